"""What a build publishes and where: the data of the ``rule`` domain, which all its parts share."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, ClassVar, NamedTuple, cast

from docutils.nodes import Element
from sphinx.domains import Domain
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from whichside_rules.sphinxext.sources.store import store_of

logger: logging.SphinxLoggerAdapter = logging.getLogger(__name__)


class Place(NamedTuple):
    """Where a clause, chapter or reading is published."""

    docname: str
    anchor: str
    kind: str
    title: str


class Published(Domain):
    """The domain without its roles and directives: what pages publish, show and link to."""

    # Per document: the digests of what it shows, the targets it links to as they were when it was
    # last written, and the modules that it lists. ``places`` is what can be linked to.
    initial_data: ClassVar[dict[str, Any]] = {"places": {}, "shown": {}, "links": {}, "modules": {}}
    data_version = 2

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


def published(env: BuildEnvironment) -> Published:
    """Return the domain of a build."""
    return cast("Published", env.domains["rule"])
