# language: fr
# en: Defeat
Fonctionnalité: Défaite

  @whichside.defeat.unplayable-definition
  # en: Who cannot be played
  Règle: Qui n'est pas jouable

    # en: All are in Jail
    Scénario: Tous sont en prison
      Étant donné une partie de Which Side
      Et que tous les personnages du Tenement italien sont dans la case Prison
      Quand le travail commence
      Alors la partie est perdue

    # en: The last character is in Jail
    Scénario: Le dernier personnage est en prison
      Étant donné une partie de Which Side
      Et que Rosa est morte
      Et que Lucia est morte
      Et que Pietro est mort
      Et que Carlo est dans la case Prison
      Quand le travail commence
      Alors la partie est perdue

  @whichside.defeat.three-exceptional-measures
  # en: Three exceptional measures
  Règle: Trois mesures exceptionnelles

    # en: Two in force, and one that nobody countered
    Scénario: Deux en vigueur, et une que personne n'a contrée
      Étant donné une partie de Which Side
      Et que 2 mesures exceptionnelles sont en vigueur
      Et que 1 mesure exceptionnelle n'a pas été contrée
      Quand le patronat agit
      Alors l'équipe perd

    # en: The third one
    Scénario: La troisième
      Étant donné une partie de Which Side
      Et que Hausse des loyers est en vigueur
      Et que Patrouilles de police est en vigueur
      Et que Dégradation de la surveillance ouvrière est en jeu
      Quand le patronat agit
      Alors 3 mesures exceptionnelles sont en vigueur
      Et l'équipe perd
