# fr: Endettement
# fr: Ce qui arrive quand l'Économie ne couvre pas le coût de la vie. Sauf mention contraire, il y
# fr: a quatre travailleurs indemnes et un loyer de 1 $ : 5 $ sont dus.
Feature: Debt
  What happens when the Savings do not cover the Cost of Living. Where nothing else is said there
  are four healthy workers and a rent of 1 dollar, so 5 dollars are due.

  @postal.debt.definition
  # fr: Endettement
  Rule: Debt

    # fr: Un dollar manque
    Scenario: One dollar short
      Given Savings are 4 dollars
      When the Cost of Living is paid
      Then the event in-debt happens 1 time
      And clause postal.debt.definition is cited
      And Savings are 0 dollars
      And the event money-paid happens before the event in-debt

    # fr: Juste assez
    Scenario: Exactly enough
      Given Savings are 5 dollars
      When the Cost of Living is paid
      Then Savings are 0 dollars
      And clause postal.debt.definition is not cited
      And there are 4 healthy workers

    # fr: Plus qu'assez
    Scenario: More than enough
      Given Savings are 6 dollars
      When the Cost of Living is paid
      Then Savings are 1 dollar
      And clause postal.debt.definition is not cited

    # fr: L'Économie ne tombe jamais sous zéro
    Scenario: Savings never fall below zero
      Given Savings are 0 dollars
      When the Cost of Living is paid
      Then Savings are 0 dollars
      And clause postal.debt.definition is cited

    # fr: Qui a une dette n'a plus d'Économie
    Scenario: Who is in debt has no Savings left
      Given the player must say who is injured by the debt
      And 3 healthy workers
      And 1 healthy worker in jail
      And Savings are 4 dollars
      Then no table can show this position by postal.debt.definition

    # fr: Une hausse provisoire suffit à endetter
    Scenario: A temporary rise is enough to cause debt
      Given Savings are 5 dollars
      And the Cost of Living is raised by 1 dollar this turn
      When the Cost of Living is paid
      Then clause postal.debt.definition is cited
      And there is 1 injured worker

    # fr: Le loyer plus élevé du mode Difficile endette
    Scenario: The higher rent of Hard mode causes debt
      Given a game in hard mode
      And Savings are 5 dollars
      When the Cost of Living is paid
      Then clause postal.debt.definition is cited
      And there is 1 injured worker

    # fr: Une dette se règle aussitôt et n'est pas due au tour suivant
    Scenario: A debt is settled at once and not owed next turn
      Given Savings are 4 dollars
      When the Cost of Living is paid
      And the turn ends
      And the employers' phase is played with a 2
      Then the Cost of Living is 6 dollars
      And Savings are 0 dollars

    # fr: Même endetté, le groupe peut prendre un moyen de production qui ne coûte que des ressources
    Scenario: In debt a means of production can still be paid with resources alone
      Given the Cost of Living is to be paid
      And Savings are 4 dollars
      And the group has 1 strike
      And the group has 1 union agitation
      When the Cost of Living is paid
      Then clause postal.debt.definition is cited
      And "the group takes the means of production for 1 strike and 1 union agitation" is legal

    # fr: Les dollars manquants sont annoncés
    Scenario: The missing dollars are told
      Given Savings are 3 dollars
      When the Cost of Living is paid
      # fr: le récit dit « il manque 2 $ »
      Then the story says "2 dollars missing"

    # fr: Au moment de payer, neuf dollars sont dus
    Scenario: Nine dollars are due when it is time to pay
      Given 2 healthy workers
      And 3 injured workers
      And Savings are 8 dollars
      When it is time for the group to pay
      Then the Cost of Living is 9 dollars
      And the event in-debt happens
      And there are 4 injured workers

  @postal.debt.injure-per-missing-dollar
  # fr: Une blessure par dollar manquant
  Rule: One injury per missing dollar

    # fr: Il manque <missing> des 5 dollars dus
    Scenario Outline: <missing> missing of the 5 dollars due
      Given Savings are <savings> dollars
      When the Cost of Living is paid
      Then there are <injured> injured workers
      And there are <healthy> healthy workers
      And the event worker-hurt happens <missing> times

      Examples:
        | savings | missing | injured | healthy |
        | 5       | 0       | 0       | 4       |
        | 4       | 1       | 1       | 3       |
        | 2       | 3       | 3       | 1       |
        | 1       | 4       | 4       | 0       |

    # fr: La cinquième blessure tue l'un des quatre travailleurs
    Scenario: The fifth injury of four workers kills one
      Given Savings are 0 dollars
      When the Cost of Living is paid
      Then the event worker-hurt happens 4 times
      And the event worker-died happens 1 time
      And there are 3 injured workers
      And there is 1 dead worker

    # fr: Les blessures d'une dette n'augmentent pas la dette même
    Scenario: The injuries of a debt do not raise the debt itself
      Given Savings are 2 dollars
      When the Cost of Living is paid
      Then the event worker-hurt happens 3 times
      And the Cost of Living is 8 dollars
      And there are 0 dead workers

    # fr: Tous sont déjà blessés et il manque un dollar
    Scenario: Everybody is injured already and one dollar is missing
      Given 4 injured workers
      And Savings are 8 dollars
      When the Cost of Living is paid
      Then there are 3 injured workers
      And there is 1 dead worker
      And the game goes on
      And clause postal.debt.injure-per-missing-dollar is cited

    # fr: Une dette plus grande que le nombre de travailleurs les tue tous
    Scenario: A debt larger than the number of workers kills them all
      Given 4 injured workers
      And Savings are 0 dollars
      When the Cost of Living is paid
      Then the event worker-died happens 4 times
      And the game is lost
      And "the turn ends" is refused

    # fr: Par R-18b « play-on », le reste de la dette ne frappe personne
    Scenario: With reading R-18b on play-on the rest of the debt hits nobody
      Given the reading R-18b is "play-on"
      And 4 injured workers
      And Savings are 0 dollars
      When the Cost of Living is paid
      Then the event worker-died happens 4 times
      And the event nothing-happened happens 5 times
      And the game goes on
      And "the turn ends" is legal

    # fr: Le récit dit qu'il ne reste personne à blesser
    Scenario: That nobody is left to injure is told
      Given the reading R-18b is "play-on"
      And 4 injured workers
      And Savings are 4 dollars
      When the Cost of Living is paid
      Then the event worker-died happens 4 times
      # fr: le récit dit « Il n'y a plus personne à blesser »
      And the story says "There is nobody left to injure"

    # fr: Le joueur dit si un libre ou un prisonnier est blessé
    Scenario: The player says whether a free worker or a prisoner is injured
      Given 2 healthy workers
      And 2 healthy workers in jail
      And Savings are 4 dollars
      When the Cost of Living is paid
      Then the player must say who is injured
      And there are 2 legal moves

    # fr: La blessure d'une dette frappe un prisonnier
    Scenario: The injury of a debt hits a prisoner
      Given 2 healthy workers
      And 2 healthy workers in jail
      And Savings are 4 dollars
      When the Cost of Living is paid
      And the player injures a healthy worker in jail
      Then there is 1 injured worker in jail
      And there are 2 healthy workers
      And clause postal.debt.injure-per-missing-dollar is cited

    # fr: Par R-19, les libres viennent d'abord et rien n'est demandé
    Scenario: By reading R-19 free workers come first and nothing is asked
      Given the reading R-19 is "free-first"
      And 2 healthy workers
      And 2 healthy workers in jail
      And Savings are 4 dollars
      When the Cost of Living is paid
      Then there is 1 injured worker
      And there are 2 healthy workers in jail

    # fr: Chaque blessure d'une dette plus grande se demande à part
    Scenario: Each injury of a larger debt is asked for on its own
      Given 2 healthy workers
      And 2 healthy workers in jail
      And Savings are 3 dollars
      When the Cost of Living is paid
      And the player injures a healthy worker in jail
      Then the player must say who is injured
      When the player injures a healthy worker who is not placed
      Then there is 1 injured worker
      And there is 1 injured worker in jail

    # fr: Un blessé ne peut régler une dette tant qu'un autre est indemne
    Scenario: An injured worker cannot settle a debt while another is unhurt
      Given 1 healthy worker
      And 1 injured worker
      And 2 healthy workers in jail
      And Savings are 5 dollars
      When the Cost of Living is paid
      And the player injures an injured worker
      Then the move is refused by postal.death.last-resort

    # fr: Rien n'est pris avant que les blessures de la dette soient réglées
    Scenario: Nothing is taken before the injuries of the debt are settled
      Given the Cost of Living is to be paid
      And 2 healthy workers
      And 2 healthy workers in jail
      And Savings are 4 dollars
      And the group has 1 strike
      And the group has 1 union agitation
      When the Cost of Living is paid
      And the group takes the means of production for 1 strike and 1 union agitation
      Then the move is refused by postal.debt.injure-per-missing-dollar

    # fr: Le tour ne finit pas avant que les blessures de la dette soient réglées
    Scenario: The turn does not end before the injuries of the debt are settled
      Given 2 healthy workers
      And 2 healthy workers in jail
      And Savings are 4 dollars
      When the Cost of Living is paid
      And the turn ends
      Then the move is refused by postal.debt.injure-per-missing-dollar

    # fr: Sur deux blessures, la première ne laisse pas le choix, la seconde si, et il n'y en a pas de troisième
    Scenario: Of two injuries the first leaves no choice, the second does, and there is no third
      Given 1 healthy worker
      And 1 injured worker
      And 1 injured worker in jail
      And Savings are 4 dollars
      When the Cost of Living is paid
      Then the player must say who is injured
      When the player injures an injured worker in jail
      Then there are 2 injured workers
      And there are 0 workers in jail
      And there is 1 dead worker

    # fr: Il manque trois dollars
    Scenario: Three dollars are missing
      Given the Cost of Living is 6 dollars
      And Savings are 3 dollars
      When the Cost of Living of 6 dollars is paid
      Then the group is 3 dollars short
      And the group pays 3 dollars
      And the group earns 0 dollars
      And 3 workers are hurt

    # fr: Tous sont blessés quand tout manque
    Scenario: Everybody is injured when all is missing
      Given Savings are 1 dollar
      When the Cost of Living is paid
      Then all 4 workers are injured

    # fr: La dette touche un indemne, libre ou en prison : le paiement est le seul moment pour cela
    Scenario: The debt strikes a healthy worker, free or in jail, and the payment is the only time for it
      Given the Cost of Living is to be paid
      And the player must say who is injured by the debt
      And 3 healthy workers
      And 1 healthy worker in jail
      When the player injures a healthy worker in jail
      Then there is 1 injured worker in jail
      And "the turn ends" is legal

    # fr: Quand tous sont pareils, personne ne demande qui la dette blesse
    Scenario: Where all are alike nobody asks whom the debt injures
      Given the Cost of Living is to be paid
      And the player must say who is injured by the debt
      Then no table can show this position by postal.debt.injure-per-missing-dollar
