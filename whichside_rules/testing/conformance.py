"""What every game must fulfil: one function for each promise, and :func:`check` for all of them.

A function raises ``AssertionError`` with the position at hand when the promise is broken. A project
with a rulebook of its own asks for all of it with one line in a test::

    from whichside_rules.testing import conformance

    def test_the_rules_keep_every_promise() -> None:
        conformance.check("nim")

>>> from whichside_rules.testing import conformance
>>> conformance.check("postal", games=1)
1
"""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from whichside_rules.kernel.book.clause import clause, readings
from whichside_rules.kernel.files import record as records
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Adapter, Chance, Decision, Game, Over
from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.operation import Choice
from whichside_rules.kernel.playing.playout import Now, by_apply, playout_of
from whichside_rules.kernel.playing.refusal import IllegalAction, MissingContent, Violation
from whichside_rules.kernel.playing.rules import Rules
from whichside_rules.kernel.playing.transition import Told, Transition, explain
from whichside_rules.kernel.values import memory
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import Record, remember_offer, value
from whichside_rules.laid.describing import table_of
from whichside_rules.laid.description import TABLE, Table
from whichside_rules.laid.drawn import html, plain
from whichside_rules.simulate import find_game

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

__all__ = [
    "Step",
    "Subject",
    "check",
    "check_applies",
    "check_chance",
    "check_clause",
    "check_derived",
    "check_end_is_told",
    "check_events",
    "check_game",
    "check_hidden",
    "check_hidden_chance",
    "check_hidden_move",
    "check_json",
    "check_key",
    "check_legal",
    "check_missing_content",
    "check_not_moves",
    "check_observation",
    "check_over",
    "check_pending",
    "check_players",
    "check_playout",
    "check_pure",
    "check_refused",
    "check_replay",
    "check_same_seed",
    "check_secretly",
    "check_settled",
    "check_strangers",
    "check_subclasses",
    "check_table",
    "check_universe",
    "check_value",
    "check_view_record",
    "check_views_of_events",
    "check_views_tell",
    "check_violation",
    "check_wrong_values",
    "dump",
    "moves_seen",
    "plain_setups",
    "rules_of",
    "states_after",
    "subject_of",
    "walk",
]


def rules_of(game: Game) -> Rules[Any, Any] | None:
    """The rules from which a game's functions were derived, if they were."""
    found: Any = getattr(game, "RULES", game)
    rules: Rules[Any, Any] | None = found if isinstance(found, Rules) else None
    return rules


def moves_seen(game: Game, setup: Any, walks: int = 20) -> tuple[Any, ...]:
    """The moves that come up in random games: a universe for a game that does not list its own."""
    found: dict[Any, None] = {}
    for seed in range(walks):
        rng, state = random.Random(seed), game.new_game(setup)
        for _ in range(1_000):
            if isinstance(game.pending(state), Over):
                break
            moves = list(game.legal_actions(state)) or [
                one.move for one in game.chance_outcomes(state)
            ]
            found |= dict.fromkeys(moves)
            state = game.apply(state, rng.choice(moves)).state
    return tuple(found)


def plain_setups(game: Game) -> tuple[Any, ...]:
    """The plain set-up, and one for each option of each reading that the rules allow with it."""
    adapter = game.setup_adapter()
    plain = adapter.validate_json("{}")
    found = {plain: None}
    for one in readings(game.NAME):
        for option in one.options if one.field else ():
            tree = {"readings": {one.field: option.name}}
            setup = adapter.validate_json(json.dumps(tree))
            with suppress(IllegalAction):
                game.new_game(setup)
                found[setup] = None
    return tuple(found)


@dataclass(frozen=True)
class Subject:
    """A game with what a stranger must know in order to play it."""

    game: Game
    setups: SearchStrategy[Any] | None = None
    """Set-ups for Hypothesis: modes, readings, content; ``None`` is :func:`plain_setups`."""
    universe: Callable[[Any], Sequence[Any]] | None = None
    """Every move that can be thought of with a set-up, legal or not, the results of dice too;
    ``None`` is what follows from the game's operations, or else :func:`moves_seen`."""
    longest: int = 10_000
    """More moves than any game can have."""
    not_moves: tuple[object, ...] = (None, "move", 3, object(), {"kind": "roll"}, ())
    same_for: Callable[[Any, str], Iterable[Any]] | None = None
    """Positions that differ only in what that player may not know; ``None`` for those that the
    game's ``redealt`` gives, so that nobody has to think of it."""
    choose: Callable[[random.Random, Any, Sequence[Any]], Any] = lambda rng, state, actions: (
        rng.choice(actions)
    )
    """How to pick among the legal actions so that a walk sees much of the game."""
    games: int | None = None
    """How many random games are enough, for a game that is long; ``None`` for as many as others."""
    moves_looked_at: int = 10_000
    """At how many moves of a game one looks closely, for a game that is long."""

    @property
    def name(self) -> str:
        """The game's name."""
        return self.game.NAME

    def __str__(self) -> str:
        """The game's name."""
        return self.name

    def moves(self, setup: Any) -> Sequence[Any]:
        """The universe of moves with a set-up."""
        if self.universe:
            return self.universe(setup)
        rules = rules_of(self.game)
        return tuple(rules.moves(setup)) if rules else moves_seen(self.game, setup)

    def worlds(self, state: Any, player: str) -> tuple[Any, ...]:
        """Positions that a player must not be able to tell from this one.

        Raises:
            AssertionError: the game hides something and has no ``redealt`` that says what.
        """
        if self.same_for:
            return tuple(self.same_for(state, player))
        if getattr(self.game, "HIDES_NOTHING", False):
            return ()
        redealt: Callable[..., Any] | None = getattr(self.game, "redealt", None)
        assert redealt, f"{self.name} shows views of its own, and no 'redealt' says what they hide"
        return tuple(redealt(state, player, random.Random(seed)) for seed in range(WORLDS))


WORLDS = 2
"""How many other worlds are tried for each player and position."""


def subject_of(name: str, described: str = "{}") -> Subject:
    """The subject of a game: ``SUBJECT`` of the module that ``described`` names, or a plain one.

    Args:
        name: the game's name.
        described: a dotted name in which ``{}`` stands for the game's.

    Raises:
        LookupError: there is no such game.
    """
    module = described.format(name)
    if described != "{}" and find_spec(module) is not None:
        found: Subject = import_module(module).SUBJECT
        return found
    return Subject(find_game(name))


def check(game: str | ModuleType | Subject, games: int = 20, seed: int = 0) -> int:
    """Play some random games and check everything that is promised; how many were played.

    The set-ups take turns: those of :func:`plain_setups`, at least once each.

    Args:
        game: the game's name, its package, or a subject that knows more of it.
        games: how many games at least.
        seed: the games are made from it.

    Raises:
        AssertionError: a promise is broken; the message says which, and shows the position.
        LookupError: there is no such game.
    """
    subject = game if isinstance(game, Subject) else Subject(find_game(game))
    setups = plain_setups(subject.game)
    played = max(games, len(setups)) if games > 1 else games
    for number in range(played):
        check_game(subject, setups[number % len(setups)], seed + number)
    return played


@dataclass(frozen=True)
class Step:
    """One move of a walk."""

    before: Any
    move: Any
    after: Any
    events: tuple[Told, ...]


def dump(game: Game, state: Any) -> bytes:
    """A position as JSON."""
    return game.state_adapter().dump_json(state)


# Walks ------------------------------------------------------------------------------------------


def walk(subject: Subject, setup: Any, seed: int) -> list[Step]:
    """Play a whole game at random, checking that it ends."""
    game, rng = subject.game, random.Random(seed)
    state, steps = game.new_game(setup), list[Step]()
    while not isinstance(now := game.pending(state), Over):
        assert len(steps) < subject.longest, f"no end after {len(steps)} moves: {state}"
        if isinstance(now, Chance):
            move = sample(game.chance_outcomes(state), rng)
        else:
            actions = game.legal_actions(state)
            assert actions, f"a decision without a legal action: {now} in {state}"
            move = subject.choose(rng, state, actions)
        after, events = game.apply(state, move)
        steps.append(Step(state, move, after, events))
        state = after
    return steps


def check_same_seed(subject: Subject, setup: Any, seed: int) -> None:
    """The same generator state makes the same game."""
    first, second = walk(subject, setup, seed), walk(subject, setup, seed)
    assert first == second, f"seed {seed} makes two different games"


def check_memory(subject: Subject, setup: Any, seed: int) -> None:
    """What is remembered for speed changes no answer: a game is the same without any memory."""
    game, setups = subject.game, subject.game.setup_adapter()
    walk(subject, setup, seed)
    warm = walk(subject, setup, seed)
    with memory.off():
        # A set-up that has never been played with: what is remembered may hang on it.
        cold = walk(subject, setups.validate_json(setups.dump_json(setup)), seed)
        assert len(cold) == len(warm), f"without memory the game has {len(cold)} moves"
        for one, other in zip(warm, cold, strict=True):
            assert one == other, f"remembered: {one}; worked out: {other}"
            for ask in (game.legal_actions, game.chance_outcomes, game.pending):
                kept, found = ask(one.before), ask(other.before)
                assert kept == found, f"remembered in {one.before}: {kept}; worked out: {found}"


def check_playout(subject: Subject, state: Any, seed: int) -> None:
    """A game that is played on without events is the same, move by move, as by ``apply``.

    Whoever chooses is shown the same on the way, and the position stays as it was.
    """
    game, before = subject.game, dump(subject.game, state)

    def played(play: Callable[..., Any]) -> tuple[Any, list[Any]]:
        seen, rng = list[Any](), random.Random(seed)

        def choose(actions: Sequence[Any], now: Now) -> Any:
            whose = {player: tuple(now.actions(player)) for player in now.players()}
            seen.append((now.position(), tuple(actions), whose))
            return subject.choose(rng, now.position(), actions)

        return play(state, random.Random(seed), choose, most=subject.longest), seen

    expected, found = (played(one) for one in (partial(by_apply, game), playout_of(game)))
    assert found == expected, f"a playout of {state} is another game than by apply"
    assert dump(game, state) == before, f"a playout changes {state}"


# Positions --------------------------------------------------------------------------------------


def check_json(adapter: Adapter, thing: Any) -> None:
    """Strict JSON there and back gives an equal value, with an equal hash; nothing is let in."""
    text = adapter.dump_json(thing)
    try:
        again = adapter.validate_json(text)
    except ValueError as error:
        raise AssertionError(f"{thing} is not valid: {error}") from None
    assert again == thing, f"JSON changes {thing} into {again}"
    assert type(again) is type(thing), f"JSON changes the type of {thing}"
    assert hash(again) == hash(thing), f"JSON changes the hash of {thing}"
    assert adapter.dump_json(again) == text, f"JSON of {thing} is not stable"
    strict = _STRICT.setdefault(adapter, set())
    if type(thing) not in strict:
        _check_intruder(adapter, thing, text)
        strict.add(type(thing))


_STRICT: WeakKeyDictionary[Any, set[type[Any]]] = WeakKeyDictionary()
"""Which types of values let no unknown field in, by what reads them: it hangs on the type alone."""


def _check_intruder(adapter: Adapter, thing: Any, text: bytes) -> None:
    tree = json.loads(text)
    tree["intruder"] = 1
    try:
        adapter.validate_json(json.dumps(tree))
    except ValueError:
        return
    raise AssertionError(f"an unknown field is let into {type(thing).__name__}")


def check_wrong_values(game: Game, moves: Iterable[Any]) -> None:
    """A wrong value in a move is one error that names the field, made by hand or read as JSON.

    In each field of one move of each type, and for a field that there is not.
    """
    adapter = game.move_adapter()
    for move in {type(one): one for one in moves}.values():
        tree = adapter.dump_python(move, mode="json")
        fields = {name: getattr(move, name) for name in tree}
        for wrong in (*tree, "strangers"):
            make: Callable[..., Any] = type(move)
            _check_told(partial(make, **fields | {wrong: object()}), wrong)
            text = json.dumps(tree | {wrong: [{}]})
            _check_told(partial(adapter.validate_json, text), wrong)


def _check_told(make: Callable[[], Any], field: str) -> None:
    try:
        made = make()
    except InvalidValue as error:
        found = error
    except ValueError as error:
        raise AssertionError(f"{field}: {type(error).__name__} is no error of ours") from error
    else:
        raise AssertionError(f"a wrong {field} is let into {made}")
    for language in ("en", "fr"):
        told = found.say(language)
        assert field in told, f"what is wrong with {field} is not told: {told}"
        assert "\n" not in told, f"told in several lines: {told}"
    assert str(pickle.loads(pickle.dumps(found))) == str(found), "lost in a pickle"


def check_value(game: Game, state: Any) -> None:
    """A position is a value: picklable, copyable, comparable, hashable, closed to change."""
    for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert other == state, f"a copy differs: {other}"
        assert type(other) is type(state), f"a copy is a {type(other).__name__}"
        assert hash(other) == hash(state), f"the hash of a copy differs: {other}"
        assert game.key(other) == game.key(state), f"the key of a copy differs: {other}"
        assert dump(game, other) == dump(game, state), f"the JSON of a copy differs: {other}"
    assert state != object(), "a position equals something else"
    for name in type(state).__dataclass_fields__:
        try:
            setattr(state, name, getattr(state, name))
        except AttributeError:
            continue
        raise AssertionError(f"the field {name} of a position can be set")


def check_pending(game: Game, state: Any) -> None:
    """Exactly one of: a decision with legal actions, chance with outcomes, the end."""
    now = game.pending(state)
    actions, outcomes = len(game.legal_actions(state)), len(game.chance_outcomes(state))
    right = {
        Decision: actions > 0 and outcomes == 0,
        Chance: actions == 0 and outcomes > 0,
        Over: actions == outcomes == 0,
    }[type(now)]
    assert right, f"{now} with {actions} legal actions and {outcomes} outcomes in {state}"
    check_clause(game, now.clause)
    if not isinstance(now, Over):
        assert now.question.en, f"{now} asks nothing in English"
        assert now.question.fr, f"{now} asks nothing in French"


def check_players(game: Game, setup: Any, state: Any) -> None:
    """Those who may act play in this game, and each of them, and nobody else, has legal actions."""
    now, everybody = game.pending(state), game.players(setup)
    asked = now.players if isinstance(now, Decision) else ()
    assert asked or not isinstance(now, Decision), f"nobody is asked: {now}"
    assert len(set(asked)) == len(asked), f"somebody is asked twice: {now}"
    together: set[Any] = set()
    for player in asked:
        assert player in everybody, f"{player} does not play, and is asked: {now}"
        own = game.legal_actions(state, player)
        assert own, f"{player} is asked and has nothing to do in {state}"
        together |= set(own)
    for player in set(everybody) - set(asked):
        assert not game.legal_actions(state, player), f"{player} can act though not asked: {now}"
    if asked:
        assert together == set(game.legal_actions(state)), f"actions of nobody in {state}"


def check_views_of_events(game: Game, setup: Any, events: Sequence[Any]) -> None:
    """What a player sees of events are events that cite clauses; all, where nothing is hidden."""
    for player in game.players(setup):
        seen = tuple(game.events_for(events, player))
        for event in seen:
            check_clause(game, event.clause)
        if getattr(game, "HIDES_NOTHING", False):
            assert seen == tuple(events), f"the game hides nothing, its events do: {seen}"


def check_clause(game: Game, cited: str) -> None:
    """A clause that is cited exists, and in the book of that game."""
    try:
        found = clause(cited)
    except LookupError as error:
        raise AssertionError(f"an unknown clause is cited: {error}") from None
    assert found.game == game.NAME, f"{game.NAME} cites {cited}"


def check_legal(game: Game, state: Any) -> None:
    """The legal actions are unique, in a stable order, free of violations, and can be applied."""
    actions = list(game.legal_actions(state))
    assert len(set(actions)) == len(actions), f"a legal action comes twice: {actions}"
    assert actions == list(game.legal_actions(state)), f"the order is not stable: {actions}"
    twin = game.state_adapter().validate_json(dump(game, state))
    assert actions == list(game.legal_actions(twin)), f"an equal position lists otherwise: {state}"
    for action in actions:
        check_applies(game, state, action)


def check_derived(game: Game, state: Any) -> None:
    """A list of legal actions that is worked out fast is what follows from the operations."""
    rules = rules_of(game)
    if rules is not None:
        derived, listed = list(rules.derived(state)), list(game.legal_actions(state))
        assert derived == listed, f"listed: {listed}\nderived: {derived}\nin {state}"


def check_applies(game: Game, state: Any, move: Any) -> None:
    """A move that is offered is not refused."""
    violations = game.check(state, move)
    assert not violations, f"{move} is offered and refused: {violations}"
    try:
        game.apply(state, move)
    except IllegalAction as refusal:
        raise AssertionError(f"{move} is offered and cannot be applied: {refusal}") from None


def check_chance(game: Game, state: Any) -> None:
    """The outcomes differ, each can come, and together they are certain."""
    outcomes = game.chance_outcomes(state)
    assert all(one.probability > 0 for one in outcomes), f"an outcome that cannot come: {outcomes}"
    whole = sum((one.probability for one in outcomes), Fraction(0))
    assert not outcomes or whole == 1, f"the probabilities add up to {whole} in {state}"
    moves = [one.move for one in outcomes]
    assert len(set(moves)) == len(moves), f"an outcome comes twice: {moves}"
    for move in moves:
        check_applies(game, state, move)


def check_universe(game: Game, state: Any, universe: Sequence[Any]) -> None:
    """Of all moves that can be thought of, those without violation are those offered."""
    free = {move for move in universe if not game.check(state, move)}
    offered = {*game.legal_actions(state), *(move for move, _ in game.chance_outcomes(state))}
    assert not free - offered, f"not offered though nothing forbids it: {free - offered}"
    assert not offered - free, f"offered though not free of violations: {offered - free}"


def check_refused(game: Game, state: Any, move: Any) -> None:
    """An illegal move is refused with citations, and nothing else happens."""
    before = dump(game, state)
    violations = tuple(game.check(state, move))
    assert violations, f"{move} is not offered, yet nothing forbids it in {state}"
    for violation in violations:
        check_violation(game, violation)
    refusal = _refusal(game, state, move)
    assert refusal, f"{move} is illegal and was applied to {state}"
    assert refusal.violations == violations, f"check and apply disagree on {move}"
    assert refusal.action == move, f"the refusal of {move} names {refusal.action}"
    for violation in violations:
        assert violation.clause in str(refusal), f"the message hides {violation.clause}"
    assert dump(game, state) == before, f"a refused move changed the position: {move}"


def _refusal(game: Game, state: Any, move: Any) -> IllegalAction | None:
    try:
        game.apply(state, move)
    except IllegalAction as refusal:
        return refusal
    return None


def check_violation(game: Game, violation: Violation) -> None:
    """A refusal cites a clause of the game and speaks both languages."""
    check_clause(game, violation.clause)
    for text in (violation.why, violation.remedy):
        assert text.en.strip(), f"a refusal is silent in English: {violation}"
        assert text.fr.strip(), f"a refusal is silent in French: {violation}"


def check_not_moves(game: Game, state: Any, strangers: Iterable[object]) -> None:
    """What is no move at all is a fault of the caller, not an illegal move."""
    for stranger in strangers:
        for ask in (game.check, game.apply):
            try:
                ask(state, stranger)
            except TypeError:
                continue
            raise AssertionError(f"{stranger!r} is taken for a move")


def check_subclasses(game: Game, state: Any) -> None:
    """A move of a type made from a move's is no move: ``check`` says what ``apply`` says."""
    outcomes = (outcome.move for outcome in game.chance_outcomes(state))
    for move in (*game.legal_actions(state), *outcomes):
        kind = type(move)
        twin: object = object.__new__(type(kind.__name__, (kind,), {"__slots__": ()}))
        for name in kind.__dataclass_fields__:
            object.__setattr__(twin, name, getattr(move, name))
        check_not_moves(game, state, [twin])


@value
class _Elsewhere(Record):
    """A position of another game on the same kernel, which remembers what can come next."""

    phase: str = "elsewhere"


def _elsewhere() -> _Elsewhere:
    position = _Elsewhere()
    remember_offer(position, Offer(("a move of another game",)))
    return position


_STRANGERS: tuple[object, ...] = (None, 0, "", (), [], {}, object(), _elsewhere())


def check_strangers(game: Game, state: Any) -> None:
    """What is no position is a ``TypeError``, and what is no set-up as well, be it empty or not."""
    outcomes = (outcome.move for outcome in game.chance_outcomes(state))
    move = next(iter((*game.legal_actions(state), *outcomes)), None)
    questions: dict[str, Callable[[Any], object]] = {
        "check": lambda stranger: game.check(stranger, move),
        "apply": lambda stranger: game.apply(stranger, move),
        "pending": game.pending,
        "legal_actions": game.legal_actions,
        "chance_outcomes": game.chance_outcomes,
        "observation": lambda stranger: game.observation(stranger, "a stranger"),
        "key": game.key,
        "new_game": game.new_game,
    }
    for name, ask in questions.items():
        for stranger in _STRANGERS:
            if name == "new_game" and stranger is None:
                continue  # the usual set-up
            try:
                ask(stranger)
            except TypeError:
                continue
            except Exception as error:
                wrong = f"{type(error).__name__}"
                raise AssertionError(f"{name}({stranger!r}) raises {wrong}") from error
            raise AssertionError(f"{name}({stranger!r}) has an answer")


def check_over(game: Game, state: Any, universe: Sequence[Any]) -> None:
    """After the end every move is refused."""
    assert isinstance(game.pending(state), Over), f"not over: {state}"
    for move in universe:
        check_refused(game, state, move)


# Moves ------------------------------------------------------------------------------------------


def check_pure(game: Game, state: Any, move: Any) -> Transition[Any]:
    """A move applied twice gives the same, changes nothing that was, and makes a valid position."""
    before, number = dump(game, state), hash(state)
    first, second = game.apply(state, move), game.apply(state, move)
    assert first == second, f"{move} applied twice gives {first} and {second}"
    assert hash(first.state) == hash(second.state), "equal positions with different hashes"
    assert dump(game, state) == before, f"{move} changed the position before it"
    assert hash(state) == number, f"{move} changed the hash of the position before it"
    assert game.state_adapter().validate_json(before) == state, "JSON and position disagree"
    check_json(game.state_adapter(), first.state)
    return first


def check_events(game: Game, transition: Transition[Any]) -> None:
    """Something happened; every event cites a clause, speaks both languages, and is a value."""
    assert transition.events, f"a move without an event: {transition.state}"
    for event in transition.events:
        check_clause(game, event.clause)
        assert event.say("en").strip(), f"an event is silent in English: {event}"
        assert event.say("fr").strip(), f"an event is silent in French: {event}"
        check_json(game.event_adapter(), event)
    for language in ("en", "fr"):
        lines = explain(transition, language)
        assert all(
            event.clause in line for event, line in zip(transition.events, lines, strict=True)
        ), f"the story hides a clause: {lines}"


def check_end_is_told(game: Game, transition: Transition[Any]) -> None:
    """Whoever reads the events of the last move learns by which clause the game ended."""
    now = game.pending(transition.state)
    if isinstance(now, Over):
        told = {event.clause for event in transition.events}
        assert now.clause in told, f"no event tells of the end by {now.clause}"


def check_key(game: Game, states: Sequence[Any]) -> None:
    """Equal positions have equal keys, different positions different ones."""
    assert len({game.key(state) for state in states}) == len(set(states)), "keys collide"


def check_observation(subject: Subject, setup: Any, state: Any) -> None:
    """A view is a value of its own type and does not depend on what its player may not know.

    (A game that says ``HIDES_NOTHING`` may show the position itself.)
    Nor does anything else that reaches the player.
    """
    game = subject.game
    for player in game.players(setup):
        view = game.observation(state, player)
        if not getattr(game, "HIDES_NOTHING", False):
            assert type(view) is not type(state), "the view is the position itself"
        assert view == game.observation(state, player), "two looks differ"
        check_json(game.view_adapter(), view)
    try:
        game.observation(state, "a stranger")
    except LookupError:
        return
    raise AssertionError("a stranger may look at the game")


def check_views_tell(game: Game, setup: Any, states: Iterable[Any]) -> None:
    """A view tells its player all that lies open: who sees the same is asked the same.

    The same is due, and the same can be done. Where nothing is hidden, two positions have two
    views.
    """
    apart = list(dict.fromkeys(states))
    write, open_to_all = game.view_adapter().dump_json, getattr(game, "HIDES_NOTHING", False)
    for player in game.players(setup):
        seen = dict[bytes, Any]()
        for state in apart:
            view = write(game.observation(state, player))
            other = seen.setdefault(view, state)
            if other is state:
                continue
            assert not open_to_all, f"one view for two positions: {other} and {state}"
            _check_asked_alike(game, player, other, state)


def states_after(game: Game, state: Any) -> Iterator[Any]:
    """What some of the moves that are legal now, or that chance can make, lead to."""
    outcomes = [one.move for one in game.chance_outcomes(state)]
    for move in (*game.legal_actions(state), *outcomes)[:MOST_AFTER]:
        yield game.apply(state, move).state


MOST_AFTER = 12
"""So many positions that can follow are compared by what is seen of them."""


# What is hidden -----------------------------------------------------------------------------------


def check_hidden(subject: Subject, setup: Any, state: Any, universe: Sequence[Any]) -> None:
    """Nothing that reaches a player differs with what this player cannot see.

    Views to the letter, who must act and what is asked, legal moves, and the refusals of the own
    moves. And a world dealt anew follows from what the player sees alone.
    """
    game = subject.game
    redealt = None if subject.same_for else getattr(game, "redealt", None)
    now = game.pending(state)
    first = now.players[0] if isinstance(now, Decision) else None
    for player in game.players(setup):
        own = [one for one in universe if (game.author(one) or first) == player]
        for number, other in enumerate(subject.worlds(state, player)):
            _check_same(game, player, state, other)
            for move in random.Random(number).sample(own, min(len(own), 12)):
                one, two = game.check(state, move), game.check(other, move)
                assert one == two, f"a refusal tells {player} of hidden things: {one} or {two}"
            if redealt:
                again = redealt(other, player, random.Random(number))
                assert again == other, f"the world dealt for {player} hangs on what is hidden"


def _check_same(game: Game, player: str, state: Any, other: Any) -> None:
    """What a player can ask of two positions that this player cannot tell apart."""
    view, second = game.observation(state, player), game.observation(other, player)
    assert view == second, f"{player} can tell two worlds by the view: {view} or {second}"
    write = game.view_adapter().dump_json
    assert write(view) == write(second), f"{player} can tell two worlds by the JSON of the view"
    _check_asked_alike(game, player, state, other)


def _check_asked_alike(game: Game, player: str, state: Any, other: Any) -> None:
    now, then = game.pending(state), game.pending(other)
    assert now == then, f"{player} can tell two worlds by who must act: {now} or {then}"
    mine, others = game.legal_actions(state, player), game.legal_actions(other, player)
    assert mine == others, f"{player} can tell two worlds by the legal moves: {mine} or {others}"


def check_table(subject: Subject, setup: Any, state: Any) -> None:
    """What lies on the table is described for each player, and tells nothing that is hidden.

    In two worlds that a player cannot tell apart it is the same to the letter, and so is whatever
    is drawn of it.
    """
    game = subject.game
    for player in game.players(setup):
        worlds = subject.worlds(state, player)[:1]
        table = table_of(game, state, player, sentences=bool(worlds))
        _check_described(game, table)
        for other in worlds:
            second = table_of(game, other, player)
            for written in (
                TABLE.dump_json,
                plain.text,
                html.drawn,
                partial(html.drawn, language="fr"),
            ):
                one, two = written(table), written(second)
                assert one == two, f"{player} can tell two worlds by the table: {one!r} or {two!r}"
    check_json(TABLE, table_of(game, state, sentences=False))


def _check_described(game: Game, table: Table) -> None:
    """Every thing has an address of its own, a name in both languages, and clauses that exist."""
    addresses = {one.id for one in table.things()}
    assert len(addresses) == len(list(table.things())), f"two things have one address: {table}"
    for thing in table.things():
        named = thing.name.en or thing.shown.en, thing.name.fr or thing.shown.fr
        assert all(named), f"{thing.id} is called nothing"
        known = thing.where is None or thing.where in addresses
        assert known, f"{thing.id} stands on {thing.where}, which is not on the table"
        for cited in thing.clauses:
            check_clause(game, cited)


def check_hidden_move(subject: Subject, setup: Any, step: Step) -> None:
    """What a move tells a player is the same in all worlds that the player cannot tell apart.

    Where a player sees the same afterwards, the same was told; and where the same was told, the
    player sees the same, is asked the same and can do the same: so an event shows no more than
    the view keeps, and nothing changes in a view without being told.
    """
    game = subject.game
    if getattr(game, "HIDES_NOTHING", False):
        return
    for player in game.players(setup):
        for other in subject.worlds(step.before, player):
            if not game.check(other, step.move):
                _check_told_alike(game, player, step, game.apply(other, step.move))


def check_hidden_chance(game: Game, setup: Any, state: Any) -> None:
    """Of what chance shows, a player sees what the events tell this player, and nothing else."""
    if getattr(game, "HIDES_NOTHING", False):
        return
    outcomes = game.chance_outcomes(state)[:MOST_OUTCOMES]
    after = [(one.move, game.apply(state, one.move)) for one in outcomes]
    for player in game.players(setup) if after else ():
        first, transition = after[0]
        step = Step(state, first, transition.state, tuple(transition.events))
        for _, second in after[1:]:
            if second.state != step.after:  # else there is nothing to hide
                _check_told_alike(game, player, step, second)


MOST_OUTCOMES = 8
"""So many outcomes of chance are compared with each other."""


def _check_told_alike(game: Game, player: str, step: Step, second: Transition[Any]) -> None:
    told, also = game.events_for(step.events, player), game.events_for(second.events, player)
    view, other = game.observation(step.after, player), game.observation(second.state, player)
    if view == other:
        assert told == also, f"events tell {player} of hidden things: {told} or {also}"
        _check_same(game, player, step.after, second.state)
    else:
        assert told != also, f"the view shows {player} what nothing told: {view} or {other}"


def check_secretly(subject: Subject, setup: Any, state: Any, *, last: bool = False) -> None:
    """What is chosen secretly changes nothing for the others, whatever the chooser may hold.

    Of several who choose, the ``last`` one ends the secret: then all may be shown.
    """
    game = subject.game
    now = game.pending(state)
    if not isinstance(now, Decision) or now.how != "secretly" or last:
        return
    for player in now.players:
        first, *others = made_of(game, state, player)
        for other in game.players(setup):
            if other == player:
                continue
            in_other_worlds = (
                one
                for world in subject.worlds(state, other)
                for one in made_of(game, world, player)[:2]
            )
            for one in (*others, *in_other_worlds):
                told = game.events_for(first.events, other)
                also = game.events_for(one.events, other)
                assert told == also, f"{other} is told what {player} chose: {told} or {also}"
                _check_same(game, other, first.state, one.state)


def made_of(game: Game, state: Any, player: str) -> list[Transition[Any]]:
    """What some of a player's moves make of a position."""
    moves = game.legal_actions(state, player)[:MOST_OUTCOMES]
    return [game.apply(state, move) for move in moves]


def _is_last(before: Any, state: Any) -> bool:
    """Whether somebody is the last to choose secretly at a step at which others have."""
    several = isinstance(before, Decision) and isinstance(state, Decision)
    return (
        several
        and before.how == state.how == "secretly"
        and len(state.players) == 1
        and (before.players != state.players)
    )


def check_settled(subject: Subject, setup: Any, step: Step) -> None:
    """What is done unasked tells nothing: that there was one answer, or none, everybody sees."""
    game, rules = subject.game, rules_of(subject.game)
    if rules is None or rules.HIDES_NOTHING:
        return
    with _asking_always(rules) as least:
        state = game.apply(step.before, step.move).state
        while (answers := _unsettled(rules, state, least)) is not None:
            for player in game.players(setup):
                for other in subject.worlds(state, player):
                    found = rules.offer(other).actions
                    assert len(found) == len(answers), (
                        f"{player} learns what is hidden, since a choice with {len(answers)} "
                        f"answers is settled unasked: {answers} or {found}"
                    )
            if not answers:
                return
            state = game.apply(state, answers[0]).state


@contextmanager
def _asking_always(rules: Rules[Any, Any]) -> Iterator[Mapping[type[Any], int]]:
    """Nothing is done unasked here: a choice waits even with one answer, or with none.

    Gives with how many answers it is asked else.
    """
    least = dict(rules.least)
    rules.least.update(dict.fromkeys(least, 0))
    try:
        yield least
    finally:
        rules.least.update(least)


def _unsettled(
    rules: Rules[Any, Any], state: Any, least: Mapping[type[Any], int]
) -> Sequence[Any] | None:
    """The answers to a choice that would not have been waited for; ``None`` if it would have."""
    if isinstance(rules.pending(state), Over) or not isinstance(rules.step(state), Choice):
        return None
    offer = rules.offer(state)
    asked = offer.outcomes or len(offer.actions) >= least[type(state.agenda[0])]
    return None if asked else offer.actions


# Whole games ------------------------------------------------------------------------------------


def check_replay(game: Game, setup: Any, steps: Sequence[Step]) -> None:
    """A record there and back plays the same game again."""
    written = records.record(game, setup, [step.move for step in steps])
    read = records.from_json(records.to_json(written))
    assert read == written, "a record changes in JSON"
    assert records.setup_of(game, read) == setup, "the set-up changes in a record"
    assert records.start(game, read) == game.new_game(setup), "the first position differs"
    again = list(records.replay(game, read))
    assert [move for move, _ in again] == [step.move for step in steps], "the moves differ"
    for (move, transition), step in zip(again, steps, strict=True):
        assert transition == (step.after, step.events), f"the replay differs after {move}"


def check_view_record(game: Game, setup: Any, steps: Sequence[Step]) -> None:
    """The record of a view goes through JSON and holds what its player saw."""
    whole = records.record(game, setup, [step.move for step in steps])
    player = game.players(setup)[-1]
    shown = records.view_record(game, whole, player)
    read = records.view_from_json(records.view_to_json(shown))
    assert read == shown, "a record of a view changes in JSON"
    states = [steps[0].before, *(step.after for step in steps)]
    for view, state in zip(records.views(game, read), states, strict=True):
        assert view == game.observation(state, player), f"{player} sees otherwise in the record"


def check_ever(game: Game, setup: Any, steps: Sequence[Step]) -> None:
    """What was legal or came up is among the moves that can ever be; no game is longer than said.

    It is asked of a game whose functions follow from its operations.
    """
    rules = rules_of(game)
    if rules is None:
        return
    actions = {one for step in steps for one in game.legal_actions(step.before)}
    drawn = {one for step in steps for one, _ in game.chance_outcomes(step.before)}
    for found, chance in ((actions, False), (drawn, True)):
        missing = found - set(rules.ever(setup, chance=chance))
        assert not missing, f"{next(iter(missing))} can be, and is not among what can ever be"
    most = rules.stakes(setup).longest
    assert most is None or len(steps) <= most, f"{len(steps)} moves, and {most} at most"


def check_game(subject: Subject, setup: Any, seed: int) -> list[Step]:
    """Everything above along one game; the costly checks on a sample of its positions."""
    game, rng = subject.game, random.Random(seed)
    check_json(game.setup_adapter(), setup)
    steps, universe = walk(subject, setup, seed), subject.moves(setup)
    assert walk(subject, setup, seed) == steps, f"seed {seed} makes two different games"
    some = random.Random(f"{seed} looked at")
    looked_at = some.sample(range(len(steps)), min(subject.moves_looked_at, len(steps)))
    for step in map(steps.__getitem__, sorted(looked_at)):
        state = step.before
        check_pending(game, state)
        check_players(game, setup, state)
        check_json(game.move_adapter(), step.move)
        transition = check_pure(game, state, step.move)
        assert transition == (step.after, step.events), f"{step.move} now leads elsewhere"
        check_events(game, transition)
        check_end_is_told(game, transition)
        check_views_of_events(game, setup, transition.events)
        offered = {*game.legal_actions(state), *(move for move, _ in game.chance_outcomes(state))}
        for move in rng.sample(universe, min(3, len(universe))):
            if move not in offered:
                check_refused(game, state, move)
    befores = [None, *(game.pending(step.before) for step in steps)]
    for number in rng.sample(range(len(steps)), min(10, len(steps))):
        step, last = steps[number], _is_last(befores[number], befores[number + 1])
        check_hidden(subject, setup, step.before, universe)
        check_hidden_move(subject, setup, step)
        check_hidden_chance(game, setup, step.before)
        check_secretly(subject, setup, step.before, last=last)
        check_settled(subject, setup, step)
    check_playout(subject, rng.choice(steps).before, seed)
    for step in rng.sample(steps, min(6, len(steps))):
        state = step.before
        check_legal(game, state)
        check_derived(game, state)
        check_chance(game, state)
        check_universe(game, state, universe)
        check_value(game, state)
        check_not_moves(game, state, subject.not_moves)
        check_subclasses(game, state)
        check_strangers(game, state)
        check_observation(subject, setup, state)
        check_views_tell(game, setup, states_after(game, state))
    last = steps[-1].after
    check_pending(game, last)
    check_value(game, last)
    check_over(game, last, rng.sample(universe, min(150, len(universe))))
    check_observation(subject, setup, last)
    check_key(game, [step.before for step in steps] + [last])
    check_views_tell(game, setup, [step.before for step in steps] + [last])
    check_replay(game, setup, steps)
    check_view_record(game, setup, steps)
    if not subject.universe:
        check_ever(game, setup, steps)
    for step in rng.sample(steps, min(2, len(steps))):
        check_table(subject, setup, step.before)
    check_table(subject, setup, last)
    return steps


def check_missing_content(game: Game, states: Iterable[Any]) -> set[str]:
    """What lacks content says which datum; the position stays as it was. Returns the data."""
    lacks = []
    for state in states:
        before = dump(game, state)
        try:
            for action in game.legal_actions(state):
                game.apply(state, action)
        except MissingContent as lack:
            lacks.append(lack)
        assert dump(game, state) == before, "a missing datum changed the position"
    for one in lacks:
        assert one.datum in str(one), f"the message hides {one.datum}"
        assert pickle.loads(pickle.dumps(one)).datum == one.datum, "lost in a pickle"
    return {one.datum for one in lacks}
