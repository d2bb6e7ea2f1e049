"""What is given to build a position is of its types, or refused before anything is made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict, Unpack

import pytest

from whichside_rules.kernel.playing.given import of_its_types
from whichside_rules.kernel.playing.refusal import ImpossiblePosition


class Fields(TypedDict, total=False):
    """What there may be."""

    risk: int
    spaces: Sequence[str]


@of_its_types
def build(
    *,
    phase: Literal["day", "night"] = "day",
    each: Mapping[str, Fields] | None = None,
    left: Mapping[Literal["deck"], int] | None = None,
    **given: Unpack[Fields],
) -> dict[str, Any]:
    """Build it."""
    return {"phase": phase, "each": each, "left": left, **given}


def test_what_is_right_is_given_as_it_is() -> None:
    spaces: list[str] = ["a"]
    each: dict[str, Fields] = {"red": {"risk": 1}}
    made = build(phase="night", risk=3, spaces=spaces, each=each)
    assert made == {"phase": "night", "risk": 3, "spaces": spaces, "each": each, "left": None}
    assert made["spaces"] is spaces
    assert build.__doc__ == "Build it."


@pytest.mark.parametrize(
    ("given", "en", "fr"),
    [
        ({"risk": "x"}, "risk is 'x': it is a whole number", "un nombre entier"),
        ({"risk": True}, "risk is True: it is a whole number", "un nombre entier"),
        ({"phase": "nigth"}, "phase is 'nigth': did you mean night?", "vouliez-vous dire night"),
        ({"spaces": "a"}, "spaces is 'a': it is a list", "il faut une liste"),
        ({"spaces": 3}, "spaces is 3: it is a list", "il faut une liste"),
        ({"spaces": ["a", 3]}, "spaces.1 is 3: it is a text", "il faut un texte"),
        ({"each": {"red": 3}}, "each.red is 3: it is a table", "each.red vaut 3"),
        ({"left": {"dock": 1}}, "left is 'dock': did you mean deck?", "vouliez-vous dire deck"),
        ({"left": {"deck": "x"}}, "left.deck is 'x': it is a whole number", "un nombre entier"),
        ({"riks": 1}, "there is no field riks; did you mean risk?", "risk"),
    ],
    ids=repr,
)
def test_what_is_of_another_type_is_refused(given: dict[str, Any], en: str, fr: str) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        build(**given)
    assert en in str(refused.value)
    assert fr in refused.value.say("fr")


def test_all_that_are_wrong_are_named() -> None:
    wrong: Any = {"risk": "x", "spaces": 3}
    with pytest.raises(ImpossiblePosition, match=r"risk is 'x'.*; spaces is 3"):
        build(**wrong)


def test_what_is_in_a_table_of_fields_is_left_to_its_rules() -> None:
    each: Any = {"red": {"risk": "x", "other": 1}}
    assert build(each=each)["each"] == each
