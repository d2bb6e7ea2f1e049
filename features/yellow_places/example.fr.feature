# language: fr
# en: Worked examples
# en: The examples of the book, with its colours and its numbers, and their near neighbours. There
# en: are three players: green, pink and blue. The board of the last example was in a picture that
# en: is lost; a position of ours asks the same question.
Fonctionnalité: Exemples
  Les exemples du livret, avec ses couleurs et ses nombres, et leurs voisins immédiats. On joue à
  trois : vert, rose et bleu. Le plateau du dernier exemple était sur une image perdue ; une position
  de notre cru pose la même question.

  @yellow_places.example.disc-1
  # en: Example: a column
  Règle: Exemple : une rue verticale

    # en: Green puts three cubes before the second column
    Scénario: Le joueur vert met trois cubes devant la deuxième rue verticale
      Étant donné que le joueur vert détient le salon de thé de la case 2, la pâtisserie de la case 2 et le salon de thé de la case 5
      Quand le joueur vert pose un disque devant la deuxième rue verticale avec trois cubes
      Alors le disque vert devant la deuxième rue verticale porte trois cubes

    # en: Before the first row the same hand asks for two cubes
    Scénario: Devant la première rue horizontale, la même main demande deux cubes
      Étant donné que le joueur vert détient le salon de thé de la case 2, la pâtisserie de la case 2 et le salon de thé de la case 5
      Quand le joueur vert pose un disque devant la première rue horizontale
      Alors le disque vert devant la première rue horizontale porte deux cubes

  @yellow_places.example.disc-2
  # en: Example: a row
  Règle: Exemple : une rue horizontale

    # en: Pink puts three cubes before the second row
    Scénario: La joueuse rose met trois cubes devant la deuxième rue horizontale
      Étant donné que la joueuse rose détient la pâtisserie de la case 4, le restaurant de la case 5 et le salon de thé de la case 6
      Quand la joueuse rose pose un disque devant la deuxième rue horizontale avec trois cubes
      Alors le disque rose devant la deuxième rue horizontale porte trois cubes

    # en: The two cubes of which the end of the example speaks would not be right
    Scénario: Les deux cubes dont parle la fin de l'exemple ne conviendraient pas
      Étant donné que la joueuse rose détient la pâtisserie de la case 4, le restaurant de la case 5 et le salon de thé de la case 6
      Quand la joueuse rose pose un disque devant la deuxième rue horizontale avec deux cubes
      Alors le coup est refusé par yellow_places.disc.cubes-equal-count

  @yellow_places.example.disc-3
  # en: Example: a disc without cubes
  Règle: Exemple : un disque nu

    # en: Blue has no tea house
    Scénario: Le joueur bleu n'a aucun salon de thé
      Étant donné que le joueur bleu détient le restaurant de la case 1, la pâtisserie de la case 6 et la pâtisserie de la case 9
      Quand le joueur bleu pose un disque devant le cercle du thé avec zéro cube
      Alors le disque bleu devant le cercle du thé porte zéro cube

  @yellow_places.example.pawn-1
  # en: Example: nobody has it
  Règle: Exemple : personne ne l'a

    # en: Green asks for the restaurant of cell 8
    Scénario: Le joueur vert demande le restaurant de la case 8
      Étant donné que le joueur vert détient le salon de thé de la case 2, la pâtisserie de la case 2 et le salon de thé de la case 5
      Et qu'un disque vert se trouve devant la deuxième rue verticale
      Quand le joueur vert place son pion dans la case 8 et désigne le restaurant de la case 8
      Alors un cube neutre est sur le restaurant de la case 8
      Et le pion vert est dans la case 8
      Et le disque vert devant la deuxième rue verticale porte trois cubes

  @yellow_places.example.pawn-2
  # en: Example: a tile is found
  Règle: Exemple : une tuile trouvée

    # en: Pink asks for the tea house of cell 5, which green holds
    Scénario: La joueuse rose demande le salon de thé de la case 5, que détient le joueur vert
      Étant donné que le joueur vert détient le salon de thé de la case 2, la pâtisserie de la case 2 et le salon de thé de la case 5
      Et qu'un disque vert se trouve devant la deuxième rue verticale
      Et que le joueur vert a désigné le restaurant de la case 8 dans cette manche
      Quand la joueuse rose place son pion dans la case 5 et désigne le salon de thé de la case 5
      Alors le joueur vert détient deux tuiles cachées
      Et un cube jaune est sur le salon de thé de la case 5
      Et le disque vert devant la deuxième rue verticale porte deux cubes

  @yellow_places.example.pawn-3
  # en: Example: still to play
  Règle: Exemple : pas encore joué

    # en: The blue pawn is not on the board
    Scénario: Le pion bleu n'est pas sur le plateau
      Étant donné que le joueur vert détient le salon de thé de la case 2 et la pâtisserie de la case 2
      Et que le salon de thé de la case 5 a été trouvé dans la main du joueur vert
      Et que le joueur vert a désigné le restaurant de la case 8 dans cette manche
      Et que la joueuse rose a désigné le salon de thé de la case 5 dans cette manche
      Alors le pion vert est sur le plateau
      Et le pion rose est sur le plateau
      Et le pion bleu n'est pas sur le plateau
      Et le joueur bleu peut agir

  @yellow_places.example.end-1
  # en: Example: the last tiles
  Règle: Exemple : les dernières tuiles

    # Les quatre tuiles du joueur vert sont trouvées. Dans la troisième rue verticale restent sans cube
    # 3-tea, 6-bakery, 9-tea et 9-bakery, et le joueur bleu n'a pas de thé : il a les deux
    # pâtisseries. La joueuse rose a une tuile en case 4, et 5-restaurant ou 6-bakery ; celle-ci est
    # au joueur bleu, donc 5-restaurant, son seul restaurant. En case 4, le salon de thé était
    # visible : c'est la pâtisserie.
    # en: Green finds the tiles of pink and of blue
    Scénario: Le joueur vert trouve les tuiles de la joueuse rose et du joueur bleu
      Étant donné que la joueuse rose détient la pâtisserie de la case 4 et le restaurant de la case 5
      Et que le joueur bleu détient la pâtisserie de la case 6 et la pâtisserie de la case 9
      Et que 1-tea, 3-restaurant, 3-bakery, 4-tea, 5-bakery et 9-restaurant sont face visible
      Et que personne n'a répondu pour le restaurant de la case 8
      Et que le salon de thé de la case 2 a été trouvé dans la main du joueur vert
      Et que la pâtisserie de la case 2 a été trouvée dans la main du joueur vert
      Et que le salon de thé de la case 5 a été trouvé dans la main du joueur vert
      Et que le restaurant de la case 6 a été trouvé dans la main du joueur vert
      Et que le salon de thé de la case 6 a été trouvé dans la main de la joueuse rose
      Et que la pâtisserie de la case 8 a été trouvée dans la main de la joueuse rose
      Et que le restaurant de la case 1 a été trouvé dans la main du joueur bleu
      Et que la pâtisserie de la case 7 a été trouvée dans la main du joueur bleu
      Et qu'un disque rose se trouve devant la deuxième rue horizontale
      Et qu'un disque rose se trouve devant la première rue verticale
      Et qu'un disque rose se trouve devant le cercle des restaurants
      Et qu'un disque bleu se trouve devant le cercle du thé
      Et qu'un disque bleu se trouve devant la troisième rue verticale
      Et qu'un disque bleu se trouve devant la troisième rue horizontale
      Et que c'est la conclusion
      Alors pour le joueur vert, 1 répartition est possible
      Et le joueur vert peut être certain que le joueur bleu détient la pâtisserie de la case 6
      Et le joueur vert peut être certain que la joueuse rose détient la pâtisserie de la case 4
      Quand le joueur vert affirme que le joueur bleu détient la pâtisserie de la case 6
      Et que le joueur vert affirme que le joueur bleu détient la pâtisserie de la case 9
      Et que le joueur vert affirme que la joueuse rose détient le restaurant de la case 5
      Et que le joueur vert affirme que la joueuse rose détient la pâtisserie de la case 4
      Alors la partie est gagnée
