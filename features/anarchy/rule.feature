# fr: Compagnies
# fr: Toutes les compagnies jouent de même.
Feature: Companies
  All companies play alike.

  @anarchy.rule.no-variable-powers
  # fr: Aucun pouvoir particulier
  Rule: No special powers

    # fr: Quelle que soit sa compagnie, <company> commence comme tout le monde
    Scenario Outline: Whichever company it is, <company> begins like everybody
      When <company> and <other> sit down to The Anarchy
      Then the move is legal
      And <company> has 10 rupees
      And <company> has 0 cards in hand
      And <other> has 10 rupees
      And <other> has 0 cards in hand

      Examples:
        | company | other  |
        | violet  | green  |
        | green   | red    |
        | red     | blue   |
        | blue    | orange |
        | orange  | yellow |
        | yellow  | violet |

    # fr: Quelle que soit sa compagnie, <company> peut autant de coups
    Scenario Outline: Whichever company it is, <company> has as many moves
      Given a game of The Anarchy between <company> and <other>
      And it is <company>'s turn to pay
      Then there are 5 legal moves
      When <company> pays for 4 cards
      Then <company> has 4 rupees
      And <company> has 4 cards still to draw

      Examples:
        | company | other  |
        | violet  | green  |
        | green   | red    |
        | red     | blue   |
        | blue    | orange |
        | orange  | yellow |
        | yellow  | violet |

    # fr: Quelle que soit sa compagnie, <company> gouverne toute zone
    Scenario Outline: Whichever company it is, <company> governs any zone
      Given a game of The Anarchy between <company> and <other>
      And <company> holds Chanda Sahib and Balaji Baji Rao
      And it is <company>'s turn to meld
      When <company> lays Chanda Sahib
      And <company> lays Balaji Baji Rao
      Then <company> controls the Carnatic
      And <company> controls Pune
      And the governments of <company> have 1 chest

      Examples:
        | company | other  |
        | violet  | green  |
        | red     | blue   |
        | orange  | yellow |
        | yellow  | violet |

    # fr: Seul le goût décide, et une compagnie ne se choisit qu'une fois
    Scenario: It is a matter of looks, and one company is chosen once
      When blue, red and blue sit down to The Anarchy
      Then the move is refused by anarchy.setup.company and by nothing else
