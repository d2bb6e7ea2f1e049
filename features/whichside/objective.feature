# fr: Moyens de production
# fr: Ce que coûte chaque moyen de production de la face normale.
Feature: Means of production
  What each means of production of the normal side costs.

  Background:
    Given a game of Which Side
    And the other Tenements have 0 dollars

  @whichside.objective.01
  # fr: Un sabotage, deux dollars
  Rule: 1 sabotage and 2 dollars

    # fr: Tout y est (01)
    Scenario: All of it is there (01)
      Given the Italian Tenement has 1 sabotage
      And the Italian Tenement has 2 dollars
      When the team takes control of the means of production for 1 sabotage and 2 dollars
      And the Italian Tenement gives 1 sabotage
      Then 1 means of production are controlled
      And the Italian Tenement has 0 dollars

    # fr: Il manque quelque chose (01)
    Scenario: Something is missing (01)
      Given the Italian Tenement has 1 sabotage
      And the Italian Tenement has 1 dollar
      When the team takes control of the means of production for 1 sabotage and 2 dollars
      Then the move is refused by whichside.control.cost-on-board and by nothing else

  @whichside.objective.02
  # fr: Deux agitations syndicales, deux dollars
  Rule: 2 union agitations and 2 dollars

    # fr: Tout y est (02)
    Scenario: All of it is there (02)
      Given the Italian Tenement has 2 union agitations
      And the Italian Tenement has 2 dollars
      When the team takes control of the means of production for 2 union agitations and 2 dollars
      And the Italian Tenement gives 2 dollars
      Then 1 means of production are controlled
      And the Italian Tenement has 0 dollars

    # fr: Il manque quelque chose (02)
    Scenario: Something is missing (02)
      Given the Italian Tenement has 1 union agitation
      And the Italian Tenement has 2 dollars
      When the team takes control of the means of production for 2 union agitations and 2 dollars
      Then the move is refused by whichside.control.cost-on-board and by nothing else

    # fr: L'agitation anarchiste vaut deux agitations syndicales (02)
    Scenario: Anarchist agitation stands for two union agitations (02)
      Given the Italian Tenement has 1 anarchist agitation
      And the Italian Tenement has 2 dollars
      When the team takes control of the means of production for 2 union agitations and 2 dollars
      And the Italian Tenement gives 2 dollars
      Then 1 means of production are controlled

  @whichside.objective.03
  # fr: Une grève, deux dollars
  Rule: 1 strike and 2 dollars

    # fr: Tout y est (03)
    Scenario: All of it is there (03)
      Given the Italian Tenement has 1 strike
      And the Italian Tenement has 2 dollars
      When the team takes control of the means of production for 1 strike and 2 dollars
      And the Italian Tenement gives 1 strike
      Then 1 means of production are controlled
      And the Italian Tenement has 0 dollars

    # fr: Il manque quelque chose (03)
    Scenario: Something is missing (03)
      Given the Italian Tenement has 9 dollars
      When the team takes control of the means of production for 1 strike and 2 dollars
      Then the move is refused by whichside.control.cost-on-board and by nothing else

  @whichside.objective.04
  # fr: Trois agitations syndicales, un dollar
  Rule: 3 union agitations and 1 dollar

    # fr: Tout y est (04)
    Scenario: All of it is there (04)
      Given the Italian Tenement has 3 union agitations
      And the Italian Tenement has 1 dollar
      When the team takes control of the means of production for 3 union agitations and 1 dollar
      And the Italian Tenement gives 1 dollar
      Then 1 means of production are controlled
      And the Italian Tenement has 0 dollars

    # fr: Il manque quelque chose (04)
    Scenario: Something is missing (04)
      Given the Italian Tenement has 2 union agitations
      And the Italian Tenement has 1 dollar
      When the team takes control of the means of production for 3 union agitations and 1 dollar
      Then the move is refused by whichside.control.cost-on-board and by nothing else

    # fr: L'agitation anarchiste vaut deux agitations syndicales (04)
    Scenario: Anarchist agitation stands for two union agitations (04)
      Given the Italian Tenement has 1 anarchist agitation
      And the Italian Tenement has 1 union agitation
      And the Italian Tenement has 1 dollar
      When the team takes control of the means of production for 3 union agitations and 1 dollar
      And the Italian Tenement gives 1 dollar
      And the Italian Tenement gives 1 union agitation
      Then 1 means of production are controlled

  @whichside.objective.05
  # fr: Une agitation anarchiste, trois dollars
  Rule: 1 anarchist agitation and 3 dollars

    # fr: Tout y est (05)
    Scenario: All of it is there (05)
      Given the Italian Tenement has 1 anarchist agitation
      And the Italian Tenement has 3 dollars
      When the team takes control of the means of production for 1 anarchist agitation and 3 dollars
      And the Italian Tenement gives 1 anarchist agitation
      Then 1 means of production are controlled
      And the Italian Tenement has 0 dollars

    # fr: Il manque quelque chose (05)
    Scenario: Something is missing (05)
      Given the Italian Tenement has 2 union agitations
      And the Italian Tenement has 3 dollars
      When the team takes control of the means of production for 1 anarchist agitation and 3 dollars
      Then the move is refused by whichside.control.cost-on-board and by nothing else

  @whichside.objective.06
  # fr: Huit dollars
  Rule: 8 dollars

    # fr: Tout y est (06)
    Scenario: All of it is there (06)
      Given the Italian Tenement has 8 dollars
      When the team takes control of the means of production for 8 dollars
      Then 1 means of production are controlled
      And the Italian Tenement has 0 dollars

    # fr: Il manque quelque chose (06)
    Scenario: Something is missing (06)
      Given the Italian Tenement has 7 dollars
      When the team takes control of the means of production for 8 dollars
      Then the move is refused by whichside.control.cost-on-board and by nothing else

  @whichside.objective.07
  # fr: Agitation syndicale et anarchiste
  Rule: 2 union agitations and 1 anarchist agitation

    # fr: Tout y est (07)
    Scenario: All of it is there (07)
      Given the Italian Tenement has 2 union agitations
      And the Italian Tenement has 1 anarchist agitation
      When the team takes control of the means of production for 2 union agitations and 1 anarchist agitation
      And the Italian Tenement gives 1 anarchist agitation
      Then 1 means of production are controlled
      And the Italian Tenement has 0 dollars

    # fr: Il manque quelque chose (07)
    Scenario: Something is missing (07)
      Given the Italian Tenement has 4 union agitations
      When the team takes control of the means of production for 2 union agitations and 1 anarchist agitation
      Then the move is refused by whichside.control.cost-on-board and by nothing else

    # fr: Deux agitations anarchistes suffisent
    Scenario: Two anarchist agitations are enough
      Given the Italian Tenement has 2 anarchist agitations
      When the team takes control of the means of production for 2 union agitations and 1 anarchist agitation
      Then 1 means of production are controlled
      And the Italian Tenement has 0 anarchist agitations

  @whichside.objective.08
  # fr: Un sabotage, une grève
  Rule: 1 sabotage and 1 strike

    # fr: Tout y est (08)
    Scenario: All of it is there (08)
      Given the Italian Tenement has 1 sabotage
      And the Italian Tenement has 1 strike
      When the team takes control of the means of production for 1 sabotage and 1 strike
      And the Italian Tenement gives 1 sabotage
      Then 1 means of production are controlled
      And the Italian Tenement has 0 dollars

    # fr: Il manque quelque chose (08)
    Scenario: Something is missing (08)
      Given the Italian Tenement has 1 sabotage
      When the team takes control of the means of production for 1 sabotage and 1 strike
      Then the move is refused by whichside.control.cost-on-board and by nothing else

  @whichside.objective.09
  # fr: Quatre sabotages
  Rule: 4 sabotages

    # fr: Tout y est (09)
    Scenario: All of it is there (09)
      Given the Italian Tenement has 4 sabotages
      When the team takes control of the means of production for 4 sabotages
      Then 1 means of production are controlled
      And the Italian Tenement has 0 dollars

    # fr: Il manque quelque chose (09)
    Scenario: Something is missing (09)
      Given the Italian Tenement has 3 sabotages
      When the team takes control of the means of production for 4 sabotages
      Then the move is refused by whichside.control.cost-on-board and by nothing else
