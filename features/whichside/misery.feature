# fr: Misère
# fr: Un Tenement qui ne peut payer vend ce qu'il a, dans un ordre strict. Quatre personnages à
# fr: SAN 2 coûtent à un Tenement 6 dollars pour vivre.
Feature: Misery
  A Tenement that cannot pay sells what it has, in a strict order. Four characters at HEA 2 cost a
  Tenement 6 dollars to live.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [misfortunes.fine]
      effects = [{ kind = "money", by = -2 }]

      [incidents.levy]
      effects = [{ kind = "money", by = -2, whom = "each" }]

      [normals.tax]
      effects = [{ kind = "money", by = -2, whom = "each" }]

      [premises.union-hall]
      price = 3
      rent = 0
      """
    And the other Tenements have 20 dollars

  @whichside.misery.trigger
  # fr: Quand survient la misère
  Rule: Misery begins when a cost cannot be met

    # fr: Un malheur qu'un autre a pioché
    Scenario: A misfortune that another drew
      Given the Russian Tenement has drawn Useless Spending
      And the Chinese Tenement has 0 dollars
      When the Russian Tenement gives it to the Chinese Tenement
      Then the Chinese Tenement falls into misery

    # fr: Il manque un dollar
    Scenario: The money is one dollar short
      Given the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 3
      And the Italian Tenement has 0 dollars
      And the Italian Tenement falls into misery
      And clause whichside.misery.trigger is cited

    # fr: Trop peu, sans qu'il soit dit combien
    Scenario: Too little, without saying how much
      Given the Italian Tenement has less than the cost of living
      When the cost of living falls due
      Then the Italian Tenement falls into misery
      And clause whichside.misery.trigger is cited

    # fr: L'argent suffit tout juste
    Scenario: The money is just enough
      Given the Italian Tenement has 6 dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 2
      And the Italian Tenement has 0 dollars
      And clause whichside.misery.trigger is not cited

    # fr: Il manque un dollar à un seul
    Scenario: One of them is a dollar short
      Given the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then the Italian Tenement falls into misery
      And the Russian Tenement does not fall into misery

    # fr: Ce qu'on a est payé avant que rien ne soit vendu
    Scenario: What there is is paid before anything is sold
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 1 dollar
      When the card "fine" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has 0 dollars
      And Unsanitary of the Italian Tenement is 3
      # fr: le récit dit « Le Tenement italien paie 1 $ »
      And the story says "The Italian Tenement pays $1"
      # fr: le récit dit « Il manque 1 $ »
      And the story says "$1 short"

    # fr: Rien n'est vendu qui ne soit dû
    Scenario: Nothing is sold that is not owed
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 2 dollars
      When the card "fine" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Unsanitary of the Italian Tenement is 2
      And clause whichside.misery.trigger is not cited

  @whichside.misery.phases
  # fr: Quatre moments
  Rule: Misery can strike at four moments

    # fr: Par un malheur
    Scenario: By a misfortune
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 0 dollars
      When the card "fine" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Unsanitary of the Italian Tenement is 4
      And the event misery-began happens 1 time
      And the event misery-ended happens 1 time
      And the event dollars-paid happens 0 times
      And the event misery-began happens before the event misery-ended
      And the event misery-began happens at most 1 time

    # fr: Par un incident de la vie
    Scenario: By a life incident
      Given 1 incident is drawn
      And the Italian Tenement has 0 dollars
      When the card "levy" is drawn
      Then Unsanitary of the Italian Tenement is 4
      And the event misery-began happens 1 time

    # fr: Par le coût de la vie
    Scenario: By the cost of living
      Given the Italian Tenement has 4 dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 4
      And the event misery-began happens 1 time
      # fr: le récit dit « Le Tenement italien n'a plus d'argent ni de dette »
      And the story says "The Italian Tenement has no money left and no debt"
      # fr: le récit dit « Il manque 2 $ : le Tenement italien tombe dans la misère »
      And the story says "The Italian Tenement is $2 short and falls into misery"

    # fr: Une action que personne ne peut payer est refusée et ne met personne dans la misère
    Scenario: An action that nobody can pay for is refused and makes nobody miserable
      Given Rosa is in the Jail box
      And the Italian Tenement has 0 dollars
      When Rosa goes to the agitation at the Western Pen
      Then the move is refused by whichside.daily.money-required and by nothing else

    # fr: À la lutte, un médecin sans l'argent est refusé
    Scenario: In the struggle a doctor without the money is refused
      Given the Italian Tenement has 1 dollar
      And Rosa is at HEA 1
      When the Italian Tenement calls a doctor for Rosa
      Then the move is refused by whichside.doctor.price and by nothing else

    # fr: À la lutte, un local sans l'argent est refusé
    Scenario: In the struggle premises without the money are refused
      Given the Italian Tenement has 2 dollars
      And the Union Hall lies face up
      When the Italian Tenement buys the Union Hall
      Then the move is refused by whichside.premises.purchase and by nothing else

  @whichside.misery.immediate
  # fr: Dette réglée aussitôt
  Rule: The debt is settled at once

    # fr: La misère d'un malheur finit avant que le suivant soit pioché
    Scenario: The misery of one misfortune ends before the next one is drawn
      Given the Chinese Tenement has 0 dollars
      And Unsanitary of the Chinese Tenement is 4
      When the misfortunes begin
      And the card "fine" is drawn
      And the Russian Tenement gives it to the Chinese Tenement
      Then the Chinese Tenement must decide
      # fr: la question ouverte est « Qui vend sa santé ? »
      And the open question is "Whose health is sold?"
      When the Chinese Tenement names Mei
      And the Chinese Tenement names Lan
      Then Mei is at HEA 1
      And Lan is at HEA 1
      # fr: la question ouverte est « Piochez un malheur. »
      And the open question is "Draw a misfortune."

    # fr: Deux Tenements en misère règlent l'un après l'autre
    Scenario: Two Tenements in misery settle one after the other
      Given the Italian Tenement has 5 dollars and Unsanitary 4
      And the American Tenement has 5 dollars
      And Unsanitary of the American Tenement is 4
      When the cost of living falls due
      Then the Italian Tenement must decide
      When the Italian Tenement names Rosa
      Then the American Tenement must decide
      When the American Tenement names Bessy
      Then Rosa is at HEA 1
      And Bessy is at HEA 1
      And the turn is at the struggle

  @whichside.misery.sell-premises
  # fr: Le local d'abord
  Rule: The premises are sold first

    # fr: Une dette de 5 dollars, un local et Insalubrité 2
    Scenario: A debt of 5 dollars, premises, and Unsanitary 2
      Given the Italian Tenement owns the Union Hall
      And the Italian Tenement has 1 dollar
      When the cost of living falls due
      Then the Italian Tenement owns no premises
      # fr: le récit dit « Il reste 3 $ à payer »
      And the story says "Left to pay: $3"
      And Unsanitary of the Italian Tenement is 4
      And the Italian Tenement loses what premises it had
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And clause whichside.misery.sell-premises is cited
      And the turn is at the struggle

    # fr: Pour une dette de 1 dollar le local s'en va aussi, et on ne rend pas la monnaie
    Scenario: For a debt of 1 dollar the premises go too, and no change is given
      Given the Italian Tenement owns the Union Hall
      And the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then the Italian Tenement owns no premises
      And Unsanitary of the Italian Tenement is 2
      And the Italian Tenement has 0 dollars
      And the event debt-lowered happens 1 time
      And the event premises-discarded happens before the event debt-lowered

    # fr: Un Tenement sans local commence par son logement
    Scenario: A Tenement without premises begins with its home
      Given the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 3
      And clause whichside.misery.sell-premises is not cited

    # fr: La Médecine traditionnelle vendue en misère ne rend plus le médecin moins cher
    Scenario: The Traditional Medicine sold in misery makes the doctor no cheaper any more
      Given the Italian Tenement owns the Traditional Medicine
      And Rosa is at HEA 1
      And Unsanitary of the Italian Tenement is 1
      And the Italian Tenement has 6 dollars
      When the cost of living falls due
      Then the Italian Tenement owns no premises
      And "the Italian Tenement calls a doctor for Rosa" is refused by whichside.doctor.price
      And Unsanitary of the Italian Tenement is 1

  @whichside.misery.premises-discarded
  # fr: Local vendu défaussé
  Rule: What is sold is discarded

    # fr: Un local vendu ne revient pas au marché
    Scenario: Sold premises do not come back to the market
      Given the Italian Tenement owns the Union Hall
      And the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then the Union Hall does not lie face up
      And the Italian Tenement loses the Union Hall
      And clause whichside.misery.premises-discarded is cited

    # fr: Qui était chez l'Avocat libéral est arrêté quand il est vendu
    Scenario: Who was at the Liberal Lawyer is arrested when it is sold
      Given the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then the Italian Tenement owns no premises
      And Carlo is in the Arrest box
      And Carlo is at HEA 2

    # fr: Qui était chez l'Avocat libéral rentre chez lui, par l'autre lecture
    Scenario: Who was at the Liberal Lawyer goes home by the other reading
      Given the reading R-14 is "home"
      And the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then Carlo is at home

    # fr: Un alité chez l'Avocat libéral rentre chez lui quand il est vendu
    Scenario: Somebody bedridden at the Liberal Lawyer goes home when it is sold
      Given the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And Carlo is at HEA 0
      And the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then Carlo is at home

    # fr: Qui passe de l'Avocat vendu à l'Arrestation meurt de la dernière santé vendue
    Scenario: Who leaves the sold Lawyer for Arrest dies of the last health that is sold
      Given the Italian Tenement owns the Liberal Lawyer
      And Carlo is at the Liberal Lawyer
      And Carlo is at HEA 1
      And Unsanitary of the Italian Tenement is 4
      And the Italian Tenement has 4 dollars
      When the cost of living falls due
      Then Carlo is in the Arrest box
      When the Italian Tenement names Carlo
      Then Carlo is dead

  @whichside.misery.raise-uns
  # fr: L'insalubrité ensuite
  Rule: A dirtier home lowers the debt

    # fr: Une dette de <debt> dollars mène l'Insalubrité de 2 à <to>
    Scenario Outline: A debt of <debt> dollars takes Unsanitary from 2 to <to>
      Given the Italian Tenement has <money> dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is <to>
      And the Italian Tenement has 0 dollars
      And clause whichside.misery.raise-uns is cited

      Examples:
        | debt | money | to |
        | 1    | 5     | 3  |
        | 2    | 4     | 4  |

    # fr: La saleté vendue en misère rend le médecin inutile le même tour
    Scenario: Dirt sold in misery makes the doctor useless in the same turn
      Given the Italian Tenement has 5 dollars
      And Rosa is at HEA 1
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 4
      And "the Italian Tenement calls a doctor for Rosa" is refused by whichside.doctor.uns-4-5
      And the event debt-lowered happens 1 time
      And the event gauge-moved happens 1 time
      And the event gauge-moved happens before the event debt-lowered

  @whichside.misery.lower-hea
  # fr: La santé enfin
  Rule: Health lowers the debt

    Background:
      Given Unsanitary of the Italian Tenement is 4
      And the Italian Tenement has 4 dollars

    # fr: Deux personnages donnent une SAN chacun
    Scenario: Two characters give one HEA each
      When the cost of living falls due
      # fr: la question ouverte est « Qui vend sa santé ? »
      Then the open question is "Whose health is sold?"
      And the open question is asked by whichside.misery.lower-hea
      Then the Italian Tenement must decide
      When the Italian Tenement names Rosa
      # fr: le récit dit « Il reste 1 $ à payer »
      Then the story says "Left to pay: $1"
      When the Italian Tenement names Pietro
      Then Rosa is at HEA 1
      And Pietro is at HEA 1
      And Unsanitary of the Italian Tenement is 4
      And clause whichside.misery.lower-hea is cited
      And clause whichside.misery.order is not cited
      And the turn is at the struggle
      And the event debt-lowered happens 2 times

    # fr: Ce qu'il reste à payer est dit, puis de qui est la santé
    Scenario: What is left to pay is told, and then whose health it was
      Given Lucia is dead
      When the cost of living falls due
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And the event debt-lowered happens before the event health-lost

    # fr: Un personnage donne les deux
    Scenario: One character gives both
      When the cost of living falls due
      And the Italian Tenement names Rosa
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 0
      And Rosa is at home
      And the turn is at the struggle

    # fr: Qui est à SAN 0 n'a rien à donner
    Scenario: Who is at HEA 0 has nothing to give
      Given Rosa is at HEA 0
      When the cost of living falls due
      And the Italian Tenement names Rosa
      Then the move is refused by whichside.misery.lower-hea and by nothing else
      # fr: le refus dit « Désignez »
      And the refusal says "Name Lucia, Carlo or Pietro"

    # fr: Personne ne donne de santé pour la dette d'un autre Tenement
    Scenario: Nobody gives health for the debt of another Tenement
      When the cost of living falls due
      And the Italian Tenement names Bessy
      Then the move is refused by whichside.misery.lower-hea and by nothing else

    # fr: Quelqu'un en Arrestation dont la dernière santé est vendue meurt
    Scenario: Somebody on Arrest whose last health is sold dies
      Given Rosa is in the Arrest box
      When the cost of living falls due
      And the Italian Tenement names Rosa
      And the Italian Tenement names Rosa
      Then Rosa is dead
      And clause whichside.prison.hea0-dies is cited

    # fr: Quelqu'un en Prison vend de la santé et est exécuté ensuite
    Scenario: Somebody in Jail sells health and is executed afterwards
      Given Rosa is in the Jail box
      When the cost of living falls due
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      When the Italian Tenement names Carlo
      Then Rosa is dead
      And Carlo is at HEA 1

    # fr: Personne en Prison ne vend de santé, par l'autre lecture
    Scenario: Nobody in Jail sells health by the other reading
      Given the reading R-1 is "forbidden"
      And Rosa is in the Jail box
      When the cost of living falls due
      And the Italian Tenement names Rosa
      Then the move is refused by whichside.misery.lower-hea and by nothing else
      And "the Italian Tenement names Pietro" is legal

  @whichside.misery.order
  # fr: Ordre des sources
  Rule: Premises, then the home, then health

    # fr: Un personnage en Prison est perdu, un autre touché
    Scenario: A character in Jail is lost, and another hurt
      Given the American Tenement has 1 dollar
      And Unsanitary of the American Tenement is 3
      And Bessy is in the Jail box
      When the American Tenement falls into misery
      Then whatever is decided, somebody of the American Tenement loses health
      And whatever is decided, somebody of the American Tenement dies
      And the event debt-lowered happens 1 time

    # fr: Personne ne donne de santé tant que le logement peut se salir
    Scenario: Nobody gives health while the home can get dirtier
      Given the Italian Tenement has 4 dollars
      When the cost of living falls due
      Then Rosa is at HEA 2
      And Unsanitary of the Italian Tenement is 4
      And clause whichside.misery.lower-hea is not cited
      And the event gauge-moved cites whichside.misery.order
      And the event debt-lowered cites whichside.misery.raise-uns

    # fr: Le logement reste propre tant qu'un local peut être vendu
    Scenario: The home stays clean while premises can be sold
      Given the Italian Tenement owns the Union Hall
      And the Italian Tenement has 4 dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 2
      And clause whichside.misery.raise-uns is not cited

    # fr: Une dette qui prend les trois
    Scenario: A debt that takes all three
      Given the Italian Tenement owns the Union Hall
      And the Italian Tenement has 0 dollars
      When the cost of living falls due
      Then the Italian Tenement owns no premises
      And Unsanitary of the Italian Tenement is 4
      # fr: le récit dit « l'Insalubrité à 4 »
      And the story says "Unsanitary 4"
      # fr: le récit dit « Il reste 2 $ à payer »
      And the story says "Left to pay: $2"
      When the Italian Tenement names Rosa
      And the Italian Tenement names Rosa
      # fr: le récit dit « Il reste 1 $ à payer »
      Then the story says "Left to pay: $1"
      And Rosa is at HEA 0
      And clause whichside.misery.lower-hea is cited
      And Unsanitary of the Italian Tenement is 4
      And the turn is at the struggle

    # fr: Un logement propre n'épargne personne dont la santé est vendue
    Scenario: A clean home spares nobody whose health is sold
      Given Unsanitary of the Italian Tenement is 0
      And the Italian Tenement has 1 dollar
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 4
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And clause whichside.unsanitary.zero-shield is not cited

  @whichside.misery.uns-five-last
  # fr: Le dernier recours
  Rule: The step from 4 to 5 comes last

    Background:
      Given Unsanitary of the Italian Tenement is 4

    # fr: La santé vient avant la dernière case
    Scenario: Health comes before the last step
      Given the Italian Tenement has 5 dollars
      When the cost of living falls due
      And the Italian Tenement names Lucia
      Then Lucia is at HEA 1
      And Unsanitary of the Italian Tenement is 4

    # fr: Sans aucune santé, le logement se salit au plus
    Scenario: Without any health the home gets as dirty as can be
      Given Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the Italian Tenement has 9 dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 5
      And the Italian Tenement has 0 dollars
      And clause whichside.misery.uns-five-last is cited
      And clause whichside.misery.immediate is not cited

    # fr: Ce que la dernière case ne paie pas est oublié
    Scenario: What the last step does not pay is forgotten
      Given Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 5
      And the Italian Tenement has 0 dollars
      And clause whichside.misery.immediate is cited

    # fr: La dernière santé est vendue, puis vient la dernière case
    Scenario: The last health is sold and then the last step comes
      Given Rosa is at HEA 1
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And the Italian Tenement has 8 dollars
      When the cost of living falls due
      Then Rosa is at HEA 0
      And Unsanitary of the Italian Tenement is 5

    # fr: À Insalubrité 5, le logement n'a plus rien à vendre
    Scenario: At Unsanitary 5 the home has nothing left to sell
      Given Unsanitary of the American Tenement is 5
      And the American Tenement has 5 dollars
      When the cost of living falls due
      And the American Tenement names Bessy
      Then Bessy is at HEA 1
      And Unsanitary of the American Tenement is 5

  @whichside.misery.executes-jailed
  # fr: Mort des emprisonnés
  Rule: Who is in Jail dies

    # fr: Qui est exécuté meurt sans perdre de santé
    Scenario: Whoever is executed dies without losing health
      Given Bessy is in Jail
      When the American Tenement falls into misery for 1 dollar
      Then Bessy is dead
      And Bessy loses 0 health
      And the American Tenement loses 0 health
      And clause whichside.misery.executes-jailed is cited

    # fr: Ce qui a été vendu avant compte
    Scenario: What was sold before counts
      Given Bessy is in Jail
      And the American Tenement still owes 1 dollar in misery
      When the American Tenement names Bessy
      Then Bessy is dead
      And the American Tenement is in misery
      And Bessy loses 1 health
      And the American Tenement loses 1 health
      And clause whichside.misery.executes-jailed is cited

    # fr: Un en Prison et un en Arrestation
    Scenario: One in Jail and one on Arrest
      Given the Italian Tenement has 5 dollars
      And Rosa is in the Jail box
      And Carlo is in the Arrest box
      When the cost of living falls due
      Then Rosa is dead
      And somebody of the Italian Tenement dies
      And Carlo is in the Arrest box
      And the event lives-on happens 1 time
      And clause whichside.misery.executes-jailed is cited
      And the event lives-on happens before the event misery-ended

    # fr: Les deux en Prison
    Scenario: Both of two in Jail
      Given the Italian Tenement has 5 dollars
      And Rosa is in the Jail box
      And Carlo is in the Jail box
      When the cost of living falls due
      Then Rosa is dead
      And Carlo is dead
      And Lucia is at home

    # fr: Les prisonniers d'un Tenement qui paie vivent
    Scenario: Prisoners of a Tenement that pays live
      Given the Italian Tenement has 5 dollars
      And Bessy is in the Jail box
      When the cost of living falls due
      Then Bessy is in the Jail box

    # fr: La misère par le patronat trouve la Prison encore pleine
    Scenario: Misery by the employers finds the Jail still full
      Given the card "tax" is in play
      And the strategy is Pressure on Local Authorities
      And plan 1 is countered
      And the Italian Tenement has 0 dollars
      And Rosa is in the Jail box
      When the employers act
      Then Rosa is dead

    # fr: La misère par un incident, puis par le coût de la vie
    Scenario: Misery by an incident and then by the cost of living
      Given 1 incident is drawn
      And the Italian Tenement has 1 dollar
      And Rosa is in the Jail box
      When the card "levy" is drawn
      Then Rosa is dead
      And Unsanitary of the Italian Tenement is 3
      When the cost of living falls due
      Then Unsanitary of the Italian Tenement is 4
      And the event misery-began happens 2 times

    # fr: Ce que coûtait qui est exécuté était dans la dette et n'est pas rendu
    Scenario: The upkeep of who is executed was part of the debt and is not given back
      Given the Italian Tenement has 5 dollars
      And Rosa is in the Jail box
      When the cost of living falls due
      Then Rosa is dead
      And Unsanitary of the Italian Tenement is 3
      And the cost of living of the Italian Tenement is 5 dollars

    # fr: Un prisonnier qui a agité est alors de retour en Prison, quand les autres sont encore sur leurs emplacements
    Scenario: A prisoner who agitated is back in Jail by then, where the others still stand on their spaces
      Given the reading R-2 is "end-of-turn"
      And Rosa is in the Jail box
      And the Italian Tenement has 2 dollars
      And the turn is at the daily actions
      When Rosa goes to the agitation at the Western Pen
      And the American Tenement passes
      And the Chinese Tenement passes
      And the Russian Tenement passes
      And the Italian Tenement passes
      And the fruits of labor are reaped
      Then Rosa is in the Jail box

    # fr: Qui que ce soit qui vende sa santé, la prisonnière meurt
    Scenario: Whoever sells health, the prisoner dies
      Given the other Tenements have 20 dollars
      And the Italian Tenement has 5 dollars and Unsanitary 4
      And Rosa is in Jail
      When the cost of living falls due
      Then the Italian Tenement must decide
      And whatever is decided, Rosa is dead

    # fr: Le dernier du dernier Tenement meurt aussi, et une fois
    Scenario: The last of the last Tenement dies as well, and once
      Given Jun is in the Jail box
      And the turn is at the cost of living
      And the other Tenements have 20 dollars
      And the Chinese Tenement has 6 dollars
      When the cost of living falls due
      Then Jun is dead
      And the event died happens 1 time
      And the event gauge-moved happens before the event debt-lowered
      And the event died happens before the event misery-ended

  @whichside.misery.spares-arrested
  # fr: Survie des arrêtés
  Rule: Who is on Arrest lives

    # fr: En Arrestation quand le coût de la vie ne peut être payé
    Scenario: On Arrest when the cost of living cannot be paid
      Given the Italian Tenement has 5 dollars
      And Rosa is in the Arrest box
      When the cost of living falls due
      Then Rosa is in the Arrest box
      And Unsanitary of the Italian Tenement is 3
      And clause whichside.misery.spares-arrested is cited
      # fr: le récit dit « Rosa se trouve sur la case Arrestation et reste en vie »
      And the story says "Rosa is on Arrest and lives"

    # fr: Aux malheurs, la Prison est vide, et personne ne meurt
    Scenario: In the misfortunes the Jail is empty, and nobody dies
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 0 dollars
      And Rosa is in the Arrest box
      When the card "fine" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Rosa is in the Arrest box
      And clause whichside.misery.executes-jailed is not cited

    # fr: Arrêté au Tenderloin, épargné par la misère du même tour
    Scenario: Arrested in the Tenderloin, spared by the misery of the same turn
      Given Rosa stands on the robbery at the Tenderloin
      And Carlo is in the Jail box
      And the Italian Tenement has 5 dollars
      And the working conditions stands on cell 1
      When the fruits of labor are reaped
      And the die falls on 1
      Then Rosa is in the Arrest box
      And the Italian Tenement has 6 dollars
      When the incidents begin
      And the card "levy" is drawn
      And the cost of living falls due
      Then Unsanitary of the Italian Tenement is 4
      And Rosa is in the Arrest box
      And Carlo is dead

  @whichside.misery.ends-at-zero
  # fr: Fin à zéro
  Rule: Misery ends with no money and no debt

    # fr: Un local qui vaut plus que la dette ne laisse pas d'argent
    Scenario: Premises that are worth more than the debt leave no money
      Given the Italian Tenement owns the Union Hall
      And the Italian Tenement has 5 dollars
      When the cost of living falls due
      Then the Italian Tenement has 0 dollars
      And clause whichside.misery.ends-at-zero is cited

    # fr: Une dette que plus rien ne peut régler est oubliée
    Scenario: A debt that nothing can settle any more is forgotten
      Given Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      And Unsanitary of the Italian Tenement is 5
      And the Italian Tenement has 3 dollars
      When the cost of living falls due
      Then the Italian Tenement has 0 dollars
      And Unsanitary of the Italian Tenement is 5
      And the turn is at the struggle
      And the event debt-lowered cites whichside.misery.ends-at-zero
      And the event debt-lowered happens 1 time
      And the event misery-ended cites whichside.misery.ends-at-zero
      # fr: le récit dit « Il reste 0 $ à payer »
      And the story says "Left to pay: $0"

  @whichside.misery.order
  # fr: Ce que prend une dette
  Rule: What a debt takes

    # fr: Cinq dollars de trop peu
    Scenario: Five dollars too few
      Given the Italian Tenement owns the Union Hall
      And Unsanitary of the Italian Tenement is 3
      And the Italian Tenement is 5 dollars short of the cost of living
      When the Italian Tenement pays its cost of living
      Then the Italian Tenement owns no premises
      And the Italian Tenement pays 1 dollar
      And Unsanitary of the Italian Tenement rises by 1
      And whatever is decided, the Italian Tenement loses 2 health

    # fr: Un dollar, si rien n'est dit
    Scenario: A dollar, if nothing is said
      When the Italian Tenement falls into misery
      Then Unsanitary of the Italian Tenement rises by 1

    # fr: Deux dollars
    Scenario: Two dollars
      Given Unsanitary of the Italian Tenement is 1
      When the Italian Tenement falls into misery for 2 dollars
      Then Unsanitary of the Italian Tenement rises by 2

  @whichside.misery.lower-hea
  # fr: La santé d'un ménage qui n'a plus rien d'autre
  Rule: The health of a household that has nothing else left

    # fr: Il reste deux dollars à trouver, et les suivants ont encore à payer
    Scenario: Two dollars are still owed, and those who follow are still to pay
      Given the first player is that of the Russian Tenement
      And the Italian Tenement still owes 2 dollars in misery
      And Unsanitary of the Italian Tenement is 5
      When the Italian Tenement names Rosa
      And the Italian Tenement names Lucia
      Then Rosa is at HEA 1
      And Lucia is at HEA 1
      And Unsanitary of the Italian Tenement is 5
      And the Russian Tenement has 20 dollars
      And the American Tenement has 14 dollars
      And the turn is at the struggle

    # fr: Qui a encore des dollars ne vend pas sa santé
    Scenario: Who has dollars left sells no health
      Given the Italian Tenement still owes 2 dollars in misery
      And the Italian Tenement has 1 dollar
      Then no table can show this position by whichside.misery.order

    # fr: Qui a encore un local ne vend pas sa santé
    Scenario: Who has premises left sells no health
      Given the Italian Tenement still owes 2 dollars in misery
      And the Italian Tenement owns the Laundry
      Then no table can show this position by whichside.misery.order

    # fr: L'insalubrité monte avant que la santé ne baisse
    Scenario: Conditions get worse before health is sold
      Given the Italian Tenement still owes 1 dollar in misery
      And Unsanitary of the Italian Tenement is 3
      Then no table can show this position by whichside.misery.order
