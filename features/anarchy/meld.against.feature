# fr: Combiner contre un gouvernement
# fr: Violet et vert jouent avec quelques cartes faites pour l'exemple ; violet combine.
Feature: Melding against a government
  Violet and green play with some cards made for the example; violet melds.

  # fr: Quelques cartes de Pune
  Background: Some cards of Pune
    Given a game of The Anarchy between violet and green
    And these cards:
      | card       | zone | number | follows | crowns | chests |
      | Old King   | Pune | 1      |         | 2      |        |
      | Young King | Pune | 2      | 1       | 1      | 2      |
      | Old Queen  | Pune | 4      | 2       | 1      |        |
      | Regent     | Pune | 3      | 1, 2    |        | 1      |
      | Old Fort   | Pune |        | 1, 3    | 1      |        |
      | Army       | Pune |        | any     |        |        |
    And it is violet's turn to meld

  @anarchy.meld.contested-zone-is-coup
  # fr: Contre un gouvernement : un coup d'État
  Rule: Against a government: a coup

    # fr: Poser un gouvernement rival, c'est tenter un coup d'État
    Scenario: To lay a rival government is to attempt a coup
      Given green governs Pune with Young King
      And violet holds Old King
      When violet lays Old King
      Then the coup succeeds
      And violet controls Pune

    # fr: Ses suiveurs y comptent
    Scenario: Its followers count in it
      Given green governs Pune with Young King and Old Queen
      And violet holds Old King and Old Fort
      Then "violet lays Old King" is refused by anarchy.coup.more-crowns-to-attempt
      When violet lays Old King with Old Fort
      Then the coup succeeds

    # fr: Qui pose trop peu de couronnes ne pose rien
    Scenario: Who lays too few crowns lays nothing
      Given green governs Pune with Old King
      And violet holds Young King
      When violet lays Young King
      Then the move is refused by anarchy.coup.more-crowns-to-attempt and by nothing else
      And green controls Pune

    # fr: Dans une zone neutre, il n'y a personne à renverser
    Scenario: In a neutral zone there is nobody to overthrow
      Given violet holds Old King
      When violet begins a coup with Old King
      Then the move is refused by anarchy.meld.contested-zone-is-coup and by nothing else
      # fr: le refus dit « Pune : personne d'autre n'y gouverne »
      And the refusal says "No other player governs Pune"
      And "violet lays Old King" is legal

    # fr: On ne se renverse pas
    Scenario: Nobody overthrows oneself
      Given violet governs Pune with Young King
      And violet holds Old King
      Then "violet begins a coup with Old King" is refused by anarchy.meld.contested-zone-is-coup
      And "violet makes Old King the leader" is legal

    # fr: Le coup d'État n'a pas besoin d'une zone voisine
    Scenario: A coup needs no neighbouring zone
      Given green governs Pune with Young King
      And violet governs the Mughals with Zabita Khan
      And violet holds Old King
      When violet attempts a coup with Old King
      Then the coup succeeds

    # fr: Sous le chef d'une autre compagnie, rien ne se glisse
    Scenario: Nothing is slid under another's leader
      Given green governs Pune with Old King
      And violet holds Young King
      Then "violet adds Young King" is refused
      And "violet lays Young King" is refused by anarchy.coup.more-crowns-to-attempt

  @anarchy.meld.leader-required
  # fr: Il faut un chef
  Rule: A leader is needed

    # fr: Une carte d'une autre zone n'entre pas dans le gouvernement d'une autre compagnie
    Scenario: A card of another zone does not join the government of another
      Given green governs Pune with Old King
      And violet governs the Mughals with Zabita Khan
      And violet holds the Rohillas
      Then "violet adds the Rohillas to the government of Pune" is refused by anarchy.meld.leader-required and by nothing else
      And "violet adds the Rohillas to the government of the Mughals" is legal
