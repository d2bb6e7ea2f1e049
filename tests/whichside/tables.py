"""Tables of the main game by chance: small contents, and positions at the beginning of a part."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.whichside.engine.content import EmployerCard, WhichsideContent, plans_of
from whichside_rules.whichside.engine.effect import Closing, TenementName
from whichside_rules.whichside.engine.scenarios import objectives_of
from whichside_rules.whichside.engine.state import Hosted, Longer
from whichside_rules.whichside.fight import UNTIL_IT_MOVES

COMPARED = ("risk", "police", "unsanitary", "dollars")
WHOM = ("victim", "each", *(f"{most}-{what}" for most in ("most", "least") for what in COMPARED))
CONTENTS = 6
"""How many contents there are."""
PARTS = ("work", "work", "incidents", "living", "struggle")
"""Parts of the turn at whose beginning a table can be."""


def _effect(rng: random.Random) -> dict[str, Any]:
    """An effect of the few kinds that the plain coding knows."""
    kind = rng.choice(("gauge", "money", "health", "health", "prison", "prison", "lasting"))
    found: dict[str, Any] = {"kind": kind, "whom": rng.choice(WHOM)}
    if kind == "gauge":
        found |= {"gauge": rng.choice(("risk", "police", "unsanitary")), "by": rng.randint(-2, 3)}
    elif kind == "lasting":
        found |= {"what": "rent", "by": rng.randint(-1, 2), "until": rng.choice(("turn", "game"))}
    elif kind != "prison":
        found["by"] = rng.randint(-5, 1) if kind == "money" else rng.choice((-2, -1, -1, 1))
    if kind in ("health", "prison"):
        found["people"] = rng.choice(("one", "all"))
        if rng.random() < 0.3:
            found["gender"] = rng.choice(("woman", "man"))
        if rng.random() < 0.3:
            found["where"] = rng.choice(("home", "prison", "space"))
    return found


def _space(rng: random.Random, space: Any) -> dict[str, Any]:
    """A space with other costs, gains and restrictions."""
    found: dict[str, Any] = {
        gauge: rng.randint(0, 3) if rng.random() < 0.3 else getattr(space, gauge)
        for gauge in ("risk", "police", "unsanitary")
    }
    if space.kind == "gain":
        gains = ("dollars", "union", "anarchist", "strike", "sabotage", "cleaning")
        found[rng.choice(gains)] = rng.randint(0, 3)
        found["price"] = rng.choice((0, 0, 1, 3))
    if rng.random() < 0.2:
        found["risk"] = -rng.randint(1, 3)
    if rng.random() < 0.2:
        found["gender"] = rng.choice(("woman", "man"))
    if rng.random() < 0.1:
        found["tenement"] = rng.choice(whichside.TENEMENTS)
    if space.kind in ("gain", "heal", "control") and rng.random() < 0.2:
        found["one_each"] = True
    if space.room != "unlimited" and rng.random() < 0.3:
        found["room"] = rng.randint(1, 3)
    return found


def _priced(rng: random.Random) -> dict[str, int]:
    tokens = ("dollars", "union", "union", "anarchist", "strike", "sabotage")
    return dict.fromkeys(tokens, 0) | {rng.choice(tokens): rng.randint(0, 3) for _ in range(2)}


@cache
def content(seed: int) -> WhichsideContent:
    """The box with other prices, rooms, ends, wages and effects; 0 is the box as it is."""
    box = whichside.default_content()
    if not seed:
        return box
    rng = random.Random(seed)
    data: dict[str, Any] = {
        "living": {
            "rent": rng.randint(0, 4),
            "fit": rng.randint(0, 2),
            "unfit": rng.randint(1, 3),
            "doctor": rng.randint(0, 3),
            "premises_sold": rng.randint(1, 3),
        },
        "boards": {
            board.id: {
                "last_risk": rng.randint(2, 6),
                "last_police": rng.randint(2, 6),
                "extra_cost": rng.randint(0, 1),
            }
            for board in box.boards
        },
        "employers_board": {
            "conditions": [rng.randint(1, 3) for _ in range(6)],
            "wages": [rng.randint(-2, 2) for _ in range(6)],
        },
        "tiles": {
            tile.id: {
                side: {space.id: _space(rng, space) for space in getattr(tile, side)}
                for side in "ab"
                if getattr(tile, side)
            }
            for tile in box.tiles
        },
        "premises": {
            one.id: {
                "price": rng.randint(0, 4),
                "rent": rng.randint(0, 1),
                "spaces": {space.id: _space(rng, space) for space in one.spaces if space.moon},
            }
            for one in box.premises
        },
        "tenderloin": {"crime": [rng.choice(("arrest", 0, 1, 3)) for _ in range(6)]},
        "incidents": {
            card.id: {
                "copies": rng.randint(1, 2),
                "effects": [_effect(rng) for _ in range(rng.choice((1, 1, 2)))],
            }
            for card in box.incidents
        },
    }
    for one in data["premises"].values():
        if not one["spaces"]:
            del one["spaces"]
    for group in ("objectives", "normals", "difficults", "plans"):
        data[group] = {one.id: _priced(rng) for one in getattr(box, group)}
    head = {"format": "whichside-pack/1", "game": "whichside", "name": f"content {seed}"}
    text = json.dumps(head | {"data": data})
    return whichside.pack_content(whichside.read_pack(text, "random.json", "json"))


def setup(box: int, seats: Sequence[TenementName], seed: int) -> whichside.Setup:
    """A content, the Tenements in some order, and other tiles of the same kinds."""
    rng, found = random.Random(seed), content(box)
    usual = [tile.id for tile in whichside.new_game(whichside.Setup(content=found)).tiles]
    tiles = {tile.id: tile.kind for tile in found.tiles}
    laid = [name for name in usual if tiles[name] == "specific"]
    for kind in ("work", "political"):
        number = sum(tiles[name] == kind for name in usual)
        laid += rng.sample([name for name in tiles if tiles[name] == kind], number)
    return whichside.Setup(tenements=tuple(seats), first=seats[0], content=found, tiles=tuple(laid))


def _gauges(rng: random.Random, board: Any) -> dict[str, Any]:
    found: dict[str, Any] = {
        "risk": rng.randint(0, board.last_risk),
        "police": rng.randint(board.least_police, board.last_police),
        "unsanitary": rng.choice((0, 0, 1, 2, 3, 4, 5)),
        "dollars": rng.choice((0, 1, 2, 4, 9)),
        "spared": rng.random() < 0.3,
        "treated": rng.random() < 0.1,
    }
    for token in whichside.RESOURCES:
        found[token] = rng.choice((0, 0, 1, 2))
    return found


def _being(rng: random.Random, phase: str) -> tuple[int, str, bool]:
    """Somebody in some health, at home, in prison or dead."""
    health, maimed = rng.choice((0, 1, 1, 2, 2, 2, 2)), rng.random() < 0.05
    place = rng.choice(("home",) * 6 + ("arrest", "jail"))
    if rng.random() < 0.08:
        return 0, "dead", maimed
    return (min(health, 2 - maimed), place if health else "home", maimed)


def _longer(rng: random.Random, name: TenementName, tile: str) -> Longer:
    what = rng.choice(("rent", "cost", "doctor", "wage", "closed"))
    if what == "closed":
        return Longer("closed", 0, None, tile, "turn", "moon")
    whom = None if what == "wage" else name
    return Longer(what, rng.randint(-1, 2), whom, None, "game", "moon")  # type: ignore[arg-type]


def table(chosen: whichside.Setup, phase: Any, seed: int) -> whichside.WhichsideState:
    """A position at the beginning of a part of the turn, with little left out."""
    return whichside.position(**given_of(chosen, phase, seed))


def described(phase: Any, seed: int) -> dict[str, Any]:
    """Such a position as the arguments that build it, with some people and content."""
    rng = random.Random(seed)
    seats = rng.sample(whichside.TENEMENTS, len(whichside.TENEMENTS))
    return given_of(setup(rng.randrange(CONTENTS), seats, seed), phase, seed)


def given_of(chosen: whichside.Setup, phase: Any, seed: int) -> dict[str, Any]:
    """The arguments of ``position`` for such a table."""
    rng, box, start = random.Random(seed), chosen.content, whichside.new_game(chosen)
    names = [one.name for one in start.tenements]
    tiles = [tile.id for tile in start.tiles]
    boards = {board.id: board for board in box.boards if board.id in names}
    guests = {
        card.id: rng.choice(names) for card in box.solidarities if card.guest and rng.random() < 0.2
    }
    everybody = [one.id for board in boards.values() for one in board.people] + list(guests)
    people = {who: _being(rng, phase) for who in everybody}
    for who in [who for who, (_, _, maimed) in people.items() if maimed][1:]:
        people[who] = (*people[who][:2], False)  # one card does it
    tenements: dict[Any, Any] = {name: _gauges(rng, board) for name, board in boards.items()}
    premises = rng.sample([one.id for one in box.premises], len(box.premises))
    if rng.random() < 0.5:
        premises.sort(key="liberal-lawyer".__eq__)  # the last one is taken first
    improved = [one for one in tiles if box_side_b(box, one) and rng.random() < 0.5]
    hosting = any(one.special == "host" and one.id in improved for one in box.tiles)
    hosted = Hosted(premises.pop(), names[0]) if hosting and rng.random() < 0.5 else None
    for name in names:
        tenements[name]["treated"] &= phase == "struggle"  # before it no doctor comes
        if rng.random() < 0.6:
            tenements[name]["premises"] = premises.pop()
    for name, own in tenements.items():
        can_use = (own.get("premises"), hosted and hosted.premises)
        if "liberal-lawyer" in can_use and rng.random() < 0.6:
            who = rng.choice(boards[name].people).id
            if people[who][1] != "dead":
                people[who] = (people[who][0], "lawyer", people[who][2])
                break
    strategy = rng.choice([None, *(one.id for one in box.strategies)])
    steps = len(plans_of(box, strategy)) if strategy else 0
    step = rng.randint(1, steps) if steps else 0
    cards = [one for one in (*box.normals, *box.difficults) if not one.complex]
    measures = [one.id for one in cards if one.measure]
    active = rng.sample(measures, min(len(measures), rng.randint(0, 2)))
    faced = rng.sample([one.id for one in cards if one.id not in active], 3)
    objectives = [one.id for one in objectives_of(chosen)]
    longer = [_longer(rng, rng.choice(names), rng.choice(tiles)) for _ in range(2)]
    workplaces = [one.id for one in box.tiles if one.kind == "work" and one.id in tiles]
    closing = [one.id for one in cards if one.id in active and closes_one(one)]
    longer += [
        Longer("closed", 0, None, tile, "active", card)
        for tile, card in zip(rng.sample(workplaces, len(closing)), closing, strict=True)
    ]
    drawn = rng.sample([card.id for card in box.incidents if not card.complex], rng.randint(1, 9))
    raising: dict[str, Any] = {
        "strategy": strategy,
        "step": step,
        "active": active,
        "longer": tuple(longer),
    }
    for bare in whichside.position(setup=chosen, phase=phase, **raising).tenements:
        for gauge in ("risk", "police"):
            own = tenements[bare.name]
            own[gauge] = max(own[gauge], getattr(bare, gauge))
    return dict(
        setup=chosen,
        phase=phase,
        first=rng.choice(names),
        tenements=tenements,
        people=people,
        guests=guests,
        improved=improved,
        hosted=hosted,
        market=tuple(premises[: rng.randint(0, 2)]),
        countered=[one for one in range(1, step + (phase in UNTIL_IT_MOVES)) if rng.random() < 0.3],
        faced=faced[: rng.randint(0, 3) * (phase not in ("life", "offensives"))],
        objectives=tuple(rng.sample(objectives, rng.randint(0, 3))),
        conditions=rng.randint(1, 6),
        wages=rng.randint(1, 6),
        incidents=Deck.shuffled(drawn),
        **raising,
    )


def closes_one(card: EmployerCard) -> bool:
    """Whether a card closes a workplace of the team's choice as long as it is in force."""
    return any(isinstance(one, Closing) and not one.tile for one in card.effects)


def box_side_b(box: WhichsideContent, name: str) -> bool:
    """Whether a tile has another side."""
    return any(tile.id == name and tile.b for tile in box.tiles)
