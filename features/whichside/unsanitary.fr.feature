# language: fr
# en: Unsanitary conditions
# en: What overflows costs health; a clean home spares some.
Fonctionnalité: Insalubrité
  Ce qui déborde coûte de la santé ; un logement propre en épargne.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.unsanitary.zero-shield
  # en: Protection at zero
  Règle: Un logement à 0 épargne une perte par tour

    # en: The accident is prevented
    Scénario: L'accident est évité
      Étant donné que 1 incident est à piocher
      Et que le Risque du Tenement chinois est à 5
      Et que l'Insalubrité du Tenement chinois est à 0
      Quand on pioche Accident à l'usine
      Alors l'événement spared se produit 1 fois
      # en: the story says "The Chinese Tenement is clean and spared a loss of health"
      Et le récit dit « Le Tenement chinois est propre : une perte de santé lui est épargnée »

    # en: The protection is used up already
    Scénario: La protection a déjà servi
      Étant donné que 1 incident est à piocher
      Et que le Risque du Tenement chinois est à 5
      Et que l'Insalubrité du Tenement chinois est à 0
      Et que le Tenement chinois a déjà évité une perte de santé ce tour-ci
      Quand on pioche Accident à l'usine
      Et le Tenement chinois désigne Wei
      Alors Wei est à SAN 1

    # en: All women lose health, and by the other reading the Tenement may spare one
    Scénario: Toutes les femmes perdent de la santé ; selon l'autre lecture, le Tenement peut en épargner une
      Étant donné ce contenu :
        """
        [incidents.childbed]
        copies = 2
        effects = [{ kind = "health", by = -1, people = "all", gender = "woman", whom = "most-dollars" }]
        """
      Et que le Tenement italien a 20 $
      Et que l'Insalubrité du Tenement italien est à 0
      Et que la lecture R-10 est « chosen »
      Et que 2 incidents sont à piocher
      Quand on pioche la carte « childbed »
      Et que le Tenement italien subit la perte malgré son logement propre
      Alors Rosa est à SAN 1
      Et Lucia est à SAN 1
      Et Carlo est à SAN 2
      Quand on pioche la carte « childbed »
      Et que le Tenement italien laisse son logement propre éviter la perte
      Et que le Tenement italien désigne Lucia
      Alors Rosa est à SAN 0
      Et Lucia est à SAN 1
