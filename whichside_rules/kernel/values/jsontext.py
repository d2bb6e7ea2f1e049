"""JSON from outside: refused where it is larger, or says more, than anything of ours.

What reads the values (pydantic) is strict about types, but takes the last of two equal keys, and
describes every single fault of a text; so a text is looked at before it gets there.
"""

from __future__ import annotations

import json
from typing import Any

from whichside_rules.kernel.book.names import brief
from whichside_rules.kernel.values.invalid import Fault, InvalidValue

MOST_VALUES = 20_000
"""How many values a position, a set-up, a pack or a move has at most: numbers, texts, lists, tables
and keys. The largest position of a game has some hundreds."""


def parsed(text: str | bytes, most: int, values: int = MOST_VALUES) -> Any:
    """The bare values of a text of at most ``most`` bytes and so many values.

    Raises:
        ValueError: too large, not JSON, nested too deep, too many values, or a key stands twice in
            one object.
    """
    too_large = f"larger than {most} bytes"
    if len(text) > most:
        raise ValueError(too_large)
    try:
        if isinstance(text, str):
            if len(text.encode()) > most:
                raise ValueError(too_large)
        else:
            text = text.decode()
    except UnicodeError:
        raise ValueError("not UTF-8 text") from None
    if text.count(",") > values:  # without parsing it: a comma stands between any two
        raise ValueError(f"more than {values} values")
    try:
        tree = json.loads(text, object_pairs_hook=_once)
    except RecursionError:
        raise ValueError("nested too deep") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON: {error}") from None
    check_size(tree, values)
    return tree


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen = set[str]()
        for key, _ in pairs:
            if key in seen:
                raise ValueError(f"the key {brief(key)} stands twice in one object")
            seen.add(key)
    return found


def check_size(tree: Any, most: int = MOST_VALUES) -> None:
    """Refuse bare values that are too many.

    Raises:
        ValueError: there are more than ``most``.
    """
    count, todo = 1, [tree]
    while todo:
        inner = todo.pop()
        if isinstance(inner, dict):
            count += 2 * len(inner)
            todo.extend(inner.values())
        elif isinstance(inner, list):
            count += len(inner)
            todo.extend(inner)
        if count > most:
            raise ValueError(f"more than {most} values")


def fault(error: ValueError, whole: str = "it", language: str = "en") -> str:
    """The first thing that is wrong with a text, in one line: the place, what is there, and why."""
    first = InvalidValue.of(error).reasons[0]
    said = first if isinstance(first, str) else first.in_(language)
    return said if isinstance(first, Fault) and first.place else f"{whole}: {said}"
