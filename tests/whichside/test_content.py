"""The content of the main game: what is let in can be played, written, and read again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from whichside_rules import whichside
from whichside_rules.kernel.files import content as contents, record as records
from whichside_rules.kernel.files.content import WHOLE
from whichside_rules.kernel.files.sheet import MOST_KEYS, Pack, PackError
from whichside_rules.whichside.engine.content import CONTENT, MOST_CARDS, WhichsideContent

SECONDS = 2
"""What anything at a limit may take here, of a processor that does other things besides."""
PRICE = ("dollars", "union", "anarchist", "strike", "sabotage")
SPACES, SETUP = 12, whichside.Setup()


def packed(data: dict[str, Any]) -> WhichsideContent:
    """The content that a pack makes, given as tables."""
    head = {"format": "whichside-pack/1", "game": "whichside", "name": "mine"}
    return whichside.pack_content(
        whichside.read_pack(json.dumps(head | {"data": data}), "mine.json", "json")
    )


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(PackError) as error:
        packed(data)
    return str(error.value)


def mistakes(data: dict[str, Any]) -> tuple[str, ...]:
    head = {"format": "whichside-pack/1", "game": "whichside", "name": "mine"}
    text = json.dumps(head | {"data": data})
    return CONTENT.mistakes(whichside.read_pack(text, "mine.json", "json"))


def draws(*decks: str) -> list[dict[str, Any]]:
    return [{"kind": "draw", "deck": deck, "cards": 1} for deck in decks]


# Each limit, and one more -------------------------------------------------------------------------


def some(count: int) -> dict[str, Any]:
    return {f"s{number}": {} for number in range(count)}


AT_MOST: dict[str, tuple[int, Callable[[int], dict[str, Any]], str]] = {
    "spaces of side A": (SPACES, lambda n: {"tiles": {"x": {"kind": "work", "a": some(n)}}}, "12"),
    "spaces of side B": (
        SPACES,
        lambda n: {"tiles": {"x": {"kind": "work", "a": some(1), "b": some(n)}}},
        "12",
    ),
    "spaces of premises": (
        SPACES,
        lambda n: {"premises": {"x": {"price": 1, "rent": 1, "spaces": some(n)}}},
        "12",
    ),
    "spaces at home": (
        SPACES,
        lambda n: {"boards": {"russian": {"spaces": some(n - 1)}}},  # it has one
        "12",
    ),
} | {
    f"cards of the {group}": (
        MOST_CARDS,
        lambda n, group=group: {  # type: ignore[misc]
            group: {card.id: {"copies": 1} for card in getattr(CONTENT.default(), group)}
            | {
                f"x{i}": {"effects": []}
                for i in range(n - len(getattr(CONTENT.default(), group)) - 8)
            }
            | {"y": {"effects": [], "copies": 8}}
        },
        f"there are {MOST_CARDS + 1} cards with their copies; at most {MOST_CARDS}",
    )
    for group in ("misfortunes", "incidents", "normals", "difficults")
}


@pytest.mark.parametrize("what", AT_MOST)
def test_what_is_at_a_limit_is_let_in_and_one_more_is_refused(what: str) -> None:
    limit, data, message = AT_MOST[what]
    packed(data(limit))
    assert message in refused(data(limit + 1))


def written(content: WhichsideContent) -> Any:
    return CONTENT.adapter.dump_python(content, mode="json")


def values_in(tree: Any) -> int:
    if isinstance(tree, dict):
        return 1 + len(tree) + sum(map(values_in, tree.values()))
    return 1 + sum(map(values_in, tree)) if isinstance(tree, list) else 1


@pytest.mark.parametrize("limit", ["MOST_BYTES", "MOST_VALUES"])
def test_content_is_as_large_as_it_may_be_when_written(
    limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = packed({"living": {"rent": 7}})
    size = len(CONTENT.adapter.dump_json(content))
    size = values_in(written(content)) if limit == "MOST_VALUES" else size
    CONTENT._packed.cache_clear()
    monkeypatch.setattr(contents, limit, size)
    assert packed({"living": {"rent": 7}}) == content
    CONTENT._packed.cache_clear()
    monkeypatch.setattr(contents, limit, size - 1)
    message = refused({"living": {"rent": 7}})
    assert message.startswith("pack 'mine': written out, the content has")
    assert str(size - 1) in message


def test_a_small_pack_that_would_be_large_when_written_is_refused() -> None:
    many = [{"kind": "either", "options": [{"kind": "maim"}] * 9}] * 9
    message = refused({"misfortunes": {f"m{i}": {"effects": many} for i in range(40)}})
    assert "written out, the content has" in message


def test_what_a_pack_leaves_out_of_its_own_cards_is_nothing() -> None:
    """Every entry of the sheet says these; who adds one need not."""
    step = {"strategy": "mine", "step": 1, "normal": 0, "difficult": 0, "effects": []}
    content = packed(
        {
            "normals": {"mine": {"effects": []}},
            "solidarities": {"mine": {}},
            "premises": {"mine": {"price": 1, "rent": 1, "spaces": some(1)}},
            "strategies": {"mine": {"steps": 2}},
            "plans": {"mine-1": step, "mine-2": step | {"step": 2}},
        }
    )
    card = next(one for one in content.normals if one.id == "mine")
    plan = next(one for one in content.plans if one.id == "mine-1")
    (premises,) = (one for one in content.premises if one.id == "mine")
    (solidarity,) = (one for one in content.solidarities if one.id == "mine")
    (space,) = premises.spaces
    for priced in (card, plan):
        assert not any(getattr(priced, one) for one in PRICE)
    assert (card.copies, card.measure, card.complex) == (1, False, False)
    assert (solidarity.complex, premises.doctor) == (False, 0)
    assert (space.room, space.risk, space.police, space.unsanitary, space.dollars) == (
        1,
        0,
        0,
        0,
        0,
    )


def large() -> WhichsideContent:
    """About as much as there may be: every place with all its spaces, every home full."""
    tiles = {tile.id: some(SPACES - len(tile.a)) for tile in CONTENT.default().tiles}
    homes = {
        board.id: {
            "people": {
                f"{board.id}-{n}": {"name": "N", "gender": "man"}
                for n in range(9 - len(board.people))
            }
        }
        for board in CONTENT.default().boards
    }
    return packed(
        {
            "tiles": {
                name: {"a": {one: {"room": 9} for one in rest}} for name, rest in tiles.items()
            },
            "boards": homes,
        }
    )


def test_a_game_with_large_content_is_written_and_read_again() -> None:
    setup = replace(SETUP, content=large())
    assert values_in(written(setup.content)) > contents.MOST_VALUES * 0.7
    before = time.process_time()
    state = whichside.new_game(setup)
    assert whichside.from_json(whichside.to_json(state)) == state
    record = records.record(whichside, setup, ())
    assert records.setup_of(whichside, records.from_json(records.to_json(record))) == setup
    assert time.process_time() - before < SECONDS


def test_content_is_named_by_its_differences_unless_they_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    content = packed({"living": {"rent": 8}})
    state = whichside.new_game(replace(SETUP, content=content))
    text = whichside.to_json(state)
    assert json.loads(text)["setup"]["content"]["supplied"] == {"living.rent": 8}
    CONTENT._reference.cache_clear()
    monkeypatch.setattr(contents, "MOST_BYTES", 100)
    whole = whichside.to_json(state)
    assert json.loads(whole)["setup"]["content"] == written(content)
    CONTENT._reference.cache_clear()
    monkeypatch.undo()
    assert whichside.from_json(whole) == state


def test_a_pack_that_was_read_before_is_not_taken_for_another_that_equals_it() -> None:
    assert packed({"living": {"rent": 1}}) is packed({"living": {"rent": 1}})
    for other in (1.5, 1.0, True, "1"):
        assert "living.rent" in refused({"living": {"rent": other}})


def test_equal_contents_become_one() -> None:
    # Else what is remembered of one is looked up for the other by comparing all that is in both.
    one = packed({"living": {"rent": 6}})
    CONTENT._packed.cache_clear()
    other = packed({"living": {"rent": 6}})
    assert one is other
    setup = replace(SETUP, content=one)
    assert replace(SETUP, content=other).content is setup.content
    state = whichside.new_game(setup)
    assert whichside.from_json(whichside.to_json(state)).setup.content is setup.content


# What does not agree ------------------------------------------------------------------------------


def test_cards_that_come_back_do_not_draw_each_other_for_ever() -> None:
    itself = {"misfortunes": {"x": {"effects": draws("misfortune")}}}
    assert "they draw misfortunes, and these misfortunes" in refused(itself)
    chosen = [{"kind": "either", "options": draws("normal", "incident")}]
    assert "they draw incidents" in refused({"incidents": {"x": {"effects": chosen}}})
    one_way = {"misfortunes": {"x": {"effects": draws("incident", "normal", "solidarity")}}}
    packed(one_way)
    packed({"incidents": {"x": {"effects": draws("misfortune")}}})
    circle = one_way | {"incidents": {"x": {"effects": draws("misfortune")}}}
    assert refused(circle).count("it would not end") == 1


@pytest.mark.parametrize("where", ["scenarios", "variants"])
def test_a_tile_lies_on_the_table_once(where: str) -> None:
    def pack(*tiles: str) -> dict[str, Any]:
        laid = {"start": {"tiles": tiles}} if where == "scenarios" else {"tiles": tiles}
        return {where: {getattr(CONTENT.default(), where)[0].id: laid}}

    packed(pack("woolworth", "newark"))
    assert "a tile is named twice" in refused(pack("woolworth", "newark", "woolworth"))


CLOSING = [{"kind": "close", "tile": "moon"}]
NO_TILE = "there is no tile 'moon'; there are triangle"
RESULTS = ("victory", "partial_victory", "partial_defeat", "defeat")
THREE_STEPS = next(one.id for one in CONTENT.default().strategies if one.steps == 3)
DISAGREEING: dict[str, tuple[dict[str, Any], str]] = {
    **{
        f"{group}.{name}.effects": ({group: {name: {"effects": CLOSING}}}, NO_TILE)
        for group in ("misfortunes", "incidents", "solidarities", "normals", "difficults", "plans")
        for name in (getattr(CONTENT.default(), group)[0].id,)
    },
    f"plans.{CONTENT.default().plans[0].id}.condition": (
        {"plans": {CONTENT.default().plans[0].id: {"condition": CLOSING}}},
        NO_TILE,
    ),
    **{
        f"strategies.{THREE_STEPS}.{result}": (
            {"strategies": {THREE_STEPS: {result: CLOSING}}},
            NO_TILE,
        )
        for result in RESULTS
    },
    "employers_board.grey_wages": (
        {"employers_board": {"grey_wages": 7}},
        "the gauge has 6 cells; name one of them",
    ),
    "scenarios.generic.start.strength": (
        {"scenarios": {"generic": {"start": {"strength": 11}}}},
        "the track has 10 cells; name one of them",
    ),
    "variants.desperate.strength": (
        {"variants": {"desperate": {"strength": 11}}},
        "the track has 10 cells; name one of them",
    ),
    "boards.russian.people.rosa": (
        {"boards": {"russian": {"people": {"rosa": {"name": "Rosa", "gender": "woman"}}}}},
        "somebody else or a card has this name; give each a name of their own",
    ),
}
"""What does not fit the rest of a pack, by the key that is told, and what is said."""


@pytest.mark.parametrize("key", DISAGREEING)
def test_what_does_not_agree_is_told_by_its_key(key: str) -> None:
    data, said = DISAGREEING[key]
    told = refused(data)
    assert key in told
    assert said in told


def test_the_last_cells_and_a_variant_without_a_strength_are_let_in() -> None:
    content = packed(
        {
            "employers_board": {"grey_wages": 6},
            "duo_board": {"grey_hours": len(CONTENT.default().duo_board.hours)},
            "scenarios": {"generic": {"start": {"strength": 10}}},
        }
    )
    assert content.employers_board.grey_wages == 6
    assert None in [one.strength for one in content.variants]


def spoil_tiles(tree: Any) -> None:
    tree["scenarios"][0]["start"]["tiles"] = ["nowhere"]


def spoil_plans(tree: Any) -> None:
    tree["plans"] = []


def spoil_boards(tree: Any) -> None:
    del tree["boards"][1:]


def spoil_cards(tree: Any) -> None:
    tree["misfortunes"].append(tree["misfortunes"][0])


def spoil_spaces(tree: Any) -> None:
    tree["tiles"][0]["a"].append(tree["tiles"][0]["a"][0])


def spoil_size(tree: Any) -> None:
    many = [{"kind": "either", "options": [{"kind": "maim"}] * 9}] * 9
    tree["misfortunes"] += [{"id": f"m{i}", "effects": many} for i in range(16)]


SPOILED: dict[Callable[[Any], None], str] = {
    spoil_tiles: "there is no tile 'nowhere'",
    spoil_plans: "it has 2 steps, and plans for none",
    spoil_boards: "the italian Tenement has none; each has one",
    spoil_cards: "misfortunes: 'useless-spending' stands there twice",
    spoil_spaces: "tiles.triangle.a: 'work' stands there twice",
    spoil_size: "written out, the content has more than 15000 values",
}


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
def test_content_that_stands_whole_in_a_record_is_looked_over_as_a_pack_is(
    spoil: Callable[[Any], None],
) -> None:
    tree = json.loads(records.to_json(records.record(whichside, SETUP, ())))
    bare = CONTENT.adapter.dump_json(SETUP.content, exclude_defaults=True)
    assert tree["setup"]["content"] == json.loads(bare)
    record = records.from_json(json.dumps(tree))
    assert records.setup_of(whichside, record) == SETUP
    spoil(tree["setup"]["content"])
    record = records.from_json(json.dumps(tree))
    with pytest.raises(records.RecordError) as error:
        records.setup_of(whichside, record)
    assert SPOILED[spoil] in str(error.value)
    assert str(error.value).isprintable()
    assert len(str(error.value)) < 700
    setup = whichside.setup_adapter().dump_python(SETUP, mode="json", context=WHOLE)
    spoil(setup["content"])
    with pytest.raises(ValueError, match="content"):
        whichside.setup_adapter().validate_json(json.dumps(setup))


# Mistakes -----------------------------------------------------------------------------------------

WRONG: dict[str, dict[str, Any]] = {
    "data that there are not": {"nowhere": {f"a{i}": 1 for i in range(8_000)}},
    "fields that there are not": {"misfortunes": {f"m{i}": {"z": 1} for i in range(4_000)}},
    "no tables": {"misfortunes": {f"m{i}": 1 for i in range(8_000)}},
    "no tables in tables": {"tiles": {f"t{i}": {"a": {"s": 1}} for i in range(3_000)}},
    "wrong effects": {"misfortunes": {"m": {"effects": [{"kind": "fly"}] * 6_000}}},
    "wrong numbers": {"boards": {f"b{i}": {"last_risk": 99} for i in range(4_000)}},
    "no such strategy": {
        "plans": {
            f"p{i}": {"strategy": "x", "step": 1, "normal": 0, "difficult": 0, "effects": []}
            for i in range(1_200)
        }
    },
    "too many spaces": {"tiles": {"t": {"kind": "work", "a": some(6_000)}}},
    "one key after the other": {"living": {"rent": {f"a{i}": 1 for i in range(8_000)}}},
}


@pytest.mark.parametrize("what", WRONG)
def test_thousands_of_mistakes_are_told_soon_and_not_all(what: str) -> None:
    before = time.process_time()
    told = mistakes(WRONG[what])
    assert time.process_time() - before < SECONDS
    assert 1 <= len(told) <= contents.MOST_MISTAKES + 1


def test_so_many_mistakes_are_told_and_of_one_more_that_there_are_more() -> None:
    limit = contents.MOST_MISTAKES
    for kind in ("nowhere", "misfortunes"):  # no place for it; a place, and no table
        data = tuple((f"{kind}.a{i}", 1) for i in range(limit + 1))
        told = CONTENT.mistakes(Pack("whichside", "mine", data[:-1]))
        assert len(told) == limit
        assert "and more" not in told[-1]
        assert CONTENT.mistakes(Pack("whichside", "mine", data)) == (
            *told,
            "and more; put these right first",
        )
    assert len(data) < MOST_KEYS


def test_of_an_error_so_many_data_are_named_and_each_in_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wrong = {f"m{number}": {"effects": number} for number in range(contents.MOST_WRONG + 2)}
    for more in (0, 2):
        message = refused({"misfortunes": dict(list(wrong.items())[: contents.MOST_WRONG + more])})
        assert message.count("; also ") == contents.MOST_WRONG - 1
        assert message.endswith("; and 2 more") == bool(more)
    long = {"m": {"effects": [{"kind": "x" * 5_000}]}}
    for most in (contents.MOST_SAID, 100):
        monkeypatch.setattr(contents, "MOST_SAID", most)
        for told in (refused({"misfortunes": long}), *mistakes({"misfortunes": long})):
            assert "kind is 'xxx" in told
            assert min(most, 200) < len(told) < most + 100
            assert told.endswith("either") == (most > 200)


def test_of_so_many_contents_it_is_remembered_how_they_differ() -> None:
    for rent in range(contents.MOST_REMEMBERED + 5):
        state = whichside.new_game(replace(SETUP, content=packed({"living": {"rent": rent}})))
        assert whichside.from_json(whichside.to_json(state)) == state
        CONTENT.sheet_of(state.setup.content)
    kept = (CONTENT._agreeing, CONTENT._reference, CONTENT._resolved, CONTENT._sheet_of)
    for remembered in kept:
        assert remembered.cache_info().currsize == contents.MOST_REMEMBERED
