"""What the data files of a rulebook may hold, validated by pydantic, and what is wrong in words.

Here stand the words that all such files share, the texts that may stand in any of them, and the
nouns; what clauses and readings are made of stands beside their look-up.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
)
from pydantic_core import ErrorDetails, PydanticCustomError

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.tables import DataError, tree

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

# Words and lines


def fault(problem: str, remedy: str, key: str = "") -> PydanticCustomError:
    """What a validator raises; with a key where it looks at a whole table."""
    told = {"problem": problem, "remedy": remedy, "key": key}
    return PydanticCustomError("data", "{problem}; {remedy}", told)


def line(value: str) -> str:
    """Something is written there, without blanks around it."""
    if not value.strip():
        raise fault("empty", "write its text")
    if value != value.strip():
        raise fault(f"{value!r} begins or ends with blanks", "strip them")
    return value


Line = Annotated[str, AfterValidator(line)]


def like(pattern: str, example: str) -> AfterValidator:
    """A line of this form."""

    def check(value: str) -> str:
        if not re.fullmatch(pattern, line(value)):
            raise fault(f"{value!r} has a wrong form", f"write it like {example!r}")
        return value

    return AfterValidator(check)


def _words(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise fault(f"{value!r} is not a list of strings", 'write it like ["a", "b"]')
    for item in value:
        if not item.strip():
            raise fault("an item is empty", "write it or remove it")
        if value.count(item) > 1:
            raise fault(f"{item!r} stands twice", "keep one of them")
    return tuple(value)


Words = Annotated[tuple[str, ...], BeforeValidator(_words)]


# Tables


class Table(BaseModel):
    """A table of a file."""

    model_config: ClassVar[ConfigDict] = ConfigDict(strict=True, extra="forbid", defer_build=True)

    def text(self, stem: str) -> Text:
        """The text whose two keys begin so."""
        return Text(getattr(self, f"{stem}_en"), getattr(self, f"{stem}_fr"))


class TextTable(Table):
    """A template in both languages."""

    en: str
    fr: str


class _RefusalTable(TextTable):
    """What forbids, and what would be legal instead."""

    remedy_en: str
    remedy_fr: str


class TextFile(Table):
    """What may stand beside clauses, or in a file of its own: each field is a table of texts."""

    model_config: ClassVar[ConfigDict] = ConfigDict(extra="allow")

    event: dict[str, TextTable] = Field(default={})
    refusal: dict[str, _RefusalTable] = Field(default={})
    question: dict[str, TextTable] = Field(default={})
    deed: dict[str, TextTable] = Field(default={})
    impossible: dict[str, TextTable] = Field(default={})
    phrase: dict[str, TextTable] = Field(default={})


class NounTable(Table):
    """A noun: its name with the article in both languages, and what does not follow from that."""

    en: Line
    fr: Line
    gender: Literal["m", "f"] | None = None
    plural_en: Line | None = None
    plural_fr: Line | None = None
    a_en: str | None = None
    a_fr: str | None = None
    also_en: Words = ()
    also_fr: Words = ()


class NounFile(TextFile):
    """The nouns of a game by group, beside texts."""

    __pydantic_extra__: dict[str, dict[str, NounTable]]


class DatumTable(Table):
    """A fact of the content: what it is and where it comes from, as a game ships it."""

    value: Any
    provenance: Literal["stated", "implied", "stand-in"]
    lines: str = ""
    why: str = ""
    clauses: Words = ()


class SheetFile(Table):
    """The data of a game by dotted key."""

    model_config: ClassVar[ConfigDict] = ConfigDict(extra="allow")

    __pydantic_extra__: dict[str, DatumTable]


# What is wrong in them

P = TypeVar("P", bound=Table)


def read(
    kind: type[P], file: Traversable, name: str, wrong: type[DataError], context: Any = None
) -> P:
    """What stands in a file.

    Args:
        kind: what it may hold.
        file: where it lies.
        name: what it is called in messages.
        wrong: the type of the error that is raised at the first fault.
        context: what its validators need to know.
    """
    return checked(kind, tree(file, name, wrong), name, wrong, context)


def checked(
    kind: type[P], found: Mapping[str, Any], name: str, wrong: type[DataError], context: Any = None
) -> P:
    """As :func:`read`, of tables that were read before."""
    try:
        return kind.model_validate(found, context=context)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
    place, key = _place(first, found)
    where = ", ".join(filter(None, (place, key and f"key {key!r}")))
    raise wrong(name, where, *_told(first, key))


def _place(error: ErrorDetails, found: Mapping[str, Any]) -> tuple[str, str]:
    """The entry, by its id, its number or the head of its table, and the key in it."""
    path, own = error["loc"], error.get("ctx", {}).get("key", "")
    if len(path) > 1 and isinstance(path[1], int):
        entry = found[str(path[0])][path[1]]
        known = entry.get("id") if isinstance(entry, dict) else None
        key = own or next((one for one in reversed(path[2:]) if isinstance(one, str)), "")
        return f"{path[0]} {known or f'number {path[1] + 1}'}", key
    words = [one for one in path if isinstance(one, str)]
    key = own or words.pop()
    return f"[{'.'.join(words)}]" if words else "", key


def _told(error: ErrorDetails, key: str) -> tuple[str, str]:
    """The problem and the remedy."""
    context = error.get("ctx", {})
    if error["type"] == "data":
        return context["problem"], context["remedy"]
    allowed = ", ".join(re.findall("'([^']*)'", context.get("expected", "")))
    problem, remedy = _TOLD.get(error["type"], ("{} is not a table", "write it as a TOML table"))
    return problem.format(repr(error["input"])), remedy.format(allowed or key)


_NO_LIST = "{} is not a list with something in it", "write at least one [[{}]]"
_TOLD = {
    "missing": ("missing", "add it"),
    "extra_forbidden": ("unknown key", "remove it or correct its spelling"),
    "literal_error": ("{} is not allowed", "write one of {}"),
    "int_type": ("{} is not a whole number", "write a whole number"),
    "bool_type": ("{} is neither true nor false", "write true or false"),
    "string_type": ("{} is not a string", "write a string in quotes"),
    "list_type": _NO_LIST,
    "too_short": _NO_LIST,
}
"""How pydantic calls what is wrong: the problem, the remedy."""
