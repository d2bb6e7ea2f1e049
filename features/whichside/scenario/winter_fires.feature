# fr: Les incendies de l'hiver new-yorkais
# fr: De novembre 1910 à mars 1911 : deux lieux de travail brûlent si l'équipe ne l'empêche pas.
Feature: The New York Winter Fires
  November 1910 to March 1911: two workplaces burn unless the team prevents it.

  Background:
    Given a game of Which Side
    And the scenario is the New York Winter Fires

  @whichside.scenario.winter-fires.scope
  # fr: Joueurs et difficulté
  Rule: For one to four people

    # fr: Ce que le livret dit de sa difficulté
    Scenario: What the book says of its difficulty
      Then the datum scenarios.winter-fires.difficulty is "normal"

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
      Then the move is refused by whichside.scenario.winter-fires.scope

    # fr: De difficulté normale
    Scenario: Of normal difficulty
      Then the difficulty of the scenario is normal

  @whichside.scenario.winter-fires.tiles-work
  # fr: Lieux de travail
  Rule: Three workplaces

    # fr: Les lieux de travail disposés, face A visible
    Scenario: The workplaces that lie there, with side A up
      Given a new game of Which Side for 4 people
      Then the Triangle Shirtwaist Factory is on the table
      And the Newark Cardboard Workshop is on the table
      And the Newtown Creek Dye Industry is on the table
      And the Woolworth Building is not on the table
      And the Triangle Shirtwaist Factory shows side A

    # fr: Un autre à la place de l'atelier de cartonnage de Newark
    Scenario: Another one in place of the Newark Cardboard Workshop
      Given the tiles are the Triangle Shirtwaist Factory, the Woolworth Building, the Newtown Creek Dye Industry, the Labor Union IWW, the Labor Union ILGWU, Greenwich Village, the Tenderloin, the Western Pen and the East River Docks
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.winter-fires.tiles-work and by nothing else

  @whichside.scenario.winter-fires.tiles-political
  # fr: Lieux politiques
  Rule: Three political places

    # fr: Les lieux politiques disposés, face A visible
    Scenario: The political places that lie there, with side A up
      Given a new game of Which Side for 4 people
      Then the Labor Union IWW is on the table
      And the Labor Union ILGWU is on the table
      And Greenwich Village is on the table
      And the Bierhalle is not on the table
      And the Ferrer Center is not on the table
      And the Labor Union IWW shows side A

    # fr: Un autre à la place du syndicat IWW
    Scenario: Another one in place of the Labor Union IWW
      Given the tiles are the Bierhalle, the Labor Union ILGWU, Greenwich Village, the Triangle Shirtwaist Factory, the Newark Cardboard Workshop, the Newtown Creek Dye Industry, the Tenderloin, the Western Pen and the East River Docks
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.winter-fires.tiles-political and by nothing else

  @whichside.scenario.winter-fires.tiles-specific
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
      Given the tiles are the Triangle Shirtwaist Factory, the Newark Cardboard Workshop, the Newtown Creek Dye Industry, the Labor Union IWW, the Labor Union ILGWU, Greenwich Village, the Tenderloin and the Western Pen
      When 4 people sit down to Which Side
      Then the move is refused by whichside.scenario.winter-fires.tiles-specific and by nothing else

    # fr: Les mêmes tuiles dans un autre ordre
    Scenario: The same tiles in another order
      Given the tiles are the Newtown Creek Dye Industry, the Newark Cardboard Workshop, the Triangle Shirtwaist Factory, Greenwich Village, the Labor Union ILGWU, the Labor Union IWW, the East River Docks, the Western Pen and the Tenderloin
      When 4 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

  @whichside.scenario.winter-fires.health
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

  @whichside.scenario.winter-fires.uns
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

  @whichside.scenario.winter-fires.gauges
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

  @whichside.scenario.winter-fires.money
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

  @whichside.scenario.winter-fires.complex-removed
  # fr: Une carte complexe gardée
  Rule: Without the COMPLEX cards

    # fr: Elles ne sont dans aucun paquet
    Scenario: They are in no deck
      Given a new game of Which Side for 4 people
      Then the pile of the misfortunes holds 34 cards
      And the pile of the incidents holds 37 cards
      And the pile of the normal Employer cards holds 21 cards
      And the pile of the difficult Employer cards holds 15 cards

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

    # fr: Incendie dans les Tenements reste, bien que COMPLEXE
    Scenario: Fire in the Tenements stays, though it is COMPLEX
      Given this content pack:
        """
        [plans.newark-workshop-fire-1]
        normal = 0
        difficult = 1
        """
      And the strategy is Newark Cardboard Workshop Fire
      When the offensives begin
      And Fire in the Tenements is drawn
      Then Fire in the Tenements is in play

    # fr: Agents provocateurs, l'autre, non
    Scenario: Agents Provocateurs, the other one, does not
      Given this content pack:
        """
        [plans.newark-workshop-fire-1]
        normal = 0
        difficult = 1
        """
      And the strategy is Newark Cardboard Workshop Fire
      When the offensives begin
      And Agents Provocateurs is drawn
      Then the move is refused by whichside.offensives.draw-employer-cards

    # fr: De quels paquets patronaux elles sortent, selon R-51 : <option>
    Scenario Outline: From which Employer decks they go, as R-51 is read: <option>
      Given the reading R-51 is "<option>"
      And a new game of Which Side for 4 people
      Then the pile of the difficult Employer cards holds <n> cards
      And the pile of the incidents holds 37 cards
      And the pile of the misfortunes holds 34 cards

      Examples:
        | option                    | n  |
        | all-decks                 | 15 |
        | incidents-and-misfortunes | 16 |

    # fr: Avec Ironworker, rien n'est retiré
    Scenario: With Ironworker nothing goes
      Given Ironworker is played
      And a new game of Which Side for 4 people
      Then the pile of the difficult Employer cards holds 16 cards
      And the pile of the misfortunes holds 37 cards
      And the pile of the incidents holds 40 cards

  @whichside.scenario.winter-fires.strategy-1
  # fr: Première offensive
  Rule: The first offensive

    # fr: Elle vient à coup sûr, en 2 étapes
    Scenario: It comes for certain, in 2 steps
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then the probability that "Newark Cardboard Workshop Fire comes up" is 1
      And the probability that "Triangle Shirtwaist Factory Fire comes up" is 0
      When Newark Cardboard Workshop Fire is drawn
      Then 2 plans lie beside the strategy
      And the marker stands on plan 1
      And the pile of the strategies holds 3 cards

    # fr: Une autre ne peut venir
    Scenario: Another one cannot come
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Triangle Shirtwaist Factory Fire is drawn
      Then the move is refused by whichside.scenario.winter-fires.strategy-order and by nothing else

  @whichside.scenario.winter-fires.strategy-2
  # fr: Deuxième offensive
  Rule: The second offensive

    # fr: Raid des Pinkerton suit à coup sûr, en 3 étapes
    Scenario: Pinkerton Raid follows for certain, in 3 steps
      Given the strategy is Newark Cardboard Workshop Fire
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

  @whichside.scenario.winter-fires.strategy-3
  # fr: Troisième offensive
  Rule: The third offensive

    # fr: Incendie de l'usine Triangle Shirtwaist suit à coup sûr, en 3 étapes
    Scenario: Triangle Shirtwaist Factory Fire follows for certain, in 3 steps
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
      Then the probability that "Triangle Shirtwaist Factory Fire comes up" is 1
      And the probability that "Pinkerton Raid comes up" is 0
      When Triangle Shirtwaist Factory Fire is drawn
      Then 3 plans lie beside the strategy
      And the marker stands on plan 1
      And the pile of the strategies holds 1 cards

  @whichside.scenario.winter-fires.strategy-4
  # fr: Quatrième offensive
  Rule: The fourth offensive

    # fr: Pression sur les pouvoirs locaux suit à coup sûr, en 2 étapes
    Scenario: Pressure on Local Authorities follows for certain, in 2 steps
      Given the strategy is Triangle Shirtwaist Factory Fire
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
      Then the probability that "Pressure on Local Authorities comes up" is 1
      And the probability that "Wage Reduction Law comes up" is 0
      When Pressure on Local Authorities is drawn
      Then 2 plans lie beside the strategy
      And the marker stands on plan 1
      And the pile of the strategies holds 0 cards

  @whichside.scenario.winter-fires.strategy-1-undefeated
  # fr: Atelier de Newark détruit
  Rule: The Newark Cardboard Workshop burns unless the offensive is defeated

    # fr: Aucun plan d'Incendie d'un atelier de cartonnage à Newark n'a été contré
    Scenario: No plan of Newark Cardboard Workshop Fire was countered
      Given this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        """
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then the Newark Cardboard Workshop is not on the table
      And 8 tiles lie on the table
      And whichside.strategy.table.2-step-defeat is cited
      And whichside.scenario.winter-fires.strategy-1-undefeated is cited

    # fr: Chaque plan d'Incendie d'un atelier de cartonnage à Newark a été contré
    Scenario: Every plan of Newark Cardboard Workshop Fire was countered
      Given the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      And all its plans are countered
      When the employers act
      Then the Newark Cardboard Workshop is on the table
      And whichside.strategy.table.2-step-victory is cited

    # fr: L'atelier de Newark ne brûle pas pendant que son incendie est en jeu
    Scenario: It is not burnt while its fire is in play
      Given the strategy is Newark Cardboard Workshop Fire
      And the Newark Cardboard Workshop was destroyed
      Then no table can show this position by whichside.scenario.winter-fires.strategy-1-undefeated

    # fr: Il n'a pas brûlé si son incendie a été empêché
    Scenario: It is not burnt where its fire was prevented
      Given Newark Cardboard Workshop Fire ended in a victory
      And the Newark Cardboard Workshop was destroyed
      Then no table can show this position by whichside.scenario.winter-fires.strategy-1-undefeated

    # fr: S'il a brûlé, son incendie est terminé et deux tours sont passés
    Scenario: Where it is burnt, its fire is over and two turns have passed
      Given the Newark Cardboard Workshop was destroyed
      Then Employers' Strength stands on 3
      And the Newark Cardboard Workshop is not on the table

    # fr: La carte de votre boîte peut en dire autre chose
    Scenario Outline: Where the card of your box says <what>, the clause is <cited>
      Given this content pack:
        """
        [strategies.newark-workshop-fire]
        defeat = [<effects>{ kind = "money", by = -1, whom = "each" }]
        [plans.newark-workshop-fire-2]
        effects = []
        """
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then the Newark Cardboard Workshop <there>
      And whichside.scenario.winter-fires.strategy-1-undefeated is <cited>

      Examples:
        | what           | effects                               | there               | cited     |
        | more           | { kind = "destroy", tile = "newark" }, | is not on the table | cited     |
        | something else |                                       | is on the table     | not cited |

    # fr: L'atelier de cartonnage de Newark, selon R-92 : <option>, <countered> contrés
    Scenario Outline: the Newark Cardboard Workshop, as R-92 is read: <option>, <countered> countered
      Given the reading R-92 is "<option>"
      And this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        """
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      And <countered> of its plans are countered
      When the employers act
      Then the Newark Cardboard Workshop <there>

      Examples:
        | option                   | countered | there               |
        | defeat-or-partial-defeat | 0         | is not on the table |
        | defeat-or-partial-defeat | 1         | is not on the table |
        | defeat                   | 0         | is not on the table |
        | defeat                   | 1         | is on the table     |
        | all-but-victory          | 0         | is not on the table |
        | all-but-victory          | 1         | is not on the table |

    # fr: La tuile posée en dernier est détruite comme une autre
    Scenario: The tile that was laid last is destroyed like any other
      Given this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        [strategies.newark-workshop-fire]
        defeat = [{ kind = "destroy", tile = "greenwich-village" }]
        """
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then Greenwich Village is not on the table

    # fr: La face B du cartonnage de Newark part avec lui, et il ne revient pas
    Scenario: Side B of the Newark Cardboard Workshop goes with it, and it does not come back
      Given this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        """
      And the Newark Cardboard Workshop shows side B
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then the Newark Cardboard Workshop is not on the table
      When life goes on
      And the Bonesetter is turned up
      And the Laundry is turned up
      And the offensives begin
      And Pinkerton Raid is drawn
      And Fines is drawn
      And the end of the turn comes
      Then the Newark Cardboard Workshop is not on the table

    # fr: Qui s'y trouve, selon R-90 : <option>
    Scenario Outline: Who stands on it, as R-90 is read: <option>
      Given the reading R-2 is "end-of-turn"
      And the reading R-90 is "<option>"
      And this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        """
      And Wei stands on the work at Newark
      And Rosa is in the Arrest box
      And Mei stands on the work at Newtown Creek
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then Wei <after>
      And Mei stands on the work at Newtown Creek
      And clause whichside.prison.dead-box is not cited
      And the event died happens <times> times
      And the event moved happens <moves> times
      And the event tile-destroyed happens before the event <event>

      Examples:
        | option           | after      | times | moves | event |
        | nobody           | is at home | 0     | 1     | moved |
        | who-stands-there | is dead    | 1     | 0     | died  |

    # fr: Qui est rentré n'est pas perdu, quoi que dise R-90
    Scenario: Who has come home is not lost, whatever R-90 says
      Given the reading R-90 is "who-stands-there"
      And the reading R-2 is "end-of-turn"
      And this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        """
      And Rosa stands on the work at Triangle
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then Newark is not on the table
      And Carlo is at home
      And Rosa stands on the work at Triangle

    # fr: Une mesure qui la ferme, selon R-91 : <option>
    Scenario Outline: A measure that closes it, as R-91 is read: <option>
      Given the reading R-91 is "<option>"
      And this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        """
      And Rent Rise is in force
      And Closure of a Workplace is in force
      And Newark is closed by Closure of a Workplace
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then Closure of a Workplace <after>
      And Rent Rise is in force
      And the event card-discarded happens <times> times
      And <n> Employer cards lie face up

      Examples:
        | option     | after          | n | times |
        | card-stays | is in force    | 2 | 0     |
        | card-goes  | is not in play | 1 | 1     |

    # fr: La mesure qui la ferme reste, si la table ne le lit pas autrement
    Scenario: The measure that closes it stays, unless the table reads it otherwise
      Given this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        """
      And Closure of a Workplace is in force
      And Newark is closed by Closure of a Workplace
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then Newark is not on the table
      And Newark is not closed
      And Closure of a Workplace is in force
      And 1 Employer card lies face up

    # fr: La mesure qui vient de la fermer s'en va avec elle, selon R-91
    Scenario: The measure that has just closed it goes with it, as R-91 is read
      Given the reading R-91 is "card-goes"
      And this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        [normals.workplace-closure]
        measure = true
        effects = [{ kind = "close" }]
        """
      And Closure of a Workplace is in play
      And Rent Rise is in force
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      And the team closes Newark
      Then Newark is not on the table
      And Newark is not closed
      And Closure of a Workplace is not in play
      And Rent Rise is in force
      # fr: le récit dit « Carte défaussée : Fermeture d'un lieu de travail »
      And the story says "Closure of a Workplace is discarded"

    # fr: La même carte qui attend encore n'est pas celle qui l'a fermée, selon R-91
    Scenario: The same card that still waits is not the one that closed it, as R-91 is read
      Given the reading R-91 is "card-goes"
      And this content pack:
        """
        [normals.fines]
        measure = false
        effects = [{ kind = "destroy", tile = "newark" }]
        [normals.workplace-closure]
        copies = 2
        measure = true
        effects = [{ kind = "close" }]
        """
      And Fines is in play
      And Closure of a Workplace is in play
      And Closure of a Workplace is in force
      And Newark is closed by Closure of a Workplace
      When the employers act
      And the team closes Triangle
      Then Newark is not on the table
      And Triangle is closed
      And Closure of a Workplace is in force
      And 1 Employer card lies face up
      And clause whichside.scenario.winter-fires.strategy-1-undefeated is not cited

    # fr: Un plan qui l'a fermée n'est pas une carte à défausser, selon R-91
    Scenario: A plan that closed it is no card to discard, as R-91 is read
      Given the reading R-91 is "card-goes"
      And this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = [{ kind = "close", tile = "newark", until = "turn" }]
        """
      And Rent Rise is in force
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then Newark is not on the table
      And Rent Rise is in force
      And the event card-discarded happens 0 times

    # fr: Ni un incident, qui n'est plus sur la table
    Scenario: Nor is an incident, which does not lie there any more
      Given the reading R-91 is "card-goes"
      And this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        [incidents.quarantine]
        effects = [{ kind = "close", tile = "newark", until = "turn" }]
        """
      And the other Tenements have 20 dollars
      And Rent Rise is in force
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      And 1 incident is drawn
      When the card "quarantine" is drawn
      And the cost of living falls due
      And the struggle ends
      And the employers act
      Then Newark is not on the table
      And Rent Rise is in force
      And the event card-discarded happens 0 times

    # fr: Une mesure qui en ferme une autre ne change pas, selon R-91
    Scenario: A measure that closes another tile stays whatever R-91 says
      Given the reading R-91 is "card-goes"
      And this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        """
      And Closure of a Workplace is in force
      And Triangle is closed by Closure of a Workplace
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then Closure of a Workplace is in force
      And Triangle is closed

    # fr: Il ne peut plus être fermé
    Scenario: It cannot be closed any more
      Given this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = [{ kind = "destroy", tile = "newark" }, { kind = "close" }]
        """
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      And the team closes Newark
      Then the move is refused by whichside.plans.apply-current

    # fr: Une carte qui le ferme par son nom ne ferme rien
    Scenario: A card that closes it by name closes nothing
      Given this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = [{ kind = "destroy", tile = "newark" }, { kind = "close", tile = "newark" }]
        """
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then Newark is not closed
      And Newark is not on the table

    # fr: Ce qui vaut pour d'autres raisons dure encore, selon R-91
    Scenario: What holds for other reasons goes on, as R-91 is read
      Given the reading R-91 is "card-goes"
      And this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = []
        [normals.workplace-closure]
        measure = true
        effects = [{ kind = "close" }]
        """
      And the Russian Tenement suffered Rent Error this turn
      And Closure of a Workplace is in play
      And Rent Rise is in play
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      And the team closes Newark
      Then Newark is not on the table
      And Closure of a Workplace is not in play
      And the cost of living of the Russian Tenement is 10 dollars
      And the cost of living of the Chinese Tenement is 8 dollars

  @whichside.scenario.winter-fires.strategy-3-undefeated
  # fr: Usine Triangle détruite
  Rule: The Triangle Shirtwaist Factory burns unless the offensive is defeated

    # fr: Aucun plan d'Incendie de l'usine Triangle Shirtwaist n'a été contré
    Scenario: No plan of Triangle Shirtwaist Factory Fire was countered
      Given this content pack:
        """
        [plans.triangle-fire-3]
        effects = []
        """
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      When the employers act
      Then the Triangle Shirtwaist Factory is not on the table
      And 8 tiles lie on the table
      And whichside.strategy.table.3-step-defeat is cited
      And whichside.scenario.winter-fires.strategy-3-undefeated is cited

    # fr: Chaque plan d'Incendie de l'usine Triangle Shirtwaist a été contré
    Scenario: Every plan of Triangle Shirtwaist Factory Fire was countered
      Given the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      And all its plans are countered
      When the employers act
      Then the Triangle Shirtwaist Factory is on the table
      And whichside.strategy.table.3-step-victory is cited
      And whichside.scenario.winter-fires.strategy-3-undefeated is not cited

    # fr: L'usine Triangle Shirtwaist, selon R-92 : <option>, <countered> contrés
    Scenario Outline: the Triangle Shirtwaist Factory, as R-92 is read: <option>, <countered> countered
      Given the reading R-92 is "<option>"
      And this content pack:
        """
        [plans.triangle-fire-3]
        effects = []
        """
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      And <countered> of its plans are countered
      When the employers act
      Then the Triangle Shirtwaist Factory <there>

      Examples:
        | option                   | countered | there               |
        | defeat-or-partial-defeat | 0         | is not on the table |
        | defeat-or-partial-defeat | 1         | is not on the table |
        | defeat-or-partial-defeat | 2         | is on the table     |
        | defeat                   | 0         | is not on the table |
        | defeat                   | 1         | is on the table     |
        | defeat                   | 2         | is on the table     |
        | all-but-victory          | 0         | is not on the table |
        | all-but-victory          | 1         | is not on the table |
        | all-but-victory          | 2         | is not on the table |

    # fr: Dans les incendies de l'hiver, R-147 ne change rien
    Scenario: In the Winter Fires R-147 changes nothing
      Given the reading R-147 is "in-the-winter-fires"
      And this content pack:
        """
        [plans.triangle-fire-3]
        effects = []
        """
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      When the employers act
      Then the Triangle Shirtwaist Factory is not on the table

    # fr: La face B de l'usine Triangle Shirtwaist part avec elle, et elle ne revient pas
    Scenario: Side B of the Triangle Shirtwaist Factory goes with it, and it does not come back
      Given this content pack:
        """
        [plans.triangle-fire-3]
        effects = []

        [plans.pressure-on-local-authorities-1]
        difficult = 0
        """
      And the Triangle Shirtwaist Factory shows side B
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      When the employers act
      Then the Triangle Shirtwaist Factory is not on the table
      When life goes on
      And the Bonesetter is turned up
      And the Laundry is turned up
      And the offensives begin
      And Pressure on Local Authorities is drawn
      And Fines is drawn
      And the end of the turn comes
      Then the Triangle Shirtwaist Factory is not on the table

  @whichside.scenario.winter-fires.strategy-order
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
        | Newark Cardboard Workshop Fire   | 2     | 2    | 3    |
        | Pinkerton Raid                   | 3     | 5    | 2    |
        | Triangle Shirtwaist Factory Fire | 3     | 8    | 1    |
        | Pressure on Local Authorities    | 2     | 10   | 0    |

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
        | Newark Cardboard Workshop Fire   | 1    | 2     |
        | Pinkerton Raid                   | 2    | 3     |
        | Triangle Shirtwaist Factory Fire | 2    | 3     |
        | Pressure on Local Authorities    | 1    | 2     |

  @whichside.scenario.winter-fires.solidarity-stack
  # fr: Paquet solidarité préparé
  Rule: Brown and Van Volkenburg first, Rose Schneiderman third

    # fr: Une seule carte pour Brown et Van Volkenburg, puis une au hasard
    Scenario: One card for Brown and Van Volkenburg, then one at random
      Given the team is granted 2 solidarity cards
      When the team draws solidarity cards
      Then the probability that "Oscar Joseph Brown and Captain Van Volkenburg comes up" is 1
      When Oscar Joseph Brown and Captain Van Volkenburg is drawn
      Then the probability that "Rose Schneiderman comes up" is 0
      And the probability that "Clara Lemlich comes up" is 1/8

    # fr: La troisième est la visite de Rose Schneiderman
    Scenario: The third is the visit of Rose Schneiderman
      Given this content pack:
        """
        [strategies.pressure-on-local-authorities]
        victory = [{ kind = "draw", deck = "solidarity", cards = 3 }]
        """
      And the team is granted 3 solidarity cards
      When the team draws solidarity cards
      And Oscar Joseph Brown and Captain Van Volkenburg is drawn
      And Clara Lemlich is drawn
      Then the probability that "Rose Schneiderman comes up" is 1
      And the probability that "Soup Kitchen comes up" is 0

    # fr: Sans la carte du dessus, la visite vient en deuxième
    Scenario: Without the card on top the visit comes second
      Given the pile of the solidarity cards holds 9 cards
      And the team is granted 2 solidarity cards
      When the team draws solidarity cards
      Then the probability that "Rose Schneiderman comes up" is 0
      And the probability that "Clara Lemlich comes up" is 1/8
      When Clara Lemlich is drawn
      Then the probability that "Rose Schneiderman comes up" is 1

    # fr: Sans les deux premières cartes, c'est la visite
    Scenario: Without the first two cards it is the visit
      Given the pile of the solidarity cards holds 8 cards
      And the team is granted 2 solidarity cards
      When the team draws solidarity cards
      Then the probability that "Rose Schneiderman comes up" is 1

  @whichside.scenario.winter-fires.normal-deck
  # fr: Paquet normal préparé
  Rule: Two fires among the nine on top

    # fr: La première carte est un incendie avec 2/9
    Scenario: The first card is a fire with 2/9
      Given the strategy is Newark Cardboard Workshop Fire
      When the offensives begin
      Then the probability that "Fire at a Political Location comes up" is 2/9
      And the probability that "Fines comes up" is 7/57

    # fr: Sans les neuf cartes du dessus, il ne vient plus d'incendie
    Scenario: Without the nine cards on top no more fire comes
      Given the strategy is Newark Cardboard Workshop Fire
      And the pile of the normal Employer cards holds 12 cards
      When the offensives begin
      Then the probability that "Fire at a Political Location comes up" is 0
      And the probability that "Fines comes up" is 3/19

    # fr: Des douze autres, cinq sont encore là : lesquelles, rien ne le dit
    Scenario: Of the twelve others five are left: which they are, nothing says
      Given the strategy is Newark Cardboard Workshop Fire
      And the pile of the normal Employer cards holds 5 cards
      When the offensives begin
      Then the probability that "Fire at a Political Location comes up" is 0
      And the probability that "Fines comes up" is 3/19

    # fr: Une partie des neuf cartes du dessus : de quelles sortes, rien ne le dit
    Scenario: Some of the nine cards on top: nothing says of which kinds
      Given the strategy is Newark Cardboard Workshop Fire
      And the pile of the normal Employer cards holds 15 cards
      Then no table can show this position by whichside.setup.shuffle-decks

    # fr: Après un incendie, le second vient avec 1/8
    Scenario: After one fire the other comes with 1/8
      Given this content pack:
        """
        [plans.newark-workshop-fire-1]
        normal = 3
        """
      And the strategy is Newark Cardboard Workshop Fire
      When the offensives begin
      And Fire at a Political Location is drawn
      Then the probability that "Fire at a Political Location comes up" is 1/8
      When Fines is drawn
      Then the probability that "Fire at a Political Location comes up" is 1/7

    # fr: Après sept autres, les deux incendies viennent à coup sûr, puis plus aucun
    Scenario: After seven others both fires come for certain, and then no more
      Given this content pack:
        """
        [plans.newark-workshop-fire-1]
        normal = 9
        difficult = 0
        [plans.newark-workshop-fire-2]
        normal = 1
        effects = []
        """
      And the strategy is Newark Cardboard Workshop Fire
      When the offensives begin
      And Fines is drawn
      And Fines is drawn
      And Fines is drawn
      And Salary Offensive is drawn
      And Salary Offensive is drawn
      And Scabs is drawn
      And Scabs is drawn
      Then the probability that "Fire at a Political Location comes up" is 1
      And "Police Patrols is drawn" is refused by whichside.scenario.winter-fires.normal-deck and by nothing else
      When Fire at a Political Location is drawn
      Then the probability that "Fire at a Political Location comes up" is 1
      When Fire at a Political Location is drawn
      Then the pile of the normal Employer cards holds 12 cards
      And 9 Employer cards lie face up

    # fr: La carte qui vient dessus peut être la dernière du paquet
    Scenario: What lies on top can be the last card of the deck
      Given this content pack:
        """
        [scenarios.winter-fires.normals]
        cards = ["health-inspection"]
        others = 0
        """
      And the strategy is Newark Cardboard Workshop Fire
      When the offensives begin
      Then the probability that "Health Inspection comes up" is 1

  @whichside.scenario.winter-fires.difficult-deck
  # fr: Paquet difficile préparé
  Rule: Fire in the Tenements among the five on top

    # fr: Parmi les cinq premières, jamais après
    Scenario: With 1/5 first, and for certain after four others
      Given this content pack:
        """
        [plans.newark-workshop-fire-1]
        normal = 0
        difficult = 6

        [difficults.lockout]
        copies = 2

        [difficults.longer-days]
        copies = 3
        """
      And the strategy is Newark Cardboard Workshop Fire
      When the offensives begin
      Then the probability that "Fire in the Tenements comes up" is 1/5
      And the probability that "Longer Days comes up" is 6/35
      When Longer Days is drawn
      Then the probability that "Fire in the Tenements comes up" is 1/4
      When Longer Days is drawn
      And Longer Days is drawn
      And Lockout is drawn
      Then the probability that "Fire in the Tenements comes up" is 1
      And "Lockout is drawn" is refused by whichside.scenario.winter-fires.difficult-deck and by nothing else
      When Fire in the Tenements is drawn
      Then the probability that "Lockout comes up" is 1/10

  @whichside.scenario.winter-fires.victory
  # fr: Objectif
  Rule: 6 means of production, and the working conditions leftmost

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
        | 6 | 3     | 1          | 3     | the game is won  |
        | 7 | 3     | 1          | 3     | the game is won  |
        | 5 | 3     | 1          | 3     | the game goes on |
        | 6 | 3     | 2          | 3     | the game goes on |
        | 6 | 1     | 2          | 1     | the game goes on |
        | 5 | 1     | 1          | 1     | the game goes on |
        | 6 | 1     | 1          | 1     | the game is won  |

  @whichside.scenario.winter-fires.victory-ironworker
  # fr: Objectif Ironworker
  Rule: With Ironworker 8 means of production, and the working conditions leftmost

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
        | 8 | 3     | 1          | 3     | the game is won  |
        | 9 | 3     | 1          | 3     | the game is won  |
        | 7 | 3     | 1          | 3     | the game goes on |
        | 8 | 3     | 2          | 3     | the game goes on |
        | 8 | 1     | 2          | 1     | the game goes on |
        | 7 | 1     | 1          | 1     | the game goes on |
        | 8 | 1     | 1          | 1     | the game is won  |

  @whichside.scenario.winter-fires.strategy-1-undefeated
  # fr: L'atelier a brûlé dans un tour passé
  Rule: The workshop burnt in an earlier turn

    # fr: Une défaite partielle, selon R-92 : <option>
    Scenario Outline: A partial defeat, as R-92 is read: <option>
      Given the reading R-92 is "<option>"
      And Newark Cardboard Workshop Fire ended in a partial defeat
      Then the Newark Cardboard Workshop <verdict> on the table

      Examples:
        | option                   | verdict |
        | defeat-or-partial-defeat | is not  |
        | defeat                   | is      |
        | all-but-victory          | is not  |
