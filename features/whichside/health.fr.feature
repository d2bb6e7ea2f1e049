# language: fr
# en: Health
# en: Three levels, and who stays in bed.
Fonctionnalité: Santé
  Trois niveaux, et qui garde le lit.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.health.hea0-cannot-act
  # en: Bedridden and idle
  Règle: À SAN 0, on ne fait rien

    # en: Not even the housework
    Scénario: Pas même le ménage
      Étant donné que Mei est à SAN 0
      Quand Mei va sur le travail ménager à la maison
      Alors le coup est refusé par whichside.daily.hea0-idle

  @whichside.health.three-levels
  # en: By how much
  Règle: De combien

    # en: A point less, and how many are there
    Scénario: Un point de moins, et combien en sont là
      Quand le Tenement italien subit SAN-1
      Et que le Tenement italien désigne Rosa
      Alors Rosa perd 1 de santé
      Et 1 personnage du Tenement italien est à SAN 1

    # en: A healing
    Scénario: Une guérison
      Étant donné que 2 personnages du Tenement italien sont à SAN 1
      Quand le Tenement italien appelle un médecin pour Rosa
      Alors Rosa gagne 1 de santé

    # en: The doctor goes to the only one who is not well
    Scénario: Le médecin va à la seule qui ne va pas bien
      Étant donné que Lucia est à SAN 0
      Quand le Tenement italien appelle un médecin
      Alors Lucia gagne 1 de santé

    # en: An incident hits Rosa
    Scénario: Un incident frappe Rosa
      Quand Rosa subit SAN-1
      Alors Rosa perd 1 de santé
