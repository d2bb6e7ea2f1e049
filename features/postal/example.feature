# fr: Exemples chiffrés
# fr: Les calculs que le livret fait lui-même, avec ses nombres, et leurs voisins immédiats.
Feature: Worked examples
  The sums that the book works out itself, with its numbers, and their nearest neighbours.

  @postal.example.cost-of-living
  # fr: Exemple : coût de la vie
  Rule: Example: Cost of Living

    # fr: Deux indemnes et trois blessés avec un loyer de 1
    Scenario: Two healthy and three injured workers with a rent of 1
      Given a game in Normal mode
      And 2 healthy workers
      And 3 injured workers
      Then the Cost of Living is 9 dollars

    # fr: Les mêmes travailleurs avec le loyer du mode Difficile
    Scenario: The same workers with the rent of Hard mode
      Given a game in Hard mode
      And 2 healthy workers
      And 3 injured workers
      Then the Cost of Living is 10 dollars

    # fr: Un des trois blessés a été soigné
    Scenario: One of the three injured has been healed
      Given a game in Normal mode
      And 3 healthy workers
      And 2 injured workers
      Then the Cost of Living is 8 dollars

  @postal.example.injured-availability
  # fr: Exemple : blessés disponibles
  Rule: Example: injured who act

    # fr: Deux blessés sur trois agissent
    Scenario: Two of three injured workers act
      Given 0 healthy workers
      And 3 injured workers
      Then there is 1 idle worker
      And 2 workers can act

    # fr: Avec les deux indemnes, quatre travailleurs agissent
    Scenario: With the two healthy ones four workers act
      Given 2 healthy workers
      And 3 injured workers
      When workers are placed at Triangle, Triangle, Triangle and Triangle
      Then the actions are to be resolved
      And there are 0 workers to be placed

    # fr: Le troisième blessé n'est pas placé
    Scenario: The third injured worker is not placed
      Given 2 healthy workers
      And 3 injured workers
      When an injured worker is placed at Triangle
      And an injured worker is placed at the Tenement
      And an injured worker is placed at Triangle
      Then the move is refused by postal.worker.injured-half-idle

    # fr: Une fois soigné, le troisième blessé agit au tour suivant
    Scenario: Healed, the third injured worker acts in the next turn
      Given 2 healthy workers
      And 3 injured workers
      And Savings are 20 dollars
      When workers are placed at the Bonesetter, Triangle, Triangle and Triangle
      And a healthy worker acts at the Bonesetter
      And the player heals an injured worker who is not placed
      And a healthy worker acts at Triangle
      And an injured worker acts at Triangle
      And an injured worker acts at Triangle
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then there are 3 healthy workers
      And 4 workers can act

  @postal.example.temporary-cost-rise
  # fr: Exemple : le coût monte
  Rule: Example: the cost rises

    # fr: Un 1 fait passer le coût de 5 à 6
    Scenario: A 1 brings a cost of 5 to 6
      Given the turn is about to begin
      And 4 healthy workers
      When the employers' phase is played with a 1
      Then the Cost of Living is 6 dollars
      And the event cost-changed happens 1 time

    # fr: Le dollar est compté ce tour-là
    Scenario: The dollar is charged in that turn
      Given the turn is about to begin
      And 4 workers in jail
      And Savings are 6 dollars
      When the employers' phase is played with a 1
      And the Cost of Living is paid
      Then Savings are 0 dollars
      And there are 0 injured workers in jail

  @postal.example.temporary-cost-fall
  # fr: Exemple : le coût redescend
  Rule: Example: the cost falls

    # fr: À la fin de ce tour, le coût est de nouveau 5
    Scenario: At the end of that turn the cost is 5 again
      Given the turn is about to begin
      And 4 healthy workers
      When the employers' phase is played with a 1
      And workers are placed at Triangle, Triangle, Triangle and Triangle
      And workers act at Triangle, Triangle, Triangle and Triangle
      And the Cost of Living is paid
      Then the Cost of Living is 6 dollars
      When the turn ends
      Then the Cost of Living is 5 dollars

    # fr: La hausse ne revient pas au tour suivant
    Scenario: The rise does not come back in the next turn
      Given a means of production may be taken
      And the Cost of Living is raised by 1 dollar this turn
      When the turn ends
      And the employers' phase is played with a 2
      Then the Cost of Living is 5 dollars

    # fr: Le dollar d'une recrue de ce tour reste
    Scenario: The dollar of a recruit of that turn stays
      Given a worker stands at Greenwich Village
      And the Cost of Living is raised by 1 dollar this turn
      And Savings are 20 dollars
      When a worker acts at Greenwich Village
      Then the Cost of Living is 7 dollars
      When the Cost of Living is paid
      And the turn ends
      Then the Cost of Living is 6 dollars
