Feature: Working to survive
  What comes before anybody is placed.

  Background:
    Given a game of Which Side
    And the first player is that of the Italians

  @whichside.work.prison-first
  Rule: Prisoners first

    Scenario: Whoever is on Arrest goes to Jail before the first placement
      Given Rosa is in the Arrest box
      And Mei is in the Arrest box
      When the work begins
      Then Rosa is in the Jail box
      And Mei is in the Jail box
      And the turn is at the daily actions
      And clause whichside.work.prison-first is cited

    Scenario: A prisoner of this turn can agitate in the same turn
      Given Rosa is in the Arrest box
      When the work begins
      Then "Rosa goes to the agitation at the Western Pen" is legal
      And "Rosa goes to the housework at home" is refused

    Scenario: Nobody is on Arrest
      When the work begins
      Then Rosa is at home
      And the turn is at the daily actions
      And the open question is asked by whichside.daily.one-at-a-time
