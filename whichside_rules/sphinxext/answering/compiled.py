"""What an answer imports, compiled once for all readers: half of what they would wait for.

Only the Python that runs in the browser can make it. Where the site is built with Node (the wheel
of the lock, or the machine's own), that Python is run there for once; without, the page compiles
for itself: the library, its packages, and what Python's own library has of it.
"""

from __future__ import annotations

import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from sphinx.util import logging

from whichside_rules.desk.page import begin, games
from whichside_rules.kernel.book import rulebook
from whichside_rules.sphinxext.answering.files import node

_LOGGER: Final = logging.getLogger(__name__)
_SCRIPT: Final = Path(__file__).with_name("compile.mjs")
_PATIENCE: Final = 300
"""Seconds that it may take."""


def compiled(files: Path, library: Path, version: str) -> Path | None:
    """The archive of what was compiled, if anything can be: of packages, and of Python's own.

    Args:
        files: the folder with Python for browsers; what was compiled is kept there.
        library: the archive of the library.
        version: what both are, in a word.
    """
    kept = files / f"imported-{version}.zip"
    if not kept.is_file():
        for old in files.glob("imported-*.zip"):
            old.unlink(missing_ok=True)  # another build may be doing the same
        if not _compile(files, library, kept):
            return None
    return kept


def add_compiled(made: Path, library: Path) -> None:
    """Add to the archive of the library what was compiled of it and of its packages."""
    with zipfile.ZipFile(library, "a") as packed:
        for name, content in _part(made, "packages/"):
            put(packed, name, content)


def with_compiled(made: Path, standard: Path, target: Path) -> None:
    """Write Python's own library anew: what was compiled stands in place of its source."""
    there = dict(_part(made, "standard/"))
    with zipfile.ZipFile(standard) as sources, zipfile.ZipFile(target, "w") as packed:
        for name in sources.namelist():
            content = there.get(f"{name}c")
            put(packed, name if content is None else f"{name}c", content or sources.read(name))


def _part(made: Path, folder: str) -> Iterator[tuple[str, bytes]]:
    """The files of a folder of the archive, in order."""
    with zipfile.ZipFile(made) as archive:
        for name in sorted(archive.namelist()):
            if name.startswith(folder):
                yield name.removeprefix(folder), archive.read(name)


def put(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Put a file into an archive without its time: the same files make the same archive."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, content)


def _compile(files: Path, library: Path, kept: Path) -> bool:
    command = node()
    if command is None or not (files / "pyodide.mjs").is_file():
        return False
    with tempfile.TemporaryDirectory(dir=files) as place:
        made = Path(place) / "made.zip"
        run = [command, *map(str, (_SCRIPT, files, library, made)), *_scenarios()]
        try:
            subprocess.run(run, capture_output=True, text=True, timeout=_PATIENCE, check=True)
        except (OSError, subprocess.SubprocessError) as fault:
            said = str(getattr(fault, "stderr", "") or fault).strip()[-600:]
            _LOGGER.warning("nothing was compiled for the page that answers: %s", said)
            return False
        made.rename(kept)
    return True


def _scenarios() -> Iterable[str]:
    """A scenario of every game: what is asked imports what an answer needs."""
    for game in games("en"):
        if game["id"] in rulebook.built_in():
            yield begin(game["id"], "en", game["openings"][0])
