"""What a seat cannot see changes nothing that reaches it: not by one letter, after any move.

Every position of random games is compared, for every seat, with a position in which hands, draw
pile, bids and, where it is secret, money are others; every move is then made in both.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from tests.anarchy.subject import with_zeal
from whichside_rules import anarchy
from whichside_rules.kernel.playing.game import Decision
from whichside_rules.kernel.playing.refusal import IllegalAction

MOVES = 220
"""So many moves of each game are looked at: about the first three rounds."""


def written(state: anarchy.AnarchyState, player: str) -> bytes:
    """The view, as it is sent."""
    return anarchy.view_adapter().dump_json(anarchy.observation(state, player))


def told(events: Any, player: str) -> list[Any]:
    """The events of a move as a player gets them, as they are sent and as they are said."""
    seen = anarchy.events_for(events, player)
    sent = [anarchy.event_adapter().dump_json(one) for one in seen]
    return [sent, [one.say("en") for one in seen], [one.say("fr") for one in seen]]


def same(player: str, one: anarchy.AnarchyState, other: anarchy.AnarchyState) -> None:
    """All that a player can ask of two positions."""
    assert written(one, player) == written(other, player)
    assert anarchy.legal_actions(one, player) == anarchy.legal_actions(other, player)
    assert anarchy.pending(one) == anarchy.pending(other)


def refused(state: anarchy.AnarchyState, move: Any) -> str:
    """What somebody is told who tries a move that may be against the rules."""
    violations = anarchy.check(state, move)
    return str(IllegalAction(move, violations)) if violations else ""


def tried(rng: random.Random, state: anarchy.AnarchyState, player: str) -> list[Any]:
    """Moves of a player, most of them against the rules."""
    cards = rng.sample(state.setup.content.card_ids, 3)
    kinds = (anarchy.Lay, anarchy.Coup, anarchy.Follow, anarchy.Replace, anarchy.Discard)
    zones = state.setup.content.zone_ids
    return [
        *(kind(player, card) for kind in kinds for card in cards),
        anarchy.Bid(player, rng.randrange(30)),
        anarchy.Pay(player, rng.randrange(12)),
        anarchy.Attack(player, rng.choice(zones), rng.choice(zones)),
        anarchy.Done(player),
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("money", ["open", "secret"])
def test_no_seat_gets_anything_that_hangs_on_what_it_cannot_see(players: int, money: Any) -> None:
    rng = random.Random(players)
    readings = anarchy.Readings(money=money, reply=rng.choice(("any", "all")))
    state = anarchy.new_game(anarchy.Setup(players=players, readings=readings))
    for number in range(MOVES + 10 * players):
        outcomes = anarchy.chance_outcomes(state)
        actions = anarchy.legal_actions(state)
        if not outcomes and not actions:
            break
        move = rng.choice(outcomes).move if outcomes else with_zeal(rng, state, actions)
        after, events = anarchy.apply(state, move)
        if number >= 10 * players:  # the deal itself: see the test after this one
            for player in state.setup.seats:
                compared(rng, state, move, after, events, player)
        state = after


def compared(
    rng: random.Random,
    state: anarchy.AnarchyState,
    move: Any,
    after: anarchy.AnarchyState,
    events: Any,
    player: str,
) -> None:
    other = anarchy.redealt(state, player, rng)
    same(player, state, other)
    for one in tried(rng, state, player):
        assert refused(state, one) == refused(other, one)
    if anarchy.check(other, move):
        return  # a card that another hand does not have in the other world
    after_other, events_other = anarchy.apply(other, move)
    if written(after, player) == written(after_other, player):
        assert told(events, player) == told(events_other, player)
        same(player, after, after_other)
    else:
        assert told(events, player) != told(events_other, player), (
            "the view shows more than is told"
        )


def test_a_card_that_is_drawn_is_seen_by_nobody_else() -> None:
    state = anarchy.new_game(anarchy.Setup(players=3))
    cards = [one.move.card for one in anarchy.chance_outcomes(state)]
    one, two = (anarchy.apply(state, anarchy.Come(card)) for card in (cards[0], cards[-1]))
    for player in ("green", "red"):
        assert written(one.state, player) == written(two.state, player)
        assert told(one.events, player) == told(two.events, player)
    assert written(one.state, "violet") != written(two.state, "violet")


def at_the_bids() -> anarchy.AnarchyState:
    state = anarchy.position(
        setup=anarchy.Setup(players=3),
        phase="war",
        player="violet",
        melds=[("violet", ["haidar-ali"]), ("green", ["lohagad"])],
        money={"violet": 7, "green": 5},
    )
    return anarchy.apply(state, anarchy.Attack("violet", "mysore", "pune")).state


def test_a_bid_is_seen_by_nobody_until_both_lie_there() -> None:
    start = at_the_bids()
    for first, second in (("violet", "green"), ("green", "violet")):
        made = [anarchy.apply(start, anarchy.Bid(first, rupees)) for rupees in (0, 3, 5)]
        for other in ("red", second):
            assert len({written(one.state, other) for one in made}) == 1
            assert len({str(told(one.events, other)) for one in made}) == 1
            assert len({str(anarchy.pending(one.state)) for one in made}) == 1
            assert len({anarchy.legal_actions(one.state, other) for one in made}) == 1
            assert len({refused(one.state, anarchy.Bid(other, 99)) for one in made}) == 1
        assert len({written(one.state, first) for one in made}) == 3
        waits = anarchy.pending(made[0].state)
        assert isinstance(waits, Decision)
        assert waits.players == (second,)
        assert waits.how == "secretly"


def test_no_view_holds_another_hand_the_pile_or_the_order() -> None:
    state = anarchy.position(
        setup=anarchy.Setup(players=3, readings=anarchy.Readings(money="secret")),
        hands={"violet": ["shah-alam"], "green": ["rohillas"], "red": ["zabita-khan"]},
        known={"red": ["zabita-khan"]},
        money={"green": 77},
    )
    text = written(state, "violet").decode()
    tree = json.loads(text)
    del tree["setup"]
    shown = json.dumps(tree)
    assert "rohillas" not in shown
    assert "77" not in re.findall(r"\d+", shown)
    assert "zabita-khan" in shown
    assert tree["hands"] == [["shah-alam"], ["hidden"], ["zabita-khan"]]
    assert tree["deck"] == {"cards": 123, "lowest": []}
    assert tree["tokens"] == {"cards": 2, "lowest": []}
