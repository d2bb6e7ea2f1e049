# fr: Actions quotidiennes
# fr: Qui va où, et ce qui se paie aussitôt. Les emplacements dont le livret ne dit rien sont
# fr: donnés par le contenu de chaque scénario.
Feature: Daily actions
  Who goes where, and what is paid at once. Spaces of which the book says nothing are given by the
  content of each scenario.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [scenarios.generic.start]
      tiles = ["triangle", "newtown-creek", "woolworth", "tenderloin", "east-river-docks", "greenwich-village", "iww", "ilgwu", "western-pen"]
      [incidents.fire-in-the-stairs]
      effects = [{ kind = "gauge", gauge = "risk", by = 2, whom = "each" }]
      [boards.russian]
      last_risk = 6
      last_police = 5
      [tiles.triangle.a.work]
      gender = "woman"
      room = 2
      risk = 1
      [tiles.newtown-creek.a.work]
      room = 2
      unsanitary = 0
      [tiles.woolworth.b.work]
      room = 2
      gender = "man"
      risk = 1
      [tiles.woolworth.b.control]
      room = 2
      [tiles.east-river-docks.a.work]
      tenement = "chinese"
      [tiles.western-pen.a.agitation]
      room = 2
      [tiles.iww.a.agitation]
      unsanitary = 1
      [tiles.ilgwu.a.agitation]
      risk = -3
      police = -3
      unsanitary = -3
      """

  @whichside.daily.purpose
  # fr: Usine ou politique
  Rule: Factory or politics

    # fr: Travail, agitation et travail ménager sont ouverts
    Scenario: Work, agitation and housework are open
      Given the turn is at the daily actions
      And it is the turn of the Italians
      Then "Rosa goes to the work at Triangle" is legal
      And "Rosa goes to the agitation at Greenwich" is legal
      And "Rosa goes to the housework at home" is legal
      And the open question is asked by whichside.daily.one-at-a-time
      # fr: la question ouverte est « Qui va où ? »
      And the open question is "Who is placed where?"

    # fr: Personne n'est placé à la lutte
    Scenario: Nobody is placed in the struggle
      Given the turn is at the struggle
      When Rosa goes to the work at Triangle
      Then the move is refused by whichside.daily.purpose and by nothing else

  @whichside.daily.one-at-a-time
  # fr: Un personnage par placement
  Rule: One character at a time

    # fr: Dire à qui c'est le tour, c'est dire qu'on place
    Scenario: Whose turn it is says that characters are placed
      Given it is the turn of the Italians
      Then it is the turn of the Italians
      And "Rosa goes to the work at Triangle" is legal
      And Rosa is at home

    # fr: Après un personnage, c'est au Tenement suivant
    Scenario: After one character it is for the next Tenement
      Given the first player is that of the Italians
      When Rosa goes to the work at Triangle
      Then it is the turn of the Americans
      And Rosa stands on the work at Triangle
      And the event moved happens 1 time
      And clause whichside.daily.one-at-a-time is cited
      And "Lucia goes to the work at Triangle" is refused

    # fr: Après le dernier Tenement, c'est de nouveau au premier
    Scenario: After the last Tenement it is for the first again
      Given the first player is that of the Italians
      And it is the turn of the Russians
      When Olga goes to the work at Triangle
      Then it is the turn of the Italians

    # fr: Qui n'a plus personne est passé
    Scenario: Who has nobody left is skipped
      Given Bessy is at HEA 0
      And Mary is dead
      And John stands on the work at Newtown Creek
      And Will stands on the petty crime at Tenderloin
      When Rosa goes to the work at Triangle
      Then it is the turn of the Chinese

    # fr: Le même personnage n'est pas placé deux fois
    Scenario: The same character is not placed twice
      Given Rosa stands on the work at Triangle
      When Rosa goes to the agitation at Greenwich
      Then the move is refused by whichside.daily.one-at-a-time and by nothing else

    # fr: Personne ne place quelqu'un d'un autre Tenement
    Scenario: Nobody places somebody of another Tenement
      Given the turn is at the daily actions
      And it is the turn of the Italians
      Then "Mei goes to the work at Triangle" is refused

    # fr: Quand chacun est placé vient le soir
    Scenario: When everybody is placed the evening comes
      Given it is the turn of the Chinese
      And Olga stands on the housework at home
      And Rosa stands on the work at Triangle
      When the Chinese pass
      And the Russians pass
      And the Italians pass
      Then it is the turn of the Americans
      When the Americans pass
      Then the turn is at the night actions

    # fr: Le soir vient aussi quand le dernier personnage est placé
    Scenario: The evening comes as well when the last character is placed
      Given it is the turn of the Chinese
      And Mary stands on the housework at home
      And John stands on the housework at home
      And Will stands on the housework at home
      When the Chinese pass
      And the Russians pass
      And the Italians pass
      And Bessy goes to the housework at home
      Then the turn is at the fruits of labor
      And the event part-began happens 1 time

    # fr: Qui peut placer quelqu'un le doit, par l'autre lecture
    Scenario: Who can place somebody must, by the other reading
      Given the reading R-32 is "obliged"
      When the Russians pass
      Then the move is refused by whichside.daily.one-at-a-time and by nothing else

    # fr: Un prisonnier sans argent passe, par l'autre lecture aussi
    Scenario: A prisoner without money passes by the other reading too
      Given the reading R-32 is "obliged"
      And the Italians have 0 dollars
      And Rosa is in the Jail box
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the Italians pass
      Then the move is legal
      And the event passed happens 1 time

    # fr: Un prisonnier sans argent n'en dispense pas un autre qui peut être placé
    Scenario: A prisoner without money does not excuse another who can be placed
      Given the reading R-32 is "obliged"
      And the Italians have 0 dollars
      And Rosa is in the Jail box
      When the Italians pass
      Then the move is refused by whichside.daily.one-at-a-time and by nothing else

    # fr: Qui a passé ne joue plus ce jour-là
    Scenario: Who has passed does not play any more that day
      Given the Italians have passed
      And the Americans have passed
      And the Chinese have passed
      When Olga goes to the work at the Triangle
      Then it is the turn of the Russians

    # fr: Qui a passé n'est plus interrogé : un autre a la main
    Scenario: Who has passed cannot place anybody any more
      Given the Italians have passed
      When Rosa goes to the work at the Triangle
      Then the move is refused by whichside.daily.one-at-a-time and by nothing else

    # fr: La main passe à qui n'a pas encore passé
    Scenario: It is the turn of the first who has not passed
      Given the Russians have passed
      And the Italians have passed
      And the turn is at the daily actions
      Then it is the turn of the Americans
      And "Olga goes to the work at the Triangle" is refused by whichside.daily.one-at-a-time

    # fr: Qui a passé n'a plus la main
    Scenario: It is no turn of those who have passed
      Given the Italians have passed
      And it is the turn of the Italians
      Then no table can show this position by whichside.daily.one-at-a-time

    # fr: Passer est dit par la même clause
    Scenario: A Tenement passes
      When the Americans pass
      Then it is the turn of the Chinese
      And clause whichside.daily.one-at-a-time is cited

    # fr: Qui n'a plus personne à placer n'est plus interrogé
    Scenario: Whoever has nobody left to place is not asked
      Given Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the turn is at the daily actions
      And it is the turn of the Americans
      When the Italians pass
      Then the move is refused by whichside.daily.one-at-a-time and by nothing else
      # fr: le refus dit « Le Tenement italien ne peut plus placer personne ; la journée continue sans, et on ne le demande pas »
      And the refusal says "The Italian Tenement can place nobody any more; the day goes on without it, unasked"

    # fr: Qui ne peut placer personne est passé, sans qu'on le demande
    Scenario: Who can place nobody is skipped, unasked
      Given Rosa is in the Jail box
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the Italians have 0 dollars
      And the first player is that of the Russians
      When Olga goes to the work at Triangle
      Then it is the turn of the Americans
      And "the Italians pass" is refused by whichside.daily.one-at-a-time
      And the event passed happens 0 times

    # fr: Avec un dollar, Rosa peut encore agir en prison
    Scenario: With a dollar Rosa can still act in prison
      Given Rosa is in the Jail box
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the Italians have 1 dollar
      And the first player is that of the Russians
      When Olga goes to the work at Triangle
      Then it is the turn of the Italians

    # fr: Qui a encore quelqu'un à placer attend son tour
    Scenario: Whoever has somebody left waits for its turn
      Given the turn is at the daily actions
      And it is the turn of the Americans
      When the Italians pass
      Then the move is refused by whichside.daily.one-at-a-time and by nothing else
      # fr: le refus dit « décider maintenant »
      And the refusal says "to decide now"

    # fr: Plus personne à placer, et ce n'est pas le jour : seul le moment est refusé
    Scenario: Nobody left to place, and it is not day: only the time is refused
      Given Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the turn is at the struggle
      When the Italians pass
      Then the move is refused by whichside.daily.one-at-a-time and by nothing else
      # fr: le refus dit « Ce n'est pas le moment »
      And the refusal says "This is not the time for it: the struggle."

    # fr: Le soir, celui dont c'est le tour ne passe pas comme de jour
    Scenario: At night whoever has its turn does not pass as by day
      Given the Italians own the Political Café
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the turn is at the night actions
      And it is the turn of the Italians
      When the Italians pass
      Then the move is refused by whichside.daily.one-at-a-time and by nothing else
      # fr: le refus dit « Quelle action du soir ? »
      And the refusal says "Which night action?"

    # fr: Le soir, qui n'avait plus personne à placer l'apprend encore
    Scenario: At night whoever had nobody left to place is still told so
      Given the Americans own the Political Café
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the turn is at the night actions
      And it is the turn of the Americans
      When the Italians pass
      # fr: le refus dit « Le Tenement italien ne peut plus placer personne »
      Then the refusal says "The Italian Tenement can place nobody any more"

    # fr: Le dernier qui attend, sur le dernier emplacement de la maison, doit être placé
    Scenario: The last one who waits has the last space of the home alone, and must be placed there
      Given the reading R-32 is "obliged"
      And Triangle shows side B
      And Newtown Creek shows side B
      And Woolworth shows side B
      And Alexei stands on the workers' control at Triangle
      And Mei stands on the workers' control at Newtown Creek
      And Bessy stands on the workers' control at Woolworth
      And Rosa stands on the improvement at the IWW
      And Lucia stands on the improvement at the ILGWU
      And Carlo stands on the improvement at Greenwich
      And the Italians have 0 dollars
      And Risk of the Italians is 8
      And Police Threat of the Italians is 8
      And Unsanitary of the Italians is 5
      And it is the turn of the Russians
      When Olga goes to the housework at home
      Then it is the turn of the Italians
      And there is 1 legal move
      And "Pietro goes to the housework at home" is legal
      And "the Italians pass" is refused by whichside.daily.one-at-a-time and by nothing else

    # fr: Le seul emplacement du prisonnier est le dernier de la table
    Scenario: The only space of a prisoner is the last one on the table
      Given Rosa is in the Jail box
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the Italians have 1 dollar
      And the first player is that of the Russians
      When Olga goes to the work at Triangle
      Then it is the turn of the Italians

  @whichside.daily.free-space
  # fr: Places libres
  Rule: Free spaces

    # fr: La dernière place libre peut être prise
    Scenario: The last free place can be taken
      Given Olga stands on the work at Triangle
      When Rosa goes to the work at Triangle
      Then Rosa stands on the work at Triangle

    # fr: Un emplacement où il n'y a personne
    Scenario: A space on which there is nobody
      Given nobody stands on the work at Triangle
      When Rosa goes to the work at Triangle
      Then the move is legal
      And nobody stands on the work at Newtown Creek

    # fr: Là où tout est pris, il n'y a plus de place
    Scenario: Where all is taken there is no room
      Given Masha stands on the work at Triangle
      And Mei stands on the work at Triangle
      When Rosa goes to the work at Triangle
      Then the move is refused by whichside.daily.free-space and by nothing else

    # fr: Un emplacement que la table n'a pas
    Scenario: A space that the table does not have
      # fr: Rosa va à « Ellis Island »
      When Rosa goes to "Ellis Island"
      Then the move is refused by whichside.daily.free-space and by nothing else

    # fr: Aucune table ne montre plus de monde sur un emplacement qu'il n'a de places
    Scenario: No table shows more on a space than it has room for
      Given Olga stands on the work at Triangle
      And Mei stands on the work at Triangle
      And Rosa stands on the work at Triangle
      Then no table can show this position by whichside.daily.free-space

    # fr: Aucune table ne montre quelqu'un sur un emplacement du soir
    Scenario: No table shows somebody on a space of the night
      Given Rosa stands on the home sewing at Triangle
      Then no table can show this position by whichside.daily.free-space

    # fr: Aucune table ne montre quelqu'un dans le local d'un autre Tenement
    Scenario: No table shows somebody in the premises of another Tenement
      Given the Americans own the Bonesetter
      And Rosa stands on the healing at the Bonesetter
      Then no table can show this position by whichside.daily.free-space

    # fr: Un emplacement du soir n'en est pas un de jour
    Scenario: A space of the night is none by day
      When Rosa goes to the home sewing at Triangle
      Then the move is refused by whichside.daily.free-space and by nothing else
      # fr: le refus dit « Cet emplacement n'existe pas de jour »
      And the refusal says "There is no such space by day"

    # fr: Le local d'un autre Tenement n'est pas ouvert
    Scenario: The premises of another Tenement are not open
      Given the Americans own the Bonesetter
      When Rosa goes to the healing at the Bonesetter
      Then the move is refused by whichside.daily.free-space and by nothing else

    # fr: Un emplacement de la face B n'est pas là avant l'amélioration
    Scenario: A space of side B is not there before the improvement
      When Rosa goes to the workers' control at Woolworth
      Then the move is refused by whichside.daily.free-space and by nothing else

    # fr: La tuile n'est pas sur la table
    Scenario: The tile is not on the table
      Given the scenario is the generic scenario
      When Rosa goes to the work at Newark
      Then the move is refused by whichside.daily.free-space and by nothing else
      # fr: le refus dit « Absent de la table : l'atelier de cartonnage de Newark »
      And the refusal says "Not on the table: the Newark Cardboard Workshop"
      # fr: le refus dit « le syndicat ILGWU et le Western Pen »
      And the refusal says "the Labor Union ILGWU and the Western Pen"

    # fr: Aucune table ne montre quelqu'un sur une tuile qui n'y est pas
    Scenario: No table shows somebody on a tile that is not there
      Given the scenario is the generic scenario
      And Rosa stands on the work at Newark
      Then no table can show this position by whichside.daily.free-space

    # fr: L'emplacement du soir de son propre local n'en est pas un de jour
    Scenario: The night space of one's own premises is none by day
      Given the Italians own the Political Café
      When Rosa goes to the meeting at the Political Café
      Then the move is refused by whichside.daily.free-space and by nothing else

    # fr: Chez le rebouteux, il n'y a de place que pour une personne
    Scenario: One's own Bonesetter takes one of them, not two
      Given the Italians own the Bonesetter
      And Lucia stands on the healing at the Bonesetter
      When Rosa goes to the healing at the Bonesetter
      Then the move is refused by whichside.daily.free-space and by nothing else

  @whichside.daily.immediate-gauges
  # fr: Jauges ajustées aussitôt
  Rule: Gauges at once

    # fr: Qui est posé a déjà monté la jauge
    Scenario: Whoever is placed has raised the gauge already
      Given the turn is at the daily actions
      And Rosa stands on the work at Newtown Creek
      And Risk of the Italian Tenement is 2
      Then no table can show this position by whichside.daily.immediate-gauges

    # fr: Qui que ce soit, là où deux peuvent se tenir
    Scenario: Whoever it is, where two may stand
      Given 1 character of the Russian Tenement stands on the work at Newtown Creek
      When a character of the Italian Tenement goes to the work at Newtown Creek
      Then Risk of the Italian Tenement is 3

    # fr: Le Risque monte avant que le suivant agisse
    Scenario: The Risk goes up before the next one acts
      Given Risk of the Italians is 2
      When Carlo goes to the work at Newtown Creek
      Then Risk of the Italians is 5
      And the event gauge-moved happens 1 time
      And it is the turn of the Americans
      And clause whichside.daily.immediate-gauges is cited
      # fr: le récit dit « Le Tenement italien : le Risque à 5 »
      And the story says "The Italian Tenement: the Risk 5"

    # fr: Risque et Menace policière montent ensemble
    Scenario: Risk and Police Threat go up together
      When Mei goes to the petty crime at Tenderloin
      Then Risk of the Chinese is 1
      And Police Threat of the Chinese is 1
      And Risk of the Italians is 0

    # fr: L'Insalubrité d'un emplacement compte aussitôt
    Scenario: The Unsanitary of a space counts at once
      When Rosa goes to the agitation at IWW
      Then Unsanitary of the Italians is 3
      And the event dollars-paid happens 1 time

    # fr: Un emplacement qui abaisse les jauges ne les mène pas au-delà du bout
    Scenario: A space that lowers gauges takes them to their ends, not beyond
      Given Risk of the Russians is 1
      And Police Threat of the Russians is 1
      And Unsanitary of the Russians is 2
      When Olga goes to the agitation at ILGWU
      Then Risk of the Russians is 0
      And Police Threat of the Russians is -1
      And Unsanitary of the Russians is 0

  @whichside.daily.immediate-payment
  # fr: Paiement aussitôt
  Rule: Payment at once

    # fr: Le dollar du Western Pen se paie au placement
    Scenario: The dollar of the Western Pen is paid on placement
      Given Rosa is in the Jail box
      And the Italians have 3 dollars
      When Rosa goes to the agitation at the Western Pen
      Then the Italians have 2 dollars
      And clause whichside.daily.immediate-payment is cited
      # fr: le récit dit « Le Tenement italien paie 1 $ »
      And the story says "The Italian Tenement pays $1"

    # fr: Rien n'est payé là où rien n'est demandé
    Scenario: Where nothing is asked nothing is paid
      When Carlo goes to the work at Newtown Creek
      Then the Italians have 2 dollars
      And the event dollars-paid happens 0 times
      And the event costs-nothing happens 0 times

    # fr: Qui vient de payer son dernier dollar n'a plus de quoi placer un second prisonnier
    Scenario: Whoever has just paid the last dollar cannot place a second prisoner
      Given the Italians have 1 dollar
      And Rosa is in the Jail box
      And Lucia is in the Jail box
      And Carlo is at HEA 0
      And Pietro stands on the housework at home
      And the Russians have passed
      And the Americans have passed
      And the Chinese have passed
      When Rosa goes to the agitation at the Western Pen
      Then the turn is at the fruits of labor

  @whichside.daily.gains-deferred
  # fr: Gains différés
  Rule: Gains come later

    # fr: La paie n'est pas là au placement
    Scenario: The pay is not there on placement
      Given the wages stand on cell 2
      When Carlo goes to the work at Newtown Creek
      Then the Italians have 2 dollars
      When the Americans pass
      And the Chinese pass
      And the Russians pass
      And the Italians pass
      Then the Italians have 2 dollars
      When the fruits of labor are reaped
      Then the Italians have 6 dollars

    # fr: Le travail ménager ne fait pas de place avant les gains (interaction 16)
    Scenario: Housework makes no room before the gains (interaction 16)
      Given Unsanitary of the Italians is 5
      When Rosa goes to the housework at home
      # fr: le récit dit « Rosa : le travail ménager, le Tenement italien »
      Then the story says "Rosa: the housework, the Italian Tenement"
      When the Americans pass
      And the Chinese pass
      And the Russians pass
      And Lucia goes to the agitation at IWW
      Then the move is refused by whichside.daily.gauge-maximum and by nothing else

    # fr: Le salaire ne paie pas un emplacement du même jour (interaction 16)
    Scenario: Wages do not pay for a space of the same day (interaction 16)
      Given the Italians have 0 dollars
      And Rosa is in the Jail box
      When Carlo goes to the work at Newtown Creek
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      And Rosa goes to the agitation at the Western Pen
      Then the move is refused by whichside.daily.money-required and by nothing else

  @whichside.daily.gendered-spaces
  # fr: Emplacements genrés
  Rule: Gendered spaces

    # fr: Un homme sur l'emplacement des femmes
    Scenario: A man on the space for women
      When Carlo goes to the work at Triangle
      Then the move is refused by whichside.daily.gendered-spaces and by nothing else

    # fr: Aucune table ne montre un homme à l'emplacement des femmes
    Scenario: No table shows a man on the space for women
      Given Carlo stands on the work at Triangle
      Then no table can show this position by whichside.daily.gendered-spaces

    # fr: Une femme sur l'emplacement des femmes
    Scenario: A woman on the space for women
      When Rosa goes to the work at Triangle
      Then the move is legal

    # fr: Une femme sur l'emplacement des hommes
    Scenario: A woman on the space for men
      Given Woolworth shows side B
      When Rosa goes to the work at Woolworth
      Then the move is refused by whichside.daily.gendered-spaces and by nothing else

    # fr: Sans symbole, tout le monde est admis
    Scenario: Without a symbol everybody is admitted
      Given Carlo stands on the work at Newtown Creek
      When Rosa goes to the work at Newtown Creek
      Then the move is legal

  @whichside.daily.tenement-space
  # fr: Emplacements d'un Tenement
  Rule: Space of a Tenement

    # fr: Un Russe sur l'emplacement des Chinois
    Scenario: A Russian on the space of the Chinese
      When Alexei goes to the work at the Docks
      Then the move is refused by whichside.daily.tenement-space and by nothing else

    # fr: Aucune table n'y montre un Russe
    Scenario: No table shows a Russian there
      Given Alexei stands on the work at the Docks
      Then no table can show this position by whichside.daily.tenement-space

    # fr: Par l'autre lecture de R-40, un Russe le peut
    Scenario: By the other reading of R-40 a Russian can
      Given the reading R-40 is "one-each"
      When Alexei goes to the work at the Docks
      Then the move is legal

    # fr: Et un Chinois y suffit
    Scenario: And one Chinese is enough there
      Given the reading R-40 is "one-each"
      And Wei stands on the work at the Docks
      When Jun goes to the work at the Docks
      Then the move is refused by whichside.daily.tenement-space and by nothing else
      # fr: le refus dit « Le Tenement chinois y a déjà un personnage. »
      And the refusal says "The Chinese Tenement has a character there already."

    # fr: Aucune table n'y montre alors deux Chinois
    Scenario: No table shows two Chinese there then
      Given the reading R-40 is "one-each"
      And Wei stands on the work at the Docks
      And Jun stands on the work at the Docks
      Then no table can show this position by whichside.daily.tenement-space

    # fr: Sur un emplacement qui n'est à personne, deux du même Tenement le peuvent encore
    Scenario: On a space that is nobody's two of one Tenement still can
      Given the reading R-40 is "one-each"
      And Rosa stands on the work at Triangle
      When Lucia goes to the work at Triangle
      Then the move is legal

    # fr: Deux Chinois sur leur emplacement
    Scenario: Two Chinese on their space
      Given Wei stands on the work at the Docks
      When Jun goes to the work at the Docks
      Then the move is legal

  @whichside.daily.multi-tenement-space
  # fr: Emplacements à plusieurs Tenements
  Rule: Spaces for several Tenements

    # fr: Un second du même Tenement
    Scenario: A second one of the same Tenement
      Given Mei stands on the improvement at Greenwich
      When Lan goes to the improvement at Greenwich
      Then the move is refused by whichside.daily.multi-tenement-space and by nothing else

    # fr: Un troisième Tenement
    Scenario: A third Tenement
      Given Mei stands on the improvement at Greenwich
      And Olga stands on the improvement at Greenwich
      When Rosa goes to the improvement at Greenwich
      Then the move is legal

    # fr: Deux Tenements différents dans un lieu de travail aussi
    Scenario: Two different Tenements at a workplace too
      Given Mei stands on the improvement at Triangle
      When Lan goes to the improvement at Triangle
      Then the move is refused by whichside.daily.multi-tenement-space and by nothing else

    # fr: Un seul du Tenement : <space>
    Scenario Outline: One of the Tenement only: <space>
      Given the scenario is <scenario>
      And Mei stands on <space>
      When Lan goes to <space>
      Then the move is refused by whichside.daily.multi-tenement-space and by nothing else

      Examples:
        | space                                | scenario                         |
        | the improvement at Newtown Creek     | the New York Winter Fires        |
        | the improvement at Newark            | the New York Winter Fires        |
        | the improvement at the IWW           | the New York Winter Fires        |
        | the improvement at the ILGWU         | the New York Winter Fires        |
        | the improvement at Woolworth         | the New York shirtwaist strike   |
        | the improvement at the Bierhalle     | the New York shirtwaist strike   |
        | the improvement at the Ferrer Center | the explosion of Central Station |

    # fr: Aucune table n'y montre deux personnes d'un Tenement
    Scenario: No table shows two of one Tenement there
      Given Mei stands on the improvement at Triangle
      And Lan stands on the improvement at Triangle
      Then no table can show this position by whichside.daily.multi-tenement-space

    # fr: Deux d'un même Tenement dans un lieu de travail, par l'autre lecture
    Scenario: Two of one Tenement at a workplace by the other reading
      Given the reading R-38 is "any"
      And Mei stands on the improvement at Triangle
      When Lan goes to the improvement at Triangle
      Then the move is legal

    # fr: L'autre lecture ne parle que des améliorations
    Scenario: The other reading is about improvements only
      Given the reading R-38 is "any"
      And Mei stands on the work at Newtown Creek
      And Wei stands on the work at the Docks
      And Rosa stands on the petty crime at Tenderloin
      And the turn is at the daily actions
      And it is the turn of the Chinese
      Then "Lan goes to the work at Newtown Creek" is legal
      And "Jun goes to the work at the Docks" is legal
      When Lan goes to the petty crime at Tenderloin
      Then Lan stands on the petty crime at Tenderloin

    # fr: L'autre lecture ne change rien dans un lieu politique
    Scenario: The other reading changes nothing at a political place
      Given the reading R-38 is "any"
      And Mei stands on the improvement at Greenwich
      When Lan goes to the improvement at Greenwich
      Then the move is refused by whichside.daily.multi-tenement-space and by nothing else

  @whichside.daily.gauge-maximum
  # fr: Jauge au maximum
  Rule: Gauge at its maximum

    # fr: La dernière case peut être atteinte
    Scenario: The last cell can be reached
      Given Risk of the Russians is 3
      When Alexei goes to the work at Newtown Creek
      Then Risk of the Russians is 6

    # fr: Elle ne peut être dépassée
    Scenario: It cannot be exceeded
      Given Risk of the Russians is 4
      When Alexei goes to the work at Newtown Creek
      Then the move is refused by whichside.daily.gauge-maximum and by nothing else
      # fr: le refus dit « Le Risque : 4 ; 3 de plus dépasserait 6. »
      And the refusal says "The Risk is at 4; 3 more would exceed 6."

    # fr: Ce qu'un incident donne au-delà du bout est perdu
    Scenario: What an incident gives beyond the end is lost
      Given Risk of the Russians is 5
      And Risk of the Italians is 5
      And 1 incident is drawn
      When the card "fire-in-the-stairs" is drawn
      Then Risk of the Russians is 6
      And Risk of the Italians is 7
      And the turn is at the cost of living
      # fr: le récit dit « Le Tenement russe : le Risque déjà au bout »
      And the story says "The Russian Tenement: the Risk already at the end"

    # fr: Juste jusqu'au bout, rien n'est perdu
    Scenario: Just to the end nothing is lost
      Given Risk of the Russians is 4
      And 1 incident is drawn
      When the card "fire-in-the-stairs" is drawn
      Then Risk of the Russians is 6
      And the event gauge-stays happens 0 times

    # fr: Au bout déjà, elle ne bouge pas
    Scenario: At the end already it does not move
      Given Risk of the Russians is 6
      And 1 incident is drawn
      When the card "fire-in-the-stairs" is drawn
      Then the event gauge-stays happens 1 time
      And the event gauge-moved happens 3 times

    # fr: Par l'autre lecture, chaque case perdue coûte une SAN
    Scenario: By the other reading each cell that is lost costs one HEA
      Given the reading R-134 is "costs-health"
      And Risk of the Russians is 5
      And Risk of the Italians is 5
      And 1 incident is drawn
      When the card "fire-in-the-stairs" is drawn
      Then Risk of the Russians is 6
      And the Russians must decide
      When the Russians name Alexei
      Then Alexei is at HEA 1
      And Risk of the Italians is 7
      And the turn is at the cost of living
      And clause whichside.daily.gauge-maximum is cited

    # fr: La Menace policière est au bout
    Scenario: The Police Threat is full
      Given Police Threat of the Russians is 5
      When Alexei goes to the petty crime at Tenderloin
      Then the move is refused by whichside.daily.gauge-maximum and by nothing else
      # fr: le refus dit « La Menace policière : 5 ; 1 de plus dépasserait 5. »
      And the refusal says "The Police Threat is at 5; 1 more would exceed 5."

    # fr: L'Insalubrité est au bout
    Scenario: The Unsanitary is full
      Given Unsanitary of the Russians is 5
      When Olga goes to the agitation at IWW
      Then the move is refused by whichside.daily.gauge-maximum and by nothing else
      # fr: le refus dit « L'Insalubrité : 5 ; 1 de plus dépasserait 5. »
      And the refusal says "Unsanitary is at 5; 1 more would exceed 5."

    # fr: Un emplacement sale à Insalubrité <before> (interaction 15)
    Scenario Outline: A dirty space at Unsanitary <before> (interaction 15)
      Given Unsanitary of the Italians is <before>
      Then "Rosa goes to the agitation at IWW" is <verdict>

      Examples:
        | before | verdict |
        | 4      | legal   |
        | 5      | refused |

    # fr: D'abord jusqu'au bout, puis ce qui est perdu
    Scenario: First up to the end, then what is lost
      Given Risk of the Italians is 7
      When the Italians suffer RIS+2
      Then Risk of the Italians is 8
      And the event gauge-moved happens before the event gauge-stays

  @whichside.daily.money-required
  # fr: Argent nécessaire
  Rule: Money needed

    # fr: Sans argent, aucun emplacement qui en coûte, et pas de misère
    Scenario: Without money no space that costs any, and no misery
      Given Rosa is in the Jail box
      And the Italians have 0 dollars
      When Rosa goes to the agitation at the Western Pen
      Then the move is refused by whichside.daily.money-required and by nothing else
      And Unsanitary of the Italian Tenement is 2

    # fr: Le prix et l'argent sont annoncés
    Scenario: The price and the money are told
      Given Rosa is in the Jail box
      And the Italians have 0 dollars
      And the Italians have 3 union agitations
      When Rosa goes to the agitation at the Western Pen
      # fr: le refus dit « Cela coûte 1 $ ; le Tenement a 0 $. »
      Then the refusal says "It costs $1; the Tenement has $0."

    # fr: Le dernier dollar suffit
    Scenario: The last dollar is enough
      Given Rosa is in the Jail box
      And the Italians have 1 dollar
      When Rosa goes to the agitation at the Western Pen
      Then the Italians have 0 dollars

  @whichside.daily.hea0-idle
  # fr: Alités inactifs
  Rule: The bedridden stay idle

    # fr: À SAN 0, aucun emplacement
    Scenario: At HEA 0, no space at all
      Given Rosa is at HEA 0
      And Lucia is at HEA 1
      And the turn is at the daily actions
      And it is the turn of the Italians
      Then "Rosa goes to the work at Triangle" is refused by whichside.daily.hea0-idle and by nothing else
      And "Rosa goes to the housework at home" is refused by whichside.daily.hea0-idle and by nothing else
      And "Lucia goes to the work at Triangle" is legal

  @whichside.daily.prisoner-only-western-pen
  # fr: Seule action du prisonnier
  Rule: The prisoner's only action

    # fr: Un prisonnier ne va pas à l'usine
    Scenario: A prisoner does not go to the factory
      Given Rosa is in the Jail box
      When Rosa goes to the work at Triangle
      Then the move is refused by whichside.daily.prisoner-only-western-pen and by nothing else

    # fr: Ni au travail ménager chez lui
    Scenario: Nor to the housework at home
      Given Rosa is in the Jail box
      When Rosa goes to the housework at home
      Then the move is refused by whichside.daily.prisoner-only-western-pen and by nothing else

    # fr: Quelqu'un agite au Western Pen et reste prisonnier
    Scenario: Somebody agitates at the Western Pen and is still a prisoner
      Given Pietro is in the Jail box
      And the turn is at the daily actions
      And it is the turn of the Italians
      When Pietro goes to the agitation at the Western Pen
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      And the Italians pass
      And the fruits of labor are reaped
      Then Pietro is in the Jail box
      And the Italians have 1 anarchist agitation
      And clause whichside.reap.order is cited

    # fr: Même si les autres restent où ils sont jusqu'à la fin du tour
    Scenario: Even if the others stay where they are until the end of the turn
      Given the reading R-2 is "end-of-turn"
      And Mei stands on the agitation at the Western Pen
      And Carlo stands on the work at Newtown Creek
      When the fruits of labor are reaped
      Then Mei is in the Jail box
      And Carlo stands on the work at Newtown Creek

    # fr: Sur deux femmes du même Tenement, une seule est en prison
    Scenario: Of two women of a Tenement one is in prison
      Given Rosa is in the Jail box
      And the turn is at the daily actions
      And it is the turn of the Italians
      Then "Rosa goes to the agitation at the Western Pen" is legal
      And "Lucia goes to the agitation at the Western Pen" is refused by whichside.daily.western-pen-slot-prisoner-only and by nothing else
      And "Lucia goes to the work at Triangle" is legal
      And "Rosa goes to the work at Triangle" is refused by whichside.daily.prisoner-only-western-pen and by nothing else

  @whichside.daily.western-pen-slot-prisoner-only
  # fr: Western Pen aux prisonniers
  Rule: The Western Pen for prisoners

    # fr: Quelqu'un de libre n'y va pas
    Scenario: Somebody free does not go there
      When Rosa goes to the agitation at the Western Pen
      Then the move is refused by whichside.daily.western-pen-slot-prisoner-only and by nothing else

    # fr: Qui l'Avocat libéral a sauvé de la prison n'y va pas
    Scenario: Somebody whom the Liberal Lawyer spared the prison does not go there
      Given the Italians own the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      When Rosa goes to the agitation at the Western Pen
      Then the move is refused by whichside.daily.western-pen-slot-prisoner-only and by nothing else

  @whichside.daily.workers-control-exclusive
  # fr: Contrôle ouvrier : tuile fermée
  Rule: Workers' control: the tile is closed

    # fr: Le travail de la tuile est fermé
    Scenario: The work of the tile is closed
      Given Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When Carlo goes to the work at Woolworth
      Then the move is refused by whichside.daily.workers-control-exclusive and by nothing else

    # fr: Quel que soit le Tenement qui l'occupe
    Scenario: Whichever Tenement has it
      Given Woolworth shows side B
      And Mei stands on the workers' control at Woolworth
      When Carlo goes to the work at Woolworth
      Then the move is refused by whichside.daily.workers-control-exclusive and by nothing else

    # fr: Aucune table ne montre quelqu'un à côté du contrôle ouvrier
    Scenario: No table shows somebody beside the workers' control
      Given Triangle shows side B
      And Rosa stands on the workers' control at Triangle
      And Olga stands on the work at Triangle
      Then no table can show this position by whichside.daily.workers-control-exclusive

    # fr: Aucune table ne montre deux personnes au contrôle ouvrier d'une tuile
    Scenario: No table shows two at the workers' control of a tile
      Given Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      And Carlo stands on the workers' control at Woolworth
      Then no table can show this position by whichside.daily.workers-control-exclusive

    # fr: Les autres tuiles restent ouvertes
    Scenario: The other tiles stay open
      Given Woolworth shows side B
      And Triangle shows side B
      And Alexei stands on the workers' control at Woolworth
      When Carlo goes to the workers' control at Triangle
      Then the move is legal

    # fr: L'action du soir de la tuile est fermée aussi (interaction 28)
    Scenario: The night action of the tile is closed too (interaction 28)
      Given Triangle shows side B
      And Alexei stands on the workers' control at Triangle
      When the Russians make their night action on the home sewing at Triangle
      Then the move is refused by whichside.daily.workers-control-exclusive

    # fr: Un second contrôle ouvrier sur la même tuile
    Scenario: A second one on the workers' control of the tile
      Given Woolworth shows side B
      And Alexei stands on the workers' control at Woolworth
      When Carlo goes to the workers' control at Woolworth
      Then the move is refused by whichside.daily.workers-control-exclusive and by nothing else

  @whichside.daily.workers-control-needs-empty-tile
  # fr: Contrôle ouvrier : tuile vide
  Rule: Workers' control: an empty tile

    # fr: Quelqu'un y travaille déjà (interaction 28)
    Scenario: Somebody works there already (interaction 28)
      Given Woolworth shows side B
      And Carlo stands on the work at Woolworth
      When Alexei goes to the workers' control at Woolworth
      Then the move is refused by whichside.daily.workers-control-needs-empty-tile and by nothing else

    # fr: La tuile est vide
    Scenario: The tile is empty
      Given Woolworth shows side B
      And Carlo stands on the work at Newtown Creek
      When Alexei goes to the workers' control at Woolworth
      Then Alexei stands on the workers' control at Woolworth

    # fr: Ce qui barre quelqu'un d'autre sur une tuile vide est dit seul
    Scenario: What bars somebody from an empty tile is told alone
      Given Woolworth shows side B
      And Rosa is in the Jail box
      When Rosa goes to the workers' control at Woolworth
      Then the move is refused by whichside.daily.prisoner-only-western-pen and by nothing else

    # fr: Quiconque y travaille, fût-ce le dernier d'un Tenement : <who>
    Scenario Outline: Whoever works there, the last of a Tenement too: <who>
      Given Woolworth shows side B
      And <who> stands on the work at Woolworth
      When Alexei goes to the workers' control at Woolworth
      Then the move is refused by whichside.daily.workers-control-needs-empty-tile and by nothing else

      Examples:
        | who    |
        | Pietro |
        | Will   |
        | Jun    |
