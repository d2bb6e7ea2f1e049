# language: fr
# en: The shirtwaist strike
Fonctionnalité: La grève des chemisiers

  @whichside.scenario.shirtwaist-strike.solidarity-stack
  # en: Clara Lemlich first, Rose Schneiderman third
  Règle: Clara Lemlich la première, Rose Schneiderman la troisième

    # en: Clara Lemlich comes for certain, then one at random
    Scénario: Clara Lemlich vient à coup sûr, puis une carte au hasard
      Étant donné que le scénario est la grève des chemisiers de New York
      Et que l'équipe a droit à 2 cartes solidarité
      Quand l'équipe tire des cartes solidarité
      # en: the probability that "Clara Lemlich comes up" is 1
      Alors la probabilité que « Clara Lemlich sort du paquet » est 1
      Quand on pioche Clara Lemlich
      # en: the probability that "Rose Schneiderman comes up" is 0
      Alors la probabilité que « Rose Schneiderman sort du paquet » est 0

  @whichside.scenario.shirtwaist-strike.money
  # en: Three dollars each
  Règle: Trois dollars chacun

    # en: The purse of the Chinese
    Scénario: La bourse des Chinois
      Étant donné que le scénario est la grève des chemisiers de New York
      Et une nouvelle partie de Which Side à 4
      Alors le Tenement chinois a 3 $
