"""Whatever comes from a file is printed without control characters, shortened, in one line."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from tests.cli.conftest import ROOT, Run
from whichside_rules.cli.console import put, say
from whichside_rules.shared.printable import MOST_SHOWN

HOSTILE = "\x1b]52;c;aGk=\x07\x1b[2J\x9b\u202e\u2066\u2028x\ny"
UNSEEN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]"
)
GOLDEN = ROOT / "tests" / "golden"


def printed(result: Any) -> str:
    text = result.stdout + result.stderr
    assert not UNSEEN.search(text)
    assert max(map(len, text.splitlines())) < 3 * MOST_SHOWN
    return str(text)


@pytest.fixture
def screen() -> Console:
    return Console(file=io.StringIO(), width=80, soft_wrap=True, force_terminal=False)


@pytest.mark.parametrize("wide", [False, True])
def test_a_line_is_a_line(screen: Console, wide: bool) -> None:
    screen.soft_wrap = wide
    say(screen, HOSTILE, (HOSTILE, "bold"), indent=2)
    put(screen, Text(HOSTILE))
    put(screen, Text("plain"))
    assert isinstance(screen.file, io.StringIO)
    assert not UNSEEN.search(screen.file.getvalue())
    assert len(screen.file.getvalue().splitlines()) == 3


def test_a_line_is_shortened_and_keeps_its_style(screen: Console) -> None:
    line = Text("a\x1bb" * MOST_SHOWN, "bold")
    put(screen, line)
    assert line.plain.startswith("a\x1bb")
    assert isinstance(screen.file, io.StringIO)
    assert len(screen.file.getvalue()) < MOST_SHOWN + 50
    before = len(screen.file.getvalue())
    put(screen, Text("a" * 10 * MOST_SHOWN))
    assert len(screen.file.getvalue()) - before < MOST_SHOWN + 50


def changed(game: str, change: dict[str, Any]) -> dict[str, Any]:
    """A record of that game with something else in its place."""
    for file in sorted(GOLDEN.glob("*.json")):
        data = json.loads(file.read_text(encoding="utf-8"))
        if isinstance(data, dict) and data.get("game") == game:
            return data | change
    raise LookupError(game)


@pytest.mark.parametrize(
    "change",
    [
        {"game": HOSTILE},
        {"game": "x" * 3_000_000},
        {"format": HOSTILE},
        {HOSTILE: 1},
        {"moves": [{"kind": HOSTILE}]},
        {"moves": [{"kind": "take", "means": HOSTILE}]},
        {"moves": [{"kind": "take", "means": "x" * 3_000_000}]},
        {"moves": [{"kind": "take", HOSTILE: 1}]},
        {"setup": {"mode": HOSTILE}},
        {"setup": {HOSTILE: HOSTILE}},
        {"edition": HOSTILE, "library": HOSTILE},
        {"digest": HOSTILE},
    ],
)
@pytest.mark.parametrize("more", [[], ["--json"]])
def test_of_a_record(run: Run, tmp_path: Path, change: dict[str, Any], more: list[str]) -> None:
    (tmp_path / "bad.json").write_text(json.dumps(changed("postal", change)))
    result = run("replay", "bad.json", *more)
    printed(result)
    if result.exit_code == 2:
        assert result.stderr.count("\n") == 1
    printed(run("play", "postal", "--resume", "bad.json", input="b\n?\nq\n"))


def test_of_the_names_of_players(run: Run, tmp_path: Path) -> None:
    played = ["--players", "anna,bert,carl", "--deal", "seeded", "--seed", "1"]
    lines = "\n".join(["1", "", "1", "", "s game.json", "q", ""])
    run("play", "yellow_places", *played, input=lines)
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    text = text.replace('"anna"', json.dumps(HOSTILE)).replace('"bert"', json.dumps("\x9b" * 40))
    (tmp_path / "game.json").write_text(text, encoding="utf-8")
    printed(run("replay", "game.json", "--verbose"))
    printed(run("replay", "game.json", "--json"))
    printed(run("replay", "game.json", "--as", HOSTILE))
    resumed = run("play", "yellow_places", "--resume", "game.json", input="\n1\n\nb\nd\n?\nq\n\n")
    printed(resumed)


@pytest.mark.parametrize(
    "pack",
    [
        f"format = {json.dumps(HOSTILE)}",
        f'format = "whichside-pack/1"\ngame = {json.dumps(HOSTILE)}',
        f'format = "whichside-pack/1"\ngame = "postal"\nname = {json.dumps(HOSTILE)}\n'
        f"[data.last_box]\nriks = 1",
        f'format = "whichside-pack/1"\ngame = "postal"\nname = "x"\n[data.last_box]\n'
        f"{json.dumps(HOSTILE)} = {json.dumps(HOSTILE)}",
        f'format = "whichside-pack/1"\ngame = "postal"\nname = "x"\n[data.{"y" * 60_000}]\na = 1',
    ],
)
def test_of_a_pack(run: Run, tmp_path: Path, pack: str) -> None:
    # TOML has no escape of this form for what JSON writes as a pair.
    (tmp_path / "pack.toml").write_text(pack, encoding="utf-8")
    result = run("simulate", "postal", "-n", 1, "--pack", "pack.toml")
    assert result.exit_code == 2
    assert printed(result).count("\n") == 1


def test_of_what_is_typed(run: Run) -> None:
    lines = "\n".join([HOSTILE.replace("\n", ""), "c \x1b[2J", "s \x1b[2J/x", "! \x1b[2J", "q"])
    printed(run("play", "postal", input=lines + "\n"))


def test_of_the_command_line(run: Run) -> None:
    for arguments in (
        ["clause", HOSTILE],
        ["clause", "--list", HOSTILE],
        ["schema", HOSTILE],
        ["play", "postal", "--mode", HOSTILE],
        ["play", "postal", "--set", f"mode={HOSTILE}"],
        ["play", "postal", "--reading", f"{HOSTILE}={HOSTILE}"],
        ["simulate", "postal", "--bots", HOSTILE],
        ["play", "yellow_places", "--players", HOSTILE],
        ["play", "yellow_places", "--players", "x" * 100_000],
        ["check", f"{HOSTILE}.feature", "--vocabulary", HOSTILE],
        ["translate", HOSTILE, "--to", "fr"],
    ):
        result = run(*arguments)
        assert result.exit_code == 2
        assert printed(result).count("\n") == 1


def test_of_a_feature(run: Run, tmp_path: Path) -> None:
    """What TOML writes in escapes comes to life in a text block; a name may hold what turns it."""
    pack = 'format = "whichside-pack/1"\\ngame = "\\u001b[2J"'.replace("\\n", "\n      ")
    (tmp_path / "table.feature").write_text(
        "Feature: f\n  Scenario: \u202es\n    Given a postal game\n    Given this content pack\n"
        f'      """\n      {pack}\n      """\n    Then Savings are 2 dollars\n',
        encoding="utf-8",
    )
    printed(run("check", "table.feature"))


def test_a_feature_in_the_other_language_is_printed_fit_and_written_as_it_is(
    run: Run, tmp_path: Path
) -> None:
    odd = "\u200bevil\u2060\u00ad\u2028x"
    feature = (
        f"# {odd}\n# fr: {odd}\nFeature: f\n\n\t# fr: {odd}\n\tScenario: s {odd}\n"
        f"\t\tGiven a postal game\n\t\tThen Savings are 2 dollars\n"
    )
    (tmp_path / "odd.feature").write_text(feature, encoding="utf-8")
    text = printed(run("translate", "odd.feature", "--to", "fr"))
    assert run("translate", "odd.feature", "--to", "fr", "-o", "odd.fr.feature").exit_code == 0
    written = (tmp_path / "odd.fr.feature").read_text(encoding="utf-8")
    assert written.count(odd) == 4
    shown = "\ufffdevil\ufffd\ufffd x"
    assert text == written.replace(odd, shown)
    assert "\n\t\tAlors l'Économie est de 2 $\n" in text
