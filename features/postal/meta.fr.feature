# language: fr
# en: The game
# en: What the book says about the game itself.
Fonctionnalité: Le jeu
  Ce que le livret dit du jeu lui-même.

  @postal.meta.player-count
  # en: Number of players
  Règle: Nombre de joueurs

    # en: One person alone decides, and the dice
    Scénario: Une seule personne décide, et les dés
      Étant donné que le coût de la vie est à payer
      Et que l'Économie est de 20 $
      Alors la joueuse peut agir
      Quand le coût de la vie est payé
      Et que le tour se termine
      Et que le tour commence
      Alors personne ne peut agir
