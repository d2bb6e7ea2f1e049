"""Each reading that changes play, from both sides."""

from __future__ import annotations

from typing import Any

from tests.postal.subject import OPTIONS
from whichside_rules import postal
from whichside_rules.kernel.book.clause import readings
from whichside_rules.postal import (
    Act,
    ApplyFirst,
    BeginTurn,
    Choose,
    EndTurn,
    Jail,
    Pay,
    PlaceWorker,
    PostalState,
    Readings,
    Roll,
    Setup,
    Take,
)

JAIL = (Jail(),)
SIX = ("sabotage-2usd", "anarchist-union", "anarchist-2usd", "strike-2usd")


def read(mode: Any = "normal", **readings: Any) -> Setup:
    return Setup(mode, readings=Readings(**readings))


def place(setup: Setup, phase: Any, **given: Any) -> PostalState:
    return postal.position(setup=setup, phase=phase, **given)


def after(state: PostalState, *moves: Any) -> PostalState:
    for move in moves:
        state = postal.apply(state, move).state
    return state


def ends(state: PostalState) -> str | None:
    return state.ending.clause if state.ending else None


def test_every_option_of_the_register_is_a_field_and_is_tested_here() -> None:
    register = {
        one.field: (one.default, {option.name for option in one.options})
        for one in readings("postal")
        if one.kind == "option"
    }
    assert register == {field: (names[0], set(names)) for field, names in OPTIONS.items()}
    assert Readings() == Readings(**{field: names[0] for field, names in OPTIONS.items()})  # type: ignore[arg-type]
    assert all(f"test_{field}" in globals() for field in OPTIONS)


def test_hard_start_cost() -> None:
    assert postal.cost_of_living(postal.new_game(read("hard"))) == 6
    printed = read("hard", hard_start_cost="printed-five")
    assert postal.cost_of_living(postal.new_game(printed)) == 5
    assert postal.cost_of_living(place(printed, "payment", healthy=3, injured=1)) == 6
    other = read("normal", hard_start_cost="printed-five")
    assert postal.cost_of_living(postal.new_game(other)) == 5


def test_six_on_ten() -> None:
    lost = after(place(read(), "offensive", strength=10), Roll((6,)))
    assert ends(lost) == "postal.goal.before-strength-exceeds-10"
    on = after(place(read(six_on_ten="play-on"), "offensive", strength=10), Roll((6,)))
    assert (on.strength, on.phase, on.ending) == (10, "placement", None)
    nine = after(place(read(), "offensive", strength=9), Roll((6,)))
    assert (nine.strength, nine.phase) == (10, "placement")


def test_eighth_means() -> None:
    rich = place(read(), "control", savings=8)
    assert Take("8usd") in postal.legal_actions(rich)
    poor = place(read(eighth_means="none"), "control", savings=8)
    assert postal.legal_actions(poor) == (EndTurn(),)
    (refusal,) = postal.check(poor, Take("8usd"))
    assert refusal.clause == "postal.means.cost.unexplained-85"


def test_dice_order() -> None:
    # Jail, then an injury: an injured prisoner. An injury, then jail: death, and nobody is left.
    given: dict[str, Any] = {"strength": 3, "police_threat": 3, "healthy": 1}
    asked = after(place(read(), "offensive", **given), Roll((5, 3)))
    assert postal.legal_actions(asked) == (ApplyFirst(3), ApplyFirst(5))
    assert after(asked, ApplyFirst(3)).injured_jailed == 1
    assert after(asked, ApplyFirst(5)).dead == 1
    rolled = place(read(dice_order="as-rolled"), "offensive", **given)
    assert after(rolled, Roll((3, 5))).injured_jailed == 1
    assert after(rolled, Roll((5, 3))).dead == 1
    pair = after(place(read(), "offensive", strength=3), Roll((2, 2)))
    assert (pair.risk, pair.phase) == (2, "placement")


def test_resolution_order() -> None:
    at: Any = ("tenement", "triangle_shirtwaist")
    free = place(read(), "actions", healthy_at=at, healthy=0)
    assert Act("triangle_shirtwaist") in postal.legal_actions(free)
    listed = place(read(resolution_order="listed"), "actions", healthy_at=at, healthy=0)
    assert postal.legal_actions(listed) == (Act("tenement", "risk"), Act("tenement", "unsanitary"))
    (refusal,) = postal.check(listed, Act("triangle_shirtwaist"))
    assert refusal.clause == "postal.phase.workers.place-then-resolve"


def test_last_resort() -> None:
    given: dict[str, Any] = {"healthy": 2, "injured": 1, "agenda": JAIL}
    free = place(read(), "offensive", **given)
    dies = after(free, Choose("jail", "injured", "waiting"))
    assert (dies.dead, dies.healthy) == (1, 2)
    jailed = {"healthy": 1, "healthy_at": ("tenement",), "agenda": JAIL, "injured": 1}
    safe = place(read(last_resort="every-death"), "actions", **jailed)
    (refusal,) = postal.check(safe, Choose("jail", "injured", "waiting"))
    assert refusal.clause == "postal.death.last-resort"


def test_target() -> None:
    given: dict[str, Any] = {"controlled": SIX, "savings": 8}
    assert after(place(read("hard"), "control", **given), Take("8usd")).ending is None
    five = after(place(read("hard", target="always-five"), "control", **given), Take("8usd"))
    assert five.ending is not None
    assert five.ending.won
    assert [postal.target(postal.new_game(read(mode))) for mode in postal.MODES] == [5, 6, 7]


def test_setup_roll() -> None:
    whole, only = postal.new_game(read()), postal.new_game(read(setup_roll="gauges-only"))
    assert after(whole, Roll((1,))).temporary_cost == 1
    assert after(only, Roll((1,))).temporary_cost == 0
    assert after(whole, Roll((5,))).injured == 1
    assert after(only, Roll((5,))).injured == 0
    assert after(only, Roll((2,))).risk == after(only, Roll((6,))).strength == 1


def test_worker_cubes() -> None:
    given: dict[str, Any] = {"healthy": 7, "healthy_at": ("greenwich_village",)}
    full = after(place(read(), "actions", **given), Act("greenwich_village"))
    assert postal.living(full) == 8
    more = place(read(worker_cubes="substitutes"), "actions", **given)
    ninth = after(more, Act("greenwich_village"))
    assert (postal.living(ninth), ninth.reserve) == (9, 0)
    assert postal.cost_of_living(ninth) == 10


def test_prisoner_cost() -> None:
    given: dict[str, Any] = {"healthy": 2, "healthy_jailed": 1, "injured_jailed": 1}
    assert postal.cost_of_living(place(read(), "payment", **given)) == 6
    assert postal.cost_of_living(place(read(prisoner_cost="free"), "payment", **given)) == 3


def test_no_worker_left() -> None:
    given: dict[str, Any] = {"healthy": 0, "injured": 1, "savings": 0}
    lost = after(place(read(), "payment", **given), Pay())
    assert ends(lost) == "postal.employers-strength.defeat"
    on = after(place(read(no_worker_left="play-on"), "payment", **given), Pay())
    assert (on.dead, on.phase, postal.cost_of_living(on)) == (1, "control", 1)
    turn = after(on, EndTurn(), BeginTurn(), Roll((5,)))
    assert turn.phase == "payment"


def test_all_jailed() -> None:
    given: dict[str, Any] = {"healthy": 1, "healthy_jailed": 3, "police_threat": 3}
    on = after(place(read(), "offensive", **given), Roll((3,)))
    assert (on.healthy_jailed, on.phase) == (4, "payment")
    lost = after(place(read(all_jailed="defeat"), "offensive", **given), Roll((3,)))
    assert ends(lost) == "postal.jail.no-action"


def test_who_is_injured() -> None:
    given: dict[str, Any] = {"healthy": 1, "healthy_jailed": 1}
    asked = after(place(read(), "offensive", **given), Roll((5,)))
    assert Choose("injure", "healthy", "jail") in postal.legal_actions(asked)
    first = after(place(read(who_is_injured="free-first"), "offensive", **given), Roll((5,)))
    assert (first.injured, first.healthy_jailed) == (1, 1)


def test_bonesetter_reach() -> None:
    given: dict[str, Any] = {"healthy": 0, "healthy_at": ("bonesetter",), "injured_jailed": 1}
    healed = after(place(read(), "actions", **given), Act("bonesetter"))
    assert (healed.healthy_jailed, healed.injured_jailed) == (1, 0)
    far = after(place(read(bonesetter_reach="free-only"), "actions", **given), Act("bonesetter"))
    assert (far.healthy_jailed, far.injured_jailed) == (0, 1)


def test_idle_count() -> None:
    given: dict[str, Any] = {"healthy": 0, "injured": 2, "injured_jailed": 2}
    assert postal.available_workers(place(read(), "placement", **given)) == 1
    wide = place(read(idle_count="all-injured"), "offensive", **given)
    assert postal.available_workers(wide) == 0
    assert after(wide, Roll((2,))).phase == "payment"
    placed = place(read(), "placement", **given)
    assert PlaceWorker("tenement", "injured") in postal.legal_actions(placed)
