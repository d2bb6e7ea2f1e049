# fr: Insalubrité
# fr: Une jauge de 0 à 5 : ce qui déborde coûte de la santé, et un logement propre en épargne.
Feature: Unsanitary conditions
  A gauge from 0 to 5: what overflows costs health, and a clean home spares some.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [incidents.cough]
      copies = 2
      effects = [{ kind = "health", by = -1, whom = "most-dollars" }]

      [incidents.plague]
      effects = [{ kind = "health", by = -2, whom = "most-dollars" }]

      [incidents.childbed]
      copies = 2
      effects = [{ kind = "health", by = -1, people = "all", gender = "woman", whom = "most-dollars" }]

      [incidents.ordeal]
      effects = [{ kind = "health", by = -2, people = "all", gender = "woman", whom = "most-dollars" }]

      [incidents.gangrene]
      effects = [{ kind = "maim", whom = "most-dollars" }]

      [incidents.flood]
      effects = [{ kind = "gauge", gauge = "unsanitary", by = 1, whom = "most-dollars" }]

      [incidents.deluge]
      effects = [{ kind = "gauge", gauge = "unsanitary", by = 2, whom = "most-dollars" }]

      [incidents.scrubbing]
      effects = [{ kind = "gauge", gauge = "unsanitary", by = -2, whom = "most-dollars" }]

      [normals.blast]
      effects = [{ kind = "health", by = -1, whom = "most-dollars" }]

      [misfortunes.fever]
      effects = [{ kind = "health", by = -1 }]

      [misfortunes.ague]
      effects = [{ kind = "gauge", gauge = "unsanitary", by = 2 }, { kind = "health", by = -1, gender = "woman" }]

      [tiles.newtown-creek.a.work]
      unsanitary = 1
      """
    And the Italian Tenement has 20 dollars

  @whichside.unsanitary.definition
  # fr: État du logement
  Rule: From 0 to 5

    # fr: Deux cases plus propre depuis <from>
    Scenario Outline: Two steps cleaner from <from>
      Given 1 incident is drawn
      And Unsanitary of the Italian Tenement is <from>
      When the card "scrubbing" is drawn
      Then Unsanitary of the Italian Tenement is <to>
      And the event gauge-moved happens 1 time

      Examples:
        | from | to |
        | 3    | 1  |
        | 1    | 0  |

    # fr: Un logement propre est dit une fois et reste tel
    Scenario: A clean home is told once and stays as it is
      Given 1 incident is drawn
      And Unsanitary of the Italian Tenement is 0
      When the card "scrubbing" is drawn
      Then Unsanitary of the Italian Tenement is 0
      And the event gauge-moved happens 0 times

  @whichside.unsanitary.overflow
  # fr: Au-delà de cinq
  Rule: Beyond 5 a character loses health

    # fr: Une case à Insalubrité 4
    Scenario: One step at Unsanitary 4
      Given 1 incident is drawn
      And Unsanitary of the Italian Tenement is 4
      When the card "flood" is drawn
      Then Unsanitary of the Italian Tenement is 5
      And the event health-lost happens 0 times
      # fr: le récit dit « Le Tenement italien : l'Insalubrité à 5 »
      And the story says "The Italian Tenement: Unsanitary 5"
      And the event gauge-moved happens 1 time

    # fr: Une case à Insalubrité 5
    Scenario: One step at Unsanitary 5
      Given 1 incident is drawn
      And Unsanitary of the Italian Tenement is 5
      And Risk of the Italian Tenement is 5
      When the card "flood" is drawn
      # fr: le récit dit « Le Tenement italien : l'Insalubrité déjà au bout »
      Then the story says "The Italian Tenement: Unsanitary already at the end"
      # fr: la question ouverte est « Qui perd de la santé ? »
      Then the open question is "Who loses health?"
      And the open question is asked by whichside.unsanitary.overflow
      Then the Italian Tenement must decide
      And the event gauge-moved happens 0 times
      When the Italian Tenement names Rosa
      Then Unsanitary of the Italian Tenement is 5
      And Rosa is at HEA 1
      And clause whichside.unsanitary.overflow is cited
      And the event gauge-stays happens 1 time

    # fr: Deux cases à Insalubrité 4
    Scenario: Two steps at Unsanitary 4
      Given 1 incident is drawn
      And Unsanitary of the Italian Tenement is 4
      When the card "deluge" is drawn
      And the Italian Tenement names Rosa
      Then Unsanitary of the Italian Tenement is 5
      And Rosa is at HEA 1
      And the turn is at the cost of living

    # fr: Deux cases à Insalubrité 5, et deux personnages
    Scenario: Two steps at Unsanitary 5, and two characters
      Given 1 incident is drawn
      And Unsanitary of the Italian Tenement is 5
      When the card "deluge" is drawn
      And the Italian Tenement names Rosa
      And the Italian Tenement names Carlo
      Then Rosa is at HEA 1
      And Carlo is at HEA 1
      And the turn is at the cost of living

    # fr: Personne ne déborde par sa propre action
    Scenario: Nobody overflows by an action of their own
      Given Unsanitary of the Italian Tenement is 5
      When Carlo goes to the work at Newtown Creek
      Then the move is refused by whichside.daily.gauge-maximum and by nothing else

    # fr: Qui perd quoi se choisit de sorte que toute la carte soit subie
    Scenario: Who loses what is chosen so that all of the card can be suffered
      Given Unsanitary of the Italian Tenement is 5
      And Rosa is at HEA 1
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And the Russian Tenement draws a misfortune
      When the card "ague" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Pietro
      And the Italian Tenement names Pietro
      Then Rosa is at HEA 0
      And Pietro is at HEA 0

    # fr: Ce qui manque à l'un ne suffit à personne
    Scenario: With one HEA less the card cannot be suffered in full
      Given Unsanitary of the Italian Tenement is 5
      And Rosa is at HEA 1
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 1
      And the Russian Tenement draws a misfortune
      When the card "ague" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else

  @whichside.unsanitary.zero-shield
  # fr: Protection à zéro
  Rule: A home at 0 spares one loss in a turn

    Background:
      Given Unsanitary of the Italian Tenement is 0

    # fr: La première perte est épargnée
    Scenario: The first loss is spared
      Given 1 incident is drawn
      When the card "cough" is drawn
      Then the event spared happens 1 time
      And the event health-lost happens 0 times
      And clause whichside.unsanitary.zero-shield is cited
      And the turn is at the cost of living
      # fr: le récit dit « Le Tenement italien est propre : une perte de santé lui est épargnée »
      And the story says "The Italian Tenement is clean and spared a loss of health"

    # fr: La seconde perte du même tour est subie
    Scenario: The second loss of the same turn is suffered
      Given 2 incidents are drawn
      When the card "cough" is drawn
      And the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then the event spared happens 1 time
      And Rosa is at HEA 1

    # fr: À Insalubrité 1, rien n'est épargné
    Scenario: At Unsanitary 1 nothing is spared
      Given 1 incident is drawn
      And Unsanitary of the American Tenement is 1
      And the American Tenement has 30 dollars
      When the card "cough" is drawn
      Then the American Tenement must decide
      And clause whichside.unsanitary.zero-shield is not cited

    # fr: Sur deux SAN, une est épargnée
    Scenario: Of two HEA one is spared
      Given 1 incident is drawn
      When the card "plague" is drawn
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And the event spared happens 1 time

    # fr: Toutes les femmes perdent de la santé, et le Tenement dit qui est épargnée
    Scenario: All women lose health, and the Tenement says who is spared
      Given 1 incident is drawn
      When the card "childbed" is drawn
      Then the open question is asked by whichside.incidents.targeting
      Then the Italian Tenement must decide
      # fr: la question ouverte est « À qui le logement propre épargne-t-il la perte ? »
      And the open question is "Who is spared by the clean home?"
      And "the Italian Tenement names Carlo" is refused
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 2
      And Lucia is at HEA 1
      And Carlo is at HEA 2
      And the event spared happens 1 time
      And the event spared happens before the event health-lost

    # fr: Toutes les femmes perdent deux SAN, et l'une d'elles une seule
    Scenario: All women lose two HEA, and one of them a single one
      Given 1 incident is drawn
      When the card "ordeal" is drawn
      And the Italian Tenement names Lucia
      Then Rosa is at HEA 0
      And Lucia is at HEA 1

    # fr: Qui ne perdrait qu'une SAN ne perd rien
    Scenario: Whoever is spared the only loss loses nothing at all
      Given 1 incident is drawn
      When the card "childbed" is drawn
      And the Italian Tenement names Rosa
      Then the event health-lost happens 1 time

    # fr: Toutes les femmes sont alitées
    Scenario: All women are bedridden, and nothing is spared
      Given 1 incident is drawn
      And the Italian Tenement was spared a loss of health this turn
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      When the card "childbed" is drawn
      Then the event nobody-fits happens 1 time
      And the event health-lost happens 0 times

    # fr: La seule femme est épargnée sans qu'on demande
    Scenario: The only woman is spared without a question
      Given 1 incident is drawn
      And Rosa is dead
      When the card "childbed" is drawn
      Then Lucia is at HEA 2
      And the turn is at the cost of living

    # fr: Quand personne ne peut être touché, la protection ne sert pas
    Scenario: Where nobody can be hit the protection is not used up
      Given 2 incidents are drawn
      And Rosa is dead
      And Lucia is dead
      When the card "childbed" is drawn
      Then the event spared happens 0 times
      And the event nobody-fits happens 1 time
      When the card "cough" is drawn
      Then the event spared happens 1 time

    # fr: La protection d'un Tenement alité ne sert pas contre <card>
    Scenario Outline: The protection of a bedridden Tenement is not used up by <card>
      Given 1 incident is drawn
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "<card>" is drawn
      Then the event spared happens 0 times
      And the event nobody-fits happens 1 time
      And the turn is at the cost of living

      Examples:
        | card     |
        | cough    |
        | gangrene |

    # fr: Un logement propre épargne une blessure à vie
    Scenario: A clean home spares an injury for good
      Given 2 incidents are drawn
      When the card "gangrene" is drawn
      Then the event spared happens 1 time
      And the event maimed happens 0 times
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 1

    # fr: Quand rien n'est épargné, un personnage est blessé à vie
    Scenario: Where nothing is spared one character is injured for good
      Given 1 incident is drawn
      And the Italian Tenement was spared a loss of health this turn
      When the card "gangrene" is drawn
      # fr: la question ouverte est « Qui perd de la santé ? »
      Then the open question is "Who loses health?"
      And the open question is asked by whichside.incidents.targeting
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And the event maimed happens 1 time
      And the turn is at the cost of living
      # fr: le récit dit « Rosa : blessure irrémédiable »
      And the story says "Rosa is injured for good"

    # fr: La protection prise contre un malheur manque aux incidents
    Scenario: The protection used against a misfortune is missing in the incidents
      Given the Russian Tenement draws a misfortune
      And the working conditions stands on cell 1
      When the card "fever" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the event spared happens 1 time
      When the work begins
      And the Russian Tenement passes
      And the Italian Tenement passes
      And the American Tenement passes
      And the Chinese Tenement passes
      And the fruits of labor are reaped
      And the incidents begin
      And the card "cough" is drawn
      Then the Italian Tenement must decide
      And the event spared happens 1 time

    # fr: Un logement nettoyé par le travail ménager protège aux incidents du même tour
    Scenario: A home that housework has cleaned protects in the incidents of the same turn
      Given Unsanitary of the American Tenement is 1
      And the American Tenement has 30 dollars
      And Bessy stands on the housework at home
      And the working conditions stands on cell 1
      When the fruits of labor are reaped
      Then Unsanitary of the American Tenement is 0
      When the incidents begin
      And the card "cough" is drawn
      Then the event spared happens 1 time
      # fr: le récit dit « Le Tenement étasunien : l'Insalubrité à 0 »
      And the story says "The American Tenement: Unsanitary 0"

    # fr: La protection revient avec le tour suivant
    Scenario: The protection comes back with the next turn
      Given the turn is at the end of the turn
      And the first player is that of the Chinese Tenement
      And the Italian Tenement was spared a loss of health this turn
      When the end of the turn comes
      And the misfortunes begin
      And the card "fever" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the event spared happens 1 time

    # fr: La protection de ce tour a servi
    Scenario: The protection of this turn is used up
      Given 1 incident is drawn
      And the Italian Tenement was spared a loss of health this turn
      When the card "cough" is drawn
      Then the Italian Tenement must decide
      And the event spared happens 0 times

    # fr: Quand la saleté rend malade, rien n'est épargné
    Scenario: Where filth makes ill nothing is spared
      Given the turn is at life goes on
      And Unsanitary of the American Tenement is 5
      When life goes on
      And the Laundry is turned up
      And the Union Hall is turned up
      Then the American Tenement must decide
      And the event spared happens 0 times

    # fr: Ce qui déborde n'est pas évité
    Scenario: What overflows is not spared (interaction 11)
      Given 1 incident is drawn
      And the American Tenement has 30 dollars
      And Unsanitary of the American Tenement is 5
      When the card "flood" is drawn
      And the American Tenement names Bessy
      Then Bessy is at HEA 1
      And the event spared happens 0 times
      And clause whichside.unsanitary.zero-shield is not cited

    # fr: La protection qui a servi contre un malheur manque face au patronat
    Scenario: The protection used against a misfortune is missing when the employers act (interaction 13)
      Given the Russian Tenement draws a misfortune
      And the other Tenements have 19 dollars
      And the working conditions stands on cell 1
      And the strategy is Challenge to Industry Laws
      And plan 1 is countered
      And the card "blast" is in play
      When the card "fever" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the event spared happens 1 time
      When the work begins
      And the Russian Tenement passes
      And the Italian Tenement passes
      And the American Tenement passes
      And the Chinese Tenement passes
      And the fruits of labor are reaped
      And the incidents begin
      And the card "scrubbing" is drawn
      And the cost of living falls due
      And the struggle ends
      And the employers act
      Then Unsanitary of the Italian Tenement is 0
      And the Italian Tenement must decide
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And the event spared happens 1 time

    # fr: Le Tenement garde sa protection pour plus tard, par l'autre lecture
    Scenario: The Tenement keeps its protection for later by the other reading
      Given the reading R-10 is "chosen"
      And 2 incidents are drawn
      When the card "cough" is drawn
      Then the open question is asked by whichside.unsanitary.zero-shield
      # fr: la question ouverte est « Le logement propre épargne-t-il cette perte de santé ? »
      Then the open question is "Does the clean home spare this loss of health?"
      And person 2 decides
      When the Italian Tenement suffers the loss in spite of its clean home
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      When the card "plague" is drawn
      And the Italian Tenement lets its clean home spare the loss
      And the Italian Tenement names Lucia
      Then Lucia is at HEA 1
      And Carlo is at HEA 2
      And the event spared happens 1 time
      And the turn is at the cost of living

    # fr: Selon l'autre lecture, une perte de toutes les femmes n'en épargne qu'une
    Scenario: By the other reading a loss of all women spares one of them, once
      Given the Italian Tenement has 20 dollars
      And the reading R-10 is "chosen"
      And 1 incident is drawn
      When the card "childbed" is drawn
      And the Italian Tenement lets its clean home spare the loss
      And the Italian Tenement names Lucia
      Then Rosa is at HEA 1
      And Lucia is at HEA 2
      And the turn is at the cost of living
