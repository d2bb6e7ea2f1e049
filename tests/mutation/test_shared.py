"""What all games share is broken in a process of its own, and the features of all are asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutation.breaks import breaks_of_shared
from tests.mutation.planted import likely_first, red_with
from tests.mutation.shared import PROGRAMS, SharedCourt, first_to_reach, only_programs
from tests.mutation.verdicts import Verdict, Verdicts

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ROOT / "whichside_rules" / "kernel"
FEATURE = """\
Feature: F
  @postal.debt.definition
  Scenario: One dollar short
    Given Savings are 4 dollars
    When the Cost of Living is paid
    Then there are 3 healthy workers
"""


@pytest.fixture
def court(tmp_path: Path) -> SharedCourt:
    """It asks one scenario."""
    features = tmp_path / "postal"
    features.mkdir()
    (features / "debt.feature").write_text(FEATURE, encoding="utf-8")
    verdicts = Verdicts(tmp_path / "verdicts.jsonl", "code", {})
    kept = tmp_path / "lines.json"
    return SharedCourt(ROOT, [KERNEL], [features / "debt.feature"], kept, "code", verdicts, print)


def test_a_break_is_noticed_survives_or_is_for_programs(court: SharedCourt) -> None:
    breaks = {one.id: one for one in breaks_of_shared(KERNEL)}
    breaks |= {one.id: one for one in breaks_of_shared(KERNEL, broad=True)}
    noticed = breaks["kernel/playing/agenda:now:delete:1"]
    unread = next(
        one for one in breaks.values() if one.id.startswith("kernel/files/record:_change:")
    )
    chosen = [noticed, unread]
    found = court.judge(chosen)
    assert found[noticed.id].result == "noticed"
    assert "One dollar short" in found[noticed.id].why
    assert found[unread.id] == Verdict("survived", PROGRAMS)
    assert only_programs(chosen, found) == {unread.id}
    assert court.judge(chosen) == found


def test_the_first_scenario_of_each_feature_is_asked() -> None:
    agenda, move = Path("/kernel/agenda.py"), Path("/kernel/move.py")
    reached = {
        "": {"/kernel/agenda.py": {"9": 0}},
        "a": {"/kernel/agenda.py": {"3": 20, "4": 10}, "/kernel/move.py": {"5": 1}},
        "b": {"/kernel/agenda.py": {"4": 7}},
    }
    assert dict(first_to_reach([(agenda, 3, 4)], reached)) == {"a": 10, "b": 7}
    assert dict(first_to_reach([(agenda, 3, 4), (move, 1, 9)], reached)) == {"a": 1, "b": 7}
    assert dict(first_to_reach([(agenda, 5, 5)], reached)) == {}
    assert dict(first_to_reach([(agenda, 9, 9)], reached)) == {"": 0}
    assert dict(first_to_reach([], reached)) == {}


def test_a_table_shows_in_the_functions_that_use_it() -> None:
    breaks = {one.id: one for one in breaks_of_shared(KERNEL)}
    told = next(one for one in breaks if one.startswith("kernel/book/shapes:-:entry:"))
    spans = breaks[told].shown_in
    assert spans
    assert {path.name for path, *_ in spans} >= {"shapes.py"}
    assert breaks["kernel/book/rulebook:-:entry:2"].shown_in == frozenset()  # a name in __all__
    within = next(one for one in breaks.values() if one.function)
    assert within.shown_in is None


def test_what_no_feature_reaches_the_tests_notice(court: SharedCourt, tmp_path: Path) -> None:
    breaks = [one for one in breaks_of_shared(KERNEL) if one.chapter == "playing/offer"]
    wrong = next(one for one in breaks if one.function == "Offer.allows")
    tests = ["tests/kernel/test_offer.py"]
    assert red_with(court.job(wrong), ROOT, tests, tmp_path).startswith(tests[0])
    assert red_with(court.job(wrong)._replace(module="nowhere"), ROOT, tests, tmp_path) == ""


def test_the_tests_named_after_a_module_are_asked_first() -> None:
    tests = [Path(f"tests/kernel/test_{name}.py") for name in ("chance", "clause", "text")]
    asked = likely_first(tests, "whichside_rules.kernel.book.text")
    assert [Path(one).stem for one in asked] == ["test_text", "test_chance", "test_clause"]
    assert likely_first(tests, "whichside_rules.kernel.book.names") == [*map(str, tests)]
