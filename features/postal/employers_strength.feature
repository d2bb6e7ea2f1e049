# fr: Emprise patronale
# fr: La jauge qui compte les tours et achève la partie. Ce qu'elle représente (la mainmise des
# fr: patrons sur les lois, les salaires, la propriété et la police) explique le thème : aucun
# fr: coup n'en dépend, la clause postal.employers-strength.meaning n'a donc pas de règle ici.
Feature: Employers' Strength
  The gauge that counts the turns and ends the game. What it stands for (the hold of the employers
  on laws, wages, property and police) explains the theme: no move depends on it, so the clause
  postal.employers-strength.meaning has no rule here.

  @postal.employers-strength.turn-counter
  # fr: L'emprise compte les tours
  Rule: Strength counts the turns

    # fr: Le premier tour se joue sur la case 1
    Scenario: The first turn is played on box 1
      Given a new game
      When the die shows 2
      Then Employers' Strength is 0
      When the turn begins
      Then Employers' Strength is on 1

    # fr: Après le tour à <before> vient le tour à <after>
    Scenario Outline: After the turn on <before> comes the turn on <after>
      Given a means of production may be taken
      And Employers' Strength is on <before>
      When the turn ends
      And the turn begins
      Then Employers' Strength is on <after>

      Examples:
        | before | after |
        | 1      | 2     |
        | 5      | 6     |
        | 9      | 10    |

    # fr: Seul le tour fait avancer le compteur, et non un <die>
    Scenario Outline: The counter moves by the turn only, not by a <die>
      Given Employers' Strength is on 3
      When the employers' phase is played with a <die>
      Then Employers' Strength is on 4
      And the workers are to be placed

      Examples:
        | die |
        | 1   |
        | 2   |
        | 3   |
        | 4   |
        | 5   |

    # fr: Un 6 au premier tour fait courir le compteur
    Scenario: A 6 in the first turn makes the counter run ahead
      Given a new game
      When the die shows 2
      And the employers' phase is played with a 6
      And workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      And the turn ends
      And the turn begins
      Then Employers' Strength is on 3

    # fr: Un tour ne peut commencer deux fois
    Scenario: A turn cannot begin twice
      Given the turn is about to begin
      When the turn begins
      And the turn begins
      Then the move is refused
      And Employers' Strength is on 1

  @postal.employers-strength.win-before-end-at-10
  # fr: Dernier tour à 10
  Rule: Last turn on 10

    # fr: Le tour à 10 se joue jusqu'au bout
    Scenario: The turn on 10 is played to its end
      Given Employers' Strength is on 9
      When the employers' phase is played with a 2
      Then Employers' Strength is on 10
      And the game goes on
      When workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      Then the game goes on
      When the turn ends
      Then the game is lost

    # fr: Le dernier moyen est pris au tour à 10
    Scenario: The last means is taken in the turn on 10
      Given Employers' Strength is on 10
      And the group controls 4 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the game is won
      And "the turn ends" is refused

    # fr: Un moyen qui ne suffit pas laisse finir le tour à 10
    Scenario: A means that does not suffice leaves the turn on 10 to its end
      Given Employers' Strength is on 10
      And the group controls 3 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the game goes on
      When the turn ends
      Then the game is lost

    # fr: Un tour qu'un 6 fait passer à 10 peut encore être gagné
    Scenario: A turn brought to 10 by a 6 can still be won
      Given Employers' Strength is on 9
      And the group controls 4 means of production
      And Savings are 20 dollars
      When the die shows 6
      And workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      And the group takes the means of production for 8 dollars
      Then the game is won
      And Employers' Strength is on 10

    # fr: Par R-2 « play-on », après un 6 à 10, le tour peut encore être gagné
    Scenario: By reading R-2 on play-on a 6 on 10 leaves the turn to be won
      Given the reading R-2 is "play-on"
      And the offensive is about to be rolled
      And Employers' Strength is on 10
      And the group controls 4 means of production
      And Savings are 20 dollars
      When the die shows 6
      And workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      And the group takes the means of production for 8 dollars
      Then the game is won

  @postal.employers-strength.defeat
  # fr: Défaite
  Rule: Defeat

    # fr: Le tour à 10 s'achève sans victoire
    Scenario: The turn on 10 ends without a win
      Given Employers' Strength is on 10
      And a means of production may be taken
      When the turn ends
      Then the game is lost
      And the event game-ended happens 1 time
      And the event phase-began happens 0 times
      And clause postal.employers-strength.defeat is cited

    # fr: Le tour à 9 s'achève sans victoire
    Scenario: The turn on 9 ends without a win
      Given Employers' Strength is on 9
      And a means of production may be taken
      When the turn ends
      Then the game goes on
      And the turn is about to begin

    # fr: Quatre moyens de production à la fin du tour à 10 ne sauvent pas le groupe
    Scenario: Four means of production at the end of the turn on 10 do not save the group
      Given Employers' Strength is on 10
      And a means of production may be taken
      And the group controls 4 means of production
      When the turn ends
      Then the game is lost

    # fr: Six moyens de production sont trop peu en mode Difficile
    Scenario: Six means of production are too few in Hard mode
      Given a game in hard mode
      And a means of production may be taken
      And Employers' Strength is on 10
      And the group controls 6 means of production
      When the turn ends
      Then the game is lost

    # fr: Payer le coût de la vie à 10 n'est pas encore la défaite
    Scenario: Paying the Cost of Living on 10 is not yet defeat
      Given Employers' Strength is on 10
      And Savings are 5 dollars
      When the Cost of Living is paid
      Then the game goes on
      When the turn ends
      Then the game is lost

    # fr: Aucun tour ne commence après la défaite
    Scenario: No turn begins after the defeat
      Given Employers' Strength is on 10
      And a means of production may be taken
      When the turn ends
      And the turn begins
      Then the move is refused by postal.employers-strength.defeat

    # fr: La mort du dernier travailleur est la défaite
    Scenario: The death of the last worker is defeat
      Given 0 healthy workers
      And 1 injured worker
      And Savings are 2 dollars
      When the Cost of Living is paid
      Then the game is lost
      And the event game-ended happens 1 time
      And clause postal.employers-strength.defeat is cited

    # fr: La mort d'un travailleur avant le dernier n'est pas la défaite
    Scenario: The death of a worker before the last is no defeat
      Given 0 healthy workers
      And 2 injured workers
      And Savings are 4 dollars
      When the Cost of Living is paid
      Then there is 1 injured worker
      And the game goes on

    # fr: Par R-18b « play-on », les tours se suivent sans travailleurs jusqu'à la fin de 10
    Scenario: By reading R-18b on play-on the turns run on without workers until 10 ends
      Given the reading R-18b is "play-on"
      And the Cost of Living is to be paid
      And Employers' Strength is on 9
      And 0 healthy workers
      And 1 injured worker
      And Savings are 2 dollars
      When the Cost of Living is paid
      Then the game goes on
      When the turn ends
      And the employers' phase is played with a 2
      Then the Cost of Living is to be paid
      When the Cost of Living is paid
      And the turn ends
      Then the game is lost

    # fr: La mort du dernier travailleur est la défaite, même avec l'argent du cinquième moyen
    Scenario: The death of the last worker is defeat, even with the money for the fifth means
      Given 1 injured worker
      And 0 healthy workers
      And the group controls 4 means of production
      And Savings are 8 dollars
      And the offensive is about to be rolled
      When the die shows 5
      Then the game is lost
      And clause postal.employers-strength.defeat is cited
      And "the group takes the means of production for 8 dollars" is refused by postal.employers-strength.defeat

    # fr: Par R-18b « play-on », l'argent en main achète encore le cinquième moyen
    Scenario: By reading R-18b on play-on the money in hand still buys the fifth means
      Given the reading R-18b is "play-on"
      And 1 injured worker
      And 0 healthy workers
      And the group controls 4 means of production
      And Savings are 9 dollars
      And the offensive is about to be rolled
      When the die shows 5
      Then there is 1 dead worker
      And the game goes on
      When the Cost of Living is paid
      And the group takes the means of production for 8 dollars
      Then the game is won

    # fr: La mort du dernier travailleur endetté est la défaite, même avec les ressources du cinquième moyen
    Scenario: The death of the last worker in debt is defeat, even with the resources for the fifth means
      Given the Cost of Living is to be paid
      And 1 injured worker
      And 0 healthy workers
      And 1 dead worker
      And the group controls 4 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      And Savings are 2 dollars
      When the Cost of Living is paid
      Then the game is lost
      And the group controls 4 means of production

    # fr: Par R-18b « play-on », les ressources en main prennent encore le cinquième moyen
    Scenario: By reading R-18b on play-on the resources in hand still take the fifth means
      Given the reading R-18b is "play-on"
      And the Cost of Living is to be paid
      And 1 injured worker
      And 0 healthy workers
      And 1 dead worker
      And the group controls 4 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      And Savings are 2 dollars
      When the Cost of Living is paid
      Then there are 2 dead workers
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the game is won

    # fr: Tous en prison, la partie continue jusqu'à la fin du tour à 10
    Scenario: With everybody in jail the game goes on to the end of the turn on 10
      Given the offensive is about to be rolled
      And Employers' Strength is on 10
      And 1 healthy worker
      And 3 healthy workers in jail
      And Police Threat is one step below jail
      And Savings are 5 dollars
      When the die shows 3
      Then the game goes on
      And there are 4 workers in jail
      When the Cost of Living is paid
      And the turn ends
      Then the game is lost
      And clause postal.employers-strength.defeat is cited

    # fr: Par R-2 « play-on », le tour d'un 6 à 10 est perdu quand il s'achève
    Scenario: By reading R-2 on play-on the turn of a 6 on 10 is lost when it ends
      Given the reading R-2 is "play-on"
      And the offensive is about to be rolled
      And Employers' Strength is on 10
      And 0 healthy workers
      And 4 healthy workers in jail
      And Savings are 5 dollars
      When the die shows 6
      Then the game goes on
      When the Cost of Living is paid
      And the turn ends
      Then the game is lost

    # fr: La partie perdue, aucun dé n'est lancé
    Scenario: Once the game is lost no die is rolled
      Given Employers' Strength is 10
      And a means of production may be taken
      When the turn ends
      Then "the die shows 2" is refused by postal.employers-strength.defeat and by nothing else

    # fr: Le dernier travailleur mort, aucune seconde blessure de la dette ne frappe
    Scenario: With the last worker dead, no second injury of the debt befalls anybody
      Given 0 healthy workers
      And 1 injured worker
      And Savings are 1 dollar
      When the Cost of Living is paid
      Then the game is lost
      And the event nothing-happened happens 0 times

    # fr: La défaite est annoncée
    Scenario: The defeat is told
      Given Employers' Strength is 10
      And a means of production may be taken
      When the turn ends
      # fr: le récit dit « La partie est perdue »
      Then the story says "The game is lost"

    # fr: Le dernier tour finit la partie
    Scenario: The last turn ends the game
      Given Employers' Strength is 10
      And a means of production may be taken
      When the turn ends
      Then the game of the group is over
