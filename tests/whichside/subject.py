"""The main game for the conformance suite: its scenarios, variants and readings."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from whichside_rules import whichside
from whichside_rules.kernel.book import clause
from whichside_rules.testing.conformance import Subject

SCENARIOS = [one.id for one in whichside.default_content().scenarios]
VARIANTS = [one.id for one in whichside.default_content().variants]
OPTIONS = {
    one.field: [option.name for option in one.options]
    for one in clause.readings(whichside.NAME)
    if one.field
}


@st.composite
def setups(draw: st.DrawFn) -> whichside.Setup:
    """A scenario or a variant, sometimes harder or with circumstances, and some other readings."""
    chosen: dict[str, Any] = draw(
        st.sampled_from(
            [{}, *({"scenario": one} for one in SCENARIOS), *({"variant": one} for one in VARIANTS)]
        )
    )
    others = draw(st.lists(st.sampled_from(sorted(OPTIONS)), max_size=4, unique=True))
    read: dict[str, Any] = {field: draw(st.sampled_from(OPTIONS[field])) for field in others}
    return whichside.Setup(
        **chosen,
        ironworker=draw(st.booleans()),
        rolls=0 if chosen else draw(st.sampled_from((0, 0, 1, 3))),
        players=draw(st.sampled_from((None, 1, 2))),
        readings=whichside.Readings(**read),
    )


SUBJECT = Subject(whichside, setups=setups(), games=3)

OTHER_SETUP = whichside.Setup(
    variant="desperate", players=2, readings=whichside.Readings(misfortune_for="another-person")
)
"""One that is not the usual one."""
