# language: fr
# en: War: what is left
# en: What comes of a battle. The cards are made by hand: the four that violet has
# en: in Mysore are worth 5 in attack, the four that green has in Pune are worth 5 in defence. Where
# en: nothing else is said it is violet's turn to make war, and everybody has 10 rupees.
Fonctionnalité: Guerre : ce qui reste
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

  @anarchy.war.destroyed-to-deck-bottom
  # en: Under the draw pile
  Règle: Sous la pioche

    # en: Under the draw pile, not on the discard pile
    Scénario: Sous la pioche et non dans la défausse
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Et que de haut en bas, la défausse est Arcot
      Quand le Mysore attaque Pune
      Et que violet mise 2 roupies
      Et que vert pose la carte blanche
      Alors Peshwa et Sultan sont sous la pioche
      Et 1 carte est dans la défausse
      Et la carte du dessus de la défausse est Arcot
      Et l'événement card-destroyed se produit 2 fois
      Et l'événement card-destroyed cite anarchy.war.destroyed-to-deck-bottom
      # en: the story says "Sultan goes under the draw pile."
      Et le récit dit « Sultan passe sous la pioche. »

    # en: They hardly come back: the others come first
    Scénario: Elles ne reviennent guère : les autres viennent d'abord
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Et que la pioche ne contient que Arcot
      Quand le Mysore attaque Pune
      Et que violet mise 2 roupies
      Et que vert pose la carte blanche
      Alors 3 cartes sont dans la pioche
      Quand violet a fini
      Et que violet ne fait plus la guerre
      Et que le jeton de rouge est retourné
      Et que rouge paie 2 cartes
      Et que rouge pioche Arcot
      Et que rouge pioche dans la pioche
      Alors la main de rouge est Arcot et Peshwa
      Et l'événement known-card-drawn cite anarchy.war.destroyed-to-deck-bottom
      # en: the story says "red takes Peshwa, for all to see."
      Et le récit dit « rouge prend Peshwa, à la vue de tous. »
      Et vert sait que rouge a en main Peshwa
      Et vert voit 2 cartes dans la main de rouge
      Et vert ne voit pas Arcot

    # en: As they were destroyed, the attacked side first
    Scénario: Comme elles ont été détruites, le camp attaqué d'abord
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Et que la pioche est vide
      Et que rouge a 10 roupies
      Quand le Mysore attaque Pune
      Et que violet mise 1 roupie
      Et que vert pose la carte blanche
      Et que violet détruit Colline et Lanciers
      Alors Peshwa, Colline, Sultan et Lanciers sont détruits
      Quand violet a fini
      Et que violet ne fait plus la guerre
      Et que le jeton de rouge est retourné
      Et que rouge paie 3 cartes
      Et que rouge pioche dans la pioche
      Alors la main de rouge est Peshwa
      Quand rouge pioche dans la pioche
      Alors la main de rouge est Peshwa et Colline
      Quand rouge pioche dans la pioche
      Alors la main de rouge est Peshwa, Colline et Sultan
      Et Lanciers est sous la pioche

    # en: Below those that were destroyed earlier
    Scénario: Au-dessous de celles d'une guerre précédente
      Étant donné que violet gouverne le Mysore avec Sultan
      Et que vert gouverne Pune avec Peshwa
      Et que la pioche ne contient que Colline
      Et que Colline est sous la pioche
      Quand le Mysore attaque Pune
      Et que violet mise 1 roupie
      Et que vert pose la carte blanche
      Et que violet ne fait plus la guerre
      Et que le jeton de rouge est retourné
      Et que rouge paie 2 cartes
      Et que rouge pioche dans la pioche
      Alors la main de rouge est Colline
      Quand rouge pioche dans la pioche
      Alors la main de rouge est Colline et Peshwa
      Et Sultan est sous la pioche

  @anarchy.war.destroyed-decreasing
  # en: Clear victories cost less
  Règle: Une victoire nette coûte moins

    # en: Bids of <violet> and <vert>: <cartes> cards of each side
    Plan du scénario: Mises de <violet> et <vert> : <cartes> cartes par camp
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet mise <violet> roupies
      Et que vert mise <vert> roupies
      Alors <gagnant> gagne la guerre
      Et chaque camp perd <cartes> cartes

      Exemples:
        | violet | vert | gagnant | cartes |
        | 10     | 0    | violet  | 0      |
        | 3      | 0    | violet  | 0      |
        | 2      | 0    | violet  | 1      |
        | 1      | 0    | violet  | 2      |
        | 0      | 0    | vert    | 3      |
        | 0      | 1    | vert    | 2      |
        | 0      | 2    | vert    | 1      |
        | 0      | 3    | vert    | 0      |
        | 0      | 10   | vert    | 0      |

  @anarchy.war.pyrrhic
  # en: Victories that ruin
  Règle: Des victoires ruineuses

    # en: <mysore> against <pune>: nothing is left
    Plan du scénario: <mysore> contre <pune> : rien ne reste
      Étant donné que violet gouverne le Mysore avec <mysore>
      Et que vert gouverne Pune avec <pune>
      Quand le Mysore attaque Pune
      Et que violet mise <violet> roupies
      Et que vert mise <vert> roupies
      Alors la facture du boucher est de 0
      Et <pune>, <mysore> sont détruits
      Et vert gagne la guerre
      Et Pune et le Mysore sont neutres
      Et vert a 0 carte en main

      Exemples:
        | mysore                    | pune                           | violet | vert |
        | Sultan, Fusées, Lanciers  | Peshwa, Vieux Fort, Colline    | 0      | 0    |
        | Sultan, Vizir, Lanciers   | Peshwa, Régent                 | 0      | 2    |
        | Sultan                    | Peshwa                         | 0      | 1    |
        | Sultan                    | Peshwa, Régent, Vieux Fort     | 2      | 0    |

    # en: Of four cards one is left
    Scénario: De quatre cartes il en reste une
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Et que vert détruit Vieux Fort et Colline
      Et que vert détruit Vizir et Fusées
      Alors vert gouverne Pune avec Régent
      Et la main de vert est Lanciers

    # en: Three against four: the four have one left
    Scénario: Trois contre quatre : des quatre il en reste une
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet mise 1 roupie
      Et que vert pose la carte blanche
      Alors la facture du boucher est de 0
      Quand vert détruit Vieux Fort et Colline
      Alors Peshwa, Vieux Fort, Colline, Sultan, Vizir et Lanciers sont détruits
      Et vert gouverne Pune avec Régent

    # en: A bill of 1 does not ruin three cards
    Scénario: Une facture de 1 n'anéantit pas trois cartes
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent et Colline
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors la facture du boucher est de 1
      Quand violet détruit Colline et Lanciers
      Alors violet gouverne Pune avec Régent
      Et violet gouverne le Mysore avec Vizir

  @anarchy.war.neutral-zone
  # en: Neutral again
  Règle: De nouveau neutre

    # en: Both zones are neutral where all is destroyed
    Scénario: Les deux zones sont neutres là où tout est détruit
      Étant donné que violet gouverne le Mysore avec Sultan
      Et que vert gouverne Pune avec Peshwa
      Quand le Mysore attaque Pune
      Et que violet mise 1 roupie
      Et que vert pose la carte blanche
      Alors Pune et le Mysore sont neutres
      Et l'événement marker-removed se produit 2 fois
      Et l'événement marker-removed cite anarchy.war.neutral-zone
      # en: the story says "Pune is neutral; the marker of green is gone."
      Et le récit dit « Pune redevient neutre ; le marqueur de vert s'en va. »
      # en: the story says "Mysore is neutral; the marker of violet is gone."
      Et le récit dit « le Mysore redevient neutre ; le marqueur de violet s'en va. »

    # en: The zone of a failed attack is neutral
    Scénario: La zone d'une attaque manquée est neutre
      Étant donné que violet gouverne le Mysore avec Sultan
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Et que vert a fini
      Alors le Mysore est neutre
      Et vert contrôle Pune
      Et l'événement marker-removed se produit 1 fois

    # en: A zone where a government is left is not neutral
    Scénario: Une zone où reste un gouvernement n'est pas neutre
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet mise 2 roupies
      Et que vert pose la carte blanche
      Et que violet a fini
      Alors violet contrôle Pune
      Et violet contrôle le Mysore
      Et l'événement marker-removed se produit 0 fois

    # en: Whoever builds a new government keeps the zone
    Scénario: Qui y bâtit un nouveau gouvernement garde la zone
      Étant donné que violet gouverne le Mysore avec Sultan
      Et que violet a en main Vizir
      Et que vert gouverne Pune avec Peshwa
      Quand le Mysore attaque Pune
      Et que violet mise 1 roupie
      Et que vert pose la carte blanche
      Et que violet pose Vizir
      Et que violet a fini
      Alors violet contrôle le Mysore
      Et Pune est neutre
      Et l'événement marker-removed se produit 1 fois

    # en: A neutral zone does not attack and is not attacked
    Scénario: Une zone neutre n'attaque pas et n'est pas attaquée
      Étant donné que violet gouverne le Mysore avec Sultan
      Et que violet gouverne le Carnatic avec Chanda Sahib
      Et que vert gouverne Pune avec Peshwa
      Quand le Mysore attaque Pune
      Et que violet mise 1 roupie
      Et que vert pose la carte blanche
      Alors « violet attaque Pune depuis le Mysore » est refusé par anarchy.war.enemy-controlled
      Et « violet attaque Pune depuis le Mysore » est refusé par anarchy.war.from-own-zone
