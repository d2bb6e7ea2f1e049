# language: fr
# en: War
# en: A zone attacks another. The cards are made by hand, so that their swords and castles can be
# en: read here. Where nothing else is said it is violet's turn to make war, and everybody has 10
# en: rupees.
Fonctionnalité: Guerre
  Une zone en attaque une autre. Les cartes sont faites à la main, pour que leurs épées et leurs
  châteaux se lisent ici. Sauf mention contraire, c'est à violet de faire la guerre, et chaque
  personne a 10 roupies.

  Contexte:
    Étant donné une partie de The Anarchy entre violet, vert et rouge
    Et ces cartes :
      | carte      | zone      | nombre | suit | couronnes | châteaux | épées |
      | Sultan     | Mysore    | 1      |      | 1         |          | 2     |
      | Vizir      | Mysore    | 2      |      | 1         |          | 1     |
      | Fusées     | Mysore    |        | 1    |           |          | 2     |
      | Bastion    | Mysore    |        | 1    |           | 3        |       |
      | Peshwa     | Pune      | 1      |      | 1         |          | 1     |
      | Armée      | Pune      |        | 1    |           |          | 3     |
      | Vieux Fort | Pune      |        | 1    |           | 2        |       |
      | Nizam      | Hyderabad | 1      |      | 1         |          | 1     |
      | Nabab      | Carnatic  | 1      |      | 1         |          | 1     |
    Et que c'est à violet de faire la guerre

  @anarchy.war.neighbour
  # en: Against a neighbour
  Règle: Contre une zone voisine

    # en: Of two zones of others only the one next door can be attacked
    Scénario: De deux zones ennemies, seule la voisine peut être attaquée
      Étant donné que violet gouverne Pune avec Peshwa
      Et que vert gouverne le Mysore avec Sultan
      Et que vert gouverne le Carnatic avec Nabab
      Alors « Pune attaque le Mysore » est légal
      Et « Pune attaque le Carnatic » est refusé par anarchy.war.neighbour et par rien d'autre
      Et il y a 2 coups légaux

    # en: The refusal names both zones
    Scénario: Le refus nomme les deux zones
      Étant donné que violet gouverne Pune avec Peshwa
      Et que vert gouverne le Carnatic avec Nabab
      Quand Pune attaque le Carnatic
      # en: the refusal says "Pune and the Carnatic have no common border."
      Alors le refus dit « Pune et le Carnatic n'ont pas de frontière commune. »
      Et il y a 1 coup légal

    # en: From each of one's zones, towards each neighbour of another company
    Scénario: De chacune de ses zones, vers chaque voisine ennemie
      Étant donné que violet gouverne Pune avec Peshwa
      Et que violet gouverne le Carnatic avec Nabab
      Et que vert gouverne le Mysore avec Sultan
      Et que rouge gouverne Hyderabad avec Nizam
      Alors « Pune attaque le Mysore » est légal
      Et « Pune attaque Hyderabad » est légal
      Et « le Carnatic attaque le Mysore » est légal
      Et « le Carnatic attaque Hyderabad » est légal
      Et « Pune attaque le Carnatic » est refusé par anarchy.war.neighbour
      Et il y a 5 coups légaux

    # en: A declared war is told with both companies and both zones
    Scénario: Une guerre déclarée se dit avec les deux compagnies et les deux zones
      Étant donné que violet gouverne le Mysore avec Sultan
      Et que vert gouverne le Carnatic avec Nabab
      Quand le Mysore attaque le Carnatic
      # en: the story says "violet attacks green: from Mysore against the Carnatic."
      Alors le récit dit « violet attaque vert : le Mysore contre le Carnatic. »

    # en: No zone is next to itself
    Scénario: Aucune zone n'est voisine d'elle-même
      Étant donné que violet gouverne Pune avec Peshwa
      Alors « Pune attaque Pune » est refusé par anarchy.war.neighbour

    # en: The zones next to each zone are ours, the map being a picture
    Scénario: Les voisines de chaque zone sont les nôtres, la carte étant une image
      Alors la donnée zones.mughals.neighbours est « punjab, rajputana, malwa, awadh »
      Et la donnée zones.punjab.neighbours est « mughals, sindh, rajputana »
      Et la donnée zones.sindh.neighbours est « punjab, rajputana, gujarat »
      Et la donnée zones.rajputana.neighbours est « mughals, punjab, sindh, gujarat, malwa »
      Et la donnée zones.gujarat.neighbours est « sindh, rajputana, malwa, pune »
      Et la donnée zones.malwa.neighbours est « mughals, rajputana, gujarat, pune, nagpur, awadh »
      Et la donnée zones.pune.neighbours est « gujarat, malwa, nagpur, hyderabad, mysore »
      Et la donnée zones.nagpur.neighbours est « malwa, pune, hyderabad, bengal, orissa »
      Et la donnée zones.hyderabad.neighbours est « pune, nagpur, orissa, mysore, carnatic »
      Et la donnée zones.carnatic.neighbours est « hyderabad, mysore, travancore »
      Et la donnée zones.mysore.neighbours est « pune, hyderabad, carnatic, malabar »
      Et la donnée zones.malabar.neighbours est « mysore, travancore »
      Et la donnée zones.travancore.neighbours est « malabar, carnatic »
      Et la donnée zones.awadh.neighbours est « mughals, malwa, bengal »
      Et la donnée zones.bengal.neighbours est « awadh, nagpur, orissa »
      Et la donnée zones.orissa.neighbours est « nagpur, hyderabad, bengal »
      Et la donnée zones.pune.neighbours est un bouche-trou

  @anarchy.war.attack-value
  # en: What an attack is worth
  Règle: La valeur d'attaque

    # en: The swords of all cards that attack
    Scénario: Les épées de toutes les cartes qui attaquent
      Étant donné que violet gouverne le Mysore avec Sultan et Fusées
      Et que vert gouverne Pune avec Peshwa
      Alors l'attaque du Mysore est de 4
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 4

    # en: Castles do not attack
    Scénario: Les châteaux n'attaquent pas
      Étant donné que violet gouverne le Mysore avec Sultan et Bastion
      Et que vert gouverne Pune avec Peshwa
      Alors l'attaque du Mysore est de 2
      Et la défense du Mysore est de 5
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 2

    # en: Other zones of the attacker do not help
    Scénario: Les autres zones de qui attaque n'aident pas
      Étant donné que violet gouverne le Mysore avec Sultan
      Et que violet gouverne Hyderabad avec Nizam
      Et que vert gouverne Pune avec Peshwa
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 2

    # en: Money adds to the swords
    Scénario: L'argent s'ajoute aux épées
      Étant donné que violet gouverne le Mysore avec Sultan et Fusées
      Et que vert gouverne Pune avec Peshwa
      Quand le Mysore attaque Pune
      Et que violet mise 3 roupies
      Et que vert pose la carte blanche
      Alors l'attaque monte à 7

    # en: By the strict reading the swords alone decide whether one may attack
    Plan du scénario: Selon la lecture stricte, les épées seules disent si l'on peut attaquer
      Étant donné que la lecture R-1 est « more-swords »
      Et que violet gouverne le Mysore avec <cartes>
      Et que vert gouverne Pune avec Peshwa et Vieux Fort
      Alors l'attaque du Mysore est de <épées>
      Et « le Mysore attaque Pune » est <verdict>

      Exemples:
        | cartes            | épées | verdict                              |
        | Sultan et Fusées  | 4     | légal                                |
        | Sultan et Bastion | 2     | refusé par anarchy.war.strictly-more |

    # en: By the open reading a single sword is enough to attack
    Scénario: Selon la lecture ouverte, une seule épée suffit pour attaquer
      Étant donné que la lecture R-1 est « any »
      Et que violet gouverne Hyderabad avec Nizam
      Et que vert gouverne Pune avec Peshwa et Vieux Fort
      Alors l'attaque d'Hyderabad est de 1
      Et « Hyderabad attaque Pune » est légal

    # en: Several governments of a zone attack together
    Scénario: Plusieurs gouvernements d'une zone attaquent ensemble
      Étant donné que la lecture R-21 est « several »
      Et que violet gouverne le Mysore avec Sultan
      Et que violet gouverne le Mysore avec Vizir
      Et que vert gouverne Pune avec Peshwa
      Alors l'attaque du Mysore est de 3
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 3
