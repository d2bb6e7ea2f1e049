"""The content of the board game: what its boards, tiles, premises and cards say, typed.

The facts lie in ``content/default.toml``, each field with its provenance. Most of the box was
printed in pictures that the text does not give; stand-ins of ours fill them, and a pack can
replace them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final, Literal, Protocol, TypeVar, get_args

from pydantic import Field

from whichside_rules.kernel.book.names import Title
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.files.content import Content, Id
from whichside_rules.kernel.values.memory import kept_in, looked_up_in
from whichside_rules.kernel.values.value import Answering, HashedOnce, fields_of, hash_once, value
from whichside_rules.whichside.engine.booklet import Count, OnTop, Scenario, Variant
from whichside_rules.whichside.engine.effect import (
    Deck,
    Drawing,
    Effect,
    Effects,
    Either,
    Gauge,
    Gender,
    Labour,
    Resource,
    TenementName,
)

TENEMENTS: tuple[TenementName, ...] = get_args(TenementName)
GAUGES: tuple[Gauge, ...] = get_args(Gauge)
LABOUR: tuple[Labour, ...] = get_args(Labour)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
GENERIC: Final = "generic"
"""The scenario of which the others are variants. :clause:`whichside.variant.intro`"""
ANY: Final = "any"
"""In a stacked deck: a card at random."""

Amount = Annotated[int, Field(ge=-20, le=20)]
Room = Annotated[int, Field(ge=1, le=20)] | Literal["unlimited"]

MOST_CARDS = 99
"""How many cards a deck has at most, each copy counted."""

_SHUFFLED_AGAIN: tuple[Deck, ...] = ("misfortune", "incident")
"""The decks that do not come to an end."""

SpaceKind = Literal["gain", "improve", "control", "crime", "robbery", "heal", "shelter"]
"""What a space is for: something is gained there; a tile is improved; a labour gauge is moved; the
two actions of the Tenderloin; a healing; the shelter of the Liberal Lawyer."""


@value
class Space:
    """A space of a tile, of an individual board or of premises."""

    id: Id
    kind: SpaceKind = "gain"
    room: Room = 1
    """How many characters fit on it. :clause:`whichside.daily.free-space`"""
    work: bool = False
    """Whether it is work, which the gauge of wages pays better or worse."""
    agitation: bool = False
    """Whether it is called Anarchist Agitation. :clause:`whichside.side-b.greenwich`"""
    moon: bool = False
    """Whether it is a night action. :clause:`whichside.night.moon`"""
    gender: Gender | None = None
    """:clause:`whichside.daily.gendered-spaces`"""
    tenement: TenementName | None = None
    """:clause:`whichside.daily.tenement-space`"""
    one_each: bool = False
    """At most one character of each Tenement. :clause:`whichside.daily.multi-tenement-space`
    :clause:`whichside.tenderloin.one-per-tenement-per-action`"""
    prisoners: bool = False
    """Only for a character in Jail. :clause:`whichside.daily.western-pen-slot-prisoner-only`"""
    risk: Amount = 0
    police: Amount = 0
    unsanitary: Amount = 0
    """Added to the gauge at once. :clause:`whichside.daily.immediate-gauges`"""
    price: Count = 0
    """Dollars paid at once. :clause:`whichside.daily.immediate-payment`"""
    dollars: Count = 0
    union: Count = 0
    anarchist: Count = 0
    strike: Count = 0
    sabotage: Count = 0
    """Gained at the end of the phase. :clause:`whichside.daily.gains-deferred`"""
    cleaning: Count = 0
    """By how much the Tenement gets cleaner at the end of the phase.
    :clause:`whichside.reap.uns-gain`"""


Spaces = Annotated[tuple[Space, ...], Field(max_length=12)]


@value
class Character:
    """Somebody who lives in a Tenement. :clause:`whichside.component.individual-boards`"""

    id: Id
    name: Title
    gender: Gender


@value
class Board:
    """An individual board. :clause:`whichside.individual-board.contents`"""

    id: Id
    people: Annotated[tuple[Character, ...], Field(min_length=1, max_length=9)]
    last_risk: Annotated[int, Field(ge=1, le=20)]
    """The last cell of the gauge. :clause:`whichside.daily.gauge-maximum`"""
    last_police: Annotated[int, Field(ge=1, le=20)]
    least_police: Annotated[int, Field(ge=-5, le=0)]
    """The lowest cell. :clause:`whichside.end-of-turn.russian-floor`"""
    extra_cost: Count
    """Dollars added to its cost of living. :clause:`whichside.cost-of-living.russian-special`"""
    spaces: Spaces
    """The spaces at home. :clause:`whichside.reap.uns-gain`"""


TileKind = Literal["work", "political", "specific"]
"""The three kinds of tiles. :clause:`whichside.component.workplaces`
:clause:`whichside.component.political-places` :clause:`whichside.component.specific-places`"""

SideB = Literal["convert", "host", "women-pay", "prisoners-free", "free-agitation"]
"""What the other side of five tiles does, see the chapter on sides B."""


@value
class Tile:
    """A location tile. :clause:`whichside.component.tile-sides`"""

    id: Id
    kind: TileKind
    a: Spaces
    """The spaces of side A. :clause:`whichside.component.tile-actions`"""
    b: Spaces = ()
    """Those of side B."""
    special: SideB | None = None
    """What side B does besides."""


@value
class Premises:
    """Premises that a Tenement can buy. :clause:`whichside.premises.variable-cost-and-rent`"""

    id: Id
    price: Count
    rent: Annotated[int, Field(ge=0, le=1)]
    """:clause:`whichside.cost-of-living.premises-rent`"""
    spaces: Spaces = ()
    """The night action, or the space for a character."""
    doctor: Annotated[int, Field(ge=-9, le=0)] = 0
    """Dollars added to the price of a doctor. :clause:`whichside.premises.traditional-medicine`"""


@value
class Card:
    """A card of a deck and what it does."""

    id: Id
    effects: Effects
    copies: Annotated[int, Field(ge=1, le=9)] = 1
    complex: bool = False
    """Whether it bears the symbol. :clause:`whichside.cards.complex-symbol`"""


@value
class Guest:
    """A character that comes with a solidarity card.

    :clause:`whichside.component.black-cylinders`
    """

    name: Title
    gender: Gender


@value
class SolidarityCard:
    """A solidarity card. :clause:`whichside.cards.solidarity-positive`"""

    id: Id
    effects: Effects = ()
    """What it does when it is kept."""
    guest: Guest | None = None
    """Who joins the team with it. :clause:`whichside.solidarity.character-no-gauges`"""
    complex: bool = False


class Price(Protocol):
    """What the team pays for something, in dollars and tokens."""

    @property
    def dollars(self) -> int:
        """Dollars."""

    @property
    def union(self) -> int:
        """Tokens of union agitation."""

    @property
    def anarchist(self) -> int:
        """Tokens of anarchist agitation."""

    @property
    def strike(self) -> int:
        """Tokens of the propaganda of the example."""

    @property
    def sabotage(self) -> int:
        """Tokens of the propaganda of the deed."""


@value
class Objective(HashedOnce):
    """A means of production and what its control costs.

    :clause:`whichside.control.cost-on-board`
    """

    id: Id
    dollars: Count = 0
    union: Count = 0
    anarchist: Count = 0
    strike: Count = 0
    sabotage: Count = 0

    __hash__ = hash_once


@value
class EmployerCard:
    """A normal or difficult Employer card. :clause:`whichside.cards.normal-difficult`"""

    id: Id
    effects: Effects
    measure: bool = False
    """Whether it is an exceptional measure; else it is a coup de force.
    :clause:`whichside.cards.exceptional-measure` :clause:`whichside.cards.coup-de-force`"""
    copies: Annotated[int, Field(ge=1, le=9)] = 1
    complex: bool = False
    dollars: Count = 0
    union: Count = 0
    anarchist: Count = 0
    strike: Count = 0
    sabotage: Count = 0
    """What it costs to counter it. :clause:`whichside.fight.pay-full-cost`"""


@value
class Strategy:
    """A strategy of the employers. :clause:`whichside.cards.strategy`"""

    id: Id
    steps: Annotated[int, Field(ge=2, le=3)]
    """In how many plans."""
    victory: Effects = ()
    partial_victory: Effects = ()
    partial_defeat: Effects = ()
    defeat: Effects = ()
    """What it leads to, by the plans that were countered.
    :clause:`whichside.strategy.count-defeated`"""


@value
class Plan:
    """A plan of a strategy. :clause:`whichside.cards.plan-same-name`"""

    id: Id
    strategy: str
    step: Annotated[int, Field(ge=1, le=3)]
    normal: Annotated[int, Field(ge=0, le=9)]
    difficult: Annotated[int, Field(ge=0, le=9)]
    """How many Employer cards are drawn. :clause:`whichside.cards.plan-employer-card-count`"""
    effects: Effects
    """What it does unless it is countered. :clause:`whichside.cards.plan-general-effect`"""
    condition: Effects = ()
    """What it does this turn in any case. :clause:`whichside.cards.plan-turn-condition`"""
    dollars: Count = 0
    union: Count = 0
    anarchist: Count = 0
    strike: Count = 0
    sabotage: Count = 0
    """What it costs to counter it. :clause:`whichside.cards.plan-counter-cost`"""


Pay = Annotated[int, Field(ge=0, le=20)] | Literal["arrest"]

Cells = Annotated[
    tuple[Annotated[int, Field(ge=-9, le=24)], ...], Field(min_length=2, max_length=12)
]


Cell = Annotated[int, Field(ge=1, le=12)]


@value
class EmployersBoard:
    """The Employers' board: what the cells of its gauges say, from left to right."""

    last_strength: Annotated[int, Field(ge=2, le=20)]
    """:clause:`whichside.employers-board.es-track`"""
    hours: Cells
    """:clause:`whichside.employers-board.wh-track`"""
    conditions: Cells
    """Incident cards to draw. :clause:`whichside.employers-board.wc-track`"""
    wages: Cells
    """Dollars added to the pay of work. :clause:`whichside.employers-board.wa-track`"""
    grey_hours: Cell
    grey_conditions: Cell
    grey_wages: Cell
    """The grey cells, on which normal conditions are, counted from the left.
    :clause:`whichside.setup.employers-board`"""


@value
class Tenderloin:
    """The table of its tile."""

    crime: Annotated[tuple[Pay, ...], Field(min_length=6, max_length=6)]
    """What each face of the die brings in petty crime: dollars, or Arrest.
    :clause:`whichside.tenderloin.petty-crime`"""


@value
class Living:
    """What living costs, in dollars."""

    rent: Count
    """:clause:`whichside.cost-of-living.tenement-rent`"""
    fit: Count
    """Upkeep of a character at HEA 2. :clause:`whichside.cost-of-living.upkeep-healthy`"""
    unfit: Count
    """Upkeep at HEA 1 or 0. :clause:`whichside.cost-of-living.upkeep-injured`"""
    doctor: Count
    """:clause:`whichside.doctor.price`"""
    premises_sold: Count
    """By how much sold premises lower a debt. :clause:`whichside.misery.sell-premises`"""


@value
class WhichsideContent(Answering):
    """Everything in the box that the rules use."""

    scenarios: Annotated[tuple[Scenario, ...], Field(min_length=1, max_length=24)]
    variants: Annotated[tuple[Variant, ...], Field(max_length=24)]
    living: Living
    employers_board: EmployersBoard
    """Its normal side."""
    duo_board: EmployersBoard
    """Its side for two Tenements."""
    boards: Annotated[tuple[Board, ...], Field(max_length=4)]
    tiles: Annotated[tuple[Tile, ...], Field(max_length=24)]
    premises: Annotated[tuple[Premises, ...], Field(max_length=24)]
    objectives: Annotated[tuple[Objective, ...], Field(max_length=24)]
    duo_objectives: Annotated[tuple[Objective, ...], Field(max_length=24)]
    """Those of the side for two Tenements. :clause:`whichside.employers-board.objectives-area`"""
    tenderloin: Tenderloin
    misfortunes: Annotated[tuple[Card, ...], Field(max_length=99)]
    incidents: Annotated[tuple[Card, ...], Field(max_length=99)]
    solidarities: Annotated[tuple[SolidarityCard, ...], Field(max_length=99)]
    normals: Annotated[tuple[EmployerCard, ...], Field(max_length=99)]
    difficults: Annotated[tuple[EmployerCard, ...], Field(max_length=99)]
    strategies: Annotated[tuple[Strategy, ...], Field(max_length=24)]
    plans: Annotated[tuple[Plan, ...], Field(max_length=99)]

    __hash__ = hash_once


def agree(content: WhichsideContent) -> Iterator[tuple[str, str]]:
    """What is wrong among values of which each is right by itself: names that lead nowhere."""
    yield from _boards_agree(content)
    yield from _booklet_agrees(content)
    yield from _boards_have_cells(content)
    yield from _plans_agree(content)
    yield from _decks_agree(content)
    tiles = [tile.id for tile in content.tiles]
    for place, effects in effects_named(content):
        for effect in flat(effects):
            name = getattr(effect, "tile", None)
            if name is not None and name not in tiles:
                yield place, f"there is no tile {name!r}; there are {', '.join(tiles)}"


def _booklet_agrees(content: WhichsideContent) -> Iterator[tuple[str, str]]:
    """Scenarios and variants name tiles and cards that there are, and cells of the tracks."""
    strategies = [one.id for one in content.strategies]
    solidarities = [one.id for one in content.solidarities]
    normals = [one.id for one in content.normals]
    difficults = [one.id for one in content.difficults]
    last = min(side.last_strength for side in (content.employers_board, content.duo_board))
    for one in content.scenarios:
        place = f"scenarios.{one.id}"
        yield from _laid_out(f"{place}.start.tiles", one.start.tiles, content)
        if one.start.strength > last:
            yield f"{place}.start.strength", f"the track has {last} cells; name one of them"
        for field, kind, names, there in (
            ("offensives", "strategy", one.offensives, strategies),
            ("solidarity", "solidarity card", one.solidarity, [*solidarities, ANY]),
            ("kept", "Employer card", one.kept, [*normals, *difficults]),
            ("removed", "Employer card", one.removed, [*normals, *difficults]),
            ("normals.cards", "normal Employer card", _on_top(one.normals), normals),
            ("difficults.cards", "difficult Employer card", _on_top(one.difficults), difficults),
        ):
            yield from _unknown(f"{place}.{field}", kind, names, there)
    if all(one.id != GENERIC for one in content.scenarios):
        yield "scenarios", f"there is no scenario {GENERIC!r}, of which the others are variants"
    for other in content.variants:
        place = f"variants.{other.id}"
        yield from _laid_out(f"{place}.tiles", other.tiles or (), content)
        if other.strength and other.strength > last:
            yield f"{place}.strength", f"the track has {last} cells; name one of them"


def _on_top(some: OnTop | None) -> tuple[str, ...]:
    return some.cards if some else ()


def _laid_out(
    place: str, tiles: Sequence[str], content: WhichsideContent
) -> Iterator[tuple[str, str]]:
    """Tiles that there are, each once."""
    yield from _unknown(place, "tile", tiles, content.tiles)
    if len(set(tiles)) < len(tiles):
        yield place, "a tile is named twice; name each once"


def _unknown(
    place: str, kind: str, names: Iterable[str], there: Sequence[Any]
) -> Iterator[tuple[str, str]]:
    known = [one if isinstance(one, str) else one.id for one in there]
    for name in names:
        if name not in known:
            yield place, f"there is no {kind} {name!r}; there are {', '.join(known)}"


def _boards_have_cells(content: WhichsideContent) -> Iterator[tuple[str, str]]:
    """A grey cell is a cell of its gauge."""
    for name in ("employers_board", "duo_board"):
        side: EmployersBoard = getattr(content, name)
        for gauge in LABOUR:
            last = len(getattr(side, gauge))
            if getattr(side, f"grey_{gauge}") > last:
                yield f"{name}.grey_{gauge}", f"the gauge has {last} cells; name one of them"


def _boards_agree(content: WhichsideContent) -> Iterator[tuple[str, str]]:
    """Each Tenement has its board, and everybody a name of their own."""
    names = [board.id for board in content.boards]
    for name in names:
        if name not in TENEMENTS:
            yield f"boards.{name}", f"there is no such Tenement; there are {', '.join(TENEMENTS)}"
    for missing in (name for name in TENEMENTS if name not in names):
        yield "boards", f"the {missing} Tenement has none; each has one"
    people = [person.id for board in content.boards for person in board.people]
    # A character who comes by a card is called by it, whatever else the cards do.
    people += [card.id for card in content.solidarities]
    for board in content.boards:
        for person in board.people:
            if people.count(person.id) > 1:
                key = f"boards.{board.id}.people.{person.id}"
                yield key, "somebody else or a card has this name; give each a name of their own"


def _plans_agree(content: WhichsideContent) -> Iterator[tuple[str, str]]:
    """Each strategy has a plan for each of its steps, and only results that it can have.

    :clause:`whichside.cards.strategy-needs-plans` :clause:`whichside.cards.plan-same-name`
    :clause:`whichside.strategy.table.2-step-partial-victory`
    """
    strategies = {one.id: one for one in content.strategies}
    for plan in content.plans:
        if plan.strategy not in strategies:
            known = perhaps(nearest(plan.strategy, strategies))
            yield f"plans.{plan.id}.strategy", f"there is no strategy {plan.strategy!r}{known}"
    for name, strategy in strategies.items():
        steps = sorted(plan.step for plan in content.plans if plan.strategy == name)
        if steps != list(range(1, strategy.steps + 1)):
            found = ", ".join(map(str, steps)) or "none"
            yield (
                f"strategies.{name}.steps",
                f"it has {strategy.steps} steps, and plans for {found}; each step needs one plan",
            )
        if strategy.steps == 2 and strategy.partial_victory:
            clause = "whichside.strategy.table.2-step-partial-victory"
            yield (
                f"strategies.{name}.partial_victory",
                f"a strategy in two steps has no partial victory; leave it out [{clause}]",
            )


def _decks_agree(content: WhichsideContent) -> Iterator[tuple[str, str]]:
    """No deck is too large, and no card that comes back draws itself, at once or by another."""
    for group in ("misfortunes", "incidents", "normals", "difficults"):
        cards = sum(card.copies for card in getattr(content, group))
        if cards > MOST_CARDS:
            yield group, f"there are {cards} cards with their copies; at most {MOST_CARDS}"
    from_one = {deck: _draws(getattr(content, f"{deck}s")) for deck in _SHUFFLED_AGAIN}
    for deck, drawn in from_one.items():
        for other in drawn & from_one.keys():
            if other == deck or (deck in from_one[other] and deck < other):
                yield f"{deck}s", f"they draw {other}s, and these {deck}s: it would not end"


def _draws(cards: Iterable[Card]) -> set[Deck]:
    """The decks of which cards draw."""
    drawn = (effect for card in cards for effect in flat(card.effects))
    return {effect.deck for effect in drawn if isinstance(effect, Drawing)}


def effects_named(content: WhichsideContent) -> Iterator[tuple[str, Effects]]:
    """The effects of every card, each with the key of its datum."""
    for group in ("misfortunes", "incidents", "solidarities", "normals", "difficults", "plans"):
        for card in getattr(content, group):
            yield f"{group}.{card.id}.effects", card.effects
    for plan in content.plans:
        yield f"plans.{plan.id}.condition", plan.condition
    for strategy in content.strategies:
        for result in ("victory", "partial_victory", "partial_defeat", "defeat"):
            yield f"strategies.{strategy.id}.{result}", getattr(strategy, result)


E = TypeVar("E")


def effects_of(content: WhichsideContent, kind: type[E]) -> Iterator[tuple[str, E]]:
    """The effects of a kind that any card has, each with the key of its datum."""
    for place, effects in effects_named(content):
        for effect in flat(effects):
            if isinstance(effect, kind):
                yield place, effect


def most_solidarity(content: WhichsideContent) -> int:
    """How many solidarity cards something grants at most.

    :clause:`whichside.solidarity.draw-two-keep-one`
    """
    granted = (
        effect.cards for _, effect in effects_of(content, Drawing) if effect.deck == "solidarity"
    )
    return max(granted, default=0)


def flat(effects: Effects) -> Iterator[Effect]:
    """Effects, and those between which one chooses."""
    for effect in effects:
        yield effect
        if isinstance(effect, Either):
            yield from flat(effect.options)


CONTENT: Final = Content(
    "whichside",
    WhichsideContent,
    "Which Side are you on?",
    agree=agree,
    open_groups=(
        "scenarios",
        "variants",
        "boards",
        "tiles",
        "premises",
        "objectives",
        "duo_objectives",
        "misfortunes",
        "incidents",
        "solidarities",
        "normals",
        "difficults",
        "strategies",
        "plans",
    ),
)
"""The sheet, packs and JSON of this content."""

sheet: Final = CONTENT.sheet
datum: Final = CONTENT.datum
default_content: Final = CONTENT.default
pack_content: Final = CONTENT.pack_content
read_pack: Final = CONTENT.read_pack
pack_schema: Final = CONTENT.pack_schema


@looked_up_in("content.answers")
def board_of(content: WhichsideContent, tenement: TenementName) -> Board:
    """The individual board of a Tenement."""
    return next(board for board in content.boards if board.id == tenement)


@looked_up_in("content.answers")
def tile_of(content: WhichsideContent, tile: str) -> Tile:
    """A location tile by its id."""
    return next(one for one in content.tiles if one.id == tile)


@looked_up_in("content.answers")
def premises_of(content: WhichsideContent, premises: str) -> Premises:
    """Premises by their id."""
    return next(one for one in content.premises if one.id == premises)


@looked_up_in("content.answers")
def character_of(content: WhichsideContent, character: str) -> Character:
    """A character by its id, whether it lives in a Tenement or comes with a solidarity card."""
    everybody = [one for board in content.boards for one in board.people]
    guests = [
        Character(card.id, card.guest.name, card.guest.gender)
        for card in content.solidarities
        if card.guest
    ]
    return next(one for one in (*everybody, *guests) if one.id == character)


@looked_up_in("content.answers")
def card_of(content: WhichsideContent, deck: str, card: str) -> Card:
    """A card of a deck by its id."""
    cards: tuple[Card, ...] = getattr(content, f"{deck}s")
    return next(one for one in cards if one.id == card)


@looked_up_in("content.answers")
def solidarity_of(content: WhichsideContent, card: str) -> SolidarityCard | None:
    """A solidarity card by its id, which is that of the character as well; or nothing."""
    return next((one for one in content.solidarities if one.id == card), None)


@looked_up_in("content.answers")
def employer_card_of(content: WhichsideContent, card: str) -> EmployerCard:
    """An Employer card by its id."""
    return next(one for one in (*content.normals, *content.difficults) if one.id == card)


@looked_up_in("content.answers")
def plan_of(content: WhichsideContent, plan: str) -> Plan:
    """A plan by its id."""
    return next(one for one in content.plans if one.id == plan)


@looked_up_in("content.answers")
def plans_of(content: WhichsideContent, strategy: str) -> tuple[Plan, ...]:
    """The plans of a strategy in their order."""
    found = [one for one in content.plans if one.strategy == strategy]
    return tuple(sorted(found, key=lambda plan: plan.step))


@kept_in("content.answers")
def scenario_with(content: WhichsideContent, name: str, variant: str | None) -> Scenario | None:
    """A scenario by its id, with what the variant changes; nothing where one is not known.

    :clause:`whichside.variant.intro`
    """
    found = next((one for one in content.scenarios if one.id == name), None)
    if variant is None or found is None:
        return found
    change = next((one for one in content.variants if one.id == variant), None)
    if change is None:
        return None
    said = {field: getattr(change, field) for field in fields_of(Variant) if field != "id"}
    differs = {field: what for field, what in said.items() if what is not None}
    begins = {key: differs.pop(key) for key in ("strength", "tiles") if key in differs}
    return replace(found, start=replace(found.start, **begins), **differs)
