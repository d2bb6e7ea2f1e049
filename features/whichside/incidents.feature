# fr: Incidents de la vie
# fr: Combien sont piochés, qui ils touchent, et ce que trouve le suivant.
Feature: Life incidents
  How many are drawn, whom they hit, and what the next one finds.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [incidents.rumour]
      copies = 4
      effects = []

      [incidents.factory-accident]
      effects = [{ kind = "health", by = -1, whom = "most-risk" }]

      [incidents.police-rampage]
      effects = [{ kind = "gauge", gauge = "unsanitary", by = 1, whom = "most-police" }]

      [incidents.rats]
      effects = [{ kind = "gauge", gauge = "risk", by = 1, whom = "most-unsanitary" }]

      [incidents.theft]
      effects = [{ kind = "money", by = -2, whom = "most-dollars" }]

      [incidents.pity]
      effects = [{ kind = "money", by = 1, whom = "least-dollars" }]

      [incidents.calm]
      effects = [{ kind = "gauge", gauge = "police", by = 1, whom = "least-police" }]

      [incidents.relief]
      effects = [{ kind = "gauge", gauge = "risk", by = -1, whom = "each" }]

      [incidents.brawl]
      effects = [
        { kind = "gauge", gauge = "police", by = -6, whom = "most-police" },
        { kind = "gauge", gauge = "unsanitary", by = 1, whom = "most-police" },
      ]

      [incidents.flood]
      effects = [{ kind = "gauge", gauge = "unsanitary", by = 1, whom = "most-risk" }]

      [incidents.dilemma]
      effects = [{ kind = "either", whom = "most-risk", options = [{ kind = "money", by = -1 }, { kind = "prison" }] }]

      [incidents.amnesty]
      effects = [{ kind = "gauge", gauge = "police", by = -3, whom = "each" }]

      [incidents.uproar]
      effects = [
        { kind = "gauge", gauge = "risk", by = 9, whom = "each" },
        { kind = "gauge", gauge = "police", by = 9, whom = "each" },
      ]

      [incidents.crush]
      effects = [
        { kind = "gauge", gauge = "risk", by = 9, whom = "each" },
        { kind = "gauge", gauge = "risk", by = -1, whom = "each" },
      ]

      [incidents.walkout]
      effects = [{ kind = "resource", resource = "strike", by = 2, whom = "each" }]

      [incidents.spies]
      effects = [{ kind = "resource", resource = "union", by = -2, whom = "each" }]

      [incidents.hard-times]
      effects = [{ kind = "draw", deck = "difficult", cards = 1 }]

      [incidents.her-fever]
      effects = [{ kind = "health", by = -1, gender = "woman", whom = "most-risk" }]

      [incidents.draught]
      effects = [{ kind = "health", by = -1, where = "home", whom = "most-risk" }]

      [incidents.two-blows]
      effects = [
        { kind = "money", by = -1, whom = "most-risk" },
        { kind = "money", by = -2, whom = "most-police" },
      ]

      [incidents.ill-luck]
      effects = [{ kind = "draw", deck = "misfortune", cards = 1 }]

      [incidents.quarantine]
      effects = [{ kind = "close", tile = "newtown-creek", until = "turn" }]

      [boards.chinese]
      last_risk = 6
      last_police = 4
      """
    And the other Tenements have 20 dollars

  @whichside.incidents.first-player-draws
  # fr: Tirage par le premier joueur
  Rule: The first player draws for all

    # fr: Un autre Tenement ne pioche pas
    Scenario: Another Tenement does not draw
      Given the first player is that of the Italian Tenement
      And 1 incident is drawn
      When the Russian Tenement draws Theft
      Then the move is refused by whichside.incidents.first-player-draws and by nothing else
      # fr: le refus dit « Le Tenement italien le fait »
      And the refusal says "The Italian Tenement does"
      # fr: le refus dit « Le Tenement russe n'a ni à piocher ni à lancer le dé »
      And the refusal says "The Russian Tenement does not draw or roll now"

    # fr: Deux cartes en tout, et non deux pour chaque Tenement
    Scenario: Two cards in all, not two for each Tenement
      Given the working conditions stand on cell 2
      When the incidents begin
      # fr: la question ouverte est « Piochez un incident. »
      Then the open question is "Draw an incident."
      And the open question is asked by whichside.incidents.first-player-draws
      Then nobody may act
      When the card "rumour" is drawn
      And the card "rumour" is drawn
      Then the turn is at the cost of living
      And the event card-drawn happens 2 times
      And the event card-drawn cites whichside.incidents.first-player-draws

    # fr: Une carte piochée n'est plus dans la pile
    Scenario: A card that was drawn is not in the pile any more
      Given 2 incidents are drawn
      When the card "calm" is drawn
      And the card "calm" is drawn
      Then the move is refused by whichside.incidents.first-player-draws and by nothing else

  @whichside.incidents.count-from-wc
  # fr: Nombre d'incidents
  Rule: As many as the gauge of working conditions says

    # fr: Trois sur la quatrième case
    Scenario: Three on the fourth cell
      Given the working conditions stand on cell 4
      When the incidents begin
      Then 3 incidents are to be drawn

    # fr: Case <cell> : <n>
    Scenario Outline: Cell <cell>: <n>
      Given the working conditions stand on cell <cell>
      And the turn is at the life incidents
      When the incidents begin
      And the card "rumour" is drawn
      Then the turn is at <after>

      # fr: un ; plusieurs ; plusieurs
      Examples:
        | cell | n    | after              |
        | 1    | one  | the cost of living |
        | 2    | more | the life incidents |
        | 3    | more | the life incidents |

    # fr: La dernière de <n> sur la case <cell>
    Scenario Outline: The last of <n> on cell <cell>
      Given the working conditions stand on cell <cell>
      When the incidents begin
      And the card "rumour" is drawn
      And the card "rumour" is drawn
      And the card "theft" is drawn
      Then the turn is at <after>

      Examples:
        | cell | n | after              |
        | 4    | 3 | the cost of living |
        | 5    | 3 | the cost of living |
        | 6    | 4 | the life incidents |

    # fr: Des conditions améliorées par le travail du jour comptent aussitôt
    Scenario: Conditions that were improved by the work of the day count at once
      Given Woolworth shows side B
      And Carlo stands on the workers' control at Woolworth
      And the working conditions stand on cell 2
      When the fruits of labor are reaped
      And the Italian Tenement moves the working conditions
      And the incidents begin
      And the card "rumour" is drawn
      Then the turn is at the cost of living

    # fr: Un pas entre deux cases de même valeur ne change encore rien
    Scenario: A step between two cells of the same value changes nothing yet
      Given Woolworth shows side B
      And Carlo stands on the workers' control at Woolworth
      And the working conditions stand on cell 3
      When the fruits of labor are reaped
      And the Italian Tenement moves the working conditions
      Then the working conditions stand on cell 2
      When the incidents begin
      And the card "rumour" is drawn
      Then the turn is at the life incidents

    # fr: Au bout gauche, un pas est perdu
    Scenario: At the left end a step is lost
      Given Woolworth shows side B
      And Carlo stands on the workers' control at Woolworth
      And the working conditions stand on cell 1
      When the fruits of labor are reaped
      And the Italian Tenement moves the working conditions
      Then the working conditions stand on cell 1
      When the incidents begin
      And the card "rumour" is drawn
      Then the turn is at the cost of living

  @whichside.incidents.targeting
  # fr: Qui est touché
  Rule: They compare the Tenements

    # fr: Le plus de Risque
    Scenario: The most Risk
      Given 1 incident is drawn
      And the Risk of the Chinese Tenement is 5
      And the Risk of the Russian Tenement is 4
      And the Risk of the Italian Tenement is 1
      When Factory Accident is drawn
      Then the Chinese Tenement must decide
      When the Chinese Tenement names Jun
      Then Jun is at HEA 1
      And the event health-lost happens 1 time
      And clause whichside.incidents.targeting is cited
      # fr: le récit dit « L'incident : Accident à l'usine »
      And the story says "The incident: Factory Accident"

    # fr: Le Risque que le travail du jour a apporté
    Scenario: The Risk that the work of the day has brought (interaction 40)
      Given the working conditions stand on cell 1
      And it is the turn of the Italian Tenement
      When Carlo goes to the work at Newtown Creek
      And the American Tenement passes
      And the Chinese Tenement passes
      And the Russian Tenement passes
      And the Italian Tenement passes
      And the fruits of labor are reaped
      And the incidents begin
      And Factory Accident is drawn
      Then the Italian Tenement must decide
      When the Italian Tenement names Carlo
      Then Carlo is at HEA 1
      And the event health-lost happens 1 time

    # fr: Le plus de dollars, avant de payer le coût de la vie
    Scenario: The most dollars, before the cost of living is paid
      Given 1 incident is drawn
      And the Italian Tenement has 21 dollars
      When the card "theft" is drawn
      Then the Italian Tenement has 19 dollars
      And the American Tenement has 20 dollars
      And clause whichside.incidents.targeting is cited
      And clause whichside.incidents.ties is not cited

    # fr: Le moins de dollars
    Scenario: The fewest dollars
      Given 1 incident is drawn
      And the Italian Tenement has 3 dollars
      When the card "pity" is drawn
      Then the Italian Tenement has 4 dollars
      And the American Tenement has 20 dollars
      # fr: le récit dit « Le Tenement italien gagne 1 $ »
      And the story says "The Italian Tenement gains $1"
      And the event dollars-gained happens 1 time

    # fr: Le logement le plus sale, après le travail ménager du jour
    Scenario: The dirtiest home, after the housework of the day
      Given Unsanitary of the Italian Tenement is 3
      And Unsanitary of the American Tenement is 3
      And Bessy stands on the housework at home
      And the working conditions stand on cell 1
      When the fruits of labor are reaped
      And the incidents begin
      And the card "rats" is drawn
      Then the Risk of the Italian Tenement is 1
      And the Risk of the American Tenement is 0

    # fr: La Menace policière la plus basse est celle des Russes, sous toutes les autres
    Scenario: The least Police Threat is that of the Russians, below all others
      Given 1 incident is drawn
      When the card "calm" is drawn
      Then the Police Threat of the Russian Tenement is 0
      And the Police Threat of the Italian Tenement is 0

    # fr: Chacun d'eux, et aucun sous sa première case
    Scenario: Each of them, and none below its first cell
      Given 1 incident is drawn
      And the Risk of the Italian Tenement is 2
      When the card "relief" is drawn
      Then the Risk of the Italian Tenement is 1
      And the Risk of the American Tenement is 0
      # fr: le récit dit « Le Tenement italien : le Risque à 1 »
      And the story says "The Italian Tenement: the Risk 1"
      And clause whichside.incidents.ties is not cited

    # fr: La seconde carte trouve ce que la première a changé
    Scenario: The second card finds what the first one has changed
      Given 2 incidents are drawn
      And the Risk of the Chinese Tenement is 2
      And Unsanitary of the Italian Tenement is 3
      And Unsanitary of the Chinese Tenement is 3
      When the card "flood" is drawn
      Then Unsanitary of the Chinese Tenement is 4
      When the card "rats" is drawn
      Then the Risk of the Chinese Tenement is 3
      And the Risk of the Italian Tenement is 0
      And the event gauge-stays happens 0 times

    # fr: Qui est touché par une carte la subit tout entière, quoi que change son premier effet
    Scenario: Who is hit by a card suffers all of it, whatever its first effect changes
      Given 1 incident is drawn
      And the Police Threat of the Italian Tenement is 5
      And the Police Threat of the American Tenement is 4
      When the card "brawl" is drawn
      Then the Police Threat of the Italian Tenement is 0
      And Unsanitary of the Italian Tenement is 3
      And Unsanitary of the American Tenement is 2

    # fr: Qui est touché choisit entre deux effets
    Scenario: Who is hit chooses between two effects
      Given 1 incident is drawn
      And the Risk of the Italian Tenement is 5
      When the card "dilemma" is drawn
      # fr: la question ouverte est « Lequel de ces effets ? »
      Then the open question is "Which of these effects?"
      And the open question is asked by whichside.incidents.targeting
      Then the Italian Tenement must decide

    # fr: La Menace policière descend jusqu'à la première case de chacun
    Scenario: The Police Threat goes down to the first cell of each
      Given 1 incident is drawn
      And Police Threat of the Russian Tenement is 1
      And Police Threat of the Italian Tenement is 1
      When the card "amnesty" is drawn
      Then Police Threat of the Russian Tenement is -1
      And Police Threat of the Italian Tenement is 0

    # fr: Ce qu'une carte fait aux mêmes arrive dans l'ordre où elle le dit
    Scenario: What a card does to the same happens in the order in which it says so
      Given 1 incident is drawn
      When the card "crush" is drawn
      Then the Risk of the Chinese Tenement is 5

    # fr: Chaque jauge monte jusqu'à sa dernière case
    Scenario: Each gauge goes up to its own last cell
      Given 1 incident is drawn
      When the card "uproar" is drawn
      Then the Risk of the Chinese Tenement is 6
      And the Police Threat of the Chinese Tenement is 4

    # fr: Des jetons s'ajoutent à ceux qu'on a
    Scenario: Tokens are added to those that are there
      Given 1 incident is drawn
      And the Italian Tenement has 1 strike
      When the card "walkout" is drawn
      Then the Italian Tenement has 3 strikes
      And the Chinese Tenement has 2 strikes
      And the event resource-gained happens 4 times
      # fr: le récit dit « Le Tenement italien gagne 2 grèves »
      And the story says "The Italian Tenement gains 2 strikes"

    # fr: Personne ne rend plus de jetons qu'il n'en a
    Scenario: Nobody gives back more tokens than are there
      Given 1 incident is drawn
      And the Italian Tenement has 1 union agitation
      When the card "spies" is drawn
      Then the Italian Tenement has 0 union agitations
      And the event resource-spent happens 1 time
      And the event resource-gained happens 0 times
      # fr: le récit dit « Le Tenement italien donne 1 agitation syndicale »
      And the story says "The Italian Tenement gives 1 union agitation"

    # fr: Un incident amène une carte patronale difficile
    Scenario: An incident brings a difficult Employer card
      Given 1 incident is drawn
      When the card "hard-times" is drawn
      # fr: la question ouverte est « Révélez une carte patronale. »
      Then the open question is "Turn up an Employer card."
      When Lockout is drawn
      Then Lockout is in play
      And the turn is at the cost of living

    # fr: Un incident amène un malheur, que pioche le premier joueur
    Scenario: An incident brings a misfortune, which the first player draws
      Given 1 incident is drawn
      And the first player is that of the Chinese Tenement
      When the card "ill-luck" is drawn
      # fr: la question ouverte est « Piochez un malheur. »
      Then the open question is "Draw a misfortune."
      When Illness is drawn
      Then the Chinese Tenement must decide
      When the Chinese Tenement gives it to the Italian Tenement
      And the Italian Tenement names Rosa
      Then the turn is at the cost of living

    # fr: Deux effets, chacun sur sa propre victime
    Scenario: Two effects, each on a victim of its own
      Given 1 incident is drawn
      And the Risk of the Italian Tenement is 5
      And the Police Threat of the Chinese Tenement is 4
      When the card "two-blows" is drawn
      Then the Italian Tenement has 19 dollars
      And the Chinese Tenement has 18 dollars
      And the American Tenement has 20 dollars

    # fr: De trois jetons il en prend deux
    Scenario: Of three tokens it takes two
      Given 1 incident is drawn
      And the Italian Tenement has 3 union agitation
      When the card "spies" is drawn
      Then the Italian Tenement has 1 union agitation
      # fr: le récit dit « Le Tenement italien donne 2 agitations syndicales »
      And the story says "The Italian Tenement gives 2 union agitations"

    # fr: L'effet choisi est subi, l'autre non
    Scenario: The effect that was chosen is suffered, the other is not
      Given 1 incident is drawn
      And the Risk of the Italian Tenement is 5
      When the card "dilemma" is drawn
      Then there are 2 legal moves
      When the Italian Tenement chooses effect 1
      Then the Italian Tenement has 19 dollars
      And the event dollars-paid cites whichside.incidents.targeting
      And the turn is at the cost of living

    # fr: Personne ne choisit un effet qui n'y est pas
    Scenario: Nobody chooses an effect that is not there
      Given 1 incident is drawn
      And the Risk of the Italian Tenement is 5
      When the card "dilemma" is drawn
      Then "the Italian Tenement chooses effect 2" is legal
      When the Italian Tenement chooses effect 3
      Then the move is refused by whichside.incidents.targeting and by nothing else

    # fr: La fièvre d'une femme, selon R-12 : Rosa alitée peut être désignée
    Scenario: A woman's fever, as R-12 lets the bedridden be named
      Given the reading R-12 is "eligible"
      And 1 incident is drawn
      And the Risk of the Italian Tenement is 5
      And Rosa is at HEA 0
      When the card "her-fever" is drawn
      Then "the Italian Tenement names Rosa" is legal
      And "the Italian Tenement names Carlo" is refused
      When the Italian Tenement names Lucia
      Then Lucia is at HEA 1

    # fr: L'Avocat libéral fait partie de la maison
    Scenario: The Liberal Lawyer is part of the home
      Given 1 incident is drawn
      And the Risk of the Italian Tenement is 5
      And the Italian Tenement owns the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      And Lucia is dead
      And Carlo is dead
      And Pietro is dead
      When the card "draught" is drawn
      Then Rosa is at HEA 1
      And Rosa is at the Liberal Lawyer

    # fr: Une carte ferme le lieu qu'elle nomme
    Scenario: A card closes the place that it names
      Given 1 incident is drawn
      When the card "quarantine" is drawn
      Then Newtown Creek is closed
      And Triangle is not closed

    # fr: Qui a plus que les autres
    Scenario: Whoever has more than the others
      Given the Chinese Tenement has more Risk than the others
      And the Risk of the Italian Tenement is 5
      When Factory Accident is drawn
      And the Chinese Tenement names Mei
      Then Mei is at HEA 1
      And clause whichside.incidents.targeting is cited

  @whichside.incidents.ties
  # fr: Égalités
  Rule: Those who tie are all hit

    # fr: Deux avec le plus de Menace policière
    Scenario: Two with the most Police Threat
      Given 1 incident is drawn
      And the Police Threat of the American Tenement is 6
      And the Police Threat of the Italian Tenement is 6
      And the Police Threat of the Chinese Tenement is 3
      And the Police Threat of the Russian Tenement is 2
      When Police Rampage is drawn
      Then Unsanitary of the American Tenement is 3
      And Unsanitary of the Italian Tenement is 3
      And Unsanitary of the Chinese Tenement is 2
      And Unsanitary of the Russian Tenement is 2
      And clause whichside.incidents.ties is cited

    # fr: Tous quatre au même Risque
    Scenario: All four at the same Risk
      Given 1 incident is drawn
      When the card "flood" is drawn
      Then Unsanitary of the Russian Tenement is 3
      And Unsanitary of the Italian Tenement is 3
      And Unsanitary of the American Tenement is 3
      And Unsanitary of the Chinese Tenement is 3
      And clause whichside.incidents.ties is cited

    # fr: Au minimum, les Russes sont au-dessous de l'égalité des autres
    Scenario: At the floor the Russians are below the tie of the others
      Given 1 incident is drawn
      When Police Rampage is drawn
      Then Unsanitary of the Russian Tenement is 2
      And Unsanitary of the Italian Tenement is 3
      And Unsanitary of the American Tenement is 3
      And Unsanitary of the Chinese Tenement is 3

    # fr: Chaque Tenement à égalité désigne son personnage
    Scenario: Each Tenement of a tie names its own character
      Given 1 incident is drawn
      And the Italian Tenement and the Chinese Tenement tie for the highest Risk
      When Factory Accident is drawn
      Then the Italian Tenement must decide
      When the Italian Tenement names Rosa
      Then the Chinese Tenement must decide
      When the Chinese Tenement names Mei
      Then Rosa is at HEA 1
      And Mei is at HEA 1

  @whichside.incidents.ties
  # fr: Égalités
  Rule: Whether cards of the employers hit all as well is reading R-146

    Background:
      Given the Italian Tenement and the American Tenement tie for the highest Police Threat
      And the first player is that of the American Tenement

    # fr: Tous ceux qui sont à égalité, comme pour un incident
    Scenario: All who tie, as with an incident
      Given Mass Arrests is in play
      When the employers act
      And the American Tenement names John
      And the Italian Tenement names Rosa
      Then Rosa is in the Arrest box
      And John is in the Arrest box

    # fr: Par « first-in-order », le premier dans le sens horaire
    Scenario: By "first-in-order" the first of them clockwise
      Given the reading R-146 is "first-in-order"
      And Mass Arrests is in play
      When the employers act
      And the American Tenement names John
      Then John is in the Arrest box
      And Rosa is at home
      And the turn is at life goes on

    # fr: De même pour un plan
    Scenario: By "first-in-order" a plan as well
      Given the reading R-146 is "first-in-order"
      And the strategy is Pinkerton Raid
      And the marker stands on plan 3
      When the employers act
      And the American Tenement names John
      Then John is in the Arrest box
      And Rosa is at home
      And the turn is at life goes on

    # fr: De même pour l'issue d'une planification
    Scenario: By "first-in-order" what a strategy leads to as well
      Given the reading R-146 is "first-in-order"
      And the strategy is Pressure on Local Authorities
      And the marker stands on plan 2
      And plan 1 is countered
      When the employers act
      And the American Tenement names John
      Then John is in the Arrest box
      And the turn is at life goes on

    # fr: Un incident touche toujours tous ceux qui sont à égalité
    Scenario: An incident still hits all who tie
      Given the reading R-146 is "first-in-order"
      And 1 incident is drawn
      When Police Rampage is drawn
      Then Unsanitary of the American Tenement is 3
      And Unsanitary of the Italian Tenement is 3

  @whichside.incidents.targeting
  # fr: Ce que fait un incident sans nom
  Rule: What an incident without a name does

    # fr: Aux plus surveillés, à tous, aux plus riches
    Scenario: To the most watched, to all, to the richest
      Given Police Threat of the Americans is 6
      And Police Threat of the Italians is 6
      When whoever has the highest Police Threat suffers UNS+1
      Then Unsanitary of the Americans rises by 1
      And Unsanitary of the Italians rises by 1
      And Unsanitary of the Russians rises by 0

    # fr: À chacun
    Scenario: To everybody
      Given Risk of every Tenement is 1
      When every Tenement suffers RIS+1
      Then Risk of every Tenement is 2

    # fr: Au plus riche
    Scenario: To the richest
      Given the Italians have 39 dollars
      When whoever has the most dollars suffers a loss of 2 dollars
      Then the Italians have 37 dollars
