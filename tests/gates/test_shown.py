"""What the README and the guides show is so: their features hold, their sessions print that."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.gates.shown import PAGES, ROOT, faults, read, run, same, whole

SHOWING = [path for path in PAGES if "```console" in path.read_text(encoding="utf-8")]
ASKING = [path for path in PAGES if read(path).questions]


def test_the_readme_and_the_guide_to_asking_show_something() -> None:
    assert {"README.md", "ask.md", "import.md"} <= {path.name for path in SHOWING}


@pytest.mark.parametrize("path", SHOWING, ids=lambda path: path.name)
def test_a_page_shows_what_is_printed(path: Path, tmp_path: Path) -> None:
    assert faults(read(path), tmp_path) == []


@pytest.mark.parametrize("path", ASKING, ids=lambda path: path.name)
def test_the_features_of_a_page_hold(path: Path, tmp_path: Path) -> None:
    questions = read(path).questions
    for line, text in questions:
        (tmp_path / f"line-{line}.feature").write_text(text, encoding="utf-8")
    printed = run("whichside check .", tmp_path)
    assert re.match(r"\d+ (holds?|tien(t|nent))$", printed[-1]), "\n".join(printed)
    assert len([each for each in printed if each.endswith(".feature")]) == len(questions)


# Each check can fail.

SMALL = """
```gherkin
# table.feature
Feature: One
  Scenario: Two
    Given a postal game
    Then Savings are 2 dollars
```

```console
$ whichside check table.feature
SHOWN
```
"""


def test_another_output_is_seen(tmp_path: Path) -> None:
    page = read(ROOT / "small.md", SMALL.replace("SHOWN", "it holds"))
    assert len(faults(page, tmp_path)) == 1


def test_a_pack_is_a_file_of_its_page_when_it_has_a_name() -> None:
    page = read(ROOT / "small.md", '```toml\n# my_copy.toml\ngame = "postal"\n```\n')
    assert list(page.files) == ["my_copy.toml"]
    page = read(ROOT / "small.md", '```toml\ngame = "postal"\n```\n')
    assert (page.files, page.questions) == ({}, [])


def test_dots_stand_for_lines_and_seconds_do_not_matter() -> None:
    assert same(["a", "...", "2 passed in 0.1s"], ["a", "b", "c", "2 passed in 3.25s"])
    assert not same(["a", "...", "z"], ["a", "b"])
    assert not same(["2 passed in 0.1s"], ["1 passed in 0.1s"])


def test_a_failing_feature_is_seen(tmp_path: Path) -> None:
    text = whole("Given a postal game\nThen Savings are 3 dollars\n")
    (tmp_path / "page.feature").write_text(text, encoding="utf-8")
    assert "FAILS" in "\n".join(run("whichside check page.feature", tmp_path))
