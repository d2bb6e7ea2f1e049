# fr: Conclusion
# fr: Après la troisième manche, les joueurs nomment les tuiles restantes et qui les détient. Une
# fr: seule erreur fait perdre. Ce qui peut se déduire est dit pour la table telle qu'elle est :
# fr: sa main, les cubes, les disques, et combien de tuiles chacun cache. Toutes les répartitions
# fr: qui s'y accordent ont la même probabilité. Sauf mention contraire, on joue à trois ; qui
# fr: n'est pas nommé n'a aucune tuile cachée.
Feature: Conclusion
  After the third round the players name the tiles left and their holders. One error loses.

  What can be deduced is told for the table as it stands: the own hand, the cubes, the discs, and
  how many tiles each player hides. Every deal that agrees with it is equally likely. Where nothing
  else is said there are three players, and a player who is not mentioned holds no hidden tile.

  @yellow_places.end.deduction
  # fr: La conclusion
  Rule: The conclusion

    # fr: Deux tuiles restent et chacun peut en nommer une
    Scenario: Two tiles are left and everybody may name one
      Given pink holds the tea house of cell 5
      And blue holds the bakery of cell 1
      And it is the conclusion
      Then green, pink and blue may act
      And the game goes on

    # fr: La clause demande qui détient les tuiles restantes
    Scenario: The clause asks who holds the tiles left
      Given pink holds the tea house of cell 5
      And it is the conclusion
      Then the open question is asked by yellow_places.end.deduction
      # fr: la question ouverte est « Qui détient les tuiles restantes ? »
      And the open question is "Who holds the tiles left?"

    # fr: Personne n'accuse le seul joueur qui détient des tuiles
    Scenario: Nobody accuses who alone holds tiles
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And it is the conclusion
      Then green, blue and violet may act
      And pink has 0 legal moves

    # fr: Le seul joueur qui détient des tuiles n'a personne à accuser
    Scenario: Who alone holds tiles has nobody to accuse
      Given pink holds the tea house of cell 5
      And it is the conclusion
      When pink says that green holds the bakery of cell 1
      Then the move is refused by yellow_places.end.deduction and by nothing else
      # fr: le refus dit « Les autres n'ont plus de tuile cachée »
      And the refusal says "The others hold no hidden tile"

    # fr: Un joueur ne s'accuse pas lui-même
    Scenario: A player does not accuse himself
      Given green holds the tea house of cell 2
      And pink holds the tea house of cell 5
      When green says that green holds the tea house of cell 5
      Then the move is refused by yellow_places.end.deduction

    # fr: Une tuile de sa propre main n'est pas à trouver
    Scenario: A tile of one's own hand is not to be found
      Given green holds the tea house of cell 2
      And pink holds the tea house of cell 5
      When green says that pink holds the tea house of cell 2
      Then the move is refused by yellow_places.end.deduction
      And pink learns nothing
      And blue learns nothing

    # fr: Une enseigne avec un cube neutre de la mise en place n'est pas nommée
    Scenario: An establishment with a neutral cube of the set-up is not named
      Given pink holds the tea house of cell 5
      And the bakery of cell 1 lies face up
      When green says that pink holds the bakery of cell 1
      Then the move is refused by yellow_places.end.deduction

    # fr: Une enseigne pour laquelle personne n'a répondu n'est pas nommée
    Scenario: An establishment that nobody answered for is not named
      Given pink holds the tea house of cell 5
      And nobody answered for the bakery of cell 1
      When green says that pink holds the bakery of cell 1
      Then the move is refused by yellow_places.end.deduction

    # fr: Une tuile trouvée par un pion n'est pas nommée
    Scenario: A tile found by a pawn is not named
      Given pink holds the tea house of cell 5
      And the bakery of cell 1 was found in the hand of pink
      When green says that pink holds the bakery of cell 1
      Then the move is refused by yellow_places.end.deduction

    # fr: Une tuile trouvée par une accusation n'est pas renommée
    Scenario: A tile found by an accusation is not named again
      Given pink holds the tea house of cell 5 and the bakery of cell 1
      When green says that pink holds the bakery of cell 1
      And blue says that pink holds the bakery of cell 1
      Then the move is refused by yellow_places.end.deduction

    # fr: Par l'autre lecture de R-9, la partie est perdue quand les accusations s'épuisent
    Scenario: By the other reading of R-9 the game is lost when the accusations run out
      Given a game of Yellow Places for 2 players
      And the reading R-9 is "one-each"
      And pink holds the tea house of cell 5 and the bakery of cell 1
      When green says that pink holds the tea house of cell 5
      Then the game is lost
      And the event game-ended happens 1 time
      And clause yellow_places.end.deduction is cited

    # One tile lies in row 2, column 2 and among the tea houses, and the hand holds one tile only.
    # fr: Trois disques à un cube chacun laissent une tuile pour une main d'une tuile
    Scenario: Three discs with one cube each leave one tile for a hand of one
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And pink has a disc before row 2
      And pink has a disc before column 2
      And pink has a disc before the tea circle
      And it is the conclusion
      Then green can be certain that pink holds the tea house of cell 5
      And green can be certain that pink holds the tea house of cell 5 by yellow_places.disc.cubes-equal-count
      And green can be certain that pink holds the tea house of cell 5 by yellow_places.setup.hand.2-players
      And for green 1 deal is possible

    # Row 2 and column 2 cross in cell 5 with its three establishments: 3 deals, each 1/3.
    # fr: Avec deux disques, il y a trois répartitions et chaque tuile de la case 5 a la probabilité 1/3
    Scenario: With two discs there are three deals and each tile of cell 5 has probability 1/3
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And pink has a disc before row 2
      And pink has a disc before column 2
      And it is the conclusion
      Then green cannot be certain who holds the tea house of cell 5
      And for green the probability that pink holds the tea house of cell 5 is 1/3
      And for green the probability that pink holds the bakery of cell 5 is 1/3
      And for green the probability that nobody holds the tea house of cell 5 is 2/3
      And for green 3 deals are possible
      And for green at most 3 deals are possible

    # fr: Une tuile de sa main et un cube neutre excluent les deux autres de la case 5
    Scenario: A tile of the own hand and a neutral cube rule out the two others of cell 5
      Given a game of Yellow Places for 2 players
      And green holds the bakery of cell 5
      And pink holds the tea house of cell 5
      And the restaurant of cell 5 lies face up
      And pink has a disc before row 2
      And pink has a disc before column 2
      And it is the conclusion
      Then green can be certain that pink holds the tea house of cell 5 by yellow_places.setup.draw-hand
      And green can be certain that pink holds the tea house of cell 5 by yellow_places.setup.neutral-cubes
      And green can be certain that pink holds the tea house of cell 5 by yellow_places.disc.cubes-equal-count

    # fr: Un pion sans réponse et une tuile trouvée excluent les deux autres de la case 5
    Scenario: A pawn that nobody answered and a tile found rule out the two others of cell 5
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And nobody answered for the restaurant of cell 5
      And the bakery of cell 5 was found in the hand of pink
      And pink has a disc before row 2
      And pink has a disc before column 2
      And it is the conclusion
      Then green can be certain that pink holds the tea house of cell 5 by yellow_places.pawn.miss.neutral-cube
      And green can be certain that pink holds the tea house of cell 5 by yellow_places.pawn.hit.reveal
      # fr: le joueur vert sait que la joueuse rose détient le salon de thé de la case 5 car « Personne n'a répondu quand vert a désigné le restaurant de la case 5. »
      And green knows that pink holds the tea house of cell 5 because "Nobody answered when green designated the restaurant of cell 5."
      # fr: le joueur vert sait que la joueuse rose détient le salon de thé de la case 5 car « rose a révélé la pâtisserie de la case 5. »
      And green knows that pink holds the tea house of cell 5 because "pink revealed the bakery of cell 5."
      # fr: le joueur vert sait que la joueuse rose détient le salon de thé de la case 5 car « Le disque de rose devant la rue verticale 2 porte 1 cube jaune. »
      And green knows that pink holds the tea house of cell 5 because "The disc of pink before column 2 bears 1 yellow cube."

    # fr: De plusieurs pions sans réponse et de plusieurs tuiles trouvées, chacun est dit pour ce qu'il exclut
    Scenario: Of several pawns that nobody answered and several tiles found each is told for what it rules out
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And nobody answered for the restaurant of cell 1
      And nobody answered for the restaurant of cell 5
      And nobody answered for the restaurant of cell 9
      And the bakery of cell 1 was found in the hand of pink
      And the bakery of cell 5 was found in the hand of pink
      And the bakery of cell 9 was found in the hand of pink
      And pink has a disc before row 2
      And pink has a disc before column 2
      And it is the conclusion
      Then green can be certain that pink holds the tea house of cell 5 by yellow_places.pawn.miss.neutral-cube
      And green can be certain that pink holds the tea house of cell 5 by yellow_places.pawn.hit.reveal

    # fr: Une tuile que la seconde accusation a fait révéler l'exclut de même
    Scenario: A tile that the second accusation had revealed is ruled out by that
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And the restaurant of cell 5 lies face up
      And pink has a disc before row 2
      And pink has a disc before column 2
      And green has said that pink holds the bakery of cell 1
      And green has said that pink holds the bakery of cell 5
      And it is the conclusion
      Then green can be certain that pink holds the tea house of cell 5 by yellow_places.end.correct.reveal

    # fr: Ce qui est certain s'appuie aussi sur la dernière tuile du plateau
    Scenario: What is certain rests on the last tile of the board as well
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 9
      And the restaurant of cell 9 and the bakery of cell 9 lie face up
      And pink has a disc before row 3
      And pink has a disc before column 3
      And it is the conclusion
      Then green needs 5 clues to know that pink holds the tea house of cell 9

    # fr: Un disque nu du seul autre joueur veut dire que personne ne détient la tuile
    Scenario: A bare disc of the only other player means that nobody holds the tile
      Given a game of Yellow Places for 2 players
      And pink holds the bakery of cell 5
      And pink has a disc before the tea circle
      And it is the conclusion
      Then green can be certain that nobody holds the tea house of cell 3
      And green can be certain that nobody holds the tea house of cell 3 by yellow_places.disc.zero-cubes
      And green cannot be certain who holds the bakery of cell 3

    # Pink has one of the 18 other tiles, and blue any of the 26 then left.
    # fr: À 3 joueurs, le troisième peut détenir ce que nie le disque nu du deuxième, 1 sur 26
    Scenario: With 3 players the third may hold what the bare disc of the second denies, 1 in 26
      Given pink holds the bakery of cell 5
      And blue holds the tea house of cell 3
      And pink has a disc before the tea circle
      And it is the conclusion
      Then green cannot be certain who holds the tea house of cell 3
      And for green the probability that pink holds the tea house of cell 3 is 0
      And for green the probability that blue holds the tea house of cell 3 is 1/26

    # 27 tiles unknown to green: 27 x 26 / 2 = 351 hands of two.
    # fr: Sans indice, une main de deux est une de 351 et chaque tuile a la probabilité 2/27
    Scenario: Without any clue a hand of two is one of 351 and each tile has probability 2/27
      Given pink holds the tea house of cell 5 and the bakery of cell 1
      And it is the conclusion
      Then for green 351 deals are possible
      And for green the probability that pink holds the tea house of cell 5 is 2/27
      And for green the probability that blue holds the tea house of cell 5 is 0
      And for green the probability that nobody holds the tea house of cell 5 is 25/27

    # 351 hands of pink, and 25 tiles left for blue: 351 x 25 = 8775.
    # fr: Avec une troisième main d'une tuile, il y a 8775 répartitions
    Scenario: With a third hand of one tile there are 8775 deals
      Given pink holds the tea house of cell 5 and the bakery of cell 1
      And blue holds the restaurant of cell 9
      And it is the conclusion
      Then for green 8775 deals are possible
      And for green the probability that blue holds the tea house of cell 5 is 1/27
      And for green the probability that nobody holds the tea house of cell 5 is 8/9

    # One of 9 tea houses and one of 18 other tiles: 9 x 18 = 162.
    # fr: Un salon de thé dans une main de deux laisse 162 répartitions, 1/9 pour un salon de thé, 1/18 pour les autres
    Scenario: One tea house in a hand of two leaves 162 deals, 1/9 for a tea house, 1/18 for others
      Given pink holds the tea house of cell 5 and the bakery of cell 1
      And pink has a disc before the tea circle
      And it is the conclusion
      Then for green 162 deals are possible
      And for green the probability that pink holds the tea house of cell 7 is 1/9
      And for green the probability that pink holds the bakery of cell 7 is 1/18

    # Both of the nine tiles of column 2: 9 x 8 / 2 = 36 hands, and 8 of them hold a given tile.
    # fr: Deux cubes pour une main de deux laissent 36 répartitions, 2/9 pour chaque tuile de la colonne
    Scenario: Two cubes for a hand of two leave 36 deals, 2/9 for each tile of the column
      Given pink holds the tea house of cell 5 and the bakery of cell 2
      And pink has a disc before column 2
      And it is the conclusion
      Then for green 36 deals are possible
      And for green the probability that pink holds the tea house of cell 8 is 2/9
      And for green the probability that nobody holds the tea house of cell 1 is 1

    # Eight tea houses are not green's own.
    # fr: Un salon de thé à soi laisse 1/8 à chacun des autres
    Scenario: A tea house of one's own leaves 1/8 for each of the others
      Given a game of Yellow Places for 2 players
      And green holds the tea house of cell 1
      And pink holds the tea house of cell 5
      And pink has a disc before the tea circle
      And it is the conclusion
      Then for green the probability that pink holds the tea house of cell 5 is 1/8
      And for pink the probability that green holds the tea house of cell 1 is 1/26

    # After the find the disc bears one cube for the eight tiles of row 2 without a cube.
    # fr: Un disque qui a perdu un cube se relit, 1/8 pour chaque tuile restante
    Scenario: A disc that lost a cube is read anew, 1/8 for each tile left
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5 and the bakery of cell 4
      And pink has a disc before row 2
      When green says that pink holds the bakery of cell 4
      Then for green the probability that pink holds the tea house of cell 5 is 1/8
      And for green 8 deals are possible

    # Pink's tea house must be that of cell 5, so blue's tile of cell 5 is the restaurant, for the
    # bakery was face up.
    # fr: Ce qu'un joueur détient, l'autre ne le détient pas
    Scenario: What one player holds the other does not
      Given pink holds the tea house of cell 5
      And blue holds the restaurant of cell 5
      And the bakery of cell 5 lies face up
      And pink has a disc before row 2
      And pink has a disc before column 2
      And pink has a disc before the tea circle
      And blue has a disc before row 2
      And blue has a disc before column 2
      And it is the conclusion
      Then for green 1 deal is possible
      And green can be certain that blue holds the restaurant of cell 5 by yellow_places.disc.cubes-equal-count
      And green can be certain that blue holds the restaurant of cell 5 by yellow_places.setup.neutral-cubes
      And green can be certain that blue holds the restaurant of cell 5 by yellow_places.setup.hand.3-players

    # Pink sees its own tile: 26 are left for blue's hand of one. Green has to guess two hands.
    # fr: Chacun déduit de ce qu'il voit, 26 répartitions pour rose et 702 pour vert
    Scenario: Each player deduces from what that player sees, 26 deals for pink and 702 for green
      Given pink holds the tea house of cell 5
      And blue holds the restaurant of cell 5
      And it is the conclusion
      Then for pink 26 deals are possible
      And for blue 26 deals are possible
      And for green 702 deals are possible
      And pink can be certain that pink holds the tea house of cell 5 by yellow_places.setup.draw-hand

    # fr: La certitude ne sert pas à qui ne regarde que sa main
    Scenario: Certainty is of no use to those who only look at their own hand
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And blue holds the restaurant of cell 5
      And it is the conclusion
      Then pink does not see who holds the restaurant of cell 5
      And green does not see who holds the tea house of cell 5
      And violet does not see who holds the tea house of cell 5
      And pink sees the tea house of cell 5 in the own hand
      And for violet 702 deals are possible

    # Pink's hand shows it by itself: one tile in row 2, in column 2, a tea house, and no other tile.
    # What blue shows would do as well, together with the two streets of pink.
    # fr: Ce qu'une main montre d'elle-même ne demande pas d'autre main, quatre indices
    Scenario: What a hand shows by itself needs no other hand, four clues
      Given green holds the tea house of cell 1
      And pink holds the tea house of cell 5
      And blue holds the restaurant of cell 5 and the bakery of cell 5
      And the bakery of cell 9 lies face up
      And green has a disc before row 1
      And blue has a disc before row 2
      And blue has a disc before column 2
      And blue has a disc before the tea circle
      And pink has a disc before the tea circle
      And pink has a disc before row 2
      And pink has a disc before column 2
      And it is the conclusion
      Then green needs 4 clues to know that pink holds the tea house of cell 5
      And green can be certain that pink holds the tea house of cell 5 by yellow_places.setup.hand.3-players
      # fr: le joueur vert sait que la joueuse rose détient le salon de thé de la case 5 car « rose détient 1 tuile cachée »
      And green knows that pink holds the tea house of cell 5 because "pink holds 1 hidden tile"
      # fr: le joueur vert sait que la joueuse rose détient le salon de thé de la case 5 car « [yellow_places.disc.cubes-equal-count] »
      And green knows that pink holds the tea house of cell 5 because "[yellow_places.disc.cubes-equal-count]"
      And for green the tea house of cell 5 can only be with pink

    # Both hands lie in cell 5, by two streets and the size of each: six clues. Blue has no tea house:
    # the seventh.
    # fr: Ce qui manque à une autre main est dans celle-ci, sept indices
    Scenario: What another hand lacks is in this one, seven clues
      Given pink holds the tea house of cell 5
      And blue holds the restaurant of cell 5 and the bakery of cell 5
      And green has a disc before row 1
      And pink has a disc before row 2
      And pink has a disc before column 2
      And blue has a disc before row 2
      And blue has a disc before column 2
      And blue has a disc before the tea circle
      And it is the conclusion
      Then green needs 7 clues to know that pink holds the tea house of cell 5
      And for green 1 deal is possible

    # Pink's tile lies in cell 5, by two streets and the size of the hand, and is no bakery: four clues.
    # Violet's is the restaurant: four more. Blue's is the bakery, but pink's bare disc says enough.
    # fr: Des autres mains, celles qui n'importent pas sont ôtées d'abord, huit indices
    Scenario: Of the other hands those that do not matter are left out first, eight clues
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And blue holds the bakery of cell 5
      And violet holds the restaurant of cell 5
      And blue has a disc before row 2
      And blue has a disc before column 2
      And blue has a disc before the bakery circle
      And violet has a disc before row 2
      And violet has a disc before column 2
      And violet has a disc before the restaurant circle
      And pink has a disc before row 2
      And pink has a disc before column 2
      And pink has a disc before the bakery circle
      And it is the conclusion
      Then green needs 8 clues to know that pink holds the tea house of cell 5

    # Nine tiles lie in column 2. Seven of them face up and the disc are eight clues; that pink holds
    # no more than two tiles adds nothing.
    # fr: Deux cubes pour les deux dernières tuiles d'une rue, huit indices
    Scenario: Two cubes for the last two tiles of a street, eight clues
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5 and the tea house of cell 8
      And 2-tea, 2-restaurant, 2-bakery, 5-restaurant, 5-bakery, 8-restaurant and 8-bakery lie face up
      And the bakery of cell 9 lies face up
      And pink has a disc before column 2
      And it is the conclusion
      Then green needs 8 clues to know that pink holds the tea house of cell 5
      And for green the tea house of cell 5 can only be with pink

    # fr: Sa propre tuile et une tuile trouvée sont un indice chacune
    Scenario: One's own tile and a tile that was found are one clue each
      Given pink holds the tea house of cell 5
      And the bakery of cell 5 was found in the hand of blue
      And pink has a disc before row 2
      And it is the conclusion
      Then pink needs 1 clue to know that pink holds the tea house of cell 5
      And green needs 1 clue to know that nobody holds the bakery of cell 5

    # fr: Qui peut détenir une tuile
    Scenario: Who may hold a tile
      Given pink holds the tea house of cell 5
      And blue holds the tea house of cell 3
      And pink has a disc before the tea circle
      And it is the conclusion
      Then for green the tea house of cell 3 can only be face down or with pink and blue
      And for green the bakery of cell 3 can only be face down or with blue
      And for pink the tea house of cell 5 can only be with pink

    # Pink sees one tile, 26 are left. Green, who was wrong, has one of the 25 others; blue has one of
    # the 25 that are left then, among them the tea house of cell 3.
    # fr: Une fausse accusation parle de l'accusateur et de l'accusé, et de personne d'autre
    Scenario: A wrong accusation tells of the accuser and of who was named, and of nobody else
      Given green holds the tea house of cell 1
      And pink holds the tea house of cell 2
      And blue holds the tea house of cell 3
      When green says that pink holds the tea house of cell 3
      Then the game is lost
      And for pink the probability that green holds the tea house of cell 3 is 0
      And for pink the probability that blue holds the tea house of cell 3 is 1/25
      And for blue the probability that pink holds the tea house of cell 1 is 1/26

    # fr: Une fausse accusation après une juste en dit autant
    Scenario: A wrong accusation after a right one tells as much
      Given green holds the tea house of cell 1
      And pink holds the tea house of cell 2 and the tea house of cell 4
      And blue holds the tea house of cell 3
      When green says that pink holds the tea house of cell 4
      And green says that pink holds the tea house of cell 3
      Then the game is lost
      And for pink the probability that green holds the tea house of cell 3 is 0

    # fr: Une accusation certaine est juste
    Scenario: A certain accusation is right
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And pink has a disc before row 2
      And pink has a disc before column 2
      And pink has a disc before the tea circle
      And it is the conclusion
      And 1 tile is hidden in the hands
      Then green can be certain that pink holds the tea house of cell 5
      When green says that pink holds the tea house of cell 5
      Then the game is won

    # fr: Après la troisième manche
    Scenario: After the third round
      Given round 3 is over
      And pink holds the tea house of cell 5
      When the table is looked at
      Then it is the conclusion

  @yellow_places.end.any-order
  # fr: Ordre des accusations
  Rule: Order of the accusations

    # fr: <first> fait la première accusation
    Scenario Outline: <first> makes the first accusation
      Given green holds the tea house of cell 2
      And pink holds the tea house of cell 5
      And blue holds the bakery of cell 1
      When <first> says that <holder> holds the <tile>
      Then the game goes on
      And a yellow cube is on the <tile>

      Examples:
        | first | holder | tile                |
        | green | pink   | tea house of cell 5 |
        | pink  | blue   | bakery of cell 1    |
        | blue  | green  | tea house of cell 2 |

    # fr: Un joueur fait deux accusations de suite et les autres aucune
    Scenario: One player makes two accusations in a row and the others none
      Given pink holds the tea house of cell 5
      And blue holds the bakery of cell 1
      And 2 tiles are hidden in the hands
      When green says that pink holds the tea house of cell 5
      And green says that blue holds the bakery of cell 1
      Then the game is won

    # fr: À 2 joueurs, l'un trouve les cinq tuiles de l'autre
    Scenario: With 2 players one finds all five tiles of the other
      Given a game of Yellow Places for 2 players
      And pink holds 1-tea, 2-tea, 3-tea, 4-tea and 5-tea
      And 5 tiles are hidden in the hands
      When green says that pink holds the tea house of cell 1
      And green says that pink holds the tea house of cell 2
      And green says that pink holds the tea house of cell 3
      And green says that pink holds the tea house of cell 4
      Then green may act
      When green says that pink holds the tea house of cell 5
      Then the game is won

    # fr: Après une accusation, les mêmes joueurs peuvent continuer
    Scenario: After an accusation the same players may go on
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And blue holds the bakery of cell 1
      And violet holds the bakery of cell 2
      When green says that pink holds the tea house of cell 5
      Then green, pink, blue and violet may act

    # fr: Par l'autre lecture de R-9, une seconde accusation est refusée
    Scenario: By the other reading of R-9 a second accusation is refused
      Given a game of Yellow Places
      And the reading R-9 is "one-each"
      And pink holds the tea house of cell 5
      And blue holds the bakery of cell 1
      When green says that pink holds the tea house of cell 5
      And green says that blue holds the bakery of cell 1
      Then the move is refused by yellow_places.end.any-order

    # fr: Par l'autre lecture de R-9, qui accuse après un autre n'accuse pas non plus deux fois
    Scenario: By the other reading of R-9 whoever accuses after another accuses no second time either
      Given a game of Yellow Places
      And the reading R-9 is "one-each"
      And pink holds the tea house of cell 5
      And blue holds the bakery of cell 1
      And green holds the restaurant of cell 8
      When green says that pink holds the tea house of cell 5
      And pink says that blue holds the bakery of cell 1
      And pink says that green holds the restaurant of cell 8
      Then the move is refused by yellow_places.end.any-order and by nothing else

    # fr: Par l'autre lecture de R-9, les autres continuent
    Scenario: By the other reading of R-9 the others go on
      Given a game of Yellow Places
      And the reading R-9 is "one-each"
      And pink holds the tea house of cell 5
      And blue holds the bakery of cell 1
      And 2 tiles are hidden in the hands
      When green says that pink holds the tea house of cell 5
      Then pink may act
      When pink says that blue holds the bakery of cell 1
      Then the game is won

    # fr: Par l'autre lecture de R-9, une seule accusation peut être la dernière
    Scenario: By the other reading of R-9 a single accusation can be the last
      Given a game of Yellow Places for 2 players
      And the reading R-9 is "one-each"
      And pink holds the tea house of cell 5
      And 1 tile is hidden in the hands
      When green says that pink holds the tea house of cell 5
      Then the game is won

    # fr: Deux annonces justes de suite
    Scenario: Two right accusations in a row
      Given it is the conclusion
      And every player holds 2 hidden tiles
      When green makes 2 right accusations
      Then the move is legal
      And pink holds 0 hidden tiles

  @yellow_places.end.name-place-and-owner
  # fr: Contenu d'une accusation
  Rule: What an accusation names

    # fr: Une enseigne et un joueur
    Scenario: An establishment and a player
      Given pink holds the tea house of cell 5
      And blue holds the restaurant of cell 6
      When green says that blue holds the restaurant of cell 6
      Then the move is legal
      And clause yellow_places.end.name-place-and-owner is cited

    # fr: Une enseigne et personne
    Scenario: An establishment and nobody
      Given pink holds the tea house of cell 5
      When green names the tea house of cell 5 but nobody
      Then the move is refused by yellow_places.end.name-place-and-owner and by nothing else
      # fr: le refus dit « nomme personne »
      And the refusal says "names nobody"

    # fr: Une enseigne et une couleur qui ne joue pas
    Scenario: An establishment and a colour that does not play
      Given pink holds the tea house of cell 5
      When green says that violet holds the tea house of cell 5
      Then the move is refused by yellow_places.end.name-place-and-owner and by nothing else
      # fr: le refus dit « nomme violet »
      And the refusal says "names violet"

    # fr: Soi-même
    Scenario: Oneself
      Given green holds the tea house of cell 2
      And pink holds the tea house of cell 5
      Then "green says that green holds the bakery of cell 1" is refused by yellow_places.end.deduction

    # fr: À <n> joueurs, chacune de 27 enseignes peut être nommée avec <others> autres
    Scenario Outline: With <n> players each of 27 establishments can be named with <others> others
      Given a game of Yellow Places for <n> players
      And pink holds the tea house of cell 5
      And it is the conclusion
      Then green has <moves> legal moves

      Examples:
        | n | others | moves |
        | 2 | 1      | 27    |
        | 3 | 2      | 54    |
        | 4 | 3      | 81    |

  @yellow_places.end.correct.reveal
  # fr: Juste : révéler
  Rule: Right: reveal

    # fr: La tuile quitte la main
    Scenario: The tile leaves the hand
      Given blue holds the restaurant of cell 6 and the bakery of cell 1
      When green says that blue holds the restaurant of cell 6
      Then blue holds 1 hidden tile
      And blue sees the bakery of cell 1 in the own hand
      And clause yellow_places.end.correct.reveal is cited
      And the event tile-found happens 1 time
      And the event tile-found cites yellow_places.end.correct.reveal

    # fr: Les autres tuiles restent cachées
    Scenario: The other tiles stay hidden
      Given a game of Yellow Places for 4 players
      And blue holds the restaurant of cell 6 and the bakery of cell 1
      When violet says that blue holds the restaurant of cell 6
      Then green does not see who holds the bakery of cell 1
      And green can be certain that nobody holds the restaurant of cell 6

    # fr: Personne ne révèle une tuile nommée avec le mauvais joueur
    Scenario: Nobody reveals a tile that was named with the wrong player
      Given blue holds the restaurant of cell 6
      When green says that pink holds the restaurant of cell 6
      Then clause yellow_places.end.correct.reveal is not cited
      And blue holds 1 hidden tile

    # fr: Tous savent que la tuile est sortie, et pourquoi
    Scenario: All know that the tile is out, and why
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5 and the bakery of cell 5
      And the restaurant of cell 5 lies face up
      And pink has a disc before row 2
      And pink has a disc before column 2
      When green says that pink holds the bakery of cell 5
      Then green can be certain that nobody holds the bakery of cell 5 by yellow_places.end.correct.reveal
      And green can be certain that pink holds the tea house of cell 5 by yellow_places.end.correct.reveal

    # fr: Une annonce juste a été faite, et sa tuile n'est plus cachée
    Scenario: A right accusation was made, and its tile is hidden no more
      Given blue holds the bakery of cell 1
      And green has said that blue holds the restaurant of cell 6
      And 1 tile is hidden in the hands
      Then blue holds 1 hidden tile
      And "green says that blue holds the restaurant of cell 6" is refused
      When green says that blue holds the bakery of cell 1
      Then the game is won

    # fr: Plus de tuiles trouvées qu'il n'y eut de pions : d'autres l'ont été par des annonces
    Scenario: With more tiles found than there were pawns accusations have found the others
      Given a game of Yellow Places for 2 players
      And it is the conclusion
      And the tea house of cell 1 was found in the hand of green
      And the tea house of cell 2 was found in the hand of green
      And the tea house of cell 3 was found in the hand of green
      And the tea house of cell 4 was found in the hand of green
      And the tea house of cell 5 was found in the hand of pink
      And the tea house of cell 6 was found in the hand of pink
      And the tea house of cell 7 was found in the hand of pink
      And green holds the bakery of cell 1
      When pink says that green holds the bakery of cell 1
      Then green reveals the bakery of cell 1

  @yellow_places.end.correct.marker
  # fr: Juste : marqueur jaune
  Rule: Right: yellow marker

    # fr: Un cube jaune, car il n'y a pas de pion jaune
    Scenario: A yellow cube, for there is no yellow pawn
      Given blue holds the restaurant of cell 6 and the bakery of cell 1
      When green says that blue holds the restaurant of cell 6
      Then a yellow cube is on the restaurant of cell 6
      And no cube is on the bakery of cell 1
      And clause yellow_places.end.correct.marker is cited

    # fr: Deux tuiles trouvées et deux cubes
    Scenario: Two tiles found and two cubes
      Given blue holds the restaurant of cell 6 and the bakery of cell 1
      And pink holds the tea house of cell 5
      When green says that blue holds the restaurant of cell 6
      And green says that pink holds the tea house of cell 5
      Then a yellow cube is on the restaurant of cell 6
      And a yellow cube is on the tea house of cell 5
      And the event yellow-cube happens 2 times

    # fr: Une fausse accusation ne laisse pas de cube
    Scenario: A wrong accusation leaves no cube
      Given blue holds the restaurant of cell 6
      When green says that blue holds the bakery of cell 6
      Then no cube is on the bakery of cell 6
      And no cube is on the restaurant of cell 6
      And clause yellow_places.end.correct.marker is not cited

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
      When green says that violet holds the bakery of cell 9
      Then a yellow cube is on the bakery of cell 9
      And the event cube-removed happens 0 times

  @yellow_places.end.correct.update-discs
  # fr: Juste : ajuster les disques
  Rule: Right: update the discs

    # fr: Le dernier cube quitte le disque
    Scenario: The last cube leaves the disc
      Given blue holds the restaurant of cell 6 and the bakery of cell 1
      And blue has a disc before row 2
      When green says that blue holds the restaurant of cell 6
      Then the disc of blue before row 2 bears 0 cubes
      And clause yellow_places.end.correct.update-discs is cited

    # fr: Un cube quitte chacun des trois disques qui comptaient la tuile
    Scenario: One cube leaves each of three discs that counted the tile
      Given blue holds the restaurant of cell 6, the restaurant of cell 3 and the bakery of cell 6
      And blue has a disc before row 2
      And blue has a disc before column 3
      And blue has a disc before the restaurant circle
      When green says that blue holds the restaurant of cell 6
      Then the disc of blue before row 2 bears 1 cube
      And the disc of blue before column 3 bears 2 cubes
      And the disc of blue before the restaurant circle bears 1 cube
      And the event cube-removed happens 3 times

    # fr: Un disque qui ne comptait pas la tuile garde ses cubes
    Scenario: A disc that did not count the tile keeps its cubes
      Given blue holds the restaurant of cell 6 and the bakery of cell 1
      And blue has a disc before row 1
      When green says that blue holds the restaurant of cell 6
      Then the disc of blue before row 1 bears 1 cube
      And clause yellow_places.end.correct.update-discs is not cited

    # fr: Les disques des autres gardent leurs cubes
    Scenario: The discs of the others keep their cubes
      Given blue holds the restaurant of cell 6
      And pink holds the bakery of cell 6
      And blue has a disc before row 2
      And pink has a disc before row 2
      When green says that blue holds the restaurant of cell 6
      Then the disc of pink before row 2 bears 1 cube
      And the disc of blue before row 2 bears 0 cubes

    # fr: Un disque dont la place est ouverte
    Scenario: A disc of which the place is open
      Given it is the conclusion
      And blue holds the tea house of cell 2
      And blue has a disc that counts the tea house of cell 2 with 1 cube
      When green says that blue holds the tea house of cell 2
      Then the disc of blue bears 0 cubes

  @yellow_places.end.wrong.loss
  # fr: Faux : défaite
  Rule: Wrong: defeat

    # fr: L'annonce vérifiée est juste
    Scenario: The announcement that is checked is right
      Given green has announced that pink holds the tea house of cell 5
      And pink holds the tea house of cell 5
      And 2 tiles are hidden in the hands
      When the table checks
      Then no player has lost

    # fr: L'annonce vérifiée est fausse
    Scenario: The announcement that is checked is wrong
      Given green has announced that pink holds the tea house of cell 5
      And blue holds the tea house of cell 5
      When the table checks
      Then every player has lost
      And no player has won

    # fr: À une table de <n>, accuser pour une tuile que personne ne détient fait perdre
    Scenario Outline: At a table of <n> an accusation of a tile that nobody holds loses
      Given a game of Yellow Places for <n> players
      And pink holds the tea house of cell 5
      When green says that pink holds the bakery of cell 4
      Then the game is lost
      And the event accused happens 1 time
      And the event game-ended happens 1 time
      And clause yellow_places.end.wrong.loss is cited
      And nobody may act

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # fr: La bonne enseigne avec le mauvais joueur fait perdre
    Scenario: The right establishment with the wrong player loses
      Given pink holds the tea house of cell 5
      And blue holds the bakery of cell 4
      When green says that pink holds the bakery of cell 4
      Then the game is lost
      And blue holds 1 hidden tile

    # fr: Accuser qui, dit-on, ne détient pas la tuile fait perdre
    Scenario: To accuse somebody who is said not to hold the tile loses
      Given pink does not hold the bakery of cell 4
      And blue holds the bakery of cell 4
      When green says that pink holds the bakery of cell 4
      Then the game is lost

    # fr: Le bon joueur avec un autre type de la case fait perdre
    Scenario: The right player with another type of the cell loses
      Given pink holds the tea house of cell 5
      When green says that pink holds the restaurant of cell 5
      Then the game is lost

    # fr: Après des accusations justes, une fausse fait encore perdre
    Scenario: After right accusations a wrong one still loses
      Given pink holds the tea house of cell 5
      And blue holds the bakery of cell 4
      When green says that pink holds the tea house of cell 5
      And pink says that blue holds the bakery of cell 3
      Then the game is lost

    # fr: Une accusation qu'un disque nu exclut est permise et fait perdre
    Scenario: An accusation that a bare disc rules out is legal and loses
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And pink has a disc before the bakery circle
      When green says that pink holds the bakery of cell 4
      Then the game is lost

    # Neither the accuser nor the accused holds the tile; the hand of two is one of 26 x 25 / 2.
    # fr: La fausse accusation elle-même dit qui ne détient pas la tuile, il reste 325 répartitions
    Scenario: The wrong accusation itself tells who does not hold the tile, 325 deals are left
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5 and the bakery of cell 1
      When green says that pink holds the bakery of cell 4
      Then green can be certain that nobody holds the bakery of cell 4 by yellow_places.end.wrong.loss
      And for green 325 deals are possible

    # fr: Ce qu'une fausse accusation exclut est un indice comme les autres
    Scenario: What a wrong accusation rules out is a clue like the others
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And the restaurant of cell 5 lies face up
      And pink has a disc before row 2
      And pink has a disc before column 2
      When green says that pink holds the bakery of cell 5
      Then the game is lost
      # fr: le joueur vert sait que la joueuse rose détient le salon de thé de la case 5 car « vert a fait erreur : rose ne détient pas la pâtisserie de la case 5. »
      And green knows that pink holds the tea house of cell 5 because "green was wrong: pink does not hold the bakery of cell 5."

    # fr: Après la défaite, rien ne peut être réparé
    Scenario: After the loss nothing can be set right
      Given pink holds the tea house of cell 5
      When green says that pink holds the bakery of cell 4
      And green says that pink holds the tea house of cell 5
      Then the move is refused by yellow_places.end.wrong.loss

    # fr: Une annonce fausse, quoi qu'elle nomme
    Scenario: A wrong accusation, whatever it names
      Given it is the conclusion
      And pink holds 1 hidden tile
      When green makes a wrong accusation
      Then every player has lost

  @yellow_places.end.win
  # fr: Victoire
  Rule: Victory

    # fr: À <n> joueurs, la dernière tuile est nommée
    Scenario Outline: With <n> players the last tile is named
      Given a game of Yellow Places for <n> players
      And pink holds the tea house of cell 5
      And 1 tile is hidden in the hands
      When green says that pink holds the tea house of cell 5
      Then the game is won
      And clause yellow_places.end.win is cited
      And nobody may act

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # fr: Une tuile est encore cachée
    Scenario: One tile is still hidden
      Given pink holds the tea house of cell 5 and the bakery of cell 4
      When green says that pink holds the tea house of cell 5
      Then the game goes on
      And clause yellow_places.end.win is not cited

    # fr: La dernière tuile de chaque main doit être trouvée
    Scenario: The last tile of each hand has to be found
      Given green holds the bakery of cell 4
      And pink holds the tea house of cell 5
      And 2 tiles are hidden in the hands
      When green says that pink holds the tea house of cell 5
      Then the game goes on
      When pink says that green holds the bakery of cell 4
      Then the game is won

    # fr: Après la victoire, plus rien ne se joue
    Scenario: After the win nothing more is played
      Given pink holds the tea house of cell 5
      When green says that pink holds the tea house of cell 5
      And green says that pink holds the bakery of cell 4
      Then the move is refused by yellow_places.end.win

    # fr: À la troisième manche, un pion gagne avant la conclusion
    Scenario: In the third round a pawn wins before the conclusion
      Given pink holds the tea house of cell 5
      And it is the pawn stage of round 3
      And 1 tile is hidden in the hands
      When green designates the tea house of cell 5
      Then the game is won
      And clause yellow_places.end.win is not cited

    # fr: Par l'autre lecture de R-12, la victoire vient avec la conclusion
    Scenario: By the other reading of R-12 the win comes with the conclusion
      Given a game of Yellow Places for 2 players
      And the reading R-12 is "after-conclusion"
      And pink holds the tea house of cell 5
      And it is the pawn stage of round 3
      And pink has designated the bakery of cell 1 this round
      And 1 tile is hidden in the hands
      When green designates the tea house of cell 5
      Then the game is won
      And clause yellow_places.end.win is cited

    # fr: Par l'autre lecture de R-12, la dernière accusation gagne comme toujours
    Scenario: By the other reading of R-12 the last accusation wins as ever
      Given a game of Yellow Places
      And the reading R-12 is "after-conclusion"
      And pink holds the tea house of cell 5
      And 1 tile is hidden in the hands
      When green says that pink holds the tea house of cell 5
      Then the game is won
      And clause yellow_places.end.win is cited

    # fr: La seule tuile encore cachée
    Scenario: The only tile that is still hidden
      Given it is the conclusion
      And 1 tile is hidden in the hands
      When green makes 1 right accusation
      Then every player has won
