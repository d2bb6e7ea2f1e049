# fr: Coût de la vie
# fr: Ce que coûte un tour : les travailleurs, un supplément par blessé, le loyer et les hausses
# fr: provisoires.
Feature: Cost of Living
  What a turn costs: workers, a surcharge for the injured, rent and temporary rises.

  @postal.cost.formula
  # fr: Calcul du coût de la vie
  Rule: Sum of the Cost of Living

    # fr: <healthy> indemnes et <injured> blessés en mode <mode>, <rise> de plus ce tour
    Scenario Outline: <healthy> healthy and <injured> injured workers in <mode> mode, <rise> more this turn
      Given a game in <mode> mode
      And <healthy> healthy workers
      And <injured> injured workers
      And the Cost of Living is raised by <rise> dollars this turn
      Then the Cost of Living is <cost> dollars

      Examples:
        | healthy | injured | mode      | rise | cost |
        | 4       | 0       | Normal    | 0    | 5    |
        | 2       | 3       | Normal    | 0    | 9    |
        | 2       | 3       | Confirmed | 0    | 9    |
        | 2       | 3       | Hard      | 0    | 10   |
        | 4       | 0       | Normal    | 2    | 7    |
        | 1       | 0       | Normal    | 0    | 2    |
        | 0       | 1       | Normal    | 0    | 3    |
        | 8       | 0       | Normal    | 0    | 9    |
        | 0       | 8       | Hard      | 2    | 20   |

    # fr: Le loyer est dû bien que personne ne travaille au Tenement
    Scenario: The rent is due although nobody works at the Tenement
      Given 4 healthy workers
      And the Cost of Living is to be paid
      And Savings are 5 dollars
      When the Cost of Living is paid
      Then Savings are 0 dollars
      And there are 0 injured workers

    # fr: La somme payée est la somme comptée
    Scenario: The sum paid is the sum counted
      Given 2 healthy workers
      And 3 injured workers
      And the Cost of Living is raised by 2 dollars this turn
      And the Cost of Living is to be paid
      And Savings are 12 dollars
      When the Cost of Living is paid
      Then Savings are 1 dollar

    # fr: Une recrue et une blessure du même tour comptent toutes deux
    Scenario: A recruit and an injury of one turn both count
      Given Risk is one step below Hurt
      And workers stand at Greenwich Village and the East River Docks
      And 2 healthy workers
      When the workers act at Greenwich Village and the East River Docks
      Then there are 2 healthy workers
      And there is 1 injured worker
      And the Cost of Living is 5 dollars

    # fr: Chaque travailleur vivant compte, où qu'il soit
    Scenario: Every living worker counts, wherever that worker is
      Given 2 healthy workers
      And 3 injured workers
      And a healthy worker stands at Triangle
      And injured workers stand at Triangle and the Tenement
      Then there is 1 worker who has acted
      And the Cost of Living is 9 dollars
      When an injured worker acts at Triangle
      Then the Cost of Living is 9 dollars

    # fr: Deux hausses provisoires finissent ensemble
    Scenario: Two temporary rises end together
      Given Employers' Strength is 2
      And the turn is about to begin
      And 4 workers in jail
      And Savings are 20 dollars
      When the employers' phase is played with 1 and 1
      Then the Cost of Living is 7 dollars
      When the Cost of Living is paid
      And the turn ends
      Then the Cost of Living is 5 dollars

    # fr: Une hausse durable reste quand la provisoire du même tour finit
    Scenario: A lasting rise stays when the temporary one of the same turn ends
      Given the turn is about to begin
      And 3 workers in jail
      And Savings are 20 dollars
      When the employers' phase is played with a 1
      And a worker is placed at Greenwich Village
      And a worker acts at Greenwich Village
      Then the Cost of Living is 7 dollars
      When the Cost of Living is paid
      And the turn ends
      Then the Cost of Living is 6 dollars

    # fr: Une mort enlève les deux dollars du mort
    Scenario: A death takes off both dollars of the dead
      Given 1 healthy worker
      And 1 injured worker
      And Police Threat is one step below jail
      And the offensive is about to be rolled
      When the die shows a 3
      And the player sends an injured worker to jail
      Then the Cost of Living is 2 dollars

    # fr: Les prisonniers sont comptés ou non, selon R-18a : <option>
    Scenario Outline: Prisoners are charged or not, as R-18a is read: <option>
      Given the reading R-18a is "<option>"
      And 1 healthy worker
      And 1 injured worker
      And 1 healthy worker in jail
      And 1 injured worker in jail
      Then the Cost of Living is <cost> dollars

      Examples:
        | option  | cost |
        | charged | 7    |
        | free    | 4    |

    # fr: Le cinq imprimé de R-1 fait payer un dollar de moins pendant toute la partie en mode Difficile : <healthy> indemnes, <injured> blessés
    Scenario Outline: The printed five of R-1 keeps Hard mode a dollar lower all game: <healthy> healthy, <injured> injured
      Given a game in Hard mode
      And the reading R-1 is "printed-five"
      And <healthy> healthy workers
      And <injured> injured workers
      Then the Cost of Living is <cost> dollars

      Examples:
        | healthy | injured | cost |
        | 4       | 0       | 5    |
        | 2       | 3       | 9    |
        | 1       | 0       | 2    |

    # fr: Le cinq imprimé de R-1 ne change rien à un autre loyer du mode Normal
    Scenario: The printed five of R-1 does not bear on another rent of Normal mode
      Given this content pack
        """
        [rent]
        normal = 3
        """
      And the reading R-1 is "printed-five"
      And 2 healthy workers
      And 3 injured workers
      Then the Cost of Living is 11 dollars

    # fr: Le cinq imprimé de R-1 ne change rien en mode <mode>
    Scenario Outline: The printed five of R-1 changes nothing in <mode> mode
      Given a game in <mode> mode
      And the reading R-1 is "printed-five"
      And 2 healthy workers
      And 3 injured workers
      Then the Cost of Living is 9 dollars

      Examples:
        | mode      |
        | Normal    |
        | Confirmed |

    # fr: Quand ni les prisonniers ni le loyer ne coûtent rien, vivre ne coûte rien
    Scenario: Where neither the prisoners nor the rent cost anything, life costs nothing
      Given the reading R-18a is "free"
      And this content pack:
        """
        [rent]
        normal = 0
        """
      And 4 workers in jail
      Then the Cost of Living is 0 dollars

    # fr: Le dollar qu'un prisonnier ne coûte plus est dit, par l'autre lecture
    Scenario: The dollar that a prisoner no longer costs is told, by the other reading
      Given the reading R-18a is "free"
      And Police Threat is one step below jail
      When the die shows 3
      Then clause postal.cost.formula is cited
      And the event cost-changed happens 1 time
      # fr: le récit dit « Le coût de la vie est maintenant de 4 $ »
      And the story says "The Cost of Living is now 4 dollars"
      And the event worker-jailed happens before the event cost-changed

    # fr: Le coût de la vie n'est jamais négatif
    Scenario: The Cost of Living is never less than nothing
      Given a game in Hard mode
      And the reading R-1 is "printed-five"
      And the reading R-18a is "free"
      And this content pack:
        """
        [start]
        cost = 2
        """
      And 4 workers in jail
      Then the Cost of Living is 0 dollars

    # fr: Compter le coût ne le paie pas
    Scenario: To count the cost is not to pay it
      Given 3 of the 5 workers are injured
      And Savings are 9 dollars
      When the group counts the Cost of Living
      Then the Cost of Living is 9 dollars
      And the Savings do not change

    # fr: Ce que coûte la vie une fois le tour fini
    Scenario: What living costs once the turn is over
      Given 4 healthy workers
      When the die shows 1
      Then the Cost of Living is 6 dollars
      And the Cost of Living is 5 dollars once the turn is over
