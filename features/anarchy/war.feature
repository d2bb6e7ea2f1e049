# fr: Guerre
# fr: Une zone en attaque une autre. Les cartes sont faites à la main, pour que leurs épées et leurs
# fr: châteaux se lisent ici : Pune et l'Hyderabad touchent le Mysore et se touchent.
# fr: Sauf mention contraire, c'est à violet de faire la guerre, et chaque personne a 10 roupies.
# fr: anarchy.war.money-context n'a pas de règle ici : elle parle d'histoire.
Feature: War
  A zone attacks another. The cards are made by hand, so that their swords and castles can be read
  here: Pune, Mysore and Hyderabad are next to each other. Where nothing else is said it is violet's
  turn to make war, and everybody has 10 rupees. anarchy.war.money-context has no rule here: it tells
  of history.

  Background:
    Given a game of The Anarchy between violet, green and red
    And these cards:
      | card     | zone      | number | follows | crowns | castles | swords |
      | Sultan   | Mysore    | 1      |         | 1      |         | 2      |
      | Vizier   | Mysore    | 2      | 1       | 1      |         | 1      |
      | Rockets  | Mysore    |        | 1, 2    |        |         | 2      |
      | Bastion  | Mysore    |        | any     |        | 3       |        |
      | Peshwa   | Pune      | 1      |         | 1      |         | 1      |
      | Regent   | Pune      | 2      | 1       | 1      |         |        |
      | Old Fort | Pune      |        | 1       |        | 2       |        |
      | Hill     | Pune      |        | 1, 2    |        | 1       |        |
      | Army     | Pune      |        | any     |        |         | 3      |
      | Nizam    | Hyderabad | 1      |         | 1      |         | 1      |
      | Guns     | Hyderabad |        | any     |        |         | 2      |
    And it is violet's turn to make war

  @anarchy.war.optional
  # fr: La guerre n'est pas obligatoire
  Rule: Nobody must make war

    # fr: Finir son tour sans guerre
    Scenario: A turn ends without a war
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      When violet makes no war
      Then green governs Pune with Peshwa
      And a token is to be flipped

    # fr: Attaquer une fois, puis plus
    Scenario: One attack, then no more
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then it is violet's turn to make war
      When violet makes no more war
      Then a token is to be flipped

  @anarchy.war.from-own-zone
  # fr: Depuis une zone à soi
  Rule: From a zone of one's own

    # fr: Une zone à soi attaque
    Scenario: A zone of one's own attacks
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      Then violet and green may act
      And the event attack-declared cites anarchy.war.from-own-zone
      # fr: le récit dit « violet attaque vert : le Mysore contre Pune. »
      And the story says "violet attacks green: from Mysore against Pune."

    # fr: Une zone d'une autre compagnie n'attaque pas
    Scenario: A zone of another player does not attack
      Given red governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      When violet attacks Pune from Mysore
      Then the move is refused by anarchy.war.from-own-zone and by nothing else
      # fr: le refus dit « le Mysore : vous ne la contrôlez pas. »
      And the refusal says "You do not control Mysore."

    # fr: Une zone neutre n'attaque pas
    Scenario: A neutral zone does not attack
      Given green governs Pune with Peshwa
      When violet attacks Pune from Mysore
      Then the move is refused by anarchy.war.from-own-zone and by nothing else

    # fr: Seule la personne dont c'est le tour attaque
    Scenario: Only whoever has the turn attacks
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      Then "green attacks Mysore from Pune" is refused

    # fr: La même zone attaque deux fois
    Scenario: The same zone attacks twice
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      And red governs Hyderabad with Nizam
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      And Mysore attacks Hyderabad
      And violet lays the blank card
      And red lays the blank card
      Then violet controls Pune
      And violet controls Hyderabad
      And violet controls Mysore

    # fr: Une zone prise pendant le tour attaque à son tour
    Scenario: A zone taken in the same turn attacks in its turn
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      And red governs Hyderabad with Nizam
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      And violet adds nothing
      And Pune attacks Hyderabad
      And violet bids 3 rupees
      And red lays the blank card
      Then the attack comes to 4
      And violet controls Hyderabad
      And the event attack-declared happens 2 times

    # fr: Une zone perdue pendant le tour n'attaque plus
    Scenario: A zone lost in the same turn attacks no more
      Given violet governs Mysore with Sultan
      And violet governs the Carnatic with Chanda Sahib
      And green governs Pune with Peshwa and Army
      And red governs Hyderabad with Nizam
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      And green is done
      Then Mysore is neutral
      And "violet attacks Hyderabad from Mysore" is refused by anarchy.war.from-own-zone and by nothing else
      And "violet attacks Hyderabad from the Carnatic" is legal

    # fr: Tant qu'une guerre dure, pas d'autre attaque
    Scenario: As long as a war lasts there is no other attack
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      And red governs Hyderabad with Nizam
      When Mysore attacks Pune
      Then "violet attacks Hyderabad from Mysore" is refused

  @anarchy.war.enemy-controlled
  # fr: Contre une autre compagnie
  Rule: Against another player

    # fr: Une zone de n'importe quelle autre compagnie
    Scenario: A zone of whichever other player
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And red governs Hyderabad with Nizam
      Then "Mysore attacks Pune" is legal
      And "Mysore attacks Hyderabad" is legal
      And there are 3 legal moves

    # fr: Pas une zone neutre
    Scenario: Not a neutral zone
      Given violet governs Mysore with Sultan
      When Mysore attacks Pune
      Then the move is refused by anarchy.war.enemy-controlled and by nothing else
      # fr: le refus dit « Pune : zone neutre. »
      And the refusal says "Pune is neutral."

    # fr: Pas une zone à soi
    Scenario: Not a zone of one's own
      Given violet governs Mysore with Sultan
      And violet governs Pune with Peshwa
      When Mysore attacks Pune
      Then the move is refused by anarchy.war.enemy-controlled and by nothing else
      # fr: le refus dit « Pune : vous la contrôlez vous-même. »
      And the refusal says "You control Pune yourself."
      And there is 1 legal move

  @anarchy.war.defence-value
  # fr: La valeur de défense
  Rule: What a defence is worth

    # fr: Les épées et les châteaux
    Scenario: Swords and castles
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa, Old Fort and Army
      Then the defence of Pune is 6
      And the attack of Pune is 4
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then the defence comes to 6

    # fr: Les autres zones de la défense n'aident pas
    Scenario: Other zones of the defender do not help
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And green governs Hyderabad with Nizam and Guns
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then the defence comes to 1

  @anarchy.war.strictly-more
  # fr: Plus que la défense
  Rule: More than the defence

    # fr: Autant ne suffit pas
    Scenario: As much is not enough
      Given violet governs Mysore with Vizier
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then green wins the war

    # fr: Une épée de plus suffit
    Scenario: One sword more is enough
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      And violet lays the blank card
      And green lays the blank card
      Then violet wins the war

    # fr: Une roupie de plus suffit aussi
    Scenario: One rupee more is enough as well
      Given violet governs Mysore with Vizier
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      And violet bids 3 rupees
      And green bids 2 rupees
      Then violet wins the war

    # fr: On attaque même sans épée
    Scenario: One may attack without a sword
      Given violet governs Pune with Regent
      And green governs Mysore with Sultan
      When Pune attacks Mysore
      Then the move is legal
      When violet bids 9 rupees
      And green lays the blank card
      Then the attack comes to 9
      And violet controls Mysore

    # fr: Dite de vive voix, la lecture est la même
    Scenario: With the reading said, it is the same
      Given the reading R-1 is "any"
      And violet governs Pune with Regent
      And green governs Mysore with Sultan
      Then "Pune attacks Mysore" is legal

    # fr: Selon la lecture stricte, il faut plus d'épées pour attaquer
    Scenario Outline: By the strict reading more swords are needed to attack
      Given the reading R-1 is "more-swords"
      And violet governs Mysore with <attackers>
      And green governs Pune with Peshwa and Hill
      Then "Mysore attacks Pune" is <verdict>
      And there are <moves> legal moves

      Examples:
        | attackers          | verdict                                                  | moves |
        | Sultan and Vizier  | legal                                                    | 2     |
        | Sultan             | refused by anarchy.war.strictly-more and by nothing else | 1     |
        | Vizier             | refused by anarchy.war.strictly-more and by nothing else | 1     |
        | Sultan and Bastion | refused by anarchy.war.strictly-more and by nothing else | 1     |

    # fr: Le refus dit combien il manque
    Scenario: The refusal says how much is lacking
      Given the reading R-1 is "more-swords"
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa, Hill and Old Fort
      When Mysore attacks Pune
      Then the move is refused by anarchy.war.strictly-more and by nothing else
      # fr: le refus dit « 2 épées ne sont pas plus que les 4 de la défense »
      And the refusal says "2 swords are not more than the 4 of the defence"

    # fr: Selon la lecture stricte, assez d'épées ne suffisent pas contre une zone neutre
    Scenario: By the strict reading enough swords do not help against a neutral zone
      Given the reading R-1 is "more-swords"
      And violet governs Mysore with Sultan
      When Mysore attacks Pune
      Then the move is refused by anarchy.war.enemy-controlled and by nothing else

    # fr: Selon la lecture stricte, une attaque peut pourtant échouer
    Scenario: By the strict reading an attack can still fail
      Given the reading R-1 is "more-swords"
      And violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And green holds Army
      When Mysore attacks Pune
      And green replies with Army
      And violet lays the blank card
      And green lays the blank card
      Then the butcher's bill is -2
      And green wins the war

  @anarchy.war.defender-reinforces
  # fr: Des renforts en défense
  Rule: The defender adds cards

    # fr: Les renforts comptent dans la défense
    Scenario: Reinforcements count in defence
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      And green holds Army and Old Fort
      When Mysore attacks Pune
      Then green may act
      And the open question is asked by anarchy.war.defender-reinforces
      When green replies with Army and Old Fort
      Then green governs Pune with Peshwa, Army and Old Fort
      And violet and green may act
      When violet lays the blank card
      And green lays the blank card
      Then the defence comes to 6

    # fr: Une partie seulement
    Scenario: Some of them only
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      And green holds Army and Old Fort
      When Mysore attacks Pune
      And green replies with Old Fort
      Then the hand of green is Army
      And the defence of Pune is 3

    # fr: Aucune
    Scenario: None
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      And green holds Army and Old Fort
      When Mysore attacks Pune
      And green adds nothing
      Then the defence of Pune is 1
      And violet and green may act

    # fr: Qui n'a rien en main n'est pas interrogé
    Scenario: Who has no card in hand is not asked
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      When Mysore attacks Pune
      Then violet and green may act

    # fr: Qui n'a rien d'utile est interrogé pourtant, et rien ne se voit
    Scenario: Who has nothing of use is asked all the same, so that nothing shows
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      And green holds Nizam
      When Mysore attacks Pune
      Then green may act
      And there is 1 legal move

    # fr: Seules les cartes qui suivent le chef
    Scenario: Only cards that follow the leader
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Regent
      And green holds Old Fort and Hill
      When Mysore attacks Pune
      And green adds Old Fort
      Then the move is refused by anarchy.meld.follow-list-legality
      And "green adds Hill" is legal

    # fr: Le chef ne change pas
    Scenario: The leader is not changed
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Regent
      And green holds Peshwa
      When Mysore attacks Pune
      Then "green makes Peshwa the leader" is refused
      And there is 1 legal move

    # fr: Pas dans une autre zone
    Scenario: Not in another zone
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      And green governs Hyderabad with Nizam
      And green holds Guns
      When Mysore attacks Pune
      Then "green adds Guns" is refused
      And there is 1 legal move

    # fr: L'attaque ne se renforce pas
    Scenario: The attacker adds nothing
      Given violet governs Mysore with Sultan
      And violet holds Rockets
      And green governs Pune with Peshwa
      And green holds Army
      When Mysore attacks Pune
      Then "violet adds Rockets" is refused
      When green replies with Army
      Then "violet adds Rockets" is refused
      And the attack of Mysore is 2

    # fr: Les mises attendent les renforts
    Scenario: The bids wait for the reinforcements
      Given violet governs Mysore with Sultan
      And green governs Pune with Peshwa
      And green holds Army
      When Mysore attacks Pune
      Then "violet bids 1 rupee" is refused
      And "green bids 1 rupee" is refused

    # fr: Les renforts se perdent avec la zone
    Scenario: Reinforcements are lost with the zone
      Given violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      And green holds Hill
      When Mysore attacks Pune
      And green replies with Hill
      And violet bids 1 rupee
      And green lays the blank card
      Then violet governs Pune with Peshwa and Hill
      And green has 0 cards in hand

    # fr: La lecture R-16 ne lie qu'en cas de coup d'État : ici, rien n'est forcé
    Scenario: Reading R-16 binds in coups alone, so that nothing is forced here
      Given the reading R-16 is "all"
      And violet governs Mysore with Sultan and Rockets
      And green governs Pune with Peshwa
      And green holds Army and Hill
      When Mysore attacks Pune
      And green adds Army
      Then "green is done" is legal
      When green is done
      Then green governs Pune with Peshwa and Army
      And the hand of green is Hill
