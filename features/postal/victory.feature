# fr: Victoire
# fr: Assez de moyens de production font gagner sur-le-champ : 5 en mode Normal, 6 en mode
# fr: Confirmé, 7 en mode Difficile, sauf autre choix de la lecture R-12.
Feature: Victory
  Enough means of production win the game at once: 5 in Normal mode, 6 in Confirmed mode, 7 in Hard
  mode, unless reading R-12 is chosen otherwise.

  @postal.victory.five-by-turn-10
  # fr: Victoire
  Rule: Victory

    # fr: Le cinquième moyen gagne en mode Normal
    Scenario: The fifth means wins in Normal mode
      Given the group controls 4 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the game is won
      And the group controls 5 means of production
      And clause postal.victory.five-by-turn-10 is cited
      And the event game-ended happens 1 time

    # fr: Le quatrième moyen ne gagne pas
    Scenario: The fourth means does not win
      Given the group controls 3 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the game goes on
      And clause postal.victory.five-by-turn-10 is not cited

    # fr: La victoire sur la case <box> n'attend pas le tour 10
    Scenario Outline: The win on box <box> does not wait for turn 10
      Given Employers' Strength is on <box>
      And the group controls 4 means of production
      And the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage and 1 strike
      Then the game is won

      Examples:
        | box |
        | 5   |
        | 7   |
        | 10  |

    # fr: Quatre moyens à la fin du tour 10 viennent trop tard
    Scenario: Four means at the end of turn 10 come too late
      Given Employers' Strength is on 10
      And the group controls 3 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      And the turn ends
      Then the game is lost
      And "the group takes the means of production for 8 dollars" is refused

    # fr: Les moyens comptent quoi qu'ils coûtent
    Scenario: The means count whatever they cost
      Given the group controls the means of production for 8 dollars
      And the group controls the means of production for 1 strike and 1 union agitation
      And the group controls the means of production for 1 sabotage and 1 strike
      And the group controls the means of production for 1 anarchist agitation and 1 sabotage
      And the group has 1 strike
      And Savings are 2 dollars
      When the group takes the means of production for 1 strike and 2 dollars
      Then the game is won

    # fr: Rien ne se joue après la victoire
    Scenario: Nothing is played after the win
      Given the group controls 4 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      And the turn ends
      Then the move is refused by postal.victory.five-by-turn-10

    # fr: La victoire passe avant la défaite à la fin du tour à 10
    Scenario: The win comes before the defeat at the end of the turn on 10
      Given the Cost of Living is to be paid
      And Employers' Strength is on 10
      And the group controls 4 means of production
      And Savings are 13 dollars
      When the Cost of Living is paid
      And the group takes the means of production for 8 dollars
      Then the game is won
      And Savings are 0 dollars

    # fr: Il faut <needed> moyens en mode <mode>
    Scenario Outline: <needed> means are needed in <mode> mode
      Given a game in <mode> mode
      And the group controls <controlled> means of production
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then <needed> means of production win the game
      And the game is won

      Examples:
        | mode      | controlled | needed |
        | normal    | 4          | 5      |
        | confirmed | 5          | 6      |
        | hard      | 6          | 7      |

    # fr: Un moyen de trop peu en mode <mode>
    Scenario Outline: One means too few in <mode> mode
      Given a game in <mode> mode
      And the group controls <controlled> means of production
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then the game goes on

      Examples:
        | mode      | controlled |
        | normal    | 3          |
        | confirmed | 4          |
        | hard      | 5          |

    # fr: Par R-12 « always-five », le cinquième moyen gagne en mode <mode>
    Scenario Outline: By reading R-12 on always-five the fifth means wins in <mode> mode
      Given the reading R-12 is "always-five"
      And a game in <mode> mode
      And the group controls 4 means of production
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then the game is won
      And clause postal.victory.five-by-turn-10 is cited

      Examples:
        | mode      |
        | confirmed |
        | hard      |

    # fr: Par R-12 « always-five », le quatrième moyen ne gagne toujours pas
    Scenario: By reading R-12 on always-five the fourth means still does not win
      Given the reading R-12 is "always-five"
      And a game in hard mode
      And the group controls 3 means of production
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then the game goes on

    # fr: La partie gagnée, aucun dé n'est lancé
    Scenario: Once the game is won no die is rolled
      Given the group controls 4 means of production
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then "the die shows 2" is refused by postal.victory.five-by-turn-10 and by nothing else

    # fr: La victoire est annoncée
    Scenario: The victory is told
      Given the group controls 4 means of production
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      # fr: le récit dit « La partie est gagnée »
      Then the story says "The game is won"
