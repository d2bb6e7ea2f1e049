# fr: Une question sur le jeu postal
# fr: Un scénario est une question : la table, ce qui se passe, ce qui devrait être vrai.
Feature: A question about the postal game
  A scenario is a question: the table, what happens, what should be true.

  # fr: Deux dollars et trois travailleurs indemnes
  Scenario: Two dollars and three healthy workers
    Given a game in Normal mode
    And 3 healthy workers
    And 1 injured worker
    And Savings are 2 dollars
    When the Cost of Living is paid
    Then Savings are 0 dollars
    And the event in-debt happens 1 time
    And clause postal.debt.definition is cited
