# language: fr
# en: Side B effects
# en: What five improved tiles do.
Fonctionnalité: Effets de la face B
  Ce que font cinq tuiles améliorées.

  Contexte:
    Étant donné une partie de Which Side
    Et ce contenu :
      """
      [scenarios.generic.start]
      tiles = ["triangle", "newtown-creek", "woolworth", "tenderloin", "western-pen", "east-river-docks", "greenwich-village", "iww", "ilgwu", "bierhalle", "ferrer-center"]
      [premises.political-cafe]
      price = 3
      rent = 1
      """
    Et que les autres Tenements ont 20 $

  @whichside.side-b.iww
  # en: IWW: prisoners cost nothing
  Règle: IWW : prisonniers sans entretien

    # en: Two prisoners of two Tenements
    Scénario: Deux prisonniers de deux Tenements
      Étant donné que l'IWW montre sa face B
      Et que Mei est dans la case Prison
      Et qu'Olga est dans la case Arrestation
      Alors le coût de la vie du Tenement chinois est de 6 $
      Et le coût de la vie du Tenement russe est de 6 $

  @whichside.side-b.bierhalle-hosts
  # en: Bierhalle: room for premises
  Règle: Bierhalle : une place pour un local

    # en: A Tenement can have its own premises besides
    Scénario: Un Tenement peut avoir en plus son propre local
      Étant donné que la Bierhalle montre sa face B
      Et que le Tenement italien possède la Laverie
      Et que le Café politique est visible
      Quand le Tenement italien achète le Café politique pour la Bierhalle
      Alors le Tenement italien possède la Laverie
      Et la Bierhalle accueille le Café politique

    # en: And when they are replaced
    Scénario: Qui est chez l'Avocat libéral de la Bierhalle y reste quand son Tenement change de local
      Étant donné que la Bierhalle montre sa face B
      Et que la Bierhalle accueille l'Avocat libéral du Tenement étasunien
      Et que Rosa est chez l'Avocat libéral
      Et que le Tenement italien possède la Laverie
      Et que le Café politique est visible
      Quand le Tenement italien achète le Café politique
      Alors Rosa est chez l'Avocat libéral

  @whichside.side-b.ferrer-center
  # en: Ferrer Center
  Règle: Ferrer Center

    # en: The exchange of the team is made
    Scénario: L'échange de l'équipe est fait
      Étant donné que le Centre Ferrer montre sa face B
      Et que le Tenement italien a déjà échangé de l'agitation au Centre Ferrer ce tour-ci
      Et que le Tenement étasunien a 1 agitation syndicale
      Alors « le Tenement étasunien échange 1 agitation syndicale au Centre Ferrer » est refusé par whichside.side-b.ferrer-center et par rien d'autre
