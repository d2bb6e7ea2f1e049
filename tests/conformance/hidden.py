"""A toy of hidden hands that keeps every promise, for the tests of the checks to break.

Three people draw a card each. Ann asks another whether the card is even; who is asked shows it or
keeps it. Then each lays the card face down, all are turned up, and the highest wins. It borrows the
name and a clause of a real game, because only these are known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal

from pydantic import Field

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import Task, now, task
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.codec import Codec
from whichside_rules.kernel.playing.event import Event, event, union_of
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.move import Move, any_of, move
from whichside_rules.kernel.playing.operation import Choice, Operation, Phase
from whichside_rules.kernel.playing.refusal import Violation
from whichside_rules.kernel.playing.rules import Rules
from whichside_rules.kernel.playing.veil import Sealed, Veil
from whichside_rules.kernel.values.value import Answering, Record, hash_once, value

CLAUSE = "postal.turn.order"
SAID = Text("something", "quelque chose")
NAMES = ("ann", "bob", "cid")
Card = Annotated[int, Field(ge=1, le=5)]


@value
class Setup(Answering):
    players: tuple[str, ...] = NAMES
    cards: Annotated[int, Field(ge=4, le=5)] = 5

    __hash__ = hash_once


@task
class Answer(Task):
    """Somebody is asked; why, only the one who asks knows."""

    player: str
    guess: Literal["even", "odd", "unseen"]
    clause: str = CLAUSE


@value
class State(Record):
    setup: Setup
    phase: Literal["deal", "ask", "lay", "over"]
    deck: Deck[int]
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[tuple[int, ...], ...]
    purses: tuple[int | None, ...]
    shown: tuple[tuple[int, ...], ...]
    agenda: tuple[Answer, ...] = ()


@move
class Draw(Move):
    card: Card


@move
class Ask(Move):
    player: str
    other: Literal["bob", "cid"]
    guess: Literal["even", "odd"]


@move
class Show(Move):
    player: str
    card: Card | None


@move
class Lay(Move):
    player: str
    card: Card
    rupees: Annotated[int, Field(ge=0, le=1)]


class Telling(Event):
    """Says the same of everything."""

    __slots__ = ()

    def say(self, language: str = "en") -> str:
        return SAID.in_(language)


@event
class Drawn(Telling):
    player: str
    card: int | None
    clause: str = CLAUSE

    def seen_by(self, player: str) -> Drawn:
        return self if player == self.player else Drawn(self.player, None)


@event
class Asked(Telling):
    player: str
    guess: Literal["even", "odd", "unseen"]
    clause: str = CLAUSE

    def seen_by(self, player: str) -> Asked:
        return self if player == "ann" else Asked(self.player, "unseen")


@event
class Answered(Telling):
    player: str
    card: int | None
    clause: str = CLAUSE


@event
class Laid(Telling):
    player: str
    card: int | None
    clause: str = CLAUSE

    def seen_by(self, player: str) -> Laid:
        return self if player == self.player else Laid(self.player, None)


@event
class TurnedUp(Telling):
    cards: tuple[int, ...]
    clause: str = CLAUSE


def put(parts: Any, seat: int, content: Any) -> Any:
    return (*parts[:seat], content, *parts[seat + 1 :])


def new_game(setup: Setup | None = None) -> State:
    setup = setup or Setup()
    deck = Deck[int].shuffled(range(1, setup.cards + 1))
    return State(setup, "deal", deck, ((),) * 3, ((),) * 3, (None,) * 3, ((),) * 3)


def draw(draft: Any, move: Draw) -> None:
    seat = sum(map(bool, draft.hands))
    draft.deck = draft.deck.without(move.card)
    draft.hands = put(draft.hands, seat, (move.card,))
    draft.tell(Drawn.of(NAMES[seat], move.card))
    if seat == 2:
        draft.phase = "ask"


def asks(see: Any) -> Iterator[Ask]:
    for other in ("bob", "cid"):
        for guess in ("even", "odd"):
            yield Ask.of("ann", other, guess)


def ask(draft: Any, move: Ask) -> None:
    draft.tell(Asked.of(move.other, move.guess))
    draft.phase = "lay"
    now(draft, Answer.of(move.other, move.guess))


def answers(see: Any, task: Answer) -> Iterator[Show]:
    (card,) = see.hands[NAMES.index(task.player)]
    if card != "hidden" and card % 2 == 0:
        yield Show.of(task.player, card)
    yield Show.of(task.player, None)


def check_answer(see: Any, move: Show, task: Answer) -> Iterator[Violation]:
    if move not in answers(see, task):
        yield Violation(CLAUSE, SAID, SAID)


def answer(draft: Any, move: Show, task: Answer) -> None:
    draft.tell(Answered.of(move.player, move.card))
    if move.card:
        seat = NAMES.index(move.player)
        draft.shown = put(draft.shown, seat, (move.card,))


def still_to_lay(position: Any) -> tuple[str, ...]:
    return tuple(name for name, laid in zip(NAMES, position.laid, strict=True) if not laid)


def cards_to_lay(see: Any) -> Iterator[Lay]:
    for card in see.hands[NAMES.index(see.player)]:
        for rupees in (0, 1):
            yield Lay.of(see.player, card, rupees)


def check_lay(see: Any, move: Lay) -> Iterator[Violation]:
    if move not in cards_to_lay(see):
        yield Violation(CLAUSE, SAID, SAID)


def lay(draft: Any, move: Lay) -> None:
    seat = NAMES.index(move.player)
    draft.hands, draft.laid = put(draft.hands, seat, ()), put(draft.laid, seat, (move.card,))
    draft.purses = put(draft.purses, seat, move.rupees)
    draft.shown = put(draft.shown, seat, ())
    draft.tell(Laid.of(move.player, move.card))


def turn_up(draft: Any) -> None:
    if not still_to_lay(draft):
        draft.shown, draft.laid, draft.phase = draft.laid, ((),) * 3, "over"
        draft.tell(TurnedUp.of(tuple(card for (card,) in draft.shown)))


def over(position: Any) -> Over | None:
    return Over("won", CLAUSE) if position.phase == "over" else None


def sealed_answer(task: Answer, player: str) -> Answer:
    return task if player == "ann" else Answer.of(task.player, "unseen")


@dataclass(frozen=True)
class Toy:
    """The parts of the game, each of which a test can replace."""

    veil: dict[str, Any] = field(
        default_factory=lambda: {
            "open": ("setup", "phase", "shown", "agenda"),
            "hands": {"hands": "deck", "laid": "deck"},
            "known": {"hands": "shown", "laid": None},
            "piles": {"deck": None},
            "secrets": {"purses": lambda position, player: (0, 1)},
            "tasks": {
                Answer: Sealed(
                    sealed_answer,
                    lambda position, task, player: (
                        (task,)
                        if player == "ann"
                        else [Answer.of(task.player, guess) for guess in ("even", "odd")]
                    ),
                )
            },
        }
    )
    draw: Callable[[Any, Any], None] = draw
    lay: Callable[[Any, Any], None] = lay
    question: Any = SAID
    who: Callable[..., Any] = lambda position, task: (task.player,)
    openly: bool = False
    repeated: bool = False
    not_now: Any = ""
    others: tuple[Any, ...] = ()
    tasks: dict[Any, Any] = field(default_factory=dict)

    def but(self, **changes: Any) -> Toy:
        return replace(self, **changes)

    def veiled(self, **changes: Any) -> Toy:
        return replace(self, veil=self.veil | changes)

    def rules(self) -> Rules[State, Any]:
        """The game with these parts."""
        veil = Veil(State, **self.veil)
        return Rules(
            name="postal",
            title="the toy",
            state=State,
            setup=Setup,
            new_game=new_game,
            players=lambda setup: setup.players,
            seat_clause=CLAUSE,
            over=over,
            hides=veil,
            json=Codec(
                State,
                Setup,
                veil.view_type,
                any_of(Draw, Ask, Show, Lay),
                union_of(__name__),
            ),
            phases=(
                Phase(
                    name="deal",
                    called=SAID,
                    clause=CLAUSE,
                    question=SAID,
                    operations=(
                        Operation(
                            move=Draw,
                            outcomes=lambda position: position.deck.outcomes(Draw.of),
                            does=self.draw,
                        ),
                    ),
                ),
                Phase(
                    name="ask",
                    called=SAID,
                    clause=CLAUSE,
                    question=self.question,
                    operations=(Operation(move=Ask, offers=asks, does=ask),),
                    who=lambda position: ("ann",),
                    repeated=self.repeated,
                    not_now=self.not_now,
                ),
                Phase(
                    name="lay",
                    called=SAID,
                    clause=CLAUSE,
                    question=SAID,
                    operations=(
                        Operation(move=Lay, offers=cards_to_lay, forbids=check_lay, does=self.lay),
                    ),
                    who=still_to_lay,
                    how="secretly",
                    then=turn_up,
                ),
                Phase(name="over", called=SAID),
            ),
            tasks={
                Answer: Choice(
                    operations=(
                        Operation(move=Show, offers=answers, forbids=check_answer, does=answer),
                    ),
                    question=SAID,
                    clause=CLAUSE,
                    who=self.who,
                    openly=self.openly,
                ),
                **self.tasks,
            },
            others=self.others,
        )
