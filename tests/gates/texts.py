"""What can be wrong with the texts of a game, found without playing it.

``faults`` looks at the templates by themselves and fills each in both languages, arm by arm;
``untold`` and ``events_of`` compare the events with what they say, ``unsaid`` the moves;
``strangers`` compares the templates with the code that fills them; ``french`` finds French in the
code of rules.
"""

from __future__ import annotations

import ast
import itertools
import re
import types
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from whichside_rules.kernel.book.text import Choice, Parts, Show, TextError, Texts, parse
from whichside_rules.kernel.playing.event import Event
from whichside_rules.kernel.playing.move import Move

LANGUAGES = ("en", "fr")


# The templates by themselves


class Template(NamedTuple):
    """One template of a game."""

    table: str
    key: str
    place: str
    language: str
    text: str


def templates(texts: Texts) -> Iterator[Template]:
    """Every template of a game in either language; of a refusal the remedy as well."""
    for table, entries in texts.own.items():
        for key, entry in entries.items():
            for one in LANGUAGES:
                yield Template(table, key, entry.place, one, entry.text.in_(one))
                if entry.remedy:
                    place = f"{entry.place} remedy"
                    yield Template(table, key, place, one, entry.remedy.in_(one))


def asked(texts: Texts, template: str, language: str) -> frozenset[str]:
    """The values that a template asks for, by itself and in its phrases."""
    return frozenset(part.name for part in _parts(texts, parse(template), language)) | {
        part.number
        for part in _parts(texts, parse(template), language)
        if isinstance(part, Show) and part.number
    }


def _parts(texts: Texts, parts: Parts, language: str) -> Iterator[Show | Choice]:
    """The placeholders in every arm, those of phrases in the place of the phrase."""
    for part in parts:
        if isinstance(part, Choice):
            yield part
            for arm in part.arms.values():
                yield from _parts(texts, arm, language)
        elif isinstance(part, Show):
            phrase = _phrase(texts, part)
            if phrase is None:
                yield part
            else:
                yield from _parts(texts, parse(phrase.in_(language)), language)


def _phrase(texts: Texts, part: Show) -> Any:
    return None if part.function else texts.phrase(part.name)


def faults(texts: Texts, unlike: Mapping[str, str] | None = None) -> list[str]:
    """What is wrong with the templates: in form, in filling, between the languages.

    ``unlike`` says of which texts one language may say more than the other (by key, with the names
    of the values). Those of impossible positions name in English the values as code has them.
    """
    found = []
    wanted = dict[tuple[str, str], dict[str, frozenset[str]]]()
    for one in templates(texts):
        try:
            if one.table != "impossible":
                names = asked(texts, one.text, one.language)
                wanted.setdefault((one.key, one.place), {})[one.language] = names
            for sample in samples(texts, one.text, one.language):
                said = texts.say(one.text, sample, one.language)
                if not said.strip() or re.search(r"[{}]|  ", said):
                    found.append(f"{one.place}, {one.language}: it would say {said!r}")
        except TextError as fault:
            found.append(f"{one.place}, {one.language}: {fault}")
    allowed = dict(unlike or {})
    for (key, place), names_in in wanted.items():
        if len(names_in) < len(LANGUAGES):
            continue  # a fault of its own
        differ = ", ".join(sorted(names_in["en"] ^ names_in["fr"]))
        if differ and allowed.pop(key, "") != differ:
            found.append(f"{place}: only one language has {differ}")
    return found + [f"{key}: both languages have {names}" for key, names in allowed.items()]


def samples(texts: Texts, template: str, language: str) -> list[dict[str, object]]:
    """Values that lead through every arm of a template, and each noun where nouns are asked for."""
    parts = parse(template)
    shown: dict[str, list[object]] = {}
    for part in _parts(texts, parts, language):
        if isinstance(part, Choice):
            shown.setdefault(part.name, ["other"])
            continue
        nouns: list[object] = [*texts.nouns.get(part.name, ())]
        any_noun = next((one for group in texts.nouns.values() for one in group.values()), None)
        values = nouns or ([any_noun] if part.function and any_noun else [2])
        several = [tuple(values[:2])] if part.joint != "and" else []
        shown[part.name] = [*values, *several]
        if part.number:
            shown[part.number] = [0, 1, 2]
    paths = _paths(texts, parts, language)
    number = max([len(paths), *map(len, shown.values())])
    return [
        {name: values[n % len(values)] for name, values in shown.items()} | paths[n % len(paths)]
        for n in range(number)
    ]


def _paths(texts: Texts, parts: Parts, language: str) -> list[dict[str, object]]:
    """The choices that lead through every arm."""
    found: list[dict[str, object]] = [{}]
    for part in parts:
        if isinstance(part, Choice):
            ways = [
                {**_chosen(part, arm), **inner}
                for arm, inside in part.arms.items()
                for inner in _paths(texts, inside, language)
            ]
        elif isinstance(part, Show) and (phrase := _phrase(texts, part)):
            ways = _paths(texts, parse(phrase.in_(language)), language)
        else:
            continue
        number = max(len(found), len(ways))
        found = [{**found[n % len(found)], **ways[n % len(ways)]} for n in range(number)]
    return found


def _chosen(choice: Choice, arm: str) -> dict[str, object]:
    if choice.plural:
        return {choice.name: {"one": 1, "other": 2}.get(arm) or int(arm.removeprefix("="))}
    words = {"none": None, "true": True, "false": False}
    return {} if arm == "other" else {choice.name: words.get(arm, arm)}


# Events


def events_of(kind: type[Event], game: str) -> Iterator[Event]:
    """Events of one type with every value that its fields list, and some of the others."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [name for name in hints if name not in {"kind", "clause", "of"}]
    for values in itertools.product(*(_some(hints[name]) for name in fields)):
        made: Any = kind
        yield made(**dict(zip(fields, values, strict=True)), clause=f"{game}.meta.words")


def _some(hint: Any) -> Sequence[object]:
    if get_origin(hint) is Annotated:
        return _some(get_args(hint)[0])
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (types.UnionType, typing.Union):
        return [value for one in get_args(hint) for value in _some(one)]
    if get_origin(hint) is tuple:
        inner = _some(get_args(hint)[0])
        return [tuple(inner[:1]), tuple(inner[:2])]
    some: dict[Any, Sequence[object]] = {
        type(None): [None],
        bool: [False, True],
        int: [1, 2, 5],
        str: ["Ann"],
    }
    return some[hint]


def untold(texts: Texts, kinds: Mapping[str, type[Event]], game: str) -> list[str]:
    """Which events have no template or ask for what they have not, and which templates no event."""
    found = [f"no event {key}" for key in texts.own["event"] if key not in kinds]
    for name, kind in kinds.items():
        if name not in texts.own["event"]:
            found.append(f"nothing says what {name} says")
            continue
        text = texts.own["event"][name].text
        values = next(events_of(kind, game)).values().keys()
        for language in LANGUAGES:
            missing = asked(texts, text.in_(language), language) - values
            found += [f"{name}, {language}: it has no {one}" for one in sorted(missing)]
    return found


# Moves


def unsaid(texts: Texts, moves: Iterable[Move]) -> list[str]:
    """Which moves have no template, and which templates no move."""
    kinds = {move.kind for move in moves}
    left = texts.own["deed"].keys() - kinds
    missing = kinds - texts.own["deed"].keys()
    return [f"no move {kind}" for kind in sorted(left)] + [
        f"nothing says what {kind} is" for kind in sorted(missing)
    ]


# Refusals, questions and phrases, and the code that fills them


class Call(NamedTuple):
    """Where code asks for a text; ``values`` is None where it cannot be seen what it passes."""

    place: str
    table: str
    key: str
    values: frozenset[str] | None


def calls(files: Iterable[Path]) -> tuple[list[Call], frozenset[str]]:
    """The texts that code asks for by a literal key, and all its words."""
    found, words = list[Call](), set[str]()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words |= {node.value, node.value.rpartition(".")[2]}
            elif isinstance(node, ast.Call):
                named = _named(node)
                if named is not None:
                    place = f"{file.name}:{node.lineno}"
                    given = [word.arg for word in node.keywords]
                    values = None if None in given else frozenset(filter(None, given))
                    found.append(Call(place, *named, values))
    return found, frozenset(words)


def _named(call: ast.Call) -> tuple[str, str] | None:
    """The table and the key that a call names in words."""
    function = getattr(call.func, "attr", getattr(call.func, "id", ""))
    constants = [one.value if isinstance(one, ast.Constant) else None for one in call.args]
    words = [one if isinstance(one, str) else "" for one in constants]
    if function == "breaks":
        key = words[1] if len(words) > 1 else words[0].rpartition(".")[2]
        return ("refusal", key) if key else None
    if function == "sentence" and len(words) == 3 and words[1] and words[2]:
        return words[1], words[2]
    if function == "phrase" and len(words) == 2 and words[1]:
        return "phrase", words[1]
    return None


def strangers(texts: Texts, files: Iterable[Path]) -> list[str]:
    """Which texts code asks for that are not there, or without a value, and which are not used."""
    found = []
    asks, words = calls(files)
    for call in asks:
        try:
            entry = texts.find(call.table, call.key)
        except TextError as fault:
            found.append(f"{call.place}: {fault}")
            continue
        for text in filter(None, (entry.text, entry.remedy)):
            for language in LANGUAGES:
                missing = asked(texts, text.in_(language), language) - (call.values or frozenset())
                if missing and call.values is not None:
                    names = ", ".join(sorted(missing))
                    found.append(f"{call.place}: [{call.table}.{call.key}] needs {names}")
    used = {name for one in templates(texts) for name in _shown(parse(one.text))}
    for table, entries in texts.own.items():
        if table not in ("event", "deed"):
            known = words | used if table == "phrase" else words
            # What the kernel says, a game may say otherwise.
            known |= set(texts.shared.own.get(table, {})) if texts.shared else set()
            left = [entry for key, entry in entries.items() if key not in known]
            found += [f"{entry.place}: nobody says it" for entry in left]
    return sorted(set(found))


def _shown(parts: Parts) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Show):
            yield part.name
        elif isinstance(part, Choice):
            for arm in part.arms.values():
                yield from _shown(arm)


# French in rules

_LETTERS = re.compile(r"[^\W\d_]+")
_FRENCH = re.compile(r"[«»’]|(?![a-zA-Z])[^\W\d_]")
_ID = re.compile(r"[a-z_]+(\.[a-z0-9_-]+)+|[A-Z][A-Za-z]*|[A-Z_]+")


def french_words(texts: Iterable[tuple[str, str]]) -> frozenset[str]:
    """The words of the French texts, from four letters on, that no English one has."""
    en, fr = set[str](), set[str]()
    for english, foreign in texts:
        en |= {word.lower() for word in _LETTERS.findall(english)}
        fr |= {word.lower() for word in _LETTERS.findall(foreign)}
    return frozenset(word for word in fr - en if len(word) > 3)


def french(source: str, words: frozenset[str]) -> list[str]:
    """The strings of a module that are French, docstrings aside: by a letter or by a word."""
    tree = ast.parse(source)
    bodies: list[Any] = [getattr(node, "body", None) for node in ast.walk(tree)]
    inside = [one for body in bodies if isinstance(body, list) for one in body]
    texts = {id(one.value) for one in inside if isinstance(one, ast.Expr)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in texts:
            name = _ID.fullmatch(node.value)
            said = {word.lower() for word in _LETTERS.findall(node.value)}
            if _FRENCH.search(node.value) or (said & words and not name):
                found.append(f"line {node.lineno}: {node.value!r}")
    return found
