"""The player who plays to survive: rent first, then health and a clean home, then the struggle.

It looks at the table and at its own Tenement, tries nothing and plans nothing.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from whichside_rules import whichside
from whichside_rules.kernel.playing.game import Game
from whichside_rules.policies.whichside.worth import AWAY, cells_missing, yields_of
from whichside_rules.whichside import cost_of_living
from whichside_rules.whichside.engine.content import employer_card_of, tile_of
from whichside_rules.whichside.engine.state import Tenement
from whichside_rules.whichside.engine.tenements import tenement_of
from whichside_rules.whichside.health import BEST

__all__ = ["survive_whichside"]

A = TypeVar("A")

IN_HAND = 3
"""Dollars to keep when the rent is paid, for what the cards take."""
FILTHY = 4
"""Conditions in which no doctor can heal."""
TOKENS = {"union": 3.0, "anarchist": 5.0, "strike": 5.0, "sabotage": 5.0}


def survive_whichside(
    game: Game, view: whichside.WhichsideState, actions: Sequence[A], generator: random.Random
) -> A:
    """The action that looks best for bread, health and freedom. Nothing is left to luck."""
    return max(actions, key=lambda action: _appeal(view, action))


def _appeal(view: whichside.WhichsideState, action: Any) -> float:
    match action:
        case whichside.PlaceCharacter() | whichside.NightAction():
            return _of_place(view, action)
        case whichside.Designate():
            return -_need(tenement_of(view, action.tenement))
        case whichside.Name():
            return _of_victim(view, action.character)
        case whichside.TakeControl():
            return 9.0 if all(map(_well, view.tenements)) else -1.0
        case whichside.CallDoctor():
            return 8.0 - _health(view, action.character)
        case whichside.Counter():
            return _of_counter(view, action.card)
        case whichside.BuyPremises() | whichside.HostPremises():
            rich = tenement_of(view, action.player).dollars > IN_HAND * 4
            return 1.0 if rich and not tenement_of(view, action.player).premises else -1.0
        case whichside.Contribute():
            tokens = 10.0 if action.resource in (None, "union") else 0.0
            have: int = getattr(tenement_of(view, action.player), action.resource or "dollars")
            return tokens + have
        case whichside.MoveGauge():
            cell: int = getattr(view, action.gauge)
            return 20.0 - cell if cell > 1 else 0.0
        case whichside.TakeIn():
            return -float(len(tenement_of(view, action.tenement).people))
        case whichside.Shelter() | whichside.Protect() | whichside.AcceptSolidarity():
            return float(action.accepted)
        case whichside.Convert() | whichside.Decline():
            return -1.0
    return 0.0


def _need(tenement: Tenement) -> float:
    """How badly off a Tenement is."""
    able = [one for one in tenement.people if one.health and one.place not in (*AWAY, "dead")]
    health = sum(one.health for one in able)
    return 3.0 * tenement.unsanitary - health - 0.5 * tenement.dollars - 9.0 * (len(able) > 2)


def _well(tenement: Tenement) -> bool:
    """Whether a home can look beyond itself: not filthy, and one at most is ill."""
    ill = sum(one.health < BEST and one.place != "dead" for one in tenement.people)
    return tenement.unsanitary < FILTHY and ill <= 1


def _health(view: whichside.WhichsideState, character: str) -> int:
    people = (one for each in view.tenements for one in each.people)
    return next(one.health for one in people if one.id == character)


def _of_victim(view: whichside.WhichsideState, character: str) -> float:
    """Who loses health should have some left, and not be in prison; who is healed needs it."""
    people = (one for each in view.tenements for one in each.people)
    person = next(one for one in people if one.id == character)
    if type(view.agenda[0]).__name__ == "Heal":
        return -float(person.health)
    return person.health - (5.0 if person.place in AWAY else 0.0)


def _of_counter(view: whichside.WhichsideState, card: str) -> float:
    """Exceptional measures before all; the rest when a means of production was taken."""
    if any(one.card == card for one in view.faced):
        measures = sum(employer_card_of(view.setup.content, one.card).measure for one in view.faced)
        if employer_card_of(view.setup.content, card).measure:
            return 20.0 if measures > 1 else 3.0
    return 2.0 if view.controlled else -1.0


def _of_place(view: whichside.WhichsideState, action: Any) -> float:
    """What a place does for the Tenement that acts."""
    mine = tenement_of(view, action.player)
    places = [one.place for each in view.tenements for one in each.people if "." in one.place]
    found = yields_of(view, mine.name, action.space, [*places, action.space])
    coming = [
        yields_of(view, mine.name, place, places)
        for place in (*(one.place for one in mine.people), mine.night)
        if place and "." in place
    ]
    due = cost_of_living.cost(view, mine.name) + IN_HAND
    missing = max(0.0, due - mine.dollars - sum(one.dollars for one in coming))
    filth = mine.unsanitary - sum(one.cleaning for one in coming)
    points = 3.0 * min(found.dollars, missing) + 0.3 * found.dollars - 10.0 * found.arrests
    points += (0.0, 1.0, 2.0, 4.0, 8.0, 12.0)[max(0, int(filth))] * min(1.0, found.cleaning)
    for kind, price in TOKENS.items():
        points += price * getattr(found, kind)
    return points + _together(view, action.space, places)


def _together(view: whichside.WhichsideState, place: str, places: Sequence[str]) -> float:
    """Two who meet can improve a workplace; one who is there can move a gauge."""
    if not cells_missing(view):
        return 0.0
    tile, _, space = place.partition(".")
    if space == "control":
        return 12.0
    if space != "improvement" or tile_of(view.setup.content, tile).kind != "work":
        return 0.0
    improved = any(
        one.improved and tile_of(view.setup.content, one.id).kind == "work" for one in view.tiles
    )
    return 0.0 if improved else (10.0 if places.count(place) else 4.0)
