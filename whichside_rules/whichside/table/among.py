"""What the tests try of fields that could say anything: names of the box that are worth a trial."""

from __future__ import annotations

from whichside_rules.whichside.engine.content import board_of
from whichside_rules.whichside.engine.scenarios import objectives_of
from whichside_rules.whichside.engine.state import Setup
from whichside_rules.whichside.engine.tenements import names_of
from whichside_rules.whichside.table import spaces


def characters(setup: Setup) -> tuple[str, ...]:
    """All characters, and a stranger."""
    boards = [board_of(setup.content, name) for name in names_of(setup)]
    guests = (card.id for card in setup.content.solidarities if card.guest)
    return (*(person.id for board in boards for person in board.people), *guests, "nobody")


def places(setup: Setup) -> tuple[str, ...]:
    """Every space of the box, and one that there is not."""
    return (*spaces.all_names(setup.content), "nowhere")


def premises(setup: Setup) -> tuple[str, ...]:
    """All premises, and some that there are not."""
    return (*(one.id for one in setup.content.premises), "nothing")


def cards(setup: Setup) -> tuple[str, ...]:
    """Every card and premises that can come up, and whom or what a circumstance can hit."""
    content = setup.content
    decks = (
        content.premises,
        content.misfortunes,
        content.incidents,
        content.solidarities,
        content.normals,
        content.difficults,
        content.strategies,
    )
    hit = (*characters(setup), "hours", "conditions", "wages", "strength")
    return tuple(dict.fromkeys((*(one.id for deck in decks for one in deck), *hit, "nothing")))


def solidarities(setup: Setup) -> tuple[str, ...]:
    """Every solidarity card, and one that there is not."""
    return (*(one.id for one in setup.content.solidarities), "nothing")


def countered(setup: Setup) -> tuple[str, ...]:
    """Every Employer card and plan, and one that there is not."""
    content = setup.content
    decks = (content.normals, content.difficults, content.plans)
    return (*dict.fromkeys(one.id for deck in decks for one in deck), "nothing")


def tiles(setup: Setup) -> tuple[str, ...]:
    """Every tile, and one that there is not."""
    return (*(one.id for one in setup.content.tiles), "nowhere")


def objectives(setup: Setup) -> tuple[str, ...]:
    """Every means of production, and one that there is not."""
    return (*(one.id for one in objectives_of(setup)), "nothing")


def faces(setup: Setup) -> tuple[int, ...]:
    """The faces of the die."""
    return tuple(range(1, 7))


def options(setup: Setup) -> tuple[int, ...]:
    """The first options of a card."""
    return (1, 2, 3)
