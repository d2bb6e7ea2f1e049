# fr: Travailler pour vivre
# fr: Ce qui précède les placements.
Feature: Working to survive
  What comes before anybody is placed.

  Background:
    Given a game of Which Side
    And the first player is that of the Italians

  @whichside.work.prison-first
  # fr: Prisonniers d'abord
  Rule: Prisoners first

    # fr: Qui est en Arrestation va en Prison avant le premier placement
    Scenario: Whoever is on Arrest goes to Jail before the first placement
      Given Rosa is in the Arrest box
      And Mei is in the Arrest box
      When the work begins
      Then Rosa is in the Jail box
      And Mei is in the Jail box
      And the turn is at the daily actions
      And clause whichside.work.prison-first is cited

    # fr: Un prisonnier de ce tour peut agiter le même tour
    Scenario: A prisoner of this turn can agitate in the same turn
      Given Rosa is in the Arrest box
      When the work begins
      Then "Rosa goes to the agitation at the Western Pen" is legal
      And "Rosa goes to the housework at home" is refused

    # fr: Personne n'est en Arrestation
    Scenario: Nobody is on Arrest
      When the work begins
      Then Rosa is at home
      And the turn is at the daily actions
      And the open question is asked by whichside.daily.one-at-a-time
