"""What a notebook shows of a position and of a transition: the table that lies there.

A position says by itself that it can be shown (``_repr_mimebundle_``), and this module is found by
its name: rules import nothing of it. What is shown is what all see together, so that a notebook
with a game of hidden hands is one of somebody who looks at everything.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.laid.describing import table_of
from whichside_rules.laid.drawn import html, plain

__all__ = ["bundle", "language"]


def bundle(shown: Any) -> Mapping[str, str] | None:
    """What is shown of a position or of a transition, by media type; ``None`` if it is neither."""
    before = getattr(shown, "before", None)
    state = shown.state if isinstance(shown, Transition) else shown
    game = _game_of(state)
    if game is None:
        return None
    spoken = language()
    table = table_of(game, state, sentences=False)
    if not isinstance(shown, Transition):
        return _both(plain.text(table, spoken), html.drawn(table, spoken))
    told = [*shown.events]
    old = table if before is None else table_of(game, before, sentences=False)
    text = "\n".join(plain.change(old, table, told, spoken))
    return _both(f"{text}\n", html.before_and_after(old, table, told, spoken))


def language() -> str:
    """The language of a notebook: French where the system speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if said := os.environ.get(name):
            return "fr" if said.lower().startswith("fr") else "en"
    return "en"


def _both(text: str, fragment: str) -> dict[str, str]:
    return {"text/plain": text, "text/html": f"<style>{html.STYLE}</style>{fragment}"}


def _game_of(state: Any) -> Any | None:
    """The game of which something is a position; ``None`` if it is none, or a part of one."""
    if not all(hasattr(state, name) for name in ("setup", "phase")):
        return None
    module = f"{type(state).__module__}."
    for name in (*rulebook.names(), *rulebook.unfinished()):
        book = rulebook.find(name)
        if module.startswith(f"{book.package}."):
            return book.game
    return None
