# fr: Le jeu
# fr: Ce que le livret dit de lui-même : où il se passe, et que tous jouent ensemble. Deux clauses
# fr: n'ont pas de règle ici. yellow_places.meta.author-note raconte comment le jeu fut fait ; les
# fr: étapes dont elle parle relèvent des clauses sur le déroulement. yellow_places.meta.credits
# fr: nomme l'auteur et remercie les testeurs. Ni l'une ni l'autre n'agit sur le jeu.
Feature: The game
  What the book says about itself: where it is set, and that all play together.

  Two clauses have no rule here. yellow_places.meta.author-note tells how the game was made; the
  stages that it speaks of are settled by the clauses on the course of the game.
  yellow_places.meta.credits names the author and thanks the testers. Neither has any effect on
  play.

  @yellow_places.meta.theme
  # fr: Cadre
  Rule: Setting

    # fr: La fiche du jeu nomme la ville
    Scenario: The sheet of the game names the city
      Given a game of Yellow Places
      Then the datum meta.setting is "Hong Kong"
      And the datum meta.setting is stated by the book

  @yellow_places.meta.cooperative
  # fr: Un jeu coopératif
  Rule: A cooperative game

    # fr: Le livre le dit
    Scenario: The book says so
      Given a game of Yellow Places
      Then the datum meta.cooperative is "yes"

    # fr: La dernière tuile est trouvée et les <n> joueurs gagnent
    Scenario Outline: The last tile is found and all <n> players win
      Given a game of Yellow Places for <n> players
      And pink holds the tea house of cell 5
      And 1 tile is hidden in the hands
      When green says that pink holds the tea house of cell 5
      Then the game is won
      And every player has won

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # fr: Une fausse accusation et les <n> joueurs perdent
    Scenario Outline: One wrong accusation and all <n> players lose
      Given a game of Yellow Places for <n> players
      And pink holds the tea house of cell 5
      When green says that pink holds the bakery of cell 5
      Then the game is lost
      And every player has lost

      Examples:
        | n |
        | 2 |
        | 3 |
        | 4 |

    # fr: Une victoire à l'étape des pions est à tous, pion placé ou non
    Scenario: A win in the pawn stage is everybody's, pawn placed or not
      Given a game of Yellow Places for 4 players
      And violet holds the restaurant of cell 9
      And 1 tile is hidden in the hands
      When blue designates the restaurant of cell 9
      Then every player has won

    # fr: Tant que des tuiles sont cachées, personne n'a gagné ni perdu
    Scenario: While tiles are hidden nobody has won and nobody has lost
      Given pink holds the tea house of cell 5 and the bakery of cell 2
      When green says that pink holds the tea house of cell 5
      Then the game goes on
      And no player has won or lost
