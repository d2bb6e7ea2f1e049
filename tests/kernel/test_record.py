"""Records: faults of a file are told by place and reason, nothing else escapes."""

from __future__ import annotations

import contextlib
import importlib
import json
import pickle
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.postal.subject import SUBJECT as POSTAL
from tests.yellow_places.subject import SUBJECT as YELLOW_PLACES
from whichside_rules import __version__, postal, whichside, yellow_places
from whichside_rules.kernel.files import record as records
from whichside_rules.kernel.files.content import WHOLE
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.values import jsontext
from whichside_rules.testing.conformance import walk

SETUP = postal.Setup("hard")
MOVES = [step.move for step in walk(POSTAL, SETUP, 5)]
RECORD = records.record(postal, SETUP, MOVES)


def changed(**fields: Any) -> records.GameRecord:
    return RECORD.model_copy(update=fields)


def replayed(record: records.GameRecord) -> list[Any]:
    return [move for move, _ in records.replay(postal, record)]


def test_a_record_says_what_it_is() -> None:
    assert RECORD.game == "postal"
    assert RECORD.library == __version__
    assert RECORD.edition
    tree = json.loads(records.to_json(RECORD))
    assert tree["format"] == "whichside-record/2"
    assert tree["setup"]["mode"] == "hard"
    assert tree["setup"]["readings"]["six_on_ten"] == "defeat-at-once"
    assert [move["kind"] for move in tree["moves"][:2]] == ["roll", "begin-turn"]


def test_a_record_replays() -> None:
    assert replayed(RECORD) == MOVES
    assert records.setup_of(postal, RECORD) == SETUP
    assert replayed(changed(digest="")) == MOVES


def test_only_legal_games_are_recorded() -> None:
    with pytest.raises(IllegalAction):
        records.record(postal, SETUP, [postal.Pay()])


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "chess"}, "a record of 'chess', not of 'postal'"),
        ({"setup": {"mode": "easy"}}, r"setup: mode is 'easy': it is one of"),
        ({"setup": {"mode": "hard", "cheat": 1}}, "setup: .*cheat"),
        ({"setup": {"players": 2}}, r"setup: .*postal.meta.player-count"),
        ({"moves": [{"kind": "fly"}]}, "move 1: .*fly"),
        ({"moves": [{"kind": "roll", "dice": [7]}]}, "move 1: .*7"),
        ({"moves": [{"kind": "roll", "dice": [1]}, {"kind": "pay"}]}, r"move 2 .*\[postal"),
        ({"moves": RECORD.moves[:-1]}, "another position"),
        ({"edition": "Klingon edition"}, "edition is 'Klingon edition'; known is 'French"),
        ({"edition": ""}, "edition is ''"),
        ({"digest": "0" * 16}, "another position"),
    ],
)
def test_a_record_that_does_not_fit(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(records.RecordError, match=message):
        replayed(changed(**fields))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the record"),
        ("[]", "the record"),
        ('{"format": "whichside-record/3"}', "format"),
        ('{"format": "whichside-record/1"}', "format"),
        (records.to_json(RECORD).replace('"moves"', '"game": "pig", "moves"', 1), "'game' stands"),
        (records.to_json(RECORD).replace('"dice"', '"dice":[6],"dice"', 1), "'dice' stands twice"),
        ('{"moves": NaN, "moves": 1}', "'moves' stands twice"),
        (b"\xff{}", "not UTF-8"),
        ("\ud800", "not UTF-8"),
        ('{"a": 1' + "0" * 5_000 + "}", "the record: Exceeds"),
        ('{"a": ' * 5_000, "the record"),
        ("{" + " " * records.MOST_BYTES + "}", "larger than"),
        (records.to_json(RECORD).replace('"moves"', '"deeds"'), "deeds|moves"),
    ],
)
def test_what_is_no_record(text: str | bytes, message: str) -> None:
    with pytest.raises(records.RecordError, match=message):
        records.from_json(text)


def test_a_change_that_leads_to_the_same_position_is_noticed() -> None:
    """Two dice the other way round: the digest of the last position could not tell."""
    setup = postal.Setup(readings=postal.Readings(dice_order="player"))
    for seed in range(20):
        steps = walk(POSTAL, setup, seed)
        at = [n for n, one in enumerate(steps) if len(set(getattr(one.move, "dice", ()))) == 2]
        if at:
            break
    whole = records.record(postal, setup, [step.move for step in steps])
    swapped = [dict(move) for move in whole.moves]
    swapped[at[0]]["dice"] = swapped[at[0]]["dice"][::-1]
    changed = whole.model_copy(update={"moves": swapped})
    assert list(records.replay(postal, changed.model_copy(update={"digest": ""})))
    with pytest.raises(records.RecordError, match="the set-up or a move was changed"):
        replayed(changed)


def test_a_setup_that_leads_to_the_same_game_is_noticed() -> None:
    tree = json.loads(records.to_json(RECORD))
    assert tree["setup"]["readings"]["all_jailed"] == "play-on"
    tree["setup"]["readings"]["all_jailed"] = "defeat"
    with pytest.raises(records.RecordError, match="the set-up or a move was changed"):
        replayed(records.from_json(json.dumps(tree)))


def test_the_digest_covers_a_setup_that_no_position_holds() -> None:
    silent = SimpleNamespace(dump_json=lambda state, context: b"")
    game: Any = SimpleNamespace(**vars(postal) | {"state_adapter": lambda: silent})
    tree = json.loads(records.to_json(records.record(game, SETUP, MOVES)))
    assert len(list(records.replay(game, records.from_json(json.dumps(tree))))) == len(MOVES)
    tree["setup"]["readings"]["all_jailed"] = "defeat"
    with pytest.raises(records.RecordError, match="the set-up or a move was changed"):
        list(records.replay(game, records.from_json(json.dumps(tree))))


def test_what_is_left_to_its_default_is_the_same_setup() -> None:
    tree = json.loads(records.to_json(RECORD))
    tree["setup"] = {"mode": "hard"}
    assert replayed(records.from_json(json.dumps(tree, indent=3))) == MOVES


def test_content_is_written_without_what_goes_without_saying() -> None:
    """Records that say all of it, as they did at first, are the same, to their digest."""
    setup = whichside.Setup()
    bare = records.record(whichside, setup, [])
    all_said = whichside.setup_adapter().dump_python(setup, mode="json", context=WHOLE)
    whole = bare.model_copy(update={"setup": all_said})
    assert records.setup_of(whichside, bare) == records.setup_of(whichside, whole) == setup
    assert not list(records.replay(whichside, whole))
    assert 3 * len(records.to_json(bare)) < 2 * len(records.to_json(whole))
    first, second = bare.setup["content"]["tiles"][0]["a"][:2]
    assert (first["id"], first["risk"]) == ("work", 1)
    assert "risk" not in second, "it moves no gauge"


def test_moves_are_read_once() -> None:
    assert records.record(postal, SETUP, iter(MOVES)) == RECORD
    assert len(RECORD.moves) == len(MOVES) > 0


def test_errors_go_through_a_pickle() -> None:
    wrong = changed(moves=[*RECORD.moves[:1], {"kind": "pay"}])
    with pytest.raises(records.IllegalMove) as illegal:
        replayed(wrong)
    again = pickle.loads(pickle.dumps(illegal.value))
    assert (str(again), again.number, again.move) == (str(illegal.value), 2, postal.Pay())
    assert again.state == illegal.value.state
    assert again.refusal.violations == illegal.value.refusal.violations
    with pytest.raises(records.WrongMove) as malformed:
        replayed(changed(moves=[{"kind": "fly"}]))
    assert str(pickle.loads(pickle.dumps(malformed.value))) == str(malformed.value)


@pytest.mark.parametrize("name", ["x" * 3_000_000, "a\nb", "\x1b]0;x\x07"])
def test_an_error_is_one_short_line_whatever_the_record_says(name: str) -> None:
    """A name is cut and written as code: nothing in it reaches a terminal as it is."""
    for wrong in (
        changed(game=name),
        changed(edition=name),
        changed(setup={name: 1}),
        changed(setup={"mode": name}),
        changed(moves=[{"kind": name}]),
        changed(moves=[{"kind": "take", name: 1}]),
        changed(moves=[*RECORD.moves[:1], {"kind": "take", "means": name}]),
    ):
        with pytest.raises(records.RecordError) as error:
            replayed(wrong)
        assert len(str(error.value)) < 900
        assert str(error.value).isprintable()


def test_an_illegal_move_is_shown_cut() -> None:
    with pytest.raises(records.IllegalMove) as illegal:
        replayed(changed(moves=[{"kind": "pay"}]))
    long: dict[str, object] = {"kind": "x\n" * 10**6}
    error = records.IllegalMove(1, None, None, long, illegal.value.refusal)
    assert len(str(error)) < 900
    assert str(error).isprintable()


def test_too_many_moves_are_no_record() -> None:
    tree = json.loads(records.to_json(RECORD))
    tree["moves"] = [{}] * (records.MOST_MOVES + 1)
    with pytest.raises(records.RecordError, match="moves"):
        records.from_json(json.dumps(tree))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({f"f{n}": 1 for n in range(30)}, "3[0-9] fields; it has at most 20"),
        ({"setup": {"mode": list(range(jsontext.MOST_VALUES))}}, "setup: more than 20000 values"),
        ({"moves": [{"dice": [1] * jsontext.MOST_VALUES}]}, "moves: more than 20000 values"),
    ],
)
def test_more_than_any_game_needs_is_no_record(fields: dict[str, Any], message: str) -> None:
    tree = json.loads(records.to_json(RECORD)) | fields
    with pytest.raises(records.RecordError, match=message):
        records.from_json(json.dumps(tree))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.sampled_from(("setup", "moves", "digest", "library", "extra")), JSON)
def test_whatever_stands_in_a_record_only_record_errors_escape(field: str, content: Any) -> None:
    tree = json.loads(records.to_json(RECORD)) | {field: content}
    with contextlib.suppress(records.RecordError):
        assert replayed(records.from_json(json.dumps(tree))) == MOVES


@given(st.integers(0, len(MOVES) - 1), JSON)
def test_whatever_stands_for_a_move_only_record_errors_escape(number: int, content: Any) -> None:
    tree = json.loads(records.to_json(RECORD))
    tree["moves"][number] = content
    with pytest.raises(records.RecordError):
        replayed(records.from_json(json.dumps(tree)))


# As one player saw it ---------------------------------------------------------------------------

YELLOW: Any = yellow_places
jsonschema: Any = importlib.import_module("jsonschema")  # it ships no types
HANDS = records.record(
    YELLOW,
    yellow_places.Setup(),
    [step.move for step in walk(YELLOW_PLACES, yellow_places.Setup(), 3)],
)
SHOWN: list[tuple[Any, records.GameRecord, str]] = [
    (postal, RECORD, "player"),
    (YELLOW, HANDS, "green"),
    (YELLOW, HANDS, "blue"),
]
each_view = pytest.mark.parametrize(("game", "whole", "player"), SHOWN)


def test_a_game_of_hidden_hands_is_recorded_and_replayed() -> None:
    again = list(records.replay(YELLOW, HANDS))
    assert len(again) == len(HANDS.moves)
    assert again[-1][1].state.ending
    assert records.from_json(records.to_json(HANDS)) == HANDS


@each_view
def test_a_view_record_says_what_its_player_saw(
    game: Any, whole: records.GameRecord, player: str
) -> None:
    shown = records.view_record(game, whole, player)
    assert (shown.format, shown.game, shown.player) == ("whichside-view/2", whole.game, player)
    assert (shown.library, shown.edition, shown.setup) == (
        __version__,
        whole.edition,
        whole.setup,
    )
    transitions = [transition for _, transition in records.replay(game, whole)]
    states = [records.start(game, whole), *(one.state for one in transitions)]
    assert list(records.views(game, shown)) == [game.observation(one, player) for one in states]
    for step, transition in zip(shown.steps, transitions, strict=True):
        seen = [game.event_adapter().validate_json(json.dumps(one)) for one in step.events]
        assert seen == list(game.events_for(transition.events, player))
        assert step.story == []
    spoken = records.view_record(game, whole, player, language="fr")
    assert [step.model_copy(update={"story": []}) for step in spoken.steps] == shown.steps
    for step, transition in zip(spoken.steps, transitions, strict=True):
        seen = game.events_for(transition.events, player)
        assert step.story == [event.say("fr") for event in seen]


@each_view
def test_a_view_record_goes_through_json_and_fits_its_schema(
    game: Any, whole: records.GameRecord, player: str
) -> None:
    shown = records.view_record(game, whole, player, language="en")
    text = records.view_to_json(shown)
    assert records.view_from_json(text) == shown
    schema = records.ViewRecord.model_json_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(json.loads(text), schema)
    tree = json.loads(text)
    assert not {"moves", "digest"} & set(tree)
    for spoil in ({"digest": "1"}, {"format": "whichside-record/1"}, {"player": 3}):
        with pytest.raises(records.RecordError, match=next(iter(spoil))):
            records.view_from_json(json.dumps(tree | spoil))
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(tree | spoil, schema)
    with pytest.raises(records.RecordError):
        records.from_json(text)
    with pytest.raises(records.RecordError, match="larger than"):
        records.view_from_json(" " * (records.MOST_BYTES + 1))


@each_view
def test_a_view_record_says_what_changed_and_a_line_is_a_move(
    game: Any, whole: records.GameRecord, player: str
) -> None:
    shown = records.view_record(game, whole, player)
    assert shown.shows_setup
    assert "setup" not in shown.view
    assert not any("setup" in step.changed for step in shown.steps)
    assert all(step.view is None for step in shown.steps)
    lines = records.view_to_json(shown).splitlines()
    assert len(lines) == len(shown.steps) + 12
    assert len(records.to_json(whole).splitlines()) == len(whole.moves) + 10
    assert sum("digest" in line for line in lines) == 0
    known = dict(shown.view)
    for step in shown.steps:
        for name, content in step.changed.items():
            assert known[name] != content
            known[name] = content


def test_the_record_of_a_long_game_stays_small() -> None:
    steps = max((walk(POSTAL, postal.Setup(), seed) for seed in range(12)), key=len)[:43]
    whole = records.record(postal, postal.Setup(), [step.move for step in steps])
    text = records.view_to_json(records.view_record(postal, whole, "player", language="en"))
    assert len(steps) == 43
    assert len(text) < 25_000


def test_a_view_that_changes_its_setup_or_its_fields_is_read_again() -> None:
    setup = postal.Setup(mode=None)
    moves = [postal.ChooseMode("hard"), postal.Roll((2,))]
    shown = records.view_record(postal, records.record(postal, setup, moves), "player")
    assert shown.steps[0].changed["setup"]["mode"] == "hard"
    assert "setup" not in shown.steps[1].changed
    read = records.view_from_json(records.view_to_json(shown))
    assert [view.mode for view in records.views(postal, read)] == [None, "hard", "hard"]
    whole = {**shown.view, **shown.steps[0].changed}
    step = shown.steps[0].model_copy(update={"changed": {}, "view": whole})
    again = shown.model_copy(update={"steps": [step, shown.steps[1]]})
    assert list(records.views(postal, again)) == list(records.views(postal, shown))


@each_view
def test_a_view_record_of_somebody_who_does_not_play(
    game: Any, whole: records.GameRecord, player: str
) -> None:
    with pytest.raises(LookupError, match=f"no player 'violet'; the players are .*{player}"):
        records.view_record(game, whole, "violet")


def hidden_tile(player: str) -> tuple[int, str]:
    """A draw of another player's tile: the number of the move, and the tile."""
    for number, (move, (_, events)) in enumerate(records.replay(YELLOW, HANDS), start=1):
        first: Any = events[0]
        if first.kind == "tile-drawn" and first.player != player:
            return number, move.tile
    raise AssertionError("nobody else drew")


def test_a_view_record_of_a_wrong_game_does_not_say_why() -> None:
    """A refusal may name what another player holds."""
    number, tile = hidden_tile("pink")
    for wrong in ({"kind": "draw", "tile": tile}, {"kind": "draw", "tile": f"{tile}s"}):
        spoiled = HANDS.model_copy(
            update={"moves": [*HANDS.moves[:number], wrong, *HANDS.moves[number:]]}
        )
        with pytest.raises(records.RecordError, match=r"tea|bakery|restaurant"):
            list(records.replay(YELLOW, spoiled))
        with pytest.raises(records.RecordError) as error:
            records.view_record(YELLOW, spoiled, "pink")
        assert str(error.value).startswith(f"move {number + 1} cannot be made; why is told")
        assert not hasattr(error.value, "state")
        assert error.value.__context__ is None, "the traceback would tell it"


def test_a_view_record_of_what_cannot_be_replayed() -> None:
    with pytest.raises(records.RecordError, match="another position"):
        records.view_record(YELLOW, HANDS.model_copy(update={"moves": HANDS.moves[:-1]}), "pink")
    with pytest.raises(records.RecordError, match="a record of 'postal'"):
        records.view_record(YELLOW, RECORD, "pink")
    shown = records.view_record(YELLOW, HANDS, "pink")
    with pytest.raises(records.RecordError, match="of 'yellow_places', not of 'postal'"):
        list(records.views(postal, shown))
    wrong = shown.model_copy(update={"view": shown.view | {"deck": ["1-tea"]}})
    with pytest.raises(records.RecordError, match=r"view 0: .*deck"):
        list(records.views(YELLOW, wrong))
