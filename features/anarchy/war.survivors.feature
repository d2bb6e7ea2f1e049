# fr: Guerre : qui prend les survivantes
# fr: Les quatre cartes que violet a à Mysore valent 5 en attaque. C'est à violet de faire la guerre.
Feature: War: who takes the survivors
  The four cards that violet has in Mysore are worth 5 in attack. It is violet's turn to make war.

  # fr: Deux jeux de cartes
  Background: Two sets of cards
    Given a game of The Anarchy between violet and green
    And these cards:
      | card    | zone   | number | follows | crowns | swords |
      | Sultan  | Mysore | 1      |         | 1      | 2      |
      | Vizier  | Mysore | 2      | 1       | 1      | 1      |
      | Rockets | Mysore |        | 1       |        | 1      |
      | Lancers | Mysore |        | any     |        | 1      |
      | Peshwa  | Pune   | 1      |         | 1      | 1      |
      | Regent  | Pune   | 2      | 1       | 1      | 1      |

  @anarchy.war.winner-captures-survivors
  # fr: Les survivantes se prennent
  Rule: The winner takes the survivors

    # fr: Selon l'autre lecture de R-8, un gouvernement qui garde son chef est pris en entier
    Scenario: By the other reading of R-8 a government that keeps its leader is taken as a whole
      Given the reading R-8 is "destroyed"
      And violet governs Mysore with Sultan, Vizier, Rockets and Lancers
      And green governs Pune with Peshwa and Regent
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then the butcher's bill is 3
      And violet takes Peshwa and Regent
      And the event card-destroyed happens 0 times
      And the event meld-taken cites anarchy.war.winner-captures-survivors

  @anarchy.war.rebuild
  # fr: Reconstruire
  Rule: Rebuilding

    # fr: Ce qui va en main dans la seconde zone peut s'ajouter
    Scenario: What goes to hand in the second zone can be added
      Given the hand of violet is empty
      And violet governs Mysore with Sultan, Vizier and Rockets
      And green governs Pune with Peshwa and Regent
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then the butcher's bill is 2
      And violet controls Pune
      And violet has 1 card in hand
      And the open question is asked by anarchy.war.rebuild
