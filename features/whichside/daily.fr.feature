# language: fr
Fonctionnalité: Actions quotidiennes
  Qui va où, et ce qui se paie aussitôt.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.daily.immediate-gauges
  Règle: Jauges ajustées aussitôt

    Scénario: Le Risque d'un seul Tenement monte
      Étant donné que le Risque du Tenement chinois est à 1
      Quand Wei va sur le travail de Newtown Creek
      Alors le Risque du Tenement chinois est à 4
      Et le Risque du Tenement russe est à 0
