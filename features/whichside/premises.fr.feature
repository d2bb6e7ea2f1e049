# language: fr
Fonctionnalité: Locaux
  L'avocat, le rebouteux, et ce qui s'achète.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.premises.liberal-lawyer-shelter
  Règle: Un abri contre l'arrestation

    Scénario: Arrêtée au braquage, abritée avec son argent
      Étant donné que le Tenement italien possède l'Avocat libéral
      Et que Rosa se tient sur le braquage du Tenderloin
      Et que le Tenement italien a 2 $
      Quand les fruits du travail sont récoltés
      Et le dé tombe sur 1
      Et le Tenement italien recourt à son avocat
      Alors Rosa est chez l'Avocat libéral
      Et le Tenement italien a 3 $
