"""Variants: what they change of the generic scenario, and what can be combined."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.refusal import Violation, breaks
from whichside_rules.whichside.engine.content import GENERIC
from whichside_rules.whichside.engine.state import Setup


def check(setup: Setup) -> Iterator[Violation]:
    """A variant changes the generic scenario; Ironworker and circumstances go with every one.

    :clause:`whichside.variant.intro` :clause:`whichside.variant.duo.scope`
    :clause:`whichside.variant.ironworker.scope`
    """
    if setup.variant and setup.scenario != GENERIC:
        duo = setup.variant == "duo"
        clause = "whichside.variant.duo.scope" if duo else "whichside.variant.intro"
        yield breaks(clause, "generic-only", scenario=setup.scenario, variant=setup.variant)
    if setup.goal and not setup.ironworker:
        yield breaks("whichside.variant.ironworker.victory-custom", "no-ironworker")
