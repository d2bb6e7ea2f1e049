# language: fr
# en: Struggle
# en: What the team can do together.
Fonctionnalité: Lutte
  Ce que l'équipe peut faire ensemble.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.struggle.pooling
  # en: Pooled resources
  Règle: Ressources communes

    # en: Two Tenements bring a sabotage and a strike together
    Scénario: Deux Tenements réunissent un sabotage et une grève
      Étant donné que le Tenement russe a 1 sabotage
      Et que le Tenement chinois a 1 grève
      Quand l'équipe prend le contrôle du moyen de production à 1 sabotage et 1 grève
      Et que le Tenement russe donne 1 sabotage
      Alors l'équipe contrôle le moyen de production à 1 sabotage et 1 grève
      Et le Tenement chinois a 0 grèves
