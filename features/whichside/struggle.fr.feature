# language: fr
# en: Struggle
# en: What the team can do together.
Fonctionnalité: Lutte
  Ce que l'équipe peut faire ensemble.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.struggle.pooling
  # en: Pooled resources
  Règle: Ressources communes

    # en: Two Tenements bring a sabotage and a strike together
    Scénario: Deux Tenements réunissent un sabotage et une grève
      Étant donné que le Tenement russe a 1 sabotage
      Et que le Tenement chinois a 1 grève
      Quand l'équipe prend le contrôle du moyen de production à 1 sabotage et 1 grève
      Et que le Tenement russe donne 1 sabotage
      Alors l'équipe contrôle le moyen de production à 1 sabotage et 1 grève
      Et le Tenement chinois a 0 grèves

    # en: What the team pays is told with its price
    Scénario: Ce que l'équipe paie se dit avec son prix
      Étant donné que Police privée est en jeu
      Et que les Italiens ont 9 $
      Et que les Italiens ont 9 agitations syndicales
      Et que les Chinois ont 9 grèves
      Quand l'équipe contre Police privée
      # en: the story says "The team is to pay $1, 3 union agitations, 1 strike: Private Police"
      Alors le récit dit « À payer par l'équipe : 1 $, 3 agitations syndicales, 1 grève, pour Police privée »
      Quand les Italiens donnent 1 $
      Alors quoi qu'on décide, Police privée n'est pas en jeu
      Et quoi qu'on décide, les Italiens ont 6 agitations syndicales
