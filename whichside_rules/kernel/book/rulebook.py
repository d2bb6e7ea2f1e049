"""Rulebooks: how a game is found, and what belongs to it, by its name alone.

A built-in rulebook is a folder of this package with a ``book.toml``. Another project registers one
of its own by an entry point, whose name is the folder's name::

    [project.entry-points."whichside_rules.rulebooks"]
    nim = "our_games.nim"

The parts of a rulebook are found by convention. None but the book itself must be there:

================  =============================  ==========================================
part              registered rulebook            built in
================  =============================  ==========================================
the rules         ``our_games.nim``              ``whichside_rules.<name>``
``vocabulary``    ``our_games.nim.vocabulary``   ``whichside_rules.vocabulary.<name>``
``terminal``      ``our_games.nim.terminal``     ``whichside_rules.cli.tables.<name>``
``policies``      ``our_games.nim.policies``     ``whichside_rules.policies.<name>``
``laid``          ``our_games.nim.laid``         ``whichside_rules.laid.tables.<name>``
================  =============================  ==========================================

A book that is being written says ``unfinished = true``: it is found by its name, its features and
its words are used, but it is not listed, and nobody asks yet whether all its clauses are proved.

Nothing is imported before it is asked for, and the entry points of the environment are looked up
only for a name that is not built in, or when all rulebooks are listed.

>>> from whichside_rules.kernel.book import rulebook
>>> rulebook.find("postal").package
'whichside_rules.postal'
>>> rulebook.find("postal").part("policies").__name__
'whichside_rules.policies.postal'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, cast

from whichside_rules.kernel.book.tables import DataError, tree

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = [
    "BOOK",
    "GROUP",
    "Part",
    "Rulebook",
    "RulebookError",
    "built_in",
    "find",
    "known",
    "names",
    "shown_in_a_notebook",
    "unfinished",
]

GROUP = "whichside_rules.rulebooks"
"""The group of entry points by which other projects register their rulebooks."""

BOOK = "book.toml"
"""The file that makes a folder a rulebook."""

Part = Literal["vocabulary", "terminal", "policies", "laid", "exact"]
"""What a rulebook may have besides its rules and clauses."""

_HOME = __name__.partition(".")[0]
_BUILT_IN: dict[Part, str] = {
    "vocabulary": f"{_HOME}.vocabulary",
    "terminal": f"{_HOME}.cli.tables",
    "policies": f"{_HOME}.policies",
    "laid": f"{_HOME}.laid.tables",
    "exact": f"{_HOME}.exact",
}
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")  # as long as a record may say


class RulebookError(DataError):
    """A rulebook is registered wrongly; its place is the entry point or the rulebook."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One rulebook: its name, its package, and what belongs to it."""

    name: str
    """The game's name: the name of its folder, the first word of its clauses."""
    package: str
    """The dotted name of the package that holds ``book.toml`` and, mostly, the rules."""

    @property
    def built_in(self) -> bool:
        """Whether it comes with this library."""
        return self.package == f"{_HOME}.{self.name}"

    @property
    def folder(self) -> Traversable:
        """Where its data lie; nothing is imported to find it.

        Raises:
            RulebookError: a registered package is not installed, or has no ``book.toml``.
        """
        if self.built_in:
            return _home() / self.name
        try:
            spec = find_spec(self.package)
        except ImportError:
            spec = None
        reader: Any = getattr(spec and spec.loader, "get_resource_reader", None)
        found = reader(self.package) if reader else None
        if found is None:
            raise self._wrong(f"there is no package {self.package}", "name the package")
        folder = cast("Traversable", found.files())
        if not (folder / BOOK).is_file():
            raise self._wrong(f"{self.package} has no {BOOK}", "write the book's data")
        return folder

    @property
    def game(self) -> Any:
        """The rules, a :class:`~whichside_rules.kernel.playing.game.Game`, imported now.

        They are what the package calls ``GAME``, or else the package itself.

        Raises:
            RulebookError: the package has clauses but no rules yet.
        """
        module: Any = import_module(self.package)
        found = getattr(module, "GAME", module)
        if not hasattr(found, "NAME"):
            raise self._wrong(f"{self.package} has no rules yet", "give it those of a Game")
        return found

    def part(self, part: Part) -> ModuleType | None:
        """One of its parts, imported now; ``None`` if it has none of its own."""
        name = f"{_BUILT_IN[part]}.{self.name}" if self.built_in else f"{self.package}.{part}"
        return import_module(name) if find_spec(name) is not None else None

    def _wrong(self, what: str, remedy: str) -> RulebookError:
        return RulebookError("", f"the rulebook {self.name!r}", what, remedy)


def shown_in_a_notebook(one: object) -> Mapping[str, str] | None:
    """What a notebook shows of a position or a transition, by media type.

    What shows it is found by its name, as the parts of a rulebook are; nothing is imported before
    a notebook asks.
    """
    shows: Any = import_module(f"{_HOME}.laid.notebook")
    found: Mapping[str, str] | None = shows.bundle(one)
    return found


def find(name: str) -> Rulebook:
    """The rulebook of that name.

    Raises:
        LookupError: there is none; the message names those there are.
        RulebookError: it is registered wrongly.
    """
    package = _package(name)
    if package is None:
        from whichside_rules.kernel.book.names import brief  # for what goes wrong alone

        raise LookupError(f"there is no game {brief(name)}; the games are: {', '.join(names())}")
    return Rulebook(name, package)


def known(name: str) -> bool:
    """Whether there is a rulebook of that name."""
    return _package(name) is not None


@cache
def built_in() -> tuple[str, ...]:
    """The names of the rulebooks that come with this library, in alphabetical order."""
    return tuple(name for name in _folders() if not _is_unfinished(name))


@cache
def unfinished() -> tuple[str, ...]:
    """The names of those that come with it and are being written."""
    return tuple(name for name in _folders() if _is_unfinished(name))


@cache
def _folders() -> tuple[str, ...]:
    return tuple(sorted(one.name for one in _home().iterdir() if _is_built_in(one.name)))


def _is_unfinished(name: str) -> bool:
    book = tree(_home() / name / BOOK, f"{name}/{BOOK}").get("book", {})
    return book.get("unfinished") is True


@cache
def names() -> tuple[str, ...]:
    """The names of all rulebooks, in alphabetical order, built in and registered.

    Raises:
        RulebookError: one is registered wrongly.
    """
    return tuple(sorted({*built_in(), *_registered()}))


@cache
def holding(module: str) -> str | None:
    """The name of the rulebook of which a module is a part; ``None`` if it is of none."""
    found = (one for one in names() if f"{module}.".startswith(f"{find(one).package}."))
    return next(found, None)


@cache
def _home() -> Traversable:
    from importlib import resources  # not needed to import a game

    return resources.files(_HOME)


def _package(name: str) -> str | None:
    return f"{_HOME}.{name}" if _is_built_in(name) else _registered().get(name)


@cache
def _is_built_in(name: str) -> bool:
    return bool(_NAME.fullmatch(name)) and (_home() / name / BOOK).is_file()


@cache
def _registered() -> Mapping[str, str]:
    """The packages that entry points name, by the names of their rulebooks."""
    from importlib import metadata  # it takes longer to load than all that a built-in name needs

    found: dict[str, str] = {}
    for entry in metadata.entry_points(group=GROUP):
        stands = f"the entry point {entry.name} = {entry.value} of {GROUP}"
        if not _NAME.fullmatch(entry.name) or entry.value.rpartition(".")[2] != entry.name:
            problem = "a rulebook has the name of its package's folder, in at most 40 small letters"
            raise RulebookError("", stands, problem, "rename one of them")
        if _is_built_in(entry.name) or found.get(entry.name, entry.value) != entry.value:
            raise RulebookError("", stands, "the name is taken", "choose another")
        found[entry.name] = entry.value
    return found
