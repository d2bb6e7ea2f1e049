"""The world a scenario plays in: one position, the moves made, and what was refused.

The steps of every game share it. It holds no rule: it builds a position with the game's public
builder, plays moves with ``apply`` and remembers what the game answered.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from fractions import Fraction
from typing import Any, NamedTuple, NoReturn, TypeVar

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import clause, readings
from whichside_rules.kernel.book.text import nouns
from whichside_rules.kernel.files.content import rest_on_stand_ins, stand_ins, words_of
from whichside_rules.kernel.playing.deciding import hearing
from whichside_rules.kernel.playing.game import Chance, Decision
from whichside_rules.kernel.playing.refusal import (
    IllegalAction,
    ImpossiblePosition,
    MissingContent,
    UnknownPlayer,
    Violation,
)
from whichside_rules.kernel.playing.transition import Transition, explain
from whichside_rules.kernel.playing.unasked import refused_as_done, watching
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import looked_at
from whichside_rules.shared.in_french import in_language
from whichside_rules.vocabulary.parameter_types import STEPS
from whichside_rules.vocabulary.registry import Kind, Match, Registry, Slip, outline

G = TypeVar("G", bound="GameWorld")


WORLDS: dict[str, type[GameWorld]] = {}
"""The world of each game, entered by its vocabulary."""


class InForce(NamedTuple):
    """A reading as a scenario's set-up has it."""

    reading: str
    """Its id, such as ``postal.R-2``."""
    field: str
    option: str
    default: bool
    """Whether the option is the default."""
    others: tuple[str, ...] = ()
    """The options that it could have been; in a verdict, those that would have changed it."""


class Said(NamedTuple):
    """A step of a scenario, as it was said."""

    number: int
    """From 0, those of the backgrounds first."""
    text: str


class Fact(NamedTuple):
    """How messages tell a fact that Givens state."""

    what: Text
    """What it is called."""
    tell: Callable[[Any], Text] | None = None
    """What its values are called, where they are words of the game."""


class Comparison(NamedTuple):
    """What a Then step asked, what the rules say, and what the step says."""

    what: Text
    found: object
    wanted: object


class World:
    """What a scenario plays in. It becomes the world of the game that its first step names."""

    def __init__(self) -> None:
        self._game: GameWorld | None = None
        self._instead: dict[str, str] = {}
        self._known: Registry | None = None
        self.language: str = "en"
        self.step: Said = Said(-1, "")

    def note_sentences(self, sentences: Registry) -> None:
        """Called before the first step: what may be said, in quotation marks too."""
        self._known = sentences

    def read_instead(self, field: str, option: str) -> None:
        """Called before the first step: read the book like this, whatever the Givens say."""
        self._instead[field] = option

    def pick(self, fits: Callable[[type[GameWorld]], bool], what: str) -> GameWorld:
        """The world of the game that the scenario has named, or of the only one that fits.

        Raises:
            AssertionError: no game is named yet and several fit, or none does.
        """
        if self._game is None:
            fitting = [WORLDS[game] for game in sorted(WORLDS) if fits(WORLDS[game])]
            if len(fitting) != 1:
                games = ", ".join(
                    kind.rules.NAME for kind in fitting or [WORLDS[game] for game in sorted(WORLDS)]
                )
                known = "is in more than one game" if fitting else "is in no game"
                raise Slip(
                    f"{what} {known} ({games}); begin with a Given that names the game, "
                    "such as “Given a postal game”"
                )
            return self.of(fitting[0])
        return self.game

    def of(self, kind: type[G]) -> G:
        """The world of a game; a scenario speaks of one game only."""
        if self._game is None:
            self._game = kind()
            self._game.step = self.step
            self._game.read_instead(self._instead)
        if not isinstance(self._game, kind):
            raise Slip(
                "this scenario mixes two games; write one scenario for each\n"
                "ce scénario mêle deux jeux ; écrivez un scénario pour chacun"
            )
        self._game.language = self.language
        return self._game

    def at(self, game: str | None, kind: Kind) -> GameWorld:
        """The world of a game, or of the one that was named, ready for a step of this kind.

        Raises:
            AssertionError: it is not.
        """
        found = self.game if game is None else self.of(WORLDS[game])
        if kind == "given":
            found.given()
        elif kind == "then":
            found.may_be_asked()
        return found

    @property
    def named(self) -> GameWorld | None:
        """The world of the game, as soon as the scenario has named one."""
        return self._game

    @property
    def game(self) -> GameWorld:
        """The world of the game that the scenario has named.

        Raises:
            AssertionError: no step has named a game yet.
        """
        if self._game is None:
            raise Slip("no step has said yet which game this is; begin with a Given of the game")
        self._game.language = self.language
        return self._game

    @property
    def settled(self) -> GameWorld:
        """The same, where the last move was legal, or it was said that it was not.

        Raises:
            AssertionError: it was refused and no step said so.
        """
        game = self.game
        game.accept()
        return game

    @property
    def fired(self) -> tuple[str, ...]:
        """The clauses cited so far, in order."""
        return self._game.fired if self._game else ()

    @property
    def decided_answers(self) -> tuple[str, ...]:
        """The clauses that decide what was asked, quoted moves and chance weighed with it."""
        asked = [one for one in self.fired if one not in self.game.happened]
        return tuple(dict.fromkeys((*self.answered, *asked)))

    @property
    def answered(self) -> tuple[str, ...]:
        """The clauses that decide what the Then steps asked for, in order."""
        return tuple(dict.fromkeys(self._game.answered)) if self._game else ()

    def note_game(self, game: str) -> None:
        """Called before the first step, if it is known by then which game is played."""
        if game in WORLDS:
            self.of(WORLDS[game])

    @property
    def sentences(self) -> Registry:
        """What may be said here in quotation marks: the sentences of the game, once it is named."""
        from whichside_rules.vocabulary import load

        known = self._known or load().sentences
        return known.of(self._game.rules.NAME if self._game else None)

    @property
    def in_force(self) -> tuple[InForce, ...]:
        """The readings of the game that its set-up can choose, with the options in force."""
        return self._game.in_force if self._game else ()

    def looking(self) -> AbstractContextManager[set[str] | None]:
        """Note of which readings the fields are looked at in the block, if anybody can tell."""
        kind = getattr(self._game.rules, "Readings", None) if self._game else None
        return nullcontext() if kind is None else looked_at(kind)

    @property
    def compared(self) -> tuple[object, ...]:
        """What the Then steps asked for and found, in order."""
        return tuple(one.found for one in self.comparisons)

    @property
    def comparisons(self) -> tuple[Comparison, ...]:
        """What the Then steps asked, with what the rules say and what the steps say, in order."""
        return tuple(self._game.comparisons) if self._game else ()

    @property
    def stand_ins(self) -> dict[str, tuple[str, ...]]:
        """What the moves and the events name of the content, with the fields that are ours."""
        return self._game.stand_ins if self._game else {}

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the Givens leave unsaid, and how it was taken."""
        return tuple(one.in_(self.language) for one in self._game.unsaid()) if self._game else ()

    @property
    def still_open(self) -> tuple[str, ...]:
        """What waits for a decision or for chance where the answers were asked: they say before."""
        game = self._game
        if game is None:
            return ()
        waiting = game.what_waits() if game.has_played else None
        return tuple(dict.fromkeys((*((waiting,) if waiting else ()), *game.left_open)))

    @property
    def found(self) -> object:
        """What the first move finds: the position that the Givens make, and what they remember.

        Raises:
            AssertionError: no table can show it.
        """
        return (self.game.state, self.game.beside) if self._game else None

    @property
    def told(self) -> list[str]:
        """What the moves of the scenario did, as told, with its clauses."""
        played = self._game.transitions if self._game else ()
        return [line for one in played for line in explain(one, self.language)]

    def note_step(self, text: str, language: str) -> None:
        """Called before each step."""
        self.step = Said(self.step.number + 1, text)
        if self._game:
            self._game.compare_lists()
            self._game.step = self.step
            self._game._of_no_moves = False
        self.language = language

    def look_up(self, match: Match) -> None:
        """Find what a later sentence names, where only the Givens tell what there is.

        Raises:
            Slip: there is nothing of that name.
        """
        for field, slot in match.sentence.slots(match.pattern).items():
            if self._game and slot.converter and field in match.arguments:
                self._game.look_up(slot.converter.__name__, match.arguments[field])

    def note_asked(self, match: Match) -> None:
        """Called before a Then is asked: of which players it asks."""
        if self._game:
            named = words_of(match.arguments.values())
            self._game.asked_of.update(one for one in self._game.seats if one in named)

    def note_done(self) -> None:
        """Called after each When."""
        if self._game:
            self._game.is_begun = True

    def look_ahead(self, *moves: Callable[[World], object]) -> None:
        """Called before what is asked ahead of the first When, with that When.

        Where the Givens leave the moment open, the first move is made at its usual time; what is
        asked before it is asked of the same position. Whether the move is legal comes later.
        Without a When it is called with the moves in quotation marks.

        Raises:
            Slip: several moves have their usual times at several moments.
        """
        game = self._game
        if game is None or not game.is_described_still:
            return
        trials = [self.fork() for _ in moves]
        for move, trial in zip(moves, trials, strict=True):
            with suppress(Exception):  # Told when the turn of the step comes.
                move(trial)
        firsts = [one.game.first for one in trials if one.game.first is not None]
        if any(one != firsts[0] for one in firsts):
            raise game.slip(
                "the moves in quotation marks are made at several moments; say in a Given which "
                "it is",
                "les coups entre guillemets se font à plusieurs moments ; dites dans une étape "
                "Étant donné lequel c'est",
            )
        if firsts:
            game.put_first(firsts[0])

    def ask(self, question: Callable[[World], object]) -> None:
        """Ask what a Then step asks, of the position that stands when the When is done.

        Raises:
            AssertionError: it does not hold; if a decision is open, the message says which.
        """
        try:
            question(self)
        except UnknownPlayer as nobody:
            there = ", ".join(nobody.players)
            french = f"personne ne joue {nobody.name} ; jouent : {there}"
            raise Slip(french if self.language == "fr" else str(nobody)) from None
        except AssertionError as wrong:
            told = type(wrong) in (AssertionError, NotSo)
            still_open = self.game.what_is_open() if told else None
            if still_open is None:
                raise
            raise NotSo(f"{wrong}\n{still_open}") from None

    def finish(self) -> None:
        """Called after the last step: a refusal that nobody looked at is a failure."""
        if self._game:
            self._game.language = self.language
            self._game.accept()
            self._game.compare_lists()

    def fork(self) -> World:
        """A copy, to try something that does not happen in this world."""
        other = copy.copy(self)
        if self._game:
            other._game = self._game.fork()
        return other


class GameWorld:
    """The world of one game. Each game's vocabulary derives its own."""

    rules: Any
    """The game: an object of :class:`whichside_rules.kernel.playing.game.Game`."""

    seats: tuple[str, ...] = ()
    """Those who may play: nearly everything names one of them."""

    begins_by: tuple[str, ...] = ()
    """The clauses of the set-up, by which a new game lies as it does."""

    sits_by: tuple[str, ...] = ()
    """The clauses that say how many may sit down to a game; without, those of the set-up."""

    def __init__(self) -> None:
        self.language: str = "en"
        self.facts: dict[str, Any] = {}
        self.readings: dict[str, Any] = {}
        self._chosen: dict[str, str] = {}
        """The options of readings that the Givens say."""
        self.content: Any = None
        """The content of the game, which a Given may replace; ``None`` where it has none."""
        self._filled = False
        self._supplied: frozenset[str] = frozenset()
        self.transitions: list[Transition[Any]] = []
        self.moves: list[Any] = []
        """The moves that made them."""
        self.step: Said = Said(-1, "")
        self.refusal: IllegalAction | None = None
        self._refused: Said = self.step
        self.missing: str | None = None
        self._missing_said = False
        self._looked_at = True
        self._asked = False
        self._state: Any = None
        self.first: Any = None
        """The position that the Givens describe, once somebody looked at it."""
        self.is_set_up: bool = False
        """Whether a When set the game up."""
        self.is_begun: bool = False
        """Whether a When was said, though it may only have counted something."""
        self._of_no_moves: bool = False
        self._fired: list[str] = []
        self.happened: tuple[str, ...] = ()
        """The clauses that the moves and refusals of the scenario cite, whatever was asked."""
        self._last: tuple[Any, Any] | None = None
        self.decided: tuple[str, ...] = ()
        """The clauses that decided something of the last move and that none of its events cites."""
        self._before: tuple[Said, Any, tuple[Any, ...]] | None = None
        """The step that plays, and what lay there when it began."""
        self.answered: list[str] = []
        self.rests_on: tuple[object, ...] | None = None
        """What the impossibility of the position names of the content; ``None`` if it is none."""
        self.left_open: list[str] = []
        """What still waits after the chance of which a probability was asked."""
        self.weighed: list[Any] = []
        """The outcomes of chance of which a probability was asked."""
        self.comparisons: list[Comparison] = []
        """What the Then steps asked for, in order."""
        self._instead: dict[str, str] = {}
        #: Shared with copies: a move that is only tried is compared with its list as well.
        self._judged: list[tuple[Any, Any, bool]] = []
        self._tried: list[Any] = []
        #: Shared too: what is asked in quotation marks is asked.
        self.asked_of: set[str] = set()

    # The position ------------------------------------------------------------------------------

    def build(self, move: object | None) -> Any:
        """The position that the Givens describe; ``move`` is the first move, if there is one."""
        raise NotImplementedError

    def setup(self) -> Any:
        """The set-up that the Givens describe."""
        raise NotImplementedError

    @property
    def lies(self) -> Iterable[object]:
        """What the Givens say of the position, beside the set-up; each is empty or false if not."""
        return (self.facts,)

    @property
    def beside(self) -> object:
        """What the Givens say that no position holds, and that answers are given by."""
        return None

    def look_up(self, kind: str, named: Any) -> None:
        """Find what a sentence names, by its kind of field, where the Givens tell what there is.

        Raises:
            Slip: there is nothing of that name.
        """

    def begin(self) -> Any:
        """A new game; whatever a Given says of the position contradicts it.

        Raises:
            ImpossibleWorld: something was said of it, or a game is being played.
        """
        if self._state is not None:
            self.clash(
                "a game is being played; set one up in a scenario of its own",
                "une partie est en cours ; mettez-en une en place dans un autre scénario",
            )
        if any(self.lies):
            why = Text(
                "a new game lies as it is set up; describe another position without a new game",
                "une nouvelle partie est telle que la mise en place la donne ; décrivez une autre "
                "position sans nouvelle partie",
            )
            raise self.impossible(why, self.begins_by)
        return self.rules.new_game(self.setup())

    def sit_down(self) -> None:
        """Set the game up as a When says; a refusal is remembered for the Then steps."""
        try:
            self.put(self.begin())
        except IllegalAction as refusal:
            self.refuse(refusal)
        else:
            self.is_set_up = True

    @property
    def state(self) -> Any:
        """The position now."""
        return self.ready(None)

    @property
    def is_described_still(self) -> bool:
        """Whether nobody has looked at the position yet, so that more can be said of it."""
        return self._state is None

    def ready(self, move: object | None) -> Any:
        """The position now, built if this is the first time it is looked at."""
        if self._state is None:
            try:
                self._state = self.first = self.build(move)
            except IllegalAction as refusal:  # nobody can sit down so
                broken = refusal.violations
                en, fr = ("; ".join(one.say(each) for one in broken) for each in ("en", "fr"))
                clauses = [one.clause for one in broken]
                raise self.impossible(Text(en, fr), clauses) from None
        return self._state

    @property
    def at_first(self) -> Any:
        """The position before the first move; the one now where nothing was played."""
        return self.state if self.first is None else self.first

    def put(self, state: Any) -> None:
        """Put a position into the world; a refusal in the same step takes it back."""
        if self._state is not None:
            self._note_how_the_step_began()
        self._state = state

    def put_first(self, state: Any) -> None:
        """Have everything asked of a position: that of the first move, or of a trial of it."""
        if self.is_described_still:
            self._state = self.first = state

    def given(self, **facts: Any) -> None:
        """Note facts about the first position; contradictions are errors.

        Raises:
            AssertionError: a move was played, tried in quotation marks, or something was asked.
        """
        if self._state is not None or self._asked:
            raise self.wrong(
                "the position is described before the first move or question; move this Given up",
                "la position se décrit avant le premier coup ou la première question ; "
                "remontez cette étape",
            )
        for name, fact in facts.items():
            if name in self.facts and self.facts[name] != fact:
                self.contradiction(self.fact(name), self.facts[name], fact)
            self.facts[name] = fact

    def fact(self, name: str) -> Fact:
        """How messages tell a fact of the position; a game that has words for it says them."""
        return Fact(Text(name, name))

    def once(
        self, what: Text, before: Any, now: Any, tell: Callable[[Any], Text] | None = None
    ) -> Any:
        """What a Given says of what no other may have said otherwise; nothing was ``None``."""
        if before not in (None, now):
            self.contradiction(Fact(what, tell), before, now)
        return now

    def contradiction(self, fact: Fact, before: object, now: object) -> NoReturn:
        """Refuse a Given that says something else than an earlier one.

        Raises:
            ImpossibleWorld: always.
        """
        what = fact.what.in_(self.language)
        earlier, here = self.shown(before, fact.tell), self.shown(now, fact.tell)
        self.clash(
            f"{what}: {earlier} in an earlier step and {here} here; say one of them only",
            f"{what} : {earlier} plus haut et {here} ici ; n'en dites qu'un",
        )

    def clash(self, en: str, fr: str) -> NoReturn:
        """Refuse Givens that cannot be said together, by no clause of the book.

        Raises:
            ImpossibleWorld: always.
        """
        raise ImpossibleWorld(self.say(en, fr))

    def impossible(
        self, why: Text, clauses: Iterable[str], named: Iterable[object] = ()
    ) -> ImpossibleWorld:
        """What to raise where no table can show what the Givens describe.

        Args:
            why: what is wrong, and what would be right.
            clauses: those by which it cannot be; the verdict and the message name them.
            named: what it names of the content beside what the Givens name: the verdict tells
                which values of it are stand-ins of ours.
        """
        told, cited = why.in_(self.language), tuple(dict.fromkeys(clauses))
        told += "".join(f" [{one}]" for one in cited if f"[{one}]" not in told)
        self.cite(*cited)
        self.rests_on = tuple(named)
        begins = self.say("impossible position: ", "position impossible : ")
        return ImpossibleWorld(begins + told, cited)

    def not_built(self, error: ImpossiblePosition) -> ImpossibleWorld:
        """What to raise where the builder of the game refuses what the Givens describe."""
        told = Text(*(error.say(language, self.rules.NAME) for language in ("en", "fr")))
        return self.impossible(told, error.clauses)

    def read(self, reading: str, option: str) -> None:
        """Choose how to read the book where it is ambiguous.

        Raises:
            AssertionError: there is no such reading or option; the message names those there are.
        """
        name = self.rules.NAME
        chosen = {one.id.removeprefix(f"{name}."): one for one in readings(name) if one.field}
        found = chosen.get(reading.removeprefix(f"{name}."))
        if found is None or found.field is None:
            known = ", ".join(chosen)
            raise AssertionError(f"{reading} cannot be chosen in {name}; these can: {known}")
        options = [one.name for one in found.options]
        if option not in options:
            raise AssertionError(
                f"{reading} has no option '{option}'; it has {' and '.join(options)}"
            )
        self.given()
        what = Text(f"the reading {reading}", f"la lecture {reading}")
        self._chosen[found.field] = self.once(what, self._chosen.get(found.field), option)
        self.readings[found.field] = self._instead.get(found.field, option)

    @property
    def is_read_otherwise(self) -> bool:
        """Whether the book is read in another way than the Givens say, to compare the answers."""
        return bool(self._instead)

    def read_instead(self, options: dict[str, str]) -> None:
        """Read the book like this, whatever the Givens say."""
        self._instead = options
        self.readings |= options

    def fill(self, content: Any, supplied: Iterable[str] = ()) -> None:
        """Choose the content of the game, once; ``supplied`` are the data that somebody says."""
        self.given()
        if self.content is None:
            raise self.slip(
                "this game has no content that a pack could replace",
                "ce jeu n'a pas de contenu qu'un pack puisse remplacer",
            )
        if self._filled:
            raise self.wrong(
                "the content is already given in an earlier step",
                "le contenu est déjà donné dans une étape précédente",
            )
        self.content, self._filled = content, True
        self._supplied = frozenset(supplied)

    @property
    def in_force(self) -> tuple[InForce, ...]:
        """The readings that the set-up can choose, each with the option in force."""
        chosen = getattr(getattr(self._state, "setup", None), "readings", None)
        found = []
        for one in readings(self.rules.NAME):
            if one.field:
                # Before there is a position, what the Givens said.
                said = self.readings.get(one.field, one.default)
                option = str(getattr(chosen, one.field, said))
                names = tuple(each.name for each in one.options if each.name != option)
                found.append(InForce(one.id, one.field, option, option == one.default, names))
        return tuple(found)

    @property
    def stand_ins(self) -> dict[str, tuple[str, ...]]:
        """What the question and its answer name of the content, with the fields that are ours."""
        found = self._rests_on()
        # Content does not know who said it: a value that is supplied may be the one of ours.
        ours = {
            key: tuple(one for one in fields if not self._is_supplied(f"{key}.{one}"))
            for key, fields in found.items()
        }
        return {key: fields for key, fields in ours.items() if fields}

    def _rests_on(self) -> dict[str, tuple[str, ...]]:
        told = self.all_events
        cited = {*self._fired, *self.answered}
        if self.rests_on is not None and self.content is not None:
            # There is no such position; what it cannot be by may be a value of ours.
            return stand_ins(
                self.content, words_of((*self.rests_on, *self.named)), self.seats, cited
            )
        try:
            state = self._state or self.first or self.fork().state
        except (AssertionError, IllegalAction, InvalidValue, MissingContent):
            return {}
        return rest_on_stand_ins(
            self.rules, state, (*told, *self._tried, *self.described, self.asked_of), cited
        )

    def _is_supplied(self, key: str) -> bool:
        return any(f"{one}.".startswith(f"{key}.") for one in self._supplied)

    @property
    def described(self) -> tuple[object, ...]:
        """What the Givens say, for the names in it; a game that keeps more says it as well."""
        return (self.facts,)

    @property
    def named(self) -> tuple[object, ...]:
        """What the Givens say, where the position that they describe cannot be."""
        return (self.facts,)

    def unsaid(self) -> Iterable[Text]:
        """What the Givens leave unsaid that no table would; a game that fills it in says how."""
        return ()

    # Moves -------------------------------------------------------------------------------------

    def play(self, move: Any) -> bool:
        """Play a move; a refusal is remembered for the Then steps. Returns whether it was legal.

        The moves of one step are one: if one is refused, none of them is played.
        """
        if self.refusal and not self._looked_at and self._refused is self.step:
            return False
        self.accept()
        self.refusal = self.missing = None
        self._missing_said = False
        self._tried.append(move)
        state = self.ready(move)
        self._note_how_the_step_began()
        try:
            with hearing() as heard:
                transition = self.rules.apply(state, move)
        except IllegalAction as refusal:
            self.refuse(self._or_done_unasked(refusal, state))
            self.happen(*heard.refused)
            self._judged.append((state, move, False))
            return False
        except MissingContent as lack:
            self.missing = lack.datum
            return False
        self._judged.append((state, move, True))
        self._last = state, move
        self._state = transition.state
        self.transitions.append(transition)
        self.moves.append(move)
        self.decided = tuple(heard.done)
        if not transition.events:  # nothing cites the clause by which it could be done
            self.answered.append(self.rules.pending(state).clause)
        self.happen(*(event.clause for event in transition.events), *self.decided)
        return True

    def refused_for_what_is_untold(self) -> str | None:
        """What must be told where all that is wrong with a move hangs on what nobody told."""
        if self.refusal is None:
            return None
        move = self.refusal.action
        asked = [self.left_untold(one, move) for one in self.refusal.violations]
        first = asked[0]
        return None if first is None or None in asked else first.in_(self.language)

    def left_untold(self, wrong: Violation, move: Any) -> Text | None:
        """What must be told where something wrong with a move hangs on what nobody tells.

        Args:
            wrong: what is wrong with it.
            move: the move.
        """
        return None

    def _note_how_the_step_began(self) -> None:
        if self._before is None or self._before[0] is not self.step:
            self._before = self.step, self._state, self._past()

    def _past(self) -> tuple[Any, ...]:
        """What a move adds to, so that it can be taken back."""
        return *map(len, self._told_of_moves()), self.happened, self._last, self.decided

    def _take_back(self, state: Any, past: tuple[Any, ...]) -> None:
        """As it was before the first move of a step."""
        self._state = state
        *lengths, self.happened, self._last, self.decided = past
        for kept, length in zip(self._told_of_moves(), lengths, strict=True):
            del kept[length:]

    def _told_of_moves(self) -> tuple[list[Any], ...]:
        return self.transitions, self.moves, self._fired, self.answered

    @property
    def last_played(self) -> tuple[Any, Any] | None:
        """The last move that was legal, after the position in which it was made."""
        return self._last

    def _or_done_unasked(self, refusal: IllegalAction, state: Any) -> IllegalAction:
        """The refusal; it says so if the last move had the refused one follow by itself."""
        if self._last is None or state is not self._state:
            return refusal
        try:
            still = self.rules.legal_actions(state)
        except MissingContent:
            return refusal
        if any(type(one) is type(refusal.action) for one in still):
            return refusal
        with watching() as done:
            self.rules.apply(*self._last)
        return refused_as_done(refusal, done)

    def compare_lists(self) -> None:
        """Every move judged so far was legal if it is listed, and only then.

        Asked between the steps: what runs to make a list is no evidence for a scenario.

        Raises:
            AssertionError: a list and a judgement differ.
        """
        if self.is_read_otherwise:
            return
        seen = listed = None
        while self._judged:
            state, move, legal = self._judged.pop(0)
            if state is not seen:
                seen, listed = state, self._all_listed(state)
            if listed is None or (move in listed) == legal:
                continue
            if legal:
                clash = self.say("is legal, but not listed", "est légal, mais absent de la liste")
            else:
                clash = self.say("is refused, but listed", "est refusé, mais figure dans la liste")
            raise self.wrong(f"the move {clash}: {move}", f"le coup {clash} : {move}")

    def _all_listed(self, state: Any) -> list[Any] | None:
        """All moves that can come; ``None`` if the list needs a datum that nothing supplies."""
        try:
            actions = self.rules.legal_actions(state)
            outcomes = self.rules.chance_outcomes(state)
        except MissingContent:
            return None
        return [*actions, *(outcome.move for outcome in outcomes)]

    def refuse(self, refusal: IllegalAction) -> None:
        """Remember a refusal until a Then looks at it; what the step has played is taken back."""
        if self._before is not None and self._before[0] is self.step:
            self._take_back(*self._before[1:])
        self.refusal = refusal
        self._refused = self.step
        self._looked_at = False
        self.happen(*(violation.clause for violation in refusal.violations))

    def accept(self) -> None:
        """What follows takes for granted that the last move was legal.

        Raises:
            AssertionError: it was refused and no step said so; the message gives the reasons.
        """
        if self.refusal and not self._looked_at:
            raise self._unexpected(self.refusal)
        self.accept_content()

    def may_be_asked(self) -> None:
        """What a Then asks takes for granted that the last move was legal.

        A game in which it may be asked after a refusal as well looks at that where it matters.

        Raises:
            AssertionError: it was refused and no step said so.
        """
        self.accept()

    def _unexpected(self, refusal: IllegalAction) -> UnexpectedRefusal:
        """What to raise when a move was refused and the scenario takes no notice of it."""
        said = self._refused.text
        why = "\n".join(violation.say(self.language) for violation in refusal.violations)
        told = self.say(f"the move is refused: “{said}”", f"le coup est refusé : « {said} »")
        return UnexpectedRefusal(f"{told}\n{why}", self._refused.number)

    def must_be_legal(self) -> None:
        """The last move was legal, though somebody has said already that it was refused.

        Raises:
            AssertionError: it was refused; the message gives the reasons.
        """
        if self.refusal is not None:
            why = "\n".join(one.say(self.language) for one in self.refusal.violations)
            raise self.wrong(f"the move is refused:\n{why}", f"le coup est refusé :\n{why}")

    def accept_content(self) -> None:
        """What follows takes for granted that the last move could be judged at all.

        Raises:
            Slip: a datum is missing for it and no step said so.
        """
        if self.missing and not self._missing_said:
            raise self.lacks(self.missing)

    def say_it_is_missing(self) -> None:
        """A step says that a datum is missing for the last move."""
        self._missing_said = True

    def lacks(self, datum: str) -> Slip:
        """What to raise when the question needs a datum that nothing supplies."""
        return Slip(
            self.say(
                str(MissingContent(datum)),
                f"le livret laisse « {datum} » à une image perdue ; donnez cette donnée dans un "
                "contenu",
            )
        )

    @property
    def has_played(self) -> bool:
        """Whether a move was played, legal or not."""
        return bool(self.transitions or self.refusal or self.missing)

    def must_have_played(self) -> None:
        """What is compared next is what the moves did: of no moves nothing holds."""
        self._of_no_moves = not (self.has_played or self.is_set_up or self.is_begun)

    def nothing_played(self) -> Slip:
        """What to raise where something would hold because nothing was done."""
        return self.slip(
            "nothing was played that could have done it; say first, with When, what is done",
            "rien n'a été joué qui ait pu le faire ; dites d'abord, avec Quand, ce qui se fait",
        )

    @property
    def is_unseen(self) -> bool:
        """Whether the last move was refused, or could not be judged, and no step has said so."""
        refused = self.refusal is not None and not self._looked_at
        return refused or (self.missing is not None and not self._missing_said)

    def look_at_refusal(self) -> IllegalAction:
        """The refusal of the last move.

        Raises:
            AssertionError: the move was legal; the message tells what it did. Or the refusal says
                one thing twice.
            Slip: the rules could not judge the move, because a datum is missing.
        """
        self.accept_content()
        if self.refusal is None:
            story = self.story() or self.nothing_told()
            raise AssertionError(self.say("the move is legal:\n", "le coup est légal :\n") + story)
        self._looked_at = True
        if len(self.refusal.violations) > 1:
            told = [violation.say(self.language) for violation in self.refusal.violations]
            twice = next((one for one in told if told.count(one) > 1), None)
            if twice:
                said = self.say("the refusal says it twice:\n", "le refus le dit deux fois :\n")
                raise AssertionError(said + twice)
        return self.refusal

    # What the rules say ------------------------------------------------------------------------

    @property
    def fired(self) -> tuple[str, ...]:
        """The clauses cited so far, once each, in order."""
        return tuple(dict.fromkeys(self._fired))

    def cite(self, *clauses: str) -> None:
        """Note that these clauses were cited."""
        self._fired.extend(clauses)

    def happen(self, *clauses: str) -> None:
        """Note that a move or its refusal cites these clauses."""
        self.cite(*clauses)
        self.happened = tuple(dict.fromkeys((*self.happened, *clauses)))

    def nothing_told(self) -> str:
        """What a message says where there is no story."""
        if self.has_played:
            return self.say("there is nothing to tell of it", "il n'y a rien à en dire")
        if self.is_set_up:
            return self.say("the game is set up", "la partie est mise en place")
        return self.say("nothing was played", "rien n'a été joué")

    def names_of(self, players: Iterable[str]) -> str:
        """Some players, as a person reads them."""
        named = nouns(self.rules.NAME).get("player", {})
        return ", ".join(named[one].the(self.language) if one in named else one for one in players)

    def story(self) -> str:
        """What the last move did, with its clauses."""
        if not self.transitions:
            return ""
        return "\n".join(explain(self.transitions[-1], self.language))

    def say(self, en: str, fr: str) -> str:
        """The text in the language of the step."""
        return fr if self.language == "fr" else en

    def wrong(self, en: str, fr: str) -> AssertionError:
        """What to raise where the rules say something else, in the language of the step."""
        return AssertionError(self.say(en, fr))

    def slip(self, en: str, fr: str) -> Slip:
        """What to raise where the question cannot be answered, in the language of the step."""
        return Slip(self.say(en, fr))

    def expect(
        self,
        what: Text,
        actual: object,
        wanted: object,
        *clauses: str,
        tell: Callable[[Any], Text] | None = None,
    ) -> None:
        """Compare what the rules say with what the scenario says.

        Args:
            what: how the message begins.
            actual: what the rules say.
            wanted: what the scenario says.
            clauses: those that decide it.
            tell: what the words of the game are called, where they are no words of the reader's.

        Raises:
            AssertionError: they differ; the message gives what the rules say, the clauses that
                decide it and the story of the last move.
        """
        self.answered.extend(clauses)
        self.comparisons.append(Comparison(what, actual, wanted))
        of_no_moves, self._of_no_moves = self._of_no_moves, False
        if actual == wanted and of_no_moves:
            raise self.nothing_played()
        if actual == wanted:
            return
        if self.refusal and not self._looked_at:
            # Nothing changed, which is what came of it; why is what matters.
            raise self._unexpected(self.refusal)
        name = what.in_(self.language)
        found, said = self.shown(actual, tell), self.shown(wanted, tell)
        instead = "au lieu de" if isinstance(wanted, bool) else "et non"
        message = self.say(
            f"by the rules {name}: {found}, not {said}",
            f"d'après les règles, {name} : {found}, {instead} {said}",
        )
        for cited in clauses:
            message += f"\n  {clause(cited).text.in_(self.language)} [{cited}]"
        story = self.story()
        if story:
            message += self.say("\nthe last move:\n", "\nle dernier coup :\n") + story
        raise NotSo(message)

    def shown(self, value: object, tell: Callable[[Any], Text] | None = None) -> str:
        """A value as a person reads it; ``tell`` says what a word of the game is called."""
        if isinstance(value, bool):
            return self.say("yes", "oui") if value else self.say("no", "non")
        if value is None:
            return self.say("nothing", "rien")
        if isinstance(value, Text):
            return value.in_(self.language)
        return tell(value).in_(self.language) if tell else str(value)

    def what_waits(self) -> str | None:
        """What was asked before: a decision or chance that the last move still waits for."""
        now = self._due()
        if not isinstance(now, Decision | Chance):
            return None
        question = now.question.in_(self.language)
        return self.say(
            f"the last move waits for this, and what is asked was asked before it: {question}",
            f"le dernier coup attend ceci, et ce qui est demandé l'est avant : {question}",
        )

    def what_is_open(self) -> str | None:
        """What is to be decided, drawn or rolled before the last move has had its whole effect."""
        decision = self.next_decision()
        if decision is not None:
            hint = self.say(
                'to ask what holds after that, decide, or write "Whatever is decided, …"',
                "pour demander ce qui vaut ensuite, décidez, ou écrivez « Quoi qu'on décide, … »",
            )
            return f"{decision}; {hint}"
        now = self._due()
        if not isinstance(now, Chance):
            return None
        question = now.question.in_(self.language)
        return self.say(
            f"chance has not said yet what follows (to ask of that, say what comes up): {question}",
            "le hasard n'a pas encore dit la suite (pour la demander, dites ce qui sort) : "
            f"{question}",
        )

    def _due(self) -> Any:
        """What the first thing due asks, if something is due; it waits for no part of the turn."""
        if self.missing or self.refusal or not getattr(self.state, "agenda", ()):
            return None
        return self.rules.pending(self.state)

    def next_decision(self) -> str | None:
        """What somebody must decide before the last move has had its whole effect, if anything.

        That is what the first thing due asks a player, if it asks one.
        """
        now = self._due()
        if not isinstance(now, Decision):
            return None
        who = self.names_of(now.players)
        question = now.question.in_(self.language)
        return self.say(
            f"a decision is open ({who}): {question}",
            f"une décision est en attente ({who}) : {question}",
        )

    def passes(self) -> bool:
        """Whether the chance that is due stands between decisions, and is looked through with them.

        *Whatever is decided* then asks of every way in which it can fall as well.
        """
        return False

    def falling_on(self) -> bool:
        """Whether the roll has begun and another die belongs to it.

        A game whose dice fall one after the other says it here: the probability of a sentence then
        waits for all of them.
        """
        return False

    def must_know_the_end(self) -> None:
        """Called where a scenario asks whether the game is won, or goes on.

        Raises:
            Slip: that hangs on what nobody has said.
        """

    def why_it_goes_on(self) -> Iterable[str]:
        """The clauses by which the game would have ended with the last move, and did not.

        A game that says when somebody wins names them here.
        """
        return ()

    # Trying things -----------------------------------------------------------------------------

    def ask(self) -> None:
        """What is asked now is asked of what was described so far; no Given follows."""
        self._asked = True

    def hear(self, *trials: GameWorld) -> None:
        """Take over what decided the answers in copies."""
        told = (clause for trial in trials for clause in trial.answered)
        every, *others = (trial._fired for trial in trials)
        done = (clause for clause in every if all(clause in each for each in others))
        self.answered = list(dict.fromkeys((*self.answered, *done, *told)))

    def fork(self: G) -> G:
        """A copy; what is said and tried on it leaves no trace here, save what a verdict tells.

        Which moves were tried and judged, and of whom was asked, is noted in one place for all.
        """
        other = copy.copy(self)
        for name, value in vars(self).items():
            if name not in _NOTED_FOR_ALL:
                setattr(other, name, _apart(value))
        return other

    @property
    def all_events(self) -> list[Any]:
        """All events of the moves that were played, in their order."""
        return [event for move in self.transitions for event in move.events]

    def events_of(self, *kinds: type[Any]) -> list[Any]:
        """The events of some kinds."""
        return [event for event in self.all_events if isinstance(event, kinds)]

    def told(self, *kinds: type[Any]) -> list[Any]:
        """The events of some kinds, for a Then that asks what the moves did."""
        self.accept()
        self.must_have_played()
        return self.events_of(*kinds)


_NOTED_FOR_ALL = frozenset({"_judged", "_tried", "asked_of"})


def counted_but(wanted: str, counted: Collection[str], listed: Iterable[str]) -> list[str]:
    """Things of which but the number was told, such that one that is taken now is not among them.

    Args:
        wanted: the one that is taken.
        counted: those for which they were taken, some of the list.
        listed: all that there are; the first that is left stands in for the one that is taken.
    """
    left = [one for one in listed if one not in counted]
    if wanted not in counted or not left:
        return [*counted]
    return [*(one for one in counted if one != wanted), left[0]]


def _apart(noted: Any) -> Any:
    """What a world has noted, to be added to without changing it there; values are shared."""
    if isinstance(noted, dict):
        return type(noted)((name, _apart(value)) for name, value in noted.items())
    if isinstance(noted, list | set):
        return type(noted)(map(_apart, noted))
    return noted


class UnexpectedRefusal(AssertionError):
    """A move was refused, and the scenario goes on as if it had been played.

    Attributes:
        step: the number of the step that played it, from 0.
    """

    def __init__(self, message: str, step: int) -> None:
        self.step: int = step
        super().__init__(message)


def tried(world: World, text: str) -> World:
    """A copy of a world in which a quoted When step was played; the world itself stays as it is.

    Where the moment was still open, it is that of this move, for all that is asked after it.

    Raises:
        Slip: no sentence, or more than one, understands it.
    """
    world.game.accept()
    world.game.ask()
    trial = world.fork()
    trial.game.step = trial.game.step._replace(text=text)
    try:
        perform(trial, "when", text)
    finally:
        if trial.game.first is not None:
            world.game.put_first(trial.game.first)
    return trial


def perform(world: World, kind: Any, text: str) -> None:
    """Carry out a quoted step in a world.

    Raises:
        Slip: no sentence, or more than one, understands it.
    """
    matches = world.sentences.match(kind, text)
    if len(matches) != 1:
        raise Slip(_not_understood(world, kind, text, len(matches)))
    if kind == "then":
        world.note_asked(matches[0])
    matches[0].perform(world)


def _not_understood(world: World, kind: Any, text: str, matches: int) -> str:
    """Why a quoted step cannot be performed: a word that does not fit, or what comes nearest."""
    from whichside_rules.vocabulary.in_other_words.proposals import not_understood

    sentences, french = world.sentences, world.language == "fr"
    refused = sentences.refused(kind, text) if not matches else []
    if refused:
        fits, reason = outline(refused[0].pattern), refused[0].reason
        if french:
            return f"« {text} » ne convient pas à « {fits} » : {in_language(reason, 'fr')}"
        return f"“{text}” does not fit “{fits}”: {reason}"
    if matches:
        return f"« {text} » a plus d'un sens" if french else f"“{text}” means more than one thing"
    meanings = sentences.meanings(kind, text)
    if meanings:
        told = " | ".join(meanings)
        return world.game.say(
            f"it is not clear what “{text}” means; say instead: {told}",
            f"le sens de « {text} » n'est pas clair ; dites plutôt : {told}",
        )
    misfit, near = not_understood(sentences, kind, text, world.language)
    listed = "".join(f"\n  {one}" for one in near)
    if french:
        return (
            f"« {text} » n'est pas une phrase connue"
            + (f" : {misfit}" if misfit else "")
            + (f" ; les plus proches :{listed}" if near else "")
        )
    return (
        f"“{text}” is not a sentence I know"
        + (f": {misfit}" if misfit else "")
        + (f"; the nearest {kind} sentences:{listed}" if near else "")
    )


class NotSo(AssertionError):
    """The rules say otherwise, as the table stands."""


class NotAlways(AssertionError):
    """The rules say otherwise after one way of deciding."""


class ImpossibleWorld(AssertionError):
    """The Givens describe a position that no table can show.

    Attributes:
        clauses: those by which it cannot be.
    """

    def __init__(self, message: str, clauses: Iterable[str] = ()) -> None:
        self.clauses: tuple[str, ...] = tuple(clauses)
        super().__init__(message)


MOST_DECISIONS = 6
"""Open decisions, one after the other, that a Then sentence looks through."""

MOST_WAYS = 2_000
"""Ways of deciding that such a sentence looks at."""

_FEW_WAYS = 600
"""Ways in which chance can go on that are looked through before what may come is denied."""

MOST_FALLS = 1_500
"""Ways in which dice can fall that a probability looks at: two rolls of two dice are 1,296."""


def holds(world: World, text: str) -> bool:
    """Whether a quoted Then sentence holds in a world.

    Raises:
        Slip: the sentence cannot be answered at all.
    """
    trial = world.fork()
    if _wrong(trial, text) is not None:
        return False
    world.game.hear(trial.game)
    return True


def _wrong(trial: World, text: str) -> AssertionError | None:
    """What does not hold of a quoted Then sentence, if anything."""
    try:
        perform(trial, "then", text)
    except Slip:
        raise
    except AssertionError as error:
        return error
    return None


def whatever_is_decided(world: World, text: str) -> None:
    """Ask a Then sentence of every position that can follow until nothing is to be decided.

    Raises:
        Slip: there are too many ways, or the sentence cannot be answered at all.
        NotAlways: it does not hold in one of them.
    """
    game, before = world.game, len(world.game._fired)
    if not game.passes() and game.next_decision() is None:
        chance = game.what_is_open()
        if chance is not None:
            raise Slip(chance)
        if not game.has_played:
            raise game.slip(
                "nothing was done that waits for a decision; say what is done, or ask it without "
                "“whatever is decided”",
                "rien n'a été fait qui attende une décision ; dites ce qui se fait, ou "
                "demandez-le sans « quoi qu'on décide »",
            )
    trials = list[GameWorld]()
    for trial in _decided(world.fork(), MOST_DECISIONS, [MOST_WAYS]):
        wrong = _wrong(trial, text)
        if wrong is not None:
            told = "\n".join(trial.told[len(world.told) :])
            raise NotAlways(str(wrong) if told in str(wrong) else f"{wrong}\n{told}")
        trials.append(trial.game)
    for trial_game in trials:
        trial_game._fired = trial_game._fired[before:]
    game.hear(*trials)


def may_come(world: World, text: str) -> bool:
    """Whether a Then sentence may come to hold by what is open, chance or decision.

    Where there are too many ways to go on it may.
    """
    try:
        return any(_wrong(trial, text) is None for trial in _ways_on(world.fork()))
    except Slip:
        return True


def _ways_on(world: World) -> Iterator[World]:
    """The positions in which nothing is due that the last move left open, each of them once.

    Two ways that come to the same position by the same events, in whatever order, are one.

    Raises:
        Slip: there are too many.
    """
    begun = len(world.game.all_events)
    waiting, known, tried = [(world, 0)], set[object](), 0
    while waiting:
        now, depth = waiting.pop()
        due = now.game._due()
        if isinstance(due, Chance):
            moves = [one.move for one in now.game.rules.chance_outcomes(now.game.state)]
        else:
            moves = now.game.rules.legal_actions(now.game.state) if due is not None else []
        if not moves:
            yield now
        for move in moves:
            tried += 1
            if depth == MOST_DECISIONS or tried > _FEW_WAYS:
                raise now.game.slip("there are too many ways", "il y a trop de façons")
            branch = now.fork()
            branch.game.play(move)
            events = Counter(map(repr, branch.game.all_events[begun:]))
            reached = branch.game.state, frozenset(events.items())
            if reached not in known:
                known.add(reached)
                waiting.append((branch, depth + 1))


def _decided(world: World, depth: int, left: list[int]) -> Iterator[World]:
    """The positions in which all is decided that the last move left open."""
    game = world.game
    passing = game.passes()
    if game.next_decision() is None and not passing:
        yield world
        return
    falls = [one.move for one in game.rules.chance_outcomes(game.state)] if passing else ()
    for action in falls or game.rules.legal_actions(game.state):
        left[0] -= 1
        if not depth or left[0] < 0:
            raise world.game.slip(
                "there are too many ways of deciding; decide some of it first",
                "il y a trop de façons de décider ; décidez d'abord une partie",
            )
        branch = world.fork()
        branch.game.play(action)
        yield from _decided(branch, depth - 1, left)


def probability(world: World, text: str) -> Fraction:
    """How likely it is that a Then sentence holds after the pending chance.

    Raises:
        Slip: no die and no card is pending, or the sentence cannot be answered.
    """
    game = world.game
    game.accept()
    outcomes = game.rules.chance_outcomes(game.state)
    if not outcomes:
        raise game.slip("no chance is pending", "aucun hasard n'est en attente")
    game.answered.append(game.rules.pending(game.state).clause)
    if not world.sentences.match("then", text):
        perform(world.fork(), "then", text)
    game.weighed += outcomes
    total, found, otherwise = Fraction(0), list[str](), list[str]()
    of_all = any(
        STEPS.get(slot.converter) == "then"
        for match in world.sentences.match("then", text)
        for slot in match.sentence.slots(match.pattern).values()
    )
    for branch, likely in _fallen(world, Fraction(1), [MOST_FALLS]):
        waiting = None if of_all else branch.game.what_waits()
        if waiting and waiting not in game.left_open:
            game.left_open.append(waiting)
        told = branch.game._fired[len(game._fired) :]
        if holds(branch, text):
            total += likely
            found += told
        else:
            otherwise += told
    # What happens either way does not decide it.
    game.cite(*(clause for clause in dict.fromkeys(found) if clause not in otherwise))
    return total


def _fallen(world: World, likely: Fraction, left: list[int]) -> Iterator[tuple[World, Fraction]]:
    """Every way in which the pending roll or draw can end, and how likely it is."""
    for outcome in world.game.rules.chance_outcomes(world.game.state):
        branch = world.fork()
        branch.game.play(outcome.move)
        if branch.game.falling_on():
            yield from _fallen(branch, likely * outcome.probability, left)
            continue
        left[0] -= 1
        if left[0] < 0:
            raise world.game.slip(
                f"the dice can fall in more than {MOST_FALLS} ways; let some fall first",
                f"les dés peuvent tomber de plus de {MOST_FALLS} façons ; faites-en d'abord tomber",
            )
        yield branch, likely * outcome.probability
