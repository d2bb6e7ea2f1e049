# fr: Lutte
# fr: Ce que l'équipe peut faire, dans n'importe quel ordre, avec ce que tous ont ensemble.
Feature: Struggle
  What the team can do, in any order, from what all have together.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [normals.salary-offensive]
      dollars = 1
      union = 2
      strike = 1
      anarchist = 0
      sabotage = 0
      """
    And the Italians have 0 dollars
    And the Russians have 0 dollars
    And the Americans have 1 dollar

  @whichside.struggle.pooling
  # fr: Ressources communes
  Rule: Pooled resources

    # fr: Trois Tenements paient une carte
    Scenario: Three Tenements pay for one card
      Given Salary Offensive is in play
      And the Italians have 2 union agitations
      And the Chinese have 1 strike
      And the Chinese have 0 dollars
      When the team counters Salary Offensive
      And the Italians give 2 union agitations
      And the Chinese give 1 strike
      Then Salary Offensive is not in play
      And the Italians have 0 union agitations
      And the Chinese have 0 strikes
      And the Americans have 0 dollars
      And clause whichside.struggle.pooling is cited
      And the event dollars-paid cites whichside.struggle.pooling
      And the event resource-spent cites whichside.struggle.pooling
      And clause whichside.resource.anarchist-counts-double is not cited
      And clause whichside.resource.anarchist-surplus-lost is not cited
      # fr: le récit dit « À payer par l'équipe : 1 $, 2 agitations syndicales, 1 grève, pour Offensive salariale »
      And the story says "The team is to pay $1, 2 union agitations, 1 strike: Salary Offensive"
      # fr: le récit dit « Le Tenement chinois donne 1 grève »
      And the story says "The Chinese Tenement gives 1 strike"
      # fr: le récit dit « Le Tenement étasunien paie 1 $ »
      And the story says "The American Tenement pays $1"
      And the event dollars-paid happens 1 time

    # fr: L'équipe dit qui donne quoi
    Scenario: The team says who gives what
      Given Salary Offensive is in play
      And the Italians have 2 union agitations
      And the Russians have 1 union agitation
      And the Chinese have 1 strike
      When the team counters Salary Offensive
      # fr: la question ouverte est « Qui donne quoi ? »
      Then the open question is "Who gives what?"
      And the open question is asked by whichside.struggle.pooling
      When the Russians give 1 union agitation
      And the Italians give 1 union agitation
      And the Chinese give 1 strike
      Then the Italians have 1 union agitation
      And the Russians have 0 union agitations

    # fr: Personne ne donne ce qu'il n'a pas
    Scenario: Nobody gives what it does not have
      Given Salary Offensive is in play
      And the Italians have 2 union agitations
      And the Chinese have 1 strike
      When the team counters Salary Offensive
      And the Russians give 1 union agitation
      Then the move is refused by whichside.struggle.pooling and by nothing else

    # fr: Ce qu'on n'a pas et que personne ne demande manque, rien de plus
    Scenario: What one does not have and nobody asks for is missing, no more
      Given Salary Offensive is in play
      And the Italians have 2 union agitations
      And the Russians have 1 union agitation
      And the Chinese have 1 strike
      When the team counters Salary Offensive
      And the Russians give 1 sabotage
      Then the move is refused by whichside.struggle.pooling and by nothing else

    # fr: Rien d'autre ne se fait avant que le prix soit payé
    Scenario: Until the price is paid nothing else is done
      Given Salary Offensive is in play
      And the Italians have 2 union agitations
      And the Chinese have 1 strike
      When the team counters Salary Offensive
      Then "the struggle ends" is refused
      And "the Italians give 1 union agitation" is legal

    # fr: Ce qui est à payer est dit avant que personne ne donne
    Scenario: What is to be paid is told before anybody gives anything
      Given Salary Offensive is in play
      And the Italians have 2 union agitations
      And the Chinese have 1 strike
      When the team counters Salary Offensive
      Then clause whichside.struggle.pooling is cited
      And the Italians have 2 union agitations

    # fr: Le dernier jeton est donné sans qu'on le demande
    Scenario: The last token is given unasked
      Given Salary Offensive is in play
      And the Italians have 1 anarchist agitation
      And the Chinese have 1 strike
      When the team counters Salary Offensive
      And the Americans give 1 dollar
      And the Italians give 1 anarchist agitation
      Then Salary Offensive is not in play
      When the Chinese give 1 strike
      Then the move is refused
      # fr: le refus dit « Le Tenement chinois donne 1 grève. Il n'y avait qu'une façon, et c'est déjà fait sans qu'on le demande »
      And the refusal says "The Chinese Tenement gives 1 strike. This had only one way and was done unasked"
      # fr: le refus dit « Ôtez cette étape. Que fait l'équipe ? »
      And the refusal says "Leave this step out. What does the team do?"
      And the event dollars-paid happens before the event resource-spent

    # fr: Ce que personne n'a donné n'est pas dit donné
    Scenario: What nobody gave is not said to be given
      Given Salary Offensive is in play
      And the Italians have 1 anarchist agitation
      And the Chinese have 2 strikes
      When the team counters Salary Offensive
      And the Americans give 1 dollar
      And the Italians give 1 anarchist agitation
      And the Italians give 1 strike
      Then the move is refused by whichside.turn.part1-order and by nothing else
      # fr: le refus dit « Ce n'est pas le moment »
      And the refusal says "This is not the time for it"

    # fr: Le dernier Tenement peut donner de tout ce qui est demandé
    Scenario: The last Tenement can give of all that is asked for
      Given Salary Offensive is in play
      And the Americans have 1 union agitation
      And the Chinese have 1 dollar
      And the Chinese have 2 union agitations
      And the Chinese have 1 anarchist agitation
      And the Chinese have 1 strike
      And the Chinese have 1 sabotage
      When the team counters Salary Offensive
      Then there are 6 legal moves

  @whichside.struggle.any-order
  # fr: Ordre libre
  Rule: Any order

    # fr: La phase finie, rien n'en reste à faire
    Scenario: Once the phase is over nothing of it is left to do
      Given the turn is at the employers' actions
      And the Italians have 1 union agitation
      Then "the struggle ends" is refused by whichside.struggle.any-order and by nothing else
      And "the Italians exchange 1 union agitation at the Ferrer Center" is refused by whichside.struggle.any-order and by nothing else

    # fr: Un médecin, une carte et un local, l'un après l'autre
    Scenario: A doctor, a card and premises, one after the other
      Given Salary Offensive is in play
      And the Laundry lies face up
      And the Italians have 2 union agitations
      And the Chinese have 1 strike
      And the Chinese have 9 dollars
      And Mei is at HEA 1
      When the Chinese call a doctor for Mei
      And the Chinese buy the Laundry
      And the team counters Salary Offensive
      And the Italians give 2 union agitations
      And the Chinese give 1 strike
      And the Americans give 1 dollar
      Then the open question is asked by whichside.struggle.any-order
      And Mei is at HEA 2
      And the Chinese own the Laundry
      And Salary Offensive is not in play

    # fr: Rien n'oblige à lutter
    Scenario: Nothing need be done
      Given the turn is at the struggle
      When the struggle ends
      Then the turn is at the employers' actions
      And clause whichside.struggle.any-order is cited
      And the event struggle-ended happens 1 time

    # fr: Dans l'autre sens
    Scenario: The other way round
      Given Salary Offensive is in play
      And the Italians have 2 union agitations
      And the Chinese have 1 strike
      And the Chinese have 9 dollars
      And Mei is at HEA 1
      When the team counters Salary Offensive
      And the Italians give 2 union agitations
      And the Chinese give 1 strike
      And the Americans give 1 dollar
      And the Chinese call a doctor for Mei
      Then the open question is asked by whichside.struggle.any-order
      And Mei is at HEA 2

    # fr: Tout ce que l'équipe peut faire, quand le dernier Tenement seul a de quoi payer
    Scenario: All that the team can do, where the last Tenement alone can pay
      Given the Chinese have 20 dollars
      And the Chinese have 9 union agitations
      And the Chinese have 9 anarchist agitations
      And the Chinese have 9 strikes
      And the Chinese have 9 sabotages
      And Bessy is at HEA 1
      And Mei is at HEA 1
      And Jun is at HEA 1
      And Fines is in play
      And Speed-up is in play
      And Rent Rise is in force
      And the strategy is Wage Reduction Law
      And the Laundry lies face up
      And the Union Hall lies face up
      And the turn is at the struggle
      Then the open question is asked by whichside.struggle.any-order
      And there are 18 legal moves
