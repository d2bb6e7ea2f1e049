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

  @whichside.cards.plan-turn-condition
  # en: A condition for the turn
  Règle: Condition du tour

    # en: With the plan on which the marker stood, the turn goes on
    Scénario: Le plan du tour a été le dernier de sa planification
      Étant donné que ce tour a commencé avec le plan 3 de la planification Briseurs de grève
      Et que le tour en est à la fin du tour
      Et que la planification Loi de réduction salariale est terminée
      Alors la pile compte 2 cartes : les planifications

  @whichside.cards.misfortune
  # en: Misfortunes
  Règle: Cartes malheur

    # en: Whoever draws it gives it to another
    Scénario: Qui la pioche l'attribue à un autre
      Étant donné une partie de Which Side
      Et que le Tenement italien a 5 $
      Quand le Tenement chinois pioche Dépense inutile
      Et le Tenement chinois l'attribue au Tenement italien
      Alors le Tenement italien a 3 $
