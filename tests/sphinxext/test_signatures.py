"""What autodoc is told about dataclasses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import Field
from pydantic.dataclasses import dataclass as pydantic_dataclass

from whichside_rules.sphinxext.writing.signatures import process_docstring, process_signature


@pydantic_dataclass(frozen=True, slots=True)
class Move:
    place: str
    """Where to."""
    amount: Annotated[int, Field(ge=0, le=9)] = 1
    """How much."""
    notes: tuple[str, ...] = Field(default_factory=tuple)


@dataclass
class Plain:
    first: int
    rest: list[int] = field(default_factory=list)


def signature(cls: type) -> str:
    found = process_signature(None, "class", cls.__name__, cls, None, None, None)  # type: ignore[arg-type]
    assert found is not None
    return found[0]


def test_defaults_are_plain() -> None:
    assert signature(Move) == "(place, amount=1, notes=...)"
    assert signature(Plain) == "(first, rest=...)"


def test_fields_come_with_type_docstring_and_limits() -> None:
    lines: list[str] = []
    process_docstring(None, "class", "Move", Move, None, lines)  # type: ignore[arg-type]
    text = "\n".join(lines)
    assert ":param place: Where to." in text
    assert ":param amount: How much (at least 0, at most 9)." in text
    assert ":type amount: int" in text
    assert ":type notes: tuple[str, ...]" in text
    assert "FieldInfo" not in text


def test_other_classes_are_left_alone() -> None:
    thing: Any = type("Thing", (), {})
    assert process_signature(None, "class", "Thing", thing, None, None, None) is None  # type: ignore[arg-type]
