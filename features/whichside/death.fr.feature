# language: fr
# en: Death
# en: Whoever dies costs nothing any more.
Fonctionnalité: Mort
  Qui meurt ne coûte plus rien.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.death.no-upkeep
  # en: No upkeep for the dead
  Règle: Aucun entretien pour les morts

    # en: Two dead of five
    Scénario: Deux morts sur cinq
      Étant donné que Mei est morte
      Et que Wei est mort
      Alors le coût de la vie du Tenement chinois est de 5 $
