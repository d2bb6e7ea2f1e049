"""The score: of what can be noticed, how much is; by clause, by chapter, and of the citations."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tests.mutation.breaks import Break
from tests.mutation.verdicts import Verdict

LIST = Path(__file__).with_name("equivalent.toml")
CHAPTER, CITATIONS, CLAUSE = 97, 97, 90
"""The bar, in percent: of every chapter, of the wrong citations, of every clause."""


class Equivalent(NamedTuple):
    """A break that changes nothing that a rule says, as somebody has judged it."""

    digest: str
    """Of the statement as it stood then."""
    why: str


def equivalents(path: Path = LIST) -> dict[str, Equivalent]:
    """The breaks that were judged to change nothing, by their ids."""
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Equivalent(one["digest"], one["why"]) for name, one in read.items()}


@dataclass
class Tally:
    """How many breaks were noticed, of how many."""

    noticed: int = 0
    survivors: list[Break] = field(default_factory=list)
    equivalent: int = 0
    stillborn: int = 0
    aside: Counter[str] = field(default_factory=Counter)
    """Those that stand aside and were not noticed all the same, by the reason."""

    @property
    def of(self) -> int:
        """How many could be noticed."""
        return self.noticed + len(self.survivors)

    @property
    def score(self) -> float:
        """The share that was, in percent; all of nothing is all."""
        return 100 * self.noticed / self.of if self.of else 100.0

    def figures(self) -> dict[str, int]:
        """As data."""
        return {
            "noticed": self.noticed,
            "of": self.of,
            "equivalent": self.equivalent,
            "stillborn": self.stillborn,
            "aside": self.aside.total(),
        }


@dataclass(frozen=True)
class Score:
    """What a run found."""

    whole: Tally
    citations: Tally
    """The breaks that cite another clause."""
    chapters: Mapping[str, Tally]
    """By game and module: ``postal/debt``."""
    clauses: Mapping[str, Tally]
    equivalent: Sequence[tuple[Break, str]]
    """The breaks that change nothing, each with the reason."""
    stale: Sequence[str]
    """What is wrong with the list of equivalents, each as one line."""

    def below_the_bar(self) -> list[str]:
        """What does not reach the bar, each as one line."""
        wanted = [("wrong citations", self.citations, CITATIONS)]
        wanted += [(name, one, CHAPTER) for name, one in self.chapters.items()]
        wanted += [(name, one, CLAUSE) for name, one in self.clauses.items()]
        return [
            f"{name}: {one.noticed} of {one.of} breaks noticed ({one.score:.1f} %); "
            f"at least {bar} % are wanted"
            for name, one, bar in wanted
            if one.score < bar
        ]


def score_of(
    breaks: Iterable[Break],
    verdicts: Mapping[str, Verdict],
    judged: Mapping[str, Equivalent],
) -> Score:
    """Add up the verdicts; breaks without one were not asked for, and count for nothing.

    What stands aside counts where a scenario notices it all the same, and else stands aside.

    Args:
        breaks: every break of the games, so that an entry of the list for none of them is found.
        verdicts: by the ids of the breaks that were judged.
        judged: the list of those that change nothing.
    """
    whole, citations = Tally(), Tally()
    chapters: dict[str, Tally] = {}
    clauses: dict[str, Tally] = {}
    equivalent = list[tuple[Break, str]]()
    stale, known = [], set()
    for one in breaks:
        known.add(one.id)
        said = judged.get(one.id)
        if said is not None and said.digest != one.digest:
            stale.append(f"{one.id}: the statement has changed to {one.digest}; judge it anew")
            said = None
        verdict = verdicts.get(one.id)
        if verdict is None:
            continue
        if said is not None and verdict.result != "survived":
            stale.append(f"{one.id}: it is {verdict.result} after all; take it off the list")
        tallies = [whole, chapters.setdefault(f"{one.game}/{one.chapter}", Tally())]
        tallies += [clauses.setdefault(clause, Tally()) for clause in one.clauses]
        tallies += [citations] if one.operator == "clause" else []
        if verdict.result == "survived" and said is not None:
            equivalent.append((one, said.why))
        for tally in tallies:
            if verdict.result == "stillborn":
                tally.stillborn += 1
            elif verdict.result == "noticed":
                tally.noticed += 1
            elif said is not None:
                tally.equivalent += 1
            elif one.aside:
                tally.aside[one.aside] += 1
            else:
                tally.survivors.append(one)
    games = {name.partition("/")[0] for name in known}
    stale += [
        f"{name}: there is no such break; take it off the list"
        for name in judged
        if name not in known and name.partition("/")[0] in games
    ]
    return Score(whole, citations, chapters, dict(sorted(clauses.items())), equivalent, stale)
