# fr: Exemples
# fr: Les exemples du livret, aux nombres du livret. Les cartes qu'il nomme sont celles de la boîte ;
# fr: là où leurs symboles sont dits, elles sont faites à la main. Violet est la compagnie
# fr: néerlandaise, vert la portugaise, rouge l'anglaise.
Feature: Examples
  The examples of the book, with its numbers. The cards that it names are those of the box; where
  their symbols are told they are made by hand. Violet is the Dutch company, green the Portuguese,
  red the English.

  @anarchy.example.location-card
  # fr: Exemple : un lieu
  Rule: Example: a place

    # fr: Le lieu peut diriger
    Scenario: The place can lead
      Given these cards:
        | card  | zone  | number | follows | crowns | castles | swords | chests |
        | Place | Malwa | 5      | 1, 4    | 1      | 1       |        | 1      |
        | Ruler | Malwa | 1      |         | 1      |         |        |        |
      And violet holds Place
      Then Place can lead a government
      When violet lays Place
      Then violet governs Malwa with Place
      And the government of Malwa has 1 crown
      And the defence of Malwa is 1
      And the attack of Malwa is 0
      And the governments of violet have 1 chest

    # fr: Le lieu peut suivre
    Scenario: The place can follow
      Given these cards:
        | card  | zone  | number | follows | crowns | castles | swords | chests |
        | Place | Malwa | 5      | 1, 4    | 1      | 1       |        | 1      |
        | Ruler | Malwa | 1      |         | 1      |         |        |        |
        | Rival | Malwa | 2      |         | 1      |         |        |        |
      And violet holds Ruler and Place
      Then Place can follow Ruler
      And Place cannot follow Rival
      When violet lays Ruler with Place
      Then Place follows Ruler
      And the government of Malwa has 2 crowns
      And the defence of Malwa is 1
      And the attack of Malwa is 0

    # fr: Sa couronne sert aux coups d'État
    Scenario: Its crown helps in coups
      Given these cards:
        | card  | zone  | number | follows | crowns | castles | swords | chests |
        | Place | Malwa | 5      | 1, 4    | 1      | 1       |        | 1      |
        | Ruler | Malwa | 1      |         | 1      |         |        |        |
        | Rival | Malwa | 2      |         | 1      |         |        |        |
      And green governs Malwa with Rival
      And violet holds Ruler and Place
      When violet attempts a coup with Ruler
      Then the move is refused by anarchy.coup.more-crowns-to-attempt
      When violet attempts a coup with Ruler and Place
      Then the coup succeeds

    # fr: Il rapporte une roupie à la fin du tour
    Scenario: It brings a rupee at the end of the turn
      Given these cards:
        | card  | zone  | number | follows | crowns | castles | swords | chests |
        | Place | Malwa | 5      | 1, 4    | 1      | 1       |        | 1      |
      And violet governs Malwa with Place
      When violet makes no war
      Then violet has 11 rupees

  @anarchy.example.imad-ul-mulk
  # fr: Exemple : Imad-ul-Mulk
  Rule: Example: Imad-ul-Mulk

    # fr: Il peut diriger
    Scenario: He can lead
      Given violet holds Imad-ul-Mulk
      Then Imad-ul-Mulk can lead a government
      When violet lays Imad-ul-Mulk
      Then violet governs the Mughals with Imad-ul-Mulk

    # fr: Il ne suit personne
    Scenario: He follows nobody
      Given violet governs the Mughals with Shah Alam
      And violet holds Imad-ul-Mulk
      Then Imad-ul-Mulk cannot follow Shah Alam
      And Imad-ul-Mulk cannot follow Zabita Khan
      And Imad-ul-Mulk cannot follow Mirza Najaf Khan
      And Imad-ul-Mulk cannot follow the Red Fort
      When violet adds Imad-ul-Mulk
      Then the move is refused by anarchy.meld.follow-list-legality and by nothing else

  @anarchy.example.voc-draw.payment
  # fr: Exemple : payer quatre cartes
  Rule: Example: paying for four

    # fr: Dix roupies, six payées, quatre gardées
    Scenario: Ten rupees, six paid, four kept
      Given a game of The Anarchy between violet, red and green
      And it is violet's turn to pay
      Then violet has 10 rupees
      And 4 cards cost 6 rupees
      When violet pays for 4 cards
      Then violet has 4 rupees
      And violet has 4 cards still to draw
      And it is violet's turn to draw

  @anarchy.example.voc-draw.sequence
  # fr: Exemple : piocher quatre cartes
  Rule: Example: drawing four

    # fr: Trois cartes cachées, puis les Rohillas
    Scenario: Three cards face down, then the Rohillas
      Given a game of The Anarchy between violet, red and green
      And it is violet's turn to pay
      And the top card of the discard pile is the Rohillas
      When violet pays for 4 cards
      And violet draws Chanda Sahib from the draw pile
      And violet draws Arcot from the draw pile
      And violet draws Zabita Khan from the draw pile
      Then the Rohillas can follow Zabita Khan
      And violet has 1 card still to draw
      When violet takes the top card of the discard pile
      Then the hand of violet is Chanda Sahib, Arcot, Zabita Khan and the Rohillas
      And 0 cards are in the discard pile
      And it is violet's turn to meld
      And green knows that violet holds the Rohillas
      And green sees 4 cards in violet's hand

    # fr: La quatrième pouvait aussi venir de la pioche
    Scenario: The fourth could come from the draw pile as well
      Given it is violet's turn to pay
      And the top card of the discard pile is the Rohillas
      When violet pays for 4 cards
      And violet draws Chanda Sahib
      And violet draws Arcot
      And violet draws Zabita Khan
      Then "violet draws from the draw pile" is legal
      And "violet takes the top card of the discard pile" is legal
      And there are 2 legal moves

  @anarchy.example.voc-melds.legality
  # fr: Exemple : trois gouvernements
  Rule: Example: three governments

    # fr: Un gouvernement de deux cartes, deux d'une seule
    Scenario: A government of two cards, two of one
      Given violet holds Zabita Khan, the Rohillas, Chanda Sahib and Marthanda Varma
      When violet lays Zabita Khan with the Rohillas
      And violet lays Chanda Sahib
      And violet lays Marthanda Varma
      Then violet governs the Mughals with Zabita Khan and the Rohillas
      And violet governs the Carnatic with Chanda Sahib
      And violet governs Travancore with Marthanda Varma
      And violet has 0 cards in hand

    # fr: Les Rohillas seuls ne gouvernent pas
    Scenario: The Rohillas alone do not govern
      Given violet holds the Rohillas
      When violet lays the Rohillas
      Then the move is refused by anarchy.meld.leader-definition

  @anarchy.example.voc-melds.tokens
  # fr: Exemple : trois marqueurs
  Rule: Example: three markers

    # fr: Trois jetons pour trois gouvernements
    Scenario: Three tokens for three governments
      Given violet holds Zabita Khan, the Rohillas, Chanda Sahib and Marthanda Varma
      When violet lays Zabita Khan with the Rohillas
      And violet lays Chanda Sahib
      And violet lays Marthanda Varma
      Then violet controls the Mughals
      And violet controls the Carnatic
      And violet controls Travancore
      And the event marker-placed happens 3 times

  @anarchy.example.portuguese-coup.leftovers
  # fr: Exemple : le reste en main
  Rule: Example: the rest to hand

    # fr: Deux cartes prises rejoignent Imad-ul-Mulk
    Scenario: Two captured cards join Imad-ul-Mulk
      Given a game of The Anarchy between violet, red and green
      And violet and red have had their turn this round
      And violet governs the Mughals with Zabita Khan and the Rohillas
      And green holds Shah Alam, the Red Fort and Imad-ul-Mulk
      When green attempts a coup with Shah Alam and the Red Fort
      And green names Shah Alam as leader
      Then "green adds Zabita Khan" is refused by anarchy.meld.follow-list-legality
      And "green adds the Rohillas" is refused by anarchy.meld.follow-list-legality
      When green adds the Red Fort
      Then green governs the Mughals with Shah Alam and the Red Fort
      And the hand of green is Imad-ul-Mulk, Zabita Khan and the Rohillas
      And "green adds Imad-ul-Mulk" is refused by anarchy.meld.follow-list-legality
      And violet knows that green holds Zabita Khan and the Rohillas

    # fr: Même s'il faut tout combiner
    Scenario: Even if all must be melded
      Given the reading R-17 is "forced"
      And violet governs the Mughals with Zabita Khan and the Rohillas
      And green holds Shah Alam, the Red Fort and Imad-ul-Mulk
      And it is green's turn to meld
      When green attempts a coup with Shah Alam and the Red Fort
      And green names Shah Alam as leader
      Then green governs the Mughals with Shah Alam and the Red Fort
      And the hand of green is Imad-ul-Mulk, Zabita Khan and the Rohillas

  @anarchy.example.discard
  # fr: Exemple : l'un de deux chefs
  Rule: Example: one of two leaders

    # fr: Aucun des deux ne suit l'autre
    Scenario: Neither follows the other
      Given violet governs the Carnatic with Dost Ali Khan
      And violet holds Anwaruddin Khan and Muhammad Ali Wallajah
      Then Anwaruddin Khan cannot follow Dost Ali Khan
      And Muhammad Ali Wallajah cannot follow Dost Ali Khan
      And "violet adds Anwaruddin Khan" is refused
      And "violet adds Muhammad Ali Wallajah" is refused
      And "violet lays Anwaruddin Khan" is refused
      When violet melds no more
      And violet discards Anwaruddin Khan
      Then the hand of violet is Muhammad Ali Wallajah
      And the top card of the discard pile is Anwaruddin Khan
      And it is violet's turn to make war

    # fr: Selon la lecture, ils ne prennent pas non plus la tête
    Scenario: By the reading they do not take the lead either
      Given the reading R-13 is "followed"
      And violet governs the Carnatic with Dost Ali Khan
      And violet holds Anwaruddin Khan and Chanda Sahib
      Then "violet makes Anwaruddin Khan the leader" is refused by anarchy.meld.change-leader
      When violet melds no more
      And violet discards Anwaruddin Khan
      Then the top card of the discard pile is Anwaruddin Khan

  @anarchy.example.pune.declaration
  # fr: Exemple : Mysore contre Pune
  Rule: Example: Mysore against Pune

    # fr: Un gouvernement posé dans ce tour attaque
    Scenario: A government laid in this turn attacks
      Given green holds Haidar Ali, the Mysore Rockets and Arcot
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      And it is green's turn to meld
      When green lays Haidar Ali with the Mysore Rockets
      And green melds no more
      And green discards Arcot
      Then green controls Mysore
      And red controls Pune
      When Mysore attacks Pune
      Then the move is legal
      And the event attack-declared cites anarchy.war.from-own-zone
      And green and red may act

  @anarchy.example.pune.base-values
  # fr: Exemple : trois épées contre une
  Rule: Example: three swords against one

    # fr: Trois épées à Mysore, une à Pune
    Scenario: Three swords in Mysore, one in Pune
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      Then the attack of Mysore is 3
      And the defence of Pune is 1
      When Mysore attacks Pune
      And green lays the blank card
      And red lays the blank card
      Then the attack comes to 3
      And the defence comes to 1
      And the butcher's bill is 2

    # fr: Trois épées suffisent aussi selon la lecture stricte
    Scenario: Three swords are enough by the strict reading too
      Given the reading R-1 is "more-swords"
      And green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      And it is green's turn to make war
      When Mysore attacks Pune
      Then the move is legal
      When green bids 4 rupees
      And red bids 5 rupees
      Then the butcher's bill is 1

  @anarchy.example.pune.reinforce
  # fr: Exemple : l'heure des renforts
  Rule: Example: time for reinforcements

    # fr: Des épées et des châteaux renforcent Pune
    Scenario: Swords and castles reinforce Pune
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      And red holds the Angre Fleet, Lohagad and Nandidurg
      When Mysore attacks Pune
      Then red may act
      When red adds the Angre Fleet
      Then the defence of Pune is 3
      When red adds Lohagad
      Then the defence of Pune is 4
      And "red adds Nandidurg" is refused
      When red is done
      Then the hand of red is Nandidurg

    # fr: Ce qui ne suit pas ne renforce pas
    Scenario: What does not follow does not reinforce
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      And red holds Shaniwar Wada and the Angre Fleet
      When Mysore attacks Pune
      And red adds Shaniwar Wada
      Then the move is refused by anarchy.meld.follow-list-legality
      When red replies with the Angre Fleet
      Then the defence of Pune is 3

  @anarchy.example.pune.bids
  # fr: Exemple : les mises
  Rule: Example: the bids

    # fr: Chaque camp mise en secret
    Scenario: Each side bids in secret
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      When Mysore attacks Pune
      Then green and red may act
      When green bids 4 rupees
      Then red sees that green has bid
      And red does not see how much green has bid
      And violet does not see how much green has bid
      When red bids 5 rupees
      Then the butcher's bill is 1

    # fr: La carte blanche ne mise rien
    Scenario: The blank card bids nothing
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      When Mysore attacks Pune
      And green bids 4 rupees
      And red lays the blank card
      Then the attack comes to 7
      And the defence comes to 1
      And red has 10 rupees

    # fr: Une seule carte argent suffit pour quatre et pour cinq
    Scenario: A single money card is enough for four and for five
      Given the reading R-7 is "one-card"
      And green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      When Mysore attacks Pune
      Then "green bids 6 rupees" is refused
      When green bids 4 rupees
      And red bids 5 rupees
      Then the attack comes to 7
      And the defence comes to 6

    # fr: Plusieurs cartes argent font six
    Scenario: Several money cards make six
      Given the reading R-7 is "any-sum"
      And green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      When Mysore attacks Pune
      And green bids 6 rupees
      And red bids 5 rupees
      Then the attack comes to 9

  @anarchy.example.pune.totals
  # fr: Exemple : sept contre six
  Rule: Example: seven against six

    # fr: Trois et quatre font sept, une et cinq font six
    Scenario: Three and four make seven, one and five make six
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      When Mysore attacks Pune
      And green bids 4 rupees
      And red bids 5 rupees
      Then the attack comes to 7
      And the defence comes to 6

  @anarchy.example.pune.bill
  # fr: Exemple : une facture d'un
  Rule: Example: a bill of one

    # fr: Sept moins six
    Scenario: Seven less six
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      When Mysore attacks Pune
      And green bids 4 rupees
      And red bids 5 rupees
      Then the butcher's bill is 1
      And green wins the war

    # fr: Une roupie de plus en défense et l'attaque échoue
    Scenario: A rupee more in defence and the attack fails
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      When Mysore attacks Pune
      And green bids 4 rupees
      And red bids 6 rupees
      Then the butcher's bill is 0
      And red wins the war

  @anarchy.example.pune.losses
  # fr: Exemple : deux cartes par camp
  Rule: Example: two cards each

    # fr: Deux cartes de chaque camp, toutes
    Scenario: Two cards of each side, which are all
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      When Mysore attacks Pune
      And green bids 4 rupees
      And red bids 5 rupees
      Then each side loses 2 cards
      And Haidar Ali, the Mysore Rockets, Sadashivrao Bhau and Konkan Coconuts are destroyed

  @anarchy.example.pune.payment
  # fr: Exemple : ce qui se paie et s'enterre
  Rule: Example: what is paid and buried

    # fr: Quatre et cinq roupies à la banque, quatre cartes sous la pioche
    Scenario: Four and five rupees to the bank, four cards under the draw pile
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      When Mysore attacks Pune
      And green bids 4 rupees
      And red bids 5 rupees
      Then green has 6 rupees
      And red has 5 rupees
      And Sadashivrao Bhau and Konkan Coconuts lie under the draw pile
      And Haidar Ali and the Mysore Rockets lie under the draw pile
      And 0 cards are in the discard pile
      And the event bid-laid happens 2 times
      And the event bill-counted happens 1 time
      And the event war-won happens 1 time
      And the event marker-removed happens before the event war-over

  @anarchy.example.pune.lohagad
  # fr: Exemple : Lohagad gouverne Pune
  Rule: Example: Lohagad governs Pune

    # fr: Lohagad, de la main, gouverne Pune
    Scenario: Lohagad governs Pune from hand
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      And green holds Lohagad
      When Mysore attacks Pune
      And green bids 4 rupees
      And red bids 5 rupees
      And green lays Lohagad
      And green is done
      Then green governs Pune with Lohagad
      And green controls Pune
      And the event marker-placed happens 1 time
      And green has 0 cards in hand

    # fr: Une carte d'une autre zone n'y gouverne pas
    Scenario: A card of another zone does not govern there
      Given green governs Mysore with Haidar Ali and the Mysore Rockets
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      And green holds Lohagad and Arcot
      When Mysore attacks Pune
      And green bids 4 rupees
      And red bids 5 rupees
      And green lays Arcot
      Then the move is refused by anarchy.war.rebuild

  @anarchy.example.income.voc
  # fr: Exemple : trois coffres
  Rule: Example: three chests

    # fr: Un coffre dans chacun des trois gouvernements
    Scenario: A chest in each of three governments
      Given violet governs the Mughals with Zabita Khan and the Rohillas
      And violet governs the Carnatic with Anwaruddin Khan
      And violet governs Travancore with Marthanda Varma
      And violet has 4 rupees
      Then the governments of violet have 3 chests
      When violet makes no war
      Then violet has 7 rupees
      And the incomes of violet have brought 3 rupees

  @anarchy.example.income.english
  # fr: Exemple : cinq gouvernements, trois coffres
  Rule: Example: five governments, three chests

    # fr: Deux des cinq n'ont pas de coffre
    Scenario: Two of the five have no chest
      Given violet has had a turn this round
      And red governs Pune with Sadashivrao Bhau and Konkan Coconuts
      And red governs Awadh with Saadat Khan
      And red governs Punjab with Jassa Singh Ahluwalia
      And red governs Gujarat with Momin Khan
      And red governs Sindh with Noor Mohammad Kalhoro
      Then the governments of red have 3 chests
      When red makes no war
      Then the incomes of red have brought 3 rupees
      And red has 13 rupees
      And violet has 10 rupees
