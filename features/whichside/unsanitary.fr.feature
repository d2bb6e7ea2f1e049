# language: fr
Fonctionnalité: Insalubrité
  Ce qui déborde coûte de la santé ; un logement propre en épargne.

  Contexte:
    Étant donné une partie de Which Side
    Et que 1 incident est à piocher
    Et que le Risque du Tenement chinois est à 5

  @whichside.unsanitary.zero-shield
  Règle: Un logement à 0 épargne une perte par tour

    Scénario: L'accident est évité
      Étant donné que l'Insalubrité du Tenement chinois est à 0
      Quand on pioche Accident à l'usine
      Alors l'événement spared se produit 1 fois
      # en: the story says "The Chinese Tenement is clean and spared a loss of health"
      Et le récit dit « Le Tenement chinois est propre : une perte de santé lui est épargnée »

    Scénario: La protection a déjà servi
      Étant donné que l'Insalubrité du Tenement chinois est à 0
      Et que le Tenement chinois a déjà évité une perte de santé ce tour-ci
      Quand on pioche Accident à l'usine
      Et le Tenement chinois désigne Wei
      Alors Wei est à SAN 1
