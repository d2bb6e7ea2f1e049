"""A game with hidden hands at one keyboard: each person sees their own view and no other.

Before a person's view is shown the keyboard is handed over, and afterwards the screen is cleared.
What the others did is told as that person sees it. The bots get their own views only.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Console

from whichside_rules.cli.console import put, say
from whichside_rules.cli.playing.replay import result_line, tell
from whichside_rules.cli.playing.screen import Screen
from whichside_rules.cli.playing.session import Session, number_of
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.files import record as records
from whichside_rules.kernel.playing.game import Chance, Decision, Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.values.jsontext import fault
from whichside_rules.policies import Policy, eagerness, one_way
from whichside_rules.simulate import first_to_act

__all__ = ["SharedSession"]

_SAY = {
    "help": Text(
        "/WORDS only the actions with these words | ? NAME what a card or a place does\n"
        "g let another go first | b draw the board | l en or l fr the language\n"
        "s FILE save (the file holds all hands) | v FILE save your own view\n"
        "q quit | c ID look up a clause\n"
        '! {{"kind": "..."}} a move of yours as JSON; if the rules refuse it, they say why\n'
        "u takes back what was typed of chance. Nothing else: a move shows the others something, "
        "and what has been seen cannot be taken back.",
        "/MOTS seulement les actions qui ont ces mots | ? NOM ce que fait une carte, un lieu\n"
        "g laisser passer quelqu'un | b dessiner le plateau | l en ou l fr la langue\n"
        "s FICHIER sauver (le fichier contient toutes les mains) | v FICHIER sauver votre vue\n"
        "q quitter | c ID lire une clause\n"
        '! {{"kind": "..."}} un coup à vous en JSON ; si les règles le refusent, elles disent '
        "pourquoi\n"
        "u reprend ce qui a été tapé du hasard. Rien d'autre : un coup montre quelque chose "
        "aux autres, et ce qui a été vu ne peut être repris.",
    ),
    "hand-over": Text(
        "Hand the keyboard to {player}. {player}, press Enter: ",
        "Donnez le clavier à {player}. {player}, appuyez sur Entrée : ",
    ),
    "dealer": Text(
        "Somebody who does not play deals for {player}, a bot; press Enter: ",
        "Quelqu'un qui ne joue pas distribue pour {player}, un programme ; appuyez sur Entrée : ",
    ),
    "hide": Text("Press Enter to hide your view: ", "Appuyez sur Entrée pour cacher votre vue : "),
    "who": Text("Who goes next?", "Qui joue maintenant ?"),
    "bot": Text("a bot", "un programme"),
    "sure": Text("a bot, quite certain", "un programme, tout à fait certain"),
    "nobody-else": Text("Nobody else may act now.", "Personne d'autre ne peut agir maintenant."),
    "short": Text(
        "NUMBER take the action of that number\nd what follows from what you see",
        "NUMÉRO choisir l'action de ce numéro\nd ce qui suit de ce que vous voyez",
    ),
    "draws": Text("What does {player} draw?", "Que pioche {player} ?"),
    "reveals": Text("What does chance show?", "Que montre le hasard ?"),
    "entry": Text(
        "'{entry}' is no entry: a number from 1 to {n}, or ? for help.",
        "« {entry} » n'est pas une entrée : un numéro de 1 à {n}, ou ? pour l'aide.",
    ),
    "not-yours": Text(
        "You can only make moves of your own: you are {player}.",
        "Vous ne pouvez jouer que vos coups : vous êtes {player}.",
    ),
    "no-undo": Text(
        "That cannot be taken back: the others have seen something.",
        "Cela ne peut être repris : les autres ont vu quelque chose.",
    ),
    "no-view": Text(
        "Only while your view is shown: b, d, v FILE.",
        "Seulement devant votre vue : b, d, v FICHIER.",
    ),
    "over": Text(
        "The game is over: s FILE to save, q to leave.",
        "La partie est finie : s FICHIER pour sauver, q pour quitter.",
    ),
    "whole": Text(
        "The file holds all hands: whoever plays on should not look into it.",
        "Le fichier contient toutes les mains : qui joue encore ne devrait pas le lire.",
    ),
    "view-name": Text("Name a file: v FILE", "Donnez un fichier : v FICHIER"),
    "view-saved": Text("Your view is saved as {file}.", "Votre vue est sauvée dans {file}."),
    "begin": Text(
        "The players are {players}; people: {people}.", "Jouent : {players} ; personnes : {people}."
    ),
}


class SharedSession(Session):
    """One sitting of several people, or of people and bots."""

    texts: ClassVar[Mapping[str, Text]] = {**Session.texts, **_SAY}

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
        bots: Mapping[str, Policy],
        luck: int = 0,
        screen: Screen | None = None,
    ) -> None:
        """Begin a game.

        Args:
            table: the game.
            setup: its set-up.
            console: where to print.
            language: ``en`` or ``fr``.
            seed: chance comes from it; ``None`` lets people type what they draw.
            file: where the game was resumed from.
            ask: prints a prompt and returns a line; ``EOFError`` at the end.
            bots: the policies of the players who are no people.
            luck: what the bots leave to luck comes from it.
            screen: keeps board and question on a terminal; ``None`` prints line by line.
        """
        super().__init__(
            table,
            setup,
            console,
            language=language,
            seed=seed,
            file=file,
            ask=ask,
            screen=screen,
        )
        self.state: Any
        self.players: tuple[str, ...] = table.game.players(setup)
        self.bots: dict[str, Policy] = dict(bots)
        self.luck = luck
        self.people: tuple[str, ...] = tuple(
            player for player in self.players if player not in self.bots
        )
        self.viewer: str | None = None
        """Whose view is on the screen; with one person only, always that person's."""
        self._news: dict[str, list[Any]] = {player: [] for player in self.players}
        self._latest: list[Any] = []
        self._unheard: list[Any] = []
        """What chance showed to all since somebody looked."""
        self._dealt: list[tuple[str | None, dict[str, int]]] = []
        """What was typed of chance and can be taken back: who saw it, how much news there was."""
        self._greeted = False

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots: then nothing has to be hidden."""
        return len(self.people) == 1

    # One entry --------------------------------------------------------------------------------

    def _turn(self) -> bool:
        if not self._greeted:
            self._greeted = True
            people, everybody = ", ".join(self.people), ", ".join(self.players)
            self._say("begin", players=everybody, people=people)
        now = self.table.game.pending(self.state)
        if isinstance(now, Chance):
            return self._deal()
        if isinstance(now, Over):
            self._over(now)
            return self._command(self._ask("> ").strip())
        if self.viewer not in now.players:
            return self._next(now.players)
        return self._act(now)

    def _deal(self) -> bool:
        """What chance shows next, sampled or typed by the one who may see it."""
        if self.seed is not None:
            self._step(self._rolled(self.seed), by_hand=False)
            return True
        owner = self.table.chance_of(self.state, self.players)
        if owner != self.viewer:
            if self._hide(always=True) == "u":
                self._undo("")
                return True
            if owner is not None:
                self._hand_over(owner, always=True)
        question = self._text("draws", player=owner) if owner else self._text("reveals")
        if self.screen:
            self.screen.question = self.screen.rows(lambda on: say(on, (question, "bold")))
            self.screen.menu = self._menu(self.table.outcomes(self.state))
        else:
            say(self.console, (question, "bold"))
            self._list(self.table.outcomes(self.state))
        entry = self._ask(f"{owner or ''}> ").strip()
        if not self._is_outcome(entry.replace(",", " ").split(" ")[0]):
            return self._command(entry)
        for word in entry.replace(",", " ").split():
            if not isinstance(self.table.game.pending(self.state), Chance):
                break
            if self.table.chance_of(self.state, self.players) != owner:
                break
            if not self._is_outcome(word):
                self._say("chance", entry=word[:40], n=self._outcomes())
                break
            before = {player: len(news) for player, news in self._news.items()}
            if not self._try(self.table.typed_chance(self.state, word), by_hand=True):
                break
            self._dealt.append((owner, before))
        return True

    def _is_outcome(self, word: str) -> bool:
        with suppress(ValueError):
            return self.table.typed_chance(self.state, word) is not None
        return False

    def _next(self, asked: Sequence[str]) -> bool:
        """Somebody of those who may act goes next: they agree who. Whether to go on."""
        people = [player for player in asked if player in self.people]
        dealt = self.viewer in self.bots
        self._hide(always=dealt)
        if not people:
            at: dict[str, Policy] = {player: self.bots[player] for player in asked}
            luck = {player: self._luck(player) for player in asked}
            self._bot(first_to_act(self.table.game, self.state, asked, at, luck))
        elif self.alone:
            self._hand_over(people[0], always=dealt)
        elif len(asked) == 1:
            self._hand_over(asked[0])
        else:
            return self._agree(asked)
        return True

    def _agree(self, asked: Sequence[str]) -> bool:
        """Ask at the table who goes next; nobody's view is on the screen. Whether to go on."""
        say(self.console, (self._text("who"), "bold"))
        for place, player in enumerate(asked, start=1):
            note = f"  ({self._text(self._certainty(player))})" if player in self.bots else ""
            say(self.console, (f"{place:>3}", "bold green"), f"  {player}{note}")
        entry = self._ask("> ").strip()
        number = number_of(entry, len(asked)) or 0
        chosen = entry if entry in asked else asked[number - 1] if number else None
        if chosen is None:
            return self._command(entry)
        if chosen in self.bots:
            self._bot(chosen)
        else:
            self._hand_over(chosen)
        return True

    def _certainty(self, bot: str) -> str:
        """What a bot lets on about the order: nothing but whether it is certain."""
        game = self.table.game
        view = game.observation(self.state, bot)
        actions = game.legal_actions(self.state, bot)
        told = eagerness(self.bots[bot], game, view, actions, self._luck(bot))
        return "sure" if told == Fraction(1) else "bot"

    def _bot(self, player: str) -> None:
        game = self.table.game
        view = game.observation(self.state, player)
        actions = game.legal_actions(self.state, player)
        self._step(self.bots[player](game, view, actions, self._luck(player)), by_hand=False)

    def _luck(self, player: str) -> random.Random:
        return one_way(self.luck, player, len(self.steps))

    def _act(self, now: Decision) -> bool:
        """The person at the keyboard chooses an action, or something else."""
        assert self.viewer is not None
        actions = self.table.game.legal_actions(self.state, self.viewer)
        if self._stale or self.screen:
            self._board()
        self._question(now, actions)
        entry = self._ask(f"{self.viewer}> ").strip()
        if entry.startswith("!"):
            self._own_move(entry[1:].strip(), actions)
            return True
        word, _, rest = entry.partition(" ")
        if word == "g":
            self._let_go(rest.strip(), now)
            return True
        typed = self._chosen(entry, actions)
        move = actions[typed - 1] if typed else self.table.typed_action(actions, entry)
        if move is None:
            go_on = self._obeyed(entry)
            if go_on is not None:
                return go_on
            return self._narrowed(entry, actions) or self._command(entry, n=len(actions))
        if self._try(move, by_hand=True):
            self._after()
        return True

    def _after(self) -> None:
        """After an action its maker has read what came of it; then the view is hidden.

        Whoever alone can act next keeps the keyboard.
        """
        self._listed = None
        if not self.alone and not self._goes_on():
            self._hide()

    def _goes_on(self) -> bool:
        """Whether nobody but the person at the keyboard can act, or sees what chance shows."""
        now = self.table.game.pending(self.state)
        if isinstance(now, Chance):
            return self.table.chance_of(self.state, self.players) == self.viewer
        return isinstance(now, Decision) and tuple(now.players) == (self.viewer,)

    def _let_go(self, name: str, now: Decision) -> None:
        others = [player for player in now.players if player != self.viewer]
        if not others:
            self._say("nobody-else")
        elif self.alone:
            chosen = name if name in others else None
            if chosen is None and len(others) == 1:
                chosen = others[0]
            if chosen is None:
                for player in others:
                    say(self.console, f"g {player}  ({self._text(self._certainty(player))})")
                return
            self._bot(chosen)
        else:
            self._hide()
            if name in others and name not in self.bots:
                self._hand_over(name)

    def _own_move(self, text: str, actions: Sequence[Any]) -> None:
        adapter = self.table.game.move_adapter()
        try:
            move = adapter.validate_json(text)
        except ValueError as error:
            example = json.dumps(adapter.dump_python(actions[0], mode="json"))
            self._say("json", why=fault(error, "kind", self.language), example=example)
            return
        # A refusal of somebody else's move would tell what is in their hand.
        if self.table.game.author(move) != self.viewer:
            self._say("not-yours", player=self.viewer)
            return
        if self._try(move, by_hand=True):
            self._after()

    def _command(self, entry: str, n: int = 0) -> bool:
        """What may be asked at any time; whether to go on."""
        go_on = self._obeyed(entry)
        if go_on is not None:
            return go_on
        if isinstance(self.table.game.pending(self.state), Chance):
            self._say("chance", entry=entry[:40], n=self._outcomes())
        elif not n and isinstance(self.table.game.pending(self.state), Over):
            self._say("over")
        else:
            now = self.table.game.pending(self.state)
            count = n or len(getattr(now, "players", ()))
            self._say("entry", entry=entry[:40], n=count)
        return True

    def _commands(self) -> dict[str, Callable[[str], object]]:
        return super()._commands() | {
            "b": lambda _: self._whole_board() if self.viewer else self._say("no-view"),
            "v": self._save_view,
            "d": self._advise,
        }

    # Whose view is on the screen --------------------------------------------------------------

    def _hide(self, *, always: bool = False) -> str:
        """Take the view off the screen, and what was typed out of the history.

        What was typed instead of Enter is the answer; ``u`` leaves the view where it is.
        """
        if self.viewer is None or (self.alone and not always):
            return ""
        entry = self._ask(self._text("hide")).strip()
        if entry == "u" and self._dealt:
            return entry
        self.viewer = None
        self._clear()
        self._tell(self._latest)
        self._latest = []
        return ""

    def _hand_over(self, player: str, *, always: bool = False) -> None:
        """Give the keyboard to a player and show that player's view."""
        if always or not self.alone:
            self._ask(self._text("dealer" if player in self.bots else "hand-over", player=player))
            self._clear()
        self._show(player)

    def _show(self, player: str) -> None:
        self.viewer = player
        self._unheard.clear()
        news, self._news[player] = self._news[player], []
        self._tell(news)
        self._board()

    def _clear(self) -> None:
        """Clear the screen and what can be scrolled back to; a line where there is no screen."""
        with suppress(ImportError, AttributeError):
            import readline

            readline.clear_history()
        if self.screen:
            self.screen.forget()
        elif self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            if not self.console.legacy_windows:
                self.console.file.write("\x1b[3J\x1b[H")
        else:
            say(self.console, "-" * 40)

    def _over(self, over: Over) -> None:
        """At the end all is told to all."""
        if self._listed == (id(self.state), self.language):
            return
        self._listed = (id(self.state), self.language)
        self._tell(self._unheard)
        self._unheard.clear()
        say(self.console, "")
        say(self.console, (result_line(over, self.language), "bold"))
        self._say("over")

    def _board(self) -> None:
        if self.viewer is not None:
            self._draw(self.viewer)
        self._stale, self._listed = False, None

    # Moves ------------------------------------------------------------------------------------

    def _try(self, move: Any, *, by_hand: bool) -> bool:
        """Make a move of the person at the keyboard; a refusal is shown to nobody else."""
        try:
            self._step(move, by_hand=by_hand)
        except IllegalAction as refusal:
            self._refuse(refusal)
            return False
        return True

    def _step(self, move: Any, *, by_hand: bool) -> None:
        """Carry out a move and tell everybody what they see of it."""
        chance = isinstance(self.table.game.pending(self.state), Chance)
        if not chance:
            self._dealt.clear()
        events = self._apply(move, by_hand=by_hand).events
        self._stale |= any(self.table.worth_drawing(event) for event in events)
        game = self.table.game
        seen = {player: tuple(game.events_for(events, player)) for player in self.players}
        public = [
            event
            for index, event in enumerate(events)
            if all(seen[player][index] == event for player in self.players)
        ]
        for player in self.players:
            news = [
                shown
                for shown, event in zip(seen[player], events, strict=True)
                # That somebody drew something unseen is no news.
                if not chance or shown == event
            ]
            if player == self.viewer:
                self._tell(news)
            else:
                self._news[player].extend(news)
        if chance:
            self._unheard.extend(public if self.viewer is None else ())
        elif self.viewer is None:
            self._tell(public)
        else:
            self._latest += public

    def _tell(self, events: Sequence[Any]) -> None:
        tell(self.console, self.table, self.state, events, self.language)

    # The commands -----------------------------------------------------------------------------

    def _undo(self, _: str) -> None:
        """Take back what the one at the keyboard typed of chance; nothing else."""
        if not self._dealt or self._dealt[-1][0] not in (None, self.viewer):
            self._say("no-undo")
            return
        for player, before in self._dealt.pop()[1].items():
            del self._news[player][before:]
        step = self.steps.pop()
        self.state = step.before
        self.changed = True
        self._guard()
        self._say("undone", move=self.table.say_move(self.state, step.move, self.language))

    def _advise(self, asked: str) -> None:
        if self.viewer is None or self.viewer in self.bots:
            self._say("no-view")
            return
        view = self.table.game.observation(self.state, self.viewer)
        for line in self.table.advise(view, asked, self.language):
            put(self.console, line)

    def _save(self, name: str) -> bool:
        saved = super()._save(name)
        if saved:
            self._say("whole")
        return saved

    def _keep(self, code: int) -> int:
        changed = self.changed
        code = super()._keep(code)
        if changed and any(step.by_hand for step in self.steps):
            self._say("whole")
        return code

    def _save_view(self, name: str) -> None:
        """Save what the person at the keyboard has seen, and nothing else."""
        if self.viewer is None or self.viewer in self.bots:
            self._say("no-view")
            return
        if not name:
            self._say("view-name")
            return
        file = self._named(name)
        moves = [step.move for step in self.steps]
        whole = records.record(self.table.game, self.setup, moves)
        game = self.table.game
        seen = records.view_record(game, whole, self.viewer, language=self.language)
        if self._write(file, records.view_to_json(seen), new=True):
            self._say("view-saved", file=file)

    def _help(self) -> None:
        self._say("short")
        self._say("help")

    def _outcomes(self) -> int:
        return len(self.table.outcomes(self.state))
