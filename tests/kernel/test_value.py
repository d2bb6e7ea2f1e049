"""Values and drafts."""

from __future__ import annotations

import dataclasses
import inspect
import os
import pickle
import subprocess
import sys
import threading
from pathlib import Path
from typing import Annotated, Any, cast

import pytest
from pydantic import Field, TypeAdapter

from whichside_rules import postal
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import (
    Answering,
    Record,
    altered,
    draft_of,
    fields_of,
    generated,
    hash_once,
    looked_at,
    opened,
    value,
)


@value
class Room(Record):
    beds: int
    name: str = "a room"


@draft_of(Room)
class RoomDraft(Record):
    beds: int
    name: str


@value
class House(Record):
    rooms: tuple[Room, ...]
    cellar: Room
    floors: int = 1


@draft_of(House, "rooms", "cellar")
class HouseDraft(Record):
    rooms: tuple[Any, ...]
    cellar: Any
    floors: int


@value
class Key(Answering):
    word: str
    other: int = 0

    __hash__ = hash_once


def changed(state: type, draft: type, deed: Any) -> Any:
    """The function that changes a value in its draft; with what the draft told."""
    lines = [
        "def change(old, how):",
        "    <copy old into new>",
        "    told = []",
        "    new.tell = told.append",
        "    deed(new, how)",
        "    <close the parts of new>",
        "    new.__class__ = state",
        "    return new, tuple(told)",
    ]
    return generated("change", lines, state, draft, deed=deed)


HOUSE = House((Room(1), Room(2)), Room(3, "cellar"))


def test_a_value_is_strict_frozen_and_slotted() -> None:
    for wrong in ({"beds": "1"}, {"beds": True}, {"beds": 1.0}, {"beds": 1, "name": None}, {}):
        with pytest.raises(InvalidValue):
            Room(**wrong)
    with pytest.raises(InvalidValue):
        Room(beds=1, doors=2)  # type: ignore[call-arg]
    with pytest.raises(dataclasses.FrozenInstanceError):
        Room(1).beds = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        object.__setattr__(Room(1), "doors", 2)
    assert fields_of(Room) == ("beds", "name")
    params: Any = vars(Room)["__dataclass_params__"]
    assert params.frozen, "whoever looks at the class is told so"
    assert Room(1) == Room(1) != Room(2)
    assert hash(Room(1)) == hash(Room(1))


def test_a_wrong_value_is_shown_where_it_was_made() -> None:
    with pytest.raises(InvalidValue) as caught:
        Room(beds="1")  # type: ignore[arg-type]
    shown = caught.traceback.filter(caught)
    assert [Path(one.path).name for one in shown] == [Path(__file__).name]


def test_what_a_value_needs_is_built_at_its_first_use() -> None:
    @value
    class Fresh:
        word: Annotated[str, Field(min_length=1)] = "a"

    assert not {"__pydantic_validator__", "__pydantic_core_schema__"} & set(vars(Fresh))
    waiting, validated, other = threading.Barrier(8), [], cast("object", 3)

    def make() -> None:
        waiting.wait()
        validated.append((Fresh("b"), hash(Fresh()), Fresh() == Fresh("a"), Fresh("c") == other))

    threads = [threading.Thread(target=make) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert validated == [(Fresh("b"), hash(Fresh("a")), True, False)] * 8
    with pytest.raises(InvalidValue, match="Fresh: word is '': it has 1 character or more"):
        Fresh("")
    assert TypeAdapter(tuple[Fresh, ...]).validate_json('[{"word": "d"}]') == (Fresh("d"),)


def test_a_value_shows_what_it_takes() -> None:
    assert str(inspect.signature(Room)) == "(beds: 'int', name: 'str' = 'a room')"
    readings = inspect.signature(postal.Setup).parameters["readings"]
    assert (readings.default, readings.annotation) == (..., "Readings")


def test_a_draft_changes_and_the_value_does_not() -> None:
    def add_beds(draft: RoomDraft, beds: int) -> None:
        draft.beds += beds
        draft.tell(Room(9))

    old = Room(1)
    new, told = changed(Room, RoomDraft, add_beds)(old, 4)
    assert (old, new) == (Room(1), Room(5))
    assert told == (Room(9),)
    assert type(new) is Room
    assert hash(new) == hash(Room(5))
    with pytest.raises(dataclasses.FrozenInstanceError):
        new.beds = 6  # type: ignore[misc]


def test_nested_drafts_close_with_the_whole() -> None:
    def furnish(draft: HouseDraft, beds: int) -> None:
        opened(draft, "rooms", 1).beds = beds
        opened(draft, "cellar").name = "vault"

    new, story = changed(House, HouseDraft, furnish)(HOUSE, 20)
    assert new == House((Room(1), Room(20)), Room(3, "vault"))
    assert House((Room(1), Room(2)), Room(3, "cellar")) == HOUSE
    assert new.rooms[0] is HOUSE.rooms[0], "an untouched part is shared"
    assert [type(room) for room in (*new.rooms, new.cellar)] == [Room] * 3
    assert story == ()
    adapter = TypeAdapter(House)
    assert adapter.validate_json(adapter.dump_json(new)) == new
    assert pickle.loads(pickle.dumps(new)) == new


def test_a_draft_with_other_fields_is_refused() -> None:
    with pytest.raises(TypeError, match=r"differ in their fields: \['doors'\]"):

        @draft_of(Room)
        class More(Record):
            beds: int
            name: str
            doors: int

    with pytest.raises(TypeError, match="the order"):

        @draft_of(Room)
        class Turned(Record):
            name: str
            beds: int


def test_a_hash_is_computed_once_and_never_pickled() -> None:
    key = Key("word")
    assert hash(key) == hash(key) == hash(Key("word"))
    assert key == Key("word") != Key("word", 1)
    assert hash(key) != hash(Key("word", 1))
    assert hash(dataclasses.replace(key, word="other")) == hash(Key("other"))
    again = pickle.loads(pickle.dumps(key))
    with pytest.raises(AttributeError):
        _ = again._hash


def test_answers_known_of_a_value_are_no_part_of_it() -> None:
    key = Key("word")
    key.answers.keep("question", "answer")
    again = pickle.loads(pickle.dumps(key))
    assert again == key == Key("word")
    assert (key.answers, again.answers) == ({"question": "answer"}, {})
    assert TypeAdapter(Key).dump_python(key) == {"word": "word", "other": 0}


def test_a_position_from_another_process_hashes_like_ours() -> None:
    """Texts hash differently in every process: a hash that travelled would be wrong."""
    state = postal.new_game()
    hash(state)
    code = (
        "import pickle, sys; from whichside_rules import postal;"
        "state = pickle.loads(sys.stdin.buffer.read());"
        "fresh = postal.new_game();"
        "assert state == fresh and hash(state) == hash(fresh);"
        "assert {fresh: 1}[state] == 1 and postal.legal_actions(state) == ()"
    )
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        subprocess.run(
            [sys.executable, "-c", code], input=pickle.dumps(state), env=environment, check=True
        )


def test_a_value_like_another_but_for_some_fields() -> None:
    room = Room(2, "attic")
    house = House((room,), room)
    other = altered(house, cellar=Room(1), floors=3)
    assert other == House((room,), Room(1), 3)
    assert other.rooms is house.rooms
    assert house == House((room,), room), "the old one stays"
    assert (altered(house), type(other), hash(altered(house))) == (house, House, hash(house))
    with pytest.raises(dataclasses.FrozenInstanceError):
        other.floors = 4  # type: ignore[misc]
    with pytest.raises(AttributeError, match="beds"):
        altered(house, beds=1)


def test_what_is_remembered_of_a_value_is_not_that_of_another() -> None:
    key = Key("open")
    assert hash(key) != hash(altered(key, other=1)) == hash(Key("open", 1))
    key.answers["a"] = 1
    assert (altered(key, other=1).answers, key.answers) == ({}, {"a": 1})
    assert pickle.loads(pickle.dumps(altered(key, other=1))) == Key("open", 1)


def test_it_is_noted_which_fields_are_looked_at() -> None:
    key, before = Key("open"), dict(vars(Key))
    with looked_at(Key) as seen:
        assert (Key("shut", 2).other, seen) == (2, {"other"}), "to make one is not to look at it"
        with looked_at(Key) as inner:
            assert key.word == "open"
        assert (inner, seen) == ({"word"}, {"word", "other"})
        with pytest.raises(dataclasses.FrozenInstanceError):
            key.word = "shut"  # type: ignore[misc]
    assert key.word == "open"
    assert {name: vars(Key)[name] for name in ("word", "other")} == {
        name: before[name] for name in ("word", "other")
    }
    with looked_at(Key) as seen:
        assert key != Key("open", 1)
    assert seen == {"word", "other"}, "to compare is to look at all of it"
