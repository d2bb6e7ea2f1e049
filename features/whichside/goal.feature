# fr: But du jeu
# fr: Tous les joueurs sont d'un même côté contre le patronat.
Feature: Goal of the game
  All players are one side against the employers.

  @whichside.goal.cooperative
  # fr: Un seul camp
  Rule: Won or lost together

    # fr: Tous gagnent
    Scenario: All win
      Given a game of Which Side
      And this content pack:
        """
        [scenarios.generic.goal]
        controls = 0
        gauges = 0
        """
      When the end of the turn comes
      Then the game is won
      And nobody may act
      And the event game-ended happens 1 time

    # fr: Un seul Tenement perd la partie pour tous
    Scenario: A single Tenement loses the game for all
      Given a game of Which Side
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the work begins
      Then the game is lost
      And nobody may act
