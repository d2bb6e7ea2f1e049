# language: fr
# en: Players
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

  @whichside.players.range
  # en: One to four people
  Règle: De une à quatre personnes

    # en: <n> people cannot play
    Plan du Scénario: À <n>, on ne peut pas jouer
      Étant donné une partie de Which Side
      Quand <n> personnes s'installent pour Which Side
      Alors le coup est refusé par whichside.players.range

      Exemples:
        | n |
        | 0 |
        | 5 |

  @whichside.players.solo
  # en: One person runs all four
  Règle: Une personne dirige les quatre Tenements

    # en: But not to the Tenement that drew it
    Scénario: Même seul, on n'attribue pas un malheur au Tenement qui l'a pioché
      Étant donné que 1 personne a tous les Tenements
      Et que le Tenement russe pioche un malheur
      Quand on pioche Maladie
      Alors la personne 1 décide
      Quand le Tenement russe l'attribue au Tenement russe
      Alors le coup est refusé par whichside.misfortune.not-self
