# language: fr
# en: Worked examples
# en: The sums that the book works out itself, with its numbers, and their nearest neighbours.
Fonctionnalité: Exemples chiffrés
  Les calculs que le livret fait lui-même, avec ses nombres, et leurs voisins immédiats.

  @postal.example.cost-of-living
  # en: Example: Cost of Living
  Règle: Exemple : coût de la vie

    # en: Two healthy and three injured, with a rent of 1 dollar
    Scénario: Deux indemnes et trois blessés, avec un loyer de 1 $
      Étant donné une partie en mode Normal
      Et 2 travailleurs indemnes
      Et 3 travailleurs blessés
      Alors le coût de la vie est de 9 $

    # en: The same with the rent of Hard mode
    Scénario: Les mêmes avec le loyer du mode Difficile
      Étant donné une partie en mode Difficile
      Et 2 travailleurs indemnes
      Et 3 travailleurs blessés
      Alors le coût de la vie est de 10 $

    # en: One of the three injured has been healed
    Scénario: L'un des trois blessés a été soigné
      Étant donné une partie en mode Normal
      Et 3 travailleurs indemnes
      Et 2 travailleurs blessés
      Alors le coût de la vie est de 8 $

  @postal.example.injured-availability
  # en: Example: injured who act
  Règle: Exemple : blessés disponibles

    # en: Of three injured two act
    Scénario: Sur trois blessés, deux agissent
      Étant donné qu'il y a 0 travailleurs indemnes
      Et qu'il y a 3 blessés
      Alors il y a 1 travailleur inactif
      Et 2 travailleurs peuvent agir

    # en: With the two healthy ones four workers act
    Scénario: Avec les deux indemnes, quatre travailleurs agissent
      Étant donné 2 travailleurs indemnes
      Et 3 blessés
      Quand des travailleurs sont placés au Triangle, au Triangle, au Triangle et au Triangle
      Alors les actions sont à résoudre
      Et il y a 0 travailleur à placer

    # en: The third injured worker is not placed
    Scénario: Le troisième blessé n'est pas placé
      Étant donné 2 travailleurs indemnes
      Et 3 blessés
      Quand un travailleur blessé est placé au Triangle
      Et qu'un travailleur blessé est placé au Tenement
      Et qu'un travailleur blessé est placé au Triangle
      Alors le coup est refusé par postal.worker.injured-half-idle

    # en: Healed, the third injured worker acts in the next turn
    Scénario: Guéri, le troisième blessé agit au tour suivant
      Étant donné 2 travailleurs indemnes
      Et 3 blessés
      Et une Économie de 20 $
      Quand des travailleurs sont placés au Rebouteux, au Triangle, au Triangle et au Triangle
      Et qu'un travailleur indemne agit au Rebouteux
      Et que la joueuse guérit un blessé qui n'est pas placé
      Et qu'un travailleur indemne agit au Triangle
      Et qu'un travailleur blessé agit au Triangle
      Et qu'un travailleur blessé agit au Triangle
      Et que le coût de la vie est payé
      Et que le tour se termine
      Et que la phase patronale se joue avec un 2
      Alors il y a 3 travailleurs indemnes
      Et 4 travailleurs peuvent agir

  @postal.example.temporary-cost-rise
  # en: Example: the cost rises
  Règle: Exemple : le coût monte

    # en: A 1 brings the cost from 5 to 6 dollars
    Scénario: Un 1 porte le coût de 5 à 6 $
      Étant donné que le tour va commencer
      Et 4 travailleurs indemnes
      Quand la phase patronale se joue avec un 1
      Alors le coût de la vie est de 6 $
      Et l'événement cost-changed se produit 1 fois

    # en: That dollar is paid in the same turn
    Scénario: Ce dollar se paie le tour même
      Étant donné que le tour va commencer
      Et 4 prisonniers
      Et que l'Économie est de 6 $
      Quand la phase patronale se joue avec un 1
      Et que le coût de la vie est payé
      Alors l'Économie est de 0 $
      Et il y a 0 travailleur blessé en prison

  @postal.example.temporary-cost-fall
  # en: Example: the cost falls
  Règle: Exemple : le coût redescend

    # en: At the end of that turn the cost is back at 5 dollars
    Scénario: À la fin de ce tour, le coût est revenu à 5 $
      Étant donné que le tour va commencer
      Et 4 travailleurs indemnes
      Quand la phase patronale se joue avec un 1
      Et que des travailleurs sont placés au Triangle, au Triangle, au Triangle et au Triangle
      Et que les travailleurs agissent au Triangle, au Triangle, au Triangle et au Triangle
      Et que le coût de la vie est payé
      Alors le coût de la vie est de 6 $
      Quand le tour prend fin
      Alors le coût de la vie est de 5 $

    # en: The rise does not come back in the next turn
    Scénario: La hausse ne revient pas au tour suivant
      Étant donné qu'un moyen de production peut être pris
      Et que le coût de la vie est augmenté de 1 $ ce tour
      Quand le tour prend fin
      Et que la phase patronale se joue avec un 2
      Alors le coût de la vie est de 5 $

    # en: The dollar of a recruit of the same turn stays
    Scénario: Le dollar d'une recrue du même tour demeure
      Étant donné qu'un travailleur se tient à Greenwich Village
      Et que le coût de la vie est augmenté de 1 $ ce tour
      Et que l'Économie est de 20 $
      Quand un travailleur agit à Greenwich Village
      Alors le coût de la vie est de 7 $
      Quand le coût de la vie est payé
      Et que le tour prend fin
      Alors le coût de la vie est de 6 $
