# language: fr
# en: Control of the means of production
# en: Nine controls, each at its price.
Fonctionnalité: Contrôle des moyens de production
  Neuf contrôles, chacun à son prix.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.control.once-per-turn
  # en: One per turn
  Règle: Un par tour

    # en: One more in the same turn, whichever it is
    Scénario: Un de plus au même tour, quel qu'il soit
      Étant donné que l'équipe a pris un moyen de production ce tour
      Et que chaque Tenement a 20 $
      Quand l'équipe prend le contrôle d'un moyen de production de plus et paie
      Alors le coup est refusé par whichside.control.once-per-turn

    # en: The second control of the turn
    Scénario: Le second contrôle du tour
      Étant donné que le Tenement russe a 8 $
      Et que l'équipe a pris un moyen de production ce tour
      Quand l'équipe prend le contrôle du moyen de production à 8 $
      Alors le coup est refusé par whichside.control.once-per-turn et par rien d'autre

  @whichside.control.cost-on-board
  # en: Paying at once
  Règle: Payer en une fois

    # en: Eight dollars at once
    Scénario: Huit dollars d'un coup
      Étant donné que les Étasuniens ont 8 $
      Quand l'équipe prend le contrôle du moyen de production à 8 $ et paie
      Alors 1 moyen de production est contrôlé
