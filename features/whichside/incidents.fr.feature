# language: fr
# en: Life incidents
# en: The Tenements are compared.
Fonctionnalité: Incidents de la vie
  Les Tenements se comparent.

  Contexte:
    Étant donné une partie de Which Side
    Et que 1 incident est à piocher

  @whichside.incidents.ties
  # en: Ties
  Règle: À égalité, tous sont touchés

    # en: Two Tenements with the same Police Threat
    Scénario: Deux Tenements à la même Menace policière
      Étant donné que le Tenement chinois et le Tenement russe sont à égalité en tête pour la Menace policière
      Quand on pioche Saccage policier
      Alors l'Insalubrité du Tenement chinois est à 3
      Et l'Insalubrité du Tenement russe est à 3
      Et l'Insalubrité du Tenement italien est à 2

  @whichside.incidents.targeting
  # en: Whoever is hit chooses
  Règle: Qui est touché choisit

    # en: Whoever has more than the others
    Scénario: Qui a plus que les autres
      Étant donné que le Tenement chinois a plus que les autres pour le Risque
      Et que le Risque du Tenement italien est à 5
      Quand on pioche Accident à l'usine
      Alors quoi qu'on décide, quelqu'un du Tenement chinois perd de la santé

    # en: The second effect of two
    Scénario: Le second effet de deux
      Étant donné ce contenu :
        """
        [incidents.dilemma]
        effects = [{ kind = "either", whom = "most-risk", options = [{ kind = "money", by = -1 }, { kind = "gauge", gauge = "police", by = 1 }] }]
        """
      Et que le Risque du Tenement italien est à 5
      Quand on pioche la carte « dilemma »
      Et que le Tenement italien choisit l'effet 2
      Alors la Menace policière du Tenement italien est à 1
      Et le Tenement italien a 2 $

    # en: The first of two, said by the team
    Scénario: Le premier de deux, dit par l'équipe
      Étant donné ce contenu :
        """
        [incidents.dilemma]
        effects = [{ kind = "either", whom = "most-risk", options = [{ kind = "money", by = -1 }, { kind = "gauge", gauge = "police", by = 1 }] }]
        """
      Et que le Risque du Tenement italien est à 5
      Quand on pioche la carte « dilemma »
      Et que l'équipe choisit l'effet 1
      Alors la Menace policière du Tenement italien est à 0
      Et le Tenement italien a 1 $

  @whichside.incidents.targeting
  # en: What an incident without a name does
  Règle: Ce que fait un incident sans nom

    # en: To the most watched
    Scénario: Au plus surveillé
      Étant donné que la Menace policière du Tenement italien est à 6
      Quand Menace policière la plus élevée : on subit INS+1
      Alors l'Insalubrité du Tenement italien monte de 1

    # en: To everybody
    Scénario: À chacun
      Étant donné que le Risque de chaque Tenement est à 1
      Quand chaque Tenement subit RIS+1
      Alors le Risque de chaque Tenement est à 2

    # en: To the richest
    Scénario: Au plus riche
      Étant donné que les Italiens ont 9 $
      Quand qui a le plus de dollars subit une perte de 2 $
      Alors les Italiens ont 7 $
