"""The tree of pages is made of titles only, as Sphinx itself would cut it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from docutils import nodes
from sphinx import addnodes

from tests.sphinxext.conftest import EXTENSIONS, PAGES, Project
from whichside_rules.sphinxext.links.navigation import hand_out_titles, marked, titles_of


class Pages:
    """As much of an environment as the tree needs: two pages, and no table of contents."""

    all_docs = ("one", "two")
    tocs: dict[str, nodes.bullet_list] = {}  # noqa: RUF012


def entry(name: str, *below: nodes.Element) -> nodes.list_item:
    link = nodes.reference("", name, refuri="page", anchorname=f"#{name}")
    found = nodes.list_item("", addnodes.compact_paragraph("", "", link))
    if below:
        found += nodes.bullet_list("", *below)
    return found


def test_sections_are_left_out_and_the_page_keeps_its_own() -> None:
    toc = nodes.bullet_list("", entry("title", entry("one", entry("deeper")), entry("two")))
    whole = toc.pformat()

    assert titles_of(toc).pformat() == nodes.bullet_list("", entry("title")).pformat()
    assert toc.pformat() == whole


def test_the_pages_below_stay_wherever_they_are_named() -> None:
    pages = addnodes.toctree(entries=[(None, "below")])
    toc = nodes.bullet_list("", entry("title", entry("one", pages), entry("two")))

    (title,) = titles_of(toc).findall(nodes.list_item)

    assert [type(node) for node in title.children[1].children] == [addnodes.toctree]
    assert [node.attributes["entries"] for node in title.findall(addnodes.toctree)] == [
        [(None, "below")]
    ]


def test_what_depends_on_the_builder_is_left_to_sphinx() -> None:
    toc = nodes.bullet_list("", addnodes.only("", entry("title", entry("one")), expr="html"))

    assert titles_of(toc) is toc


def test_pages_beside_the_tree_share_it_with_those_of_their_folder() -> None:
    asked: list[str] = []
    env = Pages()

    def tree_of(page: str, **options: object) -> str:
        def slow(**more: object) -> str:
            asked.append(page)
            return f"the tree of {page}, {more}"

        context: dict[str, Any] = {"toctree": slow}
        hand_out_titles(cast("Any", SimpleNamespace(env=env)), page, "page.html", context, None)
        return str(context["toctree"](titles_only=True, **options))

    first = tree_of("_modules/toy/debt")
    assert tree_of("_modules/toy/wage") == first
    others = [tree_of("_modules/toy/wage", collapse=True), tree_of("_modules/toy"), tree_of("one")]
    others += [tree_of("two")]
    assert len({first, *others}) == 5
    assert asked == ["_modules/toy/debt", "_modules/toy/wage", "_modules/toy", "one", "two"]


def test_captions_say_of_which_level_they_are() -> None:
    context: dict[str, Any] = {
        "toctree": lambda **_: '<p class="caption" role="heading"><span>The rules</span></p>'
    }
    hand_out_titles(cast("Any", SimpleNamespace(env=Pages())), "one", "page.html", context, None)
    for titles_only in (True, False):
        assert 'role="heading" aria-level="2"' in context["toctree"](titles_only=titles_only)


def li(level: int, page: str, below: str = "", current: str = "") -> str:
    link = f'<a class="reference internal" href="{page}">{page}</a>'
    return f'<li class="toctree-l{level}{current}">{link}{below}</li>\n'


def test_the_way_to_a_page_is_marked() -> None:
    inner = f"<ul>{li(2, 'b')}{li(2, 'c')}</ul>"
    tree = f"<p>The rules</p>\n<ul>\n{li(1, 'a', inner)}{li(1, 'd')}</ul>"
    below = f'<ul class="current">{li(2, "b")}{li(2, "c", current=" current")}</ul>'
    right = f"<p>The rules</p>\n<ul>\n{li(1, 'a', below, ' current')}{li(1, 'd')}</ul>"
    right = right.replace("<ul>", '<ul class="current">')
    right = right.replace(
        '<a class="reference internal" href="c">', '<a class="current reference internal" href="#">'
    )
    assert marked(tree, "c") == right
    assert marked(tree, "e") is None  # it is not there
    assert marked(tree + tree, "c") is None  # it is there twice


COMPARED = """
def compared(app, page, template, context, doctree):
    options = dict(titles_only=True, collapse=False, includehidden=True, maxdepth=-1)
    whole = app.builder._get_local_toctree(page, **options)
    whole = whole.replace(' role="heading"', ' role="heading" aria-level="2"')
    if context["toctree"](**options) != whole:
        raise ValueError(page)


def setup(app):
    app.connect("html-page-context", compared, priority=900)
"""


def test_every_page_has_the_tree_that_sphinx_would_give_it(project: Project) -> None:
    project.all_passed()
    project.configure(EXTENSIONS, COMPARED)
    project.write("docs/index.md", PAGES["index.md"].replace("matrix\n", "matrix\nmore/index\n"))
    project.write(
        "docs/more/index.md", "# More\n\n```{toctree}\n:caption: Below\n\none\ntwo\n```\n"
    )
    project.write("docs/more/one.md", "# One\n\n## Part\n")
    project.write("docs/more/two.md", "# Two\n\n```{toctree}\n/api\n```\n")
    built = project.build()  # that a tree is another ends the build
    assert 'href="one.html"' in built.page("more/index")
