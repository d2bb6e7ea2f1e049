# fr: Ressources
# fr: Cinq sortes : ce que chacune paie, et ce qui se garde.
Feature: Resources
  Five kinds: what each pays, and what is kept.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [objectives]
      everything = { dollars = 1, union = 1, anarchist = 1, strike = 1, sabotage = 1 }
      [normals.worker-surveillance]
      dollars = 0
      union = 1
      anarchist = 0
      strike = 0
      sabotage = 0
      [normals.police-patrols]
      dollars = 0
      union = 1
      anarchist = 0
      strike = 0
      sabotage = 0
      [normals.speed-up]
      dollars = 0
      union = 0
      anarchist = 0
      strike = 0
      sabotage = 1
      [normals.fines]
      dollars = 0
      union = 3
      anarchist = 0
      strike = 0
      sabotage = 0
      """
    And the other Tenements have 0 dollars

  @whichside.resource.five-kinds
  # fr: Cinq ressources
  Rule: Five kinds

    # fr: Un prix peut demander de chacun d'eux
    Scenario: A price can ask for each of them
      Given the Italians have 1 dollar
      And the Italians have 1 union agitation
      And the Italians have 1 anarchist agitation
      And the Italians have 1 strike
      And the Italians have 1 sabotage
      When the team takes control of the means of production for "everything"
      Then there are 5 legal moves
      When the Italians give 1 dollar
      And the Italians give 1 union agitation
      And the Italians give 1 anarchist agitation
      And the Italians give 1 strike
      Then the team controls the means of production for "everything"
      And the Italians have 0 sabotages

  @whichside.resource.money-personal
  # fr: Un argent personnel
  Rule: Money is personal

    # fr: Personne n'en donne à un autre
    Scenario: Nobody hands any to another
      Given the Italians have 3 dollars
      When the Italians hand 2 dollars to the Chinese Tenement
      Then the move is refused by whichside.resource.money-personal and by nothing else
      And the Italians have 3 dollars

    # fr: Personne ne donne d'argent à un autre Tenement
    Scenario: Nobody hands money to another Tenement
      Given the Americans have 5 dollars
      When the Americans give 1 dollar
      Then the move is refused by whichside.turn.part1-order and by nothing else
      And the Americans have 5 dollars

    # fr: Le Tenement paie lui-même son médecin
    Scenario: The doctor is paid by the Tenement itself
      Given the Americans have 5 dollars
      And Rosa is at HEA 1
      When the Italians call a doctor for Rosa
      Then the move is refused by whichside.doctor.price and by nothing else

    # fr: Pour un prix de l'équipe, chacun donne du sien
    Scenario: Towards a price of the team each gives its own
      Given the Americans have 3 dollars
      And the Italians have 5 dollars
      When the team takes control of the means of production for 8 dollars
      And the Americans give 2 dollars
      Then the Americans have 1 dollar
      And the Italians have 5 dollars
      And "the Chinese give 1 dollar" is refused by whichside.struggle.pooling and by nothing else

  @whichside.resource.anarchist-counts-double
  # fr: L'agitation anarchiste compte double
  Rule: Anarchist agitation counts double

    # fr: Une vaut deux agitations syndicales (interaction 53)
    Scenario: One stands for two union agitations (interaction 53)
      Given the Italians have 1 anarchist agitation
      And the Americans have 1 union agitation
      And Fines is in play
      When the team counters Fines
      And the Italians give 1 anarchist agitation
      Then clause whichside.resource.anarchist-counts-double is cited
      Then Fines is not in play
      And the Americans have 0 union agitations

    # fr: Une ne suffit pas pour trois
    Scenario: One is not enough for three
      Given the Italians have 1 anarchist agitation
      And Fines is in play
      When the team counters Fines
      Then the move is refused by whichside.fight.pay-full-cost and by nothing else

    # fr: Une agitation syndicale ne vaut jamais une anarchiste (interaction 54)
    Scenario: Union agitation never stands for an anarchist one (interaction 54)
      Given the Italians have 4 union agitations
      When the team takes control of the means of production for 2 union agitations and 1 anarchist agitation
      Then the move is refused by whichside.control.cost-on-board and by nothing else

    # fr: Deux agitations anarchistes paient deux agitations syndicales et une anarchiste (interaction 54)
    Scenario: Two anarchist agitations pay for two union and one anarchist agitation (interaction 54)
      Given the Italians have 2 anarchist agitations
      When the team takes control of the means of production for 2 union agitations and 1 anarchist agitation
      Then the team controls the means of production for 2 union agitations and 1 anarchist agitation
      And the Italians have 0 anarchist agitations
      And clause whichside.resource.anarchist-counts-double is cited
      And clause whichside.resource.anarchist-surplus-lost is not cited

    # fr: Qui est demandée pour elle-même ne compte pas double et ne perd rien
    Scenario: One that is asked for itself neither counts double nor loses anything
      Given the Italians have 1 union agitation
      And the Italians have 1 anarchist agitation
      And the Americans have 1 anarchist agitation
      And the Italians have 1 strike
      And the Italians have 1 sabotage
      And the Italians have 1 dollar
      When the team takes control of the means of production for "everything"
      And the Italians give 1 strike
      And the Americans give 1 anarchist agitation
      Then the Americans have 0 anarchist agitations
      And the Italians have 1 union agitation
      And clause whichside.struggle.pooling is cited
      And clause whichside.resource.anarchist-counts-double is not cited
      And clause whichside.resource.anarchist-surplus-lost is not cited

  @whichside.resource.anarchist-indivisible
  # fr: Aucun partage
  Rule: Not shared out over two prices

    # fr: Deux cartes à une agitation syndicale chacune, et une agitation anarchiste (interaction 53)
    Scenario: Two cards for one union agitation each, and one anarchist agitation (interaction 53)
      Given the Italians have 1 anarchist agitation
      And Degradation of Worker Surveillance is in play
      And Police Patrols is in play
      When the team counters Police Patrols
      Then Police Patrols is not in play
      And the Italians have 0 anarchist agitations
      And "the team counters Degradation of Worker Surveillance" is refused by whichside.fight.pay-full-cost and by nothing else

    # fr: Qui en donne une doit laisser assez pour le reste
    Scenario: Who gives one must leave enough for the rest
      Given the Italians have 1 anarchist agitation
      And the Italians have 1 union agitation
      And the Italians have 1 dollar
      And the Italians have 1 strike
      And the Italians have 1 sabotage
      When the team takes control of the means of production for "everything"
      And the Italians give 1 anarchist agitation
      Then "the Italians give 1 anarchist agitation" is refused
      And "the Italians give 1 union agitation" is legal

    # fr: Elle paie ce qui la demande avant de valoir de l'agitation syndicale
    Scenario: It pays what asks for it before it stands for union agitation
      Given the Italians have 1 anarchist agitation
      And the Italians have 2 union agitations
      When the team takes control of the means of production for 2 union agitations and 1 anarchist agitation
      And the Italians give 1 anarchist agitation
      Then the team controls the means of production for 2 union agitations and 1 anarchist agitation
      And the Italians have 0 union agitations

  @whichside.resource.anarchist-surplus-lost
  # fr: Aucune monnaie rendue
  Rule: No change is given

    # fr: Une paie un prix de un (interaction 53)
    Scenario: One pays a price of one (interaction 53)
      Given the Italians have 1 anarchist agitation
      And Police Patrols is in play
      When the team counters Police Patrols
      Then Police Patrols is not in play
      And the Italians have 0 anarchist agitations
      And the Italians have 0 union agitations
      And clause whichside.resource.anarchist-surplus-lost is cited
      And the event resource-spent happens 1 time

    # fr: Deux paient un prix de trois
    Scenario: Two pay a price of three
      Given the Italians have 2 anarchist agitations
      And Fines is in play
      When the team counters Fines
      Then Fines is not in play
      And the Italians have 0 anarchist agitations
      And the Italians have 0 union agitations
      And clause whichside.resource.anarchist-counts-double is cited
      And clause whichside.resource.anarchist-surplus-lost is cited

  @whichside.resource.propaganda-example
  # fr: Propagande par l'exemple
  Rule: Propaganda of the example

    # fr: Une grève paie où une grève est demandée
    Scenario: A strike pays where a strike is asked for
      Given the Italians have 1 strike
      And the Italians have 2 dollars
      When the team takes control of the means of production for 1 strike and 2 dollars
      And the Italians give 1 strike
      Then the Italians have 0 strikes
      And the team controls the means of production for 1 strike and 2 dollars

    # fr: Un sabotage, non
    Scenario: A sabotage does not
      Given the Italians have 1 sabotage
      And the Italians have 2 dollars
      When the team takes control of the means of production for 1 strike and 2 dollars
      Then the move is refused by whichside.control.cost-on-board and by nothing else

    # fr: Ce qui n'est pas demandé n'est pas pris
    Scenario: What is not asked for is not taken
      Given the Italians have 1 strike
      And the Italians have 1 sabotage
      And the Italians have 2 dollars
      When the team takes control of the means of production for 1 strike and 2 dollars
      And the Italians give 1 sabotage
      Then the move is refused by whichside.objective.03 and by nothing else

  @whichside.resource.propaganda-deed
  # fr: Propagande par le fait
  Rule: Propaganda of the deed

    # fr: Un sabotage paie où un sabotage est demandé
    Scenario: A sabotage pays where a sabotage is asked for
      Given the Italians have 1 sabotage
      And the Italians have 2 dollars
      When the team takes control of the means of production for 1 sabotage and 2 dollars
      And the Italians give 1 sabotage
      Then the Italians have 0 sabotages
      And whichside.resource.propaganda-deed is cited
      And whichside.resource.propaganda-example is not cited
      And the team controls the means of production for 1 sabotage and 2 dollars

    # fr: Une grève, non
    Scenario: A strike does not
      Given the Italians have 1 strike
      And the Italians have 2 dollars
      When the team takes control of the means of production for 1 sabotage and 2 dollars
      Then the move is refused by whichside.control.cost-on-board and by nothing else
      And whichside.resource.propaganda-deed is cited
      And whichside.resource.propaganda-example is not cited

    # fr: Où seule une grève manque, il n'en est pas question
    Scenario: Where only a strike is missing there is no question of it
      Given the Italians have 2 dollars
      When the team takes control of the means of production for 1 strike and 2 dollars
      Then the move is refused by whichside.control.cost-on-board and by nothing else
      And whichside.resource.propaganda-deed is not cited
      And whichside.resource.propaganda-example is cited

    # fr: Contre une carte non plus
    Scenario: Nor against a card
      Given Speed-up is in play
      And the Italians have 1 strike
      When the team counters Speed-up
      Then the move is refused by whichside.fight.pay-full-cost and by nothing else
      And whichside.resource.propaganda-deed is cited

  @whichside.resource.carry-over
  # fr: Ressources conservées
  Rule: Resources are kept

    # fr: Ce qui reste attend le tour suivant (interaction 53)
    Scenario: What is left stays for the next turn (interaction 53)
      Given the Italians have 3 dollars
      And the Italians have 2 union agitations
      And the Italians have 1 anarchist agitation
      And the Italians have 4 strikes
      And the Italians have 5 sabotages
      When the end of the turn comes
      Then the turn is at the misfortunes of life
      And the Italians have 3 dollars
      And the Italians have 2 union agitations
      And the Italians have 1 anarchist agitation
      And the Italians have 4 strikes
      And the Italians have 5 sabotages
