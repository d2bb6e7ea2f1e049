# fr: Étape des pions
# fr: Chaque personne demande une enseigne. Qui en détient la tuile répond, ou personne. Sauf
# fr: mention contraire, on joue à trois ; qui n'est pas nommé n'a aucune tuile cachée.
Feature: Pawn stage
  Each player asks for one establishment. Its holder answers, or nobody does. Where nothing else is
  said there are three players, and a player who is not mentioned holds no hidden tile.

  @yellow_places.pawn.any-order
  # fr: Ordre des pions
  Rule: Order of the pawns

    # fr: <first> place le premier pion
    Scenario Outline: <first> places the first pawn
      Given green holds the tea house of cell 2
      And it is the pawn stage
      Then green, pink and blue may act
      When <first> designates the restaurant of cell 8
      Then <others> may act

      Examples:
        | first | others         |
        | green | pink and blue  |
        | pink  | green and blue |
        | blue  | green and pink |

    # fr: À 2 joueurs, la seconde place commence
    Scenario: With 2 players the second seat begins
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      When pink designates the restaurant of cell 8
      Then green may act

    # fr: À 4 joueurs, n'importe qui continue
    Scenario: With 4 players anybody goes on
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 2
      When violet designates the restaurant of cell 8
      And pink designates the restaurant of cell 9
      Then green and blue may act

    # fr: Qui veut place le premier pion
    Scenario: Whoever wants to has the first pawn
      Given it is the pawn stage
      When pink plays
      Then the pawn of pink is on the board
      And the players act in any order

  @yellow_places.pawn.place-in-cell
  # fr: Placer le pion
  Rule: Place the pawn

    # fr: Le pion est sur la case 8
    Scenario: The pawn stands in cell 8
      Given green holds the tea house of cell 2
      When pink places the pawn in cell 8 and designates the restaurant of cell 8
      Then the pawn of pink is in cell 8
      And clause yellow_places.pawn.place-in-cell is cited
      And the event pawn-placed happens 1 time
      And the event pawn-placed happens before the event designated
      And the event designated happens 1 time

    # fr: La case <cell> prend un pion
    Scenario Outline: Cell <cell> takes a pawn
      Given green holds the tea house of cell 2
      When pink places the pawn in cell <cell> and designates the bakery of cell <cell>
      Then the pawn of pink is in cell <cell>
      And the pawn of green is not on the board

      Examples:
        | cell |
        | 1    |
        | 2    |
        | 5    |
        | 9    |

    # fr: Trois pions de 4 joueurs sont sur une case
    Scenario: Three pawns of 4 players stand in one cell
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 2
      When pink designates the restaurant of cell 8
      And blue designates the bakery of cell 8
      And violet designates the tea house of cell 8
      Then the pawn of pink is in cell 8
      And the pawn of blue is in cell 8
      And the pawn of violet is in cell 8

  @yellow_places.pawn.designate-in-cell
  # fr: Désigner une enseigne
  Rule: Designate an establishment

    # fr: Une enseigne de la case
    Scenario: An establishment of the cell
      Given green holds the tea house of cell 2
      When pink places the pawn in cell 8 and designates the restaurant of cell 8
      Then the move is legal
      And clause yellow_places.pawn.designate-in-cell is cited

    # fr: Sur la case 8, rien de la case <cell> n'est désigné
    Scenario Outline: In cell 8 nothing of cell <cell> is designated
      Given green holds the tea house of cell 2
      When pink places the pawn in cell 8 and designates the restaurant of cell <cell>
      Then the move is refused by yellow_places.pawn.designate-in-cell

      Examples:
        | cell |
        | 5    |
        | 7    |
        | 9    |

    # fr: Une enseigne avec un cube neutre de la mise en place est refusée
    Scenario: An establishment with a neutral cube of the set-up is refused
      Given green holds the tea house of cell 2
      And the restaurant of cell 8 lies face up
      When pink designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.designate-in-cell

    # fr: Une enseigne pour laquelle personne n'a répondu est refusée
    Scenario: An establishment that nobody answered for is refused
      Given green holds the tea house of cell 2
      And nobody answered for the restaurant of cell 8
      And it is the pawn stage of round 2
      When pink designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.designate-in-cell

    # fr: Une enseigne qu'on vient de manquer est refusée
    Scenario: An establishment that was just missed is refused
      Given green holds the tea house of cell 2
      When pink designates the restaurant of cell 8
      And blue designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.designate-in-cell

    # fr: Une enseigne avec un cube jaune est refusée
    Scenario: An establishment with a yellow cube is refused
      Given green holds the tea house of cell 2
      And the restaurant of cell 8 was found in the hand of green
      And it is the pawn stage of round 2
      When pink designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.designate-in-cell

    # fr: Par l'autre lecture de R-10, un cube neutre n'arrête pas un pion
    Scenario: By the other reading of R-10 a neutral cube does not stop a pawn
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      And the restaurant of cell 8 lies face up
      When pink designates the restaurant of cell 8
      Then the event nobody-answered happens 1 time
      And nobody holds the restaurant of cell 8
      And 1 neutral cube is on the board
      And green and blue may act

    # fr: Par l'autre lecture de R-10, un cube jaune n'arrête pas un pion
    Scenario: By the other reading of R-10 a yellow cube does not stop a pawn
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      And the restaurant of cell 8 was found in the hand of green
      And it is the pawn stage of round 2
      When pink designates the restaurant of cell 8
      Then the event nobody-answered happens 1 time
      And the event neutral-cube happens 0 times
      And a yellow cube is on the restaurant of cell 8

    # fr: Par l'autre lecture de R-10, de deux cubes jaunes le second non plus
    Scenario: By the other reading of R-10 the second of two yellow cubes does not either
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      And the bakery of cell 4 was found in the hand of blue
      And the restaurant of cell 8 was found in the hand of green
      And it is the pawn stage of round 2
      When pink designates the restaurant of cell 8
      Then the event nobody-answered happens 1 time
      And the event neutral-cube happens 0 times

    # fr: Par l'autre lecture de R-10, la case compte comme toujours
    Scenario: By the other reading of R-10 the cell matters as ever
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      When pink places the pawn in cell 7 and designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.designate-in-cell

    # fr: Une enseigne avec un cube n'a pas été désignée
    Scenario: An establishment with a cube has not been designated
      Given green holds the tea house of cell 2
      And the restaurant of cell 8 lies face up
      And pink has designated the restaurant of cell 8 this round
      Then no table can show this position by yellow_places.pawn.designate-in-cell

    # fr: Par l'autre lecture de R-10, deux pions d'une même manche ont désigné la même enseigne
    Scenario: By the other reading of R-10 two pawns of a round have designated the same
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      And the bakery of cell 9 lies face up
      And pink has designated the restaurant of cell 8 this round
      And blue has designated the restaurant of cell 8 this round
      Then 2 neutral cubes are on the board
      And green may act

    # fr: Par l'autre lecture de R-10, un pion a désigné un cube de la mise en place
    Scenario: By the other reading of R-10 a pawn has designated a cube of the set-up
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 2
      And the restaurant of cell 8 lies face up
      And pink has designated the restaurant of cell 8 this round
      Then 1 neutral cube is on the board
      And green and blue may act

  @yellow_places.pawn.must-place
  # fr: Un pion par manche
  Rule: The pawn is a duty

    # fr: Un pion se place une fois par manche
    Scenario: A pawn is placed once in a round
      Given pink holds the tea house of cell 5
      And it is the pawn stage of round 1
      And pink has designated the tea house of cell 1 this round
      And pink has designated the tea house of cell 2 this round
      Then no table can show this position by yellow_places.pawn.must-place

    # fr: Le pion ne peut être gardé
    Scenario: The pawn cannot be kept
      Given green holds the tea house of cell 2
      When pink keeps the pawn
      Then the move is refused by yellow_places.pawn.must-place

    # fr: Le pion ne peut être gardé par le dernier joueur non plus
    Scenario: The pawn cannot be kept by the last player either
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And pink has designated the restaurant of cell 8 this round
      When green keeps the pawn
      Then the move is refused by yellow_places.pawn.must-place

    # fr: Un second pion dans une manche est refusé
    Scenario: A second pawn in a round is refused
      Given green holds the tea house of cell 2
      When pink designates the restaurant of cell 8
      And pink designates the restaurant of cell 9
      Then the move is refused by yellow_places.pawn.must-place and by nothing else
      # fr: le refus dit « rose s'est déjà servi de son pion »
      And the refusal says "pink has used the pawn this round"

    # fr: La clause demande les pions
    Scenario: The clause asks for the pawns
      Given green holds the tea house of cell 2
      And it is the pawn stage
      Then the open question is asked by yellow_places.pawn.must-place
      # fr: la question ouverte est « Placez le pion. »
      And the open question is "Place the pawn."

    # fr: Un joueur dont toutes les tuiles sont trouvées place le pion comme les autres
    Scenario: A player whose tiles are all found places the pawn like the others
      Given green holds the tea house of cell 2
      And the tea house of cell 5 was found in the hand of pink
      And it is the pawn stage of round 2
      Then green, pink and blue may act
      And "pink keeps the pawn" is refused by yellow_places.pawn.must-place

    # fr: Par l'autre lecture de R-7, le pion peut être gardé
    Scenario: By the other reading of R-7 the pawn may be kept
      Given a game of Yellow Places
      And the reading R-7 is "optional"
      And green holds the tea house of cell 2
      When pink keeps the pawn
      Then the pawn of pink is not on the board
      And green and blue may act
      And the event pawn-kept happens
      And clause yellow_places.pawn.must-place is cited
      And the event pawn-kept happens 1 time

    # fr: Par l'autre lecture de R-7, garder le pion est un coup de plus
    Scenario: By the other reading of R-7 keeping the pawn is one more move
      Given a game of Yellow Places
      And the reading R-7 is "optional"
      And green holds the tea house of cell 2
      And it is the pawn stage
      Then green has 27 legal moves
      And pink has 28 legal moves

    # fr: Par l'autre lecture de R-7, un pion gardé n'est pas placé cette manche
    Scenario: By the other reading of R-7 a kept pawn is not placed in this round
      Given a game of Yellow Places
      And the reading R-7 is "optional"
      And green holds the tea house of cell 2
      When pink keeps the pawn
      And pink designates the restaurant of cell 8
      Then the move is refused by yellow_places.pawn.must-place

    # fr: Par l'autre lecture de R-7, un pion n'est pas gardé deux fois
    Scenario: By the other reading of R-7 a pawn is not kept twice
      Given a game of Yellow Places
      And the reading R-7 is "optional"
      And green holds the tea house of cell 2
      When pink keeps the pawn
      And pink keeps the pawn
      Then the move is refused by yellow_places.pawn.must-place and by nothing else
      # fr: le refus dit « rose s'est déjà servi de son pion »
      And the refusal says "pink has used the pawn this round"

    # fr: À la première manche, aucun pion n'a répondu plus tôt
    Scenario: In the first round no pawn has answered earlier
      Given green holds the tea house of cell 2
      And nobody answered for the restaurant of cell 8
      And it is the pawn stage of round 1
      Then no table can show this position by yellow_places.pawn.must-place

    # fr: À la deuxième manche, à 2 joueurs, deux pions ont été placés plus tôt
    Scenario: In the second round of 2 players two pawns have been placed earlier
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And nobody answered for the restaurant of cell 8
      And nobody answered for the restaurant of cell 9
      And it is the pawn stage of round 2
      Then "pink designates the restaurant of cell 7" is legal

    # fr: À la deuxième manche, à 2 joueurs, aucun troisième pion n'a été placé plus tôt
    Scenario: In the second round of 2 players no third pawn has been placed earlier
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 2
      And nobody answered for the restaurant of cell 8
      And nobody answered for the restaurant of cell 9
      And the bakery of cell 1 was found in the hand of green
      And it is the pawn stage of round 2
      Then no table can show this position by yellow_places.pawn.must-place

    # fr: Un pion placé ne bouge plus
    Scenario: A pawn that stands in a cell is not moved on
      Given green has placed the pawn in cell 8 this round
      When green designates the tea house of cell 5
      Then the move is refused by yellow_places.pawn.must-place

    # fr: Trois pions sur quatre
    Scenario: Three pawns of four
      Given a game of Yellow Places for 4 players
      And it is the pawn stage of round 2
      When 3 players place the pawn
      Then the round goes on
      And violet has not played yet

    # fr: Les pions des manches d'avant ont quitté le plateau
    Scenario: The pawns of the rounds before have left the board
      Given green holds the tea house of cell 2
      And pink designated the tea house of cell 5 in round 1
      And the tea house of cell 5 was found in the hand of blue
      And green designated the restaurant of cell 8 in round 1
      And blue designated the restaurant of cell 9 in round 1
      And it is the pawn stage of round 2
      Then the pawn of pink is not on the board
      And 8 neutral cubes are on the board
      And green, pink and blue may act
      And "pink designates the tea house of cell 5" is refused

    # fr: Un pion par manche, avant aussi
    Scenario: One pawn a round, before as well
      Given green holds the tea house of cell 2
      And pink designated the tea house of cell 1 in round 1
      And pink designated the tea house of cell 5 in round 1
      And it is the pawn stage of round 2
      Then no table can show this position by yellow_places.pawn.must-place

    # fr: Une manche qui n'est pas venue n'a pas de pion
    Scenario: A round that has not come has no pawn
      Given green holds the tea house of cell 2
      And pink designated the tea house of cell 1 in round 3
      And it is the pawn stage of round 2
      Then no table can show this position by yellow_places.pawn.must-place

    # fr: Par l'autre lecture de R-7, un pion a été gardé
    Scenario: By the other reading of R-7 a pawn has been kept
      Given the reading R-7 is "optional"
      And green holds the tea house of cell 2
      And pink has kept the pawn this round
      Then green and blue may act

    # fr: Sans cette lecture, aucun pion n'a été gardé
    Scenario: Without that reading no pawn has been kept
      Given green holds the tea house of cell 2
      And pink has kept the pawn this round
      Then no table can show this position by yellow_places.pawn.must-place

  @yellow_places.pawn.all-check
  # fr: Tout le monde vérifie
  Rule: Everybody checks

    # fr: La table vérifie ce qui est désigné
    Scenario: The table checks what is designated
      Given green has designated the tea house of cell 5 this round
      And pink holds the tea house of cell 5
      When the table checks
      Then pink reveals the tea house of cell 5

    # fr: La tuile désignée se révèle être chez rose
    Scenario: The tile that is designated turns out to be with pink
      Given green has designated the tea house of cell 5 this round
      When pink turns out to hold the tea house of cell 5
      Then a yellow cube is on the tea house of cell 5

    # fr: La tuile désignée se révèle n'être à personne
    Scenario: The tile that is designated turns out to be with nobody
      Given green has placed the pawn in cell 5 this round
      And green has designated the tea house of cell 5 this round
      When the tea house of cell 5 turns out to be in no hand
      Then a neutral cube is on the tea house of cell 5

    # fr: Le détenteur de la tuile répond
    Scenario: The holder of the tile answers
      Given green holds the tea house of cell 5
      And pink holds the restaurant of cell 5
      When blue designates the tea house of cell 5
      Then green holds 0 hidden tiles
      And pink holds 1 hidden tile
      And the event tile-found happens 1 time

    # fr: Un joueur avec un autre type de la case ne dit rien
    Scenario: A player with another type of the cell says nothing
      Given pink holds the restaurant of cell 5 and the bakery of cell 5
      When green designates the tea house of cell 5
      Then clause yellow_places.pawn.all-check is cited
      And the event nobody-answered happens 1 time
      And pink holds 2 hidden tiles

    # fr: Un joueur avec le même type dans une autre case ne dit rien
    Scenario: A player with the same type in another cell says nothing
      Given pink holds the tea house of cell 4 and the tea house of cell 6
      When green designates the tea house of cell 5
      Then the event nobody-answered happens 1 time
      And pink holds 2 hidden tiles

    # fr: À une table de 4, c'est <holder> qui répond
    Scenario Outline: At a table of 4 it is <holder> who answers
      Given a game of Yellow Places for 4 players
      And <holder> holds the tea house of cell 5
      And green holds the bakery of cell 1
      When green designates the tea house of cell 5
      Then <holder> holds 0 hidden tiles
      And a yellow cube is on the tea house of cell 5

      Examples:
        | holder |
        | pink   |
        | blue   |
        | violet |

    # fr: Personne n'a répondu pour une tuile, elle n'est donc dans aucune main
    Scenario: Nobody answered for a tile, so it is in no hand
      Given pink holds the tea house of cell 5
      And nobody answered for the tea house of cell 5
      Then no table can show this position by yellow_places.pawn.all-check

    # fr: Seule la tuile nommée est révélée
    Scenario: Only the tile that is named comes to light
      Given green holds the restaurant of cell 8
      And nobody holds the bakery of cell 8
      When pink designates the bakery of cell 8
      Then green still hides the restaurant of cell 8
      And green reveals 0 tiles
      And nobody reveals a tile
      And 1 neutral cube lies on it
      And 0 yellow cubes lie on it

  @yellow_places.pawn.hit.reveal
  # fr: Trouvé : révéler
  Rule: Found: reveal

    # fr: La tuile quitte la main
    Scenario: The tile leaves the hand
      Given green holds the tea house of cell 5 and the bakery of cell 2
      When pink designates the tea house of cell 5
      Then green sees the bakery of cell 2 in the own hand
      And green holds 1 hidden tile
      And clause yellow_places.pawn.hit.reveal is cited
      And the event tile-found happens before the event yellow-cube
      And the event tile-found cites yellow_places.pawn.hit.reveal

    # fr: Qui trouve une tuile l'a désignée
    Scenario: Who finds a tile has designated it
      Given green holds the tea house of cell 5 and the bakery of cell 2
      When pink finds the tea house of cell 5
      And green turns out to hold the tea house of cell 5
      Then green reveals the tea house of cell 5
      And clause yellow_places.pawn.hit.reveal is cited

    # fr: Tous connaissent la tuile maintenant
    Scenario: All know the tile now
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 5 and the bakery of cell 2
      When pink designates the tea house of cell 5
      Then blue can be certain that nobody holds the tea house of cell 5 by yellow_places.pawn.hit.reveal
      And violet does not see who holds the bakery of cell 2

    # fr: La tuile révélée n'est pas redemandée
    Scenario: The revealed tile is not asked for again
      Given green holds the tea house of cell 5 and the bakery of cell 2
      When pink designates the tea house of cell 5
      And blue designates the tea house of cell 5
      Then the move is refused by yellow_places.pawn.designate-in-cell

    # fr: Un second pion de la manche trouve la dernière tuile
    Scenario: A second pawn of the round finds the last tile
      Given a game of Yellow Places for 3 players
      And green holds the tea house of cell 5 and the bakery of cell 2
      And 2 tiles are hidden in the hands
      When pink designates the tea house of cell 5
      And blue designates the bakery of cell 2
      Then the game is won
      And the event tile-found happens 2 times

    # fr: Le propriétaire montre une tuile
    Scenario: The owner shows one tile
      Given pink holds 2 tiles of row 1
      And pink holds the bakery of cell 9
      When green designates the bakery of cell 9
      Then pink reveals the bakery of cell 9
      And pink reveals 1 tile
      And pink puts 1 yellow cube on it
      And pink puts 0 cubes on the disc
      And green puts 0 yellow cubes on it
      And 1 yellow cube lies on it
      And pink holds 2 hidden tiles

    # fr: Qui n'a pas la tuile ne la révèle pas
    Scenario: Who does not have the tile does not reveal it
      Given a game of Yellow Places for 3 players
      And pink holds the tea house of cell 2 and the bakery of cell 8
      When green designates the tea house of cell 2
      Then pink reveals the tea house of cell 2
      And blue does not reveal the tea house of cell 2
      And pink does not reveal the bakery of cell 8

  @yellow_places.pawn.hit.yellow-cube
  # fr: Trouvé : cube jaune
  Rule: Found: yellow cube

    # fr: Un cube jaune sur le salon de thé
    Scenario: A yellow cube on the tea house
      Given green holds the tea house of cell 5 and the bakery of cell 2
      When pink designates the tea house of cell 5
      Then a yellow cube is on the tea house of cell 5
      And no cube is on the bakery of cell 2
      And 6 neutral cubes are on the board
      And clause yellow_places.pawn.hit.yellow-cube is cited

    # fr: Une tuile trouvée cette manche porte son cube, quoi que demande un autre joueur
    Scenario: A tile found this round bears its cube whatever another player asks for
      Given green holds the tea house of cell 5
      And the bakery of cell 1 was found in the hand of green
      And pink has designated the bakery of cell 1 this round
      Then "blue designates the restaurant of cell 2" is legal
      And a yellow cube is on the bakery of cell 1

    # fr: Il reste à la manche suivante
    Scenario: It stays in the next round
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5 and the bakery of cell 2
      And green has designated the bakery of cell 9 this round
      When pink designates the tea house of cell 5
      Then it is the disc stage of round 2
      And a yellow cube is on the tea house of cell 5

    # fr: Par l'autre lecture de R-8, la marque est mise même quand tous les cubes servent
    Scenario: By the other reading of R-8 the mark is set even when all cubes are in use
      Given a game of Yellow Places for 4 players
      And the reading R-8 is "twenty"
      And green holds 1-tea, 1-restaurant and 1-bakery
      And pink holds 2-tea, 2-restaurant and 2-bakery
      And blue holds 5-tea, 5-restaurant and 5-bakery
      And violet holds 9-tea, 4-tea and 9-bakery
      And green has a disc before row 1
      And green has a disc before column 1
      And pink has a disc before row 1
      And pink has a disc before column 2
      And blue has a disc before row 2
      And blue has a disc before column 2
      And violet has a disc before the tea circle
      When green designates the bakery of cell 9
      Then a yellow cube is on the bakery of cell 9
      And the event cube-removed happens 0 times

  @yellow_places.pawn.hit.update-discs
  # fr: Trouvé : ajuster les disques
  Rule: Found: update the discs

    # fr: Trois cubes deviennent deux
    Scenario: Three cubes become two
      Given green holds 2-tea, 2-bakery and 5-tea
      And green has a disc before column 2
      When pink designates the tea house of cell 5
      Then the disc of green before column 2 bears 2 cubes
      And clause yellow_places.pawn.hit.update-discs is cited
      # fr: le récit dit « Le disque de vert devant la rue verticale 2 garde 2 cubes jaunes. »
      And the story says "The disc of green before column 2 keeps 2 yellow cubes."

    # fr: Le dernier cube quitte un disque, qui reste
    Scenario: The last cube leaves a disc, which stays
      Given green holds the tea house of cell 5 and the bakery of cell 1
      And green has a disc before row 2
      When pink designates the tea house of cell 5
      Then the disc of green before row 2 bears 0 cubes
      And green has 1 disc on the board

    # fr: Un cube quitte chacun des trois disques qui comptaient la tuile
    Scenario: One cube leaves each of three discs that counted the tile
      Given green holds 2-tea, 6-bakery and 5-tea
      And green has a disc before column 2
      And green has a disc before row 2
      And green has a disc before the tea circle
      When pink designates the tea house of cell 5
      Then the disc of green before column 2 bears 1 cube
      And the disc of green before row 2 bears 1 cube
      And the disc of green before the tea circle bears 1 cube
      And the event cube-removed happens 3 times
      And the event yellow-cube happens before the event cube-removed

    # fr: Un disque qui ne comptait pas la tuile garde ses cubes
    Scenario: A disc that did not count the tile keeps its cubes
      Given green holds 2-tea, 2-bakery and 5-tea
      And green has a disc before row 1
      And green has a disc before the bakery circle
      When pink designates the tea house of cell 5
      Then the disc of green before row 1 bears 2 cubes
      And the disc of green before the bakery circle bears 1 cube
      And clause yellow_places.pawn.hit.update-discs is not cited

    # fr: Deux disques du détenteur à une même place perdent un cube chacun
    Scenario: Two discs of the holder at one place lose a cube each
      Given green holds 2-tea, 2-bakery and 5-tea
      And green has a disc before column 2
      And green has a disc before column 2
      When pink designates the tea house of cell 5
      Then the disc of green before column 2 bears 2 cubes
      And the event cube-removed happens 2 times

    # fr: Les disques des autres gardent leurs cubes
    Scenario: The discs of the others keep their cubes
      Given green holds the tea house of cell 5 and the bakery of cell 1
      And pink holds the restaurant of cell 5
      And green has a disc before row 2
      And pink has a disc before row 2
      When blue designates the tea house of cell 5
      Then the disc of pink before row 2 bears 1 cube
      And the disc of green before row 2 bears 0 cubes

    # fr: Deux disques dont on ne sait que les cubes
    Scenario: Two discs of which only the cubes are known
      Given green has a disc before row 2 with 2 cubes
      And green has a disc before the tea circle with 1 cube
      And blue has a disc before row 2 with 1 cube
      And green holds the tea house of cell 5
      When pink designates the tea house of cell 5
      Then green takes 2 cubes off the own discs
      And blue takes 0 cubes off the own discs
      And the street disc of green bears 1 cube
      And the circle disc of green bears 0 cubes

  @yellow_places.pawn.miss.neutral-cube
  # fr: Pas trouvé : cube neutre
  Rule: Not found: neutral cube

    # fr: Personne ne détient le restaurant de la case 8
    Scenario: Nobody holds the restaurant of cell 8
      Given green holds the tea house of cell 5
      When pink designates the restaurant of cell 8
      Then a neutral cube is on the restaurant of cell 8
      And clause yellow_places.pawn.miss.neutral-cube is cited
      And the event neutral-cube happens 1 time
      And the event nobody-answered happens before the event neutral-cube

    # fr: À une table de <n>, un cube neutre dit à tous que personne ne détient la tuile
    Scenario Outline: At a table of <n> a neutral cube tells all that nobody holds the tile
      Given a game of Yellow Places for <n> players
      And green holds the tea house of cell 5
      When pink designates the restaurant of cell 8
      Then green can be certain that nobody holds the restaurant of cell 8 by yellow_places.pawn.miss.neutral-cube

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # fr: Aucun disque ne change
    Scenario: No disc changes
      Given green holds the tea house of cell 5
      And green has a disc before row 2
      When pink designates the restaurant of cell 5
      Then the disc of green before row 2 bears 1 cube
      And the event cube-removed happens 0 times

    # fr: Une tuile trouvée ne reçoit pas de cube neutre
    Scenario: A tile that is found gets no neutral cube
      Given green holds the tea house of cell 5 and the bakery of cell 1
      When pink designates the tea house of cell 5
      Then clause yellow_places.pawn.miss.neutral-cube is not cited
      And 6 neutral cubes are on the board

    # fr: Par l'autre lecture de R-10, aucun second cube neutre n'y est mis
    Scenario: By the other reading of R-10 no second neutral cube is put there
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 5
      And the restaurant of cell 8 lies face up
      When pink designates the restaurant of cell 8
      Then clause yellow_places.pawn.miss.neutral-cube is not cited
      And 1 neutral cube is on the board

    # fr: Par l'autre lecture de R-10, un cube de la mise en place reste seul quand un pion désigne l'enseigne
    Scenario: By the other reading of R-10 a cube of the set-up stays one when a pawn comes by
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 5
      And the restaurant of cell 8 lies face up
      When pink designates the restaurant of cell 8
      Then blue can be certain that nobody holds the restaurant of cell 8 by yellow_places.setup.neutral-cubes
      And clause yellow_places.pawn.miss.neutral-cube is not cited

  @yellow_places.pawn.own-tile-forbidden
  # fr: Jamais sa propre tuile
  Rule: Never one's own tile

    # fr: Désigner sa propre tuile est refusé, et les autres n'apprennent rien
    Scenario: The own tile is refused and the others learn nothing
      Given green holds the tea house of cell 5
      When green designates the tea house of cell 5
      Then the move is refused by yellow_places.pawn.own-tile-forbidden
      And pink learns nothing
      And blue learns nothing

    # fr: Un autre type dans la case de sa propre tuile
    Scenario: Another type in the cell of the own tile
      Given green holds the tea house of cell 5
      When green designates the restaurant of cell 5
      Then a neutral cube is on the restaurant of cell 5

    # fr: Chaque tuile de la main est refusée
    Scenario: Each tile of the hand is refused
      Given a game of Yellow Places for 2 players
      And green holds 1-tea, 2-restaurant, 5-tea, 7-bakery and 9-tea
      And it is the pawn stage
      Then green has 22 legal moves
      And "green designates the tea house of cell 1" is refused by yellow_places.pawn.own-tile-forbidden
      And "green designates the tea house of cell 9" is refused by yellow_places.pawn.own-tile-forbidden

    # fr: La même tuile est légale pour les autres
    Scenario: The same tile is legal for the others
      Given a game of Yellow Places for 4 players
      And green holds the tea house of cell 5
      And it is the pawn stage
      Then "pink designates the tea house of cell 5" is legal
      And "violet designates the tea house of cell 5" is legal
      And "green designates the tea house of cell 5" is refused by yellow_places.pawn.own-tile-forbidden

    # fr: Par l'autre lecture de R-10, désigner sa propre tuile est refusé aussi
    Scenario: By the other reading of R-10 the own tile is refused as well
      Given a game of Yellow Places
      And the reading R-10 is "allowed"
      And green holds the tea house of cell 5
      When green designates the tea house of cell 5
      Then the move is refused by yellow_places.pawn.own-tile-forbidden

    # fr: Un pion dans la mauvaise case n'aide pas
    Scenario: A pawn in the wrong cell does not help
      Given green holds the tea house of cell 5
      When green places the pawn in cell 4 and designates the tea house of cell 5
      Then the move is refused by yellow_places.pawn.own-tile-forbidden

    # fr: Personne n'a désigné sa propre tuile
    Scenario: Nobody has designated an own tile
      Given green holds the bakery of cell 1
      And the tea house of cell 5 was found in the hand of green
      And green has designated the tea house of cell 5 this round
      Then no table can show this position by yellow_places.pawn.own-tile-forbidden

  @yellow_places.pawn.recover
  # fr: Retour des pions
  Rule: Pawns come back

    # fr: À <n> joueurs, le premier pion reste sur le plateau
    Scenario Outline: With <n> players the first pawn stays on the board
      Given a game of Yellow Places for <n> players
      And green holds the tea house of cell 5
      When pink designates the restaurant of cell 8
      Then the pawn of pink is on the board
      And the event pawns-recovered happens 0 times

      Examples:
        | n |
        | 3 |
        | 4 |

    # fr: À 2 joueurs, le second pion ramène les deux
    Scenario: With 2 players the second pawn brings both back
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5
      When pink designates the restaurant of cell 8
      And green designates the bakery of cell 1
      Then the pawn of pink is not on the board
      And the pawn of green is not on the board
      And the event pawns-recovered happens 1 time
      And clause yellow_places.pawn.recover is cited
      And the event round-ended happens before the event pawns-recovered
      And the event pawns-recovered happens before the event stage-began

    # fr: Un pion qui gagne aussitôt la partie reste sur le plateau
    Scenario: A pawn that wins the game at once stays on the board
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5
      And 1 tile is hidden in the hands
      When pink designates the tea house of cell 5
      Then the game is won
      And the pawn of pink is on the board
      And the pawn of green is not on the board
      And the event pawns-recovered happens 0 times
      And the event game-ended happens 1 time

    # fr: Disques et cubes restent
    Scenario: Discs and cubes stay
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5
      And green has a disc before row 2
      And pink has a disc before row 1
      When pink designates the restaurant of cell 8
      And green designates the bakery of cell 1
      Then the disc of green before row 2 bears 1 cube
      And pink has 1 disc on the board
      And 11 neutral cubes are on the board
      And clause yellow_places.pawn.recover is cited

    # fr: Après la troisième manche, ils reviennent aussi
    Scenario: After the third round they come back too
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5
      And it is the pawn stage of round 3
      And pink has designated the restaurant of cell 8 this round
      When green designates the bakery of cell 1
      Then the pawn of pink is not on the board
      And clause yellow_places.pawn.recover is cited

    # fr: À la manche suivante, le pion peut être placé de nouveau
    Scenario: In the next round the pawn can be placed again
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 5
      When pink designates the restaurant of cell 8
      And green designates the bakery of cell 1
      And green places a disc before row 1
      And pink places a disc before row 1
      And pink designates the restaurant of cell 9
      Then the pawn of pink is in cell 9
      And the pawn of green is not on the board
      And it is the pawn stage of round 2

    # fr: Par l'autre lecture de R-7, un pion gardé peut être placé à la manche suivante
    Scenario: By the other reading of R-7 a pawn that was kept can be placed in the next round
      Given a game of Yellow Places for 2 players
      And the reading R-7 is "optional"
      And green holds the tea house of cell 5
      When pink keeps the pawn
      And green keeps the pawn
      And green places a disc before row 1
      And pink places a disc before row 1
      Then green and pink may act
      And "pink designates the restaurant of cell 9" is legal

    # fr: Après la conclusion, aucun pion n'est sur le plateau : <result>
    Scenario Outline: After the conclusion is <result> no pawn is on the board
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And it is the pawn stage of round 3
      And pink has designated the restaurant of cell 8 this round
      And 1 tile is hidden in the hands
      When green designates the bakery of cell 1
      And green says that pink holds the <tile>
      Then the game is <result>
      And the pawn of green is not on the board
      And the pawn of pink is not on the board

      # fr: perdue ; gagnée
      Examples:
        | result | tile                |
        | lost   | bakery of cell 2    |
        | won    | tea house of cell 5 |

    # fr: Le dernier pion, où que soient les autres
    Scenario: The last pawn, wherever the others stand
      Given every player but blue has placed the pawn this round
      When blue places the pawn
      Then the event pawns-recovered happens
      And it is the disc stage of round 2

    # fr: Une manche entière
    Scenario: A whole round
      Given pink has placed the pawn this round
      When the round is played to its end
      Then the event round-ended happens
      And the pawn of pink is not on the board
