"""A whole game on one page, to be read from end to end or printed: its rules and nothing else.

What proves a clause, and what carries it out, stands in its chapter, to which each clause leads.
"""

from __future__ import annotations

from collections.abc import Iterator

from docutils import nodes

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import Catalogue, Chapter, Clause, Reading
from whichside_rules.sphinxext.labels import label
from whichside_rules.sphinxext.writing.render import xref


def booklet(catalogue: Catalogue, language: str) -> list[nodes.Node]:
    """Return a section for each chapter, in the order of the book.

    Args:
        catalogue: what is said about the game.
        language: of the page, English or French.
    """
    return list(_Booklet(catalogue, language).chapters())


class _Booklet:
    def __init__(self, catalogue: Catalogue, language: str) -> None:
        self.catalogue = catalogue
        self.language = language
        self.readings: dict[str, Reading] = {one.id: one for one in catalogue.readings}
        self.answered: set[str] = set()

    def chapters(self) -> Iterator[nodes.section]:
        for chapter in self.catalogue.chapters:
            section = nodes.section(ids=[f"booklet-{chapter.id}"], classes=["rule-booklet"])
            title = nodes.title("", "", translatable=False)
            title += xref("chapter", chapter.id, chapter.title.in_(self.language))
            section += title
            section += [
                part for clause in chapter.clauses for part in self._clause(chapter, clause)
            ]
            yield section

    def _clause(self, chapter: Chapter, clause: Clause) -> Iterator[nodes.Node]:
        classes = ["rule-booklet-clause", f"rule-kind-{clause.kind}"]
        box = nodes.container(ids=[clause.id], classes=classes)
        title = clause.title.in_(self.language)
        if title != chapter.title.in_(self.language):
            box += nodes.rubric("", title, support_smartquotes=False, **{"heading-level": 3})
        text = nodes.paragraph("", f"{clause.text.in_(self.language)} ", support_smartquotes=False)
        text += xref("clause", clause.id, clause.id, literal=True)
        box += text
        for reading in (self.readings[one] for one in clause.readings):
            if reading.id not in self.answered:
                self.answered.add(reading.id)
                box += self._answered(reading)
            else:
                again = nodes.inline("", " · ", classes=["rule-booklet-again"])
                again += self._named(reading)
                text += again
        yield box

    def _answered(self, reading: Reading) -> nodes.Node:
        """Return how the book is read; elsewhere its name is enough."""
        told = f"{reading.question.in_(self.language)} {_answer(reading).in_(self.language)}"
        line = nodes.paragraph(classes=["rule-booklet-answer"], support_smartquotes=False)
        line += [self._named(reading), nodes.inline("", f" · {told}", support_smartquotes=False)]
        return line

    def _named(self, reading: Reading) -> nodes.Node:
        kind = label("reading" if reading.kind == "option" else "erratum", self.language)
        return xref("reading", reading.id, f"{kind} {reading.id.split('.', 1)[1]}")


def _answer(reading: Reading) -> Text:
    """Return what holds unless a set-up says otherwise; or why an erratum changes nothing."""
    chosen = (one.text for one in reading.options if one.name == reading.default)
    return next(chosen, reading.why)
