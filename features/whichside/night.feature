# fr: Action du soir
# fr: Une pour chaque Tenement, où il a travaillé de jour ou dans son propre local. Quelles tuiles
# fr: ont une lune était imprimé en images : les emplacements sont ceux du contenu.
Feature: Night action
  One for each Tenement, where it worked by day or in its own premises. Which tiles have a moon was
  printed in pictures: the spaces are those of the content.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [scenarios.generic.start]
      tiles = ["triangle", "newtown-creek", "woolworth", "tenderloin", "western-pen", "east-river-docks", "greenwich-village", "iww", "ilgwu"]
      [misfortunes.rumour]
      copies = 4
      effects = []
      [incidents.rumour]
      effects = []
      [plans.pressure-on-local-authorities-2]
      normal = 0
      difficult = 0
      [boards.italian]
      last_police = 6
      [tiles.triangle.a.home-sewing]
      dollars = 1
      [tiles.east-river-docks.a.smuggling]
      police = 1
      price = 0
      [tiles.ilgwu.a.strike]
      moon = true
      """

  @whichside.night.one-per-player
  # fr: Une action du soir
  Rule: One for each Tenement

    # fr: Une seconde action du soir
    Scenario: A second night action
      Given Rosa stands on the work at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      And the Italians own the Political Café
      When the Italians make their night action on the meeting at the Political Café
      Then the move is refused by whichside.night.one-per-player and by nothing else

    # fr: Le soir vient quand tout le monde est placé
    Scenario: The evening comes when everybody is placed
      Given the first player is that of the Italians
      And Rosa stands on the work at Triangle
      And the turn is at the daily actions
      And it is the turn of the Italians
      When the Italians pass
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      Then the turn is at the night actions
      And the event part-began cites whichside.night.after-all-placements

    # fr: Chaque Tenement en fait une
    Scenario: Each Tenement makes one
      Given the first player is that of the Italians
      And Rosa stands on the work at Triangle
      And the Americans own the Political Café
      When the Italians make their night action on the home sewing at Triangle
      Then it is the turn of the Americans
      And the open question is asked by whichside.night.one-per-player
      And "the Americans make no night action" is legal
      When the Americans make their night action on the meeting at the Political Café
      Then the turn is at the fruits of labor
      And the event night-action-made happens 2 times
      # fr: le récit dit « Le Tenement italien fait son action du soir : la couture à domicile, l'usine Triangle Shirtwaist »
      And the story says "The Italian Tenement makes its night action: the home sewing, the Triangle Shirtwaist Factory"

    # fr: Le soir suivant, selon R-2 : <option>
    Scenario Outline: The next evening, as R-2 is read: <option>
      Given the reading R-2 is "<option>"
      And the strategy is Pressure on Local Authorities
      And the working conditions stand on cell 1
      And the other Tenements have 20 dollars
      And the first player is that of the Chinese
      And Rosa stands on the work at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      When the fruits of labor are reaped
      And the incidents begin
      And the card "rumour" is drawn
      And the cost of living falls due
      And the struggle ends
      And the employers act
      And life goes on
      And the Laundry is turned up
      And the Union Hall is turned up
      And the offensives begin
      And the end of the turn comes
      And the misfortunes begin
      And the card "rumour" is drawn
      And the Russians give it to the Chinese
      And the card "rumour" is drawn
      And the Italians give it to the Chinese
      And the card "rumour" is drawn
      And the Americans give it to the Chinese
      And the card "rumour" is drawn
      And the Chinese give it to the Russians
      And the work begins
      And the Russians pass
      And Rosa goes to the work at Triangle
      And the Americans pass
      And the Chinese pass
      And the Italians pass
      Then "the Italians make their night action on the home sewing at Triangle" is legal

      Examples:
        | option          |
        | after-the-gains |
        | end-of-turn     |

    # fr: L'action du soir est racontée par cette règle
    Scenario: The night action is told by this rule
      Given Rosa stands on the work at Triangle
      When the Italians make their night action on the home sewing at Triangle
      Then the event night-action-made cites whichside.night.one-per-player

    # fr: Qui a renoncé un soir place quelqu'un le lendemain
    Scenario: Whoever did without one evening places somebody the next day
      Given the strategy is Pressure on Local Authorities
      And the working conditions stand on cell 1
      And the other Tenements have 20 dollars
      And the first player is that of the Chinese
      And Rosa stands on the work at Triangle
      When the Italians make no night action
      And the fruits of labor are reaped
      And the incidents begin
      And the card "rumour" is drawn
      And the cost of living falls due
      And the struggle ends
      And the employers act
      And life goes on
      And the Laundry is turned up
      And the Union Hall is turned up
      And the offensives begin
      And the end of the turn comes
      And the misfortunes begin
      And the card "rumour" is drawn
      And the Russians give it to the Chinese
      And the card "rumour" is drawn
      And the Italians give it to the Chinese
      And the card "rumour" is drawn
      And the Americans give it to the Chinese
      And the card "rumour" is drawn
      And the Chinese give it to the Russians
      And the work begins
      And the Russians pass
      Then it is the turn of the Italians

    # fr: Qui a renoncé ne renonce pas une seconde fois
    Scenario: Whoever did without does not do without again
      Given the first player is that of the Italians
      And the Italians own the Political Café
      And the Americans own the Union Hall
      When the Italians make no night action
      And the Italians make no night action
      Then the move is refused
      # fr: le refus dit « de décider maintenant »
      And the refusal says "to decide now"
      And the event passed happens 1 time

    # fr: Qui peut encore agir attend son tour
    Scenario: Whoever can still act waits for its turn to do without
      Given the first player is that of the Italians
      And the Italians own the Political Café
      And the Americans own the Union Hall
      And the turn is at the night actions
      And it is the turn of the Italians
      When the Americans make no night action
      Then the move is refused
      # fr: le refus dit « de décider »
      And the refusal says "to decide now"

    # fr: Qui n'a pas de soir s'en passe pendant que d'autres agissent
    Scenario: Whoever has no evening goes without while others act
      Given the first player is that of the Italians
      And the Italians own the Political Café
      And the turn is at the night actions
      And it is the turn of the Italians
      When the Russians make no night action
      # fr: le refus dit « Le Tenement russe ne peut faire aucune action du soir »
      Then the refusal says "The Russian Tenement can make no night action"

    # fr: De jour, on ne renonce pas au soir
    Scenario: By day nobody does without the evening
      Given the turn is at the daily actions
      And it is the turn of the Italians
      When the Russians make no night action
      Then the move is refused by whichside.night.one-per-player and by nothing else
      # fr: le refus dit « Ce n'est pas le moment »
      And the refusal says "This is not the time for it"

    # fr: Qui a renoncé n'est plus interrogé
    Scenario: Whoever does without is not asked again
      Given the first player is that of the Italians
      And the Italians own the Political Café
      And the Americans own the Union Hall
      When the Italians make no night action
      And the Americans make no night action
      Then the turn is at the fruits of labor
      And the event night-action-made happens 0 times

  @whichside.night.after-all-placements
  # fr: Après la journée
  Rule: When all are placed

    # fr: De jour, aucune action du soir n'est faite
    Scenario: By day no night action is made
      Given the Italian Tenement owns the Political Café
      And the Italian Tenement has made its night action on the meeting at the Political Café
      And the turn is at the daily actions
      Then no table can show this position by whichside.night.after-all-placements

    # fr: Quelqu'un est encore à placer
    Scenario: Somebody still has to be placed
      Given the turn is at the daily actions
      And it is the turn of the Italians
      And the Italians own the Political Café
      When the Italians make their night action on the meeting at the Political Café
      Then the move is refused by whichside.night.after-all-placements and by nothing else

    # fr: Tous sont placés
    Scenario: All are placed
      Given the turn is at the daily actions
      And it is the turn of the Italians
      And the Italians own the Political Café
      When the Italians pass
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      Then it is the turn of the Italians
      And "the Italians make their night action on the meeting at the Political Café" is legal

    # fr: Sans personne qui le pourrait, le soir est passé
    Scenario: Without anybody who could, the evening is skipped
      Given the turn is at the daily actions
      And it is the turn of the Italians
      And the Italians own the Traditional Medicine
      When the Italians pass
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      Then the turn is at the fruits of labor

    # fr: Dans le sens horaire depuis le premier joueur
    Scenario: Clockwise from the first player
      Given Olga stands on the work at Triangle
      And Rosa stands on the work at Triangle
      And the turn is at the night actions
      And it is the turn of the Italians
      Then "the Russians make their night action on the home sewing at Triangle" is refused

    # fr: De plusieurs qui le peuvent, le premier dans le sens horaire commence
    Scenario: Of several who can the first clockwise begins
      Given the first player is that of the Russians
      And the Americans own the Political Café
      And the Chinese own the Printing Press
      And the turn is at the daily actions
      And it is the turn of the Russians
      When the Russians pass
      And the Italians pass
      And the Americans pass
      And the Chinese pass
      Then it is the turn of the Americans

    # fr: Dans n'importe quel ordre, par l'autre lecture
    Scenario: In any order, by the other reading
      Given the reading R-33 is "free"
      And Olga stands on the work at Triangle
      And Rosa stands on the work at Triangle
      And the turn is at the night actions
      And it is the turn of the Italians
      When the Russians make their night action on the home sewing at Triangle
      Then the move is legal
      And the turn is at the fruits of labor

    # fr: Dans l'ordre qu'on veut, mais seulement qui le peut encore
    Scenario: In any order, but only who still can
      Given the reading R-33 is "free"
      And the Americans own the Political Café
      And the Italians own the Union Hall
      And the Chinese own the Printing Press
      And the turn is at the night actions
      And it is the turn of the Italians
      Then "the Americans make no night action" is legal
      And "the Chinese make no night action" is legal
      And "the Russians make no night action" is refused
      When the Americans make their night action on the meeting at the Political Café
      Then "the Americans make no night action" is refused
      And "the Italians make no night action" is legal

    # fr: De jour, seul le moment est refusé, où que ce soit
    Scenario: By day only the time is refused, wherever it is
      Given the turn is at the daily actions
      And it is the turn of the Italians
      When the Italians make their night action on the home sewing at Triangle
      Then the move is refused by whichside.night.after-all-placements and by nothing else

    # fr: Le dernier Tenement est le seul à en faire une
    Scenario: The last Tenement is the only one that makes one
      Given the first player is that of the Russians
      And it is the turn of the Russians
      And the Chinese own the Political Café
      When the Russians pass
      And the Italians pass
      And the Americans pass
      And the Chinese pass
      Then the turn is at the night actions
      And it is the turn of the Chinese
      And there are 2 legal moves

    # fr: Par l'autre lecture, n'importe qui commence, le dernier aussi
    Scenario: By the other reading anybody begins, the last one too
      Given the reading R-33 is "free"
      And the first player is that of the Russians
      And the Russians own the Political Café
      And the Americans own the Printing Press
      And the Chinese own the Union Hall
      And the turn is at the night actions
      Then there are 6 legal moves
      And "the Chinese make no night action" is legal

  @whichside.night.where-day-work
  # fr: Là où l'on travaillait
  Rule: Where one worked by day

    # fr: Quelqu'un travaille sur la tuile
    Scenario: A worker on the tile
      Given Rosa stands on the work at Triangle
      When the Italians make their night action on the home sewing at Triangle
      Then the move is legal

    # fr: Personne sur la tuile (interaction 27)
    Scenario: Nobody on the tile (interaction 27)
      Given Carlo stands on the work at Newtown Creek
      And Olga stands on the work at Triangle
      When the Italians make their night action on the home sewing at Triangle
      Then the move is refused by whichside.night.where-day-work and by nothing else

    # fr: Aucune table ne montre une action du soir là où personne n'a travaillé
    Scenario: No table shows a night action where nobody of the Tenement worked
      Given Olga stands on the work at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      Then no table can show this position by whichside.night.where-day-work

    # fr: Aucune table ne montre une action du soir sur une tuile sous contrôle ouvrier
    Scenario: No table shows a night action on a tile under workers' control
      Given Triangle shows side B
      And Rosa stands on the workers' control at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      Then no table can show this position by whichside.daily.workers-control-exclusive

    # fr: Améliorer un lieu de travail n'est pas y travailler de jour
    Scenario: To improve a workplace is no day work
      Given Rosa stands on the improvement at Triangle
      When the Italians make their night action on the home sewing at Triangle
      Then the move is refused by whichside.night.where-day-work and by nothing else

    # fr: Améliorer un lieu de travail suffit, par l'autre lecture
    Scenario: To improve a workplace is enough by the other reading
      Given the reading R-31 is "any-space"
      And Rosa stands on the improvement at Triangle
      When the Italians make their night action on the home sewing at Triangle
      Then the move is legal

    # fr: Si une tuile n'offre pas de travail, n'importe lequel de ses emplacements suffit
    Scenario: Where a tile has no work, any space of it will do
      Given Rosa stands on the agitation at ILGWU
      When the Italians make their night action on the strike at ILGWU
      Then the move is legal

    # fr: Une tuile fermée l'est le soir aussi
    Scenario: A closed tile is closed at night too
      Given Triangle is closed by Closure of a Workplace
      When the Italians make their night action on the home sewing at Triangle
      Then the move is refused by whichside.cards.exceptional-measure
      And the move is refused by whichside.night.where-day-work

    # fr: L'un travaille et l'autre améliore, peu importe lequel : <one> et <other>
    Scenario Outline: One works there and another improves it, whichever: <one> and <other>
      Given <one> stands on the work at Triangle
      And <other> stands on the improvement at Triangle
      And the turn is at the night actions
      And it is the turn of the Chinese
      Then "the Chinese make their night action on the home sewing at Triangle" is legal
      And there are 2 legal moves

      Examples:
        | one  | other |
        | Mei  | Jun   |
        | Ying | Mei   |

    # fr: Le dernier de ses personnages y suffit
    Scenario: The last of its characters is enough
      Given Jun stands on the work at the Docks
      When the Chinese make their night action on the smuggling at the Docks
      Then the move is legal
      And the event night-action-made happens before the event gauge-moved

  @whichside.night.own-premises
  # fr: Dans son propre local
  Rule: In one's own premises

    # fr: Aucun travail de jour n'est nécessaire (interaction 27)
    Scenario: No day work is needed (interaction 27)
      Given the Italians own the Political Café
      When the Italians make their night action on the meeting at the Political Café
      Then the move is legal

    # fr: Ce que chaque local permet : <premises>
    Scenario Outline: What each premises allow: <premises>
      Given the Italians own <premises>
      When the Italians make their night action on <space> at <premises>
      Then the move is legal

      Examples:
        | premises               | space         |
        | the Printing Press     | the press     |
        | the Union Hall         | the hall      |
        | the Chemistry Workshop | the workshop  |
        | the Laundry            | the laundry   |
        | the Smugglers' Den     | the smuggling |

    # fr: Pas dans le local des autres
    Scenario: Not in the premises of others
      Given the Americans own the Political Café
      And the turn is at the night actions
      When the Italians make their night action on the meeting at the Political Café
      Then the move is refused by whichside.night.own-premises and by nothing else

  @whichside.night.adjust-gauges
  # fr: Jauges du soir
  Rule: Gauges at night

    # fr: La jauge d'un emplacement monte aussitôt
    Scenario: The gauge of a space goes up at once
      Given Police Threat of the Italians is 2
      And Rosa stands on the work at the Docks
      When the Italians make their night action on the smuggling at the Docks
      Then Police Threat of the Italians is 3
      And the Italians have 2 dollars
      And clause whichside.night.adjust-gauges is cited

    # fr: Une jauge pleine l'interdit
    Scenario: A full gauge forbids it
      Given Police Threat of the Italians is 6
      And Rosa stands on the work at the Docks
      When the Italians make their night action on the smuggling at the Docks
      Then the move is refused by whichside.daily.gauge-maximum and by nothing else

  @whichside.night.moon
  # fr: La lune
  Rule: The moon

    # fr: Un emplacement sans lune
    Scenario: A space without a moon
      Given Rosa stands on the work at Triangle
      When the Italians make their night action on the work at Triangle
      Then the move is refused by whichside.night.moon and by nothing else

    # fr: Sans lune, ce n'est pas une seconde action du soir
    Scenario: Without a moon it is no second night action
      Given Rosa stands on the work at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      And the turn is at the fruits of labor
      When the Italians make their night action on the work at Triangle
      Then the move is refused by whichside.night.moon and by nothing else

    # fr: Un emplacement de la face B n'est pas là avant l'amélioration
    Scenario: A space of side B is not there before the improvement
      When the Italians make their night action on the workers' control at Woolworth
      Then the move is refused by whichside.night.moon and by nothing else

    # fr: Coudre chez soi n'est ni dangereux ni surveillé
    Scenario: To sew at home is neither dangerous nor watched
      Given Rosa stands on the work at Triangle
      And Risk of the Italians is 2
      And Police Threat of the Italians is 2
      When the Italians make their night action on the home sewing at Triangle
      Then Risk of the Italians is 2
      And Police Threat of the Italians is 2

    # fr: Le soin du Rebouteux n'est pas une action du soir (interaction 26)
    Scenario: The healing of the Bonesetter is no night action (interaction 26)
      Given the Italians own the Bonesetter
      When the Italians make their night action on the healing at the Bonesetter
      Then the move is refused by whichside.premises.character-only and by nothing else

    # fr: Aucune table ne montre une action du soir sans lune
    Scenario: No table shows a night action without a moon
      Given Rosa stands on the work at Triangle
      And the Italians have made their night action on the work at Triangle
      Then no table can show this position by whichside.night.moon

    # fr: Un emplacement d'une tuile absente n'a pas de lune
    Scenario: A space of a tile that is not there has none
      Given the Italians own the Political Café
      When the Italians make their night action on the work at Newark
      Then the move is refused by whichside.night.moon and by nothing else

  @whichside.night.single-occupancy
  # fr: Un seul occupant
  Rule: One on each space

    # fr: Quelqu'un a été plus rapide
    Scenario: Somebody was faster
      Given Mei stands on the work at Triangle
      And Rosa stands on the work at Triangle
      And the Chinese have made their night action on the home sewing at Triangle
      When the Italians make their night action on the home sewing at Triangle
      Then the move is refused by whichside.night.single-occupancy and by nothing else

    # fr: Aucune table ne montre deux actions du soir sur un emplacement
    Scenario: No table shows two night actions on one space
      Given Olga stands on the work at Triangle
      And Rosa stands on the work at Triangle
      And the Russians have made their night action on the home sewing at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      Then no table can show this position by whichside.night.single-occupancy

    # fr: Deux emplacements pour deux Tenements
    Scenario: Two spaces for two Tenements
      Given Olga stands on the work at Triangle
      And Rosa stands on the work at the Docks
      And the Russians have made their night action on the home sewing at Triangle
      When the Italians make their night action on the smuggling at the Docks
      Then the move is legal

    # fr: Deux au travail, une seule couture à domicile
    Scenario: Two at work, and one home sewing
      Given the first player is that of the Italians
      And Olga stands on the work at Triangle
      And Rosa stands on the work at Triangle
      And the turn is at the night actions
      And it is the turn of the Italians
      When the Italians make their night action on the home sewing at Triangle
      Then the turn is at the fruits of labor
      And "the Russians make their night action on the home sewing at Triangle" is refused by whichside.night.single-occupancy and by nothing else
      And "the Italians make their night action on the home sewing at Triangle" is refused by whichside.night.one-per-player

    # fr: Quand les gains sont pris, la soirée est finie pour tout le monde
    Scenario: Once the gains are taken the night is over for all
      Given the reading R-2 is "end-of-turn"
      And Olga stands on the work at Triangle
      And the turn is at the life incidents
      When the Russians make their night action on the home sewing at Triangle
      Then the move is refused by whichside.night.after-all-placements and by nothing else

    # fr: Qui ne peut rien faire s'en passe sans qu'on le demande
    Scenario: Whoever can do nothing goes without, unasked
      Given the first player is that of the Italians
      And Olga stands on the work at Triangle
      And Rosa stands on the work at Triangle
      And the turn is at the night actions
      And it is the turn of the Italians
      When the Italians make their night action on the home sewing at Triangle
      And the Russians make no night action
      Then the move is refused by whichside.night.one-per-player and by nothing else
      # fr: le refus dit « Le Tenement russe ne peut faire aucune action du soir ; la nuit continue sans, et on ne le demande pas »
      And the refusal says "The Russian Tenement can make no night action; the night goes on without it, unasked"

    # fr: Qui l'a faite n'a rien à refuser
    Scenario: Whoever has made one has nothing to leave out
      Given the first player is that of the Italians
      And Rosa stands on the work at Triangle
      And the turn is at the night actions
      And it is the turn of the Italians
      When the Italians make their night action on the home sewing at Triangle
      And the Italians make no night action
      Then the move is refused by whichside.night.one-per-player and by nothing else
      # fr: le refus dit « Ce n'est pas le moment »
      And the refusal says "This is not the time for it"

    # fr: Le dernier Tenement l'occupe déjà
    Scenario: The last Tenement is there already
      Given Mei stands on the work at Triangle
      And Rosa stands on the work at Triangle
      And the Chinese have made their night action on the home sewing at Triangle
      When the Italians make their night action on the home sewing at Triangle
      Then the move is refused by whichside.night.single-occupancy and by nothing else
