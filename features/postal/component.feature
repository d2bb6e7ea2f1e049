Feature: Components
  What lies in the box: cubes, one die, printed cards and the areas of the board. What the
  pictures of the board showed beyond that is lost; those facts are data with a stand-in of ours.

  @postal.component.worker-cubes
  Rule: Worker cubes

    Scenario: Eight worker cubes
      Given a postal game
      Then the datum cubes.workers is "8"
      And the datum cubes.workers is stated by the book

    Scenario: The last cube of the reserve is recruited
      Given 7 healthy workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are 8 living workers
      And there are 0 workers in reserve
      And the Cost of Living is 9 dollars

    Scenario: With all eight cubes in play nobody is recruited
      Given 8 healthy workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are 8 living workers
      And the Cost of Living is 9 dollars
      And postal.component.worker-cubes is cited

    Scenario: However many are recruited, there are never more than eight
      Given 7 healthy workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are at most 8 living workers
      And there are at least 7 living workers

    Scenario: Nine workers cannot stand on the board
      Given 9 healthy workers
      Then no table can show this position by postal.component.worker-cubes

    Scenario: The cubes of the dead are not recruited
      Given 4 healthy workers
      And 4 dead workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are 4 living workers
      And there are 4 dead workers
      And the event nothing-happened happens 1 time

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

    Scenario: By the other reading anything may stand for a ninth worker
      Given the reading R-16 is "substitutes"
      And 8 healthy workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are 9 living workers
      And there are 0 workers in reserve
      And the Cost of Living is 10 dollars

    Scenario: While cubes are left the other reading takes a cube as well
      Given the reading R-16 is "substitutes"
      And 7 healthy workers
      And a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then there are 8 living workers
      And there are 0 workers in reserve

  @postal.component.injury-cubes
  Rule: Injury cubes

    Scenario: Four injury cubes
      Given a postal game
      Then the datum components.injury_cubes is "4"
      And the datum components.injury_cubes is stated by the book

    Scenario: A fifth worker is injured although four cubes are in use
      Given the turn is about to begin
      And 1 healthy worker
      And 4 injured workers
      When the employers' phase is played with a 5
      Then there are 5 injured workers
      And there are 0 dead workers
      And the datum components.injury_cubes is "4"

    Scenario: All eight workers can be injured
      Given the turn is about to begin
      And 1 healthy worker
      And 7 injured workers
      When the employers' phase is played with a 5
      Then there are 8 injured workers
      And the Cost of Living is 17 dollars
      And the datum components.injury_cubes is "4"

  @postal.component.control-cubes
  Rule: Control cubes

    Scenario: Six control cubes
      Given a postal game
      Then the datum components.control_cubes is "6"
      And the datum components.control_cubes is stated by the book

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
  Rule: Gauge cubes

    Scenario: Six gauge cubes
      Given a postal game
      Then the datum components.gauge_cubes is "6"
      And the datum components.gauge_cubes is stated by the book

    Scenario: They serve five gauges
      Given a postal game
      Then the datum components.gauges is "employers' strength, cost of living, risk, unsanitary, police threat"
      And the datum components.gauges has 5 entries

  @postal.component.savings-cubes
  Rule: Savings cubes

    Scenario: Two Savings cubes
      Given a postal game
      Then the datum components.savings_cubes is "2"
      And the datum components.savings_cubes is stated by the book

    Scenario: Savings have no upper limit
      Given Savings are 199 dollars
      And a worker stands at the East River Docks
      When a worker acts at the East River Docks
      Then Savings are 202 dollars
      And the datum components.savings_cubes is "2"

  @postal.component.die
  Rule: The die

    Scenario: One die with six faces
      Given a postal game
      Then the datum components.dice is "1"
      And the datum components.die_faces is "6"
      And the datum components.dice is stated by the book

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

    Scenario: Two faces of six raise the Cost of Living, the 1 and the 5
      Given Employers' Strength is 1
      And the offensive is about to be rolled
      Then the probability that "the Cost of Living is 6 dollars" is 1/3
      And the probability that "the Cost of Living is 5 dollars" is 2/3

    Scenario: Where two dice are due the one die is rolled twice
      Given Employers' Strength is 3
      And the offensive is about to be rolled
      Then 2 dice must be rolled
      And the datum components.dice is "1"

    Scenario: Two rolls of the die are independent
      Given the reading R-5 is "as-rolled"
      And Employers' Strength is 3
      And the offensive is about to be rolled
      Then the probability that "Risk is 2" is 1/36
      And the probability that "Risk is 1" is 10/36
      And the probability that "Risk is 0" is 25/36

  @postal.component.cards
  Rule: Printed cards

    Scenario: Three printed cards
      Given a postal game
      Then the datum components.cards is "means of production, tableau, prison-cemetery"
      And the datum components.cards has 3 entries
      And the datum components.cards is stated by the book

  @postal.component.cards-optional
  Rule: Printed cards are optional

    Scenario: All three cards may be left out
      Given a postal game
      Then the datum components.optional_cards is "means of production, tableau, prison-cemetery"
      And the datum components.optional_cards is implied
      And the datum components.optional_cards has 3 entries

    Scenario: A means of production is taken without any card
      Given the group has 1 strike
      When the group takes the means of production for 1 strike + 2 dollars
      Then the group controls 1 means of production
      And the datum components.optional_cards has 3 entries

  @postal.component.area.available-workers
  Rule: Area of available workers

    Scenario: Four workers stand there when the game starts
      Given a new game
      Then there are 4 available workers
      And there are 4 healthy workers

    Scenario: The board has this area
      Given a postal game
      Then the datum components.areas is "available workers, reserve and injured workers, employers' strength gauge, cost of living and savings gauges, risk gauge, unsanitary gauge, police threat gauge, action area"
      And the datum components.areas has 8 entries

  @postal.component.area.reserve-and-injured
  Rule: Area of reserve and injured

    Scenario: Four cubes in reserve and nobody injured when the game starts
      Given a new game
      Then there are 4 workers in reserve
      And there are 0 injured workers

    Scenario: One area holds both
      Given a postal game
      Then the datum components.areas is "available workers, reserve and injured workers, employers' strength gauge, cost of living and savings gauges, risk gauge, unsanitary gauge, police threat gauge, action area"

  @postal.component.area.gauge-employers-strength
  Rule: Employers' Strength gauge

    Scenario: The last box of the gauge
      Given a postal game
      Then the datum strength.last_box is "10"
      And the datum strength.last_box is stated by the book

    Scenario: The cube goes from the first box to the last
      Given a new game
      Then Employers' Strength is 0
      And the datum strength.last_box is "10"

    Scenario: The turn after which the cube would leave the gauge is not played
      Given Employers' Strength is 10
      And a means of production may be taken
      When the turn ends
      Then the game is lost
      And the datum strength.last_box is "10"

    Scenario: There is no box beyond the last
      Given Employers' Strength is 11
      Then no table can show this position by postal.component.area.gauge-employers-strength

  @postal.component.area.gauge-cost-savings
  Rule: Cost of Living and Savings gauges

    Scenario: Both can be read in dollars when the game starts
      Given a new game
      Then Savings are 2 dollars
      And the Cost of Living is 5 dollars

    Scenario: Savings go down by what the Cost of Living shows
      Given Savings are 12 dollars
      And the Cost of Living is to be paid
      Then the Cost of Living is 5 dollars
      When the Cost of Living is paid
      Then Savings are 7 dollars
      And the Cost of Living is 5 dollars

    Scenario: They are one area of the board
      Given a postal game
      Then the datum components.areas is "available workers, reserve and injured workers, employers' strength gauge, cost of living and savings gauges, risk gauge, unsanitary gauge, police threat gauge, action area"

  @postal.component.area.gauge-risk
  Rule: Risk gauge

    Scenario: The last box of Risk is called Hurt
      Given a new game
      Then Risk is 0
      And the datum last_box_name.risk is "Hurt"
      And the datum last_box_name.risk is stated by the book
      And the datum components.areas includes "risk gauge"

    Scenario: The cube of Risk leaves Hurt at once
      Given Risk is one step below Hurt
      And a worker stands at the East River Docks
      When a worker acts at the East River Docks
      Then the event gauge-full happens 1 time
      And Risk is 0
      And the datum last_box_name.risk is "Hurt"

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
  Rule: Unsanitary gauge

    Scenario: The last box of Unsanitary is called Hurt
      Given a new game
      Then Unsanitary is 0
      And the datum last_box_name.unsanitary is "Hurt"
      And the datum last_box_name.unsanitary is stated by the book

    Scenario: The cube of Unsanitary leaves Hurt at once
      Given Unsanitary is one step below Hurt
      And a worker stands at Newtown Creek
      When a worker acts at Newtown Creek
      Then the event gauge-full happens 1 time
      And Unsanitary is 0
      And the datum last_box_name.unsanitary is "Hurt"

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
  Rule: Police Threat gauge

    Scenario: The last box of Police Threat is called jail
      Given a new game
      Then Police Threat is 0
      And the datum last_box_name.police_threat is "jail"
      And the datum last_box_name.police_threat is stated by the book

    Scenario: The cube of Police Threat leaves jail at once
      Given Police Threat is one step below jail
      And the offensive is about to be rolled
      When the die shows a 3
      Then there is 1 worker in jail
      And Police Threat is 0
      And the datum last_box_name.police_threat is "jail"

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
  Rule: Action zones

    Scenario: Three zones
      Given a postal game
      Then the datum components.zones is "tenement, anarchist group, new york"
      And the datum components.zones has 3 entries
      And the datum components.zones is stated by the book

    Scenario: They make twelve spaces: one, six and five
      Given the workers are to be placed
      Then there are 12 legal moves
      And the datum components.zones has 3 entries
