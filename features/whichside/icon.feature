# fr: Iconographie
# fr: Les signes des emplacements et des cartes qui changent ce qu'on peut faire.
Feature: Iconography
  Signs on spaces and cards that change what can be done.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [tiles.woolworth.a.work]
      gender = "man"
      [tiles.triangle.a.work]
      gender = "woman"
      [tiles.east-river-docks.a.work]
      tenement = "russian"
      """

  @whichside.icon.men-slot
  # fr: Hommes seulement
  Rule: For men

    # fr: Un homme peut, une femme non
    Scenario: A man may, a woman may not
      Given the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Carlo goes to the work at Woolworth" is legal
      And "Rosa goes to the work at Woolworth" is refused by whichside.daily.gendered-spaces and by nothing else

  @whichside.icon.women-slot
  # fr: Femmes seulement
  Rule: For women

    # fr: Une femme peut, un homme non
    Scenario: A woman may, a man may not
      Given the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Rosa goes to the work at Triangle" is legal
      And "Carlo goes to the work at Triangle" is refused by whichside.daily.gendered-spaces and by nothing else

  @whichside.icon.tenement-slot
  # fr: Lié à un Tenement
  Rule: For a Tenement

    # fr: Quelqu'un d'un autre Tenement ne peut pas
    Scenario: One of another Tenement may not
      Given the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Rosa goes to the work at the Docks" is refused by whichside.daily.tenement-space and by nothing else

    # fr: Quelqu'un de ce Tenement peut
    Scenario: One of this Tenement may
      Given the turn is at the daily actions
      And it is the turn of the Russian Tenement
      Then "Olga goes to the work at the Docks" is legal

  @whichside.icon.block-tile
  # fr: Fermeture de la tuile
  Rule: Closing the tile

    # fr: Personne d'autre ne vient
    Scenario: Nobody else comes
      Given Woolworth shows side B
      And Olga stands on the workers' control at Woolworth
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Carlo goes to the work at Woolworth" is refused by whichside.daily.workers-control-exclusive and by nothing else

  @whichside.icon.complex
  # fr: Carte complexe
  Rule: COMPLEX cards

    # fr: Elles sont retirées
    Scenario: They are taken out
      Given the Russian Tenement draws a misfortune
      When Dismissal is drawn
      Then the move is refused by whichside.misfortune.draw
      # fr: le refus dit « Renvoi ne sert pas dans cette partie et reste dans la boîte. »
      And the refusal says "Dismissal is not used in this game and stays in the box."
      And the pile of the misfortunes holds 34 cards

    # fr: Ou elles restent
    Scenario: Or they stay
      Given the COMPLEX cards are used
      And the Russian Tenement draws a misfortune
      When Dismissal is drawn
      Then the pile of the misfortunes holds 36 cards
