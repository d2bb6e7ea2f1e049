from __future__ import annotations

import pytest

from whichside_rules.kernel.book.names import in_latin, look_alike

CYRILLIC = "АВСЕНІЈКМОРЅТХҮасԁеһіјорԛѕѵԝху"
GREEK = "ΑΒΕΗΙΚΜΝΟΡΤΧΥΖαικορυνχ"


@pytest.mark.parametrize(
    ("others", "latin"),
    [(CYRILLIC, "ABCEHIJKMOPSTXYacdehijopqsvwxy"), (GREEK, "ABEHIKMNOPTXYZaikopuvx")],
)
def test_each_letter_that_looks_like_a_latin_one_is_told_from_it(others: str, latin: str) -> None:
    assert latin.isascii()
    assert in_latin(others) == latin
    for other, meant in zip(others, latin, strict=True):
        told = look_alike(f"{other}q")
        assert told == f"{other!r} (U+{ord(other):04X}) is not {meant!r}, and only looks like it"
        assert look_alike(other) is None
        assert look_alike(meant) is None
    assert look_alike("жq") is None
