"""Clauses that decide beside those that events and refusals name."""

from __future__ import annotations

from whichside_rules.kernel.playing.deciding import decide, decide_refusal, hearing


def test_who_judges_a_move_hears_of_them_and_nobody_else_does() -> None:
    decide("a.b")
    with hearing() as heard:
        decide("c.d", "e.f")
        decide_refusal("g.h")
        with hearing() as inner:
            decide("i.j")
    decide_refusal("k.l")
    assert (heard.done, heard.refused) == (["c.d", "e.f"], ["g.h"])
    assert (inner.done, inner.refused) == (["i.j"], [])
