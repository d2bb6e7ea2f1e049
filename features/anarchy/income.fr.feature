# language: fr
# en: Income
# en: What was captured in the turn pays at its end. The cards are made by hand, so that their
# en: chests can be read here. Where nothing else is said it is violet's turn to make war.
Fonctionnalité: Revenu
  Ce qui a été pris dans le tour rapporte à sa fin. Les cartes sont faites à la main, pour que leurs
  coffres se lisent ici. Sauf mention contraire, c'est à violet de faire la guerre.

  # en: Mysore and Pune, which are neighbours
  Contexte: Le Mysore et Pune, qui sont voisins
    Étant donné une partie de The Anarchy entre violet, vert et rouge
    Et ces cartes :
      | carte     | zone   | nombre | suit | couronnes | épées | coffres |
      | Sultan    | Mysore | 1      |      | 2         | 4     | 1       |
      | Comptoir  | Mysore |        | 1    |           |       | 1       |
      | Peshwa    | Pune   | 1      |      | 1         |       | 2       |
      | Bazar     | Pune   |        | 1, 2 |           |       | 3       |
      | Grenier   | Pune   |        | 1    |           |       | 4       |
      | Rival     | Pune   | 2      |      | 3         |       |         |

  @anarchy.income.includes-captures
  # en: Captures count
  Règle: Les prises comptent

    # en: What a coup took pays at the end of the same turn
    Scénario: Ce qu'un coup d'État a pris rapporte à la fin du même tour
      Étant donné que vert gouverne Pune avec Peshwa, Bazar et Grenier
      Et que violet a en main Rival et Comptoir
      Et que c'est à violet de combiner
      Quand violet tente un coup d'État avec Rival
      Et que violet nomme Peshwa chef, suivi par Bazar et Grenier
      Et que violet ne combine plus rien
      Et que violet défausse Comptoir
      Alors les gouvernements de violet ont 9 coffres
      Quand violet ne fait pas la guerre
      Alors violet a 19 roupies
      Et vert a 10 roupies

    # en: What a coup took and could not be melded pays nothing
    Scénario: Ce qu'un coup d'État a pris sans pouvoir le combiner ne rapporte rien
      Étant donné que vert gouverne Pune avec Peshwa, Bazar et Grenier
      Et que violet a en main Rival et Comptoir
      Et que c'est à violet de combiner
      Quand violet tente un coup d'État avec Rival
      Et que violet nomme Rival chef, suivi par Bazar
      Et que violet ne combine plus rien
      Et que violet défausse Comptoir
      Alors la main de violet est Peshwa et Grenier
      Quand violet ne fait pas la guerre
      Alors violet a 13 roupies

    # en: A conquered government pays at the end of the same turn
    Scénario: Un gouvernement conquis rapporte à la fin du même tour
      Étant donné que violet gouverne le Mysore avec Sultan et Comptoir
      Et que vert gouverne Pune avec Peshwa et Bazar
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors la facture du boucher est de 4
      Et violet gouverne Pune avec Peshwa et Bazar
      Quand violet ne fait plus la guerre
      Alors violet a 17 roupies
      Et les revenus de violet ont rapporté 7 roupies

    # en: What a war destroyed pays nothing
    Scénario: Ce qu'une guerre a détruit ne rapporte rien
      Étant donné que violet gouverne le Mysore avec Sultan et Comptoir
      Et que vert gouverne Pune avec Peshwa et Bazar
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert mise 3 roupies
      Alors chaque camp perd 2 cartes
      Quand violet ne fait plus la guerre
      Alors violet a 10 roupies
      # en: the story says "violet takes no rupee of income."
      Et le récit dit « violet reçoit zéro roupie de revenu. »

    # en: A survivor pays once it is melded again
    Scénario: Une survivante rapporte une fois combinée de nouveau
      Étant donné que violet gouverne le Mysore avec Sultan et Comptoir
      Et que vert gouverne Pune avec Peshwa et Bazar
      Et que violet a en main Rival
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert mise 2 roupies
      Alors chaque camp perd 1 carte
      Et la main de violet est Bazar, Comptoir et Rival
      Quand violet pose Rival avec Bazar
      Et que violet ne fait plus la guerre
      Alors violet a 13 roupies

    # en: What the defender captured pays at the defender's own income
    Scénario: Ce que la défense a pris rapporte à son propre revenu
      Étant donné que vert gouverne le Mysore avec Sultan et Comptoir
      Et que rouge a déjà joué ce tour
      Et que violet gouverne Pune avec Peshwa et Bazar
      Et que vert a en main Rival
      Quand Pune attaque le Mysore
      Et que vert n'ajoute rien
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors la facture du boucher est de -4
      Et vert a en main Peshwa et Bazar
      Quand vert pose Rival avec Bazar
      Et que vert a fini
      Alors vert gouverne Pune avec Rival et Bazar
      Quand violet ne fait plus la guerre
      Alors violet a 10 roupies
      Et vert a 10 roupies
      Quand le jeton de vert est retourné
      Et que vert paie 1 carte
      Et que vert pioche Arcate
      Et que vert ne combine plus rien
      Et que vert défausse Arcate
      Et que vert ne fait pas la guerre
      Alors vert a 15 roupies

    # en: Who has not had the turn receives nothing
    Scénario: Qui n'a pas eu son tour ne touche rien
      Étant donné que violet gouverne le Mysore avec Sultan
      Et que vert gouverne Pune avec Peshwa et Bazar
      Quand violet ne fait pas la guerre
      Alors vert touche 0 roupie
