# fr: Coût de la vie
# fr: Le loyer, les locaux, l'entretien, et ce qui les change. Ce qui n'est pas dit : tous sont à
# fr: SAN 2 et à la maison.
Feature: Cost of living
  Rent, premises, upkeep, and what changes them. What is not said: everybody is at HEA 2 and at home.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [misfortunes.dear-bread]
      effects = [{ kind = "lasting", what = "cost", by = 1, until = "game" }]

      [living]
      doctor = 5

      [misfortunes.legacy]
      effects = [{ kind = "lasting", what = "cost", by = -9, until = "turn" }]

      [misfortunes.short-lease]
      effects = [{ kind = "lasting", what = "rent", by = -9, until = "turn" }]

      [incidents.cough]
      effects = [{ kind = "health", by = -1, whom = "most-dollars" }]

      [incidents.levy]
      effects = [{ kind = "money", by = -2, whom = "least-dollars" }]

      [premises.union-hall]
      price = 3
      rent = 0

      [premises.bonesetter]
      price = 3
      rent = 1
      """

  @whichside.cost-of-living.formula
  # fr: La somme
  Rule: The sum of rent, premises, upkeep and modifiers

    # fr: Tous blessés
    Scenario: All of them injured
      Given all the characters of the Italian Tenement are at HEA 1
      Then the cost of living of the Italian Tenement is 10 dollars

    # fr: N'importe quel local qui a un loyer
    Scenario: Any premises with a rent
      Given the Chinese Tenement owns some premises
      Then the cost of living of the Chinese Tenement is 8 dollars

    # fr: Une erreur de loyer s'y ajoute
    Scenario: A rent error is added
      When the Chinese Tenement suffers the misfortune Rent Error
      Then the cost of living of the Chinese Tenement is 9 dollars

    # fr: Quatre personnages en bonne santé
    Scenario: Four characters in good health
      Then the cost of living of the Italian Tenement is 6 dollars
      And the answers rest on whichside.cost-of-living.formula
      And the answers rest on whichside.cost-of-living.tenement-rent
      And the answers rest on whichside.cost-of-living.upkeep-healthy
      And the answers do not rest on whichside.cost-of-living.premises-rent
      And the answers do not rest on whichside.cost-of-living.upkeep-injured
      And the answers do not rest on whichside.cost-of-living.modifiers
      And the answers do not rest on whichside.prison.upkeep

    # fr: Le cinquième personnage des Chinois
    Scenario: The fifth character of the Chinese
      Then the cost of living of the Chinese Tenement is 7 dollars

    # fr: Quatre personnages blessés et un local
    Scenario: Four injured characters and premises
      Given Rosa is at HEA 1
      And Lucia is at HEA 1
      And Carlo is at HEA 1
      And Pietro is at HEA 1
      And the Italian Tenement owns the Bonesetter
      Then the cost of living of the Italian Tenement is 11 dollars
      And the answers rest on whichside.cost-of-living.premises-rent
      And the answers rest on whichside.cost-of-living.upkeep-injured

    # fr: Chaque Tenement paie son propre coût
    Scenario: Every Tenement pays its own cost
      Given the Russian Tenement has 10 dollars
      And the Italian Tenement has 10 dollars
      And the American Tenement has 10 dollars
      And the Chinese Tenement has 10 dollars
      When the cost of living falls due
      Then the Russian Tenement has 3 dollars
      And the Italian Tenement has 4 dollars
      And the American Tenement has 4 dollars
      And the Chinese Tenement has 3 dollars
      And clause whichside.cost-of-living.formula is cited
      And the turn is at the struggle

  @whichside.cost-of-living.tenement-rent
  # fr: Loyer du Tenement
  Rule: The Tenement costs 2 dollars

    # fr: Un Tenement vide a encore son loyer
    Scenario: An empty Tenement still has its rent
      Given Rosa is dead
      And Lucia is dead
      And Carlo is dead
      And Pietro is dead
      Then the cost of living of the Italian Tenement is 2 dollars

    # fr: Erreur de loyer le met à 4 dollars
    Scenario: Rent Error makes it 4 dollars
      Given the Italian Tenement suffered Rent Error this turn
      Then the cost of living of the Italian Tenement is 8 dollars
      And the answers rest on whichside.cost-of-living.modifiers
      And the cost of living of the American Tenement is 6 dollars

    # fr: Erreur de loyer finit avec le tour
    Scenario: Rent Error is over with the turn
      Given the turn is at the end of the turn
      And the Italian Tenement suffered Rent Error this turn
      When the end of the turn comes
      Then the cost of living of the Italian Tenement is 6 dollars

  @whichside.cost-of-living.premises-rent
  # fr: Loyer du local
  Rule: The rent of the premises

    # fr: <premises> : <cost> dollars en tout
    Scenario Outline: <premises>: <cost> dollars in all
      Given the Italian Tenement owns <premises>
      Then the cost of living of the Italian Tenement is <cost> dollars

      Examples:
        | premises       | cost |
        | the Bonesetter | 7    |
        | the Union Hall | 6    |

    # fr: Sans local, rien à ajouter
    Scenario: Without premises there is nothing to add
      Then the cost of living of the Italian Tenement is 6 dollars

    # fr: Un local acheté à la lutte ne coûte pas de loyer ce tour
    Scenario: Premises bought in the struggle cost no rent this turn
      Given the Italian Tenement has 10 dollars
      And the other Tenements have 20 dollars
      And the Bonesetter lies face up
      When the cost of living falls due
      And the Italian Tenement buys the Bonesetter
      Then the Italian Tenement has 1 dollar
      And the cost of living of the Italian Tenement is 7 dollars

  @whichside.cost-of-living.upkeep-healthy
  # fr: Entretien en bonne santé
  Rule: A dollar for each character at HEA 2

    # fr: Trois à SAN 2 et un mort
    Scenario: Three at HEA 2 and one dead
      Given Carlo is dead
      Then the cost of living of the Italian Tenement is 5 dollars

    # fr: Quelqu'un à SAN 2 <where> coûte autant
    Scenario Outline: Somebody at HEA 2 <where> costs as much
      Given Carlo is in <where>
      Then the cost of living of the Italian Tenement is 6 dollars

      Examples:
        | where          |
        | the Jail box   |
        | the Arrest box |

  @whichside.cost-of-living.upkeep-injured
  # fr: Entretien en mauvaise santé
  Rule: Two dollars for each character at HEA 1 or 0

    # fr: Une en bonne santé, les autres blessés
    Scenario: One in good health, the others injured
      Given the other characters of the Italian Tenement are at HEA 1
      And Rosa is at HEA 2
      Then the cost of living of the Italian Tenement is 9 dollars
      And the answers rest on whichside.cost-of-living.upkeep-injured

    # fr: Une en bonne santé, tous les autres alités
    Scenario: One in good health, all the others bedridden
      Given Rosa is at HEA 2
      And the other characters are at HEA 0
      Then the cost of living of the Italian Tenement is 9 dollars
      And the answers rest on whichside.cost-of-living.upkeep-injured

    # fr: Un à SAN 1 et un à SAN 0
    Scenario: One at HEA 1 and one at HEA 0
      Given Rosa is at HEA 1
      And Carlo is at HEA 0
      Then the cost of living of the Italian Tenement is 8 dollars

    # fr: La santé perdue dans un incident se paie le même tour
    Scenario: Health lost in an incident is paid for in the same turn
      Given 1 incident is drawn
      And the Italian Tenement has 20 dollars
      And the other Tenements have 10 dollars
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      And the cost of living falls due
      Then the Italian Tenement has 13 dollars

    # fr: L'argent perdu dans un incident manque le même tour
    Scenario: Money lost in an incident is missing in the same turn
      Given 1 incident is drawn
      And the Italian Tenement has 1 dollar
      And the other Tenements have 20 dollars
      And Unsanitary of the Italian Tenement is 0
      When the card "levy" is drawn
      Then Unsanitary of the Italian Tenement is 1
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 4
      And the Italian Tenement must decide

    # fr: Un personnage blessé coûte plus
    Scenario: One injured character costs more
      Given Mei is at HEA 1
      Then the upkeep of Mei is 2 dollars

  @whichside.cost-of-living.modifiers
  # fr: Modificateurs
  Rule: Other effects change the sum

    # fr: Un dollar de plus pour toute la partie
    Scenario: A dollar more for the whole game
      Given the Italian Tenement suffered the card "dear-bread"
      Then the cost of living of the Italian Tenement is 7 dollars
      And the answers rest on whichside.cost-of-living.modifiers
      And the answers do not rest on whichside.variant.unforeseen.46

    # fr: Ce qui dure toute la partie ne finit pas avec le tour
    Scenario: What lasts for the whole game does not end with the turn
      Given the turn is at the end of the turn
      And the Italian Tenement suffered the card "dear-bread"
      When the end of the turn comes
      Then the cost of living of the Italian Tenement is 7 dollars
      And the cost of living of the American Tenement is 6 dollars

    # fr: Les modificateurs s'ajoutent
    Scenario: Modifiers add up
      Given the Russian Tenement suffered the card "dear-bread"
      And the Russian Tenement suffered Rent Error this turn
      Then the cost of living of the Russian Tenement is 10 dollars

    # fr: Le coût de la vie n'est jamais négatif
    Scenario: Living never costs less than nothing
      Given the Italian Tenement suffered the card "legacy"
      And the Italian Tenement has 2 dollars
      And the other Tenements have 20 dollars
      When the cost of living falls due
      Then the Italian Tenement has 2 dollars
      And clause whichside.misery.trigger is not cited
      And the turn is at the struggle
      And the event part-began happens 2 times

  @whichside.cost-of-living.russian-special
  # fr: Supplément russe
  Rule: The Russians pay a dollar more

    # fr: Quatre personnages en bonne santé, russes et italiens
    Scenario: Four characters in good health, Russian and Italian
      Then the cost of living of the Russian Tenement is 7 dollars
      And the answers rest on whichside.cost-of-living.russian-special
      And the cost of living of the Italian Tenement is 6 dollars

  @whichside.cost-of-living.marker
  # fr: Montant marqué
  Rule: The amount is shown

    # fr: Le récit dit ce que le Tenement italien doit payer
    Scenario: What the Italian Tenement must pay is told
      Given the other Tenements have 20 dollars
      And the Italian Tenement has 20 dollars
      And Rosa is at HEA 1
      When the cost of living falls due
      # fr: le récit dit « Le Tenement italien doit payer 7 $ pour vivre »
      Then the story says "The Italian Tenement must pay $7 to live"
      And clause whichside.cost-of-living.marker is cited

    # fr: Ce que le Tenement russe devait payer ne change pas quand il vend son local
    Scenario: What the Russian Tenement had to pay does not change when it sells its premises
      Given the Russian Tenement owns the Bonesetter
      And the Russian Tenement has 6 dollars
      And the other Tenements have 20 dollars
      When the cost of living falls due
      Then the cost of living of the Russian Tenement came to 8 dollars
      And the cost of living of the Russian Tenement is 7 dollars
      And clause whichside.cost-of-living.marker is cited

  @whichside.cost-of-living.shortfall-misery
  # fr: Incapable de payer
  Rule: Who cannot pay it all is in misery

    Background:
      Given the other Tenements have 20 dollars

    # fr: Le dernier dollar suffit
    Scenario: The last dollar is enough
      Given the Russian Tenement has 7 dollars
      When the cost of living falls due
      Then the Russian Tenement has 0 dollars
      And clause whichside.misery.trigger is not cited

    # fr: Un dollar manque
    Scenario: A dollar short
      Given the Russian Tenement has 6 dollars
      When the cost of living falls due
      Then the Russian Tenement has 0 dollars
      And Unsanitary of the Russian Tenement is 3
      # fr: le récit dit « Il manque 1 $ : le Tenement russe tombe dans la misère »
      And the story says "The Russian Tenement is $1 short and falls into misery"
