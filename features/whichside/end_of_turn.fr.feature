# language: fr
# en: End of turn
Fonctionnalité: Fin du tour

  @whichside.end-of-turn.russian-floor
  # en: The Russian minimum
  Règle: Le minimum russe

    # en: A patrol raises the minimum to zero
    Scénario: Une patrouille relève le minimum à zéro
      Étant donné une partie de Which Side
      Et que Patrouilles de police est en vigueur
      Et que la Menace policière du Tenement russe est à 3
      Quand la fin du tour arrive
      Alors la Menace policière du Tenement russe est à 0
      Et les réponses reposent sur whichside.end-of-turn.russian-floor
      Et les réponses ne reposent pas sur whichside.end-of-turn.minimum-cumulative
      Et la Menace policière du Tenement chinois est à 1
