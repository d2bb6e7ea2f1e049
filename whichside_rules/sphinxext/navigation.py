"""The tree of pages beside every page, quickly.

Sphinx copies the sections of all pages for it, and a theme asks for it on each page. A theme that
shows titles only throws the copies away: with a page of many functions, or many clauses, that is a
third of a whole build. So where titles only are asked for, only they are handed out. And a page
that stands nowhere in the tree, such as the source of a module, has the same tree beside it as the
others of its folder.

Captions get the level that a heading needs: who listens to the page goes from heading to heading.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

_LEVEL: Final = (' role="heading"', ' role="heading" aria-level="2"')

_BESIDE: WeakKeyDictionary[BuildEnvironment, dict[str, Any]] = WeakKeyDictionary()
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
    beside = _BESIDE.setdefault(env, {}) if page not in env.all_docs else {}

    def toctree(**options: Any) -> Any:
        if not options.get("titles_only"):
            return slow(**options)
        asked = repr((page.rpartition("/")[0], sorted(options.items())))
        if asked in beside:
            return beside[asked]
        tocs = env.tocs
        env.tocs = _titles(env)
        try:
            beside[asked] = slow(**options)
        finally:
            env.tocs = tocs
        return beside[asked]

    context["toctree"] = toctree


def _titles(env: BuildEnvironment) -> dict[str, nodes.bullet_list]:
    if env not in _TITLES:
        _TITLES[env] = {page: titles_of(toc) for page, toc in env.tocs.items()}
    return _TITLES[env]


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
