# fr: Symboles dont seul le total est dit
# fr: De ces gouvernements, on ne dit pas les cartes, mais ce qu'elles montrent en tout : ce qui ne
# fr: tient qu'à cela reçoit une réponse. C'est une partie de The Anarchy.
Feature: Symbols of which only the total is told
  Of these governments nobody tells the cards, but what they show in all: what hangs on nothing else
  is answered. It is a game of The Anarchy.

  # fr: Une partie
  Background:
    Given a game of The Anarchy

  @anarchy.symbol.crown @anarchy.coup.more-crowns-to-attempt
  # fr: Plus de couronnes
  Rule: More crowns

    # fr: Autant de couronnes ne suffisent pas
    Scenario: As many crowns are not enough
      Given green controls the Carnatic
      And the government of the Carnatic has 2 crowns
      When violet lays 2 crowns in the Carnatic
      Then the move is refused by anarchy.coup.more-crowns-to-attempt and by nothing else

    # fr: Une de plus suffit
    Scenario: One more is enough
      Given green controls the Carnatic
      And the government of the Carnatic has 2 crowns
      When violet attempts a coup with 3 crowns
      Then the coup of violet succeeds
      And violet takes control
      And violet controls the Carnatic

  @anarchy.symbol.crown @anarchy.coup.still-more-crowns
  # fr: Encore plus de couronnes
  Rule: Still more crowns

    # fr: De celui qui est menacé, les cartes peuvent être dites
    Scenario: The cards of the one that is threatened may be told
      Given green governs Pune with Lohagad
      When violet lays 2 crowns in Pune
      Then the coup of violet succeeds
      And green loses Pune

  @anarchy.symbol.sword @anarchy.war.butchers-bill.formula
  # fr: La facture du boucher
  Rule: The butcher's bill

    # fr: Les épées et la mise contre les épées, les châteaux et la mise
    Scenario: Swords and the bid against swords, castles and the bid
      Given violet controls Pune
      And the attack of Pune is 4
      And green controls Nagpur
      And the attack of Nagpur is 1
      And the government of Nagpur has 1 castle
      When violet attacks green
      And violet bids 3 rupees
      And green bids 2 rupees
      Then the butcher's bill is 3
      And violet wins the war
      And violet takes control of Nagpur

    # fr: La guerre est déjà déclarée, et où elle a lieu n'importe pas
    Scenario: The war is declared already, and where it is does not matter
      Given violet has attacked green
      And the only government of violet has 1 sword
      And the only government of violet has 2 castles
      And the only government of green has 2 swords
      And the only government of green has 0 castles
      When violet lays the blank card
      And green lays the blank card
      Then the attack comes to 1
      And the defence comes to 2
      And green wins the war

    # fr: On peut le dire de qui attaque et de qui défend
    Scenario: It may be said of who attacks and of who defends
      Given the attacker has 5 swords
      And the defender has 3 swords
      And the defender has 2 castles
      When the attacker lays the blank card
      And the defender lays the blank card
      Then the butcher's bill is 0
      And the defender wins the war

    # fr: Qui attaque et ne perd rien prend le gouvernement entier
    Scenario: Who attacks and loses nothing takes the whole government
      Given the attacker has 4 swords
      And the defender has 1 sword
      And the defender has 1 castle
      When the attacker bids 3 rupees
      And the defender bids 2 rupees
      Then each side loses 0 cards
      And violet takes the cards of green
      And violet takes control

    # fr: Qui attaque, le coup le dit
    Scenario: Who attacks is told by the move
      Given the defender has 1 sword
      And the defender has 0 castles
      And the only government of green has 3 swords
      When green attacks
      And the attacker bids 1 rupee
      And the defender lays the blank card
      Then the butcher's bill is 3
      And green wins the war

  @anarchy.symbol.chest @anarchy.income.amount
  # fr: Le revenu
  Rule: The income

    # fr: Une roupie par coffre
    Scenario: A rupee for each chest
      Given violet controls Pune
      And the government of Pune has 12 chests
      When violet makes no war
      Then violet receives 12 rupees

    # fr: De tous les gouvernements d'une personne
    Scenario: Of all governments of a player
      Given the governments of violet have 20 chests
      When violet makes no war
      Then violet wins the game
