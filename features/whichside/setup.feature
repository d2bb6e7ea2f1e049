# fr: Mise en place
# fr: Ce qui est sur la table avant le premier tour, pas à pas.
Feature: Set-up
  What lies on the table before the first turn, step by step.

  @whichside.setup.choose-scenario
  # fr: Le scénario d'abord
  Rule: The scenario comes first

    # fr: Le scénario générique
    Scenario: The generic scenario
      Given a new game of Which Side for 4 people
      Then Employers' Strength stands on 1
      And Unsanitary of the Chinese Tenement is 2
      And the Chinese Tenement has 2 dollars
      And Mei is at HEA 2

    # fr: Un autre scénario, de sa façon
    Scenario: Another scenario of one's own
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [scenarios.generic.start]
        strength = 5
        dollars = 0
        """
      Then Employers' Strength stands on 5
      And the Chinese Tenement has 0 dollars

  @whichside.setup.tiles-side-a
  # fr: Tuiles face A
  Rule: The tiles show side A

    # fr: <tile>
    Scenario Outline: <tile>
      Given a new game of Which Side for 4 people
      Then <tile> shows side A

      Examples:
        | tile                           |
        | the Triangle Shirtwaist Factory |
        | Greenwich Village              |
        | the Tenderloin                 |

  @whichside.setup.tiles-layout
  # fr: Trois rangées de tuiles
  Rule: Three rows of tiles

    # fr: Neuf tuiles sont là, trois non
    Scenario: Nine tiles lie there, three do not
      Given a new game of Which Side for 4 people
      Then 9 tiles lie on the table
      And the Woolworth Building is on the table
      And the East River Docks is on the table
      And the Labor Union IWW is on the table
      And the Newark Cardboard Workshop is not on the table
      And the Bierhalle is not on the table
      And the Ferrer Center is not on the table

    # fr: Aucune n'est posée deux fois
    Scenario: None lies there twice
      Given the scenario is the New York Winter Fires
      And the tiles are Triangle, Triangle, Newark, Newtown Creek, the Tenderloin, the Western Pen, the East River Docks, Greenwich Village, IWW and ILGWU
      When 4 people sit down to Which Side
      Then the move is refused by whichside.setup.tiles-layout and by nothing else
      # fr: le refus dit « Les tuiles : l'usine Triangle Shirtwaist, l'usine Triangle Shirtwaist »
      And the refusal says "The tiles are the Triangle Shirtwaist Factory, the Triangle Shirtwaist Factory"

  @whichside.setup.choose-tenement
  # fr: Choix du Tenement
  Rule: Everybody has a Tenement of their own

    # fr: Quatre Tenements, chacun avec les siens à la maison
    Scenario: Four Tenements, each with its people at home
      Given a new game of Which Side for 4 people
      Then 4 characters live in the Russian Tenement
      And 5 characters live in the Chinese Tenement
      And Bessy is at home
      And Bessy lives in the American Tenement
      And the Russian Tenement owns no premises

  @whichside.setup.start-values-from-scenario
  # fr: Valeurs de départ
  Rule: Health, conditions and dollars are those of the scenario

    # fr: Au début du premier tour, rien ne s'est passé
    Scenario: As the first turn begins nothing has happened
      Given Employers' Strength is 1
      And the turn is at the misfortunes of life
      And the Italian Tenement has 2 strikes
      Then no table can show this position by whichside.setup.start-values-from-scenario

    # fr: Un scénario qui commence plus mal
    Scenario: A scenario that begins worse
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [scenarios.generic.start]
        health = 1
        unsanitary = 3
        dollars = 0
        """
      Then Alexei is at HEA 1
      And Jun is at HEA 1
      And Unsanitary of the Russian Tenement is 3
      And the Russian Tenement has 0 dollars

    # fr: Risque et Menace policière commencent au plus bas
    Scenario: Risk and Police Threat begin at their lowest
      Given a new game of Which Side for 4 people
      Then Risk of the Russian Tenement is 0
      And Police Threat of the Russian Tenement is -1
      And Police Threat of the Italian Tenement is 0

  @whichside.setup.employers-board
  # fr: Plateau patronal
  Rule: The Employers' board with its gauges

    # fr: Les jauges sont où le scénario les met
    Scenario: The gauges stand where the scenario has them
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [employers_board]
        grey_hours = 2
        grey_conditions = 4
        grey_wages = 5
        """
      Then the working hours stands on cell 2
      And the working conditions stands on cell 4
      And the wages stands on cell 5

    # fr: La face pour deux a ses propres objectifs
    Scenario: The side for two has objectives of its own
      Given a game of Which Side
      And the variant is the duo mode
      And the Italian Tenement has 8 dollars
      When the team takes control of the means of production for 8 dollars
      Then the move is refused by whichside.control.cost-on-board

    # fr: Sur la face pour deux, les cartes piochées sont celles de sa piste
    Scenario: On the side for two the cards drawn are those of its own track
      Given a game of Which Side
      And the variant is the duo mode
      And this content pack:
        """
        [duo_board]
        conditions = [1, 1, 0]
        grey_conditions = 3
        """
      When the incidents begin
      Then the turn is at the cost of living

  @whichside.setup.shuffle-decks
  # fr: Cinq paquets mélangés
  Rule: Five shuffled decks

    # fr: Chaque carte d'un paquet peut sortir en premier, aussi souvent qu'elle y est
    Scenario: Every card of a deck can come up first, as often as it is in it
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [scenarios.generic.goal]
        controls = 6
        """
      Then the pile of the misfortunes holds 34 cards
      And the pile of the incidents holds 37 cards
      And the pile of the solidarity cards holds 10 cards
      And the pile of the normal Employer cards holds 21 cards
      And the pile of the difficult Employer cards holds 14 cards

    # fr: Ce qui a été pioché ne revient pas
    Scenario: What was drawn does not come again
      Given the Russian Tenement draws a misfortune
      When Amputation is drawn
      Then the pile of the misfortunes holds 33 cards

    # fr: Une carte qui n'est pas dans la pile ne peut sortir
    Scenario: A card that is not in the pile cannot come up
      Given the Russian Tenement draws a misfortune
      When Dismissal is drawn
      Then the move is refused by whichside.misfortune.draw

    # fr: De deux cartes qui restent, chacune peut être n'importe laquelle
    Scenario: Of two cards that are left each can be any
      Given the pile of the misfortunes holds 2 cards
      And the Russian Tenement draws a misfortune
      Then the probability that "Useless Spending comes up" is 5/34
      And the probability that "Useless Spending comes up" is at most 1/6
      And the probability that "Useless Spending comes up" is at least 1/7
      When Useless Spending is drawn
      Then the pile of the misfortunes holds 1 card

    # fr: D'une pile on ne peut avoir plus de cartes qu'elle n'en a
    Scenario Outline: Of a pile nobody can have more cards than there are: <cards>
      Given the pile of <pile> holds <cards> cards
      And Lockout is in play
      Then no table can show this position by whichside.setup.shuffle-decks

      Examples:
        | pile                         | cards |
        | the misfortunes              | 35    |
        | the incidents                | 38    |
        | the solidarity cards         | 11    |
        | the normal Employer cards    | 22    |
        | the difficult Employer cards | 14    |
        | the premises                 | 11    |

    # fr: Ce qui est visible n'est plus compté dans la pile
    Scenario: What lies face up is in the pile no more
      Given the pile of the difficult Employer cards holds 13 cards
      And Lockout is in play
      Then the pile of the difficult Employer cards holds 13 cards

    # fr: Une pile épuisée, selon R-52 « reshuffled » : <pile>
    Scenario Outline: A pile that is used up, by R-52 "reshuffled": <pile>
      Given the pile of <pile> is empty
      Then no table can show this position by <clause>

      Examples:
        | pile                         | clause                                     |
        | the misfortunes              | whichside.misfortune.draw                  |
        | the incidents                | whichside.incidents.first-player-draws     |
        | the normal Employer cards    | whichside.offensives.draw-employer-cards   |
        | the difficult Employer cards | whichside.offensives.draw-employer-cards   |

    # fr: Une pile épuisée, selon R-52 « used-up » : personne n'a de malheur
    Scenario: A pile that is used up, by R-52 "used-up": nobody has a misfortune
      Given the reading R-52 is "used-up"
      And the pile of the misfortunes is empty
      When the misfortunes begin
      Then the turn is at the prison
      And the pile of the misfortunes is empty
      And the event card-drawn happens 0 times

    # fr: Le dernier malheur, quel qu'il soit, selon R-52 : <option>
    Scenario Outline: The last misfortune, whichever it is, as R-52 is read: <option>
      Given the reading R-52 is "<option>"
      And the pile of the misfortunes holds 1 card
      And the Russian Tenement draws a misfortune
      When Useless Spending is drawn
      Then the pile of the misfortunes holds <left> cards

      Examples:
        | option     | left |
        | reshuffled | 34   |
        | used-up    | 0    |

    # fr: Quand le dernier malheur est pioché, selon R-52 : <option>
    Scenario Outline: When the last misfortune is drawn, as R-52 is read: <option>
      Given the reading R-52 is "<option>"
      And this content pack:
        """
        [misfortunes.useless-spending]
        complex = true
        [misfortunes.rent-error]
        complex = true
        [misfortunes.amputation]
        complex = true
        [misfortunes.police-check]
        complex = true
        [misfortunes.leaking-roof]
        complex = true
        [misfortunes.clumsiness]
        complex = true
        [misfortunes.informer]
        complex = true
        [misfortunes.bedbugs]
        complex = true
        [misfortunes.cousin-to-feed]
        complex = true
        [misfortunes.stolen-leaflets]
        complex = true
        [misfortunes.dismissal]
        complex = true
        [misfortunes.brawl]
        complex = true
        [misfortunes.illness]
        copies = 1
        """
      And the Russian Tenement draws a misfortune
      When Illness is drawn
      Then the pile of the misfortunes holds <n> cards

      Examples:
        | option     | n |
        | reshuffled | 1 |
        | used-up    | 0 |

    # fr: Quand le dernier incident est pioché, selon R-52 : <option>
    Scenario Outline: When the last incident is drawn, as R-52 is read: <option>
      Given the reading R-52 is "<option>"
      And this content pack:
        """
        [incidents.factory-accident]
        complex = true
        [incidents.police-rampage]
        complex = true
        [incidents.raid]
        complex = true
        [incidents.epidemic]
        complex = true
        [incidents.fire-in-the-stairs]
        complex = true
        [incidents.eviction-threat]
        complex = true
        [incidents.short-rations]
        complex = true
        [incidents.machine-breakdown]
        complex = true
        [incidents.spy]
        complex = true
        [incidents.blacklisting]
        complex = true
        [incidents.typhus]
        complex = true
        [incidents.theft]
        copies = 1
        """
      And the other Tenements have 9 dollars
      And 1 incident is drawn
      When Theft is drawn
      Then the pile of the incidents holds <n> cards

      Examples:
        | option     | n |
        | reshuffled | 1 |
        | used-up    | 0 |

    # fr: Ce qui est sorti de la pile ne peut plus en sortir
    Scenario: What has come up from the pile cannot come up again
      Given Amputation, Useless Spending and Useless Spending have come up from the pile of the misfortunes
      And the Russian Tenement draws a misfortune
      Then the pile of the misfortunes holds 31 cards
      And the probability that "Useless Spending comes up" is 3/31
      When Amputation is drawn
      Then the move is refused by whichside.misfortune.draw

    # fr: De ce qui est sorti, le reste se compte
    Scenario: Of what has come up the rest is counted
      Given Amputation has come up from the pile of the misfortunes
      And the pile of the misfortunes holds 34 cards
      Then no table can show this position by whichside.setup.shuffle-decks

    # fr: Une carte ne peut sortir de la pile plus souvent qu'elle n'y est
    Scenario: A card cannot have come up more often than it lies in the pile
      Given Amputation and Amputation have come up from the pile of the misfortunes
      Then no table can show this position by whichside.setup.shuffle-decks

  @whichside.setup.strategy-piles
  # fr: Piles de planifications
  Rule: Two strategies in two steps, two in three

    # fr: Quatre planifications sur dix, chacune aussi probable qu'une autre
    Scenario: Four strategies of ten, each as likely as any other
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then the pile of the strategies holds 4 cards
      And the probability that "the strategy is Strike-breakers" is 1/10
      And the probability that "the strategy is Scandal in Food Production" is 1/10

    # fr: Une planification en deux étapes n'est pas dans l'explosion de la gare
    Scenario: A strategy in two steps is not in the rescue of the station
      Given a game of Which Side
      And the scenario is the explosion of Central Station
      And the strategy is Pressure on Local Authorities
      Then no table can show this position by whichside.setup.strategy-piles

    # fr: Raid des Pinkerton n'est pas dans la grève des chemisiers
    Scenario: Pinkerton Raid is not in the shirtwaist strike
      Given a game of Which Side
      And the scenario is the New York shirtwaist strike
      And the strategy is Pinkerton Raid
      Then no table can show this position by whichside.setup.strategy-piles

    # fr: Deux planifications en deux étapes parties, une en trois vient à coup sûr
    Scenario: With two strategies in two steps gone, one in three comes for certain
      Given a game of Which Side
      And this content pack:
        """
        [strategies.pressure-on-local-authorities]
        steps = 2
        """
      And the strategy is Scandal in Food Production
      Then the pile of the strategies holds 3 cards

    # fr: Une planification terminée n'est pas dans la pile
    Scenario: A strategy that is over is not in the pile
      Given a game of Which Side
      And the strategy is Scandal in Food Production
      And the strategy Wage Reduction Law is over
      Then the pile of the strategies holds 2 cards

    # fr: Quand la partie a deux planifications, une terminée et une en jeu n'en laissent aucune
    Scenario: Where the game has two strategies, one over and one in play leave none
      Given a game of Which Side
      And the variant is the desperate situation
      And Pinkerton Raid is over
      And the strategy is Strike-breakers
      Then the pile of the strategies holds 0 cards

    # fr: Entre deux planifications, celles à venir suivent la dernière terminée
    Scenario: Between two strategies those to come follow the last one that is over
      Given a game of Which Side
      And the scenario is the New York Winter Fires
      And the turn is at the employers' offensives
      And Pinkerton Raid is over
      When the offensives begin
      And Triangle Shirtwaist Factory Fire is drawn
      Then the pile of the strategies holds 1 card

    # fr: Deux sont terminées, et la troisième est en jeu
    Scenario: Two are over, and the third is in play
      Given a game of Which Side
      And the scenario is the New York Winter Fires
      And Newark Cardboard Workshop Fire is over
      And Pinkerton Raid is over
      And the strategy is Triangle Shirtwaist Factory Fire
      Then the pile of the strategies holds 1 card

    # fr: Deux sont terminées, et aucune n'est en jeu
    Scenario: Two are over, and none is in play
      Given a game of Which Side
      And the scenario is the New York Winter Fires
      And the turn is at the employers' offensives
      And Newark Cardboard Workshop Fire is over
      And Pinkerton Raid is over
      When the offensives begin
      And Triangle Shirtwaist Factory Fire is drawn
      Then the pile of the strategies holds 1 card

    # fr: Des planifications qui ne peuvent être terminées : <what>
    Scenario Outline: Strategies that cannot be over: <what>
      Given a game of Which Side
      And <game>
      And the strategy is <now>
      And <over> is over
      And <other> is over
      Then no table can show this position by whichside.setup.strategy-piles

      # fr: trois à trois étapes ; celle qui est en jeu ; une à deux étapes ; une qui vient après ; une d'un autre scénario
      Examples:
        | what                         | game                                       | now                            | over                        | other                       |
        | three of three steps         | the variant is the desperate situation     | Strike-breakers                | Pinkerton Raid              | Challenge to Industry Laws  |
        | the one in play              | the variant is the desperate situation     | Strike-breakers                | Strike-breakers             | Strike-breakers             |
        | one of two steps             | the variant is the desperate situation     | Strike-breakers                | Scandal in Food Production  | Scandal in Food Production  |
        | one that comes later         | the scenario is the New York Winter Fires  | Newark Cardboard Workshop Fire | Pinkerton Raid              | Pinkerton Raid              |
        | one of another scenario      | the scenario is the New York Winter Fires  | Newark Cardboard Workshop Fire | Strike-breakers             | Strike-breakers             |

  @whichside.setup.sort-plans
  # fr: Cartes planifiées par nom
  Rule: The plans lie open

    # fr: Les plans d'une planification viennent de la réserve dès qu'elle est retournée
    Scenario: The plans of a strategy come from the reserve as soon as it is turned up
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      Then 3 plans lie beside the strategy

    # fr: Ils sont groupés par nom et visibles : aucun ne se pioche (<strategy>)
    Scenario Outline: They are grouped by name and lie open: none of them is drawn (<strategy>)
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And <strategy> is drawn
      Then <n> plans lie beside the strategy
      And the event card-drawn happens 1 time
      And the open question is asked by whichside.offensives.draw-employer-cards

      Examples:
        | strategy               | n |
        | Anti-union Legislation | 2 |
        | Wage Reduction Law     | 3 |

  @whichside.setup.premises-market
  # fr: Premiers locaux
  Rule: Two premises face up

    # fr: Deux sont face visible et huit face cachée
    Scenario: Two lie face up and eight face down
      Given a new game of Which Side for 4 people
      Then the open question is asked by whichside.setup.premises-market
      And the pile of the premises holds 10 cards
      When the Bonesetter is turned up
      Then 1 premises lie face up
      When the Laundry is turned up
      Then 2 premises lie face up
      And the Bonesetter lies face up
      And the Laundry lies face up
      And the pile of the premises holds 8 cards
      And the open question is asked by whichside.setup.first-strategy

    # fr: Un local est encore à retourner, puis vient la première planification
    Scenario: One is still to be turned up, and then comes the first strategy
      Given the turn is at the set-up
      And the Bonesetter lies face up
      And the team has still to turn up 1 of the premises
      Then the open question is asked by whichside.setup.premises-market
      When the Laundry is turned up
      Then 2 premises lie face up
      And the open question is asked by whichside.setup.first-strategy

  @whichside.setup.first-strategy
  # fr: Première planification
  Rule: The first strategy and its plans

    # fr: Une planification en trois étapes
    Scenario: A strategy in three steps
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      Then the strategy is Wage Reduction Law
      And 3 plans lie beside the strategy
      And the marker stands on plan 1
      And plan 1 is not countered

  @whichside.setup.first-employer-cards
  # fr: Premières cartes patronales
  Rule: As many Employer cards as the first plan says

    # fr: Aucune, si le plan n'en dit aucune
    Scenario: None, if the plan says none
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [plans.wage-reduction-law-1]
        normal = 0
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      Then 0 Employer cards lie face up
      And the turn is at the misfortunes of life

  @whichside.setup.begin
  # fr: Début de la partie
  Rule: The first turn begins

    # fr: Il commence par les malheurs
    Scenario: It begins with the misfortunes
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Wage Reduction Law is drawn
      And Fines is drawn
      Then the turn is at the misfortunes of life
      And Employers' Strength stands on 1
      And the first player is that of the Russian Tenement
