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
