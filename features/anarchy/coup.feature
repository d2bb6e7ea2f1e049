# fr: Coups d'État
# fr: Un gouvernement est posé contre celui d'une autre compagnie. Les cartes sont faites à la main,
# fr: pour que leurs couronnes se lisent ici. Sauf mention contraire, c'est à violet de combiner.
Feature: Coups
  A government is laid against that of another company. The cards are made by hand, so that their
  crowns can be read here. Where nothing else is said it is violet's turn to meld.

  # fr: Deux familles de cartes
  Background: Two sets of cards
    Given these cards:
      | card       | zone   | number | follows | crowns |
      | Old King   | Pune   | 1      |         | 2      |
      | Young King | Pune   | 2      | 1       | 1      |
      | Prince     | Pune   | 3      | 2       | 1      |
      | Regent     | Pune   | 4      | 1, 2    | 3      |
      | Old Fort   | Pune   |        | 1       | 1      |
      | New Fort   | Pune   |        | 2, 3    | 1      |
      | Army       | Pune   |        | any     |        |
      | Sultan     | Mysore | 1      |         | 2      |
      | Vizier     | Mysore | 2      | 1       | 1      |

  @anarchy.coup.legal-meld
  # fr: Un gouvernement légal
  Rule: A legal government

    # fr: Un chef et qui le suit
    Scenario: A leader and who follows it
      Given green governs Pune with Young King
      And violet holds Old King and Old Fort
      When violet attempts a coup with Old King and Old Fort
      Then the move is legal
      And the event coup-began cites anarchy.coup.legal-meld
      And the event card-follows cites anarchy.coup.legal-meld
      # fr: le récit dit « violet pose Old King dans Pune, contre le gouvernement de vert. »
      And the story says "violet lays Old King in Pune, against the government of green."
      # fr: le récit dit « Old Fort suit Old King. »
      And the story says "Old Fort follows Old King."
      And the event coup-began happens 1 time
      And the event card-follows happens 1 time

    # fr: Il est sur la table avant que le coup d'État soit décidé
    Scenario: It lies on the table before the coup is decided
      Given green governs Pune with Young King
      And green holds Army
      And violet holds Old King and Old Fort
      When violet attempts a coup with Old King and Old Fort
      Then Old King leads a government
      And Old Fort follows Old King
      And Old King and Old Fort lie in a government of violet
      And the only government of violet has 3 crowns
      And the government laid last has 3 crowns
      And violet does not control Pune

    # fr: Un chef seul suffit
    Scenario: A leader alone is enough
      Given green governs Pune with Young King
      And violet holds Old King
      When violet attempts a coup with Old King
      Then the coup succeeds
      And violet wins the coup
      And green loses the coup
      And the event coup-stands happens before the event coup-decided

    # fr: Qui ne suit pas le chef du coup d'État est refusé
    Scenario: Who does not follow the leader of the coup is refused
      Given green governs Pune with Young King
      And violet holds Old King and New Fort
      When violet begins a coup with Old King
      And violet adds New Fort
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else
      # fr: le refus dit « New Fort ne suit pas Old King. »
      And the refusal says "New Fort does not follow Old King."
      And the hand of violet is New Fort

    # fr: Une carte d'une autre zone n'y entre pas
    Scenario: A card of another zone does not join
      Given green governs Pune with Young King
      And violet holds Old King and Vizier
      When violet begins a coup with Old King
      And violet adds Vizier
      Then the move is refused by anarchy.meld.same-zone and by nothing else

    # fr: Le chef n'est pas en main
    Scenario: The leader is not in hand
      Given green governs Pune with Young King
      And violet holds Old Fort
      When violet begins a coup with Old King
      Then the move is refused by anarchy.coup.legal-meld and by nothing else
      # fr: le refus dit « violet n'a pas Old King en main. »
      And the refusal says "violet does not have Old King in hand."

    # fr: Le chef n'est pas en main, et n'aurait pas assez de couronnes
    Scenario: The leader is not in hand, and would not have enough crowns
      Given green governs Pune with Regent
      And violet holds Army
      When violet begins a coup with Old King
      Then the move is refused by anarchy.coup.legal-meld and by nothing else

    # fr: Contre soi-même, les couronnes n'y changent rien
    Scenario: Against oneself crowns make no difference
      Given violet governs Pune with Regent
      And violet holds Old King
      When violet begins a coup with Old King
      Then the move is refused by anarchy.meld.contested-zone-is-coup and by nothing else

    # fr: Un suiveur n'est pas en main
    Scenario: A follower is not in hand
      Given green governs Pune with Young King
      And violet holds Old King
      And red holds Old Fort and New Fort
      When violet begins a coup with Old King
      And violet adds Old Fort
      Then the move is refused by anarchy.coup.legal-meld and by nothing else
      And "violet adds New Fort" is refused by anarchy.coup.legal-meld and by nothing else

    # fr: Un coup d'État a un seul chef, et l'on n'en nomme pas d'autre
    Scenario: A coup has one leader, and no other is named
      Given green governs Pune with Young King
      And violet holds Old King, Regent and Army
      When violet begins a coup with Old King
      And violet adds Army under Regent
      Then the move is refused by anarchy.meld.extend and by nothing else
      # fr: le refus dit « Avec Army, il faut dire de quel chef il s'agit : Old King ; sinon »
      And the refusal says "With Army it must be said which leader is meant: Old King; else"
      And "violet adds Army under Old King" is legal

    # fr: Une carte sans nombre ne dirige pas de coup d'État
    Scenario: A card without a number leads no coup
      Given green governs Pune with Young King
      And violet holds Old Fort and Army
      When violet begins a coup with Old Fort
      Then the move is refused by anarchy.coup.legal-meld and by nothing else
      # fr: le refus dit « Old Fort ne peut pas diriger un gouvernement. »
      And the refusal says "Old Fort cannot lead a government."

    # fr: Dans une zone neutre il n'y a pas de coup d'État
    Scenario: In a neutral zone there is no coup
      Given violet holds Old King
      When violet begins a coup with Old King
      Then the move is refused by anarchy.meld.contested-zone-is-coup and by nothing else
      And "violet lays Old King" is legal

    # fr: Pas de coup d'État contre soi-même
    Scenario: No coup against oneself
      Given violet governs Pune with Young King
      And violet holds Old King
      When violet begins a coup with Old King
      Then the move is refused by anarchy.meld.contested-zone-is-coup and by nothing else

    # fr: Sans combinaison voisine
    Scenario: Without a government next to it
      Given green governs Pune with Young King
      And violet holds Old King
      Then Mysore and Hyderabad are neutral
      When violet attempts a coup with Old King
      Then violet controls Pune

    # fr: Seule la personne dont c'est le tour tente un coup d'État
    Scenario: Only whoever has the turn attempts a coup
      Given violet governs Mysore with Vizier
      And green holds Sultan
      And it is violet's turn to meld
      Then "green begins a coup with Sultan" is refused

    # fr: Tant qu'il n'est pas posé en entier, rien d'autre ne se combine
    Scenario: Until it is laid nothing else is melded
      Given green governs Pune with Young King
      And violet holds Old King, Army and Sultan
      When violet begins a coup with Old King
      Then there are 2 legal moves
      And "violet adds Army" is legal
      And "violet is done" is legal
      And "violet lays Sultan" is refused
      # fr: la question ouverte est « Glissez des suiveurs sous le chef du coup d'État, puis terminez. »
      And the open question is "Put followers under the leader of the coup, then end it."

  @anarchy.coup.more-crowns-to-attempt
  # fr: Plus de couronnes pour tenter
  Rule: More crowns to try

    # fr: Avec autant de couronnes on ne tente rien
    Scenario: With as many crowns nothing is attempted
      Given green governs Pune with Young King and Prince
      And violet holds Old King
      When violet begins a coup with Old King
      Then the move is refused by anarchy.coup.more-crowns-to-attempt and by nothing else
      # fr: le refus dit « 2 couronnes ne sont pas plus que les 2 du gouvernement. »
      And the refusal says "2 crowns are not more than the 2 of the government."
      And green controls Pune
      And the hand of violet is Old King

    # fr: Avec trop peu de couronnes, le gouvernement reste
    Scenario: With too few crowns the government stays
      Given green governs Pune with Regent
      And of Pune green has only New Fort in hand
      And violet holds Prince
      When violet attempts a coup in Pune against green with Prince
      Then the coup fails
      And green keeps Pune
      And violet holds Prince

    # fr: Avec moins non plus
    Scenario: Nor with fewer
      Given green governs Pune with Old King and Young King
      And violet holds Prince
      When violet begins a coup with Prince
      Then the move is refused by anarchy.coup.more-crowns-to-attempt and by nothing else
      # fr: le refus dit « 1 couronne n'est pas plus que les 3 du gouvernement. »
      And the refusal says "1 crown is not more than the 3 of the government."

    # fr: Toutes celles de la main qui suivraient sont comptées
    Scenario: All in hand that would follow are counted
      Given green governs Pune with Regent
      And violet holds Old King, New Fort and Young King
      When violet begins a coup with Old King
      Then the move is refused by anarchy.coup.more-crowns-to-attempt and by nothing else
      # fr: le refus dit « 3 couronnes ne sont pas plus que les 3 du gouvernement. »
      And the refusal says "3 crowns are not more than the 3 of the government."

    # fr: De la main, chaque carte compte, la dernière aussi
    Scenario: Of the hand every card counts, the last one as well
      Given green governs Pune with Prince and New Fort
      And violet holds Old King and Young King
      Then there are 2 legal moves
      And "violet begins a coup with Old King" is legal
      And "violet begins a coup with Young King" is refused by anarchy.coup.more-crowns-to-attempt

    # fr: Une couronne de plus suffit
    Scenario: One crown more is enough
      Given green governs Pune with Young King and Prince
      And violet holds Old King and Old Fort
      When violet attempts a coup with Old King and Old Fort
      Then the move is legal
      And the coup succeeds
      # fr: le récit dit « Le coup d'État de violet a 3 couronnes, le gouvernement 2. »
      And the story says "The coup of violet has 3 crowns, the government 2."
      And the event coup-stands cites anarchy.coup.more-crowns-to-attempt
      And the event coup-stands happens 1 time

    # fr: Les suiveurs aident, une fois posés
    Scenario: Followers help once they are laid
      Given green governs Pune with Young King and Prince
      And violet holds Old King, Old Fort and Army
      When violet begins a coup with Old King
      Then the move is legal
      When violet is done
      Then the move is refused by anarchy.coup.more-crowns-to-attempt and by nothing else
      When violet adds Army
      Then "violet is done" is refused by anarchy.coup.more-crowns-to-attempt
      When violet adds Old Fort
      And violet is done
      Then the coup succeeds

    # fr: Pour finir, seules comptent celles qui sont posées
    Scenario: To end it only those that are laid count
      Given green governs Pune with Old King
      And violet holds Young King and Regent
      When violet begins a coup with Young King
      And violet is done
      Then the move is refused by anarchy.coup.more-crowns-to-attempt and by nothing else
      # fr: le refus dit « 1 couronne n'est pas plus que les 2 du gouvernement. »
      And the refusal says "1 crown is not more than the 2 of the government."

    # fr: Qui ne suivrait pas n'aide pas
    Scenario: Who would not follow does not help
      Given green governs Pune with Young King and Prince
      And violet holds Old King and New Fort
      When violet begins a coup with Old King
      Then the move is refused by anarchy.coup.more-crowns-to-attempt and by nothing else
      # fr: le refus dit « 2 couronnes »
      And the refusal says "2 crowns"

    # fr: Seules comptent les couronnes
    Scenario: Only crowns count
      Given these cards:
        | card  | zone  | number | follows | crowns | castles | swords |
        | Raja  | Malwa | 1      |         | 1      | 3       | 3      |
        | Heir  | Malwa | 2      |         | 2      |         |        |
      And green governs Malwa with Raja
      And violet holds Heir
      When violet attempts a coup with Heir
      Then the coup succeeds

    # fr: Plus que nécessaire peut être posé
    Scenario: More than needed can be laid
      Given green governs Pune with Young King
      And violet holds Old King, Regent, Old Fort and Army
      When violet attempts a coup with Old King, Regent, Old Fort and Army
      # fr: le récit dit « Le coup d'État de violet a 6 couronnes, le gouvernement 1. »
      Then the story says "The coup of violet has 6 crowns, the government 1."

    # fr: Deux gouvernements d'une zone comptent ensemble
    Scenario: Two governments of a zone count together
      Given the reading R-21 is "several"
      And green governs Pune with Young King
      And green governs Pune with Prince
      And violet holds Old King and Old Fort
      Then the government of Pune has 2 crowns
      When violet begins a coup with Old King
      And violet is done
      Then the move is refused by anarchy.coup.more-crowns-to-attempt and by nothing else
      When violet adds Old Fort
      And violet is done
      Then the coup succeeds

    # fr: Deux gouvernements d'une zone empêchent ensemble une tentative
    Scenario: Two governments of a zone bar an attempt together
      Given the reading R-21 is "several"
      And green governs Pune with Young King
      And green governs Pune with Prince
      And violet holds Old King
      Then there is 1 legal move
      And "violet begins a coup with Old King" is refused by anarchy.coup.more-crowns-to-attempt

  @anarchy.coup.defender-reinforces
  # fr: La réplique
  Rule: The defender replies

    # fr: Ajouter ce qui suit le chef en place
    Scenario: Add what follows the leader on the table
      Given green governs Pune with Young King
      And violet holds Old King
      And green holds New Fort and Army
      When violet attempts a coup with Old King
      Then green may act
      # fr: la question ouverte est « Ajoutez des cartes au gouvernement attaqué, ou terminez la réplique. »
      And the open question is "Add cards to the attacked government, or end the reply."
      When green adds New Fort
      Then green governs Pune with Young King and New Fort
      And the government of Pune has 2 crowns
      And green may act
      And the event card-follows cites anarchy.coup.defender-reinforces
      When green is done
      Then the coup fails
      And the event reply-ended cites anarchy.coup.defender-reinforces
      And the event reply-ended happens 1 time
      And the event coup-decided happens 1 time
      And the event reply-ended happens before the event coup-decided
      And the event meld-taken happens 1 time

    # fr: Rien n'oblige à ajouter
    Scenario: Nothing need be added
      Given green governs Pune with Young King
      And violet holds Old King
      And green holds New Fort and Prince
      When violet attempts a coup with Old King
      Then there are 3 legal moves
      When green adds nothing
      Then the coup succeeds
      And the hand of green is New Fort and Prince

    # fr: Il faut ajouter tout ce qui suit
    Scenario: All that follows must be added
      Given the reading R-16 is "all"
      And green governs Pune with Young King
      And green governs Mysore with Sultan
      And violet holds Old King
      And green holds New Fort, Prince, Old Fort and Vizier
      When violet attempts a coup with Old King
      Then the coup fails
      And the event card-follows happens 2 times
      And the event card-follows cites anarchy.coup.defender-reinforces
      And the hand of green is Old Fort and Vizier
      And green governs Mysore with Sultan

    # fr: Ce qui suit deux chefs s'ajoute sous un seul
    Scenario: What follows two leaders is added under one
      Given the reading R-16 is "all"
      And the reading R-21 is "several"
      And green governs Pune with Young King
      And green governs Pune with Prince
      And violet holds Regent
      And green holds New Fort
      When violet attempts a coup with Regent
      Then the event card-follows happens 1 time
      # fr: le récit dit « 3 couronnes contre 3 : le coup d'État de violet contre vert échoue »
      And the story says "3 crowns against 3: the coup of violet against green fails"

    # fr: Qui doit tout ajouter n'a rien à ajouter
    Scenario: Who must add all has nothing to add
      Given the reading R-16 is "all"
      And green governs Pune with Young King
      And violet holds Old King
      And green holds Old Fort and Vizier
      When violet attempts a coup with Old King
      Then the coup succeeds
      And the hand of green is Old Fort and Vizier

    # fr: Qui ne suit pas le chef en place ne peut aider
    Scenario: Who does not follow the leader on the table cannot help
      Given green governs Pune with Young King
      And violet holds Old King
      And green holds Old Fort
      When violet attempts a coup with Old King
      And green adds Old Fort
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else
      When green is done
      Then the coup succeeds

    # fr: La réplique ne change pas le chef
    Scenario: The reply does not change the leader
      Given green governs Pune with Young King
      And violet holds Old King
      And green holds Regent
      When violet attempts a coup with Old King
      Then "green makes Regent the leader" is refused
      And "green lays Regent" is refused
      And "green adds Regent" is legal

    # fr: Les cartes d'une autre zone n'aident pas
    Scenario: Cards of another zone do not help
      Given green governs Pune with Young King
      And green governs Mysore with Sultan
      And violet holds Old King
      And green holds Vizier and New Fort
      When violet attempts a coup with Old King
      And green adds Vizier
      Then the move is refused by anarchy.meld.same-zone and by nothing else
      # fr: le refus dit « Vizier n'est pas de la zone voulue : Pune. »
      And the refusal says "Vizier is not of Pune."
      And there are 2 legal moves

    # fr: Une carte qu'on n'a pas ne s'ajoute pas
    Scenario: A card that one does not hold is not added
      Given green governs Pune with Young King
      And violet holds Old King
      And green holds Army
      And red holds New Fort
      When violet attempts a coup with Old King
      And green adds New Fort
      Then the move is refused by anarchy.coup.defender-reinforces and by nothing else

    # fr: Personne d'autre ne réplique
    Scenario: Nobody else replies
      Given green governs Pune with Young King
      And violet holds Old King
      And green holds Army
      And red holds New Fort
      When violet attempts a coup with Old King
      Then green may act
      And "red adds New Fort" is refused
      And "violet is done" is refused

    # fr: Sans carte en main il n'y a pas de réplique
    Scenario: Without a card in hand there is no reply
      Given green governs Pune with Young King
      And violet holds Old King
      When violet attempts a coup with Old King
      Then the coup succeeds
      And violet may act
      And the event reply-ended happens 0 times

    # fr: Qui a des cartes est consulté, même si aucune n'aide
    Scenario: Who has cards is asked, even if none helps
      Given green governs Pune with Young King
      And violet holds Old King
      And green holds Old Fort
      When violet attempts a coup with Old King
      Then green may act
      And there is 1 legal move
      And violet knows no card of green's hand
      And violet sees 1 card in green's hand

    # fr: Ce qui s'ajoute se voit, le reste de la main non
    Scenario: What is added is seen, the rest of the hand is not
      Given green governs Pune with Young King
      And violet holds Old King
      And green holds New Fort and Prince
      When violet attempts a coup with Old King
      Then red does not see New Fort
      When green adds New Fort
      Then red sees 1 card in green's hand
      And red does not see Prince
      And New Fort follows Young King

    # fr: Sous l'un de deux chefs
    Scenario: Under one of two leaders
      Given the reading R-21 is "several"
      And green governs Pune with Young King
      And green governs Pune with Prince
      And violet holds Regent
      And green holds New Fort
      When violet attempts a coup with Regent
      And green adds New Fort
      Then the move is refused by anarchy.meld.extend and by nothing else
      When green adds New Fort under Prince
      Then green governs Pune with Prince and New Fort
      And the government of Pune has 3 crowns
      When green is done
      Then the coup fails

    # fr: À six, seule une personne réplique
    Scenario: With six only one person replies
      Given a game of The Anarchy for 6 people
      And yellow governs Pune with Young King
      And violet holds Old King
      And yellow holds New Fort
      And blue holds Prince
      When violet attempts a coup with Old King
      Then yellow may act
      When yellow replies with New Fort
      Then the coup fails
      And yellow may act

  @anarchy.coup.still-more-crowns
  # fr: Toujours plus de couronnes
  Rule: Still more crowns

    # fr: Trois couronnes contre <against>, la réplique faite
    Scenario Outline: Three crowns against <against> after the reply
      Given green governs Pune with Young King
      And violet holds Old King and Old Fort
      And green holds New Fort, Prince, Regent and Army
      When violet attempts a coup with Old King and Old Fort
      And green replies with <reply>
      Then the coup <result>
      # fr: le récit dit « 3 couronnes contre <against> : le coup d'État de violet contre vert »
      And the story says "3 crowns against <against>: the coup of violet against green"
      And the event coup-decided cites anarchy.coup.still-more-crowns

      Examples:
        | reply               | against | result   |
        | Army                | 1       | succeeds |
        | New Fort            | 2       | succeeds |
        | New Fort and Prince | 3       | fails    |
        | Regent              | 4       | fails    |

    # fr: Rien ne s'ajoute contre la réplique
    Scenario: Nothing is added against the reply
      Given green governs Pune with Young King
      And violet holds Old King and Old Fort
      And green holds New Fort
      When violet attempts a coup with Old King
      And green adds New Fort
      Then "violet adds Old Fort" is refused
      When green is done
      Then the coup fails
      And the hand of violet is Old Fort

    # fr: Ce qui reste en main ne compte pas
    Scenario: What stays in hand does not count
      Given green governs Pune with Young King
      And violet holds Old King
      And green holds Regent and Prince
      When violet attempts a coup with Old King
      And green adds nothing
      Then the coup succeeds

    # fr: Deux gouvernements résistent ensemble
    Scenario: Two governments withstand together
      Given the reading R-21 is "several"
      And green governs Pune with Young King
      And green governs Pune with Prince
      And violet holds Old King and Old Fort
      And green holds New Fort
      When violet attempts a coup with Old King and Old Fort
      And green adds New Fort under Young King
      And green is done
      Then the coup fails

  @anarchy.coup.winner-takes-meld
  # fr: Les cartes changent de camp
  Rule: The winner takes the cards

    # fr: Toute la main est posée contre un gouvernement
    Scenario: The whole hand is laid against a government
      Given green governs Pune with Young King
      And the hand of green is empty
      And violet holds Old Fort and Old King
      When violet attempts a coup with all 2 cards in hand
      Then the coup of violet succeeds
      And violet takes Young King
      And violet has 0 cards in hand

    # fr: Tout le gouvernement renversé, réplique comprise
    Scenario: The whole overthrown government, the reply too
      Given green governs Pune with Young King and Army
      And violet holds Old King and Old Fort
      And green holds New Fort and Vizier
      When violet attempts a coup with Old King and Old Fort
      And green replies with New Fort
      Then the event meld-taken cites anarchy.coup.winner-takes-meld
      # fr: le récit dit « violet s'empare de Young King, Army et New Fort. »
      And the story says "violet takes Young King, Army and New Fort."
      When violet names Old King as leader
      And violet is done
      Then the hand of violet is Young King, Army, New Fort and Old Fort
      And the hand of green is Vizier
      And the event meld-taken happens 1 time
      And the event meld-taken happens before the event marker-placed
      And the event coup-decided happens before the event meld-taken

    # fr: La main de qui perd n'est pas touchée
    Scenario: The hand of the loser is not touched
      Given green governs Pune with Young King
      And green governs Mysore with Vizier
      And violet holds Old King
      And the hand of green is Prince and Sultan
      When violet attempts a coup with Old King
      And green adds nothing
      Then the hand of green is Prince and Sultan
      And green governs Mysore with Vizier

    # fr: Deux gouvernements tombent ensemble
    Scenario: Two governments fall together
      Given the reading R-21 is "several"
      And green governs Pune with Young King
      And green governs Pune with Prince and Army
      And violet holds Regent
      When violet attempts a coup with Regent
      # fr: le récit dit « violet s'empare de Prince, Army et Young King. »
      Then the story says "violet takes Prince, Army and Young King."
      When violet names Regent as leader
      And violet is done
      Then the hand of violet is Army, Prince and Young King
      And violet governs Pune with Regent

    # fr: À deux aussi
    Scenario: With two as well
      Given a game of The Anarchy between green and red
      And red governs Mysore with Vizier
      And green holds Sultan
      And it is green's turn to meld
      When green attempts a coup with Sultan
      And green names Sultan as leader, joined by Vizier
      Then green governs Mysore with Sultan and Vizier
      And red has 0 cards in hand

  @anarchy.coup.new-government
  # fr: Le nouveau gouvernement
  Rule: The winner's government

    # fr: Le chef du coup d'État dirige, les cartes prises suivent
    Scenario: The leader of the coup leads, the taken cards follow
      Given green governs Pune with Young King and Army
      And violet holds Old King and Old Fort
      When violet attempts a coup with Old King and Old Fort
      # fr: la question ouverte est « Qui dirige le nouveau gouvernement ? »
      Then the open question is "Who leads the new government?"
      And the open question is asked by anarchy.coup.new-government
      And there are 2 legal moves
      When violet names Old King as leader
      # fr: la question ouverte est « Qui entre dans le nouveau gouvernement ? Les autres vont en main. »
      Then the open question is "Who joins the new government? The others go to hand."
      And there are 4 legal moves
      When violet adds Old Fort
      And violet adds Young King
      And violet adds Army
      Then violet governs Pune with Old King, Old Fort, Young King and Army
      And the event government-laid cites anarchy.coup.new-government
      And the event card-follows cites anarchy.coup.new-government
      And the event government-formed cites anarchy.coup.new-government
      # fr: le récit dit « Le nouveau gouvernement de violet est formé : Pune. »
      And the story says "The new government of violet is formed: Pune."
      And violet has 0 cards in hand

    # fr: Un chef pris peut diriger
    Scenario: A taken leader can lead
      Given green governs Pune with Young King
      And violet holds Old King and Army
      When violet attempts a coup with Old King and Army
      And violet names Young King as leader, joined by Army
      Then violet governs Pune with Young King and Army
      And the hand of violet is Old King

    # fr: Un suiveur peut prendre la tête
    Scenario: A follower can take the lead
      Given green governs Pune with Young King and Prince
      And violet holds Old King and Old Fort
      When violet attempts a coup with Old King and Old Fort
      And violet names Prince as leader
      Then violet governs Pune with Prince
      And it is violet's turn to meld

    # fr: Une carte de la main ne peut pas diriger
    Scenario: A card of the hand cannot lead
      Given green governs Pune with Young King
      And violet holds Old King and Regent
      When violet attempts a coup with Old King
      And violet names Regent as leader
      Then the move is refused by anarchy.coup.new-government and by nothing else
      # fr: le refus dit « Regent n'est pas parmi les cartes dont se forme le gouvernement. »
      And the refusal says "Regent is not among the cards of which the government is formed."

    # fr: Une carte de la main n'y entre pas encore
    Scenario: A card of the hand does not join yet
      Given green governs Pune with Young King
      And violet holds Old King and Old Fort
      When violet attempts a coup with Old King
      And violet names Old King as leader
      And violet adds Old Fort
      Then the move is refused by anarchy.coup.new-government and by nothing else
      When violet is done
      And violet adds Old Fort
      Then violet governs Pune with Old King and Old Fort

    # fr: Qui ne peut pas diriger n'est pas nommé
    Scenario: Who cannot lead is not named
      Given green governs Pune with Young King
      And violet holds Old King and Old Fort
      When violet attempts a coup with Old King and Old Fort
      And violet names Old Fort as leader
      Then the move is refused by anarchy.meld.leader-definition and by nothing else

    # fr: Qui ne suit pas n'y entre pas
    Scenario: Who does not follow does not join
      Given green governs Pune with Young King and New Fort
      And violet holds Old King and Old Fort
      When violet attempts a coup with Old King and Old Fort
      And violet names Old King as leader
      And violet adds New Fort
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else

    # fr: D'abord le chef
    Scenario: The leader first
      Given green governs Pune with Young King
      And violet holds Old King
      When violet attempts a coup with Old King
      Then "violet adds Young King" is refused by anarchy.coup.new-government and by nothing else
      When violet is done
      Then the move is refused by anarchy.coup.new-government and by nothing else
      # fr: le refus dit « Le nouveau gouvernement n'a pas encore de chef. »
      And the refusal says "The new government has no leader yet."

    # fr: Un seul chef
    Scenario: One leader only
      Given green governs Pune with Young King
      And violet holds Old King
      When violet attempts a coup with Old King
      And violet names Old King as leader
      And violet names Young King as leader
      Then the move is refused by anarchy.coup.new-government and by nothing else
      # fr: le refus dit « Old King dirige le nouveau gouvernement. »
      And the refusal says "Old King leads the new government."

    # fr: Personne d'autre ne le forme
    Scenario: Nobody else forms it
      Given green governs Pune with Young King
      And violet holds Old King
      When violet attempts a coup with Old King
      Then violet may act
      And "green names Young King as leader" is refused

    # fr: Qui a gagné choisit qui suit
    Scenario: The winner chooses who follows
      Given the reading R-17 is "free"
      And green governs Pune with Young King and Army
      And violet holds Old King
      When violet attempts a coup with Old King
      And violet names Old King as leader, joined by Army
      Then violet governs Pune with Old King and Army
      And the hand of violet is Young King

    # fr: Tout ce qui suit doit entrer
    Scenario: All that follows must join
      Given the reading R-17 is "forced"
      And green governs Pune with Young King and Army
      And violet holds Old King and Vizier
      When violet attempts a coup with Old King
      And violet names Old King as leader
      Then violet governs Pune with Old King, Young King and Army
      And the hand of violet is Vizier
      And it is violet's turn to meld
      And the event card-follows cites anarchy.coup.new-government

    # fr: Un chef sans couronne a besoin d'une suite
    Scenario: A leader without a crown needs somebody under it
      Given the reading R-3 is "number"
      And these cards:
        | card    | zone  | number | follows | crowns |
        | Shadow  | Malwa | 1      |         |        |
        | Usurper | Malwa | 2      | 1       | 2      |
        | Horse   | Malwa |        | any     |        |
        | Claimer | Malwa | 3      |         | 3      |
      And green governs Malwa with Shadow, Usurper and Horse
      And violet governs the Mughals with Zabita Khan
      And violet holds Claimer
      When violet attempts a coup with Claimer
      And violet names Shadow as leader
      And violet is done
      Then the move is refused by anarchy.meld.single-card and by nothing else
      # fr: le refus dit « Shadow n'a pas de couronne, et personne ne suit. »
      And the refusal says "Shadow has no crown and nobody to follow it."
      When violet adds Usurper
      And violet is done
      Then violet governs Malwa with Shadow and Usurper
      And violet governs the Mughals with Zabita Khan
      And the hand of violet is Claimer and Horse

    # fr: Un chef sans couronne que personne ne suivrait n'est pas nommé
    Scenario: A leader without a crown whom nobody would follow is not named
      Given the reading R-3 is "number"
      And these cards:
        | card    | zone  | number | follows | crowns |
        | Shadow  | Malwa | 1      | 2       |        |
        | Usurper | Malwa | 2      |         | 2      |
        | Claimer | Malwa | 3      |         | 3      |
      And green governs Malwa with Usurper and Shadow
      And violet holds Claimer
      When violet attempts a coup with Claimer
      And violet names Shadow as leader
      Then the move is refused by anarchy.meld.single-card and by nothing else

    # fr: Deux coups d'État en un tour
    Scenario: Two coups in one turn
      Given green governs Pune with Young King
      And red governs Mysore with Vizier
      And violet holds Old King and Sultan
      When violet attempts a coup with Old King
      And violet names Old King as leader
      And violet is done
      And violet attempts a coup with Sultan
      And violet names Sultan as leader
      And violet is done
      Then violet governs Pune with Old King
      And violet governs Mysore with Sultan
      And the event government-formed happens 2 times
      And it is violet's turn to meld

  @anarchy.coup.leftovers-to-hand
  # fr: Le reste en main
  Rule: The rest to hand

    # fr: Qui ne suit pas le nouveau chef va en main
    Scenario: Who does not follow the new leader goes to hand
      Given green governs Pune with Young King and New Fort
      And violet holds Old King and Old Fort
      When violet attempts a coup with Old King and Old Fort
      And violet names Old King as leader, joined by Old Fort and Young King
      Then the hand of violet is New Fort
      And the event cards-to-hand cites anarchy.coup.leftovers-to-hand
      And the event government-formed happens before the event cards-to-hand

    # fr: Le chef du coup d'État aussi, s'il ne suit pas
    Scenario: The leader of the coup too, if it does not follow
      Given green governs Pune with Young King
      And violet holds Old King
      When violet attempts a coup with Old King
      And violet names Young King as leader
      Then the hand of violet is Old King
      And violet governs Pune with Young King
      And it is violet's turn to meld

    # fr: Ce qui pourrait suivre peut aller en main
    Scenario: What could follow can go to hand
      Given green governs Pune with Young King and Army
      And violet holds Old King
      When violet attempts a coup with Old King
      And violet names Old King as leader
      And violet is done
      Then the hand of violet is Young King and Army

    # fr: Ce qui pourrait suivre ne va pas en main
    Scenario: What could follow does not go to hand
      Given the reading R-17 is "forced"
      And green governs Pune with Young King, New Fort and Army
      And violet holds Regent
      When violet attempts a coup with Regent
      And violet names Regent as leader
      Then violet governs Pune with Regent and Army
      And the hand of violet is Young King and New Fort

    # fr: Tout le monde les connaît
    Scenario: Everybody knows them
      Given green governs Pune with Young King and Army
      And violet holds Old King and Vizier
      When violet attempts a coup with Old King
      And violet names Old King as leader
      And violet is done
      Then green knows that violet holds Young King and Army
      And red knows that violet holds Young King and Army
      And red sees 3 cards in violet's hand
      And red does not see Vizier

    # fr: Elles peuvent être défaussées dans le même tour
    Scenario: They can be discarded in the same turn
      Given green governs Pune with Young King and New Fort
      And violet holds Old King
      And violet holds Old Fort
      When violet attempts a coup with Old King and Old Fort
      And violet names Old King as leader, joined by Old Fort and Young King
      And violet melds no more
      And violet discards New Fort
      Then the top card of the discard pile is New Fort
      And it is violet's turn to make war

    # fr: Elles peuvent prendre la tête dans le même tour
    Scenario: They can take the lead in the same turn
      Given green governs Pune with Young King and New Fort
      And violet holds Old King and Old Fort
      When violet attempts a coup with Old King and Old Fort
      And violet names Old King as leader
      And violet is done
      And violet makes Young King the leader
      And violet adds New Fort
      Then violet governs Pune with Young King and New Fort
      And the hand of violet is Old Fort and Old King
