# language: fr
# en: Unforeseen circumstances
Fonctionnalité: Les aléas des contextes

  @whichside.variant.unforeseen.11-13
  # en: One gauge of the employers is worse
  Règle: Une jauge patronale commence plus mal

    # en: The team says which
    Scénario: L'équipe dit laquelle
      Étant donné une nouvelle partie de Which Side à 4
      Et que la table tire 1 aléa
      Quand on révèle le Rebouteux
      Et qu'on révèle la Laverie
      Et que le D66 tombe sur 12
      Et que l'équipe déplace les salaires vers la droite
      Alors les salaires : case 4

    # en: Or chance does, by R-120
    Scénario: Ou le sort, selon R-120
      Étant donné que la lecture R-120 est « random »
      Et une nouvelle partie de Which Side à 4
      Et que la table tire 1 aléa
      Quand on révèle le Rebouteux
      Et qu'on révèle la Laverie
      Et que le D66 tombe sur 11
      Et que le sort désigne les salaires
      Alors les salaires : case 4

  @whichside.variant.unforeseen.26
  # en: One of each Tenement is in prison
  Règle: Un personnage de chaque Tenement est en prison

    # en: The Russians say who
    Scénario: Les Russes disent qui
      Étant donné une nouvelle partie de Which Side à 4
      Et que la table tire 1 aléa
      Quand on révèle le Rebouteux
      Et qu'on révèle la Laverie
      Et que le D66 tombe sur 26
      Et que le Tenement russe désigne Alexei
      Alors Alexei est dans la case Arrestation

  @whichside.variant.unforeseen.21-22
  # en: Two are injured
  Règle: Deux personnages sont blessés

    # en: Chance says who, by R-120
    Scénario: Le sort dit qui, selon R-120
      Étant donné que la lecture R-120 est « random »
      Et une nouvelle partie de Which Side à 4
      Et que la table tire 1 aléa
      Quand on révèle le Rebouteux
      Et qu'on révèle la Laverie
      Et que le D66 tombe sur 21
      Et que le sort désigne Rosa
      Alors Rosa est à SAN 1

  @whichside.variant.unforeseen.stacking
  # en: In a game under way what the D66 set before the first turn is said with the results
  Règle: Dans une partie entamée, ce que le D66 a fixé avant le premier tour se dit par ses résultats

    # en: Two results
    Scénario: Deux résultats
      Étant donné une partie de Which Side
      Et que le D66 est tombé sur 46
      Et que l'aléa 62 est en vigueur
      Alors le coût de la vie du Tenement italien est de 7 $
      Et le Risque du Tenement italien est à 1
