"""The ``rule`` domain: clauses, chapters and readings as things that can be linked to."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Set
from typing import Any, ClassVar, NamedTuple, cast

from docutils import nodes
from docutils.nodes import Element
from sphinx import addnodes
from sphinx.builders import Builder
from sphinx.domains import Domain, Index, IndexEntry, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from whichside_rules.sphinxext import directives
from whichside_rules.sphinxext.store import store_of

logger: logging.SphinxLoggerAdapter = logging.getLogger(__name__)


class Place(NamedTuple):
    """Where a clause, chapter or reading is published."""

    docname: str
    anchor: str
    kind: str
    title: str


class ClauseIndex(Index):
    """All published clauses, chapter by chapter."""

    name = "clauses"
    localname = "Clause index"
    shortname: ClassVar[str] = "clauses"

    def generate(
        self, docnames: Iterable[str] | None = None
    ) -> tuple[list[tuple[str, list[IndexEntry]]], bool]:
        """Return the entries, grouped by chapter in the order of the ids."""
        domain = cast("RuleDomain", self.domain)
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


class RuleDomain(Domain):
    """Clauses of rulebooks and what points at them."""

    name = "rule"
    label = "Rulebook"
    object_types: ClassVar[dict[str, ObjType]] = {
        "clause": ObjType("clause", "clause"),
        "chapter": ObjType("chapter", "chapter"),
        "reading": ObjType("reading", "reading"),
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
        "vocabulary": directives.VocabularyDirective,
        "chapters": directives.ChaptersDirective,
    }
    indices: ClassVar[list[type[Index]]] = [ClauseIndex]
    dangling_warnings: ClassVar[dict[str, str]] = {
        "clause": "unknown clause %(target)r",
        "chapter": "unknown chapter %(target)r",
        "reading": "unknown reading %(target)r",
    }
    # Per document: the digests of what it shows, the targets it links to as they were when it was
    # last written, and the modules that it lists. ``places`` is what can be linked to.
    initial_data: ClassVar[dict[str, Any]] = {"places": {}, "shown": {}, "links": {}, "modules": {}}
    data_version = 1

    @property
    def places(self) -> dict[str, Place]:
        """Every published clause, chapter and reading by its id."""
        return cast("dict[str, Place]", self.data["places"])

    @property
    def shown(self) -> dict[str, dict[str, str]]:
        """For each document the keys and digests of what it shows."""
        return cast("dict[str, dict[str, str]]", self.data["shown"])

    @property
    def links(self) -> dict[str, dict[str, Place | None]]:
        """For each document the targets of its links, as they were when last written."""
        return cast("dict[str, dict[str, Place | None]]", self.data["links"])

    @property
    def modules(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """For each document the packages it lists, with the modules found when it was read."""
        return cast("dict[str, dict[str, tuple[str, ...]]]", self.data["modules"])

    def note_place(self, name: str, kind: str, title: str, node: Element) -> None:
        """Remember where a thing is published; a second place is a mistake."""
        docname = self.env.current_document.docname
        known = self.places.get(name)
        if known is not None:
            logger.warning(
                "%s %s is already published in %s",
                kind,
                name,
                known.docname,
                location=node,
                type="rule",
                subtype="duplicate",
            )
        self.places[name] = Place(docname, name, kind, title)

    def note_shown(self, key: str) -> None:
        """Remember that the current document shows what ``key`` names."""
        docname = self.env.current_document.docname
        digest = store_of(self.env.config).digest(key)
        self.shown.setdefault(docname, {})[key] = digest

    def clear_doc(self, docname: str) -> None:
        """Forget a document."""
        for name in [name for name, place in self.places.items() if place.docname == docname]:
            del self.places[name]
        for table in (self.shown, self.links, self.modules):
            table.pop(docname, None)

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process read."""
        for name, place in otherdata["places"].items():
            if place.docname in docnames:
                self.places[name] = place
        for table in ("shown", "links", "modules"):
            for docname, value in otherdata[table].items():
                if docname in docnames:
                    self.data[table][docname] = value

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
        title = f"{target} · {place.title}"
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
            # The inventory shows the id itself; the title is found through the full text.
            yield name, name, place.kind, place.docname, place.anchor, 1

    def nearest(self, target: str) -> list[str]:
        """Return the published ids most like an unknown one."""
        return difflib.get_close_matches(target, list(self.places), n=3, cutoff=0.6)


def rule_domain(env: BuildEnvironment) -> RuleDomain:
    """Return the domain of a build."""
    return cast("RuleDomain", env.domains["rule"])


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
    nearest = rule_domain(app.env).nearest(node["reftarget"])
    hint = f"; did you mean {' or '.join(nearest)}?" if nearest else ""
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
