# language: fr
# en: War: the attacker wins
# en: What comes of a battle. The cards are made by hand: the four that violet has
# en: in Mysore are worth 5 in attack, the four that green has in Pune are worth 5 in defence. Where
# en: nothing else is said it is violet's turn to make war, and everybody has 10 rupees.
Fonctionnalité: Guerre : l'attaque gagne
  Ce qui résulte d'une bataille. Les cartes sont faites à la main : les quatre cartes
  que violet a à Mysore valent 5 en attaque, les quatre que vert a à Pune valent 5 en défense. Sauf
  mention contraire, c'est à violet de faire la guerre, et chaque personne a 10 roupies.

  # en: Two sets of cards
  Contexte: Deux jeux de cartes
    Étant donné une partie de The Anarchy entre violet, vert et rouge
    Et ces cartes :
      | carte      | zone   | nombre | suit | couronnes | châteaux | épées |
      | Sultan     | Mysore | 1      |      | 1         |          | 2     |
      | Vizir      | Mysore | 2      | 1    | 1         |          | 1     |
      | Fusées     | Mysore |        | 1    |           |          | 1     |
      | Lanciers   | Mysore |        | tous |           |          | 1     |
      | Peshwa     | Pune   | 1      |      | 1         |          | 1     |
      | Régent     | Pune   | 2      | 1    | 1         |          | 1     |
      | Vieux Fort | Pune   |        | 1    |           | 2        |       |
      | Colline    | Pune   |        | 1, 2 |           | 1        |       |

  @anarchy.war.attacker-wins.marker
  # en: The attacker's marker
  Règle: Le marqueur de la zone prise

    # en: The marker of the attacker lies on the zone taken
    Scénario: Le marqueur de l'attaque est sur la zone prise
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Alors vert contrôle Pune
      Quand le Mysore attaque Pune
      Et que violet mise 3 roupies
      Et que vert pose la carte blanche
      Alors violet contrôle Pune
      Et violet contrôle le Mysore
      Et l'événement marker-placed se produit 1 fois
      Et l'événement marker-placed cite anarchy.war.attacker-wins.marker
      # en: the story says "violet controls Pune."
      Et le récit dit « Pune : contrôle de violet. »

    # en: The same if another card leads there now
    Scénario: De même si une autre carte y dirige désormais
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet mise 2 roupies
      Et que vert pose la carte blanche
      Alors violet gouverne Pune avec Régent et Colline
      Et violet prend le contrôle de Pune
      Et vert perd Pune
      Et l'événement marker-placed se produit 1 fois
      Et l'événement marker-placed cite anarchy.war.attacker-wins.marker

    # en: Where nothing is left it does not lie
    Scénario: Là où rien ne reste il n'est pas posé
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert mise 2 roupies
      Et que violet a fini
      Alors Pune devient neutre
      Et l'événement marker-placed se produit 0 fois

    # en: After a failed attack the marker of the defender stays
    Scénario: Après une attaque manquée, le marqueur de la défense reste
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert mise 2 roupies
      Alors vert contrôle Pune
      Et l'événement marker-placed se produit 0 fois

    # en: Several governments fall together, under one marker
    Scénario: Plusieurs gouvernements tombent ensemble, sous un seul marqueur
      Étant donné que la lecture R-21 est « several »
      Et que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa
      Et que vert gouverne Pune avec Régent
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors la facture du boucher est de 3
      Et violet gouverne Pune avec Peshwa
      Et violet gouverne Pune avec Régent
      Et violet contrôle Pune
      Et l'événement marker-placed se produit 1 fois
