"""How the game unfolds: the parts of a turn, what can be done in each, and what can be due.

The chapters hold the rules themselves; from this table the kernel derives who must act, what is
legal, what is refused and what a move leads to (:mod:`whichside_rules.kernel.playing.rules`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Outcome
from whichside_rules.kernel.playing.deciding import decide_refusal
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.operation import Choice, Operation, Phase
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.playing.rules import Rules
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.kernel.values.value import expect
from whichside_rules.whichside import (
    control,
    cost_of_living,
    daily,
    doctor,
    employer,
    end_of_turn,
    fight,
    health,
    incidents,
    life,
    misery,
    misfortune,
    night,
    offensives,
    plans,
    premises,
    prison,
    reap,
    side_b,
    solidarity,
    struggle,
    tenderloin,
    turn,
    victory,
    work,
)
from whichside_rules.whichside.cards import effects
from whichside_rules.whichside.engine import people, piles, words
from whichside_rules.whichside.engine.moves import (
    ApplyCard,
    CloseTile,
    Contribute,
    Designate,
    Draw,
    MoveGauge,
    Pick,
    Protect,
    Roll,
    Shelter,
)
from whichside_rules.whichside.engine.state import (
    Position,
    Setup,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import (
    Afflict,
    ApplyCondition,
    ApplyCoups,
    ApplyEmployerCard,
    ApplyPlan,
    Befall,
    Begin,
    BeMaimed,
    Bill,
    Choose,
    CloseWorkplace,
    CountMeasures,
    DiscardCard,
    DrawEmployerCard,
    DrawIncident,
    DrawMisfortune,
    DrawSolidarity,
    DrawStrategy,
    EndBeforeFirst,
    Evict,
    Execute,
    GiveMisfortune,
    GoHome,
    GoToPrison,
    Heal,
    Improve,
    JudgeGoal,
    KeepSolidarity,
    LayPlans,
    LeaveLawyer,
    LoseHealth,
    LoseStrategy,
    MoveMarker,
    OfferShield,
    OfferSolidarity,
    OrderEmployerCards,
    Owe,
    PayRent,
    Reap,
    Reveal,
    RollCrime,
    RollD66,
    RollRobbery,
    SellGoods,
    SellHealth,
    ShiftGauge,
    SpareOne,
    Strike,
    Suffer,
    TakeShelter,
    Welcome,
)
from whichside_rules.whichside.engine.tenements import names_of, why_these
from whichside_rules.whichside.engine.words import asked
from whichside_rules.whichside.table import among, ever, placements
from whichside_rules.whichside.table.naming import (
    naming as named,
    naming_one_of,
    nobody_to,
    whose,
)
from whichside_rules.whichside.variant import desperate, unforeseen

PARTS = (end_of_turn, life, work)
"""Chapters that nothing else here names: they say what a part of the turn begins with."""


def players(chosen: Setup) -> tuple[str, ...]:
    """The Tenements, in the order of sitting; for each somebody plays.

    :clause:`whichside.players.four-tenements`

    Raises:
        TypeError: it is no set-up of this game.
    """
    expect(Setup, chosen)
    return names_of(chosen)


def over(position: Position) -> Over | None:
    """How the game ended, if it has."""
    ending = position.ending
    return Over("won" if ending.won else "lost", ending.clause) if ending else None


def acting(position: Any) -> tuple[str, ...]:
    """Whose turn it is to place. :clause:`whichside.daily.one-at-a-time`"""
    return (position.acting,) if position.acting else ()


# What chance shows, and what it leads to ---------------------------------------------------------


def why_not_drawn(position: Position, move: Draw, task: Any) -> Iterator[Violation]:
    """Only what lies in the pile can come up. :clause:`whichside.setup.shuffle-decks`"""
    ordered = piles.ordered_by_scenario(position, task, move.card)
    if ordered:
        key = "lies-further-down"
    elif piles.stayed_in_the_box(position, task, move.card):
        decide_refusal(*piles.why_in_the_box(position.setup, move.card))
        key = "stayed-in-the-box"
    else:
        key = "cannot-come-up"
    yield breaks(ordered or task.clause, key, card=words.card(move.card))


def no_card(draft: WhichsideDraft, task: Any) -> None:
    """Nothing is left to draw."""


def _drawing(
    question: str | Callable[..., Text],
    cards: Callable[..., tuple[Outcome[Draw], ...]],
    does: Callable[[WhichsideDraft, Draw, Any], None],
    nothing_left: Callable[[WhichsideDraft, Any], None] = no_card,
) -> Choice:
    """A card comes up for what is due."""
    draw = Operation(
        move=Draw,
        outcomes=cards,
        forbids=why_not_drawn,
        does=does,
        among={"card": among.cards},
        ever=ever.cards,
    )
    text = asked(question) if isinstance(question, str) else question
    return Choice(operations=(draw,), question=text, nobody=nothing_left)


def _rolling(question: str, does: Callable[[WhichsideDraft, Roll, Any], None]) -> Choice:
    """The die falls for what is due."""
    roll = Operation(move=Roll, outcomes=tenderloin.faces, does=does, among={"face": among.faces})
    return Choice(operations=(roll,), question=asked(question))


PAID: dict[str, Callable[[WhichsideDraft, Bill], None]] = {
    "objective": control.take_control,
    "card": fight.discard,
    "plan": fight.turn_over,
}
"""What the team has when nothing is left to pay."""


def have(draft: WhichsideDraft, task: Bill) -> None:
    """With nothing left to pay, the team has what it asked for.

    :clause:`whichside.struggle.pooling`
    """
    PAID[task.what](draft, task)


def _waiting(part: str, clause: str) -> Phase:
    """A part that is carried out when the team goes on."""
    return Phase(
        name=part,
        question=asked(part),
        clause=clause,
        operations=(turn.PROCEED,),
    )


Told = Choice | Callable[[Any, Any], None]
"""What a task asks, or does."""


def _in_order(*phases: Phase) -> tuple[Phase, ...]:
    """The parts of the turn, with the people who decide for a Tenement."""
    return tuple(people.seated(phase) for phase in phases)


def _with_people(tasks: dict[type[Any], Told]) -> dict[type[Any], Told]:
    """The tasks, with the people who answer for a Tenement. :clause:`whichside.players.three`"""
    return {
        task: people.seated(told) if isinstance(told, Choice) else told
        for task, told in tasks.items()
    }


RULES = Rules[WhichsideState, Any](
    title="Which Side are you on?",
    state=WhichsideState,
    draft=WhichsideDraft,
    players=players,
    seat_clause=why_these,
    over=over,
    not_now=turn.order,
    phases=_in_order(
        Phase(name="setup"),
        # I. The daily life of workers
        _waiting("misfortunes", "whichside.misfortune.draw"),
        _waiting("work", "whichside.work.prison-first"),
        Phase(
            name="daily",
            question=asked("daily"),
            clause="whichside.daily.one-at-a-time",
            operations=(daily.PLACE, daily.PASS),
            who=acting,
            legal=placements.legal,
        ),
        Phase(
            name="night",
            question=asked("night"),
            clause="whichside.night.one-per-player",
            operations=(night.NIGHT, night.REST),
            who=night.acting,
            how="any-order",
        ),
        _waiting("reap", "whichside.reap.order"),
        _waiting("incidents", "whichside.incidents.first-player-draws"),
        _waiting("living", "whichside.cost-of-living.formula"),
        Phase(
            name="struggle",
            question=asked("struggle"),
            clause="whichside.struggle.any-order",
            operations=(
                fight.COUNTER,
                control.TAKE,
                doctor.CALL,
                premises.BUY,
                premises.HOST,
                side_b.EXCHANGE,
                struggle.END,
            ),
        ),
        # II. The employers' action
        _waiting("employers", "whichside.employer.apply-undefeated"),
        _waiting("life", "whichside.life.order"),
        _waiting("offensives", "whichside.offensives.draw-employer-cards"),
        _waiting("end", "whichside.end-of-turn.order"),
        Phase(name="over"),
    ),
    tasks=_with_people(
        {
            Begin: turn.begin,
            Reveal: _drawing("reveal", premises.revealed, premises.reveal),
            DrawMisfortune: _drawing("misfortune", misfortune.cards, misfortune.draw),
            GiveMisfortune: Choice(
                operations=(
                    Operation(
                        move=Designate,
                        offers=misfortune.offers,
                        forbids=misfortune.check,
                        does=misfortune.designate,
                        ever=misfortune.designations,
                    ),
                ),
                question=asked("designate"),
                who=whose,
                nobody=misfortune.discard,
            ),
            DrawIncident: _drawing("incident", incidents.cards, incidents.draw),
            OfferSolidarity: Choice(
                operations=(solidarity.ACCEPT,),
                question=asked("solidarity"),
            ),
            DrawSolidarity: _drawing(
                "solidarity-card", solidarity.cards, solidarity.draw, solidarity.no_card
            ),
            KeepSolidarity: Choice(
                operations=(solidarity.KEEP,),
                question=asked("keep"),
            ),
            Welcome: Choice(
                operations=(solidarity.TAKE_IN,),
                question=asked("welcome"),
            ),
            DrawStrategy: _drawing("strategy", offensives.strategies, offensives.draw_strategy),
            LayPlans: offensives.lay_plans,
            LoseStrategy: _drawing("lost-strategy", desperate.strategies, desperate.lose),
            ApplyCoups: desperate.apply_coups,
            EndBeforeFirst: desperate.end_before_first,
            RollD66: _rolling("roll-d66", unforeseen.roll),
            Afflict: Choice(
                operations=(
                    naming_one_of(unforeseen.people, unforeseen.hit_person),
                    unforeseen.WORSEN,
                ),
                question=unforeseen.question,
                who=unforeseen.whose,
                nobody=unforeseen.nothing_left,
            ),
            Befall: _drawing(
                unforeseen.question,
                unforeseen.outcomes,
                unforeseen.hit_drawn,
                unforeseen.nothing_left,
            ),
            JudgeGoal: victory.judge_goal,
            DrawEmployerCard: _drawing("employer-card", offensives.cards, offensives.draw_card),
            ApplyEmployerCard: employer.apply_card,
            DiscardCard: employer.discard,
            OrderEmployerCards: Choice(
                operations=(
                    Operation(
                        move=ApplyCard,
                        offers=employer.next_cards,
                        forbids=employer.check_next,
                        among={"card": among.countered},
                        ever=ever.next_cards,
                        does=employer.apply_next,
                    ),
                ),
                question=asked("next-card"),
            ),
            CloseWorkplace: Choice(
                operations=(
                    Operation(
                        move=CloseTile,
                        offers=effects.workplaces,
                        forbids=effects.check_closing,
                        does=effects.close,
                        among={"tile": among.tiles},
                        ever=ever.closings,
                    ),
                ),
                question=asked("close"),
                nobody=effects.nothing_to_close,
            ),
            CountMeasures: employer.count_measures,
            ApplyCondition: plans.apply_condition,
            ApplyPlan: plans.apply_current,
            MoveMarker: plans.move_marker,
            Suffer: effects.suffer,
            Choose: Choice(
                operations=(
                    Operation(
                        move=Pick,
                        offers=effects.picks,
                        forbids=effects.check_pick,
                        does=effects.pick,
                        among={"option": among.options},
                        ever=ever.picks,
                    ),
                ),
                question=asked("pick"),
                who=whose,
            ),
            Strike: health.strike,
            BeMaimed: named(
                "lose-health", health.who_is_maimed, health.name_who_is_maimed, nobody_to
            ),
            LoseHealth: named("lose-health", health.who_is_hit, health.name_who_loses, nobody_to),
            OfferShield: Choice(
                operations=(
                    Operation(
                        move=Protect,
                        offers=health.shields,
                        does=health.protect,
                        ever=ever.shields,
                    ),
                ),
                question=asked("protect"),
                clause="whichside.unsanitary.zero-shield",
                who=whose,
            ),
            SpareOne: named("spare-one", health.who_is_spared, health.spare_one, nobody_to),
            GoToPrison: named(
                "go-to-prison", prison.who_is_sent, prison.name_who_goes, prison.nobody_goes
            ),
            TakeShelter: Choice(
                operations=(Operation(move=Shelter, offers=prison.shelters, does=prison.shelter),),
                question=asked("shelter"),
                clause="whichside.premises.liberal-lawyer-shelter",
                who=whose,
                nobody=prison.no_shelter,
            ),
            Evict: prison.evict,
            LeaveLawyer: prison.leave_lawyer,
            Owe: misery.owe,
            SellGoods: misery.sell_goods,
            SellHealth: named(
                "sell-health", misery.who_can_sell, misery.sell_health, misery.nothing_left
            ),
            Execute: misery.execute,
            Reap: reap.gain,
            RollCrime: _rolling("roll", tenderloin.commit_a_crime),
            RollRobbery: _rolling("roll", tenderloin.rob),
            Heal: Choice(
                operations=(naming_one_of(reap.who_can_be_healed, reap.heal), reap.DECLINE),
                question=asked("heal"),
                who=whose,
                nobody=nobody_to,
            ),
            Improve: reap.improve,
            ShiftGauge: Choice(
                operations=(
                    Operation(
                        move=MoveGauge,
                        offers=reap.gauges_to_move,
                        forbids=reap.check_gauge,
                        does=reap.move_gauge,
                    ),
                ),
                question=asked("gauge"),
                who=whose,
                nobody=reap.nothing_to_move,
            ),
            GoHome: reap.go_home,
            PayRent: cost_of_living.pay,
            Bill: Choice(
                operations=(
                    Operation(
                        move=Contribute,
                        offers=struggle.contributions,
                        forbids=struggle.check_contribution,
                        does=struggle.contribute,
                    ),
                ),
                question=asked("contribute"),
                clause="whichside.struggle.pooling",
                nobody=have,
            ),
        }
    ),
)
"""The parts of a turn, and what can be due in the middle of them.

:clause:`whichside.turn.two-parts` :clause:`whichside.turn.part1-order`
"""

pending: Final = RULES.pending
legal_actions: Final = RULES.legal_actions
chance_outcomes: Callable[[WhichsideState], tuple[Outcome[Draw | Roll], ...]] = (
    RULES.chance_outcomes
)
check: Final = RULES.check
apply: Callable[[WhichsideState, Any], Transition[WhichsideState]] = RULES.apply
author: Final = RULES.author
observation: Final = RULES.observation
redealt: Final = RULES.redealt
returns: Final = RULES.returns
stakes: Final = RULES.stakes
playout: Final = RULES.playout
