"""What is given to build a position: it is of its types before anything is made of it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from types import UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import TypeAdapter, ValidationError

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.kernel.values.invalid import Fault, faults, no_field

F = TypeVar("F", bound=Callable[..., Any])


def of_its_types(build: F) -> F:
    """A function that builds a position, which refuses arguments that are not of their types.

    Raises:
        ImpossiblePosition: an argument is of another type, or there is none of that name; all that
            are wrong are named.
    """

    @functools.cache
    def types() -> Mapping[str, Any]:
        hints = get_type_hints(build)
        for one in get_args(hints.pop("given", None)):
            hints |= get_type_hints(one)
        del hints["return"]
        return hints

    @functools.cache
    def adapter(name: str) -> TypeAdapter[Any]:
        return TypeAdapter(_looked_at(types()[name]))

    def wrong(name: str, found: object) -> Iterator[Fault | Text]:
        if name not in types():
            yield no_field(name, list(types()))
            return
        try:
            adapter(name).validate_python(found, strict=True)
        except ValidationError as error:
            for one in faults(error):
                yield one if isinstance(one, Text) else one.inside(name)

    @functools.wraps(build)
    def asked(**given: Any) -> Any:
        reasons = [one for name, found in given.items() for one in wrong(name, found)]
        if reasons:
            raise ImpossiblePosition(*reasons)
        return build(**given)

    return cast(F, asked)


def _looked_at(kind: Any) -> Any:
    """What is looked at of a type: of tables of fields nothing, which the rules know better."""
    inner = get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return Union[tuple(map(_looked_at, inner))]  # noqa: UP007 - however many there are
    return Mapping[str, Mapping[str, Any]] if is_typeddict(inner[-1:] and inner[-1]) else kind
