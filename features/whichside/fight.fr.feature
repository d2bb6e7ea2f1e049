# language: fr
# en: Fighting the cards
# en: What can be fought, and at what price.
Fonctionnalité: Lutte contre les cartes
  Ce qui se combat, et à quel prix.

  Contexte:
    Étant donné une partie de Which Side
    Et ce contenu :
      """
      [normals.worker-surveillance]
      measure = true
      effects = [{ kind = "lasting", what = "risk-minimum", by = 2, until = "active", whom = "each" }]
      dollars = 0
      union = 0
      strike = 1
      anarchist = 0
      sabotage = 0
      [plans.challenge-to-industry-laws-1]
      condition = [{ kind = "gauge", gauge = "risk", by = 1, whom = "each" }]
      effects = [{ kind = "labour", gauge = "conditions", by = 1 }]
      dollars = 0
      union = 0
      strike = 1
      anarchist = 0
      sabotage = 0
      """

  @whichside.fight.only-current-plan
  # en: Current plan only
  Règle: Étape en cours seulement

    # en: Neither the first step nor the third
    Scénario: Ni la première étape ni la troisième
      Étant donné que la planification est Contestation des lois sur l'industrie
      Et que le marqueur est sur le plan 2
      Et que le tour en est à la lutte
      Alors « l'équipe contre le plan 1 » est refusé par whichside.fight.only-current-plan et par rien d'autre
      Et « l'équipe contre le plan 3 » est refusé par whichside.fight.only-current-plan et par rien d'autre

  @whichside.fight.employer-card-discarded
  # en: A countered card is discarded
  Règle: La carte contrée est défaussée

    # en: Of equal cards the one in force goes first
    Scénario: De deux cartes égales, celle qui est en vigueur part d'abord
      Étant donné que Dégradation de la surveillance ouvrière est en jeu
      Et que Dégradation de la surveillance ouvrière est en vigueur
      Et que le Tenement italien a 1 grève
      Quand l'équipe contre Dégradation de la surveillance ouvrière
      Alors Dégradation de la surveillance ouvrière est en jeu
      Et Dégradation de la surveillance ouvrière n'est pas en vigueur
      Et au minimum, le Risque du Tenement italien est à 0

  @whichside.fight.plan-turned-over
  # en: A countered plan is turned over
  Règle: Le plan contré est retourné

    # en: It lies face down and stays
    Scénario: Il est retourné et reste en place
      Étant donné que la planification est Contestation des lois sur l'industrie
      Et que le Tenement italien a 1 grève
      Quand l'équipe contre le plan en cours
      Alors le plan 1 est contré
      Et le plan 2 n'est pas contré
      Et le marqueur est sur le plan 1
      Et la clause whichside.fight.plan-turned-over est citée

  @whichside.fight.pay-full-cost
  # en: The full cost
  Règle: Le coût entier

    # en: What a card costs, and the current plan
    Scénario: Ce que coûte une carte, et le plan en cours
      Étant donné que Dégradation de la surveillance ouvrière est en jeu
      Et que la planification est Contestation des lois sur l'industrie
      Alors contrer Dégradation de la surveillance ouvrière coûte 1 grève
      Et contrer le plan en cours coûte 1 grève

  @whichside.fight.pay-full-cost
  # en: Paying at once
  Règle: Payer en une fois

    # en: An anarchist agitation for two union agitations
    Scénario: Une agitation anarchiste pour deux syndicales
      Étant donné que Offensive salariale est en jeu
      Et que contrer Offensive salariale coûte 2 agitations syndicales
      Et que le Tenement italien a 1 agitation anarchiste
      Quand l'équipe contre Offensive salariale et la paie
      Alors Offensive salariale n'est pas en jeu
      Et Offensive salariale est contrée
      Et Offensive salariale est défaussée

    # en: The current plan
    Scénario: Le plan en cours
      Étant donné que la planification est Contrôles abusifs et injustifiés
      Et que chaque Tenement a 20 $
      Et que chaque Tenement a 3 agitations syndicales
      Et que chaque Tenement a 3 grèves
      Et que chaque Tenement a 3 agitations anarchistes
      Et que chaque Tenement a 3 sabotages
      Quand l'équipe contre le plan en cours et le paie
      Alors le plan 1 est contré
