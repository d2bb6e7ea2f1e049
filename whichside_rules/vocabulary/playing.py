"""Sentences that only play a move: each is one call.

::

    plays = playing(SENTENCES)

    plays("choose_mode", postal.ChooseMode)(
        about="Choose the difficulty.",
        en="the player (chooses|asks for) {mode:Mode} mode",
        fr="le mode {mode:Mode} est (choisi|demandé)",
    )

The move is made of the fields of the sentence, in the order of its first English pattern, and after
them of what a sentence does not say, because it is the same whenever it is said::

    plays("uses_its_lawyer", whichside.Shelter, True)(...)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from inspect import Parameter, Signature
from types import FrameType
from typing import Any, Protocol

from whichside_rules.vocabulary.registry import Registry, alternatives, fields_of
from whichside_rules.vocabulary.world import GameWorld

__all__ = ["Plays", "playing"]


class Said(Protocol):
    """Takes what is told about the move, and how it is said."""

    def __call__(self, *, about: str, en: str | Iterable[str], fr: str | Iterable[str]) -> None:
        """Declare the sentence."""


class Step:
    """The function of a sentence that plays a move, as if it stood where the call stands."""

    def __init__(
        self,
        move: Callable[..., object],
        name: str,
        about: str,
        fields: tuple[str, ...],
        unsaid: tuple[object, ...],
    ) -> None:
        self.__name__ = self.__qualname__ = name
        self.__doc__ = about
        self._move = move
        self._fields, self._unsaid = fields, unsaid
        taken = [Parameter(one, Parameter.KEYWORD_ONLY) for one in fields]
        game = Parameter("game", Parameter.POSITIONAL_OR_KEYWORD)
        self.__signature__: Signature = Signature([game, *taken])

    def stands_in(self, frame: FrameType) -> None:
        """Note the module and the line: there are the types of the fields."""
        self.__globals__: dict[str, Any] = frame.f_globals
        self.__module__ = frame.f_globals["__name__"]
        self.line: int = frame.f_lineno

    def __call__(self, game: GameWorld, **said: object) -> None:
        game.play(self._move(*(said[one] for one in self._fields), *self._unsaid))


class Plays(Protocol):
    """Takes the name of the step, the move, and what of it the sentence does not say."""

    def __call__(self, name: str, move: Callable[..., object], *unsaid: object) -> Said:
        """Take how it is said."""


def playing(sentences: Registry) -> Plays:
    """What declares the moves of a game.

    Args:
        sentences: the vocabulary that they belong to.
    """

    def plays(name: str, move: Callable[..., object], *unsaid: object) -> Said:
        frame = sys._getframe(1)  # as for a named tuple: who calls has the module

        def said(*, about: str, en: str | Iterable[str], fr: str | Iterable[str]) -> None:
            step = Step(move, name, about, fields_of(alternatives(en)[0]), unsaid)
            step.stands_in(frame)
            sentences.when(en=en, fr=fr)(step)

        return said

    return plays
