# language: fr
# en: Actions
# en: What the Tenement, the Anarchist Group and the places of New York do. The other clauses of
# en: the chapter are proved in English only. postal.action.tenement.meaning has no rule here: it
# en: explains the theme, and the effect of the action is settled by the clauses after it.
Fonctionnalité: Actions
  Ce que font le Tenement, le Groupe anarchiste et les lieux de New York. Les autres clauses du
  chapitre sont éprouvées en anglais seulement.

  postal.action.tenement.meaning n'a pas de règle ici : elle explique le thème, et l'effet de
  l'action relève des clauses suivantes.

  @postal.action.tenement.reduce
  # en: Tenement: lower a gauge
  Règle: Tenement : baisser une jauge

    # en: Housework lowers Risk
    Scénario: Le ménage fait baisser le Risque
      Étant donné que le Risque est à 2
      Et que l'Insalubrité est à 2
      Quand un travailleur agit au Tenement pour baisser le risque
      Alors le Risque est à 1
      Et l'Insalubrité est à 2

    # en: Housework lowers Unsanitary
    Scénario: Le ménage fait baisser l'Insalubrité
      Étant donné que le Risque est à 2
      Et que l'Insalubrité est à 2
      Quand un travailleur agit au Tenement pour baisser l'insalubrité
      Alors le Risque est à 2
      Et l'Insalubrité est à 1

    # en: Housework does nothing against Police Threat
    Scénario: Le ménage ne fait rien contre la Menace policière
      Étant donné que la Menace policière est à 2
      Quand un travailleur agit au Tenement pour baisser la menace policière
      Alors le coup est refusé par postal.action.tenement.reduce

    # en: Housework asks for a choice
    Scénario: Le ménage demande un choix
      Étant donné que le Risque est à 2
      Quand un travailleur agit au Tenement
      Alors la clause postal.action.tenement.reduce refuse le coup
      # en: the refusal says "A choice is needed at the Tenement"
      Et le refus dit « Un choix est requis (le Tenement) »
      # en: the refusal says "Choose Risk or Unsanitary"
      Et le refus dit « Choisissez : le Risque ou l'Insalubrité »

    # en: A board whose Tenement has a single place
    Scénario: Un plateau dont le Tenement n'a qu'une place
      Étant donné ce contenu :
        """
        [uses]
        tenement = 1
        """
      Quand un travailleur est placé au Tenement
      Et un travailleur est placé au Tenement
      Alors le coup est refusé par postal.action.tenement.reduce

    # en: Housework does not raise <jauge>
    Plan du Scénario: Le ménage n'augmente pas <jauge>
      Quand un travailleur agit au Tenement pour augmenter <jauge>
      Alors le coup est refusé par postal.action.tenement.reduce
      # en: the refusal says "Choose to lower"
      Et le refus dit « Choisissez de baisser <jauge> »

      # en: Risk; Unsanitary
      Exemples:
        | jauge         |
        | le Risque     |
        | l'Insalubrité |

    # en: The worker cleans and the player says then what goes down
    Scénario: La joueuse dit après coup ce que le ménage fait baisser
      Étant donné que l'Insalubrité est à 3
      Et que le Risque est à 1
      Quand un travailleur va travailler au Tenement
      Et que la joueuse choisit de baisser l'Insalubrité
      Alors l'Insalubrité descend à 2
      Et l'Insalubrité baisse de 1
      Et le Risque ne change pas

    # en: The Tenement lowers one of three gauges
    Scénario: Le ménage ne fait baisser qu'une jauge sur trois
      Étant donné que les jauges sont toutes à 2
      Quand un travailleur va travailler au Tenement pour baisser le Risque
      Alors le Risque baisse
      Et l'Insalubrité ne change pas

  @postal.action.tenement.floor-zero
  # en: Tenement: never below 0
  Règle: Tenement : jamais sous 0

    # en: Risk on 0 stays there
    Scénario: Le Risque à 0 y reste
      Étant donné que le Risque est à 0
      Et que l'Insalubrité est à 1
      Quand un travailleur agit au Tenement pour baisser le risque
      Alors le Risque est à 0
      Et l'Insalubrité est à 1
      Et la clause postal.action.tenement.floor-zero est citée

    # en: From 1 to 0
    Scénario: De 1 à 0
      Étant donné que l'Insalubrité est à 1
      Quand un travailleur agit au Tenement pour baisser l'insalubrité
      Alors l'Insalubrité est à 0

    # en: Housework on an empty gauge neither lowers nor raises it
    Scénario: Le ménage sur une jauge vide ne la fait ni baisser ni monter
      Étant donné que l'Insalubrité est à 0
      Quand un travailleur va travailler au Tenement pour baisser l'Insalubrité
      Alors l'Insalubrité ne baisse pas
      Et l'Insalubrité ne monte pas

  @postal.action.tenement.rent
  # en: Tenement: rent
  Règle: Tenement : loyer

    # en: Four workers and one rent
    Scénario: Quatre travailleurs et un loyer
      Étant donné qu'il y a 4 travailleurs indemnes
      Alors le coût de la vie est de 5 $

    # en: The rent is due only once
    Scénario: Le loyer n'est dû qu'une fois
      Étant donnée une Économie de 10 $
      Et des travailleurs se tiennent au Tenement et au Tenement
      Quand un travailleur agit au Tenement pour baisser le risque
      Et un travailleur agit au Tenement pour baisser le risque
      Et le coût de la vie est payé
      Alors l'Économie est de 5 $

  @postal.action.tenement.rent-hard
  # en: Tenement: rent in Hard mode
  Règle: Tenement : loyer en Difficile

    # en: Two dollars of rent
    Scénario: Deux dollars de loyer
      Étant donnée une partie en mode Difficile
      Et 4 travailleurs indemnes
      Alors le coût de la vie est de 6 $

  @postal.action.group.six-spaces
  # en: Anarchist Group: six actions
  Règle: Groupe anarchiste : six actions

    # en: A worker may go there: <case>
    Plan du scénario: Un travailleur peut aller <case>
      Quand un travailleur est placé <case>
      Alors le coup est légal

      Exemples:
        | case                      |
        | au Rebouteux              |
        | au Local syndical         |
        | à la Machine à impression |
        | aux Avocats libéraux      |
        | au Café politique         |
        | à l'Atelier de chimie     |

    # en: Six spaces beside the Tenement and the five places of New York
    Scénario: Six cases, outre le Tenement et les cinq lieux de New York
      Quand un travailleur est placé au Tenement
      Alors il y a 12 coups légaux

  @postal.action.group.limit-once
  # en: Anarchist Group: once a turn
  Règle: Groupe anarchiste : une fois par tour

    # en: A second worker there: <case>
    Plan du scénario: Un deuxième travailleur <case>
      Quand un travailleur est placé <case>
      Et un travailleur est placé <case>
      Alors le coup est refusé par postal.action.group.limit-once
      # en: the refusal says "1 of 1"
      Et le refus dit « 1 sur 1 »

      Exemples:
        | case                  |
        | au Rebouteux          |
        | aux Avocats libéraux  |
        | au Café politique     |
        | à l'Atelier de chimie |

    # en: Without the lost picture the place of a second worker is unknown
    Scénario: Sans l'image perdue, la place d'un deuxième travailleur est inconnue
      Étant donné que seul ce que le livret énonce est connu
      Et que les travailleurs sont à placer
      Et qu'un travailleur se tient au Café politique
      Quand un travailleur est placé au Café politique
      Alors les règles ont besoin de la donnée uses.political_cafe

    # en: The Bonesetter has treated somebody in this turn
    Scénario: Le Rebouteux a déjà soigné quelqu'un ce tour
      Étant donné que le Rebouteux a déjà servi ce tour
      Quand un travailleur va travailler au Rebouteux
      Alors le coup est refusé par postal.action.group.limit-once et par rien d'autre

  @postal.action.group.limit-twice
  # en: Anarchist Group: twice a turn
  Règle: Groupe anarchiste : deux fois par tour

    # en: A second worker is admitted, a third is not: <case>
    Plan du scénario: Un deuxième travailleur est admis, un troisième non : <case>
      Quand des travailleurs sont placés <case> et <case>
      Alors le coup est légal
      Et « un travailleur est placé <case> » est refusé par postal.action.group.limit-twice
      Et la donnée <donnée> est un bouche-trou

      Exemples:
        | case                      | donnée              |
        | au Local syndical         | uses.local_union    |
        | à la Machine à impression | uses.printing_press |

    # en: No action of the group is done three times, whatever the lost picture shows
    Scénario: Aucune action du groupe ne se fait trois fois, quoi que montre l'image perdue
      Étant donné que seul ce que le livret énonce est connu
      Et que les travailleurs sont à placer
      Et que des travailleurs se tiennent au Local syndical et au Local syndical
      Quand un travailleur est placé au Local syndical
      Alors le coup est refusé par postal.action.group.limit-twice

    # en: Three actions of the group are not done twice, whatever the lost picture shows
    Scénario: Trois actions du groupe ne se font pas deux fois, quoi que montre l'image perdue
      Étant donné que seul ce que le livret énonce est connu
      Et que les travailleurs sont à placer
      Et 6 travailleurs indemnes
      Et que des travailleurs se tiennent au Local syndical, au Local syndical, à la Machine à impression, à la Machine à impression et au Café politique
      Quand un travailleur est placé au Café politique
      Alors le coup est refusé par postal.action.group.limit-twice

  @postal.action.bonesetter.heal
  # en: Bonesetter: heal
  Règle: Rebouteux : soigner

    # en: One of the two injured is healed
    Scénario: Un des deux blessés est guéri
      Étant donné qu'il y a 2 blessés
      Quand un travailleur indemne agit au Rebouteux
      Alors il y a 1 blessé
      Et il y a 3 travailleurs indemnes

    # en: Nobody is injured
    Scénario: Personne n'est blessé
      Quand un travailleur agit au Rebouteux
      Alors l'événement nothing-happened se produit
      Et la clause postal.action.bonesetter.heal est citée

    # en: It must be said which of the two injured is healed
    Scénario: Il faut dire lequel des deux blessés est guéri
      Étant donné qu'il y a 2 blessés
      Et qu'un blessé se tient aux docks
      Et qu'un travailleur indemne se tient au Rebouteux
      Quand un travailleur indemne agit au Rebouteux
      Alors il faut dire qui est guéri
      Quand la joueuse guérit le blessé placé aux docks
      Alors « un travailleur indemne agit aux docks » est légal

    # en: The Bonesetter heals even in jail
    Scénario: Le Rebouteux soigne jusqu'en prison
      Étant donné qu'il y a 3 travailleurs indemnes
      Et qu'il y a 1 travailleur blessé en prison
      Quand un travailleur agit au Rebouteux
      Alors il y a 1 travailleur indemne en prison

    # en: The Bonesetter does not enter the jail, by the other reading
    Scénario: Le Rebouteux n'entre pas en prison, selon l'autre lecture
      Étant donné que la lecture R-20 est « free-only »
      Et qu'il y a 3 travailleurs indemnes
      Et qu'il y a 1 travailleur blessé en prison
      Quand un travailleur agit au Rebouteux
      Alors il y a 1 travailleur blessé en prison

    # en: Of two injured workers the one who has acted is healed
    Scénario: De deux blessés, celui qui a agi est guéri
      Étant donné que les actions sont à résoudre
      Et qu'il faut dire qui est guéri
      Et 1 travailleur blessé qui a agi
      Et 2 travailleurs blessés
      Quand la joueuse guérit le travailleur blessé qui a agi
      Alors il y a 1 travailleur blessé

  @postal.action.bonesetter.cost-down
  # en: Bonesetter: cost goes down
  Règle: Rebouteux : le coût baisse

    # en: Healing lowers the payment of the same turn
    Scénario: La guérison allège le paiement du tour même
      Étant donnés 3 travailleurs indemnes
      Et 1 blessé
      Et une Économie de 6 $
      Quand un travailleur indemne agit au Rebouteux
      Alors le coût de la vie est de 5 $
      Quand le coût de la vie est payé
      Alors l'Économie est de 1 $

  @postal.action.local-union.gain
  # en: Local Union: union agitation
  Règle: Local syndical : agitation syndicale

    # en: One union agitation, free of charge
    Scénario: Une agitation syndicale, gratuitement
      Étant donnée une Économie de 2 $
      Quand un travailleur agit au Local syndical
      Alors le groupe a 1 agitation syndicale
      Et le groupe a 0 agitation anarchiste
      Et l'Économie est de 2 $

  @postal.action.printing-press.gain
  # en: Printing Press: anarchist agitation
  Règle: Machine à impression : agitation anarchiste

    # en: Two workers, two anarchist agitations
    Scénario: Deux travailleurs, deux agitations anarchistes
      Étant donnée une Économie de 2 $
      Et des travailleurs se tiennent à la Machine à impression et à la Machine à impression
      Quand les travailleurs agissent à la Machine à impression et à la Machine à impression
      Alors le groupe a 2 agitations anarchistes

  @postal.action.printing-press.pay
  # en: Printing Press: price
  Règle: Machine à impression : prix

    # en: The last dollar is enough
    Scénario: Le dernier dollar suffit
      Étant donnée une Économie de 1 $
      Quand un travailleur agit à la Machine à impression
      Alors l'Économie est de 0 $
      Et le groupe a 1 agitation anarchiste

    # en: Without a dollar nothing is printed and nothing is due
    Scénario: Sans dollar, rien ne s'imprime et rien n'est dû
      Étant donnée une Économie de 0 $
      Quand un travailleur agit à la Machine à impression
      Alors l'Économie est de 0 $
      Et le groupe a 0 agitation anarchiste

    # en: Paid work first, then the press
    Scénario: Le travail payé d'abord, la presse ensuite
      Étant donnée une Économie de 0 $
      Et des travailleurs se tiennent à la Machine à impression et au Triangle
      Quand les travailleurs agissent au Triangle et à la Machine à impression
      Alors l'Économie est de 1 $
      Et le groupe a 1 agitation anarchiste

  @postal.action.lawyers.either-or
  # en: Liberal Lawyers: one of two
  Règle: Avocats libéraux : l'un ou l'autre

    # en: A prisoner comes out and Police Threat stays
    Scénario: Un prisonnier sort et la Menace policière reste
      Étant donné qu'il y a 1 prisonnier
      Et que la Menace policière est à 2
      Quand un travailleur agit aux Avocats libéraux pour libérer un prisonnier
      Alors il y a 0 prisonnier
      Et la Menace policière est à 2

    # en: The lawyers wait for a choice
    Scénario: Les avocats attendent un choix
      Étant donné qu'il y a 1 prisonnier
      Quand un travailleur agit aux Avocats libéraux
      Alors le coup est refusé par postal.action.lawyers.either-or

  @postal.action.lawyers.free
  # en: Liberal Lawyers: free a comrade
  Règle: Avocats libéraux : libérer un camarade

    # en: Nobody is in jail
    Scénario: Personne n'est en prison
      Étant donné 0 prisonnier
      Quand un travailleur agit aux Avocats libéraux pour libérer un prisonnier
      Alors le coup est refusé par postal.action.lawyers.free

    # en: It must be said who comes out
    Scénario: Il faut dire qui sort
      Étant donné qu'il y a 2 travailleurs indemnes
      Et qu'il y a 1 travailleur indemne en prison
      Et qu'il y a 1 travailleur blessé en prison
      Quand un travailleur agit aux Avocats libéraux pour libérer un prisonnier
      Alors il faut dire qui est libéré
      Quand la joueuse libère le blessé en prison
      Alors il y a 1 blessé
      Et il y a 1 prisonnier

    # en: A comrade who cost nothing in jail costs a dollar again
    Scénario: Un camarade qui ne coûtait rien en prison coûte de nouveau un dollar
      Étant donné que la lecture R-18a est « free »
      Et qu'il y a 1 prisonnier
      Quand un travailleur agit aux Avocats libéraux pour libérer un prisonnier
      Alors le coût de la vie est de 5 $
      Et l'événement cost-changed se produit

  @postal.action.lawyers.police-down
  # en: Liberal Lawyers: lower Police Threat
  Règle: Avocats libéraux : baisser la menace

    # en: Police Threat goes from 2 to 1
    Scénario: La Menace policière passe de 2 à 1
      Étant donné que la Menace policière est à 2
      Quand un travailleur agit aux Avocats libéraux pour baisser la menace policière
      Alors la Menace policière est à 1

    # en: Police Threat on 0 stays there
    Scénario: La Menace policière à 0 y reste
      Étant donné que la Menace policière est à 0
      Quand un travailleur agit aux Avocats libéraux pour baisser la menace policière
      Alors la Menace policière est à 0
      Et l'événement nothing-happened se produit

    # en: The lawyers do not raise Police Threat
    Scénario: Les avocats n'augmentent pas la Menace policière
      Étant donné que la Menace policière est à 2
      Quand un travailleur agit aux Avocats libéraux pour augmenter la menace policière
      Alors le coup est refusé par postal.action.lawyers.police-down
      # en: the refusal says "is lowered, not raised"
      Et le refus dit « baisser, et non augmenter »

  @postal.action.cafe.gain
  # en: Political Cafe: strike
  Règle: Café politique : grève

    # en: One strike more
    Scénario: Une grève de plus
      Étant donné que le groupe a 1 grève
      Quand un travailleur agit au Café politique
      Alors le groupe a 2 grèves
      Et le groupe gagne 1 grève

  @postal.action.cafe.police-up
  # en: Political Cafe: Police Threat
  Règle: Café politique : menace policière

    # en: The cafe attracts the police
    Scénario: Le café attire la police
      Quand un travailleur agit au Café politique
      Alors la Menace policière est à 1
      Et la clause postal.action.cafe.police-up est citée

    # en: The Cafe is seen by the police
    Scénario: La police voit le Café
      Étant donné que les jauges sont toutes à 0
      Quand un travailleur va travailler au Café politique
      Alors la Menace policière monte

  @postal.action.chemistry.gain
  # en: Chemistry Workshop: sabotage
  Règle: Atelier de chimie : sabotage

    # en: One sabotage
    Scénario: Un sabotage
      Quand un travailleur agit à l'Atelier de chimie pour augmenter le risque
      Alors le groupe a 1 sabotage

  @postal.action.chemistry.gauge-choice
  # en: Chemistry Workshop: Risk or Unsanitary
  Règle: Atelier de chimie : Risque ou Insalubrité

    # en: Unsanitary is chosen
    Scénario: L'Insalubrité est choisie
      Quand un travailleur agit à l'Atelier de chimie pour augmenter l'insalubrité
      Alors l'Insalubrité est à 1
      Et le Risque est à 0

    # en: Police Threat is not among the choices
    Scénario: La Menace policière n'est pas au choix
      Quand un travailleur agit à l'Atelier de chimie pour augmenter la menace policière
      Alors le coup est refusé par postal.action.chemistry.gauge-choice

    # en: The workshop does not lower <jauge>
    Plan du Scénario: L'atelier ne baisse pas <jauge>
      Quand un travailleur agit à l'Atelier de chimie pour baisser <jauge>
      Alors le coup est refusé par postal.action.chemistry.gauge-choice
      # en: the refusal says "Choose to raise"
      Et le refus dit « Choisissez d'augmenter <jauge> »

      # en: Risk; Unsanitary
      Exemples:
        | jauge         |
        | le Risque     |
        | l'Insalubrité |

  @postal.action.newyork.dangers
  # en: New York: money and dangers
  Règle: New York : argent et dangers

    # en: What a day earns and costs there: <lieu>
    Plan du scénario: Ce que rapporte et ce que coûte une journée <lieu>
      Étant donnée une Économie de 2 $
      Quand un travailleur agit <lieu>
      Alors l'Économie est de <économie> $
      Et le Risque est à <risque>
      Et l'Insalubrité est à <insalubrité>
      Et la Menace policière est à <menace>

      Exemples:
        | lieu                         | économie | risque | insalubrité | menace |
        | aux East River Docks         | 5        | 1      | 0           | 0      |
        | à Triangle Shirtwaist        | 4        | 0      | 0           | 0      |
        | à Newtown Creek Dye Industry | 5        | 0      | 1           | 0      |
        | à Greenwich Village          | 2        | 0      | 0           | 0      |
        | au Tenderloin                | 5        | 0      | 0           | 1      |

    # en: Two workers do two jobs
    Scénario: Deux travailleurs font deux métiers
      Étant donné 2 travailleurs indemnes
      Et une Économie de 2 $
      Quand les travailleurs agissent aux East River Docks et à Triangle Shirtwaist
      Alors le Risque est à 1
      Et l'Économie est de 7 $
      Et le coût de la vie est à payer

    # en: Only Triangle Shirtwaist moves no gauge
    Scénario: Le Triangle ne fait bouger aucune jauge
      Étant donné que les jauges sont toutes à 1
      Quand un travailleur va travailler au Triangle Shirtwaist
      Alors aucune jauge ne bouge
      Et les jauges sont toutes à 1

  @postal.action.greenwich.recruit
  # en: Greenwich Village: recruit
  Règle: Greenwich Village : recruter

    # en: One worker more, one cube less in reserve
    Scénario: Un travailleur de plus, un cube de moins en réserve
      Étant donnés 4 travailleurs indemnes
      Et 4 travailleurs en réserve
      Quand un travailleur agit à Greenwich Village
      Alors il y a 5 travailleurs indemnes
      Et il y a 3 travailleurs en réserve

    # en: Without a cube no recruit
    Scénario: Sans cube, pas de recrue
      Étant donnés 8 travailleurs indemnes
      Quand un travailleur agit à Greenwich Village
      Alors il y a 8 travailleurs vivants

    # en: Without a cube anything stands for the recruit, by the other reading
    Scénario: Sans cube, un objet quelconque figure la recrue, selon l'autre lecture
      Étant donnés 8 travailleurs indemnes
      Et que la lecture R-16 est « substitutes »
      Quand un travailleur agit à Greenwich Village
      Alors il y a 9 travailleurs vivants

    # en: The recruit acts from the next turn
    Scénario: La recrue agit à partir du tour suivant
      Étant donné 1 travailleur indemne
      Et une Économie de 9 $
      Quand un travailleur est placé à Greenwich Village
      Et un travailleur agit à Greenwich Village
      Alors le coût de la vie est à payer
      Quand le coût de la vie est payé
      Et le tour se termine
      Et la phase patronale se joue avec un 1
      Alors 2 travailleurs peuvent agir

  @postal.action.greenwich.cost-up
  # en: Greenwich Village: cost goes up
  Règle: Greenwich Village : le coût monte

    # en: The recruit counts from this turn
    Scénario: La recrue compte dès ce tour
      Étant donnés 4 travailleurs indemnes
      Et une Économie de 6 $
      Quand un travailleur agit à Greenwich Village
      Alors le coût de la vie est de 6 $
      Quand le coût de la vie est payé
      Alors l'Économie est de 0 $

  @postal.action.newyork.five-places
  # en: New York: five places
  Règle: New York : cinq lieux

    # en: A place that is not on the board
    Scénario: Un lieu qui n'est pas sur le plateau
      # en: a worker goes to "Ellis Island"
      Quand un travailleur va à « Ellis Island »
      Alors le coup est refusé par postal.action.newyork.five-places et par rien d'autre

    # en: Two workers go to the Docks
    Scénario: Deux travailleurs vont aux Docks
      Étant donné que l'Économie est de 0 $
      Quand 2 travailleurs vont aux East River Docks
      Alors l'Économie est de 6 $
      Et le Risque est à 2
