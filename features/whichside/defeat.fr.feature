# language: fr
# en: Defeat
Fonctionnalité: Défaite

  @whichside.defeat.unplayable-definition
  # en: Who cannot be played
  Règle: Qui n'est pas jouable

    # en: The last character is in Jail
    Scénario: Le dernier personnage est en prison
      Étant donné une partie de Which Side
      Et que Rosa est morte
      Et que Lucia est morte
      Et que Pietro est mort
      Et que Carlo est dans la case Prison
      Quand le travail commence
      Alors la partie est perdue
