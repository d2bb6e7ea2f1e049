"""What may be taken instead of the lines of a feature that are not understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from whichside_rules.kernel.playing.refusal import IllegalAction, MissingContent
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.scenarios.canonical import bring
from whichside_rules.scenarios.lint import known_in
from whichside_rules.scenarios.source import Feature, Scenario, Step
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.proposals import MOST, Told, Way, proposed
from whichside_rules.vocabulary.registry import Kind, Registry
from whichside_rules.vocabulary.wordings import Saying, wordings

__all__ = ["suggestions"]

_TRIED = 5
"""So many ways of taking a line are tried at the table."""
_UNFIT: Mapping[Kind, float] = {"given": 4.0, "when": 1.5}
"""What it takes away from one that does not fit what was said before it."""
_WRONG = (AssertionError, IllegalAction, InvalidValue, MissingContent)


def suggestions(feature: Feature, vocabulary: Vocabulary) -> dict[int, tuple[str, list[str]]]:
    """By line the keyword and the sentences that are meant, the likeliest first.

    Each is a sentence to take as it is; one of several lines is several sentences. Beside what is
    not understood stands what the other lines are taken for: whoever is called *I* and *she* in
    them stays the same when a name is written into another.
    """
    sentences = known_in(feature, vocabulary)
    bring(feature, sentences)
    found: dict[int, tuple[str, list[str]]] = {}
    for scenario in feature.scenarios:
        known = sentences.get(scenario.line, vocabulary.sentences)
        steps = (*scenario.background, *scenario.steps)
        saying = Saying(wordings(known), feature.language, [one.said or one.text for one in steps])
        table = _Table(vocabulary, known, scenario, feature.language)
        understood: dict[int, tuple[str, list[str]]] = {}
        asks = False
        for step in steps:
            if step.kind is None or known.match(step.kind, step.text):
                saying.hear(step.text)
                table.perform(step.kind, [step.text])
                if step.said not in (None, step.text) or step.line in understood:
                    understood.setdefault(step.line, (step.keyword, []))[1].append(step.text)
                continue
            asks = True
            near = _near(step.kind, saying, step, table)
            found[step.line] = step.keyword, ["\n".join(one) for one in near]
            taken = near[0] if near else (step.text,)
            for said in taken:
                saying.hear(said)
            table.perform(step.kind, taken)
        checked = {step.line for step in steps if step.checked}
        for line, (keyword, told) in understood.items() if asks else ():
            if line not in checked:
                found[line] = keyword, ["\n".join(told)]
    return found


def _near(kind: Kind, saying: Saying, step: Step, table: _Table) -> list[Told]:
    """What may be meant by a step, best first; what fits the position comes first of its like."""
    text = saying.named(step.text)
    known, language = saying.known.sentences, saying.language
    meant = [Way(0.0, (one,)) for one in saying.known.meanings(kind, text, language)]
    ways = meant or proposed(known, kind, text, language, saying.before)
    tried = [
        way if table.fits(kind, way.told) else way._replace(value=way.value - _UNFIT[kind])
        for way in ways[:_TRIED]
    ]
    tried.sort(key=lambda one: -one.value)
    return [one.told for one in tried[:MOST]]


class _Table:
    """The position in which a line is said, as far as it is known."""

    def __init__(
        self, vocabulary: Vocabulary, known: Registry, scenario: Scenario, language: str
    ) -> None:
        self._known = known
        self._language = language
        self._world: Any = vocabulary.world_factory()
        if len(known.games) == 1:
            self._world.note_game(known.games[0])
        # Where a refusal is expected, the move need not be legal.
        self._refused = any(
            re.search("refus|l[eé]gal", one.text) for one in scenario.steps if one.kind == "then"
        )

    def perform(self, kind: Kind | None, texts: Iterable[str]) -> None:
        """Note what was said, as far as it can be."""
        if kind in ("given", "when"):
            done = self._performed(kind, texts)
            if done is not None:
                self._world = done
                self.__dict__.pop("_possible", None)

    def fits(self, kind: Kind, told: Sequence[str]) -> bool:
        """Whether sentences can be said next."""
        if kind == "then" or (kind == "when" and self._refused):
            return True
        done = self._performed(kind, told)
        return done is not None and (_stands(done) or not self._possible)

    @cached_property
    def _possible(self) -> bool:
        return _stands(self._world)

    def _performed(self, kind: Kind, texts: Iterable[str]) -> Any:
        world = self._world.fork()
        try:
            for text in texts:
                match = self._known.match(kind, text)[0]
                world.note_step(text, self._language)
                match.perform(world)
                if kind == "when":
                    world.game.accept()
        except (*_WRONG, IndexError):
            return None
        return world


def _stands(world: Any) -> bool:
    """Whether there is a table that shows the position of a world."""
    try:
        return world.named is None or world.game.state is not None
    except _WRONG:
        return False
