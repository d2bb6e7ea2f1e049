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
