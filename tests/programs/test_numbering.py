"""Every move that can be legal has a number, and no other has one."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest

from tests.programs import numbers
from whichside_rules import anarchy, numbering, postal, whichside, yellow_places
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.playout import Now
from whichside_rules.numbering import Numbering, TooManyMoves

GAMES: dict[str, Any] = {name: rulebook.find(name).game for name in rulebook.built_in()}


def one_card(game: Any) -> Any:
    """The Anarchy with one card a bid."""
    return game.Setup(readings=game.Readings(bids="one-card"))


def seen_in(game: Any, setup: Any, games: int) -> set[Any]:
    """The moves that were legal in so many random games."""
    seen: set[Any] = set()
    for seed in range(games):
        rng = random.Random(seed)

        def choose(actions: Sequence[Any], now: Now, rng: random.Random = rng) -> Any:
            seen.update(actions)
            return rng.choice(actions)

        game.playout(game.new_game(setup), rng, choose)
    return seen


# The table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_stay_as_they_were(name: str) -> None:
    assert numbers.numbered(GAMES[name]) == numbers.kept()[name], (
        "the numbers of moves have changed: say so in changes/, and write them anew with "
        "python -m tests.programs.numbers"
    )


def test_a_table_in_another_order_is_noticed() -> None:
    table = Numbering(postal, postal.Setup())
    other = Numbering(postal, postal.Setup())
    other._moves[3], other._moves[4] = other._moves[4], other._moves[3]
    assert numbers.digest(table) == numbers.digest(Numbering(postal, postal.Setup()))
    assert numbers.digest(table) != numbers.digest(other)


@pytest.mark.parametrize("name", GAMES)
def test_a_move_and_its_number_lead_to_each_other(name: str) -> None:
    game = GAMES[name]
    for chance in (False, True):
        table = Numbering(game, game.Setup(), chance=chance)
        moves = list(table)
        assert len(set(moves)) == len(moves) == len(table)
        some = range(0, len(table), max(1, len(table) // 500))
        assert [table.number_of(table.move_of(number)) for number in some] == list(some)


@pytest.mark.parametrize(
    ("game", "games", "share"),
    [(postal, 2_500, 1), (whichside, 100, 0.4), (yellow_places, 60, 0.9)],
    ids=["postal", "whichside", "yellow_places"],
)
def test_no_number_is_of_a_move_that_never_comes(game: Any, games: int, share: float) -> None:
    """In the postal game every one came; elsewhere so many of them in a few random games.

    What is missing there are things that random players seldom reach: four cubes on a disc, people
    who come with a solidarity card.
    """
    table = set(Numbering(game, game.Setup()))
    seen = seen_in(game, game.Setup(), games)
    assert seen <= table
    assert len(seen) >= share * len(table)


def test_in_the_anarchy_sums_aside_most_moves_come_soon() -> None:
    """Whoever saves for long enough can bid any sum, and pay for any number of cards."""
    table = set(Numbering(anarchy, anarchy.Setup()))
    seen = seen_in(anarchy, anarchy.Setup(), 10)
    assert seen <= table
    few = {one for one in table if not isinstance(one, anarchy.Bid | anarchy.Pay)}
    assert len(seen & few) >= 0.5 * len(few)


@pytest.mark.parametrize("place", yellow_places.engine.content.PLACES)
def test_a_hand_can_lie_in_any_place(place: Any) -> None:
    """So a disc can have as many cubes there as a hand has tiles."""
    setup = yellow_places.Setup()
    state, player = yellow_places.new_game(setup), setup.seats[-1]
    while outcomes := [
        cast("yellow_places.Draw", one.move) for one in yellow_places.chance_outcomes(state)
    ]:
        there = yellow_places.board.tiles_at(place)
        within = [one for one in outcomes if one.tile in there]
        outside = [one for one in outcomes if one.tile not in there]
        held = len(state.hands[-1])
        after = yellow_places.apply(state, outside[0]).state
        state = after if len(after.hands[-1]) == held else yellow_places.apply(state, within[0])[0]
    most = max(one.cubes for one in yellow_places.legal_actions(state, player))
    table = Numbering(yellow_places, setup)
    cubes = [one.cubes for one in table if isinstance(one, yellow_places.PlaceDisc)]
    assert most == max(cubes)


def test_what_the_book_always_forbids_has_no_number() -> None:
    table = Numbering(yellow_places, yellow_places.Setup())
    announced = yellow_places.Announce("green", "5-tea")
    with pytest.raises(LookupError, match=r"Announce.*has no number: it can never be legal"):
        table.number_of(announced)


@pytest.mark.parametrize(
    ("setup", "kind", "there"),
    [
        (postal.Setup(), postal.ChooseMode, False),
        (postal.Setup(mode=None), postal.ChooseMode, True),
        (whichside.Setup(), whichside.WorsenGauge, False),
        (whichside.Setup(rolls=2), whichside.WorsenGauge, True),
        (yellow_places.Setup(), yellow_places.PassPawn, False),
        (
            yellow_places.Setup(readings=yellow_places.Readings(pawn_duty="optional")),
            yellow_places.PassPawn,
            True,
        ),
    ],
)
def test_the_table_is_that_of_the_set_up(setup: Any, kind: type[Any], there: bool) -> None:
    game = GAMES[type(setup).__module__.split(".")[1]]
    assert any(isinstance(one, kind) for one in Numbering(game, setup)) is there


# What is legal ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_what_is_legal_is_the_same_by_number(name: str) -> None:
    game = GAMES[name]
    setup, rng = game.Setup(), random.Random(1)
    table, chance = Numbering(game, setup), Numbering.of_chance(game, setup)
    state = game.new_game(setup)
    for _ in range(60):
        for player in (None, *game.players(setup)):
            numbers = table.legal(state, player)
            assert {table.move_of(one) for one in numbers} == {*game.legal_actions(state, player)}
            assert list(numbers) == sorted(set(numbers))
            mask = table.mask(state, player)
            assert len(mask) == len(table)
            assert [one for one, legal in enumerate(mask) if legal] == list(numbers)
        drawn = chance.legal(state)
        assert {chance.move_of(one) for one in drawn} == {
            one.move for one in game.chance_outcomes(state)
        }
        used, numbers = (chance, drawn) if drawn else (table, table.legal(state))
        if not numbers:
            break
        state = used.apply(state, rng.choice(numbers)).state


def test_the_game_knows_a_move_by_number_as_fast_as_its_own() -> None:
    """What it offered is in the table itself: nothing equal to it must be looked for."""
    game = postal
    table, state = Numbering(game, game.Setup()), game.new_game()
    state = game.apply(state, game.Roll((2,))).state
    state = game.apply(state, game.BeginTurn()).state
    state = game.apply(state, game.chance_outcomes(state)[1].move).state
    actions = game.legal_actions(state)
    numbers = [table.number_of(one) for one in actions]
    assert len(table.legal(state)) == len(actions) > 10
    assert all(table.move_of(one) is move for one, move in zip(numbers, actions, strict=True))
    assert [table.number_of(one) for one in actions] == numbers


def test_what_was_offered_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbering, "_LISTS", 2)
    table = Numbering(postal, postal.Setup())
    for _ in range(4):
        fresh = postal.Pay()
        monkeypatch.setattr(table, "game", _Offering(fresh))
        (number,) = table.legal(None)
        assert table.move_of(number) is fresh
    assert len(table._known) == len(table)
    assert len(table._answered) == 2


def test_of_equal_moves_that_are_offered_in_turn_the_last_one_is_made() -> None:
    table = Numbering(postal, postal.Setup())
    one, other = postal.Pay(), postal.Pay()
    for fresh in (one, other, one):
        table.game = cast("Any", _Offering(fresh))
        (number,) = table.legal(None)
        assert table.move_of(number) is fresh


class _Offering:
    def __init__(self, move: Any) -> None:
        self.legal_actions: Callable[..., tuple[Any, ...]] = lambda *_: (move,)


def test_a_table_that_travels_is_the_same() -> None:
    table = Numbering(postal, postal.Setup(mode="hard"))
    again = pickle.loads(pickle.dumps(table))
    assert list(again) == list(table)
    assert again.game is postal


# What is wrong ------------------------------------------------------------------------------------


def test_numbers_that_there_are_not() -> None:
    table = Numbering(postal, postal.Setup())
    for number in (-1, len(table)):
        with pytest.raises(LookupError, match=f"no move has the number {number}; .* 0 to 144"):
            table.move_of(number)
    with pytest.raises(LookupError, match=r"Roll.* chance makes it"):
        table.number_of(postal.Roll((1,)))
    with pytest.raises(LookupError, match="can never come up"):
        Numbering.of_chance(postal, postal.Setup()).number_of(postal.Pay())
    with pytest.raises(TypeError, match="is not a move of the postal game"):
        table.number_of("pay")


def test_a_position_of_another_set_up_has_other_numbers() -> None:
    table = Numbering(postal, postal.Setup())
    with pytest.raises(LookupError, match=r"ChooseMode.*has no number"):
        table.legal(postal.new_game(postal.Setup(mode=None)))


def test_a_table_has_a_bound_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(Numbering(anarchy, anarchy.Setup(players=6))) < numbering.MOST == 100_000
    monkeypatch.setattr(numbering, "MOST", 144)
    with pytest.raises(TooManyMoves, match=r"postal has more than 144 moves that can be legal"):
        Numbering(postal, postal.Setup())
    monkeypatch.setattr(numbering, "MOST", 145)
    assert len(Numbering(postal, postal.Setup())) == 145


def test_a_game_that_lists_no_moves_is_told_so() -> None:
    class Bare:
        NAME = "bare"

        def players(self, setup: Any) -> tuple[str, ...]:
            return ()

    with pytest.raises(TypeError, match="bare does not list its moves"):
        Numbering(Bare(), None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="is not a Setup"):
        Numbering(postal, whichside.Setup())


def alike(table: Numbering, language: str) -> list[str]:
    """What more than one number of a table says."""
    said = Counter(table.say(number, language) for number in range(len(table)))
    return [text for text, times in said.items() if times > 1]


SAID: dict[str, Any] = {
    name: game.Setup() if name != "anarchy" else one_card(game) for name, game in GAMES.items()
}
"""Set-ups with every word that a move has; else most moves of The Anarchy are sums of money."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_each_move_is_told_apart_by_its_words(name: str, language: str) -> None:
    for chance in (False, True):
        assert alike(Numbering(GAMES[name], SAID[name], chance=chance), language) == []


def test_two_moves_that_say_the_same_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postal.PlaceWorker, "say", lambda move, language="en": str(move.space))
    assert "bonesetter" in alike(Numbering(postal, postal.Setup()), "en")


def test_a_number_is_said_with_who_makes_the_move() -> None:
    table = Numbering(postal, postal.Setup())
    assert table.say(table.number_of(postal.Pay())) == "pay the Cost of Living"
    table = Numbering(yellow_places, yellow_places.Setup())
    number = table.number_of(yellow_places.Accuse("green", "5-tea", "pink"))
    assert table.say(number) == "green: pink holds the tea house of cell 5"
    assert table.say(number, "fr") == "vert : rose détient le salon de thé de la case 5"


def test_who_plays_alone_is_not_asked_move_by_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that can be done is known at once; what another could do is still refused."""
    table, state = Numbering(postal, postal.Setup()), postal.position(phase="payment")
    asked: list[Any] = []
    monkeypatch.setattr(table, "game", _Asked(asked))
    assert table.legal(state, "player") == table.legal(state)
    assert asked == [None, None]
    with pytest.raises(LookupError):
        table.legal(state, "green")


class _Asked:
    def __init__(self, asked: list[Any]) -> None:
        self.asked = asked

    def legal_actions(self, state: Any, player: str | None = None) -> Any:
        self.asked.append(player)
        return postal.legal_actions(state, player)
