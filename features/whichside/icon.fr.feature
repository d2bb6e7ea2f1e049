# language: fr
# en: Iconography
Fonctionnalité: Iconographie

  @whichside.icon.women-slot
  # en: For women
  Règle: Réservé aux femmes

    # en: A woman can work at Triangle
    Scénario: Une femme peut travailler chez Triangle
      Étant donné une partie de Which Side
      Et que le tour en est aux actions de la journée
      Et que c'est le tour du Tenement russe
      Alors « Olga va sur le travail de l'usine Triangle Shirtwaist » est légal
      Et « Alexei va sur le travail de l'usine Triangle Shirtwaist » est refusé
