"""A turn of Pig: roll the die as often as you dare; who banks 100 points first wins."""

from collections.abc import Iterator
from typing import Any, Literal

from whichside_rules.kernel.playing.agenda import Task, now, task
from whichside_rules.kernel.playing.chance import equally_likely
from whichside_rules.kernel.playing.event import Event, event
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.move import Move, move
from whichside_rules.kernel.playing.operation import Choice, Operation, Phase
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.playing.rules import Rules
from whichside_rules.kernel.values.value import Answering, Record, hash_once, value

@value
class Setup(Answering):
    players: tuple[str, ...] = ("ann", "bob")
    __hash__ = hash_once

@task
class Die(Task):
    clause: Literal["pig.turn.die"] = "pig.turn.die"

@value
class State(Record):
    setup: Setup
    phase: Literal["turn", "over"]
    seat: int
    points: tuple[int, ...]
    pot: int = 0
    agenda: tuple[Die, ...] = ()

@move
class Roll(Move):
    player: str

@move
class Hold(Move):
    player: str

@move
class Show(Move):
    face: Literal[1, 2, 3, 4, 5, 6]

@event
class Rolled(Event):
    face: int
    pot: int
    clause: str

@event
class Decided(Event):
    player: str
    points: int | None
    clause: str

def new_game(setup: Setup | None = None) -> State:
    """:clause:`pig.turn.players`"""
    setup = setup or Setup()
    return State(setup, "turn", 0, (0,) * len(setup.players))

def whose_turn(position: Any) -> tuple[str]:
    """:clause:`pig.turn.order`"""
    return (position.setup.players[position.seat],)

def roll(draft: Any, move: Roll) -> None:
    """:clause:`pig.turn.choice`"""
    draft.tell(Decided.of(move.player, None, "pig.turn.choice"))
    now(draft, Die.of())

def show(draft: Any, move: Show, task: Die) -> None:
    """:clause:`pig.turn.pips` :clause:`pig.turn.one` :clause:`pig.turn.die`"""
    lost = move.face == 1
    draft.pot = 0 if lost else draft.pot + move.face
    draft.tell(Rolled.of(move.face, draft.pot, "pig.turn.one" if lost else "pig.turn.pips"))
    draft.seat = (draft.seat + lost) % len(draft.points)

def check_hold(see: Any, move: Hold) -> Iterator[Violation]:
    """:clause:`pig.turn.roll-first`"""
    if not see.pot:
        yield breaks("pig.turn.roll-first", player=move.player)

def hold(draft: Any, move: Hold) -> None:
    """:clause:`pig.turn.hold` :clause:`pig.turn.hundred`"""
    points, seat = draft.points[draft.seat] + draft.pot, draft.seat
    won = points >= 100
    draft.points = (*draft.points[:seat], points, *draft.points[seat + 1 :])
    draft.tell(Decided.of(move.player, points, "pig.turn.hundred" if won else "pig.turn.hold"))
    draft.phase, draft.pot = "over" if won else "turn", 0
    draft.seat = (seat + 1) % len(draft.points)

def over(position: Any) -> Over | None:
    """:clause:`pig.turn.hundred` :clause:`pig.turn.ranks`"""
    ranked = sorted(zip(position.points, position.setup.players, strict=True), reverse=True)
    places = tuple((name,) for _, name in ranked)
    return Over("won", "pig.turn.hundred", places) if position.phase == "over" else None

FACES = equally_likely([Show(face) for face in (1, 2, 3, 4, 5, 6)])
ROLL = Operation(move=Roll, does=roll)
HOLD = Operation(move=Hold, forbids=check_hold, does=hold)
SHOW = Operation(move=Show, outcomes=lambda position, die: FACES, does=show)
GAME = Rules[State, Any](
    name="pig",
    title="Pig",
    state=State,
    setup=Setup,
    new_game=new_game,
    players=lambda setup: setup.players,
    seat_clause="pig.turn.players",
    phases=(
        Phase(name="turn", operations=(ROLL, HOLD), clause="pig.turn.choice", who=whose_turn),
        Phase(name="over"),
    ),
    tasks={Die: Choice(operations=(SHOW,), clause="pig.turn.die")},
    over=over,
)
