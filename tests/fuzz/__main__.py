"""``make fuzz``: tries everything for a while; what does not hold is kept as a case.

python -m tests.fuzz [SECONDS [SEED]]
"""

from __future__ import annotations

import secrets
import sys
import time
from collections import Counter

from tests.fuzz.kinds import KINDS, subjects
from tests.fuzz.search import Found, search

EXAMPLES = 25
"""Of one kind and game in a round: then it is the turn of the next."""


def main(seconds: float = 60, seed: int | None = None) -> int:
    """Try everything for so long; 1 if something does not hold."""
    seed = secrets.randbits(32) if seed is None else seed
    print(f"seed {seed}, {seconds:g} s", flush=True)
    until = time.monotonic() + seconds
    tried, found, turn = Counter[str](), list[Found](), 0
    while time.monotonic() < until:
        for subject in subjects():
            for kind in KINDS:
                if any((kind, subject.name) == (one.kind, one.game) for one in found):
                    continue
                count, one = search(kind, subject, seed + turn, EXAMPLES, until)
                tried[kind] += count
                if one is not None:
                    found.append(one)
                    print(f"{one.keep()}\n  {one.why}\n  seed {one.seed}", flush=True)
        turn += 1
    print(", ".join(f"{kind} {tried[kind]}" for kind in KINDS))
    print(f"{len(found)} do not hold" if found else "all hold")
    return 1 if found else 0


if __name__ == "__main__":
    asked = [part for part in sys.argv[1:] if part]
    sys.exit(main(float(asked[0]) if asked else 60, int(asked[1]) if asked[1:] else None))
