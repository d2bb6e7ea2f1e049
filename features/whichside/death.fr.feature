# language: fr
# en: Death
# en: Whoever dies costs nothing any more.
Fonctionnalité: Mort
  Qui meurt ne coûte plus rien.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.death.no-upkeep
  # en: No upkeep for the dead
  Règle: Aucun entretien pour les morts

    # en: Two dead of five
    Scénario: Deux morts sur cinq
      Étant donné que Mei est morte
      Et que Wei est mort
      Alors le coût de la vie du Tenement chinois est de 5 $

  @whichside.death.conditional
  # en: When death strikes
  Règle: Quand la mort survient

    # en: A cough, in Jail and at home
    Plan du Scénario: Une toux, en prison et à la maison
      Étant donné ce contenu :
        """
        [incidents.cough]
        effects = [{ kind = "health", by = -1, whom = "most-dollars" }]
        """
      Et que 1 incident est à piocher
      Et que Rosa a 1 de santé
      Et que Rosa est <lieu>
      Et que le Tenement italien a 20 $
      Quand on pioche la carte « cough »
      Et que le Tenement italien désigne Rosa
      Alors <issue>

      Exemples:
        | lieu                | issue             |
        | dans la case Prison | Rosa meurt        |
        | à la maison         | personne ne meurt |
        | à la maison         | Rosa est vivante  |
