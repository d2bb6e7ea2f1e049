# language: fr
# en: Employers' board
Fonctionnalité: Plateau patronal

  @whichside.employers-board.wa-track
  # en: The wages
  Règle: Les salaires

    # en: The first cell adds a dollar, the last takes two
    Plan du Scénario: Ce que porte la case <case>
      Étant donné une partie de Which Side
      Et que les salaires : case <case>
      Alors les salaires affichent <n>

      Exemples:
        | case | n  |
        | 1    | 1  |
        | 6    | -2 |

    # en: The number that is printed tells the cell
    Scénario: Le nombre imprimé dit la case
      Étant donné une partie de Which Side
      Et que les salaires affichent -2
      Alors les salaires affichent -2
      Et les salaires : case 6

    # en: Leftmost they add a dollar
    Scénario: Au maximum à gauche, ils ajoutent un dollar
      Étant donné une partie de Which Side
      Et que les salaires sont au maximum à gauche
      Alors les salaires affichent 1

  @whichside.employers-board.wc-track
  # en: Working conditions
  Règle: Les conditions de travail

    # en: One incident on the first cell
    Scénario: Sur la première case, un seul incident
      Étant donné une partie de Which Side
      Et les conditions de travail : case 1
      Et que les autres Tenements ont 6 $
      Quand les incidents commencent
      Alors 1 incident est à piocher
      Et le tour en est aux incidents de la vie

  @whichside.employers-board.es-track
  # en: Ten cells, the last of which is defeat
  Règle: Dix cases, dont la dernière est la défaite

    # en: Cell 10 is the last
    Scénario: La case 10 est la dernière
      Étant donné une partie de Which Side
      Et que la Force patronale est sur la case 10
      Et que Presse achetée est en jeu
      Quand le patronat agit
      Alors la Force patronale est sur la case 10

  @whichside.employers-board.es-counts-turns
  # en: Strength counts the turns
  Règle: La force compte les tours

    # en: It follows from the strategy and its plan
    Scénario: Elle suit de la planification et de son plan
      Étant donné une partie de Which Side
      Et que le scénario est les incendies de l'hiver new-yorkais
      Et que la planification est Incendie de l'usine Triangle Shirtwaist
      Et que le marqueur est sur le plan 2
      Alors la Force patronale est sur la case 7

    # en: It is not lower than the plans that were left
    Scénario: Elle n'est pas au-dessous des plans quittés
      Étant donné une partie de Which Side
      Et que le scénario est les incendies de l'hiver new-yorkais
      Et que la planification est Incendie de l'usine Triangle Shirtwaist
      Et que le marqueur est sur le plan 2
      Et que la Force patronale est sur la case 6
      Alors aucune table ne peut montrer cette position par whichside.employers-board.es-counts-turns

  @whichside.employers-board.three-labour-gauges
  # en: Three gauges
  Règle: Trois jauges

    # en: Two gauges of three leftmost
    Scénario: Deux jauges sur trois à gauche
      Étant donné que les salaires sont au maximum à gauche
      Et que le temps de travail est au maximum à gauche
      Alors 2 jauges du travail sont au maximum à gauche
