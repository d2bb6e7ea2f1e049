"""Which pages have to be read or written again."""

from __future__ import annotations

from collections.abc import Set

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from whichside_rules.sphinxext.sources.store import store_of
from whichside_rules.sphinxext.writing.markdown import modules_of
from whichside_rules.sphinxext.writing.published import published

logger: logging.SphinxLoggerAdapter = logging.getLogger(__name__)


def outdated(
    app: Sphinx, env: BuildEnvironment, added: Set[str], changed: Set[str], removed: Set[str]
) -> list[str]:
    """Return the pages that show a clause, verdict, reading or module that has changed."""
    domain = published(env)
    found: set[str] = set()
    if domain.shown:
        store = store_of(app.config)
        now: dict[str, str] = {}
        for docname, shown in domain.shown.items():
            for key, digest in shown.items():
                if key not in now:
                    now[key] = store.digest(key)
                if now[key] != digest:
                    found.add(docname)
    for docname, listed in domain.modules.items():
        if any(modules_of(package) != modules for package, modules in listed.items()):
            found.add(docname)
    return sorted(found - set(removed))


def note_links(app: Sphinx, doctree: nodes.document) -> None:
    """Remember the clauses, chapters and readings that a page links to."""
    domain = published(app.env)
    targets = {
        node["reftarget"]
        for node in doctree.findall(addnodes.pending_xref)
        if node.get("refdomain") == "rule"
    }
    if targets:
        domain.links[app.env.current_document.docname] = dict.fromkeys(targets)


def moved(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Return the pages with a link whose target has moved or changed its title."""
    domain = published(env)
    found = []
    for docname, links in domain.links.items():
        now = {target: domain.places.get(target) for target in links}
        if now != links:
            domain.links[docname] = dict(now)
            found.append(docname)
    return found


def check_complete(app: Sphinx, env: BuildEnvironment) -> None:
    """Warn about clauses that no page publishes, in the games of which some clause is published."""
    places = published(env).places
    games = {name.split(".", 1)[0] for name, place in places.items() if place.kind == "clause"}
    if not games:
        return
    for name, entry in store_of(app.config).entries.items():
        if entry.clause.game in games and name not in places:
            logger.warning("clause %s is on no page", name, type="rule", subtype="unpublished")
