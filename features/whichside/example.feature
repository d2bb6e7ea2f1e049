Feature: Examples
  The worked examples of the book, with its names and its numbers.

  Background:
    Given a game of Which Side

  @whichside.example.misfortune-useless-spending
  Rule: Useless Spending

    Background:
      Given this content pack:
        """
        [misfortunes.useless-spending]
        effects = [{ kind = "money", by = -2 }]
        """
      And the Russian Tenement draws a misfortune
      And the other Tenements have 5 dollars
      And the Chinese Tenement has 0 dollars
      When Useless Spending is drawn

    Scenario: Not the Russians themselves
      When the Russian Tenement gives it to the Russian Tenement
      Then the move is refused by whichside.misfortune.not-self and by nothing else

    Scenario: The Chinese would fall into misery, and could be chosen
      When the Russian Tenement gives it to the Chinese Tenement
      Then Unsanitary of the Chinese Tenement is 4
      And the event misery-began happens 1 time

    Scenario: The Italians are chosen
      Then "the Russian Tenement gives it to the American Tenement" is legal
      When the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has 3 dollars
      And the event misery-began happens 0 times
      And Unsanitary of the Italian Tenement is 2

  @whichside.example.prison-bessy
  Rule: Bessy goes from Arrest to Jail

    Scenario: Bessy goes to Jail
      Given the turn is at the prison
      And Bessy is in the Arrest box
      And the American Tenement has 1 dollar
      When the work begins
      Then Bessy is in the Jail box
      When the Russian Tenement passes
      And the Italian Tenement passes
      And Bessy goes to the agitation at the Western Pen
      Then the move is legal

  @whichside.example.incidents-draw-two
  Rule: Two incidents

    Scenario Outline: The working conditions on cell <cell>
      Given the working conditions stand on cell <cell>
      And the Risk of the Chinese Tenement is 5
      And the Police Threat of the Italian Tenement is 6
      When the incidents begin
      And Factory Accident is drawn
      And the Chinese Tenement names Mei
      And Police Rampage is drawn
      Then the turn is at <after>

      Examples:
        | cell | after              |
        | 2    | the cost of living |
        | 3    | the cost of living |
        | 4    | the life incidents |

  @whichside.example.incidents-factory-accident
  Rule: Factory Accident

    Background:
      Given 1 incident is drawn
      And the Risk of the Chinese Tenement is 5
      And the Risk of the Russian Tenement is 3

    Scenario: The Chinese have the most Risk, and one of them is injured
      When Factory Accident is drawn
      Then the Chinese Tenement must decide
      When the Chinese Tenement names Wei
      Then Wei is at HEA 1
      And Jun is at HEA 2
      And the event health-lost happens 1 time

    Scenario: A clean Chinese home spares the loss
      Given Unsanitary of the Chinese Tenement is 0
      When Factory Accident is drawn
      Then Wei is at HEA 2
      And the event spared happens 1 time
      And the event health-lost happens 0 times

    Scenario: The Chinese and the Americans tie
      Given the Risk of the American Tenement is 5
      When Factory Accident is drawn
      And the American Tenement names Bessy
      And the Chinese Tenement names Wei
      Then Bessy is at HEA 1
      And Wei is at HEA 1

  @whichside.example.incidents-police-rampage
  Rule: Police Rampage

    Background:
      Given 1 incident is drawn
      And the Police Threat of the American Tenement is 6

    Scenario: The Americans and the Italians tie at 6
      Given the Police Threat of the Italian Tenement is 6
      When Police Rampage is drawn
      Then Unsanitary of the American Tenement is 3
      And Unsanitary of the Italian Tenement is 3
      And Unsanitary of the Russian Tenement is 2
      And Unsanitary of the Chinese Tenement is 2

    Scenario: The Italian home cannot get any worse
      Given the Police Threat of the Italian Tenement is 6
      And Unsanitary of the American Tenement is 3
      And Unsanitary of the Italian Tenement is 5
      When Police Rampage is drawn
      Then the Italian Tenement must decide
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And Unsanitary of the Italian Tenement is 5
      And Unsanitary of the American Tenement is 4

    Scenario: The Italians at 5 are spared
      Given the Police Threat of the Italian Tenement is 5
      When Police Rampage is drawn
      Then Unsanitary of the American Tenement is 3
      And Unsanitary of the Italian Tenement is 2

  @whichside.example.cost-of-living-russian
  Rule: What the Russians pay

    Background:
      Given this content pack:
        """
        [premises.bonesetter]
        price = 3
        rent = 1
        """
      And the other Tenements have 20 dollars

    Scenario: 9 of 15 dollars
      Given the turn is at the cost of living
      And the Russian Tenement has 15 dollars
      And Alexei is at HEA 1
      And the Russian Tenement owns the Bonesetter
      Then the cost of living of the Russian Tenement is 9 dollars
      When the cost of living falls due
      Then the Russian Tenement has 6 dollars

    Scenario: The same household pays 8 dollars where the Russian rule does not hold
      Given Carlo is at HEA 1
      And the Italian Tenement owns the Bonesetter
      Then the cost of living of the Italian Tenement is 8 dollars

  @whichside.example.cost-of-living-us
  Rule: What the Americans pay

    Background:
      Given this content pack:
        """
        [premises.bonesetter]
        price = 3
        rent = 1
        """
      And the other Tenements have 20 dollars
      And the American Tenement has 6 dollars
      And the American Tenement owns the Bonesetter
      And the American Tenement suffered Rent Error this turn
      And Unsanitary of the American Tenement is 3

    Scenario: One at HEA 2 and three below pay 12 dollars, not the 11 of the book
      Given the turn is at the cost of living
      And Mary is at HEA 1
      And John is at HEA 1
      And Will is at HEA 0
      Then the cost of living of the American Tenement is 12 dollars
      When the cost of living falls due
      # fr: le récit dit « Il manque 6 $ »
      Then the story says "$6 short"

    Scenario: The book's 11 dollars are those of two at HEA 2 and two below
      Given the turn is at the cost of living
      And John is at HEA 1
      And Will is at HEA 0
      Then the cost of living of the American Tenement is 11 dollars
      When the cost of living falls due
      # fr: le récit dit « Il manque 5 $ »
      Then the story says "$5 short"

  @whichside.example.misery-us-premises
  Rule: The Americans are 5 dollars short and sell their premises

    Background:
      Given this content pack:
        """
        [premises.bonesetter]
        price = 3
        rent = 1
        """
      And the other Tenements have 20 dollars
      And the American Tenement has 6 dollars
      And the American Tenement suffered Rent Error this turn
      And John is at HEA 1
      And Will is at HEA 0

    Scenario: The Bonesetter brings 2 dollars and is gone
      Given Unsanitary of the American Tenement is 3
      And the American Tenement owns the Bonesetter
      When the cost of living falls due
      Then the American Tenement owns no premises
      And the Bonesetter does not lie face up
      # fr: le récit dit « Il reste 3 $ à payer »
      And the story says "$3 are left to pay"

    Scenario: Without premises the home is next
      Given Unsanitary of the American Tenement is 3
      When the cost of living falls due
      Then Unsanitary of the American Tenement is 4
      # fr: le récit dit « Il reste 3 $ à payer »
      And the story says "$3 are left to pay"

  @whichside.example.misery-us-uns
  Rule: Their home gets dirtier, up to 4

    Background:
      Given this content pack:
        """
        [premises.bonesetter]
        price = 3
        rent = 1
        """
      And the other Tenements have 20 dollars
      And the American Tenement has 6 dollars
      And the American Tenement suffered Rent Error this turn
      And John is at HEA 1
      And Will is at HEA 0
      And the American Tenement owns the Bonesetter

    Scenario: From 3 to 4, and no further
      Given Unsanitary of the American Tenement is 3
      When the cost of living falls due
      Then Unsanitary of the American Tenement is 4
      # fr: le récit dit « Il reste 2 $ à payer »
      And the story says "$2 are left to pay"

    Scenario: From 2 it goes two steps
      Given Unsanitary of the American Tenement is 2
      When the cost of living falls due
      Then Unsanitary of the American Tenement is 4
      # fr: le récit dit « Il reste 1 $ à payer »
      And the story says "$1 are left to pay"

  @whichside.example.misery-us-hea
  Rule: Two of them give their health

    Background:
      Given this content pack:
        """
        [premises.bonesetter]
        price = 3
        rent = 1
        """
      And the other Tenements have 20 dollars
      And the American Tenement has 6 dollars
      And the American Tenement suffered Rent Error this turn
      And John is at HEA 1
      And Will is at HEA 0
      And the American Tenement owns the Bonesetter

    Scenario: Bessy and Mary pay the last 2 dollars
      Given Unsanitary of the American Tenement is 3
      When the cost of living falls due
      Then the American Tenement must decide
      When the American Tenement names Bessy
      And the American Tenement names Mary
      Then Bessy is at HEA 1
      And Mary is at HEA 1
      And Unsanitary of the American Tenement is 4
      And the American Tenement has 0 dollars
      And the turn is at the struggle

  @whichside.example.misery-us-jail-death
  Rule: One of them is in Jail

    Background:
      Given this content pack:
        """
        [premises.bonesetter]
        price = 3
        rent = 1
        """
      And the other Tenements have 20 dollars
      And the American Tenement has 6 dollars
      And the American Tenement suffered Rent Error this turn
      And John is at HEA 1
      And Will is at HEA 0
      And the American Tenement owns the Bonesetter
      And Unsanitary of the American Tenement is 3

    Scenario: Bessy is in Jail and dies
      Given Bessy is in the Jail box
      When the cost of living falls due
      And the American Tenement names Mary
      And the American Tenement names John
      Then Bessy is dead
      And the cost of living of the American Tenement is 10 dollars

    Scenario: On Arrest Bessy lives
      Given Bessy is in the Arrest box
      When the cost of living falls due
      And the American Tenement names Mary
      And the American Tenement names John
      Then Bessy is in the Arrest box
      And Bessy is at HEA 2
