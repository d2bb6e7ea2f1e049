"""The JSON Schema of a value has the texts under its fields, wherever its class stands."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from pydantic import TypeAdapter

from whichside_rules.kernel.values.value import value


@value
class Plain:
    """A value."""

    count: int
    """How many."""
    bare: int

    @value
    class Inner:
        """A value in another."""

        count: int
        """How many
        inside.
        """


def made() -> type:
    @value
    class Plain:
        """A value with a name that another has."""

        count: int
        """How many in a function."""

    return Plain


if __name__ != "elsewhere":

    @value
    class Sometimes:
        """A value under a condition."""

        count: int
        """How many, sometimes."""


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Plain, "How many."),
        (Plain.Inner, "How many\ninside."),
        (made(), "How many in a function."),
        (Sometimes, "How many, sometimes."),
    ],
)
def test_a_schema_has_the_texts_under_the_fields(kind: type, text: str) -> None:
    fields = TypeAdapter(kind).json_schema()["properties"]
    assert fields["count"]["description"] == text
    assert "description" not in fields.get("bare", {})


def test_a_value_without_a_source_has_no_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("made_by_hand")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    module.__dict__["value"] = value
    exec("@value\nclass Plain:\n    count: int\n    'How many.'\n", module.__dict__)
    schema = TypeAdapter[object](module.__dict__["Plain"]).json_schema()
    assert "description" not in schema["properties"]["count"]
