# fr: Prison
# fr: Ce que peut faire un personnage en prison : rien.
Feature: Jail
  What a character in jail can do: nothing.

  @postal.jail.no-action
  # fr: Aucune action en prison
  Rule: No action in jail

    # fr: Un travailleur sur quatre est en prison
    Scenario: One of four workers is in jail
      Given 3 healthy workers
      And 1 worker in jail
      Then 3 workers can act

    # fr: On n'attend jamais le prisonnier
    Scenario: The prisoner is never waited for
      Given 1 healthy worker
      And 3 workers in jail
      Then 1 worker can act
      When a worker is placed at Triangle Shirtwaist
      Then the actions are to be resolved
      And 0 workers can act

    # fr: Un prisonnier indemne est à placer
    Scenario: A healthy prisoner is to be placed
      Given 0 healthy workers
      And 1 injured worker
      And 3 workers in jail
      When a healthy worker is placed at Triangle Shirtwaist
      Then the move is refused by postal.jail.no-action
      # fr: le refus dit « 3 travailleurs en prison ne peuvent rien faire »
      And the refusal says "3 workers in jail cannot do anything"
      And "an injured worker is placed at Triangle Shirtwaist" is legal

    # fr: Un prisonnier blessé est à placer
    Scenario: An injured prisoner is to be placed
      Given 3 healthy workers
      And 1 injured worker in jail
      When an injured worker is placed at Triangle Shirtwaist
      Then the move is refused by postal.jail.no-action
      # fr: le refus dit « Libérez-le grâce aux Avocats Libéraux »
      And the refusal says "Free this worker with the Liberal Lawyers"

    # fr: Personne n'est en prison : la prison n'est pas une raison de refuser
    Scenario: Nobody in jail, so jail is no reason to refuse
      Given 4 healthy workers
      When an injured worker is placed at Triangle Shirtwaist
      Then the move is refused by postal.worker.action-points
      # fr: le refus dit « Il ne reste plus de blessé à placer. Placez des travailleurs indemnes. »
      And the refusal says "No injured worker is left to be placed. Place healthy workers."
      And "a healthy worker is placed at Triangle Shirtwaist" is legal

    # fr: Qui va en prison avant d'agir perd son action
    Scenario: Whoever goes to jail before acting loses the action
      Given Police Threat is one step below jail
      And Savings are 2 dollars
      And workers stand at the Tenderloin and the East River Docks
      When a worker acts at the Tenderloin
      And the player sends a healthy worker at the East River Docks to jail
      Then the event action-lost happens
      And clause postal.jail.no-action is cited
      And the Cost of Living is to be paid
      And Savings are 5 dollars
      And Risk is 0

    # fr: Qui agit avant l'arrestation a agi
    Scenario: Whoever acts before the arrest has acted
      Given Police Threat is one step below jail
      And Savings are 2 dollars
      And workers stand at the Tenderloin and the East River Docks
      When the workers act at the East River Docks and the Tenderloin
      Then the event action-lost happens 0 times
      And Savings are 8 dollars
      And there is 1 worker in jail

    # fr: Les prisonniers ne sont pas non plus des inactifs
    Scenario: Prisoners are no idle workers either
      Given 2 healthy workers
      And 2 injured workers in jail
      Then there are 0 idle workers
      And 2 workers can act

    # fr: Un prisonnier est soigné sans agir
    Scenario: A prisoner is healed without acting
      Given 3 healthy workers
      And 1 injured worker in jail
      And workers stand at the Bonesetter and Triangle Shirtwaist
      When a worker acts at the Bonesetter
      Then there is 1 healthy worker in jail
      And there is 1 legal move
      And there are 0 dead

    # fr: Un prisonnier est hors de portée du Rebouteux, par l'autre lecture
    Scenario: A prisoner is out of the Bonesetter's reach, by the other reading
      Given the reading R-20 is "free-only"
      And 3 healthy workers
      And 1 injured worker in jail
      When a worker acts at the Bonesetter
      Then there is 1 injured worker in jail
      And there are 0 healthy workers in jail

    # fr: Tous en prison, la partie continue
    Scenario: With everybody in jail the game goes on
      Given 1 healthy worker
      And 3 workers in jail
      And Savings are 9 dollars
      And Police Threat is one step below jail
      When the die shows 3
      Then the game goes on
      And the Cost of Living is to be paid
      And 0 workers can act

    # fr: Tous en prison, un tour entier passe
    Scenario: With everybody in jail a whole turn goes by
      Given 1 healthy worker
      And 3 workers in jail
      And Savings are 9 dollars
      And Police Threat is one step below jail
      When the die shows 3
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      Then there are 4 workers in jail
      And the Cost of Living is to be paid
      And "the player frees the healthy worker in jail" is refused

    # fr: Même tous en prison, le groupe peut encore prendre ce qui ne coûte que de l'argent
    Scenario: From jail the group can still take what only costs money
      Given 1 healthy worker
      And 3 workers in jail
      And Savings are 13 dollars
      And Police Threat is one step below jail
      When the die shows 3
      And the Cost of Living is paid
      And the group takes the means of production for 8 dollars
      Then the group controls 1 means of production
      And 0 workers can act

    # fr: Tous en prison, la partie est perdue, par l'autre lecture
    Scenario: With everybody in jail the game is lost, by the other reading
      Given the reading R-18c is "defeat"
      And 1 healthy worker
      And 3 workers in jail
      And Police Threat is one step below jail
      When the die shows 3
      Then the game is lost
      And the event game-ended happens 1 time
      And clause postal.jail.no-action is cited

    # fr: Un seul travailleur libre suffit, par l'autre lecture
    Scenario: One free worker is enough, by the other reading
      Given the reading R-18c is "defeat"
      And 2 healthy workers
      And 2 workers in jail
      And Police Threat is one step below jail
      When the die shows 3
      Then the game goes on
      And 1 worker can act

    # fr: Un travailleur qui a déjà agi compte aussi comme libre, par l'autre lecture
    Scenario: Somebody who has acted already is free as well, by the other reading
      Given the reading R-18c is "defeat"
      And 2 healthy workers
      And 2 workers in jail
      And Police Threat is one step below jail
      And healthy workers stand at the Political Cafe and the Triangle Shirtwaist
      When a worker acts at the Political Cafe
      And the player sends a healthy worker at the Triangle Shirtwaist to jail
      Then the game goes on
      And there are 3 prisoners

    # fr: Le dernier libre meurt et les prisonniers restent, par l'autre lecture
    Scenario: The last free worker dies and the prisoners remain, by the other reading
      Given the reading R-18c is "defeat"
      And 0 healthy workers
      And 1 injured worker
      And 3 workers in jail
      And Police Threat is one step below jail
      When the die shows 3
      Then the game is lost

    # fr: Qui est blessé mais libre suffit, par l'autre lecture
    Scenario: Somebody who is injured but free is enough, by the other reading
      Given the reading R-18c is "defeat"
      And 0 healthy workers
      And 1 injured worker
      And 3 workers in jail
      And Risk is one step below Hurt
      When the die shows 2
      Then the game goes on
      And 1 worker can act

    # fr: Le travailleur arrêté et l'action perdue sont annoncés
    Scenario: The arrested worker and the lost action are told
      Given Police Threat is one step below jail
      And workers stand at the Tenderloin and Triangle Shirtwaist
      When a worker acts at the Tenderloin
      And the player sends the healthy worker at Triangle Shirtwaist to jail
      # fr: le récit dit "Un travailleur indemne à l'emplacement « Triangle Shirtwaist » va en prison"
      Then the story says "A healthy worker at Triangle Shirtwaist goes to jail"
      # fr: le récit dit « L'action est perdue : Triangle Shirtwaist »
      And the story says "The action at Triangle Shirtwaist is lost"
      And the event action-lost happens 1 time

    # fr: Le seul travailleur vivant va en prison, par l'autre lecture
    Scenario: The only living worker goes to jail, by the other reading
      Given the reading R-18c is "defeat"
      And 1 healthy worker
      And Police Threat is one step below jail
      When the die shows 3
      Then the game is lost

    # fr: Quand plus personne n'est en vie, personne n'est en prison non plus, par les autres lectures
    Scenario: Where nobody is left alive nobody is in jail either, by the other readings
      Given the reading R-18c is "defeat"
      And the reading R-18b is "play-on"
      And 0 healthy workers
      And 1 injured worker
      When the die shows 5
      Then the game goes on
      And there are 0 living workers

    # fr: Le prisonnier ne va pas travailler
    Scenario: The prisoner does not go to work
      Given 1 of the 4 workers is in jail
      When the workers' phase begins
      Then 3 workers can act
      When a worker in jail goes to the Tenderloin
      Then the move is refused by postal.jail.no-action and by nothing else
