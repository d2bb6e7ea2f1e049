# language: fr
# en: Goal of the game
Fonctionnalité: But du jeu

  @whichside.goal.cooperative
  # en: Together
  Règle: Ensemble

    # en: A Tenement where all are dead loses the game for everybody
    Scénario: Un Tenement dont tous sont morts fait perdre tout le monde
      Étant donné une partie de Which Side
      Et que Rosa est morte
      Et que Lucia est morte
      Et que Carlo est mort
      Et que Pietro est mort
      Quand le travail commence
      Alors la partie est perdue
      Et personne ne peut agir
