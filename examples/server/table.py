"""A table at which people play a game of any rulebook: seats, moves, taking back, saving.

It holds no rule. Who is asked, what can be done and what a move leads to come from the game; who
sees what comes from its views and its events. What is decided here is what no rulebook says: who
holds which seat, that nobody moves for another, and what can be taken back.
"""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from whichside_rules.cli.games import load
from whichside_rules.kernel.files import record as records
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Decision, Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.jsontext import fault
from whichside_rules.shared.files import read_text_bounded, write_atomically

LANGUAGES = ("en", "fr")
UNSEEN = 60
"""Seconds within which a token must be shown: who hung up before the answer does not have it."""
LAST_TOLD = 60
"""So many sentences of what happened are shown."""


class Refused(Exception):
    """Something that cannot be done, in one line; ``status`` is what HTTP calls it."""

    def __init__(self, status: int, why: str, clauses: Sequence[str] = ()) -> None:
        super().__init__(why)
        self.status, self.why, self.clauses = status, why, tuple(clauses)


class Made(NamedTuple):
    """A move that was made."""

    before: Any
    """The position before it."""
    move: Any
    by: str | None
    """Whose it was: the token of a person, ``None`` for chance and for what was resumed."""
    events: tuple[Any, ...]


class Table:
    """One game, and the people at it. Whoever calls it from several threads takes turns."""

    def __init__(
        self,
        name: str,
        setup: Any = None,
        file: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Sit down to a game, or take up the one that is in the file.

        Raises:
            Refused: the set-up is none, or the game in the file is another.
            FileProblem: the file cannot be read or written.
        """
        self.terminal = load(name)
        self.game, self.file = self.terminal.game, file
        self.chance = random.Random(secrets.randbits(256))
        self.holders: dict[str, str] = {}
        """Who holds a seat: a token by the name of the seat."""
        self.clock = clock
        self.unseen: dict[str, float] = {}
        """Until when a token must be shown that was not shown yet."""
        self.made: list[Made] = []
        self.version = 0
        """Rises with all that happens, so that a page knows whether to ask."""
        if file and file.exists():
            self._resume(read_text_bounded(file))
        else:
            self.setup = self._setup(setup)
            self.state = self.game.new_game(self.setup)
        self._let_chance_play()
        self._save()

    def _setup(self, given: Any) -> Any:
        try:
            setup = self.game.setup_adapter().validate_python(given or {}, strict=False)
            self.game.new_game(setup)
        except InvalidValue as error:
            raise Refused(400, fault(error, "the set-up")) from None
        except IllegalAction as refusal:
            raise Refused(409, str(refusal)) from None
        return setup

    def _resume(self, text: str) -> None:
        try:
            found = records.from_json(text)
            self.setup = records.setup_of(self.game, found)
            self.state = records.start(self.game, found)
            for move, transition in records.replay(self.game, found):
                self.made.append(Made(self.state, move, None, transition.events))
                self.state = transition.state
        except records.RecordError as error:
            raise Refused(409, f"{self.file}: {error}") from None

    # Seats ---------------------------------------------------------------------------------------

    def join(self, seats: Sequence[str]) -> str:
        """Somebody takes these seats, all free ones if none is named; the token to play with."""
        self._free_unseen()
        players = self.game.players(self.setup)
        wanted = list(dict.fromkeys(seats)) or [one for one in players if one not in self.holders]
        for seat in wanted:
            if seat not in players:
                raise Refused(400, f"there is no seat {seat!r}; the seats are {', '.join(players)}")
            if seat in self.holders:
                raise Refused(409, f"somebody sits at {seat}")
        if not wanted:
            raise Refused(409, "every seat is taken")
        token = secrets.token_urlsafe(18)
        self.holders |= dict.fromkeys(wanted, token)
        self.unseen[token] = self.clock() + UNSEEN
        self.version += 1
        return token

    def leave(self, token: str) -> None:
        """Somebody gives up their seats, for others to take: with all that is seen from there."""
        self.seats_of(token)
        self._free({token})

    def _free(self, tokens: set[str]) -> None:
        self.holders = {seat: one for seat, one in self.holders.items() if one not in tokens}
        self.version += 1

    def _free_unseen(self) -> None:
        """Nobody holds a seat for ever with a token that never arrived."""
        late = {one for one, until in self.unseen.items() if until < self.clock()}
        if late:
            self.unseen = {one: at for one, at in self.unseen.items() if one not in late}
            self._free(late)

    def seats_of(self, token: str) -> tuple[str, ...]:
        """The seats of whoever shows this token, in the order of sitting."""
        found = tuple(
            seat
            for seat in self.game.players(self.setup)
            if seat in self.holders and secrets.compare_digest(self.holders[seat], token)
        )
        if not found:
            raise Refused(403, "take a seat first")
        self.unseen.pop(token, None)
        return found

    # Moves ---------------------------------------------------------------------------------------

    def move(self, token: str, written: Any) -> None:
        """Somebody makes a move; chance answers at once."""
        seats, now = self.seats_of(token), self.game.pending(self.state)
        try:
            move = self.game.move_adapter().validate_python(written, strict=False)
        except InvalidValue as error:
            raise Refused(400, fault(error, "the move")) from None
        author = self.game.author(move)
        if author is not None and author not in seats:
            raise Refused(403, f"{author} is not your seat")
        if isinstance(now, Decision) and author is None and not set(seats) & set(now.players):
            raise Refused(403, f"{', '.join(now.players)} decide now")
        if isinstance(now, Chance) or move in [one for one, _ in self._outcomes()]:
            raise Refused(403, "chance is not yours")
        with self._saved():
            self._make(move, token)
            self._let_chance_play()

    @contextmanager
    def _saved(self) -> Iterator[None]:
        """What is done in the block is saved, or it is not done."""
        before = self.state, list(self.made), self.version
        try:
            yield
            self._save()
        except BaseException:
            self.state, self.made, self.version = before
            raise

    def _outcomes(self) -> Sequence[Any]:
        return self.game.chance_outcomes(self.state)

    def _make(self, move: Any, by: str | None) -> None:
        try:
            after, events = self.game.apply(self.state, move)
        except IllegalAction as refusal:
            clauses = [violation.clause for violation in refusal.violations]
            raise Refused(409, str(refusal), clauses) from None
        self.made.append(Made(self.state, move, by, events))
        self.state = after
        self.version += 1

    def _let_chance_play(self) -> None:
        while isinstance(self.game.pending(self.state), Chance):
            self._make(sample(self._outcomes(), self.chance), None)

    # Taking back ---------------------------------------------------------------------------------

    def can_undo(self, token: str) -> bool:
        """Whether the last move is this person's, with no die, card or other person since.

        Where something is hidden a move may have shown it, so nothing is taken back there.
        """
        hides_nothing: bool = getattr(self.game, "HIDES_NOTHING", False)
        return hides_nothing and bool(self.made) and self.made[-1].by == token

    def undo(self, token: str) -> None:
        """Somebody takes back their last move."""
        self.seats_of(token)
        if not self.can_undo(token):
            raise Refused(409, "nothing of yours can be taken back: something has come of it")
        with self._saved():
            self.state = self.made.pop().before
            self.version += 1

    def _save(self) -> None:
        if self.file:
            kept = records.record(self.game, self.setup, [one.move for one in self.made])
            write_atomically(self.file, records.to_json(kept))

    # What somebody sees --------------------------------------------------------------------------

    def shown_to(self, token: str, language: str = "en") -> dict[str, Any]:
        """The table as somebody sees it: their own views and nobody else's."""
        self._free_unseen()
        seats = self.seats_of(token) if token else ()
        now = self.game.pending(self.state)
        return {
            "game": self.game.NAME,
            "version": self.version,
            "moves": len(self.made),
            "seats": {
                seat: "you" if seat in seats else "taken" if seat in self.holders else "free"
                for seat in self.game.players(self.setup)
            },
            "pending": self._asked(now, language),
            "actions": self._actions(now, seats, language),
            "undo": bool(seats) and self.can_undo(token),
            "views": {seat: self._view(seat) for seat in self._screens(seats)},
            "boards": {seat: self._board(seat, language) for seat in self._screens(seats)},
            "story": self._story(seats, language),
        }

    def _asked(self, now: Any, language: str) -> dict[str, Any]:
        if isinstance(now, Over):
            return {"kind": "over", "result": now.result, "clause": now.clause}
        players = list(getattr(now, "players", ()))
        question = now.question.in_(language)
        return {"kind": "decision", "players": players, "question": question, "clause": now.clause}

    def _actions(self, now: Any, seats: Sequence[str], language: str) -> list[dict[str, Any]]:
        if not isinstance(now, Decision):
            return []
        found: dict[Any, None] = {}
        for seat in seats:
            if seat in now.players:
                found |= dict.fromkeys(self.game.legal_actions(self.state, seat))
        write = self.game.move_adapter().dump_python
        return [
            {
                "move": write(move, mode="json"),
                "says": self.terminal.say_move(self.state, move, language),
            }
            for move in found
            if self.game.author(move) in (None, *seats)
        ]

    def _view(self, seat: str) -> Any:
        view = self.game.observation(self.state, seat)
        return self.game.view_adapter().dump_python(view, mode="json")

    def _screens(self, seats: Sequence[str]) -> Sequence[str]:
        """Those who see the same thing need one view of it."""
        return seats[:1] if self.terminal.together else seats

    def _board(self, seat: str, language: str) -> list[str]:
        lines = self.terminal.board(self.state, seat, language, plain=True)
        return [line.plain for line in lines]

    def _story(self, seats: Sequence[str], language: str) -> list[str]:
        told: list[str] = []
        for made in self.made[-LAST_TOLD:]:
            heard: Mapping[str, None] = {}
            for seat in seats:
                events = self.game.events_for(made.events, seat)
                heard = {**heard, **dict.fromkeys(event.say(language) for event in events)}
            told += heard
        return told[-LAST_TOLD:]
