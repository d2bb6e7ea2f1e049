# language: fr
# en: Prison
# en: The arrest, the cell and the way home.
Fonctionnalité: Prison
  L'arrestation, la cellule et le retour.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.prison.release
  # en: Release
  Règle: Libération

    # en: Who is in Jail goes home, who is on Arrest stays
    Scénario: Qui est en cellule rentre, qui est arrêté reste
      Étant donné que Rosa est dans la case Prison
      Et que Carlo est dans la case Arrestation
      Quand la vie continue
      Alors Rosa est à la maison
      Et Rosa est libérée
      Et Rosa rentre à la maison
      Et Carlo est dans la case Arrestation

    # en: One on Arrest, the others in Jail
    Scénario: Une arrêtée, les autres en prison
      Étant donné que Rosa est sur la case Arrestation
      Et que les autres personnages du Tenement italien sont dans la case Prison
      Quand la vie continue
      Alors 0 personnages du Tenement italien sont dans la case Prison
      Et Rosa est sur la case Arrestation

    # en: Two who are there come home
    Scénario: Deux qui y sont rentrent
      Étant donné que 2 personnages du Tenement italien sont dans la case Prison
      Quand la vie continue
      Alors 0 personnages du Tenement italien sont dans la case Prison

  @whichside.prison.arrest-box
  # en: Who must go to prison
  Règle: Qui doit aller en prison

    # en: One of four
    Scénario: Une de quatre
      Quand Rosa doit aller en prison
      Alors 1 personnage du Tenement italien est sur la case Arrestation
