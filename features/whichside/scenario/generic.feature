# fr: Le scénario générique
# fr: Une à quatre personnes, des tuiles de leur choix, quatre offensives au hasard.
Feature: The generic scenario
  One to four people, tiles of their choice, four offensives at random.

  Background:
    Given a game of Which Side
    And the scenario is the generic scenario

  @whichside.scenario.generic.scope
  # fr: Joueurs et difficulté
  Rule: For one to four people

    # fr: Ce que le livret dit de sa difficulté
    Scenario: What the book says of its difficulty
      Then the datum scenarios.generic.difficulty is "normal"

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
      Then the move is refused by whichside.scenario.generic.scope

  @whichside.scenario.generic.tiles
  # fr: Neuf tuiles
  Rule: Nine tiles, of which the table chooses six

    # fr: Les tuiles des exemples, si rien n'est dit
    Scenario: The tiles of the examples, if nothing is said
      Given a new game of Which Side for 4 people
      Then 9 tiles lie on the table
      And the Woolworth Building is on the table
      And the East River Docks is on the table
      And the Newark Cardboard Workshop is not on the table
      And the Woolworth Building shows side A
      And Greenwich Village shows side A

    # fr: Trois lieux de travail et trois lieux politiques quelconques
    Scenario: Any three workplaces and any three political places
      Given the tiles are the Newark Cardboard Workshop, the Woolworth Building, the Newtown Creek Dye Industry, the Bierhalle, the Ferrer Center, the Labor Union IWW, the Tenderloin, the Western Pen and the East River Docks
      And a new game of Which Side for 4 people
      Then 9 tiles lie on the table
      And the Newark Cardboard Workshop is on the table
      And the Ferrer Center is on the table
      And the Triangle Shirtwaist Factory is not on the table

    # fr: Ce qui ne peut être disposé : <case>
    Scenario Outline: What cannot be laid out: <case>
      Given the tiles are <tiles>
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.generic.tiles and by nothing else

      # fr: quatre lieux de travail et deux lieux politiques ; deux lieux de travail, comme si les docks étaient le troisième ; quatre lieux politiques et deux lieux de travail ; sans les docks ; un lieu de travail à la place des docks ; deux fois le même lieu de travail
      Examples:
        | case                                           | tiles                                                                                                                                                                                                                     |
        | four workplaces and two political places       | the Triangle Shirtwaist Factory, the Newtown Creek Dye Industry, the Woolworth Building, the Newark Cardboard Workshop, Greenwich Village, the Labor Union IWW, the Tenderloin, the Western Pen and the East River Docks  |
        | two workplaces, as if the docks were the third | the Triangle Shirtwaist Factory, the Newtown Creek Dye Industry, Greenwich Village, the Labor Union IWW, the Labor Union ILGWU, the Tenderloin, the Western Pen and the East River Docks                                  |
        | four political places and two workplaces       | the Triangle Shirtwaist Factory, the Newtown Creek Dye Industry, Greenwich Village, the Labor Union IWW, the Labor Union ILGWU, the Bierhalle, the Tenderloin, the Western Pen and the East River Docks                   |
        | without the docks                              | the Triangle Shirtwaist Factory, the Newtown Creek Dye Industry, the Woolworth Building, Greenwich Village, the Labor Union IWW, the Labor Union ILGWU, the Tenderloin and the Western Pen                                |
        | a workplace in place of the docks              | the Triangle Shirtwaist Factory, the Newtown Creek Dye Industry, the Woolworth Building, the Newark Cardboard Workshop, Greenwich Village, the Labor Union IWW, the Labor Union ILGWU, the Tenderloin and the Western Pen |
        | the same workplace twice                       | the Triangle Shirtwaist Factory, the Triangle Shirtwaist Factory, the Newark Cardboard Workshop, Greenwich Village, the Labor Union IWW, the Labor Union ILGWU, the Tenderloin, the Western Pen and the East River Docks  |

    # fr: Ce qui ne peut être disposé est dit avec ce qui conviendrait
    Scenario: What cannot be laid out is said with what would be right
      Given the tiles are the Triangle Shirtwaist Factory, the Newtown Creek Dye Industry, the Woolworth Building, Greenwich Village, the Labor Union IWW, the Labor Union ILGWU, the Tenderloin and the Western Pen
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.generic.tiles
      # fr: le refus dit « Les tuiles : l'usine Triangle Shirtwaist, la teinturerie de Newtown Creek, le Woolworth Building, Greenwich Village »
      And the refusal says "The tiles are the Triangle Shirtwaist Factory, the Newtown Creek Dye Industry, the Woolworth Building, Greenwich Village"
      # fr: le refus dit « le syndicat ILGWU, le Tenderloin, le Western Pen »
      And the refusal says "the Labor Union ILGWU, the Tenderloin, the Western Pen"
      # fr: le refus dit « Disposez »
      And the refusal says "Lay out"

  @whichside.scenario.generic.health
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

  @whichside.scenario.generic.uns
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

  @whichside.scenario.generic.gauges
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

  @whichside.scenario.generic.money
  # fr: Argent de départ
  Rule: 2 dollars each

    # fr: La bourse : <tenement>
    Scenario Outline: The purse of <tenement>
      Given a new game of Which Side for 4 people
      Then <tenement> has 2 dollars

      Examples:
        | tenement              |
        | the Russian Tenement  |
        | the Italian Tenement  |
        | the American Tenement |
        | the Chinese Tenement  |

  @whichside.scenario.generic.complex-removed
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

    # fr: Le refus dit qu'elle reste dans la boîte : <card>
    Scenario Outline: The refusal says that it stays in the box: <card>
      Given <given>
      When <card> is drawn
      # fr: le refus dit « ne sert pas dans cette partie et reste dans la boîte »
      Then the refusal says "is not used in this game and stays in the box"
      And clause whichside.cards.complex-symbol is cited
      And clause whichside.scenario.generic.complex-removed is cited

      Examples:
        | card         | given                                   |
        | Dismissal    | the Russian Tenement draws a misfortune |
        | Blacklisting | 1 incident is drawn                     |

    # fr: Une carte patronale difficile
    Scenario: A difficult Employer card
      Given the strategy is Wage Reduction Law
      And the marker stands on plan 3
      When the offensives begin
      And Agents Provocateurs is drawn
      # fr: le refus dit « ne sert pas dans cette partie et reste dans la boîte »
      Then the refusal says "is not used in this game and stays in the box"

    # fr: Une carte d'un autre paquet est dans la partie, mais ne sort pas ici : <card>
    Scenario Outline: A card of another deck is in the game, and does not come up here: <card>
      Given <given>
      When <card> is drawn
      # fr: le refus dit « ne peut pas sortir »
      Then the refusal says "cannot come up"

      Examples:
        | card         | given                                   |
        | Rent Error   | 1 incident is drawn                     |
        | Fines        | the Russian Tenement draws a misfortune |
        | Blacklisting | the Russian Tenement draws a misfortune |

    # fr: La seule de sa sorte est déjà sortie
    Scenario: The only one of its kind has come up already
      When the misfortunes begin
      And Amputation is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Rosa
      And Amputation is drawn
      # fr: le refus dit « ne peut pas sortir »
      Then the refusal says "cannot come up"

    # fr: On tire une planification, et c'est une carte patronale
    Scenario: A strategy is drawn, and it is an Employer card
      Given no strategy is in play
      And no Employer card lies face up
      And the turn is at the employers' offensives
      When the offensives begin
      And Fines is drawn
      # fr: le refus dit « ne peut pas sortir »
      Then the refusal says "cannot come up"

    # fr: L'ordre qu'une table se donne elle-même ne cite pas de scénario
    Scenario: An order that a table gives itself cites no scenario
      Given this content pack:
        """
        [scenarios.generic]
        solidarity = ["clara-lemlich"]
        """
      And the team is granted 2 solidarity cards
      When the team draws solidarity cards
      And Soup Kitchen is drawn
      Then the move is refused by whichside.solidarity.draw-two-keep-one and by nothing else

    # fr: Ni une carte difficile au lieu d'une normale
    Scenario: Nor does a difficult card instead of a normal one
      Given the strategy is Wage Reduction Law
      And the marker stands on plan 2
      When the offensives begin
      And Agents Provocateurs is drawn
      # fr: le refus dit « ne peut pas sortir »
      Then the refusal says "cannot come up"

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

  @whichside.scenario.generic.strategy-deck
  # fr: Quatre offensives au hasard
  Rule: Two offensives in two steps and two in three

    # fr: <strategy> peut être la première de quatre
    Scenario Outline: <strategy> can be the first of four
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then the pile of the strategies holds 4 cards
      And the probability that "<strategy> comes up" is 1/10
      When <strategy> is drawn
      Then <steps> plans lie beside the strategy

      Examples:
        | strategy                         | steps |
        | Pressure on Local Authorities    | 2     |
        | Anti-union Legislation           | 2     |
        | Challenge to Industry Laws       | 3     |
        | Wage Reduction Law               | 3     |
        | Newark Cardboard Workshop Fire   | 2     |
        | Pinkerton Raid                   | 3     |
        | Triangle Shirtwaist Factory Fire | 3     |
        | Abusive and Unjustified Controls | 2     |
        | Scandal in Food Production       | 2     |
        | Strike-breakers                  | 3     |

    # fr: Après une en deux étapes, les autres en trois sont plus probables : <strategy>
    Scenario Outline: After one in two steps the others in three are likelier: <strategy>
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
      Then the pile of the strategies holds 3 cards
      And the probability that "<strategy> comes up" is <p>

      Examples:
        | strategy                         | p    |
        | Scandal in Food Production       | 1/12 |
        | Strike-breakers                  | 2/15 |
        | Abusive and Unjustified Controls | 0    |

  @whichside.scenario.generic.shuffle
  # fr: Paquets mélangés
  Rule: Five shuffled decks

    # fr: Chaque carte de solidarité peut venir en premier
    Scenario Outline: Every solidarity card can come first: <card>
      Given the team is granted 2 solidarity cards
      When the team draws solidarity cards
      Then the probability that "<card> comes up" is 1/10

      Examples:
        | card              |
        | Clara Lemlich     |
        | Rose Schneiderman |
        | Soup Kitchen      |

    # fr: Toute carte patronale peut venir en premier, autant de fois qu'elle y est
    Scenario: Every Employer card can come first, as often as it is there
      Given this content pack:
        """
        [plans.wage-reduction-law-1]
        normal = 1
        difficult = 1

        [difficults.lockout]
        copies = 2

        [difficults.longer-days]
        copies = 3
        """
      And the strategy is Wage Reduction Law
      When the offensives begin
      Then the probability that "Fire at a Political Location comes up" is 2/21
      When Fire at a Political Location is drawn
      Then the probability that "Lockout comes up" is 1/7
      And the probability that "Fire in the Tenements comes up" is 0

    # fr: Un malheur et un incident
    Scenario: A misfortune and an incident
      Given the Russian Tenement draws a misfortune
      Then the probability that "Amputation comes up" is 1/34

    # fr: Un incident
    Scenario: An incident
      Given this content pack:
        """
        [incidents.epidemic]
        copies = 3

        [incidents.spy]
        copies = 5
        """
      And 1 incident is drawn
      Then the probability that "Epidemic comes up" is 3/37

  @whichside.scenario.generic.victory
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
      And whichside.variant.desperate.victory-inherited is not cited

      Examples:
        | n | hours | conditions | wages | result           |
        | 6 | 1     | 2          | 2     | the game is won  |
        | 6 | 2     | 1          | 2     | the game is won  |
        | 6 | 2     | 2          | 1     | the game is won  |
        | 6 | 2     | 2          | 2     | the game goes on |
        | 9 | 2     | 2          | 2     | the game goes on |
        | 5 | 1     | 1          | 1     | the game goes on |
        | 6 | 1     | 1          | 1     | the game is won  |
