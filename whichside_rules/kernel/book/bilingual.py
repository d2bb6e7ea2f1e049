"""A text in both languages."""

from __future__ import annotations

from dataclasses import dataclass


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
