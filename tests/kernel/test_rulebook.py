"""What a rulebook has besides its rules is found by its name."""

from __future__ import annotations

import pytest

from whichside_rules.kernel.book import rulebook


@pytest.mark.parametrize(
    ("part", "folder"),
    [
        ("vocabulary", "vocabulary"),
        ("terminal", "cli.tables"),
        ("policies", "policies"),
        ("laid", "laid.tables"),
        ("exact", "exact"),
    ],
)
def test_each_part_stands_in_a_folder_of_its_own(part: rulebook.Part, folder: str) -> None:
    found = rulebook.find("postal").part(part)
    assert found is not None
    assert found.__name__ == f"whichside_rules.{folder}.postal"


def test_a_part_that_there_is_not_is_none() -> None:
    games = [rulebook.find(name) for name in rulebook.built_in()]
    assert None in [one.part("exact") for one in games]
