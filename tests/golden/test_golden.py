"""The golden games are all there, replay to the same story, and end as they should."""

from __future__ import annotations

import ast
import difflib
import shutil
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from tests.golden.make import CASES, FOLDER, game_of, read_record, tell
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
    game = game_of(name)
    story, last = tell(game, written)
    on_file = (folder / f"{name}.txt").read_text(encoding="utf-8")
    diff = difflib.unified_diff(on_file.splitlines(), story.splitlines(), "on file", "now", n=2)
    assert story == on_file, "\n".join(diff)
    assert CASES[name].reached(last), f"{name} ends otherwise: {last.after.ending}"
    assert records.setup_of(game, written) == CASES[name].setup, f"{name}: another set-up"


def clauses_that_end_the_game(game: str) -> Iterator[str]:
    """Every clause with which the code calls ``end_game`` (postal) or makes an ``Ending``."""
    caller = "end_game" if game == "postal" else "Ending"
    for file in resources.files(f"whichside_rules.{game}").iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and caller in ast.dump(node.func):
                    words = [word.value for word in node.keywords if word.arg == "clause"]
                    (clause,) = words or node.args[1:]
                    assert isinstance(clause, ast.Constant)
                    yield str(clause.value)


def test_one_game_for_each_way_to_end() -> None:
    check_all_there(FOLDER)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_game(name: str) -> None:
    check_game(name, FOLDER)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_game_is_recorded_as_it_would_be_now(name: str) -> None:
    old, game = read_record(name), game_of(name)
    moves = [move for move, _ in records.replay(game, old)]
    new = records.record(game, CASES[name].setup, moves)
    assert new.model_copy(update={"library": old.library}) == old


@pytest.mark.parametrize("game", ["postal", "yellow_places"])
def test_every_clause_that_ends_the_game_has_a_golden_game(game: str) -> None:
    ends = set()
    for name in CASES:
        played = game_of(name)
        if game == played.NAME:
            _, last = tell(played, read_record(name))
            ends.add((last.clause, last.won))
    in_code = set(clauses_that_end_the_game(game))
    assert len(in_code) == 4
    assert {clause for clause, _ in ends} == in_code


@pytest.mark.parametrize("way", ["won-with-a-pawn", "won-in-the-conclusion", "lost-by-a-wrong"])
def test_every_way_to_end_yellow_places_at_every_number_of_players(way: str) -> None:
    found = [case for name, case in CASES.items() if name.startswith(f"yellow-{way}")]
    assert [len(case.setup.players) for case in found] == [2, 3, 4]  # type: ignore[arg-type]


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
    for field in ("accusations-one-each-lost", "accusations-one-each-won", "early-win"):
        assert any(name.startswith(f"yellow-reading-{field}") for name in CASES), field


# The checks must be able to fail ----------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "golden"))


@pytest.mark.parametrize("name", ["won-hard", "yellow-won-with-a-pawn-4"])
@pytest.mark.parametrize("suffix", [".json", ".txt"])
def test_a_missing_game_is_noticed(copied: Path, name: str, suffix: str) -> None:
    check_all_there(copied)
    (copied / f"{name}{suffix}").unlink()
    with pytest.raises(AssertionError, match=rf"missing: \['{name}'\]"):
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
    game, written = game_of(name), read_record(name)
    _, last = tell(game, written)
    (*_, (move, _)) = records.replay(game, written)
    with pytest.raises(IllegalAction) as refusal:
        game.apply(last.after, move)
    assert refusal.value.violations[0].clause == last.clause
