"""Runs scenarios in several orders and tells where one of them then shows other clauses.

``python -m tests.gates.orders REPORT --alone N [pytest's arguments]`` collects them once. From
there each run is a fork that begins with nothing remembered: all in the order of the files; all
backwards and dealt out to two processes, as pytest-xdist does; and N of them, chosen by chance,
each in a process to itself. A scenario must end the same way and cite the same clauses, and the
same code must have run, in whatever run it is.

Data that no rule reads cite nothing here: to compare them with a feature proves nothing, for no
code stands between the two. So the report also tells which clauses the scenarios prove.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from whichside_rules.kernel.sheet import Datum

SEED = 8
SHOWN = ("outcome", "fired", "answered", "ran")
Runs = dict[str, dict[str, Any]]
"""What each scenario showed, by its id, in each run."""


class Orders:
    """Takes the place of pytest's loop over the tests."""

    def __init__(self, alone: int) -> None:
        self.alone = alone
        self.runs: Runs = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        silence_unread_data()
        items = session.items
        gc.collect()
        gc.freeze()  # what was collected is shared with the forks, not copied
        whole = _begin(items)
        halves = [_begin(items[start::-2]) for start in (-1, -2)]
        self.runs["in order"] = whole()
        self.runs["backwards"] = halves[0]() | halves[1]()
        self.runs["alone"] = {}
        for item in random.Random(SEED).sample(items, self.alone):
            self.runs["alone"] |= _begin([item])()
        return True


def _begin(items: Sequence[pytest.Item]) -> Callable[[], dict[str, Any]]:
    """Run tests one after the other in a fork; call the answer to wait for what they showed."""
    handle, name = tempfile.mkstemp(suffix=".json")
    child = os.fork()
    if not child:
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            for item, following in zip(items, [*items[1:], None], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            recorder: Any = items[0].config.pluginmanager.get_plugin("whichside-recorder")
            keys = (*SHOWN, "clauses")
            shown = {name: {key: row[key] for key in keys} for name, row in recorder.rows.items()}
            os.write(handle, json.dumps(shown).encode())
        finally:
            os._exit(0)

    def wait() -> dict[str, Any]:
        os.waitpid(child, 0)
        shown: dict[str, Any] = json.loads(Path(name).read_text(encoding="utf-8") or "{}")
        os.close(handle)
        Path(name).unlink()
        return shown

    return wait


def differences(runs: Runs) -> list[str]:
    """Every scenario that shows something else in another run than in the order of the files."""
    found = []
    first, *others = runs.items()
    for run, shown in others:
        for scenario, facts in shown.items():
            usual = first[1].get(scenario, {})
            found += [
                f"{scenario}: {key} is {usual.get(key)} {first[0]} and {facts[key]} {run}"
                for key in SHOWN
                if facts[key] != usual.get(key)
            ]
    return found


def proved(scenarios: Iterable[dict[str, Any]]) -> list[str]:
    """The clauses that some scenario names and shows: cited in play, or their code ran."""
    return sorted(
        {
            name
            for one in scenarios
            for name in one["clauses"]
            if name in {*one["fired"], *one["ran"]}
        }
    )


def unread(game: Any, datum: Datum) -> bool:
    """Whether no rule can read a datum: positions do not carry it, so no pack can supply it."""
    from whichside_rules.kernel.sheet import Pack, PackError

    try:
        game.pack_content(Pack(game.NAME, "the same again", ((datum.key, datum.value),)))
    except PackError:
        return True
    return False


def silence_unread_data() -> None:
    """Let data that no rule reads cite nothing, in this process."""
    # Not before: pytest wants to be the first to import its plugins, of which the package is one.
    from whichside_rules.kernel import rulebook

    def silenced(game: Any) -> Callable[[str], Datum]:
        plain: Callable[[str], Datum] = game.datum

        @cache
        def datum(key: str) -> Datum:
            found = plain(key)
            return replace(found, clauses=()) if unread(game, found) else found

        return datum

    for name in rulebook.names():
        game: Any = rulebook.find(name).game
        game.datum = silenced(game)


def main(report: str, alone: str, *arguments: str) -> int:
    """Run, and write what was found to the report."""
    orders = Orders(int(alone))
    code = pytest.main(["-q", "-p", "no:cacheprovider", *arguments], plugins=[orders])
    runs = orders.runs
    found = {
        "counts": {run: len(shown) for run, shown in runs.items()},
        "differences": differences(runs) if runs else [],
        "proved": proved(runs.get("in order", {}).values()),
    }
    Path(report).write_text(json.dumps(found), encoding="utf-8")
    return int(code)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
