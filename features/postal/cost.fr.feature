# language: fr
# en: Cost of Living
# en: What a turn costs: workers, a surcharge for the injured, rent and temporary rises.
Fonctionnalité: Coût de la vie
  Ce que coûte un tour : les travailleurs, un supplément par blessé, le loyer et les hausses
  provisoires.

  @postal.cost.formula
  # en: Sum of the Cost of Living
  Règle: Calcul du coût de la vie

    # en: <indemnes> healthy and <blessés> injured in <mode> mode, <hausse> dollars more this turn
    Plan du Scénario: <indemnes> indemnes et <blessés> blessés en mode <mode>, <hausse> $ de plus ce tour
      Étant donné que le mode est <mode>
      Et <indemnes> travailleurs indemnes
      Et <blessés> travailleurs blessés
      Et que le coût de la vie est augmenté de <hausse> $ ce tour
      Alors le coût de la vie est de <coût> $

      Exemples:
        | indemnes | blessés | mode      | hausse | coût |
        | 4        | 0       | Normal    | 0      | 5    |
        | 2        | 3       | Normal    | 0      | 9    |
        | 2        | 3       | Confirmé  | 0      | 9    |
        | 2        | 3       | Difficile | 0      | 10   |
        | 4        | 0       | Normal    | 2      | 7    |
        | 0        | 8       | Difficile | 2      | 20   |

    # en: The rent is due even if nobody works at the Tenement
    Scénario: Le loyer est dû même si personne ne travaille au Tenement
      Étant donné 4 travailleurs indemnes
      Et que le coût de la vie est à payer
      Et que l'Économie est de 5 $
      Quand le coût de la vie est payé
      Alors l'Économie est de 0 $
      Et il y a 0 blessé

    # en: Every living worker counts, wherever they are
    Scénario: Chaque travailleur vivant compte, où qu'il soit
      Étant donné 2 travailleurs indemnes
      Et 3 blessés
      Et qu'un travailleur indemne se tient au Triangle
      Et que des travailleurs blessés se tiennent au Triangle et au Tenement
      Alors il y a 1 travailleur qui a agi
      Et le coût de la vie est de 9 $
      Quand un travailleur blessé agit au Triangle
      Alors le coût de la vie est de 9 $

    # en: Two temporary rises end together
    Scénario: Deux hausses provisoires s'achèvent ensemble
      Étant donné que l'Emprise patronale est à 2
      Et que le tour va commencer
      Et 4 prisonniers
      Et que l'Économie est de 20 $
      Quand la phase patronale se joue avec 1 et 1
      Alors le coût de la vie est de 7 $
      Quand le coût de la vie est payé
      Et que le tour se termine
      Alors le coût de la vie est de 5 $

    # en: A recruit and an injury of one turn both count
    Scénario: Une recrue et une blessure du même tour comptent l'une et l'autre
      Étant donné que le Risque est à une case de Hurt
      Et que des travailleurs se tiennent à Greenwich Village et aux East River Docks
      Et 2 travailleurs indemnes
      Quand les travailleurs agissent à Greenwich Village et aux East River Docks
      Alors il y a 2 travailleurs indemnes
      Et il y a 1 travailleur blessé
      Et le coût de la vie est de 5 $

    # en: A death takes off the two dollars of the dead
    Scénario: Une mort retire les deux dollars du mort
      Étant donné 1 travailleur indemne
      Et 1 travailleur blessé
      Et que la Menace policière est à une case de la prison
      Et que l'offensive patronale va être lancée
      Quand le dé donne un 3
      Alors il faut dire qui va en prison
      Quand le joueur envoie un blessé en prison
      Alors le coût de la vie est de 2 $
      Et il y a 1 mort

    # en: Prisoners count or not by reading R-18a: <choix>
    Plan du Scénario: Les prisonniers comptent ou non selon la lecture R-18a : <choix>
      Étant donné que la lecture R-18a est "<choix>"
      Et 1 travailleur indemne
      Et 1 travailleur blessé
      Et 1 travailleur indemne en prison
      Et 1 travailleur blessé en prison
      Alors le coût de la vie est de <coût> $

      Exemples:
        | choix   | coût |
        | charged | 7    |
        | free    | 4    |

    # en: With the printed 5 dollars of R-1 Hard mode costs 1 dollar less all game: <indemnes> healthy, <blessés> injured
    Plan du Scénario: Avec les 5 $ imprimés de R-1, le mode Difficile coûte 1 $ de moins toute la partie : <indemnes> indemnes, <blessés> blessés
      Étant donné que le mode est Difficile
      Et que la lecture R-1 est « printed-five »
      Et <indemnes> travailleurs indemnes
      Et <blessés> travailleurs blessés
      Alors le coût de la vie est de <coût> $

      Exemples:
        | indemnes | blessés | coût |
        | 4        | 0       | 5    |
        | 2        | 3       | 9    |

    # en: The cost is counted in Hard mode
    Scénario: Le coût est compté en mode difficile
      Étant donné une partie en mode difficile
      Et 2 travailleurs indemnes
      Quand le groupe compte le coût de la vie
      Alors le coût de la vie est de 4 $

    # en: What is left of the cost once the turn is over
    Scénario: Ce qui reste du coût une fois le tour fini
      Étant donné 3 travailleurs indemnes
      Quand le dé donne 1
      Alors le coût de la vie est de 5 $
      Et le coût de la vie est de 4 $ une fois le tour fini
