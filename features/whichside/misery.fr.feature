# language: fr
# en: Misery
# en: What a Tenement that cannot pay sells, in a strict order.
Fonctionnalité: Misère
  Ce que vend un Tenement qui ne peut payer, dans un ordre strict.

  Contexte:
    Étant donné une partie de Which Side
    Et que les autres Tenements ont 20 $

  @whichside.misery.order
  # en: Order of the sources
  Règle: Le local, puis le logement, puis la santé

    # en: A character in Jail is lost, and another hurt
    Scénario: Un personnage en Prison est perdu, un autre touché
      Étant donné que le Tenement étasunien a 1 $
      Et que l'Insalubrité du Tenement étasunien est à 3
      Et que Bessy est dans la case Prison
      Quand le Tenement étasunien tombe dans la misère
      Alors quoi qu'on décide, quelqu'un du Tenement étasunien perd de la santé
      Et quoi qu'on décide, quelqu'un du Tenement étasunien meurt

    # en: A debt of 6 dollars takes all three
    Scénario: Une dette de 6 $ prend les trois
      Étant donné que le Tenement chinois possède la Laverie
      Et que le Tenement chinois a 1 $
      Quand le coût de la vie tombe
      Alors le Tenement chinois ne possède pas de local
      Et le Tenement chinois perd la Laverie
      Et le Tenement chinois perd le local qu'il avait
      Et l'Insalubrité du Tenement chinois est à 4
      Et l'événement debt-lowered cite whichside.misery.raise-uns
      Et l'événement premises-discarded se produit avant l'événement gauge-moved
      Et l'événement gauge-moved se produit au moins 1 fois
      Et le Tenement chinois doit décider
      Quand le Tenement chinois désigne Jun
      Et le Tenement chinois désigne Wei
      Alors Jun est à SAN 1
      Et Wei est à SAN 1
      Et le tour en est à la lutte

  @whichside.misery.sell-premises
  # en: The premises are sold first
  Règle: Le local d'abord

    # en: What premises are worth is said by the content, and is not the rent
    Scénario: Ce que vaut un local est dit par le contenu, et n'est pas le loyer
      Étant donné ce contenu :
        """
        [living]
        premises_sold = 3
        """
      Et que le Tenement chinois possède la Laverie
      Et que le Tenement chinois a 2 $
      Quand le coût de la vie tombe
      Alors le Tenement chinois ne possède pas de local
      Et l'Insalubrité du Tenement chinois est à 4
      Et le tour en est à la lutte

  @whichside.misery.spares-arrested
  # en: Arrested characters live
  Règle: Qui est arrêté survit

    # en: One in Jail, the other on Arrest
    Scénario: L'une en cellule, l'autre arrêté
      Étant donné que le Tenement étasunien a 5 $ et l'Insalubrité à 2
      Et que Bessy est en Prison
      Et que John est sur la case Arrestation
      Quand le coût de la vie tombe
      Alors Bessy est morte
      Et quelqu'un du Tenement étasunien meurt
      Et John est dans la case Arrestation
      Et la clause whichside.misery.executes-jailed est citée

    # en: Whoever is in Jail while health is sold dies when it is over
    Scénario: Qui est en prison pendant qu'on vend la santé meurt à la fin
      Étant donné que le Tenement italien doit encore 1 $ dans la misère
      Et que Pietro est dans la case Prison
      Et que Carlo est dans la case Arrestation
      Quand le Tenement italien désigne Rosa
      Alors Pietro est mort
      Et Carlo est dans la case Arrestation

  @whichside.misery.phases
  # en: Misery can strike at four moments
  Règle: La misère peut survenir à quatre moments

    # en: By what the employers do
    Scénario: Par une action du patronat
      Étant donné ce contenu :
        """
        [normals.tax]
        effects = [{ kind = "money", by = -2, whom = "each" }]
        """
      Et que la carte « tax » est en jeu
      Et que la planification est Pression sur les pouvoirs locaux
      Et que le plan 1 est contré
      Et que le Tenement italien a 0 $
      Quand le patronat agit
      Alors l'Insalubrité du Tenement italien est à 4
      Et l'événement misery-began se produit 1 fois

  @whichside.misery.trigger
  # en: Misery begins when a cost cannot be met
  Règle: Quand survient la misère

    # en: Too little, without saying how much
    Scénario: Trop peu, sans qu'il soit dit combien
      Étant donné que le Tenement italien a moins que le coût de la vie
      Quand le coût de la vie tombe
      Alors le Tenement italien tombe dans la misère

    # en: A misfortune that another drew
    Scénario: Un malheur qu'un autre a pioché
      Étant donné que le Tenement russe a pioché Dépense inutile
      Et que le Tenement chinois a 0 $
      Quand le Tenement russe l'attribue au Tenement chinois
      Alors le Tenement chinois tombe dans la misère

    # en: The rich pay for nobody else
    Scénario: Les riches ne paient pour personne d'autre
      Étant donné que le Tenement italien a 5 $
      Et que les autres Tenements ont 20 $
      Quand le coût de la vie est dû
      Alors le Tenement italien tombe dans la misère
      Et le Tenement russe ne tombe pas dans la misère

  @whichside.misery.order
  # en: What a debt takes
  Règle: Ce que prend une dette

    # en: Four dollars too few, without premises
    Scénario: Quatre dollars de trop peu, sans local
      Étant donné que l'Insalubrité du Tenement italien est à 3
      Et qu'il manque 4 $ au Tenement italien pour le coût de la vie
      Quand le Tenement italien paie son coût de la vie
      Alors le Tenement italien paie 2 $
      Et l'Insalubrité du Tenement italien monte de 1
      Et quoi qu'on décide, le Tenement italien perd 3 de santé

    # en: A dollar, if nothing is said
    Scénario: Un dollar, si rien n'est dit
      Quand le Tenement italien tombe dans la misère
      Alors l'Insalubrité du Tenement italien monte de 1

    # en: Two dollars
    Scénario: Deux dollars
      Étant donné que l'Insalubrité du Tenement italien est à 1
      Quand le Tenement italien tombe dans la misère pour 2 $
      Alors l'Insalubrité du Tenement italien monte de 2
