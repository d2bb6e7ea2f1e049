# language: fr
# en: Disc stage
# en: Each person hints at their tiles with a disc before a street or a circle, and with the
# en: yellow cubes on it. Where nothing else is said there are three players; who is not named has
# en: no hidden tile.
Fonctionnalité: Étape des disques
  Chaque personne donne un indice sur ses tuiles par un disque, posé devant une rue ou un cercle,
  et par les cubes jaunes qu'il porte. Sauf mention contraire, on joue à trois ; qui n'est pas nommé
  n'a aucune tuile cachée.

  @yellow_places.disc.purpose
  # en: What discs are for
  Règle: À quoi servent les disques

    # en: Without a disc a tile can be any of the 27
    Scénario: Sans disque, une tuile peut être n'importe laquelle des 27
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que le joueur vert détient le salon de thé de la case 2
      Alors pour la joueuse rose, la probabilité que le joueur vert détienne le salon de thé de la case 2 est 1/27

    # en: A disc before a street tells of nine tiles
    Scénario: Un disque devant une rue parle de neuf tuiles
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que le joueur vert détient le salon de thé de la case 2
      Quand le joueur vert pose un disque devant la deuxième rue verticale
      Alors pour la joueuse rose, la probabilité que le joueur vert détienne le salon de thé de la case 2 est 1/9
      Et pour la joueuse rose, la probabilité que personne ne détienne le salon de thé de la case 1 est 1

    # en: A disc tells how many, and not which
    Scénario: Un disque dit combien, et non lesquelles
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Quand le joueur vert pose un disque devant la deuxième rue verticale
      Alors la joueuse rose ne voit pas qui détient le salon de thé de la case 2

  @yellow_places.disc.any-order
  # en: Order of the discs
  Règle: Ordre des disques

    # en: The last seat begins
    Scénario: Le dernier placé commence
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Quand le joueur bleu pose un disque devant la rue horizontale 3
      Alors le joueur vert et la joueuse rose peuvent agir

    # en: Only one disc is missing now
    Scénario: Il ne manque plus qu'un disque
      Étant donné une partie des Adresses jaunes entre la joueuse rose, le joueur vert et la joueuse violette
      Et que le joueur vert détient le salon de thé de la case 2
      Quand la joueuse violette pose un disque devant la rue horizontale 3
      Et que la joueuse rose pose un disque devant la rue horizontale 3
      Alors le joueur vert peut agir

    # en: Whoever wants to is first
    Scénario: Qui veut est le premier
      Étant donné que la manche 1 est finie
      Quand bleu joue en premier
      Alors le coup est légal
      Et l'ordre est libre
      Et c'est l'étape des disques de la manche 2

  @yellow_places.disc.one-per-round
  # en: One disc a round
  Règle: Un disque par manche

    # en: A single disc in each stage
    Scénario: Un seul disque à chaque étape
      Étant donné une partie des Adresses jaunes
      Alors la donnée course.discs_per_stage est « 1 »
      Et la donnée course.discs_per_stage est déduite

    # en: A second disc in the same stage is refused
    Scénario: Un second disque dans la même étape est refusé
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Quand le joueur vert pose un disque devant la première rue horizontale
      Et que le joueur vert pose un disque devant la deuxième rue horizontale
      Alors le coup est refusé par yellow_places.disc.one-per-round

    # en: In the second round each has two discs on the board
    Scénario: À la deuxième manche, chacun a deux disques sur le plateau
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que le joueur vert détient le salon de thé de la case 2
      Et que le joueur vert a un disque devant la première rue horizontale
      Et que la joueuse rose a un disque devant la première rue horizontale
      Quand le joueur vert pose un disque devant le cercle du thé
      Et que la joueuse rose pose un disque devant le cercle du thé
      Alors le joueur vert a 2 disques sur le plateau
      Et la joueuse rose a 2 disques sur le plateau

    # en: Who has no hidden tile left places a disc like the others
    Scénario: Qui n'a plus de tuile cachée pose un disque comme les autres
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Et que le salon de thé de la case 5 a été trouvé dans la main de la joueuse rose
      Et que c'est l'étape des disques de la manche 2
      Quand la joueuse rose pose un disque devant la deuxième rue horizontale
      Alors le disque rose devant la deuxième rue horizontale porte 0 cubes

    # en: A second disc, wherever the first lies
    Scénario: Un second disque, où que soit le premier
      Étant donné que rose a posé un disque dans cette manche
      Quand rose pose un disque
      Alors le coup est refusé par yellow_places.disc.one-per-round

    # en: The last disc of the second round
    Scénario: Le dernier disque de la deuxième manche
      Étant donné que c'est la manche 2
      Et que tous sauf bleu ont posé un disque dans cette manche
      Quand bleu pose un disque
      Alors c'est l'étape des pions de la manche 2

  @yellow_places.disc.place.horizontal
  # en: In front of a row
  Règle: Devant une rue horizontale

    # en: The street of cells 4, 5 and 6
    Scénario: La rue des cases 4, 5 et 6
      Étant donné que le joueur vert détient la pâtisserie de la case 4, le salon de thé de la case 5 et le restaurant de la case 9
      Quand le joueur vert pose un disque devant la deuxième rue horizontale avec 2 cubes
      Alors le disque vert devant la deuxième rue horizontale porte 2 cubes

    # en: Two discs before the same row
    Scénario: Deux disques devant la même rue horizontale
      Étant donné que le joueur vert détient le salon de thé de la case 5
      Quand la joueuse rose pose un disque devant la deuxième rue horizontale
      Et que le joueur vert pose un disque devant la deuxième rue horizontale
      Alors le disque vert devant la deuxième rue horizontale porte un cube
      Et le disque rose devant la deuxième rue horizontale porte 0 cubes

    # en: By the other reading of R-11 the row is taken
    Scénario: Selon l'autre lecture de R-11, la rue horizontale est prise
      Étant donné une partie des Adresses jaunes
      Et que la lecture R-11 est « one-disc »
      Et que le joueur vert détient le salon de thé de la case 5
      Quand la joueuse rose pose un disque devant la deuxième rue horizontale
      Et que le joueur vert pose un disque devant la deuxième rue horizontale avec 1 cube
      Alors le coup est refusé par yellow_places.disc.place.horizontal

  @yellow_places.disc.place.vertical
  # en: In front of a column
  Règle: Devant une rue verticale

    # en: The street of cells 3, 6 and 9
    Scénario: La rue des cases 3, 6 et 9
      Étant donné que le joueur vert détient le salon de thé de la case 3, le restaurant de la case 9 et la pâtisserie de la case 5
      Quand le joueur vert pose un disque devant la troisième rue verticale
      Alors le disque du joueur vert devant la troisième rue verticale porte 2 cubes

    # en: By the other reading of R-11 the column is taken
    Scénario: Selon l'autre lecture de R-11, la rue verticale est prise
      Étant donné une partie des Adresses jaunes
      Et que la lecture R-11 est « one-disc »
      Et que le joueur vert détient le salon de thé de la case 5
      Quand la joueuse rose pose un disque devant la rue verticale 2
      Et que le joueur vert pose un disque devant la rue verticale 2 avec 1 cube
      Alors le coup est refusé par yellow_places.disc.place.vertical

  @yellow_places.disc.place.circle
  # en: In front of a circle
  Règle: Devant un cercle

    # en: The circle with the tea symbol
    Scénario: Le cercle au symbole du thé
      Étant donné que le joueur vert détient le salon de thé de la case 3, le salon de thé de la case 9 et la pâtisserie de la case 5
      Quand le joueur vert pose un disque devant le cercle du thé
      Alors le disque vert devant le cercle du thé porte 2 cubes

    # en: The circle counts in all streets: <cercle>
    Plan du scénario: Le cercle <cercle> compte dans toutes les rues
      Étant donné que le joueur vert détient <tuiles>
      Quand le joueur vert pose un disque devant le cercle <cercle>
      Alors le disque vert devant le cercle <cercle> porte 2 cubes

      # en: restaurants; bakeries
      Exemples:
        | cercle          | tuiles                                                        |
        | des restaurants | le restaurant de la case 1 et le restaurant de la case 9      |
        | des pâtisseries | la pâtisserie de la case 3 et la pâtisserie de la case 7      |

    # en: By the other reading of R-11 the circle is taken
    Scénario: Selon l'autre lecture de R-11, le cercle est pris
      Étant donné une partie des Adresses jaunes
      Et que la lecture R-11 est « one-disc »
      Et que le joueur vert détient le salon de thé de la case 5
      Quand la joueuse rose pose un disque devant le cercle du thé
      Et que le joueur vert pose un disque devant le cercle du thé avec 1 cube
      Alors la clause yellow_places.disc.place.circle refuse le coup

  @yellow_places.disc.cubes-equal-count
  # en: Cubes on a disc
  Règle: Cubes d'un disque

    # en: Two tiles of cell 2, one of cell 5, one of cell 9, before <emplacement>
    Plan du scénario: Deux tuiles de la case 2, une de la case 5, une de la case 9, devant <emplacement>
      Étant donné que le joueur vert détient 2-tea, 2-restaurant, 5-tea et 9-bakery
      Quand le joueur vert pose un disque devant <emplacement> avec <cubes> cubes
      Alors le disque vert devant <emplacement> porte <cubes> cubes

      Exemples:
        | emplacement              | cubes |
        | la rue verticale 2       | 3     |
        | le cercle du thé         | 2     |
        | la rue horizontale 1     | 2     |

    # en: <cubes> cubes for three tiles
    Plan du scénario: <cubes> cubes pour trois tuiles
      Étant donné que le joueur vert détient 2-tea, 2-restaurant, 5-tea et 9-bakery
      Quand le joueur vert pose un disque devant la deuxième rue verticale avec <cubes> cubes
      Alors le coup est refusé par yellow_places.disc.cubes-equal-count

      Exemples:
        | cubes |
        | 2     |
        | 4     |

    # en: A tile that was found is not counted any more
    Scénario: Une tuile trouvée n'est plus comptée
      Étant donné que le joueur vert détient la pâtisserie de la case 4
      Et que la pâtisserie de la case 5 a été trouvée dans la main du joueur vert
      Et que c'est l'étape des disques de la manche 2
      Quand le joueur vert pose un disque devant la deuxième rue horizontale
      Alors le disque vert devant la deuxième rue horizontale porte 1 cube

    # en: Three tiles that nobody names
    Scénario: Trois tuiles que personne ne nomme
      Étant donné que vert détient 2 tuiles de la case 2
      Et que vert a en main 1 tuile de la case 5
      Et que vert détient 0 tuile de la case 8
      Quand vert pose un disque devant la rue verticale 2
      Alors 3 cubes jaunes sont posés dessus
      Et vert y met 3 cubes jaunes
      Et vert met 3 cubes sur son disque
      Et le disque du joueur vert porte 3 cubes
      Et ce disque porte 3 cubes

  @yellow_places.disc.zero-cubes
  # en: A disc without cubes
  Règle: Un disque sans cube

    # en: No bakery in hand
    Scénario: Aucune pâtisserie en main
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Quand le joueur vert pose un disque devant le cercle des pâtisseries avec 0 cubes
      Alors le disque vert devant le cercle des pâtisseries porte 0 cubes
      Et la clause yellow_places.disc.zero-cubes est citée

    # en: One bakery in hand and no cube
    Scénario: Une pâtisserie en main et aucun cube
      Étant donné que le joueur vert détient la pâtisserie de la case 2
      Quand le joueur vert pose un disque devant le cercle des pâtisseries avec 0 cubes
      Alors le coup est refusé par yellow_places.disc.zero-cubes

    # en: The others know that the hand has none
    Scénario: Les autres savent que la main n'en a pas
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que le joueur vert détient le salon de thé de la case 2
      Quand le joueur vert pose un disque devant le cercle des pâtisseries
      Alors la joueuse rose peut être certaine que personne ne détient la pâtisserie de la case 7 par yellow_places.disc.zero-cubes

    # en: A cube for a hand without such tiles
    Scénario: Un cube pour une main sans tuile de ce genre
      Étant donné que vert détient 0 tuile des salons de thé
      Quand vert pose un disque devant le cercle du thé avec 1 cube
      Alors le coup est refusé

  @yellow_places.disc.cube-supply
  # en: Supply of yellow cubes
  Règle: Réserve de cubes jaunes

    # en: With four the twenty-fourth cube on the discs
    Scénario: À quatre, le vingt-quatrième cube sur les disques
      Étant donné une partie des Adresses jaunes à 4 joueurs
      Et que le joueur vert détient 1-tea, 1-restaurant et 1-bakery
      Et que la joueuse rose détient 2-tea, 2-restaurant et 2-bakery
      Et que le joueur bleu détient 5-tea, 5-restaurant et 5-bakery
      Et que la joueuse violette détient 9-tea, 9-restaurant et 9-bakery
      Et qu'un disque vert se trouve devant la rue horizontale 1
      Et qu'un disque vert se trouve devant la rue verticale 1
      Et qu'un disque rose se trouve devant la rue horizontale 1
      Et qu'un disque rose se trouve devant la rue verticale 2
      Et qu'un disque bleu se trouve devant la rue horizontale 2
      Et qu'un disque bleu se trouve devant la rue verticale 2
      Et qu'un disque violet se trouve devant la rue horizontale 3
      Quand la joueuse violette pose un disque devant la rue verticale 3
      Alors le disque violet devant la rue verticale 3 porte 3 cubes
      Et c'est l'étape des pions de la manche 2

    # en: By the other reading of R-8 three cubes are not to be had when two are left
    Scénario: Selon l'autre lecture de R-8, trois cubes ne se prennent pas quand il en reste deux
      Étant donné une partie des Adresses jaunes à 4 joueurs
      Et que la lecture R-8 est « twenty »
      Et que le joueur vert détient 1-tea, 1-restaurant et 1-bakery
      Et que la joueuse rose détient 2-tea, 2-restaurant et 2-bakery
      Et que le joueur bleu détient 5-tea, 5-restaurant et 5-bakery
      Et que la joueuse violette détient 9-tea, 9-restaurant et 9-bakery
      Et qu'un disque vert se trouve devant la rue horizontale 1
      Et qu'un disque vert se trouve devant la rue verticale 1
      Et qu'un disque rose se trouve devant la rue horizontale 1
      Et qu'un disque rose se trouve devant la rue verticale 2
      Et qu'un disque bleu se trouve devant la rue horizontale 2
      Et qu'un disque bleu se trouve devant la rue verticale 2
      Et qu'un disque violet se trouve devant la rue horizontale 1
      Quand la joueuse violette pose un disque devant la rue verticale 3 avec 3 cubes
      Alors le coup est refusé par yellow_places.disc.cube-supply
      # en: the refusal says "left: 2"
      Et le refus dit « il en reste 2 »
