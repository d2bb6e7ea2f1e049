# fr: La partie d'apprentissage
# fr: Une partie courte pour apprendre.
Feature: The tutorial
  A short game to learn it.

  @whichside.variant.tutorial.gauges
  # fr: Jauges de départ
  Rule: Employers' Strength begins at 5

    # fr: Les jauges du travail sont sur leurs cases normales
    Scenario: The labour gauges are on their normal cells
      Given a new game of Which Side for 4 people
      And the variant is the tutorial
      Then Employers' Strength stands on 5
      And the working hours stands on cell 3
      And the working conditions stands on cell 3
      And the wages stands on cell 3

    # fr: Les cases normales sont celles du plateau
    Scenario: The normal cells are those of the board
      Given a new game of Which Side for 4 people
      And the variant is the tutorial
      And this content pack:
        """
        [employers_board]
        grey_wages = 4
        """
      Then the wages stands on cell 4

    # fr: Ce qu'elle ne change pas est comme au scénario générique
    Scenario: What it does not change is as in the generic scenario
      Given a new game of Which Side for 4 people
      And the variant is the tutorial
      Then 9 tiles lie on the table
      And the pile of the strategies holds 4 cards
      And the pile of the misfortunes holds 34 cards
      And the Chinese Tenement has 2 dollars

    # fr: Le sixième tour est le dernier
    Scenario: The sixth turn is the last
      Given a game of Which Side
      And the variant is the tutorial
      When the end of the turn comes
      Then Employers' Strength stands on 6
      And the game goes on

    # fr: À 10, c'est fini
    Scenario: At 10 it is over
      Given a game of Which Side
      And the variant is the tutorial
      And Employers' Strength stands on 10
      When the end of the turn comes
      Then the game is lost

  @whichside.variant.tutorial.victory
  # fr: Objectif
  Rule: Four controls win

    Background:
      Given a game of Which Side
      And the variant is the tutorial
      And the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotage
      And the team controls the means of production for 1 sabotage and 1 strike

    # fr: Trois ne suffisent pas
    Scenario: Three are not enough
      When the end of the turn comes
      Then the game goes on

    # fr: Quatre suffisent, sans aucune jauge
    Scenario: Four are, without any gauge
      Given the team controls the means of production for 1 strike and 2 dollars
      When the end of the turn comes
      Then the game is won
      And whichside.variant.tutorial.victory is cited
      And whichside.scenario.generic.victory is not cited
