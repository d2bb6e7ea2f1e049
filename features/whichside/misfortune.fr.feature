# language: fr
# en: Misfortunes
# en: Who draws, who suffers.
Fonctionnalité: Malheurs
  Qui pioche, qui subit.

  Contexte:
    Étant donné une partie de Which Side
    Et que le Tenement italien pioche un malheur

  @whichside.misfortune.not-self
  # en: Never oneself
  Règle: Jamais soi-même

    # en: Whoever draws it cannot keep it
    Scénario: La personne qui pioche ne peut la garder
      Quand on pioche Dépense inutile
      Et le Tenement italien l'attribue au Tenement italien
      Alors le coup est refusé par whichside.misfortune.not-self et par rien d'autre

  @whichside.misfortune.designate-other
  # en: Choosing a victim
  Règle: Choix de la victime

    # en: The Tenement that is named, and it alone
    Scénario: Le Tenement désigné, et lui seul
      Quand on pioche Erreur de loyer
      Et le Tenement italien l'attribue au Tenement chinois
      Alors le coût de la vie du Tenement chinois est de 9 $
      Et le coût de la vie du Tenement italien est de 6 $

  @whichside.misfortune.full-effect
  # en: Only who can suffer all of it
  Règle: Seulement qui peut tout subir

    # en: Of two effects only the one that can be suffered
    Scénario: De deux effets, seulement celui qui peut être subi
      Étant donné ce contenu :
        """
        [misfortunes.illness]
        effects = [{ kind = "either", options = [{ kind = "resource", resource = "strike", by = -1 }, { kind = "money", by = -1 }] }]
        """
      Et que le Tenement russe a 4 $
      Quand on pioche Maladie
      Et le Tenement italien l'attribue au Tenement russe
      Alors le Tenement russe a 3 $
