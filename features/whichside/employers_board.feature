# fr: Plateau patronal
# fr: La Force patronale en haut, trois jauges du droit du travail, les moyens de production.
Feature: Employers' board
  Employers' Strength above, three gauges of labour regulation, the means of production.

  Background:
    Given a game of Which Side

  @whichside.employers-board.es-counts-turns
  # fr: La force compte les tours
  Rule: Employers' Strength counts the turns

    # fr: Tour après tour
    Scenario: Turn after turn
      Given Employers' Strength stands on 5
      When the end of the turn comes
      Then Employers' Strength stands on 6

    # fr: Où un effet monte la Force patronale, un plan ne va pas avec un tour : <card>, <effects>
    Scenario Outline: Where an effect raises Employers' Strength, a plan does not go with a turn: <card>, <effects>
      Given this content pack
        """
        [<card>]
        <effects> = [{ kind = "strength", by = 1 }]
        """
      And the strategy is Wage Reduction Law
      And the marker stands on plan 1
      And Employers' Strength is 9
      Then the marker stands on plan 1

      Examples:
        | card                         | effects         |
        | misfortunes.useless-spending | effects         |
        | incidents.raid               | effects         |
        | solidarities.clara-lemlich   | effects         |
        | normals.salary-offensive     | effects         |
        | difficults.lockout           | effects         |
        | plans.wage-reduction-law-1   | effects         |
        | plans.wage-reduction-law-1   | condition       |
        | strategies.strike-breakers   | victory         |
        | strategies.strike-breakers   | partial_victory |
        | strategies.strike-breakers   | partial_defeat  |
        | strategies.strike-breakers   | defeat          |

    # fr: Où elle n'est pas dite, elle suit de la planification et du plan
    Scenario: Where it is not said it follows from the strategy and the plan
      Given the scenario is Winter Fires
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      Then Employers' Strength stands on 8
      And the goal is out of reach

    # fr: Quand le patronat a agi, le marqueur a quitté le plan de ce tour
    Scenario: When the employers have acted the marker has left the plan of this turn
      Given the scenario is Winter Fires
      And the turn is at the end of the turn
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      Then Employers' Strength stands on 7

    # fr: Le marqueur quitte un plan par tour, pas deux : force <n>
    Scenario Outline: The marker leaves one plan a turn, not two: Strength <n>
      Given the scenario is Winter Fires
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      And Employers' Strength stands on <n>
      Then no table can show this position by whichside.employers-board.es-counts-turns

      Examples:
        | n |
        | 1 |
        | 7 |

    # fr: Une planification terminée a pris autant de tours qu'elle a de plans
    Scenario: A strategy that is over took as many turns as it has plans
      Given Strike-breakers is over
      And the strategy is Abusive and Unjustified Controls
      And Employers' Strength stands on 3
      Then no table can show this position by whichside.employers-board.es-counts-turns

    # fr: Une planification terminée, quand la force suffit
    Scenario: A strategy that is over, where Strength is enough
      Given Strike-breakers is over
      And the strategy is Abusive and Unjustified Controls
      And Employers' Strength stands on 4
      When the employers act
      Then the marker stands on plan 2

    # fr: Des planifications dont on ne sait lesquelles ont pris au moins leurs tours
    Scenario: Strategies of which nobody says which took their turns at least
      Given the pile of strategies is empty
      And no strategy is in play
      And the turn is at the employers' offensives
      Then Employers' Strength stands on 10

  @whichside.employers-board.es-never-left
  # fr: Une force sans recul
  Rule: It never goes left

    # fr: Elle n'est pas avant la case où le D66 l'a mise
    Scenario: It is not before the cell on which the D66 put it
      Given the D66 has fallen on 33
      And Employers' Strength is 1
      Then no table can show this position by whichside.employers-board.es-never-left

    # fr: Le contrôle ouvrier ne la déplace pas
    Scenario: Three gauges can be moved by the workers' control, and this is none of them
      Given Olga stands on the workers' control at Woolworth
      And Woolworth shows side B
      When the fruits of labor are reaped
      Then there are 3 legal moves
      And "the Russian Tenement moves the wages" is legal

    # fr: Une carte qui ne la fait pas monter la laisse où elle est
    Scenario: A card that raises it by nothing leaves it alone
      Given this content pack:
        """
        [difficults.hired-press]
        effects = [{ kind = "strength", by = 0 }]
        """
      And Employers' Strength stands on 4
      And Hired Press is in play
      When the employers act
      Then Employers' Strength stands on 4

  @whichside.employers-board.three-labour-gauges
  # fr: Trois jauges du travail
  Rule: Three gauges

    # fr: Une jauge sur trois à gauche
    Scenario: One gauge of three leftmost
      Given the wages are leftmost
      Then 1 labour gauge is leftmost
      And the answers rest on whichside.employers-board.three-labour-gauges

    # fr: <card> déplace <gauge>
    Scenario Outline: <card> moves <gauge>
      Given <card> is in play
      When the employers act
      Then <gauge> stands on cell 4
      And whichside.employer.coup-de-force is cited

      Examples:
        | card             | gauge                  |
        | Longer Days      | the working hours      |
        | Speed-up         | the working conditions |
        | Salary Offensive | the wages              |

  @whichside.employers-board.es-track
  # fr: Piste de la force
  Rule: Ten cells, the last of which is defeat

    # fr: Jamais avant la case de départ : <variant>
    Scenario Outline: Never before the cell of the start: <variant>
      Given the variant is <variant>
      And Employers' Strength stands on <n>
      Then no table can show this position by whichside.employers-board.es-track

      Examples:
        | variant                 | n |
        | the tutorial            | 4 |
        | the desperate situation | 4 |

    # fr: Case 9, la partie continue
    Scenario: On cell 9 the game goes on
      Given Employers' Strength stands on 9
      When the end of the turn comes
      Then the game goes on

    # fr: Case 10, la partie est perdue
    Scenario: On cell 10 the game is lost
      Given Employers' Strength stands on 10
      When the end of the turn comes
      Then the game is lost

    # fr: Sur la dernière case, elle n'avance plus
    Scenario: On the last cell it rises no more
      Given this content pack:
        """
        [difficults.hired-press]
        measure = false
        effects = [{ kind = "strength", by = 1 }]
        """
      And Employers' Strength stands on 10
      And Hired Press is in play
      When the employers act
      Then Employers' Strength stands on 10
      And the event strength-rose happens 0 times

  @whichside.employers-board.wh-track
  # fr: Piste du temps
  Rule: Six cells of working hours

    # fr: De la case <from> vers la droite
    Scenario Outline: From cell <from> to the right
      Given the working hours stands on cell <from>
      And Longer Days is in play
      When the employers act
      Then the working hours stands on cell <to>

      Examples:
        | from | to |
        | 1    | 2  |
        | 5    | 6  |
        | 6    | 6  |

    # fr: La case <cell> porte <n>
    Scenario Outline: Cell <cell> reads <n>
      Given the working hours read <n>
      Then the working hours stand on cell <cell>
      And the working hours read <n>

      Examples:
        | cell | n  |
        | 1    | 8  |
        | 2    | 10 |
        | 3    | 12 |
        | 4    | 13 |
        | 5    | 14 |
        | 6    | 15 |

    # fr: Une jauge déjà à gauche ne bouge plus
    Scenario: From the first cell to the left
      Given the working hours stands on cell 1
      And Olga stands on the workers' control at Woolworth
      And Woolworth shows side B
      When the fruits of labor are reaped
      And the Russian Tenement moves the working hours
      Then the working hours stands on cell 1

  @whichside.employers-board.wc-track
  # fr: Piste des conditions
  Rule: As many incidents as the cell says

    # fr: Une sur la première case
    Scenario: One on the first cell
      Given the working conditions stands on cell 1
      And the other Tenements have 9 dollars
      When the incidents begin
      And Eviction Threat is drawn
      Then the turn is at the cost of living
      And the Italian Tenement has 8 dollars

    # fr: Deux incidents sur la case <cell>, bien que le marqueur ait bougé
    Scenario Outline: Two on cell <cell>, though the marker has moved
      Given the working conditions stands on cell <cell>
      And the other Tenements have 9 dollars
      When the incidents begin
      And Eviction Threat is drawn
      And Eviction Threat is drawn
      Then the turn is at the cost of living
      And the Italian Tenement has 7 dollars

      Examples:
        | cell |
        | 2    |
        | 3    |

    # fr: Trois sur la case <cell>
    Scenario Outline: Three on cell <cell>
      Given the working conditions stands on cell <cell>
      And the other Tenements have 9 dollars
      When the incidents begin
      And Eviction Threat is drawn
      And Eviction Threat is drawn
      And Eviction Threat is drawn
      Then the turn is at the cost of living
      And the Italian Tenement has 6 dollars

      Examples:
        | cell |
        | 4    |
        | 5    |

    # fr: Quatre sur la dernière
    Scenario: Four on the last
      Given the working conditions stands on cell 6
      And the other Tenements have 9 dollars
      When the incidents begin
      And Eviction Threat is drawn
      And Eviction Threat is drawn
      And Eviction Threat is drawn
      And Eviction Threat is drawn
      Then the turn is at the cost of living
      And the Italian Tenement has 5 dollars

  @whichside.employers-board.wa-track
  # fr: Piste des salaires
  Rule: Work pays as the cell says

    # fr: Que le travail ne paie rien se dit avant ce qu'il rapporte d'autre
    Scenario: That work pays nothing is told before what else it yields
      Given this content pack:
        """
        [employers_board]
        grey_wages = 3

        [tiles.triangle.a.work]
        dollars = 1
        union = 1
        """
      And the wages stand on cell 4
      And Rosa stands on the work at Triangle
      When the fruits of labor are reaped
      Then the Italians have 1 union agitation
      And the event pays-nothing happens before the event resource-gained

    # fr: Quatre dollars de paie sur la case <cell>
    Scenario Outline: Four dollars of pay on cell <cell>
      Given the wages stands on cell <cell>
      And the Russian Tenement has 0 dollars
      And Alexei stands on the work at Newtown Creek
      When the fruits of labor are reaped
      Then the Russian Tenement has <pay> dollars

      Examples:
        | cell | pay |
        | 1    | 5   |
        | 2    | 4   |
        | 3    | 4   |
        | 4    | 3   |
        | 5    | 3   |
        | 6    | 2   |

  @whichside.employers-board.objectives-area
  # fr: Zone des contrôles
  Rule: Nine means of production on the normal side

    # fr: La face normale en a un à 8 dollars
    Scenario: The normal side has one for 8 dollars
      Given the Italian Tenement has 8 dollars
      And the other Tenements have 0 dollars
      When the team takes control of the means of production for 8 dollars
      Then 1 means of production are controlled

    # fr: La face pour deux n'en a aucun
    Scenario: The side for two has none
      Given the variant is the duo mode
      And the Italian Tenement has 8 dollars
      And the other Tenements have 0 dollars
      When the team takes control of the means of production for 8 dollars
      Then the move is refused by whichside.control.cost-on-board
