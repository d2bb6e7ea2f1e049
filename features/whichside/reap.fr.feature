# language: fr
# en: Fruits of labour
# en: The gains, the improvements, the gauges.
Fonctionnalité: Fruit du labeur
  Les gains, les améliorations, les jauges.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.reap.uns-gain
  # en: Cleaning counts now
  Règle: Effet du ménage

    # en: Three do the housework
    Scénario: Trois font le ménage
      Étant donné que l'Insalubrité du Tenement chinois est à 4
      Et que Mei se tient sur le travail ménager à la maison
      Et que Wei se tient sur le travail ménager à la maison
      Et que Jun se tient sur le travail ménager à la maison
      Quand les fruits du travail sont récoltés
      Alors l'Insalubrité du Tenement chinois est à 1

  @whichside.reap.gauge-left
  # en: A gauge moves to the left
  Règle: Une jauge recule vers la gauche

    # en: Two controls move two gauges
    Scénario: Deux contrôles font reculer deux fois une jauge
      Étant donné les salaires : case 4
      Et que le Woolworth Building montre sa face B
      Et que l'usine Triangle Shirtwaist montre sa face B
      Et qu'Alexei se tient sur le contrôle ouvrier du Woolworth Building
      Et que Rosa se tient sur le contrôle ouvrier de l'usine Triangle Shirtwaist
      Quand les fruits du travail sont récoltés
      Et que le Tenement russe déplace les salaires
      Et que le Tenement italien déplace les salaires
      Alors les salaires : case 2

  @whichside.reap.gains
  # en: Collecting gains
  Règle: Collecte des gains

    # en: By R-148 all of one Tenement comes before the next
    Scénario: Selon R-148, tout d'un Tenement vient avant le suivant
      Étant donné que la lecture R-148 est « by-tenement »
      Et qu'Alexei se tient sur le braquage du Tenderloin
      Et que Carlo se tient sur la petite délinquance du Tenderloin
      Quand les fruits du travail sont récoltés
      Et que le dé tombe sur 1
      Alors Alexei est dans la case Arrestation
      Et Carlo se tient sur la petite délinquance du Tenderloin

  @whichside.reap.gains
  # en: What is gained in all
  Règle: Ce qui est gagné en tout

    # en: Four dollars at the dye works
    Scénario: Quatre dollars à la teinturerie
      Étant donné que Alexei se tient sur le travail de Newtown Creek
      Quand les fruits du travail sont récoltés
      Alors le Tenement russe gagne 4 $
      Et le Tenement russe gagne 0 agitation syndicale

    # en: A workers' control
    Scénario: Un contrôle ouvrier
      Étant donné que le Woolworth Building montre sa face B
      Et que Carlo se tient sur le contrôle ouvrier du Woolworth Building
      Et que les salaires sont sur la case 3
      Quand les fruits du travail sont récoltés
      Et que le Tenement italien déplace les salaires
      Alors les salaires vont de 1 case vers la gauche

  @whichside.reap.order
  # en: Three points in order
  Règle: Trois points ordonnés

    # en: Two at an improvement turn the tile over
    Scénario: À deux sur une amélioration, la tuile est retournée
      Étant donné que Rosa se tient sur l'amélioration de Woolworth
      Et qu'Olga se tient sur l'amélioration de Woolworth
      Quand les fruits du travail sont récoltés
      Alors Woolworth est retourné
      Et la clause whichside.reap.order est citée
