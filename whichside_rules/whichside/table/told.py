"""What every card, tile, space, premises, plan and row of a table does and costs, in words.

Made from the content that the rules carry out: a card of a pack is told as well as those of the
box. :mod:`whichside_rules.whichside.table.effect_words` tells the effects.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Noun, noun, nouns, phrase
from whichside_rules.kernel.files.sheet import Sheet
from whichside_rules.kernel.files.telling import Part, Scribe, Telling, Tellings
from whichside_rules.whichside import reap, strategy as strategies
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import (
    CONTENT,
    GAUGES,
    RESOURCES,
    Board,
    Card,
    EmployerCard,
    Objective,
    Plan,
    Premises,
    SideB,
    SolidarityCard,
    Space,
    Strategy,
    Tile,
    TileKind,
    WhichsideContent,
)
from whichside_rules.whichside.engine.effect import Effects
from whichside_rules.whichside.table.effect_words import effects_told, nothing
from whichside_rules.whichside.variant import unforeseen

_GAME: Final = "whichside"
_PRICE: Final = ("dollars", *RESOURCES)
"""The fields of a price."""


def tell(content: WhichsideContent, sheet: Sheet) -> Iterator[Telling]:
    """Every thing of a box, in its order."""
    for board in content.boards:
        yield _board(board, Scribe(sheet, f"boards.{board.id}"))
    for tile in content.tiles:
        yield _tile(tile, content, Scribe(sheet, f"tiles.{tile.id}"))
    for some in content.premises:
        yield _premises(some, content, Scribe(sheet, f"premises.{some.id}"))
    for side in ("objectives", "duo_objectives"):
        for objective in getattr(content, side):
            yield _objective(objective, Scribe(sheet, f"{side}.{objective.id}"))
    for deck in ("misfortune", "incident"):
        for card in getattr(content, f"{deck}s"):
            yield _card(card, deck, Scribe(sheet, f"{deck}s.{card.id}"))
    for kept in content.solidarities:
        yield _solidarity(kept, Scribe(sheet, f"solidarities.{kept.id}"))
    for deck in ("normal", "difficult"):
        for employer in getattr(content, f"{deck}s"):
            yield _employer(employer, deck, Scribe(sheet, f"{deck}s.{employer.id}"))
    for strategy in content.strategies:
        yield _strategy(strategy, Scribe(sheet, f"strategies.{strategy.id}"))
    for plan in content.plans:
        yield _plan(plan, Scribe(sheet, f"plans.{plan.id}"))
    yield from map(_circumstance, unforeseen.TABLE)


TELLINGS: Final = Tellings(CONTENT, tell)
told: Final = TELLINGS.told
what_it_does: Final = TELLINGS.what_it_does


def _kind(group: str, word: str) -> Noun:
    """The sort of a thing."""
    return noun(_GAME, group, word)


def _others(group: str, word: str) -> tuple[Text, ...]:
    """Other names of a thing that are understood."""
    found = nouns(_GAME).get(group, {}).get(word)
    return tuple(Text(one, one) for one in (*found.en.also, *found.fr.also)) if found else ()


# Effects and prices ------------------------------------------------------------------------------


def _effects(scribe: Scribe, effects: Effects, *fields: str, yours: bool = False) -> Iterator[Part]:
    """A part for each effect; that nothing happens where there is none."""
    said = tuple(effects_told(effects, yours=yours)) or (nothing(),)
    for one in said:
        yield scribe.part(one, *fields)


def _in_one(effects: Effects, *, plan: bool = False) -> Text:
    """All of some effects in one text."""
    said = tuple(effects_told(effects, plan=plan)) or (nothing(),)
    return Text("; ".join(one.en for one in said), " ; ".join(one.fr for one in said))


def _copies(scribe: Scribe, card: Card | EmployerCard) -> Iterator[Part]:
    """How many there are, and whether it bears the mark."""
    yield scribe.part(phrase(_GAME, "copies-there", n=card.copies), "copies")
    if card.complex:
        yield scribe.part(phrase(_GAME, "bears-the-mark"), "complex")


# Cards -------------------------------------------------------------------------------------------


def _card(card: Card, deck: str, scribe: Scribe) -> Telling:
    """A misfortune, which somebody suffers, or an incident, which comes over the table."""
    effects = _effects(scribe, card.effects, "effects", yours=deck == "misfortune")
    return Telling(
        scribe.key,
        _kind("deck", deck),
        words.card(card.id),
        (*effects, *_copies(scribe, card)),
        others=_others("card", card.id),
    )


def _solidarity(card: SolidarityCard, scribe: Scribe) -> Telling:
    parts = list[Part]()
    if card.guest:
        guest = phrase(_GAME, "guest-joins", name=card.guest.name, gender=card.guest.gender)
        parts.append(scribe.part(guest, "guest.name", "guest.gender"))
    if card.effects or not card.guest:
        parts += _effects(scribe, card.effects, "effects")
    if card.complex:
        parts.append(scribe.part(phrase(_GAME, "bears-the-mark"), "complex"))
    name = words.card(card.id)
    return Telling(scribe.key, _kind("deck", "solidarity"), name, tuple(parts))


def _employer(card: EmployerCard, deck: str, scribe: Scribe) -> Telling:
    sort = phrase(_GAME, "is-a-measure") if card.measure else phrase(_GAME, "is-a-coup")
    return Telling(
        scribe.key,
        _kind("deck", deck),
        words.card(card.id),
        (
            *_effects(scribe, card.effects, "effects"),
            scribe.part(sort, "measure"),
            scribe.part(phrase(_GAME, "costs-to-counter", price=words.price(card)), *_PRICE),
            *_copies(scribe, card),
        ),
    )


def _strategy(strategy: Strategy, scribe: Scribe) -> Telling:
    """A strategy with the results that its number of steps can lead to."""
    steps = scribe.part(phrase(_GAME, "strategy-steps", n=strategy.steps), "steps")
    results = (
        scribe.part(
            phrase(_GAME, "strategy-result", result=result, what=_in_one(effects)),
            field,
            said_by=(f"whichside.strategy.table.{strategy.steps}-step-{result}",),
        )
        for result in strategies.results_of(strategy.steps)
        for field in (result.replace("-", "_"),)
        for effects in (getattr(strategy, field),)
    )
    name = words.card(strategy.id)
    return Telling(scribe.key, _kind("deck", "strategy"), name, (steps, *results))


def _plan(plan: Plan, scribe: Scribe) -> Telling:
    of = phrase(_GAME, "plan-is-of", step=str(plan.step), strategy=words.card(plan.strategy))
    name, parts = words.card(plan.id), list[Part]()
    if name != words.remark("plan-step", strategy=words.card(plan.strategy), step=str(plan.step)):
        parts.append(scribe.part(of, "strategy", "step"))
    for deck in ("normal", "difficult"):
        if number := getattr(plan, deck):
            parts.append(scribe.part(phrase(_GAME, "plan-draws", deck=deck, n=number), deck))
    if plan.condition:
        said = phrase(_GAME, "plan-condition", what=_in_one(plan.condition, plan=True))
        parts.append(scribe.part(said, "condition"))
    effect = phrase(_GAME, "plan-effect", what=_in_one(plan.effects, plan=True))
    parts.append(scribe.part(effect, "effects"))
    cost = phrase(_GAME, "costs-to-counter", price=words.price(plan))
    parts.append(scribe.part(cost, *_PRICE))
    return Telling(scribe.key, _kind("thing", "plan"), name, tuple(parts))


# Boards, tiles and premises ----------------------------------------------------------------------


def _board(board: Board, scribe: Scribe) -> Telling:
    people = tuple(
        phrase(_GAME, "board-person", name=one.name, gender=one.gender) for one in board.people
    )
    least = phrase(_GAME, "board-least", gauge="police", n=board.least_police)
    parts = [
        scribe.part(phrase(_GAME, "board-people", who=people), "people"),
        scribe.part(_last("risk", board.last_risk), "last_risk"),
        scribe.part(_last("police", board.last_police), "last_police"),
        scribe.part(least, "least_police"),
    ]
    if board.extra_cost:
        dearer = phrase(_GAME, "board-extra", n=board.extra_cost)
        parts.append(scribe.part(dearer, "extra_cost"))
    return Telling(
        scribe.key,
        _kind("thing", "board"),
        words.called("player", board.id),
        tuple(parts),
        tuple(_spaces(board.spaces, words.called("player", board.id), scribe, "spaces")),
        others=_others("player", board.id),
    )


def _last(gauge: str, cell: int) -> Text:
    return phrase(_GAME, "board-last", gauge=gauge, n=cell)


def _tile(tile: Tile, content: WhichsideContent, scribe: Scribe) -> Telling:
    owner = words.called("tile", tile.id)
    parts = [scribe.part(_tile_kind(tile.kind), "kind")]
    if tile.special:
        parts.append(scribe.part(_side_b(tile.special), "special"))
    return Telling(
        scribe.key,
        _kind("thing", "tile"),
        owner,
        tuple(parts),
        (
            *_spaces(tile.a, owner, scribe, "a", tile.kind, content),
            *_spaces(tile.b, owner, scribe, "b", tile.kind, content),
        ),
        others=_others("tile", tile.id),
    )


def _tile_kind(kind: TileKind) -> Text:
    match kind:
        case "work":
            return phrase(_GAME, "tile-is-work")
        case "political":
            return phrase(_GAME, "tile-is-political")
        case "specific":
            return phrase(_GAME, "tile-is-specific")


def _side_b(special: SideB) -> Text:
    match special:
        case "convert":
            return phrase(_GAME, "side-b-convert")
        case "host":
            return phrase(_GAME, "side-b-host")
        case "women-pay":
            return phrase(_GAME, "side-b-women-pay")
        case "prisoners-free":
            return phrase(_GAME, "side-b-prisoners-free")
        case "free-agitation":
            return phrase(_GAME, "side-b-free-agitation")


def _premises(some: Premises, content: WhichsideContent, scribe: Scribe) -> Telling:
    owner = words.called("premises", some.id)
    parts = [
        scribe.part(phrase(_GAME, "premises-price", n=some.price), "price"),
        scribe.part(phrase(_GAME, "premises-rent", n=some.rent), "rent"),
    ]
    if some.doctor:
        less = phrase(_GAME, "premises-doctor", n=abs(some.doctor), up=some.doctor > 0)
        parts.append(scribe.part(less, "doctor"))
    return Telling(
        scribe.key,
        _kind("thing", "premises"),
        owner,
        tuple(parts),
        tuple(_spaces(some.spaces, owner, scribe, "spaces", None, content)),
        others=_others("premises", some.id),
    )


def _objective(objective: Objective, scribe: Scribe) -> Telling:
    price = words.price(objective)
    cost = scribe.part(phrase(_GAME, "costs-to-control", price=price), *_PRICE)
    return Telling(scribe.key, _kind("thing", "objective"), price, (cost,))


# Spaces ------------------------------------------------------------------------------------------


def _spaces(
    spaces: Iterable[Space],
    owner: Text,
    scribe: Scribe,
    field: str,
    kind: TileKind | None = None,
    content: WhichsideContent | None = None,
) -> Iterator[Telling]:
    """The spaces of a side of a tile, of a board or of premises."""
    for space in spaces:
        name = phrase(
            _GAME, "space-on", named=words.called("space", space.id), owner=owner, side=field
        )
        own = scribe.within(field, space.id)
        parts = (
            *_at_once(space, own),
            *_does(space, own, kind, content),
            *_who_may(space, own),
        )
        yield Telling(own.key, _kind("thing", "space"), name, parts)


def _who_may(space: Space, scribe: Scribe) -> Iterator[Part]:
    """When it is used, by whom, and how many find room."""
    if space.moon:
        yield scribe.part(phrase(_GAME, "space-moon"), "moon")
    if space.room == "unlimited":
        yield scribe.part(phrase(_GAME, "space-unlimited"), "room")
    else:
        yield scribe.part(phrase(_GAME, "space-room", n=space.room), "room")
    if space.gender:
        yield scribe.part(phrase(_GAME, "space-gender", gender=space.gender), "gender")
    if space.tenement:
        yield scribe.part(phrase(_GAME, "space-tenement", player=space.tenement), "tenement")
    if space.one_each:
        yield scribe.part(phrase(_GAME, "space-one-each"), "one_each")
    if space.prisoners:
        yield scribe.part(phrase(_GAME, "space-prisoners", box="jail"), "prisoners")


def _at_once(space: Space, scribe: Scribe) -> Iterator[Part]:
    """What it costs when somebody is placed there."""
    for gauge in GAUGES:
        by = getattr(space, gauge)
        if by:
            moved = phrase(_GAME, "space-gauge", gauge=gauge, n=abs(by), up=by > 0)
            yield scribe.part(moved, gauge)
    if space.price:
        yield scribe.part(phrase(_GAME, "space-price", n=space.price), "price")
    if space.agitation:
        yield scribe.part(phrase(_GAME, "space-agitation"), "agitation")


def _does(
    space: Space, scribe: Scribe, kind: TileKind | None, content: WhichsideContent | None
) -> Iterator[Part]:
    """What comes of it at the end of the phase."""
    if space.work:
        yield scribe.part(phrase(_GAME, "space-work"), "work")
    match space.kind:
        case "improve":
            people = reap.people_to_improve(kind or "political")
            yield scribe.part(phrase(_GAME, "space-improves", n=people), "kind")
        case "control":
            yield scribe.part(phrase(_GAME, "space-controls"), "kind")
        case "heal":
            yield scribe.part(phrase(_GAME, "space-heals"), "kind")
        case "shelter":
            yield scribe.part(phrase(_GAME, "space-shelters"), "kind")
        case "crime" if content:
            yield _crime(content, scribe)
        case "robbery":
            yield scribe.part(phrase(_GAME, "space-robbery", box="arrest"), "kind")
    if space.kind == "gain" or space.moon:
        yield from _gains(space, scribe)


def _gains(space: Space, scribe: Scribe) -> Iterator[Part]:
    """What it brings; work brings what the gauge of wages leaves of it."""
    if space.dollars or space.work:
        yield scribe.part(phrase(_GAME, "space-dollars", n=space.dollars), "dollars")
    for resource in RESOURCES:
        count = getattr(space, resource)
        if count:
            tokens = phrase(_GAME, "space-tokens", resource=resource, n=count)
            yield scribe.part(tokens, resource)
    if space.cleaning:
        cleaner = phrase(_GAME, "space-cleaning", gauge="unsanitary", n=space.cleaning)
        yield scribe.part(cleaner, "cleaning")


def _crime(content: WhichsideContent, scribe: Scribe) -> Part:
    """The table of the die, face by face."""
    rows = tuple(
        phrase(_GAME, "crime-arrest", face=face, box="arrest")
        if pay == "arrest"
        else phrase(_GAME, "crime-dollars", face=face, n=pay)
        for face, pay in enumerate(content.tenderloin.crime, 1)
    )
    table = Scribe(scribe.sheet, "tenderloin").part(
        phrase(_GAME, "space-crime", rows=rows), "crime"
    )
    kind = scribe.part(table.text, "kind")
    return Part(table.text, (*kind.data, *table.data))


# The D66 -----------------------------------------------------------------------------------------


def _circumstance(row: unforeseen.Row) -> Telling:
    """A row of the table of unforeseen circumstances."""
    more = row.last != row.first
    name = phrase(_GAME, "d66-row", first=row.first, last=row.last, more=more)
    key = f"unforeseen.{row.clause.rpartition('.')[2]}"
    part = Part(_circumstance_told(row), said_by=(row.clause,))
    return Telling(key, _kind("thing", "circumstance"), name, (part,))


def _circumstance_told(row: unforeseen.Row) -> Text:
    each = row.what.endswith("-each")
    lasts: dict[str, Any] = {"up": True, "own": False, "until": "game", "n": row.n}
    match row.what:
        case "gauges":
            return phrase(_GAME, "d66-gauges", n=row.n)
        case "injured" | "injured-each":
            return phrase(_GAME, "d66-injured", n=row.n, each=each)
        case "imprisoned" | "imprisoned-each":
            return phrase(_GAME, "d66-imprisoned", n=row.n, each=each)
        case "strength":
            return phrase(_GAME, "d66-strength", n=row.n)
        case "dollars":
            return phrase(_GAME, "d66-dollars", n=row.n)
        case "unsanitary":
            return phrase(_GAME, "d66-unsanitary", gauge="unsanitary", n=row.n)
        case "cost":
            said = phrase(_GAME, "cost-differs", **lasts)
        case "risk-minimum":
            said = phrase(_GAME, "minimum-differs", gauge="risk", **lasts)
        case "police-minimum":
            said = phrase(_GAME, "minimum-differs", gauge="police", **lasts)
    return phrase(_GAME, "on-whom", whom="each", what=said)
