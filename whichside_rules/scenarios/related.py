"""The rules that may speak of a scenario that is not understood, found by its words alone.

Nothing is answered by them: they are offered to be read where no sentence could be asked.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import clauses, games
from whichside_rules.scenarios.lint import sentences_of
from whichside_rules.scenarios.source import Feature, Problem, Scenario
from whichside_rules.scenarios.told import RelatedRule, RelatedRules
from whichside_rules.shared.finding import find, words_of
from whichside_rules.shared.in_french import Language
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.registry import SentenceError

__all__ = ["related", "related_lines"]

_RULES: Final = 4
"""So many clauses of each scenario."""
_SCENARIOS: Final = 10
"""So many scenarios of a feature; who has more lines to mend reads no more."""
_SAID: Final = Text(
    "nothing is answered; these rules may speak of it:",
    "rien n'est répondu ; ces règles en parlent peut-être :",
)


def related(
    feature: Feature | None, problems: Iterable[Problem], vocabulary: Vocabulary
) -> tuple[RelatedRules, ...]:
    """Of each scenario with a line that is no sentence the rules that its words speak of.

    What is expected, and what is done, counts more than the position; examples are left out.
    """
    if feature is None:
        return ()
    wrong, found = {one.line for one in problems}, list[RelatedRules]()
    for scenario in feature.scenarios:
        steps = (*scenario.background, *scenario.steps)
        if not wrong.isdisjoint(step.line for step in steps):
            rules = _rules(feature, scenario, wrong, vocabulary)
            found += [RelatedRules(line=scenario.line, rules=rules)] if rules else []
        if len(found) == _SCENARIOS:
            break
    return tuple(found)


def related_lines(
    found: Iterable[RelatedRules], language: Language, file: str = ""
) -> Iterator[str]:
    """The same as a person reads it, below the name of a file if there is one."""
    for one in found:
        place = f"{file}:{one.line}" if file else one.line
        yield f"{place}: {_SAID.in_(language)}"
        for rule in one.rules:
            yield f"  {rule.text} [{rule.id}]"


def _rules(
    feature: Feature, scenario: Scenario, wrong: Container[int], vocabulary: Vocabulary
) -> tuple[RelatedRule, ...]:
    language: Language = "fr" if feature.language == "fr" else "en"
    try:
        game, sentences = sentences_of(feature, scenario, vocabulary)
        unknown = any(
            step.line in wrong and step.kind and not sentences.match(step.kind, step.text)
            for step in (*scenario.background, *scenario.steps)
        )
    except SentenceError:
        return ()  # a problem tells that the vocabulary is faulty
    if not unknown or game not in games():  # nothing names one, or it has sentences and no clauses
        return ()
    among = [one for one in clauses(game) if ".example." not in one.id]
    return tuple(
        RelatedRule(id=one.id, title=one.title.in_(language), text=one.text.in_(language))
        for one in find(_question(scenario), among, (language,)).clauses[:_RULES]
    )


def _question(scenario: Scenario) -> str:
    """The position, then what is done and expected, as a question is asked of the rules.

    What is understood counts in both ways of saying it. Numbers are left out: the clauses of a
    table would come first, whatever is asked.
    """
    said: dict[bool, list[str]] = {True: [], False: []}
    for step in (*scenario.background, *scenario.steps):
        words = words_of(f"{step.said or ''} {step.text}")
        said[step.kind == "given"] += [one for one in words if not one.isdigit()]
    return f"{' '.join(said[True])}: {' '.join(said[False])}?"
