# fr: La grève des cloakmakers
# fr: Deux Tenements, tous les contrôles et le temps de travail.
Feature: The cloakmakers' strike
  Two Tenements, every control and the working hours.

  Background:
    Given a game of Which Side
    And the scenario is the cloakmakers' strike

  @whichside.scenario.cloakmakers.scope
  # fr: Joueurs et difficulté
  Rule: For one or two people

    # fr: Ce que le livret dit de sa difficulté
    Scenario: What the book says of its difficulty
      Then the datum scenarios.cloakmakers.difficulty is "normal"

    # fr: <n> personnes jouent
    Scenario Outline: <n> people play
      When <n> people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

      Examples:
        | n |
        | 1 |
        | 2 |

    # fr: <n> personnes sont trop
    Scenario Outline: <n> people are too many
      When <n> people sit down to Which Side
      Then the move is refused by whichside.scenario.cloakmakers.scope and by nothing else

      Examples:
        | n |
        | 3 |
        | 4 |

    # fr: Une personne a les deux Tenements
    Scenario: One person has both Tenements
      Given 1 person has all the Tenements
      And the turn is at the daily actions
      And it is the turn of the American Tenement
      Then person 1 decides

    # fr: De deux personnes, la seconde a les Étasuniens
    Scenario: Of two people the second has the Americans
      Given the turn is at the daily actions
      And it is the turn of the American Tenement
      Then person 2 decides

    # fr: De difficulté normale
    Scenario: Of normal difficulty
      Then the difficulty of the scenario is normal

  @whichside.scenario.cloakmakers.tiles-work
  # fr: Lieux de travail
  Rule: Two workplaces

    # fr: L'usine et l'atelier
    Scenario: The factory and the workshop
      Given a new game of Which Side for 2 people
      Then the Triangle Shirtwaist Factory is on the table
      And the Newark Cardboard Workshop is on the table
      And the Woolworth Building is not on the table
      And the Newark Cardboard Workshop shows side A

    # fr: Pas d'autre lieu de travail
    Scenario: No other workplace
      Given the tiles are the Woolworth Building, the Newark Cardboard Workshop, the Tenderloin, the Western Pen, the Labor Union IWW and the Labor Union ILGWU
      When 2 people sit down to Which Side
      Then the move is refused by whichside.scenario.cloakmakers.tiles-work

  @whichside.scenario.cloakmakers.tiles-political
  # fr: Lieux politiques
  Rule: Two political places

    # fr: Les deux syndicats
    Scenario: The two unions
      Given a new game of Which Side for 2 people
      Then the Labor Union IWW is on the table
      And the Labor Union ILGWU is on the table
      And Greenwich Village is not on the table

    # fr: Pas d'autre lieu politique
    Scenario: No other political place
      Given the tiles are the Triangle Shirtwaist Factory, the Newark Cardboard Workshop, the Tenderloin, the Western Pen, the Bierhalle and the Labor Union ILGWU
      When 2 people sit down to Which Side
      Then the move is refused by whichside.scenario.cloakmakers.tiles-political

  @whichside.scenario.cloakmakers.tiles-specific
  # fr: Lieux spécifiques
  Rule: The Tenderloin and the Western Pen

    # fr: Six tuiles, sans les docks
    Scenario: Six tiles, without the docks
      Given a new game of Which Side for 2 people
      Then 6 tiles lie on the table
      And the Tenderloin is on the table
      And the Western Pen is on the table
      And the East River Docks is not on the table

    # fr: Pas avec les docks
    Scenario: Not with the docks
      Given the tiles are the Triangle Shirtwaist Factory, the Newark Cardboard Workshop, the Tenderloin, the Western Pen, the East River Docks, the Labor Union IWW and the Labor Union ILGWU
      When 2 people sit down to Which Side
      Then the move is refused by whichside.scenario.cloakmakers.tiles-specific

  @whichside.scenario.cloakmakers.health
  # fr: Santé de départ
  Rule: Everybody at HEA 2

    # fr: Dans les deux Tenements
    Scenario: In both Tenements
      Given a new game of Which Side for 2 people
      Then Rosa is at HEA 2
      And Bessy is at HEA 2

    # fr: Vivre coûte donc un dollar chacun
    Scenario: So upkeep is a dollar each
      Given the turn is at the struggle
      Then the cost of living of the Italian Tenement is 6 dollars

  @whichside.scenario.cloakmakers.uns
  # fr: Insalubrité de départ
  Rule: Unsanitary at 2

    # fr: Les deux logements sont pareils
    Scenario: Both homes are alike
      Given a new game of Which Side for 2 people
      Then Unsanitary of the Italian Tenement is 2
      And Unsanitary of the American Tenement is 2

  @whichside.scenario.cloakmakers.gauges
  # fr: Jauges de départ
  Rule: Employers' Strength at 1

    # fr: Les jauges du travail sont sur les cases grises de la face pour deux
    Scenario: The labour gauges are on the grey cells of the side for two
      Given a new game of Which Side for 2 people
      And this content pack:
        """
        [duo_board]
        grey_hours = 2
        grey_conditions = 4
        grey_wages = 5
        """
      Then Employers' Strength stands on 1
      And the working hours stands on cell 2
      And the working conditions stands on cell 4
      And the wages stands on cell 5

    # fr: Le deuxième tour suit
    Scenario: The second turn follows
      When the end of the turn comes
      Then Employers' Strength stands on 2

  @whichside.scenario.cloakmakers.money
  # fr: Argent de départ
  Rule: Two dollars each

    # fr: Les deux
    Scenario: Both
      Given a new game of Which Side for 2 people
      Then the Italian Tenement has 2 dollars
      And the American Tenement has 2 dollars

  @whichside.scenario.cloakmakers.board-side
  # fr: Plateau côté duo
  Rule: The side for two of the Employers' board

    # fr: Ses moyens de production sont pris
    Scenario: Its means of production are taken
      Given the American Tenement has 4 dollars
      And the Italian Tenement has 0 dollars
      When the team takes control of the means of production for 4 dollars
      Then the team controls the means of production for 4 dollars

    # fr: Ceux de l'autre face n'y sont pas
    Scenario: Those of the other side are not there
      Given the American Tenement has 8 dollars
      When the team takes control of the means of production for 8 dollars
      Then the move is refused by whichside.control.cost-on-board

  @whichside.scenario.cloakmakers.tenements
  # fr: Tenements imposés
  Rule: Italians and Americans

    # fr: Personne d'autre ne joue
    Scenario: Nobody else plays
      Given a new game of Which Side for 2 people
      Then 4 characters live in the Italian Tenement
      And 4 characters live in the American Tenement
      And the first player is that of the Italian Tenement

    # fr: Les Étasuniens peuvent commencer
    Scenario: The Americans can sit first
      Given the American Tenement and the Italian Tenement take part
      And a new game of Which Side for 2 people
      Then the first player is that of the American Tenement

    # fr: Pas les Chinois
    Scenario: Not the Chinese
      Given the Chinese Tenement and the Italian Tenement take part
      When 2 people sit down to Which Side
      Then the move is refused by whichside.scenario.cloakmakers.tenements and by nothing else

    # fr: Aux Chinois il ne peut rien arriver
    Scenario: Nothing can be said of the Chinese
      Given a game of Which Side
      And the Chinese Tenement has 3 dollars
      Then no table can show this position by whichside.scenario.cloakmakers.tenements

  @whichside.scenario.cloakmakers.complex-removed
  # fr: Sans cartes complexes
  Rule: Without the COMPLEX cards

    # fr: <pile>
    Scenario Outline: <pile>
      Given a new game of Which Side for 2 people
      Then the pile of <pile> holds <n> cards

      Examples:
        | pile                         | n  |
        | the misfortunes              | 34 |
        | the incidents                | 37 |
        | the normal Employer cards    | 18 |
        | the difficult Employer cards | 14 |

    # fr: Avec Ironworker ils en sont, sauf ce que retire le mode duo
    Scenario: With Ironworker they are in, but for what duo mode takes out
      Given a new game of Which Side for 2 people
      And Ironworker is played
      Then the pile of the misfortunes holds 37 cards
      And the pile of the difficult Employer cards holds 16 cards
      And the pile of the normal Employer cards holds 18 cards

  @whichside.scenario.cloakmakers.strategy-deck
  # fr: Quatre offensives au hasard
  Rule: Four offensives at random

    # fr: Deux en deux étapes et deux en trois
    Scenario: Two in two steps and two in three
      Given a new game of Which Side for 2 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then the pile of the strategies holds 4 cards
      And the probability that "the strategy is Strike-breakers" is 1/10
      And the probability that "the strategy is Scandal in Food Production" is 1/10

    # fr: Après une de chaque sorte, chaque autre est aussi probable que sa sorte
    Scenario: After one of either kind each other is as likely as its kind
      Given the strategy is Strike-breakers
      Then the pile of the strategies holds 3 cards

  @whichside.scenario.cloakmakers.shuffle
  # fr: Paquets mélangés
  Rule: The five decks are shuffled

    # fr: Personne ne connaît le premier malheur
    Scenario: Nobody knows the first misfortune
      When the misfortunes begin
      Then nobody may act
      And the probability that "clause whichside.misfortune.draw is cited" is 1/1

    # fr: Dix cartes solidarité, chacune peut être la première
    Scenario: Ten solidarity cards, each can be the first
      Given a new game of Which Side for 2 people
      Then the pile of the solidarity cards holds 10 cards

  @whichside.scenario.cloakmakers.victory
  # fr: Objectif
  Rule: Every control, and the working hours leftmost

    # fr: Tous, avec le temps de travail, gagnent
    Scenario: All of them and the working hours win
      Given the team controls 6 means of production
      And the working hours stands on cell 1
      When the end of the turn comes
      Then the game is won
      And whichside.scenario.cloakmakers.victory is cited

    # fr: Tous, avec deux autres jauges, non
    Scenario: All of them and two other gauges do not
      Given the team controls 6 means of production
      And the working hours stands on cell 2
      And the working conditions stands on cell 1
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game goes on

    # fr: Tous moins un, non
    Scenario: All but one do not
      Given the team controls 5 means of production
      And the working hours stands on cell 1
      When the end of the turn comes
      Then the game goes on

    # fr: D'Ironworker il n'imprime rien : les trois choix, dont six sont hors d'atteinte de huit
    Scenario: Of Ironworker it prints nothing: the three choices, of which six are out of reach of eight
      Given Ironworker is played
      Then the goal is out of reach

    # fr: Avec Ironworker, la table choisit
    Scenario: With Ironworker the table chooses
      Given Ironworker is played
      And the table asks for 5 controls and 1 gauges
      And the team controls 5 means of production
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game is won

    # fr: Par R-118 « all », son propre objectif reste avec Ironworker
    Scenario: By R-118 "all" its own goal stays with Ironworker
      Given the reading R-118 is "all"
      And Ironworker is played
      And the team controls 6 means of production
      And the working hours stands on cell 1
      When the end of the turn comes
      Then the game is won

    # fr: Par R-118 « options », non
    Scenario: By R-118 "options" it does not
      Given the reading R-118 is "options"
      And Ironworker is played
      And the team controls 6 means of production
      And the working hours stands on cell 1
      When the end of the turn comes
      Then the game goes on

  @whichside.scenario.cloakmakers.duo-adjustments
  # fr: Ajustements du mode duo
  Rule: The adjustments of duo mode

    # fr: Une agitation contre ce qui en demande deux
    Scenario: One agitation counters what asks for two
      Given this content pack:
        """
        [normals.worker-surveillance]
        union = 2
        """
      And Degradation of Worker Surveillance is in play
      And the Italian Tenement has 1 union agitation
      When the team counters Degradation of Worker Surveillance
      Then Degradation of Worker Surveillance is not in play

    # fr: Une grève n'est pas moins qu'une
    Scenario: A strike is not less than one
      Given Speed-up is in play
      And every Tenement has 0 strikes
      When the team counters Speed-up
      Then the move is refused by whichside.fight.pay-full-cost

    # fr: Un malheur sur soi-même
    Scenario: A misfortune on oneself
      Given the Italian Tenement draws a misfortune
      When Illness is drawn
      And the Italian Tenement gives it to the Italian Tenement
      Then the Italian Tenement must decide

    # fr: Un seul améliore un lieu de travail
    Scenario: One improves a workplace
      Given Carlo stands on the improvement at the Newark Cardboard Workshop
      When the fruits of labor are reaped
      Then the Newark Cardboard Workshop shows side B

    # fr: Deux améliorent un lieu politique
    Scenario: Two improve a political place
      Given Carlo stands on the improvement at the Labor Union IWW
      And Bessy stands on the improvement at the Labor Union IWW
      When the fruits of labor are reaped
      Then the Labor Union IWW shows side B

    # fr: <card> n'est pas en jeu
    Scenario Outline: <card> is not in the game
      Given a new game of Which Side for 2 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      And <card> is drawn
      Then the move is refused by whichside.offensives.draw-employer-cards
      # fr: le refus dit « ne sert pas dans cette partie et reste dans la boîte »
      And the refusal says "is not used in this game and stays in the box"
      And clause whichside.scenario.cloakmakers.duo-adjustments is cited
      And clause whichside.cards.complex-symbol is not cited

      Examples:
        | card                         |
        | Fire at a Political Location |
        | Closure of a Workplace       |
