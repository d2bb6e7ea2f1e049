"""How a move is said: the When that plays it, found by trying.

Nothing declares which sentence says which move: a sentence says a move if, performed in the
position, it plays that move and no other. So what is told here is understood, always.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from whichside_rules.kernel.book.text import nouns
from whichside_rules.vocabulary.agreement import put
from whichside_rules.vocabulary.parameter_types import sentence as whole_sentence
from whichside_rules.vocabulary.registry import Match, Registry, Sentence, Slot
from whichside_rules.vocabulary.variation import reworded
from whichside_rules.vocabulary.world import World

__all__ = ["named_in", "way_to_say"]

MOST_TRIED = 4_000
"""So many ways of filling sentences in are tried at most for a move."""
_FEW = 12
"""A place that takes so few things is tried with all of them, named in the move or not."""


def way_to_say(world: World, move: Any, language: str) -> str | None:
    """The When that plays a move in the position of a world; ``None`` if no sentence does.

    Args:
        world: where it would be said next; it stays as it is.
        move: a move that is legal there, or an outcome of the chance that waits.
        language: ``en`` or ``fr``.
    """
    known = world.sentences
    state, move = world.game.state, _bare(world, move)
    left = MOST_TRIED
    for sentence in _likeliest_first(known, world.game.rules.NAME, type(move).__name__):
        for pattern in _of(sentence, language):
            for said in _filled(sentence, pattern, move, world.game.rules.NAME, language):
                left -= 1
                if left < 0:
                    return None
                found = known.match("when", said)
                if len(found) == 1 and _plays(world, found[0], state, move):
                    _learn(known, world.game.rules.NAME, type(move).__name__, sentence)
                    return reworded(known, found[0], said, language)
    return None


def _bare(world: World, move: Any) -> Any:
    return getattr(move, "move", move)


def _plays(world: World, match: Match, state: Any, move: Any) -> bool:
    """Whether a sentence plays a move, once, and does nothing else."""
    trial = world.fork()
    before = len(trial.game.transitions)
    try:
        match.perform(trial)
    except Exception:  # it asks for something that is not there
        return False
    played = trial.game.transitions[before:]
    return len(played) == 1 and trial.game.last_played == (state, move)


# Sentences ----------------------------------------------------------------------------------------


_LEARNT: dict[tuple[int, str, str], list[Sentence]] = {}
"""Which sentences said a kind of move before, the latest first: they are tried first."""
_MOST_LEARNT = 512


def _learn(known: Registry, game: str, kind: str, sentence: Sentence) -> None:
    if len(_LEARNT) >= _MOST_LEARNT:
        _LEARNT.clear()
    told = _LEARNT.setdefault((id(known), game, kind), [])
    if sentence in told:
        told.remove(sentence)
    told.insert(0, sentence)


def _likeliest_first(known: Registry, game: str, kind: str) -> Iterator[Sentence]:
    learnt = list(_LEARNT.get((id(known), game, kind), ()))
    yield from learnt
    yield from (one for one in known if one.kind == "when" and one not in learnt)


def _of(sentence: Sentence, language: str) -> tuple[str, ...]:
    """The ways of saying a sentence in a language, without those that quote another sentence."""
    written = sentence.fr if language == "fr" else sentence.en
    return tuple(
        one
        for one in written
        if not any(slot.converter is whole_sentence for slot in sentence.slots(one).values())
    )


# What stands in their places ----------------------------------------------------------------------


def _filled(sentence: Sentence, pattern: str, move: Any, game: str, language: str) -> Iterator[str]:
    """A sentence with everything in its places that a move may mean."""
    slots = sentence.slots(pattern)
    named = named_in(move)
    choices = [
        [(field, said) for said in _sayings(slot, named, game, language)]
        for field, slot in slots.items()
    ]
    for chosen in itertools.product(*choices):
        text = pattern
        for field, said in chosen:
            text = put(text, field, said)
        yield text.replace("{{", "{").replace("}}", "}")


def named_in(move: Any) -> tuple[object, ...]:
    """What a move names: its words and numbers, and what it names together."""
    found = list[object]()

    def note(thing: object, depth: int) -> None:
        if isinstance(thing, bool) or thing is None:
            return
        if isinstance(thing, str | int):
            found.append(thing)
        elif depth and isinstance(thing, tuple | list):
            found.append(tuple(thing))
            for one in thing:
                note(one, depth - 1)
        elif depth:
            for field in getattr(type(thing), "__dataclass_fields__", {}):
                if field != "kind":
                    note(getattr(thing, field), depth - 1)

    note(move, 3)
    return tuple(dict.fromkeys(found))


def _sayings(slot: Slot, named: Iterable[object], game: str, language: str) -> tuple[str, ...]:
    """What a place can be filled with that has to do with what a move names."""
    told = dict[str, None]()
    converter = slot.converter
    for one in named:
        value = list(one) if isinstance(one, tuple) else one
        said = _said(slot, value, language)
        if said is not None:
            told[said] = None
        elif isinstance(one, str):
            told.update(dict.fromkeys(_accepted(slot, _called(one, game, language))))
    among = getattr(converter, "among", None)
    if among is not None:
        told.update(dict.fromkeys(among(tuple(named), language)))
    takes = slot.takes(language)
    if isinstance(takes, tuple) and len(takes) <= _FEW:
        told.update(dict.fromkeys(takes))
    return tuple(told)


def _said(slot: Slot, value: object, language: str) -> str | None:
    try:
        return slot.say(value, language)
    except Exception:  # what tells the values of this place knows no such value
        return None


def _accepted(slot: Slot, sayings: Iterable[str]) -> Iterator[str]:
    for said in sayings:
        if any(span == (0, len(said)) for span, _ in slot.found_in(said)):
            yield said


@cache
def _called(name: str, game: str, language: str) -> tuple[str, ...]:
    """How something is called in a game: by its nouns, by its id, by its id in quotation marks."""
    quoted = f"« {name} »" if language == "fr" else f'"{name}"'
    groups: Mapping[str, Mapping[str, Any]] = nouns(game)
    found = [one for group in groups.values() for key, one in group.items() if key == name]
    forms = [form for one in found for form in (one.the(language), one.text("name").in_(language))]
    return tuple(dict.fromkeys((*forms, name, quoted)))
