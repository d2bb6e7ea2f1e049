# language: fr
# en: The table of strategies
Fonctionnalité: Le tableau des planifications

  @whichside.strategy.table.3-step-defeat
  # en: Defeat in three steps
  Règle: Défaite en trois étapes

    # en: All women lose health
    Scénario: Toutes les femmes perdent de la santé
      Étant donné une partie de Which Side
      Et que la planification est Contestation des lois sur l'industrie
      Et que le marqueur est sur le plan 3
      Quand le patronat agit
      Alors Rosa est à SAN 1
      Et Lucia est à SAN 1
      Et Carlo est à SAN 2
      Et Mei est à SAN 1
