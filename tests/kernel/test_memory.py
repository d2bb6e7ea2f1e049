"""What is remembered for speed, and playing without it."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from whichside_rules import postal
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.roles import clauses_in
from whichside_rules.kernel.files.sheet import Pack
from whichside_rules.kernel.values import memory
from whichside_rules.kernel.values.memory import (
    Answers,
    depends_on,
    each_kept_in,
    kept_in,
    looked_up_in,
    remembered,
)
from whichside_rules.kernel.values.value import Answering, Record, draft_of, hash_once, value

asked: list[object] = []
"""What the functions below were really asked."""


@value
class Rates(Answering):
    rate: int = 2

    __hash__ = hash_once


@value
class Purse(Record):
    setup: Rates
    coins: int
    buttons: int = 0


@draft_of(Purse)
class PurseDraft(Record):
    setup: Any
    coins: int
    buttons: int


@remembered
def twice(number: int) -> int:
    """The number, doubled."""
    asked.append(number)
    return number * 2


@remembered
def together(number: int, other: int = 1) -> tuple[int, int]:
    asked.append((number, other))
    return number, other


@depends_on("coins")
def worth(purse: Purse) -> int:
    asked.append(purse)
    return purse.coins * purse.setup.rate


@depends_on("coins", "buttons")
def things(purse: Purse) -> int:
    asked.append(purse)
    return purse.coins + purse.buttons


def test_an_answer_is_worked_out_once() -> None:
    memory.forget()
    asked.clear()
    assert [twice(3), twice(3), twice(4), twice(3)] == [6, 6, 8, 6]
    assert asked == [3, 4]
    assert (together(1, 2), together(1, 2)) == ((1, 2), (1, 2))
    assert asked == [3, 4, (1, 2)]


def test_the_function_keeps_its_name_its_text_and_its_types() -> None:
    assert (twice.__name__, twice.__doc__) == ("twice", "The number, doubled.")
    assert twice.__module__ == __name__
    assert twice.__annotations__ == {"number": "int", "return": "int"}


def test_answers_about_positions_are_kept_with_the_setup_and_what_they_depend_on() -> None:
    memory.forget()
    asked.clear()
    cheap, dear = Rates(2), Rates(5)
    assert [worth(Purse(cheap, 3)), worth(Purse(cheap, 3, 9))] == [6, 6], "buttons do not matter"
    assert asked == [Purse(cheap, 3)]
    assert worth(Purse(dear, 3)) == 15
    assert (things(Purse(cheap, 3)), worth(Purse(cheap, 3))) == (3, 6), "two functions, two answers"
    assert len(asked) == 3


@depends_on("coins")
def buys(purse: Purse, price: int, count: int) -> int:
    asked.append((purse.coins, price, count))
    return purse.coins // (price * count)


def test_answers_about_positions_can_depend_on_more() -> None:
    memory.forget()
    asked.clear()
    setup = Rates()
    assert (buys(Purse(setup, 9), 3, 1), buys(Purse(setup, 9, 1), 3, 1)) == (3, 3)
    assert (buys(Purse(setup, 9), 2, 1), buys(Purse(setup, 9), 3, 3)) == (4, 1)
    assert asked == [(9, 3, 1), (9, 2, 1), (9, 3, 3)]
    with memory.off():
        assert (buys(Purse(setup, 9), 3, 1), len(asked)) == (3, 4)


@kept_in("rates.answers")
def change(rates: Rates, coins: int) -> int | None:
    asked.append((rates, coins))
    return coins // rates.rate or None


def test_answers_are_kept_with_an_argument_that_has_room_for_them() -> None:
    memory.forget()
    asked.clear()
    cheap, dear = Rates(2), Rates(5)
    assert [change(cheap, 10), change(dear, 10), change(cheap, 10)] == [5, 2, 5]
    assert asked == [(cheap, 10), (dear, 10)]
    assert (change(dear, 3), change(dear, 3), len(asked)) == (None, None, 4), "nothing is not kept"
    memory.forget()
    assert (change(cheap, 10), len(asked)) == (5, 5)
    with memory.off():
        assert (change(cheap, 10), len(asked)) == (5, 6)


@depends_on("coins")
def about(purse: Purse) -> Answers:
    return Answers()


@kept_in("room")
def left_of(purse: Purse, room: Answers, price: int) -> int | None:
    asked.append((purse, price))
    return purse.coins - price or None


def test_answers_are_kept_in_room_that_was_made_for_them() -> None:
    memory.forget()
    asked.clear()
    rates = Rates()
    for buttons in range(3):  # these do not matter
        poor, rich = Purse(rates, 2, buttons), Purse(rates, 9, buttons)
        assert [left_of(one, about(one), 1) for one in (poor, rich, poor)] == [1, 8, 1]
    assert len(asked) == 2
    assert (left_of(poor, about(poor), 2), left_of(poor, about(poor), 2)) == (None, None)
    assert len(asked) == 4, "nothing is not kept"
    with memory.off():
        assert (left_of(rich, about(rich), 1), len(asked)) == (8, 5)
    memory.forget()
    assert (left_of(rich, about(rich), 1), len(asked)) == (8, 6)


@each_kept_in("room")
def left_after(price: int, purse: Purse, room: Answers) -> int | None:
    asked.append((purse, price))
    return purse.coins - price or None


def test_answers_to_many_questions_are_kept_each_for_itself() -> None:
    memory.forget()
    asked.clear()
    purse = Purse(Rates(), 9)
    assert left_after((), purse, about(purse)) == []
    assert left_after((2, 3, 2), purse, about(purse)) == [7, 6, 7]
    assert left_after(iter((3, 4)), purse, about(purse)) == [6, 5]
    assert asked == [(purse, 2), (purse, 3), (purse, 4)]
    assert left_of(purse, about(purse), 3) == 6
    assert len(asked) == 4, "another function has answers of its own"
    asked.clear()
    assert left_after((9, 9), purse, about(purse)) == [None, None]
    assert len(asked) == 2, "nothing is not kept"
    with memory.off():
        assert left_after((2, 2), purse, about(purse)) == [7, 7]
        assert len(asked) == 4
    memory.forget()
    assert (left_after((2,), purse, about(purse)), len(asked)) == ([7], 5)


@value
class Row(Record):
    setup: Rates
    coins: tuple[int, ...]
    buttons: int = 0


@depends_on("buttons", large=("coins",))
def worth_of(row: Row, times: int) -> int:
    asked.append((row.coins, row.buttons, times))
    return (sum(row.coins) + row.buttons) * times


def test_what_is_large_is_known_by_a_number_that_equal_things_share() -> None:
    setup, coins = Rates(), (1, 2, 3)
    for _ in range(2):
        memory.forget()
        asked.clear()
        equal = (*coins[:2], 3)
        assert equal is not coins
        assert [worth_of(Row(setup, one), 2) for one in (coins, equal, coins)] == [12, 12, 12]
        assert asked == [(coins, 0, 2)]
        assert worth_of(Row(setup, (1, 2)), 2) == 6, "another row, though it comes and goes"
        assert [worth_of(Row(setup, (number,)), 2) for number in range(9)] == [*range(0, 18, 2)]
        assert (worth_of(Row(setup, coins, 1), 2), worth_of(Row(setup, coins), 3)) == (14, 18)
    with memory.off():
        asked.clear()
        assert (worth_of(Row(setup, coins), 2), worth_of(Row(setup, coins), 2)) == (12, 12)
        assert len(asked) == 2


def test_forgetting_begins_anew() -> None:
    setup = Rates()
    worth(Purse(setup, 1))
    twice(1)
    memory.forget()
    asked.clear()
    assert (worth(Purse(setup, 1)), twice(1)) == (2, 2)
    assert asked == [Purse(setup, 1), 1]


def test_without_memory_every_answer_is_worked_out() -> None:
    setup = Rates()
    assert (worth(Purse(setup, 1)), twice(1)) == (2, 2)
    asked.clear()
    with memory.off():
        assert memory.is_off()
        assert [twice(1), twice(1), worth(Purse(setup, 1)), worth(Purse(setup, 1))] == [2, 2, 2, 2]
        with memory.off():
            assert twice(1) == 2
        assert twice(1) == 2, "the inner block ends, the outer one goes on"

        @remembered
        def late(number: int) -> int:
            asked.append(number)
            return number

        assert (late(7), late(7)) == (7, 7)
    assert len(asked) == 8
    assert not memory.is_off()
    asked.clear()
    assert (twice(1), twice(1), late(7), late(7)) == (2, 2, 7, 7)
    assert asked == [7], "what was known before is known again"


@looked_up_in("rates.answers")
def listed(rates: Rates, name: str) -> int:
    asked.append(name)
    return rates.rate


def test_what_stands_in_a_table_is_remembered_while_rules_are_observed() -> None:
    memory.forget()
    asked.clear()
    rates = Rates()
    with memory.rules_off():
        assert memory.is_off()
        assert [listed(rates, "rent"), listed(rates, "rent"), twice(3), twice(3)] == [2, 2, 6, 6]
        assert asked == ["rent", 3, 3]
        with memory.off():
            assert (listed(rates, "rent"), asked.pop()) == (2, "rent")
        assert (listed(rates, "rent"), twice(3), asked.pop()) == (2, 6, 3)
    assert asked == ["rent", 3, 3]
    assert (twice(3), twice(3), listed(rates, "rent"), len(asked)) == (6, 6, 2, 4)


def test_what_is_only_looked_up_carries_out_no_clause() -> None:
    for name in rulebook.built_in():
        rulebook.find(name).part("vocabulary")
    ours = [one for one, *_ in memory._LOOK_UPS if one.__module__.startswith("whichside_rules.")]
    assert len(ours) > 10
    assert [one.__qualname__ for one in ours if clauses_in(one.__doc__ or "")] == []


def test_what_is_looked_up_by_whoever_keeps_it_is_gone_without_memory() -> None:
    at_hand = memory.AtHand()
    at_hand.keep(1, "one")
    with memory.off():
        assert at_hand == {}


def test_memory_is_bounded_in_bytes_whoever_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    memory.forget()
    monkeypatch.setattr(memory, "MOST_BYTES", 100_000)
    one, other = memory.Answers(), memory.Answers()
    for number in range(10):
        one.keep(number, tuple(range(1_000)))
    assert len(one) == 10
    other.keep("a", 1)
    other.keep("b", tuple(range(2_500)))
    assert (len(one), list(other)) == (0, ["b"]), "all is forgotten, and memory begins anew"
    for number in range(2_000):
        one.keep(number, number)
    assert len(one) < 700, "small answers count as well"


def test_a_setup_weighs_what_its_content_does() -> None:
    setup = postal.Setup()
    assert memory.weight(setup) > memory.weight(setup.content) > 1_000
    assert memory.weight(postal.new_game(setup)) > memory.weight(setup)


def test_a_large_thing_is_weighed_once() -> None:
    @value
    class Box:
        rows: tuple[int, ...]

    memory.forget()
    box, small = Box(tuple(range(5_000))), Box((1,))
    weighed = memory.weight(box), memory.weight(small)
    object.__setattr__(box, "rows", ())  # which nobody does: it shows who looked again
    object.__setattr__(small, "rows", ())
    assert memory.weight(box) == weighed[0]
    assert memory.weight(small) < weighed[1]
    with memory.off():
        assert memory.weight(box) < weighed[0]
    memory.forget()
    assert memory.weight(box) == weighed[0], "whoever begins anew need not weigh anew"
    others = [Box(tuple(range(number, number + 5_000))) for number in range(10)]
    for other in others:
        memory.weight(other)
    assert memory.weight(box) < weighed[0], "of so many the weights are not kept"
    assert len(memory._WEIGHED) <= 8


def held(thing: Any, seen: set[int]) -> int:
    """How many bytes a thing really takes with all that is in it; what was seen counts once."""
    if id(thing) in seen or isinstance(thing, (str, int, type(None), type)):
        return 0
    seen.add(id(thing))
    inner: list[Any] = [*thing.items()] if isinstance(thing, dict) else []
    inner += thing if isinstance(thing, (tuple, list, frozenset)) else []
    for kind in type(thing).__mro__:
        names = vars(kind).get("__slots__", ())
        inner += [getattr(thing, name, None) for name in names if name != "answers"]
    plain = object.__sizeof__(thing) if isinstance(thing, memory.Sized) else sys.getsizeof(thing)
    return plain + sum(held(part, seen) for part in inner)


@pytest.mark.usefixtures("unaudited")
def test_what_is_remembered_is_no_larger_than_it_is_said_to_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data = (("cubes.workers", 99), ("start.workers", 99), ("cost.worker", 0))
    setup = postal.Setup(content=postal.pack_content(Pack("postal", "crowded", data)))
    memory.forget()
    monkeypatch.setattr(memory, "MOST_BYTES", 3_000_000)
    most = kept = 0
    for seed in range(4):
        state, rng = postal.new_game(setup), random.Random(seed)
        while moves := [
            *postal.legal_actions(state),
            *(m for m, _ in postal.chance_outcomes(state)),
        ]:
            state = postal.apply(state, rng.choice(moves)).state
            if rng.random() < 0.01:
                seen = set[int]()
                most = max(
                    most, sum(held(one, seen) for one in (*memory._ALL.values(), memory._WEIGHED))
                )
                kept = max(kept, sum(map(len, memory._ALL.values())))
    memory.forget()
    assert kept > 500
    assert most < memory.MOST_BYTES


def test_a_wrong_declaration_is_what_playing_without_memory_shows() -> None:
    @depends_on("coins")
    def wrong(purse: Purse) -> int:
        return purse.coins + purse.buttons

    setup = Rates()
    assert (wrong(Purse(setup, 1, 1)), wrong(Purse(setup, 1, 5))) == (2, 2)
    with memory.off():
        assert (wrong(Purse(setup, 1, 1)), wrong(Purse(setup, 1, 5))) == (2, 6)
