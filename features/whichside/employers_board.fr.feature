# language: fr
Fonctionnalité: Plateau patronal

  @whichside.employers-board.wc-track
  # en: Working conditions
  Règle: Les conditions de travail

    # en: One incident on the first cell
    Scénario: Sur la première case, un seul incident
      Étant donné une partie de Which Side
      Et les conditions de travail : case 1
      Et que les autres Tenements ont 6 $
      Quand les incidents commencent
      Et qu'on pioche Menace d'expulsion
      Alors le tour en est au coût de la vie
