"""Fields of sentences and columns of examples have a name in both languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from whichside_rules.sphinxext.sources.scenarios import read_features
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.fields import called, renamed

ROOT = Path(__file__).resolve().parents[2]


def columns(language: str) -> set[str]:
    return {
        name
        for _, read in read_features(ROOT / "features")
        if isinstance(read, tuple)
        for scenario in read
        for examples in scenario.examples
        if scenario.language == language
        for name in examples.header
    }


def nameless(names: set[str], language: str) -> list[str]:
    """Those that have no name in a language."""
    words = tomllib.loads((ROOT / "whichside_rules/vocabulary/fields.toml").read_text("utf-8"))
    known = {*words} if language == "fr" else {*words.values()}
    return sorted({re.sub(r" [0-9]+$", "", name) for name in names} - known)


@pytest.mark.parametrize(("own", "other"), [("en", "fr"), ("fr", "en")])
def test_every_column_has_a_name_in_the_other_language(own: str, other: str) -> None:
    assert nameless(columns(own), other) == []


def test_every_field_has_a_french_name_and_none_that_of_another_in_its_sentence() -> None:
    for sentence in load().sentences:
        for _, text in sentence.patterns():
            fields = set(sentence.slots(text))
            assert nameless(fields, "fr") == [], text
            assert len({called(one, "fr") for one in fields}) == len(fields), text


def test_what_has_no_name_is_found() -> None:
    assert nameless({"cost", "purse", "n"}, "fr") == ["purse"]
    assert nameless({"coût", "bourse", "mode"}, "en") == ["bourse"]


def test_no_column_is_called_as_another() -> None:
    told = {"space": "space", "cell": "cell", "case": "cas"}
    assert renamed(told, "fr") == told
    assert renamed(["cost", "cost 2"], "fr") == {"cost": "coût", "cost 2": "coût 2"}
