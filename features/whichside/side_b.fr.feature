# language: fr
Fonctionnalité: Effets de la face B
  Ce que font cinq tuiles améliorées.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.side-b.iww
  Règle: IWW : prisonniers sans entretien

    Scénario: Deux prisonniers de deux Tenements
      Étant donné que l'IWW montre sa face B
      Et que Mei est dans la case Prison
      Et qu'Olga est dans la case Arrestation
      Alors le coût de la vie du Tenement chinois est de 6 $
      Et le coût de la vie du Tenement russe est de 6 $
