# language: fr
# en: Prices
# en: What cards cost together, the free one included. Violet and green play; violet has to pay.
Fonctionnalité: Prix
  Ce que coûtent des cartes ensemble, carte gratuite comprise. Violet et vert jouent ; violet doit
  payer.

  Contexte:
    Étant donné une partie de The Anarchy entre violet et vert
    Et que c'est à violet de payer

  @anarchy.price.2
  # en: Two cards
  Règle: Deux cartes

    # en: 2 cards for 1 rupee
    Scénario: 2 cartes pour 1 roupie
      Étant donné que violet a 1 roupie
      Quand violet paie 2 cartes
      Alors violet a 0 roupie
      Et violet a encore 2 cartes à piocher
      Et l'événement cards-paid cite anarchy.price.2
      # en: the story says "pays 1 rupee for 2 cards"
      Et le récit dit « paie 1 roupie pour 2 cartes »

    # en: 0 rupees are not enough
    Scénario: 0 roupie ne suffit pas
      Étant donné que violet a 0 roupie
      Quand violet paie 2 cartes
      Alors le coup est refusé par anarchy.pay.cumulative et par rien d'autre
      # en: the refusal says "2 cards cost 1 rupees together; there are 0"
      Et le refus dit « 2 cartes coûtent 1 roupies ensemble ; il y en a 0 »
      Et « violet paie 1 carte » est légal
      Et 2 cartes coûtent 1 roupie

  @anarchy.price.3
  # en: Three cards
  Règle: Trois cartes

    # en: 3 cards for 3 rupees
    Scénario: 3 cartes pour 3 roupies
      Étant donné que violet a 3 roupies
      Quand violet paie 3 cartes
      Alors violet a 0 roupie
      Et violet a encore 3 cartes à piocher
      Et l'événement cards-paid cite anarchy.price.3
      # en: the story says "pays 3 rupees for 3 cards"
      Et le récit dit « paie 3 roupies pour 3 cartes »

    # en: 2 rupees are not enough
    Scénario: 2 roupies ne suffisent pas
      Étant donné que violet a 2 roupies
      Quand violet paie 3 cartes
      Alors le coup est refusé par anarchy.pay.cumulative et par rien d'autre
      # en: the refusal says "3 cards cost 3 rupees together; there are 2"
      Et le refus dit « 3 cartes coûtent 3 roupies ensemble ; il y en a 2 »
      Et « violet paie 2 cartes » est légal
      Et 3 cartes coûtent 3 roupies

  @anarchy.price.table-is-aid
  # en: The table is an aid
  Règle: Le tableau est une aide

    # en: <cartes> cards cost <roupies>
    Plan du scénario: <cartes> cartes coûtent <roupies>
      Alors <cartes> cartes coûtent <roupies> roupies

      Exemples:
        | cartes | roupies |
        | 1      | 0       |
        | 2      | 1       |
        | 3      | 3       |
        | 4      | 6       |
        | 5      | 10      |
        | 6      | 15      |
        | 7      | 21      |
        | 8      | 28      |
        | 9      | 36      |
        | 10     | 45      |
        | 11     | 55      |
        | 12     | 66      |
        | 20     | 190     |

    # en: The table has ten sums
    Scénario: Le tableau donne dix sommes
      Étant donné que violet a 45 roupies
      Alors la donnée pay.prices compte 10 entrées
      Et 10 cartes coûtent 45 roupies
      Et il y a 10 coups légaux

    # en: Beyond ten the reckoning goes on
    Scénario: Au-delà de dix, le calcul continue
      Étant donné que violet a 55 roupies
      Quand violet paie 11 cartes
      Alors violet a 0 roupie
      Et violet a encore 11 cartes à piocher
      Et l'événement cards-paid cite anarchy.pay.progressive

    # en: Said to, the reckoning goes on beyond ten
    Scénario: Dit ainsi, le calcul continue au-delà de dix
      Étant donné que la lecture R-18 est « formula »
      Et que violet a 66 roupies
      Alors « violet paie 12 cartes » est légal
      Et « violet paie 13 cartes » est refusé par anarchy.pay.cumulative

    # en: If the table binds, ten cards at most
    Scénario: Si le tableau fait loi, dix cartes au plus
      Étant donné que la lecture R-18 est « table »
      Et que violet a 66 roupies
      Quand violet paie 11 cartes
      Alors le coup est refusé par anarchy.price.table-is-aid et par rien d'autre
      # en: the refusal says "11 cards are more than the table of prices lists, 10"
      Et le refus dit « 11 cartes, c'est plus que n'en donne le tableau des prix, 10 »
      Et « violet paie 10 cartes » est légal
      Et il y a 10 coups légaux

    # en: If the table binds, money still limits
    Scénario: Si le tableau fait loi, l'argent limite toujours
      Étant donné que la lecture R-18 est « table »
      Et que violet a 44 roupies
      Alors « violet paie 10 cartes » est refusé par anarchy.pay.cumulative et par rien d'autre
      Et il y a 9 coups légaux

    # en: Eleven cards without money break two rules
    Scénario: Onze cartes sans argent enfreignent deux règles
      Étant donné que la lecture R-18 est « table »
      Et que violet a 54 roupies
      Quand violet paie 11 cartes
      Alors le coup est refusé par anarchy.price.table-is-aid
      Et le coup est refusé par anarchy.pay.cumulative
