"""How often each policy wins the main game: ``make balance`` draws up the table of the guide anew.

The games are those of ``SEED``, by which no stand-in was chosen. What was measured is kept in
``build/balance.json`` line by line, so that a run that was stopped goes on where it was; it is
measured anew when the content of the game changes.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from whichside_rules import whichside
from whichside_rules.policies import Policy, random_player
from whichside_rules.policies.whichside import plan_whichside, survive_whichside
from whichside_rules.simulate import end_with_parent, simulate, wilson

ROOT = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs/guide/whichside.md"
CONTENT: Final = ROOT / "whichside_rules/whichside/content/default.toml"
KEPT: Final = ROOT / "build/balance.json"
SEED: Final = 17
MOST_GAMES: Final = 48
"""Games of ``plan`` with as many people as a scenario takes."""
GAMES: Final = 24
"""Games of ``plan`` with fewer people."""
QUICK_GAMES: Final = 200
"""Games of the policies that take no time."""


class Row(NamedTuple):
    """A scenario or variant of the table."""

    english: str
    french: str
    setup: dict[str, Any]
    people: tuple[int, ...] = (1, 2, 3, 4)


ROWS: Final = (
    Row("New York 1910", "New York 1910", {}),
    Row("tutorial", "tutoriel", {"variant": "tutorial"}),
    Row("desperate situation", "situation désespérée", {"variant": "desperate"}),
    Row("duo", "duo", {"variant": "duo"}, (1, 2)),
    Row(
        "Ironworker, 8 and 1",
        "Ironworker, 8 et 1",
        {"ironworker": True, "goal": whichside.Goal(8, 1)},
    ),
    Row("one unforeseen circumstance", "une circonstance imprévue", {"rolls": 1}),
    Row("winter fires", "incendies d'hiver", {"scenario": "winter-fires"}),
    Row("station explosion", "explosion de la gare", {"scenario": "station-explosion"}),
    Row("shirtwaist strike", "grève des chemisières", {"scenario": "shirtwaist-strike"}),
    Row("cloakmakers", "cloakmakers", {"scenario": "cloakmakers"}, (1, 2)),
)
HEADS: Final = {
    "en": ("scenario", "`plan`, 1 person", "2 people", "3 people", "4 people"),
    "fr": ("scénario", "`plan`, 1 personne", "2 personnes", "3 personnes", "4 personnes"),
}


class Measured(NamedTuple):
    """How many of so many games were won."""

    won: int
    games: int

    def cell(self, language: str) -> str:
        """The rate and its interval, as the table shows them."""
        rate, low, high = (100 * one for one in wilson(self.won, self.games))
        to = "to" if language == "en" else "à"
        return f"{rate:.0f} % ({low:.0f} {to} {high:.0f})"


def asked() -> Iterator[tuple[Row, int, str, int]]:
    """Everything that the table shows: the row, the people, the policy and the games."""
    for row in ROWS:
        most = max(row.people)
        yield row, most, "plan", MOST_GAMES
        for people in row.people:
            if people != most:
                yield row, people, "plan", GAMES
        yield row, most, "survive", QUICK_GAMES
        yield row, most, "random", QUICK_GAMES


POLICIES: Final[dict[str, Policy]] = {
    "plan": plan_whichside,
    "survive": survive_whichside,
    "random": random_player,
}


def measure(row: Row, people: int, policy: str, games: int, executor: Executor) -> Measured:
    """Have the games of one cell played."""
    setup = whichside.Setup(players=people, **row.setup)
    found = simulate(
        "whichside", setup, games, SEED, policy=POLICIES[policy], executor=executor, chunk=2
    )
    return Measured(found.count(), games)


def table(cells: dict[str, Measured], language: str) -> str:
    """The table of the guide in one language."""
    heads = (*HEADS[language], "`survive`", "`random`")
    lines = ["| " + " | ".join(heads) + " |", "| --- " * len(heads) + "|"]
    for row in ROWS:
        name = row.english if language == "en" else row.french
        most = max(row.people)
        shown = [
            cells[key(row, people, "plan")].cell(language) if people in row.people else "-"
            for people in (1, 2, 3, 4)
        ]
        shown += [cells[key(row, most, policy)].cell(language) for policy in ("survive", "random")]
        lines.append("| " + " | ".join((name, *shown)) + " |")
    return "\n".join(lines) + "\n"


def key(row: Row, people: int, policy: str) -> str:
    """What a cell is kept under."""
    return f"{row.english}/{people}/{policy}"


def renew(page: str, tables: Sequence[str]) -> str:
    """The page with its two tables, English first, replaced."""
    parts = re.split(r"(?m)(?:^\|[^\n]*`survive`[^\n]*`random`[^\n]*\n(?:^\|[^\n]*\n)+)", page)
    if len(parts) != len(tables) + 1:
        raise SystemExit(f"{PAGE.name} has {len(parts) - 1} tables of win rates; it should have 2")
    return "".join(one for pair in zip(parts, (*tables, ""), strict=True) for one in pair)


def main() -> int:
    """Measure what is missing and renew the guide."""
    digest = hashlib.sha256(CONTENT.read_bytes()).hexdigest()
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    if kept.get("content") != digest or kept.get("seed") != SEED:
        kept = {"content": digest, "seed": SEED, "cells": {}}
    cells = {name: Measured(*one) for name, one in kept["cells"].items()}
    KEPT.parent.mkdir(exist_ok=True)
    with ProcessPoolExecutor(initializer=end_with_parent) as executor:
        for row, people, policy, games in asked():
            name = key(row, people, policy)
            if name not in cells or cells[name].games != games:
                cells[name] = measure(row, people, policy, games, executor)
                KEPT.write_text(json.dumps({**kept, "cells": cells}, indent=1) + "\n")
            print(f"{name:45} {cells[name].cell('en')}", flush=True)
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(renew(text, [table(cells, one) for one in ("en", "fr")]), encoding="utf-8")
    print(f"The tables of {PAGE.relative_to(ROOT)} are renewed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
