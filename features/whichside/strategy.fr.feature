# language: fr
# en: Strategies
Fonctionnalité: Planifications

  @whichside.strategy.end
  # en: The end of a strategy
  Règle: La fin d'une planification

    # en: Two of three, whichever strategy it is
    Scénario: Deux sur trois, quelle que soit la planification
      Étant donné une partie de Which Side
      Et qu'une planification en 3 étapes est en jeu
      Et que 2 de ses plans sont contrés
      Quand la planification prend fin
      Alors la planification s'est terminée par une victoire partielle

    # en: The strategy is over, the next one comes with the offensives
    Scénario: La planification est finie, la suivante ne vient qu'aux offensives
      Étant donné une partie de Which Side
      Et que la planification est Scandale dans la production alimentaire
      Et que le marqueur est sur le plan 2
      Et que le plan 1 est contré
      Et que le plan 2 est contré
      Quand le patronat agit
      Et que l'équipe renonce aux cartes solidarité
      Alors aucune planification n'est en jeu
      Et la planification Scandale dans la production alimentaire s'est terminée par une victoire
      Et le tour en est au moment La vie continue

  @whichside.strategy.end
  # en: What lasts after the end
  Règle: Ce qui dure après la fin

    # en: The Police Threat does not go back to 0
    Scénario: La Menace policière ne revient pas à 0
      Étant donné que la planification Pression sur les pouvoirs locaux s'est terminée par une défaite
      Quand la fin du tour arrive
      Alors la Menace policière du Tenement chinois est à 1

  @whichside.strategy.end
  # en: The last plan
  Règle: Le dernier plan

    # en: Two plans of three countered
    Scénario: Deux plans contrés sur trois
      Étant donné que la planification est Contestation des lois sur l'industrie
      Et que 2 de ses plans sont contrés
      Quand la planification prend fin
      Alors la planification Contestation des lois sur l'industrie s'est terminée par une victoire partielle
