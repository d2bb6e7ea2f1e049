# language: fr
# en: Duo mode
Fonctionnalité: Mode duo

  @whichside.variant.duo.halve-strike-sabotage
  # en: Strikes by half, rounded up
  Règle: Les grèves par moitié, arrondies au supérieur

    # en: One strike of one
    Scénario: Une grève sur une
      Étant donné une partie de Which Side
      Et que la variante est le mode duo
      Et ce contenu :
        """
        [normals.speed-up]
        dollars = 0
        union = 0
        strike = 1
        """
      Et que Accélération des cadences est en jeu
      Et que le Tenement russe a 1 grève
      Quand l'équipe contre Accélération des cadences
      Alors Accélération des cadences n'est pas en jeu

  @whichside.variant.duo.misfortune-self
  # en: A misfortune on oneself
  Règle: Un malheur sur soi

    # en: The drawer takes it
    Scénario: Qui pioche la prend
      Étant donné que la variante est le mode duo
      Et que le Tenement russe pioche un malheur
      Quand on pioche Maladie
      Et que le Tenement russe l'attribue au Tenement russe
      Alors le Tenement russe doit décider

  @whichside.variant.duo.tiles
  # en: Six tiles
  Règle: Six tuiles

    # en: Two Tenements of one's choice on six tiles
    Scénario: Deux Tenements au choix sur six tuiles
      Étant donné une nouvelle partie de Which Side à 2
      Et que la variante est le mode duo
      Et que le Tenement chinois et le Tenement étasunien participent
      Alors 6 tuiles sont sur la table
      Et la première personne est celle du Tenement chinois
