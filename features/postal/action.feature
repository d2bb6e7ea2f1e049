# fr: Actions
# fr: Ce que font les douze emplacements de la zone d'action : le Tenement, les six du Groupe
# fr: anarchiste et les cinq lieux de New York. postal.action.tenement.meaning n'a pas de règle
# fr: ici : elle explique le thème, et l'effet de l'action relève des clauses suivantes.
# fr: Lesquelles des actions du Groupe anarchiste se font deux fois était sur une image perdue.
# fr: Les scénarios prennent les bouche-trous du contenu (Local syndical, Machine à impression) ou
# fr: un pack de contenu.
Feature: Actions
  What the twelve spaces of the action area do: the Tenement, the six spaces of the Anarchist
  Group and the five places of New York.

  postal.action.tenement.meaning has no rule here: it explains the theme, and the effect of the
  action is settled by the clauses after it.

  Which two actions of the Anarchist Group may be done twice was in a lost picture. The scenarios
  use the stand-ins of the default content (Local Union, Printing Press), or a content pack.

  @postal.action.tenement.reduce
  # fr: Tenement : baisser une jauge
  Rule: Tenement: lower a gauge

    # fr: Le ménage contre le Risque
    Scenario: Housework against Risk
      Given Risk is 2
      And Unsanitary is 2
      And Police Threat is 2
      When a worker acts at the Tenement to lower Risk
      Then Risk is 1
      And Unsanitary is 2
      And Police Threat is 2

    # fr: Le ménage contre l'Insalubrité
    Scenario: Housework against Unsanitary
      Given Risk is 2
      And Unsanitary is 2
      And Police Threat is 2
      When a worker acts at the Tenement to lower Unsanitary
      Then Risk is 2
      And Unsanitary is 1
      And Police Threat is 2

    # fr: Le ménage ne rapporte ni argent ni ressource
    Scenario: Housework brings neither money nor resources
      Given Risk is 1
      And Savings are 2 dollars
      When a worker acts at the Tenement to lower Risk
      Then Savings are 2 dollars
      And the group has 0 strikes
      And the group has 0 sabotages
      And the group has 0 union agitations
      And the group has 0 anarchist agitations

    # fr: Deux travailleurs font le ménage et choisissent chacun
    Scenario: Two workers keep house and choose differently
      Given Risk is 2
      And Unsanitary is 2
      And workers stand at the Tenement and the Tenement
      When a worker acts at the Tenement to lower Risk
      And a worker acts at the Tenement to lower Unsanitary
      Then Risk is 1
      And Unsanitary is 1

    # fr: Deux travailleurs font le ménage contre la même jauge
    Scenario: Two workers keep house against the same gauge
      Given Unsanitary is 3
      And workers stand at the Tenement and the Tenement
      When a worker acts at the Tenement to lower Unsanitary
      And a worker acts at the Tenement to lower Unsanitary
      Then Unsanitary is 1

    # fr: Un travailleur blessé fait le ménage
    Scenario: An injured worker keeps house
      Given 1 injured worker
      And Risk is 1
      When an injured worker acts at the Tenement to lower Risk
      Then Risk is 0

    # fr: Le ménage sans dire quelle jauge
    Scenario: Housework without saying which gauge
      Given Risk is 2
      And Unsanitary is 2
      When a worker acts at the Tenement
      Then the move is refused by postal.action.tenement.reduce
      # fr: le refus dit « Un choix est requis (le Tenement) : le Risque ou l'Insalubrité »
      And the refusal says "A choice is needed at the Tenement: Risk or Unsanitary"

    # fr: Le ménage contre la Menace policière
    Scenario: Housework against Police Threat
      Given Police Threat is 2
      When a worker acts at the Tenement to lower Police Threat
      Then the move is refused by postal.action.tenement.reduce

    # fr: Le ménage pour libérer un prisonnier
    Scenario: Housework to free a prisoner
      Given 1 worker in jail
      When a worker acts at the Tenement to free a prisoner
      Then the move is refused by postal.action.tenement.reduce

    # fr: Tous les travailleurs à la maison, aucune limite n'étant écrite
    Scenario: All workers at home, as no limit is written
      When workers are placed at the Tenement, the Tenement and the Tenement
      And a worker is placed at the Tenement
      Then the actions are to be resolved
      And the datum uses.tenement is a stand-in

    # fr: Un plateau dont le Tenement n'a qu'un emplacement
    Scenario: A board whose Tenement has a single slot
      Given this content pack:
        """
        [uses]
        tenement = 1
        """
      When a worker is placed at the Tenement
      And a worker is placed at the Tenement
      Then the move is refused by postal.action.tenement.reduce
      # fr: le refus dit « 1 sur 1 »
      And the refusal says "1 of 1"

    # fr: Le ménage ne fait jamais monter <gauge>
    Scenario Outline: Housework never raises <gauge>
      Given <gauge> is 2
      When a worker acts at the Tenement to raise <gauge>
      Then the move is refused by postal.action.tenement.reduce
      # fr: le refus dit « Choisissez de baisser »
      And the refusal says "Choose to lower <gauge>"

      Examples:
        | gauge      |
        | Risk       |
        | Unsanitary |

    # fr: Deux travailleurs sur un Tenement à un seul emplacement
    Scenario: Two workers on a Tenement with a single slot
      Given this content pack:
        """
        [uses]
        tenement = 1
        """
      And workers stand at the Tenement and the Tenement
      Then no table can show this position by postal.action.tenement.reduce

    # fr: Le niveau après le ménage est annoncé
    Scenario: The level after the housework is told
      Given Unsanitary is 3
      When a worker acts at the Tenement to lower Unsanitary
      # fr: le récit dit « L'Insalubrité est à 2 »
      Then the story says "Unsanitary is now 2"

    # fr: Un blessé prend un emplacement comme un autre
    Scenario: Somebody injured takes up a slot like anybody
      Given this content pack:
        """
        [uses]
        tenement = 1
        """
      And 2 healthy workers
      And 2 injured workers
      When an injured worker is placed at the Tenement
      And a healthy worker is placed at the Tenement
      Then the move is refused by postal.action.tenement.reduce
      # fr: le refus dit « 1 sur 1 »
      And the refusal says "1 of 1"

    # fr: Le ménage baisse ce que la joueuse choisit ensuite
    Scenario: The housework lowers what the player chooses then
      Given Risk is 2
      And Unsanitary is 1
      When a worker goes to the Tenement
      And the player chooses to lower Risk
      Then Risk falls to 1
      And Risk goes down by 1

    # fr: Une Insalubrité qui baisse au logis
    Scenario: The housework lowers the Unsanitary of the house
      Given Unsanitary is 2
      When a worker goes to the Tenement to lower Unsanitary
      Then Unsanitary goes down

  @postal.action.tenement.floor-zero
  # fr: Tenement : jamais sous 0
  Rule: Tenement: never below 0

    # fr: De 1 à 0
    Scenario: From 1 to 0
      Given Risk is 1
      When a worker acts at the Tenement to lower Risk
      Then Risk is 0
      And clause postal.action.tenement.floor-zero is not cited
      And the event gauge-moved happens 1 time

    # fr: Le Risque à 0 y reste
    Scenario: Risk on 0 stays there
      Given Unsanitary is 1
      When a worker acts at the Tenement to lower Risk
      Then Risk is 0
      And Unsanitary is 1
      And clause postal.action.tenement.floor-zero is cited
      And clause postal.action.tenement.reduce is not cited

    # fr: L'Insalubrité à 0 y reste
    Scenario: Unsanitary on 0 stays there
      Given Risk is 1
      When a worker acts at the Tenement to lower Unsanitary
      Then Unsanitary is 0
      And Risk is 1
      And clause postal.action.tenement.floor-zero is cited
      And clause postal.action.tenement.reduce is not cited

    # fr: Le second ménage n'a plus rien à baisser
    Scenario: The second housework finds nothing left to lower
      Given Risk is 1
      And workers stand at the Tenement and the Tenement
      When a worker acts at the Tenement to lower Risk
      And a worker acts at the Tenement to lower Risk
      Then Risk is 0

    # fr: Rien n'est mis de côté sous 0
    Scenario: Nothing is saved up below 0
      Given workers stand at the Tenement and the East River Docks
      When a worker acts at the Tenement to lower Risk
      And a worker acts at the East River Docks
      Then Risk is 1

    # fr: Le récit dit qu'il n'y a rien à baisser
    Scenario: That there is nothing to lower is told
      Given Unsanitary is 0
      When a worker acts at the Tenement to lower Unsanitary
      # fr: le récit dit « La jauge est déjà à 0 »
      Then the story says "The gauge is on 0 already"

    # fr: Le ménage de trop ne change rien
    Scenario: Housework on a gauge that is empty neither raises nor lowers it
      Given Risk is 0
      When a worker goes to the Tenement to lower Risk
      Then Risk does not go down
      And Risk does not go up

  @postal.action.tenement.rent
  # fr: Tenement : loyer
  Rule: Tenement: rent

    # fr: Un dollar de loyer en mode <mode>
    Scenario Outline: One dollar of rent in <mode> mode
      Given a game in <mode> mode
      And 4 healthy workers
      Then the Cost of Living is 5 dollars

      Examples:
        | mode      |
        | Normal    |
        | Confirmed |

    # fr: Un travailleur seul paie tout le loyer
    Scenario: A single worker pays the whole rent
      Given 1 healthy worker
      Then the Cost of Living is 2 dollars

    # fr: Le loyer est dû même si personne ne travaille au Tenement
    Scenario: Rent is due though nobody works at the Tenement
      Given Savings are 2 dollars
      When a worker acts at Triangle Shirtwaist
      Then the Cost of Living is 5 dollars

    # fr: Le loyer est dû une fois même si deux travailleurs agissent au Tenement
    Scenario: Rent is due once though two workers act at the Tenement
      Given Savings are 10 dollars
      And Risk is 2
      And workers stand at the Tenement and the Tenement
      When a worker acts at the Tenement to lower Risk
      Then the Cost of Living is 5 dollars
      When a worker acts at the Tenement to lower Risk
      Then Savings are 10 dollars
      And the Cost of Living is 5 dollars
      When the Cost of Living is paid
      Then Savings are 5 dollars

    # fr: Le loyer est dû même quand tous sont en prison
    Scenario: Rent is still due when everybody is in jail
      Given 4 workers in jail
      And the reading R-18a is "free"
      Then the Cost of Living is 1 dollar

    # fr: Un pack de contenu relève le loyer du seul mode Confirmé
    Scenario: A content pack raises the rent of Confirmed mode alone
      Given this content pack:
        """
        [rent]
        confirmed = 3
        """
      And a game in Confirmed mode
      Then the Cost of Living is 7 dollars

  @postal.action.tenement.rent-hard
  # fr: Tenement : loyer en Difficile
  Rule: Tenement: rent in Hard mode

    # fr: Deux dollars de loyer
    Scenario: Two dollars of rent
      Given a game in Hard mode
      And 4 healthy workers
      Then the Cost of Living is 6 dollars

    # fr: Le loyer plus élevé est payé
    Scenario: The higher rent is paid
      Given a game in Hard mode
      And Savings are 8 dollars
      When the Cost of Living is paid
      Then Savings are 2 dollars

    # fr: Un travailleur seul en mode Difficile
    Scenario: A single worker in Hard mode
      Given a game in Hard mode
      And 1 healthy worker
      Then the Cost of Living is 3 dollars

    # fr: Deux dollars en tout, qui que travaille au Tenement
    Scenario: Two dollars in all, whoever works at the Tenement
      Given a game in Hard mode
      And workers stand at the Tenement and the Tenement
      When a worker acts at the Tenement to lower Risk
      And a worker acts at the Tenement to lower Risk
      Then the Cost of Living is 6 dollars

    # fr: Le coût imprimé du départ, par l'autre lecture
    Scenario: The printed cost of the start, by the other reading
      Given a game in Hard mode
      And the reading R-1 is "printed-five"
      Then the Cost of Living is 5 dollars

    # fr: Le coût imprimé du départ vaut à un autre prix du travailleur, par l'autre lecture
    Scenario: The printed cost of the start holds at another price of a worker, by the other reading
      Given this content pack:
        """
        [cost]
        worker = 2
        """
      And a game in Hard mode
      And the reading R-1 is "printed-five"
      Then the Cost of Living is 5 dollars

  @postal.action.group.six-spaces
  # fr: Groupe anarchiste : six actions
  Rule: Anarchist Group: six actions

    # fr: Un travailleur peut aller à l'emplacement : <space>
    Scenario Outline: A worker may go to the <space>
      When a worker is placed at the <space>
      Then the move is legal

      Examples:
        | space              |
        | Bonesetter         |
        | Local Union        |
        | Printing Press     |
        | Liberal Lawyers    |
        | Political Cafe     |
        | Chemistry Workshop |

    # fr: Six emplacements à côté du Tenement et des cinq lieux de New York
    Scenario: Six spaces beside the Tenement and the five places of New York
      When a worker is placed at the Tenement
      Then there are 12 legal moves

    # fr: Un groupe épuisé laisse les autres emplacements
    Scenario: A used-up group leaves the other spaces
      Given 7 healthy workers
      When workers are placed at the Bonesetter, the Liberal Lawyers, the Political Cafe and the Chemistry Workshop
      Then there are 8 legal moves

    # fr: Une action propre : <space>
    Scenario Outline: The <space> has an action of its own
      Given Savings are 2 dollars
      And 1 injured worker
      When a healthy worker acts at the <space>
      Then clause <clause> is cited

      Examples:
        | space          | clause                            |
        | Bonesetter     | postal.action.bonesetter.heal     |
        | Local Union    | postal.action.local-union.gain    |
        | Printing Press | postal.action.printing-press.gain |
        | Political Cafe | postal.action.cafe.gain           |

    # fr: Les Avocats libéraux et l'Atelier de chimie ont leur action propre
    Scenario: The Liberal Lawyers and the Chemistry Workshop have actions of their own
      Given workers stand at the Liberal Lawyers and the Chemistry Workshop
      When a worker acts at the Liberal Lawyers to lower Police Threat
      And a worker acts at the Chemistry Workshop to raise Risk
      Then clause postal.action.lawyers.police-down is cited
      And clause postal.action.chemistry.gain is cited

  @postal.action.group.limit-once
  # fr: Groupe anarchiste : une fois par tour
  Rule: Anarchist Group: once a turn

    # fr: Un second travailleur : <space>
    Scenario Outline: A second worker at the <space>
      When a worker is placed at the <space>
      And a worker is placed at the <space>
      Then the move is refused by postal.action.group.limit-once
      # fr: le refus dit « 1 sur 1 »
      And the refusal says "1 of 1"

      Examples:
        | space              |
        | Bonesetter         |
        | Liberal Lawyers    |
        | Political Cafe     |
        | Chemistry Workshop |

    # fr: Quatre actions simples en un tour
    Scenario: Four single actions in one turn
      When workers are placed at the Bonesetter, the Liberal Lawyers, the Political Cafe and the Chemistry Workshop
      Then the actions are to be resolved

    # fr: La place d'un travailleur blessé est prise aussi
    Scenario: The place of an injured worker is taken as well
      Given 1 injured worker
      And the workers are to be placed
      And an injured worker stands at the Political Cafe
      When a healthy worker is placed at the Political Cafe
      Then the move is refused by postal.action.group.limit-once

    # fr: Une action simple est de nouveau libre au tour suivant
    Scenario: A single action is free again in the next turn
      Given Savings are 9 dollars
      When a worker acts at the Political Cafe
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      And a worker is placed at the Political Cafe
      Then the move is legal

    # fr: Un plateau où le Local syndical est une action simple
    Scenario: A board on which the Local Union is a single action
      Given this content pack:
        """
        [uses]
        local_union = 1
        bonesetter = 2
        """
      When a worker is placed at the Local Union
      And a worker is placed at the Local Union
      Then the move is refused by postal.action.group.limit-once

    # fr: L'image perdue est nécessaire pour un second travailleur
    Scenario: The lost picture is needed for a second worker
      Given only what the book states is known
      And the workers are to be placed
      And a worker stands at the Political Cafe
      When a worker is placed at the Political Cafe
      Then the rules need the datum uses.political_cafe

    # fr: Le premier travailleur n'a pas besoin d'image
    Scenario: The first worker needs no picture
      Given only what the book states is known
      When a worker is placed at the Political Cafe
      Then the move is legal

    # fr: Quelles actions sont simples n'est pas imprimé
    Scenario: Which actions are single is not printed
      Then the datum uses.bonesetter is a stand-in
      And the datum uses.liberal_lawyers is a stand-in
      And the datum uses.political_cafe is a stand-in
      And the datum uses.chemistry_workshop is a stand-in

    # fr: Tant qu'il reste des travailleurs, seule la place prise en interdit un autre
    Scenario: While workers are left only the full place forbids another
      Given a worker stands at the Bonesetter
      And the workers are to be placed
      When a worker is placed at the Bonesetter
      Then the move is refused by postal.action.group.limit-once and by nothing else

    # fr: Le second ouvrier va chez le Rebouteux trop tard
    Scenario: A second worker goes to the Bonesetter in the same turn
      Given 3 healthy workers
      And 2 injured workers
      When a healthy worker goes to the Bonesetter
      And a healthy worker goes to the Bonesetter
      Then the move is refused by postal.action.group.limit-once and by nothing else

    # fr: La grève reste quand un second ouvrier arrive trop tard au Café
    Scenario: The strike stays when a second worker comes too late to the Political Cafe
      When a worker goes to the Political Cafe
      And a worker goes to the Political Cafe
      Then the move is refused by postal.action.group.limit-once and by nothing else
      And the group has 1 strike

    # fr: L'action a déjà été faite ce tour
    Scenario: The action has been done in this turn
      Given the Political Cafe has been used this turn
      When a worker goes to the Political Cafe
      Then the move is refused by postal.action.group.limit-once and by nothing else

  @postal.action.group.limit-twice
  # fr: Groupe anarchiste : deux fois par tour
  Rule: Anarchist Group: twice a turn

    # fr: Un second travailleur où deux peuvent agir : <space>
    Scenario Outline: A second worker at the <space>, where two may act
      When a worker is placed at the <space>
      And a worker is placed at the <space>
      Then the move is legal

      Examples:
        | space          |
        | Local Union    |
        | Printing Press |

    # fr: Un troisième travailleur : <space>
    Scenario Outline: A third worker at the <space>
      When workers are placed at the <space> and the <space>
      And a worker is placed at the <space>
      Then the move is refused by postal.action.group.limit-twice
      # fr: le refus dit « 2 sur 2 »
      And the refusal says "2 of 2"

      Examples:
        | space          |
        | Local Union    |
        | Printing Press |

    # fr: Un indemne et un blessé remplissent un emplacement double
    Scenario: A healthy and an injured worker fill a double space
      Given 1 injured worker
      And the workers are to be placed
      And a healthy worker stands at the Local Union
      And an injured worker stands at the Local Union
      When a healthy worker is placed at the Local Union
      Then the move is refused by postal.action.group.limit-twice

    # fr: Les deux actions doubles se font deux fois en un tour
    Scenario: Both double actions are done twice in one turn
      Given Savings are 2 dollars
      When workers are placed at the Local Union, the Local Union, the Printing Press and the Printing Press
      And the workers act at the Local Union, the Local Union, the Printing Press and the Printing Press
      Then the group has 2 union agitations
      And the group has 2 anarchist agitations

    # fr: Deux ouvriers vont au Local syndical l'un après l'autre
    Scenario: Two workers go to the Local Union one after the other
      When 2 workers go to the Local Union
      Then the group has 2 union agitations

    # fr: D'abord le Local syndical, puis les Docks, puis encore le Local syndical
    Scenario: To the Local Union, to the Docks, and to the Local Union again
      Given Savings are 2 dollars
      When a worker goes to the Local Union
      And a worker goes to the East River Docks
      And a worker goes to the Local Union
      Then the group has 2 union agitations
      And Savings are 5 dollars

    # fr: Un plateau où le Rebouteux est une action double
    Scenario: A board on which the Bonesetter is a double action
      Given this content pack:
        """
        [uses]
        local_union = 1
        bonesetter = 2
        """
      When workers are placed at the Bonesetter and the Bonesetter
      And a worker is placed at the Bonesetter
      Then the move is refused by postal.action.group.limit-twice

    # fr: Quelles actions sont doubles n'est pas imprimé
    Scenario: Which actions are double is not printed
      Then the datum uses.local_union is a stand-in
      And the datum uses.printing_press is a stand-in

    # fr: Aucune action du groupe ne se fait trois fois, quoi que montre l'image perdue
    Scenario: No action of the group is done three times, whatever the lost picture shows
      Given only what the book states is known
      And the workers are to be placed
      And workers stand at the Local Union and the Local Union
      When a worker is placed at the Local Union
      Then the move is refused by postal.action.group.limit-twice
      # fr: le refus dit « 2 sur 2 »
      And the refusal says "2 of 2"

    # fr: Aucune troisième action du groupe ne se fait deux fois, quoi que montre l'image perdue
    Scenario: No third action of the group is done twice, whatever the lost picture shows
      Given only what the book states is known
      And the workers are to be placed
      And 6 healthy workers
      And workers stand at the Local Union, the Local Union, the Printing Press, the Printing Press and the Political Cafe
      When a worker is placed at the Political Cafe
      Then the move is refused by postal.action.group.limit-twice
      # fr: le refus dit « 1 sur 1 »
      And the refusal says "1 of 1"

    # fr: L'Atelier de chimie fait deux fois compte comme les autres
    Scenario: The Chemistry Workshop done twice counts like the others
      Given only what the book states is known
      And the workers are to be placed
      And 6 healthy workers
      And workers stand at the Local Union, the Local Union, the Chemistry Workshop, the Chemistry Workshop and the Political Cafe
      When a worker is placed at the Political Cafe
      Then the move is refused by postal.action.group.limit-twice

    # fr: Tant qu'une seule action se fait deux fois, l'image perdue est nécessaire pour une seconde
    Scenario: While only one action is done twice the lost picture is needed for a second
      Given only what the book states is known
      And the workers are to be placed
      And workers stand at the Local Union, the Local Union and the Political Cafe
      When a worker is placed at the Political Cafe
      Then the rules need the datum uses.political_cafe

    # fr: Trois travailleurs sur une action du groupe
    Scenario: Three workers at one action of the group
      Given only what the book states is known
      And the workers are to be placed
      And workers stand at the Local Union, the Local Union and the Local Union
      Then no table can show this position by postal.action.group.limit-twice

    # fr: Trois actions du groupe à deux travailleurs chacune
    Scenario: Three actions of the group with two workers each
      Given only what the book states is known
      And the workers are to be placed
      And 7 healthy workers
      And workers stand at the Local Union, the Local Union, the Printing Press, the Printing Press, the Political Cafe and the Political Cafe
      Then no table can show this position by postal.action.group.limit-twice

    # fr: Trois agitations syndicales en un tour
    Scenario: Three union agitations in one turn
      Given the group has 3 union agitations
      Then no table can show this position by postal.action.group.limit-twice

    # fr: Deux de chacune de trois ressources en un tour
    Scenario: Two of each of three resources in one turn
      Given 7 healthy workers
      And the group has 2 strikes
      And the group has 2 sabotages
      And the group has 2 union agitations
      Then no table can show this position by postal.action.group.limit-twice

    # fr: Quand une place sur deux est libre, seul le manque de travailleurs en interdit un autre
    Scenario: Where one of two places is free, only the lack of workers forbids another
      Given 0 healthy workers
      And 4 injured workers
      And an injured worker stands at the Local Union
      And the workers are to be placed
      When a healthy worker is placed at the Local Union
      Then the move is refused by postal.worker.action-points and by nothing else

  @postal.action.bonesetter.heal
  # fr: Rebouteux : soigner
  Rule: Bonesetter: heal

    # fr: Un blessé sur deux est soigné
    Scenario: One of two injured workers is healed
      Given 2 injured workers
      When a healthy worker acts at the Bonesetter
      Then there is 1 injured worker
      And there are 3 healthy workers
      And clause postal.action.bonesetter.heal is cited
      And the event worker-healed happens 1 time

    # fr: Le seul blessé est soigné sans question
    Scenario: The only injured worker is healed without a question
      Given 1 injured worker
      When a healthy worker acts at the Bonesetter
      Then there are 0 injured workers
      And there are 4 healthy workers

    # fr: Un blessé va lui-même chez le Rebouteux
    Scenario: An injured worker goes to the Bonesetter in person
      Given 1 injured worker
      When an injured worker acts at the Bonesetter
      Then there are 4 healthy workers

    # fr: Personne n'est blessé
    Scenario: Nobody is injured
      When a worker acts at the Bonesetter
      Then the event nothing-happened happens
      And there are 4 healthy workers
      And clause postal.action.bonesetter.heal is cited

    # fr: Le joueur dit lequel des deux blessés est soigné
    Scenario: The player says which of two injured workers is healed
      Given 2 injured workers
      And an injured worker stands at the East River Docks
      And a healthy worker stands at the Bonesetter
      When a healthy worker acts at the Bonesetter
      Then the player must say who is healed

    # fr: Un travailleur soigné avant d'agir agit encore
    Scenario: A worker healed before acting still acts
      Given 2 injured workers
      And Savings are 2 dollars
      And an injured worker stands at the East River Docks
      And a healthy worker stands at the Bonesetter
      When a healthy worker acts at the Bonesetter
      And the player heals the injured worker at the East River Docks
      And a healthy worker acts at the East River Docks
      Then Savings are 5 dollars

    # fr: Un inactif soigné agit dès le tour suivant
    Scenario: An idle worker who is healed acts from the next turn
      Given 2 injured workers
      And Savings of 9 dollars
      And an injured worker stands at the East River Docks
      And a healthy worker stands at the Bonesetter
      When a healthy worker acts at the Bonesetter
      And the player heals the injured worker who is not placed
      Then there is 1 legal move
      When an injured worker acts at the East River Docks
      Then the Cost of Living is to be paid
      When the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then 4 workers can act

    # fr: Un indemne est désigné pour être soigné
    Scenario: A healthy worker is named to be healed
      Given 2 injured workers
      And an injured worker stands at the East River Docks
      And a healthy worker stands at the Bonesetter
      When a healthy worker acts at the Bonesetter
      Then "the player heals a healthy worker who has acted" is refused by postal.action.bonesetter.heal

    # fr: Quelqu'un est désigné alors qu'on ne soigne personne
    Scenario: Somebody is named though nobody is being healed
      Given 1 injured worker
      When the player heals the injured worker
      Then the move is refused by postal.action.bonesetter.heal

    # fr: Le Rebouteux atteint la prison
    Scenario: The Bonesetter reaches into jail
      Given 3 healthy workers
      And 1 injured worker in jail
      When a healthy worker acts at the Bonesetter
      Then there are 0 injured workers in jail
      And there is 1 healthy worker in jail

    # fr: Le Rebouteux reste hors de la prison, par l'autre lecture
    Scenario: The Bonesetter stays outside the jail, by the other reading
      Given the reading R-20 is "free-only"
      And 3 healthy workers
      And 1 injured worker in jail
      When a healthy worker acts at the Bonesetter
      Then there is 1 injured worker in jail
      And the event nothing-happened happens

    # fr: Un prisonnier ou un travailleur libre est soigné, comme le dit le joueur
    Scenario: A prisoner or a free worker is healed, as the player says
      Given 2 healthy workers
      And 1 injured worker
      And 1 injured worker in jail
      When a healthy worker acts at the Bonesetter
      Then the player must say who is healed
      And "the player heals the injured worker in jail" is legal
      And "the player heals the injured worker who is not placed" is legal

    # fr: Entre un prisonnier et un travailleur libre, seul le libre est soigné, par l'autre lecture
    Scenario: Of a prisoner and a free worker only the free one, by the other reading
      Given the reading R-20 is "free-only"
      And 2 healthy workers
      And 1 injured worker
      And 1 injured worker in jail
      When a healthy worker acts at the Bonesetter
      Then there are 0 injured workers
      And there is 1 injured worker in jail

    # fr: L'endroit du travailleur soigné est annoncé
    Scenario: The place of the worker who is healed is told
      Given 1 injured worker
      And 1 injured worker in jail
      When a worker acts at the Bonesetter
      And the player heals an injured worker in jail
      # fr: le récit dit « Un travailleur blessé en prison est guéri »
      Then the story says "An injured worker in jail is healed"

    # fr: Le récit dit que personne n'est blessé
    Scenario: That nobody is injured is told
      When a worker acts at the Bonesetter
      # fr: le récit dit « Il n'y a personne à guérir »
      Then the story says "There is nobody to heal"
      And clause postal.action.bonesetter.heal is cited

    # fr: Un prisonnier blessé est là mais ne peut être désigné, par l'autre lecture
    Scenario: An injured prisoner is there but cannot be named, by the other reading
      Given the reading R-20 is "free-only"
      And 1 injured worker in jail
      And injured workers stand at Triangle Shirtwaist and the Tenement
      And a healthy worker stands at the Bonesetter
      When a worker acts at the Bonesetter
      And the player heals an injured worker in jail
      Then the move is refused by postal.action.bonesetter.heal and by nothing else
      # fr: le refus dit « ne peut pas être désigné »
      And the refusal says "cannot be named"

    # fr: Un travailleur soigné sur un emplacement laisse les indemnes où ils sont
    Scenario: A worker healed on a space leaves the healthy ones where they are
      Given an injured worker stands at Triangle Shirtwaist
      And workers stand at the Bonesetter and the Docks
      When a worker acts at the Bonesetter
      Then "a healthy worker acts at the Docks" is legal
      And "a healthy worker acts at Triangle Shirtwaist" is legal

    # fr: On ne dit qui est soigné que pendant les actions
    Scenario: Who is healed is said during the actions only
      Given 3 injured workers
      And 1 injured worker in jail
      And the player must say who is healed
      Then the actions are to be resolved

    # fr: Personne n'est soigné avant d'avoir été posé
    Scenario: Nobody is healed while workers are still placed
      Given the workers are to be placed
      And 2 injured workers
      And 1 prisoner
      And the player must say who is healed
      Then no table can show this position by postal.action.bonesetter.heal

    # fr: Un blessé qui a agi est soigné
    Scenario: An injured worker who has acted is healed
      Given the actions are to be resolved
      And the player must say who is healed
      And 1 healthy worker who has acted
      And 1 injured worker who has acted
      And 2 injured workers
      Then there is 1 healthy worker who has acted
      And there is 1 injured worker who has acted
      When the player heals the injured worker who has acted
      Then there are 3 healthy workers
      And there is 1 injured worker

  @postal.action.bonesetter.cost-down
  # fr: Rebouteux : le coût baisse
  Rule: Bonesetter: cost goes down

    # fr: Un dollar de moins aussitôt
    Scenario: One dollar less at once
      Given 3 healthy workers
      And 1 injured worker
      And Savings are 10 dollars
      When a healthy worker acts at the Bonesetter
      Then the Cost of Living is 5 dollars
      And the event cost-changed happens 1 time
      And clause postal.action.bonesetter.cost-down is cited
      And the event worker-healed happens before the event cost-changed

    # fr: Les soins baissent déjà le paiement de ce tour
    Scenario: The healing already lowers the payment of this turn
      Given 3 healthy workers
      And 1 injured worker
      And Savings are 6 dollars
      When a healthy worker acts at the Bonesetter
      And the Cost of Living is paid
      Then Savings are 1 dollar

    # fr: Sur deux blessés, l'un coûte moins
    Scenario: Of two injured workers one costs less
      Given 2 injured workers
      When a healthy worker acts at the Bonesetter
      Then the Cost of Living is 6 dollars

    # fr: Blessé aux docks et soigné le même tour, un travailleur ne coûte pas plus qu'avant
    Scenario: Hurt at the docks and healed in the same turn, a worker costs no more than before
      Given 4 healthy workers
      And Risk is one step below Hurt
      And workers stand at the East River Docks and the Bonesetter
      When a worker acts at the East River Docks
      And the player injures a healthy worker who has acted
      And a worker acts at the Bonesetter
      Then there are 0 injured workers
      And the Cost of Living is 5 dollars

    # fr: Personne n'est soigné, rien n'est donc épargné
    Scenario: Nobody is healed, so nothing is saved
      When a worker acts at the Bonesetter
      Then the Cost of Living is 5 dollars
      And clause postal.action.bonesetter.cost-down is not cited
      And clause postal.action.bonesetter.heal is cited

    # fr: Soigner un prisonnier épargne un dollar aussi
    Scenario: Healing a prisoner saves a dollar too
      Given 3 healthy workers
      And 1 injured worker in jail
      When a healthy worker acts at the Bonesetter
      Then the Cost of Living is 5 dollars
      And clause postal.action.bonesetter.cost-down is cited

    # fr: Soigner un prisonnier qui ne coûte rien n'épargne rien
    Scenario: Healing a prisoner who costs nothing saves nothing
      Given the reading R-18a is "free"
      And 3 healthy workers
      And 1 injured worker in jail
      And the actions are to be resolved
      And a healthy worker stands at the Bonesetter
      Then the Cost of Living is 4 dollars
      When a healthy worker acts at the Bonesetter
      Then the Cost of Living is 4 dollars
      And clause postal.action.bonesetter.cost-down is not cited

  @postal.action.local-union.gain
  # fr: Local syndical : agitation syndicale
  Rule: Local Union: union agitation

    # fr: Une agitation syndicale et rien d'autre
    Scenario: One union agitation and nothing else
      Given Savings are 2 dollars
      When a worker acts at the Local Union
      Then the group has 1 union agitation
      And the group has 0 anarchist agitations
      And Savings are 2 dollars
      And Police Threat is 0

    # fr: Deux travailleurs, deux agitations syndicales
    Scenario: Two workers, two union agitations
      Given workers stand at the Local Union and the Local Union
      When the workers act at the Local Union and the Local Union
      Then the group has 2 union agitations

    # fr: Les agitations syndicales du tour sont annoncées
    Scenario: The union agitations of the turn are told
      Given the group has 1 union agitation
      When a worker acts at the Local Union
      # fr: le récit dit « Ressource obtenue : 1 agitation syndicale (2) »
      Then the story says "1 union agitation gained (2"

  @postal.action.printing-press.gain
  # fr: Machine à impression : agitation anarchiste
  Rule: Printing Press: anarchist agitation

    # fr: Une agitation anarchiste
    Scenario: One anarchist agitation
      Given Savings are 2 dollars
      When a worker acts at the Printing Press
      Then the group has 1 anarchist agitation
      And the group has 0 union agitations

    # fr: Deux travailleurs, deux agitations anarchistes
    Scenario: Two workers, two anarchist agitations
      Given Savings are 2 dollars
      And workers stand at the Printing Press and the Printing Press
      When the workers act at the Printing Press and the Printing Press
      Then the group has 2 anarchist agitations

    # fr: Sans un dollar, aucun tract n'est imprimé
    Scenario: Without a dollar no leaflet is printed
      Given Savings are 0 dollars
      When a worker acts at the Printing Press
      Then the group has 0 anarchist agitations

  @postal.action.printing-press.pay
  # fr: Machine à impression : prix
  Rule: Printing Press: price

    # fr: Un dollar est payé
    Scenario: One dollar is paid
      Given Savings are 2 dollars
      When a worker acts at the Printing Press
      Then Savings are 1 dollar
      And clause postal.action.printing-press.pay is cited
      And the event money-paid happens 1 time
      And the event money-paid happens before the event resource-gained

    # fr: Le dernier dollar suffit
    Scenario: The last dollar is enough
      Given Savings are 1 dollar
      When a worker acts at the Printing Press
      Then Savings are 0 dollars
      And the group has 1 anarchist agitation

    # fr: Pas de dollar, pas de dette
    Scenario: No dollar, no debt
      Given Savings are 0 dollars
      When a worker acts at the Printing Press
      Then Savings are 0 dollars
      And the group has 0 anarchist agitations
      And the event nothing-happened happens
      And there are 4 healthy workers
      And the event nothing-happened happens 1 time

    # fr: Un dollar pour deux machines
    Scenario: One dollar for two presses
      Given Savings are 1 dollar
      And workers stand at the Printing Press and the Printing Press
      When the workers act at the Printing Press and the Printing Press
      Then Savings are 0 dollars
      And the group has 1 anarchist agitation

    # fr: D'abord le travail payé, puis la machine
    Scenario: Paid work first, then the press
      Given Savings are 0 dollars
      And workers stand at the Printing Press and Triangle Shirtwaist
      When the workers act at Triangle Shirtwaist and the Printing Press
      Then Savings are 1 dollar
      And the group has 1 anarchist agitation

    # fr: D'abord la machine, puis le travail payé
    Scenario: The press first, then paid work
      Given Savings are 0 dollars
      And workers stand at the Printing Press and Triangle Shirtwaist
      When the workers act at the Printing Press and Triangle Shirtwaist
      Then Savings are 2 dollars
      And the group has 0 anarchist agitations

    # fr: Un travailleur peut être à la machine sans un dollar
    Scenario: A worker may stand at the press without a dollar
      Given 1 healthy worker
      And Savings are 0 dollars
      When a worker is placed at the Printing Press
      Then the actions are to be resolved
      And "a worker acts at the Printing Press" is legal

    # fr: Le dollar manquant est la raison pour laquelle rien n'est imprimé
    Scenario: The missing dollar is the reason why nothing is printed
      Given Savings are 0 dollars
      When a worker acts at the Printing Press
      Then clause postal.action.printing-press.pay is cited

    # fr: Le prix et ce qui reste sont annoncés
    Scenario: The price and what is left are told
      Given Savings are 4 dollars
      When a worker acts at the Printing Press
      # fr: le récit dit « Payé : 1 $ ; Économie 3 »
      Then the story says "1 dollar paid: Savings 3"

    # fr: Le récit dit que le dollar manque
    Scenario: That the dollar is missing is told
      Given Savings are 0 dollars
      When a worker acts at the Printing Press
      # fr: le récit dit « Le dollar manque »
      Then the story says "The dollar is missing"

  @postal.action.lawyers.either-or
  # fr: Avocats libéraux : l'un ou l'autre
  Rule: Liberal Lawyers: one of two

    # fr: Un prisonnier est libéré et la Menace policière reste
    Scenario: A prisoner is freed and Police Threat stays
      Given 1 worker in jail
      And Police Threat is 2
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then there are 0 workers in jail
      And Police Threat is 2

    # fr: La Menace policière baisse et le prisonnier reste
    Scenario: Police Threat goes down and the prisoner stays
      Given 1 worker in jail
      And Police Threat is 2
      When a worker acts at the Liberal Lawyers to lower Police Threat
      Then there is 1 worker in jail
      And Police Threat is 1

    # fr: Les avocats sans choix
    Scenario: The lawyers without a choice
      Given 1 worker in jail
      And Police Threat is 2
      When a worker acts at the Liberal Lawyers
      Then the move is refused by postal.action.lawyers.either-or

    # fr: Les avocats chargés de <choice>
    Scenario Outline: The lawyers asked to <choice>
      Given Risk is 2
      And Unsanitary is 2
      When a worker acts at the Liberal Lawyers to <choice>
      Then the move is refused by postal.action.lawyers.either-or

      Examples:
        | choice           |
        | lower Risk       |
        | lower Unsanitary |

    # fr: Avec un prisonnier, les avocats offrent deux coups
    Scenario: With a prisoner the lawyers offer two moves
      Given 1 worker in jail
      And the actions are to be resolved
      And a worker stands at the Liberal Lawyers
      Then there are 2 legal moves
      And "a worker acts at the Liberal Lawyers to free a prisoner" is legal
      And "a worker acts at the Liberal Lawyers to lower Police Threat" is legal
      And "a worker acts at the Liberal Lawyers" is refused by postal.action.lawyers.either-or

    # fr: Sans prisonnier, les avocats offrent un coup
    Scenario: Without a prisoner the lawyers offer one move
      Given the actions are to be resolved
      And a worker stands at the Liberal Lawyers
      Then there is 1 legal move
      And "a worker acts at the Liberal Lawyers to lower Police Threat" is legal

    # fr: Avec un prisonnier blessé, les avocats offrent deux coups
    Scenario: With an injured prisoner the lawyers offer two moves
      Given 1 injured worker in jail
      And the actions are to be resolved
      And a worker stands at the Liberal Lawyers
      Then there are 2 legal moves
      And "a worker acts at the Liberal Lawyers to free a prisoner" is legal

    # fr: À qui agit plus loin dans la liste des lieux ne manque que le choix
    Scenario: Whoever acts later in the list of places lacks nothing but the choice
      Given 1 worker in jail
      And workers stand at the Tenement and the Liberal Lawyers
      When a worker acts at the Liberal Lawyers
      Then the move is refused by postal.action.lawyers.either-or and by nothing else

    # fr: À un blessé non plus ne manque que le choix
    Scenario: An injured worker lacks nothing but the choice either
      Given 1 worker in jail
      And an injured worker stands at the Liberal Lawyers
      When an injured worker acts at the Liberal Lawyers
      Then the move is refused by postal.action.lawyers.either-or and by nothing else

  @postal.action.lawyers.free
  # fr: Avocats libéraux : libérer un camarade
  Rule: Liberal Lawyers: free a comrade

    # fr: Le seul prisonnier sort
    Scenario: The only prisoner comes out
      Given 1 worker in jail
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then there are 0 workers in jail
      And there are 4 healthy workers
      And the event worker-freed happens 1 time

    # fr: Un prisonnier sur deux sort
    Scenario: One of two prisoners comes out
      Given 2 workers in jail
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then there is 1 worker in jail
      And there are 3 healthy workers

    # fr: Personne n'est en prison
    Scenario: Nobody is in jail
      Given 0 workers in jail
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then the move is refused by postal.action.lawyers.free
      # fr: le refus dit « Baissez plutôt la Menace policière »
      And the refusal says "Lower Police Threat instead"

    # fr: Un prisonnier blessé sort blessé
    Scenario: An injured prisoner comes out injured
      Given 3 healthy workers
      And 1 injured worker in jail
      When a healthy worker acts at the Liberal Lawyers to free a prisoner
      Then there is 1 injured worker
      And there are 0 workers in jail

    # fr: Personne ne sort de prison tant qu'on pose
    Scenario: Nobody is freed while workers are still placed
      Given the workers are to be placed
      And 1 healthy worker in jail
      And 1 injured worker in jail
      And the player must say who is freed
      Then no table can show this position by postal.action.lawyers.free

    # fr: Le joueur dit quel prisonnier sort
    Scenario: The player says which prisoner comes out
      Given 2 healthy workers
      And 1 healthy worker in jail
      And 1 injured worker in jail
      When a healthy worker acts at the Liberal Lawyers to free a prisoner
      Then the player must say who is freed
      And "the player frees the healthy worker in jail" is legal
      When the player frees the injured worker in jail
      Then there is 1 healthy worker in jail
      And there are 0 injured workers in jail

    # fr: Pendant les actions, qui sort est encore à dire
    Scenario: During the actions it is still to be said who comes out
      Given the actions are to be resolved
      And 1 healthy worker who has acted
      And 1 healthy worker in jail
      And 1 injured worker in jail
      And the player must say who is freed
      When the player frees the injured worker in jail
      Then there are 0 injured workers in jail

    # fr: Un travailleur qui n'est pas en prison est désigné
    Scenario: A worker who is not in jail is named
      Given 2 healthy workers
      And 1 healthy worker in jail
      And 1 injured worker in jail
      When a healthy worker acts at the Liberal Lawyers to free a prisoner
      Then "the player frees a healthy worker who has acted" is refused by postal.action.lawyers.free

    # fr: Un prisonnier est désigné alors que les avocats ne sont pas à l'œuvre
    Scenario: A prisoner is named though the lawyers are not at work
      Given 1 worker in jail
      When the player frees the healthy worker in jail
      Then the move is refused by postal.action.lawyers.free

    # fr: Le camarade agit dès le tour suivant
    Scenario: The comrade acts from the next turn
      Given 3 healthy workers
      And 1 worker in jail
      And Savings are 9 dollars
      When workers are placed at the Liberal Lawyers, Triangle Shirtwaist and Triangle Shirtwaist
      And a worker acts at the Liberal Lawyers to free a prisoner
      Then "a worker is placed at Triangle Shirtwaist" is refused
      When the workers act at Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      Then 4 workers can act

    # fr: Arrêté par le café, un camarade est libéré le même tour
    Scenario: Arrested by the Cafe, a comrade is freed in the same turn
      Given Police Threat is one step below jail
      And 2 healthy workers
      And workers stand at the Political Cafe and the Liberal Lawyers
      When a worker acts at the Political Cafe
      And the player sends a healthy worker who has acted to jail
      And a worker acts at the Liberal Lawyers to free a prisoner
      Then there are 0 workers in jail
      And there are 2 healthy workers

    # fr: La liberté ne change rien au coût de la vie
    Scenario: Freedom changes nothing in the Cost of Living
      Given 1 worker in jail
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then the Cost of Living is 5 dollars
      And the event cost-changed happens 0 times

    # fr: Un camarade qui ne coûtait rien en prison coûte de nouveau un dollar
    Scenario: A comrade who cost nothing in jail costs a dollar again
      Given the reading R-18a is "free"
      And 1 worker in jail
      And the actions are to be resolved
      And a worker stands at the Liberal Lawyers
      Then the Cost of Living is 4 dollars
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then the Cost of Living is 5 dollars
      And the event cost-changed happens 1 time
      And the event worker-freed happens before the event cost-changed

    # fr: Un prisonnier est désigné pour sortir alors qu'une blessure est à infliger
    Scenario: A prisoner is named to be freed while an injury is to be dealt out
      Given 1 healthy worker in jail
      And Risk is one step below Hurt
      And workers stand at the Docks and the Tenement
      When a worker acts at the Docks
      Then the open question is asked by postal.gauge.hurt.risk
      # fr: la question ouverte est « Qui est blessé ? »
      And the open question is "Who is injured?"
      And "the player frees the healthy worker in jail" is refused by postal.action.lawyers.free and by nothing else

    # fr: Un blessé qui n'est pas en prison est désigné pour sortir
    Scenario: An injured worker who is not in jail is named to be freed
      Given 1 healthy worker in jail
      And 1 injured worker in jail
      And an injured worker stands at Triangle Shirtwaist
      And a healthy worker stands at the Liberal Lawyers
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then "the player frees an injured worker at Triangle Shirtwaist" is refused by postal.action.lawyers.free and by nothing else

    # fr: Le récit dit quel prisonnier sort
    Scenario: Which prisoner leaves jail is told
      Given 1 healthy worker in jail
      And 1 injured worker in jail
      When a worker acts at the Liberal Lawyers to free a prisoner
      And the player frees the injured worker in jail
      # fr: le récit dit « Un travailleur blessé sort de prison »
      Then the story says "An injured worker leaves jail"

    # fr: Qui libère quelqu'un au milieu d'une blessure apprend qu'il faut d'abord désigner le blessé
    Scenario: Who frees somebody in the middle of an injury is told to name the injured worker first
      Given 1 worker in jail
      When the die shows 5
      And the player frees the healthy worker in jail
      Then the move is refused by postal.action.lawyers.free and by nothing else
      # fr: le refus dit « Possible maintenant : désigner un travailleur »
      And the refusal says "Possible now: name a worker"

    # fr: Un travailleur libre est désigné pour sortir alors qu'une blessure est à infliger
    Scenario: A free worker is named to be freed while an injury is to be dealt out
      Given 1 worker in jail
      When the die shows 5
      Then "the player frees the healthy worker who is not placed" is refused by postal.action.lawyers.free and by nothing else

    # fr: Un indemne libre est là mais ne peut être désigné pour sortir
    Scenario: A free healthy worker is there but cannot be named to be freed
      Given 1 healthy worker in jail
      And 1 injured worker in jail
      And workers stand at the Liberal Lawyers and Triangle Shirtwaist
      When a worker acts at the Liberal Lawyers to free a prisoner
      And the player frees the healthy worker at Triangle Shirtwaist
      Then the move is refused by postal.action.lawyers.free and by nothing else
      # fr: le refus dit « ne peut pas être désigné »
      And the refusal says "cannot be named"

  @postal.action.lawyers.police-down
  # fr: Avocats libéraux : baisser la menace
  Rule: Liberal Lawyers: lower Police Threat

    # fr: La Menace policière de 2 à 1
    Scenario: Police Threat from 2 to 1
      Given Police Threat is 2
      And Risk is 2
      When a worker acts at the Liberal Lawyers to lower Police Threat
      Then Police Threat is 1
      And Risk is 2
      And clause postal.action.lawyers.police-down is cited

    # fr: La Menace policière de 1 à 0
    Scenario: Police Threat from 1 to 0
      Given Police Threat is 1
      When a worker acts at the Liberal Lawyers to lower Police Threat
      Then Police Threat is 0

    # fr: La Menace policière à 0 y reste
    Scenario: Police Threat on 0 stays there
      Given Police Threat is 0
      When a worker acts at the Liberal Lawyers to lower Police Threat
      Then Police Threat is 0
      And the move is legal
      And the event nothing-happened happens 1 time
      And the event gauge-moved happens 0 times

    # fr: Les avocats ne font pas monter la Menace policière
    Scenario: The lawyers do not raise Police Threat
      Given Police Threat is 2
      When a worker acts at the Liberal Lawyers to raise Police Threat
      Then the move is refused by postal.action.lawyers.police-down
      # fr: le refus dit « baisser, et non augmenter la Menace policière »
      And the refusal says "Police Threat is lowered, not raised"

  @postal.action.cafe.gain
  # fr: Café politique : grève
  Rule: Political Cafe: strike

    # fr: Une grève
    Scenario: One strike
      When a worker acts at the Political Cafe
      Then the group has 1 strike
      And the group has 0 sabotages
      And the event worker-acted happens before the event resource-gained
      And the event resource-gained happens before the event gauge-moved

    # fr: Une seconde grève s'ajoute à celle déjà gagnée
    Scenario: A second strike beside one won before
      Given the group has 1 strike
      When a worker acts at the Political Cafe
      Then the group has 2 strikes

    # fr: La grève est gagnée bien que la police vienne
    Scenario: The strike is won although the police come
      Given Police Threat is one step below jail
      When a worker acts at the Political Cafe
      Then the group has 1 strike
      And there is 1 worker in jail

  @postal.action.cafe.police-up
  # fr: Café politique : menace policière
  Rule: Political Cafe: Police Threat

    # fr: La Menace policière de 0 à 1
    Scenario: Police Threat from 0 to 1
      When a worker acts at the Political Cafe
      Then Police Threat is 1
      And Risk is 0
      And Unsanitary is 0
      And clause postal.action.cafe.police-up is cited

    # fr: Le café remplit la jauge
    Scenario: The cafe fills the gauge
      Given Police Threat is one step below jail
      When a worker acts at the Political Cafe
      Then there is 1 worker in jail
      And Police Threat is 0

  @postal.action.chemistry.gain
  # fr: Atelier de chimie : sabotage
  Rule: Chemistry Workshop: sabotage

    # fr: Un sabotage, quand le choix est de <choice>
    Scenario Outline: One sabotage, when the choice is to <choice>
      When a worker acts at the Chemistry Workshop to <choice>
      Then the group has 1 sabotage
      And the group has 0 strikes

      Examples:
        | choice           |
        | raise Risk       |
        | raise Unsanitary |

    # fr: Le sabotage est préparé bien que quelqu'un se blesse
    Scenario: The sabotage is prepared although somebody is hurt
      Given Risk is one step below Hurt
      When a worker acts at the Chemistry Workshop to raise Risk
      Then the group has 1 sabotage
      And there is 1 injured worker

  @postal.action.chemistry.gauge-choice
  # fr: Atelier de chimie : Risque ou Insalubrité
  Rule: Chemistry Workshop: Risk or Unsanitary

    # fr: On choisit le Risque
    Scenario: Risk is chosen
      Given Unsanitary is 1
      When a worker acts at the Chemistry Workshop to raise Risk
      Then Risk is 1
      And Unsanitary is 1
      And Police Threat is 0
      And clause postal.action.chemistry.gauge-choice is cited

    # fr: On choisit l'Insalubrité
    Scenario: Unsanitary is chosen
      Given Risk is 1
      When a worker acts at the Chemistry Workshop to raise Unsanitary
      Then Risk is 1
      And Unsanitary is 1
      And Police Threat is 0

    # fr: On choisit la jauge qui n'est pas pleine
    Scenario: The gauge that is not full is chosen
      Given Risk is one step below Hurt
      When a worker acts at the Chemistry Workshop to raise Unsanitary
      Then there are 0 injured workers
      And Unsanitary is 1

    # fr: On choisit l'Insalubrité à une case de la blessure
    Scenario: Unsanitary is chosen one step below Hurt
      Given Unsanitary is one step below Hurt
      When a worker acts at the Chemistry Workshop to raise Unsanitary
      Then there is 1 sick worker
      And Unsanitary is 0
      And Risk is 0

    # fr: L'atelier sans choix
    Scenario: The workshop without a choice
      When a worker acts at the Chemistry Workshop
      Then the move is refused by postal.action.chemistry.gauge-choice

    # fr: L'atelier chargé de <choice>
    Scenario Outline: The workshop asked to <choice>
      When a worker acts at the Chemistry Workshop to <choice>
      Then the move is refused by postal.action.chemistry.gauge-choice
      # fr: le refus dit « Le choix est le Risque ou l'Insalubrité (l'Atelier de Chimie), pas »
      And the refusal says "is Risk or Unsanitary, not <given>."

      Examples:
        | choice              | given              |
        | raise Police Threat | Police Threat      |
        | free a prisoner     | freeing a prisoner |

    # fr: L'atelier ne fait jamais baisser <gauge>
    Scenario Outline: The workshop never lowers <gauge>
      Given <gauge> is 2
      When a worker acts at the Chemistry Workshop to lower <gauge>
      Then the move is refused by postal.action.chemistry.gauge-choice
      # fr: le refus dit « fait augmenter, et non baisser »
      And the refusal says "<gauge> is raised, not lowered"

      Examples:
        | gauge      |
        | Risk       |
        | Unsanitary |

  @postal.action.newyork.five-places
  # fr: New York : cinq lieux
  Rule: New York: five places

    # fr: Un travailleur peut aller ici : <place>
    Scenario Outline: A worker may go to <place>
      When a worker is placed at <place>
      Then the move is legal

      Examples:
        | place                      |
        | East River Docks           |
        | Triangle Shirtwaist        |
        | Newtown Creek Dye Industry |
        | Greenwich Village          |
        | Tenderloin                 |

    # fr: Ce qu'on fait ici : <place>
    Scenario Outline: What is done at <place>
      When a worker acts at <place>
      Then clause <clause> is cited

      Examples:
        | place                      | clause                          |
        | East River Docks           | postal.action.docks.gain        |
        | Triangle Shirtwaist        | postal.action.triangle.gain     |
        | Newtown Creek Dye Industry | postal.action.dye.gain          |
        | Greenwich Village          | postal.action.greenwich.recruit |
        | Tenderloin                 | postal.action.tenderloin.gain   |

    # fr: Tout un groupe au même lieu, aucune limite n'étant écrite : <place>
    Scenario Outline: A whole group at <place>, as no limit is written
      When workers are placed at <place>, <place>, <place> and <place>
      Then the actions are to be resolved
      And the datum <datum> is a stand-in

      # fr: East River Docks ; Triangle Shirtwaist ; Newtown Creek ; Greenwich Village ; Tenderloin
      Examples:
        | place               | datum                    |
        | East River Docks    | uses.east_river_docks    |
        | Triangle Shirtwaist | uses.triangle_shirtwaist |
        | Newtown Creek       | uses.newtown_creek       |
        | Greenwich Village   | uses.greenwich_village   |
        | Tenderloin          | uses.tenderloin          |

    # fr: Un plateau dont les docks ont deux places
    Scenario: A board whose docks have two slots
      Given this content pack:
        """
        [uses]
        east_river_docks = 2
        """
      When workers are placed at the East River Docks and the East River Docks
      And a worker is placed at the East River Docks
      Then the move is refused by postal.action.newyork.five-places
      And "a worker is placed at Triangle Shirtwaist" is legal

    # fr: L'image perdue est nécessaire pour un second docker
    Scenario: The lost picture is needed for a second docker
      Given only what the book states is known
      And the workers are to be placed
      And a worker stands at the East River Docks
      When a worker is placed at the East River Docks
      Then the rules need the datum uses.east_river_docks

    # fr: Un lieu que le plateau n'a pas
    Scenario: A place that the board does not have
      # fr: un travailleur va à « Ellis Island »
      When a worker goes to "Ellis Island"
      Then the move is refused by postal.action.newyork.five-places and by nothing else
      # fr: le refus dit « Le plateau n'a pas de tel lieu : Ellis Island. »
      And the refusal says "There is no such place on the board: Ellis Island."

    # fr: La réponse nomme les lieux qu'il y a
    Scenario: The answer names the places there are
      # fr: un travailleur va à « Ellis Island »
      When a worker goes to "Ellis Island"
      # fr: le refus dit « Newtown Creek, Greenwich Village et le Tenderloin »
      Then the refusal says "Newtown Creek, Greenwich Village and the Tenderloin"

    # fr: Un lieu de New York ne laisse pas de choix
    Scenario: A place of New York leaves no choice
      When a worker acts at the East River Docks to raise Risk
      Then the move is refused by postal.phase.workers.see-notions
      And "a worker acts at the East River Docks" is legal

    # fr: Ce qui vaut du seul groupe anarchiste n'épargne pas l'image perdue à New York
    Scenario: What is true of the Anarchist Group alone does not spare New York the lost picture
      Given only what the book states is known
      And 7 healthy workers
      And the workers are to be placed
      And workers stand at the Local Union, the Local Union, the Printing Press, the Printing Press and the Docks
      When a worker is placed at the Docks
      Then the rules need the datum uses.east_river_docks

    # fr: Trois travailleurs vont au même endroit
    Scenario: Three workers go to the same workplace
      Given Savings are 0 dollars
      When 3 workers go to Triangle Shirtwaist
      Then Savings are 6 dollars

  @postal.action.newyork.dangers
  # fr: New York : argent et dangers
  Rule: New York: money and dangers

    # fr: <dollars> dollars de plus : <place>
    Scenario Outline: <dollars> dollars more at <place>
      Given Savings are 2 dollars
      When a worker acts at <place>
      Then Savings are <savings> dollars

      Examples:
        | place               | dollars | savings |
        | East River Docks    | 3       | 5       |
        | Triangle Shirtwaist | 2       | 4       |
        | Newtown Creek       | 3       | 5       |
        | Greenwich Village   | 0       | 2       |
        | Tenderloin          | 3       | 5       |

    # fr: Le danger du lieu : <place>
    Scenario Outline: The danger of <place>
      When a worker acts at <place>
      Then Risk is <risk>
      And Unsanitary is <unsanitary>
      And Police Threat is <police>

      Examples:
        | place               | risk | unsanitary | police |
        | East River Docks    | 1    | 0          | 0      |
        | Triangle Shirtwaist | 0    | 0          | 0      |
        | Newtown Creek       | 0    | 1          | 0      |
        | Greenwich Village   | 0    | 0          | 0      |
        | Tenderloin          | 0    | 0          | 1      |

    # fr: Deux travailleurs font deux travaux
    Scenario: Two workers do two jobs
      Given 2 healthy workers
      And Savings are 2 dollars
      When the workers act at the East River Docks and Triangle Shirtwaist
      Then Risk is 1
      And Savings are 7 dollars
      And the Cost of Living is to be paid

  @postal.action.docks.gain
  # fr: East River Docks : gain
  Rule: East River Docks: pay

    # fr: Trois dollars aux docks
    Scenario: Three dollars at the docks
      Given Savings are 2 dollars
      When a worker acts at the East River Docks
      Then Savings are 5 dollars
      And clause postal.action.docks.gain is cited
      And the event money-gained happens before the event gauge-moved

    # fr: Deux dockers, six dollars
    Scenario: Two dockers, six dollars
      Given Savings are 0 dollars
      And workers stand at the East River Docks and the East River Docks
      When the workers act at the East River Docks and the East River Docks
      Then Savings are 6 dollars

    # fr: La paie est gardée bien que le docker se blesse
    Scenario: The pay is kept although the docker is hurt
      Given Risk is one step below Hurt
      And Savings are 2 dollars
      When a worker acts at the East River Docks
      Then Savings are 5 dollars
      And there is 1 injured worker

    # fr: Un docker blessé gagne autant
    Scenario: An injured docker earns as much
      Given 1 injured worker
      And Savings are 2 dollars
      When an injured worker acts at the East River Docks
      Then Savings are 5 dollars

    # fr: La paie et l'Économie sont annoncées
    Scenario: The pay and the Savings are told
      Given Savings are 4 dollars
      When a worker acts at the Docks
      # fr: le récit dit « Gagné : 3 $ ; Économie 7 »
      Then the story says "3 dollars earned: Savings 7"
      And the group earns 3 dollars

  @postal.action.docks.risk-up
  # fr: East River Docks : Risque
  Rule: East River Docks: Risk

    # fr: Le Risque monte, et lui seul
    Scenario: Risk goes up, and only Risk
      When a worker acts at the East River Docks
      Then Risk is 1
      And Unsanitary is 0
      And Police Threat is 0
      And clause postal.action.docks.risk-up is cited

    # fr: Deux dockers font monter le Risque deux fois
    Scenario: Two dockers raise Risk twice
      Given workers stand at the East River Docks and the East River Docks
      When the workers act at the East River Docks and the East River Docks
      Then Risk is 2

    # fr: Les docks remplissent la jauge
    Scenario: The docks fill the gauge
      Given Risk is one step below Hurt
      When a worker acts at the East River Docks
      Then there is 1 injured worker
      And Risk is 0

    # fr: Deux ouvriers vont aux Docks l'un après l'autre
    Scenario: Two workers go to the Docks one after the other
      Given Risk is 0
      And Savings are 2 dollars
      When a worker goes to the East River Docks
      And a worker goes to the East River Docks
      Then Risk goes up by 2
      And the Savings rises to 8
      And Unsanitary does not change

  @postal.action.triangle.gain
  # fr: Triangle Shirtwaist : gain
  Rule: Triangle Shirtwaist: pay

    # fr: Deux dollars à l'usine
    Scenario: Two dollars at the factory
      Given Savings are 2 dollars
      When a worker acts at Triangle Shirtwaist
      Then Savings are 4 dollars
      And clause postal.action.triangle.gain is cited

    # fr: Aucune jauge ne bouge à l'usine
    Scenario: No gauge moves at the factory
      When a worker acts at Triangle Shirtwaist
      Then Risk is 0
      And Unsanitary is 0
      And Police Threat is 0
      And the Cost of Living is 5 dollars

    # fr: Deux couturières, quatre dollars
    Scenario: Two seamstresses, four dollars
      Given Savings are 0 dollars
      And workers stand at Triangle Shirtwaist and Triangle Shirtwaist
      When the workers act at Triangle Shirtwaist and Triangle Shirtwaist
      Then Savings are 4 dollars

    # fr: Le Triangle ne bouge aucune jauge
    Scenario: Triangle Shirtwaist moves no gauge
      Given the gauges are all 1
      When a worker goes to Triangle Shirtwaist
      Then no gauge moves
      And the gauges are all 1
      And the Savings goes up

  @postal.action.dye.gain
  # fr: Newtown Creek Dye : gain
  Rule: Newtown Creek Dye: pay

    # fr: Trois dollars à la teinturerie
    Scenario: Three dollars at the dye works
      Given Savings are 0 dollars
      When a worker acts at the Newtown Creek Dye Industry
      Then Savings are 3 dollars
      And the event money-gained happens 1 time
      And clause postal.action.dye.gain is cited
      And the event money-gained happens before the event gauge-moved

    # fr: La paie est gardée bien que le teinturier tombe malade
    Scenario: The pay is kept although the dyer falls sick
      Given Unsanitary is one step below Hurt
      And Savings are 2 dollars
      When a worker acts at Newtown Creek
      Then Savings are 5 dollars
      And there is 1 sick worker

  @postal.action.dye.unsanitary-up
  # fr: Newtown Creek Dye : Insalubrité
  Rule: Newtown Creek Dye: Unsanitary

    # fr: L'Insalubrité monte, et elle seule
    Scenario: Unsanitary goes up, and only Unsanitary
      When a worker acts at Newtown Creek
      Then Unsanitary is 1
      And Risk is 0
      And Police Threat is 0
      And clause postal.action.dye.unsanitary-up is cited

    # fr: La teinturerie remplit la jauge
    Scenario: The dye works fill the gauge
      Given Unsanitary is one step below Hurt
      When a worker acts at Newtown Creek
      Then there is 1 sick worker
      And Unsanitary is 0

  @postal.action.greenwich.recruit
  # fr: Greenwich Village : recruter
  Rule: Greenwich Village: recruit

    # fr: Un travailleur de plus, un cube de moins en réserve
    Scenario: One worker more, one cube less in reserve
      Given 4 healthy workers
      And 4 workers in reserve
      When a worker acts at Greenwich Village
      Then there are 5 healthy workers
      And there are 3 workers in reserve
      And the event worker-recruited happens
      And the event worker-recruited happens before the event cost-changed

    # fr: Deux recrues en un tour
    Scenario: Two recruits in one turn
      Given 4 healthy workers
      And workers stand at Greenwich Village and Greenwich Village
      When the workers act at Greenwich Village and Greenwich Village
      Then there are 6 living workers
      And there are 2 workers in reserve

    # fr: Le dernier cube
    Scenario: The last cube
      Given 7 healthy workers
      And 1 worker in reserve
      When a worker acts at Greenwich Village
      Then there are 8 living workers
      And there are 0 workers in reserve

    # fr: Pas de cube, pas de recrue
    Scenario: No cube, no recruit
      Given 8 healthy workers
      When a worker acts at Greenwich Village
      Then there are 8 living workers
      And the event nothing-happened happens
      And the event worker-recruited happens 0 times

    # fr: Sans cube, autre chose tient lieu de recrue, par l'autre lecture
    Scenario: Without a cube something else stands for the recruit, by the other reading
      Given the reading R-16 is "substitutes"
      And 8 healthy workers
      When a worker acts at Greenwich Village
      Then there are 9 living workers
      And there are 0 workers in reserve

    # fr: Tant qu'il y a des cubes, l'autre lecture les prend
    Scenario: While there are cubes the other reading takes them
      Given the reading R-16 is "substitutes"
      And 4 healthy workers
      When a worker acts at Greenwich Village
      Then there are 5 living workers
      And there are 3 workers in reserve

    # fr: Le dernier cube va au premier de deux recruteurs
    Scenario: The last cube goes to the first of two recruiters
      Given 7 healthy workers
      And workers stand at Greenwich Village and Greenwich Village
      When the workers act at Greenwich Village and Greenwich Village
      Then there are 8 living workers
      And the event worker-recruited happens 1 time

    # fr: La recrue agit dès le tour suivant
    Scenario: The recruit acts from the next turn
      Given 1 healthy worker
      And Savings are 9 dollars
      And 7 workers in reserve
      When a worker is placed at Greenwich Village
      And a worker acts at Greenwich Village
      Then the Cost of Living is to be paid
      When the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      Then 2 workers can act

    # fr: Le récit dit qu'il ne reste pas de cube
    Scenario: That no cube is left is told
      Given 8 healthy workers
      When a worker acts at Greenwich Village
      # fr: le récit dit « Il ne reste plus de cube travailleur »
      Then the story says "No worker cube is left"

  @postal.action.greenwich.cost-up
  # fr: Greenwich Village : le coût monte
  Rule: Greenwich Village: cost goes up

    # fr: Un dollar de plus aussitôt
    Scenario: One dollar more at once
      Given 4 healthy workers
      When a worker acts at Greenwich Village
      Then the Cost of Living is 6 dollars
      And clause postal.action.greenwich.cost-up is cited
      And the event cost-changed happens 1 time

    # fr: La recrue compte dans le paiement de ce tour
    Scenario: The recruit counts in the payment of this turn
      Given 4 healthy workers
      And Savings are 6 dollars
      When a worker acts at Greenwich Village
      And the Cost of Living is paid
      Then Savings are 0 dollars
      And there are 5 healthy workers

    # fr: Deux recrues, deux dollars
    Scenario: Two recruits, two dollars
      Given 4 healthy workers
      And workers stand at Greenwich Village and Greenwich Village
      When the workers act at Greenwich Village and Greenwich Village
      Then the Cost of Living is 7 dollars

    # fr: Pas de recrue, pas de dollar
    Scenario: No recruit, no dollar
      Given 8 healthy workers
      When a worker acts at Greenwich Village
      Then the Cost of Living is 9 dollars
      And clause postal.action.greenwich.cost-up is not cited

    # fr: Une recrue sans cube coûte un dollar aussi, par l'autre lecture
    Scenario: A recruit without a cube costs a dollar too, by the other reading
      Given the reading R-16 is "substitutes"
      And 8 healthy workers
      When a worker acts at Greenwich Village
      Then the Cost of Living is 10 dollars

  @postal.action.tenderloin.gain
  # fr: Tenderloin : gain
  Rule: Tenderloin: pay

    # fr: Trois dollars au Tenderloin
    Scenario: Three dollars in the Tenderloin
      Given Savings are 1 dollar
      When a worker acts at the Tenderloin
      Then Savings are 4 dollars
      And clause postal.action.tenderloin.gain is cited
      And the event money-gained happens before the event gauge-moved

    # fr: La paie est gardée bien que la police vienne
    Scenario: The pay is kept although the police come
      Given Police Threat is one step below jail
      And Savings are 2 dollars
      When a worker acts at the Tenderloin
      Then Savings are 5 dollars
      And there is 1 worker in jail

  @postal.action.tenderloin.police-up
  # fr: Tenderloin : menace policière
  Rule: Tenderloin: Police Threat

    # fr: La Menace policière monte, et rien d'autre
    Scenario: Police Threat goes up, and nothing else
      Given Police Threat is 1
      When a worker acts at the Tenderloin
      Then Police Threat is 2
      And Risk is 0
      And Unsanitary is 0
      And clause postal.action.tenderloin.police-up is cited

    # fr: Le Tenderloin remplit la jauge
    Scenario: The Tenderloin fills the gauge
      Given Police Threat is one step below jail
      When a worker acts at the Tenderloin
      Then there is 1 worker in jail
      And Police Threat is 0
