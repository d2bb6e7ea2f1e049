# language: fr
# en: The game
# en: What the book says about the game itself: all win and lose together.
Fonctionnalité: Le jeu
  Ce que le livret dit du jeu lui-même : on gagne et on perd ensemble.

  @yellow_places.meta.cooperative
  # en: A cooperative game
  Règle: Un jeu coopératif

    # en: While a tile is hidden nothing is won or lost
    Scénario: Tant qu'une tuile reste cachée, rien n'est gagné ni perdu
      Étant donné que la joueuse rose détient le salon de thé de la case 5 et la pâtisserie de la case 2
      Quand le joueur vert affirme que la joueuse rose détient le salon de thé de la case 5
      Alors la partie continue
      Et personne n'a gagné ni perdu
