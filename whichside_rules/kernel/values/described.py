"""The texts under the fields of a value, for its JSON Schema."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any


def described(cls: type, schema: Any, handler: Any) -> dict[str, Any]:
    """The JSON Schema of a value, with the texts under its fields as their descriptions.

    The texts are read from the source when a schema is asked for: to read them while the class is
    made would be half of what importing a game costs.
    """
    found: dict[str, Any] = handler(schema)
    properties = handler.resolve_ref_schema(found).get("properties", {})
    for name, text in _texts_under_fields(cls).items():
        if name in properties:
            properties[name].setdefault("description", text)
    return found


def clauses_under(cls: type, field: str) -> tuple[str, ...]:
    """The clauses that the text under a field of a value names; none where it has no text."""
    return tuple(_CLAUSE.findall(_texts_under_fields(cls).get(field, "")))


_CLAUSE = re.compile(r":clause:`([^`]+)`")


def _texts_under_fields(cls: type) -> Mapping[str, str]:
    module = inspect.getmodule(cls)
    if module is None:
        return {}
    try:
        source = inspect.getsource(module)
    except (OSError, TypeError):  # made by hand, or shipped without its source
        return {}
    return _texts_in(source).get(cls.__qualname__, {})


@lru_cache(256)
def _texts_in(source: str) -> Mapping[str, Mapping[str, str]]:
    """The texts under the fields of all classes of a module, which is parsed once for them."""
    found: dict[str, Mapping[str, str]] = {}
    todo: list[tuple[str, ast.AST]] = [("", ast.parse(source))]
    for prefix, node in todo:
        for inner in ast.iter_child_nodes(node):
            if isinstance(inner, ast.ClassDef):
                found.setdefault(prefix + inner.name, _under_fields(inner))
                todo.append((f"{prefix}{inner.name}.", inner))
            elif isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                todo.append((f"{prefix}{inner.name}.<locals>.", inner))
            elif isinstance(inner, ast.stmt):
                todo.append((prefix, inner))
    return found


def _under_fields(cls: ast.ClassDef) -> Mapping[str, str]:
    found = {}
    for field, text in zip(cls.body, cls.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        ):
            found[field.target.id] = inspect.cleandoc(text.value.value)
    return found
