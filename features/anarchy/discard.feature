# fr: Défausser
# fr: Une carte de la main, ou de la table si la main est vide. Violet et vert jouent avec des cartes
# fr: faites pour l'exemple ; sauf mention contraire, c'est à violet de défausser.
Feature: Discarding
  A card of the hand, or of the table if the hand is empty. Violet and green play with cards made for
  the example; where nothing else is said it is violet's turn to discard.

  # fr: Deux zones
  Background:
    Given a game of The Anarchy between violet and green
    And these cards:
      | card       | zone   | number | follows | crowns | chests |
      | Old King   | Pune   | 1      |         | 2      |        |
      | Young King | Pune   | 2      | 1       | 1      | 1      |
      | Old Queen  | Pune   | 3      | 1       | 1      |        |
      | Regent     | Pune   | 4      | 1       |        |        |
      | Old Fort   | Pune   |        | 1, 2, 4 | 1      | 1      |
      | Army       | Pune   |        | 1, 3, 4 |        |        |
      | Sultan     | Mysore | 1      |         | 1      |        |
      | Rockets    | Mysore |        | 1       |        |        |

  @anarchy.discard.one
  # fr: Défausser une carte
  Rule: Discard one card

    # fr: La carte de la main vient sur la défausse
    Scenario: The card of the hand comes on top of the discard pile
      Given violet holds Old King, Army and Rockets
      And the top card of the discard pile is Old Fort
      When violet discards Army
      Then the hand of violet is Old King and Rockets
      And the top card of the discard pile is Army
      And 2 cards are in the discard pile
      And it is violet's turn to make war
      And the event card-discarded cites anarchy.discard.one
      # fr: le récit dit « violet défausse Army. »
      And the story says "violet discards Army."
      And the event card-discarded happens 1 time

    # fr: Ce qui gisait sur la défausse reste dans la défausse, sous la carte défaussée
    Scenario: What lay on the discard pile stays in it under the card that is discarded
      Given violet holds Old King, Army and Rockets
      And the top card of the discard pile is Old Fort
      When violet discards Army
      Then Old Fort is in the discard pile
      And Army and Old Fort are in the discard pile
      And the top card of the discard pile is Army

    # fr: Une carte, pas deux
    Scenario: One card and not two
      Given violet holds Old King, Army and Rockets
      When violet discards Army
      And violet discards Rockets
      Then the move is refused by anarchy.turn.phase-discard
      And the hand of violet is Old King and Rockets

    # fr: La dernière carte de la main aussi
    Scenario: The last card of the hand as well
      Given the hand of violet is Army
      And violet governs Mysore with Sultan
      When violet discards Army
      Then violet has 0 cards in hand
      And it is violet's turn to make war
      And violet governs Mysore with Sultan

    # fr: N'importe quelle carte de la main, et aucune autre
    Scenario: Any card of the hand and no other
      Given violet holds Old King, Army and Rockets
      And violet governs Mysore with Sultan
      And it is violet's turn to discard
      Then there are 3 legal moves
      And "violet discards Old King" is legal
      And "violet discards Army" is legal
      And "violet discards Rockets" is legal
      And "violet discards Old Fort" is refused by anarchy.discard.one and by nothing else

    # fr: Avec des cartes en main, on ne défausse pas de carte combinée
    Scenario: With cards in hand no melded card is discarded
      Given violet holds Army
      And violet governs Mysore with Sultan and Rockets
      When violet discards Rockets
      Then the move is refused by anarchy.discard.one and by nothing else
      # fr: le refus dit « Rockets n'est pas en main »
      And the refusal says "Rockets is not in the hand; a card of the hand is discarded."
      And violet governs Mysore with Sultan and Rockets

    # fr: Pas la carte d'une autre main
    Scenario: Not the card of another hand
      Given violet holds Army
      And green holds Rockets
      When violet discards Rockets
      Then the move is refused by anarchy.discard.one and by nothing else

    # fr: Défausser est obligatoire
    Scenario: A card must be discarded
      Given violet holds Army
      And it is violet's turn to discard
      Then "violet is done" is refused
      And "Mysore attacks Pune" is refused
      And the open question is asked by anarchy.discard.one
      # fr: la question ouverte est « Défaussez une carte. »
      And the open question is "Discard a card."

    # fr: Seulement dans sa phase
    Scenario: Only in its phase
      Given violet holds Army
      And it is violet's turn to meld
      When violet discards Army
      Then the move is refused by anarchy.turn.phase-discard
      When violet melds no more
      And violet discards Army
      Then the move is legal

    # fr: Seulement à son tour
    Scenario: Only in one's own turn
      Given violet holds Army
      And green holds Rockets
      And it is violet's turn to discard
      Then "green discards Rockets" is refused
      And violet may act

    # fr: Tout le monde voit la carte défaussée
    Scenario: All see the card that is discarded
      Given violet holds Army and Rockets
      Then green does not see Army
      When violet discards Army
      # fr: vert entend « violet défausse Army. »
      Then green is told "violet discards Army."
      And green sees 1 card in violet's hand
      And green does not see Rockets

    # fr: Une carte que tous ont vue venir n'est plus en main
    Scenario: A card that all saw come is in the hand no more
      Given everybody knows that violet holds Army and Rockets
      Then green knows that violet holds Army and Rockets
      When violet discards Army
      Then green knows that violet holds Rockets

    # fr: Quand elle part, les autres mains et le reste de la main restent cachés
    Scenario: When it leaves, the other hands and the rest of the hand stay hidden
      Given violet holds Army, Rockets and Sultan
      And green holds Old Queen
      And everybody knows that violet holds Army and Rockets
      When violet discards Army
      Then green knows that violet holds Rockets
      And violet knows no card of green's hand

    # fr: Qui n'a aucune carte ne défausse rien
    Scenario: Who has no card at all discards nothing
      Given it is violet's turn to meld
      When violet melds no more
      Then it is violet's turn to make war
      And the event nothing-to-discard cites anarchy.discard.one
      # fr: le récit dit « violet n'a rien à défausser. »
      And the story says "violet has nothing to discard."
      And 0 cards are in the discard pile
      And the event nothing-to-discard happens 1 time
      And the event phase-began happens 2 times

    # fr: Les cartes d'autrui n'y changent rien
    Scenario: The cards of another change nothing in that
      Given green governs Mysore with Sultan
      And green holds Army
      And it is violet's turn to meld
      When violet melds no more
      Then it is violet's turn to make war
      And the event nothing-to-discard happens 1 time
      And the event card-discarded happens 0 times

    # fr: Ainsi la défausse n'attend pas qui n'a aucune carte
    Scenario: So a discard does not wait for who has no card
      Given the hand of violet is empty
      And it is violet's turn to discard
      Then no table can show this position by anarchy.discard.one

  @anarchy.discard.empty-hand
  # fr: La main vide
  Rule: With an empty hand

    # fr: Une carte qui suit quitte son gouvernement
    Scenario: A follower leaves its government
      Given violet governs Pune with Old King, Old Fort and Army
      When violet discards Old Fort
      Then violet governs Pune with Old King and Army
      And the government of Pune has 2 crowns
      And the top card of the discard pile is Old Fort
      And violet has 0 cards in hand
      And it is violet's turn to make war
      And the event card-discarded cites anarchy.discard.empty-hand

    # fr: Le dernier suiveur aussi, et le chef reste seul
    Scenario: The last follower as well, and the leader stays alone
      Given violet governs Mysore with Sultan and Rockets
      When violet discards Rockets
      Then violet governs Mysore with Sultan
      And the event marker-removed happens 0 times

    # fr: Le chef reste, même si un suiveur pourrait diriger
    Scenario: The leader stays even if a follower could lead
      Given violet governs Pune with Old King, Young King and Army
      When violet discards Army
      Then violet governs Pune with Old King and Young King
      And it is violet's turn to make war
      And the event government-laid happens 0 times

    # fr: N'importe quelle carte de ses gouvernements, et aucune autre
    Scenario: Any card of one's own governments and no other
      Given violet governs Pune with Old King and Army
      And violet governs Malwa with Ranoji Shinde
      And green governs Mysore with Sultan and Rockets
      And it is violet's turn to discard
      Then there are 3 legal moves
      And "violet discards Old King" is legal
      And "violet discards Army" is legal
      And "violet discards Ranoji Shinde" is legal
      And "violet discards Rockets" is refused by anarchy.discard.empty-hand and by nothing else

    # fr: Une carte qu'on n'a pas
    Scenario: A card that one does not have
      Given violet governs Mysore with Sultan
      When violet discards Army
      Then the move is refused by anarchy.discard.empty-hand and by nothing else
      # fr: le refus dit « Army n'est dans aucun de vos gouvernements »
      And the refusal says "Army is in no government of yours; with an empty hand a melded card is discarded."

    # fr: La main vide, défausser reste obligatoire
    Scenario: With an empty hand a card must be discarded as well
      Given violet governs Mysore with Sultan
      And it is violet's turn to meld
      When violet melds no more
      Then it is violet's turn to discard
      And the event nothing-to-discard happens 0 times
      And violet may act
      And "violet is done" is refused

    # fr: La seule carte d'un gouvernement : la zone devient neutre
    Scenario: The only card of a government and the zone becomes neutral
      Given violet governs Mysore with Sultan
      And violet governs Pune with Old King
      When violet discards Sultan
      Then Mysore is neutral
      And violet controls Pune
      And violet has 0 cards in hand
      And the event marker-removed cites anarchy.discard.empty-hand
      And the event marker-removed happens 1 time
      And the event card-discarded happens before the event marker-removed
      # fr: le récit dit « le Mysore redevient neutre ; le marqueur de violet s'en va. »
      And the story says "Mysore is neutral; the marker of violet is gone."

    # fr: Tant qu'un autre gouvernement y reste, le marqueur reste
    Scenario: As long as another government is left there the marker stays
      Given the reading anarchy.R-21 is "several"
      And violet governs Malwa with Ranoji Shinde
      And violet governs Pune with Old King
      And violet governs Pune with Old Queen
      When violet discards Old Queen
      Then violet governs Pune with Old King
      And violet controls Pune
      And the event marker-removed happens 0 times

    # fr: Sans le chef, ce qui ne peut diriger vient en main
    Scenario: Without the leader those that cannot lead go to hand
      Given violet governs Mysore with Sultan and Rockets
      When violet discards Sultan
      Then Mysore is neutral
      And the hand of violet is Rockets
      And green knows that violet holds Rockets
      # fr: le récit dit « En main, pour violet : Rockets. »
      And the story says "To the hand of violet: Rockets."
      And the event marker-removed happens 1 time
      And the event cards-to-hand happens before the event marker-removed
      And it is violet's turn to make war

    # fr: Sans le chef, la seule autre qui peut diriger prend sa place
    Scenario: Without the leader the only other that can lead takes over
      Given violet governs Pune with Old King, Army, Young King and Old Fort
      When violet discards Old King
      Then violet governs Pune with Young King and Old Fort
      And the hand of violet is Army
      And green knows that violet holds Army
      And it is violet's turn to make war
      And the event marker-removed happens 0 times
      And the event government-laid cites anarchy.discard.empty-hand
      And the event card-follows cites anarchy.discard.empty-hand
      And the event cards-to-hand cites anarchy.discard.empty-hand

    # fr: De deux qui peuvent diriger, on choisit
    Scenario: Of two that can lead one is chosen
      Given violet governs Pune with Old King, Young King, Old Queen and Army
      When violet discards Old King
      Then violet may act
      And violet controls Pune
      And the open question is asked by anarchy.discard.empty-hand
      And "violet names Young King as leader" is legal
      And "violet names Army as leader" is refused by anarchy.meld.leader-definition and by nothing else
      And "violet names Rockets as leader" is refused by anarchy.discard.empty-hand and by nothing else
      When violet names Old Queen as leader
      Then violet governs Pune with Old Queen and Army
      And the hand of violet is Young King

    # fr: Une carte sans couronne ne dirige pas
    Scenario: A card without a crown does not lead
      Given violet governs Pune with Old King, Regent and Army
      When violet discards Old King
      Then Pune is neutral
      And the hand of violet is Regent and Army

    # fr: Selon l'autre lecture de R-3, elle dirige qui la suit
    Scenario: By the other reading of R-3 it leads who follows it
      Given the reading anarchy.R-3 is "number"
      And violet governs Pune with Old King, Regent and Army
      When violet discards Old King
      Then violet governs Pune with Regent and Army

    # fr: Selon l'autre lecture de R-3, elle reste chef tant qu'une carte la suit
    Scenario: By the other reading of R-3 it stays leader as long as a card follows it
      Given the reading anarchy.R-3 is "number"
      And violet governs Pune with Regent, Army and Old Fort
      When violet discards Old Fort
      Then violet governs Pune with Regent and Army
      And the event government-laid happens 0 times

    # fr: Selon l'autre lecture de R-3, elle ne dirige pas seule
    Scenario: By the other reading of R-3 it does not lead alone
      Given the reading anarchy.R-3 is "number"
      And violet governs Pune with Regent and Army
      When violet discards Army
      Then Pune is neutral
      And the hand of violet is Regent

    # fr: Selon l'autre lecture de R-21, l'autre gouvernement de la zone garde le marqueur
    Scenario: By the other reading of R-21 the other government of the zone keeps the marker
      Given the reading anarchy.R-21 is "several"
      And violet governs Pune with Old King
      And violet governs Pune with Young King
      When violet discards Old King
      Then violet governs Pune with Young King
      And the event marker-removed happens 0 times

    # fr: La carte défaussée se voit de tout le monde
    Scenario: All see which card is discarded
      Given violet governs Mysore with Sultan and Rockets
      When violet discards Rockets
      # fr: vert entend « violet défausse Rockets. »
      Then green is told "violet discards Rockets."
