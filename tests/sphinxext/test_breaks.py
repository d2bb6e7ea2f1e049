"""What a run of breaks found, as the pages show it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.sphinxext.conftest import EXTENSIONS

PUBLISHED = '\nrule_mutation = "../mutation.json"\n'


def text(html: str) -> str:
    """The words of a piece of HTML."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


@pytest.fixture
def measured(project: Any) -> Any:
    project.all_passed()
    project.mutation()
    project.configure(EXTENSIONS, PUBLISHED)
    return project


def test_a_clause_says_how_many_breaks_were_noticed(measured: Any) -> None:
    built = measured.build()
    assert built.warnings == ""
    words = text(built.section("toy.debt.definition"))
    assert "6 of 7 breaks noticed" in words
    assert "Breaks that no scenario notices: 1 toyrules/debt.py:8" in words
    assert "- return missing + return 0" in words
    assert "not measured" in text(built.section("toy.debt.injury"))
    informative = text(built.section("toy.debt.history"))
    assert "not measured" not in informative
    assert "breaks noticed" not in informative
    assert "22 of 23 breaks noticed" in text(built.page("debt"))


def test_the_coverage_table_has_a_column_of_breaks(measured: Any) -> None:
    words = text(measured.build().page("matrix"))
    columns = "Breaks noticed Make no difference Stand aside"
    assert re.search(rf"{columns} Debt .* 22 of 23 2 3 Whole game .* 22 of 23 2 43", words)
    assert "Breaks of the run of 2026-11-21 06:07 UTC · commit fedcba9876" in words


def test_what_is_not_counted_stands_beside_the_score_with_its_reason(measured: Any) -> None:
    built = measured.build()
    words = text(built.page("matrix"))
    assert "Stand aside: 43. For programs." in words
    assert "Breaks that make no difference, with the reason: 2 2 · a shortcut" in words
    assert "9 of 80 were drawn: 6 of 8 noticed; 1 make no difference." in words
    french = text(measured.build("-D", "language=fr", out="french").page("matrix"))
    assert "À part : 43. Pour les programmes." in french
    assert "9 ont été tirées au sort sur 80 : 6 sur 8 remarquées ; 1 sans effet." in french


def test_a_run_that_says_no_reasons_is_read(measured: Any) -> None:
    measured.mutation(aside=[], equivalent=[], samples=[])
    words = text(measured.build().page("matrix"))
    assert re.search(r"Debt .* 22 of 23 0 0 Whole game", words)
    assert "Stand aside:" not in words


def test_the_french_site_says_it_in_french(measured: Any) -> None:
    built = measured.build("-D", "language=fr")
    assert "altérations remarquées : 6 sur 7" in text(built.section("toy.debt.definition"))
    assert "non mesuré" in text(built.section("toy.debt.injury"))
    assert "Altérations remarquées Sans effet À part Endettement" in text(built.page("matrix"))


def test_the_export_has_the_figures(measured: Any) -> None:
    export = measured.build().export()
    assert export["breaks"] == {"date": "2026-11-21T06:07:08+00:00", "commit": "fedcba9876543210"}
    by_id = {one["id"]: one["breaks"] for one in export["clauses"]}
    assert by_id["toy.debt.definition"] == {"noticed": 6, "of": 7}
    assert by_id["toy.debt.injury"] is None


def test_without_a_run_nothing_is_measured(project: Any) -> None:
    project.configure(EXTENSIONS, PUBLISHED)
    built = project.build()
    assert built.warnings == ""
    assert "not measured" in text(built.section("toy.debt.definition"))
    assert "Breaks noticed" in text(built.page("matrix"))
    assert "Breaks of the run" not in text(built.page("matrix"))
    assert built.export()["breaks"] is None


def test_a_project_that_publishes_none_shows_none(passed: Any) -> None:
    for page in ("debt", "matrix"):
        assert "not measured" not in text(passed.page(page))
        assert "Breaks" not in text(passed.page(page))


def test_a_file_of_another_form_is_a_warning(measured: Any) -> None:
    measured.mutation(format="something-else")
    built = measured.build()
    assert "not a file of format 'whichside-mutation/2'" in built.warnings
    assert "not measured" in text(built.section("toy.debt.definition"))


def test_a_new_run_rebuilds_the_pages(measured: Any) -> None:
    measured.build()
    measured.mutation(clauses={"toy.debt.definition": {"noticed": 7, "of": 7}}, survivors=[])
    again = measured.build()
    assert again.read() == {"debt", "matrix"}
    assert "7 of 7 breaks noticed" in text(again.section("toy.debt.definition"))
    assert "no scenario notices" not in text(again.section("toy.debt.definition"))
