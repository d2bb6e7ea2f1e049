"""Language blocks and module lists."""

from __future__ import annotations

from whichside_rules.kernel.book.rulebook import built_in, unfinished
from whichside_rules.sphinxext.writing.markdown import expand_modules, keep_language

PAGE = """\
:::{lang} en
# Title
:::
:::{lang} fr
# Titre

::::{note}
Dans un bloc.
::::
:::

both

```
:::{lang} fr
kept as it is
:::
```
"""


def test_one_language_stays_and_lines_keep_their_numbers() -> None:
    english = keep_language(PAGE, "en")
    assert "# Title" in english
    assert "Titre" not in english
    assert "Dans un bloc" not in english
    french = keep_language(PAGE, "fr")
    assert "Title" not in french
    assert "Dans un bloc" in french
    for page in (english, french):
        assert page.split("\n").index("both") == PAGE.split("\n").index("both")


def test_code_blocks_are_left_alone() -> None:
    assert "```\n:::{lang} fr\nkept as it is\n:::\n```" in keep_language(PAGE, "en")


def test_modules_are_listed_in_the_wanted_order() -> None:
    options = ":first: sources.store sources.code\n:exclude: writing.nodes\n"
    text = f":::{{rule:modules}} whichside_rules.sphinxext\n{options}:::\n"
    page, listed = expand_modules(text)
    assert "whichside_rules.sphinxext.writing.nodes" in listed["whichside_rules.sphinxext"]
    assert "automodule:: whichside_rules.sphinxext.writing.nodes" not in page
    assert (
        page.index("sphinxext.sources.store")
        < page.index("sphinxext.sources.code")
        < page.index("sphinxext.links.domain")
    )


def test_the_modules_of_a_game_that_is_being_written_are_not_published() -> None:
    _, listed = expand_modules(":::{rule:modules} whichside_rules.vocabulary\n:::\n")
    modules = listed["whichside_rules.vocabulary"]
    assert [one for one in modules if set(one.split(".")[1:]) & set(unfinished())] == []
    assert {one.rpartition(".")[2] for one in modules} >= set(built_in())


def test_an_unknown_package_lists_nothing() -> None:
    _, listed = expand_modules(":::{rule:modules} no.such.package\n:::\n")
    assert listed == {"no.such.package": ()}
