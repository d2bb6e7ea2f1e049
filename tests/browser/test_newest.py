"""The newest Python, that of the page that answers, says what the Python at hand says."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from tests.browser import newest
from tests.sphinxext.asked import rows_of
from whichside_rules.kernel.book import rulebook
from whichside_rules.vocabulary import load


def middling(game: str) -> Path:
    """The feature of a game that half of the others are longer than."""
    features = sorted((newest.ROOT / "features" / game).rglob("*.feature"), key=_size)
    return features[len(features) // 2]


def _size(path: Path) -> tuple[int, str]:
    return path.stat().st_size, path.name


FEATURES = [middling(game) for game in rulebook.built_in()]


@pytest.mark.usefixtures("unaudited")  # whose own code would be seen as well
@pytest.mark.skipif(
    not newest.is_here(), reason="Python for browsers is not here: make reference brings it"
)
def test_a_chapter_of_each_game_has_the_same_answers_by_the_newest_python() -> None:
    found = newest.by_the_newest(FEATURES)
    usual, wrong = rows_of(FEATURES, load())
    assert wrong == []
    assert found.version.startswith("3.14.")
    assert len(usual) > 20
    assert list(newest.differences(usual, found.rows)) == []


def test_another_answer_is_found() -> None:
    usual, _ = rows_of(FEATURES[:1], load())
    other = copy.deepcopy(usual)
    other[0]["outcome"] = "failed"
    other[1]["fired"] = [*other[1]["fired"], "none.of.them"]
    told = list(newest.differences(usual, other[:-1]))
    assert sum("outcome" in one for one in told) == 1
    assert sum(one.endswith("fired") for one in told) == 1
    assert sum("asked once only" in one for one in told) == 1
