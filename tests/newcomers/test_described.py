"""Cards that a scenario describes where it speaks of them: what they are taken for."""

from __future__ import annotations

import pytest

from tests.newcomers.test_nothing_is_dropped import Language, told, verdict
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.registry import Registry

GAME = "a game of The Anarchy"
PARTIE = "une partie de The Anarchy"
RED = "red has an army of Pune with 2 swords"
LEADS = "red holds a leader of Pune with number 2 and 1 crown"


@pytest.fixture(scope="module")
def sentences() -> Registry:
    return load().sentences.of("anarchy")


@pytest.mark.parametrize(
    ("said", "named", "made"),
    [
        (
            "I hold a leader with number 4 and 3 crowns of Pune",
            "I hold Leader 4 of Pune",
            "Leader 4 of Pune is a card of Pune with number 4 and 3 crowns",
        ),
        (
            "red holds a Bengal army of 2 swords that follows leaders 1 and 5",
            "red holds Army of Bengal",
            "Army of Bengal is a card of Bengal with 2 swords, which follows 1 and 5",
        ),
        (
            "she has an Awadh card with 2 crowns in hand which follows 1",
            "she has Card of Awadh in hand",
            "Card of Awadh is a card of Awadh with 2 crowns, which follows 1",
        ),
        (
            "he has a goods card of Awadh with one chest, and 3 is in its list",
            "he has Goods of Awadh",
            "Goods of Awadh is a card of Awadh with 1 chest, which follows 3",
        ),
        (
            "a leader of Pune with number three and two crowns governs",
            "Leader 3 of Pune governs",
            "Leader 3 of Pune is a card of Pune with number 3 and 2 crowns",
        ),
        (
            "red has an army of Pune",
            "red has an army of Pune",
            "",
        ),
        (
            "red has an army of Pune with 2 swords and no list",
            "red has an army of Pune with 2 swords and no list",
            "",
        ),
        (
            "red has a leader of Pune with number 1, 1 crown and 20 chests",
            "red has a leader of Pune with number 1, 1 crown and 20 chests",
            "",
        ),
        (
            "red has a fort of Pune with 2 castles",
            "red has a fort of Pune with 2 castles",
            "",
        ),
        (
            "red has a leader of Pune with 2 crowns",
            "red has a leader of Pune with 2 crowns",
            "",
        ),
        (
            "Pune has a fort with 2 castles that follows 1, and Mysore 3 swords",
            "Pune has a fort with 2 castles that follows 1, and Mysore 3 swords",
            "",
        ),
    ],
)
def test_a_card_that_is_told_has_a_name(
    sentences: Registry, said: str, named: str, made: str
) -> None:
    (line,) = sentences.described([said], (), "en")
    assert line.text == named
    assert [one for _, one in line.needs] == ([made] if made else [])


@pytest.mark.parametrize(
    ("said", "named", "made"),
    [
        (
            "j'ai un chef du Bengale avec le numéro 3 et 2 couronnes",
            "j'ai Chef 3 du Bengale",
            "Chef 3 du Bengale est une carte du Bengale avec le numéro 3 et 2 couronnes",
        ),
        (
            "rouge a en main une armée de Pune à 2 épées qui suit 1 et 4",
            "rouge a en main Armée de Pune",
            "Armée de Pune est une carte de Pune avec 2 épées, qui suit 1 et 4",
        ),
        (
            "jaune a une marchandise du Sind avec un coffre, sans numéro ni couronne",
            "jaune a Marchandise du Sind",
            "Marchandise du Sind est une carte du Sind avec 1 coffre, qui suit tous les numéros",
        ),
    ],
)
def test_so_has_one_in_french(sentences: Registry, said: str, named: str, made: str) -> None:
    (line,) = sentences.described([said], (), "fr")
    assert line.text == named
    assert [one for _, one in line.needs] == [made]


@pytest.mark.parametrize(
    ("language", "before", "said", "named"),
    [
        ("en", ["an army of Pune with 2 swords"], "red adds the army", "red adds Army of Pune"),
        ("en", ["an army of Pune with 2 swords"], "red adds an army", "red adds an army"),
        (
            "en",
            ["an army of Pune with 2 swords", "an army of Mysore with 2 swords"],
            "red adds the army",
            "red adds the army",
        ),
        (
            "en",
            ["an army of Pune with 2 swords", "an army of Mysore with 2 swords"],
            "red adds the army of Mysore",
            "red adds Army of Mysore",
        ),
        (
            "en",
            ["an army of Pune with 2 swords", "an army of Pune with 1 sword"],
            "red adds the army with 1 sword",
            "red adds Second Army of Pune",
        ),
        ("en", [RED], "red adds his army", "red adds Army of Pune"),
        ("en", [RED], "green adds his army", "green adds his army"),
        ("en", [RED], "green takes red's army", "green takes Army of Pune"),
        ("en", [RED], "red takes green's army", "red takes green's army"),
        ("en", [RED], "I add my army", "I add my army"),
        ("en", ["I hold an army of Pune with 2 swords"], "I add my army", "I add Army of Pune"),
        # Where nothing is other, old or new.
        ("en", [RED], "red adds the other army", "red adds the other army"),
        ("en", [RED], "red adds the old army", "red adds the old army"),
        ("en", [RED], "red adds the new army", "red adds the new army"),
        (
            "en",
            [RED, "red holds an army of Pune with 1 sword"],
            "the army with 1 sword follows the other army",
            "Second Army of Pune follows Army of Pune",
        ),
        # What a card is made, and one of the box that may be meant.
        ("en", [LEADS], "red makes leader 2 the leader", "red makes Leader 2 of Pune the leader"),
        ("en", [RED, "red holds the Rohillas"], "red adds the army", "red adds the army"),
        (
            "en",
            [RED, "red holds the Rohillas"],
            "red adds the army with 2 swords",
            "red adds Army of Pune",
        ),
        (
            "fr",
            ["une armée de Pune à 2 épées"],
            "rouge ajoute l'armée",
            "rouge ajoute Armée de Pune",
        ),
        ("fr", ["une armée de Pune à 2 épées"], "rouge ajoute une armée", "rouge ajoute une armée"),
    ],
)
def test_further_on_it_is_that_card(
    sentences: Registry, language: str, before: list[str], said: str, named: str
) -> None:
    *_, line = sentences.described([*before, said], (), language)
    assert line.text == named


def test_what_is_expected_makes_no_card(sentences: Registry) -> None:
    said = "red holds an army of Pune with 2 swords"
    assert sentences.described([said], [said], "en")[0].text == said
    known = "red has an army of Pune with 2 swords"
    claims = (
        *("the army has 3 swords", "the army with 3 swords follows"),
        *("red has an army of Pune with 2 swords on the table", "red has an army"),
    )
    _, says, other, same, some = sentences.described([known, *claims], claims, "en")
    assert says.text == "Army of Pune has 3 swords"  # which is asked
    assert other.text == "the army with 3 swords follows"
    assert same.text == "red has Army of Pune on the table"
    assert some.text == "red has an army"


def test_of_two_with_one_number_only_the_first_is_named(sentences: Registry) -> None:
    lines = [f"red has a leader of Pune with number 1 and {n} crowns" for n in (2, 3)]
    first, second = sentences.described(lines, (), "en")
    assert first.text == "red has Leader 1 of Pune"
    assert second.text == lines[1]


def test_a_fifth_that_is_alike_has_no_name(sentences: Registry) -> None:
    lines = [f"red has an army of Pune with {n} swords" for n in (1, 2, 3, 4, 5)]
    found = sentences.described(lines, (), "en")
    assert found[3].text == "red has Fourth Army of Pune"
    assert found[4].text == lines[4]
    assert "give the army a name" in found[4].lacks


def test_nothing_is_named_where_the_game_is_not_known() -> None:
    said = "red holds an army of Pune with 2 swords"
    (line,) = load().sentences.described([said], (), "en")
    assert line.text == said


ADDS = [
    GAME,
    "red governs Pune with a leader with number 4 and 3 crowns",
    "red holds an army of Pune with 2 swords that follows 1 and {list}",
]
AJOUTE = [
    PARTIE,
    "rouge gouverne Pune avec un chef de numéro 4 à 3 couronnes",
    "rouge a en main une armée de Pune à 2 épées qui suit 1 et {list}",
]


@pytest.mark.parametrize(
    ("language", "lines", "when", "then"),
    [
        ("en", ADDS, "red adds the army", "the attack of Pune is 2"),
        ("fr", AJOUTE, "rouge ajoute l'armée", "l'attaque de Pune est de 2"),
    ],
)
def test_whom_it_follows_decides(
    language: Language, lines: list[str], when: str, then: str
) -> None:
    lists = {n: [one.replace("{list}", n) for one in lines] for n in ("4", "5")}
    assert verdict(lists["4"], when, then, language=language) == "holds"
    assert verdict(lists["5"], when, then, language=language) == "fails"
    other = then.replace("2", "3")
    assert verdict(lists["4"], when, other, language=language) == "fails"


@pytest.mark.parametrize(("crowns", "succeeds"), [(3, True), (2, False)])
def test_a_coup_counts_the_crowns_that_are_told(crowns: int, succeeds: bool) -> None:
    before = [
        GAME,
        "red governs Pune with a leader with number 1 and 2 crowns",
        f"green has a Pune leader in hand, number 2 with {crowns} crowns",
    ]
    lays = "green lays that leader in Pune"
    legal, refused = (verdict(before, lays, f"the move is {one}") for one in ("legal", "refused"))
    assert (legal == "holds") is succeeds
    assert (refused == "holds") is not succeeds


def test_a_coup_asks_for_the_crowns() -> None:
    before = [
        GAME,
        "red governs Pune with a leader with number 1",
        "green holds a leader of Pune with number 2 and 1 crown",
    ]
    assert (
        verdict(before, "green lays that leader in Pune", "the move is refused") == "not understood"
    )


def test_a_card_that_another_one_replaces_says_so() -> None:
    given = ["red rules Pune with Balaji Rao", LEADS.replace("2", "1")]
    why = told([GAME, *given], "red makes no war", "red governs Pune")
    assert "Balaji Baji Rao has number 1, as Leader 1 of Pune has" in why


@pytest.mark.parametrize(
    ("language", "given", "can", "cannot"),
    [
        ("en", [GAME, LEADS], "red can lay the leader", "red cannot lay the leader"),
        ("en", [GAME, "red holds Shah Alam"], "red can lay Shah Alam", "red may not lay Shah Alam"),
        (
            "fr",
            [PARTIE, "rouge a en main Shah Alam"],
            "rouge peut poser Shah Alam",
            "rouge ne peut pas poser Shah Alam",
        ),
    ],
)
def test_whether_somebody_may_is_asked_when_it_is_his_turn(
    language: Language, given: list[str], can: str, cannot: str
) -> None:
    assert verdict(given, None, can, language=language) == "holds"
    assert verdict(given, None, cannot, language=language) == "fails"


@pytest.mark.parametrize(
    ("given", "lacks"),
    [
        (["red has a fort of Pune with 2 castles"], "say whom the fort follows: that follows"),
        (["red rules Pune with a leader with 2 crowns"], "say which number the leader has"),
        (
            ["red holds a leader of Pune with number 1", "green controls Pune"],
            "say how many crowns the leader has",
        ),
        (["red holds an army with 2 swords"], "say of which zone the army is"),
        (
            [LEADS, "red holds a king of Pune with number 2 and 2 crowns"],
            "another card of that zone has number 2; give the king its own",
        ),
    ],
)
def test_what_is_missing_of_a_card_is_asked_for(given: list[str], lacks: str) -> None:
    assert lacks in told([GAME, *given], "red makes no war", "red controls Pune")
