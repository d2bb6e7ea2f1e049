# language: fr
# en: Tenderloin
# en: Petty crime and robberies.
Fonctionnalité: Tenderloin
  Petits larcins et braquages.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.tenderloin.robbery-best-die
  # en: Robbery: best die
  Règle: Braquage : meilleur dé

    # en: On a 1 the police comes
    Scénario: Sur un 1, la police arrive
      Étant donné que Carlo se tient sur le braquage du Tenderloin
      Quand les fruits du travail sont récoltés
      Et que le Tenement italien fait 1 au dé
      Alors Carlo va en prison
      Et quelqu'un du Tenement italien va en prison

    # en: With four, the best die counts for all
    Scénario: À quatre, le meilleur dé compte pour tous
      Étant donné qu'Alexei se tient sur le braquage du Tenderloin
      Et que Carlo se tient sur le braquage du Tenderloin
      Et que John se tient sur le braquage du Tenderloin
      Et que Wei se tient sur le braquage du Tenderloin
      Et que le Tenement russe a 1 $
      Quand les fruits du travail sont récoltés
      Et que le dé tombe sur 2
      Et que le dé tombe sur 6
      Et que le dé tombe sur 3
      Et que le dé tombe sur 4
      Alors le Tenement russe a 7 $
