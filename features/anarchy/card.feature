# fr: Cartes
# fr: Qui dirige, qui suit, et ce que valent les symboles. Violet et vert jouent avec des cartes faites
# fr: pour l'exemple ; c'est à violet de combiner. anarchy.card.follow-list-value et
# fr: anarchy.card.few-followers-vulnerable n'ont pas de règle ici : ce sont des conseils.
Feature: Cards
  Who leads, who follows, and what the symbols are worth. Violet and green play with cards made for
  the example; it is violet's turn to meld.

  anarchy.card.follow-list-value and anarchy.card.few-followers-vulnerable have no rule here: they are
  advice.

  # fr: Quelques cartes de Pune
  Background:
    Given a game of The Anarchy between violet and green
    And these cards:
      | card       | zone | number | follows | crowns | swords | chests |
      | Old King   | Pune | 1      |         | 2      |        | 1      |
      | Young King | Pune | 2      | 1       | 1      | 1      | 2      |
      | Regent     | Pune | 3      | 1, 2    |        |        |        |
      | Prince     | Pune | 4      |         | 1      | 2      |        |
      | Old Fort   | Pune |        | 1, 3, 4 | 1      |        |        |
      | Army       | Pune |        | any     |        | 3      |        |
      | Market     | Pune |        | 2       |        |        | 3      |

  @anarchy.card.number-can-lead
  # fr: Un nombre peut diriger
  Rule: A number can lead

    # fr: Avec un nombre et une couronne, une carte est chef
    Scenario: With a number and a crown a card is a leader
      Given violet holds Young King
      Then Young King can lead a government
      When violet lays Young King
      Then violet governs Pune with Young King

    # fr: Une carte qui peut suivre peut aussi coiffer la combinaison
    Scenario: A card that can follow can be at the top as well
      Given violet holds Young King and Regent
      Then Young King can follow Old King
      And Young King can lead a government
      When violet lays Young King with Regent
      Then Regent follows Young King

    # fr: Sans nombre, une couronne ne suffit pas
    Scenario: Without a number a crown is not enough
      Given violet holds Old Fort
      Then Old Fort cannot lead a government
      When violet lays Old Fort
      Then the move is refused by anarchy.meld.leader-definition and by nothing else
      And Pune is neutral

    # fr: Sans rien dire, il faut aussi une couronne
    Scenario: With nothing said a crown is needed as well
      Given violet holds Regent and Army
      Then Regent cannot lead a government
      And "violet lays Regent" is refused by anarchy.meld.leader-definition and by nothing else

    # fr: Dit ainsi, il faut un nombre et une couronne
    Scenario: Said so, a number and a crown are needed
      Given the reading anarchy.R-3 is "number-and-crown"
      And violet holds Regent and Army
      Then Regent cannot lead a government
      And Young King can lead a government

    # fr: Selon l'autre lecture de R-3, un nombre suffit
    Scenario: By the other reading of R-3 a number is enough
      Given the reading anarchy.R-3 is "number"
      And violet holds Regent and Army
      Then Regent can lead a government
      When violet lays Regent with Army
      Then violet governs Pune with Regent and Army

    # fr: Une carte de la dernière zone dirige comme une autre, R-3 étant « <reading> »
    Scenario Outline: A card of the last zone leads like another, R-3 being <reading>
      Given the reading anarchy.R-3 is "<reading>"
      And these cards:
        | card  | zone   | number | follows | crowns |
        | Chief | Orissa | 1      | 2       |        |
        | Heir  | Orissa | 2      |         | 1      |
      And violet holds Chief and Heir
      Then there are 2 legal moves
      And "violet lays Heir" is legal
      And Heir can lead a government
      When violet lays Heir with Chief
      Then violet governs Orissa with Heir and Chief

      Examples:
        | reading          |
        | number-and-crown |
        | number           |

    # fr: Selon l'autre lecture de R-3, un chef sans couronne n'est pas seul
    Scenario: By the other reading of R-3 a leader without a crown is not alone
      Given the reading anarchy.R-3 is "number"
      And violet holds Regent and Market
      When violet lays Regent
      Then the move is refused by anarchy.meld.single-card and by nothing else

    # fr: Selon l'autre lecture de R-3, il faut toujours un nombre
    Scenario: By the other reading of R-3 a number is needed as ever
      Given the reading anarchy.R-3 is "number"
      And violet holds Old Fort, Army and Regent
      Then Old Fort cannot lead a government
      And Army cannot lead a government
      And "violet lays Old Fort" is refused by anarchy.meld.leader-definition and by nothing else

    # fr: Dans la boîte, <card> dirige et <other> non
    Scenario Outline: In the box <card> leads, and <other> does not
      Given violet holds <card> and <other>
      Then <card> can lead a government
      And <other> cannot lead a government

      Examples:
        | card             | other        |
        | Zabita Khan      | Agra Fort    |
        | Imad-ul-Mulk     | the Rohillas |
        | Arcot            | Gingee       |
        | Marthanda Varma  | Cardamom     |

  @anarchy.card.follow-list
  # fr: La liste des chefs
  Rule: The list of leaders

    # fr: <card> peut suivre le chef que nomme sa liste, non l'autre
    Scenario Outline: <card> can follow <leader>, whom its list names, and not <other>
      Given violet holds <card>
      Then <card> can follow <leader>
      And <card> cannot follow <other>

      Examples:
        | card       | leader     | other      |
        | Young King | Old King   | Regent     |
        | Regent     | Young King | Old Fort   |
        | Old Fort   | Old King   | Young King |
        | Old Fort   | Regent     | Young King |
        | Market     | Young King | Old King   |
        | Mysore Rockets | Haidar Ali | Old King |

    # fr: Sous un chef de sa liste, une carte se combine
    Scenario: Under a leader of its list a card is melded
      Given violet governs Pune with Old King
      And violet holds Old Fort
      When violet adds Old Fort
      Then violet governs Pune with Old King and Old Fort
      And Old Fort follows Old King

    # fr: Qui suit qui se dit avec leurs noms
    Scenario: Who follows whom is told by their names
      Given violet governs Mysore with Haidar Ali
      And violet holds Tipu Sultan
      When violet adds Tipu Sultan
      # fr: le récit dit « Tipu Sultan suit Haidar Ali. »
      Then the story says "Tipu Sultan follows Haidar Ali."

    # fr: Sous un autre chef, elle ne se combine pas
    Scenario: Under another leader it is not melded
      Given violet governs Pune with Young King
      And violet holds Old Fort
      When violet adds Old Fort
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else
      And violet holds Old Fort

    # fr: C'est le chef que nomme la liste, non une carte qui le suit
    Scenario: The list names the leader, not a card that follows the leader
      Given violet governs Pune with Old King and Young King
      And violet holds Market
      When violet adds Market
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else

    # fr: Le même nombre dans une autre zone ne compte pas
    Scenario: The same number in another zone does not count
      Given violet governs Mysore with Haidar Ali
      And violet holds Old Fort
      Then Old Fort can follow Old King
      And Old Fort cannot follow Haidar Ali
      When violet adds Old Fort
      Then the move is refused

    # fr: Aucune table ne montre une carte sous un chef qui n'est pas dans sa liste
    Scenario: No table shows a card under a leader that is not in its list
      Given violet governs Pune with Old King and Market
      Then no table can show this position by anarchy.meld.follow-list-legality

  @anarchy.card.crown-coup-value
  # fr: Les couronnes comptent aux coups d'État
  Rule: Crowns count in coups

    # fr: Deux couronnes l'emportent sur une
    Scenario: Two crowns overthrow one
      Given green governs Pune with Young King and Regent
      And violet holds Old King
      Then the government of Pune has 1 crown
      When violet attempts a coup with Old King
      Then the coup succeeds

    # fr: Il faut la couronne du suiveur
    Scenario: The crown of the follower is needed
      Given green governs Pune with Young King
      And violet holds Prince, Old Fort and Army
      Then "violet attempts a coup with Prince" is refused by anarchy.coup.more-crowns-to-attempt
      And "violet attempts a coup with Prince and Army" is refused by anarchy.coup.more-crowns-to-attempt
      When violet attempts a coup with Prince and Old Fort
      Then the coup succeeds

    # fr: <card> ajoutée, le gouvernement a <crowns> couronnes
    Scenario Outline: With <card> added the government has <crowns> crowns
      Given violet governs Pune with Old King
      And violet holds <card>
      Then the government of Pune has 2 crowns
      When violet adds <card>
      Then the government of Pune has <crowns> crowns

      Examples:
        | card       | crowns |
        | Old Fort   | 3      |
        | Young King | 3      |
        | Army       | 2      |
        | Regent     | 2      |

    # fr: La couronne d'une réplique sauve le gouvernement
    Scenario: The crown of a reply saves the government
      Given the reading anarchy.R-3 is "number"
      And green governs Pune with Regent and Army
      And violet holds Young King
      And green holds Old Fort
      When violet attempts a coup with Young King
      And green replies with Old Fort
      Then the coup fails

    # fr: Ni châteaux, ni épées, ni coffres ne comptent dans un coup d'État
    Scenario: Neither castles nor swords nor chests count in a coup
      Given green governs Pune with Young King, Army and Market
      And violet holds Old King
      When violet attempts a coup with Old King
      Then the coup succeeds

  @anarchy.card.chest-income
  # fr: Un coffre paie
  Rule: A chest pays its owner

    # fr: Trois coffres combinés rapportent trois roupies
    Scenario: Three melded chests bring three rupees
      Given violet governs Pune with Old King and Young King
      And it is violet's turn to make war
      When violet makes no war
      Then violet has 13 rupees
      And the incomes of violet have brought 3 rupees

    # fr: Un coffre, une roupie
    Scenario: One chest, one rupee
      Given violet governs Pune with Old King
      And it is violet's turn to make war
      When violet makes no war
      Then violet has 11 rupees

    # fr: Sans coffre, rien
    Scenario: Without a chest nothing
      Given violet governs Pune with Prince
      And it is violet's turn to make war
      When violet makes no war
      Then violet has 10 rupees

    # fr: Les coffres en main ne paient pas
    Scenario: Chests in hand do not pay
      Given violet governs Pune with Prince
      And violet holds Young King and Market
      And it is violet's turn to make war
      When violet makes no war
      Then violet has 10 rupees

    # fr: Les coffres de toutes les zones paient
    Scenario: The chests of all zones pay
      Given violet governs Pune with Young King and Market
      And violet governs Mysore with Haidar Ali and Mysore Rockets
      And it is violet's turn to make war
      When violet makes no war
      Then violet has 16 rupees

    # fr: Sans rien dire, ils ne paient pas à la fin du tour d'autrui
    Scenario: With nothing said they do not pay at the end of another's turn
      Given green governs Pune with Young King and Market
      And it is violet's turn to make war
      When violet makes no war
      Then green has 10 rupees

    # fr: Dit ainsi, ils ne paient qu'à la fin de son propre tour
    Scenario: Said so, they pay only at the end of their owner's turn
      Given the reading anarchy.R-24 is "own-turn"
      And green governs Pune with Young King and Market
      And violet governs Mysore with Haidar Ali
      And it is violet's turn to make war
      When violet makes no war
      Then green has 10 rupees
      And violet has 11 rupees

    # fr: Selon l'autre lecture de R-24, ils paient à la fin de tous les tours
    Scenario: By the other reading of R-24 they pay at the end of every turn
      Given the reading anarchy.R-24 is "every-turn"
      And green governs Pune with Young King and Market
      And violet governs Mysore with Haidar Ali
      And it is violet's turn to make war
      When violet makes no war
      Then green has 15 rupees
      And violet has 11 rupees

  @anarchy.card.army-follower-only
  # fr: Les armées suivent seulement
  Rule: Armies only follow

    # fr: Une armée ne dirige pas
    Scenario: An army does not lead
      Given violet holds Army
      Then Army cannot lead a government
      When violet lays Army
      Then the move is refused by anarchy.meld.leader-definition and by nothing else

    # fr: Une armée suit
    Scenario: An army follows
      Given violet holds Army and Old King
      Then Army cannot lead a government
      When violet lays Old King with Army
      Then Army follows Old King

    # fr: Une armée ne prend pas la place du chef
    Scenario: An army does not take the place of a leader
      Given violet governs Pune with Old King and Army
      When violet makes Army the leader
      Then the move is refused by anarchy.meld.leader-definition and by nothing else
      And violet governs Pune with Old King and Army

    # fr: Par l'autre lecture de R-3 non plus
    Scenario: By the other reading of R-3 neither
      Given the reading anarchy.R-3 is "number"
      And violet holds Army, Market and Mysore Rockets
      Then Army cannot lead a government
      And Market cannot lead a government
      And Mysore Rockets cannot lead a government

    # fr: Sans chef dans la zone, une armée reste en main
    Scenario: Without a leader in the zone an army stays in hand
      Given violet holds Army
      Then "violet lays Army" is refused by anarchy.meld.leader-definition and by nothing else
      When violet adds Army
      Then the move is refused by anarchy.meld.leader-required and by nothing else

    # fr: Aucune table ne montre une armée qui gouverne
    Scenario: No table shows an army that governs
      Given violet governs Pune with Army
      Then no table can show this position by anarchy.meld.leader-definition

  @anarchy.card.army-usually-any
  # fr: Les armées suivent presque tout chef
  Rule: Armies mostly follow anybody

    # fr: Une armée dont la liste dit « tous » suit <leader>
    Scenario Outline: An army whose list says any follows <leader>
      Given violet governs Pune with <leader>
      And violet holds Army
      When violet adds Army
      Then violet governs Pune with <leader> and Army

      Examples:
        | leader     |
        | Old King   |
        | Young King |

    # fr: Selon l'autre lecture de R-3, même un chef sans couronne
    Scenario: By the other reading of R-3 even a leader without a crown
      Given the reading anarchy.R-3 is "number"
      Then Army can follow Regent
      And Army can follow Old King

    # fr: Qui n'a pas de nombre n'est pas un chef à suivre
    Scenario: Who has no number is no leader to follow
      Given violet holds Army
      Then Army cannot follow Old Fort
      And Army cannot follow Market

    # fr: Personne dans une autre zone
    Scenario: Nobody in another zone
      Given violet governs Mysore with Haidar Ali
      And violet holds Army
      Then Army cannot follow Haidar Ali
      And Army does not follow Haidar Ali
      And "violet adds Army" is refused

    # fr: La liste de la carte fait foi
    Scenario: The list on the card decides
      Given violet governs Bengal with Alivardi Khan
      And violet governs Nagpur with Burhan Shah
      And violet holds Barqandazes and Bargis
      When violet adds Barqandazes
      Then the move is legal
      When violet adds Bargis
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else
      And Bargis can follow Raghoji Bhonsle

    # fr: Dans la boîte, <army> suivent <leader>, quel que soit son nombre
    Scenario Outline: In the box <army> follow <leader> whatever the number
      Given violet holds <army>
      Then <army> can follow <leader>
      And <army> can follow <other>

      Examples:
        | army               | leader        | other         |
        | the Gosains        | Saadat Khan   | Faizabad      |
        | the Pindaris       | Ranoji Shinde | Gwalior Fort  |
        | the Baloch Riders  | Thatta        | Noor Mohammad Kalhoro |

  @anarchy.card.goods-no-power
  # fr: Les marchandises n'ont pas de pouvoir
  Rule: Goods have no power

    # fr: Des marchandises n'ajoutent qu'un coffre
    Scenario: Goods add a chest and nothing else
      Given violet governs Malwa with Malhar Rao Holkar
      And violet holds Malwa Opium
      Then the government of Malwa has 2 crowns
      And the attack of Malwa is 1
      And the defence of Malwa is 1
      And the governments of violet have 0 chests
      When violet adds Malwa Opium
      Then the government of Malwa has 2 crowns
      And the attack of Malwa is 1
      And the defence of Malwa is 1
      And the governments of violet have 2 chests

    # fr: Des marchandises ne dirigent pas
    Scenario: Goods do not lead
      Given violet holds Malwa Opium
      Then Malwa Opium cannot lead a government
      When violet lays Malwa Opium
      Then the move is refused by anarchy.meld.leader-definition and by nothing else

  @anarchy.card.goods-need-crowned-leader
  # fr: Il faut un chef couronné aux marchandises
  Rule: Goods need a crowned leader

    # fr: Sous un chef couronné, elles se combinent
    Scenario: Under a crowned leader they are melded
      Given violet governs Malwa with Ranoji Shinde
      And violet holds Malwa Opium
      When violet adds Malwa Opium
      Then violet governs Malwa with Ranoji Shinde and Malwa Opium

    # fr: Selon l'autre lecture de R-3, sous un chef sans couronne elles ne se combinent pas
    Scenario: By the other reading of R-3 they are not melded under a leader without a crown
      Given this content pack:
        """
        [cards.gwalior-fort]
        crowns = 0
        """
      And the reading anarchy.R-3 is "number"
      And violet governs Malwa with Gwalior Fort and the Pindaris
      And violet holds Malwa Opium and Ujjain
      Then Malwa Opium cannot follow Gwalior Fort
      When violet adds Malwa Opium
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else
      When violet adds Ujjain
      Then violet governs Malwa with Gwalior Fort, the Pindaris and Ujjain

    # fr: Avec une couronne, le même chef leur convient
    Scenario: With a crown the same leader will do
      Given the reading anarchy.R-3 is "number"
      And violet governs Malwa with Gwalior Fort
      And violet holds Malwa Opium
      When violet adds Malwa Opium
      Then violet governs Malwa with Gwalior Fort and Malwa Opium

    # fr: Un chef sans couronne ne se pose pas avec des marchandises seules
    Scenario: A leader without a crown is not laid with goods alone
      Given this content pack:
        """
        [cards.gwalior-fort]
        crowns = 0
        """
      And the reading anarchy.R-3 is "number"
      And violet holds Gwalior Fort and Malwa Opium
      Then Gwalior Fort can lead a government
      When violet lays Gwalior Fort with Malwa Opium
      Then the move is refused by anarchy.meld.single-card and by nothing else
