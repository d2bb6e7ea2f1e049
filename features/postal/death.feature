# fr: Mort
# fr: Qui meurt, quand nul ne peut encore mourir, et ce qu'un décès change.
Feature: Death
  Who dies, when nobody may die yet, and what a death changes.

  @postal.death.injured-jailed
  # fr: Blessé et emprisonné
  Rule: Injured and jailed

    # fr: Tous sont blessés quand la police vient
    Scenario: All workers are injured when the police come
      Given 0 healthy workers
      And 4 injured workers
      And Police Threat is one step below jail
      When the die shows 3
      Then there is 1 dead worker
      And there are 3 injured workers
      And there are 0 workers in jail
      And clause postal.death.injured-jailed is cited

    # fr: Un indemne envoyé en prison vit
    Scenario: A healthy worker sent to jail lives
      Given 3 healthy workers
      And 1 injured worker
      And Police Threat is one step below jail
      When the die shows 3
      And the player sends a healthy worker to jail
      Then there are 0 dead
      And there is 1 worker in jail

    # fr: Le blessé est envoyé en prison bien que d'autres soient indemnes
    Scenario: The injured worker is sent to jail although others are unhurt
      Given 3 healthy workers
      And 1 injured worker
      And Police Threat is one step below jail
      When the die shows 3
      And the player sends the injured worker to jail
      Then there is 1 dead worker
      And there are 3 healthy workers
      And there are 0 workers in jail
      And clause postal.death.injured-jailed is cited

    # fr: Le blessé est épargné tant qu'un indemne peut partir, par l'autre lecture
    Scenario: The injured worker is spared while a healthy one can go, by the other reading
      Given the reading R-7 is "every-death"
      And 3 healthy workers
      And 1 injured worker
      And Police Threat is one step below jail
      When the die shows 3
      Then there are 0 dead
      And there is 1 healthy worker in jail
      When a worker is placed at Triangle Shirtwaist
      Then clause postal.death.injured-jailed is not cited

    # fr: Sans indemne libre, quelqu'un meurt par l'autre lecture aussi
    Scenario: With no healthy worker free one dies by the other reading too
      Given the reading R-7 is "every-death"
      And 0 healthy workers
      And 4 injured workers
      And Police Threat is one step below jail
      When the die shows 3
      Then there is 1 dead worker
      And there are 0 workers in jail

    # fr: Un malade meurt en prison comme un blessé
    Scenario: A sick worker dies in jail like an injured one
      Given 0 healthy workers
      And 4 sick workers
      And Police Threat is one step below jail
      When the die shows 3
      Then there are 3 sick workers
      And the event worker-died happens

    # fr: Le blessé meurt avant d'agir
    Scenario: The injured worker dies before acting
      Given 3 healthy workers
      And 1 injured worker
      And Police Threat is one step below jail
      And Savings are 2 dollars
      And a healthy worker stands at the Tenderloin
      And an injured worker stands at Triangle Shirtwaist
      When a healthy worker acts at the Tenderloin
      And the player sends the injured worker at Triangle Shirtwaist to jail
      Then Savings are 5 dollars
      And the event action-lost happens
      And there is 1 dead worker

    # fr: Le dernier travailleur meurt sur le chemin de la prison
    Scenario: The last worker dies on the way to jail
      Given 0 healthy workers
      And 1 injured worker
      And 7 dead
      And Police Threat is one step below jail
      When the die shows 3
      Then the game is lost
      And clause postal.death.injured-jailed is cited

    # fr: Le dernier qui devait agir est arrêté et meurt, et plus rien n'est à résoudre
    Scenario: The last worker who was to act is arrested and dies, and nothing is left to resolve
      Given 0 healthy workers
      And injured workers stand at the Tenderloin and Triangle Shirtwaist
      And there is 1 dead worker
      And Police Threat is one step below jail
      When an injured worker acts at the Tenderloin
      And the player sends the injured worker at Triangle Shirtwaist to jail
      Then the Cost of Living is to be paid
      And there is 1 injured worker

  @postal.death.cube-removed
  # fr: Le cube quitte la partie
  Rule: The cube leaves the game

    # fr: Le cube d'un mort ne va pas à la réserve
    Scenario: A dead worker's cube does not go to the reserve
      Given 0 healthy workers
      And 4 injured workers
      And 4 workers in reserve
      And Police Threat is one step below jail
      When the die shows 3
      Then there are 3 living workers
      And there are 4 workers in reserve
      And there is 1 dead worker

    # fr: Le cube d'un travailleur blessé deux fois ne va pas à la réserve
    Scenario: The cube of somebody injured twice does not go to the reserve
      Given 0 healthy workers
      And 4 injured workers
      And 4 workers in reserve
      When the die shows 5
      Then there are 3 living workers
      And there are 4 workers in reserve
      And there is 1 dead worker
      And the event worker-died happens
      And the event worker-struck-again happens before the event worker-died

    # fr: Les morts ne sont pas recrutés de nouveau
    Scenario: The dead are not recruited again
      Given 0 healthy workers
      And 8 injured workers
      And the offensive is about to be rolled
      When the die shows 5
      And workers are placed at Greenwich Village, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Greenwich Village
      Then there are 7 living workers
      And there are 0 workers in reserve
      And there is 1 dead worker

    # fr: Autre chose tient lieu de recrue après une mort, par l'autre lecture
    Scenario: Something else stands for a recruit after a death, by the other reading
      Given the reading R-16 is "substitutes"
      And 0 healthy workers
      And 8 injured workers
      And the offensive is about to be rolled
      When the die shows 5
      And workers are placed at Greenwich Village, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Greenwich Village
      Then there are 8 living workers
      And there are 0 workers in reserve
      And there is 1 dead worker

    # fr: Le cube d'un prisonnier quitte la partie aussi
    Scenario: A prisoner's cube leaves the game as well
      Given 0 healthy workers
      And 2 injured workers
      And 1 injured worker in jail
      When the die shows 5
      And the player injures the injured worker in jail
      Then there is 1 dead worker
      And there are 0 workers in jail
      And there are 2 injured workers

    # fr: Un travailleur qui meurt à son emplacement n'agit pas
    Scenario: A worker who dies at a space does not act
      Given 0 healthy workers
      And 3 injured workers
      And Savings are 2 dollars
      And Risk is one step below Hurt
      And injured workers stand at the East River Docks and Triangle Shirtwaist
      When an injured worker acts at the East River Docks
      And the player injures the injured worker at Triangle Shirtwaist
      Then the event action-lost happens
      And Savings are 5 dollars
      And clause postal.death.cube-removed is cited

    # fr: Quand un blessé qui a agi meurt, l'inactif reste
    Scenario: When an injured worker who has acted dies, the idle one stays
      Given 0 healthy workers
      And 3 injured workers
      And Risk is one step below Hurt
      And injured workers stand at the Docks and Triangle Shirtwaist
      When an injured worker acts at the Docks
      And the player injures the injured worker who has acted
      Then there are 2 injured workers
      And there is 1 idle worker

    # fr: Le dernier qui devait agir meurt, et plus rien n'est à résoudre
    Scenario: The last worker who was to act dies, and nothing is left to resolve
      Given 0 healthy workers
      And injured workers stand at the Docks and Triangle Shirtwaist
      And there is 1 dead worker
      And Risk is one step below Hurt
      When an injured worker acts at the Docks
      And the player injures the injured worker at Triangle Shirtwaist
      Then the Cost of Living is to be paid
      And there is 1 injured worker

    # fr: Le récit dit qui meurt, et quelle action est perdue
    Scenario: Who dies is told, and which action is lost
      Given 0 healthy workers
      And injured workers stand at the Docks and Triangle Shirtwaist
      And there is 1 dead worker
      And Risk is one step below Hurt
      When an injured worker acts at the Docks
      And the player injures the injured worker at Triangle Shirtwaist
      # fr: le récit dit "Un travailleur blessé à l'emplacement « Triangle Shirtwaist » meurt"
      Then the story says "An injured worker at Triangle Shirtwaist dies"
      # fr: le récit dit « L'action est perdue : Triangle Shirtwaist »
      And the story says "The action at Triangle Shirtwaist is lost"
      And the event action-lost happens 1 time
      And the event worker-died happens before the event cost-changed
      And the event cost-changed happens 1 time

  @postal.death.cost-down
  # fr: Un décès baisse le coût
  Rule: A death lowers the cost

    # fr: Une seconde blessure, deux dollars de moins
    Scenario: A second injury, two dollars less
      Given 0 healthy workers
      And 4 injured workers
      When the die shows 5
      Then the Cost of Living is 7 dollars
      And clause postal.death.cost-down is cited

    # fr: Une mort sur le chemin de la prison, deux dollars de moins
    Scenario: A death on the way to jail, two dollars less
      Given 0 healthy workers
      And 4 injured workers
      And Police Threat is one step below jail
      When the die shows 3
      Then the Cost of Living is 7 dollars
      And clause postal.death.cost-down is cited

    # fr: Le blessé parmi des indemnes meurt en prison
    Scenario: The injured worker among healthy ones dies in jail
      Given 3 healthy workers
      And 1 injured worker
      And Police Threat is one step below jail
      When the die shows 3
      And the player sends the injured worker to jail
      Then the Cost of Living is 4 dollars

    # fr: Le paiement du même tour est plus bas
    Scenario: The payment of the same turn is lower
      Given 0 healthy workers
      And 1 injured worker
      And 1 injured worker in jail
      And Savings are 3 dollars
      When the die shows 5
      And the player injures the injured worker in jail
      And an injured worker is placed at Triangle Shirtwaist
      And an injured worker acts at Triangle Shirtwaist
      And the Cost of Living is paid
      Then Savings are 2 dollars

    # fr: Une mort par dette ne baisse le coût que des tours suivants
    Scenario: A death in debt lowers the cost only of later turns
      Given 0 healthy workers
      And 2 injured workers
      And Savings are 4 dollars
      When the Cost of Living is paid
      Then Savings are 0 dollars
      And there is 1 dead worker
      And the Cost of Living is 3 dollars

    # fr: La mort d'un prisonnier qui ne coûte rien n'épargne rien
    Scenario: The death of a prisoner who costs nothing saves nothing
      Given the reading R-18a is "free"
      And 0 healthy workers
      And 1 injured worker
      And 1 injured worker in jail
      And the offensive is about to be rolled
      Then the Cost of Living is 3 dollars
      When the die shows 5
      And the player injures the injured worker in jail
      Then the Cost of Living is 3 dollars
      And clause postal.death.cost-down is not cited

  @postal.death.second-injury
  # fr: Seconde blessure
  Rule: Second injury

    # fr: Tous sont déjà blessés
    Scenario: Everybody is injured already
      Given 0 healthy workers
      And 4 injured workers
      And Risk is one step below Hurt
      When the die shows 2
      Then there is 1 dead worker
      And there are 3 injured workers
      And clause postal.death.second-injury is cited
      And the event worker-struck-again happens 0 times

    # fr: Une première blessure ne tue pas
    Scenario: A first injury does not kill
      Given 4 healthy workers
      And Risk is one step below Hurt
      When the die shows 2
      Then there are 0 dead
      And there is 1 injured worker
      And the event cost-changed happens 1 time

    # fr: Une première blessure en prison ne tue pas
    Scenario: A first injury in jail does not kill
      Given 3 healthy workers
      And 1 worker in jail
      And Risk is one step below Hurt
      When the die shows 2
      And the player injures a healthy worker in jail
      Then there is 1 injured worker in jail
      And there are 0 dead

    # fr: Soigné entre-temps, un travailleur est blessé à nouveau et vit
    Scenario: Healed in between, a worker is injured anew and lives
      Given 1 healthy worker
      And Risk is one step below Hurt
      And Savings are 9 dollars
      And 1 injured worker
      And a healthy worker stands at the East River Docks
      And an injured worker stands at the Bonesetter
      When an injured worker acts at the Bonesetter
      And a healthy worker acts at the East River Docks
      Then there is 1 injured worker
      And there are 0 dead

    # fr: Non soigné entre-temps, un travailleur meurt
    Scenario: Not healed in between, a worker dies
      Given 0 healthy workers
      And 1 injured worker
      And 1 injured worker in jail
      And Risk is one step below Hurt
      When the die shows 2
      And the player injures the injured worker who is not placed
      Then there is 1 dead worker
      And there is 1 injured worker in jail

    # fr: La dette blesse une seconde fois
    Scenario: Debt injures a second time
      Given 0 healthy workers
      And 4 injured workers
      And Savings are 7 dollars
      When the Cost of Living is paid
      Then there are 2 dead
      And there are 2 injured workers
      And the event worker-struck-again happens 2 times

    # fr: La dette blesse tout le monde et en tue un
    Scenario: Debt injures everybody and kills one
      Given 4 healthy workers
      And Savings are 0 dollars
      When the Cost of Living is paid
      Then there is 1 dead worker
      And there are 3 injured workers

    # fr: La dette blesse tout le monde et ne tue personne
    Scenario: Debt injures everybody and kills nobody
      Given 4 healthy workers
      And Savings are 1 dollar
      When the Cost of Living is paid
      Then there are 0 dead
      And there are 4 injured workers

    # fr: L'avant-dernier travailleur meurt
    Scenario: The last worker but one dies
      Given 0 healthy workers
      And 2 injured workers
      When the die shows 5
      Then the game goes on
      And there is 1 living worker

    # fr: Le dernier travailleur meurt
    Scenario: The last worker dies
      Given 0 healthy workers
      And 1 injured worker
      When the die shows 5
      Then the game is lost
      And clause postal.employers-strength.defeat is cited

    # fr: La partie continue sans travailleurs, par l'autre lecture
    Scenario: The game goes on without workers, by the other reading
      Given the reading R-18b is "play-on"
      And 0 healthy workers
      And 1 injured worker
      When the die shows 5
      Then the game goes on
      And there are 0 living workers
      And the Cost of Living is to be paid

    # fr: Une seconde blessure en prison tue un prisonnier
    Scenario: A second injury in jail kills a prisoner
      Given 0 healthy workers
      And 1 injured worker
      And 1 injured worker in jail
      When the die shows 5
      And the player injures the injured worker in jail
      Then there is 1 dead worker
      And there are 0 workers in jail

    # fr: Le récit dit qui est de nouveau blessé
    Scenario: Who is injured again is told
      Given 0 healthy workers
      And 1 injured worker
      And 1 injured worker in jail
      When the die shows 5
      And the player injures the injured worker in jail
      # fr: le récit dit « Un travailleur blessé en prison est blessé de nouveau »
      Then the story says "An injured worker in jail is injured again"

    # fr: Une blessure frappe quand tous sont blessés
    Scenario: An injury strikes when all are injured
      Given all the workers are injured
      And there are 3 workers in play
      When a worker is struck by an injury
      Then there are 2 injured workers
      And there is 1 dead worker

    # fr: Qui meurt d'une seconde blessure a été touché
    Scenario: Who dies of a second injury was hurt
      Given 0 healthy workers
      And 1 injured worker
      When the die shows a 5
      Then there is 1 dead worker
      And 1 worker is hurt

  @postal.death.last-resort
  # fr: Nul ne meurt avant les autres
  Rule: Nobody dies before all are injured

    # fr: Un blessé et trois indemnes
    Scenario: One injured worker and three unhurt
      Given 3 healthy workers
      And 1 injured worker
      When the die shows 5
      Then there are 2 injured workers
      And there are 2 healthy workers
      And there are 0 dead

    # fr: Le blessé est désigné alors que d'autres sont indemnes
    Scenario: The injured worker is named while others are unhurt
      Given 2 healthy workers
      And 1 injured worker
      And 1 worker in jail
      When the die shows 5
      Then "the player injures the injured worker" is refused by postal.death.last-resort
      And "the player injures a healthy worker in jail" is legal
      And "the player injures a healthy worker who is not placed" is legal

    # fr: Tous sont blessés : l'un d'eux meurt
    Scenario: Everybody is injured, so one dies
      Given 0 healthy workers
      And 4 injured workers
      When the die shows 5
      Then there is 1 dead worker

    # fr: Tous sont blessés, en prison ou libres, et le joueur dit qui meurt
    Scenario: Everybody is injured, in jail or free, and the player says who dies
      Given 0 healthy workers
      And 2 injured workers
      And 2 injured workers in jail
      When the die shows 5
      Then the player must say who is injured
      And "the player injures the injured worker in jail" is legal
      And "the player injures the injured worker who is not placed" is legal

    # fr: Plus de blessés qu'il n'y a de cubes de blessure
    Scenario: More workers are injured than there are injury cubes
      Given 1 healthy worker
      And 5 injured workers
      When the die shows 5
      Then there are 6 injured workers
      And there are 0 dead

    # fr: Deux blessures de suite, il reste un indemne
    Scenario: Two injuries in a row, one unhurt worker left
      Given 1 healthy worker
      And 3 injured workers
      And Employers' Strength is 3
      When the dice show 5 and 5
      Then there is 1 dead worker
      And there are 3 injured workers

    # fr: L'indemne est en prison, personne de libre ne meurt donc
    Scenario: The unhurt worker is in jail, so nobody free dies
      Given 0 healthy workers
      And 3 injured workers
      And 1 healthy worker in jail
      When the die shows 5
      Then there are 0 dead
      And there is 1 injured worker in jail
      And there are 3 injured workers

    # fr: « Les libres d'abord » ne veut pas dire qu'un libre meurt
    Scenario: Free workers first does not mean that a free worker dies
      Given the reading R-19 is "free-first"
      And 0 healthy workers
      And 3 injured workers
      And 1 healthy worker in jail
      When the die shows 5
      Then there are 0 dead
      And there is 1 injured worker in jail

    # fr: Le joueur peut blesser un prisonnier plutôt qu'un libre
    Scenario: The player may injure a prisoner instead of a free worker
      Given 1 healthy worker
      And 2 injured workers
      And 1 healthy worker in jail
      When the die shows 5
      And the player injures a healthy worker in jail
      Then there is 1 injured worker in jail
      And there is 1 healthy worker

    # fr: Un libre est blessé avant un prisonnier, par l'autre lecture
    Scenario: A free worker is injured before a prisoner, by the other reading
      Given the reading R-19 is "free-first"
      And 1 healthy worker
      And 2 injured workers
      And 1 healthy worker in jail
      When the die shows 5
      Then there are 3 injured workers
      And there is 1 healthy worker in jail

    # fr: La protection vaut pour la seconde blessure, non pour la prison
    Scenario: The protection is about second injuries, not about jail
      Given 3 healthy workers
      And 1 injured worker
      And Police Threat is one step below jail
      When the die shows 3
      Then "the player sends the injured worker to jail" is legal
      And "the player sends a healthy worker to jail" is legal

    # fr: La protection vaut pour toute mort, par l'autre lecture
    Scenario: The protection is about every death, by the other reading
      Given the reading R-7 is "every-death"
      And Police Threat is one step below jail
      And 2 healthy workers
      And 1 injured worker
      And a healthy worker stands at the Tenderloin
      And a healthy worker stands at Triangle Shirtwaist
      And an injured worker stands at the Tenement
      When a healthy worker acts at the Tenderloin
      Then the player must say who goes to jail
      And "the player sends the injured worker at the Tenement to jail" is refused by postal.death.last-resort

    # fr: Tous les libres sont blessés, l'un d'eux meurt donc par l'autre lecture aussi
    Scenario: Everybody free is injured, so one of them dies by the other reading too
      Given the reading R-7 is "every-death"
      And 0 healthy workers
      And 3 injured workers
      And 1 healthy worker in jail
      And Police Threat is one step below jail
      When the die shows 3
      Then there is 1 dead worker
      And there are 2 injured workers

    # fr: Une blessure est infligée alors que personne ne l'a demandée
    Scenario: An injury is dealt though nobody asked for one
      When the player injures a healthy worker
      Then the move is refused by postal.death.last-resort

    # fr: Un blessé est désigné là où il n'y en a pas
    Scenario: An injured worker is named where none is
      Given workers stand at the Docks and the Tenement
      And Risk is one step below Hurt
      When a worker acts at the Docks
      Then "the player injures an injured worker at the Tenement" is refused by postal.gauge.hurt.risk and by nothing else

    # fr: Avant qu'un indemne ait agi, on en désigne un qui est encore quelque part
    Scenario: Before any healthy worker has acted one who still stands somewhere is named
      Given 2 healthy workers
      And an injured worker stands at the Docks
      And workers stand at Triangle Shirtwaist and the Tenement
      And Risk is one step below Hurt
      When an injured worker acts at the Docks
      Then there are 2 legal moves
      And "the player injures the healthy worker at Triangle Shirtwaist" is legal
      And "the player injures the healthy worker who has acted" is refused by postal.gauge.hurt.risk and by nothing else

    # fr: Un seul indemne pour qui il n'y avait pas de place peut être désigné
    Scenario: A single healthy worker for whom there was no place can be named
      Given this content pack:
        """
        [cubes]
        workers = 15
        [start]
        workers = 15
        [uses]
        tenement = 1
        east_river_docks = 1
        triangle_shirtwaist = 1
        newtown_creek = 1
        greenwich_village = 1
        tenderloin = 1
        """
      And 15 healthy workers
      And the workers are to be placed
      And workers stand at the Tenement, the Bonesetter, the Local Union, the Local Union, the Printing Press and the Printing Press
      And workers stand at the Liberal Lawyers, the Political Cafe, the Chemistry Workshop, the Docks, Triangle Shirtwaist, Newtown Creek and Greenwich Village
      And Risk is one step below Hurt
      When a worker is placed at the Tenderloin
      And a worker acts at the Docks
      Then "the player injures the healthy worker who is not placed" is legal

    # fr: Un prisonnier indemne est là mais ne peut être désigné, par l'autre lecture
    Scenario: A healthy prisoner is there but cannot be named, by the other reading
      Given the reading R-19 is "free-first"
      And 1 healthy worker in jail
      And Risk is one step below Hurt
      And workers stand at the Docks and the Tenement
      When a worker acts at the Docks
      And the player injures a healthy worker in jail
      Then the move is refused by postal.gauge.hurt.risk and by nothing else
      # fr: le refus dit « ne peut pas être désigné »
      And the refusal says "cannot be named"

    # fr: Qui désigne quelqu'un d'autre apprend qui peut l'être
    Scenario: Who names somebody else is told who can be named
      Given 2 healthy workers
      And 1 healthy worker in jail
      And 1 injured worker
      When the die shows 5
      And the player injures an injured worker who is not placed
      Then the move is refused by postal.death.last-resort
      # fr: le refus dit « Désignez : travailleur indemne non placé, travailleur indemne en prison »
      And the refusal says "Name one of: healthy worker not placed, healthy worker in jail"

    # fr: Qui paie alors qu'il faut désigner apprend qui peut l'être
    Scenario: Who pays while a worker must be named is told who can be named
      Given 2 healthy workers
      And 1 healthy worker in jail
      When the die shows 5
      And the Cost of Living is paid
      Then the move is refused by postal.offensive.5
      # fr: le refus dit « Désignez : travailleur indemne non placé, travailleur indemne en prison »
      And the refusal says "Name one of: healthy worker not placed, healthy worker in jail"

    # fr: Qui blesse sans qu'on le demande avant le tour apprend qu'il faut le commencer
    Scenario: Who injures somebody unasked before the turn is told to begin it
      Given the turn is about to begin
      When the player injures a healthy worker
      Then the move is refused by postal.death.last-resort
      # fr: le refus dit « Possible maintenant : commencer le tour »
      And the refusal says "Possible now: begin the turn"

    # fr: Qui blesse sans qu'on le demande pendant les actions apprend qu'il faut agir
    Scenario: Who injures somebody unasked during the actions is told to act
      Given a worker stands at Triangle Shirtwaist
      When the player injures a healthy worker
      Then the move is refused by postal.death.last-resort
      # fr: le refus dit « Possible maintenant : résoudre une action »
      And the refusal says "Possible now: resolve an action"

    # fr: Qui blesse sans qu'on le demande avant le paiement apprend qu'il faut payer
    Scenario: Who injures somebody unasked before the payment is told to pay
      Given the Cost of Living is to be paid
      When the player injures a healthy worker
      Then the move is refused by postal.death.last-resort
      # fr: le refus dit « Personne ne demande : Qui est blessé ? »
      And the refusal says "Nobody asked: Who is injured?"
      # fr: le refus dit « Possible maintenant : payer le coût de la vie »
      And the refusal says "Possible now: pay the Cost of Living"
