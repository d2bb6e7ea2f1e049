# fr: But du jeu
# fr: Les joueurs cherchent les tuiles dans les mains des autres. Ce qu'un joueur peut leur dire
# fr: se dit avec des pièces sur le plateau.
Feature: Goal
  The players look for the tiles in each other's hands. What a player may tell the others is told
  with pieces on the board.

  @yellow_places.goal.find-all-hand-tiles
  # fr: But
  Rule: Goal

    # fr: Le but du jeu
    Scenario: The goal of the game
      Given a game of Yellow Places
      Then the datum meta.goal is "every tile of every hand is found"
      And the datum meta.goal is stated by the book

    # fr: Une tuile sur deux est trouvée
    Scenario: One tile of two is found
      Given pink holds the tea house of cell 5
      And blue holds the bakery of cell 1
      When green says that pink holds the tea house of cell 5
      Then the game goes on
      And blue holds 1 hidden tile

    # fr: La dernière tuile de la dernière main est trouvée
    Scenario: The last tile of the last hand is found
      Given pink holds the tea house of cell 5
      And blue holds the bakery of cell 1
      And 2 tiles are hidden in the hands
      When green says that pink holds the tea house of cell 5
      And pink says that blue holds the bakery of cell 1
      Then the game is won

    # fr: Les tuiles que personne n'a piochées n'ont pas à être trouvées
    Scenario: Tiles that nobody drew need not be found
      Given pink holds the tea house of cell 5
      And the bakery of cell 9 lies face up
      And 1 tile is hidden in the hands
      When green says that pink holds the tea house of cell 5
      Then 25 tiles lie face down
      And the game is won

    # fr: Ses propres tuiles comptent aussi, et les autres doivent les trouver
    Scenario: One's own tiles count as well and others must find them
      Given green holds the bakery of cell 1
      And pink holds the tea house of cell 5
      When green says that pink holds the tea house of cell 5
      Then the game goes on
      And pink and blue may act

    # fr: À <n> joueurs, un pion trouve la dernière tuile à la première manche
    Scenario Outline: With <n> players a pawn finds the last tile in the first round
      Given a game of Yellow Places for <n> players
      And pink holds the tea house of cell 5
      And 1 tile is hidden in the hands
      When green designates the tea house of cell 5
      Then the game is won
      And clause yellow_places.goal.find-all-hand-tiles is cited
      And nobody may act

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # fr: Un pion trouve l'avant-dernière tuile
    Scenario: A pawn finds the last tile but one
      Given pink holds the tea house of cell 5 and the bakery of cell 2
      When green designates the tea house of cell 5
      Then the game goes on

    # fr: Par l'autre lecture de R-12, les manches se jouent bien qu'il ne reste rien
    Scenario: By the other reading of R-12 the rounds are played out although nothing is left
      Given a game of Yellow Places
      And the reading R-12 is "after-conclusion"
      And pink holds the tea house of cell 5
      When green designates the tea house of cell 5
      Then the game goes on
      And pink and blue may act
      And clause yellow_places.goal.find-all-hand-tiles is not cited

    # fr: Par l'autre lecture de R-12, des disques sans cubes suivent à la manche suivante
    Scenario: By the other reading of R-12 discs without cubes follow in the next round
      Given a game of Yellow Places for 2 players
      And the reading R-12 is "after-conclusion"
      And pink holds the tea house of cell 5
      When green designates the tea house of cell 5
      And pink designates the tea house of cell 6
      And pink places a disc before row 2
      Then the disc of pink before row 2 bears 0 cubes
      And the game goes on

    # fr: Aucune manche n'est en cours quand chaque tuile a été trouvée
    Scenario: No round is under way when every tile has been found
      Given the tea house of cell 5 was found in the hand of pink
      Then no table can show this position by yellow_places.goal.find-all-hand-tiles

  @yellow_places.goal.clues-by-placement
  # fr: Indices par placement
  Rule: Clues by placement

    # fr: Les signaux du jeu
    Scenario: The signals of the game
      Given a game of Yellow Places
      Then the datum course.signals is "disc place, cube count, pawn designation, accusation"
      And the datum course.signals is implied

    # fr: Les mots ne sont pas un indice : <stage>
    Scenario Outline: Words are no clue in <stage>
      Given pink holds the tea house of cell 5
      And it is <stage>
      When pink announces the tea house of cell 5
      Then the move is refused
      # fr: le refus dit « <quoi> »
      And the refusal says "Let only <what> now"

      Examples:
        | stage          | what              | quoi                   |
        | the disc stage | discs give hints  | Seuls les disques      |
        | the pawn stage | pawns give hints  | Seuls les pions        |
        | the conclusion | accusations speak | Seules les accusations |

    # fr: Les mots ne sont pas non plus un indice avant la distribution
    Scenario: Words are no clue before the tiles are dealt either
      Given a new game of Yellow Places for 2 players
      When pink announces the tea house of cell 5
      Then the move is refused
      # fr: le refus dit « Ne donnez pas encore d'indice »
      And the refusal says "Give no hint yet"

    # fr: À l'étape des disques, chacun de <n> joueurs a le choix des neuf places
    Scenario Outline: In the disc stage each of <n> players has the nine places to choose from
      Given a game of Yellow Places for <n> players
      And green holds the tea house of cell 5
      Then green has 9 legal moves
      And pink has 9 legal moves
      And there are <moves> legal moves

      Examples:
        | n | moves |
        | 2 | 18    |
        | 3 | 27    |
        | 4 | 36    |

    # fr: À l'étape des pions, il y a une désignation pour chaque tuile qu'on peut demander
    Scenario: In the pawn stage there is one designation for each tile that can be asked for
      Given green holds the tea house of cell 5 and the bakery of cell 2
      And the restaurant of cell 7 lies face up
      And it is the pawn stage
      Then green has 24 legal moves
      And pink has 26 legal moves

    # fr: À la conclusion, il y a une accusation pour chaque tuile et chaque autre joueur
    Scenario: In the conclusion there is one accusation for each tile and other player
      Given green holds the tea house of cell 5
      And pink holds the bakery of cell 2
      And it is the conclusion
      Then green has 52 legal moves
      And blue has 54 legal moves

    # fr: Qui n'a pas la main n'a aucun coup pour donner un indice
    Scenario: Whose turn it is not has no move to signal with
      Given pink holds the tea house of cell 5
      When green places a disc before row 1
      Then green has 0 legal moves
      And pink has 9 legal moves
