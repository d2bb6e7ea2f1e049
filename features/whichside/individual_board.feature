# fr: Plateau individuel
# fr: Le logement : ses habitants et leur santé, ses jauges, ses propres règles.
Feature: Individual board
  The home: its people and their health, its gauges, its own rules.

  @whichside.individual-board.contents
  # fr: Ce que montre le plateau
  Rule: What the board shows

    # fr: Au départ
    Scenario: At the start
      Given a new game of Which Side for 4 people
      Then Unsanitary of the Russian Tenement is 2
      And Risk of the Russian Tenement is 0
      And Police Threat of the Russian Tenement is -1
      And Olga is at HEA 2
      And the cost of living of the Russian Tenement is 7 dollars
      And the cost of living of the Italian Tenement is 6 dollars

    # fr: Ses personnages et nul autre subissent : <what>
    Scenario Outline: Its characters suffer and nobody else: <what>
      Given a game of Which Side
      And this content pack:
        """
        [misfortunes.illness]
        effects = [{ kind = "health", by = -1 }]
        [misfortunes.amputation]
        effects = [{ kind = "maim" }]
        [misfortunes.bedbugs]
        effects = [{ kind = "health", by = -1, people = "all" }]
        [misfortunes.police-check]
        effects = [{ kind = "prison" }]
        """
      And Unsanitary of the Italian Tenement is <unsanitary>
      And the Russian Tenement draws a misfortune
      When <card> is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then "the Italian Tenement names Rosa" is legal
      And "the Italian Tenement names Bessy" is refused by whichside.individual-board.contents and by nothing else

      # fr: une perte de santé ; une blessure irrémédiable ; une perte pour tous ; la prison
      Examples:
        | what               | card         | unsanitary |
        | a loss of health   | Illness      | 2          |
        | an injury for good | Amputation   | 2          |
        | a loss for all     | Bedbugs      | 0          |
        | prison             | Police Check | 2          |

    # fr: Un plateau avec d'autres personnages et d'autres règles
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
      And the answers rest on whichside.cost-of-living.modifiers
      And the answers do not rest on whichside.cost-of-living.russian-special
