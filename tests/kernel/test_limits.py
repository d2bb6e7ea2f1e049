"""What comes from outside is bounded: in bytes, in depth, in cost, and in what an error says."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import BeforeValidator, TypeAdapter, ValidationError

from tests.conftest import GAMES
from whichside_rules import postal, yellow_places as yp
from whichside_rules.kernel.book import names
from whichside_rules.kernel.book.names import Name, Title, brief, plain
from whichside_rules.kernel.files import content, record as records, sheet
from whichside_rules.kernel.files.record import RecordError
from whichside_rules.kernel.files.sheet import Pack, PackError
from whichside_rules.kernel.playing import codec
from whichside_rules.kernel.playing.game import Game
from whichside_rules.kernel.playing.refusal import IllegalAction, ImpossiblePosition
from whichside_rules.kernel.values import jsontext, memory
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.simulate import Summary, simulate

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
HEAD = 'format = "whichside-pack/1"\ngame = "postal"\nname = "mine"\n'
SECONDS = 2
"""The time that anything at a limit may take here; it takes a tenth of it."""


def content_of(text: str, kind: Any = "toml") -> postal.PostalContent:
    return postal.pack_content(postal.read_pack(text, "mine", kind))


def refused(make: Callable[[], object], kind: type[Exception]) -> str:
    """The message with which it is refused, in one short line and soon."""
    before = time.process_time()
    with pytest.raises(kind) as error:
        make()
    assert time.process_time() - before < SECONDS
    message = str(error.value)
    assert len(message) < 4_000
    assert message.isprintable()
    assert "Value error" not in message, "that is how pydantic talks"
    return message


# Names and messages -------------------------------------------------------------------------------


def test_a_message_shows_what_is_wrong_as_code_and_cut() -> None:
    assert (brief("a"), brief("\x1b[2J\n")) == ("'a'", r"'\x1b[2J\n'")
    assert len(brief("x" * 10**6)) == names.MOST_SHOWN
    assert brief(10**9_999) == "a huge int"
    assert (plain("a b"), plain("a\nb")) == ("a b", r"'a\nb'")


@pytest.mark.parametrize(
    "name", ["", "a\nb", "\x1b]0;x\x07", "\u202eevil", "p\u0456nk", "x" * 41, 3]
)
def test_a_name_is_short_and_can_be_printed(name: object) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(Name).validate_python(name)
    with pytest.raises(InvalidValue):
        yp.Setup(colours=("green", name))  # type: ignore[arg-type]
    table = {"format": "whichside-pack/1", "game": "postal", "name": "mine"}
    table["data"] = {"means": {str(name): {"dollars": 3}}}  # type: ignore[assignment]
    if name != 3:
        refused(lambda: content_of(json.dumps(table), "json"), PackError)


def test_a_title_is_short_and_can_be_printed() -> None:
    title = TypeAdapter(Title)
    assert title.validate_python("x" * names.LONGEST_TITLE)
    for wrong in ("x" * (names.LONGEST_TITLE + 1), "a\nb", "\u202eevil", "a p\u0456nk one"):
        with pytest.raises(ValidationError):
            title.validate_python(wrong)


def test_a_name_may_be_written_in_any_language() -> None:
    assert yp.Setup(colours=("zoë", "Ольга", "小明")).colours[1] == "Ольга"
    assert TypeAdapter(Title).validate_python("Группа A")


def test_names_that_look_the_same_are_the_same_name() -> None:
    told = refused(lambda: yp.Setup(colours=("pink", "p\u0456nk")), InvalidValue)
    assert "'\u0456' (U+0456) is not 'i', and only looks like it" in told
    pope = "\u0440\u043e\u0440\u0435"
    yp.new_game(yp.Setup(colours=("pink", pope)))
    with pytest.raises(IllegalAction, match="choose-colour"):
        yp.new_game(yp.Setup(colours=("pope", pope)))


@pytest.mark.parametrize("make", [postal.Take, yp.PassPawn])
def test_a_move_names_nothing_that_no_name_could_be(make: Callable[[str], object]) -> None:
    assert make("x" * 40)
    with pytest.raises(InvalidValue):
        make("x" * 41)


@each_game
@pytest.mark.parametrize("name", ["x" * 3_000_000, "a\nb"])
def test_a_stranger_is_told_in_one_short_line(game: Game, name: str) -> None:
    state = game.new_game(game.setup_adapter().validate_json("{}"))
    for ask in (game.observation, game.legal_actions):
        assert len(refused(lambda ask=ask: ask(state, name), LookupError)) < 300  # type: ignore[misc]
    assert len(refused(lambda: game.check(state, name), TypeError)) < 300


# JSON ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ['"é"', '"é"'.encode(), '"abc"'], ids=["str", "bytes", "ascii"])
def test_bytes_are_counted_and_not_letters(text: str | bytes) -> None:
    size = len(text.encode() if isinstance(text, str) else text)
    assert jsontext.parsed(text, size)
    assert f"larger than {size - 1} bytes" in refused(
        lambda: jsontext.parsed(text, size - 1), ValueError
    )


def test_of_what_says_too_much_nothing_is_parsed() -> None:
    for text, message in (("[" + "1," * 5, "more than 4 values"), ("[" + "1," * 4, "not JSON")):
        assert message in refused(lambda text=text: jsontext.parsed(text, 99, 4), ValueError)  # type: ignore[misc]


# Packs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a" + ".a" * 125_000 + " = 1", "nested too deep; a pack has at most 16 levels"),
        ("[" + "a." * 125_000 + "a]", "nested too deep"),
        ("[" + "'a' . " * 40_000 + "a]", "nested too deep"),
        ("x = {" + "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q = 1}", "nested too deep"),
        ("a = " + "[" * 9_000, "nested too deep"),
        ("a = [" + "1,\n" * 80_000 + "]", "more than 20000 values"),
        ('"' * 9_000, "not TOML"),
        (("[" + "x" * 9_000 + "]\n") * 2, "not TOML: Cannot declare"),
        ("a = [" + "1," * 9_000 + "]", "a line of 18006 characters; 10000 are allowed"),
        ("#" * sheet.MOST_BYTES + "#", "larger than 262144 bytes"),
        (HEAD + "[data.target]\nnormal = 2020-01-01", "target.normal is datetime.date"),
        (HEAD + "[data.target]\nnormal = 0x" + "f" * 9_000, "has more than 15 digits"),
        (HEAD + "[data.target]\nnormal = [[0x" + "f" * 9_000 + "]]", "has more than 15 digits"),
        (HEAD + "[data.x]\ny = [{ z = 0x" + "f" * 9_000 + " }]", "has more than 15 digits"),
        ("#" + "é" * (sheet.MOST_BYTES // 2), "larger than 262144 bytes"),
        (HEAD + '[data.means."a\\nb"]\ndollars = 1', "is no key"),
        (HEAD + f"[data.means.{'x' * 300}]\ndollars = 1", "is no key"),
        (HEAD + f"[data.means.{'x' * 41}]\ndollars = 1", "40 characters or fewer"),
        (HEAD.replace("mine", "\\u001b[2J"), "one line of at most 80 characters"),
        (HEAD.replace("mine", "m" * 81), "one line of at most 80 characters"),
        ("\\u001b = 1", "not TOML"),
    ],
)
def test_a_pack_that_is_no_small_table_is_refused_soon(text: str, message: str) -> None:
    assert message in refused(lambda: content_of(text), PackError)


def test_what_stands_in_texts_and_comments_is_no_key() -> None:
    dots = "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r"
    for text in (f'"{dots}"', f"'{dots}'", f'"""\\\n{dots}"""', f"'''{dots}''' # {dots}"):
        content = content_of(HEAD + f"[data.means.x] # {dots}\ndollars = 1\nname = {text}\n")
        assert content.means[-1].name == dots


@pytest.mark.parametrize("where", ["name", "data", "normal"])
def test_a_key_of_a_pack_stands_once(where: str) -> None:
    tree = {"format": "whichside-pack/1", "game": "postal", "name": "n"}
    text = json.dumps(tree | {"data": {"target": {"normal": 6}}})
    assert content_of(text, "json").target.normal == 6
    twice = text.replace(f'"{where}"', f'"{where}": 1, "{where}"')
    assert f"the key '{where}' stands twice" in refused(
        lambda: content_of(twice, "json"), PackError
    )


def test_the_largest_pack_is_read_soon() -> None:
    rows = (f"[data.means.m{n}]\ndollars = {n % 9}\n" for n in range(4_000))
    text = HEAD + "".join(rows)
    assert len(text) < sheet.MOST_BYTES
    assert "it has 99 entries or fewer" in refused(lambda: content_of(text), PackError)
    rows = (f"[data.means.m{n}]\ndollars = {n % 9}\n" for n in range(99 - 8))
    assert len(content_of(HEAD + "".join(rows)).means) == 99


def test_the_data_of_a_pack_are_read_once() -> None:
    # The second look at an iterator found nothing, and with it nothing wrong.
    pack = Pack("postal", "mine", iter([("meta.players", 5)]))  # type: ignore[arg-type]
    assert "is a fact of the book" in refused(lambda: postal.pack_content(pack), PackError)


@pytest.mark.parametrize(
    ("field", "given", "message"),
    [
        ("target.normal", 0, "target.normal is 0; with 8 means of production in the list it is 1"),
        ("target.confirmed", 0, "target.confirmed is 0; "),
        ("target.hard", 9, "target.hard is 9; with 8 means of production in the list it is 1 to 8"),
        ("wages.newtown_creek", 100, "it is 99 or less"),
    ],
)
def test_content_with_which_nobody_could_play_is_no_content(
    field: str, given: int, message: str
) -> None:
    pack = Pack("postal", "mine", ((field, given),))
    assert message in refused(lambda: postal.pack_content(pack), PackError)


def test_a_datum_that_there_is_not_is_told_soon_and_short() -> None:
    key = "last_box.risk" * 100_000
    assert len(refused(lambda: postal.datum(key), LookupError)) < 300
    # What may have been meant is looked for in the beginning of what was asked.
    assert "did you mean last_box.risk" in refused(
        lambda: postal.datum("last_box.risks"), LookupError
    )


@pytest.mark.parametrize(
    ("length", "message"), [(64, "the digest is 'x"), (65, "64 characters or")]
)
def test_the_digest_of_a_content_is_short(length: int, message: str) -> None:
    tree = json.loads(POSITION)
    tree["setup"]["content"]["digest"] = "x" * length
    assert message in refused(lambda: postal.from_json(json.dumps(tree)), ImpossiblePosition)


# Positions ----------------------------------------------------------------------------------------


def position_with(field: str, given: object) -> str:
    tree = json.loads(postal.to_json(postal.position()))
    return json.dumps(tree | {field: given})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (" " * codec.MOST_BYTES + "{}", "larger than 262144 bytes"),
        ("[" * 100_000, "nested too deep"),
        ("{", "not JSON"),
        (b"\xff", "not UTF-8"),
        (position_with("controlled", ["x"] * 12_000), "not-in|does not|list"),
        (position_with("controlled", [1] * 12_000), "controlled.0"),
        (position_with("agenda", [{"kind": "fly"}] * 4_000), "agenda.0"),
        (position_with("risk", 5).replace('"risk"', '"risk": 0, "risk"'), "'risk' stands twice"),
        (position_with("x\n" * 9_000, 1), "there is no field"),
        (json.dumps(list(range(jsontext.MOST_VALUES + 1))), "more than 20000 values"),
    ],
)
def test_a_position_that_no_table_shows_is_refused_soon_and_short(
    text: str | bytes, message: str
) -> None:
    before = time.process_time()
    with pytest.raises(ImpossiblePosition, match=message) as error:
        postal.from_json(text)
    assert time.process_time() - before < SECONDS
    assert len(str(error.value)) < 1_700


def test_a_wrong_value_is_repeated_in_part_and_what_is_said_of_it_is_cut() -> None:
    long: Any = "x" * 5_000
    told = refused(lambda: postal.position(savings=long), ImpossiblePosition)
    assert told.startswith("savings is 'xxx")
    assert told.endswith("it is a whole number")
    assert len(told) < 200

    def loud(_: object) -> int:
        raise ValueError("y" * 5_000)

    with pytest.raises(ValidationError) as error:
        TypeAdapter(dict[str, Annotated[int, BeforeValidator(loud)]]).validate_python({"a": 1})
    told = str(ImpossiblePosition.of(error.value))
    assert told.startswith("a is 1: 'yyy")
    assert 300 < len(told) < 450


def test_the_reasons_of_an_impossible_position_are_cut() -> None:
    many = ImpossiblePosition(*("x" * 10_000 for _ in range(50)))
    for language in ("en", "fr"):
        assert len(many.say(language)) < 1_600
        assert many.say(language).endswith("; … (+48)")
    short = ImpossiblePosition(*("x" * 10 for _ in range(50)))
    assert short.say().endswith("; … (+30)")


# Wrong things -------------------------------------------------------------------------------------


@pytest.mark.parametrize("codec_of", [postal, yp])
@pytest.mark.parametrize("stranger", [None, "", 0, object(), yp.Setup(), "x\n" * 10**6])
def test_what_is_no_position_is_not_written(codec_of: Any, stranger: object) -> None:
    assert "is not a " in refused(lambda: codec_of.to_json(stranger), TypeError)


@each_game
@pytest.mark.parametrize("stranger", [None, "", 0, {}, object()])
def test_of_what_is_no_setup_nobody_plays(game: Game, stranger: object) -> None:
    assert "is not a Setup" in refused(lambda: game.players(stranger), TypeError)
    if stranger is not None:  # the usual set-up
        assert "is not a Setup" in refused(lambda: game.new_game(stranger), TypeError)


@each_game
@pytest.mark.parametrize("stranger", [None, "", 0, {}, object()])
def test_of_what_is_no_position_nothing_is_answered(game: Game, stranger: object) -> None:
    for ask in (
        *(game.pending, game.legal_actions, game.chance_outcomes, game.key),
        lambda state: game.observation(state, "nobody"),
        lambda state: game.legal_actions(state, "nobody"),
        lambda state: game.check(state, None),
        lambda state: game.apply(state, None),
    ):
        refused(lambda ask=ask: ask(stranger), TypeError)  # type: ignore[misc]


@pytest.mark.parametrize("stranger", [None, "", 0, {}, object(), yp.new_game()])
def test_of_what_is_no_view_nothing_is_deduced(stranger: Any) -> None:
    assert "is not a YellowView" in refused(lambda: yp.deduce(stranger), TypeError)


def test_a_position_of_another_game_is_none() -> None:
    state, move = yp.position(hands={"green": ["1-tea"]}), postal.Pay()
    for ask in (postal.RULES.apply, postal.check):
        with pytest.raises(TypeError, match="is not a PostalState"):
            ask(state, move)  # type: ignore[arg-type]
    offered: Any = yp.legal_actions(state)[0]
    with pytest.raises(TypeError, match="is not a PostalState"):
        postal.RULES.apply(state, offered)  # type: ignore[arg-type]


@pytest.mark.parametrize("asked_before", [True, False])
def test_what_is_remembered_with_a_position_answers_its_own_game_alone(asked_before: bool) -> None:
    for game, other in ((postal, yp), (yp, postal)):
        for setup in (other.Setup(), None):
            state: Any = other.new_game(setup)
            if asked_before:
                assert other.legal_actions(state) or other.chance_outcomes(state)
            for ask in (game.legal_actions, game.chance_outcomes, game.pending, game.key):
                with pytest.raises(TypeError, match="is not a"):
                    ask(state)


# What is shipped ----------------------------------------------------------------------------------


def spoil(thing: Any) -> None:
    """Change whatever can be changed in a list or table, however deep."""
    inner = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()
    for each in list(inner):
        spoil(each)
    if isinstance(thing, dict | list):
        thing.clear()


@each_game
def test_shipped_data_cannot_be_changed_through_an_answer(game: Any) -> None:
    before, content = repr(list(game.sheet())), game.default_content()
    for datum in game.sheet():
        for answer in (datum, game.datum(datum.key), game.datum(datum.key.split(".")[0])):
            spoil(answer.value)
    for datum in game.sheet().below(next(iter(game.sheet())).key.split(".")[0]):
        spoil(datum.value)
    spoil(game.sheet().tree())
    assert repr(list(game.sheet())) == before
    assert game.pack_content(Pack(game.NAME, "nothing")) == content


def test_a_sheet_keeps_what_a_pack_said_when_it_was_read() -> None:
    given = [3, 6]
    changed = postal.sheet().with_pack(Pack("postal", "mine", (("strength.two_dice", given),)))
    given.append(9)
    assert changed["strength.two_dice"].value == [3, 6]


# Summaries ----------------------------------------------------------------------------------------

SUMMARY = simulate("postal", postal.Setup(), 5, 1)


def forged(**fields: object) -> str:
    return json.dumps(json.loads(SUMMARY.to_json()) | fields)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (forged(games=50), "50 games, but 5 endings"),
        (forged(games=-5), "games"),
        (forged(measures=[{"name": "moves", "result": "won", "counts": []}]), "counts"),
        (forged(measures=[{"name": "m", "result": "lost", "counts": [[3, 1], [2, 1]]}]), "ascend"),
        (forged(measures=[{"name": "m", "result": "lost", "counts": [[3, 0]]}]), "counts.0.1"),
        (forged(measures=[{"name": "m", "result": "lost", "counts": [[3, 9]]}]), "9 games"),
        (" " * 300_000, "larger than"),
        (SUMMARY.to_json().replace('"games"', '"games": 1, "games"', 1), "stands twice"),
    ],
)
def test_a_summary_adds_up(text: str, message: str) -> None:
    assert Summary.from_json(SUMMARY.to_json()) == SUMMARY
    assert message in refused(lambda: Summary.from_json(text), ValueError)


# Each limit, and one more -------------------------------------------------------------------------

GAME_RECORD = json.loads(records.to_json(records.record(postal, postal.Setup(mode="normal"), ())))


def pack_of(count: int) -> str:
    return HEAD + "[data.x]\n" + "".join(f"a{n} = 1\n" for n in range(count))


def record_of(**fields: object) -> str:
    return json.dumps(GAME_RECORD | fields)


def replayed(text: str) -> None:
    for _ in records.replay(postal, records.from_json(text)):
        pass


def values_in(tree: Any) -> int:
    """How many values there are, keys included."""
    if isinstance(tree, dict):
        return 1 + len(tree) + sum(map(values_in, tree.values()))
    return 1 + sum(map(values_in, tree)) if isinstance(tree, list) else 1


def moves_of_values(values: int) -> list[Any]:
    """Moves by which the record is of so many values in all."""
    left, moves = values - values_in(GAME_RECORD | {"moves": []}), []
    while left:
        now = min(left, VALUES)
        moves.append({"kind": list_of(now - 2)})
        left -= now
    return moves


def filled(text: str, size: int) -> str:
    return text + " " * (size - len(text))


def list_of(values: int) -> list[int]:
    """A list that is so many values with itself."""
    return [0] * (values - 1)


POSITION, VALUES = postal.to_json(postal.position()), jsontext.MOST_VALUES
IN_RECORD = 2 * 1 + 1  # an object with one key has these values beside the one under the key

ONE_MORE: dict[str, tuple[int, Callable[[int], object], str]] = {
    "bytes of a pack": (
        sheet.MOST_BYTES,
        lambda n: content_of(HEAD + "#" * (n - len(HEAD))),
        "larger than 262144 bytes",
    ),
    "data of a pack": (sheet.MOST_KEYS, lambda n: content_of(pack_of(n)), "at most 8192"),
    "data of a pack made in Python": (
        sheet.MOST_KEYS,
        lambda n: postal.pack_content(Pack("postal", "m", tuple((f"x.a{i}", 1) for i in range(n)))),
        "at most 8192",
    ),
    "words of a key": (
        sheet.MOST_DEPTH,
        lambda n: postal.pack_content(Pack("postal", "m", ((".".join("a" * n), 1),))),
        "is no key",
    ),
    "depth of a pack": (
        sheet.MOST_DEPTH,
        lambda n: content_of(".".join("a" * (n - 1)) + " = 1"),
        "nested too deep",
    ),
    "characters of a key": (
        sheet.MOST_KEY,
        lambda n: content_of(HEAD + f"[data.x]\n{'y' * (n - 2)} = 1"),
        "is no key",
    ),
    "digits of a number": (
        sheet.MOST_DIGITS,
        lambda n: content_of(HEAD + "[data.target]\nnormal = " + "9" * n),
        "more than 15 digits",
    ),
    "bytes of a position": (
        codec.MOST_BYTES,
        lambda n: postal.from_json(filled(POSITION, n)),
        "larger than 262144 bytes",
    ),
    "values of a position": (
        VALUES,
        lambda n: postal.from_json(json.dumps(list_of(n))),
        "more than 20000 values",
    ),
    "bytes of a summary": (
        codec.MOST_BYTES,
        lambda n: Summary.from_json(filled(SUMMARY.to_json(), n)),
        "larger than 262144 bytes",
    ),
    "values of a summary": (
        VALUES,
        lambda n: Summary.from_json(json.dumps(list_of(n))),
        "more than 20000 values",
    ),
    "bytes of a record": (
        records.MOST_BYTES,
        lambda n: replayed(filled(record_of(), n)),
        "larger than 2097152 bytes",
    ),
    "moves of a record": (
        records.MOST_MOVES,
        lambda n: replayed(record_of(moves=[{}] * n)),
        "30000 entries or fewer",
    ),
    "values of a record": (
        records.MOST_VALUES_IN_ALL,
        lambda n: replayed(record_of(moves=moves_of_values(n))),
        "more than 600000 values",
    ),
    "values of a set-up": (
        VALUES,
        lambda n: replayed(record_of(setup={"x": list_of(n - IN_RECORD + 1)})),
        "more than 20000 values",
    ),
    "values of a move": (
        VALUES,
        lambda n: replayed(record_of(moves=[{"kind": list_of(n - IN_RECORD + 1)}])),
        "more than 20000 values",
    ),
    "characters of a name": (
        names.LONGEST_NAME,
        lambda n: yp.Setup(colours=("green", "x" * n)),
        "40 characters or fewer",
    ),
}


@pytest.mark.parametrize("what", ONE_MORE)
def test_what_is_at_a_limit_is_let_in_and_one_more_is_refused(what: str) -> None:
    limit, ask, message = ONE_MORE[what]
    for more in (0, 1):
        before, told = time.process_time(), ""
        try:
            ask(limit + more)
        except ValueError as error:
            told = str(error)
        assert time.process_time() - before < SECONDS
        assert (message in told) == bool(more), told


VIEW = json.loads(
    records.view_to_json(records.view_record(yp, records.record(yp, yp.Setup(), ()), "green"))
)
STEP: dict[str, object] = {"events": []}
TEXTS = {"library": 40, "game": 40, "edition": 400}


@pytest.mark.parametrize(
    ("of", "field", "most"),
    [
        *(("record", *each) for each in TEXTS.items()),
        *(("view", *each) for each in TEXTS.items()),
        ("record", "digest", 64),
        ("view", "player", 40),
    ],
)
def test_the_texts_of_a_record_are_short(of: str, field: str, most: int) -> None:
    tree, read = (
        (VIEW, records.view_from_json) if of == "view" else (GAME_RECORD, records.from_json)
    )
    read(json.dumps(tree | {field: "x" * most}))
    message = refused(lambda: read(json.dumps(tree | {field: "x" * (most + 1)})), RecordError)
    assert message.startswith(f"{field} is 'xxx")


LISTS: dict[str, Callable[[list[Any]], dict[str, Any]]] = {
    "moves": lambda inner: GAME_RECORD | {"moves": inner},
    "steps": lambda inner: VIEW | {"steps": inner},
    "steps.0.events": lambda inner: VIEW | {"steps": [{"events": inner}]},
    "steps.0.story": lambda inner: VIEW | {"steps": [{"events": [], "story": inner}]},
}


@pytest.mark.parametrize("where", LISTS)
def test_the_lists_of_a_record_are_bounded_and_of_many_slips_one_is_described(where: str) -> None:
    of_view, most = where != "moves", records.MOST_MOVES
    read: Any = records.view_from_json if of_view else records.from_json
    good: object = "s" if "story" in where else STEP if where == "steps" else {}
    if "0" not in where:
        read(json.dumps(LISTS[where]([good] * most)))
    message = refused(lambda: read(json.dumps(LISTS[where]([good] * (most + 1)))), RecordError)
    assert "or fewer" in message or "more than 20000 values" in message
    kind = records.ViewRecord if of_view else records.GameRecord
    kind.model_validate(LISTS[where]([good] * most))
    for wrong in ([good] * (most + 1), [1, 2, 3]):
        with pytest.raises(ValidationError) as error:
            kind.model_validate(LISTS[where](wrong))
        assert error.value.error_count() == 1


@pytest.mark.parametrize("name", ["x" * 100_000, "a\nb", "\x1b[2J"])
def test_the_place_of_too_many_values_is_told_in_short(name: str) -> None:
    text = json.dumps({name: {"x": list_of(VALUES)}})
    assert refused(lambda: records.from_json(text), RecordError).endswith("more than 20000 values")


def test_what_is_remembered_stays_up_to_its_limit() -> None:
    with memory.off():
        pass  # from here nothing is kept
    answers = memory.Answers()
    answers.keep("first", b"")
    size = memory.MOST_BYTES - memory._kept - memory._AN_ANSWER
    size -= memory.weight("last") + memory.weight(b"")
    answers.keep("last", bytes(size))
    assert set(answers) == {"first", "last"}
    answers.keep("one more", b"")
    assert set(answers) == {"one more"}
    memory.forget()


# The guide ----------------------------------------------------------------------------------------


def test_the_guide_says_the_limits_in_both_languages() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "guide", "rely.md").read_text("utf-8")
    english, french = page.split(":::{lang} fr")
    for limit in (
        sheet.MOST_BYTES,
        sheet.MOST_KEYS,
        sheet.MOST_DEPTH,
        sheet.MOST_KEY,
        sheet.MOST_DIGITS,
        codec.MOST_BYTES,
        content.MOST_BYTES,
        content.MOST_VALUES,
        content.MOST_MISTAKES,
        jsontext.MOST_VALUES,
        records.MOST_BYTES,
        records.MOST_MOVES,
        records.MOST_VALUES_IN_ALL,
        names.LONGEST_NAME,
        memory.MOST_BYTES,
    ):
        assert f" {limit:,} " in english
        assert f" {limit:,} ".replace(",", " ") in french
