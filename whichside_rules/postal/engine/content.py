"""The content of the postal game: what its board and lists say, typed.

The facts lie in ``content/default.toml``, each with its provenance. What the book leaves to a lost
picture (the lengths of three gauges, which two group actions may be done twice, the slots of the
places) is filled with stand-ins there and can be replaced by a pack.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from pydantic import Field, model_validator

from whichside_rules.kernel.book.names import Title
from whichside_rules.kernel.files.content import Content, Id
from whichside_rules.kernel.values.value import Answering, hash_once, value

Mode = Literal["normal", "confirmed", "hard"]
"""The three levels of difficulty. :clause:`postal.setup.choose-difficulty`"""

Gauge = Literal["risk", "unsanitary", "police_threat"]
"""The gauges that hurt or jail. :clause:`postal.gauge.meaning`"""

Resource = Literal["strike", "sabotage", "union_agitation", "anarchist_agitation"]
"""The four resources of the struggle. :clause:`postal.resource.kinds`"""

Space = Literal[
    "tenement",
    "bonesetter",
    "local_union",
    "printing_press",
    "liberal_lawyers",
    "political_cafe",
    "chemistry_workshop",
    "east_river_docks",
    "triangle_shirtwaist",
    "newtown_creek",
    "greenwich_village",
    "tenderloin",
]
"""The twelve spaces of the action area, in the order of the book.
:clause:`postal.component.area.action-zones` :clause:`postal.phase.workers.see-notions`"""

SPACES: tuple[Space, ...] = get_args(Space)
ON_A_SPACE = frozenset(SPACES)
TENEMENT: Space = SPACES[0]
ANARCHIST_GROUP: tuple[Space, ...] = SPACES[1:7]
"""The six spaces of the Anarchist Group. :clause:`postal.action.group.six-spaces`"""
NEW_YORK: tuple[Space, ...] = SPACES[7:]
"""The five places of New York. :clause:`postal.action.newyork.five-places`"""
GAUGES: tuple[Gauge, ...] = get_args(Gauge)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
MODES: tuple[Mode, ...] = get_args(Mode)

EIGHTH = "8usd"
"""The id of the entry that reading R-3 makes of the stray 85.
:clause:`postal.means.cost.unexplained-85`"""

Count = Annotated[int, Field(ge=0, le=99)]
Box = Annotated[int, Field(ge=1, le=99)]
Uses = Annotated[int, Field(ge=1, le=99)] | Literal["unlimited"] | None


@value
class Cubes:
    """The cubes that limit play."""

    workers: Annotated[int, Field(ge=1, le=99)]
    """Worker cubes: in play, in reserve and dead. :clause:`postal.component.worker-cubes`"""


@value
class Start:
    """What the set-up puts on the board."""

    workers: Count
    """Workers in play. :clause:`postal.setup.four-workers`"""
    savings: Count
    """Dollars. :clause:`postal.setup.savings-2`"""
    cost: Count
    """Dollars, as printed; the cost is counted by formula. :clause:`postal.setup.cost-5`"""


@value
class ByMode:
    """One number for each mode."""

    normal: Count
    confirmed: Count
    hard: Count


@value
class Cost:
    """What living costs, in dollars."""

    worker: Count
    """For each worker. :clause:`postal.worker.cost-1`"""
    injury: Count
    """Further for each injured worker. :clause:`postal.worker.injured-extra-1`"""


@value
class Strength:
    """The gauge of Employers' Strength."""

    last_box: Annotated[int, Field(ge=2, le=99)]
    """The box on which the game must be won; at least 2, as the set-up may reach 1.
    :clause:`postal.component.area.gauge-employers-strength`"""
    two_dice: Annotated[tuple[Box, ...], Field(max_length=99)]
    """The boxes on which two dice are rolled. :clause:`postal.phase.employers.two-dice`"""


@value
class LastBox:
    """The box of each gauge that hurts or jails; ``None`` where nobody supplied it."""

    risk: Box | None
    """:clause:`postal.component.area.gauge-risk`"""
    unsanitary: Box | None
    """:clause:`postal.component.area.gauge-unsanitary`"""
    police_threat: Box | None
    """:clause:`postal.component.area.gauge-police`"""


@value
class SpaceUses:
    """How many workers may stand on each space in one turn; ``None`` where nobody supplied it."""

    tenement: Uses
    bonesetter: Uses
    local_union: Uses
    printing_press: Uses
    liberal_lawyers: Uses
    political_cafe: Uses
    chemistry_workshop: Uses
    east_river_docks: Uses
    triangle_shirtwaist: Uses
    newtown_creek: Uses
    greenwich_village: Uses
    tenderloin: Uses

    @model_validator(mode="after")
    def _two_group_actions_twice(self) -> SpaceUses:
        """Four group actions once, two of them twice.

        :clause:`postal.action.group.limit-once` :clause:`postal.action.group.limit-twice`
        """
        limits = [getattr(self, space) for space in ANARCHIST_GROUP]
        if None not in limits and sorted(map(str, limits)) != ["1"] * 4 + ["2"] * 2:
            raise ValueError(
                "exactly two of the six actions of the Anarchist Group may be done twice and the "
                f"other four once, got {dict(zip(ANARCHIST_GROUP, limits, strict=True))}; those "
                "that a pack does not set keep our stand-ins, so set all six"
                " [postal.action.group.limit-twice]"
            )
        return self


@value
class Wages:
    """Dollars gained at the places of New York. :clause:`postal.action.newyork.dangers`"""

    east_river_docks: Count
    """:clause:`postal.action.docks.gain`"""
    triangle_shirtwaist: Count
    """:clause:`postal.action.triangle.gain`"""
    newtown_creek: Count
    """:clause:`postal.action.dye.gain`"""
    tenderloin: Count
    """:clause:`postal.action.tenderloin.gain`"""


@value
class Price:
    """Dollars paid for an action."""

    printing_press: Count
    """:clause:`postal.action.printing-press.pay`"""


@value
class Means:
    """A means of production and what its control costs. :clause:`postal.means.definition`"""

    id: Id
    """Its name in moves and records: the two parts of its cost."""
    name: Title | None = None
    """The name of the place; the book's is in a lost picture."""
    dollars: Count = 0
    strike: Count = 0
    sabotage: Count = 0
    union_agitation: Count = 0
    anarchist_agitation: Count = 0


@value
class PostalContent(Answering):
    """Everything on the board that the rules of the postal game use."""

    cubes: Cubes
    start: Start
    rent: ByMode
    """Dollars for the Tenement. :clause:`postal.action.tenement.rent`"""
    target: ByMode
    """Means of production to control. :clause:`postal.goal.five-means`"""
    cost: Cost
    strength: Strength
    last_box: LastBox
    uses: SpaceUses
    wages: Wages
    price: Price
    means: Annotated[tuple[Means, ...], Field(max_length=99)]
    """The list of costs. :clause:`postal.means.list-location` :clause:`postal.means.cost.count`"""

    __hash__ = hash_once

    @model_validator(mode="after")
    def _can_be_played(self) -> PostalContent:
        workers, cubes = self.start.workers, self.cubes.workers
        if not 1 <= workers <= cubes:
            raise ValueError(f"start.workers is {workers}; with {cubes} cubes it is 1 to {cubes}")
        ids = [one.id for one in self.means]
        if len(set(ids)) < len(ids):
            raise ValueError(f"the ids of the means of production are not distinct: {ids}")
        for mode in MODES:
            wanted = getattr(self.target, mode)
            if not 1 <= wanted <= len(ids):
                raise ValueError(
                    f"target.{mode} is {wanted}; with {len(ids)} means of production in the list "
                    f"it is 1 to {len(ids)} [postal.goal.five-means]"
                )
        return self

    def means_called(self, name: str) -> Means | None:
        """The means of production of that id, or ``None``."""
        for means in self.means:
            if means.id == name:
                return means
        return None


CONTENT = Content("postal", PostalContent, "the postal game", open_groups=("means",))
"""The content of the game, with its sheet and whatever a pack puts in its place."""

sheet: Final = CONTENT.sheet
datum: Final = CONTENT.datum
default_content: Final = CONTENT.default
stated_content: Final = CONTENT.stated
pack_content: Final = CONTENT.pack_content
read_pack: Final = CONTENT.read_pack
pack_schema: Final = CONTENT.pack_schema
