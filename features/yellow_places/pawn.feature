Feature: Pawn stage
  Each player asks for one establishment. Its holder answers, or nobody does. Where nothing else is
  said there are three players, and a player who is not mentioned holds no hidden tile.

  @yellow_places.pawn.any-order
  Rule: Order of the pawns

    Scenario Outline: <first> places the first pawn
      Given green holds the tea house of cell 2
      And it is the pawn stage
      Then green, pink and blue may act
      When <first> designates the restaurant of cell 8
      Then <others> may act

      Examples:
        | first | others         |
        | green | pink and blue  |
        | pink  | green and blue |
        | blue  | green and pink |

    Scenario: With 2 players the second seat begins
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      When pink designates the restaurant of cell 8
      Then green may act

    Scenario: With 4 players anybody goes on
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 2
      When violet designates the restaurant of cell 8
      And pink designates the restaurant of cell 9
      Then green and blue may act

  @yellow_places.pawn.place-in-cell
  Rule: Place the pawn

    Scenario: The pawn stands in cell 8
      Given green holds the tea house of cell 2
      When pink places the pawn in cell 8 and designates the restaurant of cell 8
      Then the pawn of pink is in cell 8
      And clause yellow_places.pawn.place-in-cell is cited
      And the event pawn-placed happens 1 time

    Scenario Outline: Cell <cell> takes a pawn
      Given green holds the tea house of cell 2
      When pink places the pawn in cell <cell> and designates the bakery of cell <cell>
      Then the pawn of pink is in cell <cell>
      And the pawn of green is not on the board

      Examples:
        | cell |
        | 1    |
        | 2    |
        | 5    |
        | 9    |

    Scenario: Three pawns of 4 players stand in one cell
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 2
      When pink designates the restaurant of cell 8
      And blue designates the bakery of cell 8
      And violet designates the tea house of cell 8
      Then the pawn of pink is in cell 8
      And the pawn of blue is in cell 8
      And the pawn of violet is in cell 8

  @yellow_places.pawn.designate-in-cell
  Rule: Designate an establishment

    Scenario: An establishment of the cell
      Given green holds the tea house of cell 2
      When pink places the pawn in cell 8 and designates the restaurant of cell 8
      Then the move is legal
      And clause yellow_places.pawn.designate-in-cell is cited

    Scenario Outline: In cell 8 nothing of cell <cell> is designated
      Given green holds the tea house of cell 2
      When pink places the pawn in cell 8 and designates the restaurant of cell <cell>
      Then the move is refused by yellow_places.pawn.designate-in-cell

      Examples:
        | cell |
        | 5    |
        | 7    |
        | 9    |

    Scenario: An establishment with a neutral cube of the set-up is refused
      Given green holds the tea house of cell 2
      And the restaurant of cell 8 lies face up
      When pink designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.designate-in-cell

    Scenario: An establishment that nobody answered for is refused
      Given green holds the tea house of cell 2
      And nobody answered for the restaurant of cell 8
      And it is the pawn stage of round 2
      When pink designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.designate-in-cell

    Scenario: An establishment that was just missed is refused
      Given green holds the tea house of cell 2
      When pink designates the restaurant of cell 8
      And blue designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.designate-in-cell

    Scenario: An establishment with a yellow cube is refused
      Given green holds the tea house of cell 2
      And the restaurant of cell 8 was found in the hand of green
      And it is the pawn stage of round 2
      When pink designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.designate-in-cell

    Scenario: By the other reading of R-10 a neutral cube does not stop a pawn
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      And the restaurant of cell 8 lies face up
      When pink designates the restaurant of cell 8
      Then the event nobody-answered happens 1 time
      And 1 neutral cube is on the board
      And green and blue may act

    Scenario: By the other reading of R-10 a yellow cube does not stop a pawn
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      And the restaurant of cell 8 was found in the hand of green
      And it is the pawn stage of round 2
      When pink designates the restaurant of cell 8
      Then the event nobody-answered happens 1 time
      And the event neutral-cube happens 0 times
      And a yellow cube is on the restaurant of cell 8

    Scenario: By the other reading of R-10 the cell matters as ever
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      When pink places the pawn in cell 7 and designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.designate-in-cell

    Scenario: An establishment with a cube has not been designated
      Given green holds the tea house of cell 2
      And the restaurant of cell 8 lies face up
      And pink has designated the restaurant of cell 8 this round
      Then no table can show this position by yellow_places.pawn.designate-in-cell

    Scenario: By the other reading of R-10 two pawns of a round have designated the same
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      And pink has designated the restaurant of cell 8 this round
      And blue has designated the restaurant of cell 8 this round
      Then 1 neutral cube is on the board
      And green may act

    Scenario: By the other reading of R-10 a pawn has designated a cube of the set-up
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      And the restaurant of cell 8 lies face up
      And pink has designated the restaurant of cell 8 this round
      Then 1 neutral cube is on the board
      And green and blue may act

  @yellow_places.pawn.must-place
  Rule: The pawn is a duty

    Scenario: A pawn is placed once in a round
      Given pink holds the tea house of cell 5
      And it is the pawn stage of round 1
      And pink has designated the tea house of cell 1 this round
      And pink has designated the tea house of cell 2 this round
      Then no table can show this position by yellow_places.pawn.must-place

    Scenario: The pawn cannot be kept
      Given green holds the tea house of cell 2
      When pink keeps the pawn
      Then the move is refused by yellow_places.pawn.must-place

    Scenario: The pawn cannot be kept by the last player either
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And pink has designated the restaurant of cell 8 this round
      When green keeps the pawn
      Then the move is refused by yellow_places.pawn.must-place

    Scenario: A second pawn in a round is refused
      Given green holds the tea house of cell 2
      When pink designates the restaurant of cell 8
      And pink designates the restaurant of cell 9
      Then the move is refused by yellow_places.pawn.must-place and by nothing else
      # fr: le refus dit « rose s'est déjà servi de son pion »
      And the refusal says "pink has used the pawn this round"

    Scenario: The clause asks for the pawns
      Given green holds the tea house of cell 2
      And it is the pawn stage
      Then the open question is asked by yellow_places.pawn.must-place
      # fr: la question ouverte est « Placez le pion. »
      And the open question is "Place the pawn."

    Scenario: A player whose tiles are all found places the pawn like the others
      Given green holds the tea house of cell 2
      And the tea house of cell 5 was found in the hand of pink
      And it is the pawn stage of round 2
      Then green, pink and blue may act
      And "pink keeps the pawn" is refused by yellow_places.pawn.must-place

    Scenario: By the other reading of R-7 the pawn may be kept
      Given a game of Yellow Places
      And the reading R-7 is "optional"
      And green holds the tea house of cell 2
      When pink keeps the pawn
      Then the pawn of pink is not on the board
      And green and blue may act
      And the event pawn-kept happens
      And clause yellow_places.pawn.must-place is cited

    Scenario: By the other reading of R-7 keeping the pawn is one more move
      Given a game of Yellow Places
      And the reading R-7 is "optional"
      And green holds the tea house of cell 2
      And it is the pawn stage
      Then green has 27 legal moves
      And pink has 28 legal moves

    Scenario: By the other reading of R-7 a kept pawn is not placed in this round
      Given a game of Yellow Places
      And the reading R-7 is "optional"
      And green holds the tea house of cell 2
      When pink keeps the pawn
      And pink designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.must-place

    Scenario: By the other reading of R-7 a pawn is not kept twice
      Given a game of Yellow Places
      And the reading R-7 is "optional"
      And green holds the tea house of cell 2
      When pink keeps the pawn
      And pink keeps the pawn
      Then the move is refused by yellow_places.pawn.must-place and by nothing else
      # fr: le refus dit « rose s'est déjà servi de son pion »
      And the refusal says "pink has used the pawn this round"

    Scenario: In the first round no pawn has answered earlier
      Given green holds the tea house of cell 2
      And nobody answered for the restaurant of cell 8
      And it is the pawn stage of round 1
      Then no table can show this position by yellow_places.pawn.must-place

    Scenario: In the second round of 2 players two pawns have been placed earlier
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And nobody answered for the restaurant of cell 8
      And nobody answered for the restaurant of cell 9
      And it is the pawn stage of round 2
      Then "pink designates the restaurant of cell 7" is legal

    Scenario: In the second round of 2 players no third pawn has been placed earlier
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And nobody answered for the restaurant of cell 8
      And nobody answered for the restaurant of cell 9
      And the bakery of cell 1 was found in the hand of green
      And it is the pawn stage of round 2
      Then no table can show this position by yellow_places.pawn.must-place

  @yellow_places.pawn.all-check
  Rule: Everybody checks

    Scenario: The holder of the tile answers
      Given green holds the tea house of cell 5
      And pink holds the restaurant of cell 5
      When blue designates the tea house of cell 5
      Then green holds 0 hidden tiles
      And pink holds 1 hidden tile
      And the event tile-found happens 1 time

    Scenario: A player with another type of the cell says nothing
      Given pink holds the restaurant of cell 5 and the bakery of cell 5
      When green designates the tea house of cell 5
      Then clause yellow_places.pawn.all-check is cited
      And the event nobody-answered happens 1 time
      And pink holds 2 hidden tiles

    Scenario: A player with the same type in another cell says nothing
      Given pink holds the tea house of cell 4 and the tea house of cell 6
      When green designates the tea house of cell 5
      Then the event nobody-answered happens 1 time
      And pink holds 2 hidden tiles

    Scenario Outline: At a table of 4 it is <holder> who answers
      Given a game of Yellow Places for 4 players
      And <holder> holds the tea house of cell 5
      And green holds the bakery of cell 1
      When green designates the tea house of cell 5
      Then <holder> holds 0 hidden tiles
      And a yellow cube is on the tea house of cell 5

      Examples:
        | holder |
        | pink   |
        | blue   |
        | violet |

    Scenario: Nobody answered for a tile, so it is in no hand
      Given pink holds the tea house of cell 5
      And nobody answered for the tea house of cell 5
      Then no table can show this position by yellow_places.pawn.all-check

  @yellow_places.pawn.hit.reveal
  Rule: Found: reveal

    Scenario: The tile leaves the hand
      Given green holds the tea house of cell 5 and the bakery of cell 2
      When pink designates the tea house of cell 5
      Then green sees the bakery of cell 2 in the own hand
      And green holds 1 hidden tile
      And clause yellow_places.pawn.hit.reveal is cited

    Scenario: All know the tile now
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 5 and the bakery of cell 2
      When pink designates the tea house of cell 5
      Then blue can be certain that nobody holds the tea house of cell 5 by yellow_places.pawn.hit.reveal
      And violet does not see who holds the bakery of cell 2

    Scenario: The revealed tile is not asked for again
      Given green holds the tea house of cell 5 and the bakery of cell 2
      When pink designates the tea house of cell 5
      And blue designates the tea house of cell 5
      Then the move is refused by yellow_places.pawn.designate-in-cell

    Scenario: A second pawn of the round finds the last tile
      Given a game of Yellow Places for 3 players
      And green holds the tea house of cell 5 and the bakery of cell 2
      When pink designates the tea house of cell 5
      And blue designates the bakery of cell 2
      Then the game is won
      And the event tile-found happens 2 times

  @yellow_places.pawn.hit.yellow-cube
  Rule: Found: yellow cube

    Scenario: A yellow cube on the tea house
      Given green holds the tea house of cell 5 and the bakery of cell 2
      When pink designates the tea house of cell 5
      Then a yellow cube is on the tea house of cell 5
      And no cube is on the bakery of cell 2
      And 0 neutral cubes are on the board
      And clause yellow_places.pawn.hit.yellow-cube is cited

    Scenario: A tile found this round bears its cube whatever another player asks for
      Given green holds the tea house of cell 5
      And the bakery of cell 1 was found in the hand of green
      And pink has designated the bakery of cell 1 this round
      Then "blue designates the restaurant of cell 2" is legal
      And a yellow cube is on the bakery of cell 1

    Scenario: It stays in the next round
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5 and the bakery of cell 2
      And green has designated the bakery of cell 9 this round
      When pink designates the tea house of cell 5
      Then it is the disc stage of round 2
      And a yellow cube is on the tea house of cell 5

    Scenario: By the other reading of R-8 the mark is set even when all cubes are in use
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds 1-tea, 1-restaurant and 1-bakery
      And pink holds 2-tea, 2-restaurant and 2-bakery
      And blue holds 5-tea, 5-restaurant and 5-bakery
      And violet holds 9-tea, 4-tea and 9-bakery
      And green has a disc before row 1
      And green has a disc before column 1
      And pink has a disc before row 1
      And pink has a disc before column 2
      And blue has a disc before row 2
      And blue has a disc before column 2
      And violet has a disc before the tea circle
      When green designates the bakery of cell 9
      Then a yellow cube is on the bakery of cell 9
      And the event cube-removed happens 0 times

  @yellow_places.pawn.hit.update-discs
  Rule: Found: update the discs

    Scenario: Three cubes become two
      Given green holds 2-tea, 2-bakery and 5-tea
      And green has a disc before column 2
      When pink designates the tea house of cell 5
      Then the disc of green before column 2 bears 2 cubes
      And clause yellow_places.pawn.hit.update-discs is cited
      # fr: le récit dit « Le disque de vert devant la rue verticale 2 garde 2 cubes jaunes. »
      And the story says "The disc of green before column 2 keeps 2 yellow cubes."

    Scenario: The last cube leaves a disc, which stays
      Given green holds the tea house of cell 5 and the bakery of cell 1
      And green has a disc before row 2
      When pink designates the tea house of cell 5
      Then the disc of green before row 2 bears 0 cubes
      And green has 1 disc on the board

    Scenario: One cube leaves each of three discs that counted the tile
      Given green holds 2-tea, 6-bakery and 5-tea
      And green has a disc before column 2
      And green has a disc before row 2
      And green has a disc before the tea circle
      When pink designates the tea house of cell 5
      Then the disc of green before column 2 bears 1 cube
      And the disc of green before row 2 bears 1 cube
      And the disc of green before the tea circle bears 1 cube
      And the event cube-removed happens 3 times

    Scenario: A disc that did not count the tile keeps its cubes
      Given green holds 2-tea, 2-bakery and 5-tea
      And green has a disc before row 1
      And green has a disc before the bakery circle
      When pink designates the tea house of cell 5
      Then the disc of green before row 1 bears 2 cubes
      And the disc of green before the bakery circle bears 1 cube
      And clause yellow_places.pawn.hit.update-discs is not cited

    Scenario: Two discs of the holder at one place lose a cube each
      Given green holds 2-tea, 2-bakery and 5-tea
      And green has a disc before column 2
      And green has a disc before column 2
      When pink designates the tea house of cell 5
      Then the disc of green before column 2 bears 2 cubes
      And the event cube-removed happens 2 times

    Scenario: The discs of the others keep their cubes
      Given green holds the tea house of cell 5 and the bakery of cell 1
      And pink holds the restaurant of cell 5
      And green has a disc before row 2
      And pink has a disc before row 2
      When blue designates the tea house of cell 5
      Then the disc of pink before row 2 bears 1 cube
      And the disc of green before row 2 bears 0 cubes

  @yellow_places.pawn.miss.neutral-cube
  Rule: Not found: neutral cube

    Scenario: Nobody holds the restaurant of cell 8
      Given green holds the tea house of cell 5
      When pink designates the restaurant of cell 8
      Then a neutral cube is on the restaurant of cell 8
      And clause yellow_places.pawn.miss.neutral-cube is cited
      And the event neutral-cube happens 1 time

    Scenario Outline: At a table of <n> a neutral cube tells all that nobody holds the tile
      Given a game of Yellow Places for <n> players
      And green holds the tea house of cell 5
      When pink designates the restaurant of cell 8
      Then green can be certain that nobody holds the restaurant of cell 8 by yellow_places.pawn.miss.neutral-cube

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    Scenario: No disc changes
      Given green holds the tea house of cell 5
      And green has a disc before row 2
      When pink designates the restaurant of cell 5
      Then the disc of green before row 2 bears 1 cube
      And the event cube-removed happens 0 times

    Scenario: A tile that is found gets no neutral cube
      Given green holds the tea house of cell 5 and the bakery of cell 1
      When pink designates the tea house of cell 5
      Then clause yellow_places.pawn.miss.neutral-cube is not cited
      And 0 neutral cubes are on the board

    Scenario: By the other reading of R-10 no second neutral cube is put there
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 5
      And the restaurant of cell 8 lies face up
      When pink designates the restaurant of cell 8
      Then clause yellow_places.pawn.miss.neutral-cube is not cited
      And 1 neutral cube is on the board

    Scenario: By the other reading of R-10 a cube of the set-up stays one when a pawn comes by
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 5
      And the restaurant of cell 8 lies face up
      When pink designates the restaurant of cell 8
      Then blue can be certain that nobody holds the restaurant of cell 8 by yellow_places.setup.neutral-cubes
      And clause yellow_places.pawn.miss.neutral-cube is not cited

  @yellow_places.pawn.own-tile-forbidden
  Rule: Never one's own tile

    Scenario: The own tile is refused and the others learn nothing
      Given green holds the tea house of cell 5
      When green designates the tea house of cell 5
      Then the move is refused by yellow_places.pawn.own-tile-forbidden
      And pink learns nothing
      And blue learns nothing

    Scenario: Another type in the cell of the own tile
      Given green holds the tea house of cell 5
      When green designates the restaurant of cell 5
      Then a neutral cube is on the restaurant of cell 5

    Scenario: Each tile of the hand is refused
      Given a game of Yellow Places for 2 players
      And green holds 1-tea, 2-restaurant, 5-tea, 7-bakery and 9-tea
      And it is the pawn stage
      Then green has 22 legal moves
      And "green designates the tea house of cell 1" is refused by yellow_places.pawn.own-tile-forbidden
      And "green designates the tea house of cell 9" is refused by yellow_places.pawn.own-tile-forbidden

    Scenario: The same tile is legal for the others
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 5
      And it is the pawn stage
      Then "pink designates the tea house of cell 5" is legal
      And "violet designates the tea house of cell 5" is legal
      And "green designates the tea house of cell 5" is refused by yellow_places.pawn.own-tile-forbidden

    Scenario: By the other reading of R-10 the own tile is refused as well
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 5
      When green designates the tea house of cell 5
      Then the move is refused by yellow_places.pawn.own-tile-forbidden

    Scenario: A pawn in the wrong cell does not help
      Given green holds the tea house of cell 5
      When green places the pawn in cell 4 and designates the tea house of cell 5
      Then the move is refused by yellow_places.pawn.own-tile-forbidden

    Scenario: Nobody has designated an own tile
      Given green holds the bakery of cell 1
      And the tea house of cell 5 was found in the hand of green
      And green has designated the tea house of cell 5 this round
      Then no table can show this position by yellow_places.pawn.own-tile-forbidden

  @yellow_places.pawn.recover
  Rule: Pawns come back

    Scenario Outline: With <n> players the first pawn stays on the board
      Given a game of Yellow Places for <n> players
      And green holds the tea house of cell 5
      When pink designates the restaurant of cell 8
      Then the pawn of pink is on the board
      And the event pawns-recovered happens 0 times

      Examples:
        | n |
        | 3 |
        | 4 |

    Scenario: With 2 players the second pawn brings both back
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5
      When pink designates the restaurant of cell 8
      And green designates the bakery of cell 1
      Then the pawn of pink is not on the board
      And the pawn of green is not on the board
      And the event pawns-recovered happens 1 time
      And clause yellow_places.pawn.recover is cited

    Scenario: A pawn that wins the game at once stays on the board
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5
      When pink designates the tea house of cell 5
      Then the game is won
      And the pawn of pink is on the board
      And the pawn of green is not on the board
      And the event pawns-recovered happens 0 times

    Scenario: Discs and cubes stay
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5
      And green has a disc before row 2
      And pink has a disc before row 1
      When pink designates the restaurant of cell 8
      And green designates the bakery of cell 1
      Then the disc of green before row 2 bears 1 cube
      And pink has 1 disc on the board
      And 2 neutral cubes are on the board
      And clause yellow_places.pawn.recover is cited

    Scenario: After the third round they come back too
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5
      And it is the pawn stage of round 3
      And pink has designated the restaurant of cell 8 this round
      When green designates the bakery of cell 1
      Then the pawn of pink is not on the board
      And clause yellow_places.pawn.recover is cited

    Scenario: In the next round the pawn can be placed again
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5
      When pink designates the restaurant of cell 8
      And green designates the bakery of cell 1
      And green places a disc before row 1
      And pink places a disc before row 1
      And pink designates the restaurant of cell 9
      Then the pawn of pink is in cell 9
      And the pawn of green is not on the board
      And it is the pawn stage of round 2

    Scenario: By the other reading of R-7 a pawn that was kept can be placed in the next round
      Given a game of Yellow Places for 2 players
      And the reading R-7 is "optional"
      And green holds the tea house of cell 5
      When pink keeps the pawn
      And green keeps the pawn
      And green places a disc before row 1
      And pink places a disc before row 1
      Then green and pink may act
      And "pink designates the restaurant of cell 9" is legal

    Scenario Outline: After the conclusion is <result> no pawn is on the board
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And it is the pawn stage of round 3
      And pink has designated the restaurant of cell 8 this round
      When green designates the bakery of cell 1
      And green says that pink holds the <tile>
      Then the game is <result>
      And the pawn of green is not on the board
      And the pawn of pink is not on the board

      Examples:
        | result | tile                |
        | lost   | bakery of cell 2    |
        | won    | tea house of cell 5 |
