# fr: Combiner
# fr: Violet et vert jouent avec quelques cartes faites pour l'exemple ; violet combine.
# fr: anarchy.meld.layout et anarchy.meld.ordered-column n'ont pas de règle ici : elles disent comment
# fr: ranger les cartes, ce qui est sans effet.
Feature: Melding
  Violet and green play with some cards made for the example; violet melds. anarchy.meld.layout and
  anarchy.meld.ordered-column have no rule here: they tell how cards are laid out, which has no
  effect.

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

  @anarchy.meld.new-government
  # fr: Un nouveau gouvernement
  Rule: A new government

    # fr: Un chef et une carte qui le suit dans une zone neutre
    Scenario: A leader and a follower in a neutral zone
      Given violet holds Old King, Young King and Army
      Then Pune is neutral
      When violet lays Old King with Young King
      Then violet governs Pune with Old King and Young King
      And the hand of violet is Army
      And the event government-laid cites anarchy.meld.new-government
      And the event government-laid happens 1 time
      And the event government-laid happens before the event marker-placed

    # fr: Deux gouvernements dans deux zones
    Scenario: Two governments in two zones
      Given violet holds Old King, Haidar Ali and Mysore Rockets
      When violet lays Old King
      And violet melds Haidar Ali with Mysore Rockets
      Then violet governs Pune with Old King
      And violet governs Mysore with Haidar Ali and Mysore Rockets
      And violet has 0 cards in hand
      And it is violet's turn to meld

    # fr: La carte doit être en main
    Scenario: The card must be in hand
      Given green holds Old King
      And violet holds Army
      When violet lays Old King
      Then the move is refused by anarchy.meld.new-government and by nothing else
      # fr: le refus dit « violet n'a pas Old King en main »
      And the refusal says "violet does not have Old King in hand"

    # fr: Un seul gouvernement par zone
    Scenario: One government a zone
      Given violet governs Pune with Old King
      And violet holds Young King
      When violet lays Young King
      Then the move is refused by anarchy.meld.new-government and by nothing else
      # fr: le refus dit « Pune : vous y gouvernez déjà »
      And the refusal says "You govern Pune already"
      And violet governs Pune with Old King

    # fr: Dit ainsi, un seul gouvernement par zone
    Scenario: Said so, one government a zone
      Given the reading R-21 is "one"
      And violet governs Pune with Old King
      And violet holds Young King
      Then "violet lays Young King" is refused by anarchy.meld.new-government and by nothing else
      And "violet adds Young King" is legal

    # fr: Sinon, plusieurs gouvernements côte à côte
    Scenario: Else several governments side by side
      Given the reading R-21 is "several"
      And violet governs Pune with Old King
      And violet holds Young King and Army
      When violet lays Young King
      Then violet governs Pune with Old King
      And violet governs Pune with Young King
      And the hand of violet is Army
      And the government of Pune has 3 crowns
      And the governments of violet have 2 chests
      And the event marker-placed happens 0 times

    # fr: Même ainsi, seul un chef le peut
    Scenario: Even so, only a leader can
      Given the reading R-21 is "several"
      And violet governs Pune with Old King
      And violet holds Army
      Then "violet lays Army" is refused by anarchy.meld.leader-definition and by nothing else
      And "violet adds Army" is legal

    # fr: Même ainsi, pas à côté du gouvernement d'une autre compagnie
    Scenario: Even so, not beside the government of another
      Given the reading R-21 is "several"
      And green governs Pune with Old King
      And violet holds Young King
      Then "violet lays Young King" is refused by anarchy.coup.more-crowns-to-attempt

    # fr: Aucune table ne montre deux gouvernements d'une zone
    Scenario: No table shows two governments of a zone
      Given violet governs Pune with Old King
      And violet governs Pune with Young King
      Then no table can show this position by anarchy.meld.new-government

    # fr: Deux compagnies ne gouvernent jamais la même zone
    Scenario: Two companies never govern the same zone
      Given the reading R-21 is "several"
      And violet governs Pune with Old King
      And green governs Pune with Young King
      Then no table can show this position by anarchy.meld.new-government

  @anarchy.meld.leader-required
  # fr: Il faut un chef
  Rule: A leader is needed

    # fr: Rien ne se glisse là où personne ne dirige
    Scenario: Nothing is slid where nobody leads
      Given violet holds Army
      When violet adds Army
      Then the move is refused by anarchy.meld.leader-required and by nothing else
      # fr: le refus dit « Pune : vous n'y avez pas de gouvernement pour Army »
      And the refusal says "You have no government in Pune for Army"

    # fr: Le chef d'une autre compagnie n'est pas le sien
    Scenario: The leader of another is no leader of one's own
      Given green governs Pune with Old King
      And violet holds Army
      Then "violet adds Army" is refused by anarchy.meld.leader-required and by nothing else

    # fr: Un gouvernement ailleurs ne suffit pas
    Scenario: A government elsewhere does not do
      Given violet governs Mysore with Haidar Ali
      And violet holds Army
      Then "violet adds Army" is refused by anarchy.meld.leader-required and by nothing else
      When violet melds no more
      Then violet holds Army

    # fr: Dans une autre combinaison il n'y a pas ce chef
    Scenario: A leader who is not there cannot be named
      Given the reading R-21 is "several"
      And violet governs Pune with Old King
      And violet holds Army
      When violet adds Army under Young King
      Then the move is refused by anarchy.meld.leader-required and by nothing else
      # fr: le refus dit « Young King n'y dirige aucun gouvernement à vous »
      And the refusal says "Young King leads no government of yours there"

    # fr: Avec un chef, la même carte se pose
    Scenario: With a leader the same card is laid
      Given violet holds Young King and Army
      Then "violet adds Army" is refused by anarchy.meld.leader-required
      When violet lays Young King
      And violet adds Army
      Then violet governs Pune with Young King and Army

  @anarchy.meld.leader-definition
  # fr: Ce qu'est un chef
  Rule: What a leader is

    # fr: <card> peut diriger : un nombre et une couronne
    Scenario Outline: <card> can lead: a number and a crown
      Given violet holds Old King, Young King and Old Queen
      Then <card> can lead a government
      And "violet lays <card>" is legal

      Examples:
        | card       |
        | Old King   |
        | Young King |
        | Old Queen  |

    # fr: <card> ne peut pas diriger
    Scenario Outline: <card> cannot lead
      Given violet holds Regent, Old Fort and Army
      Then <card> cannot lead a government
      When violet lays <card>
      Then the move is refused by anarchy.meld.leader-definition and by nothing else

      Examples:
        | card     |
        | Regent   |
        | Old Fort |
        | Army     |

    # fr: Une carte sans nombre ne remplace pas le chef
    Scenario: A card without a number does not replace the leader
      Given violet governs Pune with Old King
      And violet holds Old Fort
      When violet makes Old Fort the leader
      Then the move is refused by anarchy.meld.leader-definition and by nothing else

    # fr: Dit ainsi, il faut un nombre et une couronne
    Scenario: Said so, it takes a number and a crown
      Given the reading R-3 is "number-and-crown"
      And violet holds Regent and Army
      Then Regent cannot lead a government
      And "violet lays Regent with Army" is refused by anarchy.meld.leader-definition

    # fr: Sinon, un nombre suffit
    Scenario: Else a number suffices
      Given the reading R-3 is "number"
      And violet holds Regent, Army and Old Fort
      Then Regent can lead a government
      And Old Fort cannot lead a government
      When violet lays Regent with Army
      Then violet governs Pune with Regent and Army
      And violet controls Pune

    # fr: Personne ne gouverne avec une carte sans nombre
    Scenario: Nobody governs with a card without a number
      Given violet governs Pune with Old Fort
      Then no table can show this position by anarchy.meld.leader-definition

  @anarchy.meld.same-zone
  # fr: Une seule zone
  Rule: One zone

    # fr: Une armée de Pune ne suit pas le sultan du Mysore
    Scenario: An army of Pune does not follow the sultan of Mysore
      Given violet governs Mysore with Haidar Ali
      And violet holds Army and Mysore Rockets
      Then Army cannot follow Haidar Ali
      And Mysore Rockets can follow Haidar Ali
      And "violet adds Army" is refused by anarchy.meld.leader-required
      And "violet adds Mysore Rockets" is legal

    # fr: Le même nombre dans une autre zone ne compte pas
    Scenario: The same number in another zone does not count
      Given violet governs Pune with Old King
      And violet governs Mysore with Haidar Ali
      And violet holds Mysore Rockets and Old Fort
      Then Mysore Rockets cannot follow Old King
      And Old Fort cannot follow Haidar Ali
      When violet adds Mysore Rockets
      And violet adds Old Fort
      Then violet governs Mysore with Haidar Ali and Mysore Rockets
      And violet governs Pune with Old King and Old Fort

    # fr: On ne pose pas ensemble deux zones
    Scenario: Two zones are not laid together
      Given violet holds Haidar Ali and Army
      When violet lays Haidar Ali with Army
      Then the move is refused
      And violet has 2 cards in hand

  @anarchy.meld.follow-list-legality
  # fr: Qui suit a le chef sur sa liste
  Rule: Followers list the leader

    # fr: <card> suit <leader>
    Scenario Outline: <card> follows <leader>
      Given violet governs Pune with <leader>
      And violet holds <card>
      Then <card> can follow <leader>
      When violet adds <card>
      Then violet governs Pune with <leader> and <card>

      Examples:
        | card       | leader     |
        | Young King | Old King   |
        | Regent     | Old King   |
        | Regent     | Young King |
        | Old Fort   | Old King   |
        | Army       | Old Queen  |

    # fr: <card> ne suit pas <leader>
    Scenario Outline: <card> does not follow <leader>
      Given violet governs Pune with <leader>
      And violet holds <card>
      Then <card> cannot follow <leader>
      When violet adds <card>
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else
      And violet governs Pune with <leader>

      Examples:
        | card       | leader     |
        | Old King   | Young King |
        | Young King | Old Queen  |
        | Old Fort   | Young King |
        | Regent     | Old Queen  |
        | Old Queen  | Old King   |

    # fr: Seul compte le chef, non ceux qui le suivent
    Scenario: Only the leader counts, not those who follow
      Given violet governs Pune with Old King and Young King
      And violet holds Old Queen
      Then Old Queen can follow Young King
      But Old Queen cannot follow Old King
      When violet adds Old Queen
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else
      # fr: le refus dit « Old Queen ne suit pas Old King »
      And the refusal says "Old Queen does not follow Old King"

    # fr: Une seule carte qui ne suit pas, et le tout est refusé
    Scenario: One card that does not follow, and the whole is refused
      Given violet holds Old King, Young King and Old Queen
      When violet lays Old King with Young King and Old Queen
      Then the move is refused by anarchy.meld.follow-list-legality
      And violet has 3 cards in hand
      And Pune is neutral

    # fr: Aucune table ne montre qui ne suit pas
    Scenario: No table shows a card that does not follow
      Given violet governs Pune with Young King and Old Fort
      Then no table can show this position by anarchy.meld.follow-list-legality

  @anarchy.meld.single-card
  # fr: Une seule carte
  Rule: A single card

    # fr: Un chef couronné gouverne seul
    Scenario: A crowned leader governs alone
      Given violet holds Young King
      When violet lays Young King
      Then violet governs Pune with Young King
      And the government of Pune has 1 crown
      And it is violet's turn to meld

    # fr: Sans couronne, pas seul, même si un nombre suffit
    Scenario: Without a crown not alone, even if a number suffices
      Given the reading R-3 is "number"
      And violet holds Regent
      When violet lays Regent
      Then the move is refused by anarchy.meld.single-card and by nothing else
      # fr: le refus dit « Regent n'a pas de couronne, et personne ne suit »
      And the refusal says "Regent has no crown and nobody to follow it"

    # fr: Personne d'autre ne donne la carte
    Scenario: Nobody else gives the card
      Given the reading R-3 is "number"
      And violet holds Regent and Old Fort
      And green holds Army
      When violet lays Regent
      Then "green adds Army" is refused by anarchy.meld.single-card and by nothing else

    # fr: Le chef sans couronne attend aussitôt une carte
    Scenario: A leader without a crown awaits a card at once
      Given the reading R-3 is "number"
      And violet holds Regent, Old Fort, Old Queen and Haidar Ali
      When violet lays Regent
      # fr: la question ouverte est « Glissez une carte sous le chef sans couronne. »
      Then the open question is "Put a card under the leader that has no crown."
      And there is 1 legal move
      And "violet adds Old Queen" is refused by anarchy.meld.follow-list-legality
      And "violet lays Haidar Ali" is refused
      When violet adds Old Fort
      Then violet governs Pune with Regent and Old Fort
      And the government of Pune has 1 crown
      And it is violet's turn to meld
      And "violet lays Haidar Ali" is legal

    # fr: Sans numéro, une couronne ne mène pas de coup d'État non plus
    Scenario: Without a number a crown leads no coup either
      Given the reading R-3 is "number"
      And green governs Pune with Regent and Army
      And violet holds Old Fort
      Then there is 1 legal move
      And "violet melds no more" is legal

    # fr: Une seule carte suffit
    Scenario: One card is enough
      Given the reading R-3 is "number"
      And violet holds Regent, Old Fort and Army
      When violet lays Regent
      And violet adds Old Fort
      Then "violet melds no more" is legal
      And the hand of violet is Army

    # fr: La carte qui accompagne vient de sa main
    Scenario: The company comes from the own hand
      Given the reading R-3 is "number"
      And violet holds Regent and Old Fort
      And green holds Army and Old Queen
      When violet lays Regent
      Then "violet adds Army" is refused by anarchy.meld.single-card and by nothing else
      And "violet adds Old Queen" is refused by anarchy.meld.single-card and by nothing else

    # fr: Elle vient sous ce chef, non sous un autre
    Scenario: It comes under that leader and under no other
      Given the reading R-3 is "number"
      And violet governs Mysore with Haidar Ali
      And violet governs the Mughals with Shah Alam
      And violet holds Regent and Army
      When violet lays Regent
      And violet adds Army
      Then violet governs Pune with Regent and Army
      And the event card-follows cites anarchy.meld.single-card

    # fr: Un chef sans couronne qu'une carte suit
    Scenario: A leader without a crown whom a card follows
      Given the reading R-3 is "number"
      And violet governs Pune with Regent and Old Fort
      Then the government of Pune has 1 crown
      And violet controls Pune

    # fr: Quelle que soit la carte de la main qui le suit
    Scenario: Whichever card of the hand follows it
      Given the reading R-3 is "number"
      And these cards:
        | card    | zone   | number | follows | crowns |
        | Begum   | Mysore | 1      |         |        |
        | Cavalry | Mysore |        | 1       |        |
        | Sultan  | Mysore | 2      |         | 1      |
      And violet holds Begum and Cavalry
      Then there are 2 legal moves
      And "violet lays Begum" is legal
      And "violet melds no more" is legal

    # fr: Aucune table ne montre un chef sans couronne et sans suite
    Scenario: No table shows a leader without crown and followers
      Given the reading R-3 is "number"
      And violet governs Pune with Regent
      Then no table can show this position by anarchy.meld.single-card

    # fr: Un chef sans couronne ne prend pas la place d'un chef que personne d'autre ne suit
    Scenario: A leader without a crown and without company takes no leader's place
      Given the reading R-3 is "number"
      And violet governs Pune with Old King
      And violet holds Regent
      When violet makes Regent the leader
      Then the move is refused by anarchy.meld.single-card and by nothing else

    # fr: S'il prend la place d'un chef, une carte de la main l'accompagne
    Scenario: In a leader's place a card of the hand accompanies it
      Given the reading R-3 is "number"
      And violet governs Pune with Old King
      And violet holds Regent, Old Fort and Army
      When violet makes Regent the leader
      # fr: la question ouverte est « Glissez une carte sous le chef sans couronne. »
      Then the open question is "Put a card under the leader that has no crown."
      When violet adds Army
      Then violet governs Pune with Regent and Army
      And the hand of violet is Old King and Old Fort
      And "violet melds no more" is legal

    # fr: Une carte restée sous lui suffit
    Scenario: A card that stays under it is enough
      Given the reading R-3 is "number"
      And violet governs Pune with Old King and Old Fort
      And violet holds Regent and Army
      When violet makes Regent the leader
      Then violet governs Pune with Regent and Old Fort
      And it is violet's turn to meld
      And "violet melds no more" is legal

    # fr: Avec une carte restée sous lui, la main peut n'avoir personne qui le suive
    Scenario: With a card that stays under it the hand may have nobody to follow it
      Given the reading R-3 is "number"
      And violet governs Pune with Old King and Old Fort
      And violet holds Regent
      Then there are 3 legal moves
      And "violet adds Regent" is legal
      And "violet makes Regent the leader" is legal
      And "violet melds no more" is legal

  @anarchy.meld.extend
  # fr: Compléter un gouvernement
  Rule: Add to a government

    # fr: Deux cartes pour un gouvernement posé plus tôt
    Scenario: Two cards for a government laid before
      Given violet governs Pune with Old King
      And violet holds Young King, Army and Mysore Rockets
      When violet adds Young King and Army
      Then violet governs Pune with Old King, Young King and Army
      And the hand of violet is Mysore Rockets
      And the event card-follows cites anarchy.meld.extend
      And the event card-follows happens 2 times

    # fr: On ne complète que de sa main
    Scenario: Cards are added from the own hand only
      Given violet governs Pune with Old King
      And green holds Army and Old Queen
      When violet adds Army
      Then the move is refused by anarchy.meld.extend and by nothing else
      # fr: le refus dit « violet n'a pas Army en main »
      And the refusal says "violet does not have Army in hand"
      And "violet adds Old Queen" is refused by anarchy.meld.extend and by nothing else

    # fr: Seulement pendant la phase des combinaisons
    Scenario: Only in the phase of melds
      Given violet governs Pune with Old King
      And violet holds Army and Old Fort
      When violet adds Old Fort
      And violet melds no more
      Then "violet adds Army" is refused
      And "violet discards Army" is legal

    # fr: Les gouvernements des autres ne se complètent pas
    Scenario: The governments of others are not added to
      Given violet governs Mysore with Haidar Ali
      And green governs Pune with Old King
      And violet holds Army and Mysore Rockets
      Then "violet adds Army" is refused by anarchy.meld.leader-required
      And "violet adds Mysore Rockets" is legal

    # fr: Un seul gouvernement dans la zone : c'est sous son chef
    Scenario: One government in the zone: it is under its leader
      Given the reading R-21 is "several"
      And violet governs Pune with Old King
      And violet holds Army and Old Fort
      Then "violet adds Army under Old King" is legal
      When violet adds Army
      And violet adds Old Fort under Old King
      Then violet governs Pune with Old King, Army and Old Fort

    # fr: Entre deux chefs possibles, on nomme le sien
    Scenario: Between two possible leaders, one is named
      Given the reading R-21 is "several"
      And violet governs Pune with Old King
      And violet governs Pune with Young King
      And violet holds Army and Regent
      When violet adds Army
      Then the move is refused by anarchy.meld.extend and by nothing else
      # fr: le refus dit « de quel chef il s'agit : Old King ou Young King »
      And the refusal says "which leader is meant: Old King or Young King"
      When violet adds Army under Young King
      And violet adds Regent under Old King
      Then violet governs Pune with Young King and Army
      And violet governs Pune with Old King and Regent

    # fr: Qui ne suit que l'un des deux n'a pas à être orienté
    Scenario: Who follows only one of two need not be told
      Given the reading R-21 is "several"
      And violet governs Pune with Old King
      And violet governs Pune with Young King
      And violet holds Old Queen
      When violet adds Old Queen under Old King
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else
      # fr: le refus dit « Old Queen ne suit pas Old King. »
      And the refusal says "Old Queen does not follow Old King."
      And "violet adds Old Queen under Young King" is legal
      When violet adds Old Queen
      Then violet governs Pune with Young King and Old Queen

    # fr: Qui ne suit aucun des deux n'entre nulle part
    Scenario: Who follows neither of two joins nowhere
      Given the reading R-21 is "several"
      And violet governs Pune with Young King
      And violet governs Pune with Old Queen
      And violet holds Old Fort
      When violet adds Old Fort
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else
      # fr: le refus dit « Old Fort ne suit pas Old Queen ou Young King. »
      And the refusal says "Old Fort does not follow Old Queen or Young King."

  @anarchy.meld.change-leader
  # fr: Changer de chef
  Rule: Change the leader

    # fr: Un chef de la main prend la place
    Scenario: A leader from the hand takes the place
      Given violet governs Pune with Young King and Army
      And violet holds Old King
      When violet makes Old King the leader
      Then violet governs Pune with Old King, Young King and Army
      And violet has 0 cards in hand
      And the event leader-replaced cites anarchy.meld.change-leader
      # fr: le récit dit « Old King prend la place de Young King »
      And the story says "Old King takes the place of Young King"
      And the event leader-replaced happens 1 time

    # fr: Un chef qui suivait prend la place
    Scenario: A leader who followed takes the place
      Given violet governs Pune with Old King, Young King and Army
      When violet makes Young King the leader
      Then violet governs Pune with Young King and Army
      And the hand of violet is Old King
      And the event leader-replaced happens before the event cards-to-hand

    # fr: Dans chaque zone, chaque carte qui suit peut prendre la tête
    Scenario: In every zone every card that follows can take the lead
      Given violet governs the Mughals with Shah Alam
      And violet governs Pune with Old King, Army and Young King
      Then there are 2 legal moves
      And "violet makes Young King the leader" is legal
      And "violet melds no more" is legal

    # fr: Une carte que violet n'a pas ne prend pas la place
    Scenario: A card that violet does not have takes no place
      Given violet governs Pune with Old King
      And green holds Young King and Army
      When violet makes Young King the leader
      Then the move is refused by anarchy.meld.change-leader and by nothing else
      # fr: le refus dit « violet n'a pas Young King en main »
      And the refusal says "violet does not have Young King in hand"
      And "violet makes Army the leader" is refused by anarchy.meld.change-leader and by nothing else

    # fr: Ce qui revient en main est connu de tous, et rien d'autre
    Scenario: What goes back to hand is known to all, and nothing else
      Given violet governs Pune with Old King and Army
      And violet holds Old Queen and Regent
      And green holds Young King
      When violet makes Old Queen the leader
      Then the hand of violet is Old King and Regent
      And green knows that violet holds Old King
      And violet knows no card of green's hand

    # fr: Qui a fini de combiner ne change plus de chef
    Scenario: Who melds no more changes no leader
      Given violet governs Pune with Young King and Army
      And violet holds Old King
      When violet melds no more
      Then "violet makes Old King the leader" is refused by anarchy.meld.change-leader and by nothing else

    # fr: Le chef en place ne prend pas sa propre place
    Scenario: The leader does not take his own place
      Given violet governs Pune with Old King
      Then "violet makes Old King the leader" is refused by anarchy.meld.change-leader

    # fr: Sans gouvernement dans la zone, il n'y a pas de place à prendre
    Scenario: Without a government in the zone there is no place to take
      Given violet governs Mysore with Haidar Ali
      And violet holds Young King
      When violet makes Young King the leader
      Then the move is refused by anarchy.meld.change-leader and by nothing else
      # fr: le refus dit « Pune : vous n'y avez pas de gouvernement »
      And the refusal says "You have no government in Pune"

    # fr: Le chef d'une autre compagnie ne se remplace pas
    Scenario: The leader of another is not replaced
      Given green governs Pune with Old King
      And violet holds Young King
      Then "violet makes Young King the leader" is refused by anarchy.meld.change-leader

    # fr: Une carte suivant le chef d'une autre compagnie ne devient pas chef
    Scenario: A follower of another's leader does not become a leader
      Given green governs Pune with Old King and Young King
      When violet makes Young King the leader
      Then the move is refused by anarchy.meld.change-leader and by nothing else
      # fr: le refus dit « violet n'a pas Young King en main »
      And the refusal says "violet does not have Young King in hand"

    # fr: Une carte prend la place d'un chef une fois par tour
    Scenario: A card takes a leader's place once a turn
      Given violet governs Pune with Old King and Young King
      When violet makes Young King the leader
      And violet makes Old King the leader
      Then violet governs Pune with Old King and Young King
      When violet makes Young King the leader
      Then the move is refused by anarchy.meld.change-leader and by nothing else
      # fr: le refus dit « Young King est déjà devenu chef pendant ce tour »
      And the refusal says "Young King has become a leader in this turn already"

    # fr: Ni la deuxième fois pour celle qui est revenue
    Scenario: Nor a second time for the one that came back
      Given violet governs Pune with Young King
      And violet holds Old King and Old Queen
      When violet makes Old King the leader
      And violet makes Old Queen the leader
      Then violet governs Pune with Old Queen
      And "violet makes Old King the leader" is refused by anarchy.meld.change-leader
      And "violet makes Young King the leader" is legal

    # fr: Deux chefs qui ne se suivent pas : la place se prend tout de même
    Scenario: Two leaders who do not follow each other: the place is taken all the same
      Given violet governs Pune with Old King
      And violet holds Young King
      Then Old King cannot follow Young King
      When violet makes Young King the leader
      Then violet governs Pune with Young King
      And the hand of violet is Old King

    # fr: Dit ainsi, tout chef prend la place
    Scenario: Said so, any leader takes the place
      Given the reading R-13 is "any"
      And violet governs Pune with Old King and Old Fort
      And violet holds Old Queen
      When violet makes Old Queen the leader
      Then violet governs Pune with Old Queen
      And the hand of violet is Old King and Old Fort

    # fr: Sinon, seulement un chef que quelqu'un suit
    Scenario: Else only a leader whom somebody follows
      Given the reading R-13 is "followed"
      And violet governs Pune with Old King and Old Fort
      And violet holds Old Queen and Army
      When violet makes Old Queen the leader
      Then the move is refused by anarchy.meld.change-leader and by nothing else
      # fr: le refus dit « Personne dans ce gouvernement ne suivrait Old Queen »
      And the refusal says "Nobody in that government would follow Old Queen"

    # fr: Que quelqu'un suive n'en fait pas un chef
    Scenario: That somebody follows makes no leader of it
      Given the reading R-13 is "followed"
      And violet governs Pune with Old King and Old Fort
      And violet holds Regent
      Then Old Fort can follow Regent
      When violet makes Regent the leader
      Then the move is refused by anarchy.meld.leader-definition and by nothing else

    # fr: Sans couronne, il lui faut une suite dans le gouvernement, non en main
    Scenario: Without a crown it needs a follower in the government, not in hand
      Given the reading R-3 is "number"
      And the reading R-13 is "followed"
      And violet governs Pune with Old King
      And violet holds Regent and Army
      When violet makes Regent the leader
      Then the move is refused by anarchy.meld.change-leader and by nothing else

    # fr: Sans couronne non plus, pas deux fois dans le tour
    Scenario: Without a crown too, not twice in a turn
      Given the reading R-3 is "number"
      And violet governs Pune with Old King and Old Fort
      And violet holds Regent
      When violet makes Regent the leader
      And violet makes Old King the leader
      Then violet governs Pune with Old King, Regent and Old Fort
      When violet makes Regent the leader
      Then the move is refused by anarchy.meld.change-leader and by nothing else

    # fr: Il suffit que l'ancien chef suive
    Scenario: It is enough that the old leader follows
      Given the reading R-13 is "followed"
      And violet governs Pune with Young King
      And violet holds Old King
      When violet makes Old King the leader
      Then violet governs Pune with Old King and Young King

    # fr: Il suffit que l'une des autres suive
    Scenario: It is enough that one of the others follows
      Given the reading R-13 is "followed"
      And violet governs Pune with Old King, Old Fort and Army
      And violet holds Young King
      When violet makes Young King the leader
      Then violet governs Pune with Young King and Army
      And the hand of violet is Old King and Old Fort

    # fr: De deux gouvernements d'une zone, on nomme le chef
    Scenario: Of two governments of a zone, the leader is named
      Given the reading R-21 is "several"
      And violet governs Pune with Old King
      And violet governs Pune with Young King and Army
      And violet holds Old Queen
      When violet makes Old Queen the leader
      Then the move is refused by anarchy.meld.change-leader and by nothing else
      # fr: le refus dit « de quel chef il s'agit : Old King ou Young King »
      And the refusal says "which leader is meant: Old King or Young King"
      And "violet makes Old Queen the leader in place of Regent" is refused by anarchy.meld.change-leader
      When violet makes Old Queen the leader in place of Young King
      Then violet governs Pune with Old Queen and Army
      And violet governs Pune with Old King
      And the hand of violet is Young King

    # fr: De deux chefs, celui qu'on nomme est remplacé par un chef seulement
    Scenario: Of two leaders the one that is named is replaced by a leader only
      Given the reading R-21 is "several"
      And violet governs Pune with Old King
      And violet governs Pune with Young King
      And violet holds Old Fort
      When violet makes Old Fort the leader in place of Young King
      Then the move is refused by anarchy.meld.leader-definition and by nothing else

    # fr: Celle qui suit prend la place de son propre chef, qu'on ne nomme pas
    Scenario: A follower takes its own leader's place, who is not named
      Given the reading R-21 is "several"
      And violet governs Pune with Old King and Old Fort
      And violet governs Pune with Young King, Old Queen and Army
      Then there are 2 legal moves
      When violet makes Old Queen the leader in place of Old King
      Then the move is refused by anarchy.meld.change-leader and by nothing else
      # fr: le refus dit « de quel chef il s'agit : Young King »
      And the refusal says "which leader is meant: Young King"
      When violet makes Old Queen the leader
      Then violet governs Pune with Old Queen and Army
      And violet governs Pune with Old King and Old Fort
      And the hand of violet is Young King

    # fr: Qui a pris la place ce tour-ci ne la reprend pas
    Scenario: Who has taken the place this turn does not take it again
      Given violet governs Pune with Young King and Army
      And violet holds Old King and Old Queen
      And Old King took the place of another leader this turn
      Then "violet makes Old King the leader" is refused by anarchy.meld.change-leader
      And "violet makes Old Queen the leader" is legal
