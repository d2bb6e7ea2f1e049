# fr: Défaite
# fr: Trois façons de perdre, chacune à son moment.
Feature: Defeat
  Three ways to lose, each at its moment.

  Background:
    Given a game of Which Side

  @whichside.defeat.any-of-three
  # fr: Trois façons de perdre
  Rule: One of them is enough

    # fr: Aucune d'elles
    Scenario: None of them
      When the work begins
      Then the game goes on

    # fr: Seulement personne à jouer
    Scenario: Only nobody to play
      Given Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the work begins
      Then the game is lost

    # fr: Seulement la dernière case
    Scenario: Only the last cell
      Given Employers' Strength stands on 10
      When the end of the turn comes
      Then the game is lost

  @whichside.defeat.es-10
  # fr: Force patronale à dix
  Rule: Employers' Strength on 10 at the end of a turn

    # fr: À 9, on joue encore un tour
    Scenario: On 9 another turn is played
      Given Employers' Strength stands on 9
      When the end of the turn comes
      Then Employers' Strength stands on 10
      And the game goes on

    # fr: À 10, sans victoire
    Scenario: On 10 without victory
      Given Employers' Strength stands on 10
      When the end of the turn comes
      Then the game is lost
      And the event game-ended happens 1 time
      And whichside.defeat.es-10 is cited
      # fr: le récit dit « Les travailleurs perdent »
      And the story says "The workers lose"

    # fr: Sur 10, avec les objectifs atteints
    Scenario: On 10 with the targets met
      Given this content pack:
        """
        [scenarios.generic.goal]
        controls = 0
        gauges = 1
        """
      And Employers' Strength stands on 10
      And the wages stands on cell 1
      When the end of the turn comes
      Then the game is won

    # fr: Une carte peut achever la partie un tour plus tôt
    Scenario: A card that raises it on 9 can end the game in the same turn
      Given this content pack:
        """
        [difficults.hired-press]
        effects = [{ kind = "strength", by = 1 }]
        """
      And Employers' Strength stands on 9
      And Hired Press is in play
      When the employers act
      Then Employers' Strength stands on 10
      And the game goes on
      When life goes on
      And the Bonesetter is turned up
      And the Laundry is turned up
      And the offensives begin
      And Wage Reduction Law is drawn
      And Salary Offensive is drawn
      And the end of the turn comes
      Then the game is lost
      # fr: le récit dit « La Force patronale est à 10 »
      And the story says "Employers' Strength is now 10"

  @whichside.defeat.no-playable-character
  # fr: Plus personne à jouer
  Rule: A Tenement without a playable character

    # fr: Alités, arrêtés et morts
    Scenario: Bedridden, arrested and dead
      Given Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is in the Arrest box
      And Pietro is dead
      When the work begins
      Then the game is lost
      And whichside.defeat.no-playable-character is cited

    # fr: Tous morts, ce n'est regardé qu'au début du travail
    Scenario: All dead, which is looked at only when the work begins
      Given Rosa is dead
      And Lucia is dead
      And Carlo is dead
      And Pietro is dead
      Then the game goes on
      And the answers rest on whichside.defeat.no-playable-character

    # fr: Un seul à SAN 1 suffit
    Scenario: One at HEA 1 is enough
      Given Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 1
      When the work begins
      Then the game goes on

    # fr: Un malheur alite le dernier
    Scenario: A misfortune puts the last one to bed
      Given Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 1
      And the Chinese Tenement draws a misfortune
      When Illness is drawn
      And the Chinese Tenement gives it to the Italian Tenement
      Then Pietro is at HEA 0
      And the game goes on
      When the work begins
      Then the game is lost

    # fr: Quelqu'un d'une carte solidarité, selon R-50 : <option>
    Scenario Outline: Somebody of a solidarity card, as R-50 is read: <option>
      Given the reading R-50 is "<option>"
      And Clara Lemlich has joined the Italian Tenement
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the work begins
      Then <result>

      Examples:
        | option         | result           |
        | counts         | the game goes on |
        | does-not-count | the game is lost |

    # fr: Quelqu'un d'une carte solidarité suffit, si la table ne le lit pas autrement
    Scenario: Somebody of a solidarity card is enough, unless the table reads it otherwise
      Given Clara Lemlich has joined the Italian Tenement
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the work begins
      Then the game goes on

    # fr: Par l'autre lecture, les siens suffisent toujours
    Scenario: By the other reading its own people are enough as ever
      Given the reading R-50 is "does-not-count"
      When the work begins
      Then the game goes on

    # fr: Le dernier Tenement n'a plus personne
    Scenario: The last Tenement has nobody left
      Given all the characters of the Chinese Tenement are at HEA 0
      When the work begins
      Then the game is lost
      And the event game-ended happens 1 time

    # fr: Le dernier de ses personnages suffit
    Scenario: The last of its characters is enough
      Given Mei is at HEA 0
      And Lan is at HEA 0
      And Ying is at HEA 0
      And Wei is at HEA 0
      When the work begins
      Then the game goes on

  @whichside.defeat.unplayable-definition
  # fr: Personnage injouable
  Rule: Who cannot be played

    # fr: Tous sont en prison
    Scenario: All are in Jail
      Given all the characters of the Italian Tenement are in the Jail box
      When the work begins
      Then the game is lost

    # fr: Le dernier est <where>
    Scenario Outline: The last one is <where>
      Given Rosa is dead
      And Lucia is dead
      And Carlo is dead
      And Pietro is in <where>
      And the Italian Tenement owns the Liberal Lawyer
      When the work begins
      Then <result>

      Examples:
        | where              | result           |
        | the Arrest box     | the game is lost |
        | the Liberal Lawyer | the game goes on |

    # fr: À la maison et à SAN 1
    Scenario: At home and at HEA 1
      Given Rosa is dead
      And Lucia is dead
      And Carlo is dead
      And Pietro is at HEA 1
      When the work begins
      Then the game goes on

    # fr: Qui pourrait agiter au Western Pen ne suffit pas
    Scenario: Who could agitate at the Western Pen is not enough (interaction 4)
      Given the turn is at the prison
      And Rosa is in the Arrest box
      And Lucia is dead
      And Carlo is dead
      And Pietro is dead
      When the work begins
      Then the game is lost
      And clause whichside.defeat.no-playable-character is cited

  @whichside.defeat.three-exceptional-measures
  # fr: Trois mesures exceptionnelles
  Rule: Three exceptional measures

    # fr: Une en vigueur, et une que personne n'a contrée
    Scenario: One in force, and one that nobody countered
      Given 1 exceptional measure is in force
      And 1 exceptional measure was not countered
      When the employers act
      Then the game goes on

    # fr: Deux en vigueur et une nouvelle
    Scenario: Two in force and a new one
      Given Rent Rise is in force
      And Police Patrols is in force
      And Degradation of Worker Surveillance is in play
      When the employers act
      Then the game is lost
      And whichside.defeat.three-exceptional-measures is cited
      And 3 exceptional measures are in force
      And the team loses

    # fr: Deux en vigueur et un coup de force
    Scenario: Two in force and a coup de force
      Given Rent Rise is in force
      And Police Patrols is in force
      And Fines is in play
      And the other Tenements have 5 dollars
      When the employers act
      Then the game goes on
      And 2 exceptional measures are in force

    # fr: La nouvelle mesure est contrée à temps
    Scenario: Of two in force and a new one, an old one is countered in time
      Given Rent Rise is in force
      And Police Patrols is in force
      And Degradation of Worker Surveillance is in play
      And the Italian Tenement has 1 anarchist agitation
      And the Italian Tenement has 2 union agitations
      When the team counters Police Patrols
      And the Italian Tenement gives 1 anarchist agitation
      And the struggle ends
      And the employers act
      Then the game goes on
      And Degradation of Worker Surveillance is in force
