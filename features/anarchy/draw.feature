# fr: Piocher
# fr: Violet et vert jouent ; violet pioche.
Feature: Drawing
  Violet and green play; violet draws.

  Background:
    Given a game of The Anarchy between violet and green

  @anarchy.draw.pay-first
  # fr: Payer avant de piocher
  Rule: Pay before drawing

    # fr: Sans payer d'abord, rien ne se pioche
    Scenario: Without paying first nothing is drawn
      Given it is violet's turn to pay
      When violet draws from the draw pile
      Then the move is refused
      When violet pays for 2 cards
      Then violet has 9 rupees
      And "violet draws from the draw pile" is legal

    # fr: Une fois la pioche commencée, rien ne se paie plus
    Scenario: Once drawing has begun, no more is paid for
      Given it is violet's turn to pay
      And the top card of the discard pile is Lohagad
      When violet pays for 2 cards
      And violet draws from the discard pile
      Then "violet pays for 1 card" is refused
      And violet has 9 rupees
      And violet has 1 card still to draw

    # fr: Les cartes se paient sans qu'on les connaisse
    Scenario: Cards are paid for before they are known
      Given it is violet's turn to pay
      And the draw pile holds only Lohagad and Arcot
      When violet pays for 2 cards
      Then violet has 9 rupees
      And violet knows no card of violet's hand
      And violet does not see Lohagad
      And violet does not see Arcot

  @anarchy.draw.count
  # fr: Autant que payé
  Rule: As many as paid for

    # fr: Trois cartes payées, trois cartes piochées
    Scenario: Three paid for, three drawn
      Given it is violet's turn to pay
      When violet pays for 3 cards
      Then violet has 3 cards still to draw
      When violet draws Lohagad
      Then violet has 2 cards still to draw
      And it is violet's turn to draw
      When violet draws Arcot
      And violet draws the Rohillas
      Then violet has 0 cards still to draw
      And violet has 3 cards in hand
      And it is violet's turn to meld
      And the event card-drawn happens 3 times

    # fr: Pas une de plus
    Scenario: Not one more
      Given it is violet's turn to pay
      When violet pays for 1 card
      And violet draws Lohagad
      Then "violet draws from the draw pile" is refused
      And "violet draws from the discard pile" is refused

    # fr: Pas une de moins
    Scenario: Not one fewer
      Given violet has 2 cards still to draw
      When violet draws Lohagad
      Then "violet lays Lohagad" is refused
      And "violet discards Lohagad" is refused
      And violet has 1 card still to draw

    # fr: Un tour commence par une carte au moins
    Scenario: A turn begins with one card at least
      Given it is violet's turn to pay
      When violet pays for 0 cards
      Then the move is refused by anarchy.draw.count and by nothing else
      # fr: le refus dit « une carte au moins »
      And the refusal says "at least one card"

    # fr: Rien nulle part : les pioches payées sont perdues
    Scenario: Nothing anywhere: the paid draws are forfeited
      Given it is violet's turn to pay
      And green holds all other cards
      When violet pays for 3 cards
      Then violet has 7 rupees
      And violet has 0 cards in hand
      And violet does not hold Lohagad
      And violet has 0 cards still to draw
      And the event draw-forfeited cites anarchy.draw.count
      # fr: le récit dit « 3 pioches perdues pour violet »
      And the story says "3 draws of violet forfeited"
      And it is violet's turn to meld
      And the event phase-began happens 2 times

    # fr: La dernière carte se pioche, le reste est perdu
    Scenario: The last card is drawn, the rest is forfeited
      Given it is violet's turn to pay
      And the top card of the discard pile is Lohagad
      And green holds all other cards
      When violet pays for 2 cards
      And violet draws from the discard pile
      Then the hand of violet is Lohagad
      And the event draw-forfeited happens 1 time
      # fr: le récit dit « 1 pioche perdue pour violet »
      And the story says "1 draw of violet forfeited"
      And it is violet's turn to meld

    # fr: Même mélangée, une seule carte défaussée ne fait pas de pioche
    Scenario: Even to be mixed, a single discard makes no draw pile
      Given the reading R-22 is "reshuffle"
      And it is violet's turn to pay
      And the top card of the discard pile is Lohagad
      And green holds all other cards
      When violet pays for 3 cards
      Then 0 cards are in the draw pile
      And "violet draws from the draw pile" is refused by anarchy.draw.source-choice
      When violet draws from the discard pile
      # fr: le récit dit « 2 pioches perdues pour violet »
      Then the story says "2 draws of violet forfeited"
      And it is violet's turn to meld

    # fr: Qui prend la toute dernière carte ne perd rien
    Scenario: Whoever takes the very last card forfeits nothing
      Given it is violet's turn to pay
      And the top card of the discard pile is Lohagad
      And green holds all other cards
      When violet pays for 1 card
      And violet draws from the discard pile
      Then the hand of violet is Lohagad
      And the event draw-forfeited happens 0 times
      And it is violet's turn to meld

    # fr: Une table où des cartes restent à piocher n'est pas ailleurs dans le tour
    Scenario: Cards to draw belong to the phase of drawing
      Given it is violet's turn to meld
      And violet has 2 cards still to draw
      Then no table can show this position by anarchy.draw.count

    # fr: La dernière carte payée est en route
    Scenario: The last card that was paid for is on its way
      Given violet takes the next card of the draw pile
      Then violet has 0 cards still to draw
      When Lohagad comes
      Then violet has 1 card in hand

  @anarchy.draw.source-choice
  # fr: De l'une ou l'autre pile
  Rule: From either pile

    # fr: Une de la défausse, une de la pioche
    Scenario: One from the discard pile, one from the draw pile
      Given violet has 2 cards still to draw
      And from the top, the discard pile is the Rohillas and Arcot
      Then there are 2 legal moves
      When violet draws from the discard pile
      And violet draws Lohagad from the draw pile
      Then the hand of violet is the Rohillas and Lohagad
      And the top card of the discard pile is Arcot
      And the event draw-pile-chosen happens 1 time

    # fr: La carte de la pioche reste cachée, celle de la défausse est connue
    Scenario: The card of the draw pile stays hidden, that of the discard pile is known
      Given violet has 2 cards still to draw
      And the top card of the discard pile is the Rohillas
      When violet draws Lohagad from the draw pile
      And violet draws from the discard pile
      Then green sees 2 cards in violet's hand
      And green knows that violet holds the Rohillas
      And green does not see Lohagad
      And violet knows that violet holds Lohagad and the Rohillas
      And violet takes the Rohillas
      # fr: vert entend « violet prend les Rohillas, à la vue de tous »
      And green is told "violet takes the Rohillas, for all to see"

    # fr: La pioche ne se regarde pas
    Scenario: Nobody looks at the draw pile
      Given violet has 1 card still to draw
      And the draw pile holds only Lohagad and Arcot
      Then violet does not see Lohagad
      When violet draws from the draw pile
      # fr: la question ouverte est « violet pioche une carte. »
      Then the open question is "violet draws a card."
      And the probability that "violet holds Lohagad" is 1/2
      And the event draw-pile-chosen cites anarchy.draw.source-choice

    # fr: Défausse vide : seulement la pioche
    Scenario: Discard pile empty: the draw pile only
      Given violet has 1 card still to draw
      And green holds Arcot
      Then 0 cards are in the discard pile
      When violet draws from the discard pile
      Then the move is refused by anarchy.draw.source-choice and by nothing else
      And there is 1 legal move

    # fr: Pioche vide : on prend dans la défausse
    Scenario: Draw pile empty: the discard pile is drawn from
      Given violet has 1 card still to draw
      And the draw pile is empty
      And the top card of the discard pile is Lohagad
      When violet draws from the draw pile
      Then the move is refused by anarchy.draw.source-choice and by nothing else
      # fr: le refus dit « La pioche : plus de carte »
      And the refusal says "The draw pile is empty"
      When violet draws from the discard pile
      Then the hand of violet is Lohagad

    # fr: Pioche vide et paiement : rien n'est mélangé
    Scenario: Draw pile empty and paid for: nothing is mixed
      Given it is violet's turn to pay
      And the draw pile is empty
      And the top card of the discard pile is Lohagad
      When violet pays for 2 cards
      Then 0 cards are in the draw pile
      And 126 cards are in the discard pile
      And "violet draws from the draw pile" is refused by anarchy.draw.source-choice

    # fr: Pioche vide, dit ainsi : on prend dans la défausse, rien n'est mélangé
    Scenario: Draw pile empty, said so: nothing is mixed
      Given the reading R-22 is "discard"
      And it is violet's turn to pay
      And the draw pile is empty
      And the top card of the discard pile is Lohagad
      When violet pays for 2 cards
      Then 0 cards are in the draw pile
      And 126 cards are in the discard pile
      And "violet draws from the draw pile" is refused by anarchy.draw.source-choice
      And there is 1 legal move

    # fr: Sinon, la défausse sauf sa carte du dessus devient la pioche
    Scenario: Else the discard pile but its top card becomes the draw pile
      Given the reading R-22 is "reshuffle"
      And it is violet's turn to pay
      And from the top, the discard pile is Lohagad, Arcot and the Rohillas
      And green holds all other cards
      When violet pays for 1 card
      Then the event deck-reshuffled cites anarchy.draw.source-choice
      # fr: le récit dit « 2 cartes défaussées deviennent la pioche »
      And the story says "2 discarded cards become the draw pile"
      And 2 cards are in the draw pile
      And 1 card is in the discard pile
      And the top card of the discard pile is Lohagad
      When violet draws from the draw pile
      Then the probability that "violet holds Arcot" is 1/2
      And the probability that "violet holds the Rohillas" is 1/2

    # fr: Vidée en route, la pioche se refait avant la carte suivante
    Scenario: Emptied on the way, the pile is made anew before the next card
      Given the reading R-22 is "reshuffle"
      And it is violet's turn to pay
      And from the top, the discard pile is Lohagad and Arcot
      And the Rohillas lie under the draw pile
      And green holds all other cards
      When violet pays for 2 cards
      Then the event deck-reshuffled happens 0 times
      When violet draws the Rohillas
      Then the event deck-reshuffled happens 1 time
      # fr: le récit dit « 1 carte défaussée devient la pioche »
      And the story says "1 discarded card becomes the draw pile"
      When violet draws Arcot
      Then the hand of violet is the Rohillas and Arcot
      And the top card of the discard pile is Lohagad

    # fr: Rien n'est mélangé si rien ne reste à piocher
    Scenario: Nothing is mixed when nothing is left to draw
      Given the reading R-22 is "reshuffle"
      And it is violet's turn to pay
      And from the top, the discard pile is Lohagad and Arcot
      And the Rohillas lie under the draw pile
      And green holds all other cards
      When violet pays for 1 card
      And violet draws the Rohillas
      Then the event deck-reshuffled happens 0 times
      And 0 cards are in the draw pile
      And 2 cards are in the discard pile

    # fr: Ce que citent les cartes que tout le monde a vues
    Scenario: What the cards that all have seen cite
      Given violet has 2 cards still to draw
      And the top card of the discard pile is Lohagad
      When violet draws from the discard pile
      Then the event known-card-drawn happens 1 time
      And the event known-card-drawn cites anarchy.draw.source-choice

    # fr: Une carte détruite plus tôt revient quand il ne reste qu'elle sous la pioche
    Scenario: A card destroyed earlier comes back when it alone is left under the draw pile
      Given violet has 1 card still to draw
      And Lohagad lies under the draw pile
      And green holds all other cards
      When violet draws from the draw pile
      Then the hand of violet is Lohagad
      And the event known-card-drawn cites anarchy.war.destroyed-to-deck-bottom
      And green knows that violet holds Lohagad

    # fr: La première sous la pioche vient, et pas une autre
    Scenario: The first under the draw pile comes, and no other
      Given violet has 1 card still to draw
      And the draw pile holds only Lohagad and Arcot
      And Arcot and Lohagad lie under the draw pile
      Then 2 cards are in the draw pile
      And "violet draws Lohagad" is refused by anarchy.war.destroyed-to-deck-bottom and by nothing else
      When violet draws Arcot
      Then the hand of violet is Arcot
      And the event known-card-drawn cites anarchy.war.destroyed-to-deck-bottom
      And "violet draws from the discard pile" is refused

    # fr: Des cartes qu'une guerre a détruites, le chef de la zone attaquée revient d'abord
    Scenario: Of the cards that a war destroyed the leader of the attacked zone comes back first
      Given it is green's turn to make war
      And green governs Mysore with Haidar Ali and the Mysore Rockets
      And violet governs Pune with Sadashivrao Bhau and Konkan Coconuts
      And violet holds all other cards
      When Mysore attacks Pune
      And violet adds nothing
      And green bids 4 rupees
      And violet bids 5 rupees
      And green makes no more war
      And the token of violet is flipped
      And violet pays for 2 cards
      And violet draws from the draw pile
      Then violet holds Sadashivrao Bhau
      And violet does not hold Konkan Coconuts
      And 3 cards are in the draw pile
      When violet draws from the draw pile
      Then violet holds Konkan Coconuts

    # fr: Une carte est là, mais vert attend son tour
    Scenario: There is a card but green waits for the turn
      Given violet has 1 card still to draw
      And the top card of the discard pile is Lohagad
      When green draws from the discard pile
      Then the move is refused by anarchy.turn.phase-draw and by nothing else
      And "violet draws from the discard pile" is legal
