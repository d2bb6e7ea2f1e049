# language: fr
# en: Conclusion
# en: After the third round the tiles left and their holders have to be named. A single error
# en: loses. Every deal that agrees with what is seen is equally likely. Where nothing else is
# en: said there are three players; who is not named has no hidden tile.
Fonctionnalité: Conclusion
  Après la troisième manche, il faut nommer les tuiles restantes et qui les détient. Une seule
  erreur fait perdre. Toutes les répartitions qui s'accordent avec ce que l'on voit ont la même
  probabilité. Sauf mention contraire, on joue à trois ; qui n'est pas nommé n'a aucune tuile cachée.

  @yellow_places.end.deduction
  # en: The conclusion
  Règle: La conclusion

    # en: Two tiles are left and everybody may name one
    Scénario: Il reste deux tuiles et chacun peut en nommer une
      Étant donné que la joueuse rose détient le salon de thé de la case 5
      Et que le joueur bleu détient la pâtisserie de la case 1
      Et que c'est la conclusion
      Alors le joueur vert, la joueuse rose et le joueur bleu peuvent agir
      Et la partie continue

    # en: The last pawn of the third round leads to the conclusion
    Scénario: Le dernier pion de la troisième manche mène à la conclusion
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que la joueuse rose détient le salon de thé de la case 5
      Et que c'est l'étape des pions de la manche 3
      Et que le joueur vert a désigné le restaurant de la case 8 dans cette manche
      Quand la joueuse rose désigne la pâtisserie de la case 1
      Alors c'est la conclusion
      Et le joueur vert peut agir

    # en: Nobody accuses themselves
    Scénario: On ne s'accuse pas soi-même
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Et que la joueuse rose détient le salon de thé de la case 5
      Quand le joueur vert affirme que le joueur vert détient le salon de thé de la case 5
      Alors le coup est refusé par yellow_places.end.deduction

    # en: A tile of one's own hand is not to be found
    Scénario: Une tuile de sa propre main n'est pas à trouver
      Étant donné que le joueur vert détient le salon de thé de la case 2
      Et que la joueuse rose détient le salon de thé de la case 5
      Quand le joueur vert affirme que la joueuse rose détient le salon de thé de la case 2
      Alors le coup est refusé par yellow_places.end.deduction
      Et la joueuse rose n'apprend rien

    # en: An establishment with a neutral cube is not to be found
    Scénario: Une enseigne au cube neutre n'est pas à trouver
      Étant donné que la joueuse rose détient le salon de thé de la case 5
      Et que personne n'a répondu pour la pâtisserie de la case 1
      Quand le joueur vert affirme que la joueuse rose détient la pâtisserie de la case 1
      Alors le coup est refusé par yellow_places.end.deduction

    # La rue horizontale 2, la rue verticale 2 et le thé n'ont qu'une tuile en commun.
    # en: Three discs with one cube leave only one tile to a hand of one
    Scénario: Trois disques à un cube ne laissent qu'une tuile à une main d'une tuile
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que la joueuse rose détient le salon de thé de la case 5
      Et qu'un disque rose se trouve devant la deuxième rue horizontale
      Et qu'un disque rose se trouve devant la deuxième rue verticale
      Et qu'un disque rose se trouve devant le cercle du thé
      Et que c'est la conclusion
      Alors le joueur vert peut être certain que la joueuse rose détient le salon de thé de la case 5
      Et le joueur vert peut être certain que la joueuse rose détient le salon de thé de la case 5 par yellow_places.disc.cubes-equal-count
      Et pour le joueur vert, 1 répartition est possible

    # Les deux rues se croisent dans la case 5 : trois enseignes, un tiers chacune.
    # en: With two discs each tile of cell 5 has one chance in three
    Scénario: Avec deux disques, chaque tuile de la case 5 a une chance sur trois
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que la joueuse rose détient le salon de thé de la case 5
      Et qu'un disque rose se trouve devant la deuxième rue horizontale
      Et qu'un disque rose se trouve devant la deuxième rue verticale
      Et que c'est la conclusion de la manche 3
      Alors le joueur vert ne peut pas savoir qui détient le salon de thé de la case 5
      Et pour le joueur vert, la probabilité que la joueuse rose détienne le salon de thé de la case 5 est 1/3
      Et pour le joueur vert, la probabilité que personne ne détienne le salon de thé de la case 5 est 2/3
      Et pour le joueur vert, 3 répartitions sont possibles
      Et pour le joueur vert, au moins 3 répartitions sont possibles

    # en: Pink reads the discs of green in the same way
    Scénario: La joueuse rose lit de même les disques du joueur vert
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que le joueur vert détient le salon de thé de la case 5
      Et que le restaurant de la case 5 est face visible
      Et que la joueuse rose détient la pâtisserie de la case 5
      Et qu'un disque vert se trouve devant la deuxième rue horizontale
      Et qu'un disque vert se trouve devant la deuxième rue verticale
      Et que c'est la conclusion
      Alors la joueuse rose peut être certaine que le joueur vert détient le salon de thé de la case 5
      Et la joueuse rose peut être certaine que le joueur vert détient le salon de thé de la case 5 par yellow_places.setup.neutral-cubes
      Et la joueuse rose peut être certaine que personne ne détient le restaurant de la case 5

    # en: A bare disc of the only other person rules out the whole type
    Scénario: Un disque nu de la seule autre personne exclut tout le type
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que la joueuse rose détient la pâtisserie de la case 5
      Et qu'un disque rose se trouve devant le cercle du thé
      Et que c'est la conclusion
      Alors le joueur vert peut être certain que personne ne détient le salon de thé de la case 3
      Et le joueur vert peut être certain que personne ne détient le salon de thé de la case 3 par yellow_places.disc.zero-cubes

    # Une rue verticale a neuf tuiles. Huit sont visibles et le disque montre la neuvième : neuf indices.
    # en: The last cube of a street
    Scénario: Le dernier cube d'une rue
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que la joueuse rose détient le salon de thé de la case 5
      Et que 2-tea, 2-restaurant, 2-bakery, 5-restaurant, 5-bakery, 8-tea, 8-restaurant et 8-bakery sont face visible
      Et que la joueuse rose a un disque devant la rue verticale 2
      Et que la joueuse rose a un disque devant le cercle des pâtisseries
      Et que c'est la conclusion
      Alors le joueur vert a besoin de 9 indices pour savoir que la joueuse rose détient le salon de thé de la case 5
      # en: green knows that pink holds the tea house of cell 5 because "The restaurant of cell 8 was face up"
      Et le joueur vert sait que la joueuse rose détient le salon de thé de la case 5 car « Le restaurant de la case 8 était visible »
      Et le joueur vert a besoin de 2 indices pour savoir que personne ne détient la pâtisserie de la case 1
      Et pour le joueur vert, le salon de thé de la case 5 ne peut être que chez la joueuse rose
      Et pour la joueuse rose, le salon de thé de la case 5 ne peut être que chez la joueuse rose

    # en: With three the third may hold what the bare disc of the second rules out
    Scénario: À trois, le troisième peut détenir ce que le disque nu du deuxième exclut
      Étant donné que la joueuse rose détient la pâtisserie de la case 5
      Et que le joueur bleu détient le salon de thé de la case 3
      Et que la joueuse rose a un disque devant le cercle des salons de thé
      Et que c'est la conclusion
      Alors pour le joueur vert, le salon de thé de la case 3 ne peut être que face cachée ou chez le joueur bleu

    # en: After the third round
    Scénario: Après la troisième manche
      Étant donné que la manche 3 est finie
      Et que rose détient le salon de thé de la case 5
      Quand on regarde la table
      Alors c'est la conclusion

  @yellow_places.end.any-order
  # en: Order of the accusations
  Règle: Ordre des accusations

    # en: One person accuses twice in a row
    Scénario: Une même personne accuse deux fois de suite
      Étant donné que la joueuse rose détient le salon de thé de la case 5
      Et que le joueur bleu détient la pâtisserie de la case 1
      Et que 2 tuiles sont cachées dans les mains
      Quand le joueur vert affirme que la joueuse rose détient le salon de thé de la case 5
      Et que le joueur vert affirme que le joueur bleu détient la pâtisserie de la case 1
      Alors la partie est gagnée

    # en: By the other reading of R-9 a second accusation is refused
    Scénario: Selon l'autre lecture de R-9, une seconde accusation est refusée
      Étant donné une partie des Adresses jaunes
      Et que la lecture R-9 est « one-each »
      Et que la joueuse rose détient le salon de thé de la case 5
      Et que le joueur bleu détient la pâtisserie de la case 1
      Quand le joueur vert affirme que la joueuse rose détient le salon de thé de la case 5
      Et que le joueur vert affirme que le joueur bleu détient la pâtisserie de la case 1
      Alors le coup est refusé par yellow_places.end.any-order

    # en: Two right accusations in a row
    Scénario: Deux annonces justes de suite
      Étant donné que c'est la conclusion
      Et que chaque joueur détient 2 tuiles cachées
      Quand vert fait 2 annonces justes
      Alors le coup est légal
      Et rose détient 0 tuile cachée

  @yellow_places.end.name-place-and-owner
  # en: What an accusation names
  Règle: Contenu d'une accusation

    # en: An establishment and a person
    Scénario: Une enseigne et une personne
      Étant donné que le joueur bleu détient le restaurant de la case 6 et la pâtisserie de la case 1
      Quand le joueur vert affirme que le joueur bleu détient le restaurant de la case 6
      Alors la clause yellow_places.end.name-place-and-owner est citée

    # en: An establishment without a person
    Scénario: Une enseigne sans personne
      Étant donné que le joueur bleu détient le restaurant de la case 6
      Quand le joueur vert nomme le restaurant de la case 6 sans désigner personne
      Alors le coup est refusé par yellow_places.end.name-place-and-owner

  @yellow_places.end.correct.reveal
  # en: Right: reveal
  Règle: Juste : révéler

    # en: The tile leaves the hand
    Scénario: La tuile quitte la main
      Étant donné que le joueur bleu détient le restaurant de la case 6 et la pâtisserie de la case 1
      Quand le joueur vert affirme que le joueur bleu détient le restaurant de la case 6
      Alors le joueur bleu détient 1 tuile cachée
      Et la clause yellow_places.end.correct.reveal est citée

    # en: Who reveals the tile is told in the language of the table
    Scénario: Le récit dit qui révèle la tuile, dans la langue de la table
      Étant donné que la joueuse rose détient le restaurant de la case 6 et la pâtisserie de la case 1
      Quand le joueur vert affirme que la joueuse rose détient le restaurant de la case 6
      # en: the story says "pink reveals the restaurant of cell 6"
      Alors le récit dit « rose révèle le restaurant de la case 6 »

  @yellow_places.end.correct.marker
  # en: Right: yellow marker
  Règle: Juste : marqueur jaune

    # en: A yellow cube, for want of a yellow pawn
    Scénario: Un cube jaune, faute de pion jaune
      Étant donné que le joueur bleu détient le restaurant de la case 6 et la pâtisserie de la case 1
      Quand le joueur vert affirme que le joueur bleu détient le restaurant de la case 6
      Alors un cube jaune est sur le restaurant de la case 6
      Et aucun cube n'est sur la pâtisserie de la case 1

    # en: The cube of a right accusation lies there
    Scénario: Le cube d'une annonce juste est là
      Étant donné que le joueur bleu détient la pâtisserie de la case 1
      Et que le joueur vert a affirmé que le joueur bleu détient le restaurant de la case 6
      Alors un cube jaune est sur le restaurant de la case 6

  @yellow_places.end.correct.update-discs
  # en: Right: update the discs
  Règle: Juste : ajuster les disques

    # en: The last cube leaves the blue disc
    Scénario: Le dernier cube quitte le disque bleu
      Étant donné que le joueur bleu détient le restaurant de la case 6 et la pâtisserie de la case 1
      Et qu'un disque bleu se trouve devant la deuxième rue horizontale
      Et que la joueuse rose a un disque devant la deuxième rue horizontale
      Quand le joueur vert affirme que le joueur bleu détient le restaurant de la case 6
      Alors le disque bleu devant la deuxième rue horizontale porte 0 cubes
      Et le disque rose devant la deuxième rue horizontale porte 0 cubes

    # en: A disc of which the place is open
    Scénario: Un disque dont la place est ouverte
      Étant donné que c'est la conclusion
      Et que bleu détient le salon de thé de la case 2
      Et que bleu a un disque qui compte le salon de thé de la case 2 avec 1 cube
      Quand vert affirme que bleu détient le salon de thé de la case 2
      Alors le disque du joueur bleu porte 0 cube

  @yellow_places.end.wrong.loss
  # en: Wrong: defeat
  Règle: Faux : défaite

    # en: The announcement that is checked is wrong
    Scénario: L'annonce vérifiée est fausse
      Étant donné que vert a annoncé que rose détient le salon de thé de la case 5
      Et que bleu détient le salon de thé de la case 5
      Quand la table vérifie
      Alors tout le monde a perdu
      Et personne n'a gagné

    # en: A tile that nobody holds
    Scénario: Une tuile que personne ne détient
      Étant donné que la joueuse rose détient le salon de thé de la case 5
      Quand le joueur vert affirme que la joueuse rose détient la pâtisserie de la case 4
      Alors la partie est perdue
      Et tout le monde a perdu
      Et personne ne peut agir

    # en: Blue is said to hold what is not in that hand
    Scénario: Bleu est dit détenir ce qui n'est pas dans cette main
      Étant donné que bleu ne détient pas la pâtisserie de la case 4
      Et que rose détient la pâtisserie de la case 4
      Quand vert affirme que bleu détient la pâtisserie de la case 4
      Alors la partie est perdue

    # en: The right establishment and the wrong person
    Scénario: La bonne enseigne et la mauvaise personne
      Étant donné que la joueuse rose détient le salon de thé de la case 5
      Et que le joueur bleu détient la pâtisserie de la case 4
      Quand le joueur vert affirme que la joueuse rose détient la pâtisserie de la case 4
      Alors la partie est perdue

    # en: A wrong accusation, whatever it names
    Scénario: Une annonce fausse, quoi qu'elle nomme
      Étant donné que c'est la conclusion
      Et que rose détient 1 tuile cachée
      Quand vert fait une annonce fausse
      Alors tout le monde a perdu

  @yellow_places.end.win
  # en: Victory
  Règle: Victoire

    # en: The last tile is named
    Scénario: La dernière tuile est nommée
      Étant donné que la joueuse rose détient le salon de thé de la case 5
      Et que 1 tuile est cachée dans les mains
      Quand le joueur vert affirme que la joueuse rose détient le salon de thé de la case 5
      Alors la partie est gagnée
      Et tout le monde a gagné
      Et la clause yellow_places.end.win est citée

    # en: One tile is still hidden
    Scénario: Il reste une tuile cachée
      Étant donné que la joueuse rose détient le salon de thé de la case 5 et la pâtisserie de la case 4
      Quand le joueur vert affirme que la joueuse rose détient le salon de thé de la case 5
      Alors la partie continue

    # en: By the other reading of R-12 the victory waits for the conclusion
    Scénario: Selon l'autre lecture de R-12, la victoire attend la conclusion
      Étant donné une partie des Adresses jaunes à 2 joueurs
      Et que la lecture R-12 est « after-conclusion »
      Et que la joueuse rose détient le salon de thé de la case 5
      Et que c'est l'étape des pions de la manche 3
      Et que 1 tuile est cachée dans les mains
      Quand le joueur vert désigne le salon de thé de la case 5
      Alors la partie continue
      Quand la joueuse rose désigne la pâtisserie de la case 1
      Alors la partie est gagnée
      Et la clause yellow_places.end.win est citée

    # en: The only tile that is still hidden
    Scénario: La seule tuile encore cachée
      Étant donné que c'est la conclusion
      Et que 1 tuile est cachée dans les mains
      Quand vert fait 1 annonce juste
      Alors tout le monde a gagné

    # en: The announcement that is checked is right
    Scénario: L'annonce vérifiée est juste
      Étant donné que vert a annoncé que rose détient le salon de thé de la case 5
      Et que rose détient le salon de thé de la case 5
      Et que 2 tuiles sont cachées dans les mains
      Quand la table vérifie
      Alors personne n'a perdu
