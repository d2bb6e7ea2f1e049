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

    # en: What else it does it does however R-147 is read
    Scénario: Ce qu'elle fait d'autre, elle le fait quelle que soit la lecture de R-147
      Étant donné une partie de Which Side
      Et que la lecture R-147 est « in-the-winter-fires »
      Et ce contenu :
        """
        [strategies.triangle-fire]
        defeat = [{ kind = "money", by = -2, whom = "each" }, { kind = "destroy", tile = "triangle" }]
        [plans.triangle-fire-3]
        effects = []
        """
      Et que le Tenement italien a 9 $
      Et que la planification est Incendie de l'usine Triangle Shirtwaist
      Et que le marqueur est sur le plan 3
      Quand le patronat agit
      Alors l'usine Triangle Shirtwaist est sur la table
      Et le Tenement italien a 7 $

  @whichside.strategy.table.2-step-partial-victory
  # en: No partial victory in two steps
  Règle: Pas de victoire partielle en deux étapes

    # en: None has ended so
    Scénario: Aucune ne s'est terminée ainsi
      Étant donné une partie de Which Side
      Et que la planification Contrôles abusifs et injustifiés s'est terminée par une victoire partielle
      Alors aucune table ne peut montrer cette position par whichside.strategy.table.2-step-partial-victory
