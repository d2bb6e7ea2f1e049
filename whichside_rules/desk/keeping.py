"""What was set and played is kept: as a scenario that holds, or as a record; a record is opened.

The Thens of the scenario say what the moves changed: each holds now and did not hold before. Where
nothing that a sentence could ask was changed, the events are counted.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from inspect import signature
from typing import Any

from whichside_rules.desk.writing import add, begin, put
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.files.record import GameRecord, moves_of, record, setup_of
from whichside_rules.kernel.playing.refusal import IllegalAction, MissingContent
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.laid.changes import changes
from whichside_rules.laid.describing import table_of
from whichside_rules.laid.description import Thing
from whichside_rules.scenarios.so_far import SoFar, so_far
from whichside_rules.scenarios.wording import way_to_say
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.agreement import put as put_in
from whichside_rules.vocabulary.parameter_types import number
from whichside_rules.vocabulary.registry import Match, Registry, Slip, Slot
from whichside_rules.vocabulary.world import World, holds

__all__ = ["as_record", "as_scenario", "from_record", "openings", "thens", "under_way"]

_BENEATH = {"datatable", "docstring"}
_NO_GAME = Text("no game is played here yet", "aucune partie n'est jouée ici")
_NOT_NEW = Text(
    "a record begins with a new game; this scenario begins in the middle of one: keep the scenario",
    "un enregistrement commence par une nouvelle partie ; ce scénario commence au milieu : gardez "
    "le scénario",
)
_NO_SENTENCE = Text(
    "no sentence sets up such a game; it can be replayed with whichside replay",
    "aucune phrase ne met en place une telle partie ; whichside replay peut la rejouer",
)
_NOT_SAID = Text("no sentence says move {number}", "aucune phrase ne dit le coup {number}")
MOST_PEOPLE = 8
"""For so many people at most a game is begun."""
MOST_THENS = 12
"""So many Thens at most are written."""


def as_scenario(text: str, language: str, vocabulary: Vocabulary) -> str:
    """The scenario with Thens that say what its moves changed.

    Args:
        text: a scenario whose moves can be played.
        language: of the text.
        vocabulary: what may be said.

    Raises:
        ValueError: something in it cannot be performed; the message names the line.
    """
    reached = so_far(text, vocabulary, language)
    if reached.trouble is not None:
        raise ValueError(f"{reached.trouble.line}: {reached.trouble.message}")
    for said in thens(reached):
        text = add(text, "then", said, reached.language).text
    return text


def as_record(reached: SoFar) -> GameRecord:
    """The record of the game that a scenario plays, as ``whichside replay`` reads it.

    Raises:
        ValueError: the game does not begin with its set-up, so that no record holds it.
    """
    world = reached.world
    if world is None:
        raise ValueError(_NO_GAME.in_(reached.language))
    game = world.game
    state = reached.first
    if state != game.rules.new_game(state.setup):
        raise ValueError(_NOT_NEW.in_(reached.language))
    return record(game.rules, state.setup, game.moves)


def from_record(kept: GameRecord, language: str, vocabulary: Vocabulary) -> str:
    """The scenario that plays the game of a record, move by move.

    Raises:
        RecordError: it cannot be replayed.
        ValueError: no sentence sets such a game up, or says one of its moves.
    """
    rules = rulebook.find(kept.game).game
    setup, text = setup_of(rules, kept), begin(language)
    known = vocabulary.sentences.of(kept.game)
    wanted = rules.new_game(setup)
    opening = next(
        (one for one, made in openings(kept.game, language, vocabulary) if made == wanted), None
    )
    if opening is None:
        raise ValueError(_NO_SENTENCE.in_(language))
    text = put(text, opening, language, known).text
    reached = so_far(text, vocabulary, language)
    assert reached.world is not None
    world = reached.world
    for place, move in enumerate(moves_of(rules, kept), start=1):
        said = way_to_say(world, move, language)
        if said is None:
            raise ValueError(_NOT_SAID.in_(language).format(number=place))
        world.game.play(move)
        text = add(text, "when", said, language).text
    return text


def openings(game: str, language: str, vocabulary: Vocabulary) -> Iterator[tuple[str, Any]]:
    """The Givens that begin a new game, each with the position that it makes.

    Of several that begin the same the one that says most is told.
    """
    told = dict[Any, str]()
    for said, state in _all_openings(game, language, vocabulary):
        if state not in told or len(said) > len(told[state]):
            told[state] = said
    yield from ((said, state) for state, said in told.items())


def under_way(game: str, language: str, vocabulary: Vocabulary) -> str | None:
    """The Given that says which game lies on the table and nothing of how it lies there."""
    begun = {said for said, _ in _all_openings(game, language, vocabulary)}
    known = vocabulary.sentences.of(game)
    for pattern, slots in _alone(game, language, vocabulary):
        if slots or pattern in begun:
            continue
        found = known.match("given", pattern)
        world: Any = vocabulary.world_factory()
        world.note_game(game)
        try:
            found[0].perform(world)
            says_no_more = world.game.is_described_still and not any(world.game.lies)
            if says_no_more and world.game.state is not None:
                return pattern
        except (AssertionError, IllegalAction, InvalidValue, MissingContent):
            continue
    return None


def _all_openings(game: str, language: str, vocabulary: Vocabulary) -> Iterator[tuple[str, Any]]:
    rules, known = rulebook.find(game).game, vocabulary.sentences.of(game)
    for pattern, slots in _alone(game, language, vocabulary):
        if len(slots) > 1 or any(one.converter is not number for one in slots.values()):
            continue
        for said in _numbered(pattern, list(slots)):
            state = _made(game, known, said, vocabulary)
            if state is not None and state == rules.new_game(state.setup):
                yield said, state


def _alone(
    game: str, language: str, vocabulary: Vocabulary
) -> Iterator[tuple[str, Mapping[str, Slot]]]:
    """The Givens of a game that want nothing written beneath them."""
    for sentence in vocabulary.sentences.of(game):
        takes = signature(sentence.function).parameters
        if sentence.kind == "given" and sentence.game == game and not _BENEATH & {*takes}:
            for pattern in sentence.fr if language == "fr" else sentence.en:
                yield pattern, sentence.slots(pattern)


def _numbered(pattern: str, fields: list[str]) -> Iterator[str]:
    """A pattern whose only place, if it has one, takes a number of people."""
    if not fields:
        yield pattern
    for n in range(1, MOST_PEOPLE + 1) if fields else ():
        yield put_in(pattern, fields[0], str(n))


def _made(game: str, known: Registry, said: str, vocabulary: Vocabulary) -> Any:
    """The position that a Given makes alone; ``None`` if none."""
    found = known.match("given", said)
    if len(found) != 1:
        return None
    world: Any = vocabulary.world_factory()
    world.note_game(game)
    try:
        found[0].perform(world)
        return world.game.state
    except (AssertionError, IllegalAction, InvalidValue, MissingContent):
        return None


def thens(reached: SoFar) -> list[str]:
    """What the moves changed, as Thens that hold and did not before."""
    world = reached.world
    if world is None or reached.last is None:
        return []
    found = [said for thing in _changed(reached) if (said := _asks(reached, thing))]
    return list(dict.fromkeys(found))[:MOST_THENS] or list(_counts(world, reached.language))


def _changed(reached: SoFar) -> Iterator[Thing]:
    """The things that lie otherwise than before the first move."""
    now = table_of(reached.game, reached.state)
    differs = changes(table_of(reached.game, reached.first), now)
    yield from (now.thing(one) for one in (*differs.came, *differs.other))


def _asks(reached: SoFar, thing: Thing) -> str | None:
    """The Then that asks what a Given of the same thing says, if there is one."""
    world, language = reached.world, reached.language
    if thing.says is None or world is None:
        return None
    given = thing.says.in_(language)
    known = world.sentences
    matches = known.match("given", given)
    if len(matches) != 1:
        return None
    before = world.fork()
    before.game.put(reached.first)
    before.game.transitions.clear()
    for said in _candidates(known, matches[0], given, language):
        if len(known.match("then", said)) == 1 and _is_so(world, said) and not _is_so(before, said):
            return said
    return None


def _is_so(world: World, said: str) -> bool:
    try:
        return holds(world, said)
    except Slip:
        return False


def _candidates(known: Registry, given: Match, said: str, language: str) -> Iterator[str]:
    """Thens with the same in their places, those with the same words first."""
    slots = given.sentence.slots(given.pattern)
    values = {field: (slots[field].converter, said[slice(*given.spans[field])]) for field in slots}
    fits = list[tuple[bool, int, str]]()
    words = _words(said)
    for one in known:
        if one.kind != "then":
            continue
        for pattern in one.fr if language == "fr" else one.en:
            there = one.slots(pattern)
            if {f: s.converter for f, s in there.items()} == {f: c for f, (c, _) in values.items()}:
                text = pattern
                for field, (_, told) in values.items():
                    text = put_in(text, field, told)
                other = one.name != given.sentence.name
                fits.append((other, -len(words & _words(text)), text))
    yield from (text for _, _, text in sorted(fits, key=lambda fit: fit[:2]))


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


_HAPPENS = Text("the event {kind} happens {n} {times}", "l'événement {kind} se produit {n} fois")


def _counts(world: World, language: str) -> Iterator[str]:
    """How often each kind of event happened."""
    events: list[Any] = [one for played in world.game.transitions for one in played.events]
    told = Counter(event.kind for event in events)
    for kind, n in told.items():
        times = "time" if n == 1 else "times"
        yield _HAPPENS.in_(language).format(kind=kind, n=n, times=times)
