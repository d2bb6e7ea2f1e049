# language: fr
# en: Set-up
Fonctionnalité: Mise en place

  @whichside.setup.premises-market
  # en: Two premises face up
  Règle: Deux locaux visibles

    # en: What lies face up is not in the pile any more
    Scénario: Ce qui est visible n'est plus dans la pile
      Étant donné une nouvelle partie de Which Side à 4
      Quand on révèle la Salle syndicale
      Et qu'on révèle l'Imprimerie
      Alors la Salle syndicale est visible
      Et l'Imprimerie est visible
      Et la Laverie n'est pas visible
      Et la pile compte 8 cartes : les locaux

    # en: The second of the premises is still to be turned up
    Scénario: Le second local est encore à retourner
      Étant donné que le tour en est à la mise en place
      Et que la Laverie est visible
      Et qu'il reste à retourner 1 carte : les locaux
      Quand on révèle l'Imprimerie
      Alors la pile compte 8 cartes : les locaux

  @whichside.setup.tiles-layout
  # en: Three rows of tiles
  Règle: Trois rangées de tuiles

    # en: A scenario lays out other tiles
    Scénario: Un scénario pose d'autres tuiles
      Étant donné une nouvelle partie de Which Side à 4
      Et ce contenu :
        """
        [scenarios.generic.start]
        tiles = ["newark", "tenderloin", "western-pen", "bierhalle"]
        """
      Alors 4 tuiles sont sur la table
      Et l'atelier de cartonnage de Newark est sur la table
      Et le Woolworth Building n'est pas sur la table

  @whichside.setup.first-strategy
  # en: The first strategy and its plans
  Règle: La première planification et ses plans

    # en: A strategy in two steps
    Scénario: Une planification en deux étapes
      Étant donné une nouvelle partie de Which Side à 4
      Quand on révèle le Rebouteux
      Et qu'on révèle la Laverie
      Et qu'on pioche Scandale dans la production alimentaire
      Alors 2 plans sont à côté de la planification
      Et le marqueur est sur le plan 1

  @whichside.setup.first-employer-cards
  # en: As many Employer cards as the first plan says
  Règle: Autant de cartes patronales que le dit le premier plan

    # en: One normal and one difficult card
    Scénario: Une carte normale et une carte difficile
      Étant donné une nouvelle partie de Which Side à 4
      Et ce contenu :
        """
        [plans.wage-reduction-law-1]
        normal = 1
        difficult = 1
        """
      Quand on révèle le Rebouteux
      Et qu'on révèle la Laverie
      Et qu'on pioche Loi de réduction salariale
      Et qu'on pioche Amendes
      Alors le tour en est à la mise en place
      Quand on pioche Journées allongées
      Alors 2 cartes patronales sont visibles
      Et le tour en est aux malheurs de la vie
      Et le temps de travail : case 3
      Et le Tenement russe a 2 $

  @whichside.setup.strategy-piles
  # en: A strategy that is over is not in the pile
  Règle: Une planification terminée n'est plus dans la pile

    # en: One in play, one over
    Scénario: Une en jeu, une terminée
      Étant donné une partie de Which Side
      Et que la planification est Briseurs de grève
      Et que la planification Loi de réduction salariale est terminée
      Alors la pile compte 2 cartes : les planifications

  @whichside.setup.shuffle-decks
  # en: Five shuffled decks
  Règle: Cinq paquets mélangés

    # en: The only solidarity card that is left
    Scénario: La seule carte solidarité qui reste
      Étant donné que l'équipe a droit à 2 cartes solidarité
      Et que la pile compte 1 carte : les cartes solidarité
      Quand l'équipe tire des cartes solidarité
      Alors la probabilité que « Clara Lemlich sort du paquet » est d'au moins 1/10
      Et la probabilité que « Clara Lemlich sort du paquet » est d'au plus 1/10
      Quand on pioche Clara Lemlich
      Alors la pile est vide : les cartes solidarité

    # en: No solidarity card is left
    Scénario: Il ne reste aucune carte solidarité
      Étant donné que l'équipe a droit à 2 cartes solidarité
      Et que la pile est vide : les cartes solidarité
      Quand l'équipe tire des cartes solidarité
      Alors l'événement card-drawn se produit 0 fois

    # en: All solidarity cards but one have come up
    Scénario: Une carte solidarité est déjà sortie
      Étant donné que l'équipe a droit à 2 cartes solidarité
      Et qu'il est sorti de la pile (les cartes solidarité) : Clara Lemlich
      Quand l'équipe tire des cartes solidarité
      Alors la pile compte 9 cartes : les cartes solidarité
      Et la probabilité que « Clara Lemlich sort du paquet » est 0
