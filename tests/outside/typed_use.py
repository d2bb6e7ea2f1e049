"""What an editor sees of the library: ``make lint`` has Pyright check it strictly.

Every line here is one that somebody who imports the library writes; none may need a cast.
"""

# pyright: strict, reportUnnecessaryTypeIgnoreComment=true

from __future__ import annotations

from whichside_rules import Verdict, ask, postal, whichside
from whichside_rules.kernel.files import record
from whichside_rules.kernel.playing.game import Game, Over

TABLE: Game = postal


def kept(game: Game) -> str:
    """A game is handed on as a module."""
    return record.to_json(record.record(game, game.new_game().setup, []))


def savings() -> int:
    """A position, its moves and what comes of them are typed."""
    state = postal.position(phase="payment", healthy=3, savings=2)
    transition = postal.apply(state, postal.Pay())
    now = postal.pending(transition.state)
    return transition.state.savings if isinstance(now, Over) else transition.state.risk


def first_clause(text: str) -> str:
    """A verdict is typed to its last field."""
    verdict: Verdict = ask(text, "fr")
    return verdict.rulings[0].cited[0].id if verdict.rulings else verdict.troubles[0].message


def described() -> int:
    """Fields of a position are keywords with types."""
    table = whichside.position(
        phase="living", tenements={"italian": {"dollars": 3, "unsanitary": 4}}, strength=2
    )
    return table.strength


def misspelt() -> None:
    """What no position has, and what no field can be, is marked while it is typed."""
    postal.position(saving=2)  # type: ignore[call-arg]
    postal.position(savings="2")  # type: ignore[arg-type]
