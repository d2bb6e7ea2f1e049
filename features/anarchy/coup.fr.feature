# language: fr
# en: Coups
# en: A government is laid against that of another company. The cards are made by hand, so that
# en: their crowns can be read here. Where nothing else is said it is violet's turn to meld.
Fonctionnalité: Coups d'État
  Un gouvernement est posé contre celui d'une autre compagnie. Les cartes sont faites à la main,
  pour que leurs couronnes se lisent ici. Sauf mention contraire, c'est à violet de combiner.

  # en: Two sets of cards
  Contexte: Deux familles de cartes
    Étant donné une partie de The Anarchy entre violet, vert et rouge
    Et ces cartes :
      | carte        | zone   | nombre | suit | couronnes |
      | Vieux Roi    | Pune   | 1      |      | 2         |
      | Jeune Roi    | Pune   | 2      | 1    | 1         |
      | Prince       | Pune   | 3      | 2    | 1         |
      | Vieux Fort   | Pune   |        | 1    | 1         |
      | Nouveau Fort | Pune   |        | 2, 3 | 1         |
      | Sultan       | Mysore | 1      |      | 2         |
      | Vizir        | Mysore | 2      | 1    | 1         |

  @anarchy.coup.replace-marker
  # en: The marker changes
  Règle: Le marqueur change

    # en: The marker of the winner replaces that of the loser
    Scénario: Le marqueur de qui gagne remplace celui de qui perd
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que violet a en main Vieux Roi
      Alors vert contrôle Pune
      Quand violet tente un coup d'État avec Vieux Roi
      Alors le coup d'État réussit
      Et violet contrôle Pune
      Et l'événement marker-placed se produit 1 fois
      Et l'événement marker-placed cite anarchy.coup.replace-marker
      # en: the story says "violet controls Pune."
      Et le récit dit « Pune : contrôle de violet. »

    # en: The whole hand is laid against a government
    Scénario: Toute la main est posée contre un gouvernement
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que la main de vert est vide
      Et que violet a en main Vieux Fort et Vieux Roi
      Quand violet tente un coup d'État avec les 2 cartes en main
      Alors le coup d'État de violet réussit
      Et violet gagne le coup d'État
      Et vert perd le coup d'État
      Et violet contrôle Pune

    # en: With too few crowns the marker stays, with more it goes
    Scénario: Avec trop peu de couronnes, le marqueur reste ; avec plus, il change
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que de Pune vert n'a en main que Vieux Fort
      Et que violet a en main Prince et Vieux Roi
      Quand violet tente un coup d'État dans Pune contre vert avec Prince
      Alors le coup d'État échoue
      Et vert garde Pune
      Et « violet pose Prince » est refusé
      Quand violet tente un coup d'État avec Vieux Roi
      Et que vert n'ajoute rien
      Alors violet contrôle Pune

    # en: A reply in parts
    Scénario: Une réplique en plusieurs fois
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que violet a en main Vieux Roi
      Et que vert a en main Nouveau Fort et Prince
      Quand violet tente un coup d'État avec Vieux Roi
      Et que vert ajoute Nouveau Fort
      Alors vert contrôle Pune
      Quand vert a fini
      Alors vert contrôle Pune

    # en: As long as the reply is awaited the marker stays
    Scénario: Tant que la réplique est attendue, le marqueur reste
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que violet a en main Vieux Roi
      Et que vert a en main Vieux Fort
      Quand violet tente un coup d'État avec Vieux Roi
      Alors vert contrôle Pune
      Quand vert n'ajoute rien
      Alors violet contrôle Pune

    # en: After a failed coup the marker stays
    Scénario: Après un coup d'État manqué, le marqueur reste
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que violet a en main Vieux Roi
      Et que vert a en main Nouveau Fort
      Quand violet tente un coup d'État avec Vieux Roi
      Et que vert réplique avec Nouveau Fort
      Alors vert contrôle Pune
      Et l'événement marker-placed se produit 0 fois

    # en: The other zones keep theirs
    Scénario: Les autres zones gardent le leur
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que vert gouverne le Mysore avec Vizir
      Et que violet a en main Vieux Roi
      Quand violet tente un coup d'État avec Vieux Roi
      Alors vert contrôle le Mysore
      Et violet contrôle Pune

  @anarchy.coup.failed-cards-to-defender
  # en: A failed coup feeds the defender
  Règle: Un coup manqué profite à qui défend

    # en: The defender takes the whole coup
    Scénario: Qui défend prend tout le coup d'État
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que violet a en main Vieux Roi et Vieux Fort
      Et que vert a en main Nouveau Fort et Prince
      Quand violet tente un coup d'État avec Vieux Roi et Vieux Fort
      Et que vert réplique avec Nouveau Fort et Prince
      Alors le coup d'État échoue
      Et l'événement meld-taken cite anarchy.coup.failed-cards-to-defender
      # en: the story says "green takes Vieux Roi and Vieux Fort."
      Et le récit dit « vert s'empare de Vieux Roi et Vieux Fort. »
      Et vert peut agir
      Quand vert nomme Jeune Roi chef, suivi par Nouveau Fort et Prince
      Alors vert gouverne Pune avec Jeune Roi, Nouveau Fort et Prince
      Et la main de vert est Vieux Roi et Vieux Fort
      Et violet a 0 carte en main

    # en: The defender can take over the leader of the coup
    Scénario: Qui défend peut reprendre le chef du coup d'État
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que violet a en main Vieux Roi
      Et que vert a en main Nouveau Fort
      Quand violet tente un coup d'État avec Vieux Roi
      Et que vert réplique avec Nouveau Fort
      Et que vert nomme Vieux Roi chef, suivi par Jeune Roi
      Alors vert gouverne Pune avec Vieux Roi et Jeune Roi
      Et la main de vert est Nouveau Fort

    # en: Everybody knows what the defender took
    Scénario: Tout le monde sait ce que la défense a pris
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que violet a en main Vieux Roi
      Et que vert a en main Nouveau Fort et Vizir
      Quand violet tente un coup d'État avec Vieux Roi
      Et que vert réplique avec Nouveau Fort
      Et que vert nomme Jeune Roi chef, suivi par Nouveau Fort
      Alors rouge sait que vert a en main Vieux Roi
      Et rouge voit 2 cartes dans la main de vert
      Et rouge ne voit pas Vizir

    # en: The turn of the loser goes on
    Scénario: Le tour de qui a échoué continue
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que rouge gouverne le Mysore avec Vizir
      Et que violet a en main Vieux Roi et Sultan
      Et que vert a en main Nouveau Fort
      Quand violet tente un coup d'État avec Vieux Roi
      Et que vert réplique avec Nouveau Fort
      Et que vert nomme Jeune Roi chef, suivi par Nouveau Fort
      Alors c'est à violet de combiner
      Quand violet tente un coup d'État avec Sultan
      Alors le coup d'État réussit
      Et violet contrôle le Mysore

    # en: Who has nothing left discards nothing
    Scénario: Qui n'a plus rien ne défausse rien
      Étant donné que vert gouverne Pune avec Jeune Roi
      Et que violet a en main Vieux Roi
      Et que vert a en main Nouveau Fort
      Quand violet tente un coup d'État avec Vieux Roi
      Et que vert réplique avec Nouveau Fort
      Et que vert nomme Jeune Roi chef, suivi par Nouveau Fort
      Et que violet ne combine plus rien
      Alors c'est à violet de faire la guerre
      Et l'événement nothing-to-discard se produit

    # en: By the reading all that follows joins the defender's government
    Scénario: Selon la lecture, tout ce qui suit entre dans le gouvernement de la défense
      Étant donné que la lecture R-17 est « forced »
      Et que vert gouverne Pune avec Jeune Roi
      Et que violet a en main Vieux Roi et Vieux Fort
      Et que vert a en main Nouveau Fort et Prince
      Quand violet tente un coup d'État avec Vieux Roi et Vieux Fort
      Et que vert réplique avec Nouveau Fort et Prince
      Et que vert nomme Vieux Roi chef
      Alors vert gouverne Pune avec Vieux Roi, Vieux Fort et Jeune Roi
      Et la main de vert est Nouveau Fort et Prince
