# fr: Phases d'un tour
# fr: La phase patronale, la phase des travailleurs et la phase de résolution en détail. Sauf
# fr: mention contraire, il y a quatre travailleurs indemnes, 2 $ d'Économie et un coût de la vie
# fr: de 5 $.
Feature: Phases of a turn
  The employers' phase, the workers' phase and the resolution phase in detail. Where nothing else
  is said there are four healthy workers, Savings of 2 dollars and a Cost of Living of 5.

  @postal.phase.employers.advance
  # fr: L'emprise avance
  Rule: Strength advances

    # fr: Le cube va de <before> à <after>
    Scenario Outline: The cube moves from <before> to <after>
      Given Employers' Strength is on <before>
      When the turn begins
      Then Employers' Strength is on <after>
      And the event strength-rose happens 1 time
      And clause postal.phase.employers.advance is cited

      Examples:
        | before | after |
        | 0      | 1     |
        | 5      | 6     |
        | 9      | 10    |

    # fr: L'avance ne change rien d'autre
    Scenario: The advance moves nothing else
      Given the turn is about to begin
      When the turn begins
      Then Savings are 2 dollars
      And Risk is 0
      And Unsanitary is 0
      And Police Threat is 0
      And the Cost of Living is 5 dollars

    # fr: Le cube avance une fois par tour
    Scenario: The cube moves once a turn
      Given the turn is about to begin
      When the employers' phase is played with a 2
      Then Employers' Strength is on 1
      And "the turn begins" is refused

    # fr: La case atteinte est annoncée
    Scenario: The box that is reached is told
      Given the turn is about to begin
      And Employers' Strength is 4
      When the turn begins
      # fr: le récit dit « L'Emprise patronale passe à 5 »
      Then the story says "Employers' Strength rises to 5"

    # fr: La clause demande l'avance
    Scenario: The clause asks for the advance
      Given the turn is about to begin
      Then the open question is asked by postal.phase.employers.advance
      # fr: la question ouverte est « Commencez le tour : l'Emprise patronale avance. »
      And the open question is "Begin the turn: Employers' Strength advances."

  @postal.phase.employers.advance-before-roll
  # fr: Avancer avant de lancer
  Rule: Advance before the roll

    # fr: De <before> à <after>
    Scenario Outline: From <before> to <after>
      Given Employers' Strength is on <before>
      When the turn begins
      Then the offensive is about to be rolled
      And <dice> must be rolled

      Examples:
        | before | after | dice   |
        | 2      | 3     | 2 dice |
        | 3      | 4     | 1 die  |
        | 5      | 6     | 2 dice |
        | 6      | 7     | 1 die  |
        | 7      | 8     | 2 dice |
        | 8      | 9     | 1 die  |

    # fr: Pas de lancer avant l'avance
    Scenario: No roll before the advance
      Given the turn is about to begin
      And Employers' Strength is on 3
      When the dice fall on 2 and 4
      Then the move is refused by postal.phase.employers.advance-before-roll
      And Employers' Strength is on 3

    # fr: Un 6 qui atteint 3 vient trop tard pour un second dé
    Scenario: A 6 that reaches 3 comes too late for a second die
      Given Employers' Strength is on 1
      When the turn begins
      And the die shows 6
      Then Employers' Strength is on 3
      And the workers are to be placed

    # fr: L'avance ouvre le lancer
    Scenario: The advance opens the roll
      Given the turn is about to begin
      When the turn begins
      Then the offensive is about to be rolled
      And clause postal.phase.employers.advance-before-roll is cited

  @postal.phase.employers.one-die
  # fr: Un dé
  Rule: One die

    # fr: Un dé à <box>
    Scenario Outline: One die on <box>
      Given the offensive is about to be rolled
      And Employers' Strength is on <box>
      Then 1 die must be rolled
      And the answers rest on postal.phase.employers.one-die

      Examples:
        | box |
        | 1   |
        | 2   |
        | 4   |
        | 5   |
        | 7   |
        | 9   |
        | 10  |

    # fr: Un lancer de deux dés où un seul se lance
    Scenario: A roll of two dice where one is rolled
      Given Employers' Strength is 4
      And the roll of the offensive is 5 and 2
      Then no table can show this position by postal.phase.employers.one-die

    # fr: Un dé qui est tombé n'est plus à lancer
    Scenario: A die that has fallen is not to be rolled any more
      Given Employers' Strength is 4
      And the roll of the offensive is 5
      Then 0 dice must be rolled

    # fr: La ligne du dé prend effet
    Scenario: The row of the die takes effect
      Given Employers' Strength is on 4
      When the die shows 4
      Then Unsanitary is 1
      And Risk is 0
      And clause postal.phase.employers.one-die is cited
      And clause postal.phase.employers.all-dice-apply is not cited

    # fr: Chaque ligne a la même chance
    Scenario: Each row has the same chance
      Given the offensive is about to be rolled
      And Employers' Strength is on 4
      Then the probability that "the Cost of Living is 6 dollars" is 2/6
      And the probability that "Risk is 1" is 1/6
      And the probability that "Employers' Strength is on 5" is 1/6

    # fr: Deux dés à 4 sont refusés
    Scenario: Two dice on 4 are refused
      Given the offensive is about to be rolled
      And Employers' Strength is on 4
      When the dice fall on 2 and 4
      Then the move is refused by postal.phase.employers.one-die
      And Risk is 0

    # fr: Un lancer et pas plus
    Scenario: One roll and no more
      Given Employers' Strength is on 4
      When the die shows 2
      And the die shows 2
      Then the move is refused
      And Risk is 1

    # fr: La clause demande le lancer d'un dé
    Scenario: The clause asks for the roll of one die
      Given the offensive is about to be rolled
      Then the open question is asked by postal.phase.employers.one-die
      # fr: la question ouverte est « Lancez le dé. »
      And the open question is "Roll the die."

  @postal.phase.employers.two-dice
  # fr: Deux dés sur 3, 6, 8
  Rule: Two dice on 3, 6, 8

    # fr: Un lancer d'un dé où deux se lancent
    Scenario: A roll of one die where two are rolled
      Given Employers' Strength is 3
      And the roll of the offensive is 5
      Then no table can show this position by postal.phase.employers.two-dice

    # fr: Deux dés à <box>
    Scenario Outline: Two dice on <box>
      Given the offensive is about to be rolled
      And Employers' Strength is on <box>
      Then 2 dice must be rolled
      And the answers rest on postal.phase.employers.two-dice

      Examples:
        | box |
        | 3   |
        | 6   |
        | 8   |

    # fr: Les cases sont celles du livret
    Scenario: The boxes are those of the book
      Given a postal game
      Then the datum strength.two_dice is "3, 6, 8"
      And the datum strength.two_dice is stated by the book

    # fr: Un dé à 3 est refusé
    Scenario: One die on 3 is refused
      Given the offensive is about to be rolled
      And Employers' Strength is on 3
      When the die shows 2
      Then the move is refused by postal.phase.employers.two-dice
      # fr: le refus dit « 1 dé a été lancé. Lancez-en 2 »
      And the refusal says "1 die was rolled. Roll 2"

    # fr: Les deux résultats sont indépendants
    Scenario: The two results are independent
      Given the reading R-5 is "as-rolled"
      And the offensive is about to be rolled
      And Employers' Strength is on 8
      Then the probability that "Risk is 2" is 1/36
      And the probability that "Risk is 1" is 10/36
      And 2 dice must be rolled

    # fr: Deux dés sont lancés à 3 par R-5 « <order> »
    Scenario Outline: Two dice are rolled on 3 by reading R-5 on <order>
      Given the reading R-5 is "<order>"
      And the offensive is about to be rolled
      And Employers' Strength is on 3
      Then 2 dice must be rolled

      Examples:
        | order     |
        | player    |
        | as-rolled |

    # fr: La mise en place se lance avec un dé
    Scenario: The set-up is rolled with one die
      Given a new game
      Then 1 die must be rolled
      And "the dice fall on 2 and 4" is refused

    # fr: Les deux résultats sont annoncés
    Scenario: Both results are told
      Given Employers' Strength is 3
      When the dice fall on 4 and 2
      # fr: le récit dit « Les dés donnent 4 et 2 »
      Then the story says "The dice show 4 and 2"

    # fr: L'offensive commence sur la case 8
    Scenario: The offensive begins on box 8
      Given Employers' Strength is 8
      When the employers' offensive begins
      Then 2 dice must be rolled

    # fr: Le cube avance à 6
    Scenario: The cube moves on to box 6
      Given a postal game
      When Employers' Strength advances to 6
      Then 2 dice must be rolled

  @postal.phase.employers.all-dice-apply
  # fr: Chaque dé compte
  Rule: Every die takes effect

    # fr: Deux résultats différents
    Scenario: Two different results
      Given Employers' Strength is on 3
      When the dice show 2 and 4
      Then Risk is 1
      And Unsanitary is 1
      And the workers are to be placed

    # fr: Deux résultats égaux
    Scenario: Two equal results
      Given Employers' Strength is on 6
      When the dice fall on 5 and 5
      Then there are 2 injured workers
      And the workers are to be placed
      And the event result-applied happens 2 times
      And clause postal.phase.employers.all-dice-apply is cited

    # fr: Deux 6 à 6 n'apportent pas d'autres dés
    Scenario: Two dice of 6 on 6 bring no more dice
      Given Employers' Strength is on 6
      When the dice fall on 6 and 6
      Then Employers' Strength is on 8
      And the workers are to be placed

    # fr: Quand le premier résultat achève la partie, le second n'a pas d'effet
    Scenario: When the first result ends the game the second has no effect
      Given Employers' Strength is on 3
      And 0 healthy workers
      And 1 injured worker
      When the dice fall on 5 and 2
      And the 5 takes effect first
      Then the game is lost
      And Risk is 0
      And the event gauge-moved happens 0 times
      And the event result-applied happens 0 times

    # fr: Le joueur dit quel résultat vient d'abord
    Scenario: The player says which result comes first
      Given Employers' Strength is on 3
      When the dice fall on 2 and 4
      Then the player must say which die takes effect first
      And there are 2 legal moves

    # fr: Ce sont les deux dés qui demandent un ordre et s'appliquent
    Scenario: It is the two dice that ask for an order and apply
      Given Employers' Strength is on 3
      When the dice fall on 2 and 4
      Then the open question is asked by postal.phase.employers.all-dice-apply
      When the player applies the 4 first
      Then clause postal.phase.employers.all-dice-apply is cited

    # fr: Rien d'autre ne se fait avant que l'ordre soit choisi
    Scenario: Nothing else is done before the order is said
      Given Employers' Strength is on 3
      When the dice fall on 2 and 4
      Then "a worker is placed at the Tenement" is refused by postal.phase.employers.all-dice-apply
      And "the dice fall on 2 and 4" is refused

    # fr: Un résultat qui n'a pas été lancé ne peut venir d'abord
    Scenario: A result that was not rolled cannot come first
      Given Employers' Strength is on 3
      When the dice fall on 2 and 4
      And the player applies the 5 first
      Then the move is refused by postal.phase.employers.all-dice-apply
      # fr: le refus dit « Aucun dé ne donne 5. Nommez 2 ou 4. »
      And the refusal says "No die shows 5. Name 2 or 4."

    # fr: Deux résultats égaux ne laissent pas d'ordre à choisir
    Scenario: Two equal results leave no order to say
      Given Employers' Strength is on 3
      When the dice fall on 4 and 4
      And the player applies the 4 first
      Then the move is refused by postal.phase.employers.all-dice-apply
      And Unsanitary is 2

    # fr: La blessure d'abord, la prison peut prendre le blessé
    Scenario: With the injury first the jail can take the injured worker
      Given Employers' Strength is on 3
      And 1 healthy worker
      And 1 injured worker
      And Police Threat is one step below jail
      When the dice fall on 3 and 5
      And the 5 takes effect first
      Then there is 1 dead worker
      And there are 0 workers in jail
      And the event result-ordered happens 1 time
      And the event result-applied happens 1 time

    # fr: La prison d'abord, la blessure peut être épargnée à l'indemne
    Scenario: With the jail first the healthy worker can be spared the injury
      Given Employers' Strength is on 3
      And 2 healthy workers
      And Police Threat is one step below jail
      When the dice fall on 5 and 3
      And the 3 takes effect first
      Then the player must say who is injured
      When the player injures a healthy worker in jail
      Then there is 1 healthy worker
      And there is 1 injured worker in jail

    # fr: Par R-5 « as-rolled », les dés gardent leur ordre
    Scenario: By reading R-5 on as-rolled the dice keep their order
      Given the reading R-5 is "as-rolled"
      And Employers' Strength is on 3
      And 1 healthy worker
      And 1 injured worker
      And Police Threat is one step below jail
      When the dice fall on 5 and 3
      Then there is 1 dead worker
      And there are 0 workers in jail

    # fr: Par R-5 « as-rolled », la prison peut venir d'abord
    Scenario: By reading R-5 on as-rolled the jail may come first
      Given the reading R-5 is "as-rolled"
      And Employers' Strength is on 3
      And 1 healthy worker
      And 1 injured worker
      And Police Threat is one step below jail
      When the dice fall on 3 and 5
      Then the player must say who goes to jail
      And clause postal.phase.employers.all-dice-apply is cited

    # fr: Par R-5 « as-rolled », aucun ordre n'est demandé
    Scenario: By reading R-5 on as-rolled no order is asked for
      Given the reading R-5 is "as-rolled"
      And Employers' Strength is on 3
      When the dice fall on 2 and 4
      Then Risk is 1
      And Unsanitary is 1
      And "the player applies the 2 first" is refused by postal.phase.employers.all-dice-apply

    # fr: Le dernier travailleur, déjà blessé, meurt d'un 5 dans n'importe quel ordre
    Scenario: The last worker, already injured, dies by a 5 in whatever order
      Given Employers' Strength is on 3
      And 0 healthy workers
      And 1 injured worker
      And the offensive is about to be rolled
      Then the probability that "whatever is decided, the game is lost" is 11/36
      And the probability that "whatever is decided, there is 1 dead worker" is 11/36

    # fr: L'ordre reste à choisir après deux résultats différents
    Scenario: The order is still to be said after two different results
      Given Employers' Strength is on 3
      And the offensive is about to be rolled
      Then the probability that "the player must say which die takes effect first" is 30/36

    # fr: L'ordre que choisit le joueur est annoncé
    Scenario: The order that the player says is told
      Given Employers' Strength is 3
      And 1 worker in jail
      When the dice fall on 5 and 2
      And the 5 takes effect first
      Then the player must say who is injured
      And clause postal.phase.employers.all-dice-apply is cited
      # fr: le récit dit « Le 5 s'applique d'abord »
      And the story says "The 5 takes effect first"

    # fr: Quand deux résultats attendent, le refus dit qu'il faut les ordonner
    Scenario: While two results wait the refusal says that they are to be ordered
      Given Employers' Strength is 3
      When the dice fall on 2 and 4
      And the turn ends
      Then the move is refused by postal.phase.employers.all-dice-apply and by nothing else
      # fr: le refus dit « Possible maintenant : ordonner les deux résultats »
      And the refusal says "Possible now: order the two results"

    # fr: Par R-5 « as-rolled », le second résultat attend qu'un travailleur soit désigné
    Scenario: By reading R-5 on as-rolled the second result waits until a worker is named
      Given the reading R-5 is "as-rolled"
      And Employers' Strength is on 3
      And 1 worker in jail
      When the dice show 5 and 2
      Then the player must say who is injured

    # fr: L'ordre et le second résultat sont dits avant ce qu'ils font
    Scenario: The order and the second result are told before what they do
      Given Employers' Strength is on 3
      When the dice fall on 2 and 1
      And the 2 takes effect first
      Then the event result-ordered happens before the event gauge-moved
      And the event gauge-moved happens before the event result-applied
      And the event result-applied happens before the event cost-changed

    # fr: Deux dés qui sont tombés attendent leur ordre
    Scenario: Two dice that have fallen wait for their order
      Given the dice have fallen on 2 and 4
      And Risk is 1
      When the 4 takes effect first
      Then Risk is 2
      And Unsanitary is 1
      And the workers are to be placed
      And clause postal.phase.employers.all-dice-apply is cited

    # fr: Deux dés égaux n'attendent pas d'ordre
    Scenario: Two equal dice wait for no order
      Given the dice have fallen on 3 and 3
      Then no table can show this position by postal.phase.employers.all-dice-apply

  @postal.phase.employers.temporary-cost
  # fr: Hausse provisoire
  Rule: The rise is temporary

    # fr: La hausse se paie ce tour
    Scenario: The rise is paid this turn
      Given the Cost of Living is to be paid
      And the Cost of Living is raised by 1 dollar this turn
      And Savings are 9 dollars
      When the Cost of Living is paid
      Then Savings are 3 dollars

    # fr: Sans hausse, le coût habituel se paie
    Scenario: Without a rise the usual cost is paid
      Given Savings are 9 dollars
      When the Cost of Living is paid
      Then Savings are 4 dollars

    # fr: Une hausse de deux dollars se paie en entier
    Scenario: A rise of two dollars is paid in full
      Given the Cost of Living is to be paid
      And the Cost of Living is raised by 2 dollars this turn
      And Savings are 9 dollars
      When the Cost of Living is paid
      Then Savings are 2 dollars

    # fr: Un 1 relève ce que coûte ce tour
    Scenario: A 1 raises what this turn costs
      Given 0 healthy workers
      And 4 healthy workers in jail
      And Savings are 9 dollars
      When the die shows 1
      Then the Cost of Living is 6 dollars
      When the Cost of Living is paid
      Then Savings are 3 dollars

    # fr: La hausse d'un tour ne se paie pas au suivant
    Scenario: The rise of a turn is not paid in the next
      Given 0 healthy workers
      And 4 healthy workers in jail
      And Savings are 11 dollars
      When the die shows 1
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      And the Cost of Living is paid
      Then Savings are 0 dollars
      And the event in-debt happens 0 times

    # fr: Un dé apporte un dollar de hausse, et pas davantage
    Scenario: One die brings a rise of one dollar and no more
      Given Employers' Strength is 2
      And the Cost of Living is to be paid
      And the Cost of Living is raised by 2 dollars this turn
      Then no table can show this position by postal.phase.employers.temporary-cost

    # fr: Avant le lancer, la hausse du tour d'avant est finie
    Scenario: Before the roll the rise of the turn before is over
      Given Employers' Strength is 2
      And the offensive is about to be rolled
      And the Cost of Living is raised by 1 dollar this turn
      Then no table can show this position by postal.phase.employers.temporary-cost

  @postal.phase.employers.temporary-cost-ends
  # fr: Fin de la hausse provisoire
  Rule: End of the temporary rise

    # fr: Une hausse d'un dollar finit avec le tour
    Scenario: A rise of one dollar ends with the turn
      Given a means of production may be taken
      And the Cost of Living is raised by 1 dollar this turn
      When the turn ends
      Then the Cost of Living is 5 dollars
      And clause postal.phase.employers.temporary-cost-ends is cited
      # fr: le récit dit « Le coût de la vie est maintenant de 5 $. »
      And the story says "The Cost of Living is now 5 dollars."
      And the event cost-changed happens 1 time

    # fr: Une hausse de deux dollars finit avec le tour
    Scenario: A rise of two dollars ends with the turn
      Given a means of production may be taken
      And the Cost of Living is raised by 2 dollars this turn
      When the turn ends
      Then the Cost of Living is 5 dollars

    # fr: La hausse dure jusqu'à la fin du tour
    Scenario: The rise lasts until the turn ends
      Given the Cost of Living is to be paid
      And the Cost of Living is raised by 1 dollar this turn
      And Savings are 6 dollars
      When the Cost of Living is paid
      Then the Cost of Living is 6 dollars
      When the turn ends
      Then the Cost of Living is 5 dollars

    # fr: Le supplément d'un blessé reste
    Scenario: The surcharge of an injured worker stays
      Given a means of production may be taken
      And 1 injured worker
      And the Cost of Living is raised by 1 dollar this turn
      When the turn ends
      Then the Cost of Living is 6 dollars

    # fr: Sans hausse, rien ne finit
    Scenario: Without a rise nothing ends
      Given a means of production may be taken
      When the turn ends
      Then the Cost of Living is 5 dollars
      And clause postal.phase.employers.temporary-cost-ends is not cited

    # fr: Une hausse lancée à la mise en place finit avec le premier tour
    Scenario: A rise rolled at the set-up ends with the first turn
      Given a new game
      When the die shows 1
      And the employers' phase is played with a 2
      And workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      Then the Cost of Living is 6 dollars
      When the Cost of Living is paid
      And the turn ends
      Then the Cost of Living is 5 dollars

  @postal.phase.workers.place-all
  # fr: Placer tous les disponibles
  Rule: Place everyone available

    # fr: Trois travailleurs placés sur quatre
    Scenario: Three of four placed
      Given the workers are to be placed
      When workers are placed at Triangle Shirtwaist, Docks and Tenderloin
      And a worker acts at Triangle Shirtwaist
      Then the move is refused by postal.phase.workers.place-all
      # fr: le refus dit « 1 travailleur disponible n'est pas encore placé. Placez-le »
      And the refusal says "1 available worker is not placed yet. Place this worker"
      And there is 1 available worker

    # fr: Les quatre placés
    Scenario: All four placed
      Given the workers are to be placed
      When workers are placed at Triangle Shirtwaist, Docks, Tenderloin and Tenement
      Then the actions are to be resolved
      And the event worker-placed happens 4 times
      And clause postal.phase.workers.place-all is cited

    # fr: La phase n'est pas close s'il reste un travailleur
    Scenario: The phase is not closed with a worker left over
      Given the workers are to be placed
      When workers are placed at Triangle Shirtwaist, Docks and Tenderloin
      Then "the Cost of Living is paid" is refused
      And "the turn ends" is refused
      And there are 12 legal moves

    # fr: Tous peuvent aller au même lieu de New York
    Scenario: All may go to the same place of New York
      Given the workers are to be placed
      When workers are placed at Docks, Docks, Docks and Docks
      Then the actions are to be resolved

    # fr: Un cinquième placement avec quatre travailleurs
    Scenario: A fifth placement of four workers
      Given the workers are to be placed
      When workers are placed at Docks, Docks, Docks and Docks
      And a worker is placed at the Docks
      Then the move is refused

    # fr: Un blessé qui peut agir est placé aussi
    Scenario: An injured worker who can act is placed as well
      Given 1 healthy worker
      And 1 injured worker
      When a healthy worker is placed at the Docks
      Then the workers are to be placed
      When an injured worker is placed at the Docks
      Then the actions are to be resolved

    # fr: Personne n'est disponible
    Scenario: Nobody is available
      Given the offensive is about to be rolled
      And 0 healthy workers
      And 4 healthy workers in jail
      When the die shows 2
      Then the Cost of Living is to be paid
      And the event worker-placed happens 0 times

    # fr: Un travailleur peut être placé où l'action n'a pas d'effet
    Scenario: A worker may be placed where the action has no effect
      Given the workers are to be placed
      And Risk is 0
      When workers are placed at Tenement, Bonesetter, Docks and Docks
      Then the actions are to be resolved

    # fr: Personne n'agit tant que deux ne sont pas placés
    Scenario: Nobody acts while two are not placed
      Given the workers are to be placed
      And 3 healthy workers
      And a worker stands at Triangle Shirtwaist
      When a worker acts at Triangle Shirtwaist
      Then the move is refused by postal.phase.workers.place-all
      # fr: le refus dit « 2 travailleurs »
      And the refusal says "2 available workers"

    # fr: Le récit dit qui est placé, et où
    Scenario: Who is placed is told, and where
      Given 1 healthy worker
      And 1 injured worker
      And the workers are to be placed
      When an injured worker is placed at Triangle Shirtwaist
      # fr: le récit dit « Un travailleur blessé est placé : Triangle Shirtwaist »
      Then the story says "An injured worker is placed at Triangle Shirtwaist"

    # fr: La clause demande le placement suivant
    Scenario: The clause asks for the next placement
      Given the workers are to be placed
      Then the open question is asked by postal.phase.workers.place-all
      # fr: la question ouverte est « Où va le prochain travailleur ? »
      And the open question is "Where does the next worker go?"

    # fr: Qui paie avant que tous soient placés apprend qu'il faut placer
    Scenario: Who pays before all are placed is told to place
      Given the workers are to be placed
      When the Cost of Living is paid
      Then the move is refused
      # fr: le refus dit « Possible maintenant : placer un travailleur »
      And the refusal says "Possible now: place a worker"

  @postal.phase.workers.place-then-resolve
  # fr: Placer puis résoudre
  Rule: Place first, then resolve

    # fr: Pas d'action avant que tous soient placés
    Scenario: No action before everybody is placed
      Given the workers are to be placed
      When a worker is placed at the Docks
      And a worker acts at the Docks
      Then the move is refused by postal.phase.workers.place-then-resolve
      And Savings are 2 dollars

    # fr: Le dernier placement ouvre les actions
    Scenario: The last placement opens the actions
      Given 1 healthy worker
      And 3 healthy workers in jail
      When a worker is placed at the Docks
      Then the actions are to be resolved
      And Savings are 2 dollars
      And clause postal.phase.workers.place-then-resolve is cited

    # fr: Personne n'est placé quand les actions ont commencé
    Scenario: Nobody is placed once the actions have begun
      Given workers stand at Docks and Tenderloin
      When a worker acts at the Docks
      And a worker is placed at the Tenement
      Then the move is refused by postal.phase.workers.place-then-resolve

    # fr: Un seul est encore à placer, et deux y vont
    Scenario: One is still to be placed, and two go there
      Given the workers are to be placed
      And workers stand at Docks, Docks and Docks
      When 2 workers go to Triangle Shirtwaist
      Then the move is refused by postal.phase.workers.place-then-resolve

    # fr: Le dernier à placer agit aussitôt placé
    Scenario: The last one to be placed acts once placed
      Given the workers are to be placed
      And Risk is 2
      And workers stand at Docks, Docks and Docks
      When a worker goes to the Tenement to lower risk
      Then Risk is 1
      And clause postal.phase.workers.place-then-resolve is cited

    # fr: Une recrue n'est pas placée le tour de son recrutement
    Scenario: A recruit is not placed in the turn of the recruiting
      Given workers stand at Greenwich Village and Docks
      When a worker acts at Greenwich Village
      Then there are 5 healthy workers
      And there are 0 available workers
      And "a worker is placed at the Docks" is refused by postal.phase.workers.place-then-resolve

    # fr: Le joueur résout les travailleurs dans n'importe quel ordre
    Scenario: The player resolves the workers in any order
      Given workers stand at Tenement, Docks and Tenderloin
      When the workers act at Tenderloin and Docks
      And a worker acts at the Tenement to lower risk
      Then Risk is 0
      And Police Threat is 1
      And Savings are 8 dollars

    # fr: Chaque travailleur placé peut venir d'abord
    Scenario: Every placed worker may come first
      Given workers stand at Local Union, Docks and Tenderloin
      Then there are 3 legal moves
      When the workers act at Docks, Tenderloin and Local Union
      Then the Cost of Living is to be paid

    # fr: Par R-6 « listed », l'ordre est celui du livret
    Scenario: By reading R-6 on listed the order is that of the book
      Given the reading R-6 is "listed"
      And workers stand at Tenement, Docks and Tenderloin
      When a worker acts at the Docks
      Then the move is refused by postal.phase.workers.place-then-resolve
      # fr: le refus dit « Tenement »
      And the refusal says "Tenement"

    # fr: Par R-6 « listed », le Tenement vient avant New York
    Scenario: By reading R-6 on listed the Tenement comes before New York
      Given the reading R-6 is "listed"
      And workers stand at Tenement, Docks and Tenderloin
      When a worker acts at the Tenement to lower risk
      And the workers act at Docks and Tenderloin
      Then Risk is 1
      And the Cost of Living is to be paid

    # fr: Par R-6 « listed », un seul emplacement est ouvert
    Scenario: By reading R-6 on listed only one space is open
      Given the reading R-6 is "listed"
      And workers stand at Local Union, Docks and Tenderloin
      Then there is 1 legal move
      And "a worker acts at the Tenderloin" is refused by postal.phase.workers.place-then-resolve

    # fr: Un travailleur en prison avant son tour d'agir ne fait rien
    Scenario: A worker in jail before the own turn to act does nothing
      Given workers stand at Tenderloin and Triangle Shirtwaist
      And 2 healthy workers
      And Police Threat is one step below jail
      When a worker acts at the Tenderloin
      And the player sends a healthy worker at Triangle Shirtwaist to jail
      Then the Cost of Living is to be paid
      And Savings are 5 dollars

    # fr: Par R-6 « listed », il ne manque au premier de la liste que le choix
    Scenario: By reading R-6 on listed the first of the list lacks nothing but the choice
      Given the reading R-6 is "listed"
      And workers stand at the Tenement and Triangle Shirtwaist
      When a worker acts at the Tenement
      Then the move is refused by postal.action.tenement.reduce and by nothing else

    # fr: Qui agit trop tôt où il n'y a personne apprend cela aussi
    Scenario: Who acts too early where nobody stands is told that as well
      Given the workers are to be placed
      When a worker acts at Triangle Shirtwaist
      Then the move is refused by postal.phase.workers.place-then-resolve
      And the move is refused by postal.worker.action-points

    # fr: La recrue attend le tour suivant
    Scenario: The recruit waits for the next turn
      Given there are 4 workers in play
      When a worker goes to Greenwich Village
      Then the recruit cannot act this turn
      When the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then the recruit can act this turn

  @postal.phase.workers.direct-effects
  # fr: Effets directs
  Rule: Direct effects

    # fr: Quatre travailleurs à quatre endroits
    Scenario: Four workers at four places
      Given workers stand at Docks, Newtown Creek, Tenderloin and Triangle Shirtwaist
      When the workers act at Docks, Newtown Creek, Tenderloin and Triangle Shirtwaist
      Then Savings are 13 dollars
      And Risk is 1
      And Unsanitary is 1
      And Police Threat is 1

    # fr: Chaque travailleur agit une fois
    Scenario: Each worker acts once
      Given workers stand at Docks and Tenderloin
      When a worker acts at the Docks
      And a worker acts at the Docks
      Then the move is refused
      And Savings are 5 dollars

    # fr: Deux travailleurs au même endroit agissent tous deux
    Scenario: Two workers at one place act both
      Given workers stand at Docks and Docks
      When the workers act at Docks and Docks
      Then Savings are 8 dollars
      And Risk is 2
      And the event worker-acted happens 2 times

    # fr: Un blessé agit comme un indemne
    Scenario: An injured worker acts like a healthy one
      Given an injured worker stands at the Docks
      When an injured worker acts at the Docks
      Then Savings are 5 dollars
      And Risk is 1
      And clause postal.phase.workers.direct-effects is cited

    # fr: Les actions durent jusqu'à ce que tous aient agi
    Scenario: The actions last until everybody has acted
      Given workers stand at Docks and Tenderloin
      When a worker acts at the Docks
      Then the actions are to be resolved
      When a worker acts at the Tenderloin
      Then the Cost of Living is to be paid

    # fr: Personne n'agit où il n'y a personne
    Scenario: Nobody acts where nobody stands
      Given workers stand at Docks and Tenderloin
      When a worker acts at the Docks
      And a worker acts at Triangle Shirtwaist
      Then the move is refused by postal.worker.action-points
      # fr: le refus dit « Aucun travailleur indemne n'attend à cette case (Triangle Shirtwaist). »
      And the refusal says "No healthy worker waits at Triangle Shirtwaist."

    # fr: Un travailleur blessé sur place agit encore
    Scenario: A worker who was injured on the spot still acts
      Given workers stand at Docks and Triangle Shirtwaist
      And 2 healthy workers
      And Risk is one step below Hurt
      When a worker acts at the Docks
      And the player injures a healthy worker at Triangle Shirtwaist
      And an injured worker acts at Triangle Shirtwaist
      Then Savings are 7 dollars

    # fr: Le récit dit qui agit, et où
    Scenario: Who acts is told, and where
      Given an injured worker stands at Triangle Shirtwaist
      When an injured worker acts at Triangle Shirtwaist
      # fr: le récit dit « Un travailleur blessé agit : Triangle Shirtwaist »
      Then the story says "An injured worker acts at Triangle Shirtwaist"

    # fr: La clause demande l'action suivante
    Scenario: The clause asks for the next action
      Given the actions are to be resolved
      And a worker stands at Triangle Shirtwaist
      Then the open question is asked by postal.phase.workers.direct-effects
      # fr: la question ouverte est « Quelle action est résolue ensuite ? »
      And the open question is "Which action is resolved next?"

  @postal.phase.workers.indirect-effects
  # fr: Effets indirects
  Rule: Indirect effects

    # fr: Les docks quand le Risque est à une case de Blessé
    Scenario: The Docks with Risk one step below Hurt
      Given 1 healthy worker
      And 0 injured workers
      And a worker stands at the Docks
      And Risk is one step below Hurt
      When a worker acts at the Docks
      Then Savings are 5 dollars
      And Risk is 0
      And there is 1 injured worker
      And the Cost of Living is 3 dollars

    # fr: La blessure relève ce que coûte ce tour
    Scenario: The injury raises what this turn costs
      Given a worker stands at the Docks
      And Risk is one step below Hurt
      And Savings are 6 dollars
      When a worker acts at the Docks
      Then there is 1 injured worker
      When the Cost of Living is paid
      Then Savings are 3 dollars

    # fr: Les docks quand le Risque est à deux cases de Blessé
    Scenario: The Docks with Risk two steps below Hurt
      Given a worker stands at the Docks
      And Risk is 2 steps below Hurt
      When a worker acts at the Docks
      Then there are 0 injured workers
      And the event gauge-full happens 0 times

    # fr: Newtown Creek quand l'Insalubrité est à une case de Blessé
    Scenario: Newtown Creek with Unsanitary one step below Hurt
      Given a worker stands at Newtown Creek
      And Unsanitary is one step below Hurt
      When a worker acts at Newtown Creek
      Then there is 1 injured worker
      And Unsanitary is 0

    # fr: Le Tenderloin quand la Menace policière est à une case de la prison
    Scenario: The Tenderloin with Police Threat one step below jail
      Given a worker stands at the Tenderloin
      And Police Threat is one step below jail
      When a worker acts at the Tenderloin
      Then there is 1 worker in jail
      And Police Threat is 0
      And Savings are 5 dollars

    # fr: L'effet indirect vient aussitôt, avant le travailleur suivant
    Scenario: The indirect effect comes at once, before the next worker acts
      Given workers stand at Docks and Tenderloin
      And 2 healthy workers
      And Risk is one step below Hurt
      When a worker acts at the Docks
      Then the player must say who is injured
      And "a worker acts at the Tenderloin" is refused by postal.gauge.hurt.risk

    # fr: Deux jauges peuvent se remplir en un tour
    Scenario: Two gauges can fill in one turn
      Given workers stand at Docks and Newtown Creek
      And 2 healthy workers
      And Risk is one step below Hurt
      And Unsanitary is one step below Hurt
      When a worker acts at the Docks
      And the player injures a healthy worker at Newtown Creek
      And an injured worker acts at Newtown Creek
      Then there are 2 injured workers
      And the event gauge-full happens 2 times

    # fr: Ce qui vient après le retour de la jauge compte depuis 0
    Scenario: What comes after the gauge was reset counts from 0
      Given 1 healthy worker
      And 1 injured worker
      And a healthy worker stands at the Docks
      And an injured worker stands at the Docks
      And Risk is one step below Hurt
      When a healthy worker acts at the Docks
      And an injured worker acts at the Docks
      Then Risk is 1
      And there are 2 injured workers

  @postal.phase.workers.see-notions
  # fr: Où les actions sont détaillées
  Rule: Where the actions are detailed

    # fr: Douze actions peuvent être choisies
    Scenario: Twelve actions can be chosen
      Given the workers are to be placed
      Then there are 12 legal moves
      When workers are placed at Tenement, Bonesetter, Docks and Docks
      And a worker acts at the Bonesetter
      Then the event nothing-happened happens 1 time

    # fr: Un emplacement qui ne laisse pas de choix
    Scenario: A space that leaves no choice
      Given a worker stands at the Docks
      When a worker acts at the Docks to raise risk
      Then the move is refused by postal.phase.workers.see-notions
      # fr: le refus dit « Aucun choix n'est offert (les East River Docks), pourtant il en est fait un : le Risque »
      And the refusal says "no choice at the East River Docks, yet one was made: Risk"
      And Savings are 2 dollars

    # fr: L'action de l'emplacement est celle de sa description : <space>
    Scenario Outline: The action at <space> is that of its description
      Given a worker stands at <space>
      When a worker acts at <space>
      Then clause <clause> is cited

      Examples:
        | space               | clause                             |
        | Bonesetter          | postal.action.bonesetter.heal      |
        | Local Union         | postal.action.local-union.gain     |
        | Printing Press      | postal.action.printing-press.gain  |
        | Political Cafe      | postal.action.cafe.gain            |
        | Docks               | postal.action.docks.gain           |
        | Triangle Shirtwaist | postal.action.triangle.gain        |
        | Newtown Creek       | postal.action.dye.gain             |
        | Greenwich Village   | postal.action.greenwich.recruit    |
        | Tenderloin          | postal.action.tenderloin.gain      |

    # fr: L'action de l'emplacement pour <choice> est celle de sa description : <space>
    Scenario Outline: The action at <space> to <choice> is that of its description
      Given a worker stands at <space>
      And Risk is 1
      When a worker acts at <space> to <choice>
      Then clause <clause> is cited

      Examples:
        | space              | choice              | clause                            |
        | Tenement           | lower risk          | postal.action.tenement.reduce     |
        | Liberal Lawyers    | lower police threat | postal.action.lawyers.police-down |
        | Chemistry Workshop | raise unsanitary    | postal.action.chemistry.gain      |

  @postal.phase.resolution.pay
  # fr: Payer le coût de la vie
  Rule: Pay the Cost of Living

    # fr: Neuf dollars et un coût de cinq
    Scenario: Nine dollars and a cost of five
      Given Savings are 9 dollars
      When the Cost of Living is paid
      Then Savings are 4 dollars
      And clause postal.phase.resolution.pay is cited

    # fr: Juste le coût
    Scenario: Exactly the cost
      Given Savings are 5 dollars
      When the Cost of Living is paid
      Then Savings are 0 dollars
      And there are 0 injured workers

    # fr: Les blessés et le loyer sont payés
    Scenario: Injured workers and rent are paid for
      Given 2 healthy workers
      And 3 injured workers
      And Savings are 10 dollars
      When the Cost of Living is paid
      Then Savings are 1 dollar

    # fr: Le loyer du mode Difficile est payé
    Scenario: The rent of Hard mode is paid for
      Given a game in hard mode
      And Savings are 9 dollars
      When the Cost of Living is paid
      Then Savings are 3 dollars

    # fr: Avec trop peu, tout ce qui est là est payé
    Scenario: With too little everything that is there is paid
      Given Savings are 3 dollars
      When the Cost of Living is paid
      Then Savings are 0 dollars
      And there are 2 injured workers

    # fr: Ce qu'on a gagné ce tour sert à payer
    Scenario: What was earned this turn is there to pay with
      Given a worker stands at the Docks
      When a worker acts at the Docks
      And the Cost of Living is paid
      Then Savings are 0 dollars
      And clause postal.debt.definition is not cited

    # fr: Les ressources ne paient pas le coût de la vie
    Scenario: Resources do not pay the Cost of Living
      Given the Cost of Living is to be paid
      And the group has 2 strikes
      And Savings are 5 dollars
      When the Cost of Living is paid
      Then the group has 2 strikes
      And Savings are 0 dollars

    # fr: Le récit dit ce qui est payé et ce qui reste
    Scenario: What is paid and what is left is told
      Given Savings are 12 dollars
      When the Cost of Living is paid
      # fr: le récit dit « Payé : 5 $ ; Économie 7 »
      Then the story says "5 dollars paid: Savings 7"

    # fr: La clause demande le paiement
    Scenario: The clause asks for the payment
      Given the Cost of Living is to be paid
      Then the open question is asked by postal.phase.resolution.pay
      # fr: la question ouverte est « Payez le coût de la vie. »
      And the open question is "Pay the Cost of Living."

  @postal.phase.resolution.take-after-pay
  # fr: Prendre après avoir payé
  Rule: Take after paying

    # fr: Le dollar qui reste est trop peu
    Scenario: The dollar that is left is too little
      Given the Cost of Living is to be paid
      And the group has 1 strike
      And Savings are 6 dollars
      When the Cost of Living is paid
      Then Savings are 1 dollar
      And "the turn ends" is legal
      And "the group takes the means of production for 1 strike and 2 dollars" is refused

    # fr: Deux dollars restent et suffisent
    Scenario: Two dollars are left and suffice
      Given the Cost of Living is to be paid
      And the group has 1 strike
      And Savings are 7 dollars
      When the Cost of Living is paid
      And the group takes the means of production for 1 strike and 2 dollars
      Then Savings are 0 dollars
      And clause postal.phase.resolution.take-after-pay is cited

    # fr: Prendre avant de payer
    Scenario: Taking before paying
      Given the Cost of Living is to be paid
      And the group has 1 strike
      And Savings are 7 dollars
      When the group takes the means of production for 1 strike and 2 dollars
      Then the move is refused by postal.phase.resolution.take-after-pay
      And Savings are 7 dollars
      And the group has 1 strike

    # fr: Prendre avant de payer est refusé même sans dollars dans le prix
    Scenario: Taking before paying is refused even without dollars in the price
      Given the Cost of Living is to be paid
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused by postal.phase.resolution.take-after-pay

    # fr: Pris trop tôt, ce qui est trop cher est refusé pour cela aussi
    Scenario: Taken too early, what is too dear is refused for that as well
      Given the Cost of Living is to be paid
      And Savings are 7 dollars
      When the group takes the means of production for 8 dollars
      Then the move is refused by postal.phase.resolution.take-after-pay
      And the move is refused by postal.phase.resolution.take-optional

  @postal.phase.resolution.take-optional
  # fr: Prise facultative
  Rule: Taking is optional

    # fr: Un moyen qui pourrait être pris est décliné
    Scenario: A means that could be taken is declined
      Given the group has 1 strike
      And the group has 1 union agitation
      When the turn ends
      Then the group controls 0 means of production
      And the turn is about to begin
      And the group has 0 strikes

    # fr: Prendre et décliner sont ouverts tous deux
    Scenario: Taking and declining are both open
      Given the group has 1 strike
      And the group has 1 union agitation
      And Savings are 0 dollars
      Then there are 2 legal moves
      And "the turn ends" is legal
      And "the group takes the means of production for 1 strike and 1 union agitation" is legal

    # fr: Un dollar de moins que le prix
    Scenario: One dollar less than the price
      Given the group has 1 sabotage
      And Savings are 1 dollar
      When the group takes the means of production for 1 sabotage and 2 dollars
      Then the move is refused by postal.phase.resolution.take-optional
      And the group has 1 sabotage
      And Savings are 1 dollar

    # fr: Une ressource de moins que le prix
    Scenario: One resource less than the price
      Given the group has 1 strike
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused by postal.phase.resolution.take-optional
      And the group controls 0 means of production

    # fr: Juste le prix
    Scenario: Exactly the price
      Given the group has 1 sabotage
      And Savings are 2 dollars
      When the group takes the means of production for 1 sabotage and 2 dollars
      Then the group controls 1 means of production

    # fr: Sans <lacking>, l'autre moitié du prix ne suffit pas
    Scenario Outline: Without <lacking> the other half of the price does not suffice
      Given the group has <owned>
      And Savings are 2 dollars
      When the group takes the means of production for <cost>
      Then the move is refused by postal.phase.resolution.take-optional

      # fr: un sabotage ; une grève ; une agitation syndicale ; une agitation anarchiste
      Examples:
        | lacking             | owned                 | cost                                        |
        | a sabotage          | 1 strike              | 1 sabotage and 1 strike                     |
        | a strike            | 1 sabotage            | 1 sabotage and 1 strike                     |
        | a union agitation   | 1 anarchist agitation | 1 anarchist agitation and 1 union agitation |
        | anarchist agitation | 1 union agitation     | 1 anarchist agitation and 1 union agitation |

    # fr: La clause demande ce qui est pris
    Scenario: The clause asks what is taken
      Given a means of production may be taken
      Then the open question is asked by postal.phase.resolution.take-optional
      # fr: la question ouverte est « Prenez un moyen de production, ou terminez le tour. »
      And the open question is "Take a means of production, or end the turn."

  @postal.phase.resolution.one-per-turn
  # fr: Un moyen par tour
  Rule: One means a turn

    # fr: Un second moyen le même tour
    Scenario: A second means in the same turn
      Given the group has 1 strike
      And the group has 1 union agitation
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      And the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused by postal.phase.resolution.one-per-turn
      And the group controls 1 means of production

    # fr: Après le premier moyen, seule reste la fin du tour
    Scenario: After the first means only the end of the turn is left
      Given the group has 1 strike
      And the group has 1 union agitation
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then there is 1 legal move
      And "the group takes the means of production for 1 strike and 1 union agitation" is refused by postal.phase.resolution.one-per-turn

    # fr: Ce qui pourrait être payé n'est refusé que parce qu'un moyen a été pris
    Scenario: What could be paid is refused only as one was taken
      Given the group has 1 strike
      And Savings are 20 dollars
      When the group takes the means of production for 1 strike and 2 dollars
      And the group takes one more means of production
      Then the move is refused by postal.phase.resolution.one-per-turn and by nothing else

    # fr: Après le premier moyen, un moyen qui n'est pas sur la liste n'en est pas un
    Scenario: After the first means one that is not on the list is none
      Given Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      And the group takes the means of production for "bakery"
      Then the move is refused by postal.means.list-location and by nothing else

    # fr: Un a été pris ce tour
    Scenario: One was taken this turn
      Given the group controls the means of production for 8 dollars
      And a means of production has been taken this turn
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused by postal.phase.resolution.one-per-turn

    # fr: La Force patronale a compté au moins un tour pour chacun : <n> à <box>
    Scenario Outline: Employers' Strength has counted a turn at least for each: <n> on <box>
      Given the group controls <n> means of production
      And Employers' Strength is on <box>
      Then no table can show this position by postal.phase.resolution.one-per-turn

      Examples:
        | n | box |
        | 1 | 1   |
        | 4 | 1   |
        | 4 | 4   |

    # fr: Où elle n'est pas dite, elle suit des moyens de production
    Scenario: Where it is not said it follows from the means of production
      Given the group controls 4 means of production
      Then Employers' Strength is on 5

    # fr: Celui de ce tour compte avec ce tour
    Scenario: That of this turn counts with this turn
      Given the group controls 4 means of production
      And a means of production has been taken this turn
      Then Employers' Strength is on 4

    # fr: Le tour suivant en permet un autre
    Scenario: The next turn allows another
      Given 0 healthy workers
      And 4 healthy workers in jail
      And Savings are 15 dollars
      And a means of production has been taken this turn
      And the group controls the means of production for 1 strike and 1 union agitation
      And a means of production may be taken
      When the turn ends
      And the employers' phase is played with a 2
      And the Cost of Living is paid
      And the group takes the means of production for 8 dollars
      Then the group controls 2 means of production
      And "the group takes the means of production for 8 dollars" is refused by postal.phase.resolution.one-per-turn

  @postal.phase.resolution.pay-means-cost
  # fr: Choisir un moyen et payer
  Rule: Choose a means and pay

    # fr: Un prix en ressources ne touche pas à l'Économie
    Scenario: A price in resources leaves the Savings alone
      Given the group has 1 strike
      And the group has 1 sabotage
      And Savings are 2 dollars
      When the group takes the means of production for 1 sabotage and 1 strike
      Then the group has 0 strikes
      And the group has 0 sabotages
      And Savings are 2 dollars

    # fr: Un prix en dollars et une ressource
    Scenario: A price in dollars and one resource
      Given the group has 1 anarchist agitation
      And the group has 1 union agitation
      And Savings are 5 dollars
      When the group takes the means of production for 1 anarchist agitation and 2 dollars
      Then the group has 0 anarchist agitations
      And the group has 1 union agitation
      And Savings are 3 dollars

    # fr: Le joueur choisit parmi plusieurs
    Scenario: The player chooses among several
      Given the group has 1 strike
      And the group has 1 sabotage
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the group has 1 sabotage
      And the group controls the means of production for 1 strike and 1 union agitation
      And the group controls 1 means of production

    # fr: Seul un moyen non contrôlé peut être choisi
    Scenario: Only an uncontrolled means can be chosen
      Given the group controls the means of production for 1 strike and 1 union agitation
      And the group has 1 strike
      And the group has 1 union agitation
      And Savings are 2 dollars
      Then "the group takes the means of production for 1 strike and 1 union agitation" is refused by postal.means.no-recontrol
      When the group takes the means of production for 1 strike and 2 dollars
      Then the group controls 2 means of production
      And the group has 1 union agitation

    # fr: Ce que seul un pack de contenu liste se paie par la clause générale
    Scenario: What only a content pack lists is paid by the general clause
      Given this content pack:
        """
        [means]
        bakery = { dollars = 3 }
        """
      And Savings are 3 dollars
      When the group takes the means of production for "bakery"
      Then clause postal.phase.resolution.pay-means-cost is cited

    # fr: Seul ce qui est dans le prix est dépensé
    Scenario: Only what is in the price is spent
      Given the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the event resource-spent happens 2 times

    # fr: Un prix sans dollars n'en fait payer aucun
    Scenario: A price without dollars pays none
      Given the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage and 1 strike
      Then the event money-paid happens 0 times
