# language: fr
# en: Cards
# en: The other clauses of the chapter. Where nothing else is said violet and green play with cards
# en: made for the example.
Fonctionnalité: Cartes
  Les autres clauses du chapitre. Sauf mention contraire, violet et vert jouent avec des cartes faites
  pour l'exemple.

  # en: Two zones with a border
  Contexte:
    Étant donné une partie de The Anarchy entre violet et vert
    Et ces cartes :
      | carte      | zone   | nombre | suit | couronnes | châteaux | épées | coffres |
      | Vieux Roi  | Pune   | 1      |      | 1         |          |       |         |
      | Vieux Fort | Pune   |        | 1    |           | 2        |       |         |
      | Muraille   | Pune   |        | 1    |           | 1        |       |         |
      | Gardes     | Pune   |        | tous |           |          | 2     | 9       |
      | Sultan     | Mysore | 1      |      | 1         |          |       | 9       |
      | Cavaliers  | Mysore |        | 1    |           |          | 3     | 2       |

  @anarchy.card.castle-defence-1
  # en: A castle defends for 1
  Règle: Un château défend pour 1

    # en: <carte> under the leader: a defence of <valeur>
    Plan du scénario: <carte> sous le chef : une défense de <valeur>
      Étant donné que vert gouverne Pune avec Vieux Roi et <carte>
      Alors la défense de Pune est de <valeur>

      # en: Muraille; Vieux Fort; Vieux Fort and Muraille
      Exemples:
        | carte                  | valeur |
        | Muraille               | 1      |
        | Vieux Fort             | 2      |
        | Vieux Fort et Muraille | 3      |

    # en: Without castles and swords nothing defends
    Scénario: Sans château ni épée, rien ne défend
      Étant donné que vert gouverne Pune avec Vieux Roi
      Alors la défense de Pune est de 0

    # en: Three castles hold against three swords
    Scénario: Trois châteaux tiennent contre trois épées
      Étant donné que violet gouverne le Mysore avec Sultan et Cavaliers
      Et que vert gouverne Pune avec Vieux Roi, Vieux Fort et Muraille
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors la défense monte à 3
      Et la facture du boucher est de 0
      Et vert gagne la guerre

    # en: Two castles do not hold against three swords
    Scénario: Deux châteaux ne tiennent pas contre trois épées
      Étant donné que violet gouverne le Mysore avec Sultan et Cavaliers
      Et que vert gouverne Pune avec Vieux Roi et Vieux Fort
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors la défense monte à 2
      Et la facture du boucher est de 1
      Et violet gagne la guerre

    # en: Castles in hand do not defend
    Scénario: Les châteaux en main ne défendent pas
      Étant donné que vert gouverne Pune avec Vieux Roi et Muraille
      Et que vert a en main Vieux Fort
      Alors la défense de Pune est de 1

  @anarchy.card.castle-no-attack
  # en: A castle does not attack
  Règle: Un château n'attaque pas

    # en: Three castles have an attack of 0
    Scénario: Trois châteaux ont une attaque de 0
      Étant donné que violet gouverne Pune avec Vieux Roi, Vieux Fort et Muraille
      Alors l'attaque de Pune est de 0
      Et la défense de Pune est de 3

    # en: Beside castles only swords attack
    Scénario: À côté des châteaux, seules les épées attaquent
      Étant donné que violet gouverne Pune avec Vieux Roi, Vieux Fort et Gardes
      Et que vert gouverne le Mysore avec Sultan
      Quand Pune attaque le Mysore
      Et que violet mise 1 roupie
      Et que vert pose la carte blanche
      Alors l'attaque monte à 3
      Et la défense monte à 0

    # en: An attack of castles alone fails
    Scénario: Une attaque de seuls châteaux échoue
      Étant donné que violet gouverne Pune avec Vieux Roi, Vieux Fort et Muraille
      Et que vert gouverne le Mysore avec Sultan
      Quand Pune attaque le Mysore
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 0
      Et vert gagne la guerre

    # en: If more swords are asked for, castles do not suffice for a declaration
    Scénario: S'il faut plus d'épées, des châteaux ne suffisent pas à déclarer la guerre
      Étant donné que la lecture anarchy.R-1 est « more-swords »
      Et que violet gouverne Pune avec Vieux Roi et Vieux Fort
      Et que vert gouverne le Mysore avec Sultan
      Quand Pune attaque le Mysore
      Alors le coup est refusé par anarchy.war.strictly-more et par rien d'autre

  @anarchy.card.chest-victory
  # en: A chest counts towards victory
  Règle: Un coffre compte pour la victoire

    # en: Twenty melded chests win
    Scénario: Vingt coffres combinés gagnent
      Étant donné que violet gouverne le Mysore avec Sultan et Cavaliers
      Et que violet gouverne Pune avec Vieux Roi et Gardes
      Et que c'est à violet de faire la guerre
      Alors les gouvernements de violet ont 20 coffres
      Quand violet ne fait pas la guerre
      Alors violet gagne la partie
      Et la partie est gagnée
      Et l'événement game-ended se produit 1 fois
      # en: the story says "violet wins with an income of 20."
      Et le récit dit « violet gagne avec un revenu de 20. »

    # en: Eighteen are not enough, and those in hand do not count
    Scénario: Dix-huit ne suffisent pas, et ceux en main ne comptent pas
      Étant donné que violet gouverne le Mysore avec Sultan
      Et que violet gouverne Pune avec Vieux Roi et Gardes
      Et que violet a en main Cavaliers
      Et que c'est à violet de faire la guerre
      Alors les gouvernements de violet ont 18 coffres
      Quand violet ne fait pas la guerre
      Alors la partie continue

    # en: The chests of another do not count
    Scénario: Les coffres d'autrui ne comptent pas
      Étant donné que violet gouverne le Mysore avec Sultan et Cavaliers
      Et que vert gouverne Pune avec Vieux Roi et Gardes
      Et que c'est à violet de faire la guerre
      Quand violet ne fait pas la guerre
      Alors la partie continue
      Et violet a 21 roupies

  @anarchy.card.no-list-leads-only
  # en: Without a list it only leads
  Règle: Sans liste, seulement chef

    # en: It follows nobody
    Scénario: Elle ne suit personne
      Étant donné que violet a en main Shah Alam
      Alors Shah Alam peut diriger un gouvernement
      Et Shah Alam ne peut pas suivre Imad-ul-Mulk
      Et Shah Alam ne peut pas suivre Zabita Khan
      Et Shah Alam ne peut pas suivre Mirza Najaf Khan
      Et Shah Alam ne peut pas suivre le Fort rouge

    # en: It is not slid under another leader
    Scénario: Elle ne se glisse pas sous un autre chef
      Étant donné que c'est à violet de combiner
      Et que violet gouverne les Moghols avec Imad-ul-Mulk
      Et que violet a en main Shah Alam et Zabita Khan
      Quand violet ajoute Shah Alam
      Alors le coup est refusé par anarchy.meld.follow-list-legality et par rien d'autre
      Quand violet ajoute Zabita Khan
      Alors le coup est légal

    # en: It takes the place of the leader
    Scénario: Elle prend la place du chef
      Étant donné que c'est à violet de combiner
      Et que violet gouverne les Moghols avec Imad-ul-Mulk
      Et que violet a en main Shah Alam
      Quand violet met Shah Alam à la tête du gouvernement
      Alors violet gouverne les Moghols avec Shah Alam
      Et violet a en main Imad-ul-Mulk

    # en: No table shows it below another card
    Scénario: Aucune table ne la montre sous une autre
      Étant donné que violet gouverne les Moghols avec Imad-ul-Mulk et Shah Alam
      Alors aucune table ne peut montrer cette position par anarchy.meld.follow-list-legality

  @anarchy.card.army-attack
  # en: Swords attack
  Règle: Les épées attaquent

    # en: The swords of all cards of a zone attack a neighbouring one
    Scénario: Les épées d'une zone en attaquent une voisine
      Étant donné que violet gouverne le Mysore avec Sultan et Cavaliers
      Et que vert gouverne Pune avec Vieux Roi
      Alors l'attaque du Mysore est de 3
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 3
      Et violet gagne la guerre

    # en: Swords in hand do not attack
    Scénario: Les épées en main n'attaquent pas
      Étant donné que violet gouverne le Mysore avec Sultan
      Et que violet a en main Cavaliers
      Alors l'attaque du Mysore est de 0

    # en: Not before the war phase
    Scénario: Pas avant la phase de guerre
      Étant donné que c'est à violet de défausser
      Et que violet gouverne le Mysore avec Sultan et Cavaliers
      Et que vert gouverne Pune avec Vieux Roi
      Alors l'attaque du Mysore est de 3
      Quand le Mysore attaque Pune
      Alors le coup est refusé par anarchy.turn.phase-war

    # en: Not in the turn of another
    Scénario: Pas pendant le tour d'autrui
      Étant donné que vert gouverne le Mysore avec Sultan et Cavaliers
      Et que violet gouverne Pune avec Vieux Roi
      Et que c'est à violet de faire la guerre
      Alors l'attaque du Mysore est de 3
      Et « le Mysore attaque Pune » est refusé

    # en: Not across other zones
    Scénario: Pas par-dessus d'autres zones
      Étant donné que violet gouverne le Mysore avec Sultan et Cavaliers
      Et que vert gouverne le Bengale avec Alivardi Khan
      Alors l'attaque du Mysore est de 3
      Quand le Mysore attaque le Bengale
      Alors le coup est refusé par anarchy.war.neighbour et par rien d'autre

  @anarchy.card.army-defence
  # en: Swords defend
  Règle: Les épées défendent

    # en: Swords defend their own zone
    Scénario: Les épées défendent leur propre zone
      Étant donné que violet gouverne le Mysore avec Sultan et Cavaliers
      Et que vert gouverne Pune avec Vieux Roi et Gardes
      Alors la défense de Pune est de 2
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert mise 1 roupie
      Alors la défense monte à 3
      Et vert gagne la guerre

    # en: They defend together with the castles
    Scénario: Elles défendent avec les châteaux
      Étant donné que vert gouverne Pune avec Vieux Roi, Vieux Fort et Gardes
      Alors la défense de Pune est de 4
      Et l'attaque de Pune est de 2

    # en: The swords of another zone of the same company do not defend
    Scénario: Les épées d'une autre zone de la même compagnie ne défendent pas
      Étant donné que vert gouverne le Mysore avec Sultan et Cavaliers
      Et que vert gouverne Pune avec Vieux Roi et Muraille
      Alors la défense de Pune est de 1
      Et la défense du Mysore est de 3

  @anarchy.card.goods-usually-follow
  # en: Goods mostly follow
  Règle: Les marchandises suivent d'ordinaire

    # en: <marchandise> can follow <chef> as well as <autre>
    Plan du scénario: <marchandise> peut suivre <chef> comme <autre>
      Étant donné que violet a en main <marchandise>
      Alors <marchandise> peut suivre <chef>
      Et <marchandise> peut suivre <autre>

      Exemples:
        | marchandise        | chef          | autre             |
        | l'Opium du Malwa   | Ranoji Shinde | Malhar Rao Holkar |
        | la Cardamome       | Rama Varma    | Marthanda Varma   |
        | la Soie de Bénarès | Saadat Khan   | Faizabad          |

    # en: The list on the card decides
    Scénario: La liste de la carte fait foi
      Étant donné que violet a en main les Agates de Cambay
      Alors les Agates de Cambay peuvent suivre Momin Khan
      Et les Agates de Cambay peuvent suivre Surat
      Et les Agates de Cambay ne peuvent pas suivre Damaji Gaekwad
      Et les Agates de Cambay ne peuvent pas suivre Jawan Mard Khan Babi
      Et les Agates de Cambay ne peuvent pas diriger un gouvernement

    # en: Under a leader of its list it is melded, under another not
    Scénario: Sous un chef de sa liste elle se combine, sous un autre non
      Étant donné que c'est à violet de combiner
      Et que violet gouverne le Gujarat avec Damaji Gaekwad
      Et que violet a en main les Agates de Cambay et les Cotonnades d'Ahmedabad
      Quand violet ajoute les Agates de Cambay
      Alors le coup est refusé par anarchy.meld.follow-list-legality et par rien d'autre
      Quand violet ajoute les Cotonnades d'Ahmedabad
      Alors violet gouverne le Gujarat avec Damaji Gaekwad et les Cotonnades d'Ahmedabad
      Et les Cotonnades d'Ahmedabad suivent Damaji Gaekwad

    # en: Goods of another zone do not follow
    Scénario: Les marchandises d'une autre zone ne suivent pas
      Étant donné que violet a en main l'Opium du Malwa
      Alors l'Opium du Malwa ne peut pas suivre Sultan
