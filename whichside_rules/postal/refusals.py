"""Refusals in both languages, for the chapters."""

from __future__ import annotations

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.refusal import Violation


def no(clause: str, en: str, fr: str, remedy_en: str, remedy_fr: str) -> Violation:
    """A violation: why, and what would be legal instead, in English and French."""
    return Violation(clause, Text(en, fr), Text(remedy_en, remedy_fr))
