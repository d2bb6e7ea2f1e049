"""What the things of a box do and cost, in words that are made from their data.

A game declares once how it tells its content::

    TELLINGS = Tellings(CONTENT, tell)

``tell`` gives a :class:`Telling` for each thing: a card, a space, premises, a row of a table. What
it says is filled into templates of the game (:mod:`whichside_rules.kernel.book.text`) from the
values that the rules carry out, so that a card of somebody's pack is told as well as those of the
box. Each :class:`Part` knows the data from which it is told, and thereby where they come from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Generic, TypeVar, get_args

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.names import brief
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.book.text import Noun, shared
from whichside_rules.kernel.files.content import Content
from whichside_rules.kernel.files.sheet import Datum, Provenance, Sheet

__all__ = ["Part", "Scribe", "Telling", "Tellings", "provenance_told", "told_from"]

C = TypeVar("C")

MOST_REMEMBERED = 8
"""Of how many contents it is remembered what their things do."""
_FROM_SURE_TO_CHANGED: Final[tuple[Provenance, ...]] = get_args(Provenance)


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that a thing does, costs or is, in words: a sentence without capital and stop."""

    text: Text
    data: tuple[Datum, ...] = field(default=(), hash=False)
    """The data from which it is told; none where it is what holds if nothing is said."""
    said_by: tuple[str, ...] = ()
    """The clauses that say it, besides those of its data."""

    @property
    def provenance(self) -> Provenance | None:
        """Where it comes from; of several data, that of the one which is least the book's own.

        ``None`` where nothing in the content says it: it is what holds otherwise.
        """
        found = (one.provenance for one in self.data)
        return max(found, key=_FROM_SURE_TO_CHANGED.index, default=None)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that print it."""
        of_data = (clause for one in self.data for clause in one.clauses)
        return tuple(dict.fromkeys((*self.said_by, *of_data)))


@dataclass(frozen=True, slots=True)
class Telling:
    """What a thing does and costs."""

    key: str
    """Its table in the content, such as ``misfortunes.clumsiness``."""
    kind: Noun
    """What sort of thing it is: a misfortune, premises."""
    name: Text
    """What it is called."""
    parts: tuple[Part, ...] = ()
    """What it does, costs and is, in the order in which it happens."""
    within: tuple[Telling, ...] = ()
    """The things that are parts of it, such as the spaces of a tile."""
    others: tuple[Text, ...] = ()
    """Other names under which somebody may look for it."""

    @property
    def id(self) -> str:
        """The last word of its key."""
        return self.key.rpartition(".")[2]

    @property
    def text(self) -> Text:
        """Everything in one text: the name, and a sentence for each part."""
        told = list(self._sentences())
        return Text(*(" ".join(one.in_(language) for one in told) for language in ("en", "fr")))

    def _sentences(self) -> Iterator[Text]:
        """Its own sentences behind its name, then those of the things that are part of it."""
        first, *rest = [_and_stop(one.text) for one in self.parts] or [Text("", "")]
        yield _named(self.name, first) if first.en or self.within else _and_stop(self.name)
        yield from map(_capital, rest)
        for one in self.within:
            yield from map(_capital, one._sentences())

    def every(self) -> Iterator[Telling]:
        """Itself and the things that are parts of it, the outermost first."""
        yield self
        for one in self.within:
            yield from one.every()


def provenance_told(provenance: Provenance) -> Text:
    """Where a datum comes from, in a word."""
    texts = shared()
    return texts.fill(texts.find("phrase", "provenance").text, {"provenance": provenance})


def _named(name: Text, said: Text) -> Text:
    """A name with what is said of it behind a colon."""
    return Text(f"{name.en}: {said.en}".strip(), f"{name.fr} : {said.fr}".strip())


def _and_stop(text: Text) -> Text:
    return Text(f"{text.en}.", f"{text.fr}.")


def _capital(text: Text) -> Text:
    return Text(text.en[:1].upper() + text.en[1:], text.fr[:1].upper() + text.fr[1:])


def told_from(told: Iterable[Telling], key: str, fields: Iterable[str]) -> Text | None:
    """What a thing does as far as it is told from some of its fields, in one line.

    Nothing where no such thing is told, or where it consists of others, as a tile of its spaces.

    Args:
        told: the things of a content.
        key: the table of the thing, such as ``normals.fines``.
        fields: those that are asked about.
    """
    wanted = {f"{key}.{field}" for field in fields}
    found = next((one for one in told if one.key == key and not one.within), None)
    if found is None:
        return None
    parts = [part for part in found.parts if wanted & {one.key for one in part.data}]
    if not parts:
        return None
    said = Text("; ".join(one.text.en for one in parts), " ; ".join(one.text.fr for one in parts))
    return _capital(_named(found.name, said))


class Scribe:
    """Makes the parts of tellings, each with the data from which it is told."""

    def __init__(self, sheet: Sheet, key: str) -> None:
        """Write about one thing.

        Args:
            sheet: the data of the content.
            key: the table of the thing; fields are named within it.
        """
        self.sheet = sheet
        self.key = key

    def part(self, text: Text, *fields: str, said_by: Iterable[str] = ()) -> Part:
        """A part that is told from these fields of the thing, as far as the content has them."""
        keys = (f"{self.key}.{one}" for one in fields)
        return Part(text, tuple(self.sheet[key] for key in keys if key in self.sheet), (*said_by,))

    def within(self, *words: str) -> Scribe:
        """For a thing within this one: ``within("spaces", "work")``."""
        return Scribe(self.sheet, ".".join((self.key, *words)))


class Tellings(Generic[C]):
    """How a game tells what the things of its content do; they are told when first asked for."""

    def __init__(self, content: Content[C], tell: Callable[[C, Sheet], Iterable[Telling]]) -> None:
        """Declare it.

        Args:
            content: what the game says about its content.
            tell: the things of a content, in the order of the box; its sheet says where each
                datum comes from.
        """
        self._content = content
        self._tell = tell
        self._of = lru_cache(MOST_REMEMBERED)(self._told)

    def _told(self, content: C) -> tuple[Telling, ...]:
        return tuple(self._tell(content, self._content.sheet_of(content)))

    def told(self, content: C | None = None) -> tuple[Telling, ...]:
        """Every thing of a content with what it does, in the order of the box.

        Args:
            content: that of a game, such as ``state.setup.content``; the shipped one if left out.
        """
        return self._of(self._content.default() if content is None else content)

    def what_it_does(self, name: str, content: C | None = None) -> Telling:
        """What a thing does and costs, in words, with where each number comes from.

        Args:
            name: its key, such as ``misfortunes.clumsiness``, or the last word of it.
            content: that of a game; the shipped one if left out.

        Raises:
            LookupError: there is no such thing; the message names the nearest ones.
        """
        every = [one for top in self.told(content) for one in top.every()]
        by_key = {one.key: one for one in every}
        found = by_key.get(name) or next((one for one in every if one.id == name), None)
        if found is None:
            known = [*by_key, *(one.id for one in every)]
            raise LookupError(f"nothing is called {brief(name)}{perhaps(nearest(name, known))}")
        return found
