from __future__ import annotations

import pytest

from whichside_rules.kernel.book.tables import DataError


@pytest.mark.parametrize(
    ("file", "place", "remedy", "told"),
    [
        ("a.toml", "[b], key 'c'", "add it", "a.toml, [b], key 'c': missing; add it"),
        ("a.toml", "", "add it", "a.toml: missing; add it"),
        ("", "[b]", "add it", "[b]: missing; add it"),
        ("", "", "add it", "missing; add it"),
        ("a.toml", "[b]", "", "a.toml, [b]: missing"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    file: str, place: str, remedy: str, told: str
) -> None:
    assert str(DataError(file, place, "missing", remedy)) == told
