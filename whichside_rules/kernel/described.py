"""The texts under the fields of a value, for its JSON Schema."""

from __future__ import annotations

import ast
import inspect
import textwrap
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


def _texts_under_fields(cls: type) -> dict[str, str]:
    try:
        source = inspect.getsource(cls)
    except (OSError, TypeError):  # made by hand, or shipped without its source
        return {}
    tree = ast.parse(textwrap.dedent(source)).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, text in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        ):
            found[field.target.id] = inspect.cleandoc(text.value.value)
    return found
