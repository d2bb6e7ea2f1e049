# fr: Fin du tour
# fr: Les jauges retombent, la Force patronale monte, le tour suivant commence.
Feature: End of turn
  Gauges go down, Employers' Strength goes up, the next turn begins.

  Background:
    Given a game of Which Side

  @whichside.end-of-turn.reset-gauges
  # fr: Remise des jauges
  Rule: Risk and Police Threat go to their minimum

    # fr: Chez chacun
    Scenario: For everybody
      Given Risk of every Tenement is 3
      And every Tenement has 4 dollars
      And every Tenement has 1 strike
      And every character is at HEA 1
      When the end of the turn comes
      Then Risk of every Tenement is 0
      And every Tenement has 4 dollars
      And every Tenement has 1 strike
      And every character is at HEA 1

    # fr: Rien ne la relève
    Scenario: Nothing raises it
      Given Risk of the Italian Tenement is 5
      And Police Threat of the Italian Tenement is 6
      When the end of the turn comes
      Then Risk of the Italian Tenement is 0
      And Police Threat of the Italian Tenement is 0
      And whichside.end-of-turn.reset-gauges is cited
      And the answers do not rest on whichside.end-of-turn.minimum-shift
      # fr: le récit dit « Le Tenement italien : le Risque à 0 »
      And the story says "The Italian Tenement: the Risk 0"
      # fr: le récit dit « Le Tenement italien : la Menace policière à 0 »
      And the story says "The Italian Tenement: the Police Threat 0"

    # fr: Une jauge déjà à son minimum ne bouge pas
    Scenario: A gauge that is at its minimum already does not move
      Given Risk of the Italian Tenement is 5
      And Police Threat of the Russian Tenement is -1
      When the end of the turn comes
      Then the event gauge-moved happens 1 time

    # fr: L'Insalubrité reste
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
  # fr: Minimum relevé
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

    # fr: Une jauge dont rien n'est dit est à son minimum
    Scenario: A gauge of which nothing is said stands at its minimum
      Given Degradation of Worker Surveillance is in force
      And Police Patrols is in force
      When Rosa goes to the work at the Newtown Creek Dye Industry
      Then Risk of the Italian Tenement is 5
      And Risk of the Chinese Tenement is 2
      And Police Threat of the Italian Tenement is 1
      And Police Threat of the Russian Tenement is 0

    # fr: Le minimum relevé rapproche le bout de la jauge
    Scenario: A raised minimum leaves less room up to the end of the gauge
      Given this content pack:
        """
        [boards.italian]
        last_risk = 4
        """
      And Degradation of Worker Surveillance is in force
      When Rosa goes to the work at the Newtown Creek Dye Industry
      Then the move is refused by whichside.daily.gauge-maximum and by nothing else

    # fr: Aucune jauge n'est sous son minimum : <part>
    Scenario Outline: No gauge is below its minimum: <part>
      Given Degradation of Worker Surveillance is in force
      And Risk of the Italian Tenement is 1
      And the turn is at <part>
      Then no table can show this position by whichside.end-of-turn.minimum-shift

      Examples:
        | part                    |
        | the misfortunes of life |
        | the prison              |
        | the life incidents      |
        | the cost of living      |
        | the struggle            |

    # fr: Ce que les patrons viennent de relever se sent au tour suivant : <part>
    Scenario Outline: What the employers have just raised is felt from the next turn on: <part>
      Given Degradation of Worker Surveillance is in force
      And Risk of the Italian Tenement is 1
      And the turn is at <part>
      Then Risk of the Italian Tenement is 1
      And the minimum of Risk of the Italian Tenement is 2
      And the answers do not rest on whichside.end-of-turn.minimum-cumulative
      And the answers do not rest on whichside.daily.gauge-maximum
      And the answers do not rest on whichside.variant.unforeseen.65

      Examples:
        | part                      |
        | the employers' actions    |
        | life goes on              |
        | the employers' offensives |
        | the end of the turn       |

    # fr: L'Insalubrité ne revient à rien
    Scenario: Unsanitary does not go back, and nothing raises its minimum
      Given Degradation of Worker Surveillance is in force
      And Police Patrols is in force
      Then the minimum of Unsanitary of the Italian Tenement is 0
      And the minimum of Risk of the Italian Tenement is 2

    # fr: Deux cartes le relèvent, et les Russes partent de plus bas
    Scenario: Two cards raise it, and the Russians begin lower
      Given Private Police is in force
      And Police Patrols is in force
      Then the minimum of Police Threat of the Italian Tenement is 3
      And the answers rest on whichside.end-of-turn.minimum-cumulative
      And the answers do not rest on whichside.end-of-turn.russian-floor
      And the minimum of Police Threat of the Russian Tenement is 2
      And the answers rest on whichside.end-of-turn.russian-floor

    # fr: Une carte ne fait pas descendre une jauge sous son minimum
    Scenario: A card lowers a gauge to its minimum, not further
      Given this content pack:
        """
        [solidarities.soup-kitchen]
        effects = [{ kind = "gauge", gauge = "risk", by = -3, whom = "each" }, { kind = "gauge", gauge = "police", by = -3, whom = "each" }]
        """
      And Degradation of Worker Surveillance is in force
      And Police Patrols is in force
      And Risk of the Italian Tenement is 3
      And Police Threat of the Russian Tenement is 2
      And the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Soup Kitchen is drawn
      And Mutual Aid is drawn
      And the team keeps Soup Kitchen
      Then Risk of the Italian Tenement is 2
      And Risk of the Chinese Tenement is 2
      And Police Threat of the Russian Tenement is 0
      And Police Threat of the Italian Tenement is 1

    # fr: Un emplacement non plus
    Scenario: Nor does a space
      Given this content pack:
        """
        [tiles.newtown-creek.a.work]
        risk = -3
        """
      And Degradation of Worker Surveillance is in force
      And Risk of the Italian Tenement is 4
      When Rosa goes to the work at the Newtown Creek Dye Industry
      Then Risk of the Italian Tenement is 2

    # fr: Un malheur qui devrait descendre plus bas n'est pas subi pleinement
    Scenario Outline: A misfortune that would go lower is not suffered in full: <gauge>
      Given this content pack:
        """
        [misfortunes.illness]
        effects = [{ kind = "gauge", gauge = "<id>", by = -2 }]
        """
      And Degradation of Worker Surveillance is in force
      And Police Patrols is in force
      And <gauge> of the Italian Tenement is 3
      And <gauge> of the American Tenement is 4
      And <gauge> of the Chinese Tenement is 5
      And the Russian Tenement draws a misfortune
      When Illness is drawn
      Then "the Russian Tenement gives it to the Chinese Tenement" is legal
      And "the Russian Tenement gives it to the Italian Tenement" is <answer>

      Examples:
        | gauge         | id     | answer                                                           |
        | Risk          | risk   | refused by whichside.misfortune.full-effect and by nothing else |
        | Police Threat | police | legal                                                            |

    # fr: Le premier tour commence aussi bas que jamais, dit comme position
    Scenario: The first turn begins as low as ever, told as a position
      Given the reading R-125 is "lowest"
      And the D66 has fallen on 65
      Then Risk of the Italian Tenement is 0

    # fr: Au tour suivant, elle est au minimum, et n'est pas plus bas
    Scenario: In the turn that follows it is at the minimum
      Given the reading R-125 is "lowest"
      And the D66 has fallen on 65
      And Employers' Strength stands on 2
      Then Risk of the Italian Tenement is 2

    # fr: Quand aucun aléa ne peut l'avoir fait commencer là, elle n'est pas plus bas
    Scenario: It is no lower where no circumstance can have begun the game there
      Given the reading R-125 is "lowest"
      And the D66 has fallen on 65
      And Employers' Strength stands on 5
      And Risk of the Italian Tenement is 0
      Then no table can show this position by whichside.end-of-turn.minimum-shift

  @whichside.end-of-turn.minimum-shift
  # fr: Minimum relevé
  Rule: When a minimum for one turn is felt is reading R-140

    # fr: Le tour commence au minimum relevé
    Scenario: At once: the turn begins on it
      Given the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 1
      And Risk of the Italian Tenement is 5
      When the end of the turn comes
      Then Risk of the Italian Tenement is 1
      And Risk of the Russian Tenement is 1
      And the minimum of Risk of the Italian Tenement is 1
      And clause whichside.cards.plan-turn-condition is cited
      # fr: le récit dit « Le Tenement russe : le Risque à 1 »
      And the story says "The Russian Tenement: the Risk 1"

    # fr: Aussitôt : un malheur le relève chez qui le subit
    Scenario: At once: a misfortune raises it for whoever suffers it
      Given this content pack:
        """
        [misfortunes.curse]
        effects = [{ kind = "lasting", what = "police-minimum", by = 2, until = "turn" }]
        """
      And the Russian Tenement draws a misfortune
      When the card "curse" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Police Threat of the Italian Tenement is 2
      And Police Threat of the American Tenement is 0
      And the event lasts happens before the event gauge-moved

    # fr: Une jauge plus haute, ou juste là, ne bouge pas
    Scenario: A gauge that is higher, or just there, does not move
      Given this content pack:
        """
        [misfortunes.fine]
        effects = [{ kind = "lasting", what = "risk-minimum", by = 2, until = "turn", whom = "each" }]
        """
      And Risk of the Italian Tenement is 5
      And Risk of the Chinese Tenement is 2
      And the Russian Tenement draws a misfortune
      When the card "fine" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Risk of the Italian Tenement is 5
      And Risk of the Chinese Tenement is 2
      And Risk of the Russian Tenement is 2
      And the event gauge-moved happens 2 times

    # fr: R-138 ne parle que de ce qui vient avant le premier tour
    Scenario: R-138 is about what comes before the first turn only
      Given the reading R-138 is "over"
      And this content pack:
        """
        [misfortunes.fine]
        effects = [{ kind = "lasting", what = "risk-minimum", by = 2, until = "turn" }]
        """
      And the Russian Tenement draws a misfortune
      When the card "fine" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Risk of the Italian Tenement is 2

    # fr: Par « when-it-ends », les jauges ne le sentent qu'à la fin de ce tour
    Scenario: By "when-it-ends" the gauges feel it only when that turn ends
      Given the reading R-140 is "when-it-ends"
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 1
      When the end of the turn comes
      Then Risk of the Italian Tenement is 0
      And the minimum of Risk of the Italian Tenement is 1

    # fr: Il se sent une fois : à la fin du tour, <option>
    Scenario Outline: It is felt once: when that turn ends, <option>
      Given the reading R-140 is "<option>"
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 2
      And Risk of the Italian Tenement is 5
      And the turn is at the end of the turn
      Then the minimum of Risk of the Italian Tenement is 1
      When the end of the turn comes
      Then Risk of the Italian Tenement is <n>
      And the minimum of Risk of the Italian Tenement is 0

      Examples:
        | option       | n |
        | at-once      | 0 |
        | when-it-ends | 1 |

    # fr: Une mesure en vigueur arrête toujours les jauges
    Scenario: A measure in force still stops the gauges
      Given Degradation of Worker Surveillance is in force
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 2
      And Risk of the Italian Tenement is 5
      When the end of the turn comes
      Then Risk of the Italian Tenement is 2

    # fr: Décrite, une jauge sous ce minimum n'existe que par « when-it-ends »
    Scenario: Described below it, by "when-it-ends" only
      Given the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 1
      And Risk of the Italian Tenement is 0
      Then no table can show this position by whichside.end-of-turn.minimum-shift

    # fr: Décrit au-dessous, comme l'autre lecture le veut
    Scenario: Described below it, as the other reading has it
      Given the reading R-140 is "when-it-ends"
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 1
      And Risk of the Italian Tenement is 0
      Then the minimum of Risk of the Italian Tenement is 1

  @whichside.end-of-turn.russian-floor
  # fr: Minimum des Russes
  Rule: The Russians go down to -1

    # fr: Rien ne relève les leurs
    Scenario: Nothing raises theirs
      Given Police Threat of the Russian Tenement is 4
      When the end of the turn comes
      Then Police Threat of the Russian Tenement is -1

    # fr: Deux de plus que cela
    Scenario: Two more than that
      Given Private Police is in force
      And Police Threat of the Russian Tenement is 4
      When the end of the turn comes
      Then Police Threat of the Russian Tenement is 1
      And Police Threat of the Italian Tenement is 2

    # fr: Leur Risque retombe à 0
    Scenario: Their Risk goes to 0
      Given Risk of the Russian Tenement is 4
      When the end of the turn comes
      Then Risk of the Russian Tenement is 0

  @whichside.end-of-turn.minimum-cumulative
  # fr: Hausses cumulées
  Rule: What raises a minimum adds up

    # fr: Plus 1 et plus 2
    Scenario: Plus 1 and plus 2
      Given Private Police is in force
      And Police Patrols is in force
      When the end of the turn comes
      Then Police Threat of the Italian Tenement is 3
      And Police Threat of the Russian Tenement is 2

    # fr: Deux de Risque
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
        [boards.italian]
        last_risk = 6
        last_police = 7
        """
      And Police Patrols is in force
      And Private Police is in force
      When the end of the turn comes
      Then Risk of the Italian Tenement is 6
      And Police Threat of the Italian Tenement is 7
      And Risk of the Russian Tenement is 8
      And the answers rest on whichside.daily.gauge-maximum

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

    # fr: Une mesure en vigueur et la condition du plan en cours
    Scenario: A measure in force and the condition of the current plan
      Given Degradation of Worker Surveillance is in force
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 1
      Then Risk of the Italian Tenement is 3
      And the answers rest on whichside.end-of-turn.minimum-shift
      And the minimum of Risk of the Italian Tenement is 3

    # fr: Ensemble elles dépassent le bout de la jauge, seule aucune ne le ferait
    Scenario: Together they would exceed the end of the gauge, where none would alone
      Given this content pack:
        """
        [boards.italian]
        last_police = 3
        [normals.police-patrols]
        effects = [{ kind = "lasting", what = "police-minimum", by = 2, until = "active", whom = "each" }]
        [difficults.private-police]
        effects = [{ kind = "lasting", what = "police-minimum", by = 2, until = "active", whom = "each" }]
        """
      And Police Patrols is in force
      And Private Police is in force
      Then the minimum of Police Threat of the Italian Tenement is 3
      And the answers rest on whichside.end-of-turn.minimum-cumulative
      And the answers rest on whichside.daily.gauge-maximum

  @whichside.end-of-turn.es-plus-one
  # fr: Hausse de la force
  Rule: Employers' Strength goes up by one

    # fr: De 3 à 4
    Scenario: From 3 to 4
      Given Employers' Strength stands on 3
      When the end of the turn comes
      Then Employers' Strength stands on 4
      And whichside.end-of-turn.es-plus-one is cited
      # fr: le récit dit « La Force patronale est à 4 »
      And the story says "Employers' Strength is now 4"
      And the event strength-rose happens 1 time
      And the event turn-began happens 1 time

  @whichside.end-of-turn.new-turn
  # fr: Tour suivant
  Rule: A new turn begins

    # fr: Le tour suivant s'ouvre sur les malheurs et le premier joueur suivant
    Scenario: With the misfortunes and the next first player
      Given the first player is that of the Italian Tenement
      When the end of the turn comes
      Then the turn is at the misfortunes of life
      And the first player is that of the American Tenement
      And the event turn-began cites whichside.end-of-turn.new-turn
      # fr: le récit dit « Un tour commence, Force patronale 2 ; le Tenement étasunien est premier »
      And the story says "A turn begins at Employers' Strength 2; the first player is that of the American Tenement"

    # fr: La condition du plan en cours est réglée avant que les malheurs ne commencent
    Scenario: The condition of the current plan is settled before the misfortunes begin
      Given this content pack:
        """
        [plans.abusive-controls-1]
        condition = [{ kind = "health", by = -1, whom = "most-dollars" }]
        """
      And the strategy is Abusive and Unjustified Controls
      And the Italian Tenement has 20 dollars
      When the end of the turn comes
      Then the Italian Tenement must decide
      And the turn is at the end of the turn
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And the turn is at the misfortunes of life

    # fr: Qui est resté sur un emplacement rentre parce qu'un nouveau tour commence
    Scenario: Who stayed on a space goes home because a new turn begins
      Given the reading R-2 is "end-of-turn"
      And Carlo stands on the work at Newark
      When the end of the turn comes
      Then Carlo is at home
      And the event moved cites whichside.end-of-turn.new-turn

    # fr: Après le dernier Tenement vient le premier
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
  # fr: Ordre de la fin
  Rule: In this order

    # fr: La partie se décide avant que la Force patronale n'augmente
    Scenario: It is decided before Employers' Strength goes up
      Given Employers' Strength stands on 10
      When the end of the turn comes
      Then the game is lost
      And Employers' Strength stands on 10

    # fr: Les jauges d'une partie perdue sont retombées
    Scenario: The gauges of a lost game are down
      Given Employers' Strength stands on 10
      And Risk of the Italian Tenement is 5
      When the end of the turn comes
      Then Risk of the Italian Tenement is 0

  @whichside.end-of-turn.es-plus-one
  # fr: De combien
  Rule: By how much

    # fr: L'une monte, l'autre baisse
    Scenario: One goes up, the other down
      Given Employers' Strength is 4
      And Police Threat of the Italian Tenement is 3
      When the end of the turn comes
      Then Employers' Strength rises by 1
      And Police Threat of the Italian Tenement falls by 3

    # fr: Deux minimums s'ajoutent
    Scenario: Two minimums add up
      Given the minimum of Risk is raised by 1
      And the minimum of Risk is raised by 2
      And Risk of the Italian Tenement is 5
      When the end of the turn comes
      Then Risk of the Italian Tenement is 3
