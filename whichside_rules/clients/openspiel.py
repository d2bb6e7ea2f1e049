"""These rules for OpenSpiel: every rulebook is a game of ``pyspiel``.

Importing this module registers them, as ``whichside_rules_postal`` and so on::

    import pyspiel
    import whichside_rules.clients.openspiel

    game = pyspiel.load_game("whichside_rules_postal(mode=hard)")
    state = game.new_initial_state()

Actions and chance outcomes are the numbers of :class:`~whichside_rules.numbering.Numbering`. One
seat is asked at a time, as :class:`~whichside_rules.turns.Turns` has it; where several may act the
last number lets another go first. What is decided secretly is asked one after the other, and no
information state tells it before the rules do.

A game has the parameters of its set-up, but for content: texts, whole numbers and truth values as
they are; of lists the words with ``+`` between them; readings by field and option, as in
``readings=dice_order:player+target:mode``. ``max_game_length`` is the longest game, dice, cards and
letting others go first included: as the rules have it, or :data:`LONGEST` where they set no bound.
A game that comes so far ends there, and is worth 0 to each seat.

>>> import pyspiel
>>> game = pyspiel.load_game("whichside_rules_yellow_places(players=2)")
>>> game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()
(2, 217, 27)
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 27)
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import cached_property, lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, get_args, get_type_hints

import numpy as np
import pyspiel

import whichside_rules
from whichside_rules.encoding import Encoding
from whichside_rules.information import InformationState
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.numbering import Numbering
from whichside_rules.turns import LET_ANOTHER, Turns

__all__ = ["LONGEST", "PREFIX", "RulesGame", "RulesState", "register"]

PREFIX = "whichside_rules_"
"""What stands before a rulebook's name in the short name of a game."""
LONGEST = 20_000
"""The longest game where the rules set no bound, unless ``max_game_length`` says otherwise."""
_JOINT = "+"
_MOST_SEATS = 12
_DIGEST = 32
_LISTS = 1_024
"""So many lists of what chance can do are known by number at most."""
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_OVER = int(pyspiel.PlayerId.TERMINAL)
_LEAVES_OUT = ("content", "readings")


def register(rules: ModuleType, short_name: str | None = None, *, first: Any = None) -> str:
    """Register a rulebook with OpenSpiel, and return the short name by which it is loaded.

    Those that come with the library are registered when this module is imported. Another needs
    what they have: moves that can be listed, and a set-up that is a value.

    Args:
        rules: the rulebook.
        short_name: what the game is to be called.
        first: a position in which it begins, with its set-up; else at the beginning. Everybody
            knows of it what they see.
    """
    name = short_name or f"{PREFIX}{rules.NAME}"
    seats = [*_seats(rules)] if first is None else [len(rules.players(first.setup))]
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"{rules.NAME} by whichside_rules",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.PERFECT_INFORMATION
            if getattr(rules, "HIDES_NOTHING", False)
            else pyspiel.GameType.Information.IMPERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(rules) if first is None else {"max_game_length": 0},
    )

    # OpenSpiel holds what it is given until the process has ended, which only a class survives.
    made = type(RulesGame.__name__, (RulesGame,), {"rules": rules, "kind": kind, "first": first})
    pyspiel.register_game(kind, made)
    return name


def _seats(rules: Any) -> Sequence[int]:
    """With how many players a game can be set up."""
    found = []
    for count in range(1, _MOST_SEATS):
        try:
            found.append(len(rules.players(rules.new_game(rules.Setup(players=count)).setup)))
        except (IllegalAction, ValueError):
            continue
    return found


# Parameters ---------------------------------------------------------------------------------------


def _parameters(rules: Any) -> dict[str, Any]:
    """The parameters of a game with what they are if nothing is said."""
    kind = rules.Setup
    hints = get_type_hints(kind)
    found: dict[str, Any] = {"max_game_length": 0, "readings": ""}
    for one in fields(kind):
        if one.name in _LEAVES_OUT:
            continue
        usual = None if one.default is MISSING else one.default
        if isinstance(usual, tuple):
            usual = _JOINT.join(usual)
        elif usual is None:
            usual = 0 if int in get_args(hints[one.name]) else ""
        found[one.name] = usual
    return found


def _setup(rules: Any, params: Mapping[str, Any]) -> Any:
    """The set-up that parameters say.

    Raises:
        ValueError: a parameter is none, or cannot be that; the message names it.
    """
    usual = rules.Setup()
    said: dict[str, Any] = {}
    for name, given in params.items():
        if name == "max_game_length":
            continue
        if name == "readings":
            said[name] = _readings(usual.readings, str(given))
        elif isinstance(getattr(usual, name), tuple):
            said[name] = tuple(filter(None, str(given).split(_JOINT)))
        else:
            unsaid = getattr(usual, name) is None and given in ("", 0)
            said[name] = None if unsaid or given == "" else given
    return rules.Setup(**said)


def _readings(usual: Any, said: str) -> Any:
    """The readings that a parameter says."""
    chosen: dict[str, str] = {}
    known = [one.name for one in fields(usual)]
    for part in filter(None, said.split(_JOINT)):
        name, colon, option = part.partition(":")
        if not colon or name not in known:
            raise ValueError(
                f"readings: {part!r} is no reading with its option, such as "
                f"{known[0]}:{getattr(usual, known[0])}; there are {', '.join(known)}"
            )
        chosen[name] = option
    return type(usual)(**{name: getattr(usual, name) for name in known} | chosen)


# A game -------------------------------------------------------------------------------------------


class _Tables:
    """What all positions of a game with one set-up share."""

    def __init__(self, rules: Any, first: Any, longest: int, named: str) -> None:
        setup = first.setup
        self.rules, self.setup, self.named = rules, setup, named
        self.players: tuple[str, ...] = rules.players(setup)
        self.seats = {player: seat for seat, player in enumerate(self.players)}
        self.alone = len(self.players) == 1
        self._listed: dict[int, tuple[Any, list[tuple[int, float]]]] = {}
        self.moves = Numbering(rules, setup)
        self.chance = Numbering.of_chance(rules, setup)
        stakes = rules.stakes(setup)
        self.lowest, self.highest = stakes.lowest, stakes.highest
        self.longest = longest or (stakes.longest or 0) * len(self.players) or LONGEST
        self.first = _Node(self, first, Turns.of(rules, first))

    def listed(self, outcomes: Sequence[Any]) -> list[tuple[int, float]]:
        """What chance can do by number, with its probabilities; games give the same lists again."""
        known = self._listed.get(id(outcomes))
        if known is None or known[0] is not outcomes:
            numbered = ((self.chance.number_of(one.move), one.probability) for one in outcomes)
            known = outcomes, sorted((number, float(chance)) for number, chance in numbered)
            if len(self._listed) >= _LISTS:
                self._listed.clear()
            self._listed[id(outcomes)] = known
        return known[1]

    @cached_property
    def encoding(self) -> Encoding:
        """How views are vectors."""
        return Encoding(self.rules, self.setup)

    def __deepcopy__(self, _: Any) -> _Tables:
        return self


@dataclass(slots=True, eq=False)
class _Came:
    """How a position came about: by a move after another position."""

    before: _Node
    action: int
    transition: Transition[Any] | None


class _Node:
    """A position in a line of play. It never changes, and clones of a state share it."""

    __slots__ = (
        *("_known", "_legal", "_text", "_turns"),
        *("came", "next", "seat", "state", "steps", "tables"),
    )

    def __init__(
        self,
        tables: _Tables,
        state: Any,
        turns: Turns | None,
        came: _Came | None = None,
        steps: int = 0,
    ) -> None:
        self.tables, self.state, self._turns, self.came = tables, state, turns, came
        self.steps: int = came.before.steps + 1 if came else steps
        self.seat: int = self._seat()
        self.next: tuple[int, _Node] | None = None
        self._legal: list[int] | None = None
        self._text: str | None = None
        self._known: dict[int, tuple[InformationState, str]] = {}

    def __deepcopy__(self, _: Any) -> _Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        actions: list[int] = []
        node = self
        while node.came is not None:
            actions.append(node.came.action)
            node = node.came.before
        tables = self.tables
        dealt = None if node is tables.first else (node.turns, node.steps, node._known)
        return _received, (tables.named, dealt, actions[::-1])

    @property
    def turns(self) -> Turns:
        """Whose turn it is to be asked: of who plays alone it is made only if somebody asks."""
        if self._turns is None:
            self._turns = Turns.of(self.tables.rules, self.state)
        return self._turns

    def _seat(self) -> int:
        tables = self.tables
        if self.steps >= tables.longest:
            return _OVER
        if tables.alone:  # who must act follows from what can come, which is known faster
            if tables.rules.legal_actions(self.state):
                return 0
            return _CHANCE if tables.rules.chance_outcomes(self.state) else _OVER
        now = self.turns.pending
        if isinstance(now, Over):
            return _OVER
        return _CHANCE if isinstance(now, Chance) else tables.seats[self.turns.actor or ""]

    def after(self, action: int) -> _Node:
        """The position after an action; the last one asked for is kept, so that a line of play
        that is gone through again, as when it is read from a text, is not reckoned anew.
        """
        if self.next is not None and self.next[0] == action:
            return self.next[1]
        tables = self.tables
        turns: Turns | None = None
        transition: Transition[Any] | None = None
        if self.seat >= 0 and action == len(tables.moves):
            state, turns = self.state, self.turns.after(LET_ANOTHER)
        else:
            move = (tables.moves if self.seat >= 0 else tables.chance).move_of(action)
            if tables.alone:  # nobody waits for anybody
                transition = tables.rules.apply(self.state, move)
            else:
                turns, transition = self.turns.apply(move)
            state = transition.state
        found = _Node(tables, state, turns, _Came(self, action, transition))
        self.next = action, found
        return found

    def legal(self) -> list[int]:
        """What who is asked can do."""
        if self._legal is None:
            table = self.tables.moves
            alone = self.tables.alone
            self._legal = [*(table.legal(self.state) if alone else self.turns.legal(table))]
        return self._legal

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, with its probabilities."""
        return self.tables.listed(self.tables.rules.chance_outcomes(self.state))

    def text(self) -> str:
        """The whole position."""
        if self._text is None:
            adapter = self.tables.rules.state_adapter()
            self._text = f"{_asked(self.turns)} {adapter.dump_json(self.state).decode()}"
        return self._text

    def known(self, seat: int) -> tuple[InformationState, str]:
        """What a seat knows that has forgotten nothing, and who has let another go first when."""
        line: list[_Node] = []
        node = self
        while seat not in node._known and node.came is not None:
            line.append(node)
            node = node.came.before
        rules, player = self.tables.rules, self.tables.players[seat]
        if seat not in node._known:
            state = node.state
            node._known[seat] = InformationState.at_first(rules, state, player), ""
        known, waited = node._known[seat]
        for later in reversed(line):
            assert later.came is not None
            if later.came.transition is None:
                waited += f"{len(known)}:{later.came.before.seat} "
            else:
                known = known.after(rules, later.came.transition)
            later._known[seat] = known, waited
        return known, waited

    def redealt(self, seat: int, generator: Any) -> _Node:
        """The same to a seat, with what it does not see dealt anew."""
        player, turns = self.tables.players[seat], self.turns
        state = self.tables.rules.redealt(turns.state, player, generator)
        dealt = Turns(turns.game, state, turns.order, turns.waiting)
        found = _Node(self.tables, state, dealt, steps=self.steps)
        found._known[seat] = self.known(seat)
        return found


def _received(named: str, dealt: tuple[Any, ...] | None, actions: Sequence[int]) -> _Node:
    """A position that travelled: what was done from the beginning, or since it was dealt anew."""
    tables = pyspiel.load_game(named)._tables
    node: _Node = tables.first
    if dealt is not None:
        turns, steps, known = dealt
        node = _Node(tables, turns.state, turns, steps=steps)
        node._known |= known
    for action in actions:
        node = node.after(action)
    return node


def _asked(turns: Turns) -> str:
    return f"{turns.actor or '-'} {','.join(turns.order)} {','.join(turns.waiting) or '-'}"


@lru_cache(maxsize=8)
def _tables(rules: Any, name: str, first: Any, said: tuple[tuple[str, Any], ...]) -> _Tables:
    """The tables of a game with these parameters, kept for when it is loaded again."""
    params = dict(said)
    longest = int(params.get("max_game_length", 0))
    if longest < 0:
        raise ValueError(f"max_game_length: {longest} is less than 0")
    listed = ",".join(f"{one}={value}" for one, value in said)
    first = rules.new_game(_setup(rules, params)) if first is None else first
    return _Tables(rules, first, longest, f"{name}({listed})")


if TYPE_CHECKING:  # OpenSpiel has no types

    class _Game:
        def __init__(self, kind: Any, info: Any, params: dict[str, Any]) -> None: ...

    class _State:
        def __init__(self, game: Any) -> None: ...
        def clone(self) -> Any: ...

else:
    _Game, _State = pyspiel.Game, pyspiel.State


class RulesGame(_Game):
    """A rulebook with one set-up as a game of OpenSpiel."""

    rules: ClassVar[Any]
    """The rulebook."""
    kind: ClassVar[Any]
    """What is registered of it."""
    first: ClassVar[Any] = None
    """The position in which it begins, if that is not the beginning of a game."""
    _tables: _Tables

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Set a game up.

        Raises:
            ValueError: a parameter cannot be that; the message names it.
            IllegalAction: the rules refuse the set-up.
        """
        said = tuple(sorted((params or {}).items()))
        tables = self._tables = _tables(self.rules, self.kind.short_name, self.first, said)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(tables.moves) + (len(tables.players) > 1),
            max_chance_outcomes=max(1, len(tables.chance)),
            num_players=len(tables.players),
            min_utility=tables.lowest,
            max_utility=tables.highest,
            max_game_length=tables.longest,
        )
        super().__init__(self.kind, info, dict(said))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    @property
    def setup(self) -> Any:
        """The set-up."""
        return self._tables.setup

    def new_initial_state(self) -> RulesState:
        """The beginning of a game."""
        return RulesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What looks at positions for a seat."""
        if params:
            raise ValueError(f"an observer has no parameters: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return _Observer(self._tables, kind)


class RulesState(_State):
    """A position as a state of OpenSpiel."""

    def __init__(self, game: RulesGame) -> None:
        super().__init__(game)
        self._node: _Node = game._tables.first

    @property
    def position(self) -> Any:
        """The position, as the library has it."""
        return self._node.state

    @property
    def turns(self) -> Turns:
        """The position, and whose turn it is to be asked."""
        return self._node.turns

    def current_player(self) -> int:
        """Who is asked, chance, or nobody."""
        return self._node.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._node.seat == _OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self._node.legal() if player == self._node.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, with its probabilities."""
        return [*self._node.outcomes()]

    def _apply_action(self, action: int) -> None:
        self._node = self._node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        tables = self._node.tables
        if player == _CHANCE:
            return tables.chance.say(action)
        if action == len(tables.moves):
            return LET_ANOTHER.say()
        return tables.moves.say(action)

    def returns(self) -> list[float]:
        """What the game was worth to each seat; before its end 0."""
        return [*self._node.tables.rules.returns(self._node.state)]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> RulesState:
        """A state that a seat cannot tell from this one: what it does not see is dealt anew.

        It can be played on from, but its history is that of this state.
        """
        found: RulesState = self.clone()
        found._node = self._node.redealt(player_id, _Sampler(probability_sampler))
        return found

    def __str__(self) -> str:
        return self._node.text()


class _Sampler:
    """What OpenSpiel samples with, as a generator of the library."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def randrange(self, stop: int, /) -> int:
        return min(int(self._sampler() * stop), stop - 1)


class _Observer:
    """What a seat sees, and with perfect recall what it knows, as numbers and as a text.

    The tensor has the seat, who is asked, who has let another go first, and the view as
    :class:`~whichside_rules.encoding.Encoding` has it. With perfect recall the digest of all that
    was seen and heard is added, byte for byte: two tensors are equal exactly if the seat cannot
    tell the positions apart.
    """

    def __init__(self, tables: _Tables, kind: Any) -> None:
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError(
                "a seat sees what is open and its own: ask for public_info and SINGLE_PLAYER"
            )
        self._tables, self._recall = tables, kind.perfect_recall
        seats = len(tables.players)
        sizes = {"player": seats, "asked": seats, "waiting": seats, "view": len(tables.encoding)}
        if self._recall:
            sizes["digest"] = _DIGEST
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: RulesState, player: int) -> None:
        """Look at a state for a seat."""
        tables, turns = self._tables, state._node.turns
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state._node.seat >= 0:
            self.dict["asked"][state._node.seat] = 1
        for name in turns.waiting:
            self.dict["waiting"][tables.seats[name]] = 1
        view = tables.rules.observation(turns.state, tables.players[player])
        self.dict["view"][:] = np.frombuffer(tables.encoding.packed(view), np.int32)
        if self._recall:
            self.dict["digest"][:] = list(_digest(*state._node.known(player)))

    def string_from(self, state: RulesState, player: int) -> str:
        """What a seat sees or knows as a text."""
        tables, node = self._tables, state._node
        if self._recall:
            known, waited = node.known(player)
            return f"{known} {waited}{_asked(node.turns)}"
        view = tables.rules.observation(node.turns.state, tables.players[player])
        seen = tables.rules.view_adapter().dump_json(view).decode()
        return f"{tables.players[player]} {_asked(node.turns)} {seen}"


def _digest(known: InformationState, waited: str) -> bytes:
    return hashlib.sha256(f"{known} {waited}".encode()).digest()


for _name in whichside_rules.games():
    register(getattr(whichside_rules, _name))
