"""Variants: what they change of the generic scenario, and what can be combined."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import GENERIC
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import Setup


def check(setup: Setup) -> Iterator[Violation]:
    """A variant changes the generic scenario; Ironworker goes with every one.

    Whether circumstances do is reading R-119; whether the table can choose a goal where one is
    printed for Ironworker, R-117. :clause:`whichside.variant.unforeseen.combinable`
    :clause:`whichside.variant.intro` :clause:`whichside.variant.duo.scope`
    :clause:`whichside.variant.ironworker.scope`
    """
    if setup.variant and setup.scenario != GENERIC:
        duo = setup.variant == "duo"
        clause = "whichside.variant.duo.scope" if duo else "whichside.variant.intro"
        yield breaks(clause, "generic-only", scenario=setup.scenario, variant=setup.variant)
    if setup.goal and not setup.ironworker:
        yield breaks("whichside.variant.ironworker.victory-custom", "no-ironworker")
    printed = setup.ironworker and scenario_of(setup).ironworker
    if setup.goal and printed and setup.readings.ironworker_goal == "printed":
        yield breaks("whichside.variant.ironworker.scope", "printed", scenario=setup.scenario)
    if setup.rolls and setup.readings.rolled_with == "generic" and not _is_generic(setup):
        yield breaks("whichside.variant.unforeseen.combinable", scenario=setup.scenario)


def combine(variants: Sequence[str]) -> Iterator[Violation]:
    """Each variant changes the generic scenario as it is, so no two are played at once.

    Beside one of them go Ironworker and, by reading R-119, circumstances; they are no variants of
    a set-up. :clause:`whichside.variant.intro` :clause:`whichside.variant.duo.scope`
    """
    if len(set(variants)) > 1:
        clause = "whichside.variant.duo.scope" if "duo" in variants else "whichside.variant.intro"
        one, other = (words.called("variant", each) for each in tuple(dict.fromkeys(variants))[:2])
        yield breaks(clause, "one-variant", one=one, other=other)


def _is_generic(setup: Setup) -> bool:
    """Whether it is the generic scenario as it is."""
    return setup.scenario == GENERIC and setup.variant is None
