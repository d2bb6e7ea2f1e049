"""What can be broken in a rule: one function for each operator.

An operator takes a node of the tree and what is known of its place, and tells the pieces of text
that would stand there instead. It knows no game: the words, options, clauses and fields of a game
are those that :class:`.source.Words` has derived from it.

A piece never parses as something else than it says, and what merely crashes is left out where that
can be seen: a crash is always noticed and would prove nothing.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tests.mutation.source import Source, Words, kinds_in

Piece = tuple[int, int, str]
"""From where to where, in bytes, and what stands there instead."""


@dataclass(frozen=True)
class Place:
    """Where a node stands."""

    source: Source
    words: Words
    parents: tuple[ast.AST, ...]
    """From the module to the node's own parent."""

    @property
    def parent(self) -> ast.AST:
        """What it is a part of."""
        return self.parents[-1]

    @property
    def function(self) -> ast.FunctionDef | ast.Lambda | None:
        """The innermost function around it."""
        inner = [n for n in self.parents if isinstance(n, (ast.FunctionDef, ast.Lambda))]
        return inner[-1] if inner else None

    def instead(self, node: ast.AST, piece: str) -> Piece:
        """Something else in the place of a node, on as many lines, so that the others stay put."""
        start, end = self.source.span(node)
        lines = "\n" * (self.source.piece(start, end).count("\n") - piece.count("\n"))
        if lines and isinstance(node, ast.expr):
            return start, end, f"({piece}{lines})"
        return start, end, piece + lines


Operator = Callable[[ast.AST, Place], Iterator[Piece]]
OPERATORS: dict[str, Operator] = {}
"""By the word that ids of breaks have for them."""


def operator(name: str) -> Callable[[Operator], Operator]:
    """Enter an operator."""

    def enter(function: Operator) -> Operator:
        OPERATORS[name] = function
        return function

    return enter


# Expressions ------------------------------------------------------------------------------------

_COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
_COUNTED: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Div: "*",
    ast.Mod: "*",
}


@operator("compare")
def compare(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A boundary moved by one, a comparison turned round."""
    if isinstance(node, ast.Compare):
        for left, op, right in zip(
            (node.left, *node.comparators), node.ops, node.comparators, strict=False
        ):
            yield from operands(place, left, right, _COMPARED[type(op)])


@operator("count")
def count(node: ast.AST, place: Place) -> Iterator[Piece]:
    """Plus for minus, and the like; not where texts or tuples are joined."""
    if isinstance(node, ast.BinOp) and type(node.op) in _COUNTED:
        if not (is_joined(node.left) or is_joined(node.right)):
            yield from operands(place, node.left, node.right, _COUNTED[type(node.op)])
    elif isinstance(node, ast.AugAssign) and type(node.op) in _COUNTED:
        sign = _COUNTED[type(node.op)]
        if not is_joined(node.value):
            yield from operands(place, node.target, node.value, f"{sign}=")


@operator("number")
def number(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A number one more, one less."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for other in (node.value + 1, node.value - 1):
            if other < 0 and isinstance(place.parent, ast.Compare):
                continue  # nothing counts less than none: a condition that always holds
            yield place.instead(node, str(other) if other >= 0 else f"({other})")


@operator("truth")
def truth(node: ast.AST, place: Place) -> Iterator[Piece]:
    """True for false, false for true."""
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        yield place.instead(node, str(not node.value))


@operator("always")
def always(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A condition that always holds, and one that never does."""
    for condition in _conditions(node):
        yield place.instead(condition, "True")
        yield place.instead(condition, "False")


@operator("not")
def without_not(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A negation dropped."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield place.instead(node, whole(place, node.operand))


@operator("part")
def part(node: ast.AST, place: Place) -> Iterator[Piece]:
    """One part of an *and* or an *or* dropped."""
    if isinstance(node, ast.BoolOp):
        word = " and " if isinstance(node.op, ast.And) else " or "
        for dropped in node.values:
            kept = [whole(place, value) for value in node.values if value is not dropped]
            yield place.instead(node, word.join(kept))


@operator("swap")
def swap(node: ast.AST, place: Place) -> Iterator[Piece]:
    """Two neighbours among the arguments of a call swapped, where they are of one make."""
    if isinstance(node, ast.Call) and not hasattr(builtins, getattr(node.func, "id", "")):
        source = place.source
        for one, other in zip(node.args, node.args[1:], strict=False):
            if make(one) == make(other) != "Starred" and source.of(one) != source.of(other):
                (start, first), (second, end) = source.span(one), source.span(other)
                middle = source.piece(first, second)
                yield start, end, f"{source.of(other)}{middle}{source.of(one)}"


@operator("most")
def most(node: ast.AST, place: Place) -> Iterator[Piece]:
    """The least for the most, some for all."""
    twins = {"min": "max", "max": "min", "any": "all", "all": "any"}
    if isinstance(node, ast.Name) and node.id in twins and isinstance(place.parent, ast.Call):
        yield place.instead(node, twins[node.id])


@operator("entry")
def entry(node: ast.AST, place: Place) -> Iterator[Piece]:
    """One of several dropped: of what is told, offered, refused, listed."""
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)) and is_listed(node, place):
        brackets = {ast.Tuple: "()", ast.List: "[]", ast.Set: "{}"}[type(node)]
        for dropped in node.elts:
            kept = [place.source.of(one) for one in node.elts if one is not dropped]
            inner = ", ".join(kept) + ("," if brackets == "()" and len(kept) == 1 else "")
            yield place.instead(
                node, f"{brackets[0]}{inner}{brackets[1]}" if inner or brackets != "{}" else "set()"
            )
    elif isinstance(node, ast.Dict):
        pairs = list(zip(node.keys, node.values, strict=True))
        for at in range(len(pairs)):
            kept = [
                f"{place.source.of(key)}: {place.source.of(value)}"
                if key
                else f"**{place.source.of(value)}"
                for key, value in pairs[:at] + pairs[at + 1 :]
            ]
            yield place.instead(node, "{" + ", ".join(kept) + "}")


# Statements -------------------------------------------------------------------------------------


@operator("delete")
def delete(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A statement deleted; one that never happens is no different from a condition never met."""
    if not isinstance(node, ast.stmt) or place.function is None or _only_one(node, place.parent):
        return
    if isinstance(node, ast.Expr):
        if isinstance(node.value, (ast.Yield, ast.YieldFrom)):
            yield place.instead(node, "yield from ()")  # still a generator
        elif not isinstance(node.value, ast.Constant):
            yield place.instead(node, "pass")
    elif isinstance(node, ast.Return):
        if not isinstance(place.parent, ast.FunctionDef):
            yield place.instead(node, "pass")
    elif isinstance(node, (ast.AugAssign, ast.Raise, ast.Continue, ast.Break)) or (
        isinstance(node, ast.Assign) and _has_other_value(node, place.function)
    ):
        yield place.instead(node, "pass")


@operator("loop")
def loop(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A loop that finds nothing."""
    if isinstance(node, ast.For):
        yield place.instead(node.iter, "()")


@operator("return")
def returned(node: ast.AST, place: Place) -> Iterator[Piece]:
    """Something else returned, of the type that the function declares."""
    function = place.function
    if not isinstance(node, ast.Return) or node.value is None:
        return
    assert isinstance(function, ast.FunctionDef)
    kind = ast.unparse(function.returns) if function.returns else ""
    value = place.source.of(node.value)
    others = ["None"]
    if kind == "bool":
        others = ["True", "False"]
    elif kind in place.words.numbers:
        others = ["0", f"({value}) + 1"]
    elif kind == "str":
        others = ['""']
    elif re.match(r"tuple\[|Sequence\[|Iterable\[|Iterator\[", kind):
        others = ["()"]
    for other in others:
        if other != value:
            yield place.instead(node.value, other)


# What rules are made of -------------------------------------------------------------------------


@operator("clause")
def clause(node: ast.AST, place: Place) -> Iterator[Piece]:
    """Another clause of the chapter cited."""
    said = _text(node)
    if said in place.words.clauses:
        beside = [text for one in ast.walk(place.parent) if (text := _text(one))]
        other = place.words.other_clause(said, beside)
        if other:
            yield place.instead(node, f'"{other}"')


@operator("word")
def word(node: ast.AST, place: Place) -> Iterator[Piece]:
    """Another word of the game, or another option of a reading."""
    said = _text(node)
    if not said:
        return
    words = place.words
    if isinstance(place.parent, ast.AnnAssign):
        own = tuple(kind for kind in kinds_in(place.parent.annotation) if said in kind)
        words = replace(words, kinds=own, options=()) if own else words
    for other in words.other_words(said):
        yield place.instead(node, f'"{other}"')


@operator("field")
def field(node: ast.AST, place: Place) -> Iterator[Piece]:
    """Another field of the record, of the same type: another target of an effect, another player.

    What is written and what is read are exchanged alike.
    """
    if isinstance(node, ast.Attribute) and not _is_module(node.value, place):
        other = place.words.other_field(node.attr)
        if other:
            yield place.instead(node, f"{place.source.of(node.value)}.{other}")


@operator("amount")
def amount(node: ast.AST, place: Place) -> Iterator[Piece]:
    """An amount that is worked out, one more."""
    if isinstance(node, ast.AugAssign) and not isinstance(node.value, ast.Constant):
        if not is_joined(node.value):
            yield place.instead(node.value, f"({place.source.of(node.value)}) + 1")
    elif (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "of"
        and isinstance(node.func.value, ast.Name)
    ):
        amounts = place.words.amounts(node.func.value.id)
        for given, counts in zip(node.args, amounts, strict=False):
            if counts and not isinstance(given, (ast.Constant, ast.Starred)):
                yield place.instead(given, f"({place.source.of(given)}) + 1")


@operator("agenda")
def agenda(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A task that is due dropped, or due twice."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "now":
        tasks = [place.source.of(given) for given in node.args]
        for at in range(1, len(tasks)):
            for times in (0, 2):
                given = tasks[:at] + tasks[at : at + 1] * times + tasks[at + 1 :]
                yield place.instead(node, f"now({', '.join(given)})")


DECLARED = frozenset(
    {"by", "who", "how", "seats", "clause", "forbids", "otherwise", "at_once"}
    | {"not_now", "instead", "nobody", "then", "repeated"}
)
"""What operations and steps of the kernel say that decides something.

Not ``legal`` and ``offers``, which must give what follows from the rest, nor what only names.
"""


@operator("declared")
def declared(node: ast.AST, place: Place) -> Iterator[Piece]:
    """A part of an operation or a step left out: who decides, what forbids it, what follows."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return
    for dropped in node.keywords if node.func.id in {"Operation", "Phase", "Choice"} else ():
        if dropped.arg in DECLARED:
            kept = [place.source.of(one) for one in node.keywords if one is not dropped]
            yield place.instead(node, f"{node.func.id}({', '.join(kept)})")


# Helpers ----------------------------------------------------------------------------------------


def operands(place: Place, left: ast.AST, right: ast.AST, sign: str) -> Iterator[Piece]:
    """Another sign between two operands; brackets around them stay."""
    start, end = place.source.span(left)[1], place.source.span(right)[0]
    between = place.source.piece(start, end)
    closing, opening = between[: between.count(")")], between[len(between.rstrip("(")) :]
    lines = "\n" * (between.count("\n") - opening.count("\n"))
    yield start, end, f"{closing}{lines} {sign} {opening}"


def whole(place: Place, node: ast.expr) -> str:
    """The text of an expression, in brackets where it could fall apart."""
    text = place.source.of(node)
    loose = (ast.BoolOp, ast.IfExp, ast.Lambda, ast.NamedExpr)
    return f"({text})" if isinstance(node, loose) or "\n" in text else text


def _conditions(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, (ast.If, ast.While, ast.IfExp)):
        yield node.test
    elif isinstance(node, ast.comprehension):
        yield from node.ifs


def _text(node: ast.AST) -> str | None:
    """What a string says."""
    said = node.value if isinstance(node, ast.Constant) else None
    return said if isinstance(said, str) else None


def is_joined(node: ast.expr) -> bool:
    joined = (ast.Tuple, ast.List, ast.JoinedStr, ast.GeneratorExp, ast.ListComp, ast.Dict)
    return isinstance(node, joined) or _text(node) is not None or make(node) == "tuple()"


def make(node: ast.expr) -> str:
    """What sort of expression it is."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return f"{node.func.id}()"
    if isinstance(node, (ast.Name, ast.Attribute)):
        return "name"
    if isinstance(node, ast.Constant):
        return type(node.value).__name__
    return type(node).__name__


def is_listed(node: ast.Tuple | ast.List | ast.Set, place: Place) -> bool:
    """Whether it is a list of things, and not a pair that is taken apart or a key."""
    if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load) or not node.elts:
        return False
    parent = place.parent
    if isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Tuple):
        return False
    return not isinstance(parent, (ast.Subscript, ast.Lambda, ast.Starred, ast.Tuple, ast.List))


def _only_one(node: ast.stmt, parent: ast.AST) -> bool:
    return isinstance(parent, (ast.If, ast.For)) and parent.body == [node] and not parent.orelse


def _has_other_value(node: ast.Assign, function: ast.FunctionDef | ast.Lambda) -> bool:
    """Whether there is something to go on with if it is not assigned here."""
    target = node.targets[0]
    if isinstance(target, ast.Name):
        names = (n for n in ast.walk(function) if isinstance(n, ast.Name) and n.id == target.id)
        bound = [n for n in names if isinstance(n.ctx, ast.Store) and n.lineno < target.lineno]
        return bool(bound) or target.id in {one.arg for one in function.args.args}
    return isinstance(target, (ast.Attribute, ast.Subscript))


def _is_module(node: ast.expr, place: Place) -> bool:
    """Whether a name stands for an imported module."""
    if not isinstance(node, ast.Name):
        return False
    imports = [one for one in place.source.tree.body if isinstance(one, ast.ImportFrom)]
    names = {alias.asname or alias.name for one in imports for alias in one.names}
    return node.id in names and node.id.islower()
