"""Transitions: pairs of a position and events, told in both languages."""

from __future__ import annotations

from whichside_rules import postal
from whichside_rules.kernel.playing.transition import Transition, explain


def test_a_transition_unpacks_and_tells_its_story() -> None:
    transition = postal.apply(postal.position(phase="payment", savings=4), postal.Pay())
    state, events = transition
    assert (transition.state, transition.events) == (state, events)
    english, french = explain(transition), explain(transition, "fr")
    assert len(english) == len(french) == len(events)
    for event, line in zip(events, english, strict=True):
        assert line == f"{event.say()} [{event.clause}]"
    assert all(one != other for one, other in zip(english, french, strict=True))


def test_no_events_make_no_story() -> None:
    assert explain(Transition(None, ())) == ()
