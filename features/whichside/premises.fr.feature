# language: fr
# en: Premises
# en: The lawyer, the bonesetter, and what is bought.
Fonctionnalité: Locaux
  L'avocat, le rebouteux, et ce qui s'achète.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.premises.liberal-lawyer-shelter
  # en: Lawyer: shelter from prison
  Règle: Un abri contre l'arrestation

    # en: Arrested at the robbery, sheltered with its money
    Scénario: Arrêtée au braquage, abritée avec son argent
      Étant donné que le Tenement italien possède l'Avocat libéral
      Et que Rosa se tient sur le braquage du Tenderloin
      Et que le Tenement italien a 2 $
      Quand les fruits du travail sont récoltés
      Et le dé tombe sur 1
      Et le Tenement italien recourt à son avocat
      Alors Rosa est chez l'Avocat libéral
      Et le Tenement italien a 3 $

    # en: The Tenement need not
    Scénario: Le Tenement n'est pas obligé d'y recourir
      Étant donné ce contenu :
        """
        [misfortunes.summons]
        effects = [{ kind = "prison" }]
        """
      Et que les autres Tenements ont 20 $
      Et que le Tenement italien possède l'Avocat libéral
      Et que le Tenement russe pioche un malheur
      Quand on pioche la carte « summons »
      Et que le Tenement russe l'attribue au Tenement italien
      Et que le Tenement italien désigne Rosa
      Et que le Tenement italien ne recourt pas à son avocat
      Alors Rosa est dans la case Arrestation

  @whichside.premises.bonesetter
  # en: Bonesetter
  Règle: Un soin par tour

    # en: By the other reading the healing is declined, and nobody gets well
    Scénario: Par l'autre lecture, on renonce au soin et personne ne guérit
      Étant donné que la lecture R-132 est « declinable »
      Et que le Tenement italien possède le Rebouteux
      Et que Pietro se tient sur les soins du Rebouteux
      Et que Rosa est à SAN 1
      Et que Bessy est à SAN 1
      Quand les fruits du travail sont récoltés
      Alors il y a 3 coups légaux
      Quand le Tenement italien renonce au soin
      Alors Rosa est à SAN 1
      Et Bessy est à SAN 1

  @whichside.premises.liberal-lawyer-capacity
  # en: As many as the card has room for
  Règle: Autant que la carte a de places

    # en: A copy with <quoi>
    Plan du scénario: Un exemplaire avec <quoi>
      Étant donné ce contenu :
        """
        [premises.liberal-lawyer.spaces.shelter]
        room = <n>
        """
      Et que le Tenement italien possède l'Avocat libéral
      Et que Carlo est chez l'Avocat libéral
      Et que Rosa se tient sur le braquage du Tenderloin
      Quand les fruits du travail sont récoltés
      Et le dé tombe sur 1
      Et le Tenement italien recourt à son avocat
      Alors Rosa est chez l'Avocat libéral

      # en: room for two; room for any number
      Exemples:
        | quoi                  | n           |
        | de la place pour deux | 2           |
        | de la place pour tous | "unlimited" |

  @whichside.premises.only-revealed
  # en: Only what lies face up
  Règle: Seulement ce qui est visible

    # en: What is not revealed yet
    Scénario: Ce qui n'est pas encore révélé
      Étant donné que le Rebouteux n'est pas visible
      Quand le Tenement russe achète le Rebouteux
      Alors le coup est refusé par whichside.premises.only-revealed
