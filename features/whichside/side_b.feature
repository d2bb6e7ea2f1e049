# fr: Effets de la face B
# fr: Ce que font cinq tuiles améliorées, outre leurs emplacements.
Feature: Side B effects
  What five improved tiles do besides their spaces.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [scenarios.generic.start]
      tiles = ["triangle", "newtown-creek", "woolworth", "tenderloin", "western-pen", "east-river-docks", "greenwich-village", "iww", "ilgwu", "bierhalle", "ferrer-center"]
      [employers_board]
      grey_wages = 3
      [tiles.triangle.a.work]
      gender = "woman"
      dollars = 2
      [tiles.triangle.a.home-sewing]
      dollars = 1
      [tiles.woolworth.a.work]
      gender = "woman"
      dollars = 1
      [tiles.east-river-docks.a.work]
      price = 1
      [tiles.greenwich-village.a.agitation]
      price = 1
      [tiles.greenwich-village.b.agitation]
      price = 1
      police = 1
      [premises.political-cafe]
      price = 3
      rent = 1
      [incidents.raid]
      effects = [{ kind = "close", tile = "bierhalle", until = "turn" }]
      """
    And the other Tenements have 20 dollars

  @whichside.side-b.ferrer-center
  # fr: Ferrer Center
  Rule: Ferrer Center

    # fr: Sans la face B, personne n'a rien transformé
    Scenario: Without side B nobody has exchanged anything
      Given the Italian Tenement has exchanged agitation at the Ferrer Center this turn
      And the Ferrer Center shows side A
      And the turn is at the struggle
      Then no table can show this position by whichside.side-b.ferrer-center

    # fr: Une agitation syndicale devient une grève
    Scenario: One union agitation becomes one strike
      Given Ferrer shows side B
      And the Italians have 2 union agitations
      When the Italians exchange 1 union agitation at the Ferrer Center
      Then the event resource-gained happens 1 time
      And the Italians have 1 union agitation
      And the Italians have 1 strike
      And clause whichside.side-b.ferrer-center is cited
      # fr: le récit dit « Le Tenement italien donne 1 agitation syndicale »
      And the story says "The Italian Tenement gives 1 union agitation"
      # fr: le récit dit « Le Tenement italien gagne 1 grève »
      And the story says "The Italian Tenement gains 1 strike"
      And the event resource-spent happens 1 time
      And the event resource-spent happens before the event resource-gained

    # fr: Une agitation anarchiste convient, mais compte pour une
    Scenario: An anarchist agitation will do, but counts as one
      Given Ferrer shows side B
      And the Italians have 1 anarchist agitation
      When the Italians exchange 1 anarchist agitation at the Ferrer Center
      Then the Italians have 0 anarchist agitations
      And the Italians have 1 strike

    # fr: Une seconde fois dans le tour
    Scenario: A second time in the turn
      Given Ferrer shows side B
      And the Italians have 2 union agitations
      And the Americans have 1 union agitation
      When the Italians exchange 1 union agitation at the Ferrer Center
      Then "the Italians exchange 1 union agitation at the Ferrer Center" is refused by whichside.side-b.ferrer-center and by nothing else
      And "the Americans exchange 1 union agitation at the Ferrer Center" is refused by whichside.side-b.ferrer-center and by nothing else

    # fr: Une fois pour chaque Tenement, par l'autre lecture
    Scenario: Once for each Tenement by the other reading
      Given the reading R-36 is "each"
      And Ferrer shows side B
      And the Italians have 2 union agitations
      And the Americans have 1 union agitation
      When the Italians exchange 1 union agitation at the Ferrer Center
      Then "the Italians exchange 1 union agitation at the Ferrer Center" is refused by whichside.side-b.ferrer-center and by nothing else
      And "the Americans exchange 1 union agitation at the Ferrer Center" is legal

    # fr: L'échange de ce tour est fait, selon R-36 : <option>
    Scenario Outline: The exchange of this turn is made, as R-36 is read: <option>
      Given the reading R-36 is "<option>"
      And Ferrer shows side B
      And the Italians have exchanged agitation at the Ferrer Center this turn
      And the Italians have 1 union agitation
      And the Americans have 1 union agitation
      Then "the Italians exchange 1 union agitation at the Ferrer Center" is refused by whichside.side-b.ferrer-center and by nothing else
      And "the Americans exchange 1 union agitation at the Ferrer Center" is <verdict>

      Examples:
        | option | verdict                                                       |
        | team   | refused by whichside.side-b.ferrer-center and by nothing else |
        | each   | legal                                                         |

    # fr: La face A n'échange pas
    Scenario: Side A does not exchange
      Given the Italians have 1 union agitation
      When the Italians exchange 1 union agitation at the Ferrer Center
      Then the move is refused by whichside.side-b.ferrer-center and by nothing else

    # fr: La face B d'une autre tuile n'échange pas
    Scenario: Side B of another tile does not exchange
      Given Triangle shows side B
      And the Italians have 1 union agitation
      When the Italians exchange 1 union agitation at the Ferrer Center
      Then the move is refused by whichside.side-b.ferrer-center and by nothing else

    # fr: Qui n'en a pas n'en échange pas
    Scenario: Who has none exchanges none
      Given Ferrer shows side B
      And the Americans have 1 union agitation
      When the Italians exchange 1 union agitation at the Ferrer Center
      Then the move is refused by whichside.side-b.ferrer-center and by nothing else
      # fr: le refus dit « Le Tenement italien n'a rien à échanger »
      And the refusal says "The Italian Tenement has no"

    # fr: Fermé, il échange encore, ou non, par la lecture <option>
    Scenario Outline: Closed, it still exchanges or not, by <option>
      Given the reading R-137 is "<option>"
      And Ferrer shows side B
      And Ferrer is closed by Lockout
      And the Italians have 2 union agitations
      Then "the Italians exchange 1 union agitation at the Ferrer Center" is <verdict>

      Examples:
        | option | verdict                                                       |
        | works  | legal                                                         |
        | stops  | refused by whichside.side-b.ferrer-center and by nothing else |

    # fr: Fermé, il échange encore, si la table ne le lit pas autrement
    Scenario: Closed, it still exchanges, unless the table reads it otherwise
      Given Ferrer shows side B
      And Ferrer is closed by Lockout
      And the Italians have 2 union agitations
      Then "the Italians exchange 1 union agitation at the Ferrer Center" is legal

    # fr: Le refus nomme la tuile fermée
    Scenario: The refusal names the closed tile
      Given the reading R-137 is "stops"
      And Ferrer shows side B
      And Ferrer is closed by Lockout
      And the Italians have 2 union agitations
      When the Italians exchange 1 union agitation at the Ferrer Center
      # fr: le refus dit « Le Centre Ferrer : c'est fermé. »
      Then the refusal says "The Ferrer Center is closed."

    # fr: La tuile restée dans la boîte n'échange pas
    Scenario: The tile that stayed in the box does not exchange
      Given the scenario is the Shirtwaist Strike
      And the Italians have 1 union agitation
      When the Italians exchange 1 union agitation at the Ferrer Center
      Then the move is refused by whichside.side-b.ferrer-center and by nothing else

    # fr: Ouvert, il échange par l'autre lecture aussi
    Scenario: Open, it exchanges by the other reading too
      Given the reading R-137 is "stops"
      And Ferrer shows side B
      And the Italians have 1 union agitation
      When the Italians exchange 1 union agitation at the Ferrer Center
      Then the Italians have 1 strike

    # fr: Fermer une autre tuile ne l'arrête pas
    Scenario: Closing another tile does not stop it
      Given the reading R-137 is "stops"
      And Ferrer shows side B
      And Triangle is closed by Lockout
      And the Italians have 1 union agitation
      When the Italians exchange 1 union agitation at the Ferrer Center
      Then the Italians have 1 strike

    # fr: Par l'autre lecture, chaque Tenement une fois, même après un autre
    Scenario: By the other reading each Tenement once, also after another one
      Given the reading R-36 is "each"
      And Ferrer shows side B
      And the Italians have 2 union agitations
      And the Americans have 1 union agitation
      When the Italians exchange 1 union agitation at the Ferrer Center
      And the Americans exchange 1 union agitation at the Ferrer Center
      Then "the Italians exchange 1 union agitation at the Ferrer Center" is refused by whichside.side-b.ferrer-center and by nothing else

    # fr: Le dernier Tenement peut échanger l'une ou l'autre agitation
    Scenario: The last Tenement can exchange either agitation
      Given the Ferrer Center shows side B
      And the Chinese have 1 union agitation
      And the Chinese have 1 anarchist agitation
      And no premises lie face up
      And the turn is at the struggle
      Then there are 7 legal moves

  @whichside.side-b.bierhalle-hosts
  # fr: Bierhalle : local accueilli
  Rule: Bierhalle: room for premises

    # fr: Pas sur la face A
    Scenario: On side A there are none
      Given the Bierhalle hosts the Laundry of the Italians
      Then no table can show this position by whichside.side-b.bierhalle-hosts

    # fr: Un local est acheté pour elle
    Scenario: Premises are bought for it
      Given the Bierhalle shows side B
      And the Political Café lies face up
      And the Italians have 4 dollars
      When the Italians buy the Political Café for the Bierhalle
      Then the Bierhalle hosts the Political Café
      And the Italians have 1 dollar
      And the Italians own no premises
      And "the Americans buy the Political Café" is refused
      And clause whichside.side-b.bierhalle-hosts is cited
      And the event dollars-paid cites whichside.premises.purchase
      # fr: le récit dit « Désormais à la Bierhalle : le Café politique »
      And the story says "The Political Café is at the Bierhalle now"
      # fr: le récit dit « Le Tenement italien paie 3 $ »
      And the story says "The Italian Tenement pays $3"
      And the event dollars-paid happens 1 time
      And the event dollars-paid happens before the event premises-hosted
      And the event premises-hosted happens 1 time

    # fr: Un des locaux visibles, payé par n'importe quel Tenement
    Scenario: Whichever lies face up, paid by whichever Tenement
      Given the Bierhalle shows side B
      And the Political Café lies face up
      And the Laundry lies face up
      When the Chinese buy the Laundry for the Bierhalle
      Then the Bierhalle hosts the Laundry

    # fr: La lutte finie, il n'en vient plus
    Scenario: Once the struggle is over none come any more
      Given the Bierhalle shows side B
      And the Political Café lies face up
      And the turn is at the employers' actions
      When the Italians buy the Political Café for the Bierhalle
      Then the move is refused by whichside.premises.purchase and by nothing else

    # fr: La face A n'en accueille pas
    Scenario: Side A hosts none
      Given the Political Café lies face up
      And the Italians have 4 dollars
      When the Italians buy the Political Café for the Bierhalle
      Then the move is refused by whichside.side-b.bierhalle-hosts and by nothing else

    # fr: Il n'y a de place que pour un local
    Scenario: There is room for one only
      Given the Bierhalle shows side B
      And the Bierhalle hosts the Laundry of the Americans
      And the Political Café lies face up
      And the Italians have 4 dollars
      When the Italians buy the Political Café for the Bierhalle
      Then the move is refused by whichside.side-b.bierhalle-hosts and by nothing else

    # fr: Il faut avoir l'argent
    Scenario: The money must be there
      Given the Bierhalle shows side B
      And the Political Café lies face up
      And the Italians have 2 dollars
      When the Italians buy the Political Café for the Bierhalle
      Then the move is refused by whichside.premises.purchase and by nothing else

    # fr: Tous les Tenements peuvent s'en servir
    Scenario: All Tenements can use it
      Given the Bierhalle shows side B
      And the Bierhalle hosts the Political Café of the Americans
      When the Italians make their night action on the meeting at the Political Café
      Then the move is legal

    # fr: Seul l'acheteur peut s'en servir, par l'autre lecture
    Scenario: Only the buyer can use it by the other reading
      Given the reading R-35 is "buyer"
      And the Bierhalle shows side B
      And the Bierhalle hosts the Political Café of the Americans
      And the turn is at the night actions
      When the Italians make their night action on the meeting at the Political Café
      Then the move is refused by whichside.night.own-premises and by nothing else

    # fr: L'acheteur peut s'en servir, par les deux lectures
    Scenario: The buyer can use it by either reading
      Given the reading R-35 is "buyer"
      And the Bierhalle shows side B
      And the Bierhalle hosts the Political Café of the Americans
      When the Americans make their night action on the meeting at the Political Café
      Then the move is legal

    # fr: Personne en misère ne le vend
    Scenario: Nobody in misery sells it
      Given the Bierhalle shows side B
      And the Bierhalle hosts the Political Café of the Italians
      And the Italians have 5 dollars
      When the cost of living falls due
      Then Unsanitary of the Italians is 3
      And the Bierhalle hosts the Political Café

    # fr: Qui est chez l'Avocat libéral de la Bierhalle y reste quand d'autres locaux sont vendus
    Scenario: Who is at the Liberal Lawyer of the Bierhalle stays when other premises are sold
      Given the Bierhalle shows side B
      And the Bierhalle hosts the Liberal Lawyer of the Americans
      And Rosa is at the Liberal Lawyer
      And the Italians own the Laundry
      And the Italians have 5 dollars
      When the cost of living falls due
      Then Rosa is at the Liberal Lawyer
      And the Italians own no premises

    # fr: La Médecine traditionnelle y rend le médecin moins cher pour tous
    Scenario: Traditional Medicine there makes the doctor cheaper for all
      Given the Bierhalle shows side B
      And the Bierhalle hosts the Traditional Medicine of the Americans
      And Rosa is at HEA 1
      And the Italians have 1 dollar
      When the Italians call a doctor for Rosa
      Then Rosa is at HEA 2

    # fr: Le local d'une Bierhalle fermée sert encore, ou non, par la lecture <option>
    Scenario Outline: The premises at a closed Bierhalle can be used or not, by <option>
      Given the reading R-137 is "<option>"
      And the Bierhalle shows side B
      And the Bierhalle hosts the Political Café of the Americans
      And the Bierhalle is closed by Lockout
      And the turn is at the night actions
      And it is the turn of the Italians
      Then "the Italians make their night action on the meeting at the Political Café" is <verdict>

      Examples:
        | option | verdict                                                     |
        | works  | legal                                                       |
        | stops  | refused by whichside.night.own-premises and by nothing else |

    # fr: De jour, à une Bierhalle fermée, par la lecture <option>
    Scenario Outline: By day at a closed Bierhalle, by <option>
      Given the reading R-137 is "<option>"
      And the Bierhalle shows side B
      And the Bierhalle hosts the Bonesetter of the Americans
      And the Bierhalle is closed by Lockout
      Then "Rosa goes to the healing at the Bonesetter" is <verdict>

      Examples:
        | option | verdict |
        | works  | legal   |
        | stops  | refused |

    # fr: Une Bierhalle fermée accueille un local, ou non, par la lecture <option>
    Scenario Outline: A closed Bierhalle takes premises in or not, by <option>
      Given the reading R-137 is "<option>"
      And the Bierhalle shows side B
      And the Bierhalle is closed by Lockout
      And the Political Café lies face up
      And the Italians have 4 dollars
      Then "the Italians buy the Political Café for the Bierhalle" is <verdict>

      Examples:
        | option | verdict                                                         |
        | works  | legal                                                           |
        | stops  | refused by whichside.side-b.bierhalle-hosts and by nothing else |

    # fr: Sur sa face A, il n'y a rien à fermer
    Scenario: On side A there is nothing to stop
      Given the reading R-137 is "stops"
      And the Bierhalle is closed by Lockout
      And the Political Café lies face up
      And the Italians have 4 dollars
      When the Italians buy the Political Café for the Bierhalle
      # fr: le refus dit « La Bierhalle ne montre pas sa face B. »
      Then the refusal says "The Bierhalle does not show side B."

    # fr: Qui est chez l'Avocat libéral d'une Bierhalle qui ferme, par la lecture <option>
    Scenario Outline: Who is at the Liberal Lawyer of a Bierhalle that closes, by <option>
      Given the reading R-137 is "<option>"
      And the reading R-14 is "<eviction>"
      And the Bierhalle shows side B
      And the Bierhalle hosts the Liberal Lawyer of the Americans
      And Rosa is at the Liberal Lawyer
      And 1 incident is drawn
      When the card "raid" is drawn
      Then the Bierhalle is closed
      And Rosa is <where>
      And the turn is at the cost of living

      Examples:
        | option | eviction | where                 |
        | works  | arrest   | at the Liberal Lawyer |
        | stops  | arrest   | in the Arrest box     |
        | stops  | home     | at home               |

    # fr: L'Avocat du Tenement abrite encore quand celui de la Bierhalle est fermé
    Scenario: A Tenement's own premises are not those of the Bierhalle
      Given the reading R-137 is "stops"
      And the Bierhalle shows side B
      And the Bierhalle hosts the Laundry of the Americans
      And the Italians own the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      And 1 incident is drawn
      When the card "raid" is drawn
      Then Rosa is at the Liberal Lawyer

    # fr: L'autre local visible reste en vente
    Scenario: The other premises that lie face up stay for sale
      Given the Bierhalle shows side B
      And the Political Café lies face up
      And the Laundry lies face up
      When the Italians buy the Political Café for the Bierhalle
      Then the Political Café does not lie face up
      And the Laundry lies face up

    # fr: Le refus nomme la Bierhalle fermée
    Scenario: The refusal names the closed Bierhalle
      Given the reading R-137 is "stops"
      And the Bierhalle shows side B
      And the Bierhalle is closed by Lockout
      And the Political Café lies face up
      And the Italians have 4 dollars
      When the Italians buy the Political Café for the Bierhalle
      # fr: le refus dit « La Bierhalle : c'est fermé. »
      Then the refusal says "The Bierhalle is closed."

    # fr: Un autre local à la Bierhalle n'abrite pas qui était chez l'Avocat libéral
    Scenario: Other premises at the Bierhalle do not shelter who was at the Liberal Lawyer
      Given the Bierhalle shows side B
      And the Bierhalle hosts the Political Café of the Americans
      And the Italians own the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      And the Laundry lies face up
      When the Italians buy the Laundry
      Then Rosa is in the Arrest box

    # fr: La Médecine traditionnelle y sert aussi à qui a un autre local
    Scenario: Traditional Medicine there also serves who has other premises
      Given the Bierhalle shows side B
      And the Bierhalle hosts the Traditional Medicine of the Americans
      And the Italians own the Laundry
      And Rosa is at HEA 1
      And the Italians have 1 dollar
      When the Italians call a doctor for Rosa
      Then Rosa is at HEA 2
      And the Italians have 0 dollars

    # fr: Le dernier Tenement perd l'abri d'une Bierhalle qui ferme, lui aussi
    Scenario: The last Tenement loses the shelter of a Bierhalle that closes as well
      Given the reading R-137 is "stops"
      And the Bierhalle shows side B
      And the Bierhalle hosts the Liberal Lawyer of the Americans
      And Jun is at the Liberal Lawyer
      And 1 incident is drawn
      When the card "raid" is drawn
      Then Jun is in the Arrest box
      And the event moved happens 1 time

    # fr: Le dernier Tenement peut en acheter pour elle, de l'un ou de l'autre
    Scenario: The last Tenement can buy for it, the ones or the others
      Given the Bierhalle shows side B
      And the Russians have 0 dollars
      And the Italians have 0 dollars
      And the Americans have 0 dollars
      And the Laundry lies face up
      And the Union Hall lies face up
      And the turn is at the struggle
      Then there are 6 legal moves
      When the Chinese buy the Union Hall for the Bierhalle
      Then the Laundry lies face up
      And the event dollars-paid happens before the event premises-hosted

  @whichside.side-b.bierhalle-rent
  # fr: Bierhalle : aucun loyer
  Rule: Bierhalle: no rent

    # fr: Personne ne paie de loyer pour le local qui y est
    Scenario: Nobody pays rent for the premises there
      Given the Bierhalle shows side B
      And the Bierhalle hosts the Political Café of the Italians
      Then the cost of living of the Italians is 6 dollars
      And the answers rest on whichside.side-b.bierhalle-rent

    # fr: Le même local dans un Tenement coûte un loyer
    Scenario: The same premises in a Tenement cost rent
      Given the Italians own the Political Café
      Then the cost of living of the Italians is 7 dollars
      And the answers do not rest on whichside.side-b.bierhalle-rent

    # fr: Le loyer des autres n'en dépend pas
    Scenario: The rent of the others does not hang on it
      Given the Bierhalle shows side B
      And the Bierhalle hosts the Political Café of the Italians
      Then the cost of living of the Chinese is 7 dollars
      And the answers do not rest on whichside.side-b.bierhalle-rent
      And the cost of living of the Italians is 6 dollars
      And the answers rest on whichside.side-b.bierhalle-rent

    # fr: Acheté pour la Bierhalle, un local ne coûte aucun loyer
    Scenario: Bought for the Bierhalle, they cost nothing
      Given the Bierhalle shows side B
      And the Political Café lies face up
      When the Italians buy the Political Café for the Bierhalle
      Then the cost of living of the Italians is 6 dollars

  @whichside.side-b.ilgwu
  # fr: ILGWU : femmes mieux payées
  Rule: ILGWU: better paid women

    # fr: Un emplacement pour femmes paie un dollar de plus
    Scenario: A space for women pays a dollar more
      Given ILGWU shows side B
      And Rosa stands on the work at Triangle
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 3 dollars
      And clause whichside.side-b.ilgwu is cited

    # fr: La face A ne paie rien de plus
    Scenario: Side A pays nothing more
      Given Rosa stands on the work at Triangle
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 2 dollars

    # fr: Une femme sur un emplacement pour tous n'a rien de plus (interaction 60)
    Scenario: A woman on a space for all gets nothing more (interaction 60)
      Given ILGWU shows side B
      And Rosa stands on the work at Newtown Creek
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 4 dollars

    # fr: Une action du soir n'est pas un emplacement de travail
    Scenario: A night action is no space of work
      Given ILGWU shows side B
      And Rosa stands on the work at Triangle
      And the Italians have made their night action on the home sewing at Triangle
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 4 dollars

    # fr: Le dollar compense des salaires trop bas, ou non, par la lecture <option>
    Scenario Outline: The dollar makes up for wages too low, or not, as R-149 is read: <option>
      Given the reading R-149 is "<option>"
      And ILGWU shows side B
      And the wages stand on cell <cell>
      And Rosa stands on the work at <where>
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have <n> dollars

      # fr: le Triangle
      Examples:
        | option           | cell | where     | n |
        | before-the-floor | 6    | Woolworth | 0 |
        | after-the-floor  | 6    | Woolworth | 1 |
        | before-the-floor | 6    | Triangle  | 1 |
        | after-the-floor  | 6    | Triangle  | 1 |

    # fr: Le dollar s'ajoute à ce que des salaires trop bas laissent d'une paie
    Scenario: The dollar is added to what wages too low leave of a pay
      Given ILGWU shows side B
      And the wages stand on cell 6
      And Rosa stands on the work at Woolworth
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have 0 dollars

    # fr: Fermé, il augmente encore la paie, ou non, par la lecture <option>
    Scenario Outline: Closed, it still pays more or not, by <option>
      Given the reading R-137 is "<option>"
      And ILGWU shows side B
      And ILGWU is closed by Lockout
      And Rosa stands on the work at Triangle
      And the Italians have 0 dollars
      When the fruits of labor are reaped
      Then the Italians have <n> dollars

      Examples:
        | option | n |
        | works  | 3 |
        | stops  | 2 |

  @whichside.side-b.iww
  # fr: IWW : prisonniers sans entretien
  Rule: IWW: prisoners cost nothing

    # fr: Un en Prison et un en Arrestation (interaction 60)
    Scenario: One in Jail and one on Arrest (interaction 60)
      Given IWW shows side B
      And Rosa is in the Jail box
      And Rosa is at HEA 1
      And Carlo is in the Arrest box
      Then the cost of living of the Italians is 4 dollars
      And the answers rest on whichside.side-b.iww

    # fr: Une prisonnière qui agit ne coûte rien non plus
    Scenario: A prisoner who acts costs nothing either
      Given IWW shows side B
      And Mei stands on the agitation at the Western Pen
      Then the upkeep of Mei is 0 dollars
      And the answers rest on whichside.side-b.iww

    # fr: Pour chaque Tenement
    Scenario: For every Tenement
      Given IWW shows side B
      And Mei is in the Jail box
      Then the cost of living of the Chinese is 6 dollars
      And the cost of living of the Italians is 6 dollars

    # fr: La face A laisse le coût comme il est
    Scenario: Side A leaves the upkeep as it is
      Given Rosa is in the Jail box
      And Rosa is at HEA 1
      And Carlo is in the Arrest box
      Then the cost of living of the Italians is 7 dollars

    # fr: Fermé, il entretient encore les prisonniers, ou non, par la lecture <option>
    Scenario Outline: Closed, prisoners still cost nothing or not, by <option>
      Given the reading R-137 is "<option>"
      And IWW shows side B
      And IWW is closed by Lockout
      And Rosa is in the Jail box
      Then the cost of living of the Italians is <n> dollars

      Examples:
        | option | n |
        | works  | 5 |
        | stops  | 6 |

  @whichside.side-b.greenwich
  # fr: Greenwich Village : agitation gratuite
  Rule: Greenwich Village: free agitation

    # fr: Sa propre agitation ne coûte rien
    Scenario: Its own agitation costs nothing
      Given Greenwich shows side B
      And the Italians have 0 dollars
      When Rosa goes to the agitation at Greenwich
      Then the move is legal
      And Police Threat of the Italians is 1
      And clause whichside.side-b.greenwich is cited
      # fr: le récit dit « Le Tenement italien ne paie rien pour l'agitation. »
      And the story says "The Italian Tenement pays nothing for the agitation."
      And the event costs-nothing happens 1 time

    # fr: Seule l'agitation anarchiste est gratuite
    Scenario: Only anarchist agitation is free
      Given Greenwich shows side B
      And the Italians have 0 dollars
      When Rosa goes to the work at the Docks
      Then the move is refused by whichside.daily.money-required and by nothing else

    # fr: Sur la face A, elle coûte son prix
    Scenario: On side A it costs its price
      Given the Italians have 0 dollars
      When Rosa goes to the agitation at Greenwich
      Then the move is refused by whichside.daily.money-required and by nothing else

    # fr: Un prisonnier agite aussi gratuitement, et la Menace policière monte tout de même (interaction 60)
    Scenario: A prisoner agitates for nothing too, and the Police Threat still goes up (interaction 60)
      Given Greenwich shows side B
      And Rosa is in the Jail box
      And the Italians have 0 dollars
      When Rosa goes to the agitation at the Western Pen
      Then Police Threat of the Italians is 1
      And the Italians have 0 dollars

    # fr: Par l'autre lecture, le Western Pen coûte son dollar
    Scenario: By the other reading the Western Pen costs its dollar
      Given the reading R-30 is "greenwich"
      And Greenwich shows side B
      And Rosa is in the Jail box
      And the Italians have 0 dollars
      When Rosa goes to the agitation at the Western Pen
      Then the move is refused by whichside.daily.money-required and by nothing else

    # fr: Par l'autre lecture, Greenwich même est gratuit
    Scenario: By the other reading Greenwich itself is free
      Given the reading R-30 is "greenwich"
      And Greenwich shows side B
      And the Italians have 0 dollars
      When Rosa goes to the agitation at Greenwich
      Then the move is legal

    # fr: Fermé, il rend encore l'agitation gratuite ailleurs, ou non, par la lecture <option>
    Scenario Outline: Closed, agitation elsewhere is still free or not, by <option>
      Given the reading R-137 is "<option>"
      And Greenwich shows side B
      And Greenwich is closed by Lockout
      And Rosa is in the Jail box
      And the Italians have 0 dollars
      Then "Rosa goes to the agitation at the Western Pen" is <verdict>

      Examples:
        | option | verdict                                                       |
        | works  | legal                                                         |
        | stops  | refused by whichside.daily.money-required and by nothing else |
