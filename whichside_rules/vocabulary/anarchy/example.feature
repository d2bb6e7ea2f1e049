# fr: Une question sur The Anarchy
# fr: Un scénario est une question : la table, ce qui se passe, ce qui devrait être vrai.
Feature: A question about The Anarchy
  A scenario is a question: the table, what happens, what should be true.

  # fr: Le défenseur ajoute une couronne
  Scenario: The defender adds a crown
    Given a game of The Anarchy between violet and green
    And these cards:
      | card       | zone | number | follows | crowns | swords | chests |
      | Old King   | Pune | 1      |         | 2      |        |        |
      | Young King | Pune | 2      | any     | 1      | 1      | 2      |
      | Army       | Pune |        | any     | 1      | 3      |        |
    And green governs Pune with Young King
    And green holds Army
    And violet holds Old King
    When violet attempts a coup with Old King
    And green replies with Army
    Then the coup fails
    And green controls Pune
