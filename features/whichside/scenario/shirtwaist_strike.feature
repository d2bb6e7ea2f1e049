# fr: La grève des chemisiers
# fr: New York, de novembre 1909 à février 1910.
Feature: The shirtwaist strike
  New York, November 1909 to February 1910.

  Background:
    Given a game of Which Side
    And the scenario is the New York shirtwaist strike

  @whichside.scenario.shirtwaist-strike.scope
  # fr: Joueurs et difficulté
  Rule: For one to four people

    # fr: Ce que le livret dit de sa difficulté
    Scenario: What the book says of its difficulty
      Then the datum scenarios.shirtwaist-strike.difficulty is "easy"

    # fr: <n> personnes jouent
    Scenario Outline: <n> people play
      When <n> people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

      Examples:
        | n |
        | 1 |
        | 2 |
        | 3 |
        | 4 |

    # fr: Cinq sont trop
    Scenario: Five are too many
      When 5 people sit down to Which Side
      Then the move is refused by whichside.scenario.shirtwaist-strike.scope

    # fr: Un scénario facile
    Scenario: An easy scenario
      Then the difficulty of the scenario is easy

  @whichside.scenario.shirtwaist-strike.tiles-work
  # fr: Lieux de travail
  Rule: Three workplaces

    # fr: Les lieux de travail disposés, face A visible
    Scenario: The workplaces that lie there, with side A up
      Given a new game of Which Side for 4 people
      Then the Triangle Shirtwaist Factory is on the table
      And the Woolworth Building is on the table
      And the Newtown Creek Dye Industry is on the table
      And the Newark Cardboard Workshop is not on the table
      And the Triangle Shirtwaist Factory shows side A

    # fr: Un autre à la place du Woolworth Building
    Scenario: Another one in place of the Woolworth Building
      Given the tiles are the Triangle Shirtwaist Factory, the Newark Cardboard Workshop, the Newtown Creek Dye Industry, the Bierhalle, the Labor Union ILGWU, Greenwich Village, the Tenderloin, the Western Pen and the East River Docks
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.shirtwaist-strike.tiles-work and by nothing else
      # fr: le refus dit « Les tuiles : l'usine Triangle Shirtwaist, l'atelier de cartonnage de Newark »
      And the refusal says "The tiles are the Triangle Shirtwaist Factory, the Newark Cardboard Workshop"

  @whichside.scenario.shirtwaist-strike.tiles-political
  # fr: Lieux politiques
  Rule: Three political places

    # fr: Les lieux politiques disposés, face A visible
    Scenario: The political places that lie there, with side A up
      Given a new game of Which Side for 4 people
      Then the Bierhalle is on the table
      And the Labor Union ILGWU is on the table
      And Greenwich Village is on the table
      And the Labor Union IWW is not on the table
      And the Ferrer Center is not on the table
      And the Bierhalle shows side A

    # fr: Un autre à la place de la Bierhalle
    Scenario: Another one in place of the Bierhalle
      Given the tiles are the Labor Union IWW, the Labor Union ILGWU, Greenwich Village, the Triangle Shirtwaist Factory, the Woolworth Building, the Newtown Creek Dye Industry, the Tenderloin, the Western Pen and the East River Docks
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.shirtwaist-strike.tiles-political and by nothing else

    # fr: Un lieu politique et un lieu de travail à la place d'autres
    Scenario: A political place and a workplace in place of others
      Given the tiles are the Labor Union IWW, the Labor Union ILGWU, Greenwich Village, the Triangle Shirtwaist Factory, the Newark Cardboard Workshop, the Newtown Creek Dye Industry, the Tenderloin, the Western Pen and the East River Docks
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.shirtwaist-strike.tiles-political
      And the move is refused by whichside.scenario.shirtwaist-strike.tiles-work

  @whichside.scenario.shirtwaist-strike.tiles-specific
  # fr: Lieux spécifiques
  Rule: Three specific places, nine tiles in all

    # fr: Ceux qui sont disposés
    Scenario: Those that lie there
      Given a new game of Which Side for 4 people
      Then 9 tiles lie on the table
      And the Tenderloin is on the table
      And the Western Pen is on the table
      And the East River Docks is on the table

    # fr: Sans les docks
    Scenario: Without the docks
      Given the tiles are the Triangle Shirtwaist Factory, the Woolworth Building, the Newtown Creek Dye Industry, the Bierhalle, the Labor Union ILGWU, Greenwich Village, the Tenderloin and the Western Pen
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.shirtwaist-strike.tiles-specific and by nothing else

    # fr: Les mêmes tuiles dans un autre ordre
    Scenario: The same tiles in another order
      Given the tiles are the Newtown Creek Dye Industry, the Woolworth Building, the Triangle Shirtwaist Factory, Greenwich Village, the Labor Union ILGWU, the Bierhalle, the East River Docks, the Western Pen and the Tenderloin
      When 4 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

  @whichside.scenario.shirtwaist-strike.health
  # fr: Santé de départ
  Rule: Everybody begins in good health

    # fr: <who>
    Scenario Outline: <who>
      Given a new game of Which Side for 4 people
      Then <who> is at HEA 2

      Examples:
        | who    |
        | Alexei |
        | Masha  |
        | Rosa   |
        | Pietro |
        | Bessy  |
        | Will   |
        | Mei    |
        | Jun    |

    # fr: Un ménage en bonne santé paie un dollar pour chacun
    Scenario: A household in good health pays a dollar for each
      Given a new game of Which Side for 4 people
      Then the cost of living of the Italian Tenement is 6 dollars

  @whichside.scenario.shirtwaist-strike.uns
  # fr: Insalubrité de départ
  Rule: Unsanitary 2

    # fr: Le logement : <tenement>
    Scenario Outline: The home of <tenement>
      Given a new game of Which Side for 4 people
      Then Unsanitary of <tenement> is 2

      Examples:
        | tenement              |
        | the Russian Tenement  |
        | the Italian Tenement  |
        | the American Tenement |
        | the Chinese Tenement  |

    # fr: Personne n'est exempté d'une perte de santé
    Scenario: Nobody is spared a loss of health
      Given the Russian Tenement draws a misfortune
      When Illness is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 1

  @whichside.scenario.shirtwaist-strike.gauges
  # fr: Jauges de départ
  Rule: Employers' Strength 1, and the grey cells

    # fr: Le premier de dix tours
    Scenario: The first of ten turns
      Given a new game of Which Side for 4 people
      Then Employers' Strength stands on 1

    # fr: Les jauges du travail sont sur les cases grises du plateau
    Scenario: The labour gauges stand where the board is grey
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [employers_board]
        grey_hours = 2
        grey_conditions = 5
        grey_wages = 4
        """
      Then the working hours stands on cell 2
      And the working conditions stands on cell 5
      And the wages stands on cell 4
      And Employers' Strength stands on 1

    # fr: Après le premier tour vient le deuxième
    Scenario: After the first turn comes the second
      When the end of the turn comes
      Then Employers' Strength stands on 2

  @whichside.scenario.shirtwaist-strike.money
  # fr: Argent de départ
  Rule: 3 dollars each

    # fr: La bourse : <tenement>
    Scenario Outline: The purse of <tenement>
      Given a new game of Which Side for 4 people
      Then <tenement> has 3 dollars

      Examples:
        | tenement              |
        | the Russian Tenement  |
        | the Italian Tenement  |
        | the American Tenement |
        | the Chinese Tenement  |

  @whichside.scenario.shirtwaist-strike.complex-removed
  # fr: Sans cartes complexes
  Rule: Without the COMPLEX cards

    # fr: Elles ne sont dans aucun paquet
    Scenario: They are in no deck
      Given a new game of Which Side for 4 people
      Then the pile of the misfortunes holds 34 cards
      And the pile of the incidents holds 37 cards
      And the pile of the normal Employer cards holds 21 cards
      And the pile of the difficult Employer cards holds 14 cards

    # fr: Une qui est retirée ne peut sortir
    Scenario: One that is out cannot come up
      Given the Russian Tenement draws a misfortune
      When Dismissal is drawn
      Then the move is refused by whichside.misfortune.draw

    # fr: Une qui reste peut sortir
    Scenario: One that stays can come up
      Given the Russian Tenement draws a misfortune
      When Illness is drawn
      Then the pile of the misfortunes holds 33 cards

    # fr: De quels paquets patronaux elles sortent, selon R-51 : <option>
    Scenario Outline: From which Employer decks they go, as R-51 is read: <option>
      Given the reading R-51 is "<option>"
      And a new game of Which Side for 4 people
      Then the pile of the difficult Employer cards holds <n> cards
      And the pile of the incidents holds 37 cards
      And the pile of the misfortunes holds 34 cards

      Examples:
        | option                    | n  |
        | all-decks                 | 14 |
        | incidents-and-misfortunes | 16 |

    # fr: Avec Ironworker, rien n'est retiré
    Scenario: With Ironworker nothing goes
      Given Ironworker is played
      And a new game of Which Side for 4 people
      Then the pile of the difficult Employer cards holds 16 cards
      And the pile of the misfortunes holds 37 cards
      And the pile of the incidents holds 40 cards

  @whichside.scenario.shirtwaist-strike.strategy-1
  # fr: Première offensive
  Rule: The first offensive

    # fr: Elle vient à coup sûr, en 2 étapes
    Scenario: It comes for certain, in 2 steps
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then the probability that "Pressure on Local Authorities comes up" is 1
      And the probability that "Wage Reduction Law comes up" is 0
      When Pressure on Local Authorities is drawn
      Then 2 plans lie beside the strategy
      And the marker stands on plan 1
      And the pile of the strategies holds 3 cards

    # fr: Décrite sans planification, la partie commence par la première
    Scenario: Described without a strategy the game begins with the first
      Given no strategy is in play
      And no Employer card lies face up
      And the turn is at the employers' offensives
      When the offensives begin
      Then the probability that "Pressure on Local Authorities comes up" is 1

    # fr: Une autre ne peut venir
    Scenario: Another one cannot come
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      Then the move is refused by whichside.scenario.shirtwaist-strike.strategy-order and by nothing else
      # fr: le refus dit « est plus bas dans la pile »
      And the refusal says "lies further down in the pile"

  @whichside.scenario.shirtwaist-strike.strategy-2
  # fr: Deuxième offensive
  Rule: The second offensive

    # fr: Législation antisyndicale suit à coup sûr, en 2 étapes
    Scenario: Anti-union Legislation follows for certain, in 2 steps
      Given the strategy is Pressure on Local Authorities
      And the marker stands on plan 2
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      And the team declines the solidarity cards
      And life goes on
      And the Bonesetter is turned up
      And the Laundry is turned up
      And the offensives begin
      Then the probability that "Anti-union Legislation comes up" is 1
      And the probability that "Pressure on Local Authorities comes up" is 0
      When Anti-union Legislation is drawn
      Then 2 plans lie beside the strategy
      And the marker stands on plan 1
      And the pile of the strategies holds 2 cards

  @whichside.scenario.shirtwaist-strike.strategy-3
  # fr: Troisième offensive
  Rule: The third offensive

    # fr: Contestation des lois sur l'industrie suit à coup sûr, en 3 étapes
    Scenario: Challenge to Industry Laws follows for certain, in 3 steps
      Given the strategy is Anti-union Legislation
      And the marker stands on plan 2
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      And the team declines the solidarity cards
      And life goes on
      And the Bonesetter is turned up
      And the Laundry is turned up
      And the offensives begin
      Then the probability that "Challenge to Industry Laws comes up" is 1
      And the probability that "Pressure on Local Authorities comes up" is 0
      When Challenge to Industry Laws is drawn
      Then 3 plans lie beside the strategy
      And the marker stands on plan 1
      And the pile of the strategies holds 1 cards

  @whichside.scenario.shirtwaist-strike.strategy-4
  # fr: Quatrième offensive
  Rule: The fourth offensive

    # fr: Loi de réduction salariale suit à coup sûr, en 3 étapes
    Scenario: Wage Reduction Law follows for certain, in 3 steps
      Given the strategy is Challenge to Industry Laws
      And the marker stands on plan 3
      And plan 1 is countered
      And plan 2 is countered
      And plan 3 is countered
      When the employers act
      And the team declines the solidarity cards
      And life goes on
      And the Bonesetter is turned up
      And the Laundry is turned up
      And the offensives begin
      Then the probability that "Wage Reduction Law comes up" is 1
      And the probability that "Challenge to Industry Laws comes up" is 0
      When Wage Reduction Law is drawn
      Then 3 plans lie beside the strategy
      And the marker stands on plan 1
      And the pile of the strategies holds 0 cards

  @whichside.scenario.shirtwaist-strike.strategy-order
  # fr: Ordre des offensives
  Rule: The offensives in their order

    # fr: <strategy> : jugée au tour <turn>, les suivantes attendent encore
    Scenario Outline: <strategy> is judged in turn <turn>, and the next ones wait
      Given Employers' Strength stands on <turn>
      And the strategy is <strategy>
      And the marker stands on plan <steps>
      And all its plans are countered
      When the employers act
      Then no strategy is in play
      And whichside.strategy.table.<steps>-step-victory is cited
      And the pile of the strategies holds <left> cards

      Examples:
        | strategy                      | steps | turn | left |
        | Pressure on Local Authorities | 2     | 2    | 3    |
        | Anti-union Legislation        | 2     | 4    | 2    |
        | Challenge to Industry Laws    | 3     | 7    | 1    |
        | Wage Reduction Law            | 3     | 10   | 0    |

    # fr: <strategy> : continue après l'étape <step>
    Scenario Outline: <strategy> goes on after step <step>
      Given the strategy is <strategy>
      And the marker stands on plan <step>
      And plan <step> is countered
      When the employers act
      Then the strategy is <strategy>
      And the marker stands on plan <steps>

      Examples:
        | strategy                      | step | steps |
        | Pressure on Local Authorities | 1    | 2     |
        | Anti-union Legislation        | 1    | 2     |
        | Challenge to Industry Laws    | 2    | 3     |
        | Wage Reduction Law            | 2    | 3     |

  @whichside.scenario.shirtwaist-strike.solidarity-stack
  # fr: Paquet solidarité préparé
  Rule: Clara Lemlich first, Rose Schneiderman third

    # fr: Le premier tirage contient Clara Lemlich et une carte au hasard
    Scenario: The first draw holds Clara Lemlich and one at random
      Given the team is granted 2 solidarity cards
      When the team draws solidarity cards
      Then the probability that "Clara Lemlich comes up" is 1
      When Clara Lemlich is drawn
      Then the probability that "Rose Schneiderman comes up" is 0
      And the probability that "Strike Fund comes up" is 1/8
      When Strike Fund is drawn
      And the team keeps Clara Lemlich
      And the newcomer moves in with the Italian Tenement
      Then 5 characters live in the Italian Tenement

    # fr: La troisième carte est Rose Schneiderman, la quatrième vient au hasard
    Scenario: The third is Rose Schneiderman, the fourth is one at random
      Given this content pack:
        """
        [strategies.pressure-on-local-authorities]
        victory = [{ kind = "draw", deck = "solidarity", cards = 4 }]
        """
      And the team is granted 4 solidarity cards
      When the team draws solidarity cards
      And Clara Lemlich is drawn
      And Strike Fund is drawn
      Then the probability that "Rose Schneiderman comes up" is 1
      And the probability that "Soup Kitchen comes up" is 0
      When Rose Schneiderman is drawn
      Then the probability that "Soup Kitchen comes up" is 1/7
      And the probability that "Strike Fund comes up" is 0

    # fr: Une autre ne peut venir en premier
    Scenario: Another one cannot come first
      Given the team is granted 2 solidarity cards
      When the team draws solidarity cards
      And Soup Kitchen is drawn
      Then the move is refused by whichside.scenario.shirtwaist-strike.solidarity-stack and by nothing else

    # fr: Aucune autre n'est dessus, la dernière du paquet pas plus
    Scenario: No other lies on top, nor does the last of the deck
      Given the team is granted 2 solidarity cards
      When the team draws solidarity cards
      And Sympathetic Press is drawn
      Then the move is refused by whichside.scenario.shirtwaist-strike.solidarity-stack and by nothing else

    # fr: Si la dernière dite est quelconque, la pile en a autant
    Scenario: Where the last that is told is any, the pile has as many cards
      Given this content pack:
        """
        [scenarios.shirtwaist-strike]
        solidarity = ["clara-lemlich", "any"]
        """
      Then the pile of the solidarity cards holds 10 cards

  @whichside.scenario.shirtwaist-strike.victory
  # fr: Objectif
  Rule: 5 means of production, and the wages leftmost

    # fr: <n> contrôles, les jauges sur <hours>, <conditions> et <wages> : <result>
    Scenario Outline: <n> controls, the gauges on <hours>, <conditions> and <wages>: <result>
      Given the team controls <n> means of production
      And the working hours stands on cell <hours>
      And the working conditions stands on cell <conditions>
      And the wages stands on cell <wages>
      When the end of the turn comes
      Then <result>

      Examples:
        | n | hours | conditions | wages | result           |
        | 5 | 3     | 3          | 1     | the game is won  |
        | 6 | 3     | 3          | 1     | the game is won  |
        | 4 | 3     | 3          | 1     | the game goes on |
        | 5 | 3     | 3          | 2     | the game goes on |
        | 5 | 1     | 1          | 2     | the game goes on |
        | 4 | 1     | 1          | 1     | the game goes on |
        | 5 | 1     | 1          | 1     | the game is won  |

  @whichside.scenario.shirtwaist-strike.victory-ironworker
  # fr: Objectif Ironworker
  Rule: With Ironworker 8 means of production, and the wages leftmost

    # fr: Ironworker : <n> contrôles, les jauges sur <hours>, <conditions> et <wages> : <result>
    Scenario Outline: Ironworker: <n> controls, the gauges on <hours>, <conditions> and <wages>: <result>
      Given Ironworker is played
      And the team controls <n> means of production
      And the working hours stands on cell <hours>
      And the working conditions stands on cell <conditions>
      And the wages stands on cell <wages>
      When the end of the turn comes
      Then <result>

      Examples:
        | n | hours | conditions | wages | result           |
        | 8 | 3     | 3          | 1     | the game is won  |
        | 9 | 3     | 3          | 1     | the game is won  |
        | 7 | 3     | 3          | 1     | the game goes on |
        | 8 | 3     | 3          | 2     | the game goes on |
        | 8 | 1     | 1          | 2     | the game goes on |
        | 7 | 1     | 1          | 1     | the game goes on |
        | 8 | 1     | 1          | 1     | the game is won  |
