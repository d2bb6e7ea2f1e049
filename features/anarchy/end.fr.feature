# language: fr
# en: End of the game
# en: An income of twenty rupees ends the game; the others are ranked. The cards are made by hand,
# en: so that their chests can be read here. It is violet's turn to make war.
Fonctionnalité: Fin de partie
  Un revenu de vingt roupies met fin à la partie ; les autres sont classés. Les cartes sont faites à
  la main, pour que leurs coffres se lisent ici. C'est à violet de faire la guerre.

  # en: Chests in six zones
  Contexte: Des coffres dans six zones
    Étant donné une partie de The Anarchy entre violet, vert, rouge et bleu
    Et ces cartes :
      | carte       | zone    | nombre | suit | couronnes | coffres |
      | Vieux Roi   | Mysore  | 1      |      | 1         | 9       |
      | Trésor      | Mysore  |        | any  |           | 9       |
      | Monnaie     | Mysore  |        | any  |           | 1       |
      | Chef        | Pune    | 1      |      | 1         | 2       |
      | Second      | Pune    | 2      |      | 1         | 2       |
      | Nabab       | Bengale | 1      |      | 1         | 1       |
      | Rani        | Malwa   | 1      |      | 1         | 3       |
      | Khan        | Gujarat | 1      |      | 1         | 1       |
      | Vizir       | Awadh   | 1      |      | 1         | 1       |
      | Mir         | Sindh   | 1      |      | 1         |         |

  @anarchy.end.equals-20-chests
  # en: Twenty chests
  Règle: Vingt coffres

    # en: Twenty chests in two governments
    Scénario: Vingt coffres dans deux gouvernements
      Étant donné que violet gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Et que violet gouverne le Bengale avec Nabab
      Alors les gouvernements de violet ont 20 coffres
      Quand violet ne fait pas la guerre
      Alors la partie est gagnée
      Et les revenus de violet ont rapporté 20 roupies

    # en: Nineteen chests
    Scénario: Dix-neuf coffres
      Étant donné que violet gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Alors les gouvernements de violet ont 19 coffres
      Quand violet ne fait pas la guerre
      Alors la partie continue

    # en: Twenty-two chests
    Scénario: Vingt-deux coffres
      Étant donné que violet gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Et que violet gouverne le Malwa avec Rani
      Alors les gouvernements de violet ont 22 coffres
      Quand violet ne fait pas la guerre
      Alors violet gagne la partie

    # en: Whoever wins is named
    Scénario: Qui gagne est nommé
      Étant donné que vert gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Et que vert gouverne le Bengale avec Nabab
      Quand vert ne fait pas la guerre
      # en: the story says "green wins with an income of 20."
      Alors le récit dit « vert gagne avec un revenu de 20. »

    # en: A twentieth chest in hand does not count
    Scénario: Un vingtième coffre en main ne compte pas
      Étant donné que violet gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Et que violet a en main Nabab
      Quand violet ne fait pas la guerre
      Alors la partie continue

  @anarchy.end.tiebreak
  # en: Ties
  Règle: Égalités

    # en: With equal chests two zones come before one
    Scénario: À coffres égaux, deux zones passent devant une
      Étant donné que violet gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Et que violet gouverne le Bengale avec Nabab
      Et que rouge gouverne Pune avec Chef
      Et que vert gouverne le Gujarat avec Khan
      Et que vert gouverne l'Awadh avec Vizir
      Quand violet ne fait pas la guerre
      Alors le classement est violet, puis vert, puis rouge, puis bleu

    # en: Chests come before zones
    Scénario: Les coffres passent avant les zones
      Étant donné que violet gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Et que violet gouverne le Bengale avec Nabab
      Et que vert gouverne le Malwa avec Rani
      Et que rouge gouverne le Gujarat avec Khan
      Et que rouge gouverne le Sindh avec Mir
      Quand violet ne fait pas la guerre
      Alors le classement est violet, puis vert, puis rouge, puis bleu

    # en: Equal in chests and zones
    Scénario: À égalité de coffres et de zones
      Étant donné que violet gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Et que violet gouverne le Bengale avec Nabab
      Et que bleu gouverne le Gujarat avec Khan
      Et que bleu gouverne Pune avec Chef
      Et que rouge gouverne le Malwa avec Rani
      Et que rouge gouverne le Sindh avec Mir
      Quand violet ne fait pas la guerre
      Alors le classement est violet, puis rouge et bleu, puis vert

    # en: Without chests the zones decide as well
    Scénario: Sans coffres, les zones décident aussi
      Étant donné que violet gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Et que violet gouverne le Bengale avec Nabab
      Et que bleu gouverne le Sindh avec Mir
      Quand violet ne fait pas la guerre
      Alors le classement est violet, puis bleu, puis vert et rouge

    # en: The zones of who ends the game do not matter
    Scénario: Les zones de qui finit la partie n'importent pas
      Étant donné que la lecture R-14 est « all-incomes »
      Et que les revenus de violet ont rapporté 19 roupies
      Et que violet gouverne le Bengale avec Nabab
      Et que vert gouverne le Gujarat avec Khan
      Et que vert gouverne le Sindh avec Mir
      Et que rouge gouverne le Mysore avec Vieux Roi
      Quand violet ne fait pas la guerre
      Alors le classement est violet, puis rouge, puis vert, puis bleu

    # en: Whoever has won comes first, equal in chests or not
    Scénario: Qui a gagné vient en premier, à égalité de coffres ou non
      Étant donné que violet gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Et que violet gouverne le Bengale avec Nabab
      Et que violet a gagné la partie
      Alors le classement est violet, puis vert et rouge et bleu

    # en: Two governments in a zone are one zone
    Scénario: Deux gouvernements dans une zone font une seule zone
      Étant donné que la lecture R-21 est « several »
      Et que violet gouverne le Mysore avec Vieux Roi, Trésor et Monnaie
      Et que violet gouverne le Bengale avec Nabab
      Et que vert gouverne Pune avec Chef
      Et que vert gouverne Pune avec Second
      Et que rouge gouverne le Malwa avec Rani
      Et que rouge gouverne le Gujarat avec Khan
      Quand violet ne fait pas la guerre
      Alors le classement est violet, puis rouge, puis vert, puis bleu
