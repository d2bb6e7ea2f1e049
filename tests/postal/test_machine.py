"""Any game, any mode, any reading, any content: what is conserved, looked at after each move."""

from __future__ import annotations

from typing import Any

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.postal.subject import SETUPS, universe
from whichside_rules import postal
from whichside_rules.postal import PostalState
from whichside_rules.postal.engine import events
from whichside_rules.testing import conformance as checks

LIVING = (
    *("healthy", "injured", "healthy_done", "injured_done"),
    *("healthy_jailed", "injured_jailed"),
)
AFTER_ACTING = ("actions", "payment", "control", "over")


def living(state: PostalState) -> int:
    placed = len(state.healthy_at) + len(state.injured_at)
    return placed + sum(int(getattr(state, name)) for name in LIVING)


class Game(RuleBasedStateMachine):
    """Hypothesis chooses every move and every die."""

    state: PostalState

    @initialize(setup=SETUPS)
    def begin(self, setup: postal.Setup) -> None:
        self.state = postal.new_game(setup)
        self.cubes = setup.content.cubes.workers

    def waits_for(self, kind: str) -> bool:
        return type(postal.pending(self.state)).__name__ == kind

    @precondition(lambda self: self.waits_for("Decision"))
    @rule(number=st.integers(0, 999))
    def decide(self, number: int) -> None:
        actions = postal.legal_actions(self.state)
        self.move(actions[number % len(actions)])

    @precondition(lambda self: self.waits_for("Chance"))
    @rule(number=st.integers(0, 35))
    def roll(self, number: int) -> None:
        outcomes = postal.chance_outcomes(self.state)
        self.move(outcomes[number % len(outcomes)].move)

    @rule(number=st.integers(0, 999))
    def be_refused(self, number: int) -> None:
        moves = universe(self.state.setup)
        move = moves[number % len(moves)]
        offered = {one for one, _ in postal.chance_outcomes(self.state)}
        if move not in {*offered, *postal.legal_actions(self.state)}:
            checks.check_refused(postal, self.state, move)

    def move(self, move: Any) -> None:
        """Carry out a move and compare the books: money, cubes, strength, means, resources."""
        old = self.state
        new, story = postal.apply(old, move)
        gained = sum(event.dollars for event in story if isinstance(event, events.MoneyGained))
        paid = sum(event.dollars for event in story if isinstance(event, events.MoneyPaid))
        assert new.savings == old.savings + gained - paid

        def told(kind: type) -> int:
            return sum(isinstance(event, kind) for event in story)

        assert living(new) == living(old) + told(events.WorkerRecruited) - told(events.WorkerDied)
        assert new.dead == old.dead + told(events.WorkerDied)
        assert new.strength == old.strength + told(events.StrengthRose)
        assert len(new.controlled) == len(old.controlled) + told(events.MeansTaken)
        assert set(old.controlled) <= set(new.controlled)
        jailed = postal.prisoners(new) - postal.prisoners(old)
        died = sum(isinstance(one, events.WorkerDied) and one.place == "jail" for one in story)
        assert jailed == told(events.WorkerJailed) - told(events.WorkerFreed) - died
        gathered = {name: getattr(new, name) - getattr(old, name) for name in postal.RESOURCES}
        if any(count > 0 for count in gathered.values()):
            assert isinstance(move, postal.Act)
        if any(count < 0 for count in gathered.values()):
            assert isinstance(move, postal.Take | postal.EndTurn)
        if isinstance(move, postal.EndTurn):
            assert not any(getattr(new, name) for name in postal.RESOURCES)
            assert new.temporary_cost == 0
        if isinstance(move, postal.Pay):
            assert paid + told(events.InDebt) >= min(1, postal.cost_of_living(old))
            assert paid == min(old.savings, postal.cost_of_living(old))
        if told(events.GameEnded):
            assert new.phase == "over"
        self.state = new

    @invariant()
    def workers_are_conserved(self) -> None:
        state = self.state
        total = living(state) + state.reserve + state.dead
        substitutes = state.setup.readings.worker_cubes == "substitutes" and not state.reserve
        assert total == self.cubes or (substitutes and total > self.cubes)
        assert postal.living(state) == living(state)

    @invariant()
    def the_cost_follows_the_formula(self) -> None:
        state, content = self.state, self.state.setup.content
        readings, mode = state.setup.readings, state.setup.mode or "normal"
        healthy = state.healthy + len(state.healthy_at) + state.healthy_done
        injured = state.injured + len(state.injured_at) + state.injured_done
        if readings.prisoner_cost == "charged":
            healthy, injured = healthy + state.healthy_jailed, injured + state.injured_jailed
        one = content.cost.worker
        cost = healthy * one + injured * (one + content.cost.injury) + state.temporary_cost
        rent = getattr(content.rent, mode)
        cost += rent
        if mode == "hard" and readings.hard_start_cost == "printed-five":
            cost -= content.start.workers * one + rent - content.start.cost
        assert postal.cost_of_living(state) == max(0, cost)
        assert postal.observation(state).cost_of_living == max(0, cost)

    @invariant()
    def gauges_stay_below_their_last_box(self) -> None:
        for gauge in postal.GAUGES:
            box = getattr(self.state.setup.content.last_box, gauge)
            assert 0 <= getattr(self.state, gauge) < box
        assert 0 <= self.state.strength <= self.state.setup.content.strength.last_box
        assert self.state.savings >= 0

    @invariant()
    def resources_live_within_a_turn(self) -> None:
        if self.state.phase not in AFTER_ACTING:
            assert not any(getattr(self.state, name) for name in postal.RESOURCES)
            assert not self.state.taken

    @invariant()
    def nobody_acts_twice_or_from_jail(self) -> None:
        state = self.state
        if state.phase not in AFTER_ACTING:
            assert state.healthy_done == state.injured_done == 0
        if state.phase not in ("placement", "actions"):
            assert state.healthy_at == state.injured_at == ()

    @invariant()
    def it_is_clear_who_must_act(self) -> None:
        checks.check_pending(postal, self.state)

    @invariant()
    def the_end_is_one_of_those_in_the_book(self) -> None:
        ending = self.state.ending
        assert (self.state.phase == "over") == (ending is not None)
        if ending and ending.won:
            assert len(self.state.controlled) >= postal.target(self.state)


TestGame = Game.TestCase
TestGame.settings = settings(stateful_step_count=80)
