"""What can only be filled in when the whole project has been read."""

from __future__ import annotations

from typing import Any, ClassVar

from docutils import nodes
from sphinx.builders import Builder
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.nodes import make_refnode

from whichside_rules.sphinxext.labels import label, own_language
from whichside_rules.sphinxext.nodes import code_links


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
        box += self._api_link(path, literal)
        extras = [self._source_link(module, name, language)]
        if node["repository"]:
            word = nodes.inline("", label("repository", language))
            extras.append(nodes.reference("", "", word, refuri=node["repository"], internal=False))
        for extra in extras:
            if extra is not None:
                extra["classes"].append("rule-code-extra")
                box += [nodes.Text(" "), extra]
        return box

    def _api_link(self, path: str, literal: nodes.literal) -> nodes.Node:
        known = self.env.domains.python_domain.objects.get(path)
        if known is None:
            return literal
        return make_refnode(
            self._builder, self.env.current_document.docname, known.docname, known.node_id, literal
        )

    def _source_link(self, module: str, name: str, language: str) -> nodes.reference | None:
        """Link to the page that viewcode makes, when it makes one."""
        entry = getattr(self.env, "_viewcode_modules", {}).get(module)
        builder = self._builder
        if not entry or builder.format != "html" or builder.name == "singlehtml":
            return None
        anchor = name if name in entry[2] else ""
        page = f"_modules/{module.replace('.', '/')}"
        word = nodes.inline("", label("source-code", language))
        docname = self.env.current_document.docname
        return make_refnode(builder, docname, page, anchor, word)

    @property
    def _builder(self) -> Builder:
        app = getattr(self.env, "_app", None) or self.app
        builder: Builder = app.builder
        return builder
