# fr: Tour de jeu
# fr: L'ordre d'un tour : phase patronale, phase des travailleurs, phase de résolution.
Feature: Game turn
  The order of a turn: employers' phase, workers' phase, resolution phase.

  @postal.turn.order
  # fr: Trois phases
  Rule: Three phases

    # fr: Un tour entier
    Scenario: A whole turn
      Given the turn is about to begin
      And Savings are 5 dollars
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

    # fr: Quand <phase>, il est trop tôt ou trop tard pour les autres phases
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

    # fr: Tant que des actions se résolvent, rien n'est payé
    Scenario: While actions are resolved nothing is paid
      Given the actions are to be resolved
      And a worker stands at Triangle Shirtwaist
      When the Cost of Living is paid
      Then the move is refused by postal.turn.order
      And "the turn ends" is refused by postal.turn.order
      And "the turn begins" is refused by postal.turn.order

    # fr: Aucun moyen de production n'est pris pendant la phase patronale
    Scenario: No means of production is taken during the employers' phase
      Given the turn is about to begin
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then the move is refused by postal.turn.order

    # fr: Aucun moyen de production n'est pris pendant la phase des travailleurs
    Scenario: No means of production is taken during the workers' phase
      Given the workers are to be placed
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then the move is refused by postal.turn.order

    # fr: Le dé n'est pas relancé alors que quelqu'un est à désigner
    Scenario: The die is not rolled again while somebody is to be named
      Given 1 healthy worker in jail
      When the die shows 5
      Then the player must say who is injured
      And "the die shows 3" is refused by postal.turn.order and by nothing else

    # fr: Vient le tour suivant
    Scenario: The next turn follows
      Given a means of production may be taken
      When the turn ends
      Then the turn is about to begin
      And clause postal.turn.order is cited

    # fr: Le récit dit quelle partie du tour suit
    Scenario: Which part of the turn follows is told
      Given the turn is about to begin
      When the turn begins
      # fr: le récit dit « Ensuite : offensive patronale »
      Then the story says "Next: employers' offensive"

    # fr: Avec <dollars> dollars, le refus dit ce qui peut se faire à la place
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

    # fr: Avant le lancer, le refus dit que le dé est à lancer
    Scenario: Before the roll the refusal says that the die is to be rolled
      Given the offensive is about to be rolled
      When the turn ends
      Then the move is refused by postal.turn.order and by nothing else
      # fr: le refus dit « Lancez le dé »
      And the refusal says "Roll the die"

  @postal.turn.phase-employers
  # fr: Phase patronale
  Rule: Employers' phase

    # fr: La première phase patronale avec un 2
    Scenario: The first employers' phase with a 2
      Given the turn is about to begin
      When the employers' phase is played with a 2
      Then Employers' Strength is on 1
      And Risk is 1
      And the workers are to be placed

    # fr: Le cube bouge, puis le dé est lancé
    Scenario: The cube moves, then the die is rolled
      Given the turn is about to begin
      When the turn begins
      Then Employers' Strength is on 1
      And 1 die must be rolled

    # fr: La phase n'est pas finie avant que le dé soit lancé
    Scenario: The phase is not over before the die is rolled
      Given the turn is about to begin
      When the turn begins
      And a worker is placed at the Tenement
      Then the move is refused

    # fr: L'offensive se lance une fois
    Scenario: The offensive is rolled once
      Given the turn is about to begin
      When the employers' phase is played with a 2
      And the die shows 2
      Then the move is refused
      And Risk is 1

    # fr: Un lancer sans avance
    Scenario: A roll without an advance
      Given the turn is about to begin
      When the die shows 4
      Then the move is refused by postal.phase.employers.advance-before-roll
      And Unsanitary is 0
      When the turn begins
      And the die shows 4
      Then Unsanitary is 1

  @postal.turn.phase-workers
  # fr: Phase des travailleurs
  Rule: Workers' phase

    # fr: Quatre placements viennent avant la première action
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

    # fr: La phase finit avec la dernière action
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

    # fr: La moitié des blessés n'y prend pas part
    Scenario: Half of the injured workers take no part
      Given the offensive is about to be rolled
      And 1 healthy worker
      And 3 injured workers
      When the die shows 2
      Then 3 workers can act
      When workers are placed at Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      Then the actions are to be resolved

    # fr: Tous en prison, la phase passe aussitôt
    Scenario: With everybody in jail the phase passes at once
      Given the offensive is about to be rolled
      And 0 healthy workers
      And 4 healthy workers in jail
      When the die shows 2
      Then the Cost of Living is to be paid
      And clause postal.turn.phase-workers is cited
      And the event worker-placed happens 0 times

  @postal.turn.phase-resolution
  # fr: Phase de résolution
  Rule: Resolution phase

    # fr: Le coût de la vie est payé, puis un moyen est pris
    Scenario: The Cost of Living is paid, then a means is taken
      Given the Cost of Living is to be paid
      And the group has 1 strike
      And Savings are 8 dollars
      When the Cost of Living is paid
      Then Savings are 3 dollars
      When the group takes the means of production for 1 strike and 2 dollars
      Then Savings are 1 dollar
      And the group controls 1 means of production

    # fr: La phase commence quand le dernier travailleur a agi
    Scenario: The phase begins when the last worker has acted
      Given a worker stands at Triangle Shirtwaist
      When a worker acts at Triangle Shirtwaist
      Then the Cost of Living is to be paid
      And clause postal.turn.phase-resolution is cited

    # fr: Un seul moyen
    Scenario: One means only
      Given the group has 1 strike
      And the group has 1 union agitation
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      And the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused

    # fr: Un moyen trop cher n'est pas pris
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

    # fr: Le tour ne finit pas impayé
    Scenario: The turn does not end unpaid
      Given a worker stands at Triangle Shirtwaist
      When a worker acts at Triangle Shirtwaist
      And the turn ends
      Then the move is refused by postal.goal.survive-each-turn

    # fr: Le coût de la vie ne se paie pas deux fois
    Scenario: The Cost of Living is not paid twice
      Given a worker stands at Triangle Shirtwaist
      And Savings are 10 dollars
      When a worker acts at Triangle Shirtwaist
      And the Cost of Living is paid
      And the Cost of Living is paid
      Then the move is refused by postal.goal.survive-each-turn
      And Savings are 7 dollars

    # fr: Les travailleurs rentrent avant le paiement du coût de la vie
    Scenario: Workers come home before the Cost of Living is paid
      Given a worker stands at Triangle Shirtwaist
      And Savings are 3 dollars
      When a worker acts at Triangle Shirtwaist
      Then the Cost of Living is to be paid
      And 0 workers can act
      When the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then 4 workers can act
