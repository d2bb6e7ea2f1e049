# fr: Offensives patronales
# fr: Les planifications, leurs plans, et les cartes patronales de chaque tour.
Feature: Employer offensives
  Strategies, their plans, and the Employer cards of every turn.

  Background:
    Given a game of Which Side

  @whichside.offensives.draw-strategy
  # fr: Nouvelle planification
  Rule: A new strategy if none is in play

    # fr: Aucune n'est en jeu
    Scenario: None is in play
      Given no strategy is in play
      And no Employer card lies face up
      And the turn is at the employers' offensives
      When the offensives begin
      # fr: la question ouverte est « Révélez une planification patronale. »
      Then the open question is "Turn up a strategy of the employers."
      Then the open question is asked by whichside.offensives.draw-strategy
      When Wage Reduction Law is drawn
      Then the strategy is Wage Reduction Law
      # fr: le récit dit « La planification : Loi de réduction salariale »
      And the story says "The strategy: Wage Reduction Law"
      # fr: le récit dit « Les plans sont étalés : Loi de réduction salariale »
      And the story says "The plans of Wage Reduction Law are laid out"

    # fr: Celle qui est révélée est en jeu, aucune autre ne l'est
    Scenario: The one that is turned up is in play, and no other
      Given no strategy is in play
      And no Employer card lies face up
      When the offensives begin
      Then Wage Reduction Law is not in play
      And the probability that "Wage Reduction Law is in play" is 1/10
      When Wage Reduction Law is drawn
      Then Wage Reduction Law is in play
      And Anti-union Legislation is not in play

    # fr: L'une continue
    Scenario: One goes on
      Given Wage Reduction Law is in play
      And the marker stands on plan 2
      When the offensives begin
      And Fines is drawn
      Then the strategy is Wage Reduction Law
      And the pile of the strategies holds 3 cards
      And the marker stands on plan 2
      # fr: le récit dit « La carte patronale normale : Amendes »
      And the story says "The normal Employer card: Fines"

    # fr: Il n'en reste plus à piocher
    Scenario: None is left to draw
      Given this content pack:
        """
        [scenarios.generic]
        two_steps = 0
        three_steps = 0
        """
      And the turn is at the employers' offensives
      When the offensives begin
      Then 0 Employer cards lie face up
      And the event plans-laid happens 0 times
      And the turn is at the end of the turn

  @whichside.offensives.lay-plans
  # fr: Étapes posées en ligne
  Rule: Its plans are laid in order

    # fr: <strategy>
    Scenario Outline: <strategy>
      Given the turn is at the employers' offensives
      When the offensives begin
      And <strategy> is drawn
      And Fines is drawn
      Then <n> plans lie beside the strategy
      And plan <n> is not countered
      And whichside.offensives.lay-plans is cited

      Examples:
        | strategy                   | n |
        | Scandal in Food Production | 2 |
        | Strike-breakers            | 3 |

    # fr: Sans planification, aucun plan n'est contré
    Scenario: Without a strategy no plan is countered
      Given plan 1 is countered
      Then no table can show this position by whichside.offensives.lay-plans

    # fr: Il n'y en a pas plus que sa planification n'en a
    Scenario: There are no more of them than the strategy has
      Given the strategy is Wage Reduction Law
      And plan 4 is countered
      Then no table can show this position by whichside.offensives.lay-plans

    # fr: Elles viennent dans l'ordre de leurs étapes
    Scenario: They come in the order of their steps
      Given this content pack:
        """
        [plans.strike-breakers-1]
        step = 3
        [plans.strike-breakers-3]
        step = 1
        normal = 2
        difficult = 0
        """
      And the turn is at the employers' offensives
      When the offensives begin
      And Strike-breakers is drawn
      And Fines is drawn
      And Scabs is drawn
      Then 2 Employer cards lie face up
      And the turn is at the end of the turn
      And the event plans-laid happens 1 time

  @whichside.offensives.plan-contents
  # fr: Contenu d'une étape
  Rule: Each step has its own effect and price

    # fr: Le prix de l'étape <step>
    Scenario Outline: The price of step <step>
      Given this content pack:
        """
        [plans.strike-breakers-1]
        union = 2
        dollars = 0
        [plans.strike-breakers-2]
        anarchist = 0
        sabotage = 1
        dollars = 0
        """
      And the strategy is Strike-breakers
      And the marker stands on plan <step>
      And the Italian Tenement has <paid>
      When the team counters the current plan
      Then plan <step> is countered

      Examples:
        | step | paid               |
        | 1    | 2 union agitations |
        | 2    | 1 sabotage         |

    # fr: L'effet de l'étape <step>
    Scenario Outline: The effect of step <step>
      Given this content pack:
        """
        [plans.strike-breakers-1]
        effects = [{ kind = "labour", gauge = "hours", by = 1 }]
        [plans.strike-breakers-2]
        effects = [{ kind = "labour", gauge = "wages", by = 2 }]
        """
      And the strategy is Strike-breakers
      And the marker stands on plan <step>
      When the employers act
      Then the working hours stands on cell <hours>
      And the wages stands on cell <wages>

      Examples:
        | step | hours | wages |
        | 1    | 4     | 3     |
        | 2    | 3     | 5     |

  @whichside.offensives.marker-step-one
  # fr: Marqueur sur l'étape 1
  Rule: The marker goes to step 1

    # fr: D'une nouvelle planification
    Scenario: Of a new strategy
      Given the turn is at the employers' offensives
      When the offensives begin
      And Wage Reduction Law is drawn
      And Fines is drawn
      Then the marker stands on plan 1

  @whichside.offensives.draw-employer-cards
  # fr: Nouvelles cartes patronales
  Rule: Employer cards every turn, as the current plan says

    # fr: La planification est posée, et sa carte est encore à retourner
    Scenario: The strategy lies there, and its card is still to be turned up
      Given the turn is at the set-up
      And the strategy is Wage Reduction Law
      And the team has still to turn up 1 of the normal Employer cards
      When Fines is drawn
      Then the turn is at the misfortunes of life
      And Fines is in play

    # fr: Les cartes sont tirées même sans nouvelle planification
    Scenario: Cards are drawn though the strategy is not new
      Given this content pack:
        """
        [plans.wage-reduction-law-2]
        normal = 1
        difficult = 1
        """
      And the strategy is Wage Reduction Law
      And the marker stands on plan 2
      When the offensives begin
      # fr: la question ouverte est « Révélez une carte patronale. »
      Then the open question is "Turn up an Employer card."
      And the open question is asked by whichside.offensives.draw-employer-cards
      And the turn is at the employers' offensives
      When Fines is drawn
      And Longer Days is drawn
      Then 2 Employer cards lie face up
      And Fines is in play
      And Longer Days is in play
      And the turn is at the end of the turn
      # fr: le récit dit « La carte patronale difficile : Journées allongées »
      And the story says "The difficult Employer card: Longer Days"

    # fr: Celle qu'on pioche s'applique après celles qui sont déjà là
    Scenario: What is drawn takes effect after those that lie there already
      Given this content pack:
        """
        [misfortunes.quiet-day]
        copies = 9
        effects = []
        [incidents.quiet-day]
        copies = 9
        effects = []
        [plans.wage-reduction-law-1]
        normal = 2
        """
      And the other Tenements have 20 dollars
      And the strategy is Wage Reduction Law
      When the offensives begin
      And Fines is drawn
      And Closure of a Workplace is drawn
      And the end of the turn comes
      And the misfortunes begin
      And the card "quiet-day" is drawn
      And the Italian Tenement gives it to the American Tenement
      And the card "quiet-day" is drawn
      And the American Tenement gives it to the Chinese Tenement
      And the card "quiet-day" is drawn
      And the Chinese Tenement gives it to the Russian Tenement
      And the card "quiet-day" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the work begins
      And the Italians pass
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      And the fruits of labor are reaped
      And the incidents begin
      And the card "quiet-day" is drawn
      And the card "quiet-day" is drawn
      And the cost of living falls due
      And the struggle ends
      And the employers act
      Then the Chinese have 11 dollars
      And "the team closes Triangle" is legal

    # fr: Elles se piochent dans leurs propres paquets
    Scenario: They are drawn from their own decks
      Given the strategy is Wage Reduction Law
      When the offensives begin
      And Longer Days is drawn
      Then the move is refused by whichside.offensives.draw-employer-cards

    # fr: Quand la dernière carte patronale s'applique, selon R-52 : <option>
    Scenario Outline: When the last Employer card takes effect, as R-52 is read: <option>
      Given the reading R-52 is "<option>"
      And this content pack:
        """
        [normals.salary-offensive]
        complex = true
        [normals.worker-surveillance]
        complex = true
        [normals.workplace-closure]
        complex = true
        [normals.political-fire]
        complex = true
        [normals.speed-up]
        complex = true
        [normals.police-patrols]
        complex = true
        [normals.blacklist]
        complex = true
        [normals.scabs]
        complex = true
        [normals.health-inspection]
        complex = true
        [normals.fines]
        copies = 1
        union = 1
        """
      And Fines is in play
      When the employers act
      Then Fines is not in play
      And the pile of the normal Employer cards holds <n> cards

      Examples:
        | option     | n |
        | reshuffled | 1 |
        | used-up    | 0 |

    # fr: Quand la dernière carte patronale s'en va avec la tuile qu'elle fermait, selon R-52 : <option>
    Scenario Outline: When the last Employer card goes with the tile that it closed, as R-52 is read: <option>
      Given the reading R-52 is "<option>"
      And the reading R-91 is "card-goes"
      And this content pack:
        """
        [normals.salary-offensive]
        complex = true
        [normals.worker-surveillance]
        complex = true
        [normals.fines]
        complex = true
        [normals.political-fire]
        complex = true
        [normals.speed-up]
        complex = true
        [normals.police-patrols]
        complex = true
        [normals.blacklist]
        complex = true
        [normals.scabs]
        complex = true
        [normals.health-inspection]
        complex = true
        [normals.workplace-closure]
        copies = 1
        measure = true
        effects = [{ kind = "close" }]
        [plans.abusive-controls-1]
        effects = [{ kind = "destroy", tile = "triangle" }]
        """
      And the strategy is Abusive and Unjustified Controls
      And Closure of a Workplace is in force
      And Triangle is closed by Closure of a Workplace
      When the employers act
      Then Closure of a Workplace is not in play
      And the pile of the normal Employer cards holds <n> cards

      Examples:
        | option     | n |
        | reshuffled | 1 |
        | used-up    | 0 |

    # fr: Quand la dernière carte patronale est contrée, selon R-52 : <option>
    Scenario Outline: When the last Employer card is countered, as R-52 is read: <option>
      Given the reading R-52 is "<option>"
      And this content pack:
        """
        [normals.salary-offensive]
        complex = true
        [normals.worker-surveillance]
        complex = true
        [normals.workplace-closure]
        complex = true
        [normals.political-fire]
        complex = true
        [normals.speed-up]
        complex = true
        [normals.police-patrols]
        complex = true
        [normals.blacklist]
        complex = true
        [normals.scabs]
        complex = true
        [normals.health-inspection]
        complex = true
        [normals.fines]
        copies = 1
        union = 1
        """
      And Fines is in play
      And the Italian Tenement has 1 union agitation
      When the team counters Fines
      Then Fines is not in play
      And the pile of the normal Employer cards holds <n> cards

      Examples:
        | option     | n |
        | reshuffled | 1 |
        | used-up    | 0 |

    # fr: Quand le paquet épuisé est mélangé, selon R-150 : <option>
    Scenario Outline: When a deck that is used up is shuffled again, as R-150 is read: <option>
      Given the reading R-150 is "<option>"
      And this content pack:
        """
        [plans.anti-union-legislation-1]
        normal = 2
        difficult = 0
        """
      And the pile of the normal Employer cards holds 1 card
      And no strategy is in play
      And the turn is at the employers' offensives
      When the offensives begin
      And Anti-union Legislation is drawn
      And Fines is drawn
      Then the pile of the normal Employer cards <holds>
      When Speed-up is drawn
      Then the pile of the normal Employer cards holds at least 6 cards

      # fr: est vide ; compte au moins 6 cartes
      Examples:
        | option             | holds                    |
        | with-the-last-card | holds at least 6 cards |
        | when-needed        | is empty                 |

    # fr: Quand toutes les cartes sont visibles, il n'en vient plus
    Scenario: When all of them lie face up none comes any more
      Given this content pack:
        """
        [normals.salary-offensive]
        complex = true
        [normals.worker-surveillance]
        complex = true
        [normals.workplace-closure]
        complex = true
        [normals.political-fire]
        complex = true
        [normals.speed-up]
        complex = true
        [normals.police-patrols]
        complex = true
        [normals.blacklist]
        complex = true
        [normals.scabs]
        complex = true
        [normals.health-inspection]
        complex = true
        [normals.fines]
        copies = 1
        union = 1
        measure = true
        """
      And Fines is in force
      And the strategy is Wage Reduction Law
      When the offensives begin
      Then 1 Employer cards lie face up
      And the turn is at the end of the turn

    # fr: La dernière carte ne revient pas tant qu'elle est visible
    Scenario: What lies face up is not shuffled in
      Given this content pack:
        """
        [normals.salary-offensive]
        complex = true
        [normals.worker-surveillance]
        complex = true
        [normals.workplace-closure]
        complex = true
        [normals.political-fire]
        complex = true
        [normals.speed-up]
        complex = true
        [normals.police-patrols]
        complex = true
        [normals.blacklist]
        complex = true
        [normals.scabs]
        complex = true
        [normals.health-inspection]
        complex = true
        [normals.fines]
        copies = 2
        union = 1
        measure = true
        """
      And Fines is in force
      And the strategy is Wage Reduction Law
      When the offensives begin
      And Fines is drawn
      Then the pile of the normal Employer cards holds 0 cards
      And 2 Employer cards lie face up

    # fr: Une mesure révélée n'agit pas encore
    Scenario: A measure that is drawn is not in force yet
      Given the strategy is Wage Reduction Law
      And Rent Rise is in force
      And Private Police is in force
      When the offensives begin
      And Police Patrols is drawn
      Then Police Patrols is in play
      And the game goes on

    # fr: Quand la dernière carte patronale difficile s'applique, selon R-52 : <option>
    Scenario Outline: When the last difficult Employer card takes effect, as R-52 is read: <option>
      Given the reading R-52 is "<option>"
      And this content pack:
        """
        [difficults.tenement-fire]
        complex = true
        [difficults.mass-arrests]
        complex = true
        [difficults.longer-days]
        complex = true
        [difficults.wage-cut]
        complex = true
        [difficults.private-police]
        complex = true
        [difficults.rent-rise]
        complex = true
        [difficults.hired-press]
        complex = true
        [difficults.agents-provocateurs]
        complex = true
        [difficults.lockout]
        copies = 1
        complex = false
        measure = false
        effects = []
        """
      And Lockout is in play
      When the employers act
      Then Lockout is not in play
      And the pile of the difficult Employer cards holds <n> cards

      Examples:
        | option     | n |
        | reshuffled | 1 |
        | used-up    | 0 |

    # fr: Quand la dernière carte patronale est piochée, les contrées reviennent, selon R-52 : <option>
    Scenario Outline: When the last Employer card is drawn the countered ones come again, as R-52 is read: <option>
      Given the reading R-52 is "<option>"
      And this content pack:
        """
        [normals.salary-offensive]
        complex = true
        [normals.worker-surveillance]
        complex = true
        [normals.workplace-closure]
        complex = true
        [normals.political-fire]
        complex = true
        [normals.speed-up]
        complex = true
        [normals.police-patrols]
        complex = true
        [normals.blacklist]
        complex = true
        [normals.scabs]
        complex = true
        [normals.health-inspection]
        complex = true
        [normals.fines]
        copies = 2
        union = 1
        [plans.wage-reduction-law-2]
        normal = 1
        difficult = 0
        """
      And no premises are left to turn up
      And Fines is in play
      And the strategy is Wage Reduction Law
      And the marker stands on plan 1
      And the Italian Tenement has 1 union agitation
      When the team counters Fines
      Then the pile of the normal Employer cards holds 1 card
      When the struggle ends
      And the employers act
      And life goes on
      And the offensives begin
      And Fines is drawn
      Then 1 Employer card lies face up
      And the pile of the normal Employer cards holds <n> cards

      Examples:
        | option     | n |
        | reshuffled | 1 |
        | used-up    | 0 |

    # fr: Des difficiles non plus, ce qui est visible ne revient pas
    Scenario: Of the difficult ones too, what lies face up is not shuffled in
      Given this content pack:
        """
        [difficults.tenement-fire]
        complex = true
        [difficults.mass-arrests]
        complex = true
        [difficults.longer-days]
        complex = true
        [difficults.wage-cut]
        complex = true
        [difficults.private-police]
        complex = true
        [difficults.rent-rise]
        complex = true
        [difficults.hired-press]
        complex = true
        [difficults.agents-provocateurs]
        complex = true
        [difficults.lockout]
        copies = 2
        complex = false
        [plans.wage-reduction-law-1]
        normal = 0
        difficult = 1
        """
      And Triangle is closed by Lockout
      And the strategy is Wage Reduction Law
      And the marker stands on plan 1
      When the offensives begin
      And Lockout is drawn
      Then the pile of the difficult Employer cards holds 0 cards
      And 2 Employer cards lie face up

    # fr: Mélanger un paquet laisse l'autre comme il est : <last>
    Scenario Outline: To shuffle one deck leaves the other as it is: <last>
      Given this content pack:
        """
        [normals.salary-offensive]
        complex = true
        [normals.worker-surveillance]
        complex = true
        [normals.workplace-closure]
        complex = true
        [normals.political-fire]
        complex = true
        [normals.speed-up]
        complex = true
        [normals.police-patrols]
        complex = true
        [normals.blacklist]
        complex = true
        [normals.scabs]
        complex = true
        [normals.health-inspection]
        complex = true
        [normals.fines]
        copies = <normals>
        union = 1
        [difficults.tenement-fire]
        complex = true
        [difficults.mass-arrests]
        complex = true
        [difficults.longer-days]
        complex = true
        [difficults.wage-cut]
        complex = true
        [difficults.private-police]
        complex = true
        [difficults.rent-rise]
        complex = true
        [difficults.hired-press]
        complex = true
        [difficults.agents-provocateurs]
        complex = true
        [difficults.lockout]
        copies = <difficults>
        complex = false
        measure = false
        union = 1
        dollars = 0
        sabotage = 0
        anarchist = 0
        strike = 0
        """
      And Fines is in play
      And Lockout is in play
      And the Italian Tenement has 2 union agitations
      When the team counters <first>
      And the team counters <last>
      Then the pile of the normal Employer cards holds <left> cards
      And the pile of the difficult Employer cards holds <other> cards

      Examples:
        | first   | last    | normals | difficults | left | other |
        | Fines   | Lockout | 3       | 1          | 2    | 1     |
        | Lockout | Fines   | 1       | 3          | 1    | 2     |

    # fr: Selon R-114 « instead », une nouvelle planification d'un tour suivant apporte ses cartes
    Scenario: By R-114 "instead" a new strategy of a later turn brings its cards
      Given the reading R-114 is "instead"
      And the variant is the desperate situation
      And this content pack:
        """
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        """
      And the turn is at the employers' offensives
      When the offensives begin
      And Strike-breakers is drawn
      Then the open question is asked by whichside.offensives.draw-employer-cards
      When Fines is drawn
      Then 1 Employer card lies face up
      And the turn is at the end of the turn

    # fr: Selon R-114 « instead », la première planification apporte ses cartes là où aucune n'est venue avant
    Scenario: By R-114 "instead" the first strategy brings its cards where none came before
      Given the reading R-114 is "instead"
      And a new game of Which Side for 4 people
      And this content pack:
        """
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Strike-breakers is drawn
      Then the open question is asked by whichside.offensives.draw-employer-cards

    # fr: Selon R-114 « instead », une seule carte normale venue avant suffit
    Scenario: By R-114 "instead" a single normal card that came before is enough
      Given the reading R-114 is "instead"
      And a new game of Which Side for 4 people
      And the variant is the desperate situation
      And this content pack:
        """
        [variants.desperate]
        early_normals = 1
        early_difficults = 0
        [strategies.anti-union-legislation]
        defeat = []
        [plans.anti-union-legislation-1]
        effects = []
        [plans.anti-union-legislation-2]
        effects = []
        [plans.strike-breakers-1]
        normal = 1
        difficult = 0
        """
      When the Bonesetter is turned up
      And the Laundry is turned up
      And Anti-union Legislation is drawn
      And Police Patrols is drawn
      And Strike-breakers is drawn
      Then 1 Employer card lies face up
      And the turn is at the misfortunes of life

    # fr: Il reste une carte normale et deux difficiles à retourner
    Scenario: One normal and two difficult cards are still to be turned up
      Given the team has still to turn up 1 of the normal Employer cards
      And the team has still to turn up 2 of the difficult Employer cards
      When Fines is drawn
      And Longer Days is drawn
      And Longer Days is drawn
      Then 3 Employer cards lie face up
      And the turn is at the end of the turn

    # fr: On ne retourne pas de malheurs
    Scenario: What is turned up are no misfortunes
      Given the team has still to turn up 2 of the misfortunes
      Then no table can show this position

    # fr: Un paquet épuisé qui ne revient pas ne revient pas non plus quand il en faut
    Scenario: A used-up deck that does not come back does not when it is needed either
      Given the reading R-52 is "used-up"
      And the reading R-150 is "when-needed"
      And the strategy is Wage Reduction Law
      And the pile of the normal Employer cards is empty
      When the offensives begin
      Then the turn is at the end of the turn
      And the event card-drawn happens 0 times
