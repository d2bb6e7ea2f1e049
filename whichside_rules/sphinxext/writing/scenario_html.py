"""Scenarios and sentences as HTML, written once when a page is read.

They are most of a reference. As a tree of nodes each word with a colour of its own would be looked
at by every pass of Sphinx, and there are dozens: a reference of ours took three times as long.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final

from whichside_rules.scenarios.source import Examples, Step
from whichside_rules.sphinxext.labels import label, spaced
from whichside_rules.sphinxext.sources.scenarios import Scenario
from whichside_rules.sphinxext.writing.nodes import ready_html
from whichside_rules.vocabulary.fields import called

#: What stands out in a step: quoted texts, placeholders of outlines, numbers.
_VALUE: Final = re.compile(r'("[^"]*"|«[^»]*»|<[^<>\s][^<>]*>|(?<![\w-])\d+(?:[.,]\d+)?(?![\w-]))')
_FIELD: Final = re.compile(r"(\{[^{}]*\})")


class Writer:
    """Writes scenarios for a site in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def badge(self, kind: str, value: str, sign: str, text: str) -> str:
        """Return a small mark with a sign and a word."""
        mark = f'<span class="rule-sign">{sign} </span>' if sign else ""
        shown = f"{mark}{self.text(text)}"
        return f'<span class="rule-badge rule-{kind} rule-is-{value}">{shown}</span>'

    def head(self, scenario: Scenario, badge: str) -> ready_html:
        """Return the keyword and the name of a scenario, with its badge."""
        language = scenario.language
        return ready_html.of(
            f'<span class="rule-scenario-name" lang="{scenario.language}">'
            f'<span class="rule-structure">{self._headed(scenario.keyword, language)} </span>'
            f'<span class="rule-head-name">{self.text(scenario.name)}</span></span> {badge}'
        )

    def body(self, scenario: Scenario, badges: dict[int, str]) -> ready_html:
        """Return what a scenario says; ``badges`` stand beside the rows of these lines."""
        parts = [f'<div class="rule-gherkin" lang="{scenario.language}">']
        if scenario.description:
            parts.append(f'<p class="rule-description">{self.text(scenario.description)}</p>')
        for background in scenario.backgrounds:
            parts.append('<div class="rule-background">')
            parts.append(self._keyword(background.keyword, "", scenario.language))
            parts += map(self.step, background.steps)
            parts.append("</div>")
        parts += map(self.step, scenario.steps)
        parts += [self._examples(one, badges, scenario.language) for one in scenario.examples]
        return ready_html.of("\n".join([*parts, "</div>\n"]))

    def step(self, step: Step) -> str:
        """Return one step with what is attached to it."""
        # A French keyword that ends with an apostrophe stands directly before its word.
        space = "" if step.keyword.endswith("'") else " "
        said = self._marked(_VALUE, step.text, lambda part: f'<i class="rule-value">{part}</i>')
        line = f'<b class="rule-{step.kind or "given"}">{self.text(step.keyword)}</b>'
        parts = [f'<p class="rule-step">{line}{space}{said}</p>']
        if step.datatable:
            parts.append(self._table((), step.datatable))
        if step.docstring is not None:
            doc = escape(step.docstring, quote=False)
            parts.append(f'<div class="highlight rule-doc"><pre>{doc}\n</pre></div>')
        return "\n".join(parts)

    def sentence(self, kind: str, text: str, language: str) -> str:
        """Return one sentence of the vocabulary."""
        place = "rule-first" if language == self.language else "rule-second"
        said = self._marked(_FIELD, text, lambda part: self._field(part, language))
        return (
            f'<p class="rule-step {place}" lang="{language}">'
            f'<b class="rule-{kind}">{label(kind, language)}</b> {said}</p>\n'
        )

    def text(self, text: str) -> str:
        """Return words as HTML."""
        return escape(spaced(text, self.language), quote=False)

    def _field(self, part: str, language: str) -> str:
        name, _, kind = part[1:-1].partition(":")
        return f'<span class="rule-field">{called(name or kind, language)}</span>'

    def _marked(self, wanted: re.Pattern[str], text: str, mark: Callable[[str], str]) -> str:
        # Every second part is one of those wanted.
        parts = wanted.split(spaced(text, self.language))
        return "".join(
            mark(escape(part, quote=False)) if number % 2 else escape(part, quote=False)
            for number, part in enumerate(parts)
        )

    def _headed(self, keyword: str, language: str) -> str:
        # To be read: in a feature, Gherkin wants the colon beside its word in French as well.
        return self.text(spaced(f"{keyword}{label('colon', language).rstrip()}", language))

    def _keyword(self, keyword: str, name: str, language: str) -> str:
        more = f'<span class="rule-head-name"> {self.text(name)}</span>' if name else ""
        word = f'<b class="rule-structure">{self._headed(keyword, language)}</b>'
        return f'<p class="rule-head">{word}{more}</p>'

    def _examples(self, examples: Examples, badges: dict[int, str], language: str) -> str:
        header, more = list(map(self.text, examples.header)), [""] if badges else []
        head = "".join(f'<th class="head">{cell}</th>\n' for cell in [*header, *more])
        table = self._table(
            head,
            examples.rows,
            [badges.get(line, "") for line in examples.lines] if badges else (),
        )
        keyword = self._keyword(examples.keyword, examples.name, language)
        return f'<div class="rule-examples">\n{keyword}\n{table}\n</div>'

    def _table(
        self,
        head: str | Sequence[str],
        rows: Iterable[Sequence[str]],
        badges: Sequence[str] = (),
    ) -> str:
        """Return a table in a box of its own that scrolls when the screen is narrow."""
        lines = []
        for number, row in enumerate(rows):
            cells = list(map(self.text, row))
            cells += [badges[number]] if badges else []
            lines.append("<tr>" + "\n".join(f"<td>{cell}</td>" for cell in cells) + "</tr>\n")
        first = f"<thead><tr>{head}</tr></thead>\n" if head else ""
        return (
            '<div class="rule-scroller" tabindex="0">'
            '<table class="rule-table rule-data docutils">\n'
            f"{first}<tbody>\n{''.join(lines)}</tbody></table></div>"
        )
