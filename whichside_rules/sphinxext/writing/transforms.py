"""What can only be filled in when the whole project has been read."""

from __future__ import annotations

from typing import Any, ClassVar

from docutils import nodes
from sphinx.builders import Builder
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.nodes import make_refnode

from whichside_rules.sphinxext.labels import label, own_language
from whichside_rules.sphinxext.sources.public_names import documented
from whichside_rules.sphinxext.writing.code_pages import anchor, page_of, shown
from whichside_rules.sphinxext.writing.nodes import code_links


class CodeLinks(SphinxPostTransform):
    """Link functions to their API page, their highlighted source and the repository."""

    default_priority: ClassVar[int] = 90

    def run(self, **kwargs: Any) -> None:
        """Replace every placeholder by links to what this build publishes."""
        language = own_language(self.config.language)
        for node in list(self.document.findall(code_links)):
            node.replace_self(self._links(node, language))

    def _links(self, node: nodes.Element, language: str) -> nodes.Node:
        module, name = node["module"], node["name"]
        path = f"{module}.{name}" if name else module
        box = nodes.inline(classes=["rule-code"])
        literal = nodes.literal("", path)
        source = self._source_page(module, name, node.get("line", 0))
        api = self._api_link(path, literal)
        if api is None and source is not None:
            box += self._link(*source, literal)  # what is not for users has its code only
        else:
            box += api or literal
        extras: list[nodes.reference] = []
        if api is not None and source is not None:
            extras.append(self._link(*source, nodes.inline("", label("source-code", language))))
        if node["repository"]:
            word = nodes.inline("", label("repository", language))
            extras.append(nodes.reference("", "", word, refuri=node["repository"], internal=False))
        for extra in extras:
            extra["classes"].append("rule-code-extra")
            box += [nodes.Text(" "), extra]
        return box

    def _link(self, page: str, place: str, shown: nodes.Element) -> nodes.reference:
        docname = self.env.current_document.docname
        return make_refnode(self._builder, docname, page, place, shown)

    def _api_link(self, path: str, literal: nodes.literal) -> nodes.reference | None:
        known = self.env.domains.python_domain.objects.get(documented(self.env).get(path, path))
        return None if known is None else self._link(known.docname, known.node_id, literal)

    def _source_page(self, module: str, name: str, line: int) -> tuple[str, str] | None:
        """Return the page and the place that viewcode makes of it, when it makes one."""
        builder = self._builder
        if not shown(self.env).get(module) or builder.format != "html":
            return None
        if builder.name == "singlehtml":
            return None
        return page_of(module), anchor(self.config, self.env, module, name, line)

    @property
    def _builder(self) -> Builder:
        app = getattr(self.env, "_app", None) or self.app
        builder: Builder = app.builder
        return builder
