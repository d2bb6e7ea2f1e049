# language: fr
# en: Pawn stage
# en: Each person asks for one establishment. Whoever holds its tile answers, or nobody. Where
# en: nothing else is said there are three players; who is not named has no hidden tile.
Fonctionnalité: Étape des pions
  Chaque personne demande une enseigne. Qui en détient la tuile répond, ou personne. Sauf mention
  contraire, on joue à trois ; qui n'est pas nommé n'a aucune tuile cachée.

  @yellow_places.pawn.any-order
  # en: Order of the pawns
  Règle: Ordre des pions

    # en: Blue places the first pawn
    Scénario: Le joueur bleu place le premier pion
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Quand le joueur bleu désigne le restaurant de la case 8
      Alors le joueur vert et la joueuse rose peuvent agir

    # en: With two the second seat begins
    Scénario: À deux, la seconde place commence
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que le joueur vert détient le salon de thé de la case 2
      Quand la joueuse rose désigne le restaurant de la case 8
      Alors le joueur vert peut agir

    # en: Whoever wants to has the first pawn
    Scénario: Qui veut place le premier pion
      Étant donné que c'est l'étape des pions
      Quand rose joue
      Alors le pion du joueur rose est sur le plateau
      Et l'ordre est libre

  @yellow_places.pawn.place-in-cell
  # en: Place the pawn
  Règle: Placer le pion

    # en: The table checks what is designated
    Scénario: La table vérifie ce qui est désigné
      Étant donné que vert a désigné le salon de thé de la case 5 dans cette manche
      Et que rose détient le salon de thé de la case 5
      Quand la table vérifie
      Alors rose révèle le salon de thé de la case 5

    # en: The tile that is designated turns out to be with pink
    Scénario: La tuile désignée se révèle être chez rose
      Étant donné que vert a désigné le salon de thé de la case 5 dans cette manche
      Quand rose se révèle détenir le salon de thé de la case 5
      Alors un cube jaune est sur le salon de thé de la case 5

    # en: The tile that is designated turns out to be with nobody
    Scénario: La tuile désignée se révèle n'être à personne
      Étant donné que vert a désigné le salon de thé de la case 5 dans cette manche
      Quand le salon de thé de la case 5 se révèle n'être à personne
      Alors un cube neutre est sur le salon de thé de la case 5

    # en: The pawn stands in cell 8
    Scénario: Le pion se trouve dans la case 8
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Quand la joueuse rose place son pion dans la case 8 et désigne le restaurant de la case 8
      Alors le pion rose est dans la case 8
      Et l'événement pawn-placed se produit

    # en: Two pawns in the same cell
    Scénario: Deux pions dans la même case
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Quand la joueuse rose désigne le restaurant de la case 8
      Et que le joueur bleu désigne la pâtisserie de la case 8
      Alors le pion rose est dans la case 8
      Et le pion bleu est dans la case 8

  @yellow_places.pawn.designate-in-cell
  # en: Designate an establishment
  Règle: Désigner une enseigne

    # en: An establishment of another cell is refused
    Scénario: Une enseigne d'une autre case est refusée
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Quand la joueuse rose place son pion dans la case 8 et désigne le salon de thé de la case 5
      Alors le coup est refusé par yellow_places.pawn.designate-in-cell

    # en: An establishment with a neutral cube is refused
    Scénario: Une enseigne au cube neutre est refusée
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Et que le restaurant de la case 8 est face visible
      Quand la joueuse rose désigne le restaurant de la case 8
      Alors le coup est refusé par yellow_places.pawn.designate-in-cell

    # en: By the other reading of R-10 a cube does not stop the pawn
    Scénario: Selon l'autre lecture de R-10, un cube n'arrête pas le pion
      Étant donné une partie des Adresses jaunes
      Et que la lecture R-10 est « allowed »
      Et que le joueur vert détient le salon de thé de la case 2
      Et que le restaurant de la case 8 et la pâtisserie de la case 1 sont face visible
      Quand la joueuse rose désigne le restaurant de la case 8
      Alors l'événement nobody-answered se produit
      Et 2 cubes neutres sont sur le plateau

  @yellow_places.pawn.must-place
  # en: The pawn is a duty
  Règle: Un pion par manche

    # en: Nobody keeps their pawn
    Scénario: On ne garde pas son pion
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Quand la joueuse rose garde son pion
      Alors le coup est refusé par yellow_places.pawn.must-place

    # en: A second pawn in the round is refused
    Scénario: Un second pion dans la manche est refusé
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Et que la joueuse rose a désigné le restaurant de la case 8 dans cette manche
      Quand la joueuse rose désigne le restaurant de la case 9
      Alors le coup est refusé par yellow_places.pawn.must-place

    # en: By the other reading of R-7 the pawn may be kept
    Scénario: Selon l'autre lecture de R-7, on peut garder son pion
      Étant donné une partie des Adresses jaunes
      Et que la lecture R-7 est « optional »
      Et que le joueur vert détient le salon de thé de la case 2
      Quand la joueuse rose garde son pion
      Alors le pion rose n'est pas sur le plateau
      Et le joueur vert a 27 coups légaux
      Et la joueuse rose a 0 coups légaux

    # en: A pawn that stands in a cell is not moved on
    Scénario: Un pion placé ne bouge plus
      Étant donné que vert a placé son pion dans la case 8 dans cette manche
      Quand vert désigne le salon de thé de la case 5
      Alors le coup est refusé par yellow_places.pawn.must-place

    # en: Three pawns of four
    Scénario: Trois pions sur quatre
      Étant donné une partie des Adresses jaunes à 4 joueurs
      Et que c'est l'étape des pions de la manche 2
      Quand 3 joueurs placent leur pion
      Alors la manche continue
      Et violet doit encore jouer

    # en: One kept the pawn, another was right in the round before
    Scénario: L'une a gardé son pion, l'autre a vu juste la manche d'avant
      Étant donné que la lecture R-7 est « optional »
      Et que le joueur vert détient le salon de thé de la case 2
      Et que la joueuse rose a gardé son pion dans cette manche
      Et que le joueur bleu a désigné le salon de thé de la case 5 à la manche 1
      Et que le salon de thé de la case 5 a été trouvé dans la main de la joueuse rose
      Et que c'est l'étape des pions de la manche 2
      Alors un cube jaune est sur le salon de thé de la case 5
      Et la joueuse rose a 0 coups légaux

  @yellow_places.pawn.all-check
  # en: Everybody checks
  Règle: Tout le monde vérifie

    # en: Whoever holds the tile answers
    Scénario: Qui détient la tuile répond
      Étant donné que le joueur vert détient le salon de thé de la case 5
      Et que la joueuse rose détient le restaurant de la case 5
      Quand le joueur bleu désigne le salon de thé de la case 5
      Alors le joueur vert détient 0 tuiles cachées
      Et personne ne détient le salon de thé de la case 5
      Et la joueuse rose détient 1 tuile cachée

    # en: Whoever holds another type of the cell says nothing
    Scénario: Qui détient un autre type de la case ne dit rien
      Étant donné que la joueuse rose détient le restaurant de la case 5 et la pâtisserie de la case 5
      Quand le joueur vert désigne le salon de thé de la case 5
      Alors la clause yellow_places.pawn.all-check est citée
      Et la joueuse rose détient 2 tuiles cachées

    # en: Only the tile that is named comes to light
    Scénario: Seule la tuile nommée est révélée
      Étant donné que vert détient le restaurant de la case 8
      Et que personne ne détient la pâtisserie de la case 8
      Quand rose désigne la pâtisserie de la case 8
      Alors vert cache encore le restaurant de la case 8
      Et vert révèle 0 tuile
      Et personne ne révèle de tuile
      Et 1 cube neutre est posé dessus
      Et 0 cube jaune est posé dessus

  @yellow_places.pawn.hit.reveal
  # en: Found: reveal
  Règle: Trouvé : révéler

    # en: The tile leaves the hand
    Scénario: La tuile quitte la main
      Étant donné que le joueur vert détient le salon de thé de la case 5 et la pâtisserie de la case 2
      Quand la joueuse rose désigne le salon de thé de la case 5
      Alors le joueur vert voit la pâtisserie de la case 2 dans sa main
      Et la clause yellow_places.pawn.hit.reveal est citée

    # en: A pawn finds the tea house
    Scénario: Un pion trouve le salon de thé
      Étant donné que le joueur vert détient le salon de thé de la case 5 et la pâtisserie de la case 2
      Quand la joueuse rose trouve le salon de thé de la case 5
      Alors le joueur vert révèle le salon de thé de la case 5
      Et la clause yellow_places.pawn.hit.reveal est citée

    # en: Everybody knows the tile
    Scénario: Tout le monde connaît la tuile
      Étant donné que le joueur vert détient le salon de thé de la case 5 et la pâtisserie de la case 2
      Quand la joueuse rose désigne le salon de thé de la case 5
      Alors le joueur bleu peut être certain que personne ne détient le salon de thé de la case 5 par yellow_places.pawn.hit.reveal

    # en: The owner shows one tile
    Scénario: Le propriétaire montre une tuile
      Étant donné que rose détient 2 tuiles de la rue horizontale 1
      Et que rose détient la pâtisserie de la case 9
      Quand vert désigne la pâtisserie de la case 9
      Alors rose révèle la pâtisserie de la case 9
      Et rose révèle 1 tuile
      Et rose y met 1 cube jaune
      Et rose met 0 cube sur son disque
      Et vert y met 0 cube jaune
      Et 1 cube jaune est posé dessus
      Et rose détient 2 tuiles cachées

    # en: A player without the tile reveals nothing of it
    Scénario: Qui n'a pas la tuile n'en révèle rien
      Étant donné une partie des Adresses jaunes à 3 joueurs
      Et que rose détient le salon de thé de la case 2
      Quand vert désigne le salon de thé de la case 2
      Alors rose révèle le salon de thé de la case 2
      Et bleu ne révèle pas le salon de thé de la case 2

  @yellow_places.pawn.hit.yellow-cube
  # en: Found: yellow cube
  Règle: Trouvé : cube jaune

    # en: A yellow cube on the tea house
    Scénario: Un cube jaune sur le salon de thé
      Étant donné que le joueur vert détient le salon de thé de la case 5 et la pâtisserie de la case 2
      Quand la joueuse rose désigne le salon de thé de la case 5
      Alors un cube jaune est sur le salon de thé de la case 5
      Et aucun cube n'est sur la pâtisserie de la case 2

  @yellow_places.pawn.hit.update-discs
  # en: Found: update the discs
  Règle: Trouvé : ajuster les disques

    # en: Of three cubes two are left
    Scénario: De trois cubes il en reste deux
      Étant donné que le joueur vert détient 2-tea, 2-bakery et 5-tea
      Et que le joueur vert a un disque devant la deuxième rue verticale
      Quand la joueuse rose désigne le salon de thé de la case 5
      Alors le disque vert devant la deuxième rue verticale porte 2 cubes

    # en: A cube leaves each of the three discs concerned
    Scénario: Un cube quitte chacun des trois disques concernés
      Étant donné que le joueur vert détient 2-tea, 6-bakery et 5-tea
      Et qu'un disque vert se trouve devant la deuxième rue verticale
      Et qu'un disque vert se trouve devant la deuxième rue horizontale
      Et qu'un disque vert se trouve devant le cercle du thé
      Quand la joueuse rose désigne le salon de thé de la case 5
      Alors l'événement cube-removed se produit 3 fois
      Et le disque vert devant le cercle du thé porte 1 cube

    # en: The discs of the others keep their cubes
    Scénario: Les disques des autres gardent leurs cubes
      Étant donné que le joueur vert détient le salon de thé de la case 5 et la pâtisserie de la case 1
      Et que la joueuse rose détient le restaurant de la case 5
      Et que le joueur vert a un disque devant la rue horizontale 2
      Et que la joueuse rose a un disque devant la rue horizontale 2
      Quand le joueur bleu désigne le salon de thé de la case 5
      Alors le disque rose devant la rue horizontale 2 porte 1 cube
      Et le disque vert devant la rue horizontale 2 porte 0 cubes

    # en: Two discs of which only the cubes are known
    Scénario: Deux disques dont on ne sait que les cubes
      Étant donné que vert a un disque devant la rue horizontale 2 avec 2 cubes
      Et que vert a un disque devant le cercle du thé avec 1 cube
      Et que bleu a un disque devant la rue horizontale 2 avec 1 cube
      Et que vert détient le salon de thé de la case 5
      Quand rose désigne le salon de thé de la case 5
      Alors vert retire 2 cubes de ses disques
      Et bleu retire 0 cube de ses disques
      Et le disque du joueur vert devant une rue porte 1 cube
      Et le disque du joueur vert devant un cercle porte 0 cube

  @yellow_places.pawn.miss.neutral-cube
  # en: Not found: neutral cube
  Règle: Pas trouvé : cube neutre

    # en: Nobody holds the restaurant of cell 8
    Scénario: Personne ne détient le restaurant de la case 8
      Étant donné que le joueur vert détient le salon de thé de la case 5
      Quand la joueuse rose désigne le restaurant de la case 8
      Alors un cube neutre est sur le restaurant de la case 8
      Et 7 cubes neutres sont sur le plateau

    # en: No disc changes
    Scénario: Aucun disque ne change
      Étant donné que le joueur vert détient le salon de thé de la case 5
      Et que le joueur vert a un disque devant la rue horizontale 2
      Quand la joueuse rose désigne le restaurant de la case 5
      Alors le disque vert devant la rue horizontale 2 porte 1 cube

  @yellow_places.pawn.own-tile-forbidden
  # en: Never one's own tile
  Règle: Jamais sa propre tuile

    # en: One's own tile is refused and the others learn nothing
    Scénario: Sa propre tuile est refusée et les autres n'apprennent rien
      Étant donné que le joueur vert détient le salon de thé de la case 5
      Quand le joueur vert désigne le salon de thé de la case 5
      Alors le coup est refusé par yellow_places.pawn.own-tile-forbidden
      Et la joueuse rose n'apprend rien
      Et le joueur bleu n'apprend rien

    # en: Another type of the same cell is allowed
    Scénario: Un autre type de la même case est permis
      Étant donné que le joueur vert détient le salon de thé de la case 5
      Quand le joueur vert désigne le restaurant de la case 5
      Alors un cube neutre est sur le restaurant de la case 5

  @yellow_places.pawn.recover
  # en: Pawns come back
  Règle: Retour des pions

    # en: The first pawn stays on the board
    Scénario: Le premier pion reste sur le plateau
      Étant donné que le joueur vert détient le salon de thé de la case 5
      Quand la joueuse rose désigne le restaurant de la case 8
      Alors le pion rose est sur le plateau
      Et le pion vert n'est pas sur le plateau

    # en: After the last pawn everybody takes theirs back
    Scénario: Après le dernier pion, chacun reprend le sien
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que le joueur vert détient le salon de thé de la case 5
      Quand la joueuse rose désigne le restaurant de la case 8
      Et que le joueur vert désigne la pâtisserie de la case 1
      Alors le pion rose n'est pas sur le plateau
      Et le pion vert n'est pas sur le plateau
      Et la clause yellow_places.pawn.recover est citée
      Et c'est l'étape des disques de la manche 2

    # en: The last pawn, wherever the others stand
    Scénario: Le dernier pion, où que soient les autres
      Étant donné que tous sauf bleu ont placé leur pion dans cette manche
      Quand bleu place son pion
      Alors l'événement pawns-recovered se produit
      Et c'est l'étape des disques de la manche 2

    # en: A whole round
    Scénario: Une manche entière
      Étant donné que rose a placé son pion dans cette manche
      Quand la manche est jouée jusqu'au bout
      Alors l'événement round-ended se produit
      Et le pion du joueur rose n'est pas sur le plateau

    # en: When the last pawn is placed, the round is over and the pawns come back
    Scénario: Avec le dernier pion, la manche est finie et les pions reviennent
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que c'est l'étape des pions de la manche 1
      Et que vert a placé son pion dans cette manche
      Quand rose place son pion
      Alors la manche 1 est finie
      Et le pion du joueur vert n'est pas sur le plateau
