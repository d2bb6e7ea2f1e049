# fr: Guerre : la facture du boucher
# fr: Ce que coûte une bataille. Les cartes sont faites à la main : les quatre cartes que violet a à
# fr: Mysore valent 5 en attaque, les quatre que vert a à Pune valent 5 en défense. Sauf mention
# fr: contraire, c'est à violet de faire la guerre, et chaque personne a 10 roupies.
Feature: War: the butcher's bill
  What a battle costs. The cards are made by hand: the four that violet has in Mysore are worth 5 in
  attack, the four that green has in Pune are worth 5 in defence. Where nothing else is said it is
  violet's turn to make war, and everybody has 10 rupees.

  # fr: Deux jeux de cartes
  Background: Two sets of cards
    Given a game of The Anarchy between violet, green and red
    And these cards:
      | card     | zone   | number | follows | crowns | castles | swords |
      | Sultan   | Mysore | 1      |         | 1      |         | 2      |
      | Vizier   | Mysore | 2      | 1       | 1      |         | 1      |
      | Rockets  | Mysore |        | 1       |        |         | 1      |
      | Lancers  | Mysore |        | any     |        |         | 1      |
      | Bastion  | Mysore |        | 1, 2    |        | 3       |        |
      | Peshwa   | Pune   | 1      |         | 1      |         | 1      |
      | Regent   | Pune   | 2      | 1       | 1      |         | 1      |
      | Minister | Pune   | 3      | 1       | 1      |         |        |
      | Old Fort | Pune   |        | 1, 3    |        | 2       |        |
      | Hill     | Pune   |        | 1, 2    |        | 1       |        |

  @anarchy.war.butchers-bill.formula
  # fr: La facture du boucher
  Rule: The butcher's bill

    # fr: <attackers> contre <defenders>, mises de <bid> et <other>
    Scenario Outline: <attackers> against <defenders>, bids of <bid> and <other>
      Given violet governs Mysore with <attackers>
      And green governs Pune with <defenders>
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then the attack comes to <attack>
      And the defence comes to <defence>
      And the butcher's bill is <bill>
      And the event bill-counted cites anarchy.war.butchers-bill.formula

      Examples:
        | attackers                           | defenders                          | bid | other | attack | defence | bill |
        | Sultan                              | Peshwa                             | 0   | 0     | 2      | 1       | 1    |
        | Sultan and Rockets                  | Peshwa                             | 0   | 0     | 3      | 1       | 2    |
        | Sultan and Bastion                  | Peshwa                             | 0   | 0     | 2      | 1       | 1    |
        | Sultan                              | Peshwa and Old Fort                | 0   | 0     | 2      | 3       | -1   |
        | Sultan                              | Peshwa, Old Fort, Hill and Regent  | 0   | 0     | 2      | 5       | -3   |
        | Sultan                              | Peshwa                             | 4   | 0     | 6      | 1       | 5    |
        | Sultan                              | Peshwa                             | 0   | 7     | 2      | 8       | -6   |
        | Sultan, Rockets and Lancers         | Peshwa and Hill                    | 4   | 5     | 8      | 7       | 1    |
        | Sultan, Vizier, Rockets and Bastion | Peshwa, Minister and Old Fort      | 6   | 6     | 10     | 9       | 1    |

  @anarchy.war.butchers-bill.attacker-gt2
  # fr: Facture au-dessus de 2
  Rule: Bill above 2

    # fr: Facture au-dessus de 2 : 5 et <bid> contre 5 et <other>
    Scenario Outline: A bill above 2: 5 and <bid> against 5 and <other>
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then the butcher's bill is <bill>
      And violet wins the war
      And each side loses 0 cards
      And the event war-won cites anarchy.war.butchers-bill.attacker-gt2
      # fr: le récit dit « violet gagne ; aucune carte n'est détruite. »
      And the story says "violet wins; no card is destroyed."

      Examples:
        | bid | other | bill |
        | 3   | 0     | 3    |
        | 10  | 7     | 3    |
        | 10  | 0     | 10   |

    # fr: Pas de facture au-dessus de 2 : 5 et <bid> contre 5 et <other>
    Scenario Outline: Not a bill above 2: 5 and <bid> against 5 and <other>
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then anarchy.war.butchers-bill.attacker-gt2 is not cited

      Examples:
        | bid | other |
        | 2   | 0     |
        | 9   | 7     |

  @anarchy.war.butchers-bill.attacker-2
  # fr: Facture de 2
  Rule: Bill of 2

    # fr: Facture de 2 : 5 et <bid> contre 5 et <other>
    Scenario Outline: A bill of 2: 5 and <bid> against 5 and <other>
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then the butcher's bill is <bill>
      And violet wins the war
      And each side loses 1 card
      And the event war-won cites anarchy.war.butchers-bill.attacker-2
      # fr: le récit dit « 1 carte de chaque camp est détruite. »
      And the story says "violet wins; 1 card of each side is destroyed."

      Examples:
        | bid | other | bill |
        | 2   | 0     | 2    |
        | 10  | 8     | 2    |

    # fr: Pas de facture de 2 : 5 et <bid> contre 5 et <other>
    Scenario Outline: Not a bill of 2: 5 and <bid> against 5 and <other>
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then anarchy.war.butchers-bill.attacker-2 is not cited

      Examples:
        | bid | other |
        | 3   | 0     |
        | 1   | 0     |

  @anarchy.war.butchers-bill.defender-0
  # fr: Facture de 0
  Rule: Bill of 0

    # fr: Facture de 0 : 5 et <bid> contre 5 et <other>
    Scenario Outline: A bill of 0: 5 and <bid> against 5 and <other>
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then the butcher's bill is <bill>
      And green wins the war
      And each side loses 3 cards
      And the event war-won cites anarchy.war.butchers-bill.defender-0
      # fr: le récit dit « vert gagne ; 3 cartes de chaque camp sont détruites. »
      And the story says "green wins; 3 cards of each side are destroyed."

      Examples:
        | bid | other | bill |
        | 0   | 0     | 0    |
        | 10  | 10    | 0    |

    # fr: Pas de facture de 0 : 5 et <bid> contre 5 et <other>
    Scenario Outline: Not a bill of 0: 5 and <bid> against 5 and <other>
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then anarchy.war.butchers-bill.defender-0 is not cited

      Examples:
        | bid | other |
        | 1   | 0     |
        | 0   | 1     |

  @anarchy.war.butchers-bill.defender-lt-minus2
  # fr: Facture au-dessous de -2
  Rule: Bill below -2

    # fr: Facture au-dessous de -2 : 5 et <bid> contre 5 et <other>
    Scenario Outline: A bill below -2: 5 and <bid> against 5 and <other>
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then the butcher's bill is <bill>
      And green wins the war
      And each side loses 0 cards
      And the event war-won cites anarchy.war.butchers-bill.defender-lt-minus2
      # fr: le récit dit « vert gagne ; aucune carte n'est détruite. »
      And the story says "green wins; no card is destroyed."

      Examples:
        | bid | other | bill |
        | 0   | 3     | -3   |
        | 7   | 10    | -3   |
        | 0   | 10    | -10  |

    # fr: Pas de facture au-dessous de -2 : 5 et <bid> contre 5 et <other>
    Scenario Outline: Not a bill below -2: 5 and <bid> against 5 and <other>
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then anarchy.war.butchers-bill.defender-lt-minus2 is not cited

      Examples:
        | bid | other |
        | 0   | 2     |
        | 8   | 10    |
