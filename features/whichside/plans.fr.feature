# language: fr
# en: Employer Plans
# en: The plan with the marker.
Fonctionnalité: Cartes planifiées
  Le plan qui porte le marqueur.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.plans.move-marker
  # en: Marker moves on
  Règle: Avance du marqueur

    # en: From the second step to the third
    Scénario: De la deuxième étape à la troisième
      Étant donné que la planification est Contestation des lois sur l'industrie
      Et que le marqueur est sur le plan 2
      Et que le plan 2 est contré
      Quand le patronat agit
      Alors le marqueur est sur le plan 3
