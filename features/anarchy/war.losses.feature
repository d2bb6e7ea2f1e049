# fr: Guerre : les pertes et la reconstruction
# fr: Qui tombe, qui reste et ce qui se rebâtit. Les cartes sont faites à la main : les quatre cartes
# fr: que violet a à Mysore valent 5 en attaque, les quatre que vert a à Pune valent 5 en défense.
# fr: Sauf mention contraire, c'est à violet de faire la guerre, et chaque personne a 10 roupies.
Feature: War: losses and rebuilding
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

  @anarchy.war.destroyed-leader-first
  # fr: Le chef d'abord
  Rule: The leader first

    # fr: Une seule perte : le chef, sans qu'on choisisse
    Scenario: A single loss: the leader, and nobody chooses
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then Peshwa and Sultan are destroyed
      And the event card-doomed cites anarchy.war.destroyed-leader-first
      And anarchy.war.destroyed-winner-chooses is not cited

    # fr: Ensuite seulement vient le choix
    Scenario: Only then comes the choice
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then the event card-doomed happens 1 time
      # fr: le récit dit « Peshwa va être détruite. »
      And the story says "Peshwa is to be destroyed."
      And there are 3 legal moves
      And "violet destroys Peshwa" is refused by anarchy.war.destroyed-winner-chooses and by nothing else

    # fr: Un chef remplacé n'est plus le premier
    Scenario: A card that can lead but does not is not the first
      Given violet governs Mysore with Vizier and Lancers
      And green governs Pune with Peshwa, Regent and Minister
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then the butcher's bill is 2
      And Peshwa and Vizier are destroyed

    # fr: De plusieurs gouvernements d'une zone, un chef d'abord
    Scenario: Of several governments of a zone a leader comes first
      Given the reading R-21 is "several"
      And violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa and Old Fort
      And green governs Pune with Regent and Hill
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then there are 2 legal moves
      And "violet destroys Peshwa" is legal
      And "violet destroys Regent" is legal
      And "violet destroys Hill" is refused
      And "violet destroys Old Fort" is refused
      When violet destroys Regent
      Then "violet destroys Old Fort" is refused
      And "violet destroys Peshwa" is legal
      And "violet destroys Hill" is legal
      When violet destroys Peshwa
      Then the event card-doomed cites anarchy.war.destroyed-winner-chooses

    # fr: Quand un chef sans suite tombe d'abord, l'autre chef est déjà un choix
    Scenario: Where a leader without followers falls first the other leader is a choice already
      Given the reading R-21 is "several"
      And violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Old Fort and Hill
      And green governs Pune with Regent
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      And violet destroys Regent
      Then the event card-doomed cites anarchy.war.destroyed-winner-chooses
      And "violet destroys Rockets" is legal

  @anarchy.war.destroyed-winner-chooses
  # fr: Qui gagne choisit les autres
  Rule: The winner chooses the others

    # fr: L'attaque choisit dans les deux combinaisons
    Scenario: The attacker chooses in both melds
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then violet may act
      And the open question is asked by anarchy.war.destroyed-winner-chooses
      # fr: la question ouverte est « Quelle carte est détruite ? »
      And the open question is "Which card is destroyed?"
      When violet destroys Regent
      Then violet may act
      And there are 3 legal moves
      When violet destroys Vizier
      Then Peshwa, Regent, Sultan and Vizier are destroyed
      And the event card-doomed cites anarchy.war.destroyed-winner-chooses
      And the event card-doomed happens 4 times

    # fr: Les chefs, qui tombent sans qu'on choisisse, peuvent se dire avec les autres
    Scenario: The leaders, who fall unasked, may be told with the others
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then "violet destroys Hill, Peshwa, Sultan and Vizier" is refused by anarchy.war.destroyed-winner-chooses and by nothing else
      And "green destroys Peshwa and Sultan" is refused
      When violet destroys Peshwa, Hill, Sultan and Vizier
      Then Peshwa, Hill, Sultan and Vizier are destroyed
      And the event card-doomed cites anarchy.war.destroyed-winner-chooses

    # fr: La défense choisit dans les deux combinaisons
    Scenario: The defender chooses in both melds
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 1 rupee
      Then green may act
      When green destroys Old Fort
      Then green may act
      When green destroys Rockets
      Then Peshwa, Old Fort, Sultan and Rockets are destroyed

    # fr: Qui a perdu ne choisit rien
    Scenario: The loser chooses nothing
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then "green destroys Hill" is refused
      And "red destroys Hill" is refused
      When violet destroys Hill
      Then "green destroys Vizier" is refused

    # fr: La zone attaquée d'abord, et rien deux fois
    Scenario: The attacked zone first, and nothing twice
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      And green destroys Vizier
      Then the move is refused by anarchy.war.destroyed-winner-chooses and by nothing else
      # fr: le refus dit « Vizier ne peut pas être détruite maintenant : Pune. »
      And the refusal says "Vizier cannot be destroyed now in Pune."
      When green destroys Hill
      Then "green destroys Hill" is refused by anarchy.war.destroyed-winner-chooses and by nothing else
      And there are 2 legal moves
      When green destroys Regent
      Then "green destroys Old Fort" is refused by anarchy.war.destroyed-winner-chooses and by nothing else
      And there are 3 legal moves
      When green destroys Lancers and Rockets
      Then Peshwa, Hill, Regent, Sultan, Lancers and Rockets are destroyed

    # fr: Une carte d'ailleurs n'est pas détruite
    Scenario: A card from elsewhere is not destroyed
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And violet holds Prince
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      And red governs Hyderabad with Nizam-ul-Mulk
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then "violet destroys Nizam-ul-Mulk" is refused by anarchy.war.destroyed-winner-chooses and by nothing else
      And "violet destroys Prince" is refused by anarchy.war.destroyed-winner-chooses and by nothing else
      And "violet destroys Minister" is refused by anarchy.war.destroyed-winner-chooses and by nothing else

    # fr: S'il ne reste qu'autant de cartes, il n'y a rien à choisir
    Scenario: If only so many cards are left there is nothing to choose
      Given violet governs Mysore with Sultan and Vizier
      And green governs Pune with Peshwa, Regent and Hill
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then the butcher's bill is 1
      When violet destroys Hill
      Then Peshwa, Hill, Sultan and Vizier are destroyed
      And violet governs Pune with Regent
      And the event card-doomed happens 3 times

    # fr: Le chef suivant s'épargne
    Scenario: The next leader can be spared
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 1 rupee
      And green destroys Old Fort and Vizier
      Then green governs Pune with Regent and Hill
      And the hand of green is Rockets and Lancers

  @anarchy.war.orphans-to-winner
  # fr: Celles qui restent sans chef
  Rule: Those left without a leader

    # fr: Personne ne peut diriger : tout va en main
    Scenario: Nobody can lead: all go to hand
      Given violet governs Mysore with Sultan, Rockets and Lancers
      And green governs Pune with Peshwa, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then the butcher's bill is 2
      And Peshwa and Sultan are destroyed
      And the hand of violet is Old Fort, Hill, Rockets and Lancers
      And the event cards-to-hand happens 2 times
      And the event cards-to-hand cites anarchy.war.orphans-to-winner
      When violet is done
      Then Pune and Mysore are neutral

    # fr: Qui ne suit pas le nouveau chef va en main
    Scenario: Who does not follow the new leader goes to hand
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then violet governs Pune with Regent and Hill
      And violet governs Mysore with Vizier and Lancers
      And the hand of violet is Old Fort and Rockets
      And violet knows that violet holds Old Fort and Rockets
      And red knows that violet holds Old Fort and Rockets

    # fr: Une défense qui gagne prend aussi les siennes en main
    Scenario: A defender who wins takes the own ones in hand as well
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then the butcher's bill is -2
      And the hand of green is Old Fort and Hill
      And the event cards-to-hand cites anarchy.war.orphans-to-winner
      When green is done
      Then Pune and Mysore are neutral

    # fr: Chaque zone a son chef à nommer, la zone attaquée d'abord
    Scenario: Each zone has its leader to be named, the attacked one first
      Given violet governs Mysore with Sultan, Vizier and Prince
      And green governs Pune with Peshwa, Regent and Minister
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then the butcher's bill is 2
      And there are 2 legal moves
      And "violet names Vizier as leader" is refused
      When violet names Minister as leader
      Then violet governs Pune with Minister
      And the hand of violet is Regent
      And there are 2 legal moves
      When violet names Vizier as leader
      Then violet governs Mysore with Vizier and Prince
      And the hand of violet is Regent
      And the event government-laid happens 2 times
      And the event government-laid cites anarchy.war.orphans-to-winner

    # fr: La lecture dite, c'est la même chose
    Scenario: With the reading said it is the same
      Given the reading R-8 is "winner"
      And violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then the hand of violet is Old Fort and Rockets
      And Peshwa and Sultan are destroyed

    # fr: Qui a gagné prend aussi celles de son propre camp
    Scenario: The winner takes those of the own side as well
      Given violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then violet takes Rockets
      And violet takes Old Fort
      And the event cards-to-hand cites anarchy.war.orphans-to-winner

    # fr: Selon l'autre lecture, elles sont détruites aussi
    Scenario: By the other reading they are destroyed as well
      Given the reading R-8 is "destroyed"
      And violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then each side loses 1 card
      And violet governs Pune with Regent and Hill
      And violet governs Mysore with Vizier and Lancers
      And violet has 0 cards in hand
      And Peshwa, Sultan, Old Fort and Rockets are destroyed
      And Old Fort and Rockets lie under the draw pile
      And the event card-destroyed cites anarchy.war.orphans-to-winner

    # fr: Selon l'autre lecture, on ne prend que ce qui n'est pas détruit
    Scenario: By the other reading only what is not destroyed is taken
      Given the reading R-8 is "destroyed"
      And violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then violet takes Regent and Hill
      # fr: le récit dit « violet s'empare de Regent et Hill. »
      And the story says "violet takes Regent and Hill."
      And the event meld-taken happens 1 time
      And the event meld-taken cites anarchy.war.winner-captures-survivors
      And the event card-destroyed cites anarchy.war.orphans-to-winner

    # fr: Selon l'autre lecture, tout est détruit si personne ne peut diriger
    Scenario: By the other reading all are destroyed if nobody can lead
      Given the reading R-8 is "destroyed"
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then the butcher's bill is -2
      And Peshwa, Sultan, Old Fort and Hill are destroyed
      And green has 0 cards in hand
      And Old Fort and Hill lie under the draw pile

    # fr: Selon l'autre lecture, ce que prend une défense qui gagne va en main pourtant
    Scenario: By the other reading what a winning defender captures goes to hand all the same
      Given the reading R-8 is "destroyed"
      And violet governs Mysore with Sultan, Rockets and Lancers
      And green governs Pune with Peshwa, Regent, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then the butcher's bill is -1
      When green destroys Regent and Lancers
      Then Peshwa, Regent, Sultan, Lancers, Old Fort and Hill are destroyed
      And the hand of green is Rockets
      And green takes Rockets

    # fr: Selon l'autre lecture, le reste d'un coup d'État va pourtant en main
    Scenario: By the other reading what a coup leaves over goes to hand all the same
      Given the reading R-8 is "destroyed"
      And green governs Pune with Regent
      And violet holds Peshwa and Minister
      And it is violet's turn to meld
      When violet attempts a coup with Peshwa and Minister
      And violet names Peshwa as leader, joined by Minister
      Then violet governs Pune with Peshwa and Minister
      And the hand of violet is Regent
      And the event card-destroyed happens 0 times

    # fr: De plusieurs gouvernements, seul celui qui perd son chef se disperse : <leader>
    Scenario Outline: Of several governments only the one that loses its leader breaks up: <leader>
      Given the reading R-21 is "several"
      And violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa and Old Fort
      And green governs Pune with Regent and Hill
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then each side loses 1 card
      When violet destroys <leader>
      Then <leader> and Sultan are destroyed
      And violet governs Pune with <left>
      And the hand of violet is <hand>
      And violet controls Pune
      And the event marker-placed happens 1 time

      Examples:
        | leader | left                | hand                 |
        | Peshwa | Regent and Hill     | Old Fort and Rockets |
        | Regent | Peshwa and Old Fort | Hill and Rockets     |

    # fr: De deux gouvernements qui ont perdu leur chef, chacun en reçoit un
    Scenario: Of two governments that lost their leaders each is given one
      Given the reading R-21 is "several"
      And these cards:
        | card   | zone | number | follows | crowns | castles | swords |
        | Bishop | Pune | 4      | 2       | 1      |         |        |
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa and Minister
      And green governs Pune with Regent and Bishop
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then the butcher's bill is 1
      When violet destroys Peshwa and Regent
      Then violet governs Pune with Minister
      And violet governs Pune with Bishop
      And the event marker-placed happens 1 time
      And the event meld-taken happens 2 times

  @anarchy.war.rebuild
  # fr: Reconstruire
  Rule: Rebuilding

    # fr: Qui n'a rien en main n'est pas interrogé
    Scenario: Who has nothing in hand is not asked
      Given the hand of violet is empty
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And red governs Hyderabad with Nizam-ul-Mulk
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then the event war-over happens 1 time
      And "violet attacks Hyderabad from Mysore" is legal
      And "violet adds Old Fort" is refused

    # fr: Les survivantes qui vont en main peuvent s'ajouter
    Scenario: Survivors that go to hand can be added
      Given the hand of violet is empty
      And violet governs Mysore with Sultan, Vizier and Rockets
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 1 rupee
      Then the butcher's bill is 2
      And violet has 1 card in hand
      And the open question is asked by anarchy.war.rebuild

    # fr: Si toutes les survivantes tiennent sous leur chef, il n'y a rien à ajouter
    Scenario: Where all survivors stand under a leader there is nothing to add
      Given the hand of violet is empty
      And violet governs Mysore with Sultan, Vizier, Prince and Lancers
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 1 rupee
      Then the butcher's bill is 2
      When violet names Vizier as leader
      Then violet has 0 cards in hand
      And the event war-over happens 1 time

    # fr: L'attaque qui gagne ajoute dans les deux zones
    Scenario: An attacker who wins adds in both zones
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And violet holds Rockets, Old Fort, Vizier and Nizam-ul-Mulk
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then violet may act
      And the open question is asked by anarchy.war.rebuild
      # fr: la question ouverte est « Ajoutez des cartes dans les zones de la guerre, ou terminez. »
      And the open question is "Add cards in the zones of the war, or end."
      And there are 4 legal moves
      When violet adds Rockets
      Then the event card-follows cites anarchy.war.rebuild
      When violet adds Old Fort
      And violet is done
      Then violet governs Mysore with Sultan and Rockets
      And violet governs Pune with Peshwa and Old Fort
      And the hand of violet is Vizier and Nizam-ul-Mulk
      And it is violet's turn to make war
      And the event war-over happens 1 time
      And the event war-over cites anarchy.war.optional
      # fr: le récit dit « La guerre est finie : le Mysore contre Pune. »
      And the story says "The war of Mysore against Pune is over."

    # fr: Là où tout est détruit, un nouveau gouvernement
    Scenario: Where all is destroyed a new government
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And violet holds Vizier, Lancers and Regent
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then Peshwa and Sultan are destroyed
      When violet lays Regent
      Then violet controls Pune
      When violet lays Vizier with Lancers
      And violet is done
      Then violet governs Mysore with Vizier and Lancers
      And violet governs Pune with Regent
      And violet has 0 cards in hand
      And the event marker-removed happens 0 times

    # fr: La défense qui gagne ajoute chez elle
    Scenario: A defender who wins adds in the own zone
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa and Old Fort
      And green holds Hill and Regent
      When Mysore attacks Pune
      And green adds nothing
      And violet lays the blank card
      And green bids 2 rupees
      Then the butcher's bill is -3
      And green may act
      When green adds Hill
      And green is done
      Then green governs Pune with Peshwa, Old Fort and Hill
      And the hand of green is Regent and Sultan
      And Mysore becomes neutral

    # fr: La défense qui gagne bâtit aussi dans la zone de l'attaque manquée
    Scenario: A defender who wins builds in the zone of the failed attack as well
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa, Old Fort and Hill
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 2 rupees
      Then the butcher's bill is -3
      When green lays Sultan with Rockets
      And green is done
      Then green governs Mysore with Sultan and Rockets
      And green controls Mysore
      And the event marker-removed happens 0 times

    # fr: Dite, la lecture laisse bâtir dans les deux zones
    Scenario: With the reading said both zones are open
      Given the reading R-9 is "either-zone"
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa and Old Fort
      When Mysore attacks Pune
      And violet lays the blank card
      And green bids 2 rupees
      Then "green lays Sultan" is legal
      And there are 2 legal moves

    # fr: Selon l'autre lecture, la défense ne bâtit que chez elle
    Scenario: By the other reading the defender builds only in the own zone
      Given the reading R-9 is "own-zone"
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa and Old Fort
      And green holds Hill
      When Mysore attacks Pune
      And green adds nothing
      And violet lays the blank card
      And green bids 2 rupees
      Then there are 2 legal moves
      And "green adds Hill" is legal
      When green lays Sultan
      Then the move is refused by anarchy.war.rebuild and by nothing else
      # fr: le refus dit « Sultan n'est pas de là où s'est faite cette guerre : Pune. »
      And the refusal says "Sultan is not of Pune, where this war was fought."

    # fr: Selon l'autre lecture, l'attaque bâtit toujours dans les deux zones
    Scenario: By the other reading an attacker still builds in both
      Given the reading R-9 is "own-zone"
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And violet holds Rockets and Old Fort
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      And violet adds Rockets
      And violet adds Old Fort
      And violet is done
      Then violet governs Mysore with Sultan and Rockets
      And violet governs Pune with Peshwa and Old Fort

    # fr: Pas dans une autre zone
    Scenario: Not in another zone
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And violet holds Nizam-ul-Mulk
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      And violet lays Nizam-ul-Mulk
      Then the move is refused by anarchy.war.rebuild and by nothing else
      # fr: le refus dit « Nizam-ul-Mulk n'est pas de là où s'est faite cette guerre : Pune ou le Mysore. »
      And the refusal says "Nizam-ul-Mulk is not of Pune or Mysore, where this war was fought."
      And there is 1 legal move
      When violet adds Nizam-ul-Mulk
      Then the move is refused by anarchy.war.rebuild and by nothing else
      # fr: le refus dit « Nizam-ul-Mulk n'est pas de là où s'est faite cette guerre : Pune ou le Mysore. »
      And the refusal says "Nizam-ul-Mulk is not of Pune or Mysore, where this war was fought."

    # fr: Pas de second gouvernement là où il en reste un
    Scenario: No second government where there is one
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And violet holds Regent
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      And violet lays Regent
      Then the move is refused by anarchy.war.rebuild and by nothing else
      # fr: le refus dit « Pune : un gouvernement y reste. »
      And the refusal says "Pune has a government still."

    # fr: Seulement de sa main
    Scenario: Only from hand
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And green holds Old Fort
      And violet holds Lancers
      When Mysore attacks Pune
      And green adds nothing
      And violet bids 2 rupees
      And green lays the blank card
      Then "violet adds Old Fort" is refused by anarchy.war.rebuild and by nothing else
      And "violet lays Regent" is refused by anarchy.war.rebuild and by nothing else
      And "green adds Old Fort" is refused

    # fr: Qui ne suit pas le chef ne s'ajoute pas
    Scenario: Who does not follow the leader is not added
      Given violet governs Mysore with Vizier and Lancers
      And green governs Pune with Peshwa
      And violet holds Rockets
      When Mysore attacks Pune
      And violet bids 3 rupees
      And green lays the blank card
      And violet adds Rockets
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else

    # fr: Qui n'est pas chef ne gouverne pas
    Scenario: Who is no leader does not govern
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And violet holds Hill
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      And violet lays Hill
      Then the move is refused by anarchy.meld.leader-definition and by nothing else
      And "violet adds Hill" is refused by anarchy.meld.leader-required and by nothing else
      And "violet lays Regent" is refused by anarchy.war.rebuild and by nothing else

    # fr: Qui n'a rien d'utile en main est interrogé pourtant
    Scenario: Who has nothing of use in hand is asked all the same
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And violet holds Nizam-ul-Mulk
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then violet may act
      And there is 1 legal move
      And the open question is asked by anarchy.war.rebuild
      And "violet lays Old Fort" is refused by anarchy.war.rebuild and by nothing else

    # fr: Qui n'a rien en main rebâtit avec ce qui survit de son attaque
    Scenario: With nothing in hand one rebuilds with what survives of one's own attack
      Given violet governs Mysore with Sultan and Lancers
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then Peshwa and Sultan are destroyed
      And the hand of violet is Lancers
      And the open question is asked by anarchy.war.rebuild

    # fr: Sans rien en main et sans survivantes, il n'y a rien à reconstruire
    Scenario: With nothing in hand and no survivor there is nothing to rebuild with
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then it is violet's turn to make war
      And the event war-over happens 1 time

    # fr: Rien n'est obligatoire
    Scenario: Nothing is compulsory
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And violet holds Rockets and Old Fort
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      And violet is done
      Then the hand of violet is Rockets and Old Fort
      And violet governs Mysore with Sultan
      And violet governs Pune with Peshwa

    # fr: Le chef ne change pas pendant la reconstruction
    Scenario: The leader does not change while rebuilding
      Given violet governs Mysore with Sultan
      And green governs Pune with Regent
      And violet holds Peshwa
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then "violet makes Peshwa the leader" is refused
      And there is 1 legal move

    # fr: Selon la lecture à plusieurs gouvernements, pas de second non plus
    Scenario: By the reading with several governments there is no second one either
      Given the reading R-21 is "several"
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And violet holds Regent
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      And violet lays Regent
      Then the move is refused by anarchy.war.rebuild and by nothing else

    # fr: De plusieurs gouvernements d'une zone prise, l'un est nommé
    Scenario: Of several governments of a zone taken one is named
      Given the reading R-21 is "several"
      And violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa
      And green governs Pune with Regent
      And violet holds Hill
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      Then there are 3 legal moves
      And "violet adds Hill" is refused by anarchy.meld.extend and by nothing else
      When violet adds Hill under Regent
      And violet is done
      Then violet governs Pune with Regent and Hill
      And violet governs Pune with Peshwa

    # fr: Un chef sans couronne posé là est aussitôt suivi
    Scenario: A leader without a crown that is laid there is followed at once
      Given the reading R-3 is "number"
      And these cards:
        | card  | zone | number | follows | crowns | castles | swords |
        | Envoy | Pune | 4      | 1       |        |         |        |
        | Walls | Pune |        | 4       |        | 1       |        |
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And violet holds Envoy, Walls and Lancers
      When Mysore attacks Pune
      And violet bids 1 rupee
      And green lays the blank card
      And violet lays Envoy
      Then the open question is asked by anarchy.meld.single-card
      And "violet is done" is refused
      When violet adds Walls
      Then the open question is asked by anarchy.war.rebuild
      When violet is done
      Then violet governs Pune with Envoy and Walls
      And the hand of violet is Lancers
      And Mysore is neutral

    # fr: Selon l'autre lecture, la défense relève son propre gouvernement
    Scenario: By the other reading a defender raises the own government anew
      Given the reading R-9 is "own-zone"
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And green holds Regent and Hill
      When Mysore attacks Pune
      And green adds nothing
      And violet lays the blank card
      And green bids 1 rupee
      Then the butcher's bill is 0
      When green lays Regent with Hill
      And green is done
      Then green governs Pune with Regent and Hill
      And green controls Pune
      And Mysore is neutral
