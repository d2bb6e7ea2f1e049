# fr: Locaux
# fr: Les acheter et les perdre, et ce que font l'Avocat libéral, le Rebouteux et la Médecine
# fr: traditionnelle.
Feature: Premises
  Buying and losing them, and what the Liberal Lawyer, the Bonesetter and Traditional Medicine do.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [tenderloin]
      crime = ["arrest", 0, 1, 2, 3, 4]

      [premises.liberal-lawyer]
      price = 3
      rent = 1

      [premises.bonesetter]
      price = 3
      rent = 1

      [premises.political-cafe]
      price = 4
      rent = 1

      [premises.union-hall]
      price = 2
      rent = 0

      [premises.traditional-medicine]
      price = 2
      rent = 0

      [incidents.rumour]
      effects = []

      [misfortunes.summons]
      effects = [{ kind = "prison" }]

      [misfortunes.her-illness]
      effects = [{ kind = "health", by = -1, gender = "woman" }]
      [misfortunes.women-summoned]
      effects = [{ kind = "prison", people = "all", gender = "woman" }]
      """
    And the other Tenements have 20 dollars

  @whichside.premises.definition
  # fr: Nature des locaux
  Rule: A player can buy them

    # fr: Le premier local d'un Tenement
    Scenario: The first premises of a Tenement
      Given the Union Hall lies face up
      When the Italian Tenement buys the Union Hall
      Then the Italian Tenement owns the Union Hall
      And the American Tenement owns no premises
      And the event dollars-paid happens 1 time
      And the event dollars-paid happens before the event premises-bought
      And the event premises-bought happens 1 time

  @whichside.premises.variable-cost-and-rent
  # fr: Prix et loyers variables
  Rule: Prices and rents differ

    # fr: <premises> : <price> à l'achat, <cost> pour vivre
    Scenario Outline: <premises>: <price> to buy, <cost> to live
      Given <premises> lies face up
      When the Italian Tenement buys <premises>
      Then the Italian Tenement has <left> dollars
      And the cost of living of the Italian Tenement is <cost> dollars

      Examples:
        | premises           | price | left | cost |
        | the Union Hall     | 2     | 18   | 6    |
        | the Bonesetter     | 3     | 17   | 7    |
        | the Political Café | 4     | 16   | 7    |

  @whichside.premises.night-action
  # fr: Action du soir offerte
  Rule: They give a night action

    # fr: Une grève au Café politique
    Scenario: A strike at the Political Café
      Given the Italian Tenement owns the Political Café
      And the turn is at the night actions
      And it is the turn of the Italian Tenement
      When the Italian Tenement makes its night action on the meeting at the Political Café
      And the fruits of labor are reaped
      Then the Italian Tenement has 1 strike

    # fr: Personne ne se réunit dans le local des autres
    Scenario: Nobody meets in the premises of others
      Given the Italian Tenement owns the Political Café
      And the turn is at the night actions
      And it is the turn of the Italian Tenement
      Then "the American Tenement makes its night action on the meeting at the Political Café" is refused

  @whichside.premises.character-only
  # fr: Pour les seuls personnages
  Rule: Two are for characters

    # fr: Le Rebouteux prend un personnage de jour
    Scenario: The Bonesetter takes a character by day
      Given the Italian Tenement owns the Bonesetter
      When Rosa goes to the healing at the Bonesetter
      Then the move is legal
      # fr: le récit dit « Rosa : les soins, le Rebouteux »
      And the story says "Rosa: the healing, the Bonesetter"

    # fr: <where> n'est pas pour le soir
    Scenario Outline: <where> is not for the night
      Given the Italian Tenement owns <premises>
      And Rosa stands on the work at Triangle
      And the turn is at the night actions
      And it is the turn of the Italian Tenement
      When the Italian Tenement makes its night action on <where>
      Then the move is refused by whichside.premises.character-only

      Examples:
        | premises           | where                             |
        | the Bonesetter     | the healing at the Bonesetter     |
        | the Liberal Lawyer | the shelter at the Liberal Lawyer |

    # fr: Personne ne va chez l'Avocat libéral sans être sollicité
    Scenario: Nobody goes to the Liberal Lawyer unasked
      Given the Italian Tenement owns the Liberal Lawyer
      When Rosa goes to the shelter at the Liberal Lawyer
      Then the move is refused by whichside.daily.free-space

  @whichside.premises.only-revealed
  # fr: Locaux visibles en vente
  Rule: Only what lies face up is for sale

    # fr: Un local sur deux
    Scenario: One of two
      Given the Union Hall lies face up
      And the Bonesetter lies face up
      When the Italian Tenement buys the Bonesetter
      Then the Italian Tenement owns the Bonesetter
      And the Union Hall lies face up
      And the Bonesetter does not lie face up

    # fr: Ce qui n'est pas encore révélé
    Scenario: What is not revealed yet
      Given the Bonesetter does not lie face up
      When the Italian Tenement buys the Bonesetter
      Then the move is refused by whichside.premises.only-revealed and by nothing else

    # fr: Face cachée
    Scenario: Face down
      Given the Union Hall lies face up
      When the Italian Tenement buys the Bonesetter
      Then the move is refused by whichside.premises.only-revealed and by nothing else

    # fr: Face cachée, et trop cher
    Scenario: Face down, and too dear
      Given the Union Hall lies face up
      And the Laundry lies face up
      And the Italian Tenement has 1 dollar
      When the Italian Tenement buys the Bonesetter
      Then the move is refused by whichside.premises.only-revealed and by nothing else
      # fr: le refus dit « la Salle syndicale ou la Laverie »
      And the refusal says "the Union Hall or the Laundry"

    # fr: Les deux sont achetés, et rien ne suit avant que la vie continue
    Scenario: Both are bought, and nothing follows before life goes on
      Given the Union Hall lies face up
      And the Bonesetter lies face up
      When the Italian Tenement buys the Bonesetter
      And the American Tenement buys the Union Hall
      Then "the Chinese Tenement buys the Political Café" is refused by whichside.premises.only-revealed
      And "the Chinese Tenement buys the Union Hall" is refused by whichside.premises.only-revealed

    # fr: Le plus ancien ne part que s'il en reste deux
    Scenario: The oldest goes only where two are left
      Given the turn is at life goes on
      And the Union Hall lies face up
      When life goes on
      And the Bonesetter is turned up
      Then the event premises-revealed happens 1 time
      And the Union Hall lies face up
      And the Bonesetter lies face up

    # fr: Des deux qui restent, le plus ancien part
    Scenario: Of two that are left the oldest goes
      Given the turn is at life goes on
      And the Union Hall lies face up
      And the Political Café lies face up
      When life goes on
      And the Bonesetter is turned up
      Then the Bonesetter lies face up
      And the event premises-discarded happens 1 time

  @whichside.premises.purchase
  # fr: Achat d'un local
  Rule: The price is paid, and the premises are the Tenement's

    # fr: Les derniers dollars
    Scenario: The last dollars
      Given the Union Hall lies face up
      And the Italian Tenement has 2 dollars
      When the Italian Tenement buys the Union Hall
      Then the Italian Tenement has 0 dollars
      And the Italian Tenement owns the Union Hall
      And the event dollars-paid cites whichside.premises.purchase
      And the event premises-bought cites whichside.premises.purchase
      # fr: le récit dit « Le Tenement italien paie 2 $ »
      And the story says "The Italian Tenement pays $2"
      # fr: le récit dit « Le Tenement italien achète la Salle syndicale »
      And the story says "The Italian Tenement buys the Union Hall"

    # fr: Un dollar de trop peu
    Scenario: A dollar too little
      Given the Union Hall lies face up
      And the Italian Tenement has 1 dollar
      When the Italian Tenement buys the Union Hall
      Then the move is refused by whichside.premises.purchase and by nothing else
      # fr: le refus dit « le Tenement a »
      And the refusal says "the Tenement has $1"

    # fr: Pas avant la lutte
    Scenario: Not before the struggle
      Given the Union Hall lies face up
      And the turn is at the cost of living
      When the Italian Tenement buys the Union Hall
      Then the move is refused by whichside.premises.purchase and by nothing else

  @whichside.premises.replace
  # fr: Changer de local
  Rule: New premises in place of the old ones

    # fr: Le Café politique à la place du Rebouteux
    Scenario: The Political Café in place of the Bonesetter
      Given the Italian Tenement owns the Bonesetter
      And the Political Café lies face up
      When the Italian Tenement buys the Political Café
      Then the Italian Tenement owns the Political Café
      And the Bonesetter does not lie face up
      And the event premises-discarded happens 1 time
      # fr: le récit dit « Défaussé : le Rebouteux »
      And the story says "The Bonesetter is discarded"

    # fr: Le premier local ne remplace rien
    Scenario: The first premises replace nothing
      Given the Political Café lies face up
      When the Italian Tenement buys the Political Café
      Then the event premises-discarded happens 0 times

    # fr: Le dernier des siens perd l'abri lui aussi, une seule fois
    Scenario: The last of its people loses the shelter as well, and once
      Given the Chinese Tenement owns the Liberal Lawyer
      And Jun is at the Liberal Lawyer
      And the Union Hall lies face up
      When the Chinese Tenement buys the Union Hall
      Then Jun is in the Arrest box
      And the event moved happens 1 time

  @whichside.premises.max-one
  # fr: Un local au plus
  Rule: Never two

    # fr: Sur deux achats d'une même lutte, le dernier reste
    Scenario: Of two purchases in one struggle the last one stays
      Given the Union Hall lies face up
      And the Bonesetter lies face up
      When the Italian Tenement buys the Union Hall
      And the Italian Tenement buys the Bonesetter
      Then the Italian Tenement owns the Bonesetter
      And the Italian Tenement has 15 dollars
      And the Union Hall does not lie face up

  @whichside.premises.old-worthless
  # fr: Aucun remboursement
  Rule: The old ones bring nothing

    # fr: Le prix entier se paie tout de même
    Scenario: The whole price is paid all the same
      Given the Italian Tenement owns the Political Café
      And the Union Hall lies face up
      When the Italian Tenement buys the Union Hall
      Then the Italian Tenement has 18 dollars
      And clause whichside.premises.old-worthless is cited

    # fr: Qui était chez l'Avocat libéral est arrêté quand il est remplacé
    Scenario: Who was at the Liberal Lawyer is arrested when it is replaced
      Given the Italian Tenement owns the Liberal Lawyer
      And Pietro is at the Liberal Lawyer
      And the Union Hall lies face up
      When the Italian Tenement buys the Union Hall
      Then Pietro is in the Arrest box
      And clause whichside.premises.liberal-lawyer-shelter is cited

    # fr: Qui était chez l'Avocat libéral rentre chez lui, par l'autre lecture
    Scenario: Who was at the Liberal Lawyer goes home by the other reading
      Given the reading R-14 is "home"
      And the Italian Tenement owns the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      And the Union Hall lies face up
      When the Italian Tenement buys the Union Hall
      Then Rosa is at home
      And the event moved happens 1 time

  @whichside.premises.liberal-lawyer-not-night
  # fr: Avocat : pas le soir
  Rule: The Liberal Lawyer is no night action

    # fr: Un Tenement avec l'Avocat seul n'a pas de soir à la maison
    Scenario: A Tenement with the Lawyer alone has no evening at home
      Given the Italian Tenement owns the Liberal Lawyer
      And Rosa stands on the housework at home
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the turn is at the daily actions
      And it is the turn of the American Tenement
      When the American Tenement passes
      And the Chinese Tenement passes
      And the Russian Tenement passes
      Then the turn is at the fruits of labor

    # fr: L'avocat ne reçoit pas d'action du soir
    Scenario: The Lawyer takes no night action
      Given the Italian Tenement owns the Liberal Lawyer
      And the turn is at the night actions
      When the Italian Tenement makes its night action on the shelter at the Liberal Lawyer
      Then the move is refused by whichside.premises.liberal-lawyer-not-night

    # fr: Avec un travail de jour à Triangle, le soir y est ouvert
    Scenario: With day work at Triangle the night is open there
      Given the Italian Tenement owns the Liberal Lawyer
      And Rosa stands on the work at Triangle
      When the Italian Tenement makes its night action on the home sewing at Triangle
      Then the move is legal

  @whichside.premises.liberal-lawyer-shelter
  # fr: Avocat : abri contre l'arrestation
  Rule: A shelter from prison

    # fr: Par un malheur
    Scenario: From a misfortune
      Given the Italian Tenement owns the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Rosa
      # fr: la question ouverte est « L'Avocat libéral accueille-t-il qui doit aller en prison ? »
      Then the open question is "Does the Liberal Lawyer take in who should go to prison?"
      And the open question is asked by whichside.premises.liberal-lawyer-shelter
      Then the Italian Tenement must decide
      When the Italian Tenement uses its lawyer
      Then Rosa is at the Liberal Lawyer
      And the event moved happens 1 time
      And clause whichside.premises.liberal-lawyer-shelter is cited

    # fr: Par le braquage, avec l'argent
    Scenario: From the robbery, with the money
      Given the Italian Tenement owns the Liberal Lawyer
      And Rosa stands on the robbery at the Tenderloin
      When the fruits of labor are reaped
      And the die falls on 1
      And the Italian Tenement uses its lawyer
      Then Rosa is at the Liberal Lawyer
      And the Italian Tenement has 21 dollars

    # fr: Qui doit aller en prison est pris avant que l'avocat ne l'accueille ou non
    Scenario: Whoever has to go to prison is caught before the lawyer takes them in or not
      Given the Italian Tenement owns the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Carlo
      Then the event caught happens 1 time
      # fr: le récit dit « Carlo doit aller en prison »
      And the story says "Carlo has to go to prison"
      And the event moved happens 0 times

    # fr: Sans avocat, personne n'est pris d'abord
    Scenario: Without the lawyer nobody is caught first: it is Arrest at once
      Given the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Carlo
      Then Carlo is in the Arrest box
      And the event caught happens 0 times

    # fr: Pas pour un autre Tenement
    Scenario: Not for another Tenement
      Given the Italian Tenement owns the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the American Tenement
      And the American Tenement names Bessy
      Then Bessy is in the Arrest box

    # fr: Qui est en Arrestation vient trop tard
    Scenario: Who is on Arrest is too late
      Given the Italian Tenement owns the Liberal Lawyer
      And Rosa is in the Arrest box
      And the turn is at the prison
      When the work begins
      Then Rosa is in the Jail box
      And clause whichside.premises.liberal-lawyer-shelter is not cited

    # fr: Misère et SAN 0 ne tuent pas chez l'Avocat libéral, qui n'est pas une prison
    Scenario: Misery and HEA 0 do not kill at the Liberal Lawyer, since it is no prison
      Given the Italian Tenement owns the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      And Rosa is at HEA 1
      And the Italian Tenement has 6 dollars
      When the cost of living falls due
      Then Rosa is in the Arrest box
      And the event died happens 0 times

    # fr: Un autre local à la place n'abrite personne
    Scenario: Other premises in its place shelter nobody
      Given the Italian Tenement owns the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      And the Political Café lies face up
      When the Italian Tenement buys the Political Café
      Then Rosa is in the Arrest box
      And the event moved happens 1 time

  @whichside.premises.liberal-lawyer-plays
  # fr: Avocat : abrité mais actif
  Rule: Who is sheltered plays

    # fr: Ni en Prison ni inactif
    Scenario: Neither in Jail nor idle
      Given the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And the turn is at the prison
      When the work begins
      Then Carlo is at the Liberal Lawyer
      When the Russian Tenement passes
      And Carlo goes to the work at Newtown Creek
      Then Carlo stands on the work at Newtown Creek
      And clause whichside.premises.liberal-lawyer-plays is cited

    # fr: Qui n'a pas été placé rentre avec les autres
    Scenario: Who was not placed goes home with the others
      Given the Italian Tenement owns the Liberal Lawyer
      And Pietro is at the Liberal Lawyer
      When the fruits of labor are reaped
      Then Pietro is at home
      And clause whichside.premises.liberal-lawyer-plays is cited

    # fr: Qui n'a pas été placé reste, par l'autre lecture
    Scenario: Who was not placed stays by the other reading
      Given the reading R-13 is "until-placed"
      And the Italian Tenement owns the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      When the fruits of labor are reaped
      Then Rosa is at the Liberal Lawyer

    # fr: Qui est venu chez l'Avocat libéral après le travail y est encore
    Scenario: Who came to the Liberal Lawyer after work is still there
      Given the Italian Tenement owns the Liberal Lawyer
      And Rosa stands on the robbery at the Tenderloin
      When the fruits of labor are reaped
      And the die falls on 1
      And the Italian Tenement uses its lawyer
      Then Rosa is at the Liberal Lawyer
      And the event moved cites whichside.premises.liberal-lawyer-shelter
      And the turn is at the life incidents

    # fr: Le dernier du dernier Tenement rentre lui aussi
    Scenario: The last of the last Tenement goes home as well
      Given the Chinese Tenement owns the Liberal Lawyer
      And Jun is at the Liberal Lawyer
      When the fruits of labor are reaped
      Then Jun is at home
      And the event moved happens 1 time

  @whichside.premises.liberal-lawyer-capacity
  # fr: Avocat : un seul client
  Rule: One at a time

    # fr: Le second va en Arrestation
    Scenario: The second goes to Arrest
      Given the Chinese Tenement owns the Liberal Lawyer
      And Jun is at the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Chinese Tenement
      And the Chinese Tenement names Mei
      Then Mei is in the Arrest box
      And Jun is at the Liberal Lawyer
      And the event shelter-taken happens 1 time
      And the event shelter-taken happens before the event moved
      And clause whichside.premises.liberal-lawyer-capacity is cited
      # fr: le récit dit « L'Avocat libéral accueille déjà quelqu'un et ne peut pas accueillir Mei »
      And the story says "The Liberal Lawyer has somebody already and cannot take in Mei"

    # fr: Qui y est déjà et doit aller en prison est arrêté, sans question
    Scenario: Whoever is there already and has to go to prison is arrested unasked
      Given the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Carlo
      Then Carlo is in the Arrest box

    # fr: Par une autre lecture, on ne peut pas l'y envoyer
    Scenario: By another reading whoever is there cannot be sent
      Given the reading R-131 is "exempt"
      And the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then "the Italian Tenement names Carlo" is refused by whichside.premises.liberal-lawyer-shelter and by nothing else
      And "the Italian Tenement names Rosa" is legal

    # fr: Par une autre lecture, son Tenement peut l'y laisser
    Scenario: By another reading its Tenement may leave it there
      Given the reading R-131 is "asked"
      And the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Carlo
      Then the open question is asked by whichside.premises.liberal-lawyer-shelter
      And the Italian Tenement must decide
      When the Italian Tenement uses its lawyer
      Then Carlo is at the Liberal Lawyer
      And the turn is at the prison

    # fr: Par cette autre lecture, il peut aussi aller sur la case Arrestation
    Scenario: By that reading it can go to Arrest as well
      Given the reading R-131 is "asked"
      And the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Carlo
      And the Italian Tenement does not use its lawyer
      Then Carlo is in the Arrest box
      And the event moved happens 1 time

    # fr: De deux femmes convoquées dont l'une est chez l'avocat, par la lecture <option> : question <asked>
    Scenario Outline: Two women are sent, one of whom is at the lawyer, by <option>: asked <asked>
      Given the reading R-131 is "<option>"
      And the Italian Tenement owns the Liberal Lawyer
      And Lucia is at the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "women-summoned" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Rosa is in the Arrest box
      And the event caught happens <asked> times
      And Lucia is <where>

      Examples:
        | option | asked | where                 |
        | arrest | 0     | in the Arrest box     |
        | exempt | 0     | at the Liberal Lawyer |
        | asked  | 1     | at the Liberal Lawyer |

    # fr: Que quelqu'un soit chez l'avocat ne compte que pour la prison
    Scenario: That somebody is at the lawyer counts for prison only
      Given the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "her-illness" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Carlo
      Then the move is refused by whichside.misfortune.designate-other and by nothing else

    # fr: De deux personnages envoyés ensemble, l'un est abrité
    Scenario: Of two who are sent together one is sheltered
      Given the Italian Tenement owns the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "women-summoned" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement uses its lawyer
      Then Lucia is at the Liberal Lawyer
      And Rosa is in the Arrest box
      And the event moved happens 2 times
      And the event shelter-taken happens 1 time
      And clause whichside.premises.liberal-lawyer-capacity is cited
      # fr: le récit dit « L'Avocat libéral accueille déjà quelqu'un et ne peut pas accueillir Rosa »
      And the story says "The Liberal Lawyer has somebody already and cannot take in Rosa"

    # fr: De deux personnages envoyés ensemble, l'autre est abrité
    Scenario: Of two who are sent together the other one is sheltered
      Given the Italian Tenement owns the Liberal Lawyer
      And the Russian Tenement draws a misfortune
      When the card "women-summoned" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement does not use its lawyer
      And the Italian Tenement uses its lawyer
      Then Lucia is in the Arrest box
      And Rosa is at the Liberal Lawyer

    # fr: Qui n'a pas été placé garde la place jusqu'à la fin des gains
    Scenario: Whoever was not placed keeps the place until the gains are over
      Given the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And Rosa stands on the robbery at the Tenderloin
      When the fruits of labor are reaped
      And the die falls on 1
      Then Rosa is in the Arrest box
      And Carlo is at home

    # fr: Aucune table n'y montre deux personnes
    Scenario: No table shows two there
      Given the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      Then no table can show this position by whichside.premises.liberal-lawyer-capacity

    # fr: Aucune table ne montre quelqu'un chez l'Avocat libéral des autres
    Scenario: No table shows somebody at the Liberal Lawyer of others
      Given the American Tenement owns the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      Then no table can show this position by whichside.premises.liberal-lawyer-capacity

  @whichside.premises.traditional-medicine
  # fr: Médecine traditionnelle
  Rule: Traditional Medicine makes the doctor cheaper

    # fr: Le dernier dollar de son propriétaire
    Scenario: The last dollar of its owner
      Given the Italian Tenement owns the Traditional Medicine
      And the Italian Tenement has 1 dollar
      And Rosa is at HEA 1
      When the Italian Tenement calls a doctor for Rosa
      Then Rosa is at HEA 2
      And the Italian Tenement has 0 dollars
      And clause whichside.premises.traditional-medicine is cited

    # fr: Les autres paient deux dollars
    Scenario: Others pay two dollars
      Given the Italian Tenement owns the Traditional Medicine
      And Bessy is at HEA 1
      When the American Tenement calls a doctor for Bessy
      Then the American Tenement has 18 dollars

    # fr: Un local acheté juste avant
    Scenario: Bought just before
      Given the Traditional Medicine lies face up
      And the Italian Tenement has 3 dollars
      And Rosa is at HEA 1
      When the Italian Tenement buys the Traditional Medicine
      And the Italian Tenement calls a doctor for Rosa
      Then the Italian Tenement has 0 dollars

    # fr: Il ne soigne personne dans un logement infect
    Scenario: It heals nobody in a filthy home
      Given the Italian Tenement owns the Traditional Medicine
      And Unsanitary of the Italian Tenement is 4
      And Rosa is at HEA 1
      When the Italian Tenement calls a doctor for Rosa
      Then the move is refused by whichside.doctor.uns-4-5 and by nothing else

    # fr: Il ne donne pas d'action du soir
    Scenario: It gives no night action
      Given the Italian Tenement owns the Traditional Medicine
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      When the Italian Tenement passes
      And the American Tenement passes
      And the Chinese Tenement passes
      And the Russian Tenement passes
      Then the turn is at the fruits of labor

  @whichside.premises.bonesetter
  # fr: Rebouteux
  Rule: The Bonesetter heals

    Background:
      Given the Italian Tenement owns the Bonesetter
      And Carlo stands on the healing at the Bonesetter

    # fr: Une SAN pour un personnage du propriétaire
    Scenario: One HEA for a character of the owner
      Given Rosa is at HEA 0
      When the fruits of labor are reaped
      Then Rosa is at HEA 1
      And clause whichside.premises.bonesetter is cited

    # fr: Personne n'est malade
    Scenario: Nobody is ill
      When the fruits of labor are reaped
      Then the turn is at the life incidents
      # fr: le récit dit « Le Tenement italien : personne n'est concerné »
      And the story says "Nobody of the Italian Tenement is concerned"
      And the event nobody-fits happens 1 time

    # fr: Deux SAN, par l'autre lecture
    Scenario: Two HEA by the other reading
      Given the reading R-16 is "two"
      And Rosa is at HEA 0
      When the fruits of labor are reaped
      Then Rosa is at HEA 2

    # fr: Celui qu'on choisit, même d'un autre Tenement
    Scenario: Whichever is chosen, also of another Tenement
      Given Rosa is at HEA 1
      And Jun is at HEA 1
      When the fruits of labor are reaped
      # fr: la question ouverte est « Qui le Rebouteux soigne-t-il ? »
      Then the open question is "Whom does the Bonesetter heal?"
      And the open question is asked by whichside.premises.bonesetter
      Then the Italian Tenement must decide
      When the Italian Tenement names Jun
      Then Jun is at HEA 2
      And Rosa is at HEA 1

    # fr: Seuls ceux du propriétaire, par l'autre lecture
    Scenario: Only those of the owner by the other reading
      Given the reading R-15 is "own"
      And Rosa is at HEA 1
      And Bessy is at HEA 1
      When the fruits of labor are reaped
      Then Rosa is at HEA 2
      And Bessy is at HEA 1

    # fr: On ne peut pas y renoncer
    Scenario: It cannot be declined
      Given Rosa is at HEA 1
      And Bessy is at HEA 1
      When the fruits of labor are reaped
      Then there are 2 legal moves
      When the Italian Tenement declines the healing
      Then the move is refused by whichside.premises.bonesetter and by nothing else
      # fr: le refus dit « Le Rebouteux soigne quelqu'un. »
      And the refusal says "The Bonesetter heals somebody."
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 2
      And the turn is at the life incidents

    # fr: Par l'autre lecture, on peut y renoncer
    Scenario: By the other reading it can be declined
      Given the reading R-132 is "declinable"
      And Rosa is at HEA 1
      When the fruits of labor are reaped
      Then there are 2 legal moves
      And "the American Tenement declines the healing" is refused
      When the Italian Tenement declines the healing
      Then Rosa is at HEA 1
      And the turn is at the life incidents
      And the event healing-declined cites whichside.premises.bonesetter
      # fr: le récit dit « Le Tenement italien ne fait soigner personne. »
      And the story says "The Italian Tenement has nobody healed."
      And the event healing-declined happens 1 time

    # fr: Par l'autre lecture, on peut aussi faire soigner quelqu'un
    Scenario: By the other reading somebody can be healed as well
      Given the reading R-132 is "declinable"
      And Rosa is at HEA 1
      When the fruits of labor are reaped
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 2

    # fr: Si personne ne peut être soigné, aucune lecture ne le demande
    Scenario: Where nobody can be healed no reading asks
      Given the reading R-132 is "declinable"
      When the fruits of labor are reaped
      Then the turn is at the life incidents
      And the event healing-declined happens 0 times

    # fr: La saleté ne l'empêche pas
    Scenario: Filth does not hinder it
      Given Rosa is at HEA 1
      And Unsanitary of the Italian Tenement is 5
      When the fruits of labor are reaped
      Then Rosa is at HEA 2

    # fr: Une seule personne à soigner : elle l'est sans qu'on le demande
    Scenario: The only one who needs it is healed unasked
      Given Rosa is at HEA 1
      When the fruits of labor are reaped
      And the Italian Tenement names Rosa
      Then the move is refused
      # fr: le refus dit « Il n'y avait qu'une façon, et c'est déjà fait sans qu'on le demande »
      And the refusal says "This had only one way and was done unasked"

    # fr: Personne n'en a besoin
    Scenario: Nobody needs it
      When the fruits of labor are reaped
      Then the event health-regained happens 0 times
      And the turn is at the life incidents

    # fr: Une fois par tour
    Scenario: Once in a turn
      Given Rosa is at HEA 0
      And the turn is at the daily actions
      And it is the turn of the Italian Tenement
      Then "Lucia goes to the healing at the Bonesetter" is refused by whichside.daily.free-space
      When the Italian Tenement passes
      And the American Tenement passes
      And the Chinese Tenement passes
      And the Russian Tenement passes
      And the fruits of labor are reaped
      Then Rosa is at HEA 1
      And the event health-regained happens 1 time

    # fr: Sans personne sur place, il ne soigne personne
    Scenario: Without anybody there it heals nobody
      Given Rosa is at HEA 1
      And Carlo is dead
      When the fruits of labor are reaped
      Then Rosa is at HEA 1

    # fr: Le médecin vient tout de même le même tour
    Scenario: The doctor comes in the same turn all the same
      Given Rosa is at HEA 0
      And Unsanitary of the Italian Tenement is 2
      And the working conditions stand on cell 1
      When the fruits of labor are reaped
      And the incidents begin
      And the card "rumour" is drawn
      And the cost of living falls due
      And the Italian Tenement calls a doctor for Rosa
      Then Rosa is at HEA 2
