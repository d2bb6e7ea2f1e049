Feature: Death
  Who is dead stays dead and costs nothing any more.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [incidents.cough]
      effects = [{ kind = "health", by = -1, whom = "most-dollars" }]
      """

  @whichside.death.removal
  Rule: The dead leave the game

    Scenario: The dead are not placed
      Given Rosa is dead
      When Rosa goes to the housework at home
      Then the move is refused by whichside.daily.one-at-a-time and by nothing else

    Scenario: No doctor comes for the dead
      Given Rosa is dead
      And the Italian Tenement has 20 dollars
      When the Italian Tenement calls a doctor for Rosa
      Then the move is refused by whichside.death.removal

    Scenario: The dead lose no health
      Given 1 incident is drawn
      And Rosa is dead
      And the Italian Tenement has 20 dollars
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then the move is refused by whichside.incidents.targeting

    Scenario: A Tenement whose characters are all dead loses the game for all
      Given the turn is at the prison
      And Rosa is dead
      And Lucia is dead
      And Carlo is dead
      And Pietro is dead
      When the work begins
      Then the game is lost

  @whichside.death.no-upkeep
  Rule: The dead cost nothing

    Scenario: One of four is dead
      Given Rosa is dead
      Then the cost of living of the Italian Tenement is 5 dollars

  @whichside.death.conditional
  Rule: HEA 0 alone is not death

    Scenario: Somebody at home falls to HEA 0
      Given 1 incident is drawn
      And Rosa is at HEA 1
      And the Italian Tenement has 20 dollars
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 0
      And Rosa is at home
      And the event died happens 0 times

    Scenario: Somebody in Jail falls to HEA 0
      Given 1 incident is drawn
      And Rosa is at HEA 1
      And Rosa is in the Jail box
      And the Italian Tenement has 20 dollars
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then Rosa is dead
      And Rosa is at HEA 0
      And the event died happens 1 time
      # fr: le récit dit « Rosa meurt »
      And the story says "Rosa dies"

    Scenario: Somebody at the Liberal Lawyer falls to HEA 0
      Given 1 incident is drawn
      And the Italian Tenement owns the Liberal Lawyer
      And Rosa is at HEA 1
      And Rosa is at the Liberal Lawyer
      And the Italian Tenement has 20 dollars
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 0
      And Rosa is at the Liberal Lawyer
