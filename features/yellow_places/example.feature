# fr: Exemples
# fr: Les exemples du livret avec ses couleurs et ses nombres, et leurs voisins immédiats. On joue
# fr: à trois : vert, rose et bleu. Le plateau du dernier exemple était sur une image perdue ; une
# fr: position de notre cru pose la même question.
Feature: Worked examples
  The examples of the book with its colours and numbers, and their near neighbours. Three players:
  green, pink and blue. The board of the last example was in a picture that is lost; a position of
  ours with the same question stands in for it.

  @yellow_places.example.disc-1
  # fr: Exemple : une rue verticale
  Rule: Example: a column

    # fr: Vert met trois cubes devant la deuxième rue verticale
    Scenario: Green puts three cubes before the second vertical street
      Given green holds the tea house of cell 2, the bakery of cell 2 and the tea house of cell 5
      When green places a disc before the second column with three cubes
      Then the disc of green before the second column bears three cubes

    # fr: Devant la première rue horizontale, la même main prend deux cubes
    Scenario: Before the first horizontal street the same hand takes two cubes
      Given green holds the tea house of cell 2, the bakery of cell 2 and the tea house of cell 5
      When green places a disc before the first row
      Then the disc of green before the first row bears two cubes

    # fr: Deux cubes devant la deuxième rue verticale : il en manquerait un
    Scenario: Two cubes before the second vertical street would be one too few
      Given green holds the tea house of cell 2, the bakery of cell 2 and the tea house of cell 5
      When green places a disc before the second column with two cubes
      Then the move is refused by yellow_places.disc.cubes-equal-count

  @yellow_places.example.disc-2
  # fr: Exemple : une rue horizontale
  Rule: Example: a row

    # fr: Rose met trois cubes devant la deuxième rue horizontale
    Scenario: Pink puts three cubes before the second horizontal street
      Given pink holds the bakery of cell 4, the restaurant of cell 5 and the tea house of cell 6
      When pink places a disc before the second row with three cubes
      Then the disc of pink before the second row bears three cubes

    # fr: Deux cubes, comme le dit le livret à la fin, ne conviendraient pas à trois tuiles
    Scenario: Two cubes, as the book says at the end, would not be right for three tiles
      Given pink holds the bakery of cell 4, the restaurant of cell 5 and the tea house of cell 6
      When pink places a disc before the second row with two cubes
      Then the move is refused by yellow_places.disc.cubes-equal-count

  @yellow_places.example.disc-3
  # fr: Exemple : un disque nu
  Rule: Example: a disc without cubes

    # fr: Bleu n'a pas de salon de thé et ne met aucun cube devant le cercle du thé
    Scenario: Blue has no tea house and puts no cube before the tea circle
      Given blue holds the restaurant of cell 1, the bakery of cell 6 and the bakery of cell 9
      When blue places a disc before the tea circle with no cubes
      Then the disc of blue before the tea circle bears no cubes
      And yellow_places.disc.zero-cubes is cited

    # fr: Avec un salon de thé, bleu ne pourrait laisser le disque nu
    Scenario: With one tea house blue could not leave the disc bare
      Given blue holds the restaurant of cell 1, the bakery of cell 6 and the tea house of cell 9
      When blue places a disc before the tea circle with no cubes
      Then the move is refused by yellow_places.disc.zero-cubes

  @yellow_places.example.pawn-1
  # fr: Exemple : personne ne l'a
  Rule: Example: nobody has it

    # fr: Vert demande le restaurant de la case 8
    Scenario: Green asks for the restaurant of cell 8
      Given green holds the tea house of cell 2, the bakery of cell 2 and the tea house of cell 5
      And green has a disc before the second column
      When green places the pawn in cell 8 and designates the restaurant of cell 8
      Then a neutral cube is on the restaurant of cell 8
      And the pawn of green is in cell 8
      And the disc of green before the second column bears three cubes

  @yellow_places.example.pawn-2
  # fr: Exemple : une tuile trouvée
  Rule: Example: a tile is found

    # fr: Rose demande le salon de thé de la case 5, que vert détient
    Scenario: Pink asks for the tea house of cell 5, which green holds
      Given green holds the tea house of cell 2, the bakery of cell 2 and the tea house of cell 5
      And pink holds the bakery of cell 4, the restaurant of cell 5 and the tea house of cell 6
      And green has a disc before the second column
      And pink has a disc before the second row
      And green has designated the restaurant of cell 8 this round
      When pink places the pawn in cell 5 and designates the tea house of cell 5
      Then green holds two hidden tiles
      And a yellow cube is on the tea house of cell 5
      And the disc of green before the second column bears two cubes
      And the disc of pink before the second row bears three cubes

  @yellow_places.example.pawn-3
  # fr: Exemple : pas encore joué
  Rule: Example: still to play

    # fr: Le pion de bleu n'est pas sur le plateau
    Scenario: The pawn of blue is not on the board
      Given green holds the tea house of cell 2 and the bakery of cell 2
      And the tea house of cell 5 was found in the hand of green
      And green has designated the restaurant of cell 8 this round
      And pink has designated the tea house of cell 5 this round
      Then the pawn of green is on the board
      And the pawn of pink is on the board
      And the pawn of blue is not on the board
      And blue may act
      And it is the pawn stage of round 1

    # fr: Quand bleu a joué aussi, la manche est finie
    Scenario: When blue has played as well the round is over
      Given green holds the tea house of cell 2 and the bakery of cell 2
      And the tea house of cell 5 was found in the hand of green
      And green has designated the restaurant of cell 8 this round
      And pink has designated the tea house of cell 5 this round
      When blue designates the bakery of cell 7
      Then it is the disc stage of round 2

  @yellow_places.example.end-1
  # fr: Exemple : les dernières tuiles
  Rule: Example: the last tiles

    # Green's four tiles are found; pink and blue hold two each. In the third column the cubes leave
    # 3-tea, 6-bakery, 9-tea and 9-bakery, and blue has no tea: blue holds the two bakeries. Pink has
    # one tile in cell 4 and one in 5-restaurant or 6-bakery; the bakery is blue's, so it is the
    # restaurant of cell 5, pink's only one, and what is in cell 4 is not the restaurant. The tea
    # house of cell 4 was face up: it is the bakery.
    # fr: Vert trouve les tuiles de rose et de bleu
    Scenario: Green finds the tiles of pink and blue
      Given pink holds the bakery of cell 4 and the restaurant of cell 5
      And blue holds the bakery of cell 6 and the bakery of cell 9
      And 1-tea, 3-restaurant, 3-bakery, 4-tea, 5-bakery and 9-restaurant lie face up
      And nobody answered for the restaurant of cell 8
      And 2-tea was found in the hand of green
      And 2-bakery was found in the hand of green
      And 5-tea was found in the hand of green
      And 6-restaurant was found in the hand of green
      And 6-tea was found in the hand of pink
      And 8-bakery was found in the hand of pink
      And 1-restaurant was found in the hand of blue
      And 7-bakery was found in the hand of blue
      And pink has a disc before the second row
      And pink has a disc before the first column
      And pink has a disc before the restaurant circle
      And blue has a disc before the tea circle
      And blue has a disc before the third column
      And blue has a disc before the third row
      And it is the conclusion
      Then for green 1 deal is possible
      And green can be certain that blue holds the bakery of cell 6
      And green can be certain that blue holds the bakery of cell 9
      And green can be certain that pink holds the restaurant of cell 5
      And green can be certain that pink holds the bakery of cell 4
      And green can be certain that pink holds the bakery of cell 4 by yellow_places.setup.neutral-cubes
      And green can be certain that pink holds the bakery of cell 4 by yellow_places.disc.zero-cubes
      When green says that blue holds the bakery of cell 6
      And green says that blue holds the bakery of cell 9
      And green says that pink holds the restaurant of cell 5
      And green says that pink holds the bakery of cell 4
      Then the game is won

    # Both of blue's tiles lie in the third column, one of them in the third row: 9-tea or 9-bakery,
    # with 3-tea or 6-bakery. With 6-bakery (2 ways) pink's tiles follow as before; with 3-tea (2
    # ways) pink has 4-bakery and 5-restaurant, or 4-restaurant and 6-bakery: 2 + 2 x 2 = 6 deals.
    # fr: Sans le disque nu, il y a six solutions, et deviner peut faire perdre
    Scenario: Without the bare disc there are six solutions, and a guess can lose
      Given pink holds the bakery of cell 4 and the restaurant of cell 5
      And blue holds the bakery of cell 6 and the bakery of cell 9
      And 1-tea, 3-restaurant, 3-bakery, 4-tea, 5-bakery and 9-restaurant lie face up
      And nobody answered for the restaurant of cell 8
      And 2-tea was found in the hand of green
      And 2-bakery was found in the hand of green
      And 5-tea was found in the hand of green
      And 6-restaurant was found in the hand of green
      And 6-tea was found in the hand of pink
      And 8-bakery was found in the hand of pink
      And 1-restaurant was found in the hand of blue
      And 7-bakery was found in the hand of blue
      And pink has a disc before the second row
      And pink has a disc before the first column
      And pink has a disc before the restaurant circle
      And blue has a disc before the third column
      And blue has a disc before the third row
      And it is the conclusion
      Then for green 6 deals are possible
      And for green the probability that blue holds the bakery of cell 6 is 1/3
      And for green the probability that blue holds the bakery of cell 9 is 1/2
      And green cannot be certain who holds the bakery of cell 6
      When green says that blue holds the tea house of cell 3
      Then the game is lost
