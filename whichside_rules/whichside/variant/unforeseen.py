"""Unforeseen circumstances: what the D66 changes before the first turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Literal, NamedTuple

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Outcome, equally_likely
from whichside_rules.kernel.playing.deciding import decide
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.whichside import health, prison
from whichside_rules.whichside.cards import effects
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.effect import (
    Labour,
    Lasting,
    OnLabour,
    OnStrength,
    TenementName,
)
from whichside_rules.whichside.engine.events import (
    CircumstanceRolled,
    DollarsSet,
    GaugeMoved,
    LabourStays,
    Lasts,
    StrengthRose,
    TensRolled,
)
from whichside_rules.whichside.engine.moves import Draw, EmployersGauge, Name, Roll, WorsenGauge
from whichside_rules.whichside.engine.scenarios import employers_board, scenario_of
from whichside_rules.whichside.engine.state import (
    Longer,
    Position,
    Setup,
    WhichsideDraft,
)
from whichside_rules.whichside.engine.tasks import Afflict, Befall, Blow, Hit, RollD66
from whichside_rules.whichside.engine.tenements import lives_in, names_of, open_tenement
from whichside_rules.whichside.table import ever

What = Literal[
    "gauges",
    "injured",
    "imprisoned",
    "injured-each",
    "imprisoned-each",
    "strength",
    "dollars",
    "cost",
    "unsanitary",
    "risk-minimum",
    "police-minimum",
]
"""What a row of the table changes."""
SOURCE = "d66"
"""What lasting changes name as their source."""


class Row(NamedTuple):
    """A row of the table: from which result to which, what it changes, by how much or to what."""

    first: int
    last: int
    what: What
    n: int

    @property
    def clause(self) -> str:
        """The clause of the row."""
        said = f"{self.first}" if self.first == self.last else f"{self.first}-{self.last}"
        return f"whichside.variant.unforeseen.{said}"


TABLE = (
    Row(11, 13, "gauges", 1),
    Row(14, 15, "gauges", 2),
    Row(16, 16, "gauges", 3),
    Row(21, 22, "injured", 2),
    Row(23, 24, "imprisoned", 2),
    Row(25, 25, "injured-each", 1),
    Row(26, 26, "imprisoned-each", 1),
    Row(31, 33, "strength", 2),
    Row(34, 35, "strength", 3),
    Row(36, 36, "strength", 4),
    Row(41, 43, "dollars", 1),
    Row(44, 45, "dollars", 0),
    Row(46, 46, "cost", 1),
    Row(51, 53, "unsanitary", 3),
    Row(54, 55, "unsanitary", 4),
    Row(56, 56, "unsanitary", 5),
    Row(61, 62, "risk-minimum", 1),
    Row(63, 64, "police-minimum", 1),
    Row(65, 65, "risk-minimum", 2),
    Row(66, 66, "police-minimum", 2),
)
"""The twenty rows. :clause:`whichside.variant.unforeseen.table-complete`"""
RESULTS = tuple(10 * tens + units for tens in range(1, 7) for units in range(1, 7))
"""What a D66 can fall on. :clause:`whichside.variant.unforeseen.d66`"""


def lowest_start(setup: Setup) -> int:
    """The lowest Employers' Strength with which a game can begin; circumstances may set it.

    Only by the reading that the last roll holds (R-123) can it begin lower than the scenario says.
    :clause:`whichside.setup.start-values-from-scenario`
    """
    start = scenario_of(setup).start.strength
    if setup.rolls and setup.readings.rolled_values == "last":
        return min(start, *(row.n for row in TABLE if row.what == "strength"))
    return start


# The dice ----------------------------------------------------------------------------------------


def before_the_first_turn(setup: Setup) -> tuple[RollD66, ...]:
    """The D66 is rolled as often as the table wants.

    :clause:`whichside.variant.unforeseen.rolls`
    """
    return (RollD66.of(setup.rolls, (), 0),) if setup.rolls else ()


def roll(draft: WhichsideDraft, move: Roll, task: RollD66) -> None:
    """The die falls for the tens, or for the units; after the last result all are applied.

    :clause:`whichside.variant.unforeseen.d66` :clause:`whichside.variant.unforeseen.rolls`
    :clause:`whichside.variant.unforeseen.table-complete`
    """
    if not task.tens:
        draft.tell(TensRolled.of(move.face, task.clause))
        now(draft, RollD66.of(task.waiting, task.rolled, move.face))
        return
    result = 10 * task.tens + move.face
    rolled = (*task.rolled, result)
    draft.tell(CircumstanceRolled.of(result, row_of(result).clause))
    if task.waiting > 1:
        now(draft, RollD66.of(task.waiting - 1, rolled, 0))
    else:
        apply_all(draft, tuple(row_of(one) for one in rolled))


def row_of(result: int) -> Row:
    """The row of a result. :clause:`whichside.variant.unforeseen.table-complete`"""
    return next(row for row in TABLE if row.first <= result <= row.last)


def why_lasting(position: Position, what: Lasting) -> Iterator[str]:
    """The clauses of the results that change something for every Tenement the whole game."""
    for one in position.longer:
        if one.source == SOURCE and one.what == what:
            yield from (row.clause for row in TABLE if (row.what, row.n) == (what, one.by))


def check_result(result: int) -> Iterator[Violation]:
    """A D66 shows two faces of a die. :clause:`whichside.variant.unforeseen.d66`"""
    if result not in RESULTS:
        yield breaks("whichside.variant.unforeseen.d66", "no-result", result=result)


# What is changed without asking ------------------------------------------------------------------


STACKING = "whichside.variant.unforeseen.stacking"
"""The clause by which several results hold together, and those of the scenario with them."""


def apply_all(draft: WhichsideDraft, rows: tuple[Row, ...]) -> None:
    """All results apply: first the values, then what hits somebody or something.

    :clause:`whichside.variant.unforeseen.stacking`
    """
    values = [row.what for row in rows if row.what in SETS]
    if len(values) > len(set(values)):
        decide(STACKING)
    for row in rows:
        if row.what in SETS:
            SETS[row.what](draft, row)
    blows = tuple(blow for at, row in enumerate(rows) for blow in blows_of(draft, row, at))
    strike_next(draft, blows, ())


def set_strength(draft: WhichsideDraft, row: Row) -> None:
    """Employers' Strength starts there, unless it starts higher (reading R-123)."""
    worst = draft.setup.readings.rolled_values == "worst"
    reached = max(draft.strength, row.n) if worst else row.n
    if draft.strength > row.n:
        decide(STACKING)
    reached = min(reached, employers_board(draft).last_strength)
    if reached != draft.strength:
        draft.strength = reached
        draft.tell(StrengthRose.of(reached, row.clause))


def set_dollars(draft: WhichsideDraft, row: Row) -> None:
    """Every Tenement starts with so many, unless it starts with fewer (reading R-123)."""
    worst = draft.setup.readings.rolled_values == "worst"
    for name in names_of(draft.setup):
        tenement = open_tenement(draft, name)
        dollars = min(tenement.dollars, row.n) if worst else row.n
        if tenement.dollars < row.n:
            decide(STACKING)
        if dollars != tenement.dollars:
            tenement.dollars = dollars
            draft.tell(DollarsSet.of(name, dollars, row.clause))


def set_unsanitary(draft: WhichsideDraft, row: Row) -> None:
    """Every Tenement starts there, unless it starts dirtier (reading R-123)."""
    worst = draft.setup.readings.rolled_values == "worst"
    for name in names_of(draft.setup):
        tenement = open_tenement(draft, name)
        reached = max(tenement.unsanitary, row.n) if worst else row.n
        if tenement.unsanitary > row.n:
            decide(STACKING)
        if reached != tenement.unsanitary:
            tenement.unsanitary = reached
            draft.tell(GaugeMoved.of(name, "unsanitary", reached, row.clause))


def raise_cost(draft: WhichsideDraft, row: Row) -> None:
    """Living is dearer for all, the whole game."""
    draft.longer = (*draft.longer, Longer("cost", row.n, None, None, "game", SOURCE))
    draft.tell(Lasts.of(SOURCE, row.clause))


def raise_minimum(draft: WhichsideDraft, row: Row) -> None:
    """A gauge does not go down as far, the whole game; where it starts is reading R-125."""
    gauge: lasting.Returning = "risk" if row.what == "risk-minimum" else "police"
    draft.longer = (
        *draft.longer,
        Longer(lasting.MINIMUM[gauge], row.n, None, None, "game", SOURCE),
    )
    draft.tell(Lasts.of(SOURCE, row.clause))
    if draft.setup.readings.rolled_minimum == "lowest":
        return
    for name in names_of(draft.setup):
        lasting.lift(draft, gauge, name, row.clause)


SETS: dict[What, Callable[[WhichsideDraft, Row], None]] = {
    "strength": set_strength,
    "dollars": set_dollars,
    "cost": raise_cost,
    "unsanitary": set_unsanitary,
    "risk-minimum": raise_minimum,
    "police-minimum": raise_minimum,
}
"""What sets a value. The other rows hit somebody or something."""


# What hits somebody or something -----------------------------------------------------------------


def blows_of(position: Position, row: Row, at: int) -> Iterator[Blow]:
    """What a row hits, one after the other; ``at`` tells the rolls apart."""
    if row.what == "gauges":
        yield from [Blow("gauge", None, at, row.clause)] * row.n
    elif row.what == "injured":
        yield from [Blow("injury", None, at, row.clause)] * row.n
    elif row.what == "imprisoned":
        yield from [Blow("prison", None, at, row.clause)] * row.n
    elif row.what == "injured-each":
        yield from (Blow("injury", name, at, row.clause) for name in names_of(position.setup))
    elif row.what == "imprisoned-each":
        yield from (Blow("prison", name, at, row.clause) for name in names_of(position.setup))


def strike_next(draft: WhichsideDraft, blows: tuple[Blow, ...], hit: tuple[Hit, ...]) -> None:
    """The next blow is chosen or falls at random (reading R-120); what cannot be chosen falls."""
    if not blows:
        return
    blow = blows[0]
    task = Afflict.of(blows, hit, blow.clause)
    together = sum(1 for _ in takewhile(blow.__eq__, blows))
    if blow.what == "gauge" and len(targets := left(draft, task)) <= together:
        # In whatever order they are said, all of them move.
        for gauge in targets:
            move_right(draft, gauge, blow.clause)
        moved = tuple(Hit(blow.roll, gauge) for gauge in targets)
        strike_next(draft, blows[together:], (*hit, *moved))
        return
    if draft.setup.readings.rolled_targets == "random" and blow.tenement is None:
        now(draft, Befall.of(blows, hit, blow.clause))
    else:
        now(draft, task)


def left(position: Position, due: Afflict | Befall) -> tuple[str, ...]:
    """What or whom the next blow can hit: nothing twice by one roll, or ever (reading R-121)."""
    blow = due.blows[0]
    never = position.setup.readings.rolled_again == "never" and blow.tenement is None
    spared = {hit.target for hit in due.hit if never or hit.roll == blow.roll}
    return tuple(one for one in _within_reach(position, blow) if one not in spared)


def _within_reach(position: Position, blow: Blow) -> Iterator[str]:
    if blow.what == "gauge":
        yield from ("hours", "conditions", "wages")
        if position.setup.readings.rolled_gauges == "with-strength":
            yield "strength"
        return
    able = health.who_can_lose if blow.what == "injury" else prison.who_can_be_sent
    for name in names_of(position.setup):
        if blow.tenement in (None, name):
            yield from able(position, name)


def people(position: Position, task: Afflict) -> tuple[str, ...]:
    """The characters among whom one is named; none where a gauge is."""
    return () if task.blows[0].what == "gauge" else left(position, task)


def whose(position: Position, task: Afflict) -> tuple[TenementName, ...]:
    """A Tenement that is hit by itself decides; else all do."""
    blow = task.blows[0]
    return (blow.tenement,) if blow.tenement else names_of(position.setup)


ASKED = {"gauge": "afflict-gauge", "injury": "afflict-injury", "prison": "afflict-prison"}
"""The question of each kind of blow."""


def question(position: Position, task: Afflict | Befall) -> Text:
    """What is asked."""
    return words.question(ASKED[task.blows[0].what])


def outcomes(position: Position, task: Befall) -> tuple[Outcome[Draw], ...]:
    """What or whom chance can hit, each as likely as any other."""
    return equally_likely([Draw.of(one) for one in left(position, task)])


def hit_person(draft: WhichsideDraft, move: Name, task: Afflict) -> None:
    """Somebody was named."""
    hit(draft, move.character, task)


def hit_drawn(draft: WhichsideDraft, move: Draw, task: Befall) -> None:
    """Chance picked something or somebody."""
    hit(draft, move.card, task)


def hit(draft: WhichsideDraft, target: str, task: Afflict | Befall) -> None:
    """A blow falls, and then the next one."""
    blow, *others = task.blows
    strike_next(draft, tuple(others), (*task.hit, Hit(blow.roll, target)))
    if blow.what == "gauge":
        move_right(draft, target, blow.clause)
        return
    name = lives_in(draft, target)
    if blow.what == "injury":
        health.lose(draft, name, target, 1, blow.clause)
    else:
        prison.go(draft, name, target, draft.setup.readings.rolled_prison, blow.clause)


def move_right(draft: WhichsideDraft, gauge: str, clause: str) -> None:
    """A gauge of the employers starts a cell further to the right, if there is one."""
    before = getattr(draft, gauge)
    if gauge == "strength":
        effects.carry_out(draft, OnStrength("strength", 1), draft.first, SOURCE, clause)
        if draft.strength == before:
            draft.tell(StrengthRose.of(before, clause))
        return
    labour: Labour = gauge  # type: ignore[assignment]  # one of the three others
    effects.push(draft, OnLabour("labour", labour, 1), clause)
    if getattr(draft, gauge) == before:
        draft.tell(LabourStays.of(labour, effects.TRACK[labour]))


def nothing_left(draft: WhichsideDraft, task: Afflict | Befall) -> None:
    """There is nothing left that this blow can hit; the next one follows."""
    strike_next(draft, task.blows[1:], task.hit)


def gauges(position: Position, task: Afflict) -> tuple[WorsenGauge, ...]:
    """The gauges among which the team chooses."""
    if task.blows[0].what != "gauge":
        return ()
    found: tuple[EmployersGauge, ...] = left(position, task)  # type: ignore[assignment]  # of gauges
    return tuple(WorsenGauge.of(one) for one in found)


def check_gauge(position: Position, move: WorsenGauge, task: Afflict) -> Iterator[Violation]:
    """Only a gauge that the roll can still move."""
    able = gauges(position, task)
    if move not in able:
        yield breaks(
            task.clause,
            "cannot-be-moved",
            moved=words.gauge(move.gauge),
            able=tuple(words.gauge(one.gauge) for one in able),
        )


def worsen(draft: WhichsideDraft, move: WorsenGauge, task: Afflict) -> None:
    """The team has said which gauge starts further to the right."""
    hit(draft, move.gauge, task)


WORSEN = Operation(
    move=WorsenGauge,
    clause="whichside.variant.unforeseen.d66",
    offers=gauges,
    forbids=check_gauge,
    does=worsen,
    ever=ever.gauges,
)
