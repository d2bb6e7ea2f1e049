"""``check_files`` and ``problems``, the ways in without a pytest command line."""

from __future__ import annotations

import io
import os
import shutil
import signal
from pathlib import Path

import pytest

from whichside_rules.scenarios import lint
from whichside_rules.scenarios.runner import FAILS, HOLDS, WRONG, check_files
from whichside_rules.vocabulary import load

pytest_plugins = ("pytester",)

GOOD = (
    "Feature: f\n Scenario: s\n  When the worker is paid 1 coins\n  Then the purse holds 1 coins\n"
)
TOY = "toy:VOCABULARY"


@pytest.fixture
def table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(folder)
    path = folder / "table.feature"
    path.write_text(GOOD)
    return path


def test_holds(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = set(table.parent.iterdir())

    assert check_files([table], vocabulary=TOY) == HOLDS
    out = capsys.readouterr().out
    assert out.splitlines() == [
        "table.feature",
        "  holds: s (line 2)",
        "      toy.wage.paid  Wages are paid",
        "1 holds",
    ]
    left = {path.name for path in set(table.parent.iterdir()) - before}
    assert left <= {"__pycache__"}


def test_a_table_that_cannot_be_set_up_fails(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (table.parent / "bare.py").write_text(
        "import toy\nfrom whichside_rules.vocabulary import Vocabulary\n"
        "V = Vocabulary(toy.REGISTRY, lambda: 1 / 0, toy.clause)\n"
    )

    assert check_files([table], vocabulary="bare:V") == FAILS
    out = capsys.readouterr().out
    assert "ERROR: s (line 2)" in out
    assert "ZeroDivisionError" in out


def test_fails(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table.write_text(GOOD.replace("holds 1", "holds 2"))

    assert check_files(["table.feature"], vocabulary=TOY) == FAILS
    out = capsys.readouterr().out
    assert "table.feature:4: Then the purse holds 2 coins" in out
    assert out.count("the rules say 1 coins, by toy.wage.paid") == 1


def test_every_problem_of_every_file_is_told(table: Path) -> None:
    other = table.with_name("other.feature")
    other.write_text("Feature: f\n")
    table.write_text(GOOD.replace("paid", "payed").replace("holds", "hold"))
    errors = io.StringIO()

    assert check_files([table, other, "none.feature"], vocabulary=TOY, errors=errors) == WRONG
    lines = errors.getvalue().splitlines()
    assert [line.split(" ")[0] for line in lines] == [
        "table.feature:3:",
        "table.feature:4:",
        "other.feature:1:",
        "none.feature:1:",
    ]
    assert lines[-1] == "none.feature:1: no such file"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("table.txt", "not a feature; its name must end in .feature"),
        ("a[1].feature", "a path with '::' or '[' cannot be asked"),
        ("folder[1]/in.feature", "a path with '::' or '[' cannot be asked"),
        ("pipe.feature", "a pipe, not a file"),
        ("table.feature/in.feature", "Not a directory"),
        ("a" * 256, "File name too long"),
        ("a\0b", "null byte"),
        ("empty", "no feature file in it"),
        ("deep/pipe.feature", "a pipe, not a file"),
    ],
)
def test_paths_that_cannot_be_asked(name: str, why: str, table: Path) -> None:
    (table.parent / "empty").mkdir()
    (table.parent / "deep").mkdir()
    (table.parent / "folder[1]").mkdir()
    for file in ("table.txt", "a[1].feature", "folder[1]/in.feature"):
        (table.parent / file).write_text(GOOD)
    os.mkfifo(table.parent / "pipe.feature")
    os.mkfifo(table.parent / "deep" / "pipe.feature")
    errors = io.StringIO()

    assert check_files([table, name], vocabulary=TOY, errors=errors) == WRONG
    (told,) = errors.getvalue().splitlines()
    assert told.startswith(f"{name}:1: ".replace("\0", "\ufffd"))
    assert why in told


def test_a_folder_stands_for_the_features_in_it(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("folder.feature", "deep/deeper"):
        (table.parent / folder).mkdir(parents=True)
        (table.parent / folder / "in.feature").write_text(GOOD)

    assert check_files([table.parent, table], vocabulary=TOY) == HOLDS
    assert "3 hold" in capsys.readouterr().out


def test_a_folder_that_cannot_be_read_is_not_skipped(table: Path) -> None:
    """A path too long for the system stands in for a forbidden one: it is so for everybody."""
    before = Path.cwd()
    try:
        for _ in range(20):
            os.mkdir("d" * 250)
            os.chdir("d" * 250)
    finally:
        os.chdir(before)
    errors = io.StringIO()

    assert check_files([table.parent], vocabulary=TOY, errors=errors) == WRONG
    (told,) = errors.getvalue().splitlines()
    assert told.startswith("ddd")
    assert told.endswith(":1: cannot be read: File name too long")
    shutil.rmtree("d" * 250)


@pytest.mark.parametrize("place", ["a step", "its world", "a module"])
def test_an_interruption_is_no_answer(place: str, table: Path) -> None:
    before = signal.signal(signal.SIGINT, _interrupt)
    strike = "import signal; signal.raise_signal(signal.SIGINT)"
    (table.parent / "struck.py").write_text(
        "import toy\nfrom whichside_rules.vocabulary import Registry, Vocabulary\n"
        "sentences = Registry()\n"
        "@sentences.given(en='a strike')\n"
        f"def a_strike(world: object) -> None:\n    'Interrupt.'\n    {strike}\n"
        f"def world():\n    {strike}\n"
        "STEP = Vocabulary(toy.REGISTRY + sentences, toy.World, toy.clause)\n"
        "WORLD = Vocabulary(toy.REGISTRY, world, toy.clause)\n"
        f"def module():\n    {strike}\n"
    )
    name = {"a step": "STEP", "its world": "WORLD", "a module": "module"}[place]
    if place == "a step":
        table.write_text(GOOD.replace("  When", "  Given a strike\n  When"))
    try:
        with pytest.raises(KeyboardInterrupt):
            check_files([table], vocabulary=f"struck:{name}")
    finally:
        signal.signal(signal.SIGINT, before)


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def test_no_files_and_no_vocabulary() -> None:
    assert check_files([], errors=io.StringIO()) == WRONG
    assert check_files(["x.feature"], vocabulary="nowhere:X", errors=io.StringIO()) == WRONG


def test_the_surroundings_have_no_say(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (table.parent / "pytest.ini").write_text("[pytest]\naddopts = --nonsense\n")
    (table.parent / "conftest.py").write_text("raise RuntimeError\n")
    monkeypatch.setenv("PYTEST_ADDOPTS", "--nonsense")

    assert check_files([table], vocabulary=TOY) == HOLDS


def test_files_in_several_folders(table: Path) -> None:
    other = table.parent / "deep" / "other.feature"
    other.parent.mkdir()
    other.write_text(GOOD)

    assert check_files([table, other], vocabulary=TOY, results="r.json") == HOLDS
    assert '"feature": "deep/other.feature"' in Path("r.json").read_text()


def test_problems_without_running(table: Path) -> None:
    vocabulary = load(TOY)

    assert lint.problems(table, vocabulary) == []
    table.write_text(GOOD.replace("paid", "payed"))
    (problem,) = lint.problems(table, vocabulary)
    assert (problem.path, problem.line) == (table, 3)
    assert str(problem).startswith(f"{table.as_posix()}:3: unknown sentence")
