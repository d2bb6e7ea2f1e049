# language: fr
# en: The New York Winter Fires
Fonctionnalité: Les incendies de l'hiver new-yorkais

  @whichside.scenario.winter-fires.strategy-1-undefeated
  # en: Newark burns unless the offensive is defeated
  Règle: Newark brûle si l'offensive n'est pas vaincue

    # en: One plan of two is not enough
    Scénario: Un plan sur deux ne suffit pas
      Étant donné que le scénario est les incendies de l'hiver new-yorkais
      Et que la planification est Incendie d'un atelier de cartonnage à Newark
      Et que le marqueur est sur le plan 2
      Et que 1 de ses plans est contré
      Quand le patronat agit
      Alors le Newark Cardboard Workshop n'est pas sur la table
      Et le Newark Cardboard Workshop est détruit
      Et 8 tuiles sont sur la table

    # en: Both plans save it
    Scénario: Les deux plans la sauvent
      Étant donné que le scénario est les incendies de l'hiver new-yorkais
      Et que la planification est Incendie d'un atelier de cartonnage à Newark
      Et que le marqueur est sur le plan 2
      Et que tous ses plans sont contrés
      Quand le patronat agit
      Alors le Newark Cardboard Workshop est sur la table

    # en: It was destroyed only if its offensive is over
    Scénario: Il n'a été détruit que si son offensive est terminée
      Étant donné que le scénario est les incendies de l'hiver new-yorkais
      Et que la planification est Incendie d'un atelier de cartonnage à Newark
      Et que le Newark Cardboard Workshop a été détruit
      Alors aucune table ne peut montrer cette position par whichside.scenario.winter-fires.strategy-1-undefeated
