# fr: Solidarité
# fr: Deux cartes sont piochées, une est gardée, et parfois quelqu'un se joint au Tenement.
Feature: Solidarity
  Two cards are drawn, one is kept, and sometimes somebody joins.

  Background:
    Given a game of Which Side

  @whichside.solidarity.optional
  # fr: Seulement si accordée
  Rule: Granted, and not forced on anybody

    # fr: Une planification dont chaque plan a été contré accorde une pioche
    Scenario: A strategy in which every plan was countered grants a draw
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 1 is countered
      And plan 2 is countered
      When the employers act
      # fr: la question ouverte est « L'équipe tire-t-elle des cartes solidarité ? »
      Then the open question is "Does the team draw solidarity cards?"
      Then the open question is asked by whichside.solidarity.optional
      And 4 people decide together

    # fr: Tout autre résultat n'en accorde pas
    Scenario: Any other result grants none
      Given the strategy is Abusive and Unjustified Controls
      And the marker stands on plan 2
      And plan 2 is countered
      When the employers act
      Then the turn is at life goes on
      And the open question is asked by whichside.life.order

    # fr: Personne ne tire de carte que rien n'accorde
    Scenario: Nobody draws a card that nothing grants
      Given the turn is at the employers' actions
      Then "the team draws solidarity cards" is refused by whichside.solidarity.optional and by nothing else
      And "the team declines the solidarity cards" is refused by whichside.solidarity.optional and by nothing else

    # fr: L'équipe refuse
    Scenario: The team declines
      Given the team is granted 2 solidarity cards
      When the team declines the solidarity cards
      Then the event solidarity-declined happens 1 time
      And the pile of the solidarity cards holds 10 cards
      And the turn is at life goes on
      And whichside.solidarity.optional is cited
      # fr: le récit dit « L'équipe ne tire pas de carte solidarité »
      And the story says "The team draws no solidarity card"

  @whichside.solidarity.draw-two-keep-one
  # fr: Deux tirées, une gardée
  Rule: Two are drawn, one is kept

    # fr: Pas plus d'une carte par planification vaincue
    Scenario: No more than one card for each strategy that is won
      Given Clara Lemlich has joined the Italian Tenement
      And Rose Schneiderman has joined the Italian Tenement
      And Employers' Strength is 4
      Then no table can show this position by whichside.solidarity.draw-two-keep-one

    # fr: L'autre est défaussée
    Scenario: The other is discarded
      Given the team is granted 2 solidarity cards
      When the team draws solidarity cards
      # fr: la question ouverte est « Tirez une carte solidarité. »
      Then the open question is "Draw a solidarity card."
      And the open question is asked by whichside.solidarity.draw-two-keep-one
      When Soup Kitchen is drawn
      Then the event card-drawn cites whichside.solidarity.draw-two-keep-one
      When Strike Fund is drawn
      # fr: la question ouverte est « Quelle carte solidarité garder ? »
      Then the open question is "Which solidarity card is kept?"
      And the open question is asked by whichside.solidarity.joint-choice
      When the team keeps Soup Kitchen
      Then Unsanitary of the Italian Tenement is 1
      # fr: le récit dit « Carte défaussée : Caisse de grève »
      And the story says "Strike Fund is discarded"
      And the Italian Tenement has 2 dollars
      And the pile of the solidarity cards holds 8 cards
      And the turn is at life goes on
      # fr: le récit dit « La carte solidarité : Soupe populaire »
      And the story says "The solidarity card: Soup Kitchen"
      # fr: le récit dit « L'équipe garde Soupe populaire »
      And the story says "The team keeps Soup Kitchen"
      And the event solidarity-kept cites whichside.solidarity.draw-two-keep-one
      And the event card-discarded happens 1 time
      And the event solidarity-kept happens before the event card-discarded

    # fr: La carte gardée agit avant que la personne qui vient avec elle s'installe
    Scenario: The card that is kept works before whoever comes with it moves in
      Given this content pack:
        """
        [solidarities.emma-goldman]
        effects = [{ kind = "money", by = 1, whom = "each" }]
        """
      And the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Emma Goldman is drawn
      And Strike Fund is drawn
      And the team keeps Emma Goldman
      Then the Italian Tenement has 3 dollars
      When the newcomer moves in with the Italian Tenement
      Then Emma Goldman lives in the Italian Tenement

    # fr: Une carte accordée en fait tirer deux
    Scenario: One card granted has two drawn
      Given the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Soup Kitchen is drawn
      # fr: la question ouverte est « Tirez une carte solidarité. »
      Then the open question is "Draw a solidarity card."

    # fr: Une seule carte tirée est gardée sans choix
    Scenario: A scenario that draws one leaves no choice
      Given the scenario is the explosion of Central Station
      And the team is granted 1 solidarity card
      When the team draws solidarity cards
      And Strike Fund is drawn
      Then the Italian Tenement has 3 dollars
      And the event card-discarded happens 0 times
      And the pile of the solidarity cards holds 9 cards

    # fr: Il en reste moins qu'il n'est accordé
    Scenario: Fewer are left than are granted
      Given this content pack:
        """
        [solidarities.free-clinic]
        effects = [{ kind = "draw", deck = "solidarity", cards = 9 }]
        """
      And Clara Lemlich has joined the Italian Tenement
      And Rose Schneiderman has joined the Italian Tenement
      And the team is granted 9 solidarity cards
      When the team draws solidarity cards
      And Oscar Joseph Brown and Captain Van Volkenburg is drawn
      And Emma Goldman is drawn
      And Strike Fund is drawn
      And Soup Kitchen is drawn
      And Mutual Aid is drawn
      And Sympathetic Press is drawn
      And Public Inquiry is drawn
      And Free Clinic is drawn
      Then the open question is asked by whichside.solidarity.joint-choice
      And there are 8 legal moves
      When the team keeps Free Clinic
      And the team draws solidarity cards
      Then the turn is at life goes on
      And the event solidarity-kept happens 1 time

    # fr: Plus de deux ne sont accordées par rien
    Scenario: More than two are granted by nothing
      Given the team is granted 3 solidarity cards
      Then no table can show this position by whichside.solidarity.draw-two-keep-one

    # fr: Une carte qui en accorde trois
    Scenario: A card may grant more
      Given this content pack:
        """
        [solidarities.free-clinic]
        effects = [{ kind = "either", options = [{ kind = "draw", deck = "solidarity", cards = 3 }, { kind = "gauge", gauge = "risk", by = -1 }] }]
        """
      And the team is granted 3 solidarity cards
      When the team draws solidarity cards
      Then the open question is asked by whichside.solidarity.draw-two-keep-one

  @whichside.solidarity.joint-choice
  # fr: Choix commun
  Rule: Everybody together chooses

    # fr: À quatre, on fait un seul choix
    Scenario: Four people make one choice
      Given the team is granted 2 solidarity cards
      When the team draws solidarity cards
      And Soup Kitchen is drawn
      And Strike Fund is drawn
      Then the open question is asked by whichside.solidarity.joint-choice
      And 4 people decide together
      When the team keeps Strike Fund
      Then the Chinese Tenement has 5 dollars
      And Unsanitary of the Chinese Tenement is 2

    # fr: Le refus nomme tout ce qui vient d'être tiré
    Scenario: The refusal names all that was just drawn
      Given the team is granted 2 solidarity cards
      When the team draws solidarity cards
      And Soup Kitchen is drawn
      And Strike Fund is drawn
      And the team keeps Free Clinic
      Then the move is refused by whichside.solidarity.joint-choice and by nothing else
      # fr: le refus dit « Soupe populaire et Caisse de grève »
      And the refusal says "Soup Kitchen and Strike Fund"

    # fr: On ne garde que ce qui vient d'être tiré
    Scenario: Only what was just drawn is kept
      Given the turn is at the employers' actions
      When the team keeps Soup Kitchen
      Then the move is refused by whichside.solidarity.joint-choice and by nothing else

  @whichside.solidarity.character-no-gauges
  # fr: Jauges épargnées
  Rule: Whoever joined moves no gauge

    # fr: Un personnage de solidarité à la teinturerie
    Scenario: At Newtown Creek the Risk stays and the wages are paid
      Given Emma Goldman has joined the Italian Tenement
      And it is the turn of the Italian Tenement
      When Emma Goldman goes to the work at Newtown Creek
      Then Risk of the Italian Tenement is 0
      And Emma Goldman stands on the work at Newtown Creek
      And whichside.solidarity.character-no-gauges is cited

    # fr: Quelqu'un qui a toujours vécu là la déplace
    Scenario: Somebody who always lived there moves it
      Given Emma Goldman has joined the Italian Tenement
      And it is the turn of the Italian Tenement
      When Carlo goes to the work at Newtown Creek
      Then Risk of the Italian Tenement is 3
      And whichside.solidarity.character-no-gauges is not cited

    # fr: La jauge au maximum n'arrête pas un personnage de solidarité
    Scenario: A gauge at its end does not stop them
      Given Emma Goldman has joined the Italian Tenement
      And Risk of the Italian Tenement is 8
      And it is the turn of the Italian Tenement
      When Emma Goldman goes to the work at Newtown Creek
      Then Risk of the Italian Tenement is 8
      And Emma Goldman stands on the work at Newtown Creek

    # fr: Ni Menace policière ni Insalubrité sur une tuile
    Scenario: No Police Threat and no Unsanitary either, whatever the tile (interaction 59)
      Given this content pack:
        """
        [tiles.newtown-creek.a.work]
        police = 1
        unsanitary = 1
        """
      And Emma Goldman has joined the Italian Tenement
      And Police Threat of the Italian Tenement is 8
      And Unsanitary of the Italian Tenement is 5
      And it is the turn of the Italian Tenement
      When Emma Goldman goes to the work at Newtown Creek
      Then Police Threat of the Italian Tenement is 8
      And Unsanitary of the Italian Tenement is 5

    # fr: La paie vient en entier
    Scenario: The pay comes in full
      Given Emma Goldman has joined the Italian Tenement
      And Emma Goldman stands on the work at Newtown Creek
      When the fruits of labor are reaped
      Then the Italian Tenement has 6 dollars
      And Unsanitary of the Italian Tenement is 2

    # fr: Un emplacement d'une tuile ne rend pas leur logement plus propre
    Scenario: A space of a tile makes their home no cleaner
      Given this content pack:
        """
        [tiles.newtown-creek.a.work]
        cleaning = 1
        """
      And Emma Goldman has joined the Italian Tenement
      And Emma Goldman stands on the work at Newtown Creek
      And Bessy stands on the work at Newtown Creek
      When the fruits of labor are reaped
      Then Unsanitary of the Italian Tenement is 2
      And Unsanitary of the American Tenement is 1
      And whichside.solidarity.character-no-gauges is cited

    # fr: Ce qui n'arrête pas un personnage de solidarité arrête les femmes du Tenement
    Scenario: What does not stop them stops the women of the Tenement
      Given this content pack:
        """
        [tiles.newtown-creek.a.work]
        risk = 3
        """
      And Emma Goldman has joined the Italian Tenement
      And Risk of the Italian Tenement is 6
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Emma Goldman goes to the work at Newtown Creek" is legal
      And "Rosa goes to the work at Newtown Creek" is refused by whichside.daily.gauge-maximum and by nothing else

    # fr: Ce qui barre un personnage de solidarité est dit sans la jauge
    Scenario: What bars them is told without the gauge
      Given Emma Goldman has joined the Italian Tenement
      And Emma Goldman is at HEA 0
      And Risk of the Italian Tenement is 8
      And it is the turn of the Italian Tenement
      When Emma Goldman goes to the work at Newtown Creek
      Then the move is refused by whichside.daily.hea0-idle and by nothing else

    # fr: Une tuile qui ne fait bouger que <what>
    Scenario Outline: A tile that moves <what> alone
      Given this content pack:
        """
        [tiles.newtown-creek.a.work]
        risk = 0
        police = <police>
        unsanitary = <unsanitary>
        """
      And Emma Goldman has joined the Italian Tenement
      And it is the turn of the Italian Tenement
      When Emma Goldman goes to the work at Newtown Creek
      Then Police Threat of the Italian Tenement is 0
      And Unsanitary of the Italian Tenement is 2
      And whichside.solidarity.character-no-gauges is cited

      # fr: la Menace policière ; l'Insalubrité
      Examples:
        | what              | police | unsanitary |
        | the Police Threat | 1      | 0          |
        | the Unsanitary    | 0      | 1          |

    # fr: Là où aucune jauge ne bouge, il n'y a rien à épargner
    Scenario: Where no gauge moves there is nothing to leave out
      Given this content pack:
        """
        [tiles.newtown-creek.a.work]
        risk = 0
        """
      And Emma Goldman has joined the Italian Tenement
      And it is the turn of the Italian Tenement
      When Emma Goldman goes to the work at Newtown Creek
      Then Emma Goldman stands on the work at Newtown Creek
      And whichside.solidarity.character-no-gauges is not cited

    # fr: Au moment des gains, on ne cite pas ce qui n'a compté qu'au placement
    Scenario: What counted when they were placed is not told of their gains
      Given Emma Goldman has joined the Italian Tenement
      And Emma Goldman stands on the work at Newtown Creek
      When the fruits of labor are reaped
      Then the Italian Tenement has 6 dollars
      And whichside.solidarity.character-no-gauges is not cited

  @whichside.solidarity.character-home-exception
  # fr: Exception au foyer
  Rule: Except at home and in premises

    # fr: Le travail ménager rend le logement plus propre
    Scenario: The housework makes the home cleaner
      Given Emma Goldman has joined the Italian Tenement
      And Emma Goldman stands on the housework at home
      When the fruits of labor are reaped
      Then Unsanitary of the Italian Tenement is 1
      And whichside.solidarity.character-home-exception is cited

    # fr: Un emplacement d'un local qui fait monter le Risque
    Scenario: A space of premises that raises the Risk
      Given this content pack:
        """
        [premises.bonesetter.spaces.bonesetter]
        risk = 1
        """
      And Emma Goldman has joined the Italian Tenement
      And the Italian Tenement owns the Bonesetter
      And it is the turn of the Italian Tenement
      When Emma Goldman goes to the healing at the Bonesetter
      Then Risk of the Italian Tenement is 1

    # fr: Dans un local, une jauge pleine arrête aussi ce personnage
    Scenario: In premises a full gauge stops them like anybody (interaction 59)
      Given this content pack:
        """
        [premises.bonesetter.spaces.bonesetter]
        risk = 1
        """
      And Emma Goldman has joined the Italian Tenement
      And the Italian Tenement owns the Bonesetter
      And Risk of the Italian Tenement is 8
      And it is the turn of the Italian Tenement
      When Emma Goldman goes to the healing at the Bonesetter
      Then the move is refused by whichside.daily.gauge-maximum and by nothing else
