# language: fr
# en: Means of production
Fonctionnalité: Moyens de production

  @whichside.objective.06
  # en: Eight dollars
  Règle: Huit dollars

    # en: Eight dollars pooled
    Scénario: Huit dollars mis en commun
      Étant donné une partie de Which Side
      Et que le Tenement italien a 8 $
      Et que les autres Tenements ont 0 $
      Quand l'équipe prend le contrôle du moyen de production à 8 $
      Alors 1 moyens de production sont contrôlés
      Et le Tenement italien a 0 $
