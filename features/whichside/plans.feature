# fr: Cartes planifiées
# fr: Le plan qui porte le marqueur, et où va le marqueur.
Feature: Employer Plans
  The plan with the marker, and where the marker goes.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [scenarios.generic.start]
      tiles = ["triangle", "newtown-creek", "woolworth", "tenderloin", "western-pen", "east-river-docks", "greenwich-village", "iww", "ilgwu"]
      [plans.challenge-to-industry-laws-1]
      effects = [{ kind = "labour", gauge = "conditions", by = 1 }]
      [plans.challenge-to-industry-laws-2]
      effects = [{ kind = "labour", gauge = "hours", by = 1 }]
      [plans.challenge-to-industry-laws-3]
      effects = [{ kind = "destroy", tile = "triangle" }]
      [strategies.challenge-to-industry-laws]
      defeat = []
      partial_defeat = []
      partial_victory = []
      """
    And the strategy is Challenge to Industry Laws
    And the working conditions stand on cell 3
    And the working hours stand on cell 3

  @whichside.plans.apply-current
  # fr: Effet de l'étape
  Rule: The effect of the plan

    # fr: Il n'a pas été contré
    Scenario: It was not countered
      When the employers act
      Then the working conditions stand on cell 4
      And the working hours stand on cell 3
      And clause whichside.plans.apply-current is cited
      # fr: le récit dit « Le plan s'applique : l'étape 1 de »
      And the story says "The plan takes effect: step 1 of Challenge to Industry Laws"
      # fr: le récit dit « Le marqueur est sur l'étape 2 »
      And the story says "The marker is on step 2"
      And the event plan-applies happens 1 time

    # fr: Il a été contré
    Scenario: It was countered
      Given plan 1 is countered
      When the employers act
      Then the working conditions stand on cell 3
      And clause whichside.plans.apply-current is not cited

    # fr: Seulement le plan où est le marqueur
    Scenario: Only the plan with the marker
      Given the marker stands on plan 2
      When the employers act
      Then the working conditions stand on cell 3
      And the working hours stand on cell 4

    # fr: Il vient avant que le marqueur avance, et une tuile améliorée peut être perdue (interactions 48, 65)
    Scenario: It comes before the marker moves, and an improved tile can be lost (interactions 48, 65)
      Given the marker stands on plan 3
      And plan 2 is countered
      And Triangle shows side B
      When the employers act
      Then the event tile-destroyed happens 1 time
      And Triangle is destroyed
      And the marker stands on plan 0
      # fr: le récit dit « L'usine Triangle Shirtwaist : destruction »
      And the story says "The Triangle Shirtwaist Factory is destroyed"

    # fr: Qui se tient encore sur la tuile détruite rentre
    Scenario: Who still stands on the tile that is destroyed comes home (interaction 65)
      Given the reading R-2 is "end-of-turn"
      And the marker stands on plan 3
      And Rosa stands on the work at Triangle
      And Carlo stands on the work at Newtown Creek
      When the employers act
      Then Rosa is at home
      And Carlo stands on the work at Newtown Creek

    # fr: Une tuile détruite est perdue, avec son amélioration
    Scenario: A destroyed tile is lost for good, its improvement too (interaction 65)
      Given the marker stands on plan 3
      And Triangle shows side B
      When the employers act
      And life goes on
      And the Laundry is turned up
      And the Union Hall is turned up
      Then "Rosa goes to the workers' control at Triangle" is refused
      And Triangle is not on the table

  @whichside.plans.move-marker
  # fr: Avance du marqueur
  Rule: The marker moves on

    # fr: De jour, le marqueur a quitté le plan contré
    Scenario: By day the marker has left the plan that was countered
      Given plan 1 is countered
      And the turn is at the daily actions
      Then the marker stands on plan 2

    # fr: Un plan à chaque tour, ni plus ni moins
    Scenario: One plan in every turn, no more and no fewer
      Given the marker stands on plan 1
      And Employers' Strength is 9
      Then no table can show this position by whichside.plans.move-marker

    # fr: Du plan <before> au plan <after>
    Scenario Outline: From plan <before> to plan <after>
      Given the marker stands on plan <before>
      When the employers act
      Then the marker stands on plan <after>
      And clause whichside.plans.move-marker is cited

      Examples:
        | before | after |
        | 1      | 2     |
        | 2      | 3     |

    # fr: Du dernier plan il sort, et la planification s'achève
    Scenario: From the last plan it leaves, and the strategy ends
      Given the marker stands on plan 3
      When the employers act
      Then the marker stands on plan 0
      And clause whichside.plans.move-marker is not cited
      And clause whichside.strategy.table.3-step-defeat is cited
