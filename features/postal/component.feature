# fr: Matériel
# fr: Ce que contient la boîte : des cubes, un dé, des cartes imprimées et les zones du plateau.
# fr: Ce que les images du plateau montraient de plus est perdu ; ces faits sont des données avec
# fr: un bouche-trou de notre cru.
Feature: Components
  What lies in the box: cubes, one die, printed cards and the areas of the board. What the
  pictures of the board showed beyond that is lost; those facts are data with a stand-in of ours.

  @postal.component.worker-cubes
  # fr: Cubes travailleurs
  Rule: Worker cubes

    # fr: Huit cubes de travailleurs
    Scenario: Eight worker cubes
      Given a postal game
      Then the datum cubes.workers is "8"
      And the datum cubes.workers is stated by the book

    # fr: Le dernier cube de la réserve est recruté
    Scenario: The last cube of the reserve is recruited
      Given 7 healthy workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are 8 living workers
      And there are 0 workers in reserve
      And the Cost of Living is 9 dollars

    # fr: Les huit cubes en jeu, personne n'est recruté
    Scenario: With all eight cubes in play nobody is recruited
      Given 8 healthy workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are 8 living workers
      And the Cost of Living is 9 dollars
      And postal.component.worker-cubes is cited

    # fr: Quel que soit le nombre de recrues, jamais plus de huit
    Scenario: However many are recruited, there are never more than eight
      Given 7 healthy workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are at most 8 living workers
      And there are at least 7 living workers

    # fr: Neuf travailleurs ne peuvent être sur le plateau
    Scenario: Nine workers cannot stand on the board
      Given 9 healthy workers
      Then no table can show this position by postal.component.worker-cubes

    # fr: Les cubes des morts ne sont pas recrutés
    Scenario: The cubes of the dead are not recruited
      Given 4 healthy workers
      And 4 dead workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are 4 living workers
      And there are 4 dead workers
      And the event nothing-happened happens 1 time

    # fr: Le cube d'un travailleur mort ce tour n'est pas recruté non plus
    Scenario: The cube of a worker who dies this turn is not recruited either
      Given 7 healthy workers
      And 1 injured worker
      And Police Threat is one step below jail
      And workers stand at the Tenderloin and Greenwich Village
      When a worker acts at the Tenderloin
      And the player sends an injured worker to jail
      And a worker acts at Greenwich Village
      Then there are 7 living workers
      And there is 1 dead worker
      And there are 0 workers in reserve

    # fr: Par l'autre lecture, n'importe quoi peut tenir lieu de neuvième travailleur
    Scenario: By the other reading anything may stand for a ninth worker
      Given the reading R-16 is "substitutes"
      And 8 healthy workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are 9 living workers
      And there are 0 workers in reserve
      And the Cost of Living is 10 dollars

    # fr: Tant qu'il reste des cubes, l'autre lecture en prend un aussi
    Scenario: While cubes are left the other reading takes a cube as well
      Given the reading R-16 is "substitutes"
      And 7 healthy workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are 8 living workers
      And there are 0 workers in reserve

  @postal.component.injury-cubes
  # fr: Cubes de blessure
  Rule: Injury cubes

    # fr: Quatre cubes de blessure
    Scenario: Four injury cubes
      Given a postal game
      Then the datum components.injury_cubes is "4"
      And the datum components.injury_cubes is stated by the book

    # fr: Un cinquième travailleur est blessé bien que les quatre cubes soient pris
    Scenario: A fifth worker is injured although four cubes are in use
      Given the turn is about to begin
      And 1 healthy worker
      And 4 injured workers
      When the employers' phase is played with a 5
      Then there are 5 injured workers
      And there are 0 dead workers
      And the datum components.injury_cubes is "4"

    # fr: Les huit travailleurs peuvent être blessés
    Scenario: All eight workers can be injured
      Given the turn is about to begin
      And 1 healthy worker
      And 7 injured workers
      When the employers' phase is played with a 5
      Then there are 8 injured workers
      And the Cost of Living is 17 dollars
      And the datum components.injury_cubes is "4"

  @postal.component.control-cubes
  # fr: Cubes de contrôle
  Rule: Control cubes

    # fr: Six cubes de contrôle
    Scenario: Six control cubes
      Given a postal game
      Then the datum components.control_cubes is "6"
      And the datum components.control_cubes is stated by the book

    # fr: Un septième moyen de production est pris bien que les six cubes soient posés
    Scenario: A seventh means of production is taken although six cubes are in use
      Given a game in Hard mode
      And the group controls 6 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike + 1 union agitation
      Then the group controls 7 means of production
      And the game is won
      And the datum components.control_cubes is "6"

  @postal.component.gauge-cubes
  # fr: Cubes de jauge
  Rule: Gauge cubes

    # fr: Six cubes de jauge
    Scenario: Six gauge cubes
      Given a postal game
      Then the datum components.gauge_cubes is "6"
      And the datum components.gauge_cubes is stated by the book

    # fr: Ils servent cinq jauges
    Scenario: They serve five gauges
      Given a postal game
      Then the datum components.gauges is "employers' strength, cost of living, risk, unsanitary, police threat"
      And the datum components.gauges has 5 entries

  @postal.component.savings-cubes
  # fr: Cubes d'Économie
  Rule: Savings cubes

    # fr: Deux cubes d'Économie
    Scenario: Two Savings cubes
      Given a postal game
      Then the datum components.savings_cubes is "2"
      And the datum components.savings_cubes is stated by the book

    # fr: L'Économie n'a pas de plafond
    Scenario: Savings have no upper limit
      Given Savings are 199 dollars
      And a worker stands at the East River Docks
      When a worker acts at the East River Docks
      Then Savings are 202 dollars
      And the datum components.savings_cubes is "2"

  @postal.component.die
  # fr: Le dé
  Rule: The die

    # fr: Un dé à six faces
    Scenario: One die with six faces
      Given a postal game
      Then the datum components.dice is "1"
      And the datum components.die_faces is "6"
      And the datum components.dice is stated by the book

    # fr: Chaque face est aussi probable : <sentence>
    Scenario Outline: Each face is equally likely: <sentence>
      Given Employers' Strength is 1
      And the offensive is about to be rolled
      Then 1 die must be rolled
      And the probability that "<sentence>" is 1/6

      Examples:
        | sentence                  |
        | Risk is 1                 |
        | Police Threat is 1        |
        | Unsanitary is 1           |
        | there is 1 injured worker |
        | Employers' Strength is 2  |

    # fr: Deux faces sur six font monter le coût de la vie, le 1 et le 5
    Scenario: Two faces of six raise the Cost of Living, the 1 and the 5
      Given Employers' Strength is 1
      And the offensive is about to be rolled
      Then the probability that "the Cost of Living is 6 dollars" is 1/3
      And the probability that "the Cost of Living is 5 dollars" is 2/3

    # fr: Quand il faut deux dés, l'unique dé est lancé deux fois
    Scenario: Where two dice are due the one die is rolled twice
      Given Employers' Strength is 3
      And the offensive is about to be rolled
      Then 2 dice must be rolled
      And the datum components.dice is "1"

    # fr: Deux lancers du dé sont indépendants
    Scenario: Two rolls of the die are independent
      Given the reading R-5 is "as-rolled"
      And Employers' Strength is 3
      And the offensive is about to be rolled
      Then the probability that "Risk is 2" is 1/36
      And the probability that "Risk is 1" is 10/36
      And the probability that "Risk is 0" is 25/36

  @postal.component.cards
  # fr: Cartes imprimées
  Rule: Printed cards

    # fr: Trois cartes imprimées
    Scenario: Three printed cards
      Given a postal game
      Then the datum components.cards is "means of production, tableau, prison-cemetery"
      And the datum components.cards has 3 entries
      And the datum components.cards is stated by the book

  @postal.component.cards-optional
  # fr: Cartes facultatives
  Rule: Printed cards are optional

    # fr: On peut se passer des trois cartes
    Scenario: All three cards may be left out
      Given a postal game
      Then the datum components.optional_cards is "means of production, tableau, prison-cemetery"
      And the datum components.optional_cards is implied
      And the datum components.optional_cards has 3 entries

    # fr: Un moyen de production est pris sans aucune carte
    Scenario: A means of production is taken without any card
      Given the group has 1 strike
      When the group takes the means of production for 1 strike + 2 dollars
      Then the group controls 1 means of production
      And the datum components.optional_cards has 3 entries

  @postal.component.area.available-workers
  # fr: Zone des travailleurs disponibles
  Rule: Area of available workers

    # fr: Quatre travailleurs y sont au début de la partie
    Scenario: Four workers stand there when the game starts
      Given a new game
      Then there are 4 available workers
      And there are 4 healthy workers

    # fr: Le plateau a cette zone
    Scenario: The board has this area
      Given a postal game
      Then the datum components.areas is "available workers, reserve and injured workers, employers' strength gauge, cost of living and savings gauges, risk gauge, unsanitary gauge, police threat gauge, action area"
      And the datum components.areas has 8 entries

  @postal.component.area.reserve-and-injured
  # fr: Zone de réserve et de blessés
  Rule: Area of reserve and injured

    # fr: Quatre cubes en réserve et aucun blessé au début de la partie
    Scenario: Four cubes in reserve and nobody injured when the game starts
      Given a new game
      Then there are 4 workers in reserve
      And there are 0 injured workers

    # fr: Une seule zone reçoit les deux
    Scenario: One area holds both
      Given a postal game
      Then the datum components.areas is "available workers, reserve and injured workers, employers' strength gauge, cost of living and savings gauges, risk gauge, unsanitary gauge, police threat gauge, action area"

  @postal.component.area.gauge-employers-strength
  # fr: Jauge d'Emprise patronale
  Rule: Employers' Strength gauge

    # fr: La dernière case de la jauge
    Scenario: The last box of the gauge
      Given a postal game
      Then the datum strength.last_box is "10"
      And the datum strength.last_box is stated by the book

    # fr: Le cube va de la première case à la dernière
    Scenario: The cube goes from the first box to the last
      Given a new game
      Then Employers' Strength is 0
      And the datum strength.last_box is "10"

    # fr: Le tour après lequel le cube sortirait de la jauge n'est pas joué
    Scenario: The turn after which the cube would leave the gauge is not played
      Given Employers' Strength is 10
      And a means of production may be taken
      When the turn ends
      Then the game is lost
      And the datum strength.last_box is "10"

    # fr: Il n'y a pas de case après la dernière
    Scenario: There is no box beyond the last
      Given Employers' Strength is 11
      Then no table can show this position by postal.component.area.gauge-employers-strength

  @postal.component.area.gauge-cost-savings
  # fr: Jauges de Coût de la vie et d'Économie
  Rule: Cost of Living and Savings gauges

    # fr: Les deux se lisent en dollars au début de la partie
    Scenario: Both can be read in dollars when the game starts
      Given a new game
      Then Savings are 2 dollars
      And the Cost of Living is 5 dollars

    # fr: L'Économie baisse de ce que montre le coût de la vie
    Scenario: Savings go down by what the Cost of Living shows
      Given Savings are 12 dollars
      And the Cost of Living is to be paid
      Then the Cost of Living is 5 dollars
      When the Cost of Living is paid
      Then Savings are 7 dollars
      And the Cost of Living is 5 dollars

    # fr: Elles sont une seule zone du plateau
    Scenario: They are one area of the board
      Given a postal game
      Then the datum components.areas is "available workers, reserve and injured workers, employers' strength gauge, cost of living and savings gauges, risk gauge, unsanitary gauge, police threat gauge, action area"

  @postal.component.area.gauge-risk
  # fr: Jauge de Risque
  Rule: Risk gauge

    # fr: La dernière case du Risque s'appelle Blessé
    Scenario: The last box of Risk is called Hurt
      Given a new game
      Then Risk is 0
      And the datum last_box_name.risk is "Hurt"
      And the datum last_box_name.risk is stated by the book
      And the datum components.areas includes "risk gauge"

    # fr: Le cube du Risque quitte Blessé aussitôt
    Scenario: The cube of Risk leaves Hurt at once
      Given Risk is one step below Hurt
      And a worker stands at the East River Docks
      When a worker acts at the East River Docks
      Then the event gauge-full happens 1 time
      And Risk is 0
      And the datum last_box_name.risk is "Hurt"

    # fr: La longueur de la jauge de Risque vient du contenu
    Scenario: The length of the Risk gauge comes from the content
      Given this content pack
        """
        [last_box]
        risk = 6
        """
      And Risk is 4
      And workers stand at the East River Docks and the East River Docks
      When a worker acts at the East River Docks
      Then Risk is 5
      When a worker acts at the East River Docks
      Then there is 1 injured worker
      And Risk is 0
      And the datum last_box_name.risk is "Hurt"

  @postal.component.area.gauge-unsanitary
  # fr: Jauge d'Insalubrité
  Rule: Unsanitary gauge

    # fr: La dernière case de l'Insalubrité s'appelle Blessé
    Scenario: The last box of Unsanitary is called Hurt
      Given a new game
      Then Unsanitary is 0
      And the datum last_box_name.unsanitary is "Hurt"
      And the datum last_box_name.unsanitary is stated by the book

    # fr: Le cube de l'Insalubrité quitte Blessé aussitôt
    Scenario: The cube of Unsanitary leaves Hurt at once
      Given Unsanitary is one step below Hurt
      And a worker stands at Newtown Creek
      When a worker acts at Newtown Creek
      Then the event gauge-full happens 1 time
      And Unsanitary is 0
      And the datum last_box_name.unsanitary is "Hurt"

    # fr: La longueur de la jauge d'Insalubrité vient du contenu
    Scenario: The length of the Unsanitary gauge comes from the content
      Given this content pack
        """
        [last_box]
        unsanitary = 2
        """
      And Unsanitary is 0
      And workers stand at Newtown Creek and Newtown Creek
      When a worker acts at Newtown Creek
      Then Unsanitary is 1
      When a worker acts at Newtown Creek
      Then there is 1 injured worker
      And Unsanitary is 0
      And the datum last_box_name.unsanitary is "Hurt"

  @postal.component.area.gauge-police
  # fr: Jauge de Menace policière
  Rule: Police Threat gauge

    # fr: La dernière case de la Menace policière s'appelle prison
    Scenario: The last box of Police Threat is called jail
      Given a new game
      Then Police Threat is 0
      And the datum last_box_name.police_threat is "jail"
      And the datum last_box_name.police_threat is stated by the book

    # fr: Le cube de la Menace policière quitte la prison aussitôt
    Scenario: The cube of Police Threat leaves jail at once
      Given Police Threat is one step below jail
      And the offensive is about to be rolled
      When the die shows a 3
      Then there is 1 worker in jail
      And Police Threat is 0
      And the datum last_box_name.police_threat is "jail"

    # fr: La longueur de la jauge de Menace policière vient du contenu
    Scenario: The length of the Police Threat gauge comes from the content
      Given this content pack
        """
        [last_box]
        police_threat = 2
        """
      And Police Threat is 0
      And Employers' Strength is 3
      And the offensive is about to be rolled
      When the dice show 3 and 3
      Then there is 1 worker in jail
      And Police Threat is 0
      And the datum last_box_name.police_threat is "jail"

  @postal.component.area.action-zones
  # fr: Zones d'actions
  Rule: Action zones

    # fr: Trois zones
    Scenario: Three zones
      Given a postal game
      Then the datum components.zones is "tenement, anarchist group, new york"
      And the datum components.zones has 3 entries
      And the datum components.zones is stated by the book

    # fr: Elles font douze emplacements : un, six et cinq
    Scenario: They make twelve spaces: one, six and five
      Given the workers are to be placed
      Then there are 12 legal moves
      And the datum components.zones has 3 entries
