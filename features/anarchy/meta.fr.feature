# language: fr
# en: About the game
# en: How many people play.
Fonctionnalité: À propos du jeu
  Combien de personnes jouent.

  @anarchy.meta.player-count
  # en: Two to six players
  Règle: De deux à six

    # en: At the least two, at the most six: <n> can play
    Plan du scénario: À deux au moins, à six au plus : <n> peuvent jouer
      Quand une partie de The Anarchy est mise en place à <n> personnes
      Alors le coup est légal

      Exemples:
        | n    |
        | deux |
        | six  |

    # en: Nobody plays alone
    Scénario: Personne ne joue sans adversaire
      Quand une partie de The Anarchy est mise en place à 1 personnes
      Alors le coup est refusé par anarchy.meta.player-count et par rien d'autre
