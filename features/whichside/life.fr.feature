# language: fr
# en: Life goes on
Fonctionnalité: La vie continue

  @whichside.life.uns-five
  # en: Unsanitary 5
  Règle: Insalubrité 5

    # en: A prisoner comes home and falls ill
    Scénario: Un personnage emprisonné rentre et tombe malade
      Étant donné une partie de Which Side
      Et que l'Insalubrité du Tenement russe est à 5
      Et que la Laverie est visible
      Et qu'Olga est dans la case Prison
      Quand la vie continue
      Et qu'on révèle l'Imprimerie
      Et que le Tenement russe désigne Olga
      Alors Olga est à la maison
      Et Olga est à SAN 1
      Et quelqu'un du Tenement russe perd de la santé
      Et le Tenement russe perd 1 de santé

  @whichside.life.refill-premises
  # en: Two lie face up again
  Règle: Deux locaux de nouveau visibles

    # en: With no premises left to turn up
    Scénario: La pile des locaux est épuisée
      Étant donné une partie de Which Side
      Et que la Laverie est visible
      Et qu'il ne reste plus de local à révéler
      Quand la vie continue
      Alors 1 local est visible
      Et le tour en est aux offensives patronales

    # en: With none face up
    Scénario: Aucun n'était visible
      Étant donné une partie de Which Side
      Et qu'aucun local n'est visible
      Quand la vie continue
      Et qu'on révèle la Laverie
      Et qu'on révèle l'Imprimerie
      Alors 2 locaux sont visibles
