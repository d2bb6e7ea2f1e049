"""Numbers that a scenario gives and asks for, each declared once.

The function reads the quantity; from its sentences follow the Given that sets it, the Then that
compares it, and the Then that asks whether it is *at least*, *at most*, *more than* or *fewer
than* some number::

    @quantity(
        SENTENCES,
        en="Savings are {n:Number} dollars",
        fr="l'Économie est de {n:Number} $",
        given="savings",
    )
    def savings(game: PostalWorld) -> Measure:
        '''The Savings, in dollars.'''
        return Measure(Text("Savings are", "l'Économie est de"), game.state.savings)

``TYPES`` of the module holds :func:`bound` as ``Bound``.
"""

from __future__ import annotations

import functools
import inspect
import operator
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.vocabulary.registry import Registry, alternatives, pattern
from whichside_rules.vocabulary.world import GameWorld

__all__ = ["Measure", "bound", "quantity", "wanted_as"]

Reader = TypeVar("Reader", bound=Callable[..., "Measure | Iterable[Measure]"])


@dataclass(frozen=True, slots=True)
class Measure:
    """What the rules say of a quantity now."""

    what: Text
    """How the answer begins: ``Savings are``."""
    value: int
    clauses: tuple[str, ...] = ()
    """The clauses that decide it."""


_BOUNDS: dict[str, tuple[Text, Callable[[Any, Any], bool]]] = {
    "least": (Text("at least", "au moins"), operator.ge),
    "most": (Text("at most", "au plus"), operator.le),
    "more": (Text("more than", "plus de"), operator.gt),
    "fewer": (Text("fewer than", "moins de"), operator.lt),
}


@pattern(
    "(?:at least|at most|more than|(?:fewer|less) than"
    "|(?<!de )(?:au moins|au plus)|(?<!d')(?:plus de|moins de))",
    en=tuple(said.en for said, _ in _BOUNDS.values()),
    fr=tuple(said.fr for said, _ in _BOUNDS.values()),
)
def bound(text: str) -> str:
    """What a number limits: ``at least``, ``at most``, ``more than``, ``fewer than``."""
    told = text.lower().replace("less", "fewer")
    return next(name for name, (said, _) in _BOUNDS.items() if told in (said.en, said.fr))


def quantity(
    sentences: Registry,
    *,
    en: str | Iterable[str],
    fr: str | Iterable[str],
    given: Callable[..., object] | str | None = None,
    given_en: Iterable[str] = (),
    given_fr: Iterable[str] = (),
) -> Callable[[Reader], Reader]:
    """Declare the sentences of a quantity that the function reads, or of each of several.

    Args:
        sentences: the vocabulary that they belong to.
        en: its sentences, with the field ``n`` for the number.
        fr: the same in French.
        given: sets it, with ``game``, ``n`` and the fields of the function, or is the fact that a
            function of ``game`` reads; without, it is only asked for.
        given_en: more ways of giving it.
        given_fr: the same in French.
    """
    english, french = alternatives(en), alternatives(fr)

    def declare(read: Reader) -> Reader:
        first = next(iter(inspect.signature(read).parameters))

        def compare(n: int = 1, bound: str | None = None, **fields: Any) -> None:
            table = fields.pop(first)
            found = read(table, **fields)
            game: GameWorld = table if isinstance(table, GameWorld) else table.game
            for one in (found,) if isinstance(found, Measure) else found:
                wanted = wanted_as(game.language, one.value, n, bound)
                game.expect(one.what, one.value, wanted, *one.clauses)

        def put(n: int = 1, **fields: Any) -> None:
            table = fields.pop(first)
            if isinstance(given, str):
                table.given(**{given: n})
            elif given is not None:
                given(table, n, **fields)

        asks = _as(read, compare, bounded=True)
        sentences.then(en=_bounded(english), fr=_bounded(french))(asks)
        if given is not None:
            gives = _as(read, put, bounded=False)
            sentences.given(en=(*given_en, *english), fr=(*given_fr, *french))(gives)
        return read

    return declare


def wanted_as(language: str, found: Any, asked: Any, bound: str | None) -> object:
    """What is to be compared with what was found: itself, if that keeps the bound."""
    if not bound:
        return asked
    said, keeps = _BOUNDS[bound]
    return found if keeps(found, asked) else f"{said.in_(language)} {asked}"


def _as(
    read: Callable[..., Measure | Iterable[Measure]], step: Callable[..., None], *, bounded: bool
) -> Any:
    """The step with the name, the words and the fields of the function that reads."""
    functools.update_wrapper(step, read)
    world, *fields = inspect.signature(read).parameters.values()
    keyword = inspect.Parameter.KEYWORD_ONLY
    own = [inspect.Parameter("n", keyword, default=1)]
    if bounded:
        own.append(inspect.Parameter("bound", keyword, default=None))
    step.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [world, *(one.replace(kind=keyword) for one in fields), *own]
    )
    return step


def _bounded(patterns: tuple[str, ...]) -> tuple[str, ...]:
    """The patterns, then those with a bound before the number: « d'au moins », « de plus de »."""
    asked = "{bound:Bound} {n:"
    more = [one.replace("{n:", asked) for one in patterns if "{n:" in one]
    after_de = [one for one in more if f" de {asked}" in one]
    elided = [one.replace(f" de {asked}", f" d'{asked}") for one in after_de]
    return (*patterns, *elided, *more)
