# fr: La vie continue
# fr: Les prisonniers rentrent, le marché change, la saleté rend malade.
Feature: Life goes on
  Prisoners come home, the market changes, filth makes ill.

  Background:
    Given a game of Which Side

  @whichside.life.release-prisoners
  # fr: Retour des prisonniers
  Rule: Whoever is in Jail comes home

    # fr: Un en Prison, un en Arrestation
    Scenario: One in Jail, one on Arrest
      Given Pietro is in the Jail box
      And Carlo is in the Arrest box
      When life goes on
      Then Pietro is at home
      And Carlo is in the Arrest box

  @whichside.life.discard-oldest-premises
  # fr: Plus ancien local défaussé
  Rule: The oldest premises go if both are left

    # fr: Il en reste deux
    Scenario: Both are left
      Given the Laundry lies face up
      And the Bonesetter lies face up
      When life goes on
      And the Union Hall is turned up
      Then the Laundry lies face up
      And the Bonesetter does not lie face up
      And the Union Hall lies face up
      And whichside.life.discard-oldest-premises is cited
      # fr: le récit dit « Défaussé : le Rebouteux »
      And the story says "The Bonesetter is discarded"
      # fr: le récit dit « À vendre : la Salle syndicale »
      And the story says "The Union Hall can be bought"

    # fr: Celui d'un tour plus tôt est le plus ancien
    Scenario: Those of an earlier turn are the oldest
      Given this content pack:
        """
        [misfortunes.rumour]
        copies = 4
        effects = []

        [incidents.rumour]
        effects = []

        [plans.pinkerton-raid-2]
        normal = 0
        difficult = 0
        effects = []
        """
      And the strategy is Pinkerton Raid
      And the marker stands on plan 2
      And all Tenements have 20 dollars
      And the working conditions stand on cell 1
      And the Laundry lies face up
      When life goes on
      And the Union Hall is turned up
      And the offensives begin
      And the end of the turn comes
      And the misfortunes begin
      And the card "rumour" is drawn
      And the Italians give it to the Russians
      And the card "rumour" is drawn
      And the Americans give it to the Russians
      And the card "rumour" is drawn
      And the Chinese give it to the Russians
      And the card "rumour" is drawn
      And the Russians give it to the Italians
      And the work begins
      And the Italians pass
      And the Americans pass
      And the Chinese pass
      And the Russians pass
      And the fruits of labor are reaped
      And the incidents begin
      And the card "rumour" is drawn
      And the cost of living falls due
      And the struggle ends
      And the employers act
      And life goes on
      And the Bonesetter is turned up
      Then the Union Hall lies face up
      And the Laundry does not lie face up

    # fr: Il en reste un
    Scenario: One is left
      Given the Laundry lies face up
      When life goes on
      And the Union Hall is turned up
      Then the Laundry lies face up
      And the Union Hall lies face up
      And whichside.life.discard-oldest-premises is not cited

  @whichside.life.uns-five
  # fr: Insalubrité 5
  Rule: Clockwise from the first player

    # fr: Le premier joueur d'abord
    Scenario: The first player first
      Given the first player is that of the Chinese
      And Unsanitary of the Chinese is 5
      And Unsanitary of the Russians is 5
      When life goes on
      And the Union Hall is turned up
      And the Laundry is turned up
      Then the Chinese Tenement must decide
      When the Chinese Tenement names Mei
      Then the Russian Tenement must decide

    # fr: Le dernier Tenement comme le premier
    Scenario: The last Tenement like the first
      Given Unsanitary of the Russian Tenement is 5
      And Unsanitary of the Chinese Tenement is 5
      And the first player is that of the Russian Tenement
      And the Laundry lies face up
      And the Union Hall lies face up
      And the turn is at life goes on
      When life goes on
      And the Bonesetter is turned up
      And the Russian Tenement names Olga
      Then the Chinese Tenement must decide
      When the Chinese Tenement names Jun
      Then Jun is at HEA 1

  @whichside.life.refill-premises
  # fr: Nouveaux locaux révélés
  Rule: Two lie face up again

    # fr: Avec <left>
    Scenario Outline: With <left>
      Given <left>
      When life goes on
      And the Union Hall is turned up
      Then 2 premises lie face up
      And the turn is at the employers' offensives

      # fr: la Laundry visible ; le Bonesetter visible
      Examples:
        | left                           |
        | the Laundry lies face up       |
        | the Bonesetter lies face up    |

    # fr: S'il n'en reste aucun
    Scenario: With none left
      Given no premises lie face up
      When life goes on
      # fr: la question ouverte est « Révélez un local. »
      Then the open question is "Turn up premises."
      And the open question is asked by whichside.life.refill-premises
      When the Union Hall is turned up
      Then 1 premises lie face up
      When the Laundry is turned up
      Then 2 premises lie face up
      And whichside.life.refill-premises is cited

    # fr: Un local est à retourner, et quelqu'un tombera malade ensuite
    Scenario: Premises are to be turned up, and somebody falls ill after that
      Given Unsanitary of the Russian Tenement is 5
      And the Laundry lies face up
      And the team has still to turn up 1 of the premises
      When the Union Hall is turned up
      Then the Russian Tenement must decide
      And 2 premises lie face up

  @whichside.life.uns-five
  # fr: Insalubrité à cinq
  Rule: A Tenement at Unsanitary 5 loses health

    # fr: À Insalubrité 4, personne
    Scenario: At Unsanitary 4 nobody does
      Given Unsanitary of the Italian Tenement is 4
      And the Laundry lies face up
      When life goes on
      And the Union Hall is turned up
      Then the turn is at the employers' offensives
      And Rosa is at HEA 2

    # fr: Son joueur dit qui
    Scenario: Its player says who
      Given Unsanitary of the Italian Tenement is 5
      And the Laundry lies face up
      When life goes on
      And the Union Hall is turned up
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And somebody of the Italian Tenement loses health
      And the Italian Tenement loses 1 health
      And Lucia is at HEA 2
      And whichside.life.uns-five is cited

    # fr: Personne n'a de santé à perdre
    Scenario: Nobody has health to lose
      Given Unsanitary of the Italian Tenement is 5
      And the Laundry lies face up
      And no premises are left to turn up
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When life goes on
      Then the turn is at the employers' offensives

  @whichside.life.uns-five
  # fr: Insalubrité à cinq
  Rule: Whether only who is there can fall ill is reading R-145

    Background:
      Given Unsanitary of the Italian Tenement is 5
      And the Laundry lies face up
      And Rosa is in the Arrest box
      And Rosa is at HEA 1
      And Lucia is at HEA 1
      And Carlo is at HEA 0
      And Pietro is at HEA 0

    # fr: Un des siens, fût-ce sur la case Arrestation
    Scenario: One of its own, even on Arrest
      When life goes on
      And the Union Hall is turned up
      And the Italian Tenement names Rosa
      Then Rosa is dead
      And Lucia is at HEA 1

    # fr: Par « at-home », seulement qui est au Tenement
    Scenario: By "at-home" only who is in the Tenement
      Given the reading R-145 is "at-home"
      When life goes on
      And the Union Hall is turned up
      Then Lucia is at HEA 0
      And Rosa is at HEA 1

  @whichside.life.uns-five
  # fr: Insalubrité à cinq
  Rule: Nobody, if all are elsewhere

    # fr: Par « at-home », personne si tous sont ailleurs
    Scenario: By "at-home" nobody, if all are elsewhere
      Given the reading R-145 is "at-home"
      And Unsanitary of the Italian Tenement is 5
      And the Laundry lies face up
      And Rosa is in the Arrest box
      And Lucia is in the Arrest box
      And Carlo is in the Arrest box
      And Pietro is in the Arrest box
      When life goes on
      And the Union Hall is turned up
      Then the turn is at the employers' offensives
      And Rosa is at HEA 2

    # fr: Chez l'Avocat libéral, on est au Tenement
    Scenario: By "at-home" also who is at the Liberal Lawyer
      Given the reading R-145 is "at-home"
      And the reading R-13 is "until-placed"
      And Unsanitary of the Italian Tenement is 5
      And the Italian Tenement owns the Liberal Lawyer
      And the Laundry lies face up
      And Rosa is at the Liberal Lawyer
      And Lucia is in the Arrest box
      And Carlo is in the Arrest box
      And Pietro is in the Arrest box
      When life goes on
      And the Union Hall is turned up
      Then Rosa is at HEA 1

  @whichside.life.order
  # fr: Ordre imprimé
  Rule: In this order

    # fr: La libération précède la maladie
    Scenario: Whoever is released at HEA 1 falls ill at home and does not die
      Given Rosa is in the Jail box
      And Rosa is at HEA 1
      And Unsanitary of the Italian Tenement is 5
      And the Laundry lies face up
      When life goes on
      And the Union Hall is turned up
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 0
      And Rosa is at home

    # fr: La libération précède le marché
    Scenario: The release comes before the market
      Given Rosa is in the Jail box
      And the Laundry lies face up
      And the Union Hall lies face up
      And the turn is at life goes on
      When life goes on
      Then the event moved happens before the event premises-discarded
