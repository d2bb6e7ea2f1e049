"""Tables on a page: how a new game lies, and what a scenario of a chapter changes on its table.

Both are drawn as everywhere (:mod:`whichside_rules.laid`), from the content that the game ships and
from positions that the rules have come to; the drawings say in words what they show.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from docutils import nodes

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.transition import Told
from whichside_rules.laid.changes import changes, where_it_changed
from whichside_rules.laid.describing import table_of
from whichside_rules.laid.description import Table
from whichside_rules.laid.drawn import html
from whichside_rules.scenarios.so_far import so_far
from whichside_rules.sphinxext.sources.features import as_feature
from whichside_rules.sphinxext.sources.store import Entry, Proof
from whichside_rules.sphinxext.writing.nodes import ready_html
from whichside_rules.sphinxext.writing.render import Renderer, xref
from whichside_rules.vocabulary import Vocabulary, load

MOST_TRIED: Final = 40
"""So many scenarios of a chapter are looked at, the simplest first."""
_STYLED: Final = "rule-table-style"


@dataclass(frozen=True, slots=True)
class Example:
    """A scenario with the tables before its first move and after its last."""

    clause: str
    proof: Proof
    before: Table
    after: Table
    told: tuple[Told, ...]


def new_table(name: str) -> Table | None:
    """The table of a new game, before anything is drawn or rolled; ``None`` if there is none."""
    game: Any = rulebook.find(name).game if rulebook.known(name) else None
    if not hasattr(game, "new_game"):
        return None
    return table_of(game, game.new_game(), sentences=False)


def worked_example(entries: Iterable[Entry]) -> Example | None:
    """The simplest scenario of a chapter that moves something on the table.

    An example of the book comes first, then what is the shortest to read.

    Args:
        entries: the clauses of the chapter.
    """
    candidates = [(one, proof) for one in entries for proof in one.proofs if _plays(proof)]
    for entry, proof in sorted(candidates, key=_simplest)[:MOST_TRIED]:
        found = _played(entry.clause.id, proof)
        if found is not None:
            return found
    return None


def _plays(proof: Proof) -> bool:
    return any(step.kind == "when" for step in proof.scenario.steps)


def _simplest(candidate: tuple[Entry, Proof]) -> tuple[bool, bool, bool, int]:
    entry, proof = candidate
    written = proof.scenario
    return (
        entry.clause.kind != "example",
        written.has_text,
        bool(written.examples),
        len(written.all_steps),
    )


def _played(clause: str, proof: Proof) -> Example | None:
    """What a scenario does; ``None`` where it cannot be performed, or moves nothing."""
    reached = so_far(as_feature(replace(proof.scenario, told=None), clause), _known())
    if reached.trouble is not None or reached.world is None or reached.last is None:
        return None
    game = reached.world.game
    both = [table_of(game.rules, one, sentences=False) for one in (reached.first, reached.state)]
    differs = changes(*both)
    if not (differs.came or differs.went or differs.other):
        return None
    told = tuple(event for played in game.transitions for event in played.events)
    return Example(clause, proof, *where_it_changed(*both), told)


@cache
def _known() -> Vocabulary:
    return load()


def style(env: Any) -> Iterator[nodes.Node]:
    """The stylesheet of what is drawn, once on a page."""
    if _STYLED not in env.temp_data:
        env.temp_data[_STYLED] = True
        yield ready_html.of(f"<style>{html.STYLE}</style>")


def drawing(table: Table, language: str) -> nodes.Node:
    """A table as it is drawn."""
    return ready_html.of(html.drawn(table, language, heading=2))


def before_and_after(example: Example, renderer: Renderer) -> Sequence[nodes.Node]:
    """What is asked of the example, and both its tables."""
    written = example.proof.scenario.shown
    said = "".join(renderer.writer.step(one) for one in written.steps if one.kind == "when")
    name = written.name
    for rows in written.examples[:1]:
        for column, cell in zip(rows.header, rows.rows[0], strict=True):
            said = said.replace(f"&lt;{column}&gt;", renderer.writer.text(cell))
            name = name.replace(f"<{column}>", cell)
    line = nodes.paragraph("", support_smartquotes=False)
    line += xref("clause", example.clause, name, anchor=example.proof.anchor)
    line += [nodes.Text(" "), nodes.literal("", example.clause)]
    told = html.before_and_after(example.before, example.after, example.told, renderer.language)
    return [line, ready_html.of(f'<div class="rule-gherkin">{said}</div>{told}')]
