# language: fr
# en: Daily actions
# en: Who goes where, and what is paid at once.
Fonctionnalité: Actions quotidiennes
  Qui va où, et ce qui se paie aussitôt.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.daily.immediate-gauges
  # en: Gauges at once
  Règle: Jauges ajustées aussitôt

    # en: Whoever it is, where two may stand
    Scénario: Qui que ce soit, là où deux peuvent se tenir
      Étant donné que 1 personnage du Tenement russe se tient sur le travail de Newtown Creek
      Quand un personnage du Tenement italien va sur le travail de Newtown Creek
      Alors le Risque du Tenement italien est à 3

    # en: The Risk of one Tenement alone goes up
    Scénario: Le Risque d'un seul Tenement monte
      Étant donné que le Risque du Tenement chinois est à 1
      Et que personne ne se tient sur le travail de Newtown Creek
      Quand Wei va sur le travail de Newtown Creek
      Alors le Risque du Tenement chinois est à 4
      Et personne ne se tient sur le travail ménager à la maison
      Et le Risque du Tenement russe est à 0

  @whichside.daily.one-at-a-time
  # en: One character at a time
  Règle: Un personnage à la fois

    # en: Passing is allowed, and for the whole turn
    Scénario: On peut passer, et c'est pour tout le tour
      Quand le Tenement russe passe
      Alors c'est le tour du Tenement italien
      Quand le Tenement italien passe
      Et que le Tenement étasunien passe
      Et que Mei va sur le travail ménager à la maison
      Alors c'est le tour du Tenement chinois
      Et la clause whichside.daily.one-at-a-time est citée

  @whichside.daily.free-space
  # en: Free spaces
  Règle: Places libres

    # en: At home there is room for all
    Scénario: À la maison, il y a de la place pour tout le monde
      Étant donné que Rosa se tient sur le travail ménager à la maison
      Et que Lucia se tient sur le travail ménager à la maison
      Quand Carlo va sur le travail ménager à la maison
      Alors Carlo se tient sur le travail ménager à la maison

    # en: A space that is not on the table
    Scénario: Un emplacement qui n'est pas sur la table
      # en: Rosa goes to "Ellis Island"
      Quand Rosa va à « Ellis Island »
      Alors le coup est refusé par whichside.daily.free-space et par rien d'autre

  @whichside.daily.one-at-a-time
  # en: Who has passed
  Règle: Qui a passé

    # en: The others go on
    Scénario: Les autres continuent
      Étant donné que le Tenement étasunien a passé
      Et que le Tenement chinois a passé
      Et que l'usine Triangle Shirtwaist a été détruite
      Quand le Tenement russe passe
      Alors c'est le tour du Tenement italien

  @whichside.daily.tenement-space
  # en: Spaces of a Tenement
  Règle: Emplacements d'un Tenement

    # en: As R-40 is read everybody has one place there
    Scénario: Selon R-40, chacun y a une place
      Étant donné une partie de Which Side
      Et que la lecture R-40 est « one-each »
      Alors « Alexei va sur le travail des East River Docks » est légal
