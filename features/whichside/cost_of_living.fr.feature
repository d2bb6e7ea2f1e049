# language: fr
# en: Cost of living
# en: A rent, premises, upkeep, and what changes them.
Fonctionnalité: Coût de la vie
  Un loyer, un local, l'entretien, et ce qui les change.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.cost-of-living.modifiers
  # en: Modifiers
  Règle: Ce qui change le total

    # en: All of them injured
    Scénario: Tous blessés
      Étant donné que tous les personnages du Tenement italien sont à SAN 1
      Alors le coût de la vie du Tenement italien est de 10 $

    # en: One injured character costs more
    Scénario: Un personnage blessé coûte plus
      Étant donné que Mei est à SAN 1
      Alors l'entretien de Mei est de 2 $

    # en: Any premises with a rent
    Scénario: N'importe quel local qui a un loyer
      Étant donné que le Tenement chinois possède un local
      Alors le coût de la vie du Tenement chinois est de 8 $

    # en: The Russian rule and a rent error
    Scénario: La règle russe et une erreur de loyer
      Étant donné que le Tenement russe a subi Erreur de loyer ce tour-ci
      Et que Olga est à SAN 1
      Alors le coût de la vie du Tenement russe est de 10 $
      Et le coût de la vie du Tenement italien est de 6 $

    # en: A rent error, and all but one injured
    Scénario: Une erreur de loyer, et tous blessés sauf une
      Étant donné que le Tenement russe a subi Erreur de loyer ce tour-ci
      Et que Olga est à SAN 2
      Et que les autres personnages du Tenement russe sont à SAN 1
      Et que les autres personnages sont à SAN 2
      Alors le coût de la vie du Tenement russe est de 12 $

  @whichside.cost-of-living.marker
  # en: Marking the amount
  Règle: Le montant est marqué

    # en: What was marked stays when the premises are sold
    Scénario: Ce qui a été marqué reste quand le local est vendu
      Étant donné que le Tenement russe possède le Rebouteux
      Et que le Tenement russe a 6 $
      Et que les autres Tenements ont 20 $
      Quand le coût de la vie tombe
      Alors le coût de la vie du Tenement russe a atteint 8 $
      Et le coût de la vie du Tenement russe est de 7 $

  @whichside.cost-of-living.tenement-rent
  # en: The Tenement costs 2 dollars
  Règle: Le Tenement coûte 2 $

    # en: A rent error makes it dearer
    Scénario: Une erreur de loyer le rend plus cher
      Quand le Tenement chinois subit le malheur Erreur de loyer
      Alors le coût de la vie du Tenement chinois est de 9 $

    # en: No rent is less than nothing
    Scénario: Aucun loyer n'est inférieur à zéro
      Étant donné ce contenu :
        """
        [misfortunes.short-lease]
        effects = [{ kind = "lasting", what = "rent", by = -9, until = "turn" }]
        """
      Et que le Tenement italien a subi la carte « short-lease »
      Alors le coût de la vie du Tenement italien est de 4 $
