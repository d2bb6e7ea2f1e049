"""Finding the things of a box by their names, as people write them.

Accents, capitals and articles make no difference, and a name in either language is understood.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from whichside_rules.kernel.book.nearest import nearest
from whichside_rules.kernel.files.telling import Telling
from whichside_rules.shared.finding import words_of

__all__ = ["Called", "called"]

_ARTICLES = frozenset(("the", "a", "an", "le", "la", "les", "l", "un", "une", "des"))


class Called(NamedTuple):
    """What somebody may mean by a name."""

    things: tuple[Telling, ...]
    """The things that are called so, best first."""
    near: tuple[str, ...] = ()
    """Where there are none: names that are written like it."""


def called(told: Iterable[Telling], asked: str, language: str = "en") -> Called:
    """The things that somebody means by a name, by a part of it, or by the key of their data.

    Args:
        told: the things of a game.
        asked: what somebody wrote.
        language: in which near names are told.
    """
    every = [one for thing in told for one in thing.every()]
    wanted = _words(asked)
    if not wanted:
        return Called(())
    exact = [one for one in every if asked.strip() in (one.key, one.id) or wanted in _names(one)]
    begun = [one for one in every if any(_begin(wanted, name) for name in _names(one))]
    if exact or begun:
        return Called(tuple(_outermost(exact or begun)))
    names = {" ".join(name): one for one in every for name in _names(one)}
    found = nearest(" ".join(wanted), names)
    return Called((), tuple(dict.fromkeys(names[one].name.in_(language) for one in found)))


def _outermost(found: Iterable[Telling]) -> Iterator[Telling]:
    """Those that are told with no other of them."""
    some = list(found)
    inner = {id(one) for thing in some for one in thing.every() if one is not thing}
    return (one for one in some if id(one) not in inner)


def _begin(wanted: Sequence[str], name: Sequence[str]) -> bool:
    """Whether each word that is asked for begins a word of a name."""
    return all(any(word.startswith(one) for word in name) for one in wanted)


def _names(one: Telling) -> list[tuple[str, ...]]:
    """What a thing is called, in both languages and by its key, as words."""
    names = [name for text in (one.name, *one.others) for name in (text.en, text.fr)]
    return list(dict.fromkeys(_words(name) for name in (*names, one.key, one.id)))


def _words(name: str) -> tuple[str, ...]:
    """The words of a name without articles; a name of articles alone keeps them."""
    found = tuple(words_of(name))
    return tuple(word for word in found if word not in _ARTICLES) or found
