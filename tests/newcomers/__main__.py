"""``python -m tests.newcomers``: how well people are understood who know no sentence of ours.

It prints each list by game and language; with ``-v`` each question as well, with the lines that
were taken in the end. ``--lists`` names folders of questions.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from tests.newcomers.measure import HERE, LISTS, Heard, hear, listed, told
from whichside_rules.vocabulary import load


def shown(one: Heard) -> Iterator[str]:
    """One question, what came of it, and where it ended."""
    yield f"  {one.outcome}: {one.question.id} ({one.question.truth})"
    if one.outcome != "understood":
        for line in one.question.lines:
            yield f"      {line}"
        yield from (f"    > {line.strip()}" for each in one.taken for line in each.split("\n"))
        yield from (f"    ! {line}" for line in one.told.splitlines())


def main() -> None:
    """Ask every question of the lists and print the numbers."""
    parser = argparse.ArgumentParser(prog="python -m tests.newcomers", description=__doc__)
    parser.add_argument("-v", action="store_true", dest="each", help="print each question")
    parser.add_argument("--lists", type=Path, nargs="*", help="folders of questions")
    given = parser.parse_args()
    vocabulary = load()
    for folder in given.lists or [HERE / name for name in LISTS]:
        heard = [hear(one, vocabulary) for one in listed(folder)]
        for one in heard if given.each else ():
            print(*shown(one), sep="\n")
        print(*told(heard, folder.name), sep="\n")


if __name__ == "__main__":
    main()
