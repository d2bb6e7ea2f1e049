"""``whichside check``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Start

FEATURE = (ROOT / "examples" / "ask_my_table.feature").read_text(encoding="utf-8")


def ask(start: Start, *arguments: object) -> tuple[int, str, str]:
    process = start("check", *arguments)
    output, errors = process.communicate(timeout=120)
    assert "Traceback" not in errors
    return process.returncode, output, errors


@pytest.fixture
def table(tmp_path: Path) -> Path:
    file = tmp_path / "table.feature"
    file.write_text(FEATURE, encoding="utf-8")
    return file


def test_what_holds_is_0_and_cites_the_clauses(start: Start, table: Path) -> None:
    code, output, _ = ask(start, table)
    assert code == 0
    assert "postal.debt.definition" in output
    code, output, _ = ask(start, table.parent)
    assert code == 0


def test_what_fails_is_1(start: Start, table: Path) -> None:
    table.write_text(FEATURE.replace("Savings are 0", "Savings are 1"), encoding="utf-8")
    code, output, _ = ask(start, table)
    assert code == 1
    assert "FAILS" in output


@pytest.mark.parametrize("name", ["none.feature", "table.txt", "empty"])
def test_what_cannot_be_asked_is_2(start: Start, tmp_path: Path, name: str) -> None:
    (tmp_path / "table.txt").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "empty").mkdir()
    code, _, errors = ask(start, tmp_path / name)
    assert code == 2
    assert errors


def test_an_empty_folder_and_an_empty_name_are_2(start: Start, tmp_path: Path) -> None:
    code, _, errors = ask(start, tmp_path)
    assert code == 2
    assert errors.endswith(":1: no feature file in it\n")
    code, _, errors = ask(start, "")
    assert code == 2
    assert "an empty name" in errors


def test_a_slip_in_a_content_pack_has_its_place_in_the_block(start: Start, table: Path) -> None:
    pack = '    Given this content pack\n      """\n      [last_box\n      risk = 5\n      """\n'
    head, _, rest = FEATURE.partition("    Given a postal game\n")
    table.write_text(f"{head}{pack}{rest}", encoding="utf-8")
    code, output, _ = ask(start, table)
    assert code == 1
    assert "the content is not TOML: " in output
    assert "(at line 1, column 10)" in output


def test_an_unknown_sentence_is_2(start: Start, table: Path) -> None:
    table.write_text(FEATURE.replace("is paid", "is payed"), encoding="utf-8")
    code, _, errors = ask(start, table)
    assert code == 2
    assert "table.feature:" in errors


@pytest.mark.parametrize(("old", "verdict"), [("", "holds"), ("are 0 dollars", "fails")])
def test_json(start: Start, table: Path, old: str, verdict: str) -> None:
    table.write_text(FEATURE.replace(old, "are 7 dollars") if old else FEATURE, encoding="utf-8")
    code, output, _ = ask(start, table, "--json")
    found = json.loads(output)
    assert found["verdict"] == verdict
    assert code == (verdict == "fails")
    [scenario] = found["results"]["scenarios"]
    assert "postal.debt.definition" in scenario["fired"]


def test_json_of_what_cannot_be_asked(start: Start) -> None:
    code, output, errors = ask(start, "none.feature", "--json")
    assert code == 2
    assert json.loads(output)["verdict"] == "unreadable"
    assert "none.feature" in errors


def test_verbose_names_the_code_that_ran(start: Start, table: Path) -> None:
    _, output, _ = ask(start, table, "--json", "--verbose")
    [scenario] = json.loads(output)["results"]["scenarios"]
    assert "postal.cost.formula" in scenario["ran"]
