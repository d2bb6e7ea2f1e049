"""What editors complete in ``position(...)`` is what a position has."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any, is_typeddict

import pytest

from whichside_rules import postal, whichside
from whichside_rules.kernel.values.value import fields_of
from whichside_rules.postal.engine import given as postal_given
from whichside_rules.whichside.engine import given as whichside_given

OWN = {"name", "people"}
"""Of a Tenement: the keys under which it and its people are given."""


def typed(cls: Any) -> set[str]:
    assert is_typeddict(cls)
    return set(cls.__annotations__)


@pytest.mark.parametrize(
    ("game", "state", "given"),
    [
        (postal, postal.PostalState, postal_given.Given),
        (whichside, whichside.WhichsideState, whichside_given.Given),
    ],
)
def test_every_field_of_a_position_can_be_given_by_its_name(
    game: ModuleType, state: Any, given: Any
) -> None:
    arguments = set(inspect.signature(game.position).parameters) - {"given"}
    assert typed(given) == set(fields_of(state)) - arguments


def test_every_field_of_a_tenement_can_be_given_by_its_name() -> None:
    assert typed(whichside_given.GivenTenement) == set(fields_of(whichside.TenementState)) - OWN
