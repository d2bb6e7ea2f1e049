"""Settings that name faulty data: one line that says what is wrong, and no traceback."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sphinx.errors import ConfigError

from whichside_rules.sphinxext.sources.store import _catalogues

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "pig" / "pig"


def config(folder: Path, **settings: Any) -> Any:
    """The settings of a project, as far as they name clause data."""
    return SimpleNamespace(
        **{"rule_games": [], "rule_catalogues": []} | settings, rule_confdir=str(folder)
    )


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A folder with the clause data of a small game, to be damaged."""
    return Path(shutil.copytree(EXAMPLE, tmp_path / "pig"))


def test_a_sound_folder_is_read(rules: Path) -> None:
    (found,) = _catalogues(config(rules.parent, rule_catalogues=["pig"]))
    assert {clause.id.partition(".")[0] for clause in found.clauses} == {"pig"}


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda folder: (folder / "turn.toml").write_text("[[clause"), "turn.toml"),
        (lambda folder: (folder / "turn.toml").write_text("[[clause]]\nid = 3"), "turn.toml"),
        (lambda folder: (folder / "book.toml").unlink(), "book.toml"),
        (shutil.rmtree, "pig"),
    ],
)
def test_a_faulty_folder_is_told_in_one_line(rules: Path, damage: Any, message: str) -> None:
    damage(rules)
    with pytest.raises(ConfigError, match=f"^rule_catalogues: .*{message}") as error:
        _catalogues(config(rules.parent, rule_catalogues=["pig"]))
    assert "\n" not in str(error.value)


def test_a_game_that_there_is_not_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"^rule_games: .*chess"):
        _catalogues(config(tmp_path, rule_games=["chess"]))
