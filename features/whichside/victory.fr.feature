# language: fr
# en: Victory
Fonctionnalité: Victoire

  @whichside.victory.conjunction
  # en: All targets together
  Règle: Tous les objectifs réunis

    # en: The six means of production and a gauge
    Scénario: Les six moyens de production et une jauge
      Étant donné une partie de Which Side
      Et que l'équipe contrôle le moyen de production à 8 $
      Et que l'équipe contrôle le moyen de production à 4 sabotages
      Et que l'équipe contrôle le moyen de production à 1 sabotage et 1 grève
      Et que l'équipe contrôle le moyen de production à 1 grève et 2 $
      Et que l'équipe contrôle le moyen de production à 1 sabotage et 2 $
      Et que l'équipe contrôle le moyen de production à 2 agitations syndicales et 2 $
      Et le temps de travail : case 1
      Quand la fin du tour arrive
      Alors la partie est gagnée
      Et l'équipe gagne
