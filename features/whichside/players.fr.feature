# language: fr
Fonctionnalité: Joueurs

  @whichside.players.three
  # en: The fourth Tenement is common
  Règle: Le quatrième Tenement est commun

    # en: Health lost in the common Tenement
    Scénario: La santé perdue dans le Tenement commun
      Étant donné une partie de Which Side
      Et que 3 personnes se partagent les Tenements
      Et que l'Insalubrité du Tenement chinois est à 5
      Et que la Laverie est visible
      Quand la vie continue
      Et qu'on révèle la Salle syndicale
      Alors 3 personnes décident ensemble
      Quand le Tenement chinois désigne Mei
      Alors Mei est à SAN 1
