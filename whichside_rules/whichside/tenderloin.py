"""The Tenderloin (Reap the fruits of one's labor): petty crime and the robbery, by dice."""

from __future__ import annotations

from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Outcome, equally_likely
from whichside_rules.whichside import health, prison
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import DieRolled, DollarsGained
from whichside_rules.whichside.engine.moves import Roll
from whichside_rules.whichside.engine.state import Position, WhichsideDraft
from whichside_rules.whichside.engine.tasks import RollCrime, RollRobbery
from whichside_rules.whichside.engine.tenements import lives_in, open_tenement, tenement_of


def faces(position: Position, task: object) -> tuple[Outcome[Roll], ...]:
    """What the die can show, whatever it is rolled for.

    :clause:`whichside.component.die`
    """
    return _FACES


_FACES = equally_likely([Roll.of(face) for face in range(1, 7)])


def commit_a_crime(draft: WhichsideDraft, move: Roll, task: RollCrime) -> None:
    """The die says how many dollars it brings, or that it ends on Arrest, as the tile has it.

    :clause:`whichside.tenderloin.two-actions` :clause:`whichside.tenderloin.petty-crime`
    """
    face, clause = move.face, "whichside.tenderloin.petty-crime"
    draft.tell(DieRolled.of(task.character, face, clause))
    result = draft.setup.content.tenderloin.crime[face - 1]
    if result == "arrest":
        prison.send(draft, task.tenement, task.character, clause)
    elif result:
        _gain(draft, task.tenement, result, clause)


def rob(draft: WhichsideDraft, move: Roll, task: RollRobbery) -> None:
    """A die for each; all gain the best one, and whoever rolled a 1 is arrested, but paid.

    :clause:`whichside.tenderloin.two-actions`
    :clause:`whichside.tenderloin.robbery-best-die`
    :clause:`whichside.tenderloin.robbery-one-arrests`
    :clause:`whichside.tenderloin.robbery-arrested-paid`
    :clause:`whichside.example.tenderloin-robbery`
    """
    face = move.face
    character, *waiting = task.waiting
    draft.tell(DieRolled.of(character, face, "whichside.tenderloin.robbery-best-die"))
    taken, best = (*task.taken, character), max(task.best, face)
    if waiting:
        now(draft, RollRobbery.of(tuple(waiting), taken, best))
    else:
        for robber in taken:
            home = lives_in(draft, robber)
            gone = health.person_of(tenement_of(draft, home), robber).place in ("arrest", "lawyer")
            clause = (
                "whichside.tenderloin.robbery-arrested-paid"
                if gone or (robber == character and face == 1)
                else "whichside.tenderloin.robbery-best-die"
            )
            _gain(draft, home, best, clause)
    if face == 1:
        home = lives_in(draft, character)
        prison.send(draft, home, character, "whichside.tenderloin.robbery-one-arrests")


def _gain(draft: WhichsideDraft, name: TenementName, dollars: int, clause: str) -> None:
    open_tenement(draft, name).dollars += dollars
    draft.tell(DollarsGained.of(name, dollars, clause))
