# fr: Déroulement
# fr: Trois manches, chacune d'une étape des disques et d'une étape des pions, puis la conclusion.
Feature: Course of the game
  Three rounds, each of a disc stage and a pawn stage, then the conclusion.

  @yellow_places.course.three-rounds
  # fr: Trois manches
  Rule: Three rounds

    # fr: Le nombre de manches
    Scenario: The number of rounds
      Given a game of Yellow Places
      Then the datum course.rounds is "3"
      And the datum course.rounds is stated by the book

    # fr: La première manche commence quand les tuiles sont distribuées
    Scenario: The first round begins when the tiles are dealt
      When a game of Yellow Places is set up for 3 players
      And the tiles are dealt
      Then it is the disc stage of round 1
      And every player holds 4 hidden tiles

    # fr: La manche <round> est suivie de <next>
    Scenario Outline: Round <round> is followed by <next>
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And it is the pawn stage of round <round>
      And green has designated the restaurant of cell 8 this round
      When pink designates the bakery of cell 1
      Then it is <next>

      # fr: l'étape des disques de la manche 2 ; l'étape des disques de la manche 3 ; la conclusion
      Examples:
        | round | next                      |
        | 1     | the disc stage of round 2 |
        | 2     | the disc stage of round 3 |
        | 3     | the conclusion            |

    # fr: Il n'y a pas de quatrième manche
    Scenario: There is no fourth round
      Given pink holds the tea house of cell 5
      And it is the disc stage of round 4
      Then no table can show this position by yellow_places.course.three-rounds

    # fr: Il n'y a pas de conclusion après deux manches
    Scenario: There is no conclusion after two rounds
      Given pink holds the tea house of cell 5
      And it is the conclusion of round 2
      Then no table can show this position by yellow_places.course.three-rounds

    # fr: Ce qui est dit quand la manche suivante commence
    Scenario: What is told when the next round begins
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And it is the pawn stage of round 1
      And green has designated the restaurant of cell 8 this round
      When pink designates the bakery of cell 1
      Then clause yellow_places.course.three-rounds is cited
      And the event stage-began happens 1 time
      # fr: le récit dit « Ensuite : étape des disques, manche 2. »
      And the story says "Next: disc stage of round 2."

  @yellow_places.course.two-stages
  # fr: Deux étapes
  Rule: Two stages

    # fr: Les étapes d'une manche
    Scenario: The stages of a round
      Given a new game of Yellow Places for 3 players
      Then the datum course.stages is "discs, pawns"
      And the discs come before the pawns
      And the probability that "the pawns come before the discs" is 0
      And the datum course.stages is stated by the book

    # fr: Personne ne place son pion avant que les disques soient posés
    Scenario: Nobody places the pawn before the discs are placed
      Given pink holds the tea house of cell 5
      And it is the disc stage of round 1
      When every player places the pawn
      Then the move is refused by yellow_places.course.two-stages
      And it is the disc stage of round 1

    # fr: À 2 joueurs, les pions suivent le deuxième disque
    Scenario: With 2 players the pawns follow the second disc
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      When green places a disc before row 1
      Then it is the disc stage of round 1
      When pink places a disc before row 2
      Then it is the pawn stage of round 1
      And green and pink may act

    # fr: À 3 joueurs, les pions suivent le troisième disque
    Scenario: With 3 players the pawns follow the third disc
      Given pink holds the tea house of cell 5
      When green places a disc before row 1
      And pink places a disc before row 2
      Then it is the disc stage of round 1
      When blue places a disc before row 3
      Then it is the pawn stage of round 1

    # fr: À 4 joueurs, les pions suivent le quatrième disque
    Scenario: With 4 players the pawns follow the fourth disc
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      When green places a disc before row 1
      And pink places a disc before row 2
      And violet places a disc before row 3
      Then it is the disc stage of round 1
      When blue places a disc before row 3
      Then it is the pawn stage of round 1

    # fr: À la deuxième manche, les pions suivent de nouveau les disques
    Scenario: In the second round the pawns follow the discs again
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And a disc of green lies before row 1
      And a disc of pink lies before row 1
      When green places a disc before row 2
      And pink places a disc before row 2
      Then it is the pawn stage of round 2

    # fr: Un pion doit attendre les disques
    Scenario: A pawn has to wait for the discs
      Given pink holds the tea house of cell 5
      And it is the disc stage
      When green designates the tea house of cell 5
      Then the move is refused by yellow_places.course.two-stages
      # fr: le refus dit « Posez les disques »
      And the refusal says "Place the discs"

    # fr: Un disque ne peut être placé parmi les pions
    Scenario: A disc cannot be placed among the pawns
      Given pink holds the tea house of cell 5
      And it is the pawn stage
      When green places a disc before row 2 with 0 cubes
      Then the move is refused by yellow_places.course.two-stages
      # fr: le refus dit « Placez les pions »
      And the refusal says "Place the pawns"

    # fr: L'étape des disques ne dure pas quand tous ont placé un disque
    Scenario: A disc stage in which all have placed a disc does not last
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And green has a disc before row 1
      And pink has a disc before row 1
      And it is the disc stage of round 1
      Then no table can show this position by yellow_places.course.two-stages

    # fr: Ce qui est dit quand l'étape des pions commence
    Scenario: What is told when the pawn stage begins
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And a disc of green lies before row 1
      And a disc of pink lies before row 1
      When green places a disc before row 2
      And pink places a disc before row 2
      Then clause yellow_places.course.two-stages is cited
      And the event stage-began happens 1 time
      # fr: le récit dit « Ensuite : étape des pions, manche 2. »
      And the story says "Next: pawn stage of round 2."

  @yellow_places.course.conclusion
  # fr: Conclusion
  Rule: Conclusion

    # fr: Quand vient la conclusion
    Scenario: When the conclusion comes
      Given a game of Yellow Places
      Then the datum course.conclusion is "after the last round"
      And the datum course.conclusion is stated by the book

    # fr: À 2 joueurs, le dernier pion de la manche 3 mène à la conclusion
    Scenario: With 2 players the last pawn of round 3 leads to the conclusion
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And it is the pawn stage of round 3
      And green has designated the restaurant of cell 8 this round
      When pink designates the bakery of cell 1
      Then it is the conclusion
      And green may act
      And clause yellow_places.course.conclusion is cited
      # fr: le récit dit « Après la manche 3 : la conclusion. »
      And the story says "After round 3: the conclusion."
      And the event stage-began happens 1 time

    # fr: À 4 joueurs, le dernier pion de la manche 3 mène à la conclusion
    Scenario: With 4 players the last pawn of round 3 leads to the conclusion
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And it is the pawn stage of round 3
      And green has designated the restaurant of cell 8 this round
      And violet has designated the restaurant of cell 9 this round
      And blue has designated the restaurant of cell 2 this round
      When pink designates the bakery of cell 1
      Then it is the conclusion
      And green, blue and violet may act

    # fr: L'avant-dernier pion de la manche 3 ne mène pas encore à la conclusion
    Scenario: The last pawn but one of round 3 does not yet lead to the conclusion
      Given pink holds the tea house of cell 5
      And it is the pawn stage of round 3
      And green has designated the restaurant of cell 8 this round
      When pink designates the bakery of cell 1
      Then it is the pawn stage of round 3
      And clause yellow_places.course.conclusion is not cited

    # fr: Rien n'est annoncé avant la conclusion
    Scenario: Nothing is announced before the conclusion
      Given it is the pawn stage of round 2
      And green has announced that pink holds the tea house of cell 2
      Then no table can show this position by yellow_places.course.conclusion

    # fr: Une accusation vient trop tôt : <stage>
    Scenario Outline: An accusation in <stage> comes too soon
      Given pink holds the tea house of cell 5
      And it is <stage>
      When green says that pink holds the tea house of cell 5
      Then the move is refused by yellow_places.course.conclusion

      # fr: l'étape des disques ; l'étape des pions ; l'étape des disques de la manche 3 ; l'étape des pions de la manche 3
      Examples:
        | stage                     |
        | the disc stage            |
        | the pawn stage            |
        | the disc stage of round 3 |
        | the pawn stage of round 3 |

    # fr: À la conclusion, plus aucun disque n'est placé
    Scenario: In the conclusion no disc is placed any more
      Given pink holds the tea house of cell 5
      And it is the conclusion
      When green places a disc before row 2 with 0 cubes
      Then the move is refused by yellow_places.course.conclusion

    # fr: À la conclusion, plus aucun pion n'est placé
    Scenario: In the conclusion no pawn is placed any more
      Given pink holds the tea house of cell 5
      And it is the conclusion
      When green designates the tea house of cell 5
      Then the move is refused by yellow_places.course.conclusion
      # fr: le refus dit « Portez des accusations »
      And the refusal says "Make accusations"

    # fr: Par l'autre lecture de R-12, la partie est gagnée quand la conclusion commencerait
    Scenario: By the other reading of R-12 the game is won when the conclusion would begin
      Given a game of Yellow Places for 2 players
      And the reading R-12 is "after-conclusion"
      And pink holds the tea house of cell 5
      And it is the pawn stage of round 3
      And 1 tile is hidden in the hands
      When green designates the tea house of cell 5
      Then the game goes on
      When pink designates the bakery of cell 1
      Then the game is won
      And clause yellow_places.end.win is cited
      And clause yellow_places.course.conclusion is cited
      And the event stage-began happens before the event game-ended
      And the event game-ended happens 1 time

    # fr: Par l'autre lecture de R-12, une tuile encore cachée mène à la conclusion
    Scenario: By the other reading of R-12 a tile still hidden leads to the conclusion
      Given a game of Yellow Places for 2 players
      And the reading R-12 is "after-conclusion"
      And pink holds the tea house of cell 5
      And it is the pawn stage of round 3
      And green has designated the bakery of cell 9 this round
      When pink designates the bakery of cell 1
      Then it is the conclusion
      And the game goes on
