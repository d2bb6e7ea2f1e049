"""Which functions count as evidence."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from whichside_rules import postal
from whichside_rules.kernel.book.roles import clauses_in
from whichside_rules.kernel.files.content import cited
from whichside_rules.scenarios.evidence import Evidence


@pytest.mark.parametrize(
    ("docstring", "found"),
    [
        (None, ()),
        ("Nothing.", ()),
        ("One (:clause:`toy.a.b-c`).", ("toy.a.b-c",)),
        (":clause:`toy.a` :clause:`~toy.b`\n:clause:`toy.a`", ("toy.a", "toy.b")),
        (":clause:`a title <toy.a>`", ("toy.a",)),
        (":rule:clause:`toy.a`", ("toy.a",)),
        ("``clause`` toy.a", ()),
    ],
)
def test_clauses_in(docstring: str | None, found: tuple[str, ...]) -> None:
    assert clauses_in(docstring) == found


@pytest.fixture
def rule(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Callable[[], None]]:
    """Makes a module of that name with one rule."""

    def rule(module: str) -> Callable[[], None]:
        made = ModuleType(module)
        made.__file__ = f"{module}.py"
        monkeypatch.setitem(sys.modules, module, made)
        source = "def rule():\n    ':clause:`toy.a`'\n"
        exec(compile(source, made.__file__, "exec"), made.__dict__)
        function: Callable[[], None] = made.__dict__["rule"]
        return function

    return rule


@pytest.mark.parametrize(
    ("module", "counts"),
    [
        ("whichside_rules.postal.debt", True),
        ("whichside_rules.kernel.playing.chance", True),
        ("whichside_rules.postal.engine.content", False),
        ("whichside_rules.vocabulary.postal", False),
        ("whichside_rules.scenarios.lint", False),
        ("whichside_rules_of_others", False),
        ("elsewhere", False),
    ],
)
def test_only_rules_count(
    rule: Callable[[str], Callable[[], None]], module: str, counts: bool
) -> None:
    evidence = Evidence(("whichside_rules",))
    function = rule(module)

    with evidence.observe():
        function()

    assert list(evidence.ran) == (["toy.a"] if counts else [])


def test_only_the_block_counts_and_every_block_anew(
    rule: Callable[[str], Callable[[], None]],
) -> None:
    function = rule("toy.rules")
    first, second = Evidence(("toy",)), Evidence(("toy",))

    with first.observe():
        pass
    function()
    with second.observe():
        function()
        function()

    assert (list(first.ran), list(second.ran)) == ([], ["toy.a"])
    third = Evidence(("toy",))
    with third.observe():
        function()
    assert list(third.ran) == ["toy.a"]


def test_a_datum_that_is_cited_counts() -> None:
    evidence, content = Evidence(("toy",)), postal.default_content()
    with evidence.observe():
        assert cited(content, "start.savings").value == 2
        assert content.start.workers == 4  # read, but not cited
    cited(content, "cubes.workers")
    assert list(evidence.ran) == ["postal.setup.savings-2"]


def test_another_profiler_is_left_as_it_was() -> None:
    def profiler(*_: object) -> None: ...

    sys.setprofile(profiler)
    try:
        with Evidence(("toy",)).observe():
            pass
        assert sys.getprofile() is profiler
    finally:
        sys.setprofile(None)
