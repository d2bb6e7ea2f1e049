# language: fr
# en: Phases of a turn
# en: The employers' phase, the workers' phase and the resolution phase in detail. Where nothing
# en: else is said there are four healthy workers, Savings of 2 dollars and a Cost of Living of 5.
Fonctionnalité: Phases d'un tour
  La phase patronale, la phase des travailleurs et la phase de résolution en détail. Sauf mention
  contraire, il y a quatre travailleurs indemnes, 2 $ d'Économie et un coût de la vie de 5 $.

  @postal.phase.employers.advance
  # en: Strength advances
  Règle: L'emprise avance

    # en: Employers' Strength goes from <avant> to <après>
    Plan du scénario: L'emprise passe de <avant> à <après>
      Étant donné que l'Emprise patronale est à <avant>
      Quand le tour commence
      Alors l'Emprise patronale est à <après>
      Et l'événement strength-rose se produit 1 fois

      Exemples:
        | avant | après |
        | 0     | 1     |
        | 5     | 6     |
        | 9     | 10    |

  @postal.phase.employers.advance-before-roll
  # en: Advance before the roll
  Règle: Avancer avant de lancer

    # en: From 2 to 3 two dice are needed
    Scénario: De 2 à 3, il faut deux dés
      Étant donné que l'Emprise patronale est à 2
      Quand le tour commence
      Alors l'offensive patronale va être lancée
      Et il faut lancer 2 dés

    # en: From 3 to 4 only one is needed
    Scénario: De 3 à 4, il n'en faut plus qu'un
      Étant donné que l'Emprise patronale est à 3
      Quand le tour commence
      Alors il faut lancer 1 dé

    # en: No roll before the advance
    Scénario: On ne lance pas avant d'avancer
      Étant donné que le tour va commencer
      Quand le dé donne 2
      Alors le coup est refusé
      Et la clause postal.phase.employers.advance-before-roll est citée

  @postal.phase.employers.one-die
  # en: One die
  Règle: Un dé

    # en: One die on 10
    Scénario: Un seul dé en 10
      Étant donné que l'offensive patronale va être lancée
      Et que l'Emprise patronale est à 10
      Alors il faut lancer 1 dé
      Et les réponses reposent sur postal.phase.employers.one-die

    # en: Two dice on 4 are refused
    Scénario: Deux dés en 4 sont refusés
      Étant donné que l'offensive patronale va être lancée
      Et que l'Emprise patronale est à 4
      Quand les dés donnent 2 et 4
      Alors le coup est refusé par postal.phase.employers.one-die

  @postal.phase.employers.two-dice
  # en: Two dice on 3, 6, 8
  Règle: Deux dés sur 3, 6, 8

    # en: Two dice on <case>
    Plan du scénario: Deux dés en <case>
      Étant donné que l'offensive patronale va être lancée
      Et que l'Emprise patronale est à <case>
      Alors il faut lancer 2 dés
      Et les réponses reposent sur postal.phase.employers.two-dice

      Exemples:
        | case |
        | 3    |
        | 6    |
        | 8    |

    # en: The boxes are those of the book
    Scénario: Les cases sont celles du livret
      Étant donné une partie du jeu postal
      Alors la donnée strength.two_dice est « 3, 6, 8 »
      Et la donnée strength.two_dice compte 3 entrées
      Et la donnée strength.two_dice est énoncée

    # en: One die on 3 is refused
    Scénario: Un seul dé en 3 est refusé
      Étant donné que l'offensive patronale va être lancée
      Et que l'Emprise patronale est à 3
      Quand le dé donne 2
      Alors le coup est refusé par postal.phase.employers.two-dice

    # en: The offensive begins on box 6
    Scénario: L'offensive commence sur la case 6
      Étant donné que l'Emprise patronale est à 6
      Quand l'offensive patronale commence
      Alors il faut lancer 2 dés

    # en: The cube moves on to box 8
    Scénario: Le cube avance à 8
      Étant donné une partie du jeu postal
      Quand l'Emprise patronale avance à 8
      Alors il faut lancer 2 dés

  @postal.phase.employers.all-dice-apply
  # en: Every die takes effect
  Règle: Chaque dé compte

    # en: Two different results
    Scénario: Deux résultats différents
      Étant donné que l'Emprise patronale est à 2
      Quand la phase patronale se joue avec 2 et 4
      Alors le Risque est à 1
      Et l'Insalubrité est à 1

    # en: It is said which applies first
    Scénario: On dit lequel s'applique d'abord
      Étant donné que l'Emprise patronale est à 3
      Et que la Menace policière est à une case de la prison
      Et 1 travailleur indemne
      Et 1 travailleur blessé
      Quand les dés tombent sur 3 et 5
      Alors il faut dire quel dé s'applique d'abord
      Quand le 5 s'applique d'abord
      Alors il y a 1 travailleur mort
      Et il y a 0 travailleurs en prison

    # en: By reading R-5 "as-rolled" the dice keep their order
    Scénario: Selon la lecture R-5 « as-rolled », les dés gardent leur ordre
      Étant donné que la lecture R-5 est « as-rolled »
      Et que l'Emprise patronale est à 3
      Et que la Menace policière est à une case de la prison
      Et 1 travailleur indemne
      Et 1 travailleur blessé
      Quand les dés tombent sur 3 et 5
      Alors il faut dire qui va en prison
      Et la clause postal.phase.employers.all-dice-apply est citée

    # en: Last worker, already injured: a 5 kills in any order
    Scénario: Dernier travailleur, déjà blessé : un 5 le tue quel que soit l'ordre
      Étant donné que l'Emprise patronale est à 3
      Et qu'il y a 0 travailleur indemne
      Et qu'il y a 1 travailleur blessé
      Et que l'offensive patronale va être lancée
      Alors la probabilité que « quoi qu'on décide, la partie est perdue » est 11/36
      Et la probabilité que « quoi qu'on décide, il y a 1 travailleur mort » est 11/36

    # en: It is the clause of the two dice that asks for the order
    Scénario: C'est la clause des deux dés qui demande l'ordre
      Étant donné que l'Emprise patronale est à 3
      Quand les dés tombent sur 2 et 4
      Alors la question ouverte est posée par postal.phase.employers.all-dice-apply
      # en: the open question is "Which result takes effect first?"
      Et la question ouverte est « Quel résultat s'applique d'abord ? »
      Quand le 4 s'applique d'abord
      # en: the story says "The result 2 takes effect"
      Alors le récit dit « Le résultat 2 s'applique »

    # en: Two dice lie there, and nobody has said yet which is first
    Scénario: Deux dés sont là, et personne n'a encore dit lequel passe d'abord
      Étant donné que les dés sont tombés sur 2 et 4
      Et que l'Insalubrité est à 2
      Quand le 2 s'applique d'abord
      Alors le Risque est à 1
      Et l'Insalubrité est à 3

  @postal.phase.employers.temporary-cost
  # en: The rise is temporary
  Règle: Hausse provisoire

    # en: The rise is paid this turn
    Scénario: La hausse se paie ce tour
      Étant donné que le coût de la vie est à payer
      Et que le coût de la vie est augmenté de 1 $ ce tour
      Et que l'Économie est de 9 $
      Quand le coût de la vie est payé
      Alors l'Économie est de 3 $

  @postal.phase.employers.temporary-cost-ends
  # en: End of the temporary rise
  Règle: Fin de la hausse provisoire

    # en: The rise ends with the turn
    Scénario: La hausse prend fin avec le tour
      Étant donné qu'un moyen de production peut être pris
      Et que le coût de la vie est augmenté de 2 $ ce tour
      Quand le tour se termine
      Alors le coût de la vie est de 5 $
      Et la clause postal.phase.employers.temporary-cost-ends est citée

    # en: What an injured worker costs remains
    Scénario: Ce que coûte un blessé demeure
      Étant donné qu'un moyen de production peut être pris
      Et 1 travailleur blessé
      Et que le coût de la vie est augmenté de 1 $ ce tour
      Quand le tour se termine
      Alors le coût de la vie est de 6 $
      Et le tour va commencer

  @postal.phase.workers.place-all
  # en: Place everyone available
  Règle: Placer tous les disponibles

    # en: Three of four placed
    Scénario: Trois placés sur quatre
      Étant donné que les travailleurs sont à placer
      Quand des travailleurs sont placés au Triangle Shirtwaist, aux Docks et au Tenderloin
      Et un travailleur agit aux Docks
      Alors le coup est refusé par postal.phase.workers.place-all
      # en: the refusal says "1 available worker is not placed yet"
      Et le refus dit « 1 travailleur disponible n'est pas encore placé »
      Et il y a 1 travailleur à placer

    # en: All placed
    Scénario: Tous placés
      Étant donné que les travailleurs sont à placer
      Quand des travailleurs sont placés au Triangle Shirtwaist, aux Docks, au Tenderloin et au Tenement
      Alors les actions sont à résoudre
      Et il y a 0 travailleurs disponibles

    # en: An injured worker who can act is placed too
    Scénario: Un blessé qui peut agir est placé lui aussi
      Étant donné 1 travailleur indemne
      Et 1 travailleur blessé
      Quand un travailleur indemne est placé aux Docks
      Alors les travailleurs sont à placer
      Quand un travailleur blessé est placé aux Docks
      Alors les actions sont à résoudre

  @postal.phase.workers.place-then-resolve
  # en: Place first, then resolve
  Règle: Placer puis résoudre

    # en: No action before all are placed
    Scénario: Pas d'action avant que tous soient placés
      Étant donné que les travailleurs sont à placer
      Quand un travailleur est placé aux Docks
      Et un travailleur agit aux Docks
      Alors le coup est refusé par postal.phase.workers.place-then-resolve

    # en: A recruit is not placed this turn
    Scénario: Une recrue n'est pas placée ce tour
      Étant donné que des travailleurs se tiennent au Greenwich Village et aux Docks
      Quand un travailleur agit au Greenwich Village
      Alors il y a 5 travailleurs en jeu
      Et « un travailleur est placé aux Docks » est refusé

    # en: The player chooses the order
    Scénario: La joueuse choisit l'ordre
      Étant donné que des travailleurs se tiennent au Tenement, aux Docks et au Tenderloin
      Quand les travailleurs agissent au Tenderloin et aux Docks
      Et un travailleur agit au Tenement pour baisser le risque
      Alors le Risque est à 0
      Et l'Économie est de 8 $

    # en: By reading R-6 "listed" the order is that of the book
    Scénario: Selon la lecture R-6 « listed », l'ordre est celui du livret
      Étant donné que la lecture R-6 est « listed »
      Et que des travailleurs se tiennent au Tenement, aux Docks et au Tenderloin
      Quand un travailleur agit aux Docks
      Alors le coup est refusé par postal.phase.workers.place-then-resolve
      # en: the refusal says "Tenement"
      Et le refus dit « Tenement »

    # en: Who joins does not act in this turn
    Scénario: Qui rejoint le groupe n'agit pas ce tour
      Étant donné 2 travailleurs indemnes
      Quand un travailleur va travailler à Greenwich Village
      Alors la recrue ne peut pas agir ce tour
      Et le coût de la vie est de 4 $

    # en: Who joined acts in the next turn
    Scénario: Qui a rejoint le groupe agit au tour suivant
      Étant donné 2 travailleurs indemnes
      Et une Économie de 9 $
      Quand un travailleur va travailler à Greenwich Village
      Et que le coût de la vie est payé
      Et que le tour se termine
      Et que la phase patronale se joue avec un 4
      Alors la recrue peut agir ce tour

  @postal.phase.workers.direct-effects
  # en: Direct effects
  Règle: Effets directs

    # en: Four workers at four places
    Scénario: Quatre travailleurs à quatre endroits
      Étant donné que des travailleurs se tiennent aux Docks, au Newtown Creek, au Tenderloin et au Triangle Shirtwaist
      Quand les travailleurs agissent aux Docks, au Newtown Creek, au Tenderloin et au Triangle Shirtwaist
      Alors l'Économie est de 13 $
      Et le Risque est à 1
      Et l'Insalubrité est à 1
      Et la Menace policière est à 1

    # en: An injured worker acts like any other
    Scénario: Un blessé agit comme un autre
      Étant donné qu'un travailleur blessé se tient aux Docks
      Quand un travailleur blessé agit aux Docks
      Alors l'Économie est de 5 $

  @postal.phase.workers.indirect-effects
  # en: Indirect effects
  Règle: Effets indirects

    # en: The Docks with Risk one step below Hurt
    Scénario: Les Docks alors que le Risque est à une case de Hurt
      Étant donné qu'un travailleur se tient aux Docks
      Et que le Risque est à une case de Hurt
      Quand un travailleur agit aux Docks
      Alors l'Économie est de 5 $
      Et il y a 1 travailleur blessé
      Et le Risque est à 0
      Et le coût de la vie est de 6 $

    # en: The Docks with Risk two steps below Hurt
    Scénario: Les Docks alors que le Risque est à deux cases de Hurt
      Étant donné qu'un travailleur se tient aux Docks
      Et que le Risque est à 2 cases de Hurt
      Quand un travailleur agit aux Docks
      Alors il y a 0 travailleurs blessés

  @postal.phase.workers.see-notions
  # en: Where the actions are detailed
  Règle: Où les actions sont détaillées

    # en: A space that offers no choice
    Scénario: Une case qui n'offre pas de choix
      Étant donné qu'un travailleur se tient aux Docks
      Quand un travailleur agit aux Docks pour augmenter le risque
      Alors le coup est refusé par postal.phase.workers.see-notions

    # en: The action of the Chemistry Workshop is that of its description
    Scénario: L'action de l'Atelier de chimie est celle de sa description
      Étant donné qu'un travailleur se tient à l'Atelier de Chimie
      Quand un travailleur agit à l'Atelier de Chimie pour augmenter l'insalubrité
      Alors la clause postal.action.chemistry.gain est citée
      Et le groupe a 1 sabotage
      Et l'Insalubrité est à 1

  @postal.phase.resolution.pay
  # en: Pay the Cost of Living
  Règle: Payer le coût de la vie

    # en: Nine dollars for a cost of five
    Scénario: Neuf dollars pour un coût de cinq
      Étant donné que l'Économie est de 9 $
      Quand le coût de la vie est payé
      Alors l'Économie est de 4 $
      Et la clause postal.phase.resolution.pay est citée

    # en: Just the Cost of Living
    Scénario: Juste le coût de la vie
      Étant donné que l'Économie est de 5 $
      Quand le coût de la vie est payé
      Alors l'Économie est de 0 $
      Et il y a 0 blessés

  @postal.phase.resolution.take-after-pay
  # en: Take after paying
  Règle: Prendre après avoir payé

    # en: The dollar that is left is not enough
    Scénario: Le dollar qui reste ne suffit pas
      Étant donné que le coût de la vie est à payer
      Et que le groupe a 1 grève
      Et que l'Économie est de 6 $
      Quand le coût de la vie est payé
      Alors « le tour se termine » est légal
      Et « le groupe prend le moyen de production à 1 grève et 2 $ » est refusé

    # en: Taking before paying
    Scénario: Prendre avant de payer
      Étant donné que le coût de la vie est à payer
      Et que le groupe a 1 grève
      Et que l'Économie est de 7 $
      Quand le groupe prend le moyen de production à 1 grève et 2 $
      Alors le coup est refusé par postal.phase.resolution.take-after-pay

  @postal.phase.resolution.take-optional
  # en: Taking is optional
  Règle: Prise facultative

    # en: One may abstain
    Scénario: On peut s'abstenir
      Étant donné que le groupe a 1 grève
      Et que le groupe a 1 agitation syndicale
      Alors « le groupe prend le moyen de production à 1 grève et 1 agitation syndicale » est légal
      Quand le tour se termine
      Alors le groupe contrôle 0 moyens de production

    # en: A dollar of the price is missing
    Scénario: Il manque un dollar au prix
      Étant donné que le groupe a 1 sabotage
      Et que l'Économie est de 1 $
      Quand le groupe prend le moyen de production à 1 sabotage et 2 $
      Alors le coup est refusé par postal.phase.resolution.take-optional

  @postal.phase.resolution.one-per-turn
  # en: One means a turn
  Règle: Un moyen par tour

    # en: A second means in the same turn
    Scénario: Un second moyen dans le même tour
      Étant donné que le groupe a 1 grève
      Et que le groupe a 1 agitation syndicale
      Et que l'Économie est de 8 $
      Quand le groupe prend le moyen de production à 8 $
      Et le groupe prend le moyen de production à 1 grève et 1 agitation syndicale
      Alors le coup est refusé par postal.phase.resolution.one-per-turn

    # en: Three of them were not taken in two turns
    Scénario: Trois n'ont pas été pris en deux tours
      Étant donné que le groupe contrôle 3 moyens de production
      Et que l'Emprise patronale est à 2
      Alors aucune table ne peut montrer cette position par postal.phase.resolution.one-per-turn

    # en: A means has been taken already
    Scénario: Un moyen a déjà été pris
      Étant donné que le groupe contrôle le moyen de production à 8 $
      Et qu'un moyen de production a été pris ce tour
      Et que le groupe a 1 grève
      Quand le groupe prend le moyen de production à 1 grève et 2 $
      Alors le coup est refusé par postal.phase.resolution.one-per-turn

  @postal.phase.resolution.pay-means-cost
  # en: Choose a means and pay
  Règle: Choisir un moyen et payer

    # en: A price in resources leaves the Savings untouched
    Scénario: Un prix en ressources laisse l'Économie intacte
      Étant donné que le groupe a 1 grève
      Et que le groupe a 1 sabotage
      Quand le groupe prend le moyen de production à 1 sabotage et 1 grève
      Alors le groupe a 0 grève
      Et le groupe a 0 sabotage
      Et l'Économie est de 2 $

    # en: Only a means that is not controlled can be chosen
    Scénario: Seul un moyen non contrôlé peut être choisi
      Étant donné que le groupe contrôle le moyen de production à 1 grève et 1 agitation syndicale
      Et que le groupe a 1 grève
      Et que le groupe a 1 agitation syndicale
      Alors « le groupe prend le moyen de production à 1 grève et 1 agitation syndicale » est refusé par postal.means.no-recontrol
      Quand le groupe prend le moyen de production à 1 grève et 2 $
      Alors le groupe a 1 agitation syndicale
      Et l'Économie est de 0 $
