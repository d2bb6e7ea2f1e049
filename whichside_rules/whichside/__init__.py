"""Which Side are you on? The cooperative board game of 2021.

The package is the game: its functions are those of
:class:`whichside_rules.kernel.playing.game.Game`.

>>> from whichside_rules import whichside
>>> state = whichside.new_game()
>>> whichside.pending(state).clause
'whichside.setup.premises-market'
"""

from __future__ import annotations

from whichside_rules.kernel.playing.event import (
    events_for as events_for,
)
from whichside_rules.whichside.engine.booklet import (
    Goal as Goal,
    Scenario as Scenario,
    Variant as Variant,
)
from whichside_rules.whichside.engine.content import (
    LABOUR as LABOUR,
    RESOURCES as RESOURCES,
    TENEMENTS as TENEMENTS,
    WhichsideContent as WhichsideContent,
    datum as datum,
    default_content as default_content,
    pack_content as pack_content,
    pack_schema as pack_schema,
    read_pack as read_pack,
    sheet as sheet,
)
from whichside_rules.whichside.engine.moves import (
    AcceptSolidarity as AcceptSolidarity,
    ApplyCard as ApplyCard,
    BuyPremises as BuyPremises,
    CallDoctor as CallDoctor,
    CloseTile as CloseTile,
    Contribute as Contribute,
    Convert as Convert,
    Counter as Counter,
    Decline as Decline,
    Designate as Designate,
    Draw as Draw,
    EndStruggle as EndStruggle,
    HostPremises as HostPremises,
    KeepCard as KeepCard,
    Move as Move,
    MoveGauge as MoveGauge,
    Name as Name,
    NightAction as NightAction,
    Pass as Pass,
    Pick as Pick,
    PlaceCharacter as PlaceCharacter,
    Proceed as Proceed,
    Protect as Protect,
    Rest as Rest,
    Roll as Roll,
    Shelter as Shelter,
    TakeControl as TakeControl,
    TakeIn as TakeIn,
    WorsenGauge as WorsenGauge,
)
from whichside_rules.whichside.engine.scenarios import scenario_of as scenario_of
from whichside_rules.whichside.engine.state import (
    Ending as Ending,
    Hosted as Hosted,
    LaidPlan as LaidPlan,
    Longer as Longer,
    Person as Person,
    Phase as Phase,
    Readings as Readings,
    Setup as Setup,
    TenementState as TenementState,
    TileState as TileState,
    WhichsideState as WhichsideState,
)
from whichside_rules.whichside.game import (
    RULES as RULES,
    apply as apply,
    author as author,
    chance_outcomes as chance_outcomes,
    check as check,
    legal_actions as legal_actions,
    observation as observation,
    pending as pending,
    players as players,
    playout as playout,
    redealt as redealt,
    returns as returns,
    stakes as stakes,
)
from whichside_rules.whichside.setup import (
    new_game as new_game,
)
from whichside_rules.whichside.table.effect_words import (
    effect_told as effect_told,
    effects_told as effects_told,
)
from whichside_rules.whichside.table.position import (
    event_adapter as event_adapter,
    from_json as from_json,
    key as key,
    move_adapter as move_adapter,
    position as position,
    setup_adapter as setup_adapter,
    state_adapter as state_adapter,
    to_json as to_json,
    view_adapter as view_adapter,
)
from whichside_rules.whichside.table.told import (
    told as told,
    what_it_does as what_it_does,
)
from whichside_rules.whichside.variant import (
    combine as combine,
)
from whichside_rules.whichside.variant.unforeseen import (
    check_result as check_result,
)
from whichside_rules.whichside.victory import (
    out_of_reach as out_of_reach,
)

NAME = "whichside"
"""The game's name in clause ids, records and commands."""
HIDES_NOTHING = True
"""Everything lies open; the order of the cards nobody knows."""
