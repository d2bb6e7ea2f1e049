# language: fr
Fonctionnalité: Lutte contre les cartes
  Ce qui se combat, et à quel prix.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.fight.only-current-plan
  Règle: Étape en cours seulement

    Scénario: Ni la première étape ni la troisième
      Étant donné que la planification est Contestation des lois sur l'industrie
      Et que le marqueur est sur le plan 2
      Et que le tour en est à la lutte
      Alors « l'équipe contre le plan 1 » est refusé par whichside.fight.only-current-plan et par rien d'autre
      Et « l'équipe contre le plan 3 » est refusé par whichside.fight.only-current-plan et par rien d'autre
