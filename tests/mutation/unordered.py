"""Whether a loop comes to the same in whatever order it goes, as far as its own code shows that.

It does where what it makes is only asked something that knows no order, where it finds what is
there once, where it does the same so many times, and where any of those that it finds gives the
same.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.mutation.operators import Place

UNORDERED = frozenset(
    {
        "any",
        "all",
        "bool",
        "sum",
        "max",
        "min",
        "len",
        "set",
        "frozenset",
        "sorted",
        "Counter",
        "isinstance",
    }
    | {"Offer", "equally_likely", "shuffled"}
)
"""Calls that give the same in whatever order things come: in which order moves are offered is no
rule."""
KEYS = frozenset({"id", "name"})
"""What is looked for by one of these is there once."""
_HANDED_ON = frozenset({"tuple", "list", "dict", "iter", "enumerate"})
"""Calls that give what they are given, in its order."""
_ASKED = frozenset({"get", "count", "issubset", "issuperset", "isdisjoint"})
"""Methods that look into something, in no order."""
_VIEWS = frozenset({"keys", "values", "items"})


def called(node: ast.AST) -> str:
    """The name of what is called."""
    if not isinstance(node, ast.Call):
        return ""
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def is_unordered(node: ast.For | ast.comprehension, place: Place) -> bool:
    """Whether what a loop makes is the same in whatever order it goes."""
    if _is_counted(node) or _is_lookup(node):
        return True
    if isinstance(node, ast.For):
        return _gives_the_same(node.body) or _forbids(node, place)
    if isinstance(place.parents[-2], ast.YieldFrom) and _tells_violations(place):
        return True
    return _Uses(place).of_what_is_made(place.parent)


def is_used_unordered(node: ast.expr, place: Place) -> bool:
    """Whether nobody asks in which order that is which an expression gives."""
    return _Uses(place).are_unordered(node)


class _Uses:
    """What becomes of the things that a function makes."""

    def __init__(self, place: Place) -> None:
        self._function = place.function
        top = place.function or place.source.tree
        self._above = {
            child: node for node in ast.walk(top) for child in ast.iter_child_nodes(node)
        }

    def of_what_is_made(self, made: ast.AST) -> bool:
        """Whether nobody asks for the order of what a comprehension makes."""
        if isinstance(made, ast.SetComp):
            return True
        if isinstance(made, ast.DictComp):
            return _is_key(made) and self.are_unordered(made)
        return isinstance(made, (ast.ListComp, ast.GeneratorExp)) and self.are_unordered(made)

    def are_unordered(self, node: ast.AST) -> bool:
        """Whether what is done with an expression knows no order."""
        above = self._above.get(node)
        if isinstance(above, ast.Starred):
            node, above = above, self._above.get(above)
            if isinstance(above, ast.Set):
                return True
        if isinstance(above, ast.Call) and node in above.args:
            if called(above) in UNORDERED:
                return True
            return called(above) in _HANDED_ON and self.are_unordered(above)
        if isinstance(above, ast.Attribute):
            call = self._above.get(above)
            if above.attr in _ASKED:
                return True
            return above.attr in _VIEWS and call is not None and self.are_unordered(call)
        if isinstance(above, (ast.Tuple, ast.List)) and isinstance(node, ast.Starred):
            return self.are_unordered(above)
        if isinstance(above, ast.Compare):
            asked = (ast.In, ast.NotIn)
            return node in above.comparators and all(isinstance(op, asked) for op in above.ops)
        if isinstance(above, ast.Subscript):
            return isinstance(node, ast.DictComp) and node is above.value
        if isinstance(above, ast.comprehension):
            if node is not above.iter:
                return True  # a test
            return _is_lookup(above) or self.of_what_is_made(self._above[above])
        if isinstance(above, ast.For):
            return _is_lookup(above) or _gives_the_same(above.body)
        if isinstance(above, (ast.Assign, ast.AnnAssign)):
            return self._is_only_asked(node, above)
        return self._is_test(node)

    def _is_test(self, node: ast.AST) -> bool:
        """Whether it is only asked if there is anything."""
        above = self._above.get(node)
        if isinstance(above, (ast.If, ast.While, ast.IfExp)):
            return above.test is node
        if isinstance(above, ast.BoolOp):
            return self._is_test(above)
        return isinstance(above, ast.UnaryOp) and isinstance(above.op, ast.Not)

    def _is_only_asked(self, made: ast.AST, given: ast.Assign | ast.AnnAssign) -> bool:
        """Whether all that is done with a local name knows no order."""
        targets = given.targets if isinstance(given, ast.Assign) else [given.target]
        if self._function is None or len(targets) != 1 or not isinstance(targets[0], ast.Name):
            return False
        named = [
            one
            for one in ast.walk(self._function)
            if isinstance(one, ast.Name) and one.id == targets[0].id
        ]
        uses = [one for one in named if isinstance(one.ctx, ast.Load)]
        if any(one is not targets[0] for one in named if isinstance(one.ctx, ast.Store)):
            return False  # it may stand for something else
        return all(
            self.are_unordered(one) or (isinstance(made, ast.DictComp) and self._is_looked_up(one))
            for one in uses
        )

    def _is_looked_up(self, node: ast.AST) -> bool:
        above = self._above.get(node)
        return isinstance(above, ast.Subscript) and above.value is node


def _bound(node: ast.For | ast.comprehension) -> set[str]:
    return {one.id for one in ast.walk(node.target) if isinstance(one, ast.Name)}


def _is_key(made: ast.DictComp) -> bool:
    """Whether no two of a table can have the same key."""
    if len(made.generators) != 1:
        return False
    bound = _bound(made.generators[0])
    return _is_key_of(made.key, bound) or (
        isinstance(made.key, ast.Name) and {made.key.id} == bound
    )


def _is_key_of(node: ast.expr, bound: set[str]) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr in KEYS
        and isinstance(node.value, ast.Name)
        and node.value.id in bound
    )


def _is_counted(node: ast.For | ast.comprehension) -> bool:
    """Whether the same is done so many times."""
    return isinstance(node.target, ast.Name) and node.target.id == "_"


def _is_lookup(node: ast.For | ast.comprehension) -> bool:
    """Whether one thing is looked for by what it is called, among things of one kind."""
    if any(isinstance(one, ast.Starred) for one in ast.walk(node.iter)):
        return False  # what is joined may have the same name
    if isinstance(node, ast.comprehension):
        tests = node.ifs
    elif len(node.body) == 1 and isinstance(node.body[0], ast.If) and not node.body[0].orelse:
        tests = [node.body[0].test]
    else:
        return False
    bound = _bound(node)
    return any(
        isinstance(one, ast.Compare)
        and isinstance(one.ops[0], ast.Eq)
        and len(one.ops) == 1
        and _is_key_of(one.left, bound)
        and not any(isinstance(n, ast.Name) and n.id in bound for n in ast.walk(one.comparators[0]))
        for one in _parts(tests)
    )


def _parts(tests: list[ast.expr]) -> Iterator[ast.expr]:
    """What must hold, each part by itself."""
    for test in tests:
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
            yield from _parts(test.values)
        else:
            yield test


def _gives_the_same(body: list[ast.stmt]) -> bool:
    """Whether nothing is done but to return, whatever is found, one and the same constant."""
    returned: set[str] = set()
    todo = list(body)
    while todo:
        one = todo.pop()
        if isinstance(one, (ast.If, ast.For)) and not one.orelse:
            todo += one.body
        elif isinstance(one, ast.Return) and isinstance(one.value, ast.Constant):
            returned.add(repr(one.value.value))
        elif not isinstance(one, (ast.Pass, ast.Continue)):
            return False
    return len(returned) == 1


def _tells_violations(place: Place) -> bool:
    function = place.function
    returns = function.returns if isinstance(function, ast.FunctionDef) else None
    said = ast.unparse(returns).strip("'") if returns else ""
    return said.startswith("Iterator[Violation")


def _forbids(node: ast.For, place: Place) -> bool:
    """Whether each round only tells what forbids a move: all is told, whatever comes first."""
    if not _tells_violations(place):
        return False
    left = (ast.Return, ast.Break, ast.AugAssign, ast.Assign, ast.AnnAssign)
    return not any(isinstance(one, left) for part in node.body for one in ast.walk(part))
