# fr: Contrôle des moyens de production
# fr: Neuf objectifs, chacun au prix du plateau.
Feature: Control of the means of production
  Nine objectives, each for the price on the board.

  Background:
    Given a game of Which Side
    And the Italians have 8 dollars
    And the Russians have 0 dollars
    And the Americans have 0 dollars
    And the Chinese have 0 dollars

  @whichside.control.cost-on-board
  # fr: Prix au plateau
  Rule: The price on the board

    # fr: Huit dollars
    Scenario: Eight dollars
      Given the turn is at the struggle
      When the team takes control of the means of production for 8 dollars
      Then the Italians have 0 dollars
      And the team controls the means of production for 8 dollars
      # fr: le récit dit « À payer par l'équipe : 8 $, pour un moyen de production »
      And the story says "The team is to pay $8: a means of production"
      # fr: le récit dit « Un moyen de production de plus est contrôlé »
      And the story says "One more means of production is controlled"

    # fr: Le prix <price>, et un jeton de moins
    Scenario Outline: The price <price> and one token less
      Given the Americans have <have>
      When the team takes control of the means of production for <price>
      Then the move is refused by whichside.control.cost-on-board and by nothing else

      Examples:
        | price                                     | have                    |
        | 1 sabotage and 2 dollars                  | 0 sabotages             |
        | 2 union agitations and 2 dollars          | 1 union agitation       |
        | 1 strike and 2 dollars                    | 0 strikes               |
        | 3 union agitations and 1 dollar           | 2 union agitations      |
        | 1 anarchist agitation and 3 dollars       | 8 union agitations      |
        | 2 union agitations and 1 anarchist agitation | 1 anarchist agitation |
        | 1 sabotage and 1 strike                   | 1 sabotage              |
        | 4 sabotages                               | 3 sabotages             |

    # fr: Le prix <price> est là
    Scenario Outline: The price <price> is there
      Given the Americans have <have>
      Then "the team takes control of the means of production for <price>" is legal

      Examples:
        | price                               | have                  |
        | 1 sabotage and 2 dollars            | 1 sabotage            |
        | 2 union agitations and 2 dollars    | 2 union agitations    |
        | 1 strike and 2 dollars              | 1 strike              |
        | 3 union agitations and 1 dollar     | 3 union agitations    |
        | 1 anarchist agitation and 3 dollars | 1 anarchist agitation |
        | 4 sabotages                         | 4 sabotages           |

    # fr: Ce qui n'a pas de prix est à l'équipe aussitôt
    Scenario: What has no price is had at once
      Given this content pack:
        """
        [objectives.8usd]
        dollars = 0
        """
      When the team takes control of the means of production for "8usd"
      Then the team controls the means of production for "8usd"
      And the Italians have 8 dollars
      # fr: le récit dit « À payer par l'équipe : rien, pour un moyen de production »
      And the story says "The team is to pay nothing: a means of production"

    # fr: Ce qui est payé est dit avant d'être payé
    Scenario: What the team pays for is told before it is paid
      Given the Russians have 1 strike
      And the Italians have 1 strike
      When the team takes control of the means of production for 1 strike and 2 dollars
      Then clause whichside.struggle.pooling is cited
      And the event team-pays happens 1 time
      And the Italians have 8 dollars
      And 0 means of production are controlled

    # fr: Un moyen de production que le plateau n'a pas
    Scenario: A means of production that the board does not have
      Given the turn is at the struggle
      When the team takes control of the means of production for "bakery"
      Then the move is refused by whichside.control.cost-on-board and by nothing else

    # fr: Ce qu'un autre moyen de production ne demande pas
    Scenario: What a means of production of another content does not ask for
      Given this content pack:
        """
        [objectives.bakery]
        union = 5
        """
      And the Italians have 4 union agitations
      And the Russians have 1 union agitation
      And the Americans have 2 union agitations
      And the Americans have 1 strike
      When the team takes control of the means of production for 5 union agitations
      And the Americans give 1 strike
      Then the move is refused by whichside.control.cost-on-board and by nothing else

    # fr: De ce qui n'est pas sur le plateau, rien d'autre n'est dit
    Scenario: Of what is not on the board nothing else is said
      Given the team has taken a means of production this turn
      When the team takes control of the means of production for "the-moon"
      Then the move is refused by whichside.control.cost-on-board and by nothing else

  @whichside.control.once-per-turn
  # fr: Un par tour
  Rule: One a turn

    # fr: Un de plus au même tour, quel qu'il soit
    Scenario: One more in the same turn, whichever it is
      Given the team has taken a means of production this turn
      And the Americans have 4 sabotages
      When the team takes control of one more means of production and pays
      Then the move is refused by whichside.control.once-per-turn and by nothing else

    # fr: Un de plus au tour suivant, quel qu'il soit
    Scenario: One more in the next turn, whichever it is
      Given the team controls 2 means of production
      And the Americans have 20 sabotages
      And the Americans have 20 strikes
      And the Americans have 20 union agitations
      When the team takes control of one more means of production and pays
      Then 3 means of production are controlled
      And "the team takes control of one more means of production and pays" is refused by whichside.control.once-per-turn

    # fr: Un second dans le même tour (interaction 55)
    Scenario: A second one in the turn (interaction 55)
      Given the Americans have 4 sabotages
      When the team takes control of the means of production for 4 sabotages
      And the team takes control of the means of production for 8 dollars
      Then the move is refused by whichside.control.once-per-turn and by nothing else
      And the event control-taken happens 1 time

    # fr: Un a été pris ce tour
    Scenario: One was taken this turn
      Given the team has taken a means of production this turn
      When the team takes control of the means of production for 8 dollars
      Then the move is refused by whichside.control.once-per-turn and by nothing else

    # fr: Un a été pris à un tour précédent
    Scenario: One was taken in an earlier turn
      Given the team controls the means of production for 4 sabotages
      When the team takes control of the means of production for 8 dollars
      Then the move is legal
      And 2 means of production are controlled

    # fr: Chacun a pris un tour, que compte la Force patronale
    Scenario: Each took a turn, which Employers' Strength counts
      Given the team controls 3 means of production
      When the cost of living falls due
      Then Employers' Strength stands on 4
      And the event cost-counted happens 1 time

    # fr: Le dernier d'entre eux peut être de ce tour
    Scenario: The last of them may be of this turn
      Given the team controls 3 means of production
      And the team has taken a means of production this turn
      When the employers act
      Then Employers' Strength stands on 3

    # fr: Plus qu'il ne s'est joué de tours
    Scenario: More than turns have been played
      Given the team controls 3 means of production
      And Employers' Strength stands on 3
      Then no table can show this position by whichside.control.once-per-turn

    # fr: Autant qu'il s'est joué de tours, avec celui-ci
    Scenario: As many as turns have been played, with this one
      Given the team controls 3 means of production
      And the team has taken a means of production this turn
      And Employers' Strength stands on 3
      When the employers act
      Then Employers' Strength stands on 3

    # fr: Dans une partie plus courte, la Force patronale commence plus loin
    Scenario: In a shorter game Employers' Strength starts further on
      Given the variant is the tutorial
      And the team controls 2 means of production
      And Employers' Strength stands on 6
      Then no table can show this position by whichside.control.once-per-turn

    # fr: Un aléa n'a pas fait commencer la partie plus tôt
    Scenario: No circumstance has begun the game earlier
      Given the D66 has fallen on 31
      And the team controls 2 means of production
      And Employers' Strength stands on 2
      Then no table can show this position by whichside.control.once-per-turn

    # fr: Comme R-123 se lit, elle a pu commencer au-dessous du scénario
    Scenario: As R-123 is read it may have begun lower than the scenario says
      Given the variant is the desperate situation
      And the reading whichside.R-119 is "every-scenario"
      And the reading whichside.R-123 is "last"
      And the D66 has fallen on 31
      And the team controls 1 means of production
      And Employers' Strength stands on 3
      When the cost of living falls due
      Then Employers' Strength stands on 3

  @whichside.control.black-marker
  # fr: Marqueur noir
  Rule: The black marker

    # fr: Il marque l'objectif et compte
    Scenario: It marks the objective and counts
      Given the team controls the means of production for 4 sabotages
      And the team controls the means of production for 1 strike and 2 dollars
      And the team controls the means of production for 1 sabotage and 1 strike
      When the team takes control of the means of production for 8 dollars
      Then 4 means of production are controlled
      And the team controls the means of production for 8 dollars
      And clause whichside.control.black-marker is cited

  @whichside.control.once-per-game
  # fr: Une fois par partie
  Rule: Once in a game

    # fr: Il est déjà contrôlé
    Scenario: It is controlled already
      Given the team controls the means of production for 8 dollars
      When the team takes control of the means of production for 8 dollars
      Then the move is refused by whichside.control.once-per-game and by nothing else

    # fr: On n'en contrôle pas plus que le plateau n'en a
    Scenario Outline: No more are controlled than the board has: <variant>
      Given the variant is <variant>
      And Employers' Strength stands on 10
      And the team controls <n> means of production
      Then no table can show this position by whichside.control.once-per-game

      Examples:
        | variant           | n  |
        | the tutorial      | 10 |
        | the duo mode      | 7  |

    # fr: Ce qu'il coûte est dit, sabotages compris
    Scenario: What it costs is told, sabotages as well
      Given the team controls the means of production for 4 sabotages
      And the Italians have 4 sabotages
      When the team takes control of the means of production for 4 sabotages
      Then the move is refused by whichside.control.once-per-game and by nothing else
      # fr: le refus dit « 4 sabotages »
      And the refusal says "4 sabotages"

  @whichside.control.cost-on-board
  # fr: Payer en une fois
  Rule: Paying at once

    # fr: Huit dollars d'un coup
    Scenario: Eight dollars at once
      When the team takes control of the means of production for 8 dollars and pays
      Then 1 means of production is controlled
      And the Italians have 0 dollars
