# fr: Tour
# fr: Les phases d'un tour. Violet et vert jouent ; c'est le tour de violet.
Feature: Turn
  The phases of a turn. Violet and green play; it is violet's turn.

  Background:
    Given a game of The Anarchy between violet and green

  @anarchy.turn.phase-order
  # fr: Six phases
  Rule: Six phases

    # fr: Un tour entier
    Scenario: A whole turn
      Given a token is to be flipped
      And violet has 3 rupees
      When the token of violet is flipped
      Then it is violet's turn to pay
      When violet pays for 1 card
      Then it is violet's turn to draw
      When violet draws Zabita Khan
      Then it is violet's turn to meld
      When violet melds no more
      Then it is violet's turn to discard
      When violet discards Zabita Khan
      Then it is violet's turn to make war
      When violet makes no war
      Then a token is to be flipped
      And the event income-taken happens 1 time
      And the event phase-began happens 5 times

    # fr: Rien ne se paie plus tard : <phase>
    Scenario Outline: Nothing is paid for when it is the turn <phase>
      Given violet holds Lohagad
      And it is violet's turn <phase>
      Then "violet pays for 2 cards" is refused by anarchy.draw.pay-first

      Examples:
        | phase       |
        | to draw     |
        | to discard  |
        | to make war |

    # fr: Une fois la dernière carte piochée, rien ne se paie plus
    Scenario: Once the last card is drawn nothing more is paid for
      Given it is violet's turn to draw
      When violet draws Lohagad
      Then it is violet's turn to meld
      And "violet pays for 2 cards" is refused by anarchy.draw.pay-first

    # fr: Pas de jeton retourné <phase>
    Scenario Outline: No token is flipped when it is the turn <phase>
      Given violet holds Lohagad
      And it is violet's turn <phase>
      Then "the token of green is flipped" is refused by anarchy.turn.phase-order

      Examples:
        | phase       |
        | to pay      |
        | to draw     |
        | to meld     |
        | to discard  |
        | to make war |

    # fr: Une phase ne se saute pas : qui veut combiner paie et pioche d'abord
    Scenario: No phase is skipped and whoever wants to meld pays and draws first
      Given violet holds Shah Alam
      And it is violet's turn to pay
      Then "violet lays Shah Alam" is refused
      When violet pays for 1 card
      Then "violet lays Shah Alam" is refused
      When violet draws Lohagad
      Then "violet lays Shah Alam" is legal

  @anarchy.turn.phase-pay
  # fr: Phase 1 : payer
  Rule: Phase 1: pay

    # fr: On paie avant de piocher
    Scenario: One pays before drawing
      Given it is violet's turn to pay
      Then the open question is asked by anarchy.turn.phase-pay
      When violet pays for 2 cards
      Then violet has 9 rupees
      And violet has 2 cards still to draw
      And it is violet's turn to draw

    # fr: Un tour commence par le paiement
    Scenario: A turn begins with the payment
      Given a token is to be flipped
      When the token of violet is flipped
      Then the event phase-began cites anarchy.turn.phase-pay
      And it is violet's turn to pay

    # fr: On ne paie qu'une fois
    Scenario: One pays once only
      Given it is violet's turn to pay
      When violet pays for 2 cards
      And violet pays for 2 cards
      Then the move is refused
      And violet has 9 rupees

  @anarchy.turn.phase-meld
  # fr: Phase 3 : combiner
  Rule: Phase 3: meld

    # fr: La dernière carte piochée, on combine
    Scenario: After the last card drawn one melds
      Given it is violet's turn to draw
      When violet draws Lohagad
      Then the event phase-began cites anarchy.turn.phase-meld
      And the open question is asked by anarchy.turn.phase-meld

    # fr: On pose autant de gouvernements qu'on veut
    Scenario: One lays as many governments as one likes
      Given it is violet's turn to meld
      And violet holds Shah Alam and Chanda Sahib
      When violet lays Shah Alam
      And violet lays Chanda Sahib
      Then it is violet's turn to meld
      And the open question is asked by anarchy.turn.phase-meld
      And violet controls the Mughals
      And violet controls the Carnatic

    # fr: Un coup d'État est tenté dans cette phase
    Scenario: A coup is attempted in this phase
      Given it is violet's turn to meld
      And violet holds Shah Alam and Agra Fort
      And green governs the Mughals with Zabita Khan
      When violet attempts a coup with Shah Alam and Agra Fort
      Then the coup succeeds
      And the open question is asked by anarchy.coup.new-government
      When violet names Shah Alam as leader, joined by Agra Fort
      Then it is violet's turn to meld
      And the open question is asked by anarchy.turn.phase-meld

    # fr: Un coup d'État n'est pas tenté <phase>
    Scenario Outline: No coup is attempted when it is the turn <phase>
      Given it is violet's turn <phase>
      And violet holds Shah Alam and Agra Fort
      And green governs the Mughals with Zabita Khan
      When violet attempts a coup with Shah Alam and Agra Fort
      Then the move is refused by anarchy.turn.phase-meld

      Examples:
        | phase       |
        | to discard  |
        | to make war |

    # fr: Rien n'est posé <phase>
    Scenario Outline: Nothing is laid when it is the turn <phase>
      Given violet holds Lohagad
      And it is violet's turn <phase>
      Then "violet lays Lohagad" is refused by anarchy.turn.phase-meld

      Examples:
        | phase       |
        | to pay      |
        | to draw     |
        | to discard  |
        | to make war |

    # fr: Rien n'est ajouté <phase>
    Scenario Outline: Nothing is added when it is the turn <phase>
      Given violet holds Lohagad
      And violet governs Pune with Nana Fadnavis
      And it is violet's turn <phase>
      Then "violet adds Lohagad" is refused by anarchy.turn.phase-meld

      Examples:
        | phase       |
        | to pay      |
        | to draw     |
        | to discard  |
        | to make war |

  @anarchy.turn.phase-discard
  # fr: Phase 4 : défausser
  Rule: Phase 4: discard

    # fr: Plus rien à combiner, on défausse
    Scenario: When nothing more is melded one discards
      Given it is violet's turn to meld
      And violet holds Lohagad and Arcot
      When violet melds no more
      Then it is violet's turn to discard
      And the event phase-began cites anarchy.turn.phase-discard
      And there are 2 legal moves

    # fr: Une carte défaussée, pas deux
    Scenario: One card is discarded and no second one
      Given it is violet's turn to discard
      And violet holds Lohagad and Arcot
      When violet discards Lohagad
      Then it is violet's turn to make war
      And "violet discards Arcot" is refused by anarchy.turn.phase-discard

    # fr: On ne défausse pas <phase>
    Scenario Outline: Nothing is discarded when it is the turn <phase>
      Given violet holds Lohagad
      And it is violet's turn <phase>
      Then "violet discards Lohagad" is refused by anarchy.turn.phase-discard

      Examples:
        | phase       |
        | to pay      |
        | to draw     |
        | to meld     |
        | to make war |

  @anarchy.turn.phase-war
  # fr: Phase 5 : guerre
  Rule: Phase 5: war

    # fr: La carte défaussée, la guerre est possible
    Scenario: After the discard war can be made
      Given it is violet's turn to discard
      And violet holds Lohagad
      And violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When violet discards Lohagad
      Then the event phase-began cites anarchy.turn.phase-war
      And the open question is asked by anarchy.turn.phase-war
      And "Mysore attacks Pune" is legal

    # fr: Pas d'attaque <phase>
    Scenario Outline: No attack when it is the turn <phase>
      Given it is violet's turn <phase>
      And violet holds Lohagad
      And violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      Then "Mysore attacks Pune" is refused by anarchy.turn.phase-war

      Examples:
        | phase      |
        | to pay     |
        | to draw    |
        | to meld    |
        | to discard |

    # fr: On peut ne pas faire la guerre
    Scenario: One need not make war
      Given it is violet's turn to make war
      And violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      Then the open question is asked by anarchy.turn.phase-war
      When violet makes no war
      Then a token is to be flipped
      And green controls Pune
