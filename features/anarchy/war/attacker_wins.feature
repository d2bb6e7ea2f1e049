# fr: Guerre : l'attaque gagne
# fr: Qui tombe, qui reste et ce qui se rebâtit. Les cartes sont faites à la main : les quatre cartes
# fr: que violet a à Mysore valent 5 en attaque, les quatre que vert a à Pune valent 5 en défense.
# fr: Sauf mention contraire, c'est à violet de faire la guerre, et chaque personne a 10 roupies.
Feature: War: the attacker wins
  Who falls, who stays and what is built again. The cards are made by hand: the four that violet has
  in Mysore are worth 5 in attack, the four that green has in Pune are worth 5 in defence. Where
  nothing else is said it is violet's turn to make war, and everybody has 10 rupees.

  # fr: Deux jeux de cartes
  Background: Two sets of cards
    Given a game of The Anarchy between violet, green and red
    And these cards:
      | card     | zone   | number | follows | crowns | castles | swords |
      | Sultan   | Mysore | 1      |         | 1      |         | 2      |
      | Vizier   | Mysore | 2      | 1       | 1      |         | 1      |
      | Prince   | Mysore | 3      | 1, 2    | 1      |         |        |
      | Rockets  | Mysore |        | 1       |        |         | 1      |
      | Lancers  | Mysore |        | any     |        |         | 1      |
      | Peshwa   | Pune   | 1      |         | 1      |         | 1      |
      | Regent   | Pune   | 2      | 1       | 1      |         | 1      |
      | Minister | Pune   | 3      | 1       | 1      |         |        |
      | Old Fort | Pune   |        | 1, 3    |        | 2       |        |
      | Hill     | Pune   |        | 1, 2    |        | 1       |        |

  @anarchy.war.attacker-wins.capture
  # fr: L'attaque prend le gouvernement
  Rule: The attacker takes the government over

    # fr: Le gouvernement pris reste entier sous son chef
    Scenario: The government stays whole under its leader
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 3 rupees
      And green lays the blank card
      Then violet governs Pune with Peshwa, Regent, Old Fort and Hill
      And violet takes control of Pune
      And green loses Pune
      And violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And violet has 0 cards in hand
      And it is violet's turn to make war

    # fr: Sans son chef, il tient sous une survivante qui peut diriger
    Scenario: Without its leader it stands under a survivor who can lead
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then the butcher's bill is 2
      And violet governs Pune with Regent and Hill
      And Hill follows Regent
      And the event card-destroyed happens before the event meld-taken

    # fr: Qui a gagné nomme le chef, s'il y a le choix
    Scenario Outline: The winner names the leader if there is a choice: <leader>
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Minister, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then violet may act
      And the open question is asked by anarchy.war.orphans-to-winner
      And there are 2 legal moves
      When violet names <leader> as leader
      Then violet governs Pune with <government>
      And violet controls Pune
      # fr: le récit dit « violet pose <leader>, qui dirige Pune. »
      And the story says "violet lays <leader> as the leader of Pune."
      # fr: le récit dit « Pune : contrôle de violet. »
      And the story says "violet controls Pune."
      And the hand of violet is <hand>

      Examples:
        | leader   | government            | hand                           |
        | Regent   | Regent and Hill       | Minister, Old Fort and Rockets |
        | Minister | Minister and Old Fort | Regent, Hill and Rockets       |

    # fr: Seule une survivante peut diriger
    Scenario: Only a survivor can lead
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Minister, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then "violet names Peshwa as leader" is refused by anarchy.war.orphans-to-winner
      And "violet names Old Fort as leader" is refused by anarchy.meld.leader-definition
      And "violet names Sultan as leader" is refused by anarchy.war.orphans-to-winner
      And "green names Regent as leader" is refused
