"""The board of the postal game: gauges, money, the workers on their spaces, what is controlled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from whichside_rules import postal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Names
from whichside_rules.laid.describing import NOTHING, Laying
from whichside_rules.laid.description import Area, Legend, Thing
from whichside_rules.postal.engine import words

_SPACES: Final = Names("postal", "space", "name")
_GAUGES: Final = Names("postal", "gauge", "name")
_BOXES: Final = {
    "waiting": Text("not placed", "non placés"),
    "done": Text("have acted", "ont agi"),
    "jail": Text("in jail", "en prison"),
    "reserve": Text("in reserve", "en réserve"),
    "dead": Text("dead", "morts"),
}
_NONE: Final = Text("none", "aucune")


def areas(laying: Laying) -> Iterator[Area]:
    """The areas of the board, in the order in which a turn looks at them."""
    yield _turn(laying)
    laying.speaks &= laying.view.phase != "difficulty"  # a new game lies as it is set up
    yield Area("gauges", Text("Gauges", "Jauges"), "gauges", tuple(_gauges(laying)))
    yield Area("money", Text("Money", "Argent"), "row", tuple(_money(laying)))
    yield _workers(laying)
    resources = tuple(_resources(laying))
    name = Text("Resources of this turn", "Ressources de ce tour")
    yield Area("resources", name, "row", resources, empty=_NONE)
    yield from _means(laying)


def _turn(laying: Laying) -> Area:
    seen = laying.view
    phase = laying.thing(
        "phase",
        NOTHING,
        laying.noun("phase", seen.phase),
        says=laying.says("a_new_game_open")
        if seen.phase == "difficulty"
        else laying.says("phase_given", phase=seen.phase),
    )
    things = [phase]
    if seen.mode:
        things.append(
            laying.thing(
                "mode",
                NOTHING,
                _mode(laying.noun("mode", seen.mode)),
                says=laying.says("a_game_in", mode=seen.mode),
            )
        )
    if seen.dice:
        shown = " + ".join(map(str, seen.dice))
        said = None
        if [one.kind for one in seen.agenda] == ["order-results"]:
            said = laying.says("dice_have_fallen", n=seen.dice[0], m=seen.dice[1])
        things.append(laying.thing("dice", Text("dice", "dés"), Text(shown, shown), says=said))
    things += _due(laying)
    return Area("turn", Text("Turn", "Tour"), "row", tuple(things))


def _due(laying: Laying) -> Iterator[Thing]:
    """What the player must say before the turn goes on."""
    due = laying.view.agenda
    told = all(one.kind in _TO_SAY for one in due)
    for number_, one in enumerate(due, start=1):
        if one.kind in _TO_SAY:
            said = laying.says("must_be_said", due=one) if told else None
            name = Text("to be said", "à dire")
            yield laying.thing(f"due.{number_}", name, _TO_SAY[one.kind], says=said, field="agenda")


_TO_SAY: Final = {
    "injure": Text("who is injured", "qui est blessé"),
    "jail": Text("who goes to jail", "qui va en prison"),
    "heal": Text("who is healed", "qui est guéri"),
    "free": Text("who is freed", "qui est libéré"),
}


def _mode(name: Text) -> Text:
    return Text(f"mode {name.en}", f"mode {name.fr}")


def _gauges(laying: Laying) -> Iterator[Thing]:
    last = laying.content.strength.last_box
    strength, datum = laying.view.strength, "strength.last_box"
    yield _gauge(laying, "strength", laying.noun("setting", "strength"), strength, last, datum)
    for gauge in postal.GAUGES:
        box = getattr(laying.content.last_box, gauge)
        level = getattr(laying.view, gauge)
        yield _gauge(laying, gauge, _GAUGES[gauge], level, box, f"last_box.{gauge}")


def _gauge(
    laying: Laying, gauge: str, name: Text, level: int, box: int | None, datum: str
) -> Thing:
    said = (
        laying.says("strength", n=level)
        if gauge == "strength"
        else laying.says("gauge", gauge=gauge, n=level)
    )
    of = "?" if box is None else box
    return laying.thing(
        gauge,
        name,
        Text(f"{level}/{of}", f"{level}/{of}"),
        datum=datum,
        amount=level,
        least=0,
        most=box,
        tone="bad" if box is not None and level >= box - 1 else None,
        says=said,
    )


def _money(laying: Laying) -> Iterator[Thing]:
    seen = laying.view
    yield laying.thing(
        "savings",
        laying.noun("setting", "savings"),
        _dollars(seen.savings),
        amount=seen.savings,
        least=0,
        says=laying.says("savings", n=seen.savings),
    )
    cost = Text("Cost of Living", "coût de la vie")
    yield laying.thing(
        "cost",
        cost,
        _dollars(seen.cost_of_living),
        amount=seen.cost_of_living,
        clauses=("postal.cost.formula",),
    )
    missing = seen.cost_of_living - seen.savings
    if missing > 0 and seen.phase not in ("control", "over"):
        name = Text("missing", "il manque")
        yield laying.thing("missing", name, _dollars(missing), amount=missing, tone="bad")
    if seen.temporary_cost:
        n = seen.temporary_cost
        raised = Text("of which for this turn", "dont pour ce tour")
        said = laying.says("temporary_given", n=n)
        yield laying.thing("temporary_cost", raised, _dollars(n), amount=n, says=said)


def _dollars(n: int) -> Text:
    return Text(f"{n} $", f"{n} $")


# Workers ------------------------------------------------------------------------------------------


def _workers(laying: Laying) -> Area:
    """The spaces, and each group of workers on the one where it stands."""
    seen = laying.view
    spaces = [
        laying.thing(
            one, _BOXES.get(one) or _SPACES[one], _uses(laying, one), space=True, **_datum(one)
        )
        for one in ("waiting", *postal.SPACES, "done", "jail", "reserve", "dead")
    ]
    groups = [one for kind in ("healthy", "injured") for one in _group(laying, kind)]
    for box in ("reserve", "dead"):
        n = getattr(seen, box)
        if n:
            said = laying.says("workers", n=n, group=box)
            one = laying.thing(
                f"{box}.workers", _people(n), amount=n, where=box, says=said, least=0
            )
            groups.append(one)
    free = {kind: getattr(seen, kind) - getattr(seen, f"{kind}_jailed") for kind in _KINDS}
    counted = [
        laying.thing(
            f"{kind}.workers",
            _KINDS[kind],
            amount=n,
            least=0,
            tone=None if n else "quiet",
            says=laying.says("workers", n=n, group=kind),
        )
        for kind, n in free.items()
    ]
    living = seen.healthy + seen.injured
    name, of = Text("Workers", "Travailleurs"), Text(f"{living} alive", f"{living} en vie")
    return Area("workers", name, "board", (*counted, *spaces, *groups), shown=of)


_KINDS: Final = {"healthy": Text("healthy", "indemnes"), "injured": Text("injured", "blessés")}
_ONE: Final = {"healthy": Text("healthy", "indemne"), "injured": Text("injured", "blessé")}


def _people(n: int) -> Text:
    return Text("worker" if n == 1 else "workers", "travailleur" if n == 1 else "travailleurs")


def _uses(laying: Laying, space: str) -> Text:
    """How many may stand on a space in a turn."""
    uses = getattr(laying.content.uses, space, None)
    if uses == "unlimited":
        return Text("any number", "sans limite")
    return NOTHING if uses is None else Text(f"{uses} a turn", f"{uses} par tour")


def _datum(space: str) -> dict[str, Any]:
    return {} if space in _BOXES else {"datum": f"uses.{space}"}


def _group(laying: Laying, kind: str) -> Iterator[Thing]:
    """The workers of one condition: those who wait, those on spaces, those done, those in jail."""
    seen = laying.view
    at = getattr(seen, f"{kind}_at")
    done, jailed = getattr(seen, f"{kind}_done"), getattr(seen, f"{kind}_jailed")
    waiting = getattr(seen, kind) - jailed - done - len(at)
    told_apart = seen.injured_done or (seen.phase == "actions" and waiting)
    group = f"{kind} acted" if told_apart else "acted"
    acted = laying.says("workers", n=done, group=group)
    in_jail = laying.says("workers", n=jailed, group=f"{kind} in jail")
    for box, n, said in (
        ("waiting", waiting, None),
        ("done", done, acted),
        ("jail", jailed, in_jail),
    ):
        if n:
            yield laying.thing(
                f"{box}.{kind}",
                (_ONE if n == 1 else _KINDS)[kind],
                amount=n,
                where=box,
                says=said,
                tone="bad" if kind == "injured" or box == "jail" else None,
            )
    for number_, space in enumerate(at, start=1):
        before = at[: number_ - 1].count(space)
        yield laying.thing(
            f"{space}.{kind}" + (f".{before + 1}" if before else ""),
            laying.noun("worker", kind),
            where=space,
            tone="bad" if kind == "injured" else None,
            says=laying.says("stands", who=kind, space=space),
        )


# What is won --------------------------------------------------------------------------------------


def _resources(laying: Laying) -> Iterator[Thing]:
    for kind in postal.RESOURCES:
        n = getattr(laying.view, kind)
        yield laying.thing(
            kind,
            words.RESOURCES[kind],
            amount=n,
            least=0,
            tone=None if n else "quiet",
            says=laying.says("resource", resource=kind, n=n),
        )


def _means(laying: Laying) -> Iterator[Area]:
    """The means of production: those that are controlled, and those that can be taken."""
    seen = laying.view
    taken, free = list[Thing](), list[Thing]()
    for means in postal.means_on_offer(seen):
        owned = means.id in seen.controlled
        called, price = means.name or means.id, words.price(means)
        wanted = Text(f'"{means.id}"', f"« {means.id} »")
        thing = laying.thing(
            f"means.{means.id}",
            Text(called, called),
            price,
            datum=f"means.{means.id}",
            sign="own" if owned else None,
            tone="good" if owned else None,
            says=laying.says("controls_this", means=wanted) if owned else None,
        )
        (taken if owned else free).append(thing)
    of = Text(f"{len(taken)} of {seen.target}", f"{len(taken)} sur {seen.target}")
    name = Text("Means of production", "Moyens de production")
    legend = (Legend("own", Text("controlled", "contrôlé")),)
    if seen.taken:
        now = Text("one was taken this turn", "un a été pris ce tour-ci")
        taken.append(laying.thing("taken", now, says=laying.says("taken_given")))
    yield Area("controlled", name, "row", tuple(taken), shown=of, empty=_NONE, legend=legend)
    yield Area("offered", Text("To be taken", "À prendre"), "row", tuple(free), empty=_NONE)
