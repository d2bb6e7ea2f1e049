"""What comes of what somebody gives is what came of it before, made or refused."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.golden import given

BATCHES = [
    (name, kind, number)
    for name in given.GAMES
    for kind, batches in given.CASES.items()
    for number in range(batches)
]


@pytest.mark.parametrize(("name", "kind", "number"), BATCHES)
def test_what_comes_of_it_is_as_it_was(name: str, kind: str, number: int) -> None:
    check(name, kind, number)


def check(name: str, kind: str, number: int, folder: Path = given.FOLDER) -> None:
    """The cases of a batch come out as on file."""
    found, kept = given.batch(name, kind, number), given.kept(name, folder)[kind][number]
    pairs = enumerate(zip(found, kept, strict=True), number * given.BATCH)
    others = [one for one, (now, before) in pairs if now != before]
    assert not others, (
        f"another answer than before: 'python -m tests.golden.given {name} {kind} "
        f"{' '.join(map(str, others))}' tells it; if it is meant, write all anew without arguments:"
        f"\n{given.outcome(name, kind, others[0])[:600]}"
    )


@pytest.mark.parametrize("name", given.GAMES)
def test_much_is_made_and_much_is_refused(name: str) -> None:
    for kind in given.CASES:
        told = [given.outcome(name, kind, number) for number in range(60)]
        refused = [one for one in told if " / " in one[:400]]
        assert 5 < len(refused) < 58, f"{kind}: {len(refused)} of 60 are refused"


def test_another_answer_is_noticed(tmp_path: Path) -> None:
    kept = given.kept("postal")
    first, *rest = kept["built"][0]
    kept["built"][0] = [("0" if first[0] != "0" else "1") + first[1:], *rest]
    lines = {kind: [" ".join(one) for one in batches] for kind, batches in kept.items()}
    (tmp_path / "postal.json").write_text(json.dumps(lines), encoding="utf-8")
    check("postal", "built", 1, tmp_path)
    with pytest.raises(AssertionError, match="another answer than before"):
        check("postal", "built", 0, tmp_path)


def test_a_changed_place_is_one_that_stood_there() -> None:
    tree = {"a": 1, "b": [{"a": 2}, {"a": 3}], "c": None}
    for seed in range(40):
        copy = json.loads(json.dumps(tree))
        given.altered(copy, random.Random(seed), {"c": ["x"]})
        assert copy.keys() == tree.keys()
