# language: fr
# en: War: the butcher's bill
# en: What a battle costs, and what comes of it. The cards are made by hand: the four that violet has
# en: in Mysore are worth 5 in attack, the four that green has in Pune are worth 5 in defence. Where
# en: nothing else is said it is violet's turn to make war, and everybody has 10 rupees.
Fonctionnalité: Guerre : la facture du boucher
  Ce que coûte une bataille et ce qui en résulte. Les cartes sont faites à la main : les quatre cartes
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

  @anarchy.war.butchers-bill.attacker-1
  # en: Bill of 1
  Règle: Facture de 1

    # en: A bill of 1: 5 and <violet> against 5 and <vert>
    Plan du scénario: Facture de 1 : 5 et <violet> contre 5 et <vert>
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet mise <violet> roupies
      Et que vert mise <vert> roupies
      Alors l'attaque monte à <attaque>
      Et la défense monte à <défense>
      Et la facture du boucher est de 1
      Et violet gagne la guerre
      Et chaque camp perd 2 cartes
      Et l'événement war-won cite anarchy.war.butchers-bill.attacker-1
      # en: the story says "violet wins; 2 cards of each side are destroyed."
      Et le récit dit « violet gagne ; 2 cartes de chaque camp sont détruites. »

      Exemples:
        | violet | vert | attaque | défense |
        | 1      | 0    | 6       | 5       |
        | 10     | 9    | 15      | 14      |

    # en: Not a bill of 1: 5 and <violet> against 5 and <vert>
    Plan du scénario: Pas de facture de 1 : 5 et <violet> contre 5 et <vert>
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet mise <violet> roupies
      Et que vert mise <vert> roupies
      Alors anarchy.war.butchers-bill.attacker-1 n'est pas citée

      Exemples:
        | violet | vert |
        | 2      | 0    |
        | 0      | 0    |

  @anarchy.war.butchers-bill.defender-minus1
  # en: Bill of -1
  Règle: Facture de -1

    # en: A bill of -1: 5 and <violet> against 5 and <vert>
    Plan du scénario: Facture de -1 : 5 et <violet> contre 5 et <vert>
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet mise <violet> roupies
      Et que vert mise <vert> roupies
      Alors l'attaque monte à <attaque>
      Et la défense monte à <défense>
      Et la facture du boucher est de -1
      Et vert gagne la guerre
      Et chaque camp perd 2 cartes
      Et l'événement war-won cite anarchy.war.butchers-bill.defender-minus1
      # en: the story says "green wins; 2 cards of each side are destroyed."
      Et le récit dit « vert gagne ; 2 cartes de chaque camp sont détruites. »

      Exemples:
        | violet | vert | attaque | défense |
        | 0      | 1    | 5       | 6       |
        | 9      | 10   | 14      | 15      |

    # en: Not a bill of -1: 5 and <violet> against 5 and <vert>
    Plan du scénario: Pas de facture de -1 : 5 et <violet> contre 5 et <vert>
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet mise <violet> roupies
      Et que vert mise <vert> roupies
      Alors anarchy.war.butchers-bill.defender-minus1 n'est pas citée

      Exemples:
        | violet | vert |
        | 0      | 0    |
        | 0      | 2    |

  @anarchy.war.butchers-bill.defender-minus2
  # en: Bill of -2
  Règle: Facture de -2

    # en: A bill of -2: 5 and <violet> against 5 and <vert>
    Plan du scénario: Facture de -2 : 5 et <violet> contre 5 et <vert>
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet mise <violet> roupies
      Et que vert mise <vert> roupies
      Alors l'attaque monte à <attaque>
      Et la défense monte à <défense>
      Et la facture du boucher est de -2
      Et vert gagne la guerre
      Et chaque camp perd 1 carte
      Et l'événement war-won cite anarchy.war.butchers-bill.defender-minus2
      # en: the story says "green wins; 1 card of each side is destroyed."
      Et le récit dit « vert gagne ; 1 carte de chaque camp est détruite. »

      Exemples:
        | violet | vert | attaque | défense |
        | 0      | 2    | 5       | 7       |
        | 8      | 10   | 13      | 15      |

    # en: Not a bill of -2: 5 and <violet> against 5 and <vert>
    Plan du scénario: Pas de facture de -2 : 5 et <violet> contre 5 et <vert>
      Étant donné que violet gouverne le Mysore avec Sultan, Vizir, Fusées et Lanciers
      Et que vert gouverne Pune avec Peshwa, Régent, Vieux Fort et Colline
      Quand le Mysore attaque Pune
      Et que violet mise <violet> roupies
      Et que vert mise <vert> roupies
      Alors anarchy.war.butchers-bill.defender-minus2 n'est pas citée

      Exemples:
        | violet | vert |
        | 0      | 1    |
        | 7      | 10   |
