"""The few nodes that docutils does not have, and how they are written."""

from __future__ import annotations

import re
from html import unescape
from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx

_TAG: Final = re.compile(r"<[^<]*>")


class details(nodes.General, nodes.Element):
    """A part of a page that the reader may fold; ``open`` says how it starts."""


class summary(nodes.General, nodes.TextElement):
    """The line of :class:`details` that always shows."""


class scroller(nodes.General, nodes.Element):
    """A box that scrolls sideways when its content is wider than the page."""


class code_links(nodes.General, nodes.Inline, nodes.Element):
    """The links to one function: API page, highlighted source, repository.

    Filled in when the whole project has been read, for only then is it known what is documented.
    """


class ask_form(nodes.General, nodes.Element):
    """The editor of the page that answers."""


class try_link(nodes.General, nodes.Inline, nodes.Element):
    """The link from a scenario to the editor; ``anchor`` names the scenario.

    Filled in when the whole project has been read, for only then is it known where the editor is.
    """


class turn_picture(nodes.General, nodes.Element):
    """The picture of a turn, as SVG whose links are not resolved yet.

    Filled in when the whole project has been read, for only then is it known where clauses are.
    """


class ready_html(nodes.raw):
    """What is HTML already; the search finds its words, and other builders write them plainly."""

    @classmethod
    def of(cls, html: str) -> ready_html:
        """Return the node of some HTML."""
        return cls("", html, format="html")


def html_visit_ready(self: Any, node: nodes.Element) -> None:
    """Write it as it is."""
    self.body.append(node.astext())
    raise nodes.SkipNode


def plain_visit_ready(self: Any, node: nodes.Element) -> None:
    """Write its words."""
    words = unescape(_TAG.sub("", node.astext())).strip()
    nodes.literal_block("", words, language="none").walkabout(self)
    raise nodes.SkipNode


def html_visit_details(self: Any, node: nodes.Element) -> None:
    """Open the element."""
    attributes = {"open": "open"} if node.get("open") else {}
    self.body.append(self.starttag(node, "details", **attributes))


def html_depart_details(self: Any, node: nodes.Element) -> None:
    """Close the element."""
    self.body.append("</details>\n")


def html_visit_summary(self: Any, node: nodes.Element) -> None:
    """Open the element."""
    self.body.append(self.starttag(node, "summary", suffix=""))


def html_depart_summary(self: Any, node: nodes.Element) -> None:
    """Close the element."""
    self.body.append("</summary>\n")


def html_visit_scroller(self: Any, node: nodes.Element) -> None:
    """Open the element; it can be reached by keyboard because it may have to be scrolled."""
    self.body.append(self.starttag(node, "div", tabindex="0"))


def html_depart_scroller(self: Any, node: nodes.Element) -> None:
    """Close the element."""
    self.body.append("</div>\n")


def pass_through(self: Any, node: nodes.Element) -> None:
    """Write only the children."""


def add_nodes(app: Sphinx) -> None:
    """Register the nodes for every builder; only HTML gives them a form of their own."""
    plain = (pass_through, pass_through)
    others: dict[str, Any] = dict.fromkeys(("latex", "text", "man", "texinfo"), plain)
    app.add_node(details, html=(html_visit_details, html_depart_details), **others)
    app.add_node(summary, html=(html_visit_summary, html_depart_summary), **others)
    app.add_node(scroller, html=(html_visit_scroller, html_depart_scroller), **others)
    app.add_node(code_links, html=plain, **others)
    written: dict[str, Any] = dict.fromkeys(others, (plain_visit_ready, pass_through))
    app.add_node(ready_html, html=(html_visit_ready, pass_through), **written)
