"""Which Side, New York 1910-1911: the solo postal game by Alexandre Weiss.

The package is the game: its functions are those of
:class:`whichside_rules.kernel.playing.game.Game`.

>>> from whichside_rules import postal
>>> state = postal.new_game(postal.Setup(mode="hard"))
>>> state, events = postal.apply(state, postal.Roll((2,)))
>>> state.risk, events[2].clause
(1, 'postal.offensive.2')
"""

from __future__ import annotations

from whichside_rules.kernel.playing.event import (
    events_for as events_for,
)
from whichside_rules.postal.action import (
    check_direction as check_direction,
    no_such_place as no_such_place,
)
from whichside_rules.postal.cost import (
    cost_of_living as cost_of_living,
    rent as rent,
)
from whichside_rules.postal.engine.content import (
    ANARCHIST_GROUP as ANARCHIST_GROUP,
    GAUGES as GAUGES,
    MODES as MODES,
    NEW_YORK as NEW_YORK,
    RESOURCES as RESOURCES,
    SPACES as SPACES,
    Gauge as Gauge,
    Means as Means,
    Mode as Mode,
    PostalContent as PostalContent,
    Resource as Resource,
    Space as Space,
    datum as datum,
    default_content as default_content,
    pack_content as pack_content,
    pack_schema as pack_schema,
    read_pack as read_pack,
    sheet as sheet,
    stated_content as stated_content,
)
from whichside_rules.postal.engine.moves import (
    Act as Act,
    ApplyFirst as ApplyFirst,
    BeginTurn as BeginTurn,
    Choose as Choose,
    ChooseMode as ChooseMode,
    EndTurn as EndTurn,
    Move as Move,
    Pay as Pay,
    PlaceWorker as PlaceWorker,
    Roll as Roll,
    Take as Take,
)
from whichside_rules.postal.engine.state import (
    Ending as Ending,
    Phase as Phase,
    PostalState as PostalState,
    Readings as Readings,
    Setup as Setup,
)
from whichside_rules.postal.engine.tasks import (
    ApplyResult as ApplyResult,
    Free as Free,
    Heal as Heal,
    Injure as Injure,
    Jail as Jail,
    OrderResults as OrderResults,
    Task as Task,
)
from whichside_rules.postal.game import (
    PLAYER as PLAYER,
    RULES as RULES,
    Action as Action,
    apply as apply,
    author as author,
    chance_outcomes as chance_outcomes,
    check as check,
    legal_actions as legal_actions,
    pending as pending,
    players as players,
    playout as playout,
    redealt as redealt,
    returns as returns,
    stakes as stakes,
)
from whichside_rules.postal.goal import (
    target as target,
    target_clause as target_clause,
)
from whichside_rules.postal.means import (
    means_on_offer as means_on_offer,
)
from whichside_rules.postal.setup import (
    new_game as new_game,
)
from whichside_rules.postal.table.position import (
    PostalObservation as PostalObservation,
    event_adapter as event_adapter,
    from_json as from_json,
    key as key,
    move_adapter as move_adapter,
    observation as observation,
    position as position,
    setup_adapter as setup_adapter,
    state_adapter as state_adapter,
    to_json as to_json,
    view_adapter as view_adapter,
)
from whichside_rules.postal.table.told import (
    told as told,
    what_it_does as what_it_does,
)
from whichside_rules.postal.worker import (
    available_workers as available_workers,
    healthy_workers as healthy_workers,
    idle_workers as idle_workers,
    injured_workers as injured_workers,
    living as living,
    prisoners as prisoners,
)

NAME = "postal"
"""The game's name in clause ids, records and commands."""
HIDES_NOTHING = True
"""Everything lies open."""
