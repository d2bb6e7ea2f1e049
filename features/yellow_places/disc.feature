# fr: Étape des disques
# fr: Chaque personne donne un indice sur ses tuiles cachées par un disque devant une rue ou un
# fr: cercle, et par les cubes jaunes qu'il porte. Sauf mention contraire, on joue à trois ; qui
# fr: n'est pas nommé n'a aucune tuile cachée.
Feature: Disc stage
  Each player hints at the hidden tiles with a disc before a street or a circle and with yellow
  cubes on it. Where nothing else is said there are three players, and a player who is not
  mentioned holds no hidden tile.

  @yellow_places.disc.purpose
  # fr: À quoi servent les disques
  Rule: What discs are for

    # fr: Sans disque, une tuile peut être l'une de 27
    Scenario: Without a disc one tile can be any of 27
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      Then for pink the probability that green holds the tea house of cell 2 is 1/27

    # fr: Un disque devant une rue parle de neuf tuiles
    Scenario: A disc before a street tells of nine tiles
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      When green places a disc before column 2
      Then for pink the probability that green holds the tea house of cell 2 is 1/9
      And for pink the probability that green holds the tea house of cell 1 is 0

    # fr: Un disque devant un cercle parle de neuf tuiles
    Scenario: A disc before a circle tells of nine tiles
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      When green places a disc before the tea circle
      Then for pink the probability that green holds the tea house of cell 2 is 1/9
      And for pink the probability that green holds the bakery of cell 2 is 0

    # fr: Un disque nu laisse les 18 tuiles des autres cases
    Scenario: A bare disc leaves the 18 tiles elsewhere
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      When green places a disc before row 3
      Then for pink the probability that green holds the tea house of cell 2 is 1/18
      And for pink the probability that green holds the tea house of cell 7 is 0

    # fr: Deux disques d'un joueur se lisent ensemble
    Scenario: Two discs of a player are read together
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And green has a disc before column 2
      And pink has a disc before row 1
      When green places a disc before the tea circle
      Then for pink the probability that green holds the tea house of cell 8 is 1/3

    # fr: Tous à une table de 4 lisent le même disque
    Scenario: Everybody at a table of 4 reads the same disc
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 2
      When green places a disc before column 2
      Then for pink the probability that green holds the tea house of cell 5 is 1/9
      And for blue the probability that green holds the tea house of cell 5 is 1/9
      And for violet the probability that green holds the tea house of cell 5 is 1/9

    # fr: Un disque dit combien et non lesquelles
    Scenario: A disc tells how many and not which
      Given green holds the tea house of cell 2
      When green places a disc before column 2
      Then pink does not see who holds the tea house of cell 2

  @yellow_places.disc.any-order
  # fr: Ordre des disques
  Rule: Order of the discs

    # fr: <first> place le premier disque
    Scenario Outline: <first> places the first disc
      Given green holds the tea house of cell 2
      Then green, pink and blue may act
      When <first> places a disc before row 3
      Then <others> may act

      Examples:
        | first | others         |
        | green | pink and blue  |
        | pink  | green and blue |
        | blue  | green and pink |

    # fr: L'ordre change d'une manche à l'autre
    Scenario: The order changes from one round to the next
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And green has a disc before row 1
      And pink has a disc before row 1
      When pink places a disc before row 2
      Then green may act
      When green places a disc before row 2
      Then it is the pawn stage of round 2

    # fr: À une table de 4, la dernière place commence
    Scenario: At a table of 4 the last seat begins
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 2
      When violet places a disc before row 3
      Then green, pink and blue may act

    # fr: Qui veut est le premier
    Scenario: Whoever wants to is first
      Given round 1 is over
      When blue is the first to play
      Then the move is legal
      And the players act in any order
      And it is the disc stage of round 2

  @yellow_places.disc.one-per-round
  # fr: Un disque par manche
  Rule: One disc a round

    # fr: Un disque à chaque étape
    Scenario: One disc in each stage
      Given a game of Yellow Places
      Then the datum course.discs_per_stage is "1"
      And the datum course.discs_per_stage is implied

    # fr: Un second disque à la même étape est refusé
    Scenario: A second disc in the same stage is refused
      Given green holds the tea house of cell 2
      When green places a disc before row 1
      And green places a disc before row 2
      Then the move is refused by yellow_places.disc.one-per-round and by nothing else
      # fr: le refus dit « vert a déjà posé un disque dans cette manche »
      And the refusal says "green has placed a disc this round already"

    # fr: La clause demande les disques
    Scenario: The clause asks for the discs
      Given green holds the tea house of cell 2
      Then the open question is asked by yellow_places.disc.one-per-round
      # fr: la question ouverte est « Posez un disque. »
      And the open question is "Place a disc."

    # fr: Personne ne quitte l'étape des disques avant que tous en aient placé un
    Scenario: Nobody can leave the disc stage before all have placed one
      Given green holds the tea house of cell 2
      When green places a disc before row 1
      And pink places a disc before row 1
      Then it is the disc stage of round 1
      And blue may act

    # fr: Après l'étape des disques de la manche 2, chacun de 3 joueurs en a deux sur le plateau
    Scenario: After the disc stage of round 2 each of 3 players has two on the board
      Given green holds the tea house of cell 2
      And green has a disc before row 1
      And pink has a disc before row 1
      And blue has a disc before row 1
      When green places a disc before the tea circle
      And pink places a disc before the tea circle
      And blue places a disc before the tea circle
      Then green has 2 discs on the board
      And pink has 2 discs on the board
      And blue has 2 discs on the board

    # fr: Après l'étape des disques de la manche 3, chacun de 2 joueurs en a trois sur le plateau
    Scenario: After the disc stage of round 3 each of 2 players has three on the board
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And green has a disc before row 1
      And green has a disc before row 2
      And pink has a disc before row 1
      And pink has a disc before row 2
      When green places a disc before the tea circle
      And pink places a disc before the tea circle
      Then it is the pawn stage of round 3
      And green has 3 discs on the board
      And pink has 3 discs on the board

    # fr: Les disques de la première manche restent pour la deuxième
    Scenario: Discs of the first round stay for the second
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And it is the pawn stage of round 1
      And green has a disc before column 2
      And pink has a disc before row 1
      When green designates the bakery of cell 9
      And pink designates the bakery of cell 8
      Then it is the disc stage of round 2
      And green has 1 disc on the board
      And the disc of green before column 2 bears 1 cube

    # fr: Un joueur dont toutes les tuiles sont trouvées place un disque comme les autres
    Scenario: A player whose tiles are all found places a disc like the others
      Given green holds the tea house of cell 2
      And the tea house of cell 5 was found in the hand of pink
      And it is the disc stage of round 2
      Then green, pink and blue may act
      When pink places a disc before row 2
      Then the disc of pink before row 2 bears 0 cubes
      And the event disc-placed happens 1 time

    # fr: Une position avec deux disques en une manche est refusée
    Scenario: A position with two discs in one round is refused
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And green has a disc before row 1
      And green has a disc before row 2
      And it is the pawn stage of round 1
      Then no table can show this position by yellow_places.disc.one-per-round

    # fr: Par l'autre lecture de R-11, pas de table de 4, dont les disques ne tiendraient pas
    Scenario: By the other reading of R-11 there is no table of 4, whose discs would not fit
      Given a game of Yellow Places for 4 players
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 2
      Then no table can show this position by yellow_places.disc.one-per-round

    # fr: Par l'autre lecture de R-11, les 8 disques d'une table de 4 tiennent où il y a deux manches
    Scenario: By the other reading of R-11 the 8 discs of a table of 4 fit where there are two rounds
      Given this content pack:
        """
        [course]
        rounds = 2
        """
      And a game of Yellow Places for 4 players
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 2
      When green places a disc before row 1
      Then the disc of green before row 1 bears 1 cube

    # fr: Un second disque, où que soit le premier
    Scenario: A second disc, wherever the first lies
      Given pink has placed a disc this round
      When pink places a disc
      Then the move is refused by yellow_places.disc.one-per-round

    # fr: Le dernier disque de la deuxième manche
    Scenario: The last disc of the second round
      Given it is round 2
      And every player but blue has placed a disc this round
      When blue places a disc
      Then it is the pawn stage of round 2

    # fr: Dont personne ne dit les cubes, un second disque n'est que de trop
    Scenario: A second disc of which nobody says the cubes is only one too many
      Given a game of Yellow Places for 3 players
      And green holds the tea house of cell 1 and the tea house of cell 4
      When green places a disc before row 1
      Then "green places a disc before row 2" is refused by yellow_places.disc.one-per-round and by nothing else

  @yellow_places.disc.place.horizontal
  # fr: Devant une rue horizontale
  Rule: In front of a row

    # fr: La rue de 4, 5 et 6
    Scenario: The street of 4, 5 and 6
      Given green holds the bakery of cell 4, the tea house of cell 5 and the restaurant of cell 9
      When green places a disc before row 2
      Then the disc of green before row 2 bears 2 cubes

    # fr: La rangée <row> a les cases <cells>
    Scenario Outline: Row <row> has the cells <cells>
      Given green holds the <tiles>
      When green places a disc before row <row>
      Then the disc of green before row <row> bears 3 cubes
      And the datum places.row-<row> is "<cells>"

      Examples:
        | row | cells   | tiles                                                               |
        | 1   | 1, 2, 3 | tea house of cell 1, the tea house of cell 2 and the bakery of cell 3 |
        | 2   | 4, 5, 6 | tea house of cell 4, the bakery of cell 5 and the restaurant of cell 6 |
        | 3   | 7, 8, 9 | bakery of cell 7, the tea house of cell 8 and the tea house of cell 9 |

    # fr: Tous les types de la rue comptent
    Scenario: All types of the street count
      Given green holds the tea house of cell 4, the restaurant of cell 4 and the bakery of cell 4
      When green places a disc before row 2
      Then the disc of green before row 2 bears 3 cubes

    # fr: Des disques de plusieurs joueurs partagent une rangée
    Scenario: Discs of several players share a row
      Given green holds the tea house of cell 5
      When pink places a disc before row 2
      And green places a disc before row 2
      Then the disc of green before row 2 bears 1 cube
      And the disc of pink before row 2 bears 0 cubes

    # fr: Deux disques d'un joueur partagent une rangée
    Scenario: Two discs of one player share a row
      Given green holds the tea house of cell 5
      And green has a disc before row 2
      And pink has a disc before row 1
      And blue has a disc before row 1
      When green places a disc before row 2
      Then green has 2 discs on the board

    # fr: Par l'autre lecture de R-11, une rangée prend un disque
    Scenario: By the other reading of R-11 a row takes one disc
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before row 2
      And green places a disc before row 2 with 1 cube
      Then the move is refused by yellow_places.disc.place.horizontal
      # fr: le refus dit « Un disque de rose se trouve devant la rue horizontale 2 »
      And the refusal says "A disc of pink lies at row 2"

    # fr: Par l'autre lecture de R-11, une rangée est prise quel que soit le disque posé d'abord
    Scenario: By the other reading of R-11 a row is taken whichever disc was placed first
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before row 1
      And blue places a disc before row 2
      And green places a disc before row 2 with 1 cube
      Then the move is refused by yellow_places.disc.place.horizontal and by nothing else

    # fr: Par l'autre lecture de R-11, une autre rangée est libre
    Scenario: By the other reading of R-11 another row is free
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before row 2
      And green places a disc before row 1
      Then the disc of green before row 1 bears 0 cubes

    # fr: Par l'autre lecture de R-11, aucune rangée n'a deux disques
    Scenario: By the other reading of R-11 no row has two discs
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      And green has a disc before row 2
      And pink has a disc before row 2
      And blue has a disc before the tea circle
      Then no table can show this position by yellow_places.disc.place.horizontal

    # fr: Par l'autre lecture de R-11, une place prise n'est un coup pour personne
    Scenario: By the other reading of R-11 a place that is taken is no move for anybody
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before row 1
      Then green has 8 legal moves
      And blue has 8 legal moves

  @yellow_places.disc.place.vertical
  # fr: Devant une rue verticale
  Rule: In front of a column

    # fr: La rue de 3, 6 et 9
    Scenario: The street of 3, 6 and 9
      Given green holds the tea house of cell 3, the restaurant of cell 9 and the bakery of cell 5
      When green places a disc before column 3
      Then the disc of green before column 3 bears 2 cubes

    # fr: La colonne <column> a les cases <cells>
    Scenario Outline: Column <column> has the cells <cells>
      Given green holds the <tiles>
      When green places a disc before column <column>
      Then the disc of green before column <column> bears 3 cubes
      And the datum places.column-<column> is "<cells>"

      Examples:
        | column | cells   | tiles                                                               |
        | 1      | 1, 4, 7 | tea house of cell 1, the bakery of cell 4 and the tea house of cell 7 |
        | 2      | 2, 5, 8 | tea house of cell 2, the tea house of cell 5 and the bakery of cell 8 |
        | 3      | 3, 6, 9 | bakery of cell 3, the tea house of cell 6 and the tea house of cell 9 |

    # fr: Des disques de plusieurs joueurs partagent une colonne
    Scenario: Discs of several players share a column
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 5
      When pink places a disc before column 2
      And violet places a disc before column 2
      And green places a disc before column 2
      Then the disc of green before column 2 bears 1 cube
      And the disc of violet before column 2 bears 0 cubes

    # fr: Par l'autre lecture de R-11, une colonne prend un disque
    Scenario: By the other reading of R-11 a column takes one disc
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before column 2
      And green places a disc before column 2 with 1 cube
      Then the move is refused by yellow_places.disc.place.vertical

    # fr: Par l'autre lecture de R-11, pas même deux disques d'un joueur ne partagent une colonne
    Scenario: By the other reading of R-11 not even two discs of one player share a column
      Given a game of Yellow Places for 2 players
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      And green has a disc before column 2
      And pink has a disc before row 1
      When green places a disc before column 2 with 1 cube
      Then the move is refused by yellow_places.disc.place.vertical

    # fr: Par l'autre lecture de R-11, aucune colonne n'a deux disques
    Scenario: By the other reading of R-11 no column has two discs
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      And green has a disc before column 2
      And pink has a disc before column 2
      And blue has a disc before the tea circle
      Then no table can show this position by yellow_places.disc.place.vertical

  @yellow_places.disc.place.circle
  # fr: Devant un cercle
  Rule: In front of a circle

    # fr: Le cercle au symbole du thé
    Scenario: The circle with the tea symbol
      Given green holds the tea house of cell 3, the tea house of cell 9 and the bakery of cell 5
      When green places a disc before the tea circle
      Then the disc of green before the tea circle bears 2 cubes

    # fr: Les couleurs des cercles
    Scenario: The colours of the circles
      Given a game of Yellow Places
      Then the datum places.tea is "green"
      And the datum places.tea is stated by the book
      And the datum places.restaurant is a stand-in
      And the datum places.bakery is a stand-in

    # fr: Le cercle compte dans toutes les rues : <type>
    Scenario Outline: The <type> circle counts in all streets
      Given green holds the <type> of cell 1, the <type> of cell 5 and the <type> of cell 9
      When green places a disc before the <type> circle
      Then the disc of green before the <type> circle bears 3 cubes

      # fr: salon de thé ; restaurant ; pâtisserie
      Examples:
        | type       |
        | tea house  |
        | restaurant |
        | bakery     |

    # fr: Des disques de plusieurs joueurs partagent un cercle
    Scenario: Discs of several players share a circle
      Given green holds the tea house of cell 5
      When pink places a disc before the tea circle
      And green places a disc before the tea circle
      Then the disc of green before the tea circle bears 1 cube

    # fr: Par l'autre lecture de R-11, un cercle prend un disque
    Scenario: By the other reading of R-11 a circle takes one disc
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before the tea circle
      And green places a disc before the tea circle with 1 cube
      Then the move is refused by yellow_places.disc.place.circle
      # fr: le refus dit « Choisissez un emplacement libre »
      And the refusal says "Choose a free place"

    # fr: Par l'autre lecture de R-11, aucun cercle n'a deux disques
    Scenario: By the other reading of R-11 no circle has two discs
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      And green has a disc before the tea circle
      And pink has a disc before the tea circle
      And blue has a disc before row 1
      Then no table can show this position by yellow_places.disc.place.circle

  @yellow_places.disc.cubes-equal-count
  # fr: Cubes d'un disque
  Rule: Cubes on a disc

    # fr: Deux tuiles de la rue horizontale 2
    Scenario: Two tiles of row 2
      Given green holds 2 tiles of row 2
      And green has a disc before row 2
      When green puts the cubes on the disc
      Then green puts 2 yellow cubes on it

    # fr: Un cube pour deux tuiles de la rue horizontale 2
    Scenario: One cube for two tiles of row 2
      Given green holds 2 tiles of row 2
      And green has a disc before row 2
      When green puts 1 cube on the disc
      Then the move is refused by yellow_places.disc.cubes-equal-count

    # fr: <place> pour deux tuiles de la case 2, une de la 5 et une de la 9
    Scenario Outline: <place> for two tiles of cell 2, one of cell 5 and one of cell 9
      Given green holds 2-tea, 2-restaurant, 5-tea and 9-bakery
      When green places a disc before <place> with <cubes> cubes
      Then the disc of green before <place> bears <cubes> cubes

      Examples:
        | place                 | cubes |
        | column 2              | 3     |
        | the tea circle        | 2     |
        | the restaurant circle | 1     |
        | row 1                 | 2     |
        | row 2                 | 1     |

    # fr: <cubes> cubes alors que trois tuiles conviennent
    Scenario Outline: <cubes> cubes where three tiles match
      Given green holds 2-tea, 2-restaurant, 5-tea and 9-bakery
      When green places a disc before column 2 with <cubes> cubes
      Then the move is refused by yellow_places.disc.cubes-equal-count
      # fr: le refus dit « Posez 3 cubes jaunes »
      And the refusal says "Put 3 yellow cubes"

      Examples:
        | cubes |
        | -1    |
        | 1     |
        | 2     |
        | 4     |
        | 28    |

    # fr: Un cube alors qu'aucune tuile ne convient
    Scenario: A cube where no tile matches
      Given green holds the tea house of cell 2
      When green places a disc before row 3 with 1 cube
      Then the move is refused by yellow_places.disc.cubes-equal-count

    # fr: Les cinq tuiles d'une main à 2 joueurs dans une rue
    Scenario: All five tiles of a hand of 2 players in one street
      Given a game of Yellow Places for 2 players
      And green holds 1-tea, 2-tea, 3-tea, 3-restaurant and 3-bakery
      When green places a disc before row 1
      Then the disc of green before row 1 bears 5 cubes

    # fr: Les trois tuiles d'une main à 4 joueurs dans une rue
    Scenario: All three tiles of a hand of 4 players in one street
      Given a game of Yellow Places for 4 players
      And green holds 3-tea, 3-restaurant and 3-bakery
      When green places a disc before column 3
      Then the disc of green before column 3 bears 3 cubes

    # fr: Une tuile trouvée n'est pas comptée par un nouveau disque
    Scenario: A tile that was found is not counted by a new disc
      Given green holds the bakery of cell 4
      And the tea house of cell 5 was found in the hand of green
      And it is the disc stage of round 2
      When green places a disc before row 2
      Then the disc of green before row 2 bears 1 cube

    # fr: Les tuiles des autres ne sont pas comptées
    Scenario: The tiles of the others are not counted
      Given green holds the bakery of cell 4
      And pink holds the tea house of cell 5 and the tea house of cell 6
      When green places a disc before row 2
      Then the disc of green before row 2 bears 1 cube

    # fr: Par l'autre lecture de R-8, le compte reste exact
    Scenario: By the other reading of R-8 the count stays exact
      Given a game of Yellow Places
      And the reading R-8 is "twenty"
      And green holds 2-tea, 2-restaurant, 5-tea and 9-bakery
      When green places a disc before column 2 with 2 cubes
      Then the move is refused by yellow_places.disc.cubes-equal-count

    # fr: Ce qui est dit d'un disque avec des cubes
    Scenario: What is told of a disc with cubes
      Given green holds 2-tea, 2-restaurant, 5-tea and 9-bakery
      When green places a disc before column 2
      Then clause yellow_places.disc.cubes-equal-count is cited
      # fr: le récit dit « vert pose un disque devant la rue verticale 2 avec 3 cubes jaunes. »
      And the story says "green puts a disc before column 2 with 3 yellow cubes."

    # fr: Trois tuiles que personne ne nomme
    Scenario: Three tiles that nobody names
      Given green holds 2 tiles of cell 2
      And green holds 1 tile of cell 5
      And green holds 0 tiles of cell 8
      When green places a disc before column 2
      Then 3 yellow cubes lie on it
      And green puts 3 yellow cubes on it
      And green puts 3 cubes on the disc
      And the disc of green bears 3 cubes
      And that disc bears 3 cubes

  @yellow_places.disc.zero-cubes
  # fr: Un disque sans cube
  Rule: A disc without cubes

    # fr: Aucune pâtisserie en main
    Scenario: No bakery in hand
      Given green holds the tea house of cell 2
      When green places a disc before the bakery circle with 0 cubes
      Then the disc of green before the bakery circle bears 0 cubes
      And clause yellow_places.disc.zero-cubes is cited

    # fr: Une pâtisserie en main et aucun cube
    Scenario: One bakery in hand and no cube
      Given green holds the bakery of cell 2
      When green places a disc before the bakery circle with 0 cubes
      Then the move is refused by yellow_places.disc.zero-cubes

    # fr: Trois tuiles dans la rue et aucun cube
    Scenario: Three tiles in the street and no cube
      Given green holds 2-tea, 2-restaurant, 5-tea and 9-bakery
      When green places a disc before column 2 with 0 cubes
      Then the move is refused by yellow_places.disc.zero-cubes

    # fr: Avec un cube dessus, le disque dit autre chose
    Scenario: With a cube on it the disc says something else
      Given green holds the bakery of cell 2
      When green places a disc before the bakery circle with 1 cube
      Then clause yellow_places.disc.zero-cubes is not cited

    # fr: Les autres savent que la main n'en a aucune
    Scenario: The others know that the hand has none
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      When green places a disc before the bakery circle
      Then pink can be certain that nobody holds the bakery of cell 7 by yellow_places.disc.zero-cubes

    # fr: Un cube pour une main sans tuile de ce genre
    Scenario: A cube for a hand without such tiles
      Given green holds 0 tiles of the tea houses
      When green places a disc before the tea circle with 1 cube
      Then the move is refused

  @yellow_places.disc.cube-supply
  # fr: Réserve de cubes jaunes
  Rule: Supply of yellow cubes

    # fr: Vingt cubes pour disques et enseignes
    Scenario: Twenty cubes for discs and establishments
      Given a game of Yellow Places
      Then the datum components.yellow_cubes is "20"

    # fr: Le vingt-quatrième cube sur les disques de 4 joueurs
    Scenario: The twenty-fourth cube on the discs of 4 players
      Given a game of Yellow Places for 4 players
      And green holds 1-tea, 1-restaurant and 1-bakery
      And pink holds 2-tea, 2-restaurant and 2-bakery
      And blue holds 5-tea, 5-restaurant and 5-bakery
      And violet holds 9-tea, 9-restaurant and 9-bakery
      And green has a disc before row 1
      And green has a disc before column 1
      And pink has a disc before row 1
      And pink has a disc before column 2
      And blue has a disc before row 2
      And blue has a disc before column 2
      And violet has a disc before row 3
      When violet places a disc before column 3
      Then the disc of violet before column 3 bears 3 cubes
      And it is the pawn stage of round 2

    # fr: Par l'autre lecture de R-8, on ne peut prendre trois cubes quand il en reste deux
    Scenario: By the other reading of R-8 three cubes are not to be had when two are left
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds 1-tea, 1-restaurant and 1-bakery
      And pink holds 2-tea, 2-restaurant and 2-bakery
      And blue holds 5-tea, 5-restaurant and 5-bakery
      And violet holds 9-tea, 9-restaurant and 9-bakery
      And green has a disc before row 1
      And green has a disc before column 1
      And pink has a disc before row 1
      And pink has a disc before column 2
      And blue has a disc before row 2
      And blue has a disc before column 2
      And violet has a disc before row 1
      When violet places a disc before column 3 with 3 cubes
      Then the move is refused by yellow_places.disc.cube-supply
      # fr: le refus dit « Il faut 3 cubes jaunes ; il en reste 2 »
      And the refusal says "It takes 3 yellow cubes; left: 2"

    # fr: Par l'autre lecture de R-8, on peut prendre les deux derniers cubes
    Scenario: By the other reading of R-8 the last two cubes can be had
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds 1-tea, 1-restaurant and 1-bakery
      And pink holds 2-tea, 2-restaurant and 2-bakery
      And blue holds 5-tea, 5-restaurant and 5-bakery
      And violet holds 8-tea, 9-restaurant and 9-bakery
      And green has a disc before row 1
      And green has a disc before column 1
      And pink has a disc before row 1
      And pink has a disc before column 2
      And blue has a disc before row 2
      And blue has a disc before column 2
      And violet has a disc before row 1
      When violet places a disc before column 3
      Then the disc of violet before column 3 bears 2 cubes

    # fr: Par l'autre lecture de R-8, les cubes des enseignes manquent aussi à la réserve
    Scenario: By the other reading of R-8 cubes on establishments are gone too
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds 1-tea, 1-restaurant and 1-bakery
      And pink holds 2-tea, 2-restaurant and 2-bakery
      And blue holds 5-tea, 5-restaurant and 5-bakery
      And violet holds 9-restaurant and 9-bakery
      And the tea house of cell 9 was found in the hand of violet
      And green has a disc before row 1
      And green has a disc before column 1
      And pink has a disc before row 1
      And pink has a disc before column 2
      And blue has a disc before row 2
      And blue has a disc before column 2
      And violet has a disc before row 1
      When violet places a disc before column 3 with 2 cubes
      Then the move is refused by yellow_places.disc.cube-supply
      # fr: le refus dit « Il faut 2 cubes jaunes ; il en reste 1 »
      And the refusal says "It takes 2 yellow cubes; left: 1"

    # fr: Par l'autre lecture de R-8, un disque sans cubes n'en demande pas
    Scenario: By the other reading of R-8 a disc without cubes needs none
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds 1-tea, 1-restaurant and 1-bakery
      And pink holds 2-tea, 2-restaurant and 2-bakery
      And blue holds 5-tea, 5-restaurant and 5-bakery
      And violet holds 8-tea, 9-restaurant and 9-bakery
      And green has a disc before row 1
      And green has a disc before column 1
      And pink has a disc before row 1
      And pink has a disc before column 2
      And blue has a disc before row 2
      And blue has a disc before column 2
      And violet has a disc before row 3
      When violet places a disc before row 1
      Then the disc of violet before row 1 bears 0 cubes

    # fr: Par l'autre lecture de R-8, une réserve dépassée est vide, et qui peut s'en passer continue
    Scenario: By the other reading of R-8 an overdrawn supply is empty for whoever can do without
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds 1-tea, 1-restaurant and 1-bakery
      And pink holds 2-tea, 2-restaurant and 2-bakery
      And blue holds 5-tea, 5-restaurant and 5-bakery
      And violet holds 9-tea, 9-restaurant and 9-bakery
      And green has a disc before row 1
      And green has a disc before column 1
      And pink has a disc before row 1
      And pink has a disc before column 2
      And blue has a disc before row 2
      And blue has a disc before column 2
      And violet has a disc before row 3
      When violet places a disc before column 3 with 3 cubes
      Then the move is refused by yellow_places.disc.cube-supply

    # fr: Par l'autre lecture de R-8, un manque à chaque place ne bloque personne
    Scenario: By the other reading of R-8 a shortage at every place blocks nobody
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds 1-tea, 1-restaurant and 1-bakery
      And pink holds 2-tea, 2-restaurant and 2-bakery
      And blue holds 4-tea, 4-restaurant and 4-bakery
      And violet holds 3-tea, 5-restaurant and 7-bakery
      And green has a disc before row 1
      And green has a disc before column 1
      And green has a disc before the tea circle
      And pink has a disc before row 1
      And pink has a disc before column 2
      And pink has a disc before the tea circle
      And blue has a disc before row 2
      And blue has a disc before the tea circle
      And blue has a disc before row 1
      And violet has a disc before row 1
      And violet has a disc before row 2
      When violet places a disc before column 1
      Then the disc of violet before column 1 bears 1 cube

    # fr: Par l'autre lecture de R-8, une réserve dépassée n'a pas même un cube
    Scenario: By the other reading of R-8 an overdrawn supply has not even one cube
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds 1-tea, 1-restaurant and 1-bakery
      And pink holds 2-tea, 2-restaurant and 2-bakery
      And blue holds 5-tea, 5-restaurant and 5-bakery
      And violet holds 9-tea, 9-restaurant and 9-bakery
      And green has a disc before row 1
      And green has a disc before column 1
      And pink has a disc before row 1
      And pink has a disc before column 2
      And blue has a disc before row 2
      And blue has a disc before column 2
      And violet has a disc before row 3
      When violet places a disc before the tea circle with 1 cube
      Then the move is refused by yellow_places.disc.cube-supply and by nothing else
      # fr: le refus dit « il en reste 0 »
      And the refusal says "left: 0"

    # fr: Par les autres lectures de R-8 et R-11, un disque nu ne sert à rien si la place est prise
    Scenario: By the other readings of R-8 and R-11 a bare disc at a place that is taken helps nobody
      Given a game of Yellow Places
      And the reading R-8 is "twenty"
      And the reading R-11 is "one-disc"
      And green holds 1-tea, 2-tea, 3-tea and 4-tea
      And pink holds 5-tea, 5-restaurant, 5-bakery and 2-restaurant
      And blue holds 7-bakery and 8-bakery
      And green has a disc before the tea circle
      And green has a disc before row 1
      And green has a disc before column 1
      And pink has a disc before column 2
      And pink has a disc before row 2
      And pink has a disc before the restaurant circle
      And blue has a disc before row 3
      And blue has a disc before column 3
      When blue places a disc before the bakery circle
      Then the disc of blue before the bakery circle bears 2 cubes
