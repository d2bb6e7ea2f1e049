"""What follows from the operations of a game: legal actions, refusals, and carrying out a move.

A game says which phases its turn has and what each move is (:mod:`.operation`); :class:`Rules`
derives the functions of :class:`~whichside_rules.kernel.game.Game` from that, the same way for
every game. The flow of one move::

    check - copy the position into a draft - does - what is due (agenda) - then, the next phase
          - close the draft

What can come next is found on the way and remembered with the new position.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from types import NoneType
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from whichside_rules.kernel import memory
from whichside_rules.kernel.chance import Outcome
from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.codec import Codec
from whichside_rules.kernel.event import events_for
from whichside_rules.kernel.game import Chance, Decision, Over, Pending
from whichside_rules.kernel.operation import Choice, Operation, Phase, Step
from whichside_rules.kernel.refusal import IllegalAction, Violation, breaks
from whichside_rules.kernel.text import texts
from whichside_rules.kernel.transition import Transition
from whichside_rules.kernel.value import fields_of, generated, remember_offer

S = TypeVar("S")
M = TypeVar("M")

Deed = Callable[[Any, Any], None]
"""``deed(draft, task)``: carries out a task that asks nobody."""


class Offer:
    """What can come in a position: the players' legal actions, or the outcomes of chance."""

    __slots__ = ("_members", "actions", "ids", "outcomes")

    actions: tuple[Any, ...]
    """In order, without duplicates."""
    outcomes: tuple[Outcome[Any], ...]
    ids: Collection[int]
    """The identities of all these moves, which live as long as this list."""
    _members: frozenset[Any] | None

    def __init__(self, actions: Sequence[Any] = (), outcomes: Sequence[Outcome[Any]] = ()) -> None:
        self.actions, self.outcomes = tuple(actions), tuple(outcomes)
        ids = tuple(_same_number(id(move)) for move in self.moves())
        self.ids = ids if len(ids) <= _FEW else frozenset(ids)
        self._members = None

    def moves(self) -> Sequence[Any]:
        """The actions, or what chance can show."""
        return self.actions or [outcome.move for outcome in self.outcomes]

    def allows(self, move: object) -> bool:
        """Whether a move is one of them; those taken from the list are recognised at once."""
        if id(move) in self.ids:
            return True
        if self._members is None:
            self._members = frozenset(self.moves())
        return move in self._members


_FEW = 8
"""Up to so many numbers a tuple is smaller than a set, and searched as fast."""


@lru_cache(maxsize=16_384)
def _same_number(number: int) -> int:
    """Of equal numbers always the same object: thousands of lists name the same few moves."""
    return number


class Rules(Generic[S, M]):
    """The functions of a game, derived from its phases and operations.

    Each is a plain function and can be called without the others.
    """

    pending: Callable[[S], Pending]
    """Who must act: a decision, chance, or nobody because the game is over."""
    chance_outcomes: Callable[[S], tuple[Outcome[M], ...]]
    """The outcomes of pending chance with exact probabilities; empty without chance."""
    check: Callable[[S, object], tuple[Violation, ...]]
    """All that is wrong with a move; empty means legal.

    Raises:
        TypeError: it is not a move of this game at all.
    """
    apply: Callable[[S, M], Transition[S]]
    """Carry out a move and all that follows from it, until somebody must decide again.

    Raises:
        IllegalAction: the rules refuse the move; it names every clause broken.
        MissingContent: the rules need a datum that neither the book nor a pack gives.
        TypeError: it is not a move of this game.
    """

    def __init__(
        self,
        *,
        title: str,
        name: str = "",
        state: type[S],
        draft: type[Any],
        phases: Sequence[Phase],
        over: Callable[[Any], Over | None],
        players: Callable[[Any], tuple[str, ...]],
        seat_clause: str,
        tasks: Mapping[type[Any], Choice | Deed] | None = None,
        view: Callable[[Any, str], Any] | None = None,
        not_now: str = "",
        others: Sequence[Operation] = (),
        new_game: Callable[[Any], S] | None = None,
        json: Codec[S, Any, Any] | None = None,
    ) -> None:
        """Derive the functions of a game.

        Args:
            title: what the game is called in messages.
            name: its name in clause ids, where these rules are to be a whole game by themselves.
            state: the type of its positions.
            draft: the type of their drafts.
            phases: the parts of the turn in the order of the book.
            over: how the game ended, if it has.
            players: the players of a set-up, in the order of sitting.
            seat_clause: the clause that says who plays.
            tasks: what each type of task asks, or does.
            view: what a player can see; ``None`` where nothing is hidden.
            not_now: the clause on the order of play, for moves whose time it is not.
            others: operations that no phase offers, since the book always forbids them.
            new_game: the first position of a set-up, likewise.
            json: what reads and writes its values, likewise.
        """
        self.title, self.state, self.NAME = title, state, name
        if new_game:
            self.new_game = new_game
        if json:
            self.to_json, self.from_json = json.to_json, json.from_json
            self.state_adapter, self.setup_adapter = json.state_adapter, json.setup_adapter
            self.move_adapter, self.event_adapter = json.move_adapter, json.event_adapter
            self.view_adapter = json.view_adapter
        self.phases = {phase.name: phase for phase in phases}
        self.tasks = dict(tasks or {})
        self.players, self._over, self._seat_clause, self._not_now = (
            players,
            over,
            seat_clause,
            not_now,
        )
        self._view = view
        steps = [*phases, *(one for one in self.tasks.values() if isinstance(one, Choice))]
        found = [operation for step in steps for operation in step.operations]
        self.operations = {one.move: one for one in dict.fromkeys((*found, *others))}
        """Every operation of the game by the type of its move."""
        self._agenda = "agenda" in fields_of(state)
        self._offers = memory.Answers()
        self._finders = {step: self._finder(step) for step in steps}
        self._make(state, draft)

    # Whose turn it is ---------------------------------------------------------------------------

    def step(self, position: Any) -> Step:
        """The step at which a position waits: a choice that is due, or else its phase."""
        if self._agenda and position.agenda:
            step = self.tasks[type(position.agenda[0])]
            assert isinstance(step, Choice)  # deeds are done before anybody is asked
            return step
        return self.phases[position.phase]

    def to_act(self, position: Any) -> tuple[str, ...]:
        """The players who may act; empty if nobody decides now."""
        step = self.step(position)
        if not step.operations or step.operations[0].outcomes:
            return ()
        return tuple(step.who(position)) if step.who else self.players(position.setup)

    def author(self, move: M) -> str | None:
        """The player who makes a move; ``None`` for chance and for what several do together.

        Raises:
            TypeError: it is not a move of this game.
        """
        if self.operation(move).author != "player":
            return None
        named: str | None = getattr(move, "player", None)
        return named

    def operation(self, move: object) -> Operation:
        """The operation of a move.

        Raises:
            TypeError: it is not a move of this game.
        """
        operation = self.operations.get(type(move))
        if operation is None:
            raise TypeError(f"{move!r} is not a move of {self.title}")
        return operation

    # What is seen -------------------------------------------------------------------------------

    def observation(self, state: S, player: str) -> Any:
        """What a player may know: a view, or the position where nothing is hidden.

        Raises:
            LookupError: there is no such player.
        """
        self._seated(state, player)
        return self._view(state, player) if self._view else state

    events_for = staticmethod(events_for)

    def key(self, state: S) -> tuple[Any, ...]:
        """A compact key of a position: all fields as one tuple."""
        return tuple(getattr(state, name) for name in fields_of(self.state))

    def _seated(self, state: Any, player: str) -> tuple[str, ...]:
        seated = self.players(state.setup)
        if player not in seated:
            raise LookupError(f"there is no player {player!r}; the players are {', '.join(seated)}")
        return seated

    # What can be done ---------------------------------------------------------------------------

    def legal_actions(self, state: S, player: str | None = None) -> tuple[Any, ...]:
        """Every legal action of one player, or of all who may act: ordered, without duplicates.

        Raises:
            LookupError: there is no such player.
        """
        if player is not None:
            return self._legal_of(state, player)
        try:
            return state._offer.actions  # type: ignore[attr-defined, no-any-return]
        except AttributeError:
            return self.offer(state).actions

    def _legal_of(self, state: Any, player: str) -> tuple[Any, ...]:
        seated = self._seated(state, player)
        if player not in self.to_act(state):
            return ()
        step = self.step(state)
        if step.legal or len(seated) == 1:
            return tuple(move for move in self.legal_actions(state) if self._may(player, move))
        return self._allowed(state, step, player)

    def _may(self, player: str, move: Any) -> bool:
        author = self.author(move)
        return author is None or author == player

    def derived(self, state: S) -> tuple[Any, ...]:
        """The legal actions as they follow from the operations, whatever a step lists by itself."""
        step = self.step(state)
        moves = itertools.chain.from_iterable(
            self._allowed(state, step, player) for player in self.to_act(state)
        )
        return tuple(dict.fromkeys(moves))

    def _allowed(self, state: Any, step: Step, player: str) -> tuple[Any, ...]:
        see = self._view(state, player) if self._view else state
        return tuple(
            move
            for operation in step.operations
            for move in operation.offers(see)
            if not any(operation.forbids(see, move))
        )

    def offer(self, position: Any) -> Offer:
        """What can come in a position, remembered with it."""
        found = self._work_out(position)
        remember_offer(position, found)
        return found

    def _work_out(self, position: Any) -> Offer:
        return self._finders[self.step(position)](position)

    def _finder(self, step: Step) -> Callable[[Any], Offer]:
        """The function that finds what can come at a step.

        A list that is given again is known by its identity.
        """
        offers = self._offers
        if step.legal:
            legal = step.legal

            def of_list(position: Any) -> Offer:
                actions = legal(position)
                known: Offer | None = offers.get(id(actions))
                if known is not None and known.actions is actions:
                    return known
                return self._kept(actions, Offer(actions))

            return of_list
        if step.operations and step.operations[0].outcomes:
            outcomes_of = step.operations[0].outcomes

            def of_chance(position: Any) -> Offer:
                outcomes = outcomes_of(position)
                known: Offer | None = offers.get(id(outcomes))
                if known is not None and known.outcomes is outcomes:
                    return known
                return self._kept(outcomes, Offer(outcomes=outcomes))

            return of_chance
        return lambda position: Offer(self.derived(position))

    def _kept(self, listed: Sequence[Any], offer: Offer) -> Offer:
        """An offer, remembered by its list if that can be given again."""
        if (offer.actions is listed or offer.outcomes is listed) and not memory.is_off():
            self._offers.keep(id(listed), offer)
        return offer

    def moves(self, setup: Any) -> Iterator[M]:
        """Every move that can be thought of with a set-up, legal or not.

        Fields take every value that their type lists; others what the operation says (``among``).
        """
        for operation in self.operations.values():
            hints = get_type_hints(operation.move)
            fields = [name for name in fields_of(operation.move) if name != "kind"]
            values = [
                tuple(operation.among[name](setup))
                if name in operation.among
                else self.players(setup)
                if name == "player"
                else _values(hints[name])
                for name in fields
            ]
            for chosen in itertools.product(*values):
                yield operation.move(**dict(zip(fields, chosen, strict=True)))

    # What is refused ----------------------------------------------------------------------------

    def _refusals(self, state: Any, operation: Operation, move: Any) -> Iterator[Violation]:
        player, seated = self.author(move), self.players(state.setup)
        if player is not None and player not in seated:
            yield breaks(
                self._seat_clause, "nobody-plays", player=player, players=self._named(seated)
            )
            return
        ending = self._over(state)
        if ending:
            yield breaks(ending.clause, "game-over")
            return
        see = state
        if self._view and operation.author != "chance":
            see = self._view(state, player or (self.to_act(state) or seated)[0])
        step = self.step(state)
        if operation in step.operations:
            found = tuple(operation.forbids(see, move))
            yield from found
            if not found and player is not None and player not in self.to_act(state):
                others = self._named(self.to_act(state))
                yield breaks(_of(step.clause, state), "not-you", player=player, players=others)
            return
        asked = isinstance(step, Choice) and not step.operations[0].outcomes
        if asked and not operation.at_once:
            yield self._first(step, state)
            return
        found = tuple(operation.otherwise(see, move))
        yield from found or self._at_another_time(state, step, operation)

    def _named(self, players: Sequence[str]) -> tuple[Any, ...]:
        """The players as the nouns of the game call them, in the group ``player``."""
        known = texts(self._seat_clause.partition(".")[0]).nouns.get("player", {})
        return tuple(known.get(player, player) for player in players)

    def _first(self, step: Step, state: Any) -> Violation:
        return breaks(
            _of(step.clause, state),
            "settle-first",
            question=_of(step.question, state),
            instead=self.instead(state),
        )

    def _at_another_time(
        self, state: Any, step: Step, operation: Operation
    ) -> tuple[Violation, ...]:
        said = self.phases[state.phase].not_now
        if callable(said):
            found = tuple(said(state))
            if found:
                return found
            said = ""
        clause = said or operation.clause or self._not_now or _of(step.clause, state)
        return (self.not_now(state, clause),)

    def not_now(self, position: Any, clause: str) -> Violation:
        """The refusal of a move whose time it is not, by the clause that says so.

        ``position`` may be a view, as far as the question depends on what is seen.
        """
        called = self.phases[position.phase].called or position.phase
        return breaks(clause, "not-now", phase=called, instead=self.instead(position))

    def instead(self, position: Any) -> Text:
        """What can be done now, in words."""
        step = self.step(position)
        text: Text = _of(step.question if step.instead is None else step.instead, position)
        return text

    # The functions on the path of every move ----------------------------------------------------

    def _make(self, state: type, draft: type) -> None:
        """Write :attr:`apply` for this type of positions, and the other functions around it."""

        def check(position: S, move: object) -> tuple[Violation, ...]:
            operation = self.operation(move)
            known: Offer | None = getattr(position, "_offer", None)
            if known is None and self.step(position).legal:
                known = self.offer(position)
            if known is not None and operation.author != "chance" and known.allows(move):
                return ()
            return tuple(self._refusals(position, operation, move))

        def pending(position: S) -> Pending:
            ending = self._over(position)
            if ending:
                return ending
            step = self.step(position)
            asked, clause = _of(step.question, position), _of(step.clause, position)
            if step.operations and step.operations[0].outcomes:
                return Chance(asked, clause)
            seats = tuple(step.seats(position))
            return Decision(self.to_act(position), asked, clause, step.how, seats)

        def chance_outcomes(position: S) -> tuple[Outcome[M], ...]:
            try:
                return position._offer.outcomes  # type: ignore[attr-defined, no-any-return]
            except AttributeError:
                return self.offer(position).outcomes

        self.check, self.pending, self.chance_outcomes = check, pending, chance_outcomes
        lines = [
            "def apply(old, move):",
            "    try:",
            "        offered = id(move) in old._offer.ids",
            "    except AttributeError:",
            "        offered = False",
            "    if not offered and (violations := check(old, move)):",
            "        raise IllegalAction(move, violations)",
            "    <copy old into new>",
            "    events = []",
            "    new.tell = events.append",
        ]
        if self._agenda:
            lines += [
                "    due = old.agenda",
                "    if due:",
                "        new.agenda = due[1:]",
                "        does[type(move)](new, move, due[0])",
                "    else:",
                "        does[type(move)](new, move)",
                "    if new.agenda and settle(new):",
                "        pass",
                "    elif (then := thens[new.phase]) is not None:",
            ]
        else:
            lines += [
                "    does[type(move)](new, move)",
                "    if (then := thens[new.phase]) is not None:",
            ]
        lines += [
            "        then(new)",
            "    <close new>",
            "    return pair(Transition, (new, tuple(events)))",
        ]
        self.apply = generated(
            "apply",
            lines,
            state,
            draft,
            check=check,
            does={move: one.does for move, one in self.operations.items()},
            thens={name: self._follow(phase) for name, phase in self.phases.items()},
            settle=self._settle,
            IllegalAction=IllegalAction,
            Transition=Transition,
            pair=tuple.__new__,  # makes a transition without the detour of its constructor
        )

    def _settle(self, draft: Any) -> bool:
        """Carry out what is due until somebody must answer; whether somebody must.

        A choice with one answer is settled without asking, and one without answers is told.
        """
        while draft.agenda:
            task = draft.agenda[0]
            kind = self.tasks[type(task)]
            if not isinstance(kind, Choice):
                draft.agenda = draft.agenda[1:]
                kind(draft, task)
                continue
            offer = self._work_out(draft)
            actions = offer.actions
            if offer.outcomes or len(actions) > 1:
                draft._offer = offer
                return True
            draft.agenda = draft.agenda[1:]
            if actions:
                self.operations[type(actions[0])].does(draft, actions[0], task)
            else:
                kind.nobody(draft, task)
        return False

    def _follow(self, phase: Phase) -> Callable[[Any], None] | None:
        """What follows a move of a phase once nothing is due; ``None`` if the phase just waits."""
        then = phase.then
        if then is None:
            return None
        if phase.repeated:
            find = self._finders[phase]

            def go_on(draft: Any) -> None:
                offer = find(draft)
                if offer.actions or offer.outcomes:
                    draft._offer = offer
                else:
                    then(draft)
                    self._next(draft)
        else:

            def go_on(draft: Any) -> None:
                then(draft)
                self._next(draft)

        return go_on

    def _next(self, draft: Any) -> None:
        """A phase has begun: it waits, unless it is one in which nothing can be done."""
        while not (self._agenda and draft.agenda and self._settle(draft)):
            phase = self.phases[draft.phase]
            if not (phase.repeated and phase.then):
                return
            offer = self._work_out(draft)
            if offer.actions or offer.outcomes:
                draft._offer = offer
                return
            phase.then(draft)


def _of(said: Any, position: Any) -> Any:
    """A text or a clause, or what a position makes of it."""
    return said(position) if callable(said) else said


def _values(hint: Any) -> tuple[Any, ...]:
    """Every value of a type that lists them."""
    if hint is bool:
        return (False, True)
    if hint is NoneType:
        return (None,)
    if get_origin(hint) is Literal:
        return get_args(hint)
    parts = get_args(hint)
    if not parts:
        raise TypeError(f"{hint} does not list its values; say them in 'among' of the operation")
    return tuple(itertools.chain.from_iterable(_values(part) for part in parts))
