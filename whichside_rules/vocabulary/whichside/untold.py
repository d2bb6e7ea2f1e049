"""What a refusal may hang on that the Givens of a scenario do not tell.

What nobody tells is as after the set-up, and a table that plays has more by then: that the team
cannot pay is no answer where nobody has told what it has.
"""

from __future__ import annotations

from typing import Any, Final

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import texts
from whichside_rules.kernel.playing.refusal import Violation
from whichside_rules.vocabulary.whichside import parameter_types as say
from whichside_rules.whichside import control, fight, struggle
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.effect import Resource

__all__ = ["asked_for"]

_TOGETHER: Final = frozenset({"pay-full-cost", "cost-on-board"})
"""The keys of the texts by which the team cannot pay."""
_ALONE: Final = frozenset({"money-required", "price", "purchase"})
"""The keys of those by which a Tenement cannot pay."""


def asked_for(game: Any, wrong: Violation, move: Any) -> Text | None:
    """What must be told where something wrong with a move hangs on what nobody tells.

    Args:
        game: the world of the scenario.
        wrong: what is wrong with the move.
        move: the move.
    """
    if game.new:
        return None
    if wrong.key in _TOGETHER:
        here = whichside.players(game.state.setup)
        return None if any(_is_told(game, one) for one in here) else _of_the_team(game, move)
    if wrong.key in _ALONE and not _is_told(game, move.player):
        return _ask(move.player, None)
    return None


def _of_the_team(game: Any, move: Any) -> Text | None:
    """What the team needs for a move and has too little of."""
    state: whichside.WhichsideState = game.state
    if isinstance(move, whichside.Counter):
        due = fight.bill(state, move.card)
    else:
        due = control.bill(state, move.objective)
    kinds: tuple[Resource | None, ...] = (None, *whichside.RESOURCES)
    lacking = (one for one in kinds if struggle.pool(state, one) < getattr(due, one or "dollars"))
    return _ask(whichside.players(state.setup)[0], next(lacking, None))


def _is_told(game: Any, tenement: Any) -> bool:
    """Whether the Givens tell anything of what a Tenement has to pay with."""
    told = game.tenements.get(tenement, {})
    poor = tenement in game.poor or tenement in game.short
    return any(one in told for one in ("dollars", *whichside.RESOURCES)) or (
        game.others is not None or poor
    )


def _ask(tenement: Any, what: Resource | None) -> Text:
    """What must be told, with a sentence that tells it."""
    who = words.called("player", tenement)
    if what is None:
        much = Text("5 dollars", "5 $")
    else:
        kind = texts(say.GAME).nouns["resource"][what]
        much = Text(f"2 {kind.many('en')}", f"2 {kind.many('fr')}")
    return Text(
        f"nothing says what there is to pay with; say it, such as: {who.en} has {much.en}",
        f"rien ne dit ce qu'il y a pour payer ; dites-le, par exemple : {who.fr} a {much.fr}",
    )
