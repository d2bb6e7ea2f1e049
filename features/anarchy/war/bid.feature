# fr: Guerre : les mises
# fr: Qui attaque et qui défend misent en secret. Sauf mention contraire, le Mysore (violet) attaque
# fr: Pune (vert) avec 4 épées contre une épée et deux châteaux, et chaque personne a 10 roupies.
Feature: War: the bids
  Attacker and defender bid in secret. Where nothing else is said Mysore (violet) attacks Pune (green)
  with 4 swords against a sword and two castles, and everybody has 10 rupees.

  Background:
    Given a game of The Anarchy between violet, green and red
    And these cards:
      | card     | zone   | number | follows | crowns | castles | swords |
      | Sultan   | Mysore | 1      |         | 1      |         | 2      |
      | Rockets  | Mysore |        | 1       |        |         | 2      |
      | Peshwa   | Pune   | 1      |         | 1      |         | 1      |
      | Old Fort | Pune   |        | 1       |        | 2       |        |
    And violet governs Mysore with Sultan and Rockets
    And green governs Pune with Peshwa and Old Fort

  @anarchy.war.bid.decide-amount
  # fr: Décider de sa mise
  Rule: Decide what to bid

    # fr: On ne mise pas plus que ce qu'on a
    Scenario: Nobody has laid more than he or she has
      Given violet has attacked Pune from Mysore
      And green has laid 11 rupees face down
      Then no table can show this position by anarchy.war.bid.decide-amount

    # fr: Chacun mise ce qu'il veut
    Scenario: Each bids what he or she likes
      When Mysore attacks Pune
      And violet bids 4 rupees
      And green bids 1 rupee
      Then the attack comes to 8
      And the defence comes to 4
      And the event bid-laid happens before the event bid-revealed

    # fr: Les deux peuvent poser d'abord
    Scenario: Either may lay first
      When Mysore attacks Pune
      Then violet and green may act
      And "violet bids 1 rupee" is legal
      And "green bids 1 rupee" is legal
      And there are 22 legal moves

    # fr: Tout ce qu'on a
    Scenario: All that one has
      When Mysore attacks Pune
      And violet bids 10 rupees
      And green bids 10 rupees
      Then the attack comes to 14
      And the defence comes to 13
      And violet has 0 rupees
      And green has 0 rupees

    # fr: Pas plus qu'on n'a
    Scenario: Not more than one has
      Given violet has 7 rupees
      When Mysore attacks Pune
      Then "violet bids 7 rupees" is legal
      When violet bids 8 rupees
      Then the move is refused by anarchy.war.bid.decide-amount and by nothing else
      # fr: le refus dit « 8 roupies, c'est plus que les 7 que vous avez. »
      And the refusal says "8 rupees are more than the 7 that you have."

    # fr: Sans argent, rien que la carte vierge
    Scenario: Without money nothing but the blank card
      Given violet has 0 rupees
      And green has 0 rupees
      When Mysore attacks Pune
      Then violet and green may act
      And there are 2 legal moves
      And "violet lays the blank card" is legal
      And "green bids 1 rupee" is refused by anarchy.war.bid.decide-amount and by nothing else

    # fr: Qui n'est pas de la guerre ne mise pas
    Scenario: Who is not in the war does not bid
      When Mysore attacks Pune
      And red bids 1 rupee
      Then the move is refused by anarchy.war.bid.decide-amount
      # fr: le refus dit « rouge n'a pas part à cette guerre. »
      And the refusal says "red has no part in this war."

    # fr: Les mises se changent à la banque : toute somme est possible
    Scenario: Money is changed at the bank, so that any sum is possible
      Given the reading R-7 is "any-sum"
      When Mysore attacks Pune
      Then "violet bids 6 rupees" is legal
      And "violet bids 9 rupees" is legal

    # fr: Selon l'autre lecture, une seule carte d'argent
    Scenario Outline: By the other reading a single money card
      Given the reading R-7 is "one-card"
      And violet has 19 rupees
      When Mysore attacks Pune
      Then "violet bids <rupees> rupees" is <verdict>

      Examples:
        | rupees | verdict                                                              |
        | 0      | legal                                                                |
        | 1      | legal                                                                |
        | 5      | legal                                                                |
        | 6      | refused by anarchy.component.money-cards and by nothing else         |
        | 10     | legal                                                                |
        | 11     | refused by anarchy.component.money-cards and by nothing else         |
        | 19     | refused by anarchy.component.money-cards and by nothing else         |
        | 20     | refused by anarchy.war.bid.decide-amount and by nothing else         |

    # fr: Les coups légaux selon l'autre lecture
    Scenario: The legal bids by the other reading
      Given the reading R-7 is "one-card"
      And violet has 4 rupees
      And green has 10 rupees
      When Mysore attacks Pune
      Then there are 12 legal moves

  @anarchy.war.bid.secret
  # fr: Les mises sont secrètes
  Rule: Bids are secret

    # fr: Les autres voient qu'une mise est posée, pas combien
    Scenario Outline: Others see that a bid lies there, not how much
      When Mysore attacks Pune
      And violet bids <rupees> rupees
      Then green sees that violet has bid
      And green does not see how much violet has bid
      And red sees that violet has bid
      And red does not see how much violet has bid
      And violet sees that violet has bid <rupees> rupees
      And green sees that violet has 10 rupees
      # fr: rouge entend « violet pose une mise face cachée. »
      And red is told "violet lays a bid face down."
      # fr: vert entend « violet pose une mise face cachée. »
      And green is told "violet lays a bid face down."
      # fr: violet entend « violet pose une mise face cachée : <rupees>. »
      And violet is told "violet lays a bid face down: <rupees>."
      And the event bid-laid cites anarchy.war.bid.secret
      And the event bid-revealed happens 0 times

      Examples:
        | rupees |
        | 0      |
        | 1      |
        | 10     |

    # fr: La mise de la défense est secrète aussi
    Scenario: The defender's bid is secret as well
      When Mysore attacks Pune
      And green bids 10 rupees
      Then violet may act
      And violet sees that green has bid
      And violet does not see how much green has bid
      And red does not see how much green has bid
      And violet sees that green has 10 rupees

    # fr: Rien n'est posé avant
    Scenario: Nothing lies there before
      When Mysore attacks Pune
      Then violet does not see how much green has bid
      And green does not see how much violet has bid
      And violet and green may act
      And the event bid-laid happens 0 times

    # fr: On ne mise qu'une fois
    Scenario: One bids but once
      When Mysore attacks Pune
      And violet bids 2 rupees
      And violet bids 3 rupees
      Then the move is refused by anarchy.war.bid.secret
      # fr: le refus dit « La mise de violet est déjà posée. »
      And the refusal says "The bid of violet lies there already."
      And violet sees that violet has bid 2 rupees

    # fr: Selon l'autre lecture, l'argent reste secret aussi
    Scenario: By the other reading money stays secret as well
      Given the reading R-23 is "secret"
      When Mysore attacks Pune
      And violet bids 10 rupees
      Then green does not see the rupees of violet
      And green does not see how much violet has bid
      When green lays the blank card
      Then green sees that violet has bid 10 rupees
      And green does not see the rupees of violet
      And violet sees that violet has 0 rupees

    # fr: Sans la dire, l'argent est ouvert
    Scenario: Left unsaid, money is open
      When Mysore attacks Pune
      And violet bids 4 rupees
      Then green sees that violet has 10 rupees
      When green lays the blank card
      Then green sees that violet has 6 rupees

    # fr: La guerre est déclarée, et une mise est déjà posée
    Scenario: The war is declared, and one bid lies there already
      Given violet has attacked Pune from Mysore
      And violet has laid 4 rupees face down
      Then green may act
      And green does not see how much violet has bid
      And violet sees that violet has bid 4 rupees
      When green bids 1 rupee
      Then the attack comes to 8
      And the defence comes to 4

    # fr: Qui est attaqué peut encore ajouter des cartes, et mise ensuite
    Scenario: Who is attacked may still add cards, and bids then
      Given violet has attacked Pune from Mysore
      And green may still reinforce Pune
      Then green may act
      When green adds nothing
      Then violet and green may act

  @anarchy.war.bid.simultaneous-reveal
  # fr: Révélées ensemble
  Rule: Revealed together

    # fr: Quand la seconde mise est posée, les deux se retournent
    Scenario: When the second bid lies there both are turned up
      When Mysore attacks Pune
      And violet bids 4 rupees
      Then the event bid-revealed happens 0 times
      When green bids 3 rupees
      Then the event bid-revealed happens 2 times
      And the event bid-revealed cites anarchy.war.bid.simultaneous-reveal
      And red sees that violet has bid 4 rupees
      And violet sees that green has bid 3 rupees
      And green sees that violet has bid 4 rupees
      # fr: le récit dit « La mise de violet : 4 roupies. »
      And the story says "The bid of violet: 4 rupees."
      # fr: le récit dit « La mise de vert : 3 roupies. »
      And the story says "The bid of green: 3 rupees."

    # fr: Peu importe qui pose en premier
    Scenario: Who lays first does not matter
      When Mysore attacks Pune
      And green bids 3 rupees
      Then the event bid-revealed happens 0 times
      And violet may act
      When violet bids 4 rupees
      Then the attack comes to 8
      And the defence comes to 6
      And red sees that green has bid 3 rupees

    # fr: Les mises de la dernière guerre restent visibles
    Scenario: The bids of the last war stay for all to see
      Given violet laid 4 rupees in the last war
      And green laid 0 rupees in the last war
      Then red sees that violet has bid 4 rupees
      And red sees that green has bid 0 rupees
      When Mysore attacks Pune
      And green bids 3 rupees
      And violet bids 2 rupees
      Then red sees that violet has bid 2 rupees
      And red sees that green has bid 3 rupees

    # fr: Deux joueurs posent une mise, pas un seul
    Scenario: Two players lay something, not one alone
      Given violet laid 4 rupees in the last war
      Then no table can show this position by anarchy.war.bid.simultaneous-reveal

  @anarchy.war.bid.blank-kept
  # fr: La carte vierge reste
  Rule: The blank card is kept

    # fr: Deux guerres de suite avec la carte vierge
    Scenario: Two wars in a row with the blank card
      Given red governs Hyderabad with Nizam-ul-Mulk
      When Mysore attacks Pune
      And violet bids 2 rupees
      And green lays the blank card
      Then the event blank-kept happens 1 time
      And the event blank-kept cites anarchy.war.bid.blank-kept
      And green has 10 rupees
      When Mysore attacks Hyderabad
      And violet lays the blank card
      And red lays the blank card
      Then the event blank-kept happens 3 times
      And the event bid-forfeited happens 1 time
      And violet has 8 rupees
      And red has 10 rupees
