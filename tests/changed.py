"""Values and trees with one thing changed: what a text that tells them must not leave out."""

from __future__ import annotations

import types
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

Change = tuple[str, Any]
"""The path of the field that was changed, and the value with the change."""


def changes(value: Any) -> Iterator[Change]:
    """A value with one of its fields changed, in every way in which one can be changed a little."""
    hints = get_type_hints(type(value), include_extras=True)
    for one in fields(value):
        now = getattr(value, one.name)
        for path, other in _others(hints[one.name], now):
            try:
                yield f"{one.name}{path}", replace(value, **{one.name: other})
            except (ValueError, TypeError):  # the type does not let it in
                continue


def _others(hint: Any, now: Any) -> Iterator[Change]:
    """Other values of a type; of a value within it, the path to what was changed."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        yield from _others(inner[0], now)
    elif origin is Literal:
        yield from (("", one) for one in inner if one != now)
    elif origin in (types.UnionType, Union):
        yield from _of_several(inner, now)
    elif origin is tuple:
        yield from _of_a_list(inner[0], now if isinstance(now, tuple) else ())
    elif is_dataclass(now) and is_dataclass(hint):
        yield from ((f".{path}", other) for path, other in changes(now))
    elif hint is bool:
        yield "", not now
    elif hint is int:
        yield from (("", one) for one in _numbers(now))
    elif hint is str:
        yield "", f"{now or ''}x"


def _of_several(kinds: tuple[Any, ...], now: Any) -> Iterator[Change]:
    """Other values of one of several types."""
    for kind in kinds:
        plain = get_args(kind)[0] if get_origin(kind) is Annotated else kind
        if kind is type(None):
            if now is not None:
                yield "", None
        elif is_dataclass(plain) and type(now) is not plain:
            continue
        else:
            yield from _others(kind, now)


def _of_a_list(kind: Any, now: tuple[Any, ...]) -> Iterator[Change]:
    """A list with something changed in it, without its last one, and with one twice."""
    for place, one in enumerate(now):
        for path, other in _others(kind, one):
            yield f"[{place}]{path}", (*now[:place], other, *now[place + 1 :])
    if now:
        yield "", now[:-1]
        yield "", (*now, now[-1])


def _numbers(now: Any) -> Iterator[int]:
    if isinstance(now, int):
        yield from {now + 1, now - 1, -now} - {now}
    else:
        yield from (1, 2)


def same(words: Any, other: Any) -> list[str]:
    """In which languages two texts are the same."""
    return [one for one in ("en", "fr") if words.in_(one) == other.in_(one)]


def places(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Each part of a tree: what holds it, and where."""
    parts = tree.items() if isinstance(tree, dict) else enumerate(tree)
    for key, part in list(parts):
        yield tree, key
        if isinstance(part, dict | list):
            yield from places(part)
