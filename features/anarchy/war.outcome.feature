# fr: Guerre : ce qui reste
# fr: Ce qui résulte d'une bataille. Les cartes sont faites à la main : les quatre cartes que violet a à
# fr: Mysore valent 5 en attaque, les quatre que vert a à Pune valent 5 en défense. Sauf mention
# fr: contraire, c'est à violet de faire la guerre, et chaque personne a 10 roupies.
Feature: War: what is left
  What comes of a battle. The cards are made by hand: the four that violet has in Mysore are worth 5 in
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

  @anarchy.war.cards-are-destroyed
  # fr: La guerre détruit des cartes
  Rule: War destroys cards

    # fr: Des deux combinaisons, et de nulle autre
    Scenario: Of both melds, and of no other
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      And red governs Hyderabad with Nizam-ul-Mulk
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then Peshwa and Sultan are destroyed
      And red governs Hyderabad with Nizam-ul-Mulk
      # fr: la question ouverte est « Ajoutez des cartes dans les zones de la guerre, ou terminez. »
      And the open question is "Add cards in the zones of the war, or end."

    # fr: Autant que le dit le tableau, même si une ligne ne détruit rien
    Scenario Outline: A bill of <bill>: <number> cards of each side, even if that is none
      Given violet governs Mysore with Sultan, Vizier, Rockets, Lancers and Bastion
      And green governs Pune with Peshwa, Regent, Minister, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then the butcher's bill is <bill>
      And each side loses <number> cards
      When <winner> destroys <chosen>
      Then the event card-destroyed happens <all> times

      Examples:
        | bid | other | bill | number | winner | chosen                              | all |
        | 1   | 0     | 1    | 2      | violet | Hill and Bastion                    | 4   |
        | 0   | 0     | 0    | 3      | green  | Hill, Old Fort, Bastion and Rockets | 6   |
        | 0   | 1     | -1   | 2      | green  | Regent and Vizier                   | 4   |

    # fr: Aucune carte n'est détruite par une nette victoire
    Scenario Outline: A bill of <bill> destroys no card
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then the butcher's bill is <bill>
      And the event card-doomed happens 0 times
      And the event card-destroyed happens 0 times

      Examples:
        | bid | other | bill |
        | 3   | 0     | 3    |
        | 0   | 3     | -3   |

    # fr: Un camp qui a moins de cartes les perd toutes
    Scenario: A side that has fewer cards loses them all
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa and Old Fort
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 2 rupees
      Then the butcher's bill is 0
      And each side loses 3 cards
      When green destroys Lancers and Rockets
      Then Peshwa, Old Fort, Sultan, Lancers and Rockets are destroyed
      And the hand of green is Vizier

    # fr: Chaque carte détruite est racontée
    Scenario: Each destroyed card is told
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      # fr: le récit dit « Peshwa va être détruite. »
      Then the story says "Peshwa is to be destroyed."
      And the event card-destroyed happens 0 times
      When violet destroys Hill
      # fr: le récit dit « Hill va être détruite. »
      Then the story says "Hill is to be destroyed."
      # fr: le récit dit « Sultan va être détruite. »
      And the story says "Sultan is to be destroyed."
      When violet destroys Rockets
      # fr: le récit dit « Hill passe sous la pioche. »
      Then the story says "Hill goes under the draw pile."
      # fr: le récit dit « Rockets passe sous la pioche. »
      And the story says "Rockets goes under the draw pile."

  @anarchy.war.destroyed-equal
  # fr: Pertes égales
  Rule: Equal losses

    # fr: Les deux camps perdent autant de cartes, qui que ce soit qui gagne
    Scenario Outline: With bids of <bid> and <other> both lose <number> cards
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then <winner> wins the war
      And each side loses <number> cards
      When <winner> destroys <chosen>
      Then <lost> are destroyed

      Examples:
        | bid | other | winner | number | chosen                              | lost                                             |
        | 1   | 0     | violet | 2      | Hill and Lancers                    | Peshwa, Hill, Sultan and Lancers                 |
        | 0   | 0     | green  | 3      | Hill, Regent, Lancers and Vizier    | Peshwa, Hill, Regent, Sultan, Lancers and Vizier |
        | 5   | 6     | green  | 2      | Old Fort and Rockets                | Peshwa, Old Fort, Sultan and Rockets             |

    # fr: Une seule carte de chaque camp : les chefs
    Scenario Outline: A single card of each side: the leaders
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids <bid> rupees
      And green bids <other> rupees
      Then each side loses 1 card
      And Peshwa and Sultan are destroyed
      # fr: le récit dit « 1 carte de chaque camp est détruite. »
      And the story says "1 card of each side is destroyed."

      Examples:
        | bid | other |
        | 2   | 0     |
        | 0   | 2     |

    # fr: Autant de cartes, pas la même part
    Scenario: As many cards, not the same share
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa and Old Fort
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 1 rupee
      Then the butcher's bill is 1
      When violet destroys Lancers
      Then Peshwa, Old Fort, Sultan and Lancers are destroyed
      And violet governs Mysore with Vizier
      And the hand of violet is Rockets

  @anarchy.war.winner-captures-survivors
  # fr: Les survivantes se prennent
  Rule: The winner takes the survivors

    # fr: L'attaque prend tout ce qui survit de la défense
    Scenario: The attacker takes all that survives of the defence
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 3 rupees
      And green lays the blank card
      Then the event meld-taken cites anarchy.war.winner-captures-survivors
      And the event meld-taken happens 1 time
      # fr: le récit dit « violet s'empare de Peshwa, Regent, Old Fort et Hill. »
      And the story says "violet takes Peshwa, Regent, Old Fort and Hill."
      And violet governs Pune with Peshwa, Regent, Old Fort and Hill
      And green has 0 cards in hand

    # fr: La défense prend tout ce qui survit de l'attaque
    Scenario: The defender takes all that survives of the attack
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 3 rupees
      Then the event meld-taken cites anarchy.war.winner-captures-survivors
      And the event meld-taken happens 1 time
      # fr: le récit dit « vert s'empare de Sultan, Vizier, Rockets et Lancers. »
      And the story says "green takes Sultan, Vizier, Rockets and Lancers."
      And the hand of green is Sultan, Vizier, Rockets and Lancers
      And violet has 0 cards in hand

    # fr: Seules les survivantes
    Scenario: The survivors only
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 1 rupee
      And green destroys Hill and Vizier
      # fr: le récit dit « vert s'empare de Rockets et Lancers. »
      Then the story says "green takes Rockets and Lancers."
      And the hand of green is Rockets, Lancers and Old Fort

    # fr: S'il n'en survit aucune, rien n'est pris
    Scenario: If none survives nothing is taken
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then Peshwa and Sultan are destroyed
      And the event meld-taken happens 0 times
      And violet has 0 cards in hand

  @anarchy.war.defender-wins.capture-to-hand
  # fr: La défense les prend en main
  Rule: The defender takes them in hand

    # fr: Tout le gouvernement qui attaquait, avec son chef
    Scenario: The whole attacking government with its leader
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 3 rupees
      Then the event cards-to-hand cites anarchy.war.defender-wins.capture-to-hand
      # fr: le récit dit « Sultan, Vizier, Rockets et Lancers »
      And the story says "Sultan, Vizier, Rockets and Lancers"
      And the hand of green is Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill

    # fr: Même si l'une d'elles pourrait diriger les autres
    Scenario: Even if one of them could lead the others
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 2 rupees
      And green is done
      Then Peshwa and Sultan are destroyed
      And the event cards-to-hand cites anarchy.war.defender-wins.capture-to-hand
      And the hand of green is Vizier, Rockets, Lancers and Old Fort
      And Mysore is neutral

    # fr: Tout le monde les connaît
    Scenario: Everybody knows them
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa
      And green holds Nizam-ul-Mulk
      When Mysore attacks Pune
      And green adds nothing
      And violet lays the blank card
      And green bids 5 rupees
      And green destroys Lancers
      Then violet knows that green holds Vizier and Rockets
      And red knows that green holds Vizier and Rockets
      And red sees 3 cards in green's hand
      And red does not see Nizam-ul-Mulk

    # fr: Selon la lecture qui ne laisse bâtir que chez soi, elles vont aussi en main
    Scenario: By the reading that lets one build only in one's own zone they go to hand as well
      Given the reading R-9 is "own-zone"
      And violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 3 rupees
      Then the hand of green is Sultan, Vizier, Rockets and Lancers
      When green is done
      Then Mysore is neutral
