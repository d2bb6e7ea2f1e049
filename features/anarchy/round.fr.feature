# language: fr
# en: Rounds
# en: Who plays when, round after round. Three people play unless something else is said.
Fonctionnalité: Ordre du tour
  Qui joue quand, tour de table après tour de table. Trois personnes jouent, sauf mention
  contraire.

  @anarchy.round.random-order
  # en: Order by chance
  Règle: L'ordre au hasard

    # en: <joueur> can be the first of three
    Plan du scénario: <joueur> peut jouer en premier, à trois
      Étant donné une partie de The Anarchy
      Et que le jeton suivant n'est pas encore retourné
      Alors la probabilité que « c'est à <joueur> de payer » est 1/3

      Exemples:
        | joueur |
        | violet |
        | vert   |
        | rouge  |

    # en: With six everybody can be first, one time in six
    Scénario: À six, chaque personne peut être première une fois sur six
      Étant donné une partie de The Anarchy à 6 personnes
      Et que le jeton suivant n'est pas encore retourné
      Alors la probabilité que « c'est à jaune de payer » est 1/6
      Et la probabilité que « c'est à violet de payer » est 1/6

    # en: After the first turn chance chooses between the two others
    Scénario: Après le premier tour, le hasard choisit entre les deux autres
      Étant donné une partie de The Anarchy
      Et que vert a déjà joué ce tour
      Et que le jeton suivant n'est pas encore retourné
      Alors la probabilité que « c'est à violet de payer » est 1/2
      Et la probabilité que « c'est à rouge de payer » est 1/2
      Et la probabilité que « c'est à vert de payer » est 0

    # en: The last player is certain
    Scénario: La dernière personne est certaine
      Étant donné une partie de The Anarchy
      Et que vert et violet ont déjà joué ce tour
      Et que le jeton suivant n'est pas encore retourné
      Alors la probabilité que « c'est à rouge de payer » est 1

  @anarchy.round.reshuffle
  # en: A new order each round
  Règle: Un ordre nouveau à chaque tour de table

    # en: All have played and the three tokens are shuffled anew
    Scénario: Tout le monde a joué : les trois jetons sont mélangés de nouveau
      Étant donné une partie de The Anarchy
      Et que violet et vert ont déjà joué ce tour
      Et que c'est à rouge de faire la guerre
      Quand rouge ne fait pas la guerre
      Alors c'est le tour de table 2
      Et l'événement round-began cite anarchy.round.reshuffle
      Et la probabilité que « c'est à rouge de payer » est 1/3
      Et la probabilité que « c'est à violet de payer » est 1/3

    # en: While a token is not flipped the round goes on
    Scénario: Tant qu'un jeton n'est pas retourné, le tour de table continue
      Étant donné une partie de The Anarchy
      Et que violet a déjà joué ce tour
      Et que c'est à rouge de faire la guerre
      Quand rouge ne fait pas la guerre
      Alors c'est le tour de table 1
      Et l'événement round-began se produit 0 fois
      Et la probabilité que « c'est à vert de payer » est 1

    # en: Round 7 follows round 6
    Scénario: Le tour de table 7 suit le tour de table 6
      Étant donné une partie de The Anarchy entre violet et vert
      Et que c'est le tour de table 6
      Et que violet a déjà joué ce tour
      Et que c'est à vert de faire la guerre
      Quand vert ne fait pas la guerre
      Alors c'est le tour de table 7
      # en: the story says "7"
      Et le récit dit « 7 »

    # en: Whoever played last can play again at once
    Scénario: Qui a joué en dernier peut jouer de nouveau aussitôt
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet a déjà joué ce tour
      Et que c'est à vert de faire la guerre
      Quand vert ne fait pas la guerre
      Et que le jeton de vert est retourné
      Alors c'est à vert de payer
      Et c'est le tour de table 2

    # en: In the new round only whoever has played again has had a turn
    Scénario: Dans le nouveau tour de table, seul qui a rejoué a déjà joué
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet a déjà joué ce tour
      Et que c'est à vert de faire la guerre
      Quand vert ne fait pas la guerre
      Et que le jeton de vert est retourné
      Et que vert paie 1 carte
      Et que vert pioche Lohagad
      Et que vert ne combine plus rien
      Et que vert défausse Lohagad
      Et que vert ne fait pas la guerre
      Alors vert a déjà joué ce tour
      Et la probabilité que « c'est à violet de payer » est 1

    # en: Between two turns a token is left to be flipped
    Scénario: Entre deux tours, un jeton reste à retourner
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet et vert ont déjà joué ce tour
      Et que le jeton suivant n'est pas encore retourné
      Alors aucune table ne peut montrer cette position par anarchy.round.reshuffle

    # en: There is no round 0
    Scénario: Il n'y a pas de tour de table 0
      Étant donné une partie de The Anarchy entre violet et vert
      Et que c'est le tour de table 0
      Alors aucune table ne peut montrer cette position par anarchy.round.reshuffle
