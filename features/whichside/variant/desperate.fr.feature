# language: fr
# en: A desperate situation
Fonctionnalité: Une situation désespérée

  @whichside.variant.desperate.initial-coup-de-force
  # en: A coup de force is applied at once
  Règle: Un coup de force est appliqué aussitôt

    # en: Fines
    Scénario: Amendes
      Étant donné une nouvelle partie de Which Side à 4
      Et que la variante est la situation désespérée
      Et ce contenu :
        """
        [strategies.strike-breakers]
        defeat = []
        [plans.strike-breakers-1]
        effects = []
        [plans.strike-breakers-2]
        effects = []
        [plans.strike-breakers-3]
        effects = []
        [normals.fines]
        effects = [{ kind = "money", by = -1, whom = "each" }]
        """
      Quand on révèle le Rebouteux
      Et qu'on révèle la Laverie
      Et qu'on pioche Briseurs de grève
      Et qu'on pioche Amendes
      Et qu'on pioche Police privée
      Alors le Tenement italien a 1 $
      Et Amendes n'est pas en jeu
      Et Police privée est en jeu

  @whichside.variant.desperate.initial-strategy-defeat
  # en: The strategy lost at the start is missing in the pile
  Règle: La planification perdue au début manque à la pile

    # en: It does not come any more
    Scénario: Elle ne vient plus
      Étant donné que la variante est la situation désespérée
      Et que la planification Briseurs de grève a été perdue avant le premier tour
      Et qu'il reste à retourner 1 carte : les planifications
      Alors la probabilité que « la planification est Briseurs de grève » est 0
