"""The ``rule`` domain: clauses, chapters and readings as things that can be linked to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, cast

from docutils import nodes
from docutils.nodes import Element
from sphinx import addnodes
from sphinx.builders import Builder
from sphinx.domains import Domain, Index, IndexEntry, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.sphinxext.labels import label, own_language
from whichside_rules.sphinxext.sources.store import store_of
from whichside_rules.sphinxext.writing import directives
from whichside_rules.sphinxext.writing.published import Published, published

logger: logging.SphinxLoggerAdapter = logging.getLogger(__name__)


class ClauseIndex(Index):
    """All published clauses, chapter by chapter."""

    name = "clauses"
    localname = "Clause index"
    shortname: ClassVar[str] = "clauses"

    def generate(
        self, docnames: Iterable[str] | None = None
    ) -> tuple[list[tuple[str, list[IndexEntry]]], bool]:
        """Return the entries, grouped by chapter in the order of the ids."""
        domain = cast("Published", self.domain)
        entries = store_of(domain.env.config).entries
        wanted = None if docnames is None else set(docnames)
        groups: dict[str, list[IndexEntry]] = {}
        for name, place in sorted(domain.places.items()):
            if place.kind != "clause" or (wanted is not None and place.docname not in wanted):
                continue
            clause = entries[name].clause
            entry = IndexEntry(name, 0, place.docname, place.anchor, "", "", place.title)
            groups.setdefault(f"{clause.game}.{clause.chapter}", []).append(entry)
        return list(groups.items()), False


class RuleDomain(Published):
    """Clauses of rulebooks and what points at them: roles, directives, links."""

    name = "rule"
    label = "Rulebook"
    object_types: ClassVar[dict[str, ObjType]] = {
        "clause": ObjType("clause", "clause"),
        "chapter": ObjType("chapter", "chapter"),
        "reading": ObjType("reading", "reading"),
        "drawing": ObjType("drawing"),
    }
    roles: ClassVar[dict[str, Any]] = {
        "clause": XRefRole(warn_dangling=True),
        "chapter": XRefRole(warn_dangling=True),
        "reading": XRefRole(warn_dangling=True),
    }
    directives: ClassVar[dict[str, Any]] = {
        "chapter": directives.ChapterDirective,
        "clause": directives.ClauseDirective,
        "coverage": directives.CoverageDirective,
        "uncovered": directives.UncoveredDirective,
        "readings": directives.ReadingsDirective,
        "booklet": directives.BookletDirective,
        "vocabulary": directives.VocabularyDirective,
        "chapters": directives.ChaptersDirective,
        "map": directives.MapDirective,
        "turn": directives.TurnDirective,
        "things": directives.ThingsDirective,
        "table": directives.TableDirective,
        "drawn": directives.DrawnDirective,
    }
    indices: ClassVar[list[type[Index]]] = [ClauseIndex]
    dangling_warnings: ClassVar[dict[str, str]] = {
        "clause": "unknown clause %(target)r",
        "chapter": "unknown chapter %(target)r",
        "reading": "unknown reading %(target)r",
    }

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: addnodes.pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        """Link to the place of a clause, chapter or reading."""
        place = self.places.get(target)
        if place is None or place.kind != typ:
            return None
        anchor = node.get("rule_anchor") or place.anchor
        if typ == "drawing":  # where nothing is drawn, nothing is said
            contnode += nodes.Text(label("laid.drawn", own_language(env.config.language)))
            return make_refnode(builder, fromdocname, place.docname, anchor, contnode)
        # Told again and again on a page, a title would weigh more than what it stands beside.
        title = None if node.get("rule_untitled") else f"{target} · {place.title}"
        return make_refnode(builder, fromdocname, place.docname, anchor, contnode, title)

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: addnodes.pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Link to whatever has this id."""
        place = self.places.get(target)
        if place is None:
            return []
        found = make_refnode(builder, fromdocname, place.docname, place.anchor, contnode, target)
        return [(f"rule:{place.kind}", found)]

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Give every published thing to the inventory and to the search."""
        for name, place in self.places.items():
            if place.kind == "drawing":
                continue
            # The inventory shows the id itself; the title is found through the full text.
            yield name, name, place.kind, place.docname, place.anchor, 1


class BareClauseRole(XRefRole):
    """The role without its domain: a docstring may say ``:clause:`` and then the id."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Do as the role of the domain does."""
        self.name = "rule:clause"
        return super().run()


def warn_missing(app: Any, domain: Domain | None, node: addnodes.pending_xref) -> bool | None:
    """Say which ids may have been meant when one is unknown."""
    if domain is None or domain.name != "rule":
        return None
    if node["reftype"] == "drawing":  # nothing of that chapter can be drawn
        return True
    known = [one for one, place in published(app.env).places.items() if place.kind != "drawing"]
    hint = perhaps(nearest(node["reftarget"], known))
    logger.warning(
        "unknown %s %r%s",
        node["reftype"],
        node["reftarget"],
        hint,
        location=node,
        type="ref",
        subtype="rule",
    )
    return True
