# language: fr
Fonctionnalité: Solidarité

  @whichside.solidarity.character-home-exception
  # en: At home the gauges move
  Règle: Au foyer, les jauges bougent

    # en: The housework of somebody who came to help
    Scénario: Le travail ménager d'une personne venue aider
      Étant donné une partie de Which Side
      Et que Rose Schneiderman a rejoint le Tenement russe
      Et que Rose Schneiderman se tient sur le travail ménager à la maison
      Et que l'Insalubrité du Tenement russe est à 4
      Quand les fruits du travail sont récoltés
      Alors l'Insalubrité du Tenement russe est à 3
