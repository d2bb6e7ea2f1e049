# fr: Fruit du labeur
# fr: Ce qu'on gagne, quelles tuiles se retournent, et quelles jauges bougent. Les salaires sont
# fr: sur une case qui ne change rien, sauf mention contraire.
Feature: Fruits of labour
  What is gained, which tiles are turned, and which gauges move. The wages stand on a cell that
  changes nothing, unless the scenario says so.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [scenarios.generic.start]
      tiles = ["triangle", "newtown-creek", "woolworth", "tenderloin", "western-pen", "east-river-docks", "greenwich-village", "iww", "ilgwu"]
      [employers_board]
      grey_wages = 3
      [tiles.triangle.a.work]
      dollars = 1
      [tiles.triangle.a.home-sewing]
      dollars = 2
      [misfortunes.short-pay]
      effects = [{ kind = "lasting", what = "wage", by = -1, until = "turn", whom = "each" }]
      [misfortunes.dear-bread]
      effects = [{ kind = "lasting", what = "cost", by = 2, until = "turn", whom = "each" }]
      [normals.rent-rise]
      measure = true
      effects = [{ kind = "lasting", what = "wage", by = -1, until = "active", whom = "each" }]
      [tiles.iww.a.agitation]
      union = 2
      anarchist = 1
      strike = 3
      sabotage = 4
      """

  @whichside.reap.order
  # fr: Trois points ordonnés
  Rule: Three points in order

    # fr: Une tuile retournée ne donne rien de sa face B ce tour (interaction 29)
    Scenario: A tile that is turned gives nothing of side B this turn (interaction 29)
      Given Rosa stands on the improvement at Woolworth
      And Olga stands on the improvement at Woolworth
      When the fruits of labor are reaped
      Then Woolworth shows side B
      And Woolworth is turned over
      And the turn is at the life incidents
      And the event labour-moved happens 0 times
      And clause whichside.reap.order is cited

    # fr: Les tuiles se retournent avant que des jauges se déplacent
    Scenario: Tiles are turned before gauges are moved
      Given Rosa stands on the improvement at Triangle
      And Olga stands on the improvement at Triangle
      And Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      And the wages stand on cell 4
      When the fruits of labor are reaped
      And the Russians move the wages
      Then the event tile-turned happens before the event labour-moved

    # fr: Ceux qui l'ont retournée sont de retour chez eux
    Scenario: Those who turned it are at home again
      Given Rosa stands on the improvement at Woolworth
      And Olga stands on the improvement at Woolworth
      When the fruits of labor are reaped
      Then Rosa is at home
      And Olga is at home

    # fr: À la lutte, personne n'est plus où il a travaillé
    Scenario: In the struggle nobody stands where they worked any more
      Given Alexei stands on the work at Newtown Creek
      And the turn is at the struggle
      Then no table can show this position by whichside.reap.order

    # fr: Avant le travail, personne n'y est encore
    Scenario: Before the work nobody stands there yet
      Given the reading R-2 is "end-of-turn"
      And Alexei stands on the work at Newtown Creek
      And the turn is at the misfortunes of life
      Then no table can show this position by whichside.reap.order

    # fr: Selon R-2, qui a travaillé y est encore, mais non qui a agi en prison
    Scenario: By reading R-2 those who worked are there still, but not those who acted in prison
      Given the reading R-2 is "end-of-turn"
      And Alexei stands on the work at Newtown Creek
      And Rosa stands on the agitation at the Western Pen
      And the turn is at the struggle
      Then no table can show this position by whichside.reap.order

    # fr: À la lutte, les actions du soir sont passées
    Scenario: In the struggle the night actions are over
      Given the Italians have made their night action on the home sewing at Triangle
      And the turn is at the struggle
      Then no table can show this position by whichside.reap.order

    # fr: Les salaires déplacés maintenant comptent dès le tour suivant (interaction 30)
    Scenario: Wages moved now count from the next turn (interaction 30)
      Given the wages stand on cell 4
      And Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      And Carlo stands on the work at Newtown Creek
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      And the Russians move the wages
      Then the wages stand on cell 3
      And the Italians have 3 dollars

    # fr: Les conditions de travail déplacées maintenant comptent ce tour (interaction 30)
    Scenario: Working conditions moved now count this turn (interaction 30)
      Given the working conditions stand on cell 2
      And Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      And the Russians move the working conditions
      And the incidents begin
      And Police Rampage is drawn
      Then the turn is at the cost of living

    # fr: Ceux qui ont travaillé rentrent après les gains
    Scenario: Those who worked come home after the gains
      Given Carlo stands on the work at Newtown Creek
      When the fruits of labor are reaped
      Then Carlo is at home
      And the event moved happens 1 time

    # fr: Qui rentre retrouve son local
    Scenario: Those who come home still have their premises
      Given the Italians own the Laundry
      And Carlo stands on the work at Newtown Creek
      When the fruits of labor are reaped
      Then the Italians own the Laundry

    # fr: Par l'autre lecture, ils rentrent à la fin du tour
    Scenario: By the other reading they come home when the turn ends
      Given the reading R-2 is "end-of-turn"
      And Carlo stands on the work at Newtown Creek
      When the fruits of labor are reaped
      Then Carlo stands on the work at Newtown Creek

    # fr: Par l'autre lecture, il ne reste personne sur une tuile retournée
    Scenario: By the other reading nobody is left on a tile that was turned
      Given the reading R-2 is "end-of-turn"
      And the turn is at the end of the turn
      And Triangle shows side B
      And Carlo stands on the improvement at Triangle
      When the end of the turn comes
      Then Carlo is at home

    # fr: La face du matin paie encore quand la tuile est améliorée le soir
    Scenario: The side of the day still pays where the tile is improved
      Given the wages stand on cell 4
      And Rosa stands on the work at Triangle
      And Mei stands on the improvement at Triangle
      And Olga stands on the improvement at Triangle
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 0 dollars
      And Triangle shows side B

  @whichside.reap.gains
  # fr: Collecte des gains
  Rule: Collecting gains

    # fr: Seul le Rebouteux soigne
    Scenario: Nobody heals but at the Bonesetter
      Given Carlo is at HEA 1
      And Rosa stands on the improvement at Woolworth
      When the fruits of labor are reaped
      Then Carlo is at HEA 1
      And the turn is at the life incidents

    # fr: L'agitation de Greenwich Village en donne une anarchiste
    Scenario: The agitation at Greenwich Village gives an anarchist one
      Given Rosa stands on the agitation at Greenwich
      When the fruits of labor are reaped
      Then the Italians have 1 anarchist agitation

    # fr: Sur la face B aussi
    Scenario: On side B as well
      Given Greenwich shows side B
      And Rosa stands on the agitation at Greenwich
      When the fruits of labor are reaped
      Then the Italians have 1 anarchist agitation

    # fr: La paie d'un emplacement de travail
    Scenario: The pay of a space of work
      Given Carlo stands on the work at Newtown Creek
      And the Italians have 1 dollar
      When the fruits of labor are reaped
      Then the Italians have 5 dollars
      And the event dollars-gained cites whichside.reap.gains
      # fr: le récit dit « Le Tenement italien gagne 4 $ »
      And the story says "The Italian Tenement gains $4"
      # fr: le récit dit « Carlo : la maison »
      And the story says "Carlo: home"

    # fr: Ce que donne une action du soir
    Scenario: What a night action gives
      Given the Italians own the Political Café
      And the Italians have made their night action on the meeting at the Political Café
      When the fruits of labor are reaped
      Then the event resource-gained cites whichside.reap.gains

    # fr: D'abord les personnages, puis les actions du soir et le braquage, ou Tenement après Tenement : <option>
    Scenario Outline: Characters first, then night actions and the robbery, or Tenement after Tenement: <option>
      Given the reading R-148 is "<option>"
      And Olga stands on the work at Triangle
      And Alexei stands on the robbery at Tenderloin
      And the Russians have made their night action on the home sewing at Triangle
      And Carlo stands on the petty crime at Tenderloin
      And the Russians have 0 dollars
      When the fruits of labor are reaped
      Then the Russians have 1 dollar
      When the die falls on 1
      Then <who> is in the Arrest box
      And the Russians have <n> dollars

      # fr: Carlo ; Alexei
      Examples:
        | option      | who    | n |
        | by-kind     | Carlo  | 3 |
        | by-tenement | Alexei | 4 |

    # fr: Les actions du soir aussi rapportent dans le sens horaire depuis le premier joueur
    Scenario: The night actions too yield clockwise from the first player
      Given the first player is that of the Italians
      And Rosa stands on the work at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      And the Russians own the Political Café
      And the Russians have made their night action on the meeting at the Political Café
      When the fruits of labor are reaped
      Then the event dollars-gained happens before the event resource-gained

    # fr: Les personnages d'abord, puis le braquage
    Scenario: Characters first, then the robbery
      Given Alexei stands on the robbery at Tenderloin
      And Carlo stands on the petty crime at Tenderloin
      When the fruits of labor are reaped
      And the die falls on 1
      Then Carlo is in the Arrest box

    # fr: Chaque action du soir vient après ses personnages, et le braquage n'a lieu qu'une fois
    Scenario: Each night action comes after its characters, and the robbery is only once
      Given the reading R-148 is "by-tenement"
      And the Russians have made their night action on the home sewing at Triangle
      And Olga stands on the work at Triangle
      And Carlo stands on the robbery at Tenderloin
      And Bessy stands on the robbery at Tenderloin
      And the Russians have 0 dollars
      When the fruits of labor are reaped
      Then the Russians have 3 dollars
      When the die falls on 2
      And the die falls on 3
      Then the turn is at the life incidents
      And the event die-rolled happens 2 times

    # fr: Le travail paie comme la jauge le dit, une fois la tuile améliorée : <tile>
    Scenario Outline: Work pays as the gauge has it, once the tile is improved: <tile>
      Given the scenario is <scenario>
      And <tile> shows side B
      And the wages stand on cell 4
      And <person> stands on the work at <tile>
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have <n> dollars

      Examples:
        | tile          | person | scenario                       | n |
        | Triangle      | Rosa   | the New York Winter Fires      | 2 |
        | Newtown Creek | Carlo  | the New York Winter Fires      | 3 |
        | Newark        | Carlo  | the New York Winter Fires      | 2 |
        | Woolworth     | Carlo  | the New York shirtwaist strike | 2 |

    # fr: Un travail qui ne paie rien le dit : salaires case <cell>, <n> $
    Scenario Outline: Work that pays nothing says so: wages on cell <cell>, <n> dollars
      Given the wages stand on cell <cell>
      And Rosa stands on the work at Triangle
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have <n> dollars
      And the event pays-nothing happens <times> times

      Examples:
        | cell | n | times |
        | 3    | 1 | 0     |
        | 4    | 0 | 1     |

    # fr: Ce sont les salaires qui ôtent la paye
    Scenario: It is the wages that take the pay off
      Given the wages stand on cell 4
      And Rosa stands on the work at Triangle
      When the fruits of labor are reaped
      Then the event pays-nothing cites whichside.employers-board.wa-track
      # fr: le récit dit « Le travail ne rapporte rien : le Tenement italien. »
      And the story says "The work of the Italian Tenement pays nothing."

    # fr: Si c'est une carte, c'est ce que rapporte l'emplacement
    Scenario: Where it is a card, it is what the space yields
      Given Rent Rise is in force
      And Rosa stands on the work at Triangle
      When the fruits of labor are reaped
      Then the event pays-nothing cites whichside.reap.gains

    # fr: Si les salaires ne changent rien, c'est ce que rapporte l'emplacement
    Scenario: Where the wages change nothing, it is what the space yields
      Given the reading R-37 is "nothing"
      And the wages stand on cell 6
      And Rent Rise is in force
      And Rosa stands on the work at Triangle
      When the fruits of labor are reaped
      Then the event pays-nothing cites whichside.reap.gains

    # fr: Deux sur un emplacement sont payés tous deux
    Scenario: Two on one space are both paid
      Given Carlo stands on the work at Newtown Creek
      And Pietro stands on the work at Newtown Creek
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 8 dollars

    # fr: Des jetons de toute sorte
    Scenario: Tokens of every kind
      Given Rosa stands on the agitation at IWW
      When the fruits of labor are reaped
      Then the event resource-gained happens 4 times
      And the event resource-gained cites whichside.reap.gains
      And the event dollars-gained happens 0 times
      And the event pays-nothing happens 0 times
      And the Italians have 2 union agitations
      And the Italians have 1 anarchist agitation
      And the Italians have 3 strikes
      And the Italians have 4 sabotages
      # fr: le récit dit « Le Tenement italien gagne 2 agitations syndicales »
      And the story says "The Italian Tenement gains 2 union agitations"
      # fr: le récit dit « Le Tenement italien gagne 4 sabotages »
      And the story says "The Italian Tenement gains 4 sabotages"

    # fr: Une action du soir rapporte aussi
    Scenario: A night action gains as well
      Given Rosa stands on the work at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 3 dollars

    # fr: Une amélioration inachevée ne rapporte rien
    Scenario: An improvement that is not finished gains nothing
      Given Rosa stands on the improvement at Woolworth
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 0 dollars
      And Woolworth shows side A

    # fr: Les salaires sur la case <cell> (interaction 31)
    Scenario Outline: The wages on cell <cell> (interaction 31)
      Given the wages stand on cell <cell>
      And Carlo stands on the work at Newtown Creek
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have <pay> dollars

      Examples:
        | cell | pay |
        | 1    | 5   |
        | 2    | 4   |
        | 3    | 4   |
        | 4    | 3   |
        | 5    | 3   |
        | 6    | 2   |

    # fr: La paie n'est jamais négative
    Scenario: The pay is never less than nothing
      Given the wages stand on cell 6
      And Rosa stands on the work at Triangle
      And the Italians have 2 dollars
      When the fruits of labor are reaped
      Then the Italians have 2 dollars
      And the event dollars-gained happens 0 times

    # fr: Seul le travail est payé selon les salaires
    Scenario: Only work is paid by the wages
      Given the wages stand on cell 1
      And Rosa stands on the work at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 4 dollars

    # fr: Une mesure abaisse toute paie, une seule fois
    Scenario: A measure lowers every pay, and only once
      Given Rent Rise is in force
      And Carlo stands on the work at Newtown Creek
      And Wei stands on the work at Newtown Creek
      And Mei stands on the agitation at IWW
      And the Italians have 0 dollars
      And the Chinese have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 3 dollars
      And the Chinese have 3 dollars

    # fr: Ce qui dure sans concerner la paie ne la change pas
    Scenario: What lasts and is not about pay does not change it
      Given Degradation of Worker Surveillance is in force
      And Carlo stands on the work at Newtown Creek
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 4 dollars

    # fr: Un malheur abaisse toute paie de ce tour, une seule fois
    Scenario: A misfortune lowers every pay of this turn, and only once
      Given the Russian Tenement draws a misfortune
      And the Italians have 0 dollars
      And the Chinese have 0 dollars
      When the card "short-pay" is drawn
      And the Russian Tenement gives it to the Chinese Tenement
      And the work begins
      And the Russian Tenement passes
      And Carlo goes to the work at Newtown Creek
      And the American Tenement passes
      And the Chinese Tenement passes
      And the Italian Tenement passes
      And the fruits of labor are reaped
      Then the Italians have 3 dollars

    # fr: Par l'autre lecture, les salaires ne changent rien
    Scenario: By the other reading the wages change nothing
      Given the reading R-37 is "nothing"
      And the wages stand on cell 6
      And Carlo stands on the work at Newtown Creek
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 4 dollars
      And the event resource-gained happens 0 times

    # fr: Un coût de la vie plus élevé ne change rien à la paie
    Scenario: A higher cost of living changes no pay
      Given the Italians suffered the card "dear-bread"
      And Rosa stands on the work at Newtown Creek
      And the wages stand on cell 2
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 4 dollars

    # fr: Le dernier Tenement gagne de jour comme de nuit, selon R-148 : <option>
    Scenario Outline: The last Tenement gains by day and by night, as R-148 is read: <option>
      Given the reading R-148 is "<option>"
      And Mei stands on the work at Triangle
      And Jun stands on the work at Newtown Creek
      And the Chinese have made their night action on the home sewing at Triangle
      And the Chinese have 0 dollars
      When the fruits of labor are reaped
      Then the Chinese have 7 dollars
      And Jun is at home
      And Mei is at home

      Examples:
        | option      |
        | by-kind     |
        | by-tenement |

    # fr: Deux causes baissent la paie, chacune pour sa part
    Scenario: Two causes lower the pay, each by its part
      Given the Italian Tenement suffered the card "short-pay" this turn
      And Rent Rise is in force
      And Jun stands on the work at Newtown Creek
      And the Chinese have 0 dollars
      When the fruits of labor are reaped
      Then the Chinese have 2 dollars

    # fr: Le braquage vient aussi quand celui qui y prend part est le dernier de tous
    Scenario: The robbery comes as well where who takes part in it is the last of all
      Given the reading R-148 is "by-tenement"
      And Olga stands on the work at Triangle
      And Jun stands on the robbery at Tenderloin
      And the Chinese have 0 dollars
      When the fruits of labor are reaped
      And the die falls on 5
      Then the Chinese have 5 dollars

  @whichside.reap.uns-gain
  # fr: Effet du ménage
  Rule: Cleaning counts now

    # fr: Un seul fait le travail ménager
    Scenario: One does the housework
      Given Unsanitary of the Italians is 3
      And Rosa stands on the housework at home
      When the fruits of labor are reaped
      Then Unsanitary of the Italians is 2
      And clause whichside.reap.uns-gain is cited

    # fr: Deux font le travail ménager
    Scenario: Two do the housework
      Given Unsanitary of the Italians is 3
      And Rosa stands on the housework at home
      And Carlo stands on the housework at home
      When the fruits of labor are reaped
      Then Unsanitary of the Italians is 1

    # fr: Un logement propre reste propre
    Scenario: A clean home stays clean
      Given Unsanitary of the Italians is 0
      And Rosa stands on the housework at home
      When the fruits of labor are reaped
      Then Unsanitary of the Italians is 0

  @whichside.reap.flip-workplace
  # fr: Deux au travail
  Rule: Two turn a workplace

    # fr: Deux de Tenements différents
    Scenario: Two of different Tenements
      Given Rosa stands on the improvement at Woolworth
      And Olga stands on the improvement at Woolworth
      When the fruits of labor are reaped
      Then Woolworth shows side B
      And Triangle shows side A
      And clause whichside.reap.flip-workplace is cited
      And clause whichside.variant.duo.workplace-one is not cited
      # fr: le récit dit « Le Woolworth Building : face B »
      And the story says "The Woolworth Building shows side B"
      And the event tile-turned happens 1 time

    # fr: Deux lieux de travail en un tour
    Scenario: Two workplaces in one turn
      Given Rosa stands on the improvement at Woolworth
      And Olga stands on the improvement at Woolworth
      And Bessy stands on the improvement at Triangle
      And Mei stands on the improvement at Triangle
      When the fruits of labor are reaped
      Then Woolworth shows side B
      And Triangle shows side B

    # fr: Un seul
    Scenario: One alone
      Given Rosa stands on the improvement at Woolworth
      And Olga stands on the improvement at Triangle
      When the fruits of labor are reaped
      Then Woolworth shows side A
      And Triangle shows side A

    # fr: Deux d'un même Tenement, c'est un de trop peu (interaction 58)
    Scenario: Two of one Tenement are one too few (interaction 58)
      Given Rosa stands on the improvement at Woolworth
      And the turn is at the daily actions
      And it is the turn of the Italians
      Then "Carlo goes to the improvement at Woolworth" is refused by whichside.daily.multi-tenement-space
      When the Italians pass
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      And the fruits of labor are reaped
      Then Woolworth shows side A

    # fr: Deux d'un même Tenement, par l'autre lecture
    Scenario: Two of one Tenement by the other reading
      Given the reading R-38 is "any"
      And Rosa stands on the improvement at Woolworth
      And Carlo stands on the improvement at Woolworth
      When the fruits of labor are reaped
      Then Woolworth shows side B

    # fr: Un maintenant et un au tour suivant ne suffisent pas (interaction 58)
    Scenario: One now and one next turn are not enough (interaction 58)
      Given Rosa stands on the improvement at Woolworth
      When the fruits of labor are reaped
      Then Rosa is at home
      And Woolworth shows side A

  @whichside.reap.flip-political
  # fr: Trois au lieu politique
  Rule: Three turn a political place

    # fr: Trois de Tenements différents
    Scenario: Three of different Tenements
      Given Rosa stands on the improvement at IWW
      And Olga stands on the improvement at IWW
      And Mei stands on the improvement at IWW
      When the fruits of labor are reaped
      Then IWW shows side B
      And clause whichside.reap.flip-political is cited

    # fr: Deux ne suffisent pas
    Scenario: Two are not enough
      Given Rosa stands on the improvement at IWW
      And Olga stands on the improvement at IWW
      When the fruits of labor are reaped
      Then IWW shows side A
      And clause whichside.reap.flip-political is cited
      And clause whichside.reap.flip-workplace is not cited

    # fr: Trois de deux Tenements ne suffisent pas (interaction 58)
    Scenario: Three of two Tenements are not enough (interaction 58)
      Given Rosa stands on the improvement at IWW
      And Olga stands on the improvement at IWW
      And the turn is at the daily actions
      And it is the turn of the Italians
      Then "Carlo goes to the improvement at IWW" is refused by whichside.daily.multi-tenement-space
      When the Italians pass
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      And the fruits of labor are reaped
      Then IWW shows side A

    # fr: Trois de deux Tenements ne suffisent pas non plus par la lecture sur les lieux de travail
    Scenario: Three of two Tenements are not enough by the reading on workplaces either
      Given the reading R-38 is "any"
      And Rosa stands on the improvement at IWW
      And Olga stands on the improvement at IWW
      And the turn is at the daily actions
      And it is the turn of the Italians
      Then "Carlo goes to the improvement at IWW" is refused by whichside.daily.multi-tenement-space
      When the Italians pass
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      And the fruits of labor are reaped
      Then IWW shows side A

    # fr: Deux à la fois, dont la dernière tuile de la table
    Scenario: Two at once, one of them the last tile on the table
      Given Rosa stands on the improvement at Greenwich
      And Olga stands on the improvement at Greenwich
      And Mei stands on the improvement at Greenwich
      And Carlo stands on the improvement at the ILGWU
      And Alexei stands on the improvement at the ILGWU
      And Jun stands on the improvement at the ILGWU
      When the fruits of labor are reaped
      Then Greenwich shows side B
      And the ILGWU shows side B
      And the IWW shows side A
      And the event tile-turned happens 2 times

  @whichside.reap.gauge-left
  # fr: Une jauge recule
  Rule: A gauge moves to the left

    # fr: Une case
    Scenario: One cell
      Given the working hours stand on cell 4
      And Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      # fr: la question ouverte est « Quelle jauge va vers la gauche ? »
      Then the open question is "Which gauge moves to the left?"
      And the open question is asked by whichside.reap.gauge-choice
      When the Russians move the working hours
      Then the working hours stand on cell 3
      And the turn is at the life incidents
      And clause whichside.reap.gauge-left is cited
      # fr: le récit dit « Le temps de travail : case 3 depuis la gauche »
      And the story says "The working hours: cell 3 from the left"
      And the event labour-moved happens 1 time

    # fr: Au bout gauche, elle reste (interaction 31)
    Scenario: At the left end it stays (interaction 31)
      Given the wages stand on cell 1
      And Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      And the Russians move the wages
      Then the wages stand on cell 1
      And clause whichside.reap.gauge-left is not cited
      And the event labour-stays cites whichside.employers-board.wa-track
      # fr: le récit dit « Les salaires : déjà au bout »
      And the story says "The wages: already at the end"
      And the event labour-stays happens 1 time

  @whichside.reap.gauge-choice
  # fr: Choix de la jauge
  Rule: The choice of the gauge

    # fr: Le Tenement du personnage choisit parmi trois
    Scenario: The Tenement of the character chooses among three
      Given Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      Then there are 3 legal moves
      And "the Russians move the working hours" is legal
      And "the Russians move the working conditions" is legal
      And "the Russians move the wages" is legal
      And "the Italians move the wages" is refused
      And the open question is asked by whichside.reap.gauge-choice

    # fr: Une jauge déjà à l'extrême gauche peut être nommée, et y reste
    Scenario: A gauge that is leftmost already can be named, and stays there
      Given the wages stand on cell 1
      And Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      Then there are 3 legal moves
      When the Russians move the wages
      Then the wages stand on cell 1
      And the turn is at the life incidents

    # fr: Par l'autre lecture, elle ne peut pas l'être
    Scenario: By the other reading it cannot be
      Given the reading R-133 is "cannot-be-named"
      And the wages stand on cell 1
      And Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      Then there are 2 legal moves
      When the Russians move the wages
      Then the move is refused by whichside.reap.gauge-left and by nothing else
      # fr: le refus dit « Les salaires : déjà au bout. »
      And the refusal says "The wages: already at the end."

    # fr: Par l'autre lecture, la seule qui peut bouger bouge sans question
    Scenario: By the other reading the only one that can move does so unasked
      Given the reading R-133 is "cannot-be-named"
      And the wages stand on cell 1
      And the working hours stand on cell 1
      And the working conditions stand on cell 2
      And Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      Then the working conditions stand on cell 1
      And the turn is at the life incidents

    # fr: Par l'autre lecture, si toutes y sont, aucune ne bouge
    Scenario: By the other reading none moves where all are there
      Given the reading R-133 is "cannot-be-named"
      And the wages stand on cell 1
      And the working hours stand on cell 1
      And the working conditions stand on cell 1
      And Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      Then the turn is at the life incidents
      And the event labour-stays happens 3 times
      And whichside.employers-board.wh-track is cited
      And whichside.employers-board.wc-track is cited

    # fr: Le dernier Tenement, seul au contrôle ouvrier, déplace une jauge lui aussi
    Scenario: The last Tenement moves a gauge as well, with the last of its people
      Given Woolworth shows side B
      And Olga stands on the work at Triangle
      And Jun stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      Then the Chinese must decide
      And there are 3 legal moves

    # fr: Par l'autre lecture, toute autre peut l'être, les salaires aussi
    Scenario: By the other reading any other can be, the wages as well
      Given the reading R-133 is "cannot-be-named"
      And the working hours stand on cell 1
      And Woolworth shows side B
      And Jun stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      Then there are 2 legal moves
      When the Chinese move the wages
      Then the wages stand on cell 2

  @whichside.reap.gauge-not-es
  # fr: Jamais la force patronale
  Rule: Never Employers' Strength

    # fr: Quoi qu'on choisisse, la force reste (interaction 32)
    Scenario: Whatever is chosen, the strength stays (interaction 32)
      Given Employers' Strength stands on 5
      And Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When the fruits of labor are reaped
      Then there are 3 legal moves
      When the Russians move the wages
      Then Employers' Strength stands on 5

  @whichside.reap.gauge-side-b-only
  # fr: Face B seulement
  Rule: Side B only

    # fr: Sur la face A, pas de tel emplacement ; sur la face B, il y en a un
    Scenario: On side A there is no such space, on side B there is
      Given Triangle shows side B
      And the turn is at the daily actions
      And it is the turn of the Russians
      Then "Alexei goes to the workers' control at Woolworth" is refused
      When Alexei goes to the workers' control at Triangle
      And the Italians pass
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      And the fruits of labor are reaped
      And the Russians move the wages
      Then the wages stand on cell 2

    # fr: Aucune table ne montre quelqu'un au contrôle ouvrier de la face A
    Scenario: No table shows somebody at the workers' control of side A
      Given Rosa stands on the workers' control at Woolworth
      Then no table can show this position by whichside.reap.gauge-side-b-only

  @whichside.reap.gains
  # fr: Ce qui est gagné en tout
  Rule: What is gained in all

    # fr: Quatre dollars à la teinturerie
    Scenario: Four dollars at the dye works
      Given Alexei stands on the work at Newtown Creek
      When the fruits of labor are reaped
      Then the Russian Tenement gains 4 dollars

    # fr: Un contrôle ouvrier
    Scenario: A workers' control
      Given the Woolworth Building shows side B
      And Carlo stands on the workers' control at the Woolworth Building
      And the wages stand on cell 3
      When the fruits of labor are reaped
      And the Italian Tenement moves the wages
      Then the wages go 1 cell to the left
