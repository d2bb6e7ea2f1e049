"""``whichside simulate``."""

from __future__ import annotations

import json
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.conftest import Command, Run, Start
from whichside_rules import postal
from whichside_rules.policies.postal import postal_measures
from whichside_rules.simulate import Summary, simulate

PACK = 'format = "whichside-pack/1"\ngame = "postal"\nname = "mine"\n[data.last_box]\nrisk = 9\n'


def test_it_says_how_games_end(run: Run) -> None:
    output = run("simulate", "postal", "-n", 60, "--seed", 1, "--policy", "careful").output
    assert "95 % interval" in output
    assert "[postal.victory.five-by-turn-10]" in output
    assert "Employers' Strength (won): mean" in output


def test_french(run: Run) -> None:
    assert "intervalle à 95 %" in run("simulate", "postal", "-n", 5, "--lang", "fr").output


@pytest.mark.parametrize("policy", ["random", "greedy", "search"])
@pytest.mark.usefixtures("unaudited")
def test_every_policy_of_a_game_with_hidden_hands(run: Run, tmp_path: Path, policy: str) -> None:
    head = 'format = "whichside-pack/1"\ngame = "anarchy"\nname = "short"\n'
    (tmp_path / "short.toml").write_text(head + "[data.income]\ngoal = 6\n")
    options = ["anarchy", "--players", 2, "-n", 2, "--pack", "short.toml", "--policy", policy]
    output = run("simulate", *options).output
    assert "[anarchy.income.win-20]" in output
    for name in ("rounds", "income of the winner", "coups tried", "won by seat 2"):
        assert f"{name} (won): mean" in output
    output = run("simulate", *options, "--lang", "fr").output
    for name in ("tours", "revenu du gagnant", "coups d'État tentés", "gagné par la place 2"):
        assert f"{name} (gagné) : moyenne" in output.replace("\u202f", " ").replace("\xa0", " ")


def test_json_is_the_summary_and_the_seed_decides(run: Run) -> None:
    first = run("simulate", "postal", "-n", 30, "--seed", 4, "--json")
    found = Summary.from_json(first.stdout)
    assert found == simulate("postal", postal.Setup(), 30, 4, measure=postal_measures)
    assert run("simulate", "postal", "-n", 30, "--seed", 4, "--json").stdout == first.stdout
    assert run("simulate", "postal", "-n", 30, "--seed", 5, "--json").stdout != first.stdout
    assert "games/s" in first.stderr


def test_jobs_change_nothing(command: Command) -> None:
    outputs = set()
    for jobs in (1, 2):
        done = command("simulate", "postal", "-n", 200, "--json", "--jobs", jobs)
        assert done.returncode == 0, done.stderr
        outputs.add(done.stdout)
    assert len(outputs) == 1


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(one) for one in listed.read_text().split()]


def are_gone(processes: list[int], seconds: float) -> bool:
    """Whether processes end within so long; a zombie has ended."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        lines = [Path(f"/proc/{one}/stat") for one in processes]
        with suppress(FileNotFoundError, ProcessLookupError):
            left = [one for one in lines if one.exists() and ") Z " not in one.read_text()]
            if not left:
                return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_no_worker_outlives_the_command(start: Start, number: signal.Signals) -> None:
    process = start("simulate", "postal", "-n", 10_000_000, "--jobs", 2)
    until = time.monotonic() + 60
    wanted = 3  # two, and one that keeps the books
    while len(children(process.pid)) < wanted and time.monotonic() < until:
        time.sleep(0.05)
    workers = children(process.pid)
    assert len(workers) == wanted
    time.sleep(2)
    process.send_signal(number)
    _, errors = process.communicate(timeout=60)
    assert are_gone(workers, 30)
    if number != signal.SIGKILL:
        assert process.returncode == 130
        assert errors == "interrupted\n"


def test_the_setup_is_taken_from_the_options(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(PACK)
    setups = {
        json.loads(run("simulate", "postal", "-n", 1, "--json", *options).stdout)["setup"]
        for options in (
            [],
            ["--mode", "hard"],
            ["--pack", "mine.toml"],
            ["--reading", "six_on_ten=play-on"],
        )
    }
    assert len(setups) == 4
    by_id = run("simulate", "postal", "-n", 1, "--json", "--reading", "R-2=play-on").stdout
    assert json.loads(by_id)["setup"] in setups


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--mode", "hrad"], "did you mean hard?"),
        (["--policy", "carefull"], "did you mean careful?"),
        (["--reading", "six_on_tn=play-on"], "did you mean six_on_ten"),
        (["--reading", "six_on_ten=maybe"], "it has defeat-at-once and play-on"),
        (["--reading", "six_on_ten"], "is not FIELD=OPTION"),
        (["--pack", "none.toml"], "no such file"),
        (["--pack", "."], "a pack is a .toml or a .json file"),
        (["--pack", "folder.toml"], "a folder"),
        (["--pack", "binary.toml"], "not UTF-8"),
        (["--pack", "broken.toml"], "not TOML"),
        (["--pack", "broken.json"], "not JSON"),
        (["--pack", "other.toml"], "a pack for 'postal' is needed"),
        (["--pack", "wrong.toml"], "last_box.risk"),
        (["--pack", "huge.toml"], "larger than"),
    ],
)
def test_wrong_options_are_2(run: Run, tmp_path: Path, options: list[str], message: str) -> None:
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "broken.toml").write_text("= 1")
    (tmp_path / "broken.json").write_text("{")
    (tmp_path / "other.toml").write_text(PACK.replace("postal", "chess"))
    (tmp_path / "wrong.toml").write_text(PACK.replace("= 9", '= "nine"'))
    (tmp_path / "huge.toml").write_text(PACK + "#" * 300_000)
    result = run("simulate", "postal", "-n", 1, *options)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


def test_a_game_that_needs_a_missing_datum_is_2(run: Run, tmp_path: Path) -> None:
    pack = '{"format": "whichside-pack/1", "game": "postal", "name": "x", "data": {"last_box": '
    (tmp_path / "holes.json").write_text(pack + '{"risk": null}}}')
    result = run("simulate", "postal", "-n", 50, "--pack", "holes.json")
    assert result.exit_code == 2
    assert "last_box.risk" in result.stderr


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["postal", "--bots", "careful,random"], "this game has 1 seat: "),
        (["yellow_places", "--bots", "random,deduction"], "this game has 3 seats: green, "),
        (["anarchy", "--bots", "greedy,search"], "this game has 3 seats: violet, "),
        (["yellow_places", "--bots", "random,pink=random,pink=deduction"], "two bots for pink"),
        (
            ["postal", "--reading", "six_on_ten=play-on", "--reading", "R-2=defeat-at-once"],
            "'six_on_ten' is given twice, as play-on and as defeat-at-once",
        ),
    ],
)
def test_what_is_said_twice_is_refused(run: Run, options: list[str], message: str) -> None:
    result = run("simulate", "-n", 1, *options)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
