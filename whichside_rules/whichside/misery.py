"""Misery (Survive C): what a Tenement sells when it cannot pay, in its strict order."""

from __future__ import annotations

from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.deciding import decide
from whichside_rules.whichside import death, health, premises, unsanitary
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import (
    DebtLowered,
    DollarsPaid,
    GaugeMoved,
    LivesOn,
    MiseryBegan,
    MiseryEnded,
)
from whichside_rules.whichside.engine.moves import Name
from whichside_rules.whichside.engine.state import Position, WhichsideDraft
from whichside_rules.whichside.engine.tasks import Execute, Owe, SellGoods, SellHealth
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of

LAST_BUT_ONE = unsanitary.LAST - 1
"""How far the conditions get worse before health is sold.
:clause:`whichside.misery.uns-five-last`"""


def owe(draft: WhichsideDraft, task: Owe) -> None:
    """A Tenement pays what it must; where the money does not reach, it falls into misery.

    Whether it does before the first turn, which is none of the four moments, is reading R-151.
    :clause:`whichside.misery.trigger` :clause:`whichside.misery.phases`
    """
    tenement = open_tenement(draft, task.tenement)
    paid = min(tenement.dollars, task.dollars)
    if paid:
        tenement.dollars -= paid
        draft.tell(DollarsPaid.of(task.tenement, paid, task.clause))
    if paid == task.dollars:
        return
    if draft.phase == "setup" and draft.setup.readings.misery_before == "spares":
        draft.tell(DebtLowered.of(task.tenement, 0, "whichside.misery.phases"))
    else:
        fall_into_misery(draft, task.tenement, task.dollars - paid)


def fall_into_misery(draft: WhichsideDraft, name: TenementName, debt: int) -> None:
    """A debt is settled at once: premises first, then the conditions up to 4, then health.

    :clause:`whichside.misery.immediate` :clause:`whichside.misery.order`
    :clause:`whichside.misery.sell-premises` :clause:`whichside.misery.executes-jailed`
    :clause:`whichside.example.misery-us-premises`
    """
    draft.tell(MiseryBegan.of(name, debt, "whichside.misery.trigger"))
    now(draft, Execute.of(name))
    if tenement_of(draft, name).premises:
        sell_premises(draft, name, debt)
    else:
        now(draft, SellGoods.of(name, debt))


def sell_premises(draft: WhichsideDraft, name: TenementName, debt: int) -> None:
    """The premises lower the debt by 2 dollars and are discarded; no change is given.

    Whoever was at the Liberal Lawyer leaves before anything else is sold.
    :clause:`whichside.misery.sell-premises` :clause:`whichside.misery.premises-discarded`
    """
    left = max(0, debt - draft.setup.content.living.premises_sold)
    now(draft, SellGoods.of(name, left))
    premises.give_up(draft, name, "whichside.misery.premises-discarded")
    draft.tell(DebtLowered.of(name, left, "whichside.misery.sell-premises"))


def sell_goods(draft: WhichsideDraft, task: SellGoods) -> None:
    """What is in the home is sold as far as its conditions allow, and then health.

    :clause:`whichside.misery.order`
    """
    name = task.tenement
    order = "whichside.misery.order"
    debt = get_dirty(draft, name, task.dollars, LAST_BUT_ONE, order, task.clause)
    if debt:
        now(draft, SellHealth.of(name, debt))


def get_dirty(
    draft: WhichsideDraft, name: TenementName, debt: int, last: int, order: str, clause: str
) -> int:
    """Each step of the conditions lowers the debt by a dollar.

    By ``order`` it is their turn now, up to the ``last`` cell; by ``clause`` they lower the debt.

    :clause:`whichside.misery.raise-uns` :clause:`whichside.misery.uns-five-last`
    :clause:`whichside.example.misery-us-uns`
    """
    tenement = open_tenement(draft, name)
    steps = min(debt, max(0, last - tenement.unsanitary))
    if steps:
        tenement.unsanitary += steps
        draft.tell(GaugeMoved.of(name, "unsanitary", tenement.unsanitary, order))
        draft.tell(DebtLowered.of(name, debt - steps, clause))
    return debt - steps


def who_can_sell(position: Position, task: SellHealth) -> tuple[str, ...]:
    """Whose health can be sold; whether a character in Jail can still give some is reading R-1.

    :clause:`whichside.misery.lower-hea`
    """
    able = health.who_can_lose(position, task.tenement)
    if position.setup.readings.prisoner_sells == "allowed":
        return able
    tenement = tenement_of(position, task.tenement)
    return tuple(one for one in able if health.person_of(tenement, one).place != "jail")


def sell_health(draft: WhichsideDraft, move: Name, task: SellHealth) -> None:
    """A character gives up one HEA, which lowers the debt by a dollar.

    :clause:`whichside.misery.lower-hea` :clause:`whichside.example.misery-us-hea`
    """
    name, left = task.tenement, task.dollars - 1
    if left:
        now(draft, SellHealth.of(name, left))
    draft.tell(DebtLowered.of(name, left, "whichside.misery.lower-hea"))
    health.lose(draft, name, move.character, 1, "whichside.misery.lower-hea")


def nothing_left(draft: WhichsideDraft, task: SellHealth) -> None:
    """Nobody has health to sell: the last step of the conditions comes now.

    What is owed after it nobody can pay, and it is gone (R-136).
    :clause:`whichside.misery.uns-five-last` :clause:`whichside.misery.ends-at-zero`
    :clause:`whichside.misery.immediate`
    """
    clause = "whichside.misery.uns-five-last"
    if get_dirty(draft, task.tenement, task.dollars, unsanitary.LAST, clause, clause):
        decide("whichside.misery.immediate")
        draft.tell(DebtLowered.of(task.tenement, 0, "whichside.misery.ends-at-zero"))


def execute(draft: WhichsideDraft, task: Execute) -> None:
    """Whoever is in Jail dies, whoever is on Arrest lives; the Tenement is left without money.

    :clause:`whichside.misery.executes-jailed` :clause:`whichside.misery.spares-arrested`
    :clause:`whichside.prison.misery-dies` :clause:`whichside.misery.ends-at-zero`
    :clause:`whichside.example.misery-us-jail-death`
    """
    for person in tenement_of(draft, task.tenement).people:
        if person.place == "jail":
            death.die(draft, task.tenement, person.id, task.clause)
        elif person.place == "arrest":
            clause = "whichside.misery.spares-arrested"
            draft.tell(LivesOn.of(task.tenement, person.id, clause))
    draft.tell(MiseryEnded.of(task.tenement, "whichside.misery.ends-at-zero"))
