"""Content: sheets and packs, their types, citing, and content in JSON by name."""

from __future__ import annotations

import contextlib
import importlib
import json
import pickle
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given, strategies as st
from pydantic import TypeAdapter

from whichside_rules import postal, yellow_places
from whichside_rules.kernel.book.tables import DataError
from whichside_rules.kernel.files.content import WHOLE, Content, Id, cited, clauses_of, noting
from whichside_rules.kernel.files.sheet import (
    MOST_BYTES,
    MOST_DEPTH,
    MOST_KEYS,
    Datum,
    Pack,
    PackError,
    Sheet,
    default_sheet,
    parse_pack,
)
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import HashedOnce, hash_once, value

jsonschema: Any = importlib.import_module("jsonschema")  # it ships no types

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


def test_a_shipped_sheet_is_read_and_its_slips_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "toy_of_content"
    (package / "content").mkdir(parents=True)
    (package / "__init__.py").touch()
    file = package / "content" / "default.toml"
    monkeypatch.syspath_prepend(str(tmp_path))
    text = '[a.b]\nc = { value = 1, provenance = "stated", lines = "3", clauses = ["x.y"] }'
    file.write_text(text, encoding="utf-8")
    assert list(default_sheet("toy_of_content")) == [
        Datum("a.b.c", 1, "stated", "3", clauses=("x.y",))
    ]
    (package / "engine").mkdir()
    (package / "engine" / "__init__.py").touch()
    assert list(default_sheet("toy_of_content.engine")) == list(default_sheet("toy_of_content"))
    with pytest.raises(FileNotFoundError):
        default_sheet("whichside_rules.kernel")
    file.write_text(text.replace("stated", "guessed"), encoding="utf-8")
    with pytest.raises(
        DataError,
        match=r"default\.toml, \[a\.b\.c\], key 'provenance': 'guessed' is not allowed; write",
    ):
        default_sheet("toy_of_content")


def test_a_pack_replaces_data_and_is_seen_to() -> None:
    new = SHEET.with_pack(parsed(HEAD + "[data.box]\nred = 9\nblue = { b = 5 }\n"))
    assert new["box.red"] == Datum("box.red", 9, "supplied")
    assert new["box.blue"].value == {"a": 1, "b": 5}
    assert new["box.blue.b"] == Datum("box.blue.b", 5, "supplied")
    assert new["box.blue.a"] == Datum("box.blue.a", 1, "stated", lines="7")
    assert [each.key for each in new] == ["box.red", "box.blue.a", "box.blue.b", "meta.players"]
    assert SHEET["box.red"].value == 4
    assert new["meta.players"].provenance == "implied"


def test_a_table_in_place_of_a_number_takes_its_place() -> None:
    # The types of the game refuse it; whether it lies in a datum that is a table or not.
    new = SHEET.with_pack(parsed(HEAD + "[data.box]\nred.x = 1\nblue = { b = { y = 2 } }\n"))
    assert new.tree()["box"] == {"red": {"x": 1}, "blue": {"a": 1, "b": {"y": 2}}}


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


COST = {"paid": {"dollars": 1, "cubes": 2}, "late": 0}
DEEP = Sheet(
    {
        datum.key: datum
        for datum in (
            Datum("card.useless.name", "Useless", "stated", "9", clauses=("c.name",)),
            Datum("card.useless.dollars", 2, "stand-in", why="lost", clauses=("c.cost",)),
            Datum(
                "card.other.cost", {"paid": {"dollars": 1, "cubes": 2}, "late": 0}, "stated", "10"
            ),
        )
    }
)


def supply(*data: tuple[str, Any]) -> Pack:
    return Pack("toy", "mine", data)


def test_a_key_may_have_any_depth() -> None:
    text = HEAD + "[data.card.useless]\ndollars = 3\n[data.card.other.cost.paid]\ncubes = 5\n"
    assert parsed(text).data == (("card.other.cost.paid.cubes", 5), ("card.useless.dollars", 3))
    new = DEEP.with_pack(parsed(text))
    assert new["card.useless.dollars"] == Datum(
        "card.useless.dollars", 3, "supplied", clauses=("c.cost",)
    )
    assert new["card.useless.name"] == DEEP["card.useless.name"]
    assert new["card.other.cost.paid.cubes"].provenance == "supplied"
    for key, left in (("card.other.cost.paid.dollars", 1), ("card.other.cost.late", 0)):
        assert new[key] == Datum(key, left, "stated", "10")
    assert new.tree()["card"]["other"] == {"cost": {"paid": {"dollars": 1, "cubes": 5}, "late": 0}}
    assert DEEP.with_pack(supply(("card", {"useless": {"dollars": 3}}))).tree() == (
        DEEP.with_pack(supply(("card.useless.dollars", 3))).tree()
    )


def test_a_table_has_what_is_said_of_its_fields() -> None:
    assert DEEP["card.useless"] == Datum(
        "card.useless",
        {"name": "Useless", "dollars": 2},
        "stand-in",
        "9",
        "lost",
        ("c.name", "c.cost"),
    )
    assert DEEP["card.other.cost.paid"].value == {"dollars": 1, "cubes": 2}
    assert "card.useless" in DEEP
    assert "card.useles" not in DEEP
    for key in ("card.other.cost.never", "card.useless.name.x", "", "card."):
        with pytest.raises(LookupError, match="there is no datum"):
            DEEP[key]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([("card.useless", 3)], "card.useless is 3; it is a table of name, dollars"),
        ([("card.usless.dollars", 3)], "no datum 'card.usless'; did you mean"),
        ([("card.useless.dollar", 3)], "no datum 'card.useless.dollar'; did you mean card.useless"),
        ([("card.other.cost", 1), ("card.other.cost.late", 2)], "both a value and a table"),
        ([("card..x", 1)], "'card..x' is no key"),
        ([(".".join("a" * (MOST_DEPTH + 1)), 1)], "is no key"),
        ([(f"card.n{i}", 1) for i in range(MOST_KEYS + 1)], f"at most {MOST_KEYS}"),
    ],
)
def test_keys_that_a_sheet_has_no_place_for(data: Any, message: str) -> None:
    with pytest.raises(PackError, match=message):
        DEEP.with_pack(supply(*data))


def test_a_word_of_a_key_has_no_dot() -> None:
    with pytest.raises(PackError, match=r"mine\.toml: data\.box has a key 'a\.b'"):
        parsed(HEAD + '[data.box]\n"a.b" = 1')
    with pytest.raises(PackError, match="at most"):
        parsed(HEAD + "[data.box]\n" + "\n".join(f"n{i} = 1" for i in range(MOST_KEYS + 1)))


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
            "uses.tenderloin is 0: it is 1 or more; or it is unlimited",
        ),
        ("[data.uses]\ntenderloin = {}", "uses.tenderloin: "),
        ("[data.means.mine]\ndollars = -1", "means.mine.dollars is -1: "),
        ("[data.uses]\nlocal_union = 2\nbonesetter = 2", "keep our stand-ins, so set all six"),
        ("[data.means]\nmine = 3", "means.mine is 3; it is a table of name, dollars, strike"),
        (
            "[data.means.strike-2usd]\ndolars = 3",
            "means.strike-2usd.dolars is 3: there is no such field; did you mean dollars",
        ),
        ("[data.meta]\nminutes = 3", "'meta.minutes' is a fact of the book, not of the board; "),
        (
            "[data.start]\nsavings = -1\nworkers = 'x'",
            "start.workers is 'x': it is a whole number; also start.savings is -1: it is 0 or more",
        ),
    ],
)
def test_a_wrong_value_says_what_would_be_right(data: str, message: str) -> None:
    text = f'format = "whichside-pack/1"\ngame = "postal"\nname = "mine"\n{data}\n'
    with pytest.raises(PackError) as error:
        postal.pack_content(postal.read_pack(text, "mine.toml"))
    assert message in str(error.value)


def test_the_other_game_says_as_much() -> None:
    for data, message in (
        ("[data.hand]\n2 = 'x'\n3 = 30", "hand.2 is 'x': it is a whole number; also "),
        ("[data.hand]\n2 = 'x'\n3 = 30", "hand.3 is 30: it is 27 or less"),
        ("[data.course]\nrounds = 9", "course.rounds is 9: "),
        ("[data.course]\nround = 1", "no datum 'course.round'; did you mean course.rounds"),
        ("[data.hand]\n2 = 0", "a hand has at least 1"),
    ):
        text = f'format = "whichside-pack/1"\ngame = "yellow_places"\nname = "mine"\n{data}\n'
        with pytest.raises(PackError) as error:
            yellow_places.pack_content(yellow_places.read_pack(text, "mine.toml"))
        assert message in str(error.value)


# Typed content: citing, and JSON -----------------------------------------------------------------


def packed(data: str) -> postal.PostalContent:
    text = f'format = "whichside-pack/1"\ngame = "postal"\nname = "mine"\n{data}\n'
    return postal.pack_content(postal.read_pack(text, "mine.toml"))


def test_content_in_play_knows_its_clauses() -> None:
    content = packed("[data.means.strike-2usd]\ndollars = 3\n[data.means.mine]\nstrike = 1")
    assert clauses_of(content, "means.strike-2usd.dollars") == ("postal.means.cost.strike-2usd",)
    assert clauses_of(content, "means.mine") == ()
    dollars = cited(content, "means.strike-2usd.dollars")
    assert (dollars.value, dollars.provenance, dollars.lines) == (3, "supplied", "")
    strike = cited(content, "means.strike-2usd.strike")
    assert (strike.value, strike.provenance, strike.lines) == (1, "stated", "257")
    assert cited(pickle.loads(pickle.dumps(content)), "means.mine.strike").value == 1
    assert cited(postal.stated_content(), "last_box.risk").value is None
    assert clauses_of(yellow_places.default_content(), "hand.2") == (
        yellow_places.datum("hand.2").clauses
    )
    with pytest.raises(LookupError, match="did you mean"):
        cited(content, "means.strike-2us")
    with pytest.raises(LookupError, match="int is declared as no game's content"):
        cited(3, "x")


def test_what_is_cited_is_noted_within_a_block_only() -> None:
    content, heard = postal.default_content(), list[str]()
    with noting(heard.extend):
        assert cited(content, "start.savings").value == content.start.savings
        clauses_of(content, "means.strike-2usd")
    cited(content, "start.workers")
    assert heard == ["postal.setup.savings-2", "postal.means.cost.strike-2usd"]


CONTENTS = {
    "default": postal.default_content(),
    "stated": postal.stated_content(),
    "changed": packed("[data.last_box]\nrisk = 5\n[data.means.mine]\nstrike = 1"),
}


@pytest.mark.parametrize("name", CONTENTS)
def test_content_is_named_in_json(name: str) -> None:
    setup = postal.Setup(content=CONTENTS[name])
    tree = json.loads(postal.to_json(postal.new_game(setup)))["setup"]["content"]
    assert set(tree) == {"format", "sheet", "digest", "supplied"}
    assert tree["sheet"] == ("stated" if name == "stated" else "default")
    assert tree["supplied"].get("last_box.risk") == (5 if name == "changed" else None)
    assert bool(tree["supplied"]) == (name == "changed")
    adapter = postal.setup_adapter()
    for context in (None, WHOLE):
        written = adapter.dump_json(setup, context=context)
        assert adapter.validate_json(written) == setup
        jsonschema.validate(json.loads(written), adapter.json_schema())
        assert (b"two_dice" in written) == (context == WHOLE)


@pytest.mark.parametrize("pack", ["", "[data.last_box]\nrisk = 9"])
@pytest.mark.parametrize("context", [None, WHOLE])
def test_equal_contents_are_one(pack: str, context: object) -> None:
    """To compare them takes long, and rules are asked about their content in every position."""
    content = packed(pack) if pack else postal.default_content()
    setup = postal.Setup(content=content)
    adapter = postal.setup_adapter()
    again = adapter.validate_json(adapter.dump_json(setup, context=context))
    assert again.content is content
    if pack:
        assert packed(pack) is content


def test_content_that_no_pack_makes_stands_there_itself() -> None:
    shipped = postal.default_content()
    fields = {name: getattr(shipped, name) for name in ("cubes", "start", "rent", "target", "cost")}
    fields |= {name: getattr(shipped, name) for name in ("strength", "last_box", "uses")}
    fields |= {"wages": shipped.wages, "price": shipped.price, "means": shipped.means[1:]}
    fewer = postal.PostalContent(**fields)
    setup = postal.Setup(content=fewer)
    written = postal.setup_adapter().dump_json(setup)
    assert len(json.loads(written)["content"]["means"]) == len(shipped.means) - 1
    assert postal.setup_adapter().validate_json(written) == setup
    assert pickle.loads(pickle.dumps(fewer)) == fewer
    assert clauses_of(fewer, f"means.{shipped.means[2].id}")
    with pytest.raises(LookupError, match="there is no datum"):
        cited(fewer, f"means.{shipped.means[0].id}")


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (
            {"digest": "0" * 16},
            r"the digest is '0+', but the sheet 'default' .* other content was meant",
        ),
        ({"supplied": {"last_box.risk": 5}}, "other content was meant"),
        ({"supplied": {"last_box.riks": 5}}, r"no datum 'last_box\.riks'; did you mean"),
        ({"supplied": {"last_box.risk": 0}}, r"last_box\.risk is 0: "),
        ({"supplied": {"last_box": 0}}, "it is a table of risk"),
        ({"supplied": {"a": 1, "a.b": 2}}, "both a value and a table"),
        ({"sheet": "mine"}, "default, stated"),
        ({"format": "whichside-content/2"}, "whichside-content/1"),
        ({"colour": 1}, "colour"),
    ],
)
def test_named_content_that_does_not_fit(spoil: dict[str, Any], message: str) -> None:
    tree = json.loads(postal.setup_adapter().dump_json(postal.Setup()))
    tree["content"] |= spoil
    with pytest.raises(InvalidValue, match=message):
        postal.setup_adapter().validate_json(json.dumps(tree))


@given(st.dictionaries(st.sampled_from(("last_box.risk", "means.x", "a..b", "start")), JSON))
def test_whatever_is_supplied_in_json_only_our_error_escapes(supplied: Any) -> None:
    tree = json.loads(postal.setup_adapter().dump_json(postal.Setup()))
    tree["content"]["supplied"] = supplied
    with contextlib.suppress(InvalidValue):
        assert postal.setup_adapter().validate_json(json.dumps(tree)) == postal.Setup()


@value
class Slot:
    id: Id
    cubes: int = 0


@value
class Card:
    id: Id
    name: str
    slots: tuple[Slot, ...]
    prices: tuple[int, ...] = ()


@value
class Deep(HashedOnce):
    cards: tuple[Card, ...]
    most: int

    __hash__ = hash_once


def test_tables_within_tables_are_typed_and_found_again() -> None:
    sheet = Sheet(
        {
            datum.key: datum
            for datum in (
                Datum("cards.fire.name", "Fire", "stated", clauses=("c.name",)),
                Datum("cards.fire.slots.a", {"cubes": 1}, "stated", clauses=("c.slot",)),
                Datum("cards.fire.slots.b.cubes", 2, "stand-in", clauses=("c.cubes",)),
                Datum("meta.most", 3, "stated"),
            )
        }
    )
    toy = Content("toy", Deep, "a toy", open_groups=("cards",), keys={"most": "meta.most"})
    vars(toy)["_sheets"] = {"default": sheet, "stated": sheet}  # as if it were shipped
    fire = Card("fire", "Fire", (Slot("a", 1), Slot("b", 2)))
    assert toy.default() == Deep((fire,), 3)
    new = {"fire": {"slots": {"b": {"cubes": 7}}}, "ice": {"name": "Ice", "slots": {}}}
    changed = toy.pack_content(supply(("cards", new)))
    slots = (Slot("a", 1), Slot("b", 7))
    assert changed == Deep((Card("fire", "Fire", slots), Card("ice", "Ice", ())), 3)
    assert cited(changed, "cards.fire.slots.b.cubes").clauses == ("c.cubes",)
    assert cited(changed, "cards.fire.slots.a.cubes").provenance == "stated"
    adapter: TypeAdapter[Any] = TypeAdapter(Annotated[Deep, toy])
    written = json.loads(adapter.dump_json(changed))
    assert written["supplied"]["cards.fire.slots.b.cubes"] == 7
    assert not [key for key in written["supplied"] if "fire" in key and key[-5:] != "cubes"]
    assert adapter.validate_json(json.dumps(written)) == changed
    schema = toy.pack_schema()
    tree = {"format": "whichside-pack/1", "game": "toy", "name": "mine"}
    jsonschema.validate(tree | {"data": {"cards": new, "meta": {"most": 1}}}, schema)
    for wrong in ({"cards": {"fire": {"id": "x"}}}, {"meta": {"least": 1}}, {"most": 1}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(tree | {"data": wrong}, schema)
    with pytest.raises(PackError, match=r"cards\.fire\.slots\.a is 3; it is a table of cubes"):
        toy.pack_content(supply(("cards.fire.slots.a", 3)))


def too_many_cubes(content: Deep) -> Any:
    for card in content.cards:
        if sum(slot.cubes for slot in card.slots) > content.most:
            yield f"cards.{card.id}.slots", f"it has more cubes than {content.most}"
        if card.name == "Wet":
            yield f"cards.{card.id}.name", "no card is wet"


def with_agreement() -> Content[Deep]:
    """Content of which each card has at most three cubes."""
    toy = Content(
        "toy",
        Deep,
        "a toy",
        open_groups=("cards",),
        keys={"most": "meta.most"},
        agree=too_many_cubes,
    )
    sheet = Sheet(
        {
            one.key: one
            for one in (
                Datum("cards.fire.name", "Fire", "stated"),
                Datum("cards.fire.slots.a.cubes", 1, "stated"),
                Datum("meta.most", 3, "stated"),
            )
        }
    )
    vars(toy)["_sheets"] = {"default": sheet, "stated": sheet}  # as if it were shipped
    return toy


def test_values_that_do_not_agree_are_told_with_key_and_value() -> None:
    toy = with_agreement()
    with pytest.raises(PackError) as wrong:
        toy.pack_content(supply(("cards.fire.name", "Wet")))
    assert str(wrong.value) == "pack 'mine': cards.fire.name is 'Wet': no card is wet"
    with pytest.raises(PackError, match=r"cards\.fire\.slots.*: it has more cubes than 3"):
        toy.pack_content(supply(("cards.fire.slots.a.cubes", 4)))


def test_what_is_wrong_is_told_once_and_not_as_missing_besides() -> None:
    toy = with_agreement()
    new = {"ice": {"name": 3, "slots": {}}, "sea": {"name": "Wet", "slots": {}}}
    told = toy.mistakes(supply(("cards", new)))
    assert len(told) == 2
    assert told[0].startswith("cards.ice.name is 3: ")
    assert told[1] == "cards.sea.name is 'Wet': no card is wet"
