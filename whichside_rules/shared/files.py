"""Reading and writing the small files that people name: records, packs, results.

Whatever is wrong with a file is a :class:`FileProblem` whose message a person can act on.
"""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from whichside_rules.shared.printable import MOST_NAMED, one_line

__all__ = [
    "MOST_BYTES",
    "FileProblem",
    "checked_target",
    "kind_of",
    "read_bytes_bounded",
    "read_text_bounded",
    "reason_of",
    "write_atomically",
]

MOST_BYTES = 4_194_304
"""The largest file that is read: no record or pack comes near it."""

_NO_FOLDER = "the folder does not exist"
_AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)  # Windows has no pipes with names
_KINDS = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


class FileProblem(ValueError):
    """A file that cannot be read or written; the message names it and says why."""

    def __init__(self, path: str | Path, why: str) -> None:
        """The problem: ``why`` follows the name of the file."""
        super().__init__(path, why)
        self.path: Path = Path(path)
        self.why: str = why

    def __str__(self) -> str:
        return f"{one_line(str(self.path), MOST_NAMED)}: {self.why}"


def read_bytes_bounded(path: str | Path, most: int = MOST_BYTES) -> bytes:
    """What a small file holds; a device or a pipe is read as far as that.

    Raises:
        FileProblem: it is missing, a folder, a pipe into which nobody writes, larger than ``most``
            bytes, or forbidden.
    """
    path = Path(path)
    with _problems_told(path):
        if os.path.isdir(path):
            raise FileProblem(path, "a folder, not a file")
        # Of a pipe without a writer one would otherwise wait for ever, for its opening already.
        handle = os.open(path, os.O_RDONLY | _AT_ONCE)
        with open(handle, "rb") as stream:
            data = b""
            if stat.S_ISFIFO(os.fstat(handle).st_mode):
                with suppress(BlockingIOError):  # somebody will write
                    data = os.read(handle, 1)
                    if not data:
                        raise FileProblem(path, "a pipe into which nobody writes")
            if _AT_ONCE:
                os.set_blocking(handle, True)
            # What is no file has no size that could be asked: read one byte more than allowed.
            data += stream.read(most + 1 - len(data))
    if len(data) > most:
        raise FileProblem(path, f"larger than {most} bytes, so it cannot be what was asked for")
    return data


def read_text_bounded(path: str | Path, most: int = MOST_BYTES) -> str:
    """The text of a small UTF-8 file.

    Raises:
        FileProblem: as for :func:`read_bytes_bounded`, or it is not text.
    """
    data = read_bytes_bounded(path, most)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileProblem(path, f"not UTF-8 text (byte {error.start})") from None
    if "\0" in text:
        raise FileProblem(path, "a binary file, not text")
    return text


def kind_of(path: str | Path, missing: str = "no such file") -> str | None:
    """What there is, links followed, if it is no file: ``a folder``, ``a pipe``, ``a device``.

    Raises:
        FileProblem: there is nothing (``missing``), or it cannot be told.
    """
    with _problems_told(path, missing):
        return _kind(os.stat(path).st_mode)


def _kind(mode: int) -> str | None:
    return next((kind for is_such, kind in _KINDS if is_such(mode)), None)


def checked_target(path: str | Path) -> Path:
    """Where a file would be written, links followed, as far as that can be told beforehand.

    Raises:
        FileProblem: the folder does not exist, or there is a folder, a pipe or a device.
    """
    path = Path(path)
    with _problems_told(path, _NO_FOLDER):
        target = Path(os.path.realpath(path))
        with suppress(FileNotFoundError):
            kind = _kind(os.stat(target).st_mode)
            if kind is not None:
                raise FileProblem(path, f"{kind}, not a file")
        os.stat(target.parent)
    return target


def write_atomically(path: str | Path, text: str, *, new: bool = False) -> None:
    """Write a file whole: whoever reads it sees the old text or the new one, never half of it.

    A link stays a link: what it points at is replaced. Where it cannot be written, what was there
    stays. No folder is made.

    Args:
        path: the file.
        text: what it is to hold.
        new: there must be no such file yet, not even one that comes meanwhile.

    Raises:
        FileProblem: the folder is missing or forbidden, the disk is full, there is a folder, a
            pipe or a device of that name, or a file although a new one was wanted.
    """
    path = Path(path)
    reserved = temporary = None
    try:
        with _problems_told(path, _NO_FOLDER):
            if new and os.path.lexists(path):
                raise FileExistsError
            target = checked_target(path)
            if new:
                os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
                reserved = target
            mode = os.stat(target).st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
            handle, temporary = tempfile.mkstemp(prefix=".whichside-", dir=target.parent)
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            os.chmod(temporary, mode)  # a temporary file is private, a saved game is not
            os.replace(temporary, target)
            reserved = temporary = None
            _sync(target.parent)
    finally:
        for left in (temporary, reserved):
            if left is not None:
                with suppress(OSError):
                    os.unlink(left)


@contextmanager
def _problems_told(path: str | Path, missing: str = "no such file") -> Iterator[None]:
    """What the system refuses within the block is a :class:`FileProblem`."""
    try:
        yield
    except FileProblem:
        raise
    except FileExistsError:
        raise FileProblem(path, "there is such a file already") from None
    except FileNotFoundError:
        raise FileProblem(path, missing) from None
    except OSError as error:
        raise FileProblem(path, reason_of(error)) from None
    except ValueError:  # the only one that the system's own calls raise; its wording varies
        raise FileProblem(path, "a name of a file has no null byte") from None


def reason_of(error: Exception) -> str:
    """Why the system refused something, without its number and the name of the file."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _sync(folder: Path) -> None:
    """See to it that a new name outlasts a power cut, where a folder can be told so."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _umask() -> int:
    current = os.umask(0o077)
    os.umask(current)
    return current
