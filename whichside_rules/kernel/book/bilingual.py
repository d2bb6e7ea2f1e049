"""A text in both languages, and where a chapter's file holds its texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TEXT_TABLES: Final = ("event", "refusal", "question", "impossible", "phrase")
"""What a chapter's file holds beside clauses: see :mod:`whichside_rules.kernel.book.text`."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text in English and in French."""

    en: str
    fr: str

    def in_(self, language: str) -> str:
        """Return the text in ``language``, which is ``"en"`` or ``"fr"``."""
        if language == "en":
            return self.en
        if language == "fr":
            return self.fr
        raise ValueError(f"no text in language {language!r}; the languages are 'en' and 'fr'")
