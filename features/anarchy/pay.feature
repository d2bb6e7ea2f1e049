# fr: Payer des cartes supplémentaires
# fr: Violet et vert jouent, chacun avec dix roupies ; violet doit payer.
Feature: Paying for extra cards
  Violet and green play, each with ten rupees; violet has to pay.

  Background:
    Given a game of The Anarchy between violet and green
    And it is violet's turn to pay

  @anarchy.pay.optional
  # fr: Payer n'est pas obligatoire
  Rule: Nobody must pay

    # fr: Garder son argent et piocher la carte gratuite
    Scenario: Keep the money and draw the free card
      When violet pays for 1 card
      Then the move is legal
      And violet has 10 rupees
      And violet has 1 card still to draw
      And it is violet's turn to draw

    # fr: Dix roupies, cinq possibilités
    Scenario: Ten rupees, five possibilities
      Then there are 5 legal moves
      And "violet pays for 5 cards" is legal
      And "violet pays for 6 cards" is refused

    # fr: Neuf roupies, quatre possibilités
    Scenario: Nine rupees, four possibilities
      Given violet has 9 rupees
      Then there are 4 legal moves
      And "violet pays for 4 cards" is legal
      And "violet pays for 5 cards" is refused by anarchy.pay.cumulative

    # fr: Ni cartes ni argent : on joue encore
    Scenario: Without cards and money one plays on
      Given violet has 0 rupees
      Then violet has 0 cards in hand
      And violet may act
      When violet pays for 1 card
      And violet draws Lohagad
      Then the hand of violet is Lohagad
      And it is violet's turn to meld

    # fr: Seule paie la personne dont c'est le tour
    Scenario: Only whoever has the turn pays
      Then violet may act
      And "green pays for 1 card" is refused by anarchy.turn.phase-pay and by nothing else

    # fr: Même qui pourrait tout juste payer attend son tour
    Scenario: Even who could just pay waits for the turn
      Given green has 10 rupees
      When green pays for 5 cards
      Then the move is refused by anarchy.turn.phase-pay and by nothing else
      # fr: le refus dit « Ce n'est pas à vert de décider maintenant. »
      And the refusal says "It is not for green to decide now."

  @anarchy.pay.progressive
  # fr: Chacune coûte une de plus
  Rule: Each costs one more

    # fr: La carte supplémentaire suivante coûte <more> de plus
    Scenario Outline: The next extra card costs <more> more
      Given violet has 10 rupees
      When violet pays for <cards> cards
      Then violet has <left> rupees

      Examples:
        | cards | left | more |
        | 2     | 9    | 1    |
        | 3     | 7    | 2    |
        | 4     | 4    | 3    |
        | 5     | 0    | 4    |

    # fr: La onzième coûte dix de plus que dix cartes
    Scenario: The eleventh costs ten more than ten cards
      Given violet has 56 rupees
      When violet pays for 11 cards
      Then violet has 1 rupee
      And the event cards-paid cites anarchy.pay.progressive
      And the event cards-paid happens 1 time

    # fr: La douzième coûte onze
    Scenario: The twelfth costs eleven
      Given the reading R-18 is "formula"
      And violet has 66 rupees
      When violet pays for 12 cards
      Then violet has 0 rupees
      And violet has 12 cards still to draw

    # fr: Pour qui est assez riche, cent cartes et une
    Scenario: A hundred cards and one more for whoever is rich enough
      Given violet has 5050 rupees
      When violet pays for 101 cards
      Then violet has 0 rupees
      And violet has 101 cards still to draw
      And the event cards-paid cites anarchy.pay.progressive

    # fr: Sans que le tableau fasse loi, seul l'argent refuse la onzième
    Scenario: Where the table does not bind, money alone refuses the eleventh
      Given violet has 54 rupees
      When violet pays for 11 cards
      Then the move is refused by anarchy.pay.cumulative and by nothing else
      And there are 10 legal moves

    # fr: Si le tableau fait loi, il n'y a pas de onzième
    Scenario: If the table binds, there is no eleventh
      Given the reading R-18 is "table"
      And violet has 56 rupees
      Then "violet pays for 11 cards" is refused by anarchy.price.table-is-aid and by nothing else
      And "violet pays for 10 cards" is legal

  @anarchy.pay.cumulative
  # fr: Les prix s'additionnent
  Rule: The prices add up

    # fr: Trois cartes supplémentaires coûtent 1, 2 et 3
    Scenario: Three extra cards cost 1, 2 and 3
      When violet pays for 4 cards
      Then violet has 4 rupees
      And violet has 4 cards still to draw
      # fr: le récit dit « violet paie 6 roupies pour 4 cartes »
      And the story says "violet pays 6 rupees for 4 cards"

    # fr: Cinq roupies ne paient pas trois cartes supplémentaires
    Scenario: Five rupees do not pay for three extra cards
      Given violet has 5 rupees
      When violet pays for 4 cards
      Then the move is refused by anarchy.pay.cumulative and by nothing else
      # fr: le refus dit « 4 cartes coûtent 6 roupies ensemble ; il y en a 5 »
      And the refusal says "4 cards cost 6 rupees together; there are 5"
      And violet has 5 rupees
      And it is violet's turn to pay

    # fr: Six roupies les paient exactement
    Scenario: Six rupees pay for them exactly
      Given violet has 6 rupees
      When violet pays for 4 cards
      Then violet has 0 rupees

    # fr: L'argent de l'autre ne bouge pas
    Scenario: The money of the other stays
      Given green has 3 rupees
      When violet pays for 3 cards
      Then green has 3 rupees
      And violet has 7 rupees
