"""The audit of every move notices what it is there for."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from tests import conftest
from whichside_rules import postal
from whichside_rules.kernel.transition import Transition


def test_the_tests_play_audited() -> None:
    assert postal.apply.__name__ == "audited_apply"


def spoil_the_old(state: Any, move: Any) -> Any:
    object.__setattr__(state, "savings", 99)
    return Transition(state, ())


def make_an_impossible_one(state: Any, move: Any) -> Any:
    after = dataclasses.replace(state)
    object.__setattr__(after, "risk", 77)
    return Transition(after, ())


def make_one_of_wrong_types(state: Any, move: Any) -> Any:
    after = dataclasses.replace(state)
    object.__setattr__(after, "controlled", ["8usd"])
    return Transition(after, ())


@pytest.mark.parametrize("fault", [spoil_the_old, make_an_impossible_one, make_one_of_wrong_types])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_faults_of_apply_are_noticed(
    monkeypatch: pytest.MonkeyPatch, fault: Callable[[Any, Any], Any]
) -> None:
    monkeypatch.setattr(conftest, "plain_apply", fault)
    with pytest.raises((AssertionError, ValueError)):
        conftest.audited_apply(postal.position(phase="payment"), postal.Pay())
