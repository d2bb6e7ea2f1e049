Feature: Examples
  The worked examples of the book, with its names and numbers. Where the arithmetic of the book is
  wrong, the rule rules.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [start]
      wages = 3
      tiles = ["triangle", "newtown-creek", "woolworth", "tenderloin", "western-pen", "east-river-docks", "greenwich-village", "iww", "ilgwu"]
      [tiles.triangle.a.home-sewing]
      risk = 0
      police = 0
      """

  @whichside.example.daily-1-newtown
  Rule: A day at Newtown Creek

    Scenario: A Russian man works at Newtown Creek
      When Alexei goes to the work at Newtown Creek
      Then Risk of the Russians is 3
      And the Russians have 2 dollars

  @whichside.example.daily-2-western-pen
  Rule: Agitating behind bars

    Scenario: The American prisoner agitates
      Given Bessy is in the Jail box
      And the Americans have 3 dollars
      And Police Threat of the Americans is 2
      When Bessy goes to the agitation at the Western Pen
      Then the Americans have 2 dollars
      And Police Threat of the Americans is 3

    Scenario: Without a dollar she does not
      Given Bessy is in the Jail box
      And the Americans have 0 dollars
      When Bessy goes to the agitation at the Western Pen
      Then the move is refused by whichside.daily.money-required and by nothing else

  @whichside.example.daily-2-slot-full
  Rule: The Western Pen is full

    Scenario: The Chinese prisoner cannot act
      Given Bessy stands on the agitation at the Western Pen
      And Wei is in the Jail box
      And the Chinese have 2 dollars
      When Wei goes to the agitation at the Western Pen
      Then the move is refused by whichside.daily.free-space and by nothing else

    Scenario: With the space free he could
      Given Wei is in the Jail box
      And the Chinese have 2 dollars
      When Wei goes to the agitation at the Western Pen
      Then the move is legal

  @whichside.example.daily-3-greenwich
  Rule: Already at Greenwich Village

    Scenario: A second Chinese character for the improvement
      Given Mei stands on the improvement at Greenwich
      And the turn is at the daily actions
      And it is the turn of the Chinese
      Then "Wei goes to the improvement at Greenwich" is refused by whichside.daily.multi-tenement-space and by nothing else

  @whichside.example.daily-3-woolworth
  Rule: Woolworth is closed

    Scenario: Somebody is on the workers' control
      Given Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      And the turn is at the daily actions
      And it is the turn of the Chinese
      Then "Wei goes to the work at Woolworth" is refused by whichside.daily.workers-control-exclusive and by nothing else

  @whichside.example.daily-3-tenderloin
  Rule: The Tenderloin is left

    Scenario: The Chinese character goes to the street
      Given Risk of the Chinese is 2
      And Police Threat of the Chinese is 1
      When Wei goes to the petty crime at Tenderloin
      Then Risk of the Chinese is 3
      And Police Threat of the Chinese is 2

  @whichside.example.night-home-sewing
  Rule: Sewing at night

    Scenario: The Italian sews, and the Russian comes too late
      Given the first player is that of the Italians
      And Rosa stands on the work at Triangle
      And Olga stands on the work at Triangle
      And the Russians own the Political Café
      When the Italians make their night action on the home sewing at Triangle
      Then Risk of the Italians is 0
      And Police Threat of the Italians is 0
      And it is the turn of the Russians
      And "the Russians make their night action on the home sewing at Triangle" is refused by whichside.night.single-occupancy and by nothing else

  @whichside.example.reap-newtown
  Rule: The pay at Newtown Creek

    Scenario: The Russian earns 4 dollars
      Given Alexei stands on the work at Newtown Creek
      And the Russians have 2 dollars
      When the fruits of labor are reaped
      Then the Russians have 6 dollars

  @whichside.example.reap-western-pen
  Rule: Agitation from the Western Pen

    Scenario: The American prisoner brings one anarchist agitation
      Given Bessy stands on the agitation at the Western Pen
      And the Americans have 2 dollars
      And Police Threat of the Americans is 3
      When the fruits of labor are reaped
      Then the Americans have 1 anarchist agitation
      And the Americans have 2 dollars
      And Police Threat of the Americans is 3

  @whichside.example.reap-housework
  Rule: Cleaning at home

    Scenario: An American does the housework
      Given Mary stands on the housework at home
      And Unsanitary of the Americans is 4
      When the fruits of labor are reaped
      Then Unsanitary of the Americans is 3

  @whichside.example.reap-workers-control
  Rule: The wages moved at Woolworth

    Scenario: The Russian chooses the wages
      Given Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      And the wages stand on cell 4
      When the fruits of labor are reaped
      Then "the Italians move the wages" is refused
      When the Russians move the wages
      Then the wages stand on cell 3

  @whichside.example.tenderloin-robbery
  Rule: A robbery by three

    Scenario: They roll 3, 5 and 1
      Given the first player is that of the Chinese
      And Wei stands on the robbery at Tenderloin
      And Alexei stands on the robbery at Tenderloin
      And Rosa stands on the robbery at Tenderloin
      And the Chinese have 0 dollars
      And the Russians have 0 dollars
      And the Italians have 0 dollars
      And the Americans have 0 dollars
      When the fruits of labor are reaped
      And the die falls on 3
      And the die falls on 5
      And the die falls on 1
      Then the Chinese have 5 dollars
      And the Russians have 5 dollars
      And the Italians have 5 dollars
      And the Americans have 0 dollars
      And Rosa is in the Arrest box
      And Wei is at home
      And Alexei is at home

  @whichside.example.greenwich-upgrade
  Rule: Greenwich Village is improved

    Scenario: A Chinese, an American and an Italian character
      Given Mei stands on the improvement at Greenwich
      And Mary stands on the improvement at Greenwich
      And Rosa stands on the improvement at Greenwich
      When the fruits of labor are reaped
      Then Greenwich shows side B

    Scenario: Without the Italian it is not
      Given Mei stands on the improvement at Greenwich
      And Mary stands on the improvement at Greenwich
      When the fruits of labor are reaped
      Then Greenwich shows side A

  @whichside.example.night-political-cafe
  Rule: A night at the café

    Scenario: The Italian night action brings one strike
      Given the Italians own the Political Café
      And the Italians have made their night action on the meeting at the Political Café
      When the fruits of labor are reaped
      Then the Italians have 1 strike

    Scenario: Not in the same turn as the home sewing
      Given the Italians own the Political Café
      And Rosa stands on the work at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      When the Italians make their night action on the meeting at the Political Café
      Then the move is refused by whichside.night.one-per-player and by nothing else

  @whichside.example.fight-counters
  Rule: Two cards are countered

    Scenario: Salary Offensive, then the plan
      Given Salary Offensive is in play
      And the strategy is Challenge to Industry Laws
      And the Russians have 0 dollars
      And the Italians have 0 dollars
      And the Americans have 0 dollars
      And the Chinese have 4 dollars
      And the Italians have 2 union agitations
      And the Americans have 1 anarchist agitation
      And the Russians have 2 strikes
      When the team counters Salary Offensive
      And the Chinese give 1 dollar
      And the Italians give 2 union agitations
      And the team counters the current plan
      And the Chinese give 3 dollars
      And the Americans give 1 anarchist agitation
      Then Salary Offensive is not in play
      And plan 1 is countered
      And the Chinese have 0 dollars
      And the Italians have 0 union agitations
      And the Americans have 0 anarchist agitations
      And the Russians have 0 strikes

    Scenario: With one dollar less, one of them only
      Given Salary Offensive is in play
      And the strategy is Challenge to Industry Laws
      And the Russians have 0 dollars
      And the Italians have 0 dollars
      And the Americans have 0 dollars
      And the Chinese have 3 dollars
      And the Italians have 2 union agitations
      And the Americans have 1 anarchist agitation
      And the Russians have 2 strikes
      When the team counters Salary Offensive
      And the Chinese give 1 dollar
      And the Italians give 2 union agitations
      Then "the team counters the current plan" is refused by whichside.fight.pay-full-cost and by nothing else

  @whichside.example.fight-left-uncountered
  Rule: One card is let through

    Scenario: Degradation of Worker Surveillance acts in part II
      Given Degradation of Worker Surveillance is in play
      When the struggle ends
      And the employers act
      Then Degradation of Worker Surveillance is in force

    Scenario: Had it been paid for, it would not
      Given Degradation of Worker Surveillance is in play
      And the Italians have 9 union agitations
      When the team counters Degradation of Worker Surveillance
      And the struggle ends
      And the employers act
      Then the minimum of Risk of the Italians is 0

  @whichside.example.fight-closure-active
  Rule: A closure is still active

    Scenario: It acts on, and two measures are no defeat
      Given Closure of a Workplace is in force
      And Newtown Creek is closed by Closure of a Workplace
      And Degradation of Worker Surveillance is in play
      When the struggle ends
      And the employers act
      Then Newtown Creek is closed
      And the game goes on

  @whichside.example.control
  Rule: Two dollars and a sabotage

    Scenario: The team pools them and marks the objective
      Given the Russians have 0 dollars
      And the Italians have 1 dollar
      And the Americans have 1 dollar
      And the Chinese have 0 dollars
      And the Chinese have 1 sabotage
      And the team controls the means of production for 8 dollars
      When the team takes control of the means of production for 1 sabotage and 2 dollars
      And the Italians give 1 dollar
      And the Americans give 1 dollar
      Then the team controls the means of production for 1 sabotage and 2 dollars
      And 2 means of production are controlled
      And the Chinese have 0 sabotages
      And the Italians have 0 dollars

  @whichside.example.employer-degradation
  Rule: Degradation of Worker Surveillance

    Scenario: Every Tenement has a minimum of Risk of 2
      Given Degradation of Worker Surveillance is in play
      When the employers act
      Then Degradation of Worker Surveillance is in force
      And the minimum of Risk of the Italians is 2
      And the minimum of Risk of the Americans is 2
      And the minimum of Risk of the Chinese is 2
      And the minimum of Risk of the Russians is 2

    Scenario: From the next turn on
      Given Degradation of Worker Surveillance is in force
      And Risk of the Italians is 5
      When the end of the turn comes
      Then Risk of the Italians is 2
      And Risk of the Russians is 2

  @whichside.example.employer-closure
  Rule: Workplace closure

    Scenario: It stays in force
      Given Closure of a Workplace is in force
      And Newtown Creek is closed by Closure of a Workplace
      When the employers act
      Then Closure of a Workplace is in force
      And Newtown Creek is closed

    Scenario: Countered next turn, it ends
      Given Closure of a Workplace is in force
      And Newtown Creek is closed by Closure of a Workplace
      And the Italians have 9 strikes
      And the Italians have 9 dollars
      And the Russians have 0 dollars
      And the Americans have 0 dollars
      And the Chinese have 0 dollars
      And the Italians have 9 union agitations
      When the team counters Closure of a Workplace
      And the Italians give 1 strike
      Then Newtown Creek is not closed
