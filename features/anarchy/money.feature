# fr: Argent
# fr: À quoi servent les roupies. Violet et vert jouent, chacun avec dix roupies.
Feature: Money
  What rupees are for. Violet and green play, each with ten rupees.

  # fr: Deux personnes
  Background:
    Given a game of The Anarchy between violet and green

  @anarchy.money.uses
  # fr: À quoi sert l'argent
  Rule: What money is for

    # fr: Il achète des cartes supplémentaires
    Scenario: It buys extra cards
      Given it is violet's turn to pay
      When violet pays for 3 cards
      Then violet has 7 rupees
      And violet has 3 cards still to draw
      And green has 10 rupees

    # fr: Il se mise dans les batailles
    Scenario: It is bid in battles
      Given violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When Mysore attacks Pune
      And violet bids 3 rupees
      Then violet has 10 rupees
      When green bids 2 rupees
      Then violet has 7 rupees
      And green has 8 rupees
      # fr: le récit dit « violet verse 3 roupies à la banque. »
      And the story says "violet pays 3 rupees to the bank."
      # fr: le récit dit « vert verse 2 roupies à la banque. »
      And the story says "green pays 2 rupees to the bank."

    # fr: Ce que misent l'attaque et la défense est perdu
    Scenario: What attack and defence bid is gone
      Given violet governs with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      And green has nothing to add
      When violet attacks Pune
      And the defender adds nothing
      And the attacker bids 3 rupees
      And the defender bids 1 rupee
      Then the bids go to the bank
      And the bids of violet and green go to the bank
      And the bank keeps 3 rupees of violet
      And green takes back 0 rupees

    # fr: Qui gagne la guerre touche aussi les coffres de la zone prise
    Scenario: Who wins the war has the chests of the zone as well
      Given violet governs with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When violet attacks Pune
      And violet bids 3 rupees
      And green lays the blank card
      Then the attacker wins the war
      And violet wins
      And green loses
      And green loses the war
      And violet takes the cards of green
      And green does not control Pune
      And violet controls 2 zones
      When violet makes no more war
      Then the income of violet is 2 rupees

    # fr: Il n'achète pas deux fois des cartes dans un tour
    Scenario: It does not buy cards twice in a turn
      Given it is violet's turn to pay
      When violet pays for 2 cards
      Then violet has 9 rupees
      When violet pays for 2 cards
      Then the move is refused by anarchy.draw.pay-first and by nothing else
      And violet has 9 rupees

    # fr: Il n'achète pas de cartes plus tard dans le tour
    Scenario: It does not buy cards later in the turn
      Given it is violet's turn to pay
      When violet pays for 1 card
      And violet draws Lohagad
      Then "violet pays for 2 cards" is refused by anarchy.draw.pay-first
      When violet melds no more
      Then "violet pays for 2 cards" is refused by anarchy.draw.pay-first
      When violet discards Lohagad
      Then "violet pays for 2 cards" is refused by anarchy.draw.pay-first
      And violet has 10 rupees

    # fr: Personne ne paie au tour d'autrui
    Scenario: Nobody pays in the turn of another
      Given it is violet's turn to pay
      Then "green pays for 2 cards" is refused
      And violet has 10 rupees
      And green has 10 rupees

    # fr: Personne ne mise hors d'une bataille
    Scenario: Nobody bids without a battle
      Given violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When Mysore attacks Pune
      Then "violet bids 1 rupee" is legal
      When violet bids 5 rupees
      And green lays the blank card
      Then violet has 5 rupees
      When violet bids 1 rupee
      Then the move is refused
      And violet has 5 rupees

    # fr: Poser une carte ne coûte rien
    Scenario: To lay a card costs nothing
      Given violet has 0 rupees
      And it is violet's turn to pay
      When violet pays for 1 card
      And violet draws Lohagad
      And violet lays Lohagad
      Then violet governs Pune with Lohagad
      And violet has 0 rupees

    # fr: Sans argent, on fait la guerre
    Scenario: War is made without money
      Given violet has 0 rupees
      And violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 1 rupee
      Then violet has 0 rupees
      And green wins the war

    # fr: Sans rien dire, tout le monde voit l'argent des autres
    Scenario: With nothing said all see the money of the others
      Given violet has 7 rupees
      Then green sees that violet has 7 rupees
      And violet sees that green has 10 rupees

    # fr: Dit ainsi, tout le monde voit l'argent des autres
    Scenario: Said so, all see the money of the others
      Given the reading anarchy.R-23 is "open"
      And violet has 7 rupees
      Then green sees that violet has 7 rupees

    # fr: Selon l'autre lecture de R-23, l'argent des autres est caché
    Scenario: By the other reading of R-23 the money of the others is hidden
      Given the reading anarchy.R-23 is "secret"
      And violet has 7 rupees
      Then green does not see the rupees of violet
      And violet does not see the rupees of green
      And violet sees that violet has 7 rupees
