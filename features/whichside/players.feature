# fr: Joueurs
# fr: Une à quatre personnes mènent les quatre Tenements.
Feature: Players
  One to four people run the four Tenements.

  @whichside.players.range
  # fr: Nombre de joueurs
  Rule: One to four people

    # fr: <n> personnes jouent
    Scenario Outline: <n> people play
      Given a game of Which Side
      When <n> people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

      Examples:
        | n |
        | 1 |
        | 4 |

    # fr: Personne ne joue, qui que ce soit qui commence
    Scenario: Nobody plays, whoever begins
      Given a game of Which Side
      And the first player is that of the Italian Tenement
      When 0 people sit down to Which Side
      Then the move is refused by whichside.players.range and by nothing else

  @whichside.players.four-tenements
  # fr: Toujours quatre Tenements
  Rule: Four Tenements whatever the number of people

    # fr: <n> personnes mènent quatre Tenements
    Scenario Outline: <n> people run four Tenements
      Given a new game of Which Side for <n> people
      Then 4 characters live in the Russian Tenement
      And 4 characters live in the Italian Tenement
      And 4 characters live in the American Tenement
      And 5 characters live in the Chinese Tenement

      Examples:
        | n |
        | 1 |
        | 2 |
        | 3 |
        | 4 |

    # fr: À quatre, chacun décide pour un : <tenement>
    Scenario Outline: With four people each decides for one: <tenement>
      Given a game of Which Side
      And the turn is at the daily actions
      And it is the turn of <tenement>
      Then person <person> decides

      Examples:
        | tenement              | person |
        | the Russian Tenement  | 1      |
        | the Italian Tenement  | 2      |
        | the American Tenement | 3      |
        | the Chinese Tenement  | 4      |

    # fr: Nul n'emménage dans un Tenement qui n'est pas de la partie
    Scenario: Nobody moves in with a Tenement that does not take part
      Given a game of Which Side
      And the variant is the duo mode
      And the Russian Tenement and the Italian Tenement take part
      And the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Emma Goldman is drawn
      And Strike Fund is drawn
      And the team keeps Emma Goldman
      And the newcomer moves in with the Chinese Tenement
      Then the move is refused by whichside.variant.duo.choose-tenements and by nothing else

    # fr: Deux Tenements seulement, hors des jeux à deux
    Scenario: Two Tenements only, where the scenario is not for two
      Given a game of Which Side
      And the Russian Tenement and the Italian Tenement take part
      When 2 people sit down to Which Side
      Then the move is refused by whichside.players.four-tenements and by nothing else

    # fr: Nul n'attribue un malheur à un Tenement qui n'est pas de la partie
    Scenario: Nobody gives a misfortune to a Tenement that does not take part
      Given a game of Which Side
      And the variant is the duo mode
      And the Russian Tenement and the Italian Tenement take part
      And the Russian Tenement draws a misfortune
      When Useless Spending is drawn
      And the Russian Tenement gives it to the Chinese Tenement
      Then the move is refused by whichside.misfortune.designate-other and by nothing else

  @whichside.players.solo
  # fr: Partie en solitaire
  Rule: One person runs all four

    # fr: Seul avec quatre Tenements : <tenement>
    Scenario Outline: Alone with four Tenements: <tenement>
      Given a game of Which Side
      And 1 person has all the Tenements
      And the turn is at the daily actions
      And it is the turn of <tenement>
      Then person 1 decides

      Examples:
        | tenement             |
        | the Russian Tenement |
        | the Chinese Tenement |

    # fr: Un malheur va à un autre Tenement de la même personne
    Scenario: A misfortune goes to another Tenement of the same person
      Given 1 person has all the Tenements
      And the Russian Tenement draws a misfortune
      When Illness is drawn
      Then person 1 decides
      When the Russian Tenement gives it to the Italian Tenement
      Then person 1 decides
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1

  @whichside.players.two
  # fr: Deux joueurs
  Rule: Two people run two Tenements each

    # fr: Une partie ordinaire à deux n'est pas le mode duo : <tenement>
    Scenario Outline: An ordinary game for two is not duo mode: <tenement>
      Given a game of Which Side
      And 2 people share the Tenements
      And the turn is at the daily actions
      And it is the turn of <tenement>
      Then person <person> decides

      Examples:
        | tenement              | person |
        | the Russian Tenement  | 1      |
        | the Italian Tenement  | 1      |
        | the American Tenement | 2      |
        | the Chinese Tenement  | 2      |

  @whichside.players.three
  # fr: Trois joueurs
  Rule: Three people run the fourth Tenement together

    # fr: Chacun en a un : <tenement>
    Scenario Outline: Each has one: <tenement>
      Given a game of Which Side
      And 3 people share the Tenements
      And the turn is at the daily actions
      And it is the turn of <tenement>
      Then person <person> decides

      Examples:
        | tenement              | person |
        | the Russian Tenement  | 1      |
        | the American Tenement | 3      |

    # fr: Le quatrième est commun
    Scenario: The fourth is common
      Given a game of Which Side
      And 3 people share the Tenements
      And the turn is at the daily actions
      And it is the turn of the Chinese Tenement
      Then 3 people decide together

    # fr: Qui est touché dans le Tenement commun se décide ensemble
    Scenario: Who is hit in the common Tenement is decided together
      Given 3 people share the Tenements
      And the Russian Tenement draws a misfortune
      When Illness is drawn
      Then person 1 decides
      When the Russian Tenement gives it to the Chinese Tenement
      Then 3 people decide together

    # fr: Le Tenement commun sans personnage jouable perd la partie
    Scenario: The common Tenement without a playable character loses the game
      Given a game of Which Side
      And 3 people share the Tenements
      And Mei is at HEA 0
      And Lan is at HEA 0
      And Ying is at HEA 0
      And Wei is at HEA 0
      And Jun is in the Arrest box
      And the turn is at the prison
      Then 3 people decide together
      When the work begins
      Then the game is lost

  @whichside.players.limited-content
  # fr: Contenus limités à deux
  Rule: One scenario and one mode are for two people at most

    # fr: Trois personnes sont trop pour <what>
    Scenario Outline: Three people are too many for <what>
      Given a game of Which Side
      And <given>
      When 3 people sit down to Which Side
      Then the move is refused by <clause> and by nothing else

      # fr: le mode duo ; la grève des Cloakmakers
      Examples:
        | what                    | given                                   | clause                               |
        | the duo mode            | the variant is the duo mode             | whichside.variant.duo.players        |
        | the cloakmakers' strike | the scenario is the cloakmakers' strike | whichside.scenario.cloakmakers.scope |

    # fr: Deux personnes jouent <what>
    Scenario Outline: Two people play <what>
      Given a game of Which Side
      And <given>
      When 2 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market

      # fr: le mode duo ; la grève des Cloakmakers
      Examples:
        | what                    | given                                   |
        | the duo mode            | the variant is the duo mode             |
        | the cloakmakers' strike | the scenario is the cloakmakers' strike |

    # fr: Trois personnes jouent un autre scénario
    Scenario: Three people play another scenario
      Given a game of Which Side
      And the scenario is the New York Winter Fires
      When 3 people sit down to Which Side
      Then the open question is asked by whichside.setup.premises-market
