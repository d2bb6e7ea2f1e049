# language: fr
# en: The cloakmakers' strike
Fonctionnalité: La grève des cloakmakers

  @whichside.scenario.cloakmakers.victory
  # en: Every control, and the working hours leftmost
  Règle: Tous les contrôles, et le temps de travail à l'extrême gauche

    # en: All of them and the working hours win
    Scénario: Tous, et le temps de travail, font gagner
      Étant donné une partie de Which Side
      Et que le scénario est la grève des Cloakmakers
      Et que l'équipe contrôle 6 moyens de production
      Et que le temps de travail : case 1
      Quand la fin du tour arrive
      Alors la partie est gagnée

    # en: Without the working hours they do not
    Scénario: Sans le temps de travail, non
      Étant donné une partie de Which Side
      Et que le scénario est la grève des Cloakmakers
      Et que l'équipe contrôle 6 moyens de production
      Quand la fin du tour arrive
      Alors la partie continue
