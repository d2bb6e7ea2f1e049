# fr: Matériel
# fr: Ce que contient la boîte. anarchy.component.contents-list, board, 16-sets, card-nature et
# fr: company-stacks n'ont pas de règle ici : elles n'ont pas d'effet sur la partie.
Feature: Components
  What lies in the box.

  anarchy.component.contents-list, board, 16-sets, card-nature and company-stacks have no rule here:
  they have no effect on play.

  @anarchy.component.zone-set
  # fr: Une série par zone
  Rule: A set of cards for each zone

    # fr: Le gouvernement de <card> est celui de <zone>
    Scenario Outline: A government of <card> is one of <zone>
      Given a game of The Anarchy
      And violet holds <card>
      When violet lays <card>
      Then violet controls <zone>
      And the event government-laid happens 1 time

      Examples:
        | card             | zone          |
        | Zabita Khan      | the Mughals   |
        | Lohagad          | Pune          |
        | Chanda Sahib     | the Carnatic  |
        | Marthanda Varma  | Travancore    |
        | Haidar Ali       | Mysore        |
        | Alivardi Khan    | Bengal        |

    # fr: Une carte ne se glisse que sous un chef de sa zone
    Scenario: A card is only slid under a leader of its zone
      Given a game of The Anarchy
      And violet governs Pune with Balaji Baji Rao
      And violet holds the Maratha Riders and the Gosains
      When violet adds the Gosains
      Then the move is refused by anarchy.meld.leader-required and by nothing else
      When violet adds the Maratha Riders
      Then violet governs Pune with Balaji Baji Rao and the Maratha Riders

    # fr: Combien de zones, chacune avec sa série
    Scenario: As many zones as sets
      Given a game of The Anarchy
      And violet holds Lohagad
      Then the datum components.zones is "16"
      And the datum components.sets is "16"
      And the datum components.zones is implied
      And the datum cards.lohagad.zone is "pune"
      And the datum cards.zabita-khan.zone is "mughals"

  @anarchy.component.126-cards
  # fr: 126 cartes
  Rule: 126 cards

    # fr: Combien de cartes
    Scenario: How many cards
      Given a game of The Anarchy
      Then the datum components.cards is "126"
      And the datum components.cards is stated by the book

    # fr: Avant la donne, les 126 cartes sont dans la pioche
    Scenario Outline: Before the deal all 126 cards are in the draw pile of <n> people
      When a game of The Anarchy is set up for <n> people
      Then 126 cards are in the draw pile
      And 0 cards are in the discard pile

      Examples:
        | n |
        | 2 |
        | 6 |

    # fr: Aucune carte n'est à deux endroits
    Scenario: No card is in two places
      Given a game of The Anarchy
      And violet holds Lohagad
      And the top card of the discard pile is Lohagad
      Then no table can show this position by anarchy.component.126-cards

    # fr: Ni en main et dans un gouvernement
    Scenario: Nor in a hand and in a government
      Given a game of The Anarchy
      And violet holds Lohagad
      And green governs Pune with Lohagad
      Then no table can show this position by anarchy.component.126-cards

    # fr: Ni sous la pioche et dans une main
    Scenario: Nor under the draw pile and in a hand
      Given a game of The Anarchy
      And Lohagad lies under the draw pile
      And green holds Lohagad
      Then no table can show this position by anarchy.component.126-cards

    # fr: Les cartes se déplacent, aucune ne se perd
    Scenario: Cards move and none is lost
      Given a game of The Anarchy between violet and green
      And violet holds Lohagad and Arcot
      And the top card of the discard pile is Gingee
      Then 123 cards are in the draw pile
      When violet lays Lohagad
      And violet melds no more
      And violet discards Arcot
      Then 123 cards are in the draw pile
      And 2 cards are in the discard pile
      And violet governs Pune with Lohagad

    # fr: Un paquet peut laisser des cartes de côté
    Scenario: A pack can leave cards out
      Given this content pack:
        """
        [box]
        without = ["lohagad"]
        """
      When a game of The Anarchy is set up for 2 people
      Then 125 cards are in the draw pile

  @anarchy.component.money-cards
  # fr: Cartes argent
  Rule: Money cards

    # fr: Quelles cartes il y a
    Scenario: Which cards there are
      Given a game of The Anarchy
      Then the datum money.cards has 7 entries
      And the datum money.cards is a stand-in
      And the datum money.cards includes "4"
      And the datum money.cards includes "5"
      And the datum money.cards is "1, 2, 3, 4, 5, 10, 20"

    # fr: Les mises se posent en même temps et en secret
    Scenario: Bids are laid simultaneously and in secret
      Given a game of The Anarchy between violet and green
      And violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When Mysore attacks Pune
      Then violet and green may act
      When green bids 4 rupees
      Then violet sees that green has bid
      And violet does not see how much green has bid
      And violet may act
      When violet bids 5 rupees
      Then the attack comes to 6
      And the defence comes to 4

    # fr: Sans rien dire, plusieurs cartes font toute somme
    Scenario: With nothing said several cards make any sum
      Given a game of The Anarchy between violet and green
      And violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When Mysore attacks Pune
      Then there are 22 legal moves
      When violet bids 7 rupees
      And green bids 0 rupees
      Then the attack comes to 8

    # fr: Dit ainsi, plusieurs cartes font toute somme
    Scenario: Said so, several cards make any sum
      Given the reading anarchy.R-7 is "any-sum"
      And a game of The Anarchy between violet and green
      And violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When Mysore attacks Pune
      Then there are 22 legal moves

    # fr: Selon l'autre lecture de R-7, une mise est une carte
    Scenario Outline: By the other reading of R-7 a bid of <rupees> is one card
      Given the reading anarchy.R-7 is "one-card"
      And a game of The Anarchy between violet and green
      And violet has 20 rupees
      And violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When Mysore attacks Pune
      And violet bids <rupees> rupees
      And green bids 0 rupees
      Then the attack comes to <attack>

      Examples:
        | rupees | attack |
        | 1      | 2      |
        | 2      | 3      |
        | 3      | 4      |
        | 4      | 5      |
        | 5      | 6      |
        | 10     | 11     |
        | 20     | 21     |

    # fr: Selon l'autre lecture de R-7, aucune carte ne vaut 6 roupies
    Scenario: By the other reading of R-7 no card shows 6 rupees
      Given the reading anarchy.R-7 is "one-card"
      And a game of The Anarchy between violet and green
      And violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When Mysore attacks Pune
      Then there are 14 legal moves
      When violet bids 6 rupees
      Then the move is refused by anarchy.component.money-cards and by nothing else
      # fr: le refus dit « Aucune carte argent ne vaut 6 roupies »
      And the refusal says "No money card shows 6 rupees"

    # fr: Selon l'autre lecture de R-7, une carte qu'on n'a pas
    Scenario: By the other reading of R-7 a card that one does not have
      Given the reading anarchy.R-7 is "one-card"
      And a game of The Anarchy between violet and green
      And violet has 4 rupees
      And violet governs Mysore with Haidar Ali
      And green governs Pune with Balaji Baji Rao
      When Mysore attacks Pune
      Then there are 12 legal moves
      And "violet bids 4 rupees" is legal
      And "violet bids 5 rupees" is refused by anarchy.war.bid.decide-amount and by nothing else
