# fr: Ordre du tour
# fr: Qui joue quand, tour de table après tour de table. Trois personnes jouent, sauf mention
# fr: contraire.
Feature: Rounds
  Who plays when, round after round. Three people play unless something else is said.

  @anarchy.round.flip-top
  # fr: Retourner le jeton du dessus
  Rule: Flip the top token

    # fr: Le jeton vert est retourné et vert commence par payer
    Scenario: The token of green is flipped and green begins by paying
      Given a game of The Anarchy
      And a token is to be flipped
      # fr: la question ouverte est « Retournez le jeton d'ordre suivant. »
      Then the open question is "Flip the next order token."
      And the open question is asked by anarchy.round.flip-top
      And nobody may act
      When the token of green is flipped
      Then it is green's turn to pay
      And green may act
      And the event token-flipped cites anarchy.round.flip-top
      And the event token-flipped happens 1 time
      And the event token-flipped happens before the event phase-began

    # fr: Un jeton déjà retourné ne revient pas dans ce tour de table
    Scenario: A token that was flipped does not come again in this round
      Given a game of The Anarchy
      And green has had a turn this round
      And a token is to be flipped
      When the token of green is flipped
      Then the move is refused

    # fr: Après un tour entier, le jeton reste face visible
    Scenario: After a whole turn the token stays face up
      Given a game of The Anarchy
      And green has had a turn this round
      And a token is to be flipped
      When the token of red is flipped
      Then green has had a turn this round
      When red pays for 1 card
      And red draws Lohagad
      And red melds no more
      And red discards Lohagad
      And red makes no war
      Then green and red have had their turn this round
      And the probability that "it is red's turn to pay" is 0
      And the probability that "it is violet's turn to pay" is 1

    # fr: À chaque tour, une carte peut de nouveau prendre la place d'un chef
    Scenario: In each turn a card can take the place of a leader anew
      Given a game of The Anarchy between violet and green
      And these cards:
        | card   | zone | number | follows | crowns |
        | Peshwa | Pune | 1      | 2       | 1      |
        | Regent | Pune | 2      | 1       | 1      |
      And violet governs Pune with Peshwa and Regent
      And green has had a turn this round
      And it is violet's turn to meld
      And violet holds Zabita Khan
      When violet makes Regent the leader
      And violet makes Peshwa the leader
      Then violet governs Pune with Peshwa and Regent
      And "violet makes Regent the leader" is refused
      When violet melds no more
      And violet discards Zabita Khan
      And violet makes no war
      And the token of violet is flipped
      And violet pays for 1 card
      And violet draws Arcot
      Then "violet makes Regent the leader" is legal

    # fr: Au troisième tour de table, un jeton retourné ne change pas le tour de table
    Scenario: In round three a flipped token changes no round
      Given a game of The Anarchy
      And it is round 3
      And a token is to be flipped
      When the token of green is flipped
      Then it is round 3

    # fr: Aucun jeton n'est retourné avant la fin du tour en cours
    Scenario: No token is flipped before the turn is over
      Given a game of The Anarchy
      And it is violet's turn to make war
      When the token of green is flipped
      Then the move is refused by anarchy.turn.phase-order
      When violet makes no war
      And the token of green is flipped
      Then the move is legal

    # fr: Après la dernière phase, le jeton suivant est retourné
    Scenario: After the last phase the next token is flipped
      Given a game of The Anarchy
      And it is violet's turn to make war
      When violet makes no war
      Then a token is to be flipped
      And nobody may act

    # fr: Personne n'agit hors de son tour
    Scenario: Nobody acts out of turn
      Given a game of The Anarchy
      And it is violet's turn to pay
      Then "violet pays for 1 card" is legal
      And "green pays for 1 card" is refused
