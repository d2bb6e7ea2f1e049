# fr: Une situation désespérée
# fr: Six tours, et la première offensive est déjà perdue.
Feature: A desperate situation
  Six turns, and the first offensive is lost already.

  @whichside.variant.desperate.length
  # fr: Six tours
  Rule: Six turns

    # fr: La partie commence par son cinquième tour
    Scenario: The game begins with its fifth turn
      Given a game of Which Side
      And the variant is the desperate situation
      When the end of the turn comes
      Then Employers' Strength stands on 6
      And the game goes on

    # fr: Le sixième tour est le dernier
    Scenario: The sixth turn is the last one
      Given a game of Which Side
      And the variant is the desperate situation
      And Employers' Strength stands on 10
      When the end of the turn comes
      Then the game is lost
      And clause whichside.defeat.es-10 is cited

    # fr: Les deux planifications remplissent ces tours : au cinquième, c'est encore la seconde
    Scenario: The two strategies fill these turns: the fifth of them is still the second strategy
      Given a game of Which Side
      And the variant is the desperate situation
      And Employers' Strength stands on 9
      And the strategy is Strike-breakers
      And the marker stands on plan 2
      When the employers act
      Then the marker stands on plan 3

  @whichside.variant.desperate.gauges
  # fr: Jauges de départ
  Rule: Employers' Strength begins at 5

    # fr: Les jauges du travail sont sur leurs cases normales
    Scenario: The labour gauges are on their normal cells
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      Then Employers' Strength stands on 5
      And the working hours stands on cell 3
      And the working conditions stands on cell 3
      And the wages stands on cell 3
      And the Italian Tenement has 2 dollars

  @whichside.variant.desperate.initial-strategy-defeat
  # fr: Une planification déjà perdue
  Rule: A strategy is lost at the start

    Background:
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "strength", by = 2 }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [strategies.strike-breakers]
        defeat = [{ kind = "gauge", gauge = "risk", by = -2, whom = "each" }]
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        effects = [{ kind = "gauge", gauge = "risk", by = 4, whom = "each" }]
        [plans.strike-breakers-2]
        effects = [{ kind = "gauge", gauge = "risk", by = -9, whom = "each" }]
        [plans.strike-breakers-3]
        effects = [{ kind = "gauge", gauge = "risk", by = 3, whom = "each" }]
        [strategies.pinkerton-raid]
        defeat = [{ kind = "prison", whom = "each" }]
        [plans.pinkerton-raid-1]
        effects = []
        [plans.pinkerton-raid-2]
        effects = []
        [plans.pinkerton-raid-3]
        effects = []
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [difficults.wage-cut]
        effects = [{ kind = "labour", gauge = "wages", by = 1 }]
        [difficults.mass-arrests]
        effects = [{ kind = "prison", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up

    # fr: N'importe laquelle des dix, après les locaux
    Scenario: Any of the ten, after the premises
      Then the open question is asked by whichside.variant.desperate.initial-strategy-defeat
      And the probability that "Employers' Strength stands on 7" is 1/10

    # fr: Ses plans ont effet, puis sa défaite, et elle s'en va
    Scenario: Its plans take effect, then its defeat, and it is gone
      When Anti-union Legislation is drawn
      Then Employers' Strength stands on 7
      And the Italian Tenement has 1 dollar
      And the Chinese Tenement has 1 dollar
      And the wages stands on cell 4
      And no strategy is in play
      And clause whichside.variant.desperate.initial-strategy-defeat is cited
      # fr: le récit dit « Législation antisyndicale se termine ; plans contrés : 0 »
      And the story says "Anti-union Legislation is over; plans countered: 0."
      And the event card-drawn happens 1 time
      And the event card-drawn happens before the event strategy-ended
      And the event strategy-ended happens 1 time

    # fr: Plan après plan, et sa défaite en dernier
    Scenario: Plan after plan, and its defeat last
      When Strike-breakers is drawn
      Then the Risk of the Italian Tenement is 1

    # fr: Qui elle prend, leurs joueurs le disent aussitôt
    Scenario: Whom it takes, their owners say at once
      When Pinkerton Raid is drawn
      Then the Russian Tenement must decide
      When the Russian Tenement names Alexei
      Then Alexei is in the Arrest box
      And the Italian Tenement must decide

    # fr: Elle ne revient pas
    Scenario: It does not come again
      When Strike-breakers is drawn
      And Fines is drawn
      And Wage Cut is drawn
      Then the open question is asked by whichside.setup.first-strategy
      When Strike-breakers is drawn
      Then the move is refused by whichside.setup.first-strategy

  @whichside.variant.desperate.initial-strategy-defeat
  # fr: Une planification déjà perdue
  Rule: Where a gauge starts whose minimum it raises is reading R-125

    # fr: <n>, par « <option> »
    Scenario Outline: <n>, by "<option>"
      Given the reading R-125 is "<option>"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "lasting", what = "risk-minimum", by = 2, until = "game", whom = "each" }]
        [plans.anti-union-legislation-1]
        effects = []
        [plans.anti-union-legislation-2]
        effects = []
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      Then Risk of the Italian Tenement is <n>
      And the minimum of Risk of the Italian Tenement is 2

      Examples:
        | option | n |
        | raised | 2 |
        | lowest | 0 |

  @whichside.variant.desperate.initial-strategy-defeat
  # fr: Une planification déjà perdue
  Rule: Whether it can bring misery is reading R-151

    # fr: Ce qu'on ne peut payer, par « <option> »
    Scenario Outline: What cannot be paid, by "<option>"
      Given the reading R-151 is "<option>"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "money", by = -3, whom = "each" }]
        [plans.anti-union-legislation-1]
        effects = []
        [plans.anti-union-legislation-2]
        effects = []
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      Then the Italian Tenement has 0 dollars
      And Unsanitary of the Italian Tenement is <n>
      And the event misery-began happens <times> times

      Examples:
        | option  | n | times |
        | strikes | 3 | 4     |
        | spares  | 2 | 0     |

    # fr: Ce qu'on ne peut payer frappe comme dans un tour
    Scenario: What cannot be paid strikes as in a turn
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "money", by = -3, whom = "each" }]
        [plans.anti-union-legislation-1]
        effects = []
        [plans.anti-union-legislation-2]
        effects = []
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      Then Unsanitary of the Italian Tenement is 3

    # fr: Ce qui manque est oublié, et cela se dit
    Scenario: What is lacking is forgotten, and that is told
      Given the reading R-151 is "spares"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "money", by = -3, whom = "each" }]
        [plans.anti-union-legislation-1]
        effects = []
        [plans.anti-union-legislation-2]
        effects = []
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      Then the event debt-lowered cites whichside.misery.phases
      # fr: le récit dit « Il reste 0 $ à payer. »
      And the story says "Left to pay: $0."
      And the event debt-lowered happens 4 times

    # fr: Qui peut payer n'a pas de dette
    Scenario: Whoever can pay has no debt
      Given the reading R-151 is "spares"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "money", by = -2, whom = "each" }]
        [plans.anti-union-legislation-1]
        effects = []
        [plans.anti-union-legislation-2]
        effects = []
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      Then the event debt-lowered happens 0 times

    # fr: Pendant un tour, rien ne change
    Scenario: During a turn nothing changes
      Given the reading R-151 is "spares"
      And a game of Which Side
      And the other Tenements have 20 dollars
      And the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then the event misery-began happens 1 time

  @whichside.variant.desperate.initial-strategy-defeat
  # fr: Une planification déjà perdue
  Rule: What is suffered of it is reading R-113

    # fr: Selon la lecture : <option>
    Scenario Outline: As it is read: <option>
      Given the reading R-113 is "<option>"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "strength", by = 2 }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [strategies.strike-breakers]
        defeat = []
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        effects = []
        [plans.strike-breakers-2]
        effects = []
        [plans.strike-breakers-3]
        effects = []
        [strategies.pinkerton-raid]
        defeat = [{ kind = "prison", whom = "each" }]
        [plans.pinkerton-raid-1]
        effects = []
        [plans.pinkerton-raid-2]
        effects = []
        [plans.pinkerton-raid-3]
        effects = []
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [difficults.wage-cut]
        effects = [{ kind = "labour", gauge = "wages", by = 1 }]
        [difficults.mass-arrests]
        effects = [{ kind = "prison", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      Then the wages stands on cell 4
      And Employers' Strength stands on <strength>
      And the Italian Tenement has <dollars> dollars

      Examples:
        | option           | strength | dollars |
        | plans-and-defeat | 7        | 1       |
        | defeat           | 5        | 2       |

    # fr: La condition d'un plan n'est pas un résultat
    Scenario: The condition of a plan is no result
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = []
        [plans.anti-union-legislation-1]
        effects = []
        condition = [{ kind = "lasting", what = "rent", by = 3, until = "turn", whom = "each" }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "lasting", what = "rent", by = 1, until = "turn", whom = "each" }]
        condition = []
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      Then the cost of living of the Italian Tenement is 7 dollars

    # fr: Ce qu'un plan fait tant qu'il est là, avec une tuile que personne n'utilise plus, ne dure pas
    Scenario: What a plan does as long as it lies there is over with it
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = []
        [plans.anti-union-legislation-1]
        effects = [{ kind = "close", tile = "triangle" }]
        [plans.anti-union-legislation-2]
        effects = []
        [normals.fines]
        effects = []
        [difficults.wage-cut]
        effects = []
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      Then Triangle is closed
      When Fines is drawn
      And Wage Cut is drawn
      Then Triangle is not closed

  @whichside.variant.desperate.initial-strategy-defeat
  @whichside.variant.desperate.initial-coup-de-force
  # fr: Une planification déjà perdue
  Rule: How long what holds for a turn holds is reading R-138

    # fr: Ce qui dure un tour et fut subi avant le premier, par la lecture <option>
    Scenario Outline: What lasts a turn and was suffered before the first one, by <option>
      Given the reading R-138 is "<option>"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "lasting", what = "risk-minimum", by = 3, until = "game", whom = "each" }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "lasting", what = "cost", by = 2, until = "turn", whom = "each" }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "close", tile = "woolworth", until = "turn" }]
        [normals.fines]
        effects = [{ kind = "lasting", what = "cost", by = 1, until = "turn", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Fines is drawn
      And Private Police is drawn
      Then the cost of living of the Italian Tenement is <cost> dollars
      And Woolworth is <closed>
      And the minimum of Risk of the Italian Tenement is 3

      Examples:
        | option     | cost | closed     |
        | first-turn | 9    | closed     |
        | over       | 6    | not closed |

    # fr: Un minimum relevé pour un tour avant le premier, par R-138 <lasting> et R-140 <felt>
    Scenario Outline: A minimum raised for a turn before the first one, by R-138 <lasting> and R-140 <felt>
      Given the reading R-138 is "<lasting>"
      And the reading R-140 is "<felt>"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = []
        [normals.fines]
        effects = [{ kind = "lasting", what = "risk-minimum", by = 2, until = "turn", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Fines is drawn
      And Private Police is drawn
      Then Risk of the Italian Tenement is <risk>

      Examples:
        | lasting    | felt         | risk |
        | first-turn | at-once      | 2    |
        | first-turn | when-it-ends | 0    |
        | over       | at-once      | 0    |
        | over       | when-it-ends | 0    |

    # fr: La condition du premier plan tient son tour quelle que soit R-138, par R-140 <felt>
    Scenario Outline: The condition of the first plan holds for its turn whatever R-138 says, by R-140 <felt>
      Given the reading R-138 is "over"
      And the reading R-140 is "<felt>"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = []
        [normals.fines]
        effects = []
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Fines is drawn
      And Private Police is drawn
      And Triangle Shirtwaist Factory Fire is drawn
      And Police Patrols is drawn
      Then Risk of the Italian Tenement is <risk>

      Examples:
        | felt         | risk |
        | at-once      | 1    |
        | when-it-ends | 0    |

    # fr: La seule carte normale, appliquée aussitôt, revient dans le paquet
    Scenario: The only normal card, resolved at once, is shuffled into the pile again
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [scenarios.generic]
        removed = ["salary-offensive", "worker-surveillance", "workplace-closure", "political-fire", "speed-up", "police-patrols", "blacklist", "scabs", "health-inspection"]
        [strategies.anti-union-legislation]
        defeat = []
        [normals.fines]
        copies = 1
        effects = []
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Fines is drawn
      And Private Police is drawn
      Then the pile of the normal Employer cards holds 1 card

    # fr: Ce qui dure un tour dure le premier, si la table ne le lit pas autrement
    Scenario: What lasts a turn lasts the first one, unless the table reads it otherwise
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "lasting", what = "risk-minimum", by = 3, until = "game", whom = "each" }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "lasting", what = "cost", by = 2, until = "turn", whom = "each" }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "close", tile = "woolworth", until = "turn" }]
        [normals.fines]
        effects = [{ kind = "lasting", what = "cost", by = 1, until = "turn", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Fines is drawn
      And Private Police is drawn
      Then the cost of living of the Italian Tenement is 9 dollars
      And Woolworth is closed
      And the minimum of Risk of the Italian Tenement is 3

  @whichside.variant.desperate.initial-employer-cards
  # fr: Deux cartes déjà posées
  Rule: A normal and a difficult card are in play

    Background:
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "strength", by = 2 }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [strategies.strike-breakers]
        defeat = []
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        effects = []
        [plans.strike-breakers-2]
        effects = []
        [plans.strike-breakers-3]
        effects = []
        [strategies.pinkerton-raid]
        defeat = [{ kind = "prison", whom = "each" }]
        [plans.pinkerton-raid-1]
        effects = []
        [plans.pinkerton-raid-2]
        effects = []
        [plans.pinkerton-raid-3]
        effects = []
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [difficults.wage-cut]
        effects = [{ kind = "labour", gauge = "wages", by = 1 }]
        [difficults.mass-arrests]
        effects = [{ kind = "prison", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn

    # fr: D'abord une normale
    Scenario: First a normal one
      Then the open question is asked by whichside.variant.desperate.initial-employer-cards
      When Lockout is drawn
      Then the move is refused by whichside.variant.desperate.initial-employer-cards

    # fr: Puis une difficile
    Scenario: Then a difficult one
      When Police Patrols is drawn
      And Fines is drawn
      Then the move is refused by whichside.variant.desperate.initial-employer-cards

    # fr: Elles sont face visible, sans marqueur
    Scenario: They lie face up, without a marker
      When Police Patrols is drawn
      And Private Police is drawn
      Then 2 Employer cards lie face up
      And Police Patrols is not in force
      And Private Police is not in force
      And the open question is asked by whichside.setup.first-strategy

  @whichside.variant.desperate.initial-employer-cards
  # fr: Deux cartes déjà posées
  Rule: The first plan brings its own cards by reading R-114

    # fr: Selon R-114 « instead », de quelque paquet que vienne la première carte
    Scenario: By R-114 "instead", whichever deck the early card comes from
      Given the reading R-114 is "instead"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [variants.desperate]
        early_normals = 0
        early_difficults = 1
        [strategies.anti-union-legislation]
        defeat = []
        [plans.anti-union-legislation-1]
        effects = []
        [plans.anti-union-legislation-2]
        effects = []
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        [difficults.private-police]
        measure = true
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Private Police is drawn
      And Strike-breakers is drawn
      Then 1 Employer card lies face up
      And the turn is at the misfortunes of life

    # fr: À celles du premier plan elles s'ajoutent, si la table ne le lit pas autrement
    Scenario: They come beside those of the first plan, unless the table reads it otherwise
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "strength", by = 2 }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [strategies.strike-breakers]
        defeat = []
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        effects = []
        [plans.strike-breakers-2]
        effects = []
        [plans.strike-breakers-3]
        effects = []
        [strategies.pinkerton-raid]
        defeat = [{ kind = "prison", whom = "each" }]
        [plans.pinkerton-raid-1]
        effects = []
        [plans.pinkerton-raid-2]
        effects = []
        [plans.pinkerton-raid-3]
        effects = []
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [difficults.wage-cut]
        effects = [{ kind = "labour", gauge = "wages", by = 1 }]
        [difficults.mass-arrests]
        effects = [{ kind = "prison", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Police Patrols is drawn
      And Private Police is drawn
      And Strike-breakers is drawn
      Then the open question is asked by whichside.offensives.draw-employer-cards
      # fr: le récit dit « La planification : Législation antisyndicale »
      And the story says "The strategy: Anti-union Legislation"
      When Degradation of Worker Surveillance is drawn
      Then 3 Employer cards lie face up
      And the turn is at the misfortunes of life

    # fr: Par la lecture « instead »
    Scenario: As it is read "instead"
      Given the reading R-114 is "instead"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "strength", by = 2 }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [strategies.strike-breakers]
        defeat = []
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        effects = []
        [plans.strike-breakers-2]
        effects = []
        [plans.strike-breakers-3]
        effects = []
        [strategies.pinkerton-raid]
        defeat = [{ kind = "prison", whom = "each" }]
        [plans.pinkerton-raid-1]
        effects = []
        [plans.pinkerton-raid-2]
        effects = []
        [plans.pinkerton-raid-3]
        effects = []
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [difficults.wage-cut]
        effects = [{ kind = "labour", gauge = "wages", by = 1 }]
        [difficults.mass-arrests]
        effects = [{ kind = "prison", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Police Patrols is drawn
      And Private Police is drawn
      And Strike-breakers is drawn
      Then 2 Employer cards lie face up
      And the marker stands on plan 1
      And the turn is at the misfortunes of life

    # fr: Les plans suivants apportent les leurs, quelle que soit la lecture
    Scenario: Later plans bring theirs whatever the reading
      Given the reading R-114 is "instead"
      And the variant is the desperate situation
      And the strategy is Strike-breakers
      And the marker stands on plan 2
      When the offensives begin
      Then the open question is asked by whichside.offensives.draw-employer-cards

  @whichside.variant.desperate.initial-coup-de-force
  # fr: Coup de force initial
  Rule: A coup de force is applied at once

    Background:
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "strength", by = 2 }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [strategies.strike-breakers]
        defeat = []
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        effects = []
        [plans.strike-breakers-2]
        effects = []
        [plans.strike-breakers-3]
        effects = []
        [strategies.pinkerton-raid]
        defeat = [{ kind = "prison", whom = "each" }]
        [plans.pinkerton-raid-1]
        effects = []
        [plans.pinkerton-raid-2]
        effects = []
        [plans.pinkerton-raid-3]
        effects = []
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [difficults.wage-cut]
        effects = [{ kind = "labour", gauge = "wages", by = 1 }]
        [difficults.mass-arrests]
        effects = [{ kind = "prison", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn

    # fr: La carte normale en est, la difficile non
    Scenario: The normal card is one, the difficult card is not
      When Fines is drawn
      Then the Italian Tenement has 1 dollar
      When Private Police is drawn
      Then the Italian Tenement has 0 dollars
      And Fines is not in play
      And Private Police is in play
      And clause whichside.variant.desperate.initial-coup-de-force is cited

    # fr: Les deux en sont
    Scenario: Both are
      When Fines is drawn
      And Wage Cut is drawn
      Then the Italian Tenement has 0 dollars
      And the wages stands on cell 5
      And 0 Employer cards lie face up
      And the event card-discarded happens 2 times
      # fr: le récit dit « Carte défaussée : Amendes »
      And the story says "Fines is discarded."

    # fr: Elle est là jusqu'à ce qu'elle soit résolue
    Scenario: It lies there until it is resolved
      When Fines is drawn
      And Mass Arrests is drawn
      Then Fines is not in play
      And Mass Arrests is in play

    # fr: Qui elle prend, son joueur le dit avant que la partie continue
    Scenario: Whom it takes, its owner says before the game goes on
      When Fines is drawn
      And Mass Arrests is drawn
      Then the Russian Tenement must decide
      And the Italian Tenement has 0 dollars

  @whichside.variant.desperate.initial-exceptional
  # fr: Mesure exceptionnelle initiale
  Rule: A measure waits

    Background:
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "strength", by = 2 }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [strategies.strike-breakers]
        defeat = []
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        effects = []
        [plans.strike-breakers-2]
        effects = []
        [plans.strike-breakers-3]
        effects = []
        [strategies.pinkerton-raid]
        defeat = [{ kind = "prison", whom = "each" }]
        [plans.pinkerton-raid-1]
        effects = []
        [plans.pinkerton-raid-2]
        effects = []
        [plans.pinkerton-raid-3]
        effects = []
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [difficults.wage-cut]
        effects = [{ kind = "labour", gauge = "wages", by = 1 }]
        [difficults.mass-arrests]
        effects = [{ kind = "prison", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Police Patrols is drawn
      And Rent Rise is drawn

    # fr: Rien ne change encore
    Scenario: Nothing changes yet
      Then the cost of living of the Italian Tenement is 6 dollars
      And the minimum of Police Threat of the Italian Tenement is 0
      And Rent Rise is in play
      And Rent Rise is not in force

  @whichside.variant.desperate.initial-exceptional
  # fr: Mesure exceptionnelle initiale
  Rule: It takes effect in the first turn, unless it is countered

    # fr: Avec les autres cartes patronales
    Scenario: With the other Employer cards
      Given a game of Which Side
      And the variant is the desperate situation
      And Rent Rise is in play
      When the employers act
      Then Rent Rise is in force

  @whichside.variant.desperate.strategy-deck
  # fr: Deux offensives au hasard
  Rule: Two strategies in three steps

    # fr: Une planification en trois étapes est perdue : il en reste quatre
    Scenario: One of those in three steps is lost: the others are four
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "strength", by = 2 }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [strategies.strike-breakers]
        defeat = []
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        effects = []
        [plans.strike-breakers-2]
        effects = []
        [plans.strike-breakers-3]
        effects = []
        [strategies.pinkerton-raid]
        defeat = [{ kind = "prison", whom = "each" }]
        [plans.pinkerton-raid-1]
        effects = []
        [plans.pinkerton-raid-2]
        effects = []
        [plans.pinkerton-raid-3]
        effects = []
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [difficults.wage-cut]
        effects = [{ kind = "labour", gauge = "wages", by = 1 }]
        [difficults.mass-arrests]
        effects = [{ kind = "prison", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Strike-breakers is drawn
      Then the pile of the strategies holds 2 cards
      When Police Patrols is drawn
      And Rent Rise is drawn
      Then the probability that "the strategy is Pinkerton Raid" is 1/4
      And the probability that "the strategy is Strike-breakers" is 0/1

    # fr: Une planification en deux étapes est perdue : il en reste cinq
    Scenario: One in two steps is lost: they are five
      Given a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [strategies.anti-union-legislation]
        defeat = [{ kind = "labour", gauge = "wages", by = 1 }]
        [plans.anti-union-legislation-1]
        effects = [{ kind = "strength", by = 2 }]
        [plans.anti-union-legislation-2]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [strategies.strike-breakers]
        defeat = []
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        effects = []
        [plans.strike-breakers-2]
        effects = []
        [plans.strike-breakers-3]
        effects = []
        [strategies.pinkerton-raid]
        defeat = [{ kind = "prison", whom = "each" }]
        [plans.pinkerton-raid-1]
        effects = []
        [plans.pinkerton-raid-2]
        effects = []
        [plans.pinkerton-raid-3]
        effects = []
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        [difficults.wage-cut]
        effects = [{ kind = "labour", gauge = "wages", by = 1 }]
        [difficults.mass-arrests]
        effects = [{ kind = "prison", whom = "each" }]
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Police Patrols is drawn
      And Rent Rise is drawn
      Then the probability that "the strategy is Pinkerton Raid" is 1/5
      When Scandal in Food Production is drawn
      Then the move is refused by whichside.setup.first-strategy

  @whichside.variant.desperate.victory-inherited
  # fr: Objectif hérité
  Rule: It is won like the generic scenario

    Background:
      Given a game of Which Side
      And the variant is the desperate situation
      And the team controls the means of production for 8 dollars
      And the team controls the means of production for 4 sabotage
      And the team controls the means of production for 1 sabotage and 1 strike
      And the team controls the means of production for 1 strike and 2 dollars
      And the team controls the means of production for 1 sabotage and 2 dollars

    # fr: Cinq contrôles et une jauge ne suffisent pas
    Scenario: Five controls and a gauge are not enough
      Given the wages stands on cell 1
      When the end of the turn comes
      Then the game goes on
      And the answers rest on whichside.variant.desperate.victory-inherited
      And the answers rest on whichside.scenario.generic.victory

    # fr: Six contrôles sans jauge non plus
    Scenario: Six controls and no gauge are not
      Given the team controls the means of production for 2 union agitation and 2 dollars
      And the wages stands on cell 2
      When the end of the turn comes
      Then the game is lost
      And clause whichside.variant.desperate.victory-inherited is cited

    # fr: Six contrôles et une jauge suffisent
    Scenario: Six controls and a gauge are
      Given the team controls the means of production for 2 union agitation and 2 dollars
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game is won
      And clause whichside.variant.desperate.victory-inherited is cited

  @whichside.variant.desperate.victory-inherited
  # fr: Objectif hérité
  Rule: A control is needed in each of the six turns

    # fr: Au départ, c'est tout juste à portée
    Scenario: At the start it is just within reach
      Given a game of Which Side
      And the variant is the desperate situation
      And the turn is at the misfortunes of life
      Then the goal is within reach

    # fr: Un tour sans contrôle est un tour de trop
    Scenario: A turn without one is a turn too many
      Given a game of Which Side
      And the variant is the desperate situation
      And the turn is at the end of the turn
      Then the goal is out of reach

  @whichside.variant.desperate.initial-strategy-defeat
  # fr: La planification perdue au début manque à la pile
  Rule: The strategy lost at the start is missing in the pile

    # fr: Elle ne vient plus
    Scenario: It does not come any more
      Given the variant is the desperate situation
      And Strike-breakers was lost before the first turn
      And the team has still to turn up 1 of the strategies
      Then the probability that "the strategy is Strike-breakers" is 0
      And the probability that "the strategy is Wage Reduction Law" is 1/4

    # fr: Dans une autre partie, aucune n'est perdue au début
    Scenario: In another game none is lost at the start
      Given Anti-Union Legislation was lost before the first turn
      Then no table can show this position by whichside.variant.desperate.initial-strategy-defeat
