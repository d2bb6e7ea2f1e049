# fr: Exemples
# fr: Les exemples chiffrés du livret, avec ses noms et ses nombres. Où le calcul du livret est
# fr: faux, la règle prévaut.
Feature: Examples
  The worked examples of the book, with its names and numbers. Where the arithmetic of the book is
  wrong, the rule rules.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [scenarios.generic.start]
      tiles = ["triangle", "newtown-creek", "woolworth", "tenderloin", "western-pen", "east-river-docks", "greenwich-village", "iww", "ilgwu"]
      [employers_board]
      grey_wages = 3
      [tiles.triangle.a.home-sewing]
      risk = 0
      police = 0

      [misfortunes.useless-spending]
      effects = [{ kind = "money", by = -2 }]

      [premises.bonesetter]
      price = 3
      rent = 1
      """

  @whichside.example.daily-1-newtown
  # fr: Journée à Newtown Creek
  Rule: A day at Newtown Creek

    # fr: Un Russe travaille à Newtown Creek
    Scenario: A Russian man works at Newtown Creek
      When Alexei goes to the work at Newtown Creek
      Then Risk of the Russians is 3
      And the Russians have 2 dollars

  @whichside.example.daily-2-western-pen
  # fr: Agitation derrière les barreaux
  Rule: Agitating behind bars

    # fr: La prisonnière étasunienne agite
    Scenario: The American prisoner agitates
      Given Bessy is in the Jail box
      And the Americans have 3 dollars
      And Police Threat of the Americans is 2
      When Bessy goes to the agitation at the Western Pen
      Then the Americans have 2 dollars
      And Police Threat of the Americans is 3

    # fr: Sans un dollar, elle ne le fait pas
    Scenario: Without a dollar she does not
      Given Bessy is in the Jail box
      And the Americans have 0 dollars
      When Bessy goes to the agitation at the Western Pen
      Then the move is refused by whichside.daily.money-required and by nothing else

  @whichside.example.daily-2-slot-full
  # fr: Western Pen complet
  Rule: The Western Pen is full

    # fr: Le prisonnier chinois ne peut agir
    Scenario: The Chinese prisoner cannot act
      Given Bessy stands on the agitation at the Western Pen
      And Wei is in the Jail box
      And the Chinese have 2 dollars
      When Wei goes to the agitation at the Western Pen
      Then the move is refused by whichside.daily.free-space and by nothing else

    # fr: L'emplacement libre, il le pourrait
    Scenario: With the space free he could
      Given Wei is in the Jail box
      And the Chinese have 2 dollars
      When Wei goes to the agitation at the Western Pen
      Then the move is legal

  @whichside.example.daily-3-greenwich
  # fr: Déjà à Greenwich Village
  Rule: Already at Greenwich Village

    # fr: Un second personnage chinois pour l'amélioration
    Scenario: A second Chinese character for the improvement
      Given Mei stands on the improvement at Greenwich
      And the turn is at the daily actions
      And it is the turn of the Chinese
      Then "Wei goes to the improvement at Greenwich" is refused by whichside.daily.multi-tenement-space and by nothing else

  @whichside.example.daily-3-woolworth
  # fr: Woolworth fermé
  Rule: Woolworth is closed

    # fr: Quelqu'un est au contrôle ouvrier
    Scenario: Somebody is on the workers' control
      Given Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      And the turn is at the daily actions
      And it is the turn of the Chinese
      Then "Wei goes to the work at Woolworth" is refused by whichside.daily.workers-control-exclusive and by nothing else

  @whichside.example.daily-3-tenderloin
  # fr: Repli sur Tenderloin
  Rule: The Tenderloin is left

    # fr: Le personnage chinois va dans la rue
    Scenario: The Chinese character goes to the street
      Given Risk of the Chinese is 2
      And Police Threat of the Chinese is 1
      When Wei goes to the petty crime at Tenderloin
      Then Risk of the Chinese is 3
      And Police Threat of the Chinese is 2

  @whichside.example.night-home-sewing
  # fr: Couture du soir
  Rule: Sewing at night

    # fr: L'Italienne coud, et le Russe vient trop tard
    Scenario: The Italian sews, and the Russian comes too late
      Given the first player is that of the Italians
      And Rosa stands on the work at Triangle
      And Olga stands on the work at Triangle
      And the Russians own the Political Café
      When the Italians make their night action on the home sewing at Triangle
      Then Risk of the Italians is 0
      And Police Threat of the Italians is 0
      And it is the turn of the Russians
      And "the Russians make their night action on the home sewing at Triangle" is refused by whichside.night.single-occupancy and by nothing else

  @whichside.example.reap-newtown
  # fr: Paye à Newtown Creek
  Rule: The pay at Newtown Creek

    # fr: Le Russe gagne 4 dollars
    Scenario: The Russian earns 4 dollars
      Given Alexei stands on the work at Newtown Creek
      And the Russians have 2 dollars
      When the fruits of labor are reaped
      Then the Russians have 6 dollars

  @whichside.example.reap-western-pen
  # fr: Agitation au Western Pen
  Rule: Agitation from the Western Pen

    # fr: La prisonnière étasunienne rapporte une agitation anarchiste
    Scenario: The American prisoner brings one anarchist agitation
      Given Bessy stands on the agitation at the Western Pen
      And the Americans have 2 dollars
      And Police Threat of the Americans is 3
      When the fruits of labor are reaped
      Then the Americans have 1 anarchist agitation
      And the Americans have 2 dollars
      And Police Threat of the Americans is 3

  @whichside.example.reap-housework
  # fr: Ménage au foyer
  Rule: Cleaning at home

    # fr: Un Étasunien fait le travail ménager
    Scenario: An American does the housework
      Given Mary stands on the housework at home
      And Unsanitary of the Americans is 4
      When the fruits of labor are reaped
      Then Unsanitary of the Americans is 3

  @whichside.example.reap-workers-control
  # fr: Salaires déplacés au Woolworth
  Rule: The wages moved at Woolworth

    # fr: Le Russe choisit les salaires
    Scenario: The Russian chooses the wages
      Given Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      And the wages stand on cell 4
      When the fruits of labor are reaped
      Then "the Italians move the wages" is refused
      When the Russians move the wages
      Then the wages stand on cell 3

  @whichside.example.tenderloin-robbery
  # fr: Braquage à trois
  Rule: A robbery by three

    # fr: Ils lancent 3, 5 et 1
    Scenario: They roll 3, 5 and 1
      Given the first player is that of the Chinese
      And Wei stands on the robbery at Tenderloin
      And Alexei stands on the robbery at Tenderloin
      And Rosa stands on the robbery at Tenderloin
      And the Chinese have 0 dollars
      And the Russians have 0 dollars
      And the Italians have 0 dollars
      And the Americans have 0 dollars
      When the fruits of labor are reaped
      And the die falls on 3
      And the die falls on 5
      And the die falls on 1
      Then the Chinese have 5 dollars
      And the Russians have 5 dollars
      And the Italians have 5 dollars
      And the Americans have 0 dollars
      And Rosa is in the Arrest box
      And Wei is at home
      And Alexei is at home

  @whichside.example.greenwich-upgrade
  # fr: Greenwich Village amélioré
  Rule: Greenwich Village is improved

    # fr: Un personnage chinois, un étasunien et un italien
    Scenario: A Chinese, an American and an Italian character
      Given Mei stands on the improvement at Greenwich
      And Mary stands on the improvement at Greenwich
      And Rosa stands on the improvement at Greenwich
      When the fruits of labor are reaped
      Then Greenwich shows side B

  @whichside.example.night-political-cafe
  # fr: Soir au café politique
  Rule: A night at the café

    # fr: L'action du soir italienne rapporte une grève
    Scenario: The Italian night action brings one strike
      Given the Italians own the Political Café
      And the Italians have made their night action on the meeting at the Political Café
      When the fruits of labor are reaped
      Then the Italians have 1 strike

    # fr: Pas le même tour que la couture à domicile
    Scenario: Not in the same turn as the home sewing
      Given the Italians own the Political Café
      And Rosa stands on the work at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      When the Italians make their night action on the meeting at the Political Café
      Then the move is refused by whichside.night.one-per-player and by nothing else

  @whichside.example.fight-counters
  # fr: Deux cartes contrées
  Rule: Two cards are countered

    # fr: Offensive salariale, puis le plan
    Scenario: Salary Offensive, then the plan
      Given Salary Offensive is in play
      And the strategy is Challenge to Industry Laws
      And the Russians have 0 dollars
      And the Italians have 0 dollars
      And the Americans have 0 dollars
      And the Chinese have 4 dollars
      And the Italians have 2 union agitations
      And the Americans have 1 anarchist agitation
      And the Russians have 2 strikes
      When the team counters Salary Offensive
      And the Chinese give 1 dollar
      And the Italians give 2 union agitations
      And the team counters the current plan
      And the Chinese give 3 dollars
      And the Americans give 1 anarchist agitation
      Then Salary Offensive is not in play
      And plan 1 is countered
      And the Chinese have 0 dollars
      And the Italians have 0 union agitations
      And the Americans have 0 anarchist agitations
      And the Russians have 0 strikes

    # fr: Avec un dollar de moins, une seule des deux
    Scenario: With one dollar less, one of them only
      Given Salary Offensive is in play
      And the strategy is Challenge to Industry Laws
      And the Russians have 0 dollars
      And the Italians have 0 dollars
      And the Americans have 0 dollars
      And the Chinese have 3 dollars
      And the Italians have 2 union agitations
      And the Americans have 1 anarchist agitation
      And the Russians have 2 strikes
      When the team counters Salary Offensive
      And the Chinese give 1 dollar
      And the Italians give 2 union agitations
      Then "the team counters the current plan" is refused by whichside.fight.pay-full-cost and by nothing else

  @whichside.example.fight-left-uncountered
  # fr: Une carte laissée
  Rule: One card is let through

    # fr: Dégradation de la surveillance ouvrière agit en partie II
    Scenario: Degradation of Worker Surveillance acts in part II
      Given Degradation of Worker Surveillance is in play
      When the struggle ends
      And the employers act
      Then Degradation of Worker Surveillance is in force

    # fr: Payée, elle ne le ferait pas
    Scenario: Had it been paid for, it would not
      Given Degradation of Worker Surveillance is in play
      And the Italians have 9 union agitations
      When the team counters Degradation of Worker Surveillance
      And the struggle ends
      And the employers act
      Then the minimum of Risk of the Italians is 0

  @whichside.example.fight-closure-active
  # fr: Fermeture toujours active
  Rule: A closure is still active

    # fr: Elle continue d'agir, et deux mesures ne font pas une défaite
    Scenario: It acts on, and two measures are no defeat
      Given Closure of a Workplace is in force
      And Newtown Creek is closed by Closure of a Workplace
      And Degradation of Worker Surveillance is in play
      When the struggle ends
      And the employers act
      Then Newtown Creek is closed
      And the game goes on

  @whichside.example.control
  # fr: Un contrôle acquis
  Rule: Two dollars and a sabotage

    # fr: L'équipe les met en commun et marque l'objectif
    Scenario: The team pools them and marks the objective
      Given the Russians have 0 dollars
      And the Italians have 1 dollar
      And the Americans have 1 dollar
      And the Chinese have 0 dollars
      And the Chinese have 1 sabotage
      And the team controls the means of production for 8 dollars
      When the team takes control of the means of production for 1 sabotage and 2 dollars
      And the Italians give 1 dollar
      And the Americans give 1 dollar
      Then the team controls the means of production for 1 sabotage and 2 dollars
      And 2 means of production are controlled
      And the Chinese have 0 sabotages
      And the Italians have 0 dollars

  @whichside.example.employer-degradation
  # fr: Surveillance dégradée
  Rule: Degradation of Worker Surveillance

    # fr: Chaque Tenement a un minimum de Risque de 2
    Scenario: Every Tenement has a minimum of Risk of 2
      Given Degradation of Worker Surveillance is in play
      When the employers act
      Then Degradation of Worker Surveillance is in force
      And the minimum of Risk of the Italians is 2
      And the minimum of Risk of the Americans is 2
      And the minimum of Risk of the Chinese is 2
      And the minimum of Risk of the Russians is 2

    # fr: À partir du tour suivant
    Scenario: From the next turn on
      Given Degradation of Worker Surveillance is in force
      And Risk of the Italians is 5
      When the end of the turn comes
      Then Risk of the Italians is 2
      And Risk of the Russians is 2

  @whichside.example.employer-closure
  # fr: Fermeture prolongée
  Rule: Workplace closure

    # fr: Elle reste en vigueur
    Scenario: It stays in force
      Given Closure of a Workplace is in force
      And Newtown Creek is closed by Closure of a Workplace
      When the employers act
      Then Closure of a Workplace is in force
      And Newtown Creek is closed

    # fr: Contrée au tour suivant, elle finit
    Scenario: Countered next turn, it ends
      Given Closure of a Workplace is in force
      And Newtown Creek is closed by Closure of a Workplace
      And the Italians have 9 strikes
      And the Italians have 9 dollars
      And the Russians have 0 dollars
      And the Americans have 0 dollars
      And the Chinese have 0 dollars
      And the Italians have 9 union agitations
      When the team counters Closure of a Workplace
      And the Italians give 1 strike
      Then Newtown Creek is not closed

  @whichside.example.misfortune-useless-spending
  # fr: Dépense inutile
  Rule: Useless Spending

    Background:
      Given the Russian Tenement draws a misfortune
      And the other Tenements have 5 dollars
      And the Chinese Tenement has 0 dollars
      When Useless Spending is drawn

    # fr: Pas les Russes eux-mêmes
    Scenario: Not the Russians themselves
      When the Russian Tenement gives it to the Russian Tenement
      Then the move is refused by whichside.misfortune.not-self and by nothing else

    # fr: Les Chinois tomberaient dans la misère, et pourraient être choisis
    Scenario: The Chinese would fall into misery, and could be chosen
      When the Russian Tenement gives it to the Chinese Tenement
      Then Unsanitary of the Chinese Tenement is 4
      And the event misery-began happens 1 time

    # fr: Les Italiens sont choisis
    Scenario: The Italians are chosen
      Then "the Russian Tenement gives it to the American Tenement" is legal
      When the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has 3 dollars
      And the event misery-began happens 0 times
      And Unsanitary of the Italian Tenement is 2

  @whichside.example.prison-bessy
  # fr: Bessy en cellule
  Rule: Bessy goes from Arrest to Jail

    # fr: Bessy va en Prison
    Scenario: Bessy goes to Jail
      Given the turn is at the prison
      And Bessy is in the Arrest box
      And the American Tenement has 1 dollar
      When the work begins
      Then Bessy is in the Jail box
      When the Russian Tenement passes
      And the Italian Tenement passes
      And Bessy goes to the agitation at the Western Pen
      Then the move is legal

  @whichside.example.incidents-draw-two
  # fr: Deux incidents tirés
  Rule: Two incidents

    # fr: Les conditions de travail sur la case <cell>
    Scenario Outline: The working conditions on cell <cell>
      Given the working conditions stand on cell <cell>
      And the Risk of the Chinese Tenement is 5
      And the Police Threat of the Italian Tenement is 6
      When the incidents begin
      And Factory Accident is drawn
      And the Chinese Tenement names Mei
      And Police Rampage is drawn
      Then the turn is at <after>

      Examples:
        | cell | after              |
        | 2    | the cost of living |
        | 3    | the cost of living |
        | 4    | the life incidents |

  @whichside.example.incidents-factory-accident
  # fr: Accident à l'usine
  Rule: Factory Accident

    Background:
      Given 1 incident is drawn
      And the Risk of the Chinese Tenement is 5
      And the Risk of the Russian Tenement is 3

    # fr: Les Chinois ont le plus de Risque, et l'un d'eux est blessé
    Scenario: The Chinese have the most Risk, and one of them is injured
      When Factory Accident is drawn
      Then the Chinese Tenement must decide
      When the Chinese Tenement names Wei
      Then Wei is at HEA 1
      And Jun is at HEA 2
      And the event health-lost happens 1 time

    # fr: Un logement chinois propre épargne la perte
    Scenario: A clean Chinese home spares the loss
      Given Unsanitary of the Chinese Tenement is 0
      When Factory Accident is drawn
      Then Wei is at HEA 2
      And the event spared happens 1 time
      And the event health-lost happens 0 times

    # fr: Les Chinois et les Étasuniens sont à égalité
    Scenario: The Chinese and the Americans tie
      Given the Risk of the American Tenement is 5
      When Factory Accident is drawn
      And the American Tenement names Bessy
      And the Chinese Tenement names Wei
      Then Bessy is at HEA 1
      And Wei is at HEA 1

  @whichside.example.incidents-police-rampage
  # fr: Saccage policier
  Rule: Police Rampage

    Background:
      Given 1 incident is drawn
      And the Police Threat of the American Tenement is 6

    # fr: Les Étasuniens et les Italiens sont à égalité à 6
    Scenario: The Americans and the Italians tie at 6
      Given the Police Threat of the Italian Tenement is 6
      When Police Rampage is drawn
      Then Unsanitary of the American Tenement is 3
      And Unsanitary of the Italian Tenement is 3
      And Unsanitary of the Russian Tenement is 2
      And Unsanitary of the Chinese Tenement is 2

    # fr: Le logement italien ne peut pas empirer
    Scenario: The Italian home cannot get any worse
      Given the Police Threat of the Italian Tenement is 6
      And Unsanitary of the American Tenement is 3
      And Unsanitary of the Italian Tenement is 5
      When Police Rampage is drawn
      Then the Italian Tenement must decide
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And Unsanitary of the Italian Tenement is 5
      And Unsanitary of the American Tenement is 4

    # fr: Les Italiens à 5 sont épargnés
    Scenario: The Italians at 5 are spared
      Given the Police Threat of the Italian Tenement is 5
      When Police Rampage is drawn
      Then Unsanitary of the American Tenement is 3
      And Unsanitary of the Italian Tenement is 2

  @whichside.example.cost-of-living-russian
  # fr: Coût de la vie russe
  Rule: What the Russians pay

    Background:
      Given the other Tenements have 20 dollars

    # fr: 9 dollars sur 15
    Scenario: 9 of 15 dollars
      Given the turn is at the cost of living
      And the Russian Tenement has 15 dollars
      And Alexei is at HEA 1
      And the Russian Tenement owns the Bonesetter
      Then the cost of living of the Russian Tenement is 9 dollars
      When the cost of living falls due
      Then the Russian Tenement has 6 dollars

    # fr: Le même ménage paie 8 dollars où la règle russe ne vaut pas
    Scenario: The same household pays 8 dollars where the Russian rule does not hold
      Given Carlo is at HEA 1
      And the Italian Tenement owns the Bonesetter
      Then the cost of living of the Italian Tenement is 8 dollars

  @whichside.example.cost-of-living-us
  # fr: Coût de la vie étasunien
  Rule: What the Americans pay

    Background:
      Given the other Tenements have 20 dollars
      And the American Tenement has 6 dollars
      And the American Tenement owns the Bonesetter
      And the American Tenement suffered Rent Error this turn
      And Unsanitary of the American Tenement is 3

    # fr: Un à SAN 2 et trois au-dessous paient 12 dollars, et non les 11 du livret
    Scenario: One at HEA 2 and three below pay 12 dollars, not the 11 of the book
      Given the turn is at the cost of living
      And Mary is at HEA 1
      And John is at HEA 1
      And Will is at HEA 0
      Then the cost of living of the American Tenement is 12 dollars
      And the answers rest on whichside.example.cost-of-living-us
      When the cost of living falls due
      # fr: le récit dit « Il manque 6 $ »
      Then the story says "$6 short"

    # fr: Qui n'a plus que trois personnes n'est pas le foyer de l'exemple
    Scenario: With three people left it is not the household of the example
      Given Mary is dead
      And John is at HEA 1
      And Will is at HEA 0
      Then the cost of living of the American Tenement is 10 dollars
      And the answers do not rest on whichside.example.cost-of-living-us

    # fr: Le même foyer ailleurs n'est pas celui de l'exemple
    Scenario: The same household elsewhere is not that of the example
      Given Lucia is at HEA 1
      And Carlo is at HEA 1
      And Pietro is at HEA 0
      Then the cost of living of the Italian Tenement is 9 dollars
      And the answers do not rest on whichside.example.cost-of-living-us

    # fr: Les 11 dollars du livret sont ceux de deux à SAN 2 et deux au-dessous
    Scenario: The book's 11 dollars are those of two at HEA 2 and two below
      Given the turn is at the cost of living
      And John is at HEA 1
      And Will is at HEA 0
      Then the cost of living of the American Tenement is 11 dollars
      And the answers do not rest on whichside.example.cost-of-living-us
      When the cost of living falls due
      # fr: le récit dit « Il manque 5 $ »
      Then the story says "$5 short"

    # fr: Lequel des quatre est à SAN 2 n'y change rien
    Scenario: Which of the four is the one at HEA 2 does not matter
      Given Bessy is at HEA 1
      And Mary is at HEA 1
      And John is at HEA 0
      Then the cost of living of the American Tenement is 12 dollars
      And the answers rest on whichside.example.cost-of-living-us

  @whichside.example.misery-us-premises
  # fr: Misère : vente du local
  Rule: The Americans are 5 dollars short and sell their premises

    Background:
      Given the other Tenements have 20 dollars
      And the American Tenement has 6 dollars
      And the American Tenement suffered Rent Error this turn
      And John is at HEA 1
      And Will is at HEA 0

    # fr: Le Rebouteux rapporte 2 dollars et s'en va
    Scenario: The Bonesetter brings 2 dollars and is gone
      Given Unsanitary of the American Tenement is 3
      And the American Tenement owns the Bonesetter
      When the cost of living falls due
      Then the American Tenement owns no premises
      And the Bonesetter does not lie face up
      # fr: le récit dit « Il reste 3 $ à payer »
      And the story says "Left to pay: $3"

    # fr: Sans local, le logement suit
    Scenario: Without premises the home is next
      Given Unsanitary of the American Tenement is 3
      When the cost of living falls due
      Then Unsanitary of the American Tenement is 4
      # fr: le récit dit « Il reste 3 $ à payer »
      And the story says "Left to pay: $3"

  @whichside.example.misery-us-uns
  # fr: Misère : logis dégradé
  Rule: Their home gets dirtier, up to 4

    Background:
      Given the other Tenements have 20 dollars
      And the American Tenement has 6 dollars
      And the American Tenement suffered Rent Error this turn
      And John is at HEA 1
      And Will is at HEA 0
      And the American Tenement owns the Bonesetter

    # fr: De 3 à 4, et pas plus loin
    Scenario: From 3 to 4, and no further
      Given Unsanitary of the American Tenement is 3
      When the cost of living falls due
      Then Unsanitary of the American Tenement is 4
      # fr: le récit dit « Il reste 2 $ à payer »
      And the story says "Left to pay: $2"

    # fr: De 2, il avance de deux cases
    Scenario: From 2 it goes two steps
      Given Unsanitary of the American Tenement is 2
      When the cost of living falls due
      Then Unsanitary of the American Tenement is 4
      # fr: le récit dit « Il reste 1 $ à payer »
      And the story says "Left to pay: $1"

  @whichside.example.misery-us-hea
  # fr: Misère : deux affaiblis
  Rule: Two of them give their health

    Background:
      Given the other Tenements have 20 dollars
      And the American Tenement has 6 dollars
      And the American Tenement suffered Rent Error this turn
      And John is at HEA 1
      And Will is at HEA 0
      And the American Tenement owns the Bonesetter

    # fr: Bessy et Mary paient les 2 derniers dollars
    Scenario: Bessy and Mary pay the last 2 dollars
      Given Unsanitary of the American Tenement is 3
      When the cost of living falls due
      Then the American Tenement must decide
      When the American Tenement names Bessy
      And the American Tenement names Mary
      Then Bessy is at HEA 1
      And Mary is at HEA 1
      And Unsanitary of the American Tenement is 4
      And the American Tenement has 0 dollars
      And the turn is at the struggle

  @whichside.example.misery-us-jail-death
  # fr: Misère : mort en cellule
  Rule: One of them is in Jail

    Background:
      Given the other Tenements have 20 dollars
      And the American Tenement has 6 dollars
      And the American Tenement suffered Rent Error this turn
      And John is at HEA 1
      And Will is at HEA 0
      And the American Tenement owns the Bonesetter
      And Unsanitary of the American Tenement is 3

    # fr: Bessy est en Prison et meurt
    Scenario: Bessy is in Jail and dies
      Given Bessy is in the Jail box
      When the cost of living falls due
      And the American Tenement names Mary
      And the American Tenement names John
      Then Bessy is dead
      And the cost of living of the American Tenement is 10 dollars

    # fr: En Arrestation, Bessy vit
    Scenario: On Arrest Bessy lives
      Given Bessy is in the Arrest box
      When the cost of living falls due
      And the American Tenement names Mary
      And the American Tenement names John
      Then Bessy is in the Arrest box
      And Bessy is at HEA 2

  @whichside.example.strategy-partial-victory
  # fr: Deux étapes sur trois
  Rule: Two of three plans: nothing happens

    # fr: Deux plans sur trois ont été contrés
    Scenario: Two plans of three were countered
      Given a game of Which Side
      And the strategy is Challenge to Industry Laws
      And the marker stands on plan 3
      And plan 1 is countered
      And plan 3 is countered
      When the employers act
      Then whichside.strategy.table.3-step-partial-victory is cited
      And no strategy is in play
      And Rosa is at HEA 2
      And Alexei is at HEA 2
      And the turn is at life goes on

  @whichside.example.strategy-if-three
  # fr: Avec trois étapes vaincues
  Rule: All three: a solidarity card

    # fr: Avec trois plans contrés, on peut avoir une carte solidarité
    Scenario: With three plans countered a solidarity card can be had
      Given a game of Which Side
      And the strategy is Challenge to Industry Laws
      And the marker stands on plan 3
      And plan 1 is countered
      And plan 2 is countered
      And plan 3 is countered
      When the employers act
      Then whichside.strategy.table.3-step-victory is cited
      When the team draws solidarity cards
      And Strike Fund is drawn
      And Soup Kitchen is drawn
      Then "the team keeps Strike Fund" is legal

  @whichside.example.strategy-if-one
  # fr: Avec une étape vaincue
  Rule: One of three: one woman of each Tenement

    # fr: Avec un plan contré, chaque Tenement désigne une femme
    Scenario: With one plan countered each Tenement names a woman
      Given a game of Which Side
      And the strategy is Challenge to Industry Laws
      And the marker stands on plan 3
      And plan 3 is countered
      When the employers act
      Then "the Russian Tenement names Alexei" is refused
      When the Russian Tenement names Olga
      And the Italian Tenement names Rosa
      And the American Tenement names Bessy
      And the Chinese Tenement names Mei
      Then Olga is at HEA 1
      And Rosa is at HEA 1
      And Bessy is at HEA 1
      And Mei is at HEA 1
      And Sonia is at HEA 2
      And whichside.strategy.table.3-step-partial-defeat is cited

  @whichside.example.strategy-if-zero
  # fr: Avec aucune étape vaincue
  Rule: None of three: every woman

    # fr: Sans plan contré, toutes les femmes perdent de la santé, et aucun homme
    Scenario: With no plan countered all women lose health, and no man
      Given a game of Which Side
      And the strategy is Challenge to Industry Laws
      And the marker stands on plan 3
      When the employers act
      Then Olga is at HEA 1
      And Sonia is at HEA 1
      And Masha is at HEA 1
      And Bessy is at HEA 1
      And Mei is at HEA 1
      And Alexei is at HEA 2
      And whichside.strategy.table.3-step-defeat is cited
