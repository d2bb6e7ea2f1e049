# language: fr
# en: Means of production
# en: What the control of a means of production costs, and the mark of control. The clause
# en: postal.means.definition explains the theme (a tool of work that people take over); what can
# en: be taken and at what price is settled by the clauses below, so it has no rule here. The
# en: names of the places are in a lost picture: a means is named by what it costs.
Fonctionnalité: Moyens de production
  Ce que coûte le contrôle d'un moyen de production, et la marque de ce contrôle. La clause
  postal.means.definition explique le thème (un outil de travail dont on s'empare) ; ce qui peut
  être pris et à quel prix relève des clauses ci-dessous, elle n'a donc pas de règle ici. Les noms
  des lieux se trouvaient sur une image perdue : un moyen est nommé par ce qu'il coûte.

  @postal.means.list-location
  # en: Where the means are listed
  Règle: Où figure la liste

    # en: All that is listed and can be paid may be taken
    Scénario: Tout ce qui est sur la liste et payable peut être pris
      Étant donné que le groupe a 1 grève
      Et que le groupe a 1 sabotage
      Et que le groupe a 1 agitation syndicale
      Et que le groupe a 1 agitation anarchiste
      Et que l'Économie est de 8 $
      Alors la liste compte 8 moyens de production
      Et il y a 9 coups légaux

    # en: A means that is not listed
    Scénario: Un moyen qui n'est pas sur la liste
      Étant donné qu'un moyen de production peut être pris
      Quand le groupe prend le moyen de production à « boulangerie »
      Alors le coup est refusé par postal.means.list-location
      # en: the refusal says "is not in the list"
      Et le refus dit « n'est pas dans la liste »

    # en: A content adds a means to the list
    Scénario: Un contenu ajoute un moyen à la liste
      Étant donné ce contenu :
        """
        [means]
        boulangerie = { dollars = 3 }
        """
      Et que l'Économie est de 3 $
      Quand le groupe prend le moyen de production à « boulangerie »
      Alors le groupe contrôle le moyen de production à « boulangerie »
      Et la liste compte 9 moyens de production

    # en: A content gives another price
    Scénario: Un contenu donne un autre prix
      Étant donné ce contenu :
        """
        [means.8usd]
        dollars = 9
        """
      Et que l'Économie est de 9 $
      Quand le groupe prend le moyen de production à 9 $
      Alors le groupe contrôle le moyen de production à « 8usd »
      Et l'Économie est de 0 $

    # en: Nothing in the list costs two sabotages
    Scénario: Rien dans la liste ne coûte deux sabotages
      Étant donné que le groupe a 2 sabotages
      Et qu'un moyen de production peut être pris
      Quand le groupe dépense 2 sabotages
      Alors le coup est refusé par postal.means.list-location et par rien d'autre

  @postal.means.marker
  # en: Mark a controlled means
  Règle: Marquer un moyen contrôlé

    # en: The means just taken is marked
    Scénario: Le moyen qui vient d'être pris est marqué
      Étant donné que le groupe a 1 grève
      Et que le groupe a 1 agitation syndicale
      Quand le groupe prend le moyen de production à 1 grève et 1 agitation syndicale
      Alors le groupe contrôle 1 moyen de production
      Et le groupe contrôle le moyen de production à 1 grève et 1 agitation syndicale
      Et la clause postal.means.marker est citée

    # en: The mark stays in the next turn
    Scénario: La marque reste au tour suivant
      Étant donné que l'Économie est de 8 $
      Quand le groupe prend le moyen de production à 8 $
      Et le tour se termine
      Et l'Emprise patronale avance
      Alors le groupe contrôle le moyen de production à 8 $

    # en: One is marked beside a single other
    Scénario: Un moyen de production est marqué à côté d'un autre
      Étant donné que le groupe contrôle 1 moyen de production
      Quand le groupe prend un moyen de production de plus
      Alors le groupe contrôle 1 moyen de production de plus

  @postal.means.no-recontrol
  # en: No second payment
  Règle: Pas de second paiement

    # en: A controlled means is not paid again
    Scénario: Un moyen contrôlé ne se repaie pas
      Étant donné que le groupe contrôle le moyen de production à 1 grève et 2 $
      Et que le groupe a 1 grève
      Quand le groupe prend le moyen de production à 1 grève et 2 $
      Alors le coup est refusé par postal.means.no-recontrol
      Et le groupe a 1 grève
      Et l'Économie est de 2 $

    # en: The only means of production that is controlled is taken again
    Scénario: Le seul moyen de production contrôlé est repris
      Étant donné que le groupe contrôle 1 moyen de production
      Et une Économie de 9 $
      Et que le groupe a 2 sabotages
      Quand le groupe reprend le moyen de production contrôlé
      Alors le coup est refusé par postal.means.no-recontrol et par rien d'autre

  @postal.means.cost.sabotage-2usd
  # en: Cost: sabotage and 2 dollars
  Règle: Coût : sabotage et 2 $

    # en: One sabotage and two dollars
    Scénario: Un sabotage et deux dollars
      Étant donné que le groupe a 1 sabotage
      Et que l'Économie est de 3 $
      Quand le groupe prend le moyen de production à 1 sabotage et 2 $
      Alors le groupe a 0 sabotage
      Et l'Économie est de 1 $

    # en: One sabotage and one dollar
    Scénario: Un sabotage et un dollar
      Étant donné que le groupe a 1 sabotage
      Et que l'Économie est de 1 $
      Quand le groupe prend le moyen de production à 1 sabotage et 2 $
      Alors le coup est refusé par postal.means.cost.sabotage-2usd

  @postal.means.cost.anarchist-union
  # en: Cost: both agitations
  Règle: Coût : les deux agitations

    # en: One agitation of each kind
    Scénario: Une agitation de chaque sorte
      Étant donné que le groupe a 1 agitation anarchiste
      Et que le groupe a 1 agitation syndicale
      Et que l'Économie est de 0 $
      Quand le groupe prend le moyen de production à 1 agitation anarchiste et 1 agitation syndicale
      Alors le groupe a 0 agitation anarchiste
      Et le groupe a 0 agitation syndicale
      Et la clause postal.means.cost.anarchist-union est citée

    # en: Two agitations of the same kind
    Scénario: Deux agitations de la même sorte
      Étant donné que le groupe a 2 agitations syndicales
      Quand le groupe prend le moyen de production à 1 agitation anarchiste et 1 agitation syndicale
      Alors le coup est refusé par postal.means.cost.anarchist-union

  @postal.means.cost.anarchist-2usd
  # en: Cost: anarchist agitation and 2 dollars
  Règle: Coût : agitation anarchiste et 2 $

    # en: One anarchist agitation and two dollars
    Scénario: Une agitation anarchiste et deux dollars
      Étant donné que le groupe a 2 agitations anarchistes
      Quand le groupe prend le moyen de production à 1 agitation anarchiste et 2 $
      Alors le groupe a 1 agitation anarchiste
      Et l'Économie est de 0 $

    # en: Union agitation does not replace the anarchist one
    Scénario: L'agitation syndicale ne remplace pas l'anarchiste
      Étant donné que le groupe a 1 agitation syndicale
      Quand le groupe prend le moyen de production à 1 agitation anarchiste et 2 $
      Alors le coup est refusé par postal.means.cost.anarchist-2usd

  @postal.means.cost.strike-2usd
  # en: Cost: strike and 2 dollars
  Règle: Coût : grève et 2 $

    # en: One strike and two dollars
    Scénario: Une grève et deux dollars
      Étant donné que le groupe a 1 grève
      Quand le groupe prend le moyen de production à 1 grève et 2 $
      Alors le groupe a 0 grève
      Et l'Économie est de 0 $

    # en: One strike and one dollar
    Scénario: Une grève et un dollar
      Étant donné que le groupe a 1 grève
      Et que l'Économie est de 1 $
      Quand le groupe prend le moyen de production à 1 grève et 2 $
      Alors le coup est refusé par postal.means.cost.strike-2usd

  @postal.means.cost.sabotage-strike
  # en: Cost: sabotage and strike
  Règle: Coût : sabotage et grève

    # en: One sabotage and one strike
    Scénario: Un sabotage et une grève
      Étant donné que le groupe a 1 sabotage
      Et que le groupe a 1 grève
      Quand le groupe prend le moyen de production à 1 sabotage et 1 grève
      Alors le groupe a 0 sabotage
      Et le groupe a 0 grève
      Et la clause postal.means.cost.sabotage-strike est citée

    # en: Two strikes without a sabotage
    Scénario: Deux grèves sans sabotage
      Étant donné que le groupe a 2 grèves
      Quand le groupe prend le moyen de production à 1 sabotage et 1 grève
      Alors le coup est refusé par postal.means.cost.sabotage-strike
      # en: the refusal says "1 strike + 1 sabotage"
      Et le refus dit « 1 grève + 1 sabotage »

    # en: What the group has of the price is told whole in French too
    Scénario: Ce que le groupe a du prix est dit en entier
      Étant donné que le groupe a 1 grève
      Et qu'un moyen de production peut être pris
      Quand le groupe prend le moyen de production à 1 sabotage et 1 grève
      Alors le coup est refusé par postal.means.cost.sabotage-strike
      # en: the refusal says "the group has 1 strike and 0 sabotages."
      Et le refus dit « le groupe a 1 grève et 0 sabotage. »

  @postal.means.cost.anarchist-sabotage
  # en: Cost: anarchist agitation and sabotage
  Règle: Coût : agitation anarchiste et sabotage

    # en: One anarchist agitation and one sabotage
    Scénario: Une agitation anarchiste et un sabotage
      Étant donné que le groupe a 1 agitation anarchiste
      Et que le groupe a 1 sabotage
      Quand le groupe prend le moyen de production à 1 agitation anarchiste et 1 sabotage
      Alors le groupe a 0 agitation anarchiste
      Et le groupe a 0 sabotage
      Et la clause postal.means.cost.anarchist-sabotage est citée

    # en: One sabotage without an agitation
    Scénario: Un sabotage sans agitation
      Étant donné que le groupe a 1 sabotage
      Quand le groupe prend le moyen de production à 1 agitation anarchiste et 1 sabotage
      Alors le coup est refusé par postal.means.cost.anarchist-sabotage

  @postal.means.cost.strike-union
  # en: Cost: strike and union agitation
  Règle: Coût : grève et agitation syndicale

    # en: One strike and one union agitation
    Scénario: Une grève et une agitation syndicale
      Étant donné que le groupe a 1 grève
      Et que le groupe a 1 agitation syndicale
      Quand le groupe prend le moyen de production à 1 grève et 1 agitation syndicale
      Alors le groupe a 0 grève
      Et le groupe a 0 agitation syndicale
      Et l'Économie est de 2 $
      Et la clause postal.means.cost.strike-union est citée

    # en: One strike without an agitation
    Scénario: Une grève sans agitation
      Étant donné que le groupe a 1 grève
      Quand le groupe prend le moyen de production à 1 grève et 1 agitation syndicale
      Alors le coup est refusé par postal.means.cost.strike-union

    # en: What was won this turn is just its price
    Scénario: Ce que le tour a rapporté est justement son prix
      Étant donné que le groupe a 1 grève
      Et que le groupe a 1 agitation syndicale
      Quand le groupe dépense ses ressources pour un moyen de production
      Alors le groupe contrôle le moyen de production à 1 grève et 1 agitation syndicale

  @postal.means.cost.unexplained-85
  # en: The unexplained 85
  Règle: Le 85 inexpliqué

    # en: Eight dollars buy an eighth means
    Scénario: Huit dollars achètent un huitième moyen
      Étant donné que l'Économie est de 8 $
      Quand le groupe prend le moyen de production à 8 $
      Alors l'Économie est de 0 $
      Et la clause postal.means.cost.unexplained-85 est citée

    # en: Seven dollars are not enough
    Scénario: Sept dollars ne suffisent pas
      Étant donné que l'Économie est de 7 $
      Quand le groupe prend le moyen de production à 8 $
      Alors le coup est refusé par postal.means.cost.unexplained-85

    # en: By reading R-3 "none" nothing is bought for eight dollars
    Scénario: Selon la lecture R-3 « none », rien ne s'achète à huit dollars
      Étant donné que la lecture R-3 est « none »
      Et que l'Économie est de 8 $
      Quand le groupe prend le moyen de production à 8 $
      Alors le coup est refusé par postal.means.cost.unexplained-85

  @postal.means.cost.count
  # en: Seven legible costs
  Règle: Sept coûts lisibles

    # en: More means of production than the list has
    Scénario: Plus de moyens de production que la liste n'en compte
      Étant donné que la lecture R-3 est « none »
      Et que le groupe contrôle 9 moyens de production
      Alors aucune table ne peut montrer cette position par postal.means.cost.count

    # en: Without the 85 the list has seven
    Scénario: Sans le 85, la liste en compte sept
      Étant donné que la lecture R-3 est « none »
      Alors la liste compte 7 moyens de production

    # en: Four of the seven need no dollars
    Scénario: Quatre des sept se passent de dollars
      Étant donné que la lecture R-3 est « none »
      Et que le groupe a 1 grève
      Et que le groupe a 1 sabotage
      Et que le groupe a 1 agitation syndicale
      Et que le groupe a 1 agitation anarchiste
      Et que l'Économie est de 1 $
      Alors il y a 5 coups légaux
      Et la liste compte 7 moyens de production
