# language: fr
# en: Working to survive
# en: What comes before anybody is placed.
Fonctionnalité: Travailler pour vivre
  Ce qui précède les placements.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.work.prison-first
  # en: Prisoners first
  Règle: Prisonniers d'abord

    # en: Two characters of one Tenement are arrested
    Scénario: Deux personnages d'un Tenement sont arrêtés
      Étant donné que Rosa est dans la case Arrestation
      Et que Carlo est dans la case Arrestation
      Quand le travail commence
      Alors Rosa est dans la case Prison
      Et Carlo est dans la case Prison
      Et le tour en est aux actions de la journée
