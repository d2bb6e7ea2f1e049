"""What all tellings have: parts with where they come from, one text of all, a look-up by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import noun
from whichside_rules.kernel.files.sheet import Datum, Sheet
from whichside_rules.kernel.files.telling import (
    Part,
    Scribe,
    Telling,
    Tellings,
    provenance_told,
    told_from,
)

SHEET = Sheet(
    {
        "cards.flood.by": Datum("cards.flood.by", 2, "stated", clauses=("g.a.b",)),
        "cards.flood.cost": Datum("cards.flood.cost", 1, "stand-in"),
    }
)
SCRIBE = Scribe(SHEET, "cards.flood")
KIND = noun("postal", "thing", "space")


def said(word: str) -> Text:
    return Text(word, f"{word} en français")


def test_a_part_knows_the_data_from_which_it_is_told() -> None:
    part = SCRIBE.part(said("it rains"), "by", "missing", said_by=("g.a.c",))
    assert [one.key for one in part.data] == ["cards.flood.by"]
    assert part.provenance == "stated"
    assert part.clauses == ("g.a.c", "g.a.b")


def test_of_several_data_the_least_sure_says_where_it_comes_from() -> None:
    assert SCRIBE.part(said("both"), "by", "cost").provenance == "stand-in"
    assert SCRIBE.part(said("whole"), "missing").provenance is None


def test_one_text_has_a_sentence_for_each_part() -> None:
    inner = Telling("cards.flood.x", KIND, said("a space"), (Part(said("room")),))
    one = Telling(
        "cards.flood",
        KIND,
        said("Flood"),
        (Part(said("rain")), Part(said("mud"))),
        (inner,),
    )
    assert one.text.en == "Flood: rain. Mud. A space: room."
    assert one.text.fr.startswith("Flood en français : rain en français. Mud en français.")
    assert [each.id for each in one.every()] == ["flood", "x"]


def test_what_does_nothing_is_its_name() -> None:
    assert Telling("cards.x", KIND, said("Nothing")).text.en == "Nothing."
    empty = Telling("cards.x", KIND, said("Box"), within=(Telling("y", KIND, said("n")),))
    assert empty.text.en == "Box: N."


def test_a_thing_within_another_is_told_from_its_own_fields() -> None:
    scribe = Scribe(SHEET, "cards").within("flood")
    assert scribe.part(said("it rains"), "by").data[0].value == 2


def test_where_a_datum_comes_from_is_told_in_a_word() -> None:
    assert provenance_told("stand-in") == Text("stand-in", "bouche-trou")
    assert provenance_told("supplied").fr == "fournie"


def test_a_thing_is_told_from_some_of_its_data() -> None:
    one = Telling(
        "cards.flood",
        KIND,
        said("flood"),
        (SCRIBE.part(said("rain"), "by"), SCRIBE.part(said("mud"), "cost"), Part(said("sun"))),
    )
    assert told_from((one,), "cards.flood", ["by", "cost"]) == Text(
        "Flood: rain; mud", "Flood en français : rain en français ; mud en français"
    )
    assert told_from((one,), "cards.flood", ["missing"]) is None
    assert told_from((one,), "cards.drought", ["by"]) is None
    whole = Telling("cards.flood", KIND, said("flood"), one.parts, (one,))
    assert told_from((whole,), "cards.flood", ["by"]) is None


class Box:
    """A content that is called by a word."""

    def default(self) -> str:
        return "shipped"

    def sheet_of(self, content: str) -> Sheet:
        return SHEET


def test_what_a_thing_does_is_found_by_its_key_or_its_last_word() -> None:
    def tell(content: str, sheet: Sheet) -> Iterator[Telling]:
        yield Telling(
            f"cards.{content}", KIND, said(content), (Scribe(sheet, "x").part(said("y")),)
        )

    box: Any = Box()
    tellings = Tellings[str](box, tell)
    assert [one.key for one in tellings.told()] == ["cards.shipped"]
    assert [one.key for one in tellings.told("other")] == ["cards.other"]
    assert tellings.what_it_does("shipped") is tellings.told()[0]
    assert tellings.what_it_does("cards.other", "other") is tellings.told("other")[0]
    with pytest.raises(LookupError, match="nothing is called 'shiped'; did you mean shipped"):
        tellings.what_it_does("shiped")
