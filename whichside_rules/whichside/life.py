"""Life goes on (II.2): prisoners come home, the market changes, filth makes ill."""

from __future__ import annotations

from whichside_rules.kernel.playing.agenda import now
from whichside_rules.whichside import premises, prison, turn, unsanitary
from whichside_rules.whichside.engine.effect import Where
from whichside_rules.whichside.engine.events import PremisesDiscarded
from whichside_rules.whichside.engine.state import WhichsideDraft
from whichside_rules.whichside.engine.tasks import Reveal, Strike
from whichside_rules.whichside.engine.tenements import tenement_of


@turn.opening("life")
def begin(draft: WhichsideDraft) -> None:
    """First the prisoners, then the premises, then the Tenements at 5.

    :clause:`whichside.life.order` :clause:`whichside.life.release-prisoners`
    """
    prison.release(draft)
    renew_the_market(draft)


def renew_the_market(draft: WhichsideDraft) -> None:
    """The oldest premises go if two are left, and two lie face up again.

    Who can fall ill at Unsanitary 5 is reading R-145.
    :clause:`whichside.life.discard-oldest-premises` :clause:`whichside.life.refill-premises`
    :clause:`whichside.life.uns-five` :clause:`whichside.turn.clockwise`
    """
    if len(draft.market) == premises.FACE_UP:
        *kept, oldest = draft.market
        draft.market = tuple(kept)
        clause = "whichside.life.discard-oldest-premises"
        draft.tell(PremisesDiscarded.of(oldest, clause))
    missing = premises.FACE_UP - len(draft.market)
    where: Where | None = None if draft.setup.readings.filth_hits == "its-own" else "home"
    filthy = [
        Strike.of(name, None, 1, "whichside.life.uns-five", where)
        for name in turn.in_order(draft)
        if tenement_of(draft, name).unsanitary == unsanitary.LAST
    ]
    now(
        draft,
        *(Reveal.of("whichside.life.refill-premises") for _ in range(missing)),
        *filthy,
        turn.following(draft),
    )
