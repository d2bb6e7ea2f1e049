# fr: Mise en place
# fr: Couleurs, pièces, distribution et tuiles révélées avant la première manche.
# fr: yellow_places.setup.board-centre n'a pas de règle ici : elle dit seulement où est le
# fr: plateau ; ce que chacun y voit relève des clauses sur les disques, les pions et les cubes.
Feature: Set-up
  Colours, pieces, the deal and the tiles turned up before the first round.

  yellow_places.setup.board-centre has no rule here: it only says where the board lies; what every
  player may see of it follows from the clauses on discs, pawns and cubes.

  @yellow_places.setup.choose-colour
  # fr: Couleurs
  Rule: Colours

    # fr: Les couleurs que nomme le livret
    Scenario: The colours that the book names
      Given a game of Yellow Places
      Then the datum components.colours is "green, pink, blue"
      And the datum components.colours is stated by the book

    # fr: La quatrième couleur est de notre cru
    Scenario: The fourth colour is ours
      Given a game of Yellow Places
      Then the datum components.fourth_colour is "violet"
      And the datum components.fourth_colour is a stand-in

    # fr: Quatre joueurs de quatre couleurs
    Scenario: Four players of four colours
      When green, pink, blue and violet sit down to Yellow Places
      Then the move is legal

    # fr: Toutes les couleurs conviennent, dans n'importe quel ordre
    Scenario: Any colours will do, in any order
      When violet and blue sit down to Yellow Places
      Then the move is legal

    # fr: Les deux joueurs choisissent la même couleur
    Scenario: Two of two players choose the same colour
      When green and green sit down to Yellow Places
      Then the move is refused by yellow_places.setup.choose-colour

    # fr: Deux joueurs sur quatre choisissent la même couleur
    Scenario: Two of four players choose the same colour
      When green, pink, blue and pink sit down to Yellow Places
      Then the move is refused by yellow_places.setup.choose-colour
      # fr: le refus dit « ont la même couleur »
      And the refusal says "the same colour"

    # fr: Une couleur que personne n'a choisie ne joue pas
    Scenario: A colour that nobody chose does not play
      Given a game of Yellow Places between green and violet
      And violet holds the tea house of cell 5
      When pink places a disc before row 2 with 0 cubes
      Then the move is refused by yellow_places.setup.choose-colour

    # fr: Une couleur que personne n'a choisie n'a pas de disque
    Scenario: A colour that nobody chose has no disc
      Given a game of Yellow Places between green and violet
      And violet holds the tea house of cell 5
      And a disc of pink lies before row 1
      And it is the pawn stage
      Then no table can show this position by yellow_places.setup.choose-colour

    # fr: Une couleur que personne n'a choisie n'a pas de main
    Scenario: A colour that nobody chose has no hand
      Given a game of Yellow Places between green and violet
      And pink holds the tea house of cell 5
      Then no table can show this position by yellow_places.setup.choose-colour

  @yellow_places.setup.pieces
  # fr: Pièces de chacun
  Rule: A player's pieces

    # fr: Un pion et trois disques
    Scenario: One pawn and three discs
      Given a game of Yellow Places
      Then the datum components.pawns_per_player is "1"
      And the datum components.pawns_per_player is stated by the book
      And the datum components.discs_per_player is "3"
      And the datum components.discs_per_player is stated by the book

    # fr: Au départ, <n> joueurs ont toutes leurs pièces devant eux
    Scenario Outline: At the start <n> players have all their pieces before them
      When a game of Yellow Places is set up for <n> players
      And the tiles are dealt
      Then green has 0 discs on the board
      And pink has 0 discs on the board
      And the pawn of green is not on the board
      And the pawn of pink is not on the board

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

  @yellow_places.setup.shuffle
  # fr: Mélanger les tuiles
  Rule: Shuffle the tiles

    # fr: À <n> joueurs, la première tuile peut être l'une de 27
    Scenario Outline: With <n> players the first tile can be any of 27
      Given a new game of Yellow Places for <n> players
      Then 27 tiles lie face down
      And the probability that "green sees the tea house of cell 1 in the own hand" is 1/27
      And the probability that "green sees the bakery of cell 9 in the own hand" is 1/27
      And the probability that "green sees the tea house of cell 9 in the own hand" is 1/27

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # fr: La deuxième tuile peut être l'une des 26 autres
    Scenario: The second tile can be any of the 26 others
      Given a new game of Yellow Places for 3 players
      When green draws the restaurant of cell 4
      Then the probability that "green sees the tea house of cell 1 and the restaurant of cell 4 in the own hand" is 1/26
      And the probability that "green sees the restaurant of cell 4 in the own hand" is 0

    # fr: Personne ne voit de tuile avant la distribution
    Scenario: Nobody sees a tile before the deal
      Given a new game of Yellow Places for 3 players
      Then green does not see who holds the tea house of cell 5
      And nobody may act

  @yellow_places.setup.draw-hand
  # fr: Piocher sa main
  Rule: Draw a hand

    # fr: Chacun de <n> joueurs pioche une main
    Scenario Outline: Each of <n> players draws a hand
      Given a new game of Yellow Places for <n> players
      When the hands are drawn
      Then green holds <size> hidden tiles
      And pink holds <size> hidden tiles
      And 0 tiles lie face up

      Examples:
        | n | size |
        | 2 | 5    |
        | 3 | 4    |
        | 4 | 3    |

    # fr: La dernière de quatre mains est piochée aussi
    Scenario: The last of four hands is drawn as well
      Given a new game of Yellow Places for 4 players
      When the hands are drawn
      Then blue holds 3 hidden tiles
      And violet holds 3 hidden tiles

    # fr: Un joueur voit les tuiles piochées et les autres non
    Scenario: A player sees the tiles drawn and the others do not
      Given a new game of Yellow Places for 3 players
      When green draws the tea house of cell 5
      And green draws the bakery of cell 2
      Then green sees the bakery of cell 2 and the tea house of cell 5 in the own hand
      And pink does not see who holds the tea house of cell 5
      And blue does not see who holds the bakery of cell 2

    # fr: Ce qui est dit d'une pioche, à qui la reçoit et aux autres
    Scenario: What is told of a draw, to whom it is dealt and to the others
      Given a new game of Yellow Places for 3 players
      When green draws the tea house of cell 5
      # fr: le joueur vert entend « vert pioche le salon de thé de la case 5 »
      Then green is told "green draws the tea house of cell 5"
      # fr: la joueuse rose entend « vert pioche une tuile »
      And pink is told "green draws a tile"
      # fr: le joueur bleu entend « vert pioche une tuile »
      And blue is told "green draws a tile"

    # fr: Même si aucune tuile n'est retournée, les mains sont piochées
    Scenario: Where no tile is turned up, the hands are drawn all the same
      Given this content pack:
        """
        [revealed]
        2 = 0
        """
      And a new game of Yellow Places for 2 players
      When the hands are drawn
      Then green holds 5 hidden tiles
      And pink holds 5 hidden tiles
      And 0 tiles lie face up
      And it is the disc stage of round 1

    # fr: Une main après l'autre
    Scenario: One hand after the other
      Given a new game of Yellow Places for 4 players
      When green draws the tea house of cell 1
      And green draws the tea house of cell 2
      And green draws the tea house of cell 3
      And pink draws the tea house of cell 4
      Then green holds 3 hidden tiles
      And pink holds 1 hidden tile

    # fr: Qui pioche ensuite est demandé par la clause
    Scenario: Who draws next is asked by the clause
      Given a new game of Yellow Places for 2 players
      Then the open question is asked by yellow_places.setup.draw-hand
      # fr: la question ouverte est « vert pioche une tuile. »
      And the open question is "green draws a tile."
      # fr: la probabilité que « la question ouverte est "vert pioche une tuile." » est 1
      And the probability that "the open question is “green draws a tile.”" is 1

    # fr: Ce qui est dit d'une tuile piochée
    Scenario: What is told of a tile that is drawn
      Given a new game of Yellow Places for 3 players
      When green draws the tea house of cell 5
      Then clause yellow_places.setup.draw-hand is cited
      And the event tile-drawn happens 1 time
      # fr: le récit dit « vert pioche le salon de thé de la case 5. »
      And the story says "green draws the tea house of cell 5."

    # fr: Une tuile d'une main ne peut être piochée de nouveau
    Scenario: A tile in a hand cannot be drawn again
      Given a new game of Yellow Places for 3 players
      When green draws the tea house of cell 5
      And green draws the tea house of cell 5
      Then the move is refused by yellow_places.setup.draw-hand

    # fr: Un disque avant la fin de la distribution est remis à plus tard
    Scenario: A disc before the end of the deal is put off until the tiles are dealt
      Given a new game of Yellow Places for 3 players
      When green places a disc before row 2 with 0 cubes
      Then the move is refused by yellow_places.setup.draw-hand and by nothing else
      # fr: le refus dit « Distribuez d'abord les tuiles »
      And the refusal says "Deal the tiles first"

    # fr: <thing> doit attendre la distribution
    Scenario Outline: <thing> has to wait for the deal
      Given a new game of Yellow Places for 3 players
      When green draws the tea house of cell 5
      Then "<move>" is refused by yellow_places.setup.draw-hand

      # fr: Un disque ; Un pion ; Une accusation
      Examples:
        | thing         | move                                              |
        | A disc        | green places a disc before row 2 with 1 cube      |
        | A pawn        | green designates the bakery of cell 2             |
        | An accusation | green says that pink holds the bakery of cell 2   |

    # fr: Sa propre main est certaine
    Scenario: The own hand is certain
      Given green holds the tea house of cell 5
      Then green can be certain that green holds the tea house of cell 5 by yellow_places.setup.draw-hand

    # fr: La distribution est en cours : une tuile manque encore à la première main
    Scenario: The deal is under way: a tile is missing in the first hand
      Given a game of Yellow Places for 4 players
      And the tiles are being dealt
      And green holds the tea house of cell 5 and the bakery of cell 2
      When green draws the restaurant of cell 6
      Then green holds 3 hidden tiles
      When pink draws the tea house of cell 1
      Then pink holds 1 hidden tile

    # fr: Une main ne compte pas plus de tuiles qu'on n'en pioche
    Scenario: A hand has no more tiles than are drawn
      Given a game of Yellow Places for 4 players
      And the tiles are being dealt
      And green holds the tea house of cell 5, the bakery of cell 2, the tea house of cell 1 and the tea house of cell 3
      Then no table can show this position

    # fr: Les tuiles cachées dans toutes les mains ensemble
    Scenario: The tiles hidden in all hands together
      Given a game of Yellow Places for 3 players
      And 12 tiles are hidden in the hands
      Then 12 tiles are hidden in the hands

  @yellow_places.setup.no-communication
  # fr: Silence sur les tuiles
  Rule: No talk about tiles

    # fr: Dire qu'on détient une tuile est refusé : <stage>
    Scenario Outline: Saying that one holds a tile is refused in <stage>
      Given pink holds the tea house of cell 5
      And it is <stage>
      When pink announces the tea house of cell 5
      Then the move is refused by yellow_places.setup.no-communication
      And green learns nothing
      And blue learns nothing

      Examples:
        | stage          |
        | the disc stage |
        | the pawn stage |
        | the conclusion |

    # fr: Le dire d'une tuile qu'on ne détient pas est refusé tout de même
    Scenario: Saying it of a tile that one does not hold is refused all the same
      Given pink holds the tea house of cell 5
      When pink announces the bakery of cell 1
      Then the move is refused by yellow_places.setup.no-communication

    # fr: Le dire pendant la distribution est refusé
    Scenario: Saying it during the deal is refused
      Given a new game of Yellow Places for 2 players
      When green draws the tea house of cell 5
      And green announces the tea house of cell 5
      Then the move is refused by yellow_places.setup.no-communication
      And pink learns nothing

    # fr: Le dire hors de son tour est refusé
    Scenario: Saying it out of turn is refused
      Given green holds the tea house of cell 5
      When green places a disc before row 1
      And green announces the tea house of cell 5
      Then the move is refused by yellow_places.setup.no-communication

    # fr: Personne à une table de <n> ne voit les tuiles d'une autre main
    Scenario Outline: Nobody at a table of <n> sees the tiles of another hand
      Given a game of Yellow Places for <n> players
      And green holds the tea house of cell 5
      And pink holds the bakery of cell 2
      Then green does not see who holds the bakery of cell 2
      And pink does not see who holds the tea house of cell 5
      And green sees the tea house of cell 5 in the own hand
      And pink sees the bakery of cell 2 in the own hand

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # fr: Désigner sa propre tuile et être refusé ne dit rien aux autres
    Scenario: A refused designation of the own tile tells the others nothing
      Given green holds the tea house of cell 5
      When green designates the tea house of cell 5
      Then the move is refused by yellow_places.pawn.own-tile-forbidden
      And pink learns nothing
      And pink does not see who holds the tea house of cell 5

    # fr: Un nombre de cubes refusé ne dit rien aux autres
    Scenario: A refused number of cubes tells the others nothing
      Given green holds the tea house of cell 5
      When green places a disc before row 2 with 0 cubes
      Then the move is refused by yellow_places.disc.zero-cubes
      And pink learns nothing

    # fr: Un mot sur sa main
    Scenario: A word about one's hand
      Given it is the disc stage of round 1
      When pink talks about the own hand
      Then the move is refused by yellow_places.setup.no-communication

  @yellow_places.setup.reveal-tiles
  # fr: Révéler des tuiles
  Rule: Reveal tiles

    # fr: À 3 joueurs, chacune des 15 tuiles restantes peut être retournée
    Scenario: With 3 players each of the 15 tiles left can be turned up
      Given a new game of Yellow Places for 3 players
      When the hands are drawn
      Then 15 tiles lie face down
      And the probability that "a neutral cube is on the bakery of cell 9" is 1/15
      And the probability that "a neutral cube is on the tea house of cell 1" is 0

    # fr: À 2 joueurs, chacune des 17 tuiles restantes peut être retournée
    Scenario: With 2 players each of the 17 tiles left can be turned up
      Given a new game of Yellow Places for 2 players
      When the hands are drawn
      Then the probability that "a neutral cube is on the bakery of cell 9" is 1/17

    # fr: Les tuiles retournées laissent les mains comme elles sont
    Scenario: Tiles turned up leave the hands as they are
      Given a new game of Yellow Places for 4 players
      When the hands are drawn
      And the restaurant of cell 7 is turned up
      Then 1 tile lies face up
      And green holds 3 hidden tiles
      And violet holds 3 hidden tiles
      And clause yellow_places.setup.reveal-tiles is cited

    # fr: Une tuile d'une main n'est pas retournée
    Scenario: A tile of a hand is not turned up
      Given a new game of Yellow Places for 4 players
      When the hands are drawn
      And the tea house of cell 1 is turned up
      Then the move is refused by yellow_places.setup.reveal-tiles

    # fr: Une tuile est retournée une fois
    Scenario: A tile is turned up once
      Given a new game of Yellow Places for 4 players
      When the hands are drawn
      And the restaurant of cell 7 is turned up
      And the restaurant of cell 7 is turned up
      Then the move is refused by yellow_places.setup.reveal-tiles
      # fr: le refus dit « La tuile désignant le restaurant de la case 7 n'est plus face cachée. »
      And the refusal says "The tile of the restaurant of cell 7 is not face down any more."

  @yellow_places.setup.revealed.2-players
  # fr: Tuiles révélées à 2
  Rule: Revealed with 2 players

    # fr: La table de 2 joueurs retourne neuf tuiles
    Scenario: The table of 2 players turns up nine tiles
      When a game of Yellow Places is set up for 2 players
      And the tiles are dealt
      Then 9 tiles lie face up
      And 9 neutral cubes are on the board
      And it is the disc stage of round 1
      And the datum revealed.2 is "9"
      And the datum revealed.2 is stated by the book

    # fr: Dix tuiles face visible sont trop pour 2 joueurs
    Scenario: Ten tiles face up are too many for 2 players
      Given a game of Yellow Places for 2 players
      And pink holds the tea house of cell 5
      And 1-tea, 1-restaurant, 1-bakery, 2-tea, 2-restaurant, 2-bakery, 3-tea, 3-restaurant, 3-bakery and 4-tea lie face up
      Then no table can show this position by yellow_places.setup.revealed.2-players

  @yellow_places.setup.revealed.3-players
  # fr: Tuiles révélées à 3
  Rule: Revealed with 3 players

    # fr: La table de 3 joueurs retourne six tuiles
    Scenario: The table of 3 players turns up six tiles
      When a game of Yellow Places is set up for 3 players
      And the tiles are dealt
      Then 6 tiles lie face up
      And 6 neutral cubes are on the board
      And it is the disc stage of round 1
      And the datum revealed.3 is "6"
      And the datum revealed.3 is stated by the book

    # fr: Sept tuiles face visible sont trop pour 3 joueurs
    Scenario: Seven tiles face up are too many for 3 players
      Given pink holds the tea house of cell 5
      And 1-tea, 1-restaurant, 1-bakery, 2-tea, 2-restaurant, 2-bakery and 3-tea lie face up
      Then no table can show this position by yellow_places.setup.revealed.3-players

  @yellow_places.setup.revealed.4-players
  # fr: Tuiles révélées à 4
  Rule: Revealed with 4 players

    # fr: La table de 4 joueurs retourne trois tuiles
    Scenario: The table of 4 players turns up three tiles
      When a game of Yellow Places is set up for 4 players
      And the tiles are dealt
      Then 3 tiles lie face up
      And 3 neutral cubes are on the board
      And it is the disc stage of round 1
      And the datum revealed.4 is "3"
      And the datum revealed.4 is stated by the book

    # fr: À 4 joueurs, deux tuiles face visible ne suffisent pas pour commencer
    Scenario: With 4 players two tiles face up are not enough to begin
      Given a new game of Yellow Places for 4 players
      When the hands are drawn
      And the restaurant of cell 7 is turned up
      And the bakery of cell 8 is turned up
      Then nobody may act
      When the tea house of cell 9 is turned up
      Then it is the disc stage of round 1

    # fr: Quatre tuiles face visible sont trop pour 4 joueurs
    Scenario: Four tiles face up are too many for 4 players
      Given a game of Yellow Places for 4 players
      And pink holds the tea house of cell 5
      And 1-tea, 1-restaurant, 1-bakery and 2-tea lie face up
      Then no table can show this position by yellow_places.setup.revealed.4-players

  @yellow_places.setup.hand.2-players
  # fr: Mains à 2
  Rule: Hands with 2 players

    # fr: Chacun de 2 joueurs détient cinq tuiles
    Scenario: Each of 2 players holds five tiles
      When a game of Yellow Places is set up for 2 players
      And the tiles are dealt
      Then green holds 5 hidden tiles
      And pink holds 5 hidden tiles
      And the datum hand.2 is "5"
      And the datum hand.2 is stated by the book

    # fr: À 2 joueurs, la seconde main commence après la cinquième tuile de la première
    Scenario: With 2 players the second hand begins after the fifth tile of the first
      Given a new game of Yellow Places for 2 players
      When green draws the tea house of cell 1
      And green draws the tea house of cell 2
      And green draws the tea house of cell 3
      And green draws the tea house of cell 4
      And green draws the tea house of cell 5
      And pink draws the tea house of cell 6
      Then green holds 5 hidden tiles

    # fr: Six tuiles sont trop pour une main à 2 joueurs
    Scenario: Six tiles are too many for a hand of 2 players
      Given a game of Yellow Places for 2 players
      And pink holds 1-tea, 2-tea, 3-tea, 4-tea, 5-tea and 6-tea
      Then no table can show this position by yellow_places.setup.hand.2-players

    # fr: Les tuiles trouvées comptent pour la main où elles étaient, cinq en tout à 2 joueurs
    Scenario: Tiles found count for the hand they were in, five in all with 2 players
      Given a game of Yellow Places for 2 players
      And pink holds 1-tea, 2-tea, 3-tea, 4-tea and 5-tea
      And the tea house of cell 6 was found in the hand of pink
      Then no table can show this position by yellow_places.setup.hand.2-players

  @yellow_places.setup.hand.3-players
  # fr: Mains à 3
  Rule: Hands with 3 players

    # fr: Chacun de 3 joueurs détient quatre tuiles
    Scenario: Each of 3 players holds four tiles
      When a game of Yellow Places is set up for 3 players
      And the tiles are dealt
      Then green holds 4 hidden tiles
      And pink holds 4 hidden tiles
      And blue holds 4 hidden tiles
      And the datum hand.3 is "4"
      And the datum hand.3 is stated by the book

    # fr: À 3 joueurs, la deuxième main commence après la quatrième tuile de la première
    Scenario: With 3 players the second hand begins after the fourth tile of the first
      Given a new game of Yellow Places for 3 players
      When green draws the tea house of cell 1
      And green draws the tea house of cell 2
      And green draws the tea house of cell 3
      And green draws the tea house of cell 4
      And pink draws the tea house of cell 5
      Then green holds 4 hidden tiles

    # fr: Cinq tuiles sont trop pour une main à 3 joueurs
    Scenario: Five tiles are too many for a hand of 3 players
      Given a game of Yellow Places for 3 players
      And pink holds 1-tea, 2-tea, 3-tea, 4-tea and 5-tea
      Then no table can show this position by yellow_places.setup.hand.3-players

    # fr: Où personne ne dit combien jouent, cinq tuiles sont une main à 2
    Scenario: Where nobody says how many play, five tiles are a hand of 2
      Given pink holds 1-tea, 2-tea, 3-tea, 4-tea and 5-tea
      Then pink holds 5 hidden tiles

  @yellow_places.setup.hand.4-players
  # fr: Mains à 4
  Rule: Hands with 4 players

    # fr: Chacun de 4 joueurs détient trois tuiles
    Scenario: Each of 4 players holds three tiles
      When a game of Yellow Places is set up for 4 players
      And the tiles are dealt
      Then green holds 3 hidden tiles
      And pink holds 3 hidden tiles
      And blue holds 3 hidden tiles
      And violet holds 3 hidden tiles
      And the datum hand.4 is "3"
      And the datum hand.4 is stated by the book

    # fr: À 4 joueurs, la deuxième main commence après la troisième tuile de la première
    Scenario: With 4 players the second hand begins after the third tile of the first
      Given a new game of Yellow Places for 4 players
      When green draws the tea house of cell 1
      And green draws the tea house of cell 2
      And green draws the tea house of cell 3
      And pink draws the tea house of cell 4
      Then green holds 3 hidden tiles

    # fr: Quatre tuiles sont trop pour une main à 4 joueurs
    Scenario: Four tiles are too many for a hand of 4 players
      Given a game of Yellow Places for 4 players
      And violet holds 1-tea, 2-tea, 3-tea and 4-tea
      Then no table can show this position by yellow_places.setup.hand.4-players

  @yellow_places.setup.player-count
  # fr: Effectif
  Rule: Number of players

    # fr: On peut jouer à <n>
    Scenario Outline: <n> players can play
      When a game of Yellow Places is set up for <n> players
      Then the move is legal
      And the datum meta.players is "2, 3, 4"
      And the datum meta.players is stated by the book

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # fr: On ne peut pas jouer à <n>
    Scenario Outline: <n> players cannot play
      When a game of Yellow Places is set up for <n> players
      Then the move is refused by yellow_places.setup.player-count

      Examples:
        | n |
        | 0 |
        | 1 |
        | 5 |

    # fr: Cinq couleurs sont une de trop, même si l'une vient deux fois
    Scenario: Five colours are one too many, even if one comes twice
      When green, pink, blue, violet and green sit down to Yellow Places
      Then the move is refused by yellow_places.setup.player-count

    # fr: Par l'autre lecture de R-11, il y a place pour les disques de <n> joueurs
    Scenario Outline: By the other reading of R-11 there is room for the discs of <n> players
      Given a game of Yellow Places for <n> players
      And the reading R-11 is "one-disc"
      When a game of Yellow Places is set up for <n> players
      Then the move is legal

      Examples:
        | n |
        | 2 |
        | 3 |

    # fr: Par l'autre lecture de R-11, il n'y a pas place pour les disques de 4 joueurs
    Scenario: By the other reading of R-11 there is no room for the discs of 4 players
      Given a game of Yellow Places for 4 players
      And the reading R-11 is "one-disc"
      When a game of Yellow Places is set up for 4 players
      Then the move is refused by yellow_places.disc.one-per-round
      # fr: le refus dit « les disques de 4 joueurs n'y tiennent pas. Admettez plusieurs disques »
      And the refusal says "the discs of 4 players do not fit the 9 places. Allow several discs at a place"

    # fr: Cinq personnes
    Scenario: Five people
      Given a game of Yellow Places for 5 players
      When the tiles are dealt
      Then the move is refused

  @yellow_places.setup.undealt-tiles
  # fr: Tuiles restantes
  Rule: Tiles left over

    # fr: À <n> joueurs, <left> tuiles restent face cachée
    Scenario Outline: With <n> players <left> tiles stay face down
      When a game of Yellow Places is set up for <n> players
      And the tiles are dealt
      Then <left> tiles lie face down
      And the datum undealt.<n> is "<left>"
      And the datum undealt.<n> is implied

      Examples:
        | n | left |
        | 2 | 8    |
        | 3 | 9    |
        | 4 | 12   |

    # fr: Après la distribution, plus aucune tuile n'est piochée
    Scenario: After the deal no tile is drawn any more
      When a game of Yellow Places is set up for 3 players
      And the tiles are dealt
      And the bakery of cell 9 is turned up
      Then the move is refused by yellow_places.setup.undealt-tiles

    # fr: Personne ne voit une tuile laissée de côté
    Scenario: Nobody sees a tile left over
      When a game of Yellow Places is set up for 3 players
      And the tiles are dealt
      Then green does not see who holds the bakery of cell 9
      And pink does not see who holds the bakery of cell 9
      And blue does not see who holds the bakery of cell 9

    # fr: Une tuile laissée de côté qu'on désigne reste face cachée
    Scenario: A tile left over that is designated stays face down
      Given pink holds the tea house of cell 5
      And the bakery of cell 9 lies face up
      When green designates the restaurant of cell 8
      Then 25 tiles lie face down
      And a neutral cube is on the restaurant of cell 8

    # fr: Les huit tuiles laissées de côté à 2 joueurs sont aussi probables qu'une autre dans l'autre main
    Scenario: The eight tiles left over of 2 players are as likely in the other hand as any
      When a game of Yellow Places is set up for 2 players
      And the tiles are dealt
      Then for green the probability that pink holds the bakery of cell 9 is 5/13
      And for green the probability that nobody holds the bakery of cell 9 is 8/13

  @yellow_places.setup.neutral-cubes
  # fr: Cubes neutres de départ
  Rule: Neutral cubes at the start

    # fr: Une tuile retournée reçoit son cube
    Scenario: A tile turned up gets its cube
      Given a new game of Yellow Places for 4 players
      When the hands are drawn
      And the restaurant of cell 7 is turned up
      Then a neutral cube is on the restaurant of cell 7
      And no cube is on the bakery of cell 7
      And 1 neutral cube is on the board
      And clause yellow_places.setup.neutral-cubes is cited
      And the event tile-revealed happens 1 time
      And the event neutral-cube happens 1 time
      And the event tile-revealed happens before the event neutral-cube

    # fr: Avant qu'une tuile soit retournée, il n'y a pas de cube
    Scenario: Before a tile is turned up there is no cube
      Given a new game of Yellow Places for 4 players
      When the hands are drawn
      Then 0 neutral cubes are on the board

    # fr: Deux tuiles face visible et une qu'on a manquée
    Scenario: Two tiles face up and one that was missed
      Given pink holds the tea house of cell 5
      And the restaurant of cell 7 and the bakery of cell 1 lie face up
      And nobody answered for the bakery of cell 9
      And it is the disc stage of round 2
      Then 3 neutral cubes are on the board
      And a neutral cube is on the bakery of cell 1

    # fr: Un cube au départ dit que personne ne détient la tuile
    Scenario: A cube at the start tells that nobody holds the tile
      Given pink holds the tea house of cell 5
      And the restaurant of cell 7 lies face up
      Then green can be certain that nobody holds the restaurant of cell 7 by yellow_places.setup.neutral-cubes

    # fr: Une tuile révélée pendant la mise en place
    Scenario: A tile face up while the game is set up
      Given the game is being set up
      When the tea house of cell 4 is turned up
      Then a neutral cube is on the tea house of cell 4

    # fr: À l'étape des disques de la première manche, un cube neutre vient de la mise en place
    Scenario: In the disc stage of the first round a neutral cube comes from the set-up
      Given a game of Yellow Places for 3 players
      And a neutral cube is on the tea house of cell 1
      And it is the disc stage of round 1
      Then 1 tile lies face up
      And a neutral cube is on the tea house of cell 1
