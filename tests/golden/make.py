"""The golden games: one recorded game for each way to win or lose, in each mode where it differs.

Those of the postal game are described here, those of Yellow Places in ``yellow.py``, those of the
main game in ``whichside.py``, those of The Anarchy in ``anarchy.py``.

``python -m tests.golden.make`` finds and writes them anew (names of games as arguments, also
``"whichside-*"``); with ``--retell`` the moves on file stay and only what follows from them is
written anew. A postal game is found by a small beam search over whole turns; dice are a move like
any other, so the search throws whatever serves its purpose. Same code, same games.

Each game is a record with one line a move. ``endings.json`` has one line a game: how many moves,
the clause that ends it, and a digest of everything that is told of it in both languages. The
shortest game of each kind of ending also has its story in full.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

from tests.golden.anarchy import ANARCHY_CASES, AnarchyCase
from tests.golden.whichside import WHICHSIDE_CASES, WhichsideCase
from tests.golden.yellow import YELLOW_CASES, YellowCase
from whichside_rules import postal
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files import record as records
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.kernel.playing.transition import Told, explain
from whichside_rules.postal import PostalState, Readings, Setup
from whichside_rules.postal.engine import events

FOLDER = Path(__file__).parent


class Last(NamedTuple):
    """The end of a game: the position before the last move, the one after it, and all events."""

    before: Any
    after: Any
    events: tuple[Told, ...]
    """Those of the last move."""
    story: tuple[Told, ...]
    """Those of the whole game."""

    def told(self, kind: type, clause: str | None = None) -> bool:
        """Whether the last move had such an event."""
        return any(isinstance(one, kind) and clause in (None, one.clause) for one in self.events)

    @property
    def clause(self) -> str:
        assert self.after.ending
        return str(self.after.ending.clause)

    @property
    def won(self) -> bool:
        # Where players play against each other a game ends by somebody's victory only.
        return bool(self.after.ending and getattr(self.after.ending, "won", True))


@dataclass(frozen=True)
class Case:
    """A way for a game to end."""

    setup: Setup
    reached: Callable[[Last], bool]
    """Whether this end is the one."""
    score: Callable[[PostalState], float]
    """How promising a position is at the start of a turn."""

    game = postal

    def find(self, name: str) -> list[Any]:
        """The moves of a game that ends in this way."""
        for beam, tries in WIDTHS:
            moves = search(name, self, beam, tries)
            if moves:
                return moves
        raise SystemExit(f"{name}: not found; search wider")


# How promising ----------------------------------------------------------------------------------


def thrift(state: PostalState) -> float:
    """For those who want to win: means, workers, money and time."""
    left = state.setup.content.strength.last_box - state.strength
    late = max(0, postal.target(state) - len(state.controlled) - left)
    hands = 5 * state.healthy + state.injured - 2 * postal.prisoners(state)
    gauges = state.risk + state.unsanitary + state.police_threat
    money = 2 * min(state.savings, 12)
    return 25 * len(state.controlled) + (hands + 2) * left + money - 2 * gauges - 200 * late


def patience(state: PostalState) -> float:
    """For those who want to win late: one means short of the goal, and then the last box."""
    short = min(len(state.controlled), postal.target(state) - 1)
    return thrift(state) - 60 * (len(state.controlled) - short) + 13 * state.strength


def haste(state: PostalState) -> float:
    """For those who want to see the last box."""
    return 10 * state.strength - postal.injured_workers(state) - 5 * state.dead


def ruin(state: PostalState) -> float:
    """For those who want to see everybody die."""
    spare = 2 * min(state.savings, postal.cost_of_living(state))
    gauges = state.risk + state.unsanitary + state.police_threat
    return 30 * state.dead + 10 * postal.injured_workers(state) + gauges + spare


def misery(state: PostalState) -> float:
    """The same, without saving anything."""
    return 30 * state.dead + 10 * postal.injured_workers(state) - state.savings


def arrest(state: PostalState) -> float:
    """For those who want to see everybody in jail."""
    return 20 * state.healthy_jailed + 3 * state.police_threat + min(state.savings, 8)


# The ways to end --------------------------------------------------------------------------------

DEFEAT = "postal.employers-strength.defeat"
PAST = "postal.goal.before-strength-exceeds-10"
SECOND = "postal.death.second-injury"


def won_early(last: Last) -> bool:
    return last.won and last.after.strength < 10


def won_late(last: Last) -> bool:
    return last.won and last.after.strength == 10


def last_box(last: Last) -> bool:
    return not last.won and last.before.phase == "control" and postal.living(last.after) > 0


def six(last: Last) -> bool:
    return last.clause == PAST


def nobody(last: Last) -> bool:
    return last.clause == DEFEAT and postal.living(last.after) == 0


def debt(last: Last) -> bool:
    return nobody(last) and last.before.phase == "payment" and last.told(events.InDebt)


def jail(last: Last) -> bool:
    return nobody(last) and last.told(events.WorkerDied, "postal.death.injured-jailed")


def fifth_row(last: Last) -> bool:
    hurt = last.told(events.WorkerDied, SECOND) and not last.told(events.GaugeFull)
    return nobody(last) and last.before.phase == "offensive" and hurt


def hurt_box(last: Last) -> bool:
    full = last.told(events.WorkerDied, SECOND) and last.told(events.GaugeFull)
    return nobody(last) and last.before.phase != "payment" and full


def six_ignored(last: Last) -> bool:
    return last_box(last) and any(isinstance(one, events.StrengthStayed) for one in last.story)


def won_after_a_six(last: Last) -> bool:
    return last.won and any(isinstance(one, events.StrengthStayed) for one in last.story)


def ghost_town(last: Last) -> bool:
    return last.before.phase == "control" and postal.living(last.after) == 0


def everybody_jailed(last: Last) -> bool:
    return last.clause == "postal.jail.no-action"


def of_mode(mode: Any) -> Iterator[tuple[str, Case]]:
    setup = Setup(mode)
    yield f"won-{mode}", Case(setup, won_early, thrift)
    yield f"won-on-the-last-box-{mode}", Case(setup, won_late, patience)
    yield f"lost-on-the-last-box-{mode}", Case(setup, last_box, haste)
    yield f"lost-by-a-six-on-ten-{mode}", Case(setup, six, haste)
    yield f"lost-by-debt-{mode}", Case(setup, debt, misery)


def read(mode: Any = "normal", **readings: Any) -> Setup:
    return Setup(mode, readings=Readings(**readings))


POSTAL_CASES: dict[str, Case] = {
    **{name: case for mode in postal.MODES for name, case in of_mode(mode)},
    "lost-by-jail-of-the-last-injured": Case(Setup(), jail, ruin),
    "lost-by-a-second-injury": Case(Setup(), fifth_row, ruin),
    "lost-by-the-hurt-box": Case(Setup(), hurt_box, ruin),
    "lost-after-choosing-the-mode": Case(Setup(mode=None), last_box, haste),
    "reading-all-jailed-defeat": Case(read(all_jailed="defeat"), everybody_jailed, arrest),
    "reading-no-worker-left-play-on": Case(
        read(no_worker_left="play-on"), ghost_town, lambda state: ruin(state) + 20 * state.strength
    ),
    "reading-six-on-ten-play-on-lost": Case(read(six_on_ten="play-on"), six_ignored, haste),
    "reading-six-on-ten-play-on-won": Case(read(six_on_ten="play-on"), won_after_a_six, patience),
    "reading-target-always-five": Case(read("hard", target="always-five"), won_early, thrift),
    "reading-eighth-means-none": Case(read("hard", eighth_means="none"), won_early, thrift),
}

ALL: dict[str, Case | YellowCase | WhichsideCase | AnarchyCase] = {
    **POSTAL_CASES,
    **YELLOW_CASES,
    **WHICHSIDE_CASES,
    **ANARCHY_CASES,
}
CASES = {name: case for name, case in ALL.items() if case.game.NAME not in rulebook.unfinished()}
"""Those that must hold. A book that is being written may change them with every new reading and
every number of its box: whoever finishes it writes them anew."""


# The search -------------------------------------------------------------------------------------

WIDTHS = ((12, 160), (40, 400), (80, 800))
"""Positions kept after each turn and turns tried from each, wider and wider."""
MOST_TURNS = 14


def search(name: str, case: Case, width: int, tries: int) -> list[Any] | None:
    rng = random.Random(name)
    lucky = case.score in (thrift, patience)
    beam: list[tuple[PostalState, list[Any], tuple[Told, ...]]] = [
        (postal.new_game(case.setup), [], ())
    ]
    for _ in range(MOST_TURNS):
        found: dict[Any, tuple[PostalState, list[Any], tuple[Told, ...]]] = {}
        for start, moves, story in beam:
            for _ in range(tries):
                state, more, told, last = turn(rng, start, story, lucky)
                if not last:
                    found.setdefault(postal.key(state), (state, moves + more, told))
                elif case.reached(last):
                    return moves + more
        beam = sorted(found.values(), key=lambda one: -case.score(one[0]))[:width]
    return None


def turn(
    rng: random.Random, state: PostalState, story: tuple[Told, ...], lucky: bool
) -> tuple[PostalState, list[Any], tuple[Told, ...], Last | None]:
    """One turn at random, or the set-up; with the last move if it ended the game."""
    moves: list[Any] = []
    wanted = aim(rng, state) if lucky else []
    while True:
        if isinstance(postal.pending(state), Chance):
            rolls = [roll for roll, _ in postal.chance_outcomes(state)]
            lucky_ones = [roll for roll in rolls if not {5, 6} & set(roll.dice)]
            move: Any = rng.choice(lucky_ones if lucky and rng.random() < 0.9 else rolls)
        else:
            actions = postal.legal_actions(state)
            takes = [action for action in actions if isinstance(action, postal.Take)]
            first = [action for action in actions if getattr(action, "space", "") in wanted]
            if state.phase == "placement" and first:
                move = rng.choice(first)
                wanted.remove(move.space)
            else:
                move = rng.choice(takes if takes and rng.random() < 0.8 else actions)
                while lucky and state.phase == "placement" and move.space in RESOURCES_FROM:
                    move = rng.choice(actions)
        before, (state, told) = state, postal.apply(state, move)
        moves.append(move)
        story += told
        if isinstance(postal.pending(state), Over):
            return state, moves, story, Last(before, state, told, story)
        if state.phase == "employers":
            return state, moves, story, None


SPACE_OF: dict[str, str] = {
    "strike": "political_cafe",
    "sabotage": "chemistry_workshop",
    "union_agitation": "local_union",
    "anarchist_agitation": "printing_press",
}
RESOURCES_FROM = frozenset(SPACE_OF.values())


def aim(rng: random.Random, state: PostalState) -> list[str]:
    """The spaces that give the resources for some means of production, or nothing in mind."""
    open_ones = [one for one in state.setup.content.means if one.id not in state.controlled]
    means = rng.choice([None, *open_ones, *open_ones])
    return [space for kind, space in SPACE_OF.items() if means and getattr(means, kind)]


# Files ------------------------------------------------------------------------------------------


def game_of(name: str) -> Any:
    """The game of a case."""
    return ALL[name].game


@dataclass(frozen=True)
class Played:
    """A recorded game as it plays now."""

    story: str
    """The moves and what happened, in English."""
    last: Last
    moves: tuple[Any, ...]
    digest: str
    """Of the story with everything said in French as well."""

    @property
    def ending(self) -> dict[str, Any]:
        """The game's line in the table of endings."""
        last = self.last
        return {
            "moves": len(self.moves),
            "clause": last.clause,
            "won": last.won,
            "story": self.digest,
        }


def tell(game: Any, record: records.GameRecord) -> Played:
    """Play a recorded game again."""
    state, lines, french = records.start(game, record), list[str](), list[str]()
    story, moves, last = list[Told](), list[Any](), None
    for move, transition in records.replay(game, record):
        written = game.move_adapter().dump_python(move, mode="json")
        words = [
            written.pop("kind"),
            *(str(word) for word in written.values() if word or word == 0),
        ]
        lines.append("> " + " ".join(words))
        lines += [f"  {line}" for line in explain(transition)]
        french += explain(transition, "fr")
        story += transition.events
        moves.append(move)
        last = (state, transition)
        state = transition.state
    assert last, "a record without moves"
    before, transition = last
    digest = hashlib.sha256("\n".join([*lines, *french]).encode()).hexdigest()[:16]
    end = Last(before, transition.state, transition.events, tuple(story))
    return Played("\n".join(lines) + "\n", end, tuple(moves), digest)


def to_lines(record: records.GameRecord) -> str:
    """A record as JSON with a line for each field, each field of the set-up, and each move."""

    def one(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    def block(marks: str, lines: list[str]) -> str:
        return marks[0] + "\n" + ",\n".join(f"  {line}" for line in lines) + "\n " + marks[1]

    written = {name: one(value) for name, value in record.model_dump(mode="json").items()}
    written["setup"] = block("{}", [f"{one(k)}: {one(v)}" for k, v in record.setup.items()])
    written["moves"] = block("[]", [one(move) for move in record.moves])
    return "{\n" + ",\n".join(f" {one(name)}: {text}" for name, text in written.items()) + "\n}\n"


def read_record(name: str, folder: Path = FOLDER) -> records.GameRecord:
    """The record on file."""
    return records.from_json((folder / f"{name}.json").read_text(encoding="utf-8"))


ENDINGS = "endings.json"
Endings = dict[str, dict[str, Any]]


def read_endings(folder: Path = FOLDER) -> Endings:
    """The table of endings on file, by name of game."""
    path = folder / ENDINGS
    found: Endings = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def storied(endings: Endings) -> set[str]:
    """The games whose stories are kept in full: the shortest of each kind of ending."""
    shortest: dict[tuple[str, bool], str] = {}
    for name, one in sorted(endings.items(), key=lambda item: (item[1]["moves"], item[0])):
        shortest.setdefault((one["clause"], one["won"]), name)
    return set(shortest.values())


def write(names: Iterable[str], folder: Path = FOLDER, *, retell: bool = False) -> None:
    """Write games and what follows from them: new ones, or those on file told again."""
    endings = read_endings(folder)
    for name in names:
        game, case = game_of(name), ALL[name]
        moves = tell(game, read_record(name, folder)).moves if retell else tuple(case.find(name))
        record = records.record(game, case.setup, moves)
        (folder / f"{name}.json").write_text(to_lines(record), encoding="utf-8")
        endings[name] = tell(game, record).ending
        print(f"{name}: {len(moves)} moves")
    endings = {name: endings[name] for name in ALL if name in endings}
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(endings[name])}" for name in endings)
    (folder / ENDINGS).write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    kept = storied(endings)
    for path in folder.glob("*.txt"):
        if path.stem not in kept:
            path.unlink()
    for name in kept:
        story = tell(game_of(name), read_record(name, folder)).story
        (folder / f"{name}.txt").write_text(story, encoding="utf-8")


def main(arguments: list[str]) -> None:
    asked = [word for word in arguments if word != "--retell"]
    names = [name for name in ALL if any(fnmatch(name, one) for one in asked)]
    write(names or CASES, retell="--retell" in arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
