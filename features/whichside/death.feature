# fr: Mort
# fr: Qui est mort le reste et ne coûte plus rien.
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
  # fr: Hors du jeu
  Rule: The dead leave the game

    # fr: Qui est mort plus tôt ne meurt pas encore
    Scenario: Who died earlier does not die again
      Given Rosa is dead
      When the cost of living is paid
      Then nobody dies
      And Rosa is dead
      And Lucia is alive

    # fr: Les morts ne sont pas placés
    Scenario: The dead are not placed
      Given Rosa is dead
      When Rosa goes to the housework at home
      Then the move is refused by whichside.daily.one-at-a-time and by nothing else

    # fr: Aucun médecin ne vient pour les morts
    Scenario: No doctor comes for the dead
      Given Rosa is dead
      And the Italian Tenement has 20 dollars
      When the Italian Tenement calls a doctor for Rosa
      Then the move is refused by whichside.death.removal

    # fr: Les morts ne perdent pas de santé
    Scenario: The dead lose no health
      Given 1 incident is drawn
      And Rosa is dead
      And the Italian Tenement has 20 dollars
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then the move is refused by whichside.incidents.targeting

    # fr: Un Tenement dont tous les personnages sont morts perd la partie pour tous
    Scenario: A Tenement whose characters are all dead loses the game for all
      Given the turn is at the prison
      And Rosa is dead
      And Lucia is dead
      And Carlo is dead
      And Pietro is dead
      When the work begins
      Then the game is lost

  @whichside.death.no-upkeep
  # fr: Aucun entretien pour les morts
  Rule: The dead cost nothing

    # fr: Un mort sur quatre
    Scenario: One of four is dead
      Given Rosa is dead
      Then the cost of living of the Italian Tenement is 5 dollars
      And the upkeep of Rosa is 0 dollars
      And clause whichside.death.no-upkeep is cited

  @whichside.death.conditional
  # fr: Quand la mort survient
  Rule: HEA 0 alone is not death

    # fr: Quelqu'un à la maison tombe à SAN 0
    Scenario: Somebody at home falls to HEA 0
      Given 1 incident is drawn
      And Rosa is at HEA 1
      And the Italian Tenement has 20 dollars
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 0
      And Rosa is at home
      And the event died happens 0 times
      And Rosa is alive
      And nobody dies

    # fr: Quelqu'un en Prison tombe à SAN 0
    Scenario: Somebody in Jail falls to HEA 0
      Given 1 incident is drawn
      And Rosa is at HEA 1
      And Rosa is in the Jail box
      And the Italian Tenement has 20 dollars
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then Rosa is dead
      And the event died happens 1 time
      And Rosa dies
      # fr: le récit dit « Rosa meurt »
      And the story says "Rosa dies"
      And the event died happens before the event moved
      And the event moved happens 1 time

    # fr: Quelqu'un chez l'Avocat libéral tombe à SAN 0
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
