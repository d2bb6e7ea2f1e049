"""The desk for a page or a server: each call takes texts and gives JSON, and keeps nothing.

:func:`call` is the only way in: a name, arguments as a JSON list, and JSON back; what is wrong with
the text is part of the answer. So a worker in a browser, or a server, need know no Python.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from whichside_rules.desk import keeping, writing
from whichside_rules.desk.pointing import moves_of, values_of
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import book
from whichside_rules.kernel.book.text import nouns
from whichside_rules.kernel.files.record import (
    MOST_BYTES as RECORD_BYTES,
    RecordError,
    from_json,
    to_json,
)
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Decision, Over
from whichside_rules.kernel.playing.refusal import MissingContent
from whichside_rules.kernel.values.jsontext import parsed
from whichside_rules.laid.changes import changes
from whichside_rules.laid.describing import table_of
from whichside_rules.laid.description import Table, Thing
from whichside_rules.laid.drawn.html import before_and_after, drawn
from whichside_rules.scenarios.so_far import Next, SoFar, so_far
from whichside_rules.scenarios.wording import way_to_say
from whichside_rules.vocabulary import Vocabulary, load

__all__ = ["CALLS", "call"]

MOST_BYTES = 2 * RECORD_BYTES
"""How large the arguments of a call are at most: a record stands in them as a text."""
_NOT_YET: Final = Text(
    "Say first which game lies on your table.", "Dites d'abord quel jeu est sur votre table."
)
_OVER: Final = Text("The game is over.", "La partie est finie.")
_NO_CHANCE: Final = Text("no chance waits here", "aucun hasard n'attend ici")


def call(name: str, arguments: str) -> str:
    """Answer one call.

    Args:
        name: one of :data:`CALLS`.
        arguments: its arguments, as a JSON list.

    Returns:
        JSON: ``{"answer": ...}``, or ``{"trouble": "..."}`` with what is wrong.
    """
    done = CALLS.get(name)
    if done is None:
        return _told({"trouble": f"nothing is called {name!r}; there are {', '.join(CALLS)}"})
    try:
        given = parsed(arguments, MOST_BYTES)
        if not isinstance(given, list) or not all(isinstance(one, str | None) for one in given):
            raise TypeError("the arguments are a list of texts, or null")
        answer = done(*given)
    except (RecordError, TypeError, ValueError, LookupError, MissingContent) as wrong:
        return _told({"trouble": str(wrong)})
    return _told({"answer": answer})


def _told(tree: object) -> str:
    return json.dumps(tree, ensure_ascii=False)


# Looking ------------------------------------------------------------------------------------------


def look(text: str, language: str, seat: str | None = None) -> dict[str, Any]:
    """What lies on the table so far, and what keeps the rest of the text from being performed.

    Args:
        text: the scenario.
        language: of its keywords, where no line says it.
        seat: whose view is drawn; ``None`` for what all see together.
    """
    reached = _so_far(text, language)
    trouble = reached.trouble
    found: dict[str, Any] = {
        "language": reached.language,
        "game": reached.game,
        "trouble": None if trouble is None else {"line": trouble.line, "message": trouble.message},
        "waits": _NOT_YET.in_(reached.language),
        "seats": [],
        "table": "",
        "lines": {},
        "waits_for": None,
        "changed": False,
    }
    if reached.world is None or reached.game is None:
        return found
    rules, said = reached.world.game.rules, reached.language
    seats = [] if getattr(rules, "HIDES_NOTHING", False) else rules.players(reached.state.setup)
    seat = seat if seat in seats else None
    table = table_of(rules, reached.state, seat)
    first = table if reached.last is None else table_of(rules, reached.first, seat)
    differs = changes(first, table)
    now = reached.waits
    return found | {
        "waits": _waits(
            reached.game, now, said, alone=len(rules.players(reached.state.setup)) == 1
        ),
        "waits_for": _kind(now),
        "seats": [{"id": one, "name": _player(reached.game, one, said)} for one in seats],
        "seat": seat,
        "table": drawn(table, said, changed=(*differs.came, *differs.other)),
        "lines": dict(_lines(reached, table)),
        "changed": reached.last is not None,
    }


def both(text: str, language: str, seat: str | None = None) -> str:
    """The table before the first move and after the last, with the events between them."""
    reached = _so_far(text, language)
    if reached.world is None or reached.last is None:
        return ""
    game = reached.world.game
    before = table_of(game.rules, reached.first, seat)
    after = table_of(game.rules, game.state, seat)
    events = [event for played in game.transitions for event in played.events]
    if seat is not None:
        events = list(game.rules.events_for(tuple(events), seat))
    return before_and_after(before, after, events, reached.language)


def _lines(reached: SoFar, table: Table) -> Iterator[tuple[str, dict[str, Any]]]:
    """Of each line that was performed, which things it sets and what it did."""
    known = _known().sentences.of(reached.game)
    sets = dict[tuple[int, str], list[str]]()
    for thing in table.things():
        for match in known.match("given", thing.says.in_(reached.language)) if thing.says else ():
            sets.setdefault(_meant(match), []).append(thing.id)
    for one in reached.reached:
        yield str(one.line), {"sets": sets.get(_meant(one.match), []), "story": [*one.story]}


def _meant(match: Any) -> tuple[int, str]:
    return id(match.sentence), repr(sorted(match.arguments.items()))


def _waits(game: str, now: Any, language: str, *, alone: bool) -> str:
    """Who is asked what, in words."""
    if isinstance(now, Over):
        return _OVER.in_(language)
    question = str(now.question.in_(language))
    if not isinstance(now, Decision) or len(now.players) != 1 or alone:
        return question
    return f"{_player(game, now.players[0], language)}: {question}"


def _kind(now: Any) -> str:
    return "over" if isinstance(now, Over) else "chance" if isinstance(now, Chance) else "player"


def _player(game: str, player: str, language: str) -> str:
    named = nouns(game).get("player", {})
    return named[player].text("name").in_(language) if player in named else player


# Pointing -----------------------------------------------------------------------------------------


def point(text: str, language: str, name: str, seat: str | None = None) -> dict[str, Any]:
    """What can be done with a thing: what it does, the values it may take, the moves that name it.

    The values are those that it may take before the first move: there a sentence sets it.

    Raises:
        LookupError: there is no such thing on the table.
    """
    known = _known()
    reached = _so_far(text, language)
    if reached.world is None:
        raise ValueError(_NOT_YET.in_(language))
    rules, said = reached.world.game.rules, reached.language
    thing = table_of(rules, reached.state, seat).thing(name)
    start = thing
    if reached.last is not None:
        before = table_of(rules, reached.first, seat)
        start = next((one for one in before.things() if one.id == name), thing)
    values = values_of(text, said, start, known)
    return {
        "id": name,
        "name": thing.name.in_(said) or thing.shown.in_(said),
        "does": _does(reached, thing),
        "clauses": list(thing.clauses),
        "values": [
            {"said": one.said, "text": one.text, "line": one.line, "why": one.why,
             "now": one.is_now}
            for one in values
        ],
        "moves": [_next(one, reached) for one in moves_of(reached, thing)],
    }  # fmt: skip


def _does(reached: SoFar, thing: Thing) -> str:
    """What a thing does and costs, where the game tells it of one of that name."""
    tells = getattr(reached.world and reached.world.game.rules, "what_it_does", None)
    content = getattr(reached.state.setup, "content", None)
    if tells is None or content is None:
        return ""
    try:
        return str(tells(thing.id.rpartition(".")[2], content).text.in_(reached.language))
    except LookupError:
        return ""


# Playing ------------------------------------------------------------------------------------------


def nexts(text: str, language: str, seat: str | None = None) -> list[dict[str, Any]]:
    """What can come next, in the order of the rules; with a seat, only what that seat can do."""
    reached = _so_far(text, language)
    found = dict[str, Next]()
    for one in reached.nexts():
        if seat is None or one.player in (seat, None):
            found.setdefault(one.said, one)  # what anybody can do is offered once
    return [_next(one, reached) for one in found.values()]


def _next(one: Next, reached: SoFar) -> dict[str, Any]:
    likely = None if one.probability is None else str(one.probability)
    player = (
        None if one.player is None else _player(reached.game or "", one.player, reached.language)
    )
    return {"player": player, "said": one.said, "probability": likely}


def play(text: str, language: str, said: str) -> str:
    """The scenario with one more move."""
    return writing.add(text, "when", said, language).text


def chance(text: str, language: str, seed: str) -> str:
    """The scenario with what chance brings: drawn with the probabilities that the rules give.

    Raises:
        ValueError: no chance waits.
    """
    reached = _so_far(text, language)
    if reached.world is None or not isinstance(reached.waits, Chance):
        raise ValueError(_NO_CHANCE.in_(language))
    rules, state = reached.world.game.rules, reached.state
    move = sample(rules.chance_outcomes(state), random.Random(seed))
    said = way_to_say(reached.world, move, reached.language)
    if said is None:
        raise ValueError(_NO_CHANCE.in_(language))
    return play(text, reached.language, said)


def undo(text: str, language: str) -> str:
    """The scenario without its last move, and without what is expected of it."""
    return writing.undo(text, language)


# Keeping ------------------------------------------------------------------------------------------


def games(language: str) -> list[dict[str, Any]]:
    """The games, each with the sentences that begin one, and the one that says only which it is."""
    known = _known()
    return [
        {
            "id": name,
            "title": book(name).title.in_(language),
            "table": keeping.under_way(name, language, known),
            "openings": [said for said, _ in keeping.openings(name, language, known)],
        }
        for name in rulebook.names()
    ]


def begin(game: str, language: str, said: str) -> str:
    """A new scenario that begins with a Given of a game."""
    known = _known().sentences.of(rulebook.find(game).name)
    return writing.put("", said, language, known).text


def scenario(text: str, language: str) -> str:
    """The scenario with Thens that say what its moves changed."""
    return keeping.as_scenario(text, language, _known())


def record(text: str, language: str) -> str:
    """The record of the game that the scenario plays, as JSON."""
    return to_json(keeping.as_record(_so_far(text, language)))


def opened(kept: str, language: str) -> str:
    """The scenario that plays the game of a record."""
    return keeping.from_record(from_json(kept), language, _known())


def _known() -> Vocabulary:
    return load()


def _so_far(text: str, language: str) -> SoFar:
    """As :func:`.so_far`, of what is bounded and in a language that we speak."""
    if language not in ("en", "fr"):
        raise ValueError(f"language is {language!r}; 'en' and 'fr' are known")
    return so_far(text, _known(), language)


CALLS: Final[Mapping[str, Callable[..., Any]]] = {
    one.__name__: one
    for one in (
        look, both, point, nexts, play, chance, undo, games, begin, scenario, record, opened,
    )
}  # fmt: skip
"""What can be called, by its name."""
