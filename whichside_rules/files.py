"""Reading and writing the small files that people name: records, packs.

Whatever is wrong with a file is a :class:`FileProblem` whose message a person can act on.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

__all__ = ["MOST_BYTES", "FileProblem", "read_text_bounded", "write_atomically"]

MOST_BYTES = 4_194_304
"""The largest file that is read: no record or pack comes near it."""


class FileProblem(ValueError):
    """A file that cannot be read or written; the message names it and says why."""


def read_text_bounded(path: str | Path, most: int = MOST_BYTES) -> str:
    """The text of a small UTF-8 file.

    Raises:
        FileProblem: it is missing, a folder, larger than ``most`` bytes, not text, or forbidden.
    """
    path = Path(path)
    try:
        if path.is_dir():
            raise FileProblem(f"{path}: a folder, not a file")
        # A device or a pipe has no size that could be asked: read one byte more than allowed.
        with path.open("rb") as stream:
            data = stream.read(most + 1)
    except FileNotFoundError:
        raise FileProblem(f"{path}: no such file") from None
    except (OSError, ValueError) as error:
        if isinstance(error, FileProblem):
            raise
        raise FileProblem(f"{path}: {_reason(error)}") from None
    if len(data) > most:
        raise FileProblem(f"{path}: larger than {most} bytes, so it cannot be what was asked for")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileProblem(f"{path}: not UTF-8 text (byte {error.start})") from None
    if "\0" in text:
        raise FileProblem(f"{path}: a binary file, not text")
    return text


def write_atomically(path: str | Path, text: str) -> None:
    """Write a file whole: whoever reads it sees the old text or the new one, never half of it.

    Raises:
        FileProblem: the folder is missing or forbidden, the disk is full, the path is a folder.
    """
    path = Path(path)
    temporary: str | None = None
    try:
        # A link stays a link: what it points at is replaced.
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise FileProblem(f"{path}: a folder, not a file")
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(temporary, mode)  # a temporary file is private, a saved game is not
        os.replace(temporary, target)
        temporary = None
    except FileNotFoundError:
        raise FileProblem(f"{path}: the folder does not exist") from None
    except (OSError, ValueError) as error:
        if isinstance(error, FileProblem):
            raise
        raise FileProblem(f"{path}: {_reason(error)}") from None
    finally:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)


def _umask() -> int:
    current = os.umask(0o077)
    os.umask(current)
    return current


def _reason(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
