"""Deduction against counting every deal one by one, and against what must hold of any belief."""

from __future__ import annotations

import itertools
import random
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given, settings, strategies as st

from tests.yellow_places.counting import at, deals, fits, hidden_from
from tests.yellow_places.games import much_face_up, positions, settled, walks
from whichside_rules import yellow_places as yp
from whichside_rules.testing.conformance import Step

FEW = 30_000
"""So many deals are still counted one by one."""

Fact = tuple[str, ...]


def watcher(state: yp.YellowState, number: int) -> str:
    return state.setup.seats[number % len(state.setup.seats)]


def owners_by_counting(
    state: yp.YellowState, player: str
) -> tuple[int, dict[yp.Tile, Counter[str | None]]]:
    """The number of deals, and for each hidden tile in how many of them each player has it."""
    total, held = 0, {tile: Counter[str | None]() for tile in hidden_from(state, player)}
    for hands in deals(state, player):
        total += 1
        for name, hand in hands.items():
            for tile in hand:
                held[tile][name] += 1
        assert total <= FEW
    return total, held


def small(state: yp.YellowState, player: str) -> bool:
    hidden, ways = len(hidden_from(state, player)), 1
    for name, hand in zip(state.setup.seats, state.hands, strict=True):
        if name != player:
            fitting = sum(
                fits(state, name, one)
                for one in itertools.combinations(hidden_from(state, player), len(hand))
            )
            ways *= fitting
    return ways <= FEW and hidden > 0


def check_exact(state: yp.YellowState, player: str) -> None:
    total, held = owners_by_counting(state, player)
    deduction = yp.deduce(yp.observation(state, player))
    assert deduction.deals == total
    certain = []
    for tile, counts in held.items():
        counts[None] = total - counts.total()
        for holder in (*state.setup.seats, None):
            expected = Fraction(counts[holder], total)
            assert deduction.probability(tile, holder) == expected, (tile, holder)
            if expected == 1:
                certain.append((tile, holder))
        assert [one.holder for one in deduction.owners(tile)] == [
            name for name in (*state.setup.seats, None) if counts[name]
        ]
    assert list(deduction.certain()) == certain


@settings(max_examples=settings().max_examples * 2)
@given(state=positions(dealt=True), number=st.integers(0, 3))
def test_probabilities_are_those_of_counting_every_deal(state: yp.YellowState, number: int) -> None:
    player = watcher(state, number)
    assume(small(state, player))
    check_exact(state, player)


def some_position(count: int, seed: int) -> yp.YellowState:
    """A position with few unknown tiles: most establishments bear a cube."""
    rng = random.Random(seed)
    players = yp.COLOURS[:count]
    setup = yp.Setup(colours=players, content=much_face_up(3))
    tiles = rng.sample(yp.TILES, 27)
    hands = {name: [tiles.pop() for _ in range(rng.randint(1, 2))] for name in players}
    for hand in list(hands.values())[2:]:
        del hand[1:]
    left = rng.randint(1, 4)
    missed, found = tiles[left:], dict.fromkeys(tiles[left : left + 1], players[0])
    discs = [(name, rng.choice(yp.PLACES)) for name in players for _ in range(rng.randint(0, 3))]
    return yp.position(
        setup=setup,
        phase="conclusion",
        hands=hands,
        **settled(missed[1:], 3 * count - 1),
        found=found,
        discs=discs,
    )


@given(count=st.sampled_from((2, 3, 4)), seed=st.integers(0, 2**32 - 1))
@settings(max_examples=settings().max_examples * 2)
def test_small_tables(count: int, seed: int) -> None:
    state = some_position(count, seed)
    for player in state.setup.seats:
        check_exact(state, player)


# What must hold of any belief -------------------------------------------------------------------


@given(state=positions(dealt=True), number=st.integers(0, 3))
def test_beliefs_add_up_and_never_exclude_the_truth(state: yp.YellowState, number: int) -> None:
    player = watcher(state, number)
    start = time.perf_counter()
    deduction = yp.deduce(yp.observation(state, player))
    holders = {
        tile: name
        for name, hand in zip(state.setup.seats, state.hands, strict=True)
        for tile in hand
    }
    sums: dict[str | None, Fraction] = defaultdict(Fraction)
    for tile in yp.TILES:
        owners = deduction.owners(tile)
        assert sum(one.probability for one in owners) == 1
        assert all(one.probability > 0 for one in owners)
        assert len({one.holder for one in owners}) == len(owners)
        assert deduction.probability(tile, holders.get(tile)) > 0, f"{tile}: the truth is excluded"
        for one in owners:
            sums[one.holder] += one.probability
    for name, hand in zip(state.setup.seats, state.hands, strict=True):
        assert sums[name] == len(hand)
    for tile, holder in deduction.certain():
        assert holders.get(tile) == holder
    assert time.perf_counter() - start < 5, "slow"


@given(steps=walks(), number=st.integers(0, 3))
@settings(max_examples=settings().max_examples // 2)
def test_what_is_once_certain_stays_so_and_deals_only_vanish(
    steps: list[Step], number: int
) -> None:
    player = watcher(steps[0].before, number)
    known: dict[yp.Tile, str | None] = {}
    last: yp.Deduction | None = None
    for step in steps:
        if step.before.phase == "deal":
            continue
        deduction = yp.deduce(yp.observation(step.before, player))
        if last:
            assert deduction.deals <= last.deals
        cubes = yp.observation(step.before, player).known
        for tile, holder in known.items():
            if tile not in cubes:
                assert deduction.probability(tile, holder) == 1
        known |= dict(deduction.certain())
        last = deduction


def test_a_wrong_accusation_tells_something() -> None:
    setup = yp.Setup(colours=("green", "pink", "blue"))
    state = yp.position(
        setup=setup,
        phase="conclusion",
        hands={"green": ["1-tea"], "pink": ["2-tea"], "blue": ["3-tea"]},
    )
    state = yp.apply(state, yp.Accuse("green", "3-tea", "pink")).state
    deduction = yp.deduce(yp.observation(state, "blue"))
    for name in ("green", "pink"):
        assert deduction.probability("1-tea", name) == Fraction(1, 26)
    check_exact(state, "pink")
    seen_by_pink = yp.deduce(yp.observation(state, "pink"))
    assert seen_by_pink.probability("3-tea", "green") == 0
    assert seen_by_pink.probability("3-tea", "blue") == Fraction(1, 25)


# Reasons ----------------------------------------------------------------------------------------


def facts_of(state: yp.YellowState, player: str) -> dict[Fact, str]:
    """All that can be seen, with the sentence by which :meth:`Deduction.why` would say it."""
    view, facts = yp.observation(state, player), dict[Fact, str]()
    kinds = {"tea": "tea house", "restaurant": "restaurant", "bakery": "bakery"}

    def name(tile: str) -> str:
        return f"the {kinds[tile[2:]]} of cell {tile[0]}"

    for other, count in zip(view.setup.seats, view.held, strict=True):
        if other != player:
            tiles = "tile" if count == 1 else "tiles"
            facts["size", other, str(count)] = f"{other} holds {count} hidden {tiles}."
    for disc in view.discs:
        if disc.player != player:
            place = disc.place.replace("-", " ")
            place = f"the {kinds[place]} circle" if place in kinds else place
            cubes = f"{disc.cubes} yellow cube" + "s" * (disc.cubes != 1)
            said = f"The disc of {disc.player} before {place} bears {cubes}."
            facts["disc", disc.player, disc.place, str(disc.cubes)] = said
    for wrong in view.accusations:
        if not wrong.right:
            said = f"{wrong.player} was wrong: {wrong.holder} does not hold {name(wrong.tile)}."
            facts["wrong", wrong.player, wrong.holder, wrong.tile] = said
    for tile in view.hand:
        facts["settled", tile] = f"You hold {name(tile)} yourself."
    for tile in state.revealed:
        facts["settled", tile] = f"T{name(tile)[1:]} was face up."
    for one in view.designations:
        said = f"Nobody answered when {one.player} designated {name(one.tile)}."
        if not one.known:
            facts["settled", one.tile] = said
    for found in view.found:
        facts["settled", found.tile] = f"{found.holder} revealed {name(found.tile)}."
    return facts


def forced(facts: Sequence[Fact], others: Sequence[str], tile: str, holder: str | None) -> bool:
    """Whether the facts leave only that owner: tile by tile, everybody else is tried."""
    settled = {fact[1] for fact in facts if fact[0] == "settled"}
    rules: list[tuple[str, list[bool], int]] = []
    tiles = [tile, *(one for one in yp.TILES if one not in settled | {tile})]
    for fact in facts:
        if fact[0] == "size":
            rules.append((fact[1], [True] * len(tiles), int(fact[2])))
        elif fact[0] == "disc":
            rules.append((fact[1], [at(one, fact[2]) for one in tiles], int(fact[3])))
        elif fact[0] == "wrong":
            for name in fact[1:3]:
                rules.append((name, [one == fact[3] for one in tiles], 0))
    dead = set[tuple[int, ...]]()

    def goes_on(number: int, needs: tuple[int, ...], owners: Sequence[str | None]) -> bool:
        """Whether the tiles from a number on can be given so that all needs are met."""
        if number == len(tiles):
            return not any(needs)
        if any(
            not 0 <= need <= sum(speaks[number:])
            for need, (_, speaks, _) in zip(needs, rules, strict=True)
        ):
            return False
        if (number, *needs) in dead:
            return False
        for owner in owners:
            left = tuple(
                need - (name == owner and speaks[number])
                for need, (name, speaks, _) in zip(needs, rules, strict=True)
            )
            if goes_on(number + 1, left, (None, *others)):
                return True
        if number:
            dead.add((number, *needs))
        return False

    start = tuple(count for _, _, count in rules)
    return not goes_on(0, start, [one for one in (None, *others) if one != holder])


def check_reasons(state: yp.YellowState, player: str) -> None:
    """Of every certainty: the reasons force it, and none can be left out."""
    deduction = yp.deduce(yp.observation(state, player))
    others = [name for name in state.setup.seats if name != player]
    sentences = {said: fact for fact, said in facts_of(state, player).items()}
    for tile, holder in deduction.certain():
        reasons = deduction.why(tile, holder)
        facts = [sentences[reason.why.en] for reason in reasons]
        assert len(set(facts)) == len(facts), "a reason comes twice"
        assert forced(facts, others, tile, holder), f"{tile}, {holder}: not forced by {facts}"
        for gone in facts:
            rest = [fact for fact in facts if fact != gone]
            assert not forced(rest, others, tile, holder), f"{tile}, {holder}: no need of {gone}"


@given(count=st.sampled_from((2, 3, 4)), seed=st.integers(0, 2**32 - 1))
def test_reasons_of_small_tables(count: int, seed: int) -> None:
    state = some_position(count, seed)
    check_reasons(state, watcher(state, seed))


@given(state=positions(dealt=True), number=st.integers(0, 3))
def test_reasons_of_random_games(state: yp.YellowState, number: int) -> None:
    check_reasons(state, watcher(state, number))


def table(**given: Any) -> yp.YellowState:
    return yp.position(setup=yp.Setup(colours=("green", "pink", "blue")), **given)


def test_the_size_of_a_hand_is_a_reason_only_where_it_matters() -> None:
    """Three cubes at cell 2 say it all; one cube and one tile exclude what is elsewhere."""
    row = [tile for tile in yp.TILES if tile[0] in "13"]
    full = table(
        phase="pawns",
        in_round=2,
        hands={"pink": ["2-tea", "2-bakery"], "green": ["9-tea"], "blue": ["8-tea"]},
        revealed=row,
        missed=["2-restaurant"],
        discs=[("pink", "row-1"), ("green", "tea"), ("blue", "tea")],
    )
    said = [
        reason.why.en for reason in yp.deduce(yp.observation(full, "green")).why("2-tea", "pink")
    ]
    assert not any("hidden tile" in one for one in said)
    lone = table(
        phase="pawns",
        hands={"pink": ["2-tea"], "green": ["9-tea"]},
        discs=[("pink", "row-1"), ("green", "tea"), ("blue", "tea")],
    )
    deduction = yp.deduce(yp.observation(lone, "green"))
    reasons = deduction.why("5-bakery", None)
    assert [reason.why.en for reason in reasons] == [
        "pink holds 1 hidden tile.",
        "blue holds 0 hidden tiles.",
        "The disc of pink before row 1 bears 1 yellow cube.",
    ]
    assert reasons[1].why.fr == "bleu détient 0 tuile cachée."
    assert reasons[0].why.fr == "rose détient 1 tuile cachée."
    with pytest.raises(ValueError, match="not certain"):
        deduction.why("2-tea", "pink")


def test_a_cube_is_a_reason_by_what_put_it_there() -> None:
    seen = table(
        phase="pawns",
        in_round=2,
        hands={"pink": ["2-tea"], "green": ["9-tea"]},
        found={"5-tea": "pink", "6-tea": "blue"},
        missed=["2-restaurant"],
        discs=[(player, at) for at in ("tea", "row-1") for player in ("pink", "green", "blue")],
    )
    deduction = yp.deduce(yp.observation(seen, "green"))
    said = [deduction.why(tile, None)[0].why.en for tile in ("5-tea", "6-tea", "2-restaurant")]
    assert said == [
        "pink revealed the tea house of cell 5.",
        "blue revealed the tea house of cell 6.",
        "Nobody answered when green designated the restaurant of cell 2.",
    ]
