# fr: Symboles
# fr: Ce que valent ensemble les symboles d'un gouvernement. Violet et vert jouent avec des cartes
# fr: faites pour l'exemple ; c'est à violet de combiner.
Feature: Symbols
  What the symbols of a government are worth together. Violet and green play with cards made for the
  example; it is violet's turn to meld.

  # fr: Des cartes avec chaque symbole
  Background:
    Given a game of The Anarchy between violet and green
    And these cards:
      | card     | zone   | number | follows | crowns | castles | swords | chests |
      | Old King | Pune   | 1      |         | 2      | 1       | 4      | 3      |
      | Old Fort | Pune   |        | 1       | 1      | 3       |        | 5      |
      | Army     | Pune   |        | 1       |        |         | 2      |        |
      | Chief    | Mysore | 1      |         | 4      |         |        | 1      |

  @anarchy.symbol.crown
  # fr: Couronnes
  Rule: Crowns

    # fr: Les couronnes du chef et des suiveurs s'additionnent
    Scenario: Those of the leader and of the followers count together
      Given violet governs Pune with Old King, Old Fort and Army
      Then the government of Pune has 3 crowns

    # fr: Un gouvernement d'une carte a les siennes
    Scenario: A government of one card has those of the card
      Given violet governs Pune with Old King
      Then the government of Pune has 2 crowns

    # fr: Une zone neutre n'en a pas
    Scenario: A neutral zone has none
      Then Pune is neutral
      And the government of Pune has 0 crowns

    # fr: Les couronnes d'une autre zone ne comptent pas
    Scenario: Those of another zone do not count
      Given violet governs Pune with Old King
      And violet governs Mysore with Chief
      Then the government of Pune has 2 crowns
      And the government of Mysore has 4 crowns

    # fr: Celles des cartes en main non plus
    Scenario: Those of cards in hand do not count either
      Given violet governs Pune with Old King
      And violet holds Old Fort
      Then the government of Pune has 2 crowns
      When violet adds Old Fort
      Then the government of Pune has 3 crowns

    # fr: Dans la dernière zone de la carte, les symboles comptent comme ailleurs
    Scenario: In the last zone of the map symbols count as elsewhere
      Given these cards:
        | card      | zone   | number | follows | crowns | castles | swords | chests |
        | Raja      | Orissa | 1      |         | 1      |         | 1      |        |
        | Elephants | Orissa |        | 1       | 1      | 1       | 1      | 1      |
      And violet governs Orissa with Raja and Elephants
      And green governs Bengal with Alivardi Khan
      And it is violet's turn to make war
      Then the government of Orissa has 2 crowns
      And the attack of Orissa is 2
      And the defence of Orissa is 3
      And the governments of violet have 1 chest
      And "Orissa attacks Bengal" is legal

    # fr: Une carte qui ne porte aucun symbole ne vaut rien
    Scenario: A card that bears no symbol is worth nothing
      Given this content pack:
        """
        [cards.old-ruin]
        name = { en = "Old Ruin", fr = "Vieille Ruine" }
        zone = "mughals"
        kind = "place"
        follows = "any"
        """
      And violet governs the Mughals with Shah Alam
      And violet holds Old Ruin
      When violet adds Old Ruin
      Then Old Ruin follows Shah Alam
      And the government of the Mughals has 2 crowns
      And the attack of the Mughals is 0
      And the defence of the Mughals is 0
      And the governments of violet have 1 chest

    # fr: Chaque zone a les siennes, à qui que soit le gouvernement
    Scenario: Each zone has its own, whoever governs it
      Given green governs Pune with Old King and Old Fort
      And violet governs Mysore with Chief
      Then the government of Pune has 3 crowns
      And the government of Mysore has 4 crowns

  @anarchy.symbol.castle
  # fr: Châteaux
  Rule: Castles

    # fr: Les châteaux de toutes les cartes défendent
    Scenario: The castles of all cards defend
      Given violet governs Pune with Old King and Old Fort
      Then the defence of Pune is 8

    # fr: Les châteaux n'attaquent pas
    Scenario: Castles do not attack
      Given violet governs Pune with Old King and Old Fort
      Then the attack of Pune is 4
      And the defence of Pune is 8

    # fr: Une zone neutre n'a pas de défense
    Scenario: A neutral zone has no defence
      Then the defence of Pune is 0

    # fr: Des châteaux ne comptent pas dans un coup d'État
    Scenario: Castles do not count in a coup
      Given green governs Pune with Old King
      Then the government of Pune has 2 crowns
      And the defence of Pune is 5

  @anarchy.symbol.sword
  # fr: Épées
  Rule: Swords

    # fr: Les épées de toutes les cartes attaquent
    Scenario: The swords of all cards attack
      Given violet governs Pune with Old King and Army
      Then the attack of Pune is 6

    # fr: Et elles défendent
    Scenario: And they defend
      Given violet governs Pune with Old King and Army
      Then the defence of Pune is 7

    # fr: Une zone sans épées n'a pas d'attaque
    Scenario: A zone without swords has no attack
      Given violet governs Mysore with Chief
      Then the attack of Mysore is 0
      And the defence of Mysore is 0

    # fr: Les épées de l'attaque et de la défense font la facture
    Scenario: The swords of both sides make the bill
      Given violet governs Pune with Old King, Old Fort and Army
      And green governs Mysore with Chief
      And it is violet's turn to make war
      When Pune attacks Mysore
      And violet lays the blank card
      And green bids 2 rupees
      Then the attack comes to 6
      And the defence comes to 2
      And the butcher's bill is 4

  @anarchy.symbol.chest
  # fr: Coffres
  Rule: Chests

    # fr: Les coffres de toutes les cartes s'additionnent
    Scenario: The chests of all cards count together
      Given violet governs Pune with Old King and Old Fort
      Then the governments of violet have 8 chests

    # fr: Ceux de tous les gouvernements de la même personne
    Scenario: Those of all governments of a player
      Given violet governs Pune with Old King and Old Fort
      And violet governs Mysore with Chief
      Then the governments of violet have 9 chests

    # fr: Pas ceux d'une autre personne
    Scenario: Not those of another player
      Given violet governs Pune with Old King
      And green governs Mysore with Chief
      Then the governments of violet have 3 chests
      And the governments of green have 1 chest

    # fr: Ni ceux des cartes en main
    Scenario: Nor those in hand
      Given violet holds Old King, Old Fort and Chief
      Then the governments of violet have 0 chests
      When violet lays Old King
      Then the governments of violet have 3 chests

    # fr: Le revenu est leur somme
    Scenario: The income is their sum
      Given violet governs Pune with Old King and Army
      And violet governs Mysore with Chief
      And it is violet's turn to make war
      When violet makes no war
      Then violet has 14 rupees
