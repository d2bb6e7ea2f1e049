"""What runs, under which id, and what is said about it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.scenarios.conftest import PLUGINS, STRICT

pytest_plugins = ("pytester",)

Ask = Callable[..., pytest.RunResult]

GOOD = """\
@free
Feature: wages

  Background:
    Given a purse of 2 coins

  @toy.wage.paid
  Rule: wages are paid

    Scenario: paid
      When the worker is paid 3 coins
      Then the purse holds 5 coins

    @toy.meta.words
    Scenario Outline: paid <n> coins
      When the worker is paid <n> coins
      And the worker waits
      Then the purse holds <sum> coins

      Examples:
        | n | sum |
        | 1 | 3   |
        | no | 2  |

  @toy.wage.debt
  Rule: no debts

    Scenario: refused
      When the worker borrows
      Then the move is refused
      Given a purse of 7 coins
      Then the purse holds 7 coins
"""

FRENCH = """\
# language: fr
@toy.wage.paid
Fonctionnalité: les salaires
  Plan du scénario: salaire versé
    Étant donné une bourse de <début> pièces
    Et a purse of 2 coins
    Lorsque le travailleur reçoit 3 pièces
    Alors la bourse contient 5 pièces
    Exemples:
      | début |
      | une   |
"""


def results(folder: Path) -> list[dict[str, Any]]:
    """The rows of results.json."""
    rows: list[dict[str, Any]] = json.loads((folder / "results.json").read_text())["scenarios"]
    return rows


def test_scenarios_and_rows_have_readable_ids(ask: Ask) -> None:
    result = ask(GOOD, "--collect-only", "-q")

    assert result.outlines[:4] == [
        "table.feature::paid",
        "table.feature::paid <n> coins[1-3]",
        "table.feature::paid <n> coins[no-2]",
        "table.feature::refused",
    ]


def test_a_scenario_is_selected_by_its_id(ask: Ask, folder: Path) -> None:
    (folder / "table.feature").write_text(GOOD)

    ask(None, name="table.feature::refused").assert_outcomes(passed=1)
    ask(None, name="table.feature::paid <n> coins[no-2]").assert_outcomes(passed=1)


def test_the_verdict_names_the_clauses_that_fired(ask: Ask) -> None:
    result = ask(GOOD)

    result.assert_outcomes(passed=4)
    result.stdout.fnmatch_lines(
        [
            "*what the rules say*",
            "table.feature",
            "  holds: paid (line 10)",
            "      toy.wage.paid  Wages are paid",
            "  holds: paid 1 coins (line 15)",
            "      toy.wage.paid  Wages are paid",
            "  holds: paid no coins (line 15)",
            "      toy.wage.paid  Wages are paid",
            "  holds: refused (line 28)",
            "      toy.wage.debt  No debts",
        ],
        consecutive=True,
    )


def test_the_verdict_of_a_french_feature_is_french(ask: Ask) -> None:
    result = ask(FRENCH)

    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(
        [
            "  tient : salaire versé [[]début une[]] (ligne 4)",
            "      toy.wage.paid  Salaires versés",
        ]
    )
    assert "salaire versé[une]" in ask(None, "--collect-only", "-q").stdout.str()


def test_a_failure_is_its_place_its_step_and_what_the_rules_say(ask: Ask) -> None:
    result = ask(GOOD.replace("holds 5", "holds 6"))

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=3, failed=1)
    failure = result.outlines.index("table.feature:12: Then the purse holds 6 coins")
    assert result.outlines[failure + 1] == "the rules say 5 coins, by toy.wage.paid"
    assert "toy.py" not in result.stdout.str()
    result.stdout.fnmatch_lines(["  FAILS: paid (line 10)"])


def test_a_fault_of_the_program_names_its_place(ask: Ask) -> None:
    result = ask(GOOD.replace("the worker waits", "something breaks"))

    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(
        [
            "table.feature:17: And something breaks",
            "ZeroDivisionError: the toy broke",
            "  at *toy.py:*, in breaks",
        ]
    )


def test_a_traceback_is_there_for_who_asks(ask: Ask) -> None:
    result = ask(GOOD.replace("holds 5", "holds 6"), "--tb=long")

    assert "toy.py" in result.stdout.str()


def test_a_refusal_nobody_looked_at_fails_the_scenario(ask: Ask) -> None:
    result = ask(GOOD.replace("      Then the move is refused\n", ""))

    result.assert_outcomes(passed=3, failed=1)
    result.stdout.fnmatch_lines(["table.feature:28: refused", "a refused move was never looked at"])


def test_the_table_is_told_each_step(ask: Ask) -> None:
    ask(
        "Feature: f\n Scenario: s\n  When the worker waits\n  Then the notes are\n"
        "   | the worker waits | en |\n   | the notes are | en |\n"
        '  And the last line is\n   """\n   coins\n   """\n'
    ).assert_outcomes(passed=1)


def test_a_step_that_must_be_awaited_fails(ask: Ask, folder: Path) -> None:
    (folder / "late.py").write_text(
        "import toy\nfrom whichside_rules.vocabulary import Vocabulary\n"
        "from whichside_rules.vocabulary.registry import Registry\n"
        "async def later(): raise AssertionError\n"
        "R = Registry()\n"
        "R.then(en='it happens later')(lambda world: later())\n"
        "V = Vocabulary(R, toy.World, toy.clause)\n"
    )

    result = ask(
        "Feature: f\n Scenario: s\n  Then it happens later\n", "-o", "whichside_vocabulary=late:V"
    )

    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*something to be awaited, so nothing was done*"])


def test_clauses_are_marks_and_free_tags_are_keywords(ask: Ask) -> None:
    ask(GOOD, "-m", 'clause(id="toy.wage.debt")').assert_outcomes(passed=1, deselected=3)
    ask(GOOD, "-m", 'clause(id="toy.wage.paid")').assert_outcomes(passed=3, deselected=1)
    ask(GOOD, "-m", 'clause(id="toy.wage")').assert_outcomes(deselected=4)
    ask(GOOD, "-k", "free").assert_outcomes(passed=4)


def test_a_feature_with_windows_line_ends_and_a_byte_order_mark(ask: Ask) -> None:
    ask(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()).assert_outcomes(passed=4)


def test_names_that_pytest_reserves_are_names_like_others(ask: Ask) -> None:
    names = ("world", "setup_module", "__doc__", "pytest_generate_tests", "test_a", "a::b", "x[1]")
    text = "Feature: f\n" + "".join(
        f" Scenario: {name}\n  Then the purse holds 0 coins\n" for name in names
    )

    ask(text).assert_outcomes(passed=len(names))


def test_another_fixture_called_world_does_not_interfere(ask: Ask, folder: Path) -> None:
    (folder / "conftest.py").write_text(
        "import pytest\n@pytest.fixture\ndef world(): raise RuntimeError\n"
    )

    ask(GOOD).assert_outcomes(passed=4)


def test_a_changed_file_is_read_again(ask: Ask) -> None:
    ask(GOOD).assert_outcomes(passed=4)
    ask(GOOD.replace("holds 5", "holds 6")).assert_outcomes(passed=3, failed=1)


def test_third_parties_add_sentences(ask: Ask, folder: Path) -> None:
    (folder / "both.py").write_text(
        "import toy\nfrom whichside_rules.vocabulary import Vocabulary\n"
        "def build():\n"
        "    return Vocabulary(toy.REGISTRY + toy.MORE, toy.World, toy.clause)\n"
    )

    ask(
        "Feature: f\n Scenario: s\n  When a third party moves\n  Then the purse holds 0 coins\n",
        "-o",
        "whichside_vocabulary=both:build",
    ).assert_outcomes(passed=1)


# -- what is collected -------------------------------------------------------------------------


def test_a_feature_that_nobody_named_is_left_alone(ask: Ask, folder: Path) -> None:
    (folder / "table.feature").write_text("nonsense")

    result = ask(None, named=False)
    assert "nonsense" not in result.stdout.str()

    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED


def test_a_project_switches_its_features_on(ask: Ask) -> None:
    result = ask(GOOD, "-o", "whichside_features=true", named=False, name="features/a.feature")

    result.assert_outcomes(passed=4)
    assert "what the rules say" not in result.stdout.str()
    result = ask(None, "-o", "whichside_features=true", "--whichside-verdict", named=False)
    assert "what the rules say" in result.stdout.str()


def test_quiet_is_quiet_and_verbose_tells(ask: Ask) -> None:
    assert "what the rules say" not in ask(GOOD, "-q").stdout.str()
    on = ("-o", "whichside_features=true")
    assert "what the rules say" in ask(None, "-v", *on).stdout.str()


def test_other_bdd_tests_keep_their_tags_and_steps(ask: Ask, folder: Path) -> None:
    (folder / "own.feature").write_text(
        "Feature: own\n @slow\n Scenario: mine\n  Given a purse of 2 coins\n  Then done\n"
    )
    (folder / "test_own.py").write_text(
        "from pytest_bdd import given, scenarios, then\n"
        "scenarios('own.feature')\n"
        "@given('a purse of 2 coins')\ndef _(): pass\n"
        "@then('done')\ndef _(): pass\n"
    )
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = slow\n")

    ask(GOOD, "test_own.py", "-m", "slow").assert_outcomes(passed=1, deselected=4)
    ask(None, "test_own.py").assert_outcomes(passed=5)


@pytest.mark.parametrize("asked", [True, False])
def test_without_pytest_bdd_the_reason_is_told(
    pytester: pytest.Pytester, folder: Path, asked: bool
) -> None:
    (folder / "table.feature").write_text(GOOD)

    result = pytester.runpytest_inprocess(
        *(
            "--disable-plugin-autoload",
            "-p",
            "whichside_rules.scenarios.pytest_plugin",
            "table.feature",
        ),
        *(["--whichside-verdict"] if asked else []),
    )

    reason = "features need the pytest plugin pytest-bdd, which is *"
    result.stdout.fnmatch_lines([reason if asked else f"table.feature: no feature of *: {reason}"])
    if asked:
        result.assert_outcomes(errors=1)


# -- whose feature it is ------------------------------------------------------------------------

LOGIN = "Feature: login\n  Scenario: s\n    Given a user\n    Then she is logged in\n"
ELSEWHERE = (
    "Feature: another game\n  Scenario: s\n    Given a user\n    When the turn ends\n"
    "    Then the game is won\n    And she is told so\n    And a mail is sent\n"
)
POSTAL = "Feature: f\n  Scenario: s\n    Given a postal game\n    Then Savings are 2 dollars\n"
OURS = {
    "a step": POSTAL,
    "a tag": "@postal.debt.definition\n" + POSTAL.replace("postal game", "postl game"),
    "French": "# language: fr\nFonctionnalité: f\n  Scénario: s\n"
    "    Étant donné une partie du jeu postal\n    Alors l'Économie est de 2 $\n",
    "a misspelt game": POSTAL.replace("postal game", "postl game"),
    "a misspelt sentence": POSTAL.replace("Savings are", "Savongs arr"),
    "an outline": "Feature: f\n  Scenario Outline: s\n    Given a postl game\n"
    "    Then Savings are <n> dollars\n  Examples:\n    | n |\n    | 2 |\n",
    "no Gherkin": POSTAL.replace("Feature", "Future"),
    "a tag and no Gherkin": "@postal.debt.definition\nFuture: f\n",
    "a setting": LOGIN,
}


@pytest.fixture
def named(pytester: pytest.Pytester) -> Callable[..., pytest.RunResult]:
    """Name a feature in a project that says nothing of us."""

    def run(text: str, *options: str) -> pytest.RunResult:
        (pytester.path / "table.feature").write_text(text, encoding="utf-8")
        return pytester.runpytest_inprocess(*PLUGINS, *STRICT, "table.feature", *options)

    return run


@pytest.mark.parametrize("what", OURS)
def test_a_feature_that_is_named_and_ours_is_asked(
    named: Callable[..., pytest.RunResult], what: str
) -> None:
    setting = ("-o", "whichside_features=true") if what == "a setting" else ()
    result = named(OURS[what], *setting)
    if what in ("a step", "French"):
        result.assert_outcomes(passed=1)
    else:
        result.assert_outcomes(errors=1)
        assert "table.feature:" in result.stdout.str()
        assert "no feature of" not in result.stdout.str()


@pytest.mark.parametrize(
    "text",
    [
        *(
            LOGIN,
            LOGIN.replace("Feature", "Future"),
            "@login.page\n" + LOGIN,
            "",
            "\0",
            POSTAL[:20],
        ),
        *(ELSEWHERE, ELSEWHERE.replace("Feature", "Future"), "@postal.code\n" + LOGIN),
    ],
)
def test_a_feature_of_another_project_is_left_to_it(
    named: Callable[..., pytest.RunResult], pytester: pytest.Pytester, text: str
) -> None:
    alone = named(text)
    assert alone.ret == pytest.ExitCode.USAGE_ERROR  # as it is without us
    alone.assert_outcomes()
    assert "unknown sentence" not in alone.stdout.str()
    alone.stdout.fnmatch_lines(
        ["table.feature: no feature of whichside: no tag *of a game known here (*); if *check*"]
    )
    pytester.makeconftest(
        "import pytest\n"
        "class Theirs(pytest.File):\n"
        "    def collect(self):\n"
        "        yield pytest.Function.from_parent(self, name='one', callobj=lambda: None)\n"
        "def pytest_collect_file(file_path, parent):\n"
        "    if file_path.suffix == '.feature':\n"
        "        return Theirs.from_parent(parent, path=file_path)\n"
    )
    theirs = named(text)
    theirs.assert_outcomes(passed=1)
    assert "whichside" not in theirs.stdout.str().replace("whichside-0", "")


def test_a_folder_with_the_name_of_a_game_makes_no_feature_ours(
    pytester: pytest.Pytester,
) -> None:
    folder = pytester.mkdir("postal")
    (folder / "login.feature").write_text(LOGIN)
    result = pytester.runpytest_inprocess(*PLUGINS, *STRICT, "postal/login.feature")
    result.assert_outcomes()
    assert "unknown sentence" not in result.stdout.str()


COSTLY = (
    "whichside_rules.vocabulary",
    "whichside_rules.scenarios.engine",
    "whichside_rules.scenarios.source",
    "gherkin.parser",
    "pydantic",
)


@pytest.mark.parametrize("features", [False, True])
def test_other_test_runs_pay_nothing(folder: Path, features: bool) -> None:
    (folder / "test_other.py").write_text("def test_one():\n    pass\n")
    (folder / "table.feature").write_text(GOOD)
    (folder / "probe.py").write_text(
        "import sys\n"
        "def pytest_unconfigure():\n"
        f"    print('LOADED', [m for m in {COSTLY!r} if m in sys.modules])\n"
    )
    code = (
        "import sys, pytest\n"
        "sys.exit(pytest.main(['-p', 'probe', '-p', 'whichside_rules.scenarios.pytest_plugin', "
        "'-p', 'no:cacheprovider', '--disable-plugin-autoload', *sys.argv[1:]]))"
    )
    more = ["table.feature", "-p", "pytest_bdd.plugin", "-o", "whichside_vocabulary=toy:VOCABULARY"]
    done = subprocess.run(
        [sys.executable, "-c", code, "test_other.py", *(more if features else [])],
        cwd=folder,
        env={"PYTHONPATH": f"{Path(__file__).parents[2]}:{folder}"},
        capture_output=True,
        text=True,
        check=True,
    )

    loaded = done.stdout.rpartition("LOADED ")[2].strip()
    # With a feature the same probe must find something, or it would prove nothing.
    assert (loaded == "[]") is not features, done.stdout


# -- evidence ----------------------------------------------------------------------------------


def scenario(tag: str, when: str, then: str = "the purse holds 0 coins") -> str:
    return f"Feature: f\n @{tag}\n Rule: r\n  Scenario: s\n   {when}\n   Then {then}\n"


EVIDENCE = ("--whichside-evidence", "--whichside-results=results.json")


def test_a_clause_cited_by_an_event_is_evidence(ask: Ask, folder: Path) -> None:
    ask(scenario("toy.wage.paid", "When the worker is paid 0 coins"), *EVIDENCE).assert_outcomes(
        passed=1
    )

    assert results(folder)[0]["fired"] == ["toy.wage.paid"]
    assert results(folder)[0]["ran"] == ["toy.wage.paid"]


def test_code_that_names_a_clause_is_evidence(ask: Ask, folder: Path) -> None:
    text = scenario("toy.wage.silent", "When the worker waits", "the coins are counted")
    ask(text, *EVIDENCE).assert_outcomes(passed=1)

    assert results(folder)[0]["fired"] == []
    assert results(folder)[0]["ran"] == ["toy.wage.silent"]


@pytest.mark.parametrize(
    "when",
    ["When the worker waits", "Given a wage was paid before\n   When the worker waits"],
    ids=["nothing ran", "it ran in a Given only"],
)
def test_a_scenario_without_evidence_fails(when: str, ask: Ask, folder: Path) -> None:
    result = ask(scenario("toy.wage.paid", when), *EVIDENCE)

    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["the scenario holds, but nothing in it has to do with toy.wage*"])
    assert results(folder)[0]["ran"] == []


def test_an_informative_clause_needs_no_evidence(ask: Ask) -> None:
    ask(scenario("toy.meta.words", "When the worker waits"), *EVIDENCE).assert_outcomes(passed=1)


def test_evidence_is_only_looked_for_when_asked(ask: Ask, folder: Path) -> None:
    text = scenario("toy.wage.paid", "When the worker waits")
    ask(text, "--whichside-results=results.json").assert_outcomes(passed=1)

    assert results(folder)[0]["ran"] == []


def test_rows_do_not_inherit_evidence(ask: Ask, folder: Path) -> None:
    text = (
        "Feature: f\n Scenario Outline: o\n  When <move>\n  Then the purse holds 0 coins\n"
        "  Examples:\n   | move |\n   | the worker is paid 0 coins |\n   | the worker waits |\n"
    )
    ask(text, *EVIDENCE).assert_outcomes(passed=2)

    assert [row["ran"] for row in results(folder)] == [["toy.wage.paid"], []]


# -- results -----------------------------------------------------------------------------------

CONFTEST = """
import pytest
def pytest_collection_modifyitems(items):
    for item in items:
        if item.name == "expected":
            item.add_marker(pytest.mark.xfail(reason="a known gap"))
        if item.name == "surprise":
            item.add_marker(pytest.mark.xfail(reason="a known gap"))
        if item.name == "left out":
            item.add_marker(pytest.mark.skip(reason="not now"))
@pytest.fixture(autouse=True)
def fragile(request):
    if request.node.name == "broken":
        raise RuntimeError
"""
OUTCOMES = "Feature: f\n" + "".join(
    f" Scenario: {name}\n  Then the purse holds {n} coins\n"
    for name, n in (
        ("good", 0),
        ("bad", 1),
        ("expected", 1),
        ("surprise", 0),
        ("left out", 0),
        ("broken", 0),
    )
)


@pytest.mark.parametrize(
    "workers", [(), ("-p", "xdist.plugin", "-n", "2")], ids=["one process", "xdist"]
)
def test_results_tell_every_outcome(workers: tuple[str, ...], ask: Ask, folder: Path) -> None:
    if workers:
        pytest.importorskip("xdist")
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "out").mkdir()

    ask(OUTCOMES, "--whichside-results=out/results.json", *workers, name="features/f.feature")

    data = json.loads((folder / "out" / "results.json").read_text())
    assert list(data) == ["format", "library", "python", "date", "commit", "scenarios"]
    assert data["format"] == "whichside-results/2"
    assert data["date"].endswith("+00:00")
    assert [(row["name"], row["outcome"], row["line"]) for row in data["scenarios"]] == [
        ("good", "passed", 2),
        ("bad", "failed", 4),
        ("expected", "xfailed", 6),
        ("surprise", "xpassed", 8),
        ("left out", "skipped", 10),
        ("broken", "error", 12),
    ]
    good, bad = data["scenarios"][:2]
    assert good["feature"] == "features/f.feature"
    assert good["message"] is None
    assert bad["message"] == (
        "features/f.feature:5: Then the purse holds 1 coins\n"
        "the rules say 0 coins, by toy.wage.paid"
    )
    assert [path.name for path in (folder / "out").iterdir()] == ["results.json"]


@pytest.mark.parametrize(
    ("target", "why"),
    [
        (os.devnull, "a device, not a file"),
        ("null", "a device, not a file"),
        ("pipe", "a pipe, not a file"),
        (".", "a folder, not a file"),
        ("out/results.json", "the folder does not exist"),
        ("a" * 256, "File name too long"),
        ("conftest.py/results.json", "Not a directory"),
    ],
)
def test_results_replace_nothing_but_a_file_and_make_no_folder(
    target: str, why: str, ask: Ask, folder: Path
) -> None:
    (folder / "conftest.py").write_text("")
    (folder / "null").symlink_to(os.devnull)
    os.mkfifo(folder / "pipe")
    before = set(folder.iterdir())

    result = ask(GOOD, f"--whichside-results={target}")

    assert result.ret == pytest.ExitCode.USAGE_ERROR
    (told,) = [line for line in result.errlines if line]
    assert told.startswith("ERROR: the results cannot be written: ")
    assert told.endswith(why)
    assert {path for path in folder.iterdir() if path.name != "__pycache__"} == {
        *before,
        folder / "table.feature",
    }
    assert (folder / "null").is_symlink()
    assert Path(os.devnull).is_char_device()


def test_results_follow_a_link(ask: Ask, folder: Path) -> None:
    (folder / "link.json").symlink_to("results.json")
    ask(GOOD, "--whichside-results=link.json")

    assert (folder / "link.json").is_symlink()
    assert len(results(folder)) == 4


def test_results_that_cannot_be_written_in_the_end_are_told(ask: Ask, folder: Path) -> None:
    (folder / "out").mkdir()
    (folder / "conftest.py").write_text(
        "import pathlib\ndef pytest_runtest_setup():\n"
        " out = pathlib.Path('out')\n out.exists() and out.rmdir()\n"
    )

    result = ask(GOOD, "--whichside-results=out/results.json")

    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stdout.fnmatch_lines(["ERROR: the results cannot be written: *the folder does not*"])
    result.stdout.no_fnmatch_line("*INTERNALERROR*")
    result.stdout.fnmatch_lines(["*what the rules say*"])


def test_a_row_of_results_has_the_facts_of_its_scenario(ask: Ask, folder: Path) -> None:
    (folder / "pytest.ini").write_text("[pytest]\nwhichside_results = results.json\n")
    ask(GOOD)

    row = results(folder)[2]
    assert row.pop("seconds") < 1
    assert row == {
        "feature": "table.feature",
        "line": 15,
        "language": "en",
        "rule": "wages are paid",
        "name": "paid <n> coins",
        "row": {"line": 23, "values": {"n": "no", "sum": "2"}},
        "tags": ["free", "toy.wage.paid", "toy.meta.words"],
        "clauses": ["toy.wage.paid", "toy.meta.words"],
        "outcome": "passed",
        "message": None,
        "fired": ["toy.wage.paid"],
        "answered": [],
        "ran": [],
        "readings": [],
        "errata": [],
        "stand_ins": {},
        "remarks": [],
    }


def test_results_name_the_commit(ask: Ask, folder: Path) -> None:
    identity = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    subprocess.run(
        ["git", *identity, "commit", "-q", "--allow-empty", "-m", "x"], cwd=folder, check=True
    )
    head = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=folder, check=True, capture_output=True, text=True
    )
    ask(GOOD, "--whichside-results=results.json")

    data = json.loads((folder / "results.json").read_text())
    assert data["commit"] == head.stdout.strip()
