# language: fr
# en: Playing cards
Fonctionnalité: Cartes de jeu

  @whichside.cards.coup-de-force
  # en: A coup de force
  Règle: Un coup de force

    # en: It is discarded after its effect
    Scénario: Il est défaussé après son effet
      Étant donné une partie de Which Side
      Et que Baisse des salaires est en jeu
      Quand le patronat agit
      Alors les salaires : case 4
      Et le Tenement italien a 1 $
      Et Baisse des salaires n'est pas en jeu
