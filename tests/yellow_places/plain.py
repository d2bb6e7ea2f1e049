"""The rules of Yellow Places once more, in the plainest Python, to compare the library with.

Written from the rulebook and the register of readings. It shares nothing with the library but the
notation of moves (the JSON of a move) and the set-up (its JSON). A position is a dict; of every
tile it knows where it is.
"""

from __future__ import annotations

from typing import Any

State = dict[str, Any]
Move = dict[str, Any]

TILES = [f"{cell}-{kind}" for cell in range(1, 10) for kind in ("tea", "restaurant", "bakery")]
PLACES = {
    "row-1": "123",
    "row-2": "456",
    "row-3": "789",
    "column-1": "147",
    "column-2": "258",
    "column-3": "369",
    "tea": "tea",
    "restaurant": "restaurant",
    "bakery": "bakery",
}


COLOURS = ["green", "pink", "blue", "violet"]


def new(setup: dict[str, Any]) -> State:
    content = setup["content"]
    players = setup["colours"] or COLOURS[: 3 if setup["players"] is None else setup["players"]]
    number = {2: "two", 3: "three", 4: "four"}[len(players)]
    return {
        "players": players,
        "read": setup["readings"],
        "hand": content["hand"][number],
        "face_up": content["revealed"][number],
        "rounds": content["rounds"],
        "supply": content["yellow_cubes"],
        "where": dict.fromkeys(TILES, "face down"),
        "missed": [],
        "turned": [],
        "discs": [],
        "asked": [],
        "idle": [],
        "accused": [],
        "stage": "deal",
        "round": 0,
        "end": None,
    }


def hand(s: State, player: str) -> list[str]:
    return [tile for tile in TILES if s["where"][tile] == "hand of " + player]


def marked(s: State) -> list[str]:
    """Establishments with a cube, neutral or yellow."""
    out = ("face up", "found with ")
    return [tile for tile in TILES if s["where"][tile].startswith(out) or tile in s["missed"]]


def speaks(place: str, tile: str) -> bool:
    cell, kind = tile.split("-")
    return cell in PLACES[place] if "-" in place else kind == place


def fitting(s: State, player: str, place: str) -> int:
    return sum(speaks(place, tile) for tile in hand(s, player))


def cubes_left(s: State) -> int:
    found = sum(where.startswith("found") for where in s["where"].values())
    return int(s["supply"] - found - sum(disc["cubes"] for disc in s["discs"]))


def drawer(s: State) -> str | None:
    for player in s["players"]:
        if len(hand(s, player)) < s["hand"]:
            return str(player)
    return None


# What can be done -------------------------------------------------------------------------------


def draws(s: State) -> list[Move]:
    if s["stage"] != "deal":
        return []
    return [{"kind": "draw", "tile": t} for t in TILES if s["where"][t] == "face down"]


def legal(s: State, player: str) -> list[Move]:
    if s["stage"] == "discs":
        return discs(s, player)
    if s["stage"] == "pawns":
        return pawns(s, player)
    if s["stage"] == "conclusion":
        return accusations(s, player)
    return []


def discs(s: State, player: str) -> list[Move]:
    if any((disc["player"], disc["round"]) == (player, s["round"]) for disc in s["discs"]):
        return []
    free = [
        place
        for place in PLACES
        if s["read"]["shared_places"] == "allowed"
        or place not in [disc["place"] for disc in s["discs"]]
    ]
    if s["read"]["cube_supply"] == "twenty":
        left = max(0, cubes_left(s))  # a shortage blocks nobody: more may be in use
        enough = [place for place in free if fitting(s, player, place) <= left]
        free = enough or free
    return [
        {"kind": "place-disc", "player": player, "place": at, "cubes": fitting(s, player, at)}
        for at in free
    ]


def pawns(s: State, player: str) -> list[Move]:
    used = [one["player"] for one in s["asked"] if one["round"] == s["round"]] + s["idle"]
    if player in used:
        return []
    bad = hand(s, player)
    if s["read"]["known_establishments"] == "refused":
        bad += marked(s)
    moves: list[Move] = [
        {"kind": "place-pawn", "player": player, "cell": int(tile[0]), "tile": tile}
        for tile in TILES
        if tile not in bad
    ]
    if s["read"]["pawn_duty"] == "optional":
        moves.append({"kind": "pass-pawn", "player": player})
    return moves


def accusations(s: State, player: str) -> list[Move]:
    others = [name for name in s["players"] if name != player]
    if not any(hand(s, name) for name in others):
        return []
    made = [one["player"] for one in s["accused"]]
    if s["read"]["accusations"] == "one-each" and player in made:
        return []
    bad = hand(s, player) + marked(s)
    return [
        {"kind": "accuse", "player": player, "tile": tile, "holder": name}
        for tile in TILES
        if tile not in bad
        for name in others
    ]


# What it does -----------------------------------------------------------------------------------


def play(s: State, move: Move) -> None:
    if move["kind"] == "draw":
        player = drawer(s)
        s["where"][move["tile"]] = "hand of " + player if player else "face up"
        if not player:
            s["turned"].append(move["tile"])
        if not drawer(s) and len(s["turned"]) == s["face_up"]:
            s["stage"], s["round"] = "discs", 1
    elif move["kind"] == "place-disc":
        disc = {key: move[key] for key in ("player", "place", "cubes")}
        s["discs"].append(disc | {"round": s["round"]})
        if sum(one["round"] == s["round"] for one in s["discs"]) == len(s["players"]):
            s["stage"] = "pawns"
    elif move["kind"] == "accuse":
        right = s["where"][move["tile"]] == "hand of " + move["holder"]
        one = {key: move[key] for key in ("player", "tile", "holder")}
        s["accused"].append(one | {"right": right})
        if right:
            reveal(s, move["tile"], move["holder"])
            if not hidden(s):
                s["end"] = "won"
            elif not any(accusations(s, name) for name in s["players"]):
                s["end"] = "lost"
        else:
            s["end"] = "lost"
    else:
        pawn(s, move)
    if s["end"]:
        s["stage"] = "over"


def pawn(s: State, move: Move) -> None:
    if move["kind"] == "pass-pawn":
        s["idle"].append(move["player"])
    else:
        tile, where = move["tile"], s["where"][move["tile"]]
        holder = where[8:] if where.startswith("hand of ") else None
        s["asked"].append(
            {
                "player": move["player"],
                "tile": tile,
                "holder": holder,
                "round": s["round"],
                "known": tile in marked(s),
            }
        )
        if holder:
            reveal(s, tile, holder)
        elif tile not in marked(s):
            s["missed"].append(tile)
    if not hidden(s) and s["read"]["early_win"] == "at-once":
        s["end"], s["idle"] = "won", []
        return
    used = sum(one["round"] == s["round"] for one in s["asked"]) + len(s["idle"])
    if used == len(s["players"]):
        s["idle"] = []
        if s["round"] == s["rounds"]:
            s["stage"] = "conclusion"
            if not hidden(s):
                s["end"] = "won"
        else:
            s["stage"], s["round"] = "discs", s["round"] + 1


def reveal(s: State, tile: str, holder: str) -> None:
    s["where"][tile] = "found with " + holder
    for disc in s["discs"]:
        if disc["player"] == holder and speaks(disc["place"], tile):
            disc["cubes"] -= 1


def hidden(s: State) -> bool:
    return any(where.startswith("hand of ") for where in s["where"].values())


# What is told -----------------------------------------------------------------------------------


def told(s: State) -> dict[str, Any]:
    """The position in the terms of the library."""
    return {
        "phase": s["stage"],
        "round": s["round"],
        "deck": sorted(tile for tile in TILES if s["where"][tile] == "face down"),
        "hands": [hand(s, player) for player in s["players"]],
        "revealed": s["turned"],
        "discs": s["discs"],
        "designations": s["asked"],
        "passed": s["idle"],
        "accusations": s["accused"],
        "ending": s["end"],
    }


def seen(s: State, player: str) -> dict[str, Any]:
    """What a player knows, in the terms of the library."""
    tree = told(s)
    for key in ("deck", "hands", "revealed"):
        del tree[key]
    found = [tile for tile in TILES if s["where"][tile].startswith("found with ")]
    return tree | {
        "player": player,
        "hand": hand(s, player),
        "held": [len(hand(s, name)) for name in s["players"]],
        "neutral": sorted([*s["turned"], *s["missed"]]),
        "found": {tile: s["where"][tile][len("found with ") :] for tile in found},
    }
