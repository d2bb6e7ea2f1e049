# language: fr
Fonctionnalité: Matériel

  @whichside.component.black-cylinders
  # en: The black cylinders
  Règle: Les cylindres noirs

    # en: Somebody joins the Russian Tenement
    Scénario: Une personne rejoint le Tenement russe
      Étant donné une partie de Which Side
      Et que l'équipe a droit à 1 carte solidarité
      Quand l'équipe tire des cartes solidarité
      Et qu'on pioche Emma Goldman
      Et que la nouvelle personne s'installe dans le Tenement russe
      Alors Emma Goldman vit dans le Tenement russe
      Et 5 personnages vivent dans le Tenement russe
