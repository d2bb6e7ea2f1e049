"""A feature at its limits is answered, and one beyond them refused, within a second or two."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from whichside_rules.scenarios.lint import (
    MAX_ASKED,
    MAX_CELLS,
    MAX_SCENARIOS,
    MAX_SENTENCE,
    MAX_STEPS,
    MAX_SUGGESTIONS,
    names_a_game,
    problems,
)
from whichside_rules.scenarios.runner import HOLDS, ask
from whichside_rules.scenarios.source import (
    MAX_BYTES,
    MAX_LINE,
    MAX_LINES,
    MAX_OPEN,
    MAX_SHOWN,
    MAX_TAGS,
    Problem,
    read,
    shown,
)
from whichside_rules.shared.printable import MOST_SHOWN
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.registry import Kind, Match, Registry

ROOT = Path(__file__).resolve().parents[2]

pytest_plugins = ("pytester",)

MOST_SECONDS = 5.0
"""Of a processor, and a slow one that does more besides: here it takes 2 at most."""

GIVEN = "   Given a purse of 0 coins\n"
THEN = "   Then the purse is empty\n"


def outline(steps: str, rows: int, cell: str = "{}") -> str:
    head = f"Feature: f\n  Scenario Outline: o\n{steps}  Examples:\n   | n |\n"
    return head + "".join(f"   | {cell.format(n)} |\n" for n in range(rows))


def scenarios(count: int, steps: str = GIVEN + THEN) -> str:
    return "".join(f"  Scenario: {n}\n{steps}" for n in range(count))


ATTACKS = {
    "steps by rows": outline("   Then the purse holds <n> coins\n" * 200, 800),
    "slips by rows": outline("   Then the purse hold <n> coins\n" * 200, 800),
    "slips at the limit": outline("   Then the purse hold <n> coins\n" * 5, 500),
    "slips of all kinds": outline("   Then <n>\n" * 5, 500, "the purse {} holds » coins"),
    "a background for all": "Feature: f\n Background:\n" + GIVEN * 5_000 + scenarios(2_000, THEN),
    "tags for all": "@t " * 60_000 + "\nFeature: f\n" + scenarios(2_000),
    "tags on lines": "@t\n" * 9_000 + "Feature: f\n" + scenarios(300),
    "brackets": f'Feature: f\n Scenario: s\n{THEN}   """\n{("<" * 1_990 + chr(10)) * 120}   """\n',
    "brackets in rows": outline("   Then " + "<n>" * 160 + "\n", 90, "{}" + "<" * 10 + "x" * 1_900),
    "columns": ("Feature: f\n Scenario Outline: o\n" + THEN + "  Examples:\n")
    + ("   |" + "a|" * 900 + "\n") * 130,
    "examples": ("Feature: f\n Scenario Outline: o\n" + "   Then <a> <b>\n" * 3_000)
    + "  Examples:\n   | a |\n" * 3_000,
    "cells": "Feature: f\n Scenario: s\n   Then the notes are\n"
    + ("   |" + "a|" * 900 + "\n") * 140,
    "lines": "Feature: f\n" + "# c\n" * 9_990 + scenarios(1),
    "descriptions": "Feature: f\n" + " words: and more of them\n" * 9_000 + scenarios(1),
    "apostrophes": "Feature: f\n Scenario: s\n" + "   Then it’s ’ so\n" * 9_000,
    "rules": "Feature: f\n" + " Rule: r\n" * 9_000,
    "one name": "Feature: f\n" + f"  Scenario: s\n{THEN}" * 500,
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_looking_a_feature_over_takes_no_longer(attack: str, folder: Path) -> None:
    path = folder / "table.feature"
    path.write_text(ATTACKS[attack], encoding="utf-8")
    vocabulary = load("toy:VOCABULARY")
    began = time.process_time()
    found = problems(path, vocabulary)
    seconds = time.process_time() - began
    assert seconds < MOST_SECONDS
    assert len(shown(found, folder)) <= MAX_SHOWN + 1


AT_THE_LIMIT = {
    "scenarios": "Feature: f\n" + scenarios(MAX_SCENARIOS),
    "rows": outline(GIVEN * 3 + THEN, MAX_SCENARIOS),
    "steps": "Feature: f\n Background:\n" + GIVEN * 24 + scenarios(MAX_STEPS // 25, THEN),
    "lines": "Feature: f\n" + "# c\n" * (MAX_LINES - 5) + scenarios(1),
    "tags": ("@t\n" * MAX_TAGS + "Feature: f\n" + "@u\n" * MAX_TAGS + " Rule: r\n")
    + "".join("@v " * MAX_TAGS + f"\n  Scenario: {n}\n{THEN}" for n in range(MAX_SCENARIOS)),
    "a table": "Feature: f\n Scenario: s\n   Then the notes are\n"
    + ("    |" + "a|" * 900 + "\n") * (MAX_CELLS // 900),
    "a table for each row": outline(
        "   Then the notes are\n" + "    | a |\n" * (MAX_CELLS // MAX_SCENARIOS), MAX_SCENARIOS
    ),
    "a text block for each row": outline(
        '   Then the last line is\n    """\n'
        + "x" * (MAX_ASKED // MAX_SCENARIOS - 20)
        + '\n    """\n',
        MAX_SCENARIOS,
    ),
    "everything": "@t\n" * MAX_TAGS
    + "Feature: f\n"
    + ("@u\n" * MAX_TAGS + " Rule: r\n" + "@v\n" * MAX_TAGS)
    + outline(
        GIVEN * (MAX_STEPS // MAX_SCENARIOS - 2)
        + "   Then the notes are\n"
        + "    | a |\n" * (MAX_CELLS // MAX_SCENARIOS)
        + '   Then the last line is\n    """\n'
        + "x" * (MAX_ASKED // MAX_SCENARIOS - 200)
        + '\n    """\n',
        MAX_SCENARIOS,
    ).partition("\n")[2],
    "open brackets": outline(
        '   Then the last line is\n    """\n'
        + ("x" * (MAX_LINE - 50) + "<" * MAX_OPEN + "\n") * (MAX_BYTES // (MAX_LINE + 20))
        + '    """\n',
        2,
    ),
}


@pytest.mark.parametrize("case", AT_THE_LIMIT)
def test_a_feature_at_a_limit_is_asked_and_takes_no_longer(
    case: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    (folder / "easy.py").write_text(
        "from dataclasses import replace\nimport toy\n"
        "from whichside_rules.vocabulary import Registry, Vocabulary\n"
        "easy = Registry()\n"
        "@easy.then(en='the purse is empty')\n"
        "def empty(world): 'It is.'\n"
        "@easy.then(en='the notes are')\n"
        "def notes(world, datatable): 'They are.'\n"
        "@easy.then(en='the last line is')\n"
        "def line(world, docstring): 'It is.'\n"
        "@easy.given(en='a purse of 0 coins')\n"
        "def purse(world): 'It is.'\n"
        "V = Vocabulary(easy, toy.World, toy.clause)\n"
    )
    path = folder / "table.feature"
    path.write_text(AT_THE_LIMIT[case], encoding="utf-8")
    began = time.process_time()
    answer = ask([path], vocabulary="easy:V")
    seconds = time.process_time() - began
    assert seconds < MOST_SECONDS
    assert answer.problems == []
    assert answer.code == HOLDS


def padded(size: int) -> str:
    head = "Feature: f\n" + scenarios(1)
    lines = "# c\n" * 50 + ("#" * 1_000 + "\n") * ((size - len(head) - 200) // 1_001)
    return head + lines + "#" * (size - len(head) - len(lines))


def block(size: int) -> str:
    text = ("x" * 1_023 + "\n") * (size // 1_024) + "x" * (size % 1_024)
    return f'   Then the last line is\n    """\n{text}\n    """\n'


def asking(count: int) -> str:
    """More than a file can hold is asked by rows alone; what they leave over, by a scenario."""
    each, rest = divmod(count - 9 * len("the last line is"), 8)
    return outline(block(each), 8) + "  Scenario: s\n" + block(rest)


ONE_MORE = {
    "bytes": (MAX_BYTES, padded, "bytes; split it into several features"),
    "lines": (
        MAX_LINES,
        lambda n: "Feature: f\n" + scenarios(1) + "#\n" * (n - 5) + "#",
        "more than 10000 lines",
    ),
    "characters of a line": (
        MAX_LINE,
        lambda n: "Feature: f\n" + scenarios(1) + "#" * n,
        "2000 are allowed",
    ),
    "scenarios": (MAX_SCENARIOS, lambda n: "Feature: f\n" + scenarios(n), "scenarios and rows"),
    "rows": (MAX_SCENARIOS, lambda n: outline(GIVEN + THEN, n), "scenarios and rows"),
    "steps": (
        MAX_STEPS,
        lambda n: "Feature: f\n Background:\n" + GIVEN + scenarios(1, GIVEN * (n - 2) + THEN),
        "steps, for each row",
    ),
    "cells": (
        MAX_CELLS,
        lambda n: "Feature: f\n Scenario: s\n   Then the notes are\n" + "   | a |\n" * n,
        "cells in tables",
    ),
    "characters asked": (MAX_ASKED, asking, "characters in steps"),
    "a sentence": (
        MAX_SENTENCE,
        lambda n: "Feature: f\n Scenario: s\n   Then " + "x" * n,
        "500 are allowed",
    ),
    "tags": (MAX_TAGS, lambda n: "@t " * n + "\nFeature: f\n" + scenarios(1), "tags in one place"),
    "open brackets": (
        MAX_OPEN,
        lambda n: "Feature: f\n" + scenarios(1) + "#" + "<" * n,
        "without a '>' after them",
    ),
}


@pytest.mark.parametrize("what", ONE_MORE)
def test_what_is_at_a_limit_is_let_in_and_one_more_is_refused(what: str, folder: Path) -> None:
    limit, text, message = ONE_MORE[what]
    vocabulary, path = load("toy:VOCABULARY"), folder / "table.feature"
    for more in (0, 1):
        path.write_text(text(limit + more), encoding="utf-8")
        began = time.process_time()
        found = problems(path, vocabulary)
        assert time.process_time() - began < MOST_SECONDS
        assert any(message in str(one) for one in found) == bool(more), found[:3]


def test_of_a_file_that_grows_meanwhile_no_more_is_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, vocabulary = folder / "table.feature", load("toy:VOCABULARY")
    monkeypatch.setattr("os.path.getsize", lambda _: 0)
    for more in (0, 1):
        path.write_text(padded(MAX_BYTES + more), encoding="utf-8")
        found = problems(path, vocabulary)
        assert any("larger than" in str(one) for one in found) == bool(more)


def test_no_sentence_is_looked_for_that_is_too_long(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, vocabulary, asked = folder / "table.feature", load("toy:VOCABULARY"), list[int]()
    plain = Registry.match

    def match(self: Registry, kind: Kind, text: str) -> list[Match]:
        asked.append(len(text))
        return plain(self, kind, text)

    monkeypatch.setattr(Registry, "match", match)
    for word, longest in (("x" * (MAX_SENTENCE - 1), MAX_SENTENCE), ("x" * MAX_SENTENCE, 4)):
        asked.clear()
        steps = f"   Then y{word}\n   Then long\n"
        path.write_text(f"Feature: f\n Scenario: s\n{steps}", encoding="utf-8")
        problems(path, vocabulary)
        assert max(asked) == longest
        path.write_text(f" Scenario: s\n{steps}", encoding="utf-8")  # no feature as a whole
        asked.clear()
        assert not names_a_game(path, vocabulary)
        assert max(asked) == longest


def test_a_row_that_makes_a_sentence_too_long_is_told(folder: Path) -> None:
    path, cell = folder / "table.feature", "<" + "x" * MAX_SENTENCE + ">"
    path.write_text(outline("   Then <n>\n", 1, cell + "{}"), encoding="utf-8")
    found = [str(one) for one in problems(path, load("toy:VOCABULARY"))]
    assert any(f"a sentence of {MAX_SENTENCE + 3} characters" in one for one in found)


def test_of_a_scenario_so_many_steps_are_asked_for_their_game(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, vocabulary, asked = folder / "table.feature", load("toy:VOCABULARY"), list[str]()

    def match(self: Registry, kind: Kind, text: str) -> list[Match]:
        asked.append(text)
        return []

    monkeypatch.setattr(Registry, "match", match)
    path.write_text("Feature: f\n" + scenarios(1, THEN * (MAX_STEPS + 5)), encoding="utf-8")
    assert not names_a_game(path, vocabulary)
    assert len(asked) == MAX_STEPS


def test_what_rows_fill_in_counts(folder: Path) -> None:
    path = folder / "table.feature"
    for cell, refused in (("x", False), ("x" * 1_500, True)):
        steps = '   Then the last line is\n    """\n<n><n><n><n>\n    """\n'
        text = outline(steps, 100, cell + "{}")
        path.write_text(text, encoding="utf-8")
        found = [str(one) for one in problems(path, load("toy:VOCABULARY"))]
        assert any("characters in steps" in one for one in found) == refused


def test_what_was_meant_is_looked_for_so_often_and_no_more(folder: Path) -> None:
    path = folder / "table.feature"
    wrong = "".join(f"   Then the purse hold {n} coins\n" for n in range(MAX_SUGGESTIONS + 3))
    path.write_text(f"Feature: f\n Scenario: s\n{wrong}", encoding="utf-8")
    found = [str(one) for one in problems(path, load("toy:VOCABULARY"))]
    unknown = [one for one in found if "unknown sentence" in one]
    assert len(unknown) == MAX_SUGGESTIONS + 3
    assert [one.endswith("coins'") for one in unknown].count(True) == 3


def test_of_too_many_tags_the_first_are_kept(folder: Path) -> None:
    path = folder / "table.feature"
    path.write_text("@t " * (MAX_TAGS + 9) + "\nFeature: f\n" + scenarios(1), encoding="utf-8")
    feature, found = read(path)
    assert feature is not None
    assert [len(one.tags) for one in feature.scenarios] == [MAX_TAGS]
    assert len(found) == 1


def test_a_problem_is_one_line_of_which_the_name_of_the_file_is_not_all() -> None:
    told = Problem(Path("x/" * 3_000), 7, "a\nb" + "c" * 9_000).show()
    assert "... (5999 characters):7: a bccc" in told
    assert len(told) < MOST_SHOWN + 50


def test_problems_of_many_files_are_not_all_shown(folder: Path) -> None:
    for n in range(120):
        (folder / f"f{n}.feature").write_text("Feature: f\n")
    answer = ask([folder], vocabulary="toy:VOCABULARY")
    assert len(answer.problems) == MAX_SHOWN + 1
    assert answer.problems[-1] == "and 20 more"


@pytest.mark.parametrize("gap", [",", " "], ids=["English", "French"])
def test_the_guide_states_the_limits(gap: str) -> None:
    guide = (ROOT / "docs" / "guide" / "ask.md").read_text(encoding="utf-8")
    limits = [MAX_BYTES, MAX_LINES, MAX_LINE, MAX_SCENARIOS, MAX_STEPS, MAX_CELLS, MAX_ASKED]
    limits += [MAX_SENTENCE, MAX_TAGS, MAX_OPEN, MAX_SHOWN]
    head = "### How much one file" if gap == "," else "### Combien un fichier"
    table = guide.partition(head)[2].partition("\n## ")[0]
    stated = re.findall(rf"\d+(?:{gap}\d{{3}})*", table)
    assert [int(number.replace(gap, "")) for number in stated] == limits
