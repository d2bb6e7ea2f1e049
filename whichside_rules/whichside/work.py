"""Working to survive (I.2): what comes before anybody is placed."""

from __future__ import annotations

from whichside_rules.whichside import defeat, prison, turn
from whichside_rules.whichside.engine.state import WhichsideDraft


@turn.opening("work")
def begin(draft: WhichsideDraft) -> None:
    """A Tenement without a playable character loses the game; else Arrest moves to Jail.

    :clause:`whichside.defeat.no-playable-character` :clause:`whichside.work.prison-first`
    """
    if not defeat.lose_if_nobody_can_play(draft):
        prison.to_jail(draft)
        turn.go_on(draft)
