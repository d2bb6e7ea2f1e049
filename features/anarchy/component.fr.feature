# language: fr
# en: Components
# en: The order tokens and the blank card.
Fonctionnalité: Matériel
  Les jetons d'ordre et la carte vierge.

  @anarchy.component.order-stack
  # en: The order tokens
  Règle: Les jetons d'ordre

    # en: With <n> people there are <n> tokens, one of each
    Plan du scénario: À <n>, il y a <n> jetons, un par personne
      Étant donné une partie de The Anarchy à <n> personnes
      Et que le jeton suivant n'est pas encore retourné
      Quand le jeton de violet est retourné
      Et que violet paie 1 carte
      Et que violet pioche Lohagad
      Et que violet ne combine plus rien
      Et que violet défausse Lohagad
      Et que violet ne fait pas la guerre
      Alors la probabilité que « c'est au tour de violet » est <encore>
      Et la probabilité que « c'est au tour de vert » est <vert>

      Exemples:
        | n | encore | vert |
        | 3 | 0      | 1/2  |
        | 4 | 0      | 1/3  |
        | 6 | 0      | 1/5  |

    # en: When all tokens are flipped they are shuffled and all come again
    Scénario: Tous les jetons retournés, ils sont mélangés et reviennent tous
      Étant donné une partie de The Anarchy à 3 personnes
      Et que violet et vert ont déjà joué ce tour
      Et que c'est à rouge de faire la guerre
      Quand rouge ne fait pas la guerre
      Alors c'est le tour de table 2
      Et le jeton suivant n'est pas encore retourné
      Et la probabilité que « c'est au tour de violet » est 1/3
      Et la probabilité que « c'est au tour de rouge » est 1/3
      Et l'événement round-began cite anarchy.round.reshuffle

    # en: Two people, two tokens
    Scénario: Deux personnes, deux jetons
      Étant donné une nouvelle partie de The Anarchy entre violet et vert
      Quand les cartes sont distribuées
      Alors la probabilité que « c'est au tour de violet » est 1/2
      Et la probabilité que « c'est au tour de vert » est 1/2
      Et l'événement round-began se produit 1 fois

  @anarchy.component.blank-money-card
  # en: The blank card
  Règle: La carte vierge

    # en: It is laid where no money is committed
    Scénario: Elle se pose quand on ne mise rien
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet gouverne le Mysore avec Haidar Ali
      Et que vert gouverne Pune avec Balaji Baji Rao
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Alors l'attaque monte à 1
      Et la défense monte à 0
      Et violet a 10 roupies
      Et vert a 10 roupies
      Et l'événement blank-kept se produit 2 fois
      # en: the story says "violet keeps the blank card."
      Et le récit dit « violet garde la carte vierge. »
      # en: the story says "green keeps the blank card."
      Et le récit dit « vert garde la carte vierge. »

    # en: Nobody sees that it is blank before all is turned up
    Scénario: Personne ne voit qu'elle est vierge avant que tout soit retourné
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet gouverne le Mysore avec Haidar Ali
      Et que vert gouverne Pune avec Balaji Baji Rao
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Alors vert voit que violet a misé
      Et vert ne voit pas combien violet a misé
      Et vert peut agir

    # en: Who has no money has it still
    Scénario: Qui n'a plus d'argent l'a toujours
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet gouverne le Mysore avec Haidar Ali
      Et que vert gouverne Pune avec Balaji Baji Rao
      Et que violet a 0 roupie
      Et que vert a 0 roupie
      Quand le Mysore attaque Pune
      Alors il y a 2 coups légaux
      Et « violet pose la carte blanche » est légal
      Et « vert pose la carte blanche » est légal
      Et « violet mise 1 roupie » est refusé

    # en: It is there in each war
    Scénario: Elle sert à chaque guerre
      Étant donné une partie de The Anarchy entre violet et vert
      Et que violet gouverne le Mysore avec Haidar Ali et les Fusées du Mysore
      Et que vert gouverne Pune avec Balaji Baji Rao
      Et que vert gouverne le Carnatic avec Dost Ali Khan
      Quand le Mysore attaque Pune
      Et que violet pose la carte blanche
      Et que vert pose la carte blanche
      Et que le Mysore attaque le Carnatic
      Et que violet pose la carte blanche
      Alors le coup est légal

    # en: By the reading of one card it is laid as well
    Scénario: Selon la lecture d'une seule carte, elle se pose aussi
      Étant donné que la lecture anarchy.R-7 est « one-card »
      Et une partie de The Anarchy entre violet et vert
      Et que violet gouverne le Mysore avec Haidar Ali
      Et que vert gouverne Pune avec Balaji Baji Rao
      Et que violet a 0 roupie
      Et que vert a 0 roupie
      Quand le Mysore attaque Pune
      Alors il y a 2 coups légaux
      Et « violet pose la carte blanche » est légal
