"""``whichside play postal --advice FILE``: the chance of winning after each move."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples import solve_postal
from tests.cli.conftest import Run
from tests.postal.test_exact import narrow, quiet
from whichside_rules import postal
from whichside_rules.kernel.files.record import record, to_json
from whichside_rules.simulate import find_game

SETUP = narrow()


@pytest.fixture(scope="module")
def advice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The values of a very small game."""
    file = tmp_path_factory.mktemp("advice") / "small.advice"
    solved = solve_postal.Solved(SETUP, 1, quiet)
    keeper = solve_postal.Keeper(solved, file)
    keeper.close(solved.solve(keeper.keep))
    return file


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """That game, saved while the worker is to be placed."""
    moves = [postal.Roll((2,)), postal.BeginTurn(), postal.Roll((3,))]
    file = tmp_path / "game.json"
    file.write_text(to_json(record(find_game("postal"), SETUP, moves)), encoding="utf-8")
    return file


def entries(*lines: str) -> str:
    return "\n".join([*lines, ""])


def test_every_move_is_listed_with_its_chance(run: Run, advice: Path, game: Path) -> None:
    asked = ("play", "postal", "--resume", game, "--advice", advice)
    output = run(*asked, input=entries("l fr", "q", "")).output
    shown = [line for line in output.splitlines() if line.endswith(" %")]
    assert "  6  Political Cafe  100.00 %" in shown
    assert "  1  Tenement  0.00 %" in shown
    assert "  6  Café politique  100,00 %" in shown
    assert len(shown) % len(postal.SPACES) == 0


def test_without_advice_no_chance_is_told(run: Run, game: Path) -> None:
    assert " %" not in run("play", "postal", "--resume", game, input=entries("q")).output


def test_advice_is_for_one_set_up(run: Run, advice: Path) -> None:
    result = run("play", "postal", "--mode", "normal", "--advice", advice, input=entries("q"))
    assert result.exit_code == 2
    assert "values of another set-up (mode normal)" in result.output
    french = run("play", "postal", "--advice", advice, "--lang", "fr", input=entries("q"))
    assert "valeurs d'une autre mise en place (mode normal)" in french.output


def test_what_is_no_advice_is_said(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    result = run("play", "postal", "--advice", "letter.txt", input=entries("q"))
    assert result.exit_code == 2
    assert "letter.txt: no values of the postal game" in result.output
    other = run("play", "yellow_places", "--players", 2, "--advice", "letter.txt")
    assert other.exit_code == 2
    assert "--advice: there are no exact values of yellow_places" in other.output


def test_a_file_that_breaks_while_one_plays_leaves_the_game(
    run: Run, advice: Path, game: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.advice"
    text = advice.read_bytes()
    broken.write_bytes(text[: text.index(b"\n") + 1])
    asked = ("play", "postal", "--resume", game, "--advice", broken)
    result = run(*asked, input=entries("q"))
    assert result.exit_code == 0
    assert "No advice here: " in result.output
    assert "damaged" in result.output
    assert "  1  Tenement\n" in result.output
