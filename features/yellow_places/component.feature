# fr: Matériel
# fr: Ce que contient la boîte. Une nouvelle partie se décrit par le nombre de ses joueurs.
Feature: Components
  What lies in the box. A new game is described by the number of its players.

  @yellow_places.component.tiles
  # fr: Tuiles
  Rule: Tiles

    # fr: Combien il y a de tuiles
    Scenario: How many tiles there are
      Given a game of Yellow Places
      Then the datum components.tiles is "27"
      And 27 tiles belong to the game
      And the datum components.tiles is stated by the book

    # fr: Avant la distribution à <n>, les 27 tuiles sont face cachée
    Scenario Outline: Before the deal of <n> players all 27 tiles lie face down
      When a game of Yellow Places is set up for <n> players
      Then 27 tiles lie face down

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # fr: Aucune tuile n'est dans deux mains
    Scenario: No tile is in two hands
      Given green holds the tea house of cell 5
      And pink holds the tea house of cell 5
      Then no table can show this position by yellow_places.component.tiles

    # fr: Aucune tuile n'est deux fois dans une main
    Scenario: No tile is twice in a hand
      Given green holds the tea house of cell 5 and the tea house of cell 5
      Then no table can show this position by yellow_places.component.tiles

    # fr: Aucune tuile d'une main n'est face visible
    Scenario: No tile of a hand lies face up
      Given green holds the tea house of cell 5
      And the tea house of cell 5 lies face up
      Then no table can show this position by yellow_places.component.tiles

    # fr: Une tuile trouvée n'est plus dans une main
    Scenario: A tile that was found is not in a hand any more
      Given green holds the tea house of cell 5 and the bakery of cell 2
      And the tea house of cell 5 was found in the hand of green
      Then no table can show this position by yellow_places.component.tiles

  @yellow_places.component.discs
  # fr: Disques
  Rule: Discs

    # fr: Douze disques, trois de chaque couleur
    Scenario: Twelve discs, three of each colour
      Given a game of Yellow Places
      Then the datum components.discs is "12"
      And the datum components.discs is stated by the book
      And the datum components.discs_per_player is "3"
      And every player has 3 discs and 1 pawn

    # fr: Les trois disques d'un joueur servent en trois manches
    Scenario: The three discs of a player are used up in three rounds
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And a disc of pink lies before row 1
      And a disc of pink lies before row 3
      And it is the disc stage of round 3
      When pink places a disc before row 2
      Then pink has 3 discs on the board

    # fr: Il n'y a pas de quatrième disque
    Scenario: There is no fourth disc
      Given pink holds the tea house of cell 5
      And a disc of pink lies before row 1
      And a disc of pink lies before row 2
      And a disc of pink lies before row 3
      And a disc of pink lies before the tea circle
      And it is the pawn stage of round 3
      Then no table can show this position by yellow_places.disc.one-per-round

  @yellow_places.component.pawns
  # fr: Pions
  Rule: Pawns

    # fr: Quatre pions, un de chaque couleur
    Scenario: Four pawns, one of each colour
      Given a game of Yellow Places
      Then the datum components.pawns is "4"
      And the datum components.pawns is stated by the book
      And the datum components.pawns_per_player is "1"

    # fr: Un joueur n'a pas de second pion à placer
    Scenario: A player has no second pawn to place
      Given pink holds the tea house of cell 5
      When green designates the restaurant of cell 8
      And green designates the bakery of cell 8
      Then the move is refused by yellow_places.pawn.must-place

    # fr: Il n'y a pas de pion jaune, un cube marque donc ce que trouve la conclusion
    Scenario: There is no yellow pawn, so a cube marks what the conclusion finds
      Given pink holds the tea house of cell 5 and the bakery of cell 2
      When green says that pink holds the tea house of cell 5
      Then a yellow cube is on the tea house of cell 5
      And the datum components.pawns is "4"

  @yellow_places.component.yellow-cubes
  # fr: Cubes jaunes
  Rule: Yellow cubes

    # fr: Vingt cubes jaunes
    Scenario: Twenty yellow cubes
      Given a game of Yellow Places
      Then the datum components.yellow_cubes is "20"
      And the datum components.yellow_cubes is stated by the book

    # fr: Par l'autre lecture de R-8, le vingtième cube peut servir
    Scenario: By the other reading of R-8 the twentieth cube can be used
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds the tea house of cell 1, the restaurant of cell 1 and the bakery of cell 1
      And pink holds the tea house of cell 2, the restaurant of cell 2 and the bakery of cell 2
      And blue holds the tea house of cell 5, the restaurant of cell 5 and the bakery of cell 5
      And violet holds the tea house of cell 9 and the restaurant of cell 9
      And a disc of green lies before row 1
      And a disc of green lies before column 1
      And a disc of pink lies before row 1
      And a disc of pink lies before column 2
      And a disc of blue lies before row 2
      And a disc of blue lies before column 2
      And a disc of violet lies before row 1
      When violet places a disc before row 3 with 2 cubes
      Then the disc of violet before row 3 bears 2 cubes

    # fr: Par l'autre lecture de R-8, il n'y a pas de vingt et unième cube
    Scenario: By the other reading of R-8 there is no twenty-first cube
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds the tea house of cell 1, the restaurant of cell 1 and the bakery of cell 1
      And pink holds the tea house of cell 2, the restaurant of cell 2 and the bakery of cell 2
      And blue holds the tea house of cell 5, the restaurant of cell 5 and the bakery of cell 5
      And violet holds the tea house of cell 9, the restaurant of cell 9 and the bakery of cell 9
      And a disc of green lies before row 1
      And a disc of green lies before column 1
      And a disc of pink lies before row 1
      And a disc of pink lies before column 2
      And a disc of blue lies before row 2
      And a disc of blue lies before column 2
      And a disc of violet lies before row 1
      When violet places a disc before row 3 with 3 cubes
      Then the move is refused by yellow_places.disc.cube-supply

  @yellow_places.component.neutral-cubes
  # fr: Cubes neutres
  Rule: Neutral cubes

    # fr: Vingt cubes neutres
    Scenario: Twenty neutral cubes
      Given a game of Yellow Places
      Then the datum components.neutral_cubes is "20"
      And the datum components.neutral_cubes is stated by the book

    # fr: À 2 joueurs, il n'en faut jamais plus de 15
    Scenario: With 2 players no more than 15 are ever needed
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And 1-tea, 1-restaurant, 1-bakery, 2-tea, 2-restaurant, 2-bakery, 3-tea, 3-restaurant and 3-bakery lie face up
      And nobody answered for 4-tea
      And nobody answered for 4-restaurant
      And nobody answered for 4-bakery
      And nobody answered for 6-tea
      And nobody answered for 6-restaurant
      And nobody answered for 6-bakery
      And it is the conclusion
      Then 15 neutral cubes are on the board
      And the datum components.neutral_cubes is "20"

    # fr: À 2 joueurs, il n'y a pas de seizième cube neutre
    Scenario: With 2 players there is no sixteenth neutral cube
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And 1-tea, 1-restaurant, 1-bakery, 2-tea, 2-restaurant, 2-bakery, 3-tea, 3-restaurant and 3-bakery lie face up
      And nobody answered for 4-tea
      And nobody answered for 4-restaurant
      And nobody answered for 4-bakery
      And nobody answered for 6-tea
      And nobody answered for 6-restaurant
      And nobody answered for 6-bakery
      And nobody answered for 7-tea
      And it is the conclusion
      Then no table can show this position by yellow_places.pawn.must-place
      And the datum components.neutral_cubes is "20"

    # fr: À 3 joueurs non plus, il n'en faut jamais plus de 15
    Scenario: With 3 players no more than 15 are ever needed either
      Given a game of Yellow Places for 3 players
      And pink holds the tea house of cell 5
      And 1-tea, 1-restaurant, 1-bakery, 2-tea, 2-restaurant and 2-bakery lie face up
      And nobody answered for 4-tea
      And nobody answered for 4-restaurant
      And nobody answered for 4-bakery
      And nobody answered for 6-tea
      And nobody answered for 6-restaurant
      And nobody answered for 6-bakery
      And nobody answered for 7-tea
      And nobody answered for 7-restaurant
      And nobody answered for 7-bakery
      And it is the conclusion
      Then 15 neutral cubes are on the board
      And the datum components.neutral_cubes is "20"

    # fr: À 3 joueurs, il n'y a pas de seizième cube neutre
    Scenario: With 3 players there is no sixteenth neutral cube
      Given a game of Yellow Places for 3 players
      And pink holds the tea house of cell 5
      And 1-tea, 1-restaurant, 1-bakery, 2-tea, 2-restaurant and 2-bakery lie face up
      And nobody answered for 4-tea
      And nobody answered for 4-restaurant
      And nobody answered for 4-bakery
      And nobody answered for 6-tea
      And nobody answered for 6-restaurant
      And nobody answered for 6-bakery
      And nobody answered for 7-tea
      And nobody answered for 7-restaurant
      And nobody answered for 7-bakery
      And nobody answered for 8-tea
      And it is the conclusion
      Then no table can show this position by yellow_places.pawn.must-place
      And the datum components.neutral_cubes is "20"

    # fr: À 4 joueurs non plus, il n'en faut jamais plus de 15
    Scenario: With 4 players no more than 15 are ever needed either
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And 1-tea, 1-restaurant and 1-bakery lie face up
      And nobody answered for 4-tea
      And nobody answered for 4-restaurant
      And nobody answered for 4-bakery
      And nobody answered for 6-tea
      And nobody answered for 6-restaurant
      And nobody answered for 6-bakery
      And nobody answered for 7-tea
      And nobody answered for 7-restaurant
      And nobody answered for 7-bakery
      And nobody answered for 8-tea
      And nobody answered for 8-restaurant
      And nobody answered for 8-bakery
      And it is the conclusion
      Then 15 neutral cubes are on the board
      And the datum components.neutral_cubes is "20"

    # fr: À 4 joueurs, il n'y a pas de seizième cube neutre
    Scenario: With 4 players there is no sixteenth neutral cube
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And 1-tea, 1-restaurant and 1-bakery lie face up
      And nobody answered for 4-tea
      And nobody answered for 4-restaurant
      And nobody answered for 4-bakery
      And nobody answered for 6-tea
      And nobody answered for 6-restaurant
      And nobody answered for 6-bakery
      And nobody answered for 7-tea
      And nobody answered for 7-restaurant
      And nobody answered for 7-bakery
      And nobody answered for 8-tea
      And nobody answered for 8-restaurant
      And nobody answered for 8-bakery
      And nobody answered for 9-tea
      And it is the conclusion
      Then no table can show this position by yellow_places.pawn.must-place
      And the datum components.neutral_cubes is "20"

  @yellow_places.component.board
  # fr: Plateau
  Rule: Board

    # fr: Un plateau
    Scenario: One board
      Given a game of Yellow Places
      Then the datum components.boards is "1"
      And the datum components.boards is stated by the book

  @yellow_places.component.extensions
  # fr: Extensions du plateau
  Rule: Board extensions

    # fr: Trois rallonges de manche, autant que de types
    Scenario: Three round extensions, as many as there are types
      Given a game of Yellow Places
      Then the datum components.extensions is "3"
      And the datum components.extensions is stated by the book
      And the datum board.types has 3 entries
