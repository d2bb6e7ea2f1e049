# fr: Prison
# fr: La case Arrestation, la case Prison, le retour, et qui y meurt.
Feature: Prison
  The Arrest box, the Jail box, the way home, and who dies there.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [tenderloin]
      crime = ["arrest", 0, 1, 2, 3, 4]

      [misfortunes.summons]
      effects = [{ kind = "prison" }]

      [misfortunes.women-summoned]
      effects = [{ kind = "prison", people = "all", gender = "woman" }]

      [misfortunes.fine]
      effects = [{ kind = "money", by = -2 }]

      [misfortunes.typhoid-and-summons]
      effects = [{ kind = "health", by = -1, people = "all" }, { kind = "prison" }]

      [misfortunes.rumour]
      copies = 4
      effects = []

      [incidents.rumour]
      copies = 2
      effects = []

      [incidents.round-up]
      copies = 2
      effects = [{ kind = "prison", people = "all", whom = "each" }]

      [incidents.raid]
      effects = [{ kind = "prison", whom = "most-dollars" }]

      [incidents.beating]
      effects = [{ kind = "health", by = -1, where = "prison", whom = "most-dollars" }]

      [normals.denunciation]
      effects = [{ kind = "prison", whom = "most-dollars" }]

      [normals.hunger]
      effects = [{ kind = "health", by = -1, where = "prison", whom = "most-dollars" }]

      [plans.pressure-on-local-authorities-2]
      normal = 0
      difficult = 0
      """
    And the Italian Tenement has 20 dollars

  @whichside.prison.arrest-box
  # fr: Entrée en prison
  Rule: Who is sent to prison is put on Arrest

    # fr: Envoyée par un malheur, et en Prison quand les autres vont au travail
    Scenario: Sent by a misfortune, and in Jail when the others go to work
      Given the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      # fr: la question ouverte est « Qui va en prison ? »
      Then the open question is "Who goes to prison?"
      And the open question is asked by whichside.misfortune.designate-other
      Then the Italian Tenement must decide
      When the Italian Tenement names Rosa
      Then Rosa is in the Arrest box
      And the event shelter-taken happens 0 times
      When the work begins
      Then Rosa is in the Jail box

    # fr: Qui est en Arrestation est en prison
    Scenario: Who is on Arrest is in prison
      Given Lucia is in the Jail box
      When Rosa must go to prison
      Then Rosa is in prison
      And Lucia is in prison
      And 2 characters of the Italian Tenement are in prison
      And 1 character of the Italian Tenement is in the Jail box

    # fr: Qui agit au Western Pen est toujours en prison
    Scenario: Whoever acts at the Western Pen is still in prison
      Given Rosa is in the Jail box
      When Rosa goes to the agitation at the Western Pen
      Then Rosa is in prison
      And 1 character of the Italian Tenement is in prison
      And the answers rest on whichside.prison.arrest-box

    # fr: Où personne ne peut être envoyé, personne n'y va
    Scenario: Where nobody can be sent nobody goes
      Given Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is dead
      And 1 incident is drawn
      When the card "raid" is drawn
      Then the event nobody-fits happens 1 time
      And the event moved happens 0 times
      # fr: le récit dit « Le Tenement italien : personne n'est concerné »
      And the story says "Nobody of the Italian Tenement is concerned"

    # fr: Le dé de la petite délinquance
    Scenario: The die of petty crime
      Given Carlo stands on the petty crime at the Tenderloin
      When the fruits of labor are reaped
      And the die falls on 1
      Then Carlo is in the Arrest box
      And the Italian Tenement has 20 dollars
      # fr: le récit dit « Carlo : la case Arrestation »
      And the story says "Carlo: the Arrest box"
      # fr: le récit dit « Carlo fait 1 »
      And the story says "Carlo rolls a 1"

    # fr: Toutes les femmes sont envoyées, et aucun homme
    Scenario: All women are sent, and no man
      Given the Russian Tenement draws a misfortune
      When the card "women-summoned" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Rosa is in the Arrest box
      And Lucia is in the Arrest box
      And Carlo is at home
      And Pietro is at home

    # fr: Qui est déjà en Arrestation n'y est pas envoyé de nouveau
    Scenario: Who is on Arrest already is not sent again
      Given the Russian Tenement draws a misfortune
      And Rosa is in the Arrest box
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Rosa
      Then the move is refused by whichside.misfortune.designate-other

    # fr: Personne d'un autre Tenement n'y va
    Scenario: Nobody of another Tenement goes there instead
      Given the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Bessy
      Then the move is refused by whichside.individual-board.contents and by nothing else

    # fr: Tous en Arrestation, un Tenement n'a personne à jouer, et la partie est perdue
    Scenario: With everybody on Arrest a Tenement has nobody to play, and the game is lost
      Given the turn is at the prison
      And Rosa is in the Arrest box
      And Lucia is in the Arrest box
      And Carlo is in the Arrest box
      And Pietro is at HEA 0
      When the work begins
      Then the game is lost

  @whichside.prison.unlimited
  # fr: Aucune limite
  Rule: The prison has room for all

    # fr: Tous, de chaque Tenement
    Scenario: Everybody of every Tenement
      Given 1 incident is drawn
      When the card "round-up" is drawn
      Then the event moved happens 17 times
      And Alexei is in the Arrest box
      And Rosa is in the Arrest box
      And Bessy is in the Arrest box
      And Jun is in the Arrest box

  @whichside.prison.arrest-to-jail
  # fr: D'Arrest à Jail
  Rule: From Arrest to Jail before the work

    # fr: Les deux en Arrestation
    Scenario: Both of two on Arrest
      Given the turn is at the prison
      And Pietro is in the Arrest box
      And Bessy is in the Arrest box
      When the work begins
      Then Pietro is in the Jail box
      And Bessy is in the Jail box
      And Carlo is at home
      And clause whichside.prison.arrest-to-jail is cited

    # fr: À l'agitation du Western Pen un prisonnier agit, sans être un personnage jouable
    Scenario: In the agitation of the Western Pen a prisoner acts, and still is no playable character
      Given the turn is at the prison
      And Rosa is in the Arrest box
      And Lucia is in the Arrest box
      And Carlo is in the Arrest box
      When the work begins
      Then the game goes on
      When the Russian Tenement passes
      And Rosa goes to the agitation at the Western Pen
      Then the move is legal

    # fr: Aucune table ne montre quelqu'un arrêté de jour
    Scenario: No table shows somebody on Arrest by day
      Given the turn is at the daily actions
      And Rosa is in the Arrest box
      Then no table can show this position by whichside.prison.arrest-to-jail

    # fr: Aucune table ne montre quelqu'un arrêté le soir
    Scenario: No table shows somebody on Arrest at night
      Given the turn is at the night actions
      And Rosa is in the Arrest box
      Then no table can show this position by whichside.prison.arrest-to-jail

    # fr: Le dernier du dernier Tenement, comme le premier
    Scenario: The last of the last Tenement, like the first
      Given Alexei is on the Arrest box
      And Jun is on the Arrest box
      When the work begins
      Then Alexei is in the Jail box
      And Jun is in the Jail box
      And the event moved happens 2 times

    # fr: Du Western Pen, le dernier du dernier Tenement retourne en prison
    Scenario: From the Western Pen the last of the last Tenement goes back to Jail
      Given Jun stands on the agitation at the Western Pen
      When the fruits of labor are reaped
      Then Jun is in the Jail box
      And the event moved happens 1 time

  @whichside.prison.release
  # fr: Libération
  Rule: From Jail back home

    # fr: Aucune table ne montre quelqu'un en prison : <moment>
    Scenario Outline: No table shows somebody in Jail at <moment>
      Given the turn is at <moment>
      And Rosa is in the Jail box
      Then no table can show this position by whichside.prison.release

      Examples:
        | moment                    |
        | the misfortunes of life   |
        | the employers' offensives |
        | the end of the turn       |

    # fr: Un en Prison et un en Arrestation quand la vie continue
    Scenario: One in Jail and one on Arrest when life goes on
      Given Rosa is in the Jail box
      And Carlo is in the Arrest box
      When life goes on
      Then Rosa is at home
      And Carlo is in the Arrest box
      And clause whichside.prison.release is cited
      And Rosa is released
      And Rosa comes home

    # fr: Arrêtée par un malheur, libre le même tour
    Scenario: Arrested by a misfortune, free again in the same turn
      Given the Russian Tenement draws a misfortune
      And the other Tenements have 20 dollars
      And the working conditions stand on cell 1
      And the strategy is Pressure on Local Authorities
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Rosa
      And the work begins
      Then Rosa is in the Jail box
      When the Russian Tenement passes
      And the Italian Tenement passes
      And the American Tenement passes
      And the Chinese Tenement passes
      And the fruits of labor are reaped
      And the incidents begin
      And the card "rumour" is drawn
      And the cost of living falls due
      And the struggle ends
      And the employers act
      Then Rosa is in the Jail box
      When life goes on
      Then Rosa is at home

    # fr: Arrêté après le travail, en prison tout le tour suivant
    Scenario: Arrested after work, in prison for the whole next turn
      Given Rosa is in the Arrest box
      And the turn is at life goes on
      When life goes on
      Then Rosa is in the Arrest box

    # fr: Arrêté au Tenderloin, prisonnier tout le tour suivant
    Scenario: Arrested in the Tenderloin, in prison for the whole next turn (interaction 5)
      Given the other Tenements have 20 dollars
      And the working conditions stand on cell 1
      And the strategy is Pressure on Local Authorities
      And Carlo stands on the petty crime at the Tenderloin
      When the fruits of labor are reaped
      And the die falls on 1
      And the incidents begin
      And the card "rumour" is drawn
      And the cost of living falls due
      And the struggle ends
      And the employers act
      And life goes on
      And the Laundry is turned up
      And the Union Hall is turned up
      And the offensives begin
      And the end of the turn comes
      Then Carlo is in the Arrest box
      When the misfortunes begin
      And the card "rumour" is drawn
      And the Italian Tenement gives it to the Russian Tenement
      And the card "rumour" is drawn
      And the American Tenement gives it to the Russian Tenement
      And the card "rumour" is drawn
      And the Chinese Tenement gives it to the Russian Tenement
      And the card "rumour" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the work begins
      Then Carlo is in the Jail box
      And "Carlo goes to the work at Newtown Creek" is refused by whichside.daily.prisoner-only-western-pen
      When the Italian Tenement passes
      And the American Tenement passes
      And the Chinese Tenement passes
      And the Russian Tenement passes
      And the fruits of labor are reaped
      And the incidents begin
      And the card "rumour" is drawn
      And the cost of living falls due
      And the struggle ends
      And the employers act
      Then Carlo is in the Jail box

    # fr: Arrêtée par un incident, encore là quand la vie continue
    Scenario: Arrested by an incident, still there when life has gone on (interaction 5)
      Given 1 incident is drawn
      And the other Tenements have 19 dollars
      And the strategy is Pressure on Local Authorities
      When the card "raid" is drawn
      And the Italian Tenement names Rosa
      And the cost of living falls due
      And the struggle ends
      And the employers act
      And life goes on
      Then Rosa is in the Arrest box

    # fr: Arrêtée par le patronat, encore là quand la vie continue
    Scenario: Arrested by the employers, still there when life has gone on (interaction 5)
      Given the card "denunciation" is in play
      And the strategy is Pressure on Local Authorities
      And plan 1 is countered
      When the employers act
      And the Italian Tenement names Rosa
      And life goes on
      Then Rosa is in the Arrest box

    # fr: Deux qui y sont rentrent
    Scenario: Two who are there come home
      Given 2 characters of the Italian Tenement are in the Jail box
      When life goes on
      Then 0 characters of the Italian Tenement are in the Jail box

    # fr: Le dernier du dernier Tenement aussi
    Scenario: The last of the last Tenement as well
      Given Alexei is in the Jail box
      And Jun is in the Jail box
      And the turn is at life goes on
      When life goes on
      Then Alexei is at home
      And Jun is at home
      And the event moved happens 2 times

  @whichside.prison.upkeep
  # fr: Les prisonniers coûtent toujours
  Rule: Prisoners cost as much

    # fr: Une à la maison, les autres en Prison
    Scenario: One at home, the others in Jail
      Given Rosa is at home
      And the other characters of the Italian Tenement are in the Jail box
      Then the cost of living of the Italian Tenement is 6 dollars
      And 3 characters of the Italian Tenement are in the Jail box
      And the answers rest on whichside.prison.upkeep

    # fr: <who> dans <where>
    Scenario Outline: <who> in <where>
      Given <who> is in <where>
      And Rosa is at HEA 1
      Then the cost of living of the Italian Tenement is 7 dollars
      And the answers rest on whichside.prison.upkeep

      Examples:
        | who   | where          |
        | Carlo | the Jail box   |
        | Carlo | the Arrest box |
        | Rosa  | the Jail box   |
        | Rosa  | the Arrest box |

    # fr: Qui agit au Western Pen coûte comme un prisonnier
    Scenario: Whoever acts at the Western Pen costs as a prisoner
      Given Rosa stands on the agitation at the Western Pen
      And Rosa is at HEA 1
      Then the upkeep of Rosa is 2 dollars
      And the answers rest on whichside.prison.upkeep

  @whichside.prison.hea0-cannot-be-sent
  # fr: Alités dispensés
  Rule: Nobody is sent to prison at HEA 0

    # fr: Un Tenement qui n'a personne à envoyer ne peut recevoir le malheur
    Scenario: A Tenement with nobody to send cannot be given the misfortune
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is in the Arrest box
      And Pietro is dead
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Qui est à SAN 0 ne peut y aller, et personne n'y va à sa place
    Scenario: Whoever is at HEA 0 cannot go there, and nobody goes instead
      Given Rosa is at HEA 0
      When Rosa must go to prison
      Then the move is refused by whichside.prison.hea0-cannot-be-sent and by nothing else
      And 0 characters of the Italian Tenement are in prison

    # fr: Qui serait à SAN 0 par la carte même ne peut être envoyé par elle
    Scenario: Whoever the card itself takes to HEA 0 cannot be sent by it
      Given the Russian Tenement draws a misfortune
      And all the characters of the Italian Tenement are at HEA 1
      When the card "typhoid-and-summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Qui est à SAN 0 n'est pas envoyé, qui est mort n'est plus là
    Scenario: Who is at HEA 0 is not sent, and who is dead is not there any more
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      And Pietro is dead
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then "the Italian Tenement names Rosa" is refused by whichside.prison.hea0-cannot-be-sent and by nothing else
      And "the Italian Tenement names Pietro" is refused by whichside.misfortune.designate-other and by nothing else

    # fr: Qui est à SAN 0 chez l'avocat n'est pas envoyé à cause de sa santé, non de l'avocat
    Scenario: Who is at HEA 0 at the lawyer is not sent for that, and not for the lawyer
      Given the Italian Tenement owns the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      And Rosa is at HEA 0
      And the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then "the Italian Tenement names Rosa" is refused by whichside.prison.hea0-cannot-be-sent and by nothing else

    # fr: Ceux à SAN 0 restent à la maison quand tous sont arrêtés
    Scenario: Those at HEA 0 are left at home when everybody is arrested
      Given 1 incident is drawn
      And Rosa is at HEA 0
      When the card "round-up" is drawn
      Then Rosa is at home
      And Carlo is in the Arrest box

    # fr: Sans personne à envoyer, un incident ne trouve personne
    Scenario: With nobody left to send an incident finds nobody
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And the American Tenement has 20 dollars
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Pietro is in the Arrest box

    # fr: Aucune table ne montre un prisonnier à SAN 0
    Scenario: No table shows a prisoner at HEA 0
      Given Rosa is in the Jail box
      And Rosa is at HEA 0
      Then no table can show this position by whichside.prison.hea0-dies

  @whichside.prison.hea0-dies
  # fr: Mort à SAN 0
  Rule: HEA 0 in prison is death

    # fr: À SAN <from> dans <where>
    Scenario Outline: At HEA <from> in <where>
      Given 1 incident is drawn
      And Rosa is in <where>
      And Rosa is at HEA 1
      When the card "beating" is drawn
      Then Rosa is dead
      And clause whichside.prison.hea0-dies is cited

      Examples:
        | from | where          |
        | 1    | the Jail box   |
        | 1    | the Arrest box |

    # fr: À SAN 2, un prisonnier survit à la première perte
    Scenario: At HEA 2 a prisoner survives the first loss
      Given 1 incident is drawn
      And Rosa is in the Jail box
      When the card "beating" is drawn
      Then Rosa is at HEA 1
      And Rosa is in the Jail box

    # fr: Ce que font les patrons trouve les prisonniers encore en Prison
    Scenario: What the employers do finds the prisoners still in Jail
      Given the card "hunger" is in play
      And the strategy is Pressure on Local Authorities
      And plan 1 is countered
      And Rosa is in the Jail box
      And Rosa is at HEA 1
      When the employers act
      Then Rosa is dead

    # fr: Les prisonniers sont rentrés avant que la saleté rende malade
    Scenario: The prisoners are home before filth makes somebody ill
      Given the turn is at life goes on
      And Unsanitary of the Italian Tenement is 5
      And Rosa is in the Jail box
      And Rosa is at HEA 1
      When life goes on
      And the Laundry is turned up
      And the Union Hall is turned up
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 0
      And Rosa is at home

  @whichside.prison.misery-dies
  # fr: Mort par misère
  Rule: Misery kills in Jail

    # fr: Un en Prison et un en Arrestation, au coût de la vie
    Scenario: One in Jail and one on Arrest, in the cost of living
      Given the American Tenement has 5 dollars
      And the other Tenements have 20 dollars
      And Bessy is in Jail
      And John is on Arrest
      When the cost of living falls due
      Then Bessy is dead
      And clause whichside.prison.dead-box is cited
      And John is on Arrest

    # fr: Un en Arrestation, aux malheurs
    Scenario: One on Arrest, in the misfortunes
      Given the Russian Tenement draws a misfortune
      And the Americans have 0 dollars
      And Bessy is in the Arrest box
      When the card "fine" is drawn
      And the Russian Tenement gives it to the Americans
      Then Bessy is in the Arrest box
      And the event died happens 0 times

  @whichside.prison.dead-box
  # fr: Case Dead
  Rule: Who dies in prison lies in the Dead box

    # fr: Un prisonnier mort n'est plus prisonnier
    Scenario: A prisoner who died is no prisoner any more
      Given 2 incidents are drawn
      And Rosa is in the Jail box
      And Rosa is at HEA 1
      When the card "beating" is drawn
      Then Rosa is in the Dead box
      And the cost of living of the Italian Tenement is 5 dollars
      And clause whichside.prison.dead-box is cited
      When the card "round-up" is drawn
      Then Rosa is in the Dead box

    # fr: Qui est nommé en dernier sur le plateau aussi
    Scenario: Whoever is named last on the board as well
      Given 1 incident is drawn
      And Pietro is in the Jail box
      And Pietro is at HEA 1
      When the card "beating" is drawn
      Then Pietro is in the Dead box
      And clause whichside.prison.dead-box is cited

    # fr: Quelqu'un y perd sa santé, meurt, et y est mis, dans cet ordre
    Scenario: Somebody loses the last health, dies, and is put there, in this order
      Given Jun is in the Jail box
      And Jun is at HEA 1
      And the Chinese Tenement has 50 dollars
      And 1 incident is drawn
      When the card "beating" is drawn
      Then Jun is dead
      And the event health-lost happens before the event died
      And the event died happens before the event moved

  @whichside.prison.arrest-box
  # fr: Qui doit aller en prison
  Rule: Who must go to prison

    # fr: Une de quatre
    Scenario: One of four
      When Rosa must go to prison
      Then 1 character of the Italian Tenement is on the Arrest box
