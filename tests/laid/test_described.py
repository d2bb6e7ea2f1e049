"""The table of every game: what is described of it, by what sentences it is set, who sees what."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from tests.conformance.hidden import Setup, Toy
from tests.laid.tables import GAMES, alike, game_of, made_by, other_setup, positions, untold
from whichside_rules import ask
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.laid import describing, saying
from whichside_rules.laid.describing import table_of
from whichside_rules.laid.description import TABLE, Area, Table, Thing
from whichside_rules.testing import conformance
from whichside_rules.testing.conformance import Subject
from whichside_rules.vocabulary import load

EACH = pytest.mark.parametrize("name", GAMES)
HIDING = [one for one in GAMES if not getattr(game_of(one), "HIDES_NOTHING", False)]


def set_by(table: Table, language: str = "en") -> list[str]:
    return [thing.says.in_(language) for thing in table.things() if thing.says]


def differing(name: str, table: Table, again: Any) -> list[str]:
    """The things that the position made by their sentences has otherwise, or not at all."""
    found = {thing.id: thing for thing in table_of(game_of(name), again).things()}
    return [one.id for one in table.things() if one.says and found.get(one.id) != one]


# The sentences ------------------------------------------------------------------------------------


@EACH
@pytest.mark.parametrize(("seed", "other"), [(3, False), (9, True)])
def test_what_is_set_by_sentences_lies_so_when_they_are_said(
    name: str, seed: int, other: bool
) -> None:
    whole, setup = 0, other_setup(name) if other else None
    for number, state in enumerate(positions(name, seed=seed, every=19, setup=setup)):
        table = table_of(game_of(name), state)
        language = ("en", "fr")[number % 2]
        again = made_by(name, set_by(table, language), language)
        assert not differing(name, table, again), set_by(table, language)
        if not untold(name, state):
            assert alike(name, again) == alike(name, state), set_by(table, language)
            whole += 1
    assert whole, "no position is told whole"


@EACH
def test_a_feature_of_the_sentences_holds(name: str) -> None:
    *_, state = positions(name, seed=3, every=1, most=30)
    table = table_of(game_of(name), state)
    known = load().sentences.of(name)
    asked = [one for one in table.things() if one.says and known.match("then", one.says.en)]
    assert asked, "nothing that is set can be asked"
    givens, then = set_by(table), asked[-1].says
    assert then
    lines = ["Feature: x", " Scenario: y", *(f"  Given {said}" for said in givens)]
    answer = ask("\n".join([*lines, f"  Then {then.en}"]))
    assert answer.verdict == "holds", answer.text


def test_a_sentence_that_sets_something_else_is_noticed() -> None:
    *_, state = positions("postal", seed=3, every=1, most=30)
    table = table_of("postal", state)
    savings = table.thing("savings")
    wrong = replace(savings, says=saying.said("postal", "savings", n=(savings.amount or 0) + 1))
    money = replace(table.areas[2], things=(wrong,))
    table = replace(table, areas=(money,))
    assert differing("postal", table, made_by("postal", set_by(table), "en")) == ["savings"]


def test_what_no_given_says_has_no_sentence() -> None:
    assert saying.said("postal", "savings", n=4) == Text(
        "Savings are 4 dollars", "l'Économie est de 4 $"
    )
    assert saying.said("postal", "savings", of=4) is None
    assert saying.said("postal", "gauge", gauge="strength", n=4) is None
    assert saying.said("postal", "nothing") is None


def test_a_sentence_can_be_said_with_another_number() -> None:
    said = saying.said("postal", "gauge", gauge="risk", n=1)
    assert said
    assert saying.said_anew("postal", said, n=3) == Text("Risk is 3", "le Risque est à 3")
    assert saying.said_anew("postal", Text("nobody says this", ""), n=3) is None


def told_otherwise(name: str, address: str, **position: Any) -> list[str]:
    thing = table_of(name, game_of(name).position(**position)).thing(address)
    return [one.en for one in saying.otherwise(name, thing)]


def test_what_a_thing_could_be_set_to_is_said() -> None:
    risk = told_otherwise("postal", "risk", risk=1)
    assert risk == [f"Risk is {n}" for n in (0, 2, 3, 4)]
    savings = told_otherwise("postal", "savings", savings=3)
    assert savings[0] == "Savings are 0 dollars"
    assert "Savings are 9 dollars" in savings
    assert "a game in Hard mode" in told_otherwise("postal", "mode")
    boxes = told_otherwise("whichside", "rosa")
    assert "Rosa is at the Arrest box" in boxes
    assert all(one.startswith("Rosa ") for one in boxes)
    assert told_otherwise("postal", "cost") == []


# What is described --------------------------------------------------------------------------------


@EACH
def test_a_table_is_written_and_read_as_json(name: str) -> None:
    *_, state = positions(name, seed=5, every=1, most=40)
    table = table_of(name, state)
    assert TABLE.validate_json(TABLE.dump_json(table)) == table
    assert table.seat is None


@EACH
def test_what_is_printed_says_where_it_comes_from(name: str) -> None:
    *_, state = positions(name, seed=5, every=1, most=40)
    things = list(table_of(name, state).things())
    assert any(one.clauses for one in things)
    if getattr(state.setup.content, "last_box", None):
        risk = next(one for one in things if one.id == "risk")
        assert (risk.provenance, risk.most) == ("stand-in", state.setup.content.last_box.risk)


def test_without_sentences_the_rest_is_the_same() -> None:
    *_, state = positions("postal", seed=5, every=1, most=40)
    whole, bare = table_of("postal", state), table_of("postal", state, sentences=False)
    assert set_by(whole)
    assert not set_by(bare)
    assert [one.id for one in whole.things()] == [one.id for one in bare.things()]


def test_a_stranger_and_an_unknown_game_have_no_table() -> None:
    *_, state = positions("postal", seed=5, every=1, most=3)
    with pytest.raises(LookupError, match="there is no player"):
        table_of("postal", state, "nobody")
    with pytest.raises(LookupError, match="there is no game"):
        table_of("chess", state)
    with pytest.raises(LookupError, match="no 'moon' on the table"):
        table_of("postal", state).thing("moon")


# Who sees what ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HIDING)
def test_all_together_see_what_each_sees(name: str) -> None:
    *_, state = positions(name, seed=7, every=1, most=30)
    together = {one.id: one for one in table_of(name, state).things()}
    for seat in game_of(name).players(state.setup):
        for one in table_of(name, state, seat).things():
            assert not one.seen or one.id not in together or together[one.id].seen
        hand = [one for one in table_of(name, state, seat).areas if one.id == f"hand.{seat}"]
        assert hand
        assert all(one.id in together for one in hand[0].things)


def toys() -> tuple[Subject, Any]:
    game = Toy().rules()
    subject = conformance.Subject(game)
    steps = conformance.walk(subject, Setup(), 3)
    return subject, steps[len(steps) // 2].before


def test_a_game_without_a_layout_has_its_fields() -> None:
    subject, state = toys()
    conformance.check_table(subject, state.setup, state)
    table = table_of(subject.game, state, "ann")
    assert [area.id for area in table.areas][:3] == ["table", "deck", "hands"]
    hands = {one.id: one for one in table.areas[2].things}
    assert (hands["hands.ann"].seen, hands["hands.bob"].seen) == (True, False)
    assert hands["hands.bob"].shown.en.endswith("not seen")
    assert table_of(subject.game, state).thing("hands.bob").seen
    assert not set_by(table), "it borrows the name of a game, and not its sentences"


def test_a_table_made_of_the_whole_position_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(rules: Any, state: Any, seat: str, **more: Any) -> Table:
        told = Text(str(state.hands), str(state.hands))
        thing = Thing(id="hands", name=Text("hands", "mains"), shown=told)
        return Table("toy", seat, (Area("all", thing.name, "list", (thing,)),))

    monkeypatch.setattr(describing, "_seen", whole)
    subject, state = toys()
    with pytest.raises(AssertionError, match="can tell two worlds by the table"):
        conformance.check_table(subject, state.setup, state)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"id": "phase"}, "two things have one address"),
        ({"name": Text("", "x"), "shown": Text("", "")}, "is called nothing"),
        ({"where": "the moon"}, "which is not on the table"),
        ({"clauses": ("postal.nowhere",)}, "an unknown clause"),
    ],
)
def test_a_faulty_thing_is_noticed(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], why: str
) -> None:
    honest = describing._seen

    def faulty(*args: Any, **more: Any) -> Table:
        table = honest(*args, **more)
        first, *rest = table.areas[0].things
        if "id" in change:
            rest = [first, *rest]
        things = (replace(first, **change), *rest)
        return replace(table, areas=(replace(table.areas[0], things=things), *table.areas[1:]))

    monkeypatch.setattr(describing, "_seen", faulty)
    subject, state = toys()
    with pytest.raises(AssertionError, match=why):
        conformance.check_table(subject, state.setup, state)


def test_who_sees_little_of_the_toy_learns_nothing() -> None:
    subject, _ = toys()
    for seed in range(4):
        for step in conformance.walk(subject, Setup(), seed)[:: random.Random(seed).randint(1, 3)]:
            conformance.check_table(subject, step.before.setup, step.before)
