"""Solve the postal game: the greatest chance of winning that any player can have.

    python examples/solve_postal.py                          # a small game, in seconds
    python examples/solve_postal.py --mode normal            # the whole game (numpy and numba)
    python examples/solve_postal.py --mode all --reading R-3=none --pack my_board.toml
    python examples/solve_postal.py --mode normal --keep normal.advice
    python examples/solve_postal.py --mode normal --bellman 100000 --scratch /var/tmp

The numbers come from the rules themselves (:mod:`whichside_rules.exact.postal` plays what a turn
can do, and says what the merging relies on); here they are only put together. Only positions
between two turns are kept: strength, means of production, workers, gauges and dollars. A turn is
one step: a roll, then whatever the player can make of it. Turns are solved from the last to the
first, since the strength never falls.

Without numba the same functions run as plain Python: enough for a small game.
"""

from __future__ import annotations

import argparse
import math
import random
import tempfile
import time
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any, TypeVar

from whichside_rules import postal, readings
from whichside_rules.exact.postal import (
    MOST_GROUPS,
    STEPS,
    Group,
    Judge,
    Turns,
    Unfit,
    Workers,
    Writer,
)
from whichside_rules.policies.postal import careful_postal

try:
    import numba
    import numpy as np
except ImportError:
    numba = np = None

F = TypeVar("F", bound=Callable[..., Any])
Row = Any
"""Numbers in a row: a list, or an array of numpy."""


def fast(function: F) -> F:
    """Compiled where numba is installed, else as it stands."""
    if numba is None:
        return function
    compiled: F = numba.njit(nogil=True, cache=True, fastmath={"nnan", "nsz"})(function)
    return compiled


def whole(values: Iterable[int]) -> Any:
    """Whole numbers in a row."""
    return list(values) if np is None else np.array(list(values), dtype=np.int64)


def short(values: Any) -> Any:
    """Small whole numbers in a row."""
    return values if np is None else np.asarray(values, dtype=np.int32)


def zeros(length: int) -> Any:
    """Chances, all 0."""
    return [0.0] * length if np is None else np.zeros(length)


def filled(length: int, value: int) -> Any:
    """A whole number, many times."""
    return [value] * length if np is None else np.full(length, value, dtype=np.int64)


def in_order(values: Any) -> Any:
    """From the smallest to the largest."""
    return sorted(values) if np is None else np.sort(values)


# What a turn can come to ------------------------------------------------------------------------


@fast
def spread(
    starts: Row,
    shift: Row,
    act: Row,
    joins: Row,
    ev_from: Row,
    ev_to: Row,
    deed: Row,
    go: Row,
    ev: Row,
    slot_at: Row,
    slot_most: Row,
    cap_at: Row,
    cap_most: Row,
    gauges: int,
    listed: int,
    no_limit: int,
    home: Row,
    table: Row,
    stamp: Row,
    front: Row,
    back: Row,
    found: Row,
) -> int:
    """All that the workers can do in a turn, from the start of the actions to their end.

    A key holds, from the lowest bits: below how many dollars nobody may have started, with how many
    at least, resources, uses of the spaces, dollars earned, gauges, place in the list, workers.
    Returns how many ends were written to ``found``; -1 if there is no room for them.
    """
    s_need, s_res, s_slot, s_money, s_gauge, s_order, s_who = (
        shift[0], shift[1], shift[2], shift[3], shift[4], shift[5], shift[6]
    )  # fmt: skip
    m_ceil, m_need, m_res = (
        (1 << s_need) - 1,
        (1 << (s_res - s_need)) - 1,
        (1 << (s_slot - s_res)) - 1,
    )
    m_slot, m_money = (1 << (s_money - s_slot)) - 1, (1 << (s_gauge - s_money)) - 1
    m_gauge, m_order = (1 << (s_order - s_gauge)) - 1, (1 << (s_who - s_order)) - 1
    size, deeds = len(table) - 1, len(deed) // 8
    zero, ends, standing = shift[7], 0, len(home)
    n = 0
    for i in range(len(starts)):
        front[n] = starts[i]
        n += 1
    while n:
        used = 0
        for i in range(n):
            key = front[i]
            who = key >> s_who
            if home[who] >= 0:
                if ends >= len(found):
                    return -1
                low = key & ((1 << s_slot) - 1)
                money = (key >> s_money) & m_money
                gauge = (key >> s_gauge) & m_gauge
                bits = s_slot + (s_gauge - s_money)
                found[ends] = ((home[who] * gauges + gauge) << bits) | (money << s_slot) | low
                ends += 1
                continue
            ceil, need = key & m_ceil, (key >> s_need) & m_need
            res, slots = (key >> s_res) & m_res, (key >> s_slot) & m_slot
            money, gauge = (key >> s_money) & m_money, (key >> s_gauge) & m_gauge
            order = (key >> s_order) & m_order
            for kind in range(2):
                acted = act[kind * standing + who]
                if acted < 0:
                    continue
                for d in range(deeds):
                    at = d * 8
                    slot, resource = deed[at], deed[at + 3]
                    if listed and deed[at + 4] < order:
                        continue
                    new_slots = slots
                    if slot >= 0:
                        if (
                            (slots >> slot_at[slot])
                            & ((1 << slot_at[slot + 1] - slot_at[slot]) - 1)
                        ) >= slot_most[slot]:
                            continue
                        new_slots = slots + (1 << slot_at[slot])
                    new_order = deed[at + 4] if listed else 0
                    price = deed[at + 1]
                    for poor in range(2 if price else 1):
                        new_need, new_ceil, new_res, new_money = need, ceil, res, money
                        if poor:  # without the dollars nothing happens
                            top = price - 1 - (money - zero)
                            if top < need or top < 0:
                                continue
                            new_ceil = min(ceil, top)
                        else:
                            if price:
                                least = price - (money - zero)
                                if least > ceil and ceil < no_limit:
                                    continue
                                new_need = max(need, least)
                            new_money = money - price + deed[at + 2]
                            if resource >= 0:
                                width = cap_at[resource + 1] - cap_at[resource]
                                have = (res >> cap_at[resource]) & ((1 << width) - 1)
                                if have < cap_most[resource]:
                                    new_res = res + (1 << cap_at[resource])
                        low = (
                            new_ceil
                            | (new_need << s_need)
                            | (new_res << s_res)
                            | (new_slots << s_slot)
                            | (new_money << s_money)
                        )
                        to, event = gauge, -1
                        if not poor:
                            to, event = go[d * gauges + gauge], ev[d * gauges + gauge]
                        low |= (to << s_gauge) | (new_order << s_order)
                        first, last = 0, 1
                        if event >= 0:
                            first = ev_from[event * standing + acted]
                            last = ev_from[event * standing + acted + 1]
                        for e in range(first, last):
                            then = acted
                            if event >= 0:
                                then = ev_to[e]
                            elif deed[at + 5] and not poor:
                                then = joins[acted]
                            if then < 0:
                                continue
                            new = low | (then << s_who)
                            spot = ((new ^ (new >> 23)) * 40503 >> 3) & size
                            while stamp[spot] == stamp[size + 1] and table[spot] != new:
                                spot = (spot + 1) & size
                            if stamp[spot] != stamp[size + 1]:
                                if used * 2 > size:
                                    return -1
                                stamp[spot] = stamp[size + 1]
                                table[spot] = new
                                back[used] = new
                                used += 1
        stamp[size + 1] += 1
        for i in range(used):
            front[i] = back[i]
        n = used
    return ends


@fast
def sift(keys: Row, fields: Row, s_slot: int, covers: Row, kept: Row) -> int:
    """Of ends alike in all but resources and limits only those that no other one covers.

    ``covers`` says which resources pay at least what others pay. Returns how many are kept.
    """
    s_need, s_res = fields[0], fields[1]
    m_need, m_res, m_ceil = (1 << s_res - s_need) - 1, (1 << s_slot - s_res) - 1, (1 << s_need) - 1
    many = m_res + 1
    n, count, first = len(keys), 0, 0
    while first < n:
        last = first
        while last < n and keys[last] >> s_slot == keys[first] >> s_slot:
            last += 1
        for i in range(first, last):
            one = keys[i]
            beaten = i > first and keys[i - 1] == one
            for j in range(first, last):
                if beaten:
                    break
                other = keys[j]
                if other == one:
                    continue
                res, more = (one >> s_res) & m_res, (other >> s_res) & m_res
                need, less = (one >> s_need) & m_need, (other >> s_need) & m_need
                ceil, wide = one & m_ceil, other & m_ceil
                if covers[more * many + res] and less <= need and wide >= ceil:
                    same = covers[res * many + more] and less == need and wide == ceil
                    beaten = not same or j < i
            if not beaten:
                kept[count] = one
                count += 1
        first = last
    return count


@fast
def deal(
    keys: Row,
    count: int,
    fields: Row,
    s_slot: int,
    money_bits: int,
    no_limit: int,
    zero: int,
    due: Row,
    gauges: int,
    parts: Row,
    to: Row,
    left: Row,
    res: Row,
    need: Row,
    ceil: Row,
) -> None:
    """The fields of the ends: by how many dollars they need; last those for few dollars alone."""
    s_need, s_res = fields[0], fields[1]
    m_need, m_res, m_ceil = (1 << s_res - s_need) - 1, (1 << s_slot - s_res) - 1, (1 << s_need) - 1
    n = 0
    for level in range(no_limit + 2):
        for i in range(count):
            key = keys[i]
            mine = level > no_limit
            if key & m_ceil == no_limit:
                mine = (key >> s_need) & m_need == level
            if mine:
                k = key >> (s_slot + money_bits)
                to[n] = k
                left[n] = ((key >> s_slot) & ((1 << money_bits) - 1)) - zero - due[k // gauges]
                res[n] = (key >> s_res) & m_res
                need[n] = (key >> s_need) & m_need
                ceil[n] = key & m_ceil
                parts[level] += 1
                n += 1


# Values -----------------------------------------------------------------------------------------


@fast
def start_rows(
    rows: Row,
    reach: Row,
    at: Row,
    low: int,
    stock: Row,
    stock_at: Row,
    stock_reach: Row,
    kept: int,
    out: Row,
    shift: int,
) -> None:
    """The chances after paying if nothing is taken: those of the next turn."""
    for i in range(len(rows)):
        k = rows[i]
        base = shift + at[k] + low
        for m in range(reach[k] + 1):
            out[base + m] = 0.0
        if kept:
            n = min(reach[k], stock_reach[k]) + 1
            if n > 0:
                out[base : base + n] = stock[stock_at[k] : stock_at[k] + n]


@fast
def take_rows(
    rows: Row,
    reach: Row,
    at: Row,
    low: int,
    price: int,
    wins: int,
    stock: Row,
    stock_at: Row,
    stock_reach: Row,
    best: Row,
    out: Row,
    shift: int,
) -> None:
    """And if a means of production is taken."""
    for i in range(len(rows)):
        k = rows[i]
        base = shift + at[k] + low
        if wins:
            for m in range(price, reach[k] + 1):
                out[base + m] = 1.0
        else:
            n = min(reach[k] - price, stock_reach[k]) + 1
            if n > 0:
                row = stock[stock_at[k] : stock_at[k] + n]
                for m in range(n):
                    best[m] = max(out[base + price + m], row[m])
                out[base + price : base + price + n] = best[:n]


@fast
def copy_rows(out: Row, source: int, target: int, length: int) -> None:
    """The rows of one kind of resources as the beginning of another's."""
    out[target : target + length] = out[source : source + length]


@fast
def debt_rows(
    rows: Row,
    at: Row,
    low: int,
    gauges: int,
    debt_from: Row,
    debt_to: Row,
    best: Row,
    out: Row,
    shift: int,
) -> None:
    """Debts: for every missing dollar the player chooses who is hurt. The hurt come first."""
    for i in range(len(rows)):
        k = rows[i]
        group, gauge = k // gauges, k % gauges
        base = shift + at[k] + low
        for x in range(low):
            best[x] = 0.0
        for j in range(debt_from[group], debt_from[group + 1]):
            hurt = debt_to[j]
            if hurt == group:  # nobody is left to be hurt
                for x in range(low):
                    best[x] = out[base]
            elif hurt >= 0:
                end = shift + at[hurt * gauges + gauge] + low + 1
                row = out[end - low : end]
                for x in range(low):
                    best[x] = max(best[x], row[x])
        out[base - low : base] = best[:low]


@fast
def play_rows(
    rows: Row,
    reach: Row,
    at: Row,
    rises: int,
    limits: int,
    part: Row,
    end_k: Row,
    end_d: Row,
    end_r: Row,
    odd_from: Row,
    odd_k: Row,
    odd_d: Row,
    odd_r: Row,
    odd_need: Row,
    odd_ceil: Row,
    kind: Row,
    after: Row,
    after_at: Row,
    low: int,
    length: int,
    best: Row,
    out: Row,
) -> None:
    """The chances before the workers are placed: the best of all ends of the turn.

    A row is for dollars less the temporary rise; behind it stand, for few dollars, the values one
    by one, since not everything can be paid then.
    """
    shift = low - rises
    for i in range(len(rows)):
        k = rows[i]
        n = reach[k] + rises + 1
        for x in range(n):
            best[x] = 0.0
        poor = at[k] + n
        for need in range(limits + 1):
            e, last = part[k * (limits + 1) + need], part[k * (limits + 1) + need + 1]
            while e + 3 < last:  # four at a time: the processor does them together
                a = kind[end_r[e]] * length + after_at[end_k[e]] + end_d[e] + shift
                b = kind[end_r[e + 1]] * length + after_at[end_k[e + 1]] + end_d[e + 1] + shift
                c = kind[end_r[e + 2]] * length + after_at[end_k[e + 2]] + end_d[e + 2] + shift
                d = kind[end_r[e + 3]] * length + after_at[end_k[e + 3]] + end_d[e + 3] + shift
                row_a, row_b = after[a : a + n], after[b : b + n]
                row_c, row_d = after[c : c + n], after[d : d + n]
                for x in range(n):
                    best[x] = max(best[x], row_a[x], row_b[x], row_c[x], row_d[x])
                e += 4
            while e < last:
                a = kind[end_r[e]] * length + after_at[end_k[e]] + end_d[e] + shift
                row_a = after[a : a + n]
                for x in range(n):
                    best[x] = max(best[x], row_a[x])
                e += 1
            if need < limits and need <= reach[k]:
                for t in range(rises + 1):
                    x = need - t + rises
                    value = best[x] if x < n else 0.0
                    for e in range(odd_from[k], odd_from[k + 1]):
                        if odd_need[e] <= need <= odd_ceil[e]:
                            base = kind[odd_r[e]] * length + after_at[odd_k[e]] + low
                            value = max(value, after[base + odd_d[e] + need - t])
                    out[poor + need * (rises + 1) + t] = value
        out[at[k] : at[k] + n] = best[:n]


@fast
def roll_rows(
    rows: Row,
    reach: Row,
    at: Row,
    group_from: Row,
    weight: Row,
    choice_from: Row,
    to: Row,
    rise: Row,
    later: Row,
    which: int,
    placed: Row,
    placed_at: Row,
    placed_reach: Row,
    rises: int,
    limits: int,
    best: Row,
    out: Row,
) -> None:
    """Add the chances of the rolls that raise the strength by ``which``, each well answered."""
    for i in range(len(rows)):
        k = rows[i]
        base, n = at[k], reach[k] + 1
        for g in range(group_from[k], group_from[k + 1]):
            first, last = choice_from[g], choice_from[g + 1]
            if first == last or later[first] != which:
                continue
            for m in range(n):
                best[m] = 0.0
            for c in range(first, last):
                then, t = to[c], rise[c]
                spot = placed_at[then] + rises - t
                row = placed[spot : spot + n]
                for m in range(limits, n):
                    best[m] = max(best[m], row[m])
                spot = placed_at[then] + placed_reach[then] + rises + 1 + t
                for m in range(min(limits, n)):
                    best[m] = max(best[m], placed[spot + m * (rises + 1)])
            for m in range(n):
                out[base + m] += weight[g] * best[m]


# How far one can come ---------------------------------------------------------------------------


@fast
def reach_roll(
    before: Row, group_from: Row, choice_from: Row, to: Row, later: Row, r0: Row, r1: Row, r2: Row
) -> None:
    """The most dollars with which the workers can be placed."""
    for k in range(len(before)):
        if before[k] >= 0:
            for g in range(group_from[k], group_from[k + 1]):
                for c in range(choice_from[g], choice_from[g + 1]):
                    then, f = to[c], later[c]
                    if f == 0:
                        r0[then] = max(r0[then], before[k])
                    elif f == 1:
                        r1[then] = max(r1[then], before[k])
                    else:
                        r2[then] = max(r2[then], before[k])


@fast
def reach_play(
    before: Row,
    limits: int,
    part: Row,
    end_k: Row,
    end_d: Row,
    end_r: Row,
    odd_from: Row,
    odd_k: Row,
    odd_d: Row,
    odd_r: Row,
    kinds: int,
    out: Row,
) -> None:
    """The most dollars left after paying, for each kind of resources; a debt is below 0."""
    for k in range(len(before)):
        if before[k] >= 0:
            for e in range(part[k * (limits + 1)], part[(k + 1) * (limits + 1)]):
                spot = end_k[e] * kinds + end_r[e]
                out[spot] = max(out[spot], before[k] + end_d[e])
            for e in range(odd_from[k], odd_from[k + 1]):
                spot = odd_k[e] * kinds + odd_r[e]
                out[spot] = max(out[spot], before[k] + odd_d[e])


@fast
def reach_debt(order: Row, gauges: int, debt_from: Row, debt_to: Row, reach: Row) -> None:
    """Who can be hurt by debts is there with nothing left; ``order``: the hurt come later."""
    for i in range(len(order)):
        group = order[i]
        for gauge in range(gauges):
            if reach[group * gauges + gauge] > -1_000:
                for j in range(debt_from[group], debt_from[group + 1]):
                    if debt_to[j] >= 0:
                        spot = debt_to[j] * gauges + gauge
                        reach[spot] = max(reach[spot], 0)


@fast
def reach_kinds(by_kind: Row, kinds: int, cheapest: Row, paid: Row, taken: Row) -> None:
    """The most dollars left after paying, whatever the resources, and after taking something."""
    for k in range(len(paid)):
        for kind in range(kinds):
            left = by_kind[k * kinds + kind]
            if left > -1_000:
                paid[k] = max(paid[k], left, 0)
                if cheapest[kind] >= 0:
                    taken[k] = max(taken[k], left - cheapest[kind])


@fast
def greater(known: Row, found: Row, free: int, paid: Row) -> None:
    """The greater of two; where something is free it can be had with nothing left."""
    for k in range(len(known)):
        known[k] = max(known[k], found[k], -1)
        if free and paid[k] > -1_000:
            known[k] = max(known[k], 0)


# Putting it together ----------------------------------------------------------------------------

NOWHERE = -1_000_000


class Game:
    """The tables of a set-up as numbers: groups of workers, gauges, what a turn can come to."""

    def __init__(self, turns: Turns) -> None:
        """Find all groups of workers and all that a turn can do to them."""
        self.turns = turns
        self.gauges = len(turns.gauges)
        self.gauge_of = {gauges: turns.gauges.index(turns.merged(gauges)) for gauges in turns.every}
        self.begin = starts(turns)
        self.groups: dict[Group, int] = {}
        self.standing: dict[tuple[Workers, int], int] = {}
        self._close()
        self.size = len(self.groups) * self.gauges
        self._pack()
        self.rises = max(turns.dice(f) for f in range(1, turns.last + 1))
        self.rises += max(state.temporary_cost for state in self.begin)
        self.due = [turns.due(group) for group in self.groups]
        self._rolls: dict[tuple[Any, ...], Any] = {}

    def _close(self) -> None:
        """Every group and every standing that can come up."""
        turns, events = self.turns, ("injure", "jail", "heal", "free")
        todo: list[Any] = []

        def group(found: Group) -> None:
            if found not in self.groups:
                self.groups[found] = len(self.groups)
                todo.append(found)

        def stands(found: Workers, reserve: int) -> int:
            key = found, reserve
            if key not in self.standing:
                self.standing[key] = len(self.standing)
                todo.append(key)
                if len(self.standing) > MOST_GROUPS:
                    raise Unfit(f"more than {MOST_GROUPS} ways of standing: too many cubes")
            return self.standing[key]

        recruits = {deed.recruits for deed in turns.deeds if deed.recruits}
        anyway = {deed.recruits_anyway for deed in turns.deeds if deed.recruits}
        if len(recruits) > 1 or len(anyway) > 1 or recruits - {1} or anyway - {0, 1}:
            raise Unfit("a space recruits otherwise than one at a time")
        self.anyway = anyway == {1}
        self.events = [
            one
            for one in events
            if any(event == one for deed in turns.deeds for _, event in deed.at.values())
        ]
        self.placed: dict[Group, tuple[int, ...]] = {}
        self.acts: list[list[int]] = [[], []]
        act: dict[tuple[int, int], int] = {}
        join: dict[int, int] = {}
        hit: dict[tuple[str, int], tuple[int, ...]] = {}
        for state in self.begin:
            group(group_of(state))
        strokes = {
            face.event
            for gauges in turns.gauges
            for face in turns.faces(1, gauges)
            if face.event is not None
        }
        while todo:
            one = todo.pop()
            if len(one) == 5:
                self.placed[one] = tuple(stands(w, one[4]) for w in turns.placed(one))
                for hurt in turns.in_debt(one):
                    if hurt is not None:
                        group(hurt)
                for event in strokes:
                    waiting = Workers(one[0], one[1], 0, 0, 0, 0, one[2], one[3])
                    for end in turns.struck(event, waiting, "offensive"):
                        if end is not None:
                            group(end.home(one[4]))
                continue
            workers, reserve = one
            at = self.standing[one]
            if not workers.placed:
                group(workers.home(reserve))
                continue
            for kind, (placed, done) in enumerate(
                (("healthy_placed", "healthy_done"), ("injured_placed", "injured_done"))
            ):
                if getattr(workers, placed):
                    after = workers._replace(
                        **{placed: getattr(workers, placed) - 1, done: getattr(workers, done) + 1}
                    )
                    to = stands(after, reserve)
                    act[kind, at] = to
                    if to in join:
                        continue
                    join[to] = to
                    if reserve:
                        more = after._replace(healthy_done=after.healthy_done + 1)
                        join[to] = stands(more, reserve - 1)
                    elif self.anyway:
                        more = after._replace(healthy_done=after.healthy_done + 1)
                        join[to] = stands(more, 0)
                    for event in self.events:
                        hit[event, to] = tuple(
                            stands(w, reserve)
                            for w in turns.struck(event, after, "actions")
                            if w is not None
                        )
        n = len(self.standing)
        self.act = short(whole(act.get((kind, at), -1) for kind in range(2) for at in range(n)))
        self.joins = short(whole(join.get(at, -1) for at in range(n)))
        ev_from: list[int] = []
        ev_to: list[int] = []
        for event in self.events:
            for at in range(n):
                ev_from.append(len(ev_to))
                ev_to += hit.get((event, at), ())
        ev_from.append(len(ev_to))
        # a table for each event: where one ends the next begins
        self.ev_from = short(whole(ev_from))
        self.ev_to = short(whole(ev_to))
        self.home = short(
            whole(
                -1 if workers.placed else self.groups[workers.home(reserve)]
                for workers, reserve in self.standing
            )
        )

    def _pack(self) -> None:
        """Where in a key everything stands."""
        turns = self.turns
        rooms = {deed.space: deed.room for deed in turns.deeds if deed.room is not None}
        self.limited = list(rooms)
        most = turns.most_resources
        price = {
            deed.space: deed.price * (deed.room or 10**6) for deed in turns.deeds if deed.price
        }
        self.limits = sum(price.values())
        if self.limits > 60:
            raise Unfit("the actions that cost dollars may cost too many of them")
        workers = max(sum(workers) for workers, _ in self.standing)
        self.zero = self.limits
        top = self.zero + workers * max(deed.wage for deed in turns.deeds)
        self.slot_at, self.cap_at = [0], [0]
        for room in rooms.values():
            self.slot_at.append(self.slot_at[-1] + min(room, workers).bit_length())
        for count in most:
            self.cap_at.append(self.cap_at[-1] + count.bit_length())
        widths = (
            self.limits.bit_length(),
            self.limits.bit_length(),
            self.cap_at[-1],
            self.slot_at[-1],
            top.bit_length(),
            max(1, self.gauges - 1).bit_length(),
            4 if turns.listed else 0,
            len(self.standing).bit_length(),
        )
        if sum(widths) > 60 or self.cap_at[-1] > 10:
            raise Unfit("the content has too many spaces, resources or cubes to be merged")
        ends = [sum(widths[:i]) for i in range(1, 8)]
        self.shift = whole([*ends, self.zero])
        self.fields = whole(ends[:2])
        self.slot_at_, self.cap_at_ = short(whole(self.slot_at)), short(whole(self.cap_at))
        self.kinds = 1 << self.cap_at[-1]
        self.pays: list[int] = []
        for code in range(self.kinds):
            counts = [
                (code >> a) & ((1 << b - a) - 1)
                for a, b in zip(self.cap_at, self.cap_at[1:], strict=False)
            ]
            known = all(count <= limit for count, limit in zip(counts, most, strict=True))
            self.pays.append(turns.paid_by(tuple(counts)) if known else 0)
        self.covers = short(whole(int(a & b == b) for a in self.pays for b in self.pays))
        events = {event: number for number, event in enumerate(self.events)}
        deed: list[int] = []
        go: list[int] = []
        ev: list[int] = []
        for one in turns.deeds:
            slot = self.limited.index(one.space) if one.room is not None else -1
            deed += [slot, one.price, one.wage, one.resource, one.order, one.recruits, 0, 0]
            for gauges in turns.gauges:
                to, event = one.at[gauges]
                go.append(self.gauge_of[to])
                ev.append(-1 if event is None else events[event])
        self.deed, self.go, self.ev = short(whole(deed)), short(whole(go)), short(whole(ev))
        self.rooms = short(whole(min(room, workers) for room in rooms.values()))
        self.most = short(whole(most))

    def ends(self, threads: int) -> None:
        """All ends of a turn, for every group and gauges, each once."""
        numbers = range(len(self.groups))
        with ThreadPoolExecutor(threads) as pool:
            shares = pool.map(self._ends_of, (numbers[i::threads] for i in range(threads)))
            found: dict[int, Any] = {}
            for share in shares:
                found |= share
        pieces = [found[group] for group in numbers]
        self.part = whole(_sums(count for piece in pieces for count in piece[0]))
        self.odd_from = whole(_sums(count for piece in pieces for count in piece[1]))
        self.end_k, self.end_d, self.end_r = (
            _joined([piece[2][i] for piece in pieces]) for i in range(3)
        )
        self.odd_k, self.odd_d, self.odd_r, self.odd_need, self.odd_ceil = (
            _joined([piece[3][i] for piece in pieces]) for i in range(5)
        )
        least = min(int(min(self.end_d)) if np is None else int(self.end_d.min()), 0)
        if len(self.odd_d):
            least = min(least, int(min(self.odd_d)))
        self.low = self.rises - least

    def _ends_of(self, numbers: Sequence[int]) -> dict[int, Any]:
        """The ends for some of the groups."""
        shift = [int(x) for x in self.shift]
        groups = list(self.groups)
        room = 1 << 10
        due = whole(self.due)
        found: dict[int, Any] = {}
        buffers: list[Any] = []
        for number in numbers:
            counts: list[int] = []
            odds: list[int] = []
            main: list[list[Any]] = [[], [], []]
            odd: list[list[Any]] = [[], [], [], [], []]
            for gauge in range(self.gauges):
                begin = whole(
                    (who << shift[6]) | (gauge << shift[4]) | (self.zero << shift[3]) | self.limits
                    for who in self.placed[groups[number]]
                )
                while True:
                    if not buffers:
                        room *= 2
                        buffers = [filled(room, -1) for _ in range(6)]
                        buffers[1] = filled(room + 1, 0)
                        buffers[1][room] = 1
                    table, stamp, front, back, ends, kept = buffers
                    count = spread(
                        begin, self.shift, self.act, self.joins, self.ev_from, self.ev_to,
                        self.deed, self.go, self.ev, self.slot_at_, self.rooms, self.cap_at_,
                        self.most, self.gauges, self.turns.listed, self.limits, self.home,
                        table, stamp, front, back, ends,
                    )  # fmt: skip
                    if count >= 0:
                        break
                    buffers = []
                keys = in_order(ends[:count])
                count = sift(keys, self.fields, shift[2], self.covers, kept)
                parts = filled(self.limits + 2, 0)
                columns = [filled(count, 0) for _ in range(5)]
                deal(
                    kept, count, self.fields, shift[2], shift[4] - shift[3], self.limits, self.zero,
                    due, self.gauges, parts, columns[0], columns[1], columns[2], columns[3],
                    columns[4],
                )  # fmt: skip
                whole_parts = [int(x) for x in parts]
                counts += whole_parts[:-1]
                odds.append(whole_parts[-1])
                split = count - whole_parts[-1]
                for store, column in zip(main, columns[:3], strict=True):
                    store.append(_small(column[:split]))
                for store, column in zip(odd, columns, strict=True):
                    store.append(_small(column[split:]))
            found[number] = (
                counts, odds, [_joined(store) for store in main], [_joined(store) for store in odd]
            )  # fmt: skip
        return found

    def rolls(self, strength: int) -> Any:
        """The offensive at that strength, for every group and gauges."""
        turns = self.turns
        dice = turns.dice(strength)
        key = (
            dice,
            *(
                turns.faces(min(strength + more, turns.last), turns.gauges[0])
                for more in range(dice)
            ),
        )
        if key not in self._rolls:
            group_from, weight, choice_from = [0], [], [0]
            to: list[int] = []
            rise: list[int] = []
            later: list[int] = []
            for group in self.groups:
                for gauges in turns.gauges:
                    found = turns.offensive(group, gauges, strength)
                    rolled = sum(found.values())
                    for ends, count in found.items():
                        if len({end[3] for end in ends if end is not None}) > 1:
                            raise Unfit("the strength depends on what the player chooses")
                        weight.append(count / rolled)
                        for end in ends:
                            if end is not None:
                                to.append(self.groups[end[0]] * self.gauges + self.gauge_of[end[1]])
                                rise.append(end[2])
                                later.append(end[3] - strength)
                        choice_from.append(len(to))
                    group_from.append(len(weight))
            self._rolls[key] = (
                short(whole(group_from)),
                weight if np is None else np.array(weight),
                short(whole(choice_from)),
                short(whole(to)),
                short(whole(rise)),
                short(whole(later)),
            )
        return self._rolls[key]

    def debts(self) -> tuple[Any, Any, Any]:
        """Who can be hurt for a missing dollar; and the groups, the hurt after the unhurt."""
        debt_from, debt_to = [0], []
        for group in self.groups:
            debt_to += [
                -1 if hurt is None else self.groups[hurt] for hurt in self.turns.in_debt(group)
            ]
            debt_from.append(len(debt_to))
        health = {
            number: 2 * (group[0] + group[2]) + group[1] + group[3]
            for group, number in self.groups.items()
        }
        order = sorted(health, key=lambda number: -health[number])
        return short(whole(debt_from)), short(whole(debt_to)), short(whole(order))


def group_of(state: postal.PostalState) -> Group:
    """The workers of a position between two turns."""
    return Turns.workers(state).home(state.reserve)


def starts(turns: Turns) -> list[postal.PostalState]:
    """The positions in which the first turn can begin."""
    todo, found = [postal.new_game(turns.setup)], []
    while todo:
        state = todo.pop()
        if state.phase == "employers":
            found.append(state)
        moves = [*postal.legal_actions(state), *(roll for roll, _ in postal.chance_outcomes(state))]
        if state.phase != "employers":
            todo += [postal.apply(state, move).state for move in moves]
    return found


def _sums(counts: Iterable[int]) -> list[int]:
    sums = [0]
    for count in counts:
        sums.append(sums[-1] + count)
    return sums


def _small(values: Any) -> Any:
    return values if np is None else values.astype(np.int32)


def _joined(pieces: Sequence[Any]) -> Any:
    if np is None:
        return [value for piece in pieces for value in piece]
    return np.concatenate(pieces) if pieces else np.zeros(0, dtype=np.int32)


class Solved:
    """The chances of winning, for every position between two turns that can come up."""

    def __init__(self, setup: postal.Setup, threads: int = 2, say: Callable[[str], None] = print):
        """Solve a set-up whose mode is chosen.

        Raises:
            Unfit: it cannot be merged.
        """
        self.say, self.threads = say, threads
        self.turns = Turns(setup)
        self.game = game = Game(self.turns)
        say(f"{len(game.groups)} groups of workers, {game.gauges} gauges, merged"
            f"{' (Risk and Unsanitary exchanged)' if self.turns.twins else ''}; "
            f"{len(game.standing)} ways of standing in a turn")  # fmt: skip
        game.ends(threads)
        say(f"{len(game.end_k)} ends of a turn, and {len(game.odd_k)} for few dollars alone")
        self.debt_from, self.debt_to, self.hurt_last = game.debts()
        self.last, self.target = self.turns.last, self.turns.target
        self._reach()

    def hopeless(self, controlled: int, turns: int) -> bool:
        """Whether the turns that are left are too few."""
        return self.target - controlled > turns

    # How far one can come ---------------------------------------------------------------------

    def _reach(self) -> None:
        """The most dollars with which each position can come up, by strength and means."""
        game, size, last = self.game, self.game.size, self.last
        self.between: dict[tuple[int, int], Any] = {(0, 0): filled(size, -1)}
        self.placing: dict[tuple[int, int], Any] = {}
        self.paid: dict[tuple[int, int], Any] = {}
        for state in game.begin:
            k = self.spot(state)
            self.between[state.strength, 0] = self.between.get(
                (state.strength, 0), filled(size, -1)
            )
            self.between[state.strength, 0][k] = state.savings
        cheapest = [
            min((prize.dollars for bit, prize in enumerate(self.turns.means) if pays >> bit & 1),
                default=-1)
            for pays in game.pays
        ]  # fmt: skip
        for strength in range(last):
            for n in range(self.target):
                before = self.between.get((strength, n))
                if before is None or self.hopeless(n, last - strength):
                    continue
                group_from, _, choice_from, to, _, later = game.rolls(strength + 1)
                rows = [
                    self.placing.setdefault((strength + 1 + more, n), filled(size, -1))
                    for more in range(3)
                ]
                reach_roll(before, group_from, choice_from, to, later, *rows)
            now = strength + 1
            for n in range(self.target):
                before = self.placing.get((now, n))
                if before is None or self.hopeless(n, last - now + 1):
                    continue
                by_kind = filled(size * game.kinds, NOWHERE)
                reach_play(
                    before, game.limits, game.part, game.end_k, game.end_d, game.end_r,
                    game.odd_from, game.odd_k, game.odd_d, game.odd_r, game.kinds, by_kind,
                )  # fmt: skip
                paid, later_n = filled(size, NOWHERE), filled(size, -1)
                reach_kinds(by_kind, game.kinds, whole(cheapest), paid, later_n)
                reach_debt(self.hurt_last, game.gauges, self.debt_from, self.debt_to, paid)
                self.paid[now, n] = paid
                for count, most in ((n, paid), (n + 1, later_n)):
                    if count < self.target and not self.hopeless(count, last - now):
                        known = self.between.setdefault((now, count), filled(size, -1))
                        greater(known, most, int(0 in cheapest and count > n), paid)

    def spot(self, state: postal.PostalState) -> int:
        """The place of a position between two turns in the rows of values."""
        gauges = state.risk, state.unsanitary, state.police_threat
        return self.game.groups[group_of(state)] * self.game.gauges + self.game.gauge_of[gauges]

    # Values -----------------------------------------------------------------------------------

    def solve(self, keep: Callable[[int, int, Any, Any], None] | None = None) -> float:
        """The chance of winning from the start.

        Args:
            keep: gets each part of the values: strength, means of production as bits, where the
                rows begin and the values.
        """
        game = self.game
        self.values: dict[tuple[int, int], Any] = {}
        self.opening: dict[int, Any] = {}
        self.places: dict[tuple[str, int, int], tuple[Row, Row, int]] = {}
        self.first: dict[postal.PostalState, float] = {}
        self.entries = 0
        for strength in range(self.last, 0, -1):
            todo = [
                (strength, n, _bits(some))
                for n in range(self.target)
                if (strength, n) in self.paid
                for some in combinations(range(len(self.turns.means)), n)
            ]
            for n in {n for _, n, _ in todo}:
                self._rows("placing", strength, n, self.placing[strength, n])
                self._rows("paid", strength, n, self.paid[strength, n])
            for (at_strength, n), reach in self.between.items():
                if strength - 3 <= at_strength <= strength:
                    self._rows("between", at_strength, n, reach)
            with ThreadPoolExecutor(self.threads) as pool:
                for _ in pool.map(lambda one: self._turn(*one), todo):
                    pass
            for old in [key for key in self.values if key[0] == strength]:
                del self.values[old]
            for (at_strength, c), row in sorted(self.values.items()):
                if at_strength == strength - 1:
                    self.entries += len(row)
                    if keep is not None:
                        n = c.bit_count()
                        reach = self.between[strength - 1, n]
                        keep(strength - 1, c, self._rows("between", strength - 1, n, reach)[1], row)
            self.say(f"strength {strength - 1}: {self.entries} positions")
        for state in game.begin:
            self.first[state] = self._first_turn(state)
        return self._start(postal.new_game(self.turns.setup))

    def _start(self, state: postal.PostalState) -> float:
        if state.phase == "employers":
            return self.first.get(state, 0.0)
        if state.ending:
            return float(state.ending.won)
        rolls = postal.chance_outcomes(state)
        if rolls:
            return sum(
                float(chance) * self._start(postal.apply(state, roll).state)
                for roll, chance in rolls
            )
        return max(
            self._start(postal.apply(state, move).state) for move in postal.legal_actions(state)
        )

    def _first_turn(self, state: postal.PostalState) -> float:
        """The chance from the start of the first turn: the set-up may have raised its cost."""
        if state.ending:
            return float(state.ending.won)
        rolls = postal.chance_outcomes(state)
        if rolls:
            return sum(
                float(chance) * self._first_turn(postal.apply(state, roll).state)
                for roll, chance in rolls
            )
        if state.phase in ("employers", "offensive"):
            return max(
                self._first_turn(postal.apply(state, move).state)
                for move in postal.legal_actions(state)
            )
        if state.strength not in self.opening:
            return 0.0
        reach = self.placing[state.strength, 0]
        at = self._rows("placing", state.strength, 0, reach)[1]
        k, rises = self.spot(state), self.game.rises
        spot = int(at[k]) + rises + state.savings - state.temporary_cost
        if state.savings < self.game.limits:
            spot = int(at[k] + reach[k]) + rises + 1 + state.savings * (rises + 1)
            spot += state.temporary_cost
        return float(self.opening[state.strength][spot])

    def _rows(self, what: str, strength: int, n: int, reach: Any) -> tuple[Any, Any, int]:
        """Which rows there are, where each begins, and the greatest reach."""
        key = what, strength, n
        if key not in self.places:
            more = {"between": 1, "paid": self.game.low + 1, "placing": 0}[what]
            extra = (self.game.rises + 1) * (1 + self.game.limits) if what == "placing" else 0
            gauges = self.game.gauges
            found = [
                group * gauges + gauge
                for group in reversed(self.hurt_last)
                for gauge in range(gauges)
                if reach[group * gauges + gauge] >= 0
            ]
            at, total = filled(self.game.size + 1, -1), 0
            for k in found:
                at[k] = total
                total += int(reach[k]) + more + extra
            at[self.game.size] = total
            found = [int(k) for k in found]
            self.places[key] = whole(found), at, max((int(reach[k]) for k in found), default=0)
        return self.places[key]

    def _turn(self, strength: int, n: int, c: int) -> None:
        """The chances after the offensive, added to those of the turns that can lead there."""
        game, turns, values = self.game, self.turns, self.values
        paid = self.paid[strength, n]
        rows, at, most = self._rows("paid", strength, n, paid)
        spare = zeros(max(most, game.low) + 2)
        length = int(at[-1])
        classes: dict[int, int] = {}
        kind = []
        for pays in game.pays:
            kind.append(classes.setdefault(pays & ~c, len(classes)))
        after = zeros(length * len(classes))
        none = filled(1, -1)
        done: list[int] = []
        for pays in sorted(classes, key=lambda bits: bits.bit_count()):
            shift = classes[pays] * length
            inside = [one for one in done if one & pays == one]
            if inside:
                best = max(inside, key=lambda bits: bits.bit_count())
                copy_rows(after, classes[best] * length, shift, length)
            else:
                best = 0
                stock = values.get((strength, c))
                if stock is not None:
                    _, stock_at, _ = self._rows("between", strength, n, self.between[strength, n])
                    reach = self.between[strength, n]
                    start_rows(rows, paid, at, game.low, stock, stock_at, reach, 1, after, shift)
            for bit, prize in enumerate(turns.means):
                if pays >> bit & 1 and not best >> bit & 1:
                    more = c | 1 << bit
                    wins = n + 1 >= self.target
                    stock = values.get((strength, more))
                    if wins:
                        take_rows(rows, paid, at, game.low, prize.dollars, 1, zeros(1), none, none,
                                  spare, after, shift)  # fmt: skip
                    elif stock is not None:
                        reach = self.between[strength, n + 1]
                        _, stock_at, _ = self._rows("between", strength, n + 1, reach)
                        take_rows(rows, paid, at, game.low, prize.dollars, 0, stock, stock_at,
                                  reach, spare, after, shift)  # fmt: skip
            debt_rows(rows, at, game.low, game.gauges, self.debt_from, self.debt_to, spare, after,
                      shift)  # fmt: skip
            done.append(pays)
        reach = self.placing[strength, n]
        rows, place_at, most = self._rows("placing", strength, n, reach)
        out = zeros(int(place_at[-1]))
        play_rows(
            rows, reach, place_at, game.rises, game.limits, game.part, game.end_k, game.end_d,
            game.end_r, game.odd_from, game.odd_k, game.odd_d, game.odd_r, game.odd_need,
            game.odd_ceil, short(whole(kind)), after, at, game.low, length,
            zeros(most + game.rises + 1), out,
        )  # fmt: skip
        if not c:
            self.opening[strength] = out
        del after
        for more in range(min(3, strength)):
            before = self.between.get((strength - 1 - more, n))
            if before is None or self.hopeless(n, self.last - strength + 1 + more):
                continue
            group_from, weight, choice_from, to, rise, later = game.rolls(strength - more)
            if more > turns.dice(strength - more):
                continue
            rows_before, at_before, most = self._rows("between", strength - 1 - more, n, before)
            key = strength - 1 - more, c
            if key not in values:
                values[key] = zeros(int(at_before[-1]))
            roll_rows(
                rows_before, before, at_before, group_from, weight, choice_from, to, rise, later,
                more, out, place_at, reach, game.rises, game.limits, zeros(most + 1), values[key],
            )  # fmt: skip


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


# A small game, and how it is told ---------------------------------------------------------------


def small(setup: postal.Setup) -> postal.Setup:
    """The same game with two workers, short gauges, four means of production and three turns."""
    content = setup.content
    return replace(
        setup,
        content=replace(
            content,
            cubes=replace(content.cubes, workers=3),
            start=replace(content.start, workers=2, savings=8),
            target=replace(content.target, normal=2, confirmed=2, hard=2),
            strength=replace(content.strength, last_box=3, two_dice=(2,)),
            last_box=replace(content.last_box, risk=2, unsanitary=2, police_threat=2),
            means=content.means[:4],
        ),
    )


class Scratch:
    """All values, kept while a program runs: in memory, or in a folder if they are many."""

    def __init__(self, solved: Solved, folder: str | None = None) -> None:
        """Keep nothing yet."""
        self.solved, self.turns, self.folder = solved, solved.turns, folder
        self._rows: dict[tuple[int, int], Any] = {}

    def keep(self, strength: int, controlled: int, at: Any, row: Any) -> None:
        """Keep a part."""
        if self.folder is not None and np is not None:
            file = f"{self.folder}/{strength}-{controlled}.npy"
            np.save(file, row)
            row = np.load(file, mmap_mode="r")
        self._rows[strength, controlled] = at, row

    def chance(
        self, strength: int, controlled: int, group: Group, gauges: Any, savings: int
    ) -> float:
        """The chance of winning between two turns.

        Raises:
            LookupError: the position cannot come up.
        """
        solved, count = self.solved, controlled.bit_count()
        if solved.hopeless(count, solved.last - strength):
            return 0.0
        k = solved.game.groups[group] * solved.game.gauges + solved.game.gauge_of[gauges]
        at, row = self._rows[strength, controlled]
        if savings > solved.between[strength, count][k]:
            raise LookupError("the position does not come up in a game")
        return float(row[at[k] + savings])


class Keeper:
    """Writes a file of values while they are found."""

    def __init__(self, solved: Solved, file: Path) -> None:
        """Begin the file."""
        self._solved = solved
        self._writer = Writer(file, solved.turns, solved.game.groups)
        self._told: set[tuple[int, int]] = set()

    def keep(self, strength: int, controlled: int, at: Any, row: Any) -> None:
        """Keep a part."""
        count = controlled.bit_count()
        if (strength, count) not in self._told:
            self._told.add((strength, count))
            reach = self._solved.between[strength, count]
            self._writer.add(f"reach {strength} {count}", array("h", [int(x) for x in reach]))
            begins = [int(x) for x in at[: len(reach)]]
            self._writer.add(f"at {strength} {count}", array("i", begins))
        steps = array("H")
        if np is None:
            steps.extend(round(value * STEPS) for value in row)
        else:
            steps.frombytes(np.rint(np.asarray(row) * STEPS).astype(np.uint16).tobytes())
        self._writer.add(f"{strength} {controlled}", steps)

    def close(self, chance: float) -> int:
        """Give the file its name; how many bytes it has."""
        return self._writer.close(chance)


def bellman(
    judge: Judge,
    count: int,
    seed: int = 1,
    walks: int = 200,
    say: Callable[[str], None] = lambda text: None,
) -> tuple[int, float, dict[str, int]]:
    """Bellman's equation on positions of games: each is worth what its best move, or the roll, is.

    Games are played by chance and by the careful player; in each of their turns many ways through
    the turn are gone. What is legal and what follows comes from the rules.

    Returns how many positions were compared, the largest difference, and the positions by phase.
    """
    generator = random.Random(seed)
    checked, worst = 0, 0.0
    phases: Counter[str] = Counter()
    while checked < count:
        state = postal.new_game(judge.turns.setup)
        careful = generator.random() < 0.7
        while not state.ending and checked < count:
            seen: set[Any] = set()
            for _ in range(walks):
                there = state
                while not there.ending and (there is state or there.phase != "employers"):
                    key = postal.key(there)
                    if key not in seen and checked < count:
                        seen.add(key)
                        checked += 1
                        phases[there.phase] += 1
                        worst = max(worst, abs(judge.worth(there) - _by_moves(judge, there)))
                        if not checked % 10_000:
                            say(f"{checked} positions compared, at most {worst:.1e} off")
                    there = postal.apply(there, generator.choice(_moves(there))).state
            first = True
            while not state.ending and (first or state.phase != "employers"):
                first = False
                moves = _moves(state)
                if careful and not postal.chance_outcomes(state):
                    move = careful_postal(postal, postal.observation(state), moves, generator)
                else:
                    move = generator.choice(moves)
                state = postal.apply(state, move).state
    return checked, worst, dict(phases)


def _moves(state: postal.PostalState) -> list[Any]:
    return [*postal.legal_actions(state), *(roll for roll, _ in postal.chance_outcomes(state))]


def _by_moves(judge: Judge, state: postal.PostalState) -> float:
    rolls = postal.chance_outcomes(state)
    if rolls:
        return math.fsum(
            float(chance) * judge.worth(postal.apply(state, roll).state) for roll, chance in rolls
        )
    return max(judge.worth(postal.apply(state, move).state) for move in postal.legal_actions(state))


# The command ------------------------------------------------------------------------------------


def setups(arguments: argparse.Namespace) -> list[postal.Setup]:
    """The set-ups that are asked for, one for each mode."""
    content = postal.default_content()
    if arguments.pack is not None:
        text = arguments.pack.read_text(encoding="utf-8")
        content = postal.pack_content(postal.read_pack(text, arguments.pack.name))
    picked: dict[str, Any] = {}
    known = {one.field: one for one in readings("postal") if one.field}
    known |= {one.id: one for one in known.values()}
    for entry in arguments.reading:
        name, _, option = entry.partition("=")
        reading = known.get(name) or known.get(f"postal.{name}")
        if reading is None or option not in [one.name for one in reading.options]:
            raise SystemExit(f"--reading {entry}: write FIELD=OPTION, such as eighth_means=none")
        picked[str(reading.field)] = option
    setup = postal.Setup(readings=postal.Readings(**picked), content=content)
    if arguments.mode is None:
        return [small(setup)]
    modes = postal.MODES if arguments.mode == "all" else [arguments.mode]
    return [replace(setup, mode=mode) for mode in modes]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument(
        "--mode", choices=[*postal.MODES, "all"], help="without it a small game is solved"
    )
    parser.add_argument("--reading", action="append", default=[], metavar="FIELD=OPTION")
    parser.add_argument("--pack", type=Path)
    parser.add_argument("--keep", type=Path, help="a file for whichside play postal --advice")
    parser.add_argument("--bellman", type=int, default=0, metavar="N", help="compare N positions")
    parser.add_argument("--scratch", type=Path, help="a folder for the values meanwhile")
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    if arguments.mode and numba is None:
        raise SystemExit('the whole game needs numpy and numba: pip install ".[solve]"')
    if arguments.keep is not None and arguments.mode == "all":
        raise SystemExit("--keep: one file for each mode")
    for setup in setups(arguments):
        one(setup, arguments)


def one(setup: postal.Setup, arguments: argparse.Namespace) -> None:
    """Solve a set-up and print what comes of it."""
    began, worked = time.perf_counter(), time.process_time()

    def say(text: str) -> None:
        wall, cpu = time.perf_counter() - began, time.process_time() - worked
        print(f"  [{wall:6.1f} s, {cpu:6.1f} s of the processor] {text}", flush=True)

    print(f"{setup.mode}: solving", flush=True)
    try:
        solved = Solved(setup, arguments.threads, say)
    except Unfit as error:
        raise SystemExit(f"this set-up cannot be merged: {error}") from None
    with tempfile.TemporaryDirectory(dir=arguments.scratch) as folder:
        scratch = Scratch(solved, folder if arguments.scratch else None)
        keeper = Keeper(solved, arguments.keep) if arguments.keep is not None else None

        def keep(strength: int, controlled: int, at: Any, row: Any) -> None:
            if arguments.bellman:
                scratch.keep(strength, controlled, at, row)
            if keeper is not None:
                keeper.keep(strength, controlled, at, row)

        chance = solved.solve(keep)
        print(f"{setup.mode}: {100 * chance:.10f} % won by the best play ({chance!r})", flush=True)
        if keeper is not None:
            say(f"{keeper.close(chance)} bytes in {arguments.keep}")
        if arguments.bellman:
            count, worst, phases = bellman(Judge(scratch), arguments.bellman, say=say)
            say(f"Bellman's equation on {count} positions: at most {worst:.1e} off; {phases}")


if __name__ == "__main__":
    main()
