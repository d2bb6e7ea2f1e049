# language: fr
# en: Melding
# en: Violet and green play with some cards made for the example; violet melds.
Fonctionnalité: Combiner
  Violet et vert jouent avec quelques cartes faites pour l'exemple ; violet combine.

  # en: Some cards of Pune
  Contexte: Quelques cartes de Pune
    Étant donné une partie de The Anarchy entre violet et vert
    Et ces cartes :
      | carte      | zone | nombre | suit | couronnes | coffres |
      | Vieux Roi  | Pune | 1      |      | 2         |         |
      | Jeune Roi  | Pune | 2      | 1    | 1         | 2       |
      | Régent     | Pune | 3      | 1, 2 |           | 1       |
      | Vieux Fort | Pune |        | 1, 3 | 1         |         |
      | Armée      | Pune |        | any  |           |         |
    Et que c'est à violet de combiner

  @anarchy.meld.face-up
  # en: Face up
  Règle: Face visible

    # en: What is laid is seen by all
    Scénario: Ce qui se pose se voit de tout le monde
      Étant donné que violet a en main Vieux Roi, Jeune Roi et Armée
      Alors vert ne voit pas Vieux Roi
      Et vert voit 3 cartes dans la main de violet
      Quand violet pose Vieux Roi avec Jeune Roi
      Alors vert voit 1 carte dans la main de violet
      # en: green is told "violet lays Vieux Roi as the leader of Pune."
      Et vert entend « violet pose Vieux Roi, qui dirige Pune. »
      # en: green is told "Jeune Roi follows Vieux Roi."
      Et vert entend « Jeune Roi suit Vieux Roi. »
      Et vert ne voit pas Armée

    # en: Two cards of two zones, and a government in each
    Scénario: Deux cartes de deux zones, et un gouvernement dans chacune
      Étant donné que violet a en main Vieux Roi et Haidar Ali
      Quand violet pose Vieux Roi et Haidar Ali
      Alors violet contrôle Pune
      Et violet contrôle le Mysore
      Et vert voit 0 carte dans la main de violet

    # en: A whole hand, of which one card can lead
    Scénario: Toute la main, dont une carte peut diriger
      Étant donné que Pune est neutre
      Et que violet a en main Armée et Vieux Roi
      Quand violet pose les 2 cartes en main
      Alors Vieux Roi dirige le gouvernement de Pune
      Et Vieux Roi dirige un gouvernement
      Et Armée est dans un gouvernement de violet
      Et le dernier gouvernement posé a 2 couronnes
      Et le seul gouvernement de violet a 2 couronnes
      Et le gouvernement de Pune a 0 château
      Et le gouvernement de Pune a 0 coffre
      Et Vieux Roi a 2 couronnes
      Et le numéro de la carte Vieux Roi est 1
      Et violet n'a rien à ajouter
      Et violet n'a en main aucune carte de Pune

    # en: A card that is laid as leader
    Scénario: Une carte posée comme chef
      Étant donné que Pune est neutre
      Et que violet a en main Vieux Roi et Armée
      Quand violet pose Vieux Roi comme chef
      Alors violet gouverne Pune avec Vieux Roi
      Et la main de violet est Armée

    # en: Two cards together, and one that is added to them
    Scénario: Deux cartes ensemble, et une qui vient s'y ajouter
      Étant donné que vert contrôle le Mysore
      Et que violet a en main Jeune Roi, Vieux Roi et Armée
      Quand violet pose Jeune Roi et Vieux Roi ensemble
      Et que violet ajoute Armée au gouvernement de Pune
      Alors violet gouverne avec Vieux Roi, Jeune Roi et Armée

    # en: Under a leader who is not laid yet
    Scénario: Sous un chef qui n'est pas encore posé
      Étant donné que vert n'a en main aucune carte de Pune
      Et que violet a en main Vieux Roi, Jeune Roi et Armée
      Quand violet glisse Armée sous Vieux Roi
      Et que violet ajoute toutes les cartes en main
      Alors violet gouverne Pune avec Vieux Roi, Armée et Jeune Roi

    # en: What follows a leader is laid with him
    Scénario: Ce qui suit un chef est posé avec lui
      Étant donné que violet gouverne avec Vieux Roi
      Et qu'Armée suit Vieux Roi
      Et que violet a en main Haidar Ali
      Quand violet pose Haidar Ali
      Alors violet gouverne Pune avec Vieux Roi et Armée

  @anarchy.meld.change-leader-return
  # en: Who does not follow goes back
  Règle: Qui ne suit pas revient en main

    # en: The fort does not follow the new leader, the army does
    Scénario: Le fort ne suit pas le nouveau chef, l'armée oui
      Étant donné que violet gouverne Pune avec Vieux Roi, Vieux Fort et Armée
      Et que violet a en main Jeune Roi
      Quand violet met Jeune Roi à la tête du gouvernement
      Alors violet gouverne Pune avec Jeune Roi et Armée
      Et la main de violet est Vieux Roi et Vieux Fort
      Et Vieux Fort ne suit pas Jeune Roi
      Et l'événement cards-to-hand cite anarchy.meld.change-leader-return

    # en: A leader without a list comes back into the hand
    Scénario: Un chef sans liste revient en main
      Étant donné que violet gouverne Pune avec Vieux Roi et Armée
      Et que violet a en main Jeune Roi
      Quand violet met Jeune Roi à la tête du gouvernement
      Alors violet a en main Vieux Roi
      Et violet gouverne Pune avec Jeune Roi et Armée

    # en: A leader whose list fits stays and follows
    Scénario: Un chef dont la liste convient reste, et suit
      Étant donné que violet gouverne Pune avec Jeune Roi et Régent
      Et que violet a en main Vieux Roi
      Quand violet met Vieux Roi à la tête du gouvernement
      Alors violet gouverne Pune avec Vieux Roi, Jeune Roi et Régent
      Et violet a 0 carte en main
      Et l'événement cards-to-hand se produit 0 fois

    # en: What comes back into the hand is known to all
    Scénario: Ce qui revient en main est connu de tout le monde
      Étant donné que violet gouverne Pune avec Vieux Roi et Vieux Fort
      Et que violet a en main Jeune Roi et les Fusées du Mysore
      Quand violet met Jeune Roi à la tête du gouvernement
      Alors vert voit 3 cartes dans la main de violet
      Et vert sait que violet a en main Vieux Roi et Vieux Fort
      Et vert ne voit pas les Fusées du Mysore

    # en: What comes back into the hand can be laid again
    Scénario: Ce qui revient en main peut se poser de nouveau
      Étant donné que violet gouverne Pune avec Vieux Roi et Vieux Fort
      Et que violet a en main Jeune Roi
      Quand violet met Jeune Roi à la tête du gouvernement
      Alors « violet ajoute Vieux Fort » est refusé par anarchy.meld.follow-list-legality
      Quand violet met Vieux Roi à la tête du gouvernement
      Et que violet ajoute Vieux Fort
      Alors violet gouverne Pune avec Vieux Roi, Jeune Roi et Vieux Fort

    # en: Whoever has led before does not do so again this turn
    Scénario: Qui a déjà pris la tête ne la reprend pas ce tour-ci
      Étant donné que violet gouverne Pune avec Jeune Roi et Armée
      Et que violet a en main Vieux Roi
      Et que Vieux Roi a pris la place d'un autre chef ce tour-ci
      Alors « violet met Vieux Roi à la tête du gouvernement » est refusé

  @anarchy.meld.optional
  # en: Nothing must be melded
  Règle: Combiner n'est pas obligatoire

    # en: Keep everything in hand
    Scénario: Tout garder en main
      Étant donné que violet a en main Vieux Roi, Jeune Roi et Armée
      Quand violet ne combine plus rien
      Alors Pune est neutre
      Et violet a 3 cartes en main
      Et c'est à violet de défausser

    # en: Leave the own government as it is
    Scénario: Ne pas compléter son gouvernement
      Étant donné que violet gouverne Pune avec Vieux Roi
      Et que violet a en main Jeune Roi et Armée
      Quand violet ajoute Armée
      Et que violet ne combine plus rien
      Alors violet gouverne Pune avec Vieux Roi et Armée
      Et la main de violet est Jeune Roi
      Et c'est à violet de défausser

  @anarchy.meld.marker
  # en: The marker
  Règle: Le marqueur

    # en: The token comes with the government
    Scénario: Le jeton vient avec le gouvernement
      Étant donné que violet a en main Haidar Ali
      Alors le Mysore est neutre
      Quand violet pose Haidar Ali
      Alors violet contrôle le Mysore
      Et l'événement marker-placed cite anarchy.meld.marker
      # en: the story says "violet controls Mysore."
      Et le récit dit « le Mysore : contrôle de violet. »

    # en: One token for a government that grows
    Scénario: Un seul jeton pour un gouvernement qui grandit
      Étant donné que violet a en main Haidar Ali et les Fusées du Mysore
      Quand violet pose Haidar Ali
      Et que violet ajoute les Fusées du Mysore
      Alors l'événement marker-placed se produit 1 fois
      Et Pune est neutre

    # en: A second government of the zone lays no other
    Scénario: Un second gouvernement de la zone n'en pose pas d'autre
      Étant donné que la lecture R-21 est « several »
      Et que violet a en main Vieux Roi et Jeune Roi
      Quand violet pose Vieux Roi
      Et que violet pose Jeune Roi
      Alors l'événement marker-placed se produit 1 fois
      Et violet contrôle Pune
