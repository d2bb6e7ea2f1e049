"""Our sentences in a pytest-bdd suite of somebody else's, beside the steps that it has.

In the ``conftest.py`` at the root of that project::

    pytest_plugins = ["whichside_rules.scenarios.plain"]

and in a test module ``scenarios("table.feature")``, as for any feature of pytest-bdd. A step that
no step of the project takes is looked for in the vocabulary; a step of the project may take the
fixture ``world``, which is the position that our sentences describe and play. Everything here goes
through what pytest-bdd documents.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd import given, parsers, then, when

from whichside_rules.scenarios.engine import Question, Sitting, to_blame, told
from whichside_rules.scenarios.games import game_of
from whichside_rules.scenarios.lint import MAX_SENTENCE
from whichside_rules.scenarios.source import Feature, Scenario, Step, Tag
from whichside_rules.vocabulary import Vocabulary, WorldLike, load
from whichside_rules.vocabulary.in_other_words.proposals import not_understood
from whichside_rules.vocabulary.registry import KINDS, Kind, Slip, outline

if TYPE_CHECKING:
    from pytest_bdd.parser import Feature as BddFeature, Scenario as BddScenario, Step as BddStep

__all__ = ["world"]

_PROPERTY = "whichside"


class _Asked:
    """A scenario that is being asked, as far as its steps are ours."""

    def __init__(self, sitting: Sitting, whole: bool) -> None:
        self.sitting = sitting
        self.whole = whole
        """Whether all its steps are ours."""
        self.world: WorldLike | None = None
        self.failed = False
        self.step: BddStep | None = None
        """The step that is performed now."""

    def judge(self, perform: Callable[[], object]) -> None:
        """Perform something; what does not hold is told without a traceback of ours."""
        __tracebackhide__ = True
        try:
            perform()
            return
        except AssertionError as error:
            self.failed = True
            wrong = self.tell(error)
        pytest.fail(wrong, pytrace=False)

    def tell(self, error: AssertionError) -> str:
        """What is wrong, below the step that is to blame and where it stands."""
        question = self.sitting.question
        line, said = question.scenario.line, question.title
        if self.step is not None:
            line, said = self.step.line_number, f"{self.step.keyword.strip()} {self.step.name}"
        blamed = to_blame(error, len(question.steps))
        if blamed < len(question.steps):
            step = question.steps[blamed]
            line, said = step.line, f"{step.keyword.strip()} {step.text}"
        return told(f"{question.feature.path.name}:{line}: {said}\n{error}")


_ASKED = pytest.StashKey[_Asked]()
_LOADED: list[Vocabulary] = []


def _vocabulary() -> Vocabulary:
    if not _LOADED:
        _LOADED.append(load())
    return _LOADED[0]


class _Known(parsers.StepParser):
    """Takes what a sentence of the vocabulary understands."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"whichside {kind}")
        self.kind = kind

    def is_matching(self, name: str) -> bool:
        return len(name) <= MAX_SENTENCE and bool(_vocabulary().sentences.match(self.kind, name))

    def parse_arguments(self, name: str) -> dict[str, Any]:
        return {"text": name}


def _step(
    kind: Kind,
) -> Callable[[pytest.FixtureRequest, str, WorldLike, Any, str | None], None]:
    def step(
        request: pytest.FixtureRequest,
        text: str,
        world: WorldLike,
        datatable: Any = None,
        docstring: str | None = None,
    ) -> None:
        __tracebackhide__ = True
        asked = request.node.stash[_ASKED]
        asked.judge(lambda: _perform(asked.sitting, kind, text, world, datatable, docstring))

    return step


# Each leaves its fixture in this module, where pytest finds it.
given(_Known("given"))(_step("given"))
when(_Known("when"))(_step("when"))
then(_Known("then"))(_step("then"))


@pytest.fixture
def world(request: pytest.FixtureRequest) -> WorldLike:
    """What the sentences of a scenario describe and play; ``world.game.state`` is a position."""
    made = _vocabulary().world_factory()
    asked = request.node.stash.get(_ASKED, None)
    if asked is not None:
        asked.world = made
        asked.sitting.open(made)
    return made


def _perform(
    sitting: Sitting,
    kind: Kind,
    text: str,
    world: WorldLike,
    datatable: Any,
    docstring: str | None,
) -> None:
    __tracebackhide__ = True
    found = sitting.question.sentences.match(kind, text)
    if len(found) == 1:
        sitting.perform(world, found[0], text, datatable, docstring)
        return
    everywhere = dict.fromkeys(
        str(one.sentence.game) for one in sitting.vocabulary.sentences.match(kind, text)
    )
    if not found:
        raise Slip(
            f"{text!r} is a sentence of {' and of '.join(everywhere)}, "
            f"and this is a scenario of {sitting.question.game}"
        )
    meant = " and ".join(repr(outline(one.pattern)) for one in found)
    raise Slip(f"ambiguous: {text!r} is understood as {meant}; say it so that one of them fits")


# What pytest-bdd tells --------------------------------------------------------------------------


def pytest_configure(config: pytest.Config) -> None:
    """Take the vocabulary that the project names."""
    _LOADED[:] = [load(str(config.getini("whichside_vocabulary")) or None)]


def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """A tag that is the id of a clause becomes the mark of a clause, not one of its own name."""
    if "." not in tag:
        return None
    try:
        _vocabulary().clause(tag)
    except LookupError:
        return None
    pytest.mark.clause(id=tag)(function)
    return True


def pytest_bdd_before_scenario(
    request: pytest.FixtureRequest, feature: BddFeature, scenario: BddScenario
) -> None:
    """See which steps are ours, and of which game the scenario is."""
    vocabulary, path = _vocabulary(), Path(feature.filename)
    steps = [_ours(one) for one in scenario.steps]
    known = [one for one in steps if _is_known(vocabulary, one)]
    tags = (*scenario.tags, *(scenario.rule.tags if scenario.rule else ()), *feature.tags)
    mine = Scenario(
        keyword=scenario.keyword,
        name=scenario.name,
        description="",
        line=scenario.line_number,
        tags=tuple(Tag(tag, scenario.line_number) for tag in sorted(dict.fromkeys(tags))),
        rule=scenario.rule.name if scenario.rule else None,
        backgrounds=(),
        steps=tuple(known),
        outline=False,
        rows=(),
        examples=(),
    )
    said = ((one.kind, one.text) for one in known if one.kind is not None)
    game = game_of(path, mine, said, vocabulary.sentences)
    sentences = vocabulary.sentences.of(game)
    steps_of_game = tuple(one for one in known if one.kind and sentences.match(one.kind, one.text))
    mine = replace(mine, steps=steps_of_game)
    whole = Feature(path, feature.language, feature.name or "", feature.line_number)
    question = Question(whole, mine, None, game, sentences)
    sitting = Sitting(question, vocabulary, evidence=False)
    request.node.stash[_ASKED] = _Asked(sitting, len(steps_of_game) == len(steps))


def _ours(step: BddStep) -> Step:
    kind = next((one for one in KINDS if one == step.type), None)
    table = None
    if step.datatable is not None:
        table = tuple(tuple(cell.value for cell in row.cells) for row in step.datatable.rows)
    return Step(step.keyword, kind, step.name, step.line_number, table, step.docstring)


def _is_known(vocabulary: Vocabulary, step: Step) -> bool:
    if step.kind is None or len(step.text) > MAX_SENTENCE:
        return False
    return bool(vocabulary.sentences.match(step.kind, step.text))


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: BddStep) -> None:
    """Know which step is performed."""
    request.node.stash[_ASKED].step = step


def pytest_bdd_step_error(request: pytest.FixtureRequest) -> None:
    """What has failed is not asked on."""
    request.node.stash[_ASKED].failed = True


def pytest_bdd_step_func_lookup_error(
    request: pytest.FixtureRequest, step: BddStep, exception: Exception
) -> None:
    """Of a step that nobody knows, tell the nearest sentences."""
    asked = request.node.stash[_ASKED]
    asked.failed = True
    question = asked.sitting.question
    kind = next((one for one in KINDS if one == step.type), None)
    if kind is None or not question.scenario.steps or len(step.name) > MAX_SENTENCE:
        return
    misfit, near = not_understood(question.sentences, kind, step.name, question.feature.language)
    nearest = [f"nearest: {' | '.join(near)}"] if near else []
    if misfit or nearest:
        exception.add_note("; ".join(filter(None, (misfit, *nearest))))


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Ask what is left unsaid, and keep what the rules said for whoever wants it."""
    __tracebackhide__ = True
    asked = request.node.stash[_ASKED]
    world, sitting = asked.world, asked.sitting
    if world is None or not sitting.question.scenario.steps:
        return
    asked.step = None
    try:
        if not asked.failed:
            asked.judge(world.finish)
    finally:
        # With steps of others in it the question cannot be asked again with other readings.
        readings = sitting.hangs_on(world) if asked.whole and not asked.failed else []
        facts = {
            **sitting.question.facts,
            **sitting.shown(world),
            "readings": readings,
            "named": False,
        }
        request.node.user_properties.append((_PROPERTY, facts))
