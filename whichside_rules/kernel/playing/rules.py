"""What follows from the operations of a game: legal actions, refusals, and carrying out a move.

A game says which phases its turn has and what each move is (:mod:`.operation`); :class:`Rules`
derives the functions of :class:`~whichside_rules.kernel.playing.game.Game` from that, the same way
for every game. The flow of one move::

    check - copy the position into a draft - does - what is due (agenda) - then, the next phase
          - close the draft

What can come next is found on the way and remembered with the new position.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    Protocol,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.names import brief
from whichside_rules.kernel.book.text import texts
from whichside_rules.kernel.playing.chance import Generator, Outcome
from whichside_rules.kernel.playing.codec import Codec, ValueAdapter
from whichside_rules.kernel.playing.event import declared_in, events_for, union_of
from whichside_rules.kernel.playing.game import Chance, Decision, Game, Over, Pending
from whichside_rules.kernel.playing.move import any_of
from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.operation import Always, Choice, Operation, Phase, Step, nothing
from whichside_rules.kernel.playing.playout import Playout, in_one_draft
from whichside_rules.kernel.playing.refusal import (
    IllegalAction,
    ImpossiblePosition,
    UnknownPlayer,
    Violation,
    breaks,
)
from whichside_rules.kernel.playing.returns import Stakes, returns_of
from whichside_rules.kernel.playing.transition import Made, Transition
from whichside_rules.kernel.playing.unasked import is_watched, noted
from whichside_rules.kernel.playing.veil import Veil
from whichside_rules.kernel.values import memory
from whichside_rules.kernel.values.invalid import Fault
from whichside_rules.kernel.values.value import (
    draft_class,
    expect,
    fields_of,
    generated,
    offer_of,
    remember_offer,
)

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
M = TypeVar("M")

Deed = Callable[[Any, Any], None]
"""``deed(draft, task)``: carries out a task that asks nobody."""


def _nobody_knows(setup: Any) -> None:
    """No bound is known."""


class LegalActions(Protocol[S_contra]):
    """``legal_actions(state)`` or ``legal_actions(state, "ann")``."""

    def __call__(self, state: S_contra, player: str | None = None) -> tuple[Any, ...]:
        """The legal actions."""


class Rules(Generic[S, M]):
    """The functions of a game, derived from its phases and operations.

    Each is a plain function and can be called without the others.
    """

    pending: Callable[[S], Pending]
    """Who must act: a decision, chance, or nobody because the game is over."""
    legal_actions: LegalActions[S]
    """Every legal action of one player, or of all who may act: ordered, without duplicates.

    Raises:
        LookupError: there is no such player.
    """
    chance_outcomes: Callable[[S], tuple[Outcome[M], ...]]
    """The outcomes of pending chance with exact probabilities; empty without chance."""
    check: Callable[[S, object], tuple[Violation, ...]]
    """All that is wrong with a move; empty means legal.

    Raises:
        TypeError: it is not a move of this game at all, or the position is none.
    """
    apply: Callable[[S, M], Transition[S]]
    """Carry out a move and all that follows from it, until somebody must decide again.

    Raises:
        IllegalAction: the rules refuse the move; it names every clause broken.
        MissingContent: the rules need a datum that neither the book nor a pack gives.
        TypeError: it is not a move of this game, or the position is none.
    """
    playout: Playout[S]
    """Play on to the end in one draft, and tell nothing of what happens; see :mod:`.playout`.

    Raises:
        IllegalAction: something was chosen that the rules refuse.
        MissingContent: the rules need a datum that neither the book nor a pack gives.
        TypeError: it is no position of this game, or no move was chosen.
    """

    def __init__(
        self,
        *,
        title: str,
        name: str = "",
        state: type[S],
        draft: type[Any] | None = None,
        setup: type[Any] | None = None,
        phases: Sequence[Phase],
        over: Callable[[Any], Over | None],
        players: Callable[[Any], tuple[str, ...]],
        seat_clause: str | Callable[[Any], str],
        tasks: Mapping[type[Any], Choice | Deed] | None = None,
        hides: Veil | None = None,
        not_now: str | Callable[[S], str] = "",
        instead: Callable[[Any], Text] | None = None,
        others: Sequence[Operation] = (),
        new_game: Callable[[Any], S] | None = None,
        json: Codec[S, Any, Any] | None = None,
        longest: Callable[[Any], int | None] = _nobody_knows,
    ) -> None:
        """Derive the functions of a game.

        Args:
            title: what the game is called in messages.
            name: its name in clause ids, where these rules are to be a whole game by themselves.
            state: the type of its positions.
            draft: the type of their drafts; one is made where types need not be checked.
            setup: the type of its set-ups, likewise.
            phases: the parts of the turn in the order of the book.
            over: how the game ended, if it has.
            players: the players of a set-up, in the order of sitting.
            seat_clause: the clause that says who plays, or what a set-up makes of it.
            tasks: what each type of task asks, or does.
            hides: what is hidden; ``None`` where every player sees the whole position.
            not_now: the clause on the order of play, for moves whose time it is not, or what a
                position makes of it.
            instead: ``instead(position)``: what can be done, where a step says nothing of its own.
            others: operations that no phase offers, since the book always forbids them.
            new_game: the first position of a set-up, likewise.
            json: what reads and writes its values; else it follows from the operations and the
                events of the package of ``state``.
            longest: how many moves a game with a set-up has at most, dice and cards included;
                ``None`` where there is no such number.
        """
        self.title: str = title
        self.state, self.NAME = state, name
        if new_game:
            self.new_game: Callable[..., S] = _beginning(new_game, setup)
        self.phases: dict[str, Phase] = {phase.name: phase for phase in phases}
        self.tasks: dict[type[Any], Choice | Deed] = dict(tasks or {})
        self.players: Callable[[Any], tuple[str, ...]] = players
        self._over, self._seat_clause, self._not_now = over, seat_clause, not_now
        self._hides, self._instead, self._longest = hides, instead, longest
        if hides:
            hides.belongs_to(players, self.tasks)
            if ending := [one.name for one in phases if one.repeated]:
                raise TypeError(f"{title}: that {ending} end by themselves tells what is hidden")
        steps = [*phases, *(one for one in self.tasks.values() if isinstance(one, Choice))]
        self._at = {step: _by_move(title, step) for step in steps}
        found = [operation for step in steps for operation in step.operations]
        self.operations: dict[type[Any], tuple[Operation, ...]] = {}
        """Every operation of the game by the type of its move."""
        for one in dict.fromkeys((*found, *others)):
            self.operations[one.move] = (*self.operations.get(one.move, ()), one)
        self._never = frozenset(others)
        self._elsewhere = {
            move: _at_another_time(title, named) for move, named in self.operations.items()
        }
        if setup and not json:
            package = state.__module__.partition(".")[0]
            events = union_of(*declared_in(package))
            view = hides.view_type if hides else state
            json = Codec(state, setup, view, any_of(*self.operations), events)
        if json:
            self.to_json: Callable[[S], str] = json.to_json
            self.from_json: Callable[[str | bytes], S] = json.from_json
            self.state_adapter: Callable[[], ValueAdapter[S]] = json.state_adapter
            self.setup_adapter: Callable[[], ValueAdapter[Any]] = json.setup_adapter
            self.move_adapter: Callable[[], ValueAdapter[Any]] = json.move_adapter
            self.event_adapter: Callable[[], ValueAdapter[Any]] = json.event_adapter
            self.view_adapter: Callable[[], ValueAdapter[Any]] = json.view_adapter
        self._agenda = "agenda" in fields_of(state)
        self._anybodys = frozenset(step for step in steps if self._is_anybodys(step))
        self._offers = memory.AtHand()
        self._finders = {step: self._finder(step) for step in steps}
        self._make(state, draft or draft_class(state))

    # Whose turn it is ---------------------------------------------------------------------------

    def step(self, position: Any) -> Step:
        """The step at which a position waits: a choice that is due, or else its phase."""
        if self._agenda and position.agenda:
            step = self.tasks[type(position.agenda[0])]
            if not isinstance(step, Choice):  # it was done before anybody is asked
                found = {"found": position.agenda[0].kind}
                raise ImpossiblePosition(Fault("agenda.0", "waits-for-nobody", found))
            return step
        return self.phases[position.phase]

    def to_act(self, position: Any) -> tuple[str, ...]:
        """The players who may act; empty if nobody decides now."""
        step = self.step(position)
        if not step.operations or step.operations[0].outcomes:
            return ()
        return self._deciding(step, position, self._due(position))

    def _deciding(self, step: Step, position: Any, due: tuple[Any, ...]) -> tuple[str, ...]:
        if step.who is None:
            return self.players(position.setup)
        return tuple(step.who(position, *due))

    def author(self, move: M) -> str | None:
        """The player who makes a move; ``None`` for chance and for what several do together.

        Raises:
            TypeError: it is not a move of this game.
        """
        if self.is_chance(move):
            return None
        named: str | None = getattr(move, "player", None)
        return named

    def is_chance(self, move: object) -> bool:
        """Whether chance makes a move: a die, a card.

        Raises:
            TypeError: it is not a move of this game.
        """
        operations = self.operations.get(type(move))
        if operations is None:
            raise TypeError(f"{brief(move)} is not a move of {self.title}")
        return operations[0].is_chance

    def _due(self, position: Any) -> tuple[Any, ...]:
        """The task that is due, for whatever a choice says of it; nothing in a phase."""
        due: tuple[Any, ...] = position.agenda[:1] if self._agenda else ()
        return due

    # What it is worth ---------------------------------------------------------------------------

    def returns(self, state: S) -> tuple[float, ...]:
        """What the game was worth to each player, in the order of sitting; 0 before its end.

        See :mod:`.returns`.
        """
        return returns_of(self.pending(state), self.players(state.setup))  # type: ignore[attr-defined]

    def stakes(self, setup: Any) -> Stakes:
        """The smallest and the largest return, and how many moves a game can have at most."""
        self.players(setup)  # refuses what is no set-up
        return Stakes(longest=self._longest(setup))

    # What is seen -------------------------------------------------------------------------------

    @property
    def HIDES_NOTHING(self) -> bool:  # noqa: N802 - a constant of the game, like its NAME
        """Whether every player sees the whole position."""
        return self._hides is None

    def observation(self, state: S, player: str) -> Any:
        """What a player may know: a view, or the position where nothing is hidden.

        Raises:
            LookupError: there is no such player.
        """
        self._seated(state, player)
        return self._hides.seen_by(state, player) if self._hides else state

    def redealt(self, state: S, player: str, generator: Generator) -> S:
        """A position that a player cannot tell from this one: what is hidden is dealt anew.

        How likely each is follows from what the player sees now, not from what was seen before or
        how others play: each deal that agrees with the view and that a table can show is as likely
        as any other, or as the game deduces; see :meth:`.Veil.redealt`. Where nothing is hidden it
        is the position itself.

        Raises:
            LookupError: there is no such player.
        """
        self._seated(state, player)
        return self._hides.redealt(state, player, generator) if self._hides else state

    events_for: Final = staticmethod(events_for)

    def key(self, state: S) -> tuple[Any, ...]:
        """A compact key of a position: all fields as one tuple."""
        expect(self.state, state)
        return tuple(getattr(state, name) for name in fields_of(self.state))

    def _seated(self, state: Any, player: str) -> tuple[str, ...]:
        expect(self.state, state)
        seated = self.players(state.setup)
        if player not in seated:
            raise UnknownPlayer(player, seated)
        return seated

    # What can be done ---------------------------------------------------------------------------

    def _legal_of(self, state: Any, player: str) -> tuple[Any, ...]:
        self._seated(state, player)
        return self.those_of(player, state, self._known)

    def those_of(
        self, player: str, position: Any, offer: Callable[[Any], Offer]
    ) -> tuple[Any, ...]:
        """What a player may do of what can come."""
        if player not in self.to_act(position):
            return ()
        step = self.step(position)
        if step in self._anybodys:
            return offer(position).actions
        if step.legal or len(self.players(position.setup)) == 1:
            return tuple(move for move in offer(position).actions if self._may(player, move))
        return self._allowed(position, step, player)

    def _is_anybodys(self, step: Step) -> bool:
        """Whether who may act at a step may do all that is offered there."""
        if step.legal:
            return not any("player" in fields_of(one.move) for one in step.operations)
        return not self._hides and all(one.offers for one in step.operations)

    def _may(self, player: str, move: Any) -> bool:
        author = self.author(move)
        return author is None or author == player

    def derived(self, state: S) -> tuple[Any, ...]:
        """The legal actions as they follow from the operations, whatever a step lists by itself."""
        step, players = self.step(state), self.to_act(state)
        if not self._hides and all(one.offers for one in step.operations):
            players = players[:1]  # who all see the same are offered the same
        moves = itertools.chain.from_iterable(
            self._allowed(state, step, player) for player in players
        )
        return tuple(dict.fromkeys(moves))

    def _allowed(self, state: Any, step: Step, player: str) -> tuple[Any, ...]:
        see, due = self._seen(state, player)
        return tuple(
            move
            for operation in step.operations
            for move in self._considered(operation, player, see, *due)
            if not any(operation.forbids(see, move, *due))
        )

    def _seen(self, state: Any, player: str) -> tuple[Any, tuple[Any, ...]]:
        """The position as a player sees it, and likewise the task that is due."""
        due = self._due(state)
        if self._hides is None:
            return state, due
        return self._hides.seen_by(state, player), self._hides.tasks_seen(due, player)

    def _considered(self, operation: Operation, player: str, see: Any, *due: Any) -> Iterable[Any]:
        if operation.offers:
            return operation.offers(see, *due)
        named = "player" in fields_of(operation.move)
        return (operation.move(player) if named else operation.move(),)

    def _known(self, position: Any) -> Offer:
        """What can come in a position, worked out once."""
        known: Offer | None = getattr(position, "_offer", None)
        return self.offer(position) if known is None else known

    def offer(self, position: Any) -> Offer:
        """What can come in a position, remembered with it."""
        found = self.found(position)
        remember_offer(position, found)
        return found

    def found(self, position: Any) -> Offer:
        """What can come in a position or a draft, worked out."""
        return self._finders[self.step(position)](position)

    def _finder(self, step: Step) -> Callable[[Any], Offer]:
        """The function that finds what can come at a step."""
        if step.legal:
            return _given_the_task(step, step.legal)
        if step.operations and step.operations[0].outcomes:
            return self._finder_of_chance(_given_the_task(step, step.operations[0].outcomes))
        if _is_always(step):
            given = [one.offers for one in step.operations if one.offers]
            always = cache(lambda: Offer(move for offers in given for move in offers(None)))
            return lambda position: always()
        if not self._hides and all(one.offers for one in step.operations):
            return self._finder_for_all(step)
        return lambda position: Offer(self.derived(position))

    def _finder_for_all(self, step: Step) -> Callable[[Any], Offer]:
        """The function that finds what is offered alike to all who see the same."""
        judged = [(one.offers or nothing, one.forbids) for one in step.operations]
        players, who, due_in = self.players, step.who, self._due

        def for_all(position: Any) -> Offer:
            due = due_in(position)
            if not (who(position, *due) if who else players(position.setup)):
                return Offer()
            moves: dict[Any, None] = {}
            for offers, forbids in judged:
                for move in offers(position, *due):
                    if not any(forbids(position, move, *due)):
                        moves[move] = None
            return Offer(moves)

        return for_all

    def _at_once(self, step: Step) -> Callable[[Any], Offer | None]:
        """The function that finds what can come while a move is made, if that is fast.

        What is derived from the operations is worked out when somebody asks for it.
        """
        fast = step.legal or (step.operations and step.operations[0].outcomes) or _is_always(step)
        return self._finders[step] if fast else lambda position: None

    def _finder_of_chance(
        self, outcomes_of: Callable[[Any], Sequence[Outcome[Any]]]
    ) -> Callable[[Any], Offer]:
        """Outcomes that are given again are known by their identity."""
        offers = self._offers

        def of_chance(position: Any) -> Offer:
            outcomes = outcomes_of(position)
            known: Offer | None = offers.get(id(outcomes))
            if known is not None and known.outcomes is outcomes:
                return known
            offer = Offer(outcomes=outcomes)
            if offer.outcomes is outcomes and not memory.is_off():
                if len(offers) >= _OFFERS_OF_CHANCE:
                    offers.clear()
                offers[id(outcomes)] = offer
            return offer

        return of_chance

    def moves(self, setup: Any) -> Iterator[M]:
        """Every move that can be thought of with a set-up, legal or not.

        Fields take every value that their type lists or has bounds for; others what the operations
        say (``among``).

        Raises:
            TypeError: a field has neither.
        """
        for move in self.operations:
            yield from self._thinkable(move, setup)

    def _thinkable(self, move: type[Any], setup: Any) -> Iterator[Any]:
        """Every move of one type that can be thought of with a set-up."""
        hints = get_type_hints(move, include_extras=True)
        among = {name: of for one in self.operations[move] for name, of in one.among.items()}
        fields = [name for name in fields_of(move) if name != "kind"]
        values = [
            tuple(among[name](setup))
            if name in among
            else self.players(setup)
            if name == "player"
            else _values(hints[name], f"{move.__name__}.{name}")
            for name in fields
        ]
        for chosen in itertools.product(*values):
            yield move(**dict(zip(fields, chosen, strict=True)))

    def ever(self, setup: Any, *, chance: bool = False) -> Iterator[M]:
        """Every move that can be legal in some position of a game with a set-up, in order.

        The operations say so (``ever``), else it is every move that can be thought of; what the
        book always forbids is not among them. With ``chance`` it is what can come up.

        Raises:
            TypeError: nothing says which they are.
        """
        for move, operations in self.operations.items():
            found = [one for one in operations if one not in self._never]
            if not found or found[0].is_chance is not chance:
                continue
            said = [one.ever(setup) for one in found if one.ever]
            if len(said) < len(found):
                said = [self._thinkable(move, setup)]
            yield from dict.fromkeys(itertools.chain.from_iterable(said))

    # What is refused ----------------------------------------------------------------------------

    def _refusals(self, state: Any, move: Any) -> Iterator[Violation]:
        player, seated = self.author(move), self.players(state.setup)
        if player is not None and player not in seated:
            named = self._named(state, seated)
            yield breaks(self._who_plays(state), "nobody-plays", player=player, players=named)
            return
        ending = self._over(state)
        if ending:
            yield breaks(ending.clause, "game-over")
            return
        step = self.step(state)
        operation = self._at[step].get(type(move))
        if operation is None:
            yield from self._at_the_wrong_time(state, step, move)
        elif operation.is_chance:
            if not any(move == outcome.move for outcome in self.offer(state).outcomes):
                yield from self._cannot_come_up(state, step, operation, move)
        else:
            see, due = self._seen(state, player or (self.to_act(state) or seated)[0])
            found = tuple(operation.forbids(see, move, *due))
            yield from found
            if not found and player is not None and player not in self.to_act(state):
                others = self._named(state, self.to_act(state))
                clause = self._clause(step, state)
                yield breaks(clause, "not-you", player=player, players=others)

    def _cannot_come_up(
        self, state: Any, step: Step, operation: Operation, move: Any
    ) -> tuple[Violation, ...]:
        """Why chance cannot show something: as the book says it, or in general."""
        due = self._due(state)
        question = _of(step.question, state, *due)
        return tuple(operation.forbids(state, move, *due)) or (
            breaks(self._clause(step, state), "no-such-outcome", question=question),
        )

    def _at_the_wrong_time(self, state: Any, step: Step, move: Any) -> Iterator[Violation]:
        """Why a move cannot be made at a step that is not its own."""
        operation = self._elsewhere[type(move)]
        asked = isinstance(step, Choice) and not step.operations[0].outcomes
        if asked and not operation.at_once:
            yield self._first(step, state)
            return
        see: Any = state
        if not operation.is_chance:
            seat = self.author(move) or (self.to_act(state) or self.players(state.setup))[0]
            see, _ = self._seen(state, seat)
        found = tuple(operation.otherwise(see, move))
        yield from found or self._at_another_time(state, step, operation)

    def _clause(self, step: Step, position: Any) -> str:
        """The clause that asks for what a step asks: a choice's, or that of its task."""
        due = self._due(position)
        clause: str = _of(step.clause, position, *due) or (due[0].clause if due else "")
        return clause

    def _who_plays(self, state: Any) -> str:
        """The clause that says who plays."""
        return str(_of(self._seat_clause, state.setup))

    def _named(self, state: Any, players: Sequence[str]) -> tuple[Any, ...]:
        """The players as the nouns of the game call them, in the group ``player``."""
        known = texts(self._who_plays(state).partition(".")[0]).nouns.get("player", {})
        return tuple(known.get(player, player) for player in players)

    def _first(self, step: Step, state: Any) -> Violation:
        clause = self._clause(step, state)
        question = _of(step.question, state, *self._due(state))
        instead = self.instead(state)
        if instead == question:  # said once is enough; whose it is helps more
            asked = self.to_act(state)
            if len(asked) == len(self.players(state.setup)):
                return breaks(clause, "settle-first-all", question=question)
            players = tuple(
                one if isinstance(one, str) else Text(one.the("en"), one.the("fr"))
                for one in self._named(state, asked)
            )
            return breaks(clause, "settle-first-theirs", question=question, players=players)
        return breaks(clause, "settle-first", question=question, instead=instead)

    def _at_another_time(
        self, state: Any, step: Step, operation: Operation
    ) -> tuple[Violation, ...]:
        said = self.phases[state.phase].not_now
        if callable(said):
            found = tuple(said(state))
            if found:
                return found
            said = ""
        clause = said or operation.clause or _of(self._not_now, state) or self._clause(step, state)
        return (self.not_now(state, clause),)

    def not_now(self, position: Any, clause: str) -> Violation:
        """The refusal of a move whose time it is not, by the clause that says so.

        ``position`` may be a view, as far as the question depends on what is seen.
        """
        called = self.phases[position.phase].called or position.phase
        return breaks(clause, "not-now", phase=called, instead=self.instead(position))

    def instead(self, position: Any) -> Text:
        """What can be done now, in words."""
        step, due = self.step(position), self._due(position)
        if not step.instead and self._instead:
            return self._instead(position)
        text: Text = _of(step.instead or step.question, position, *due)
        return text

    # The functions on the path of every move ----------------------------------------------------

    def _make(self, state: type, draft: type) -> None:
        """Write :attr:`apply` for this type of positions, and the other functions around it."""

        def check(position: S, move: object) -> tuple[Violation, ...]:
            """All that is wrong with a move; empty means legal.

            Raises:
                TypeError: it is not a move of this game at all, or the position is none.
            """
            expect(state, position)
            is_chance = self.is_chance(move)
            known: Offer | None = getattr(position, "_offer", None)
            if known is None and self.step(position).legal:
                known = self.offer(position)
            if known is not None and (known.gives(move) or (not is_chance and known.allows(move))):
                return ()
            return tuple(self._refusals(position, move))

        def pending(position: S) -> Pending:
            """Who must act: a decision, chance, or nobody because the game is over."""
            expect(state, position)
            ending = self._over(position)
            if ending:
                return ending
            step, due = self.step(position), self._due(position)
            asked, clause = _of(step.question, position, *due), self._clause(step, position)
            if step.operations and step.operations[0].outcomes:
                return Chance(asked, clause)
            seats, how = tuple(step.seats(position, *due)), _of(step.how, position, *due)
            return _decision(self._deciding(step, position, due), asked, clause, how, seats)

        def offer(position: S) -> Offer:
            expect(state, position)
            return self.offer(position)

        self.check, self.pending = check, pending
        known_by = offer_of(state)
        actions = [
            "def legal_actions(state, player=None):",
            _doc(Game.legal_actions),
            "    if player is not None:",
            "        return legal_of(state, player)",
            "    try:",
            f"        return state.{known_by}.actions",
            "    except AttributeError:",  # not known yet, or a position of another game
            "        return offer(state).actions",
        ]
        outcomes = [
            "def chance_outcomes(state):",
            _doc(Game.chance_outcomes),
            "    try:",
            f"        return state.{known_by}.outcomes",
            "    except AttributeError:",
            "        return offer(state).outcomes",
        ]
        asking = {"offer": offer, "legal_of": self._legal_of}
        self.legal_actions = generated("legal_actions", actions, state, draft, **asking)
        self.chance_outcomes = generated("chance_outcomes", outcomes, state, draft, **asking)
        does_at = {
            step: {move: one.does for move, one in operations.items()}
            for step, operations in self._at.items()
        }
        phases, settle = self.phases, self._settle(does_at)
        does = {name: does_at[phase] for name, phase in phases.items()}
        answers = {
            kind: does_at[one] for kind, one in self.tasks.items() if isinstance(one, Choice)
        }
        arrive: dict[str, Callable[[Any], Offer | None]] = {}
        follow = {name: self._follow(phase, arrive, settle) for name, phase in phases.items()}
        for name, phase in phases.items():
            arrive[name] = follow[name] if phase.repeated else self._at_once(phase)
        carry_out = [
            "    phase = new.phase",
            *(_WITH_AN_AGENDA if self._agenda else _WITHOUT_AGENDA),
        ]
        known: Any = {
            "check": check,
            "does": does,
            "answers": answers,
            "arrive": arrive,
            "follow": follow,
            "settle": settle,
            "IllegalAction": IllegalAction,
            "Made": Made,
            "pair": tuple.__new__,  # makes a transition without the detour of its constructor
        }
        lines = [
            "def apply(old, move):",
            _doc(Game.apply),
            "    try:",
            f"        offer = old.{known_by}",
            "        offered = id(move) in offer.ids or offer.gives(move)",
            "    except AttributeError:",
            "        offered = False",
            "    if not offered and (violations := check(old, move)):",
            "        raise IllegalAction(move, violations)",
            "    <copy old into new>",
            "    events = []",
            "    new.tell = events.append",
            *carry_out,
            "    <close the parts of new>",
            "    new.tell = None",
            "    new.__class__ = state",
            "    made = pair(Made, (new, tuple(events)))",
            "    made.before = old",
            "    return made",
        ]
        self.apply = generated("apply", lines, state, draft, **known)
        opening = ["def opened(old):", "    <copy old into new>", "    return new"]
        go_on = ["def go_on(new, move):", *carry_out, "    <close the parts of new>"]
        self.playout = in_one_draft(
            self,
            generated("opened", opening, state, draft),
            generated("go_on", go_on, state, draft, **known),
        )

    def _settle(
        self, at: Mapping[Step, Mapping[type[Any], Callable[..., None]]]
    ) -> Callable[[Any], bool]:
        """The function that carries out what is due until somebody must answer.

        It says whether somebody must, and leaves with the draft what can come. A choice with one
        answer is settled without asking, and one without answers is told.
        """
        deeds = {kind: one for kind, one in self.tasks.items() if not isinstance(one, Choice)}
        asked = {kind: one for kind, one in self.tasks.items() if isinstance(one, Choice)}
        choices = {kind: self._finders[one] for kind, one in asked.items()}
        nobody = {kind: one.nobody for kind, one in asked.items()}
        does = {kind: at[one] for kind, one in asked.items()}
        least = {kind: 1 if self._hides and not one.openly else 2 for kind, one in asked.items()}
        self.least: dict[type[Any], int] = least
        """By type of task, with how many answers a choice is asked and not settled unasked."""

        def settle(draft: Any) -> bool:
            while draft.agenda:
                task = draft.agenda[0]
                kind = type(task)
                if kind not in choices:
                    draft.agenda = draft.agenda[1:]
                    deeds[kind](draft, task)
                    continue
                offer = choices[kind](draft)
                actions = offer.actions
                if len(actions) >= least[kind] or offer.outcomes:
                    draft._offer = offer
                    return True
                if actions and is_watched():
                    question = _of(asked[kind].question, draft, task)
                    draft.agenda = draft.agenda[1:]
                    with noted(draft, actions[0], question):
                        does[kind][type(actions[0])](draft, actions[0], task)
                    continue
                draft.agenda = draft.agenda[1:]
                if actions:
                    does[kind][type(actions[0])](draft, actions[0], task)
                else:
                    nobody[kind](draft, task)
            return False

        return settle

    def _follow(
        self,
        phase: Phase,
        arrive: Mapping[str, Callable[[Any], Offer | None]],
        settle: Callable[[Any], bool],
    ) -> Callable[[Any], Offer | None]:
        """The function that goes on when nothing is due after a move of a phase.

        It returns what can come then, or ``None`` for later. ``arrive`` begins each phase.
        """
        then, wait, agenda = phase.then, self._finders[phase], self._agenda
        if then is None:
            return self._at_once(phase)

        def follow(draft: Any) -> Offer | None:
            then(draft)
            if agenda and draft.agenda and settle(draft):
                waiting: Offer = draft._offer
                return waiting
            return arrive[draft.phase](draft)

        def wait_or_follow(draft: Any) -> Offer | None:
            offer = wait(draft)
            # `if offer` would be a call more on the path of every move
            return offer if offer.actions or offer.outcomes else follow(draft)

        return wait_or_follow if phase.repeated else follow


_WITHOUT_AGENDA = (
    "    does[phase][type(move)](new, move)",
    "    goes_on = follow[phase] if new.phase == phase else arrive[new.phase]",
    "    new._offer = goes_on(new)",
)
"""How a move and what follows are carried out, in a game in which nothing can be due."""
_WITH_AN_AGENDA = (
    "    due = new.agenda",
    "    if due:",
    "        new.agenda = due[1:]",
    "        answers[type(due[0])][type(move)](new, move, due[0])",
    "    else:",
    "        does[phase][type(move)](new, move)",
    "    if not (new.agenda and settle(new)):",
    "        goes_on = follow[phase] if new.phase == phase else arrive[new.phase]",
    "        new._offer = goes_on(new)",
)
"""The same where something can be due."""
_OFFERS_OF_CHANCE = 64
"""How many are known at most: what comes up again is dice, or found soon if it is cards."""


def _doc(word: Callable[..., Any]) -> str:
    """The line of code that explains a written function, as the protocol has it."""
    return f"    {word.__doc__!r}"


def _beginning(new_game: Callable[[Any], S], setup: type[Any] | None) -> Callable[..., S]:
    """``new_game`` of set-ups alone: what is something else, and empty, is not the usual one."""

    def begin(given: Any = None) -> S:
        if setup and given is not None:
            expect(setup, given)
        return new_game(given)

    return begin


def _is_always(step: Step) -> bool:
    """Whether the same moves are legal at a step whatever the position."""
    return all(isinstance(one.offers, Always) and one.forbids is nothing for one in step.operations)


def _given_the_task(step: Step, function: Callable[..., Any]) -> Callable[[Any], Any]:
    """A function of a position; what a choice says as a function gets the task that is due."""
    if isinstance(step, Choice):
        return lambda position: function(position, position.agenda[0])
    return function


def _by_move(title: str, step: Step) -> dict[type[Any], Operation]:
    """The operations of a step by the type of their move.

    Raises:
        TypeError: two are for one type of move, so that nobody could tell which is meant.
    """
    found: dict[type[Any], Operation] = {}
    for one in step.operations:
        if found.setdefault(one.move, one) is not one:
            raise TypeError(
                f"{title}: at the step asked for by {step.clause!r} two operations are for "
                f"{one.move.__name__}; which is meant? Give one of them a move of its own"
            )
    return found


def _at_another_time(title: str, operations: Sequence[Operation]) -> Operation:
    """What the operations of one type of move say together, where none of them is at hand.

    Raises:
        TypeError: they contradict each other.
    """
    chosen = operations[0]
    for name, unsaid in (
        ("is_chance", None),
        ("otherwise", nothing),
        ("clause", ""),
        ("at_once", False),
    ):
        said = dict.fromkeys(getattr(one, name) for one in operations)
        said.pop(unsaid, None)
        if len(said) > 1:
            raise TypeError(
                f"{title}: the operations for {chosen.move.__name__} differ in their '{name}'; "
                "which is meant where none of them is at hand? Say it in one of them"
            )
        if said and name != "is_chance":
            chosen = replace(chosen, **{name: next(iter(said))})
    return chosen


@memory.remembered
def _decision(
    players: tuple[str, ...], asked: Text, clause: str, how: Any, seats: tuple[str, ...]
) -> Decision:
    """Who decides what, made once: it is asked for before every move."""
    return Decision(players, asked, clause, how, seats)


def _of(said: Any, *position: Any) -> Any:
    """A text or a clause, or what a position makes of it, with the task that is due."""
    return said(*position) if callable(said) else said


def values_of(move: type[Any], field: str) -> tuple[Any, ...]:
    """Every value of a field of a move, whose type lists them or has bounds.

    Raises:
        TypeError: it does neither.
    """
    return _values(get_type_hints(move, include_extras=True)[field], f"{move.__name__}.{field}")


def _values(hint: Any, field: str) -> tuple[Any, ...]:
    """Every value of a type that lists them, or has bounds.

    Raises:
        TypeError: it has neither; the message names the field.
    """
    if hint is bool:
        return (False, True)
    if hint is NoneType:
        return (None,)
    if get_origin(hint) is Literal:
        return get_args(hint)
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        least, most = bounds_said(parts[1:])
        if parts[0] is not int or least is None or most is None:
            return _values(parts[0], field)
        return tuple(range(least, most + 1))
    if get_origin(hint) not in (Union, UnionType):
        raise TypeError(
            f"{field}: {hint} does not list its values; say them in 'among' of the operation, or "
            "give a number its bounds, as in Annotated[int, Field(ge=0, le=9)]"
        )
    return tuple(itertools.chain.from_iterable(_values(part, field) for part in parts))


def bounds_said(said: Iterable[Any]) -> tuple[int | None, int | None]:
    """The least and the largest number that the notes of a type allow."""
    notes = [note for one in said for note in getattr(one, "metadata", (one,))]
    found = {name: getattr(note, name) for note in notes for name in _BOUNDS if hasattr(note, name)}
    above, below = found.get("gt"), found.get("lt")
    least = found.get("ge", None if above is None else above + 1)
    return least, found.get("le", None if below is None else below - 1)


_BOUNDS = ("ge", "gt", "le", "lt")
