# fr: Une question sur les Adresses jaunes
# fr: Un scénario est une question : la table, ce qui se passe, ce qui devrait être vrai.
Feature: A question about Yellow Places
  A scenario is a question: the table, what happens, what should be true.

  # fr: Un disque devant une rue parle de neuf tuiles
  Scenario: A disc before a street tells of nine tiles
    Given a game of Yellow Places for 2 players
    And green holds the tea house of cell 2
    When green places a disc before column 2
    Then for pink the probability that green holds the tea house of cell 2 is 1/9
    And for pink the probability that green holds the tea house of cell 1 is 0
