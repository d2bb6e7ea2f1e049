"""Each check passes on a sound toy game and fails on the toy broken in just that respect."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import pytest
from pydantic import TypeAdapter
from pydantic.dataclasses import dataclass

from tests.conformance import toy
from tests.conformance.toy import CLAUSE, SAID, Coin, Door, Go, Position, Toy, View, Walked
from whichside_rules import postal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Outcome
from whichside_rules.kernel.playing.codec import ValueAdapter
from whichside_rules.kernel.playing.game import Chance, Decision, Over, Pending
from whichside_rules.kernel.playing.move import Move, move
from whichside_rules.kernel.playing.playout import Played, by_apply
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.kernel.values import memory
from whichside_rules.testing import conformance as checks
from whichside_rules.testing.conformance import Step

START = Position(4, False)
TOSS = Position(2, True)
END = Position(0, True)


def check_fails(check: Callable[..., Any], *args: Any, match: str = "") -> None:
    """The check must fail."""
    with pytest.raises(AssertionError, match=match):
        check(*args)


def broken(**functions: Callable[..., Any]) -> Toy:
    """The toy with some functions replaced."""
    game: Toy = type("Broken", (Toy,), functions)()
    return game


def test_the_sound_toy_keeps_every_promise() -> None:
    for seed in range(20):
        assert checks.check_game(toy.adapted(Toy()), Door(), seed)
    checks.check_same_seed(toy.adapted(Toy()), Door(), 1)
    assert checks.check_missing_content(Toy(), [START]) == set()
    assert checks.check_missing_content(toy.Unfilled(), [START]) == {"door.colour"}


# Walks ------------------------------------------------------------------------------------------


def test_a_playout_that_plays_another_game_is_noticed() -> None:
    def short(self: Toy, state: Any, generator: Any, choose: Any, *, most: int) -> Played[Any]:
        return by_apply(self, state, generator, choose, most=2)

    def blind(self: Toy, state: Any, generator: Any, choose: Any, *, most: int) -> Played[Any]:
        return by_apply(
            self, state, generator, lambda actions, now: choose(actions[:1], now), most=most
        )

    checks.check_playout(toy.adapted(Toy()), START, 1)
    for playout in (short, blind):
        subject = toy.adapted(broken(playout=playout))
        check_fails(checks.check_playout, subject, START, 1, match="another game than by apply")


def test_a_playout_that_changes_its_position_is_noticed() -> None:
    def spoils(self: Toy, state: Any, generator: Any, choose: Any, *, most: int) -> Played[Any]:
        played = by_apply(self, state, generator, choose, most=most)
        object.__setattr__(state, "far", 7)
        return played

    spoilt = toy.adapted(broken(playout=spoils))
    check_fails(checks.check_playout, spoilt, Position(4, False), 1, match="a playout changes")


def test_an_answer_that_is_remembered_wrongly_is_noticed() -> None:
    def steps(state: Any) -> Sequence[Any]:
        return Toy().legal_actions(state)

    kept: dict[bool, Sequence[Any]] = {}

    def remembered(self: Toy, state: Any, player: str | None = None) -> Sequence[Any]:
        """By whether a coin falls, though it depends on how far the door is."""
        return steps(state) if memory.is_off() else kept.setdefault(state.tossing, steps(state))

    def apply(self: Toy, state: Any, move: Any) -> Transition[Any]:
        return Toy().apply(state, move if Toy().check(state, move) == () else Go(1))

    checks.check_memory(toy.adapted(Toy()), Door(), 1)
    lost = toy.adapted(broken(legal_actions=remembered, apply=apply))
    check_fails(checks.check_memory, lost, Door(), 1, match="remembered")


def test_a_game_without_end_is_noticed() -> None:
    def apply(self: Toy, state: Any, move: Any) -> Transition[Any]:
        return Transition(Position(4, not state.tossing), (Walked(4),))

    check_fails(checks.walk, toy.adapted(broken(apply=apply)), Door(), 1, match="no end")


def test_a_dead_end_is_noticed() -> None:
    game = broken(legal_actions=lambda self, state, player=None: ())
    check_fails(checks.walk, toy.adapted(game), Door(), 1, match="without a legal action")
    check_fails(checks.check_pending, game, START, match="0 legal actions")


def test_chance_of_ones_own_is_noticed() -> None:
    rng = random.Random(1)

    def apply(self: Toy, state: Any, move: Any) -> Transition[Any]:
        after, events = Toy().apply(state, move)
        return Transition(after, (*events, Walked(rng.randrange(99))))

    game = broken(apply=apply)
    check_fails(checks.check_same_seed, toy.adapted(game), Door(), 1, match="two different games")
    check_fails(checks.check_game, toy.adapted(game), Door(), 1, match="two different games")
    check_fails(checks.check_pure, game, START, Go(1), match="applied twice")


# Positions --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lax:
    """Lets unknown fields in."""

    far: int


@dataclass(frozen=True, config={"extra": "forbid"})
class Changing:
    """Comes back from JSON as something else."""

    far: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "far", self.far + 1)


@dataclass(frozen=True, config={"extra": "forbid"}, eq=False)
class Identity:
    """Equal by its field, with a hash of its own."""

    far: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and self.far == other.far

    def __hash__(self) -> int:
        return id(self)


def test_bad_json_is_noticed() -> None:
    checks.check_json(TypeAdapter(Position), START)
    check_fails(checks.check_json, TypeAdapter(Lax), Lax(1), match="unknown field")
    check_fails(checks.check_json, TypeAdapter(Changing), Changing(1), match="JSON changes")
    check_fails(checks.check_json, TypeAdapter(Identity), Identity(1), match="the hash")


@dataclass
class Open:
    """Can be changed."""

    far: int

    def __hash__(self) -> int:
        return self.far


class Forgetful(Position):
    """Loses a field in a pickle."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.far, self.tossing, 0)


def test_a_position_that_is_no_value_is_noticed() -> None:
    checks.check_value(Toy(), START)
    game = broken(key=lambda self, state: 0, state_adapter=lambda self: TypeAdapter(Open))
    check_fails(checks.check_value, game, Open(1), match="can be set")
    check_fails(checks.check_value, Toy(), Forgetful(1, False), match="a copy")
    check_fails(checks.check_value, broken(key=lambda self, state: id(state)), START, match="key")


@move
class Knock(Move):
    """A move that lets anything in, or tells what is wrong without the field."""

    times: Any


def test_a_wrong_value_that_is_let_in_or_told_badly_is_noticed() -> None:
    checks.check_wrong_values(postal, [postal.Pay(), postal.ApplyFirst(3)])
    check_fails(checks.check_wrong_values, Toy(), [Go(1)], match="no error of ours")
    loose = broken(move_adapter=lambda self: ValueAdapter(Knock))
    check_fails(checks.check_wrong_values, loose, [Knock(1)], match="is let into")


def two_at_once(self: Toy, state: Any) -> Pending:
    return Decision(("walker",), SAID, CLAUSE)


def test_contradictions_about_who_must_act_are_noticed() -> None:
    for state in (START, TOSS, END):
        checks.check_pending(Toy(), state)
    check_fails(checks.check_pending, broken(pending=two_at_once), TOSS, match="0 legal actions")
    over = broken(pending=lambda self, state: Over("won", CLAUSE))
    check_fails(checks.check_pending, over, START, match="2 legal actions")
    silent = broken(pending=lambda self, state: Chance(Text("", "?"), CLAUSE))
    check_fails(checks.check_pending, silent, TOSS, match="English")
    unknown = broken(pending=lambda self, state: Chance(SAID, "postal.no.such"))
    check_fails(checks.check_pending, unknown, TOSS, match="unknown clause")


def test_a_clause_of_another_game_is_noticed() -> None:
    class Other(Toy):
        NAME = "yellow_places"

    checks.check_clause(Toy(), CLAUSE)
    check_fails(checks.check_clause, Other(), CLAUSE, match="yellow_places cites")
    check_fails(checks.check_clause, Toy(), "nonsense", match="unknown clause")


def test_bad_lists_of_legal_actions_are_noticed() -> None:
    checks.check_legal(Toy(), START)
    twice = broken(legal_actions=lambda self, state, player=None: (Go(1), Go(1)))
    check_fails(checks.check_legal, twice, START, match="twice")
    lists = [(Go(1), Go(2)), (Go(2), Go(1))]

    def turning(self: Toy, state: Any, player: str | None = None) -> Sequence[Any]:
        lists.reverse()
        return lists[0]

    check_fails(checks.check_legal, broken(legal_actions=turning), START, match="not stable")

    def by_identity(self: Toy, state: Any, player: str | None = None) -> Sequence[Any]:
        return (Go(1), Go(2)) if state is START else (Go(2), Go(1))

    check_fails(checks.check_legal, broken(legal_actions=by_identity), START, match="equal pos")


def test_a_list_that_differs_from_what_follows_from_the_operations_is_noticed() -> None:
    checks.check_derived(Toy(), START)  # derived from nothing
    start = postal.new_game(postal.Setup(mode=None))
    checks.check_derived(postal, start)

    class Shortened:
        RULES = postal.RULES

        def legal_actions(self, state: Any, player: str | None = None) -> Sequence[Any]:
            return postal.legal_actions(state)[1:]

    check_fails(checks.check_derived, Shortened(), start, match="derived")


def test_offered_moves_that_are_refused_are_noticed() -> None:
    def check(self: Toy, state: Any, move: Any) -> Sequence[Violation]:
        return (Violation(CLAUSE, SAID, SAID),)

    def refuse(self: Toy, state: Any, move: Any) -> Transition[Any]:
        raise IllegalAction(move, check(self, state, move))

    checks.check_applies(Toy(), START, Go(1))
    check_fails(checks.check_applies, broken(check=check), START, Go(1), match="and refused")
    check_fails(checks.check_applies, broken(apply=refuse), START, Go(1), match="cannot be")
    check_fails(checks.check_legal, broken(apply=refuse), START, match="cannot be applied")
    check_fails(checks.check_chance, broken(apply=refuse), TOSS, match="cannot be applied")


@pytest.mark.parametrize(
    ("outcomes", "what"),
    [
        ([(Coin(True), Fraction(11, 12))], "add up to 11/12"),
        ([(Coin(True), Fraction(1, 2)), (Coin(True), Fraction(1, 2))], "twice"),
        ([(Coin(True), Fraction(1)), (Coin(False), Fraction(0))], "cannot come"),
    ],
)
def test_bad_chance_is_noticed(outcomes: list[tuple[Any, Fraction]], what: str) -> None:
    checks.check_chance(Toy(), TOSS)
    game = broken(chance_outcomes=lambda self, state: [Outcome(*one) for one in outcomes])
    check_fails(checks.check_chance, game, TOSS, match=what)


def test_moves_forgotten_and_invented_are_noticed() -> None:
    universe = toy.universe(Door())
    for state in (START, TOSS, END):
        checks.check_universe(Toy(), state, universe)
    less = broken(legal_actions=lambda self, state, player=None: (Go(1),), check=lambda *_: ())
    check_fails(checks.check_universe, less, START, universe, match="nothing forbids it")

    def check(self: Toy, state: Any, move: Any) -> Sequence[Violation]:
        return () if move == Go(1) else (Violation(CLAUSE, SAID, SAID),)

    more = broken(check=check)
    check_fails(checks.check_universe, more, START, universe, match="not free of violations")


def test_bad_refusals_are_noticed() -> None:
    illegal = Go(3)
    checks.check_refused(Toy(), START, illegal)
    check_fails(checks.check_refused, Toy(), START, Go(1), match="nothing forbids it")

    def meek(self: Toy, state: Any, move: Any) -> Transition[Any]:
        return Transition(state, ())

    check_fails(checks.check_refused, broken(apply=meek), START, illegal, match="was applied")

    def refusing(move: Any, *violations: Violation) -> Toy:
        def apply(self: Toy, state: Any, _: Any) -> Transition[Any]:
            raise IllegalAction(move, violations)

        return broken(apply=apply)

    sound = Violation(CLAUSE, SAID, SAID)
    checks.check_refused(refusing(illegal, sound), START, illegal)
    check_fails(checks.check_refused, refusing(illegal), START, illegal, match="disagree")
    check_fails(checks.check_refused, refusing(Go(9), sound), START, illegal, match="names")

    def spoil(self: Toy, state: Any, move: Any) -> Transition[Any]:
        object.__setattr__(state, "far", 3)
        raise IllegalAction(move, (sound,))

    mine = Position(4, False)
    check_fails(checks.check_refused, broken(apply=spoil), mine, illegal, match="changed the pos")


@pytest.mark.parametrize(
    ("violation", "what"),
    [
        (Violation("postal.no.such", SAID, SAID), "unknown clause"),
        (Violation(CLAUSE, Text("", "x"), SAID), "silent in English"),
        (Violation(CLAUSE, SAID, Text("x", " ")), "silent in French"),
    ],
)
def test_refusals_that_say_nothing_are_noticed(violation: Violation, what: str) -> None:
    check_fails(checks.check_violation, Toy(), violation, match=what)


def test_a_game_that_takes_anything_for_a_move_is_noticed() -> None:
    checks.check_not_moves(Toy(), START, [None, "x"])
    game = broken(check=lambda *_: ())
    check_fails(checks.check_not_moves, game, START, [None], match="taken for a move")


def test_a_move_of_a_type_made_from_a_move_is_noticed() -> None:
    checks.check_subclasses(Toy(), START)
    checks.check_subclasses(Toy(), TOSS)
    for lax in ({"check": lambda *_: ()}, {"apply": lambda *_: Transition(END, ())}):
        check_fails(checks.check_subclasses, broken(**lax), START, match="taken for a move")
        check_fails(checks.check_subclasses, broken(**lax), TOSS, match="taken for a move")


@pytest.mark.parametrize(
    "name",
    [
        "check",
        "apply",
        "pending",
        "legal_actions",
        "chance_outcomes",
        "observation",
        "key",
        "new_game",
    ],
)
def test_a_game_that_takes_anything_for_a_position_or_a_setup_is_noticed(name: str) -> None:
    checks.check_strangers(Toy(), START)
    checks.check_strangers(Toy(), TOSS)

    def stumbles(self: Toy, thing: Any, *more: Any) -> Any:
        return () if type(thing) is Position else thing.far

    check_fails(checks.check_strangers, broken(**{name: lambda *_: ()}), START, match="an answer")
    check_fails(checks.check_strangers, broken(**{name: stumbles}), TOSS, match="raises A")

    def reads_first(self: Toy, thing: Any, *more: Any) -> Any:
        try:
            return () if type(thing) is Position else thing._offer.actions
        except AttributeError:
            raise TypeError from None

    lax = broken(**{name: reads_first})
    check_fails(checks.check_strangers, lax, START, match="Elsewhere.*has an answer")


def test_play_after_the_end_is_noticed() -> None:
    checks.check_over(Toy(), END, toy.universe(Door()))
    check_fails(checks.check_over, Toy(), START, [], match="not over")
    game = broken(check=lambda *_: ())
    check_fails(checks.check_over, game, END, [Go(1)], match="nothing forbids it")


def test_wrong_players_are_noticed() -> None:
    checks.check_players(Toy(), Door(), START)
    checks.check_players(Toy(), Door(), TOSS)

    def pending(*players: str) -> Callable[[Toy, Any], Pending]:
        return lambda self, state: Decision(players, SAID, CLAUSE)

    stranger = broken(pending=pending("a stranger"))
    check_fails(checks.check_players, stranger, Door(), START, match="does not play")
    check_fails(checks.check_players, broken(pending=pending()), Door(), START, match="nobody")
    twice = broken(pending=pending("walker", "walker"))
    check_fails(checks.check_players, twice, Door(), START, match="twice")

    def for_nobody(self: Toy, state: Any, player: str | None = None) -> Sequence[Any]:
        return (Go(1),) if player is None else ()

    def for_all(self: Toy, state: Any, player: str | None = None) -> Sequence[Any]:
        return (Go(1),)

    two: dict[str, Any] = {"players": lambda self, setup: ("walker", "watcher")}
    idle = broken(legal_actions=for_nobody)
    check_fails(checks.check_players, idle, Door(), START, match="nothing to do")
    busy = broken(legal_actions=for_all, **two)
    check_fails(checks.check_players, busy, Door(), START, match="though not asked")
    some = broken(legal_actions=for_all, pending=pending("walker"))
    checks.check_players(some, Door(), START)


def test_events_invented_for_a_player_are_noticed() -> None:
    checks.check_views_of_events(Toy(), Door(), (Walked(1),))
    mute = broken(events_for=lambda self, events, player: (Walked(1, "postal.no.such"),))
    check_fails(checks.check_views_of_events, mute, Door(), (Walked(1),), match="unknown clause")


# Moves ------------------------------------------------------------------------------------------


def test_a_move_that_changes_the_old_position_is_noticed() -> None:
    def apply(self: Toy, state: Any, move: Any) -> Transition[Any]:
        transition = Toy().apply(Position(4, False), move)
        object.__setattr__(state, "secret", 8)
        return transition

    check_fails(checks.check_pure, broken(apply=apply), Position(4, False), Go(1), match="changed")


def test_a_move_that_makes_an_invalid_position_is_noticed() -> None:
    def apply(self: Toy, state: Any, move: Any) -> Transition[Any]:
        after, events = Toy().apply(state, move)
        object.__setattr__(after, "far", -1)
        return Transition(after, events)

    check_fails(checks.check_pure, broken(apply=apply), START, Go(1), match="is not valid")


@pytest.mark.parametrize(
    ("events", "what"),
    [
        ((), "without an event"),
        ((Walked(1, "postal.no.such"),), "unknown clause"),
    ],
)
def test_bad_events_are_noticed(events: tuple[Any, ...], what: str) -> None:
    checks.check_events(Toy(), Toy().apply(START, Go(1)))
    check_fails(checks.check_events, Toy(), Transition(END, events), match=what)


class Mute(Walked):
    def say(self, language: str = "en") -> str:
        return "" if language == self.silent else "x"

    silent = "en"


class Muet(Mute):
    silent = "fr"


def test_silent_events_are_noticed() -> None:
    check_fails(checks.check_events, Toy(), Transition(START, (Mute(1),)), match="English")
    check_fails(checks.check_events, Toy(), Transition(START, (Muet(1),)), match="French")


def test_an_end_without_a_word_is_noticed() -> None:
    told = Transition(END, (Walked(0),))
    checks.check_end_is_told(Toy(), told)
    untold = Transition(END, (Walked(0, "postal.debt.definition"),))
    check_fails(checks.check_end_is_told, Toy(), untold, match="no event tells")


def test_keys_that_collide_are_noticed() -> None:
    checks.check_key(Toy(), [START, TOSS, END, Position(4, False)])
    game = broken(key=lambda self, state: state.far)
    check_fails(checks.check_key, game, [START, Position(4, True)], match="collide")


def leaks(subject: Any, setup: Any, state: Any) -> None:
    checks.check_hidden(subject, setup, state, subject.universe(setup))


def test_views_that_leak_are_noticed() -> None:
    for check in (checks.check_observation, leaks):
        check(toy.adapted(Toy()), Door(), START)

    def leaking(self: Toy, state: Any, player: str) -> Any:
        return View(state.secret)

    def whole(self: Toy, state: Any, player: str) -> Any:
        return state

    def for_all(self: Toy, state: Any, player: str) -> Any:
        return View(1)

    for view, what in ((whole, "itself"), (for_all, "stranger")):
        game = broken(observation=view)
        check_fails(checks.check_observation, toy.adapted(game), Door(), START, match=what)
    game = broken(observation=leaking)
    check_fails(leaks, toy.adapted(game), Door(), START, match="by the view")

    def knowing(self: Toy, state: Any, player: str | None = None) -> Sequence[Any]:
        return (Go(1),) if state.secret == 7 else (Go(2),)

    game = broken(legal_actions=knowing)
    check_fails(leaks, toy.adapted(game), Door(), START, match="by the legal moves")


def test_a_view_that_keeps_back_what_lies_open_is_noticed() -> None:
    def short(self: Toy, state: Any, player: str) -> View:
        return View(state.far)

    def constant(self: Toy, state: Any, player: str) -> View:
        return View(4)

    states = [Position(2, True), Position(2, False), START]
    checks.check_views_tell(Toy(), Door(), states)
    told_alike = (broken(observation=short), Door(), states)
    check_fails(checks.check_views_tell, *told_alike, match="who must act")
    further = [START, Position(1, False)]
    told_alike = (broken(observation=constant), Door(), further)
    check_fails(checks.check_views_tell, *told_alike, match="legal moves")
    open_to_all = broken(observation=constant)
    open_to_all.HIDES_NOTHING = True  # type: ignore[attr-defined]
    check_fails(checks.check_views_tell, open_to_all, Door(), further, match="one view for two")
    assert Position(3, True) in set(checks.states_after(Toy(), START))


def test_a_record_of_a_view_that_differs_is_noticed() -> None:
    steps = checks.walk(toy.adapted(Toy()), Door(), 1)
    checks.check_view_record(Toy(), Door(), steps)
    first = dataclasses.replace(steps[0], before=TOSS)
    check_fails(
        checks.check_view_record, Toy(), Door(), [first, *steps[1:]], match="sees otherwise"
    )


# Whole games ------------------------------------------------------------------------------------


def test_a_replay_that_differs_is_noticed() -> None:
    steps = checks.walk(toy.adapted(Toy()), Door(), 1)
    checks.check_replay(Toy(), Door(), steps)
    first = dataclasses.replace(steps[0], after=TOSS)
    check_fails(checks.check_replay, Toy(), Door(), [first, *steps[1:]], match="replay differs")
    games: list[Sequence[Step]] = []

    def start(self: Toy, setup: Any = None) -> Any:
        games.append(())
        return Position(4, False, len(games))

    check_fails(checks.check_replay, broken(new_game=start), Door(), steps, match="first position")


def test_a_move_that_ever_forgets_and_a_game_that_is_too_long_are_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = postal.Setup()
    steps = checks.walk(checks.Subject(postal, universe=None), setup, 1)
    checks.check_ever(postal, setup, steps)
    checks.check_ever(Toy(), Door(), [])
    ever, pay = postal.RULES.ever, postal.Pay()
    with monkeypatch.context() as patch:
        patch.setattr(
            postal.RULES, "ever", lambda setup, *, chance: {*ever(setup, chance=chance)} - {pay}
        )
        check_fails(checks.check_ever, postal, setup, steps, match="Pay.* can be, and is not")
    monkeypatch.setattr(postal.RULES, "_longest", lambda setup: 3)
    check_fails(checks.check_ever, postal, setup, steps, match="moves, and 3 at most")
