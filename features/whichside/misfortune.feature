# fr: Malheurs
# fr: Qui pioche, qui subit, qui ne le peut pas, et quand une carte est perdue.
Feature: Misfortunes
  Who draws, who suffers, who cannot, and when a card is lost.

  Background:
    Given a game of Which Side
    And this content pack:
      """
      [boards.italian]
      last_risk = 6
      last_police = 8

      [misfortunes.levy]
      effects = [{ kind = "money", by = -3, whom = "each" }]

      [misfortunes.fine]
      copies = 4
      effects = [{ kind = "money", by = -2 }]

      [misfortunes.summons]
      effects = [{ kind = "prison" }]

      [misfortunes.two-summonses]
      effects = [{ kind = "prison" }, { kind = "prison" }]

      [misfortunes.her-summons]
      effects = [{ kind = "prison", gender = "woman" }]

      [misfortunes.all-summoned]
      effects = [{ kind = "prison", people = "all" }]

      [misfortunes.fever]
      effects = [{ kind = "health", by = -1 }]

      [misfortunes.two-fevers]
      effects = [{ kind = "health", by = -1 }, { kind = "health", by = -1 }]

      [misfortunes.plague]
      effects = [{ kind = "health", by = -2 }]

      [misfortunes.childbed]
      effects = [{ kind = "health", by = -1, people = "all", gender = "woman" }]

      [misfortunes.fever-and-summons]
      effects = [{ kind = "health", by = -1 }, { kind = "prison" }]

      [misfortunes.cell-fever]
      effects = [
        { kind = "health", by = -1, where = "prison" },
        { kind = "health", by = -1, people = "all", gender = "woman" },
      ]

      [misfortunes.clumsy-hands]
      effects = [{ kind = "gauge", gauge = "risk", by = 2 }]

      [misfortunes.denunciation]
      effects = [{ kind = "gauge", gauge = "police", by = 2 }]

      [misfortunes.flood]
      effects = [{ kind = "gauge", gauge = "unsanitary", by = 2 }]

      [misfortunes.lost-leaflets]
      effects = [{ kind = "resource", resource = "union", by = -2 }]

      [misfortunes.bad-news]
      effects = [{ kind = "resource", resource = "union", by = -2, whom = "each" }]

      [misfortunes.dilemma]
      effects = [{ kind = "either", options = [{ kind = "prison" }, { kind = "health", by = -1 }] }]

      [misfortunes.leaflets-or-money]
      effects = [
        { kind = "either", options = [
          { kind = "resource", resource = "union", by = -1 },
          { kind = "money", by = -2 },
        ] },
      ]

      [misfortunes.leaflets-or-fever]
      effects = [
        { kind = "either", options = [
          { kind = "resource", resource = "union", by = -1 },
          { kind = "health", by = -1 },
        ] },
        { kind = "resource", resource = "union", by = -1 },
      ]

      [misfortunes.leaflets-money-or-fever]
      effects = [
        { kind = "either", options = [
          { kind = "resource", resource = "union", by = -1 },
          { kind = "money", by = -2 },
          { kind = "health", by = -1 },
        ] },
      ]

      [misfortunes.leaflets-or-all]
      effects = [
        { kind = "either", options = [
          { kind = "resource", resource = "union", by = -1 },
          { kind = "resource", resource = "union", by = -1, whom = "each" },
        ] },
      ]

      [misfortunes.quiet-week]
      effects = [{ kind = "gauge", gauge = "risk", by = -1 }]

      [misfortunes.two-bad-weeks]
      effects = [{ kind = "gauge", gauge = "risk", by = 3 }, { kind = "gauge", gauge = "risk", by = 3 }]

      [misfortunes.lost-hand]
      effects = [{ kind = "maim" }]

      [misfortunes.lost-hand-and-fever]
      effects = [{ kind = "maim" }, { kind = "health", by = -1 }]

      [misfortunes.all-and-one-more]
      effects = [{ kind = "prison", people = "all" }, { kind = "prison" }]

      [misfortunes.ill-omen]
      effects = [{ kind = "draw", deck = "incident", cards = 1 }]

      [misfortunes.two-ill-omens]
      effects = [{ kind = "draw", deck = "incident", cards = 2 }]

      [incidents.calm]
      effects = []

      [misfortunes.quiet-night]
      effects = [{ kind = "gauge", gauge = "police", by = -1 }]

      [misfortunes.spring-clean]
      effects = [{ kind = "gauge", gauge = "unsanitary", by = -1 }]

      [misfortunes.two-lost-leaflets]
      effects = [{ kind = "resource", resource = "union", by = -1 }, { kind = "resource", resource = "union", by = -1 }]

      [misfortunes.fever-and-all-summoned]
      effects = [{ kind = "health", by = -1 }, { kind = "prison", people = "all" }]

      [misfortunes.two-lost-hands]
      effects = [{ kind = "maim" }, { kind = "maim" }]

      [misfortunes.cold-room]
      effects = [{ kind = "health", by = -1, where = "home" }]
      """
    And the other Tenements have 20 dollars

  @whichside.misfortune.draw
  # fr: Une carte chacun
  Rule: Every Tenement draws one, from the first player on

    # fr: Quatre cartes, dans le sens horaire
    Scenario: Four cards, clockwise
      Given the first player is that of the Italian Tenement
      When the misfortunes begin
      # fr: la question ouverte est « Piochez un malheur. »
      Then the open question is "Draw a misfortune."
      And the open question is asked by whichside.misfortune.draw
      When the card "fine" is drawn
      Then the Italian Tenement must decide
      When the Italian Tenement gives it to the American Tenement
      And the card "fine" is drawn
      And the American Tenement gives it to the Chinese Tenement
      And the card "fine" is drawn
      And the Chinese Tenement gives it to the Russian Tenement
      And the card "fine" is drawn
      Then the Russian Tenement must decide
      When the Russian Tenement gives it to the Italian Tenement
      Then the turn is at the prison
      And the event card-drawn happens 4 times
      And clause whichside.misfortune.draw is cited

  @whichside.misfortune.designate-other
  # fr: Choix de la victime
  Rule: The drawer says who suffers it

    Background:
      Given the Russian Tenement draws a misfortune
      When the card "fine" is drawn

    # fr: Seul le Tenement désigné subit
    Scenario: Only the Tenement that is named suffers
      When the Russian Tenement gives it to the American Tenement
      Then the American Tenement has 18 dollars
      And the Italian Tenement has 20 dollars
      And the Chinese Tenement has 20 dollars
      And the Russian Tenement has 20 dollars
      And clause whichside.misfortune.designate-other is cited

    # fr: Personne d'autre n'en décide
    Scenario: Nobody else decides it
      When the Italian Tenement gives it to the American Tenement
      Then the move is refused by whichside.misfortune.designate-other

    # fr: Qui subit la carte subit ce qu'elle dit, et rien d'autre
    Scenario: What the card says happens to whoever suffers it, and nothing else
      When the Russian Tenement gives it to the American Tenement
      Then Risk of the American Tenement is 0
      And the turn is at the prison

  @whichside.misfortune.not-self
  # fr: Jamais soi-même
  Rule: Never the drawer

    # fr: Qui a pioché ne peut prendre la carte
    Scenario: The drawer cannot take the card
      Given the Russian Tenement draws a misfortune
      When the card "fine" is drawn
      And the Russian Tenement gives it to the Russian Tenement
      Then the move is refused by whichside.misfortune.not-self and by nothing else

    # fr: Une carte que seul qui l'a piochée pourrait subir est défaussée
    Scenario: A card that the drawer alone could suffer is discarded
      Given the Russian Tenement draws a misfortune
      And the Russian Tenement has 2 union agitations
      When the card "lost-leaflets" is drawn
      Then the Russian Tenement has 2 union agitations
      And clause whichside.misfortune.discard-if-none is cited
      And clause whichside.misfortune.full-effect is cited
      And clause whichside.daily.gauge-maximum is not cited
      And the turn is at the prison

    # fr: À deux, la carte va à un autre Tenement de la même personne
    Scenario: With two people the card goes to another Tenement of the same person
      Given 2 people share the Tenements
      And the Russian Tenement draws a misfortune
      When the card "fine" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is legal
      And "the Russian Tenement gives it to the American Tenement" is legal

    # fr: Par l'autre lecture, seulement aux Tenements de l'autre personne
    Scenario: By the other reading it goes to the Tenements of the other person only
      Given the reading R-135 is "another-person"
      And 2 people share the Tenements
      And the Russian Tenement draws a misfortune
      When the card "fine" is drawn
      Then there are 2 legal moves
      And "the Russian Tenement gives it to the American Tenement" is legal
      And "the Russian Tenement gives it to the Chinese Tenement" is legal
      When the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.not-self and by nothing else
      # fr: le refus dit « Le Tenement italien est à la personne qui a pioché cette carte. »
      And the refusal says "The Italian Tenement belongs to the person who drew this card."

    # fr: Par l'autre lecture, qui pioche ne peut pas la subir non plus
    Scenario: By the other reading the drawer cannot take it either
      Given the reading R-135 is "another-person"
      And 2 people share the Tenements
      And the Chinese Tenement draws a misfortune
      When the card "fine" is drawn
      Then "the Chinese Tenement gives it to the Chinese Tenement" is refused by whichside.misfortune.not-self and by nothing else
      And "the Chinese Tenement gives it to the American Tenement" is refused by whichside.misfortune.not-self and by nothing else

    # fr: En mode duo, par l'autre lecture aussi, qui pioche peut la subir
    Scenario: In the duo mode the drawer can take it by the other reading too
      Given the reading R-135 is "another-person"
      And the variant is the duo mode
      And the Russian Tenement draws a misfortune
      When the card "fine" is drawn
      And the Russian Tenement gives it to the Russian Tenement
      Then the Russian Tenement has 18 dollars

    # fr: Une carte que seul un Tenement de la même personne peut subir, par la lecture <option>
    Scenario Outline: A card that only a Tenement of the same person can suffer, by <option>
      Given the reading R-135 is "<option>"
      And 2 people share the Tenements
      And the Russian Tenement draws a misfortune
      And the Italian Tenement has 2 union agitations
      When the card "lost-leaflets" is drawn
      Then the Italian Tenement has <n> union agitations
      And the event card-discarded happens <discarded> times
      And the turn is at the prison

      Examples:
        | option           | n | discarded |
        | another-tenement | 0 | 0         |
        | another-person   | 2 | 1         |

    # fr: Qui joue sans autre l'attribue à un autre des siens, par l'autre lecture aussi
    Scenario: Who plays alone gives it to another of one's own, by the other reading too
      Given the reading R-135 is "another-person"
      And 1 person has all the Tenements
      And the Russian Tenement draws a misfortune
      When the card "fine" is drawn
      Then there are 3 legal moves
      And "the Russian Tenement gives it to the Russian Tenement" is refused by whichside.misfortune.not-self and by nothing else
      When the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has 18 dollars

    # fr: À trois, le Tenement commun n'est à personne en propre : <drawer> tire, <victim> subit
    Scenario Outline: The common Tenement of three people is nobody's own: <drawer>, <victim>
      Given the reading R-135 is "another-person"
      And 3 people share the Tenements
      And <drawer> draws a misfortune
      When the card "fine" is drawn
      Then there are 3 legal moves
      When <drawer> gives it to <victim>
      Then <victim> has 18 dollars

      Examples:
        | drawer               | victim               |
        | the Russian Tenement | the Chinese Tenement |
        | the Chinese Tenement | the Russian Tenement |

    # fr: À quatre, les lectures ne diffèrent pas
    Scenario: With four people the readings do not differ
      Given the reading R-135 is "another-person"
      And the Russian Tenement draws a misfortune
      When the card "fine" is drawn
      Then there are 3 legal moves

  @whichside.misfortune.full-effect
  # fr: Subir l'effet entier
  Rule: Only who can suffer all of it

    # fr: Il suffit d'une façon de tout subir
    Scenario: One way to suffer all of it is enough
      Given Lucia is dead
      And Pietro is dead
      And Carlo is in the Arrest box
      And Rosa is at HEA 1
      And the Russian Tenement draws a misfortune
      When the card "fever-and-summons" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is legal

    # fr: Personne à la maison à envoyer : <why>
    Scenario Outline: Nobody at home to send: <why>
      Given the Russian Tenement draws a misfortune
      And Rosa is in the Arrest box
      And Lucia is at HEA 0
      And Carlo is dead
      And Pietro is at HEA <health>
      When the card "summons" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      # fr: qui est à 1 SAN peut partir ; qui est à 0 SAN ne peut partir
      Examples:
        | why                    | health | verdict                                     |
        | one at HEA 1 can go    | 1      | legal                                       |
        | one at HEA 0 cannot go | 0      | refused by whichside.misfortune.full-effect |

    # fr: Il faut une femme, et le Tenement en a deux
    Scenario: A woman is wanted, and the Tenement has two
      Given the Russian Tenement draws a misfortune
      When the card "her-summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then "the Italian Tenement names Carlo" is refused by whichside.misfortune.designate-other and by nothing else
      When the Italian Tenement names Lucia
      Then Lucia is in the Arrest box

    # fr: Il faut une femme, et seuls des hommes peuvent partir
    Scenario: A woman is wanted, and only men can go
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      And Lucia is in the Arrest box
      When the card "her-summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else
      # fr: le refus dit « Le Tenement italien ne peut subir tout l'effet de : her-summons. »
      And the refusal says "The Italian Tenement cannot suffer all of her-summons."

    # fr: Tous doivent partir, et l'un ne peut pas
    Scenario: All must go, and one cannot
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      When the card "all-summoned" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Deux doivent partir, et il y en a un
    Scenario: Two must go, and there is one
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      When the card "two-summonses" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Deux doivent partir, et il y en a deux
    Scenario: Two must go, and there are two
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      When the card "two-summonses" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Carlo
      Then Carlo is in the Arrest box
      And Pietro is in the Arrest box

    # fr: Risque à <risk> sur 6, et deux de plus
    Scenario Outline: Risk at <risk> of 6, and two more
      Given the Russian Tenement draws a misfortune
      And the Risk of the Italian Tenement is <risk>
      When the card "clumsy-hands" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | risk | verdict                                     |
        | 4    | legal                                       |
        | 5    | refused by whichside.misfortune.full-effect |

    # fr: Deux de Menace policière en plus
    Scenario: Two more Police Threat
      Given the Russian Tenement draws a misfortune
      And the Police Threat of the Italian Tenement is 1
      When the card "denunciation" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the Police Threat of the Italian Tenement is 3

    # fr: La saleté qui déborde veut de la santé où déborder
    Scenario: Filth that overflows needs health to overflow into
      Given the Russian Tenement draws a misfortune
      And Unsanitary of the Italian Tenement is 5
      And Rosa is at HEA 1
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "flood" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else

    # fr: La saleté qui déborde une fois trouve qui a de la santé
    Scenario: Filth that overflows once finds the one who has health
      Given the Russian Tenement draws a misfortune
      And Unsanitary of the Italian Tenement is 4
      And Rosa is at HEA 1
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "flood" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Unsanitary of the Italian Tenement is 5
      And Rosa is at HEA 0

    # fr: Deux fièvres pour <health> SAN
    Scenario Outline: Two fevers among <health> HEA
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA <health>
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "two-fevers" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | health | verdict                                     |
        | 2      | legal                                       |
        | 1      | refused by whichside.misfortune.full-effect |

    # fr: Deux SAN d'un même personnage, et personne n'en a deux
    Scenario: Two HEA of one character, and nobody has two
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 1
      And Lucia is at HEA 1
      And Carlo is at HEA 1
      And Pietro is at HEA 1
      When the card "plague" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Toutes les femmes, et l'une d'elles est alitée
    Scenario: All women, and one of them is bedridden
      Given the Russian Tenement draws a misfortune
      And Lucia is at HEA 0
      When the card "childbed" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Une fièvre puis la prison, et un seul personnage pour les deux
    Scenario: A fever and then the prison, and one character for both
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 0
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 2
      When the card "fever-and-summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Pietro is at HEA 1
      And Pietro is in the Arrest box

    # fr: Une fièvre qui ne laisse personne pour la prison
    Scenario: A fever that leaves nobody for the prison
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 1
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "fever-and-summons" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Qui meurt en prison ne manque pas à ce qui touche toutes les autres
    Scenario: Who dies in prison is not missing when all the others are hit
      Given the Russian Tenement draws a misfortune
      And Rosa is in the Arrest box
      And Rosa is at HEA 1
      When the card "cell-fever" is drawn
      Then Rosa is dead
      And Lucia is at HEA 1

    # fr: Quand deux effets sont au choix, un suffit
    Scenario: Of two effects to choose from one is enough
      Given the Russian Tenement draws a misfortune
      And Rosa is in the Arrest box
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "dilemma" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is legal

    # fr: Des jetons qu'on n'a pas ne peuvent être perdus
    Scenario: Tokens that one does not have cannot be lost
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 1 union agitation
      And the American Tenement has 2 union agitations
      And the Chinese Tenement has 3 union agitations
      When the card "lost-leaflets" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect
      When the Russian Tenement gives it to the American Tenement
      Then the American Tenement has 0 union agitations
      # fr: le récit dit « Le Tenement étasunien donne 2 agitations syndicales »
      And the story says "The American Tenement gives 2 union agitations"

    # fr: Ce qui frappe tout le monde n'est demandé à personne
    Scenario: What falls on everybody is asked of nobody in particular
      Given the Russian Tenement draws a misfortune
      And the American Tenement has 1 union agitation
      When the card "bad-news" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the American Tenement has 0 union agitations

    # fr: La carte est nommée, et ce qui dure
    Scenario: The card is named, and what lasts
      Given the Russian Tenement draws a misfortune
      When Rent Error is drawn
      # fr: le récit dit « Le malheur : Erreur de loyer »
      Then the story says "The misfortune: Rent Error"
      When the Russian Tenement gives it to the Italian Tenement
      # fr: le récit dit « Le malheur frappe le Tenement italien : Erreur de loyer »
      Then the story says "The misfortune falls on the Italian Tenement: Rent Error"
      # fr: le récit dit « L'effet dure : Erreur de loyer »
      And the story says "The effect of Rent Error lasts"

    # fr: Un logement propre peut recevoir une fièvre, et il est épargné
    Scenario: A clean home can be given a fever, and is spared
      Given the Russian Tenement draws a misfortune
      And Unsanitary of the Italian Tenement is 0
      When the card "fever" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the event spared happens 1 time

    # fr: Un logement propre ne peut recevoir une fièvre, par l'autre lecture
    Scenario: A clean home cannot be given a fever by the other reading
      Given the reading R-11 is "exempt"
      And the Russian Tenement draws a misfortune
      And Unsanitary of the Italian Tenement is 0
      When the card "fever" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect
      And "the Russian Tenement gives it to the American Tenement" is legal

    # fr: Un logement propre dont la protection a servi peut recevoir une fièvre, par les deux lectures
    Scenario: A clean home whose protection is used up can be given a fever by either reading
      Given the reading R-11 is "exempt"
      And the Russian Tenement draws a misfortune
      And Unsanitary of the Italian Tenement is 0
      And the Italian Tenement was spared a loss of health this turn
      When the card "fever" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is legal

    # fr: Un logement propre ne peut recevoir une amputation, par cette lecture
    Scenario Outline: A clean home cannot be given an amputation as R-11 is read: <option>
      Given the reading R-11 is "<option>"
      And the Russian Tenement draws a misfortune
      And Unsanitary of the Italian Tenement is 0
      When the card "lost-hand" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>
      And "the Russian Tenement gives it to the American Tenement" is legal

      # fr: permis ; refusé
      Examples:
        | option   | verdict                                     |
        | eligible | legal                                       |
        | exempt   | refused by whichside.misfortune.full-effect |

    # fr: Qui ne peut subir qu'une moitié subit celle-là
    Scenario: Who can suffer one half only suffers that one
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 5 dollars
      When the card "leaflets-or-money" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has 3 dollars
      And whichside.misfortune.full-effect is cited

    # fr: Qui peut subir les deux choisit
    Scenario: Who can suffer both chooses
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 5 dollars
      And the Italian Tenement has 1 union agitation
      When the card "leaflets-or-money" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then there are 2 legal moves
      When the Italian Tenement chooses effect 1
      Then the Italian Tenement has 0 union agitations
      And the Italian Tenement has 5 dollars
      And clause whichside.misfortune.full-effect is not cited

    # fr: Ce qui reste de la carte compte aussi
    Scenario: What is still to come of the card counts as well
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 1 union agitation
      And the American Tenement has 1 union agitation
      When the card "leaflets-or-fever" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then "the Italian Tenement chooses effect 1" is refused
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And the Italian Tenement has 0 union agitations

    # fr: Ce qui tombe sur tous ne demande rien à qui la reçoit
    Scenario: What falls on all asks nothing of whoever is given it
      Given the Russian Tenement draws a misfortune
      When the card "leaflets-or-all" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the event misfortune-given happens 1 time

    # fr: Une moitié qui ne peut être subie ne se choisit pas
    Scenario: A half that cannot be suffered is not chosen
      Given the Russian Tenement draws a misfortune
      When the card "leaflets-money-or-fever" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement chooses effect 1
      Then the move is refused by whichside.misfortune.full-effect and by nothing else
      # fr: le refus dit « L'effet 1 du malheur ne peut être subi pleinement. Choisissez 2, 3. »
      And the refusal says "Effect 1 of the misfortune cannot be suffered in full. Choose 2, 3."

    # fr: Une carte qu'un seul Tenement peut subir lui revient, si dure soit-elle
    Scenario: A card that a single Tenement can suffer falls on it, however much it hurts
      Given the Russian Tenement draws a misfortune
      And the Chinese Tenement has 2 union agitations
      When the card "lost-leaflets" is drawn
      Then the Chinese Tenement has 0 union agitations
      And the turn is at the prison
      And clause whichside.misfortune.full-effect is cited
      And clause whichside.daily.gauge-maximum is not cited

    # fr: Le Risque des autres est trop haut : un seul Tenement reste, ou deux, ou aucun
    Scenario Outline: The Risk of the others is too high: <italian>, <american> and <chinese>
      Given the Russian Tenement draws a misfortune
      And the Risk of the Italian Tenement is <italian>
      And the Risk of the American Tenement is <american>
      And the Risk of the Chinese Tenement is <chinese>
      When the card "clumsy-hands" is drawn
      Then clause whichside.misfortune.full-effect is cited
      And clause whichside.daily.gauge-maximum is cited
      And clause whichside.misfortune.<clause> is cited

      # fr: designate-other ; discard-if-none
      Examples:
        | italian | american | chinese | clause          |
        | 0       | 7        | 7       | designate-other |
        | 5       | 7        | 7       | discard-if-none |

    # fr: Deux Tenements peuvent la recevoir : rien ne décide pour qui la donne
    Scenario: Two Tenements can be given it: nothing decides for whoever gives it
      Given the Russian Tenement draws a misfortune
      And the Risk of the Italian Tenement is 4
      And the Risk of the American Tenement is 7
      When the card "clumsy-hands" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the Risk of the Italian Tenement is 6
      And clause whichside.misfortune.full-effect is not cited
      And clause whichside.daily.gauge-maximum is not cited

    # fr: La Menace policière des autres est trop haute
    Scenario: The Police Threat of the others is too high
      Given the Russian Tenement draws a misfortune
      And the Police Threat of the Italian Tenement is 7
      And the Police Threat of the American Tenement is 7
      When the card "denunciation" is drawn
      Then the Police Threat of the Chinese Tenement is 2
      And clause whichside.misfortune.full-effect is cited
      And clause whichside.daily.gauge-maximum is cited

    # fr: Deux effets ensemble vont trop loin
    Scenario: Two effects together go too far
      Given the Russian Tenement draws a misfortune
      And the Risk of the Italian Tenement is 1
      And the Risk of the American Tenement is 3
      When the card "two-bad-weeks" is drawn
      Then the Risk of the Chinese Tenement is 6
      And clause whichside.daily.gauge-maximum is cited

    # fr: Trop bas n'est pas trop haut
    Scenario: Too low is not too high
      Given the Russian Tenement draws a misfortune
      And the Risk of the Chinese Tenement is 1
      When the card "quiet-week" is drawn
      Then the Risk of the Chinese Tenement is 0
      And clause whichside.misfortune.full-effect is cited
      And clause whichside.daily.gauge-maximum is not cited

    # fr: Refusée parce que la jauge irait trop loin
    Scenario: Refused because the gauge would go too far
      Given the Russian Tenement draws a misfortune
      And the Risk of the Italian Tenement is 5
      When the card "clumsy-hands" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else
      And clause whichside.daily.gauge-maximum is cited

    # fr: Refusée pour autre chose que la jauge
    Scenario: Refused for something else than the gauge
      Given the Russian Tenement draws a misfortune
      And the American Tenement has 2 union agitations
      And the Chinese Tenement has 2 union agitations
      When the card "lost-leaflets" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the move is refused by whichside.misfortune.full-effect and by nothing else
      And clause whichside.daily.gauge-maximum is not cited

    # fr: Choisir parce qu'une moitié n'est pas possible
    Scenario: A choice that is narrower because a half is not possible
      Given the Russian Tenement draws a misfortune
      When the card "leaflets-money-or-fever" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement chooses effect 2
      Then the Italian Tenement has 18 dollars
      And clause whichside.misfortune.full-effect is cited

    # fr: Un Risque de <risk> peut baisser d'une case, ou non
    Scenario Outline: A cell less, from a Risk of <risk>
      Given the Russian Tenement draws a misfortune
      And the Risk of the Italian Tenement is <risk>
      And the Risk of the American Tenement is 1
      When the card "quiet-week" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | risk | verdict |
        | 0    | refused |
        | 1    | legal   |

    # fr: La Menace policière a sa propre dernière case
    Scenario: The Police Threat has its own last cell
      Given the Russian Tenement draws a misfortune
      And the Police Threat of the Italian Tenement is 6
      When the card "denunciation" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is legal

    # fr: Deux fois trois cases de Risque, à partir de <risk>
    Scenario Outline: Twice three cells of Risk, from <risk>
      Given the Russian Tenement draws a misfortune
      And the Risk of the Italian Tenement is <risk>
      When the card "two-bad-weeks" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | risk | verdict |
        | 0    | legal   |
        | 1    | refused |

    # fr: Une amputation prend la santé que la fièvre demande
    Scenario: An amputation takes the health that the fever asks for
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 1
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "lost-hand-and-fever" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else
      And "the Russian Tenement gives it to the American Tenement" is legal

    # fr: Quand tous sont en prison, nul autre n'y va
    Scenario: When all are in prison nobody else goes there
      Given the Russian Tenement draws a misfortune
      When the card "all-and-one-more" is drawn
      Then the turn is at the prison
      And the event card-discarded happens 1 time

    # fr: Ce qui frappe à la maison frappe qui s'y trouve
    Scenario: What strikes at home strikes whoever is there
      Given the Russian Tenement draws a misfortune
      And Rosa is in the Arrest box
      And Lucia is in the Arrest box
      And Carlo is in the Arrest box
      When the card "cold-room" is drawn
      Then "the Russian Tenement gives it to the American Tenement" is legal
      When the Russian Tenement gives it to the Italian Tenement
      Then Pietro is at HEA 1

    # fr: Deux fièvres pour qui est en prison à SAN <health>
    Scenario Outline: Two fevers for somebody in prison at HEA <health>
      Given the Russian Tenement draws a misfortune
      And Rosa is in the Arrest box
      And Rosa is at HEA <health>
      And Lucia is dead
      And Carlo is dead
      And Pietro is dead
      When the card "two-fevers" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | health | verdict |
        | 1      | refused |
        | 2      | legal   |

    # fr: Une Menace policière de moins, depuis <police>
    Scenario Outline: A cell less of Police Threat, from <police>
      Given the Russian Tenement draws a misfortune
      And the Police Threat of the Italian Tenement is <police>
      And the Police Threat of the American Tenement is 1
      And the Police Threat of the Chinese Tenement is 1
      When the card "quiet-night" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | police | verdict                                     |
        | 0      | refused by whichside.misfortune.full-effect |
        | 1      | legal                                       |

    # fr: Une Insalubrité de moins, depuis <unsanitary>
    Scenario Outline: A cell less of Unsanitary, from <unsanitary>
      Given the Russian Tenement draws a misfortune
      And Unsanitary of the Italian Tenement is <unsanitary>
      When the card "spring-clean" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | unsanitary | verdict                                     |
        | 0          | refused by whichside.misfortune.full-effect |
        | 1          | legal                                       |

    # fr: Deux fois un jeton, avec <tokens>
    Scenario Outline: A token twice, with <tokens>
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has <tokens> union agitation
      And the American Tenement has 2 union agitation
      And the Chinese Tenement has 2 union agitation
      When the card "two-lost-leaflets" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | tokens | verdict                                     |
        | 1      | refused by whichside.misfortune.full-effect |
        | 2      | legal                                       |

    # fr: Qui la fièvre alite à la maison ne peut pas partir avec les autres
    Scenario: Whom the fever puts to bed at home cannot go with the others
      Given the Russian Tenement draws a misfortune
      And Rosa is at HEA 1
      And Lucia is at HEA 1
      And Carlo is dead
      And Pietro is dead
      When the card "fever-and-all-summoned" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else
      And "the Russian Tenement gives it to the American Tenement" is legal

    # fr: Deux amputations ne frappent pas deux fois la même personne
    Scenario: Two amputations do not strike one character twice
      Given the Russian Tenement draws a misfortune
      And Lucia is dead
      And Carlo is dead
      And Pietro is dead
      When the card "two-lost-hands" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else
      And "the Russian Tenement gives it to the American Tenement" is legal

    # fr: Toutes les femmes, et il n'y en a plus
    Scenario: All women, and there is none left
      Given the Russian Tenement draws a misfortune
      And Rosa is dead
      And Lucia is dead
      When the card "childbed" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Tous doivent partir, et tous sont déjà partis
    Scenario: All must go, and all have gone already
      Given the Russian Tenement draws a misfortune
      And Rosa is in the Arrest box
      And Lucia is in the Arrest box
      And Carlo is dead
      And Pietro is dead
      When the card "all-summoned" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Ce qui frappe à la maison ne frappe personne quand tous sont en prison
    Scenario: What strikes at home strikes nobody when all are in prison
      Given the Russian Tenement draws a misfortune
      And Rosa is in the Arrest box
      And Lucia is in the Arrest box
      And Carlo is in the Arrest box
      And Pietro is in the Arrest box
      When the card "cold-room" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect and by nothing else

    # fr: Un malheur amène un incident
    Scenario: A misfortune brings an incident
      Given the Russian Tenement draws a misfortune
      When the card "ill-omen" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      # fr: la question ouverte est « Piochez un incident. »
      Then the open question is "Draw an incident."
      And the open question is asked by whichside.incidents.first-player-draws
      When the card "calm" is drawn
      Then the turn is at the prison
      And the event card-drawn happens 2 times

    # fr: Deux incidents annoncés, deux sont piochés
    Scenario: Where two incidents are announced two are drawn
      Given the Russian Tenement draws a misfortune
      When the card "two-ill-omens" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the card "calm" is drawn
      Then the open question is asked by whichside.incidents.first-player-draws

    # fr: Un malheur qui dépasse le bout de la jauge, par la lecture <option>
    Scenario Outline: A misfortune beyond the end of the gauge, by <option>
      Given the reading R-134 is "<option>"
      And the Russian Tenement draws a misfortune
      And <gauge> of the Italian Tenement is <from>
      When the card "<card>" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | option       | gauge         | from | card         | verdict                                     |
        | lost         | Risk          | 5    | clumsy-hands | refused by whichside.misfortune.full-effect |
        | costs-health | Risk          | 5    | clumsy-hands | legal                                       |
        | lost         | Police Threat | 7    | denunciation | refused by whichside.misfortune.full-effect |
        | costs-health | Police Threat | 7    | denunciation | legal                                       |

    # fr: Par l'autre lecture, chaque case au-delà du bout coûte une SAN
    Scenario: By the other reading each cell beyond the end costs one HEA
      Given the reading R-134 is "costs-health"
      And the Russian Tenement draws a misfortune
      And Risk of the Italian Tenement is 5
      When the card "clumsy-hands" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Risk of the Italian Tenement is 6
      And the Italian Tenement must decide
      When the Italian Tenement names Rosa
      Then Rosa is at HEA 1
      And the turn is at the prison
      And clause whichside.daily.gauge-maximum is cited

    # fr: Deux cases au-delà du bout coûtent deux SAN
    Scenario: Two cells beyond the end cost two HEA
      Given the reading R-134 is "costs-health"
      And the Russian Tenement draws a misfortune
      And Risk of the Italian Tenement is 6
      When the card "clumsy-hands" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      And the Italian Tenement names Rosa
      And the Italian Tenement names Rosa
      Then Rosa is at HEA 0
      And the turn is at the prison

    # fr: Sans santé à perdre, il ne se subit pas en entier
    Scenario: Without health to lose it is not suffered in full
      Given the reading R-134 is "costs-health"
      And the Russian Tenement draws a misfortune
      And Risk of the Italian Tenement is 6
      And Rosa is at HEA 1
      And Lucia is at HEA 0
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "clumsy-hands" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is refused by whichside.misfortune.full-effect

    # fr: Qui est chez l'avocat peut aller en prison, ou non, par la lecture <option>
    Scenario Outline: Who is at the lawyer can go to prison or not, by <option>
      Given the reading R-131 is "<option>"
      And the Russian Tenement draws a misfortune
      And the Italian Tenement owns the Liberal Lawyer
      And Rosa is at the Liberal Lawyer
      And Lucia is at HEA 0
      And Carlo is dead
      And Pietro is dead
      When the card "summons" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | option | verdict                                     |
        | arrest | legal                                       |
        | asked  | legal                                       |
        | exempt | refused by whichside.misfortune.full-effect |

    # fr: Qui est déjà estropié ne peut l'être de nouveau, à SAN <health>
    Scenario Outline: Who is injured for good already cannot be so again: another at HEA <health>
      Given the Russian Tenement draws a misfortune
      And Rosa is injured for good
      And Rosa is at HEA 1
      And Lucia is at HEA <health>
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "lost-hand" is drawn
      Then "the Russian Tenement gives it to the Italian Tenement" is <verdict>

      Examples:
        | health | verdict                                     |
        | 0      | refused by whichside.misfortune.full-effect |
        | 1      | legal                                       |

    # fr: L'amputation frappe sans question la seule personne qui n'est pas encore estropiée
    Scenario: An amputation strikes the only one who is not injured for good yet, unasked
      Given the Russian Tenement draws a misfortune
      And Rosa is injured for good
      And Rosa is at HEA 1
      And Carlo is at HEA 0
      And Pietro is at HEA 0
      When the card "lost-hand" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then Lucia is at HEA 1
      And the turn is at the prison

  @whichside.misfortune.discard-if-none
  # fr: Aucune victime possible
  Rule: A card that nobody can suffer is discarded

    # fr: Personne n'a les jetons, et aucune autre carte n'est piochée
    Scenario: Nobody has the tokens, and no other card is drawn
      Given the Russian Tenement draws a misfortune
      When the card "lost-leaflets" is drawn
      Then the turn is at the prison
      And the event card-drawn happens 1 time
      And clause whichside.misfortune.discard-if-none is cited
      # fr: le récit dit « Carte défaussée : lost-leaflets »
      And the story says "lost-leaflets is discarded"

  @whichside.misfortune.money-exception
  # fr: Dollars manquants
  Rule: Dollars that one does not have

    # fr: Une amende de 2 dollars pour un Tenement avec <money>
    Scenario Outline: A fine of 2 dollars for a Tenement with <money>
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has <money> dollars
      When the card "fine" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then the Italian Tenement has <left> dollars
      And Unsanitary of the Italian Tenement is <filth>

      Examples:
        | money | left | filth |
        | 0     | 0    | 4     |
        | 1     | 0    | 3     |
        | 2     | 0    | 2     |
        | 3     | 1    | 2     |

    # fr: Qui n'a pas les dollars reçoit la carte tout de même
    Scenario: Who lacks the dollars is given the card all the same
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 1 dollar
      When the card "useless-spending" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then clause whichside.misfortune.money-exception is cited

    # fr: Ce qu'une carte prend à chacun n'est demandé à personne
    Scenario: What a card takes from each is asked of nobody
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 1 dollar
      When the card "levy" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then clause whichside.misfortune.money-exception is not cited

    # fr: Qui les a paie, et ce n'est pas une exception
    Scenario: Who has them pays, and it is no exception
      Given the Russian Tenement draws a misfortune
      And the Italian Tenement has 2 dollars
      When the card "useless-spending" is drawn
      And the Russian Tenement gives it to the Italian Tenement
      Then clause whichside.misfortune.money-exception is not cited
