# language: fr
# en: The explosion of Central Station
Fonctionnalité: L'explosion de la gare centrale

  @whichside.scenario.station-explosion.health
  # en: One wounded in each Tenement
  Règle: Un blessé par Tenement

    # en: The Russian says who
    Scénario: Qui joue les Russes dit qui
      Étant donné que le scénario est l'explosion de la gare centrale
      Et une nouvelle partie de Which Side à 4
      Quand on révèle la Salle syndicale
      Et qu'on révèle l'Imprimerie
      Alors le Tenement russe doit décider
      Quand le Tenement russe désigne Alexei
      Alors Alexei est à SAN 1
      Et Olga est à SAN 2

  @whichside.scenario.station-explosion.solidarity-single
  # en: One card without choice
  Règle: Une carte, sans choix

    # en: The card drawn is kept
    Scénario: La carte tirée est gardée
      Étant donné que le scénario est l'explosion de la gare centrale
      Et que l'équipe a droit à 2 cartes solidarité
      Quand l'équipe tire des cartes solidarité
      Et qu'on pioche Caisse de grève
      Alors le Tenement italien a 3 $
