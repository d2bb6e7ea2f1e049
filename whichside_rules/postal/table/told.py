"""What every space, gauge, result of the die, means of production and mode does, in words.

What an action does is not written a second time: it is played on a position in which nothing is in
its way, and told from what happened. The numbers of the content are those of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Noun, noun, nouns, phrase
from whichside_rules.kernel.files.sheet import Sheet
from whichside_rules.kernel.files.telling import Part, Scribe, Telling, Tellings
from whichside_rules.kernel.playing.transition import Told
from whichside_rules.postal import action, cost, gauge
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.content import (
    CONTENT,
    GAUGES,
    MODES,
    RESOURCES,
    SPACES,
    Gauge,
    LastBox,
    Means,
    Mode,
    PostalContent,
    Space,
)
from whichside_rules.postal.engine.events import (
    CostChanged,
    DiceRolled,
    GaugeMoved,
    MoneyGained,
    MoneyPaid,
    PhaseBegan,
    ResourceGained,
    StrengthRose,
    WorkerActed,
    WorkerFreed,
    WorkerHealed,
    WorkerHurt,
    WorkerRecruited,
)
from whichside_rules.postal.engine.moves import Act, Choice, Roll
from whichside_rules.postal.engine.state import PostalState, Setup
from whichside_rules.postal.engine.tasks import Jail
from whichside_rules.postal.game import apply
from whichside_rules.postal.table.position import position

_GAME: Final = "postal"
_ROOM: Final = 99
"""So many boxes a gauge has and so many cubes there are, where nothing is in the way."""
_COST: Final = {
    "postal.action.bonesetter.cost-down": "injury",
    "postal.worker.injured-extra-1": "injury",
    "postal.action.greenwich.cost-up": "worker",
}
"""Which datum of the Cost of Living changes it, by the clause that says so."""
_AROUND: Final = (DiceRolled, PhaseBegan, WorkerActed)
"""What happens in every action, and is none of what it does."""


def tell(content: PostalContent, sheet: Sheet) -> Iterator[Telling]:
    """Every thing of the board, in its order."""
    for space in SPACES:
        yield _space(space, content, Scribe(sheet, "uses"))
    for one in GAUGES:
        yield _gauge(one, content, Scribe(sheet, "last_box"))
    yield _strength(content, Scribe(sheet, "strength"))
    for die in range(1, 7):
        yield _result(die, content, sheet)
    for means in content.means:
        yield _means(means, Scribe(sheet, f"means.{means.id}"))
    for mode in MODES:
        yield _mode(mode, content, sheet)


TELLINGS: Final = Tellings(CONTENT, tell)
told: Final = TELLINGS.told
what_it_does: Final = TELLINGS.what_it_does


def _kind(word: str) -> Noun:
    return noun(_GAME, "thing", word)


def _others(group: str, word: str) -> tuple[Text, ...]:
    """Other names of a thing that are understood."""
    found = nouns(_GAME)[group][word]
    return tuple(Text(one, one) for one in (*found.en.also, *found.fr.also))


# What happens ------------------------------------------------------------------------------------


def _free_of_limits(content: PostalContent) -> Setup:
    """A game in which no gauge fills up and no cube is missing."""
    roomy = replace(
        content,
        cubes=replace(content.cubes, workers=_ROOM),
        start=replace(content.start, workers=3),
        strength=replace(content.strength, last_box=_ROOM, two_dice=()),
        last_box=LastBox(risk=_ROOM, unsanitary=_ROOM, police_threat=_ROOM),
    )
    return Setup(mode="normal", content=roomy)


def _acting(content: PostalContent, space: Space) -> PostalState:
    """Somebody is about to act; another is injured, a third in jail, and there is money."""
    other: Space = "tenderloin" if space == "east_river_docks" else "east_river_docks"
    return position(
        setup=_free_of_limits(content),
        phase="actions",
        healthy=0,
        healthy_at=(space, other),
        injured_done=1,
        healthy_jailed=1,
        savings=_ROOM,
        risk=1,
        unsanitary=1,
        police_threat=1,
    )


def _rolling(content: PostalContent) -> PostalState:
    """One worker waits for the result of the die."""
    setup = _free_of_limits(content)
    return position(setup=setup, phase="offensive", healthy=1, savings=_ROOM)


def _happened(before: PostalState, move: Act | Roll, sheet: Sheet) -> Iterator[Part]:
    """What a move does, event by event, each with the data of the clause that says it."""
    after = apply(before, move)
    for event in after.events:
        if isinstance(event, _AROUND):
            continue
        data = tuple(one for one in sheet if event.clause in one.clauses and _is_a_number(one.key))
        if event.clause in _COST:
            data += (sheet[f"cost.{_COST[event.clause]}"],)
        lasts = after.state.temporary_cost > before.temporary_cost
        yield Part(_event(event, before, turn=lasts), data, (event.clause,))


def _is_a_number(key: str) -> bool:
    return key.startswith(("wages.", "price."))


def _event(event: Told, before: PostalState, *, turn: bool) -> Text:
    """An event as something that an action does: by how much, not to where."""
    match event:
        case GaugeMoved():
            by = event.to - getattr(before, event.gauge)
            return phrase(_GAME, "gauge-moves", gauge=event.gauge, n=abs(by), up=by > 0)
        case MoneyGained():
            return phrase(_GAME, "gain-money", n=event.dollars)
        case MoneyPaid():
            return phrase(_GAME, "pay-money", n=event.dollars)
        case ResourceGained():
            count = event.to - getattr(before, event.resource)
            return phrase(_GAME, "gain-resource", resource=event.resource, n=count)
        case CostChanged():
            by = event.to - cost.cost_of_living(before)
            return phrase(_GAME, "cost-moves", n=abs(by), up=by > 0, turn=turn)
        case StrengthRose():
            return phrase(_GAME, "strength-moves", n=event.to - before.strength)
        case WorkerHealed():
            return phrase(_GAME, "worker-healed")
        case WorkerHurt():
            return phrase(_GAME, "worker-hurt")
        case WorkerFreed():
            return phrase(_GAME, "worker-freed")
        case WorkerRecruited():
            return phrase(_GAME, "worker-recruited")
    return Text(event.say("en").rstrip("."), event.say("fr").rstrip("."))


def _in_one(parts: Iterable[Part]) -> Text:
    said = tuple(one.text for one in parts)
    return Text("; ".join(one.en for one in said), " ; ".join(one.fr for one in said))


# Things ------------------------------------------------------------------------------------------


def _space(space: Space, content: PostalContent, scribe: Scribe) -> Telling:
    """A space: what its action does, and how often it can be done in a turn."""
    before, offered = _acting(content, space), action.CHOICES.get(space)
    if offered is None:
        does = tuple(_happened(before, Act(space), scribe.sheet))
    else:
        does = (_choice(space, before, offered, scribe.sheet),)
    return Telling(
        f"spaces.{space}",
        _kind("space"),
        words.SPACES[space],
        (*does, scribe.part(_uses(getattr(content.uses, space)), space)),
        others=_others("space", space),
    )


def _choice(space: Space, before: PostalState, offered: Iterable[Choice], sheet: Sheet) -> Part:
    """The effects between which the player chooses, each with its number."""
    ways = [tuple(_happened(before, Act(space, choice), sheet)) for choice in offered]
    options = tuple(
        phrase(_GAME, "an-option", number=number, what=_in_one(way))
        for number, way in enumerate(ways, 1)
    )
    text = phrase(_GAME, "one-choice", number=len(options), options=options)
    parts = [part for way in ways for part in way]
    data = tuple({one.key: one for part in parts for one in part.data}.values())
    clauses = dict.fromkeys(clause for part in parts for clause in part.said_by)
    return Part(text, data, (action.CHOICE_CLAUSE[space], *clauses))


def _uses(limit: int | str | None) -> Text:
    if limit is None:
        return phrase(_GAME, "space-times-lost")
    if limit == "unlimited":
        return phrase(_GAME, "space-any-times")
    return phrase(_GAME, "space-uses", n=limit)


def _gauge(name: Gauge, content: PostalContent, scribe: Scribe) -> Telling:
    """What a gauge does when it is full."""
    box, strikes = getattr(content.last_box, name), gauge.on_the_last_box(name)
    if box is None:
        said = phrase(_GAME, "gauge-box-lost")
    elif isinstance(strikes, Jail):
        said = phrase(_GAME, "gauge-jails", n=box)
    else:
        said = phrase(_GAME, "gauge-hurts", n=box)
    part = scribe.part(said, name, said_by=(strikes.clause,))
    return Telling(
        f"last_box.{name}",
        _kind("gauge"),
        words.GAUGES[name],
        (part,),
        others=_others("gauge", name),
    )


def _strength(content: PostalContent, scribe: Scribe) -> Telling:
    boxes = tuple(Text(str(box), str(box)) for box in content.strength.two_dice)
    parts = [scribe.part(phrase(_GAME, "strength-last", n=content.strength.last_box), "last_box")]
    if boxes:
        parts.append(scribe.part(phrase(_GAME, "strength-two-dice", boxes=boxes), "two_dice"))
    name = noun(_GAME, "setting", "strength").text("the")
    return Telling("strength", _kind("gauge"), name, tuple(parts))


def _result(die: int, content: PostalContent, sheet: Sheet) -> Telling:
    parts = tuple(_happened(_rolling(content), Roll((die,)), sheet))
    return Telling(f"results.{die}", _kind("result"), phrase(_GAME, "result", die=die), parts)


def _means(means: Means, scribe: Scribe) -> Telling:
    price = words.price(means)
    said = (
        phrase(_GAME, "costs-to-take", price=price) if price.en else phrase(_GAME, "costs-nothing")
    )
    name = words.means_of_production(means)
    part = scribe.part(said, "dollars", *RESOURCES)
    return Telling(scribe.key, _kind("means"), name, (part,))


def _mode(mode: Mode, content: PostalContent, sheet: Sheet) -> Telling:
    rent, target = getattr(content.rent, mode), getattr(content.target, mode)
    return Telling(
        f"difficulty.{mode}",
        _kind("mode"),
        words.MODES[mode],
        (
            Scribe(sheet, "rent").part(phrase(_GAME, "mode-rent", n=rent), mode),
            Scribe(sheet, "target").part(phrase(_GAME, "mode-target", n=target), mode),
        ),
    )
