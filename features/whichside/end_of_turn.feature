Feature: End of turn
  Gauges go down, Employers' Strength goes up, the next turn begins.

  Background:
    Given a game of Which Side

  @whichside.end-of-turn.reset-gauges
  Rule: Risk and Police Threat go to their minimum

    Scenario: Nothing raises it
      Given Risk of the Italian Tenement is 5
      And Police Threat of the Italian Tenement is 6
      When the end of the turn comes
      Then Risk of the Italian Tenement is 0
      And Police Threat of the Italian Tenement is 0
      And whichside.end-of-turn.reset-gauges is cited
      # fr: le récit dit « Le Tenement italien : le Risque à 0 »
      And the story says "The Italian Tenement: the Risk 0"
      # fr: le récit dit « Le Tenement italien : la Menace policière à 0 »
      And the story says "The Italian Tenement: the Police Threat 0"

    Scenario: Unsanitary stays
      Given Unsanitary of the Italian Tenement is 4
      When the end of the turn comes
      Then Unsanitary of the Italian Tenement is 4

    # fr: La jauge monte jusqu'à son minimum
    Scenario: A gauge below its new minimum goes up to it
      Given Degradation of Worker Surveillance is in force
      And Risk of the Italian Tenement is 1
      When the end of the turn comes
      Then Risk of the Italian Tenement is 2

  @whichside.end-of-turn.minimum-shift
  Rule: A measure raises the minimum

    # fr: Le minimum agit en fin de tour, pas avant
    Scenario: From the end of the turn on, not at once
      Given Degradation of Worker Surveillance is in play
      When the employers act
      Then Risk of the Italian Tenement is 0
      When life goes on
      And the Bonesetter is turned up
      And the Laundry is turned up
      And the offensives begin
      And Wage Reduction Law is drawn
      And Fines is drawn
      And the end of the turn comes
      Then Risk of the Italian Tenement is 2
      And Police Threat of the Italian Tenement is 0

    # fr: Une mesure contrée ne relève plus rien
    Scenario: A measure countered this turn raises nothing any more
      Given Police Patrols is in force
      And the Italian Tenement has 1 anarchist agitation
      And the Italian Tenement has 2 union agitations
      When the team counters Police Patrols
      And the Italian Tenement gives 1 anarchist agitation
      And the struggle ends
      And the employers act
      And life goes on
      And the Bonesetter is turned up
      And the Laundry is turned up
      And the offensives begin
      And Wage Reduction Law is drawn
      And Fines is drawn
      And the end of the turn comes
      Then Police Threat of the Italian Tenement is 0

  @whichside.end-of-turn.russian-floor
  Rule: The Russians go down to -1

    Scenario: Nothing raises theirs
      Given Police Threat of the Russian Tenement is 4
      When the end of the turn comes
      Then Police Threat of the Russian Tenement is -1

    Scenario: Two more than that
      Given Private Police is in force
      And Police Threat of the Russian Tenement is 4
      When the end of the turn comes
      Then Police Threat of the Russian Tenement is 1
      And Police Threat of the Italian Tenement is 2

    Scenario: Their Risk goes to 0
      Given Risk of the Russian Tenement is 4
      When the end of the turn comes
      Then Risk of the Russian Tenement is 0

  @whichside.end-of-turn.minimum-cumulative
  Rule: What raises a minimum adds up

    Scenario: Plus 1 and plus 2
      Given Private Police is in force
      And Police Patrols is in force
      When the end of the turn comes
      Then Police Threat of the Italian Tenement is 3
      And Police Threat of the Russian Tenement is 2

    Scenario: Two on Risk
      Given this content pack:
        """
        [normals.police-patrols]
        effects = [{ kind = "lasting", what = "risk-minimum", by = 1, until = "active", whom = "each" }]
        """
      And Police Patrols is in force
      And Degradation of Worker Surveillance is in force
      When the end of the turn comes
      Then Risk of the Italian Tenement is 3

    # fr: Aucun minimum ne dépasse les bouts de la jauge
    Scenario: No minimum lies beyond the ends of the gauge
      Given this content pack:
        """
        [normals.police-patrols]
        effects = [{ kind = "lasting", what = "risk-minimum", by = 20, until = "active", whom = "each" }]
        [difficults.private-police]
        effects = [{ kind = "lasting", what = "police-minimum", by = 20, until = "active", whom = "each" }]
        """
      And Police Patrols is in force
      And Private Police is in force
      When the end of the turn comes
      Then Risk of the Italian Tenement is 8
      And Police Threat of the Italian Tenement is 8

    # fr: Ni au-dessous
    Scenario: Nor below them
      Given this content pack:
        """
        [normals.police-patrols]
        effects = [{ kind = "lasting", what = "risk-minimum", by = -3, until = "active", whom = "each" }]
        [difficults.private-police]
        effects = [{ kind = "lasting", what = "police-minimum", by = -3, until = "active", whom = "each" }]
        """
      And Police Patrols is in force
      And Private Police is in force
      When the end of the turn comes
      Then Risk of the Italian Tenement is 0
      And Police Threat of the Russian Tenement is -1

  @whichside.end-of-turn.es-plus-one
  Rule: Employers' Strength goes up by one

    Scenario: From 3 to 4
      Given Employers' Strength stands on 3
      When the end of the turn comes
      Then Employers' Strength stands on 4
      And whichside.end-of-turn.es-plus-one is cited
      # fr: le récit dit « La Force patronale est à 4 »
      And the story says "Employers' Strength is now 4"

  @whichside.end-of-turn.new-turn
  Rule: A new turn begins

    Scenario: With the misfortunes and the next first player
      Given the first player is that of the Italian Tenement
      When the end of the turn comes
      Then the turn is at the misfortunes of life
      And the first player is that of the American Tenement
      # fr: le récit dit « Un tour commence, Force patronale 2 ; le Tenement étasunien est premier »
      And the story says "A turn begins at Employers' Strength 2; the first player is that of the American Tenement"

    Scenario: After the last Tenement comes the first
      Given the first player is that of the Chinese Tenement
      When the end of the turn comes
      Then the first player is that of the Russian Tenement

    # fr: Une nouvelle action du soir et une nouvelle mise en œuvre
    Scenario: What could be done once a turn can be done again
      Given the team has taken a means of production this turn
      And the Italian Tenement was spared a loss of health this turn
      And Unsanitary of the Italian Tenement is 0
      When the end of the turn comes
      Then the turn is at the misfortunes of life

  @whichside.end-of-turn.order
  Rule: In this order

    # fr: La partie se décide avant que la Force patronale n'augmente
    Scenario: It is decided before Employers' Strength goes up
      Given Employers' Strength stands on 10
      When the end of the turn comes
      Then the game is lost
      And Employers' Strength stands on 10

    Scenario: The gauges of a lost game are down
      Given Employers' Strength stands on 10
      And Risk of the Italian Tenement is 5
      When the end of the turn comes
      Then Risk of the Italian Tenement is 0
