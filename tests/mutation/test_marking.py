"""What runs is noted by marks that are written into the code as it is read."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mutation.marking import MARKS, Marking

CODE = '''\
"""A module."""
from __future__ import annotations

TWICE = lambda n: (
    2 * n
)


def of(n: int) -> str:
    """What it is."""
    if n == 1:
        return "one"
    elif n == 2:
        found = "two"
    else:
        for _ in range(TWICE(n)):
            found = "many"
    try:
        return found
    finally:
        n = 0


class Named:
    """A thing."""

    what = "many"

    def is_so(self, n: int) -> bool:
        return of(n) == self.what
'''


@pytest.fixture
def marking(tmp_path: Path) -> Iterator[Marking]:
    """It marks what lies in that folder."""
    (tmp_path / "marked_there.py").write_text(CODE, encoding="utf-8")
    found = Marking(tmp_path)
    sys.path.insert(0, str(tmp_path))
    found.begin()
    yield found
    sys.path.remove(str(tmp_path))
    sys.meta_path[:] = [one for one in sys.meta_path if one is not found]
    sys.modules.pop("marked_there", None)
    delattr(builtins, MARKS)


def test_each_line_is_noted_when_it_runs_and_once(marking: Marking, tmp_path: Path) -> None:
    import marked_there  # type: ignore[import-not-found]

    file = str(tmp_path / "marked_there.py")
    assert marking.taken() == {}  # what stands in no function is not noted
    assert marked_there.of(1) == "one"
    assert marking.taken() == {file: [11, 12]}
    assert marked_there.of(2) == "two"
    assert marking.taken() == {file: [13, 14, 18, 19, 21]}
    assert marked_there.Named().is_so(3)
    assert marking.taken() == {file: [4, 16, 17, 30]}
    assert marked_there.of(3) == "many"
    assert marking.taken() == {}
    marking.forget()
    assert marked_there.of(2) == "two"
    assert marking.taken() == {file: [11, 13, 14, 18, 19, 21]}


def test_what_lies_elsewhere_is_left_alone(tmp_path: Path) -> None:
    marking = Marking(tmp_path / "elsewhere")
    assert marking.find_spec("json") is None
    assert marking.find_spec("nothing_of_that_name") is None
