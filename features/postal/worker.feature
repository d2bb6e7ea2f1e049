# fr: Travailleurs et blessures
# fr: Les travailleurs agissent, ils coûtent de l'argent, et un blessé sur deux reste inactif.
Feature: Workers and injuries
  Workers act, workers cost money, and of the injured one in two stays idle.

  @postal.worker.action-points
  # fr: Les travailleurs, points d'action
  Rule: Workers are action points

    # fr: Quatre indemnes font quatre actions
    Scenario: Four healthy workers perform four actions
      Given the workers are to be placed
      And 4 healthy workers
      Then 4 workers can act
      When workers are placed at Triangle, Triangle, Triangle and Triangle
      And workers act at Triangle, Triangle, Triangle and Triangle
      Then the event worker-acted happens 4 times
      And the Cost of Living is to be paid

    # fr: Aucun cinquième travailleur n'est placé
    Scenario: No fifth worker is placed
      Given the workers are to be placed
      And 4 healthy workers
      When workers are placed at Triangle, Triangle and Triangle
      Then there is 1 worker still to be placed
      When a worker is placed at Triangle
      Then there are 0 workers to be placed
      And the actions are to be resolved

    # fr: Quatre indemnes ne font pas cinq actions
    Scenario: Four healthy workers do not go five times
      Given 4 healthy workers
      When 5 workers go to Triangle
      Then the move is refused by postal.worker.action-points and by nothing else

    # fr: Au tour suivant, tous vont de nouveau travailler
    Scenario: In the next turn all go to work again
      Given Savings are 20 dollars
      And Employers' Strength is 3
      When a worker goes to Triangle
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 1
      Then 4 workers can act

    # fr: Un indemne que le groupe n'a pas
    Scenario: A healthy worker whom the group does not have
      Given the workers are to be placed
      And 0 healthy workers
      And 2 injured workers
      When a healthy worker is placed at Triangle
      Then the move is refused by postal.worker.action-points

    # fr: Un blessé que le groupe n'a pas
    Scenario: An injured worker whom the group does not have
      Given the workers are to be placed
      And 2 healthy workers
      When an injured worker is placed at Triangle
      Then the move is refused by postal.worker.action-points

    # fr: Chaque travailleur placé agit une fois
    Scenario: Each placed worker acts once
      Given workers stand at Triangle and the Tenement
      When a worker acts at Triangle
      And a worker acts at Triangle
      Then the move is refused by postal.worker.action-points

    # fr: Après la dernière action, il ne reste personne pour agir
    Scenario: After the last action nobody is left to act
      Given workers stand at Triangle and the Tenement
      And 2 healthy workers
      When a worker acts at Triangle
      And a worker acts at the Tenement to lower Risk
      Then the Cost of Living is to be paid
      And 0 workers can act

    # fr: Il ne reste personne pour agir après le paiement
    Scenario: Nobody is left to act after the payment
      Given the Cost of Living is to be paid
      And Savings are 13 dollars
      When the Cost of Living is paid
      Then a means of production may be taken
      And 0 workers can act

    # fr: Il ne reste personne pour agir quand la partie est finie
    Scenario: Nobody is left to act once the game is over
      Given Employers' Strength is 10
      And a means of production may be taken
      When the turn ends
      Then the game is lost
      And 0 workers can act

    # fr: Qui a agi n'est pas replacé le même tour
    Scenario: Who has acted is not placed again in the same turn
      Given workers stand at Triangle and the Tenement
      And 2 healthy workers
      When a worker acts at Triangle
      Then there is 1 worker who has acted
      And there are 0 workers to be placed

    # fr: Personne n'agit où il n'y a personne
    Scenario: Nobody acts where nobody stands
      Given workers stand at Triangle and the Tenement
      When a worker acts at the East River Docks
      Then the move is refused by postal.worker.action-points

    # fr: Les prisonniers ne sont pas des points d'action
    Scenario: Prisoners are no action points
      Given the workers are to be placed
      And 3 workers in jail
      Then 1 worker can act

    # fr: Un seul travailleur n'obtient pas deux ressources
    Scenario: One worker alone does not gain two resources
      Given 1 healthy worker
      And the Cost of Living is to be paid
      And the group has 1 strike
      And the group has 1 sabotage
      Then no table can show this position by postal.worker.action-points

    # fr: Deux travailleurs qui ont agi n'ont pas trois ressources
    Scenario: Two workers who have acted do not have three resources
      Given workers stand at Triangle and the Tenement
      And the group has 2 union agitations
      And the group has 1 strike
      Then no table can show this position by postal.worker.action-points

    # fr: Cinq travailleurs ont cinq actions
    Scenario: Five workers have five actions
      Given the workers are to be placed
      And 5 healthy workers
      Then 5 workers can act

    # fr: Une recrue est un point d'action dès le tour suivant
    Scenario: A recruit is an action point from the next turn
      Given 4 healthy workers
      And a worker stands at Greenwich Village
      And Savings are 20 dollars
      When a worker acts at Greenwich Village
      Then the Cost of Living is to be paid
      When the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then 5 workers can act

    # fr: Une recrue n'est pas placée le tour où elle est recrutée
    Scenario: A recruit is not placed in the turn of the recruitment
      Given workers stand at Greenwich Village and the Tenement
      And 2 healthy workers
      When a worker acts at Greenwich Village
      Then there are 3 living workers
      And there are 0 workers to be placed

    # fr: Qui a agi à un tour agit de nouveau au suivant
    Scenario: Who acted in one turn acts again in the next
      Given the workers are to be placed
      And 2 healthy workers
      And Savings are 20 dollars
      When workers are placed at Triangle and Triangle
      And workers act at Triangle and Triangle
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then 2 workers can act

    # fr: Un travailleur que le groupe n'a pas est refusé sans les images perdues
    Scenario: A worker whom the group does not have is refused without the lost pictures
      Given only what the book states is known
      And the workers are to be placed
      And 0 healthy workers
      And 2 injured workers
      When a healthy worker is placed at the Bonesetter
      Then the move is refused by postal.worker.action-points and by nothing else

    # fr: Où il n'y a personne, ce n'est pas le choix qui manque
    Scenario: Where nobody stands a choice is not what is missing
      Given workers stand at Triangle Shirtwaist and the Docks
      When a worker acts at the Tenement to lower Risk
      Then the move is refused by postal.worker.action-points and by nothing else

    # fr: Où il n'y a personne, ce n'est pas un prisonnier qui manque
    Scenario: Where nobody stands a prisoner is not what is missing
      Given 1 worker in jail
      And workers stand at Triangle Shirtwaist and the Docks
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then the move is refused by postal.worker.action-points and by nothing else

  @postal.worker.places
  # fr: Lieux d'action
  Rule: Where workers act

    # fr: Trois ont agi, et l'on n'en compte que deux
    Scenario: Three have acted, and only two of them are counted
      Given 3 workers who have acted
      And 1 healthy worker who has acted
      And 1 injured worker who has acted
      Then no table can show this position by postal.worker.places

    # fr: Plus de travailleurs sur les emplacements qu'il n'y en a
    Scenario: More workers on spaces than there are
      Given 1 healthy worker
      And healthy workers stand at the East River Docks and the Tenderloin
      Then no table can show this position by postal.worker.places

    # fr: Des travailleurs répartis sur les trois zones
    Scenario: Workers spread over the three zones
      Given the workers are to be placed
      When workers are placed at Triangle, the Tenderloin, the Tenement and the Local Union
      Then the actions are to be resolved
      And the event worker-placed happens 4 times

    # fr: Tous les travailleurs vont à une seule zone : <zone>
    Scenario Outline: All workers go to one zone: <zone>
      Given the workers are to be placed
      And Savings are 10 dollars
      When workers are placed at <spaces>
      Then the actions are to be resolved

      # fr: New York ; le Tenement ; le Groupe anarchiste
      Examples:
        | zone                | spaces                                                                     |
        | New York            | Triangle, the Tenderloin, Newtown Creek and Greenwich Village              |
        | the Tenement        | the Tenement, the Tenement, the Tenement and the Tenement                  |
        | the Anarchist Group | the Bonesetter, the Local Union, the Printing Press and the Political Cafe |

    # fr: Un travailleur va ici : <space>
    Scenario Outline: A worker goes to <space>
      Given the workers are to be placed
      And 1 healthy worker
      When a worker is placed at <space>
      Then the actions are to be resolved

      Examples:
        | space                  |
        | the Tenement           |
        | the Bonesetter         |
        | the Local Union        |
        | the Printing Press     |
        | the Liberal Lawyers    |
        | the Political Cafe     |
        | the Chemistry Workshop |
        | the East River Docks   |
        | Triangle Shirtwaist    |
        | Newtown Creek          |
        | Greenwich Village      |
        | the Tenderloin         |

    # fr: Un blessé va partout où va un indemne
    Scenario: An injured worker goes wherever a healthy one does
      Given the workers are to be placed
      And 1 healthy worker
      And 1 injured worker
      When an injured worker is placed at the Chemistry Workshop
      And a healthy worker is placed at the Tenderloin
      Then the actions are to be resolved
      When an injured worker acts at the Chemistry Workshop to raise Risk
      Then the group has 1 sabotage

    # fr: Un travailleur agit à l'emplacement de son placement
    Scenario: A worker acts on the space of the placement
      Given the workers are to be placed
      And 1 healthy worker
      When a worker is placed at the Local Union
      And a worker acts at the Local Union
      Then the group has 1 union agitation

  @postal.worker.cost-1
  # fr: Coût d'un travailleur
  Rule: Cost of a worker

    # fr: <workers> travailleurs indemnes
    Scenario Outline: <workers> healthy workers
      Given <workers> healthy workers
      Then the Cost of Living is <cost> dollars

      Examples:
        | workers | cost |
        | 1       | 2    |
        | 4       | 5    |
        | 5       | 6    |
        | 8       | 9    |

    # fr: Le prix d'un travailleur est imprimé
    Scenario: The price of a worker is printed
      Given a postal game
      Then the datum cost.worker is "1"
      And the datum cost.worker is stated by the book

    # fr: Une recrue coûte un dollar aussitôt
    Scenario: A recruit costs a dollar at once
      Given a worker stands at Greenwich Village
      When a worker acts at Greenwich Village
      Then the Cost of Living is 6 dollars

    # fr: Quand plus personne n'est en vie, seul reste le loyer
    Scenario: With nobody left alive only the rent remains
      Given the reading R-18b is "play-on"
      And 0 healthy workers
      And 8 dead workers
      Then the Cost of Living is 1 dollar

    # fr: Un prisonnier coûte autant qu'avant, sauf autre lecture
    Scenario: A prisoner costs as much as before unless another reading is chosen
      Given 1 worker in jail
      Then the Cost of Living is 5 dollars

    # fr: Deux travailleurs sur quatre en prison, selon R-18a : <option>
    Scenario Outline: Two of four workers in jail, as R-18a is read: <option>
      Given the reading R-18a is "<option>"
      And 2 workers in jail
      Then the Cost of Living is <cost> dollars

      Examples:
        | option  | cost |
        | charged | 5    |
        | free    | 3    |

    # fr: Un prisonnier libéré est compté par les deux lectures : <option>
    Scenario Outline: A freed prisoner is charged by either reading: <option>
      Given the reading R-18a is "<option>"
      And 1 worker in jail
      And a worker stands at the Liberal Lawyers
      When a worker acts at the Liberal Lawyers to free a prisoner
      Then the Cost of Living is 5 dollars

      Examples:
        | option  |
        | charged |
        | free    |

  @postal.worker.injured-extra-1
  # fr: Surcoût des blessés
  Rule: Extra cost of the injured

    # fr: <injured> travailleurs blessés sur quatre
    Scenario Outline: <injured> of four workers injured
      Given <healthy> healthy workers
      And <injured> injured workers
      Then the Cost of Living is <cost> dollars

      Examples:
        | healthy | injured | cost |
        | 4       | 0       | 5    |
        | 3       | 1       | 6    |
        | 2       | 2       | 7    |
        | 0       | 4       | 9    |

    # fr: Le supplément est imprimé
    Scenario: The surcharge is printed
      Given a postal game
      Then the datum cost.injury is "1"
      And the datum cost.injury is stated by the book

    # fr: Une blessure relève le coût d'un dollar
    Scenario: An injury raises the cost by one dollar
      Given the offensive is about to be rolled
      When the die shows a 5
      Then the Cost of Living is 6 dollars
      And postal.worker.injured-extra-1 is cited

    # fr: Une blessure par une jauge pleine n'est pas comptée deux fois
    Scenario: An injury by a full gauge is not charged twice
      Given Risk is one step below Hurt
      And the offensive is about to be rolled
      When the die shows a 2
      Then there is 1 injured worker
      And the Cost of Living is 6 dollars

    # fr: Le supplément ne dépend pas de l'endroit où sont les blessés
    Scenario: The surcharge does not depend on where the injured are
      Given 1 healthy worker
      And 3 injured workers
      And injured workers stand at Triangle and the Tenement
      Then the Cost of Living is 8 dollars
      When an injured worker acts at Triangle
      Then the Cost of Living is 8 dollars

    # fr: Des soins enlèvent un dollar
    Scenario: A healing takes off one dollar
      Given 3 healthy workers
      And 1 injured worker
      And a healthy worker stands at the Bonesetter
      When a healthy worker acts at the Bonesetter
      Then the Cost of Living is 5 dollars

    # fr: Un prisonnier blessé est compté deux dollars
    Scenario: An injured prisoner is charged two dollars
      Given 3 healthy workers
      And 1 injured worker in jail
      Then the Cost of Living is 6 dollars

    # fr: Un prisonnier blessé ne coûte rien, par l'autre lecture
    Scenario: An injured prisoner costs nothing by the other reading
      Given the reading R-18a is "free"
      And 3 healthy workers
      And 1 injured worker in jail
      Then the Cost of Living is 4 dollars

    # fr: La blessure d'un travailleur libre est comptée aussi quand les prisonniers ne coûtent rien
    Scenario: A free worker's injury is charged as well where prisoners cost nothing
      Given the reading R-18a is "free"
      When the die shows 5
      Then clause postal.worker.injured-extra-1 is cited
      # fr: le récit dit « Le coût de la vie est maintenant de 6 $ »
      And the story says "The Cost of Living is now 6 dollars"

    # fr: Une blessure qui coûte deux dollars par un autre contenu
    Scenario: An injury that costs two dollars by another content
      Given this content pack:
        """
        [cost]
        injury = 2
        """
      And 3 healthy workers
      And 1 injured worker
      Then the Cost of Living is 7 dollars

  @postal.worker.injured-half-idle
  # fr: Un blessé sur deux inactif
  Rule: Half the injured are idle

    # fr: <injured> travailleurs blessés
    Scenario Outline: <injured> injured workers
      Given the workers are to be placed
      And 0 healthy workers
      And <injured> injured workers
      Then there are <idle> idle workers
      And <acting> workers can act

      Examples:
        | injured | idle | acting |
        | 1       | 0    | 1      |
        | 2       | 1    | 1      |
        | 3       | 1    | 2      |
        | 4       | 2    | 2      |
        | 5       | 2    | 3      |
        | 8       | 4    | 4      |

    # fr: Les indemnes ne sont pas comptés par moitié
    Scenario: Healthy workers are not halved
      Given the workers are to be placed
      And 2 healthy workers
      And 3 injured workers
      Then there is 1 idle worker
      And 4 workers can act

    # fr: Sur trois blessés, l'inactif n'est pas placé
    Scenario: The idle worker of three is not placed
      Given the workers are to be placed
      And 1 healthy worker
      And 3 injured workers
      When an injured worker is placed at Triangle
      And an injured worker is placed at Triangle
      And an injured worker is placed at Triangle
      Then the move is refused by postal.worker.injured-half-idle

    # fr: Le dernier qui peut agir achève le placement
    Scenario: The last who can act ends the placement
      Given the workers are to be placed
      And 0 healthy workers
      And 2 injured workers
      When an injured worker is placed at Triangle
      Then the actions are to be resolved

    # fr: Une blessure de la phase patronale compte le même tour
    Scenario: An injury of the employers' phase counts in the same turn
      Given the turn is about to begin
      And 3 healthy workers
      And 1 injured worker
      When the employers' phase is played with a 5
      Then there is 1 idle worker
      And 3 workers can act

    # fr: Le nombre se compte à nouveau au tour suivant
    Scenario: The number is counted anew in the next turn
      Given the workers are to be placed
      And 0 healthy workers
      And 3 injured workers
      And Savings are 20 dollars
      When workers are placed at Triangle and Triangle
      And workers act at Triangle and Triangle
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then there is 1 idle worker
      And 2 workers can act

    # fr: Seule la moitié des blessés libres reste inactive, sauf autre lecture
    Scenario: Only the free injured are halved unless another reading is chosen
      Given the workers are to be placed
      And 1 healthy worker
      And 2 injured workers
      And 2 injured workers in jail
      Then there is 1 idle worker
      And 2 workers can act

    # fr: Selon R-22 « all-injured », deux blessés en prison rendent inactifs les deux blessés libres
    Scenario: By reading R-22 on all-injured two injured prisoners leave both free injured workers idle
      Given the reading R-22 is "all-injured"
      And 0 healthy workers
      And 2 injured workers
      And 2 injured workers in jail
      Then there are 2 idle workers

    # fr: Les blessés en prison comptent ou non dans la moitié inactive, selon R-22 : <option>, <free> libres et <jailed> en prison
    Scenario Outline: Injured prisoners are halved or not, as R-22 is read: <option>, <free> free and <jailed> in jail
      Given the reading R-22 is "<option>"
      And the workers are to be placed
      And 1 healthy worker
      And <free> injured workers
      And <jailed> injured workers in jail
      Then there are <idle> idle workers
      And <acting> workers can act

      Examples:
        | option       | free | jailed | idle | acting |
        | free-injured | 2    | 2      | 1    | 2      |
        | all-injured  | 2    | 2      | 2    | 1      |
        | free-injured | 1    | 1      | 0    | 2      |
        | all-injured  | 1    | 1      | 1    | 1      |
        | free-injured | 3    | 2      | 1    | 3      |
        | all-injured  | 3    | 2      | 2    | 2      |
        | all-injured  | 1    | 4      | 1    | 1      |
        | all-injured  | 3    | 0      | 1    | 3      |

    # fr: Par l'autre lecture, un prisonnier blessé empêche un blessé d'agir
    Scenario: By the other reading an injured prisoner keeps an injured worker from acting
      Given the reading R-22 is "all-injured"
      And the workers are to be placed
      And 1 healthy worker
      And 1 injured worker
      And 1 injured worker in jail
      When an injured worker is placed at Triangle
      Then the move is refused by postal.worker.injured-half-idle

    # fr: Tous sont blessés
    Scenario: Everybody is injured
      Given all 4 workers are injured
      When the group does nothing
      Then 2 workers can act
      And nothing changes for the group

    # fr: Avant que quiconque ait agi, un seul de deux blessés se tient sur une case
    Scenario: Before anybody has acted one of two injured workers stands on a space
      Given 0 healthy workers
      And the actions are to be resolved
      And injured workers stand at the Docks and the Triangle
      Then no table can show this position by postal.worker.injured-half-idle

  @postal.worker.idle-set-aside
  # fr: Inactifs mis de côté
  Rule: The idle are set aside

    # fr: L'inactif reste en arrière quand les autres agissent
    Scenario: The idle worker stays behind while the others act
      Given the workers are to be placed
      And 1 healthy worker
      And 2 injured workers
      When workers are placed at Triangle and Triangle
      Then the actions are to be resolved
      And there is 1 idle worker

    # fr: L'inactif soigné n'agit pas ce tour
    Scenario: The idle worker who is healed does not act in this turn
      Given the workers are to be placed
      And 1 healthy worker
      And 1 dead worker
      And 2 injured workers
      When a healthy worker is placed at the Bonesetter
      And an injured worker is placed at Triangle
      And an injured worker acts at Triangle
      And a healthy worker acts at the Bonesetter
      And the player heals an injured worker who is not placed
      Then the Cost of Living is to be paid

    # fr: De trois blessés, un est soigné, et un sur deux est ensuite inactif
    Scenario: Of three injured one is healed, and one of two is idle next
      Given the workers are to be placed
      And 1 healthy worker
      And 3 injured workers
      And Savings are 20 dollars
      Then there is 1 idle worker
      When workers are placed at the Bonesetter, Triangle and Triangle
      And a healthy worker acts at the Bonesetter
      And the player heals an injured worker who is not placed
      And workers act at Triangle and Triangle
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then there are 2 injured workers
      And there is 1 idle worker
      And 3 workers can act

    # fr: De deux blessés, un est soigné, et personne n'est inactif ensuite
    Scenario: Of two injured one is healed, and nobody is idle next
      Given the workers are to be placed
      And 1 healthy worker
      And 2 injured workers
      And Savings are 20 dollars
      Then there is 1 idle worker
      When workers are placed at the Bonesetter and Triangle
      And a healthy worker acts at the Bonesetter
      And the player heals an injured worker who is not placed
      And workers act at Triangle
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then there is 1 injured worker
      And there are 0 idle workers
      And 3 workers can act

    # fr: Soigner l'inactif ne rend personne disponible pendant les actions
    Scenario: Healing the idle worker makes nobody available during the actions
      Given the workers are to be placed
      And 1 healthy worker
      And 2 injured workers
      And Savings are 20 dollars
      When workers are placed at the Bonesetter and Triangle
      And a healthy worker acts at the Bonesetter
      And the player heals an injured worker who is not placed
      Then the actions are to be resolved
      And 0 workers can act

    # fr: Personne n'est soigné, et un blessé sur deux est de nouveau inactif
    Scenario: Nobody is healed, and one of two is idle again
      Given the workers are to be placed
      And 0 healthy workers
      And 2 injured workers
      And Savings are 20 dollars
      When workers are placed at Triangle
      And workers act at Triangle
      And the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then there is 1 idle worker
      And 1 worker can act

    # fr: Un travailleur qui a agi et qu'on blesse alors n'est pas inactif
    Scenario: A worker who has acted and is hurt then is no idle worker
      Given Risk is one step below Hurt
      And workers stand at the Docks and Triangle Shirtwaist
      When a worker acts at the Docks
      And the player injures the healthy worker who has acted
      Then there are 0 idle workers
      And the actions are to be resolved

    # fr: Au milieu des actions, les inactifs ne sont pas recomptés
    Scenario: In the middle of the actions the idle are not counted anew
      Given Risk is one step below Hurt
      And workers stand at the Docks and the Tenement
      And an injured worker stands at Triangle Shirtwaist
      When a worker acts at the Docks
      And the player injures the healthy worker who has acted
      Then there are 2 injured workers
      And there are 0 idle workers

    # fr: L'inactif le reste quand l'autre blessé a agi
    Scenario: The idle worker stays idle once the other injured one has acted
      Given the workers are to be placed
      And 1 healthy worker
      And 2 injured workers
      When workers are placed at Triangle and Triangle
      And an injured worker acts at Triangle
      Then there is 1 idle worker
