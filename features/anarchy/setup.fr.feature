# language: fr
# en: Set-up
# en: Companies, the deal and the first discard.
Fonctionnalité: Mise en place
  Les compagnies, la donne et la première défausse.

  @anarchy.setup.company
  # en: Choose a company
  Règle: Choisir une compagnie

    # en: Two companies sit down
    Scénario: Deux compagnies s'installent
      Quand jaune et bleu s'installent pour The Anarchy
      Alors le coup est légal
      Et chaque joueur a 10 roupies

    # en: Two people do not take the same company
    Scénario: Deux personnes ne prennent pas la même compagnie
      Quand violet, vert et violet s'installent pour The Anarchy
      Alors le coup est refusé par anarchy.setup.company et par rien d'autre
      # en: the refusal says "the same company"
      Et le refus dit « la même compagnie »

    # en: No table has one company twice
    Scénario: Aucune table n'a deux fois la même compagnie
      Étant donné une partie de The Anarchy entre rouge et rouge
      Alors aucune table ne peut montrer cette position par anarchy.setup.company

    # en: Who has no company has no cards
    Scénario: Qui n'a pas de compagnie n'a pas de cartes
      Étant donné une partie de The Anarchy entre violet et vert
      Et que rouge a en main Lohagad
      Alors aucune table ne peut montrer cette position par anarchy.setup.company

    # en: Who has no company does not act
    Scénario: Qui n'a pas de compagnie n'agit pas
      Étant donné une partie de The Anarchy entre violet et vert
      Et que c'est à violet de payer
      Quand rouge paie 1 carte
      Alors le coup est refusé par anarchy.setup.company

    # en: Two companies are being dealt their cards
    Scénario: Deux compagnies reçoivent leurs cartes
      Étant donné une partie de The Anarchy entre jaune et bleu
      Et qu'on distribue les cartes
      Et que jaune a en main Lohagad
      Quand les cartes sont distribuées
      Alors chaque joueur a 10 cartes en main

  @anarchy.setup.order-stack
  # en: One order token each
  Règle: Un jeton d'ordre par personne

    # en: After the deal each of <n> tokens can be the top one
    Plan du scénario: La donne finie, chacun des <n> jetons peut être au-dessus
      Étant donné une nouvelle partie de The Anarchy à <n> personnes
      Quand les cartes sont distribuées
      Alors c'est le tour de table 1
      Et le jeton suivant n'est pas encore retourné
      Et l'événement round-began cite anarchy.setup.order-stack
      Et la probabilité que « c'est à vert de payer » est <p>
      Et la probabilité que « c'est à violet de payer » est <p>

      Exemples:
        | n | p   |
        | 2 | 1/2 |
        | 3 | 1/3 |
        | 6 | 1/6 |

    # en: Nobody has two tokens in the stack
    Scénario: Personne n'a deux jetons dans la pile
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet et violet ont déjà joué ce tour
      Alors aucune table ne peut montrer cette position par anarchy.setup.order-stack

  @anarchy.setup.blank-card-use
  # en: When the blank card is played
  Règle: Quand jouer la carte vierge

    # en: Whoever puts no money in lays it, and the other does not see that it is the one
    Scénario: Qui ne met pas d'argent la pose, et l'autre ne voit pas que c'est elle
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet gouverne le Mysore avec Haidar Ali
      Et que vert gouverne Pune avec Balaji Baji Rao
      Et que c'est à violet de faire la guerre
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Alors vert voit que violet a misé
      Et vert ne voit pas combien violet a misé
      Et violet voit que violet a misé 0 roupies

    # en: The blank card costs nothing and adds nothing
    Scénario: La carte vierge ne coûte et n'ajoute rien
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet gouverne le Mysore avec Haidar Ali
      Et que vert gouverne Pune avec Balaji Baji Rao
      Et que c'est à violet de faire la guerre
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 1
      Et la défense monte à 0
      Et violet a 10 roupies
      Et vert a 10 roupies

    # en: Without money the blank card is all there is
    Scénario: Sans argent, il ne reste que la carte vierge
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet gouverne le Mysore avec Haidar Ali
      Et que vert gouverne Pune avec Balaji Baji Rao
      Et que violet a 0 roupie
      Et que c'est à violet de faire la guerre
      Quand le Mysore attaque Pune
      Alors « violet pose la carte blanche » est légal
      Et « violet mise 1 roupie » est refusé

    # en: The defender lays it likewise
    Scénario: La défense la pose de même
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet gouverne le Mysore avec Haidar Ali
      Et que vert gouverne Pune avec Balaji Baji Rao
      Et que c'est à violet de faire la guerre
      Quand le Mysore attaque Pune
      Et que violet mise 3 roupies
      Et que vert pose la carte blanche
      Alors l'attaque monte à 4
      Et la défense monte à 0
      Et violet a 7 roupies
      Et vert a 10 roupies

  @anarchy.setup.ten-rupees
  # en: Ten rupees each
  Règle: Dix roupies au départ

    # en: With <n> people everybody has ten rupees
    Plan du Scénario: À <n>, dix roupies à chaque personne
      Quand une partie de The Anarchy est mise en place à <n> personnes
      Alors violet a 10 roupies
      Et <dernier> a 10 roupies
      Et les revenus de violet ont rapporté 0 roupies
      Et les revenus de <dernier> ont rapporté 0 roupies

      Exemples:
        | n | dernier |
        | 2 | vert    |
        | 4 | bleu    |
        | 6 | jaune   |

    # en: The book says ten
    Scénario: Le livret dit dix
      Étant donné une partie de The Anarchy
      Alors la donnée start.rupees est « 10 »
      Et la donnée start.rupees est énoncée

    # en: With nothing said all see the money of the others
    Scénario: Sans rien dire, tout le monde voit l'argent des autres
      Étant donné une nouvelle partie de The Anarchy à 2 personnes
      Quand violet pioche Lohagad dans la pioche
      Alors vert voit que violet a 10 roupies

    # en: By the open reading all see the money
    Scénario: Selon la lecture ouverte, tout le monde voit l'argent
      Étant donné que la lecture anarchy.R-23 est « open »
      Et une nouvelle partie de The Anarchy à 2 personnes
      Quand violet pioche Lohagad dans la pioche
      Alors vert voit que violet a 10 roupies

    # en: By the other reading of R-23 one sees only one's own money
    Scénario: Selon l'autre lecture de R-23, on ne voit que son argent
      Étant donné que la lecture anarchy.R-23 est « secret »
      Et une nouvelle partie de The Anarchy à 2 personnes
      Quand violet pioche Lohagad dans la pioche
      Alors vert ne voit pas les roupies de violet
      Et violet voit que violet a 10 roupies
