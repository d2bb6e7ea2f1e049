# fr: Les aléas des contextes
# fr: Le D66 change ce par quoi la partie commence.
Feature: Unforeseen circumstances
  The D66 changes what the game begins with.

  @whichside.variant.unforeseen.combinable
  # fr: Seule ou avec Ironworker
  Rule: With the generic scenario, and with Ironworker

    # fr: Seule
    Scenario: Alone
      Given a game of Which Side
      And the table rolls 1 unforeseen circumstance
      When 4 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

    # fr: Avec Ironworker
    Scenario: With Ironworker
      Given a new game of Which Side for 4 people
      And Ironworker is played
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 36
      And Wage Reduction Law is drawn
      And Fines is drawn
      Then Employers' Strength stands on 4
      And the goal is out of reach
      And clause whichside.victory.source is cited

    # fr: Pas avec un autre scénario ou une autre variante : <what>
    Scenario Outline: Not with another scenario or variant: <what>
      Given a game of Which Side
      And <given>
      And the table rolls 1 unforeseen circumstance
      When 2 people sit down to Which Side
      Then the move is refused by whichside.variant.unforeseen.combinable and by nothing else

      # fr: les incendies de l'hiver ; la grève des Cloakmakers ; le mode duo
      Examples:
        | what                    | given                                     |
        | the Winter Fires        | the scenario is the New York Winter Fires |
        | the cloakmakers' strike | the scenario is the cloakmakers' strike   |
        | the duo mode            | the variant is the duo mode               |

    # fr: Par R-119 « every-scenario », avec tous : <what>
    Scenario Outline: By R-119 "every-scenario" with all of them: <what>
      Given the reading R-119 is "every-scenario"
      And <given>
      And the table rolls 1 unforeseen circumstance
      When 2 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

      # fr: les incendies de l'hiver ; la grève des Cloakmakers ; la situation désespérée
      Examples:
        | what                    | given                                     |
        | the Winter Fires        | the scenario is the New York Winter Fires |
        | the cloakmakers' strike | the scenario is the cloakmakers' strike   |
        | the desperate situation | the variant is the desperate situation    |

    # fr: Par R-119 « every-scenario », le D66 change ce que le scénario a posé
    Scenario: By R-119 "every-scenario" the D66 changes what the scenario has laid down
      Given the reading R-119 is "every-scenario"
      And a new game of Which Side for 4 people
      And the scenario is the explosion of Central Station
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then the open question is asked by whichside.scenario.station-explosion.health

    # fr: À deux, chacun des deux Tenements est touché
    Scenario: In the game for two each of the two Tenements is hit
      Given the reading R-119 is "every-scenario"
      And a new game of Which Side for 2 people
      And the variant is the duo mode
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 26
      Then the Russian Tenement must decide
      When the Russian Tenement names Alexei
      Then the Italian Tenement must decide
      When the Italian Tenement names Rosa
      Then the open question is asked by whichside.setup.first-strategy

    # fr: À deux, on décide à deux de ce que personne ne dit seul
    Scenario: In the game for two both decide what nobody says alone
      Given the reading R-119 is "every-scenario"
      And a new game of Which Side for 2 people
      And the variant is the duo mode
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      Then 2 people decide together

  @whichside.variant.unforeseen.d66
  # fr: Lecture du D66
  Rule: A result has two faces of a die

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Un résultat sans ces faces est refusé : <n>
    Scenario Outline: Without them it is refused: <n>
      When the D66 falls on <n>
      Then the move is refused by whichside.variant.unforeseen.d66 and by nothing else

      Examples:
        | n  |
        | 5  |
        | 10 |
        | 17 |
        | 71 |

    # fr: Là où aucun D66 n'est dû, le coup est refusé, une fois
    Scenario: Where no D66 is due it is refused, once
      When the D66 falls on 66
      And the D66 falls on 11
      Then the move is refused
      And the event circumstance-rolled happens 1 time
      And the event lasts happens 1 time
      And the event tens-rolled happens 1 time

  @whichside.variant.unforeseen.rolls
  # fr: Nombre de lancers
  Rule: As many rolls as the table wants

    # fr: Un des deux résultats suffit, sauf si l'autre commence plus loin
    Scenario: One of two results is enough, unless the other one begins further on
      Given a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then the probability that "Employers' Strength stands on 2" is 7/48

    # fr: Aucun lancer, aucun aléa
    Scenario: None is no circumstance
      Given a new game of Which Side for 4 people
      And the table rolls 0 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then the open question is asked by whichside.setup.first-strategy

    # fr: Trois
    Scenario: Three
      Given a new game of Which Side for 4 people
      And the table rolls 3 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 31
      And the D66 falls on 41
      Then the open question is asked by whichside.variant.unforeseen.d66
      When the D66 falls on 51
      Then the open question is asked by whichside.setup.first-strategy
      And Employers' Strength stands on 2
      And the Italian Tenement has 1 dollar
      And Unsanitary of the Italian Tenement is 3
      And the event dollars-set happens 4 times
      And the event gauge-moved happens 4 times
      And the event circumstance-rolled happens before the event dollars-set

    # fr: La même Force patronale deux fois n'est dite qu'une fois
    Scenario: The same Employers' Strength twice is told once
      Given a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 31
      And the D66 falls on 33
      Then Employers' Strength stands on 2
      And the event strength-rose happens 1 time

    # fr: Sur une piste plus courte, la Force patronale reste sur la dernière case
    Scenario: On a shorter track Employers' Strength stays on the last cell
      Given this content pack:
        """
        [employers_board]
        last_strength = 3
        [variants.tutorial]
        strength = 1
        [variants.desperate]
        strength = 1
        """
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 36
      Then Employers' Strength stands on 3
      And the game goes on

    # fr: Déjà sur la dernière case, selon R-122, elle y reste et on le dit
    Scenario: Where it stands on the last cell already, as R-122 lets it be chosen, it stays and is told
      Given this content pack:
        """
        [employers_board]
        last_strength = 2
        [scenarios.generic.start]
        strength = 2
        [variants.tutorial]
        strength = 1
        [variants.desperate]
        strength = 1
        """
      And the reading R-122 is "with-strength"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the team moves Employers' Strength to the right
      Then Employers' Strength stands on 2
      And the event strength-rose happens 1 time
      # fr: le récit dit « La Force patronale est à 2. »
      And the story says "Employers' Strength is now 2."

    # fr: Choisie selon R-122, elle avance et c'est dit une fois
    Scenario: Chosen as R-122 lets it be, it goes up and is told once
      Given the reading R-122 is "with-strength"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the team moves Employers' Strength to the right
      Then Employers' Strength stands on 2
      And the event strength-rose happens 1 time
      And the event strength-rose cites whichside.variant.unforeseen.11-13

    # fr: Par « never », chaque Tenement désigne encore qui il veut pour un aléa qui touche chacun
    Scenario: By "never" a roll that hits each Tenement can still hit whom another roll hit
      Given the reading R-121 is "never"
      And a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the die falls on 2
      # fr: le récit dit « Le D66, dizaines : 2 »
      Then the story says "The D66, tens: 2"
      When the die falls on 1
      And the D66 falls on 25
      And the Italian Tenement names Rosa
      And the Italian Tenement names Carlo
      And the Russian Tenement names Olga
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 0

    # fr: Qui commence en prison peut aussi commencer avec une blessure
    Scenario: Whoever starts in prison can start injured as well
      Given a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 23
      And the D66 falls on 21
      # fr: la question ouverte est « Qui commence en prison ? »
      Then the open question is "Who starts in prison?"
      When the Italian Tenement names Rosa
      And the Italian Tenement names Carlo
      # fr: la question ouverte est « Qui commence avec une blessure ? »
      Then the open question is "Who starts injured?"
      And "the Italian Tenement names Rosa" is legal

    # fr: Une jauge qui avance n'est pas dite au bout
    Scenario: A gauge that moves is not told to be at its end
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the team moves the wages to the right
      Then the event labour-stays happens 0 times
      And the event labour-moved happens 1 time

  @whichside.variant.unforeseen.d66
  # fr: Lecture du D66
  Rule: All are rolled before anything is chosen

    # fr: Avant le dernier jet, rien n'est déplacé
    Scenario: Before the last roll nothing is moved
      Given a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 16
      And the team moves the wages to the right
      Then the move is refused by whichside.variant.unforeseen.d66 and by nothing else

  @whichside.variant.unforeseen.stacking
  # fr: Tous les résultats comptent
  Rule: All results apply

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Les minimums s'ajoutent
    Scenario: Minimums add up
      When the D66 falls on 61
      And the D66 falls on 65
      Then the minimum of Risk of the Italian Tenement is 3
      And Risk of the Italian Tenement is 3
      And the answers do not rest on whichside.variant.unforeseen.66

    # fr: Ce qui relève autre chose n'est pas cité
    Scenario: What raises something else is not cited
      When the D66 falls on 46
      And the D66 falls on 52
      Then the minimum of Risk of the Italian Tenement is 0
      And the answers do not rest on whichside.variant.unforeseen.61-62
      And the event lasts happens 1 time

    # fr: Un résultat est cité, quoi qu'un autre ait changé avant lui
    Scenario: A result is cited whatever another one has changed before it
      When the D66 falls on 61
      And the D66 falls on 46
      Then the cost of living of the Italian Tenement is 7 dollars
      And the answers rest on whichside.variant.unforeseen.46

    # fr: Le même résultat deux fois compte deux fois
    Scenario: The same result twice counts twice
      When the D66 falls on 46
      And the D66 falls on 46
      Then the cost of living of the Italian Tenement is 8 dollars
      And whichside.variant.unforeseen.stacking is cited

    # fr: Qui est touché deux fois est à SAN 0
    Scenario: Somebody who is hit twice is at HEA 0
      When the D66 falls on 21
      And the D66 falls on 22
      And the Italian Tenement names Rosa
      And the Italian Tenement names Carlo
      And the Italian Tenement names Rosa
      And the Russian Tenement names Alexei
      Then Rosa is at HEA 0
      And Carlo is at HEA 1
      And Alexei is at HEA 1
      And the open question is asked by whichside.setup.first-strategy


    # fr: Un aléa de chaque sorte vient avant la première planification
    Scenario: A circumstance of each kind comes before the first strategy
      When the D66 falls on 11
      And the D66 falls on 25
      And the team moves the wages to the right
      Then the Russian Tenement must decide

  @whichside.variant.unforeseen.stacking
  # fr: Tous les résultats comptent
  Rule: Of values that clash the worst holds, as R-123 is read

    # fr: <option> : Force patronale de <one> et <other>
    Scenario Outline: <option>: Employers' Strength of <one> and <other>
      Given the reading R-123 is "<option>"
      And a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on <one>
      And the D66 falls on <other>
      Then Employers' Strength stands on <n>
      And whichside.variant.unforeseen.stacking is cited

      Examples:
        | option | one | other | n |
        | worst  | 31  | 36    | 4 |
        | worst  | 36  | 31    | 4 |
        | last   | 31  | 36    | 4 |
        | last   | 36  | 31    | 2 |

    # fr: <option> : dollars de <one> et <other>
    Scenario Outline: <option>: dollars of <one> and <other>
      Given the reading R-123 is "<option>"
      And a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on <one>
      And the D66 falls on <other>
      Then the Chinese Tenement has <n> dollars

      Examples:
        | option | one | other | n |
        | worst  | 44  | 41    | 0 |
        | last   | 44  | 41    | 1 |

    # fr: <option> : Insalubrité de <one> et <other>
    Scenario Outline: <option>: Unsanitary of <one> and <other>
      Given the reading R-123 is "<option>"
      And a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on <one>
      And the D66 falls on <other>
      Then Unsanitary of the Chinese Tenement is <n>

      Examples:
        | option | one | other | n |
        | worst  | 56  | 51    | 5 |
        | last   | 56  | 51    | 3 |

    # fr: Qui commence déjà sans un dollar n'en reçoit pas
    Scenario: Who starts without a dollar already is given none
      Given this content pack:
        """
        [scenarios.generic.start]
        dollars = 0
        """
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 41
      Then the Chinese Tenement has 0 dollars
      And the event dollars-set happens 0 times
      And whichside.variant.unforeseen.stacking is cited

    # fr: Selon l'autre lecture, qui commence sans un dollar en reçoit un
    Scenario: By the other reading who starts without a dollar is given one
      Given the reading R-123 is "last"
      And this content pack:
        """
        [scenarios.generic.start]
        dollars = 0
        """
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 41
      Then the Chinese Tenement has 1 dollar
      And whichside.variant.unforeseen.stacking is cited

    # fr: Qui commence déjà plus sale le reste
    Scenario: Who starts dirtier already stays so
      Given this content pack:
        """
        [scenarios.generic.start]
        unsanitary = 4
        """
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 51
      Then Unsanitary of the Chinese Tenement is 4
      And the event gauge-moved happens 0 times
      And whichside.variant.unforeseen.stacking is cited

    # fr: Ce qui commence tout juste là ne se contredit pas : <roll>
    Scenario Outline: What starts just there does not clash: <roll>
      Given this content pack:
        """
        [scenarios.generic.start]
        strength = 2
        dollars = 1
        unsanitary = 3
        """
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on <roll>
      Then whichside.variant.unforeseen.stacking is not cited

      Examples:
        | roll |
        | 31   |
        | 41   |
        | 51   |

    # fr: <option> : un scénario qui commence déjà plus mal
    Scenario Outline: <option>: a scenario that begins worse by itself
      Given the reading R-123 is "<option>"
      And the reading R-119 is "every-scenario"
      And a new game of Which Side for 4 people
      And the variant is the tutorial
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 31
      Then Employers' Strength stands on <n>
      And whichside.variant.unforeseen.stacking is cited

      Examples:
        | option | n |
        | worst  | 5 |
        | last   | 2 |

  @whichside.variant.unforeseen.stacking
  # fr: Tous les résultats comptent
  Rule: What one roll hit another can hit, as R-121 is read

    # fr: <option> : la même jauge par deux lancers
    Scenario Outline: <option>: the same gauge by two rolls
      Given the reading R-121 is "<option>"
      And a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the D66 falls on 12
      And the team moves the wages to the right
      Then the open question is asked by whichside.variant.unforeseen.11-13
      When the team moves the wages to the right
      Then <then>

      Examples:
        | option     | then                                                       |
        | by-another | the wages stands on cell 5                                 |
        | never      | the move is refused by whichside.variant.unforeseen.11-13  |

    # fr: Quelles jauges le second lancer peut encore déplacer
    Scenario: Which gauges the second roll can still move
      Given the reading R-121 is "never"
      And a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the D66 falls on 12
      And the team moves the wages to the right
      And the team moves the wages to the right
      Then the move is refused by whichside.variant.unforeseen.11-13 and by nothing else
      # fr: le refus dit « Choisissez le temps de travail, les conditions de travail. »
      And the refusal says "Choose the working hours, the working conditions."

    # fr: Par « never », quand il ne reste pas de jauge, plus rien n'arrive
    Scenario: By "never", where no gauge is left nothing more happens
      Given the reading R-121 is "never"
      And a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 16
      And the D66 falls on 14
      Then the wages stands on cell 4
      And the working hours stands on cell 4
      And the working conditions stands on cell 4
      And the open question is asked by whichside.setup.first-strategy

    # fr: Par « never », les deux derniers se désignent comme les autres
    Scenario: By "never" the last two are named as the others are
      Given the reading R-121 is "never"
      And the reading R-119 is "every-scenario"
      And a new game of Which Side for 2 people
      And the variant is the duo mode
      And the table rolls 4 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 21
      And the D66 falls on 22
      And the D66 falls on 21
      And the D66 falls on 22
      And the Italian Tenement names Rosa
      And the Italian Tenement names Lucia
      And the Italian Tenement names Carlo
      And the Italian Tenement names Pietro
      And the Russian Tenement names Alexei
      And the Russian Tenement names Olga
      And the Russian Tenement names Sonia
      Then Masha is at HEA 1
      And Sonia is at HEA 1
      And the open question is asked by whichside.setup.first-strategy

    # fr: Par « never » et « random », quand tous sont touchés, il n'arrive que le reste
    Scenario: By "never" and "random", once all are hit only what is left happens
      Given the reading R-121 is "never"
      And the reading R-120 is "random"
      And the reading R-119 is "every-scenario"
      And a new game of Which Side for 2 people
      And the variant is the duo mode
      And the table rolls 6 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 21
      And the D66 falls on 22
      And the D66 falls on 21
      And the D66 falls on 22
      And the D66 falls on 21
      And the D66 falls on 11
      And chance picks Rosa
      And chance picks Lucia
      And chance picks Carlo
      And chance picks Pietro
      And chance picks Alexei
      And chance picks Olga
      And chance picks Sonia
      And chance picks Masha
      And chance picks the wages
      Then the wages stands on cell 4
      And the open question is asked by whichside.setup.first-strategy

    # fr: Par « never », ce qui reste bouge ensemble, et il n'en reste plus
    Scenario: By "never" those that are left move together, and then none is left
      Given the reading R-121 is "never"
      And a new game of Which Side for 4 people
      And the table rolls 3 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the D66 falls on 14
      And the D66 falls on 12
      And the team moves the wages to the right
      Then the wages stands on cell 4
      And the working hours stands on cell 4
      And the working conditions stands on cell 4
      And the open question is asked by whichside.setup.first-strategy
      And whichside.variant.unforeseen.stacking is not cited

    # fr: Par « never », personne n'est touché par deux lancers
    Scenario: By "never" nobody is hit by two rolls
      Given the reading R-121 is "never"
      And a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 21
      And the D66 falls on 23
      And the Italian Tenement names Rosa
      And the Italian Tenement names Carlo
      And the Italian Tenement names Rosa
      Then the move is refused by whichside.variant.unforeseen.23-24

  @whichside.variant.unforeseen.d66
  # fr: Lecture du D66
  Rule: One die twice, first the tens

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: L'ordre compte
    Scenario: The order matters
      When the die falls on 4
      Then the open question is asked by whichside.variant.unforeseen.d66
      When the die falls on 6
      Then the cost of living of the Italian Tenement is 7 dollars

    # fr: Dans l'autre sens, c'est un autre résultat
    Scenario: The other way round it is another result
      When the die falls on 6
      And the die falls on 4
      Then the cost of living of the Italian Tenement is 6 dollars
      And the minimum of Police Threat of the Italian Tenement is 1

    # fr: Chaque face est aussi probable qu'une autre
    Scenario: Each face is as likely as any other
      When the die falls on 3
      Then the probability that "Employers' Strength stands on 2" is 1/2
      And the probability that "Employers' Strength stands on 3" is 1/3
      And the probability that "Employers' Strength stands on 4" is 1/6

  @whichside.variant.unforeseen.table-complete
  # fr: Table complète
  Rule: Each of 36 results has its row

    # fr: <n> est <row>
    Scenario Outline: <n> is <row>
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on <n>
      Then clause whichside.variant.unforeseen.<row> is cited

      Examples:
        | n  | row   |
        | 11 | 11-13 |
        | 12 | 11-13 |
        | 13 | 11-13 |
        | 14 | 14-15 |
        | 15 | 14-15 |
        | 16 | 16    |
        | 21 | 21-22 |
        | 22 | 21-22 |
        | 23 | 23-24 |
        | 24 | 23-24 |
        | 25 | 25    |
        | 26 | 26    |
        | 31 | 31-33 |
        | 32 | 31-33 |
        | 33 | 31-33 |
        | 34 | 34-35 |
        | 35 | 34-35 |
        | 36 | 36    |
        | 41 | 41-43 |
        | 42 | 41-43 |
        | 43 | 41-43 |
        | 44 | 44-45 |
        | 45 | 44-45 |
        | 46 | 46    |
        | 51 | 51-53 |
        | 52 | 51-53 |
        | 53 | 51-53 |
        | 54 | 54-55 |
        | 55 | 54-55 |
        | 56 | 56    |
        | 61 | 61-62 |
        | 62 | 61-62 |
        | 63 | 63-64 |
        | 64 | 63-64 |
        | 65 | 65    |
        | 66 | 66    |

  @whichside.variant.unforeseen.11-13
  # fr: Une jauge aggravée
  Rule: One gauge of the employers is worse

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: L'équipe dit laquelle
    Scenario: The team says which
      When the D66 falls on 12
      And the team moves the working conditions to the right
      Then the working conditions stands on cell 4
      And the wages stands on cell 3
      And the open question is asked by whichside.setup.first-strategy
      And clause whichside.variant.unforeseen.11-13 is cited

    # fr: Tous décident ensemble
    Scenario: Everybody decides together
      When the D66 falls on 13
      Then 4 people decide together

    # fr: La Force patronale n'en est pas
    Scenario: Employers' Strength is none of them
      When the D66 falls on 11
      And the team moves Employers' Strength to the right
      Then the move is refused by whichside.variant.unforeseen.11-13

  @whichside.variant.unforeseen.11-13
  # fr: Une jauge aggravée
  Rule: It can be as bad as it gets already

    # fr: Une jauge à son bout droit y reste
    Scenario: A gauge at its right end stays there
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      And this content pack:
        """
        [employers_board]
        grey_wages = 6
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the team moves the wages to the right
      Then the wages stands on cell 6
      And the event labour-stays happens 1 time
      And the open question is asked by whichside.setup.first-strategy

  @whichside.variant.unforeseen.11-13
  # fr: Une jauge aggravée
  Rule: Whether Employers' Strength is one of them is reading R-122

    # fr: Par « with-strength », elle en est
    Scenario: By "with-strength" it is
      Given the reading R-122 is "with-strength"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the team moves Employers' Strength to the right
      Then Employers' Strength stands on 2

    # fr: Elle part de ce qu'un autre lancer a mis
    Scenario: It goes on from what another roll set
      Given the reading R-122 is "with-strength"
      And a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the D66 falls on 34
      And the team moves Employers' Strength to the right
      Then Employers' Strength stands on 4

  @whichside.variant.unforeseen.11-13
  # fr: Une jauge aggravée
  Rule: Who says which is reading R-120

    # fr: Par « random », le hasard le fait
    Scenario: By "random" chance does
      Given the reading R-120 is "random"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      Then nobody may act
      And the open question is asked by whichside.variant.unforeseen.11-13
      And the probability that "the wages stands on cell 4" is 1/3
      When chance picks the wages
      Then the wages stands on cell 4
      And the open question is asked by whichside.setup.first-strategy

    # fr: La Force patronale aussi, par R-122 « with-strength »
    Scenario: Employers' Strength too by R-122 "with-strength"
      Given the reading R-122 is "with-strength"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the team moves Employers' Strength to the right
      Then Employers' Strength stands on 2
      And the event strength-rose cites whichside.variant.unforeseen.11-13

    # fr: Au bout, elle y reste
    Scenario: At its end it stays there
      Given this content pack:
        """
        [scenarios.generic.start]
        strength = 10
        """
      And the reading R-122 is "with-strength"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And the team moves Employers' Strength to the right
      Then Employers' Strength stands on 10
      # fr: le récit dit « La Force patronale est à 10 »
      And the story says "Employers' Strength is now 10"

    # fr: Quelqu'un n'est pas une jauge
    Scenario: Somebody is no gauge
      Given the reading R-120 is "random"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And chance picks Rosa
      # fr: le refus dit « Rosa ne peut pas sortir »
      Then the refusal says "Rosa cannot come up"

    # fr: La Force patronale n'en est pas quand le sort choisit
    Scenario: Employers' Strength is none of them when chance picks
      Given the reading R-120 is "random"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And chance picks Employers' Strength
      # fr: le refus dit « la Force patronale ne peut pas sortir »
      Then the refusal says "Employers' Strength cannot come up"

    # fr: Par « random » et R-122 « with-strength », c'est une jauge sur quatre
    Scenario: By "random" and R-122 "with-strength" it is one of four
      Given the reading R-120 is "random"
      And the reading R-122 is "with-strength"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      Then the probability that "Employers' Strength stands on 2" is 1/4

    # fr: Sinon, le hasard ne peut prendre la Force patronale
    Scenario: Chance cannot pick Employers' Strength else
      Given the reading R-120 is "random"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 11
      And chance picks Employers' Strength
      Then the move is refused by whichside.variant.unforeseen.11-13

  @whichside.variant.unforeseen.14-15
  # fr: Deux jauges aggravées
  Rule: Two gauges are worse

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Deux différentes, l'une après l'autre
    Scenario: Two different ones, one after the other
      When the D66 falls on 14
      And the team moves the wages to the right
      And the team moves the wages to the right
      Then the move is refused by whichside.variant.unforeseen.14-15
      When the team moves the working hours to the right
      Then the wages stands on cell 4
      And the working hours stands on cell 4
      And the working conditions stands on cell 3
      And the open question is asked by whichside.setup.first-strategy

  @whichside.variant.unforeseen.16
  # fr: Trois jauges aggravées
  Rule: Three gauges are worse

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Toutes trois se déplacent sans qu'on demande l'ordre
    Scenario: All three move, and nobody is asked in which order
      When the D66 falls on 16
      Then the wages stands on cell 4
      And the working hours stands on cell 4
      And the working conditions stands on cell 4
      And clause whichside.variant.unforeseen.16 is cited
      And the event labour-moved happens 3 times
      And the open question is asked by whichside.setup.first-strategy

  @whichside.variant.unforeseen.16
  # fr: Trois jauges aggravées
  Rule: All three, by choice or by chance

    # fr: Tirées au hasard, toutes trois se déplacent aussi sans tirage
    Scenario: By R-120 "random" nothing is drawn where all three move
      Given the reading R-120 is "random"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 16
      Then the working hours stands on cell 4
      And the open question is asked by whichside.setup.first-strategy

    # fr: Avec un second jet, seul ce qu'il laisse au choix est demandé
    Scenario: Of two rolls only what the other one leaves open is asked
      Given a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 16
      And the D66 falls on 11
      Then the open question is asked by whichside.variant.unforeseen.11-13
      When the team moves the wages to the right
      Then the wages stands on cell 5
      And the working hours stands on cell 4
      And the open question is asked by whichside.setup.first-strategy

  @whichside.variant.unforeseen.16
  # fr: Trois jauges aggravées
  Rule: Three of four, by R-122

    # fr: Par « with-strength », une des quatre reste
    Scenario: By "with-strength" one of the four stays
      Given the reading R-122 is "with-strength"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 16
      And the team moves the wages to the right
      And the team moves Employers' Strength to the right
      And the team moves the working hours to the right
      Then Employers' Strength stands on 2
      And the working conditions stands on cell 3

  @whichside.variant.unforeseen.21-22
  # fr: Deux blessés
  Rule: Two are injured

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Deux quelconques
    Scenario: Any two
      When the D66 falls on 22
      And the Italian Tenement names Rosa
      And the Chinese Tenement names Mei
      Then Rosa is at HEA 1
      And Mei is at HEA 1
      And the open question is asked by whichside.setup.first-strategy

    # fr: Pas la même deux fois
    Scenario: Not the same one twice
      When the D66 falls on 21
      And the Italian Tenement names Rosa
      And the Italian Tenement names Rosa
      Then the move is refused by whichside.variant.unforeseen.21-22

    # fr: Chacun est désigné par ceux avec qui il vit
    Scenario: Each is named by those with whom they live
      When the D66 falls on 21
      And the Italian Tenement names Mei
      Then the move is refused by whichside.variant.unforeseen.21-22

  @whichside.variant.unforeseen.21-22
  # fr: Deux blessés
  Rule: It is how the game begins, and no loss that a clean home would spare

    # fr: Dans un logement propre comme ailleurs
    Scenario: In a clean home as elsewhere
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      And this content pack:
        """
        [scenarios.generic.start]
        unsanitary = 0
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 21
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      When the Italian Tenement names Carlo
      Then Carlo is at HEA 1

  @whichside.variant.unforeseen.21-22
  # fr: Deux blessés
  Rule: At random by reading R-120

    # fr: Une jauge n'est pas quelqu'un
    Scenario: A gauge is nobody
      Given the reading R-120 is "random"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 21
      And chance picks the wages
      # fr: le refus dit « les salaires ne peut pas sortir »
      Then the refusal says "the wages cannot come up"

    # fr: Chacun des dix-sept est aussi probable qu'un autre
    Scenario: Each of the seventeen is as likely as any other
      Given the reading R-120 is "random"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 21
      Then the probability that "Rosa is at HEA 1" is 1/17
      When chance picks Rosa
      Then Rosa is at HEA 1
      And the probability that "Carlo is at HEA 1" is 1/16
      And the probability that "Rosa is at HEA 0" is 0/1
      When chance picks Carlo
      Then the open question is asked by whichside.setup.first-strategy

  @whichside.variant.unforeseen.23-24
  # fr: Deux prisonniers
  Rule: Two are in prison

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: En Arrestation
    Scenario: On Arrest
      When the D66 falls on 23
      And the Italian Tenement names Rosa
      And the Italian Tenement names Carlo
      Then Rosa is in the Arrest box
      And Carlo is in the Arrest box
      And Rosa is at HEA 2

    # fr: Pas le même deux fois : 23-24
    Scenario: Not the same one twice: 23-24
      When the D66 falls on 24
      And the Italian Tenement names Rosa
      And the Italian Tenement names Rosa
      Then the move is refused by whichside.variant.unforeseen.23-24

  @whichside.variant.unforeseen.23-24
  # fr: Deux prisonniers
  Rule: In which box is reading R-124

    # fr: <option>
    Scenario Outline: <option>
      Given the reading R-124 is "<option>"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 23
      And the Italian Tenement names Rosa
      Then Rosa is in <box>
      And the event moved happens 1 time

      Examples:
        | option | box            |
        | arrest | the Arrest box |
        | jail   | the Jail box   |

    # fr: Un Tenement tout entier en prison perd avant le premier jour : <option>
    Scenario Outline: A Tenement that is all in prison loses before the first day: <option>
      Given the reading R-124 is "<option>"
      And a new game of Which Side for 4 people
      And the table rolls 2 unforeseen circumstances
      And this content pack:
        """
        [misfortunes.stolen-leaflets]
        copies = 4
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 23
      And the D66 falls on 24
      And the Italian Tenement names Rosa
      And the Italian Tenement names Carlo
      And the Italian Tenement names Lucia
      And the Italian Tenement names Pietro
      And Wage Reduction Law is drawn
      And Fines is drawn
      And the misfortunes begin
      And Stolen Leaflets is drawn
      And Stolen Leaflets is drawn
      And Stolen Leaflets is drawn
      And Stolen Leaflets is drawn
      And the work begins
      Then the game is lost
      And clause whichside.defeat.no-playable-character is cited

      Examples:
        | option |
        | arrest |
        | jail   |

  @whichside.variant.unforeseen.25
  # fr: Un blessé par Tenement
  Rule: One of each Tenement is injured

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Chaque Tenement dit qui
    Scenario: Each Tenement says who
      When the D66 falls on 25
      Then the Russian Tenement must decide
      When the Russian Tenement names Alexei
      And the Italian Tenement names Rosa
      And the American Tenement names Bessy
      And the Chinese Tenement names Mei
      Then Alexei is at HEA 1
      And Rosa is at HEA 1
      And Bessy is at HEA 1
      And Mei is at HEA 1
      And the open question is asked by whichside.setup.first-strategy

    # fr: Personne pour un autre
    Scenario: None for another
      When the D66 falls on 25
      And the Russian Tenement names Rosa
      Then the move is refused by whichside.variant.unforeseen.25

  @whichside.variant.unforeseen.25
  # fr: Un blessé par Tenement
  Rule: The players say who, whatever reading R-120 is

    # fr: Par « random » aussi
    Scenario: By "random" as well
      Given the reading R-120 is "random"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 25
      Then the Russian Tenement must decide

  @whichside.variant.unforeseen.26
  # fr: Un prisonnier par Tenement
  Rule: One of each Tenement is in prison

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Chaque Tenement dit qui : 26
    Scenario: Each Tenement says who: 26
      When the D66 falls on 26
      And the Russian Tenement names Alexei
      And the Italian Tenement names Rosa
      And the American Tenement names Bessy
      Then the Chinese Tenement must decide
      When the Chinese Tenement names Mei
      Then Alexei is in the Arrest box
      And Rosa is in the Arrest box
      And Bessy is in the Arrest box
      And Mei is in the Arrest box
      And clause whichside.variant.unforeseen.26 is cited

  @whichside.variant.unforeseen.26
  # fr: Un prisonnier par Tenement
  Rule: A Tenement with nobody left to send is passed over

    # fr: Ceux qui sont tous en prison n'envoient plus personne, et le Tenement suivant dit qui
    Scenario: Those who are all in prison send nobody more, and the next Tenement says who
      Given a new game of Which Side for 4 people
      And the table rolls 3 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 23
      And the D66 falls on 24
      And the D66 falls on 26
      And the Italian Tenement names Rosa
      And the Italian Tenement names Carlo
      And the Italian Tenement names Lucia
      And the Italian Tenement names Pietro
      And the Russian Tenement names Alexei
      Then the American Tenement must decide
      When the American Tenement names Bessy
      And the Chinese Tenement names Mei
      Then Bessy is in the Arrest box
      And the open question is asked by whichside.setup.first-strategy

    # fr: Le seul qui reste y va sans qu'on le demande
    Scenario: The only one who is left goes unasked
      Given a new game of Which Side for 4 people
      And the table rolls 3 unforeseen circumstances
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 23
      And the D66 falls on 24
      And the D66 falls on 26
      And the Italian Tenement names Rosa
      And the Italian Tenement names Carlo
      And the Italian Tenement names Lucia
      And the Russian Tenement names Alexei
      And the Russian Tenement names Olga
      Then Pietro is in the Arrest box
      And the American Tenement must decide

  @whichside.variant.unforeseen.31-33
  # fr: Force patronale à deux
  Rule: Employers' Strength starts at 2

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Il reste autant de tours de moins
    Scenario: So many turns fewer are left
      When the D66 falls on 33
      Then Employers' Strength stands on 2
      And clause whichside.variant.unforeseen.31-33 is cited
      And whichside.variant.unforeseen.stacking is not cited
      # fr: le récit dit « Le D66 tombe sur 33. »
      And the story says "The D66 falls on 33."
      # fr: le récit dit « La Force patronale est à 2. »
      And the story says "Employers' Strength is now 2."

    # fr: Les deux dés ensemble se demandent avant que le premier tombe
    Scenario: Both dice together are asked about before the first one falls
      Then the probability that "Employers' Strength stands on 2" is 1/12

    # fr: Une fois les dizaines tombées, les unités décident
    Scenario: Once the tens have fallen, the units decide
      When the die falls on 3
      Then the probability that "Employers' Strength stands on 2" is 1/2

  @whichside.variant.unforeseen.34-35
  # fr: Force patronale à trois
  Rule: Employers' Strength starts at 3

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Il reste autant de tours de moins : 34-35
    Scenario: So many turns fewer are left: 34-35
      When the D66 falls on 35
      Then Employers' Strength stands on 3
      And clause whichside.variant.unforeseen.34-35 is cited

  @whichside.variant.unforeseen.36
  # fr: Force patronale à quatre
  Rule: Employers' Strength starts at 4

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Il reste autant de tours de moins : 36
    Scenario: So many turns fewer are left: 36
      When the D66 falls on 36
      Then Employers' Strength stands on 4
      And clause whichside.variant.unforeseen.36 is cited

  @whichside.variant.unforeseen.41-43
  # fr: Un dollar chacun
  Rule: Every Tenement starts with 1 dollar

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Tous les quatre
    Scenario: All four
      When the D66 falls on 43
      Then the Russian Tenement has 1 dollar
      And the Italian Tenement has 1 dollar
      And the American Tenement has 1 dollar
      And the Chinese Tenement has 1 dollar
      And clause whichside.variant.unforeseen.41-43 is cited
      And whichside.variant.unforeseen.stacking is not cited
      # fr: le récit dit « Le Tenement chinois commence avec 1 $. »
      And the story says "The Chinese Tenement starts with 1 dollars."

  @whichside.variant.unforeseen.44-45
  # fr: Poches vides
  Rule: Every Tenement starts with 0 dollars

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Tous les quatre : 44-45
    Scenario: All four: 44-45
      When the D66 falls on 45
      Then the Russian Tenement has 0 dollars
      And the Italian Tenement has 0 dollars
      And the American Tenement has 0 dollars
      And the Chinese Tenement has 0 dollars
      And clause whichside.variant.unforeseen.44-45 is cited

  @whichside.variant.unforeseen.46
  # fr: Vie plus chère
  Rule: Living is dearer by a dollar

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Pour chacun, et les Russes en plus du leur
    Scenario: For each, and the Russians on top of their own
      When the D66 falls on 46
      Then the cost of living of the Italian Tenement is 7 dollars
      And the cost of living of the Russian Tenement is 8 dollars
      And clause whichside.variant.unforeseen.46 is cited
      # fr: le récit dit « L'effet dure : Un aléa »
      And the story says "The effect of An Unforeseen Circumstance lasts"
      And whichside.variant.unforeseen.stacking is not cited

  @whichside.variant.unforeseen.46
  # fr: Vie plus chère
  Rule: Living is dearer the whole game

    # fr: Au tour suivant encore
    Scenario: In the next turn still
      Given a game of Which Side
      And the D66 has fallen on 46
      When the end of the turn comes
      Then the cost of living of the Italian Tenement is 7 dollars

  @whichside.variant.unforeseen.51-53
  # fr: Insalubrité à trois
  Rule: Every Tenement starts at UNS 3

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Tous les quatre : 51-53
    Scenario: All four: 51-53
      When the D66 falls on 52
      Then Unsanitary of the Russian Tenement is 3
      And Unsanitary of the Italian Tenement is 3
      And Unsanitary of the American Tenement is 3
      And Unsanitary of the Chinese Tenement is 3
      And clause whichside.variant.unforeseen.51-53 is cited
      And whichside.variant.unforeseen.stacking is not cited
      # fr: le récit dit « Le Tenement italien : l'Insalubrité à 3 »
      And the story says "The Italian Tenement: Unsanitary 3"

  @whichside.variant.unforeseen.54-55
  # fr: Insalubrité à quatre
  Rule: Every Tenement starts at UNS 4

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Tous les quatre : 54-55
    Scenario: All four: 54-55
      When the D66 falls on 55
      Then Unsanitary of the Russian Tenement is 4
      And Unsanitary of the Italian Tenement is 4
      And Unsanitary of the American Tenement is 4
      And Unsanitary of the Chinese Tenement is 4
      And clause whichside.variant.unforeseen.54-55 is cited

  @whichside.variant.unforeseen.56
  # fr: Insalubrité à cinq
  Rule: Every Tenement starts at UNS 5

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: Tous les quatre : 56
    Scenario: All four: 56
      When the D66 falls on 56
      Then Unsanitary of the Russian Tenement is 5
      And Unsanitary of the Italian Tenement is 5
      And Unsanitary of the American Tenement is 5
      And Unsanitary of the Chinese Tenement is 5
      And clause whichside.variant.unforeseen.56 is cited

  @whichside.variant.unforeseen.61-62
  # fr: Risque minimal relevé d'un
  Rule: The minimum of Risk is 1 higher for the whole game

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: De son propre plancher, où la jauge commence
    Scenario: From its own floor on, where the gauge starts
      When the D66 falls on 62
      Then the minimum of Risk of the Italian Tenement is 1
      And Risk of the Italian Tenement is 1
      And the minimum of Risk of the Russian Tenement is 1
      And Risk of the Russian Tenement is 1
      And Risk of the American Tenement is 1
      And Risk of the Chinese Tenement is 1
      And clause whichside.variant.unforeseen.61-62 is cited

  @whichside.variant.unforeseen.61-62
  # fr: Risque minimal relevé d'un
  Rule: Where Risk starts is reading R-125

    # fr: Par « lowest », elle commence aussi bas que jamais, avec un minimum plus haut
    Scenario: By "lowest" it starts as low as ever, with the higher minimum
      Given the reading R-125 is "lowest"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 62
      Then Risk of the Italian Tenement is 0
      And the minimum of Risk of the Italian Tenement is 1
      And the event lasts happens 1 time

  @whichside.variant.unforeseen.63-64
  # fr: Menace minimale relevée d'un
  Rule: The minimum of Police Threat is 1 higher for the whole game

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: De son propre plancher, où la jauge commence : 63-64
    Scenario: From its own floor on, where the gauge starts: 63-64
      When the D66 falls on 64
      Then the minimum of Police Threat of the Italian Tenement is 1
      And Police Threat of the Italian Tenement is 1
      And the minimum of Police Threat of the Russian Tenement is 0
      And Police Threat of the Russian Tenement is 0
      And clause whichside.variant.unforeseen.63-64 is cited

  @whichside.variant.unforeseen.63-64
  # fr: Menace minimale relevée d'un
  Rule: Where Police Threat starts is reading R-125

    # fr: Par « lowest », elle commence aussi bas que jamais, avec un minimum plus haut : 63-64
    Scenario: By "lowest" it starts as low as ever, with the higher minimum: 63-64
      Given the reading R-125 is "lowest"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 64
      Then Police Threat of the Italian Tenement is 0
      And the minimum of Police Threat of the Italian Tenement is 1

  @whichside.variant.unforeseen.65
  # fr: Risque minimal relevé de deux
  Rule: The minimum of Risk is 2 higher for the whole game

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: De son propre plancher, où la jauge commence : 65
    Scenario: From its own floor on, where the gauge starts: 65
      When the D66 falls on 65
      Then the minimum of Risk of the Italian Tenement is 2
      And Risk of the Italian Tenement is 2
      And the minimum of Risk of the Russian Tenement is 2
      And Risk of the Russian Tenement is 2
      And clause whichside.variant.unforeseen.65 is cited
      # fr: le récit dit « L'effet dure : Un aléa »
      And the story says "The effect of An Unforeseen Circumstance lasts"
      # fr: le récit dit « Le Tenement italien : le Risque à 2 »
      And the story says "The Italian Tenement: the Risk 2"

  @whichside.variant.unforeseen.65
  # fr: Risque minimal relevé de deux
  Rule: Where Risk starts is reading R-125

    # fr: Par « lowest », elle commence aussi bas que jamais, avec un minimum plus haut : 65
    Scenario: By "lowest" it starts as low as ever, with the higher minimum: 65
      Given the reading R-125 is "lowest"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 65
      Then Risk of the Italian Tenement is 0
      And the minimum of Risk of the Italian Tenement is 2

  @whichside.variant.unforeseen.66
  # fr: Menace minimale relevée de deux
  Rule: The minimum of Police Threat is 2 higher for the whole game

    Background:
      Given a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: De son propre plancher, où la jauge commence : 66
    Scenario: From its own floor on, where the gauge starts: 66
      When the D66 falls on 66
      Then the minimum of Police Threat of the Italian Tenement is 2
      And Police Threat of the Italian Tenement is 2
      And the minimum of Police Threat of the Russian Tenement is 1
      And Police Threat of the Russian Tenement is 1
      And clause whichside.variant.unforeseen.66 is cited

  @whichside.variant.unforeseen.66
  # fr: Menace minimale relevée de deux
  Rule: Where Police Threat starts is reading R-125

    # fr: Par « lowest », elle commence aussi bas que jamais, avec un minimum plus haut : 66
    Scenario: By "lowest" it starts as low as ever, with the higher minimum: 66
      Given the reading R-125 is "lowest"
      And a new game of Which Side for 4 people
      And the table rolls 1 unforeseen circumstance
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the D66 falls on 66
      Then Police Threat of the Italian Tenement is 0
      And the minimum of Police Threat of the Italian Tenement is 2

  @whichside.variant.unforeseen.stacking
  # fr: Tous les résultats comptent
  Rule: In a game under way what the D66 set before the first turn is said with the results

    # fr: La vie est plus chère, ou une jauge redescend moins : <n>
    Scenario Outline: Living is dearer, or a gauge returns less far: <n>
      Given a game of Which Side
      And the D66 has fallen on <n>
      Then <what>
      And the answers rest on whichside.variant.unforeseen.<row>

      Examples:
        | n  | what                                                      | row   |
        | 46 | the cost of living of the Italian Tenement is 7 dollars   | 46    |
        | 61 | Risk of the Italian Tenement is 1                         | 61-62 |
        | 65 | the minimum of Risk of the Italian Tenement is 2          | 65    |
        | 64 | Police Threat of the Italian Tenement is 1                | 63-64 |
        | 66 | the minimum of Police Threat of the Italian Tenement is 2 | 66    |

    # fr: Il vaut encore quand le tour s'achève
    Scenario: It still holds when the turn ends
      Given a game of Which Side
      And unforeseen circumstance 62 is in force
      And Risk of the Italian Tenement is 5
      When the end of the turn comes
      Then Risk of the Italian Tenement is 1

    # fr: Ce que personne ne dit autrement est comme les résultats l'ont mis au départ
    Scenario: What nobody says otherwise is as the results began the game
      Given a game of Which Side
      And the D66 has fallen on 11
      And the D66 has fallen on 16
      And the D66 has fallen on 41
      And the D66 has fallen on 35
      And the D66 has fallen on 55
      Then the wages stand on cell 4
      And the working hours stand on cell 4
      And the working conditions stand on cell 4
      And the Italian Tenement has 1 dollar
      And Employers' Strength stands on 3
      And Unsanitary of the Italian Tenement is 4

    # fr: Qui un résultat a touché, et quelle jauge on a choisie, se dit à côté
    Scenario: Whom a result hit, and which gauge was chosen, is said beside it
      Given a game of Which Side
      And the table rolls 2 unforeseen circumstances
      And the D66 has fallen on 21
      And the D66 has fallen on 12
      And Rosa is at HEA 1
      And the working hours stand on cell 4
      Then Rosa is at HEA 1
      And Alexei is at HEA 2
      And the working hours stand on cell 4
      And the wages stand on cell 3

  @whichside.variant.unforeseen.rolls
  # fr: Nombre de lancers
  Rule: As many results as rolls

    # fr: Plus de résultats que la table n'en lance
    Scenario: More results than the table rolls
      Given a game of Which Side
      And the table rolls 1 unforeseen circumstance
      And the D66 has fallen on 46
      And the D66 has fallen on 65
      Then no table can show this position by whichside.variant.unforeseen.rolls

    # fr: Un lancer dont rien n'est dit
    Scenario: A roll of which nothing is said
      Given a game of Which Side
      And the table rolls 2 unforeseen circumstances
      And the D66 has fallen on 46
      Then no table can show this position by whichside.variant.unforeseen.rolls

    # fr: Dans une nouvelle partie, le D66 tombe plus tard
    Scenario: In a new game the D66 falls later
      Given a new game of Which Side for 4 people
      And the D66 has fallen on 46
      Then no table can show this position by whichside.variant.unforeseen.rolls

  @whichside.variant.unforeseen.d66
  # fr: Lecture du D66
  Rule: A result is of two dice in a game under way as well

    # fr: Il n'est pas tombé ainsi : <n>
    Scenario Outline: It did not fall so: <n>
      Given a game of Which Side
      And the D66 has fallen on <n>
      Then no table can show this position by whichside.variant.unforeseen.d66

      Examples:
        | n  |
        | 17 |
        | 70 |
