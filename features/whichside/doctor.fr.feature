# language: fr
# en: Doctor
# en: One visit for each turn and Tenement.
Fonctionnalité: Médecin
  Une visite par tour et par Tenement.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.doctor.uns-2-3
  # en: Slow recovery
  Règle: Rétablissement lent

    # en: A visit at Unsanitary 3
    Scénario: Une visite avec une Insalubrité de 3
      Étant donné que l'Insalubrité du Tenement chinois est à 3
      Et que Mei est à SAN 0
      Quand le Tenement chinois appelle un médecin pour Mei
      Alors Mei est à SAN 1
      Et le Tenement chinois a 0 $

    # en: The doctor comes for one of the Chinese
    Scénario: Le médecin vient pour l'un des Chinois
      Étant donné que l'Insalubrité du Tenement chinois est à 3
      Et que Wei est à SAN 0
      Quand un médecin vient pour Wei
      Alors Wei est à SAN 1
      Et le Tenement chinois a 0 $

  @whichside.doctor.once-per-tenement
  # en: One visit per turn
  Règle: Une visite par tour

    # en: The doctor has come to the Chinese
    Scénario: Le médecin est venu chez les Chinois
      Étant donné que le Tenement chinois a déjà appelé un médecin ce tour-ci
      Et que Mei est à SAN 0
      Alors « le Tenement chinois appelle un médecin pour Mei » est refusé par whichside.doctor.once-per-tenement et par rien d'autre

  @whichside.doctor.uns-4-5
  # en: No healing in filth
  Règle: Pas de guérison dans la saleté

    # en: As R-39 is read a doctor comes, but not for the healthy
    Scénario: Selon R-39 il en vient un, mais pas pour les bien portants
      Étant donné que la lecture R-39 est « paid »
      Et que l'Insalubrité du Tenement italien est à 5
      Et que le Tenement italien a 8 $
      Alors « le Tenement italien appelle un médecin pour Carlo » est refusé par whichside.health.three-levels
