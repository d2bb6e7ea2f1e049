"""Parts I.2 to I.4 of the main game once more, with misery, to compare the library with.

Written from the rulebook and the defaults of the register of readings. It shares nothing with the
library but the notation: a position is the JSON of a position, a move the JSON of a move, and the
content the JSON of a set-up. What is due is a list, next first: ``["owe", "italian", 3]``. Of the
effects of cards it knows those on gauges, money, tokens, health, prison and the rent.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

State = dict[str, Any]
Home = dict[str, Any]
Person = dict[str, Any]
Space = dict[str, Any]
Move = dict[str, Any]
Task = list[Any]

TOKENS = ("union", "anarchist", "strike", "sabotage")
LABOUR = ("hours", "conditions", "wages")
PRISON = ("arrest", "jail")
BOXES = ("home", "lawyer", "dead", *PRISON)


def of_json(setup: dict[str, Any], tree: dict[str, Any]) -> State:
    """The position that the JSON of the library describes, between two parts of the turn."""
    s: State = json.loads(json.dumps(tree))
    s["setup"], s["content"], s["todo"] = setup, setup["content"], s.pop("agenda")
    s["incidents"] = sorted(card for stratum in s["incidents"]["strata"] for card in stratum)
    return s


# Who and where ----------------------------------------------------------------------------------


def by_id(things: list[Any], name: str) -> Any:
    return next((one for one in things if one["id"] == name), None)


def order(s: State, first: str | None = None) -> list[str]:
    """The Tenements clockwise."""
    seats = [one["name"] for one in s["tenements"]]
    at = seats.index(first or s["first"])
    return seats[at:] + seats[:at]


def after(s: State, name: str) -> str:
    return order(s, name)[1 % len(s["tenements"])]


def home(s: State, name: str) -> Home:
    found: Home = next(one for one in s["tenements"] if one["name"] == name)
    return found


def scenario(s: State) -> dict[str, Any]:
    found: dict[str, Any] = by_id(s["content"]["scenarios"], s["setup"]["scenario"])
    return found


def is_duo(s: State) -> bool:
    """Whether the other side of the Employers' board is up."""
    variant = by_id(s["content"]["variants"], s["setup"]["variant"])
    return bool(((variant and variant["side"]) or scenario(s)["side"]) == "duo")


def board(s: State, name: str) -> dict[str, Any]:
    found: dict[str, Any] = by_id(s["content"]["boards"], name)
    return found


def person(s: State, name: str, who: str) -> Person:
    found: Person = by_id(home(s, name)["people"], who)
    return found


def everybody(s: State) -> list[tuple[str, Person]]:
    return [(one["name"], who) for one in s["tenements"] for who in one["people"]]


def living(s: State, name: str) -> list[Person]:
    return [one for one in home(s, name)["people"] if one["place"] != "dead"]


def is_guest(s: State, who: str) -> bool:
    return by_id(s["content"]["solidarities"], who) is not None


def gender(s: State, who: str) -> str:
    guest = by_id(s["content"]["solidarities"], who)
    if guest:
        return str(guest["guest"]["gender"])
    people = [one for each in s["content"]["boards"] for one in each["people"]]
    return str(by_id(people, who)["gender"])


def best(who: Person) -> int:
    return 1 if who["maimed"] else 2


def fitting(s: State, name: str, effect: dict[str, Any]) -> list[Person]:
    """Who has the gender and is at the place that an effect asks for."""
    found = []
    for who in living(s, name):
        there = "space"
        if who["place"] in PRISON:
            there = "prison"
        elif who["place"] in ("home", "lawyer"):
            there = "home"
        if effect.get("gender") in (None, gender(s, who["id"])) and (
            effect.get("where") in (None, there)
        ):
            found.append(who)
    return found


# Spaces -----------------------------------------------------------------------------------------


def on_tiles(s: State) -> dict[str, tuple[str, Space]]:
    """The spaces of the sides that are up, each with its tile."""
    found = {}
    for tile in s["tiles"]:
        for space in by_id(s["content"]["tiles"], tile["id"])["b" if tile["improved"] else "a"]:
            found[f"{tile['id']}.{space['id']}"] = (tile["id"], space)
    return found


def can_use(s: State, name: str) -> list[Any]:
    """The premises of a Tenement, and those at the Bierhalle, which are for all."""
    names = [home(s, name)["premises"], s["hosted"] and s["hosted"]["premises"]]
    return [by_id(s["content"]["premises"], one) for one in names if one]


def at_home(s: State, name: str) -> dict[str, Space]:
    owners = [board(s, name), *can_use(s, name)]
    return {f"{one['id']}.{space['id']}": space for one in owners for space in one["spaces"]}


def space_at(s: State, name: str, place: str) -> Space | None:
    there = on_tiles(s)
    return there[place][1] if place in there else at_home(s, name).get(place)


def side_b(s: State, special: str) -> bool:
    return any(
        tile["improved"] and by_id(s["content"]["tiles"], tile["id"])["special"] == special
        for tile in s["tiles"]
    )


def lasting(s: State, what: str, name: str | None) -> int:
    return sum(
        one["by"] for one in s["longer"] if one["what"] == what and one["tenement"] in (None, name)
    )


# What is due ------------------------------------------------------------------------------------


def now(s: State, *tasks: Task) -> None:
    s["todo"][:0] = tasks


def settle(s: State) -> None:
    """Carry out what is due until somebody or chance must answer; one answer is no question."""
    while s["todo"] and not s["ending"]:
        task = s["todo"][0]
        if task[0] in ASKED:
            found = answers(s)
            if len(found) > 1:
                return
            s["todo"].pop(0)
            ASKED[task[0]](s, task, found[0] if found else None)
        elif rolls(s):
            return
        else:
            s["todo"].pop(0)
            if task[0] in DONE:
                DONE[task[0]](s, *task[1:])


def answers(s: State) -> list[Move]:
    kind, *rest = s["todo"][0]
    name = rest[0]
    if kind == "shelter":
        both = (True, False) if shelter_is_free(s, name) else ()
        return [{"kind": "shelter", "player": name, "accepted": one} for one in both]
    if kind == "shift":
        return [{"kind": "move-gauge", "player": name, "gauge": one} for one in LABOUR]
    if kind == "bill":
        return list(contributions(s, rest[0]))
    if kind == "heal":
        able = [who for _, who in everybody(s) if who["place"] != "dead"]
        able = [who for who in able if who["health"] < best(who)]
    elif kind == "sell":
        able = [who for who in living(s, name) if who["health"]]
    else:
        able = [who for who in fitting(s, name, rest[1]) if who["health"]]
        if kind == "go":
            able = [who for who in able if who["place"] not in PRISON]
    return [{"kind": "name", "player": name, "character": who["id"]} for who in able]


def rolls(s: State) -> list[Move]:
    """What a die or a card can show now."""
    if s["ending"] or not s["todo"]:
        return []
    if s["todo"][0][0] in ("crime", "rob"):
        return [{"kind": "roll", "face": face} for face in range(1, 7)]
    if s["todo"][0][0] == "incident":
        return [{"kind": "draw", "card": card} for card in sorted(set(s["incidents"]))]
    return []


# Effects ----------------------------------------------------------------------------------------


def hit_by(s: State, whom: str, victim: str) -> list[str]:
    if whom == "victim":
        return [victim]
    if whom == "each":
        return order(s)
    most, what = whom.split("-")
    wanted = (max if most == "most" else min)(one[what] for one in s["tenements"])
    return [name for name in order(s) if home(s, name)[what] == wanted]


def suffer(s: State, name: str, effects: list[Any], card: str) -> None:
    """One effect after the other; those in a row on the same victims are compared for once."""
    if not effects:
        return
    whom, alike = effects[0]["whom"], 1
    if whom == "victim":
        now(s, ["suffer", name, effects[1:], card])
        effect(s, name, effects[0], card)
        return
    while alike < len(effects) and effects[alike]["whom"] == whom:
        alike += 1
    now(s, ["suffer", name, effects[alike:], card])
    same = [one | {"whom": "victim"} for one in effects[:alike]]
    now(s, *(["suffer", one, same, card] for one in hit_by(s, whom, name)))


def effect(s: State, name: str, what: dict[str, Any], card: str) -> None:
    here, by, kind = home(s, name), what.get("by", 0), what["kind"]
    if kind == "gauge" and what["gauge"] == "unsanitary":
        reached = here["unsanitary"] + by
        here["unsanitary"] = max(0, min(5, reached))
        now(s, *[["strike", name, {"by": -1}] for _ in range(reached - 5)])
    elif kind == "gauge":
        shift(s, name, what["gauge"], by)
    elif kind == "money" and by < 0:
        now(s, ["owe", name, -by])
    elif kind == "money":
        here["dollars"] += by
    elif kind == "health" and by > 0:
        for who in living(s, name):
            who["health"] = max(who["health"], min(best(who), who["health"] + by))
    elif kind == "health" and what["people"] == "one":
        now(s, ["strike", name, what])
    elif kind == "health":
        hit = [who for who in fitting(s, name, what) if who["health"]]
        if hit and is_shielded(s, name):
            now(s, ["spare", name, what])
        else:
            for who in hit:
                weaken(who, -by)
    elif kind == "prison" and what["people"] == "one":
        now(s, ["go", name, what])
    elif kind == "prison":
        for who in fitting(s, name, what):
            if who["health"] and who["place"] not in PRISON:
                send(s, name, who["id"])
    elif kind == "resource":
        here[what["resource"]] = max(0, here[what["resource"]] + by)
    elif kind == "lasting":
        more = {"what": what["what"], "by": by, "tenement": name}
        s["longer"].append(more | {"tile": None, "until": what["until"], "source": card})
    else:
        raise NotImplementedError(what)


def minimum(s: State, name: str, gauge: str) -> int:
    """How far a gauge can go down: cards raise it, within the ends of the gauge."""
    end = board(s, name)["least_police"] if gauge == "police" else 0
    raised = end + lasting(s, f"{gauge}-minimum", name)
    return int(max(end, min(raised, board(s, name)[f"last_{gauge}"])))


def shift(s: State, name: str, gauge: str, by: int) -> None:
    """A gauge moves between its minimum and its end; one below its minimum is not lifted."""
    last, here = board(s, name)[f"last_{gauge}"], home(s, name)
    least = min(here[gauge], minimum(s, name, gauge))
    here[gauge] = max(least, min(last, here[gauge] + by))


def is_shielded(s: State, name: str) -> bool:
    return home(s, name)["unsanitary"] == 0 and not home(s, name)["spared"]


def strike(s: State, name: str, what: dict[str, Any]) -> None:
    """Somebody loses health; the first HEA in a clean home is spared."""
    by = -what["by"]
    if any(who["health"] for who in fitting(s, name, what)):
        if is_shielded(s, name):
            home(s, name)["spared"] = True
            by -= 1
        if by:
            now(s, ["lose", name, what | {"by": -by}])


def weaken(who: Person, by: int) -> None:
    who["health"] = max(0, who["health"] - by)
    if not who["health"]:
        if who["place"] in PRISON:
            die(who)
        elif who["place"] not in BOXES:
            who["place"] = "home"


def die(who: Person) -> None:
    who["health"], who["place"] = 0, "dead"


def lose(s: State, task: Task, said: Move | None) -> None:
    if said:
        weaken(person(s, task[1], said["character"]), -task[2]["by"])


def spare(s: State, task: Task, said: Move | None) -> None:
    assert said
    home(s, task[1])["spared"] = True
    for who in fitting(s, task[1], task[2]):
        weaken(who, -task[2]["by"] - (who["id"] == said["character"]))


# Prison and the Liberal Lawyer ------------------------------------------------------------------


def has_lawyer(s: State, name: str) -> bool:
    return any(space["kind"] == "shelter" for one in can_use(s, name) for space in one["spaces"])


def shelter_is_free(s: State, name: str) -> bool:
    return has_lawyer(s, name) and all(who["place"] != "lawyer" for _, who in everybody(s))


def send(s: State, name: str, who: str) -> None:
    if shelter_is_free(s, name):
        now(s, ["shelter", name, who])
    else:
        person(s, name, who)["place"] = "arrest"


def go(s: State, task: Task, said: Move | None) -> None:
    if said:
        send(s, task[1], said["character"])


def shelter(s: State, task: Task, said: Move | None) -> None:
    place = "lawyer" if said and said["accepted"] else "arrest"
    person(s, task[1], task[2])["place"] = place


def discard_premises(s: State, name: str) -> None:
    """With the Liberal Lawyer goes the shelter; at HEA 0 one stays in the Tenement."""
    home(s, name)["premises"] = None
    for who in home(s, name)["people"]:
        if who["place"] == "lawyer" and not has_lawyer(s, name):
            who["place"] = "arrest" if who["health"] else "home"


# I.2 Working to survive -------------------------------------------------------------------------


def can_play(who: Person) -> bool:
    return bool(who["health"]) and who["place"] not in ("dead", *PRISON)


def work(s: State) -> None:
    for here in s["tenements"]:
        if not any(can_play(who) for who in here["people"]):
            clause = "whichside.defeat.no-playable-character"
            s.update(phase="over", ending={"won": False, "clause": clause})
            return
    for _, who in everybody(s):
        if who["place"] == "arrest":
            who["place"] = "jail"
    s.update(phase="daily", passed=[])
    next_by_day(s, s["first"])


def waiting(s: State, name: str) -> list[Person]:
    places = ("home", "lawyer", "jail")
    return [who for who in home(s, name)["people"] if who["health"] and who["place"] in places]


def next_by_day(s: State, since: str) -> None:
    for name in order(s, since):
        if name not in s["passed"] and next(iter(placements(s, name)), None):
            s["acting"] = name
            return
    s.update(phase="night", passed=[])
    next_by_night(s, s["first"])


def next_by_night(s: State, since: str) -> None:
    for name in order(s, since):
        if name not in s["passed"] and not home(s, name)["night"] and nights(s, name):
            s["acting"] = name
            return
    s.update(phase="reap", passed=[], acting=None)


def is_blocked(s: State, tile: str) -> bool:
    """Whether a card closes a tile, or the workers' control keeps it."""
    if any(one["what"] == "closed" and one["tile"] == tile for one in s["longer"]):
        return True
    there = on_tiles(s)
    return any(
        who["place"] in there
        and there[who["place"]][0] == tile
        and there[who["place"]][1]["kind"] == "control"
        for _, who in everybody(s)
    )


def price(s: State, place: str, space: Space) -> int:
    free = space["agitation"] and side_b(s, "free-agitation")
    return 0 if free else int(space["price"])


def can_afford(s: State, name: str, place: str, space: Space, moves_gauges: bool) -> bool:
    here, lasts = home(s, name), {"unsanitary": 5}
    lasts |= {gauge: board(s, name)[f"last_{gauge}"] for gauge in ("risk", "police")}
    if moves_gauges and any(
        space[gauge] > 0 and here[gauge] + space[gauge] > last for gauge, last in lasts.items()
    ):
        return False
    return bool(here["dollars"] >= price(s, place, space))


def pay_costs(s: State, name: str, place: str, space: Space, moves_gauges: bool) -> None:
    here = home(s, name)
    if moves_gauges:
        shift(s, name, "risk", space["risk"])
        shift(s, name, "police", space["police"])
        here["unsanitary"] = max(0, here["unsanitary"] + space["unsanitary"])
    here["dollars"] -= price(s, place, space)


def can_stand(s: State, name: str, who: Person, place: str, space: Space) -> bool:
    there = on_tiles(s)
    tile = there[place][0] if place in there else None
    others = [(at, one) for at, one in everybody(s) if one["place"] == place]
    if space["moon"] or space["kind"] == "shelter":
        return False
    if space["prisoners"] != (who["place"] == "jail"):
        return False
    if space["gender"] not in (None, gender(s, who["id"])):
        return False
    if space["tenement"] not in (None, name):
        return False
    if space["one_each"] and any(at == name for at, _ in others):
        return False
    if space["room"] != "unlimited" and len(others) >= space["room"]:
        return False
    if tile is not None:
        on_it = [one for _, one in everybody(s) if there.get(one["place"], ("",))[0] == tile]
        if is_blocked(s, tile) or (space["kind"] == "control" and on_it):
            return False
    return can_afford(s, name, place, space, tile is None or not is_guest(s, who["id"]))


def placements(s: State, name: str) -> Iterator[Move]:
    found = {place: space for place, (_, space) in on_tiles(s).items()} | at_home(s, name)
    for who in waiting(s, name):
        for place, space in found.items():
            if can_stand(s, name, who, place, space):
                yield {
                    "kind": "place-character",
                    "player": name,
                    "character": who["id"],
                    "space": place,
                }


def place(s: State, name: str, character: str, to: str) -> None:
    space, who = space_at(s, name, to), person(s, name, character)
    assert space
    who["place"] = to
    pay_costs(s, name, to, space, to not in on_tiles(s) or not is_guest(s, character))
    next_by_day(s, after(s, name))


def nights(s: State, name: str) -> list[Move]:
    """Where it worked by day, or at home; each space once."""
    there, found = on_tiles(s), []
    for to, space in ({at: one for at, (_, one) in there.items()} | at_home(s, name)).items():
        if not space["moon"] or any(one["night"] == to for one in s["tenements"]):
            continue
        if to in there:
            tile = there[to][0]
            spaces = {at: one for at, (where, one) in there.items() if where == tile}
            by_day = [at for at, one in spaces.items() if one["work"]] or list(spaces)
            worked = any(who["place"] in by_day for who in home(s, name)["people"])
            if not worked or is_blocked(s, tile):
                continue
        if can_afford(s, name, to, space, True):
            found.append({"kind": "night-action", "player": name, "space": to})
    return found


# The fruits of one's labor ----------------------------------------------------------------------


def reap(s: State) -> None:
    gains: list[Task] = []
    robbers: list[str] = []
    gauges: list[Task] = []
    for name in order(s):
        for who in home(s, name)["people"]:
            space = space_at(s, name, who["place"])
            kind = space["kind"] if space else None
            if kind == "gain":
                gains.append(["gain", name, who["id"], who["place"]])
            elif kind == "crime":
                gains.append(["crime", name, who["id"]])
            elif kind == "heal":
                gains.append(["heal", name])
            elif kind == "robbery":
                robbers.append(who["id"])
            elif kind == "control":
                gauges.append(["shift", name])
    gains += [
        ["gain", name, None, home(s, name)["night"]] for name in order(s) if home(s, name)["night"]
    ]
    if robbers:
        gains.append(["rob", robbers, [], 0])
    sheltered = [
        ["leave", name, who["id"]] for name, who in everybody(s) if who["place"] == "lawyer"
    ]
    now(s, *gains, ["turn"], *gauges, ["leave-all"], *sheltered, ["part", "incidents"])


def gain(s: State, name: str, character: str | None, at: str) -> None:
    space, here = space_at(s, name, at), home(s, name)
    assert space
    dollars = space["dollars"]
    if space["work"]:
        side = s["content"]["duo_board" if is_duo(s) else "employers_board"]
        dollars += side["wages"][s["wages"] - 1] + lasting(s, "wage", None)
        dollars += space["gender"] == "woman" and side_b(s, "women-pay")
    here["dollars"] += max(0, dollars)
    for token in TOKENS:
        here[token] += space[token]
    if not (character and is_guest(s, character) and at in on_tiles(s)):
        here["unsanitary"] = max(0, here["unsanitary"] - space["cleaning"])


def commit_a_crime(s: State, name: str, character: str, face: int) -> None:
    result = s["content"]["tenderloin"]["crime"][face - 1]
    if result == "arrest":
        send(s, name, character)
    else:
        home(s, name)["dollars"] += result


def rob(s: State, still: list[str], done: list[str], most: int, face: int) -> None:
    where = {who["id"]: name for name, who in everybody(s)}
    robber, most = still[0], max(most, face)
    done = [*done, robber]
    if still[1:]:
        now(s, ["rob", still[1:], done, most])
    else:
        for one in done:
            home(s, where[one])["dollars"] += most
    if face == 1:
        send(s, where[robber], robber)


def turn_tiles(s: State) -> None:
    turned = []
    for tile in s["tiles"]:
        box = by_id(s["content"]["tiles"], tile["id"])
        for space in [] if tile["improved"] else box["a"]:
            if space["kind"] == "improve":
                at = f"{tile['id']}.{space['id']}"
                who = {name for name, one in everybody(s) if one["place"] == at}
                if len(who) >= (2 if box["kind"] == "work" else 3):
                    turned.append(tile)
    for tile in turned:
        tile["improved"] = True


def leave_all(s: State) -> None:
    there = on_tiles(s)
    for _, who in everybody(s):
        if who["place"] not in BOXES:
            prisoner = who["place"] in there and there[who["place"]][1]["prisoners"]
            who["place"] = "jail" if prisoner else "home"
    for here in s["tenements"]:
        here["night"] = None


def leave(s: State, name: str, character: str) -> None:
    person(s, name, character)["place"] = "home"


def heal(s: State, task: Task, said: Move | None) -> None:
    for _, who in everybody(s):
        if said and who["id"] == said["character"]:
            who["health"] = min(best(who), who["health"] + 1)


def shift_labour(s: State, task: Task, said: Move | None) -> None:
    assert said
    s[said["gauge"]] = max(1, s[said["gauge"]] - 1)


# I.3 Survive ------------------------------------------------------------------------------------


def incidents(s: State) -> None:
    side = s["content"]["duo_board" if is_duo(s) else "employers_board"]
    number = side["conditions"][s["conditions"] - 1]
    now(s, *[["incident"] for _ in range(number)], ["part", "living"])


def draw(s: State, name: str) -> None:
    s["incidents"].remove(name)
    if not s["incidents"]:
        s["incidents"] = sorted(
            card["id"]
            for card in s["content"]["incidents"]
            for _ in range(card["copies"])
            if s["setup"]["ironworker"] or scenario(s)["complex"] or not card["complex"]
        )
    now(s, ["suffer", s["first"], by_id(s["content"]["incidents"], name)["effects"], name])


def cost(s: State, name: str) -> int:
    """Rent, the rent of one's own premises, upkeep, and what changes them."""
    price, own = s["content"]["living"], home(s, name)["premises"]
    total = max(0, price["rent"] + lasting(s, "rent", name))
    total += by_id(s["content"]["premises"], own)["rent"] if own else 0
    for who in living(s, name):
        if not (who["place"] in PRISON and side_b(s, "prisoners-free")):
            total += price["fit"] if who["health"] == 2 else price["unfit"]
    return int(max(0, total + board(s, name)["extra_cost"] + lasting(s, "cost", name)))


def owe(s: State, name: str, dollars: int) -> None:
    here = home(s, name)
    debt = dollars - here["dollars"]
    here["dollars"] = max(0, -debt)
    if debt > 0:
        now(s, ["sell", name, debt], ["execute", name])
        if here["premises"]:
            s["todo"][0][2] -= s["content"]["living"]["premises_sold"]
            discard_premises(s, name)
        while s["todo"][0][2] > 0 and here["unsanitary"] < 4:
            here["unsanitary"] += 1
            s["todo"][0][2] -= 1
        if s["todo"][0][2] <= 0:
            s["todo"].pop(0)


def sell(s: State, task: Task, said: Move | None) -> None:
    """A dollar for each HEA; with none left to sell, the conditions come to 5."""
    if not said:
        home(s, task[1])["unsanitary"] = 5
        return
    if task[2] > 1:
        now(s, ["sell", task[1], task[2] - 1])
    weaken(person(s, task[1], said["character"]), 1)


def execute(s: State, name: str) -> None:
    for who in home(s, name)["people"]:
        if who["place"] == "jail":
            die(who)


# I.4 Struggle -----------------------------------------------------------------------------------


def can_pay(pool: dict[str, int], due: dict[str, int]) -> bool:
    """Anarchist agitation stands for two of the union, and is not divided."""
    spare = pool["anarchist"] - due["anarchist"]
    return (
        all(pool[one] >= due[one] for one in ("dollars", "strike", "sabotage"))
        and spare >= 0
        and pool["union"] + 2 * spare >= due["union"]
    )


def pool(s: State) -> dict[str, int]:
    return {one: sum(here[one] for here in s["tenements"]) for one in ("dollars", *TOKENS)}


def bill(thing: dict[str, Any]) -> dict[str, int]:
    return {one: thing[one] for one in ("dollars", *TOKENS)}


def lowered(due: dict[str, int], what: str) -> dict[str, int]:
    if what == "anarchist" and not due["anarchist"]:
        return due | {"union": max(0, due["union"] - 2)}
    return due | {what: max(0, due[what] - 1)}


def contributions(s: State, due: dict[str, int]) -> Iterator[Move]:
    for here in s["tenements"]:
        for what in ("dollars", *TOKENS):
            left, rest = pool(s), lowered(due, what)
            left[what] -= 1
            if here[what] and rest != due and can_pay(left, rest):
                resource = None if what == "dollars" else what
                yield {"kind": "contribute", "player": here["name"], "resource": resource}


def contribute(s: State, task: Task, said: Move | None) -> None:
    due = task[1]
    if said:
        what = said["resource"] or "dollars"
        home(s, said["player"])[what] -= 1
        due = lowered(due, what)
    if any(due.values()):
        now(s, ["bill", due, *task[2:]])
        return
    what, name = task[2:]
    if what == "objective":
        s["objectives"].append(name)
        s["controlled"] = True
    elif what == "plan":
        next(one for one in s["plans"] if one["plan"] == name)["countered"] = True
    else:
        same = [one for one in s["faced"] if one["card"] == name]
        same.sort(key=lambda one: not one["active"])
        s["faced"].remove(same[0])
        if same[0]["active"]:
            held = [one for one in s["longer"] if (one["until"], one["source"]) == ("active", name)]
            copies = sum(one["active"] for one in same)
            for one in held[: len(held) // copies]:
                s["longer"].remove(one)


def priced(s: State) -> dict[tuple[str, str], Any]:
    """What the team can pay for, with its price."""
    content, found = s["content"], {}
    for faced in s["faced"]:
        cards = [*content["normals"], *content["difficults"]]
        found["card", faced["card"]] = by_id(cards, faced["card"])
    if s["step"] and not s["plans"][s["step"] - 1]["countered"]:
        plan = s["plans"][s["step"] - 1]["plan"]
        found["plan", plan] = by_id(content["plans"], plan)
    if not s["controlled"]:
        group = "duo_objectives" if is_duo(s) else "objectives"
        for one in content[group]:
            if one["id"] not in s["objectives"]:
                found["objective", one["id"]] = one
    return found


def care(s: State, name: str) -> int:
    return int((2, 2, 1, 1, 0, 0)[home(s, name)["unsanitary"]])


def doctor(s: State, name: str) -> int:
    price = s["content"]["living"]["doctor"] + lasting(s, "doctor", name)
    return int(max(0, price + sum(one["doctor"] for one in can_use(s, name))))


def struggles(s: State) -> Iterator[Move]:
    for (what, name), thing in priced(s).items():
        if can_pay(pool(s), bill(thing)):
            if what == "objective":
                yield {"kind": "take-control", "objective": name}
            else:
                yield {"kind": "counter", "card": name}
    for here in s["tenements"]:
        name = here["name"]
        for who in living(s, name):
            able = care(s, name) and who["health"] < best(who) and not here["treated"]
            if able and here["dollars"] >= doctor(s, name):
                yield {"kind": "call-doctor", "player": name, "character": who["id"]}
        for one in s["market"]:
            if here["dollars"] >= by_id(s["content"]["premises"], one)["price"]:
                yield {"kind": "buy-premises", "player": name, "premises": one}
                if side_b(s, "host") and not s["hosted"]:
                    yield {"kind": "host-premises", "player": name, "premises": one}
        for token in ("union", "anarchist"):
            if side_b(s, "convert") and not s["converted"] and here[token]:
                yield {"kind": "convert", "player": name, "resource": token}
    yield {"kind": "end-struggle"}


def struggle(s: State, move: Move) -> None:
    kind = move["kind"]
    if kind == "end-struggle":
        s["phase"] = "employers"
        return
    if kind in ("take-control", "counter"):
        name = move.get("objective") or move["card"]
        what, thing = next((key[0], one) for key, one in priced(s).items() if key[1] == name)
        now(s, ["bill", bill(thing), what, name])
        return
    here = home(s, move["player"])
    if kind == "call-doctor":
        here["dollars"] -= doctor(s, here["name"])
        here["treated"] = True
        who = person(s, here["name"], move["character"])
        who["health"] = min(best(who), who["health"] + care(s, here["name"]))
    elif kind == "convert":
        here[move["resource"]] -= 1
        here["strike"] += 1
        s["converted"].append(here["name"])
    else:
        here["dollars"] -= by_id(s["content"]["premises"], move["premises"])["price"]
        s["market"].remove(move["premises"])
        if kind == "host-premises":
            s["hosted"] = {"premises": move["premises"], "buyer": here["name"]}
        else:
            discard_premises(s, here["name"])
            here["premises"] = move["premises"]


# Legal, and played ------------------------------------------------------------------------------


def part(s: State, name: str) -> None:
    s["phase"] = name


PARTS: dict[str, Callable[[State], None]] = {
    "work": work,
    "reap": reap,
    "incidents": incidents,
    "living": lambda s: now(s, *(["rent", name] for name in order(s)), ["part", "struggle"]),
}
DONE: dict[str, Callable[..., None]] = {
    "suffer": suffer,
    "strike": strike,
    "owe": owe,
    "execute": execute,
    "gain": gain,
    "turn": turn_tiles,
    "leave-all": leave_all,
    "leave": leave,
    "part": part,
    "rent": lambda s, name: owe(s, name, cost(s, name)),
}
ROLLED: dict[str, Callable[..., None]] = {"crime": commit_a_crime, "rob": rob}
ASKED: dict[str, Callable[[State, Task, Move | None], None]] = {
    "lose": lose,
    "spare": spare,
    "go": go,
    "shelter": shelter,
    "sell": sell,
    "heal": heal,
    "shift": shift_labour,
    "bill": contribute,
}


def legal(s: State) -> list[Move]:
    if s["ending"] or rolls(s):
        return []
    if s["todo"]:
        return answers(s)
    name, phase = s["acting"], s["phase"]
    if phase == "daily":
        return [*placements(s, name), {"kind": "pass", "player": name}]
    if phase == "night":
        return [*nights(s, name), {"kind": "rest", "player": name}]
    return list(struggles(s)) if phase == "struggle" else [{"kind": "proceed"}]


def play(s: State, move: Move) -> None:
    """Change the position by a move."""
    kind, name = move["kind"], move.get("player", "")
    if s["todo"]:
        task = s["todo"].pop(0)
        if kind == "draw":
            draw(s, move["card"])
        elif kind == "roll":
            ROLLED[task[0]](s, *task[1:], move["face"])
        else:
            ASKED[task[0]](s, task, move)
    elif kind == "place-character":
        place(s, name, move["character"], move["space"])
    elif kind == "night-action":
        home(s, name)["night"] = move["space"]
        space = space_at(s, name, move["space"])
        assert space
        pay_costs(s, name, move["space"], space, True)
        next_by_night(s, after(s, name))
    elif kind in ("pass", "rest"):
        s["passed"].append(name)
        (next_by_day if kind == "pass" else next_by_night)(s, after(s, name))
    elif kind == "proceed":
        PARTS[s["phase"]](s)
    else:
        struggle(s, move)
    settle(s)


def told(s: State) -> dict[str, Any]:
    """The position as the library's JSON has it, without the set-up and what is due."""
    return {name: one for name, one in s.items() if name not in ("setup", "content", "todo")}
