"""What can be due: the tasks on the agenda of a position, each with the clause that ordered it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.book.names import Called
from whichside_rules.kernel.playing.agenda import Task as Base, task

Forming = Literal[
    "anarchy.coup.new-government",
    "anarchy.discard.empty-hand",
    "anarchy.war.orphans-to-winner",
]
"""The clause by which a government is formed of cards that lie there."""


@task
class TakeCard(Base):
    """A card comes from the draw pile into a hand."""

    player: Called
    clause: Literal["anarchy.draw.one-at-a-time"] = "anarchy.draw.one-at-a-time"


@task
class Accompany(Base):
    """A leader without a crown that was laid needs a card under it (reading R-3)."""

    player: Called
    leader: Called
    clause: Literal["anarchy.meld.single-card"] = "anarchy.meld.single-card"


@task
class Challenge(Base):
    """The government laid for a coup is completed."""

    player: Called
    clause: Literal["anarchy.coup.more-crowns-to-attempt"] = "anarchy.coup.more-crowns-to-attempt"


@task
class Reply(Base):
    """The defender of a coup or of a war may add cards."""

    player: Called
    zone: Called
    clause: Literal["anarchy.coup.defender-reinforces", "anarchy.war.defender-reinforces"]


@task
class Form(Base):
    """A government is formed of cards that lie there; the others go to hand."""

    player: Called
    zone: Called
    pool: tuple[Called, ...]
    """The cards to form it of, without those that are in it already."""
    clause: Forming
    leader: Called = ""
    """Its leader, once one was named."""


@task
class LayBids(Base):
    """Attacker and defender each lay money face down."""

    clause: Literal["anarchy.war.bid.decide-amount"] = "anarchy.war.bid.decide-amount"


@task
class Doom(Base):
    """The winner of a war chooses a card of a zone that is destroyed."""

    player: Called
    zone: Called
    cards: Annotated[int, Field(ge=1, le=99)]
    """How many are still to be chosen there."""
    clause: Literal["anarchy.war.destroyed-winner-chooses"] = "anarchy.war.destroyed-winner-chooses"


@task
class Destroy(Base):
    """What is doomed is destroyed, and the winner takes the rest."""

    clause: Literal["anarchy.war.cards-are-destroyed"] = "anarchy.war.cards-are-destroyed"


@task
class Rebuild(Base):
    """The winner of a war may add cards in the zones of the war."""

    player: Called
    zones: tuple[Called, ...]
    clause: Literal["anarchy.war.rebuild"] = "anarchy.war.rebuild"


@task
class EndWar(Base):
    """A war is over: a zone without a government is neutral."""

    clause: Literal["anarchy.war.neutral-zone"] = "anarchy.war.neutral-zone"


Task = Annotated[
    TakeCard | Accompany | Challenge | Reply | Form | LayBids | Doom | Destroy | Rebuild | EndWar,
    Field(discriminator="kind"),
]
"""Anything that can be due."""
