"""Asks one scenario at a time: what the function, the command and pytest have in common.

Nothing here imports pytest, reads a file or prints. A scenario, or a row of an outline, is a
:class:`Question`; :func:`asked` puts it to the rules. Where somebody else performs the steps, as
pytest-bdd does, a :class:`Sitting` is opened around them instead.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path
from threading import RLock
from types import MappingProxyType
from typing import Any

from whichside_rules.kernel.book.clause import reading
from whichside_rules.kernel.values import memory
from whichside_rules.scenarios.evidence import Evidence
from whichside_rules.scenarios.lint import fill, filled, sentences_of, unnamed
from whichside_rules.scenarios.source import Feature, Row, Scenario, Step
from whichside_rules.shared.in_french import in_language
from whichside_rules.shared.printable import one_line
from whichside_rules.vocabulary import Vocabulary, WorldLike
from whichside_rules.vocabulary.in_other_words.keeping import DENIED
from whichside_rules.vocabulary.parameter_types import STEPS, number as number_of
from whichside_rules.vocabulary.registry import Match, Registry, Slip
from whichside_rules.vocabulary.world import (
    ImpossibleWorld,
    NotSo,
    UnexpectedRefusal,
    may_come,
    perform,
    tried,
)

__all__ = [
    "NOTHING_SHOWN",
    "Asked",
    "Question",
    "Sitting",
    "asked",
    "let_pass",
    "questions",
    "to_blame",
    "told",
]


@dataclass(frozen=True, eq=False)
class Question:
    """One scenario, or one row of an outline, in the words of its game."""

    feature: Feature
    scenario: Scenario
    row: Row | None
    game: str | None
    """The game, where something names it."""
    sentences: Registry
    """What may be said in it."""

    @property
    def title(self) -> str:
        """The name, with the values of the row in it."""
        return fill(self.scenario.name, self.row) if self.row else self.scenario.name

    @property
    def tags(self) -> list[str]:
        """Its own tags with those of its rule, its feature and its row, once each."""
        tags = (*self.scenario.tags, *(self.row.tags if self.row else ()))
        return list(dict.fromkeys(tag.name for tag in tags))

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it proves: its tags with a dot."""
        return tuple(tag for tag in self.tags if "." in tag)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Its steps after those of the backgrounds, the values of the row filled in."""
        written = (*self.scenario.background, *self.scenario.steps)
        return tuple(filled(one, self.row) for one in written)

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """What each step means; that each means one thing was made sure when the file was read."""
        return tuple(self.sentences.match(one.kind, one.text)[0] for one in self.steps if one.kind)

    @cached_property
    def first_when(self) -> int:
        """The number of its first When; that of its steps, if it has none."""
        kinds = [match.sentence.kind for match in self.matches]
        return kinds.index("when") if "when" in kinds else len(kinds)

    @property
    def givens(self) -> int:
        """How many steps come before its first When or Then."""
        kinds = [one.sentence.kind for one in self.matches]
        return next((n for n, kind in enumerate(kinds) if kind != "given"), len(kinds))

    def otherwise(self, number: int, text: str = "", match: Match | None = None) -> Question:
        """The same question with something else in the place of one step.

        Args:
            number: which of its steps.
            text: the step as it reads then.
            match: what it means then; without, the step is left out.
        """
        steps, matches = list(self.steps), list(self.matches)
        if match is None:
            del steps[number], matches[number]
        else:
            steps[number], matches[number] = replace(steps[number], text=text), match
        other = replace(self)
        vars(other).update(steps=tuple(steps), matches=tuple(matches))
        return other

    @property
    def taken(self) -> list[list[Any]]:
        """What was said in other words: the line, and the sentence it was taken for."""
        return [[one.line, one.text] for one in self.steps if one.said is not None]

    @property
    def facts(self) -> dict[str, Any]:
        """What is known of it before it is asked, as a row of the results."""
        row = self.row
        return {
            "path": str(self.feature.path),
            "line": self.scenario.line,
            "language": self.feature.language,
            "rule": self.scenario.rule,
            "name": self.scenario.name,
            "row": {"line": row.line, "values": dict(row.values)} if row else None,
            "title": self.title,
            "tags": self.tags,
            "clauses": list(self.clauses),
        }


def questions(feature: Feature, vocabulary: Vocabulary) -> Iterator[Question]:
    """The questions of a feature in which nothing was found wrong, in the order of its lines."""
    for scenario in feature.scenarios:
        game, sentences = sentences_of(feature, scenario, vocabulary)
        for row in scenario.rows or (None,):
            yield Question(feature, scenario, row, game, sentences)


_NOTING = RLock()
"""Whoever notes which readings are looked at does it alone."""

NOTHING_SHOWN: dict[str, Any] = {
    "fired": [],
    "answered": [],
    "ran": [],
    "errata": [],
    "stand_ins": {},
    "remarks": [],
    "titles": {},
}
"""As :meth:`Sitting.shown`, of a question that was not asked."""


@contextmanager
def _must_be_so(step: Step) -> Iterator[None]:
    """While a step is asked that was said as a Given: if it is not so, nothing can be answered."""
    try:
        yield
    except Slip:
        raise
    except AssertionError as error:
        if step.checked:
            raise Slip(str(error)) from None
        raise


def _is_own(step: Step) -> bool:
    """Whether a step was said in somebody's own words."""
    return step.said not in (None, step.text)


def _still_open(step: Step, world: Any) -> bool:
    """Whether what somebody expects in his own words, and is not so, may come by what is open.

    What is expected so is neither so nor denied: it is asked of one position, and says too little
    of which. *Whatever is decided, ...* says it.
    """
    if not _is_own(step) or world.game.what_is_open() is None:
        return False
    return may_come(world, step.text)


def _are_so_unmoved(steps: Iterable[Step], world: Any) -> bool:
    """Whether all that somebody expects in his own words is so, the last move being refused.

    "He stays at home" of somebody who could not be sent away: to deny it would be wrong.
    """
    thens = [one for one in steps if one.kind == "then"]
    if not any(map(_is_own, thens)):
        return False
    try:
        trial = world.fork()
        trial.game.look_at_refusal()
        for one in thens:
            perform(trial, "then", one.text)
    except AssertionError:
        return False
    return True


def _counted(match: Match, text: str) -> tuple[int, int] | None:
    """Where a sentence tells how many: the first of its numbers that counts, and names nothing."""
    slots = match.sentence.slots(match.pattern)
    spans = [match.spans[one] for one, slot in slots.items() if slot.converter is number_of]
    counts = [span for span in spans if text[slice(*span)].isdigit()]
    first = _NUMBER.search(text)
    return min(counts, default=first.span() if first else None)


def _is_early(step: Step, match: Match, world: Any) -> str | None:
    """What must be settled before a move that is asked of in somebody's own words, if that is all.

    A move that is refused only while the last one still leaves a decision is neither allowed nor
    forbidden: nobody has said what is decided.
    """
    if not _is_own(step) or match.sentence.kind != "then":
        return None
    moves = _quoted_moves(match)
    open_now: str | None = (
        world.game.what_is_open() if moves and getattr(world, "named", None) else None
    )
    if open_now is None:
        return None
    try:
        refusal = tried(world.fork(), moves[0]).game.refusal
    except Exception:
        return None  # it is told when it is asked
    early = _settled_first(refusal, world.language)
    return None if early is None else f"{early}\n{open_now}"


def _quoted_moves(match: Match) -> list[str]:
    """The moves that a step has in quotation marks."""
    return [
        str(match.arguments[name])
        for name, slot in match.sentence.slots(match.pattern).items()
        if STEPS.get(slot.converter) == "when" and name in match.arguments
    ]


def _try(text: str, world: Any) -> None:
    """Have a move that is quoted played."""
    perform(world, "when", text)


def _settled_first(refusal: Any, language: str, *, whenever: bool = False) -> str | None:
    """What must be settled before a move, if that alone is why it is refused.

    With ``whenever`` nobody has said at which time of the game it is made, and so that it is not
    the time for it is no answer.
    """
    violations: tuple[Any, ...] = getattr(refusal, "violations", ())
    early = violations and all(one.waits or (whenever and one.is_untimely) for one in violations)
    return str(violations[0].say(language)) if early else None


def _refused(step: Step, world: Any) -> Any:
    """Why a move was refused that has just been tried; nothing of any other step."""
    named = getattr(world, "named", None)  # Somebody's own world may have no game.
    return world.game.refusal if step.kind == "when" and named else None


def _of_each(match: Match) -> Iterator[Match]:
    """What a sentence says of each of several: that one card is in hand, and that another is."""
    several = [name for name, one in match.arguments.items() if isinstance(one, list)]
    if len(several) != 1:
        yield match
        return
    values: Any = match.arguments[several[0]]
    for one in values:
        yield replace(match, arguments={**match.arguments, several[0]: [one]})


def _untold(step: Step, world: Any) -> str | None:
    """What must be told where a move in somebody's own words is refused for what nobody told."""
    if not _is_own(step) or _refused(step, world) is None:
        return None
    told: str | None = world.game.refused_for_what_is_untold()
    return told


_OF_A_REFUSAL = re.compile("refus|illegal|illégal|legal|légal|allowed|permis|keeps|garde")
"""What is asked of a move that was refused, be it that it stays as it was."""

_COUNTS = re.compile(
    r"(?:only |just |il n.y a |seule?s? )?(?:\d|(?:one|two|three|four|five|six|une?|deux|trois)\b)"
)
"""How a line begins that tells how many there still are."""
_NUMBER = re.compile(r"\d+")
_MORE = 40
"""So many more there may have been."""


class Sitting:
    """A question before the rules: opened before its first step, closed after its last."""

    def __init__(self, question: Question, vocabulary: Vocabulary, *, evidence: bool) -> None:
        self.question = question
        self.vocabulary = vocabulary
        self.evidence: Evidence | None = Evidence(vocabulary.packages) if evidence else None
        self.done: int = 0
        """How many steps held."""
        self.holds: bool = False
        """Whether all that the scenario expects held."""
        self.looked_at: set[str] | None = None
        """The fields of the readings that were looked at, if that was noted."""

    def hold(self, world: WorldLike, perform: Callable[[], object]) -> None:
        """Have the steps performed in a world, and see that nothing was left unsaid.

        Raises:
            AssertionError: something the scenario expects does not hold.
        """
        __tracebackhide__ = True
        self.open(world)
        # What is remembered for speed does not run, and so would be no evidence.
        quietly = memory.rules_off() if self.evidence is not None else nullcontext()
        with quietly, self._looking(world) as self.looked_at:
            perform()
        self.holds = True

    def open(self, world: WorldLike) -> None:
        """Tell a world, before the first step, the game and what may be said in it."""
        note = getattr(world, "note_sentences", None)  # Somebody's own world may not ask.
        if note is not None:
            note(self.vocabulary.sentences)
        if self.question.game is not None:
            world.note_game(self.question.game)

    def _looking(self, world: Any) -> AbstractContextManager[set[str] | None]:
        """Note which readings are looked at, where nothing that is remembered hides it."""
        look = getattr(world, "looking", None)
        return nullcontext() if look is None or self.evidence is None else look()

    def ask(self, world: WorldLike) -> None:
        """Have all steps performed in a world.

        Raises:
            AssertionError: something the scenario expects does not hold.
        """

        def perform() -> None:
            changed: dict[int, str] = {}
            old: dict[int, frozenset[int]] = {}
            both = zip(self.question.steps, self.question.matches, strict=True)
            for number, (step, match) in enumerate(both):
                changed |= self._not_so_before(world, number)
                old = self._so_before(world, number, old)
                if number in changed:
                    raise Slip(changed[number])
                if number in old:
                    french = self.question.feature.language == "fr"
                    raise NotSo("c'était déjà ainsi" if french else "that was so before already")
                with _must_be_so(step):
                    if match.sentence.kind == "then":  # before anything is looked at
                        with self._observed("then"):
                            self.look_ahead(world)
                    early = _is_early(step, match, world)
                    if early is not None:
                        raise Slip(early)
                    try:
                        self.perform(world, match, step.text, step.table, step.docstring)
                    except NotSo as not_yet:
                        if _still_open(step, world):
                            raise Slip(str(not_yet)) from None
                        raise
                    untold = _untold(step, world)
                    if untold is not None:
                        raise Slip(f"{step.text}\n{untold}")
                    if _is_own(step) and not self._asks_of_a_refusal:
                        early = _settled_first(
                            _refused(step, world), self.question.feature.language, whenever=True
                        )
                        if early is not None:
                            raise Slip(f"{step.text}\n{early}")
            world.finish()

        try:
            self.hold(world, perform)
        except UnexpectedRefusal as refused:
            if _are_so_unmoved(self.question.steps, world):
                raise Slip(str(refused)) from None
            raise

    def _not_so_before(self, world: WorldLike, number: int) -> dict[int, str]:
        """What is told to be still so after the moves that begin here, and is not so before them.

        By the number of the step. What has only come to be so by these moves is not still so.
        """
        kinds = [one.sentence.kind for one in self.question.matches]
        if kinds[number] != "when" or (number and kinds[number - 1] == "when"):
            return {}
        told = dict[int, str]()
        for at in self._asked_after(number):
            if self.question.steps[at].lasts:
                why = self._why_not_so(world, at, number)
                if why is not None:
                    told[at] = why
        return told

    def _asked_after(self, move: int) -> range:
        """The steps that are asked when a move and those right behind it are done."""
        kinds = [one.sentence.kind for one in self.question.matches]
        end = len(kinds)
        first = next((n for n in range(move, end) if kinds[n] != "when"), end)
        return range(first, next((n for n in range(first, end) if kinds[n] == "when"), end))

    def _so_before(
        self, world: Any, number: int, old: dict[int, frozenset[int]]
    ) -> dict[int, frozenset[int]]:
        """What is told to become so by the moves, and was so before each of them up to this one.

        By the number of the step: which of its cards. What has gone by one move comes back by the
        next.
        """
        kinds = [one.sentence.kind for one in self.question.matches]
        if kinds[number] != "when":
            return old
        first = not number or kinds[number - 1] != "when"
        asked = [n for n in self._asked_after(number) if self.question.steps[n].becomes]
        so = {
            at: frozenset(
                which
                for which, one in enumerate(_of_each(self.question.matches[at]))
                if (first or which in old.get(at, ())) and self._is_so(world, one, number)
            )
            for at in asked
        }
        return {at: which for at, which in so.items() if which}

    def _is_so(self, world: Any, match: Match, move: int) -> bool:
        """Whether something is so before a move that is expected after it."""
        trial = world.fork()
        self._look_ahead_to(trial, move)
        try:
            trial.ask(match.perform)
        except AssertionError:  # a slip, too: it tells what a move did, and there was none
            return False
        return True

    def _why_not_so(self, world: Any, number: int, move: int) -> str | None:
        """Why something is not so now that is expected after a move; nothing if it is."""
        text, french = self.question.steps[number].text, self.question.feature.language == "fr"
        trial = world.fork()
        self._look_ahead_to(trial, move)
        before = f"avant le coup : {text}" if french else f"before the move: {text}"
        try:
            trial.fork().ask(lambda copy: perform(copy, "then", text))
            if self.question.steps[number].lasts == "of many more":
                return before if not self._were_more(trial, number) else None
        except Slip as nothing_done:  # it tells what a move did, and there was none
            return None if DENIED.search(text) else f"{before}\n{nothing_done}"
        except AssertionError as wrong:
            return None if self._were_more(trial, number) else f"{before}\n{wrong}"
        return None

    def _were_more(self, world: Any, number: int) -> bool:
        """Whether as many as are still so were among more: "only one tile is still hidden"."""
        step = self.question.steps[number]
        counted = _counted(self.question.matches[number], step.text)
        if counted is None or not (step.lasts.startswith("of ") or _COUNTS.match(step.said or "")):
            return False
        for more in range(1, _MORE + 1):
            before, after = step.text[: counted[0]], step.text[counted[1] :]
            many = int(step.text[slice(*counted)]) + more
            try:
                perform(world.fork(), "then", f"{before}{many}{after}")
            except AssertionError:
                continue
            return True
        return False

    @cached_property
    def _asks_of_a_refusal(self) -> bool:
        """Whether something is expected of a move that may be refused."""
        said = (one.text for one in self.question.steps if one.kind == "then")
        return any(_OF_A_REFUSAL.search(one) for one in said)

    def perform(
        self,
        world: WorldLike,
        match: Match,
        said: str,
        table: list[list[str]] | None,
        block: str | None,
    ) -> None:
        """Perform one step; ``said`` is its text as written.

        Raises:
            AssertionError: it expects what does not hold.
        """
        __tracebackhide__ = True
        world.note_step(said, self.question.feature.language)
        kind = match.sentence.kind
        perform = partial(match.perform, datatable=table, docstring=block)
        with self._observed(kind):
            if kind == "then":
                self.look_ahead(world)
                note = getattr(world, "note_asked", None)  # Somebody's own world may not tell.
                if note is not None:
                    note(match)
                world.ask(perform)
            else:
                perform(world)
        self.done += 1

    def _observed(self, kind: str) -> AbstractContextManager[None]:
        """What a step of a kind runs is noted within it, if that is asked for."""
        if self.evidence is None or kind == "given":
            return nullcontext()
        return self.evidence.observe()

    def look_ahead(self, world: WorldLike) -> None:
        """Have what is asked before the first When asked at the moment of that When.

        Without a When it is the moment of the moves in quotation marks.
        """
        when = self.question.first_when
        if self.done < when < len(self.question.steps):
            self._look_ahead_to(world, when)
        elif self.done == self.question.givens < when:
            quoted = [text for one in self.question.matches for text in _quoted_moves(one)]
            if quoted:
                world.look_ahead(*(partial(_try, text) for text in quoted))

    def _look_ahead_to(self, world: WorldLike, when: int) -> None:
        """Have what is asked before a When asked at the moment of that When."""
        step, match = self.question.steps[when], self.question.matches[when]
        world.look_ahead(partial(match.perform, datatable=step.table, docstring=step.docstring))

    def shown(self, world: WorldLike) -> dict[str, Any]:
        """What the world has to show, as the rest of a row of the results."""
        fired = list(dict.fromkeys(world.fired))
        answered = [
            clause
            for clause in dict.fromkeys(getattr(world, "answered", ()))
            if clause not in fired
        ]
        ours = getattr(world, "stand_ins", {})
        return {
            "fired": fired,
            "answered": answered,
            "ran": sorted(self.evidence.ran) if self.evidence else [],
            "errata": self._errata((*fired, *answered, *self.question.clauses)),
            "stand_ins": {key: list(fields) for key, fields in ours.items()},
            "remarks": [
                *getattr(world, "remarks", ()),
                *self._unnamed(),
                *(getattr(world, "still_open", ()) if self.holds else ()),
            ],
            "titles": {clause: self._title(clause) for clause in (*fired, *answered)},
        }

    def _unnamed(self) -> Iterator[str]:
        """What stands in the row and is said by no step is not lost without a word."""
        one = self.question
        for name in unnamed(one.feature, one.scenario, one.row) if one.row else ():
            yield in_language(
                f"no step names <{name}>, so that this column says nothing", one.feature.language
            )

    def judge_evidence(self, shown: dict[str, Any]) -> None:
        """See that the clauses it is tagged with have to do with it.

        Raises:
            AssertionError: one of them has not.
        """
        __tracebackhide__ = True
        if self.evidence is None:
            return
        had_to_do = {*shown["fired"], *shown["ran"]}
        missing = [
            clause
            for clause in self.question.clauses
            if clause not in had_to_do and self.vocabulary.clause(clause).status != "informative"
        ]
        if missing:
            raise AssertionError(
                f"the scenario holds, but nothing in it has to do with {', '.join(missing)}: "
                "no event or refusal cites it and no code that names it ran"
            )

    def _title(self, clause: str) -> str:
        language = "fr" if self.question.feature.language == "fr" else "en"
        try:
            return self.vocabulary.clause(clause).title.in_(language)
        except LookupError:
            return ""

    def _errata(self, clauses: Iterable[str]) -> list[dict[str, str]]:
        """The errata that decide what was cited or is proved, in the language of the feature."""
        language = "fr" if self.question.feature.language == "fr" else "en"
        found: dict[str, dict[str, str]] = {}
        for clause in dict.fromkeys(clauses):
            try:
                touching = getattr(self.vocabulary.clause(clause), "readings", ())
                registered = [reading(one) for one in touching]
            except LookupError:
                continue
            for one in registered:
                if clause in one.told_by:
                    question, why = one.question.in_(language), one.why.in_(language)
                    found[one.id] = {"reading": one.id, "question": question, "why": why}
        return list(found.values())

    def hangs_on(self, world: WorldLike) -> list[dict[str, Any]]:
        """The readings on which the answer hangs: with another option it would be another one.

        The question is asked again with each option of those that were looked at: no other can
        change the answer, whatever clauses are cited.
        """
        in_force = getattr(world, "in_force", ())
        if not in_force:
            return []
        looked_at, answer = self._looked_at_in(world), self._answer(world)
        found = []
        for one in in_force:
            if looked_at is None or one.field in looked_at:
                others = [
                    each for each in one.others if self.answer_otherwise(one.field, each) != answer
                ]
                if others:
                    found.append({**one._asdict(), "others": others})
        return found

    def _looked_at_in(self, world: Any) -> set[str] | None:
        """The fields of the readings at which the question looks, if anybody can tell.

        Where it was not noted, because nobody wanted evidence or the game was not known yet, the
        question is asked once more, of one thread at a time.
        """
        look = getattr(world, "looking", None)
        if look is None:
            return None
        seen: set[str] | None
        if self.looked_at is not None:
            with look() as seen:
                self._answer(world)
            return self.looked_at | (seen or set())
        with _NOTING, memory.rules_off(), look() as seen:
            self.answer_in(self.vocabulary.world_factory())
        return seen

    def said_anyway(self) -> tuple[int, ...]:
        """The lines of the Givens without which the first move would find the same position.

        The first one counts always: it says which game is played. What only follows from other
        Givens says nothing of its own.
        """
        found = self.found()
        if found is None:
            return ()
        steps, givens = self.question.steps, range(1, self.question.givens)
        anyway = [steps[number].line for number in givens if self.found({number: None}) == found]
        counts = {steps[number].line for number in givens} - {*anyway}
        follows = [one.line for one in steps if one.checked and one.line not in counts]
        return tuple(sorted({*anyway, *follows}))

    def found(self, instead: Mapping[int, Match | None] = MappingProxyType({})) -> object:
        """What the first move finds on the table, in a world of its own.

        Args:
            instead: what is said instead of some Givens, by their number; ``None`` for nothing.

        Returns:
            The position and what else the Givens say; ``None`` if no table can show it.
        """
        again = Sitting(self.question, self.vocabulary, evidence=False)
        try:
            world: Any = self.vocabulary.world_factory()
            again.open(world)
            for number in range(self.question.givens):
                step, match = self.question.steps[number], self.question.matches[number]
                said = instead.get(number, match)
                if said is not None:
                    again.perform(world, said, step.text, step.table, step.docstring)
            again.done = self.question.givens
            again.look_ahead(world)
            return getattr(world, "found", None)
        except BaseException as error:
            let_pass(error)
            return None

    def answer_otherwise(self, field: str, option: str) -> tuple[object, ...]:
        """The answer when another option of a reading is in force."""
        otherwise: Any = self.vocabulary.world_factory()
        otherwise.read_instead(field, option)
        return self.answer_in(otherwise)

    def answer_in(self, world: Any) -> tuple[object, ...]:
        """The answer in a world of its own: what holds, and what was found."""
        again = Sitting(self.question, self.vocabulary, evidence=False)
        try:
            again.ask(world)
        except BaseException as error:
            let_pass(error)
        return again._answer(world)

    def _answer(self, world: Any) -> tuple[object, ...]:
        """What came of it; where nothing was asked, what the moves did."""
        asks = any(match.sentence.kind == "then" for match in self.question.matches)
        return (self.holds, self.done, world.compared, () if asks else world.told)


@dataclass(frozen=True)
class Asked:
    """What came of a question."""

    question: Question
    outcome: str
    """``passed``, ``failed``, or ``error`` if there was no world to ask it in."""
    at: int | None
    """The index of the step that does not hold, if it is one of them."""
    message: str | None
    """What the rules say instead."""
    understood: bool
    """Whether the rules could say anything at all: the position may have no answer to it."""
    story: tuple[str, ...]
    """What the moves did, as told."""
    shown: dict[str, Any] = field(default_factory=dict)
    """As :meth:`Sitting.shown`."""
    seconds: float = 0.0
    find_readings: Callable[[], list[dict[str, Any]]] = list
    """As :meth:`Sitting.hangs_on`: it asks again, and so only if somebody wants to know."""
    find_anyway: Callable[[], tuple[int, ...]] = tuple
    """As :meth:`Sitting.said_anyway`, and like the readings only if somebody wants to know."""

    @cached_property
    def readings(self) -> list[dict[str, Any]]:
        """The readings on which the answer hangs, as the set-up has them."""
        return self.find_readings()

    @cached_property
    def anyway(self) -> tuple[int, ...]:
        """The lines of the Givens that say what was so anyway."""
        return self.find_anyway()

    @property
    def line(self) -> int:
        """The line to look at: that of the step, or of the scenario as a whole."""
        scenario = self.question.scenario
        return scenario.line if self.at is None else self.question.steps[self.at].line

    def row(self, start: Path, *, readings: bool = True, anyway: bool = False) -> dict[str, Any]:
        """A row of the results, the place of a failure as seen from a folder."""
        return {
            "outcome": self.outcome,
            "message": self._told(start) if self.message is not None else None,
            **({} if self.understood else {"understood": False}),
            "seconds": round(self.seconds, 4),
            **self.question.facts,
            **self.shown,
            **({"readings": self.readings} if readings else {}),
            **({"anyway": list(self.anyway)} if anyway else {}),
            **({"taken": taken} if (taken := self.question.taken) else {}),
        }

    def _told(self, start: Path) -> str:
        question, path = self.question, self.question.feature.path
        path = path.relative_to(start) if path.is_relative_to(start) else path
        said = question.title
        if self.at is not None:
            said = f"{question.steps[self.at].keyword} {question.steps[self.at].text}"
        return told(f"{path.as_posix()}:{self.line}: {said}\n{self.message}")


def told(text: str) -> str:
    """A message of several lines, each fit to be printed."""
    return "\n".join(map(one_line, text.splitlines()))


def asked(question: Question, vocabulary: Vocabulary, *, evidence: bool = False) -> Asked:
    """Ask the rules.

    With ``evidence`` the clauses whose code ran are noted, and a scenario tagged with a clause
    that nothing in it has to do with does not hold; that is slower and for one thread at a time.
    """
    began = time.perf_counter()
    sitting = Sitting(question, vocabulary, evidence=evidence)
    try:
        world = vocabulary.world_factory()
    except BaseException as fault:
        let_pass(fault)
        return Asked(question, "error", None, _fault(fault), True, (), NOTHING_SHOWN)
    outcome, message, understood = "passed", None, True
    anyway: Callable[[], tuple[int, ...]] = Sitting(
        question, vocabulary, evidence=False
    ).said_anyway
    try:
        sitting.ask(world)
    except BaseException as error:
        let_pass(error)
        outcome = "skipped" if type(error).__name__ == "Skipped" else "failed"
        message = in_language(_said(error), question.feature.language)
        understood = not isinstance(error, Slip)
        if isinstance(error, ImpossibleWorld):
            anyway = tuple  # where no table can show it, every Given may be the reason
        done = to_blame(error, sitting.done)
    else:
        done = sitting.done
    shown = sitting.shown(world)
    if message is None:
        try:
            sitting.judge_evidence(shown)
        except AssertionError as error:
            outcome, message = "failed", str(error)
    at = done if done < len(question.steps) else None
    story = tuple(getattr(world, "told", ()))
    seconds = time.perf_counter() - began
    hanging = partial(sitting.hangs_on, world)
    return Asked(question, outcome, at, message, understood, story, shown, seconds, hanging, anyway)


def to_blame(error: BaseException, step: int) -> int:
    """The number of the step that is to blame: a refusal comes to light in a later one."""
    return error.step if isinstance(error, UnexpectedRefusal) and error.step >= 0 else step


def let_pass(error: BaseException) -> None:
    """What ends a program is no verdict; that somebody's step calls for an end is a fault of it."""
    if isinstance(error, (KeyboardInterrupt, GeneratorExit)):
        raise error


def _said(error: BaseException) -> str:
    """The verdict of a step, or, if it is no verdict, what happened and where."""
    text = str(getattr(error, "msg", None) or error).strip()
    # Somebody's own sentences may say it in the way of pytest, which need not be installed.
    verdict = isinstance(error, AssertionError) or type(error).__name__ in ("Failed", "Skipped")
    return text if verdict and text else _fault(error)


def _fault(error: BaseException) -> str:
    trace: Any = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    text = f"{type(error).__name__}: {str(error).strip() or '(no message)'}"
    if trace is None:
        return text
    code = trace.tb_frame.f_code
    return f"{text}\n  at {code.co_filename}:{trace.tb_lineno}, in {code.co_name}"
