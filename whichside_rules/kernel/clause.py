"""The look-up of rulebook clauses and readings.

Every rule has one address, ``<game>.<chapter>.<clause>``, and this module answers what stands at
that address: its texts, its source and the readings that touch it. The data lie beside the code
in TOML files, one per chapter; they are read when a game is first asked for and kept afterwards.
The module only uses the standard library, so that importing it stays cheap. It and
:mod:`whichside_rules.kernel.content` are the only ones of the kernel that open a file.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

from whichside_rules.kernel import rulebook
from whichside_rules.kernel.bilingual import TEXT_TABLES, Text
from whichside_rules.kernel.nearest import nearest, perhaps

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = [
    "Book",
    "Bound",
    "Catalogue",
    "Chapter",
    "Choice",
    "Clause",
    "ClauseDataError",
    "Edition",
    "Exclusion",
    "Kind",
    "Option",
    "Reading",
    "ReadingKind",
    "Source",
    "Status",
    "UnknownClause",
    "UnknownGame",
    "UnknownReading",
    "book",
    "catalogue",
    "chapters",
    "clause",
    "clauses",
    "games",
    "load_catalogue",
    "reading",
    "readings",
    "text_digest",
]

Kind: TypeAlias = Literal[
    "definition", "component", "setup", "variant", "rule", "example", "scenario"
]
Status: TypeAlias = Literal["normative", "informative"]
ReadingKind: TypeAlias = Literal["option", "erratum"]

_BOOK_FILE: Final = rulebook.BOOK
_READINGS_FILE: Final = "readings.toml"
_NOUNS_FILE: Final = "nouns.toml"
_KINDS: Final = ("definition", "component", "setup", "variant", "rule", "example", "scenario")
_STATUSES: Final = ("normative", "informative")
_READING_KINDS: Final = ("option", "erratum")
_LANGUAGES: Final = ("en", "fr")

_GAME_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
_CLAUSE_ID: Final = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9][a-z0-9-]*){2,}")
_CHAPTER_ID: Final = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9][a-z0-9-]*){1,2}")
_CHAPTER: Final = re.compile(r"[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)?")
_EDITION_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_READING_ID: Final = re.compile(r"[a-z][a-z0-9_]*\.R-[0-9]+[a-z]?")
_DIGEST: Final = re.compile(r"[0-9a-f]{12}")
_FIELD: Final = re.compile(r"[a-z][a-z0-9_]*")
_OPTION: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class UnknownClause(LookupError):
    """No clause has this id; :attr:`nearest` holds the ids most like it."""

    def __init__(self, clause_id: str, nearest: tuple[str, ...] = ()) -> None:
        """Remember the id asked for and the nearest ones."""
        super().__init__(clause_id, nearest)
        self.clause_id = clause_id
        self.nearest = nearest

    def __str__(self) -> str:
        """Say which id is unknown and which ones may have been meant."""
        return f"unknown clause {self.clause_id!r}{perhaps(self.nearest)}"


class UnknownReading(LookupError):
    """No reading has this id; :attr:`nearest` holds the ids most like it."""

    def __init__(self, reading_id: str, nearest: tuple[str, ...] = ()) -> None:
        """Remember the id asked for and the nearest ones."""
        super().__init__(reading_id, nearest)
        self.reading_id = reading_id
        self.nearest = nearest

    def __str__(self) -> str:
        """Say which id is unknown and which ones may have been meant."""
        return f"unknown reading {self.reading_id!r}{perhaps(self.nearest)}"


class UnknownGame(LookupError):
    """No game has this id; :attr:`known` holds the ids of the games there are."""

    def __init__(self, game: str, known: tuple[str, ...] = ()) -> None:
        """Remember the id asked for and the known ones."""
        super().__init__(game, known)
        self.game = game
        self.known = known

    def __str__(self) -> str:
        """Say which id is unknown and which games there are."""
        known = ", ".join(self.known) or "none"
        return f"unknown game {self.game!r}; the games are: {known}"


class ClauseDataError(ValueError):
    """A file of clause data is wrong; the message says where and what would be right."""

    def __init__(self, file: str, entry: str, key: str, problem: str, remedy: str) -> None:
        """Remember the place, the problem and the remedy."""
        super().__init__(file, entry, key, problem, remedy)
        self.file = file
        self.entry = entry
        self.key = key
        self.problem = problem
        self.remedy = remedy

    def __str__(self) -> str:
        """Give file, entry and key, then the problem and the remedy."""
        place = [self.file]
        if self.entry:
            place.append(self.entry)
        if self.key:
            place.append(f"key {self.key!r}")
        return f"{', '.join(place)}: {self.problem}; {self.remedy}"


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of a rulebook."""

    id: str
    """Its id within the book, for instance ``"fr"``."""
    book: str
    """Title of the book, in the language of the edition."""
    title: str
    """What the edition is called, for instance ``"French rulebook, undated"``."""
    language: str
    digest: str
    """First twelve hexadecimal digits of the SHA-256 of the text that the clauses cite."""
    title_fr: str
    """What the edition is called to whoever reads French; records name it by its ``title``."""

    def called(self, language: str) -> str:
        """What the edition is called in ``"en"`` or ``"fr"``."""
        return self.title_fr if language == "fr" else self.title


@dataclass(frozen=True, slots=True)
class Source:
    """Where in one edition of a rulebook something stands."""

    edition: Edition
    lines: str
    """Lines of the edition's text, for instance ``"224"`` or ``"108-110,112"``."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of one rulebook, in our own words."""

    id: str
    kind: Kind
    status: Status
    chapter: str
    """The chapter's words, those of the id between the game and the clause: ``"debt"`` or
    ``"scenario.winter-fires"``."""
    title: Text
    text: Text
    section: Text
    """The heading of the rulebook under which it stands."""
    sources: tuple[Source, ...]
    """Where it stands, in one or more editions, in the order of the book's editions."""
    reason: Text | None
    """Why an informative clause needs no scenario; None for a normative one."""
    readings: tuple[str, ...]
    """Ids of the readings and errata that touch this clause."""
    digest: str
    """Digest of both texts: it changes exactly when a text changes."""

    @property
    def game(self) -> str:
        """The game's id, the first word of the clause's id."""
        return self.id.split(".", 1)[0]


@dataclass(frozen=True, slots=True)
class Chapter:
    """The clauses of one chapter, in the order of the rulebook."""

    id: str
    """``"postal.debt"``; one level deeper ``"whichside.scenario.winter-fires"``."""
    title: Text
    clauses: tuple[Clause, ...]

    @property
    def path(self) -> str:
        """Its place below the game's folder in each tree: ``"scenario/winter_fires"``."""
        return _path(self.id.split(".", 1)[1])


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer to the question of a reading."""

    name: str
    text: Text


@dataclass(frozen=True, slots=True)
class Choice:
    """Some options of one reading, as a part of an :class:`Exclusion`."""

    reading: str
    field: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bound:
    """A condition on a number of the set-up, as a part of an :class:`Exclusion`."""

    measure: str
    """What is counted, for instance ``"players"``; the game says how many there are."""
    at_least: int | None
    at_most: int | None


@dataclass(frozen=True, slots=True)
class Exclusion:
    """What cannot be combined: it is refused where all of its choices and bounds hold."""

    choices: tuple[Choice, ...]
    """Options of one reading or more; that of the reading that declares it comes first."""
    bounds: tuple[Bound, ...]
    clause: str
    """The clause that a refusal cites."""
    why: Text
    """One sentence, with measures in braces: ``"{players} players do not fit."``"""
    remedy: Text


@dataclass(frozen=True, slots=True)
class Reading:
    """A question that a rulebook leaves open, and our answer.

    A reading of kind ``"option"`` is a field of the game's set-up; one of kind ``"erratum"``
    records a slip or a gap whose answer does not change with the set-up.
    """

    id: str
    kind: ReadingKind
    field: str | None
    """Name of the field in the set-up's readings; None for an erratum."""
    question: Text
    options: tuple[Option, ...]
    default: str | None
    """Name of the option taken unless the set-up says otherwise; None without options."""
    why: Text
    clauses: tuple[str, ...]
    sources: tuple[Source, ...]
    """Where the question arises, in one or more editions."""
    excludes: tuple[Exclusion, ...] = ()
    """What its options cannot be combined with, declared here or by another reading."""
    told_by: tuple[str, ...] = ()
    """Of an erratum: the clauses that are never cited without its deciding something.

    A verdict that cites one of them tells it. Where it touches a clause that is cited all the time,
    or settles no more than a name, it is left to the page of the clause.
    """


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook of a game."""

    id: str
    title: Text
    authors: tuple[str, ...]
    """Who made the game, each with the part taken in it."""
    authors_fr: tuple[str, ...]
    editions: tuple[Edition, ...]
    """The editions that clauses cite, at least one."""
    unfinished: bool = False
    """Whether it is being written: not all of its clauses are there or proved."""

    def made_by(self, language: str) -> tuple[str, ...]:
        """Who made the game, told in ``"en"`` or ``"fr"``."""
        return self.authors_fr if language == "fr" else self.authors


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Everything that is said about the rules of one game."""

    book: Book
    chapters: tuple[Chapter, ...]
    readings: tuple[Reading, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All clauses, chapter by chapter."""
        return tuple(found for chapter in self.chapters for found in chapter.clauses)


def _path(chapter: str) -> str:
    """The place of a chapter, given by its words, below the game's folder in each tree."""
    return chapter.replace(".", "/").replace("-", "_")


def text_digest(text: Text) -> str:
    """Return the digest of both texts, 16 hexadecimal digits of SHA-256."""
    return hashlib.sha256(f"{text.en}\n{text.fr}".encode()).hexdigest()[:16]


# Look-up


@cache
def games() -> tuple[str, ...]:
    """Return the ids of the games that have a rulebook, in alphabetical order."""
    return rulebook.names()


@cache
def catalogue(game: str) -> Catalogue:
    """Return the whole catalogue of one game."""
    if not rulebook.known(game):
        raise UnknownGame(game, games())
    return load_catalogue(rulebook.find(game).folder)


def book(game: str) -> Book:
    """Return the rulebook of a game."""
    return catalogue(game).book


def chapters(game: str) -> tuple[Chapter, ...]:
    """Return the chapters of a game in the order of its rulebook."""
    return catalogue(game).chapters


def clauses(game: str | None = None) -> tuple[Clause, ...]:
    """Return the clauses of one game, or of all games, in the order of the rulebooks."""
    wanted = games() if game is None else (game,)
    return tuple(found for one in wanted for found in catalogue(one).clauses)


def readings(game: str | None = None) -> tuple[Reading, ...]:
    """Return the readings of one game, or of all games."""
    wanted = games() if game is None else (game,)
    return tuple(found for one in wanted for found in catalogue(one).readings)


def clause(clause_id: str) -> Clause:
    """Return the clause at this address, or raise :class:`UnknownClause`."""
    game = clause_id.split(".", 1)[0]
    found = _clauses_by_id(game).get(clause_id) if rulebook.known(game) else None
    if found is None:
        raise UnknownClause(clause_id, nearest(clause_id, (known.id for known in clauses())))
    return found


def reading(reading_id: str) -> Reading:
    """Return the reading with this id, or raise :class:`UnknownReading`."""
    game = reading_id.split(".", 1)[0]
    found = _readings_by_id(game).get(reading_id) if rulebook.known(game) else None
    if found is None:
        raise UnknownReading(reading_id, nearest(reading_id, (known.id for known in readings())))
    return found


@cache
def _clauses_by_id(game: str) -> Mapping[str, Clause]:
    return {found.id: found for found in catalogue(game).clauses}


@cache
def _readings_by_id(game: str) -> Mapping[str, Reading]:
    return {found.id: found for found in catalogue(game).readings}


# Reading the files


def load_catalogue(folder: Traversable) -> Catalogue:
    """Read and check the clause data of one game from ``folder``.

    The folder's name is the game's id. It holds ``book.toml``, ``readings.toml`` (which may be
    missing when there is no reading) and one TOML file per chapter. A chapter may stand one level
    deeper, in a folder whose chapters the book names (``"scenario/winter-fires"``); folders that it
    does not name are not looked into.
    Raises :class:`ClauseDataError` at the first fault.
    """
    game = folder.name
    files = _toml_files(folder)
    if _BOOK_FILE not in files:
        raise ClauseDataError(f"{game}/{_BOOK_FILE}", "", "", "missing", "write the book's data")
    the_book, order = _load_book(files.pop(_BOOK_FILE), game)
    readings_file = files.pop(_READINGS_FILE, None)
    files.pop(_NOUNS_FILE, None)
    for inner in sorted({word.split("/")[0] for word in order or () if "/" in word}):
        path = _path(inner)
        if (folder / path).is_dir():
            deeper = _toml_files(folder / path)
            files |= {f"{path}/{name}": file for name, file in deeper.items()}
    found = [_load_chapter(files[name], name, the_book) for name in sorted(files)]
    catalogue_ = Catalogue(
        book=the_book,
        chapters=_in_order(found, order, game),
        readings=() if readings_file is None else _load_readings(readings_file, the_book),
    )
    _check_links(catalogue_)
    return catalogue_


def _toml_files(folder: Traversable) -> dict[str, Traversable]:
    return {entry.name: entry for entry in folder.iterdir() if entry.name.endswith(".toml")}


class _Table:
    """One table of a file: takes its keys one by one and refuses what is left over."""

    def __init__(self, file: str, entry: str, data: object) -> None:
        self.file = file
        self.entry = entry
        if not isinstance(data, dict):
            raise self.error("", f"{data!r} is not a table", "write it as a TOML table")
        self._data = cast("dict[str, object]", dict(data))

    def error(self, key: str, problem: str, remedy: str) -> ClauseDataError:
        return ClauseDataError(self.file, self.entry, key, problem, remedy)

    def has(self, key: str) -> bool:
        return key in self._data

    def take(self, key: str) -> object:
        if key not in self._data:
            raise self.error(key, "missing", "add it")
        return self._data.pop(key)

    def string(self, key: str, pattern: re.Pattern[str] | None = None, like: str = "") -> str:
        value = self.take(key)
        if not isinstance(value, str):
            raise self.error(key, f"{value!r} is not a string", "write a string in quotes")
        if not value.strip():
            raise self.error(key, "empty", "write its text")
        if value != value.strip():
            raise self.error(key, f"{value!r} begins or ends with blanks", "strip them")
        if pattern is not None and not pattern.fullmatch(value):
            raise self.error(key, f"{value!r} has a wrong form", f"write it like {like!r}")
        return value

    def choice(self, key: str, allowed: tuple[str, ...], usual: str | None = None) -> str:
        if usual is not None and not self.has(key):
            return usual
        value = self.string(key)
        if value not in allowed:
            raise self.error(key, f"{value!r} is not allowed", f"write one of {', '.join(allowed)}")
        return value

    def strings(self, key: str) -> tuple[str, ...]:
        value = self.take(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(key, f"{value!r} is not a list of strings", 'write it like ["a", "b"]')
        items = cast("list[str]", value)
        for item in items:
            if not item.strip():
                raise self.error(key, "an item is empty", "write it or remove it")
            if items.count(item) > 1:
                raise self.error(key, f"{item!r} stands twice", "keep one of them")
        return tuple(items)

    def number(self, key: str) -> int | None:
        if not self.has(key):
            return None
        value = self.take(key)
        if type(value) is not int:
            raise self.error(key, f"{value!r} is not a whole number", "write a whole number")
        return value

    def flag(self, key: str) -> bool:
        """Whether it says ``true``; nothing is ``false``."""
        if not self.has(key):
            return False
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.error(key, f"{value!r} is neither true nor false", "write true or false")
        return value

    def text(self, stem: str) -> Text:
        return Text(en=self.string(f"{stem}_en"), fr=self.string(f"{stem}_fr"))

    def tables(self, key: str) -> list[object]:
        value = self.take(key)
        if not isinstance(value, list) or not value:
            raise self.error(key, "not a list of tables", f"write at least one [[{key}]]")
        return cast("list[object]", value)

    def is_table(self, key: str) -> bool:
        return isinstance(self._data.get(key), dict)

    def rest(self) -> tuple[str, ...]:
        """The keys that were not taken."""
        return tuple(self._data)

    def close(self) -> None:
        for key in self._data:
            raise self.error(key, "unknown key", "remove it or correct its spelling")


def _parse(file: Traversable, name: str) -> _Table:
    try:
        return _Table(name, "", tomllib.loads(file.read_text(encoding="utf-8")))
    except UnicodeDecodeError as fault:
        raise ClauseDataError(name, "", "", str(fault), "save the file as UTF-8") from fault
    except tomllib.TOMLDecodeError as fault:
        raise ClauseDataError(name, "", "", str(fault), "write valid TOML") from fault


def _load_book(file: Traversable, game: str) -> tuple[Book, tuple[str, ...] | None]:
    """Return the book and, if the file gives it, the order of the chapters."""
    whole = _parse(file, f"{game}/{file.name}")
    table = _Table(whole.file, "book", whole.take("book"))
    book_id = table.string("id", _GAME_ID, game)
    if book_id != game:
        raise table.error("id", f"{book_id!r} is not the folder's name", f"write {game!r}")
    title = table.text("title")
    authors = table.strings("authors")
    the_book = Book(
        id=book_id,
        title=title,
        authors=authors,
        authors_fr=table.strings("authors_fr") if table.has("authors_fr") else authors,
        editions=_load_editions(whole, title),
        unfinished=table.flag("unfinished"),
    )
    order = table.strings("chapters") if table.has("chapters") else None
    for word in order or ():
        if not _CHAPTER.fullmatch(word):
            raise table.error(
                "chapters",
                f"{word!r} has a wrong form",
                "write it like 'debt' or 'scenario/winter-fires'",
            )
    table.close()
    whole.close()
    return the_book, order


def _load_editions(whole: _Table, book_title: Text) -> tuple[Edition, ...]:
    found: list[Edition] = []
    for number, data in enumerate(whole.tables("edition"), start=1):
        table = _Table(whole.file, _entry("edition", number, data), data)
        edition_id = table.string("id", _EDITION_ID, "fr")
        if any(edition_id == other.id for other in found):
            raise table.error("id", "stands twice", "give each edition its own id")
        language = table.choice("language", _LANGUAGES)
        named = table.string("title")
        found.append(
            Edition(
                id=edition_id,
                book=book_title.in_(language),
                title=named,
                language=language,
                digest=table.string("source_digest", _DIGEST, "0123456789ab"),
                title_fr=table.string("title_fr") if table.has("title_fr") else named,
            )
        )
        table.close()
    return tuple(found)


def _load_sources(table: _Table, the_book: Book) -> tuple[Source, ...]:
    """Read ``lines``: a string, or a table by edition when there are several or one is meant."""
    editions = the_book.editions
    ids = ", ".join(one.id for one in editions)
    if not table.is_table("lines"):
        lines = table.string("lines")
        if len(editions) > 1:
            raise table.error(
                "lines",
                f"the book has several editions ({ids})",
                f'write it by edition, like {{ {editions[0].id} = "24" }}',
            )
        return (Source(editions[0], lines),)
    inner = _Table(table.file, table.entry, table.take("lines"))
    found = tuple(Source(one, inner.string(one.id)) for one in editions if inner.has(one.id))
    for unknown in inner.rest():
        raise table.error("lines", f"{unknown!r} is no edition of the book", f"name one of {ids}")
    if not found:
        raise table.error("lines", "empty", f"give the lines of at least one edition ({ids})")
    return found


def _load_chapter(file: Traversable, name: str, the_book: Book) -> Chapter:
    """Read a chapter; ``name`` is the file's path within the folder of the game."""
    whole = _parse(file, f"{the_book.id}/{name}")
    head = _Table(whole.file, "chapter", whole.take("chapter"))
    chapter_id = head.string("id", _CHAPTER_ID, "postal.debt")
    words = name.removesuffix(".toml").replace("/", ".").replace("_", "-")
    expected = f"{the_book.id}.{words}"
    if chapter_id != expected:
        raise head.error("id", f"{chapter_id!r} does not fit the file", f"write {expected!r}")
    title = head.text("title")
    head.close()
    found: list[Clause] = []
    for number, data in enumerate(whole.tables("clause"), start=1):
        one = _load_clause(whole.file, number, data, chapter_id, title, the_book)
        if any(one.id == other.id for other in found):
            raise ClauseDataError(
                whole.file, f"clause {one.id}", "id", "stands twice", "give each clause its own id"
            )
        found.append(one)
    for texts in TEXT_TABLES:
        if whole.has(texts):
            whole.take(texts)
    whole.close()
    return Chapter(id=chapter_id, title=title, clauses=tuple(found))


def _entry(kind: str, number: int, data: object) -> str:
    """Name an entry by its id, or by its place when it has none."""
    known = data.get("id") if isinstance(data, dict) else None
    return f"{kind} {known}" if isinstance(known, str) and known else f"{kind} number {number}"


def _load_clause(
    file: str, number: int, data: object, chapter_id: str, chapter: Text, the_book: Book
) -> Clause:
    table = _Table(file, _entry("clause", number, data), data)
    clause_id = table.string("id", _CLAUSE_ID, f"{chapter_id}.definition")
    if not clause_id.startswith(f"{chapter_id}."):
        raise table.error("id", "not an id of this chapter", f"begin it with '{chapter_id}.'")
    kind = cast("Kind", table.choice("kind", _KINDS, "rule"))
    status = cast("Status", table.choice("status", _STATUSES, "normative"))
    text = table.text("text")
    reason: Text | None = None
    if status == "informative":
        reason = table.text("reason")
    for key in ("reason_en", "reason_fr"):
        if table.has(key):
            raise table.error(
                key, "a normative clause has no such key", "remove it or make it informative"
            )
    one = Clause(
        id=clause_id,
        kind=kind,
        status=status,
        chapter=chapter_id.split(".", 1)[1],
        title=table.text("title"),
        text=text,
        section=table.text("section") if table.has("section_en") else chapter,
        sources=_load_sources(table, the_book),
        reason=reason,
        readings=table.strings("readings") if table.has("readings") else (),
        digest=text_digest(text),
    )
    table.close()
    return one


def _load_readings(file: Traversable, the_book: Book) -> tuple[Reading, ...]:
    whole = _parse(file, f"{the_book.id}/{file.name}")
    found: list[Reading] = []
    declared: list[tuple[str, _Table]] = []
    for number, data in enumerate(whole.tables("reading"), start=1):
        table = _Table(whole.file, _entry("reading", number, data), data)
        inner = table.tables("excludes") if table.has("excludes") else []
        one = _load_reading(table, the_book)
        declared += [(one.id, _Table(whole.file, f"reading {one.id}", each)) for each in inner]
        for other in found:
            if one.id == other.id:
                raise ClauseDataError(
                    whole.file, f"reading {one.id}", "id", "stands twice", "give it its own id"
                )
            if one.field is not None and one.field == other.field:
                raise ClauseDataError(
                    whole.file,
                    f"reading {one.id}",
                    "field",
                    f"{one.field!r} is already the field of {other.id}",
                    "give each reading its own field",
                )
        found.append(one)
    whole.close()
    by_id = {one.id: one for one in found}
    exclusions = [_load_exclusion(table, by_id[name], by_id) for name, table in declared]
    return tuple(
        replace(
            one,
            excludes=tuple(
                each for each in exclusions if one.id in [choice.reading for choice in each.choices]
            ),
        )
        for one in found
    )


def _load_exclusion(table: _Table, declaring: Reading, by_id: Mapping[str, Reading]) -> Exclusion:
    """Read one ``[[reading.excludes]]``: options here, with those of others or under bounds."""
    choices = [_load_choice(table, "options", declaring, table.take("options"))]
    if table.has("with"):
        others = _Table(table.file, table.entry, table.take("with"))
        for name in others.rest():
            if name not in by_id or name == declaring.id:
                raise table.error(
                    "with",
                    f"no other reading {name!r}{perhaps(nearest(name, by_id))}",
                    "name another reading of this file",
                )
            choices.append(_load_choice(table, "with", by_id[name], others.take(name)))
    bounds: list[Bound] = []
    if table.has("when"):
        measures = _Table(table.file, table.entry, table.take("when"))
        for measure in measures.rest():
            inner = _Table(table.file, table.entry, measures.take(measure))
            bound = Bound(measure, inner.number("at_least"), inner.number("at_most"))
            inner.close()
            if bound.at_least is None and bound.at_most is None:
                raise table.error(
                    "when", f"{measure!r} has no bound", "write it like { at_least = 4 }"
                )
            bounds.append(bound)
    if not bounds and all(by_id[one.reading].default in one.options for one in choices):
        raise table.error(
            "excludes",
            "it excludes what every set-up has by default",
            "name another reading with 'with' or a number with 'when'",
        )
    clause_id = table.choice("clause", declaring.clauses)
    one = Exclusion(
        tuple(choices), tuple(bounds), clause_id, table.text("why"), table.text("remedy")
    )
    table.close()
    return one


def _load_choice(table: _Table, key: str, reading: Reading, data: object) -> Choice:
    inner = _Table(table.file, table.entry, {key: data})
    options = inner.strings(key)
    if reading.field is None:
        raise table.error(key, f"{reading.id} is an erratum", "name a reading with options")
    known = [option.name for option in reading.options]
    for name in options:
        if name not in known:
            raise table.error(
                key, f"{reading.id} has no option {name!r}", f"write one of {', '.join(known)}"
            )
    if not options:
        raise table.error(key, "empty", f"name options of {reading.id}")
    return Choice(reading.id, reading.field, options)


def _load_reading(table: _Table, the_book: Book) -> Reading:
    game = the_book.id
    reading_id = table.string("id", _READING_ID, f"{game}.R-7")
    if not reading_id.startswith(f"{game}."):
        raise table.error("id", "not an id of this game", f"begin it with '{game}.'")
    kind = cast("ReadingKind", table.choice("kind", _READING_KINDS))
    field: str | None = None
    if kind == "option":
        field = table.string("field", _FIELD, "last_resort")
    elif table.has("field"):
        raise table.error("field", "an erratum has no field", "remove it")
    options = _load_options(table)
    if kind == "option" and len(options) < 2:
        raise table.error("option", f"{len(options)} given", "give at least two [[reading.option]]")
    default: str | None = None
    if options:
        default = table.choice("default", tuple(option.name for option in options))
    elif table.has("default"):
        raise table.error("default", "there is no option to choose", "remove it")
    one = Reading(
        id=reading_id,
        kind=kind,
        field=field,
        question=table.text("question"),
        options=options,
        default=default,
        why=table.text("why"),
        clauses=table.strings("clauses"),
        sources=_load_sources(table, the_book),
        told_by=table.strings("told_by") if table.has("told_by") else (),
    )
    if not one.clauses:
        raise table.error("clauses", "empty", "name the clauses that it touches")
    for name in one.told_by:
        if name not in one.clauses:
            raise table.error("told_by", f"{name!r} is not among its clauses", "name one of them")
    if one.told_by and kind == "option":
        raise table.error("told_by", "a reading with options", "remove it: its options tell")
    table.close()
    return one


def _load_options(table: _Table) -> tuple[Option, ...]:
    if not table.has("option"):
        return ()
    found: list[Option] = []
    for data in table.tables("option"):
        inner = _Table(table.file, table.entry, data)
        name = inner.string("name", _OPTION, "second-injury")
        if any(name == other.name for other in found):
            raise inner.error("name", f"option {name!r} stands twice", "keep one of them")
        found.append(Option(name=name, text=inner.text("text")))
        inner.close()
    return tuple(found)


def _in_order(
    found: list[Chapter], order: tuple[str, ...] | None, game: str
) -> tuple[Chapter, ...]:
    """Put the chapters in the given order, else in the order of their first lines."""
    if order is None:
        return tuple(sorted(found, key=_first_line))
    by_word = {chapter.id.split(".", 1)[1].replace(".", "/"): chapter for chapter in found}
    if set(order) != set(by_word):
        odd = ", ".join(sorted(set(order) ^ set(by_word)))
        raise ClauseDataError(
            f"{game}/{_BOOK_FILE}",
            "book",
            "chapters",
            f"does not agree with the files of the folder ({odd})",
            "list the word of each chapter file once",
        )
    return tuple(by_word[word] for word in order)


def _first_line(chapter: Chapter) -> tuple[int, str]:
    number = re.search(r"[0-9]+", chapter.clauses[0].sources[0].lines)
    return (int(number.group()) if number else 0, chapter.id)


def _check_links(found: Catalogue) -> None:
    """See that clauses and readings name each other, both ways, and stand where they belong."""
    game = found.book.id
    for chapter in found.chapters:
        for deeper in found.chapters:
            for one in chapter.clauses if deeper.id.startswith(f"{chapter.id}.") else ():
                if one.id.startswith(f"{deeper.id}."):
                    raise ClauseDataError(
                        f"{game}/{chapter.path}.toml",
                        f"clause {one.id}",
                        "id",
                        f"an id of the chapter {deeper.id}",
                        f"move it to {game}/{deeper.path}.toml or rename it",
                    )
    by_clause = {one.id: one for one in found.clauses}
    by_reading = {one.id: one for one in found.readings}
    for one in found.clauses:
        file = f"{game}/{_path(one.chapter)}.toml"
        for reading_id in one.readings:
            if reading_id not in by_reading:
                raise ClauseDataError(
                    file,
                    f"clause {one.id}",
                    "readings",
                    f"no reading {reading_id!r}{perhaps(nearest(reading_id, by_reading))}",
                    f"name a reading of {game}/{_READINGS_FILE}",
                )
            if one.id not in by_reading[reading_id].clauses:
                raise ClauseDataError(
                    file,
                    f"clause {one.id}",
                    "readings",
                    f"{reading_id} does not name this clause",
                    f"add it to the clauses of {reading_id} or remove {reading_id} here",
                )
    for other in found.readings:
        for clause_id in other.clauses:
            if clause_id not in by_clause:
                raise ClauseDataError(
                    f"{game}/{_READINGS_FILE}",
                    f"reading {other.id}",
                    "clauses",
                    f"no clause {clause_id!r}{perhaps(nearest(clause_id, by_clause))}",
                    f"name a clause of the game {game}",
                )
            if other.id not in by_clause[clause_id].readings:
                raise ClauseDataError(
                    f"{game}/{_READINGS_FILE}",
                    f"reading {other.id}",
                    "clauses",
                    f"{clause_id} does not name this reading",
                    f"add {other.id} to the readings of {clause_id} or remove it here",
                )
