"""What comes of what somebody gives is what came of it before, made or refused."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.golden import given

BATCHES = [
    (name, kind, first)
    for name in given.GAMES
    for kind, cases in given.kept(name).items()
    for first in range(0, len(cases), given.BATCH)
]


@pytest.mark.parametrize(("name", "kind", "first"), BATCHES)
def test_what_comes_of_it_is_as_it_was(name: str, kind: str, first: int) -> None:
    check(name, kind, first)


def check(name: str, kind: str, first: int, folder: Path = given.FOLDER) -> None:
    """The cases of a batch come out as on file."""
    cases = list(given.kept(name, folder)[kind].items())[first : first + given.BATCH]
    others = [
        number
        for number, came in cases
        if given.letters(given.outcome(name, kind, number).told) != came
    ]
    assert not others, (
        f"another answer than before: 'python -m tests.golden.given {name} {kind} "
        f"{' '.join(map(str, others))}' tells it; if it is meant, write all anew without arguments:"
        f"\n{given.outcome(name, kind, others[0]).told[:600]}"
    )


@pytest.mark.parametrize("name", given.GAMES)
def test_much_is_made_and_much_is_refused(name: str) -> None:
    for kind, cases in given.kept(name).items():
        came = [given.outcome(name, kind, number) for number in list(cases)[:60]]
        refused = [one for one in came if not one.about]
        assert 5 < len(refused) < 58, f"{kind}: {len(refused)} of 60 are refused"


def test_another_answer_is_noticed(tmp_path: Path) -> None:
    kept = given.kept("postal")
    number, came = next(iter(kept["built"].items()))
    kept["built"][number] = ("0" if came[0] != "0" else "1") + came[1:]
    given.write("postal", kept, tmp_path)
    check("postal", "built", given.BATCH, tmp_path)
    with pytest.raises(AssertionError, match="another answer than before"):
        check("postal", "built", 0, tmp_path)


def test_a_changed_place_is_one_that_stood_there() -> None:
    tree = {"a": 1, "b": [{"a": 2}, {"a": 3}], "c": None}
    for seed in range(40):
        copy = json.loads(json.dumps(tree))
        given.altered(copy, random.Random(seed), {"c": ["x"]})
        assert copy.keys() == tree.keys()
