"""The guide to asking lists every space of the box, in the words in which a scenario names it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from whichside_rules import whichside
from whichside_rules.kernel.book.text import noun, nouns
from whichside_rules.vocabulary.whichside import parameter_types as say
from whichside_rules.whichside.table.spaces import all_names

PAGE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "ask_whichside.md"
HEADS = {"en": ("where", "its spaces"), "fr": ("où", "ses emplacements")}
AT_HOME = {"en": "at home", "fr": "à la maison"}


def known() -> dict[str, list[str]]:
    """The spaces by what they belong to; every Tenement has the same at home."""
    found: dict[str, list[str]] = {}
    homes = {one.id for one in whichside.default_content().boards}
    for name in all_names(whichside.default_content()):
        owner, _, space = name.partition(".")
        listed = found.setdefault("home" if owner in homes else owner, [])
        if space not in listed:
            listed.append(space)
    return found


def where(owner: str, language: str) -> str:
    """What stands after the name of a space."""
    if owner == "home":
        return AT_HOME[language]
    group = "tile" if owner in nouns("whichside")["tile"] else "premises"
    of = noun("whichside", group, owner)
    return of.at("en") if language == "en" else of.of("fr")


def called(space: str, language: str) -> Iterator[str]:
    """The name of a space with its article, then its other names."""
    names = noun("whichside", "space", space)
    yield names.the(language)
    yield from (one for one in names.names(language) if one != names.name(language))


def table(language: str) -> list[str]:
    """The table as the guide has it."""
    rows = [
        (where(owner, language), ", ".join(" = ".join(called(one, language)) for one in spaces))
        for owner, spaces in known().items()
    ]
    return [f"| {first} | {second} |" for first, second in (HEADS[language], ("---", "---"), *rows)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_guide_lists_every_space(language: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    found = re.search(rf"^\| {HEADS[language][0]} \|.*?\n\n", text, re.M | re.S)
    assert found is not None
    # If it differs: this is what the guide has to show.
    assert found[0].strip().splitlines() == table(language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_space_is_understood_by_each_of_its_names(language: str) -> None:
    for owner, spaces in known().items():
        for space in spaces:
            for name in called(space, language):
                said = f"{name} {where(owner, language)}"
                assert re.fullmatch(say.space.pattern, said, re.IGNORECASE), said  # type: ignore[attr-defined]
                assert say.space(said) == f"{owner}.{space}"


def test_the_booklet_s_own_name_of_a_space_is_understood() -> None:
    assert say.space("23rd South Street at the Tenderloin") == "tenderloin.petty-crime"


if __name__ == "__main__":
    for each in ("en", "fr"):
        print("\n".join(table(each)), end="\n\n")
