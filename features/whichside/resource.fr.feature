# language: fr
# en: Resources
# en: Five kinds, and what they pay.
Fonctionnalité: Ressources
  Cinq sortes, et ce qu'elles paient.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.resource.anarchist-counts-double
  # en: Anarchist agitation counts double
  Règle: L'agitation anarchiste compte double

    # en: Two anarchist agitations pay for four union agitations
    Scénario: Deux agitations anarchistes paient quatre agitations syndicales
      Étant donné ce contenu :
        """
        [objectives]
        quatre = { union = 4 }
        """
      Et que le Tenement russe a 2 agitations anarchistes
      Quand l'équipe prend le contrôle du moyen de production à « quatre »
      Alors l'équipe contrôle le moyen de production à « quatre »
      Et le Tenement russe a 0 agitations anarchistes

  @whichside.resource.money-personal
  # en: Money is personal
  Règle: Un argent personnel

    # en: Nobody hands any to another
    Scénario: Personne n'en passe à un autre
      Étant donné que le Tenement russe a 3 $
      Quand le Tenement russe passe 2 $ au Tenement chinois
      Alors le coup est refusé par whichside.resource.money-personal et par rien d'autre
      Et le Tenement russe a 3 $
