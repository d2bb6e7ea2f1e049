"""What things do is told from their data: nothing is left out, and what differs is told so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, get_args

import pytest
from hypothesis import given, settings, strategies as st
from pydantic import TypeAdapter

from tests.changed import changes, same
from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import phrase
from whichside_rules.kernel.files.telling import Telling
from whichside_rules.whichside.cards.effects import falls_on
from whichside_rules.whichside.engine.content import CONTENT, WhichsideContent, effects_named, flat
from whichside_rules.whichside.engine.effect import (
    Closing,
    Destruction,
    Drawing,
    Effect,
    Either,
    ForLonger,
    Maiming,
    OnGauge,
    OnHealth,
    OnLabour,
    OnMoney,
    OnResource,
    OnStrength,
    ToPrison,
)
from whichside_rules.whichside.table import effect_words
from whichside_rules.whichside.table.told import tell

BOX = whichside.default_content()
SINGLE: tuple[Effect, ...] = (
    OnGauge("gauge", "risk", 1),
    OnGauge("gauge", "police", -2, "each"),
    OnMoney("money", -2),
    OnMoney("money", 3, "least-dollars"),
    OnHealth("health", -1),
    OnHealth("health", -2, "all", "woman", "home", "most-risk"),
    OnHealth("health", 1),
    Maiming("maim"),
    ToPrison("prison"),
    ToPrison("prison", "all", "man", "space"),
    OnResource("resource", "union", -1),
    OnLabour("labour", "hours", 1),
    OnStrength("strength", 1),
    ForLonger("lasting", "rent", 1, "turn"),
    ForLonger("lasting", "risk-minimum", 1, "active", "each"),
    ForLonger("lasting", "wage", -1, "game"),
    ForLonger("lasting", "doctor", 2, "game"),
    Closing("close"),
    Closing("close", "triangle", "game"),
    Destruction("destroy", "newark"),
    Drawing("draw", "misfortune", 1),
    Drawing("draw", "solidarity", 2),
)
EFFECTS: tuple[Effect, ...] = (
    *SINGLE,
    Either("either", (SINGLE[0], SINGLE[2])),
    Either("either", (SINGLE[1], Either("either", (SINGLE[4], SINGLE[5]))), "each"),
)


def read(effect: Effect) -> Any:
    """What the rules read of an effect: healing is for all, and the pay of work falls on nobody."""
    if isinstance(effect, OnHealth) and effect.by > 0:
        return ("heal", effect.by, effect.whom)
    if isinstance(effect, Either):
        return ("either", tuple(map(read, effect.options)), effect.whom)
    told = [getattr(effect, one.name) for one in fields(effect) if one.name != "whom"]
    return (type(effect).__name__, *told, falls_on(effect))


# Effects -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("yours", [True, False])
@pytest.mark.parametrize("effect", EFFECTS, ids=lambda one: str(one.kind))
def test_whatever_changes_an_effect_changes_its_words(effect: Effect, yours: bool) -> None:
    words, kinds = whichside.effect_told(effect, yours=yours), set[str]()
    for path, other in changes(effect):
        kinds.add(path.partition(".")[0].partition("[")[0])
        if read(other) != read(effect):
            assert same(words, whichside.effect_told(other, yours=yours)) == [], path
    assert kinds >= {one.name for one in fields(effect)} - {"kind"}


def test_every_kind_of_effect_is_tried() -> None:
    kinds = {*get_args(get_args(Effect)[0])}
    assert {type(one) for one in EFFECTS} == kinds
    shipped = {type(one) for _, some in effects_named(BOX) for one in flat(some)}
    assert shipped <= kinds


def test_words_that_leave_something_out_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(game: str, key: str, /, **values: object) -> Text:
        return phrase(game, key, **(values | {"where": None} if "where" in values else values))

    monkeypatch.setattr(effect_words, "phrase", short)
    effect = OnHealth("health", -1, where="home")
    other = replace(effect, where="prison")
    assert read(effect) != read(other)
    assert same(whichside.effect_told(effect), whichside.effect_told(other)) == ["en", "fr"]


FROM_PACKS: TypeAdapter[Effect] = TypeAdapter(Effect)
ANY = st.sampled_from(EFFECTS).flatmap(
    lambda one: st.sampled_from([one, *(other for _, other in changes(one))])
)


@given(st.lists(ANY, min_size=1, max_size=3), st.lists(ANY, min_size=1, max_size=3), st.booleans())
@settings(max_examples=150, deadline=None)
def test_lists_of_effects_that_differ_are_told_differently(
    some: list[Effect], others: list[Effect], yours: bool
) -> None:
    there = FROM_PACKS.validate_json(FROM_PACKS.dump_json(some[0]))
    assert there == some[0]  # a pack can hold it
    told = [tuple(whichside.effects_told(one, yours=yours)) for one in (some, others)]
    if list(map(read, some)) != list(map(read, others)):
        for language in ("en", "fr"):
            first, second = ([one.in_(language) for one in each] for each in told)
            assert first != second


def test_a_misfortune_is_told_to_whoever_suffers_it() -> None:
    clumsy = OnHealth("health", -1, where="home")
    assert whichside.effect_told(clumsy, yours=True) == Text(
        "choose one of your people at home; this person loses 1 HEA",
        "choisissez un de vos personnages à la maison ; ce personnage perd 1 SAN",
    )


def test_what_falls_on_others_says_on_whom() -> None:
    assert whichside.effect_told(OnMoney("money", -2)) == Text(
        "the Tenement of the first player: it pays $2",
        "le Tenement du premier joueur : il paie 2 $",
    )
    for yours in (False, True):  # it falls on nobody
        told = whichside.effect_told(OnLabour("labour", "hours", 1), yours=yours)
        assert told.en == "the gauge of the working hours moves 1 cell to the right"
    assert whichside.effect_told(OnMoney("money", -2, "most-dollars"), yours=True) == Text(
        "each Tenement with the most dollars: it pays $2",
        "chaque Tenement qui a le plus de dollars : il paie 2 $",
    )


# Things ------------------------------------------------------------------------------------------


def things(content: WhichsideContent) -> Iterator[tuple[str, Any]]:
    """Every thing that is told, by its group."""
    groups = ("boards", "tiles", "premises", "objectives", "duo_objectives", "plans", "strategies")
    decks = ("misfortunes", "incidents", "solidarities", "normals", "difficults")
    for group in (*groups, *decks):
        for one in getattr(content, group):
            yield group, one


def unread(group: str, path: str, before: Any, after: Any) -> bool:
    """Whether the rules read nothing of it: results that do not come, gains of other spaces."""
    if path.endswith("id"):
        return True
    if group == "strategies" and path.startswith("partial_victory"):
        return bool(before.steps == 2)
    if group in ("tiles", "premises", "boards"):
        gains = ("dollars", "union", "anarchist", "strike", "sabotage", "cleaning")
        if path.endswith(gains) and "[" in path:
            side, _, rest = path.partition("[")
            space = getattr(before, side)[int(rest.partition("]")[0])]
            return bool(space.kind != "gain" and not space.moon)
    effects = ("effects", "condition", "victory", "partial_defeat", "partial_victory", "defeat")
    field = path.partition("[")[0]
    if field in effects:
        return list(map(read, getattr(before, field))) == list(map(read, getattr(after, field)))
    return False


GROUPS = tuple(dict.fromkeys(group for group, _ in things(BOX)))
NONE: dict[str, Any] = dict.fromkeys(GROUPS, ())
EMPTY = replace(BOX, **NONE)
"""A box without things, so that one is told soon."""


def words_of(group: str, one: Any) -> Text:
    only: dict[str, Any] = {group: (one,)}
    return next(iter(tell(replace(EMPTY, **only), whichside.sheet()))).text


def test_whatever_changes_a_thing_changes_its_words() -> None:
    tried, kinds = 0, set[Any]()
    for group, one in things(BOX):
        shape = (group, *(bool(getattr(one, field.name)) for field in fields(one)))
        if shape in kinds:  # one of each shape
            continue
        kinds.add(shape)
        for path, other in changes(one):
            if unread(group, path, one, other):
                continue
            assert same(words_of(group, one), words_of(group, other)) == [], (group, one.id, path)
            tried += 1
    assert tried > 500


def test_every_datum_of_a_thing_is_told_or_says_nothing() -> None:
    told = {datum.key for one in whichside.told() for each in one.every() for datum in _data(each)}
    left = [
        one.key
        for one in whichside.sheet()
        if one.key.partition(".")[0] in GROUPS and one.key not in told and one.value
    ]
    # Who lives on a board is told together; of what strategy a plan is stands in its name.
    named = (".strategy", ".step")
    assert [key for key in left if ".people." not in key and not key.endswith(named)] == []


def _data(one: Telling) -> Iterator[Any]:
    for part in one.parts:
        yield from part.data


def test_every_number_says_where_it_comes_from() -> None:
    told = whichside.what_it_does("tiles.newtown-creek.a.work")
    parts = {part.text.en: part for part in told.parts}
    assert parts["at once: Risk +3"].provenance == "stated"
    assert parts["at once: Risk +3"].clauses == ("whichside.daily.immediate-gauges",)
    assert parts["room for 2"].provenance == "stand-in"
    crime = whichside.what_it_does("tiles.tenderloin.a.petty-crime").parts
    (die,) = (part for part in crime if part.text.en.startswith("roll a die: 1 leads to the Arr"))
    assert die.provenance == "stand-in"


def test_a_card_of_a_pack_is_told_as_well_as_ours() -> None:
    data = {"misfortunes": {"flood": {"effects": [{"kind": "money", "by": -4}], "copies": 2}}}
    head = {"format": "whichside-pack/1", "game": "whichside", "name": "mine", "data": data}
    content = whichside.pack_content(whichside.read_pack(json.dumps(head), "mine.json", "json"))
    told = whichside.what_it_does("flood", content)
    assert told.text == Text(
        "flood: pay $4. The box has 2 of this card.", "flood : payez 4 $. La boîte en compte 2."
    )
    assert {part.provenance for part in told.parts} == {"supplied"}
    with pytest.raises(LookupError, match="nothing is called"):
        whichside.what_it_does("flood")


def test_what_a_pack_calls_like_something_else_is_told_by_its_own_name() -> None:
    space = {"dollars": 2, "police": 1}
    tile = {"kind": "work", "a": {"strike": space, "russian": {"room": 2}}}
    closing = {"effects": [{"kind": "close", "tile": "strike"}]}
    data = {"tiles": {"strike": tile}, "incidents": {"sabotage": closing}}
    head = {"format": "whichside-pack/1", "game": "whichside", "name": "mine", "data": data}
    content = whichside.pack_content(whichside.read_pack(json.dumps(head), "mine.json", "json"))
    assert whichside.what_it_does("incidents.sabotage", content).text.en.startswith(
        "sabotage: strike is closed as long as this card lies active."
    )
    told = whichside.what_it_does("tiles.strike", content).text
    assert "The strike (strike, side A): at once: Police Threat +1. Brings $2." in told.en
    assert "Russian (strike, face A)" in told.fr


def test_what_is_not_there_is_an_error_with_what_may_be_meant() -> None:
    with pytest.raises(LookupError, match=r"nothing is called 'clumsines'; did you mean .*clums"):
        whichside.what_it_does("clumsines")


def test_every_thing_has_a_key_of_its_own_and_a_sentence() -> None:
    every = [each for one in whichside.told() for each in one.every()]
    assert len({one.key for one in every}) == len(every)
    for one in every:
        assert one.parts or one.within
        for language in ("en", "fr"):
            assert one.text.in_(language).endswith(".")
            assert ".." not in one.text.in_(language)


def test_the_rows_of_the_d66_are_told() -> None:
    told = whichside.what_it_does("unforeseen.46")
    assert "cost of living is $1 higher" in told.text.en
    assert told.parts[0].clauses == ("whichside.variant.unforeseen.46",)
    rows = [one.text.en for one in whichside.told() if one.key.startswith("unforeseen.")]
    assert len({row.partition(": ")[2] for row in rows}) == len(rows) == 20


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("41", "D66 41 to 43: each Tenement starts with $1 at most."),
        ("51", "D66 51 to 53: each Tenement starts at Unsanitary 3 at least."),
        (
            "61",
            "D66 61 to 62: each Tenement: the minimum of its Risk is 1 higher for the rest of the "
            "game.",
        ),
        (
            "66",
            "D66 66: each Tenement: the minimum of its Police Threat is 2 higher for the rest of "
            "the game.",
        ),
    ],
)
def test_a_row_of_the_d66_is_told_with_its_gauge(row: str, told: str) -> None:
    rows = [one.text.en for one in whichside.told() if one.key.startswith("unforeseen.")]
    assert [one for one in rows if one.startswith(f"D66 {row}")] == [told]


def test_what_cleans_the_home_is_told_with_its_gauge() -> None:
    texts = [one.text for top in whichside.told() for one in top.every() if not one.within]
    told = [one for one in texts if "makes the home cleaner" in one.en]
    assert told
    assert all("makes the home cleaner: Unsanitary −" in one.en for one in told)
    assert all("nettoie la maison : Insalubrité −" in one.fr for one in told)


def test_the_words_are_remembered() -> None:
    assert whichside.told() is whichside.told(CONTENT.default())
