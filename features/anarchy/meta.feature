# fr: À propos du jeu
# fr: Qui joue. Trois clauses n'ont pas de règle ici. anarchy.meta.setting dit le cadre,
# fr: anarchy.meta.print-and-play d'où vient le matériel, anarchy.meta.acknowledged-flaw remercie et
# fr: juge le jeu. Aucune n'agit sur la partie.
Feature: About the game
  Who plays.

  Three clauses have no rule here. anarchy.meta.setting tells the setting,
  anarchy.meta.print-and-play where the pieces come from, and anarchy.meta.acknowledged-flaw thanks
  people and judges the game. None of them has any effect on play.

  @anarchy.meta.player-count
  # fr: De deux à six
  Rule: Two to six players

    # fr: Combien de personnes jouent
    Scenario: How many people play
      Given a game of The Anarchy
      Then the datum players.least is "2"
      And the datum players.least is stated by the book
      And the datum players.most is "6"
      And the datum players.most is stated by the book

    # fr: À <n>, la partie se met en place
    Scenario Outline: <n> people can play
      When a game of The Anarchy is set up for <n> people
      Then the move is legal
      And <last> has 0 cards in hand

      Examples:
        | n | last    |
        | 2 | green   |
        | 3 | red     |
        | 4 | blue    |
        | 5 | orange  |
        | 6 | yellow  |

    # fr: Une personne ne peut pas jouer seule
    Scenario: One person cannot play alone
      When a game of The Anarchy is set up for 1 people
      Then the move is refused by anarchy.meta.player-count and by nothing else

    # fr: À trop de personnes, seul leur nombre est refusé
    Scenario: Of too many people only their number is refused
      Given this content pack:
        """
        [box]
        zones = ["punjab", "rajputana"]
        [income]
        goal = 5
        [start]
        hand = 4
        """
      When a game of The Anarchy is set up for 7 people
      Then the move is refused by anarchy.meta.player-count and by nothing else

    # fr: Où l'on est trois au plus, quatre compagnies sont une de trop
    Scenario: Where at most three play, four companies are one too many
      Given this content pack:
        """
        [players]
        most = 3
        """
      When violet, green, red and blue sit down to The Anarchy
      Then the move is refused by anarchy.meta.player-count and by nothing else

    # fr: Sept sont trop
    Scenario: Seven are too many
      When a game of The Anarchy is set up for 7 people
      Then the move is refused by anarchy.meta.player-count and by nothing else
      # fr: le refus dit « 7 personnes veulent jouer »
      And the refusal says "7 people want to play"

    # fr: À <n>, aucune table n'est possible
    Scenario Outline: No table has <n> players
      Given a game of The Anarchy for <n> people
      Then no table can show this position by anarchy.meta.player-count

      Examples:
        | n |
        | 1 |
        | 7 |
