"""Effects that hold for longer: this turn, while a card lies active, or the whole game."""

from __future__ import annotations

from whichside_rules.whichside.engine.effect import Lasting, TenementName, Until
from whichside_rules.whichside.engine.events import TileClosed
from whichside_rules.whichside.engine.state import Longer, Position, WhichsideDraft


def total(position: Position, what: Lasting, name: TenementName) -> int:
    """By how much something is changed for a Tenement; effects add up.

    :clause:`whichside.end-of-turn.minimum-cumulative` :clause:`whichside.cost-of-living.modifiers`
    :clause:`whichside.employer.exceptional-apply`
    :clause:`whichside.example.employer-degradation`
    """
    return sum(
        one.by for one in position.longer if one.what == what and one.tenement in (None, name)
    )


def is_closed(position: Position, tile: str) -> bool:
    """Whether an effect closes a tile. :clause:`whichside.employer.exceptional-apply`"""
    return any(one.what == "closed" and one.tile == tile for one in position.longer)


def close(draft: WhichsideDraft, tile: str | None, until: Until, source: str, clause: str) -> None:
    """A card closes a tile; ``None`` where there is none to close."""
    draft.longer = (*draft.longer, Longer("closed", 0, None, tile, until, source))
    if tile:
        draft.tell(TileClosed.of(tile, clause))


def without_closing(position: Position, tile: str) -> tuple[Longer, ...]:
    """What holds for longer but the closing of a tile."""
    return tuple(one for one in position.longer if one.tile != tile)


def end_with_the_turn(draft: WhichsideDraft) -> None:
    """What holds for this turn ends."""
    draft.longer = tuple(one for one in draft.longer if one.until != "turn")


def end_with(draft: WhichsideDraft, source: str, copies: int) -> None:
    """What held as long as a card lay active ends; of several equal cards, that of the oldest."""
    held = [one for one in draft.longer if one.until == "active" and one.source == source]
    ended = held[: len(held) // copies]
    draft.longer = tuple(one for one in draft.longer if not any(one is over for over in ended))
