"""The tree of pages beside every page, quickly.

Sphinx copies the sections of all pages for it, and a theme asks for it on each page. A theme that
shows titles only throws the copies away: with a page of many functions, or many clauses, that is a
third of a whole build. So where titles only are asked for, only they are handed out. And a page
that stands nowhere in the tree, such as the source of a module, has the same tree beside it as the
others of its folder; that of a page within it is the same too, with the way to the page marked.

Captions get the level that a heading needs: who listens to the page goes from heading to heading.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, cast
from weakref import WeakKeyDictionary

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.environment import BuildEnvironment
from sphinx.environment.adapters.toctree import global_toctree_for_doc

_LEVEL: Final = (' role="heading"', ' role="heading" aria-level="2"')

_AROUND: Final = re.compile(r"<(/?)(ul|li)\b[^>]*>")

_TREES: WeakKeyDictionary[BuildEnvironment, dict[str, Any]] = WeakKeyDictionary()
_TITLES: WeakKeyDictionary[BuildEnvironment, dict[str, nodes.bullet_list]] = WeakKeyDictionary()


def hand_out_titles(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Make ``toctree(titles_only=True)`` of a page's template quick; its answer is the same."""
    if "toctree" not in context:
        return
    whole: Callable[..., Any] = context["toctree"]

    def slow(**options: Any) -> Any:
        return str(whole(**options)).replace(*_LEVEL)

    env = app.env

    def toctree(**options: Any) -> Any:
        if not options.get("titles_only"):
            return slow(**options)
        folder = page.rpartition("/")[0]
        known = _TREES.setdefault(env, {})
        asked = repr((folder, sorted(options.items())))
        with _titles_only(env):
            if page not in env.all_docs:
                if asked not in known:
                    known[asked] = slow(**options)
                return known[asked]
            if options.get("collapse") is not False:
                return slow(**options)
            nowhere = f"{folder}/-" if folder else "-"
            if asked not in known:
                known[asked] = _tree(app, nowhere, options)
            found = marked(known[asked], app.builder.get_relative_uri(nowhere, page))
            return slow(**options) if found is None else found

    context["toctree"] = toctree


def _tree(app: Sphinx, page: str, options: dict[str, Any]) -> str:
    """The tree beside a page that stands nowhere in it."""
    builder = cast("StandaloneHTMLBuilder", app.builder)
    found = global_toctree_for_doc(app.env, page, builder, tags=builder.tags, **options)
    return str(builder.render_partial(found)["fragment"]).replace(*_LEVEL)


def marked(tree: str, address: str) -> str | None:
    """Mark the way to a page as Sphinx does, in a tree in which nothing is marked.

    Returns:
        the tree; nothing if the page does not stand in it just once.
    """
    link = f'<a class="reference internal" href="{address}">'
    before, *after = tree.split(link)
    if len(after) != 1:
        return None
    around: list[re.Match[str]] = []
    for found in _AROUND.finditer(before):
        if found[1]:
            around.pop()
        else:
            around.append(found)
    parts, end = [], 0
    for found in around:
        current = '<ul class="current">' if found[2] == "ul" else f'{found[0][:-2]} current">'
        parts += [before[end : found.start()], current]
        end = found.end()
    own = '<a class="current reference internal" href="#">'
    return "".join([*parts, before[end:], own, *after])


@contextmanager
def _titles_only(env: BuildEnvironment) -> Iterator[None]:
    """While this lasts the tables of contents of all pages are their titles."""
    whole = env.tocs
    if env not in _TITLES:
        _TITLES[env] = {page: titles_of(toc) for page, toc in whole.items()}
    env.tocs = _TITLES[env]
    try:
        yield
    finally:
        env.tocs = whole


def titles_of(toc: nodes.bullet_list) -> nodes.bullet_list:
    """The table of contents of a page without its sections: its title and the pages below it."""
    if any(toc.findall(addnodes.only)):
        return toc  # what it holds depends on the builder
    found = toc.deepcopy()
    for entry in found.children:
        if isinstance(entry, nodes.list_item) and len(entry) > 1:
            below = list(entry.findall(addnodes.toctree))
            if below:
                entry[1][:] = below  # type: ignore[index]
            else:
                entry.pop(1)
    return found
