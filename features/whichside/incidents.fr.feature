# language: fr
Fonctionnalité: Incidents de la vie
  Les Tenements se comparent.

  Contexte:
    Étant donné une partie de Which Side
    Et que 1 incident est à piocher

  @whichside.incidents.ties
  Règle: À égalité, tous sont touchés

    Scénario: Deux Tenements à la même Menace policière
      Étant donné que le Tenement chinois et le Tenement russe sont à égalité en tête pour la Menace policière
      Quand on pioche Saccage policier
      Alors l'Insalubrité du Tenement chinois est à 3
      Et l'Insalubrité du Tenement russe est à 3
      Et l'Insalubrité du Tenement italien est à 2
