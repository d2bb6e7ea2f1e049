"""What may be taken instead of the lines of a feature that are not understood."""

from __future__ import annotations

from whichside_rules.scenarios.lint import lint_feature, sentences_of
from whichside_rules.scenarios.source import Feature
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.proposals import proposals
from whichside_rules.vocabulary.wordings import Saying, wordings

__all__ = ["suggestions"]


def suggestions(feature: Feature, vocabulary: Vocabulary) -> dict[int, tuple[str, list[str]]]:
    """By line the keyword and the sentences that are meant, the likeliest first.

    Each is a sentence to take as it is; one of several lines is several sentences.
    """
    lint_feature(feature, (), vocabulary)
    found: dict[int, tuple[str, list[str]]] = {}
    for scenario in feature.scenarios:
        _, known = sentences_of(feature, scenario, vocabulary)
        steps = (*scenario.background, *scenario.steps)
        saying = Saying(wordings(known), feature.language, [one.said or one.text for one in steps])
        for step in steps:
            if step.kind is None or known.match(step.kind, step.text):
                saying.hear(step.text)
                continue
            text = saying.named(step.text)
            meant = wordings(known).meanings(step.kind, text, feature.language)
            near = [*meant] or proposals(known, step.kind, text, feature.language)
            found[step.line] = step.keyword, near
            saying.hear(near[0] if near else step.text)
    return found
