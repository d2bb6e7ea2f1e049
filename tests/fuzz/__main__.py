"""``make fuzz``: tries everything for a while; what does not hold is kept as a case.

python -m tests.fuzz [SECONDS [SEED [GAME [KIND]]]]

Without a name every declared game has its turn; a game that is being written is named.
"""

from __future__ import annotations

import secrets
import sys
import time
from collections import Counter

from tests.fuzz.kinds import KINDS, subject_called, subjects
from tests.fuzz.search import Found, search

EXAMPLES = 25
"""Of one kind and game in a round: then it is the turn of the next."""


def main(seconds: float = 60, seed: int | None = None, game: str = "", kind: str = "") -> int:
    """Try everything for so long, or what is named; 1 if something does not hold."""
    games = (subject_called(game),) if game else subjects()
    kinds = (kind,) if kind else tuple(KINDS)
    seed = secrets.randbits(32) if seed is None else seed
    print(f"seed {seed}, {seconds:g} s", flush=True)
    until = time.monotonic() + seconds
    tried, found, turn = Counter[str](), list[Found](), 0
    while time.monotonic() < until:
        for subject in games:
            for each in kinds:
                if any((each, subject.name) == (one.kind, one.game) for one in found):
                    continue
                count, one = search(each, subject, seed + turn, EXAMPLES, until)
                tried[each] += count
                if one is not None:
                    found.append(one)
                    print(f"{one.keep()}\n  {one.why}\n  seed {one.seed}", flush=True)
        turn += 1
    print(", ".join(f"{each} {tried[each]}" for each in kinds))
    print(f"{len(found)} do not hold" if found else "all hold")
    return 1 if found else 0


if __name__ == "__main__":
    asked = [part for part in sys.argv[1:] if part]
    number = int(asked[1]) if asked[1:] else None
    sys.exit(main(float(asked[0] if asked else 60), number, *asked[2:4]))
