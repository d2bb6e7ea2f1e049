Feature: A turn
  @pig.turn.players
  Scenario: Everybody begins with nothing
    Then bob has 0 points
  @pig.turn.pips @pig.turn.choice @pig.turn.die
  Scenario: The pips of several rolls add up
    When ann rolls a 6
    And ann rolls a 2
    And ann holds
    Then ann has 8 points
  @pig.turn.hold @pig.turn.order
  Scenario: After holding it is the turn of the next one
    Given ann banked 10 points and rolled 3
    When ann holds
    And ann rolls a 6
    Then the move is refused by pig.turn.choice
  @pig.turn.one
  Scenario: A 1 loses the points of the turn and ends it
    Given ann banked 10 points and rolled 20
    When ann rolls a 1
    Then ann has 10 points
    And clause pig.turn.one is cited
  @pig.turn.roll-first
  Scenario: Who has rolled nothing cannot hold
    When ann holds
    Then the move is refused by pig.turn.roll-first
  @pig.turn.hundred @pig.turn.ranks
  Scenario Outline: 100 points win, 99 do not
    Given ann banked <before> points and rolled 20
    When ann holds
    Then the game <ends>
    Examples:
      | before | ends    |
      | 80     | is won  |
      | 79     | goes on |
