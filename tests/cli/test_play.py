"""``whichside play`` and ``whichside replay``: a whole sitting, and its story told again."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from whichside_rules import postal
from whichside_rules.cli.games import load
from whichside_rules.kernel.files.record import from_json, record, to_json
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.policies.postal import careful_postal
from whichside_rules.shared.files import FileProblem
from whichside_rules.simulate import find_game, play_one

GAME = find_game("postal")


def entries(*lines: str) -> str:
    return "\n".join([*lines, ""])


def finished(folder: Path, seed: int = 3) -> Path:
    setup = postal.Setup()
    _, moves = play_one(GAME, setup, careful_postal, random.Random(seed))
    file = folder / "finished.json"
    file.write_text(to_json(record(GAME, setup, moves)), encoding="utf-8")
    return file


# Playing ------------------------------------------------------------------------------------------


def test_the_board_the_actions_and_the_events(run: Run) -> None:
    result = run("play", "postal", "--seed", 1, "--mode", "normal", input=entries("1", "q", ""))
    assert result.exit_code == 0
    for words in (
        "Employers' Strength",
        "Savings 2 $, Cost of Living 5 $",
        "Means of production 0 of 5",
        "sabotage-2usd (1 sabotage + 2 dollars)",
        "The die shows",
        "[postal.setup.initial-roll-one-die]",
        "  1  Begin the turn",
        "[postal.phase.employers.advance]",
    ):
        assert words in result.output


def test_without_a_mode_the_difficulty_is_asked(run: Run) -> None:
    output = run("play", "postal", "--seed", 1, input=entries("3", "q", "")).output
    assert "Which difficulty? [postal.setup.choose-difficulty]" in output
    assert "The mode is Hard." in output


def test_dice_may_be_typed(run: Run) -> None:
    lines = entries("7", "x", "1 2", "2", "", "3", "u", "4", "q", "")
    output = run("play", "postal", "--mode", "normal", "--dice", "typed", input=lines).output
    assert "'7' is no roll" in output
    assert "'x' is no roll" in output
    assert "2 dice were rolled. Roll 1. [postal.setup.initial-roll-one-die" in output
    assert "Risk is now 1. [postal.offensive.2]" in output
    assert "Police Threat is now 1. [postal.offensive.3]" in output
    assert "Taken back: Roll of the dice: 3" in output
    assert "Unsanitary is now 1. [postal.offensive.4]" in output


def test_a_seed_rolls_the_same_dice_also_after_an_undo(run: Run) -> None:
    begin = ["play", "postal", "--mode", "normal", "--seed", 5]
    once = run(*begin, input=entries("", "q", "")).output
    assert run(*begin, input=entries("", "q", "")).output == once
    twice = run(*begin, input=entries("", "u", "", "q", "")).output
    rolls = [line for line in twice.splitlines() if "Roll of the dice" in line]
    assert len(rolls) == 3
    assert rolls[1] == rolls[2]


@pytest.mark.parametrize("entry", ["0", "99", "-1", "foo", "1.5", "²", "1e3", "9" * 400, " "])
def test_wrong_entries_say_what_is_possible(run: Run, entry: str) -> None:
    output = run("play", "postal", input=entries(entry, "q")).output
    assert "a number from 1 to 3" in output


def test_an_illegal_move_is_refused_with_its_clauses(run: Run) -> None:
    illegal = '! {"kind": "take", "means": "8usd"}'
    lines = entries("", illegal, "q", "")
    output = run("play", "postal", "--mode", "normal", "--seed", 2, input=lines).output
    assert "The rules refuse this:" in output
    assert "[postal.turn.order: Three phases]" in output
    output = run("play", "postal", "--lang", "fr", input=entries(illegal, "q")).output
    assert "Les règles refusent cela :" in output


@pytest.mark.parametrize(
    "text", ["", "nonsense", "{}", '{"kind": "fly"}', '{"kind": "take"}', "[]"]
)
def test_what_is_no_move_is_told_with_an_example(run: Run, text: str) -> None:
    output = run("play", "postal", input=entries(f"! {text}", "q")).output
    assert "Not a move:" in output
    assert '! {"mode": "normal", "kind": "choose-mode"}' in output


def test_a_legal_move_may_be_typed(run: Run) -> None:
    lines = entries('! {"kind": "choose-mode", "mode": "hard"}', "q", "")
    assert "The mode is Hard." in run("play", "postal", input=lines).output


def test_help_clauses_language_and_board(run: Run) -> None:
    lines = entries("?", "c postal.debt.definition", "c postal.debt", "c", "l fr", "l de", "b", "q")
    output = run("play", "postal", input=lines).output
    assert "s FILE save" in output
    assert "If Savings are smaller than the Cost of Living" in output
    assert "unknown clause 'postal.debt'" in output
    assert "c and the id of a clause" in output
    assert "Emprise patronale" in output
    assert "l en ou l fr" in output


def test_undo_at_the_start_has_nothing_to_take_back(run: Run) -> None:
    assert "Nothing to take back." in run("play", "postal", input=entries("u", "q")).output


def test_every_decision_can_be_said_and_drawn(run: Run) -> None:
    table = load("postal")
    for seed in range(12):
        generator = random.Random(seed)
        state: Any = postal.new_game(postal.Setup(mode=None))
        while not isinstance(now := postal.pending(state), Over):
            for language in ("en", "fr"):
                said = [
                    table.say_move(state, action, language)
                    for action in postal.legal_actions(state)
                ]
                assert len(said) == len(set(said))
                board = table.board(state, "player", language, plain=seed % 2 == 0)
                assert 9 <= len(board) < 40
            outcomes = [move for move, _ in postal.chance_outcomes(state)]
            moves: Any = postal.legal_actions(state) or outcomes
            state = postal.apply(state, generator.choice(moves)).state
        assert now.clause


# Saving and resuming ------------------------------------------------------------------------------


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    lines = entries("", "s", "s game.json", "q")
    output = run("play", "postal", "--mode", "hard", "--seed", 2, input=lines).output
    assert "Name a file" in output
    assert "Saved as game.json." in output
    saved = from_json((tmp_path / "game.json").read_text())
    assert [move["kind"] for move in saved.moves][:3] == ["roll", "begin-turn", "roll"]
    resumed = run("play", "postal", "--resume", "game.json", input=entries("1", "s", "q"))
    assert resumed.exit_code == 0
    assert "Where does the next worker go?" in resumed.output
    assert len(from_json((tmp_path / "game.json").read_text()).moves) == len(saved.moves) + 1
    undone = run("play", "postal", "--resume", "game.json", input=entries("u", "q", "other.json"))
    assert "Taken back:" in undone.output
    assert len(from_json((tmp_path / "other.json").read_text()).moves) == len(saved.moves)


def test_quit_offers_to_save_and_takes_no_for_an_answer(run: Run, tmp_path: Path) -> None:
    result = run("play", "postal", input=entries("1", "q", ""))
    assert "without saving" in result.output
    assert list(tmp_path.iterdir()) == []
    assert "without saving" not in run("play", "postal", input=entries("q")).output


def test_no_other_file_is_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    lines = entries("1", "s letter.txt", "s nowhere/game.json", "s .", "q", "letter.txt", "")
    output = run("play", "postal", input=lines).output
    assert "letter.txt exists and is no save of this game" in output
    assert "nowhere/game.json: the folder does not exist" in output
    assert (tmp_path / "letter.txt").read_text() == "dear"


def test_a_full_disk_leaves_the_old_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("play", "postal", input=entries("1", "s game.json", "q"))
    before = (tmp_path / "game.json").read_text()

    def fails(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fails)
    lines = entries("1", "s", "q", "")
    output = run("play", "postal", "--resume", "game.json", input=lines).output
    assert "No space left on device" in output
    assert (tmp_path / "game.json").read_text() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_the_end_of_the_input_keeps_the_game(run: Run, tmp_path: Path) -> None:
    for number, name in enumerate(["postal-unfinished.json", "postal-unfinished-2.json"]):
        result = run("play", "postal", input="1\n")
        assert result.exit_code == 0, number
        assert f"whichside play postal --resume {name}" in result.output
        assert from_json((tmp_path / name).read_text()).moves[0]["kind"] == "choose-mode"
    assert run("play", "postal", input="").exit_code == 0
    assert len(list(tmp_path.iterdir())) == 2


def test_the_rules_may_need_a_datum_that_nobody_gave(run: Run, tmp_path: Path) -> None:
    pack = '{"format": "whichside-pack/1", "game": "postal", "name": "x", "data": {"last_box": '
    (tmp_path / "holes.json").write_text(pack + '{"risk": null}}}')
    options = ["--mode", "normal", "--dice", "typed", "--pack", "holes.json"]
    result = run("play", "postal", *options, input=entries("1", "", "2"))
    assert result.exit_code == 2
    assert "last_box.risk" in result.output
    assert "--resume postal-unfinished.json" in result.output


@pytest.mark.parametrize(
    "options",
    [
        ["--seed", "1", "--dice", "typed"],
        ["--resume", "game.json", "--mode", "hard"],
        ["--mode", "hrad"],
        ["--resume", "none.json"],
        ["--resume", "."],
        ["--reading", "x=y"],
        ["--pack", "none.toml"],
    ],
)
def test_wrong_options_are_2(run: Run, options: list[str]) -> None:
    assert run("play", "postal", *options, input="q\n").exit_code == 2


# Replaying ----------------------------------------------------------------------------------------


def test_replay_tells_the_story(run: Run, tmp_path: Path) -> None:
    file = finished(tmp_path)
    english, french = run("replay", file), run("replay", file, "--lang", "fr")
    assert english.exit_code == french.exit_code == 0
    assert "Employers' Strength rises to 1. [postal.phase.employers.advance]" in english.output
    assert english.output.splitlines()[-1].startswith(("Won: ", "Lost: "))
    assert french.output.splitlines()[-1].startswith(("Gagné: ", "Perdu: "))
    assert "Means of production" not in english.output
    assert "Means of production" in run("replay", file, "--verbose").output


def test_replay_as_json(run: Run, tmp_path: Path) -> None:
    file = finished(tmp_path)
    told = json.loads(run("replay", file, "--json").output)
    written = from_json(file.read_text())
    assert [one["move"] for one in told["moves"]] == written.moves
    assert told["result"] in ("won", "lost")
    assert told["error"] is None
    assert all({"clause", "en", "fr"} == set(e) for one in told["moves"] for e in one["events"])


def test_an_unfinished_game_is_told_as_such(run: Run) -> None:
    run("play", "postal", input=entries("1", "s game.json", "q"))
    result = run("replay", "game.json")
    assert result.exit_code == 0
    assert "The game is not finished." in result.output


@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"moves": [{"kind": "pay"}]},
            "move 1 (Pay the Cost of Living, 5 dollars) is illegal: ",
        ),
        ({"setup": {"players": 3}}, "setup: 3 players"),
        ({"digest": "0" * 16}, "another position"),
    ],
)
def test_a_record_that_does_not_hold_is_1_and_nothing_to_go_on_with(
    run: Run, tmp_path: Path, change: dict[str, Any], message: str, as_json: bool
) -> None:
    data = json.loads(finished(tmp_path).read_text()) | change
    (tmp_path / "bad.json").write_text(json.dumps(data))
    result = run("replay", "bad.json", *(["--json"] if as_json else []))
    assert result.exit_code == 1
    assert message in result.stderr
    if as_json:
        assert message in json.loads(result.stdout)["error"]
    assert run("play", "postal", "--resume", "bad.json", input="q\n").exit_code == 2


def test_an_illegal_move_is_told_in_french(run: Run, tmp_path: Path) -> None:
    data = json.loads(finished(tmp_path).read_text()) | {"moves": [{"kind": "pay"}]}
    (tmp_path / "bad.json").write_text(json.dumps(data))
    told = run("replay", "bad.json", "--lang", "fr").stderr
    assert "le coup 1 (Payer le coût de la vie, 5 $) est illégal : " in told
    with pytest.raises(IllegalAction) as refusal:
        postal.apply(postal.new_game(postal.Setup()), postal.Pay())
    assert all(violation.say("fr") in told for violation in refusal.value.violations)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"moves": [{"kind": "fly"}]}, "move 1:"),
        ({"moves": ["pay"]}, "moves.0"),
        ({"setup": {"mode": "weird"}}, "setup: mode"),
        ({"setup": {"readings": {"six_on_ten": "weird"}}}, "setup: readings"),
        ({"setup": {"content": {}}}, "setup: content"),
    ],
)
def test_a_malformed_record_is_2(
    run: Run, tmp_path: Path, change: dict[str, Any], message: str
) -> None:
    data = json.loads(finished(tmp_path).read_text()) | change
    (tmp_path / "bad.json").write_text(json.dumps(data))
    result = run("replay", "bad.json")
    assert result.exit_code == 2
    assert message in result.stderr
    assert run("play", "postal", "--resume", "bad.json", input="q\n").exit_code == 2


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "not a record"),
        (b"[]", "not a record"),
        (b'{"format": "whichside-record/3"}', "format"),
        (b"\xff\xfe", "not UTF-8"),
        (b"\x00\x01", "binary"),
        (b" " * 5_000_000, "larger than"),
        (b"[" * 100_000, "not a record"),
        (b'"\\ud800"', "not a record"),
    ],
)
def test_what_is_no_record_is_2(run: Run, tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / "bad.json").write_bytes(content)
    result = run("replay", "bad.json")
    assert result.exit_code == 2
    assert message in result.stderr


def test_missing_files_folders_and_other_games_are_2(run: Run, tmp_path: Path) -> None:
    assert "no such file" in run("replay", "none.json").stderr
    assert "a folder" in run("replay", ".").stderr
    data = json.loads(finished(tmp_path).read_text()) | {"game": "chess"}
    (tmp_path / "chess.json").write_text(json.dumps(data))
    result = run("replay", "chess.json")
    assert result.exit_code == 2
    assert "no game 'chess'" in result.stderr


def test_a_name_with_a_null_is_a_file_problem() -> None:
    from whichside_rules.shared.files import read_text_bounded, write_atomically

    with pytest.raises(FileProblem):
        read_text_bounded("a\0b")
    with pytest.raises(FileProblem):
        write_atomically("a\0b", "")
