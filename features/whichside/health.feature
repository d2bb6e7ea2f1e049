# fr: Santé
# fr: Trois niveaux, ce qu'ils coûtent, et qui garde le lit.
Feature: Health
  Three levels, what they cost, and who lies in bed.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [incidents.cough]
      effects = [{ kind = "health", by = -1, whom = "most-dollars" }]

      [incidents.plague]
      effects = [{ kind = "health", by = -2, whom = "most-dollars" }]

      [incidents.childbed]
      effects = [{ kind = "health", by = -1, people = "all", gender = "woman", whom = "most-dollars" }]

      [incidents.beating]
      effects = [{ kind = "health", by = -1, where = "prison", whom = "most-dollars" }]

      [incidents.fall]
      effects = [{ kind = "health", by = -1, where = "space", whom = "most-dollars" }]

      [incidents.draught]
      effects = [{ kind = "health", by = -1, where = "home", gender = "man", whom = "most-dollars" }]

      [incidents.charity]
      effects = [{ kind = "health", by = 1, whom = "most-dollars" }]

      [misfortunes.summons]
      effects = [{ kind = "prison" }]
      """
    And the Italian Tenement has 20 dollars

  @whichside.health.three-levels
  # fr: Trois niveaux
  Rule: From HEA 2 to HEA 0

    # fr: Un niveau de moins
    Scenario: One level down
      Given 1 incident is drawn
      When the card "cough" is drawn
      Then the Italian Tenement must decide
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And Lucia is at HEA 2
      # fr: le récit dit « Rosa descend à SAN 1 »
      And the story says "Rosa goes down to HEA 1"

    # fr: Deux niveaux de moins depuis SAN <from>
    Scenario Outline: Two levels down from HEA <from>
      Given 1 incident is drawn
      And Rosa is at HEA <from>
      When the card "plague" is drawn
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 0

      Examples:
        | from |
        | 2    |
        | 1    |

    # fr: Dans un logement propre, un médecin ne soigne pas au-delà de SAN 2
    Scenario: A doctor in a clean home heals no further than HEA 2
      Given Unsanitary of the Italian Tenement is 0
      And Rosa is at HEA 1
      When the Italian Tenement calls a doctor for Rosa
      Then Rosa is at HEA 2

    # fr: Qui est à SAN 2 n'a pas besoin de médecin
    Scenario: Who is at HEA 2 needs no doctor
      When the Italian Tenement calls a doctor for Rosa
      Then the move is refused by whichside.health.three-levels and by nothing else

    # fr: Qui est à SAN 0 n'a pas de santé à perdre
    Scenario: Who is at HEA 0 has no health to lose
      Given 1 incident is drawn
      And Rosa is at HEA 0
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then the move is refused by whichside.incidents.targeting

    # fr: Qui est à SAN 0 est désigné et ne perd rien, par l'autre lecture
    Scenario: Who is at HEA 0 is named and loses nothing by the other reading
      Given the reading R-12 is "eligible"
      And 1 incident is drawn
      And Rosa is at HEA 0
      When the card "cough" is drawn
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 0
      And Lucia is at HEA 2
      And Rosa is at home
      And the event nobody-fits happens
      And the event health-lost happens 0 times
      And the turn is at the cost of living
      And the event nobody-fits happens 1 time

    # fr: Personne d'un Tenement alité ne peut être touché
    Scenario: Nobody of a bedridden Tenement can be hit
      Given 1 incident is drawn
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "cough" is drawn
      Then the event nobody-fits happens
      And the turn is at the cost of living
      # fr: le récit dit « Le Tenement italien : personne n'est concerné »
      And the story says "Nobody of the Italian Tenement is concerned"

    # fr: Toutes les femmes perdent de la santé, et aucun homme
    Scenario: All women lose health, and no man
      Given 1 incident is drawn
      And Lucia is at HEA 1
      When the card "childbed" is drawn
      Then Rosa is at HEA 1
      And Lucia is at HEA 0
      And Carlo is at HEA 2
      And Pietro is at HEA 2

    # fr: Une perte en prison tombe sur un prisonnier
    Scenario: A loss in prison falls on a prisoner
      Given 1 incident is drawn
      And Carlo is in the Jail box
      When the card "beating" is drawn
      Then Carlo is at HEA 1

    # fr: Une perte au travail ne tombe sur personne qui soit à la maison
    Scenario: A loss at work falls on nobody who is at home
      Given 1 incident is drawn
      When the card "fall" is drawn
      Then the event nobody-fits happens
      And the event health-lost happens 0 times

    # fr: Une perte d'un homme à la maison, quand l'autre est en prison
    Scenario: A loss of one man at home, while the other one is in prison
      Given 1 incident is drawn
      And Carlo is in the Jail box
      When the card "draught" is drawn
      Then Pietro is at HEA 1
      And Carlo is at HEA 2

    # fr: Tous regagnent de la santé, jusqu'à SAN 2
    Scenario: Health regained by everybody, up to HEA 2
      Given 1 incident is drawn
      And Rosa is at HEA 0
      And Pietro is at HEA 1
      When the card "charity" is drawn
      Then Rosa is at HEA 1
      And Pietro is at HEA 2
      And Carlo is at HEA 2
      And the event health-regained happens 2 times

  @whichside.health.hea2
  # fr: En bonne santé
  Rule: At HEA 2 a dollar of upkeep

    # fr: Quatre d'entre eux et le loyer
    Scenario: Four of them and the rent
      Then the cost of living of the Italian Tenement is 6 dollars

  @whichside.health.hea1
  # fr: Blessé ou malade
  Rule: At HEA 1 two dollars of upkeep

    # fr: Un blessé sur quatre
    Scenario: One of four is injured
      Given Rosa is at HEA 1
      Then the cost of living of the Italian Tenement is 7 dollars

    # fr: Les blessés vont au travail
    Scenario: The injured go to work
      Given Carlo is at HEA 1
      When Carlo goes to the work at Newtown Creek
      Then the move is legal

  @whichside.health.hea0-cannot-act
  # fr: Alité et inactif
  Rule: At HEA 0 nobody acts

    # fr: Pas même <space>
    Scenario Outline: Not even <space>
      Given Rosa is at HEA 0
      When Rosa goes to <space>
      Then the move is refused by whichside.daily.hea0-idle

      Examples:
        | space                      |
        | the housework at home      |
        | the agitation at Greenwich |

    # fr: Soigné à SAN 1, tout redevient possible
    Scenario: Healed to HEA 1, everything is possible again
      Given Rosa is at HEA 1
      When Rosa goes to the housework at home
      Then the move is legal

  @whichside.health.hea0-upkeep
  # fr: Entretien d'un alité
  Rule: At HEA 0 two dollars of upkeep

    # fr: Un alité sur quatre
    Scenario: One of four is bedridden
      Given Rosa is at HEA 0
      Then the cost of living of the Italian Tenement is 7 dollars

    # fr: Le personnage alité meurt
    Scenario: The bedridden character dies
      Given Rosa is dead
      Then the cost of living of the Italian Tenement is 5 dollars

  @whichside.health.hea0-stays-home
  # fr: Alité chez soi
  Rule: At HEA 0 one stays in the Tenement

    # fr: On n'emmène pas les alités en prison
    Scenario: The bedridden are not taken to prison
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Rosa
      Then the move is refused by whichside.prison.hea0-cannot-be-sent

    # fr: Qui perd sa dernière santé au travail est ramené chez lui, où les autres restent jusqu'au soir
    Scenario: Who loses the last health at work is brought home, where the others stay until evening
      Given the reading R-2 is "end-of-turn"
      And 1 incident is drawn
      And Carlo stands on the work at Newtown Creek
      And Carlo is at HEA 1
      When the card "fall" is drawn
      Then Carlo is at HEA 0
      And Carlo is at home

    # fr: Qui garde un peu de santé reste au travail
    Scenario: Who keeps some health stays at work
      Given the reading R-2 is "end-of-turn"
      And 1 incident is drawn
      And Carlo stands on the work at Newtown Creek
      When the card "fall" is drawn
      Then Carlo is at HEA 1
      And Carlo stands on the work at Newtown Creek

  @whichside.health.three-levels
  # fr: De combien
  Rule: By how much

    # fr: Un point de moins, et combien en sont là
    Scenario: A point less, and how many are there
      When the Italian Tenement suffers HEA-1
      And the Italian Tenement names Rosa
      Then Rosa loses 1 health
      And 1 character of the Italian Tenement is at HEA 1

    # fr: Une guérison
    Scenario: A healing
      Given 2 characters of the Italian Tenement are at HEA 1
      When the Italian Tenement calls a doctor for Rosa
      Then Rosa gains 1 health
      And 1 character of the Italian Tenement is at HEA 1

    # fr: Le médecin va à la seule qui ne va pas bien
    Scenario: The doctor goes to the only one who is not well
      Given Lucia is at HEA 0
      When the Italian Tenement calls a doctor
      Then Lucia gains 1 health

    # fr: Un incident frappe Rosa
    Scenario: An incident hits Rosa
      When Rosa suffers HEA-1
      Then Rosa loses 1 health
