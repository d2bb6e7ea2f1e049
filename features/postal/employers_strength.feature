Feature: Employers' Strength
  The gauge that counts the turns and ends the game. What it stands for (the hold of the employers
  on laws, wages, property and police) explains the theme: no move depends on it, so the clause
  postal.employers-strength.meaning has no rule here.

  @postal.employers-strength.turn-counter
  Rule: Strength counts the turns

    Scenario: The first turn is played on box 1
      Given a new game
      When the die shows 2
      Then Employers' Strength is 0
      When the turn begins
      Then Employers' Strength is on 1

    Scenario Outline: After the turn on <before> comes the turn on <after>
      Given a means of production may be taken
      And Employers' Strength is on <before>
      When the turn ends
      And the turn begins
      Then Employers' Strength is on <after>

      Examples:
        | before | after |
        | 1      | 2     |
        | 5      | 6     |
        | 9      | 10    |

    Scenario Outline: The counter moves by the turn only, not by a <die>
      Given Employers' Strength is on 3
      When the employers' phase is played with a <die>
      Then Employers' Strength is on 4
      And the workers are to be placed

      Examples:
        | die |
        | 1   |
        | 2   |
        | 3   |
        | 4   |
        | 5   |

    Scenario: A 6 in the first turn makes the counter run ahead
      Given a new game
      When the die shows 2
      And the employers' phase is played with a 6
      And workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      And the turn ends
      And the turn begins
      Then Employers' Strength is on 3

    Scenario: A turn cannot begin twice
      Given the turn is about to begin
      When the turn begins
      And the turn begins
      Then the move is refused
      And Employers' Strength is on 1

  @postal.employers-strength.win-before-end-at-10
  Rule: Last turn on 10

    Scenario: The turn on 10 is played to its end
      Given Employers' Strength is on 9
      When the employers' phase is played with a 2
      Then Employers' Strength is on 10
      And the game goes on
      When workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      Then the game goes on
      When the turn ends
      Then the game is lost

    Scenario: The last means is taken in the turn on 10
      Given Employers' Strength is on 10
      And the group controls 4 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the game is won
      And "the turn ends" is refused

    Scenario: A means that does not suffice leaves the turn on 10 to its end
      Given Employers' Strength is on 10
      And the group controls 3 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the game goes on
      When the turn ends
      Then the game is lost

    Scenario: A turn brought to 10 by a 6 can still be won
      Given Employers' Strength is on 9
      And the group controls 4 means of production
      And Savings are 20 dollars
      When the die shows 6
      And workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      And the group takes the means of production for 8 dollars
      Then the game is won
      And Employers' Strength is on 10

    Scenario: By reading R-2 on play-on a 6 on 10 leaves the turn to be won
      Given the reading R-2 is "play-on"
      And the offensive is about to be rolled
      And Employers' Strength is on 10
      And the group controls 4 means of production
      And Savings are 20 dollars
      When the die shows 6
      And workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      And the group takes the means of production for 8 dollars
      Then the game is won

  @postal.employers-strength.defeat
  Rule: Defeat

    Scenario: The turn on 10 ends without a win
      Given Employers' Strength is on 10
      And a means of production may be taken
      When the turn ends
      Then the game is lost
      And clause postal.employers-strength.defeat is cited

    Scenario: The turn on 9 ends without a win
      Given Employers' Strength is on 9
      And a means of production may be taken
      When the turn ends
      Then the game goes on
      And the turn is about to begin

    Scenario: Four means of production at the end of the turn on 10 do not save the group
      Given Employers' Strength is on 10
      And a means of production may be taken
      And the group controls 4 means of production
      When the turn ends
      Then the game is lost

    Scenario: Six means of production are too few in Hard mode
      Given a game in hard mode
      And a means of production may be taken
      And Employers' Strength is on 10
      And the group controls 6 means of production
      When the turn ends
      Then the game is lost

    Scenario: Paying the Cost of Living on 10 is not yet defeat
      Given Employers' Strength is on 10
      And Savings are 5 dollars
      When the Cost of Living is paid
      Then the game goes on
      When the turn ends
      Then the game is lost

    Scenario: No turn begins after the defeat
      Given Employers' Strength is on 10
      And a means of production may be taken
      When the turn ends
      And the turn begins
      Then the move is refused by postal.employers-strength.defeat

    Scenario: The death of the last worker is defeat
      Given 0 healthy workers
      And 1 injured worker
      And Savings are 2 dollars
      When the Cost of Living is paid
      Then the game is lost
      And clause postal.employers-strength.defeat is cited

    Scenario: The death of a worker before the last is no defeat
      Given 0 healthy workers
      And 2 injured workers
      And Savings are 4 dollars
      When the Cost of Living is paid
      Then there is 1 injured worker
      And the game goes on

    Scenario: By reading R-18b on play-on the turns run on without workers until 10 ends
      Given the reading R-18b is "play-on"
      And the Cost of Living is to be paid
      And Employers' Strength is on 9
      And 0 healthy workers
      And 1 injured worker
      And Savings are 2 dollars
      When the Cost of Living is paid
      Then the game goes on
      When the turn ends
      And the employers' phase is played with a 2
      Then the Cost of Living is to be paid
      When the Cost of Living is paid
      And the turn ends
      Then the game is lost

    Scenario: The death of the last worker is defeat, even with the money for the fifth means
      Given 1 injured worker
      And 0 healthy workers
      And the group controls 4 means of production
      And Savings are 8 dollars
      And the offensive is about to be rolled
      When the die shows 5
      Then the game is lost
      And clause postal.employers-strength.defeat is cited
      And "the group takes the means of production for 8 dollars" is refused by postal.employers-strength.defeat

    Scenario: By reading R-18b on play-on the money in hand still buys the fifth means
      Given the reading R-18b is "play-on"
      And 1 injured worker
      And 0 healthy workers
      And the group controls 4 means of production
      And Savings are 9 dollars
      And the offensive is about to be rolled
      When the die shows 5
      Then there is 1 dead worker
      And the game goes on
      When the Cost of Living is paid
      And the group takes the means of production for 8 dollars
      Then the game is won

    Scenario: The death of the last worker in debt is defeat, even with the resources for the fifth means
      Given the Cost of Living is to be paid
      And 1 injured worker
      And 0 healthy workers
      And the group controls 4 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      And Savings are 2 dollars
      When the Cost of Living is paid
      Then the game is lost
      And the group controls 4 means of production

    Scenario: By reading R-18b on play-on the resources in hand still take the fifth means
      Given the reading R-18b is "play-on"
      And the Cost of Living is to be paid
      And 1 injured worker
      And 0 healthy workers
      And the group controls 4 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      And Savings are 2 dollars
      When the Cost of Living is paid
      Then there is 1 dead worker
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the game is won

    Scenario: With everybody in jail the game goes on to the end of the turn on 10
      Given the offensive is about to be rolled
      And Employers' Strength is on 10
      And 1 healthy worker
      And 3 healthy workers in jail
      And Police Threat is one step below jail
      And Savings are 5 dollars
      When the die shows 3
      Then the game goes on
      And there are 4 workers in jail
      When the Cost of Living is paid
      And the turn ends
      Then the game is lost
      And clause postal.employers-strength.defeat is cited

    Scenario: By reading R-2 on play-on the turn of a 6 on 10 is lost when it ends
      Given the reading R-2 is "play-on"
      And the offensive is about to be rolled
      And Employers' Strength is on 10
      And 0 healthy workers
      And 4 healthy workers in jail
      And Savings are 5 dollars
      When the die shows 6
      Then the game goes on
      When the Cost of Living is paid
      And the turn ends
      Then the game is lost

    Scenario: Once the game is lost no die is rolled
      Given Employers' Strength is 10
      And a means of production may be taken
      When the turn ends
      Then "the die shows 2" is refused by postal.employers-strength.defeat and by nothing else

    Scenario: With the last worker dead, no second injury of the debt befalls anybody
      Given 0 healthy workers
      And 1 injured worker
      And Savings are 1 dollar
      When the Cost of Living is paid
      Then the game is lost
      And the event nothing-happened happens 0 times

    Scenario: The defeat is told
      Given Employers' Strength is 10
      And a means of production may be taken
      When the turn ends
      # fr: le récit dit « La partie est perdue »
      Then the story says "The game is lost"
