"""A table at which people play a game of any rulebook: seats, moves, taking back, saving.

It holds no rule. Who is asked, what can be done and what a move leads to come from the game; who
sees what comes from its views and its events. What is decided here is what no rulebook says: who
holds which seat, that nobody moves for another, and what can be taken back.
"""

from __future__ import annotations

import math
import random
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from whichside_rules.cli.games import load
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import book, clause
from whichside_rules.kernel.book.text import nouns
from whichside_rules.kernel.files import record as records
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Decision, Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.jsontext import fault
from whichside_rules.shared.files import read_text_bounded, write_atomically

LANGUAGES = ("en", "fr")
_RESULTS = {"won": Text("Won", "Gagné"), "lost": Text("Lost", "Perdu")}
LONGEST_NAME = 40
"""How long the name of somebody at the table is at most."""
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Of what codes are made: no letter looks like a figure."""
CODE = 8
"""How many letters a code has: it is written down, and guessed by nobody."""
FREE_TRIES = 3
"""So many wrong codes in a row cost no waiting; after them it takes longer and longer."""
LONGEST_WAIT = 60
"""Seconds that one waits at most after a wrong code."""
UNSEEN = 60
"""Seconds within which a token must be shown: who hung up before the answer does not have it."""
LAST_TOLD = 60
"""So many sentences of what happened are shown."""


class Refused(Exception):
    """Something that cannot be done, in one line; ``status`` is what HTTP calls it."""

    def __init__(self, status: int, why: str | Text, clauses: Sequence[str] = ()) -> None:
        self.text = Text(why, why) if isinstance(why, str) else why
        super().__init__(self.text.en)
        self.status, self.clauses = status, tuple(clauses)

    @property
    def why(self) -> str:
        """The line in English."""
        return self.text.en


class Person(NamedTuple):
    """Somebody at the table, and what gives them their seats back."""

    name: str
    code: str


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
        self.people: dict[str, Person] = {}
        """Who somebody is: by their token."""
        self.wrong: dict[str, tuple[int, float]] = {}
        """How many wrong codes were said in a row for a name, and until when nobody may try."""
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

    def join(self, seats: Sequence[str], name: str = "") -> str:
        """Somebody takes these seats, all free ones if none is named; the token to play with.

        ``name`` is what the others call them; without one it is their first seat's.
        """
        self._free_unseen()
        players = self.game.players(self.setup)
        wanted = list(dict.fromkeys(seats)) or [one for one in players if one not in self.holders]
        for seat in wanted:
            if seat not in players:
                raise Refused(400, f"there is no seat {seat!r}; the seats are {', '.join(players)}")
            if seat in self.holders:
                french = f"quelqu'un a pris cette place : {self._called(seat, 'fr')}"
                raise Refused(409, Text(f"somebody sits at {seat}", french))
        if not wanted:
            raise Refused(409, Text("every seat is taken", "toutes les places sont prises"))
        name = self._name(name, wanted[0])
        token = secrets.token_urlsafe(18)
        code = "".join(secrets.choice(_LETTERS) for _ in range(CODE))
        self.holders |= dict.fromkeys(wanted, token)
        self.people[token] = Person(name, code)
        self.unseen[token] = self.clock() + UNSEEN
        self.version += 1
        return token

    def _name(self, name: str, seat: str) -> str:
        """What somebody is called; two of one name could not be told apart."""
        found = " ".join(name.split()) or seat
        if len(found) > LONGEST_NAME or not found.isprintable():
            english = f"a name has at most {LONGEST_NAME} letters and no control characters"
            french = f"un nom a au plus {LONGEST_NAME} lettres, sans caractères de contrôle"
            raise Refused(400, Text(english, french))
        if found.casefold() in {one.name.casefold() for one in self.people.values()}:
            english = f"somebody at this table is called {found}: take another name"
            french = f"quelqu'un s'appelle {found} à cette table : prenez un autre nom"
            raise Refused(409, Text(english, french))
        return found

    def back(self, name: str, code: str) -> str:
        """Somebody who has lost their token gets their seats back, by their name and their code.

        The old token is void, so that nobody plays with it; a wrong name and a wrong code are
        refused in the same words, and who goes on guessing waits.
        """
        self._free_unseen()
        asked = " ".join(name.split()).casefold()
        known = {one.name.casefold(): token for token, one in self.people.items()}
        lost = known.get(asked, "")
        kept = asked if lost else ""
        times, until = self.wrong.get(kept, (0, 0.0))
        if until > self.clock():
            left = math.ceil(until - self.clock())
            english = f"too many wrong codes: try again in {left} seconds"
            french = f"trop de codes faux : réessayez dans {left} secondes"
            raise Refused(429, Text(english, french))
        said = "".join(letter for letter in code.upper() if letter.isalnum() and letter.isascii())
        right = self.people[lost].code if lost else secrets.token_hex(CODE)
        if not secrets.compare_digest(said, right):
            wait = min(LONGEST_WAIT, 2 ** (times + 1 - FREE_TRIES)) if times >= FREE_TRIES else 0
            self.wrong[kept] = (times + 1, self.clock() + wait)
            english = "nobody at this table has that name with that code"
            raise Refused(403, Text(english, "personne à cette table n'a ce nom et ce code"))
        self.wrong.pop(kept, None)
        token = secrets.token_urlsafe(18)
        self.holders = {
            seat: token if held == lost else held for seat, held in self.holders.items()
        }
        self.people[token] = self.people.pop(lost)
        self.unseen.pop(lost, None)
        self.made = [one._replace(by=token) if one.by == lost else one for one in self.made]
        self.version += 1
        return token

    def ticket(self, token: str) -> dict[str, str]:
        """What somebody writes down to get their seats back: for them alone."""
        name, code = self.people[token]
        return {"name": name, "code": f"{code[: CODE // 2]}-{code[CODE // 2 :]}"}

    def leave(self, token: str) -> None:
        """Somebody gives up their seats, for others to take: with all that is seen from there."""
        self.seats_of(token)
        self._free({token})

    def _free(self, tokens: set[str]) -> None:
        self.holders = {seat: one for seat, one in self.holders.items() if one not in tokens}
        for token in tokens & self.people.keys():
            self.wrong.pop(self.people.pop(token).name.casefold(), None)
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
            raise Refused(403, Text("take a seat first", "prenez d'abord une place"))
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
            french = " ".join(violation.say("fr") for violation in refusal.violations)
            raise Refused(409, Text(str(refusal), french), clauses) from None
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
            english = "nothing of yours can be taken back: something has come of it"
            french = "rien de vous ne peut être repris : quelque chose en a résulté"
            raise Refused(409, Text(english, french))
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
            "title": book(self.game.NAME).title.in_(language),
            "version": self.version,
            "moves": len(self.made),
            "seats": {
                seat: "you" if seat in seats else "taken" if seat in self.holders else "free"
                for seat in self.game.players(self.setup)
            },
            "names": {seat: self._called(seat, language) for seat in self.game.players(self.setup)},
            "people": {seat: self.people[one].name for seat, one in self.holders.items()},
            "ticket": self.ticket(token) if seats else None,
            "pending": self._asked(now, language),
            "actions": self._actions(now, seats, language),
            "undo": bool(seats) and self.can_undo(token),
            "views": {seat: self._view(seat) for seat in self._screens(seats)},
            "boards": {seat: self._board(seat, language) for seat in self._screens(seats)},
            "story": self._story(seats, language),
        }

    def _called(self, seat: str, language: str) -> str:
        """What a seat is called: as the terminal does, or else by its noun."""
        said = self.terminal.called(seat, language)
        known = nouns(self.game.NAME).get("player", {})
        return known[seat].name(language) if said == seat and seat in known else said

    def _asked(self, now: Any, language: str) -> dict[str, Any]:
        if isinstance(now, Over):
            word = _RESULTS.get(now.result, Text(now.result, now.result)).in_(language)
            between = " : " if language == "fr" else ": "
            says = f"{word}{between}{_title(now.clause, language)}"
            return {"kind": "over", "result": now.result, "says": says, "clause": now.clause}
        players = list(getattr(now, "players", ()))
        return {
            "kind": "decision",
            "players": players,
            "question": now.question.in_(language),
            "says": ", ".join(self._called(one, language) for one in players),
            "clause": now.clause,
            "title": _title(now.clause, language),
        }

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


def _title(name: str, language: str) -> str:
    """The title of a clause; its id where a rulebook does not tell it."""
    try:
        return clause(name).title.in_(language)
    except LookupError:
        return name
