# fr: Tenderloin
# fr: La petite délinquance et le braquage. La table du dé était imprimée en image : le contenu
# fr: des scénarios en donne une.
Feature: Tenderloin
  Petty crime and the robbery. The table of the die was printed in a picture: the content of the
  scenarios gives one.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [tenderloin]
      crime = ["arrest", 0, 1, 2, 3, 4]
      [tiles.tenderloin.a.robbery]
      risk = 0
      police = 2
      """

  @whichside.tenderloin.two-actions
  # fr: Deux actions
  Rule: Two actions

    # fr: Un Tenement peut faire les deux
    Scenario: A Tenement can do both
      Given Rosa stands on the petty crime at Tenderloin
      And Carlo stands on the robbery at Tenderloin
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      And the die falls on 4
      And the die falls on 5
      Then the Italians have 7 dollars

    # fr: Le dé est lancé pour le Tenement du personnage
    Scenario: The die is rolled for the Tenement of the character
      Given Rosa stands on the petty crime at Tenderloin
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      And the Italians roll 4
      Then the Italians have at least 1 dollar
      And the event die-rolled happens 1 time

    # fr: Les quatre Tenements peuvent faire les deux (interaction 56)
    Scenario: All four Tenements can do both (interaction 56)
      Given Olga stands on the petty crime at Tenderloin
      And Bessy stands on the petty crime at Tenderloin
      And Mei stands on the petty crime at Tenderloin
      And Alexei stands on the robbery at Tenderloin
      And John stands on the robbery at Tenderloin
      And Wei stands on the robbery at Tenderloin
      And Carlo stands on the robbery at Tenderloin
      And it is the turn of the Italians
      When Rosa goes to the petty crime at Tenderloin
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      And the Italians pass
      And the fruits of labor are reaped
      And the die falls on 2
      And the die falls on 3
      And the die falls on 4
      And the die falls on 5
      And the die falls on 2
      And the die falls on 3
      And the die falls on 4
      And the die falls on 5
      Then the event die-rolled happens 8 times
      And the turn is at the life incidents

  @whichside.tenderloin.one-per-tenement-per-action
  # fr: Un personnage par action
  Rule: One of each Tenement on each action

    # fr: Un second pour la petite délinquance
    Scenario: A second one for petty crime
      Given Mei stands on the petty crime at Tenderloin
      When Lan goes to the petty crime at Tenderloin
      Then the move is refused by whichside.tenderloin.one-per-tenement-per-action and by nothing else

    # fr: Un second pour le braquage
    Scenario: A second one for the robbery
      Given Mei stands on the robbery at Tenderloin
      When Lan goes to the robbery at Tenderloin
      Then the move is refused by whichside.tenderloin.one-per-tenement-per-action and by nothing else

    # fr: Aucune table ne montre deux personnes d'un Tenement au braquage
    Scenario: No table shows two of one Tenement at the robbery
      Given Mei stands on the robbery at Tenderloin
      And Lan stands on the robbery at Tenderloin
      Then no table can show this position by whichside.tenderloin.one-per-tenement-per-action

    # fr: Un d'un autre Tenement
    Scenario: One of another Tenement
      Given Mei stands on the robbery at Tenderloin
      When Rosa goes to the robbery at Tenderloin
      Then the move is legal

  @whichside.tenderloin.petty-crime
  # fr: Petits larcins
  Rule: Petty crime

    # fr: Un Tenement ne lance pas le dé d'un autre
    Scenario: A Tenement does not roll the die of another
      Given Rosa stands on the petty crime at Tenderloin
      When the fruits of labor are reaped
      Then "the American Tenement rolls 1" is refused by whichside.tenderloin.petty-crime and by nothing else
      And "the Italian Tenement rolls 1" is legal

    # fr: Le dé tombe sur <face>
    Scenario Outline: The die falls on <face>
      Given Rosa stands on the petty crime at Tenderloin
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      And the die falls on <face>
      Then the Italians have <dollars> dollars
      And Rosa is at home
      And clause whichside.tenderloin.petty-crime is cited

      Examples:
        | face | dollars |
        | 2    | 0       |
        | 3    | 1       |
        | 6    | 4       |

    # fr: Une arrestation ne rapporte pas d'argent (interaction 57)
    Scenario: An arrest brings no money (interaction 57)
      Given Rosa stands on the petty crime at Tenderloin
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      And the die falls on 1
      Then Rosa is in the Arrest box
      And the Italians have 0 dollars

    # fr: Rien à gagner, rien à dire
    Scenario: Where nothing is won nothing is told
      Given Rosa stands on the petty crime at Tenderloin
      When the fruits of labor are reaped
      And the die falls on 2
      Then the event dollars-gained happens 0 times

    # fr: La probabilité d'une arrestation
    Scenario: How likely an arrest is
      Given Rosa stands on the petty crime at Tenderloin
      When the fruits of labor are reaped
      Then the probability that "Rosa is in the Arrest box" is 1/6

    # fr: Chacun lance un dé
    Scenario: Everybody rolls a die
      Given Rosa stands on the petty crime at Tenderloin
      And Mei stands on the petty crime at Tenderloin
      And the Italians have 0 dollars
      And the Chinese have 0 dollars
      When the fruits of labor are reaped
      # fr: la question ouverte est « Lancez le dé. »
      Then the open question is "Roll the die."
      And the open question is asked by whichside.tenderloin.petty-crime
      When the die falls on 4
      And the die falls on 6
      Then the Italians have 2 dollars
      And the Chinese have 4 dollars
      And the event die-rolled happens 2 times
      # fr: le récit dit « Rosa fait 4 »
      And the story says "Rosa rolls a 4"
      # fr: le récit dit « Le Tenement chinois gagne 4 $ »
      And the story says "The Chinese Tenement gains $4"

    # fr: L'Avocat libéral peut empêcher l'arrestation
    Scenario: The Liberal Lawyer can prevent the arrest
      Given Rosa stands on the petty crime at Tenderloin
      And the Italians own the Liberal Lawyer
      When the fruits of labor are reaped
      And the die falls on 1
      And the Italians use their lawyer
      Then Rosa is at the Liberal Lawyer

  @whichside.tenderloin.robbery-best-die
  # fr: Braquage : meilleur dé
  Rule: The robbery: the best die

    # fr: Tous les participants gagnent ce que montre le meilleur dé
    Scenario: All who take part win what the best die shows
      Given Mei stands on the robbery at Tenderloin
      And Rosa stands on the robbery at Tenderloin
      And the Italians have 0 dollars
      And the Chinese have 0 dollars
      And the Americans have 0 dollars
      When the fruits of labor are reaped
      # fr: la question ouverte est « Lancez le dé. »
      Then the open question is "Roll the die."
      And the open question is asked by whichside.tenderloin.robbery-best-die
      When the die falls on 3
      And the die falls on 5
      Then the Italians have 5 dollars
      And the Chinese have 5 dollars
      And the Americans have 0 dollars
      And clause whichside.tenderloin.robbery-best-die is cited
      # fr: le récit dit « Mei fait 5 »
      And the story says "Mei rolls a 5"
      # fr: le récit dit « Le Tenement italien gagne 5 $ »
      And the story says "The Italian Tenement gains $5"

    # fr: Le meilleur dé n'est pas forcément le dernier
    Scenario: The best die need not be the last one
      Given Mei stands on the robbery at Tenderloin
      And Rosa stands on the robbery at Tenderloin
      And the Italians have 0 dollars
      And the Chinese have 0 dollars
      When the fruits of labor are reaped
      And the die falls on 6
      And the die falls on 2
      Then the Italians have 6 dollars
      And the Chinese have 6 dollars

    # fr: Seul, on gagne ce que montre le dé
    Scenario: One alone wins what the die shows
      Given Rosa stands on the robbery at Tenderloin
      And the Italians have 1 dollar
      When the fruits of labor are reaped
      And the die falls on 4
      Then the Italians have 5 dollars
      And the event dollars-gained happens 1 time

    # fr: Sans 1 au dé, personne n'est payé comme arrêté
    Scenario: Where no die shows a 1 nobody is paid as one who is arrested
      Given Mei stands on the robbery at Tenderloin
      And Rosa stands on the robbery at Tenderloin
      When the fruits of labor are reaped
      And the die falls on 3
      And the die falls on 5
      Then clause whichside.tenderloin.robbery-arrested-paid is not cited
      And the event dollars-gained cites whichside.tenderloin.robbery-best-die

  @whichside.tenderloin.robbery-one-arrests
  # fr: Braquage : arrestation sur 1
  Rule: The robbery: a 1 is an arrest

    # fr: Qui a fait le 1 est arrêté, l'autre non
    Scenario: Whoever rolled the 1 is arrested, the other is not
      Given Mei stands on the robbery at Tenderloin
      And Rosa stands on the robbery at Tenderloin
      When the fruits of labor are reaped
      And the die falls on 1
      And the die falls on 2
      Then Rosa goes to prison
      And somebody of the Italian Tenement goes to prison
      And Mei is at home
      And clause whichside.tenderloin.robbery-one-arrests is cited

    # fr: Les deux font un 1
    Scenario: Both roll a 1
      Given Mei stands on the robbery at Tenderloin
      And Rosa stands on the robbery at Tenderloin
      When the fruits of labor are reaped
      And the die falls on 1
      And the die falls on 1
      Then Rosa is in the Arrest box
      And Mei is in the Arrest box

    # fr: La probabilité d'une arrestation au braquage
    Scenario: How likely the robbery is an arrest
      Given Rosa stands on the robbery at Tenderloin
      When the fruits of labor are reaped
      Then the probability that "Rosa is in the Arrest box" is 1/6
      And the answers rest on whichside.tenderloin.robbery-one-arrests

  @whichside.tenderloin.robbery-arrested-paid
  # fr: Braquage : arrêté mais payé
  Rule: The robbery: arrested, but paid

    # fr: Qui est arrêté touche aussi le meilleur dé (interaction 57)
    Scenario: The one who is arrested gets the best die too (interaction 57)
      Given Mei stands on the robbery at Tenderloin
      And Rosa stands on the robbery at Tenderloin
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      And the die falls on 1
      And the die falls on 5
      Then Rosa is in the Arrest box
      And the Italians have 5 dollars
      And clause whichside.tenderloin.robbery-arrested-paid is cited

    # fr: Qui est recueilli par l'avocat est payé tout de même
    Scenario: Whom the lawyer takes in is paid all the same
      Given Mei stands on the robbery at Tenderloin
      And Rosa stands on the robbery at Tenderloin
      And the Italians own the Liberal Lawyer
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      And the die falls on 1
      And the Italians use their lawyer
      And the die falls on 5
      Then Rosa is at the Liberal Lawyer
      And the Italians have 5 dollars
      And clause whichside.tenderloin.robbery-arrested-paid is cited

    # fr: Seul avec un 1
    Scenario: Alone with a 1
      Given Rosa stands on the robbery at Tenderloin
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      And the die falls on 1
      Then Rosa is in the Arrest box
      And the Italians have 1 dollar
      And clause whichside.tenderloin.robbery-arrested-paid is cited

    # fr: L'arrestation de l'un ne change pas à quel titre l'autre est payé
    Scenario: The arrest of one does not change by what the other is paid
      Given Mei stands on the robbery at Tenderloin
      And Rosa stands on the robbery at Tenderloin
      When the fruits of labor are reaped
      And the die falls on 5
      And the die falls on 1
      Then Mei is in the Arrest box
      And the event dollars-gained cites whichside.tenderloin.robbery-arrested-paid
      And the event dollars-gained cites whichside.tenderloin.robbery-best-die
