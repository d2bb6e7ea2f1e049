"""The score adds up, and the list of equivalents cannot be kept carelessly."""

from __future__ import annotations

import argparse
import os
import signal
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.mutation import __main__ as main
from tests.mutation.breaks import Break
from tests.mutation.forking import Died, each_forked
from tests.mutation.report import document, measured, published, told, write
from tests.mutation.score import Equivalent, equivalents, score_of
from tests.mutation.verdicts import Result, Verdict, Verdicts
from whichside_rules.sphinxext.sources.mutation import Noticed, read_mutation

ROOT = Path(__file__).resolve().parents[2]


def broken(
    name: str, operator: str = "number", clauses: tuple[str, ...] = ("toy.debt.a",)
) -> Break:
    path = ROOT / "tests" / "mutation" / "test_score.py"
    return Break(
        f"toy/debt:f:{operator}:{name}",
        "toy",
        path,
        "debt",
        operator,
        "f",
        1,
        (1, 1),
        clauses,
        "d1",
        "",
        None,
        path.read_text(encoding="utf-8").replace("adds up", "is wrong"),
    )


def verdicts(**results: Result) -> dict[str, Verdict]:
    return {f"toy/debt:f:number:{name}": Verdict(one, "by S") for name, one in results.items()}


BREAKS = [broken(name) for name in "abcd"]
FOUND = verdicts(a="noticed", b="survived", c="stillborn", d="survived")


def test_equivalent_and_stillborn_breaks_do_not_count() -> None:
    score = score_of(BREAKS, FOUND, {"toy/debt:f:number:d": Equivalent("d1", "no difference")})
    assert score.whole.figures() == {
        "noticed": 1,
        "of": 2,
        "equivalent": 1,
        "stillborn": 1,
        "aside": 0,
    }
    assert score.chapters["toy/debt"].score == score.clauses["toy.debt.a"].score == 50
    assert [one.id for one in score.whole.survivors] == ["toy/debt:f:number:b"]
    assert not score.stale


def test_what_was_not_asked_for_does_not_count() -> None:
    score = score_of(BREAKS, verdicts(a="noticed"), {})
    assert score.whole.figures() == {
        "noticed": 1,
        "of": 1,
        "equivalent": 0,
        "stillborn": 0,
        "aside": 0,
    }


def test_what_stands_aside_counts_where_it_is_noticed_all_the_same() -> None:
    apart = [replace(one, aside="programs") for one in BREAKS]
    score = score_of(apart, FOUND, {"toy/debt:f:number:d": Equivalent("d1", "no difference")})
    figures = {"noticed": 1, "of": 1, "equivalent": 1, "stillborn": 1, "aside": 1}
    assert score.whole.figures() == figures
    assert score.whole.aside == {"programs": 1}
    assert [(one.id, why) for one, why in score.equivalent] == [
        ("toy/debt:f:number:d", "no difference")
    ]


def test_a_changed_statement_must_be_judged_anew() -> None:
    score = score_of(BREAKS, FOUND, {"toy/debt:f:number:d": Equivalent("d0", "no difference")})
    assert [one.id for one in score.whole.survivors] == [
        "toy/debt:f:number:b",
        "toy/debt:f:number:d",
    ]
    assert score.stale == ["toy/debt:f:number:d: the statement has changed to d1; judge it anew"]


def test_an_equivalent_that_is_noticed_or_gone_is_told() -> None:
    listed = {f"toy/debt:f:number:{name}": Equivalent("d1", "w") for name in "az"}
    assert score_of(BREAKS, FOUND, listed).stale == [
        "toy/debt:f:number:a: it is noticed after all; take it off the list",
        "toy/debt:f:number:z: there is no such break; take it off the list",
    ]


def test_what_is_below_the_bar_is_told() -> None:
    many = [broken(str(number)) for number in range(40)] + [broken("c", "clause", ())]
    found = {one.id: Verdict("noticed", "by S") for one in many}
    assert not score_of(many, found, {}).below_the_bar()
    for one in many[:4]:
        found[one.id] = Verdict("survived")
    assert score_of(many, found, {}).below_the_bar() == [
        "toy/debt: 37 of 41 breaks noticed (90.2 %); at least 97 % are wanted",
    ]
    found[many[4].id] = found[many[-1].id] = Verdict("survived")
    assert len(score_of(many, found, {}).below_the_bar()) == 3


def test_the_list_of_equivalents_gives_its_reasons() -> None:
    for name, one in equivalents().items():
        assert len(one.digest) == 12, name
        assert len(one.why) > 15, name


def test_a_survivor_is_shown_and_written_down(tmp_path: Path) -> None:
    score = score_of(BREAKS, FOUND, {})
    lines = list(told(score, score.whole.survivors, FOUND, ROOT))
    assert lines[0] == "tests/mutation/test_score.py:1: nobody noticed toy/debt:f:number:b"
    assert '    + """The score is wrong, and the list' in lines[2]
    assert any(line.startswith("* toy/debt ") and "33.3 %" in line for line in lines)
    write(tmp_path / "mutation.json", document(score, ROOT))
    assert published(tmp_path / "mutation.json") == {one.id for one in score.whole.survivors}
    assert measured(tmp_path / "mutation.json") == {"toy"}
    assert measured(tmp_path / "none.json") == frozenset()
    read = read_mutation(tmp_path / "mutation.json")
    assert read.clauses == {"toy.debt.a": Noticed(1, 3)}
    assert [one.place for one in read.survivors["toy.debt.a"]] == [
        "tests/mutation/test_score.py:1"
    ] * 2


def test_news_is_drawn_only_where_a_full_run_has_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn(**asked: object) -> list[str]:
        every = {"game": None, "clause": None, "news": True} | asked
        return main.games(argparse.Namespace(**every), lines.append)

    lines: list[str] = []
    monkeypatch.setattr(main, "PUBLISHED", tmp_path / "none.json")
    names = drawn()
    assert len(names) > 1
    assert not lines
    write(tmp_path / "some.json", {"chapters": {f"{names[0]}/debt": {}}, "survivors": []})
    monkeypatch.setattr(main, "PUBLISHED", tmp_path / "some.json")
    assert drawn() == [names[0]]
    assert names[1] in lines[0]
    assert drawn(news=False) == names
    assert drawn(game=names[1]) == [names[1]]


def test_a_process_that_never_ends_is_ended() -> None:
    def work(task: str) -> str:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, 0.2)
        while task == "endless":
            pass
        return task.upper()

    done = dict(each_forked(["endless", "short"], work, 2))
    assert done == {"endless": Died(signal.SIGPROF), "short": "SHORT"}


def test_a_process_that_fails_takes_nobody_with_it(capfd: pytest.CaptureFixture[str]) -> None:
    def work(task: int) -> int:
        if task == 1:
            raise ValueError("lost")
        if task == 2:
            os._exit(3)
        time.sleep(0.01)
        return task

    done = dict(each_forked(range(4), work, 2))
    assert done == {0: 0, 1: Died(0), 2: Died(0), 3: 3}
    assert "ValueError: lost" in capfd.readouterr().err


def test_a_verdict_holds_until_what_it_hangs_on_changes(tmp_path: Path) -> None:
    features = {"/f/debt.feature": "1", "/f/jail.feature": "2"}
    file = tmp_path / "verdicts.jsonl"
    judged = {
        "a": Verdict("noticed", "/f/debt.feature:7 One dollar short"),
        "b": Verdict("survived", "", 2, ("a", "b")),
        "c": Verdict("stillborn", "SyntaxError"),
    }
    for one in BREAKS[:3]:
        Verdicts(file, "code", features).add(one, judged[one.id[-1]])

    def holding(code: str, breaks: list[Break] = BREAKS, **changed: str) -> set[str]:
        now = features | {f"/f/{name}.feature": digest for name, digest in changed.items()}
        found = Verdicts(file, code, now).holding(breaks)
        assert all(verdict == judged[name[-1]] for name, verdict in found.items())
        return {name[-1] for name in found}

    assert holding("code") == {"a", "b", "c"}
    assert holding("code", jail="3") == {"a", "c"}
    assert holding("code", debt="3") == {"c"}
    assert holding("code", worker="3") == {"a", "c"}
    assert holding("other") == set()
    assert holding("code", [replace(one, wrong="otherwise") for one in BREAKS]) == set()
    listed = {one.id for one in BREAKS}
    later = features | {"/f/jail.feature": "3"}
    assert len(Verdicts(file, "code", later, listed).holding(BREAKS)) == 3
    assert not Verdicts(file, "other", later, listed).holding(BREAKS)
    before = Verdicts(file, "other", {}).noticed_before(BREAKS[0])
    assert before == "/f/debt.feature:7 One dollar short"


def test_asked_of_what_stands_aside_alone_the_list_may_name_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    breaks = [replace(BREAKS[0], aside="programs"), BREAKS[1]]
    listed = {BREAKS[1].id: Equivalent("d1", "no difference")}
    monkeypatch.setattr(main, "breaks_of", lambda *_, **__: breaks)
    monkeypatch.setattr(main, "equivalents", lambda: listed)
    assert main.main(["--aside", "--game", "postal"]) == 0
    assert "no such break" not in capsys.readouterr().out


def test_of_tests_that_noticed_nothing_it_is_said_that_they_are_tests() -> None:
    seen = Verdict("survived", "", 1, ("tests/toy/test_toy.py::test_a",))
    found = {BREAKS[1].id: seen}
    score = score_of(BREAKS, found, {})
    assert "    run by 1 tests:" in told(score, score.whole.survivors, found, ROOT)
