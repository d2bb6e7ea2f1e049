# language: fr
# en: The tutorial
Fonctionnalité: La partie d'apprentissage

  @whichside.variant.tutorial.victory
  # en: Four controls win
  Règle: Quatre contrôles font gagner

    # en: Four without any gauge
    Scénario: Quatre sans aucune jauge
      Étant donné une partie de Which Side
      Et que la variante est la partie d'apprentissage
      Et que l'équipe contrôle 4 moyens de production
      Quand la fin du tour arrive
      Alors la partie est gagnée
