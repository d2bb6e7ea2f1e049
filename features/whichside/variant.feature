Feature: Variants
  They change the generic scenario.

  @whichside.variant.intro
  Rule: A variant changes the generic scenario

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

    Scenario: Without one the game has ten turns
      Given a new game of Which Side for 4 people
      Then Employers' Strength stands on 1

    Scenario: What a pack changes in a variant holds where it is played
      Given a new game of Which Side for 4 people
      And the variant is the tutorial
      And this content pack:
        """
        [variants.tutorial]
        strength = 8
        """
      Then Employers' Strength stands on 8

    Scenario: And nowhere else
      Given a new game of Which Side for 4 people
      And this content pack:
        """
        [variants.tutorial]
        strength = 8
        """
      Then Employers' Strength stands on 1
