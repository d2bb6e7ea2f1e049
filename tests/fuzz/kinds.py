"""What is thrown at the project: for each kind what it looks like, and what must hold of it.

A case is JSON, so that one that was found can be kept and tried again without Hypothesis. A kind
holds if nothing but what is documented comes of a case.
"""

from __future__ import annotations

import io
import json
import os
import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from rich.console import Console

from tests.changed import places as places_in
from whichside_rules import cli
from whichside_rules.cli import app, games
from whichside_rules.cli.playing import one_keyboard, session
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files import record as records
from whichside_rules.kernel.files.sheet import PackError
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.kernel.playing.refusal import IllegalAction, ImpossiblePosition, MissingContent
from whichside_rules.scenarios import lint
from whichside_rules.scenarios.runner import FAILS, HOLDS, ask
from whichside_rules.testing.conformance import Subject, subject_of
from whichside_rules.vocabulary import load

__all__ = ["KINDS", "Kind", "subject_called", "subjects"]

ROOT = Path(__file__).resolve().parents[2]
Case = Any
"""Something that can be written as JSON."""

UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
LONGEST_LINE = 20_000


@dataclass(frozen=True)
class Kind:
    """A kind of input."""

    cases: Callable[[Subject], SearchStrategy[Case] | None]
    """Cases for a game; ``None`` if there are none, as where nothing is hidden."""
    holds: Callable[[Subject, Case], None]
    """Raises whatever is not documented, or an ``AssertionError``."""


@cache
def subjects() -> tuple[Subject, ...]:
    """Every game that is declared."""
    return tuple(map(subject_called, rulebook.built_in()))


@cache
def subject_called(name: str) -> Subject:
    """A game by its name, declared or being written."""
    return subject_of(name, "tests.{}.subject")


# What things are made of --------------------------------------------------------------------------

SEEDS = st.integers(0, 2**16)
ODD = (
    *("", " ", "\0", "\x1b]0;x\x07", "\x1b[2J", "a\nb", "\u202ex", "\x9b", "é", "\U0001f3b2"),
    *("~nosuchuser/x", "../x", ".", "/", os.devnull, "a" * 300, "%s", "{0}", "<x>", "__proto__"),
    *("-1", "0", "1", "2", "1e9", "9" * 30, "NaN", "null", "true", "[]", "{}", '"'),
)
WORDS = st.sampled_from(ODD) | st.text(max_size=8)
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12) | st.sampled_from([2**31, 2**63, -(2**63), 10**30]),
    st.floats(allow_nan=True, width=16),
    WORDS,
)
TREES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3)
)


def changed(tree: Any, changes: Sequence[tuple[int, int, Any]]) -> Any:
    """A tree with some of its places replaced, taken away, doubled or filled from others."""
    for where, how, value in changes:
        places = [(None, None), *places_in(tree)]
        holder, key = places[where % len(places)]
        if holder is None:
            tree = value if how == 0 else tree
        elif how == OWN:
            holder[key] = _another(places, holder, key, random.Random(where))
        elif how == 0:
            holder[key] = value
        elif how == 1:
            del holder[key]
        elif isinstance(holder, dict):
            holder[str(value)] = holder[key]
        else:
            holder.insert(key, holder[key])
    return tree


def _another(places: Sequence[Any], holder: Any, key: Any, rng: random.Random) -> Any:
    """What stands elsewhere and fits by itself, though perhaps not with the rest."""
    kind = type(holder[key])
    like = [(at, one[at]) for one, at in places if one is not None and type(one[at]) is kind]
    same = [each for each in like if each[0] == key]
    return json.loads(json.dumps(rng.choice(same if rng.randrange(3) else like)[1]))


OWN = 3
CHANGES = st.lists(
    st.tuples(st.integers(0, 20_000), st.sampled_from([0, 1, 2, OWN, OWN, OWN]), TREES), max_size=4
)


def damaged(text: str, cuts: Sequence[tuple[int, int, str]]) -> str:
    """A text with some of its characters replaced."""
    for start, length, instead in cuts:
        at = start % (len(text) + 1)
        text = text[:at] + instead + text[at + length :]
    return text


CUTS = st.lists(st.tuples(st.integers(0, 20_000), st.integers(0, 12), WORDS), max_size=2)


def played(subject: Subject, seed: int, length: int) -> tuple[Any, list[Any], Any]:
    """A set-up, so many moves at random and the position that they lead to."""
    setup, moves, states = _played(subject.name, seed)
    length = min(length, len(moves))
    return setup, moves[:length], states[length]


@lru_cache(1_000)
def _played(name: str, seed: int) -> tuple[Any, list[Any], list[Any]]:
    subject, rng = subject_called(name), random.Random(seed)
    game = subject.game
    setup = game.setup_adapter().validate_json("{}")
    states, moves = [game.new_game(setup)], list[Any]()
    while len(moves) < MOST_MOVES and not isinstance(now := game.pending(states[-1]), Over):
        if isinstance(now, Chance):
            moves.append(sample(game.chance_outcomes(states[-1]), rng))
        else:
            moves.append(subject.choose(rng, states[-1], game.legal_actions(states[-1])))
        states.append(game.apply(states[-1], moves[-1]).state)
    return setup, moves, states


MOST_MOVES = 80
LENGTHS = st.integers(0, MOST_MOVES)
GAMES = st.integers(0, 200)
"""Seeds of games: few enough that they are played once."""


def plainly(text: str) -> None:
    """What is printed only shows, in lines that can be read."""
    found = UNSEEN.search(text)
    assert found is None, f"printed: {found[0]!r} in {text[max(0, found.start() - 80) :][:160]!r}"
    longest = max(map(len, text.splitlines()), default=0)
    assert longest < LONGEST_LINE, f"a line of {longest} characters"


@contextmanager
def folder() -> Iterator[Path]:
    """An empty folder to be in."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="whichside-fuzz-") as name:
        os.chdir(name)
        try:
            yield Path(name)
        finally:
            os.chdir(before)


# Records ------------------------------------------------------------------------------------------


def record_cases(subject: Subject) -> SearchStrategy[Case]:
    """Records of games, with changes in their trees or in their text."""

    def text(seed: int, length: int, changes: Any, cuts: Any) -> str:
        setup, moves, _ = played(subject, seed, length)
        tree = json.loads(records.to_json(records.record(subject.game, setup, moves)))
        return damaged(json.dumps(changed(tree, changes)), cuts)

    return st.builds(text, GAMES, LENGTHS, CHANGES, st.just([]) | CUTS)


def record_holds(subject: Subject, text: Case) -> None:
    """It is replayed, or refused with the documented errors."""
    game = subject.game
    try:
        record = records.from_json(text)
        records.setup_of(game, record)
        records.moves_of(game, record)
        for _ in records.replay(game, record):
            pass
    except (records.RecordError, MissingContent):
        return
    assert records.from_json(records.to_json(record)) == record


# Packs --------------------------------------------------------------------------------------------


def pack_cases(subject: Subject) -> SearchStrategy[Case] | None:
    """Packs that replace data of the game, rightly and wrongly."""
    game: Any = subject.game
    if not hasattr(game, "read_pack"):
        return None
    shipped = json.loads(json.dumps(game.sheet().tree()))
    tables = [
        one for one in game.pack_schema()["properties"]["data"]["properties"] if one in shipped
    ]
    head = {"format": "whichside-pack/1", "game": subject.name, "name": "x"}

    def text(seed: int, changes: Any, cuts: Any) -> str:
        rng = random.Random(seed)
        data = {
            name: shipped[name] for name in rng.sample(tables, min(len(tables), rng.randrange(3)))
        }
        tree = json.loads(json.dumps({**head, "data": data} if data else head))
        return damaged(json.dumps(changed(tree, changes)), cuts)

    return st.builds(text, SEEDS, CHANGES, st.just([]) | CUTS)


def pack_holds(subject: Subject, text: Case) -> None:
    """It is refused as the manual says, or the game can be played with it."""
    game: Any = subject.game
    setup = game.setup_adapter().validate_json("{}")
    try:
        content = game.pack_content(game.read_pack(text, "fuzz.json", "json"))
        state = game.new_game(replace(setup, content=content))
    except (PackError, IllegalAction):
        return
    rng = random.Random(0)
    with suppress(MissingContent):
        for _ in range(25):
            now = game.pending(state)
            if isinstance(now, Over):
                break
            chances = game.chance_outcomes(state)
            actions = [one.move for one in chances] or game.legal_actions(state)
            assert actions, f"nobody can do anything in {state}"
            state = game.apply(state, rng.choice(actions)).state
            assert game.from_json(game.to_json(state)) == state


# Positions ----------------------------------------------------------------------------------------


def position_cases(subject: Subject) -> SearchStrategy[Case]:
    """Positions as JSON, with changes."""

    def text(seed: int, length: int, changes: Any, cuts: Any) -> str:
        _, _, state = played(subject, seed, length)
        tree = json.loads(subject.game.state_adapter().dump_json(state))
        return damaged(json.dumps(changed(tree, changes)), cuts)

    return st.builds(text, GAMES, LENGTHS, CHANGES, st.just([]) | CUTS)


def position_holds(subject: Subject, text: Case) -> None:
    """It is refused, or everything can be asked of it."""
    game: Any = subject.game
    try:
        state = game.from_json(text)
    except ImpossiblePosition:
        return
    with suppress(MissingContent):
        game.pending(state)
        for player in game.players(state.setup):
            game.observation(state, player)
        moves = [one.move for one in game.chance_outcomes(state)] or game.legal_actions(state)
        for move in moves[:12]:
            assert not game.check(state, move)
            game.apply(state, move)


# Features -----------------------------------------------------------------------------------------


def feature_cases(subject: Subject) -> SearchStrategy[Case]:
    """Features of the game with their lines changed, doubled and taken from each other."""
    files = sorted((ROOT / "features" / subject.name).rglob("*.feature"))
    lines = [
        line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line
    ]
    heads = ("Feature: f", "  Scenario: s", "  Scenario Outline: o", "  Rule: r", "  Background:")
    rest = (
        "  Examples:",
        "    | a | b |",
        '    """',
        "    # en: x",
        "@t",
        "  And",
        "# language: fr",
    )

    def text(scenario: int, length: int, more: Any, cuts: Any) -> str:
        starts = [n for n, line in enumerate(lines) if line.lstrip().startswith("Scenario:")]
        start = starts[scenario % len(starts)]
        own = ["Feature: f", *lines[start : start + 1 + length]]
        for where, line in more:
            own.insert(where % (len(own) + 1), line)
        return damaged("\n".join(own) + "\n", cuts)

    line = st.sampled_from([*heads, *rest]) | st.sampled_from(lines) | WORDS
    more = st.lists(st.tuples(st.integers(0, 40), line), max_size=4)
    return st.builds(text, SEEDS, st.integers(2, 12), more, st.just([]) | CUTS)


def feature_holds(subject: Subject, text: Case) -> None:
    """Its slips are told with their lines, or it is asked and there is a verdict."""
    with folder():
        file = Path("table.feature")
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        found = lint.problems(file, load())
        for problem in found:
            plainly(problem.show())
            assert "\n" not in problem.show()
            assert 1 <= problem.line <= text.count("\n") + text.count("\r") + 2, problem
        if not found:
            answer = ask([file])
            assert answer.code in (HOLDS, FAILS) or tell_their_lines(answer.rows), answer
            plainly(re.sub("\x1b\\[[0-9;]*m", "", answer.verdict))


def tell_their_lines(rows: list[dict[str, Any]]) -> bool:
    """Whether what only the position shows to be a slip is told with its line, as all slips are."""
    slips = [one["message"] for one in rows if not one.get("understood", True)]
    return bool(slips) and all(re.match(r"table\.feature:\d+: .+\n.", one) for one in slips)


# Command lines ------------------------------------------------------------------------------------

OPTIONS = (
    *("--help", "--json", "-v", "--lang", "en", "fr", "--search", "--list", "--features", "--as"),
    *("--to", "-o", "--vocabulary", "--kind", "given", "--players", "--mode", "--set", "--pack"),
    *(
        "--reading",
        "--resume",
        "--seed",
        "--dice",
        "typed",
        "--bots",
        "random",
        "-n",
        "1",
        "--jobs",
    ),
    *(
        "game.json",
        "table.feature",
        "pack.toml",
        "pipe",
        "folder",
        "--version",
        "--",
        "a=b",
        "x=random",
    ),
)
COMMANDS = (
    "check",
    "clause",
    "play",
    "readings",
    "replay",
    "schema",
    "simulate",
    "steps",
    "translate",
)


def command_cases(subject: Subject) -> SearchStrategy[Case]:
    """Arguments that belong somewhere, and some that belong nowhere."""
    # No shell can pass a null byte.
    said = WORDS.map(lambda one: one.replace("\0", ""))
    word = st.sampled_from(OPTIONS) | st.just(subject.name) | said
    rest = st.lists(word, max_size=4)
    return st.builds(lambda head, tail: [*head, *tail], st.just([]) | _heads(subject), rest)


def _heads(subject: Subject) -> SearchStrategy[list[str]]:
    plain = st.sampled_from(COMMANDS).map(lambda command: [command])
    return plain | st.sampled_from(["play", "simulate"]).map(lambda one: [one, subject.name])


def command_holds(subject: Subject, arguments: Case) -> None:
    """It leaves with a documented code; what is wrong is told in lines that only show."""
    # Of many games only the time would be tried.
    few = ["-n", "1"] if "simulate" in arguments[:1] else []
    setup, moves, _ = played(subject, 1, 12)
    with folder() as here:
        record = records.record(subject.game, setup, moves)
        (here / "game.json").write_text(records.to_json(record), encoding="utf-8")
        (here / "table.feature").write_text("Feature: f\n  Scenario: s\n    Given x\n")
        (here / "pack.toml").write_text('format = "whichside-pack/1"\n')
        (here / "folder").mkdir()
        with suppress(AttributeError):
            os.mkfifo(here / "pipe")
        code, output, errors = commanded([*arguments, *few])
    assert code in (0, 1, cli.WRONG), f"exit code {code}"
    assert errors or code == 0 or output, "it fails without a word"
    plainly(re.sub("\x1b\\[[0-9;]*m", "", output))
    plainly(errors)
    if code == cli.WRONG and errors.startswith("whichside: "):
        assert errors.count("\n") == 1, errors


def commanded(arguments: list[str], typed: str = "") -> tuple[int, str, str]:
    """The command in this process: its exit code and what it printed."""
    before = sys.stdin, sys.stdout, sys.stderr
    # A terminal that cannot show everything, as the command itself has set it up.
    streams = [
        io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8", errors="replace", newline="")
        for raw in (typed.encode("utf-8", "replace"), b"", b"")
    ]
    sys.stdin, sys.stdout, sys.stderr = streams
    try:
        code = app.whichside.main(arguments, prog_name="whichside", standalone_mode=False)
        for stream in streams[1:]:
            stream.flush()
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
    printed = [stream.buffer.getvalue().decode() for stream in streams[1:]]
    return int(code or 0), printed[0], printed[1]


# Sittings -----------------------------------------------------------------------------------------

TYPED = (
    *("", "1", "2", "3", "9", "u", "b", "d", "g", "?", "h", "q", "l fr", "l en", "c", "s", "v"),
    *("s game.json", "v view.json", "s ~nosuchuser/x", "c x", "! {}", '! {"kind": "x"}', "1 2 3"),
)


def sitting_cases(subject: Subject) -> SearchStrategy[Case]:
    """What several people type, until nobody types any more."""
    line = st.sampled_from(TYPED) | WORDS | WORDS.map(lambda word: f"s {word}")
    line |= st.integers(1, 12).map(str)
    return st.fixed_dictionaries(
        {"seed": st.none() | st.integers(0, 9), "lines": st.lists(line, max_size=25)}
    )


def sitting_holds(subject: Subject, case: Case) -> None:
    """Nothing that was played by hand is lost, and what is on the screen only shows."""
    table, screen = games.load(subject.name), io.StringIO()
    setup = subject.game.setup_adapter().validate_json("{}")
    lines, left = list(case["lines"]), [False]

    def answer(prompt: str) -> str:
        screen.write(prompt)
        if not lines:
            left[0] = True
            raise EOFError
        return str(lines.pop(0)).replace("\n", "").replace("\r", "")

    several = len(subject.game.players(setup)) > 1
    more: dict[str, Any] = {"seed": case["seed"], "ask": answer}
    console = Console(file=screen, width=100, highlight=False, soft_wrap=True)
    with folder() as here:
        sitting = (
            one_keyboard.SharedSession(table, setup, console, bots={}, **more)
            if several
            else session.Session(table, setup, console, **more)
        )
        code = sitting.run()
        assert code in (0, 1), code
        plainly(screen.getvalue())
        kept = [_moves(file) for file in here.rglob("*") if file.is_file()]
        moves = [
            subject.game.move_adapter().dump_python(one.move, mode="json") for one in sitting.steps
        ]
        if left[0] and any(step.by_hand for step in sitting.steps):
            assert moves in kept, f"{len(moves)} moves are lost"


def _moves(file: Path) -> Any:
    tree = json.loads(file.read_text(encoding="utf-8"))
    return tree.get("moves")


# Hidden worlds ------------------------------------------------------------------------------------


def hidden_cases(subject: Subject) -> SearchStrategy[Case] | None:
    """Positions, and a player for whom what is hidden is shuffled."""
    if getattr(subject.game, "HIDES_NOTHING", False):
        return None
    return st.fixed_dictionaries(
        {"seed": GAMES, "length": LENGTHS, "player": st.integers(0, 9), "moves": SEEDS}
    )


def hidden_holds(subject: Subject, case: Case) -> None:
    """Nothing that reaches a player differs with what this player cannot see."""
    game = subject.game
    setup, _, state = played(subject, case["seed"], case["length"])
    players = game.players(setup)
    player = players[case["player"] % len(players)]
    rng = random.Random(case["moves"])
    own = [move for move in subject.moves(setup) if game.author(move) == player]
    moves = rng.sample(own, min(len(own), 20))
    for other in subject.worlds(state, player):
        assert game.observation(state, player) == game.observation(other, player)
        assert game.legal_actions(state, player) == game.legal_actions(other, player)
        assert game.pending(state) == game.pending(other)
        for move in moves:
            one, two = game.check(state, move), game.check(other, move)
            assert one == two, f"{move}: {one} or {two}"


KINDS: dict[str, Kind] = {
    "record": Kind(record_cases, record_holds),
    "pack": Kind(pack_cases, pack_holds),
    "position": Kind(position_cases, position_holds),
    "feature": Kind(feature_cases, feature_holds),
    "command": Kind(command_cases, command_holds),
    "sitting": Kind(sitting_cases, sitting_holds),
    "hidden": Kind(hidden_cases, hidden_holds),
}
"""By name."""
