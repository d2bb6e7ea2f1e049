Feature: Individual board
  The home: its people and their health, its gauges, its own rules.

  @whichside.individual-board.contents
  Rule: What the board shows

    Scenario: At the start
      Given a new game of Which Side for 4 people
      Then Unsanitary of the Russian Tenement is 2
      And Risk of the Russian Tenement is 0
      And Police Threat of the Russian Tenement is -1
      And Olga is at HEA 2
      And the cost of living of the Russian Tenement is 7 dollars
      And the cost of living of the Italian Tenement is 6 dollars

    Scenario: A board with other people and rules
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [boards.italian]
        extra_cost = 3
        least_police = -2
        [boards.italian.people.anna]
        name = "Anna"
        gender = "woman"
        """
      Then 5 characters live in the Italian Tenement
      And Police Threat of the Italian Tenement is -2
      And the cost of living of the Italian Tenement is 10 dollars
      And clause whichside.cost-of-living.modifiers is cited
      And clause whichside.cost-of-living.russian-special is not cited
