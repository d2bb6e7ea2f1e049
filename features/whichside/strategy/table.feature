Feature: The table of strategies
  What a strategy leads to, by its steps and by the plans countered. The four results move the wages
  to cells of their own, so that one sees which it was.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [strategies.abusive-controls]
      victory = [{ kind = "labour", gauge = "wages", by = -2 }]
      partial_victory = [{ kind = "labour", gauge = "wages", by = -1 }]
      partial_defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
      defeat = [{ kind = "labour", gauge = "wages", by = 2 }]
      [plans.abusive-controls-2]
      effects = []
      [strategies.strike-breakers]
      victory = [{ kind = "labour", gauge = "wages", by = -2 }]
      partial_victory = [{ kind = "labour", gauge = "wages", by = -1 }]
      partial_defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
      defeat = [{ kind = "labour", gauge = "wages", by = 2 }]
      [plans.strike-breakers-3]
      effects = []
      """

  @whichside.strategy.table.2-step-victory
  Rule: Victory in two steps

    Scenario: Two countered of two
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      Then the wages stands on cell 1
      And the game goes on

  @whichside.strategy.table.2-step-partial-victory
  Rule: No partial victory in two steps

    Scenario: Not with 0 countered
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      When the employers act
      Then the wages stands on cell 5
      And the game goes on

    Scenario: Not with 1 countered
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      When the employers act
      Then the wages stands on cell 4
      And the game goes on

    Scenario: Not with 2 countered
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      Then the wages stands on cell 1
      And the game goes on

  @whichside.strategy.table.2-step-partial-defeat
  Rule: Partial defeat in two steps

    Scenario: One countered of two
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      When the employers act
      Then the wages stands on cell 4
      And the game goes on

    Scenario: Another one countered of two
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 2 is countered
      When the employers act
      Then the wages stands on cell 4
      And the game goes on

  @whichside.strategy.table.2-step-defeat
  Rule: Defeat in two steps

    Scenario: None countered of two
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      When the employers act
      Then the wages stands on cell 5
      And the game goes on

  @whichside.strategy.table.3-step-victory
  Rule: Victory in three steps

    Scenario: Three countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 1 is countered
      And plan 2 is countered
      And plan 3 is countered
      When the employers act
      Then the wages stands on cell 1
      And the game goes on

  @whichside.strategy.table.3-step-partial-victory
  Rule: Partial victory in three steps

    Scenario: Two countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 1 is countered
      And plan 3 is countered
      When the employers act
      Then the wages stands on cell 2
      And the game goes on

    Scenario: Two others countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      Then the wages stands on cell 2
      And the game goes on

  @whichside.strategy.table.3-step-partial-defeat
  Rule: Partial defeat in three steps

    Scenario: One countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 2 is countered
      When the employers act
      Then the wages stands on cell 4
      And the game goes on

    Scenario: Another one countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 3 is countered
      When the employers act
      Then the wages stands on cell 4
      And the game goes on

  @whichside.strategy.table.3-step-defeat
  Rule: Defeat in three steps

    Scenario: None countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      When the employers act
      Then the wages stands on cell 5
      And the game goes on
