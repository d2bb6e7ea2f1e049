"""Where several may act, one is asked at a time, and nobody is cut off by who is asked first."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from whichside_rules import anarchy, postal, whichside, yellow_places
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.game import Decision, Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.numbering import Numbering
from whichside_rules.turns import LET_ANOTHER, Turns

GAMES: dict[str, Any] = {name: rulebook.find(name).game for name in rulebook.built_in()}


def dealt(seed: int = 1) -> Turns:
    """Three players of Yellow Places, who may place their discs in any order."""
    rng, turns = random.Random(seed), Turns.of(yellow_places, yellow_places.new_game())
    while outcomes := yellow_places.chance_outcomes(turns.state):
        assert turns.actor is None
        assert turns.actions() == ()
        turns = turns.after(rng.choice(outcomes).move)
    return turns


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_played_one_actor_at_a_time(name: str) -> None:
    """Who is asked may act; what is legal by number is the same; waiting never goes on for ever."""
    game, rng = GAMES[name], random.Random(8)
    setup = game.Setup()
    turns, table = Turns.of(game, game.new_game(setup)), Numbering(game, setup)
    steps = 0
    while not isinstance(now := game.pending(turns.state), Over) and steps < 200:
        steps += 1
        if not isinstance(now, Decision):
            outcome = rng.choice(game.chance_outcomes(turns.state)).move
            assert turns.legal(table) == ()
            assert not any(turns.mask(table))
            turns = turns.after(outcome)
            continue
        assert turns.actor in now.players
        actions, numbers = turns.actions(), turns.legal(table)
        assert len(actions) == len(numbers)
        assert (LET_ANOTHER in actions) is (len(table) in numbers) is turns.can_wait
        assert [n for n, one in enumerate(turns.mask(table)) if one] == list(numbers)
        waits = 0
        while turns.can_wait and rng.randrange(2):
            before, turns = turns, turns.after_number(table, len(table))
            assert turns.state is before.state
            assert turns.actor != before.actor
            waits += 1
        assert waits <= len(now.players)
        number = rng.choice([one for one in turns.legal(table) if one < len(table)])
        turns = turns.after_number(table, number)


def test_who_acted_is_asked_last() -> None:
    turns = dealt()
    asked = []
    for _ in range(3):
        asked.append(turns.actor)
        turns = turns.after(turns.actions()[0])
    assert asked == ["green", "pink", "blue"]
    assert turns.order == ("green", "pink", "blue")
    late = dealt().after(LET_ANOTHER)
    assert late.actor == "pink"
    late = late.after(late.actions()[0])
    assert late.order == ("green", "blue", "pink")
    assert late.waiting == ()
    assert late.actor == "green"


def test_everybody_comes_to_accuse() -> None:
    """Green could make every accusation; whoever has accused lets the others come first."""
    hands: Any = {"green": ["1-tea", "2-tea"], "pink": ["3-tea", "4-tea"]}
    state = yellow_places.position(phase="conclusion", hands=hands)
    turns, accusers = Turns.of(yellow_places, state), []
    for tile, holder in (("3-tea", "pink"), ("1-tea", "green")):
        assert turns.actor
        accusers.append(turns.actor)
        turns = turns.after(yellow_places.Accuse(turns.actor, tile, holder))  # type: ignore[arg-type]
    assert accusers == ["green", "pink"]


def test_when_all_wait_the_first_must_act() -> None:
    turns = dealt()
    for player in ("green", "pink", "blue"):
        assert turns.actor == player
        assert turns.can_wait
        turns = turns.after(LET_ANOTHER)
    assert turns.actor == "green"
    assert LET_ANOTHER not in turns.actions()
    with pytest.raises(ValueError, match="green must act"):
        turns.after(LET_ANOTHER)
    assert turns.after(turns.actions()[0]).can_wait


def test_somebody_else_may_act_than_who_is_asked() -> None:
    """Being asked is no rule: what the rules allow is applied, whoever does it."""
    turns = dealt()
    move = yellow_places.legal_actions(turns.state, "blue")[0]
    assert turns.after(move).order == ("green", "pink", "blue")
    pinks = yellow_places.legal_actions(turns.state, "pink")[0]
    assert turns.after(pinks).order == ("green", "blue", "pink")
    with pytest.raises(IllegalAction):
        turns.after(yellow_places.PassPawn("green"))


def test_who_decides_alone_cannot_wait() -> None:
    turns = Turns.of(postal, postal.position(phase="payment"))
    assert (turns.actor, turns.can_wait) == ("player", False)
    with pytest.raises(ValueError, match="player must act"):
        turns.after(LET_ANOTHER)
    with pytest.raises(ValueError, match="nobody is asked"):
        Turns.of(postal, postal.new_game()).after(LET_ANOTHER)


def test_who_chooses_in_secret_lets_nobody_go_first() -> None:
    """Who is asked first makes no difference there."""
    cards = ("balaji-rao",), ("momin-khan",)
    melds = [*zip(("violet", "green"), cards, strict=True)]
    state = anarchy.position(setup=anarchy.Setup(players=2), phase="war", melds=melds)
    turns = Turns.of(anarchy, anarchy.apply(state, anarchy.legal_actions(state)[0]).state)
    assert isinstance(turns.pending, Decision)
    assert turns.pending.players == ("violet", "green")
    assert (turns.actor, turns.can_wait) == ("violet", False)
    with pytest.raises(ValueError, match="violet must act"):
        turns.after(LET_ANOTHER)


def test_who_decides_together_may_let_another_say_it() -> None:
    state = whichside.new_game()
    rng = random.Random(1)
    while outcomes := whichside.chance_outcomes(state):
        state = whichside.apply(state, rng.choice(outcomes).move).state
    turns = Turns.of(whichside, state)
    (move,) = whichside.legal_actions(state)
    assert whichside.author(move) is None
    assert turns.can_wait
    assert turns.after(move).order[-1] == turns.actor


def test_turns_travel_and_are_said() -> None:
    turns = dealt().after(LET_ANOTHER)
    again = pickle.loads(pickle.dumps(turns))
    assert again == turns
    assert again.game is yellow_places
    assert (LET_ANOTHER.say(), LET_ANOTHER.say("fr")) == (
        "let another go first",
        "laisser un autre commencer",
    )
    assert turns.apply(turns.actions()[0])[1].events
