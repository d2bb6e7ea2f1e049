"""What the things of a game do and cost, on a page: cards, spaces, premises, rows of tables.

The words are those of the game (:mod:`whichside_rules.kernel.files.telling`), made from the content
that it ships. Beside each stands where its numbers come from, and the clauses that say it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from docutils import nodes

from whichside_rules.kernel.files.telling import Part, Telling, provenance_told
from whichside_rules.sphinxext.writing.render import xref

MOST_CLAUSES = 2
"""So many clauses are named beside a line."""


def told_of(game: Any) -> Sequence[Telling]:
    """Return what a game tells of its things; nothing where it tells none."""
    return game.told() if hasattr(game, "told") else ()


def things(told: Iterable[Telling], language: str) -> list[nodes.Node]:
    """Return a section for each kind of thing, in the order of the box.

    Args:
        told: the things of a game.
        language: of the page, English or French.
    """
    kinds: dict[str, list[Telling]] = {}
    for one in told:
        kinds.setdefault(one.kind.many(language), []).append(one)
    return [_section(kind, alike, language) for kind, alike in kinds.items()]


def _section(kind: str, alike: Sequence[Telling], language: str) -> nodes.section:
    section = nodes.section(ids=[f"things-{nodes.make_id(kind)}"], classes=["rule-things"])
    section += nodes.title("", _capital(kind), translatable=False)
    listed = nodes.definition_list()
    listed += [_thing(one, language) for one in alike]
    section += listed
    return section


def _thing(one: Telling, language: str) -> nodes.definition_list_item:
    """Its name, and a line for each thing that it does; the things within it beneath."""
    item = nodes.definition_list_item()
    term = nodes.term("", ids=[one.key], support_smartquotes=False)
    term += nodes.Text(_capital(one.name.in_(language)))
    item += term
    definition = nodes.definition()
    lines = nodes.bullet_list(classes=["rule-told"])
    lines += [_line(part, language) for part in one.parts]
    if one.parts:
        definition += lines
    if one.within:
        within = nodes.definition_list(classes=["rule-within"])
        within += [_thing(each, language) for each in one.within]
        definition += within
    item += definition
    return item


def _line(part: Part, language: str) -> nodes.list_item:
    line = nodes.paragraph("", support_smartquotes=False)
    line += nodes.Text(_capital(part.text.in_(language)))
    line += list(_marks(part, language))
    return nodes.list_item("", line)


def _marks(part: Part, language: str) -> Iterator[nodes.Node]:
    """Where the numbers of a line come from, and the clauses that say it."""
    if part.provenance:
        word = provenance_told(part.provenance).in_(language)
        yield nodes.Text(" ")
        classes = ["rule-badge", "rule-provenance", f"rule-is-{part.provenance}"]
        mark = nodes.inline("", word, classes=classes, support_smartquotes=False)
        yield mark
    for clause in part.clauses[:MOST_CLAUSES]:
        yield nodes.Text(" ")
        yield xref("clause", clause, clause, literal=True)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
