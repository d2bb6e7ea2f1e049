"""What is told of the functions that carry a clause out, in either language."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import pytest

from whichside_rules.kernel.book.rulebook import built_in
from whichside_rules.sphinxext.sources.code import Implementation, find_implementations, in_french

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = [f"whichside_rules.{game}" for game in built_in()]


def untold(shown: Collection[str], lines: Collection[str]) -> list[str]:
    """What a French page would show in English, and what stands in the table for nothing."""
    return sorted(set(shown) ^ set(lines))


@pytest.fixture(scope="module")
def shown() -> dict[str, set[str]]:
    """The summaries that the pages of each game show."""
    found: dict[str, set[str]] = {game: set() for game in built_in()}
    for clause, functions in find_implementations(PACKAGES, ROOT).items():
        if (game := clause.partition(".")[0]) in found:
            found[game] |= {one.summary for one in functions if one.summary}
    return found


@pytest.mark.parametrize("game", built_in())
def test_each_function_on_a_page_is_told_in_french(game: str, shown: dict[str, set[str]]) -> None:
    assert shown[game]
    assert untold(shown[game], in_french(game)) == []


def test_a_function_without_a_french_line_is_noticed_and_a_line_without_function() -> None:
    assert untold(["A die falls."], []) == ["A die falls."]
    assert untold([], ["A die falls."]) == ["A die falls."]


def test_where_nobody_wrote_it_in_french_it_is_told_in_english() -> None:
    game = built_in()[0]
    english, french = next(iter(in_french(game).items()))
    known = Implementation("a.module", "name", "a/module.py", 1, 2, english)
    other = Implementation("a.module", "name", "a/module.py", 1, 2, "Nobody translated this.")
    assert (known.about("fr", game), known.about("en", game)) == (french, english)
    assert other.about("fr", game) == other.about("fr", "elsewhere") == "Nobody translated this."
