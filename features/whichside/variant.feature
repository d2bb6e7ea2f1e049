# fr: Variantes
# fr: Elles changent le scénario générique.
Feature: Variants
  They change the generic scenario.

  @whichside.variant.intro
  # fr: Retouches au scénario générique
  Rule: A variant changes the generic scenario

    # fr: <variant> avec le scénario générique
    Scenario Outline: <variant> with the generic scenario
      Given a game of Which Side
      And the variant is <variant>
      When 2 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

      Examples:
        | variant                 |
        | the tutorial            |
        | the desperate situation |
        | the duo mode            |

    # fr: <variant> avec un autre scénario
    Scenario Outline: <variant> with another scenario
      Given a game of Which Side
      And the scenario is the New York shirtwaist strike
      And the variant is <variant>
      When 2 people sit down to Which Side
      Then the move is refused by whichside.variant.intro and by nothing else

      Examples:
        | variant                 |
        | the tutorial            |
        | the desperate situation |

    # fr: Deux variantes à la fois : <one> et <other>
    Scenario Outline: Two variants at once: <one> and <other>
      Given a game of Which Side
      And the variant is <one>
      And the variant is <other>
      When 2 people sit down to Which Side
      Then the move is refused by <clause> and by nothing else

      Examples:
        | one                     | other                   | clause                      |
        | the tutorial            | the desperate situation | whichside.variant.intro     |
        | the tutorial            | the duo mode            | whichside.variant.duo.scope |
        | the duo mode            | the desperate situation | whichside.variant.duo.scope |

    # fr: Trois à la fois ne vont pas davantage
    Scenario: Nor do three of them go together
      Given a game of Which Side
      And the variant is the tutorial
      And the variant is the desperate situation
      And the variant is the duo mode
      When 2 people sit down to Which Side
      Then the move is refused by whichside.variant.duo.scope and by nothing else

    # fr: La même deux fois est la même
    Scenario: The same one said twice is that one
      Given a game of Which Side
      And the variant is the duo mode
      And the variant is the duo mode
      When 2 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

    # fr: Aucune table ne montre deux variantes
    Scenario: No table shows two of them
      Given a game of Which Side
      And the variant is the tutorial
      And the variant is the duo mode
      Then no table can show this position by whichside.variant.duo.scope

    # fr: Sans variante, la partie a dix tours
    Scenario: Without one the game has ten turns
      Given a new game of Which Side for 4 people
      Then Employers' Strength stands on 1

    # fr: Ce qu'un pack change dans une variante vaut où elle se joue
    Scenario: What a pack changes in a variant holds where it is played
      Given a new game of Which Side for 4 people
      And the variant is the tutorial
      And this content pack:
        """
        [variants.tutorial]
        strength = 8
        """
      Then Employers' Strength stands on 8

    # fr: Et nulle part ailleurs
    Scenario: And nowhere else
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [variants.tutorial]
        strength = 8
        """
      Then Employers' Strength stands on 1
