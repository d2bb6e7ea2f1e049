"""What was done without asking anybody, since there was only one way.

A choice with one answer is settled by itself (:mod:`.rules`). Who asks for that move afterwards is
told so, instead of hearing only that it is not the time for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.refusal import IllegalAction, breaks
from whichside_rules.kernel.values.ear import Ear

__all__ = ["Unasked", "is_watched", "noted", "refused_as_done", "watching"]


class Unasked(NamedTuple):
    """A move that was the only answer to a choice, and was made by itself."""

    move: Any
    told: Text
    """What it did, in words; the question that it answers, if it told nothing."""


_EAR = Ear[list[Unasked]]("unasked")


def watching() -> AbstractContextManager[list[Unasked]]:
    """Hear of the moves that are made by themselves here, in their order."""
    return _EAR.heard_by([])


def is_watched() -> bool:
    """Whether somebody wants to hear of such moves."""
    return _EAR.listener() is not None


@contextmanager
def noted(draft: Any, move: Any, question: Text) -> Iterator[None]:
    """What is done here is a move that is made by itself; it is noted if somebody watches."""
    found = _EAR.listener()
    if found is None:
        yield
        return
    told: list[Any] = []
    tell = draft.tell

    def hear(event: Any) -> None:
        told.append(event)
        tell(event)

    draft.tell = hear
    try:
        yield
    finally:
        draft.tell = tell
    words = Text(told[0].say("en"), told[0].say("fr")) if told else question
    found.append(Unasked(move, words))


def refused_as_done(refusal: IllegalAction, done: Sequence[Unasked]) -> IllegalAction:
    """The refusal of a move, saying that it was made by itself if it is one of those ``done``."""
    known = next((one for one in done if one.move == refusal.action), None)
    if known is None:
        return refusal
    first, *others = refusal.violations
    said = breaks(first.clause, "done-unasked", told=known.told, instead=first.remedy)
    return IllegalAction(refusal.action, (said, *others))
