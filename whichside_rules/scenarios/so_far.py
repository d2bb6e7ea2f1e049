"""How far a scenario is that somebody still writes: the position so far, and what can come next.

A text need not be finished, nor right. What stands above the first line that is not understood, or
that no table can show, is performed; that line and what is wrong with it is told. Nothing is
expected of the Thens yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from whichside_rules.kernel.playing.game import Chance, Decision
from whichside_rules.kernel.playing.refusal import IllegalAction, MissingContent
from whichside_rules.kernel.playing.transition import Transition, explain
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.scenarios.engine import Question, Sitting, told
from whichside_rules.scenarios.lint import sentences_of
from whichside_rules.scenarios.source import Feature, Problem, Scenario, Step, read_text
from whichside_rules.scenarios.wording import way_to_say
from whichside_rules.shared.printable import one_line
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.registry import Match
from whichside_rules.vocabulary.world import World

__all__ = ["Next", "Reached", "SoFar", "so_far"]

_NAME = Path("question.feature")


@dataclass(frozen=True)
class Reached:
    """A step that was performed."""

    line: int
    """Its line in the text, from 1."""
    match: Match
    """How it is understood."""
    story: tuple[str, ...]
    """What it did, if it plays a move: each event with its clause."""


@dataclass(frozen=True)
class Next:
    """What can come next: something a player may do, or that chance may bring."""

    player: str | None
    """Who does it; ``None`` for chance."""
    said: str
    """The When that plays it."""
    move: Any
    probability: Fraction | None = None
    """How likely chance brings it."""


@dataclass(frozen=True)
class SoFar:
    """A scenario as far as it can be performed."""

    language: str
    game: str | None
    """The game, as soon as something names it."""
    reached: tuple[Reached, ...]
    """The steps that were performed."""
    trouble: Problem | None
    """What keeps the next one from being performed; ``None`` if all were."""
    world: World | None
    """The world as it is then; ``None`` before something names a game."""

    @property
    def state(self) -> Any:
        """The position; ``None`` before there is one."""
        return None if self.world is None or self.game is None else self.world.game.state

    @property
    def first(self) -> Any:
        """The position before the first move; ``None`` before there is one."""
        if self.world is None or self.game is None:
            return None
        game = self.world.game
        if game.first is None and game.transitions:  # set up by a When
            return getattr(game.transitions[0], "before", game.state)
        return game.state if game.first is None else game.first

    @property
    def last(self) -> Transition[Any] | None:
        """The last move that was played."""
        played = self.world.game.transitions if self.world is not None and self.game else ()
        return played[-1] if played else None

    @property
    def waits(self) -> Any:
        """Who is to act, or that chance is, or that the game is over; ``None`` without one."""
        return None if self.world is None or self.game is None else self._pending(self.world)

    def _pending(self, world: World) -> Any:
        return world.game.rules.pending(world.game.state)

    def nexts(self) -> Iterator[Next]:
        """What can come next, in the order of the rules, as far as a sentence says it.

        Raises:
            MissingContent: the rules need a datum that nothing supplies.
        """
        now, world = self.waits, self.world
        if world is None:
            return
        rules, state = world.game.rules, world.game.state
        if isinstance(now, Chance):
            for outcome in rules.chance_outcomes(state):
                said = way_to_say(world, outcome.move, self.language)
                if said is not None:
                    yield Next(None, said, outcome.move, outcome.probability)
        elif isinstance(now, Decision):
            for player in now.players:
                for move in rules.legal_actions(state, player):
                    said = way_to_say(world, move, self.language)
                    if said is not None:
                        yield Next(player, said, move)


def so_far(
    text: str, vocabulary: Vocabulary, language: str = "en", line: int | None = None
) -> SoFar:
    """Perform as much of a scenario as can be.

    Args:
        text: a feature that may be unfinished.
        vocabulary: what may be said.
        language: that of its keywords where no line says it.
        line: a line of the scenario, where the text has several; the last one without.
    """
    feature, problems = read_text(text, _NAME, language)
    if feature is None or not feature.scenarios:
        return SoFar(language, None, (), problems[0] if problems else None, None)
    scenario = _at(feature, line)
    game, sentences = sentences_of(feature, scenario, vocabulary)
    row = scenario.rows[0] if scenario.rows else None
    question = Question(feature, scenario, row, game, sentences)
    understood, trouble = _understood(question, problems)
    return _performed(question, vocabulary, understood, trouble)


def _at(feature: Feature, line: int | None) -> Scenario:
    """The scenario in which a line stands; the last one without a line."""
    above = [one for one in feature.scenarios if line is None or one.line <= line]
    return (above or feature.scenarios[:1])[-1]


def _understood(
    question: Question, problems: Iterable[Problem]
) -> tuple[list[tuple[Step, Match]], Problem | None]:
    """The steps up to the first that is not understood, without the Thens; and what is wrong."""
    wrong = {one.line: one for one in problems}
    found = list[tuple[Step, Match]]()
    for step in question.steps:
        meant = question.sentences.match(step.kind, step.text) if step.kind else []
        if step.line in wrong or len(meant) != 1:
            return found, wrong.get(step.line) or Problem(_NAME, step.line, one_line(step.text))
        if step.kind != "then":
            found.append((step, meant[0]))
    return found, None


def _performed(
    question: Question,
    vocabulary: Vocabulary,
    steps: Sequence[tuple[Step, Match]],
    trouble: Problem | None,
) -> SoFar:
    """Perform steps in a new world, up to the first that cannot be."""
    world: Any = vocabulary.world_factory()
    sitting = Sitting(question, vocabulary, evidence=False)
    sitting.open(world)
    worlds, reached = [world.fork()], list[Reached]()
    for step, match in steps:
        before = len(_played(world))
        try:
            sitting.perform(world, match, step.text, step.table, step.docstring)
            if match.sentence.kind == "when":
                world.game.accept()
        except (AssertionError, IllegalAction, MissingContent) as wrong:
            trouble = _trouble(step, wrong)
            break
        told = _played(world)[before:]
        story = tuple(line for one in told for line in explain(one, question.feature.language))
        reached.append(Reached(step.line, match, story))
        worlds.append(world.fork())
    # A position may be impossible by what is said together: what was said last gives way.
    while True:
        here = worlds.pop()
        try:
            if here.named is not None:
                _ = here.game.state
            break
        except (AssertionError, IllegalAction, InvalidValue, MissingContent) as wrong:
            if not reached:  # the game alone is no position yet
                return SoFar(question.feature.language, None, (), trouble, None)
            step = steps[len(reached) - 1][0]
            trouble = _trouble(step, wrong)
            reached.pop()
    named = here.game.rules.NAME if here.named is not None else None
    return SoFar(question.feature.language, named, tuple(reached), trouble, here if named else None)


def _played(world: Any) -> Sequence[Transition[Any]]:
    return world.game.transitions if world.named is not None else ()


def _trouble(step: Step, wrong: BaseException) -> Problem:
    return Problem(_NAME, step.line, told(str(wrong)))
