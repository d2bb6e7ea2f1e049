"""Which game a scenario is of; that is known before its steps are matched with sentences."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from whichside_rules.scenarios.source import Scenario
from whichside_rules.vocabulary.registry import Kind, Registry

__all__ = ["game_of"]


def game_of(
    path: Path, scenario: Scenario, said: Iterable[tuple[Kind, str]], sentences: Registry
) -> str | None:
    """The game of a scenario, or ``None`` if nothing names one.

    The first tag with the id of a clause says it, or else the folder of the file, or else what is
    said: the first step that only one game understands, such as "a postal game".

    Args:
        path: the feature file.
        scenario: one of its scenarios; its tags include those of its rule and of its feature.
        said: its steps by their kind, rows filled in.
        sentences: those of all games.
    """
    games = sentences.games
    for tag in scenario.tags:
        if "." in tag.name and tag.name.partition(".")[0] in games:
            return tag.name.partition(".")[0]
    for folder in path.parents:
        if folder.name in games:
            return folder.name
    for kind, text in said:
        understood = {match.sentence.game for match in sentences.match(kind, text)}
        if len(understood) == 1 and None not in understood:
            return understood.pop()
    return None
