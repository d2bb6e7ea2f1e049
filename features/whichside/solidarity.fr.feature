# language: fr
# en: Solidarity
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

  @whichside.solidarity.draw-two-keep-one
  # en: Two are drawn, one is kept
  Règle: Deux cartes tirées, une gardée

    # en: A card that was not drawn cannot be kept
    Scénario: Une carte qui n'a pas été tirée ne se garde pas
      Étant donné une partie de Which Side
      Et que l'équipe a droit à 2 cartes solidarité
      Quand l'équipe tire des cartes solidarité
      Et qu'on pioche Soupe populaire
      Et qu'on pioche Caisse de grève
      Et que l'équipe garde Enquête publique
      Alors le coup est refusé par whichside.solidarity.joint-choice
