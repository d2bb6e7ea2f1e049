# fr: Coups d'État : ce qui se fait sans demander
# fr: Selon d'autres lectures, les règles disent qui s'ajoute et qui entre ; on peut le dire aussi, en
# fr: entier. C'est à violet de combiner.
Feature: Coups: what is done unasked
  By other readings the rules say who is added and who joins; that may be said as well, all of it. It
  is violet's turn to meld.

  # fr: Quelques cartes de Pune
  Background: Some cards of Pune
    Given a game of The Anarchy between violet and green
    And these cards:
      | card       | zone | number | follows | crowns |
      | Old King   | Pune | 1      |         | 2      |
      | Young King | Pune | 2      | 1       | 1      |
      | Regent     | Pune | 4      | 1, 2    | 3      |
      | Army       | Pune |        | any     |        |
    And it is violet's turn to meld

  @anarchy.coup.defender-reinforces
  # fr: La réplique
  Rule: The defender replies

    # fr: Ce qui doit s'ajouter peut aussi se dire, en entier
    Scenario: What must be added may be said as well, all of it
      Given the reading R-16 is "all"
      And green governs Pune with Young King
      And violet holds Regent
      And green holds Army and Old King
      When violet attempts a coup with Regent
      Then "green adds nothing" is refused by anarchy.coup.defender-reinforces and by nothing else
      And "green replies with Army and Old King" is refused by anarchy.coup.defender-reinforces and by nothing else
      When green replies with Army
      Then the coup succeeds
      And the hand of green is Old King
      And the event card-follows cites anarchy.coup.defender-reinforces

  @anarchy.coup.new-government
  # fr: Le nouveau gouvernement
  Rule: The winner's government

    # fr: Ce qui doit entrer peut aussi se dire, en entier
    Scenario: What must join may be said as well, all of it
      Given the reading R-17 is "forced"
      And green governs Pune with Young King and Army
      And violet holds Old King
      When violet attempts a coup with Old King
      Then "violet names Old King as leader, joined by Army" is refused by anarchy.coup.new-government and by nothing else
      And "violet names Young King as leader, joined by Army and Old King" is refused by anarchy.coup.new-government and by nothing else
      When violet names Old King as leader, joined by Army and Young King
      Then violet governs Pune with Old King, Young King and Army
      And the event card-follows cites anarchy.coup.new-government
