"""Verdicts on breaks, and a file of those that still hold.

A verdict holds as long as what it hangs on is the same: the code and this tool, and of the features
the one in which a scenario noticed the break, or all of them where none did. So a run that was
interrupted goes on where it was, and a run after a new scenario asks only what nobody noticed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

Result = Literal["noticed", "survived", "stillborn"]


@dataclass(frozen=True)
class Verdict:
    """What became of a break."""

    result: Result
    why: str = ""
    """The scenario that is red, how it is red, or why the break could not be loaded."""
    ran_by: int = 0
    """If nobody noticed: how many scenarios ran what is broken."""
    first: tuple[str, ...] = ()
    """The first of them."""

    def told(self) -> list[Any]:
        """As data."""
        return [self.result, self.why, self.ran_by, list(self.first)]

    @classmethod
    def of(cls, told: Sequence[Any]) -> Verdict:
        """From data."""
        result, why, ran_by, first = told
        return cls(result, why, ran_by, tuple(first))


class Verdicts:
    """The verdicts of one game, kept in a file, a line each; the last one on a break counts."""

    def __init__(self, file: Path, code: str, features: Mapping[str, str]) -> None:
        """Read those there are.

        Args:
            file: where they are kept.
            code: the digest of the code.
            features: the digest of each feature, by its path.
        """
        self._file = file
        self._code = code
        self._features = features
        self._all = hashlib.sha256(repr(sorted(features.items())).encode()).hexdigest()
        self._holding: dict[str, Verdict] = {}
        self._noticed: dict[str, str] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
            name, basis, told = json.loads(line)
            verdict = Verdict.of(told)
            self._noticed[name] = verdict.why
            if basis == self._basis(verdict):
                self._holding[name] = verdict
            else:
                self._holding.pop(name, None)

    def holding(self, names: Iterable[str]) -> dict[str, Verdict]:
        """Of these breaks, the verdicts that still hold."""
        return {name: self._holding[name] for name in names if name in self._holding}

    def noticed_before(self, name: str) -> str:
        """The scenario that noticed a break before, for what that is worth now."""
        return self._noticed.get(name, "")

    def add(self, name: str, verdict: Verdict) -> None:
        """Keep one."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps([name, self._basis(verdict), verdict.told()]) + "\n")

    def _basis(self, verdict: Verdict) -> list[str]:
        if verdict.result == "survived":
            return [self._code, self._all]
        path, feature, _ = verdict.why.partition(".feature:")
        return (
            [self._code, self._features.get(f"{path}.feature", "gone")] if feature else [self._code]
        )
