# fr: Offensive patronale
# fr: Les six résultats du dé. Sauf mention contraire, les quatre travailleurs sont indemnes, les
# fr: jauges sont à 0 et l'on lance un seul dé.
Feature: Employers' offensive
  The six results of the die. Where nothing else is said the four workers are healthy, the gauges
  stand on 0 and one die is rolled.

  @postal.offensive.1
  # fr: Résultat 1 : coût de la vie
  Rule: Roll of 1: Cost of Living

    # fr: Un 1 fait monter le coût de la vie d'un dollar
    Scenario: A 1 raises the Cost of Living by one dollar
      When the die shows 1
      Then the Cost of Living is 6 dollars
      And clause postal.offensive.1 is cited
      And the event cost-changed happens 1 time
      # fr: le récit dit « Le coût de la vie est maintenant de 6 $. »
      And the story says "The Cost of Living is now 6 dollars."

    # fr: Un 1 ne touche ni à l'Économie, ni aux jauges, ni aux travailleurs
    Scenario: A 1 leaves Savings, gauges and workers alone
      When the die shows 1
      Then Savings are 2 dollars
      And Risk is 0
      And Unsanitary is 0
      And Police Threat is 0
      And Employers' Strength is on 1
      And there are 4 healthy workers

    # fr: Deux 1 le font monter de deux dollars
    Scenario: Two dice of 1 raise it by two dollars
      Given Employers' Strength is on 3
      When the dice show 1 and 1
      Then the Cost of Living is 7 dollars

    # fr: Un 1 s'ajoute aux blessés et au loyer du mode Difficile
    Scenario: A 1 comes on top of the injured and the rent of Hard mode
      Given a game in hard mode
      And 1 injured worker
      When the die shows 1
      Then the Cost of Living is 8 dollars

    # fr: À la mise en place, un 1 compte encore au premier tour
    Scenario: At the set-up a 1 still counts in the first turn
      Given a new game
      When the die shows 1
      Then the Cost of Living is 6 dollars
      And clause postal.offensive.1 is cited
      When the employers' phase is played with a 2
      Then the Cost of Living is 6 dollars

    # fr: Tout autre résultat laisse le coût de la vie tel quel
    Scenario: Any other result leaves the Cost of Living at that
      Given Employers' Strength is on 3
      When the dice show 1 and 2
      Then the Cost of Living is 6 dollars
      And Risk is 1

  @postal.offensive.2
  # fr: Résultat 2 : Risque
  Rule: Roll of 2: Risk

    # fr: Le lancer qu'on a dit prend effet
    Scenario: The roll that was told takes effect
      Given the roll of the offensive is 2
      When the offensive takes effect
      Then Risk is 1

    # fr: Un 2 fait monter le Risque depuis 0
    Scenario: A 2 raises Risk from 0
      When the die shows 2
      Then Risk is 1
      And Unsanitary is 0
      And Police Threat is 0
      And clause postal.offensive.2 is cited

    # fr: Un 2 ne fait monter le Risque que d'une case
    Scenario: A 2 raises Risk by one only
      Given Risk is 2
      When the die shows 2
      Then Risk is 3
      And there are 0 injured workers

    # fr: Un 2 quand le Risque est à une case de Blessé
    Scenario: A 2 with Risk one step below Hurt
      Given Risk is one step below Hurt
      When the die shows 2
      Then there is 1 injured worker
      And Risk is 0
      And the Cost of Living is 6 dollars

    # fr: Un 2 quand le Risque est à deux cases de Blessé
    Scenario: A 2 with Risk two steps below Hurt
      Given Risk is 2 steps below Hurt
      When the die shows 2
      Then there are 0 injured workers
      And the event gauge-full happens 0 times

    # fr: Deux 2 remplissent la jauge, qui repart de 0
    Scenario: Two dice of 2 fill the gauge and begin it anew
      Given Employers' Strength is on 3
      And Risk is one step below Hurt
      When the dice show 2 and 2
      Then there is 1 injured worker
      And Risk is 1

    # fr: La chance d'un 2
    Scenario: The chance of a 2
      Given the offensive is about to be rolled
      Then the probability that "Risk is 1" is 1/6
      When the die shows 2
      Then Risk is 1

    # fr: À la mise en place, un 2 fait monter le Risque
    Scenario: At the set-up a 2 raises Risk
      Given a new game
      When the die shows 2
      Then Risk is 1
      And clause postal.offensive.2 is cited

    # fr: Le niveau du Risque est annoncé
    Scenario: The level of Risk is told
      Given Risk is 1
      When the die shows 2
      # fr: le récit dit « Le Risque est à 2 »
      Then the story says "Risk is now 2"

  @postal.offensive.3
  # fr: Résultat 3 : menace policière
  Rule: Roll of 3: Police Threat

    # fr: Un 3 fait monter la Menace policière depuis 0
    Scenario: A 3 raises Police Threat from 0
      When the die shows 3
      Then Police Threat is 1
      And Risk is 0
      And Unsanitary is 0
      And clause postal.offensive.3 is cited

    # fr: Un 3 ne fait monter la Menace policière que d'une case
    Scenario: A 3 raises Police Threat by one only
      Given Police Threat is 2
      When the die shows 3
      Then Police Threat is 3
      And there are 0 workers in jail

    # fr: Un 3 quand la Menace policière est à une case de la prison
    Scenario: A 3 with Police Threat one step below jail
      Given Police Threat is one step below jail
      When the die shows 3
      Then there is 1 worker in jail
      And Police Threat is 0
      And 3 workers can act

    # fr: Un 3 quand la Menace policière est à deux cases de la prison
    Scenario: A 3 with Police Threat two steps below jail
      Given Police Threat is 2 steps below jail
      When the die shows 3
      Then there are 0 workers in jail
      And the event gauge-full happens 0 times

    # fr: Un 3 qui remplit la jauge demande qui emprisonner
    Scenario: A 3 that fills the gauge asks whom to jail
      Given Police Threat is one step below jail
      And 1 injured worker
      When the die shows 3
      Then the player must say who goes to jail
      When the player sends a healthy worker to jail
      Then there is 1 healthy worker in jail
      And there is 1 injured worker

    # fr: À la mise en place, un 3 fait monter la Menace policière
    Scenario: At the set-up a 3 raises Police Threat
      Given a new game
      When the die shows 3
      Then Police Threat is 1

  @postal.offensive.4
  # fr: Résultat 4 : Insalubrité
  Rule: Roll of 4: Unsanitary

    # fr: Un 4 fait monter l'Insalubrité depuis 0
    Scenario: A 4 raises Unsanitary from 0
      When the die shows 4
      Then Unsanitary is 1
      And Risk is 0
      And Police Threat is 0
      And clause postal.offensive.4 is cited

    # fr: Un 4 ne fait monter l'Insalubrité que d'une case
    Scenario: A 4 raises Unsanitary by one only
      Given Unsanitary is 2
      When the die shows 4
      Then Unsanitary is 3
      And there are 0 injured workers

    # fr: Un 4 quand l'Insalubrité est à une case de Blessé
    Scenario: A 4 with Unsanitary one step below Hurt
      Given Unsanitary is one step below Hurt
      When the die shows 4
      Then there is 1 injured worker
      And Unsanitary is 0

    # fr: Un 4 quand l'Insalubrité est à deux cases de Blessé
    Scenario: A 4 with Unsanitary two steps below Hurt
      Given Unsanitary is 2 steps below Hurt
      When the die shows 4
      Then there are 0 injured workers
      And the event gauge-full happens 0 times

    # fr: À la mise en place, un 4 fait monter l'Insalubrité
    Scenario: At the set-up a 4 raises Unsanitary
      Given a new game
      When the die shows 4
      Then Unsanitary is 1

  @postal.offensive.5
  # fr: Résultat 5 : blessure
  Rule: Roll of 5: injury

    # fr: Un 5 blesse un indemne sur quatre
    Scenario: A 5 injures one of four healthy workers
      When the die shows 5
      Then there is 1 injured worker
      And there are 3 healthy workers
      And the Cost of Living is 6 dollars
      And clause postal.offensive.5 is cited

    # fr: Un 5 ne fait bouger aucune jauge et ne prend pas d'argent
    Scenario: A 5 moves no gauge and takes no money
      When the die shows 5
      Then Savings are 2 dollars
      And Risk is 0
      And Unsanitary is 0
      And Police Threat is 0
      And Employers' Strength is on 1

    # fr: Un 5 frappe le dernier indemne
    Scenario: A 5 hits the last healthy worker
      Given 1 healthy worker
      And 3 injured workers
      When the die shows 5
      Then there are 4 injured workers
      And there are 0 dead workers

    # fr: Un 5 quand tous sont blessés en tue un
    Scenario: A 5 with everybody injured kills one
      Given 4 injured workers
      When the die shows 5
      Then there are 3 injured workers
      And there is 1 dead worker
      And the Cost of Living is 7 dollars
      And clause postal.offensive.5 is cited

    # fr: Deux 5 blessent deux travailleurs
    Scenario: Two dice of 5 injure two workers
      Given Employers' Strength is on 6
      When the dice show 5 and 5
      Then there are 2 injured workers

    # fr: Un 5 demande si un libre ou un prisonnier est blessé
    Scenario: A 5 asks whether a free worker or a prisoner is injured
      Given 3 healthy workers
      And 1 healthy worker in jail
      When the die shows 5
      Then the player must say who is injured
      And "a worker is placed at the Tenement" is refused by postal.offensive.5

    # fr: Où un 5 est lancé, il reste à dire qui est blessé : <phase>
    Scenario Outline: Where a 5 is rolled it is still to be said who is injured: <phase>
      Given <phase>
      And 3 healthy workers
      And 1 healthy worker in jail
      And the player must say who is injured by the offensive
      When the player injures a healthy worker in jail
      Then there is 1 injured worker in jail

      Examples:
        | phase                               |
        | the set-up roll is about to be made |
        | the offensive is about to be rolled |

    # fr: Un 5 frappe le prisonnier que le joueur désigne
    Scenario: A 5 hits the prisoner whom the player names
      Given 3 healthy workers
      And 1 healthy worker in jail
      When the die shows 5
      And the player injures a healthy worker in jail
      Then there is 1 injured worker in jail
      And there are 3 healthy workers

    # fr: Par R-19 « free-first », un 5 épargne le prisonnier
    Scenario: By reading R-19 on free-first a 5 spares the prisoner
      Given the reading R-19 is "free-first"
      And 3 healthy workers
      And 1 healthy worker in jail
      When the die shows 5
      Then there is 1 injured worker
      And there is 1 healthy worker in jail

    # fr: Un 5 ne peut frapper un blessé tant qu'un autre est indemne
    Scenario: A 5 cannot hit an injured worker while another is unhurt
      Given 1 healthy worker
      And 1 healthy worker in jail
      And 2 injured workers
      When the die shows 5
      And the player injures an injured worker
      Then the move is refused by postal.death.last-resort

    # fr: La chance d'une blessure
    Scenario: The chance of an injury
      Given the offensive is about to be rolled
      Then the probability that "there is 1 injured worker" is 1/6
      When the die shows 5
      Then there is 1 injured worker

    # fr: À la mise en place, un 5 blesse un travailleur
    Scenario: At the set-up a 5 injures a worker
      Given a new game
      When the die shows 5
      Then there is 1 injured worker
      And clause postal.offensive.5 is cited

    # fr: Un blessé est désigné pour le premier de deux résultats alors qu'il reste des indemnes
    Scenario: An injured worker is named for the first of two results while healthy ones are left
      Given Employers' Strength is 3
      And 1 worker in jail
      When the dice fall on 5 and 2
      And the 5 takes effect first
      Then "the player injures an injured worker who is not placed" is refused by postal.offensive.5 and by nothing else

    # fr: Le 5 demande qui est blessé pendant que l'autre résultat attend
    Scenario: The 5 asks who is injured while the other result waits
      Given Employers' Strength is 3
      And 1 worker in jail
      When the dice fall on 5 and 2
      And the 5 takes effect first
      Then the open question is asked by postal.offensive.5

  @postal.offensive.6
  # fr: Résultat 6 : emprise patronale
  Rule: Roll of 6: Employers' Strength

    # fr: Un 6 à 4 fait passer le cube à 5
    Scenario: A 6 on 4 moves the cube to 5
      Given Employers' Strength is on 4
      When the die shows 6
      Then Employers' Strength is on 5
      And clause postal.offensive.6 is cited
      And the event strength-rose happens 1 time

    # fr: Un 6 ne touche ni aux travailleurs, ni aux jauges, ni au coût de la vie
    Scenario: A 6 leaves workers, gauges and the Cost of Living alone
      When the die shows 6
      Then there are 4 healthy workers
      And Risk is 0
      And Unsanitary is 0
      And Police Threat is 0
      And the Cost of Living is 5 dollars

    # fr: Un 6 à 9 fait passer le cube à la dernière case
    Scenario: A 6 on 9 moves the cube to the last box
      Given Employers' Strength is on 9
      When the die shows 6
      Then Employers' Strength is on 10
      And the game goes on

    # fr: Un 6 à 10 perd la partie aussitôt
    Scenario: A 6 on 10 loses the game at once
      Given the offensive is about to be rolled
      And Employers' Strength is on 10
      When the die shows 6
      Then the game is lost
      And Employers' Strength is on 10
      And clause postal.goal.before-strength-exceeds-10 is cited
      And the event result-applied happens before the event game-ended
      And the event game-ended happens 1 time
      And clause postal.offensive.6 is cited

    # fr: Par R-2 « play-on », un 6 à 10 ne change rien
    Scenario: By reading R-2 on play-on a 6 on 10 changes nothing
      Given the reading R-2 is "play-on"
      And the offensive is about to be rolled
      And Employers' Strength is on 10
      When the die shows 6
      Then Employers' Strength is on 10
      And the game goes on
      And clause postal.offensive.6 is cited
      And the event strength-stayed happens 1 time

    # fr: Par R-2 « play-on », un 6 à 9 fait encore avancer le cube
    Scenario: By reading R-2 on play-on a 6 on 9 still moves the cube
      Given the reading R-2 is "play-on"
      And Employers' Strength is on 9
      When the die shows 6
      Then Employers' Strength is on 10

    # fr: La chance de perdre à 10
    Scenario: The chance of losing on 10
      Given the offensive is about to be rolled
      And Employers' Strength is on 10
      Then the probability that "the game is lost" is 1/6
      When the die shows 6
      Then the game is lost

    # fr: À la mise en place, un 6 fait passer le cube à 1
    Scenario: At the set-up a 6 moves the cube to 1
      Given a new game
      When the die shows 6
      Then Employers' Strength is on 1
      And the turn is about to begin

    # fr: La case qu'atteint un 6 est annoncée
    Scenario: The box that a 6 reaches is told
      Given Employers' Strength is 4
      When the die shows 6
      # fr: le récit dit « L'Emprise patronale passe à 5 »
      Then the story says "Employers' Strength rises to 5"

    # fr: Par R-2 « play-on », la case où le cube reste est annoncée
    Scenario: By reading R-2 on play-on the box on which the cube stays is told
      Given the reading R-2 is "play-on"
      And Employers' Strength is 10
      When the die shows 6
      # fr: le récit dit « L'Emprise patronale reste sur 10 »
      Then the story says "Employers' Strength stays on 10"

    # fr: Le 6 qui perd la partie à 10 est annoncé
    Scenario: The 6 that loses the game on 10 is told
      Given Employers' Strength is 10
      When the die shows 6
      # fr: le récit dit « Le résultat 6 s'applique »
      Then the story says "The result 6 takes effect"
      And the event result-applied happens 1 time

  @postal.offensive.6.lost-turn
  # fr: Un tour perdu
  Rule: A lost turn

    # fr: Le tour où tombe un 6 se joue
    Scenario: The turn in which a 6 falls is played
      Given Employers' Strength is on 4
      When the die shows 6
      Then the workers are to be placed
      And 4 workers can act

    # fr: Le tour perdu est un tour suivant
    Scenario: The turn that is lost is a later one
      Given Employers' Strength is on 4
      And 0 healthy workers
      And 4 healthy workers in jail
      And Savings are 5 dollars
      When the die shows 6
      And the Cost of Living is paid
      And the turn ends
      And the turn begins
      Then Employers' Strength is on 6

    # fr: Un 6 à 9 fait de ce tour le dernier
    Scenario: A 6 on 9 makes this turn the last
      Given Employers' Strength is on 9
      And 0 healthy workers
      And 4 healthy workers in jail
      And Savings are 5 dollars
      When the die shows 6
      And the Cost of Living is paid
      And the turn ends
      Then the game is lost

    # fr: Un 6 à la mise en place raccourcit la partie
    Scenario: A 6 at the set-up shortens the game
      Given a new game
      When the die shows 6
      And the turn begins
      Then Employers' Strength is on 2

    # fr: Deux 6 coûtent deux tours
    Scenario: Two dice of 6 cost two turns
      Given Employers' Strength is on 3
      When the dice show 6 and 6
      Then Employers' Strength is on 5

    # fr: Un 6 qui atteint 3 n'apporte pas de second dé
    Scenario: A 6 that reaches 3 brings no second die
      Given Employers' Strength is on 2
      When the die shows 6
      Then Employers' Strength is on 3
      And the workers are to be placed
      And "the die shows 2" is refused

    # fr: Avec un seul 6 dans toute la partie, neuf tours se jouent
    Scenario: With one 6 in the whole game nine turns are played
      Given the turn is about to begin
      And 0 healthy workers
      And 4 healthy workers in jail
      And Savings are 100 dollars
      When the employers' phase is played with a 6
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with 1 and 1
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with 1 and 1
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with 1 and 1
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      And the Cost of Living is paid
      And the turn ends
      Then the game is lost
      And the event money-paid happens 9 times

    # fr: À 10, il ne reste aucun tour à perdre
    Scenario: On 10 there is no turn left to lose
      Given the offensive is about to be rolled
      And Employers' Strength is on 10
      When the die shows 6
      Then the game is lost
      And the event strength-rose happens 0 times

    # fr: Par R-2 « play-on », aucun tour n'est perdu à 10
    Scenario: By reading R-2 on play-on no turn is lost on 10
      Given the reading R-2 is "play-on"
      And the offensive is about to be rolled
      And Employers' Strength is on 10
      When the die shows 6
      Then the workers are to be placed
      And the event strength-rose happens 0 times
