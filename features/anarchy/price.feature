# fr: Prix
# fr: Ce que coûtent des cartes ensemble, carte gratuite comprise. Violet et vert jouent ; violet doit
# fr: payer.
Feature: Prices
  What cards cost together, the free one included. Violet and green play; violet has to pay.

  Background:
    Given a game of The Anarchy between violet and green
    And it is violet's turn to pay

  @anarchy.price.1
  # fr: Une carte
  Rule: One card

    # fr: La première carte ne coûte rien
    Scenario: The first card costs nothing
      Given violet has 5 rupees
      When violet pays for 1 card
      Then violet has 5 rupees
      And violet has 1 card still to draw
      And the event cards-paid cites anarchy.price.1
      # fr: le récit dit « paie zéro roupie pour 1 carte »
      And the story says "pays nothing for 1 card"

    # fr: Sans argent, la carte gratuite seulement
    Scenario: Without money, the free card only
      Given violet has 0 rupees
      Then there is 1 legal move
      And "violet pays for 1 card" is legal
      And "violet pays for 2 cards" is refused by anarchy.pay.cumulative

  @anarchy.price.4
  # fr: Quatre cartes
  Rule: Four cards

    # fr: 4 cartes pour 6 roupies
    Scenario: 4 cards for 6 rupees
      Given violet has 6 rupees
      When violet pays for 4 cards
      Then violet has 0 rupees
      And violet has 4 cards still to draw
      And the event cards-paid cites anarchy.price.4
      # fr: le récit dit « paie 6 roupies pour 4 cartes »
      And the story says "pays 6 rupees for 4 cards"

    # fr: 5 roupies ne suffisent pas
    Scenario: 5 rupees are not enough
      Given violet has 5 rupees
      When violet pays for 4 cards
      Then the move is refused by anarchy.pay.cumulative and by nothing else
      # fr: le refus dit « 4 cartes coûtent 6 roupies ensemble ; il y en a 5 »
      And the refusal says "4 cards cost 6 rupees together; there are 5"
      And "violet pays for 3 cards" is legal
      And 4 cards cost 6 rupees

  @anarchy.price.5
  # fr: Cinq cartes
  Rule: Five cards

    # fr: 5 cartes pour 10 roupies
    Scenario: 5 cards for 10 rupees
      Given violet has 10 rupees
      When violet pays for 5 cards
      Then violet has 0 rupees
      And violet has 5 cards still to draw
      And the event cards-paid cites anarchy.price.5
      # fr: le récit dit « paie 10 roupies pour 5 cartes »
      And the story says "pays 10 rupees for 5 cards"

    # fr: 9 roupies ne suffisent pas
    Scenario: 9 rupees are not enough
      Given violet has 9 rupees
      When violet pays for 5 cards
      Then the move is refused by anarchy.pay.cumulative and by nothing else
      # fr: le refus dit « 5 cartes coûtent 10 roupies ensemble ; il y en a 9 »
      And the refusal says "5 cards cost 10 rupees together; there are 9"
      And "violet pays for 4 cards" is legal
      And 5 cards cost 10 rupees

  @anarchy.price.6
  # fr: Six cartes
  Rule: Six cards

    # fr: 6 cartes pour 15 roupies
    Scenario: 6 cards for 15 rupees
      Given violet has 15 rupees
      When violet pays for 6 cards
      Then violet has 0 rupees
      And violet has 6 cards still to draw
      And the event cards-paid cites anarchy.price.6
      # fr: le récit dit « paie 15 roupies pour 6 cartes »
      And the story says "pays 15 rupees for 6 cards"

    # fr: 14 roupies ne suffisent pas
    Scenario: 14 rupees are not enough
      Given violet has 14 rupees
      When violet pays for 6 cards
      Then the move is refused by anarchy.pay.cumulative and by nothing else
      # fr: le refus dit « 6 cartes coûtent 15 roupies ensemble ; il y en a 14 »
      And the refusal says "6 cards cost 15 rupees together; there are 14"
      And "violet pays for 5 cards" is legal
      And 6 cards cost 15 rupees

  @anarchy.price.7
  # fr: Sept cartes
  Rule: Seven cards

    # fr: 7 cartes pour 21 roupies
    Scenario: 7 cards for 21 rupees
      Given violet has 21 rupees
      When violet pays for 7 cards
      Then violet has 0 rupees
      And violet has 7 cards still to draw
      And the event cards-paid cites anarchy.price.7
      # fr: le récit dit « paie 21 roupies pour 7 cartes »
      And the story says "pays 21 rupees for 7 cards"

    # fr: 20 roupies ne suffisent pas
    Scenario: 20 rupees are not enough
      Given violet has 20 rupees
      When violet pays for 7 cards
      Then the move is refused by anarchy.pay.cumulative and by nothing else
      # fr: le refus dit « 7 cartes coûtent 21 roupies ensemble ; il y en a 20 »
      And the refusal says "7 cards cost 21 rupees together; there are 20"
      And "violet pays for 6 cards" is legal
      And 7 cards cost 21 rupees

  @anarchy.price.8
  # fr: Huit cartes
  Rule: Eight cards

    # fr: 8 cartes pour 28 roupies
    Scenario: 8 cards for 28 rupees
      Given violet has 28 rupees
      When violet pays for 8 cards
      Then violet has 0 rupees
      And violet has 8 cards still to draw
      And the event cards-paid cites anarchy.price.8
      # fr: le récit dit « paie 28 roupies pour 8 cartes »
      And the story says "pays 28 rupees for 8 cards"

    # fr: 27 roupies ne suffisent pas
    Scenario: 27 rupees are not enough
      Given violet has 27 rupees
      When violet pays for 8 cards
      Then the move is refused by anarchy.pay.cumulative and by nothing else
      # fr: le refus dit « 8 cartes coûtent 28 roupies ensemble ; il y en a 27 »
      And the refusal says "8 cards cost 28 rupees together; there are 27"
      And "violet pays for 7 cards" is legal
      And 8 cards cost 28 rupees

  @anarchy.price.9
  # fr: Neuf cartes
  Rule: Nine cards

    # fr: 9 cartes pour 36 roupies
    Scenario: 9 cards for 36 rupees
      Given violet has 36 rupees
      When violet pays for 9 cards
      Then violet has 0 rupees
      And violet has 9 cards still to draw
      And the event cards-paid cites anarchy.price.9
      # fr: le récit dit « paie 36 roupies pour 9 cartes »
      And the story says "pays 36 rupees for 9 cards"

    # fr: 35 roupies ne suffisent pas
    Scenario: 35 rupees are not enough
      Given violet has 35 rupees
      When violet pays for 9 cards
      Then the move is refused by anarchy.pay.cumulative and by nothing else
      # fr: le refus dit « 9 cartes coûtent 36 roupies ensemble ; il y en a 35 »
      And the refusal says "9 cards cost 36 rupees together; there are 35"
      And "violet pays for 8 cards" is legal
      And 9 cards cost 36 rupees

  @anarchy.price.10
  # fr: Dix cartes
  Rule: Ten cards

    # fr: 10 cartes pour 45 roupies
    Scenario: 10 cards for 45 rupees
      Given violet has 45 rupees
      When violet pays for 10 cards
      Then violet has 0 rupees
      And violet has 10 cards still to draw
      And the event cards-paid cites anarchy.price.10
      # fr: le récit dit « paie 45 roupies pour 10 cartes »
      And the story says "pays 45 rupees for 10 cards"

    # fr: 44 roupies ne suffisent pas
    Scenario: 44 rupees are not enough
      Given violet has 44 rupees
      When violet pays for 10 cards
      Then the move is refused by anarchy.pay.cumulative and by nothing else
      # fr: le refus dit « 10 cartes coûtent 45 roupies ensemble ; il y en a 44 »
      And the refusal says "10 cards cost 45 rupees together; there are 44"
      And "violet pays for 9 cards" is legal
      And 10 cards cost 45 rupees
