"""The directives that publish clauses and the tables about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from whichside_rules.kernel.book import rulebook
from whichside_rules.shared.punctuation import colon
from whichside_rules.sphinxext.labels import label, own_language
from whichside_rules.sphinxext.sources.store import Entry, Store, store_of
from whichside_rules.sphinxext.sources.turns import course
from whichside_rules.sphinxext.writing.booklet import booklet
from whichside_rules.sphinxext.writing.nodes import details, ready_html, scroller, summary
from whichside_rules.sphinxext.writing.published import Published, published
from whichside_rules.sphinxext.writing.render import Renderer, drawing_of
from whichside_rules.sphinxext.writing.tables import (
    before_and_after,
    drawing,
    new_table,
    style,
    worked_example,
)
from whichside_rules.sphinxext.writing.things import things, told_of
from whichside_rules.sphinxext.writing.turn import picture
from whichside_rules.sphinxext.writing.zones import borders, drawn, has_map

if TYPE_CHECKING:
    from whichside_rules.kernel.book.clause import Catalogue

logger: logging.SphinxLoggerAdapter = logging.getLogger(__name__)


class RuleDirective(SphinxDirective):
    """What all directives of the domain share."""

    @property
    def store(self) -> Store:
        """The data of this build."""
        return store_of(self.config)

    @property
    def domain_(self) -> Published:
        """The domain that remembers what is published."""
        return published(self.env)

    @property
    def language_(self) -> str:
        """The language of the site."""
        return own_language(self.config.language)

    @property
    def renderer(self) -> Renderer:
        """The maker of nodes."""
        config = self.config
        return Renderer(
            self.store, self.language_, config.rule_repository_url, config.rule_repository_ref
        )

    def publish(self, section: nodes.section, kind: str, title: str) -> None:
        """Make a section a place that can be linked to, here and from other projects."""
        name = section["ids"][0]
        if name not in section["names"]:
            section["names"].append(name)
        # An explicit name also becomes a label of the standard domain, so that projects without
        # this extension can link to it.
        self.state.document.note_explicit_target(section, section)
        self.set_source_info(section)
        self.domain_.note_place(name, kind, title, section)

    def add_clause(self, parent: list[nodes.Node] | nodes.Element, entry: Entry) -> None:
        """Publish one clause."""
        section = self.renderer.clause_section(entry)
        parent += [section]
        self.publish(section, "clause", entry.clause.title.in_(self.language_))
        self.domain_.note_shown(f"clause:{entry.clause.id}")

    def note_content(self, name: str) -> None:
        """Make the page anew when the content of a game changes."""
        for file in (Path(str(rulebook.find(name).folder)) / "content").glob("*.toml"):
            self.env.note_dependency(str(file))

    def note_rules(self, name: str) -> None:
        """Make the page anew when the rules of a game change."""
        folder = Path(str(rulebook.find(name).folder))
        for file in (*folder.rglob("*.py"), *folder.rglob("*.toml")):
            self.env.note_dependency(str(file))

    def unknown(self, kind: str, name: str) -> list[nodes.Node]:
        """Warn about an argument that names nothing."""
        logger.warning(
            "unknown %s %r", kind, name, location=self.get_location(), type="rule", subtype=kind
        )
        return []


class ChapterDirective(RuleDirective):
    """A chapter as a section: its title, an introduction (the content), every clause."""

    required_arguments = 1
    has_content = True

    def run(self) -> list[nodes.Node]:
        """Return the section."""
        name = self.arguments[0]
        chapter = self.store.chapters.get(name)
        if chapter is None:
            return self.unknown("chapter", name)
        title = chapter.title.in_(self.language_)
        section = nodes.section(ids=[name], classes=["rule-chapter"])
        section += nodes.title("", title, translatable=False)
        self.publish(section, "chapter", title)
        introduction = nodes.container(classes=["rule-introduction"])
        self.state.nested_parse(self.content, self.content_offset, introduction)
        section += introduction
        section += self.renderer.chapter_head(name)
        for entry in self.store.chapter_entries(name):
            self.add_clause(section, entry)
        self.domain_.note_shown(f"chapter:{name}")
        return [section]


class ClauseDirective(RuleDirective):
    """One clause as a section."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the section."""
        entry = self.store.entries.get(self.arguments[0])
        if entry is None:
            return self.unknown("clause", self.arguments[0])
        found: list[nodes.Node] = []
        self.add_clause(found, entry)
        return found


class _GameDirective(RuleDirective):
    """Something about one game, or about every game under its title."""

    optional_arguments = 1
    key: ClassVar[str]

    def run(self) -> list[nodes.Node]:
        """Return the nodes for the game, or one section for each game."""
        self.domain_.note_shown(self.key)
        if self.arguments:
            catalogue = self.store.catalogue(self.arguments[0])
            if catalogue is None:
                return self.unknown("game", self.arguments[0])
            return self.show(catalogue)
        sections: list[nodes.Node] = []
        for catalogue in self.store.catalogues:
            title = catalogue.book.title.in_(self.language_)
            section = nodes.section(ids=[f"{self.key}-{catalogue.book.id}"])
            section += nodes.title("", title, translatable=False)
            section += self.show(catalogue)
            sections.append(section)
        return sections or [nodes.paragraph("", self.renderer.word("no-clauses"))]

    def show(self, catalogue: Catalogue) -> list[nodes.Node]:
        """Return the nodes for one game."""
        raise NotImplementedError


class CoverageDirective(_GameDirective):
    """The table of a game: clauses, proofs and gaps of each chapter."""

    key = "coverage"

    def show(self, catalogue: Catalogue) -> list[nodes.Node]:
        """Return the table."""
        return self.renderer.coverage(catalogue)


class UncoveredDirective(_GameDirective):
    """The list of normative clauses that are not proved."""

    key = "coverage"

    def run(self) -> list[nodes.Node]:
        """Return the list of one game, or of each game under a rubric."""
        if self.arguments:
            return super().run()
        self.domain_.note_shown(self.key)
        found: list[nodes.Node] = []
        for catalogue in self.store.catalogues:
            found.append(nodes.rubric("", catalogue.book.title.in_(self.language_)))
            found += self.show(catalogue)
        return found

    def show(self, catalogue: Catalogue) -> list[nodes.Node]:
        """Return the list."""
        return self.renderer.uncovered(catalogue)


class ReadingsDirective(_GameDirective):
    """The register of readings."""

    key = "readings"

    def show(self, catalogue: Catalogue) -> list[nodes.Node]:
        """Return a section for each reading."""
        found: list[nodes.Node] = []
        for reading in catalogue.readings:
            section = self.renderer.reading_section(reading)
            self.publish(section, "reading", reading.question.in_(self.language_))
            found.append(section)
        return found or [nodes.paragraph("", self.renderer.word("no-readings"))]


class BookletDirective(_GameDirective):
    """The rules of a game from end to end, as they are printed."""

    key = "booklet"

    def show(self, catalogue: Catalogue) -> list[nodes.Node]:
        """Return a section for each chapter."""
        return booklet(catalogue, self.language_)


class VocabularyDirective(RuleDirective):
    """Every step sentence with its function and its uses, of one game or of all."""

    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return a section for each kind of step."""
        game = self.arguments[0] if self.arguments else None
        self.domain_.note_shown(f"vocabulary:{game or ''}")
        return self.renderer.vocabulary(game)


class ChaptersDirective(RuleDirective):
    """A table of the chapters of a game with their state, for the front page of a game."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = {"class": directives.class_option}

    def run(self) -> list[nodes.Node]:
        """Return the list of chapters."""
        self.domain_.note_shown(f"chapters:{self.arguments[0]}")
        catalogue = self.store.catalogue(self.arguments[0])
        if catalogue is None:
            return self.unknown("game", self.arguments[0])
        return [self.renderer.chapter_list(catalogue)]


class MapDirective(RuleDirective):
    """The map of a game, drawn from its content, and folded beneath it the same in words."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the picture and the list of borders."""
        name = self.arguments[0]
        game: Any = rulebook.find(name).game if rulebook.known(name) else None
        content: Any = game.default_content() if hasattr(game, "default_content") else None
        if not has_map(content):
            return self.unknown("map", name)
        self.note_content(name)
        said = details()
        said += summary("", label("map.in-words", self.language_))
        said += _list_of(borders(content.zones, self.language_), colon(self.language_))
        picture = scroller(classes=["rule-map-box"])
        picture += ready_html.of(drawn(content.zones, self.language_))
        return [picture, said]


class TurnDirective(RuleDirective):
    """The course of a game, drawn from its rules, and folded beneath it the same in words."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the picture and the list of its parts."""
        name = self.arguments[0]
        found = course(name)
        if found is None:
            return self.unknown("turn", name)
        self.note_rules(name)
        return picture(found, self.language_)


class ThingsDirective(RuleDirective):
    """What the things of a game do and cost, in words that are made from its content."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return a section for each kind of thing."""
        name = self.arguments[0]
        told = told_of(rulebook.find(name).game) if rulebook.known(name) else ()
        if not told:
            return self.unknown("things of", name)
        self.note_content(name)
        return things(told, self.language_)


class TableDirective(RuleDirective):
    """The table of a new game, drawn from the content that the game ships."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the drawing."""
        name = self.arguments[0]
        table = new_table(name)
        if table is None:
            return self.unknown("table of", name)
        self.note_content(name)
        return [*style(self.env), drawing(table, self.language_)]


class DrawnDirective(RuleDirective):
    """The simplest scenario of a chapter that moves something, drawn before and after."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return a section; nothing where no scenario of the chapter moves anything."""
        name = self.arguments[0]
        chapter = self.store.chapters.get(name)
        if chapter is None:
            return self.unknown("chapter", name)
        self.domain_.note_shown(f"drawn:{name}")
        found = worked_example(self.store.chapter_entries(name))
        if found is None:
            return []
        self.note_rules(found.before.game)
        title = chapter.title.in_(self.language_)
        section = nodes.section(ids=[drawing_of(name)], classes=["rule-drawn"])
        section += nodes.title("", title, translatable=False)
        section += [*style(self.env), *before_and_after(found, self.renderer)]
        self.domain_.note_place(drawing_of(name), "drawing", title, section)
        return [section]


def _list_of(pairs: Iterable[tuple[str, str]], between: str) -> nodes.bullet_list:
    found = nodes.bullet_list()
    for name, rest in pairs:
        line = nodes.paragraph("", "", nodes.strong("", name), nodes.Text(f"{between}{rest}"))
        found += nodes.list_item("", line)
    return found
