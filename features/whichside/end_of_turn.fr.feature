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

  @whichside.end-of-turn.reset-gauges
  # en: The gauges go back
  Règle: Remise des jauges

    # en: The Risk of everybody, and nothing else
    Scénario: Le Risque de chacun, et rien d'autre
      Étant donné une partie de Which Side
      Et que le Risque de chaque Tenement est à 3
      Et que chaque Tenement a 4 $
      Et que chaque Tenement a 1 grève
      Et que chaque personnage est à SAN 1
      Quand la fin du tour arrive
      Alors le Risque de chaque Tenement est à 0
      Et chaque Tenement a 4 $
      Et chaque Tenement a 1 grève
      Et chaque personnage est à SAN 1

  @whichside.end-of-turn.es-plus-one
  # en: By how much
  Règle: De combien

    # en: One goes up, the other down
    Scénario: L'une monte, l'autre baisse
      Étant donné que la Force patronale est à 4
      Et que la Menace policière du Tenement italien est à 3
      Quand la fin du tour arrive
      Alors la Force patronale monte de 1
      Et la Menace policière du Tenement italien baisse de 3

    # en: Two minimums add up
    Scénario: Deux minimums s'ajoutent
      Étant donné que le minimum de Risque est relevé de 1
      Et que le minimum de Risque est relevé de 2
      Et que le Risque du Tenement italien est à 5
      Quand la fin du tour arrive
      Alors le Risque du Tenement italien est à 3
