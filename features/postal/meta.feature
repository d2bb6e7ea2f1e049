# fr: Le jeu
# fr: Ce que le livret dit de lui-même : pour qui il est, combien de temps il dure, de quel genre
# fr: il est. Deux clauses n'ont pas de règle ici. postal.meta.role raconte le groupe que le
# fr: joueur représente ; qu'un seul joueur mène tous les travailleurs relève des clauses sur les
# fr: joueurs et les travailleurs. postal.meta.credits-history nomme les auteurs et rappelle
# fr: l'histoire ; ni l'un ni l'autre n'agit sur le jeu.
Feature: The game
  What the book says about itself: for whom it is, how long it lasts, what kind of game it is.

  Two clauses have no rule here. postal.meta.role tells the story of the group that the player
  stands for; that one player owns every worker follows from the clauses on players and workers.
  postal.meta.credits-history lists credits and recalls history; neither has any effect on play.

  @postal.meta.player-count
  # fr: Nombre de joueurs
  Rule: Number of players

    # fr: Une personne se met à jouer
    Scenario: One person sits down to play
      When a new game is set up for 1 player
      Then the move is legal
      And the set-up roll is about to be made

    # fr: Une partie à <players> joueurs est refusée
    Scenario Outline: A game for <players> players is refused
      When a new game is set up for <players> players
      Then the move is refused by postal.meta.player-count

      Examples:
        | players |
        | 0       |
        | 2       |
        | 4       |

    # fr: Aucun mode ne fait place à une seconde personne
    Scenario: No mode makes room for a second person
      When a new game is set up in Hard mode for 2 players
      Then the move is refused by postal.meta.player-count
      # fr: le refus dit « Une seule personne joue »
      And the refusal says "Exactly one person plays"

    # fr: La fiche du jeu annonce un joueur
    Scenario: The sheet of the game says one player
      Given a postal game
      Then the datum meta.players is "1"
      And the datum meta.players is stated by the book

    # fr: La seule personne décide, et le dé fait le reste
    Scenario: The one person decides, and dice do
      Given the Cost of Living is to be paid
      And Savings are 20 dollars
      Then the player may act
      When the Cost of Living is paid
      And the turn ends
      And the turn begins
      Then nobody may act

    # fr: Une seule personne peut choisir le mode
    Scenario: One person may choose the mode
      When a new game is set up in Hard mode for 1 player
      Then the move is legal
      And the set-up roll is about to be made

  @postal.meta.duration-complexity
  # fr: Durée et complexité
  Rule: Playing time and complexity

    # fr: La durée annoncée
    Scenario: The announced playing time
      Given a postal game
      Then the datum meta.minutes is "20"
      And the datum meta.minutes is stated by the book

    # fr: La complexité annoncée
    Scenario: The announced complexity
      Given a postal game
      Then the datum meta.complexity is "3/5"
      And the datum meta.complexity is stated by the book

  @postal.meta.genre
  # fr: Genres
  Rule: Genres

    # fr: Trois genres sont annoncés
    Scenario: Three genres are announced
      Given a postal game
      Then the datum meta.genres is "solo, survival, worker placement"
      And the datum meta.genres has 3 entries
      And the datum meta.genres is stated by the book

  @postal.meta.full-game-separate
  # fr: Le jeu complet est distinct
  Rule: The boxed game is separate

    # fr: Le jeu en boîte n'est qu'annoncé
    Scenario: The boxed game is only advertised
      Given a postal game
      Then the datum meta.boxed_game is "1-4 players, 120-180 minutes, cooperative"
      And the datum meta.boxed_game is stated by the book

    # fr: Le nombre de joueurs du jeu en boîte ne vaut pas ici
    Scenario: The number of players of the boxed game does not carry over
      Given a new game
      Then "a new game is set up for 4 players" is refused by postal.meta.player-count
      And the datum meta.boxed_game is "1-4 players, 120-180 minutes, cooperative"

    # fr: La durée du jeu en boîte ne vaut pas ici
    Scenario: The playing time of the boxed game does not carry over
      Given a postal game
      Then the datum meta.minutes is "20"
      And the datum meta.boxed_game is "1-4 players, 120-180 minutes, cooperative"

    # fr: Un manque du livret n'est pas comblé par le jeu en boîte
    Scenario: A gap in the book is not filled from the boxed game
      Given only what the book states is known
      And Risk is 1
      When a worker acts at the East River Docks
      Then the rules need the datum last_box.risk
      And the datum meta.boxed_game is stated by the book
