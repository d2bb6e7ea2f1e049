"""Each operator breaks what it says, and nothing that would only crash."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any, Literal

import pytest

from tests.mutation import contents
from tests.mutation.breaks import Break, breaks_of, breaks_of_shared, is_broad
from tests.mutation.broad import BROAD
from tests.mutation.operators import OPERATORS

CHAPTER = """
[chapter]
id = "toy.debt"
title_en = "Debt"
title_fr = "Dette"
"""
CLAUSE = """
[[clause]]
id = "toy.debt.{name}"
kind = "rule"
status = "normative"
title_en = "T"
title_fr = "T"
text_en = "T."
text_fr = "T."
section_en = "S"
section_fr = "S"
lines = "1"
readings = ["toy.R-1"]
"""
BOOK = """
[book]
id = "toy"
title_en = "Toy"
title_fr = "Jouet"
authors = ["Nobody"]
[[edition]]
id = "en"
title = "first"
language = "en"
source_digest = "0123456789ab"
"""
SENTENCES = """
def step(world):
    f, g, x, K, P, Paid, MOVE
"""
READINGS = """
[[reading]]
id = "toy.R-1"
kind = "option"
field = "limit"
question_en = "Q?"
question_fr = "Q ?"
default = "none"
why_en = "W."
why_fr = "W."
clauses = ["toy.debt.a", "toy.debt.b", "toy.debt.c"]
lines = "1"
[[reading.option]]
name = "none"
text_en = "N."
text_fr = "N."
[[reading.option]]
name = "ten"
text_en = "T."
text_fr = "T."
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a game without code."""
    game = tmp_path / "toy"
    game.mkdir()
    (game / "book.toml").write_text(BOOK)
    (game / "vocabulary.py").write_text(SENTENCES)
    (game / "readings.toml").write_text(READINGS)
    (game / "debt.toml").write_text(CHAPTER + "".join(CLAUSE.format(name=n) for n in "abc"))
    return game


def changes(folder: Path, code: str, operator: str) -> set[str]:
    """What becomes of a line of code by an operator."""
    return {one.change[1] for one in breaks(folder, code) if one.operator == operator}


def breaks(folder: Path, code: str, *, broad: bool = False) -> list[Break]:
    (folder / "debt.py").write_text(code)
    return list(breaks_of(folder, folder / "vocabulary.py", broad=broad))


@pytest.mark.parametrize(
    ("operator", "code", "wrong"),
    [
        ("compare", "x = a < b", {"x = a <= b"}),
        ("compare", "x = (a) in (b)", {"x = (a) not in (b)"}),
        ("count", "x = a + b", {"x = a - b"}),
        ("count", "x = (*a,) + b", set()),
        ("number", "x = a[1]", {"x = a[2]", "x = a[0]"}),
        ("number", "x = a > 0", {"x = a > 1"}),
        ("truth", "x = f(won=True)", {"x = f(won=False)"}),
        ("always", "x = a if b else c", {"x = a if True else c", "x = a if False else c"}),
        ("not", "x = not a", {"x = a"}),
        ("part", "x = a and (b or c)", {"x = a", "x = (b or c)", "x = a and (b)", "x = a and (c)"}),
        ("swap", "x = f(a, b, 1)", {"x = f(b, a, 1)"}),
        ("swap", "x = zip(a, b)", set()),
        ("most", "x = min(a)", {"x = max(a)"}),
        ("entry", "x = (a, b)", {"x = (b,)", "x = (a,)"}),
        ("entry", "x = {a: b}", {"x = {}"}),
        ("delete", "def f(d):\n    d.hurt(1)\n    return d", {"pass"}),
        ("delete", "def f(d):\n    if d:\n        d.hurt()", set()),
        ("delete", "def f(d):\n    yield d", {"yield from ()"}),
        ("loop", "for a in b: f(a)", {"for a in (): f(a)"}),
        ("return", "def f() -> bool:\n    return a", {"return True", "return False"}),
        ("return", "def f() -> int:\n    return a", {"return 0", "return (a) + 1"}),
        ("return", "def f() -> tuple[str, ...]:\n    return a", {"return ()"}),
        ("clause", 'x = f("toy.debt.a")', {'x = f("toy.debt.b")'}),
        (
            "clause",
            'x = f("toy.debt.a", "toy.debt.b")',
            {
                'x = f("toy.debt.c", "toy.debt.b")',
                'x = f("toy.debt.a", "toy.debt.c")',
            },
        ),
        ("word", 'x = limit == "ten"', {'x = limit == "none"'}),
        ("word", 'K = Literal["hurt", "well"]\nx = f("well")', {'x = f("hurt")'}),
        (
            "word",
            'class K(StrEnum):\n    A = "hurt"\n    B = "well"\nx = f("hurt")',
            {'x = f("well")'},
        ),
        (
            "word",
            'class R:\n    a: Literal["on", "ten"] = "ten"',
            {'a: Literal["on", "ten"] = "on"'},
        ),
        (
            "field",
            "class P:\n    hurt: int\n    name: str\n    dead: int\ndef f(p):\n    p.hurt = p.name",
            {"p.dead = p.name"},
        ),
        ("amount", "def f(d, n):\n    d.hurt -= n", {"d.hurt -= (n) + 1"}),
        (
            "amount",
            "class Paid:\n    by: str\n    of: int\nx = Paid.of(who, n)",
            {"x = Paid.of(who, (n) + 1)"},
        ),
        ("agenda", "x = now(d, a)", {"x = now(d)", "x = now(d, a, a)"}),
        (
            "declared",
            'x = Phase(name="a", who=b)',
            {'x = Phase(name="a")'},
        ),
    ],
)
def test_an_operator_breaks_what_it_says(
    folder: Path, operator: str, code: str, wrong: set[str]
) -> None:
    assert wrong <= changes(folder, code, operator)
    assert bool(wrong) == bool(changes(folder, code, operator))


def test_every_operator_is_tried_here() -> None:
    marks = test_an_operator_breaks_what_it_says.pytestmark  # type: ignore[attr-defined]
    tried = {case[0] for mark in marks for case in mark.args[1]}
    assert tried == set(OPERATORS)


ELSEWHERE = '''
"""A module: 1."""
from typing import TYPE_CHECKING, Annotated, Literal

if TYPE_CHECKING:
    one = 1
Bounded = Annotated[int, Field(ge=0)]


def f(a: Literal["none", "ten"]) -> "int | None":
    """Text 1."""
    assert a > 1
    if a < 2:
        raise LookupError("there is none")
    raise ValueError(f"{a + 1}", 1)


MOVE = Operation(among={"n": lambda setup: range(1, 10)})
'''


def test_types_texts_and_messages_are_left_alone(folder: Path) -> None:
    assert {one.operator for one in breaks(folder, ELSEWHERE)} == {"delete"}  # of the raise


def test_lines_stay_where_they_are(folder: Path) -> None:
    code = "def f(a, b):\n    if (\n        a\n        and b < 3\n    ):\n        return g(\n"
    code += "            a\n        )\n"
    found = breaks(folder, code)
    assert len(found) == 8
    for one in found:
        assert one.wrong.count("\n") == code.count("\n"), one.id
        ast.parse(one.wrong)


def test_a_break_belongs_to_the_clauses_named_and_cited(folder: Path) -> None:
    code = (
        'def f(d):\n    """F. :clause:`toy.debt.a`"""\n    d.tell("toy.debt.b")\n    d.cost += 1\n'
    )
    by_id = {one.id: one for one in breaks(folder, code)}
    assert by_id["toy/debt:f:delete:1"].clauses == ("toy.debt.b", "toy.debt.a")
    assert by_id["toy/debt:f:delete:2"].clauses == ("toy.debt.a",)
    assert by_id["toy/debt:f:delete:2"].lines == (4, 4)


def test_an_id_outlives_edits_elsewhere(folder: Path) -> None:
    before = "def f(a):\n    return a + 1\n"
    after = "\n\ndef g(a):\n    return a - 1\n\n\n" + before
    ids = {one.id for one in breaks(folder, before)}
    assert ids
    assert ids < {one.id for one in breaks(folder, after)}


def test_a_changed_statement_has_another_digest(folder: Path) -> None:
    (one, *_) = breaks(folder, "def f(a):\n    return a + 1\n")
    (same, *_) = breaks(folder, "def f(a):\n    return (\n        a + 1\n    )\n")
    (other, *_) = breaks(folder, "def f(a):\n    return a + 2\n")
    assert one.digest != other.digest
    assert one.id == other.id == same.id


def test_what_no_scenario_can_ask_for_is_put_aside(folder: Path) -> None:
    (folder / "vocabulary.py").write_text("def step(world):\n    assert rules.asked(world) == 1\n")
    code = (
        "@invariant(State)\ndef holds(p):\n    return helper(p) > 1\n"
        "def helper(p):\n    return p + 1\n"
        "def asked(p):\n    return used(p) + 1\n"
        "def used(p):\n    return p + 2\n"
        "def published(p):\n    return p + 3\n"
        "def attempted(setup):\n    return setup + 4\n"
        "MOVE = Operation(does=used, among={'n': attempted})\n"
        "def allowed():\n    return MOVE\nRULES = allowed\nlegal_actions = RULES\n"
        "def fits(content):\n    return altogether(content) + used(content)\n"
        "def altogether(content):\n    return content + 5\n"
        "DECLARED = Content(agree=fits)\n"
    )
    names = {one.function: one.aside for one in breaks(folder, code) if one.function}
    assert {name for name, put_aside in names.items() if put_aside} == {
        "holds",
        "helper",
        "published",
        "attempted",
        "fits",
        "altogether",
    }
    assert not names["asked"]
    assert not names["used"]


def test_what_another_module_lists_for_the_tests_is_put_aside(folder: Path) -> None:
    (folder / "vocabulary.py").write_text("def step(world):\n    world.places(world.spaces)\n")
    (folder / "game.py").write_text(
        "from toy import debt\n"
        "MOVE = Operation(among={'a': debt.places, 'b': debt.spaces})\n"
        "def rule(p):\n    return debt.spaces(p)\nlegal_actions = rule(MOVE)\n"
    )
    code = "def places(setup):\n    return setup + 1\ndef spaces(p):\n    return p + 2\n"
    found = breaks(folder, code)
    assert {one.function: one.aside for one in found if one.function != "rule"} == {
        "places": "tried",
        "spaces": "",
    }


def test_what_tells_things_in_words_is_put_aside(folder: Path) -> None:
    (folder / "vocabulary.py").write_text("def step(world):\n    world.tell(1)\n")
    (folder / "table").mkdir()
    (folder / "table" / "told.py").write_text("def tell(content):\n    return content + 1\n")
    found = breaks(folder, "def tell(content):\n    return content + 2\n")
    told = {one.id.partition(":")[0]: one.aside for one in found if one.function == "tell"}
    assert told == {"toy/table/told": "programs", "toy/debt": ""}


def test_what_tells_programs_of_moves_is_put_aside(folder: Path) -> None:
    (folder / "vocabulary.py").write_text("def step(world):\n    world.values(world.tabled)\n")
    (folder / "engine").mkdir()
    (folder / "engine" / "moves.py").write_text(
        "class Go:\n    def values(self):\n        return self.far + 1\n"
    )
    code = (
        "def tabled(setup):\n    return setup + 2\n"
        "def lasting(setup):\n    return setup + 3\n"
        "def does(p):\n    return p + 4\n"
        "MOVE = Operation(does=does, ever=tabled)\n"
        "RULES = Rules(MOVE, longest=lasting)\nlegal_actions = RULES\n"
    )
    found = breaks(folder, code)
    assert {one.function: one.aside for one in found if one.function} == {
        "Go.values": "programs",
        "tabled": "programs",
        "lasting": "programs",
        "does": "",
    }


def test_numbers_that_the_book_states_are_broken(folder: Path) -> None:
    (folder / "content").mkdir()
    (folder / "content" / "default.toml").write_text(
        "[start]\n"
        'savings = { value = [2, 5], provenance = "stated", clauses = ["toy.debt.a"] }\n'
        'risk = { value = 4, provenance = "stand-in" }\n'
    )
    found = breaks(folder, "")
    assert [one.id.rpartition(":")[0] for one in found] == [
        "toy/content/default:start.savings:number"
    ] * 4
    assert {one.clauses for one in found} == {("toy.debt.a",)}
    assert "value = [3, 5]" in found[0].wrong


def test_a_table_is_shown_by_the_functions_that_use_it(folder: Path) -> None:
    code = (
        "TABLE = {1: 2}\nOTHER = (TABLE, 3)\nMOVE = (4, 5)\nforlorn = (6, 7)\n"
        "def f(p):\n    return OTHER\n"
        "def h(p, q=forlorn):\n    return p\n"
        "from toy.debt import TABLE as CALLED\n"
        "class Own:\n    def m(self):\n        return CALLED\n"
    )
    shown = {one.line: one.shown_in for one in breaks(folder, code) if not one.function}
    path = folder / "debt.py"
    assert shown[1] == frozenset({(path, 5, 6), (path, 10, 12)})
    assert shown[2] == frozenset({(path, 5, 6)})
    assert shown[3] is None  # a sentence uses it
    assert shown[4] == frozenset({(path, 7, 8)})  # the default of a function that nobody uses


# The second family ------------------------------------------------------------------------------

IN = "def f(d, a, b):\n    {}\n    return d"


@pytest.mark.parametrize(
    ("operator", "code", "wrong"),
    [
        ("backwards", "for a in b: f(a)", {"for a in reversed([*(b)]): f(a)"}),
        ("backwards", "x = [a for a in b]", {"x = [a for a in reversed([*(b)])]"}),
        ("backwards", "x = sorted(a, key=b)", {"x = sorted(a, key=b, reverse=True)"}),
        ("backwards", "x = sorted(a, key=b, reverse=c)", set()),
        ("backwards", "x = any(a for a in b)", set()),
        ("backwards", "x = {a for a in b}", set()),
        ("backwards", "x = Offer(f(a) for a in b)", set()),
        ("backwards", "x = tuple(sorted(set(a)))", {"x = tuple(sorted(set(a), reverse=True))"}),
        ("backwards", "x = set(sorted(a))", set()),
        ("backwards", "for a in count(): f(a)", set()),
        ("backwards", "for _ in a: f(b)", set()),
        ("backwards", "x = f([a for _ in b])", set()),
        ("backwards", "x = next(a for a in b if a.id == c and a.d)", set()),
        (
            "backwards",
            "x = next(a for a in b if a.kind == c)",
            {"x = next(a for a in reversed([*(b)]) if a.kind == c)"},
        ),
        (
            "backwards",
            "x = next(a for a in b if a.id == a.kind)",
            {"x = next(a for a in reversed([*(b)]) if a.id == a.kind)"},
        ),
        (
            "backwards",
            "x = next(a for a in (*b, *c) if a.id == d)",
            {"x = next(a for a in reversed([*((*b, *c))]) if a.id == d)"},
        ),
        ("backwards", "for a in b:\n    if a.name == c: f(a)", set()),
        (
            "backwards",
            "for a in b:\n    if a.name == c: f(a)\n    g(a)",
            {"for a in reversed([*(b)]):"},
        ),
        ("backwards", IN.format("for c in a:\n        if c.e: return True"), set()),
        (
            "backwards",
            IN.format("for c in a:\n        if c.e: return c"),
            {"for c in reversed([*(a)]):"},
        ),
        (
            "backwards",
            IN.format("for c in a:\n        if c.e: return 1\n        if c.g: return 2"),
            {"for c in reversed([*(a)]):"},
        ),
        (
            "backwards",
            "def f(a, b) -> Iterator[Violation]:\n    for c in a:\n        if c: yield 1",
            set(),
        ),
        (
            "backwards",
            "def f(a, b) -> Iterator[Violation]:\n    yield from (c for c in a)",
            set(),
        ),
        (
            "backwards",
            "def f(a, b) -> Iterator[Violation]:\n    for c in a:\n        if c: yield 1; return",
            {"for c in reversed([*(a)]):"},
        ),
        ("backwards", IN.format("x = [c for c in a]\n    return b in x and len(x)"), set()),
        ("backwards", IN.format("x = tuple(c for c in a)\n    return f(b) if x else d"), set()),
        ("backwards", IN.format("x = (c for c in a)\n    return sum(c.e for c in x)"), set()),
        ("backwards", IN.format("x = {c.id: c for c in a}\n    return x[b], x.get(d)"), set()),
        ("backwards", IN.format("x = {c.id: c for c in a}\n    return max(x.values())"), set()),
        (
            "backwards",
            IN.format("x = {c.id: c for c in a}\n    return x"),
            {"x = {c.id: c for c in reversed([*(a)])}"},
        ),
        (
            "backwards",
            IN.format("x = {c.kind: c for c in a}\n    return x[b]"),
            {"x = {c.kind: c for c in reversed([*(a)])}"},
        ),
        (
            "backwards",
            IN.format("x = [c for c in a]\n    return b in x and x[0]"),
            {"x = [c for c in reversed([*(a)])]"},
        ),
        (
            "backwards",
            IN.format("x = [c for c in a]\n    return x == b"),
            {"x = [c for c in reversed([*(a)])]"},
        ),
        (
            "backwards",
            IN.format("x = [c for c in a]\n    return x or b"),
            {"x = [c for c in reversed([*(a)])]"},
        ),
        (
            "backwards",
            IN.format("x = [c for c in a]\n    x = f(x)\n    return b in x"),
            {"x = [c for c in reversed([*(a)])]"},
        ),
        ("backwards", "x = Deck.shuffled([a for a in b])", set()),
        ("sequence", IN.format("d.pay(a)\n    d.hurt(b)"), {"d.hurt(b) d.pay(a)"}),
        ("sequence", IN.format("x = d.one(a)\n    d.hurt(x)"), set()),
        ("sequence", IN.format("x = a.one\n    d.hurt(b)"), set()),
        ("sequence", IN.format("x = d.one\n    d.hurt(b)"), {"d.hurt(b) x = d.one"}),
        ("sequence", IN.format("d.one = 1\n    d.tell(Hurt.of(a))"), set()),
        (
            "sequence",
            IN.format("d.one = 1\n    d.tell(Hurt.of(d.one))"),
            {"d.tell(Hurt.of(d.one)) d.one = 1"},
        ),
        ("sequence", IN.format("return d\n    d.hurt(b)"), set()),
        ("sequence", IN.format("setattr(d, a, b)\n    d.tell(Hurt.of(a, b))"), set()),
        (
            "sequence",
            IN.format("setattr(d, a, b)\n    d.tell(Hurt.of(d.one))"),
            {"d.tell(Hurt.of(d.one)) setattr(d, a, b)"},
        ),
        ("sequence", IN.format("x = f(a)\n    if a: return b"), set()),
        (
            "sequence",
            IN.format("x = f(draft)\n    if draft: return a"),
            {"if draft: return a x = f(draft)"},
        ),
        ("sequence", IN.format("draft.one = 1\n    draft.tell(Hurt.of(f(a)))"), set()),
        (
            "sequence",
            IN.format("draft.one = 1\n    draft.tell(Hurt.of(f(draft)))"),
            {"draft.tell(Hurt.of(f(draft))) draft.one = 1"},
        ),
        (
            "sequence",
            "def f(a, b) -> Iterator[Violation]:\n    if a: yield 1\n    if b: yield 2",
            set(),
        ),
        (
            "sequence",
            "def f(a, b) -> Iterator[Violation]:\n    if a: return\n    if b: yield 2",
            {"if b: yield 2 if a: return"},
        ),
        (
            "backwards",
            "def f(a):\n    for b in a: yield b\n\nX = Operation(offers=f)",
            set(),
        ),
        ("beside", "x = Phase(operations=(a, b))", set()),
        ("beside", "x = f((a, b))", {"x = f((b, a))"}),
        ("beside", "x = c in (a, b)", set()),
        ("beside", "x = max((a, b))", set()),
        ("beside", "x = {a, b}", set()),
        ("beside", '__all__ = ["a", "b"]', set()),
        ("beside", "x = (a, a)", set()),
        ("keywords", "x = f(one=a, two=b)", {"x = f(one=b, two=a)"}),
        ("keywords", "x = f(one=1, two=b)", set()),
        ("sides", "x = a < b", {"x = a > b"}),
        ("sides", "x = a == b", set()),
        ("sides", "x = a - b", {"x = b - a"}),
        ("sides", "x = a + b", set()),
        ("either", "x = a and (b or c)", {"x = a or (b or c)", "x = a and (b and c)"}),
        ("chain", "x = a <= b < c", {"x = (b < c)", "x = (a <= b)"}),
        ("chain", "x = a < c", set()),
        ("cut", "for a in b: f(a)", {"for a in [*(b)][:1]: f(a)", "for a in [*(b)][:-1]: f(a)"}),
        ("cut", "x = any(a for a in b)", {"x = any(a for a in [*(b)][:1])"}),
        ("cut", "while a: f(a)", {"if a: f(a)"}),
        ("cut", "while a:\n    break", set()),
        ("cut", "for a in cycle(b):\n    continue", {"break"}),
        ("twice", IN.format("d.hurt(a)"), {'for _twice in "12": d.hurt(a)'}),
        ("twice", IN.format("d.cost += a"), {'for _twice in "12": d.cost += a'}),
        ("twice", IN.format("d.cost = a"), set()),
        ("twice", IN.format("if a: d.hurt()"), set()),
        ("twice", IN.format("expect(a)"), set()),
        ("twice", IN.format("setattr(d, a, b)"), set()),
        ("twice", "f(a)", set()),
        (
            "early",
            'def f() -> bool:\n    """F."""\n    g()\n    return a',
            {'"""F."""; return False'},
        ),
        ("early", "def f() -> int:\n    g()\n    return a", {"return 0; g()"}),
        ("early", "def f(d):\n    g()\n    yield d", {"return; g()"}),
        ("early", "def f(d: D) -> D:\n    g()\n    return h(d)", {"return d; g()"}),
        ("early", "def f() -> D:\n    g()\n    return a", set()),
        ("early", "def f() -> bool:\n    return a", set()),
        ("early", 'def f() -> bool:\n    """F."""\n    ...', set()),
        (
            "option",
            'class R:\n    limit: Literal["none", "ten"] = "ten"',
            {
                'limit: Literal["none", "ten"] = "ten"; __getattribute__ = lambda self, name: '
                f'(lambda found: "{other}" if name == "limit" and found == "{chosen}" else found)'
                "(object.__getattribute__(self, name))"
                for chosen, other in (("none", "ten"), ("ten", "none"))
            },
        ),
        ("option", 'class R:\n    limit: Literal["on", "off"] = "on"', set()),
    ],
)
def test_an_operator_of_the_second_family_breaks_what_it_says(
    folder: Path, operator: str, code: str, wrong: set[str]
) -> None:
    found = [one for one in breaks(folder, code, broad=True) if one.operator == operator]
    assert wrong <= {one.change[1] for one in found}
    assert bool(wrong) == bool(found)
    for one in found:
        ast.parse(one.wrong)
        assert one.wrong.count("\n") == code.count("\n")


def test_in_which_order_another_module_lets_moves_be_offered_is_left_alone(folder: Path) -> None:
    (folder / "turn.py").write_text("X = Operation(offers=debt.offers)\n")
    found = breaks(folder, "def offers(a):\n    for b in a: yield b\n", broad=True)
    assert "backwards" not in {one.operator for one in found if one.chapter == "debt"}
    found = breaks(folder, "def others(a):\n    for b in a: yield b\n", broad=True)
    assert "backwards" in {one.operator for one in found if one.chapter == "debt"}


def test_every_operator_of_the_second_family_is_tried_here() -> None:
    test = test_an_operator_of_the_second_family_breaks_what_it_says
    tried = {case[0] for mark in test.pytestmark for case in mark.args[1]}  # type: ignore[attr-defined]
    assert tried == set(BROAD)


def test_an_option_is_played_as_another(folder: Path) -> None:
    code = 'class R:\n    limit: str = "ten"\n    other: str = "ten"\n'
    written = code.replace("str", 'Literal["none", "ten"]', 1)
    found = [one for one in breaks(folder, written, broad=True) if one.operator == "option"]
    told = {}
    for one in found:
        names: dict[str, Any] = {"Literal": Literal}
        exec(one.wrong, names)
        told[names["R"]().limit] = names["R"]().other
    assert told == {"none": "ten", "ten": "ten"}


def test_the_families_share_no_id(folder: Path) -> None:
    code = "def f(d, a) -> bool:\n    for b in a:\n        d.hurt(b)\n    return a - 1 < 3\n"
    (folder / "content").mkdir()
    (folder / "content" / "default.toml").write_text(CONTENT)
    first, second = breaks(folder, code), breaks(folder, code, broad=True)
    assert not any(is_broad(one.id) for one in first)
    assert all(is_broad(one.id) for one in second)


CONTENT = """\
[cards.one]
kind = { value = "fire", provenance = "stated" }
name = { value = { en = "Fire", fr = "Feu" }, provenance = "stated" }
night = { value = true, provenance = "implied", why = "false" }
effects = { value = [{ gauge = "risk", by = 1 }, { gauge = "war", by = 2 }], provenance = "stated" }
ours = { value = true, provenance = "stand-in" }
row-1 = { value = [3], provenance = "stated" }
[cards.two]
kind = { value = "raid", provenance = "stated" }
alone = { value = ["only"], provenance = "stated" }
none = { value = [], provenance = "stated" }
"""


def test_booleans_words_names_and_lists_of_the_content_are_broken(folder: Path) -> None:
    (folder / "content").mkdir()
    (folder / "content" / "default.toml").write_text(CONTENT)
    wrong: dict[str, set[str]] = {}
    for one in breaks(folder, "", broad=True):
        tomllib.loads(one.wrong)
        wrong.setdefault(one.operator, set()).add(one.change[1].partition(", provenance")[0])
    assert wrong == {
        "text": {
            'kind = { value = "raid"',
            'kind = { value = "fire"',
            'effects = { value = [{ gauge = "war", by = 1 }, { gauge = "war", by = 2 }]',
            'effects = { value = [{ gauge = "risk", by = 1 }, { gauge = "risk", by = 2 }]',
        },
        "name": {
            'name = { value = { en = "Fire x", fr = "Feu" }',
            'name = { value = { en = "Fire", fr = "Feu x" }',
        },
        "boolean": {"night = { value = false"},
        "figure": {"row-1 = { value = [4]", "row-1 = { value = [2]"},
        "dropped": {
            'effects = { value = [{ gauge = "war", by = 2 }]',
            'effects = { value = [{ gauge = "risk", by = 1 }]',
            "row-1 = { value = []",
            "alone = { value = []",
        },
        "exchanged": {
            'effects = { value = [{ gauge = "war", by = 2 }, { gauge = "risk", by = 1 }]'
        },
    }
    assert set(wrong) == contents.OPERATORS


def test_code_that_all_games_share_is_broken_without_clauses(folder: Path) -> None:
    (folder / "deep").mkdir()
    (folder / "deep" / "one.py").write_text("def f(a):\n    return a + 1\n")
    found = list(breaks_of_shared(folder))
    assert "toy/deep/one:f:count:1" in {one.id for one in found}
    assert {one.clauses for one in found} == {()}
    assert not any(one.aside for one in found)
