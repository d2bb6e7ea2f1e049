# language: fr
# en: Course of the game
# en: A round has a disc stage and a pawn stage.
Fonctionnalité: Déroulement
  Une manche a une étape des disques et une étape des pions.

  @yellow_places.course.two-stages
  # en: Two stages
  Règle: Deux étapes

    # en: The pawns do not come first
    Scénario: Les pions ne viennent pas d'abord
      Étant donné une nouvelle partie des Adresses jaunes à 3 joueurs
      Alors les disques viennent avant les pions
      Et la probabilité que « les pions viennent avant les disques » est 0

    # en: A round begins with the discs
    Scénario: Une manche commence par les disques
      Étant donné que vert détient 2 tuiles de la rue horizontale 2
      Et que vert a un disque devant la rue horizontale 2
      Quand vert met les cubes sur son disque
      Alors vert y met 2 cubes jaunes
      Et les disques viennent avant les pions
      Et 27 tuiles font partie du jeu
      Et chaque joueur a 3 disques et 1 pion
