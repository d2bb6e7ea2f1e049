# language: fr
# en: Death
# en: Who dies, when nobody may die yet, and what a death changes.
Fonctionnalité: Mort
  Qui meurt, quand nul ne peut encore mourir, et ce qu'un décès change.

  @postal.death.injured-jailed
  # en: Injured and jailed
  Règle: Blessé et emprisonné

    # en: All are injured when the police come
    Scénario: Tous sont blessés quand la police vient
      Étant donnés 0 travailleurs indemnes
      Et 4 blessés
      Et que la Menace policière est à une case de la prison
      Quand le dé donne 3
      Alors il y a 1 mort
      Et il y a 3 blessés
      Et il y a 0 prisonnier
      Et la clause postal.death.injured-jailed est citée

    # en: The injured worker is sent to jail although others are healthy
    Scénario: Le blessé est envoyé en prison bien que d'autres soient indemnes
      Étant donnés 3 travailleurs indemnes
      Et 1 blessé
      Et que la Menace policière est à une case de la prison
      Quand le dé donne 3
      Et la joueuse envoie le blessé en prison
      Alors il y a 1 mort
      Et il y a 3 travailleurs indemnes

    # en: The injured worker is spared while a healthy one can go, by the other reading
    Scénario: Le blessé est épargné tant qu'un indemne peut y aller, selon l'autre lecture
      Étant donnés 3 travailleurs indemnes
      Et 1 blessé
      Et que la lecture R-7 est « every-death »
      Et que la Menace policière est à une case de la prison
      Quand le dé donne 3
      Alors il y a 0 mort
      Et il y a 1 travailleur indemne en prison

    # en: The injured worker dies before acting
    Scénario: Le blessé meurt avant d'agir
      Étant donnés 3 travailleurs indemnes
      Et 1 blessé
      Et que la Menace policière est à une case de la prison
      Et une Économie de 2 $
      Et qu'un travailleur indemne se tient au Tenderloin
      Et qu'un blessé se tient au Triangle
      Quand un travailleur indemne agit au Tenderloin
      Et le joueur envoie le blessé placé au Triangle en prison
      Alors l'événement action-lost se produit
      Et l'Économie est de 5 $

  @postal.death.cube-removed
  # en: The cube leaves the game
  Règle: Le cube quitte la partie

    # en: The cube of somebody dead does not go to the reserve
    Scénario: Le cube d'un mort ne va pas à la réserve
      Étant donnés 0 travailleurs indemnes
      Et 4 blessés
      Et 4 travailleurs en réserve
      Quand le dé donne 5
      Alors il y a 3 travailleurs vivants
      Et il y a 4 travailleurs en réserve
      Et il y a 1 mort

    # en: The dead are not recruited
    Scénario: Les morts ne sont pas recrutés
      Étant donnés 0 travailleurs indemnes
      Et 8 blessés
      Et que l'offensive patronale va être lancée
      Quand le dé donne 5
      Et des travailleurs sont placés à Greenwich Village, au Triangle, au Triangle et au Triangle
      Et un blessé agit à Greenwich Village
      Alors il y a 7 travailleurs vivants
      Et il y a 0 travailleur en réserve

  @postal.death.cost-down
  # en: A death lowers the cost
  Règle: Un décès baisse le coût

    # en: Two dollars less after a second injury
    Scénario: Deux dollars de moins après une seconde blessure
      Étant donnés 0 travailleurs indemnes
      Et 4 blessés
      Quand le dé donne 5
      Alors le coût de la vie est de 7 $
      Et la clause postal.death.cost-down est citée

    # en: Two dollars less after a death in jail
    Scénario: Deux dollars de moins après une mort en prison
      Étant donnés 0 travailleurs indemnes
      Et 4 blessés
      Et que la Menace policière est à une case de la prison
      Quand le dé donne 3
      Alors le coût de la vie est de 7 $

  @postal.death.second-injury
  # en: Second injury
  Règle: Seconde blessure

    # en: All are injured already
    Scénario: Tous sont déjà blessés
      Étant donnés 0 travailleurs indemnes
      Et 4 blessés
      Et que le Risque est à une case de Hurt
      Quand le dé donne 2
      Alors il y a 1 mort
      Et il y a 3 blessés

    # en: Healed in between, a worker is injured anew and lives
    Scénario: Guéri entre-temps, un travailleur est blessé à nouveau et vit
      Étant donné 1 travailleur indemne
      Et 1 blessé
      Et que le Risque est à une case de Hurt
      Et qu'un travailleur indemne se tient aux docks
      Et qu'un blessé se tient au Rebouteux
      Quand un blessé agit au Rebouteux
      Et un travailleur indemne agit aux docks
      Alors il y a 1 blessé
      Et il y a 0 mort

    # en: The debt injures everybody and kills once
    Scénario: La dette blesse tout le monde et tue une fois
      Étant donnés 4 travailleurs indemnes
      Et une Économie de 0 $
      Quand le coût de la vie est payé
      Alors il y a 1 mort
      Et il y a 3 blessés

    # en: The last worker dies
    Scénario: Le dernier travailleur meurt
      Étant donnés 0 travailleurs indemnes
      Et 1 blessé
      Quand le dé donne 5
      Alors la partie est perdue

    # en: The game goes on without workers, by the other reading
    Scénario: La partie continue sans travailleurs, selon l'autre lecture
      Étant donné que la lecture R-18b est « play-on »
      Et 0 travailleurs indemnes
      Et 1 blessé
      Quand le dé donne 5
      Alors la partie continue
      Et il y a 0 travailleur vivant

    # en: An injury strikes when only the injured are left
    Scénario: Une blessure frappe quand il ne reste que des blessés
      Étant donné que les 2 travailleurs sont tous blessés
      Quand un travailleur est frappé d'une blessure
      Alors il y a 1 travailleur blessé
      Et il y a 1 mort

  @postal.death.last-resort
  # en: Nobody dies before all are injured
  Règle: Nul ne meurt avant les autres

    # en: One injured and three healthy
    Scénario: Un blessé et trois indemnes
      Étant donnés 3 travailleurs indemnes
      Et 1 blessé
      Quand le dé donne 5
      Alors il y a 2 blessés
      Et il y a 0 mort

    # en: The injured worker is named although others are healthy
    Scénario: Le blessé est désigné alors que d'autres sont indemnes
      Étant donnés 2 travailleurs indemnes
      Et 1 blessé
      Et 1 prisonnier
      Quand le dé donne 5
      Alors « la joueuse blesse le blessé » est refusé par postal.death.last-resort
      Et « la blessure touche un travailleur indemne en prison » est légal

    # en: The healthy worker is in jail, so nobody dies
    Scénario: L'indemne est en prison, donc nul ne meurt
      Étant donnés 0 travailleurs indemnes
      Et 3 blessés
      Et 1 travailleur indemne en prison
      Quand le dé donne 5
      Alors il y a 0 mort
      Et il y a 1 travailleur blessé en prison

    # en: Two injuries in a row, a single healthy worker
    Scénario: Deux blessures de suite, un seul indemne
      Étant donné 1 travailleur indemne
      Et 3 blessés
      Et que l'Emprise patronale est à 3
      Quand les dés donnent 5 et 5
      Alors il y a 1 mort
      Et il y a 3 blessés

    # en: The protection is about every death, by the other reading
    Scénario: La protection vaut pour tout décès, selon l'autre lecture
      Étant donné que la lecture R-7 est « every-death »
      Et que la Menace policière est à une case de la prison
      Et qu'il y a 2 travailleurs indemnes
      Et qu'il y a 1 blessé
      Et que des travailleurs se tiennent au Tenderloin et au Triangle
      Et que des travailleurs blessés se tiennent au Tenement
      Quand un travailleur indemne agit au Tenderloin
      Alors « la joueuse envoie le blessé placé au Tenement en prison » est refusé par postal.death.last-resort
