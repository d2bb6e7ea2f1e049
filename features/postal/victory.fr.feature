# language: fr
# en: Victory
# en: Enough means of production win the game at once: 5 in Normal mode, 6 in Confirmed mode, 7 in
# en: Hard mode, unless reading R-12 is chosen otherwise.
Fonctionnalité: Victoire
  Assez de moyens de production font gagner sur-le-champ : 5 en mode normal, 6 en mode confirmé,
  7 en mode difficile, sauf autre choix de la lecture R-12.

  @postal.victory.five-by-turn-10
  # en: Victory
  Règle: Victoire

    # en: The fifth means wins
    Scénario: Le cinquième moyen fait gagner
      Étant donné que le groupe contrôle 4 moyens de production
      Et que le groupe a 1 grève
      Et que le groupe a 1 agitation syndicale
      Quand le groupe prend le moyen de production à 1 grève et 1 agitation syndicale
      Alors la partie est gagnée
      Et le groupe contrôle 5 moyens de production
      Et la clause postal.victory.five-by-turn-10 est citée

    # en: The fourth does not win
    Scénario: Le quatrième ne fait pas gagner
      Étant donné que le groupe contrôle 3 moyens de production
      Et que l'Économie est de 8 $
      Quand le groupe prend le moyen de production à 8 $
      Alors la partie continue

    # en: The fifth means still wins in turn 10
    Scénario: Le cinquième moyen au tour 10 fait encore gagner
      Étant donné que l'Emprise patronale est à 10
      Et que le groupe contrôle 4 moyens de production
      Et que l'Économie est de 8 $
      Quand le groupe prend le moyen de production à 8 dollars
      Alors la partie est gagnée
      Et « le tour se termine » est refusé par postal.victory.five-by-turn-10

    # en: <nombre> are needed in <mode> mode
    Plan du scénario: Il en faut <nombre> en mode <mode>
      Étant donné une partie en mode <mode>
      Et que le groupe contrôle <avant> moyens de production
      Et que l'Économie est de 8 $
      Quand le groupe prend le moyen de production à 8 $
      Alors la partie est gagnée
      Et il faut <nombre> moyens de production pour gagner

      Exemples:
        | mode      | avant | nombre |
        | normal    | 4     | 5      |
        | confirmé  | 5     | 6      |
        | difficile | 6     | 7      |

    # en: Five means are not enough in Confirmed mode
    Scénario: Cinq moyens ne suffisent pas en mode confirmé
      Étant donné que le mode est confirmé
      Et que le groupe contrôle 4 moyens de production
      Et que l'Économie est de 8 $
      Quand le groupe prend le moyen de production à 8 $
      Alors la partie continue

    # en: Five are enough everywhere by reading R-12 "always-five"
    Scénario: Cinq suffisent partout selon la lecture R-12 « always-five »
      Étant donné que la lecture R-12 est « always-five »
      Et une partie en mode difficile
      Et que le groupe contrôle 4 moyens de production
      Et que l'Économie est de 8 $
      Quand le groupe prend le moyen de production à 8 $
      Alors la partie est gagnée

    # en: The fifth means of production ends the game
    Scénario: Le cinquième moyen de production finit la partie
      Étant donné que le groupe contrôle 4 moyens de production
      Quand le groupe prend un moyen de production de plus
      Alors la partie du groupe est finie
