"""Events: declared once, kept apart by kind, made anew only when they differ."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from pydantic import TypeAdapter

from whichside_rules import postal
from whichside_rules.kernel.book.text import TextError
from whichside_rules.kernel.playing import event as kernel_event
from whichside_rules.kernel.playing.event import (
    Event,
    Part,
    event,
    events_for,
    kinds_of,
    part,
    union_of,
)
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.postal.engine.events import GaugeMoved


@event
class DoorShut(Event):
    """A door was shut."""

    door: int
    """Its number."""
    clause: str


@event
class NoteRead(Event):
    """A note was read; only its reader knows it."""

    reader: str
    words: str | None
    clause: str

    def seen_by(self, player: str) -> NoteRead:
        return self if player == self.reader else NoteRead(self.reader, None, self.clause)


EVENT: Any = union_of(__name__)


def test_an_event_is_a_value_with_a_kind() -> None:
    shut = DoorShut(2, "toy.house.door")
    assert (shut.door, shut.clause, shut.kind) == (2, "toy.house.door", "door-shut")
    with pytest.raises(dataclasses.FrozenInstanceError):
        shut.door = 3  # type: ignore[misc]
    with pytest.raises(InvalidValue):
        DoorShut("2", "toy.house.door")  # type: ignore[arg-type]
    assert list(kinds_of(__name__)) == ["door-shut", "note-read"]


def test_events_are_told_apart_by_their_kind_in_json() -> None:
    adapter = TypeAdapter[Any](EVENT)
    shut = DoorShut(2, "toy.house.door")
    text = adapter.dump_json(shut)
    assert text == b'{"door":2,"clause":"toy.house.door","kind":"door-shut"}'
    assert adapter.validate_json(text) == shut
    schema = adapter.json_schema()
    assert list(schema["discriminator"]["mapping"]) == ["door-shut", "note-read"]
    assert schema["$defs"]["DoorShut"]["properties"]["door"]["description"] == "Its number."


def test_equal_events_are_made_once() -> None:
    one = DoorShut.of(2, "toy.house.door")
    assert one is DoorShut.of(2, "toy.house.door")
    assert one == DoorShut(2, "toy.house.door") != DoorShut.of(3, "toy.house.door")
    assert type(DoorShut.of(2, "toy.house.door")) is DoorShut
    with pytest.raises(InvalidValue):
        DoorShut.of(2)  # type: ignore[call-arg]


def test_a_class_without_the_decorator_makes_none() -> None:
    class Forgotten(Event):
        __slots__ = ()

    with pytest.raises(AttributeError, match="Forgotten makes no events; put @event on it"):
        Forgotten.of()


def test_everybody_sees_what_is_theirs() -> None:
    story = (DoorShut.of(1, "toy.house.door"), NoteRead.of("Ann", "hello", "toy.house.note"))
    assert events_for(story, "Ann") == story
    assert events_for(story, "Bob") == (story[0], NoteRead("Ann", None, "toy.house.note"))


def test_what_an_event_says_stands_under_its_kind() -> None:
    moved = GaugeMoved.of("police_threat", 3, "postal.gauge.meaning")
    assert moved.values() == {
        "gauge": "police_threat",
        "to": 3,
        "clause": "postal.gauge.meaning",
        "kind": "gauge-moved",
    }
    assert (moved.say(), moved.say("fr")) == (
        "Police Threat is now 3.",
        "La Menace policière est à 3.",
    )
    with pytest.raises(TextError, match=r"postal, \[event.door-shut\]: no such text; write it"):
        DoorShut(1, "postal.gauge.meaning").say()
    assert set(kinds_of("whichside_rules.postal.engine.events")) == set(
        postal.event_adapter().json_schema()["discriminator"]["mapping"]
    )


@part
class Coin(Part):
    """A coin that lies somewhere."""

    worth: int


def test_equal_parts_are_one_until_too_many_are_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_event, "MOST_SHARED", 10)
    first = Coin.of(0)
    assert (Coin.of(0) is first, first) == (True, Coin(0))
    with pytest.raises(dataclasses.FrozenInstanceError):
        first.worth = 2  # type: ignore[misc]
    for worth in range(1, 9):
        assert Coin.of(worth).worth == worth
    assert Coin.of(0) is first, "nine are shared"
    assert Coin.of(9) == Coin(9)
    assert (Coin.of(0) is first, Coin.of(0)) == (False, first), "the tenth began anew"
