# fr: Cartes de jeu
# fr: Ce que font les sortes de cartes.
Feature: Playing cards
  What the kinds of cards do.

  Background:
    Given a game of Which Side

  @whichside.cards.complex-symbol
  # fr: Marque de complexité
  Rule: COMPLEX cards

    # fr: Sans elles
    Scenario: Without them
      Given a new game of Which Side for 4 people
      Then the pile of the misfortunes holds 34 cards
      And the pile of the incidents holds 37 cards

    # fr: De quels paquets patronaux elles sortent, selon R-51 : <option>
    Scenario Outline: From which Employer decks they go, as R-51 is read: <option>
      Given the reading R-51 is "<option>"
      And a new game of Which Side for 4 people
      Then the pile of the difficult Employer cards holds <n> cards
      And the pile of the incidents holds 37 cards

      Examples:
        | option                    | n  |
        | all-decks                 | 14 |
        | incidents-and-misfortunes | 16 |

    # fr: Avec elles, rien ne sort
    Scenario: With them nothing goes
      Given the COMPLEX cards are used
      And a new game of Which Side for 4 people
      Then the pile of the difficult Employer cards holds 16 cards
      And the pile of the incidents holds 40 cards

  @whichside.cards.misfortune
  # fr: Cartes malheur
  Rule: Misfortunes

    # fr: Seuls des malheurs sortent parmi les malheurs de la vie
    Scenario: Only misfortunes come up among the misfortunes of life
      Given the Russian Tenement draws a misfortune
      When Theft is drawn
      Then the move is refused by whichside.misfortune.draw

    # fr: Dépense inutile coûte de l'argent
    Scenario: Useless Spending costs money
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 5 dollars
      When Useless Spending is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has 3 dollars

    # fr: Qui pioche se dit avec la carte
    Scenario: Who draws is said with the card
      Given the Italian Tenement has 5 dollars
      When the Russian Tenement draws Useless Spending
      And the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has 3 dollars

    # fr: Une carte qui ferme un lieu absent ne ferme pas la maison
    Scenario: A card that closes a place that is not there does not close the home
      Given this content pack:
        """
        [misfortunes.closed-brewery]
        effects = [{ kind = "close", tile = "newark", until = "turn" }]
        """
      And the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      When the card "closed-brewery" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the work begins
      And the Russian Tenement passes
      Then "Lucia goes to the housework at home" is legal
      And "Rosa goes to the housework at home" is refused by whichside.daily.hea0-idle and by nothing else

    # fr: Ce qui coûte plus d'argent qu'il n'y en a est subi quand même, où que la carte le dise
    Scenario: What costs more money than there is is suffered all the same, wherever the card says so
      Given this content pack:
        """
        [misfortunes.rent-error]
        effects = [{ kind = "gauge", gauge = "risk", by = 1 }, { kind = "money", by = -2 }, { kind = "money", by = -1 }]
        """
      And the Italian Tenement has 2 dollars
      And the Russian Tenement draws a misfortune
      When Rent Error is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has 0 dollars
      And Risk of the Italian Tenement is 1
      And Unsanitary of the Italian Tenement is 3
      And clause whichside.misfortune.money-exception is cited

    # fr: Qui va en prison, puis une femme : il reste la femme pour la seconde
    Scenario: Somebody goes to prison, then a woman: another goes first, and a woman is left
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [{ kind = "prison" }, { kind = "prison", gender = "woman" }]
        """
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is legal
      When the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Pietro
      Then Pietro is in the Arrest box
      And Rosa is in the Arrest box

    # fr: Une carte qui fait piocher deux incidents
    Scenario: A card that has two incidents drawn
      Given this content pack:
        """
        [misfortunes.rent-error]
        effects = [{ kind = "draw", deck = "incident", cards = 2 }]
        """
      And the Russian Tenement draws a misfortune
      And the Italian Tenement has 9 dollars
      When Rent Error is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And Theft is drawn
      Then the Italian Tenement has 7 dollars
      When Theft is drawn
      Then the Italian Tenement has 5 dollars

    # fr: À un seul Tenement elle peut aller : ce qui l'empêche ailleurs est dit, <tenement> et <other>
    Scenario Outline: It can go to one Tenement only: what bars it elsewhere is told, <tenement> and <other>
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [{ kind = "gauge", gauge = "risk", by = 1 }, { kind = "prison" }]
        """
      And all the characters of <tenement> are at HEA 0
      And Risk of <other> is 8
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      And the Italian Tenement names Carlo
      Then Carlo is in the Arrest box
      And clause whichside.misfortune.full-effect is cited
      And clause whichside.daily.gauge-maximum is cited

      Examples:
        | tenement              | other                 |
        | the American Tenement | the Chinese Tenement  |
        | the Chinese Tenement  | the American Tenement |

    # fr: Au dernier Tenement seul elle peut aller
    Scenario: It can go to the last Tenement only
      Given all the characters of the American Tenement are at HEA 0
      And all the characters of the Italian Tenement are at HEA 0
      And the Russian Tenement draws a misfortune
      When Illness is drawn
      And the Chinese Tenement names Jun
      Then Jun is at HEA 1
      And clause whichside.misfortune.full-effect is cited
      And clause whichside.daily.gauge-maximum is not cited

    # fr: Ce qui blesse tout le monde blesse chacun, ou n'est pas subi pleinement
    Scenario: What hurts all hurts each of them, or is not suffered in full
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [{ kind = "health", by = -1, people = "all", gender = "woman" }]
        """
      And Rosa is at HEA 0
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else
      And "the Russian Tenement gives it to the American Tenement" is legal

    # fr: Ce qui emprisonne tout le monde emprisonne chacun, ou n'est pas subi pleinement
    Scenario: What arrests all arrests each of them, or is not suffered in full
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [{ kind = "prison", people = "all", gender = "woman" }]
        """
      And Rosa is at HEA 0
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else
      And "the Russian Tenement gives it to the American Tenement" is legal

    # fr: Une amputation veut quelqu'un qui a de la santé et n'en a pas subi
    Scenario: An amputation needs somebody who has health and suffered none
      Given Rosa is at HEA 1
      And Rosa is injured for good
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And Employers' Strength is 10
      And the Russian Tenement draws a misfortune
      When Amputation is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else
      And "the Russian Tenement gives it to the American Tenement" is legal

    # fr: Qui n'a plus de santé vit encore à la maison, et ne peut en perdre
    Scenario: Whoever has no health left still lives at home, and has none to lose
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [{ kind = "health", by = -1, gender = "man" }, { kind = "health", by = -1, people = "all" }]
        """
      And Carlo is at HEA 1
      And Pietro is dead
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Qui n'a plus de santé en prison meurt, et les autres perdent la leur
    Scenario: Whoever has no health left in prison dies, and the others lose theirs
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [{ kind = "health", by = -1, gender = "man" }, { kind = "health", by = -1, people = "all" }]
        """
      And Carlo is at HEA 1
      And Pietro is dead
      And Carlo is in the Arrest box
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Carlo is dead
      And Rosa is at HEA 1
      And Lucia is at HEA 1

    # fr: Où chacun des effets peut être subi, c'est le choix du Tenement seul
    Scenario: Where each of the effects can be suffered, the choice is the Tenement's alone
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [{ kind = "either", options = [{ kind = "gauge", gauge = "risk", by = 1 }, { kind = "gauge", gauge = "police", by = 2 }] }]
        """
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement chooses effect 2
      Then Police Threat of the Italian Tenement is 2
      And clause whichside.misfortune.full-effect is not cited

    # fr: Ce qui vient encore de la carte ne laisse qu'un choix
    Scenario: What is still to come of the card leaves one choice only
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [{ kind = "either", options = [{ kind = "health", by = -1, gender = "woman" }, { kind = "gauge", gauge = "risk", by = 1 }] }, { kind = "health", by = -1, gender = "woman" }]
        """
      And Rosa is at HEA 1
      And Lucia is dead
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Rosa is at HEA 0
      And Risk of the Italian Tenement is 1
      And clause whichside.misfortune.full-effect is cited

    # fr: Ce qui vient encore d'une autre carte ne restreint pas le choix
    Scenario: What is still to come of another card does not narrow the choice
      Given this content pack:
        """
        [incidents.spy]
        effects = [{ kind = "draw", deck = "misfortune", cards = 1 }, { kind = "resource", resource = "union", by = -1 }]
        [misfortunes.police-check]
        effects = [{ kind = "either", options = [{ kind = "resource", resource = "union", by = -1 }, { kind = "money", by = -2 }] }]
        """
      And 1 incident is drawn
      And the first player is that of the Italian Tenement
      And the American Tenement has 1 union agitation
      When Spy is drawn
      And Police Check is drawn
      And the Italian Tenement gives it to the American Tenement
      And the American Tenement chooses effect 1
      Then the American Tenement has 0 union agitations
      And clause whichside.misfortune.full-effect is not cited

    # fr: Ce qu'on choisit est subi avant ce qui vient encore de la carte
    Scenario: What is chosen is suffered before what is still to come of the card
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [{ kind = "either", options = [{ kind = "prison", gender = "woman" }, { kind = "gauge", gauge = "risk", by = 1 }] }, { kind = "health", by = -1, gender = "woman" }]
        """
      And Rosa is at HEA 1
      And Lucia is dead
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement chooses effect 1
      Then Rosa is dead

    # fr: Quand ni l'une ni l'autre moitié ne peut plus être subie, les deux restent au choix
    Scenario: Where neither half can be suffered any more both are left to choose from
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [
          { kind = "health", by = -1 },
          { kind = "either", options = [
            { kind = "prison", gender = "woman" },
            { kind = "resource", resource = "union", by = -1 },
          ] },
        ]
        """
      And Rosa is at HEA 1
      And Lucia is dead
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Rosa
      Then there are 2 legal moves
      And "the Italian Tenement chooses effect 1" is legal
      And "the Italian Tenement chooses effect 2" is legal

    # fr: Qui ne peut subir aucune des deux moitiés ne peut la recevoir
    Scenario: Whoever can suffer neither half cannot be given it
      Given this content pack:
        """
        [misfortunes.police-check]
        effects = [{ kind = "either", options = [{ kind = "prison" }, { kind = "health", by = -1 }] }]
        """
      And all the characters of the Italian Tenement are at HEA 0
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else
      And "the Russian Tenement gives it to the American Tenement" is legal

    # fr: Ce n'est pas le bout de la jauge qui l'empêche : <gauge> à <n>
    Scenario Outline: It is not the end of the gauge that bars it: <gauge> at <n>
      Given this content pack:
        """
        [boards.italian]
        last_risk = 6
        last_police = 8
        [misfortunes.police-check]
        effects = [{ kind = "gauge", gauge = "<what>", by = 1, whom = "<whom>" }, { kind = "prison" }]
        """
      And all the characters of the Italian Tenement are at HEA 0
      And <gauge> of the Italian Tenement is <n>
      And the Russian Tenement draws a misfortune
      When Police Check is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else
      And clause whichside.daily.gauge-maximum is not cited

      Examples:
        | gauge         | n | what   | whom   |
        | Risk          | 5 | risk   | victim |
        | Risk          | 6 | risk   | each   |
        | Police Threat | 8 | risk   | victim |
        | Police Threat | 6 | police | victim |

    # fr: À deux Tenements, l'autre peut la recevoir : rien d'autre ne décide
    Scenario: Where two Tenements play the other one can be given it: nothing else decides
      Given the variant is the duo mode
      And the Russian Tenement and the Italian Tenement take part
      And the Italian Tenement has 5 dollars
      And the Russian Tenement draws a misfortune
      When Useless Spending is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has 3 dollars
      And clause whichside.misfortune.full-effect is not cited

  @whichside.cards.incident
  # fr: Cartes incident
  Rule: Incidents

    # fr: Une carte qui compare le Risque ne compare rien d'autre
    Scenario: One that looks at the Risk looks at nothing else
      Given 1 incident is drawn
      And Risk of the Italian Tenement is 4
      And Risk of the Russian Tenement is 3
      And Police Threat of the Russian Tenement is 6
      When Factory Accident is drawn
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And Olga is at HEA 2

    # fr: Une carte qui compare l'argent
    Scenario: One that looks at the money
      Given 1 incident is drawn
      And the Italian Tenement has 5 dollars
      And Risk of the Russian Tenement is 3
      When Theft is drawn
      Then the Italian Tenement has 3 dollars
      And the Russian Tenement has 2 dollars

    # fr: Une carte en fait piocher deux autres : <one> et <other>
    Scenario Outline: A card that has two others turned up: <one> and <other>
      Given this content pack:
        """
        [incidents.theft]
        effects = [{ kind = "draw", deck = "<pile>", cards = 2 }]
        """
      And the strategy is Wage Reduction Law
      And 1 incident is drawn
      When Theft is drawn
      And <one> is drawn
      And <other> is drawn
      Then the event card-drawn happens 3 times
      And <one> is in play
      And <other> is in play

      Examples:
        | pile      | one       | other    |
        | normal    | Fines     | Scabs    |
        | difficult | Rent Rise | Wage Cut |

    # fr: Une carte qui fait piocher deux malheurs
    Scenario: A card that has two misfortunes drawn
      Given this content pack:
        """
        [incidents.spy]
        effects = [{ kind = "draw", deck = "misfortune", cards = 2 }]
        """
      And 1 incident is drawn
      And the first player is that of the Italian Tenement
      And the American Tenement has 9 dollars
      When Spy is drawn
      And Useless Spending is drawn
      And the Italian Tenement gives it to the American Tenement
      Then the American Tenement has 7 dollars
      When Useless Spending is drawn
      And the Italian Tenement gives it to the American Tenement
      Then the American Tenement has 5 dollars
      And the turn is at the cost of living

    # fr: Ce qu'un incident laisse au choix se choisit même là où il n'y a rien à perdre
    Scenario: What an incident leaves to choose can be chosen even where there is nothing to lose
      Given this content pack:
        """
        [incidents.theft]
        effects = [{ kind = "either", options = [{ kind = "resource", resource = "union", by = -1 }, { kind = "money", by = -2 }] }]
        """
      And 1 incident is drawn
      And the first player is that of the Italian Tenement
      And the Italian Tenement has 9 dollars
      When Theft is drawn
      And the Italian Tenement chooses effect 1
      Then the Italian Tenement has 9 dollars

  @whichside.cards.solidarity-positive
  # fr: Seule la solidarité aide
  Rule: Solidarity is a good thing

    # fr: <card>
    Scenario Outline: <card>
      Given the team is granted 1 solidarity card
      When the team draws solidarity cards
      And <card> is drawn
      And Emma Goldman is drawn
      And the team keeps <card>
      Then <result>

      Examples:
        | card           | result                                              |
        | Soup Kitchen   | Unsanitary of the Chinese Tenement is 1             |
        | Strike Fund    | the Chinese Tenement has 5 dollars                  |
        | Mutual Aid     | the Chinese Tenement has 1 union agitation          |
        | Public Inquiry | the working conditions stands on cell 2             |

    # fr: La Clinique gratuite soigne
    Scenario: The Free Clinic heals
      Given Mei is at HEA 1
      And the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Free Clinic is drawn
      And Emma Goldman is drawn
      And the team keeps Free Clinic
      Then Mei is at HEA 2

    # fr: La soupe populaire ne rend pas plus propre un logement propre
    Scenario: The Soup Kitchen makes a clean home no cleaner
      Given this content pack:
        """
        [solidarities.soup-kitchen]
        effects = [{ kind = "gauge", gauge = "unsanitary", by = -1, whom = "each" }]
        """
      And Unsanitary of the Russian Tenement is 0
      And the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Soup Kitchen is drawn
      And Emma Goldman is drawn
      And the team keeps Soup Kitchen
      Then Unsanitary of the Russian Tenement is 0
      And Unsanitary of the Chinese Tenement is 1

  @whichside.cards.strategy
  # fr: Cartes planification patronale
  Rule: A strategy lasts as many turns as it has steps

    # fr: En deux étapes, après la première
    Scenario: In two steps, after the first
      Given the strategy is Scandal in Food Production
      And plan 1 is countered
      When the employers act
      Then the strategy is Scandal in Food Production
      And the marker stands on plan 2
      And the event marker-moved happens 1 time

    # fr: En deux étapes, après la seconde
    Scenario: In two steps, after the second
      Given the strategy is Scandal in Food Production
      And the marker stands on plan 2
      And plan 2 is countered
      When the employers act
      Then no strategy is in play

    # fr: En trois étapes, après la deuxième
    Scenario: In three steps, after the second
      Given the strategy is Strike-breakers
      And the marker stands on plan 2
      And plan 2 is countered
      When the employers act
      Then the strategy is Strike-breakers

  @whichside.cards.strategy-needs-plans
  # fr: Étapes d'une planification
  Rule: Each strategy has its plans

    # fr: Autant qu'elle a d'étapes
    Scenario: As many as it has steps
      Given the turn is at the employers' offensives
      When the offensives begin
      And Scandal in Food Production is drawn
      And Fines is drawn
      Then 2 plans lie beside the strategy

  @whichside.cards.plan-same-name
  # fr: Nom commun
  Rule: Plans bear the name of their strategy

    # fr: Seuls les siens viennent
    Scenario: Only its own come
      Given the turn is at the employers' offensives
      When the offensives begin
      And Pinkerton Raid is drawn
      And Fines is drawn
      Then 3 plans lie beside the strategy
      And the strategy is Pinkerton Raid

  @whichside.cards.plan-employer-card-count
  # fr: Nombre de cartes tirées
  Rule: The plan says how many Employer cards come

    # fr: Deux normales et aucune difficile
    Scenario: Two normal ones and none that is difficult
      Given this content pack:
        """
        [plans.pinkerton-raid-1]
        normal = 2
        difficult = 0
        """
      And the turn is at the employers' offensives
      When the offensives begin
      And Pinkerton Raid is drawn
      And Fines is drawn
      Then the turn is at the employers' offensives
      When Scabs is drawn
      Then 2 Employer cards lie face up
      And the turn is at the end of the turn

  @whichside.cards.plan-turn-condition
  # fr: Condition du tour
  Rule: A condition for the turn

    # fr: La condition vaut pour le tour qui commence
    Scenario: The plan that is current when a turn begins has its condition
      Given the strategy is Wage Reduction Law
      And the marker stands on plan 2
      When the end of the turn comes
      Then the turn is at the misfortunes of life
      And whichside.cards.plan-turn-condition is cited
      And the event lasts happens 1 time

    # fr: Un plan sans carte
    Scenario: A plan without one
      Given the strategy is Wage Reduction Law
      And the marker stands on plan 1
      When the end of the turn comes
      Then the turn is at the misfortunes of life
      And whichside.cards.plan-turn-condition is not cited

    # fr: Le premier tour a celle du premier plan
    Scenario: The first turn has that of the first plan
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [plans.wage-reduction-law-1]
        condition = [{ kind = "lasting", what = "cost", by = 2, until = "turn", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      And Fines is drawn
      Then the cost of living of the Italian Tenement is 8 dollars

    # fr: Contrer le plan n'y change rien
    Scenario: A countered plan keeps its condition
      Given this content pack:
        """
        [plans.wage-reduction-law-2]
        condition = [{ kind = "lasting", what = "cost", by = 2, until = "turn", whom = "each" }]
        """
      And the strategy is Wage Reduction Law
      And the marker stands on plan 2
      And plan 2 is countered
      When the struggle ends
      Then the cost of living of the Italian Tenement is 8 dollars

    # fr: Décrite, la condition du plan en cours est en vigueur : les salaires
    Scenario: Described, the condition of the current plan is in force: wages
      Given the strategy is Wage Reduction Law
      And the marker stands on plan 2
      And the Italian Tenement has 2 dollars
      And Rosa stands on the work at the Newtown Creek Dye Industry
      When the fruits of labor are reaped
      Then the Italian Tenement has 5 dollars

    # fr: Celle du plan précédent ne l'est plus
    Scenario: That of another plan is not
      Given the strategy is Wage Reduction Law
      And the marker stands on plan 1
      And the Italian Tenement has 2 dollars
      And Rosa stands on the work at the Newtown Creek Dye Industry
      When the fruits of labor are reaped
      Then the Italian Tenement has 6 dollars

    # fr: Le médecin est plus cher, que le plan soit contré ou non
    Scenario Outline: The doctor is dearer, <countered>
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And <countered>
      And Rosa is at HEA 1
      And the Italian Tenement has <dollars> dollars
      When the Italian Tenement calls a doctor for Rosa
      Then the move is <answer>

      Examples:
        | countered           | dollars | answer                            |
        | plan 1 is countered | 2       | refused by whichside.doctor.price |
        | plan 2 is countered | 2       | refused by whichside.doctor.price |
        | plan 2 is countered | 3       | legal                             |

    # fr: Quand les patrons ont agi, le marqueur a avancé : <part>
    Scenario Outline: When the employers have acted the marker is one plan further: <part>
      Given this content pack:
        """
        [plans.challenge-to-industry-laws-1]
        condition = [{ kind = "lasting", what = "cost", by = 1, until = "turn", whom = "each" }]
        [plans.challenge-to-industry-laws-2]
        condition = [{ kind = "lasting", what = "cost", by = 2, until = "turn", whom = "each" }]
        """
      And the strategy is Challenge to Industry Laws
      And the marker stands on plan <step>
      And the turn is at <part>
      Then the cost of living of the Italian Tenement is <cost> dollars

      Examples:
        | part                      | step | cost |
        | the misfortunes of life   | 2    | 8    |
        | the struggle              | 1    | 7    |
        | the employers' actions    | 2    | 8    |
        | life goes on              | 2    | 7    |
        | the employers' offensives | 2    | 7    |
        | the end of the turn       | 2    | 7    |
        | the end of the turn       | 1    | 6    |

    # fr: Elle tombe sur qui l'on attend : <whom>
    Scenario Outline: It falls on whom it says: <whom>
      Given this content pack:
        """
        [plans.challenge-to-industry-laws-1]
        condition = [{ kind = "lasting", what = "cost", by = 1, until = "turn", whom = "<whom>" }]
        """
      And the strategy is Challenge to Industry Laws
      And the first player is that of the Italian Tenement
      Then the cost of living of the Italian Tenement is <italian> dollars
      And the cost of living of the American Tenement is <american> dollars

      Examples:
        | whom   | italian | american |
        | each   | 7       | 7        |
        | victim | 7       | 6        |

    # fr: Elle peut fermer une tuile
    Scenario: It may close a tile
      Given this content pack:
        """
        [plans.challenge-to-industry-laws-1]
        condition = [{ kind = "close", tile = "woolworth", until = "turn" }]
        """
      And the strategy is Challenge to Industry Laws
      Then the Woolworth Building is closed
      When Carlo goes to the work at the Woolworth Building
      Then the move is refused

    # fr: Celle du dernier plan vaut jusqu'à la fin du tour, même la planification terminée
    Scenario: That of the last plan holds to the end of the turn though its strategy is over
      Given this content pack:
        """
        [plans.wage-reduction-law-3]
        condition = [{ kind = "lasting", what = "cost", by = 2, until = "turn", whom = "each" }]
        """
      And this turn began with plan 3 of Wage Reduction Law
      And the turn is at life goes on
      Then the cost of living of the Italian Tenement is 8 dollars
      And the pile of the strategies holds 3 cards

    # fr: Le marqueur dit avec quel plan le tour a commencé
    Scenario: The marker says with which plan the turn began
      Given this turn began with plan 3 of Wage Reduction Law
      And the strategy is Strike-breakers
      And the turn is at the struggle
      Then no table can show this position by whichside.plans.move-marker

    # fr: Celle du dernier plan peut durer tant qu'il est là
    Scenario: That of the last plan can last as long as it lies there
      Given this content pack:
        """
        [plans.strike-breakers-3]
        effects = []
        condition = [{ kind = "lasting", what = "cost", by = 2, until = "active", whom = "each" }]
        [strategies.strike-breakers]
        defeat = []
        """
      And the strategy is Strike-breakers
      And the marker stands on plan 3
      Then the cost of living of the Italian Tenement is 8 dollars
      When the employers act
      Then no strategy is in play
      And the cost of living of the Italian Tenement is 6 dollars

  @whichside.cards.plan-counter-cost
  # fr: Prix à payer pour contrer
  Rule: What it costs to counter a plan

    # fr: Le prix de l'exemple
    Scenario: The price of the example
      Given this content pack:
        """
        [plans.challenge-to-industry-laws-1]
        dollars = 3
        anarchist = 1
        strike = 1
        """
      And the strategy is Challenge to Industry Laws
      And the Italian Tenement has 3 dollars
      And the other Tenements have 0 dollars
      And the Italian Tenement has 1 anarchist agitation
      And the Italian Tenement has 1 strike
      When the team counters the current plan
      And the Italian Tenement gives 3 dollars
      And the Italian Tenement gives 1 strike
      Then plan 1 is countered
      And the Italian Tenement has 0 dollars
      And the Italian Tenement has 0 anarchist agitations

    # fr: Sans la grève
    Scenario: Without the strike
      Given the strategy is Challenge to Industry Laws
      And the Italian Tenement has 3 dollars
      And the Italian Tenement has 1 anarchist agitation
      When the team counters the current plan
      Then the move is refused by whichside.fight.pay-full-cost

  @whichside.cards.plan-general-effect
  # fr: Si rien ne la contre
  Rule: What a plan does unless it is countered

    # fr: Il n'est pas contré
    Scenario: It is not countered
      Given this content pack:
        """
        [plans.wage-reduction-law-1]
        effects = [{ kind = "money", by = -2, whom = "each" }]
        """
      And the strategy is Wage Reduction Law
      When the employers act
      Then the Italian Tenement has 0 dollars
      And the Chinese Tenement has 0 dollars

    # fr: Il est contré
    Scenario: It is countered
      Given this content pack:
        """
        [plans.wage-reduction-law-1]
        effects = [{ kind = "money", by = -2, whom = "each" }]
        """
      And the strategy is Wage Reduction Law
      And plan 1 is countered
      When the employers act
      Then the Italian Tenement has 2 dollars

  @whichside.cards.coup-de-force
  # fr: Coup de force
  Rule: A coup de force works once

    # fr: Elle est résolue et défaussée
    Scenario: It is resolved and discarded
      Given Longer Days is in play
      When the employers act
      Then the working hours stands on cell 4
      And Longer Days is not in play

    # fr: Elle va à la défausse et ne revient pas dans sa pile
    Scenario: It goes to the discard pile and not back to its own pile
      Given Longer Days is in play
      And the pile of the difficult Employer cards holds 5 cards
      When the employers act
      Then the event card-discarded happens 1 time
      And the pile of the difficult Employer cards holds 5 cards

  @whichside.cards.exceptional-measure
  # fr: Mesure exceptionnelle
  Rule: An exceptional measure works until it is discarded

    # fr: Elle s'applique et reste
    Scenario: It is applied and stays
      Given Rent Rise is in play
      When the employers act
      Then Rent Rise is in force
      And the cost of living of the Italian Tenement is 7 dollars

    # fr: De deux fermetures, la plus ancienne finit avec la carte contrée au tour suivant, quand l'autre n'a rien eu à fermer
    Scenario: Of two closures the older one ends with the card that is countered a turn later, where the other had nothing to close
      Given this content pack:
        """
        [misfortunes.quiet-day]
        copies = 9
        effects = []
        [incidents.quiet-day]
        copies = 9
        effects = []
        [normals.workplace-closure]
        copies = 2
        effects = [{ kind = "close", until = "active" }]
        measure = true
        dollars = 0
        union = 1
        anarchist = 0
        strike = 0
        sabotage = 0
        [plans.anti-union-legislation-2]
        normal = 0
        difficult = 0
        [incidents.spy]
        effects = [{ kind = "destroy", tile = "newtown-creek" }]
        """
      And the other Tenements have 20 dollars
      And the strategy is Anti-union Legislation
      And the marker stands on plan 1
      And plan 1 is countered
      And Closure of a Workplace is in force
      And Closure of a Workplace is in play
      And Woolworth is closed by Closure of a Workplace
      And the Triangle was destroyed
      And Newtown Creek was destroyed
      And the Italians have 3 union agitations
      When the employers act
      And life goes on
      And the Union Hall is turned up
      And the Bonesetter is turned up
      And the offensives begin
      And the end of the turn comes
      And the misfortunes begin
      And the card "quiet-day" is drawn
      And the Italian Tenement gives it to the American Tenement
      And the card "quiet-day" is drawn
      And the American Tenement gives it to the Chinese Tenement
      And the card "quiet-day" is drawn
      And the Chinese Tenement gives it to the Russian Tenement
      And the card "quiet-day" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the work begins
      And the Italians pass
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      And the fruits of labor are reaped
      And the incidents begin
      And the card "quiet-day" is drawn
      And the card "quiet-day" is drawn
      And the cost of living falls due
      And the team counters Closure of a Workplace
      Then Woolworth is not closed
      And Closure of a Workplace is in force
      And the event part-began happens 12 times

    # fr: Contrée, elle n'agit plus
    Scenario: Countered, it works no more
      Given Rent Rise is in force
      And the Italian Tenement has 5 union agitations
      When the team counters Rent Rise
      Then Rent Rise is not in play
      And the cost of living of the Italian Tenement is 6 dollars
