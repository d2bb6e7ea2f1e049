# fr: Le tableau des planifications
# fr: À quoi mène une planification, par ses étapes et par les plans contrés. Les quatre résultats
# fr: mènent les salaires chacun à sa case, pour qu'on voie lequel c'était.
Feature: The table of strategies
  What a strategy leads to, by its steps and by the plans countered. The four results move the wages
  to cells of their own, so that one sees which it was.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [strategies.abusive-controls]
      victory = [{ kind = "labour", gauge = "wages", by = -2 }]
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
      [plans.triangle-fire-3]
      effects = []
      """

  @whichside.strategy.table.2-step-victory
  # fr: Deux étapes : victoire
  Rule: Victory in two steps

    # fr: Deux contrés sur deux
    Scenario: Two countered of two
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      Then the wages stands on cell 1
      And the game goes on

    # fr: Les salaires ne vont pas plus loin que leur première case
    Scenario: The wages go no further than their first cell
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And all its plans are countered
      And the wages stand on cell 1
      When the employers act
      Then the wages stand on cell 1
      And the event labour-moved happens 0 times
      And whichside.strategy.table.2-step-victory is cited

  @whichside.strategy.table.2-step-partial-victory
  # fr: Deux étapes : victoire partielle
  Rule: No partial victory in two steps

    # fr: Aucune ne s'est terminée ainsi
    Scenario: None has ended so
      Given Abusive and Unjustified Controls ended in a partial victory
      Then no table can show this position by whichside.strategy.table.2-step-partial-victory

    # fr: Une planification à trois étapes, si
    Scenario: One in three steps has
      Given Strike-breakers ended in a partial victory
      Then Employers' Strength stands on 4

    # fr: Pas avec 0 contré
    Scenario: Not with 0 countered
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      When the employers act
      Then the wages stands on cell 5
      And the game goes on

    # fr: Pas avec 1 contré
    Scenario: Not with 1 countered
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      When the employers act
      Then the wages stands on cell 4
      And the game goes on

    # fr: Pas avec 2 contrés
    Scenario: Not with 2 countered
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      Then the wages stands on cell 1
      And the game goes on

  @whichside.strategy.table.2-step-partial-defeat
  # fr: Deux étapes : défaite partielle
  Rule: Partial defeat in two steps

    # fr: Un contré sur deux
    Scenario: One countered of two
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      When the employers act
      Then the wages stands on cell 4
      And the game goes on

    # fr: Un autre contré sur deux
    Scenario: Another one countered of two
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 2 is countered
      When the employers act
      Then the wages stands on cell 4
      And the game goes on

  @whichside.strategy.table.2-step-defeat
  # fr: Deux étapes : défaite
  Rule: Defeat in two steps

    # fr: Aucun contré sur deux
    Scenario: None countered of two
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      When the employers act
      Then the wages stands on cell 5
      And the game goes on

  @whichside.strategy.table.3-step-victory
  # fr: Trois étapes : victoire
  Rule: Victory in three steps

    # fr: Trois contrés sur trois
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
  # fr: Trois étapes : victoire partielle
  Rule: Partial victory in three steps

    # fr: Deux contrés sur trois
    Scenario: Two countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 1 is countered
      And plan 3 is countered
      When the employers act
      Then the wages stands on cell 2
      And the game goes on

    # fr: Deux autres contrés sur trois
    Scenario: Two others countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      Then the wages stands on cell 2
      And the game goes on

  @whichside.strategy.table.3-step-partial-defeat
  # fr: Trois étapes : défaite partielle
  Rule: Partial defeat in three steps

    # fr: Un contré sur trois
    Scenario: One countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 2 is countered
      When the employers act
      Then the wages stands on cell 4
      And the game goes on

    # fr: Un autre contré sur trois
    Scenario: Another one countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 3 is countered
      When the employers act
      Then the wages stands on cell 4
      And the game goes on

  @whichside.strategy.table.3-step-defeat
  # fr: Trois étapes : défaite
  Rule: Defeat in three steps

    # fr: Aucun contré sur trois
    Scenario: None countered of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      When the employers act
      Then the wages stands on cell 5
      And the game goes on

  # fr: Une tuile que la planification détruit
  Rule: A tile that the strategy destroys

    # fr: Aucun plan contré dans le scénario générique, selon R-147 : <option>
    @whichside.strategy.table.3-step-defeat
    @whichside.scenario.winter-fires.strategy-3-undefeated
    Scenario Outline: No plan countered in the generic scenario, as R-147 is read: <option>
      Given the reading R-147 is "<option>"
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      When the employers act
      Then the Triangle Shirtwaist Factory <there>

      Examples:
        | option              | there               |
        | wherever-they-come  | is not on the table |
        | in-the-winter-fires | is on the table     |

    # fr: Un plan contré dans le scénario générique, selon R-147 : <option>
    @whichside.strategy.table.3-step-partial-defeat
    @whichside.scenario.winter-fires.strategy-3-undefeated
    Scenario Outline: One plan countered in the generic scenario, as R-147 is read: <option>
      Given the reading R-147 is "<option>"
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      And plan 2 is countered
      When the employers act
      Then the Triangle Shirtwaist Factory <there>

      Examples:
        | option              | there               |
        | wherever-they-come  | is not on the table |
        | in-the-winter-fires | is on the table     |
