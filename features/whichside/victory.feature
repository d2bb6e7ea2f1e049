Feature: Victory
  What the scenario asks for, at the end of a turn.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [scenarios.generic.goal]
      controls = 2
      gauges = 1
      """

  @whichside.victory.source
  Rule: The scenario sets the target

    Scenario: As many means of production as it says
      Given the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotages
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game is won
      And whichside.victory.conjunction is cited
      # fr: le récit dit « Les travailleurs gagnent »
      And the story says "The workers win"

    Scenario: One less
      Given the team controls the means of production for 8 dollars
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game goes on
      And whichside.scenario.generic.victory is cited

  @whichside.victory.conjunction
  Rule: All at once

    Scenario: Enough controls, but no gauge
      Given the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotages
      And the team controls the means of production for 1 sabotage and 1 strike
      When the end of the turn comes
      Then the game goes on

    Scenario: Three gauges, but too few controls
      Given the team controls the means of production for 8 dollars
      And the working hours stands on cell 1
      And the working conditions stands on cell 1
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game goes on

    Scenario: More than is asked for is as good
      Given the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotages
      And the team controls the means of production for 1 sabotage and 1 strike
      And the working hours stands on cell 1
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game is won

  @whichside.victory.gauge-leftmost
  Rule: A gauge counts on its first cell only

    Scenario Outline: <gauge> on cell <cell>
      Given the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotages
      And <gauge> stands on cell <cell>
      When the end of the turn comes
      Then <result>

      Examples:
        | gauge                  | cell | result            |
        | the working hours      | 1    | the game is won   |
        | the working conditions | 1    | the game is won   |
        | the wages              | 1    | the game is won   |
        | the wages              | 2    | the game goes on  |

  @whichside.victory.end-of-turn
  Rule: Not before the turn ends

    Scenario: The last means of production does not end the game
      Given the team controls the means of production for 4 sabotages
      And the wages stands on cell 1
      And the Italian Tenement has 8 dollars
      When the team takes control of the means of production for 8 dollars
      And the Italian Tenement gives 8 dollars
      Then 2 means of production are controlled
      And the game goes on

    Scenario: The third exceptional measure comes before the victory
      Given the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotages
      And the wages stands on cell 1
      And Rent Rise is in force
      And Police Patrols is in force
      And Degradation of Worker Surveillance is in play
      When the employers act
      Then the game is lost
      And whichside.defeat.three-exceptional-measures is cited

    Scenario: A gauge that the employers push back counts no more
      Given the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotages
      And the wages stands on cell 1
      And Salary Offensive is in play
      When the employers act
      Then the wages stands on cell 2
      When life goes on
      And the Bonesetter is turned up
      And the Laundry is turned up
      And the offensives begin
      And Wage Reduction Law is drawn
      And Fines is drawn
      And the end of the turn comes
      Then the game goes on
