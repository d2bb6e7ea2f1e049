"""The registry of step sentences: what a feature may say, in English and in French.

A sentence is declared with one of three decorators of a registry, which register the function and
return it unchanged::

    SENTENCES = Registry(game="postal")
    given = SENTENCES.given

    TYPES = {"Number": number}

    @given(en="{n:Number} workers are at home", fr="{n:Number} travailleurs sont à la maison")
    def workers_at_home(game: PostalWorld, n: int) -> None:
        '''Put workers in the household.'''
        game.facts["at_home"] = n

The function takes the fields, and ``game``, the world of the game, which is ready for such a step;
or ``world``, that of the scenario, if it has to look first whether it is.

Forms of a word stand in parentheses, ``{who} (owns|own) it``: that is a pattern for each of them.
Patterns are those of the ``parse`` library; their types are looked up in ``TYPES`` of the module
that declares the sentence, or are those of its registry: ``Registry(game="postal", types=TYPES)``.
This module knows neither pytest nor any game.
"""

from __future__ import annotations

import inspect
import itertools
import re
import tomllib
from collections import Counter
from collections.abc import (
    Awaitable,
    Callable,
    Container,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

from whichside_rules.kernel.book.nearest import alike, perhaps
from whichside_rules.kernel.playing.refusal import UnknownPlayer
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.shared.finding import plain
from whichside_rules.shared.in_french import in_language
from whichside_rules.vocabulary.fields import called

if TYPE_CHECKING:
    import parse

__all__ = [
    "KINDS",
    "Bracket",
    "Described",
    "Kind",
    "Match",
    "Misfit",
    "Refused",
    "Registry",
    "Sentence",
    "SentenceError",
    "Slip",
    "Slot",
    "Unclear",
    "alternatives",
    "brackets",
    "fields_of",
    "pattern",
    "readable",
]

Kind = Literal["given", "when", "then"]
KINDS: tuple[Kind, ...] = ("given", "when", "then")
Step = TypeVar("Step", bound=Callable[..., object])
Kept = TypeVar("Kept")
Converter = TypeVar("Converter", bound=Callable[[str], Any])

#: Arguments that do not come from the sentence: the world, the world of the game, and what is
#: written under the step.
SUPPLIED = ("world", "game", "datatable", "docstring")

_FIELD = re.compile(r"\{\{|\}\}|\{([^{}:]*)(?::([^{}]*))?\}")
_GROUP = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]])*\]|(\((?!\?)|\(\?P<\w+>)")
"""Where an expression keeps something that it finds; not in a class of letters."""


class Slip(AssertionError):
    """The question itself cannot be answered: a wrong name, a sentence nobody knows, no datum.

    It is neither true nor false, so a probability does not count it as false.
    """


class SentenceError(ValueError):
    """A sentence is declared wrongly; the message names the function."""


def pattern(
    regex: str,
    en: str | Iterable[str] = "",
    fr: str | Iterable[str] = "",
    tell: Callable[[Any, str], str] | None = None,
    feminine: Callable[[Any], bool | None] | None = None,
    several: Callable[[Any, str], bool | None] | None = None,
    names: Callable[[str], Iterable[str]] | None = None,
    among: Callable[[Iterable[object], str], Iterable[str]] | None = None,
) -> Callable[[Converter], Converter]:
    """Give a converter its regular expression, as ``parse`` types need it.

    Groups inside the expression are counted here, so an author need not do it. ``en`` and ``fr``
    tell people what it takes: all of it by name, or a description. ``tell`` says a value in a
    language; it need not be given where all names are, or where a value looks the same in both.
    ``feminine`` says whether a French sentence of a value is of a woman (``None``: of neither).
    ``several`` says whether the name of a value is a plural in a language: « les Docks ».
    ``names`` gives all names in a language where they are too many to be told, so that somebody
    who wrote a similar one hears which was meant.
    ``among`` says, of the words and numbers that a move names, what it takes that is made of them,
    where that is more than a name: « a healthy worker in jail ».
    """

    def decorate(given: Converter) -> Converter:
        # A type, such as str, takes no attributes.
        converter: Any = (lambda text: given(text)) if isinstance(given, type) else given  # noqa: PLW0108
        # Counted by its letters: to make it ready takes long, and few are met in one run.
        groups = sum(found[1] is not None for found in _GROUP.finditer(regex))
        converter.pattern = regex
        converter.regex_group_count = groups
        converter.takes = {
            "en": en if isinstance(en, str) else tuple(en),
            "fr": fr if isinstance(fr, str) else tuple(fr),
        }
        converter.tell = tell
        converter.feminine = feminine
        converter.several = several
        converter.names = names
        converter.among = among
        made: Converter = converter
        return made

    return decorate


def without_groups(regex: str) -> str:
    """An expression that finds the same, and keeps nothing of it."""
    return _GROUP.sub(lambda found: "(?:" if found[1] else found[0], regex)


def readable(text: str, language: str = "en") -> str:
    """A pattern as a person reads it: ``{n:Number} workers`` becomes ``[n] workers``.

    Args:
        text: the pattern.
        language: in which its fields are named.
    """

    def shown(match: re.Match[str]) -> str:
        whole = match.group(0)
        return whole[0] if whole in ("{{", "}}") else f"[{called(match.group(1), language)}]"

    return _FIELD.sub(shown, text)


def outline(text: str) -> str:
    """A pattern as messages show it: three dots where something is filled in."""
    return _FIELD.sub(lambda match: match[0][0] if match[1] is None else "...", text)


def fields_of(text: str) -> tuple[str, ...]:
    """The names of the fields of a pattern, in their order."""
    return tuple(found[1] for found in _FIELD.finditer(text) if found[1] is not None)


def fixed_text(text: str) -> str:
    """What stands in a pattern beside its fields."""
    return _FIELD.sub(" ", text)


@dataclass(frozen=True, slots=True)
class Slot:
    """A field of a sentence: what stands in [brackets] and is filled in."""

    field: str
    converter: Callable[..., object] | None

    def takes(self, language: str) -> str | tuple[str, ...]:
        """What may be filled in: every value by name, or a description; empty if nobody says."""
        told: Mapping[str, str | tuple[str, ...]] = getattr(self.converter, "takes", {})
        lines = (inspect.getdoc(self.converter) or "").splitlines() if self.converter else []
        return told.get(language) or told.get("en") or (lines[0].rstrip(".") if lines else "")

    def say(self, value: object, language: str, *, many: bool | None = None) -> str | None:
        """How a value is filled in, in a language; ``None`` if nobody says.

        Args:
            value: what the converter makes of it.
            language: ``en`` or ``fr``.
            many: whether it stands after a number that wants the plural; ``None`` after none.
        """
        tell: Callable[[Any, str], str] | None = getattr(self.converter, "tell", None)
        takes = self.takes(language)
        named: Iterable[str]
        if tell is not None:
            named = (tell(value, language),)
        elif isinstance(takes, tuple):
            named = takes
        else:
            named = (str(value),)
        regex = re.compile(str(getattr(self.converter, "pattern", ".+")), re.IGNORECASE)
        for name in named:
            inflected: Iterable[str] = ()
            if tell is None and many is not None:
                inflected = _inflected(name, many=many)
            for said in (*inflected, name):
                if regex.fullmatch(said) and _converted(self.converter, said) == value:
                    return said
        return None

    def is_feminine(self, value: object) -> bool | None:
        """Whether a French sentence of a value is of a woman; ``None`` if nobody says."""
        says: Callable[[Any], bool | None] | None = getattr(self.converter, "feminine", None)
        return says(value) if says else None

    def is_several(self, value: object, language: str) -> bool | None:
        """Whether the name of a value is a plural; ``None`` if nobody says."""
        says: Callable[[Any, str], bool | None] | None = getattr(self.converter, "several", None)
        return says(value, language) if says else None

    def told(self, language: str) -> str:
        """What may be filled in, as one line."""
        takes = self.takes(language)
        return takes if isinstance(takes, str) else ", ".join(takes)

    def like(self, said: str, language: str) -> tuple[str, ...]:
        """The names that it takes and that are most like one it does not take; perhaps none."""
        real = not _NO_SLIPS.isdisjoint(said.casefold().split())
        return () if real else alike(said, self.named(language))

    def named(self, language: str) -> tuple[str, ...]:
        """The names of all that it takes in a language; none where they are not told by name."""
        given: Callable[[str], Iterable[str]] | None = getattr(self.converter, "names", None)
        takes = self.takes(language)
        return tuple(given(language)) if given else () if isinstance(takes, str) else takes

    def read(self, text: str) -> object:
        """What it makes of a text; ``None`` if it does not take it."""
        return _converted(self.converter, text)

    def found_in(self, text: str) -> Iterator[tuple[tuple[int, int], object]]:
        """What stands in a text that it takes: where, and what the converter makes of it."""
        regex = getattr(self.converter, "pattern", None)
        if regex is None:
            return
        for found in _whole_words(regex).finditer(text):
            try:
                value = self.converter(found[0]) if self.converter else found[0]
            except ValueError:
                continue
            # A letter that is no article is the name of something: side A.
            named = found[0].isupper() and found.start() > 0
            if found[0].casefold() in _ARTICLES and not named:
                continue
            meant = _values(self.converter)
            if meant is None or value in meant:
                yield found.span(), value

    def example(self, language: str, besides: Container[str] = ()) -> str:
        """Something that it takes, another one ``besides`` some; ``...`` if nobody says."""
        takes = self.takes(language)
        named = (*_EXAMPLES.split(takes), "2") if isinstance(takes, str) else takes
        regex = re.compile(str(getattr(self.converter, "pattern", ".+")), re.IGNORECASE)
        return next(
            (
                one
                for one in named
                if regex.fullmatch(one)
                and one not in besides
                and _converted(self.converter, one) is not None
            ),
            "...",
        )


_MOST_COMPILED = 1_024
_EXAMPLES = re.compile(r"[,;:] (?:or |ou )?|(?:such as|par exemple) ")
"""What stands between the words of a description, of which one may be an example."""
_ARTICLES = frozenset(("a", "an", "the", "un", "une", "le", "la", "les"))


@lru_cache(_MOST_COMPILED)
def _whole_words(regex: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{regex})(?!\w)", re.IGNORECASE)


def _inflected(name: str, *, many: bool) -> Iterator[str]:
    """A name in the wished number, as far as one letter makes it."""
    words = name.split(" ")

    def ending(some: Iterable[str]) -> Iterator[str]:
        return (f"{word.rstrip('s')}{'s' if many else ''}" for word in some)

    for count in range(len(words), 0, -1):
        yield " ".join((*ending(words[:count]), *words[count:]))
    yield " ".join((*words[:-1], *ending(words[-1:])))


def _converted(converter: Callable[..., object] | None, text: str) -> object:
    try:
        return converter(text) if converter else text
    except ValueError:
        return None


@cache
def _values(converter: Callable[..., object] | None) -> tuple[object, ...] | None:
    """Every value that a field is meant for; ``None`` where they are not told by name."""
    takes: Mapping[str, str | tuple[str, ...]] = getattr(converter, "takes", {})
    named = takes.get("en", "")
    return None if isinstance(named, str) else tuple(_converted(converter, one) for one in named)


@cache
def _in_french(package: str) -> dict[str, str]:
    """What ``descriptions.toml`` in the package of a vocabulary says, by the English."""
    try:
        text = resources.files(package).joinpath("descriptions.toml").read_text("utf-8")
    except (ImportError, OSError, TypeError, ValueError):  # no such package, or without the file
        return {}
    return {one["en"]: one["fr"] for one in tomllib.loads(text)["description"]}


@dataclass(frozen=True, slots=True, eq=False)
class Sentence:
    """One step function and every way of saying it."""

    kind: Kind
    en: tuple[str, ...]
    fr: tuple[str, ...]
    function: Callable[..., object]
    doc: str
    module: str
    game: str | None = None
    """The game whose scenarios say it; ``None`` if those of every game do."""
    shared: Mapping[str, Callable[[str], object]] | None = None
    """The types of its registry, where its module has none."""

    @property
    def types(self) -> Mapping[str, Callable[[str], object]]:
        """What its fields may be, by name."""
        own: Mapping[str, Callable[[str], object]] | None = _home(self.function).get("TYPES")
        return own or self.shared or {}

    def about(self, language: str) -> str:
        """What it says, in a sentence: in English where nobody wrote it in the language."""
        package = self.module.rpartition(".")[0]
        return _in_french(package).get(self.doc, self.doc) if language == "fr" else self.doc

    @property
    def name(self) -> str:
        """Where it is declared, as ``module.function``."""
        return f"{self.module}.{getattr(self.function, '__qualname__', 'step')}"

    def patterns(self) -> Iterator[tuple[str, str]]:
        """Every alternative with its language, English first."""
        for text in self.en:
            yield "en", text
        for text in self.fr:
            yield "fr", text

    def slots(self, text: str) -> dict[str, Slot]:
        """The fields of one of its patterns, in order."""
        types = self.types
        return {
            found[1]: Slot(found[1], types.get(found[2]))
            for found in _FIELD.finditer(text)
            if found[1] is not None
        }


@dataclass(frozen=True, slots=True, eq=False)
class Match:
    """A step text that a sentence understands."""

    sentence: Sentence
    language: str
    pattern: str
    arguments: Mapping[str, object]
    spans: Mapping[str, tuple[int, int]]
    """Where the text of each argument stands in the text, white space squeezed."""

    def perform(
        self,
        world: object,
        datatable: list[list[str]] | None = None,
        docstring: str | None = None,
    ) -> None:
        """Call the step function; what it returns is of no interest, but may not be awaitable."""
        takes = _parameters(self.sentence.function)
        values: dict[str, object] = dict(self.arguments)
        if "world" in takes:
            values["world"] = world
        if "game" in takes:
            table: Any = world
            values["game"] = table.at(self.sentence.game, self.sentence.kind)
        if "datatable" in takes and datatable is not None:
            values["datatable"] = datatable
        if "docstring" in takes and docstring is not None:
            values["docstring"] = docstring
        try:
            result = self.sentence.function(**values)
        except InvalidValue as error:
            if not error.only_out_of_bounds:
                raise
            raise Slip(told_to_players(error, world, self.language)) from None
        except UnknownPlayer as error:
            language = str(getattr(world, "language", self.language))
            raise Slip(in_language(str(error), language)) from None
        if isinstance(result, Awaitable):
            if inspect.iscoroutine(result):
                result.close()
            raise SentenceError(
                f"{self.sentence.name} returned something to be awaited, so nothing was done"
            )
        note = getattr(world, "note_done", None)  # Somebody's own world may not ask.
        if note is not None and self.sentence.kind == "when":
            note()


def told_to_players(error: InvalidValue, world: object, language: str) -> str:
    """A wrong value in the language of the question, with the names that the game has."""
    game = getattr(getattr(world, "_game", None), "rules", None)
    return error.say(str(getattr(world, "language", language)), getattr(game, "NAME", None))


@cache
def _parameters(function: Callable[..., object]) -> frozenset[str]:
    return frozenset(inspect.signature(function).parameters)


@dataclass(frozen=True, slots=True, eq=False)
class Refused:
    """A step text that fits a sentence, except for a word which its type does not accept."""

    sentence: Sentence
    pattern: str
    reason: str


@dataclass(frozen=True, slots=True, eq=False)
class Unclear:
    """What people say that can mean several sentences, so that none is taken for it."""

    kind: Kind
    pattern: str
    meant: tuple[str, ...]
    types: Mapping[str, Callable[[str], object]]
    game: str | None

    def in_words(self, text: str) -> tuple[str, ...]:
        """What may be meant by a squeezed text, with its names; nothing if it is something else."""
        import parse

        try:
            found = parse.parse(self.pattern, text, dict(self.types))
        except ValueError:
            found = None
        if not isinstance(found, parse.Result):
            return ()
        named = {field: text[slice(*span)] for field, span in found.spans.items()}
        return tuple(one.format_map(named) for one in self.meant)


class Described(NamedTuple):
    """A line of a scenario in which things that it describes have names."""

    text: str
    """The line with the names."""
    needs: tuple[tuple[str, str], ...] = ()
    """The names, and the Givens that say what those things are."""
    lacks: str = ""
    """What is not told of something that it describes, and so it has no name."""


Describing = Callable[[Sequence[str], Container[str], str], Sequence[Described]]
"""Names what the lines of a scenario describe, of which some are expected, in their language."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """A field as it is published: what it takes, wherever the same is meant."""

    slot: Slot
    name: str
    """What the field is called in the language."""
    example: str
    """A sentence with it, if the same word means something else in another; else empty."""

    @property
    def label(self) -> str:
        """The field as sentences show it, with the example where one is needed."""
        return f"[{self.name}]" + (f" ({self.example})" if self.example else "")


def brackets(sentences: Iterable[Sentence], language: str) -> list[Bracket]:
    """Every field of these sentences in a language with what it takes, by its name."""
    first = dict[tuple[str, Slot], str]()
    for sentence in sentences:
        for spoken, text in sentence.patterns():
            for slot in sentence.slots(text).values() if spoken == language else ():
                first.setdefault((called(slot.field, language), slot), readable(text, language))
    names = Counter(name for name, _ in first)
    return [
        Bracket(slot, name, first[name, slot] if names[name] > 1 else "")
        for name, slot in sorted(first, key=lambda one: plain(one[0]))
    ]


@dataclass(frozen=True, slots=True, eq=False)
class Misfit:
    """A step text that would fit a sentence if one field took something else."""

    sentence: Sentence
    around: str
    """The text with three dots where the words stand that do not fit."""
    slot: Slot
    said: str

    def tell(self, language: str = "en") -> str:
        """What does not fit, and what would: the names that were nearly meant, or all."""
        # A name with another word beside it is no slip of the pen: « seule Rosa ».
        beside = f" {self.said} ".casefold()
        liked = self.slot.like(self.said, language)
        near = tuple(one for one in liked if f" {one} ".casefold() not in beside)
        takes = self.slot.takes(language)
        names = near if near and len(takes) > _FEW else ()
        told = self.slot.told(language)
        if language == "fr":
            return (
                f"« {self.said} » ne convient pas dans « {self.around} »"
                + (f" ; vouliez-vous dire {' ou '.join(near)} ?" if near else "")
                + ("" if names or not told else f" ; ici convient : {told}")
            )
        return (
            f"{self.said!r} does not fit in {self.around!r}"
            + perhaps(near)
            + ("" if names or not told else f"; here fits: {told}")
        )


@dataclass(eq=False)
class _Compiled:
    """One alternative of a sentence, compiled when it is first needed."""

    sentence: Sentence
    language: str
    text: str

    @cached_property
    def parser(self) -> parse.Parser:
        return self._parser(self.text)

    def _parser(self, text: str) -> parse.Parser:
        import parse

        try:
            return parse.Parser(squeeze(text), dict(self.sentence.types))
        except (ValueError, NotImplementedError, re.error) as error:
            raise SentenceError(f"{self.sentence.name}: {self.text!r}: {error}") from None

    @cached_property
    def freed(self) -> dict[str, parse.Parser]:
        """Parsers that take anything in one field, by that field."""
        fields = self.sentence.slots(self.text)
        return {field: self._parser(_with_free(field, self.text)) for field in fields}

    @cached_property
    def fixed_words(self) -> set[str]:
        """The words that every text it understands has."""
        return set(re.findall(r"\w+", fixed_text(self.text).casefold()))

    @cached_property
    def whole_words(self) -> frozenset[str]:
        """What stands between spaces, without a field, in every text it understands."""
        words = squeeze(self.text).casefold().split(" ")
        # A field in the middle of a word may bring spaces of its own.
        return frozenset(word for word in words if "{" not in word and "}" not in word)


class _Index:
    """The alternatives of a kind by one of their words each: the rarest, so that few are tried."""

    def __init__(self, entries: Iterable[_Compiled]) -> None:
        self._entries = list(entries)
        counts = Counter(word for one in self._entries for word in one.whole_words)
        self._by_word: dict[str | None, list[int]] = {}
        for number, one in enumerate(self._entries):
            word = min(one.whole_words, key=lambda word: (counts[word], word), default=None)
            self._by_word.setdefault(word, []).append(number)

    def candidates(self, text: str) -> Iterator[_Compiled]:
        """What a squeezed text may be understood by, in the order of declaration."""
        words = set(text.casefold().split(" "))
        found = [number for word in (*words, None) for number in self._by_word.get(word, ())]
        for number in sorted(found):
            if self._entries[number].whole_words <= words:
                yield self._entries[number]


def _with_free(field: str, text: str) -> str:
    """The pattern with a field that takes anything."""
    return _FIELD.sub(lambda match: f"{{{field}}}" if match[1] == field else match[0], text)


def _home(function: Callable[..., object]) -> Mapping[str, Any]:
    """The names of the module in which a step function, or the one behind it, is written."""
    found: Mapping[str, Any] = getattr(inspect.unwrap(function), "__globals__", {})
    return found


def squeeze(text: str) -> str:
    """The text with every run of white space as one space."""
    return " ".join(text.split())


def _without_stop(text: str) -> str:
    """A squeezed text without the full stop at its end: it says nothing."""
    return text[:-1].rstrip() if text.endswith(".") and not text.endswith("..") else text


_FORMS = re.compile(r"\(([^()|]*(?:\|[^()|]*)+)\)")


def alternatives(written: str | Iterable[str] | None) -> tuple[str, ...]:
    """Every pattern of a sentence, as it is written: a verb stands once for its forms.

    ``{who} (owns|own) {n} card(s|)`` is four patterns, of which the last forms change first.
    """
    texts = () if written is None else (written,) if isinstance(written, str) else tuple(written)
    found = list[str]()
    for text in texts:
        pieces = _FORMS.split(text)
        forms = ([one] if at % 2 == 0 else one.split("|") for at, one in enumerate(pieces))
        found += ("".join(chosen) for chosen in itertools.product(*forms))
    return tuple(found)


class Registry:
    """A set of sentences: those of one game, those that serve every game, or all of them.

    What is declared with a registry of a game belongs to that game; a sentence of no game serves
    all. Registries are joined with ``+``, and :meth:`of` takes out again what one game may say.
    """

    def __init__(
        self,
        sentences: Iterable[Sentence] = (),
        *,
        game: str | None = None,
        types: Mapping[str, Callable[[str], object]] | None = None,
    ) -> None:
        self.game = game
        self._types = types
        self._sentences: list[Sentence] = []
        self._homes: dict[str, Mapping[str, Any]] = {}
        self._compiled: list[_Compiled] = []
        self._indices: dict[Kind, _Index] = {}
        self._scopes: dict[str | None, Registry] = {}
        self._scanned: dict[tuple[Kind, str], tuple[list[Match], list[Refused]]] = {}
        self._told: dict[tuple[str, Kind, str], str] = {}
        self._unclear: list[Unclear] = []
        self._describing: list[tuple[str | None, Describing]] = []
        self._kept: dict[str, Any] = {}
        for sentence in sentences:
            self.add(sentence)

    @classmethod
    def _holding(
        cls,
        sentences: Iterable[Sentence],
        compiled: Iterable[_Compiled],
        unclear: Iterable[Unclear],
        describing: Iterable[tuple[str | None, Describing]],
    ) -> Registry:
        """A registry of sentences that were checked already; what is compiled is shared."""
        found = cls()
        found._sentences, found._compiled = list(sentences), list(compiled)
        found._unclear, found._describing = list(unclear), list(describing)
        found._homes = {one.module: _home(one.function) for one in found._sentences}
        return found

    def __iter__(self) -> Iterator[Sentence]:
        return iter(self._sentences)

    def __len__(self) -> int:
        return len(self._sentences)

    def __add__(self, other: Registry) -> Registry:
        joined = self._holding(
            self._sentences,
            self._compiled,
            (*self._unclear, *other._unclear),
            (*self._describing, *other._describing),
        )
        for sentence in {one.module: one for one in other}.values():
            joined._forget_earlier_import(sentence)
        joined._sentences += other._sentences
        joined._compiled += other._compiled
        return joined

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have sentences of their own, in order."""
        return tuple(dict.fromkeys(one.game for one in self._sentences if one.game))

    def of(self, game: str | None) -> Registry:
        """What a scenario of a game may say: its sentences and those of every game.

        Where the game is not known (``None``), everything may be said.
        """
        if game is None:
            return self
        if game not in self._scopes:
            mine = (None, game)
            self._scopes[game] = self._holding(
                (one for one in self._sentences if one.game in mine),
                (one for one in self._compiled if one.sentence.game in mine),
                (one for one in self._unclear if one.game in mine),
                (one for one in self._describing if one[0] in mine),
            )
        return self._scopes[game]

    def given(
        self, *, en: str | Iterable[str] | None = None, fr: str | Iterable[str] | None = None
    ) -> Callable[[Step], Step]:
        """Declare a sentence that sets up the position."""
        return self._declare("given", en, fr)

    def when(
        self, *, en: str | Iterable[str] | None = None, fr: str | Iterable[str] | None = None
    ) -> Callable[[Step], Step]:
        """Declare a sentence that plays a move."""
        return self._declare("when", en, fr)

    def then(
        self, *, en: str | Iterable[str] | None = None, fr: str | Iterable[str] | None = None
    ) -> Callable[[Step], Step]:
        """Declare a sentence that reads what the rules say; it raises AssertionError."""
        return self._declare("then", en, fr)

    def _declare(
        self, kind: Kind, en: str | Iterable[str] | None, fr: str | Iterable[str] | None
    ) -> Callable[[Step], Step]:
        def register(function: Step) -> Step:
            lines = (inspect.getdoc(function) or "").splitlines()
            self.add(
                Sentence(
                    kind,
                    alternatives(en),
                    alternatives(fr),
                    function,
                    lines[0] if lines else "",
                    getattr(function, "__module__", "") or "",
                    self.game,
                    self._types,
                )
            )
            return function

        return register

    def add(self, sentence: Sentence) -> None:
        """Register a sentence; refuse one that could never be performed as declared."""
        function = sentence.function
        if not (sentence.en or sentence.fr):
            raise SentenceError(f"{sentence.name}: give at least one sentence, en=... or fr=...")
        if inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function):
            raise SentenceError(f"{sentence.name}: a step may not be async, it would never run")
        if inspect.isgeneratorfunction(function):
            raise SentenceError(f"{sentence.name}: a step may not yield, it would never run")
        parameters = inspect.signature(function).parameters
        for _, text in sentence.patterns():
            _check_fields(sentence, text, parameters)
        self._forget_earlier_import(sentence)
        self._sentences.append(sentence)
        self._compiled += (
            _Compiled(sentence, language, text) for language, text in sentence.patterns()
        )
        self._indices.clear()
        self._scopes.clear()
        self._scanned.clear()
        self._told.clear()
        self._kept.clear()

    def _forget_earlier_import(self, sentence: Sentence) -> None:
        # A module imported a second time in one process declares its sentences anew; without
        # this every one of them would be ambiguous with its own earlier self.
        home = _home(sentence.function)

        def stale(other: Sentence) -> bool:
            return other.module == sentence.module and _home(other.function) is not home

        if self._homes.setdefault(sentence.module, home) is not home:
            self._homes[sentence.module] = home
            self._sentences = [other for other in self._sentences if not stale(other)]
            self._compiled = [other for other in self._compiled if not stale(other.sentence)]

    def validate(self) -> None:
        """Compile every pattern and compare them; raise one error naming everything wrong.

        Two games may share a sentence. What serves every game may not be said again by one.
        """
        wrong: list[str] = []
        seen: dict[tuple[Kind, str], list[Sentence]] = {}
        for compiled in self._compiled:
            sentence = compiled.sentence
            try:
                _ = compiled.parser
            except SentenceError as error:
                wrong.append(str(error))
            same = seen.setdefault((sentence.kind, squeeze(compiled.text).casefold()), [])
            wrong += [
                f"{sentence.name}: {compiled.text!r} is already a {sentence.kind} sentence of "
                f"{other.name}"
                for other in same
                if other is not sentence
                and (other.game == sentence.game or None in (other.game, sentence.game))
            ]
            same.append(sentence)
        if wrong:
            raise SentenceError("\n".join(dict.fromkeys(wrong)))

    def match(self, kind: Kind, text: str) -> list[Match]:
        """Every sentence that understands the text; more than one is an ambiguity.

        The order is always the same. Alternatives of one sentence that read the same arguments
        count once.
        """
        return list(self._scan(kind, text)[0])

    def kept(self, name: str, make: Callable[[], Kept]) -> Kept:
        """What is made of the sentences once and kept as long as none is added.

        Args:
            name: of what is made.
            make: makes it.
        """
        if name not in self._kept:
            self._kept[name] = make()
        found: Kept = self._kept[name]
        return found

    def told_once(self, to: str, kind: Kind, text: str, tell: Callable[[str], str]) -> str:
        """How a text is told in a language, which is found out once for all scenarios.

        Args:
            to: the language.
            kind: the kind of step.
            text: the text, as it stands there.
            tell: finds it out; what it raises is not remembered.
        """
        asked = (to, kind, text)
        if asked not in self._told:
            said = tell(text)
            if len(self._told) >= _MOST_SCANNED:
                self._told.clear()
            self._told[asked] = said
        return self._told[asked]

    def refused(self, kind: Kind, text: str) -> list[Refused]:
        """Sentences that fit but for a word; worth telling when :meth:`match` finds none."""
        return list(self._scan(kind, text)[1])

    def _scan(self, kind: Kind, text: str) -> tuple[list[Match], list[Refused]]:
        """What a text means; the same sentences are said in many scenarios."""
        asked = (kind, _without_stop(squeeze(text)))
        found = self._scanned.get(asked)
        if found is None:
            if len(self._scanned) >= _MOST_SCANNED:
                self._scanned.clear()
            found = self._scanned[asked] = self._scan_anew(*asked)
        return found

    def _scan_anew(self, kind: Kind, text: str) -> tuple[list[Match], list[Refused]]:
        matches: list[Match] = []
        refused: list[Refused] = []
        for compiled in self._candidates(kind, text):
            try:
                result = compiled.parser.parse(text)
            except ValueError as error:
                if isinstance(error, SentenceError):
                    raise
                refused.append(Refused(compiled.sentence, compiled.text, str(error)))
                continue
            if result is None:
                continue
            named: Mapping[str, object] = getattr(result, "named", {})
            if not any(
                match.sentence is compiled.sentence and match.arguments == named
                for match in matches
            ):
                spans: Mapping[str, tuple[int, int]] = getattr(result, "spans", {})
                matches.append(
                    Match(compiled.sentence, compiled.language, compiled.text, named, spans)
                )
        return matches, refused

    def _candidates(self, kind: Kind, text: str) -> Iterator[_Compiled]:
        """The alternatives that have all their words in a squeezed text."""
        if kind not in self._indices:
            mine = (one for one in self._compiled if one.sentence.kind == kind)
            self._indices[kind] = _Index(mine)
        return self._indices[kind].candidates(text)

    def unclear(
        self,
        *kinds: Kind,
        said: str,
        meant: Iterable[str],
        types: Mapping[str, Callable[[str], object]],
    ) -> None:
        """Declare what people say that can mean several sentences; which one has to be asked.

        Args:
            kinds: the kinds of step.
            said: the pattern.
            meant: the sentences that may be meant, with the fields of the pattern.
            types: those of the fields.
        """
        own = tuple(meant)
        self._unclear += [Unclear(kind, said, own, types, self.game) for kind in kinds]

    def describes(self, function: Describing) -> Describing:
        """Declare what names the things that a scenario of this game describes."""
        self._describing.append((self.game, function))
        return function

    def described(
        self, texts: Sequence[str], expected: Container[str], language: str
    ) -> Sequence[Described]:
        """The lines of a scenario with names for what they describe, where the game is known.

        Args:
            texts: the lines.
            expected: those of them that say what is expected.
            language: in which they are written.
        """
        if len(self._describing) != 1 or len(self.games) != 1:
            return [Described(one) for one in texts]
        return self._describing[0][1](texts, expected, language)

    def meanings(self, kind: Kind, text: str) -> tuple[str, ...]:
        """The sentences of which one may be meant by a text that nobody knows; perhaps none."""
        text = _without_stop(squeeze(text))
        asked = (one.in_words(text) for one in self._unclear if one.kind == kind)
        return next(filter(None, asked), ())

    def misfit(self, kind: Kind, text: str, language: str | None = None) -> Misfit | None:
        """The sentence that fits if one of its fields is left free: the least is left free.

        A sentence in the language, or with a word of its own, is taken before others.
        """
        text = _without_stop(squeeze(text))
        words = set(re.findall(r"\w+", text.casefold()))
        found: list[tuple[tuple[bool, bool, int], Misfit]] = []
        for compiled in self._candidates(kind, text):
            if not compiled.fixed_words <= words:
                continue
            slots = compiled.sentence.slots(compiled.text)
            for field, parser in compiled.freed.items():
                try:
                    result = parser.parse(text)
                except ValueError:
                    continue  # another field is wrong as well
                said = str(result.named[field]) if result else ""
                # Without a word of its own a sentence fits nearly everything.
                if not said or (
                    not compiled.fixed_words and (len(slots) < 2 or len(said.split()) > _FEW)
                ):
                    continue
                rank = (compiled.language != language, not compiled.fixed_words, len(said))
                start, end = result.spans[field]
                around = f"{text[:start]}...{text[end:]}"
                found.append((rank, Misfit(compiled.sentence, around, slots[field], said)))
        if not found:
            return None
        return min(found, key=lambda one: one[0])[1]

    def brackets(self, language: str, modules: Iterable[str]) -> list[Bracket]:
        """What the fields of the sentences of some modules take, in a language."""
        wanted = set(modules)
        return brackets((one for one in self if one.module in wanted), language)


_FEW = 3
_NO_SLIPS = frozenset(("almost",))
"""What is like a name that is taken, and says something else: "at most"."""
_MOST_SCANNED = 4_096


def _check_fields(
    sentence: Sentence, text: str, parameters: Mapping[str, inspect.Parameter]
) -> None:
    fields = set()
    for match in _FIELD.finditer(text):
        if match.group(0) in ("{{", "}}"):
            continue
        field = match.group(1)
        if not field.isidentifier():
            raise SentenceError(f"{sentence.name}: {text!r}: every field needs a plain name")
        fields.add(field)
    if not text.strip():
        raise SentenceError(f"{sentence.name}: an empty sentence says nothing")
    for field in sorted(fields):
        if field in SUPPLIED:
            raise SentenceError(f"{sentence.name}: {text!r}: {field} is supplied, not a field")
        if field not in parameters:
            raise SentenceError(f"{sentence.name}: {text!r}: the function takes no {field}")
    for name, parameter in parameters.items():
        if parameter.kind not in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY):
            raise SentenceError(f"{sentence.name}: the parameter {name} must be a plain one")
        if name not in fields and name not in SUPPLIED and parameter.default is parameter.empty:
            raise SentenceError(f"{sentence.name}: {text!r} says nothing about {name}")
