"""What a refusal may hang on that the Givens of a scenario do not tell.

What nobody tells is as after the set-up, and a group that plays has more by then: that it cannot
pay, or that nobody is there, is no answer where nobody has told it.
"""

from __future__ import annotations

from typing import Any, Final

from whichside_rules import postal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.refusal import Violation

__all__ = ["asked_for"]

_TOO_LITTLE: Final = frozenset({"take-optional", "too-expensive"})
"""The keys of the texts by which the group cannot pay."""
_BEFORE_ACTIONS: Final = ("setup", "employers", "offensive", "placement")
"""Where in the turn nobody has anything of its resources."""


def asked_for(game: Any, wrong: Violation, move: Any) -> Text | None:
    """What must be told where something wrong with a move hangs on what nobody tells.

    Args:
        game: the world of the scenario.
        wrong: what is wrong with the move.
        move: the move.
    """
    if game.choices.get("new"):
        return None
    if wrong.key in _TOO_LITTLE:
        return _to_pay(game, move.means)
    if game.groups or game.total is not None or game.everybody is not None:
        return None
    if wrong.key == "nobody-in-jail":
        return Text(
            "nothing says who is in jail; say it, such as: there is 1 worker in jail",
            "rien ne dit qui est en prison ; dites-le, par exemple : il y a 1 prisonnier",
        )
    hurt = game.state.injured or game.state.injured_done or game.state.injured_at
    if wrong.key == "no-injured-left" and not hurt:
        return Text(
            "nothing says who is injured; say it, such as: there are 2 injured workers",
            "rien ne dit qui est blessé ; dites-le, par exemple : il y a 2 travailleurs blessés",
        )
    return None


def _to_pay(game: Any, name: str) -> Text | None:
    """What the group needs for a means of production, if nobody tells what it has of it."""
    state, means = game.state, game.content.means_called(name)
    if means is None:
        return None
    short = [one for one in postal.RESOURCES if getattr(state, one) < getattr(means, one)]
    known = game.at_first.phase in _BEFORE_ACTIONS
    if short and not known and not {*postal.RESOURCES} & {*game.facts}:
        return Text(
            "nothing says which resources the group has; say it, such as: the group has 1 strike",
            "rien ne dit quelles ressources a le groupe ; dites-le, par exemple : le groupe a 1 "
            "grève",
        )
    if not short and "savings" not in game.facts:
        return Text(
            "nothing says how many dollars the group has; say it, such as: Savings are 5 dollars",
            "rien ne dit combien de dollars a le groupe ; dites-le, par exemple : l'Économie est "
            "de 5 $",
        )
    return None
