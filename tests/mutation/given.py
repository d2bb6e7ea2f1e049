"""Which part of a game's code carries out rules, and which only checks what somebody gives.

Positions, packs and set-ups that somebody writes down are checked by invariants and validators, and
built by ``engine/position``. No move asks for that code: tests of positions prove it, and the score
of the rules does not count it. What only that code uses belongs to it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

CHECKS = frozenset({"invariant", "model_validator", "field_validator"})
"""The decorators of what is asked of everything that somebody gives."""
BUILDER = "engine/position"
"""The module that builds positions and shows them, in every game."""


def given_only(trees: Mapping[str, ast.Module]) -> frozenset[tuple[str, str]]:
    """Module and name of every function, class and table that only checks or builds what is given.

    Names are followed as they are written; a name that two modules have is one.
    """
    checks = {
        (module, _name(part))
        for module, tree in trees.items()
        for part in _parts(tree.body)
        if _is_check(part) or module == BUILDER
    }
    users: dict[str, set[tuple[str, str]]] = {}
    known = set()
    for module, tree in trees.items():
        for part in tree.body:
            owner = (module, _name(part))
            known.add(owner)
            for inner in _parts([part]):
                own = (module, _name(inner)) if _is_check(inner) else owner
                for used in _used(inner, published=module == "__init__"):
                    if used != _name(inner) or not _name(inner):
                        users.setdefault(used, set()).add(own)
    grown = True
    while grown:
        more = {
            (module, name)
            for module, name in known - checks
            if name and users.get(name) and users[name] <= checks
        }
        checks |= more
        grown = bool(more)
    return frozenset(checks)


def _parts(body: Iterable[ast.stmt]) -> Iterable[ast.stmt]:
    """The statements of a module, and the methods of its classes by themselves."""
    for part in body:
        yield part
        if isinstance(part, ast.ClassDef):
            yield from part.body


def _name(part: ast.stmt) -> str:
    if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
        return part.name
    target = part.targets[0] if isinstance(part, ast.Assign) else getattr(part, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def _is_check(part: ast.stmt) -> bool:
    decorators = part.decorator_list if isinstance(part, (ast.FunctionDef, ast.ClassDef)) else []
    called = [one.func if isinstance(one, ast.Call) else one for one in decorators]
    return any(getattr(one, "id", getattr(one, "attr", "")) in CHECKS for one in called)


def _used(part: ast.stmt, *, published: bool) -> set[str]:
    """The names that a statement uses; an import uses none, unless it publishes them."""
    if isinstance(part, (ast.Import, ast.ImportFrom)):
        return {alias.name for alias in part.names} if published else set()
    if isinstance(part, ast.ClassDef):
        inner: list[ast.AST] = [one for one in part.body if not isinstance(one, ast.FunctionDef)]
        said = (*inner, *part.bases, *part.decorator_list)
        nodes = [node for one in said for node in ast.walk(one)]
    else:
        nodes = list(ast.walk(part))
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    return names | {node.attr for node in nodes if isinstance(node, ast.Attribute)}
