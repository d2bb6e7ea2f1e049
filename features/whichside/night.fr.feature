# language: fr
# en: Night action
# en: One for each Tenement.
Fonctionnalité: Action du soir
  Une pour chaque Tenement.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.night.single-occupancy
  # en: One user per slot
  Règle: Un seul occupant

    # en: The space of the evening is taken already
    Scénario: L'emplacement du soir est déjà pris
      Étant donné que Bessy se tient sur le travail du Triangle
      Et que Mei se tient sur le travail du Triangle
      Et que le Tenement étasunien a fait son action du soir sur la couture à domicile du Triangle
      Quand le Tenement chinois fait son action du soir sur la couture à domicile du Triangle
      Alors le coup est refusé par whichside.night.single-occupancy et par rien d'autre

  @whichside.night.one-per-player
  # en: One for each Tenement
  Règle: Une action du soir par Tenement

    # en: A Tenement may do without
    Scénario: Un Tenement peut s'en passer
      Étant donné que Rosa se tient sur le travail de l'usine Triangle Shirtwaist
      Quand le Tenement italien ne fait pas d'action du soir
      Alors le tour en est aux fruits du travail
      Et l'événement night-action-made se produit 0 fois
      Et la clause whichside.night.one-per-player est citée
      # en: the story says "The Italian Tenement passes"
      Et le récit dit « Le Tenement italien passe »
