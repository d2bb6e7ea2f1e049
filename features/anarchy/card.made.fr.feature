# language: fr
# en: Cards made by sentences
# en: Cards that a sentence makes, one by one: they join those of their zone.
Fonctionnalité: Cartes faites par des phrases
  Des cartes qu'une phrase fait, une à une : elles se joignent à celles de leur zone.

  @anarchy.card.follow-list
  # en: The list of a card that a sentence makes
  Règle: La liste d'une carte faite par une phrase

    # en: It follows the leaders of its list, and no others
    Plan du scénario: Qui suit <liste> va sous le chef 4 : <coup>
      Étant donné que Vieux Roi est une carte de Pune avec le numéro 4 et 3 couronnes
      Et que Cavaliers est une carte de Pune avec 2 épées, qui suit <liste>
      Et que violet gouverne Pune avec Vieux Roi
      Et que violet a en main Cavaliers
      Alors « violet ajoute Cavaliers » est <coup>

      # en: 1 and 4; any number; 1 and 5
      Exemples:
        | liste             | coup   |
        | 1 et 4            | légal  |
        | tous les numéros  | légal  |
        | 1 et 5            | refusé |

  @anarchy.card.number-can-lead
  # en: A number leads if a crown stands by it
  Règle: Un numéro dirige s'il y a une couronne

    # en: It stands in place of the card with its number
    Scénario: Elle prend la place de la carte de son numéro
      Étant donné que Vieux Roi est une carte de Pune avec le numéro 5
      Et que violet a en main Vieux Roi
      Alors Vieux Roi ne peut pas diriger un gouvernement
