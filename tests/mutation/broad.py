"""The second family of operators: order, exchange, what is cut short, done twice or given up early.

They are made like those of :mod:`.operators` and asked for by ``--broad``; the breaks of the first
family keep their ids. What would only crash, or could make no difference, is left alone where that
can be seen.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeGuard

from tests.mutation.aside import TOLD
from tests.mutation.operators import (
    Operator,
    Piece,
    Place,
    is_joined,
    is_listed,
    make,
    operands,
    whole,
)
from tests.mutation.source import kinds_in
from tests.mutation.unordered import UNORDERED, called, is_unordered, is_used_unordered

BROAD: dict[str, Operator] = {}
"""By the word that ids of breaks have for them."""
ENDLESS = frozenset({"count", "cycle", "repeat", "iter"})
"""Calls that may give things without end: they cannot be listed first."""
NAMED = frozenset({"operations", "phases"})
"""What is declared with these is found by its kind or its name, in whatever order it stands."""
SAME = frozenset({"expect", "setattr"})
"""Calls that only look, or write what they are given: a second time nothing is different."""


def broad(name: str) -> Callable[[Operator], Operator]:
    """Enter an operator."""

    def enter(function: Operator) -> Operator:
        BROAD[name] = function
        return function

    return enter


# Order ------------------------------------------------------------------------------------------


@broad("backwards")
def backwards(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A loop that goes the other way, a list that is sorted the other way."""
    if _offers(place):
        return
    if isinstance(node, (ast.For, ast.comprehension)):
        same = _is_endless(node.iter) or is_unordered(node, place)
        if not same:
            yield place.instead(node.iter, f"reversed([*({place.source.of(node.iter)})])")
    elif isinstance(node, ast.Call) and called(node) == "sorted":
        turned = any(one.arg == "reverse" for one in node.keywords)
        if not turned and not is_used_unordered(node, place):
            given = [place.source.of(one) for one in (*node.args, *node.keywords)]
            yield place.instead(node, f"sorted({', '.join((*given, 'reverse=True'))})")


@broad("sequence")
def sequence(node: ast.AST, place: Place) -> Iterator[Piece]:
    """Two neighbouring statements exchanged, where one does not need what the other makes."""
    if place.function is None:
        return
    following = _next_statement(node, place)
    if following is None or not (_does(node) and _does(following)):
        return
    if _returns(place.function).startswith("Iterator[Violation") and not any(
        isinstance(one, ast.Return) for part in (node, following) for one in ast.walk(part)
    ):
        return  # all that forbids a move is told, whatever is told first
    made, needed = _names(node, ast.Store), _names(following, ast.Load)
    if made & needed:
        return  # it would crash
    if _is_local(node) and _is_local(following):
        return
    if any(_only_looks(one) and _only_leaves(other) for one, other in _both(node, following)):
        return  # what is not asked for is not missed
    if _is_plain(node) and _is_plain(following) and not _meet(node, following):
        return  # each is the same without the other
    if (_is_local(node) or _is_local(following)) and not (
        _names(node, ast.Load) & (needed | _names(following, ast.Store))
    ):
        return  # what is only called by a name is the same a line later
    source = place.source
    (start, first), (second, end) = source.span(node), source.span(following)
    if source.of(node) != source.of(following):
        middle = source.piece(first, second)
        if not middle.strip():
            yield start, end, f"{source.of(following)}{middle}{source.of(node)}"


@broad("beside")
def beside(node: ast.AST, place: Place) -> Iterator[Piece]:
    """Two neighbours of a list exchanged."""
    if not isinstance(node, (ast.Tuple, ast.List)) or not is_listed(node, place):
        return
    if _is_asked_in(node, place.parent) or called(place.parent) in UNORDERED:
        return
    if _offers(place) or (isinstance(place.parent, ast.keyword) and place.parent.arg in NAMED):
        return
    if isinstance(place.parent, ast.Assign) and "__all__" in _names(place.parent, ast.Store):
        return
    source = place.source
    for one, other in zip(node.elts, node.elts[1:], strict=False):
        if source.of(one) != source.of(other):
            (start, first), (second, end) = source.span(one), source.span(other)
            middle = source.piece(first, second)
            yield start, end, f"{source.of(other)}{middle}{source.of(one)}"


# Exchange ---------------------------------------------------------------------------------------


@broad("keywords")
def keywords(node: ast.AST, place: Place) -> Iterator[Piece]:
    """What two neighbouring keywords of a call are given exchanged, where it is of one make."""
    if not isinstance(node, ast.Call):
        return
    source = place.source
    for one, other in zip(node.keywords, node.keywords[1:], strict=False):
        values = source.of(one.value), source.of(other.value)
        if one.arg is None or other.arg is None or values[0] == values[1]:
            continue
        if one.arg in TOLD and other.arg in TOLD:
            continue
        if make(one.value) == make(other.value):
            start, end = source.span(one.value)[0], source.span(other.value)[1]
            middle = source.piece(source.span(one.value)[1], source.span(other.value)[0])
            yield start, end, f"{values[1]}{middle}{values[0]}"


_TURNED: dict[type[ast.cmpop], str] = {
    ast.Lt: ">",
    ast.LtE: ">=",
    ast.Gt: "<",
    ast.GtE: "<=",
}


@broad("sides")
def sides(node: ast.AST, place: Place) -> Iterator[Piece]:
    """The two sides of a comparison or of a difference exchanged."""
    if isinstance(node, ast.Compare):
        if len(node.ops) == 1 and type(node.ops[0]) in _TURNED:
            sign = _TURNED[type(node.ops[0])]
            yield from operands(place, node.left, node.comparators[0], sign)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Sub, ast.FloorDiv, ast.Mod)):
        source = place.source
        if not (is_joined(node.left) or is_joined(node.right)):
            (start, first), (second, end) = source.span(node.left), source.span(node.right)
            middle, loose = source.piece(first, second), (ast.BinOp, ast.UnaryOp, ast.BoolOp)
            left, right = source.of(node.left), source.of(node.right)
            if left != right and "(" not in middle and ")" not in middle:
                left = f"({left})" if isinstance(node.left, loose) else left
                yield start, end, f"{right}{middle}{left}"


# Conditions -------------------------------------------------------------------------------------


@broad("either")
def either(node: ast.AST, place: Place) -> Iterator[Piece]:
    """*And* for *or*, *or* for *and*."""
    if isinstance(node, ast.BoolOp):
        other = " or " if isinstance(node.op, ast.And) else " and "
        yield place.instead(node, other.join(whole(place, value) for value in node.values))


@broad("chain")
def chain(node: ast.AST, place: Place) -> Iterator[Piece]:
    """One end of a chain of comparisons dropped."""
    if isinstance(node, ast.Compare) and len(node.ops) > 1:
        source = place.source
        end, start = source.span(node.comparators[-2])[1], source.span(node.comparators[0])[0]
        for kept in (
            source.piece(start, source.span(node)[1]),
            source.piece(source.span(node)[0], end),
        ):
            yield place.instead(node, f"({kept})")


# Loops and effects ------------------------------------------------------------------------------


@broad("cut")
def cut(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A loop that ends after the first, or before the last, or with what it should pass over."""
    if isinstance(node, (ast.For, ast.comprehension)) and not _is_endless(node.iter):
        for part in ("[:1]", "[:-1]"):
            yield place.instead(node.iter, f"[*({place.source.of(node.iter)})]{part}")
    elif isinstance(node, ast.While) and not node.orelse and not _leaves(node.body):
        start = place.source.span(node)[0]
        yield start, start + len("while"), "if"
    elif isinstance(node, ast.Continue):
        yield place.instead(node, "break")


@broad("twice")
def twice(node: ast.AST, place: Place) -> Iterator[Piece]:
    """An effect that happens twice."""
    if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
        counted = called(node.value) not in SAME
    else:
        counted = isinstance(node, ast.AugAssign)
    if counted and place.function is not None and _begins_its_line(node, place):
        yield place.instead(node, f'for _twice in "12": {place.source.of(node)}')


_NOTHING = {
    "bool": "False",
    "str": '""',
    "None": "",
    "list": "[]",
    "dict": "{}",
    "set": "set()",
} | {
    "tuple": "()",
    "Sequence": "()",
    "Iterable": "()",
    "Collection": "()",
    "Mapping": "{}",
    "frozenset": "frozenset()",
}


@broad("early")
def early(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A function that gives nothing, or back what it was given, before it has begun."""
    function = place.parents[-1] if place.parents else node
    if not isinstance(function, ast.FunctionDef) or node not in function.body:
        return
    assert isinstance(node, ast.stmt)
    docstring = _is_text(function.body[0])
    real = function.body[1:] if docstring else function.body
    if (
        not real
        or node is not real[0]
        or (len(real) == 1 and isinstance(node, (ast.Return, ast.Raise)))
    ):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a stub
    given = _given_early(function, place)
    if given is None:
        return
    returned = f"return {given}".rstrip()
    if docstring:
        end = place.source.span(function.body[0])[1]
        yield end, end, f"; {returned}"
    elif not hasattr(node, "body"):
        start = place.source.span(node)[0]
        yield start, start, f"{returned}; "


def _given_early(function: ast.FunctionDef, place: Place) -> str | None:
    """What it gives then; ``None`` where that would only crash."""
    if any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in _own(function)):
        return ""
    kind = ast.unparse(function.returns).strip("'") if function.returns else "?"
    for one in function.args.args:
        if one.annotation and ast.unparse(one.annotation).strip("'") == kind:
            return one.arg
    if kind in place.words.numbers:
        return "0"
    if kind.endswith("| None"):
        return "None"
    return _NOTHING.get(kind.partition("[")[0])


# Readings ---------------------------------------------------------------------------------------


@broad("option")
def option(node: ast.AST, place: Place) -> Iterator[Piece]:
    """Where one option of a reading was chosen another is played."""
    if not isinstance(node, ast.AnnAssign) or not isinstance(place.parent, ast.ClassDef):
        return
    assert isinstance(node.target, ast.Name)
    readings = [set(options) for options in place.words.options]
    for kind in kinds_in(node.annotation):
        if any(set(kind) <= options for options in readings):
            for at, chosen in enumerate(kind):
                other = kind[(at + 1) % len(kind)]
                asked = f'name == "{node.target.id}" and found == "{chosen}"'
                end = place.source.span(node)[1]
                yield (
                    end,
                    end,
                    "; __getattribute__ = lambda self, name: (lambda found: "
                    f'"{other}" if {asked} else found)(object.__getattribute__(self, name))',
                )


# Helpers ----------------------------------------------------------------------------------------


def _is_endless(node: ast.expr) -> bool:
    return any(called(one) in ENDLESS for one in ast.walk(node))


def _returns(function: ast.FunctionDef | ast.Lambda) -> str:
    """What a function says it gives."""
    returns = function.returns if isinstance(function, ast.FunctionDef) else None
    return ast.unparse(returns).strip("'") if returns else ""


def _offers(place: Place) -> bool:
    """Whether it stands in a function that lists the moves of an operation."""
    if not isinstance(place.function, ast.FunctionDef):
        return False
    name = place.function.name
    module = place.source.module.rpartition("/")[2]
    return name in _offering(place.source.tree) or f"{module}.{name}" in place.words.offers


@cache
def _offering(tree: ast.Module) -> frozenset[str]:
    """The functions of a module with which operations offer their moves."""
    given = [one for one in ast.walk(tree) if isinstance(one, ast.keyword) and one.arg == "offers"]
    return frozenset(one.value.id for one in given if isinstance(one.value, ast.Name))


def _both(one: ast.AST, other: ast.AST) -> tuple[tuple[ast.AST, ast.AST], ...]:
    return (one, other), (other, one)


def _only_looks(node: ast.AST) -> bool:
    """Whether it calls something by a name, and hands what is being changed to nobody."""
    calls = [one for one in ast.walk(node) if isinstance(one, ast.Call)]
    return _is_local(node) and not any("draft" in _names(one, ast.Load) for one in calls)


def _only_leaves(node: ast.AST) -> bool:
    """Whether it only asks if the function ends here."""
    return (
        isinstance(node, ast.If)
        and not node.orelse
        and all(isinstance(one, (ast.Return, ast.Continue)) for one in node.body)
        and not any("draft" in _names(one, ast.Load) for one in node.body)
    )


def _is_asked_in(node: ast.expr, parent: ast.AST) -> bool:
    """Whether it is only asked what is in it."""
    return isinstance(parent, ast.Compare) and node in parent.comparators


def _next_statement(node: ast.AST, place: Place) -> ast.stmt | None:
    for name in ("body", "orelse", "finalbody"):
        body = getattr(place.parent, name, None)
        if isinstance(body, list) and node in body:
            at = body.index(node) + 1
            return body[at] if at < len(body) else None
    return None


def _does(node: ast.AST) -> bool:
    """Whether it is a statement that does something and then goes on."""
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    return isinstance(
        node, (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.If, ast.For, ast.While, ast.With)
    )


def _is_local(node: ast.AST) -> bool:
    """Whether it only calls something by a name."""
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        return all(isinstance(one, (ast.Name, ast.Tuple)) for one in targets)
    return False


def _is_plain(node: ast.AST) -> bool:
    """Whether it only writes a field, or tells what has happened."""
    if isinstance(node, ast.Expr):
        return called(node.value) in {"tell", "setattr"}
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    targets = [part for one in targets for part in getattr(one, "elts", [one])]
    return isinstance(node, (ast.Assign, ast.AugAssign)) and all(
        isinstance(one, ast.Attribute) for one in targets
    )


def _meet(node: ast.AST, other: ast.AST) -> bool:
    """Whether two statements tell both, or one writes what the other writes or reads."""
    calls_of = [called(one.value) for one in (node, other) if isinstance(one, ast.Expr)]
    if calls_of.count("tell") == 2 or calls_of.count("setattr") == 2:
        return True
    if "setattr" in calls_of:  # it may write any field
        read = {one.attr for part in (node, other) for one in ast.walk(part) if _is_read(one)}
        return bool(read)
    calls = [one for part in (node, other) for one in ast.walk(part) if isinstance(one, ast.Call)]
    if not all(
        called(one) in {"tell", "of"} or _is_builtin(one) or _is_apart(one) for one in calls
    ):
        return True  # what is called may read anything
    fields = [
        {one.attr for one in ast.walk(part) if isinstance(one, ast.Attribute)}
        for part in (node, other)
    ]
    written = [
        {
            one.attr
            for one in ast.walk(part)
            if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store)
        }
        for part in (node, other)
    ]
    return bool(written[0] & fields[1] or written[1] & fields[0])


def _is_read(node: ast.AST) -> TypeGuard[ast.Attribute]:
    """Whether a field is read; what events are told and made with is none."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Load)
        and node.attr not in {"tell", "of"}
    )


def _is_apart(node: ast.Call) -> bool:
    """Whether what is being changed is not handed on as a whole, so that only fields are read."""
    given = (*node.args, *(one.value for one in node.keywords))
    func = node.func.value if isinstance(node.func, ast.Attribute) else None
    return not any(isinstance(one, ast.Name) and one.id == "draft" for one in (*given, func))


def _is_builtin(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and hasattr(builtins, node.func.id)


def _names(node: ast.AST, context: type[ast.expr_context]) -> set[str]:
    found = (one for one in ast.walk(node) if isinstance(one, ast.Name))
    return {one.id for one in found if isinstance(one.ctx, context)}


def _leaves(body: list[ast.stmt]) -> bool:
    """Whether a loop is left, or passes over the rest, from within its body."""
    return any(
        isinstance(one, (ast.Break, ast.Continue)) for part in body for one in ast.walk(part)
    )


def _begins_its_line(node: ast.AST, place: Place) -> bool:
    start = place.source.span(node)[0]
    before = place.source.piece(0, start).rpartition("\n")[2]
    return not before.strip()


def _is_text(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def _own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What stands in a function itself, not in one that it makes."""
    todo: list[ast.AST] = list(function.body)
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.Lambda)):
            todo += ast.iter_child_nodes(node)
