# fr: Mise en place
# fr: Les compagnies, la donne et la première défausse. anarchy.setup.tabletopia-tip n'a pas de règle
# fr: ici : c'est une astuce pour un lieu de jeu, sans effet.
Feature: Set-up
  Companies, the deal and the first discard. anarchy.setup.tabletopia-tip has no rule here: it is a
  tip for one place to play and changes nothing.

  @anarchy.setup.shuffle
  # fr: Mélanger
  Rule: Shuffle

    # fr: La première carte est n'importe laquelle des 126
    Scenario: The first card is any one of 126
      Given a new game of The Anarchy for 2 people
      Then the probability that "violet holds Lohagad" is 1/126
      And the probability that "violet holds Shah Alam" is 1/126

    # fr: La deuxième carte est n'importe laquelle des 125 autres
    Scenario: The second card is any one of the 125 others
      Given a new game of The Anarchy for 2 people
      When violet draws Lohagad
      Then the probability that "violet holds Shah Alam" is 1/125
      And the probability that "violet holds Lohagad" is 1

    # fr: Une carte distribuée ne vient pas deux fois
    Scenario: A card that was dealt does not come twice
      Given a new game of The Anarchy for 2 people
      When violet draws Lohagad
      And Lohagad comes
      Then the move is refused

  @anarchy.setup.deal-10
  # fr: Dix cartes en main
  Rule: Ten cards each

    # fr: À <n>, dix cartes à chaque personne
    Scenario Outline: With <n> people everybody has ten cards
      Given a new game of The Anarchy for <n> people
      When the cards are dealt
      Then every player has 10 cards in hand
      And <last> has 10 cards in hand
      And <rest> cards are in the draw pile

      Examples:
        | n | last   | rest |
        | 2 | green  | 105  |
        | 3 | red    | 95   |
        | 4 | blue   | 85   |
        | 5 | orange | 75   |
        | 6 | yellow | 65   |

    # fr: Combien de cartes
    Scenario: How many cards
      Given a game of The Anarchy
      Then the datum start.hand is "10"
      And the datum start.hand is stated by the book

    # fr: La clause demande qui pioche
    Scenario: Who draws next is asked by the clause
      Given a new game of The Anarchy for 2 people
      Then the open question is asked by anarchy.setup.deal-10
      # fr: la question ouverte est « violet pioche une carte. »
      And the open question is "violet draws a card."
      And nobody may act

    # fr: Ce qui est dit d'une carte, à qui la reçoit et à l'autre
    Scenario: What is told of a card, to whom it is dealt and to the other
      Given a new game of The Anarchy for 2 people
      When violet draws Lohagad
      # fr: violet entend « Lohagad »
      Then violet is told "Lohagad"
      # fr: vert entend « violet pioche une carte. »
      And green is told "violet draws a card."
      And violet knows that violet holds Lohagad
      And green does not see Lohagad
      And green sees 1 card in violet's hand
      And the event card-drawn cites anarchy.setup.deal-10
      And the event card-drawn happens 1 time

    # fr: Dix cartes à violet, puis vert pioche
    Scenario: Ten cards for violet and then green draws
      Given this content pack:
        """
        [start]
        hand = 2
        """
      And a new game of The Anarchy between violet and green
      When Lohagad comes
      And Arcot comes
      And Gingee comes
      Then the hand of violet is Lohagad and Arcot
      And the hand of green is Gingee

    # fr: Aucun coup avant la fin de la donne
    Scenario: No move before the deal is over
      Given a new game of The Anarchy for 2 people
      When violet pays for 2 cards
      Then the move is refused by anarchy.setup.deal-10
      # fr: le refus dit « Distribuez d'abord les cartes. »
      And the refusal says "Deal the cards first."

    # fr: Seize cartes suffisent à quatre mains de <hand> et à la défausse : <verdict>
    Scenario Outline: Whether 16 cards are enough for four hands of <hand> and a discard: <verdict>
      Given this content pack:
        """
        [box]
        zones = ["punjab", "rajputana"]
        [income]
        goal = 5
        [start]
        hand = <hand>
        """
      When a game of The Anarchy is set up for 4 people
      Then the move is <verdict>

      # fr: légal ; refusé par anarchy.setup.deal-10 et par rien d'autre
      Examples:
        | hand | verdict                                              |
        | 3    | legal                                                |
        | 4    | refused by anarchy.setup.deal-10 and by nothing else |

    # fr: Le refus dit combien de cartes il y a
    Scenario: The refusal says how many cards there are
      Given this content pack:
        """
        [box]
        zones = ["punjab", "rajputana"]
        [income]
        goal = 5
        [start]
        hand = 4
        """
      When a game of The Anarchy is set up for 5 people
      # fr: le refus dit « 16 cartes ne suffisent pas pour 5 personnes. »
      Then the refusal says "16 cards are not enough for 5 players."

    # fr: La distribution est en cours, et l'on y continue
    Scenario: The deal is under way, and goes on from there
      Given a game of The Anarchy for 2 people
      And the cards are being dealt
      And violet holds Lohagad
      Then the open question is asked by anarchy.setup.deal-10
      And "Lohagad comes" is refused
      When the cards are dealt
      Then violet has 10 cards in hand
      And violet holds Lohagad
      And green has 10 cards in hand
      And 105 cards are in the draw pile

    # fr: Pendant la distribution, rien n'est défaussé
    Scenario: While cards are dealt none lies in the discard pile
      Given a game of The Anarchy for 2 people
      And the cards are being dealt
      And the top card of the discard pile is Lohagad
      Then no table can show this position by anarchy.setup.deal-10

  @anarchy.setup.first-discard
  # fr: Ouvrir la défausse
  Rule: Begin the discard pile

    # fr: Les mains pleines, une carte est retournée
    Scenario: With the hands full a card is turned up
      Given this content pack:
        """
        [start]
        hand = 1
        """
      And a new game of The Anarchy between violet and green
      When Lohagad comes
      And Arcot comes
      Then the open question is asked by anarchy.setup.first-discard
      When Gingee comes
      Then the top card of the discard pile is Gingee
      And 1 card is in the discard pile
      And 123 cards are in the draw pile
      And the event discard-began cites anarchy.setup.first-discard
      And a token is to be flipped

    # fr: Une seule carte est retournée
    Scenario: One card is turned up
      Given a new game of The Anarchy for 2 people
      When the cards are dealt
      Then 1 card is in the discard pile
      And the datum start.first_discard is "1"
      And the event discard-began happens 1 time

    # fr: Tout le monde voit la carte retournée
    Scenario: Everybody sees the card that is turned up
      Given this content pack:
        """
        [start]
        hand = 1
        """
      And a new game of The Anarchy between violet and green
      When Lohagad comes
      And Arcot comes
      And Gingee comes
      # fr: violet entend « Gingy »
      Then violet is told "Gingee"
      # fr: vert entend « Gingy »
      And green is told "Gingee"

    # fr: Pas de défausse avant que les mains soient pleines
    Scenario: No discard pile before the hands are full
      Given a new game of The Anarchy for 2 people
      When violet draws Lohagad
      Then 0 cards are in the discard pile
      And the open question is asked by anarchy.setup.deal-10
      And the event discard-began happens 0 times

  @anarchy.setup.blank-card
  # fr: Une carte vierge par personne
  Rule: A blank card each

    # fr: Une carte
    Scenario: One card
      Given a game of The Anarchy
      Then the datum components.blank_money_cards is "1"
      And the datum components.blank_money_cards is stated by the book

    # fr: Personne ne la pioche : tout le monde l'a dès le début
    Scenario: Nobody draws it, everybody has it from the start
      When a game of The Anarchy is set up for 6 people
      Then every player has 10 rupees
      And yellow has 10 rupees
      And yellow has 0 cards in hand
