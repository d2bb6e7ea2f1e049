"""The golden games are all there, replay to the same story, and end as they should."""

from __future__ import annotations

import ast
import difflib
import functools
import shutil
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.golden.make import (
    ALL,
    CASES,
    FOLDER,
    Played,
    game_of,
    read_endings,
    read_record,
    storied,
    tell,
    to_lines,
    write,
)
from whichside_rules.anarchy.engine.state import Victory
from whichside_rules.kernel.book.clause import readings
from whichside_rules.kernel.book.rulebook import built_in
from whichside_rules.kernel.files import record as records
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.playing.transition import explain
from whichside_rules.postal.engine.state import LastClause


@functools.cache
def told(name: str) -> Played:
    """A game on file as it plays now; a value, so it is played once for all tests."""
    return tell(game_of(name), read_record(name))


def check_all_there(folder: Path) -> None:
    """Those of a book that is being written may be there already."""
    endings, waiting = read_endings(folder), set(ALL) - set(CASES)
    for what, found, wanted in [
        (".json", {path.stem for path in folder.glob("*.json")} - {"endings"}, set(CASES)),
        ("endings.json", set(endings), set(CASES)),
        (".txt", {path.stem for path in folder.glob("*.txt")}, storied(endings)),
    ]:
        assert found >= wanted, f"missing: {sorted(wanted - found)} ({what})"
        assert found <= wanted | waiting, f"left over: {sorted(found - wanted)} ({what})"


def check_game(name: str, folder: Path, now: Played | None = None) -> None:
    """The record replays, what is told is what is on file, and the end is the one of the name."""
    written, game = read_record(name, folder), game_of(name)
    now = now or tell(game, written)
    path = folder / f"{name}.txt"
    if path.exists():
        on_file = path.read_text(encoding="utf-8")
        diff = difflib.unified_diff(
            on_file.splitlines(), now.story.splitlines(), "on file", "now", n=2
        )
        assert now.story == on_file, "\n".join(diff)
    assert CASES[name].reached(now.last), f"{name} ends otherwise: {now.last.after.ending}"
    assert now.ending == read_endings(folder)[name], f"{name}: another ending or story"
    assert records.setup_of(game, written) == CASES[name].setup, f"{name}: another set-up"


TYPED: dict[str, Any] = {"postal": LastClause, "anarchy": Victory}
"""The clauses of an ending, where its type lists them."""
WAYS = {"postal": 6, "anarchy": 2}
"""By how many clauses a game can end, where it is not four."""


def clauses_that_end_the_game(game: str) -> Iterator[str]:
    """Every clause by which an ending of a game says it can end, or else one is made."""
    if game in TYPED:
        yield from get_args(TYPED[game])
        return
    for file in resources.files(f"whichside_rules.{game}").iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and "Ending" in ast.dump(node.func):
                    words = [word.value for word in node.keywords if word.arg == "clause"]
                    (clause,) = words or node.args[1:]
                    assert isinstance(clause, ast.Constant)
                    yield str(clause.value)


def test_one_game_for_each_way_to_end() -> None:
    check_all_there(FOLDER)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_game(name: str) -> None:
    check_game(name, FOLDER, told(name))


@pytest.mark.parametrize("name", CASES)
def test_a_golden_game_is_recorded_as_it_would_be_now(name: str) -> None:
    old = read_record(name)
    new = records.record(game_of(name), CASES[name].setup, told(name).moves)
    assert new.model_copy(update={"library": old.library}) == old
    assert to_lines(old) == (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def test_a_golden_game_has_one_line_a_move() -> None:
    for name in CASES:
        lines = (FOLDER / f"{name}.json").read_text(encoding="utf-8").splitlines()
        start = lines.index(' "moves": [') + 1
        assert lines[start + len(told(name).moves)] == " ],", name


@pytest.mark.parametrize("game", built_in())
def test_every_clause_that_ends_the_game_has_a_golden_game(game: str) -> None:
    ends = set()
    for name in CASES:
        if game == game_of(name).NAME:
            ends.add(told(name).last.clause)
    in_code = set(clauses_that_end_the_game(game))
    assert len(in_code) == WAYS.get(game, 4)
    assert ends == in_code


@pytest.mark.parametrize("way", ["won-with-a-pawn", "won-in-the-conclusion", "lost-by-a-wrong"])
def test_every_way_to_end_yellow_places_at_every_number_of_players(way: str) -> None:
    found = [case for name, case in CASES.items() if name.startswith(f"yellow-{way}")]
    assert [case.setup.players for case in found] == [2, 3, 4]


@pytest.mark.parametrize("way", ["won-in-one-income", "won-in-all-incomes"])
def test_every_way_to_win_the_anarchy_at_every_number_of_players(way: str) -> None:
    found = [case for name, case in ALL.items() if name.startswith(f"anarchy-{way}")]
    assert [case.setup.players for case in found] == [2, 3, 4, 5, 6]


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


STORIED = ["lost-by-debt-confirmed", "yellow-won-with-a-pawn-2"]


@pytest.mark.parametrize(
    "file",
    [*(f"{name}{suffix}" for name in STORIED for suffix in (".json", ".txt")), "won-hard.json"],
)
def test_a_missing_game_is_noticed(copied: Path, file: str) -> None:
    check_all_there(copied)
    (copied / file).unlink()
    with pytest.raises(AssertionError, match=rf"missing: \['{Path(file).stem}'\]"):
        check_all_there(copied)


@pytest.mark.parametrize("file", ["won-by-magic.json", "won-normal.txt"])
def test_a_game_too_many_is_noticed(copied: Path, file: str) -> None:
    (copied / file).touch()
    with pytest.raises(AssertionError, match="left over"):
        check_all_there(copied)


def test_a_game_that_is_not_in_the_table_is_noticed(copied: Path) -> None:
    path = copied / "endings.json"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(one for one in lines if '"won-hard"' not in one), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"missing: \['won-hard'\] \(endings"):
        check_all_there(copied)


def test_another_story_is_noticed(copied: Path) -> None:
    path = copied / f"{STORIED[0]}.txt"
    path.write_text(path.read_text(encoding="utf-8").replace("worker", "duck"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"(?s)on file.*duck"):
        check_game(STORIED[0], copied)


def test_another_story_is_noticed_where_only_its_digest_is_kept(copied: Path) -> None:
    path, digest = copied / "endings.json", told("won-hard").digest
    path.write_text(path.read_text(encoding="utf-8").replace(digest, "0" * 16), encoding="utf-8")
    with pytest.raises(AssertionError, match="another ending or story"):
        check_game("won-hard", copied)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_digest_hears_both_languages(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def mute(transition: Any, spoken: str = "en") -> tuple[str, ...]:
        return () if spoken == language else explain(transition, spoken)

    name = "lost-by-debt-normal"
    heard = told(name).digest
    monkeypatch.setattr("tests.golden.make.explain", mute)
    assert tell(game_of(name), read_record(name)).digest != heard


def test_another_end_is_noticed(copied: Path) -> None:
    shutil.copy(copied / "lost-by-debt-normal.json", copied / "won-normal.json")
    with pytest.raises(AssertionError, match="ends otherwise"):
        check_game("won-normal", copied)


def test_a_changed_game_is_noticed(copied: Path) -> None:
    path = copied / "lost-by-debt-normal.json"
    record = read_record("lost-by-debt-normal", copied)
    shorter = record.model_copy(update={"moves": record.moves[:-1]})
    path.write_text(to_lines(shorter), encoding="utf-8")
    with pytest.raises(records.RecordError, match="another position"):
        check_game("lost-by-debt-normal", copied)


def test_retelling_writes_what_is_on_file(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ["lost-by-debt-hard", STORIED[1]]
    before = {path.name: path.read_bytes() for path in copied.glob("*.*")}
    (copied / f"{STORIED[1]}.txt").write_text("nothing", encoding="utf-8")
    write(names, copied, retell=True)
    assert {path.name: path.read_bytes() for path in copied.glob("*.*")} == before
    assert "lost-by-debt-hard: 12 moves" in capsys.readouterr().out


@pytest.mark.parametrize("name", CASES)
def test_nothing_is_played_after_the_end(name: str) -> None:
    now = told(name)
    with pytest.raises(IllegalAction) as refusal:
        game_of(name).apply(now.last.after, now.moves[-1])
    assert refusal.value.violations[0].clause == now.last.clause
