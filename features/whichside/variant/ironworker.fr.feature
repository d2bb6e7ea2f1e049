# language: fr
# en: Ironworker
Fonctionnalité: Ironworker

  @whichside.variant.ironworker.victory-custom
  # en: A goal of the table's own
  Règle: Un objectif choisi par la table

    # en: One control and one gauge
    Scénario: Un contrôle et une jauge
      Étant donné une partie de Which Side
      Et qu'on joue avec Ironworker
      Et que la table demande 1 contrôles et 1 jauges
      Et que l'équipe contrôle le moyen de production à 8 $
      Et que les salaires : case 1
      Quand la fin du tour arrive
      Alors la partie est gagnée

    # en: More than the board has
    Scénario: Plus que n'en a le plateau
      Étant donné une nouvelle partie de Which Side à 4
      Et qu'on joue avec Ironworker
      Et que la table demande 10 contrôles et 1 jauges
      Alors l'objectif est hors d'atteinte

    # en: As many as the board has
    Scénario: Autant qu'en a le plateau
      Étant donné une nouvelle partie de Which Side à 4
      Et qu'on joue avec Ironworker
      Et que la table demande 9 contrôles et 1 jauges
      Alors l'objectif est à portée
