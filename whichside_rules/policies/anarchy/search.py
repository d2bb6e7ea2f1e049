"""The player of The Anarchy that tries out: each candidate in worlds that fit what it sees.

A world is a position that its player cannot tell from the real one: what is hidden is dealt anew.
There the greedy player plays on for all seats, for a few turns; what then is best on average is
done.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from whichside_rules import anarchy
from whichside_rules.anarchy.engine.sets import sets
from whichside_rules.kernel.playing.chance import Deck, sample
from whichside_rules.kernel.playing.game import Chance, Game, Over
from whichside_rules.kernel.playing.veil import HIDDEN
from whichside_rules.kernel.values.value import fields_of
from whichside_rules.policies.anarchy.greedy import choose, hopeful, task_of
from whichside_rules.policies.anarchy.worth import RUPEE, rupees, total, use, worths

A = TypeVar("A")

WON = 10_000
"""What it is worth to have won; who has lost has as much less."""
NEARER = 0.75
"""What chests on the table are worth besides, times their square: they win together."""
IN_HAND = 12
"""By what the use of cards in hand is divided beside that of cards on the table."""


class SearchPlayer:
    """Tries candidates out in worlds dealt anew, and drops the worse half again and again.

    Args:
        worlds: in how many worlds all candidates are tried; as many again after each halving.
        turns: for how many turns it is played on, the present one counted; ``None`` for as many as
            there are seats and one more, so that everybody answers.
        candidates: how many actions are tried at most.
    """

    __name__ = "search"

    def __init__(self, worlds: int = 4, turns: int | None = None, candidates: int = 5) -> None:
        self.worlds: int = worlds
        self.turns: int | None = turns
        self.candidates: int = candidates

    def __call__(self, game: Game, view: Any, actions: Sequence[A], generator: random.Random) -> A:
        """Choose an action."""
        left: list[A] = candidates(view, actions)[: self.candidates]
        sums = [0.0] * len(left)
        at = list(range(len(left)))
        turns = self.turns or len(view.setup.seats) + 1
        base = could_be(view) if len(left) > 1 else None
        while len(at) > 1:
            for _ in range(self.worlds):
                world = game.redealt(base, view.player, generator)
                seed = generator.getrandbits(64)
                for one in at:
                    sums[one] += tried(game, world, left[one], turns, random.Random(seed))
            # The first, which the greedy player would take, wins where none is better.
            at = sorted(at, key=lambda one: -sums[one])[: len(at) // 2]
        return left[at[0]]


search_anarchy: SearchPlayer = SearchPlayer()
"""The searching player of The Anarchy."""


# Worlds -------------------------------------------------------------------------------------------


def could_be(view: Any) -> anarchy.AnarchyState:
    """Some position that fits a view, so that its hidden cards and money can be dealt anew.

    A bid that lies face down is taken back: what is tried out goes on with that bid.
    """
    hidden = iter(unseen(view))
    seats = view.setup.seats
    fields = {name: getattr(view, name) for name in fields_of(anarchy.AnarchyState)}
    fields |= {
        "hands": tuple(
            tuple(sorted(next(hidden) if card == HIDDEN else card for card in hand))
            for hand in view.hands
        ),
        "money": tuple(rupees(view, one) for one in seats),
        "deck": Deck.shuffled(list(hidden)),
        "tokens": Deck.shuffled([one for one in seats if one not in view.flipped]),
        "bids": tuple(None if bid == HIDDEN else bid for bid in view.bids),
    }
    return anarchy.AnarchyState(**fields)


def unseen(view: Any) -> list[str]:
    """The cards of which a player does not see where they are."""
    seen = {*view.discard, *view.under}
    seen.update(card for hand in view.hands for card in hand)
    seen.update(card for one in (*view.melds, view.rival) if one for card in one.cards)
    seen.update(card for due in view.agenda for card in getattr(due, "pool", ()))
    return [card for card in view.setup.content.card_ids if card not in seen]


# Candidates ---------------------------------------------------------------------------------------


def candidates(view: Any, actions: Sequence[Any]) -> list[Any]:
    """What is worth trying, first what the greedy player would do."""
    first = choose(view, actions)
    others = _OTHERS.get(task_of(view))
    return list(dict.fromkeys((first, *(others(view, first, actions) if others else ()))))


def _all(view: Any, first: Any, actions: Sequence[Any]) -> Sequence[Any]:
    return actions


def _payments(view: Any, first: Any, actions: Sequence[Any]) -> Sequence[Any]:
    """A card or two more or less."""
    return [one for one in actions if abs(one.cards - first.cards) <= 2]


def _meldings(view: Any, first: Any, actions: Sequence[Any]) -> Iterator[Any]:
    """Every coup, and to do no more; where a new government is laid, the others too."""
    kinds = ("coup", "lay", "done") if first.kind in ("lay", "coup") else ("coup",)
    yield from (one for kind in kinds for one in actions if one.kind == kind)
    if first.kind == "done":
        yield from (one for one in actions if one.kind == "replace")


def _discards(view: Any, first: Any, actions: Sequence[Any]) -> Sequence[Any]:
    """The least useful cards."""
    return sorted(actions, key=lambda one: use(view, one.player, one.card))[:4]


def _wars(view: Any, first: Any, actions: Sequence[Any]) -> Sequence[Any]:
    """To make no war, and the attacks that could be won, those of most use first."""
    return [actions[-1], *hopeful(view, view.player, actions)]


def _bids(view: Any, first: Any, actions: Sequence[Any]) -> Iterator[Any]:
    """Nothing, and a little more or less than the greedy player would bid."""
    for more in (1, -1, 3, -first.rupees, -3, 2, 5):
        yield from (one for one in actions if one.rupees == first.rupees + more)


_OTHERS: dict[str, Callable[[Any, Any, Sequence[Any]], Iterable[Any]]] = {
    "pay": _payments,
    "draw": _all,
    "meld": _meldings,
    "discard": _discards,
    "war": _wars,
    "reply": _all,
    "lay-bids": _bids,
}
"""What is tried besides the greedy action, where a phase or a task asks for a decision."""


# Trying out ---------------------------------------------------------------------------------------


def tried(
    game: Game, world: anarchy.AnarchyState, move: Any, turns: int, generator: random.Random
) -> float:
    """How good a world is for whoever makes a move, after some turns that all play greedily."""
    state = game.apply(world, move).state
    while True:
        now = game.pending(state)
        if isinstance(now, Over):
            break
        if isinstance(now, Chance):
            if state.phase == "order":
                turns -= 1
                if not turns:
                    break
            state = game.apply(state, sample(game.chance_outcomes(state), generator)).state
        else:
            actions = game.legal_actions(state, now.players[0])
            state = game.apply(state, choose(state, actions)).state
    return standing(state, move.player)


def standing(state: anarchy.AnarchyState, me: str) -> float:
    """How much better a player stands than the best of the others."""
    if state.ending:
        return WON if state.ending.winner == me else -WON
    others = (_strength(state, one) for one in state.setup.seats if one != me)
    return _strength(state, me) - max(others)


def _strength(state: anarchy.AnarchyState, player: str) -> float:
    """What a player has on the table, in hand and in money."""
    of, numbers = sets(state.setup), worths(state.setup)
    melded = [card for one in state.melds if one.player == player for card in one.cards]
    chests = total(of.chests, melded)
    hand = state.hands[state.setup.seats.index(player)]
    in_hand = sum(use(state, player, card) for card in hand)
    return (
        total(numbers, melded)
        + NEARER * chests * chests
        + in_hand / IN_HAND
        + RUPEE * rupees(state, player)
    )
