# fr: Fin d'une manche
# fr: Une manche est finie quand le dernier pion est sur le plateau.
Feature: End of a round
  A round is over when the last pawn is on the board.

  @yellow_places.round.end
  # fr: Fin d'une manche
  Rule: End of a round

    # fr: À 2 joueurs, le second pion achève la manche
    Scenario: With 2 players the second pawn ends the round
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And green has designated the restaurant of cell 8 this round
      When pink designates the bakery of cell 1
      Then it is the disc stage of round 2
      And clause yellow_places.round.end is cited
      And the event round-ended happens 1 time
      # fr: le récit dit « La manche 1 est finie. »
      And the story says "Round 1 is over."

    # fr: Avec le dernier pion la manche est finie
    Scenario: With the last pawn the round is over
      Given green has placed the pawn this round
      And pink has placed the pawn this round
      When blue places the pawn
      Then the round is over

    # fr: Le disque suivant est d'une manche qui n'est pas finie
    Scenario: The next disc is of a round that is not over
      Given it is the disc stage of round 1
      When round 1 is played to its end
      And green places a disc before row 1
      Then the round goes on
      And round 1 is over

    # fr: Après la dernière manche, une annonce n'en commence pas d'autre
    Scenario: After the last round an accusation begins no other
      Given pink holds the tea house of cell 5 and the bakery of cell 1
      And it is the conclusion
      When green says that pink holds the tea house of cell 5
      Then the round is over

    # fr: À 3 joueurs, deux pions n'achèvent pas la manche
    Scenario: With 3 players two pawns do not end the round
      Given pink holds the tea house of cell 5
      And green has designated the restaurant of cell 8 this round
      When pink designates the bakery of cell 1
      Then it is the pawn stage of round 1
      And blue may act
      And the event round-ended happens 0 times

    # fr: À 3 joueurs, le troisième pion achève la manche
    Scenario: With 3 players the third pawn ends the round
      Given pink holds the tea house of cell 5
      And green has designated the restaurant of cell 8 this round
      And pink has designated the bakery of cell 1 this round
      When blue designates the bakery of cell 9
      Then it is the disc stage of round 2
      And green, pink and blue may act
      And clause yellow_places.round.end is cited

    # fr: À 4 joueurs, trois pions n'achèvent pas la manche
    Scenario: With 4 players three pawns do not end the round
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And green has designated the restaurant of cell 8 this round
      And pink has designated the bakery of cell 1 this round
      When violet designates the bakery of cell 9
      Then it is the pawn stage of round 1
      And blue may act

    # fr: À 4 joueurs, le quatrième pion achève la manche
    Scenario: With 4 players the fourth pawn ends the round
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And green has designated the restaurant of cell 8 this round
      And pink has designated the bakery of cell 1 this round
      And violet has designated the bakery of cell 9 this round
      When blue designates the bakery of cell 4
      Then it is the disc stage of round 2
      And clause yellow_places.round.end is cited

    # fr: Un pion qui trouve une tuile achève la manche aussi
    Scenario: A pawn that finds a tile ends the round as well
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5 and the bakery of cell 2
      And pink has designated the bakery of cell 1 this round
      When green designates the tea house of cell 5
      Then it is the disc stage of round 2
      And a yellow cube is on the tea house of cell 5

    # fr: Par l'autre lecture de R-7, la manche finit quand tous ont placé le pion ou passé
    Scenario: By the other reading of R-7 the round ends when all have placed the pawn or passed
      Given a game of Yellow Places for 2 players
      And the reading R-7 is "optional"
      And pink holds the tea house of cell 5
      When green keeps the pawn
      Then it is the pawn stage of round 1
      When pink designates the bakery of cell 1
      Then it is the disc stage of round 2

    # fr: Par l'autre lecture de R-7, une manche peut finir sans aucun pion
    Scenario: By the other reading of R-7 a round can end without any pawn
      Given a game of Yellow Places for 2 players
      And the reading R-7 is "optional"
      And pink holds the tea house of cell 5
      When green keeps the pawn
      And pink keeps the pawn
      Then it is the disc stage of round 2
      And clause yellow_places.round.end is cited

    # fr: La troisième manche finit aussi
    Scenario: The third round ends as well
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And it is the pawn stage of round 3
      And green has designated the restaurant of cell 8 this round
      When pink designates the bakery of cell 1
      Then clause yellow_places.round.end is cited
      And it is the conclusion

    # fr: Une partie gagnée aussitôt laisse la manche inachevée
    Scenario: A game won at once leaves the round unfinished
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And 1 tile is hidden in the hands
      When green designates the tea house of cell 5
      Then the game is won
      And the event round-ended happens 0 times

    # fr: L'étape des pions ne dure pas quand tous ont joué
    Scenario: A pawn stage in which all have played does not last
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And green has designated the restaurant of cell 8 this round
      And pink has designated the restaurant of cell 9 this round
      Then no table can show this position by yellow_places.round.end

    # fr: Le dernier pion d'une manche trouve la dernière tuile et rien ne suit
    Scenario: The last pawn of a round finds the last tile and nothing follows
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And pink has designated the restaurant of cell 8 this round
      And 1 tile is hidden in the hands
      When green designates the tea house of cell 5
      Then the game is won
      And the event round-ended happens 0 times
      And the event stage-began happens 0 times

    # fr: La manche qui commence n'est pas finie, celle d'avant l'est
    Scenario: The round that begins is not over, and the one before it is
      Given a game of Yellow Places for 2 players
      And it is the pawn stage of round 1
      And green has placed the pawn this round
      When pink places the pawn
      Then round 1 is over
      And it is the disc stage of round 2
