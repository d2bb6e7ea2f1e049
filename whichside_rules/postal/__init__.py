"""Which Side, New York 1910-1911: the solo postal game by Alexandre Weiss.

The package is the game: its functions are those of :class:`whichside_rules.kernel.game.Game`.

>>> from whichside_rules import postal
>>> state = postal.new_game(postal.Setup(mode="hard"))
>>> state, events = postal.apply(state, postal.Roll((2,)))
>>> state.risk, events[2].clause
(1, 'postal.offensive.2')
"""

from __future__ import annotations

from whichside_rules.kernel.event import events_for
from whichside_rules.postal.action import check_direction
from whichside_rules.postal.cost import cost_of_living, rent
from whichside_rules.postal.engine.content import (
    ANARCHIST_GROUP,
    GAUGES,
    MODES,
    NEW_YORK,
    RESOURCES,
    SPACES,
    Gauge,
    Means,
    Mode,
    PostalContent,
    Resource,
    Space,
    datum,
    default_content,
    pack_content,
    pack_schema,
    read_pack,
    sheet,
    stated_content,
)
from whichside_rules.postal.engine.moves import (
    Act,
    ApplyFirst,
    BeginTurn,
    Choose,
    ChooseMode,
    EndTurn,
    Move,
    Pay,
    PlaceWorker,
    Roll,
    Take,
)
from whichside_rules.postal.engine.position import (
    PostalObservation,
    event_adapter,
    from_json,
    key,
    move_adapter,
    observation,
    position,
    setup_adapter,
    state_adapter,
    to_json,
    view_adapter,
)
from whichside_rules.postal.engine.state import Ending, Phase, PostalState, Readings, Setup
from whichside_rules.postal.engine.tasks import (
    ApplyResult,
    Free,
    Heal,
    Injure,
    Jail,
    OrderResults,
    Task,
)
from whichside_rules.postal.game import (
    PLAYER,
    RULES,
    Action,
    apply,
    author,
    chance_outcomes,
    check,
    legal_actions,
    pending,
    players,
)
from whichside_rules.postal.goal import target, target_clause
from whichside_rules.postal.means import listed as listed_means
from whichside_rules.postal.setup import new_game
from whichside_rules.postal.worker import (
    available_workers,
    healthy_workers,
    idle_workers,
    injured_workers,
    living,
    prisoners,
)

NAME = "postal"
"""The game's name in clause ids, records and commands."""

__all__ = [
    "ANARCHIST_GROUP",
    "GAUGES",
    "MODES",
    "NAME",
    "NEW_YORK",
    "PLAYER",
    "RESOURCES",
    "RULES",
    "SPACES",
    "Act",
    "Action",
    "ApplyFirst",
    "ApplyResult",
    "BeginTurn",
    "Choose",
    "ChooseMode",
    "EndTurn",
    "Ending",
    "Free",
    "Gauge",
    "Heal",
    "Injure",
    "Jail",
    "Means",
    "Mode",
    "Move",
    "OrderResults",
    "Pay",
    "Phase",
    "PlaceWorker",
    "PostalContent",
    "PostalObservation",
    "PostalState",
    "Readings",
    "Resource",
    "Roll",
    "Setup",
    "Space",
    "Take",
    "Task",
    "apply",
    "author",
    "available_workers",
    "chance_outcomes",
    "check",
    "check_direction",
    "cost_of_living",
    "datum",
    "default_content",
    "event_adapter",
    "events_for",
    "from_json",
    "healthy_workers",
    "idle_workers",
    "injured_workers",
    "key",
    "legal_actions",
    "listed_means",
    "living",
    "move_adapter",
    "new_game",
    "observation",
    "pack_content",
    "pack_schema",
    "pending",
    "players",
    "position",
    "prisoners",
    "read_pack",
    "rent",
    "setup_adapter",
    "sheet",
    "state_adapter",
    "stated_content",
    "target",
    "target_clause",
    "to_json",
    "view_adapter",
]
