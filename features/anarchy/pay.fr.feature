# language: fr
# en: Paying for extra cards
# en: Violet and green play, each with ten rupees; violet has to pay.
Fonctionnalité: Payer des cartes supplémentaires
  Violet et vert jouent, chacun avec dix roupies ; violet doit payer.

  Contexte:
    Étant donné une partie de The Anarchy entre violet et vert
    Et que c'est à violet de payer

  @anarchy.pay.inspect-discard
  # en: Look through the discard pile
  Règle: Regarder la défausse

    # en: Who sees a card third in it pays for three cards
    Scénario: Qui y voit sa carte en troisième paie trois cartes
      Étant donné que de haut en bas, la défausse est Lohagad, Arcate, les Rohillas et le Fort d'Agra
      Et que violet a 3 roupies
      Alors 4 cartes sont dans la défausse
      Et « violet paie 4 cartes » est refusé par anarchy.pay.cumulative et par rien d'autre
      Quand violet paie 3 cartes
      Et que violet pioche dans la défausse
      Et que violet pioche dans la défausse
      Et que violet pioche dans la défausse
      Alors violet a en main les Rohillas
      Et la carte du dessus de la défausse est le Fort d'Agra

    # en: The fourth is seen, but stays out of reach
    Scénario: La quatrième se voit, mais reste hors d'atteinte
      Étant donné que de haut en bas, la défausse est Lohagad, Arcate, les Rohillas et le Fort d'Agra
      Et que violet a 5 roupies
      Quand violet paie 4 cartes
      Alors le coup est refusé par anarchy.pay.cumulative et par rien d'autre
      Et 4 cartes sont dans la défausse
      Et la carte du dessus de la défausse est Lohagad
      Et c'est à violet de payer

  @anarchy.pay.dig-discard
  # en: Dig in the discard pile
  Règle: Fouiller la défausse

    # en: The third card comes with the two above it
    Scénario: La troisième carte vient avec les deux du dessus
      Étant donné que de haut en bas, la défausse est Lohagad, Arcate, les Rohillas et le Fort d'Agra
      Quand violet paie 3 cartes
      Et que violet pioche dans la défausse
      Et que violet pioche dans la défausse
      Et que violet prend le sommet de la défausse
      Alors la main de violet est Lohagad, Arcate et les Rohillas
      Et violet a 7 roupies
      Et la carte du dessus de la défausse est le Fort d'Agra
      Et c'est à violet de combiner

    # en: Two paid cards do not reach the third
    Scénario: Deux cartes payées n'atteignent pas la troisième
      Étant donné que de haut en bas, la défausse est Lohagad, Arcate et les Rohillas
      Quand violet paie 2 cartes
      Et que violet pioche dans la défausse
      Et que violet pioche dans la défausse
      Alors la main de violet est Lohagad et Arcate
      Et la carte du dessus de la défausse est les Rohillas
      Et c'est à violet de combiner

    # en: All see what comes from it
    Scénario: Tout le monde voit ce qui en vient
      Étant donné que de haut en bas, la défausse est Lohagad et Arcate
      Quand violet paie 2 cartes
      Et que violet pioche dans la défausse
      Et que violet pioche dans la défausse
      Alors vert sait que violet a en main Lohagad et Arcate
      Et 0 carte est dans la défausse
