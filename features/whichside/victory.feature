# fr: Victoire
# fr: Ce que demande le scénario, à la fin d'un tour.
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
  # fr: Objectifs fixés par le scénario
  Rule: The scenario sets the target

    # fr: Autant de moyens de production qu'il le dit
    Scenario: As many means of production as it says
      Given the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotages
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game is won
      And the event game-ended happens 1 time
      And whichside.victory.conjunction is cited
      And the team wins
      And whichside.variant.desperate.victory-inherited is not cited
      # fr: le récit dit « Les travailleurs gagnent »
      And the story says "The workers win"

    # fr: Un de moins
    Scenario: One less
      Given the team controls the means of production for 8 dollars
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game goes on
      And the answers rest on whichside.scenario.generic.victory

  @whichside.victory.conjunction
  # fr: Tous les objectifs réunis
  Rule: All at once

    # fr: Assez de contrôles, mais aucune jauge
    Scenario: Enough controls, but no gauge
      Given the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotages
      And the team controls the means of production for 1 sabotage and 1 strike
      When the end of the turn comes
      Then the game goes on

    # fr: Trois jauges, mais trop peu de contrôles
    Scenario: Three gauges, but too few controls
      Given the team controls the means of production for 8 dollars
      And the working hours stands on cell 1
      And the working conditions stands on cell 1
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game goes on

    # fr: Plus qu'il n'est demandé vaut autant
    Scenario: More than is asked for is as good
      Given the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotages
      And the team controls the means of production for 1 sabotage and 1 strike
      And the working hours stands on cell 1
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game is won

  @whichside.victory.gauge-leftmost
  # fr: Jauge à l'extrême gauche
  Rule: A gauge counts on its first cell only

    # fr: <gauge> sur la case <cell>
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
  # fr: Confirmée en fin de tour
  Rule: Not before the turn ends

    # fr: L'objectif atteint au tour précédent a donné la victoire
    Scenario: A goal that was reached a turn ago has won
      Given the team controls 6 means of production
      And the wages are leftmost
      And the turn is at the misfortunes of life
      Then no table can show this position by whichside.victory.end-of-turn

    # fr: Le dernier moyen de production n'achève pas la partie
    Scenario: The last means of production does not end the game
      Given the team controls the means of production for 4 sabotages
      And the wages stands on cell 1
      And the Italian Tenement has 8 dollars
      When the team takes control of the means of production for 8 dollars
      And the Italian Tenement gives 8 dollars
      Then 2 means of production are controlled
      And the game goes on

    # fr: La troisième mesure exceptionnelle passe avant la victoire
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

    # fr: Une jauge que les patrons repoussent ne compte plus
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
