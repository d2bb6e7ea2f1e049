"""Whether compiled rules answer like those they were made of: ``make compiled``.

``python -m tests.bench.alike FOLDER`` asks both every feature, and has both play the same games;
the folder is where the compiled ones are installed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from subprocess import run
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GAMES = 200
"""How many games of each rulebook both play."""
_PASSING = {"seconds", "date"}
"""What differs from one run to the next, whatever the rules are."""


def differences(one: Any, other: Any, place: str = "") -> Iterator[str]:
    """Where two answers differ, with what each says there; all but times."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in sorted({*one, *other} - _PASSING):
            yield from differences(one.get(key), other.get(key), f"{place}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (here, there) in enumerate(zip(one, other, strict=True)):
            yield from differences(here, there, f"{place}[{number}]")
    elif one != other:
        yield f"{place.lstrip('.')}: {one!r}, compiled {other!r}"


def questions() -> Iterator[tuple[str, ...]]:
    """What is asked of both: commands that answer with JSON."""
    yield ("check", "--json", str(ROOT / "features"))
    for book in sorted(ROOT.glob("whichside_rules/*/book.toml")):
        yield ("simulate", book.parent.name, "--games", str(GAMES), "--seed", "1", "--json")


def answer(command: Sequence[str], site: Path) -> Any:
    """What the rules in a folder answer.

    Raises:
        RuntimeError: they end with an error of the program.
    """
    python = [sys.executable, "-P", "-m", "whichside_rules.cli", *command]
    environment = os.environ | {"PYTHONPATH": str(site)}
    done = run(python, env=environment, check=False, capture_output=True, text=True)
    if done.returncode > 1:
        raise RuntimeError(f"{' '.join(command)} with the rules in {site}: {done.stderr[-2000:]}")
    return json.loads(done.stdout)


def are_compiled(site: Path) -> bool:
    """Whether the rules that are imported from a folder are compiled ones."""
    asked = "from whichside_rules.kernel.rules import is_compiled; print(is_compiled())"
    environment = os.environ | {"PYTHONPATH": str(site)}
    python = [sys.executable, "-P", "-c", asked]
    done = run(python, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip() == "True"


def main(arguments: Sequence[str]) -> int:
    """Compare; say what differs, and return 1 if anything does."""
    (site,) = map(Path, arguments)
    if are_compiled(ROOT) or not are_compiled(site):
        print(f"the rules in {site} are not compiled, or those in {ROOT} are", file=sys.stderr)
        return 2
    for command in questions():
        with ThreadPoolExecutor() as both:
            plain, fast = both.map(partial(answer, command), (ROOT, site))
        found = list(differences(plain, fast))
        print(f"  {' '.join(command[:2]):<34} {'DIFFERS' if found else 'the same'}")
        if found:
            print("\n".join(found[:20]))
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
