# language: fr
# en: Employer actions
# en: What the cards do that were not countered.
Fonctionnalité: Actions patronales
  Ce que font les cartes non contrées.

  Contexte:
    Étant donné une partie de Which Side
    Et ce contenu :
      """
      [scenarios.generic.start]
      tiles = ["triangle", "newtown-creek", "woolworth", "tenderloin", "western-pen", "east-river-docks", "greenwich-village", "iww", "ilgwu"]
      [normals.fines]
      measure = false
      effects = [{ kind = "money", by = -2, whom = "each" }]
      [normals.workplace-closure]
      measure = true
      effects = [{ kind = "close" }]
      """
    Et que les autres Tenements ont 20 $

  @whichside.employer.coup-de-force
  # en: Coup de force
  Règle: Coup de force

    # en: It is discarded once it is resolved
    Scénario: Il est défaussé une fois résolu
      Étant donné qu'Amendes est en jeu
      Quand le patronat agit
      Alors le Tenement italien a 18 $
      Et Amendes n'est pas en jeu
      Et l'événement card-discarded se produit 1 fois

  @whichside.employer.three-measures-check
  # en: Third measure, defeat
  Règle: Troisième mesure, défaite

    # en: Three measures in force
    Scénario: Trois mesures en vigueur
      Étant donné que Dégradation de la surveillance ouvrière est en vigueur
      Et que Patrouilles de police est en vigueur
      Et que Dégradation de la surveillance ouvrière est en jeu
      Quand le patronat agit
      Alors la partie est perdue

  @whichside.employer.apply-undefeated
  # en: What was not countered takes effect
  Règle: Ce qui n'est pas contré prend effet

    # en: In the order that the team wants, by the other reading
    Scénario: Dans l'ordre que veut l'équipe, selon l'autre lecture
      Étant donné que la lecture R-34 est « team »
      Et qu'Amendes est en jeu
      Et que Fermeture d'un lieu de travail est en jeu
      Quand le patronat agit
      Alors le Tenement italien a 20 $
      Et « l'équipe applique d'abord Accélération des cadences » est refusé par whichside.employer.apply-undefeated et par rien d'autre
      Quand l'équipe applique d'abord Fermeture d'un lieu de travail
      Et que l'équipe ferme le Triangle
      Alors le Tenement italien a 18 $
      Et le Triangle est fermé

  @whichside.employer.exceptional-apply
  # en: Exceptional measure
  Règle: Mesure exceptionnelle

    # en: The team says which workplace is closed
    Scénario: L'équipe dit quel lieu de travail ferme
      Étant donné que Fermeture d'un lieu de travail est en jeu
      Quand le patronat agit
      Alors il y a 3 coups légaux
      Et « l'équipe ferme les East River Docks » est refusé par whichside.employer.exceptional-apply et par rien d'autre
      Et « l'équipe ferme le syndicat IWW » est refusé par whichside.employer.exceptional-apply et par rien d'autre
      Quand l'équipe ferme le Woolworth Building
      Alors le Woolworth Building est fermé
      Et le Triangle n'est pas fermé
      Et Fermeture d'un lieu de travail est en vigueur

    # en: Nobody works at a closed workplace
    Scénario: Personne ne travaille dans un lieu fermé
      Étant donné que Fermeture d'un lieu de travail est en vigueur
      Et que le Triangle est fermé par Fermeture d'un lieu de travail
      Quand Rosa va sur le travail de l'usine Triangle Shirtwaist
      Alors le coup est refusé par whichside.cards.exceptional-measure et par rien d'autre

  @whichside.employer.three-measures-check
  # en: Two measures, and one more
  Règle: Deux mesures, et une de plus

    # en: The third takes effect
    Scénario: La troisième prend effet
      Étant donné que 2 mesures exceptionnelles sont en vigueur
      Et que Hausse des loyers est en jeu
      Quand le patronat agit
      Alors l'équipe perd

    # en: The wages go back
    Scénario: Les salaires reculent
      Étant donné que Offensive salariale est en jeu
      Quand le patronat agit
      Alors les salaires vont de 1 case vers la droite

    # en: It takes effect
    Scénario: Elle prend effet
      Étant donné que Offensive salariale est en jeu
      Quand le patronat agit
      Alors Offensive salariale prend effet
