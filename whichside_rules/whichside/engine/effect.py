"""Effects as data: what cards, tiles, premises and boards do, in a small set of kinds.

An effect says on whom it falls, what it does, and by how much. It is carried out in
:mod:`whichside_rules.whichside.cards.effects`, and whether somebody can suffer it in full is asked
of the effect itself.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.values.value import value

TenementName = Literal["russian", "italian", "american", "chinese"]
"""The four Tenements, in the order of the box."""

Gauge = Literal["risk", "police", "unsanitary"]
"""The gauges of an individual board."""

Labour = Literal["hours", "conditions", "wages"]
"""The three gauges of labour regulation on the Employers' board."""

Resource = Literal["union", "anarchist", "strike", "sabotage"]
"""The resources of the struggle, money aside."""

Gender = Literal["woman", "man"]

Deck = Literal["misfortune", "incident", "solidarity", "normal", "difficult"]
"""The decks from which cards are drawn one by one."""

Whom = Literal[
    "victim",
    "each",
    "most-risk",
    "most-police",
    "most-unsanitary",
    "most-dollars",
    "least-dollars",
    "least-risk",
    "least-police",
    "least-unsanitary",
]
"""The Tenements on which it falls: the one that suffers the card (or owns the place), each of them,
or those with the most or least of something; ties hit all. :clause:`whichside.incidents.ties`"""

People = Literal["one", "all"]
"""One character whom the owner chooses, or all that fit."""

Where = Literal["home", "prison", "space"]
"""Only characters who are there: in their Tenement, in either box of the prison, on a space."""

Until = Literal["turn", "active", "game"]
"""How long: this turn, as long as the card lies active, or the whole game.

A measure lies active until it is countered, a plan until its strategy is over.
"""

By = Annotated[int, Field(ge=-20, le=20)]
Cells = Annotated[int, Field(ge=-5, le=5)]


@value
class OnGauge:
    """A gauge of the Tenement goes up or down."""

    kind: Literal["gauge"]
    gauge: Gauge
    by: By
    whom: Whom = "victim"


@value
class OnMoney:
    """The Tenement gains dollars, or loses them and may fall into misery."""

    kind: Literal["money"]
    by: By
    whom: Whom = "victim"


@value
class OnHealth:
    """Characters lose or regain health."""

    kind: Literal["health"]
    by: Annotated[int, Field(ge=-2, le=2)]
    people: People = "one"
    gender: Gender | None = None
    """Only women or only men, if it says so."""
    where: Where | None = None
    """Only those who are there, if it says so."""
    whom: Whom = "victim"


@value
class Maiming:
    """A character is injured for good: it cannot be healed beyond HEA 1 any more.

    :clause:`whichside.component.black-markers`
    """

    kind: Literal["maim"]
    gender: Gender | None = None
    whom: Whom = "victim"


@value
class ToPrison:
    """Characters go to prison."""

    kind: Literal["prison"]
    people: People = "one"
    gender: Gender | None = None
    where: Where | None = None
    whom: Whom = "victim"


@value
class OnResource:
    """The Tenement gains or loses tokens of a resource."""

    kind: Literal["resource"]
    resource: Resource
    by: By
    whom: Whom = "victim"


@value
class OnLabour:
    """A gauge of labour regulation moves: to the right for the employers, to the left for the
    workers (negative).
    """

    kind: Literal["labour"]
    gauge: Labour
    by: Cells


@value
class OnStrength:
    """Employers' Strength goes up; it never goes down."""

    kind: Literal["strength"]
    by: Annotated[int, Field(ge=0, le=9)]


Lasting = Literal["rent", "cost", "risk-minimum", "police-minimum", "doctor", "wage"]
"""What can be changed for longer, in dollars or cells: the rent of the Tenement, its whole cost of
living, the minimum of a gauge, the price of the doctor, the pay of every work space."""


@value
class ForLonger:
    """A number of the rules is higher or lower for some time."""

    kind: Literal["lasting"]
    what: Lasting
    by: By
    until: Until
    whom: Whom = "victim"


@value
class Closing:
    """A tile cannot be used for some time; a workplace that the team chooses, if none is named."""

    kind: Literal["close"]
    tile: str | None = None
    until: Until = "active"


@value
class Destruction:
    """A tile is destroyed and leaves the game; one that is not on the table is spared."""

    kind: Literal["destroy"]
    tile: str


@value
class Drawing:
    """Cards are drawn: misfortunes and incidents take effect, Employer cards are turned up, and of
    the solidarity cards the team keeps one.
    """

    kind: Literal["draw"]
    deck: Deck
    cards: Annotated[int, Field(ge=1, le=9)]


@value
class Either:
    """The victim chooses one of several effects."""

    kind: Literal["either"]
    options: Annotated[tuple[Effect, ...], Field(min_length=2, max_length=9)]
    whom: Whom = "victim"


Effect = Annotated[
    OnGauge
    | OnMoney
    | OnHealth
    | Maiming
    | ToPrison
    | OnResource
    | OnLabour
    | OnStrength
    | ForLonger
    | Closing
    | Destruction
    | Drawing
    | Either,
    Field(discriminator="kind"),
]
"""Any of them."""

Effects = Annotated[tuple[Effect, ...], Field(max_length=9)]
