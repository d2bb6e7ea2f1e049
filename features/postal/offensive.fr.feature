# language: fr
# en: Employers' offensive
# en: The six results of the die. Where nothing else is said the four workers are healthy, the
# en: gauges stand on 0 and one die is rolled.
Fonctionnalité: Offensive patronale
  Les six résultats du dé. Sauf mention contraire, les quatre travailleurs sont indemnes, les jauges
  sont à 0 et l'on lance un seul dé.

  @postal.offensive.1
  # en: Roll of 1: Cost of Living
  Règle: Résultat 1 : coût de la vie

    # en: A 1 makes life a dollar dearer
    Scénario: Un 1 renchérit la vie d'un dollar
      Quand le dé donne un 1
      Alors le coût de la vie est de 6 $
      Et la clause postal.offensive.1 est citée
      Et l'Économie est de 2 $

    # en: Two 1s make life two dollars dearer
    Scénario: Deux 1 renchérissent la vie de deux dollars
      Étant donné que l'Emprise patronale est à 3
      Quand les dés donnent 1 et 1
      Alors le coût de la vie est de 7 dollars

  @postal.offensive.2
  # en: Roll of 2: Risk
  Règle: Résultat 2 : Risque

    # en: The two dice that were told take effect
    Scénario: Les deux dés qu'on a dits prennent effet
      Étant donné que l'Emprise patronale est à 6
      Et que le lancer de l'offensive est 2 et 3
      Quand l'offensive prend effet
      Alors le Risque est à 1
      Et la Menace policière est à 1

    # en: A 2 raises Risk
    Scénario: Un 2 augmente le Risque
      Quand le dé donne 2
      Alors le Risque est à 1
      Et l'Insalubrité est à 0
      Et la Menace policière est à 0

    # en: A 2 with Risk one step below Hurt
    Scénario: Un 2 alors que le Risque est à une case de Hurt
      Étant donné que le Risque est à une case de Hurt
      Quand le dé donne 2
      Alors il y a 1 travailleur blessé
      Et le Risque est à 0

    # en: A 2 with Risk two steps below Hurt
    Scénario: Un 2 alors que le Risque est à deux cases de Hurt
      Étant donné que le Risque est à 2 cases de Hurt
      Quand le dé donne 2
      Alors il y a 0 travailleurs blessés

    # en: A 2 comes once in six
    Scénario: Un 2 a une chance sur six
      Étant donné que l'offensive patronale va être lancée
      Alors la probabilité que « le Risque est à 1 » est 1/6
      Quand le dé donne 2
      Alors le Risque est à 1

  @postal.offensive.3
  # en: Roll of 3: Police Threat
  Règle: Résultat 3 : menace policière

    # en: A 3 raises Police Threat
    Scénario: Un 3 augmente la Menace policière
      Étant donné que la Menace policière est à 1
      Quand le dé donne 3
      Alors la Menace policière est à 2

    # en: A 3 with Police Threat one step below jail
    Scénario: Un 3 alors que la Menace policière est à une case de la prison
      Étant donné que la Menace policière est à une case de la prison
      Et 1 travailleur blessé
      Quand le dé donne 3
      Alors il faut dire qui va en prison
      Quand le joueur envoie un travailleur indemne en prison
      Alors il y a 1 prisonnier
      Et la Menace policière est à 0

    # en: A 3 with Police Threat two steps below jail
    Scénario: Un 3 alors que la Menace policière est à deux cases de la prison
      Étant donné que la Menace policière est à 2 cases de la prison
      Quand le dé donne 3
      Alors il y a 0 prisonniers

  @postal.offensive.4
  # en: Roll of 4: Unsanitary
  Règle: Résultat 4 : Insalubrité

    # en: A 4 raises Unsanitary
    Scénario: Un 4 augmente l'Insalubrité
      Quand le dé donne 4
      Alors l'Insalubrité est à 1
      Et le Risque est à 0

    # en: A 4 with Unsanitary one step below Hurt
    Scénario: Un 4 alors que l'Insalubrité est à une case de Hurt
      Étant donné que l'Insalubrité est à une case de Hurt
      Quand le dé donne 4
      Alors il y a 1 travailleur malade
      Et l'Insalubrité est à 0

  @postal.offensive.5
  # en: Roll of 5: injury
  Règle: Résultat 5 : blessure

    # en: A 5 injures a worker
    Scénario: Un 5 blesse un travailleur
      Quand le dé donne 5
      Alors il y a 1 travailleur blessé
      Et il y a 3 travailleurs indemnes
      Et le coût de la vie est de 6 $

    # en: A 5 with everybody injured kills one of them
    Scénario: Un 5 alors que tous sont blessés tue l'un d'eux
      Étant donné 4 travailleurs blessés
      Quand le dé donne 5
      Alors il y a 1 travailleur mort
      Et il y a 3 travailleurs vivants
      Et la clause postal.offensive.5 est citée

    # en: A 5 spares prisoners by reading R-19 "free-first"
    Scénario: Un 5 épargne les prisonniers selon la lecture R-19 « free-first »
      Étant donné que la lecture R-19 est « free-first »
      Et 3 travailleurs indemnes
      Et 1 travailleur indemne en prison
      Quand le dé donne 5
      Alors il y a 1 travailleur blessé
      Et il y a 1 travailleur indemne en prison

  @postal.offensive.6
  # en: Roll of 6: Employers' Strength
  Règle: Résultat 6 : emprise patronale

    # en: A 6 on 4 pushes Employers' Strength to 5
    Scénario: Un 6 sur 4 pousse l'emprise à 5
      Étant donné que l'Emprise patronale est de 4
      Quand le dé donne 6
      Alors l'Emprise patronale est à 5
      Et la clause postal.offensive.6 est citée

    # en: A 6 on 10 loses at once
    Scénario: Un 6 sur 10 fait perdre aussitôt
      Étant donné que l'offensive patronale va être lancée
      Et que l'Emprise patronale est à 10
      Quand le dé donne un 6
      Alors la partie est perdue
      Et l'Emprise patronale est à 10
      Et la clause postal.offensive.6 est citée

    # en: A 6 on 10 changes nothing by reading R-2 "play-on"
    Scénario: Un 6 sur 10 ne change rien selon la lecture R-2 « play-on »
      Étant donné que la lecture R-2 est « play-on »
      Et que l'offensive patronale va être lancée
      Et que l'Emprise patronale est à 10
      Quand le dé donne un 6
      Alors la partie continue
      Et l'événement strength-stayed se produit

  @postal.offensive.6.lost-turn
  # en: A lost turn
  Règle: Un tour perdu

    # en: The turn in which the 6 falls is played
    Scénario: Le tour où tombe le 6 se joue
      Étant donné que l'Emprise patronale est à 4
      Quand le dé donne un 6
      Alors les travailleurs sont à placer
      Et 4 travailleurs peuvent agir

    # en: A 6 at the set-up shortens the game
    Scénario: Un 6 à la mise en place écourte la partie
      Étant donné une nouvelle partie
      Quand le dé donne un 6
      Et le tour commence
      Alors l'Emprise patronale est à 2

    # en: A 6 on 9 makes this turn the last
    Scénario: Un 6 sur 9 fait de ce tour le dernier
      Étant donné que l'Emprise patronale est à 9
      Et 0 travailleurs indemnes
      Et 4 travailleurs indemnes en prison
      Et une Économie de 5 $
      Quand le dé donne un 6
      Et le coût de la vie est payé
      Et le tour se termine
      Alors la partie est perdue
