# language: fr
# en: Examples
# en: The examples of the book, with its numbers. The cards that it names are those of the box.
# en: Violet is the Dutch company, green the Portuguese, red the English.
Fonctionnalité: Exemples
  Les exemples du livret, aux nombres du livret. Les cartes qu'il nomme sont celles de la boîte.
  Violet est la compagnie néerlandaise, vert la portugaise, rouge l'anglaise.

  @anarchy.example.portuguese-coup.crowns
  # en: Example: three crowns against one
  Règle: Exemple : trois couronnes contre une

    # en: Third of the round, with three crowns against one
    Scénario: Troisième du tour de table, trois couronnes contre une
      Étant donné une partie de The Anarchy entre violet, rouge et vert
      Et que violet et rouge ont déjà joué ce tour
      Et que violet gouverne les Moghols avec Zabita Khan et les Rohillas
      Et que vert a en main Shah Alam, le Fort rouge et Imad-ul-Mulk
      Alors le gouvernement des Moghols a 1 couronne
      Quand vert tente un coup d'État avec Shah Alam et le Fort rouge
      # en: the story says "3 crowns against 1"
      Alors le récit dit « 3 couronnes contre 1 »
      Et le coup d'État réussit
      Et vert contrôle les Moghols

    # en: A government of a single crown would not do
    Scénario: Une seule couronne ne suffirait pas
      Étant donné que violet gouverne les Moghols avec Zabita Khan et les Rohillas
      Et que vert a en main Imad-ul-Mulk
      Et que c'est à vert de combiner
      Quand vert commence un coup d'État avec Imad-ul-Mulk
      Alors le coup est refusé par anarchy.coup.more-crowns-to-attempt et par rien d'autre

  @anarchy.example.portuguese-coup.no-counter
  # en: Example: no reply
  Règle: Exemple : pas de réplique

    # en: Without cards the Dutch company loses its government
    Scénario: Sans cartes, la compagnie néerlandaise perd son gouvernement
      Étant donné que violet gouverne les Moghols avec Zabita Khan et les Rohillas
      Et que vert a en main Shah Alam et le Fort rouge
      Et que c'est à vert de combiner
      Quand vert tente un coup d'État avec Shah Alam et le Fort rouge
      Alors le coup d'État réussit
      Et vert peut agir
      # en: the story says "green takes Zabita Khan and the Rohillas."
      Et le récit dit « vert s'empare de Zabita Khan et les Rohillas. »

    # en: Cards that do not follow do not help
    Scénario: Des cartes qui ne suivent pas n'aident pas
      Étant donné que violet gouverne les Moghols avec Zabita Khan et les Rohillas
      Et que vert a en main Shah Alam et le Fort rouge
      Et que violet a en main Mirza Najaf Khan et Arcate
      Et que c'est à vert de combiner
      Quand vert tente un coup d'État avec Shah Alam et le Fort rouge
      Alors violet peut agir
      Et il y a 1 coup légal
      Quand violet n'ajoute rien
      Alors le coup d'État réussit
      Et la main de violet est Arcate et Mirza Najaf Khan

    # en: A reply of two crowns would have kept the zone and won the other cards
    Scénario: Une réplique de deux couronnes aurait gardé la zone et gagné les autres cartes
      Étant donné ces cartes :
        | carte  | zone  | nombre | suit | couronnes |
        | Khan   | Malwa | 3      |      | 1         |
        | Gardes | Malwa |        | 3    | 2         |
        | Shah   | Malwa | 1      |      | 3         |
      Et que violet gouverne le Malwa avec Khan
      Et que violet a en main Gardes
      Et que vert a en main Shah
      Et que c'est à vert de combiner
      Quand vert tente un coup d'État avec Shah
      Et que violet réplique avec Gardes
      Alors le coup d'État échoue
      Et violet contrôle le Malwa
      Quand violet nomme Khan chef, suivi par Gardes
      Alors la main de violet est Shah
      Et violet gouverne le Malwa avec Khan et Gardes

  @anarchy.example.pune.mysore-neutral
  # en: Example: Mysore is neutral
  Règle: Exemple : Mysore est neutre

    # en: Nothing is left in Mysore
    Scénario: Il ne reste rien à Mysore
      Étant donné que vert gouverne le Mysore avec Haidar Ali et les Fusées du Mysore
      Et que rouge gouverne Pune avec Sadashivrao Bhau et les Noix de coco du Konkan
      Et que vert a en main Lohagad
      Quand le Mysore attaque Pune
      Et que vert mise 4 roupies
      Et que rouge mise 5 roupies
      Et que vert pose Lohagad
      Et que vert a fini
      Alors le Mysore est neutre
      Et vert contrôle Pune
      Et l'événement marker-removed se produit

    # en: The token goes even if no other card is laid
    Scénario: Le jeton part même si aucune carte n'est posée
      Étant donné que vert gouverne le Mysore avec Haidar Ali et les Fusées du Mysore
      Et que rouge gouverne Pune avec Sadashivrao Bhau et les Noix de coco du Konkan
      Et que vert a en main Arcate
      Quand le Mysore attaque Pune
      Et que vert mise 4 roupies
      Et que rouge mise 5 roupies
      Et que vert n'ajoute rien
      Alors le Mysore et Pune sont neutres
      Et c'est à vert de faire la guerre
