# language: fr
# en: Money
# en: Change at the bank. Mysore (violet) attacks Pune (green), each with ten rupees.
Fonctionnalité: Argent
  Le change à la banque. Le Mysore (violet) attaque Pune (vert), chacun avec dix roupies.

  # en: Two neighbouring zones
  Contexte:
    Étant donné une partie de The Anarchy entre violet et vert
    Et que violet gouverne le Mysore avec Haidar Ali
    Et que vert gouverne Pune avec Balaji Baji Rao

  @anarchy.money.change-anytime
  # en: Change at any time
  Règle: Changer à tout moment

    # en: After change any sum can be laid: <rupees>
    Plan du scénario: Après le change, toute somme se pose : <roupies>
      Quand le Mysore attaque Pune
      Et que violet mise <roupies> roupies
      Et que vert pose la carte blanche
      Alors l'attaque monte à <attaque>
      Et violet a <reste> roupies

      Exemples:
        | roupies | attaque | reste |
        | 0       | 1       | 10    |
        | 1       | 2       | 9     |
        | 6       | 7       | 4     |
        | 9       | 10      | 1     |
        | 10      | 11      | 0     |

    # en: Change makes no money
    Scénario: Le change ne fait pas d'argent
      Quand le Mysore attaque Pune
      Alors il y a 22 coups légaux
      Quand violet mise 11 roupies
      Alors le coup est refusé par anarchy.war.bid.decide-amount et par rien d'autre

    # en: What attack and defence bid is gone
    Scénario: Ce que misent l'attaque et la défense est perdu
      Étant donné que vert n'a rien à ajouter
      Quand violet attaque Pune
      Et que le défenseur n'ajoute rien
      Et que l'attaquant mise 3 roupies
      Et que le défenseur mise 1 roupie
      Alors les mises vont à la banque
      Et la mise de violet va à la banque
      Et la banque garde 1 roupie de vert
      Et violet reprend 0 roupie

    # en: Who wins the war has the chests of the zone as well
    Scénario: Qui gagne la guerre touche aussi les coffres de la zone prise
      Quand violet attaque Pune
      Et que violet mise 3 roupies
      Et que vert pose la carte blanche
      Alors l'attaquant gagne la guerre
      Et violet gagne
      Et vert perd
      Et vert perd la guerre
      Et violet prend les cartes de vert
      Et violet prend Balaji Baji Rao
      Et vert ne contrôle pas Pune
      Et violet contrôle 2 zones
      Et violet gouverne avec Balaji Baji Rao
      Quand violet ne fait plus la guerre
      Alors le revenu de violet est de 2 roupies

    # en: To change is no move
    Scénario: Changer n'est pas un coup
      Étant donné que violet a 3 roupies
      Quand le Mysore attaque Pune
      Alors il y a 15 coups légaux
      Et violet a 3 roupies

    # en: By the reading of one card the bank changes, but one card is laid
    Scénario: Selon la lecture d'une carte, la banque change, mais une seule carte se pose
      Étant donné que la lecture anarchy.R-7 est « one-card »
      Quand le Mysore attaque Pune
      Alors « violet mise 5 roupies » est légal
      Et « violet mise 10 roupies » est légal
      Quand violet mise 9 roupies
      Alors le coup est refusé par anarchy.component.money-cards et par rien d'autre

    # en: By the reading of one card, with seven rupees the card of 5 comes by change
    Scénario: Selon la lecture d'une carte, avec sept roupies la carte de 5 vient du change
      Étant donné que la lecture anarchy.R-7 est « one-card »
      Et que violet a 7 roupies
      Et que vert a 0 roupie
      Quand le Mysore attaque Pune
      Alors il y a 7 coups légaux
      Quand violet mise 5 roupies
      Et que vert pose la carte blanche
      Alors violet a 2 roupies

    # en: The bank takes small money as well as large
    Scénario: La banque prend la petite monnaie comme la grosse
      Quand le Mysore attaque Pune
      Et que violet mise 7 roupies
      Et que vert mise 8 roupies
      Alors violet a 3 roupies
      Et vert a 2 roupies
      Et l'événement bid-forfeited se produit 2 fois
