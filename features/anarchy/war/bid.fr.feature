# language: fr
# en: War: the bids
# en: Attacker and defender bid in secret. Where nothing else is said Mysore (violet) attacks Pune
# en: (green) with 4 swords against a sword and two castles, and everybody has 10 rupees.
Fonctionnalité: Guerre : les mises
  Qui attaque et qui défend misent en secret. Sauf mention contraire, le Mysore (violet) attaque Pune
  (vert) avec 4 épées contre une épée et deux châteaux, et chaque personne a 10 roupies.

  Contexte:
    Étant donné une partie de The Anarchy entre violet, vert et rouge
    Et ces cartes :
      | carte      | zone   | nombre | suit | couronnes | châteaux | épées |
      | Sultan     | Mysore | 1      |      | 1         |          | 2     |
      | Fusées     | Mysore |        | 1    |           |          | 2     |
      | Peshwa     | Pune   | 1      |      | 1         |          | 1     |
      | Vieux Fort | Pune   |        | 1    |           | 2        |       |
    Et que violet gouverne le Mysore avec Sultan et Fusées
    Et que vert gouverne Pune avec Peshwa et Vieux Fort

  @anarchy.war.bid.blank-zero
  # en: The blank card bids nothing
  Règle: La carte vierge ne mise rien

    # en: Blank cards on both sides leave swords and castles alone
    Scénario: Deux cartes vierges laissent les épées et les châteaux seuls
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 4
      Et la défense monte à 3
      Et la facture du boucher est de 1

    # en: The blank card of the attacker adds nothing
    Scénario: La carte vierge de l'attaque n'ajoute rien
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert mise 2 roupies
      Alors l'attaque monte à 4
      Et la défense monte à 5
      Et vert gagne la guerre

    # en: The blank card of the defender adds nothing
    Scénario: La carte vierge de la défense n'ajoute rien
      Quand le Mysore attaque Pune
      Et que violet mise 2 roupies
      Et que vert pose la carte blanche
      Alors l'attaque monte à 6
      Et la défense monte à 3

    # en: To bid 0 rupees is to lay the blank card
    Scénario: Miser 0 roupie, c'est poser la carte vierge
      Quand le Mysore attaque Pune
      Et que violet mise 0 roupies
      Et que vert pose la carte blanche
      Alors l'événement blank-kept se produit 2 fois
      Et l'attaque monte à 4
      # en: the story says "The bid of violet: the blank card."
      Et le récit dit « La mise de violet : la carte vierge. »

    # en: Face down nobody tells the blank card from money
    Scénario: Face cachée, rien ne distingue la carte vierge de l'argent
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Alors vert voit que violet a misé
      Et vert ne voit pas combien violet a misé
      Et violet voit que violet a misé 0 roupies
      # en: green is told "violet lays a bid face down."
      Et vert entend « violet pose une mise face cachée. »

    # en: One bid lies there, the other is the blank card
    Scénario: Une mise est posée, l'autre est la carte vierge
      Étant donné que violet a attaqué Pune depuis le Mysore
      Et que violet a posé 2 roupies face cachée
      Quand vert pose la carte blanche
      Alors l'attaque monte à 6
      Et la défense monte à 3

    # en: Who is attacked may still add cards, and lays the blank card then
    Scénario: Qui est attaqué peut encore ajouter des cartes, et pose ensuite la carte vierge
      Étant donné que violet a attaqué Pune depuis le Mysore
      Et que vert peut encore renforcer Pune
      Quand vert n'ajoute rien
      Et que violet mise 2 roupies
      Et que vert pose la carte blanche
      Alors l'attaque monte à 6
      Et la défense monte à 3

    # en: The blank card of the last war lies open
    Scénario: La carte vierge de la dernière guerre est visible
      Étant donné que violet avait posé 0 roupie dans la dernière guerre
      Et que vert avait posé 2 roupies dans la dernière guerre
      Alors rouge voit que violet a misé 0 roupies
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 4

  @anarchy.war.bid.forfeit
  # en: Bids are lost
  Règle: Les mises sont perdues

    # en: Winner and loser both pay their bids to the bank
    Scénario: Qui gagne et qui perd paient leurs mises à la banque
      Quand le Mysore attaque Pune
      Et que violet mise 5 roupies
      Et que vert mise 2 roupies
      Alors violet gagne la guerre
      Et violet a 5 roupies
      Et vert a 8 roupies
      Et rouge a 10 roupies
      Et l'événement bid-forfeited se produit 2 fois
      Et l'événement bid-forfeited cite anarchy.war.bid.forfeit

    # en: A defender who wins pays as well
    Scénario: Une défense victorieuse paie aussi
      Quand le Mysore attaque Pune
      Et que violet mise 1 roupie
      Et que vert mise 4 roupies
      Alors vert gagne la guerre
      Et vert a 6 roupies
      Et violet a 9 roupies
      # en: the story says "green pays 4 rupees to the bank."
      Et le récit dit « vert verse 4 roupies à la banque. »

    # en: Until both bids lie there nothing is paid
    Scénario: Tant que les deux mises ne sont pas posées, rien n'est payé
      Quand le Mysore attaque Pune
      Et que violet mise 5 roupies
      Alors violet a 10 roupies
      Et l'événement bid-forfeited se produit 0 fois
      Quand vert pose la carte blanche
      Alors violet a 5 roupies

    # en: Who lays the blank card pays nothing
    Scénario: Qui pose la carte vierge ne paie rien
      Quand le Mysore attaque Pune
      Et que violet mise 1 roupie
      Et que vert pose la carte blanche
      Alors vert a 10 roupies
      Et violet a 9 roupies
      Et l'événement bid-forfeited se produit 1 fois

    # en: What was lost cannot be bid again in the next war
    Scénario: Ce qui est perdu ne se mise plus à la guerre suivante
      Étant donné que rouge gouverne Hyderabad avec Nizam-ul-Mulk
      Quand le Mysore attaque Pune
      Et que violet mise 6 roupies
      Et que vert pose la carte blanche
      Et que le Mysore attaque Hyderabad
      Alors « violet mise 4 roupies » est légal
      Et « violet mise 5 roupies » est refusé
