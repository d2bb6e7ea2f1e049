"""The Tenements of a position: which take part, each by its name, who lives where."""

from __future__ import annotations

from whichside_rules.kernel.values.memory import kept_in
from whichside_rules.kernel.values.value import opened
from whichside_rules.whichside.engine.content import TENEMENTS
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import (
    Position,
    Setup,
    Tenement,
    TenementDraft,
    WhichsideDraft,
)


def tenement_of(position: Position, name: TenementName) -> Tenement:
    """A Tenement by its name."""
    for tenement in position.tenements:
        if tenement.name == name:
            return tenement
    raise LookupError(f"the {name} Tenement is not in this game")


def open_tenement(draft: WhichsideDraft, name: TenementName) -> TenementDraft:
    """A Tenement by its name, open to change."""
    for index, tenement in enumerate(draft.tenements):
        if tenement.name == name:
            if isinstance(tenement, TenementDraft):
                return tenement  # opened before
            found: TenementDraft = opened(draft, "tenements", index)
            return found
    raise LookupError(f"the {name} Tenement is not in this game")


def lives_in(position: Position, character: str) -> TenementName:
    """The Tenement in which a character lives, whether it was there from the start or joined it."""
    for tenement in position.tenements:
        if any(one.id == character for one in tenement.people):
            return tenement.name
    raise LookupError(f"there is no character {character}")


@kept_in("setup.answers")
def names_of(setup: Setup) -> tuple[TenementName, ...]:
    """The Tenements that take part, in the order of sitting.

    :clause:`whichside.players.four-tenements` :clause:`whichside.variant.duo.choose-tenements`
    """
    scenario = scenario_of(setup)
    return setup.tenements or scenario.tenements or TENEMENTS[: scenario.seats]


def why_these(setup: Setup) -> str:
    """The clause by which these Tenements take part, and no others.

    :clause:`whichside.players.four-tenements` :clause:`whichside.variant.duo.choose-tenements`
    :clause:`whichside.scenario.cloakmakers.tenements`
    """
    if scenario_of(setup).tenements:
        return "whichside.scenario.cloakmakers.tenements"
    if setup.variant == "duo":
        return "whichside.variant.duo.choose-tenements"
    return "whichside.players.four-tenements"
