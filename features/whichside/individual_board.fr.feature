# language: fr
# en: Individual board
Fonctionnalité: Plateau individuel

  @whichside.individual-board.contents
  # en: What the board shows
  Règle: Ce que montre le plateau

    # en: The Chinese board at the start
    Scénario: Le plateau chinois au départ
      Étant donné une nouvelle partie de Which Side à 4
      Alors 5 personnages vivent dans le Tenement chinois
      Et l'Insalubrité du Tenement chinois est à 2
      Et le coût de la vie du Tenement chinois est de 7 $
