"""What the kernel derives from the operations of a game, on a small table of beggars.

Three beggars hold coins. The one whose turn it is rolls a coin's side, or begs another: that one
gives a coin. Rain takes a coin from each in turn; who has none must choose a shelter first, in the
middle of the rain.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field, TypeAdapter

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import Task, now, task
from whichside_rules.kernel.playing.chance import equally_likely
from whichside_rules.kernel.playing.codec import Codec
from whichside_rules.kernel.playing.game import Chance, Decision, Over
from whichside_rules.kernel.playing.move import Move, move
from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.operation import Always, Choice, Operation, Phase
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation
from whichside_rules.kernel.playing.rules import Rules
from whichside_rules.kernel.values import memory
from whichside_rules.kernel.values.value import (
    Answering,
    Record,
    draft_of,
    hash_once,
    opened,
    value,
)

Shelter = Literal["church", "bridge", "cellar"]
NAMES = ("ann", "bob", "cid")


@value
class Setup(Answering):
    players: tuple[str, ...] = NAMES

    __hash__ = hash_once


@value
class Beggar(Record):
    name: str
    coins: int
    shelter: Shelter | None = None


@draft_of(Beggar)
class BeggarDraft(Record):
    name: str
    coins: int
    shelter: Shelter | None


@task
class Rain(Task):
    victims: tuple[str, ...]
    clause: str = "toy.rain"


@task
class Need(Task):
    who: str
    clause: str = "toy.need"


@task
class Flip(Task):
    clause: str = "toy.flip"


@value
class State(Record):
    setup: Setup
    phase: Literal["street", "night", "over"]
    turn: int
    beggars: tuple[Beggar, ...]
    agenda: tuple[Rain | Need | Flip, ...] = ()


@draft_of(State, "beggars")
class Draft(Record):
    setup: Setup
    phase: Any
    turn: int
    beggars: tuple[Any, ...]
    agenda: tuple[Any, ...]


@move
class Toss(Move):
    """Ask for a flip of the coin."""

    player: str


@move
class Show(Move):
    side: Literal["rain", "sun"]


@move
class Take(Move):
    player: str
    shelter: Shelter


@move
class Sleep(Move):
    player: str


@move
class Steal(Move):
    """Never allowed."""

    player: str
    coins: int


@value
class Told:
    what: str
    clause: str


def beggar(position: Any, name: str) -> Any:
    return next(one for one in position.beggars if one.name == name)


def touched(draft: Draft, name: str) -> Any:
    return opened(draft, "beggars", NAMES.index(name))


def let_it_rain(draft: Draft, task: Rain) -> None:
    first, *others = task.victims
    if others:
        now(draft, Rain(tuple(others)))
    one = touched(draft, first)
    if one.coins:
        one.coins -= 1
        one.tell(Told(f"{first} pays", task.clause))
    else:
        now(draft, Need(first))


def shelters(see: State, task: Need) -> Iterator[Take]:
    taken = {one.shelter for one in see.beggars}
    free: tuple[Shelter, ...] = ("church", "bridge", "cellar")
    return (Take(task.who, place) for place in free if place not in taken)


def check_shelter(see: State, move: Take, task: Need) -> Iterator[Violation]:
    if any(one.shelter == move.shelter for one in see.beggars):
        yield Violation(
            "toy.full",
            Text(f"{move.shelter} is full.", "C'est plein."),
            Text("Go on.", "Continuez."),
        )


def take(draft: Draft, move: Take, task: Need) -> None:
    touched(draft, move.player).shelter = move.shelter
    draft.tell(Told(f"{move.player} in the {move.shelter}", task.clause))


def in_the_open(draft: Draft, task: Need) -> None:
    draft.tell(Told(f"{task.who} stays outside", task.clause))


def show(draft: Draft, move: Show, task: Flip) -> None:
    draft.tell(Told(move.side, task.clause))
    if move.side == "rain":
        now(draft, Rain(NAMES))


def next_turn(draft: Draft) -> None:
    draft.turn += 1
    if draft.turn == 3:
        draft.phase = "night"


def sleep(draft: Draft, move: Sleep) -> None:
    draft.phase = "over"


def over(position: Any) -> Over | None:
    if position.phase != "over":
        return None
    by_coins: dict[int, list[str]] = {}
    for one in position.beggars:
        by_coins.setdefault(one.coins, []).append(one.name)
    places = tuple(tuple(by_coins[coins]) for coins in sorted(by_coins, reverse=True))
    return Over("ranked", "toy.end", places)


SIDES = equally_likely([Show("rain"), Show("sun")])
TOSS = Operation(
    move=Toss,
    offers=lambda see: [Toss(NAMES[see.turn])],
    does=lambda draft, move: now(draft, Flip()),
)
TAKE = Operation(move=Take, offers=shelters, forbids=check_shelter, does=take)
SHOW = Operation(move=Show, outcomes=lambda position, task: SIDES, does=show)
SLEEP = Operation(move=Sleep, offers=Always(Sleep, "ann"), does=sleep)
STEAL = Operation(
    move=Steal,
    otherwise=lambda see, move: [
        Violation("toy.theft", Text("Theft.", "Vol."), Text("Beg.", "Mendiez."))
    ],
    among={"coins": lambda setup: (1, 2)},
)
RULES = Rules[State, Any](
    title="the toy",
    state=State,
    draft=Draft,
    phases=(
        Phase(
            name="street",
            called=Text("the street", "la rue"),
            operations=(TOSS,),
            question=Text("Toss?", "Lancer ?"),
            clause="toy.street",
            who=lambda position: (NAMES[position.turn],),
            then=next_turn,
        ),
        Phase(
            name="night",
            called=Text("the night", "la nuit"),
            operations=(SLEEP,),
            clause="toy.night",
        ),
        Phase(name="over", called=Text("the end", "la fin")),
    ),
    tasks={
        Rain: let_it_rain,
        Need: Choice(
            operations=(TAKE,),
            question=Text("Which shelter?", "Quel abri ?"),
            who=lambda position, task: (task.who,),
            nobody=in_the_open,
        ),
        Flip: Choice(operations=(SHOW,), question=Text("Flip.", "Lancez."), clause="toy.flip"),
    },
    over=over,
    players=lambda setup: setup.players,
    seat_clause="toy.seats",
    others=(STEAL,),
)


def table(*coins: int) -> State:
    return State(Setup(), "street", 0, tuple(map(Beggar, NAMES, coins)))


def play(state: State, *moves: Any) -> tuple[State, list[str]]:
    story: list[str] = []
    for made in moves:
        state, events = RULES.apply(state, made)
        story += [event.what for event in events]  # type: ignore[attr-defined]
    return state, story


def test_a_task_interrupts_what_waits_and_the_position_can_be_saved_there() -> None:
    start = table(1, 0, 1)
    state, story = play(start, Toss("ann"), Show("rain"))
    assert story == ["rain", "ann pays"]
    assert state.agenda == (Need("bob"), Rain(("cid",)))
    assert RULES.pending(state) == Decision(
        ("bob",), Text("Which shelter?", "Quel abri ?"), "toy.need"
    )
    adapter = TypeAdapter(State)
    saved = adapter.validate_json(adapter.dump_json(state))
    assert saved == state
    after, story = play(saved, Take("bob", "bridge"))
    assert story == ["bob in the bridge", "cid pays"]
    assert (after.agenda, after.turn) == ((), 1)
    assert [one.coins for one in after.beggars] == [0, 0, 0]
    assert start == table(1, 0, 1)


def test_a_choice_with_one_answer_or_none_is_settled_without_asking() -> None:
    state, _ = play(table(0, 0, 0), Toss("ann"), Show("rain"), Take("ann", "church"))
    assert RULES.legal_actions(state) == (Take("bob", "bridge"), Take("bob", "cellar"))
    state, more = play(state, Take("bob", "bridge"))
    assert more == ["bob in the bridge", "cid in the cellar"]
    state, more = play(state, Toss("bob"), Show("rain"))
    assert more == ["rain", *(f"{name} stays outside" for name in NAMES)]


def test_a_part_opened_twice_is_the_same_and_untouched_parts_are_shared() -> None:
    start = table(2, 2, 2)
    state, _ = play(start, Toss("ann"), Show("sun"))
    assert state.beggars is start.beggars
    state, _ = play(state, Toss("bob"), Show("rain"))
    assert [type(one) for one in state.beggars] == [Beggar] * 3
    assert [one.coins for one in state.beggars] == [1, 1, 1]
    draft = Draft()
    draft.tell = lambda event: None
    draft.beggars = start.beggars
    assert (
        opened(draft, "beggars", 1) is opened(draft, "beggars", 1) is opened(draft, "beggars", -2)
    )
    assert start.beggars[1].coins == 2
    with pytest.raises(TypeError, match="has no parts in 'setup'"):
        opened(draft, "setup")


def test_chance_waits_on_the_agenda() -> None:
    state, _ = play(table(1, 1, 1), Toss("ann"))
    assert RULES.pending(state) == Chance(Text("Flip.", "Lancez."), "toy.flip")
    assert RULES.chance_outcomes(state) == SIDES
    assert RULES.legal_actions(state) == ()
    assert RULES.legal_actions(state, "ann") == ()
    assert RULES.check(state, Show("sun")) == ()


def clauses(state: State, move: Any) -> list[str]:
    return [one.clause for one in RULES.check(state, move)]


def test_the_generic_refusals_cite_the_right_clause() -> None:
    start = table(1, 0, 1)
    assert clauses(start, Toss("ann")) == []
    assert clauses(start, Toss("dan")) == ["toy.seats"]
    assert clauses(start, Toss("bob")) == ["toy.street"], "not their turn"
    assert clauses(start, Sleep("ann")) == ["toy.street"], "not the time"
    assert clauses(start, Steal("ann", 1)) == ["toy.theft"], "the chapter's own words"
    waiting, _ = play(start, Toss("ann"), Show("rain"))
    assert clauses(waiting, Toss("bob")) == ["toy.need"], "something must be settled first"
    assert clauses(waiting, Take("ann", "bridge")) == ["toy.need"]
    done, _ = play(waiting, Take("bob", "bridge"), Toss("bob"), Show("sun"), Toss("cid"))
    assert clauses(play(done, Show("rain"))[0], Take("bob", "bridge")) == ["toy.full"]
    night, _ = play(done, Show("sun"))
    assert clauses(night, Toss("ann")) == ["toy.night"]
    end, _ = play(night, Sleep("ann"))
    assert clauses(end, Sleep("ann")) == ["toy.end"]
    assert RULES.pending(end) == Over("ranked", "toy.end", (("ann", "bob", "cid"),))
    with pytest.raises(IllegalAction) as refused:
        RULES.apply(end, Sleep("ann"))
    assert refused.value.violations == RULES.check(end, Sleep("ann"))
    with pytest.raises(TypeError, match="'sleep' is not a move of the toy"):
        RULES.check(end, "sleep")


def test_moves_have_an_author_unless_chance_makes_them() -> None:
    assert RULES.author(Toss("ann")) == "ann"
    assert RULES.author(Show("sun")) is None
    with pytest.raises(TypeError):
        RULES.author(Beggar("ann", 1))


def test_the_moves_that_can_be_thought_of_follow_from_the_operations() -> None:
    every = list(RULES.moves(Setup()))
    assert len(every) == len(set(every)) == 3 + 3 + 9 + 2 + 6
    assert Steal("bob", 2) in every


def test_legal_actions_of_one_player_are_those_that_nobody_else_makes() -> None:
    start = table(1, 1, 1)
    assert RULES.legal_actions(start, "ann") == (Toss("ann"),)
    assert RULES.legal_actions(start, "bob") == ()
    with pytest.raises(LookupError, match="no player 'dan'; the players are ann, bob, cid"):
        RULES.legal_actions(start, "dan")


def test_a_list_of_legal_moves_may_be_given() -> None:
    listed = Offer([Toss("ann")])
    rules = Rules[State, Any](
        title="the toy",
        state=State,
        draft=Draft,
        phases=(
            Phase(
                name="street",
                called=Text("the street", "la rue"),
                operations=(TOSS,),
                legal=lambda position: listed,
                clause="toy.street",
            ),
        ),
        tasks={Flip: Choice(operations=(SHOW,))},
        over=lambda position: None,
        players=lambda setup: setup.players,
        seat_clause="toy.seats",
    )
    start = table(1, 1, 1)
    assert rules.legal_actions(start) is listed.actions
    assert rules.offer(start) is listed
    assert rules.derived(start) == tuple(listed), "what the list must agree with"


def test_what_always_can_be_done_is_one_list() -> None:
    state = table(1, 1, 1)
    for who in NAMES:
        state, _ = play(state, Toss(who), Show("sun"))
    night, other = state, play(table(2, 2, 2), Toss("ann"), Show("sun"))[0]
    for who in NAMES[1:]:
        other, _ = play(other, Toss(who), Show("sun"))
    assert night != other
    assert RULES.legal_actions(night) is RULES.legal_actions(other)
    assert RULES.legal_actions(night) == (Sleep("ann"),) == RULES.derived(night)


def test_what_follows_a_phase_does_not_follow_a_move_that_leaves_it() -> None:
    def leave(draft: Draft, move: Sleep) -> None:
        draft.phase = "night"

    def end(draft: Draft) -> None:
        draft.phase = "over"

    rules = Rules[State, Any](
        title="the toy",
        state=State,
        draft=Draft,
        phases=(
            Phase(
                name="street",
                operations=(
                    Operation(move=Sleep, offers=Always(Sleep, "ann"), does=leave),
                    Operation(move=Toss, offers=Always(Toss, "ann")),
                ),
                clause="toy.street",
                then=end,
            ),
            Phase(name="night", then=end),
            Phase(name="over"),
        ),
        over=over,
        players=lambda setup: setup.players,
        seat_clause="toy.seats",
    )
    start = table(1, 1, 1)
    assert rules.apply(start, Sleep("ann")).state.phase == "night"
    assert rules.apply(start, Toss("ann")).state.phase == "over"


def test_outcomes_that_are_given_again_are_known_again() -> None:
    first, again = (play(table(1, 1, 1), Toss("ann"))[0] for _ in range(2))
    assert RULES.offer(first) is RULES.offer(again)
    with memory.off():
        assert RULES.offer(first) is not RULES.offer(again)


@pytest.mark.parametrize("stranger", [0, "", (), [], {}, "a set-up", State])
def test_rules_that_begin_games_refuse_what_is_no_setup(stranger: object) -> None:
    def begin(setup: Setup | None = None) -> State:
        return State(setup or Setup(), "street", 0, ())

    rules = Rules[State, Any](
        title="the toy",
        state=State,
        draft=Draft,
        setup=Setup,
        phases=(Phase(name="street"),),
        over=over,
        players=lambda setup: setup.players,
        seat_clause="toy.seats",
        new_game=begin,
        json=Codec(State, Setup, State, Toss, None),
    )
    assert rules.new_game().setup == rules.new_game(None).setup == Setup()
    assert rules.new_game(Setup(("ann", "bob"))).setup.players == ("ann", "bob")
    with pytest.raises(TypeError, match="is not a Setup"):
        rules.new_game(stranger)


@pytest.mark.parametrize("stranger", [None, 0, "", {}, Setup()])
def test_what_is_no_position_has_no_key(stranger: Any) -> None:
    assert RULES.key(table(1, 1, 1)) == RULES.key(table(1, 1, 1))
    with pytest.raises(TypeError, match="is not a State"):
        RULES.key(stranger)


# Chance, and numbers with bounds ------------------------------------------------------------------


@move
class Draw(Move):
    card: Annotated[int, Field(ge=0, lt=4)]


@move
class Name(Move):
    word: str


def drawing(*more: Operation) -> Rules[State, Any]:
    """The toy with a street on which only chance moves."""
    low = equally_likely([Draw(1), Draw(2)])
    draw = Operation(move=Draw, outcomes=lambda position: low, does=lambda draft, move: None)
    street = Phase(
        name="street",
        called=Text("the street", "la rue"),
        operations=(draw,),
        question=Text("Which card?", "Quelle carte ?"),
        clause="toy.street",
    )
    return Rules(
        title="the toy",
        state=State,
        draft=Draft,
        phases=(street,),
        over=over,
        players=lambda setup: setup.players,
        seat_clause="toy.seats",
        others=more,
    )


def test_chance_refuses_what_cannot_come_up() -> None:
    rules = drawing()
    assert rules.check(table(1, 1, 1), Draw(2)) == ()
    (refusal,) = rules.check(table(1, 1, 1), Draw(3))
    assert refusal.clause == "toy.street"
    assert refusal.why.en == "This cannot come up now: Which card?"


def test_a_number_with_bounds_lists_its_values() -> None:
    assert list(drawing().moves(Setup())) == [Draw(0), Draw(1), Draw(2), Draw(3)]


def test_a_field_without_values_is_named() -> None:
    rules = drawing(Operation(move=Name, otherwise=lambda see, move: []))
    with pytest.raises(TypeError, match=r"Name.word: .* does not list its values; say them in 'a"):
        list(rules.moves(Setup()))
