# fr: Moyens de production
# fr: Ce que coûte le contrôle d'un moyen de production, et la marque de ce contrôle. La clause
# fr: postal.means.definition explique le thème (un outil de travail dont on s'empare) ; ce qui
# fr: peut être pris et à quel prix relève des clauses ci-dessous, elle n'a donc pas de règle ici.
# fr: Les noms des lieux se trouvaient sur une image perdue : un moyen est nommé par ce qu'il
# fr: coûte.
Feature: Means of production
  What the control of a means of production costs, and the mark of control. The clause
  postal.means.definition explains the theme (a tool of work that people take over); what can be
  taken and at what price is settled by the clauses below, so it has no rule here. The names of the
  places are in a lost picture: a means is named by what it costs.

  @postal.means.list-location
  # fr: Où figure la liste
  Rule: Where the means are listed

    # fr: La liste offre celui à <cost>
    Scenario Outline: The list offers the one for <cost>
      Given the group has 1 strike
      And the group has 1 sabotage
      And the group has 1 union agitation
      And the group has 1 anarchist agitation
      And Savings are 8 dollars
      When the group takes the means of production for <cost>
      Then the group controls the means of production for <cost>
      And the group controls 1 means of production

      Examples:
        | cost                                      |
        | 1 sabotage and 2 dollars                  |
        | 1 anarchist agitation and 1 union agitation |
        | 1 anarchist agitation and 2 dollars       |
        | 1 strike and 2 dollars                    |
        | 1 sabotage and 1 strike                   |
        | 1 anarchist agitation and 1 sabotage      |
        | 1 strike and 1 union agitation            |
        | 8 dollars                                 |

    # fr: Tout ce qui est listé et abordable peut être pris
    Scenario: All that is listed and affordable may be taken
      Given the group has 1 strike
      And the group has 1 sabotage
      And the group has 1 union agitation
      And the group has 1 anarchist agitation
      And Savings are 8 dollars
      Then 8 means of production are on the list
      And there are 9 legal moves

    # fr: Un moyen qui n'est pas dans la liste
    Scenario: A means that is not on the list
      Given a means of production may be taken
      And Savings are 20 dollars
      When the group takes the means of production for "bakery"
      Then the move is refused by postal.means.list-location
      # fr: le refus dit « bakery »
      And the refusal says "bakery"
      # fr: le refus dit « sabotage-2usd, anarchist-union, anarchist-2usd, strike-2usd, sabotage-strike, anarchist-sabotage, strike-union, 8usd »
      And the refusal says "sabotage-2usd, anarchist-union, anarchist-2usd, strike-2usd, sabotage-strike, anarchist-sabotage, strike-union, 8usd"

    # fr: La liste garde ce qui est déjà contrôlé
    Scenario: The list keeps what is controlled already
      Given the group controls 3 means of production
      And a means of production may be taken
      Then 8 means of production are listed

    # fr: Un pack de contenu ajoute à la liste
    Scenario: A content pack adds to the list
      Given this content pack:
        """
        [means]
        bakery = { dollars = 3 }
        """
      And Savings are 3 dollars
      When the group takes the means of production for "bakery"
      Then the group controls the means of production for "bakery"
      And Savings are 0 dollars
      And 9 means of production are listed

    # fr: Un pack de contenu imprime un autre prix
    Scenario: A content pack prints another price
      Given this content pack:
        """
        [means.8usd]
        dollars = 9
        """
      And Savings are 9 dollars
      When the group takes the means of production for 9 dollars
      Then the group controls the means of production for "8usd"
      And Savings are 0 dollars

    # fr: Rien dans la liste n'a ce coût
    Scenario: Nothing in the list costs that
      Given the group has 2 strikes
      And a means of production may be taken
      When the group spends 2 strikes
      Then the move is refused by postal.means.list-location and by nothing else

  @postal.means.marker
  # fr: Marquer un moyen contrôlé
  Rule: Mark a controlled means

    # fr: Un moyen qu'on vient de prendre est marqué
    Scenario: A means just taken is marked
      Given the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the group controls 1 means of production
      And the group controls the means of production for 1 strike and 1 union agitation
      And clause postal.means.marker is cited
      And the event means-taken happens 1 time

    # fr: Une marque rejoint celles qui y sont
    Scenario: A mark joins those that are there
      Given the group controls the means of production for 1 sabotage and 2 dollars
      And the group controls the means of production for 1 strike and 2 dollars
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the group controls 3 means of production
      And the group controls the means of production for 1 sabotage and 2 dollars
      And the group controls the means of production for 1 strike and 2 dollars

    # fr: Une marque reste quand le tour finit
    Scenario: A mark stays when the turn ends
      Given the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      And the turn ends
      And the turn begins
      Then the group controls the means of production for 1 strike and 1 union agitation

    # fr: Avec six cubes, le septième moyen est marqué quand même
    Scenario: Six cubes do not keep the seventh means from being marked
      Given a game in hard mode
      And the group controls 6 means of production
      And the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the group controls 7 means of production

    # fr: Les moyens de production et leur nombre sont annoncés
    Scenario: The means of production and their number are told
      Given the group controls 2 means of production
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      # fr: le récit dit "Le moyen de production « 8usd » est contrôlé (3 en tout"
      Then the story says "The means of production '8usd' is controlled (3 in all"

    # fr: Un moyen de production de plus
    Scenario: One more means of production
      Given the group controls 2 means of production
      When the group takes one more means of production
      Then the group controls 1 more means of production
      And the event resource-spent happens before the event money-paid

  @postal.means.no-recontrol
  # fr: Pas de second paiement
  Rule: No second payment

    # fr: On offre de nouveau son prix pour un moyen contrôlé
    Scenario: A controlled means is offered its price again
      Given the group controls the means of production for 1 strike and 2 dollars
      And the group has 1 strike
      And Savings are 2 dollars
      When the group takes the means of production for 1 strike and 2 dollars
      Then the move is refused by postal.means.no-recontrol
      And the group controls 1 means of production
      And the group has 1 strike
      And Savings are 2 dollars

    # fr: Un moyen contrôlé n'est pas parmi les coups légaux
    Scenario: A controlled means is not among the legal moves
      Given the group controls the means of production for 1 strike and 2 dollars
      And the group has 1 strike
      And Savings are 2 dollars
      Then there is 1 legal move
      And "the group takes the means of production for 1 strike and 2 dollars" is refused by postal.means.no-recontrol

    # fr: Un autre moyen à un prix semblable est libre
    Scenario: Another means at a similar price is free
      Given the group controls the means of production for 1 strike and 2 dollars
      And the group has 1 strike
      And the group has 1 union agitation
      Then "the group takes the means of production for 1 strike and 2 dollars" is refused by postal.means.no-recontrol
      And "the group takes the means of production for 1 strike and 1 union agitation" is legal

    # fr: Ce qui est contrôlé n'est pas la raison d'en refuser un autre, trop cher
    Scenario: What is controlled does not forbid another that is too dear
      Given the group controls the means of production for 1 strike and 2 dollars
      And Savings are 7 dollars
      When the group takes the means of production for 8 dollars
      Then the move is refused
      And clause postal.means.no-recontrol is not cited

    # fr: Un moyen pris à un tour précédent ne peut être repris
    Scenario: A means taken in an earlier turn cannot be taken again
      Given Savings are 30 dollars
      When the group takes the means of production for 8 dollars
      And the turn ends
      And the employers' phase is played with a 2
      And workers are placed at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Triangle Shirtwaist, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      And the group takes the means of production for 8 dollars
      Then the move is refused by postal.means.no-recontrol

    # fr: Ce qui est contrôlé est refusé pour cela seul si on pouvait le payer
    Scenario: What is controlled is refused for that alone if it could be paid
      Given the group controls the means of production for 8 dollars
      And a means of production may be taken
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then the move is refused by postal.means.no-recontrol and by nothing else

    # fr: Ce qui est contrôlé s'appelle du nom que lui donne un pack de contenu
    Scenario: What is controlled is called by the name that a content pack gives it
      Given this content pack:
        """
        [means]
        bakery = { name = "Levain", dollars = 3 }
        """
      And the group controls the means of production for "bakery"
      And a means of production may be taken
      When the group takes the means of production for "bakery"
      Then the move is refused by postal.means.no-recontrol
      # fr: le refus dit « Levain »
      And the refusal says "Levain"

    # fr: Ce qui ne coûte rien et n'a pas de nom s'appelle par son identifiant
    Scenario: What costs nothing and has no name is called by its id
      Given this content pack:
        """
        [means]
        bakery = { dollars = 0 }
        """
      And the group controls the means of production for "bakery"
      And a means of production may be taken
      When the group takes the means of production for "bakery"
      Then the move is refused by postal.means.no-recontrol
      # fr: le refus dit « bakery »
      And the refusal says "bakery"

    # fr: Le moyen contrôlé est repris
    Scenario: The controlled one is taken again
      Given the group controls 1 means of production
      And Savings are 9 dollars
      And the group has 2 sabotages
      When the group takes the controlled means of production again
      Then the move is refused by postal.means.no-recontrol and by nothing else

  @postal.means.cost.sabotage-2usd
  # fr: Coût : sabotage et 2 $
  Rule: Cost: sabotage and 2 dollars

    # fr: Un sabotage et deux dollars
    Scenario: One sabotage and two dollars
      Given the group has 1 sabotage
      And Savings are 2 dollars
      When the group takes the means of production for 1 sabotage and 2 dollars
      Then the group has 0 sabotages
      And Savings are 0 dollars
      And clause postal.means.cost.sabotage-2usd is cited
      And the event money-paid happens 1 time

    # fr: Ce qui dépasse un sabotage et deux dollars est gardé
    Scenario: What exceeds one sabotage and two dollars is kept
      Given the group has 2 sabotages
      And Savings are 3 dollars
      When the group takes the means of production for 1 sabotage and 2 dollars
      Then the group has 1 sabotage
      And Savings are 1 dollar

    # fr: Un sabotage et un dollar
    Scenario: One sabotage and one dollar
      Given the group has 1 sabotage
      And Savings are 1 dollar
      When the group takes the means of production for 1 sabotage and 2 dollars
      Then the move is refused by postal.means.cost.sabotage-2usd
      # fr: le refus dit « le groupe a 1 sabotage et 1 $. »
      And the refusal says "the group has 1 sabotage and 1 dollar."

    # fr: Deux dollars sans sabotage
    Scenario: Two dollars without a sabotage
      Given the group has 1 strike
      And Savings are 2 dollars
      When the group takes the means of production for 1 sabotage and 2 dollars
      Then the move is refused by postal.means.cost.sabotage-2usd

  @postal.means.cost.anarchist-union
  # fr: Coût : les deux agitations
  Rule: Cost: both agitations

    # fr: Une agitation de chaque sorte sans un dollar
    Scenario: One agitation of each kind without a dollar
      Given the group has 1 anarchist agitation
      And the group has 1 union agitation
      And Savings are 0 dollars
      When the group takes the means of production for 1 anarchist agitation and 1 union agitation
      Then the group has 0 anarchist agitations
      And the group has 0 union agitations
      And Savings are 0 dollars
      And clause postal.means.cost.anarchist-union is cited

    # fr: Deux agitations de chaque sorte en laissent une de chaque
    Scenario: Two agitations of each kind leave one of each
      Given the group has 2 anarchist agitations
      And the group has 2 union agitations
      When the group takes the means of production for 1 anarchist agitation and 1 union agitation
      Then the group has 1 anarchist agitation
      And the group has 1 union agitation
      And Savings are 2 dollars

    # fr: Deux agitations syndicales et pas d'anarchiste
    Scenario: Two union agitations and no anarchist one
      Given the group has 2 union agitations
      When the group takes the means of production for 1 anarchist agitation and 1 union agitation
      Then the move is refused by postal.means.cost.anarchist-union

    # fr: Deux agitations anarchistes et pas de syndicale
    Scenario: Two anarchist agitations and no union one
      Given the group has 2 anarchist agitations
      When the group takes the means of production for 1 anarchist agitation and 1 union agitation
      Then the move is refused by postal.means.cost.anarchist-union
      # fr: le refus dit « Il coûte 1 agitation syndicale + 1 agitation anarchiste »
      And the refusal says "It costs 1 union agitation + 1 anarchist agitation"

  @postal.means.cost.anarchist-2usd
  # fr: Coût : agitation anarchiste et 2 $
  Rule: Cost: anarchist agitation and 2 dollars

    # fr: Une agitation anarchiste et deux dollars
    Scenario: One anarchist agitation and two dollars
      Given the group has 1 anarchist agitation
      And Savings are 2 dollars
      When the group takes the means of production for 1 anarchist agitation and 2 dollars
      Then the group has 0 anarchist agitations
      And Savings are 0 dollars
      And clause postal.means.cost.anarchist-2usd is cited

    # fr: Ce qui dépasse une agitation anarchiste et deux dollars est gardé
    Scenario: What exceeds one anarchist agitation and two dollars is kept
      Given the group has 2 anarchist agitations
      And Savings are 5 dollars
      When the group takes the means of production for 1 anarchist agitation and 2 dollars
      Then the group has 1 anarchist agitation
      And Savings are 3 dollars

    # fr: Une agitation anarchiste et un dollar
    Scenario: One anarchist agitation and one dollar
      Given the group has 1 anarchist agitation
      And Savings are 1 dollar
      When the group takes the means of production for 1 anarchist agitation and 2 dollars
      Then the move is refused by postal.means.cost.anarchist-2usd

    # fr: Une agitation syndicale ne remplace pas l'anarchiste
    Scenario: A union agitation does not replace the anarchist one
      Given the group has 1 union agitation
      And Savings are 2 dollars
      When the group takes the means of production for 1 anarchist agitation and 2 dollars
      Then the move is refused by postal.means.cost.anarchist-2usd

  @postal.means.cost.strike-2usd
  # fr: Coût : grève et 2 $
  Rule: Cost: strike and 2 dollars

    # fr: Une grève, et deux dollars sur trois
    Scenario: One strike and two of three dollars
      Given the group has 1 strike
      And Savings are 3 dollars
      When the group takes the means of production for 1 strike and 2 dollars
      Then the group has 0 strikes
      And Savings are 1 dollar
      And clause postal.means.cost.strike-2usd is cited

    # fr: Une grève sur deux, et les deux derniers dollars
    Scenario: One of two strikes and the last two dollars
      Given the group has 2 strikes
      And Savings are 2 dollars
      When the group takes the means of production for 1 strike and 2 dollars
      Then the group has 1 strike
      And Savings are 0 dollars

    # fr: Une grève et un dollar
    Scenario: One strike and one dollar
      Given the group has 1 strike
      And Savings are 1 dollar
      When the group takes the means of production for 1 strike and 2 dollars
      Then the move is refused by postal.means.cost.strike-2usd

    # fr: Deux dollars sans grève
    Scenario: Two dollars without a strike
      Given the group has 1 sabotage
      And Savings are 2 dollars
      When the group takes the means of production for 1 strike and 2 dollars
      Then the move is refused by postal.means.cost.strike-2usd

    # fr: Ce qui est dépensé et ce qui reste sont annoncés
    Scenario: What is spent and what is left are told
      Given the group has 2 strikes
      And Savings are 3 dollars
      When the group takes the means of production for 1 strike and 2 dollars
      # fr: le récit dit « Grève : 1 en moins, reste 1 »
      Then the story says "Strike: 1 spent, 1 left"
      # fr: le récit dit « Payé : 2 $ ; Économie 1 »
      And the story says "2 dollars paid: Savings 1"

  @postal.means.cost.sabotage-strike
  # fr: Coût : sabotage et grève
  Rule: Cost: sabotage and strike

    # fr: Un sabotage et une grève
    Scenario: One sabotage and one strike
      Given the group has 1 sabotage
      And the group has 1 strike
      When the group takes the means of production for 1 sabotage and 1 strike
      Then the group has 0 sabotages
      And the group has 0 strikes
      And Savings are 2 dollars
      And clause postal.means.cost.sabotage-strike is cited

    # fr: Deux sabotages et deux grèves en laissent un de chaque
    Scenario: Two sabotages and two strikes leave one of each
      Given the group has 2 sabotages
      And the group has 2 strikes
      When the group takes the means of production for 1 sabotage and 1 strike
      Then the group has 1 sabotage
      And the group has 1 strike

    # fr: Deux sabotages et pas de grève
    Scenario: Two sabotages and no strike
      Given the group has 2 sabotages
      When the group takes the means of production for 1 sabotage and 1 strike
      Then the move is refused by postal.means.cost.sabotage-strike

    # fr: Deux grèves et pas de sabotage
    Scenario: Two strikes and no sabotage
      Given the group has 2 strikes
      When the group takes the means of production for 1 sabotage and 1 strike
      Then the move is refused by postal.means.cost.sabotage-strike

  @postal.means.cost.anarchist-sabotage
  # fr: Coût : agitation anarchiste et sabotage
  Rule: Cost: anarchist agitation and sabotage

    # fr: Une agitation anarchiste et un sabotage
    Scenario: One anarchist agitation and one sabotage
      Given the group has 1 anarchist agitation
      And the group has 1 sabotage
      When the group takes the means of production for 1 anarchist agitation and 1 sabotage
      Then the group has 0 anarchist agitations
      And the group has 0 sabotages
      And Savings are 2 dollars
      And clause postal.means.cost.anarchist-sabotage is cited

    # fr: Deux agitations anarchistes et deux sabotages en laissent un de chaque
    Scenario: Two anarchist agitations and two sabotages leave one of each
      Given the group has 2 anarchist agitations
      And the group has 2 sabotages
      When the group takes the means of production for 1 anarchist agitation and 1 sabotage
      Then the group has 1 anarchist agitation
      And the group has 1 sabotage

    # fr: Un sabotage sans agitation
    Scenario: One sabotage without an agitation
      Given the group has 1 sabotage
      When the group takes the means of production for 1 anarchist agitation and 1 sabotage
      Then the move is refused by postal.means.cost.anarchist-sabotage

    # fr: Une agitation anarchiste sans sabotage
    Scenario: One anarchist agitation without a sabotage
      Given the group has 1 anarchist agitation
      When the group takes the means of production for 1 anarchist agitation and 1 sabotage
      Then the move is refused by postal.means.cost.anarchist-sabotage

    # fr: Un sabotage et une agitation syndicale
    Scenario: One sabotage and a union agitation
      Given the group has 1 sabotage
      And the group has 1 union agitation
      When the group takes the means of production for 1 anarchist agitation and 1 sabotage
      Then the move is refused by postal.means.cost.anarchist-sabotage

  @postal.means.cost.strike-union
  # fr: Coût : grève et agitation syndicale
  Rule: Cost: strike and union agitation

    # fr: Une grève et une agitation syndicale
    Scenario: One strike and one union agitation
      Given the group has 1 strike
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the group has 0 strikes
      And the group has 0 union agitations
      And Savings are 2 dollars
      And clause postal.means.cost.strike-union is cited

    # fr: Deux grèves et deux agitations syndicales en laissent une de chaque
    Scenario: Two strikes and two union agitations leave one of each
      Given the group has 2 strikes
      And the group has 2 union agitations
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the group has 1 strike
      And the group has 1 union agitation

    # fr: Une grève sans agitation syndicale
    Scenario: A strike without a union agitation
      Given the group has 1 strike
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused by postal.means.cost.strike-union

    # fr: Une agitation syndicale sans grève
    Scenario: A union agitation without a strike
      Given the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused by postal.means.cost.strike-union

    # fr: Une grève et une agitation anarchiste
    Scenario: A strike and an anarchist agitation
      Given the group has 1 strike
      And the group has 1 anarchist agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused by postal.means.cost.strike-union

    # fr: Le prix entier est dit, et ce que le groupe en a
    Scenario: The whole price is told, and what the group has of it
      Given the group has 1 strike
      And Savings are 5 dollars
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused by postal.means.cost.strike-union
      # fr: le refus dit « Il coûte 1 grève + 1 agitation syndicale »
      And the refusal says "It costs 1 strike + 1 union agitation"
      # fr: le refus dit « le groupe a 1 grève et 0 agitation syndicale. »
      And the refusal says "the group has 1 strike and 0 union agitations."

    # fr: Les ressources du tour sont justement son prix
    Scenario: The resources of the turn are just its price
      Given the group has 1 strike
      And the group has 1 union agitation
      When the group spends its resources on a means of production
      Then the group controls the means of production for 1 strike and 1 union agitation

  @postal.means.cost.unexplained-85
  # fr: Le 85 inexpliqué
  Rule: The unexplained 85

    # fr: Huit dollars achètent un huitième moyen de production
    Scenario: Eight dollars buy an eighth means of production
      Given Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then Savings are 0 dollars
      And the group controls 1 means of production
      And clause postal.means.cost.unexplained-85 is cited

    # fr: Sept dollars ne suffisent pas
    Scenario: Seven dollars are not enough
      Given Savings are 7 dollars
      When the group takes the means of production for 8 dollars
      Then the move is refused by postal.means.cost.unexplained-85

    # fr: Aucune ressource n'est nécessaire ni dépensée
    Scenario: No resource is needed or spent
      Given the group has 1 strike
      And Savings are 9 dollars
      When the group takes the means of production for 8 dollars
      Then the group has 1 strike
      And Savings are 1 dollar

    # fr: Par R-3 « none », il n'y a rien à huit dollars
    Scenario: By reading R-3 on none there is nothing for eight dollars
      Given the reading R-3 is "none"
      And Savings are 8 dollars
      When the group takes the means of production for 8 dollars
      Then the move is refused by postal.means.cost.unexplained-85
      # fr: le refus dit « n'est pas dans la liste des moyens de production »
      And the refusal says "'8 dollars' is not in the list"

    # fr: Par R-3 « none », il en reste sept
    Scenario: By reading R-3 on none seven are left
      Given the reading R-3 is "none"
      Then 7 means of production are listed

    # fr: Par la lecture par défaut, huit sont listés
    Scenario: By the default reading eight are listed
      Given a postal game
      Then 8 means of production are listed

  @postal.means.cost.count
  # fr: Sept coûts lisibles
  Rule: Seven legible costs

    # fr: Plus de moyens de production que la liste n'en a
    Scenario: More means of production than the list has
      Given the reading R-3 is "none"
      And the group controls 9 means of production
      Then no table can show this position by postal.means.cost.count

    # fr: Sans le 85 inexpliqué, sept sont listés
    Scenario: Without the unexplained 85 seven are listed
      Given the reading R-3 is "none"
      Then 7 means of production are listed

    # fr: Avec une ressource de chaque sorte et deux dollars, les sept peuvent être payés
    Scenario: With one resource of each kind and two dollars all seven can be paid
      Given the reading R-3 is "none"
      And the group has 1 strike
      And the group has 1 sabotage
      And the group has 1 union agitation
      And the group has 1 anarchist agitation
      And Savings are 2 dollars
      Then there are 8 legal moves
      And 7 means of production are listed

    # fr: Quatre des sept ne demandent pas de dollar
    Scenario: Four of the seven need no dollar
      Given the reading R-3 is "none"
      And the group has 1 strike
      And the group has 1 sabotage
      And the group has 1 union agitation
      And the group has 1 anarchist agitation
      And Savings are 1 dollar
      Then there are 5 legal moves
      And 7 means of production are listed

    # fr: Une seule chose ne paie aucun des sept : <owned>
    Scenario Outline: No single item pays for one of the seven: <owned>
      Given the reading R-3 is "none"
      And the group has <owned>
      And Savings are 0 dollars
      Then there is 1 legal move
      And 7 means of production are listed

      # fr: 2 grèves ; 2 sabotages ; 2 agitations syndicales ; 2 agitations anarchistes
      Examples:
        | owned                 |
        | 2 strikes             |
        | 2 sabotages           |
        | 2 union agitations    |
        | 2 anarchist agitations |
