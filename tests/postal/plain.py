"""The rules of the postal game once more, in the plainest Python, to compare the library with.

Written from the rulebook and the register of readings. It shares nothing with the library but the
notation of moves (the JSON of a move) and the content (the JSON of a set-up). A position is a dict;
every worker is a list ``[condition, place]`` of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

State = dict[str, Any]
Move = dict[str, Any]

HOUSE = ["tenement"]
GROUP = [
    "bonesetter",
    "local_union",
    "printing_press",
    "liberal_lawyers",
    "political_cafe",
    "chemistry_workshop",
]
CITY = [
    "east_river_docks",
    "triangle_shirtwaist",
    "newtown_creek",
    "greenwich_village",
    "tenderloin",
]
PLACES = HOUSE + GROUP + CITY
STOCK = ["strike", "sabotage", "union_agitation", "anarchist_agitation"]


def new(setup: dict[str, Any]) -> State:
    content = setup["content"]
    return {
        "content": content,
        "read": setup["readings"],
        "mode": setup["mode"],
        "phase": "setup" if setup["mode"] else "difficulty",
        "strength": 0,
        "savings": content["start"]["savings"],
        "risk": 0,
        "unsanitary": 0,
        "police_threat": 0,
        "temporary": 0,
        "workers": [["healthy", "waiting"] for _ in range(content["start"]["workers"])],
        "reserve": content["cubes"]["workers"] - content["start"]["workers"],
        "dead": 0,
        "stock": dict.fromkeys(STOCK, 0),
        "controlled": [],
        "taken": False,
        "dice": [],
        "todo": [],
        "end": None,
    }


def clone(s: State) -> State:
    t = dict(s)
    t["workers"] = [list(w) for w in s["workers"]]
    t["stock"] = dict(s["stock"])
    t["controlled"] = list(s["controlled"])
    t["dice"] = list(s["dice"])
    t["todo"] = list(s["todo"])
    return t


def count(s: State, condition: str | None = None, places: list[str] | None = None) -> int:
    return sum(
        (condition is None or w[0] == condition) and (places is None or w[1] in places)
        for w in s["workers"]
    )


def cost(s: State) -> int:
    """1 for a worker, 1 more for an injured one, the rent, and what the die added."""
    price, total = s["content"]["cost"], 0
    for condition, place in s["workers"]:
        if place == "jail" and s["read"]["prisoner_cost"] == "free":
            continue
        total += price["worker"] + (price["injury"] if condition == "injured" else 0)
    mode = s["mode"] or "normal"
    total += s["content"]["rent"][mode] + s["temporary"]
    if mode == "hard" and s["read"]["hard_start_cost"] == "printed-five":
        start = s["content"]["start"]
        total -= start["workers"] * price["worker"] + s["content"]["rent"]["hard"] - start["cost"]
    return int(max(0, total))


def goal(s: State) -> int:
    always = s["read"]["target"] == "always-five"
    return int(s["content"]["target"]["normal" if always else s["mode"] or "normal"])


# What can be done -------------------------------------------------------------------------------


def named(s: State, purpose: str) -> list[list[str]]:
    """The workers who can be named, each kind once."""
    free = [w for w in s["workers"] if w[1] != "jail"]
    well = [w for w in s["workers"] if w[0] == "healthy"]
    hurt = [w for w in s["workers"] if w[0] == "injured"]
    if purpose == "injure":
        well_free = [w for w in well if w in free]
        if s["read"]["who_is_injured"] == "free-first" and well_free:
            found = well_free
        else:
            found = well or hurt
    elif purpose == "jail":
        found = free
        if s["read"]["last_resort"] == "every-death":
            found = [w for w in free if w[0] == "healthy"] or free
    elif purpose == "heal":
        found = hurt
        if s["read"]["bonesetter_reach"] == "free-only":
            found = [w for w in hurt if w[1] != "jail"]
    else:
        found = [w for w in s["workers"] if w[1] == "jail"]
    kinds: list[list[str]] = []
    for w in found:
        if w not in kinds:
            kinds.append(list(w))
    return kinds


def room(s: State, place: str) -> bool:
    limit = s["content"]["uses"][place]
    return bool(limit == "unlimited" or count(s, None, [place]) < limit)


def resting(s: State) -> int:
    """Injured workers who must rest: half, rounded down."""
    hurt = count(s, "injured")
    if s["read"]["idle_count"] == "free-injured":
        hurt -= count(s, "injured", ["jail"])
    return hurt // 2


def placements(s: State) -> Iterator[Move]:
    hurt_placed = count(s, "injured", PLACES)
    hurt_free = count(s, "injured") - count(s, "injured", ["jail"])
    for place in PLACES:
        if room(s, place):
            if count(s, "healthy", ["waiting"]):
                yield {"space": place, "worker": "healthy", "kind": "place"}
            if hurt_placed < hurt_free - resting(s):
                yield {"space": place, "worker": "injured", "kind": "place"}


def actions(s: State) -> Iterator[Move]:
    for place in PLACES:
        some = False
        for condition in ("healthy", "injured"):
            if count(s, condition, [place]):
                some = True
                choices: list[str | None] = [None]
                if place in ("tenement", "chemistry_workshop"):
                    choices = ["risk", "unsanitary"]
                if place == "liberal_lawyers":
                    choices = ["police_threat"]
                    if count(s, None, ["jail"]):
                        choices = ["free", "police_threat"]
                for choice in choices:
                    yield {"space": place, "choice": choice, "worker": condition, "kind": "act"}
        if some and s["read"]["resolution_order"] == "listed":
            return


def takes(s: State) -> Iterator[Move]:
    if s["taken"]:
        return
    for means in s["content"]["means"]:
        if means["id"] == "8usd" and s["read"]["eighth_means"] == "none":
            continue
        if means["id"] in s["controlled"] or means["dollars"] > s["savings"]:
            continue
        if all(means[thing] <= s["stock"][thing] for thing in STOCK):
            yield {"means": means["id"], "kind": "take"}


def legal(s: State) -> list[Move]:
    if s["end"]:
        return []
    if s["todo"]:
        purpose = s["todo"][0]
        return [
            {"purpose": purpose, "worker": w[0], "place": w[1], "kind": "choose"}
            for w in named(s, purpose)
        ]
    if s["dice"]:
        return [{"die": die, "kind": "apply-first"} for die in sorted(s["dice"])]
    phase = s["phase"]
    if phase == "difficulty":
        modes = ("normal", "confirmed", "hard")
        return [{"mode": mode, "kind": "choose-mode"} for mode in modes]
    if phase == "employers":
        return [{"kind": "begin-turn"}]
    if phase == "placement":
        return list(placements(s))
    if phase == "actions":
        return list(actions(s))
    if phase == "payment":
        return [{"kind": "pay"}]
    if phase == "control":
        return [*takes(s), {"kind": "end-turn"}]
    return []


def rolls(s: State) -> list[Move]:
    if s["end"] or s["todo"] or s["dice"] or s["phase"] not in ("setup", "offensive"):
        return []
    die = range(1, 7)
    if s["phase"] == "offensive" and s["strength"] in s["content"]["strength"]["two_dice"]:
        return [{"dice": [a, b], "kind": "roll"} for a in die for b in die]
    return [{"dice": [a], "kind": "roll"} for a in die]


# What it does -----------------------------------------------------------------------------------


def play(old: State, move: Move) -> State:
    s = clone(old)
    kind = move["kind"]
    if kind == "choose-mode":
        s["mode"], s["phase"] = move["mode"], "setup"
        return s
    if kind == "begin-turn":
        s["strength"] += 1
        s["phase"] = "offensive"
        return s
    if kind == "roll":
        s["dice"] = list(move["dice"])
    elif kind == "apply-first":
        s["dice"].remove(move["die"])
        offend(s, move["die"])
    elif kind == "place":
        shift(s, [move["worker"], "waiting"], move["space"])
    elif kind == "act":
        shift(s, [move["worker"], move["space"]], "done")
        act(s, move["space"], move["choice"])
    elif kind == "choose":
        strike(s, s["todo"].pop(0), [move["worker"], move["place"]])
    elif kind == "pay":
        due = cost(s)
        missing = max(0, due - s["savings"])
        s["savings"] = max(0, s["savings"] - due)
        s["todo"] += ["injure"] * missing
    elif kind == "take":
        take(s, move["means"])
    else:
        end_turn(s)
    go_on(s)
    return s


def shift(s: State, worker: list[str], place: str) -> None:
    s["workers"][s["workers"].index(worker)][1] = place


def finish(s: State, result: str) -> None:
    s.update(end=result, phase="over", dice=[], todo=[])


def raise_gauge(s: State, gauge: str) -> None:
    s[gauge] += 1
    if s[gauge] == s["content"]["last_box"][gauge]:
        s[gauge] = 0
        s["todo"].append("jail" if gauge == "police_threat" else "injure")


def offend(s: State, die: int) -> None:
    if s["phase"] == "setup" and die in (1, 5) and s["read"]["setup_roll"] == "gauges-only":
        return
    if die == 1:
        s["temporary"] += 1
    elif die == 5:
        s["todo"].append("injure")
    elif die == 6:
        if s["strength"] < s["content"]["strength"]["last_box"]:
            s["strength"] += 1
        elif s["read"]["six_on_ten"] == "defeat-at-once":
            finish(s, "lost")
    else:
        raise_gauge(s, {2: "risk", 3: "police_threat", 4: "unsanitary"}[die])


def act(s: State, place: str, choice: str | None) -> None:
    content = s["content"]
    if place == "tenement":
        assert choice
        s[choice] = max(0, s[choice] - 1)
    elif place == "bonesetter":
        if named(s, "heal"):
            s["todo"].append("heal")
    elif place == "local_union":
        s["stock"]["union_agitation"] += 1
    elif place == "printing_press":
        if s["savings"] >= content["price"]["printing_press"]:
            s["savings"] -= content["price"]["printing_press"]
            s["stock"]["anarchist_agitation"] += 1
    elif place == "liberal_lawyers":
        if choice == "free":
            s["todo"].append("free")
        else:
            s["police_threat"] = max(0, s["police_threat"] - 1)
    elif place == "political_cafe":
        s["stock"]["strike"] += 1
        raise_gauge(s, "police_threat")
    elif place == "chemistry_workshop":
        s["stock"]["sabotage"] += 1
        assert choice
        raise_gauge(s, choice)
    elif place == "greenwich_village":
        if s["reserve"] or s["read"]["worker_cubes"] == "substitutes":
            s["reserve"] = max(0, s["reserve"] - 1)
            s["workers"].append(["healthy", "done"])
    else:
        s["savings"] += content["wages"][place]
        danger = {
            "east_river_docks": "risk",
            "newtown_creek": "unsanitary",
            "tenderloin": "police_threat",
        }
        if place in danger:
            raise_gauge(s, danger[place])


def strike(s: State, purpose: str, worker: list[str]) -> None:
    hit = s["workers"][s["workers"].index(worker)]
    if purpose == "heal":
        hit[0] = "healthy"
    elif purpose == "free":
        hit[1] = "done"
    elif hit[0] == "injured":
        s["workers"].remove(hit)
        s["dead"] += 1
    elif purpose == "injure":
        hit[0] = "injured"
    else:
        hit[1] = "jail"
    if not s["workers"]:
        if s["read"]["no_worker_left"] == "defeat":
            finish(s, "lost")
    elif s["read"]["all_jailed"] == "defeat" and count(s, None, ["jail"]) == len(s["workers"]):
        finish(s, "lost")


def take(s: State, name: str) -> None:
    means = next(means for means in s["content"]["means"] if means["id"] == name)
    s["savings"] -= means["dollars"]
    for thing in STOCK:
        s["stock"][thing] -= means[thing]
    s["controlled"].append(name)
    s["taken"] = True
    if len(s["controlled"]) >= goal(s):
        finish(s, "won")


def end_turn(s: State) -> None:
    s.update(stock=dict.fromkeys(STOCK, 0), temporary=0, taken=False, phase="employers")
    if s["strength"] >= s["content"]["strength"]["last_box"]:
        finish(s, "lost")


def go_on(s: State) -> None:
    """Everything that happens without the player."""
    while s["todo"] or s["dice"]:
        if s["todo"]:
            possible = named(s, s["todo"][0])
            if len(possible) > 1:
                return
            purpose = s["todo"].pop(0)
            if possible:
                strike(s, purpose, possible[0])
        elif (
            len(s["dice"]) == 2
            and s["dice"][0] != s["dice"][1]
            and (s["read"]["dice_order"] == "player")
        ):
            return
        else:
            offend(s, s["dice"].pop(0))
    if s["phase"] == "setup":
        s["phase"] = "employers"
    if s["phase"] == "offensive":
        s["phase"] = "placement"
    if s["phase"] == "placement" and not any(placements(s)):
        s["phase"] = "actions"
    if s["phase"] == "actions" and not count(s, None, PLACES):
        for worker in s["workers"]:
            if worker[1] == "done":
                worker[1] = "waiting"
        s["phase"] = "payment"
    elif s["phase"] == "payment":
        s["phase"] = "control"


# In the library's words -------------------------------------------------------------------------


def told(s: State) -> dict[str, Any]:
    """The position as the library's JSON writes it, without the set-up and the names of clauses."""
    order = [means["id"] for means in s["content"]["means"]]
    at = {
        f"{condition}_at": [place for place in PLACES for _ in range(count(s, condition, [place]))]
        for condition in ("healthy", "injured")
    }
    counts = {
        condition + suffix: count(s, condition, [place])
        for condition in ("healthy", "injured")
        for suffix, place in (("", "waiting"), ("_done", "done"), ("_jailed", "jail"))
    }
    same = ("phase", "strength", "savings", "risk", "unsanitary", "police_threat", "reserve")
    return {
        **{name: s[name] for name in (*same, "dead", "taken", "dice")},
        **at,
        **counts,
        **s["stock"],
        "temporary_cost": s["temporary"],
        "controlled": sorted(s["controlled"], key=order.index),
        "due": s["todo"],
        "ending": s["end"],
    }


def of_json(setup: dict[str, Any], tree: dict[str, Any]) -> State:
    """The position that the library's JSON describes."""
    s = new(setup)
    for name in ("phase", "strength", "savings", "risk", "unsanitary", "police_threat"):
        s[name] = tree[name]
    for name in ("reserve", "dead", "controlled", "taken"):
        s[name] = tree[name]
    s["temporary"] = tree["temporary_cost"]
    s["stock"] = {thing: tree[thing] for thing in STOCK}
    for task in tree["agenda"]:
        if task["kind"] == "order-results":
            s["dice"] += task["dice"]
        elif task["kind"] == "apply-result":
            s["dice"].append(task["die"])
        else:
            s["todo"].append(task["kind"])
    s["end"] = ("won" if tree["ending"]["won"] else "lost") if tree["ending"] else None
    s["workers"] = [
        [condition, place]
        for condition in ("healthy", "injured")
        for suffix, place in (("", "waiting"), ("_done", "done"), ("_jailed", "jail"))
        for _ in range(tree[condition + suffix])
    ]
    s["workers"] += [
        [condition, place]
        for condition in ("healthy", "injured")
        for place in tree[f"{condition}_at"]
    ]
    return s
