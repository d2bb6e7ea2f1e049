# fr: Cartes faites par des phrases
# fr: Des cartes qu'une phrase fait, une à une : elles se joignent à celles de leur zone.
Feature: Cards made by sentences
  Cards that a sentence makes, one by one: they join those of their zone.

  @anarchy.card.follow-list @anarchy.meld.follow-list-legality
  # fr: La liste d'une carte faite par une phrase
  Rule: The list of a card that a sentence makes

    # fr: Elle suit les chefs de sa liste
    Scenario: It follows the leaders of its list
      Given Old King is a card of Pune with number 4 and 3 crowns
      And Riders is a card of Pune with 2 swords, which follows 1 and 4
      And violet governs Pune with Old King
      And violet holds Riders
      When violet adds Riders
      Then violet governs Pune with Old King and Riders

    # fr: Elle ne suit pas les autres
    Scenario: It does not follow others
      Given Old King is a card of Pune with number 4 and 3 crowns
      And Riders is a card of Pune with 2 swords, which follows 1 and 5
      And violet governs Pune with Old King
      And violet holds Riders
      When violet adds Riders
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else

    # fr: Sans liste elle ne suit personne
    Scenario: Without a list it follows nobody
      Given Old King is a card of Pune with number 4 and 3 crowns
      And Young King is a card of Pune with number 2 and 1 crown
      And violet governs Pune with Old King
      And violet holds Young King
      When violet adds Young King
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else

  @anarchy.card.army-usually-any
  # fr: Une carte qui suit tous les numéros
  Rule: A card that follows any number

    # fr: Elle se glisse sous n'importe quel chef
    Scenario: It slides under any leader
      Given Old King is a card of Pune with number 9 and 1 crown
      And Riders is a card of Pune with 2 swords, which follows any number
      And violet governs Pune with Old King
      And violet holds Riders
      When violet adds Riders
      Then the attack of Pune is 2
