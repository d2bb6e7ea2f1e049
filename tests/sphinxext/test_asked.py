"""The reference asks what it publishes, and says what does not hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.sphinxext import asked

RIGHT = """\
Feature: Savings

  Scenario Outline: <held> dollars
    Given a postal game
    And Savings of <held> dollars
    Then Savings are <n> dollars

    Examples:
      | held | n |
      | 4    | 4 |
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    found = tmp_path / "features"
    found.mkdir()
    monkeypatch.chdir(tmp_path)
    return found


def outcomes(file: Path) -> list[tuple[str, str]]:
    rows = json.loads(file.read_text(encoding="utf-8"))["scenarios"]
    return [(row["feature"], row["outcome"]) for row in rows]


def test_every_row_is_written_and_what_is_red_is_told(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (folder / "a.feature").write_text(RIGHT, encoding="utf-8")
    (folder / "b.feature").write_text(RIGHT.replace("| 4 |\n", "| 9 |\n"), encoding="utf-8")
    assert asked.main("features", "results.json") == 1
    assert outcomes(Path("results.json")) == [
        ("features/a.feature", "passed"),
        ("features/b.feature", "failed"),
    ]
    said = capfd.readouterr().out
    assert "features/b.feature:6: Then Savings are 9 dollars" in said
    assert said.endswith("1 scenarios hold, 1 do not\n")
    (folder / "b.feature").unlink()
    assert asked.main("features", "results.json") == 0


def test_the_verdicts_of_other_features_are_kept(folder: Path) -> None:
    for name in "ab":
        (folder / f"{name}.feature").write_text(RIGHT, encoding="utf-8")
    assert asked.main("features", "results.json") == 0
    before = json.loads(Path("results.json").read_text(encoding="utf-8"))
    (folder / "a.feature").write_text(RIGHT.replace("| 4 |\n", "| 9 |\n"), encoding="utf-8")
    (folder / "b.feature").write_text("Nonsense", encoding="utf-8")

    assert asked.main("features/a.feature", "results.json") == 1
    assert sorted(outcomes(Path("results.json"))) == [
        ("features/a.feature", "failed"),
        ("features/b.feature", "passed"),
    ]
    after = json.loads(Path("results.json").read_text(encoding="utf-8"))
    assert after | {"scenarios": []} == before | {"scenarios": []}  # of the run that most are from


def test_what_cannot_be_asked_is_told_and_nothing_written(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (folder / "a.feature").write_text(
        RIGHT.replace("Then Savings", "Then savages"), encoding="utf-8"
    )
    assert asked.main("features", "results.json") == 2
    assert "a.feature" in capfd.readouterr().out
    assert not Path("results.json").exists()
