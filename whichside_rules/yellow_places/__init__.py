"""Les adresses jaunes / Yellow Places by Colin Thil: a cooperative game of hidden hands.

The package is the game: its functions are those of
:class:`whichside_rules.kernel.playing.game.Game`. What a player may know is :class:`YellowView`;
:func:`deduce` says what follows from it.

>>> from whichside_rules import yellow_places as yp
>>> table = yp.position(hands={"green": ["2-tea", "2-bakery", "5-tea"], "pink": ["4-tea"]})
>>> table, events = yp.apply(table, yp.PlaceDisc("green", "column-2", 3))
>>> events[0].clause
'yellow_places.disc.cubes-equal-count'
>>> yp.deduce(yp.observation(table, "pink")).probability("2-tea", "green")
Fraction(1, 3)
"""

from __future__ import annotations

from whichside_rules.kernel.playing.event import (
    events_for as events_for,
)
from whichside_rules.yellow_places.board import (
    column_of as column_of,
    row_of as row_of,
    tiles_at as tiles_at,
)
from whichside_rules.yellow_places.engine.content import (
    COLOURS as COLOURS,
    KINDS as KINDS,
    PLACES as PLACES,
    TILES as TILES,
    Cell as Cell,
    Kind as Kind,
    Place as Place,
    Tile as Tile,
    YellowContent as YellowContent,
    datum as datum,
    default_content as default_content,
    pack_content as pack_content,
    pack_schema as pack_schema,
    read_pack as read_pack,
    sheet as sheet,
)
from whichside_rules.yellow_places.engine.moves import (
    Accuse as Accuse,
    Action as Action,
    Announce as Announce,
    Draw as Draw,
    Move as Move,
    PassPawn as PassPawn,
    PlaceDisc as PlaceDisc,
    PlacePawn as PlacePawn,
)
from whichside_rules.yellow_places.engine.state import (
    Accusation as Accusation,
    Designation as Designation,
    Disc as Disc,
    Ending as Ending,
    Phase as Phase,
    Readings as Readings,
    Setup as Setup,
    YellowState as YellowState,
)
from whichside_rules.yellow_places.engine.tiles import cell_of as cell_of, kind_of as kind_of
from whichside_rules.yellow_places.engine.view import (
    Found as Found,
    YellowView as YellowView,
)
from whichside_rules.yellow_places.game import (
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
from whichside_rules.yellow_places.goal import (
    found as found,
    neutral as neutral,
    results as results,
)
from whichside_rules.yellow_places.pawn import (
    pawns_on_board as pawns_on_board,
)
from whichside_rules.yellow_places.setup import (
    new_game as new_game,
)
from whichside_rules.yellow_places.table.deduction import (
    Deduction as Deduction,
    Owner as Owner,
    Reason as Reason,
    deduce as deduce,
)
from whichside_rules.yellow_places.table.position import (
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
from whichside_rules.yellow_places.table.told import (
    told as told,
    what_it_does as what_it_does,
)

NAME = "yellow_places"
"""The game's name in clause ids, records and commands."""
