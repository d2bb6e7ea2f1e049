"""Content sheets and packs: provenance, replacement, and faults told by place."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whichside_rules import postal
from whichside_rules.kernel.content import (
    MOST_BYTES,
    Datum,
    Pack,
    PackError,
    Sheet,
    parse_pack,
)

SHEET = Sheet(
    {
        "box.red": Datum("box.red", 4, "stand-in", why="lost"),
        "box.blue": Datum("box.blue", {"a": 1, "b": 2}, "stated", lines="7"),
        "meta.players": Datum("meta.players", 1, "implied", why="solo"),
    }
)
HEAD = 'format = "whichside-pack/1"\ngame = "toy"\nname = "mine"\n'


def parsed(text: str, kind: Any = "toml") -> Pack:
    return parse_pack(text, game="toy", place="mine.toml", kind=kind)


def test_a_sheet_finds_its_data() -> None:
    assert len(SHEET) == len(list(SHEET)) == 3
    assert SHEET["box.red"].why == "lost"
    assert SHEET.tree() == {"box": {"red": 4, "blue": {"a": 1, "b": 2}}, "meta": {"players": 1}}
    with pytest.raises(LookupError, match=r"box\.rad.*box\.red"):
        SHEET["box.rad"]


def test_a_pack_replaces_data_and_is_seen_to() -> None:
    new = SHEET.with_pack(parsed(HEAD + "[data.box]\nred = 9\nblue = { b = 5 }\n"))
    assert new["box.red"] == Datum("box.red", 9, "supplied")
    assert new["box.blue"].value == {"a": 1, "b": 5}
    assert SHEET["box.red"].value == 4
    assert new["meta.players"].provenance == "implied"


def test_a_pack_adds_data_only_where_it_may() -> None:
    pack = Pack("toy", "mine", (("box.green", 1),))
    with pytest.raises(PackError, match=r"no datum 'box\.green'; did you mean"):
        SHEET.with_pack(pack)
    assert SHEET.with_pack(pack, open_groups=("box",))["box.green"].value == 1
    with pytest.raises(PackError, match="see the schema"):
        SHEET.with_pack(Pack("toy", "mine", (("zzz.yyy", 1),)))


def test_stated_only_leaves_stand_ins_out() -> None:
    stated = SHEET.stated_only()
    assert stated["box.red"] == Datum("box.red", None, "stand-in", why="lost")
    assert stated["box.blue"] == SHEET["box.blue"]
    assert stated["meta.players"] == SHEET["meta.players"]


def test_json_and_toml_say_the_same() -> None:
    tree = {
        "format": "whichside-pack/1",
        "game": "toy",
        "name": "mine",
        "data": {"box": {"red": 1}},
    }
    assert parsed(json.dumps(tree), "json") == parsed(HEAD + "[data.box]\nred = 1")
    assert parsed(HEAD) == Pack("toy", "mine")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = ", "not TOML"),
        (HEAD.replace("/1", "/2"), "format is 'whichside-pack/2'"),
        (HEAD.replace("toy", "chess"), "game is 'chess'"),
        (HEAD.replace("mine", " "), "name is ' '"),
        (HEAD + "colour = 1", "unknown key 'colour'"),
        (HEAD + "data = 3", "data is 3"),
        (HEAD + "[data]\nbox = 3", r"data\.box is 3"),
        (HEAD + "a = " + "[" * 20 + "]" * 20, "nested too deep"),
        (HEAD + "#" * MOST_BYTES, "larger than"),
    ],
)
def test_what_is_no_pack(text: str, message: str) -> None:
    with pytest.raises(PackError, match=message):
        parsed(text)


@pytest.mark.parametrize("text", ["[]", "3", "null", "{", "[" * 100_000, '{"a": NaN'])
def test_json_that_is_no_pack(text: str) -> None:
    with pytest.raises(PackError, match=r"mine\.toml"):
        parsed(text, "json")


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6)
JSON = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)
GROUPS = st.sampled_from(
    ("cubes", "start", "rent", "cost", "strength", "last_box", "uses", "means", "price", "meta")
)
KEYS = st.sampled_from(
    ("workers", "savings", "hard", "injury", "two_dice", "risk", "tenement", "8usd", "local_union")
)


@given(st.dictionaries(GROUPS, st.dictionaries(KEYS, JSON, max_size=2), max_size=2))
def test_whatever_stands_in_a_pack_only_pack_errors_escape(data: Any) -> None:
    tree = {"format": "whichside-pack/1", "game": "postal", "name": "mine", "data": data}
    with contextlib.suppress(PackError):
        content = postal.pack_content(postal.read_pack(json.dumps(tree), "mine.json", "json"))
        assert isinstance(content, postal.PostalContent)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            "[data.uses]\ntenderloin = 0",
            "uses.tenderloin is 0: Input should be greater than or equal to 1; "
            "or Input should be 'unlimited'",
        ),
        ("[data.uses]\ntenderloin = {}", "uses.tenderloin: "),
        ("[data.means.mine]\ndollars = -1", "means.mine.dollars is -1: "),
        ("[data.uses]\nlocal_union = 2\nbonesetter = 2", "keep our stand-ins, so set all six"),
    ],
)
def test_a_wrong_value_says_what_would_be_right(data: str, message: str) -> None:
    text = f'format = "whichside-pack/1"\ngame = "postal"\nname = "mine"\n{data}\n'
    with pytest.raises(PackError) as error:
        postal.pack_content(postal.read_pack(text, "mine.toml"))
    assert message in str(error.value)
