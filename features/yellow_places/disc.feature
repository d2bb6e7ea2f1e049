Feature: Disc stage
  Each player hints at the hidden tiles with a disc before a street or a circle and with yellow
  cubes on it. Where nothing else is said there are three players, and a player who is not
  mentioned holds no hidden tile.

  @yellow_places.disc.purpose
  Rule: What discs are for

    Scenario: Without a disc one tile can be any of 27
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      Then for pink the probability that green holds the tea house of cell 2 is 1/27

    Scenario: A disc before a street tells of nine tiles
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      When green places a disc before column 2
      Then for pink the probability that green holds the tea house of cell 2 is 1/9
      And for pink the probability that green holds the tea house of cell 1 is 0

    Scenario: A disc before a circle tells of nine tiles
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      When green places a disc before the tea circle
      Then for pink the probability that green holds the tea house of cell 2 is 1/9
      And for pink the probability that green holds the bakery of cell 2 is 0

    Scenario: A bare disc leaves the 18 tiles elsewhere
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      When green places a disc before row 3
      Then for pink the probability that green holds the tea house of cell 2 is 1/18
      And for pink the probability that green holds the tea house of cell 7 is 0

    Scenario: Two discs of a player are read together
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And green has a disc before column 2
      And pink has a disc before row 1
      When green places a disc before the tea circle
      Then for pink the probability that green holds the tea house of cell 8 is 1/3

    Scenario: Everybody at a table of 4 reads the same disc
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 2
      When green places a disc before column 2
      Then for pink the probability that green holds the tea house of cell 5 is 1/9
      And for blue the probability that green holds the tea house of cell 5 is 1/9
      And for violet the probability that green holds the tea house of cell 5 is 1/9

    Scenario: A disc tells how many and not which
      Given green holds the tea house of cell 2
      When green places a disc before column 2
      Then pink does not see who holds the tea house of cell 2

  @yellow_places.disc.any-order
  Rule: Order of the discs

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

    Scenario: The order changes from one round to the next
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And green has a disc before row 1
      And pink has a disc before row 1
      When pink places a disc before row 2
      Then green may act
      When green places a disc before row 2
      Then it is the pawn stage of round 2

    Scenario: At a table of 4 the last seat begins
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 2
      When violet places a disc before row 3
      Then green, pink and blue may act

  @yellow_places.disc.one-per-round
  Rule: One disc a round

    Scenario: One disc in each stage
      Given a game of Yellow Places
      Then the datum course.discs_per_stage is "1"
      And the datum course.discs_per_stage is implied

    Scenario: A second disc in the same stage is refused
      Given green holds the tea house of cell 2
      When green places a disc before row 1
      And green places a disc before row 2
      Then the move is refused by yellow_places.disc.one-per-round and by nothing else
      # fr: le refus dit « vert a déjà posé un disque dans cette manche »
      And the refusal says "green has placed a disc this round already"

    Scenario: The clause asks for the discs
      Given green holds the tea house of cell 2
      Then the open question is asked by yellow_places.disc.one-per-round
      # fr: la question ouverte est « Posez un disque. »
      And the open question is "Place a disc."

    Scenario: Nobody can leave the disc stage before all have placed one
      Given green holds the tea house of cell 2
      When green places a disc before row 1
      And pink places a disc before row 1
      Then it is the disc stage of round 1
      And blue may act

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

    Scenario: A player whose tiles are all found places a disc like the others
      Given green holds the tea house of cell 2
      And the tea house of cell 5 was found in the hand of pink
      And it is the disc stage of round 2
      Then green, pink and blue may act
      When pink places a disc before row 2
      Then the disc of pink before row 2 bears 0 cubes

    Scenario: A position with two discs in one round is refused
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And green has a disc before row 1
      And green has a disc before row 2
      And it is the pawn stage of round 1
      Then no table can show this position by yellow_places.disc.one-per-round

    Scenario: By the other reading of R-11 there is no table of 4, whose discs would not fit
      Given a game of Yellow Places for 4 players
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 2
      Then no table can show this position by yellow_places.disc.one-per-round

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

  @yellow_places.disc.place.horizontal
  Rule: In front of a row

    Scenario: The street of 4, 5 and 6
      Given green holds the bakery of cell 4, the tea house of cell 5 and the restaurant of cell 9
      When green places a disc before row 2
      Then the disc of green before row 2 bears 2 cubes

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

    Scenario: All types of the street count
      Given green holds the tea house of cell 4, the restaurant of cell 4 and the bakery of cell 4
      When green places a disc before row 2
      Then the disc of green before row 2 bears 3 cubes

    Scenario: Discs of several players share a row
      Given green holds the tea house of cell 5
      When pink places a disc before row 2
      And green places a disc before row 2
      Then the disc of green before row 2 bears 1 cube
      And the disc of pink before row 2 bears 0 cubes

    Scenario: Two discs of one player share a row
      Given green holds the tea house of cell 5
      And green has a disc before row 2
      And pink has a disc before row 1
      And blue has a disc before row 1
      When green places a disc before row 2
      Then green has 2 discs on the board

    Scenario: By the other reading of R-11 a row takes one disc
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before row 2
      And green places a disc before row 2 with 1 cube
      Then the move is refused by yellow_places.disc.place.horizontal

    Scenario: By the other reading of R-11 another row is free
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before row 2
      And green places a disc before row 1
      Then the disc of green before row 1 bears 0 cubes

    Scenario: By the other reading of R-11 no row has two discs
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      And green has a disc before row 2
      And pink has a disc before row 2
      And blue has a disc before the tea circle
      Then no table can show this position by yellow_places.disc.place.horizontal

    Scenario: By the other reading of R-11 a place that is taken is no move for anybody
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before row 1
      Then green has 8 legal moves
      And blue has 8 legal moves

  @yellow_places.disc.place.vertical
  Rule: In front of a column

    Scenario: The street of 3, 6 and 9
      Given green holds the tea house of cell 3, the restaurant of cell 9 and the bakery of cell 5
      When green places a disc before column 3
      Then the disc of green before column 3 bears 2 cubes

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

    Scenario: Discs of several players share a column
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 5
      When pink places a disc before column 2
      And violet places a disc before column 2
      And green places a disc before column 2
      Then the disc of green before column 2 bears 1 cube
      And the disc of violet before column 2 bears 0 cubes

    Scenario: By the other reading of R-11 a column takes one disc
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before column 2
      And green places a disc before column 2 with 1 cube
      Then the move is refused by yellow_places.disc.place.vertical

    Scenario: By the other reading of R-11 not even two discs of one player share a column
      Given a game of Yellow Places for 2 players
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      And green has a disc before column 2
      And pink has a disc before row 1
      When green places a disc before column 2 with 1 cube
      Then the move is refused by yellow_places.disc.place.vertical

    Scenario: By the other reading of R-11 no column has two discs
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      And green has a disc before column 2
      And pink has a disc before column 2
      And blue has a disc before the tea circle
      Then no table can show this position by yellow_places.disc.place.vertical

  @yellow_places.disc.place.circle
  Rule: In front of a circle

    Scenario: The circle with the tea symbol
      Given green holds the tea house of cell 3, the tea house of cell 9 and the bakery of cell 5
      When green places a disc before the tea circle
      Then the disc of green before the tea circle bears 2 cubes

    Scenario: The colours of the circles
      Given a game of Yellow Places
      Then the datum places.tea is "green"
      And the datum places.tea is stated by the book
      And the datum places.restaurant is a stand-in
      And the datum places.bakery is a stand-in

    Scenario Outline: The <type> circle counts in all streets
      Given green holds the <type> of cell 1, the <type> of cell 5 and the <type> of cell 9
      When green places a disc before the <type> circle
      Then the disc of green before the <type> circle bears 3 cubes

      Examples:
        | type       |
        | tea house  |
        | restaurant |
        | bakery     |

    Scenario: Discs of several players share a circle
      Given green holds the tea house of cell 5
      When pink places a disc before the tea circle
      And green places a disc before the tea circle
      Then the disc of green before the tea circle bears 1 cube

    Scenario: By the other reading of R-11 a circle takes one disc
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      When pink places a disc before the tea circle
      And green places a disc before the tea circle with 1 cube
      Then the move is refused by yellow_places.disc.place.circle
      # fr: le refus dit « Choisissez un emplacement libre »
      And the refusal says "Choose a free place"

    Scenario: By the other reading of R-11 no circle has two discs
      Given a game of Yellow Places
      And the reading R-11 is "one-disc"
      And green holds the tea house of cell 5
      And green has a disc before the tea circle
      And pink has a disc before the tea circle
      And blue has a disc before row 1
      Then no table can show this position by yellow_places.disc.place.circle

  @yellow_places.disc.cubes-equal-count
  Rule: Cubes on a disc

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

    Scenario Outline: <cubes> cubes where three tiles match
      Given green holds 2-tea, 2-restaurant, 5-tea and 9-bakery
      When green places a disc before column 2 with <cubes> cubes
      Then the move is refused by yellow_places.disc.cubes-equal-count

      Examples:
        | cubes |
        | -1    |
        | 1     |
        | 2     |
        | 4     |
        | 28    |

    Scenario: A cube where no tile matches
      Given green holds the tea house of cell 2
      When green places a disc before row 3 with 1 cube
      Then the move is refused by yellow_places.disc.cubes-equal-count

    Scenario: All five tiles of a hand of 2 players in one street
      Given a game of Yellow Places for 2 players
      And green holds 1-tea, 2-tea, 3-tea, 3-restaurant and 3-bakery
      When green places a disc before row 1
      Then the disc of green before row 1 bears 5 cubes

    Scenario: All three tiles of a hand of 4 players in one street
      Given a game of Yellow Places for 4 players
      And green holds 3-tea, 3-restaurant and 3-bakery
      When green places a disc before column 3
      Then the disc of green before column 3 bears 3 cubes

    Scenario: A tile that was found is not counted by a new disc
      Given green holds the bakery of cell 4
      And the tea house of cell 5 was found in the hand of green
      And it is the disc stage of round 2
      When green places a disc before row 2
      Then the disc of green before row 2 bears 1 cube

    Scenario: The tiles of the others are not counted
      Given green holds the bakery of cell 4
      And pink holds the tea house of cell 5 and the tea house of cell 6
      When green places a disc before row 2
      Then the disc of green before row 2 bears 1 cube

    Scenario: By the other reading of R-8 the count stays exact
      Given a game of Yellow Places
      And the reading R-8 is "twenty"
      And green holds 2-tea, 2-restaurant, 5-tea and 9-bakery
      When green places a disc before column 2 with 2 cubes
      Then the move is refused by yellow_places.disc.cubes-equal-count

    Scenario: What is told of a disc with cubes
      Given green holds 2-tea, 2-restaurant, 5-tea and 9-bakery
      When green places a disc before column 2
      Then clause yellow_places.disc.cubes-equal-count is cited
      # fr: le récit dit « vert pose un disque devant la rue verticale 2 avec 3 cubes jaunes. »
      And the story says "green puts a disc before column 2 with 3 yellow cubes."

  @yellow_places.disc.zero-cubes
  Rule: A disc without cubes

    Scenario: No bakery in hand
      Given green holds the tea house of cell 2
      When green places a disc before the bakery circle with 0 cubes
      Then the disc of green before the bakery circle bears 0 cubes
      And clause yellow_places.disc.zero-cubes is cited

    Scenario: One bakery in hand and no cube
      Given green holds the bakery of cell 2
      When green places a disc before the bakery circle with 0 cubes
      Then the move is refused by yellow_places.disc.zero-cubes

    Scenario: Three tiles in the street and no cube
      Given green holds 2-tea, 2-restaurant, 5-tea and 9-bakery
      When green places a disc before column 2 with 0 cubes
      Then the move is refused by yellow_places.disc.zero-cubes

    Scenario: With a cube on it the disc says something else
      Given green holds the bakery of cell 2
      When green places a disc before the bakery circle with 1 cube
      Then clause yellow_places.disc.zero-cubes is not cited

    Scenario: The others know that the hand has none
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      When green places a disc before the bakery circle
      Then pink can be certain that nobody holds the bakery of cell 7 by yellow_places.disc.zero-cubes

  @yellow_places.disc.cube-supply
  Rule: Supply of yellow cubes

    Scenario: Twenty cubes for discs and establishments
      Given a game of Yellow Places
      Then the datum components.yellow_cubes is "20"

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
