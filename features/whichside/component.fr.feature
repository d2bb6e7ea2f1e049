# language: fr
# en: Components
Fonctionnalité: Matériel

  @whichside.component.black-cylinders
  # en: The black cylinders
  Règle: Les cylindres noirs

    # en: Somebody joins the Russian Tenement
    Scénario: Une personne rejoint le Tenement russe
      Étant donné une partie de Which Side
      Et que l'équipe a droit à 1 carte solidarité
      Quand l'équipe tire des cartes solidarité
      Et qu'on pioche Emma Goldman
      Et qu'on pioche Caisse de grève
      Et que l'équipe garde Emma Goldman
      Et que la nouvelle personne s'installe dans le Tenement russe
      Alors Emma Goldman vit dans le Tenement russe
      Et 5 personnages vivent dans le Tenement russe

  @whichside.component.black-markers
  # en: One black marker for an amputation
  Règle: Un marqueur noir pour l'amputation

    # en: Whoever has it is not healed beyond HEA 1
    Scénario: Qui le porte ne guérit pas au-delà de SAN 1
      Étant donné que le Tenement russe pioche un malheur
      Et que l'Insalubrité du Tenement italien est à 1
      Et que le Tenement italien a 5 $
      Quand on pioche Amputation
      Et que le Tenement russe l'attribue au Tenement italien
      Et que le Tenement italien désigne Rosa
      Alors Rosa est à SAN 1
      Et Rosa est blessée à vie

    # en: No doctor heals what is injured for good
    Scénario: Aucun médecin ne guérit qui est blessé à vie
      Étant donné une partie de Which Side
      Et que Rosa est blessée à vie
      Et que Rosa est à SAN 1
      Et que Lucia est à SAN 1
      Et que le Tenement italien a 5 $
      Alors « le Tenement italien appelle un médecin pour Rosa » est refusé
      Et « le Tenement italien appelle un médecin pour Lucia » est légal

  @whichside.component.workplaces
  # en: Workplaces
  Règle: Les lieux de travail

    # en: Three of the nine tiles of the generic scenario
    Scénario: Trois des neuf tuiles du scénario générique
      Étant donné une partie de Which Side
      Alors 3 lieux de travail sont sur la table

  @whichside.component.tile-sides
  # en: Two sides
  Règle: Deux faces

    # en: Side A of Woolworth can be improved
    Scénario: La face A de Woolworth peut être améliorée
      Étant donné une partie de Which Side
      Et que Woolworth montre sa face A
      Et que le tour en est aux actions de la journée
      Et que c'est le tour du Tenement italien
      Alors « Carlo va sur l'amélioration de Woolworth » est légal
