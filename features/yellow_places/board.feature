# fr: Le plateau
# fr: Le quartier : neuf cases numérotées, de trois enseignes chacune. Son image est perdue ; la
# fr: numérotation se déduit des rues que nomme le livret.
Feature: The board
  The district: nine numbered cells with three establishments each. Its picture is lost; the
  numbering is deduced from the streets that the book names.

  @yellow_places.board.27-establishments
  # fr: Les enseignes
  Rule: The establishments

    # fr: Combien il y a d'enseignes
    Scenario: How many establishments there are
      Given a game of Yellow Places
      Then the datum board.establishments is "27"
      And the datum board.establishments is stated by the book

    # fr: Une de chaque type dans chaque case
    Scenario: One of each type in each cell
      Given a game of Yellow Places
      Then the datum board.of_each_type_per_cell is "1"
      And the datum board.of_each_type_per_cell is implied

    # fr: Un pion peut demander 27 enseignes
    Scenario: A pawn can ask for 27 establishments
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And it is the pawn stage
      Then green has 27 legal moves
      And pink has 26 legal moves

    # fr: La case <cell> a un salon de thé, un restaurant et une pâtisserie
    Scenario Outline: Cell <cell> has a tea house, a restaurant and a bakery
      Given pink holds the <held>
      And it is the pawn stage
      Then "green places the pawn in cell <cell> and designates the tea house of cell <cell>" is legal
      And "green places the pawn in cell <cell> and designates the restaurant of cell <cell>" is legal
      And "green places the pawn in cell <cell> and designates the bakery of cell <cell>" is legal

      Examples:
        | cell | held                |
        | 1    | tea house of cell 1 |
        | 2    | tea house of cell 1 |
        | 3    | bakery of cell 3    |
        | 4    | tea house of cell 1 |
        | 5    | restaurant of cell 5 |
        | 6    | tea house of cell 1 |
        | 7    | tea house of cell 1 |
        | 8    | tea house of cell 1 |
        | 9    | bakery of cell 9    |

  @yellow_places.board.grid
  # fr: La grille
  Rule: The grid

    # fr: Les neuf cases
    Scenario: The nine cells
      Given a game of Yellow Places
      Then the datum board.cells is "9"
      And the datum board.cells is implied

    # fr: <street> a les cases <cells>
    Scenario Outline: <street> has the cells <cells>
      Given a game of Yellow Places
      Then the datum places.<street> is "<cells>"
      And the datum places.<street> is <provenance>

      # fr: la rangée 1 ; la rangée 2 ; la rangée 3 ; la colonne 1 ; la colonne 2 ; la colonne 3
      Examples:
        | street   | cells   | provenance |
        | row-1    | 1, 2, 3 | implied    |
        | row-2    | 4, 5, 6 | stated     |
        | row-3    | 7, 8, 9 | implied    |
        | column-1 | 1, 4, 7 | implied    |
        | column-2 | 2, 5, 8 | implied    |
        | column-3 | 3, 6, 9 | stated     |

    # fr: La case <cell> est dans la rangée <row> et la colonne <column>
    Scenario Outline: Cell <cell> lies in row <row> and column <column>
      Given green holds the restaurant of cell <cell>
      Then "green places a disc before row <row> with 1 cube" is legal
      And "green places a disc before column <column> with 1 cube" is legal
      And "green places a disc before row <other row> with 0 cubes" is legal
      And "green places a disc before row <third row> with 0 cubes" is legal
      And "green places a disc before column <other column> with 0 cubes" is legal
      And "green places a disc before column <third column> with 0 cubes" is legal

      Examples:
        | cell | row | column | other row | third row | other column | third column |
        | 1    | 1   | 1      | 2         | 3         | 2            | 3            |
        | 2    | 1   | 2      | 2         | 3         | 1            | 3            |
        | 3    | 1   | 3      | 2         | 3         | 1            | 2            |
        | 4    | 2   | 1      | 1         | 3         | 2            | 3            |
        | 5    | 2   | 2      | 1         | 3         | 1            | 3            |
        | 6    | 2   | 3      | 1         | 3         | 1            | 2            |
        | 7    | 3   | 1      | 1         | 2         | 2            | 3            |
        | 8    | 3   | 2      | 1         | 2         | 1            | 3            |
        | 9    | 3   | 3      | 1         | 2         | 1            | 2            |

    # fr: Les coins de la grille sont dans deux rues à eux
    Scenario: Corners of the grid lie in two streets of their own
      Given green holds the tea house of cell 3 and the tea house of cell 7
      Then "green places a disc before the first row with 1 cube" is legal
      And "green places a disc before the third column with 1 cube" is legal
      And "green places a disc before the first column with 1 cube" is legal
      And "green places a disc before the second row with 0 cubes" is legal
