# language: fr
# en: Course of a turn
# en: Who begins, and what follows.
Fonctionnalité: Déroulement d'un tour
  Qui commence, et ce qui suit.

  Contexte:
    Étant donné une partie de Which Side

  @whichside.turn.first-player-initial
  # en: First player
  Règle: Premier joueur

    # en: Who begins is chosen before play
    Scénario: Qui commence se choisit avant de jouer
      Étant donné que la première personne est celle du Tenement étasunien
      Et une nouvelle partie de Which Side à 4
      Alors la première personne est celle du Tenement étasunien

    # en: The common Tenement does not begin
    Scénario: Le Tenement commun ne commence pas
      Étant donné que la première personne est celle du Tenement chinois
      Quand 3 personnes s'installent pour Which Side
      Alors le coup est refusé par whichside.turn.first-player-initial et par rien d'autre

    # en: Nor does a Tenement that does not play
    Scénario: Un Tenement qui ne joue pas non plus
      Étant donné une partie de Which Side
      Et que la variante est le mode duo
      Et que la première personne est celle du Tenement chinois
      Quand 2 personnes s'installent pour Which Side
      Alors le coup est refusé par whichside.turn.first-player-initial et par rien d'autre

    # en: Nor is it first at a table that is described
    Scénario: Il ne commence pas non plus dans une position décrite
      Étant donné que 3 personnes se partagent les Tenements
      Et que la première personne est celle du Tenement chinois
      Alors aucune table ne peut montrer cette position

    # en: By R-142 "tenement" it does
    Scénario: Par « tenement », le Tenement commun commence
      Étant donné que la lecture R-142 est « tenement »
      Et que la première personne est celle du Tenement chinois
      Quand 3 personnes s'installent pour Which Side
      Alors la première personne est celle du Tenement chinois

  @whichside.turn.first-player-rotation
  # en: Next first player
  Règle: Premier joueur suivant

    # en: After the Chinese it is for the Russians again
    Scénario: Après les Chinois, c'est de nouveau aux Russes
      Étant donné que la première personne est celle du Tenement chinois
      Quand la fin du tour arrive
      Alors la première personne est celle du Tenement russe

  @whichside.turn.part1-order
  # en: The phases of daily life
  Règle: Les phases de la vie quotidienne

    # en: After a whole turn, what is once per turn can be done again
    Scénario: Après un tour entier, ce qui se fait une fois par tour peut se refaire
      Étant donné que les autres Tenements ont 20 $
      Et ce contenu :
        """
        [scenarios.generic.start]
        tiles = ["triangle", "newtown-creek", "woolworth", "tenderloin", "western-pen", "east-river-docks", "greenwich-village", "iww", "ferrer-center"]

        [plans.challenge-to-industry-laws-2]
        difficult = 1
        """
      Et que le Centre Ferrer montre sa face B
      Et les conditions de travail : case 1
      Et que le Tenement italien a 2 agitations syndicales
      Et que le Tenement italien a 1 grève
      Et que l'Insalubrité du Tenement italien est à 1
      Et que Rosa est à SAN 1
      Et que Carlo est à SAN 1
      Et que la Force patronale est sur la case 3
      Et que la première personne est celle du Tenement chinois
      Et que le marqueur est sur le plan 1
      Et que la planification est Contestation des lois sur l'industrie
      Quand le Tenement italien échange 1 agitation syndicale au Ferrer Center
      Et que le Tenement italien appelle un médecin pour Rosa
      Et que l'équipe prend le contrôle du moyen de production à 8 $
      Et que le Tenement russe donne 8 $
      Et que la lutte se termine
      Et que le patronat agit
      Et que la vie continue
      Et qu'on révèle la Laverie
      Et qu'on révèle le Café politique
      Et que les offensives commencent
      Et qu'on pioche Accélération des cadences
      Et qu'on pioche Journées allongées
      Et que la fin du tour arrive
      Et que les malheurs commencent
      Et qu'on pioche Maladresse
      Et que le Tenement russe l'attribue au Tenement chinois
      Et qu'on pioche Maladresse
      Et que le Tenement italien l'attribue au Tenement chinois
      Et qu'on pioche Maladresse
      Et que le Tenement étasunien l'attribue au Tenement chinois
      Et qu'on pioche Maladresse
      Et que le Tenement chinois l'attribue au Tenement russe
      Et que le travail commence
      Et que le Tenement russe passe
      Et que le Tenement italien passe
      Et que le Tenement étasunien passe
      Et que le Tenement chinois passe
      Et que les fruits du travail sont récoltés
      Et que les incidents commencent
      Et qu'on pioche Saccage policier
      Et qu'on pioche Saccage policier
      Et que le coût de la vie tombe
      Alors le tour en est à la lutte
      Et « le Tenement italien échange 1 agitation syndicale au Ferrer Center » est légal
      Et « l'équipe prend le contrôle du moyen de production à 1 grève et 2 $ » est légal
      Et « le Tenement italien appelle un médecin pour Carlo » est légal

  @whichside.turn.max-ten
  # en: Ten turns
  Règle: Dix tours

    # en: On the last but one a single turn can follow
    Scénario: À l'avant-dernier, un seul tour peut suivre
      Étant donné que la Force patronale est à 9
      Alors 1 tour peut suivre celui-ci
