# fr: Ressources
# fr: Ce que le groupe gagne par ses actions et dépense pour des moyens de production.
Feature: Resources
  What the group wins by its actions and spends on means of production.

  @postal.resource.kinds
  # fr: Quatre ressources
  Rule: Four resources

    # fr: La liste des ressources
    Scenario: The list of resources
      Given a postal game
      Then the datum components.resources is "strike, sabotage, union agitation, anarchist agitation"
      And the datum components.resources has 4 entries
      And the datum components.resources is stated by the book

    # fr: Le Café politique donne une grève et rien d'autre
    Scenario: The Political Cafe gives a strike and nothing else
      When a worker acts at the Political Cafe
      Then the group has 1 strike
      And the group has 0 sabotages
      And the group has 0 union agitations
      And the group has 0 anarchist agitations

    # fr: L'Atelier de chimie donne un sabotage et rien d'autre
    Scenario: The Chemistry Workshop gives a sabotage and nothing else
      When a worker acts at the Chemistry Workshop to raise risk
      Then the group has 1 sabotage
      And the group has 0 strikes
      And the group has 0 union agitations
      And the group has 0 anarchist agitations

    # fr: Le Local syndical donne une agitation syndicale et rien d'autre
    Scenario: The Local Union gives a union agitation and nothing else
      When a worker acts at the Local Union
      Then the group has 1 union agitation
      And the group has 0 strikes
      And the group has 0 sabotages
      And the group has 0 anarchist agitations

    # fr: La Machine à impression donne une agitation anarchiste et rien d'autre
    Scenario: The Printing Press gives an anarchist agitation and nothing else
      When a worker acts at the Printing Press
      Then the group has 1 anarchist agitation
      And the group has 0 strikes
      And the group has 0 sabotages
      And the group has 0 union agitations

    # fr: Deux ressources d'une même sorte se comptent
    Scenario: Two of a kind are counted
      Given workers stand at Local Union and Local Union
      When the workers act at Local Union and Local Union
      Then the group has 2 union agitations
      And the group gains 2 union agitations
      And the event resource-gained happens 2 times

    # fr: L'argent n'est pas une ressource
    Scenario: Money is not a resource
      Given workers stand at Local Union and Triangle Shirtwaist
      When the workers act at Local Union and Triangle Shirtwaist
      Then Savings are 4 dollars
      And the event resource-gained happens 1 time
      And the group has 1 union agitation
      And the group has 0 strikes
      And the group has 0 sabotages
      And the group has 0 anarchist agitations

    # fr: Une sorte n'en remplace pas une autre
    Scenario: One kind does not stand for another
      Given the group has 2 union agitations
      When the group takes the means of production for 1 anarchist agitation and 1 union agitation
      Then the move is refused
      # fr: le refus dit « 2 agitations syndicales et 0 agitation anarchiste »
      And the refusal says "2 union agitations and 0 anarchist agitations"

  @postal.resource.same-turn-only
  # fr: Ressources du tour seulement
  Rule: Resources last one turn

    # fr: Une ressource non dépensée à la fin du tour est perdue : <resource>
    Scenario Outline: One <resource> unspent at the end of the turn is lost
      Given the group has 1 <resource>
      When the turn ends
      Then the group has 0 <resource>
      And the event resources-lost happens 1 time
      And clause postal.resource.same-turn-only is cited

      Examples:
        | resource            |
        | strike              |
        | sabotage            |
        | union agitation     |
        | anarchist agitation |

    # fr: Toutes les sortes sont perdues ensemble
    Scenario: All kinds are lost together
      Given 6 healthy workers
      And the group has 2 strikes
      And the group has 1 sabotage
      And the group has 2 union agitations
      And the group has 1 anarchist agitation
      When the turn ends
      And the turn begins
      Then the group has 0 strikes
      And the group has 0 sabotages
      And the group has 0 union agitations
      And the group has 0 anarchist agitations

    # fr: L'argent est gardé
    Scenario: Money is kept
      Given a means of production may be taken
      And Savings are 4 dollars
      When the turn ends
      And the turn begins
      Then Savings are 4 dollars
      And clause postal.resource.same-turn-only is not cited

    # fr: Une ressource sert au tour où elle est obtenue
    Scenario: A resource serves in the turn in which it was obtained
      Given a worker stands at the Political Cafe
      And Savings are 7 dollars
      When a worker acts at the Political Cafe
      And the Cost of Living is paid
      And the group takes the means of production for 1 strike and 2 dollars
      Then the group has 0 strikes
      And Savings are 0 dollars
      When the turn ends
      Then the event resources-lost happens 0 times

    # fr: Ce qui reste après avoir pris un moyen est perdu aussi
    Scenario: What is left after taking a means is lost as well
      Given the group has 2 strikes
      And the group has 1 union agitation
      When the group takes the means of production for 1 strike and 1 union agitation
      Then the group has 1 strike
      When the turn ends
      Then the group has 0 strikes
      And clause postal.resource.same-turn-only is cited

    # fr: Des agitations de deux tours différents ne s'ajoutent pas
    Scenario: Two agitations of two turns do not add up
      Given the Cost of Living is to be paid
      And the group has 1 union agitation
      And Savings are 5 dollars
      When the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      And workers are placed at Political Cafe, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the workers act at Political Cafe, Triangle Shirtwaist, Triangle Shirtwaist and Triangle Shirtwaist
      And the Cost of Living is paid
      And the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused
      # fr: le refus dit « 1 grève et 0 agitation syndicale »
      And the refusal says "1 strike and 0 union agitations"

    # fr: Le récit dit combien de ressources sont perdues
    Scenario: How many resources are lost is told
      Given the group has 1 strike
      And the group has 2 sabotages
      When the turn ends
      # fr: le récit dit « 3 ressource(s) non dépensée(s) perdue(s) »
      Then the story says "3 unspent resource(s) lost"

    # fr: Une grève et une agitation anarchiste sont deux ressources perdues
    Scenario: One strike and one anarchist agitation are two resources that are lost
      Given the group has 1 strike
      And the group has 1 anarchist agitation
      When the turn ends
      Then the group has 0 strikes
      And the group has 0 anarchist agitations
