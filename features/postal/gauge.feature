# fr: Risque, Insalubrité et Menace policière
# fr: Ce qui arrive quand une des trois jauges atteint sa dernière case. postal.gauge.meaning n'a
# fr: pas de règle ici : elle explique le thème, et les événements des jauges relèvent des clauses
# fr: suivantes. La longueur des jauges était sur une image perdue. Les scénarios parlent des
# fr: cases avant Blessé ou la prison : ils valent sur tout plateau.
Feature: Risk, Unsanitary and Police Threat
  What happens when one of the three gauges reaches its last box.

  postal.gauge.meaning has no rule here: it explains the theme, and the events of the gauges are
  settled by the clauses after it.

  How long the gauges are was in a lost picture. The scenarios speak of the steps below Hurt or
  jail, so they hold on any board.

  @postal.gauge.hurt.risk
  # fr: Blessé par le Risque
  Rule: Hurt by Risk

    # fr: Le Risque atteint Blessé
    Scenario: Risk reaches Hurt
      Given Risk is one step below Hurt
      And 4 healthy workers
      When the die shows 2
      Then there is 1 injured worker
      And there are 3 healthy workers
      And clause postal.gauge.hurt.risk is cited

    # fr: Le Risque à deux cases de Blessé monte une fois
    Scenario: Risk two steps below Hurt rises once
      Given Risk is 2 steps below Hurt
      When the die shows 2
      Then there are 0 injured workers
      And the event gauge-full happens 0 times

    # fr: À deux cases de Blessé, le Risque monte deux fois
    Scenario: Risk rises twice from two steps below Hurt
      Given Risk is 2 steps below Hurt
      And workers stand at the East River Docks and the East River Docks
      When the workers act at the East River Docks and the East River Docks
      Then the event gauge-full happens 1 time
      And there is 1 injured worker
      And the event gauge-full happens before the event gauge-reset

    # fr: L'Insalubrité monte quand le Risque est presque plein
    Scenario: Unsanitary rises while Risk is nearly full
      Given Risk is one step below Hurt
      When the die shows 4
      Then there are 0 injured workers

    # fr: La jauge se remplit à la mise en place, à l'offensive et aux actions : <phase>
    Scenario Outline: The gauge fills at the set-up, in the offensive and by actions: <phase>
      Given <phase>
      And 3 healthy workers
      And 1 healthy worker in jail
      And the player must say who is injured by Risk
      When the player injures a healthy worker in jail
      Then there is 1 injured worker in jail

      Examples:
        | phase                               |
        | the set-up roll is about to be made |
        | the offensive is about to be rolled |
        | the actions are to be resolved      |

    # fr: Au paiement, le Risque ne blesse plus
    Scenario: When living costs are paid, Risk injures nobody any more
      Given the Cost of Living is to be paid
      And 3 healthy workers
      And 1 healthy worker in jail
      And the player must say who is injured by Risk
      Then no table can show this position by postal.gauge.hurt.risk

    # fr: La blessure vient aussitôt, avant l'action suivante
    Scenario: The injury comes at once, before the next action
      Given Risk is one step below Hurt
      And workers stand at the East River Docks and Triangle Shirtwaist
      When a worker acts at the East River Docks
      Then the player must say who is injured
      And "a worker acts at Triangle Shirtwaist" is refused by postal.gauge.hurt.risk

    # fr: Un travailleur blessé avant d'agir agit encore
    Scenario: A worker hurt before acting still acts
      Given Risk is one step below Hurt
      And Savings are 2 dollars
      And workers stand at the East River Docks and Triangle Shirtwaist
      When a worker acts at the East River Docks
      And the player injures a healthy worker at Triangle Shirtwaist
      And an injured worker acts at Triangle Shirtwaist
      Then Savings are 7 dollars
      And there is 1 injured worker

    # fr: Un travailleur est désigné là où il n'y a personne
    Scenario: A worker is named where nobody stands
      Given Risk is one step below Hurt
      And workers stand at the East River Docks and Triangle Shirtwaist
      When a worker acts at the East River Docks
      Then "the player injures a healthy worker at the Tenderloin" is refused by postal.gauge.hurt.risk

    # fr: Un prisonnier peut être celui qui est blessé
    Scenario: A prisoner may be the one who is hurt
      Given Risk is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 2
      Then the player must say who is injured
      When the player injures a healthy worker in jail
      Then there is 1 injured worker in jail
      And there are 3 healthy workers

    # fr: Les libres sont blessés d'abord, par l'autre lecture
    Scenario: Free workers are hurt first, by the other reading
      Given the reading R-19 is "free-first"
      And Risk is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 2
      Then there is 1 injured worker
      And there are 2 healthy workers
      And there is 1 healthy worker in jail

    # fr: Un plateau à la jauge de Risque courte
    Scenario: A board with a short Risk gauge
      Given this content pack:
        """
        [last_box]
        risk = 2
        """
      And Risk is 1
      When the die shows 2
      Then there is 1 injured worker

    # fr: La case Blessé est dans l'image perdue
    Scenario: The box of Hurt is in the lost picture
      Given only what the book states is known
      When the die shows 2
      Then the rules need the datum last_box.risk

    # fr: Le numéro de la case Blessé du Risque n'est pas imprimé
    Scenario: The number of the Hurt box of Risk is not printed
      Then the datum last_box.risk is a stand-in

    # fr: La chance d'être blessé à l'offensive
    Scenario: The chance of being hurt in the offensive
      Given Risk is one step below Hurt
      And the offensive is about to be rolled
      Then the probability that "clause postal.gauge.hurt.risk is cited" is 1/6

    # fr: Une case plus près de Blessé
    Scenario: A step nearer to Hurt
      Given Risk is 2 steps below Hurt
      When the die shows 2
      Then Risk is one step below Hurt
      And there are 0 injured workers

    # fr: La probabilité que la case perdue soit nécessaire
    Scenario: How likely it is that the lost box is needed
      Given only what the book states is known
      And the offensive is about to be rolled
      Then the probability that "the rules need the datum last_box.risk" is 1/6

    # fr: Un travailleur blessé sur un emplacement laisse les blessés où ils sont
    Scenario: A worker hurt on a space leaves the injured ones where they are
      Given Risk is one step below Hurt
      And an injured worker stands at Newtown Creek
      And workers stand at the Docks and Triangle Shirtwaist
      When a worker acts at the Docks
      And the player injures the healthy worker at Triangle Shirtwaist
      Then "an injured worker acts at Newtown Creek" is legal
      And "an injured worker acts at Triangle Shirtwaist" is legal

    # fr: Le Risque atteint sa dernière case
    Scenario: Risk reaches its last box
      Given 4 healthy workers
      When Risk reaches its last box
      Then 1 worker is hurt
      And Risk is 0

  @postal.gauge.hurt.unsanitary
  # fr: Malade par l'Insalubrité
  Rule: Sick from Unsanitary

    # fr: Au paiement, l'Insalubrité ne rend plus malade
    Scenario: When living costs are paid, Unsanitary makes nobody sick any more
      Given the Cost of Living is to be paid
      And 3 healthy workers
      And 1 healthy worker in jail
      And the player must say who is injured by Unsanitary
      Then no table can show this position by postal.gauge.hurt.unsanitary

    # fr: L'Insalubrité atteint Blessé
    Scenario: Unsanitary reaches Hurt
      Given Unsanitary is one step below Hurt
      And 4 healthy workers
      When the die shows 4
      Then there is 1 sick worker
      And there are 3 healthy workers
      And clause postal.gauge.hurt.unsanitary is cited

    # fr: L'Insalubrité à deux cases de Blessé monte une fois
    Scenario: Unsanitary two steps below Hurt rises once
      Given Unsanitary is 2 steps below Hurt
      When the die shows 4
      Then there are 0 sick workers
      And the event gauge-full happens 0 times

    # fr: Le Risque monte quand l'Insalubrité est presque pleine
    Scenario: Risk rises while Unsanitary is nearly full
      Given Unsanitary is one step below Hurt
      When the die shows 2
      Then there are 0 sick workers

    # fr: Malade et blessé sont un même état
    Scenario: Sick and injured are the same state
      Given Unsanitary is one step below Hurt
      And 2 healthy workers
      And 1 injured worker
      When the die shows 4
      Then there are 2 injured workers
      And there is 1 idle worker

    # fr: La maladie vient aussitôt, avant l'action suivante
    Scenario: The sickness comes at once, before the next action
      Given Unsanitary is one step below Hurt
      And workers stand at Newtown Creek and Triangle Shirtwaist
      When a worker acts at Newtown Creek
      Then the player must say who is injured
      And "a worker acts at Triangle Shirtwaist" is refused by postal.gauge.hurt.unsanitary

    # fr: Un prisonnier peut être celui qui tombe malade
    Scenario: A prisoner may be the one who falls sick
      Given Unsanitary is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 4
      And the player injures a healthy worker in jail
      Then there is 1 injured worker in jail

    # fr: Les libres tombent malades d'abord, par l'autre lecture
    Scenario: Free workers fall sick first, by the other reading
      Given the reading R-19 is "free-first"
      And Unsanitary is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 4
      Then there is 1 sick worker
      And there is 1 healthy worker in jail

    # fr: Un plateau à la jauge d'Insalubrité courte
    Scenario: A board with a short Unsanitary gauge
      Given this content pack:
        """
        [last_box]
        unsanitary = 1
        """
      When the die shows 4
      Then there is 1 sick worker

    # fr: La case de la maladie est dans l'image perdue
    Scenario: The box of sickness is in the lost picture
      Given only what the book states is known
      When the die shows 4
      Then the rules need the datum last_box.unsanitary

    # fr: Le numéro de la case Blessé de l'Insalubrité n'est pas imprimé
    Scenario: The number of the Hurt box of Unsanitary is not printed
      Then the datum last_box.unsanitary is a stand-in

    # fr: La jauge qui se remplit et le travailleur qui tombe malade sont annoncés
    Scenario: The gauge that fills up and the worker who falls sick are told
      Given Unsanitary is one step below Hurt
      When the die shows 4
      # fr: le récit dit « L'Insalubrité atteint sa dernière case »
      Then the story says "Unsanitary reaches its last box"
      # fr: le récit dit « Un travailleur indemne non placé est blessé »
      And the story says "A healthy worker not placed is injured"

    # fr: L'Insalubrité monte loin de sa dernière case
    Scenario: Unsanitary rises far from its last box
      Given Unsanitary is 1
      When Unsanitary rises by 1
      Then Unsanitary rises to 2
      And nobody of the group is hurt

  @postal.gauge.hurt.cost-until-healed
  # fr: Plus cher jusqu'aux soins
  Rule: Costs more until healed

    # fr: Un dollar de plus aussitôt
    Scenario: One dollar more at once
      Given 4 healthy workers
      And Risk is one step below Hurt
      When the die shows 2
      Then the Cost of Living is 6 dollars
      And clause postal.gauge.hurt.cost-until-healed is cited

    # fr: Un malade coûte un dollar de plus aussi
    Scenario: A sick worker costs one dollar more as well
      Given 4 healthy workers
      And Unsanitary is one step below Hurt
      When the die shows 4
      Then the Cost of Living is 6 dollars
      And clause postal.gauge.hurt.cost-until-healed is cited

    # fr: Le dollar est dû au tour de la blessure
    Scenario: The dollar is due in the turn of the injury
      Given 4 healthy workers
      And Savings are 6 dollars
      And Risk is one step below Hurt
      When a worker acts at the East River Docks
      And the Cost of Living is paid
      Then Savings are 3 dollars
      And there is 1 injured worker

    # fr: Le dollar est encore dû au tour suivant
    Scenario: The dollar is still due in the next turn
      Given 4 healthy workers
      And Savings are 9 dollars
      And Risk is one step below Hurt
      When a worker acts at the East River Docks
      And the Cost of Living is paid
      And the turn ends
      Then the Cost of Living is 6 dollars

    # fr: Le dollar n'est plus dû quand le travailleur est soigné
    Scenario: The dollar is saved once the worker is healed
      Given Risk is one step below Hurt
      And workers stand at the East River Docks and the Bonesetter
      When a worker acts at the East River Docks
      And the player injures a healthy worker who has acted
      Then the Cost of Living is 6 dollars
      When a worker acts at the Bonesetter
      Then the Cost of Living is 5 dollars

    # fr: Un prisonnier blessé par une jauge coûte un dollar de plus
    Scenario: A prisoner hurt by a gauge costs one dollar more
      Given Risk is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 2
      And the player injures a healthy worker in jail
      Then the Cost of Living is 6 dollars

    # fr: Un prisonnier blessé ne coûte rien quand les prisonniers ne coûtent rien
    Scenario: A hurt prisoner costs nothing when prisoners cost nothing
      Given the reading R-18a is "free"
      And Risk is one step below Hurt
      And 3 healthy workers
      And 1 worker in jail
      When the die shows 2
      And the player injures a healthy worker in jail
      Then the Cost of Living is 4 dollars
      And clause postal.gauge.hurt.cost-until-healed is not cited

    # fr: Le coût monte avec la blessure, non avec la jauge
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
  # fr: La jauge revient à 0
  Rule: The gauge returns to 0

    # fr: Le Risque revient à 0 et l'Insalubrité reste
    Scenario: Risk returns to 0 and Unsanitary stays
      Given Risk is one step below Hurt
      And Unsanitary is 1
      And Police Threat is 1
      When the die shows 2
      Then Risk is 0
      And Unsanitary is 1
      And Police Threat is 1
      And clause postal.gauge.hurt.reset is cited

    # fr: L'Insalubrité revient à 0 et le Risque reste
    Scenario: Unsanitary returns to 0 and Risk stays
      Given Unsanitary is one step below Hurt
      And Risk is 1
      And Police Threat is 1
      When the die shows 4
      Then Unsanitary is 0
      And Risk is 1
      And Police Threat is 1
      And clause postal.gauge.hurt.reset is cited

    # fr: Une hausse après le retour compte depuis 0
    Scenario: A rise after the reset counts from 0
      Given Risk is one step below Hurt
      And Savings are 2 dollars
      And workers stand at the East River Docks and the East River Docks
      When a worker acts at the East River Docks
      And the player injures a healthy worker who has acted
      And a worker acts at the East River Docks
      Then Risk is 1
      And there is 1 injured worker

    # fr: Les deux jauges se remplissent en une offensive
    Scenario: Both gauges fill up in one offensive
      Given Employers' Strength is 3
      And Risk is one step below Hurt
      And Unsanitary is one step below Hurt
      When the dice show 2 and 4
      Then Risk is 0
      And Unsanitary is 0
      And there are 2 injured workers

    # fr: Seule la dernière case renvoie la jauge
    Scenario: Only the last box sends the gauge back
      Given Risk is 2 steps below Hurt
      And workers stand at the East River Docks and the East River Docks
      When a worker acts at the East River Docks
      Then the event gauge-reset happens 0 times
      When a worker acts at the East River Docks
      Then the event gauge-reset happens 1 time
      And Risk is 0

    # fr: La jauge qui revient à 0 est annoncée
    Scenario: The gauge that returns to 0 is told
      Given Unsanitary is one step below Hurt
      When the die shows 4
      # fr: le récit dit « L'Insalubrité revient à 0 »
      Then the story says "Unsanitary returns to 0"

    # fr: Tant que la blessure est due, la jauge est déjà revenue à 0
    Scenario: While the injury is due, the gauge is back on 0 already
      Given workers stand at Triangle and the Tenement
      And the player must say who is injured by Risk
      And Risk is 2
      Then no table can show this position by postal.gauge.hurt.reset

  @postal.gauge.jail.trigger
  # fr: Départ en prison
  Rule: Sent to jail

    # fr: Au paiement, personne ne va plus en prison
    Scenario: When living costs are paid, nobody goes to jail any more
      Given the Cost of Living is to be paid
      And 2 healthy workers
      And 1 injured worker
      And the player must say who goes to jail
      Then no table can show this position by postal.gauge.jail.trigger

    # fr: La Menace policière atteint la prison
    Scenario: Police Threat reaches jail
      Given Police Threat is one step below jail
      And 4 healthy workers
      When the die shows 3
      Then there is 1 worker in jail
      And there are 3 healthy workers
      And there are 0 injured workers
      And clause postal.gauge.jail.trigger is cited

    # fr: La Menace policière à deux cases de la prison monte une fois
    Scenario: Police Threat two steps below jail rises once
      Given Police Threat is 2 steps below jail
      When the die shows 3
      Then there are 0 workers in jail
      And the event gauge-full happens 0 times

    # fr: Le Risque monte quand la Menace policière est presque pleine
    Scenario: Risk rises while Police Threat is nearly full
      Given Police Threat is one step below jail
      When the die shows 2
      Then there are 0 workers in jail

    # fr: Emprisonné à l'offensive, absent de la phase des travailleurs
    Scenario: Jailed in the offensive, missing in the workers' phase
      Given Police Threat is one step below jail
      And 4 healthy workers
      When the die shows 3
      Then the workers are to be placed
      And 3 workers can act

    # fr: La prison vient aussitôt, avant l'action suivante
    Scenario: Jail comes at once, before the next action
      Given Police Threat is one step below jail
      And workers stand at the Tenderloin and Triangle Shirtwaist
      When a worker acts at the Tenderloin
      Then the player must say who goes to jail
      And "a worker acts at Triangle Shirtwaist" is refused by postal.gauge.jail.trigger

    # fr: Quelqu'un est arrêté quand un autre est en prison
    Scenario: Somebody is arrested while another is in jail
      Given Police Threat is one step below jail
      And 1 worker in jail
      And 3 healthy workers
      When the die shows 3
      Then there are 2 workers in jail
      And there are 2 healthy workers

    # fr: Les deux dés d'un tour remplissent la jauge, et chacun envoie un travailleur en prison
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

    # fr: Tous sont déjà en prison
    Scenario: Everybody is in jail already
      Given Police Threat is one step below jail
      And 4 workers in jail
      When the die shows 3
      Then the event nothing-happened happens
      And there are 4 workers in jail
      And clause postal.gauge.jail.trigger is cited

    # fr: Un prisonnier coûte autant qu'avant
    Scenario: A prisoner costs as much as before
      Given Police Threat is one step below jail
      And 4 healthy workers
      When the die shows 3
      Then the Cost of Living is 5 dollars
      And the event cost-changed happens 0 times

    # fr: Un prisonnier ne coûte rien, par l'autre lecture
    Scenario: A prisoner costs nothing, by the other reading
      Given the reading R-18a is "free"
      And Police Threat is one step below jail
      And 4 healthy workers
      When the die shows 3
      Then the Cost of Living is 4 dollars
      And the event cost-changed happens 1 time

    # fr: Un plateau à la jauge de Menace policière courte
    Scenario: A board with a short Police Threat gauge
      Given this content pack:
        """
        [last_box]
        police_threat = 2
        """
      And Police Threat is 1
      When the die shows 3
      Then there is 1 worker in jail

    # fr: La case de la prison est dans l'image perdue
    Scenario: The box of jail is in the lost picture
      Given only what the book states is known
      When the die shows 3
      Then the rules need the datum last_box.police_threat

    # fr: Le numéro de la case de la prison n'est pas imprimé
    Scenario: The number of the jail box is not printed
      Then the datum last_box.police_threat is a stand-in

    # fr: Une case plus près de la prison
    Scenario: A step nearer to jail
      Given Police Threat is 2 steps below jail
      When the die shows 3
      Then Police Threat is one step below jail
      And there are 0 workers in jail

    # fr: Le récit dit qui va en prison
    Scenario: Who goes to jail is told
      Given Police Threat is one step below jail
      When the die shows 3
      Then the event worker-jailed happens 1 time

    # fr: Le récit dit que personne ne peut être arrêté
    Scenario: That nobody can be arrested is told
      Given 4 workers in jail
      And Police Threat is one step below jail
      When the die shows 3
      # fr: le récit dit « Il n'y a personne à emprisonner »
      Then the story says "There is nobody to jail"

  @postal.gauge.jail.choice
  # fr: Qui va en prison
  Rule: Who goes to jail

    # fr: Un indemne et un blessé, le joueur doit choisir
    Scenario: A healthy and an injured worker, the player must choose
      Given Police Threat is one step below jail
      And 3 healthy workers
      And 1 injured worker
      When the die shows 3
      Then the player must say who goes to jail
      And there are 2 legal moves

    # fr: Le joueur désigne un indemne, qui vit en prison
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

    # fr: Le joueur désigne le blessé, qui meurt
    Scenario: The player names the injured worker, who dies
      Given Police Threat is one step below jail
      And 3 healthy workers
      And 1 injured worker
      When the die shows 3
      And the player sends the injured worker to jail
      Then there is 1 dead worker
      And there are 3 healthy workers
      And there are 0 workers in jail

    # fr: Un indemne part quand c'est possible, par l'autre lecture
    Scenario: A healthy worker goes when one can, by the other reading
      Given the reading R-7 is "every-death"
      And Police Threat is one step below jail
      And 3 healthy workers
      And 1 injured worker
      When the die shows 3
      Then there is 1 healthy worker in jail
      And there is 1 injured worker
      And there are 0 dead

    # fr: Quand tous les travailleurs sont dans le même état, rien n'est demandé
    Scenario: Workers who are all alike leave no question
      Given Police Threat is one step below jail
      And 4 healthy workers
      When the die shows 3
      Then the workers are to be placed
      And there is 1 healthy worker in jail

    # fr: Un travailleur qui a agi part, et aucune action n'est perdue
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

    # fr: Un prisonnier est désigné de nouveau
    Scenario: A prisoner is named again
      Given Police Threat is one step below jail
      And 2 healthy workers
      And 1 injured worker
      And 1 worker in jail
      When the die shows 3
      Then "the player sends a healthy worker in jail to jail" is refused by postal.gauge.jail.choice

    # fr: Un prisonnier blessé est désigné
    Scenario: An injured prisoner is named
      Given Police Threat is one step below jail
      And 2 healthy workers
      And 1 injured worker
      And 1 injured worker in jail
      When the die shows 3
      Then "the player sends the injured worker in jail to jail" is refused by postal.gauge.jail.choice

    # fr: Un travailleur est envoyé en prison depuis un endroit où il n'y a personne
    Scenario: A worker is sent to jail from where nobody stands
      Given Police Threat is one step below jail
      And 3 healthy workers
      And 1 injured worker
      When the die shows 3
      Then "the player sends a healthy worker at the Tenderloin to jail" is refused by postal.gauge.jail.choice

    # fr: Quelqu'un est envoyé en prison bien que la police ne vienne pas
    Scenario: Somebody is sent to jail though the police do not come
      When the player sends a healthy worker to jail
      Then the move is refused by postal.gauge.jail.choice

  @postal.gauge.jail.until-freed
  # fr: En prison jusqu'à libération
  Rule: In jail until freed

    # fr: Un tour passe sans les avocats
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

    # fr: Les avocats ouvrent la prison
    Scenario: The lawyers open the jail
      Given 2 workers in jail
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then there is 1 worker in jail
      And there are 3 healthy workers

    # fr: Qui sort n'agit pas le même tour
    Scenario: Whoever comes out does not act in the same turn
      Given 1 worker in jail
      And workers stand at the Liberal Lawyers and Triangle Shirtwaist
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then "a worker is placed at the Tenement" is refused
      And there is 1 legal move

    # fr: Qui est sorti est placé au tour suivant
    Scenario: Whoever came out is placed in the next turn
      Given 1 worker in jail
      And Savings are 9 dollars
      When a worker acts at the Liberal Lawyers to free a prisoner
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      Then 4 workers can act

    # fr: Un blessé sort de prison et n'est pas inactif le même tour
    Scenario: An injured worker comes out of jail and is not idle in the same turn
      Given 1 injured worker in jail
      And workers stand at the Liberal Lawyers and Triangle Shirtwaist
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then there is 1 injured worker
      And there are 0 idle workers

  @postal.gauge.jail.reset
  # fr: La menace revient à 0
  Rule: Police Threat returns to 0

    # fr: La Menace policière revient à 0, les autres jauges restent
    Scenario: Police Threat returns to 0, the other gauges stay
      Given Police Threat is one step below jail
      And Risk is 1
      And Unsanitary is 2
      When the die shows 3
      Then Police Threat is 0
      And Risk is 1
      And Unsanitary is 2
      And clause postal.gauge.jail.reset is cited

    # fr: Une hausse après l'arrestation compte depuis 0
    Scenario: A rise after the arrest counts from 0
      Given Police Threat is one step below jail
      And workers stand at the Tenderloin and the Tenderloin
      When a worker acts at the Tenderloin
      And the player sends a healthy worker who has acted to jail
      And a worker acts at the Tenderloin
      Then Police Threat is 1
      And there is 1 worker in jail

    # fr: La jauge est vide bien que personne ne puisse être arrêté
    Scenario: The gauge is empty although nobody can be arrested
      Given Police Threat is one step below jail
      And 4 workers in jail
      When the die shows 3
      Then Police Threat is 0

    # fr: La jauge est vide bien que le blessé meure
    Scenario: The gauge is empty although the injured worker dies
      Given Police Threat is one step below jail
      And 0 healthy workers
      And 4 injured workers
      When the die shows 3
      Then Police Threat is 0
      And there are 3 injured workers

    # fr: La case Blessé laisse la Menace policière où elle est
    Scenario: Hurt leaves Police Threat where it is
      Given Risk is one step below Hurt
      And Police Threat is 2
      When the die shows 2
      Then Police Threat is 2
      When a worker is placed at Triangle Shirtwaist
      Then clause postal.gauge.jail.reset is not cited

    # fr: Tant qu'on ne sait pas qui va en prison, la Menace policière est déjà revenue à 0
    Scenario: While it is open who goes to jail, Police Threat is back on 0 already
      Given workers stand at Triangle and the Tenement
      And the player must say who goes to jail
      And Police Threat is 2
      Then no table can show this position by postal.gauge.jail.reset
