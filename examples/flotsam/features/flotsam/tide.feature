Feature: A tide
  @flotsam.tide.players @flotsam.tide.deal
  Scenario: Who is dealt a card alone sees it
    Given the cards are shuffled
    When the 7 is drawn
    Then ann is told "ann draws the 7."
    And bob is told "ann draws a card."
    And ann sees the hand of ann as "7"
    And bob sees the hand of ann as "?"
    And the points are 0, 0 and 0
  @flotsam.tide.bid
  Scenario: A bid is shown to nobody
    Given the hands are "2 7 9, 1 4 12, 3 5 8"
    When ann bids the 7
    Then ann is told "ann lays the 7 face down."
    And bob is told "ann lays a card face down."
    And "ann bids the 9" is refused by flotsam.tide.bid
  @flotsam.tide.own-card
  Scenario: The card of another cannot be bid
    Given the hands are "2 7 9, 1 4 12, 3 5 8"
    When ann bids the 12
    Then the move is refused by flotsam.tide.own-card
  @flotsam.tide.turned-up @flotsam.tide.highest @flotsam.tide.spent @flotsam.tide.back
  Scenario: The highest takes the find and is spent, the others come back
    Given the hands are "2 7 9, 1 4 12, 3 5 8"
    When the bids are 7, 12 and 3
    Then cid is told "bob has bid the 12."
    And the points are 0, 1 and 0
    And cid sees the hand of ann as "7 ? ?"
    And cid sees the hand of bob as "? ?"
  @flotsam.tide.draw
  Scenario: Who took the find draws
    Given the hands are "2 7 9, 1 4 12, 3 5 8"
    When the bids are 7, 12 and 3
    And the 10 is drawn
    Then bob is told "bob draws the 10."
    And cid is told "bob draws a card."
  @flotsam.tide.highest @flotsam.tide.four @flotsam.tide.ranks
  Scenario: The fourth tide is the last
    Given the hands are "2 7 9, 1 4 12, 3 5 8"
    When the bids are 2, 12 and 3
    And the 10 is drawn
    And the bids are 2, 10 and 3
    And the 6 is drawn
    And the bids are 9, 6 and 3
    Then the game goes on
    When the 11 is drawn
    And the bids are 11, 6 and 3
    Then the points are 7, 3 and 0
    And the game is won
