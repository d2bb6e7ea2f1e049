"""What comes of what somebody gives: positions and packs, right and wrong, read and built.

No scenario need say what every impossible position is, and no test could list them. So each game
is given many that are made by chance, most of them one step from a right one: a position as JSON,
the arguments of ``position``, a set-up, a pack. What comes of each is kept as a few letters: a
digest of what is refused in both languages, or of what was made, with what the things of a pack are
told to do. Of many thousands those were picked that are refused in a way of their own.

``python -m tests.golden.given`` writes anew what comes of them, and with ``--pick`` picks anew;
with the name of a game, a kind and numbers of cases it prints what comes of those, to be held
against what came of them before.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import random
import re
import sys
import types
import typing
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from tests.changed import places
from tests.whichside import tables
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files.sheet import PackError
from whichside_rules.kernel.playing.chance import Deck, sample
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import fields_of

FOLDER = Path(__file__).parent / "given"
GAMES = rulebook.built_in()
BATCH = 25
"""Cases of a test."""
LETTERS = 4
TRIED = {"read": 8_000, "built": 8_000, "begun": 1_000, "packed": 4_000}
"""Of how many cases of each kind those on file are picked."""
MADE = {"read": 250, "built": 300, "begun": 100, "packed": 250}
"""How many of them are right."""
REFUSED = {"read": 700, "built": 700, "begun": 100, "packed": 700}
"""How many are refused."""
ALIKE = 2
"""How many are refused in the same words, but for names and numbers, or right of the same."""
NAMES = re.compile(r"[«'][^'»]*['»]|\b[A-ZÉ][\w'’-]*|\w+-[\w-]+|\d+|\[[\w., ]*\]")
"""What differs in what is said in the same words."""
WORDS = {
    **dict.fromkeys(("premises", "market", "stock", "lost"), "premises"),
    **dict.fromkeys(("improved", "destroyed", "began_with"), "tiles"),
    **dict.fromkeys(("strategy", "strategies", "over", "ended"), "strategies"),
    **dict.fromkeys(("hands", "melds", "discard", "under", "known", "led"), "cards"),
    **dict.fromkeys(("faced", "active", "normals"), "normals"),
    **{one: one for one in ("difficults", "misfortunes", "incidents", "solidarities")},
    "guests": "solidarities",
    "scenario": "scenarios",
    "variant": "variants",
    "controlled": "means",
    "objectives": "objectives",
}
"""Which names of the content an argument takes."""
ALWAYS = {"yellow_places": ["hands"]}
"""Arguments without which nothing can be built."""
SEATED = frozenset({"player", "passed", "money", "taken", "before", "turned_up", "bids", "holder"})
"""What takes the names of players."""
OWNERS = dict.fromkeys(("hands", "known", "melds", "discs"), "player")
"""What is said of each player: the words for whom."""


def game_of(name: str) -> Any:
    return rulebook.find(name).game


# Positions of random games, and what stands in their fields --------------------------------------


@cache
def played(name: str) -> tuple[Any, ...]:
    """Positions of a few games, some with another set-up."""
    game, other = game_of(name), import_module(f"tests.{name}.subject").OTHER_SETUP
    found = []
    for seed in range(6):
        rng = random.Random(seed)
        state = game.new_game(other) if seed % 3 == 2 else game.new_game()
        for _ in range(300):
            found.append(state)
            outcomes = game.chance_outcomes(state)
            moves = outcomes or game.legal_actions(state)
            if not moves:
                break
            move = sample(outcomes, rng) if outcomes else rng.choice(list(moves))
            state = game.apply(state, move).state
    return tuple(found[::2])


def situation(state: Any) -> str:
    """What is under way: the phase, the first thing due, and what is there only at times."""
    due = getattr(state, "agenda", ())
    there = (one.name for one in fields(state) if getattr(state, one.name) not in (None, (), 0))
    return f"{getattr(state, 'phase', '')} {type(due[0]).__name__ if due else ''} {[*there]}"


@cache
def situations(name: str) -> tuple[tuple[Any, ...], ...]:
    """Those positions, by what is under way in them."""
    found: dict[str, list[Any]] = {}
    for state in played(name):
        found.setdefault(situation(state), []).append(state)
    return tuple(map(tuple, found.values()))


def position_of(name: str, rng: random.Random) -> Any:
    """A position of a game; what seldom lies there lies there as often as the rest."""
    return rng.choice(rng.choice(situations(name)))


def tree_of(name: str, state: Any) -> Any:
    """A position as plain JSON."""
    return json.loads(game_of(name).state_adapter().dump_json(state))


@cache
def values(name: str) -> Mapping[str, list[Any]]:
    """By name of a field, the values that stand there."""
    found: dict[str, dict[str, Any]] = {}
    for state in played(name)[::4]:
        for holder, key in places(tree_of(name, state)):
            if isinstance(holder, dict):
                found.setdefault(key, {})[json.dumps(holder[key], sort_keys=True)] = holder[key]
    return {key: list(each.values()) for key, each in found.items()}


def altered(tree: Any, rng: random.Random, known: Mapping[str, list[Any]]) -> str:
    """Change one place: every name of a field is as likely, however often it stands there.

    Returns:
        What was changed.
    """
    named: dict[Any, list[tuple[Any, Any]]] = {}
    for holder, key in places(tree):
        named.setdefault(key if isinstance(key, str) else "in a list", []).append((holder, key))
    holder, key = rng.choice(named[rng.choice(sorted(named))])
    now = holder[key]
    if isinstance(holder, list) and rng.random() < 0.7:
        if rng.random() < 0.5:
            holder.insert(rng.randrange(len(holder) + 1), now)
        else:
            del holder[key]
    elif isinstance(now, list) and now and rng.random() < 0.4:
        now.pop(rng.randrange(len(now)))
    elif isinstance(now, bool):
        holder[key] = not now
    elif isinstance(now, int) and rng.random() < 0.7:
        holder[key] = now + rng.choice((-1, 1, 1, 2, 7))
    elif key in known and rng.random() < 0.9:
        holder[key] = json.loads(json.dumps(rng.choice(known[key])))
    else:
        holder[key] = rng.choice((None, 0, "", [], "nobody"))
    return str(key)


# What comes of a case -----------------------------------------------------------------------------


def refused(error: Exception) -> str:
    """A refusal in both languages."""
    told = error.violations if isinstance(error, IllegalAction) else (error,)
    french = "; ".join(one.say("fr") for one in told if isinstance(one, InvalidValue | Violation))
    return f"{type(error).__name__}: {error} / {french}"


class Came(NamedTuple):
    """What came of a case."""

    about: str
    """What was given or changed, where nothing was refused."""
    told: str
    """What was refused, or made."""


def read(name: str, rng: random.Random) -> Came:
    """A position that is written with one or two changes."""
    game, tree = game_of(name), tree_of(name, position_of(name, rng))
    about = [altered(tree, rng, values(name)) for _ in range(rng.choice((1, 1, 1, 2)))]
    try:
        return Came(str(about), str(game.to_json(game.from_json(json.dumps(tree)))))
    except InvalidValue as error:
        return Came("", refused(error))


def built(name: str, rng: random.Random) -> Came:
    """A position that is built of one to four arguments."""
    game, hints = game_of(name), dict(arguments(name))
    whole = {"setup": rng.choice(played(name)).setup}
    try:
        if name == "whichside" and rng.random() < 0.5:  # no few arguments say much of its table
            whole = tables.described(rng.choice(tables.PARTS), rng.randrange(400))
        chosen = rng.sample(sorted(hints.keys() - {"setup"}), rng.choice((1, 1, 2, 2, 3, 4)))
        if rng.random() < 0.8:
            chosen += ALWAYS.get(name, ())
        given = whole | Maker(name, whole["setup"], rng).made_of(hints, chosen)
        return Came(str(sorted(chosen)), str(game.to_json(game.position(**given))))
    except (InvalidValue, IllegalAction) as error:
        return Came("", refused(error))


@cache
def arguments(name: str) -> Mapping[str, Any]:
    """The arguments of ``position`` with their types."""
    hints = typing.get_type_hints(inspect.unwrap(game_of(name).position))
    hints.pop("return")
    more = hints.pop("given", None)
    if more:
        hints |= typing.get_type_hints(get_args(more)[0])
    return hints


class Maker:
    """Makes values of a type, of the words that a game knows."""

    def __init__(self, name: str, setup: Any, rng: random.Random) -> None:
        self.rng, self.name, self.setup = rng, name, setup
        tree = json.loads(json.dumps(game_of(name).sheet().tree()))
        self.fields = {one.name for one in fields(played(name)[0])} - {"tenements", "melds"}
        self.ids = {key: sorted(one) for key, one in tree.items() if isinstance(one, dict)}

    def made_of(self, hints: Mapping[str, Any], chosen: Iterable[str]) -> dict[str, Any]:
        """Values for some of the arguments; now and then what stands in a position."""
        return {
            key: self.as_it_stood(key)
            if key in self.fields and self.rng.random() < 0.4
            else self.made(hints[key], key)
            for key in chosen
        }

    def as_it_stood(self, key: str) -> Any:
        """What a position has there; what is of each player, by the players."""
        state = self.rng.choice(played(self.name))
        found, hint = getattr(state, key), arguments(self.name)[key]
        if Mapping in (get_origin(one) for one in (hint, *get_args(hint))):
            return dict(zip(game_of(self.name).players(state.setup), found, strict=False))
        return found

    def made(self, kind: Any, key: str) -> Any:
        """A value of a type for an argument or a field of that name."""
        rng, origin, inner = self.rng, get_origin(kind), get_args(kind)
        if kind is str:
            return self.word(key)
        if kind is bool:
            return rng.random() < 0.5
        if kind is int:
            return rng.choice((-1, 0, 0, 1, 1, 2, 3, 4, 6, 9, 13))
        if origin is Literal:
            return "nobody" if rng.random() < 0.03 else rng.choice(inner)
        if origin is Annotated:
            return self.made(inner[0], key)
        if origin in (Union, types.UnionType):
            return self.made(rng.choice(inner), key)
        if kind in (None, types.NoneType):
            return None
        if origin is Deck:
            return Deck.shuffled([self.word(key) for _ in range(rng.randrange(4))])
        if origin is not None and issubclass(origin, Mapping):
            return {
                self.made(inner[0], OWNERS.get(key, key)): self.made(inner[1], key)
                for _ in range(rng.randint(1, 3))
            }
        if origin is tuple and inner[-1:] != (...,):
            first, *rest = inner
            made = self.made(first, OWNERS.get(key, key))
            return (made, *(self.made(one, key) for one in rest))
        if origin is not None and issubclass(origin, Sequence):
            return tuple(self.made(inner[0], key) for _ in range(rng.randint(0, 3)))
        if typing.is_typeddict(kind):
            inside = typing.get_type_hints(kind)
            some = rng.sample(sorted(inside), min(len(inside), rng.randint(1, 3)))
            return {one: self.made(inside[one], one) for one in some}
        if is_dataclass(kind):
            inside = typing.get_type_hints(kind)
            told = [one.name for one in fields(kind) if one.init]
            return kind(**{one: self.made(inside[one], one) for one in told})  # type: ignore[operator]
        raise TypeError(f"no value can be made of {kind} ({key})")

    def word(self, key: str) -> str:
        """A name that may stand there; seldom another."""
        rng = self.rng
        if rng.random() < 0.04:
            return rng.choice(("", "nobody", "tirangle"))
        if key in SEATED and self.setup:
            return str(rng.choice(list(game_of(self.name).players(self.setup))))
        group = WORDS.get(key)
        tiles = getattr(game_of(self.name), "TILES", ())
        if tiles and rng.random() < 0.9:
            return str(rng.choice(tiles))
        if group not in self.ids or rng.random() < 0.1:
            group = rng.choice(sorted(self.ids))
        return str(rng.choice(self.ids[group]))


@cache
def shipped(name: str) -> Mapping[str, Any]:
    """The content as a pack may say it."""
    game = game_of(name)
    tree = json.loads(json.dumps(game.sheet().tree()))
    found: Mapping[str, Any] = as_declared(tree, game.pack_schema()["properties"]["data"])
    return found


def as_declared(tree: Any, schema: Mapping[str, Any]) -> Any:
    """What a schema has of a tree."""
    known = schema.get("properties")
    if not known or not isinstance(tree, dict):
        return tree
    return {key: as_declared(tree[key], known[key]) for key in known if key in tree}


@cache
def contents(name: str) -> Mapping[str, list[Any]]:
    """By name of a field of the content, the values that stand there."""
    found: dict[str, dict[str, Any]] = {}
    for holder, key in places(shipped(name)):
        if isinstance(key, str):
            found.setdefault(key, {})[json.dumps(holder[key], sort_keys=True)] = holder[key]
    return {key: list(each.values()) for key, each in found.items()}


def packed(name: str, rng: random.Random) -> Came:
    """A pack of one or two tables with a few changes, and what its things are told to do."""
    game = game_of(name)
    tables = rng.sample(sorted(shipped(name)), min(2, len(shipped(name))))
    data = json.loads(json.dumps({key: shipped(name)[key] for key in tables}))
    about = [altered(data, rng, contents(name)) for _ in range(rng.choice((1, 1, 2, 3)))]
    head = {"format": "whichside-pack/1", "game": name, "name": "x"}
    try:
        content = game.pack_content(
            game.read_pack(json.dumps(head | {"data": data}), "p.json", "json")
        )
        setup = replace(game.Setup(), content=content)
        state = game.to_json(game.new_game(setup))
    except (PackError, InvalidValue, IllegalAction) as error:
        return Came("", refused(error))
    return Came(str(about), f"{content!r} {state} {told(name, content)}")


def told(name: str, content: Any) -> str:
    """What all things of a content do and cost, in both languages."""
    return repr(game_of(name).told(content))


def begun(name: str, rng: random.Random) -> Came:
    """A game that begins with a set-up of a few fields, with some readings."""
    game = game_of(name)
    hints = typing.get_type_hints(game.Setup)
    others = sorted({*fields_of(game.Setup)} - {"readings", "content"})
    chosen = rng.sample(others, min(len(others), rng.choice((1, 1, 2, 3))))
    maker = Maker(name, None, rng)
    try:
        given = {key: maker.made(hints[key], key) for key in chosen}
        readings = typing.get_type_hints(game.Readings)
        read = rng.sample(sorted(readings), rng.randrange(3))
        given["readings"] = game.Readings(**{key: maker.made(readings[key], key) for key in read})
        return Came(str(sorted(given)), str(game.to_json(game.new_game(game.Setup(**given)))))
    except (InvalidValue, IllegalAction) as error:
        return Came("", refused(error))


KINDS: Mapping[str, Callable[[str, random.Random], Came]] = {
    "read": read,
    "built": built,
    "begun": begun,
    "packed": packed,
}


def outcome(name: str, kind: str, number: int) -> Came:
    """What comes of a case."""
    return KINDS[kind](name, random.Random(f"{name} {kind} {number}"))


def letters(text: str) -> str:
    """A text in a few letters."""
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]


def picked(name: str, kind: str) -> list[int]:
    """The cases that are put on file."""
    found: list[int] = []
    said: Counter[str] = Counter()
    many = Counter[bool]()
    for number in range(TRIED[kind]):
        about, told = outcome(name, kind, number)
        way = about or NAMES.sub(lambda one: _kept(one[0], kind), told)
        if said[way] < ALIKE and many[bool(about)] < (MADE if about else REFUSED)[kind]:
            said[way] += 1
            many[bool(about)] += 1
            found.append(number)
    return found


def _kept(name: str, kind: str) -> str:
    """Of a pack it is told which card or zone is wrong: each is another way."""
    return name if kind == "packed" and not name.isdigit() else ""


def kept(name: str, folder: Path = FOLDER) -> dict[str, dict[int, str]]:
    """What is on file of a game: by kind and number of a case what came of it, in letters."""
    text = (folder / f"{name}.json").read_text(encoding="utf-8")
    return {
        kind: {int(number): came for number, came in (one.split(":") for one in cases.split())}
        for kind, cases in json.loads(text).items()
    }


def write(name: str, found: Mapping[str, Mapping[int, str]], folder: Path = FOLDER) -> None:
    """Put it on file."""
    lines = {
        kind: " ".join(f"{number}:{came}" for number, came in cases.items())
        for kind, cases in found.items()
    }
    (folder / f"{name}.json").write_text(json.dumps(lines, indent=1) + "\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> None:
    """Write what comes of everything anew, or tell what comes of some cases."""
    if arguments and arguments != ["--pick"]:
        name, kind, *numbers = arguments
        for number in numbers:
            print(f"{name} {kind} {number}: {outcome(name, kind, int(number)).told}")
        return
    for name in GAMES:
        cases = {kind: picked(name, kind) for kind in KINDS} if arguments else kept(name)
        found = {
            kind: {one: letters(outcome(name, kind, one).told) for one in numbers}
            for kind, numbers in cases.items()
        }
        write(name, found)


if __name__ == "__main__":
    main(sys.argv[1:])
