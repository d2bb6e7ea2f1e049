"""What the sentences of a game are declared with.

::

    SENTENCES = Registry(game="chess")
    declare = declaring(SENTENCES)
    given, when, then = declare.given, declare.when, declare.then
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from whichside_rules.vocabulary.playing import Plays, playing
from whichside_rules.vocabulary.quantity import Reader, quantity
from whichside_rules.vocabulary.registry import Registry, Step

__all__ = ["Declaring", "declaring"]


class Declaring(NamedTuple):
    """The decorators of a game."""

    given: Callable[..., Callable[[Step], Step]]
    when: Callable[..., Callable[[Step], Step]]
    then: Callable[..., Callable[[Step], Step]]
    quantity: Callable[..., Callable[[Reader], Reader]]
    """A number that is asked for, and perhaps given."""
    plays: Plays
    """A sentence that only plays a move."""


def declaring(sentences: Registry) -> Declaring:
    """The decorators that declare sentences of a registry."""
    return Declaring(
        sentences.given,
        sentences.when,
        sentences.then,
        partial(quantity, sentences),
        playing(sentences),
    )
