"""Texts as data: what the rules say, in English and French, filled with the values of a move.

The sentences stand beside the clauses, in the chapters' TOML files: ``[event.<kind>]``,
``[refusal.<key>]``, ``[question.<key>]``, ``[deed.<kind>]``, ``[impossible.<key>]`` and
``[phrase.<key>]``. The names of things stand once a game, in its ``nouns.toml``. Nothing is read
before something is said; then it is kept.

A template is written in a subset of ICU's MessageFormat, without its quotes (an apostrophe is an
apostrophe):

* ``{to}`` is the value of that name: a number, a word, a text (in its language), a noun (without
  article), or several of them (``a, b and c``);
* ``{gauge, the}`` is the noun with its article: ``name``, ``the``, ``a``, ``of``, ``at`` or
  ``many``, with a capital in front if written so (``{gauge, The}``); French contracts and elides
  (``du``, ``aux``, ``de l'``). ``{means, counted, n}`` is the noun after its number, ``3 strikes``;
* ``{who, or}`` and ``{who, commas}`` join several values otherwise than with ``and``;
  ``{who, or, the}`` does it with an article on each;
* ``{n, plural, one {# cube} other {# cubes}}`` chooses by number, which ``#`` stands for (in French
  0 and 1 are ``one``; exact numbers are written ``=0``); several values count as their number;
* ``{won, select, true {...} other {...}}`` chooses by value (``none`` is no value or an
  empty list).

A word of the game, such as the gauge ``risk``, is looked up in the group of nouns with the name of
its placeholder (``gauge``), otherwise in all groups. A placeholder without value is a phrase of the
game, filled with the same values.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.tables import DataError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from whichside_rules.kernel.book.shapes import NounTable

__all__ = [
    "FUNCTIONS",
    "JOINTS",
    "Choice",
    "Count",
    "Entry",
    "Form",
    "Names",
    "Noun",
    "Nouns",
    "Parts",
    "Show",
    "TextError",
    "Texts",
    "asking",
    "elides",
    "noun",
    "nouns",
    "parse",
    "phrase",
    "placeholders",
    "say",
    "sentence",
    "shared",
    "texts",
]

_PACKAGE: Final = "whichside_rules"
_NOUNS_FILE: Final = "nouns.toml"
_LANGUAGES: Final = ("en", "fr")

JOINTS: Final = {
    "and": Text(" and ", " et "),
    "or": Text(" or ", " ou "),
    "commas": Text(", ", ", "),
}
"""What may stand before the last of several values."""


class TextError(DataError):
    """A template or a noun is wrong, or is not there."""


# Nouns

_ARTICLES: Final = {"en": ("the ",), "fr": ("le ", "la ", "les ", "l'", "l’")}
_GENDER: Final = {"le ": "m", "la ": "f"}
_WITHOUT_GENDER: Final = ("les ", "l'", "l’")
_OF: Final = {"le ": "du ", "la ": "de la ", "les ": "des "}
_AT: Final = {"le ": "au ", "la ": "à la ", "les ": "aux "}
_VOWEL: Final = re.compile(r"[aeiouyhàâäéèêëîïôöùûüœ]", re.IGNORECASE)
_ASPIRATED: Final = re.compile(
    r"h(?:ach|ain|all|arc|as|aus|aut|éros|ong|ont|ors|uit)", re.IGNORECASE
)
"""Words with an h that elides nothing: « que Hausse des loyers », but « qu'hier »."""


def elides(text: str) -> bool:
    """Whether a French word before a text loses its last vowel: « d'usine », « de hausse »."""
    return _VOWEL.match(text) is not None and not _ASPIRATED.match(text)


class Form(NamedTuple):
    """A noun in one language."""

    article: str
    """The definite article with its blank, empty for a proper name."""
    one: str
    """The singular (for plural names such as « les Docks », the name), without article."""
    many: str | None
    """The plural, None if the noun has none."""
    a: str
    """The indefinite article with its blank."""
    also: tuple[str, ...]
    """Other names that are understood."""


@dataclass(frozen=True, slots=True)
class Noun:
    """The name of a thing, with all that a sentence in either language needs of it."""

    key: str
    """The word of the game that it stands for, such as ``bonesetter``."""
    en: Form
    fr: Form

    def name(self, language: str = "en") -> str:
        """The bare name: ``Bonesetter``."""
        return self._in(language).one

    def the(self, language: str = "en") -> str:
        """The name with its article, if it has one: ``the Bonesetter``, « l'Atelier »."""
        form = self._in(language)
        return form.article + form.one

    def a(self, language: str = "en") -> str:
        """One of them: ``an injured worker``, « une grève »."""
        form = self._in(language)
        return form.a + form.one

    def of(self, language: str = "en") -> str:
        """Whose it is: ``of the Bonesetter``, « du Rebouteux »."""
        form = self._in(language)
        if language == "en":
            return f"of {form.article}{form.one}"
        if form.article in _OF:
            return _OF[form.article] + form.one
        elided = not form.article and elides(form.one)
        return f"d'{form.one}" if elided else f"de {form.article}{form.one}"

    def at(self, language: str = "en") -> str:
        """Where somebody is: ``at the Bonesetter``, « au Rebouteux »."""
        form = self._in(language)
        if language == "en":
            return f"at {form.article}{form.one}"
        if form.article in _AT:
            return _AT[form.article] + form.one
        return f"à {form.article}{form.one}"

    def many(self, language: str = "en") -> str:
        """The plural, bare.

        Raises:
            TextError: the noun has none.
        """
        form = self._in(language)
        if form.many is None:
            remedy = f"give it plural_{language}"
            raise TextError("", f"the noun {self.key!r}", "no plural", remedy)
        return form.many

    def plural(self, n: int, language: str = "en") -> str:
        """The noun as it stands after a number, without it: ``strike`` or ``strikes``."""
        return self.name(language) if _is_one(n, language) else self.many(language)

    def counted(self, n: int, language: str = "en") -> str:
        """The noun after its number: ``3 strikes``."""
        return f"{n} {self.plural(n, language)}"

    def names(self, language: str = "en") -> tuple[str, ...]:
        """All names that are understood: the name, its plural, the other names."""
        form = self._in(language)
        return tuple(dict.fromkeys((form.one, *filter(None, (form.many,)), *form.also)))

    def text(self, function: str = "the") -> Text:
        """The noun in both languages, such as ``the`` or ``name`` makes it."""
        say = FUNCTIONS[function]
        return Text(say(self, "en"), say(self, "fr"))

    def followed_by(self, tail: Text) -> Noun:
        """The noun with words after it that never change: ``the tea house`` and ``of cell 5``."""
        return Noun(self.key, _longer(self.en, f" {tail.en}"), _longer(self.fr, f" {tail.fr}"))

    def _in(self, language: str) -> Form:
        if language == "en":
            return self.en
        if language == "fr":
            return self.fr
        raise ValueError(f"no text in language {language!r}; the languages are 'en' and 'fr'")


FUNCTIONS: Final[Mapping[str, Callable[[Noun, str], str]]] = {
    "name": Noun.name,
    "the": Noun.the,
    "a": Noun.a,
    "of": Noun.of,
    "at": Noun.at,
    "many": Noun.many,
}
"""What a template can ask of a noun."""


def _longer(form: Form, tail: str) -> Form:
    many = None if form.many is None else form.many + tail
    return Form(form.article, form.one + tail, many, form.a, ())


def _is_one(n: int, language: str) -> bool:
    return n == 1 or (language == "fr" and -2 < n < 2)


Nouns: TypeAlias = Mapping[str, Mapping[str, Noun]]


def _form(table: NounTable, language: str) -> Form:
    name: str = getattr(table, language)
    article = next((one for one in _ARTICLES[language] if name.startswith(one)), "")
    one = name.removeprefix(article)
    if language == "en":
        a = "an " if one[0].lower() in "aeiou" else "a "
    elif article == "les ":
        a = "des "
    else:
        a = {"m": "un ", "f": "une "}.get(table.gender or _GENDER.get(article, ""), "")
    own = getattr(table, f"a_{language}")
    return Form(
        article=article,
        one=one,
        many=getattr(table, f"plural_{language}"),
        a=a if own is None else own,
        also=getattr(table, f"also_{language}"),
    )


# Templates


class Show(NamedTuple):
    """``{name}``, ``{name, function}`` or ``{name, joint, function}``."""

    name: str
    joint: str
    function: str
    capital: bool
    number: str
    """The placeholder of the number, for ``counted``."""


class Choice(NamedTuple):
    """``{name, plural, ...}`` or ``{name, select, ...}``."""

    name: str
    plural: bool
    arms: Mapping[str, Parts]


class Count(NamedTuple):
    """``#``: the number of the choice around it."""

    name: str


Parts: TypeAlias = "tuple[str | Show | Choice | Count, ...]"
"""A template that was read: words and placeholders."""

_NAME: Final = re.compile(r"\s*([A-Za-z_][A-Za-z0-9_-]*)\s*")
_ARM: Final = re.compile(r"\s*(=[0-9]+|[A-Za-z0-9_-]+)\s*\{")
_PLAIN: Final = re.compile(r"[^{}#]+")


@cache
def parse(template: str) -> Parts:
    """The parts of a template, in order.

    Raises:
        TextError: it is no template; the message says where.
    """
    parts, end = _parse(template, 0, "")
    if end != len(template):
        raise _wrong(template, f"a closing brace without an opening one at {end}", "remove it")
    return parts


def _parse(template: str, at: int, number: str) -> tuple[Parts, int]:
    """The parts from there to the closing brace or the end."""
    parts: list[str | Show | Choice | Count] = []
    while at < len(template) and template[at] != "}":
        if found := _PLAIN.match(template, at):
            parts.append(found[0])
            at = found.end()
        elif template[at] == "#":
            parts.append(Count(number) if number else "#")
            at += 1
        else:
            part, at = _placeholder(template, at + 1, number)
            parts.append(part)
    return tuple(parts), at


def _placeholder(template: str, at: int, number: str) -> tuple[Show | Choice, int]:
    words: list[str] = []
    while True:
        found = _NAME.match(template, at)
        if found is None:
            raise _wrong(template, f"a name is missing at {at}", "write it")
        words.append(found[1])
        at = found.end()
        if template[at : at + 1] == "}":
            return _show(template, *words), at + 1
        if template[at : at + 1] != ",":
            raise _wrong(template, f"a comma or a closing brace is missing at {at}", "write it")
        at += 1
        if len(words) == 2 and words[1] in ("plural", "select"):
            return _choice(template, at, words[0], number, plural=words[1] == "plural")


def _show(template: str, name: str, *words: str) -> Show:
    if words[:1] == ("counted",) and len(words) == 2:
        return Show(name, "and", "counted", capital=False, number=words[1])
    joint = words[0] if words and words[0] in JOINTS else "and"
    rest = words[words[:1] == (joint,) :]
    function = rest[0].lower() if rest else ""
    if len(rest) > 1 or (rest and function not in FUNCTIONS):
        can = ", ".join((*FUNCTIONS, *JOINTS, "counted", "plural", "select"))
        raise _wrong(template, f"{', '.join(words)!r} is not known", f"write one of {can}")
    return Show(name, joint, function, capital=bool(rest) and rest[0][0].isupper(), number="")


def _choice(template: str, at: int, name: str, number: str, *, plural: bool) -> tuple[Choice, int]:
    arms: dict[str, Parts] = {}
    while found := _ARM.match(template, at):
        arms[found[1]], at = _parse(template, found.end(), name if plural else number)
        if template[at : at + 1] != "}":
            raise _wrong(template, f"the brace of {found[1]!r} is not closed", "close it")
        at += 1
    at += len(template[at:]) - len(template[at:].lstrip())
    if template[at : at + 1] != "}" or "other" not in arms:
        problem = f"{{{name}, ...}} needs 'other {{...}}' and a closing brace"
        raise _wrong(template, problem, "write them")
    return Choice(name, plural, arms), at + 1


def _wrong(template: str, problem: str, remedy: str) -> TextError:
    return TextError("", repr(template), problem, remedy)


def placeholders(template: str) -> frozenset[str]:
    """The names of the values that a template can ask for."""
    return frozenset(_asked(parse(template)))


def _asked(parts: Parts) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Show):
            yield part.name
            if part.number:
                yield part.number
        elif isinstance(part, Choice):
            yield part.name
            for arm in part.arms.values():
                yield from _asked(arm)


# The texts of a game


class Entry(NamedTuple):
    """What stands under one key."""

    text: Text
    remedy: Text | None
    """Of a refusal, what would be legal instead."""
    place: str
    """The file and the table."""


class Texts:
    """The texts of one game: its nouns and its templates, read when first asked for."""

    def __init__(self, folder: Traversable, shared: Texts | None = None) -> None:
        """Say where they lie.

        Args:
            folder: the game's folder; its name is the game's.
            shared: texts that every game has unless it says them otherwise.
        """
        self.folder = folder
        self.shared = shared

    @cached_property
    def nouns(self) -> Nouns:
        """The nouns by group and word.

        Raises:
            TextError: a noun has a wrong form; the message says where.
        """
        from whichside_rules.kernel.book.shapes import NounFile, read

        file = self.folder / _NOUNS_FILE
        if not file.is_file():
            return {}
        found = read(NounFile, file, self._nouns_file, TextError).model_extra or {}
        return {
            group: {key: self._noun(group, key, one) for key, one in of.items()}
            for group, of in found.items()
        }

    def _noun(self, group: str, key: str, table: NounTable) -> Noun:
        if table.gender is None and table.fr.startswith(_WITHOUT_GENDER):
            place, problem = f"[{group}.{key}], key 'fr'", f"« {table.fr} » hides its gender"
            raise TextError(self._nouns_file, place, problem, "add gender = 'm' or 'f'")
        return Noun(key, *(_form(table, language) for language in _LANGUAGES))

    @property
    def _nouns_file(self) -> str:
        return f"{self.folder.name}/{_NOUNS_FILE}"

    def noun(self, group: str, key: str) -> Noun:
        """The noun of a word of the game.

        Raises:
            TextError: there is none; the message names those of the group.
        """
        known = self.nouns.get(group, {})
        if key not in known:
            of = ", ".join(known) or "none"
            raise TextError(self._nouns_file, f"[{group}]", f"no noun {key!r}", f"there are: {of}")
        return known[key]

    @cached_property
    def own(self) -> Mapping[str, Mapping[str, Entry]]:
        """The templates of the game's own files, by table and key.

        Raises:
            TextError: a text has a wrong form, or two texts of a table have one key.
        """
        from whichside_rules.kernel.book.shapes import TextFile, read

        tables: dict[str, dict[str, Entry]] = {name: {} for name in TextFile.model_fields}
        for path, file in _files(self.folder, self.folder.name):
            found = read(TextFile, file, path, TextError)
            for name, table in tables.items():
                for key, one in getattr(found, name).items():
                    place = f"[{name}.{key}]"
                    if key in table:
                        taken = table[key].place.partition(",")[0]
                        problem = f"the key stands in {taken} too"
                        raise TextError(path, place, problem, "choose another")
                    remedy = one.text("remedy") if name == "refusal" else None
                    table[key] = Entry(Text(one.en, one.fr), remedy, f"{path}, {place}")
        return tables

    def find(self, table: str, key: str) -> Entry:
        """The templates under a key: the game's, otherwise those that all games share.

        Raises:
            TextError: there are none.
        """
        found = self._known(table, key)
        if found is None:
            raise TextError(self.folder.name, f"[{table}.{key}]", "no such text", "write it")
        return found

    def say(self, template: str, values: Mapping[str, object], language: str) -> str:
        """A template of that language, filled.

        Raises:
            TextError: the template is wrong, or asks for a value that is not there.
        """
        return _Filling(self, template, values, language).say(parse(template))

    def fill(self, template: Text, values: Mapping[str, object]) -> Text:
        """A template filled in both languages; raises what :meth:`say` does."""
        return Text(*(self.say(template.in_(one), values, one) for one in _LANGUAGES))

    def phrase(self, key: str) -> Text | None:
        """The phrase of that key, if there is one."""
        found = self._known("phrase", key)
        return None if found is None else found.text

    def _known(self, table: str, key: str) -> Entry | None:
        found = self.own.get(table, {}).get(key)
        return self.shared._known(table, key) if found is None and self.shared else found


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    entries = folder.iterdir() if folder.is_dir() else ()
    for entry in sorted(entries, key=lambda one: one.name):
        place = f"{path}/{entry.name}"
        if entry.name.endswith(".toml"):
            yield place, entry
        elif entry.is_dir() and entry.name != "content":
            yield from _files(entry, place)


class _Filling:
    """A template being filled in one language."""

    def __init__(
        self, texts: Texts, template: str, values: Mapping[str, object], language: str
    ) -> None:
        self.texts = texts
        self.template = template
        self.values = values
        self.language = language

    def say(self, parts: Parts) -> str:
        return "".join(part if isinstance(part, str) else self._part(part) for part in parts)

    def _part(self, part: Show | Choice | Count) -> str:
        if isinstance(part, Count):
            return str(_count(self._value(part.name)))
        if isinstance(part, Choice):
            return self.say(self._arm(part, self._value(part.name)))
        if part.name not in self.values and not part.function:
            phrase = self.texts.phrase(part.name)
            if phrase is not None:
                return self.texts.say(phrase.in_(self.language), self.values, self.language)
        said = self._show(part, self._value(part.name))
        return said[:1].upper() + said[1:] if part.capital else said

    def _value(self, name: str) -> object:
        if name not in self.values:
            there = ", ".join(self.values) or "none"
            raise _wrong(self.template, f"no value {name!r}", f"there are: {there}")
        return self.values[name]

    def _arm(self, choice: Choice, value: object) -> Parts:
        arms = choice.arms
        if not choice.plural:
            return arms.get(_WORDS.get(repr(value), str(value)), arms["other"])
        n = _count(value)
        key = "one" if _is_one(n, self.language) else "other"
        return arms.get(f"={n}", arms.get(key, arms["other"]))

    def _show(self, part: Show, value: object) -> str:
        if isinstance(value, tuple):
            said = [self._show(part, one) for one in value]
            joint = JOINTS[part.joint].in_(self.language)
            return joint.join(filter(None, (", ".join(said[:-1]), *said[-1:])))
        if isinstance(value, str):
            found = self._noun(part.name, value, needed=bool(part.function))
            if found is None:  # it is called as it is
                return value
            value = found
        if isinstance(value, Noun):
            if part.function == "counted":
                return value.counted(_count(self._value(part.number)), self.language)
            return FUNCTIONS[part.function or "name"](value, self.language)
        if part.function:
            raise self._wrong(part, value, f"has no {part.function!r}", "give a noun")
        if isinstance(value, Text):
            return value.in_(self.language)
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        raise self._wrong(part, value, "cannot be said", "give a text, a noun or a number")

    def _wrong(self, part: Show, value: object, what: str, remedy: str) -> TextError:
        return _wrong(self.template, f"{part.name} is {value!r}, which {what}", remedy)

    def _noun(self, group: str, word: str, *, needed: bool) -> Noun | None:
        groups = self.texts.nouns
        if word in groups.get(group, {}):
            return groups[group][word]
        if not needed:
            return None
        found = [words[word] for words in groups.values() if word in words]
        if not found and group in groups:  # what a pack adds, or a move that names nothing
            return None
        if len(found) != 1:
            many = f"{len(found)} nouns" if found else "no noun"
            problem = f"{many} {word!r} in {self.texts._nouns_file}"
            raise _wrong(self.template, problem, f"write one, in the group {group!r}")
        return found[0]


_WORDS: Final = {"None": "none", "()": "none", "True": "true", "False": "false"}
"""How templates write values that are no words."""


def _count(value: object) -> int:
    if isinstance(value, tuple):
        return len(value)
    if isinstance(value, int):
        return value
    raise TextError("", repr(value), "no number", "give a number or several values")


# By the name of the game


@cache
def texts(game: str) -> Texts:
    """The texts of a game; its own, then those that all games share.

    A game that is not registered, as in a test, has only those.
    """
    from importlib import resources

    from whichside_rules.kernel.book import rulebook

    known = rulebook.known(game)
    folder = rulebook.find(game).folder if known else resources.files(_PACKAGE) / game
    return Texts(folder, shared())


@cache
def shared() -> Texts:
    """What all games say in the same words."""
    from importlib import resources

    return Texts(resources.files(_PACKAGE) / "kernel")


def nouns(game: str) -> Nouns:
    """The nouns of a game, by group and word: ``nouns("postal")["space"]["bonesetter"]``."""
    return texts(game).nouns


def noun(game: str, group: str, key: str) -> Noun:
    """The noun of a word of a game; raises what :meth:`Texts.noun` does."""
    return texts(game).noun(group, key)


def say(game: str, table: str, key: str, values: Mapping[str, object], language: str = "en") -> str:
    """A text of a game, filled, in one language; raises what :meth:`Texts.say` does."""
    known = texts(game)
    return known.say(known.find(table, key).text.in_(language), values, language)


def sentence(game: str, table: str, key: str, /, **values: object) -> Text:
    """A text of a game, filled, in both languages: ``sentence("postal", "question", "heal")``."""
    known = texts(game)
    return known.fill(known.find(table, key).text, values)


def asking(game: str, key: str) -> Callable[..., Text]:
    """What asks a question that is the same whatever the position and what is due.

    Its text is read when it is asked for the first time.
    """
    return lambda *position: _question(game, key)


@cache
def _question(game: str, key: str) -> Text:
    return sentence(game, "question", key)


def phrase(game: str, key: str, /, **values: object) -> Text:
    """A phrase of a game, filled, in both languages."""
    return sentence(game, "phrase", key, **values)


class Names(Mapping[str, Text]):
    """The names of a group of a game's nouns, by word; read when first asked for."""

    def __init__(self, game: str, group: str, function: str = "the") -> None:
        self._asked = game, group, function

    def __getitem__(self, key: str) -> Text:
        game, group, function = self._asked
        return noun(game, group, key).text(function)

    def __contains__(self, key: object) -> bool:
        game, group, _ = self._asked
        return key in nouns(game).get(group, {})

    def __iter__(self) -> Iterator[str]:
        game, group, _ = self._asked
        return iter(nouns(game)[group])

    def __len__(self) -> int:
        game, group, _ = self._asked
        return len(nouns(game)[group])
