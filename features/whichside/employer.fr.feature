# language: fr
Fonctionnalité: Actions patronales
  Ce que font les cartes non contrées.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.employer.three-measures-check
  Règle: Troisième mesure, défaite

    Scénario: Trois mesures en vigueur
      Étant donné que Dégradation de la surveillance ouvrière est en vigueur
      Et que Patrouilles de police est en vigueur
      Et que Dégradation de la surveillance ouvrière est en jeu
      Quand le patronat agit
      Alors la partie est perdue
