# language: fr
# en: Examples
# en: The examples of the book, with its names and its numbers.
Fonctionnalité: Exemples
  Les exemples du livret, avec ses noms et ses nombres.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.example.prison-bessy
  # en: Bessy in jail
  Règle: Bessy en cellule

    # en: Bessy leaves Arrest
    Scénario: Bessy quitte la case Arrestation
      Étant donné que le tour en est à la prison
      Et que Bessy est dans la case Arrestation
      Quand le travail commence
      Alors Bessy est dans la case Prison

  @whichside.example.incidents-police-rampage
  # en: Police rampage
  Règle: Saccage policier

    # en: Americans and Italians tie at 6
    Scénario: Étasuniens et Italiens à égalité à 6
      Étant donné que 1 incident est à piocher
      Et que la Menace policière du Tenement étasunien est à 6
      Et que la Menace policière du Tenement italien est à 6
      Quand on pioche Saccage policier
      Alors l'Insalubrité du Tenement étasunien est à 3
      Et l'Insalubrité du Tenement italien est à 3
      Et l'Insalubrité du Tenement chinois est à 2

  @whichside.example.greenwich-upgrade
  # en: Greenwich Village is improved
  Règle: Greenwich Village amélioré

    # en: Without the Italian it is not
    Scénario: Sans le personnage italien, la tuile reste sur sa face A
      Étant donné que Mei se tient sur l'amélioration de Greenwich Village
      Et que Mary se tient sur l'amélioration de Greenwich Village
      Quand les fruits du travail sont récoltés
      Alors Greenwich Village montre sa face A
