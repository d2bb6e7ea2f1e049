"""Which part of a game's code carries out rules, and which only checks or serves Python.

- Positions, packs and set-ups that somebody gives are checked by invariants and validators, and
  built by ``table/position``. No move asks for that code: tests of positions prove it. Scenarios
  reach it, with Givens and *no table can show this position*, and notice about half of its breaks;
  they need not say what every impossible position is.
- What neither the rules nor the kernel nor any sentence uses answers to Python alone: its own tests
  prove it. So with the moves that only tests try, and with what tells things in words.

What only such code uses is such code too. The score of the rules does not count it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping

CHECKS = frozenset({"invariant", "model_validator", "field_validator"})
"""The decorators of what is asked of everything that somebody gives."""
DECLARED = "agree"
"""Content is declared with what its values must agree in: that is asked of every pack."""
SAYS = ("engine/moves", "values")
"""What the words of moves are filled with: no scenario and no verdict says them."""
BUILDER = "table/position"
"""The module that builds positions and shows them, in every game."""
TELLING = frozenset({"table/told", "table/effect_words"})
"""The modules that tell in words what things do: their own tests hold the words against it."""

GIVEN, TRYING, PROGRAMS = "given", "tried", "programs"
TOLD = {"among": TRYING, "ever": PROGRAMS, "longest": PROGRAMS}
"""What operations and rules are declared with that no move asks for: the values of a field that the
tests try, the moves that programs number, how long a game can be."""
REASONS: dict[str, tuple[str, str]] = {
    GIVEN: (
        "It checks or builds what somebody gives: a position, a set-up, a pack of content. No move "
        "of a game asks for it; tests of positions prove it.",
        "Il vérifie ou construit ce que quelqu'un donne : une position, une mise en place, un "
        "contenu. Aucun coup d'une partie ne le demande ; des tests de positions le prouvent.",
    ),
    TRYING: (
        "It says only which moves the tests try.",
        "Il dit seulement quels coups les tests essaient.",
    ),
    PROGRAMS: (
        "Neither the rules nor a sentence uses it: it answers programs alone, and their tests "
        "prove it.",
        "Ni les règles ni une phrase ne s'en servent : il ne répond qu'aux programmes, dont les "
        "tests le prouvent.",
    ),
}
"""Why something stands aside, in a reader's words, English and French."""

Owner = tuple[str, str]
"""A module, and the name of a function, a class or a table in it."""


def aside(trees: Mapping[str, ast.Module], outside: frozenset[str]) -> dict[Owner, str]:
    """What carries out no rule that a scenario can ask for, with the reason.

    Names are followed as they are written; a name that two modules have is one. What is used by
    such code alone is there for the same reason.

    Args:
        trees: the modules of the game.
        outside: the names that the kernel and the sentences use.
    """
    owners = {
        (module, name_of(part)): module == BUILDER or _is_check(part)
        for module, tree in trees.items()
        for part in _parts(tree.body)
    }
    declared = {name for tree in trees.values() for name in _declared_in(tree)}
    told = _told_alone(trees)
    told |= {_as_written(*SAYS): PROGRAMS}
    found = {
        owner: GIVEN if is_check or owner[1] in declared else told[_as_written(*owner)]
        for owner, is_check in owners.items()
        if is_check or owner[1] in declared or _as_written(*owner) in told
    } | {owner: PROGRAMS for owner in owners if owner[0] in TELLING}
    users: dict[str, set[Owner]] = {}
    for module, tree in trees.items():
        for part in tree.body:
            for inner in _parts([part]):
                owner = (module, name_of(inner))
                for name in names_used(inner):
                    if name != owner[1] or not name:
                        users.setdefault(name, set()).add(owner)
    while True:
        more = {
            owner
            for owner in owners.keys() - found
            if owner[1] and owner[1] not in outside and users.get(owner[1], set()) <= found.keys()
        }
        if not more:
            return found
        found |= {
            owner: _common({found[user] for user in users.get(owner[1], ())}) for owner in more
        }


def _common(reasons: set[str]) -> str:
    """The reason of what is used for these reasons; what nobody uses answers to programs."""
    return next((one for one in (GIVEN, TRYING) if one in reasons), PROGRAMS)


def _parts(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module, and the methods of its classes by themselves."""
    for part in body:
        yield part
        if isinstance(part, ast.ClassDef):
            yield from (inner for inner in part.body if isinstance(inner, ast.FunctionDef))


def name_of(part: ast.stmt) -> str:
    """The name of a function, a class or a table; empty for anything else."""
    if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
        return part.name
    target = part.targets[0] if isinstance(part, ast.Assign) else getattr(part, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def _is_check(part: ast.stmt) -> bool:
    decorators = part.decorator_list if isinstance(part, (ast.FunctionDef, ast.ClassDef)) else []
    called = [one.func if isinstance(one, ast.Call) else one for one in decorators]
    return any(getattr(one, "id", getattr(one, "attr", "")) in CHECKS for one in called)


def _declared_in(tree: ast.Module) -> Iterator[str]:
    """The names of the functions that look at whole contents."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == DECLARED:
            yield getattr(node.value, "id", "")


def _as_written(module: str, name: str) -> str:
    """A function as other modules write it."""
    return f"{module.rpartition('/')[2]}.{name}"


def _told_alone(trees: Mapping[str, ast.Module]) -> dict[str, str]:
    """What is used in such declarations only, as other modules write it, with the reason:
    ``among.places``.
    """
    told: dict[str, str] = {}
    used: set[str] = set()
    for module, tree in trees.items():
        todo: list[tuple[ast.AST, str]] = [(tree, "")]
        while todo:
            node, reason = todo.pop()
            if isinstance(node, ast.keyword):
                reason = reason or TOLD.get(node.arg or "", "")
            written = ""
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                written = f"{node.value.id}.{node.attr}"
            elif isinstance(node, ast.Name):
                written = _as_written(module, node.id)
            if written and reason:
                told[written] = reason
            elif written:
                used.add(written)
            todo += [(child, reason) for child in ast.iter_child_nodes(node)]
    return {written: reason for written, reason in told.items() if written not in used}


def names_used(node: ast.AST, *, methods: bool = False) -> Iterator[str]:
    """The names that some code uses; an import uses none, a class those of its methods if asked."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return
    if isinstance(node, ast.keyword) and node.arg in TOLD:
        return
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        yield node.attr
    for child in ast.iter_child_nodes(node):
        if methods or not (isinstance(node, ast.ClassDef) and isinstance(child, ast.FunctionDef)):
            yield from names_used(child, methods=methods)
