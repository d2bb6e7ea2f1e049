# language: fr
# en: Set-up
# en: What the board shows before the first turn, the choice of the difficulty, and the roll that
# en: ends the set-up.
Fonctionnalité: Mise en place
  Ce que montre le plateau avant le premier tour, le choix de la difficulté, et le lancer qui
  achève la mise en place.

  @postal.setup.savings-2
  # en: Starting Savings
  Règle: Économie de départ

    # en: Savings at the start in <mode> mode
    Plan du Scénario: L'Économie au départ en mode <mode>
      Étant donné une nouvelle partie en mode <mode>
      Alors l'Économie est de 2 $

      Exemples:
        | mode      |
        | Normal    |
        | Confirmé  |
        | Difficile |

    # en: The book gives the Savings at the start
    Scénario: Le livret donne l'Économie de départ
      Étant donné une nouvelle partie
      Alors la donnée start.savings est « 2 »
      Et la donnée start.savings est énoncée

  @postal.setup.cost-5
  # en: Starting Cost of Living
  Règle: Coût de la vie de départ

    # en: The Cost of Living at the start in <mode> mode
    Plan du Scénario: Le coût de la vie au départ en mode <mode>
      Étant donné une nouvelle partie en mode <mode>
      Alors le coût de la vie est de <coût> $

      Exemples:
        | mode      | coût |
        | Normal    | 5    |
        | Confirmé  | 5    |
        | Difficile | 6    |

    # en: Hard mode at the start by reading R-1: <choix>
    Plan du Scénario: Le mode Difficile au départ selon la lecture R-1 : <choix>
      Étant donné que la lecture R-1 est "<choix>"
      Et une nouvelle partie en mode Difficile
      Alors le coût de la vie est de <coût> $

      Exemples:
        | choix             | coût |
        | workers-plus-rent | 6    |
        | printed-five      | 5    |

  @postal.setup.cost-breakdown
  # en: What the starting cost contains
  Règle: Composition du coût de départ

    # en: Four workers and a rent of one dollar
    Scénario: Quatre travailleurs et un loyer d'un dollar
      Étant donné une nouvelle partie
      Alors il y a 4 travailleurs vivants
      Et le coût de la vie est de 5 $
      Et la donnée cost.worker est « 1 »
      Et la donnée rent.normal est « 1 »

    # en: A rent of 3 dollars is added only once
    Scénario: Un loyer de 3 $ ne s'ajoute qu'une fois
      Étant donné ce contenu
        """
        [rent]
        normal = 3
        """
      Et une nouvelle partie
      Alors le coût de la vie est de 7 $

  @postal.setup.other-gauges-zero
  # en: Other gauges start empty
  Règle: Autres jauges à zéro

    # en: The four gauges before the set-up roll
    Scénario: Les quatre jauges avant le lancer de mise en place
      Étant donné une nouvelle partie
      Alors l'Emprise patronale est à 0
      Et le Risque est à 0
      Et l'Insalubrité est à 0
      Et la Menace policière est à 0

  @postal.setup.choose-difficulty
  # en: Choose the difficulty
  Règle: Choix de la difficulté

    # en: Three levels are offered
    Scénario: Trois niveaux sont offerts
      Étant donné une nouvelle partie sans difficulté choisie
      Alors il y a 3 coups légaux
      Et « le mode Normal est choisi » est légal
      Et « le mode Confirmé est choisi » est légal
      Et « le mode Difficile est choisi » est légal
      Et la donnée meta.modes compte 3 entrées

    # en: The chosen level counts
    Scénario: Le niveau choisi compte
      Étant donné une nouvelle partie sans difficulté choisie
      Quand le mode Difficile est choisi
      Alors la mise en place attend le lancer du dé
      Et il faut 7 moyens de production pour gagner
      Et le coût de la vie est de 6 $

    # en: The level is chosen at the set-up
    Scénario: Le niveau se choisit dès la mise en place
      Quand une nouvelle partie est mise en place en mode Difficile
      Alors le coup est légal
      Et il faut 7 moyens de production pour gagner
      Et le coût de la vie est de 6 $

    # en: Nothing is rolled before the level is chosen
    Scénario: Rien n'est lancé avant le choix du niveau
      Étant donné une nouvelle partie sans difficulté choisie
      Alors « le dé donne un 2 » est refusé par postal.setup.choose-difficulty

    # en: The level does not change during play
    Scénario: Le niveau ne change pas en cours de partie
      Étant donné que le tour va commencer
      Et que l'Emprise patronale est à 4
      Quand le mode Difficile est demandé
      Alors le coup est refusé par postal.setup.choose-difficulty
      # en: the refusal says "was chosen at the set-up"
      Et le refus dit « choisie à la mise en place »

    # en: One person alone chooses the level
    Scénario: Une personne seule choisit son niveau
      Quand une nouvelle partie est mise en place en mode Difficile pour 1 joueur
      Alors le coup est légal
      Et il faut 7 moyens de production pour gagner

    # en: No level is for two
    Scénario: Aucun niveau ne se joue à deux
      Quand une nouvelle partie est mise en place en mode Difficile pour 2 joueurs
      Alors le coup est refusé par postal.meta.player-count

  @postal.setup.recommended-progression
  # en: Recommended progression
  Règle: Progression conseillée

    # en: Normal mode is proposed first
    Scénario: Le mode Normal est proposé d'abord
      Étant donné une nouvelle partie
      Alors la donnée meta.default_mode est « normal »
      Et il faut 5 moyens de production pour gagner

    # en: The advice binds nobody
    Scénario: Le conseil n'oblige personne
      Étant donné une nouvelle partie sans difficulté choisie
      Alors « le mode Difficile est choisi » est légal

  @postal.setup.difficulty.normal
  # en: Normal mode
  Règle: Mode Normal

    # en: The fifth means of production wins in Normal mode
    Scénario: Le cinquième moyen de production gagne en mode Normal
      Étant donné une partie en mode Normal
      Et que le groupe contrôle 4 moyens de production
      Et que le groupe a 1 sabotage
      Et que le groupe a 1 grève
      Quand le groupe prend le moyen de production à 1 sabotage + 1 grève
      Alors la partie est gagnée

    # en: The fourth does not win in Normal mode
    Scénario: Le quatrième ne gagne pas en mode Normal
      Étant donné une partie en mode Normal
      Et que le groupe contrôle 3 moyens de production
      Et que le groupe a 1 grève
      Quand le groupe prend le moyen de production à 1 grève et 2 $
      Alors la partie continue

  @postal.setup.difficulty.confirmed
  # en: Confirmed mode
  Règle: Mode Confirmé

    # en: Five means of production in Confirmed mode by reading R-12: <choix>
    Plan du Scénario: Cinq moyens de production en mode Confirmé selon la lecture R-12 : <choix>
      Étant donné une partie en mode Confirmé
      Et que la lecture R-12 est "<choix>"
      Et que le groupe contrôle 4 moyens de production
      Et que le groupe a 1 sabotage
      Et que le groupe a 1 grève
      Quand le groupe prend le moyen de production à 1 sabotage + 1 grève
      Alors <issue>

      Exemples:
        | choix       | issue                |
        | mode        | la partie continue   |
        | always-five | la partie est gagnée |

    # en: The sixth wins in Confirmed mode
    Scénario: Le sixième gagne en mode Confirmé
      Étant donné une partie en mode Confirmé
      Et que le groupe contrôle 5 moyens de production
      Et que le groupe a 1 agitation anarchiste
      Et que le groupe a 1 sabotage
      Quand le groupe prend le moyen de production à 1 agitation anarchiste et 1 sabotage
      Alors la partie est gagnée

  @postal.setup.difficulty.hard-rent
  # en: Hard mode: rent
  Règle: Mode Difficile : loyer

    # en: Four workers in <mode> mode
    Plan du Scénario: Quatre travailleurs en mode <mode>
      Étant donné une partie en mode <mode>
      Et 4 travailleurs indemnes
      Alors le coût de la vie est de <coût> $

      Exemples:
        | mode      | coût |
        | Normal    | 5    |
        | Confirmé  | 5    |
        | Difficile | 6    |

    # en: Five dollars are a debt in Hard mode
    Scénario: Cinq dollars endettent en mode Difficile
      Étant donné une partie en mode Difficile
      Et que le coût de la vie est à payer
      Et que l'Économie est de 5 $
      Quand le coût de la vie est payé
      Alors il y a 1 travailleur blessé

  @postal.setup.difficulty.hard-seven
  # en: Hard mode: seven means
  Règle: Mode Difficile : sept moyens

    # en: The sixth does not win in Hard mode
    Scénario: Le sixième ne gagne pas en mode Difficile
      Étant donné une partie en mode Difficile
      Et que le groupe contrôle 5 moyens de production
      Et que le groupe a 1 agitation anarchiste
      Et que le groupe a 1 sabotage
      Quand le groupe prend le moyen de production à 1 agitation anarchiste + 1 sabotage
      Alors la partie continue
      Et le groupe contrôle 6 moyens de production

    # en: The seventh wins in Hard mode
    Scénario: Le septième gagne en mode Difficile
      Étant donné une partie en mode Difficile
      Et que le groupe contrôle 6 moyens de production
      Et que le groupe a 1 grève
      Et que le groupe a 1 agitation syndicale
      Quand le groupe prend le moyen de production à 1 grève + 1 agitation syndicale
      Alors la partie est gagnée

    # en: Six means of production are not enough at the end of turn 10
    Scénario: Six moyens de production ne suffisent pas à la fin du tour 10
      Étant donné une partie en mode Difficile
      Et que l'Emprise patronale est à 10
      Et que le groupe contrôle 6 moyens de production
      Et qu'un moyen de production peut être pris
      Alors il faut 7 moyens de production pour gagner
      Quand le tour se termine
      Alors la partie est perdue

    # en: Without the eighth line Hard mode asks for the whole list
    Scénario: Sans la huitième ligne, le mode Difficile exige toute la liste
      Étant donné une partie en mode Difficile
      Et que la lecture R-3 est « none »
      Alors la liste compte 7 moyens de production
      Et il faut 7 moyens de production pour gagner

  @postal.setup.four-workers
  # en: Four workers to start
  Règle: Quatre travailleurs au départ

    # en: Four workers, healthy and free
    Scénario: Quatre travailleurs, indemnes et libres
      Étant donné une nouvelle partie
      Alors il y a 4 travailleurs en jeu
      Et il y a 4 travailleurs indemnes
      Et il y a 0 blessé
      Et il y a 0 prisonnier
      Et la donnée start.workers est « 4 »

  @postal.setup.reserve-visible
  # en: Visible reserve
  Règle: Réserve visible

    # en: The four other cubes are the reserve
    Scénario: Les quatre autres cubes forment la réserve
      Étant donné une nouvelle partie
      Alors il y a 4 travailleurs en réserve
      Et il y a 0 mort

  @postal.setup.initial-roll
  # en: Set-up roll
  Règle: Lancer de mise en place

    # en: A <dé> at the set-up
    Plan du Scénario: Un <dé> à la mise en place
      Étant donné une nouvelle partie
      Quand le dé donne <dé>
      Alors le Risque est à <risque>
      Et la Menace policière est à <menace>
      Et l'Insalubrité est à <insalubrité>
      Et l'Emprise patronale est à <emprise>
      Et il y a <blessés> blessés
      Et le coût de la vie est de <coût> $
      Et la clause postal.setup.initial-roll est citée

      Exemples:
        | dé | risque | menace | insalubrité | emprise | blessés | coût |
        | 1  | 0      | 0      | 0           | 0       | 0       | 6    |
        | 2  | 1      | 0      | 0           | 0       | 0       | 5    |
        | 3  | 0      | 1      | 0           | 0       | 0       | 5    |
        | 4  | 0      | 0      | 1           | 0       | 0       | 5    |
        | 5  | 0      | 0      | 0           | 0       | 1       | 6    |
        | 6  | 0      | 0      | 0           | 1       | 0       | 5    |

    # en: Without a lasting gauge the row <dé> has no effect by the other reading
    Plan du Scénario: Sans jauge durable, la ligne <dé> reste sans effet par l'autre lecture
      Étant donné que la lecture R-13 est « gauges-only »
      Et une nouvelle partie
      Quand le dé donne <dé>
      Alors il y a 0 blessé
      Et le coût de la vie est de 5 $
      Et l'événement nothing-happened se produit

      Exemples:
        | dé |
        | 1  |
        | 5  |

    # en: A die that raises a gauge needs its length
    Scénario: Un dé qui fait monter une jauge demande sa longueur
      Étant donné que seul ce que le livret énonce est connu
      Et une nouvelle partie
      Quand le dé donne un 2
      Alors les règles ont besoin de la donnée last_box.risk

    # en: The rise of the set-up lasts until the end of turn 1
    Scénario: La hausse de la mise en place dure jusqu'à la fin du tour 1
      Étant donné une nouvelle partie
      Quand le dé donne 1
      Et que la phase patronale se joue avec un 2
      Et que des travailleurs sont placés au Triangle, au Triangle, au Triangle et au Triangle
      Et que les travailleurs agissent au Triangle, au Triangle, au Triangle et au Triangle
      Alors le coût de la vie est de 6 $
      Quand le coût de la vie est payé
      Et que le tour prend fin
      Alors le coût de la vie est de 5 $

  @postal.setup.initial-roll-one-die
  # en: One die at set-up
  Règle: Un seul dé à la mise en place

    # en: One die in <mode> mode
    Plan du Scénario: Un seul dé en mode <mode>
      Étant donné une nouvelle partie en mode <mode>
      Alors il faut lancer 1 dé

      Exemples:
        | mode      |
        | Normal    |
        | Confirmé  |
        | Difficile |

    # en: Two dice are refused at the set-up
    Scénario: Deux dés sont refusés à la mise en place
      Étant donné une nouvelle partie
      Quand les dés tombent sur 2 et 3
      Alors le coup est refusé par postal.setup.initial-roll-one-die

    # en: Two equal results are refused as well
    Scénario: Deux résultats égaux sont refusés aussi
      Étant donné une nouvelle partie
      Quand les dés donnent 4 et 4
      Alors le coup est refusé par postal.setup.initial-roll-one-die

    # en: One face in six raises Risk
    Scénario: Une face sur six fait monter le Risque
      Étant donné une nouvelle partie
      Alors la probabilité que « le Risque est à 1 » est 1/6

  @postal.setup.start
  # en: Play begins
  Règle: Début de la partie

    # en: The first turn follows the set-up roll
    Scénario: Le premier tour suit le lancer de mise en place
      Étant donné une nouvelle partie
      Quand le dé donne un 2
      Alors le tour va commencer
      Et la clause postal.setup.start est citée

    # en: The first turn opens with the advance of Employers' Strength
    Scénario: Le premier tour s'ouvre sur l'avance de l'Emprise patronale
      Étant donné une nouvelle partie
      Quand le dé donne un 2
      Et que le tour commence
      Alors l'Emprise patronale est à 1
      Et l'offensive patronale va être lancée

    # en: The first turn does not begin before that roll
    Scénario: Le premier tour ne commence pas avant ce lancer
      Étant donné une nouvelle partie
      Alors « le tour commence » est refusé par postal.setup.start
      Quand le dé donne un 2
      Alors « le tour commence » est légal
