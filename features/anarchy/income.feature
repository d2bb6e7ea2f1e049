# fr: Revenu
# fr: Ce que rapportent les coffres à la fin d'un tour, et qui gagne. Les cartes sont faites à la main,
# fr: pour que leurs coffres se lisent ici. Sauf mention contraire, c'est à violet de faire la guerre.
Feature: Income
  What chests bring at the end of a turn, and who wins. The cards are made by hand, so that their
  chests can be read here. Where nothing else is said it is violet's turn to make war.

  # fr: Des coffres dans quatre zones
  Background: Chests in four zones
    Given a game of The Anarchy between violet, green and red
    And these cards:
      | card     | zone   | number | follows | crowns | chests |
      | Old King | Mysore | 1      |         | 1      | 1      |
      | Treasury | Mysore |        | 1       |        | 9      |
      | Mint     | Mysore |        | any     |        | 8      |
      | Army     | Mysore |        | any     |        |        |
      | Chief    | Pune   | 1      |         | 2      | 2      |
      | Bazaar   | Pune   |        | 1       |        | 1      |
      | Usurper  | Pune   | 2      |         | 4      |        |
      | Vassal   | Pune   | 3      |         | 1      |        |
      | Guards   | Pune   |        | any     | 2      |        |
      | Nawab    | Bengal | 1      |         | 1      |        |
      | Vault    | Bengal |        | any     |        | 9      |
      | Salt     | Bengal |        | 1       |        | 9      |
      | Rani     | Malwa  | 1      |         | 1      | 3      |
      | Heir     | Malwa  | 2      |         | 2      | 1      |

  @anarchy.income.amount
  # fr: Une roupie par coffre
  Rule: A rupee for each chest

    # fr: Chefs et suiveurs, dans deux zones
    Scenario: Leaders and followers, in two zones
      Given violet governs Mysore with Old King and Army
      And violet governs Pune with Chief and Bazaar
      Then the governments of violet have 4 chests
      When violet makes no war
      Then violet has 14 rupees
      And the incomes of violet have brought 4 rupees
      And the event income-taken cites anarchy.income.amount
      # fr: le récit dit « violet reçoit 4 roupies de revenu. »
      And the story says "violet takes 4 rupees of income."
      And a token is to be flipped

    # fr: Qui n'a pas eu son tour ne touche rien
    Scenario: Who has not had the turn receives nothing
      Given violet governs Pune with Chief
      And green governs Malwa with Rani
      When violet makes no war
      Then violet receives 2 rupees
      And green receives 0 rupees
      And the income of green is 3 rupees
      And green has 10 rupees

    # fr: Ce qui était en caisse y reste
    Scenario: What was in the purse stays there
      Given violet has 3 rupees
      And the incomes of violet have brought 5 rupees
      And violet governs Pune with Chief
      When violet makes no war
      Then violet has 5 rupees
      And the incomes of violet have brought 7 rupees

    # fr: Ce qu'ont reçu les autres reste ce qu'il était
    Scenario: What the others have taken stays what it was
      Given the incomes of green have brought 7 rupees
      And the incomes of red have brought 4 rupees
      And violet governs Pune with Chief
      When violet makes no war
      Then the incomes of violet have brought 2 rupees
      And the incomes of green have brought 7 rupees
      And the incomes of red have brought 4 rupees
      And green has 10 rupees
      And red has 10 rupees

    # fr: Sans coffre, rien
    Scenario: Without a chest there is nothing
      Given violet governs Bengal with Nawab
      When violet makes no war
      Then violet has 10 rupees
      # fr: le récit dit « violet reçoit zéro roupie de revenu. »
      And the story says "violet takes no rupee of income."

    # fr: Sans gouvernement non plus
    Scenario: Nor without a government
      When violet makes no war
      Then violet has 10 rupees
      And the incomes of violet have brought 0 rupees
      And a token is to be flipped

    # fr: Les coffres en main ne rapportent rien
    Scenario: Chests in hand bring nothing
      Given violet governs Pune with Chief
      And violet holds Bazaar, Rani and Treasury
      Then the governments of violet have 2 chests
      When violet makes no war
      Then violet has 12 rupees

    # fr: Ce qui a été posé dans ce tour rapporte aussitôt
    Scenario: What was laid in this turn pays at once
      Given violet holds Chief, Bazaar and Nawab
      And it is violet's turn to meld
      When violet lays Chief with Bazaar
      And violet melds no more
      And violet discards Nawab
      Then violet has 10 rupees
      When violet makes no war
      Then violet has 13 rupees

    # fr: Sans rien dire, seule la personne dont c'est le tour reçoit
    Scenario: With nothing said only whoever has the turn is paid
      Given violet governs Pune with Chief
      And green governs Malwa with Rani
      When violet makes no war
      Then violet has 12 rupees
      And green has 10 rupees
      And the incomes of green have brought 0 rupees
      And the event income-taken happens 1 time

    # fr: Dit ainsi, seule la personne dont c'est le tour reçoit
    Scenario: Said so, only whoever has the turn is paid
      Given the reading R-24 is "own-turn"
      And green governs Malwa with Rani
      When violet makes no war
      Then violet has 10 rupees
      And green has 10 rupees

    # fr: Selon l'autre lecture de R-24, tout le monde reçoit à la fin de chaque tour
    Scenario: By the other reading of R-24 everybody is paid at the end of every turn
      Given the reading R-24 is "every-turn"
      And violet governs Pune with Chief
      And green governs Malwa with Rani
      When violet makes no war
      Then violet has 12 rupees
      And green has 13 rupees
      And red has 10 rupees
      And the incomes of green have brought 3 rupees
      And the event income-taken happens 3 times

  @anarchy.income.win-20
  # fr: Vingt fait gagner
  Rule: Twenty wins

    # fr: Vingt coffres
    Scenario: Twenty chests
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Pune with Chief
      When violet makes no war
      Then violet wins the game
      And violet has 30 rupees
      And the event game-ended cites anarchy.income.win-20
      # fr: le récit dit « violet gagne avec un revenu de 20. »
      And the story says "violet wins with an income of 20."

    # fr: Dix-neuf coffres ne suffisent pas
    Scenario: Nineteen chests are not enough
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Malwa with Heir
      And violet holds Bazaar
      When violet makes no war
      Then the incomes of violet have brought 19 rupees
      And the game goes on

    # fr: Plus de vingt coffres aussi
    Scenario: More than twenty chests too
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Malwa with Rani
      When violet makes no war
      Then violet wins the game
      # fr: le récit dit « violet gagne avec un revenu de 21. »
      And the story says "violet wins with an income of 21."

    # fr: Le vingtième coffre, pris dans ce tour, fait gagner
    Scenario: The twentieth chest, taken in this turn, wins
      Given violet governs Mysore with Old King, Treasury and Mint
      And green governs Pune with Chief
      And violet holds Usurper and Nawab
      And it is violet's turn to meld
      When violet attempts a coup with Usurper
      And violet names Chief as leader
      And violet melds no more
      And violet discards Nawab
      Then the game goes on
      When violet makes no war
      Then violet wins the game

    # fr: Venus au tour d'un autre, vingt coffres ne gagnent qu'à son propre revenu
    Scenario: Come by in another's turn, twenty chests win at one's own income only
      Given green governs Mysore with Old King, Treasury and Mint
      And green governs Pune with Vassal
      And green holds Guards
      And red has had a turn this round
      And violet holds Chief and Nawab
      And it is violet's turn to meld
      When violet attempts a coup with Chief
      And green replies with Guards
      And green names Chief as leader, joined by Guards
      Then the governments of green have 20 chests
      When violet melds no more
      And violet discards Nawab
      And violet makes no war
      Then the game goes on
      When the token of green is flipped
      And green pays for 1 card
      And green draws Arcot
      And green melds no more
      And green discards Arcot
      And green makes no war
      Then green wins the game

    # fr: Qui a vingt coffres à deux : gagne la première personne dont vient le revenu
    Scenario: Of two with twenty chests whoever has the income first wins
      Given violet governs Mysore with Old King, Treasury and Mint
      And violet governs Pune with Chief
      And green governs Bengal with Nawab, Vault and Salt
      And green governs Malwa with Rani
      Then the governments of green have 21 chests
      When violet makes no war
      Then violet wins the game
      And green has 10 rupees

    # fr: Même payés à chaque tour, vingt coffres ne gagnent qu'à son propre revenu
    Scenario: Even if paid every turn, twenty chests win at one's own income only
      Given the reading R-24 is "every-turn"
      And green governs Mysore with Old King, Treasury and Mint
      And green governs Pune with Chief
      When violet makes no war
      Then green has 30 rupees
      And the game goes on

    # fr: Sans rien dire, deux revenus ne s'additionnent pas
    Scenario: With nothing said two incomes are not added up
      Given the incomes of violet have brought 18 rupees
      And violet governs Pune with Chief
      When violet makes no war
      Then the incomes of violet have brought 20 rupees
      And the game goes on

    # fr: Dit ainsi, deux revenus ne s'additionnent pas
    Scenario: Said so, two incomes are not added up
      Given the reading R-14 is "one-income"
      And the incomes of violet have brought 18 rupees
      And violet governs Pune with Chief
      When violet makes no war
      Then the game goes on

    # fr: Selon l'autre lecture de R-14, ils s'additionnent
    Scenario: By the other reading of R-14 they are added up
      Given the reading R-14 is "all-incomes"
      And the incomes of violet have brought 18 rupees
      And violet governs Pune with Chief
      When violet makes no war
      Then violet wins the game
      # fr: le récit dit « violet gagne avec un revenu de 2. »
      And the story says "violet wins with an income of 2."
