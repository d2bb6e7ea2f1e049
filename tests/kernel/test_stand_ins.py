"""What a verdict rests on that is ours: the stand-ins of what moves and events name."""

from __future__ import annotations

from whichside_rules.kernel.files.content import MOST_NESTED, rest_on_stand_ins, words_of
from whichside_rules.kernel.files.sheet import Datum, Sheet


def ours(key: str, *clauses: str) -> Datum:
    return Datum(key, 1, "stand-in", clauses=clauses)


DATA = (
    ours("cards.flood.by"),
    Datum("cards.flood.cost", 1, "stated", clauses=("g.a.cost",)),
    Datum("cards.drought.by", 2, "stated", clauses=("g.a.b",)),
    ours("tiles.square.work.n"),
    ours("tiles.square.rest.n"),
    ours("people.ann.age", "g.a.age", "g.a.old"),
    ours("people.ann.home", "g.a.home"),
)
SHEET = Sheet({one.key: one for one in DATA})


def test_of_a_thing_the_fields_that_are_ours_are_told() -> None:
    assert SHEET.stand_ins(["flood", "drought", "nothing"]) == {"cards.flood": ("by",)}
    assert SHEET.stand_ins(["square"]) == {"tiles.square": ("work.n", "rest.n")}


def test_of_a_place_in_a_thing_those_of_that_place() -> None:
    assert SHEET.stand_ins(["square.rest"]) == {"tiles.square": ("rest.n",)}
    assert SHEET.stand_ins(["square.roof"]) == {}


def test_of_somebody_at_the_table_those_with_a_clause_that_is_cited() -> None:
    assert SHEET.stand_ins(["ann"]) == {"people.ann": ("age", "home")}
    assert SHEET.stand_ins(["ann"], {"ann"}) == {}
    assert SHEET.stand_ins(["ann"], {"ann"}, {"g.a.age"}) == {"people.ann": ("age",)}
    assert SHEET.stand_ins(["ann"], {"bob"}, {"g.a.age"}) == {"people.ann": ("age", "home")}


def test_names_are_looked_for_as_far_as_values_are_nested() -> None:
    deep: object = "deep"
    for _ in range(MOST_NESTED):
        deep = (deep,)
    assert words_of([deep]) == {"deep"}
    assert words_of([(deep,)]) == set()
    assert words_of(["a", {"b": ["c", {"d"}]}, frozenset(("e",)), DATA[1]]) >= set("abcde")
    assert "cards.flood.cost" in words_of([DATA[1]])
    assert words_of([3, None]) == set()


def test_without_content_nothing_rests_on_stand_ins() -> None:
    assert rest_on_stand_ins(object(), None, ["flood"]) == {}
