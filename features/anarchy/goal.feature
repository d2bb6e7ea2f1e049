# fr: But du jeu
# fr: Ce qui fait gagner. Violet et vert jouent ; c'est à violet de faire la guerre. anarchy.goal.means
# fr: n'a pas de règle ici : elle dit de quoi parle le jeu.
Feature: Aim
  What wins. Violet and green play; it is violet's turn to make war. anarchy.goal.means has no rule
  here: it tells what the game is about.

  # fr: De nombreux coffres
  Background: Many chests
    Given a game of The Anarchy between violet and green
    And it is violet's turn to make war
    And these cards:
      | card      | zone   | number | follows | crowns | chests |
      | Old King  | Mysore | 1      |         | 1      | 9      |
      | Old Fort  | Mysore |        | any     |        | 9      |
      | New Fort  | Mysore |        | any     |        | 1      |
      | Chief     | Pune   | 1      |         | 1      | 1      |
      | Nawab     | Bengal | 1      |         | 1      | 2      |

  @anarchy.goal.twenty-income
  # fr: Vingt roupies à la fin d'un tour
  Rule: Twenty rupees at the end of one's turn

    # fr: Combien il en faut
    Scenario: How many it takes
      Then the datum income.goal is "20"
      And the datum income.goal is stated by the book

    # fr: Dix-neuf roupies ne suffisent pas
    Scenario: Nineteen rupees are not enough
      Given violet governs Mysore with Old King, Old Fort and New Fort
      When violet makes no war
      Then violet has 29 rupees
      And the game goes on
      And a token is to be flipped

    # fr: Vingt roupies gagnent
    Scenario: Twenty rupees win
      Given violet governs Mysore with Old King, Old Fort and New Fort
      And violet governs Pune with Chief
      When violet makes no war
      Then violet has 30 rupees
      And violet wins the game
      And the game is won

    # fr: Vingt et une roupies gagnent aussi
    Scenario: Twenty-one rupees win as well
      Given violet governs Mysore with Old King, Old Fort and New Fort
      And violet governs Bengal with Nawab
      When violet makes no war
      Then violet has 31 rupees
      And violet wins the game

    # fr: Vingt coffres à vert ne gagnent pas au tour de violet
    Scenario: Twenty chests of green do not win in violet's turn
      Given green governs Mysore with Old King, Old Fort and New Fort
      And green governs Pune with Chief
      When violet makes no war
      Then green has 10 rupees
      And the game goes on

    # fr: Vingt roupies en caisse ne gagnent pas
    Scenario: Twenty rupees in the purse do not win
      Given violet has 40 rupees
      And violet governs Pune with Chief
      When violet makes no war
      Then violet has 41 rupees
      And the game goes on

    # fr: Sans rien dire, seul un revenu compte, non leur somme
    Scenario: With nothing said only one income counts and not their sum
      Given the incomes of violet have brought 19 rupees
      And violet governs Pune with Chief
      When violet makes no war
      Then the incomes of violet have brought 20 rupees
      And the game goes on

    # fr: Selon la lecture d'un seul revenu, la somme ne gagne pas
    Scenario: By the reading of one income the sum does not win
      Given the reading anarchy.R-14 is "one-income"
      And the incomes of violet have brought 19 rupees
      And violet governs Pune with Chief
      When violet makes no war
      Then the game goes on

    # fr: Selon l'autre lecture de R-14, vingt roupies en tout gagnent
    Scenario: By the other reading of R-14 twenty rupees over all incomes win
      Given the reading anarchy.R-14 is "all-incomes"
      And the incomes of violet have brought 19 rupees
      And violet governs Pune with Chief
      When violet makes no war
      Then violet wins the game
      And the event game-ended cites anarchy.goal.twenty-income

    # fr: Selon l'autre lecture de R-14, dix-neuf roupies en tout ne suffisent pas
    Scenario: By the other reading of R-14 nineteen rupees over all incomes are not enough
      Given the reading anarchy.R-14 is "all-incomes"
      And the incomes of violet have brought 18 rupees
      And violet governs Pune with Chief
      When violet makes no war
      Then the incomes of violet have brought 19 rupees
      And the game goes on

    # fr: Selon l'autre lecture de R-14, les revenus de vert ne gagnent pas au tour de violet
    Scenario: By the other reading of R-14 green's incomes do not win in violet's turn
      Given the reading anarchy.R-14 is "all-incomes"
      And the incomes of green have brought 19 rupees
      And green governs Pune with Chief
      When violet makes no war
      Then the game goes on

    # fr: Selon l'autre lecture de R-14, une partie gagnée ne continue pas
    Scenario: By the other reading of R-14 a game that is won does not go on
      Given the reading anarchy.R-14 is "all-incomes"
      And the incomes of green have brought 20 rupees
      Then no table can show this position by anarchy.goal.twenty-income

    # fr: Si tous les coffres paient à chaque tour, elle attend son propre revenu
    Scenario: Where all chests pay at every turn it waits for one's own income
      Given the reading anarchy.R-14 is "all-incomes"
      And the reading anarchy.R-24 is "every-turn"
      And the incomes of green have brought 20 rupees
      When violet makes no war
      Then the game goes on
      And the incomes of green have brought 20 rupees
