"""When something is so, since when, for how long and how often: none of it is dropped."""

from __future__ import annotations

import pytest

from tests.newcomers.test_nothing_is_dropped import BOARD, Language, taken, told, verdict
from whichside_rules.vocabulary.registry import Kind

PLATEAU = "une partie de Which Side"
DOCTOR = [BOARD, "the Italian Tenement has 20 dollars", "Rosa is at HEA 1"]
MEDECIN = [PLATEAU, "le Tenement italien a 20 $", "Rosa est à SAN 1"]
MISERY = [BOARD, "the American Tenement has 5 dollars and Unsanitary 5"]
MISERY += ["the other Tenements have 20 dollars"]
NAMES_MARY = "the cost of living is paid\nAnd the American Tenement names Mary"
CHECKED = "Police Check is drawn\nAnd the Russian Tenement gives it to the Italian Tenement"
CHECKED += "\nAnd the Italian Tenement names Rosa"


@pytest.mark.parametrize(
    ("language", "givens", "when", "is_so", "still"),
    [
        (
            *("en", [BOARD, "Rosa is in Jail"], "life goes on", "Rosa is at home"),
            ["Rosa is still at home", "Rosa remains at home"],
        ),
        (
            *("fr", [PLATEAU, "Rosa est dans la case Prison"], "la vie continue"),
            "Rosa est à la maison",
            ["Rosa est encore à la maison", "Rosa est toujours à la maison"],
        ),
        (
            *("en", [BOARD, "Rosa is on Arrest"], "the work begins", "Rosa is in Jail"),
            ["Rosa is still in Jail", "the turn is still at the daily actions"],
        ),
        (
            *("en", [BOARD, "the Russian Tenement draws a misfortune"], CHECKED),
            *("Rosa is on the Arrest box", ["Rosa is still on Arrest"]),
        ),
        (
            *("en", [BOARD, "the first player is that of the Italian Tenement"]),
            *("the end of the turn comes", "the first player is that of the American Tenement"),
            [
                "the first player is still that of the American Tenement",
                "the first player remains that of the American Tenement",
                "still, the first player is that of the American Tenement",
            ],
        ),
        (
            *("fr", [PLATEAU, "la première personne est celle du Tenement italien"]),
            *("la fin du tour arrive", "la première personne est celle du Tenement étasunien"),
            [
                "la première personne reste celle du Tenement étasunien",
                "la première personne est toujours celle du Tenement étasunien",
            ],
        ),
        (
            "en",
            [BOARD, "the Laundry lies face up", "the Italian Tenement has 20 dollars"],
            *("the Italian Tenement buys the Laundry", "the Italian Tenement owns the Laundry"),
            [
                "the Italian Tenement keeps the Laundry",
                "the Italian Tenement still owns the Laundry",
            ],
        ),
        (
            "en",
            [
                *(BOARD, "no strategy is in play"),
                "Degradation of Worker Surveillance is in play",
            ],
            *("the employers act", "1 exceptional measure is in force"),
            [
                "1 exceptional measure is still in force",
                "Degradation of Worker Surveillance remains in force",
            ],
        ),
        (
            "en",
            [
                *(BOARD, "Salary Offensive is in play", "all Tenements have 9 dollars"),
                *("all Tenements have 3 strikes", "all Tenements have 3 union agitations"),
            ],
            *(
                "the team counters Salary Offensive and pays for it",
                "Salary Offensive is countered",
            ),
            ["Salary Offensive is still countered", "Salary Offensive remains countered"],
        ),
        (
            "fr",
            [
                *(PLATEAU, "l'équipe contrôle 6 moyens de production"),
                *("les salaires sont au maximum à gauche", "la Force patronale est à 8"),
            ],
            *("la fin du tour arrive", "la partie est gagnée"),
            [
                *("la partie reste gagnée", "la partie est encore gagnée"),
                *("la partie était gagnée", "la partie sera gagnée", "la partie serait gagnée"),
            ],
        ),
    ],
)
def test_what_has_come_to_be_so_is_not_still_so(
    language: Language, givens: list[str], when: str, is_so: str, still: list[str]
) -> None:
    assert verdict(givens, when, is_so, language=language) == "holds"
    answers = {one: verdict(givens, when, one, language=language) for one in still}
    assert {one for one, answer in answers.items() if answer != "not understood"} == set()


@pytest.mark.parametrize(
    ("language", "givens", "when", "thens"),
    [
        (
            *("en", [*DOCTOR, "the Italian Tenement owns the Laundry", "Mei is in Jail"]),
            "the Italian Tenement calls a doctor for Rosa",
            [
                "the Italian Tenement still owns the Laundry",
                "the Italian Tenement still has the Laundry",
                "the Italian Tenement still has 18 dollars",
                *("Lucia is still at HEA 2", "Lucia is still alive", "Mei is still in Jail"),
            ],
        ),
        (
            *("fr", [*MEDECIN, "Mei est dans la case Prison"]),
            "le Tenement italien appelle un médecin pour Rosa",
            ["Lucia est toujours à SAN 2", "Mei est encore dans la case Prison"],
        ),
        # As many as are left are still so.
        (
            *("en", [BOARD, "Rosa is in Jail", "Mei is on Arrest", "Will is at HEA 1"]),
            *("life goes on", ["Mei is still on Arrest", "Will is still at HEA 1"]),
        ),
    ],
)
def test_what_was_so_before_is_still_so(
    language: Language, givens: list[str], when: str, thens: list[str]
) -> None:
    assert [verdict(givens, when, one, language=language) for one in thens] == ["holds"] * len(
        thens
    )


def test_only_the_moves_just_before_count() -> None:
    place = "the work at Newtown Creek"
    goes = f"Rosa goes to {place}"
    again = f"{goes}\nThen Rosa stands on {place}\nWhen Bessy goes to the housework at home"
    for when, answer in ((goes, "not understood"), (again, "holds")):
        assert verdict([BOARD], when, f"Rosa still stands on {place}") == answer


def test_why_it_is_not_still_so_is_told() -> None:
    said = told([BOARD, "Rosa is in Jail"], "life goes on", "Rosa is still at home")
    assert "before the move: Rosa is at home" in said
    assert "the Jail box, not home" in said


def test_a_misery_that_is_over_goes_on_no_more() -> None:
    for then in ("still", "no longer"):
        told_so = verdict(MISERY, NAMES_MARY, f"the American Tenement is {then} in misery")
        assert told_so == "not understood"
    assert verdict(MISERY, NAMES_MARY, "the American Tenement falls into misery") == "holds"


@pytest.mark.parametrize(
    ("game", "language", "kind", "said"),
    [
        # What is yet to be paid nobody has, and nobody has paid it.
        ("whichside", "fr", "then", "le Tenement italien a encore 2 $ à payer"),
        ("whichside", "fr", "then", "il reste 2 $ à payer au Tenement italien"),
        ("whichside", "fr", "given", "le Tenement italien a 20 $ à payer"),
        ("whichside", "fr", "given", "il reste 20 $ à payer au Tenement italien"),
        ("whichside", "en", "given", "the Italian Tenement has 2 dollars to pay"),
        ("anarchy", "fr", "given", "violet a encore 2 roupies à payer"),
        ("postal", "fr", "given", "il reste 2 $ à payer au groupe"),
        # For how long, and at which hour.
        ("whichside", "fr", "then", "Rosa est libérée pour toujours"),
        ("whichside", "fr", "then", "la Force patronale est à 5 pour toujours"),
        (
            "whichside",
            "fr",
            "then",
            "le Tenement italien ne tombe pas dans la misère pour toujours",
        ),
        ("postal", "fr", "then", "le Risque est à 2 pour toujours"),
        ("anarchy", "fr", "then", "violet contrôle Pune pour toujours"),
        ("whichside", "en", "then", "Rosa is on Arrest tonight"),
        ("whichside", "en", "then", "the turn is at the daily actions tonight"),
        ("whichside", "en", "when", "Rosa must go to prison tonight"),
        ("whichside", "en", "then", "Rosa is at home this morning"),
        # Once more, and some more.
        ("whichside", "en", "then", "Rosa loses 1 more health"),
        ("whichside", "en", "then", "Rosa loses another health"),
        ("whichside", "fr", "then", "Rosa perd encore 1 de santé"),
        ("whichside", "fr", "then", "le Tenement italien paie encore 2 $"),
        ("whichside", "fr", "then", "la Force patronale monte encore de 1"),
        ("whichside", "fr", "then", "la Force patronale remonte de 1"),
        ("whichside", "fr", "then", "encore 1 moyen de production est contrôlé"),
        ("anarchy", "fr", "then", "violet gagne encore 2 roupies"),
        # What will be, would be, or is told by somebody.
        ("whichside", "fr", "then", "Rosa sera à la maison"),
        ("whichside", "fr", "then", "la Force patronale sera à 5"),
        ("whichside", "fr", "then", "le Tenement italien aura 2 grèves"),
        ("whichside", "fr", "then", "le Tenement italien ne tombera pas dans la misère"),
        ("whichside", "fr", "then", "le Tenement italien va tomber dans la misère"),
        ("postal", "fr", "then", "le Risque sera à 2"),
        ("postal", "en", "then", "Risk will be 2"),
        ("anarchy", "fr", "then", "violet gagnera la guerre"),
        ("anarchy", "en", "then", "violet will win the war"),
        ("yellow_places", "en", "then", "pink will hold the bakery of cell 1"),
        ("whichside", "en", "then", "Rosa would be in Jail"),
        ("whichside", "en", "then", "the game would be lost"),
        ("postal", "en", "then", "Risk would be 2"),
        ("anarchy", "en", "then", "violet would control Pune"),
        ("yellow_places", "en", "then", "pink would hold the bakery of cell 1"),
        ("whichside", "en", "then", "Rosa is said to be in Jail"),
        # A move that is planned, to come or long over is not made.
        ("whichside", "en", "when", "the Italian Tenement plans to buy the Laundry"),
        ("whichside", "en", "when", "the Italian Tenement hopes to buy the Laundry"),
        ("whichside", "en", "when", "the Italian Tenement is about to buy the Laundry"),
        ("whichside", "en", "when", "the Italian Tenement will call a doctor for Rosa"),
        ("whichside", "en", "when", "the Italian Tenement had called a doctor for Rosa"),
        ("whichside", "en", "when", "the team had drawn solidarity cards"),
        ("whichside", "en", "when", "the Italian Tenement still passes"),
        ("whichside", "fr", "when", "l'équipe va tirer des cartes solidarité"),
        ("whichside", "fr", "when", "le Tenement italien achètera la Laverie"),
        ("whichside", "fr", "when", "le Tenement italien va acheter la Laverie"),
        ("whichside", "fr", "when", "le Tenement italien avait acheté la Laverie"),
        ("whichside", "fr", "when", "Rosa veut aller en prison"),
        # Since when, and that it is so from the start.
        ("anarchy", "en", "then", "violet controls Mysore since last turn"),
        ("anarchy", "en", "then", "violet governs Mysore with Haidar Ali since the last round"),
        ("anarchy", "fr", "then", "violet contrôle le Mysore depuis le tour précédent"),
        ("whichside", "en", "then", "Rosa has been in Jail for a turn"),
        ("whichside", "en", "then", "Rosa has been in Jail since last turn"),
        ("whichside", "fr", "then", "Rosa est dans la case Prison depuis un tour"),
        ("yellow_places", "en", "then", "the bakery of cell 1 lies face up since last turn"),
        (
            *("yellow_places", "en", "then"),
            "a yellow cube is on the tea house of cell 5 at the start",
        ),
        (
            *("yellow_places", "en", "then"),
            "at the start, a yellow cube is on the tea house of cell 5",
        ),
        (
            *("yellow_places", "fr", "then"),
            "au début, un cube jaune est sur le salon de thé de la case 5",
        ),
        (
            *("yellow_places", "en", "then"),
            "a yellow cube is on the tea house of cell 5 to begin with",
        ),
        ("postal", "en", "then", "Savings are 7 dollars until now"),
        ("postal", "fr", "then", "jusqu'ici, l'Économie est de 7 $"),
        ("whichside", "en", "then", "the Italian Tenement owns the Laundry anymore"),
        ("anarchy", "en", "then", "violet has 4 rupees every turn"),
        # Who takes something back had it, and who is back was there.
        ("anarchy", "fr", "then", "violet prend encore le contrôle du Mysore"),
        ("anarchy", "fr", "then", "violet reprend le contrôle du Mysore"),
        ("anarchy", "fr", "then", "violet reconquiert le Mysore"),
        ("anarchy", "fr", "then", "le coup d'État réussit encore"),
        ("anarchy", "fr", "then", "violet retrouve 4 roupies"),
        ("anarchy", "en", "then", "violet takes back Mysore"),
        ("postal", "fr", "then", "le groupe retrouve 7 $"),
        ("yellow_places", "fr", "then", "vert retire encore 1 cube de ses disques"),
        ("yellow_places", "fr", "then", "vert révèle encore le salon de thé de la case 5"),
        ("yellow_places", "en", "then", "the pawn of pink is back in cell 5"),
        # What is done again was done before.
        ("whichside", "en", "when", "the Italian Tenement once more calls a doctor for Rosa"),
        ("whichside", "en", "when", "the Italian Tenement calls a doctor for Rosa again"),
        ("whichside", "en", "when", "the Italian Tenement still calls a doctor for Rosa"),
        ("whichside", "fr", "when", "le Tenement italien appelle encore un médecin pour Rosa"),
        ("whichside", "fr", "when", "le Tenement italien désigne encore Rosa"),
    ],
)
def test_when_and_how_often_is_kept(game: str, language: str, kind: Kind, said: str) -> None:
    assert taken(game, language, kind, said) == ()


@pytest.mark.parametrize(
    ("game", "language", "kind", "said"),
    [
        # For whom it is paid is not what she costs.
        ("whichside", "en", "then", "the Italian Tenement pays 1 dollar for Rosa"),
        ("whichside", "en", "then", "Rosa pays the Italian Tenement 1 dollar"),
        ("whichside", "fr", "then", "le Tenement italien paie 1 $ pour Rosa"),
        ("whichside", "fr", "then", "le Tenement italien paie 1 $ à Rosa"),
        # Who does it, to whom, with what before them.
        ("whichside", "en", "when", "Rosa calls a doctor for the Italian Tenement"),
        ("whichside", "fr", "when", "Rosa appelle un médecin pour le Tenement italien"),
        ("whichside", "en", "when", "the Italian Tenement calls a doctor against Rosa"),
        ("whichside", "en", "when", "prison must go to Rosa"),
        ("whichside", "en", "when", "the Italian Tenement is bought by the Laundry"),
        ("whichside", "en", "when", "a loss of 2 dollars suffers the Italian Tenement"),
        ("whichside", "fr", "when", "Rosa désigne le Tenement italien"),
        ("whichside", "en", "then", "the Laundry owns the Italian Tenement"),
        ("whichside", "fr", "then", "la Laverie possède le Tenement italien"),
        ("whichside", "en", "then", "the Jail box is in Rosa"),
        ("whichside", "en", "then", "Rosa is with Jail"),
        ("whichside", "en", "then", "each of the Italian Tenement has 3 dollars"),
        ("yellow_places", "en", "then", "green takes 1 cube off each disc"),
        ("yellow_places", "en", "then", "green takes a cube off each of his discs"),
        ("yellow_places", "fr", "then", "vert retire 1 cube de chaque disque"),
        ("yellow_places", "fr", "then", "chaque disque de vert perd 1 cube"),
        ("yellow_places", "fr", "then", "vert retire 1 cube de chacun de ses disques"),
        ("whichside", "en", "then", "up to the Italian Tenement pays 2 dollars"),
        # How many they are, and who is against something.
        ("whichside", "fr", "when", "le Tenement russe les attribue au Tenement italien"),
        ("whichside", "fr", "when", "l'équipe contre les plans en cours et les paie"),
        ("whichside", "fr", "when", "l'équipe est contre Offensive salariale et la paie"),
    ],
)
def test_who_does_what_to_whom_is_kept(game: str, language: str, kind: Kind, said: str) -> None:
    assert taken(game, language, kind, said) == ()


@pytest.mark.parametrize(
    ("language", "kind", "said", "meant"),
    [
        *(
            ("en", "when", f"the Italian Tenement {wants} {do}", f"the Italian Tenement {does}")
            for wants in ("wants to", "tries to", "would like to")
            for do, does in (
                ("call a doctor for Rosa", "calls a doctor for Rosa"),
                ("buy the Laundry", "buys the Laundry"),
                ("pass", "passes"),
            )
        ),
        ("en", "when", "Rosa is named by the Italian Tenement", "the Italian Tenement names Rosa"),
        (
            *("fr", "when", "Rosa est désignée par le Tenement italien"),
            "le Tenement italien désigne Rosa",
        ),
        (
            *("en", "then", "there is 1 exceptional measure in force"),
            "1 exceptional measure is in force",
        ),
        (
            *("en", "then", "the Italian Tenement pays 1 dollar of upkeep for Rosa"),
            "the upkeep of Rosa is 1 dollar",
        ),
        ("fr", "then", "le Tenement italien a encore 3 $", "le Tenement italien a 3 $"),
    ],
)
def test_what_says_the_same_is_told_as_the_sentence(
    language: str, kind: Kind, said: str, meant: str
) -> None:
    assert taken("whichside", language, kind, said) == (meant,)


@pytest.mark.parametrize(
    ("givens", "when", "then"),
    [
        (DOCTOR, "the Italian Tenement wants to call a doctor for Rosa", "the move is legal"),
        (
            [*DOCTOR, "the Italian Tenement has called a doctor this turn"],
            *("the Italian Tenement calls the doctor again for Rosa", "the move is refused"),
        ),
        (
            DOCTOR,
            "the Italian Tenement calls a doctor for Rosa\n"
            "And the Italian Tenement calls a doctor for Rosa again",
            "the move is refused",
        ),
    ],
)
def test_a_move_may_be_wished_for_and_made_again(givens: list[str], when: str, then: str) -> None:
    assert verdict(givens, when, then) == "holds"
