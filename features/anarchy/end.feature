# fr: Fin de partie
# fr: Un revenu de vingt roupies met fin à la partie ; les autres sont classés. Les cartes sont faites
# fr: à la main, pour que leurs coffres se lisent ici. Sauf mention contraire, c'est à violet de faire
# fr: la guerre.
Feature: End of the game
  An income of twenty rupees ends the game; the others are ranked. The cards are made by hand, so
  that their chests can be read here. Where nothing else is said it is violet's turn to make war.

  # fr: Des coffres dans six zones
  Background: Chests in six zones
    Given a game of The Anarchy between violet, green, red and blue
    And these cards:
      | card     | zone    | number | follows | crowns | chests |
      | Old King | Mysore  | 1      |         | 1      | 9      |
      | Treasury | Mysore  |        | any     |        | 9      |
      | Mint     | Mysore  |        | any     |        | 1      |
      | Chief    | Pune    | 1      |         | 1      | 2      |
      | Bazaar   | Pune    |        | 1       |        | 1      |
      | Shade    | Pune    | 2      |         | 1      |        |
      | Nawab    | Bengal  | 1      |         | 1      | 1      |
      | Rani     | Malwa   | 1      |         | 1      | 3      |
      | Khan     | Gujarat | 1      |         | 1      | 2      |
      | Mir      | Sindh   | 1      |         | 1      |        |

  @anarchy.end.trigger
  # fr: Quand la partie finit
  Rule: When the game ends

    # fr: Vingt roupies de revenu mettent fin à la partie
    Scenario: Twenty rupees of income end the game
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Bengal with Nawab
      When violet makes no war
      Then the game is won
      And violet wins the game
      And violet wins
      And green loses
      And nobody may act
      And the event game-ended happens

    # fr: Qui l'a finie a joué son tour
    Scenario: Who has ended it has had a turn
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Bengal with Nawab
      When violet makes no war
      Then the game is won
      And violet has had a turn this round
      And the event game-ended cites anarchy.income.win-20

    # fr: Dix-neuf roupies ne la finissent pas
    Scenario: Nineteen rupees do not end it
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Sindh with Mir
      When violet makes no war
      Then the incomes of violet have brought 19 rupees
      And the game is not over
      And a token is to be flipped
      And the event game-ended happens 0 times

    # fr: Qui n'a pas encore joué ce tour ne joue plus
    Scenario: Who has not had a turn this round has none
      Given red has had a turn this round
      And violet governs Mysore with Old King, Treasury and Mint
      And violet governs Bengal with Nawab
      When violet makes no war
      Then "the token of green is flipped" is refused
      And "green pays for 1 card" is refused
      And "violet is done" is refused

    # fr: Sans rien dire, vingt roupies en tout ne la finissent pas
    Scenario: With nothing said twenty rupees in all do not end it
      Given the incomes of violet have brought 19 rupees
      And violet governs Bengal with Nawab
      When violet makes no war
      Then the game is not over

    # fr: Dit ainsi, vingt roupies en tout ne la finissent pas
    Scenario: Said so, twenty rupees in all do not end it
      Given the reading R-14 is "one-income"
      And the incomes of violet have brought 19 rupees
      And violet governs Bengal with Nawab
      When violet makes no war
      Then the game is not over

    # fr: Selon l'autre lecture de R-14, elles la finissent
    Scenario: By the other reading of R-14 they end it
      Given the reading R-14 is "all-incomes"
      And the incomes of violet have brought 19 rupees
      And violet governs Bengal with Nawab
      When violet makes no war
      Then the game is won
      And nobody may act

    # fr: Personne n'a gagné avec dix-neuf coffres
    Scenario: Nobody has won with nineteen chests
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet has won the game
      Then no table can show this position by anarchy.end.trigger

    # fr: Une table de qui a gagné avec vingt coffres
    Scenario: A table of somebody who has won with twenty chests
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Bengal with Nawab
      And violet has won the game
      Then the game is won
      And violet wins the game

  @anarchy.end.ranking
  # fr: Les autres places
  Rule: The other places

    # fr: Par coffres, du plus grand nombre au plus petit
    Scenario: By chests, the most first
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Bengal with Nawab
      And green governs Gujarat with Khan
      And red governs Malwa with Rani
      When violet makes no war
      Then the ranking is violet, then red, then green, then blue

    # fr: L'argent ne compte pas
    Scenario: Money does not count
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Bengal with Nawab
      And green governs Gujarat with Khan
      And red governs Malwa with Rani
      And green has 50 rupees
      And blue has 90 rupees
      When violet makes no war
      Then the ranking is violet, then red, then green, then blue

    # fr: Les coffres en main ne comptent pas
    Scenario: Chests in hand do not count
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Bengal with Nawab
      And green governs Gujarat with Khan
      And red governs Malwa with Rani
      And green holds Chief and Bazaar
      When violet makes no war
      Then the ranking is violet, then red, then green, then blue

    # fr: Qui finit la partie passe avant qui a plus de coffres
    Scenario: Whoever ends the game comes before who has more chests
      Given the reading R-14 is "all-incomes"
      And the incomes of violet have brought 19 rupees
      And violet governs Bengal with Nawab
      And green governs Gujarat with Khan
      And red governs Malwa with Rani
      When violet makes no war
      Then the ranking is violet, then red, then green, then blue

    # fr: Celles qui suivent comptent avec leur chef
    Scenario: Followers count with their leader
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Bengal with Nawab
      And green governs Pune with Chief and Bazaar
      And red governs Gujarat with Khan
      And blue governs Sindh with Mir
      When violet makes no war
      Then the ranking is violet, then green, then red, then blue

    # fr: Qui est à égalité en tout partage la place
    Scenario: Who is equal in all shares the place
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Bengal with Nawab
      And green governs Gujarat with Khan
      And red governs Pune with Chief
      When violet makes no war
      Then the ranking is violet, then green and red, then blue

    # fr: Même la dernière place
    Scenario: Even the last place
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Bengal with Nawab
      When violet makes no war
      Then the ranking is violet, then green, red and blue
