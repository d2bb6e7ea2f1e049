"""The messages that code writes down: texts of several words that are no docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

_SILENT: Final = frozenset(
    {
        "Text",
        "compile",
        "given",
        "when",
        "then",
        "command",
        "option",
        "argument",
        "sub",
        "search",
        "say",
        "slip",
        "wrong",
    }
)
"""What is given to these is no message: both languages stand there, or patterns."""
_WORDS: Final = re.compile(r"[a-z]{2,} [a-z]{2,}|: [a-z]+ |[a-z]{3,} \{\}")
EXCEPT: Final = frozenset(
    {
        "Value error, ",
        "Language not supported",
        "inconsistent cell count",
        "A tag may not contain",
        "unexpected end of file",
        "; there are",
        "bold cyan",
        "Plan du Scénario",  # a keyword of features
        "Étant donné",
    }
)
"""What is only looked for in the messages of others."""


def spoken_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The messages with their lines; what is filled in is written ``{}``."""
    silent = set[ast.AST]()
    for node in ast.walk(tree):
        for each in (
            getattr(node, "body", []) if isinstance(getattr(node, "body", []), list) else []
        ):
            if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant):
                silent.add(each.value)
        if isinstance(node, ast.JoinedStr) or _is_silent(node):
            silent.update(one for one in ast.walk(node) if one is not node)
    for node in ast.walk(tree):
        if node not in silent and (text := _template(node)) and _WORDS.search(text):
            yield node.lineno, text  # type: ignore[attr-defined]


def _is_silent(node: ast.AST) -> bool:
    if isinstance(node, ast.IfExp):
        return "fr" in ast.unparse(node.test).replace("'", " ").split() or any(
            isinstance(one, ast.Name) and one.id == "french" for one in ast.walk(node.test)
        )
    if isinstance(node, ast.Dict):
        keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
        return "en" in keys and "fr" in keys
    function = getattr(node, "func", None)
    name = getattr(function, "id", getattr(function, "attr", ""))
    return isinstance(node, ast.Call) and name in _SILENT


def _template(node: ast.AST) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values
        )
    return ""
