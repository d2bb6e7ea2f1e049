Feature: Game turn
  The order of a turn: employers' phase, workers' phase, resolution phase.

  @postal.turn.order
  Rule: Three phases

    Scenario: A whole turn
      Given the turn is about to begin
      When the turn begins
      Then the offensive is about to be rolled
      When the die shows 2
      Then the workers are to be placed
      When workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      Then the actions are to be resolved
      When the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      Then the Cost of Living is to be paid
      When the Cost of Living is paid
      Then a means of production may be taken
      When the turn ends
      Then the turn is about to begin
      And the event phase-began happens 6 times

    Scenario Outline: When <phase>, it is too early or too late for the other phases
      Given <phase>
      When <move>
      Then the move is refused by postal.turn.order

      Examples:
        | phase                                  | move                               |
        | the turn is about to begin             | a worker is placed at the Tenement |
        | the turn is about to begin             | the Cost of Living is paid         |
        | the turn is about to begin             | the turn ends                      |
        | the offensive is about to be rolled    | the turn begins                    |
        | the offensive is about to be rolled    | a worker is placed at the Tenement |
        | the offensive is about to be rolled    | the Cost of Living is paid         |
        | the workers are to be placed           | the turn begins                    |
        | the workers are to be placed           | the die shows 2                    |
        | the workers are to be placed           | the Cost of Living is paid         |
        | the workers are to be placed           | the turn ends                      |
        | the Cost of Living is to be paid       | the turn begins                    |
        | the Cost of Living is to be paid       | the die shows 2                    |
        | the Cost of Living is to be paid       | a worker is placed at the Tenement |
        | the Cost of Living is to be paid       | a worker acts at the Docks         |
        | a means of production may be taken     | the turn begins                    |
        | a means of production may be taken     | a worker is placed at the Tenement |
        | a means of production may be taken     | a worker acts at the Docks         |

    Scenario: While actions are resolved nothing is paid
      Given the actions are to be resolved
      And a worker stands at Triangle Shirtwaist
      When the Cost of Living is paid
      Then the move is refused by postal.turn.order
      And "the turn ends" is refused by postal.turn.order
      And "the turn begins" is refused by postal.turn.order

    Scenario: No means of production is taken during the employers' phase
      Given the turn is about to begin
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then the move is refused by postal.turn.order

    Scenario: No means of production is taken during the workers' phase
      Given the workers are to be placed
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then the move is refused by postal.turn.order

    Scenario: The die is not rolled again while somebody is to be named
      Given 1 healthy worker in jail
      When the die shows 5
      Then the player must say who is injured
      And "the die shows 3" is refused by postal.turn.order and by nothing else

    Scenario: The next turn follows
      Given a means of production may be taken
      When the turn ends
      Then the turn is about to begin
      And clause postal.turn.order is cited

    Scenario: Which part of the turn follows is told
      Given the turn is about to begin
      When the turn begins
      # fr: le récit dit « Ensuite : offensive patronale »
      Then the story says "Next: employers' offensive"

    Scenario Outline: With <dollars> dollars the refusal says what can be done instead
      Given a means of production may be taken
      And Savings are <dollars> dollars
      When the die shows 2
      Then the move is refused by postal.turn.order and by nothing else
      # fr: le refus dit « Possible maintenant : <possible> »
      And the refusal says "Possible now: <instead>"

      Examples:
        | dollars | instead                                   | possible                                          |
        | 1       | end the turn.                             | terminer le tour.                                 |
        | 8       | take a means of production, end the turn. | prendre un moyen de production, terminer le tour. |

    Scenario: Before the roll the refusal says that the die is to be rolled
      Given the offensive is about to be rolled
      When the turn ends
      Then the move is refused by postal.turn.order and by nothing else
      # fr: le refus dit « Lancez le dé »
      And the refusal says "Roll the die"

  @postal.turn.phase-employers
  Rule: Employers' phase

    Scenario: The first employers' phase with a 2
      Given the turn is about to begin
      When the employers' phase is played with a 2
      Then Employers' Strength is on 1
      And Risk is 1
      And the workers are to be placed

    Scenario: The cube moves, then the die is rolled
      Given the turn is about to begin
      When the turn begins
      Then Employers' Strength is on 1
      And 1 die must be rolled

    Scenario: The phase is not over before the die is rolled
      Given the turn is about to begin
      When the turn begins
      And a worker is placed at the Tenement
      Then the move is refused

    Scenario: The offensive is rolled once
      Given the turn is about to begin
      When the employers' phase is played with a 2
      And the die shows 2
      Then the move is refused
      And Risk is 1

    Scenario: A roll without an advance
      Given the turn is about to begin
      When the die shows 4
      Then the move is refused by postal.phase.employers.advance-before-roll
      And Unsanitary is 0
      When the turn begins
      And the die shows 4
      Then Unsanitary is 1

  @postal.turn.phase-workers
  Rule: Workers' phase

    Scenario: Four placements come before the first action
      Given the offensive is about to be rolled
      When the die shows 2
      Then 4 workers can act
      When workers are placed at Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      Then the workers are to be placed
      And "a worker acts at Triangle Shirtwaist" is refused
      When a worker is placed at Triangle Shirtwaist
      Then the actions are to be resolved
      And the event worker-placed happens 4 times

    Scenario: The phase ends with the last action
      Given the offensive is about to be rolled
      And Savings are 2 dollars
      When the die shows 2
      And workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      Then the actions are to be resolved
      When a worker acts at Triangle Shirtwaist
      Then the Cost of Living is to be paid
      And Savings are 10 dollars
      And clause postal.turn.phase-workers is cited

    Scenario: Half of the injured workers take no part
      Given the offensive is about to be rolled
      And 1 healthy worker
      And 3 injured workers
      When the die shows 2
      Then 3 workers can act
      When workers are placed at Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      Then the actions are to be resolved

    Scenario: With everybody in jail the phase passes at once
      Given the offensive is about to be rolled
      And 0 healthy workers
      And 4 healthy workers in jail
      When the die shows 2
      Then the Cost of Living is to be paid
      And clause postal.turn.phase-workers is cited
      And the event worker-placed happens 0 times

  @postal.turn.phase-resolution
  Rule: Resolution phase

    Scenario: The Cost of Living is paid, then a means is taken
      Given the Cost of Living is to be paid
      And the group has 1 strike
      And Savings are 8 dollars
      When the Cost of Living is paid
      Then Savings are 3 dollars
      When the group takes the means of production for 1 strike and 2 dollars
      Then Savings are 1 dollar
      And the group controls 1 means of production

    Scenario: The phase begins when the last worker has acted
      Given a worker stands at Triangle Shirtwaist
      When a worker acts at Triangle Shirtwaist
      Then the Cost of Living is to be paid
      And clause postal.turn.phase-resolution is cited

    Scenario: One means only
      Given the group has 1 strike
      And the group has 1 union agitation
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      And the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused

    Scenario: A means that cannot be afforded is not taken
      Given a worker stands at the Political Cafe
      And Savings are 6 dollars
      When a worker acts at the Political Cafe
      And the Cost of Living is paid
      And the group takes the means of production for 1 strike and 2 dollars
      Then the move is refused
      And the group controls 0 means of production
      When the turn ends
      Then the turn is about to begin

    Scenario: The turn does not end unpaid
      Given a worker stands at Triangle Shirtwaist
      When a worker acts at Triangle Shirtwaist
      And the turn ends
      Then the move is refused by postal.goal.survive-each-turn

    Scenario: The Cost of Living is not paid twice
      Given a worker stands at Triangle Shirtwaist
      And Savings are 10 dollars
      When a worker acts at Triangle Shirtwaist
      And the Cost of Living is paid
      And the Cost of Living is paid
      Then the move is refused by postal.goal.survive-each-turn
      And Savings are 7 dollars

    Scenario: Workers come home before the Cost of Living is paid
      Given a worker stands at Triangle Shirtwaist
      And Savings are 3 dollars
      When a worker acts at Triangle Shirtwaist
      Then the Cost of Living is to be paid
      And there are 0 workers who have acted
      When the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then 4 workers can act
