"""Exact play: what the merged tables come to is what the rules come to, position by position."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from examples import solve_postal
from whichside_rules import postal
from whichside_rules.exact import postal as exact
from whichside_rules.exact.postal import STEPS, Judge, Kept, Prize, Turns, Unfit, ValuesError
from whichside_rules.kernel.playing.refusal import MissingContent

pytestmark = pytest.mark.usefixtures("unaudited")

ONE_AGITATION = postal.Means(id="leaflets", anarchist_agitation=1)
ONE_EACH = dict.fromkeys(
    (space for space in postal.SPACES if space not in postal.ANARCHIST_GROUP), 1
)


def tiny(
    *,
    workers: int = 2,
    cubes: int = 2,
    savings: int = 2,
    boxes: tuple[int, int, int] = (2, 2, 2),
    two_dice: tuple[int, ...] = (2,),
    means: tuple[str, ...] = ("anarchist-union", "anarchist-2usd"),
    uses: Mapping[postal.Space, Any] | None = None,
    last_box: int = 2,
    target: int = 1,
    mode: postal.Mode = "normal",
    **readings: Any,
) -> postal.Setup:
    """A game of two turns in which one means of production wins, if nothing else is said."""
    content = postal.default_content()
    risk, unsanitary, police = boxes
    found = tuple(one for one in (*content.means, ONE_AGITATION) if one.id in means)
    return postal.Setup(
        mode=mode,
        readings=postal.Readings(**readings),
        content=replace(
            content,
            cubes=replace(content.cubes, workers=cubes),
            start=replace(content.start, workers=workers, savings=savings),
            target=replace(content.target, normal=target, confirmed=target, hard=target),
            strength=replace(content.strength, last_box=last_box, two_dice=two_dice),
            last_box=replace(
                content.last_box, risk=risk, unsanitary=unsanitary, police_threat=police
            ),
            uses=replace(
                content.uses, **{str(space): limit for space, limit in (uses or {}).items()}
            ),
            means=found,
        ),
    )


def poor() -> postal.Setup:
    """No dollar at the start, and everything hangs on one."""
    return tiny(savings=0, boxes=(3, 3, 2), two_dice=(), means=("leaflets",))


def narrow() -> postal.Setup:
    """Every space takes one worker only; Risk and Unsanitary cannot be exchanged."""
    return tiny(workers=1, savings=4, means=("strike-2usd",), uses=ONE_EACH)


def listed() -> postal.Setup:
    """Actions in the order of the list, and gauges of different lengths."""
    return tiny(
        workers=1,
        savings=4,
        boxes=(1, 2, 1),
        means=("strike-2usd", "sabotage-2usd"),
        resolution_order="listed",
    )


def otherwise() -> postal.Setup:
    """Many readings at once, and two dice from the start."""
    return tiny(
        boxes=(1, 2, 1),
        two_dice=(1, 2),
        who_is_injured="free-first",
        dice_order="as-rolled",
        prisoner_cost="free",
        all_jailed="defeat",
        last_resort="every-death",
    )


CHANCES = {poor: 97 / 108, narrow: 5 / 18, listed: 1 / 36, otherwise: 1 / 36}


def quiet(text: str) -> None:
    """Nobody listens."""


def expectimax(state: postal.PostalState, known: dict[Any, float]) -> float:
    """The chance of winning, by the rules alone."""
    if state.ending:
        return float(state.ending.won)
    key = postal.key(state)
    if key not in known:
        rolls = postal.chance_outcomes(state)
        if rolls:
            known[key] = sum(
                float(chance) * expectimax(postal.apply(state, roll).state, known)
                for roll, chance in rolls
            )
        else:
            known[key] = max(
                expectimax(postal.apply(state, move).state, known)
                for move in postal.legal_actions(state)
            )
    return known[key]


def solved(setup: postal.Setup) -> solve_postal.Scratch:
    """All values of a small game."""
    found = solve_postal.Solved(setup, 1, quiet)
    scratch = solve_postal.Scratch(found)
    found.solve(scratch.keep)
    return scratch


@pytest.mark.parametrize("setup", CHANCES, ids=[setup.__name__ for setup in CHANCES])
def test_a_small_game_comes_to_what_the_rules_come_to(setup: Callable[[], postal.Setup]) -> None:
    found = solve_postal.Solved(setup(), 1, quiet).solve()
    plain = expectimax(postal.new_game(setup()), {})
    assert found == pytest.approx(plain, abs=1e-12)
    assert found == pytest.approx(CHANCES[setup], abs=1e-12)


def test_a_table_that_says_something_else_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    due = Turns.due
    monkeypatch.setattr(Turns, "due", lambda turns, group: due(turns, group) - 1)
    found = solve_postal.Solved(otherwise(), 1, quiet).solve()
    assert found != pytest.approx(CHANCES[otherwise], abs=1e-12)


# Bellman's equation -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def values() -> solve_postal.Scratch:
    """Of a game of two workers, perhaps three, three turns and two means of production to take."""
    every = tuple(one.id for one in postal.default_content().means)
    return solved(tiny(cubes=3, savings=6, last_box=3, target=2, boxes=(2, 2, 3), means=every[1:5]))


def test_every_position_is_worth_its_best_move(values: solve_postal.Scratch) -> None:
    count, worst, phases = solve_postal.bellman(Judge(values), 250, walks=8)
    assert count == 250
    assert worst < 1e-12
    assert {"employers", "offensive", "placement", "actions", "payment", "control"} <= set(phases)


class Wrong:
    """Values of which one kind is off by a little: the turn after the first means."""

    def __init__(self, values: solve_postal.Scratch) -> None:
        self.turns, self._values = values.turns, values

    def chance(self, strength: int, controlled: int, *rest: Any) -> float:
        found = self._values.chance(strength, controlled, *rest)
        return found + 1e-6 if strength == 1 and controlled == 1 else found


def test_values_that_do_not_agree_are_seen(values: solve_postal.Scratch) -> None:
    _, worst, _ = solve_postal.bellman(Judge(Wrong(values)), 250, walks=8)
    assert worst > 1e-8


def test_the_start_is_worth_what_was_solved(values: solve_postal.Scratch, kept: Path) -> None:
    start = postal.new_game(values.turns.setup)
    assert Judge(values).worth(start) == pytest.approx(Kept(kept).start, abs=1e-12)


# What cannot be merged --------------------------------------------------------------------------


def test_what_cannot_be_merged_says_why() -> None:
    with pytest.raises(Unfit, match="no end of workers"):
        Turns(tiny(worker_cubes="substitutes"))
    with pytest.raises(Unfit, match="mode is not chosen"):
        Turns(postal.Setup(mode=None))
    with pytest.raises(Unfit, match="the last space must take any number"):
        Turns(tiny(uses=ONE_EACH, resolution_order="listed"))
    with pytest.raises(MissingContent, match="last_box"):
        Turns(postal.Setup(content=postal.stated_content()))


def test_gauges_are_exchanged_only_where_nothing_tells_them_apart() -> None:
    usual = Turns(postal.Setup())
    assert usual.twins
    assert usual.merged((1, 3, 2)) == (3, 1, 2)
    assert Prize("8usd", 8) in usual.means
    content = postal.default_content()
    wages = replace(content.wages, newtown_creek=2)
    assert not Turns(postal.Setup(content=replace(content, wages=wages))).twins


# A file of values -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kept(values: solve_postal.Scratch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of the small game."""
    file = tmp_path_factory.mktemp("values") / "small.advice"
    keeper = solve_postal.Keeper(values.solved, file)
    chance = values.solved.solve(keeper.keep)
    assert keeper.close(chance) == file.stat().st_size
    return file


def test_what_was_kept_is_read(values: solve_postal.Scratch, kept: Path) -> None:
    setup = values.turns.setup
    mine, theirs = Judge(values), exact.read(kept, setup)
    state = postal.new_game(setup)
    while state.phase != "placement":
        moves = [*postal.legal_actions(state), *(one for one, _ in postal.chance_outcomes(state))]
        state = postal.apply(state, moves[0]).state
    told = dict(theirs.advice(state))
    assert set(told) == set(postal.legal_actions(state))
    assert told == pytest.approx(dict(mine.advice(state)), abs=1 / STEPS)
    start = postal.new_game(setup)
    assert theirs.worth(start) == pytest.approx(mine.worth(start), abs=1 / STEPS)


def test_a_file_is_for_its_set_up(values: solve_postal.Scratch, kept: Path) -> None:
    setup = values.turns.setup
    assert exact.read(kept, replace(setup, mode=None)).turns.setup == setup
    with pytest.raises(ValuesError, match=r"values of another set-up \(mode normal\)"):
        exact.read(kept, postal.Setup())
    with pytest.raises(LookupError, match="another set-up"):
        exact.read(kept, setup).worth(postal.new_game())


def test_positions_that_do_not_come_up_have_no_value(
    values: solve_postal.Scratch, kept: Path
) -> None:
    rich = postal.position(setup=values.turns.setup, phase="employers", strength=1, savings=900)
    with pytest.raises(LookupError, match="does not come up"):
        exact.read(kept, values.turns.setup).worth(rich)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: b"", "no values"),
        (lambda text: b"[1]\n" + text, "no values"),
        (lambda text: b"[" * 100_000, "no values"),
        (lambda text: text.replace(b'"digest": "', b'"digest": "0'), "other rules"),
        (lambda text: text.replace(b'"last_box": 3', b'"last_box": 4'), "other rules"),
        (lambda text: text.replace(b'"last_box": 3', b'"last_box": "x"'), "damaged"),
        (lambda text: text.replace(b'"groups": [[', b'"groups": [["x", '), "damaged"),
        (lambda text: text.replace(b'"parts": {', b'"parts": {"a": 1, '), "damaged"),
        (lambda text: text.replace(b'"chance": 0', b'"chance": 7'), "damaged"),
    ],
)
def test_a_damaged_file_is_no_file_of_values(
    kept: Path, tmp_path: Path, change: Callable[[bytes], bytes], words: str
) -> None:
    file = tmp_path / "damaged.advice"
    file.write_bytes(change(kept.read_bytes()))
    with pytest.raises(ValuesError, match=words):
        Kept(file)


def test_a_damaged_part_is_found_when_it_is_asked(
    values: solve_postal.Scratch, kept: Path, tmp_path: Path
) -> None:
    text = kept.read_bytes()
    file = tmp_path / "damaged.advice"
    for damage in (text[: text.index(b"\n") + 1], text[:-40] + bytes(40)):
        file.write_bytes(damage)
        judge = exact.read(file, values.turns.setup)
        with pytest.raises(ValuesError, match="damaged"):
            judge.worth(postal.new_game(values.turns.setup))


def test_the_digest_stands_for_rules_and_set_up() -> None:
    assert exact.digest(postal.Setup()) == exact.digest(postal.Setup())
    assert exact.digest(postal.Setup()) != exact.digest(postal.Setup(mode="hard"))


def test_a_part_is_never_larger_than_it_says(values: solve_postal.Scratch, tmp_path: Path) -> None:
    file = tmp_path / "large.advice"
    writer = exact.Writer(file, values.turns, values.solved.game.groups)
    for name in ("reach 1 0", "at 1 0", "1 0"):
        writer.add(name, array("H", [0] * 1_000))
    writer.close(0.5)
    text = file.read_bytes()
    file.write_bytes(text.replace(b", 1000]", b", 9   ]"))
    group = next(iter(values.solved.game.groups))
    with pytest.raises(ValuesError, match="damaged"):
        Kept(file).chance(1, 0, group, (0, 0, 0), 0)
