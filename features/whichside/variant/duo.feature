# fr: Mode duo
# fr: Deux Tenements, six tuiles, et des cartes patronales qui demandent la moitié.
Feature: Duo mode
  Two Tenements, six tiles, and Employer cards that ask for half as much.

  @whichside.variant.duo.scope
  # fr: Un Tenement chacun
  Rule: Two Tenements in the generic scenario

    # fr: Chacune des deux personnes a un Tenement
    Scenario: Each of two people has one Tenement
      Given a game of Which Side
      And the variant is the duo mode
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then person 2 decides

    # fr: Personne d'autre n'y habite
    Scenario: Nobody else lives there
      Given a game of Which Side
      And the variant is the duo mode
      When the Chinese Tenement buys the Bonesetter
      Then the move is refused by whichside.variant.duo.choose-tenements

    # fr: Qui n'habite aucun des deux n'est pas de la partie
    Scenario: Whoever lives in neither of them is not in the game
      Given a game of Which Side
      And the variant is the duo mode
      And the Russian Tenement and the Italian Tenement take part
      And Mei is at HEA 1
      Then no table can show this position by whichside.variant.duo.choose-tenements

    # fr: Ni à la table, ni dans un coup
    Scenario: A Tenement that does not play has no turn
      Given a game of Which Side
      And the variant is the duo mode
      And it is the turn of the Chinese Tenement
      Then no table can show this position by whichside.variant.duo.choose-tenements

    # fr: Les deux piochent un malheur, puis le travail attend
    Scenario: Both draw a misfortune, and then the work waits
      Given a game of Which Side
      And the variant is the duo mode
      When the misfortunes begin
      And Stolen Leaflets is drawn
      And Stolen Leaflets is drawn
      Then the turn is at the prison

    # fr: Après le second Tenement vient de nouveau le premier
    Scenario: The one after the second is the first
      Given a game of Which Side
      And the variant is the duo mode
      And the first player is that of the Italian Tenement
      When the end of the turn comes
      Then the first player is that of the Russian Tenement

    # fr: Il ne change aucun scénario historique : <scenario>
    Scenario Outline: It changes no historical scenario: <scenario>
      Given a game of Which Side
      And the scenario is <scenario>
      And the variant is the duo mode
      When 2 people sit down to Which Side
      Then the move is refused by whichside.variant.duo.scope

      Examples:
        | scenario                        |
        | the New York shirtwaist strike  |
        | the cloakmakers' strike         |

    # fr: Un Tenement qui ne joue pas ne donne rien
    Scenario: A Tenement that does not play gives nothing
      Given a game of Which Side
      And the variant is the duo mode
      And this content pack:
        """
        [normals.fines]
        union = 0
        dollars = 4
        """
      And Fines is in play
      And the Russian Tenement has 2 dollars
      And the Italian Tenement has 2 dollars
      When the team counters Fines
      And the Chinese Tenement gives 1 dollar
      Then the move is refused by whichside.variant.duo.choose-tenements and by nothing else

  @whichside.variant.duo.applies-to-cloakmakers
  # fr: Valable pour les cloakmakers
  Rule: Whether what its cards take is halved as well is reading R-111

    # fr: Comme imprimé, par « costs »
    Scenario: As printed, by "costs"
      Given a game of Which Side
      And the scenario is the cloakmakers' strike
      And this content pack:
        """
        [normals.fines]
        effects = [{ kind = "money", by = -2, whom = "each" }]
        """
      And Fines is in play
      And the Italian Tenement has 5 dollars
      When the employers act
      Then the Italian Tenement has 3 dollars
      And whichside.variant.duo.applies-to-cloakmakers is cited

    # fr: Ce qui déplace une jauge n'a rien à diviser
    Scenario: What moves a gauge has nothing to halve
      Given a game of Which Side
      And the scenario is the cloakmakers' strike
      And Longer Days is in play
      When the employers act
      Then the working hours stand on cell 3
      And whichside.variant.duo.applies-to-cloakmakers is not cited

  @whichside.variant.duo.applies-to-cloakmakers
  # fr: Valable pour les cloakmakers
  Rule: The cloakmakers' strike has the same adjustments

    # fr: Ses cartes coûtent la moitié
    Scenario: Its cards cost half as much
      Given a game of Which Side
      And the scenario is the cloakmakers' strike
      And this content pack:
        """
        [normals.worker-surveillance]
        union = 2
        """
      And Degradation of Worker Surveillance is in play
      And the Italian Tenement has 1 union agitation
      When the team counters Degradation of Worker Surveillance
      Then Degradation of Worker Surveillance is not in play
      And whichside.variant.duo.applies-to-cloakmakers is cited
      And whichside.variant.duo.halve-dollars-agitation is cited
      And whichside.variant.duo.halve-strike-sabotage is not cited

    # fr: Dans un autre scénario, elles coûtent tout ce qui est imprimé
    Scenario: In another scenario they cost all that is printed
      Given a game of Which Side
      And the scenario is the New York shirtwaist strike
      And Degradation of Worker Surveillance is in play
      And the Italian Tenement has 1 union agitation
      When the team counters Degradation of Worker Surveillance
      Then the move is refused by whichside.fight.pay-full-cost
      And whichside.variant.duo.halve-dollars-agitation is not cited

    # fr: Ce que coûte une carte dit ce qui en est divisé : <dollars> $, <anarchist> agitation, <strike> grève, <sabotage> sabotage
    Scenario Outline: What a card costs says what of it is halved: <dollars> dollars, <anarchist> agitation, <strike> strike, <sabotage> sabotage
      Given a game of Which Side
      And the scenario is the cloakmakers' strike
      And this content pack:
        """
        [normals.worker-surveillance]
        dollars = <dollars>
        union = 0
        anarchist = <anarchist>
        strike = <strike>
        sabotage = <sabotage>
        """
      And Degradation of Worker Surveillance is in play
      And the Italian Tenement has 1 dollar
      And the Italian Tenement has 1 anarchist agitation
      And the Italian Tenement has 1 strike
      And the Italian Tenement has 1 sabotage
      When the team counters Degradation of Worker Surveillance
      Then whatever is decided, Degradation of Worker Surveillance is not in play
      And <cited> is cited
      And <other> is not cited

      Examples:
        | dollars | anarchist | strike | sabotage | cited                                       | other                                       |
        | 2       | 0         | 0      | 0        | whichside.variant.duo.halve-dollars-agitation | whichside.variant.duo.halve-strike-sabotage |
        | 0       | 2         | 0      | 0        | whichside.variant.duo.halve-dollars-agitation | whichside.variant.duo.halve-strike-sabotage |
        | 0       | 0         | 2      | 0        | whichside.variant.duo.halve-strike-sabotage   | whichside.variant.duo.halve-dollars-agitation |
        | 0       | 0         | 0      | 2        | whichside.variant.duo.halve-strike-sabotage   | whichside.variant.duo.halve-dollars-agitation |

  @whichside.variant.duo.players
  # fr: Joueurs et difficulté
  Rule: One or two people

    # fr: <n> personnes jouent
    Scenario Outline: <n> people play
      Given a game of Which Side
      And the variant is the duo mode
      When <n> people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

      Examples:
        | n |
        | 1 |
        | 2 |

    # fr: <n> personnes sont trop
    Scenario Outline: <n> people are too many
      Given a game of Which Side
      And the variant is the duo mode
      When <n> people sit down to Which Side
      Then the move is refused by whichside.variant.duo.players and by nothing else

      Examples:
        | n |
        | 3 |
        | 4 |

    # fr: Seul avec les deux : <tenement>
    Scenario Outline: Alone with both: <tenement>
      Given a game of Which Side
      And 1 person has all the Tenements
      And the variant is the duo mode
      And the turn is at the daily actions
      And it is the turn of <tenement>
      Then person 1 decides

      Examples:
        | tenement             |
        | the Russian Tenement |
        | the Italian Tenement |

  @whichside.variant.duo.board-side
  # fr: Plateau côté duo
  Rule: The duo side of the Employers' board

    # fr: Ses moyens de production ont leurs propres prix
    Scenario: Its means of production have prices of their own
      Given a game of Which Side
      And the variant is the duo mode
      And the Italian Tenement has 4 dollars
      When the team takes control of the means of production for 4 dollars
      And the Italian Tenement gives 4 dollars
      Then the team controls the means of production for 4 dollars

    # fr: Ceux de la face normale n'y sont pas
    Scenario: Those of the normal side are not there
      Given a game of Which Side
      And the variant is the duo mode
      And the Italian Tenement has 8 dollars
      When the team takes control of the means of production for 8 dollars
      Then the move is refused by whichside.control.cost-on-board

    # fr: Ce sont ses jauges qui bougent
    Scenario: Its gauges are those that move
      Given a game of Which Side
      And the variant is the duo mode
      And this content pack:
        """
        [duo_board]
        wages = [3, 2]
        grey_wages = 2
        [tiles.newark.a.work]
        dollars = 1
        """
      And Carlo stands on the work at the Newark Cardboard Workshop
      When the fruits of labor are reaped
      Then the Italian Tenement has 5 dollars

    # fr: Sur <strength>, le tour fini : <then>
    Scenario Outline: On <strength> at the end of the turn: <then>
      Given a game of Which Side
      And the variant is the duo mode
      And Employers' Strength stands on <strength>
      When the end of the turn comes
      Then <then>

      # fr: la partie continue ; la partie est perdue
      Examples:
        | strength | then             |
        | 9        | the game goes on |
        | 10       | the game is lost |

  @whichside.variant.duo.tiles
  # fr: Six tuiles
  Rule: Six tiles on side A

    # fr: Celles que nous proposons
    Scenario: Those that we propose
      Given a new game of Which Side for 2 people
      And the variant is the duo mode
      Then 6 tiles lie on the table
      And the Triangle Shirtwaist Factory shows side A
      And the Newark Cardboard Workshop is on the table
      And the Tenderloin is on the table
      And the Western Pen is on the table
      And the Labor Union IWW is on the table
      And Greenwich Village is not on the table

    # fr: Deux lieux de travail et deux lieux politiques quelconques
    Scenario: Any two workplaces and any two political places
      Given a game of Which Side
      And the variant is the duo mode
      And the tiles are Newtown Creek, the Woolworth Building, the Tenderloin, the Western Pen, Greenwich Village and the Bierhalle
      When 2 people sit down to Which Side
      Then 6 tiles lie on the table
      And the Bierhalle is on the table
      And the Triangle Shirtwaist Factory is not on the table

    # fr: Pas <what>
    Scenario Outline: Not <what>
      Given a game of Which Side
      And the variant is the duo mode
      And the tiles are <tiles>
      When 2 people sit down to Which Side
      Then the move is refused by whichside.variant.duo.tiles and by nothing else

      # fr: trois lieux de travail ; un seul lieu politique ; deux fois le même
      Examples:
        | what                   | tiles |
        | three workplaces       | Newtown Creek, the Woolworth Building, the Newark Cardboard Workshop, the Tenderloin, the Western Pen, Greenwich Village and the Bierhalle |
        | one political place    | Newtown Creek, the Woolworth Building, the Tenderloin, the Western Pen and the Bierhalle |
        | the same twice         | Newtown Creek, Newtown Creek, the Tenderloin, the Western Pen, Greenwich Village and the Bierhalle |

  @whichside.variant.duo.no-docks
  # fr: Sans les docks
  Rule: Without the East River Docks

    # fr: Elles ne sont pas sur la table
    Scenario: They are not on the table
      Given a new game of Which Side for 2 people
      And the variant is the duo mode
      Then the East River Docks is not on the table

    # fr: Elles ne sont pas disposées à côté des autres
    Scenario: They are not laid out beside the others
      Given a game of Which Side
      And the variant is the duo mode
      And the tiles are the Triangle Shirtwaist Factory, the Newark Cardboard Workshop, the Tenderloin, the Western Pen, the East River Docks, the Labor Union IWW and the Labor Union ILGWU
      When 2 people sit down to Which Side
      Then the move is refused by whichside.variant.duo.tiles

    # fr: Ni à la place du Tenderloin
    Scenario: Nor in place of the Tenderloin
      Given a game of Which Side
      And the variant is the duo mode
      And the tiles are the Triangle Shirtwaist Factory, the Newark Cardboard Workshop, the Western Pen, the East River Docks, the Labor Union IWW and the Labor Union ILGWU
      When 2 people sit down to Which Side
      Then the move is refused by whichside.variant.duo.tiles and by nothing else

    # fr: Elles ne sont pas non plus un lieu de travail
    Scenario: They are no workplace either
      Given a game of Which Side
      And the variant is the duo mode
      And the tiles are the Triangle Shirtwaist Factory, the East River Docks, the Tenderloin, the Western Pen, the Labor Union IWW and the Labor Union ILGWU
      When 2 people sit down to Which Side
      Then the move is refused by whichside.variant.duo.tiles

    # fr: Personne n'y va
    Scenario: Nobody goes there
      Given a game of Which Side
      And the variant is the duo mode
      When Rosa goes to the work at the East River Docks
      Then the move is refused by whichside.daily.free-space

  @whichside.variant.duo.choose-tenements
  # fr: Choix des Tenements
  Rule: Any two Tenements

    # fr: Les Chinois et les Étasuniens
    Scenario: The Chinese and the Americans
      Given a new game of Which Side for 2 people
      And the variant is the duo mode
      And the Chinese Tenement and the American Tenement take part
      Then 5 characters live in the Chinese Tenement
      And 4 characters live in the American Tenement
      And the first player is that of the Chinese Tenement

    # fr: La personne qui a choisi le second décide pour lui
    Scenario: The person who chose the second decides for it
      Given a game of Which Side
      And the variant is the duo mode
      And the Chinese Tenement and the American Tenement take part
      And the turn is at the daily actions
      And it is the turn of the American Tenement
      Then person 2 decides

    # fr: On ne peut en choisir un deux fois
    Scenario: One cannot be chosen twice
      Given a game of Which Side
      And the variant is the duo mode
      And the Chinese Tenement and the Chinese Tenement take part
      When 2 people sit down to Which Side
      Then the move is refused by whichside.variant.duo.scope
      # fr: le refus dit « Les Tenements : le Tenement chinois, le Tenement chinois. »
      And the refusal says "The Tenements are the Chinese Tenement, the Chinese Tenement."

    # fr: Le plus de tous est le plus des deux
    Scenario: The most of all is the most of the two
      Given a game of Which Side
      And the variant is the duo mode
      And the Chinese Tenement and the American Tenement take part
      And Risk of the American Tenement is 3
      And 1 incident is drawn
      When Factory Accident is drawn
      And the American Tenement names Bessy
      Then Bessy is at HEA 1

  @whichside.variant.duo.removed-cards-fire
  # fr: Incendies retirés
  Rule: No fires in political places

    # fr: Le paquet a trois cartes de moins que pour quatre
    Scenario: The deck is three cards thinner than for four
      Given a new game of Which Side for 2 people
      And the variant is the duo mode
      Then the pile of the normal Employer cards holds 18 cards

    # fr: Elle ne peut sortir
    Scenario: It cannot come up
      Given a new game of Which Side for 2 people
      And the variant is the duo mode
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      And Fire at a Political Location is drawn
      Then the move is refused by whichside.offensives.draw-employer-cards

  @whichside.variant.duo.removed-cards-closure
  # fr: Fermeture retirée
  Rule: No closure of a workplace

    # fr: Elle ne peut sortir, et les amendes sont d'autant plus probables
    Scenario: It cannot come up, and fines are so much the likelier
      Given a new game of Which Side for 2 people
      And the variant is the duo mode
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      Then the probability that "Fines is in play" is 1/6
      When Closure of a Workplace is drawn
      Then the move is refused by whichside.offensives.draw-employer-cards

    # fr: Elle n'est pas face visible
    Scenario: It does not lie face up
      Given a game of Which Side
      And the variant is the duo mode
      And Closure of a Workplace is in play
      Then no table can show this position by whichside.component.normal-employer-cards

  @whichside.variant.duo.halve-dollars-agitation
  # fr: Dollars et agitations réduits
  Rule: Dollars and agitation by half, rounded down

    # fr: Sur <printed> dollars, <due> sont dus
    Scenario Outline: Of <printed> dollars <due> are due
      Given a game of Which Side
      And the variant is the duo mode
      And this content pack:
        """
        [normals.fines]
        union = 0
        dollars = 3
        [normals.blacklist]
        anarchist = 0
        dollars = 5
        """
      And <card> is in play
      And the Russian Tenement has <due> dollars
      And the Italian Tenement has 0 dollars
      When the team counters <card>
      Then <card> is not in play
      And the Russian Tenement has 0 dollars
      And whichside.variant.duo.halve-dollars-agitation is cited
      And whichside.variant.duo.applies-to-cloakmakers is not cited

      Examples:
        | printed | card      | due |
        | 3       | Fines     | 1   |
        | 5       | Blacklist | 2   |

    # fr: Un dollar de moins ne suffit pas
    Scenario: A dollar less is not enough
      Given a game of Which Side
      And the variant is the duo mode
      And this content pack:
        """
        [normals.fines]
        union = 0
        dollars = 4
        """
      And Fines is in play
      And the Russian Tenement has 1 dollar
      And the Italian Tenement has 0 dollars
      When the team counters Fines
      Then the move is refused by whichside.fight.pay-full-cost
      And whichside.variant.duo.halve-dollars-agitation is cited

    # fr: Sur trois <resource>, une est due
    Scenario Outline: Of three <resource> one is due
      Given a game of Which Side
      And the variant is the duo mode
      And this content pack:
        """
        [normals.speed-up]
        strike = 0
        union = 3
        [normals.fines]
        union = 0
        anarchist = 3
        """
      And <card> is in play
      And the Russian Tenement has 1 <resource>
      And the Italian Tenement has 1 <resource>
      When the team counters <card>
      And the Italian Tenement gives 1 <resource>
      Then <card> is not in play
      And the Russian Tenement has 1 <resource>

      Examples:
        | resource            | card     |
        | union agitation     | Speed-up |
        | anarchist agitation | Fines    |

    # fr: La moitié d'une agitation n'est rien : la carte est contrée sans rien payer
    Scenario: Half of one agitation is nothing: the card is countered for nothing
      Given a game of Which Side
      And the variant is the duo mode
      And this content pack:
        """
        [normals.blacklist]
        anarchist = 1
        dollars = 0
        union = 0
        """
      And Blacklist is in play
      When the team counters Blacklist
      Then Blacklist is not in play
      And the turn is at the struggle

    # fr: D'une carte qui coûte plusieurs choses, chacune est divisée à part
    Scenario: Of a card that costs several things each is halved by itself
      Given a game of Which Side
      And the variant is the duo mode
      And Salary Offensive is in play
      And the Russian Tenement has 1 strike
      And the Italian Tenement has 1 union agitation
      And the other Tenements have 0 dollars
      When the team counters Salary Offensive
      And the Russian Tenement gives 1 strike
      Then Salary Offensive is not in play
      And the Italian Tenement has 0 union agitation

    # fr: Par R-110 « without-plans », les autres cartes patronales coûtent tout de même la moitié
    Scenario: By R-110 "without-plans" the other Employer cards cost half as much all the same
      Given a game of Which Side
      And the variant is the duo mode
      And the reading R-110 is "without-plans"
      And this content pack:
        """
        [normals.fines]
        union = 0
        dollars = 4
        """
      And Fines is in play
      And the Russian Tenement has 2 dollars
      And the other Tenements have 0 dollars
      When the team counters Fines
      Then Fines is not in play
      And the Russian Tenement has 0 dollars

    # fr: Un plan, selon R-110 : <option>
    Scenario Outline: A plan, as R-110 is read: <option>
      Given the reading R-110 is "<option>"
      And the variant is the duo mode
      And this content pack:
        """
        [plans.wage-reduction-law-1]
        union = 0
        dollars = 3
        """
      And the strategy is Wage Reduction Law
      And the Italian Tenement has 3 dollars
      And the Russian Tenement has 0 dollars
      When the team counters the current plan
      Then plan 1 is countered
      And the turn is at the struggle
      And the Italian Tenement has <left> dollars

      Examples:
        | option        | left |
        | with-plans    | 2    |
        | without-plans | 0    |

    # fr: Ce que prend une carte, selon R-111 : <option>
    Scenario Outline: What a card takes, as R-111 is read: <option>
      Given the reading R-111 is "<option>"
      And the variant is the duo mode
      And this content pack:
        """
        [normals.fines]
        effects = [
          { kind = "money", by = -3, whom = "each" },
          { kind = "resource", resource = "union", by = -3, whom = "each" },
          { kind = "resource", resource = "anarchist", by = -1, whom = "each" },
        ]
        """
      And Fines is in play
      And the Italian Tenement has 5 dollars
      And the Italian Tenement has 3 union agitation
      And the Italian Tenement has 1 anarchist agitation
      And the Russian Tenement has 5 dollars
      When the employers act
      Then the Italian Tenement has <dollars> dollars
      And the Russian Tenement has <dollars> dollars
      And the Italian Tenement has <union> union agitation
      And the Italian Tenement has <anarchist> anarchist agitation
      And whichside.variant.duo.halve-dollars-agitation is cited
      And whichside.variant.duo.halve-strike-sabotage is not cited

      Examples:
        | option            | dollars | union | anarchist |
        | costs             | 2       | 0     | 0         |
        | costs-and-effects | 4       | 2     | 1         |

    # fr: Ce que prend un plan est divisé par R-111 où R-110 le compte : <option>
    Scenario Outline: What a plan takes is halved by R-111 where R-110 counts it: <option>
      Given the reading R-111 is "costs-and-effects"
      And the reading R-110 is "<option>"
      And the variant is the duo mode
      And this content pack:
        """
        [plans.wage-reduction-law-1]
        effects = [{ kind = "money", by = -4, whom = "each" }]
        """
      And the strategy is Wage Reduction Law
      And the Italian Tenement has 5 dollars
      And the Russian Tenement has 5 dollars
      When the employers act
      Then the Italian Tenement has <dollars> dollars

      Examples:
        | option        | dollars |
        | with-plans    | 3       |
        | without-plans | 1       |

    # fr: Un loyer plus cher, selon R-111 : <option>
    Scenario Outline: A dearer rent, as R-111 is read: <option>
      Given the reading R-111 is "<option>"
      And the variant is the duo mode
      And this content pack:
        """
        [difficults.rent-rise]
        effects = [{ kind = "lasting", what = "rent", by = 2, until = "active", whom = "each" }]
        """
      And Rent Rise is in force
      And the turn is at the struggle
      Then the cost of living of the Italian Tenement is <cost> dollars

      Examples:
        | option            | cost |
        | costs             | 8    |
        | costs-and-effects | 7    |

    # fr: Une paie moindre, selon R-111 : <option>
    Scenario Outline: Less pay, as R-111 is read: <option>
      Given the reading R-111 is "<option>"
      And the variant is the duo mode
      And this content pack:
        """
        [difficults.rent-rise]
        effects = [{ kind = "lasting", what = "wage", by = -2, until = "active", whom = "each" }]
        """
      And Rent Rise is in force
      And Rosa stands on the work at the Triangle
      And the Italian Tenement has 1 dollar
      When the fruits of labor are reaped
      Then the Italian Tenement has <n> dollars

      Examples:
        | option            | n |
        | costs             | 3 |
        | costs-and-effects | 4 |

    # fr: Un médecin plus cher, selon R-111 : <option>
    Scenario Outline: A dearer doctor, as R-111 is read: <option>
      Given the reading R-111 is "<option>"
      And the variant is the duo mode
      And this content pack:
        """
        [difficults.rent-rise]
        effects = [{ kind = "lasting", what = "doctor", by = 2, until = "active", whom = "each" }]
        """
      And Rent Rise is in force
      And the Italian Tenement has 9 dollars
      And Rosa is at HEA 1
      When the Italian Tenement calls a doctor for Rosa
      Then the Italian Tenement has <n> dollars

      Examples:
        | option            | n |
        | costs             | 5 |
        | costs-and-effects | 6 |

    # fr: Les jauges ne sont pas des quantités de dollars ou de jetons
    Scenario: Gauges are no amounts of dollars or tokens
      Given the reading R-111 is "costs-and-effects"
      And the variant is the duo mode
      And Degradation of Worker Surveillance is in force
      And the turn is at the struggle
      Then the minimum of Risk of the Italian Tenement is 2

    # fr: La condition d'un plan est divisée aussi
    Scenario: The condition of a plan is halved as well
      Given the reading R-111 is "costs-and-effects"
      And the variant is the duo mode
      And this content pack:
        """
        [plans.wage-reduction-law-2]
        condition = [{ kind = "lasting", what = "cost", by = 3, until = "turn", whom = "each" }]
        """
      And the strategy is Wage Reduction Law
      And the marker stands on plan 2
      When the end of the turn comes
      Then the cost of living of the Italian Tenement is 7 dollars
      And whichside.variant.duo.halve-dollars-agitation is cited
      And whichside.variant.duo.applies-to-cloakmakers is not cited

    # fr: Si d'un côté la moitié n'est rien, on choisit entre ce qui est imprimé
    Scenario: Where half of one side is nothing one chooses between what is printed
      Given the reading R-111 is "costs-and-effects"
      And the variant is the duo mode
      And this content pack:
        """
        [normals.fines]
        effects = [{ kind = "either", whom = "each", options = [
          { kind = "money", by = -1 },
          { kind = "resource", resource = "strike", by = -3 },
        ] }]
        """
      And Fines is in play
      And the Italian Tenement has 5 dollars
      And the Italian Tenement has 3 strikes
      And the first player is that of the Italian Tenement
      When the employers act
      And the Italian Tenement chooses effect 1
      Then the Italian Tenement has 4 dollars

    # fr: La moitié d'un dollar n'est rien, et n'est pas payée
    Scenario: Half of a dollar is nothing, and nothing is paid
      Given the reading R-111 is "costs-and-effects"
      And the variant is the duo mode
      And this content pack:
        """
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        """
      And Fines is in play
      And the Italian Tenement has 5 dollars
      When the employers act
      Then the Italian Tenement has 5 dollars
      And the event dollars-paid happens 0 times

    # fr: On choisit entre des moitiés
    Scenario: One chooses between halves
      Given the reading R-111 is "costs-and-effects"
      And the variant is the duo mode
      And this content pack:
        """
        [normals.fines]
        effects = [{ kind = "either", whom = "each", options = [
          { kind = "money", by = -4 },
          { kind = "resource", resource = "strike", by = -3 },
        ] }]
        """
      And Fines is in play
      And the Italian Tenement has 5 dollars
      And the Italian Tenement has 3 strike
      And the first player is that of the Italian Tenement
      When the employers act
      Then the Italian Tenement must decide
      When the team picks effect 2
      Then the Italian Tenement has 1 strike
      And the Italian Tenement has 5 dollars
      And whichside.variant.duo.halve-dollars-agitation is cited
      And whichside.variant.duo.halve-strike-sabotage is cited

    # fr: L'équipe choisit la première moitié
    Scenario: The team picks the other half
      Given the reading R-111 is "costs-and-effects"
      And the variant is the duo mode
      And this content pack:
        """
        [normals.fines]
        effects = [{ kind = "either", whom = "each", options = [
          { kind = "money", by = -4 },
          { kind = "resource", resource = "strike", by = -3 },
        ] }]
        """
      And Fines is in play
      And the Italian Tenement has 5 dollars
      And the Italian Tenement has 3 strike
      And the first player is that of the Italian Tenement
      When the employers act
      And the team picks effect 1
      Then the Italian Tenement has 3 dollars
      And the Italian Tenement has 3 strikes

  @whichside.variant.duo.halve-strike-sabotage
  # fr: Grèves et sabotages réduits
  Rule: Strikes and sabotages by half, rounded up

    # fr: Sur <printed> <resource>, <due> est dû
    Scenario Outline: Of <printed> <resource> <due> is due
      Given a game of Which Side
      And the variant is the duo mode
      And this content pack:
        """
        [normals.speed-up]
        dollars = 0
        union = 0
        strike = 1
        [normals.scabs]
        dollars = 0
        union = 0
        sabotage = 1
        [normals.blacklist]
        anarchist = 0
        dollars = 0
        union = 0
        strike = 2
        [normals.fines]
        dollars = 0
        union = 0
        strike = 3
        [normals.health-inspection]
        dollars = 0
        sabotage = 3
        """
      And <card> is in play
      And the Russian Tenement has <due> <resource>
      When the team counters <card>
      Then <card> is not in play
      And the Russian Tenement has 0 <resource>

      Examples:
        | printed | resource | card              | due |
        | 1       | strike   | Speed-up          | 1   |
        | 2       | strike   | Blacklist         | 1   |
        | 3       | strike   | Fines             | 2   |
        | 1       | sabotage | Scabs             | 1   |
        | 3       | sabotage | Health Inspection | 2   |

    # fr: Un de trop peu, et elle n'est pas contrée
    Scenario: With one too few it is not countered
      Given a game of Which Side
      And the variant is the duo mode
      And Speed-up is in play
      When the team counters Speed-up
      Then the move is refused by whichside.fight.pay-full-cost
      And whichside.variant.duo.halve-strike-sabotage is cited

    # fr: Ce qu'une carte en prend, par R-111 « costs-and-effects »
    Scenario: What a card takes of them, as R-111 is read "costs-and-effects"
      Given the reading R-111 is "costs-and-effects"
      And the variant is the duo mode
      And this content pack:
        """
        [normals.fines]
        effects = [
          { kind = "resource", resource = "strike", by = -3, whom = "each" },
          { kind = "resource", resource = "sabotage", by = -1, whom = "each" },
        ]
        """
      And Fines is in play
      And the Italian Tenement has 3 strike
      And the Italian Tenement has 1 sabotage
      When the employers act
      Then the Italian Tenement has 1 strike
      And the Italian Tenement has 0 sabotage
      And whichside.variant.duo.halve-strike-sabotage is cited
      And whichside.variant.duo.halve-dollars-agitation is not cited

  @whichside.variant.duo.misfortune-self
  # fr: Malheur sur soi
  Rule: A misfortune on oneself

    # fr: Qui l'a pioché le prend
    Scenario: The drawer takes it
      Given the variant is the duo mode
      And the Russian Tenement draws a misfortune
      When Illness is drawn
      And the Russian Tenement gives it to the Russian Tenement
      Then the Russian Tenement must decide
      And whichside.variant.duo.misfortune-self is cited

    # fr: Ou bien l'autre
    Scenario: Or the other one does
      Given the variant is the duo mode
      And the Russian Tenement draws a misfortune
      When Illness is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement must decide
      And whichside.variant.duo.misfortune-self is not cited

    # fr: Quand seul qui l'a pioché peut le subir, selon R-112 : <option>
    Scenario Outline: Where the drawer alone can suffer it, as R-112 is read: <option>
      Given the reading R-112 is "<option>"
      And the variant is the duo mode
      And the Russian Tenement has 1 union agitation
      And the Russian Tenement draws a misfortune
      When Stolen Leaflets is drawn
      Then the Russian Tenement has <n> union agitation
      And the turn is at the prison

      Examples:
        | option             | n |
        | as-any-other       | 0 |
        | instead-of-another | 1 |

    # fr: Seul à pouvoir le subir, qui l'a pioché le prend, si la table ne le lit pas autrement
    Scenario: Who alone can suffer it takes it, unless the table reads it otherwise
      Given the variant is the duo mode
      And the Russian Tenement has 1 union agitation
      And the Russian Tenement draws a misfortune
      When Stolen Leaflets is drawn
      Then the Russian Tenement has 0 union agitation

    # fr: Par « instead-of-another », il est pris à la place de l'autre
    Scenario: By "instead-of-another" it is taken in the place of the other
      Given the reading R-112 is "instead-of-another"
      And the variant is the duo mode
      And the Russian Tenement draws a misfortune
      When Illness is drawn
      And the Russian Tenement gives it to the Russian Tenement
      Then the Russian Tenement must decide

    # fr: Quand personne ne peut le subir, il est défaussé
    Scenario: Where nobody can suffer it, it is discarded
      Given the variant is the duo mode
      And the Russian Tenement draws a misfortune
      When Stolen Leaflets is drawn
      Then the turn is at the prison
      And clause whichside.misfortune.discard-if-none is cited

    # fr: Qui pioche sans pouvoir le subir en entier ne peut le prendre
    Scenario: A drawer who cannot suffer it in full cannot take it
      Given the variant is the duo mode
      And the Italian Tenement has 1 union agitation
      And the Russian Tenement draws a misfortune
      When Stolen Leaflets is drawn
      Then the Italian Tenement has 0 union agitation

  @whichside.variant.duo.political-two
  # fr: Deux au lieu politique
  Rule: Two improve a political place

    # fr: Un de chaque Tenement
    Scenario: One of each Tenement
      Given a game of Which Side
      And the variant is the duo mode
      And Alexei stands on the improvement at the Labor Union IWW
      And Rosa stands on the improvement at the Labor Union IWW
      When the fruits of labor are reaped
      Then the Labor Union IWW shows side B
      And whichside.variant.duo.political-two is cited

    # fr: Un ne suffit pas
    Scenario: One is not enough
      Given a game of Which Side
      And the variant is the duo mode
      And Rosa stands on the improvement at the Labor Union IWW
      When the fruits of labor are reaped
      Then the Labor Union IWW shows side A

    # fr: Deux du même Tenement non plus
    Scenario: Two of the same Tenement are not
      Given a game of Which Side
      And the variant is the duo mode
      And Rosa stands on the improvement at the Labor Union IWW
      And the turn is at the daily actions
      And it is the turn of the Italians
      Then "Carlo goes to the improvement at the Labor Union IWW" is refused by whichside.daily.multi-tenement-space
      When the Italians pass
      And the Russians pass
      And the fruits of labor are reaped
      Then the Labor Union IWW shows side A

    # fr: Pour quatre Tenements, deux ne suffisent pas
    Scenario: For four Tenements two are not enough
      Given a game of Which Side
      And Alexei stands on the improvement at the Labor Union IWW
      And Rosa stands on the improvement at the Labor Union IWW
      When the fruits of labor are reaped
      Then the Labor Union IWW shows side A

  @whichside.variant.duo.workplace-one
  # fr: Un seul au travail
  Rule: One controls a workplace

    # fr: Un suffit
    Scenario: One is enough
      Given a game of Which Side
      And the variant is the duo mode
      And Carlo stands on the improvement at the Newark Cardboard Workshop
      When the fruits of labor are reaped
      Then the Newark Cardboard Workshop shows side B
      And clause whichside.reap.flip-workplace is cited
      And clause whichside.variant.duo.workplace-one is cited

    # fr: Sans personne, elle reste comme elle est
    Scenario: Without anybody it stays as it is
      Given a game of Which Side
      And the variant is the duo mode
      And Carlo stands on the work at the Newark Cardboard Workshop
      When the fruits of labor are reaped
      Then the Newark Cardboard Workshop shows side A

    # fr: Pour quatre Tenements, un ne suffit pas
    Scenario: For four Tenements one is not enough
      Given a game of Which Side
      And Carlo stands on the improvement at the Triangle Shirtwaist Factory
      When the fruits of labor are reaped
      Then the Triangle Shirtwaist Factory shows side A

  @whichside.variant.duo.victory
  # fr: Objectif
  Rule: Every control on the board

    Background:
      Given a game of Which Side
      And the variant is the duo mode
      And the team controls the means of production for 1 sabotage and 1 dollar
      And the team controls the means of production for 1 union agitation and 1 dollar
      And the team controls the means of production for 1 strike and 1 dollar
      And the team controls the means of production for 1 anarchist agitation and 1 dollar
      And the team controls the means of production for 4 dollars

    # fr: Tous moins un ne suffisent pas
    Scenario: All but one are not enough
      When the end of the turn comes
      Then the game goes on

    # fr: Tous gagnent, sans aucune jauge
    Scenario: All of them win, without any gauge
      Given the team controls the means of production for 1 union agitation and 1 strike
      When the end of the turn comes
      Then the game is won
      And whichside.variant.duo.victory is cited
      And clause whichside.victory.conjunction is cited

    # fr: Un plateau qui en a un de plus en demande un de plus
    Scenario: A board with one more asks for one more
      Given the team controls the means of production for 1 union agitation and 1 strike
      And this content pack:
        """
        [duo_objectives.one-more]
        dollars = 1
        """
      When the end of the turn comes
      Then the game goes on
