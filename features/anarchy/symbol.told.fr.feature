# language: fr
# en: Symbols of which only the total is told
# en: Of these governments nobody tells the cards, but what they show in all: what hangs on nothing
# en: else is answered. It is a game of The Anarchy.
Fonctionnalité: Symboles dont seul le total est dit
  De ces gouvernements, on ne dit pas les cartes, mais ce qu'elles montrent en tout : ce qui ne
  tient qu'à cela reçoit une réponse. C'est une partie de The Anarchy.

  # en: A game
  Contexte: Une partie
    Étant donné une partie de The Anarchy

  @anarchy.symbol.crown @anarchy.coup.more-crowns-to-attempt
  # en: More crowns
  Règle: Plus de couronnes

    # en: As many crowns are not enough
    Scénario: Autant de couronnes ne suffisent pas
      Étant donné que vert contrôle le Carnatic
      Et que le gouvernement du Carnatic a 2 couronnes
      Quand violet pose 2 couronnes dans le Carnatic
      Alors le coup est refusé par anarchy.coup.more-crowns-to-attempt et par rien d'autre

    # en: One more is enough
    Scénario: Une de plus suffit
      Étant donné que vert contrôle le Carnatic
      Et que le gouvernement du Carnatic a 2 couronnes
      Quand violet tente un coup d'État dans le Carnatic contre vert avec 3 couronnes
      Alors le coup d'État de violet réussit
      Et violet prend le contrôle

  @anarchy.symbol.sword @anarchy.war.butchers-bill.formula
  # en: The butcher's bill
  Règle: La facture du boucher

    # en: Castles help only who defends
    Scénario: Les châteaux n'aident que la défense
      Étant donné que violet a attaqué vert
      Et que violet contrôle Pune
      Et que l'attaque de Pune est de 1
      Et que le gouvernement de Pune a 3 châteaux
      Et que le seul gouvernement de vert a 2 épées
      Et que le seul gouvernement de vert a 1 château
      Quand violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 1
      Et la défense monte à 3
      Et la facture du boucher est de -2
      Et vert gagne la guerre

    # en: It may be said of who attacks and of who defends
    Scénario: On peut le dire de qui attaque et de qui défend
      Étant donné que l'attaquant a 5 épées
      Et que le défenseur a 3 épées
      Et que le défenseur a 2 châteaux
      Quand l'attaquant pose la carte blanche
      Et que le défenseur pose la carte blanche
      Alors la facture du boucher est de 0
      Et le défenseur gagne la guerre

  @anarchy.symbol.chest @anarchy.income.amount
  # en: The income
  Règle: Le revenu

    # en: A rupee for each chest
    Scénario: Une roupie par coffre
      Étant donné que violet contrôle Pune
      Et que le gouvernement de Pune a 12 coffres
      Quand violet ne fait pas la guerre
      Alors violet touche 12 roupies

    # en: Of all governments of a player
    Scénario: De tous les gouvernements d'une personne
      Étant donné que les gouvernements de violet ont 20 coffres
      Quand violet ne fait pas la guerre
      Alors violet gagne la partie
