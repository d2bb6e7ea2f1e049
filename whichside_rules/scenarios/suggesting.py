"""What may be taken instead of the lines of a feature that are not understood.

The lines of a scenario are taken together: of the ways in which each may be meant those come first
that make a question the rules can answer. A position that no table can show, a move that is refused
where nobody asks of a refusal, and a Then that cannot be answered count against what says them.
Whether a Then comes out so is not looked at; what may still come, as somebody decides, is asked of
all ways of deciding.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, NamedTuple

from whichside_rules.scenarios.canonical import said_in
from whichside_rules.scenarios.source import Scenario, Step
from whichside_rules.shared.finding import plain, words_of
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.agreement import put
from whichside_rules.vocabulary.in_other_words.proposals import MOST, Told, Way, proposed
from whichside_rules.vocabulary.in_other_words.saying import Saying
from whichside_rules.vocabulary.in_other_words.wordings import wordings
from whichside_rules.vocabulary.parameter_types import STEPS
from whichside_rules.vocabulary.registry import Kind, Match, Registry, Slip, Slot
from whichside_rules.vocabulary.variation import names_of, variations
from whichside_rules.vocabulary.world import ImpossibleWorld, NotSo, may_come

__all__ = ["in_one_line", "meant_in"]

_TRIED = 5
"""So many ways of taking a line are tried at the table."""
_KEPT = 5
"""So many ways of taking all lines so far are gone on with."""
_MOST_STEPS, _LONGEST = 40, 500
"""A scenario of more steps, or longer ones, is not taken as a whole."""
_STEPS, _MORE = 250, 250
"""So many steps are tried for all lines together, and for what they leave unsaid."""
_UNFIT: Mapping[Kind, float] = {"given": 4.0, "when": 2.5, "then": 2.5}
"""What it takes away from one that does not fit what was said before it."""
_REFUSED = 1.5
"""What it takes away from a move that is refused where nobody asks of a refusal."""
_OTHERWISE, _LEFT_OUT = 3.0, 4.0
"""What it takes away to take what is understood for something else, and to leave a Given out."""


def meant_in(
    scenario: Scenario, known: Registry, language: str, vocabulary: Vocabulary
) -> dict[int, list[Told]]:
    """By line what may be meant in a scenario in which something is not understood, best first.

    Args:
        scenario: its other ways of saying something are brought to their sentences.
        known: what may be said in it.
        language: in which it is said.
        vocabulary: that of the sentences.
    """
    steps = [one for one in (*scenario.background, *scenario.steps) if one.kind is not None]
    if len(steps) > _MOST_STEPS or any(len(one.said or one.text) > _LONGEST for one in steps):
        return {}
    lines = _lines(steps, known, language)
    table = _Table(vocabulary, known, lines, language)
    ways = _together(lines, table)
    specified = (_specified(lines, one, table) for one in ways[:_KEPT] if table.plays)
    in_full = next(filter(None, specified), None) if ways[0].misfits else None
    if in_full is not None:
        ways = [in_full._replace(misfits=0), *ways]
    if ways[0].misfits:
        # What is understood, too, may be meant otherwise, and what fits nowhere is left out.
        others = _lines(steps, known, language, otherwise=True)
        again = _together(others, table)
        if again[0].misfits < ways[0].misfits:
            lines, ways = others, again
        else:
            ways = [*ways, *again]
    taken = ways[0]
    if taken.misfits and table.plays:
        table.left = _MORE
        found_so = (
            _supposing(lines, one, table, first=first)
            for first in (True, False)
            for one in ways[:_KEPT]
        )
        taken = next(filter(None, found_so), taken)
    found: dict[int, list[Told]] = {}
    for line, chosen in zip(lines, taken.told, strict=True):
        step = line.step
        if chosen == (step.said or step.text,):
            continue
        # What only follows from other Givens says so whoever is called *I* in it.
        also = [] if step.checked else [one.told for one in line.ways]
        best = dict.fromkeys((chosen, *also))
        told = [one or (table.nothing if line.kind == "given" else ()) for one in best]
        before: Told = next(iter(found.get(step.line, ())), ())
        found[step.line] = [(*before, *one) for one in told[:MOST] if one]
    return found


def in_one_line(
    told: Told, known: Registry, kind: Kind, language: str, between: str = " / "
) -> str:
    """What may be meant by a line, as it is told: joined, where that is understood.

    Args:
        told: the sentences that say it.
        known: what may be said.
        kind: the kind of step.
        language: in which it is said.
        between: what stands between them where they cannot be joined.
    """
    one = wordings(known).joined(told, language)
    if len(told) == 1 or wordings(known).understood(kind, one, language) == told:
        return one
    return f"{between}{_AND.get(language, _AND['en'])} ".join(told)


_AND = {"en": "And", "fr": "Et"}


class _Line(NamedTuple):
    """A line that was written, and what may be meant by it."""

    step: Step
    kind: Kind
    ways: list[Way]


def _lines(
    steps: Sequence[Step], known: Registry, language: str, *, otherwise: bool = False
) -> list[_Line]:
    """What may be meant by each line, best first; whoever is named again is the one named last.

    Args:
        steps: those of a scenario; several of one line say it together.
        known: what may be said.
        language: in which.
        otherwise: whether what is understood may be meant in another way as well.
    """
    saying = said_in(steps, known, language)
    found = list[_Line]()
    for _, several in itertools.groupby(steps, lambda one: (one.line, one.checked, one.kind)):
        those = [*several]
        step = those[0]
        assert step.kind is not None
        text = saying.named(step.said or step.text)
        told = tuple(one.text for one in those)
        is_known = all(known.match(step.kind, one) for one in told)
        ways = list[Way]()
        if not is_known or (otherwise and not step.checked):
            meant = saying.known.meanings(step.kind, text, language)
            ways = [Way(0.0, (one,)) for one in meant]
            ways = ways or proposed(known, step.kind, text, language, saying.before)[:_TRIED]
            if not ways and not is_known and language in _AND:
                ways = proposed(known, step.kind, text, language, saying.before, far=True)
                ways = [one for one in ways if len(one.told) == 1][:_TRIED]
        if is_known:
            ways = [Way(0.0, told), *(Way(-_OTHERWISE, one.told) for one in ways)]
        if otherwise and step.kind == "given" and not step.checked:
            ways.append(Way(-_LEFT_OUT, ()))
        ways = _described(ways, step, saying, found)
        found.append(_Line(step, step.kind, ways))
        heard = ways[0].told if ways else (step.text,)
        for said in (*saying.homes_beside(step.said or step.text, heard), *heard):
            saying.hear(said)
    return found


def _described(ways: list[Way], step: Step, saying: Saying, before: Sequence[_Line]) -> list[Way]:
    """What may be meant by a line, with what says what it describes; before a move, in a Given."""
    text = step.said or step.text
    needs = [saying.needs(text, one.told) for one in ways]
    if step.kind == "given" and not step.checked:
        return [
            one._replace(told=(*more, *one.told)) for one, more in zip(ways, needs, strict=True)
        ]
    last = next((one for one in reversed(before) if one.kind == "given"), None)
    every = dict.fromkeys(itertools.chain.from_iterable(needs))
    if last is not None and every:
        last.ways[:] = [one._replace(told=(*one.told, *every)) for one in last.ways]
        saying.hear(*every)
    return ways


class _Taken(NamedTuple):
    """Some lines, each taken for something."""

    value: float
    told: tuple[Told, ...]
    world: Any
    stands: bool
    """Whether there is a table that shows the position."""
    misfits: int
    """How many lines do not fit what was said before."""


def _together(lines: Sequence[_Line], table: _Table) -> list[_Taken]:
    """What each line is taken for, best first as all together can best be asked."""
    best = [_Taken(0.0, (), table.begun(), True, 0)]
    for line in lines:
        ways = line.ways
        if table.left < 0:
            best, ways = best[:1], ways[:1]
        found = [table.taken(one, line.kind, way) for one in best for way in ways]
        if not ways:
            found = [one._replace(told=(*one.told, ()), misfits=one.misfits + 1) for one in best]
        found.sort(key=lambda one: -one.value + (0 if one.stands else _UNFIT["given"]))
        best = found[:_KEPT]
    return best


def _supposing(
    lines: Sequence[_Line],
    taken: _Taken,
    table: _Table,
    *,
    first: bool,
) -> _Taken | None:
    """What the lines are taken for, with what they leave unsaid and what they tell of needs.

    What is missing is looked for by what the rules say of it, "the price is 4 dollars", and among
    what may have happened before: "the fruits of labor are reaped". That comes ``first`` where a
    move is refused as it is not its time, and else second.
    """
    kinds = [line.kind for line in lines]
    givens = sum(1 for _ in itertools.takewhile(lambda one: one == "given", kinds))
    if not givens or lines[givens - 1].step.checked or table.left < 0:
        return None
    before = table.after(table.begun(), "given", taken.told[:givens])
    rest = [*zip(kinds, taken.told, strict=True)][givens:]
    wrong = before.wrong or table.all_after(before.world, rest)
    said = [one for told in taken.told for one in told]
    missing = table.plain if first is table.is_untimely else table.missing
    for kind, one in missing(wrong, said) if wrong else ():
        if table.left < 0:
            break
        then = table.after(before.world, kind, [(one,)])
        if not then.wrong and not table.all_after(then.world, rest):
            told = [*taken.told]
            if kind == "given":
                told[givens - 1] = (*told[givens - 1], one)
            else:
                told[givens] = (one, *told[givens])
            return taken._replace(told=tuple(told))
    return None


def _specified(lines: Sequence[_Line], taken: _Taken, table: _Table) -> _Taken | None:
    """What the lines are taken for, with a move that leaves something open said in full.

    "A worker goes to jail" where there are healthy and injured ones: it is told which of them.
    """
    every = [*zip((line.kind for line in lines), taken.told, strict=True)]
    asked = [one for kind, told in every if kind == "then" for one in told]
    said = [one for told in taken.told for one in told]
    world, last = table.begun(), None
    for at, (kind, told) in enumerate(every):
        if kind == "when":
            last = at, world
        wrong = table.left_open(world, kind, told)
        if not wrong:
            world = table.after(world, kind, [told]).world if kind != "then" else world
            continue
        if last is None or table.left < 0:
            break
        place, before = last
        moves = taken.told[place]
        for number, one in enumerate(moves):
            written = lines[place].step.said or lines[place].step.text
            for text in table.in_full(one, written, asked, said, wrong):
                whole = (*moves[:number], text, *moves[number + 1 :])
                if not table.all_after(before, [("when", whole), *every[place + 1 :]]):
                    return taken._replace(
                        told=(*taken.told[:place], whole, *taken.told[place + 1 :])
                    )
        break
    return None


class _After(NamedTuple):
    """A world after some steps, and what is wrong with them."""

    world: Any
    wrong: str


class _Table:
    """The position in which lines are said, as far as it is known."""

    def __init__(
        self, vocabulary: Vocabulary, known: Registry, lines: Sequence[_Line], language: str
    ) -> None:
        self._vocabulary = vocabulary
        self._known = known
        self._language = language
        self._wrong = ""
        self.is_untimely = False
        self.left = _STEPS
        self.plays = hasattr(self.begun(), "fork")  # Somebody's own world may not.
        # Where a refusal is expected, the move need not be legal; where it is asked whether it
        # is legal, it is asked at its time.
        self._refused, self._legal = (
            any(
                re.search(word, said)
                for line in lines
                if line.kind == "then"
                for way in line.ways[:1]
                for said in way.told
            )
            for word in ("refus", "l[eé]gal")
        )

    @cached_property
    def nothing(self) -> Told:
        """A Given that says nothing but which game it is; perhaps there is none."""
        for sentence in self._known if self.plays and self.begun().named else ():
            said = [
                pattern
                for spoken, pattern in sentence.patterns()
                if sentence.kind == "given" and spoken == self._language and "{" not in pattern
            ]
            if said and sentence.game is not None:
                shortest = min(said, key=len)
                after = self.after(self.begun(), "given", [(shortest,)])
                if not after.wrong and _says_nothing(after.world, self.begun()):
                    return (shortest,)
        return ()

    def begun(self) -> Any:
        """A world in which nothing is said yet."""
        world: Any = self._vocabulary.world_factory()
        note = getattr(world, "note_sentences", None)  # Somebody's own world may not ask.
        if note is not None:
            note(self._vocabulary.sentences)
        if len(self._known.games) == 1:
            world.note_game(self._known.games[0])
        return world

    def taken(self, before: _Taken, kind: Kind, way: Way) -> _Taken:
        """What was taken before, and one line more."""
        value, told = before.value + way.value, (*before.told, way.told)
        if not self.plays:
            return before._replace(value=value, told=told)
        if kind == "then":
            asked = tuple(self._asked(before.world, one) for one in way.told)
            fits = before.stands and None not in asked
            value -= 0 if fits else _UNFIT[kind]
            said = tuple(one or two for one, two in zip(asked, way.told, strict=True))
            told, misfits = (*before.told, said), before.misfits + (not fits)
            return before._replace(value=value, told=told, misfits=misfits)
        after = self.after(before.world, kind, [way.told])
        stands = _stands(after.world)
        fits = not after.wrong and (stands or kind == "given" or not before.stands)
        if not fits:
            refused = after.world.named and after.world.game.is_unseen
            less = _REFUSED if refused else _UNFIT[kind]
            return _Taken(value - less, told, after.world, stands, before.misfits + 1)
        return _Taken(value, told, after.world, stands, before.misfits)

    def after(self, world: Any, kind: Kind, several: Iterable[Told]) -> _After:
        """A world after some steps of a kind, as far as they can be done, and what is wrong."""
        for text in itertools.chain.from_iterable(several):
            self.left -= 1
            done = world.fork()
            done.note_step(text, self._language)
            try:
                self._match(kind, text).perform(done)
                refusal = done.game.refusal if done.named else None
            except Exception as error:
                return _After(world, str(error) or "?")
            world = done
            self.is_untimely = kind == "when" and refusal is not None and _is_untimely(refusal)
            asked = self._refused or (self._legal and not self.is_untimely)
            if kind == "when" and refusal is not None and not asked:
                why = (one.say(self._language) for one in refusal.violations)
                return _After(done, "\n".join(why))
        return _After(world, "")

    def left_open(self, world: Any, kind: Kind, told: Told) -> str:
        """What must still be said before some steps can be taken; not why one is refused."""
        if kind == "then":
            return next((self._wrong for one in told if self._asked(world, one) is None), "")
        after = self.after(world, kind, [told])
        refused = after.world.named and after.world.game.refusal is not None
        return "" if refused else after.wrong

    def all_after(self, world: Any, rest: Iterable[tuple[Kind, Told]]) -> str:
        """What is wrong with the rest of the lines, if anything is."""
        for kind, told in rest:
            if kind == "then":
                for one in told:
                    if self._asked(world, one) is None:
                        return self._wrong or "?"
                continue
            world, wrong = self.after(world, kind, [told])
            if wrong:
                return wrong
        return "" if _stands(world) else "?"

    def missing(self, wrong: str, said: Sequence[str]) -> Iterator[tuple[Kind, str]]:
        """Steps that may be missing where something is wrong, the likeliest first."""
        told = wrong.partition("[")[0]
        ways = proposed(self._known, "given", told, self._language, said)
        if not ways:
            ways = proposed(self._known, "given", told, self._language, said, far=True)
        near = dict.fromkeys(one for way in ways for one in way.told)
        done = set[str](said)
        for one in itertools.islice(near, _TRIED):
            match = (self._known.match("given", one) or (None,))[0]
            varied = variations(self._known, match, one, _instead, self._language) if match else ()
            there = [one, *(each.text for each in varied)]
            if not re.search(r"\d", told):  # Who says nothing of how much has enough of it.
                there.sort(key=_number_in, reverse=True)
            for text in there:
                if text not in done:
                    done.add(text)
                    yield "given", text

    def in_full(self, text: str, written: str, *said: Sequence[str] | str) -> list[str]:
        """What a move may be that is not told in full, those first of which most has been said.

        Whoever is named in the line as it was written is nobody else.
        """
        match = (self._known.match("when", text) or (None,))[0]
        if match is None:
            return []

        def names(slot: Slot, value: object, language: str) -> Iterable[str]:
            there = _names(slot, value, language)
            named = {*map(plain, there)}
            said_so = (
                one == value and plain(written[slice(*span)]) in named
                for span, one in slot.found_in(written)
            )
            return () if any(said_so) else there

        varied = variations(self._known, match, text, names, self._language)
        found = [one.text for one in varied]
        own = match.sentence.slots(match.pattern)
        for spoken, pattern in match.sentence.patterns():
            slots = match.sentence.slots(pattern)
            more = [name for name in slots if name not in own]
            if spoken != self._language or len(more) != 1 or not own.keys() <= slots.keys():
                continue
            values = {name: text[slice(*match.spans[name])] for name in own}
            for value in names_of(slots[more[0]], self._language):
                whole = pattern
                for name, one in {**values, more[0]: value}.items():
                    whole = put(whole, name, one)
                if len(self._known.match("when", whole)) == 1:
                    found.append(whole)
        own_words = set(words_of(text))
        spoken_of = [
            {word for one in ([some] if isinstance(some, str) else some) for word in words_of(one)}
            for some in said
        ]

        def fits(one: str) -> list[int]:
            words = set(words_of(one)) - own_words
            return [-len(words & some) for some in spoken_of]

        return sorted(dict.fromkeys(found), key=fits)

    def plain(self, wrong: str, said: Sequence[str]) -> list[tuple[Kind, str]]:
        """Steps that name nothing, those first of which most words have been said."""
        if self._legal and self.is_untimely:
            return []  # what else may have happened only makes it too late for the move
        spoken = {*words_of(wrong), *(word for one in said for word in words_of(one))}
        there = [one for one in self._plain if one[1] not in said]
        return sorted(there, key=lambda one: -len(spoken.intersection(words_of(one[1]))))

    @cached_property
    def _plain(self) -> list[tuple[Kind, str]]:
        """What may be said to be so, or to happen, without naming anything."""
        return [
            (sentence.kind, pattern)
            for sentence in self._known
            if sentence.kind != "then" and sentence.game is not None
            for spoken, pattern in [*sentence.patterns()]
            if spoken == self._language and "{" not in pattern
        ]

    def _match(self, kind: Kind, text: str) -> Match:
        return self._known.match(kind, text)[0]

    def _asked(self, world: Any, text: str) -> str | None:
        """The Then that asks what a Then asks, if it can be answered, whatever the answer is.

        What is not so yet while somebody has to decide is asked of all ways of deciding.
        """
        self.left -= 1
        self._wrong = ""
        match = (self._known.match("then", text) or (None,))[0]
        if match is None:
            return None
        slots = match.sentence.slots(match.pattern).values()
        if any(STEPS.get(slot.converter) == "then" for slot in slots):
            return text  # of all ways of deciding it takes long
        world = world.fork()
        world.note_step(text, self._language)
        try:
            world.ask(partial(match.perform))
        except NotSo:
            moves = any(STEPS.get(slot.converter) == "when" for slot in slots)
            if moves or world.game.next_decision() is None:
                return text  # whether a move may be made is asked of now
            if not may_come(world, text):
                return text
            decided = _DECIDED.get(self._language, "{}").format(text)
            return decided if self._known.match("then", decided) else text
        except (Slip, ImpossibleWorld) as error:
            self._wrong = str(error)
            return None
        except AssertionError:
            return text
        except Exception as error:
            self._wrong = str(error)
            return None
        return text


_DECIDED = {"en": "whatever is decided, {}", "fr": "quoi qu'on décide, {}"}


def _instead(slot: Slot, value: object, language: str) -> Iterable[str]:
    """What else may stand in a place: other numbers, the nearest first, and other names."""
    if isinstance(value, int):
        return map(str, sorted({*range(9)} - {value}, key=lambda one: abs(one - value)))
    return names_of(slot, language)


def _is_untimely(refusal: Any) -> bool:
    """Whether a move is refused as it is not the time for it."""
    return any(one.is_untimely for one in getattr(refusal, "violations", ()))


def _names(slot: Slot, value: object, language: str) -> Sequence[str]:
    """What else may stand in a place that is no number."""
    return () if isinstance(value, int) else [*names_of(slot, language)]


def _number_in(text: str) -> int:
    """The number that a sentence says; none is less than any."""
    found = re.search(r"-?\d+", text)
    return int(found[0]) if found else -99


def _says_nothing(world: Any, begun: Any) -> bool:
    """Whether nothing is said of a game in a world, but which it is."""
    said, before = ({**vars(one.named), "step": None, "language": ""} for one in (world, begun))
    return world.named is not None and said == before


def _stands(world: Any) -> bool:
    """Whether there is a table that shows the position of a world, which stays open in it."""
    try:
        return world.named is None or world.fork().game.state is not None
    except Exception:
        return False
