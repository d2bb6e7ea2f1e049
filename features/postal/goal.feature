# fr: But du jeu
# fr: Ce que cherche le joueur, et jusqu'à quand.
Feature: Aim of the game
  What the player is after, and until when.

  @postal.goal.take-control
  # fr: Prendre les moyens de production
  Rule: Take the means of production

    # fr: Le dernier moyen de production demandé gagne
    Scenario: The last means of production asked for wins
      Given a game in Normal mode
      And the group controls 4 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game is won
      And postal.victory.five-by-turn-10 is cited

    # fr: L'argent seul ne gagne pas
    Scenario: Money alone does not win
      Given a game in Normal mode
      And the group controls 3 means of production
      And Savings are 100 dollars
      When the group takes the means of production for 8 dollars
      Then the game goes on
      And Savings are 92 dollars
      And the group controls 4 means of production

  @postal.goal.survive-each-turn
  # fr: Survivre à chaque tour
  Rule: Survive every turn

    # fr: Le coût de la vie est compté en un tour
    Scenario: The Cost of Living is charged in a turn
      Given the Cost of Living is to be paid
      And Savings are 9 dollars
      When the Cost of Living is paid
      Then Savings are 4 dollars
      And "the turn ends" is legal

    # fr: Le tour ne finit pas avant le paiement
    Scenario: The turn does not end before the payment
      Given the Cost of Living is to be paid
      When the turn ends
      Then the move is refused by postal.goal.survive-each-turn
      # fr: le refus dit « Payez-le, puis terminez le tour »
      And the refusal says "Pay it, then end the turn"

    # fr: Rien n'est compté une seconde fois
    Scenario: Nothing is charged a second time
      Given the Cost of Living is to be paid
      And Savings are 20 dollars
      When the Cost of Living is paid
      Then "the Cost of Living is paid" is refused by postal.goal.survive-each-turn
      And Savings are 15 dollars

    # fr: Le paiement est dû quand la dernière action est résolue
    Scenario: The payment falls due when the last action is resolved
      Given a worker stands at Triangle Shirtwaist
      When a worker acts at Triangle Shirtwaist
      Then the Cost of Living is to be paid
      And Savings are 4 dollars

    # fr: Le paiement est dû même si personne n'a pu agir
    Scenario: The payment falls due although nobody could act
      Given the offensive is about to be rolled
      And 4 workers in jail
      When the die shows a 2
      Then the Cost of Living is to be paid

    # fr: Une partie perdue à l'offensive ne demande plus de paiement
    Scenario: A game lost in the offensive asks for no payment any more
      Given the Cost of Living is to be paid
      And Employers' Strength is 9
      And Savings are 20 dollars
      When the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 6
      Then the game is lost
      And "the Cost of Living is paid" is refused by postal.goal.before-strength-exceeds-10
      And the event money-paid happens 1 time

    # fr: Le tour suivant a son propre paiement
    Scenario: The next turn has its own payment
      Given the Cost of Living is to be paid
      And 4 workers in jail
      And Savings are 20 dollars
      When the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      And the Cost of Living is paid
      Then Savings are 10 dollars
      And the event money-paid happens 2 times

  @postal.goal.counter-offensives
  # fr: Répondre aux offensives
  Rule: Answer the offensives

    # fr: Le ménage défait une offensive sur le Risque
    Scenario: Housework undoes an offensive on Risk
      Given the offensive is about to be rolled
      When the die shows a 2
      And workers are placed at the Tenement, Triangle, Triangle and Triangle
      Then Risk is 1
      When a worker acts at the Tenement to lower Risk
      Then Risk is 0

    # fr: Le ménage défait une offensive sur l'Insalubrité
    Scenario: Housework undoes an offensive on Unsanitary
      Given the offensive is about to be rolled
      When the die shows a 4
      And workers are placed at the Tenement, Triangle, Triangle and Triangle
      And a worker acts at the Tenement to lower Unsanitary
      Then Unsanitary is 0

    # fr: Deux travailleurs répondent à deux résultats
    Scenario: Two results are answered by two workers
      Given Employers' Strength is 2
      And the turn is about to begin
      When the employers' phase is played with 4 and 3
      And workers are placed at the Tenement, the Liberal Lawyers, Triangle and Triangle
      And a worker acts at the Tenement to lower Unsanitary
      And a worker acts at the Liberal Lawyers to lower Police Threat
      Then Unsanitary is 0
      And Police Threat is 0

    # fr: Un travailleur au Tenement empêche l'offensive suivante de blesser
    Scenario: A worker at the Tenement keeps the next offensive from hurting
      Given Risk is one step below Hurt
      And a worker stands at the Tenement
      And Savings are 20 dollars
      When a worker acts at the Tenement to lower Risk
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then there are 0 injured workers
      And the event gauge-full happens 0 times

  @postal.goal.five-means
  # fr: Cinq moyens de production
  Rule: Five means of production

    # fr: Le cinquième moyen de production gagne
    Scenario: The fifth means of production wins
      Given a game in Normal mode
      And the group controls 4 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game is won

    # fr: Le quatrième moyen de production ne gagne pas
    Scenario: The fourth means of production does not win
      Given a game in Normal mode
      And the group controls 3 means of production
      And the group has 1 strike
      When the group takes the means of production for 1 strike + 2 dollars
      Then the game goes on
      And 5 means of production win the game

    # fr: Quatre à la fin du dernier tour ne suffisent pas
    Scenario: Four at the end of the last turn are not enough
      Given a game in Normal mode
      And Employers' Strength is 10
      And the group controls 4 means of production
      And a means of production may be taken
      Then 5 means of production win the game
      When the turn ends
      Then the game is lost

    # fr: Le cinquième ne se gagne pas sans les ressources demandées
    Scenario: The fifth is not won without the resources asked for
      Given a game in Normal mode
      And the group controls 4 means of production
      And the group has 1 sabotage
      Then 5 means of production win the game
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the move is refused by postal.means.cost.sabotage-strike

    # fr: Le cinquième dépense ce qu'il coûte
    Scenario: The fifth spends what it costs
      Given a game in Normal mode
      And the group controls 4 means of production
      And Savings are 9 dollars
      And a means of production may be taken
      When the group takes the means of production for 8 dollars
      Then Savings are 1 dollar
      And the group controls 5 means of production
      And the game is won

    # fr: Les moyens de production demandés, sauf autre lecture : <mode>
    Scenario Outline: Means of production asked for unless another reading is chosen: <mode>
      Given the mode is <mode>
      Then <needed> means of production win the game

      Examples:
        | mode      | needed |
        | Normal    | 5      |
        | Confirmed | 6      |
        | Hard      | 7      |

    # fr: Le mode prévaut sur les cinq du texte général : <mode>
    Scenario Outline: The mode prevails over the five of the general text: <mode>
      Given the mode is <mode>
      And the reading R-12 is "mode"
      And the group controls 4 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game goes on
      And <needed> means of production win the game

      Examples:
        | mode      | needed |
        | Confirmed | 6      |
        | Hard      | 7      |

    # fr: Cinq gagnent dans chaque mode, par l'autre lecture : <mode>
    Scenario Outline: Five win in every mode by the other reading: <mode>
      Given the mode is <mode>
      And the reading R-12 is "always-five"
      And the group controls 4 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game is won

      Examples:
        | mode      |
        | Normal    |
        | Confirmed |
        | Hard      |

    # fr: Cinq sont demandés tant que la difficulté n'est pas choisie
    Scenario: Five are asked for while the difficulty is open
      Given a new game without a chosen difficulty
      Then 5 means of production are needed to win
      And the answers rest on postal.goal.five-means

    # fr: Par l'autre lecture, c'est le texte général qui en demande cinq en mode Difficile
    Scenario: By the other reading it is the general text that asks for five in Hard mode
      Given a game in Hard mode
      And the reading R-12 is "always-five"
      Then 5 means of production are needed to win
      And the answers rest on postal.goal.five-means

  @postal.goal.before-strength-exceeds-10
  # fr: Avant que l'emprise dépasse 10
  Rule: Before Strength passes 10

    # fr: Le but est atteint sur la case 10
    Scenario: The goal is reached on box 10
      Given Employers' Strength is 10
      And the group controls 4 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game is won
      And Employers' Strength is 10

    # fr: Le tour sur la case 10 finit avec un moyen de production de moins qu'il n'en faut
    Scenario: The turn on box 10 ends one means of production short
      Given Employers' Strength is 10
      And the group controls 3 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage + 1 strike
      Then the game goes on
      When the turn ends
      Then the game is lost

    # fr: Le tour sur la case 9 n'est pas encore le dernier
    Scenario: The turn on box 9 is not yet the last
      Given Employers' Strength is 9
      And the group controls 3 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage + 1 strike
      And the turn ends
      Then the turn is about to begin

    # fr: Un 6 sur la case 9 mène à la case 10, où le tour peut se jouer
    Scenario: A 6 on box 9 leads to box 10, which can be played
      Given the turn is about to begin
      And Employers' Strength is 8
      When the employers' phase is played with a 6
      Then Employers' Strength is 10
      And the workers are to be placed

    # fr: Un 6 sur la case 10 la dépasserait
    Scenario: A 6 on box 10 would go past it
      Given the turn is about to begin
      And Employers' Strength is 9
      When the employers' phase is played with a 6
      Then the game is lost
      And postal.goal.before-strength-exceeds-10 is cited

    # fr: Un 6 sur la case 10 ne perd rien, par l'autre lecture
    Scenario: A 6 on box 10 loses nothing by the other reading
      Given the reading R-2 is "play-on"
      And the turn is about to begin
      And Employers' Strength is 9
      When the employers' phase is played with a 6
      Then Employers' Strength is 10
      And the workers are to be placed

    # fr: Plus rien ne se joue quand le curseur dépasserait la case 10
    Scenario: Nothing more is played once the cursor would pass box 10
      Given the turn is about to begin
      And Employers' Strength is 9
      When the employers' phase is played with a 6
      And a worker is placed at the Tenement
      Then the move is refused by postal.goal.before-strength-exceeds-10
