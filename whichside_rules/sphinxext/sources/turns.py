"""The course of a game: its parts in order, what is repeated, what may be asked in the middle.

The parts are those of the rules, in the order in which they stand there. What follows a part is a
function of the rules, and so is what a move puts on the agenda, so neither can be read off them: a
few games are played, always the same ones, and what they met is told. A part that they never came
to belongs to another set-up than the usual one, and is told as such.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import clauses
from whichside_rules.kernel.book.text import nouns
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.kernel.playing.operation import Choice, Phase, what_now
from whichside_rules.kernel.playing.rules import Rules

MOST_GAMES: Final = 40
MOST_MOVES: Final = 5000
ENOUGH: Final = 12
"""So many games in a row that met nothing new are enough."""
RARE: Final = 0.15
"""How often what was done least is preferred: always would be to pass where one can."""
EVERYWHERE: Final = 3
"""What may be asked in so many parts is told once, for all of them."""


@dataclass(frozen=True)
class Asked:
    """What may be asked in the middle of a part: a choice of the agenda."""

    text: Text
    clause: str
    """The clause that asks it; empty where several do."""
    chance: bool
    """Whether a die or a card answers."""


@dataclass(frozen=True)
class Stop:
    """One part of the course."""

    name: str
    """The phase of positions."""
    called: Text
    clause: str
    """The clause that asks for it, or else the first one that asks for something in it."""
    question: Text | None
    """What is decided in it, where that is the same every time."""
    chance: bool
    how: str
    """How players decide, where that is not as mostly."""
    again: bool
    """Whether several moves are made in it."""
    skipped: bool
    """Whether it is left out where there is nothing to do."""
    usual: bool
    """Whether the usual set-up comes to it."""
    asked: tuple[Asked, ...]


@dataclass(frozen=True)
class Course:
    """The course of a game, from its beginning to its end."""

    stops: tuple[Stop, ...]
    loops: tuple[tuple[int, int], ...]
    """From which part the course goes back to which: the first and the last that are repeated."""
    anywhere: tuple[Asked, ...]
    """What may be asked in many parts."""
    mostly: str
    """How players decide in most parts; empty where one player plays."""
    end: Text | None
    """What the end of the game is called."""
    games: int
    """How many games were played to find it."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it leads to."""
        asked = [one.clause for stop in self.stops for one in stop.asked]
        found = [stop.clause for stop in self.stops] + asked + [one.clause for one in self.anywhere]
        return tuple(dict.fromkeys(name for name in found if name))


def rules_of(name: str) -> Rules[Any, Any] | None:
    """The rules of a game that is known by its name, if it is made of phases."""
    if not rulebook.known(name):
        return None
    try:
        game = rulebook.find(name).game
    except rulebook.RulebookError:
        return None
    found = getattr(game, "RULES", game)
    return found if isinstance(found, Rules) else None


@cache
def course(name: str) -> Course | None:
    """The course of a game; ``None`` where there are no rules made of phases."""
    rules = rules_of(name)
    return None if rules is None else told(name, rules, played(rulebook.find(name).game, rules))


@dataclass
class Met:
    """What some games met."""

    games: int = 0
    moves: int = 0
    follows: set[tuple[str, str]] = field(default_factory=set)
    """Which part came after a move of which; that of the same part included."""
    hows: dict[str, set[str]] = field(default_factory=dict)
    """How players decided, by part."""
    questions: dict[str, set[Text]] = field(default_factory=dict)
    clauses: dict[str, Counter[str]] = field(default_factory=dict)
    asked: dict[tuple[str, type], Counter[tuple[Text, str]]] = field(default_factory=dict)
    """By part and type of task, what was asked and by which clause."""
    last: set[str] = field(default_factory=set)
    """The parts in which games were over."""
    players: set[str] = field(default_factory=set)

    @property
    def size(self) -> int:
        """How much was met that a course tells."""
        return len(self.follows) + len(self.asked) + sum(map(len, self.hows.values()))


def played(game: Any, rules: Rules[Any, Any]) -> Met:
    """Play some games, always the same ones, until several in a row meet nothing new.

    What was done least is sometimes preferred, so that what is rare is met as well.
    """
    met, luck, done = Met(), random.Random(1910), Counter[type]()
    nothing_new = 0
    while met.games < MOST_GAMES and met.moves < MOST_MOVES and nothing_new < ENOUGH:
        before = met.size
        _one_game(game, rules, met, luck, done)
        nothing_new = 0 if met.size > before else nothing_new + 1
    return met


def _one_game(
    game: Any, rules: Rules[Any, Any], met: Met, luck: random.Random, done: Counter[type]
) -> None:
    state = game.new_game()
    met.games += 1
    met.players.update(game.players(state.setup) if hasattr(state, "setup") else ())
    while not isinstance(now := rules.pending(state), Over) and met.moves < MOST_MOVES:
        _look(state, now, met)
        if isinstance(now, Chance):
            move = sample(rules.chance_outcomes(state), luck)
        else:
            actions = rules.legal_actions(state)
            least = min(done[type(one)] for one in actions)
            rare = [one for one in actions if done[type(one)] == least]
            move = luck.choice(rare if luck.random() < RARE else actions)
            done[type(move)] += 1
        waited = _is_due(state)
        before, state = state.phase, rules.apply(state, move).state
        met.moves += 1
        if state.phase != before or not (waited or _is_due(state)):
            met.follows.add((before, state.phase))
    if isinstance(now, Over):
        met.last.add(state.phase)


def _is_due(state: Any) -> bool:
    """Whether something is due before the part goes on."""
    return bool(getattr(state, "agenda", None))


def _look(state: Any, now: Any, met: Met) -> None:
    """Note what waits in a position."""
    if due := getattr(state, "agenda", ()):
        kept = met.asked.setdefault((state.phase, type(due[0])), Counter())
        kept[now.question, now.clause] += 1
        return
    met.questions.setdefault(state.phase, set()).add(now.question)
    met.clauses.setdefault(state.phase, Counter())[now.clause] += 1
    hows = met.hows.setdefault(state.phase, set())
    if not isinstance(now, Chance):
        hows.add(now.how)


def told(name: str, rules: Rules[Any, Any], met: Met) -> Course:
    """The course of a game by its phases and what was met."""
    phases = list(rules.phases.values())
    end = [one for one in phases if one.name in met.last and not one.operations]
    parts = [one for one in phases if one not in end]
    order = {one.name: place for place, one in enumerate(parts)}
    steps = [(order[a], order[b]) for a, b in met.follows if a in order and b in order]
    asks = {one.name: tuple(_asked(name, rules, met, one.name)) for one in parts}
    often = Counter(ask.text for found in asks.values() for ask in found)
    anywhere = _anywhere(
        ask for found in asks.values() for ask in found if often[ask.text] >= EVERYWHERE
    )
    hows = Counter(filter(None, (_how(one, met) for one in parts)))
    mostly = hows.most_common(1)[0][0] if hows else ""
    loops = _loops(steps)
    single = {place for place, last in loops if place == last}
    stops = []
    for place, phase in enumerate(parts):
        own = tuple(one for one in asks[phase.name] if often[one.text] < EVERYWHERE)
        usual = any(place in step for step in steps) or bool(asks[phase.name])
        stops.append(
            Stop(
                name=phase.name,
                called=_called(name, phase),
                clause=_clause(phase, met) or next((one.clause for one in own), ""),
                question=_question(phase, met),
                chance=_by_chance(phase, asks[phase.name]),
                how="" if _how(phase, met) == mostly else _how(phase, met),
                again=_again(phase, met) and place not in single,
                skipped=usual and any(a < place < b for a, b in steps),
                usual=usual,
                asked=own,
            )
        )
    called = _called(name, end[0]) if end and end[0].name in nouns(name).get("phase", {}) else None
    return Course(tuple(stops), loops, anywhere, mostly, called, met.games)


def _anywhere(found: Iterable[Asked]) -> tuple[Asked, ...]:
    """What is asked in many parts, each once; by its clause, if it is the same everywhere."""
    by_text: dict[Text, Asked] = {}
    for one in found:
        known = by_text.setdefault(one.text, one)
        if known.clause != one.clause:
            by_text[one.text] = replace(known, clause="")
    return tuple(by_text.values())


def _loops(steps: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The parts between which the course goes back, the widest for each; else one alone."""
    back: dict[int, int] = {}
    for last, first in steps:
        if first < last:
            back[first] = max(back.get(first, 0), last)
    if not back:
        return tuple(sorted((a, b) for a, b in steps if a == b))[:1]
    return tuple(sorted(back.items()))


def _called(name: str, phase: Phase) -> Text:
    """What a phase is called: its own words, its noun, the title of its clause, or its name."""
    known = nouns(name)
    if phase.called:
        said = phase.called
    elif phase.name in known.get("phase", {}):
        noun = known["phase"][phase.name]
        said = Text(noun.name("en"), noun.name("fr"))
    elif isinstance(phase.clause, str) and phase.clause:
        said = _title(name, phase.clause)
    else:
        said = Text(phase.name, phase.name)
    return Text(*(text[:1].upper() + text[1:] for text in (said.en, said.fr)))


def _title(name: str, clause: str) -> Text:
    titles = {one.id: one.title for one in clauses(name)}
    return titles.get(clause, Text(clause, clause))


def _question(phase: Phase, met: Met) -> Text | None:
    if phase.question is what_now:
        return None
    found = met.questions.get(phase.name, set())
    if not found and isinstance(phase.question, Text):
        found = {phase.question}
    return next(iter(found)) if len(found) == 1 and not _named(next(iter(found)), met) else None


def _named(text: Text, met: Met) -> bool:
    """Whether a text names one of the players, and so says something else the next time."""
    return any(re.search(rf"\b{re.escape(one)}\b", text.en, re.IGNORECASE) for one in met.players)


def _clause(phase: Phase, met: Met) -> str:
    if isinstance(phase.clause, str):
        return phase.clause
    return next((one for one, _ in met.clauses.get(phase.name, Counter()).most_common(1)), "")


def _again(phase: Phase, met: Met) -> bool:
    """Whether several moves are made in a part by whoever decides there: not one by each."""
    each = met.hows.get(phase.name, set()) & {"any-order", "secretly"}
    return (phase.name, phase.name) in met.follows and not each


def _by_chance(phase: Phase, asked: Sequence[Asked]) -> bool:
    """Whether a die or a card decides a part: by its own operations, or by all that it asks."""
    if phase.operations:
        return phase.operations[0].is_chance
    return bool(asked) and all(one.chance for one in asked)


def _how(phase: Phase, met: Met) -> str:
    found = met.hows.get(phase.name, set())
    return next(iter(found)) if len(found) == 1 and len(met.players) > 1 else ""


def _asked(name: str, rules: Rules[Any, Any], met: Met, phase: str) -> Iterator[Asked]:
    """What was asked in a part, in the order in which the rules tell their tasks, each once."""
    found: dict[Text, Asked] = {}
    for kind, told_of in rules.tasks.items():
        if not isinstance(told_of, Choice) or (phase, kind) not in met.asked:
            continue
        chance = bool(told_of.operations and told_of.operations[0].is_chance)
        kept = met.asked[phase, kind].most_common()
        said = dict.fromkeys(text for (text, _), _ in kept)
        clause = told_of.clause if isinstance(told_of.clause, str) else ""
        unsaid = told_of.question is what_now or len(said) > 2
        if unsaid or any(_named(text, met) for text in said):
            clause = clause or kept[0][0][1]
            said = {_title(name, clause): None}
        for text in said:
            by = next((clause for (one, clause), _ in kept if one == text), kept[0][0][1])
            found.setdefault(text, Asked(text, clause or by, chance))
    yield from found.values()
