"""What a seat gets at one keyboard, and from the server, is the same whatever others hold."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from io import StringIO
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from examples.server import table as server
from examples.server.table import Refused, Table
from tests.conformance.hidden import NAMES, Setup, Toy
from whichside_rules.cli.playing import play
from whichside_rules.cli.playing.one_keyboard import SharedSession
from whichside_rules.cli.playing.session import Session
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book.rulebook import Rulebook
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over


def terminal(game: Any) -> Terminal:
    return Terminal(cast("Rulebook", SimpleNamespace(game=game, name="postal")))


class Everybody:
    """A game in which ``legal_actions`` gives everybody's moves, whoever asks."""

    def __init__(self) -> None:
        self._game = Toy().rules()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def legal_actions(self, state: Any, player: str | None = None) -> Any:
        return self._game.legal_actions(state)


def positions(seed: int) -> Iterator[Any]:
    """The positions of a random game of the toy."""
    game, rng = Toy().rules(), random.Random(seed)
    state = game.new_game(Setup(cards=4 + seed % 2))
    while True:
        yield state
        now = game.pending(state)
        if isinstance(now, Over):
            return
        if isinstance(now, Chance):
            move = sample(game.chance_outcomes(state), rng)
        else:
            move = rng.choice(game.legal_actions(state, rng.choice(now.players)))
        state = game.apply(state, move).state


def worlds(seed: int) -> Iterator[tuple[Any, Any, str]]:
    """Positions, others that a player cannot tell from them, and that player."""
    game = Toy().rules()
    for state in positions(seed):
        for player in NAMES:
            yield state, game.redealt(state, player, random.Random(seed)), player


def at_the_keyboard(game: Any, state: Any, player: str) -> str:
    """What stands on the screen when the keyboard was handed to a player."""
    screen = StringIO()

    def ask(prompt: str) -> str:
        screen.write(prompt)
        raise EOFError

    console = Console(file=screen, width=200)
    shared = SharedSession(terminal(game), state.setup, console, ask=ask, bots={})
    shared.state, shared._greeted = state, True
    if isinstance(game.pending(state), Chance):
        shared.viewer = shared.table.chance_of(state, shared.players)
        if shared.viewer != player:
            return ""
    else:
        shared._show(player)
    with suppress(EOFError):
        shared._turn()
    return screen.getvalue()


def from_the_server(game: Any, state: Any, player: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What the server sends to a seat."""
    monkeypatch.setattr(server, "load", lambda name: terminal(game))
    table = Table("toy", {"cards": state.setup.cards})
    table.state, table.made = state, []
    token = table.join([player])
    refused = []
    for move in game.moves(state.setup):
        if move not in game.legal_actions(state, player):
            with pytest.raises(Refused) as why:
                table.move(token, json.loads(game.move_adapter().dump_json(move)))
            refused.append((why.value.status, why.value.why, why.value.clauses))
    # The code that gives a seat back is drawn anew for each table.
    shown = {key: one for key, one in table.shown_to(token).items() if key != "ticket"}
    return json.dumps(shown), refused


@pytest.mark.parametrize("seed", range(6))
def test_the_screen_tells_a_player_nothing_of_other_hands(seed: int) -> None:
    game, shown = Toy().rules(), set()
    for state, other, player in worlds(seed):
        screen = at_the_keyboard(game, state, player)
        assert screen == at_the_keyboard(game, other, player)
        shown.add(screen)
    assert len(shown) > 6


@pytest.mark.parametrize("seed", range(4))
def test_the_server_tells_a_seat_nothing_of_other_hands(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Toy().rules()
    for state, other, player in worlds(seed):
        if not isinstance(game.pending(state), Chance):  # the server answers for chance at once
            told = from_the_server(game, state, player, monkeypatch)
            assert told == from_the_server(game, other, player, monkeypatch)


def test_a_screen_with_everybodys_moves_would_be_noticed() -> None:
    game = Everybody()
    told = [
        at_the_keyboard(game, state, player) != at_the_keyboard(game, other, player)
        for seed in range(4)
        for state, other, player in worlds(seed)
        if state.phase == "lay" and not state.agenda
    ]
    assert any(told)


def test_what_is_typed_of_a_draw_is_chosen_from_all_cards() -> None:
    """A list without the cards of the others would show their hands."""
    game = Toy().rules()
    dealt = next(state for state in positions(1) if sum(map(bool, state.hands)) == 2)
    listed = [move.card for move in terminal(game).outcomes(dealt)]
    assert listed == [1, 2, 3, 4, 5]
    assert len(game.chance_outcomes(dealt)) == 3


def test_one_screen_for_all_is_for_games_that_hide_nothing() -> None:
    class Together(Terminal):
        together = True

    table = Together(cast("Rulebook", SimpleNamespace(game=Toy().rules(), name="postal")))
    options: Any = {"language": "en", "seed": 1, "file": None}
    assert isinstance(play._session(table, Setup(), None, **options), SharedSession)
    table.game = cast(
        "Any",
        SimpleNamespace(
            HIDES_NOTHING=True, players=lambda setup: NAMES, new_game=lambda setup: None
        ),
    )
    assert type(play._session(table, Setup(), None, **options)) is Session
