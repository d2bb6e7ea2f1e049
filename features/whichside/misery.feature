Feature: Misery
  A Tenement that cannot pay sells what it has, in a strict order.

  Background:
    Given a game of Which Side
    And the other Tenements have 20 dollars

  @whichside.misery.trigger
  Rule: Misery begins when a cost cannot be met

    Scenario: The money is one dollar short
      Given the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 3
      And the Italian Tenement has 0 dollars

    Scenario: The money is just enough
      Given the Italian Tenement has 6 dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 2
      And the Italian Tenement has 0 dollars

  @whichside.misery.executes-jailed
  Rule: Who is in Jail dies

    Scenario: One in Jail and one on Arrest
      Given the Italian Tenement has 5 dollars
      And Rosa is in the Jail box
      And Carlo is in the Arrest box
      When the cost of living falls due
      Then Rosa is dead
      And Carlo is in the Arrest box
