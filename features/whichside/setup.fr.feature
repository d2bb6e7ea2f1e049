# language: fr
Fonctionnalité: Mise en place

  @whichside.setup.premises-market
  # en: Two premises face up
  Règle: Deux locaux visibles

    # en: What lies face up is not in the pile any more
    Scénario: Ce qui est visible n'est plus dans la pile
      Étant donné une nouvelle partie de Which Side à 4
      Quand on révèle la Salle syndicale
      Et qu'on révèle l'Imprimerie
      Alors la Salle syndicale est visible
      Et l'Imprimerie est visible
      Et la Laverie n'est pas visible
      Et la pile compte 8 cartes : les locaux
