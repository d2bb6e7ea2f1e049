# language: fr
# en: Drawing
# en: Violet and green play; violet draws.
Fonctionnalité: Piocher
  Violet et vert jouent ; violet pioche.

  Contexte:
    Étant donné une partie de The Anarchy entre violet et vert

  @anarchy.draw.one-at-a-time
  # en: One at a time
  Règle: Une à la fois

    # en: The pile of the next is chosen when the first has been seen
    Scénario: La pile de la suivante se choisit après avoir vu la première
      Étant donné que violet a encore 2 cartes à piocher
      Et que la carte du dessus de la défausse est les Rohillas
      Quand violet pioche Zabita Khan dans la pioche
      Alors violet sait que violet a en main Zabita Khan
      Et violet peut agir
      Et « violet pioche dans la pioche » est légal
      Et « violet pioche dans la défausse » est légal
      Et les Rohillas sont dans la défausse
      Et violet a encore 1 carte à piocher

    # en: Until the card comes nothing else is drawn
    Scénario: Tant que la carte ne vient pas, rien d'autre ne se pioche
      Étant donné que violet a encore 2 cartes à piocher
      Quand violet pioche dans la pioche
      Alors personne ne peut agir
      Et la question ouverte est posée par anarchy.draw.one-at-a-time
      Et violet a 0 carte en main
      Quand Lohagad vient
      Alors violet a 1 carte en main
      Et violet peut agir

    # en: The drawn card has left the draw pile
    Scénario: La carte piochée n'est plus dans la pioche
      Étant donné que violet a encore 3 cartes à piocher
      Et que la pioche ne contient que Lohagad, Arcate et les Rohillas
      Quand violet pioche Lohagad dans la pioche
      Et que violet pioche dans la pioche
      Alors la probabilité que « violet a en main Arcate » est 1/2
      Quand Arcate vient
      Et que violet pioche dans la pioche
      Alors la probabilité que « violet a en main les Rohillas » est 1

    # en: A card is on its way, and one more is paid for
    Scénario: Une carte est en route, et une autre est payée
      Étant donné que violet prend la prochaine carte de la pioche
      Et que violet a encore 1 carte à piocher
      Alors personne ne peut agir
      Quand Lohagad vient
      Alors violet a 1 carte en main
      Et violet a encore 1 carte à piocher

  @anarchy.draw.to-hand
  # en: Into the hand
  Règle: En main

    # en: A drawn card joins those held
    Scénario: Une carte piochée s'ajoute à celles qu'on tient
      Étant donné que la main de violet est Arcate
      Et que violet a encore 1 carte à piocher
      Quand violet pioche Lohagad dans la pioche
      Alors la main de violet est Arcate et Lohagad
      Et l'événement card-drawn cite anarchy.draw.to-hand

    # en: A card of the discard pile comes into the hand
    Scénario: Une carte de la défausse vient en main
      Étant donné que violet a encore 1 carte à piocher
      Et que la carte du dessus de la défausse est Lohagad
      Quand violet prend le sommet de la défausse
      Alors la main de violet est Lohagad
      Et vert a 0 carte en main
      Et 0 carte est dans la défausse

    # en: The others only know that a card came
    Scénario: Les autres savent seulement qu'une carte est venue
      Étant donné que violet a encore 1 carte à piocher
      Quand violet pioche Lohagad dans la pioche
      Alors vert voit 1 carte dans la main de violet
      Et vert ne connaît aucune carte de la main de violet

    # en: Nothing is laid directly
    Scénario: Rien n'est posé directement
      Étant donné que violet gouverne les Moghols avec Zabita Khan
      Et que violet a encore 1 carte à piocher
      Quand violet pioche les Rohillas
      Alors violet gouverne les Moghols avec Zabita Khan
      Et la main de violet est les Rohillas

    # en: What all have seen in a hand they know still, and a card drawn blindly they do not
    Scénario: Ce que tous ont vu en main reste connu, une carte piochée face cachée non
      Étant donné que tous savent que violet a en main Arcate
      Et que violet a encore 1 carte à piocher
      Quand violet pioche Lohagad dans la pioche
      Alors vert sait que violet a en main Arcate
      Et vert n'a pas en main Lohagad

    # en: Of two cards left, the one in the discard pile comes
    Scénario: De deux cartes restantes, celle de la défausse vient
      Étant donné que violet a encore 1 carte à piocher
      Et que la carte du dessus de la défausse est Lohagad
      Et que vert a en main toutes les autres cartes
      Quand violet prend le sommet de la défausse
      Alors la main de violet est Lohagad
      Et c'est à violet de combiner
