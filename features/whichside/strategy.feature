# fr: Planifications
# fr: Une planification s'achève quand le marqueur quitte son dernier plan.
Feature: Strategies
  A strategy ends when the marker leaves its last plan.

  Background:
    Given a game of Which Side

  @whichside.strategy.end
  # fr: Fin d'une planification
  Rule: The marker leaves the last plan

    # fr: Une planification ne se termine pas avec son premier plan
    Scenario: A strategy does not end with its first plan
      Given this turn began with plan 1 of Wage Reduction Law
      Then no table can show this position by whichside.strategy.end

    # fr: Deux sur trois, quelle que soit la planification
    Scenario: Two of three, whichever strategy it is
      Given a strategy with 3 plans is in play
      And 2 of its plans are countered
      When the strategy ends
      Then the strategy ended in a partial victory
      And the event strategy-ended happens 1 time

    # fr: Dire laquelle prend fin, c'est dire laquelle est en jeu
    Scenario: To say which one ends is to say which one is in play
      When the strategy Wage Reduction Law ends
      Then Wage Reduction Law ended in a defeat

    # fr: Après le dernier de deux
    Scenario: After the last of two
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      Then no strategy is in play
      And whichside.strategy.table.2-step-victory is cited

    # fr: Après le deuxième de trois, elle continue
    Scenario: After the second of three it goes on
      Given the strategy is Strike-breakers
      And the marker stands on plan 2
      And plan 2 is countered
      When the employers act
      Then the strategy is Strike-breakers
      And the marker stands on plan 3

    # fr: L'effet du dernier plan vient avant le résultat
    Scenario: The last plan takes effect, then the result
      Given this content pack:
        """
        [plans.abusive-controls-2]
        effects = [{ kind = "labour", gauge = "wages", by = 1 }]
        [strategies.abusive-controls]
        defeat = [{ kind = "labour", gauge = "hours", by = 2 }]
        """
      And the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      When the employers act
      Then the wages stands on cell 4
      And the working hours stands on cell 5
      And the turn is at life goes on

    # fr: Ce qu'un plan fait tant qu'il est là finit avec la planification
    Scenario: What a plan does as long as it lies there ends with the strategy
      Given this content pack:
        """
        [plans.abusive-controls-2]
        effects = [{ kind = "close", tile = "triangle" }, { kind = "close", tile = "woolworth", until = "game" }]
        [strategies.abusive-controls]
        partial_defeat = []
        defeat = [{ kind = "close", tile = "newtown-creek" }]
        """
      And the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And Lockout is in force
      And Triangle is closed by Lockout
      When the employers act
      Then the event tile-closed happens 3 times
      And Woolworth is closed
      And Newtown Creek is closed
      And Triangle is closed

    # fr: Et une tuile que rien d'autre ne ferme est de nouveau ouverte
    Scenario: And a tile that nothing else closes is open again
      Given this content pack:
        """
        [plans.abusive-controls-2]
        effects = [{ kind = "close", tile = "triangle" }]
        [strategies.abusive-controls]
        defeat = []
        """
      And the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      When the employers act
      Then the event tile-closed happens 1 time
      And Triangle is not closed

    # fr: Tout ce que fait le résultat arrive, quelle que soit l'option de R-147 : <option>
    Scenario Outline: All that the result does happens, however R-147 is read: <option>
      Given this content pack:
        """
        [plans.abusive-controls-2]
        effects = []
        [strategies.abusive-controls]
        defeat = [{ kind = "close", tile = "newtown-creek" }, { kind = "close", tile = "woolworth" }]
        """
      And the reading R-147 is "<option>"
      And the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      When the employers act
      Then Newtown Creek is closed
      And Woolworth is closed

      Examples:
        | option              |
        | wherever-they-come  |
        | in-the-winter-fires |

    # fr: Les effets du résultat arrivent dans l'ordre où ils sont imprimés, selon R-147 : <option>
    Scenario Outline: The effects of the result happen in the printed order, as R-147 is read: <option>
      Given this content pack:
        """
        [plans.abusive-controls-2]
        effects = []
        [strategies.abusive-controls]
        defeat = [
          { kind = "gauge", gauge = "risk", by = 9, whom = "each" },
          { kind = "gauge", gauge = "risk", by = -1, whom = "each" },
        ]
        """
      And the reading R-147 is "<option>"
      And the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      When the employers act
      Then Risk of the Italian Tenement is 7

      Examples:
        | option              |
        | wherever-they-come  |
        | in-the-winter-fires |

    # fr: Tant que le résultat n'est pas réglé, la vie ne continue pas
    Scenario: Until the result is settled life does not go on
      Given this content pack:
        """
        [plans.abusive-controls-2]
        effects = []
        [strategies.abusive-controls]
        defeat = [{ kind = "health", by = -1, whom = "most-dollars" }]
        """
      And the Italian Tenement has 9 dollars
      And the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      When the employers act
      Then the Italian Tenement must decide
      And the turn is at the employers' actions
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And the turn is at life goes on

    # fr: Le résultat trouve la prison encore pleine
    Scenario: The result finds the Jail still full (interaction 48)
      Given this content pack:
        """
        [plans.abusive-controls-2]
        effects = []
        [strategies.abusive-controls]
        defeat = [{ kind = "health", by = -1, people = "all", gender = "woman", whom = "each" }]
        """
      And the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And Rosa is in the Jail box
      And Rosa is at HEA 1
      And Lucia is at HEA 1
      When the employers act
      Then Rosa is dead
      And Lucia is at HEA 0
      And Lucia is at home
      And clause whichside.prison.hea0-dies is cited

  @whichside.strategy.count-defeated
  # fr: Compte des cartes vaincues
  Rule: The plans countered are counted

    # fr: Deux sur trois
    Scenario: Two of three
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 2 is countered
      And plan 3 is countered
      When the employers act
      Then whichside.strategy.table.3-step-partial-victory is cited
      And Strike-breakers ended in a partial victory
      # fr: le récit dit « Briseurs de grève se termine ; plans contrés : 2 »
      And the story says "Strike-breakers is over; plans countered: 2"

    # fr: Peu importe lesquels
    Scenario: Which of them makes no difference
      Given the strategy is Strike-breakers
      And the marker stands on plan 3
      And plan 1 is countered
      And plan 3 is countered
      When the employers act
      Then whichside.strategy.table.3-step-partial-victory is cited

    # fr: Une planification de deux plans n'en a pas trois de contrés
    Scenario: A strategy of two plans has no three that are countered
      Given the strategy is Pressure on Local Authorities
      And 3 of its plans are countered
      Then no table can show this position by whichside.strategy.count-defeated

  @whichside.strategy.end
  # fr: Ce qui dure après la fin
  Rule: What lasts after the end

    # fr: Ce qu'une défaite change pour toute la partie
    Scenario: What a defeat changes for the whole game
      Given Pressure on Local Authorities ended in a defeat
      Then Police Threat of the Italian Tenement is 1
      And Police Threat of the Russian Tenement is 0
      When the end of the turn comes
      Then Police Threat of the Italian Tenement is 1

    # fr: Une victoire n'y change rien
    Scenario: A victory changes nothing of it
      Given Pressure on Local Authorities ended in a victory
      Then Police Threat of the Italian Tenement is 0

    # fr: Une planification qui a pris fin ne revient pas
    Scenario: A strategy that ended does not come again
      Given Pressure on Local Authorities ended in a partial defeat
      And no strategy is in play
      When the offensives begin
      Then the probability that "Pressure on Local Authorities comes up" is 0

    # fr: Une planification ne peut avoir pris fin et être en jeu
    Scenario: A strategy cannot have ended and be in play
      Given Pressure on Local Authorities ended in a defeat
      And the strategy is Pressure on Local Authorities
      Then no table can show this position by whichside.setup.strategy-piles

  @whichside.strategy.end
  # fr: Le dernier plan
  Rule: The last plan

    # fr: Deux plans contrés sur trois
    Scenario: Two plans of three countered
      Given the strategy is Challenge to Industry Laws
      And 2 of its plans are countered
      When the strategy ends
      Then Challenge to Industry Laws ended in a partial victory
