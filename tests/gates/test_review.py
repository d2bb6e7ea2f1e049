"""The tool that records reviews writes what the gate and the reference read."""

from __future__ import annotations

from pathlib import Path

import pytest

import whichside_rules
from tests.gates.review import main, read, reviewed, written


def test_a_review_keeps_the_others_and_drops_what_is_gone() -> None:
    before = {"a.b.gone": "1", "a.b.old": "2", "a.b.kept": "3"}
    after = reviewed(before, {"a.b.old": "9", "a.b.kept": "8"}, ["a.b.old"])
    assert after == {"a.b.old": "9", "a.b.kept": "3"}


def test_the_file_is_sorted() -> None:
    lines = written({"b.c.d": "2", "a.b.c": "1"}).splitlines()
    assert lines[-2:] == ['"a.b.c" = "1"', '"b.c.d" = "2"']


def test_one_clause_and_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "reviewed.toml"
    clause = whichside_rules.clause("postal.debt.definition")
    assert main([clause.id], path) == 0
    assert read(path) == {clause.id: clause.digest}
    assert main(["postal.debt"], path) == 0
    assert set(read(path)) == {clause.id, "postal.debt.injure-per-missing-dollar"}
    assert main(["--all"], path) == 0
    normative = {
        one.id: one.digest for one in whichside_rules.clauses() if one.status != "informative"
    }
    assert read(path) == normative
    assert "lines are new" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"), [(["postal.x.y"], "postal.x.y"), (["post"], "post"), ([], "name a")]
)
def test_a_wrong_call_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    path = tmp_path / "reviewed.toml"
    assert main(arguments, path) == 2
    assert said in capsys.readouterr().out
    assert not path.exists()
