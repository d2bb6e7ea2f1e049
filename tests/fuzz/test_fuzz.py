"""What was found once stays mended; a fault of each kind that somebody plants is found."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.fuzz import __main__ as fuzz
from tests.fuzz.kinds import KINDS, Kind, subjects, tell_their_lines
from tests.fuzz.search import Found, kept, search
from whichside_rules.cli import console
from whichside_rules.cli.playing import session
from whichside_rules.kernel.files import record as records
from whichside_rules.scenarios import lint
from whichside_rules.shared import printable
from whichside_rules.testing.conformance import Subject

SUBJECTS = pytest.mark.parametrize("subject", subjects(), ids=str)
KEPT = list(kept())
FILES = [file.stem for file, *_ in KEPT]
MOST = 400
"""Cases within which a planted fault must be found: some seconds of each."""


@pytest.mark.parametrize(("kind", "subject", "case"), [one[1:] for one in KEPT], ids=FILES)
def test_what_was_found_stays_mended(kind: Kind, subject: Subject, case: Any) -> None:
    kind.holds(subject, case)


@SUBJECTS
@pytest.mark.parametrize("kind", KINDS)
def test_a_few_of_each_kind_hold(kind: str, subject: Subject) -> None:
    _, found = search(kind, subject, seed=0, examples=5)
    assert found is None


def test_no_argument_is_one_that_no_shell_can_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown = list[str]()
    kind = Kind(KINDS["command"].cases, lambda _, case: thrown.extend(case))
    monkeypatch.setitem(KINDS, "command", kind)
    search("command", subjects()[0], seed=20261161, examples=200)
    assert thrown
    assert not any("\0" in one for one in thrown)


# Negative controls --------------------------------------------------------------------------------


def naive_record(subject: Subject, patch: pytest.MonkeyPatch) -> None:
    """A reader that trusts each move to say its kind."""
    plain = records.moves_of

    def moves_of(game: Any, record: Any) -> Any:
        assert all(move["kind"] for move in record.moves)
        return plain(game, record)

    patch.setattr(records, "moves_of", moves_of)


def naive_pack(subject: Subject, patch: pytest.MonkeyPatch) -> None:
    """A reader that trusts a pack to have data."""
    game: Any = subject.game
    plain = game.read_pack

    def read_pack(text: str, place: str, kind: Any) -> Any:
        pack = plain(text, place, kind)
        json.loads(text)["data"].items()
        return pack

    patch.setattr(game, "read_pack", read_pack)


def naive_position(subject: Subject, patch: pytest.MonkeyPatch) -> None:
    """A reader that wants to know something before the position was looked at."""
    game: Any = subject.game
    plain = game.from_json

    def from_json(text: str) -> Any:
        len(json.loads(text)["setup"])
        return plain(text)

    patch.setattr(game, "from_json", from_json)


def naive_feature(subject: Subject, patch: pytest.MonkeyPatch) -> None:
    """A check that takes the first step of every scenario."""
    plain = lint._too_much

    def too_much(feature: Any) -> Any:
        [one.steps[0] for one in feature.scenarios]
        return plain(feature)

    patch.setattr(lint, "_too_much", too_much)


def naive_command(subject: Subject, patch: pytest.MonkeyPatch) -> None:
    """A command that prints what it was given."""
    patch.setattr(console, "one_line", lambda text, most=0: text)


def naive_sitting(subject: Subject, patch: pytest.MonkeyPatch) -> None:
    """A sitting that trusts names: this is how games were lost."""
    patch.setattr(session.Session, "_named", lambda self, name: Path(name).expanduser())


def naive_keeping(subject: Subject, patch: pytest.MonkeyPatch) -> None:
    """A sitting that is not told when something was played."""
    patch.setattr(session.Session, "_keep", lambda self, code: code)
    patch.setattr(session.Session, "_guard", lambda self: None)


def naive_screen(subject: Subject, patch: pytest.MonkeyPatch) -> None:
    """A sitting that repeats on the screen what was typed."""
    patch.setattr(session, "one_line", lambda text: text)
    patch.setattr(console, "one_line", lambda text: text)


def naive_hiding(subject: Subject, patch: pytest.MonkeyPatch) -> None:
    """A refusal that depends on the whole position."""
    plain = subject.game.check

    def check(state: Any, move: Any) -> Any:
        found = plain(state, move)
        whole = subject.game.state_adapter().dump_json(state)
        return found if random.Random(whole).randrange(40) else (*found, *found)

    patch.setattr(subject.game, "check", check)


Plant = Callable[[Subject, pytest.MonkeyPatch], None]
PLANTED: list[tuple[str, Plant]] = [
    ("record", naive_record),
    ("pack", naive_pack),
    ("position", naive_position),
    ("feature", naive_feature),
    ("command", naive_command),
    ("sitting", naive_sitting),
    ("sitting", naive_keeping),
    ("sitting", naive_screen),
    ("hidden", naive_hiding),
]


@pytest.mark.parametrize(("kind", "plant"), PLANTED, ids=[plant.__name__ for _, plant in PLANTED])
def test_a_planted_fault_is_found_and_kept(kind: str, plant: Plant, tmp_path: Path) -> None:
    able = [subject for subject in subjects() if KINDS[kind].cases(subject) is not None]
    subject = able[-1]
    with pytest.MonkeyPatch.context() as patch:
        plant(subject, patch)
        # One fault of each kind is made small; that shows it for all of them.
        first = plant is next(one for of, one in PLANTED if of == kind)
        _, found = search(kind, subject, seed=0, examples=MOST, shrink=first)
        assert found is not None, f"{plant.__name__} is not seen"
        found.keep(tmp_path)
        ((_, again, of, case),) = kept(tmp_path)
        with pytest.raises(Exception, match=r"^"):
            again.holds(of, case)
    again.holds(of, case)


def test_what_is_found_is_told_and_kept_and_the_search_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    looked: list[str] = []

    def found(kind: str, subject: Subject, seed: int, *_: Any) -> tuple[int, Found | None]:
        looked.append(kind)
        if kind != "record":
            return 3, None
        return 3, Found(kind, subject.name, seed, "ValueError: why", {"a": "\udcff"})

    monkeypatch.setattr(fuzz, "search", found)
    monkeypatch.setattr(Found.keep, "__defaults__", (tmp_path,))
    assert fuzz.main(0.05, 7) == 1
    told = capsys.readouterr().out
    assert told.startswith("seed 7, 0.05 s\n")
    assert "ValueError: why\n  seed 7\n" in told
    assert told.endswith(f"{len(subjects())} do not hold\n")
    assert len(list(kept(tmp_path))) == len(subjects())
    assert looked.count("pack") >= len(subjects())


def test_where_all_holds_the_search_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "search", lambda *_: (1, None))
    assert fuzz.main(0.01) == 0
    assert re.match(r"seed \d+, 0.01 s\n", capsys.readouterr().out)


def test_the_search_ends_in_time() -> None:
    tried, found = search("record", subjects()[0], seed=0, examples=100, until=0)
    assert (tried, found) == (0, None)


def test_nothing_that_is_printed_is_missed_by_the_pattern() -> None:
    from tests.fuzz.kinds import UNSEEN

    for number in (*range(0x20), *range(0x7F, 0xA0), 0x202E, 0x2066, 0x200F, 0x2028, 0xDC80):
        letter = chr(number)
        if letter not in "\t\n":
            assert UNSEEN.search(letter)
        assert not UNSEEN.search(printable.one_line(letter))


def test_a_slip_without_its_line_is_seen() -> None:
    told = {"understood": False, "message": "table.feature:5: And Carlo must go\nsay whereto"}
    assert tell_their_lines([told, {"message": "no"}])
    assert not tell_their_lines([told, {"understood": False, "message": "say whereto"}])
    assert not tell_their_lines([{"message": "no"}])
