"""The only module that touches what pytest and pytest-bdd keep to themselves.

- ``FeatureModule._getobj`` (pytest): a collector of Python functions whose module is made here
  instead of imported, so that the three step definitions and the world are visible to the
  scenarios of one file and to nothing else.
- ``pytest_bdd.feature.features`` (pytest-bdd): a cache of parsed files that is never emptied; a
  file changed between two runs in one process would be run as it was.
- ``FeatureParser._parse_feature_file`` (pytest-bdd): the file is read once, by us.
- ``pytest_bdd.scenario.get_step_function`` (pytest-bdd): at each step it looks through all fixtures
  there are, which takes longer than the step. For our files the definition is known.

Everything else goes through documented API: ``pytest_bdd.scenario``, ``StepParser`` and the
hooks. Tested with pytest 8.4 and 9.2, pytest-bdd 9.0.
"""

from __future__ import annotations

import inspect
import os
import types
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import pytest_bdd
from pytest_bdd import feature as bdd_feature, parser, parsers
from pytest_bdd.gherkin_parser import GherkinDocument

from whichside_rules.vocabulary import Vocabulary, WorldLike
from whichside_rules.vocabulary.registry import KINDS, Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["BindingHooks", "FeatureModule", "Perform", "bound_scenarios", "step_module"]

Perform = Callable[[pytest.FixtureRequest, Kind, str, WorldLike, Any, str | None], None]
Bound = Callable[[pytest.FixtureRequest, dict[str, str]], object]


class FeatureModule(pytest.Module):
    """A collector whose module object is given, not imported."""

    steps: Steps

    def _getobj(self) -> Steps:
        return self.steps


class Steps(types.ModuleType):
    """The step definitions and the world of one feature file."""

    names: dict[str, str]
    """The fixture that is the step definition, for each kind of step."""


class _Whole(parsers.StepParser):
    """Takes a step as it is: that a sentence understands it was made sure before anything runs."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"whichside {kind}")

    def is_matching(self, name: str) -> bool:
        return False  # whoever looks for it is not one of our files

    def parse_arguments(self, name: str) -> dict[str, Any]:
        return {"text": name}


def step_module(name: str, vocabulary: Vocabulary, perform: Perform) -> Steps:
    """A module with the world fixture and one step definition for each kind of step."""
    module = Steps(name)
    module.names = {}

    def define(kind: Kind) -> None:
        def step(
            request: pytest.FixtureRequest,
            text: str,
            world: WorldLike,
            datatable: Any = None,
            docstring: str | None = None,
        ) -> None:
            __tracebackhide__ = True
            perform(request, kind, text, world, datatable, docstring)

        # pytest-bdd asks for it at each step.
        step.__signature__ = inspect.signature(step)  # type: ignore[attr-defined]

        # The decorator leaves its fixture in the locals of its caller: here a class body.
        class Definition:
            getattr(pytest_bdd, kind)(_Whole(kind))(step)

        for key, value in vars(Definition).items():
            if not key.startswith("__"):
                setattr(module, key, value)
                module.names[kind] = key

    for kind in KINDS:
        define(kind)

    @pytest.fixture(name="world")
    def world() -> WorldLike:
        """The world of one scenario."""
        return vocabulary.world_factory()

    module.__dict__["world"] = world
    return module


# ``pytest_bdd.scenario`` as an attribute is a function of that name.
_bdd_scenario: Any = import_module("pytest_bdd.scenario")
_searched: Callable[..., Any] = _bdd_scenario.get_step_function


def _step_function(request: pytest.FixtureRequest, step: parser.Step) -> Any:
    """The step definition of a file of ours, or what pytest-bdd finds."""
    file = request.node.parent
    if isinstance(file, FeatureModule):
        return request.getfixturevalue(file.steps.names[step.type])
    return _searched(request, step)


_bdd_scenario.get_step_function = _step_function


class BindingHooks:
    """Keeps pytest-bdd from turning the tags of our scenarios into unregistered marks."""

    def __init__(self) -> None:
        self.binding: bool = False

    @contextmanager
    def bind(self) -> Iterator[None]:
        """While active, tags are left alone; the collector adds the marks itself."""
        self.binding = True
        try:
            yield
        finally:
            self.binding = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_apply_tag(self, tag: str, function: Callable[..., object]) -> object:
        """Claim the tag while one of our files is being bound."""
        return function if self.binding else None


class _Read(parser.FeatureParser):
    """What pytest-bdd makes of a file that is read already: to parse it takes long."""

    def __init__(self, path: Path, document: Mapping[str, Any]) -> None:
        super().__init__(str(path.parent), path.name, "utf-8-sig")
        self.document = document

    def _parse_feature_file(self) -> GherkinDocument:
        return GherkinDocument.from_dict(self.document)


def bound_scenarios(
    path: Path, document: Mapping[str, Any], hooks: BindingHooks
) -> dict[int, Bound]:
    """The scenarios of a file, by their line, as functions of the request and a row.

    ``document`` is the file as the official Gherkin parser reads it.
    """
    bound: dict[int, Bound] = {}
    place = {"encoding": "utf-8-sig", "features_base_dir": str(path.parent)}
    with hooks.bind():
        parsed = bdd_feature.features[os.path.abspath(path)] = _Read(path, document).parse()
        for template in parsed.scenarios.values():

            def empty() -> None:
                """The steps are all there is."""

            # Rows become items of their own, so neither their marks nor a parametrization.
            template.examples = []
            bind = pytest_bdd.scenario(path.name, template.name, **place)
            bound[template.line_number] = bind(empty)
    bdd_feature.features.pop(os.path.abspath(path), None)
    return bound
