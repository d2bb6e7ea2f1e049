# language: fr
Fonctionnalité: Fruit du labeur
  Les gains, les améliorations, les jauges.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.reap.uns-gain
  Règle: Effet du ménage

    Scénario: Trois font le ménage
      Étant donné que l'Insalubrité du Tenement chinois est à 4
      Et que Mei se tient sur le travail ménager à la maison
      Et que Wei se tient sur le travail ménager à la maison
      Et que Jun se tient sur le travail ménager à la maison
      Quand les fruits du travail sont récoltés
      Alors l'Insalubrité du Tenement chinois est à 1
