"""What is public and has no type is seen, wherever it is judged."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gates.public_types import untyped


def report(name: str, *, known: bool = False, exported: bool = True) -> dict[str, Any]:
    symbol = {
        "name": name,
        "isTypeKnown": known,
        "isExported": exported,
        "diagnostics": [{"message": "Type of base class unknown"}],
    }
    return {"generalDiagnostics": [], "typeCompleteness": {"symbols": [symbol]}}


@pytest.mark.parametrize(
    ("name", "adapter"),
    [
        ("whichside_rules.kernel.A", False),
        ("whichside_rules.clientsfoo.A", False),
        ("whichside_rules.clients.mcp.A", True),
    ],
)
def test_what_has_no_type_is_told_where_it_is_judged(name: str, *, adapter: bool) -> None:
    found = report(name)
    assert list(untyped(found, adapters=adapter)) == [f"{name}: Type of base class unknown"]
    assert list(untyped(found, adapters=not adapter)) == []


def test_what_is_typed_or_not_public_is_not_told() -> None:
    assert not [*untyped(report("whichside_rules.A", known=True), adapters=False)]
    assert not [*untyped(report("whichside_rules.A", exported=False), adapters=False)]


def test_a_complaint_of_the_whole_is_told() -> None:
    found = report("whichside_rules.A", known=True)
    found["generalDiagnostics"] = [{"message": "No py.typed file found"}]
    assert list(untyped(found, adapters=True)) == ["No py.typed file found"]
