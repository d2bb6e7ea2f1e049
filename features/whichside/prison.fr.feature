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
      Et Carlo est dans la case Arrestation
