"""Which scenarios run which lines of a game, found by one marked run and kept until they change.

Nothing is remembered during that run (:mod:`whichside_rules.kernel.values.memory`), as when the
features are tested: what is remembered does not run.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.mutation.forking import Died, each_forked
from tests.mutation.marking import Marking
from tests.mutation.playing import Asked, Player
from tests.mutation.tracing import Lines
from whichside_rules.kernel.values import memory


class RedBefore(Exception):
    """A scenario is red, or a feature cannot be played, without any break."""


@dataclass(frozen=True)
class Ran:
    """What ran when."""

    at_import: Lines
    """In functions, while the game was loaded: what they did there is done."""
    by_scenario: dict[str, Lines]
    """By the place of the scenario."""

    def during(self, path: Path, first: int, last: int) -> set[str]:
        """The places of the scenarios that run one of these lines."""
        wanted, file = range(first, last + 1), str(path)
        return {
            place
            for place, lines in self.by_scenario.items()
            if any(line in wanted for line in lines.get(file, ()))
        }

    def ran_at_import(self, path: Path, first: int, last: int) -> bool:
        """Whether one of these lines ran while the game was loaded."""
        return any(first <= line <= last for line in self.at_import.get(str(path), ()))


def followed(
    scenarios: Sequence[Asked], marking: Marking, player: Player, processes: int
) -> dict[str, Lines]:
    """The statements that each scenario runs, by their first lines, features side by side.

    Raises:
        RedBefore: a scenario is red.
    """
    features: dict[str, list[Asked]] = {}
    for asked in scenarios:
        features.setdefault(str(asked.feature.path), []).append(asked)

    def follow(feature: str) -> dict[str, object]:
        found: dict[str, object] = {}
        with memory.off():
            for asked in features[feature]:
                try:
                    player.understand(asked)
                    marking.forget()
                    player.play(asked)
                except Exception as error:
                    return {"red": f"{asked}: {error}"}
                found[asked.place] = marking.taken()
        return found

    ran: dict[str, Lines] = {}
    for feature, found in each_forked(features, follow, processes):
        if isinstance(found, Died) or "red" in found:
            why = found if isinstance(found, Died) else found["red"]
            raise RedBefore(f"red without any break: {feature}: {why}")
        ran |= found
    return ran


class Kept:
    """What a marked run found, in a file, by the digests of the code and of each feature."""

    def __init__(self, file: Path, code: str) -> None:
        """Read what there is; ``code`` is the digest of the code."""
        self._file = file
        self._code = code
        self._digests: dict[Path, str] = {}
        self._data: dict[str, Any] = {}
        if file.is_file():
            self._data = json.loads(file.read_text(encoding="utf-8"))
        if self._data.get("code") != self._code:
            self._data = {"code": self._code, "import": None, "features": {}}

    def reread(self) -> Kept:
        """What another process has kept by now."""
        return Kept(self._file, self._code)

    def missing(self, scenarios: Iterable[Asked]) -> list[Asked]:
        """Those whose features have changed since, or were never followed."""
        return [asked for asked in scenarios if self._of(asked) is None]

    def _of(self, asked: Asked) -> Any:
        path = asked.feature.path
        entry = self._data["features"].get(str(path))
        if entry is None or entry["digest"] != self._digest(path):
            return None
        return entry["lines"].get(asked.place)

    def _digest(self, path: Path) -> str:
        if path not in self._digests:
            self._digests[path] = digest_of([path])
        return self._digests[path]

    def ran(self, scenarios: Iterable[Asked]) -> Ran:
        """What is known of these scenarios.

        Raises:
            RedBefore: a feature has changed since it was followed.
        """
        scenarios = list(scenarios)
        if missing := self.missing(scenarios):
            raise RedBefore(f"it has changed while the run went on: {missing[0].feature.path}")
        return Ran(self._data["import"] or {}, {a.place: self._of(a) for a in scenarios})

    @property
    def knows_the_import(self) -> bool:
        """Whether it is known what ran while the game was loaded."""
        return self._data["import"] is not None

    def keep(self, at_import: Lines | None, ran: dict[str, Lines]) -> None:
        """Add what was found, and write it down."""
        if at_import is not None:
            self._data["import"] = at_import
        features: dict[str, dict[str, Lines]] = {}
        for place, lines in ran.items():
            features.setdefault(place.rpartition(":")[0], {})[place] = lines
        for feature, lines_of in features.items():
            self._data["features"][feature] = {
                "digest": digest_of([Path(feature)]),
                "lines": lines_of,
            }
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self._data), encoding="utf-8")


def digest_of(files: Iterable[Path]) -> str:
    """The digest of some files, with their names."""
    whole = hashlib.sha256()
    for file in sorted(files):
        whole.update(file.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()
