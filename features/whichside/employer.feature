# fr: Actions patronales
# fr: Ce que font les cartes que personne n'a contrées. Leurs textes sont ceux du contenu.
Feature: Employer actions
  What the cards do that nobody countered. Their texts are those of the content.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [scenarios.generic.start]
      tiles = ["triangle", "newtown-creek", "tenderloin", "western-pen", "east-river-docks", "greenwich-village", "iww", "ilgwu", "woolworth"]
      [normals.salary-offensive]
      effects = [{ kind = "labour", gauge = "wages", by = 1 }]
      [normals.speed-up]
      measure = false
      effects = [{ kind = "labour", gauge = "conditions", by = 1 }]
      [normals.fines]
      measure = false
      effects = [{ kind = "money", by = -2, whom = "each" }]
      [normals.worker-surveillance]
      measure = true
      effects = [{ kind = "lasting", what = "risk-minimum", by = 2, until = "active", whom = "each" }]
      [normals.police-patrols]
      measure = true
      effects = [{ kind = "lasting", what = "police-minimum", by = 1, until = "active", whom = "each" }]
      [normals.workplace-closure]
      measure = true
      effects = [{ kind = "close" }]
      strike = 1
      dollars = 0
      union = 0
      anarchist = 0
      sabotage = 0
      [normals.blacklist]
      measure = true
      effects = [{ kind = "close", tile = "woolworth" }]
      [normals.scabs]
      copies = 1
      complex = false
      measure = false
      effects = [{ kind = "health", by = -1 }]
      dollars = 0
      union = 1
      anarchist = 0
      strike = 0
      sabotage = 0
      """
    And the working conditions stand on cell 3
    And the wages stand on cell 3
    And the other Tenements have 20 dollars

  @whichside.employer.apply-undefeated
  # fr: Cartes non vaincues appliquées
  Rule: What was not countered takes effect

    # fr: Une fois le patronat passé, aucune n'attend plus
    Scenario: Once the employers have acted none waits any more
      Given Fines is in play
      And the turn is at life goes on
      Then no table can show this position by whichside.employer.apply-undefeated

    # fr: Deux cartes, deux effets
    Scenario: Two cards, two effects
      Given Salary Offensive is in play
      And Speed-up is in play
      When the employers act
      Then the wages stand on cell 4
      And the working conditions stand on cell 4
      And the turn is at life goes on

    # fr: La même carte deux fois
    Scenario: The same card twice
      Given Salary Offensive is in play
      And Salary Offensive is in play
      When the employers act
      Then the wages stand on cell 5

    # fr: Pas de carte, pas d'effet
    Scenario: No card, no effect
      When the employers act
      Then the wages stand on cell 3
      And the event labour-moved happens 0 times

    # fr: Ce qui a été contré ne fait rien
    Scenario: What was countered does nothing
      Given Closure of a Workplace is in play
      And Speed-up is in play
      And the Italians have 1 strike
      When the team counters Closure of a Workplace
      And the struggle ends
      And the employers act
      Then the event tile-closed happens 0 times
      And the working conditions stand on cell 4

    # fr: Dans l'ordre où elles ont été piochées
    Scenario: In the order in which they were drawn
      Given Fines is in play
      And Closure of a Workplace is in play
      When the employers act
      Then the Italians have 18 dollars
      And "the team closes Triangle" is legal
      And whichside.variant.duo.halve-dollars-agitation is not cited
      And "the team lets Closure of a Workplace take effect next" is refused

    # fr: La mesure d'abord, quand l'équipe dit l'ordre
    Scenario: The measure first, where the team says the order
      Given the reading R-34 is "team"
      And Speed-up is in play
      And Degradation of Worker Surveillance is in play
      When the employers act
      Then the open question is asked by whichside.employer.apply-undefeated
      When the team lets Degradation of Worker Surveillance take effect next
      Then Degradation of Worker Surveillance is in force
      And Speed-up is not in play
      And the working conditions stand on cell 4

    # fr: Sans carte, l'équipe n'a pas d'ordre à dire
    Scenario: Without a card there is no order for the team to say
      Given the reading R-34 is "team"
      When the employers act
      Then the turn is at life goes on

  @whichside.employer.coup-de-force
  # fr: Coup de force
  Rule: Coup de force

    # fr: Elle est résolue et défaussée
    Scenario: It is resolved and discarded
      Given Speed-up is in play
      When the employers act
      Then the working conditions stand on cell 4
      And Speed-up is not in play
      And clause whichside.employer.coup-de-force is cited
      # fr: le récit dit « Carte défaussée : Accélération des cadences »
      And the story says "Speed-up is discarded"
      # fr: le récit dit « Les conditions de travail : case 4 depuis la gauche »
      And the story says "The working conditions: cell 4 from the left"

    # fr: À côté d'une mesure qui reste, aussi
    Scenario: Beside a measure that stays as well
      Given the COMPLEX cards are used
      And Degradation of Worker Surveillance is in force
      And Agents Provocateurs is in play
      When the employers act
      Then Agents Provocateurs is not in play
      And Police Threat of the Italians is 2
      And Degradation of Worker Surveillance is in force

    # fr: Elle est là jusqu'à ce qu'elle soit résolue
    Scenario: It lies there until it is resolved
      Given the card "scabs" is in play
      And the first player is that of the Italians
      When the employers act
      Then 1 Employer card lies face up
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And 0 Employer cards lie face up
      And the turn is at life goes on

    # fr: Qui ne peut payer tombe dans la misère, et la carte s'en va
    Scenario: Who cannot pay falls into misery, and the card is gone
      Given Fines is in play
      And the Italians have 1 dollar
      When the employers act
      Then Unsanitary of the Italians is 3
      And the Italians have 0 dollars
      And the Americans have 18 dollars
      And Fines is not in play

    # fr: Aucune n'est en vigueur avec un marqueur
    Scenario: None is in force with a marker
      Given Fines is in force
      Then no table can show this position by whichside.employer.coup-de-force

    # fr: À côté d'une mesure qui prend effet juste avant, aussi
    Scenario: Beside a measure that takes effect just before as well
      Given Degradation of Worker Surveillance is in play
      And Speed-up is in play
      When the employers act
      Then Speed-up is not in play
      And Degradation of Worker Surveillance is in force
      And the working conditions stand on cell 4

    # fr: Celle qui vient d'être résolue s'en va, fût-elle piochée après une autre
    Scenario: The one that was just resolved goes, even if it was drawn after another
      Given the reading R-34 is "team"
      And Speed-up is in play
      And the card "scabs" is in play
      And the first player is that of the Italians
      When the employers act
      And the team lets Scabs take effect next
      And the Italian Tenement names Rosa
      Then the event card-discarded happens 2 times
      And the working conditions stand on cell 4
      And 0 Employer cards lie face up

  @whichside.employer.exceptional-apply
  # fr: Mesure exceptionnelle
  Rule: Exceptional measure

    # fr: Une mesure qui ne ferme rien n'a pas fermé de tuile
    Scenario: A measure that closes nothing has not closed a tile
      Given Triangle is closed by Degradation of Worker Surveillance
      Then no table can show this position by whichside.employer.exceptional-apply

    # fr: Une mesure qui ferme un lieu de travail en a fermé un
    Scenario: A measure that closes a workplace has closed one
      Given Lockout is in force
      Then no table can show this position by whichside.employer.exceptional-apply

    # fr: Ce que ferme une mesure est fermé par une qui est en vigueur
    Scenario: What is closed by a measure is closed by one in force
      Given Triangle is closed by Lockout
      When life goes on
      Then Lockout is in force
      And Triangle is closed

    # fr: Elle reçoit un marqueur et reste
    Scenario: It gets a marker and stays
      Given Degradation of Worker Surveillance is in play
      When the employers act
      Then Degradation of Worker Surveillance is in force
      And 1 Employer card lies face up
      And the minimum of Risk of the Italians is 2
      And clause whichside.employer.exceptional-apply is cited
      # fr: le récit dit « Dégradation de la surveillance ouvrière est en vigueur »
      And the story says "Degradation of Worker Surveillance is in force"
      And the event measure-in-force happens 1 time

    # fr: En vigueur, elle ne s'applique pas à nouveau
    Scenario: In force it is not applied again
      Given Degradation of Worker Surveillance is in force
      When the employers act
      Then the minimum of Risk of the Italians is 2
      And the event measure-in-force happens 0 times

    # fr: Elle vaut dès la fin du tour
    Scenario: It holds from the end of the turn on
      Given Degradation of Worker Surveillance is in force
      And Risk of the Italians is 6
      When the end of the turn comes
      Then Risk of the Italians is 2

    # fr: Une seconde fermeture ferme un autre lieu de travail
    Scenario: A second closure closes another workplace
      Given Lockout is in force
      And Woolworth is closed by Lockout
      And Closure of a Workplace is in play
      When the employers act
      And the team closes Woolworth
      Then the move is refused by whichside.employer.exceptional-apply and by nothing else
      # fr: le refus dit « Nommez l'usine Triangle Shirtwaist ou la teinturerie de Newtown Creek. »
      And the refusal says "Name the Triangle Shirtwaist Factory or the Newtown Creek Dye Industry."
      When the team closes Triangle
      Then the event tile-closed happens 1 time
      And Triangle is closed
      And Woolworth is closed

    # fr: Aucun lieu de travail n'est fermé par deux mesures
    Scenario: No workplace is closed by two measures
      Given Woolworth is closed by Lockout
      And Woolworth is closed by Closure of a Workplace
      Then no table can show this position by whichside.employer.exceptional-apply

    # fr: Quand tous les lieux de travail sont fermés, plus rien ne ferme
    Scenario: Where every workplace is closed nothing more is
      Given Closure of a Workplace is in play
      And Woolworth is closed by Lockout
      And Triangle is closed by Lockout
      And Newtown Creek is closed by Lockout
      When the employers act
      Then Closure of a Workplace is in force
      And the turn is at life goes on

    # fr: La carte qui ferme une tuile est en vigueur, qu'on le dise ou non
    Scenario: The card that closes a tile is in force, whether that is said or not
      Given the Woolworth Building is closed by Lockout
      And Lockout is in force
      Then the Woolworth Building is closed

    # fr: Le lieu de travail posé en dernier peut être fermé aussi
    Scenario: The workplace that was laid out last can be closed as well
      Given Closure of a Workplace is in play
      When the employers act
      Then there are 3 legal moves
      When the team closes Woolworth
      Then Woolworth is closed

    # fr: La tuile que nomme une carte est fermée, fût-elle la dernière de la table
    Scenario: The tile that a card names is closed, even if it is the last one on the table
      Given Blacklist is in play
      When the employers act
      Then Woolworth is closed
      And Triangle is not closed

  @whichside.employer.three-measures-check
  # fr: Troisième mesure, défaite
  Rule: The third measure is a defeat

    # fr: Aucune partie ne continue avec trois d'entre elles
    Scenario: No game goes on with three of them
      Given Degradation of Worker Surveillance is in force
      And Police Patrols is in force
      And Lockout is in force
      And the turn is at the misfortunes of life
      Then no table can show this position by whichside.employer.three-measures-check

    # fr: Une en vigueur et deux nouvelles
    Scenario: One in force and two new ones
      Given Degradation of Worker Surveillance is in force
      And Police Patrols is in play
      And Police Patrols is in play
      When the employers act
      Then the game is lost
      And the event game-ended happens 1 time

    # fr: Deux en vigueur et aucune nouvelle
    Scenario: Two in force and none new
      Given Degradation of Worker Surveillance is in force
      And Police Patrols is in force
      When the employers act
      Then the game goes on
      And the turn is at life goes on

    # fr: Deux en vigueur et un nouveau coup de force
    Scenario: Two in force and a new coup de force
      Given Degradation of Worker Surveillance is in force
      And Police Patrols is in force
      And Speed-up is in play
      When the employers act
      Then the game goes on
      And Degradation of Worker Surveillance is in force
      And Police Patrols is in force

    # fr: Trois sont face visible, et une ancienne est contrée à temps (interaction 35)
    Scenario: Three lie face up, and an old one is countered in time (interaction 35)
      Given Closure of a Workplace is in force
      And Triangle is closed by Closure of a Workplace
      And Police Patrols is in force
      And Degradation of Worker Surveillance is in play
      And the Italians have 1 strike
      When the team counters Closure of a Workplace
      And the struggle ends
      And the employers act
      Then the game goes on
      And Degradation of Worker Surveillance is in force

    # fr: Trois sont face visible, et la nouvelle est contrée à temps (interaction 35)
    Scenario: Three lie face up, and the new one is countered in time (interaction 35)
      Given Degradation of Worker Surveillance is in force
      And Police Patrols is in force
      And Closure of a Workplace is in play
      And the Italians have 1 strike
      When the team counters Closure of a Workplace
      And the struggle ends
      And the employers act
      Then the game goes on

    # fr: Le plan n'a plus d'effet
    Scenario: The plan does not take effect any more
      Given Degradation of Worker Surveillance is in force
      And Police Patrols is in play
      And Police Patrols is in play
      And the strategy is Challenge to Industry Laws
      When the employers act
      Then the game is lost
      And the working conditions stand on cell 3
      And clause whichside.plans.apply-current is not cited

  @whichside.employer.three-measures-check
  # fr: Deux mesures, et une de plus
  Rule: Two measures, and one more

    # fr: La troisième prend effet
    Scenario: The third takes effect
      Given 2 exceptional measures are in force
      And Rent Rise is in play
      When the employers act
      Then the team loses

    # fr: Les salaires reculent
    Scenario: The wages go back
      Given Salary Offensive is in play
      When the employers act
      Then the wages go 1 cell to the right
      And the game goes on

    # fr: Elle prend effet
    Scenario: It takes effect
      Given Salary Offensive is in play
      When the employers act
      Then Salary Offensive takes effect
