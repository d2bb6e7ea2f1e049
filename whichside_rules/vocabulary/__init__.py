"""The sentences in which a position, its moves and its verdict are written.

``load()`` is the one way in: it imports the vocabulary of every game, and nothing is imported
before somebody asks. It is found by the game's name (:mod:`whichside_rules.kernel.book.rulebook`)
and keeps its sentences in ``SENTENCES``, a registry of the game. A project may use its own
vocabulary, or add sentences, with the name of an object in one of its modules (see :func:`load`).
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Protocol

from whichside_rules.vocabulary.registry import Match, Registry, Sentence, SentenceError

__all__ = ["ClauseLike", "Vocabulary", "VocabularyError", "WorldLike", "load"]


class VocabularyError(Exception):
    """The vocabulary cannot be used; the message says why."""


class WorldLike(Protocol):
    """What the machinery needs of a scenario's world."""

    @property
    def fired(self) -> Iterable[str]:
        """Clauses cited so far by events and refusals, in order."""

    def finish(self) -> None:
        """Raise AssertionError if the scenario leaves something unsaid."""

    def note_game(self, game: str) -> None:
        """Be told before the first step which game is played, where that is known."""

    def note_step(self, text: str, language: str) -> None:
        """Be told which step comes next."""

    def look_up(self, match: Match) -> None:
        """Find what a later sentence names, where only the Givens tell what there is."""

    def look_ahead(self, *moves: Callable[[Any], object]) -> None:
        """Be told the first When, or the moves in quotation marks, before what is asked ahead."""

    def ask(self, question: Callable[[Any], object]) -> None:
        """Have a Then step ask of this world."""


class TitleLike(Protocol):
    """A title in two languages."""

    def in_(self, language: str) -> str:
        """The title in a language."""


class ClauseLike(Protocol):
    """What the machinery needs of a clause."""

    @property
    def status(self) -> str:
        """``normative`` or ``informative``."""

    @property
    def title(self) -> TitleLike:
        """The short title."""


def _catalogue(clause_id: str) -> ClauseLike:
    # Imported late: a feature without clause tags needs no catalogue.
    module: Any = importlib.import_module("whichside_rules.kernel.book.clause")
    found: ClauseLike = module.clause(clause_id)
    return found


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Everything a feature needs to be asked."""

    sentences: Registry
    world_factory: Callable[[], WorldLike]
    #: Looks a clause up; raises a LookupError whose message helps.
    clause: Callable[[str], ClauseLike] = _catalogue
    #: Packages whose functions name clauses in their docstrings.
    packages: tuple[str, ...] = ("whichside_rules",)

    def listed(self, game: str | None = None) -> list[Sentence]:
        """The sentences of a game with those of every game; without a game, of all that are listed.

        A game that is being written is not: its sentences are told to whoever names it.
        """
        from whichside_rules.kernel.book.rulebook import unfinished

        if game is not None:
            return [one for one in self.sentences if one.game in (None, game)]
        return [one for one in self.sentences if one.game not in unfinished()]


def load(extra: str | None = None) -> Vocabulary:
    """The vocabulary of all games, or the one that ``extra`` names.

    ``extra`` is ``module:name``. The object may be a :class:`Registry`, whose sentences are
    added to ours; a :class:`Vocabulary`, which is used instead of ours; or a function without
    arguments that returns one of them.
    """
    try:
        return _chosen(extra) if extra else _ours()
    except SentenceError as error:
        raise VocabularyError(f"the vocabulary is faulty: {error}") from error


def _chosen(extra: str) -> Vocabulary:
    found = _named(extra)
    if isinstance(found, Registry):
        found = replace(_ours(), sentences=_ours().sentences + found)
    found.sentences.validate()
    return found


@cache
def _ours() -> Vocabulary:
    from whichside_rules.kernel.book import rulebook
    from whichside_rules.vocabulary import common, world

    sentences, packages = common.SENTENCES, ["whichside_rules"]
    try:
        names = (*rulebook.names(), *rulebook.unfinished())
        books = [rulebook.find(name) for name in names]
    except rulebook.RulebookError as error:
        raise VocabularyError(str(error)) from error
    for book in books:
        module = book.part("vocabulary")
        if module is None:
            continue
        found = getattr(module, "SENTENCES", None)
        if not isinstance(found, Registry) or found.game != book.name:
            raise VocabularyError(
                f"{module.__name__} has no sentences of {book.name}; give it "
                f"SENTENCES = Registry(game={book.name!r})"
            )
        sentences = sentences + found
        packages += [] if book.built_in else [book.package]
    if not all(book.built_in for book in books):  # ours are compared with each other by the tests
        sentences.validate()
    return Vocabulary(sentences, world.World, packages=tuple(packages))


_RIGHT = "it must be a Registry, a Vocabulary, or a function without arguments that returns one"


def _named(spec: str) -> Vocabulary | Registry:
    module_name, _, name = spec.partition(":")
    if not module_name or not name:
        raise VocabularyError(f"the vocabulary {spec!r} is not written module:name")
    try:
        found: object = getattr(importlib.import_module(module_name), name)
    except (ImportError, AttributeError) as error:
        raise VocabularyError(f"the vocabulary {spec!r} cannot be loaded: {error}") from error
    except (Exception, SystemExit) as error:  # anything may stand in somebody's module
        raise VocabularyError(
            f"the vocabulary {spec!r} cannot be loaded: {_ended(error)}"
        ) from error
    if callable(found):
        try:
            found = found()
        except (Exception, SystemExit) as error:
            raise VocabularyError(
                f"the vocabulary {spec!r} was called and ended in {_ended(error)}; {_RIGHT}"
            ) from error
    if not isinstance(found, (Vocabulary, Registry)):
        raise VocabularyError(
            f"the vocabulary {spec!r} is of type {type(found).__name__}; {_RIGHT}"
        )
    return found


def _ended(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
