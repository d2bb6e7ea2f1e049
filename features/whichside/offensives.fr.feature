# language: fr
# en: Employer offensives
Fonctionnalité: Offensives patronales

  @whichside.offensives.draw-strategy
  # en: A new strategy
  Règle: Une nouvelle planification

    # en: One strategy less in the pile
    Scénario: La pile compte une planification de moins
      Étant donné une partie de Which Side
      Et qu'aucune planification n'est en jeu
      Et qu'aucune carte patronale n'est visible
      Et que le tour en est aux offensives patronales
      Quand les offensives commencent
      Et qu'on pioche Incendie de l'usine Triangle Shirtwaist
      Et qu'on pioche Accélération des cadences
      Alors la planification est Incendie de l'usine Triangle Shirtwaist
      Et la pile compte 3 cartes : les planifications

    # en: The strategy of this turn is still to be turned up
    Scénario: La planification de ce tour est encore à retourner
      Étant donné qu'il reste à retourner 1 carte : les planifications
      Quand on pioche Incendie de l'usine Triangle Shirtwaist
      Alors la planification est Incendie de l'usine Triangle Shirtwaist
      Et le marqueur est sur le plan 1
