# fr: Mise en place
# fr: Ce que montre le plateau avant le premier tour, le choix de la difficulté, et le lancer qui
# fr: achève la mise en place.
Feature: Set-up
  What the board shows before the first turn, the choice of the difficulty, and the roll that
  ends the set-up.

  @postal.setup.savings-2
  # fr: Économie de départ
  Rule: Starting Savings

    # fr: L'Économie de départ en mode <mode>
    Scenario Outline: Savings at the start in <mode> mode
      Given a new game in <mode> mode
      Then Savings are 2 dollars

      Examples:
        | mode      |
        | Normal    |
        | Confirmed |
        | Hard      |

    # fr: L'Économie de départ est imprimée
    Scenario: The starting Savings are printed
      Given a new game
      Then the datum start.savings is "2"
      And the datum start.savings is stated by the book

    # fr: Le lancer de mise en place ne touche pas à l'Économie : <roll>
    Scenario Outline: The set-up roll leaves the Savings alone: <roll>
      Given a new game
      When the die shows <roll>
      Then Savings are 2 dollars

      Examples:
        | roll |
        | 1    |
        | 2    |
        | 3    |
        | 4    |
        | 5    |
        | 6    |

  @postal.setup.cost-5
  # fr: Coût de la vie de départ
  Rule: Starting Cost of Living

    # fr: Le coût de la vie de départ en mode <mode>
    Scenario Outline: The Cost of Living at the start in <mode> mode
      Given a new game in <mode> mode
      Then the Cost of Living is <cost> dollars

      Examples:
        | mode      | cost |
        | Normal    | 5    |
        | Confirmed | 5    |
        | Hard      | 6    |

    # fr: Les cinq dollars sont imprimés
    Scenario: The five dollars are printed
      Given a new game
      Then the datum start.cost is "5"
      And the datum start.cost is stated by the book

    # fr: Le mode Difficile part des travailleurs plus le loyer ou du cinq imprimé, selon R-1 : <option>
    Scenario Outline: Hard mode starts at workers plus rent or at the printed five, as R-1 is read: <option>
      Given the reading R-1 is "<option>"
      And a new game in Hard mode
      Then the Cost of Living is <cost> dollars

      Examples:
        | option            | cost |
        | workers-plus-rent | 6    |
        | printed-five      | 5    |

    # fr: Le cinq imprimé est le même en mode <mode>, par les deux lectures
    Scenario Outline: The printed five is the same in <mode> mode by either reading
      Given the reading R-1 is "printed-five"
      And a new game in <mode> mode
      Then the Cost of Living is 5 dollars

      Examples:
        | mode      |
        | Normal    |
        | Confirmed |

    # fr: R-1 ne concerne que le mode Difficile, quel que soit le loyer du mode Normal
    Scenario: R-1 concerns Hard mode alone, whatever the rent of Normal mode
      Given this content pack
        """
        [rent]
        normal = 3
        """
      And the reading R-1 is "printed-five"
      And a new game
      Then the Cost of Living is 7 dollars

    # fr: À partir du cinq imprimé du mode Difficile, le cube suit les changements
    Scenario: From the printed five of Hard mode the cube moves by changes
      Given the reading R-1 is "printed-five"
      And a new game in Hard mode
      When the die shows a 5
      Then the Cost of Living is 6 dollars

    # fr: Un lancer qui ne touche pas le coût laisse le mode Difficile à six
    Scenario: A roll that does not touch the cost leaves Hard mode at six
      Given a new game in Hard mode
      When the die shows a 4
      Then the Cost of Living is 6 dollars

  @postal.setup.cost-breakdown
  # fr: Composition du coût de départ
  Rule: What the starting cost contains

    # fr: Quatre travailleurs et un loyer d'un dollar
    Scenario: Four workers and a rent of one dollar
      Given a new game
      Then there are 4 living workers
      And the Cost of Living is 5 dollars
      And the datum cost.worker is "1"
      And the datum rent.normal is "1"

    # fr: Un travailleur à deux dollars montre les quatre travailleurs dans la somme
    Scenario: A worker who costs two dollars shows the four workers in the sum
      Given this content pack
        """
        [cost]
        worker = 2
        """
      And a new game
      Then the Cost of Living is 9 dollars

    # fr: Un loyer de trois dollars montre le loyer une fois dans la somme
    Scenario: A rent of three dollars shows the rent in the sum once
      Given this content pack
        """
        [rent]
        normal = 3
        """
      And a new game
      Then the Cost of Living is 7 dollars

  @postal.setup.other-gauges-zero
  # fr: Autres jauges à zéro
  Rule: Other gauges start empty

    # fr: Les quatre jauges avant le lancer de mise en place en mode <mode>
    Scenario Outline: The four gauges before the set-up roll in <mode> mode
      Given a new game in <mode> mode
      Then Employers' Strength is 0
      And Risk is 0
      And Unsanitary is 0
      And Police Threat is 0

      Examples:
        | mode      |
        | Normal    |
        | Confirmed |
        | Hard      |

    # fr: L'Économie et le coût de la vie ne font pas partie de ces jauges
    Scenario: Savings and Cost of Living are no such gauges
      Given a new game
      Then Savings are 2 dollars
      And the Cost of Living is 5 dollars

  @postal.setup.choose-difficulty
  # fr: Choix de la difficulté
  Rule: Choose the difficulty

    # fr: Trois niveaux sont offerts
    Scenario: Three levels are offered
      Given a new game without a chosen difficulty
      Then there are 3 legal moves
      And "the player chooses Normal mode" is legal
      And "the player chooses Confirmed mode" is legal
      And "the player chooses Hard mode" is legal
      And the datum meta.modes is "normal, confirmed, hard"

    # fr: Le niveau choisi compte : <mode>
    Scenario Outline: The chosen level counts: <mode>
      Given a new game without a chosen difficulty
      When the player chooses <mode> mode
      Then the set-up roll is about to be made
      And <means> means of production win the game
      And the Cost of Living is <cost> dollars

      Examples:
        | mode      | means | cost |
        | Normal    | 5     | 5    |
        | Confirmed | 6     | 5    |
        | Hard      | 7     | 6    |

    # fr: Rien n'est lancé avant le choix du niveau
    Scenario: Nothing is rolled before the level is chosen
      Given a new game without a chosen difficulty
      Then "the die shows a 2" is refused by postal.setup.choose-difficulty
      And "the turn begins" is refused by postal.setup.choose-difficulty

    # fr: Le niveau se choisit une fois
    Scenario: The level is chosen once
      Given a new game without a chosen difficulty
      When the player chooses Hard mode
      Then "the player chooses Normal mode" is refused by postal.setup.choose-difficulty
      And the event mode-chosen happens 1 time

    # fr: Un niveau nommé d'avance n'est pas choisi de nouveau
    Scenario: A level named beforehand is not chosen again
      Given a new game in Confirmed mode
      When the player asks for Normal mode
      Then the move is refused by postal.setup.choose-difficulty

    # fr: Le niveau ne change pas en cours de partie
    Scenario: The level does not change during play
      Given the turn is about to begin
      And Employers' Strength is 4
      When the player asks for Hard mode
      Then the move is refused by postal.setup.choose-difficulty

    # fr: Le choix est annoncé
    Scenario: The choice is told
      Given a new game without a chosen difficulty
      When the player chooses Hard mode
      Then clause postal.setup.choose-difficulty is cited
      # fr: le récit dit « Le mode est Difficile »
      And the story says "The mode is Hard"

    # fr: Le niveau est demandé par sa propre clause
    Scenario: The level is asked for by its own clause
      Given a new game without a chosen difficulty
      Then the open question is asked by postal.setup.choose-difficulty

    # fr: Avant le choix du niveau, l'ordre du tour n'est pas non plus suivi
    Scenario: Before the level is chosen the order of the turn is not kept either
      Given a new game without a chosen difficulty
      Then "the turn begins" is refused by postal.turn.order

    # fr: Qui blesse sans qu'on le demande avant le choix du niveau apprend qu'il faut choisir
    Scenario: Who injures somebody unasked before the level is chosen is told to choose
      Given a new game without a chosen difficulty
      When the player injures a healthy worker
      Then the move is refused
      # fr: le refus dit « Possible maintenant : choisir la difficulté »
      And the refusal says "Possible now: choose the difficulty"

    # fr: Le niveau n'est pas non plus choisi alors qu'un travailleur est à désigner
    Scenario: The level is not chosen either while a worker must be named
      Given Employers' Strength is 3
      And 1 worker in jail
      When the dice fall on 5 and 2
      And the 5 takes effect first
      Then "the player asks for Hard mode" is refused by postal.setup.choose-difficulty

  @postal.setup.recommended-progression
  # fr: Progression conseillée
  Rule: Recommended progression

    # fr: Le mode Normal est proposé d'abord
    Scenario: Normal mode is proposed first
      Given a new game
      Then the datum meta.default_mode is "normal"
      And 5 means of production win the game

    # fr: Le conseil n'oblige personne : <mode>
    Scenario Outline: The advice binds nobody: <mode>
      Given a new game without a chosen difficulty
      Then "the player chooses <mode> mode" is legal

      Examples:
        | mode      |
        | Confirmed |
        | Hard      |

  @postal.setup.difficulty.normal
  # fr: Mode Normal
  Rule: Normal mode

    # fr: Cinq moyens de production sont demandés en mode Normal
    Scenario: Five means of production are asked for in Normal mode
      Given a game in Normal mode
      Then 5 means of production win the game
      And the answers rest on postal.setup.difficulty.normal
      And the datum target.normal is "5"
      And the datum target.normal is stated by the book

    # fr: Le cinquième gagne en mode Normal
    Scenario: The fifth wins in Normal mode
      Given a game in Normal mode
      And the group controls 4 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game is won

    # fr: Le quatrième ne gagne pas en mode Normal
    Scenario: The fourth does not win in Normal mode
      Given a game in Normal mode
      And the group controls 3 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game goes on

  @postal.setup.difficulty.confirmed
  # fr: Mode Confirmé
  Rule: Confirmed mode

    # fr: Six moyens de production sont demandés en mode Confirmé
    Scenario: Six means of production are asked for in Confirmed mode
      Given a game in Confirmed mode
      Then 6 means of production win the game
      And the answers rest on postal.setup.difficulty.confirmed
      And the datum target.confirmed is "6"
      And the datum target.confirmed is stated by the book

    # fr: Le cinquième ne gagne pas en mode Confirmé
    Scenario: The fifth does not win in Confirmed mode
      Given a game in Confirmed mode
      And the group controls 4 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game goes on

    # fr: Le sixième gagne en mode Confirmé
    Scenario: The sixth wins in Confirmed mode
      Given a game in Confirmed mode
      And the group controls 5 means of production
      And the group has 1 anarchist agitation
      And the group has 1 sabotage
      When the group takes the means of production for 1 anarchist agitation + 1 sabotage
      Then the game is won
      And clause postal.setup.difficulty.confirmed is cited
      And clause postal.victory.five-by-turn-10 is not cited

    # fr: Cinq suffisent en mode Confirmé, par l'autre lecture
    Scenario: Five suffice in Confirmed mode by the other reading
      Given a game in Confirmed mode
      And the reading R-12 is "always-five"
      And the group controls 4 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      Then 5 means of production win the game
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game is won

  @postal.setup.difficulty.hard-rent
  # fr: Mode Difficile : loyer
  Rule: Hard mode: rent

    # fr: Quatre travailleurs en mode <mode>
    Scenario Outline: Four workers in <mode> mode
      Given a game in <mode> mode
      And 4 healthy workers
      Then the Cost of Living is <cost> dollars

      Examples:
        | mode      | cost |
        | Normal    | 5    |
        | Confirmed | 5    |
        | Hard      | 6    |

    # fr: Le loyer du mode Difficile est imprimé
    Scenario: The rent of Hard mode is printed
      Given a game in Hard mode
      Then the datum rent.hard is "2"
      And the datum rent.hard is stated by the book

    # fr: Le second dollar de loyer est payé
    Scenario: The second dollar of rent is paid
      Given a game in Hard mode
      And the Cost of Living is to be paid
      And Savings are 6 dollars
      When the Cost of Living is paid
      Then Savings are 0 dollars
      And there are 0 injured workers

    # fr: Cinq dollars endettent en mode Difficile
    Scenario: Five dollars are a debt in Hard mode
      Given a game in Hard mode
      And the Cost of Living is to be paid
      And Savings are 5 dollars
      When the Cost of Living is paid
      Then there is 1 injured worker

    # fr: Par le cinq imprimé, le second dollar de loyer n'est pas compté
    Scenario: By the printed five the second dollar of rent is not charged
      Given a game in Hard mode
      And the reading R-1 is "printed-five"
      And the Cost of Living is to be paid
      And Savings are 5 dollars
      When the Cost of Living is paid
      Then Savings are 0 dollars
      And there are 0 injured workers

  @postal.setup.difficulty.hard-seven
  # fr: Mode Difficile : sept moyens
  Rule: Hard mode: seven means

    # fr: Sept moyens de production sont demandés en mode Difficile
    Scenario: Seven means of production are asked for in Hard mode
      Given a game in Hard mode
      Then 7 means of production win the game
      And the answers rest on postal.setup.difficulty.hard-seven
      And the datum target.hard is "7"
      And the datum target.hard is stated by the book

    # fr: Le sixième ne gagne pas en mode Difficile
    Scenario: The sixth does not win in Hard mode
      Given a game in Hard mode
      And the group controls 5 means of production
      And the group has 1 anarchist agitation
      And the group has 1 sabotage
      When the group takes the means of production for 1 anarchist agitation + 1 sabotage
      Then the game goes on

    # fr: Le septième gagne en mode Difficile
    Scenario: The seventh wins in Hard mode
      Given a game in Hard mode
      And the group controls 6 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike + 1 union agitation
      Then the game is won
      And clause postal.setup.difficulty.hard-seven is cited
      And clause postal.victory.five-by-turn-10 is not cited

    # fr: Le septième gagne sur la case 10 en mode Difficile
    Scenario: The seventh wins on box 10 in Hard mode
      Given a game in Hard mode
      And Employers' Strength is 10
      And the group controls 6 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike + 1 union agitation
      Then the game is won

    # fr: Six ne suffisent pas à la fin du tour sur la case 10
    Scenario: Six are not enough at the end of the turn on box 10
      Given a game in Hard mode
      And Employers' Strength is 10
      And the group controls 6 means of production
      And a means of production may be taken
      Then 7 means of production win the game
      When the turn ends
      Then the game is lost

    # fr: La huitième entrée de la liste peut être la septième prise
    Scenario: The eighth entry of the list can be the seventh taken
      Given a game in Hard mode
      And the group controls 6 means of production
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then the game is won

    # fr: Sans la huitième entrée, le mode Difficile demande toute la liste
    Scenario: Without the eighth entry Hard mode asks for the whole list
      Given a game in Hard mode
      And the reading R-3 is "none"
      And the group controls 6 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      Then 7 means of production are listed
      When the group takes the means of production for 1 strike + 1 union agitation
      Then the game is won

    # fr: Cinq suffisent en mode Difficile, par l'autre lecture
    Scenario: Five suffice in Hard mode by the other reading
      Given a game in Hard mode
      And the reading R-12 is "always-five"
      And the group controls 4 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      Then 5 means of production win the game
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game is won

  @postal.setup.four-workers
  # fr: Quatre travailleurs au départ
  Rule: Four workers to start

    # fr: Les travailleurs de départ en mode <mode>
    Scenario Outline: The workers at the start in <mode> mode
      Given a new game in <mode> mode
      Then there are 4 living workers
      And there are 4 healthy workers
      And there are 0 injured workers
      And there are 0 workers in jail

      Examples:
        | mode      |
        | Normal    |
        | Confirmed |
        | Hard      |

    # fr: Le nombre de travailleurs de départ est imprimé
    Scenario: The number of workers at the start is printed
      Given a new game
      Then the datum start.workers is "4"
      And the datum start.workers is stated by the book

    # fr: Les quatre peuvent agir au premier tour
    Scenario: All four can act in the first turn
      Given a new game
      When the die shows a 2
      And the employers' phase is played with a 3
      Then 4 workers can act

  @postal.setup.reserve-visible
  # fr: Réserve visible
  Rule: Visible reserve

    # fr: Les quatre autres cubes sont la réserve
    Scenario: The other four cubes are the reserve
      Given a new game
      Then there are 4 workers in reserve
      And there are 0 dead workers

    # fr: Les recrues viennent de la réserve
    Scenario: Recruits come from the reserve
      Given a new game
      When the die shows a 2
      And the employers' phase is played with a 3
      And workers are placed at Greenwich Village, Greenwich Village, Triangle and Triangle
      And workers act at Greenwich Village and Greenwich Village
      Then there are 2 workers in reserve
      And there are 6 living workers

    # fr: Plus de cubes dans la boîte font une plus grande réserve
    Scenario: More cubes in the box make a larger reserve
      Given this content pack
        """
        [cubes]
        workers = 10
        """
      And a new game
      Then there are 6 workers in reserve

  @postal.setup.initial-roll
  # fr: Lancer de mise en place
  Rule: Set-up roll

    # fr: Un <roll> à la mise en place
    Scenario Outline: A <roll> at the set-up
      Given a new game
      When the die shows <roll>
      Then Risk is <risk>
      And Police Threat is <police>
      And Unsanitary is <unsanitary>
      And Employers' Strength is <strength>
      And there are <injured> injured workers
      And the Cost of Living is <cost> dollars
      And the turn is about to begin
      And the event result-applied happens 1 time
      And clause postal.setup.initial-roll is cited

      Examples:
        | roll | risk | police | unsanitary | strength | injured | cost |
        | 1    | 0    | 0      | 0          | 0        | 0       | 6    |
        | 2    | 1    | 0      | 0          | 0        | 0       | 5    |
        | 3    | 0    | 1      | 0          | 0        | 0       | 5    |
        | 4    | 0    | 0      | 1          | 0        | 0       | 5    |
        | 5    | 0    | 0      | 0          | 0        | 1       | 6    |
        | 6    | 0    | 0      | 0          | 1        | 0       | 5    |

    # fr: Le résultat est dit avant ce qu'il fait
    Scenario: The result is told before what it does
      Given a new game
      When the die shows 2
      Then the event result-applied happens before the event gauge-moved

    # fr: Seules les jauges durables bougent, par l'autre lecture : <roll>
    Scenario Outline: Only the lasting gauges move by the other reading: <roll>
      Given the reading R-13 is "gauges-only"
      And a new game
      When the die shows <roll>
      Then Risk is <risk>
      And Police Threat is <police>
      And Unsanitary is <unsanitary>
      And Employers' Strength is <strength>
      And there are 0 injured workers
      And the Cost of Living is 5 dollars
      And the event nothing-happened happens <skipped> times
      And the turn is about to begin

      Examples:
        | roll | risk | police | unsanitary | strength | skipped |
        | 1    | 0    | 0      | 0          | 0        | 1       |
        | 2    | 1    | 0      | 0          | 0        | 0       |
        | 3    | 0    | 1      | 0          | 0        | 0       |
        | 4    | 0    | 0      | 1          | 0        | 0       |
        | 5    | 0    | 0      | 0          | 0        | 1       |
        | 6    | 0    | 0      | 0          | 1        | 0       |

    # fr: Les lignes qui ne nomment pas de jauge ne dépendent d'une lecture qu'à la mise en place
    Scenario: The rows that name no gauge are open only at the set-up
      Given the reading R-13 is "gauges-only"
      And a new game
      When the die shows a 1
      And the employers' phase is played with a 1
      Then the Cost of Living is 6 dollars

    # fr: Un lancer qui fait bouger une jauge a besoin de sa longueur
    Scenario: A roll that moves a gauge needs its length
      Given only what the book states is known
      And a new game
      When the die shows a 2
      Then the rules need the datum last_box.risk

    # fr: Un lancer qui ne fait bouger aucune de ces jauges n'a besoin de rien d'autre que le livret
    Scenario: A roll that moves no such gauge needs nothing beyond the book
      Given only what the book states is known
      And a new game
      When the die shows a 5
      Then there is 1 injured worker

    # fr: La hausse du lancer de mise en place dure jusqu'à la fin du tour 1
    Scenario: The rise of the set-up roll lasts until the end of turn 1
      Given a new game
      When the die shows a 1
      And the employers' phase is played with a 2
      And workers are placed at Triangle, Triangle, Triangle and Triangle
      And workers act at Triangle, Triangle, Triangle and Triangle
      Then the Cost of Living is 6 dollars
      When the Cost of Living is paid
      And the turn ends
      Then the Cost of Living is 5 dollars

    # fr: Après un 6 à la mise en place, le premier tour se joue sur la case 2
    Scenario: After a 6 at the set-up the first turn is played on box 2
      Given a new game
      When the die shows a 6
      And the turn begins
      Then Employers' Strength is 2

    # fr: Le blessé de la mise en place est l'un des quatre
    Scenario: The worker injured at the set-up is one of the four
      Given a new game
      When the die shows a 5
      Then there are 3 healthy workers
      And there are 4 living workers

    # fr: La ligne ignorée par l'autre lecture est annoncée
    Scenario: The row that is skipped by the other reading is told
      Given a new game
      And the reading R-13 is "gauges-only"
      When the die shows 1
      Then clause postal.setup.initial-roll is cited
      # fr: le récit dit « Cette ligne est sans effet à la mise en place »
      And the story says "This row has no effect at the set-up"

    # fr: La ligne qui prend effet est annoncée
    Scenario: The row that takes effect is told
      Given a new game
      When the die shows 4
      # fr: le récit dit « Le résultat 4 s'applique »
      Then the story says "The result 4 takes effect"

  @postal.setup.initial-roll-one-die
  # fr: Un seul dé à la mise en place
  Rule: One die at set-up

    # fr: Un dé en mode <mode>
    Scenario Outline: One die in <mode> mode
      Given a new game in <mode> mode
      Then 1 die must be rolled

      Examples:
        | mode      |
        | Normal    |
        | Confirmed |
        | Hard      |

    # fr: Deux dés sont refusés à la mise en place
    Scenario: Two dice are refused at the set-up
      Given a new game
      When the dice fall on 2 and 3
      Then the move is refused by postal.setup.initial-roll-one-die
      # fr: le refus dit « Lancez-en 1 »
      And the refusal says "Roll 1"

    # fr: Deux résultats égaux sont refusés aussi
    Scenario: Two equal results are refused as well
      Given a new game
      When the dice show 4 and 4
      Then the move is refused by postal.setup.initial-roll-one-die

    # fr: Un seul résultat prend effet
    Scenario: One result takes effect
      Given a new game
      When the die shows a 2
      Then the event dice-rolled happens 1 time
      And the event gauge-moved happens 1 time
      And postal.setup.initial-roll-one-die is cited

    # fr: Une face sur six fait monter le Risque à la mise en place
    Scenario: One face in six raises Risk at the set-up
      Given a new game
      Then the probability that "Risk is 1" is 1/6

    # fr: La clause demande le lancer de mise en place
    Scenario: The clause asks for the roll of the set-up
      Given a new game
      Then the open question is asked by postal.setup.initial-roll-one-die

  @postal.setup.start
  # fr: Début de la partie
  Rule: Play begins

    # fr: Le premier tour suit le lancer de mise en place
    Scenario: The first turn follows the set-up roll
      Given a new game
      When the die shows a 2
      Then the turn is about to begin
      And postal.setup.start is cited

    # fr: Le premier tour commence par l'avance de l'Emprise patronale
    Scenario: The first turn begins with the advance of Employers' Strength
      Given a new game
      When the die shows a 2
      And the turn begins
      Then Employers' Strength is 1
      And the offensive is about to be rolled

    # fr: Le premier tour ne commence pas avant le lancer de mise en place
    Scenario: The first turn does not begin before the set-up roll
      Given a new game
      Then "the turn begins" is refused by postal.setup.start
      When the die shows a 2
      Then "the turn begins" is legal

    # fr: Le lancer de mise en place se fait une fois
    Scenario: The set-up roll is made once
      Given a new game
      When the die shows a 2
      Then "the die shows a 2" is refused by postal.phase.employers.advance-before-roll

    # fr: Le premier tour suit aussi une blessure du lancer de mise en place
    Scenario: The first turn also follows an injury of the set-up roll
      Given a new game
      When the die shows a 5
      Then the turn is about to begin

    # fr: Avant le lancer de mise en place, l'ordre du tour n'est pas non plus suivi
    Scenario: Before the set-up roll the order of the turn is not kept either
      Given a new game
      Then "the turn begins" is refused by postal.turn.order

    # fr: Qui commence le tour avant le lancer de mise en place apprend qu'il faut lancer
    Scenario: Who begins the turn before the set-up roll is told to roll
      Given a new game
      When the turn begins
      Then the move is refused by postal.setup.start
      # fr: le refus dit « Lancez le dé »
      And the refusal says "Roll the die"
