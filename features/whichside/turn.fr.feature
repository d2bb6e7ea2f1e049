# language: fr
Fonctionnalité: Déroulement d'un tour
  Qui commence, et ce qui suit.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.turn.first-player-rotation
  Règle: Premier joueur suivant

    Scénario: Après les Chinois, c'est de nouveau aux Russes
      Étant donné que la première personne est celle du Tenement chinois
      Quand la fin du tour arrive
      Alors la première personne est celle du Tenement russe
