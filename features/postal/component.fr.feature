# language: fr
# en: Components
# en: What the box holds and what the board shows, whose pictures are lost.
Fonctionnalité: Matériel
  Ce que la boîte contient et ce que montre le plateau, dont les dessins sont perdus.

  @postal.component.worker-cubes
  # en: Worker cubes
  Règle: Cubes travailleurs

    # en: There are never more than eight workers, however many are recruited
    Scénario: Il n'y a jamais plus de huit travailleurs, quel que soit le recrutement
      Étant donné 7 travailleurs indemnes
      Et qu'un travailleur se tient à Greenwich Village
      Quand un travailleur agit à Greenwich Village
      Alors il y a au plus 8 travailleurs vivants
      Et il y a au moins 7 travailleurs vivants

    # en: Nine workers do not fit on the board
    Scénario: Neuf travailleurs ne tiennent pas sur le plateau
      Étant donné 9 travailleurs indemnes
      Alors aucune table ne peut montrer cette position par postal.component.worker-cubes

  @postal.component.cards-optional
  # en: Printed cards are optional
  Règle: Cartes facultatives

    # en: The three cards may be left out
    Scénario: Les trois cartes sont facultatives
      Étant donné une partie du jeu postal
      Alors la donnée components.optional_cards est déduite
      Et la donnée components.optional_cards comprend « tableau »

  @postal.component.area.gauge-risk
  # en: Risk gauge
  Règle: Jauge de Risque

    # en: The board has a Risk gauge that ends with Hurt
    Scénario: Le plateau porte une jauge de Risque qui finit par Hurt
      Étant donné une partie du jeu postal
      Alors la donnée components.areas comprend « risk gauge »
      Et la donnée last_box_name.risk est « Hurt »
