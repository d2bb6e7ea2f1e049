"""Scenarios in the language of the site, wherever they are written.

To tell a scenario is to understand each of its steps twice, so what was told is kept beside the
doctrees until the feature, or anything that the words of a game are made of, has changed.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sphinx.util import logging

from whichside_rules.sphinxext.sources.scenarios import Scenario, read_text, with_told

if TYPE_CHECKING:
    from whichside_rules.scenarios.translation import Language

logger: logging.SphinxLoggerAdapter = logging.getLogger(__name__)

_PACKAGE: Final = Path(__file__).resolve().parents[2]
#: What understands a step and says it, for every game.
_SHARED: Final = ("kernel", "scenarios", "vocabulary")
#: What only says what a clause says: no step is made of it.
_BESIDE: Final = ("clause", "reading")


class Kept:
    """The translations of the last builds, by the digest of all that they were made of."""

    def __init__(self, folder: str) -> None:
        """Read what was kept in a folder; nothing is kept when there is none."""
        self.file: Path | None = Path(folder, "rule-told.json") if folder else None
        self.words: str = words_digest() if folder else ""
        self.known: dict[str, str] = {}
        self.used: dict[str, str] = {}
        if self.file is not None and self.file.is_file():
            try:
                self.known = json.loads(self.file.read_text(encoding="utf-8"))
            except ValueError:
                self.known = {}

    def translated(self, file: Path, to: Language) -> str:
        """Return the text of a feature in the other language.

        Raises:
            Untranslatable: it has none.
        """
        from whichside_rules.scenarios.translation import translate

        made_of = f"{self.words} {to} ".encode() + file.read_bytes()
        key = hashlib.sha256(made_of).hexdigest()
        text = self.known.get(key) if self.file is not None else None
        self.used[key] = translate(file, to).text if text is None else text
        return self.used[key]

    def keep(self) -> None:
        """Write what this build used."""
        if self.file is not None and self.used.keys() != self.known.keys():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(self.used), encoding="utf-8")


def told_in(
    reader: Language | None, file: Path, scenarios: tuple[Scenario, ...], kept: Kept | None = None
) -> tuple[Scenario, ...]:
    """The scenarios of a file with their text in the reader's language, if they need one."""
    if reader is None or not scenarios or scenarios[0].language == reader:
        return scenarios
    from whichside_rules.scenarios.translation import Untranslatable

    try:
        text = (kept or Kept("")).translated(file, reader)
    except Untranslatable as fault:
        first = fault.problems[0]
        logger.warning(
            "cannot be told in the language of the site: %s",
            first.message,
            location=(str(file), first.line),
            type="rule",
            subtype="translation",
        )
        return scenarios
    return with_told(scenarios, read_text(text, scenarios[0].path))


def words_digest() -> str:
    """Return the digest of all that a step is understood and said with: code, words, content.

    The texts of clauses are left out, so that a page can be changed without telling all anew.
    """
    digest = hashlib.sha256()
    for file in sorted(_made_of()):
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".toml":
            data = tomllib.loads(text)
            text = repr({key: value for key, value in data.items() if key not in _BESIDE})
        digest.update(f"{file}\0{text}\0".encode())
    return digest.hexdigest()


def _made_of() -> Iterator[Path]:
    from whichside_rules.kernel.book import rulebook

    for name in _SHARED:
        yield from (_PACKAGE / name).rglob("*.py")
        yield from (_PACKAGE / name).rglob("*.toml")
    for name in rulebook.names():
        folder = Path(str(rulebook.find(name).folder))
        yield from folder.rglob("*.toml")
        code = folder / "engine"
        yield from (code if code.is_dir() else folder).rglob("*.py")
