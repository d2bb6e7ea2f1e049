# language: fr
# en: Debt
# en: What happens when the Savings do not cover the Cost of Living. Where nothing else is said
# en: there are four healthy workers and a rent of 1 dollar, so 5 dollars are due.
Fonctionnalité: Endettement
  Ce qui arrive quand l'Économie ne couvre pas le coût de la vie. Sauf mention contraire, il y a
  quatre travailleurs indemnes et un loyer de 1 $ : 5 $ sont dus.

  @postal.debt.definition
  # en: Debt
  Règle: Endettement

    # en: A dollar is missing
    Scénario: Il manque un dollar
      Étant donné que l'Économie est de 4 $
      Quand le coût de la vie est payé
      Alors l'événement in-debt se produit
      Et la clause postal.debt.definition est citée
      Et l'Économie est de 0 $

    # en: It is just enough
    Scénario: Le compte est juste
      Étant donné que l'Économie est de 5 dollars
      Quand le coût de la vie est payé
      Alors l'Économie est de 0 dollars
      Et la clause postal.debt.definition n'est pas citée
      Et il y a 4 travailleurs indemnes

    # en: A temporary rise is enough to put the group in debt
    Scénario: Une hausse provisoire suffit à endetter le groupe
      Étant donné que l'Économie est de 5 $
      Et que le coût de la vie est augmenté de 1 $ ce tour
      Quand le coût de la vie est payé
      Alors la clause postal.debt.definition est citée
      Et il y a 1 travailleur blessé

    # en: The rent of Hard mode is enough as well
    Scénario: Le loyer du mode difficile suffit aussi
      Étant donné une partie en mode difficile
      Et une Économie de 5 $
      Quand le coût de la vie est payé
      Alors la clause postal.debt.definition est citée
      Et il y a 1 blessé

    # en: Even in debt the group can pay for a means with its resources alone
    Scénario: Même endetté, le groupe peut payer un moyen avec ses seules ressources
      Étant donné que le coût de la vie est à payer
      Et que l'Économie est de 4 $
      Et que le groupe a 1 grève
      Et que le groupe a 1 agitation syndicale
      Quand le coût de la vie est payé
      Alors la clause postal.debt.definition est citée
      Et « le groupe prend le moyen de production à 1 grève et 1 agitation syndicale » est légal

    # en: Five dollars are due when it is time to pay
    Scénario: Au moment de payer, cinq dollars sont dus
      Étant donné 4 travailleurs indemnes
      Et une Économie de 1 $
      Quand le groupe doit payer le coût de la vie
      Alors le coût de la vie est de 5 $
      Et les 4 travailleurs sont tous blessés

  @postal.debt.injure-per-missing-dollar
  # en: One injury per missing dollar
  Règle: Une blessure par dollar manquant

    # en: <manque> dollars of five are missing
    Plan du scénario: Il manque <manque> $ sur les cinq
      Étant donné que l'Économie est de <économie> $
      Quand le coût de la vie est payé
      Alors il y a <blessés> travailleurs blessés
      Et l'événement worker-hurt se produit <manque> fois

      Exemples:
        | économie | manque | blessés |
        | 5        | 0      | 0       |
        | 3        | 2      | 2       |
        | 2        | 3      | 3       |
        | 1        | 4      | 4       |

    # en: Without a cent one of the four dies
    Scénario: Sans un sou, l'un des quatre meurt
      Étant donné que l'Économie est de 0 $
      Quand le coût de la vie est payé
      Alors il y a 3 travailleurs blessés
      Et il y a 1 mort
      Et la partie continue

    # en: The injuries make only the next turn dearer
    Scénario: Les blessures ne renchérissent que le tour suivant
      Étant donné que l'Économie est de 2 $
      Quand le coût de la vie est payé
      Alors le coût de la vie est de 8 $
      Et il y a 0 morts

    # en: The debt kills the whole group
    Scénario: La dette tue tout le groupe
      Étant donné 4 travailleurs blessés
      Et une Économie de 0 $
      Quand le coût de la vie est payé
      Alors la partie est perdue
      Et la clause postal.debt.injure-per-missing-dollar est citée

    # en: By reading R-18b "play-on" one plays without workers
    Scénario: Selon la lecture R-18b « play-on », on joue sans travailleurs
      Étant donné que la lecture R-18b est « play-on »
      Et 4 blessés
      Et une Économie de 0 $
      Quand le coût de la vie est payé
      Alors la partie continue
      Et il y a 4 travailleurs morts
      Et l'événement nothing-happened se produit 5 fois

    # en: A prisoner or a free worker is named
    Scénario: On désigne un prisonnier ou un travailleur libre
      Étant donné 2 travailleurs indemnes
      Et 2 travailleurs indemnes en prison
      Et une Économie de 4 $
      Quand le coût de la vie est payé
      Alors il faut dire qui est blessé
      Et il y a 2 coups légaux
      Quand la blessure touche un travailleur indemne en prison
      Alors il y a 1 travailleur blessé en prison

    # en: An injured worker cannot be named while another is healthy
    Scénario: Un blessé ne peut être désigné tant qu'un autre est indemne
      Étant donné 1 travailleur indemne
      Et 1 travailleur blessé
      Et 2 travailleurs indemnes en prison
      Et une Économie de 5 $
      Quand le coût de la vie est payé
      Et la joueuse blesse un travailleur blessé
      Alors le coup est refusé par postal.death.last-resort

    # en: The turn ends only when the debt is settled
    Scénario: Le tour ne prend fin qu'une fois la dette réglée
      Étant donné 2 travailleurs indemnes
      Et 2 travailleurs indemnes en prison
      Et une Économie de 4 $
      Quand le coût de la vie est payé
      Et le tour prend fin
      Alors la clause postal.debt.injure-per-missing-dollar refuse le coup

    # en: Two of seven dollars are missing
    Scénario: Il manque deux dollars sur sept
      Étant donné que le coût de la vie est de 7 $
      Et une Économie de 5 $
      Quand le coût de la vie de 7 $ est payé
      Alors il manque 2 $ au groupe
      Et le groupe paie 5 $
      Et le groupe gagne 0 $
      Et 2 travailleurs sont touchés
