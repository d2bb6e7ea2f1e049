"""Brings what a feature says in other words to the sentences that say it.

It is done once, when a file is read, before anything is checked or asked. A step that says several
things becomes several steps of the same line; each knows what was written
(:attr:`whichside_rules.scenarios.source.Step.said`). What is not understood stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from whichside_rules.scenarios.source import Background, Feature, Scenario, Step
from whichside_rules.vocabulary.in_other_words.keeping import becoming
from whichside_rules.vocabulary.in_other_words.saying import Saying
from whichside_rules.vocabulary.in_other_words.wordings import wordings
from whichside_rules.vocabulary.parameter_types import STEPS, in_quotation_marks
from whichside_rules.vocabulary.registry import Kind, Match, Registry

__all__ = ["bring", "game_meant", "said_in"]

_PLACEHOLDER = re.compile(r"<.+?>")
#: What one file may say in other words: to take a line apart takes time.
_MOST = 400


def bring(feature: Feature, sentences: Mapping[int, Registry]) -> None:
    """Put the sentences that are meant in place of other ways of saying them, in a feature.

    Args:
        feature: it is changed.
        sentences: what may be said in each scenario, by its line.
    """
    said: dict[int, tuple[str, ...]] = {}
    left = [_MOST]
    for number, scenario in enumerate(feature.scenarios):
        known = sentences.get(scenario.line)
        if known is None or scenario.outline:
            continue
        feature.scenarios[number] = _brought(scenario, known, feature.language, said, left)
    if said and feature.document:
        _rewrite(feature.document["feature"], said, _JOINED.get(feature.language, {}))


def _brought(
    scenario: Scenario,
    known: Registry,
    language: str,
    said: dict[int, tuple[str, ...]],
    left: list[int],
) -> Scenario:
    steps = (*scenario.background, *scenario.steps)
    # Of sentences that are known, only what stands in quotation marks may be said otherwise.
    if all(
        step.kind is not None
        and known.match(step.kind, step.text)
        and not re.search('["“«]', step.text)
        for step in steps
    ):
        return scenario
    saying = said_in(steps, known, language)

    checks = list[Step]()
    moved = list[Step]()
    late = list[Step]()

    has_given = steps[0].kind == "given"

    def describing(step: Step, found: Iterable[str]) -> Iterator[Step]:
        """The Givens that say what a line describes; those of a move stand before all moves."""
        needs = saying.needs(step.text, found)
        saying.hear(*needs)
        new = [replace(step, kind="given", text=one, said=step.said or step.text) for one in needs]
        if step.kind == "given":
            yield from new
        else:
            late.extend(new)

    def told(step: Step) -> Iterator[Step]:
        left[0] -= 1
        if step.kind is None or left[0] < 0 or _PLACEHOLDER.search(step.text):
            yield step
            return
        found = _texts(saying, known, step.kind, step.text)
        if step.kind == "when":
            # Before anything is done "When it is my turn" tells of the position.
            moment = () if found or moved else saying.moment(step.text)
            if moment:
                saying.hear(*moment)
                yield from (replace(one, kind="given") for one in _several(step, moment))
                return
            moved.append(step)
        attached = step.datatable is not None or step.docstring is not None
        parts = saying.given(step.text) if step.kind == "given" and not found else []
        if parts and not attached:
            for home in saying.homes_beside(step.text, [one for _, one in parts]):
                saying.hear(home)
            yield from describing(step, [one for _, one in parts])
            for kind, one in parts:
                saying.hear(one)
                new = replace(step, kind=kind, text=one, said=step.text, checked=kind == "then")
                if new.checked:
                    checks.append(new)
                else:
                    yield new
            return
        unplaced = not has_given and saying.needs(step.text, found)
        if not found or unplaced or (len(found) > 1 and attached):
            saying.hear(step.text)
            yield step
            return
        saying.hear(*saying.homes_beside(step.text, found))
        needs = [*describing(step, found)]
        yield from needs
        saying.hear(*found)
        if found == (step.text,):
            yield step
            return
        said[step.line] = (*(one.text for one in needs), *found)
        lasting = saying.lasting(step.text, found) if step.kind == "then" else {}
        asked = step.kind == "then"
        new_so = becoming(saying.known, step.text, found, saying.language) if asked else frozenset()
        for new in _several(step, found):
            yield replace(new, lasts=lasting.get(new.text, ""), becomes=new.text in new_so)

    backgrounds = tuple(
        Background(each.keyword, tuple(new for step in each.steps for new in told(step)))
        for each in scenario.backgrounds
    )
    said_as = [new for step in scenario.steps for new in told(step)]
    # What only follows from the Givens is asked when all of them are said.
    first = next((at for at, one in enumerate(said_as) if one.kind != "given"), len(said_as))
    if late:
        last = [step for each in backgrounds for step in each.steps if step.kind == "given"]
        at = [*last, *said_as[:first]][-1]
        late[:] = [replace(at, text=one.text, said=at.said or at.text) for one in late]
        told_there = said.get(at.line, (at.text,))
        said[at.line] = (*told_there, *(one.text for one in late))
    return replace(
        scenario,
        backgrounds=backgrounds,
        steps=(*said_as[:first], *late, *checks, *said_as[first:]),
    )


def said_in(steps: Iterable[Step], known: Registry, language: str) -> Saying:
    """A scenario of these steps, as it is written, while it is read."""
    said = [(one.said or one.text, one.kind == "then" and not one.checked) for one in steps]
    done = [text for text, is_expected in said if not is_expected]
    return Saying(wordings(known), language, [text for text, _ in said], done)


def _texts(saying: Saying, known: Registry, kind: Kind, text: str) -> tuple[str, ...]:
    matches = known.match(kind, text)
    if not matches:
        return saying.understood(kind, text)
    if len(matches) == 1:
        return (_inside(saying, known, matches[0], text),)
    return ()


def _inside(saying: Saying, known: Registry, match: Match, text: str) -> str:
    """A text in which a step stands in quotation marks, that step said as its sentence."""
    for field, slot in match.sentence.slots(match.pattern).items():
        kind = STEPS.get(slot.converter)
        if kind is None or field not in match.arguments:
            continue
        inner = str(match.arguments[field])
        if known.match(kind, inner):
            continue
        found = saying.understood(kind, inner)
        if len(found) == 1:
            start, end = match.spans[field]
            whole = " ".join(text.split())
            quoted = whole[start:end][:1] in '"“«'
            told = in_quotation_marks(found[0], saying.language) if quoted else found[0]
            return f"{whole[:start]}{told}{whole[end:]}"
    return text


def _several(step: Step, found: Iterable[str]) -> Iterator[Step]:
    for text in found:
        yield replace(step, text=text, said=step.text)


#: How the second and further steps of a line begin, as the Gherkin parser tells it.
_JOINED: Mapping[str, Mapping[str, str]] = {
    "en": {"keyword": "And ", "keywordType": "Conjunction"},
    "fr": {"keyword": "Et ", "keywordType": "Conjunction"},
}


def _rewrite(node: Any, said: Mapping[int, tuple[str, ...]], joined: Mapping[str, str]) -> None:
    """Put the same sentences into what the Gherkin parser read."""
    for child in node["children"]:
        if "rule" in child:
            _rewrite(child["rule"], said, joined)
            continue
        part = child.get("background") or child["scenario"]
        part["steps"] = [
            {**each, "text": text} if number == 0 else {**each, **joined, "text": text}
            for each in part["steps"]
            for number, text in enumerate(said.get(each["location"]["line"], (each["text"],)))
        ]


def game_meant(said: Iterable[tuple[Kind, str]], sentences: Registry, language: str) -> str | None:
    """The game of a scenario that no sentence of it names as it stands: the first one meant."""
    for kind, text in said:
        understood = [
            game
            for game in sentences.games
            if wordings(sentences.of(game)).understood(kind, text, language)
        ]
        if len(understood) == 1:
            return understood[0]
    return None
