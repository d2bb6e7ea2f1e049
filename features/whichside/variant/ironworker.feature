# fr: Ironworker
# fr: Des cartes COMPLEXES, et un objectif plus dur.
Feature: Ironworker
  COMPLEX cards, and a harder goal.

  @whichside.variant.ironworker.scope
  # fr: Utilisable partout
  Rule: It goes with every scenario

    # fr: Avec <scenario>
    Scenario Outline: With <scenario>
      Given a game of Which Side
      And the scenario is <scenario>
      And Ironworker is played
      When 2 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

      Examples:
        | scenario                         |
        | the generic scenario             |
        | the New York shirtwaist strike   |
        | the New York Winter Fires        |
        | the explosion of Central Station |
        | the cloakmakers' strike          |

    # fr: Avec <variant>
    Scenario Outline: With <variant>
      Given a game of Which Side
      And the variant is <variant>
      And Ironworker is played
      When 2 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

      Examples:
        | variant                 |
        | the tutorial            |
        | the desperate situation |
        | the duo mode            |

    # fr: Ce qu'un scénario imprime pour elle vaut : un contrôle sur deux ne suffit pas
    Scenario: What a scenario prints for it holds: one of two controls is not enough
      Given a game of Which Side
      And the scenario is the New York Winter Fires
      And Ironworker is played
      And this content pack:
        """
        [scenarios.winter-fires.ironworker]
        controls = 2
        """
      And the team controls the means of production for 8 dollars
      And the working conditions stands on cell 1
      When the end of the turn comes
      Then the game goes on

    # fr: Ce qu'un scénario imprime pour elle vaut : le seul contrôle demandé suffit
    Scenario: What a scenario prints for it holds: one of one is enough
      Given a game of Which Side
      And the scenario is the New York Winter Fires
      And Ironworker is played
      And this content pack:
        """
        [scenarios.winter-fires.ironworker]
        controls = 1
        """
      And the team controls the means of production for 8 dollars
      And the working conditions stands on cell 1
      When the end of the turn comes
      Then the game is won
      And whichside.scenario.winter-fires.victory-ironworker is cited
      And whichside.scenario.winter-fires.victory is not cited

    # fr: Sans lui, ce qu'un scénario imprime pour lui ne compte pas
    Scenario: Without it what a scenario prints for it does not count
      Given a game of Which Side
      And the scenario is the New York Winter Fires
      And the team controls 6 means of production
      And the working conditions stand on cell 1
      When the end of the turn comes
      Then the game is won
      And whichside.scenario.winter-fires.victory is cited
      And whichside.scenario.winter-fires.victory-ironworker is not cited

    # fr: À deux, selon R-118, l'objectif du mode duo
    Scenario: For two, as R-118 is read, the goal of the duo mode
      Given a game of Which Side
      And the reading R-118 is "all"
      And the variant is the duo mode
      And Ironworker is played
      And the team controls 6 means of production
      And the working hours stand on cell 1
      And the working conditions stand on cell 1
      And the wages stand on cell 1
      When the end of the turn comes
      Then the game is won
      And whichside.variant.duo.victory is cited
      And whichside.variant.ironworker.victory-8-1 is not cited

    # fr: À quatre, R-118 ne change rien
    Scenario: For four R-118 changes nothing
      Given a game of Which Side
      And the reading R-118 is "all"
      And Ironworker is played
      And the team controls 8 means of production
      And the working conditions stand on cell 1
      When the end of the turn comes
      Then the game is won
      And whichside.variant.ironworker.victory-8-1 is cited

    # fr: La table ne peut choisir un objectif quand un scénario l'imprime
    Scenario: The table cannot choose where a scenario prints it
      Given a game of Which Side
      And the scenario is the New York Winter Fires
      And Ironworker is played
      And the table asks for 6 controls and 3 gauges
      When 4 people sit down to Which Side
      Then the move is refused by whichside.variant.ironworker.scope and by nothing else

    # fr: Par R-117 « free », elle le peut
    Scenario: By R-117 "free" it can
      Given the reading R-117 is "free"
      And the scenario is the New York Winter Fires
      And Ironworker is played
      And the table asks for 1 controls and 0 gauges
      And the team controls the means of production for 8 dollars
      When the end of the turn comes
      Then the game is won
      And whichside.variant.ironworker.victory-custom is cited

    # fr: Par R-117 « free », l'objectif imprimé vaut quand la table ne choisit rien
    Scenario: By R-117 "free" what is printed holds where the table chooses nothing
      Given the reading R-117 is "free"
      And the scenario is the New York Winter Fires
      And Ironworker is played
      And the team controls the means of production for 8 dollars
      And the working conditions stands on cell 1
      When the end of the turn comes
      Then the game goes on

  @whichside.variant.ironworker.cards
  # fr: Cartes complexes incluses
  Rule: The COMPLEX cards are mixed in

    # fr: <pile>
    Scenario Outline: <pile>
      Given a new game of Which Side for 4 people
      And Ironworker is played
      Then the pile of <pile> holds <n> cards

      Examples:
        | pile                         | n  |
        | the misfortunes              | 37 |
        | the incidents                | 40 |
        | the normal Employer cards    | 21 |
        | the difficult Employer cards | 16 |

    # fr: Une carte COMPLEXE sort aussi souvent qu'elle a d'exemplaires : <what>
    Scenario Outline: A COMPLEX card comes up as likely as its copies are many: <what>
      Given a game of Which Side
      And <given>
      And this content pack:
        """
        [misfortunes.amputation]
        complex = true
        """
      When the misfortunes begin
      Then the probability that "the pile of the misfortunes holds <n> cards" is 1/1

      # fr: avec ; sans
      Examples:
        | what    | given                       | n  |
        | with    | Ironworker is played        | 36 |
        | without | the variant is the tutorial | 32 |

    # fr: Dans un scénario historique qui les retire aussi
    Scenario: In a historical scenario that takes them out as well
      Given a new game of Which Side for 4 people
      And the scenario is the New York shirtwaist strike
      And Ironworker is played
      Then the pile of the misfortunes holds 37 cards

  @whichside.variant.ironworker.victory-8-1
  # fr: Huit contrôles, une jauge
  Rule: Eight controls and a gauge

    Background:
      Given a game of Which Side
      And Ironworker is played
      And the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotage
      And the team controls the means of production for 1 sabotage and 1 strike
      And the team controls the means of production for 1 strike and 2 dollars
      And the team controls the means of production for 1 sabotage and 2 dollars
      And the team controls the means of production for 2 union agitation and 2 dollars
      And the team controls the means of production for 3 union agitation and 1 dollar

    # fr: Sept avec les trois jauges ne suffisent pas
    Scenario: Seven with all three gauges are not enough
      Given the working hours stands on cell 1
      And the working conditions stands on cell 1
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game goes on

    # fr: Huit sans jauge non plus
    Scenario: Eight without a gauge are not
      Given the team controls the means of production for 1 anarchist agitation and 3 dollars
      And the wages stands on cell 2
      When the end of the turn comes
      Then the game goes on

    # fr: Huit avec une, oui
    Scenario: Eight with one are
      Given the team controls the means of production for 1 anarchist agitation and 3 dollars
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game is won
      And clause whichside.variant.ironworker.victory-8-1 is cited
      And clause whichside.variant.ironworker.victory-6-3 is not cited
      And clause whichside.variant.ironworker.victory-custom is not cited

    # fr: Sept contrôlés, et un tour pour prendre le huitième
    Scenario: Seven controlled, and a turn to take the eighth
      Given Employers' Strength stands on 10
      And the turn is at the struggle
      Then the goal is within reach

    # fr: Au dernier tour, il est trop tard quand <what>
    Scenario Outline: In the last turn it is too late when <what>
      Given Employers' Strength stands on 10
      And <given>
      Then the goal is out of reach

      # fr: l'un est pris ce tour ; le patronat agit ; la vie continue ; on tire des cartes
      Examples:
        | what              | given                                              |
        | one is taken      | the team has taken a means of production this turn |
        | the employers act | the turn is at the employers' actions             |
        | life goes on      | the turn is at life goes on                        |
        | cards are drawn   | the turn is at the employers' offensives           |

    # fr: Un tour plus tôt, il en reste un pour le huitième : <what>
    Scenario Outline: A turn earlier one is left for the eighth: <what>
      Given Employers' Strength stands on 9
      And <given>
      Then the goal is within reach

      # fr: l'un est pris ce tour ; le patronat agit
      Examples:
        | what              | given                                              |
        | one is taken      | the team has taken a means of production this turn |
        | the employers act | the turn is at the employers' actions              |

  @whichside.variant.ironworker.victory-6-3
  # fr: Six contrôles, trois jauges
  Rule: Six controls and three gauges

    Background:
      Given a game of Which Side
      And Ironworker is played
      And the table asks for 6 controls and 3 gauges
      And the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotage
      And the team controls the means of production for 1 sabotage and 1 strike
      And the team controls the means of production for 1 strike and 2 dollars
      And the team controls the means of production for 1 sabotage and 2 dollars
      And the working hours stands on cell 1
      And the wages stands on cell 1

    # fr: Six avec trois suffisent
    Scenario: Six with three are enough
      Given the team controls the means of production for 2 union agitation and 2 dollars
      And the working conditions stands on cell 1
      When the end of the turn comes
      Then the game is won
      And clause whichside.variant.ironworker.victory-6-3 is cited
      And clause whichside.variant.ironworker.victory-8-1 is not cited
      And clause whichside.variant.ironworker.victory-custom is not cited

    # fr: Six avec deux, non
    Scenario: Six with two are not
      Given the team controls the means of production for 2 union agitation and 2 dollars
      And the working conditions stands on cell 2
      When the end of the turn comes
      Then the game goes on

    # fr: Cinq avec trois, non
    Scenario: Five with three are not
      Given the working conditions stands on cell 1
      When the end of the turn comes
      Then the game goes on

  @whichside.variant.ironworker.victory-6-3
  # fr: Six contrôles, trois jauges
  Rule: When the goal is chosen is reading R-144

    # fr: Avant de jouer : sans choix, 6 contrôles et trois jauges ne suffisent pas
    Scenario: Before play: where nothing was chosen 6 controls and three gauges are not enough
      Given a game of Which Side
      And Ironworker is played
      And the team controls 6 means of production
      And the working hours stands on cell 1
      And the working conditions stands on cell 1
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game goes on

    # fr: Par « when-met », ce qui est atteint gagne : <n> contrôles, salaires sur <cell>
    Scenario Outline: By "when-met" what is met wins: <n> controls, wages on <cell>
      Given the reading R-144 is "when-met"
      And Ironworker is played
      And the team controls <n> means of production
      And the working hours stands on cell 1
      And the working conditions stands on cell <cell>
      And the wages stands on cell <cell>
      When the end of the turn comes
      Then <what>

      Examples:
        | n | cell | what             |
        | 8 | 2    | the game is won  |
        | 6 | 1    | the game is won  |
        | 7 | 2    | the game goes on  |
        | 5 | 1    | the game goes on  |

    # fr: Par « when-met », ce que la table a dit vaut seul
    Scenario: By "when-met" what the table has named holds alone
      Given the reading R-144 is "when-met"
      And Ironworker is played
      And the table asks for 9 controls and 0 gauges
      And the team controls 8 means of production
      And the working hours stands on cell 1
      When the end of the turn comes
      Then the game goes on

    # fr: Par « when-met », ce qu'un scénario imprime aussi
    Scenario: By "when-met" what a scenario prints as well
      Given the reading R-144 is "when-met"
      And the scenario is the New York Winter Fires
      And Ironworker is played
      And the team controls 6 means of production
      And the working hours stands on cell 1
      And the working conditions stands on cell 1
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game goes on

    # fr: À deux, l'objectif imprimé est hors d'atteinte : <given>
    Scenario Outline: For two the printed goal is out of reach: <given>
      Given a game of Which Side
      And <given>
      And Ironworker is played
      Then the goal is out of reach

      Examples:
        | given                                   |
        | the scenario is the cloakmakers' strike |
        | the variant is the duo mode             |
        | the variant is the tutorial             |

    # fr: Par « when-met », 6 contrôles suffisent : <given>
    Scenario Outline: By "when-met" 6 controls are enough: <given>
      Given the reading R-144 is "when-met"
      And <given>
      And Ironworker is played
      Then the goal is within reach

      Examples:
        | given                                   |
        | the scenario is the cloakmakers' strike |
        | the variant is the duo mode             |
        | the variant is the tutorial             |

  @whichside.variant.ironworker.victory-custom
  # fr: Objectif à sa mesure
  Rule: A goal of the table's own

    # fr: Un contrôle et <asked> jauges, dont <there> tout à gauche
    Scenario Outline: One control and <asked> gauges, with <there> leftmost
      Given a game of Which Side
      And Ironworker is played
      And the table asks for 1 controls and <asked> gauges
      And the team controls the means of production for 8 dollars
      And the working hours stands on cell <hours>
      And the wages stands on cell <wages>
      When the end of the turn comes
      Then <end>

      Examples:
        | asked | there | hours | wages | end              |
        | 2     | 1     | 1     | 2     | the game goes on |
        | 2     | 2     | 1     | 1     | the game is won  |
        | 0     | 0     | 2     | 2     | the game is won  |

    # fr: Sans Ironworker, l'objectif est celui du scénario
    Scenario: Without Ironworker the goal is that of the scenario
      Given a game of Which Side
      And the table asks for 1 controls and 0 gauges
      When 4 people sit down to Which Side
      Then the move is refused by whichside.variant.ironworker.victory-custom and by nothing else

    # fr: Ce qui est hors d'atteinte est dit avant le premier tour, et se joue
    Scenario: What cannot be reached is said before the first turn, and played
      Given a new game of Which Side for 4 people
      And Ironworker is played
      And the table asks for 10 controls and 0 gauges
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      And Fines is drawn
      Then the turn is at the misfortunes of life
      And clause whichside.victory.source is cited
      # fr: le récit dit « L'objectif demande 10 moyens de production ; on peut en contrôler 9 au plus »
      And the story says "The goal asks for 10 means of production; at most 9 can be controlled"
      And the goal is out of reach
      And the event goal-out-of-reach happens 1 time

    # fr: Ce que le plateau a tout juste est à portée
    Scenario: What the board just has is within reach
      Given a new game of Which Side for 4 people
      And Ironworker is played
      And the table asks for 9 controls and 0 gauges
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      And Fines is drawn
      Then the goal is within reach
      And clause whichside.victory.source is not cited

    # fr: En six tours, <n> contrôles sont <reach>
    Scenario Outline: In six turns <n> controls are <reach>
      Given a new game of Which Side for 4 people
      And the variant is the tutorial
      And Ironworker is played
      And the table asks for <n> controls and 0 gauges
      Then <goal>

      # fr: à portée ; hors d'atteinte
      Examples:
        | n | reach        | goal                     |
        | 6 | within reach | the goal is within reach |
        | 7 | out of reach | the goal is out of reach |

    # fr: Sans Ironworker, pas d'objectif au choix, dans aucun scénario : <scenario>
    Scenario Outline: No goal of one's own without Ironworker in any scenario: <scenario>
      Given a game of Which Side
      And the scenario is <scenario>
      And the table asks for 4 controls and 2 gauges
      When 2 people sit down to Which Side
      Then the move is refused by whichside.variant.ironworker.victory-custom and by nothing else

      Examples:
        | scenario                          |
        | the generic scenario              |
        | the New York shirtwaist strike    |
        | the New York Winter Fires         |
        | the explosion of Central Station  |
        | the cloakmakers' strike           |
