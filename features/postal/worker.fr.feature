# language: fr
# en: Workers and injuries
# en: Workers act, workers cost money, and of the injured one in two stays idle.
Fonctionnalité: Travailleurs et blessures
  Les travailleurs agissent, ils coûtent de l'argent, et un blessé sur deux reste inactif.

  @postal.worker.action-points
  # en: Workers are action points
  Règle: Les travailleurs, points d'action

    # en: Four healthy workers perform four actions
    Scénario: Quatre indemnes accomplissent quatre actions
      Étant donné que les travailleurs sont à placer
      Et 4 travailleurs indemnes
      Alors 4 travailleurs peuvent agir
      Quand des travailleurs sont placés au Triangle, au Triangle, au Triangle et au Triangle
      Et que les travailleurs agissent au Triangle, au Triangle, au Triangle et au Triangle
      Alors l'événement worker-acted se produit 4 fois
      Et le coût de la vie est à payer

    # en: A healthy worker whom the group does not have
    Scénario: Un travailleur indemne que le groupe n'a pas
      Étant donné que les travailleurs sont à placer
      Et 0 travailleur indemne
      Et 2 blessés
      Quand un travailleur indemne est placé au Triangle
      Alors la clause postal.worker.action-points refuse le coup

    # en: Each placed worker acts once
    Scénario: Chaque travailleur placé agit une fois
      Étant donné que des travailleurs se tiennent au Triangle et au Tenement
      Quand un travailleur agit au Triangle
      Alors « un travailleur agit au Triangle » est refusé par postal.worker.action-points
      Et « un travailleur agit au Tenement pour baisser le risque » est légal

    # en: Who has acted is not placed again this turn
    Scénario: Qui a agi n'est pas placé de nouveau ce tour
      Étant donné que des travailleurs se tiennent au Triangle et au Tenement
      Et 2 travailleurs indemnes
      Et que le Risque est à 1
      Quand un travailleur agit au Tenement pour baisser le risque
      Alors il y a 1 travailleur qui a agi
      Et il y a 0 travailleur à placer

    # en: After the last action nobody can act any more
    Scénario: Après la dernière action, plus personne ne peut agir
      Étant donné que des travailleurs se tiennent au Triangle et au Tenement
      Et 2 travailleurs indemnes
      Quand un travailleur agit au Triangle
      Et qu'un travailleur agit au Tenement pour baisser le risque
      Alors le coût de la vie est à payer
      Et 0 travailleur peut agir

    # en: Prisoners are no action points
    Scénario: Les prisonniers ne sont pas des points d'action
      Étant donné que les travailleurs sont à placer
      Et 3 prisonniers
      Alors 1 travailleur peut agir

    # en: A recruit is an action point from the next turn
    Scénario: Une recrue est un point d'action dès le tour suivant
      Étant donné 4 travailleurs indemnes
      Et qu'un travailleur est placé à Greenwich Village
      Et que l'Économie est de 20 $
      Quand un travailleur agit à Greenwich Village
      Alors le coût de la vie est à payer
      Quand le coût de la vie est payé
      Et que le tour prend fin
      Et que la phase patronale se joue avec un 2
      Alors 5 travailleurs peuvent agir

    # en: An injured worker whom the group does not have
    Scénario: Un blessé que le groupe n'a pas
      Étant donné que les travailleurs sont à placer
      Et 2 travailleurs indemnes
      Alors « un travailleur blessé est placé au Triangle » est refusé par postal.worker.action-points et par rien d'autre
      Quand un travailleur blessé est placé au Triangle
      Alors le coup est refusé par postal.worker.action-points et par rien d'autre

  @postal.worker.places
  # en: Where workers act
  Règle: Lieux d'action

    # en: More workers on the spaces than there are
    Scénario: Plus de travailleurs sur les cases qu'il n'y en a
      Étant donné 1 travailleur indemne
      Et des travailleurs indemnes se tiennent aux East River Docks et au Tenderloin
      Alors aucune table ne peut montrer cette position par postal.worker.places

    # en: The workers spread over the three zones
    Scénario: Les travailleurs se répartissent dans les trois zones
      Étant donné que les travailleurs sont à placer
      Quand des travailleurs sont placés au Triangle, au Tenderloin, au Tenement et au Local Syndical
      Alors les actions sont à résoudre
      Et l'événement worker-placed se produit 4 fois

    # en: All workers go to one zone: <zone>
    Plan du Scénario: Tous les travailleurs vont dans une même zone : <zone>
      Étant donné que les travailleurs sont à placer
      Et une Économie de 10 $
      Quand des travailleurs sont placés <cases>
      Alors les actions sont à résoudre

      # en: New York; the Tenement; the Anarchist Group
      Exemples:
        | zone                 | cases                                                                                |
        | New York             | au Triangle, au Tenderloin, à Newtown Creek et à Greenwich Village                   |
        | le Tenement          | au Tenement, au Tenement, au Tenement et au Tenement                                 |
        | le Groupe anarchiste | au Rebouteux, au Local Syndical, à la Machine à Impression et au Café politique      |

    # en: An injured worker goes wherever a healthy one does
    Scénario: Un blessé va partout où va un indemne
      Étant donné que les travailleurs sont à placer
      Et 1 travailleur indemne
      Et 1 travailleur blessé
      Quand un travailleur blessé est placé à l'Atelier de Chimie
      Et qu'un travailleur indemne est placé aux Avocats Libéraux
      Alors les actions sont à résoudre
      Quand un travailleur blessé agit à l'Atelier de Chimie pour augmenter le risque
      Alors le groupe a 1 sabotage
      Et le Risque est à 1

  @postal.worker.cost-1
  # en: Cost of a worker
  Règle: Coût d'un travailleur

    # en: <travailleurs> healthy workers
    Plan du Scénario: <travailleurs> travailleurs indemnes
      Étant donné <travailleurs> travailleurs indemnes
      Alors le coût de la vie est de <coût> $

      Exemples:
        | travailleurs | coût |
        | 1            | 2    |
        | 4            | 5    |
        | 5            | 6    |
        | 8            | 9    |

    # en: The book gives the price of a worker
    Scénario: Le livret donne le prix d'un travailleur
      Étant donné une partie du jeu postal
      Alors la donnée cost.worker est « 1 »
      Et la donnée cost.worker est énoncée

    # en: With no survivor only the rent remains
    Scénario: Sans survivant, il ne reste que le loyer
      Étant donné que la lecture R-18b est « play-on »
      Et 0 travailleur indemne
      Et 8 morts
      Alors le coût de la vie est de 1 $

    # en: Two of four workers in jail, by reading R-18a: <choix>
    Plan du Scénario: Deux travailleurs sur quatre en prison, selon la lecture R-18a : <choix>
      Étant donné que la lecture R-18a est "<choix>"
      Et 2 prisonniers
      Alors le coût de la vie est de <coût> $

      Exemples:
        | choix   | coût |
        | charged | 5    |
        | free    | 3    |

    # en: The freed prisoner counts again
    Scénario: Le prisonnier libéré compte de nouveau
      Étant donné que la lecture R-18a est « free »
      Et 1 prisonnier
      Et qu'un travailleur se tient aux Avocats Libéraux
      Quand un travailleur agit aux Avocats Libéraux pour libérer un prisonnier
      Alors il y a 0 prisonnier
      Et le coût de la vie est de 5 $

  @postal.worker.injured-extra-1
  # en: Extra cost of the injured
  Règle: Surcoût des blessés

    # en: <blessés> injured of four workers
    Plan du Scénario: <blessés> blessés sur quatre travailleurs
      Étant donné <indemnes> travailleurs indemnes
      Et <blessés> travailleurs blessés
      Alors le coût de la vie est de <coût> $

      Exemples:
        | indemnes | blessés | coût |
        | 4        | 0       | 5    |
        | 3        | 1       | 6    |
        | 0        | 4       | 9    |

    # en: An injury raises the cost by one dollar
    Scénario: Une blessure augmente le coût d'un dollar
      Étant donné que l'offensive patronale va être lancée
      Quand le dé donne un 5
      Alors le coût de la vie est de 6 $
      Et la clause postal.worker.injured-extra-1 est citée

    # en: The injury of a full gauge is not counted twice
    Scénario: La blessure d'une jauge pleine n'est pas comptée deux fois
      Étant donné que l'Insalubrité est à une case de Hurt
      Et que l'offensive patronale va être lancée
      Quand le dé donne un 4
      Alors il y a 1 blessé
      Et l'Insalubrité est à 0
      Et le coût de la vie est de 6 $

  @postal.worker.injured-half-idle
  # en: Half the injured are idle
  Règle: Un blessé sur deux inactif

    # en: Among <blessés> injured
    Plan du Scénario: Parmi <blessés> blessés
      Étant donné que les travailleurs sont à placer
      Et 0 travailleur indemne
      Et <blessés> blessés
      Alors il y a <inactifs> travailleurs inactifs
      Et il y a <actifs> travailleurs disponibles

      Exemples:
        | blessés | inactifs | actifs |
        | 1       | 0        | 1      |
        | 2       | 1        | 1      |
        | 3       | 1        | 2      |
        | 4       | 2        | 2      |
        | 8       | 4        | 4      |

    # en: The idle injured worker is not placed
    Scénario: Le blessé inactif n'est pas placé
      Étant donné que les travailleurs sont à placer
      Et 1 travailleur indemne
      Et 3 blessés
      Quand un travailleur blessé est placé au Triangle
      Et qu'un travailleur blessé est placé au Triangle
      Alors « un travailleur blessé est placé au Triangle » est refusé par postal.worker.injured-half-idle

    # en: An injury of the employers' phase counts in the same turn
    Scénario: Une blessure de la phase patronale compte le tour même
      Étant donné que le tour va commencer
      Et 3 travailleurs indemnes
      Et 1 travailleur blessé
      Quand la phase patronale se joue avec un 5
      Alors il y a 1 travailleur inactif
      Et 3 travailleurs peuvent agir

    # en: The injured in jail count or not by reading R-22: <choix>, <libres> free and <prisonniers> in jail
    Plan du Scénario: Les blessés en prison comptent ou non selon la lecture R-22 : <choix>, <libres> libres et <prisonniers> en prison
      Étant donné que la lecture R-22 est "<choix>"
      Et que les travailleurs sont à placer
      Et 1 travailleur indemne
      Et <libres> travailleurs blessés
      Et <prisonniers> travailleurs blessés en prison
      Alors il y a <inactifs> travailleurs inactifs
      Et <actifs> travailleurs peuvent agir

      Exemples:
        | choix        | libres | prisonniers | inactifs | actifs |
        | free-injured | 2      | 2           | 1        | 2      |
        | all-injured  | 2      | 2           | 2        | 1      |
        | free-injured | 1      | 1           | 0        | 2      |
        | all-injured  | 1      | 1           | 1        | 1      |

    # en: Two of the three workers are injured
    Scénario: Deux des trois travailleurs sont blessés
      Étant donné que 2 des 3 travailleurs sont blessés
      Quand la phase des travailleurs commence
      Alors 2 travailleurs peuvent agir

    # en: All the workers are injured
    Scénario: Les travailleurs sont tous blessés
      Étant donné que tous les travailleurs sont blessés
      Quand le groupe ne fait rien
      Alors 2 travailleurs peuvent agir
      Et rien ne change pour le groupe

  @postal.worker.idle-set-aside
  # en: The idle are set aside
  Règle: Inactifs mis de côté

    # en: Of two injured one is healed, and nobody is idle next
    Scénario: Sur deux blessés, un est soigné, et personne n'est inactif ensuite
      Étant donné que les travailleurs sont à placer
      Et 1 travailleur indemne
      Et 2 blessés
      Et une Économie de 20 $
      Alors il y a 1 travailleur inactif
      Quand des travailleurs sont placés au Rebouteux et au Triangle
      Et qu'un travailleur indemne agit au Rebouteux
      Alors il faut dire qui est guéri
      Quand la joueuse guérit un blessé qui n'est pas placé
      Et que les travailleurs agissent au Triangle
      Alors le coût de la vie est à payer
      Quand le coût de la vie est payé
      Et que le tour se termine
      Et que la phase patronale se joue avec un 2
      Alors il y a 1 blessé
      Et il y a 0 travailleur inactif
      Et 3 travailleurs peuvent agir

    # en: Nobody is healed, and one of two injured is idle again
    Scénario: Personne n'est soigné, et un blessé sur deux est de nouveau inactif
      Étant donné que les travailleurs sont à placer
      Et 0 travailleur indemne
      Et 2 blessés
      Et une Économie de 20 $
      Quand des travailleurs sont placés au Triangle
      Et que les travailleurs agissent au Triangle
      Et que le coût de la vie est payé
      Et que le tour se termine
      Et que la phase patronale se joue avec un 2
      Alors il y a 1 travailleur inactif
      Et 1 travailleur peut agir
