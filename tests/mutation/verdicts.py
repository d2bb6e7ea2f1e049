"""Verdicts on breaks, and a file of those that still hold.

A verdict holds as long as what it hangs on is the same: the code, the break, and of the features
the one in which a scenario noticed it, or all of them where none did. So a run that was interrupted
goes on where it was, and a run after a new scenario asks only what nobody noticed. What nobody
noticed and is listed as making no difference no new scenario notices either; when the code changes
it is judged anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from tests.mutation.breaks import Break

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

    def __init__(
        self,
        file: Path,
        code: str,
        features: Mapping[str, str],
        listed: Container[str] = frozenset(),
    ) -> None:
        """Read those there are.

        Args:
            file: where they are kept.
            code: the digest of the code.
            features: the digest of each feature, by its path.
            listed: the breaks that make no difference.
        """
        self._file = file
        self._listed = listed
        self._code = code
        self._features = features
        self._all = hashlib.sha256(repr(sorted(features.items())).encode()).hexdigest()
        self._known: dict[str, tuple[list[str], Verdict]] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
            name, basis, told = json.loads(line)
            self._known[name] = basis, Verdict.of(told)

    def holding(self, breaks: Iterable[Break]) -> dict[str, Verdict]:
        """Of these breaks, the verdicts that still hold, by their ids."""
        found = {}
        for one in breaks:
            if one.id in self._known:
                basis, verdict = self._known[one.id]
                now = self._basis(one, verdict)
                if verdict.result == "survived" and one.id in self._listed:
                    basis, now = basis[:2], now[:2]
                if basis == now:
                    found[one.id] = verdict
        return found

    def noticed_before(self, one: Break) -> str:
        """The scenario that noticed a break before, for what that is worth now."""
        return self._known[one.id][1].why if one.id in self._known else ""

    def add(self, one: Break, verdict: Verdict) -> None:
        """Keep the verdict on a break."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps([one.id, self._basis(one, verdict), verdict.told()]) + "\n")

    def _basis(self, one: Break, verdict: Verdict) -> list[str]:
        wrong = hashlib.sha256(one.wrong.encode()).hexdigest()
        if verdict.result == "survived":
            return [self._code, wrong, self._all]
        path, feature, _ = verdict.why.partition(".feature:")
        seen = [self._features.get(f"{path}.feature", "gone")] if feature else []
        return [self._code, wrong, *seen]
