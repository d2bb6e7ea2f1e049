# fr: Matériel
# fr: Ce que contient la boîte, pour autant qu'une règle le lit.
Feature: Components
  What the box holds, as far as a rule reads it.

  @whichside.component.individual-boards
  # fr: Plateaux individuels
  Rule: Four individual boards

    # fr: Chacun avec les siens
    Scenario: Each with its people
      Given a new game of Which Side for 4 people
      Then Alexei lives in the Russian Tenement
      And Rosa lives in the Italian Tenement
      And Bessy lives in the American Tenement
      And Mei lives in the Chinese Tenement

  @whichside.component.misfortune-cards
  # fr: Cartes malheur
  Rule: 37 misfortunes

    # fr: Avec les COMPLEXES
    Scenario: With the COMPLEX ones
      Given the COMPLEX cards are used
      And a new game of Which Side for 4 people
      Then the pile of the misfortunes holds 37 cards

  @whichside.component.incident-cards
  # fr: Cartes incident
  Rule: 40 incidents

    # fr: Avec les COMPLEXES, les 40
    Scenario: With the COMPLEX ones, all 40
      Given the COMPLEX cards are used
      And a new game of Which Side for 4 people
      Then the pile of the incidents holds 40 cards

  @whichside.component.solidarity-cards
  # fr: Cartes solidarité
  Rule: Ten solidarity cards

    # fr: Toutes sont mélangées
    Scenario: All of them are shuffled
      Given a new game of Which Side for 4 people
      Then the pile of the solidarity cards holds 10 cards

  @whichside.component.strategy-cards
  # fr: Cartes planification patronale
  Rule: Ten strategies, five in two steps and five in three

    # fr: Chacune vient en premier aussi souvent qu'une autre : <strategy>
    Scenario Outline: Each comes first as often as any other: <strategy>
      Given a new game of Which Side for 4 people
      When the Bonesetter is turned up
      And the Laundry is turned up
      Then the probability that "the strategy is <strategy>" is 1/10

      Examples:
        | strategy                         |
        | Pressure on Local Authorities    |
        | Anti-union Legislation           |
        | Newark Cardboard Workshop Fire   |
        | Abusive and Unjustified Controls |
        | Scandal in Food Production       |
        | Challenge to Industry Laws       |
        | Wage Reduction Law               |
        | Pinkerton Raid                   |
        | Triangle Shirtwaist Factory Fire |
        | Strike-breakers                  |

  @whichside.component.difficult-employer-cards
  # fr: Cartes patronales difficiles
  Rule: 16 difficult Employer cards

    # fr: Avec les COMPLEXES, les 16
    Scenario: With the COMPLEX ones, all 16
      Given the COMPLEX cards are used
      And a new game of Which Side for 4 people
      Then the pile of the difficult Employer cards holds 16 cards

    # fr: Sans elles, aucune d'elles n'est face visible
    Scenario: Without them, none of them lies face up
      Given a game of Which Side
      And Fire in the Tenements is in play
      Then no table can show this position by whichside.component.difficult-employer-cards

    # fr: Une carte en deux exemplaires n'y est pas trois fois
    Scenario: Two copies do not lie there three times
      Given a game of Which Side
      And Hired Press is in play
      And Hired Press is in play
      And Hired Press is in play
      Then no table can show this position by whichside.component.difficult-employer-cards

  @whichside.component.normal-employer-cards
  # fr: Cartes patronales normales
  Rule: 21 normal Employer cards

    # fr: Les 21
    Scenario: All 21
      Given a new game of Which Side for 4 people
      Then the pile of the normal Employer cards holds 21 cards

  @whichside.component.premises
  # fr: Locaux
  Rule: Ten premises

    # fr: Toutes sont mélangées, et chacune peut venir en premier
    Scenario: All of them are shuffled, and each can come first
      Given a new game of Which Side for 4 people
      Then the pile of the premises holds 10 cards
      And the probability that "the Laundry lies face up" is 1/10

  @whichside.component.die
  # fr: Dé
  Rule: One die with six faces

    # fr: La petite délinquance mène en Arrestation une fois sur six
    Scenario: Petty crime ends on Arrest once in six times
      Given a game of Which Side
      And Rosa stands on the petty crime at the Tenderloin
      When the fruits of labor are reaped
      Then the probability that "Rosa is in the Arrest box" is 1/6

  @whichside.component.player-markers
  # fr: Marqueurs d'un Tenement
  Rule: As many characters as markers for their health

    # fr: Quatre, et cinq pour les Chinois
    Scenario: Four, and five for the Chinese
      Given a new game of Which Side for 4 people
      Then 4 characters live in the Russian Tenement
      And 4 characters live in the Italian Tenement
      And 4 characters live in the American Tenement
      And 5 characters live in the Chinese Tenement

  @whichside.component.black-markers
  # fr: Marqueurs noirs
  Rule: One black marker for an amputation

    # fr: De SAN 0, on revient à SAN 1 et pas plus loin
    Scenario: From HEA 0 the way back ends at HEA 1
      Given a game of Which Side
      And Rosa is injured for good
      And Rosa is at HEA 0
      And Unsanitary of the Italian Tenement is 0
      And the Italian Tenement has 5 dollars
      When the Italian Tenement calls a doctor for Rosa
      Then Rosa is at HEA 1
      And Rosa is injured for good

    # fr: Deux l'ont au dernier tour au plus, quand la carte a pu revenir : <strength>
    Scenario Outline: Two have it in the last turn at most, when the card may have come again: <strength>
      Given a game of Which Side
      And Rosa is injured for good
      And Lucia is injured for good
      And Employers' Strength is <strength>
      Then <then>

      Examples:
        | strength | then                                                                 |
        | 7        | no table can show this position by whichside.component.black-markers |
        | 10       | Lucia is injured for good                                            |

    # fr: Elle peut être donnée à un Tenement où quelqu'un a de la santé à perdre
    Scenario: It can be given to a Tenement where somebody has health to lose
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When Amputation is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect

    # fr: Une seule personne qui a de la santé à perdre suffit
    Scenario: One who has health to lose is enough
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      When Amputation is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Pietro is injured for good
      And Pietro is at HEA 1
      And the event maimed happens before the event health-lost

    # fr: Un logement propre l'épargne
    Scenario: A clean home spares it
      Given the Russian Tenement draws a misfortune
      And Unsanitary of the Italian Tenement is 0
      When Amputation is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Rosa is at HEA 2
      And whichside.unsanitary.zero-shield is cited

  @whichside.component.black-cylinders
  # fr: Cylindres noirs
  Rule: Three black cylinders for those who join

    # fr: L'équipe dit dans quel Tenement quelqu'un habite
    Scenario: The team says in which Tenement somebody lives
      Given a game of Which Side
      And the team is granted 2 solidarity cards
      When the team draws solidarity cards
      And Clara Lemlich is drawn
      And Strike Fund is drawn
      And the team keeps Clara Lemlich
      # fr: la question ouverte est « Dans quel Tenement vit la nouvelle personne ? »
      Then the open question is "In which Tenement does the newcomer live?"
      And the open question is asked by whichside.component.black-cylinders
      When the newcomer moves in with the Chinese Tenement
      Then Clara Lemlich lives in the Chinese Tenement
      And 6 characters live in the Chinese Tenement
      And Clara Lemlich is at HEA 2
      And Clara Lemlich is at home
      And the turn is at life goes on
      # fr: le récit dit « Clara Lemlich rejoint le Tenement chinois »
      And the story says "Clara Lemlich joins the Chinese Tenement"
      And the event joined happens 1 time
      And the event solidarity-kept happens before the event card-discarded

    # fr: Sans carte, personne ne s'installe
    Scenario: Without a card nobody moves in
      Given a game of Which Side
      And the turn is at the employers' actions
      When the newcomer moves in with the Chinese Tenement
      Then the move is refused by whichside.component.black-cylinders and by nothing else

    # fr: Une troisième trouve le dernier
    Scenario: A third finds the last one
      Given a game of Which Side
      And Clara Lemlich has joined the Italian Tenement
      And Rose Schneiderman has joined the Russian Tenement
      And the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Emma Goldman is drawn
      And Strike Fund is drawn
      And the team keeps Emma Goldman
      And the newcomer moves in with the Russian Tenement
      Then 6 characters live in the Russian Tenement

    # fr: Une quatrième ne trouve plus de cylindre
    Scenario: A fourth finds no cylinder
      Given a game of Which Side
      And this content pack:
        """
        [solidarities.strike-fund]
        effects = []
        [solidarities.strike-fund.guest]
        name = "A striker"
        gender = "man"
        """
      And Clara Lemlich has joined the Italian Tenement
      And Rose Schneiderman has joined the Russian Tenement
      And Emma Goldman has joined the Chinese Tenement
      And the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Strike Fund is drawn
      And Mutual Aid is drawn
      And the team keeps Strike Fund
      Then the turn is at life goes on
      And 5 characters live in the Italian Tenement

    # fr: Le cylindre de qui est mort est de nouveau libre
    Scenario: The cylinder of somebody who died is free again
      Given a game of Which Side
      And this content pack:
        """
        [solidarities.strike-fund]
        effects = []
        [solidarities.strike-fund.guest]
        name = "A striker"
        gender = "man"
        """
      And Clara Lemlich has joined the Italian Tenement
      And Rose Schneiderman has joined the Italian Tenement
      And Emma Goldman has joined the Chinese Tenement
      And Emma Goldman is dead
      And the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Strike Fund is drawn
      And Mutual Aid is drawn
      And the team keeps Strike Fund
      And the newcomer moves in with the Russian Tenement
      Then 5 characters live in the Russian Tenement

    # fr: Qui vient avec la dernière carte du paquet vit comme les autres
    Scenario: Whoever comes with the last card of the deck lives like the others
      Given a game of Which Side
      And this content pack:
        """
        [solidarities.public-inquiry]
        effects = []
        [solidarities.public-inquiry.guest]
        name = "A striker"
        gender = "woman"
        [plans.wage-reduction-law-2]
        normal = 0
        difficult = 0
        condition = [{ kind = "health", by = -1, people = "all", gender = "woman", whom = "each" }]
        """
      And the strategy is Wage Reduction Law
      And the marker stands on plan 2
      And the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Public Inquiry is drawn
      And Mutual Aid is drawn
      And the team keeps Public Inquiry
      And the newcomer moves in with the Italian Tenement
      Then 5 characters live in the Italian Tenement
      When life goes on
      And the Union Hall is turned up
      And the Bonesetter is turned up
      And the offensives begin
      And the end of the turn comes
      Then 3 characters of the Italian Tenement are at HEA 1
      And 2 characters of the American Tenement are at HEA 1

  @whichside.component.tile-sides
  # fr: Deux faces d'une tuile
  Rule: Two sides

    # fr: La face A n'a pas ceux de la face B
    Scenario: Side A has none of those of side B
      Given a game of Which Side
      And Woolworth shows side A
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Carlo goes to the improvement at Woolworth" is legal
      And "Carlo goes to the workers' control at Woolworth" is refused

    # fr: La face B a ses propres emplacements
    Scenario: Side B has spaces of its own
      Given a game of Which Side
      And Woolworth shows side B
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Carlo goes to the workers' control at Woolworth" is legal
      And "Carlo goes to the improvement at Woolworth" is refused

    # fr: La face A en a d'autres
    Scenario: Side A has others
      Given a game of Which Side
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Carlo goes to the workers' control at Woolworth" is refused
      And "Carlo goes to the improvement at Woolworth" is legal

  @whichside.component.tile-actions
  # fr: Rôle des tuiles
  Rule: The tiles on the table have the spaces

    # fr: Une tuile détruite dans un tour passé n'offre plus rien
    Scenario: A tile that was destroyed in an earlier turn offers nothing
      Given the Triangle was destroyed
      Then the Triangle is not on the table
      When Olga goes to the work at the Triangle
      Then the move is refused by whichside.daily.free-space

    # fr: Une tuile qui n'a jamais été là n'est pas détruite
    Scenario: A tile that was never there is not destroyed
      Given the Newark Cardboard Workshop was destroyed
      Then no table can show this position by whichside.setup.tiles-layout

    # fr: Une tuile que rien ne détruit est là
    Scenario: A tile that nothing destroys is there
      Given the Tenderloin was destroyed
      Then no table can show this position by whichside.setup.tiles-layout

    # fr: Une tuile détruite n'offre plus rien
    Scenario: A tile that was destroyed offers nothing
      Given a game of Which Side
      And the strategy is Triangle Shirtwaist Factory Fire
      And the marker stands on plan 3
      And plan 3 is countered
      When the employers act
      Then the Triangle Shirtwaist Factory is not on the table
      And 8 tiles lie on the table

    # fr: Une tuile qui n'est pas là ne peut brûler
    Scenario: A tile that is not there cannot burn
      Given a game of Which Side
      And this content pack:
        """
        [plans.newark-workshop-fire-2]
        effects = [{ kind = "close", tile = "newark" }]
        """
      And the strategy is Newark Cardboard Workshop Fire
      And the marker stands on plan 2
      When the employers act
      Then 9 tiles lie on the table
      And Newark is not closed
      And the event tile-destroyed happens 0 times
      And the event tile-closed happens 0 times

    # fr: Une tuile qui n'a pas été disposée n'offre rien
    Scenario: A tile that was not laid out offers nothing
      Given a game of Which Side
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      And the scenario is the generic scenario
      When Rosa goes to the work at Newark
      Then the move is refused

  @whichside.component.workplaces
  # fr: Lieux de travail
  Rule: Four workplaces

    # fr: Les docks n'en sont pas un
    Scenario: The docks are none of them
      Given a game of Which Side
      And this content pack:
        """
        [scenarios.generic.start]
        tiles = ["triangle", "newtown-creek", "woolworth", "newark", "east-river-docks"]
        """
      Then 5 tiles lie on the table
      And 4 workplaces are on the table

    # fr: Deux améliorent <tile>
    Scenario Outline: Two improve <tile>
      Given a game of Which Side
      And this content pack:
        """
        [scenarios.generic.start]
        tiles = ["triangle", "newtown-creek", "woolworth", "newark"]
        """
      And Rosa stands on the improvement at <tile>
      And Mei stands on the improvement at <tile>
      When the fruits of labor are reaped
      Then <tile> shows side B

      Examples:
        | tile                            |
        | the Triangle Shirtwaist Factory |
        | the Newtown Creek Dye Industry  |
        | the Woolworth Building          |
        | the Newark Cardboard Workshop   |

  @whichside.component.political-places
  # fr: Lieux politiques
  Rule: Five politically important places

    # fr: Deux n'améliorent pas <tile>, trois si
    Scenario Outline: Two do not improve <tile>, three do
      Given a game of Which Side
      And this content pack:
        """
        [scenarios.generic.start]
        tiles = ["greenwich-village", "iww", "ilgwu", "bierhalle", "ferrer-center"]
        """
      And Rosa stands on the improvement at <tile>
      And Mei stands on the improvement at <tile>
      And Bessy stands on <where>
      When the fruits of labor are reaped
      Then <tile> shows side <side>

      Examples:
        | tile                  | where                                    | side |
        | Greenwich Village     | the improvement at Greenwich Village     | B    |
        | Greenwich Village     | the housework at home                    | A    |
        | the Labor Union IWW   | the improvement at the Labor Union IWW   | B    |
        | the Labor Union IWW   | the housework at home                    | A    |
        | the Labor Union ILGWU | the improvement at the Labor Union ILGWU | B    |
        | the Labor Union ILGWU | the housework at home                    | A    |
        | the Bierhalle         | the improvement at the Bierhalle         | B    |
        | the Bierhalle         | the housework at home                    | A    |
        | the Ferrer Center     | the improvement at the Ferrer Center     | B    |
        | the Ferrer Center     | the housework at home                    | A    |

  @whichside.component.specific-places
  # fr: Lieux spécifiques
  Rule: Three specific places

    # fr: Rien n'est à améliorer à <tile>
    Scenario Outline: Nothing is to be improved at <tile>
      Given a game of Which Side
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Rosa goes to the <space> at <tile>" is legal
      And "Rosa goes to the improvement at <tile>" is refused

      # fr: le Tenderloin ; les East River Docks
      Examples:
        | tile                 | space       |
        | the Tenderloin       | petty crime |
        | the East River Docks | work        |

    # fr: Le Western Pen est pour les prisonniers
    Scenario: The Western Pen is for prisoners
      Given a game of Which Side
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Rosa goes to the agitation at the Western Pen" is refused by whichside.daily.western-pen-slot-prisoner-only
