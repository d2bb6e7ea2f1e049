"""A game in the terminal: asks, plays, tells, takes back, saves.

The rules are asked, never repeated: what may be done comes from ``legal_actions``, what happened
from the events, what is wrong from the refusal.
"""

from __future__ import annotations

import json
import os
import random
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol

from rich.console import Console

from whichside_rules import clause
from whichside_rules.cli import INTERRUPTED, WRONG
from whichside_rules.cli.asking.clauses import one_clause, show
from whichside_rules.cli.console import Unreadable, remark, say
from whichside_rules.cli.content.tell import show_telling
from whichside_rules.cli.playing.menu import Menu
from whichside_rules.cli.playing.replay import draw, result_line, tell
from whichside_rules.cli.playing.screen import Screen
from whichside_rules.cli.playing.signals import interrupted_once
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import nouns
from whichside_rules.kernel.files.record import record, to_json
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Decision, Over, Pending
from whichside_rules.kernel.playing.refusal import IllegalAction, MissingContent
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.kernel.values.jsontext import fault
from whichside_rules.shared.files import FileProblem, write_atomically
from whichside_rules.shared.in_french import in_language
from whichside_rules.shared.naming import called
from whichside_rules.shared.printable import as_json, one_line
from whichside_rules.shared.punctuation import colon, decimal

__all__ = ["LONGEST_ENTRY", "Session", "number_of"]

LONGEST_ENTRY = 4_000
MOST_TOLD = 4
"""So many things of one name are told; of more only the names."""

_SAY = {
    "help": Text(
        "NUMBER take the action of that number (Enter if there is only one)\n"
        "/WORDS only the actions with these words | ? NAME what a card, a space or a table does\n"
        "u undo | b draw the board | l en or l fr the language\n"
        "s FILE save | q quit | c ID look up a clause\n"
        '! {{"kind": "..."}} any move as JSON; if the rules refuse it, they say why',
        "NUMÉRO choisir l'action de ce numéro (Entrée s'il n'y en a qu'une)\n"
        "/MOTS seulement les actions qui ont ces mots | ? NOM ce que fait une carte, une case\n"
        "u annuler | b dessiner le plateau | l en ou l fr la langue\n"
        "s FICHIER sauver | q quitter | c ID lire une clause\n"
        '! {{"kind": "..."}} un coup en JSON ; si les règles le refusent, elles disent pourquoi',
    ),
    "hint": Text("? for help", "? pour l'aide"),
    "number": Text(
        "'{entry}' is no entry: a number from 1 to {n}, or ? for help.",
        "« {entry} » n'est pas une entrée : un numéro de 1 à {n}, ou ? pour l'aide.",
    ),
    "chance": Text(
        "'{entry}' is none of the outcomes: a number from 1 to {n}, or ? for help.",
        "« {entry} » n'est aucun des résultats : un numéro de 1 à {n}, ou ? pour l'aide.",
    ),
    "over": Text(
        "The game is over: u to take back, s FILE to save, q to leave.",
        "La partie est finie : u pour annuler, s FICHIER pour sauver, q pour quitter.",
    ),
    "refused": Text("The rules refuse this:", "Les règles refusent cela :"),
    "json": Text(
        "Not a move: {why}. Write it like ! {example}",
        "Ce n'est pas un coup : {why}. Écrivez par exemple ! {example}",
    ),
    "start": Text("Nothing to take back.", "Rien à annuler."),
    "undone": Text("Taken back: {move}", "Annulé : {move}"),
    "name": Text("Name a file: s FILE", "Donnez un fichier : s FICHIER"),
    "saved": Text("Saved as {file}.", "Sauvé dans {file}."),
    "taken": Text(
        "{file} exists and is no save of this game: choose another name.",
        "{file} existe et n'est pas une sauvegarde de cette partie : choisissez un autre nom.",
    ),
    "unsaved": Text(
        "File to save the game in (Enter to leave without saving): ",
        "Fichier où sauver la partie (Entrée pour quitter sans sauver) : ",
    ),
    "kept": Text(
        "The game is kept in {file}; go on with: whichside play {game} --resume {file}",
        "La partie est gardée dans {file} ; pour continuer : whichside play {game} --resume {file}",
    ),
    "not-kept": Text(
        "The game cannot be kept anywhere ({why}). This is its record, for a file:",
        "La partie ne peut être gardée nulle part ({why}). Voici son enregistrement :",
    ),
    "guarded": Text(
        "Nothing can be written here ({why}); while you play, the game is kept in {file}.",
        "Rien ne peut être écrit ici ({why}) ; pendant le jeu, la partie est gardée dans {file}.",
    ),
    "unguarded": Text(
        "The game cannot be kept while you play ({why}): save it with s FILE.",
        "La partie ne peut être gardée pendant le jeu ({why}) : sauvez-la par s FICHIER.",
    ),
    "missing": Text(
        "{why}\nGive a pack with --pack FILE; the schema: whichside schema {game}-pack",
        "{why}\nDonnez un pack avec --pack FICHIER ; le schéma : whichside schema {game}-pack",
    ),
    "no-advice": Text("No advice here: {why}.", "Pas de conseil ici : {why}."),
    "language": Text("l en or l fr", "l en ou l fr"),
    "clause": Text("c and the id of a clause", "c et l'identifiant d'une clause"),
    "unknown": Text("Nothing is called '{asked}'{near}.", "Rien ne s'appelle « {asked} »{near}."),
    "near": Text("; did you mean {names}?", " ; vouliez-vous dire {names} ?"),
    "several": Text("{n} things are called so: {names}", "{n} choses s'appellent ainsi : {names}"),
    "none": Text("None of the actions has '{words}'.", "Aucune action n'a « {words} »."),
    "long": Text("That is too long.", "C'est trop long."),
}


class Adviser(Protocol):
    """Who knows how likely a game is won."""

    def advice(self, state: Any, /) -> Sequence[tuple[Any, float]]:
        """Every legal move with the chance of winning after it.

        Raises:
            LookupError: nothing is known of the position.
        """


class _Step(NamedTuple):
    before: Any
    move: Any
    by_hand: bool


class Session:
    """One sitting at the table."""

    texts: ClassVar[Mapping[str, Text]] = _SAY
    """What is said; a game's terminal may say some of it in its own words."""

    def __init__(
        self,
        table: Terminal,
        setup: Any,
        console: Console,
        *,
        language: str = "en",
        seed: int | None = None,
        file: Path | None = None,
        ask: Callable[[str], str] | None = None,
        screen: Screen | None = None,
    ) -> None:
        """Begin a game.

        Args:
            table: the game.
            setup: its set-up.
            console: where to print.
            language: ``en`` or ``fr``.
            seed: the dice are rolled from it; ``None`` lets a person type them.
            file: where the game was resumed from.
            ask: prints a prompt and returns a line; ``EOFError`` at the end.
            screen: keeps board and question on a terminal; ``None`` prints line by line.
        """
        self.table: Terminal = table
        self.setup: Any = setup
        self.console: Console = screen.console if screen else console
        self.language: str = language
        self.seed: int | None = seed
        self.file: Path | None = file
        self.state: Any = table.game.new_game(setup)
        self.steps: list[_Step] = []
        self.changed: bool = False
        self.screen: Screen | None = screen
        self._plain_ask = ask or _ask
        self._ask = screen.asking(self._plain_ask) if screen else self._plain_ask
        self._words = ""
        """What narrows the list of actions down."""
        self._safe: Path | None = None
        """Where the game is kept while it is played and not saved."""
        self._adviser: Adviser | None = None
        self._warned = self._playing = False
        self._stale = True
        self._listed: tuple[int, str] | None = None

    def advise(self, adviser: Adviser) -> None:
        """From now on every move is listed with the chance of winning after it."""
        self._adviser = adviser

    def take_up(self, moves: Sequence[Any]) -> None:
        """Play the moves of a saved game."""
        for move in moves:
            chance = isinstance(self.table.game.pending(self.state), Chance)
            self._apply(move, by_hand=not chance)
        self.changed = False

    def run(self) -> int:
        """Play until somebody leaves; the exit code.

        Whatever ends the sitting otherwise, the game is kept first, and told afterwards.
        """
        with interrupted_once():
            try:
                self._playing = True
                return self._sitting()
            except KeyboardInterrupt:  # also one that came while the game was being kept
                return self._keep(INTERRUPTED)
            finally:
                if self.screen:
                    self.screen.flush()

    def _sitting(self) -> int:
        try:
            while self._turn():
                pass
        except EOFError:
            return self._keep(0)
        except MissingContent as error:
            code = self._keep(WRONG)
            self._say("missing", why=str(error), game=self.table.game.NAME)
            return code
        except Exception:  # a terminal that went away, a fault of ours
            self._keep(WRONG)
            raise
        return 0

    # One entry --------------------------------------------------------------------------------

    def _turn(self) -> bool:
        """Roll what is to be rolled or ask for one entry; whether to go on."""
        now = self.table.game.pending(self.state)
        if isinstance(now, Chance) and self.seed is not None:
            self._do(self._rolled(self.seed), by_hand=False)
            return True
        actions: Sequence[Any] = self.table.game.legal_actions(self.state)
        if self._stale or self.screen:
            self._board()
        self._question(now, actions)
        entry = self._ask("> ").strip()
        go_on = self._obeyed(entry)
        if go_on is not None:
            return go_on
        if entry.startswith("!"):
            self._any_move(entry[1:].strip(), actions)
        elif isinstance(now, Over):
            self._say("over")
        elif isinstance(now, Chance):
            self._typed(entry)
        elif (number := self._chosen(entry, actions)) is not None:
            self._do(actions[number - 1], by_hand=True)
        elif not self._narrowed(entry, actions):
            self._say("number", entry=entry[:40], n=len(actions))
        return True

    def _chosen(self, entry: str, actions: Sequence[Any]) -> int | None:
        """The number of the action that an entry takes: typed, or the only one that is left."""
        number = number_of(entry, len(actions))
        if number is None and not entry and self._words:
            left = self._menu(actions).numbers()
            return left[0] if len(left) == 1 else None
        return number

    def _narrowed(self, entry: str, actions: Sequence[Any]) -> bool:
        """Show only the actions with some words, or all again; whether it was asked for."""
        if self.screen and entry in ("+", "-"):
            self.screen.page += 1 if entry == "+" else -1
            return True
        if not entry.startswith("/") and not (self.screen and (entry or self._words)):
            return False
        self._words = entry.removeprefix("/").strip()
        if self.screen:
            self.screen.page = 0
            return True
        menu = self._menu(actions)
        if not menu.numbers():
            self._say("none", words=self._words[:40])
        for number in menu.numbers():
            self._line(number, menu.choices[number - 1])
        return True

    def _menu(self, moves: Sequence[Any]) -> Menu:
        """The list of what can be done or can come up, as far as words leave it."""
        said = tuple(self.table.say_move(self.state, move, self.language) for move in moves)
        if not self.screen:
            return Menu(said, self.language, self._words, ())
        chances = self._chances(moves)
        does = [
            " ".join(
                filter(
                    None,
                    (
                        self._share(chances[number]) if number in chances else "",
                        self.table.tell_move(self.state, move, self.language),
                    ),
                )
            )
            for number, move in enumerate(moves, start=1)
        ]
        return Menu(said, self.language, self._words, tuple(does))

    def _obeyed(self, entry: str) -> bool | None:
        """What may be asked at any time; whether to go on, ``None`` if it is nothing such."""
        word, _, rest = entry.partition(" ")
        if entry.startswith("?"):
            word, rest = "?", entry[1:]
        commands = self._commands()
        if len(entry) > LONGEST_ENTRY:
            self._say("long")
        elif word == "q":
            return not self._leave()
        elif word in commands:
            commands[word](rest.strip())
        else:
            return None
        return True

    def _commands(self) -> dict[str, Callable[[str], object]]:
        """What each of them is called, and what does it with the words after it."""
        return {
            "?": self._about,
            "h": lambda _: self._help(),
            "u": self._undo,
            "b": lambda _: self._whole_board(),
            "s": self._save,
            "c": self._clause,
            "l": self._speak,
        }

    def _help(self) -> None:
        self._say("help")

    def _about(self, asked: str) -> None:
        """What the thing of a name does and costs; without a name, what can be typed."""
        things = self.table.things(self.state.setup)
        if not asked or not things:
            self._help()
            return
        found = called(things, asked, self.language)
        if not found.things:
            near = self._text("near", names=", ".join(found.near)) if found.near else ""
            self._say("unknown", asked=asked[:40], near=near)
        elif len(found.things) > MOST_TOLD:
            names = ", ".join(one.name.in_(self.language) for one in found.things)
            self._say("several", n=len(found.things), names=names)
        else:
            for one in found.things:
                show_telling(self.console, one, self.language)

    def _question(self, now: Pending, actions: Sequence[Any]) -> None:
        if self.screen:
            self._paint(self.screen, now, actions)
            return
        # The list is long: it is shown once, not again after every question about a clause.
        listed = (id(self.state), self.language)
        fresh, self._listed = listed != self._listed, listed
        if not fresh:
            return
        say(self.console, "")
        if isinstance(now, Over):
            self._told_over(self.console, now)
            return
        self._told_question(self.console, now)
        self._list(self.table.outcomes(self.state) if isinstance(now, Chance) else actions)

    def _paint(self, screen: Screen, now: Pending, actions: Sequence[Any]) -> None:
        """Put the question and what can be answered on the screen."""
        screen.language = self.language
        if isinstance(now, Over):
            screen.question = screen.rows(lambda console: self._told_over(console, now))
            return
        screen.question = screen.rows(lambda console: self._told_question(console, now))
        moves = self.table.outcomes(self.state) if isinstance(now, Chance) else actions
        screen.menu = self._menu(moves)

    def _told_over(self, console: Console, now: Over) -> None:
        say(console, (result_line(now, self.language), "bold"))
        say(console, self._text("over"))

    def _told_question(self, console: Console, now: Pending) -> None:
        assert not isinstance(now, Over)
        say(
            console,
            (f"{self._asked(now)}{now.question.in_(self.language)}", "bold"),
            " ",
            (f"[{now.clause}]", "cyan"),
            (f"  {self._text('hint')}", "dim"),
        )

    def _asked(self, now: Pending) -> str:
        """Who is asked, where it is one of several; nothing otherwise."""
        game = self.table.game
        if not isinstance(now, Decision) or len(now.players) != 1:
            return ""
        if len(game.players(self.state.setup)) == 1:
            return ""
        known = nouns(game.NAME).get("player", {}).get(now.players[0])
        who = known.the(self.language) if known else now.players[0]
        return f"{who[:1].upper()}{who[1:]}{colon(self.language)}"

    def _list(self, moves: Sequence[Any]) -> None:
        chances = self._chances(moves)
        best = max(chances.values(), default=0.0)
        for number, move in enumerate(moves, start=1):
            words = self.table.say_move(self.state, move, self.language)
            told: list[tuple[str, str]] = []
            if number in chances:
                style = "bold cyan" if chances[number] == best else "cyan"
                told.append((f"  {self._share(chances[number])}", style))
            self._line(number, words, *told)

    def _line(self, number: int, words: str, *more: tuple[str, str]) -> None:
        say(self.console, (f"{number:>3}", "bold green"), f"  {words}", *more, indent=0)

    def _share(self, chance: float) -> str:
        return f"{decimal(100 * chance, 2, self.language)} %"

    def _chances(self, moves: Sequence[Any]) -> dict[int, float]:
        """The chance of winning after each move by its number, if somebody advises."""
        if self._adviser is None or isinstance(self.table.game.pending(self.state), Chance):
            return {}
        try:
            told = dict(self._adviser.advice(self.state))
        except LookupError as error:
            self._say("no-advice", why=in_language(str(error), self.language))
            return {}
        return {number: told[move] for number, move in enumerate(moves, start=1) if move in told}

    def _rolled(self, seed: int) -> Any:
        """The next roll. The n-th roll of a seed is always the same, also after an undo."""
        rolls = sum(not step.by_hand for step in self.steps)
        generator = random.Random(f"{seed}/{rolls}")
        return sample(self.table.game.chance_outcomes(self.state), generator)

    def _typed(self, entry: str) -> None:
        try:
            move = self.table.typed_chance(self.state, entry)
        except ValueError:
            self._say("chance", entry=entry[:40], n=len(self.table.outcomes(self.state)))
            return
        self._do(move, by_hand=True)

    def _any_move(self, text: str, actions: Sequence[Any]) -> None:
        adapter = self.table.game.move_adapter()
        try:
            move = adapter.validate_json(text)
        except ValueError as error:
            example = json.dumps(
                adapter.dump_python(actions[0], mode="json") if actions else {"kind": "..."}
            )
            self._say("json", why=fault(error, "kind", self.language), example=example)
            return
        self._do(move, by_hand=True)

    def _do(self, move: Any, *, by_hand: bool) -> None:
        words = self.table.say_move(self.state, move, self.language)
        shown = isinstance(self.table.game.pending(self.state), Chance)
        try:
            transition = self._apply(move, by_hand=by_hand)
        except IllegalAction as refusal:
            self._refuse(refusal)
            return
        say(self.console, (f"* {words}", "bold"))
        for one in self.table.things_named(self.state.setup, move) if shown else ():
            said = one.text.in_(self.language)
            say(self.console, (said[:1].upper() + said[1:], "dim"), indent=2)
        seen = self.table.game.events_for(transition.events, self._seat)
        tell(self.console, self.table, transition.state, seen, self.language)
        # Drawn anew when another phase has begun, not after every worker.
        self._stale |= any(self.table.worth_drawing(event) for event in transition.events)

    def _refuse(self, refusal: IllegalAction) -> None:
        say(self.console, (self._text("refused"), "bold red"))
        for violation in refusal.violations:
            title = clause(violation.clause).title.in_(self.language)
            why, remedy = violation.why, violation.remedy
            said = f"{why.in_(self.language)} {remedy.in_(self.language)} "
            say(self.console, said, (f"[{violation.clause}: {title}]", "cyan"), indent=2)

    def _apply(self, move: Any, *, by_hand: bool) -> Transition[Any]:
        transition = self.table.game.apply(self.state, move)
        self.changed = True  # first: an interruption may come between any two of these
        self.steps.append(_Step(self.state, move, by_hand))
        self.state = transition.state
        self._words = ""
        self._guard()
        return transition

    @property
    def _seat(self) -> str:
        """Whose view the screen shows: that of one who plays alone, or everybody's."""
        return self.table.game.players(self.setup)[0]

    # The commands -----------------------------------------------------------------------------

    def _undo(self, _: str) -> None:
        """Take back the last move made by hand, and the rolls after it."""
        if not any(step.by_hand for step in self.steps):
            self._say("start")
            return
        while True:
            step = self.steps.pop()
            self.state = step.before
            self.changed = True
            if step.by_hand:
                break
        self._guard()
        self._words = ""
        self._say("undone", move=self.table.say_move(self.state, step.move, self.language))
        self._board()

    def _board(self) -> None:
        """Draw the board: below what was said, or where it stands on the screen."""
        self._draw(self._seat)
        self._stale, self._listed = False, None

    def _draw(self, seat: str) -> None:
        def drawing(console: Console) -> None:
            draw(console, self.table, self.state, self.language, seat)

        if self.screen:
            rows = self.screen.rows(drawing)
            self.screen.board = [*_without_blanks(rows)]
        else:
            drawing(self.console)

    def _whole_board(self) -> None:
        """Show the board, all of it where the screen has no room for it."""
        self._board()
        if self.screen:
            self.screen.show(self.screen.board, self._plain_ask)  # whatever ends it

    def _clause(self, asked: str) -> None:
        if not asked:
            self._say("clause")
            return
        try:
            show(self.console, one_clause(asked), self.language)
        except Unreadable as error:
            say(self.console, error.message)

    def _speak(self, asked: str) -> None:
        if asked in ("en", "fr"):
            self.language = asked
            self._board()
        else:
            self._say("language")

    def _save(self, name: str) -> bool:
        """Save under a name, or where the game came from; whether it was saved."""
        file = self._named(name) if name else self.file
        if file is None:
            self._say("name")
            return False
        if not self._write(file, self._written(), new=file not in (self.file, self._safe)):
            return False
        self.file, self.changed = file, False
        self._unguard()
        self._say("saved", file=file)
        return True

    def _named(self, name: str) -> Path:
        """The file that somebody named, ``~`` filled in; whatever was typed, it is no error."""
        return Path(os.path.expanduser(name))

    def _write(self, file: Path, text: str, *, new: bool) -> bool:
        """Write a file, or say why not; whether it was written."""
        if new and os.path.lexists(file):
            self._say("taken", file=file)
            return False
        try:
            write_atomically(file, text, new=new)
        except FileProblem as error:
            say(self.console, str(error))
            return False
        return True

    def _leave(self) -> bool:
        """Whether to leave, after an offer to save what is not saved."""
        while self.changed:
            name = self._ask(self._text("unsaved")).strip()
            if not name or self._save(name):
                break
        self._unguard()
        return True

    def _guard(self) -> None:
        """Keep what was played on the disk, for what cannot be caught: a kill, a power cut."""
        if not self._playing:
            return
        if not any(step.by_hand for step in self.steps):
            self._unguard()
            return
        problems = list[str]()
        file = self._kept(self._written(), problems)
        if problems and not self._warned:
            self._warned, why = True, "; ".join(problems)
            self._say("unguarded" if file is None else "guarded", why=why, file=file)

    def _unguard(self) -> None:
        """What was kept is saved elsewhere, or nobody wants it."""
        safe, self._safe = self._safe, None
        if safe is not None and safe != self.file:
            with suppress(OSError):
                os.unlink(safe)

    def _keep(self, code: int) -> int:
        """Keep an interrupted game in a file of its own, so that nothing played is lost."""
        if not self.changed or not any(step.by_hand for step in self.steps):
            return code
        text, problems = self._written(), list[str]()
        file = self._kept(text, problems)
        self.changed = False
        if file is None:
            remark(self._text("not-kept", why="; ".join(problems)))
            for line in as_json(json.loads(text)).splitlines():
                remark(line)
            return code or WRONG
        try:
            say(self.console, "")
            self._say("kept", file=file, game=self.table.game.NAME)
        except OSError:  # who plays has no terminal any more
            remark(self._text("kept", file=file, game=self.table.game.NAME))
        return code

    def _kept(self, text: str, problems: list[str]) -> Path | None:
        """Where a game was written that is to be kept: never where it came from or was saved."""
        folders = [Path()]
        with suppress(OSError):
            folders.append(Path(tempfile.gettempdir()))
        places = [self._safe] if self._safe is not None else []
        places += [_free_name(folder / f"{self.table.game.NAME}-unfinished") for folder in folders]
        for file in places:
            try:
                write_atomically(file, text, new=file != self._safe)
            except FileProblem as problem:
                problems.append(str(problem))
            else:
                self._safe = file
                return file
        return None

    def _written(self) -> str:
        return to_json(record(self.table.game, self.setup, [step.move for step in self.steps]))

    # Words ------------------------------------------------------------------------------------

    def _text(self, key: str, **values: object) -> str:
        said = self.table.words.get(key) or self.texts[key]
        shown = {name: one_line(str(value)) for name, value in values.items()}
        return said.in_(self.language).format(**shown)

    def _say(self, key: str, **values: object) -> None:
        for line in self._text(key, **values).splitlines():
            say(self.console, line)


def _without_blanks(rows: Sequence[str]) -> Sequence[str]:
    """Rows without the empty ones before and behind them."""
    there = [place for place, row in enumerate(rows) if row.strip()]
    return rows[there[0] : there[-1] + 1] if there else ()


def _ask(prompt: str) -> str:
    return input(one_line(prompt))


def number_of(entry: str, most: int) -> int | None:
    """The number of an action; nothing typed is the only one there is."""
    if not entry:
        return 1 if most == 1 else None
    if not (entry.isascii() and entry.isdigit() and len(entry) < 6):
        return None
    return number if 1 <= (number := int(entry)) <= most else None


def _free_name(stem: Path) -> Path:
    file, number = Path(f"{stem}.json"), 1
    while os.path.lexists(file):
        number += 1
        file = Path(f"{stem}-{number}.json")
    return file
