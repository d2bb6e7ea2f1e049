"""Rulebooks as a typed, side-effect-free library, verified clause by clause.

The games are sub-packages, each an object of :class:`whichside_rules.kernel.playing.game.Game`;
they load when first used. So do the look-ups of clauses and readings,
and asking.

>>> import whichside_rules
>>> whichside_rules.clause("postal.debt.definition").title.fr
'Endettement'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from whichside_rules.kernel import __version__

if TYPE_CHECKING:
    from whichside_rules.kernel.book.clause import (
        Clause,
        Reading,
        chapters,
        clause,
        clauses,
        games,
        reading,
        readings,
    )
    from whichside_rules.scenarios.asking import Verdict, ask


__all__ = [
    "Clause",
    "Reading",
    "Verdict",
    "__version__",
    "ask",
    "chapters",
    "clause",
    "clauses",
    "games",
    "reading",
    "readings",
]


def __getattr__(name: str) -> Any:
    """Load a look-up, asking, or a game, when it is first used."""
    if name in ("Verdict", "ask"):
        return getattr(import_module(f"{__name__}.scenarios.asking"), name)
    if name in __all__:
        return getattr(import_module(f"{__name__}.kernel.book.clause"), name)
    if not name.startswith("_"):
        from whichside_rules.kernel.book.rulebook import built_in

        if name in built_in():
            return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    from whichside_rules.kernel.book.rulebook import built_in

    return sorted({*__all__, *built_in()})
