"""A notebook shows positions and transitions as tables."""

from __future__ import annotations

import pickle
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.laid.tables import GAMES, game_of, positions
from whichside_rules import postal
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.laid.notebook import bundle, language

CELLS = (
    "from whichside_rules import postal, yellow_places\n"
    'state = postal.position(phase="payment", healthy=3, savings=2)\nstate',
    "transition = postal.apply(state, postal.Pay())\ntransition",
    "yellow_places.new_game()",
    "transition.events[0]",
    "state.setup",
)


@pytest.fixture(scope="module")
def shown() -> list[dict[str, Any]]:
    """What a notebook shows of each cell, by media type."""
    v4: Any = nbformat.v4
    notebook = v4.new_notebook(cells=[v4.new_code_cell(one) for one in CELLS])
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    return [cell.outputs[-1].data for cell in notebook.cells]


def test_a_position_shows_the_table_that_lies_there(shown: list[dict[str, Any]]) -> None:
    text, page = shown[0]["text/plain"], shown[0]["text/html"]
    assert "Savings" in text or "Économie" in text
    assert 'data-thing="savings"' in page
    assert 'role="img"' in page
    assert "<script" not in page
    assert 'data-game="yellow_places"' in shown[2]["text/html"]


def test_a_transition_shows_before_and_after_with_its_clauses(shown: list[dict[str, Any]]) -> None:
    text, page = shown[1]["text/plain"], shown[1]["text/html"]
    assert "[postal.debt.injure-per-missing-dollar]" in text
    assert "postal.debt.injure-per-missing-dollar</code>" in page
    assert page.count('data-thing="savings"') == 2
    assert "laid-changed" in page


def test_what_is_no_position_is_shown_as_ever(shown: list[dict[str, Any]]) -> None:
    for one in shown[3:]:
        assert "text/html" not in one
        assert one["text/plain"]


@pytest.mark.parametrize("name", GAMES)
def test_positions_of_every_game_are_shown(name: str) -> None:
    *_, state = positions(name, seed=2, every=1, most=25)
    found = bundle(state)
    assert found
    assert set(found) == {"text/plain", "text/html"}
    assert f'data-game="{name}"' in found["text/html"]
    assert len(game_of(name).players(state.setup)) == 1 or 'data-seat="' not in found["text/html"]


def test_a_part_of_a_position_is_none() -> None:
    *_, state = positions("whichside", seed=2, every=1, most=25)
    assert state.tenements[0]._repr_mimebundle_() is None
    assert bundle(object()) is None


def test_the_position_before_is_no_part_of_a_transition() -> None:
    state = postal.position(phase="payment", healthy=3, savings=2)
    made = postal.apply(state, postal.Pay())
    bare = Transition(made.state, made.events)
    assert made == bare
    assert hash(made) == hash(bare)
    assert repr(made) == repr(bare)
    assert tuple(made) == (made.state, made.events)
    assert type(pickle.loads(pickle.dumps(made))) is Transition
    told = bundle(bare)
    assert told
    assert "postal.debt.definition" in told["text/plain"]
    assert "laid-changed" not in told["text/html"].partition("</style>")[2]


def test_a_notebook_speaks_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert language() == "fr"
    monkeypatch.setenv("LC_ALL", "C")
    assert language() == "en"
