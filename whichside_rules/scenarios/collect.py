"""Collects a feature file: one item per scenario or row, run by pytest-bdd."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from whichside_rules.scenarios.bdd import (
    BindingHooks,
    FeatureModule,
    Steps,
    bound_scenarios,
    step_module,
)
from whichside_rules.scenarios.engine import (
    NOTHING_SHOWN,
    Question,
    Sitting,
    questions,
    to_blame,
    told,
)
from whichside_rules.scenarios.lint import lint, names_a_game
from whichside_rules.scenarios.source import Feature, Row, shown
from whichside_rules.shared.printable import one_line
from whichside_rules.vocabulary import Vocabulary, VocabularyError, WorldLike, load
from whichside_rules.vocabulary.registry import Kind

if TYPE_CHECKING:
    from pytest_bdd.parser import Step as BddStep

__all__ = ["FeatureFile", "Hooks", "ScenarioItem"]

PROPERTY = "whichside"


class Hooks(BindingHooks):
    """Registered with the first feature of a session; keeps what its features share."""

    def __init__(self, config: pytest.Config) -> None:
        super().__init__()
        self.config = config
        self._vocabulary: Vocabulary | None = None

    @property
    def vocabulary(self) -> Vocabulary:
        """The vocabulary, loaded once in a session."""
        if self._vocabulary is None:
            self._vocabulary = load(str(self.config.getini("whichside_vocabulary")) or None)
        return self._vocabulary

    def not_ours(self, path: Path) -> str | None:
        """Why a feature that was named is none to be asked; ``None`` if it names a game."""
        try:
            if names_a_game(path, self.vocabulary):
                return None
        except VocabularyError as error:
            return one_line(str(error))
        games = ", ".join(self.vocabulary.sentences.games)
        return (
            f"no tag and no sentence of it is of a game known here ({games}); "
            "if it asks about one, 'whichside check' says what is wrong with it"
        )

    @pytest.hookimpl
    def pytest_bdd_before_step(self, request: pytest.FixtureRequest, step: BddStep) -> None:
        """Remember the step, so that a failure can name it."""
        item = request.node
        if isinstance(item, ScenarioItem):
            item.step = (step.line_number, f"{step.keyword.strip()} {step.name}")
            item.said = step.name


class FeatureFile(FeatureModule):
    """A feature file, checked as a whole before its scenarios are handed out."""

    hooks: Hooks
    feature: Feature
    steps: Steps

    @classmethod
    def build(cls, parent: pytest.Collector, path: Path, hooks: Hooks) -> FeatureFile:
        """The collector for a file."""
        node: FeatureFile = cls.from_parent(parent, path=path)
        node.hooks = hooks
        return node

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """Refuse a faulty file with all its problems at once, or give its scenarios."""
        try:
            vocabulary = self.hooks.vocabulary
        except VocabularyError as error:
            raise self.CollectError(str(error)) from None
        feature, problems = lint(self.path, vocabulary)
        if problems or feature is None:
            raise self.CollectError("\n".join(shown(problems, self.config.invocation_params.dir)))
        self.feature = feature
        name = "whichside_feature_" + re.sub(r"\W", "_", self.path.stem)
        self.steps = step_module(name, vocabulary, _perform)
        # Of the module only its fixtures are collected; there is nothing else in it.
        yield from super().collect()
        bound = bound_scenarios(self.path, feature.document, self.hooks)
        labels: dict[int, dict[str, int]] = {}
        for question in questions(feature, vocabulary):
            line = question.scenario.line
            label = _label(question.row, labels.setdefault(line, {}))
            yield ScenarioItem.build(self, question, label, bound[line], vocabulary)


def _label(row: Row | None, labels: dict[str, int]) -> str:
    """The part of an id that tells rows apart."""
    if row is None:
        return ""
    label = " ".join(row.label.split())
    labels[label] = labels.get(label, 0) + 1
    return f"[{label}]" if labels[label] == 1 else f"[{label} #{labels[label]}]"


class ScenarioItem(pytest.Function):
    """One scenario, or one row of an outline."""

    sitting: Sitting
    #: What the reports need, sent with them (also between processes).
    facts: dict[str, Any]
    step: tuple[int, str] | None = None
    said: str = ""

    @classmethod
    def build(
        cls,
        parent: FeatureFile,
        question: Question,
        label: str,
        bound: Callable[[pytest.FixtureRequest, dict[str, str]], object],
        vocabulary: Vocabulary,
    ) -> ScenarioItem:
        """The item, with its marks and its facts."""
        scenario, row = question.scenario, question.row

        def ask(request: pytest.FixtureRequest, world: WorldLike) -> None:
            __tracebackhide__ = True
            item = request.node
            assert isinstance(item, ScenarioItem)
            item.ask(world, lambda: bound(request, row.values if row else {}))

        item: ScenarioItem = cls.from_parent(parent, name=f"{scenario.name}{label}", callobj=ask)
        for clause in question.clauses:
            item.add_marker(pytest.mark.clause(id=clause))
        # Tags without a dot are no marks, but `-k` finds them.
        item.extra_keyword_matches.update(tag for tag in question.tags if "." not in tag)
        observing = item.config.getoption("whichside_evidence") or item.config.getini(
            "whichside_evidence"
        )
        item.sitting = Sitting(question, vocabulary, evidence=bool(observing))
        named = item.session.isinitpath(item.path)
        item.facts = {**question.facts, **NOTHING_SHOWN, "readings": [], "named": named}
        item.user_properties.append((PROPERTY, item.facts))
        return item

    def ask(self, world: WorldLike, perform: Callable[[], object]) -> None:
        """Run the scenario and judge it as a whole."""
        __tracebackhide__ = True
        self.step = None

        def all_of_it() -> None:
            __tracebackhide__ = True
            perform()
            self.step = None
            world.finish()

        try:
            self.sitting.hold(world, all_of_it)
        finally:
            shown = self.sitting.shown(world)
            self.facts.update(shown, readings=self.sitting.hangs_on(world))
        self.sitting.judge_evidence(self.facts)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The place in the feature file."""
        return self.path, self.sitting.question.scenario.line - 1, self.name

    def repr_failure(  # type: ignore[override]
        self, excinfo: pytest.ExceptionInfo[BaseException]
    ) -> Any:
        """``file:line: step``, then what the rules say; a traceback only if one is asked for."""
        option = self.config.option
        if getattr(option, "fulltrace", False) or option.tbstyle in ("long", "native"):
            return super().repr_failure(excinfo)
        scenario = self.sitting.question.scenario
        line, text = self.step or (scenario.line, scenario.name)
        steps = self.sitting.question.steps
        blamed = to_blame(excinfo.value, len(steps))
        if blamed < len(steps):
            line, text = steps[blamed].line, f"{steps[blamed].keyword} {steps[blamed].text}"
        path = self.path
        start = self.config.invocation_params.dir
        if path.is_relative_to(start):
            path = path.relative_to(start)
        return told(f"{path.as_posix()}:{line}: {text}\n{_message(excinfo)}")


def _message(excinfo: pytest.ExceptionInfo[BaseException]) -> str:
    error = excinfo.value
    text = str(getattr(error, "msg", None) or error).strip()
    if isinstance(error, (AssertionError, pytest.fail.Exception)) and text:
        return text
    # Not the verdict of a step: say what happened and where, so that it can be reported.
    frame = excinfo.traceback[-1]
    place = f"{frame.path}:{frame.lineno + 1}, in {frame.name}"
    return f"{type(error).__name__}: {text or '(no message)'}\n  at {place}"


def _perform(
    request: pytest.FixtureRequest,
    kind: Kind,
    text: str,
    world: WorldLike,
    datatable: list[list[str]] | None,
    docstring: str | None,
) -> None:
    """Perform one step: called by pytest-bdd through the step definitions of the module."""
    __tracebackhide__ = True
    item = request.node
    assert isinstance(item, ScenarioItem)
    match = item.sitting.question.sentences.match(kind, text)[0]
    item.sitting.perform(world, match, item.said, datatable, docstring)
