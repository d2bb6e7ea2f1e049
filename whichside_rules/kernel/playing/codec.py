"""JSON of positions, set-ups, moves, events and views: what reads and writes it.

A game names its types once::

    JSON = Codec(PostalState, Setup, PostalObservation, Move, EVENT)

and has what reads and writes each of them. Everything is built when it is first used, so that
importing a game stays cheap.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

from pydantic import TypeAdapter, ValidationError

from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.jsontext import parsed
from whichside_rules.kernel.values.value import expect, fields_of

State = TypeVar("State")
Setup = TypeVar("Setup")
View = TypeVar("View")

MOST_BYTES = 262_144
"""How large a position in JSON is at most. Those of the shipped games come to some 3 000."""


Read = TypeVar("Read")


class ValueAdapter(Generic[Read]):
    """Reads and writes values of one type, strictly validated.

    It answers to the names of pydantic's type adapters, so that it stands wherever one of them
    does; what is wrong it tells as :class:`~whichside_rules.kernel.values.invalid.InvalidValue`.
    """

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._adapter: TypeAdapter[Read] = TypeAdapter(kind)

    @property
    def core_schema(self) -> Any:
        """What validates, as pydantic describes it."""
        return self._adapter.core_schema

    def validate_json(self, data: str | bytes, /, *, strict: bool | None = None) -> Read:
        """The value of a text.

        Raises:
            InvalidValue: it is not JSON, or not of this type.
        """
        try:
            return self._adapter.validate_json(data, strict=strict)
        except ValidationError as error:
            wrong = InvalidValue.of(error, self._kind)
        raise wrong

    def validate_python(self, tree: Any, /, *, strict: bool | None = None) -> Read:
        """The value of bare lists and tables, or of what is such a value already.

        Raises:
            InvalidValue: it is not of this type.
        """
        try:
            return self._adapter.validate_python(tree, strict=strict)
        except ValidationError as error:
            wrong = InvalidValue.of(error, self._kind)
        raise wrong

    def dump_json(self, value: Read, /, *, indent: int | None = None, context: Any = None) -> bytes:
        """A value as JSON."""
        return self._adapter.dump_json(value, indent=indent, context=context)

    def dump_python(
        self, value: Read, /, *, mode: Literal["json", "python"] = "python", context: Any = None
    ) -> Any:
        """A value as bare lists and tables."""
        return self._adapter.dump_python(value, mode=mode, context=context)

    def json_schema(self) -> dict[str, Any]:
        """The JSON Schema of the type."""
        return self._adapter.json_schema()


class Codec(Generic[State, Setup, View]):
    """Reads and writes the values of one game as JSON, strictly validated."""

    def __init__(
        self,
        state: type[State],
        setup: type[Setup],
        view: type[View],
        move: Any,
        event: Any,
        *,
        accept: Callable[[State], State] = lambda state: state,
    ) -> None:
        """Say which types a game has.

        Args:
            state: its positions.
            setup: its set-ups.
            view: what a player may know of a position.
            move: its moves: a type, or several joined by ``|``.
            event: its events, likewise.
            accept: looks at each position that was read; raises ``ImpossiblePosition``.
        """
        self._types = {"state": state, "setup": setup, "view": view, "move": move, "event": event}
        self._fields = fields_of(state)
        self._accept = accept

    @cached_property
    def _state(self) -> ValueAdapter[State]:
        return ValueAdapter(self._types["state"])

    @cached_property
    def _setup(self) -> ValueAdapter[Setup]:
        return ValueAdapter(self._types["setup"])

    @cached_property
    def _view(self) -> ValueAdapter[View]:
        return ValueAdapter(self._types["view"])

    @cached_property
    def _move(self) -> ValueAdapter[Any]:
        return ValueAdapter(self._types["move"])

    @cached_property
    def _event(self) -> ValueAdapter[Any]:
        return ValueAdapter(self._types["event"])

    def state_adapter(self) -> ValueAdapter[State]:
        """Reads and writes positions as JSON."""
        return self._state

    def setup_adapter(self) -> ValueAdapter[Setup]:
        """Reads and writes set-ups as JSON."""
        return self._setup

    def view_adapter(self) -> ValueAdapter[View]:
        """Reads and writes what a player knows as JSON."""
        return self._view

    def move_adapter(self) -> ValueAdapter[Any]:
        """Reads and writes moves as JSON."""
        return self._move

    def event_adapter(self) -> ValueAdapter[Any]:
        """Reads and writes events as JSON."""
        return self._event

    def key(self, state: State) -> tuple[Any, ...]:
        """A compact key of a position, for tables of solvers: all fields as one tuple.

        Raises:
            TypeError: it is not a position of this game.
        """
        expect(self._types["state"], state)
        return tuple([getattr(state, name) for name in self._fields])

    def to_json(self, state: State) -> str:
        """A position as JSON, with all that is hidden in it.

        Raises:
            TypeError: it is not a position of this game.
        """
        expect(self._types["state"], state)
        return self._state.dump_json(state).decode()

    def from_json(self, text: str | bytes) -> State:
        """A position from JSON.

        Raises:
            ImpossiblePosition: it is not a position that a table can show, or not JSON, or larger
                than any position.
        """
        try:
            parsed(text, MOST_BYTES)
        except ValueError as error:
            raise ImpossiblePosition(f"the position: {error}") from None
        try:
            state = self._state.validate_json(text)
        except InvalidValue as error:
            raise ImpossiblePosition.of(error) from None
        return self._accept(state)
