"""What is said in the words of The Anarchy, Yellow Places or the postal game, and never dropped."""

from __future__ import annotations

import pytest

from tests.newcomers.test_nothing_is_dropped import (
    ANARCHY,
    POSTAL,
    YELLOW,
    Language,
    taken,
    verdict,
)
from whichside_rules.vocabulary.registry import Kind

TWO, DEUX = f"{ANARCHY} between violet and green", "une partie de The Anarchy entre violet et vert"
LAYS = [TWO, "it is violet's turn to meld", "violet holds Haidar Ali"]
POSE = [DEUX, "c'est à violet de combiner", "violet a en main Haidar Ali"]
EARNS = [TWO, "it is violet's turn to make war", "violet governs Mysore with Haidar Ali"]
EARNS += ["violet has 3 rupees"]
GAGNE = [DEUX, "c'est à violet de faire la guerre", "violet gouverne le Mysore avec Haidar Ali"]
GAGNE += ["violet a 3 roupies", "vert a 10 roupies"]
HIDES = ["une partie des Adresses jaunes"]
HIDES += ["vert détient le salon de thé de la case 5 et la pâtisserie de la case 2"]


@pytest.mark.parametrize(
    ("game", "language", "kind", "said"),
    [
        # A zone in hand is its cards.
        ("anarchy", "en", "then", "violet has Mysore in hand"),
        ("anarchy", "en", "then", "violet holds Mysore in hand"),
        ("anarchy", "en", "then", "Mysore is in violet's hand"),
        ("anarchy", "en", "given", "violet has Mysore in hand"),
        ("anarchy", "fr", "given", "violet a le Mysore en main"),
        # With whom somebody does not govern is not what he does not hold.
        ("anarchy", "en", "then", "violet governs Mysore, not with Haidar Ali"),
        ("anarchy", "en", "then", "violet governs Mysore, but not with Haidar Ali"),
        ("anarchy", "en", "then", "violet controls Mysore, not Haidar Ali"),
        ("anarchy", "fr", "then", "violet gouverne le Mysore, pas avec Haidar Ali"),
        ("anarchy", "fr", "then", "violet gouverne le Mysore, mais pas avec Haidar Ali"),
        ("anarchy", "fr", "then", "violet contrôle le Mysore, pas Haidar Ali"),
        # Where it lies, and who sees it.
        ("anarchy", "en", "when", "violet draws Arcot face up"),
        ("anarchy", "en", "given", "violet holds Surat face up"),
        ("anarchy", "en", "when", "violet bids 2 rupees face up"),
        ("anarchy", "en", "when", "violet lays the blank card face up"),
        ("anarchy", "en", "then", "green does not see Surat face up"),
        ("anarchy", "en", "then", "violet has 5 rupees in the bank"),
        ("anarchy", "en", "when", "violet bids 2 rupees in the bank"),
        ("anarchy", "en", "then", "violet secretly controls Mysore"),
        ("anarchy", "en", "given", "violet secretly has 5 rupees"),
        ("anarchy", "en", "when", "violet draws Arcot from the hand"),
        ("anarchy", "en", "when", "violet pays for 4 cards from the hand"),
        ("anarchy", "en", "then", "violet has 5 rupees from the hand"),
        ("anarchy", "fr", "when", "violet pioche Arcot de la main"),
        ("anarchy", "fr", "then", "violet a 5 roupies de la main"),
        ("anarchy", "en", "then", "violet has 5 rupees down"),
        ("anarchy", "en", "when", "violet attacks Pune down"),
        ("anarchy", "en", "then", "Lohagad is in the discard pile down"),
        # An income is not what somebody has.
        ("anarchy", "fr", "given", "violet a 5 roupies par tour"),
        ("anarchy", "fr", "then", "violet a 5 roupies à chaque tour"),
        # Who added nothing may have had something to add.
        ("anarchy", "en", "then", "violet adds nothing"),
        ("anarchy", "en", "then", "violet adds no card"),
        ("anarchy", "fr", "then", "violet n'ajoute rien"),
        ("anarchy", "fr", "then", "violet n'ajoute aucune carte"),
        # One card is free, and several are not.
        ("anarchy", "fr", "then", "les cartes sont gratuites"),
        ("anarchy", "fr", "then", "les cartes ne coûtent rien"),
        ("anarchy", "en", "then", "the cards are free"),
        # What has no end, and what nobody planned.
        ("anarchy", "fr", "then", "violet a en main Surat que"),
        ("anarchy", "fr", "then", "violet contrôle le Mysore par hasard"),
        ("anarchy", "en", "then", "violet kept Arcot"),
        ("anarchy", "fr", "then", "violet a gardé Arcot"),
        # Who brings money, and what is worth it.
        ("anarchy", "en", "then", "violet gives 1 rupee"),
        ("anarchy", "en", "then", "violet brings 1 rupee"),
        ("anarchy", "fr", "then", "violet rapporte 1 roupie"),
        ("anarchy", "fr", "then", "violet vaut 7 roupies"),
        ("anarchy", "en", "given", "violet holds Surat, worth 4 rupees"),
        ("anarchy", "en", "given", "violet controls Mysore (3 rupees)"),
        ("anarchy", "fr", "given", "violet contrôle le Mysore (3 roupies)"),
        ("whichside", "en", "given", "the Italian Tenement owns the Laundry (3 dollars)"),
        ("whichside", "fr", "given", "le Tenement italien possède la Laverie (3 $)"),
        # By how much something rises is not where it stands.
        ("anarchy", "fr", "then", "l'attaque monte de 4"),
        ("anarchy", "fr", "then", "la défense monte de 2"),
        # Nobody shares what somebody has, nor loses anything to himself.
        ("anarchy", "en", "then", "violet has 5 rupees with green"),
        ("anarchy", "fr", "then", "violet a 5 roupies avec vert"),
        ("anarchy", "fr", "then", "vert perd Pune avec vert"),
        ("anarchy", "en", "then", "green loses Pune to himself"),
        (
            "whichside",
            "en",
            "given",
            "the Italian Tenement has 5 dollars with the Russian Tenement",
        ),
        # Who governs, with what, and who leads.
        ("anarchy", "en", "then", "violet governs Haidar Ali with Mysore"),
        ("anarchy", "fr", "then", "violet gouverne Haidar Ali avec le Mysore"),
        ("anarchy", "en", "when", "violet lays Haidar Ali to Tipu Sultan"),
        ("anarchy", "en", "then", "Lohagad is destroyed but green does not"),
        ("anarchy", "en", "then", "Haidar Ali lies under the draw pile face up"),
        ("anarchy", "fr", "then", "violet a en main Lohagad sur la carte"),
        # In whose place it is, and what is but dreamt, or denied.
        (
            *("yellow_places", "en", "then"),
            "a yellow cube is on the tea house of cell 5 in place of green",
        ),
        (
            *("yellow_places", "fr", "then"),
            "un cube jaune est sur le salon de thé de la case 5 à la place de vert",
        ),
        ("yellow_places", "fr", "then", "vert révèle le salon de thé de la case 5 (en rêve)"),
        ("yellow_places", "fr", "then", "non, vert révèle le salon de thé de la case 5"),
        ("yellow_places", "en", "then", "no, green reveals the tea house of cell 5"),
        ("postal", "en", "then", "no, Risk is 2"),
        # Whose a disc or a pawn is.
        ("yellow_places", "en", "then", "the disc is pink's"),
        ("yellow_places", "en", "then", "the discs are pink"),
        ("yellow_places", "en", "then", "pink has the disc"),
        ("yellow_places", "en", "then", "the disc is green and pink"),
        ("yellow_places", "fr", "then", "le pion est rose"),
        ("yellow_places", "fr", "then", "le pion est à rose"),
        # Who must show a tile is not free to.
        ("yellow_places", "en", "then", "green may reveal the tea house of cell 5"),
        ("yellow_places", "fr", "then", "vert peut révéler le salon de thé de la case 5"),
        # Another one counts beside a first one.
        ("postal", "en", "then", "the group controls a second means of production"),
        ("postal", "en", "then", "the group controls another means of production"),
        ("postal", "en", "then", "the group takes a third means of production"),
        ("postal", "en", "then", "another means of production is controlled"),
        ("postal", "en", "then", "we get the second one too"),
        ("postal", "fr", "then", "le groupe contrôle un deuxième moyen de production"),
        ("postal", "fr", "then", "le groupe prend un autre moyen de production"),
        ("postal", "fr", "then", "le groupe contrôle un troisième moyen de production"),
        ("postal", "en", "then", "2 more workers are hurt"),
        # Who is still free was no prisoner, and who is free pays for it nevertheless.
        ("postal", "en", "then", "one prisoner is still free"),
        ("postal", "en", "then", "a prisoner remains free"),
        ("postal", "fr", "then", "un prisonnier est toujours libre"),
        ("postal", "fr", "then", "un prisonnier reste libre"),
    ],
)
def test_what_is_said_beside_it_is_not_dropped(
    game: str, language: str, kind: Kind, said: str
) -> None:
    assert taken(game, language, kind, said) == ()


@pytest.mark.parametrize(
    ("game", "language", "kind", "said", "meant"),
    [
        ("anarchy", "en", "given", "violet drew Surat", "violet holds Surat"),
        ("anarchy", "en", "then", "violet has drawn Surat", "violet takes Surat"),
        ("anarchy", "fr", "then", "violet a pioché Surat", "violet prend Surat"),
        ("anarchy", "fr", "then", "violet a reçu Surat", "violet prend Surat"),
        ("anarchy", "en", "given", "violet secretly holds Surat", "violet holds Surat"),
        ("anarchy", "en", "given", "violet has 5 rupees in his purse", "violet has 5 rupees"),
        ("anarchy", "en", "when", "violet puts down Haidar Ali", "violet lays Haidar Ali"),
        (
            *("anarchy", "en", "when", "violet takes the face-up card"),
            "violet takes the top card of the discard pile",
        ),
        ("anarchy", "en", "then", "one card is free", "1 card costs 0 rupees"),
        ("anarchy", "fr", "then", "la première carte est gratuite", "1 carte coûte 0 roupie"),
        (
            *("anarchy", "en", "then", "Haidar Ali is followed by Tipu Sultan"),
            "Tipu Sultan follows Haidar Ali",
        ),
        (
            *("anarchy", "fr", "then", "Haidar Ali est suivi par Tipu Sultan"),
            "Tipu Sultan suit Haidar Ali",
        ),
        (
            *("anarchy", "en", "then", "the incomes of violet have brought 1 rupee"),
            "the incomes of violet have brought 1 rupee",
        ),
        ("anarchy", "en", "then", "violet has won the coup", "violet wins the coup"),
        ("anarchy", "fr", "then", "vert a perdu le coup d'État", "vert perd le coup d'État"),
        ("yellow_places", "en", "then", "one cube lies on it", "1 yellow cube lies on it"),
        (
            *("yellow_places", "en", "then", "the disc of pink stays as it is"),
            "pink takes 0 cubes off the own discs",
        ),
        (
            *("postal", "en", "then", "Savings fall by 2 dollars"),
            "the Savings go down by 2 dollars",
        ),
        ("postal", "en", "then", "our money does not change", "the Savings do not change"),
        ("postal", "en", "then", "Risk climbs by 2", "Risk goes up by 2"),
    ],
)
def test_what_is_said_so_is_understood(
    game: str, language: str, kind: Kind, said: str, meant: str
) -> None:
    assert taken(game, language, kind, said) == (meant,)


@pytest.mark.parametrize(
    ("language", "opening", "givens", "when", "not_so", "so"),
    [
        (
            *("en", TWO, ["it is violet's turn to draw", "violet has 1 card still to draw"]),
            *("violet draws Arcot", "violet drew Surat", "violet drew Arcot"),
        ),
        (
            "fr",
            DEUX,
            ["c'est à violet de piocher", "violet a encore 1 carte à piocher"],
            *("violet pioche Arcot", "violet a pioché Surat", "violet a pioché Arcot"),
        ),
    ],
)
def test_what_is_in_hand_need_not_have_been_drawn(
    language: Language, opening: str, givens: list[str], when: str, not_so: str, so: str
) -> None:
    holds = "violet a en main Surat" if language == "fr" else "violet holds Surat"
    given = [opening, *givens, holds]
    assert verdict(given, when, not_so, language=language) == "fails"
    assert verdict(given, when, so, language=language) == "holds"


@pytest.mark.parametrize(
    "then",
    [
        "violet keeps Mysore",
        "violet still controls Mysore",
        "Mysore stays with violet",
        "Mysore is still violet's",
        "violet does not lose Mysore",
    ],
)
def test_what_was_only_just_won_is_not_kept(then: str) -> None:
    lays = [TWO, "it is violet's turn to meld", "violet holds Haidar Ali"]
    assert verdict(lays, "violet lays Haidar Ali", "violet takes control of Mysore") == "holds"
    assert verdict(lays, "violet lays Haidar Ali", then) == "fails"


def test_what_was_only_just_won_is_not_kept_in_french() -> None:
    lays = [DEUX, "violet a en main Haidar Ali"]
    for then in ("violet garde le Mysore", "le Mysore reste à violet"):
        assert verdict(lays, "violet pose Haidar Ali", then, language="fr") == "fails"


def test_another_worker_is_hurt_beside_somebody() -> None:
    below = "Risk is one step below Hurt"
    for then in ("another worker is hurt", "one more worker is injured"):
        assert verdict([POSTAL, "4 healthy workers", below], "the die shows a 2", then) == "fails"


def test_whose_the_disc_is_nobody_tells_by_its_cubes() -> None:
    placed = [YELLOW, "green holds the tea house of cell 5"]
    when = "green places a disc before column 2"
    assert verdict(placed, when, "the disc of green bears 1 cube") == "holds"
    assert verdict(placed, when, "the disc is pink") == "not understood"


def test_the_game_is_over_where_it_has_ended() -> None:
    assert taken("anarchy", "en", "then", "the game is over") == ("the event game-ended happens",)
    said = "la partie est finie"
    assert taken("anarchy", "fr", "then", said) == ("l'événement game-ended se produit",)
    war = [TWO, "it is violet's turn to make war"]
    assert verdict(war, "violet makes no war", "the game is over") == "fails"
    assert verdict(war, "violet makes no war", "the game goes on") == "holds"


@pytest.mark.parametrize(
    ("language", "givens", "when", "then", "without"),
    [
        (
            *("en", [TWO, "violet holds Haidar Ali"], "violet lays Haidar Ali"),
            *("the government of Mysore still has 2 crowns", "still "),
        ),
        (
            *("fr", [DEUX, "violet a en main Haidar Ali"], "violet pose Haidar Ali"),
            *("le gouvernement du Mysore a encore 2 couronnes", "encore "),
        ),
        (
            *("fr", [DEUX, "violet a en main Haidar Ali"], "violet pose Haidar Ali"),
            *("Haidar Ali dirige encore le gouvernement du Mysore", "encore "),
        ),
        (
            *("en", [YELLOW, "green holds the tea house of cell 5"]),
            *("green places a disc before column 2", "the disc of green still bears 1 cube"),
            "still ",
        ),
        (
            *("en", [YELLOW, "green holds the tea house of cell 5"]),
            *("green places a disc before column 2", "green still has 1 disc on the board"),
            "still ",
        ),
        (
            *("en", [POSTAL, "4 healthy workers", "Risk is one step below Hurt"]),
            *("the die shows a 2", "there is still 1 injured worker", "still "),
        ),
        # Wherever the word stands.
        *(
            ("en", LAYS, "violet lays Haidar Ali", then, " still")
            for then in (
                "violet controls Mysore still",
                "Haidar Ali leads a government still",
                "the government of Mysore has 2 crowns still",
                "violet's hand is empty still",
                "violet still has 0 cards in hand",
            )
        ),
        *(
            ("fr", POSE, "violet pose Haidar Ali", then, " encore")
            for then in (
                "violet contrôle le Mysore encore",
                "le gouvernement du Mysore a 2 couronnes encore",
            )
        ),
        (
            *("en", [YELLOW, "green holds the tea house of cell 5"]),
            *("pink designates the tea house of cell 5", "the pawn of pink is on the board still"),
            " still",
        ),
        # What has gone up is not all that is left.
        ("fr", POSE, "violet pose Haidar Ali", "violet ne contrôle plus que 1 zone", "plus que "),
        ("en", EARNS, "violet makes no war", "violet has only 4 rupees left", "only "),
        ("fr", GAGNE, "violet ne fait pas la guerre", "violet n'a plus que 4 roupies", "plus que "),
        ("fr", GAGNE, "violet ne fait pas la guerre", "vert n'a plus que 10 roupies", "plus que "),
    ],
)
def test_so_many_still_are_where_as_many_were(
    language: Language, givens: list[str], when: str, then: str, without: str
) -> None:
    plain = then.replace(without, "").replace("n'a", "a").replace("ne contrôle", "contrôle")
    assert verdict(givens, when, plain, language=language) == "holds"
    assert verdict(givens, when, then, language=language) == "not understood"


def test_so_many_still_are_where_more_were() -> None:
    pays = [TWO, "it is violet's turn to pay"]
    assert verdict(pays, "violet pays for 4 cards", "violet still has 4 rupees") == "holds"
    assert verdict(pays, "violet pays for 4 cards", "violet still has 5 rupees") == "fails"
    assert verdict(pays, "violet pays for 4 cards", "violet has only 4 rupees left") == "holds"
    disc = [*HIDES, "vert a un disque devant la rue verticale 2 avec 2 cubes"]
    disc += ["vert a un disque devant le cercle des pâtisseries avec 1 cube"]
    asks = "rose désigne le salon de thé de la case 5"
    for where, answer in (("la rue verticale 2", "holds"), ("le cercle des pâtisseries", None)):
        bears = f"le disque vert devant {where} ne porte plus que 1 cube"
        assert verdict(disc, asks, bears, language="fr") == (answer or "not understood")
