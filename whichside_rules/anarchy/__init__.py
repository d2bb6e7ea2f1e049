"""The Anarchy: governments, coups and wars in the India of 1740, by Robert Laing.

The package is the game: its functions are those of
:class:`whichside_rules.kernel.playing.game.Game`.

>>> from whichside_rules import anarchy
>>> state = anarchy.new_game(anarchy.Setup(players=4))
>>> len(anarchy.chance_outcomes(state))
126
"""

from __future__ import annotations

from whichside_rules.anarchy.card import (
    follows as follows,
    leads as leads,
)
from whichside_rules.anarchy.end import (
    places as places,
    standing as standing,
)
from whichside_rules.anarchy.engine.content import (
    AnarchyContent as AnarchyContent,
    Card as Card,
    Company as Company,
    Zone as Zone,
    datum as datum,
    default_content as default_content,
    pack_content as pack_content,
    pack_schema as pack_schema,
    read_pack as read_pack,
    sheet as sheet,
)
from whichside_rules.anarchy.engine.moves import (
    Attack as Attack,
    Bid as Bid,
    Come as Come,
    Coup as Coup,
    Discard as Discard,
    Done as Done,
    Doomed as Doomed,
    Draw as Draw,
    Flip as Flip,
    Follow as Follow,
    Lay as Lay,
    Move as Move,
    Name as Name,
    Pay as Pay,
    Replace as Replace,
)
from whichside_rules.anarchy.engine.state import (
    AnarchyState as AnarchyState,
    Battle as Battle,
    Ending as Ending,
    Meld as Meld,
    Phase as Phase,
    Readings as Readings,
    Setup as Setup,
)
from whichside_rules.anarchy.game import (
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
    to_act as to_act,
)
from whichside_rules.anarchy.income import (
    income_of as income_of,
)
from whichside_rules.anarchy.meld import (
    governments as governments,
    ruler as ruler,
)
from whichside_rules.anarchy.price import (
    price_of as price_of,
)
from whichside_rules.anarchy.setup import (
    new_game as new_game,
)
from whichside_rules.anarchy.table.position import (
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
from whichside_rules.anarchy.table.told import (
    told as told,
    what_it_does as what_it_does,
)
from whichside_rules.kernel.playing.event import (
    events_for as events_for,
)

NAME = "anarchy"
"""The game's name in clause ids, records and commands."""
HIDES_NOTHING = False
"""Hands, bids and the order of play are hidden."""
