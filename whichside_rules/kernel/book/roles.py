"""How a docstring names a clause: with the role ``:clause:``, as :clause:`postal.debt.definition`.

The role may carry a title, as :clause:`debt <postal.debt.definition>`, and the name of its domain
(``:rule:clause:``).
"""

from __future__ import annotations

import re

__all__ = ["CLAUSE_ROLE", "clauses_in"]

CLAUSE_ROLE: re.Pattern[str] = re.compile(r":(?:rule:)?clause:`(?:[^`<>]*<)?[~!]?([^`<>\s]+)>?`")
"""The role; its only group is the clause's id."""


def clauses_in(docstring: str | None) -> tuple[str, ...]:
    """The clause ids that a text names, in order, each once."""
    return tuple(dict.fromkeys(CLAUSE_ROLE.findall(docstring or "")))
