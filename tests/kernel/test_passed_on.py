"""What a module of the kernel passes on is all of its functions and classes that others may use."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "whichside_rules"
MODULES = [
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    for path in sorted((PACKAGE / "kernel").rglob("*.py"))
    if "\n__all__ = " in path.read_text(encoding="utf-8")
]
INSIDE = frozenset(("holding", "in_one_draft"))
"""What the kernel itself and the rules use, and no program."""


@pytest.mark.parametrize("name", MODULES)
def test_what_is_public_is_passed_on(name: str) -> None:
    module = import_module(name)
    public = {
        each
        for each, one in vars(module).items()
        if callable(one) and getattr(one, "__module__", "") == name and not each.startswith("_")
    }
    assert public - INSIDE <= set(module.__all__) <= vars(module).keys()
