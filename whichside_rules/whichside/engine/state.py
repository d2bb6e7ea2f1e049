"""The position of the board game, its set-up, and the drafts in which a move changes it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from whichside_rules.kernel.book.names import Called
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.event import Part, part
from whichside_rules.kernel.playing.invariant import validated
from whichside_rules.kernel.values.value import (
    Answering,
    HashedOnce,
    Record,
    draft_of,
    hash_once,
    value,
)
from whichside_rules.whichside.engine.booklet import Goal
from whichside_rules.whichside.engine.content import (
    CONTENT,
    GENERIC,
    WhichsideContent,
    default_content,
)
from whichside_rules.whichside.engine.effect import Lasting, TenementName, Until
from whichside_rules.whichside.engine.tasks import Part as Turn, Task

Phase = Literal["setup", Turn, "over"]
"""Where in the turn the game is. :clause:`whichside.turn.part1-order`"""

Count = Annotated[int, Field(ge=0, le=9_999)]
Level = Annotated[int, Field(ge=-9, le=99)]
Health = Annotated[int, Field(ge=0, le=2)]
Place = Called
"""``home``, ``arrest``, ``jail``, ``lawyer``, ``dead``, or the id of a space such as
``newtown-creek.work``."""

AWAY = frozenset({"arrest", "jail"})
"""The two boxes of the prison. :clause:`whichside.prison.arrest-box`"""
BOXES = AWAY | {"home", "lawyer", "dead"}
"""Where somebody is who stands on no space."""


@value
class Readings:
    """How to read the book where it is silent or contradicts itself; see the readings register."""

    prisoner_sells: Literal["allowed", "forbidden"] = "allowed"
    """R-1: whether a character in Jail can give up health in misery before it is executed."""
    come_home: Literal["after-the-gains", "end-of-turn"] = "after-the-gains"
    """R-2: when the characters leave the spaces on which they worked."""
    shield: Literal["automatic", "chosen"] = "automatic"
    """R-10: whether a clean home spares the first loss of health by itself."""
    shielded_victim: Literal["eligible", "exempt"] = "eligible"
    """R-11: whether a clean home can be given a misfortune that costs health."""
    bedridden: Literal["exempt", "eligible"] = "exempt"
    """R-12: whether somebody at HEA 0 can be named to lose health."""
    lawyer_leave: Literal["after-the-gains", "until-placed"] = "after-the-gains"
    """R-13: when somebody at the Liberal Lawyer goes home without having been placed."""
    eviction: Literal["arrest", "home"] = "arrest"
    """R-14: where somebody at the Liberal Lawyer goes when the premises are lost."""
    bonesetter_for: Literal["anybody", "own"] = "anybody"
    """R-15: whom the Bonesetter can heal."""
    bonesetter_heals: Literal["one", "two"] = "one"
    """R-16: how much health the Bonesetter gives."""
    guest_counts: Literal["counts", "does-not-count"] = "counts"
    """R-50: whether somebody who came with a solidarity card keeps a Tenement playable."""
    complex_out: Literal["all-decks", "incidents-and-misfortunes"] = "all-decks"
    """R-51: from which decks the COMPLEX cards go."""
    empty_pile: Literal["reshuffled", "used-up"] = "reshuffled"
    """R-52: what happens when the misfortunes or the incidents are used up."""
    free_agitation: Literal["every-space", "greenwich"] = "every-space"
    """R-30: for which anarchist agitation side B of Greenwich Village takes the price away."""
    day_work: Literal["work-space", "any-space"] = "work-space"
    """R-31: what counts as day work for a night action on a tile."""
    passing: Literal["allowed", "obliged"] = "allowed"
    """R-32: whether a Tenement may leave a character unplaced that it could place."""
    night_order: Literal["in-turn", "free"] = "in-turn"
    """R-33: in which order night actions are made."""
    employer_order: Literal["as-drawn", "team"] = "as-drawn"
    """R-34: in which order several Employer cards take effect."""
    bierhalle: Literal["common", "buyer"] = "common"
    """R-35: who may use the premises that the Bierhalle hosts."""
    ferrer: Literal["team", "each"] = "team"
    """R-36: for whom the exchange of the Ferrer Center is once per turn."""
    wages: Literal["work", "nothing"] = "work"
    """R-37: what the gauge of wages changes."""
    workplace_pair: Literal["different", "any"] = "different"
    """R-38: whether the two who improve a workplace are of different Tenements."""
    vain_doctor: Literal["refused", "paid"] = "refused"
    """R-39: whether a doctor can be paid where nothing can be healed."""
    destroyed_with: Literal["nobody", "who-stands-there"] = "nobody"
    """R-90: who is lost with a tile that is destroyed."""
    closed_and_destroyed: Literal["card-stays", "card-goes"] = "card-stays"
    """R-91: what becomes of a measure that closes a tile when the tile is destroyed."""
    undefeated: Literal["defeat-or-partial-defeat", "defeat", "all-but-victory"] = (
        "defeat-or-partial-defeat"
    )
    """R-92: which results of a strategy destroy the tile that it destroys undefeated."""
    complex_unsaid: Literal["used", "out"] = "used"
    """R-93: whether the COMPLEX cards are used where the scenario says nothing of them."""
    duo_cards: Literal["with-plans", "without-plans"] = "with-plans"
    """R-110: whether plans are among the Employer cards whose amounts are halved for two."""
    duo_amounts: Literal["costs", "costs-and-effects"] = "costs"
    """R-111: which amounts of Employer cards are halved for two."""
    duo_self: Literal["as-any-other", "instead-of-another"] = "as-any-other"
    """R-112: when the drawer may suffer a misfortune itself."""
    desperate_results: Literal["plans-and-defeat", "defeat"] = "plans-and-defeat"
    """R-113: which results of the strategy that is lost at the start are suffered."""
    desperate_cards: Literal["added", "instead"] = "added"
    """R-114: whether the first plan brings its Employer cards beside the two put into play."""
    ironworker_goal: Literal["printed", "free"] = "printed"
    """R-117: whether the table can choose where a scenario prints what Ironworker asks for."""
    ironworker_duo: Literal["options", "all"] = "options"
    """R-118: what Ironworker asks for where two Tenements play."""
    rolled_with: Literal["generic", "every-scenario"] = "generic"
    """R-119: with what unforeseen circumstances can be rolled."""
    rolled_targets: Literal["chosen", "random"] = "chosen"
    """R-120: who says which gauges and characters are hit."""
    rolled_again: Literal["by-another", "never"] = "by-another"
    """R-121: whether something that a roll hit can be hit by another roll."""
    rolled_gauges: Literal["labour", "with-strength"] = "labour"
    """R-122: which the employers' gauges are that start further to the right."""
    rolled_values: Literal["worst", "last"] = "worst"
    """R-123: what holds where rolls set a value differently."""
    rolled_prison: Literal["arrest", "jail"] = "arrest"
    """R-124: in which box of the prison characters start."""
    rolled_minimum: Literal["raised", "lowest"] = "raised"
    """R-125: where a gauge starts whose minimum is raised for the game."""
    prison_doctor: Literal["comes", "refused"] = "comes"
    """R-130: whether a doctor can come for somebody in prison."""
    client_caught: Literal["arrest", "exempt", "asked"] = "arrest"
    """R-131: what becomes of somebody at the Liberal Lawyer who should go to prison again."""
    healing: Literal["obliged", "declinable"] = "obliged"
    """R-132: whether the healing of the Bonesetter can be declined."""
    leftmost: Literal["can-be-named", "cannot-be-named"] = "can-be-named"
    """R-133: whether the workers' control can name a gauge that is leftmost already."""
    beyond: Literal["lost", "costs-health"] = "lost"
    """R-134: what becomes of what a card gives beyond the end of a gauge."""
    misfortune_for: Literal["another-tenement", "another-person"] = "another-tenement"
    """R-135: whether a misfortune can go to another Tenement of the person who drew it."""
    closed_side_b: Literal["works", "stops"] = "works"
    """R-137: whether what side B of a tile does beside its spaces is done while it is closed."""
    desperate_lasting: Literal["first-turn", "over"] = "first-turn"
    """R-138: how long what holds for a turn holds that was suffered before the first one."""
    turn_minimum: Literal["at-once", "when-it-ends"] = "at-once"
    """R-140: when a minimum is felt that is raised for one turn."""
    second_player: Literal["person", "tenement"] = "person"
    """R-142: whether the next first player is the next person, or whoever has the next Tenement."""
    ironworker_choice: Literal["before-play", "when-met"] = "before-play"
    """R-144: when the goal is chosen that Ironworker leaves to the table."""
    filth_hits: Literal["its-own", "at-home"] = "its-own"
    """R-145: who can lose health where a Tenement is at Unsanitary 5."""
    employer_ties: Literal["all", "first-in-order"] = "all"
    """R-146: whom cards of the employers hit that compare Tenements, where several tie."""
    coloured_spaces: Literal["reserved", "one-each"] = "reserved"
    """R-40: whether a space of a colour is reserved for that Tenement."""
    reap_order: Literal["by-kind", "by-tenement"] = "by-kind"
    """R-148: in which order the gains are collected."""
    women_pay: Literal["before-the-floor", "after-the-floor"] = "before-the-floor"
    """R-149: whether the dollar of the ILGWU makes up for wages below nothing."""
    shuffled_anew: Literal["with-the-last-card", "when-needed"] = "with-the-last-card"
    """R-150: when the Employer cards of a deck that is used up are shuffled again."""
    misery_before: Literal["strikes", "spares"] = "strikes"
    """R-151: whether a Tenement can fall into misery before the first turn."""
    fires_destroy: Literal["wherever-they-come", "in-the-winter-fires"] = "wherever-they-come"
    """R-147: in which scenarios the fires destroy the tiles that the Winter Fires name."""


@value
class Setup(Answering):
    """What is fixed before the first turn."""

    scenario: Called = GENERIC
    """The scenario, by its id. :clause:`whichside.setup.choose-scenario`"""
    variant: Called | None = None
    """A variant of the generic scenario: ``tutorial``, ``desperate`` or ``duo``.
    :clause:`whichside.variant.intro`"""
    ironworker: bool = False
    """Whether the COMPLEX cards are mixed in, for a harder goal.
    :clause:`whichside.variant.ironworker.scope`"""
    goal: Goal | None = None
    """What wins with Ironworker, where the table chooses it.
    :clause:`whichside.variant.ironworker.victory-custom`"""
    rolls: Annotated[int, Field(ge=0, le=36)] = 0
    """How many unforeseen circumstances are rolled.
    :clause:`whichside.variant.unforeseen.rolls`"""
    players: Annotated[int, Field(ge=0, le=9)] | None = None
    """How many people play; one for each Tenement, if nothing is said.
    :clause:`whichside.players.range`"""
    tenements: Annotated[tuple[TenementName, ...], Field(max_length=4)] = ()
    """The Tenements in the order of sitting; empty for those of the scenario.
    :clause:`whichside.players.four-tenements`"""
    first: TenementName | None = None
    """The Tenement of the first player; the first of them, if nothing is said.
    :clause:`whichside.turn.first-player-initial`"""
    tiles: Annotated[tuple[Called, ...], Field(max_length=12)] = ()
    """The tiles, where the scenario leaves them to the table; empty for those that it proposes.
    :clause:`whichside.scenario.generic.tiles`"""
    readings: Readings = Field(default_factory=Readings)
    content: Annotated[WhichsideContent, CONTENT] = Field(default_factory=default_content)

    __hash__ = hash_once


@part
class Person(Part):
    """A character and where it is."""

    id: Called
    health: Health
    """:clause:`whichside.health.three-levels`"""
    place: Place
    maimed: bool = False
    """Whether it is injured for good and lies under the black marker of an amputation.
    :clause:`whichside.component.black-markers`"""


@value
class TenementState(Record):
    """A Tenement: its board, what lies on it, and who lives there."""

    name: TenementName
    risk: Level
    """:clause:`whichside.individual-board.contents`"""
    police: Level
    """:clause:`whichside.individual-board.contents`"""
    unsanitary: Annotated[int, Field(ge=0, le=5)]
    """:clause:`whichside.unsanitary.definition`"""
    dollars: Count
    """:clause:`whichside.resource.money-personal`"""
    union: Count
    """:clause:`whichside.resource.five-kinds`"""
    anarchist: Count
    """:clause:`whichside.resource.five-kinds`"""
    strike: Count
    """:clause:`whichside.resource.five-kinds`"""
    sabotage: Count
    """:clause:`whichside.resource.five-kinds`"""
    premises: Called | None
    """:clause:`whichside.premises.max-one`"""
    spared: bool
    """Whether it was spared a loss of health this turn.
    :clause:`whichside.unsanitary.zero-shield`"""
    treated: bool
    """Whether a doctor came this turn. :clause:`whichside.doctor.once-per-tenement`"""
    night: Place | None
    """The space of its night action this turn. :clause:`whichside.night.one-per-player`"""
    people: tuple[Person, ...]


@draft_of(TenementState)
class TenementDraft(Record):
    """A Tenement while a move changes it."""

    name: TenementName
    risk: int
    police: int
    unsanitary: int
    dollars: int
    union: int
    anarchist: int
    strike: int
    sabotage: int
    premises: str | None
    spared: bool
    treated: bool
    night: str | None
    people: tuple[Person, ...]


Tenement = TenementState | TenementDraft
"""Either: what a function may read that changes nothing."""


@value
class TileState(HashedOnce):
    """A location tile in the middle of the table."""

    id: Called
    improved: bool
    """Whether side B is up. :clause:`whichside.component.tile-sides`"""

    __hash__ = hash_once


@part
class Longer(Part):
    """Something that holds for longer."""

    what: Lasting | Literal["closed"]
    by: int
    tenement: TenementName | None
    """Whom it concerns; ``None`` for all."""
    tile: Called | None
    """The tile that is closed."""
    until: Until
    source: Called
    """The card that says so."""


@value
class Hosted:
    """The premises at the Bierhalle. :clause:`whichside.side-b.bierhalle-hosts`"""

    premises: Called
    buyer: TenementName
    """Who paid for them."""


@part
class Faced(Part):
    """An Employer card that lies face up."""

    card: Called
    active: bool
    """Whether it is an exceptional measure in force, with a white marker.
    :clause:`whichside.employer.exceptional-apply`"""


@part
class LaidPlan(Part):
    """A plan that lies beside its strategy."""

    plan: Called
    countered: bool
    """Whether it is turned face down. :clause:`whichside.fight.plan-turned-over`"""


@value
class Ending:
    """How the game ended."""

    won: bool
    clause: Literal[
        "whichside.victory.conjunction",
        "whichside.defeat.es-10",
        "whichside.defeat.no-playable-character",
        "whichside.defeat.three-exceptional-measures",
    ]
    """The clause that ended it."""


@value
class WhichsideState(Record):
    """A position. Everything lies open but the order of the cards, which nobody knows."""

    setup: Setup
    phase: Phase
    strength: Annotated[int, Field(ge=1, le=9_999)]
    """Employers' Strength. :clause:`whichside.employers-board.es-counts-turns`"""
    hours: Annotated[int, Field(ge=1, le=9_999)]
    """:clause:`whichside.employers-board.three-labour-gauges`"""
    conditions: Annotated[int, Field(ge=1, le=9_999)]
    """:clause:`whichside.employers-board.three-labour-gauges`"""
    wages: Annotated[int, Field(ge=1, le=9_999)]
    """Cells of the labour gauges, from the left.
    :clause:`whichside.employers-board.three-labour-gauges`"""
    first: TenementName
    """The Tenement of the first player. :clause:`whichside.turn.first-player-rotation`"""
    acting: TenementName | None
    """Whose turn it is to place a character or a night action."""
    passed: tuple[TenementName, ...]
    """Who places no more."""
    tenements: tuple[TenementState, ...]
    """In the order of sitting."""
    tiles: tuple[TileState, ...]
    market: tuple[Called, ...]
    """The premises face up, the oldest last. :clause:`whichside.setup.premises-market`"""
    stock: Deck[Called]
    """The premises face down."""
    hosted: Hosted | None
    """The premises at the Bierhalle. :clause:`whichside.side-b.bierhalle-hosts`"""
    misfortunes: Deck[Called]
    incidents: Deck[Called]
    solidarities: Deck[Called]
    strategies: Deck[Called]
    """Those to come."""
    strategy: Called | None
    """The one in play. :clause:`whichside.offensives.draw-strategy`"""
    plans: tuple[LaidPlan, ...]
    """Its plans, in order. :clause:`whichside.offensives.lay-plans`"""
    step: Annotated[int, Field(ge=0, le=3)]
    """The plan with the white marker, from 1; 0 where there is none.
    :clause:`whichside.offensives.marker-step-one`"""
    normals: Deck[Called]
    difficults: Deck[Called]
    faced: tuple[Faced, ...]
    """The Employer cards face up, in the order in which they came."""
    objectives: tuple[Called, ...]
    """The means of production controlled, in order. :clause:`whichside.control.black-marker`"""
    controlled: bool
    """Whether one was taken this turn. :clause:`whichside.control.once-per-turn`"""
    converted: tuple[TenementName, ...]
    """Who exchanged agitation at the Ferrer Center this turn.
    :clause:`whichside.side-b.ferrer-center`"""
    longer: tuple[Longer, ...]
    agenda: tuple[Task, ...]
    """What is due and not carried out yet, next first."""
    ending: Ending | None

    @model_validator(mode="after")
    def _possible(self) -> WhichsideState:
        """Refuse what no table can show."""
        return validated(self)


@draft_of(WhichsideState, "tenements")
class WhichsideDraft(Record):
    """A position while a move changes it: the fields of :class:`WhichsideState`."""

    setup: Setup
    phase: Phase
    strength: int
    hours: int
    conditions: int
    wages: int
    first: TenementName
    acting: TenementName | None
    passed: tuple[TenementName, ...]
    tenements: tuple[TenementState, ...]
    tiles: tuple[TileState, ...]
    market: tuple[str, ...]
    stock: Deck[str]
    hosted: Hosted | None
    misfortunes: Deck[str]
    incidents: Deck[str]
    solidarities: Deck[str]
    strategies: Deck[str]
    strategy: str | None
    plans: tuple[LaidPlan, ...]
    step: int
    normals: Deck[str]
    difficults: Deck[str]
    faced: tuple[Faced, ...]
    objectives: tuple[str, ...]
    controlled: bool
    converted: tuple[TenementName, ...]
    longer: tuple[Longer, ...]
    agenda: tuple[Task, ...]
    ending: Ending | None


Position = WhichsideState | WhichsideDraft
"""Either: what a function may read that changes nothing."""
