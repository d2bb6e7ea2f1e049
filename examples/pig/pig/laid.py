from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.laid.describing import Laying
from whichside_rules.laid.description import Area

def areas(laying: Laying) -> Iterator[Area]:
    """Who has how many of the hundred points, and what the turn has brought so far."""
    state, won = laying.view, ("pig.turn.hundred",)
    points = tuple(
        laying.thing(
            f"points.{who}", Text(who, who), amount=n, least=0, most=100, clauses=won,
            tone="loud" if laying.seats[state.seat] == who else None,
            says=laying.says("points", player=who, n=n),
        )
        for who, n in zip(laying.seats, state.points, strict=True)
    )
    yield Area("points", Text("Points, of 100", "Points, sur 100"), "gauges", points)
    pot = laying.thing("pot", Text("at stake", "en jeu"), amount=state.pot,
                       says=laying.says("pot", n=state.pot))
    yield Area("turn", Text("Turn", "Tour"), "row", (pot,))
