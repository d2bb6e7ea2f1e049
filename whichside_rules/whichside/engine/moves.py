"""The moves: what players decide, and what dice and cards show, one type each.

``kind`` tells them apart in JSON. ``player`` is the Tenement that decides; moves without it are
made by chance or by the whole team.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.names import Called
from whichside_rules.kernel.playing.move import Move as NamelessMove, move
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.effect import Labour, Resource, TenementName

_CALLED: Mapping[str, Callable[[str], Text]] = {
    "card": words.card_or_premises,
    "tenement": partial(words.called, "player"),
    "character": partial(words.called, "character"),
    "space": words.place,
    "premises": partial(words.called, "premises"),
    "tile": partial(words.called, "tile"),
    "gauge": words.gauge,
}
"""What the fields of moves name."""


class Base(NamelessMove):
    """What all moves here have: words for the things that they name."""

    __slots__ = ()

    def values(self) -> Mapping[str, object]:
        """With what things are called."""
        values = dict(super().values())
        for name in _CALLED.keys() & values.keys():
            values[name] = _CALLED[name](str(values[name]))
        return values


Agitation = Literal["union", "anarchist"]
"""The two kinds of agitation."""
Face = Annotated[int, Field(ge=1, le=6)]


@move
class Draw(Base):
    """The card, or the premises, that comes up. Played as the outcome of chance."""

    card: Called


@move
class Roll(Base):
    """The die as it fell. Played as the outcome of chance."""

    face: Face


@move
class Proceed(Base):
    """Begin the part of the turn that waits, such as the cost of living."""


@move
class Designate(Base):
    """Give the misfortune that was drawn to a Tenement."""

    player: TenementName
    tenement: TenementName


@move
class PlaceCharacter(Base):
    """Put a character on a space, by day."""

    player: TenementName
    character: Called
    space: Called


@move
class NightAction(Base):
    """Put the night action on a space with a moon."""

    player: TenementName
    space: Called


@move
class Pass(Base):
    """Place no more characters this turn."""

    player: TenementName


@move
class Rest(Base):
    """Make no night action this turn."""

    player: TenementName


@move
class Name(Base):
    """Say which character is hit, healed, or gives up health."""

    player: TenementName
    character: Called


@move
class Shelter(Base):
    """Say whether the Liberal Lawyer takes in the character who should go to prison."""

    player: TenementName
    accepted: bool


@move
class Protect(Base):
    """Say whether a clean home spares the loss of health that is due."""

    player: TenementName
    accepted: bool


@move
class Decline(Base):
    """Have nobody healed by the Bonesetter."""

    player: TenementName


@move
class MoveGauge(Base):
    """Move a gauge of labour regulation one cell to the left."""

    player: TenementName
    gauge: Labour


@move
class Pick(Base):
    """Choose one of several effects of a card, counted from 1."""

    player: TenementName
    option: Annotated[int, Field(ge=1, le=9)]


@move
class Counter(Base):
    """Counter an Employer card, or the current plan."""

    card: Called


@move
class TakeControl(Base):
    """Take control of a means of production."""

    objective: Called


@move
class Contribute(Base):
    """Give one token, or with ``None`` one dollar, towards what the team pays."""

    player: TenementName
    resource: Resource | None


@move
class CallDoctor(Base):
    """Pay a doctor for a character."""

    player: TenementName
    character: Called


@move
class BuyPremises(Base):
    """Buy premises that lie face up."""

    player: TenementName
    premises: Called


@move
class HostPremises(Base):
    """Buy premises that lie face up for the Bierhalle, which hosts them."""

    player: TenementName
    premises: Called


@move
class Convert(Base):
    """Exchange a token of agitation for one of the propaganda of the example."""

    player: TenementName
    resource: Agitation


@move
class CloseTile(Base):
    """Say which workplace a card closes."""

    tile: Called


@move
class ApplyCard(Base):
    """Say which of the Employer cards takes effect next."""

    card: Called


@move
class AcceptSolidarity(Base):
    """Say whether the team draws the solidarity cards that were granted."""

    accepted: bool


@move
class KeepCard(Base):
    """Keep one of the solidarity cards that were drawn."""

    card: Called


@move
class TakeIn(Base):
    """Say in which Tenement somebody joins the team."""

    tenement: TenementName


EmployersGauge = Literal["hours", "conditions", "wages", "strength"]
"""The gauges of the Employers' board."""


@move
class WorsenGauge(Base):
    """Say which gauge of the Employers' board starts a cell further to the right."""

    gauge: EmployersGauge


@move
class EndStruggle(Base):
    """The team has done what it wants in the struggle."""


Move = Annotated[
    Draw
    | Roll
    | Proceed
    | Designate
    | PlaceCharacter
    | NightAction
    | Pass
    | Rest
    | Name
    | Shelter
    | Protect
    | Decline
    | MoveGauge
    | Pick
    | Counter
    | TakeControl
    | Contribute
    | CallDoctor
    | BuyPremises
    | AcceptSolidarity
    | KeepCard
    | TakeIn
    | HostPremises
    | Convert
    | CloseTile
    | ApplyCard
    | WorsenGauge
    | EndStruggle,
    Field(discriminator="kind"),
]
"""Any of them."""
