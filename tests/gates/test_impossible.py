"""Whatever says that a position or a table cannot be says by which clause.

Beside it stands what is no matter of the book: two Givens that contradict each other, and a value
of another type, which a programmer gave.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from whichside_rules.kernel.book import rulebook

ROOT = Path(__file__).resolve().parents[2] / "whichside_rules"
RULES = [*rulebook.built_in(), *rulebook.unfinished()]
CHECKED = [
    path
    for folder in (*RULES, "vocabulary")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if path != ROOT / "vocabulary" / "world.py"  # whose methods the others call
]
IN_ORDER = {
    "controlled_in_order",
    "taken_in_the_resolution",
    "dice_in_the_offensive",
    "due_in_time",
    "over_with_an_ending",
    "in_the_order_of_the_book",
    "there_is_a_hand_for_each",
    "there_is_an_entry_for_each",
    "hands_are_in_order",
    "the_tiles_lie_in_one_pile",
}
"""What only keeps written positions in order: a position of JSON can break it, no table can."""
LEAST: dict[str, int] = {"impossible": 2, "never": 3}
"""How many things are said at least where a position is refused: what is wrong, and a clause."""


def without_clause(source: str) -> Iterator[str]:
    """What refuses a position or a table and names no clause, with its line."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and not _names_a_clause(node):
            yield f"{node.lineno}: {ast.unparse(node.func)}"
        if isinstance(node, ast.FunctionDef):
            for one in node.decorator_list:
                if _called(one) == "invariant" and not _has_clause(one, node):
                    yield f"{node.lineno}: {node.name}"


def _called(node: ast.AST) -> str:
    function = node.func if isinstance(node, ast.Call) else None
    return str(getattr(function, "attr", None) or getattr(function, "id", ""))


def _names_a_clause(call: ast.Call) -> bool:
    name, said = _called(call), call.args
    if name == "ImpossibleWorld":
        return False
    if name == "ImpossiblePosition":  # a programmer's own words are no text of the game
        return bool(said) and isinstance(said[0], ast.JoinedStr | ast.Constant)
    if name in LEAST and not (isinstance(call.func, ast.Attribute) and _is_text(call.func)):
        return len(said) + len(call.keywords) >= LEAST[name] or any(
            isinstance(one, ast.Starred) for one in said
        )
    return True


def _is_text(function: ast.Attribute) -> bool:
    """Whether it is ``words.impossible``, which finds the text."""
    return isinstance(function.value, ast.Name) and function.value.id == "words"


def _has_clause(decorator: ast.expr, function: ast.FunctionDef) -> bool:
    assert isinstance(decorator, ast.Call)
    if len(decorator.args) > 1:
        return True
    return any(
        isinstance(node, ast.Call) and _called(node) == "Broken" for node in ast.walk(function)
    )


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_cannot_be_names_its_clause(path: Path) -> None:
    found = without_clause(path.read_text(encoding="utf-8"))
    assert [one for one in found if one.partition(": ")[2] not in IN_ORDER] == []


def test_what_keeps_positions_in_order_is_there() -> None:
    found = {
        one.partition(": ")[2]
        for path in CHECKED
        for one in without_clause(path.read_text(encoding="utf-8"))
    }
    assert found == IN_ORDER


@pytest.mark.parametrize(
    "source",
    [
        "raise ImpossibleWorld('the board has 6')",
        "raise ImpossiblePosition(words.impossible('nothing-to-do'))",
        "raise impossible(words.impossible('nothing-to-do'))",
        "raise game.impossible(Text('six', 'six'))",
        "game.never('six', 'six')",
        "@invariant(State)\ndef check(state):\n    yield words.impossible('six')",
    ],
)
def test_what_names_none_is_found(source: str) -> None:
    assert list(without_clause(source))


def test_what_names_one_is_not() -> None:
    source = """
raise impossible(words.impossible('nothing-to-do'), 'toy.turn.order')
raise ImpossiblePosition(f'setup is {setup!r}')
@invariant(State, 'toy.turn.order')
def check(state):
    yield words.impossible('six')
@invariant(State)
def other(state):
    yield Broken('toy.turn.order', words.impossible('six'))
"""
    assert list(without_clause(source)) == []
