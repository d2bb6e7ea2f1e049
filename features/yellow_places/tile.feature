# fr: Tuiles
# fr: Une tuile se dit par son numéro et son symbole : la case et le type d'une enseigne.
Feature: Tiles
  A tile is told by its number and its symbol: the cell and the type of one establishment.

  @yellow_places.tile.number-is-cell
  # fr: Numéro d'une tuile
  Rule: Number of a tile

    # fr: Les numéros vont de 1 à 9
    Scenario: Numbers go from 1 to 9
      Given a game of Yellow Places
      Then the datum board.cells is "9"

    # fr: La tuile numéro <number> se demande dans la case <number> et nulle part ailleurs
    Scenario Outline: The tile number <number> is asked for in cell <number> and nowhere else
      Given pink holds the tea house of cell <number>
      And it is the pawn stage
      Then "green places the pawn in cell <number> and designates the tea house of cell <number>" is legal
      And "green places the pawn in cell <other> and designates the tea house of cell <number>" is refused

      Examples:
        | number | other |
        | 1      | 2     |
        | 2      | 1     |
        | 3      | 4     |
        | 4      | 7     |
        | 5      | 6     |
        | 6      | 9     |
        | 7      | 4     |
        | 8      | 9     |
        | 9      | 8     |

    # fr: La case est ce que dit le numéro, non la rue
    Scenario: The cell is what the number says, not the street
      Given pink holds the tea house of cell 5
      And it is the pawn stage
      Then "green places the pawn in cell 4 and designates the tea house of cell 5" is refused by yellow_places.pawn.designate-in-cell
      And "green places the pawn in cell 2 and designates the tea house of cell 5" is refused by yellow_places.pawn.designate-in-cell

    # fr: Un cube est dans la case du numéro
    Scenario: A cube lies in the cell of the number
      Given a new game of Yellow Places for 4 players
      When the hands are drawn
      And the restaurant of cell 7 is turned up
      Then a neutral cube is on the restaurant of cell 7
      And no cube is on the restaurant of cell 8

    # fr: Le numéro décide quelle rue compte la tuile
    Scenario: The number decides which street counts the tile
      Given green holds the bakery of cell 4
      When green places a disc before row 2
      Then the disc of green before row 2 bears 1 cube

  @yellow_places.tile.symbol-is-type
  # fr: Symbole d'une tuile
  Rule: Symbol of a tile

    # fr: Les trois types
    Scenario: The three types
      Given a game of Yellow Places
      Then the datum board.types is "tea, restaurant, bakery"
      And the datum board.types is stated by the book

    # fr: Un type ne compte qu'à son cercle : <type>
    Scenario Outline: A <type> counts at the <type> circle only
      Given green holds the <type> of cell 5
      Then "green places a disc before the <type> circle with 1 cube" is legal
      And "green places a disc before the <second> circle with 0 cubes" is legal
      And "green places a disc before the <third> circle with 0 cubes" is legal

      # fr: salon de thé ; restaurant ; pâtisserie
      Examples:
        | type       | second     | third      |
        | tea house  | restaurant | bakery     |
        | restaurant | tea house  | bakery     |
        | bakery     | tea house  | restaurant |

    # fr: Le même numéro avec un autre symbole est une autre tuile
    Scenario: The same number with another symbol is another tile
      Given pink holds the tea house of cell 5
      When green designates the restaurant of cell 5
      Then a neutral cube is on the restaurant of cell 5
      And no cube is on the tea house of cell 5
      And pink holds 1 hidden tile
