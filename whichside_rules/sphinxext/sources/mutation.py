"""Reading what the last full run of breaks found: how many of them the scenarios noticed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from whichside_rules.kernel.book.bilingual import Text

FORMAT: Final = "whichside-mutation/2"


class MutationError(ValueError):
    """A file that does not have the form we know."""


@dataclass(frozen=True, slots=True)
class Noticed:
    """How many breaks the scenarios noticed, of how many that could be."""

    noticed: int
    of: int


@dataclass(frozen=True, slots=True)
class Survivor:
    """A break that no scenario noticed."""

    place: str
    """The file and the line."""
    was: str
    """What stands there."""
    wrong: str
    """What would, without anybody noticing."""


@dataclass(frozen=True, slots=True)
class Aside:
    """Breaks that stand aside for one reason."""

    why: Text
    """The reason, in a reader's words."""
    games: Mapping[str, int]
    """How many in each game."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What came of some breaks that were drawn of many."""

    name: str
    """Of what, and of which kind: ``postal/broad``."""
    drawn: int
    every: int
    noticed: Noticed
    equivalent: int
    aside: int


@dataclass(frozen=True)
class Mutation:
    """What one full run found; without one, nothing is measured."""

    date: str = ""
    commit: str | None = None
    whole: Mapping[str, Noticed] = field(default_factory=dict)
    """By game."""
    chapters: Mapping[str, Noticed] = field(default_factory=dict)
    """By game and place of the chapter, ``postal/employers_strength``."""
    clauses: Mapping[str, Noticed] = field(default_factory=dict)
    survivors: Mapping[str, tuple[Survivor, ...]] = field(default_factory=dict)
    """By clause."""
    equivalent: Mapping[str, int] = field(default_factory=dict)
    """How many breaks make no difference, by chapter and by game."""
    same: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Why they make none, by game: how many for each reason."""
    apart: Mapping[str, int] = field(default_factory=dict)
    """How many breaks stand aside, by chapter and by game."""
    aside: tuple[Aside, ...] = ()
    """Why they do."""
    samples: tuple[Sample, ...] = ()

    @property
    def measured(self) -> bool:
        """Whether there was a run."""
        return bool(self.date)


def read_mutation(file: Path) -> Mutation:
    """Read the file that a full run writes.

    Raises:
        MutationError: it is none; the message says what is wrong with it.
    """
    try:
        data: Any = json.loads(file.read_text(encoding="utf-8"))
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise MutationError(f"not a file of format {FORMAT!r}")
        survivors: dict[str, list[Survivor]] = {}
        for one in data["survivors"]:
            for clause in one["clauses"]:
                found = Survivor(one["place"], one["was"], one["wrong"])
                survivors.setdefault(clause, []).append(found)
        chapters = _all_noticed(data["chapters"])
        games: dict[str, Noticed] = {}
        for name, one_chapter in chapters.items():
            game = name.partition("/")[0]
            before = games.get(game, Noticed(0, 0))
            games[game] = Noticed(before.noticed + one_chapter.noticed, before.of + one_chapter.of)
        same: dict[str, Counter[str]] = {}
        equivalent: Counter[str] = Counter()
        for one in data.get("equivalent", ()):
            game = one["chapter"].partition("/")[0]
            equivalent.update((one["chapter"], game))
            same.setdefault(game, Counter())[one["why"]] += 1
        apart: Counter[str] = Counter()
        aside = []
        for one in data.get("aside", ()):
            found_in = Counter[str]()
            for chapter, count in one["chapters"].items():
                found_in[chapter.partition("/")[0]] += count
                apart[chapter] += count
            apart.update(found_in)
            aside.append(Aside(Text(one["en"], one["fr"]), dict(found_in)))
        return Mutation(
            data["date"],
            data.get("commit"),
            games,
            chapters,
            _all_noticed(data["clauses"]),
            {name: tuple(ones) for name, ones in survivors.items()},
            dict(equivalent),
            same,
            dict(apart),
            tuple(aside),
            tuple(map(_sample, data.get("samples", ()))),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        if isinstance(fault, MutationError):
            raise
        raise MutationError(f"{type(fault).__name__}: {fault}") from fault


def _sample(data: Mapping[str, Any]) -> Sample:
    noticed = Noticed(data["noticed"], data["of"])
    drawn = data["drawn"], data["every"]
    return Sample(data["name"], *drawn, noticed, data["equivalent"], data["aside"])


def _all_noticed(data: Mapping[str, Mapping[str, int]]) -> dict[str, Noticed]:
    return {name: Noticed(one["noticed"], one["of"]) for name, one in data.items()}
