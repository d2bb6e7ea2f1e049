# language: fr
# en: Set-up
# en: Colours, pieces, the deal and the tiles turned up before the first round. The clause
# en: yellow_places.setup.board-centre has no rule here: it only says where the board lies; what
# en: everybody sees of it follows from the clauses on discs, pawns and cubes.
Fonctionnalité: Mise en place
  Couleurs, pièces, distribution et tuiles révélées avant la première manche.

  La clause yellow_places.setup.board-centre n'a pas de règle ici : elle dit seulement où se trouve
  le plateau ; ce que chacun y voit relève des clauses sur les disques, les pions et les cubes.

  @yellow_places.setup.choose-colour
  # en: Colours
  Règle: Couleurs

    # en: The colours that the book names
    Scénario: Les couleurs que le livret nomme
      Étant donné une partie des Adresses jaunes
      Alors la donnée components.colours est « green, pink, blue »
      Et la donnée components.colours est énoncée

    # en: The fourth colour is ours
    Scénario: La quatrième couleur est la nôtre
      Étant donné une partie des Adresses jaunes
      Alors la donnée components.fourth_colour est « violet »
      Et la donnée components.fourth_colour est un bouche-trou

    # en: The same colour twice
    Scénario: Deux fois la même couleur
      Quand le joueur vert, la joueuse rose et le joueur vert s'installent pour les Adresses jaunes
      Alors le coup est refusé par yellow_places.setup.choose-colour
      # en: the refusal says "green, pink, green"
      Et le refus dit « vert, rose, vert »

    # en: Three different colours
    Scénario: Trois couleurs différentes
      Quand le joueur vert, la joueuse rose et la joueuse violette s'installent pour les Adresses jaunes
      Alors le coup est légal

  @yellow_places.setup.pieces
  # en: A player's pieces
  Règle: Pièces de chacun

    # en: One pawn and three discs
    Scénario: Un pion et trois disques
      Étant donné une partie des Adresses jaunes
      Alors la donnée components.pawns_per_player est « 1 »
      Et la donnée components.discs_per_player est « 3 »

    # en: At the start no piece is on the board
    Scénario: Au départ, aucune pièce n'est sur le plateau
      Quand une partie des Adresses jaunes est mise en place pour 3 joueurs
      Et que les tuiles sont distribuées
      Alors le joueur vert a 0 disques sur le plateau
      Et le pion vert n'est pas sur le plateau

  @yellow_places.setup.shuffle
  # en: Shuffle the tiles
  Règle: Mélanger les tuiles

    # en: The first tile can be any of the 27
    Scénario: La première tuile peut être n'importe laquelle des 27
      Étant donné une nouvelle partie des Adresses jaunes à 3 joueurs
      Alors 27 tuiles sont face cachée
      Et la probabilité que « le joueur vert voit le salon de thé de la case 1 dans sa main » est 1/27
      Et personne ne peut agir

    # en: The second can be any of the 26 others
    Scénario: La deuxième peut être n'importe laquelle des 26 autres
      Étant donné une nouvelle partie des Adresses jaunes à 3 joueurs
      Quand le joueur vert pioche le restaurant de la case 4
      Alors la probabilité que « le joueur vert voit le salon de thé de la case 1 et le restaurant de la case 4 dans sa main » est 1/26

  @yellow_places.setup.draw-hand
  # en: Draw a hand
  Règle: Piocher sa main

    # en: With <n> each draws <taille> tiles
    Plan du scénario: À <n>, chacun pioche <taille> tuiles
      Étant donné une nouvelle partie des Adresses jaunes à <n> joueurs
      Quand les mains sont piochées
      Alors le joueur vert détient <taille> tuiles cachées
      Et la joueuse rose détient <taille> tuiles cachées
      Et 0 tuiles sont face visible

      Exemples:
        | n | taille |
        | 2 | 5      |
        | 3 | 4      |
        | 4 | 3      |

    # en: Each sees their own tiles, the others do not
    Scénario: Chacun voit ses tuiles, les autres non
      Étant donné une nouvelle partie des Adresses jaunes à 3 joueurs
      Quand le joueur vert pioche le salon de thé de la case 5
      Alors le joueur vert voit le salon de thé de la case 5 dans sa main
      # en: green is told "green draws the tea house of cell 5"
      Et le joueur vert entend « vert pioche le salon de thé de la case 5 »
      # en: pink is told "green draws a tile"
      Et la joueuse rose entend « vert pioche une tuile »
      Et la joueuse rose ne voit pas qui détient le salon de thé de la case 5

    # en: A disc has to wait for the end of the deal
    Scénario: Un disque doit attendre la fin de la distribution
      Étant donné une nouvelle partie des Adresses jaunes à 3 joueurs
      Quand le joueur vert pioche le salon de thé de la case 5
      Et que le joueur vert pose un disque devant la rue horizontale 2 avec 1 cube
      Alors le coup est refusé par yellow_places.setup.draw-hand

    # en: The first hand is drawn, the second is next
    Scénario: La première main est piochée, la deuxième vient ensuite
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et qu'on distribue les tuiles
      Et que le joueur vert détient le salon de thé de la case 1, le salon de thé de la case 2, le salon de thé de la case 3, le salon de thé de la case 4 et le salon de thé de la case 5
      Quand la joueuse rose pioche le salon de thé de la case 6
      Alors la joueuse rose détient 1 tuile cachée

    # en: The tiles of all hands together, hidden
    Scénario: Les tuiles de toutes les mains ensemble, cachées
      Étant donné une partie des Adresses jaunes à 3 joueurs
      Et que 12 tuiles sont cachées dans les mains
      Alors 12 tuiles sont cachées dans les mains

  @yellow_places.setup.no-communication
  # en: No talk about tiles
  Règle: Silence sur les tuiles

    # en: Announcing one of one's tiles is refused: <étape>
    Plan du scénario: Annoncer une de ses tuiles est refusé pendant <étape>
      Étant donné que la joueuse rose a en main le salon de thé de la case 5
      Et que c'est <étape>
      Quand la joueuse rose annonce le salon de thé de la case 5
      Alors le coup est refusé par yellow_places.setup.no-communication
      Et le joueur vert n'apprend rien

      Exemples:
        | étape               |
        | l'étape des disques |
        | l'étape des pions   |
        | la conclusion       |

    # en: Nobody sees the hand of another
    Scénario: Personne ne voit la main d'autrui
      Étant donné que le joueur vert détient le salon de thé de la case 5
      Et que la joueuse rose détient la pâtisserie de la case 2
      Alors le joueur vert ne voit pas qui détient la pâtisserie de la case 2
      Et la joueuse rose voit la pâtisserie de la case 2 dans sa main

    # en: A word about one's hand
    Scénario: Un mot sur sa main
      Étant donné que c'est l'étape des disques de la manche 1
      Quand rose parle de ses tuiles
      Alors le coup est refusé par yellow_places.setup.no-communication

  @yellow_places.setup.reveal-tiles
  # en: Reveal tiles
  Règle: Révéler des tuiles

    # en: With three fifteen tiles are left to be turned up at random
    Scénario: À trois, quinze tuiles restent à révéler au hasard
      Étant donné une nouvelle partie des Adresses jaunes à 3 joueurs
      Quand les mains sont piochées
      Alors la probabilité que « un cube neutre est sur la pâtisserie de la case 9 » est 1/15

    # en: A tile that was drawn is not turned up
    Scénario: Une tuile piochée n'est pas retournée
      Étant donné une nouvelle partie des Adresses jaunes à 4 joueurs
      Quand les mains sont piochées
      Et que le salon de thé de la case 1 est retourné
      Alors le coup est refusé par yellow_places.setup.reveal-tiles

    # en: A tile that was turned up is seen by all
    Scénario: Une tuile retournée est vue de tous
      Étant donné une nouvelle partie des Adresses jaunes à 4 joueurs
      Quand les mains sont piochées
      Et que la pâtisserie de la case 9 est retournée
      Alors 1 tuile est face visible
      Et la clause yellow_places.setup.reveal-tiles est citée

  @yellow_places.setup.revealed.2-players
  # en: Revealed with 2 players
  Règle: Tuiles révélées à 2

    # en: With two nine tiles are turned up
    Scénario: À deux, neuf tuiles sont révélées
      Quand une partie des Adresses jaunes est mise en place pour 2 joueurs
      Et que les tuiles sont distribuées
      Alors 9 tuiles sont face visible
      Et c'est l'étape des disques de la manche 1

  @yellow_places.setup.revealed.3-players
  # en: Revealed with 3 players
  Règle: Tuiles révélées à 3

    # en: With three six tiles are turned up
    Scénario: À trois, six tuiles sont révélées
      Quand une partie des Adresses jaunes est mise en place pour 3 joueurs
      Et que les tuiles sont distribuées
      Alors 6 tuiles sont face visible
      Et c'est l'étape des disques de la manche 1

  @yellow_places.setup.revealed.4-players
  # en: Revealed with 4 players
  Règle: Tuiles révélées à 4

    # en: With four three tiles are turned up
    Scénario: À quatre, trois tuiles sont révélées
      Quand une partie des Adresses jaunes est mise en place pour 4 joueurs
      Et que les tuiles sont distribuées
      Alors 3 tuiles sont face visible
      Et c'est l'étape des disques de la manche 1

  @yellow_places.setup.hand.2-players
  # en: Hands with 2 players
  Règle: Mains à 2

    # en: With two each hand has five tiles
    Scénario: À deux, chaque main compte cinq tuiles
      Quand une partie des Adresses jaunes est mise en place pour 2 joueurs
      Et que les tuiles sont distribuées
      Alors le joueur vert détient 5 tuiles cachées
      Et la joueuse rose détient 5 tuiles cachées

    # en: With two six tiles are too many
    Scénario: À deux, six tuiles sont de trop
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que la joueuse rose détient 1-tea, 2-tea, 3-tea, 4-tea, 5-tea et 6-tea
      Alors aucune table ne peut montrer cette position par yellow_places.setup.hand.2-players

  @yellow_places.setup.hand.3-players
  # en: Hands with 3 players
  Règle: Mains à 3

    # en: With three each hand has four tiles
    Scénario: À trois, chaque main compte quatre tuiles
      Quand une partie des Adresses jaunes est mise en place pour 3 joueurs
      Et que les tuiles sont distribuées
      Alors chaque joueur détient 4 tuiles cachées

  @yellow_places.setup.hand.4-players
  # en: Hands with 4 players
  Règle: Mains à 4

    # en: With four each hand has three tiles
    Scénario: À quatre, chaque main compte trois tuiles
      Quand une partie des Adresses jaunes est mise en place pour 4 joueurs
      Et que les tuiles sont distribuées
      Alors le joueur vert détient 3 tuiles cachées
      Et la joueuse violette détient 3 tuiles cachées

  @yellow_places.setup.player-count
  # en: Number of players
  Règle: Effectif

    # en: <n> can play
    Plan du scénario: On joue à <n>
      Quand une partie des Adresses jaunes est mise en place pour <n> joueurs
      Alors le coup est légal

      Exemples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # en: <n> cannot play
    Plan du scénario: On ne joue pas à <n>
      Quand une partie des Adresses jaunes est mise en place pour <n> joueurs
      Alors le coup est refusé par yellow_places.setup.player-count

      Exemples:
        | n |
        | 1 |
        | 5 |

    # en: By the other reading of R-11 the discs of four players have no room
    Scénario: Selon l'autre lecture de R-11, les disques de quatre joueurs n'ont pas la place
      Étant donné une partie des Adresses jaunes à 4 joueurs
      Et que la lecture R-11 est « one-disc »
      Quand une partie des Adresses jaunes est mise en place pour 4 joueurs
      Alors le coup est refusé par yellow_places.disc.one-per-round

    # en: Five people
    Scénario: Cinq personnes
      Étant donné une partie des Adresses jaunes à 5 joueurs
      Quand les tuiles sont distribuées
      Alors le coup est refusé

  @yellow_places.setup.undealt-tiles
  # en: Tiles left over
  Règle: Tuiles restantes

    # en: With <n>, <reste> tiles stay face down
    Plan du scénario: À <n>, <reste> tuiles restent face cachée
      Quand une partie des Adresses jaunes est mise en place pour <n> joueurs
      Et que les tuiles sont distribuées
      Alors <reste> tuiles sont face cachée

      Exemples:
        | n | reste |
        | 2 | 8     |
        | 3 | 9     |
        | 4 | 12    |

    # en: A tile left over that is designated stays face down
    Scénario: Une tuile restante désignée reste face cachée
      Étant donné que la joueuse rose détient le salon de thé de la case 5
      Et que la pâtisserie de la case 9 est face visible
      Quand le joueur vert désigne le restaurant de la case 8
      Alors 25 tuiles sont face cachée

  @yellow_places.setup.neutral-cubes
  # en: Neutral cubes at the start
  Règle: Cubes neutres de départ

    # en: Each tile turned up gets its cube
    Scénario: Chaque tuile révélée reçoit son cube
      Étant donné une nouvelle partie des Adresses jaunes à 4 joueurs
      Quand les mains sont piochées
      Et que le restaurant de la case 7 est retourné
      Alors un cube neutre est sur le restaurant de la case 7
      Et 1 cube neutre est sur le plateau
      Et aucun cube n'est sur la pâtisserie de la case 7

    # en: A tile face up while the game is set up
    Scénario: Une tuile révélée pendant la mise en place
      Étant donné qu'on met la partie en place
      Quand le salon de thé de la case 4 est retourné
      Alors un cube neutre est sur le salon de thé de la case 4

    # en: In the first disc stage a neutral cube comes from the set-up
    Scénario: À la première étape des disques, un cube neutre vient de la mise en place
      Étant donné une partie des Adresses jaunes à 3 joueurs
      Et qu'un cube neutre est sur le salon de thé de la case 1
      Et que c'est l'étape des disques de la manche 1
      Alors 1 tuile est face visible
      Et un cube neutre est sur le salon de thé de la case 1
