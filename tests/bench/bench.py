"""How fast the library is, beside other libraries and by itself: ``make bench``.

Every comparison is interleaved: each round measures every contestant once, in a rotated order, and
a ratio is taken within its round. Printed are medians over the rounds with the quartiles, so that
a noisy machine shows as a wide spread and not as a verdict.
"""

from __future__ import annotations

import argparse
import copy
import gc
import json
import os
import pickle
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
OURS = "whichside_rules.postal"
MAIN = "whichside_rules.whichside"
OURS_ON = "whichside_rules.postal.playout"
MAIN_ON = "whichside_rules.whichside.playout"
ANARCHY = "whichside_rules.anarchy"
Playout = Callable[[random.Random], int]
"""Plays one game at random and returns its number of transitions."""


class Spread(NamedTuple):
    """A median with its quartiles."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        low, median, high = statistics.quantiles(values, n=4, method="inclusive")
        return cls(median, low, high)


@dataclass(frozen=True)
class Peer:
    """A library to compare with, and how many times its speed we want to reach."""

    name: str
    what: str
    make: Callable[[], Playout]
    target: float


# Contestants. All choose at random among the legal moves, generate these at every decision, count
# chance as a transition, and keep the position before the move intact.


def postal_playout() -> Playout:
    """The solo postal game through the public functions of the library."""
    from whichside_rules import postal

    setup = postal.Setup()

    def play(rng: random.Random, uniform: bool = True) -> int:
        legal_actions, chance_outcomes = postal.legal_actions, postal.chance_outcomes
        apply = postal.apply
        state, transitions = postal.new_game(setup), 0
        while True:
            if actions := legal_actions(state):
                move: postal.Move = rng.choice(actions)
            elif outcomes := chance_outcomes(state):
                if not uniform and len({probability for _, probability in outcomes}) != 1:
                    raise SystemExit("bench: chance is not uniform, choose with weights")
                move = rng.choice(outcomes)[0]
            else:
                return transitions
            state = apply(state, move).state
            transitions += 1

    for seed in range(20):  # outside the clock: choosing without weights is fair
        play(random.Random(seed), uniform=False)
    return play


def library_playout(game: Any, setup: Any) -> Playout:
    """A game through the public functions of the library, events and all."""
    from whichside_rules.kernel.playing.chance import sample

    def play(rng: random.Random) -> int:
        legal_actions, chance_outcomes, apply = game.legal_actions, game.chance_outcomes, game.apply
        state, transitions, told = game.new_game(setup), 0, 0
        while True:
            if actions := legal_actions(state):
                move: Any = rng.choice(actions)
            elif outcomes := chance_outcomes(state):
                move = sample(outcomes, rng)
            else:
                assert told
                return transitions
            state, events = apply(state, move)
            transitions, told = transitions + 1, told + len(events)

    return play


def main_playout() -> Playout:
    """The main game."""
    from whichside_rules import whichside

    return library_playout(whichside, whichside.Setup())


def anarchy_playout() -> Playout:
    """The Anarchy for four: hands, dice and players as in the peer's game."""
    from whichside_rules import anarchy

    return library_playout(anarchy, anarchy.Setup(players=4))


def playout_of(game: Any) -> Callable[[], Playout]:
    """A game played on in one draft, of which nobody asks for positions or events."""

    def make() -> Playout:
        setup = game.Setup()

        def play(rng: random.Random) -> int:
            choice = rng.choice
            found = game.playout(game.new_game(setup), rng, lambda actions, now: choice(actions))
            return len(found.moves)

        return play

    return make


def catanatron_playout() -> Playout:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(rng: random.Random) -> int:
        random.seed(rng.getrandbits(32))  # its dice come from the global generator
        game, transitions = Game([RandomPlayer(color) for color in colors]), 0
        while game.winning_color() is None and transitions < 400:
            game = game.copy()
            game.execute(rng.choice(game.state.playable_actions))
            transitions += 1
        return transitions

    return play


def chess_playout() -> Playout:
    import chess

    def play(rng: random.Random) -> int:
        board, transitions = chess.Board(), 0
        while transitions < 200 and (moves := list(board.legal_moves)):
            board = board.copy(stack=False)
            board.push(rng.choice(moves))
            transitions += 1
        return transitions

    return play


def openspiel_clone_playout(name: str) -> Callable[[], Playout]:
    def make() -> Playout:
        import pyspiel
        from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401 - registers them

        game = pyspiel.load_game(name)

        def play(rng: random.Random) -> int:
            state, transitions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    action = rng.choice(state.chance_outcomes())[0]
                else:
                    action = rng.choice(state.legal_actions())
                state = state.clone()
                state.apply_action(action)
                transitions += 1
            return transitions

        return play

    return make


def openspiel_child_playout() -> Playout:
    import pyspiel

    game = pyspiel.load_game("tic_tac_toe")

    def play(rng: random.Random) -> int:
        state, transitions = game.new_initial_state(), 0
        while not state.is_terminal():
            state = state.child(rng.choice(state.legal_actions()))
            transitions += 1
        return transitions

    return play


PEERS = (
    Peer("catanatron", "four random players, copy + execute", catanatron_playout, 15),
    Peer("python-chess", "copy(stack=False) + push", chess_playout, 8),
    Peer(
        "OpenSpiel Python tic-tac-toe",
        "clone + apply_action",
        openspiel_clone_playout("python_tic_tac_toe"),
        5,
    ),
    Peer(
        "OpenSpiel Python kuhn poker",
        "clone + apply_action",
        openspiel_clone_playout("python_kuhn_poker"),
        2.5,
    ),
    Peer("OpenSpiel C++ tic-tac-toe", "state.child, from Python", openspiel_child_playout, 0.3),
)


def rate(play: Playout, rng: random.Random, seconds: float) -> float:
    """Transitions a second, playing whole games for about this long."""
    transitions, start = 0, time.perf_counter()
    while True:
        transitions += play(rng)
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            return transitions / elapsed


def race(plays: dict[str, Playout], rounds: int, seconds: float) -> dict[str, list[float]]:
    """The rates of every contestant, one for each round."""
    for name, play in plays.items():
        rate(play, random.Random(name), 10 * seconds)  # warm up, until what is kept is kept
    rates: dict[str, list[float]] = {name: [] for name in plays}
    names = list(plays)
    for turn in range(rounds):
        for name in names[turn % len(names) :] + names[: turn % len(names)]:
            gc.collect()  # nobody pays for the rubbish of the one before
            rates[name].append(rate(plays[name], random.Random(turn), seconds))
    return rates


# The main game by itself: whether a long game gets slow, and what a kept position takes.

MAIN_TARGET = 3
"""Times the transitions of catanatron that we want of the main game, played on in one draft."""
POSTAL_TARGET = 24
"""The same of the postal game."""
ANARCHY_TARGET = 3
"""The same of The Anarchy, by ``apply``."""


def a_long_game() -> list[tuple[Any, Any]]:
    """The positions of the longest of some games that are played to survive, with the moves."""
    from whichside_rules import whichside
    from whichside_rules.policies import policies_of
    from whichside_rules.simulate import play_one

    survive, setup = policies_of("whichside")["survive"], whichside.Setup()
    games = [play_one(whichside, setup, survive, random.Random(seed))[1] for seed in range(8)]
    state, pairs = whichside.new_game(setup), []
    for move in max(games, key=len):
        pairs.append((state, move))
        state = whichside.apply(state, move).state
    return pairs


def apply_by_turn(rounds: int) -> dict[int, float]:
    """Microseconds of processor time for one ``apply`` in each turn of a long game."""
    from whichside_rules import whichside

    turns: dict[int, list[tuple[Any, Any]]] = {}
    for state, move in a_long_game():
        turns.setdefault(state.strength, []).append((state, move))
    best = dict.fromkeys(turns, float("inf"))
    for _ in range(rounds):
        for turn, pairs in turns.items():
            start = time.process_time()
            for state, move in pairs:
                whichside.apply(state, move)
            best[turn] = min(best[turn], (time.process_time() - start) / len(pairs) * 1e6)
    return best


def bytes_per_state() -> float:
    """What one more kept position of a game takes: successive ones share what did not change."""
    import tracemalloc

    from whichside_rules import whichside

    moves = [move for _, move in a_long_game()]
    tracemalloc.start()
    state = whichside.new_game(whichside.Setup())
    for move in moves:  # what is remembered for speed is there from now on
        state = whichside.apply(state, move).state
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    state = whichside.new_game(whichside.Setup())
    kept = [state]
    for move in moves:
        state = whichside.apply(state, move).state
        kept.append(state)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


# What one call costs.


def postal_calls() -> dict[str, Callable[[], int]]:
    """One pass of every operation over a sample of positions; each returns its number of calls."""
    from whichside_rules import postal
    from whichside_rules.encoding import Encoding
    from whichside_rules.kernel.playing.game import Chance, Over
    from whichside_rules.numbering import Numbering

    rng = random.Random(2021)
    states: list[Any] = []
    moves: list[Any] = []
    decisions: list[Any] = []
    while len(states) < 500:
        state = postal.new_game(postal.Setup())
        while not isinstance(now := postal.pending(state), Over):
            if isinstance(now, Chance):
                move: postal.Move = rng.choice(postal.chance_outcomes(state))[0]
            else:
                decisions.append(state)
                move = rng.choice(postal.legal_actions(state))
            states.append(state)
            moves.append(move)
            state = postal.apply(state, move).state
    pairs = list(zip(states, moves, strict=True))

    def over(items: Sequence[Any], call: Callable[[Any], object]) -> Callable[[], int]:
        def once() -> int:
            for item in items:
                call(item)
            return len(items)

        return once

    def over_pairs(
        call: Callable[[Any, Any], object], pairs: Sequence[tuple[Any, Any]] = pairs
    ) -> Callable[[], int]:
        def once() -> int:
            for state, move in pairs:
                call(state, move)
            return len(pairs)

        return once

    texts = [postal.to_json(state) for state in states]
    table, encoding = Numbering(postal, postal.Setup()), Encoding(postal, postal.Setup(), room=32)
    views = [postal.observation(state, postal.PLAYER) for state in states]
    at = [len(postal.legal_actions(state)) // 2 for state in decisions]
    asked = list(zip(decisions, at, strict=True))

    def by_value(asked: tuple[Any, int]) -> object:
        state, at = asked
        return postal.apply(state, postal.legal_actions(state)[at])

    said = [(state, replace(postal.legal_actions(state)[at])) for state, at in asked]
    numbers = [(state, table.legal(state)[at]) for state, at in asked]

    def by_number(asked: tuple[Any, int]) -> object:
        state, at = asked
        return table.apply(state, table.legal(state)[at])

    return {
        "apply": over_pairs(postal.apply),
        "legal_actions and apply": over(asked, by_value),
        "the same by number": over(asked, by_number),
        "apply a move that somebody says": over_pairs(postal.apply, said),
        "apply a number that somebody says": over_pairs(table.apply, numbers),
        "mask of legal moves": over(decisions, table.mask),
        "view as a vector": over(views, encoding.vector),
        "deepcopy": over(states, copy.deepcopy),
        "legal_actions": over(decisions, postal.legal_actions),
        "check": over_pairs(postal.check),
        "hash": over(states, hash),
        "key": over(states, postal.key),
        "pickle round trip": over(states, lambda state: pickle.loads(pickle.dumps(state))),
        "JSON out": over(states, postal.to_json),
        "JSON in, validated": over(texts, postal.from_json),
    }


def costs(calls: dict[str, Callable[[], int]], rounds: int) -> dict[str, Spread]:
    """Microseconds a call, interleaved like the race."""
    times: dict[str, list[float]] = {name: [] for name in calls}
    for once in calls.values():
        once()
    for _ in range(rounds):
        for name, once in calls.items():
            start = time.perf_counter()
            count = once()
            times[name].append((time.perf_counter() - start) / count * 1e6)
    return {name: Spread.of(values) for name, values in times.items()}


# Deduction: what a player of Yellow Places can know. The hardest is a table of four with one disc
# each and nothing found yet: three strange hands, and little that binds them.

DEDUCTION_TARGET = 1.0
"""Seconds for everything that follows from a view, on one core."""


def deduction_position(players: int, discs: int, seed: int) -> Any:
    """A position after so many rounds of discs in which no pawn found anything."""
    from whichside_rules import yellow_places as yp

    rng = random.Random(seed)
    state = yp.new_game(yp.Setup(colours=yp.COLOURS[:players]))
    while state.phase == "deal":
        state = yp.apply(state, rng.choice(yp.chance_outcomes(state)).move).state
    while (state.round, state.phase) != (discs, "pawns"):
        held = {tile for hand in state.hands for tile in hand}
        actions = yp.legal_actions(state)
        state = yp.apply(
            state, rng.choice([one for one in actions if getattr(one, "tile", None) not in held])
        ).state
    return state


def deduction_seconds(view: Any) -> float:
    """The time of every probability, every certainty and its reasons, from nothing."""
    from whichside_rules import yellow_places as yp
    from whichside_rules.kernel.values import memory

    memory.forget()
    start = time.perf_counter()
    found = yp.deduce(view)
    for tile in yp.TILES:
        found.owners(tile)
    for tile, holder in found.certain():
        found.why(tile, holder)
    return time.perf_counter() - start


def deductions(rounds: int) -> dict[tuple[int, int], tuple[list[float], int]]:
    """By players and rounds of discs: the times of the hardest of some views, and its deals."""
    from whichside_rules import yellow_places as yp

    result: dict[tuple[int, int], tuple[list[float], int]] = {}
    for players in (2, 3, 4):
        for discs in (1, 2, 3):
            views = [
                yp.observation(deduction_position(players, discs, seed), yp.COLOURS[0])
                for seed in range(12)
            ]
            hardest = max(views, key=deduction_seconds)
            times = [deduction_seconds(hardest) for _ in range(rounds)]
            result[players, discs] = (times, yp.deduce(hardest).deals)
    return result


# Import, features, reference.

PYDANTIC = "from pydantic import BaseModel"
IMPORTS = (
    PYDANTIC,
    "import whichside_rules",
    "from whichside_rules import postal",
    "import whichside_rules.whichside",
)
IMPORT_TARGETS = {"import whichside_rules": 1.6, "import whichside_rules.whichside": 3.0}
"""How many times as long as pydantic's BaseModel an import may take."""


def import_seconds(statement: str) -> float:
    """The time of an import in an interpreter of its own, without starting the interpreter."""
    program = "from time import perf_counter as t; s = t()\n" + statement + "\nprint(repr(t() - s))"
    done = subprocess.run(
        [sys.executable, "-I", "-c", program], check=True, capture_output=True, text=True
    )
    return float(done.stdout)


def imports(rounds: int) -> dict[str, list[float]]:
    seconds: dict[str, list[float]] = {statement: [] for statement in IMPORTS}
    for statement in IMPORTS:
        import_seconds(statement)  # writes the byte code
    for _ in range(rounds):
        for statement in IMPORTS:
            seconds[statement].append(import_seconds(statement))
    return seconds


def printed(command: Sequence[str]) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout[-2000:] + done.stderr[-2000:])
        raise SystemExit(f"bench: {' '.join(command)} failed")
    return done.stdout


def command_seconds(command: Sequence[str]) -> float:
    start = time.perf_counter()
    printed(command)
    return time.perf_counter() - start


def page_milliseconds(python: str) -> dict[str, Any] | None:
    """What tests/browser/redraw.py measures in a real browser; nothing where there is none."""
    command = [python, "-m", "pytest", "-qs", "-p", "no:cacheprovider", "tests/browser/redraw.py"]
    found = [line for line in printed(command).splitlines() if line.startswith("{")]
    return json.loads(found[0]) if found else None


def feature_seconds(python: str, runs: int) -> list[float]:
    """Every feature, as ``make reference`` runs them."""
    with tempfile.TemporaryDirectory() as folder:
        results = f"--whichside-results={Path(folder, 'results.json')}"
        command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "features", results]
        return [command_seconds(command) for _ in range(runs)]


def reference_seconds(python: str, language: str) -> float:
    """A clean build of the reference in one language."""
    with tempfile.TemporaryDirectory() as folder:
        doctrees, html = str(Path(folder, "doctrees")), str(Path(folder, "html"))
        command = [python, "-m", "sphinx", "-b", "html", "-q", "-D", f"language={language}"]
        return command_seconds([*command, "-d", doctrees, "docs", html])


# Report.


def line(label: str, *cells: str) -> None:
    first, *rest = (f"{cell:>14}" for cell in cells)
    print(f"  {label:<38}{first}" + "".join(f"{cell:>24}" for cell in rest))


def verdict(passed: bool) -> str:
    return "PASS" if passed else "FAIL"


def versions() -> dict[str, str]:
    names = ("whichside-rules", "pydantic", "catanatron", "chess", "open-spiel")
    return {name: metadata.version(name) for name in names}


def report_race(rounds: int, seconds: float, ours: bool) -> dict[str, Any]:
    """Who plays how fast, held against the targets."""
    plays = {peer.name: peer.make() for peer in PEERS}
    if ours:
        from whichside_rules import postal, whichside

        plays = {
            OURS: postal_playout(),
            MAIN: main_playout(),
            OURS_ON: playout_of(postal)(),
            MAIN_ON: playout_of(whichside)(),
            ANARCHY: anarchy_playout(),
            **plays,
        }
    rates = race(plays, rounds, seconds)
    print("\nRandom play: transitions a second")
    print(f"({rounds} interleaved rounds, median, quartiles)")
    for name, values in rates.items():
        spread = Spread.of(values)
        line(name, f"{spread.median:,.0f}", f"{spread.low:,.0f} - {spread.high:,.0f}")
    result: dict[str, Any] = {
        "transitions_per_second": {name: Spread.of(v)._asdict() for name, v in rates.items()}
    }
    if not ours:
        return result
    print("\nOurs / theirs, taken within each round")
    races: list[tuple[str, Peer, float | None, str]] = [
        *((OURS, peer, peer.target, peer.name) for peer in PEERS),
        (MAIN, PEERS[0], None, f"the main game / {PEERS[0].name}"),
        (OURS_ON, PEERS[0], POSTAL_TARGET, f"postal playout / {PEERS[0].name}"),
        (MAIN_ON, PEERS[0], MAIN_TARGET, f"main playout / {PEERS[0].name}"),
        (ANARCHY, PEERS[0], ANARCHY_TARGET, f"The Anarchy / {PEERS[0].name}"),
    ]
    result["ratios"] = {}
    for game, peer, target, called in races:
        ratio = Spread.of(
            [mine / theirs for mine, theirs in zip(rates[game], rates[peer.name], strict=True)]
        )
        cells = [f"{ratio.median:.2f}x", f"{ratio.low:.2f} - {ratio.high:.2f}"]
        result["ratios"][called] = {**ratio._asdict()}
        if target is not None:
            passed = ratio.median >= target
            cells += [f"target {target:g}x", verdict(passed)]
            result["ratios"][called] |= {"target": target, "passed": passed}
        line(called, *cells)
        print(f"    {peer.what}")
    return result


def report_main_game(rounds: int) -> dict[str, Any]:
    print("\nThe main game: one apply in each turn of a long game, microseconds of processor time")
    by_turn = apply_by_turn(rounds)
    for turn, microseconds in by_turn.items():
        line(f"turn {turn}", f"{microseconds:.0f}")
    each = bytes_per_state()
    line("bytes for one more kept position", f"{each:,.0f}")
    return {"apply_by_turn": by_turn, "bytes_per_state": each}


def report_costs(rounds: int) -> dict[str, Any]:
    measured = costs(postal_calls(), rounds)
    print("\nOne call on positions of random games, microseconds")
    for name, spread in measured.items():
        line(name, f"{spread.median:.2f}", f"{spread.low:.2f} - {spread.high:.2f}")
    return {name: spread._asdict() for name, spread in measured.items()}


def report_deduction(rounds: int) -> dict[str, Any]:
    print("\nDeduction, milliseconds: the hardest of 12 random tables where no pawn found anything")
    result: dict[str, Any] = {}
    for (players, discs), (times, deals) in deductions(rounds).items():
        name = f"{players} players, {discs} round{'s' * (discs > 1)} of discs"
        spread = Spread.of(times)
        passed = spread.median <= DEDUCTION_TARGET
        low, high = spread.low * 1e3, spread.high * 1e3
        cells = [f"{spread.median * 1e3:.1f}", f"{low:.1f} - {high:.1f}", f"{deals:,} deals"]
        line(name, *cells, f"target <= 1 s  {verdict(passed)}")
        result[name] = {
            **spread._asdict(),
            "deals": deals,
            "target": DEDUCTION_TARGET,
            "passed": passed,
        }
    return result


def report_imports(rounds: int) -> dict[str, Any]:
    seconds = imports(rounds)
    print("\nImport in a fresh interpreter, milliseconds, and ratio to pydantic's BaseModel")
    result: dict[str, Any] = {}
    for statement, values in seconds.items():
        ratio = Spread.of([a / b for a, b in zip(values, seconds[PYDANTIC], strict=True)])
        median = statistics.median(values) * 1e3
        cells = [f"{median:.1f}", f"{ratio.median:.2f}x"]
        result[statement] = {"milliseconds": median, "ratio": ratio._asdict()}
        target = IMPORT_TARGETS.get(statement)
        if target:
            passed = ratio.median <= target
            cells += [f"target <= {target:g}x", verdict(passed)]
            result[statement] |= {"target": target, "passed": passed}
        line(statement, *cells)
    return result


def report_tools(python: str) -> dict[str, Any]:
    print("\nWhole runs, seconds")
    features = feature_seconds(python, runs=3)
    line("every feature (median of 3)", f"{statistics.median(features):.1f}")
    result: dict[str, Any] = {"features": features, "reference": {}}
    for language in ("en", "fr"):
        built = reference_seconds(python, language)
        line(f"clean reference, {language}", f"{built:.1f}")
        result["reference"][language] = built
    return result


REDRAW_TARGETS = (100, 250)
"""Milliseconds until a change is drawn: of the median, and of the 95th percentile."""
ANSWER_TARGET = 5000
"""Milliseconds until a page that was never open before has answered."""


def report_page(python: str) -> dict[str, Any]:
    print("\nThe page that answers, in a real browser, milliseconds: median and 95th percentile")
    found = page_milliseconds(python)
    if found is None:
        print("  no browser here, or make reference has not brought what the page runs on")
        return {}
    result: dict[str, Any] = {}
    for game, took in found["redraw"].items():
        passed = took["median"] <= REDRAW_TARGETS[0] and took["p95"] <= REDRAW_TARGETS[1]
        target = f"target <= {REDRAW_TARGETS[0]}, {REDRAW_TARGETS[1]}  {verdict(passed)}"
        line(f"table drawn anew, {game}", f"{took['median']:.0f}", f"{took['p95']:.0f}", target)
        result[game] = took | {"passed": passed}
    first = found["first_answer"]
    passed = first <= ANSWER_TARGET
    target = f"target <= {ANSWER_TARGET}  {verdict(passed)}"
    line("first answer of a cold page", f"{first:.0f}", target)
    return {"redraw": result, "first_answer": {"milliseconds": first, "passed": passed}}


def failed(result: Any) -> bool:
    """Whether anything with a target misses it."""
    if not isinstance(result, dict):
        return False
    return result.get("passed") is False or any(failed(value) for value in result.values())


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the speed of whichside_rules.")
    parser.add_argument("--rounds", type=int, default=11, help="rounds of each comparison (>= 9)")
    parser.add_argument("--seconds", type=float, default=0.4, help="time of a contestant's round")
    parser.add_argument("--peers-only", action="store_true", help="the other libraries only")
    parser.add_argument("--race-only", action="store_true", help="random play and nothing else")
    parser.add_argument("--tools", metavar="PYTHON", help="interpreter that runs pytest and sphinx")
    parser.add_argument("--json", metavar="FILE", type=Path, help="also write the figures here")
    options = parser.parse_args(arguments)
    if options.rounds < 9:
        parser.error("fewer than 9 rounds say nothing about the spread")

    machine = {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "versions": versions(),
    }
    print(f"Python {machine['python']} on {machine['system']}, {machine['cores']} cores")
    print(", ".join(f"{name} {version}" for name, version in versions().items()))

    result: dict[str, Any] = {"format": "whichside-bench/1", "machine": machine}
    result["race"] = report_race(options.rounds, options.seconds, ours=not options.peers_only)
    if not (options.peers_only or options.race_only):
        result["microseconds"] = report_costs(options.rounds)
        result["main_game"] = report_main_game(options.rounds)
        result["deduction"] = report_deduction(options.rounds)
        result["imports"] = report_imports(options.rounds)
        if options.tools:
            result["seconds"] = report_tools(options.tools)
            result["page"] = report_page(options.tools)
    if options.json:
        options.json.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
        print(f"\nWritten to {options.json}")
    return int(failed(result))


if __name__ == "__main__":
    sys.exit(main())
