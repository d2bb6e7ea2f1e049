Feature: Risk, Unsanitary and Police Threat
  What happens when one of the three gauges reaches its last box.

  postal.gauge.meaning has no rule here: it explains the theme, and the events of the gauges are
  settled by the clauses after it.

  How long the gauges are was in a lost picture. The scenarios speak of the steps below Hurt or
  jail, so they hold on any board.

  @postal.gauge.hurt.risk
  Rule: Hurt by Risk

    Scenario: Risk reaches Hurt
      Given Risk is one step below Hurt
      And 4 healthy workers
      When the die shows 2
      Then there is 1 injured worker
      And there are 3 healthy workers
      And clause postal.gauge.hurt.risk is cited

    Scenario: Risk two steps below Hurt rises once
      Given Risk is 2 steps below Hurt
      When the die shows 2
      Then there are 0 injured workers
      And the event gauge-full happens 0 times

    Scenario: Risk rises twice from two steps below Hurt
      Given Risk is 2 steps below Hurt
      And workers stand at the East River Docks and the East River Docks
      When the workers act at the East River Docks and the East River Docks
      Then the event gauge-full happens 1 time
      And there is 1 injured worker

    Scenario: Unsanitary rises while Risk is nearly full
      Given Risk is one step below Hurt
      When the die shows 4
      Then there are 0 injured workers

    Scenario: The injury comes at once, before the next action
      Given Risk is one step below Hurt
      And workers stand at the East River Docks and Triangle Shirtwaist
      When a worker acts at the East River Docks
      Then the player must say who is injured
      And "a worker acts at Triangle Shirtwaist" is refused by postal.gauge.hurt.risk

    Scenario: A worker hurt before acting still acts
      Given Risk is one step below Hurt
      And Savings are 2 dollars
      And workers stand at the East River Docks and Triangle Shirtwaist
      When a worker acts at the East River Docks
      And the player injures a healthy worker at Triangle Shirtwaist
      And an injured worker acts at Triangle Shirtwaist
      Then Savings are 7 dollars
      And there is 1 injured worker

    Scenario: A worker is named where nobody stands
      Given Risk is one step below Hurt
      And workers stand at the East River Docks and Triangle Shirtwaist
      When a worker acts at the East River Docks
      Then "the player injures a healthy worker at the Tenderloin" is refused by postal.gauge.hurt.risk

    Scenario: A prisoner may be the one who is hurt
      Given Risk is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 2
      Then the player must say who is injured
      When the player injures a healthy worker in jail
      Then there is 1 injured worker in jail
      And there are 3 healthy workers

    Scenario: Free workers are hurt first, by the other reading
      Given the reading R-19 is "free-first"
      And Risk is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 2
      Then there is 1 injured worker
      And there are 2 healthy workers
      And there is 1 healthy worker in jail

    Scenario: A board with a short Risk gauge
      Given this content pack:
        """
        [last_box]
        risk = 2
        """
      And Risk is 1
      When the die shows 2
      Then there is 1 injured worker

    Scenario: The box of Hurt is in the lost picture
      Given only what the book states is known
      When the die shows 2
      Then the rules need the datum last_box.risk

    Scenario: The number of the Hurt box of Risk is not printed
      Then the datum last_box.risk is a stand-in

    Scenario: The chance of being hurt in the offensive
      Given Risk is one step below Hurt
      And the offensive is about to be rolled
      Then the probability that "clause postal.gauge.hurt.risk is cited" is 1/6

    Scenario: A step nearer to Hurt
      Given Risk is 2 steps below Hurt
      When the die shows 2
      Then Risk is one step below Hurt
      And there are 0 injured workers

    Scenario: How likely it is that the lost box is needed
      Given only what the book states is known
      And the offensive is about to be rolled
      Then the probability that "the rules need the datum last_box.risk" is 1/6

    Scenario: A worker hurt on a space leaves the injured ones where they are
      Given Risk is one step below Hurt
      And an injured worker stands at Newtown Creek
      And workers stand at the Docks and Triangle Shirtwaist
      When a worker acts at the Docks
      And the player injures the healthy worker at Triangle Shirtwaist
      Then "an injured worker acts at Newtown Creek" is legal
      And "an injured worker acts at Triangle Shirtwaist" is legal

  @postal.gauge.hurt.unsanitary
  Rule: Sick from Unsanitary

    Scenario: Unsanitary reaches Hurt
      Given Unsanitary is one step below Hurt
      And 4 healthy workers
      When the die shows 4
      Then there is 1 sick worker
      And there are 3 healthy workers
      And clause postal.gauge.hurt.unsanitary is cited

    Scenario: Unsanitary two steps below Hurt rises once
      Given Unsanitary is 2 steps below Hurt
      When the die shows 4
      Then there are 0 sick workers
      And the event gauge-full happens 0 times

    Scenario: Risk rises while Unsanitary is nearly full
      Given Unsanitary is one step below Hurt
      When the die shows 2
      Then there are 0 sick workers

    Scenario: Sick and injured are the same state
      Given Unsanitary is one step below Hurt
      And 2 healthy workers
      And 1 injured worker
      When the die shows 4
      Then there are 2 injured workers
      And there is 1 idle worker

    Scenario: The sickness comes at once, before the next action
      Given Unsanitary is one step below Hurt
      And workers stand at Newtown Creek and Triangle Shirtwaist
      When a worker acts at Newtown Creek
      Then the player must say who is injured
      And "a worker acts at Triangle Shirtwaist" is refused by postal.gauge.hurt.unsanitary

    Scenario: A prisoner may be the one who falls sick
      Given Unsanitary is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 4
      And the player injures a healthy worker in jail
      Then there is 1 injured worker in jail

    Scenario: Free workers fall sick first, by the other reading
      Given the reading R-19 is "free-first"
      And Unsanitary is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 4
      Then there is 1 sick worker
      And there is 1 healthy worker in jail

    Scenario: A board with a short Unsanitary gauge
      Given this content pack:
        """
        [last_box]
        unsanitary = 1
        """
      When the die shows 4
      Then there is 1 sick worker

    Scenario: The box of sickness is in the lost picture
      Given only what the book states is known
      When the die shows 4
      Then the rules need the datum last_box.unsanitary

    Scenario: The number of the Hurt box of Unsanitary is not printed
      Then the datum last_box.unsanitary is a stand-in

    Scenario: The gauge that fills up and the worker who falls sick are told
      Given Unsanitary is one step below Hurt
      When the die shows 4
      # fr: le récit dit « L'Insalubrité atteint sa dernière case »
      Then the story says "Unsanitary reaches its last box"
      # fr: le récit dit « Un travailleur indemne non placé est blessé »
      And the story says "A healthy worker not placed is injured"

  @postal.gauge.hurt.cost-until-healed
  Rule: Costs more until healed

    Scenario: One dollar more at once
      Given 4 healthy workers
      And Risk is one step below Hurt
      When the die shows 2
      Then the Cost of Living is 6 dollars
      And clause postal.gauge.hurt.cost-until-healed is cited

    Scenario: A sick worker costs one dollar more as well
      Given 4 healthy workers
      And Unsanitary is one step below Hurt
      When the die shows 4
      Then the Cost of Living is 6 dollars
      And clause postal.gauge.hurt.cost-until-healed is cited

    Scenario: The dollar is due in the turn of the injury
      Given 4 healthy workers
      And Savings are 6 dollars
      And Risk is one step below Hurt
      When a worker acts at the East River Docks
      And the Cost of Living is paid
      Then Savings are 3 dollars
      And there is 1 injured worker

    Scenario: The dollar is still due in the next turn
      Given 4 healthy workers
      And Savings are 9 dollars
      And Risk is one step below Hurt
      When a worker acts at the East River Docks
      And the Cost of Living is paid
      And the turn ends
      Then the Cost of Living is 6 dollars

    Scenario: The dollar is saved once the worker is healed
      Given Risk is one step below Hurt
      And workers stand at the East River Docks and the Bonesetter
      When a worker acts at the East River Docks
      And the player injures a healthy worker who has acted
      Then the Cost of Living is 6 dollars
      When a worker acts at the Bonesetter
      Then the Cost of Living is 5 dollars

    Scenario: A prisoner hurt by a gauge costs one dollar more
      Given Risk is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 2
      And the player injures a healthy worker in jail
      Then the Cost of Living is 6 dollars

    Scenario: A hurt prisoner costs nothing when prisoners cost nothing
      Given the reading R-18a is "free"
      And Risk is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 2
      And the player injures a healthy worker in jail
      Then the Cost of Living is 4 dollars
      And clause postal.gauge.hurt.cost-until-healed is not cited

    Scenario: The cost rises with the injury, not with the gauge
      Given 4 healthy workers
      And Risk is 2 steps below Hurt
      And workers stand at the East River Docks and the East River Docks
      When a worker acts at the East River Docks
      Then the Cost of Living is 5 dollars
      And clause postal.gauge.hurt.cost-until-healed is not cited
      When a worker acts at the East River Docks
      Then the Cost of Living is 6 dollars
      And clause postal.gauge.hurt.cost-until-healed is cited

  @postal.gauge.hurt.reset
  Rule: The gauge returns to 0

    Scenario: Risk returns to 0 and Unsanitary stays
      Given Risk is one step below Hurt
      And Unsanitary is 1
      And Police Threat is 1
      When the die shows 2
      Then Risk is 0
      And Unsanitary is 1
      And Police Threat is 1
      And clause postal.gauge.hurt.reset is cited

    Scenario: Unsanitary returns to 0 and Risk stays
      Given Unsanitary is one step below Hurt
      And Risk is 1
      And Police Threat is 1
      When the die shows 4
      Then Unsanitary is 0
      And Risk is 1
      And Police Threat is 1
      And clause postal.gauge.hurt.reset is cited

    Scenario: A rise after the reset counts from 0
      Given Risk is one step below Hurt
      And Savings are 2 dollars
      And workers stand at the East River Docks and the East River Docks
      When a worker acts at the East River Docks
      And the player injures a healthy worker who has acted
      And a worker acts at the East River Docks
      Then Risk is 1
      And there is 1 injured worker

    Scenario: Both gauges fill up in one offensive
      Given Employers' Strength is 3
      And Risk is one step below Hurt
      And Unsanitary is one step below Hurt
      When the dice show 2 and 4
      Then Risk is 0
      And Unsanitary is 0
      And there are 2 injured workers

    Scenario: Only the last box sends the gauge back
      Given Risk is 2 steps below Hurt
      And workers stand at the East River Docks and the East River Docks
      When a worker acts at the East River Docks
      Then the event gauge-reset happens 0 times
      When a worker acts at the East River Docks
      Then the event gauge-reset happens 1 time
      And Risk is 0

    Scenario: The gauge that returns to 0 is told
      Given Unsanitary is one step below Hurt
      When the die shows 4
      # fr: le récit dit « L'Insalubrité revient à 0 »
      Then the story says "Unsanitary returns to 0"

  @postal.gauge.jail.trigger
  Rule: Sent to jail

    Scenario: Police Threat reaches jail
      Given Police Threat is one step below jail
      And 4 healthy workers
      When the die shows 3
      Then there is 1 worker in jail
      And there are 3 healthy workers
      And there are 0 injured workers
      And clause postal.gauge.jail.trigger is cited

    Scenario: Police Threat two steps below jail rises once
      Given Police Threat is 2 steps below jail
      When the die shows 3
      Then there are 0 workers in jail
      And the event gauge-full happens 0 times

    Scenario: Risk rises while Police Threat is nearly full
      Given Police Threat is one step below jail
      When the die shows 2
      Then there are 0 workers in jail

    Scenario: Jailed in the offensive, missing in the workers' phase
      Given Police Threat is one step below jail
      And 4 healthy workers
      When the die shows 3
      Then the workers are to be placed
      And 3 workers can act

    Scenario: Jail comes at once, before the next action
      Given Police Threat is one step below jail
      And workers stand at the Tenderloin and Triangle Shirtwaist
      When a worker acts at the Tenderloin
      Then the player must say who goes to jail
      And "a worker acts at Triangle Shirtwaist" is refused by postal.gauge.jail.trigger

    Scenario: Somebody is arrested while another is in jail
      Given Police Threat is one step below jail
      And 1 worker in jail
      And 3 healthy workers
      When the die shows 3
      Then there are 2 workers in jail
      And there are 2 healthy workers

    Scenario: Both dice of one turn fill the gauge, and each sends a worker to jail
      Given this content pack:
        """
        [last_box]
        police_threat = 1
        """
      And Employers' Strength is 3
      And 4 healthy workers
      When the dice show 3 and 3
      Then there are 2 workers in jail
      And the event gauge-reset happens 2 times

    Scenario: Everybody is in jail already
      Given Police Threat is one step below jail
      And 4 workers in jail
      When the die shows 3
      Then the event nothing-happened happens
      And there are 4 workers in jail
      And clause postal.gauge.jail.trigger is cited

    Scenario: A prisoner costs as much as before
      Given Police Threat is one step below jail
      And 4 healthy workers
      When the die shows 3
      Then the Cost of Living is 5 dollars
      And the event cost-changed happens 0 times

    Scenario: A prisoner costs nothing, by the other reading
      Given the reading R-18a is "free"
      And Police Threat is one step below jail
      And 4 healthy workers
      When the die shows 3
      Then the Cost of Living is 4 dollars
      And the event cost-changed happens 1 time

    Scenario: A board with a short Police Threat gauge
      Given this content pack:
        """
        [last_box]
        police_threat = 2
        """
      And Police Threat is 1
      When the die shows 3
      Then there is 1 worker in jail

    Scenario: The box of jail is in the lost picture
      Given only what the book states is known
      When the die shows 3
      Then the rules need the datum last_box.police_threat

    Scenario: The number of the jail box is not printed
      Then the datum last_box.police_threat is a stand-in

    Scenario: A step nearer to jail
      Given Police Threat is 2 steps below jail
      When the die shows 3
      Then Police Threat is one step below jail
      And there are 0 workers in jail

    Scenario: Who goes to jail is told
      Given Police Threat is one step below jail
      When the die shows 3
      Then the event worker-jailed happens 1 time

    Scenario: That nobody can be arrested is told
      Given 4 workers in jail
      And Police Threat is one step below jail
      When the die shows 3
      # fr: le récit dit « Il n'y a personne à emprisonner »
      Then the story says "There is nobody to jail"

  @postal.gauge.jail.choice
  Rule: Who goes to jail

    Scenario: A healthy and an injured worker, the player must choose
      Given Police Threat is one step below jail
      And 3 healthy workers
      And 1 injured worker
      When the die shows 3
      Then the player must say who goes to jail
      And there are 2 legal moves

    Scenario: The player names a healthy worker, who lives on in jail
      Given Police Threat is one step below jail
      And 3 healthy workers
      And 1 injured worker
      When the die shows 3
      And the player sends a healthy worker to jail
      Then there is 1 healthy worker in jail
      And there are 2 healthy workers
      And there is 1 injured worker
      And there are 0 dead

    Scenario: The player names the injured worker, who dies
      Given Police Threat is one step below jail
      And 3 healthy workers
      And 1 injured worker
      When the die shows 3
      And the player sends the injured worker to jail
      Then there is 1 dead worker
      And there are 3 healthy workers
      And there are 0 workers in jail

    Scenario: A healthy worker goes when one can, by the other reading
      Given the reading R-7 is "every-death"
      And Police Threat is one step below jail
      And 3 healthy workers
      And 1 injured worker
      When the die shows 3
      Then there is 1 healthy worker in jail
      And there is 1 injured worker
      And there are 0 dead

    Scenario: Workers who are all alike leave no question
      Given Police Threat is one step below jail
      And 4 healthy workers
      When the die shows 3
      Then the workers are to be placed
      And there is 1 healthy worker in jail

    Scenario: A worker who has acted goes, and no action is lost
      Given Police Threat is one step below jail
      And Savings are 2 dollars
      And workers stand at the Tenderloin and Triangle Shirtwaist
      When a worker acts at the Tenderloin
      And the player sends a healthy worker who has acted to jail
      Then the event action-lost happens 0 times
      When a worker acts at Triangle Shirtwaist
      Then Savings are 7 dollars
      And there is 1 worker in jail

    Scenario: A prisoner is named again
      Given Police Threat is one step below jail
      And 2 healthy workers
      And 1 injured worker
      And 1 worker in jail
      When the die shows 3
      Then "the player sends a healthy worker in jail to jail" is refused by postal.gauge.jail.choice

    Scenario: An injured prisoner is named
      Given Police Threat is one step below jail
      And 2 healthy workers
      And 1 injured worker
      And 1 injured worker in jail
      When the die shows 3
      Then "the player sends the injured worker in jail to jail" is refused by postal.gauge.jail.choice

    Scenario: A worker is sent to jail from where nobody stands
      Given Police Threat is one step below jail
      And 3 healthy workers
      And 1 injured worker
      When the die shows 3
      Then "the player sends a healthy worker at the Tenderloin to jail" is refused by postal.gauge.jail.choice

    Scenario: Somebody is sent to jail though the police do not come
      When the player sends a healthy worker to jail
      Then the move is refused by postal.gauge.jail.choice

  @postal.gauge.jail.until-freed
  Rule: In jail until freed

    Scenario: A turn goes by without the lawyers
      Given 1 worker in jail
      And Savings are 9 dollars
      When workers are placed at Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      Then there is 1 worker in jail
      And 3 workers can act
      When workers are placed at the Liberal Lawyers, Triangle Shirtwaist and Triangle Shirtwaist
      And a worker acts at the Liberal Lawyers to free a prisoner
      Then there are 0 workers in jail

    Scenario: The lawyers open the jail
      Given 2 workers in jail
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then there is 1 worker in jail
      And there are 3 healthy workers

    Scenario: Whoever comes out does not act in the same turn
      Given 1 worker in jail
      And workers stand at the Liberal Lawyers and Triangle Shirtwaist
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then "a worker is placed at the Tenement" is refused
      And there is 1 legal move

    Scenario: Whoever came out is placed in the next turn
      Given 1 worker in jail
      And Savings are 9 dollars
      When a worker acts at the Liberal Lawyers to free a prisoner
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      Then 4 workers can act

    Scenario: An injured worker comes out of jail and is not idle in the same turn
      Given 1 injured worker in jail
      And workers stand at the Liberal Lawyers and Triangle Shirtwaist
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then there is 1 injured worker
      And there are 0 idle workers

  @postal.gauge.jail.reset
  Rule: Police Threat returns to 0

    Scenario: Police Threat returns to 0, the other gauges stay
      Given Police Threat is one step below jail
      And Risk is 1
      And Unsanitary is 2
      When the die shows 3
      Then Police Threat is 0
      And Risk is 1
      And Unsanitary is 2
      And clause postal.gauge.jail.reset is cited

    Scenario: A rise after the arrest counts from 0
      Given Police Threat is one step below jail
      And workers stand at the Tenderloin and the Tenderloin
      When a worker acts at the Tenderloin
      And the player sends a healthy worker who has acted to jail
      And a worker acts at the Tenderloin
      Then Police Threat is 1
      And there is 1 worker in jail

    Scenario: The gauge is empty although nobody can be arrested
      Given Police Threat is one step below jail
      And 4 workers in jail
      When the die shows 3
      Then Police Threat is 0

    Scenario: The gauge is empty although the injured worker dies
      Given Police Threat is one step below jail
      And 0 healthy workers
      And 4 injured workers
      When the die shows 3
      Then Police Threat is 0
      And there are 3 injured workers

    Scenario: Hurt leaves Police Threat where it is
      Given Risk is one step below Hurt
      And Police Threat is 2
      When the die shows 2
      Then Police Threat is 2
      When a worker is placed at Triangle Shirtwaist
      Then clause postal.gauge.jail.reset is not cited
