"""``whichside check``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Command

FEATURE = (ROOT / "examples" / "ask_my_table.feature").read_text(encoding="utf-8")


def ask(command: Command, *arguments: object) -> tuple[int, str, str]:
    done = command("check", *arguments)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def table(tmp_path: Path) -> Path:
    file = tmp_path / "table.feature"
    file.write_text(FEATURE, encoding="utf-8")
    return file


def test_what_holds_is_0_and_cites_the_clauses(command: Command, table: Path) -> None:
    code, output, _ = ask(command, table)
    assert code == 0
    assert "postal.debt.definition" in output
    code, output, _ = ask(command, table.parent)
    assert code == 0


def test_what_fails_is_1(command: Command, table: Path) -> None:
    table.write_text(FEATURE.replace("Savings are 0", "Savings are 1"), encoding="utf-8")
    code, output, _ = ask(command, table)
    assert code == 1
    assert "FAILS" in output


def test_a_slip_in_quotation_marks_is_2(command: Command, table: Path) -> None:
    slip = FEATURE.replace("Then Savings are 0 dollars", 'Then "Savings dance" is legal')
    table.write_text(slip, encoding="utf-8")
    assert slip != FEATURE
    code, output, errors = ask(command, table)
    assert (code, output) == (2, "")
    assert "unknown sentence 'When Savings dance'" in errors


def test_a_question_that_the_position_does_not_answer_is_2(command: Command, table: Path) -> None:
    asked = 'the probability that "Savings are 0 dollars" is 1/2'
    table.write_text(FEATURE.replace("Savings are 0 dollars", asked), encoding="utf-8")
    code, output, _ = ask(command, table)
    assert code == 2
    assert "no chance is pending" in output
    assert "NOT UNDERSTOOD: " in output
    assert output.endswith("1 not understood\n")
    assert "FAILS" not in output
    row = json.loads(ask(command, table, "--json")[1])["results"]["scenarios"][0]
    assert row["understood"] is False


@pytest.mark.parametrize("name", ["none.feature", "table.txt", "empty"])
def test_what_cannot_be_asked_is_2(command: Command, tmp_path: Path, name: str) -> None:
    (tmp_path / "table.txt").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "empty").mkdir()
    code, _, errors = ask(command, tmp_path / name)
    assert code == 2
    assert errors


def test_an_empty_folder_and_an_empty_name_are_2(command: Command, tmp_path: Path) -> None:
    code, _, errors = ask(command, tmp_path)
    assert code == 2
    assert errors.endswith(":1: no feature file in it\n")
    code, _, errors = ask(command, "")
    assert code == 2
    assert "an empty name" in errors


def test_a_slip_in_a_content_pack_has_its_place_in_the_block(command: Command, table: Path) -> None:
    pack = '    Given this content pack\n      """\n      [last_box\n      risk = 5\n      """\n'
    head, _, rest = FEATURE.partition("    Given a postal game\n")
    table.write_text(f"{head}{pack}{rest}", encoding="utf-8")
    code, output, _ = ask(command, table)
    assert code == 1
    assert "the content is not TOML: " in output
    assert "(at line 1, column 10)" in output


def test_an_unknown_sentence_is_2(command: Command, table: Path) -> None:
    table.write_text(FEATURE.replace("is paid", "is payed"), encoding="utf-8")
    code, _, errors = ask(command, table)
    assert code == 2
    assert "table.feature:" in errors


@pytest.mark.parametrize(("old", "verdict"), [("", "holds"), ("are 0 dollars", "fails")])
def test_json(command: Command, table: Path, old: str, verdict: str) -> None:
    table.write_text(FEATURE.replace(old, "are 7 dollars") if old else FEATURE, encoding="utf-8")
    code, output, _ = ask(command, table, "--json")
    found = json.loads(output)
    assert found["verdict"] == verdict
    assert code == (verdict == "fails")
    [scenario] = found["results"]["scenarios"]
    assert "postal.debt.definition" in scenario["fired"]


def test_json_of_what_cannot_be_asked(command: Command) -> None:
    code, output, errors = ask(command, "none.feature", "--json")
    assert code == 2
    assert json.loads(output)["verdict"] == "unreadable"
    assert "none.feature" in errors


def test_verbose_names_the_code_that_ran(command: Command, table: Path) -> None:
    _, output, _ = ask(command, table, "--json", "--verbose")
    [scenario] = json.loads(output)["results"]["scenarios"]
    assert "postal.cost.formula" in scenario["ran"]


def test_why_tells_what_would_change_it(command: Command, table: Path) -> None:
    code, plain, _ = ask(command, table)
    code, output, _ = ask(command, table, "--why")
    assert code == 0
    assert "hangs on" not in plain
    assert "hangs on: line 9, 10, 11" in output
    assert "If Savings are 3 dollars, there is 1 injured worker." in output
    [row, *_] = json.loads(ask(command, table, "--why", "--json")[1])["results"]["scenarios"]
    assert [one["line"] for one in row["hanging"]["lines"]] == [9, 10, 11]
    [row, *_] = json.loads(ask(command, table, "--json")[1])["results"]["scenarios"]
    assert "hanging" not in row
