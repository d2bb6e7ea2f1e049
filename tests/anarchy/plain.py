"""The rules of The Anarchy once more, in the plainest Python, to compare the library with.

Written from the rulebook, the texts of the clauses and the register of readings. It shares nothing
with the library but the notation of moves (the JSON of a move) and the set-up (its JSON). A
position is a dict that changes; what is due is a list, the first thing first.
"""

from __future__ import annotations

from typing import Any

State = dict[str, Any]
Move = dict[str, Any]
Meld = dict[str, Any]

# The tables of the book: the price of 1, 2, 3 and more cards; who wins a war and how many cards
# each side loses, from a bill of more than 2 down to one of less than -2.
PRICES = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]
LOSSES = [("attacker", 0), ("attacker", 1), ("attacker", 2), ("defender", 3), ("defender", 2)]
LOSSES += [("defender", 1), ("defender", 0)]


def new(setup: dict[str, Any]) -> State:
    content = setup["content"]
    people = setup["players"]
    companies = [one["id"] for one in content["companies"]]
    who = setup["companies"] or companies[: 3 if people is None else people]
    box = content["box"]
    zones = [one for one in content["zones"] if box["zones"] == "all" or one["id"] in box["zones"]]
    near = {one["id"]: one["neighbours"] for one in zones}
    cards = {
        one["id"]: one
        for one in content["cards"]
        if one["zone"] in near and one["id"] not in box["without"]
    }
    return {
        "who": list(who),
        "read": setup["readings"],
        "cards": cards,
        "near": near,
        "coins": content["money"],
        "goal": content["goal"],
        "dealt": content["hand"],
        "phase": "deal",
        "round": 0,
        "deck": list(cards),
        "under": [],
        "discard": [],
        "hand": {one: [] for one in who},
        "known": {one: [] for one in who},
        "money": dict.fromkeys(who, content["rupees"]),
        "taken": dict.fromkeys(who, 0),
        "melds": [],
        "tokens": [],
        "flipped": [],
        "to_draw": 0,
        "thrown": False,
        "led": [],
        "rival": None,
        "battle": None,
        "bids": dict.fromkeys(who),
        "turned_up": dict.fromkeys(who),
        "todo": [],
        "winner": None,
    }


# What cards are worth and whom they follow ------------------------------------------------------


def count(s: State, cards: list[str], *symbols: str) -> int:
    return sum(s["cards"][card][symbol] for card in cards for symbol in symbols)


def can_lead(s: State, card: str) -> bool:
    it = s["cards"][card]
    crowned = it["crowns"] > 0 or s["read"]["leads"] == "number"
    return it["number"] is not None and crowned


def follows(s: State, card: str, leader: str) -> bool:
    it, head = s["cards"][card], s["cards"][leader]
    if card == leader or it["zone"] != head["zone"] or not can_lead(s, leader):
        return False
    if it["kind"] == "goods" and not head["crowns"]:
        return False
    return it["follows"] == "any" or head["number"] in it["follows"]


def train(s: State, leader: str, cards: list[str]) -> list[str]:
    """Those of some cards that follow a leader."""
    return [card for card in cards if follows(s, card, leader)]


def stands(s: State, leader: str, cards: list[str]) -> bool:
    """A leader makes a government with those of the cards that follow; alone, with a crown."""
    crowned = s["cards"][leader]["crowns"] > 0
    return can_lead(s, leader) and (crowned or bool(train(s, leader, cards)))


def zone_of(s: State, card: str) -> str:
    return str(s["cards"][card]["zone"])


def cards_in(melds: list[Meld]) -> list[str]:
    return [card for meld in melds for card in [meld["leader"], *meld["followers"]]]


def there(s: State, zone: str) -> list[Meld]:
    return sorted((meld for meld in s["melds"] if meld["zone"] == zone), key=by_leader)


def by_leader(meld: Meld) -> str:
    return str(meld["leader"])


def own(s: State, player: str, zone: str | None = None) -> list[Meld]:
    mine = [meld for meld in s["melds"] if meld["player"] == player]
    return [meld for meld in mine if zone in (None, meld["zone"])]


def ruler(s: State, zone: str) -> str | None:
    return there(s, zone)[0]["player"] if there(s, zone) else None


def turn_of(s: State) -> str:
    return str(s["flipped"][-1])


# Cards that move --------------------------------------------------------------------------------


def to_hand(s: State, player: str, cards: list[str], seen: bool = True) -> None:
    s["hand"][player] += cards
    if seen:
        s["known"][player] += cards


def from_hand(s: State, player: str, card: str) -> None:
    s["hand"][player].remove(card)
    if card in s["known"][player]:
        s["known"][player].remove(card)


def lay(s: State, player: str, leader: str) -> Meld:
    meld = {"zone": zone_of(s, leader), "player": player, "leader": leader, "followers": []}
    s["melds"].append(meld)
    return meld


# What can be done -------------------------------------------------------------------------------


def draws(s: State) -> list[Move]:
    """What chance can bring."""
    if s["phase"] == "order":
        return [{"kind": "flip", "company": one} for one in s["tokens"]]
    if s["phase"] == "deal" or (s["todo"] and s["todo"][0]["kind"] == "card"):
        return [{"kind": "come", "card": card} for card in s["deck"]]
    return []


def legal(s: State, player: str) -> list[Move]:
    if s["phase"] in ("deal", "order", "over"):
        return []
    if s["todo"]:
        task = s["todo"][0]
        if task["kind"] == "bids":
            return bids(s, player)
        if task.get("player") != player or task["kind"] == "card":
            return []
        moves = {
            "accompany": accompany,
            "challenge": challenge,
            "reply": reply,
            "form": form,
            "doom": doom,
            "rebuild": rebuild,
        }[task["kind"]](s, task)
    elif player != turn_of(s):
        return []
    else:
        moves = {"pay": pay, "draw": draw, "meld": meld, "discard": discard, "war": war}[
            s["phase"]
        ](s, player)
    return [one | {"player": player} for one in moves]


def pay(s: State, player: str) -> list[Move]:
    moves = []
    number = 1
    while price(number) <= s["money"][player]:
        if number <= len(PRICES) or s["read"]["prices"] == "formula":
            moves.append({"kind": "pay", "cards": number})
        number += 1
    return moves


def price(number: int) -> int:
    return PRICES[number - 1] if number <= len(PRICES) else number * (number - 1) // 2


def draw(s: State, player: str) -> list[Move]:
    moves = []
    if s["deck"] or s["under"]:
        moves.append({"kind": "draw", "heap": "deck"})
    if s["discard"]:
        moves.append({"kind": "draw", "heap": "discard"})
    return moves


def lays(s: State, player: str, card: str) -> bool:
    """Whether a card of the hand can be laid as the leader of a new government of a free zone."""
    free = not there(s, zone_of(s, card))
    beside = s["read"]["governments"] == "several" and ruler(s, zone_of(s, card)) == player
    return (free or beside) and stands(s, card, s["hand"][player])


def slides(s: State, card: str, melds: list[Meld]) -> list[Move]:
    """How a card can come under the leaders of some governments."""
    leaders = [meld["leader"] for meld in melds if follows(s, card, meld["leader"])]
    named = leaders if len(leaders) > 1 else [""] * len(leaders)
    return [{"kind": "follow", "card": card, "leader": one} for one in named]


def meld(s: State, player: str) -> list[Move]:
    hand, moves = s["hand"][player], [{"kind": "done"}]
    for card in hand:
        zone = zone_of(s, card)
        if lays(s, player, card):
            moves.append({"kind": "lay", "card": card})
        moves += slides(s, card, own(s, player, zone))
        if ruler(s, zone) not in (None, player) and stands(s, card, hand):
            most = count(s, [card, *train(s, card, hand)], "crowns")
            if most > count(s, cards_in(there(s, zone)), "crowns"):
                moves.append({"kind": "coup", "card": card})
        mine = own(s, player, zone)
        for old in mine:
            if replaces(s, player, card, old):
                leader = old["leader"] if len(mine) > 1 else ""
                moves.append({"kind": "replace", "card": card, "leader": leader})
    for old in own(s, player):
        for card in old["followers"]:
            if replaces(s, player, card, old):
                moves.append({"kind": "replace", "card": card, "leader": ""})
    return moves


def replaces(s: State, player: str, card: str, old: Meld) -> bool:
    if card in s["led"] or not can_lead(s, card):
        return False
    stay = train(s, card, cards_in([old]))
    if s["read"]["new_leader"] == "followed" and not stay:
        return False
    return bool(stay) or stands(s, card, s["hand"][player])


def accompany(s: State, task: State) -> list[Move]:
    cards = train(s, task["meld"]["leader"], s["hand"][task["player"]])
    return [{"kind": "follow", "card": card, "leader": ""} for card in cards]


def challenge(s: State, task: State) -> list[Move]:
    rival, player = s["rival"], task["player"]
    moves = [
        {"kind": "follow", "card": card, "leader": ""}
        for card in train(s, rival["leader"], s["hand"][player])
    ]
    against = count(s, cards_in(there(s, rival["zone"])), "crowns")
    more = count(s, cards_in([rival]), "crowns") > against
    if more and stands(s, rival["leader"], rival["followers"]):
        moves.append({"kind": "done"})
    return moves


def reply(s: State, task: State) -> list[Move]:
    melds = there(s, task["zone"])
    moves = [one for card in s["hand"][task["player"]] for one in slides(s, card, melds)]
    if not moves or s["rival"] is None or s["read"]["reply"] == "any":
        moves.append({"kind": "done"})
    return moves


def form(s: State, task: State) -> list[Move]:
    """A leader is named; after a coup, so are those who join."""
    if not task["meld"]:
        return [{"kind": "name", "card": card} for card in candidates(s, task["pool"])]
    leader, followers = task["meld"]["leader"], task["meld"]["followers"]
    moves = [
        {"kind": "follow", "card": card, "leader": ""} for card in train(s, leader, task["pool"])
    ]
    if stands(s, leader, followers):
        moves.append({"kind": "done"})
    return moves


def candidates(s: State, pool: list[str]) -> list[str]:
    return [card for card in pool if stands(s, card, pool)]


def discard(s: State, player: str) -> list[Move]:
    cards = s["hand"][player] or cards_in(own(s, player))
    return [{"kind": "discard", "card": card} for card in cards]


def war(s: State, player: str) -> list[Move]:
    moves = [{"kind": "done"}]
    for origin in s["near"]:
        for zone in s["near"][origin]:
            if ruler(s, origin) != player or ruler(s, zone) in (None, player):
                continue
            if s["read"]["declaration"] == "any" or strength(s, origin, zone) > 0:
                moves.append({"kind": "attack", "origin": origin, "zone": zone})
    return moves


def strength(s: State, origin: str, zone: str) -> int:
    attack = count(s, cards_in(there(s, origin)), "swords")
    return attack - count(s, cards_in(there(s, zone)), "swords", "castles")


def bids(s: State, player: str) -> list[Move]:
    sides = (s["battle"]["attacker"], s["battle"]["defender"])
    if player not in sides or s["bids"][player] is not None:
        return []
    sums = list(range(1, s["money"][player] + 1))
    if s["read"]["bids"] == "one-card":
        sums = [one for one in sums if one in s["coins"]]
    return [{"kind": "bid", "player": player, "rupees": one} for one in (0, *sums)]


def doom(s: State, task: State) -> list[Move]:
    return [{"kind": "doomed", "card": card} for card in can_fall(s, task["zone"])]


def can_fall(s: State, zone: str) -> list[str]:
    """Leaders, and those whose leader falls."""
    doomed = s["battle"]["doomed"]
    cards: list[str] = []
    for one in there(s, zone):
        cards += one["followers"] if one["leader"] in doomed else [one["leader"]]
    return [card for card in cards if card not in doomed]


def rebuild(s: State, task: State) -> list[Move]:
    player, moves = task["player"], [{"kind": "done"}]
    for card in s["hand"][player]:
        zone = zone_of(s, card)
        if zone in task["zones"]:
            if not there(s, zone) and lays(s, player, card):
                moves.append({"kind": "lay", "card": card})
            moves += slides(s, card, own(s, player, zone))
    return moves


# What it does -----------------------------------------------------------------------------------


def play(s: State, move: Move) -> None:
    player, card = move.get("player"), move.get("card")
    task = s["todo"][0] if s["todo"] else {"kind": s["phase"]}
    DOES[move["kind"]](s, task, move, player, card)
    settle(s)


def come(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    if s["phase"] == "deal":
        s["deck"].remove(card)
        for one in s["who"]:
            if len(s["hand"][one]) < s["dealt"]:
                s["hand"][one].append(card)
                return
        s["discard"].append(card)
        s["phase"], s["round"], s["tokens"] = "order", 1, list(s["who"])
        return
    s["todo"].pop(0)
    s["deck"].remove(card)
    s["hand"][task["player"]].append(card)


def flip(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    s["tokens"].remove(move["company"])
    s["flipped"].append(move["company"])
    s["phase"], s["led"] = "pay", []


def pays(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    s["money"][player] -= price(move["cards"])
    s["phase"], s["to_draw"] = "draw", move["cards"]


def take(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    s["to_draw"] -= 1
    if move["heap"] == "deck" and not s["deck"]:
        to_hand(s, player, [s["under"].pop(0)])  # all saw which one lies there
    elif move["heap"] == "deck":
        s["todo"].insert(0, {"kind": "card", "player": player})
    else:
        to_hand(s, player, [s["discard"].pop()])


def put(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    from_hand(s, player, card)
    mark(s, player, lay(s, player, card))


def mark(s: State, player: str, meld: Meld) -> None:
    """A leader who cannot stand alone gets company at once."""
    if not stands(s, meld["leader"], meld["followers"]):
        s["todo"].insert(0, {"kind": "accompany", "player": player, "meld": meld})


def follow(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    if task["kind"] == "form":
        task["pool"].remove(card)
        task["meld"]["followers"].append(card)
        return
    from_hand(s, player, card)
    if task["kind"] == "accompany":
        task["meld"]["followers"].append(card)
        s["todo"].pop(0)
    elif task["kind"] == "challenge":
        s["rival"]["followers"].append(card)
    else:
        for one in own(s, player, zone_of(s, card)):
            if move["leader"] in ("", one["leader"]) and follows(s, card, one["leader"]):
                one["followers"].append(card)


def replace(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    mine = own(s, player, zone_of(s, card))
    inside = [one for one in mine if card in one["followers"]]
    old = (inside or [one for one in mine if move["leader"] in ("", one["leader"])])[0]
    if not inside:
        from_hand(s, player, card)
    cards = [one for one in cards_in([old]) if one != card]
    old["leader"], old["followers"] = card, train(s, card, cards)
    to_hand(s, player, [one for one in cards if not follows(s, one, card)])
    s["led"].append(card)
    mark(s, player, old)


def coup(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    from_hand(s, player, card)
    s["rival"] = {"zone": zone_of(s, card), "player": player, "leader": card, "followers": []}
    s["todo"].insert(0, {"kind": "challenge", "player": player})


def done(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    if task["kind"] == "meld":
        s["phase"] = "discard"
    elif task["kind"] == "war":
        end_turn(s, player)
    elif task["kind"] == "challenge":
        zone = s["rival"]["zone"]
        s["todo"][0] = {"kind": "reply", "player": ruler(s, zone), "zone": zone, "new": True}
    elif task["kind"] == "reply":
        s["todo"].pop(0)
        if s["rival"]:
            judge(s, task["zone"])
        else:
            s["todo"].insert(0, {"kind": "bids"})
    elif task["kind"] == "form":
        s["todo"].pop(0)
        to_hand(s, player, task["pool"])
    elif task["kind"] == "rebuild":
        s["todo"].pop(0)
        s["battle"] = None


def judge(s: State, zone: str) -> None:
    """A coup succeeds or fails; a new government is formed of both."""
    rival, power = s["rival"], there(s, zone)
    more = count(s, cards_in([rival]), "crowns") > count(s, cards_in(power), "crowns")
    winner = rival["player"] if more else power[0]["player"]
    s["rival"] = None
    dissolve(s, winner, zone, cards_in([rival, *power]))


def dissolve(s: State, player: str, zone: str, pool: list[str]) -> None:
    """The governments of a zone are gone; a new one is formed of cards that lie there."""
    s["melds"] = [one for one in s["melds"] if one["zone"] != zone]
    form_anew(s, player, zone, pool, "coup")


def form_anew(s: State, player: str, zone: str, pool: list[str], why: str) -> None:
    """A government is to be formed of cards that lie there, if one of them can lead."""
    task = {"kind": "form", "player": player, "zone": zone, "pool": pool, "meld": None, "why": why}
    s["todo"].append(task)
    if not candidates(s, pool):
        left_over(s, task, pool)


def name(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    task["pool"].remove(card)
    task["meld"] = lay(s, player, card)
    if task["why"] != "coup" or s["read"]["leftovers"] == "forced":
        joined = train(s, card, task["pool"])
        task["meld"]["followers"] = joined
        left_over(s, task, [one for one in task["pool"] if one not in joined])


def left_over(s: State, task: State, cards: list[str]) -> None:
    s["todo"].remove(task)
    if task["why"] == "war" and s["read"]["orphans"] == "destroyed":
        s["under"] += cards
    else:
        to_hand(s, task["player"], cards)


def throw(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    s["thrown"] = True
    s["discard"].append(card)
    if card in s["hand"][player]:
        from_hand(s, player, card)
        return
    hit = next(one for one in own(s, player) if card in cards_in([one]))
    left = [one for one in cards_in([hit]) if one != card]
    if card != hit["leader"] and stands(s, hit["leader"], left):
        hit["followers"].remove(card)
        return
    s["melds"].remove(hit)
    form_anew(s, player, hit["zone"], left, "discard")


def attack(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    origin, zone = move["origin"], move["zone"]
    s["battle"] = {
        "attacker": player,
        "defender": ruler(s, zone),
        "origin": origin,
        "zone": zone,
        "winner": "",
        "doomed": [],
    }
    s["todo"].append({"kind": "reply", "player": ruler(s, zone), "zone": zone, "new": True})


def bid(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    s["bids"][player] = move["rupees"]
    battle = s["battle"]
    sides = (battle["attacker"], battle["defender"])
    if None in [s["bids"][one] for one in sides]:
        return
    s["todo"].pop(0)
    bill = strength(s, battle["origin"], battle["zone"])
    bill += s["bids"][sides[0]] - s["bids"][sides[1]]
    for one in sides:
        s["money"][one] -= s["bids"][one]
    s["turned_up"], s["bids"] = s["bids"], dict.fromkeys(s["who"])
    side, losses = LOSSES[3 - max(-3, min(3, bill))]
    battle["winner"] = battle[side]
    for zone in (battle["zone"], battle["origin"]):
        s["todo"].append(
            {"kind": "doom", "player": battle["winner"], "zone": zone, "cards": losses}
        )
    s["todo"].append({"kind": "destroy"})


def doomed(s: State, task: State, move: Move, player: Any, card: Any) -> None:
    s["battle"]["doomed"].append(card)
    task["cards"] -= 1


DOES = {
    "come": come,
    "flip": flip,
    "pay": pays,
    "draw": take,
    "lay": put,
    "follow": follow,
    "replace": replace,
    "coup": coup,
    "name": name,
    "discard": throw,
    "attack": attack,
    "bid": bid,
    "doomed": doomed,
    "done": done,
}


# What goes by itself ----------------------------------------------------------------------------


def settle(s: State) -> None:
    while step(s):
        pass


def step(s: State) -> bool:
    """Do the next thing in which nobody has a choice; whether there was one."""
    if s["todo"]:
        task = s["todo"][0]
        if task["kind"] == "doom":
            return settle_doom(s, task)
        if task["kind"] == "destroy":
            s["todo"].pop(0)
            destroy(s)
            return True
        if task["kind"] == "form" and not task["meld"]:
            can = candidates(s, task["pool"])
            if len(can) == 1:
                name(s, task, {}, task["player"], can[0])
            return len(can) == 1
        if task["kind"] == "form":
            if train(s, task["meld"]["leader"], task["pool"]):
                return False
            left_over(s, task, task["pool"])
            return True
        if task["kind"] == "reply" and task.pop("new", False) and not s["hand"][task["player"]]:
            done(s, task, {}, task["player"], None)
            return True
        if task["kind"] == "rebuild" and task.pop("new", False) and not s["hand"][task["player"]]:
            done(s, task, {}, task["player"], None)
            return True
        if task["kind"] == "reply" and s["rival"] and s["read"]["reply"] == "all":
            return settle_reply(s, task)
        return False
    if s["phase"] == "draw":
        return settle_draw(s)
    if s["phase"] == "discard" and (s["thrown"] or not discard(s, turn_of(s))):
        s["phase"], s["thrown"] = "war", False
        return True
    return False


def settle_draw(s: State) -> bool:
    if not s["to_draw"] or not (s["deck"] or s["under"] or s["discard"]):
        s["phase"], s["to_draw"] = "meld", 0
        return True
    more = len(s["discard"]) > 1 and s["read"]["empty_deck"] == "reshuffle"
    if more and not s["deck"] and not s["under"]:
        s["deck"], s["discard"] = s["discard"][:-1], s["discard"][-1:]
        return True
    return False


def settle_reply(s: State, task: State) -> bool:
    """All that follow are added (R-16); only under which of several is a choice."""
    moves = reply(s, task)
    if moves[0]["kind"] == "done":
        done(s, task, {}, task["player"], None)
        return True
    forced = [one for one in moves if not one["leader"]]
    for one in forced:
        follow(s, task, one, task["player"], one["card"])
    return bool(forced)


def settle_doom(s: State, task: State) -> bool:
    can = can_fall(s, task["zone"])
    if not task["cards"] or not can:
        s["todo"].pop(0)
        return True
    left = [card for card in cards_in(there(s, task["zone"])) if card not in s["battle"]["doomed"]]
    begun = any(card in s["battle"]["doomed"] for card in cards_in(there(s, task["zone"])))
    if len(can) == 1 or (begun and len(left) <= task["cards"]):
        doomed(s, task, {}, task["player"], can[0])
        return True
    return False


def destroy(s: State) -> None:
    """The doomed go under the pile, and the winner takes the survivors."""
    battle = s["battle"]
    winner, fallen = battle["winner"], battle["doomed"]
    s["under"] += fallen
    for zone in (battle["zone"], battle["origin"]):
        melds = there(s, zone)
        left = [card for card in cards_in(melds) if card not in fallen]
        if zone == battle["origin"] and winner == battle["defender"]:
            s["melds"] = [one for one in s["melds"] if one["zone"] != zone]
            to_hand(s, winner, left)
            continue
        for one in melds:
            one["player"] = winner
            if one["leader"] in fallen:
                s["melds"].remove(one)
                rest = [card for card in one["followers"] if card not in fallen]
                form_anew(s, winner, zone, rest, "war")
    zones = [battle["origin"], battle["zone"]]
    if winner == battle["defender"] and s["read"]["rebuilding"] == "own-zone":
        zones = [battle["zone"]]
    s["todo"].append({"kind": "rebuild", "player": winner, "zones": zones, "new": True})


def income(s: State, player: str) -> int:
    return count(s, cards_in(own(s, player)), "chests")


def end_turn(s: State, player: str) -> None:
    for one in s["who"]:
        if one == player or s["read"]["chest_income"] == "every-turn":
            s["money"][one] += income(s, one)
            s["taken"][one] += income(s, one)
    all_of_them = s["read"]["victory"] == "all-incomes"
    if (s["taken"][player] if all_of_them else income(s, player)) >= s["goal"]:
        s["phase"], s["winner"] = "over", player
        return
    s["phase"] = "order"
    if not s["tokens"]:
        s["tokens"], s["flipped"] = list(s["who"]), []
        s["round"] += 1


# What is told -----------------------------------------------------------------------------------


def ranking(s: State) -> list[list[str]]:
    """Who ended the game is first; the others by chests, then by zones; equals share a place."""
    rest = [one for one in s["who"] if one != s["winner"]]
    worth = {one: (income(s, one), len({at["zone"] for at in own(s, one)})) for one in rest}
    places = [[one for one in rest if worth[one] == w] for w in sorted(set(worth.values()))[::-1]]
    return [[s["winner"]], *places]


def told(s: State) -> dict[str, Any]:
    """The position in the terms of the library."""
    form = [task for task in s["todo"] if task["kind"] == "form"]
    return {
        "phase": s["phase"],
        "round": s["round"],
        "deck": sorted(s["deck"]),
        "under": s["under"],
        "discard": s["discard"],
        "hands": [sorted(s["hand"][one]) for one in s["who"]],
        "known": [sorted(s["known"][one]) for one in s["who"]],
        "money": [s["money"][one] for one in s["who"]],
        "taken": [s["taken"][one] for one in s["who"]],
        "melds": sorted(s["melds"], key=by_leader),
        "tokens": sorted(s["tokens"]),
        "flipped": s["flipped"],
        "to_draw": s["to_draw"],
        "led": sorted(s["led"]),
        "rival": s["rival"],
        "battle": s["battle"],
        "bids": [s["bids"][one] for one in s["who"]],
        "turned_up": [s["turned_up"][one] for one in s["who"]],
        "pools": [sorted(task["pool"]) for task in form],
        "winner": s["winner"],
    }
