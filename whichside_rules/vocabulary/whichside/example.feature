# fr: Une question sur Which Side
# fr: Un scénario est une question : la table, ce qui se passe, ce qui devrait être vrai.
Feature: A question about Which Side
  A scenario is a question: the table, what happens, what should be true.

  # fr: Le médecin vient chez Rosa
  Scenario: The doctor comes for Rosa
    Given a game of Which Side
    And the Italian Tenement has 20 dollars
    And Unsanitary of the Italian Tenement is 0
    And Rosa is at HEA 1
    When the Italian Tenement calls a doctor for Rosa
    Then Rosa is at HEA 2
    And clause whichside.doctor.price is cited
