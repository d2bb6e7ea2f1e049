"""Invariants are registered by chapters and asked wherever a position comes from outside."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pydantic import TypeAdapter, ValidationError, model_validator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import Broken, broken, invariant, validated
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import Record, value


@value
class Shelf(Record):
    books: int
    room: int = 3

    @model_validator(mode="after")
    def _possible(self) -> Shelf:
        return validated(self)


@invariant(Shelf, "toy.shelf.room")
def _fits(shelf: Shelf) -> Iterator[Text]:
    if shelf.books > shelf.room:
        yield Text(f"{shelf.books} books {{}} do not fit", f"{shelf.books} livres ne tiennent pas")


@invariant(Shelf)
def _whole(shelf: Shelf) -> Iterator[Text]:
    if shelf.books < 0:
        yield Text("no book is missing", "aucun livre ne manque")


def test_a_possible_position_breaks_nothing() -> None:
    assert broken(Shelf(2)) == ()
    assert TypeAdapter(Shelf).validate_json('{"books": 3}') == Shelf(3)


def test_an_impossible_one_is_refused_with_every_reason_and_its_clause() -> None:
    with pytest.raises(InvalidValue) as refused:
        Shelf(4)
    assert refused.value.say() == "Shelf: 4 books {} do not fit [toy.shelf.room]"
    assert refused.value.say("fr") == "Shelf : 4 livres ne tiennent pas [toy.shelf.room]"
    assert refused.value.clauses == ("toy.shelf.room",)
    with pytest.raises(ValidationError, match="no book is missing"):
        TypeAdapter(Shelf).validate_json('{"books": -1}')


@value
class Row(Record):
    seats: int
    people: int

    @model_validator(mode="after")
    def _possible(self) -> Row:
        return validated(self)


@invariant(Row)
def _all_sit(row: Row) -> Iterator[Broken]:
    if row.people % row.seats:
        clause = "toy.row.even" if row.seats == 2 else "toy.row.full"
        yield Broken(clause, Text("a seat is empty", "une place est vide"))


@invariant(Row, "toy.row.seats", first=True)
def _has_seats(row: Row) -> Iterator[Text]:
    if not row.seats:
        yield Text("there are no seats", "il n'y a pas de place")


def test_what_others_rely_on_is_asked_first_and_a_clause_may_depend_on_the_position() -> None:
    assert broken(Row(2, 4)) == ()
    with pytest.raises(InvalidValue, match=r"^Row: there are no seats \[toy.row.seats\]$"):
        Row(0, 4)
    for seats, clause in ((2, "toy.row.even"), (3, "toy.row.full")):
        with pytest.raises(InvalidValue, match=rf"a seat is empty \[{clause}\]"):
            Row(seats, 7)
