# language: fr
# en: Variants
Fonctionnalité: Variantes

  @whichside.variant.intro
  # en: A variant changes the generic scenario
  Règle: Une variante retouche le scénario générique

    # en: The tutorial in a historical scenario
    Scénario: La partie d'apprentissage dans un scénario historique
      Étant donné une partie de Which Side
      Et que le scénario est l'explosion de la gare centrale
      Et que la variante est la partie d'apprentissage
      Quand 3 personnes s'installent pour Which Side
      Alors le coup est refusé par whichside.variant.intro
