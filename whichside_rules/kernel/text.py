"""Texts as data: what the rules say, in English and French, filled with the values of a move.

The sentences stand beside the clauses, in the chapters' TOML files: ``[event.<kind>]``,
``[refusal.<key>]`` and ``[question.<key>]``. The names of things stand once a game, in its
``nouns.toml``, with the phrases that several sentences share. Nothing is read before something is
said; then it is kept.

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
* ``{won, select, true {...} other {...}}`` chooses by value (``none`` is no value).

A word of the game, such as the gauge ``risk``, is looked up in the group of nouns with the name of
its placeholder (``gauge``), otherwise in all groups. A placeholder without value is a phrase of the
game, filled with the same values.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from whichside_rules.kernel.clause import Text

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = [
    "FUNCTIONS",
    "JOINTS",
    "Names",
    "Noun",
    "Templates",
    "TextError",
    "fill",
    "noun",
    "nouns",
    "phrase",
    "placeholders",
    "say",
    "sentence",
    "templates",
]

_PACKAGE: Final = "whichside_rules"
_KERNEL: Final = "kernel"
_NOUNS_FILE: Final = "nouns.toml"
_TABLES: Final = ("event", "refusal", "question", "phrase")
_LANGUAGES: Final = ("en", "fr")

JOINTS: Final = {
    "and": Text(" and ", " et "),
    "or": Text(" or ", " ou "),
    "commas": Text(", ", ", "),
}
"""What may stand before the last of several values."""


class TextError(ValueError):
    """A template or a noun is wrong; the message says where and what would be right."""


# Nouns

_ARTICLE: Final = {
    "en": re.compile(r"(the )?(.+)"),
    "fr": re.compile(r"(le |la |les |l['’])?(.+)"),
}
_OF: Final = {"le ": "du ", "la ": "de la ", "les ": "des "}
_AT: Final = {"le ": "au ", "la ": "à la ", "les ": "aux "}
_VOWEL: Final = re.compile(r"[aeiouyàâäéèêëîïôöùûüœ]", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Form:
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
        elided = not form.article and _VOWEL.match(form.one)
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
            raise TextError(f"the noun {self.key!r} has no plural; give it plural_{language}")
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
        """The noun with words after it that never change: ``the tea house of cell 5``."""
        return Noun(self.key, _longer(self.en, tail.en), _longer(self.fr, tail.fr))

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
    return n == 1 or (n == 0 and language == "fr")


Nouns: TypeAlias = Mapping[str, Mapping[str, Noun]]


@cache
def nouns(game: str) -> Nouns:
    """The nouns of a game, by group and word: ``nouns("postal")["space"]["bonesetter"]``."""
    data = _read(_folder(game) / _NOUNS_FILE)
    return {
        group: {key: _noun(f"{game}/{_NOUNS_FILE}, {group}.{key}", key, d) for key, d in of.items()}
        for group, of in data.items()
        if group not in _TABLES
    }


def noun(game: str, group: str, key: str) -> Noun:
    """The noun of a word of a game.

    Raises:
        TextError: there is none; the message names those of the group.
    """
    known = nouns(game).get(group, {})
    if key not in known:
        of = ", ".join(known) or "none"
        raise TextError(f"no noun {group}.{key} in {game}/{_NOUNS_FILE}; there are: {of}")
    return known[key]


def _noun(place: str, key: str, data: Mapping[str, Any]) -> Noun:
    known = {f"{name}{end}" for name in ("", "plural_", "a_", "also_") for end in _LANGUAGES}
    if unknown := sorted(set(data) - known - {"gender"}):
        raise TextError(f"{place}: unknown key {unknown[0]!r}; the keys are {sorted(known)}")
    if missing := [language for language in _LANGUAGES if language not in data]:
        raise TextError(f"{place}: key {missing[0]!r} is missing; write the name with its article")
    gender = data.get("gender", "")
    return Noun(key, *(_form(place, language, data, gender) for language in _LANGUAGES))


def _form(place: str, language: str, data: Mapping[str, Any], gender: str) -> Form:
    found = _ARTICLE[language].fullmatch(data[language])
    if found is None:
        raise TextError(f"{place}: key {language!r} is empty; write the name with its article")
    article, one = found[1] or "", found[2]
    if language == "en":
        a = "an " if one[0].lower() in "aeiou" else "a "
    else:
        gender = gender or {"le ": "m", "la ": "f"}.get(article, "")
        a = {"m": "un ", "f": "une "}.get(gender, "")
        if article.startswith("l") and not gender:
            raise TextError(f"{place}: « {data['fr']} » hides its gender; add gender = 'm' or 'f'")
        a = "des " if article == "les " else a
    return Form(
        article=article,
        one=one,
        many=data.get(f"plural_{language}"),
        a=data.get(f"a_{language}", a),
        also=tuple(data.get(f"also_{language}", ())),
    )


class Names(Mapping[str, Text]):
    """The names of a group of a game's nouns, by word; read when first asked for."""

    def __init__(self, game: str, group: str, function: str = "the") -> None:
        self._asked = game, group, function

    def __getitem__(self, key: str) -> Text:
        game, group, function = self._asked
        return nouns(game)[group][key].text(function)

    def __iter__(self) -> Iterator[str]:
        game, group, _ = self._asked
        return iter(nouns(game)[group])

    def __len__(self) -> int:
        game, group, _ = self._asked
        return len(nouns(game)[group])


# Templates


@dataclass(frozen=True, slots=True)
class _Show:
    """``{name}``, ``{name, function}`` or ``{name, joint, function}``."""

    name: str
    joint: str
    function: str
    capital: bool
    number: str
    """The placeholder of the number, for ``counted``."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """``{name, plural, ...}`` or ``{name, select, ...}``."""

    name: str
    plural: bool
    arms: Mapping[str, _Parts]


@dataclass(frozen=True, slots=True)
class _Number:
    """``#``: the number of the choice around it."""

    name: str


_Parts: TypeAlias = "tuple[str | _Show | _Choice | _Number, ...]"

_NAME: Final = re.compile(r"\s*([A-Za-z_][A-Za-z0-9_-]*)\s*")
_ARM: Final = re.compile(r"\s*(=[0-9]+|[A-Za-z0-9_-]+)\s*\{")
_PLAIN: Final = re.compile(r"[^{}#]+")


@cache
def _parsed(template: str) -> _Parts:
    parts, end = _parse(template, 0, "")
    if end != len(template):
        raise TextError(f"{template!r}: a closing brace without an opening one at {end}")
    return parts


def _parse(template: str, at: int, number: str) -> tuple[_Parts, int]:
    """The parts from there to the closing brace or the end."""
    parts: list[str | _Show | _Choice | _Number] = []
    while at < len(template) and template[at] != "}":
        if found := _PLAIN.match(template, at):
            parts.append(found[0])
            at = found.end()
        elif template[at] == "#":
            parts.append(_Number(number) if number else "#")
            at += 1
        else:
            part, at = _placeholder(template, at + 1, number)
            parts.append(part)
    return tuple(parts), at


def _placeholder(template: str, at: int, number: str) -> tuple[_Show | _Choice, int]:
    words: list[str] = []
    while True:
        found = _NAME.match(template, at)
        if found is None:
            raise TextError(f"{template!r}: a name is missing at {at}")
        words.append(found[1])
        at = found.end()
        if template[at : at + 1] == "}":
            return _show(template, *words), at + 1
        if template[at : at + 1] != ",":
            raise TextError(f"{template!r}: a comma or a closing brace is missing at {at}")
        at += 1
        if len(words) == 2 and words[1] in ("plural", "select"):
            return _choice(template, at, words[0], number, plural=words[1] == "plural")


def _show(template: str, name: str, *words: str) -> _Show:
    if words[:1] == ("counted",) and len(words) == 2:
        return _Show(name, "and", "counted", capital=False, number=words[1])
    joint = words[0] if words and words[0] in JOINTS else "and"
    rest = words[words[:1] == (joint,) :]
    function = rest[0].lower() if rest else ""
    if len(rest) > 1 or (rest and function not in FUNCTIONS):
        can = ", ".join((*FUNCTIONS, *JOINTS, "counted", "plural", "select"))
        raise TextError(f"{template!r}: {', '.join(words)!r} is none of {can}")
    return _Show(name, joint, function, capital=bool(rest) and rest[0][0].isupper(), number="")


def _choice(template: str, at: int, name: str, number: str, *, plural: bool) -> tuple[_Choice, int]:
    arms: dict[str, _Parts] = {}
    while found := _ARM.match(template, at):
        arms[found[1]], at = _parse(template, found.end(), name if plural else number)
        if template[at : at + 1] != "}":
            raise TextError(f"{template!r}: the brace of {found[1]!r} is not closed")
        at += 1
    at += len(template[at:]) - len(template[at:].lstrip())
    if template[at : at + 1] != "}" or "other" not in arms:
        raise TextError(f"{template!r}: {{{name}, ...}} needs 'other {{...}}' and a closing brace")
    return _Choice(name, plural, arms), at + 1


def placeholders(template: str) -> frozenset[str]:
    """The names of the values that a template can ask for."""
    return frozenset(_asked(_parsed(template)))


def _asked(parts: _Parts) -> Iterator[str]:
    for part in parts:
        if isinstance(part, _Show):
            yield part.name
            if part.number:
                yield part.number
        elif isinstance(part, _Choice):
            yield part.name
            for arm in part.arms.values():
                yield from _asked(arm)


# Filling


def fill(template: Text, values: Mapping[str, object], game: str) -> Text:
    """A template in both languages, filled.

    Raises:
        TextError: the template is wrong, or asks for a value that is not there.
    """
    return Text(*(_fill(template.in_(language), values, game, language) for language in _LANGUAGES))


def _fill(template: str, values: Mapping[str, object], game: str, language: str) -> str:
    return _Filling(template, values, game, language).say(_parsed(template))


@dataclass(frozen=True, slots=True)
class _Filling:
    """A template being filled in one language."""

    template: str
    values: Mapping[str, object]
    game: str
    language: str

    def say(self, parts: _Parts) -> str:
        return "".join(part if isinstance(part, str) else self._part(part) for part in parts)

    def _part(self, part: _Show | _Choice | _Number) -> str:
        if isinstance(part, _Number):
            return str(_count(self.values[part.name]))
        if isinstance(part, _Choice):
            return self.say(self._arm(part, self._value(part.name)))
        if part.name not in self.values and not part.function:
            shared = templates(self.game).table("phrase")
            if part.name in shared:
                text = shared[part.name][0].in_(self.language)
                return _fill(text, self.values, self.game, self.language)
        said = self._show(part, self._value(part.name))
        return said[:1].upper() + said[1:] if part.capital else said

    def _value(self, name: str) -> object:
        if name not in self.values:
            there = ", ".join(self.values) or "none"
            raise TextError(f"{self.template!r}: no value {name!r}; there are: {there}")
        return self.values[name]

    def _arm(self, choice: _Choice, value: object) -> _Parts:
        arms = choice.arms
        if not choice.plural:
            key = {None: "none", True: "true", False: "false"}.get(cast("Any", value), str(value))
        else:
            n = _count(value)
            key = "one" if _is_one(n, self.language) else "other"
            key = f"={n}" if f"={n}" in arms else key
        return arms.get(key, arms["other"])

    def _show(self, part: _Show, value: object) -> str:
        if isinstance(value, tuple):
            said = [self._show(part, one) for one in value]
            joint, comma = JOINTS[part.joint].in_(self.language), ", "
            return joint.join(filter(None, (comma.join(said[:-1]), *said[-1:])))
        if isinstance(value, Text):
            return value.in_(self.language)
        if isinstance(value, str):
            found = self._noun(part.name, value, needed=bool(part.function))
            if found is None:
                return value
            value = found
        if isinstance(value, Noun):
            if part.function == "counted":
                return value.counted(_count(self._value(part.number)), self.language)
            return FUNCTIONS[part.function or "name"](value, self.language)
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        raise TextError(f"{self.template!r}: {part.name} is {value!r}, which cannot be said")

    def _noun(self, group: str, word: str, *, needed: bool) -> Noun | None:
        groups = nouns(self.game)
        if word in groups.get(group, {}):
            return groups[group][word]
        if not needed:
            return None
        found = [words[word] for words in groups.values() if word in words]
        if len(found) != 1:
            many = f"{len(found)} nouns" if found else "no noun"
            raise TextError(
                f"{self.template!r}: {many} {word!r} in {self.game}/{_NOUNS_FILE}; "
                f"keep one, in the group {group!r}"
            )
        return found[0]


def _count(value: object) -> int:
    if isinstance(value, tuple):
        return len(value)
    if isinstance(value, int):
        return value
    raise TextError(f"{value!r} is no number")


# The texts of a game


@dataclass(frozen=True, slots=True)
class Templates:
    """All templates of a game, by table and key: the text and, of a refusal, its remedy."""

    game: str
    tables: Mapping[str, Mapping[str, tuple[Text, Text | None]]]

    def table(self, name: str) -> Mapping[str, tuple[Text, Text | None]]:
        """The templates of one table: ``event``, ``refusal``, ``question`` or ``phrase``."""
        return self.tables.get(name, {})

    def find(self, table: str, key: str) -> tuple[Text, Text | None]:
        """The templates of that key.

        Raises:
            TextError: there are none.
        """
        found = self.table(table).get(key)
        if found is None:
            raise TextError(f"no [{table}.{key}] in the files of {self.game}; write it there")
        return found


@cache
def templates(game: str) -> Templates:
    """The templates of a game: those of its own files, then those that all games share.

    Raises:
        TextError: a text has a wrong form, or two texts of the game have one key.
    """
    shared = _gathered(_KERNEL)
    own = _gathered(game)
    return Templates(game, {name: {**shared[name], **own[name]} for name in _TABLES})


def _gathered(game: str) -> dict[str, dict[str, tuple[Text, Text | None]]]:
    tables: dict[str, dict[str, tuple[Text, Text | None]]] = {name: {} for name in _TABLES}
    for path, file in _files(_folder(game), game):
        data = _read(file)
        for name, table in tables.items():
            for key, texts in data.get(name, {}).items():
                place = f"{path}, [{name}.{key}]"
                if key in table:
                    raise TextError(f"{place}: the key stands twice in the game; choose another")
                table[key] = _texts(place, name, texts)
    return tables


def _texts(place: str, table: str, data: Mapping[str, str]) -> tuple[Text, Text | None]:
    wanted = ["en", "fr", *(("remedy_en", "remedy_fr") if table == "refusal" else ())]
    if sorted(data) != sorted(wanted):
        raise TextError(f"{place}: it has {', '.join(data)}; write {', '.join(wanted)}")
    remedy = Text(data["remedy_en"], data["remedy_fr"]) if table == "refusal" else None
    return Text(data["en"], data["fr"]), remedy


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    entries = folder.iterdir() if folder.is_dir() else ()
    for entry in sorted(entries, key=lambda one: one.name):
        place = f"{path}/{entry.name}"
        if entry.name.endswith(".toml"):
            yield place, entry
        elif entry.is_dir() and entry.name != "content":
            yield from _files(entry, place)


def _folder(game: str) -> Traversable:
    return resources.files(_PACKAGE) / game


def _read(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def sentence(game: str, table: str, key: str, /, **values: object) -> Text:
    """A text of a game, filled, in both languages: ``sentence("postal", "question", "heal")``."""
    return fill(templates(game).find(table, key)[0], values, game)


def say(game: str, table: str, key: str, values: Mapping[str, object], language: str = "en") -> str:
    """A text of a game, filled, in one language."""
    return _fill(templates(game).find(table, key)[0].in_(language), values, game, language)


def phrase(game: str, key: str, /, **values: object) -> Text:
    """A phrase of a game, filled, in both languages."""
    return sentence(game, "phrase", key, **values)
