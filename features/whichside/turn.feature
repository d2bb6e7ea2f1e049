# fr: Déroulement d'un tour
# fr: Deux parties, leurs phases, et qui commence.
Feature: Course of a turn
  Two parts, their phases, and who begins.

  Background:
    Given a game of Which Side
    And the other Tenements have 20 dollars

  @whichside.turn.max-ten
  # fr: Dix tours
  Rule: Ten turns

    # fr: Après la force <strength>, <n> tours au plus
    Scenario Outline: After Strength <strength> at most <n> turns
      Given Employers' Strength stands on <strength>
      Then <n> turns can follow this one

      Examples:
        | strength | n |
        | 1        | 9 |
        | 9        | 1 |
        | 10       | 0 |

    # fr: Le dixième tour se joue
    Scenario: The tenth turn is played
      Given Employers' Strength stands on 9
      When the end of the turn comes
      Then Employers' Strength stands on 10
      And the game goes on

    # fr: Il n'y a pas de onzième tour (interaction 33)
    Scenario: There is no eleventh turn (interaction 33)
      Given Employers' Strength stands on 10
      When the end of the turn comes
      Then the game is lost
      And Employers' Strength stands on 10
      And the turn is at the end of the game

  @whichside.turn.two-parts
  # fr: Deux parties du tour
  Rule: Two parts of a turn

    # fr: Le patronat agit après la lutte
    Scenario: The employers act after the struggle
      Given the turn is at the struggle
      When the struggle ends
      Then the turn is at the employers' actions
      When the employers act
      Then clause whichside.turn.two-parts is cited
      # fr: le récit dit « La lutte se termine »
      And the story says "The struggle ends"

    # fr: Un tour commence par le quotidien
    Scenario: A turn begins with daily life
      When the end of the turn comes
      Then the turn is at the misfortunes of life
      And "the misfortunes begin" is legal

  @whichside.turn.clockwise
  # fr: Sens horaire
  Rule: Clockwise

    # fr: Du premier joueur, tout autour
    Scenario: From the first player all around
      Given the first player is that of the Americans
      When Bessy goes to the housework at home
      Then it is the turn of the Chinese
      When Mei goes to the housework at home
      Then it is the turn of the Russians
      When Olga goes to the housework at home
      Then it is the turn of the Italians
      When Rosa goes to the housework at home
      Then it is the turn of the Americans

    # fr: Le coût de la vie se paie aussi dans cet ordre
    Scenario: The cost of living is paid in this order too
      Given the first player is that of the Chinese
      And the Chinese have 0 dollars
      And the Russians have 0 dollars
      When the cost of living falls due
      Then "the Chinese name Mei" is legal
      And "the Russians name Olga" is refused

  @whichside.turn.first-player-rotation
  # fr: Premier joueur suivant
  Rule: Next first player

    # fr: Après <first>, c'est à <next>
    Scenario Outline: After <first> it is for <next>
      Given the first player is that of <first>
      When the end of the turn comes
      Then the first player is that of <next>
      And clause whichside.turn.first-player-rotation is cited

      Examples:
        | first         | next          |
        | the Russians  | the Italians  |
        | the Italians  | the Americans |
        | the Americans | the Chinese   |
        | the Chinese   | the Russians  |

    # fr: À deux, c'est l'autre personne : après <first>
    Scenario Outline: With two people it is the other person: after <first>
      Given 2 people share the Tenements
      And the first player is that of <first>
      When the end of the turn comes
      Then the first player is that of <next>

      Examples:
        | first         | next          |
        | the Russians  | the Americans |
        | the Italians  | the Americans |
        | the Americans | the Russians  |
        | the Chinese   | the Russians  |

    # fr: À trois, le Tenement commun n'est jamais premier : après <first>
    Scenario Outline: With three people the common Tenement is never first: after <first>
      Given 3 people share the Tenements
      And the first player is that of <first>
      When the end of the turn comes
      Then the first player is that of <next>

      Examples:
        | first         | next          |
        | the Russians  | the Italians  |
        | the Italians  | the Americans |
        | the Americans | the Russians  |

    # fr: Qui joue sans autre reste premier
    Scenario: Whoever plays alone stays first
      Given 1 person has all the Tenements
      And the first player is that of the Italians
      When the end of the turn comes
      Then the first player is that of the Italians

    # fr: Qui commence change l'ordre de tous
    Scenario: From who begins all go clockwise
      Given 2 people share the Tenements
      And the first player is that of the Italians
      When the end of the turn comes
      And the misfortunes begin
      And Illness is drawn
      Then the Americans must decide

  @whichside.turn.first-player-rotation
  # fr: Premier joueur suivant
  Rule: Whether a player is a person or has a Tenement is reading R-142

    # fr: Par « tenement », c'est le Tenement suivant : à <n>, après <first>
    Scenario Outline: By "tenement" it is the next Tenement: with <n>, after <first>
      Given the reading R-142 is "tenement"
      And <n> people share the Tenements
      And the first player is that of <first>
      When the end of the turn comes
      Then the first player is that of <next>

      Examples:
        | n | first         | next         |
        | 2 | the Russians  | the Italians |
        | 2 | the Chinese   | the Russians |
        | 3 | the Americans | the Chinese  |
        | 3 | the Chinese   | the Russians |

    # fr: Par « tenement », qui joue sans autre change de Tenement
    Scenario: By "tenement" whoever plays alone begins with another Tenement
      Given the reading R-142 is "tenement"
      And 1 person has all the Tenements
      And the first player is that of the Italians
      When the end of the turn comes
      Then the first player is that of the Americans

  @whichside.turn.part1-order
  # fr: Phases du quotidien
  Rule: The phases of daily life

    # fr: Aucun médecin ne vient avant la lutte
    Scenario: No doctor comes before the struggle
      Given the Italians have called a doctor this turn
      And the turn is at the misfortunes of life
      Then no table can show this position by whichside.turn.part1-order

    # fr: Aucun moyen de production n'est pris avant la lutte
    Scenario: No means of production is taken before the struggle
      Given the team has taken a means of production this turn
      And the turn is at the daily actions
      Then no table can show this position by whichside.turn.part1-order

    # fr: Aucune agitation n'est échangée avant la lutte
    Scenario: No agitation is exchanged before the struggle
      Given the Italians have exchanged agitation at the Ferrer Center this turn
      And the turn is at the cost of living
      Then no table can show this position by whichside.turn.part1-order

    # fr: Le travail vient après les malheurs, et les gains après le soir
    Scenario: Work comes after the misfortunes, and what is gained after the evening
      Given the turn is at the prison
      When the work begins
      Then the turn is at the daily actions
      When the Russians pass
      And the Italians pass
      And the Americans pass
      And the Chinese pass
      And the fruits of labor are reaped
      Then the turn is at the life incidents
      And clause whichside.turn.part1-order is cited
      # fr: le récit dit « À présent : la prison »
      And the story says "Now: the prison"
      # fr: le récit dit « À présent : les actions de la journée »
      And the story says "Now: the daily actions"
      # fr: le récit dit « À présent : les fruits du travail »
      And the story says "Now: the fruits of labor"

    # fr: Une nuit où personne ne peut rien faire n'est dite qu'une fois
    Scenario: A night in which nobody can do anything is told once
      Given a game of Which Side
      And the turn is at the daily actions
      When the Russians pass
      And the Italians pass
      And the Americans pass
      And the Chinese pass
      Then the turn is at the fruits of labor
      And the event part-began happens 1 time

    # fr: Le coût de la vie vient avant la lutte
    Scenario: The cost of living comes before the struggle
      When the cost of living falls due
      Then the turn is at the struggle

    # fr: Le quotidien ne cite pas les phases du patronat
    Scenario: Daily life does not cite the phases of the employers
      Given the turn is at the cost of living
      And the other Tenements have 20 dollars
      When the cost of living falls due
      Then the turn is at the struggle
      And whichside.turn.part2-order is not cited

    # fr: Pas de médecin avant le coût de la vie
    Scenario: No doctor before the cost of living
      Given the turn is at the cost of living
      And Rosa is at HEA 1
      When the Italians call a doctor for Rosa
      Then the move is refused by whichside.turn.part1-order and by nothing else

    # fr: Le patronat attend que la lutte soit finie
    Scenario: The employers wait until the struggle is over
      Given the turn is at the struggle
      When the employers act
      Then the move is refused by whichside.turn.part1-order and by nothing else

    # fr: Ce qui se fait pendant la lutte vient trop tard quand le patronat agit
    Scenario: What is for the struggle comes too late once the employers act
      Given the turn is at the employers' actions
      And Mei is at HEA 1
      Then "the team counters Private Police" is refused by whichside.turn.part1-order and by nothing else
      And "the team takes control of the means of production for 8 dollars" is refused by whichside.turn.part1-order and by nothing else
      And "the Chinese call a doctor for Mei" is refused by whichside.turn.part1-order and by nothing else

    # fr: Ce qui attend est demandé par sa clause : <part>
    Scenario Outline: What waits is asked by its clause: <part>
      Given the turn is at <part>
      Then the open question is asked by <clause>
      When <begins>
      Then the event part-began cites <by>

      Examples:
        | part                      | clause                                   | begins                         | by                           |
        | the misfortunes of life   | whichside.misfortune.draw                | the misfortunes begin          | whichside.turn.part1-order   |
        | the prison                | whichside.work.prison-first              | the work begins                | whichside.turn.part1-order   |
        | the fruits of labor       | whichside.reap.order                     | the fruits of labor are reaped | whichside.turn.part1-order   |
        | the life incidents        | whichside.incidents.first-player-draws   | the incidents begin            | whichside.turn.part1-order   |
        | the cost of living        | whichside.cost-of-living.formula         | the cost of living falls due   | whichside.turn.part1-order   |
        | the employers' actions    | whichside.employer.apply-undefeated      | the employers act              | whichside.turn.two-parts     |
        | life goes on              | whichside.life.order                     | life goes on                   | whichside.turn.part2-order   |
        | the employers' offensives | whichside.offensives.draw-employer-cards | the offensives begin           | whichside.turn.part2-order   |
        | the end of the turn       | whichside.end-of-turn.order              | the end of the turn comes      | whichside.end-of-turn.order  |

  @whichside.turn.part2-order
  # fr: Phases du patronat
  Rule: The phases of the employers

    # fr: Actions patronales, vie, offensives, fin du tour
    Scenario: Employers' actions, life, offensives, end of the turn
      Given the strategy is Anti-union Legislation
      And the Political Café lies face up
      When the employers act
      Then the turn is at life goes on
      When life goes on
      And the Laundry is turned up
      Then the turn is at the employers' offensives
      And clause whichside.turn.part2-order is cited

    # fr: La phase est dite avant ce qui s'y passe
    Scenario: The phase is told before what happens in it
      Given Rosa is in the Jail box
      And the Political Café lies face up
      And the turn is at life goes on
      When life goes on
      Then the event part-began happens before the event moved

    # fr: Les offensives n'arrivent pas avant que la vie continue
    Scenario: The offensives do not come before life goes on
      Given the turn is at the employers' actions
      When the offensives begin
      Then the move is refused by whichside.turn.part2-order and by nothing else

    # fr: Une carte patronale ne se tire pas tant que la vie continue
    Scenario: No Employer card is drawn while life goes on
      Given the turn is at life goes on
      When Private Police is drawn
      Then the move is refused by whichside.turn.part2-order and by nothing else
