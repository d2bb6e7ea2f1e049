"""Leaks of hidden hands, each planted in a toy and noticed without the help of its author."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import chain, permutations
from typing import Any

import pytest
from hypothesis import strategies as st

from tests.conformance import hidden
from tests.conformance.hidden import (
    CLAUSE,
    NAMES,
    SAID,
    Answer,
    Answered,
    Ask,
    Draw,
    Drawn,
    Lay,
    Setup,
    Show,
    State,
    Toy,
    put,
)
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing import veil
from whichside_rules.kernel.playing.agenda import Task, task
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.game import Decision
from whichside_rules.kernel.playing.refusal import Violation
from whichside_rules.testing import conformance
from whichside_rules.testing.conformance import Subject
from whichside_rules.testing.counting import every_way


def subject(game: Any) -> Subject:
    """The game as a plain subject: nothing is said of what it hides."""
    return Subject(game, st.just(Setup()), lambda setup: tuple(game.moves(setup)), 20)


def checked(game: Any, games: int = 12) -> None:
    for seed in range(games):
        conformance.check_game(subject(game), Setup(cards=4 + seed % 2), seed)


def test_a_game_that_hides_what_it_says_passes() -> None:
    checked(Toy().rules())


def told(game: Any) -> str:
    """What the suite says of a game that leaks, and what its checks of leaks say."""
    with pytest.raises(AssertionError):
        checked(game, 40)
    with pytest.raises(AssertionError) as noticed:
        looked_for_leaks(subject(game))
    return str(noticed.value)


def looked_for_leaks(of: Subject) -> None:
    befores: list[Any] = [None]
    walks = (conformance.walk(of, Setup(cards=4 + seed % 2), seed) for seed in range(40))
    for step in chain.from_iterable(walks):
        setup = step.before.setup
        befores.append(of.game.pending(step.before))
        conformance.check_hidden(of, setup, step.before, of.moves(setup))
        conformance.check_hidden_move(of, setup, step)
        conformance.check_hidden_chance(of.game, setup, step.before)
        last = len(getattr(befores[-1], "players", ())) == 1
        conformance.check_secretly(of, setup, step.before, last=last)
        conformance.check_settled(of, setup, step)


class Leaking:
    """A game of which one function tells too much."""

    def __init__(self, **functions: Any) -> None:
        self._game, self._functions = Toy().rules(), functions

    def __getattr__(self, name: str) -> Any:
        return self._functions.get(name) or getattr(self._game, name)


def seen(**more: Callable[[Any], Any]) -> Leaking:
    """The game with views in which some fields show more."""
    rules = Toy().rules()

    def observation(state: Any, player: str) -> Any:
        view = rules.observation(state, player)
        return type(view)(
            **{name: getattr(view, name) for name in type(view).__dataclass_fields__}
            | {name: show(state) for name, show in more.items()}
        )

    return Leaking(observation=observation)


OPEN_PURSES = ("setup", "phase", "shown", "purses", "agenda")
LEAKS: dict[str, tuple[Callable[[], Any], str]] = {
    "a view with all hands": (
        lambda: seen(hands=lambda state: state.hands),
        "by the view|view shows .* what nothing told",
    ),
    "a view with what is laid face down": (
        lambda: seen(laid=lambda state: state.laid),
        "by the view|is told what|what nothing told",
    ),
    "a view in which the next cards lie open": (
        lambda: seen(deck=lambda state: state.deck.seen(0)),
        "by the view|what nothing told",
    ),
    "a view with all secrets": (
        lambda: seen(purses=lambda state: state.purses),
        "by the view|what nothing told",
    ),
    "a view with what somebody was asked": (
        lambda: seen(agenda=lambda state: state.agenda),
        "by the view|what nothing told",
    ),
    "a question that tells a card": (
        lambda: Toy(question=lambda position: Text(str(position.hands[1]), "?")).rules(),
        "by who must act",
    ),
    "who may act tells a card": (
        lambda: Leaking(pending=pending_by_a_card),
        "by who must act",
    ),
    "legal moves of another's hand": (
        lambda: Leaking(legal_actions=legal_by_a_card),
        "by the legal moves",
    ),
    "a refusal that tells a card": (
        lambda: Leaking(check=check_by_a_card),
        "a refusal tells",
    ),
    "an event that shows a card that was drawn": (
        lambda: Toy(draw=draws_openly).rules(),
        "events tell|what nothing told|is told",
    ),
    "an event more for some cards": (
        lambda: Toy(draw=draws_loudly).rules(),
        "events tell",
    ),
    "an event less for some cards": (
        lambda: Toy(draw=draws_quietly).rules(),
        "events tell",
    ),
    "a refusal of a draw out of turn that tells a card": (
        lambda: Leaking(check=check_draw_by_a_card),
        "a refusal tells",
    ),
    "who is asked first hangs on a card": (
        lambda: Toy(who=asks_by_a_card).rules(),
        "by who must act",
    ),
    "what others may do hangs on what was chosen secretly": (
        lambda: Leaking(legal_actions=legal_by_a_purse),
        "by the legal moves",
    ),
    "who is asked hangs on what was chosen secretly": (
        lambda: Leaking(pending=pending_by_a_purse),
        "by who must act",
    ),
    "what is chosen secretly is told": (
        lambda: Toy(lay=lays_openly).rules(),
        "is told what|events tell",
    ),
    "what is chosen secretly is shown": (
        lambda: Toy().veiled(secrets={}, open=OPEN_PURSES).rules(),
        "by the view|what nothing told",
    ),
    "a choice that is settled if there is one answer": (
        lambda: Toy(openly=True).rules(),
        "settled unasked",
    ),
    "another world that hangs on what is hidden": (
        lambda: Leaking(redealt=redealt_by_a_card),
        "hangs on what is hidden",
    ),
    "another world in which a card that was shown is hidden again": (
        lambda: Leaking(redealt=redealt_forgetting),
        "by the view|by the legal moves|a refusal tells",
    ),
    "another world in which the own hand differs": (
        lambda: Leaking(redealt=redealt_for_nobody),
        "by the view",
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(leak: str) -> None:
    game, match = LEAKS[leak]
    assert re.search(match, told(game()))


def pending_by_a_card(state: Any) -> Any:
    now = Toy().rules().pending(state)
    if isinstance(now, Decision) and state.phase == "lay" and len(now.players) == 3:
        players = sorted(NAMES, key=lambda name: state.hands[NAMES.index(name)])
        return Decision(tuple(players), now.question, now.clause, now.how)
    return now


def legal_by_a_card(state: Any, player: str | None = None) -> Any:
    actions = Toy().rules().legal_actions(state, player)
    return (
        actions[1:]
        if player == "ann" and state.phase == "ask" and state.hands[1] == (2,)
        else actions
    )


def check_by_a_card(state: Any, move: Any) -> Any:
    found = Toy().rules().check(state, move)
    if found and isinstance(move, Lay) and move.card in state.hands[NAMES.index("bob")]:
        return (Violation(CLAUSE, Text("bob has it", "bob l'a"), SAID),)
    return found


def check_draw_by_a_card(state: Any, move: Any) -> Any:
    found = Toy().rules().check(state, move)
    if isinstance(move, Draw) and state.phase == "ask" and (move.card,) in state.hands[1:]:
        return (Violation(CLAUSE, Text("it is in a hand", "elle est dans une main"), SAID),)
    return found


def asks_by_a_card(position: Any, task: Answer) -> Any:
    odd = sum(position.hands[NAMES.index(task.player)]) % 2
    return (task.player, "ann") if odd else ("ann", task.player)


def legal_by_a_purse(state: Any, player: str | None = None) -> Any:
    actions = Toy().rules().legal_actions(state, player)
    return actions[:1] if player == "cid" and state.purses[1] else actions


def pending_by_a_purse(state: Any) -> Any:
    now = Toy().rules().pending(state)
    if isinstance(now, Decision) and state.phase == "lay" and state.purses[1]:
        return Decision(now.players[::-1], now.question, now.clause, now.how)
    return now


def draws_openly(draft: Any, move: Draw) -> None:
    seat = sum(map(bool, draft.hands))
    hidden.draw(draft, move)
    draft.tell(Answered.of(NAMES[seat], move.card))


def draws_loudly(draft: Any, move: Draw) -> None:
    hidden.draw(draft, move)
    if move.card == 1:
        draft.tell(Drawn.of("ann", None))


def draws_quietly(draft: Any, move: Draw) -> None:
    seat = sum(map(bool, draft.hands))
    if move.card > 1:
        hidden.draw(draft, move)
        return
    draft.deck = draft.deck.without(move.card)
    draft.hands = put(draft.hands, seat, (move.card,))
    draft.phase = "ask" if seat == 2 else "deal"


def lays_openly(draft: Any, move: Lay) -> None:
    hidden.lay(draft, move)
    draft.tell(Answered.of(move.player, move.card))


def redealt_by_a_card(state: Any, player: str, generator: Any) -> Any:
    if sum(state.hands[2 if player == "bob" else 1]) % 2:
        generator.randrange(2)
    return Toy().rules().redealt(state, player, generator)


def redealt_forgetting(state: Any, player: str, generator: Any) -> Any:
    forgotten = replace(state, shown=((),) * 3) if state.phase == "lay" else state
    return Toy().rules().redealt(forgotten, player, generator)


def redealt_for_nobody(state: Any, player: str, generator: Any) -> Any:
    other = next(name for name in NAMES if name != player)
    return Toy().rules().redealt(state, other, generator)


# What is not said is an error when the rulebook loads ---------------------------------------------


@task
class Forgotten(Task):
    clause: str = CLAUSE


@pytest.mark.parametrize(
    ("toy", "match"),
    [
        (Toy().veiled(open=("setup", "phase", "agenda")), "State.shown is not said once"),
        (
            Toy().veiled(open=("setup", "phase", "shown", "agenda", "hands")),
            "State.hands is not said once",
        ),
        (Toy().veiled(hands={"hands": "deck"}), "State.laid is not said once"),
        (Toy().veiled(open=("setup", "phase", "shown", "agenda", "purse")), "no field 'purse'"),
        (
            Toy().veiled(piles={}),
            "State.deck is not said once; 'piles' is wrong about 'deck'; 'deck' is no pile",
        ),
        (
            Toy().veiled(piles={"deck": None, "shown": None}, open=("setup", "phase", "agenda")),
            "wrong about 'shown'",
        ),
        (Toy().veiled(known={"shown": "shown"}), "'shown' holds no hands"),
        (Toy().veiled(known={"hands": "purses"}), "'purses' is not open"),
        (Toy().veiled(known={}), "'known' does not say what all saw come into 'hands'"),
        (Toy().veiled(known={"hands": "shown"}), "'known' does not say .* come into 'laid'"),
        (Toy().veiled(tasks={}), "a task Answer holds is not said once"),
        (Toy().veiled(open=("setup", "phase", "shown", "agenda", Answer)), "not said once"),
        (Toy(tasks={Forgotten: lambda draft, due: None}), "a task Forgotten holds is not said"),
        (Toy(repeated=True), "end by themselves tells"),
    ],
)
def test_what_is_not_said_is_an_error_when_it_loads(toy: Toy, match: str) -> None:
    with pytest.raises(TypeError, match=match):
        toy.rules()


# Counted ------------------------------------------------------------------------------------------


def dealt(cards: int, *hands: int) -> State:
    """A position in which everybody has drawn."""
    game = Toy().rules()
    state = game.new_game(Setup(cards=cards))
    for card in hands:
        state = game.apply(state, Draw(card)).state
    return state


def worlds(state: State, player: str) -> dict[Any, Fraction]:
    redealt = Toy().rules().redealt
    return every_way(lambda generator: redealt(state, player, generator))


@pytest.mark.parametrize("cards", [4, 5])
@pytest.mark.parametrize("player", NAMES)
def test_every_world_comes_up_as_often_as_any_other_and_no_other(cards: int, player: str) -> None:
    state, seat = dealt(cards, 1, 2, 3), NAMES.index(player)
    game, found = Toy().rules(), worlds(dealt(cards, 1, 2, 3), player)
    own = state.hands[seat]
    others = [card for card in range(1, cards + 1) if card not in own]
    possible = {put(pair[:seat], seat, own) + pair[seat:] for pair in hands_of(others)}
    assert {world.hands for world in found} == possible
    assert set(found.values()) == {Fraction(1, len(possible))}
    assert {game.observation(world, player) for world in found} == {game.observation(state, player)}


def hands_of(cards: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    for two in permutations(cards, 2):
        yield tuple((card,) for card in two)


def test_a_card_that_was_shown_stays_known() -> None:
    game = Toy().rules()
    state = game.apply(dealt(5, 1, 2, 3), Ask("ann", "bob", "even")).state
    state = game.apply(state, Show("bob", 2)).state
    found = Counter({world.hands: chance for world, chance in worlds(state, "cid").items()})
    assert found == {((card,), (2,), (3,)): Fraction(1, 3) for card in (1, 4, 5)}
    assert worlds(state, "bob").keys() != found.keys()


def test_what_lies_face_down_and_in_a_purse_could_be_anything() -> None:
    game = Toy().rules()
    state = game.apply(dealt(4, 1, 2, 3), Ask("ann", "cid", "odd")).state
    state = game.apply(state, Show("cid", None)).state
    state = game.apply(state, Lay("bob", 2, 1)).state
    found = worlds(state, "ann")
    seen = {(world.laid[1], world.hands[2], world.purses[1]) for world in found}
    assert len(seen) == 3 * 2 * 2
    assert set(found.values()) == {Fraction(1, 12)}
    mine = {(world.laid[1], world.purses[1]) for world in worlds(state, "bob")}
    assert mine == {((2,), 1)}


def test_what_is_due_is_one_of_what_it_could_be() -> None:
    state = Toy().rules().apply(dealt(4, 1, 2, 3), Ask("ann", "bob", "even")).state
    guesses: dict[Any, Fraction] = defaultdict(Fraction)
    for world, chance in worlds(state, "cid").items():
        guesses[world.agenda[0].guess] += chance
    assert guesses == {"even": Fraction(1, 2), "odd": Fraction(1, 2)}
    assert {world.agenda for world in worlds(state, "ann")} == {state.agenda}


def test_what_all_saw_put_under_a_pile_stays_there() -> None:
    rules = Toy().veiled(piles={"deck": 1}).rules()
    state = replace(dealt(5, 1, 2, 3), deck=Deck[int](((4,), (5,))))
    seen = rules.observation(state, "ann").deck
    assert (seen.cards, seen.lowest) == (2, ((5,),))
    found = every_way(lambda generator: rules.redealt(state, "ann", generator))
    assert {world.deck.strata[1] for world in found} == {(5,)}
    hands = {(world.hands[1:], world.deck.strata[0]) for world in found}
    assert hands == {(((b,), (c,)), (d,)) for b, c, d in permutations((2, 3, 4))}
    assert set(found.values()) == {Fraction(1, 6)}


def test_what_lies_under_a_pile_unseen_can_be_in_a_hand() -> None:
    state = replace(dealt(5, 1, 2, 3), deck=Deck[int](((4,), (5,))))
    found = worlds(state, "ann")
    assert len(found) == 24
    assert {world.deck.strata[1] for world in found} == {(2,), (3,), (4,), (5,)}
    assert set(found.values()) == {Fraction(1, 24)}


def test_a_pile_with_reserves_is_not_dealt_anew() -> None:
    pile = Deck[int](((4,),), (("others", (5,)),))
    state = replace(dealt(5, 1, 2, 3), deck=pile)
    with pytest.raises(TypeError, match="'deck' has reserves"):
        Toy().rules().redealt(state, "ann", random.Random(1))


def test_a_deal_that_breaks_an_invariant_never_comes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = Toy().rules(), dealt(5, 1, 2, 3)
    monkeypatch.setattr(veil, "broken", lambda world: (5,) in world.hands)
    deals = Counter(game.redealt(state, "ann", random.Random(n)).hands for n in range(600))
    assert deals.keys() == {((1,), (b,), (c,)) for b, c in permutations((2, 3, 4), 2)}
    assert min(deals.values()) > 60
    monkeypatch.setattr(veil, "broken", lambda world: True)
    monkeypatch.setattr(veil, "MOST_TRIES", 3)
    with pytest.raises(RuntimeError, match="each of 3 deals breaks an invariant"):
        game.redealt(state, "ann", random.Random(1))


def test_a_stranger_has_no_other_worlds() -> None:
    with pytest.raises(LookupError, match="no player 'dan'"):
        Toy().rules().redealt(dealt(5, 1, 2, 3), "dan", random.Random(1))
