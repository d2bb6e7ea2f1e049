# language: fr
# en: The generic scenario
Fonctionnalité: Le scénario générique

  @whichside.scenario.generic.scope
  # en: Players and difficulty
  Règle: La difficulté

    # en: Of normal difficulty
    Scénario: De difficulté normale
      Étant donné une partie de Which Side
      Et que le scénario est le scénario générique
      Alors la difficulté du scénario est normale

  @whichside.scenario.generic.tiles
  # en: Tiles of one's choice
  Règle: Des tuiles au choix

    # en: The docks are no third workplace
    Scénario: Les docks ne sont pas un troisième lieu de travail
      Étant donné que le scénario est le scénario générique
      Et que les tuiles sont la Triangle Shirtwaist Factory, le Newtown Creek, Greenwich Village, l'IWW, l'ILGWU, le Tenderloin, le Western Pen et les East River Docks
      Quand 4 personnes s'installent pour Which Side
      Alors le coup est refusé par whichside.scenario.generic.tiles

  @whichside.scenario.generic.victory
  # en: Six means of production and a gauge
  Règle: Six moyens de production et une jauge

    # en: Six without a gauge are not enough
    Scénario: Six sans jauge ne suffisent pas
      Étant donné une partie de Which Side
      Et que l'équipe contrôle 6 moyens de production
      Quand la fin du tour arrive
      Alors la partie continue

    # en: Six with the wages leftmost are
    Scénario: Six avec les salaires tout à gauche suffisent
      Étant donné une partie de Which Side
      Et que l'équipe contrôle 6 moyens de production
      Et les salaires : case 1
      Quand la fin du tour arrive
      Alors la partie est gagnée
