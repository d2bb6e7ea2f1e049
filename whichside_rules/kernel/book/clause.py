"""The look-up of rulebook clauses and readings.

Every rule has one address, ``<game>.<chapter>.<clause>``, and this module answers what stands at
that address: its texts, its source and the readings that touch it. The data lie beside the code
in TOML files, one per chapter; they are read when a game is first asked for and kept afterwards.
What is wrong in them is a :class:`ClauseDataError`: the file, the entry, its key, the problem, and
what would be right.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, TypeAlias, TypeVar

from pydantic import ConfigDict, Field, PlainValidator, ValidationInfo, model_validator

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.book.shapes import Line, Table, TextFile, Words, fault, like, line, read
from whichside_rules.kernel.book.tables import DataError

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

_READINGS_FILE: Final = "readings.toml"
_NOUNS_FILE: Final = "nouns.toml"


T = TypeVar("T", "Clause", "Reading")


class _Unknown(LookupError):
    """Nothing has this id; :attr:`nearest` holds the ids most like it."""

    _what: ClassVar[str]

    def __init__(self, asked: str, nearest: tuple[str, ...] = ()) -> None:
        """Remember the id asked for and the nearest ones."""
        super().__init__(asked, nearest)
        self.asked = asked
        self.nearest = nearest

    def __str__(self) -> str:
        """Say which id is unknown and which ones may have been meant."""
        return f"unknown {self._what} {self.asked!r}{perhaps(self.nearest)}"


class UnknownClause(_Unknown):
    """No clause has this id; :attr:`nearest` holds the ids most like it."""

    _what = "clause"


class UnknownReading(_Unknown):
    """No reading has this id; :attr:`nearest` holds the ids most like it."""

    _what = "reading"


class UnknownGame(_Unknown):
    """No game has this id; :attr:`nearest` holds the ids of all games."""

    def __str__(self) -> str:
        """Say which id is unknown and which games there are."""
        return f"unknown game {self.asked!r}; the games are: {', '.join(self.nearest) or 'none'}"


class ClauseDataError(DataError):
    """A file of clause data is wrong."""


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
    return _named(clause_id, clauses, UnknownClause)


def reading(reading_id: str) -> Reading:
    """Return the reading with this id, or raise :class:`UnknownReading`."""
    return _named(reading_id, readings, UnknownReading)


def _named(asked: str, of: Callable[..., tuple[T, ...]], unknown: type[_Unknown]) -> T:
    game = asked.split(".", 1)[0]
    found: T | None = _by_id(of, game).get(asked) if rulebook.known(game) else None
    if found is None:
        raise unknown(asked, nearest(asked, (one.id for one in of())))
    return found


@cache
def _by_id(of: Callable[..., tuple[Any, ...]], game: str) -> Mapping[str, Any]:
    return {one.id: one for one in of(game)}


# What the files hold


ChapterWord = Annotated[
    str, like(r"[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)?", "scenario/winter-fires")
]
Name = Annotated[str, like(r"[a-z0-9]+(-[a-z0-9]+)*", "second-injury")]


def _sources(lines: object, info: ValidationInfo) -> tuple[Source, ...]:
    """``lines``: a string, or a table by edition when there are several or one is meant."""
    editions: tuple[Edition, ...] = info.context or ()
    ids = ", ".join(one.id for one in editions)
    if not isinstance(lines, dict):
        if not isinstance(lines, str):
            raise fault(f"{lines!r} is not a string", "write a string in quotes")
        if len(editions) > 1:
            raise fault(
                f"the book has several editions ({ids})",
                f'write it by edition, like {{ {editions[0].id} = "24" }}',
            )
        return (Source(editions[0], line(lines)),)
    for name, of_it in lines.items():
        if name not in [one.id for one in editions]:
            raise fault(f"{name!r} is no edition of the book", f"name one of {ids}")
        if not isinstance(of_it, str) or not of_it.strip():
            raise fault(f"{name!r} is empty", "write the lines of the edition in quotes")
    if not lines:
        raise fault("empty", f"give the lines of at least one edition ({ids})")
    return tuple(Source(one, line(lines[one.id])) for one in editions if one.id in lines)


Lines = Annotated[Any, PlainValidator(_sources)]


class _Titled(Table):
    title_en: Line
    title_fr: Line


class _BookTable(_Titled):
    id: Annotated[str, like("[a-z][a-z0-9_]*", "my_game")]
    authors: Words
    authors_fr: Words | None = None
    unfinished: bool = False
    chapters: list[ChapterWord] | None = None


class _EditionTable(Table):
    id: Annotated[str, like("[a-z0-9]+(-[a-z0-9]+)*", "fr")]
    language: Literal["en", "fr"]
    title: Line
    title_fr: Line | None = None
    source_digest: Annotated[str, like("[0-9a-f]{12}", "0123456789ab")]


class _BookFile(Table):
    book: _BookTable
    edition: list[_EditionTable] = Field(min_length=1)


class _ChapterTable(_Titled):
    id: Annotated[str, like(r"[a-z][a-z0-9_]*(\.[a-z0-9][a-z0-9-]*){1,2}", "postal.debt")]


class _ClauseTable(_Titled):
    id: Annotated[str, like(r"[a-z][a-z0-9_]*(\.[a-z0-9][a-z0-9-]*){2,}", "postal.debt.definition")]
    kind: Kind = "rule"
    status: Status = "normative"
    text_en: Line
    text_fr: Line
    section_en: Line | None = None
    section_fr: Line | None = None
    lines: Lines
    readings: Words = ()
    reason_en: Line | None = None
    reason_fr: Line | None = None

    @model_validator(mode="after")
    def _whole(self) -> _ClauseTable:
        for key in ("reason_en", "reason_fr"):
            if self.status == "informative" and getattr(self, key) is None:
                raise fault("missing", "add it", key)
            if self.status == "normative" and getattr(self, key) is not None:
                remedy = "remove it or make it informative"
                raise fault("a normative clause has no such key", remedy, key)
        for key, other in (("section_en", "section_fr"), ("section_fr", "section_en")):
            if getattr(self, key) is None and getattr(self, other) is not None:
                raise fault("missing", "add it", key)
        return self


class _ChapterFile(TextFile):
    model_config = ConfigDict(extra="forbid")

    chapter: _ChapterTable
    clause: list[_ClauseTable] = Field(min_length=1)


class _OptionTable(Table):
    name: Name
    text_en: Line
    text_fr: Line


class _BoundTable(Table):
    at_least: int | None = None
    at_most: int | None = None


class _ExclusionTable(Table):
    options: Words
    others: dict[str, Words] = Field(default={}, alias="with")
    when: dict[str, _BoundTable] = Field(default={})
    clause: Line
    why_en: Line
    why_fr: Line
    remedy_en: Line
    remedy_fr: Line


class _ReadingTable(Table):
    id: Annotated[str, like(r"[a-z][a-z0-9_]*\.R-[0-9]+[a-z]?", "postal.R-7")]
    kind: ReadingKind
    field: Annotated[str, like("[a-z][a-z0-9_]*", "last_resort")] | None = None
    option: list[_OptionTable] = Field(default=[])
    default: Line | None = None
    question_en: Line
    question_fr: Line
    why_en: Line
    why_fr: Line
    clauses: Words
    lines: Lines
    told_by: Words = ()
    excludes: list[_ExclusionTable] = Field(default=[])

    @model_validator(mode="after")
    def _whole(self) -> _ReadingTable:
        for key, problem, remedy in self._faults():
            raise fault(problem, remedy, key)
        return self

    def _faults(self) -> Iterator[tuple[str, str, str]]:
        names = [one.name for one in self.option]
        if self.kind == "option" and self.field is None:
            yield "field", "missing", "add it"
        if self.kind == "erratum" and self.field is not None:
            yield "field", "an erratum has no field", "remove it"
        for name in names:
            if names.count(name) > 1:
                yield "name", f"option {name!r} stands twice", "keep one of them"
        if self.kind == "option" and len(names) < 2:
            yield "option", f"{len(names)} given", "give at least two [[reading.option]]"
        if names and self.default is None:
            yield "default", "missing", "add it"
        elif names and self.default not in names:
            remedy = f"write one of {', '.join(names)}"
            yield "default", f"{self.default!r} is not allowed", remedy
        elif not names and self.default is not None:
            yield "default", "there is no option to choose", "remove it"
        if not self.clauses:
            yield "clauses", "empty", "name the clauses that it touches"
        for name in self.told_by:
            if name not in self.clauses:
                yield "told_by", f"{name!r} is not among its clauses", "name one of them"
        if self.told_by and self.kind == "option":
            yield "told_by", "a reading with options", "remove it: its options tell"


class _ReadingsFile(Table):
    reading: list[_ReadingTable] = Field(min_length=1)


# What they mean


def load_catalogue(folder: Traversable) -> Catalogue:
    """Read and check the clause data of one game from ``folder``.

    The folder's name is the game's id. It holds ``book.toml``, ``readings.toml`` (which may be
    missing when there is no reading) and one TOML file per chapter. A chapter may stand one level
    deeper, in a folder whose chapters the book names (``"scenario/winter-fires"``); folders that it
    does not name are not looked into.
    Raises :class:`ClauseDataError` at the first fault.
    """
    game, files = folder.name, _toml_files(folder)
    if rulebook.BOOK not in files:
        remedy = "write the book's data"
        raise ClauseDataError(f"{game}/{rulebook.BOOK}", "", "missing", remedy)
    the_book, order = _book(files.pop(rulebook.BOOK), game)
    readings = files.pop(_READINGS_FILE, None)
    files.pop(_NOUNS_FILE, None)
    for inner in sorted({word.split("/")[0] for word in order or () if "/" in word}):
        path = _path(inner)
        if (folder / path).is_dir():
            deeper = _toml_files(folder / path)
            files |= {f"{path}/{name}": file for name, file in deeper.items()}
    found = [_chapter(files[name], name, the_book) for name in sorted(files)]
    catalogue = Catalogue(
        book=the_book,
        chapters=_in_order(found, order, game),
        readings=() if readings is None else _readings(readings, the_book),
    )
    for wrong in _unlinked(catalogue):
        raise ClauseDataError(*wrong)
    return catalogue


def _toml_files(folder: Traversable) -> dict[str, Traversable]:
    return {entry.name: entry for entry in folder.iterdir() if entry.name.endswith(".toml")}


def _book(file: Traversable, game: str) -> tuple[Book, list[str] | None]:
    """Return the book and, if the file gives it, the order of the chapters."""
    name = f"{game}/{file.name}"
    found = read(_BookFile, file, name, ClauseDataError)
    table, title = found.book, found.book.text("title")
    if table.id != game:
        problem = f"{table.id!r} is not the folder's name"
        raise ClauseDataError(name, "[book], key 'id'", problem, f"write {game!r}")
    editions = tuple(
        Edition(
            id=one.id,
            book=title.in_(one.language),
            title=one.title,
            language=one.language,
            digest=one.source_digest,
            title_fr=one.title_fr or one.title,
        )
        for one in found.edition
    )
    _check_ids(name, "edition", editions)
    the_book = Book(
        id=table.id,
        title=title,
        authors=table.authors,
        authors_fr=table.authors if table.authors_fr is None else table.authors_fr,
        editions=editions,
        unfinished=table.unfinished,
    )
    return the_book, table.chapters


def _check_ids(file: str, kind: str, entries: Iterable[Any], beginning: str = "") -> None:
    """Each entry has an id of its own, which begins as it should."""
    known: set[str] = set()
    for one in entries:
        wrong = ("stands twice", f"give each {kind} its own id") if one.id in known else ()
        if not one.id.startswith(beginning):
            wrong = "not an id of this file", f"begin it with {beginning!r}"
        if wrong:
            raise ClauseDataError(file, f"{kind} {one.id}, key 'id'", *wrong)
        known.add(one.id)


def _chapter(file: Traversable, name: str, the_book: Book) -> Chapter:
    """Read a chapter; ``name`` is the file's path within the folder of the game."""
    place = f"{the_book.id}/{name}"
    found = read(_ChapterFile, file, place, ClauseDataError, the_book.editions)
    chapter, title = found.chapter.id, found.chapter.text("title")
    words = name.removesuffix(".toml").replace("/", ".").replace("_", "-")
    expected = f"{the_book.id}.{words}"
    if chapter != expected:
        problem = f"{chapter!r} does not fit the file"
        raise ClauseDataError(place, "[chapter], key 'id'", problem, f"write {expected!r}")
    _check_ids(place, "clause", found.clause, f"{chapter}.")
    return Chapter(chapter, title, tuple(_clause(one, words, title) for one in found.clause))


def _clause(table: _ClauseTable, chapter: str, title: Text) -> Clause:
    text = table.text("text")
    return Clause(
        id=table.id,
        kind=table.kind,
        status=table.status,
        chapter=chapter,
        title=table.text("title"),
        text=text,
        section=table.text("section") if table.section_en else title,
        sources=table.lines,
        reason=table.text("reason") if table.status == "informative" else None,
        readings=table.readings,
        digest=text_digest(text),
    )


def _readings(file: Traversable, the_book: Book) -> tuple[Reading, ...]:
    place = f"{the_book.id}/{file.name}"
    tables = read(_ReadingsFile, file, place, ClauseDataError, the_book.editions).reading
    _check_ids(place, "reading", tables, f"{the_book.id}.")
    fields: dict[str, str] = {}
    for one in tables:
        if one.field and fields.setdefault(one.field, one.id) != one.id:
            problem = f"{one.field!r} is already the field of {fields[one.field]}"
            remedy = "give each reading its own field"
            raise ClauseDataError(place, f"reading {one.id}, key 'field'", problem, remedy)
    found = {one.id: _reading(one) for one in tables}
    exclusions = [
        _exclusion(each, found[one.id], found, place) for one in tables for each in one.excludes
    ]
    return tuple(
        replace(
            one,
            excludes=tuple(
                each for each in exclusions if one.id in [choice.reading for choice in each.choices]
            ),
        )
        for one in found.values()
    )


def _reading(table: _ReadingTable) -> Reading:
    return Reading(
        id=table.id,
        kind=table.kind,
        field=table.field,
        question=table.text("question"),
        options=tuple(Option(one.name, one.text("text")) for one in table.option),
        default=table.default,
        why=table.text("why"),
        clauses=table.clauses,
        sources=table.lines,
        told_by=table.told_by,
    )


def _exclusion(
    table: _ExclusionTable, declaring: Reading, by_id: Mapping[str, Reading], file: str
) -> Exclusion:
    """One ``[[reading.excludes]]``: options here, with those of others or under bounds."""

    def wrong(key: str, problem: str, remedy: str) -> ClauseDataError:
        return ClauseDataError(file, f"reading {declaring.id}, key {key!r}", problem, remedy)

    def choice(key: str, reading: Reading, options: tuple[str, ...]) -> Choice:
        if reading.field is None:
            raise wrong(key, f"{reading.id} is an erratum", "name a reading with options")
        known = [option.name for option in reading.options]
        for name in options:
            if name not in known:
                remedy = f"write one of {', '.join(known)}"
                raise wrong(key, f"{reading.id} has no option {name!r}", remedy)
        if not options:
            raise wrong(key, "empty", f"name options of {reading.id}")
        return Choice(reading.id, reading.field, options)

    choices = [choice("options", declaring, table.options)]
    for name, options in table.others.items():
        if name not in by_id or name == declaring.id:
            problem = f"no other reading {name!r}{perhaps(nearest(name, by_id))}"
            raise wrong("with", problem, "name another reading of this file")
        choices.append(choice("with", by_id[name], options))
    bounds = tuple(Bound(name, one.at_least, one.at_most) for name, one in table.when.items())
    for bound in bounds:
        if bound.at_least is None and bound.at_most is None:
            problem = f"{bound.measure!r} has no bound"
            raise wrong("when", problem, "write it like { at_least = 4 }")
    if not bounds and all(by_id[one.reading].default in one.options for one in choices):
        problem = "it excludes what every set-up has by default"
        raise wrong("excludes", problem, "name another reading with 'with' or a number with 'when'")
    if table.clause not in declaring.clauses:
        remedy = f"write one of {', '.join(declaring.clauses)}"
        raise wrong("clause", f"{table.clause!r} is not allowed", remedy)
    return Exclusion(tuple(choices), bounds, table.clause, table.text("why"), table.text("remedy"))


def _in_order(found: list[Chapter], order: list[str] | None, game: str) -> tuple[Chapter, ...]:
    """Put the chapters in the given order, else in the order of their first lines."""
    if order is None:
        return tuple(sorted(found, key=_first_line))
    by_word = {chapter.id.split(".", 1)[1].replace(".", "/"): chapter for chapter in found}
    if odd := ", ".join(sorted(set(order) ^ set(by_word))):
        problem = f"does not agree with the files of the folder ({odd})"
        remedy = "list the word of each chapter file once"
        raise ClauseDataError(f"{game}/{rulebook.BOOK}", "[book], key 'chapters'", problem, remedy)
    return tuple(by_word[word] for word in order)


def _first_line(chapter: Chapter) -> tuple[int, str]:
    number = re.search(r"[0-9]+", chapter.clauses[0].sources[0].lines)
    return (int(number.group()) if number else 0, chapter.id)


def _unlinked(found: Catalogue) -> Iterator[tuple[str, str, str, str]]:
    """Where clauses and readings do not name each other, or a clause stands in a wrong file."""
    game, readings = found.book.id, f"{found.book.id}/{_READINGS_FILE}"
    for chapter in found.chapters:
        file = f"{game}/{chapter.path}.toml"
        for deeper in found.chapters:
            for one in chapter.clauses if deeper.id.startswith(f"{chapter.id}.") else ():
                if one.id.startswith(f"{deeper.id}."):
                    remedy = f"move it to {game}/{deeper.path}.toml or rename it"
                    problem = f"an id of the chapter {deeper.id}"
                    yield file, f"clause {one.id}, key 'id'", problem, remedy
    by_clause = {one.id: one for one in found.clauses}
    by_reading = {one.id: one for one in found.readings}
    for one in found.clauses:
        place = f"{game}/{_path(one.chapter)}.toml", f"clause {one.id}, key 'readings'"
        for name in one.readings:
            if name not in by_reading:
                problem = f"no reading {name!r}{perhaps(nearest(name, by_reading))}"
                yield *place, problem, f"name a reading of {readings}"
            elif one.id not in by_reading[name].clauses:
                remedy = f"add it to the clauses of {name} or remove {name} here"
                yield *place, f"{name} does not name this clause", remedy
    for other in found.readings:
        place = readings, f"reading {other.id}, key 'clauses'"
        for name in other.clauses:
            if name not in by_clause:
                problem = f"no clause {name!r}{perhaps(nearest(name, by_clause))}"
                yield *place, problem, f"name a clause of the game {game}"
            elif other.id not in by_clause[name].readings:
                remedy = f"add {other.id} to the readings of {name} or remove it here"
                yield *place, f"{name} does not name this reading", remedy
