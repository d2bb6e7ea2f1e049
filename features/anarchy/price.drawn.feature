# fr: Prix : ce qu'il reste à piocher
# fr: Violet et vert jouent ; violet pioche.
Feature: Prices: what is left to draw
  Violet and green play; violet draws.

  @anarchy.price.table-is-aid
  # fr: Le tableau est une aide
  Rule: The table is an aid

    # fr: Si le tableau fait loi, il n'en reste pas plus de dix à piocher
    Scenario: If the table binds, no more than ten are left to draw
      Given a game of The Anarchy between violet and green
      And the reading R-18 is "table"
      And violet has 11 cards still to draw
      Then no table can show this position by anarchy.price.table-is-aid
