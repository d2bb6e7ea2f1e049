"""The end of a strategy (II.1.B): how many of its plans were countered, and what that leads to."""

from __future__ import annotations

from typing import Literal

from whichside_rules.kernel.files.content import clauses_of
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.deciding import decide
from whichside_rules.whichside.engine import lasting
from whichside_rules.whichside.engine.content import Strategy
from whichside_rules.whichside.engine.effect import Destruction, Effects
from whichside_rules.whichside.engine.events import StrategyEnded
from whichside_rules.whichside.engine.state import Setup, WhichsideDraft
from whichside_rules.whichside.engine.tasks import Suffer

Result = Literal["victory", "partial-victory", "partial-defeat", "defeat"]

TABLE: dict[tuple[int, int], Result] = {
    (2, 2): "victory",
    (2, 1): "partial-defeat",
    (2, 0): "defeat",
    (3, 3): "victory",
    (3, 2): "partial-victory",
    (3, 1): "partial-defeat",
    (3, 0): "defeat",
}
"""What follows from the number of steps and of plans countered.

:clause:`whichside.strategy.table.2-step-victory`
:clause:`whichside.strategy.table.2-step-partial-victory`
:clause:`whichside.strategy.table.2-step-partial-defeat`
:clause:`whichside.strategy.table.2-step-defeat`
:clause:`whichside.strategy.table.3-step-victory`
:clause:`whichside.strategy.table.3-step-partial-victory`
:clause:`whichside.strategy.table.3-step-partial-defeat`
:clause:`whichside.strategy.table.3-step-defeat`
"""

AS_DEFEAT: dict[str, tuple[Result, ...]] = {
    "defeat": (),
    "defeat-or-partial-defeat": ("partial-defeat",),
    "all-but-victory": ("partial-defeat", "partial-victory"),
}
"""With which results a strategy was not defeated either, by the options of reading R-92."""


def results_of(steps: int) -> tuple[Result, ...]:
    """How a strategy in so many steps can end.

    :clause:`whichside.strategy.table.2-step-partial-victory`
    """
    return tuple(result for (of, _), result in TABLE.items() if of == steps)


def end(draft: WhichsideDraft) -> None:
    """The strategy ends; the plans countered are counted, and the result takes effect.

    Two steps know no partial victory, and solidarity cards come only with what grants them.
    :clause:`whichside.strategy.table.2-step-partial-victory`
    :clause:`whichside.solidarity.optional`

    :clause:`whichside.strategy.end` :clause:`whichside.strategy.count-defeated`
    :clause:`whichside.cards.strategy` :clause:`whichside.example.strategy-partial-victory`
    :clause:`whichside.example.strategy-if-three` :clause:`whichside.example.strategy-if-one`
    :clause:`whichside.example.strategy-if-zero`
    """
    content = draft.setup.content
    ended = next(one for one in content.strategies if one.id == draft.strategy)
    countered = sum(laid.countered for laid in draft.plans)
    result = TABLE[len(draft.plans), countered]
    clause = f"whichside.strategy.table.{len(draft.plans)}-step-{result}"
    draft.tell(StrategyEnded.of(ended.id, countered, clause))
    if result != "victory" and any(isinstance(one, Destruction) for one in ended.defeat):
        decide(*clauses_of(content, f"strategies.{ended.id}.defeat"))
    effects = effects_of(draft.setup, ended, result)
    now(draft, Suffer.of(draft.first, effects, ended.id, clause))
    draft.strategy, draft.plans, draft.step = None, (), 0
    lasting.end_with_the_strategy(draft)


def effects_of(setup: Setup, ended: Strategy, result: Result) -> Effects:
    """What a strategy does by its result; what it destroys undefeated is told by reading R-92.

    Whether it destroys that in other scenarios than the Winter Fires is reading R-147.

    :clause:`whichside.scenario.winter-fires.strategy-1-undefeated`
    :clause:`whichside.scenario.winter-fires.strategy-3-undefeated`
    """
    found: Effects = getattr(ended, result.replace("-", "_"))
    if result in AS_DEFEAT[setup.readings.undefeated]:
        found += tuple(one for one in ended.defeat if isinstance(one, Destruction))
    if setup.readings.fires_destroy == "wherever-they-come" or setup.scenario == "winter-fires":
        return found
    return tuple(one for one in found if not isinstance(one, Destruction))
