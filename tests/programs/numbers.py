"""The numbers of moves as they were: how many of each game's plain set-up, and a digest of all.

``python -m tests.programs.numbers`` writes the file anew. A program may have stored numbers, and a
trained network has them in its shape: when they change, CHANGELOG says so.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.game import Game
from whichside_rules.numbering import Numbering

FILE = Path(__file__).with_suffix(".toml")


def digest(table: Numbering) -> str:
    """A digest of all moves of a table in their order."""
    adapter = table.game.move_adapter()
    lines = b"\n".join(adapter.dump_json(move) for move in table)
    return hashlib.sha256(lines).hexdigest()[:16]


def numbered(game: Game) -> dict[str, Any]:
    """What the file says of a game."""
    module: Any = game
    moves, chance = (Numbering(game, module.Setup(), chance=one) for one in (False, True))
    return {
        "moves": len(moves),
        "digest": digest(moves),
        "outcomes": len(chance),
        "digest_of_outcomes": digest(chance),
    }


def kept() -> dict[str, dict[str, Any]]:
    """What the file says."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def write() -> None:
    """Write the file anew."""
    parts = []
    for name in rulebook.built_in():
        found = numbered(rulebook.find(name).game)
        lines = (f"{key} = {value!r}".replace("'", '"') for key, value in found.items())
        parts.append("\n".join((f"[{name}]", *lines)))
    FILE.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
