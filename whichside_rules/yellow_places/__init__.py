"""Les adresses jaunes / Yellow Places by Colin Thil: a cooperative game of hidden hands.

The package is the game: its functions are those of :class:`whichside_rules.kernel.game.Game`.
What a player may know is :class:`YellowView`; :func:`deduce` says what follows from it.

>>> from whichside_rules import yellow_places as yp
>>> table = yp.position(hands={"green": ["2-tea", "2-bakery", "5-tea"], "pink": ["4-tea"]})
>>> table, events = yp.apply(table, yp.PlaceDisc("green", "column-2", 3))
>>> events[0].clause
'yellow_places.disc.cubes-equal-count'
>>> yp.deduce(yp.observation(table, "pink")).probability("2-tea", "green")
Fraction(1, 3)
"""

from __future__ import annotations

from whichside_rules.kernel.event import events_for
from whichside_rules.yellow_places.board import (
    cell_of,
    cells_of,
    column_of,
    kind_of,
    row_of,
    tiles_at,
)
from whichside_rules.yellow_places.engine.content import (
    KINDS,
    PLACES,
    TILES,
    Cell,
    Kind,
    Place,
    Tile,
    YellowContent,
    datum,
    default_content,
    pack_content,
    pack_schema,
    read_pack,
    sheet,
)
from whichside_rules.yellow_places.engine.deduction import Deduction, Owner, Reason, deduce
from whichside_rules.yellow_places.engine.moves import (
    Accuse,
    Action,
    Announce,
    Draw,
    Move,
    PassPawn,
    PlaceDisc,
    PlacePawn,
)
from whichside_rules.yellow_places.engine.position import (
    event_adapter,
    from_json,
    key,
    move_adapter,
    position,
    setup_adapter,
    state_adapter,
    to_json,
    view_adapter,
)
from whichside_rules.yellow_places.engine.state import (
    Accusation,
    Designation,
    Disc,
    Ending,
    Phase,
    Readings,
    Setup,
    YellowState,
)
from whichside_rules.yellow_places.engine.view import Found, YellowView, observation
from whichside_rules.yellow_places.game import (
    RULES,
    apply,
    author,
    chance_outcomes,
    check,
    legal_actions,
    pending,
    players,
    to_act,
)
from whichside_rules.yellow_places.goal import found, neutral, results
from whichside_rules.yellow_places.pawn import standing
from whichside_rules.yellow_places.setup import new_game

NAME = "yellow_places"
"""The game's name in clause ids, records and commands."""

COLOURS: tuple[str, ...] = (
    *datum("components.colours").value,
    datum("components.fourth_colour").value,
)
"""The players' colours; the book does not name the fourth.
:clause:`yellow_places.setup.choose-colour`"""

__all__ = [
    "COLOURS",
    "KINDS",
    "NAME",
    "PLACES",
    "RULES",
    "TILES",
    "Accusation",
    "Accuse",
    "Action",
    "Announce",
    "Cell",
    "Deduction",
    "Designation",
    "Disc",
    "Draw",
    "Ending",
    "Found",
    "Kind",
    "Move",
    "Owner",
    "PassPawn",
    "Phase",
    "Place",
    "PlaceDisc",
    "PlacePawn",
    "Readings",
    "Reason",
    "Setup",
    "Tile",
    "YellowContent",
    "YellowState",
    "YellowView",
    "apply",
    "author",
    "cell_of",
    "cells_of",
    "chance_outcomes",
    "check",
    "column_of",
    "datum",
    "deduce",
    "default_content",
    "event_adapter",
    "events_for",
    "found",
    "from_json",
    "key",
    "kind_of",
    "legal_actions",
    "move_adapter",
    "neutral",
    "new_game",
    "observation",
    "pack_content",
    "pack_schema",
    "pending",
    "players",
    "position",
    "read_pack",
    "results",
    "row_of",
    "setup_adapter",
    "sheet",
    "standing",
    "state_adapter",
    "tiles_at",
    "to_act",
    "to_json",
    "view_adapter",
]
