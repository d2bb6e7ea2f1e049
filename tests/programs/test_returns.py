"""What a game was worth to each seat, and how long it can be."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any, get_args, get_type_hints

import pytest

from whichside_rules import anarchy, postal, whichside, yellow_places
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.returns import returns_of
from whichside_rules.kernel.values.value import altered

GAMES: dict[str, Any] = {name: rulebook.find(name).game for name in rulebook.built_in()}
CLAUSE = "postal.turn.order"
FOUR = ("ann", "bob", "cid", "dot")


@pytest.mark.parametrize(
    ("places", "returns"),
    [
        ((("ann",), ("bob",), ("cid",), ("dot",)), (1, 1 / 3, -1 / 3, -1)),
        ((("dot",), ("ann", "cid"), ("bob",)), (0, -1, 0, 1)),
        ((("bob",), ("ann", "cid", "dot")), (-1 / 3, 1, -1 / 3, -1 / 3)),
        ((("ann", "bob", "cid", "dot"),), (0, 0, 0, 0)),
    ],
)
def test_ranks_go_evenly_from_the_first_to_the_last(
    places: tuple[tuple[str, ...], ...], returns: tuple[float, ...]
) -> None:
    found = returns_of(Over("won", CLAUSE, places), FOUR)
    assert found == pytest.approx(returns)
    assert sum(found) == pytest.approx(0)


def test_who_plays_alone_is_first() -> None:
    assert returns_of(Over("won", CLAUSE, (("ann",),)), ("ann",)) == (1,)


@pytest.mark.parametrize(("result", "worth"), [("won", 1), ("lost", -1), ("drawn", 0)])
def test_all_win_or_lose_together(result: str, worth: float) -> None:
    assert returns_of(Over(result, CLAUSE), FOUR) == (worth,) * 4


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_what_it_was_worth(name: str) -> None:
    game = GAMES[name]
    setup = game.Setup()
    first, stakes = game.new_game(setup), game.stakes(setup)
    assert game.returns(first) == (0,) * len(game.players(setup))
    rng = random.Random(3)
    for _ in range(5):
        last, moves = game.playout(first, rng, lambda actions, now: rng.choice(actions))
        returns = game.returns(last)
        assert len(returns) == len(game.players(setup))
        assert set(returns) & {stakes.lowest, stakes.highest}
        assert all(stakes.lowest <= one <= stakes.highest for one in returns)
        assert stakes.longest is None or len(moves) <= stakes.longest


def test_how_long_a_game_can_be() -> None:
    """Four turns of the deal, three rounds, and each hidden tile accused: the longest there is."""
    assert yellow_places.stakes(yellow_places.Setup()).longest == 48
    assert postal.stakes(postal.Setup()).longest == 463
    assert anarchy.stakes(anarchy.Setup()).longest is None
    assert whichside.stakes(whichside.Setup()).longest is None


def test_more_workers_make_a_longer_game() -> None:
    free = postal.Readings(worker_cubes="substitutes")
    longest = postal.stakes(postal.Setup(readings=free)).longest
    assert longest
    assert longest > 463


READINGS = [
    anarchy.Readings(),
    *(
        anarchy.Readings(**{one.name: option})
        for one in fields(anarchy.Readings)
        for option in get_args(get_type_hints(anarchy.Readings)[one.name])
        if option != one.default
    ),
]


def is_idle(move: Any, top: str) -> bool:
    """Whether a move does nothing that it need not: or it discards what was just drawn."""
    if isinstance(move, anarchy.Discard):
        return move.card == top
    return isinstance(move, anarchy.Done) or move in (
        anarchy.Draw("violet", "discard"),
        anarchy.Draw("green", "discard"),
        anarchy.Pay("violet", 1),
        anarchy.Pay("green", 1),
    )


@pytest.mark.parametrize("chosen", READINGS, ids=lambda chosen: str(chosen).partition("(")[2][:60])
def test_the_anarchy_can_go_on_for_ever(chosen: anarchy.Readings) -> None:
    """Who draws what was discarded last and discards it again leaves all as it was."""
    state = anarchy.new_game(anarchy.Setup(players=2, readings=chosen))
    rounds: list[Any] = []
    top = ""
    while len(rounds) < 3:
        if state.phase == "order" and not state.flipped:
            rounds.append(altered(state, round=1))
        moves = [one.move for one in anarchy.chance_outcomes(state)]
        moves = moves or [*anarchy.legal_actions(state)]
        idle = [one for one in moves if is_idle(one, top)] or moves
        top = state.discard[-1] if state.phase == "draw" else top
        state = anarchy.apply(state, idle[0]).state
    assert rounds[1] == rounds[2]


def test_the_stakes_are_of_a_set_up() -> None:
    with pytest.raises(TypeError, match="is not a Setup"):
        postal.stakes(whichside.Setup())
