"""What is hidden, said once beside the state: who sees what of a position.

A game in which players do not see all says of every field of its positions who sees it, and of
every type of task who sees what it holds; its rules get that (``Rules(hides=...)``)::

    VEIL = Veil(
        State,
        open=("setup", "phase", "prize", "won", "shown", "agenda", Award),
        hands={"hands": "deck", "bids": "deck"},
        known={"hands": "shown", "bids": None},
        piles={"deck": None},
    )

From it follow what each seat sees (:meth:`Veil.seen_by`), tasks included, and the positions that a
seat cannot tell from the one there is (:meth:`Veil.redealt`), by which the tests look for leaks in
whatever reaches a seat. What is not said is an error when the rulebook loads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from types import SimpleNamespace
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from whichside_rules.kernel.playing.agenda import Task
from whichside_rules.kernel.playing.chance import Deck, Generator, Pile, shuffled
from whichside_rules.kernel.playing.invariant import broken
from whichside_rules.kernel.values.value import altered, fields_of, unchecked, value

S = TypeVar("S")

Hidden = Literal["hidden"]
"""In a view, in the place of what its player does not see: a card of another hand, a secret."""
HIDDEN: Hidden = "hidden"

MOST_TRIES = 10_000
"""How often cards are dealt anew until no invariant is broken."""


class Sealed(NamedTuple):
    """What a type of task holds that not everybody sees."""

    seen: Callable[[Any, str], Any]
    """``seen(task, player)``: the task as a player sees it."""
    could_be: Callable[[Any, Any, str], Sequence[Any]]
    """``could_be(position, task, player)``: the tasks that this player cannot tell from it."""


@dataclass(eq=False, kw_only=True)
class Veil:
    """What is hidden of the positions of a game: each field is open, or holds hands or such.

    Raises:
        TypeError: something is not said, or said twice, or is not what it is said to be.
    """

    state: type[Any] = field(kw_only=False)
    """The type of the positions."""
    open: Sequence[str | type[Task]]
    """The fields that everybody sees, and the types of task of which everybody sees all."""
    hands: Mapping[str, str] = field(default_factory=dict)
    """Fields that hold some cards for each player, in the order of sitting, with the pile that
    these cards come from: a player sees the own ones, of others how many."""
    known: Mapping[str, str | None] = field(default_factory=dict)
    """By each field of ``hands`` the open field that holds, for each player, the cards of which
    everybody saw that they came into that hand; ``None``: nobody ever sees that."""
    piles: Mapping[str, int | None] = field(default_factory=dict)
    """Fields that hold a :class:`~whichside_rules.kernel.playing.chance.Deck`: everybody sees how
    large it is, and from which stratum on what lies there (``None``: nothing)."""
    secrets: Mapping[str, Callable[[Any, str], Sequence[Any]]] = field(default_factory=dict)
    """Fields that hold a value for each player, or ``None`` as long as there is none: a player sees
    the own one, of others whether there is one. With what the value of a seat could be,
    ``could_be(position, player)``, each as likely as any other."""
    shown: Mapping[str, Callable[[Any], bool]] = field(default_factory=dict)
    """By a field of ``secrets``, with which set-ups all see it after all."""
    tasks: Mapping[type[Task], Sealed] = field(default_factory=dict)
    """The types of task that hold what not everybody sees."""
    view: Callable[[Any], Any] | None = None
    """What makes a view of a type of the game's own, its return type, of what a player sees. Else
    the view is what a player sees: ``player``, whose view it is, and the fields of the position."""
    order: Callable[[Any], Any] | None = None
    """By what hands are kept in order; else cards stand as they came."""
    deduced: Callable[[Any, Generator], Mapping[Any, str | None]] | None = None
    """``deduced(view, generator)``: who holds each hidden card (none: it is in the pile), where the
    game can say by what is seen how likely that is."""

    def __post_init__(self) -> None:
        hints = get_type_hints(self.state, include_extras=True)
        if wrong := "; ".join(self._wrong(hints)):
            raise TypeError(wrong)
        self._plain = self._with_the_fields_of_positions(hints)
        self.view_type: Any = get_type_hints(self.view)["return"] if self.view else self._plain
        """The type of what players see."""

    def _wrong(self, hints: Mapping[str, Any]) -> Iterator[str]:
        """What is not said of the fields, or said twice, or of none."""
        kind, fields, piles = self.state.__name__, fields_of(self.state), {*self.piles}
        named = (one for one in self.open if isinstance(one, str))
        said = Counter([*named, *self.hands, *self.piles, *self.secrets])
        yield from (f"who sees {kind}.{one} is not said once" for one in fields if said[one] != 1)
        yield from (f"{kind} has no field {one!r}" for one in sorted({*said} - {*fields}))
        decks = {one for one in fields if get_origin(hints[one]) is Deck}
        yield from (f"'piles' is wrong about {one!r}" for one in sorted(decks ^ piles))
        yield from (f"{one!r} is no pile" for one in self.hands.values() if one not in piles)
        yield from (f"{one!r} holds no hands" for one in self.known if one not in self.hands)
        unsaid = (one for one in self.hands if one not in self.known)
        yield from (f"'known' does not say what all saw come into {one!r}" for one in unsaid)
        seen = (one for one in self.known.values() if one is not None)
        yield from (f"{one!r} is not open" for one in seen if one not in self.open)

    def belongs_to(self, players: Callable[[Any], Sequence[str]], tasks: Iterable[Any]) -> None:
        """Learn who plays, and refuse a type of task if nobody said who sees what it holds.

        Raises:
            TypeError: of one it is not said, or said twice.
        """
        self._players = players
        for one in tasks:
            if (one in self.open) == (one in self.tasks):
                raise TypeError(f"who sees what a task {one.__name__} holds is not said once")

    # What is seen -------------------------------------------------------------------------------

    def _with_the_fields_of_positions(self, hints: Mapping[str, Any]) -> type[Any]:
        """The type of a position as it is seen, with :data:`HIDDEN` here and there."""
        fields: dict[str, Any] = {"player": str} | {k: hints[k] for k in fields_of(self.state)}
        many, pile, hidden = list[Any]((tuple, Pile, Hidden))
        for one in self.hands:
            fields[one] = many[many[get_args(get_args(hints[one])[0])[0] | hidden, ...], ...]
        fields |= {one: many[get_args(hints[one])[0] | hidden, ...] for one in self.secrets}
        fields |= {one: pile[get_args(hints[one])[0]] for one in self.piles}
        told = f"What a player sees of a {self.state.__name__}."
        body = {"__doc__": told, "__module__": self.state.__module__, "__annotations__": fields}
        return value(type(f"{self.state.__name__}View", (), body))

    def seen_by(self, position: Any, player: str) -> Any:
        """The view of a player: what that player sees of a position, or of a draft."""
        seen = self._seen(position, player)
        return self.view(seen) if self.view else seen

    def _seen(self, position: Any, player: str) -> Any:
        seat = self._players(position.setup).index(player)
        seen = {name: getattr(position, name) for name in fields_of(self.state)}
        for name, pile in self.piles.items():
            seen[name] = seen[name].seen(pile)
        open_now = {k for k, is_open in self.shown.items() if is_open(seen["setup"])}
        secret = [k for k in self.secrets if k not in open_now]
        covered: Any = {k: [x if x is None else HIDDEN for x in seen[k]] for k in secret}
        for name in self.hands:
            came = self.known[name]
            known = seen[came] if came else [()] * len(seen[name])
            both = zip(seen[name], known, strict=True)
            covered[name] = [(*up, *[HIDDEN] * (len(hand) - len(up))) for hand, up in both]
        seen |= {k: (*v[:seat], seen[k][seat], *v[seat + 1 :]) for k, v in covered.items()}
        if self.tasks:
            seen["agenda"] = self.tasks_seen(seen["agenda"], player)
        return unchecked(self._plain, SimpleNamespace(player=player, **seen))

    def tasks_seen(self, due: Sequence[Any], player: str) -> tuple[Any, ...]:
        """Tasks as a player sees them."""
        of = self.tasks
        return tuple(of[type(one)].seen(one, player) if type(one) in of else one for one in due)

    # What could be ------------------------------------------------------------------------------

    def redealt(self, position: S, player: str, generator: Generator) -> S:
        """A position that a player cannot tell from this one, and that a table can show.

        The hidden cards are dealt anew, each deal as likely as any other that breaks no invariant,
        or as the game deduces. What comes of it follows from what the player sees and from the
        generator alone.

        Raises:
            RuntimeError: none was found; the game must say what can be deduced.
        """
        seen = self._seen(position, player)
        for _ in range(MOST_TRIES):
            world: S = self._dealt(position, seen, generator)
            if not broken(world):
                return world
        raise RuntimeError(f"each of {MOST_TRIES} deals breaks an invariant: say what is 'deduced'")

    def _dealt(self, position: Any, seen: Any, generator: Generator) -> Any:
        """What is hidden dealt anew once, whatever the invariants say."""
        world = position
        for pile in sorted({*self.hands.values()}):
            world = altered(world, **self._deal(position, seen, pile, generator))
        for name, could_be in self.secrets.items():
            for at, player in enumerate(self._players(position.setup)):
                if getattr(seen, name)[at] == HIDDEN:
                    world = _one_of(could_be(world, player), world, name, at, generator)
        for at, due in enumerate(position.agenda if self.tasks else ()):
            if type(due) in self.tasks:
                could = self.tasks[type(due)].could_be(world, due, seen.player)
                world = _one_of(could, world, "agenda", at, generator)
        return world

    def _deal(self, position: Any, seen: Any, pile: str, generator: Generator) -> dict[str, Any]:
        """A pile, and the hands that come from it, with their hidden cards dealt anew."""
        deck: Deck[Any] = getattr(position, pile)
        if deck.reserves:
            raise TypeError(f"the pile {pile!r} has reserves, and cannot be dealt anew")
        hidden = deck.strata[: self.piles[pile]]
        names = [name for name, of in self.hands.items() if of == pile]
        pool = Counter(chain(*hidden))
        for name in names:
            pool += Counter(chain(*getattr(position, name))) - Counter(chain(*getattr(seen, name)))
        cards = shuffled(sorted(pool.elements(), key=repr), generator)
        if self.deduced:
            held = self.deduced(self.seen_by(position, seen.player), generator)
            holders = (*self._players(position.setup), None)
            cards = [card for one in holders for card in cards if held.get(card) == one]
        deal = iter(cards)
        hands = {k: tuple(self._hand(one, deal) for one in getattr(seen, k)) for k in names}
        strata = [tuple(islice(deal, len(stratum))) for stratum in hidden]
        return hands | {pile: Deck((*strata, *deck.strata[len(hidden) :]))}

    def _hand(self, seen: Sequence[Any], cards: Iterator[Any]) -> tuple[Any, ...]:
        hand = tuple(next(cards) if card == HIDDEN else card for card in seen)
        return tuple(sorted(hand, key=self.order)) if self.order else hand


def _one_of(could: Sequence[Any], world: Any, name: str, at: int, generator: Generator) -> Any:
    """The position with one of these in that place of a field, each equally likely."""
    parts, one = getattr(world, name), could[generator.randrange(len(could))]
    return altered(world, **{name: (*parts[:at], one, *parts[at + 1 :])})
