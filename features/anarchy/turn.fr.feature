# language: fr
# en: Turn
# en: The phases of a turn. Violet and green play; it is violet's turn.
Fonctionnalité: Tour
  Les phases d'un tour. Violet et vert jouent ; c'est le tour de violet.

  Contexte:
    Étant donné une partie de The Anarchy entre violet et vert

  @anarchy.turn.phase-draw
  # en: Phase 2: draw
  Règle: Phase 2 : piocher

    # en: After the payment one draws
    Scénario: Le paiement fait, on pioche
      Étant donné que c'est à violet de payer
      Quand violet paie 1 carte
      Alors l'événement phase-began cite anarchy.turn.phase-draw
      Et la question ouverte est posée par anarchy.turn.phase-draw

    # en: The phase lasts until the last card paid for
    Scénario: La phase dure jusqu'à la dernière carte payée
      Étant donné que c'est à violet de payer
      Quand violet paie 2 cartes
      Et que violet pioche Lohagad dans la pioche
      Alors c'est à violet de piocher
      Quand violet pioche Arcate dans la pioche
      Alors c'est à violet de combiner
      Et violet a 2 cartes en main

    # en: Green does not draw in violet's turn
    Scénario: Vert ne pioche pas au tour de violet
      Étant donné que c'est à violet de piocher
      Alors « violet pioche dans la pioche » est légal
      Et « vert pioche dans la pioche » est refusé

    # en: No card is drawn when it is the turn <phase>
    Plan du scénario: On ne pioche pas <phase>
      Étant donné que violet a en main Lohagad
      Et que la carte du dessus de la défausse est Arcate
      Et que c'est à violet <phase>
      Alors « violet prend le sommet de la défausse » est refusé par anarchy.turn.phase-draw

      Exemples:
        | phase              |
        | de payer           |
        | de combiner        |
        | de défausser       |
        | de faire la guerre |

  @anarchy.turn.phase-income
  # en: Phase 6: income
  Règle: Phase 6 : revenu

    # en: After the wars the income comes
    Scénario: La guerre finie, le revenu vient
      Étant donné que c'est à violet de faire la guerre
      Et ces cartes :
        | carte     | zone   | nombre | couronnes | coffres |
        | Vieux Roi | Mysore | 1      | 1         | 2       |
      Et que violet gouverne le Mysore avec Vieux Roi
      Quand violet ne fait pas la guerre
      Alors violet a 12 roupies
      Et l'événement income-taken se produit 1 fois

    # en: No income before the end of the wars
    Scénario: Pas de revenu avant la fin des guerres
      Étant donné que c'est à violet de défausser
      Et ces cartes :
        | carte     | zone   | nombre | couronnes | coffres |
        | Vieux Roi | Mysore | 1      | 1         | 2       |
      Et que violet gouverne le Mysore avec Vieux Roi
      Et que violet a en main Lohagad
      Quand violet défausse Lohagad
      Alors violet a 10 roupies
      Et l'événement income-taken se produit 0 fois
      Quand violet ne fait pas la guerre
      Alors violet a 12 roupies

    # en: The income is the last phase of the turn
    Scénario: Le revenu est la dernière phase du tour
      Étant donné que c'est à violet de faire la guerre
      Quand violet ne fait pas la guerre
      Alors violet a 10 roupies
      Et le jeton suivant n'est pas encore retourné
