# language: fr
# en: Risk, Unsanitary and Police Threat
# en: What happens when one of the three gauges reaches its last box. postal.gauge.meaning has no
# en: rule here: it explains the theme, and the events of the gauges are settled by the clauses
# en: after it.
Fonctionnalité: Risque, Insalubrité et Menace policière
  Ce qui arrive quand une des trois jauges atteint sa dernière case.

  postal.gauge.meaning n'a pas de règle ici : elle explique le thème, et les événements des jauges
  relèvent des clauses suivantes.

  @postal.gauge.hurt.risk
  # en: Hurt by Risk
  Règle: Blessé par le Risque

    # en: Risk reaches Hurt
    Scénario: Le Risque atteint Hurt
      Étant donné que le Risque est à une case de Hurt
      Et qu'il y a 4 travailleurs indemnes
      Quand le dé donne un 2
      Alors il y a 1 blessé
      Et il y a 3 travailleurs indemnes
      Et la clause postal.gauge.hurt.risk est citée

    # en: Risk two steps below Hurt rises by one
    Scénario: Le Risque à deux cases de Hurt monte d'une case
      Étant donné que le Risque est à 2 cases de Hurt
      Quand le dé donne 2
      Alors il y a 0 blessé

    # en: The injury comes before the next action
    Scénario: La blessure passe avant l'action suivante
      Étant donné que le Risque est à une case de Hurt
      Et que des travailleurs se tiennent aux docks et au Triangle
      Quand un travailleur agit aux docks
      Alors il faut dire qui est blessé
      Et « un travailleur agit au Triangle » est refusé par postal.gauge.hurt.risk

    # en: A prisoner may be the one who is hurt
    Scénario: Un prisonnier peut être celui qui est blessé
      Étant donné que le Risque est à une case de Hurt
      Et qu'il y a 3 travailleurs indemnes
      Et qu'il y a 1 prisonnier
      Quand le dé donne 2
      Et la blessure touche un travailleur indemne en prison
      Alors il y a 1 travailleur blessé en prison

    # en: Free workers are hurt first, by the other reading
    Scénario: Les travailleurs libres sont blessés d'abord, selon l'autre lecture
      Étant donné que la lecture R-19 est « free-first »
      Et que le Risque est à une case de Hurt
      Et qu'il y a 3 travailleurs indemnes
      Et qu'il y a 1 prisonnier
      Quand le dé donne 2
      Alors il y a 1 blessé
      Et il y a 1 travailleur indemne en prison

    # en: The chance of being hurt by the offensive
    Scénario: La probabilité d'être blessé par l'offensive
      Étant donné que le Risque est à une case de Hurt
      Et que l'offensive patronale va être lancée
      Alors la probabilité que « la clause postal.gauge.hurt.risk est citée » est 1/6

    # en: The number of the Hurt box is not printed
    Scénario: Le numéro de la case Hurt n'est pas imprimé
      Alors la donnée last_box.risk est un bouche-trou

    # en: One step more towards Hurt
    Scénario: Une case de plus vers Hurt
      Étant donné que le Risque est à 2 cases de Hurt
      Quand le dé donne 2
      Alors le Risque est à une case de Hurt
      Et il y a 0 travailleur blessé

    # en: Risk rises far from its last box
    Scénario: Le Risque monte loin de sa dernière case
      Étant donné que le Risque est à 1
      Quand le Risque augmente de 1
      Alors le Risque monte à 2
      Et le Risque monte de 1
      Et personne du groupe n'est touché

  @postal.gauge.hurt.unsanitary
  # en: Sick from Unsanitary
  Règle: Malade par l'Insalubrité

    # en: Unsanitary reaches Hurt
    Scénario: L'Insalubrité atteint Hurt
      Étant donné que l'Insalubrité est à une case de Hurt
      Et qu'il y a 4 travailleurs indemnes
      Quand le dé donne 4
      Alors il y a 1 travailleur malade
      Et la clause postal.gauge.hurt.unsanitary est citée

    # en: Sick is the same as injured
    Scénario: Malade équivaut à blessé
      Étant donné que l'Insalubrité est à une case de Hurt
      Et qu'il y a 2 travailleurs indemnes
      Et qu'il y a 1 blessé
      Quand le dé donne 4
      Alors il y a 2 blessés
      Et il y a 1 travailleur inactif

    # en: Unsanitary reaches its last box
    Scénario: L'Insalubrité atteint sa dernière case
      Étant donné 4 travailleurs indemnes
      Quand l'Insalubrité atteint sa dernière case
      Alors 1 travailleur est touché
      Et l'Insalubrité est à 0

  @postal.gauge.hurt.cost-until-healed
  # en: Costs more until healed
  Règle: Plus cher jusqu'aux soins

    # en: The dollar lasts until the healing
    Scénario: Le dollar dure jusqu'à la guérison
      Étant donné que le Risque est à une case de Hurt
      Et que des travailleurs se tiennent aux docks et au Rebouteux
      Quand un travailleur agit aux docks
      Et la joueuse blesse un travailleur indemne qui a agi
      Alors le coût de la vie est de 6 $
      Et la clause postal.gauge.hurt.cost-until-healed est citée
      Quand un travailleur agit au Rebouteux
      Alors le coût de la vie est de 5 $

  @postal.gauge.hurt.reset
  # en: The gauge returns to 0
  Règle: La jauge revient à 0

    # en: Risk returns to 0, Unsanitary stays
    Scénario: Le Risque revient à 0, l'Insalubrité reste
      Étant donné que le Risque est à une case de Hurt
      Et que l'Insalubrité est à 1
      Quand le dé donne 2
      Alors le Risque est à 0
      Et l'Insalubrité est à 1

    # en: Both gauges are full in the same offensive
    Scénario: Les deux jauges sont pleines dans la même offensive
      Étant donné que l'Emprise patronale est à 3
      Et que le Risque est à une case de Hurt
      Et que l'Insalubrité est à une case de Hurt
      Quand les dés donnent 2 et 4
      Alors il y a 2 blessés
      Et le Risque est à 0
      Et l'Insalubrité est à 0
      Et l'événement gauge-reset se produit 2 fois

  @postal.gauge.jail.trigger
  # en: Sent to jail
  Règle: Départ en prison

    # en: Police Threat reaches jail
    Scénario: La Menace policière atteint la prison
      Étant donné que la Menace policière est à une case de la prison
      Et qu'il y a 4 travailleurs indemnes
      Quand le dé donne 3
      Alors il y a 1 prisonnier
      Et les travailleurs sont à placer
      Et 3 travailleurs peuvent agir

    # en: Police Threat two steps below jail rises by one
    Scénario: La Menace policière à deux cases de la prison monte d'une case
      Étant donné que la Menace policière est à 2 cases de la prison
      Quand le dé donne 3
      Alors il y a 0 prisonnier

    # en: A prisoner costs nothing, by the other reading
    Scénario: Un prisonnier ne coûte rien, selon l'autre lecture
      Étant donné que la lecture R-18a est « free »
      Et que la Menace policière est à une case de la prison
      Quand le dé donne 3
      Alors le coût de la vie est de 4 $

    # en: One step more towards jail
    Scénario: Une case de plus vers la prison
      Étant donné que la Menace policière est à 2 cases de la prison
      Quand le dé donne 3
      Alors la Menace policière est à une case de la prison
      Et il y a 0 prisonnier

  @postal.gauge.jail.choice
  # en: Who goes to jail
  Règle: Qui va en prison

    # en: The player names a healthy worker, who lives
    Scénario: La joueuse désigne un travailleur indemne, qui vit
      Étant donné que la Menace policière est à une case de la prison
      Et qu'il y a 3 travailleurs indemnes
      Et qu'il y a 1 blessé
      Quand le dé donne 3
      Alors il faut dire qui va en prison
      Et il y a 2 coups légaux
      Quand la joueuse envoie un travailleur indemne en prison
      Alors il y a 1 travailleur indemne en prison
      Et il y a 0 mort

    # en: A healthy worker goes if there is one, by the other reading
    Scénario: Un travailleur indemne y va s'il y en a un, selon l'autre lecture
      Étant donné que la lecture R-7 est « every-death »
      Et que la Menace policière est à une case de la prison
      Et qu'il y a 3 travailleurs indemnes
      Et qu'il y a 1 blessé
      Quand le dé donne 3
      Alors il y a 1 travailleur indemne en prison
      Et il y a 1 blessé

    # en: Nobody is sent to jail without the police coming
    Scénario: Nul n'est envoyé en prison sans que la police vienne
      Quand la joueuse envoie un travailleur indemne en prison
      Alors la clause postal.gauge.jail.choice refuse le coup

  @postal.gauge.jail.until-freed
  # en: In jail until freed
  Règle: En prison jusqu'à libération

    # en: The turn goes by, the prisoner stays, the lawyers free the prisoner
    Scénario: Le tour passe, le prisonnier reste, les avocats le libèrent
      Étant donné qu'il y a 1 prisonnier
      Et que l'Économie est de 9 $
      Quand des travailleurs sont placés au Triangle, au Triangle et au Triangle
      Et les travailleurs agissent au Triangle, au Triangle et au Triangle
      Et le coût de la vie est payé
      Et le tour se termine
      Et la phase patronale se joue avec un 1
      Alors il y a 1 prisonnier
      Et il y a 3 travailleurs disponibles
      Quand des travailleurs sont placés aux Avocats libéraux, au Triangle et au Triangle
      Et un travailleur agit aux Avocats libéraux pour libérer un prisonnier
      Alors il y a 0 prisonnier

  @postal.gauge.jail.reset
  # en: Police Threat returns to 0
  Règle: La menace revient à 0

    # en: After the arrest the gauge is empty
    Scénario: Après l'arrestation la jauge est vide
      Étant donné que la Menace policière est à une case de la prison
      Et que le Risque est à 1
      Quand le dé donne 3
      Alors la Menace policière est à 0
      Et le Risque est à 1
