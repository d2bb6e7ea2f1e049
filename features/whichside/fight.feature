# fr: Lutte contre les cartes
# fr: Les cartes patronales et les plans peuvent être contrés. Ce que coûte une carte est dessus ;
# fr: le livret donne deux prix, le contenu de ces scénarios les autres.
Feature: Fighting the cards
  Employer cards and plans can be countered. What a card costs stands on it; the book gives two
  prices, the content of these scenarios the others.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [normals.salary-offensive]
      effects = [{ kind = "labour", gauge = "wages", by = 1 }]
      dollars = 1
      union = 2
      strike = 1
      anarchist = 0
      sabotage = 0
      [normals.worker-surveillance]
      measure = true
      effects = [{ kind = "lasting", what = "risk-minimum", by = 2, until = "active", whom = "each" }]
      dollars = 0
      union = 0
      strike = 1
      anarchist = 0
      sabotage = 0
      [normals.workplace-closure]
      measure = true
      effects = [{ kind = "close" }]
      dollars = 0
      union = 0
      strike = 1
      anarchist = 0
      sabotage = 0
      [plans.challenge-to-industry-laws-1]
      condition = [{ kind = "gauge", gauge = "risk", by = 1, whom = "each" }]
      effects = [{ kind = "labour", gauge = "conditions", by = 1 }]
      dollars = 0
      union = 0
      strike = 1
      anarchist = 0
      sabotage = 0
      [plans.challenge-to-industry-laws-2]
      condition = [{ kind = "gauge", gauge = "risk", by = 2, whom = "each" }]
      effects = [{ kind = "labour", gauge = "hours", by = 1 }]
      dollars = 0
      union = 0
      strike = 1
      anarchist = 0
      sabotage = 0
      [plans.challenge-to-industry-laws-3]
      effects = [{ kind = "labour", gauge = "hours", by = 1 }]
      dollars = 0
      union = 0
      strike = 1
      anarchist = 0
      sabotage = 0
      """

  @whichside.fight.pay-full-cost
  # fr: Coût entier
  Rule: The full cost

    # fr: Ce que coûte une carte, et le plan en cours
    Scenario: What a card costs, and the current plan
      Given Salary Offensive is in play
      And the strategy is Challenge to Industry Laws
      Then countering Salary Offensive costs 1 dollar, 2 union agitations and 1 strike
      And countering the current plan costs 1 strike

    # fr: Un jeton manque
    Scenario: One token short
      Given Salary Offensive is in play
      And the Italians have 1 dollar
      And the Italians have 2 union agitations
      When the team counters Salary Offensive
      Then the move is refused by whichside.fight.pay-full-cost and by nothing else
      And the Italians have 2 union agitations
      And Salary Offensive is in play

    # fr: Un dollar manque
    Scenario: One dollar short
      Given Salary Offensive is in play
      And the Italians have 0 dollars
      And the Russians have 0 dollars
      And the Americans have 0 dollars
      And the Chinese have 0 dollars
      And the Italians have 2 union agitations
      And the Italians have 1 strike
      When the team counters Salary Offensive
      Then the move is refused by whichside.fight.pay-full-cost and by nothing else

    # fr: Une agitation syndicale manque
    Scenario: One union agitation short
      Given Salary Offensive is in play
      And the Italians have 1 union agitation
      And the Italians have 1 strike
      When the team counters Salary Offensive
      Then the move is refused by whichside.fight.pay-full-cost and by nothing else

    # fr: Ce que la carte ne demande pas ne se donne pas
    Scenario: What the card does not ask for is not given
      Given Salary Offensive is in play
      And the Italians have 1 dollar
      And the Italians have 2 union agitations
      And the Italians have 1 strike
      And the Italians have 1 sabotage
      And the Chinese have 1 strike
      When the team counters Salary Offensive
      And the Italians give 1 sabotage
      Then the move is refused by whichside.fight.pay-full-cost and by nothing else

    # fr: Tout est dépensé
    Scenario: All of it is spent
      Given Salary Offensive is in play
      And the Italians have 1 dollar
      And the Italians have 2 union agitations
      And the Italians have 1 strike
      When the team counters Salary Offensive
      And the Italians give 1 strike
      And the Italians give 1 dollar
      Then Salary Offensive is not in play
      And the Italians have 0 dollars
      And the Italians have 0 union agitations
      And the Italians have 0 strikes
      # fr: le récit dit « Contré : Offensive salariale »
      And the story says "Countered: Salary Offensive"
      And clause whichside.variant.duo.applies-to-cloakmakers is not cited

    # fr: À deux Tenements, ce qui réduit le prix d'un plan est cité aussi
    Scenario: Where two Tenements play what halves the price of a plan is cited too
      Given the variant is the duo mode
      And the strategy is Challenge to Industry Laws
      And the marker stands on plan 2
      And the Italians have 8 strikes
      When the team counters the current plan
      Then clause whichside.variant.duo.halve-strike-sabotage is cited

  @whichside.fight.plan-turned-over
  # fr: Carte planifiée retournée
  Rule: A countered plan is turned over

    # fr: Il compte quand la planification s'achève
    Scenario: It counts when the strategy ends
      Given the strategy is Challenge to Industry Laws
      And the marker stands on plan 3
      And plan 1 is countered
      And the Italians have 1 strike
      When the team counters the current plan
      And the struggle ends
      And the employers act
      Then clause whichside.strategy.table.3-step-partial-victory is cited
      And the event card-countered happens 1 time

  @whichside.fight.plan-kept-face-up
  # fr: Carte planifiée laissée visible
  Rule: A plan that is not countered stays visible

    # fr: Il reste face visible derrière le marqueur
    Scenario: It stays face up behind the marker
      Given the strategy is Challenge to Industry Laws
      When the employers act
      Then the marker stands on plan 2
      And plan 1 is not countered

    # fr: Il compte comme non contré quand la planification s'achève
    Scenario: It counts as not countered when the strategy ends
      Given the strategy is Challenge to Industry Laws
      And the marker stands on plan 3
      And plan 1 is countered
      When the employers act
      Then clause whichside.strategy.table.3-step-partial-defeat is cited
      And the marker stands on plan 0

  @whichside.fight.employer-card-discarded
  # fr: Carte contrée défaussée
  Rule: A countered card is discarded

    # fr: Elle ne fait plus rien
    Scenario: It does nothing any more
      Given Degradation of Worker Surveillance is in play
      And the Italians have 1 strike
      When the team counters Degradation of Worker Surveillance
      Then Degradation of Worker Surveillance is not in play
      And Degradation of Worker Surveillance is countered
      And Degradation of Worker Surveillance is discarded
      And clause whichside.fight.employer-card-discarded is cited
      When the struggle ends
      And the employers act
      Then the event measure-in-force happens 0 times
      # fr: le récit dit « Contré : Dégradation de la surveillance ouvrière »
      And the story says "Countered: Degradation of Worker Surveillance"
      And the event card-countered happens 1 time

    # fr: Une mesure en vigueur finit le même tour (interaction 37)
    Scenario: A measure in force ends in the same turn (interaction 37)
      Given Degradation of Worker Surveillance is in force
      And the strategy is Challenge to Industry Laws
      And the Political Café lies face up
      And Risk of the Italians is 5
      And the Italians have 1 strike
      When the team counters Degradation of Worker Surveillance
      Then Degradation of Worker Surveillance is not in play
      And Degradation of Worker Surveillance is not in force
      And the minimum of Risk of the Italians is 0

    # fr: De deux cartes identiques, une est défaussée
    Scenario: Of two equal cards one is discarded
      Given Fines is in play
      And Fines is in play
      And every Tenement has 2 union agitations
      When the team counters Fines and pays for it
      Then Fines is discarded
      And Fines is in play
      And clause whichside.fight.employer-card-discarded is cited

    # fr: De deux mesures identiques, une reste en vigueur
    Scenario: Of two equal measures one stays in force
      Given Degradation of Worker Surveillance is in force
      And Degradation of Worker Surveillance is in force
      And the Italians have 1 strike
      Then the minimum of Risk of the Italians is 4
      When the team counters Degradation of Worker Surveillance
      Then Degradation of Worker Surveillance is in force
      And the minimum of Risk of the Italians is 2

    # fr: Ce que fait une autre mesure en vigueur continue
    Scenario: What another measure in force does goes on
      Given Degradation of Worker Surveillance is in force
      And Police Patrols is in force
      And the Italians have 1 strike
      Then the minimum of Police Threat of the Italians is 1
      When the team counters Degradation of Worker Surveillance
      Then the minimum of Risk of the Italians is 0
      And the minimum of Police Threat of the Italians is 1

    # fr: Un lieu de travail fermé rouvre avec elle
    Scenario: A closed workplace opens with it
      Given Closure of a Workplace is in force
      And Triangle is closed by Closure of a Workplace
      And the Italians have 1 strike
      When the team counters Closure of a Workplace
      Then Triangle is not closed

    # fr: Une mesure piochée peut être contrée avant d'être en vigueur (interaction 36)
    Scenario: A measure that was drawn can be countered before it is in force (interaction 36)
      Given Closure of a Workplace is in play
      And the Italians have 1 strike
      When the team counters Closure of a Workplace
      Then Closure of a Workplace is not in play

    # fr: La dernière de trois cartes, en vigueur, s'en va
    Scenario: The last of three cards, which is in force, goes
      Given Fines is in play
      And Speed-up is in play
      And Rent Rise is in force
      And the strategy is Wage Reduction Law
      And the Chinese have 20 dollars
      And the Chinese have 9 union agitations
      And the Chinese have 9 strikes
      And the Chinese have 9 sabotages
      And the Chinese have 9 anarchist agitations
      When the team counters Rent Rise and pays for it
      Then Rent Rise is not in play
      And 2 Employer cards lie face up
      And the cost of living of the Italian Tenement is 6 dollars

    # fr: De deux cartes identiques qui ne sont pas en vigueur, la première piochée s'en va
    Scenario: Of two equal cards that are not in force the one that was drawn first goes
      Given Salary Offensive is in play
      And Closure of a Workplace is in play
      And Salary Offensive is in play
      And the wages stand on cell 3
      And the Italians have 1 dollar
      And the Italians have 2 union agitations
      And the Italians have 1 strike
      When the team counters Salary Offensive and pays for it
      And the struggle ends
      And the employers act
      Then the wages stand on cell 3
      When the team closes Triangle
      Then the wages stand on cell 4

  @whichside.fight.only-current-plan
  # fr: Étape en cours seulement
  Rule: Only the current plan

    # fr: Ni un plan manqué ni un plan à venir (interaction 50)
    Scenario: Neither a missed plan nor a future one (interaction 50)
      Given the strategy is Challenge to Industry Laws
      And the marker stands on plan 2
      And the Italians have 3 strikes
      And the turn is at the struggle
      Then "the team counters plan 1" is refused by whichside.fight.only-current-plan and by nothing else
      And "the team counters plan 3" is refused by whichside.fight.only-current-plan and by nothing else
      And "the team counters plan 2" is legal

    # fr: Le marqueur n'est pas arrivé à un plan qui est contré
    Scenario: The marker has not come to a plan that is countered
      Given the strategy is Challenge to Industry Laws
      And the marker stands on plan 1
      And plan 3 is countered
      Then no table can show this position by whichside.fight.only-current-plan

    # fr: Un plan contré a été atteint par le marqueur
    Scenario: A plan that is countered was reached by the marker
      Given the strategy is Challenge to Industry Laws
      And plan 2 is countered
      Then the marker stands on plan 2

    # fr: Un plan n'est pas contré deux fois
    Scenario: A plan is not countered twice
      Given the strategy is Challenge to Industry Laws
      And plan 1 is countered
      And the Italians have 1 strike
      When the team counters plan 1
      Then the move is refused by whichside.fight.only-current-plan and by nothing else

    # fr: Une carte qui n'est pas sur la table
    Scenario: A card that is not on the table
      Given the turn is at the struggle
      When the team counters Salary Offensive
      Then the move is refused by whichside.fight.only-current-plan and by nothing else

    # fr: Ce qu'a fait la condition d'un plan n'est pas défait (interaction 50)
    Scenario: What the condition of a plan did is not undone (interaction 50)
      Given the strategy is Challenge to Industry Laws
      And Risk of the Italians is 1
      And the Italians have 1 strike
      When the team counters the current plan
      Then plan 1 is countered
      And Risk of the Italians is 1

  @whichside.fight.no-limit
  # fr: Sans limite de cartes
  Rule: No limit of cards

    # fr: Deux cartes et le plan en un tour
    Scenario: Two cards and the plan in one turn
      Given the strategy is Challenge to Industry Laws
      And Degradation of Worker Surveillance is in play
      And Closure of a Workplace is in play
      And the Italians have 3 strikes
      When the team counters Closure of a Workplace
      And the team counters Degradation of Worker Surveillance
      And the team counters the current plan
      Then plan 1 is countered
      And Closure of a Workplace is not in play
      And Degradation of Worker Surveillance is not in play
      And the Italians have 0 strikes

  @whichside.fight.pay-full-cost
  # fr: Payer en une fois
  Rule: Paying at once

    # fr: Une agitation anarchiste pour deux syndicales
    Scenario: An anarchist agitation for two union agitations
      Given Salary Offensive is in play
      And countering Salary Offensive costs 2 union agitations
      And the Italian Tenement has 1 anarchist agitation
      When the team counters Salary Offensive and pays for it
      Then Salary Offensive is not in play
      And the Italian Tenement has 0 anarchist agitations

    # fr: Le plan en cours
    Scenario: The current plan
      Given the strategy is Abusive and Unjustified Controls
      And every Tenement has 20 dollars
      And every Tenement has 3 union agitations
      And every Tenement has 3 strikes
      And every Tenement has 3 anarchist agitations
      And every Tenement has 3 sabotages
      When the team counters the current plan and pays for it
      Then plan 1 is countered
