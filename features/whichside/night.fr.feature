# language: fr
Fonctionnalité: Action du soir
  Une pour chaque Tenement.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.night.single-occupancy
  Règle: Un seul occupant

    Scénario: L'emplacement du soir est déjà pris
      Étant donné que Bessy se tient sur le travail du Triangle
      Et que Mei se tient sur le travail du Triangle
      Et que le Tenement étasunien a fait son action du soir sur la couture à domicile du Triangle
      Quand le Tenement chinois fait son action du soir sur la couture à domicile du Triangle
      Alors le coup est refusé par whichside.night.single-occupancy et par rien d'autre
