# fr: Médecin
# fr: Une visite par tour et par Tenement, aussi bonne que le logement est propre.
Feature: Doctor
  A visit, once per turn for each Tenement, as good as the home is clean.

  Background:
    Given a game of Which Side
    And Rosa is at HEA 1

  @whichside.doctor.price
  # fr: Prix de la visite
  Rule: The price of a visit

    # fr: Deux dollars
    Scenario: Two dollars
      Given the Italians have 3 dollars
      When the Italians call a doctor for Rosa
      Then the Italians have 1 dollar
      And Rosa is at HEA 2
      And clause whichside.doctor.price is cited
      # fr: le récit dit « Un médecin vient pour Rosa »
      And the story says "A doctor comes for Rosa"
      # fr: le récit dit « Le Tenement italien paie 2 $ »
      And the story says "The Italian Tenement pays $2"
      # fr: le récit dit « Rosa est à SAN 2 »
      And the story says "Rosa is at HEA 2"
      And the event doctor-came happens before the event dollars-paid
      And the event dollars-paid happens 1 time

    # fr: Un dollar ne suffit pas, et personne ne tombe dans la misère
    Scenario: One dollar is not enough, and nobody falls into misery
      Given the Italians have 1 dollar
      When the Italians call a doctor for Rosa
      Then the move is refused by whichside.doctor.price and by nothing else
      # fr: le refus dit « Le médecin coûte 2 $ ; le Tenement a 1 $. »
      And the refusal says "A doctor costs $2; the Tenement has $1."
      And Unsanitary of the Italian Tenement is 2

    # fr: Le Tenement de qui est soigné paie
    Scenario: The Tenement of whoever is healed pays
      Given the Italians have 3 dollars
      When a doctor comes for Rosa
      Then the Italians have 1 dollar
      And clause whichside.doctor.price is cited

    # fr: Seulement pour un de ses personnages
    Scenario: Only for a character of one's own
      Given Mei is at HEA 1
      When the Italians call a doctor for Mei
      Then the move is refused by whichside.resource.money-personal and by nothing else

    # fr: Aussi pour qui est en prison
    Scenario: For somebody in Jail too
      Given Rosa is in the Jail box
      When the Italians call a doctor for Rosa
      Then Rosa is at HEA 2
      And Rosa is in the Jail box

    # fr: Pas pour qui est sur la case <box>, par l'autre lecture
    Scenario Outline: By the other reading not for somebody in <box>
      Given the reading R-130 is "refused"
      And Rosa is in <box>
      And Carlo is at HEA 1
      When the Italians call a doctor for Rosa
      Then the move is refused by whichside.doctor.price and by nothing else
      # fr: le refus dit « Rosa est en prison ; aucun médecin n'y vient. »
      And the refusal says "Rosa is in prison, where no doctor comes."
      And "the Italians call a doctor for Carlo" is legal

      Examples:
        | box            |
        | the Jail box   |
        | the Arrest box |

    # fr: Pas pour les morts
    Scenario: Not for the dead
      Given Pietro is dead
      When the Italians call a doctor for Pietro
      Then the move is refused by whichside.death.removal and by nothing else

    # fr: Pas pour qui est en bonne santé
    Scenario: Not for somebody in good health
      When the Italians call a doctor for Carlo
      Then the move is refused by whichside.health.three-levels and by nothing else

    # fr: Un malheur rend le médecin plus cher pour un seul Tenement
    Scenario: A misfortune makes the doctor of one Tenement dearer
      Given this content pack:
        """
        [living]
        doctor = 2
        [misfortunes.crowded-ward]
        effects = [{ kind = "lasting", what = "doctor", by = 1, until = "turn" }]
        """
      And the Italians suffered the card "crowded-ward"
      And the Italians have 3 dollars
      And the Russians have 3 dollars
      And Olga is at HEA 1
      When the Italians call a doctor for Rosa
      And the Russians call a doctor for Olga
      Then the Italians have 0 dollars
      And the Russians have 1 dollar

    # fr: Un médecin gratuit ne rapporte rien
    Scenario: A doctor for nothing brings no money
      Given this content pack:
        """
        [living]
        doctor = 0
        [premises.traditional-medicine]
        doctor = -1
        """
      And the Italians own the Traditional Medicine
      And the Italians have 0 dollars
      When the Italians call a doctor for Rosa
      Then Rosa is at HEA 2
      And the Italians have 0 dollars
      And the event dollars-paid happens 0 times

  @whichside.doctor.once-per-tenement
  # fr: Une visite par tour
  Rule: One visit per turn

    # fr: Un second pour le même Tenement
    Scenario: A second one for the same Tenement
      Given the Italians have 8 dollars
      And Carlo is at HEA 1
      When the Italians call a doctor for Rosa
      And the Italians call a doctor for Carlo
      Then the move is refused by whichside.doctor.once-per-tenement and by nothing else

    # fr: Le médecin de ce tour est déjà venu
    Scenario: The doctor of this turn has come already
      Given the Italians have 8 dollars
      And the Italians have called a doctor this turn
      And Bessy is at HEA 1
      Then "the Italians call a doctor for Rosa" is refused by whichside.doctor.once-per-tenement and by nothing else
      And "the Americans call a doctor for Bessy" is legal

    # fr: Un pour chaque Tenement
    Scenario: One for each Tenement
      Given Olga is at HEA 1
      And Bessy is at HEA 1
      And Mei is at HEA 1
      When the Italians call a doctor for Rosa
      And the Russians call a doctor for Olga
      And the Americans call a doctor for Bessy
      And the Chinese call a doctor for Mei
      Then the event doctor-came happens 4 times
      And Mei is at HEA 2
      And clause whichside.doctor.once-per-tenement is cited

    # fr: De qui est mort, rien d'autre n'est dit
    Scenario: Of who is dead nothing else is said
      Given the Italians have called a doctor this turn
      And Lucia is dead
      When the Italians call a doctor for Lucia
      Then the move is refused by whichside.death.removal and by nothing else

  @whichside.doctor.uns-0-1
  # fr: Rétablissement rapide
  Rule: Fast recovery

    # fr: De SAN <before> à Insalubrité <level> (interaction 21)
    Scenario Outline: From HEA <before> at Unsanitary <level> (interaction 21)
      Given Unsanitary of the Italians is <level>
      And Carlo is at HEA <before>
      When the Italians call a doctor for Carlo
      Then Carlo is at HEA 2
      And clause whichside.doctor.uns-0-1 is cited

      Examples:
        | level | before |
        | 0     | 0      |
        | 0     | 1      |
        | 1     | 0      |

  @whichside.doctor.uns-2-3
  # fr: Rétablissement lent
  Rule: Slow recovery

    # fr: De SAN <before> à Insalubrité <level>
    Scenario Outline: From HEA <before> at Unsanitary <level>
      Given Unsanitary of the Italians is <level>
      And Pietro is at HEA <before>
      When the Italians call a doctor for Pietro
      Then Pietro is at HEA <after>
      And clause whichside.doctor.uns-2-3 is cited

      Examples:
        | level | before | after |
        | 2     | 0      | 1     |
        | 3     | 0      | 1     |
        | 3     | 1      | 2     |

  @whichside.doctor.uns-4-5
  # fr: Aucun rétablissement
  Rule: No recovery

    # fr: Aucun médecin ne vient à Insalubrité <level>
    Scenario Outline: No doctor comes at Unsanitary <level>
      Given Unsanitary of the Italians is <level>
      When the Italians call a doctor for Rosa
      Then the move is refused by whichside.doctor.uns-4-5 and by nothing else
      And the Italians have 2 dollars

      Examples:
        | level |
        | 4     |
        | 5     |

    # fr: Le refus dit l'Insalubrité
    Scenario: The refusal tells the conditions
      Given Unsanitary of the Italians is 4
      And Risk of the Italians is 3
      When the Italians call a doctor for Rosa
      # fr: le refus dit « Avec une Insalubrité de 4, nul ne peut être soigné. »
      Then the refusal says "At Unsanitary 4 nobody can be healed."

    # fr: Par l'autre lecture non plus, on n'appelle personne pour les bien portants
    Scenario: By the other reading nobody is called for the healthy either
      Given the reading R-39 is "paid"
      And the Italians have 8 dollars
      When the Italians call a doctor for Carlo
      Then the move is refused by whichside.health.three-levels and by nothing else

    # fr: Ni pour qui est blessé à vie et ne peut aller mieux
    Scenario: Nor for somebody injured for good who cannot be better
      Given Carlo is injured for good
      And the Italians have 8 dollars
      When the Italians call a doctor for Carlo
      Then the move is refused by whichside.component.black-markers and by nothing else
      # fr: le refus dit « Blessure à vie : l'état de Carlo ne peut être meilleur. »
      And the refusal says "Carlo is injured for good, and as well as can be."

    # fr: Ni quand l'Insalubrité est à 4
    Scenario: Nor where Unsanitary is 4
      Given the reading R-39 is "paid"
      And Unsanitary of the Italians is 4
      And the Italians have 8 dollars
      When the Italians call a doctor for Carlo
      Then the move is refused by whichside.health.three-levels and by nothing else

    # fr: Par l'autre lecture, il en vient un en vain
    Scenario: By the other reading one comes in vain
      Given the reading R-39 is "paid"
      And Unsanitary of the Italians is 4
      When the Italians call a doctor for Rosa
      Then the Italians have 0 dollars
      And Rosa is at HEA 1
      And the event health-regained happens 0 times

    # fr: Par l'autre lecture, c'est toujours une seule visite
    Scenario: By the other reading it is still one visit
      Given the reading R-39 is "paid"
      And Unsanitary of the Italians is 5
      And the Italians have 8 dollars
      When the Italians call a doctor for Rosa
      Then "the Italians call a doctor for Rosa" is refused by whichside.doctor.once-per-tenement and by nothing else
