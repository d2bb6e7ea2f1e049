# fr: Combiner ce qu'on a en main
# fr: Violet et vert jouent avec quelques cartes faites pour l'exemple ; violet combine.
Feature: Melding what one holds
  Violet and green play with some cards made for the example; violet melds.

  # fr: Quelques cartes de Pune
  Background: Some cards of Pune
    Given a game of The Anarchy between violet and green
    And these cards:
      | card       | zone | number | follows | crowns | chests |
      | Old King   | Pune | 1      |         | 2      |        |
      | Young King | Pune | 2      | 1       | 1      | 2      |
      | Army       | Pune |        | any     |        |        |
    And it is violet's turn to meld

  @anarchy.meld.new-government
  # fr: Un nouveau gouvernement
  Rule: A new government

    # fr: Toute la main, dont une carte peut diriger
    Scenario: A whole hand, of which one card can lead
      Given Pune is neutral
      And violet holds Army and Old King
      When violet lays all 2 cards in hand
      Then Old King leads the government of Pune
      And Old King leads a government
      And Army lies in a government of violet
      And the government laid last has 2 crowns
      And the only government of violet has 2 crowns
      And the government of Pune has 0 castles
      And the government of Pune has 0 chests
      And Old King has 2 crowns
      And the number of Old King is 1
      And violet has nothing to add
      And violet holds no card of Pune

    # fr: Un second gouvernement avec sa suite, à côté du premier
    Scenario: A second government with its followers, beside the first
      Given the reading R-21 is "several"
      And violet governs Pune with Old King
      And violet holds Young King and Army
      When violet lays Young King with Army
      Then Army follows Young King
      And the event government-laid cites anarchy.meld.new-government

    # fr: Une carte posée comme chef
    Scenario: A card that is laid as leader
      Given Pune is neutral
      And violet holds Old King and Army
      When violet lays Old King as leader
      Then violet governs Pune with Old King
      And the hand of violet is Army

    # fr: Un chef avec tout le reste de la main
    Scenario: A leader with all other cards of the hand
      Given violet holds Old King, Young King and Army
      When violet lays Old King with all other cards in hand
      Then violet governs Pune with Old King, Young King and Army

    # fr: Deux cartes ensemble, et une qui vient s'y ajouter
    Scenario: Two cards together, and one that is added to them
      Given green controls Mysore
      And violet holds Young King, Old King and Army
      When violet lays Young King and Old King together
      And violet adds Army to the government of Pune
      Then violet governs with Old King, Young King and Army

    # fr: Deux cartes de deux zones, et un gouvernement dans chacune
    Scenario: Two cards of two zones, and a government in each
      Given violet holds Old King and Haidar Ali
      When violet lays Old King and Haidar Ali
      Then violet governs Pune with Old King
      And violet governs Mysore with Haidar Ali
      And the event government-laid happens 2 times

    # fr: Sous un chef qui n'est pas encore posé
    Scenario: Under a leader who is not laid yet
      Given green holds no card of Pune
      And violet holds Old King, Young King and Army
      When violet puts Army under Old King
      And violet adds all cards in hand
      Then violet governs Pune with Old King, Army and Young King

    # fr: Ce qui suit un chef est posé avec lui
    Scenario: What follows a leader is laid with him
      Given violet governs Pune with Old King
      And Army follows Old King
      Then violet governs Pune with Old King and Army

  @anarchy.meld.change-leader
  # fr: Changer de chef
  Rule: Change the leader

    # fr: Une carte posée comme chef là où l'on gouverne déjà
    Scenario: A card that is laid as leader where one governs already
      Given violet governs Pune with Young King and Army
      And violet holds Old King
      When violet lays Old King as leader in Pune
      Then violet governs Pune with Old King, Young King and Army
      And the event leader-replaced cites anarchy.meld.change-leader
