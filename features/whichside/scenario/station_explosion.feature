# fr: L'explosion de la gare centrale
# fr: New York, de décembre 1910 au printemps 1911 : les blessés, et pas d'argent.
Feature: The explosion of Central Station
  New York, from December 1910 to spring 1911: the wounded, and no money.

  Background:
    Given a game of Which Side
    And the scenario is the explosion of Central Station

  @whichside.scenario.station-explosion.scope
  # fr: Joueurs et difficulté
  Rule: For one to four people

    # fr: Ce que le livret dit de sa difficulté
    Scenario: What the book says of its difficulty
      Then the datum scenarios.station-explosion.difficulty is "difficult"

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
      Then the move is refused by whichside.scenario.station-explosion.scope

    # fr: Un scénario difficile
    Scenario: A difficult scenario
      Then the difficulty of the scenario is difficult

  @whichside.scenario.station-explosion.tiles-work
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

    # fr: Un autre à la place de la teinturerie de Newtown Creek
    Scenario: Another one in place of the Newtown Creek Dye Industry
      Given the tiles are the Triangle Shirtwaist Factory, the Woolworth Building, the Newark Cardboard Workshop, the Labor Union IWW, the Labor Union ILGWU, the Ferrer Center, the Tenderloin, the Western Pen and the East River Docks
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.station-explosion.tiles-work and by nothing else

  @whichside.scenario.station-explosion.tiles-political
  # fr: Lieux politiques
  Rule: Three political places

    # fr: Les lieux politiques disposés, face A visible
    Scenario: The political places that lie there, with side A up
      Given a new game of Which Side for 4 people
      Then the Labor Union IWW is on the table
      And the Labor Union ILGWU is on the table
      And the Ferrer Center is on the table
      And Greenwich Village is not on the table
      And the Bierhalle is not on the table
      And the Labor Union IWW shows side A

    # fr: Un autre à la place du Centre Ferrer
    Scenario: Another one in place of the Ferrer Center
      Given the tiles are the Labor Union IWW, the Labor Union ILGWU, the Bierhalle, the Triangle Shirtwaist Factory, the Woolworth Building, the Newtown Creek Dye Industry, the Tenderloin, the Western Pen and the East River Docks
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.station-explosion.tiles-political and by nothing else

  @whichside.scenario.station-explosion.tiles-specific
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
      Given the tiles are the Triangle Shirtwaist Factory, the Woolworth Building, the Newtown Creek Dye Industry, the Labor Union IWW, the Labor Union ILGWU, the Ferrer Center, the Tenderloin and the Western Pen
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.station-explosion.tiles-specific and by nothing else

    # fr: Les mêmes tuiles dans un autre ordre
    Scenario: The same tiles in another order
      Given the tiles are the Newtown Creek Dye Industry, the Woolworth Building, the Triangle Shirtwaist Factory, the Ferrer Center, the Labor Union ILGWU, the Labor Union IWW, the East River Docks, the Western Pen and the Tenderloin
      When 4 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

  @whichside.scenario.station-explosion.health
  # fr: Santé de départ
  Rule: One character of each Tenement is wounded

    # fr: Chaque Tenement désigne le sien, dans l'ordre
    Scenario: Each Tenement names its own, one after the other
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then the open question is asked by whichside.scenario.station-explosion.health
      And person 1 decides
      And there are 4 legal moves
      When the Russian Tenement names Olga
      Then person 2 decides
      When the Italian Tenement names Rosa
      Then person 3 decides
      When the American Tenement names Bessy
      Then person 4 decides
      And there are 5 legal moves
      When the Chinese Tenement names Mei
      Then the open question is asked by whichside.setup.first-strategy
      And Olga is at HEA 1
      And Rosa is at HEA 1
      And Bessy is at HEA 1
      And Mei is at HEA 1
      And Alexei is at HEA 2
      And Carlo is at HEA 2
      And John is at HEA 2
      And Jun is at HEA 2

    # fr: Personne ne désigne quelqu'un d'un autre Tenement
    Scenario: Nobody names somebody of another Tenement
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the Russian Tenement names Rosa
      Then the move is refused by whichside.scenario.station-explosion.health

    # fr: Seul, on désigne les quatre
    Scenario: Alone, one person names all four
      Given a new game of Which Side for 1 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then person 1 decides
      When the Russian Tenement names Olga
      And the Italian Tenement names Rosa
      And the American Tenement names Bessy
      Then person 1 decides
      When the Chinese Tenement names Wei
      Then Wei is at HEA 1

    # fr: À deux, on en désigne deux chacun
    Scenario: Two people name two each
      Given a new game of Which Side for 2 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the Russian Tenement names Olga
      Then person 1 decides
      When the Italian Tenement names Rosa
      Then person 2 decides

    # fr: À trois, on en désigne un du Tenement commun ensemble
    Scenario: Three people name one of the common Tenement together
      Given a new game of Which Side for 3 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the Russian Tenement names Olga
      And the Italian Tenement names Rosa
      And the American Tenement names Bessy
      Then 3 people decide together
      When the Chinese Tenement names Mei
      Then Mei is at HEA 1

    # fr: Un logement propre n'y change rien
    Scenario: It is no loss that a clean home could spare
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [scenarios.station-explosion.start]
        unsanitary = 0
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the Russian Tenement names Olga
      Then Olga is at HEA 1

    # fr: Les autres scénarios ne blessent personne
    Scenario: The other scenarios wound nobody
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      Then Olga is at HEA 2
      And Mei is at HEA 2

  @whichside.scenario.station-explosion.uns
  # fr: Insalubrité de départ
  Rule: Unsanitary 3

    # fr: Le logement : <tenement>
    Scenario Outline: The home of <tenement>
      Given a new game of Which Side for 4 people
      Then Unsanitary of <tenement> is 3

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

  @whichside.scenario.station-explosion.gauges
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

  @whichside.scenario.station-explosion.money
  # fr: Argent de départ
  Rule: 0 dollars each

    # fr: La bourse : <tenement>
    Scenario Outline: The purse of <tenement>
      Given a new game of Which Side for 4 people
      Then <tenement> has 0 dollars

      Examples:
        | tenement              |
        | the Russian Tenement  |
        | the Italian Tenement  |
        | the American Tenement |
        | the Chinese Tenement  |

    # fr: Le premier coût de la vie, avec un blessé et sans argent : <tenement>
    Scenario Outline: The first cost of living, with a wounded and no money: <tenement>
      Given <who> is at HEA 1
      Then the cost of living of <tenement> is <cost> dollars

      Examples:
        | tenement              | who   | cost |
        | the Russian Tenement  | Olga  | 8    |
        | the Italian Tenement  | Rosa  | 7    |
        | the American Tenement | Bessy | 7    |
        | the Chinese Tenement  | Mei   | 8    |

    # fr: Sans un dollar, le premier coût de la vie mène à la misère
    Scenario: Without a dollar the first cost of living is misery
      Given Rosa is at HEA 1
      And the Russian Tenement has 9 dollars
      And the American Tenement has 9 dollars
      And the Chinese Tenement has 9 dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 4
      And the Italian Tenement must decide

  @whichside.scenario.station-explosion.strategy-1
  # fr: Première offensive
  Rule: The first offensive

    # fr: Elle vient à coup sûr, en 2 étapes
    Scenario: It comes for certain, in 2 steps
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the Russian Tenement names Olga
      And the Italian Tenement names Rosa
      And the American Tenement names Bessy
      And the Chinese Tenement names Mei
      Then the probability that "Abusive and Unjustified Controls comes up" is 1
      And the probability that "Scandal in Food Production comes up" is 0
      When Abusive and Unjustified Controls is drawn
      Then 2 plans lie beside the strategy
      And the marker stands on plan 1
      And the pile of the strategies holds 3 cards

    # fr: Une autre ne peut venir
    Scenario: Another one cannot come
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And the Russian Tenement names Olga
      And the Italian Tenement names Rosa
      And the American Tenement names Bessy
      And the Chinese Tenement names Mei
      And Scandal in Food Production is drawn
      Then the move is refused by whichside.scenario.station-explosion.strategy-order and by nothing else

  @whichside.scenario.station-explosion.strategy-2
  # fr: Deuxième offensive
  Rule: The second offensive

    # fr: Raid des Pinkerton suit à coup sûr, en 3 étapes
    Scenario: Pinkerton Raid follows for certain, in 3 steps
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      And the team declines the solidarity cards
      And life goes on
      And the Bonesetter is turned up
      And the Laundry is turned up
      And the offensives begin
      Then the probability that "Pinkerton Raid comes up" is 1
      And the probability that "Newark Cardboard Workshop Fire comes up" is 0
      When Pinkerton Raid is drawn
      Then 3 plans lie beside the strategy
      And the marker stands on plan 1
      And the pile of the strategies holds 2 cards

  @whichside.scenario.station-explosion.strategy-3
  # fr: Troisième offensive
  Rule: The third offensive

    # fr: Scandale dans la production alimentaire suit à coup sûr, en 2 étapes
    Scenario: Scandal in Food Production follows for certain, in 2 steps
      Given the strategy is Pinkerton Raid
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
      Then the probability that "Scandal in Food Production comes up" is 1
      And the probability that "Abusive and Unjustified Controls comes up" is 0
      When Scandal in Food Production is drawn
      Then 2 plans lie beside the strategy
      And the marker stands on plan 1
      And the pile of the strategies holds 1 cards

  @whichside.scenario.station-explosion.strategy-4
  # fr: Quatrième offensive
  Rule: The fourth offensive

    # fr: Contestation des lois sur l'industrie suit à coup sûr, en 3 étapes
    Scenario: Challenge to Industry Laws follows for certain, in 3 steps
      Given the strategy is Scandal in Food Production
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
      And the pile of the strategies holds 0 cards

  @whichside.scenario.station-explosion.strategy-order
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
        | strategy                         | steps | turn | left |
        | Abusive and Unjustified Controls | 2     | 2    | 3    |
        | Pinkerton Raid                   | 3     | 5    | 2    |
        | Scandal in Food Production       | 2     | 7    | 1    |
        | Challenge to Industry Laws       | 3     | 10   | 0    |

    # fr: <strategy> : continue après l'étape <step>
    Scenario Outline: <strategy> goes on after step <step>
      Given the strategy is <strategy>
      And the marker stands on plan <step>
      And plan <step> is countered
      When the employers act
      Then the strategy is <strategy>
      And the marker stands on plan <steps>

      Examples:
        | strategy                         | step | steps |
        | Abusive and Unjustified Controls | 1    | 2     |
        | Pinkerton Raid                   | 2    | 3     |
        | Scandal in Food Production       | 1    | 2     |
        | Challenge to Industry Laws       | 2    | 3     |

  @whichside.scenario.station-explosion.solidarity-single
  # fr: Solidarité sans choix
  Rule: One solidarity card, and no choice

    # fr: Une pioche de deux en montre une, qu'on garde
    Scenario: A draw of two turns up one, which is kept
      Given the team is granted 2 solidarity cards
      When the team draws solidarity cards
      And Strike Fund is drawn
      Then the Italian Tenement has 3 dollars
      And the pile of the solidarity cards holds 9 cards
      And the event card-discarded happens 0 times
      And the turn is at life goes on

    # fr: Les planifications en accordent deux, comme partout
    Scenario: The strategies grant two, as everywhere
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And all its plans are countered
      When the employers act
      And the team draws solidarity cards
      And Soup Kitchen is drawn
      Then Unsanitary of the Italian Tenement is 2
      And clause whichside.scenario.station-explosion.solidarity-single is cited
      And the pile of the solidarity cards holds 9 cards
      And the turn is at life goes on

    # fr: L'équipe peut la refuser
    Scenario: The team may decline it
      Given the team is granted 2 solidarity cards
      When the team declines the solidarity cards
      Then the pile of the solidarity cards holds 10 cards

    # fr: Qui vient a quand même besoin d'un logement
    Scenario: Whoever comes still needs a home
      Given the team is granted 2 solidarity cards
      When the team draws solidarity cards
      And Emma Goldman is drawn
      And the newcomer moves in with the Russian Tenement
      Then Emma Goldman lives in the Russian Tenement

  @whichside.scenario.station-explosion.complex-unstated
  # fr: Cartes complexes non mentionnées
  Rule: Nothing is said of the COMPLEX cards

    # fr: Les cartes COMPLEXES, selon R-93 : <option>
    Scenario Outline: The COMPLEX cards, as R-93 is read: <option>
      Given the reading R-93 is "<option>"
      And a new game of Which Side for 4 people
      Then the pile of the misfortunes holds <misfortunes> cards
      And the pile of the incidents holds <incidents> cards
      And the pile of the difficult Employer cards holds <difficult> cards

      Examples:
        | option | misfortunes | incidents | difficult |
        | used   | 37          | 40        | 16        |
        | out    | 34          | 37        | 14        |

    # fr: L'une d'elles sort
    Scenario: One of them comes up
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 5 dollars
      When Dismissal is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has 3 dollars

    # fr: Lues dehors, R-51 dit de quels paquets
    Scenario: Where they go, R-51 says from which decks
      Given the reading R-93 is "out"
      And the reading R-51 is "incidents-and-misfortunes"
      And a new game of Which Side for 4 people
      Then the pile of the difficult Employer cards holds 16 cards
      And the pile of the misfortunes holds 34 cards

    # fr: Ironworker s'en sert dans tous les cas
    Scenario: Ironworker uses them in any case
      Given the reading R-93 is "out"
      And Ironworker is played
      And a new game of Which Side for 4 people
      Then the pile of the misfortunes holds 37 cards

  @whichside.scenario.station-explosion.victory
  # fr: Objectif
  Rule: 6 means of production, and a gauge leftmost

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
        | 6 | 1     | 2          | 2     | the game is won  |
        | 6 | 2     | 1          | 2     | the game is won  |
        | 6 | 2     | 2          | 1     | the game is won  |
        | 6 | 2     | 2          | 2     | the game goes on |
        | 9 | 2     | 2          | 2     | the game goes on |
        | 5 | 1     | 1          | 1     | the game goes on |
        | 6 | 1     | 1          | 1     | the game is won  |

  @whichside.scenario.station-explosion.victory-ironworker
  # fr: Objectif Ironworker
  Rule: With Ironworker 6 means of production, and 2 gauges leftmost

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
        | 6 | 1     | 1          | 2     | the game is won  |
        | 6 | 1     | 2          | 1     | the game is won  |
        | 6 | 2     | 1          | 1     | the game is won  |
        | 6 | 1     | 2          | 2     | the game goes on |
        | 9 | 1     | 2          | 2     | the game goes on |
        | 5 | 1     | 1          | 1     | the game goes on |
        | 6 | 1     | 1          | 1     | the game is won  |
