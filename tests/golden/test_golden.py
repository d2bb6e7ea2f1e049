"""The golden games are all there, replay to the same story, and end as they should."""

from __future__ import annotations

import ast
import difflib
import shutil
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from tests.golden.make import CASES, FOLDER, read_record, tell
from whichside_rules import postal
from whichside_rules.kernel import record as records
from whichside_rules.kernel.clause import readings
from whichside_rules.kernel.refusal import IllegalAction


def names(folder: Path, suffix: str) -> set[str]:
    return {path.stem for path in folder.glob(f"*{suffix}")}


def check_all_there(folder: Path) -> None:
    for suffix in (".json", ".txt"):
        found = names(folder, suffix)
        assert found >= set(CASES), f"missing: {sorted(set(CASES) - found)} ({suffix})"
        assert found <= set(CASES), f"left over: {sorted(found - set(CASES))} ({suffix})"


def check_game(name: str, folder: Path) -> None:
    """The record replays, the story is the one on file, and the end is the one of the name."""
    written = read_record(name, folder)
    story, last = tell(written)
    on_file = (folder / f"{name}.txt").read_text(encoding="utf-8")
    diff = difflib.unified_diff(on_file.splitlines(), story.splitlines(), "on file", "now", n=2)
    assert story == on_file, "\n".join(diff)
    assert CASES[name].reached(last), f"{name} ends otherwise: {last.after.ending}"
    assert records.setup_of(postal, written) == CASES[name].setup, f"{name}: another set-up"


def clauses_that_end_the_game() -> Iterator[str]:
    """Every clause with which the code calls ``end_game``."""
    for file in resources.files("whichside_rules.postal").iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and "end_game" in ast.dump(node.func):
                    (clause,) = [word.value for word in node.keywords if word.arg == "clause"]
                    assert isinstance(clause, ast.Constant)
                    yield str(clause.value)


def test_one_game_for_each_way_to_end() -> None:
    check_all_there(FOLDER)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_game(name: str) -> None:
    check_game(name, FOLDER)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_game_is_recorded_as_it_would_be_now(name: str) -> None:
    old = read_record(name)
    moves = [move for move, _ in records.replay(postal, old)]
    new = records.record(postal, CASES[name].setup, moves)
    assert new.model_copy(update={"library": old.library}) == old


def test_every_clause_that_ends_the_game_has_a_golden_game() -> None:
    ends = set()
    for name in CASES:
        _, last = tell(read_record(name))
        ends.add((last.clause, last.won))
    in_code = set(clauses_that_end_the_game())
    assert len(in_code) == 4
    assert {clause for clause, _ in ends} == in_code


def test_every_reading_about_the_end_has_a_golden_game() -> None:
    about_the_end = {
        one.field.replace("_", "-")
        for one in readings("postal")
        if one.field
        and {"postal.victory.five-by-turn-10", "postal.employers-strength.defeat"}
        & set(one.clauses)
    }
    assert about_the_end
    for field in about_the_end:
        assert any(name.startswith(f"reading-{field}") for name in CASES), field


# The checks must be able to fail ----------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "golden"))


@pytest.mark.parametrize("suffix", [".json", ".txt"])
def test_a_missing_game_is_noticed(copied: Path, suffix: str) -> None:
    check_all_there(copied)
    (copied / f"won-hard{suffix}").unlink()
    with pytest.raises(AssertionError, match=r"missing: \['won-hard'\]"):
        check_all_there(copied)


def test_a_game_too_many_is_noticed(copied: Path) -> None:
    (copied / "won-by-magic.txt").touch()
    with pytest.raises(AssertionError, match="left over"):
        check_all_there(copied)


def test_another_story_is_noticed(copied: Path) -> None:
    path = copied / "won-normal.txt"
    path.write_text(path.read_text(encoding="utf-8").replace("Risk", "Fun"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"(?s)on file.*Fun"):
        check_game("won-normal", copied)


def test_another_end_is_noticed(copied: Path) -> None:
    for suffix in (".json", ".txt"):
        shutil.copy(copied / f"lost-by-debt-normal{suffix}", copied / f"won-normal{suffix}")
    with pytest.raises(AssertionError, match="ends otherwise"):
        check_game("won-normal", copied)


def test_a_changed_game_is_noticed(copied: Path) -> None:
    path = copied / "lost-by-debt-normal.json"
    record = read_record("lost-by-debt-normal", copied)
    shorter = record.model_copy(update={"moves": record.moves[:-1]})
    path.write_text(records.to_json(shorter), encoding="utf-8")
    with pytest.raises(records.RecordError, match="another position"):
        check_game("lost-by-debt-normal", copied)


@pytest.mark.parametrize("name", CASES)
def test_nothing_is_played_after_the_end(name: str) -> None:
    _, last = tell(read_record(name))
    with pytest.raises(IllegalAction) as refusal:
        postal.apply(last.after, postal.BeginTurn())
    assert refusal.value.violations[0].clause == last.clause
