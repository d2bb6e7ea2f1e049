"""How texts for people write numbers and put marks, in English and in French.

French has a space before a colon and a semicolon, and a comma in a number.
"""

from __future__ import annotations

__all__ = ["colon", "decimal", "semicolon"]


def colon(language: str) -> str:
    """What stands between a name and what it names, with its spaces."""
    return " : " if language == "fr" else ": "


def semicolon(language: str) -> str:
    """What stands between two remarks, with its spaces."""
    return " ; " if language == "fr" else "; "


def decimal(value: float, places: int, language: str) -> str:
    """A number with so many places after the point, or the comma."""
    told = f"{value:.{places}f}"
    return told.replace(".", ",") if language == "fr" else told
