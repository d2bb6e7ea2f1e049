"""Work in forked processes: each task in a process of its own, which leaves nothing behind."""

from __future__ import annotations

import gc
import json
import os
import selectors
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Died(NamedTuple):
    """What became of a process that could not say it itself."""

    signal: int
    """The signal that ended it; 0 if it went away on its own."""


def each_forked(
    tasks: Iterable[T], work: Callable[[T], object], processes: int
) -> Iterator[tuple[T, Any]]:
    """Do each task in a fork of this process, several at a time; give what each returned, as JSON.

    A process that dies gives :class:`Died`. What was done by then is lost to nobody else: the next
    task begins with this process as it is.
    """
    waiting, running = iter(tasks), dict[int, tuple[T, int, list[bytes]]]()
    ready = selectors.DefaultSelector()
    gc.collect()
    gc.freeze()  # what is there already is shared, not copied
    try:
        while True:
            while len(running) < processes and (task := next(waiting, _NONE)) is not _NONE:
                pid, pipe = _fork(task, work)
                running[pipe] = task, pid, []
                ready.register(pipe, selectors.EVENT_READ)
            if not running:
                return
            for key, _ in ready.select():
                pipe = key.fd
                task, pid, parts = running[pipe]
                part = os.read(pipe, 65_536)
                if part:
                    parts.append(part)
                    continue
                ready.unregister(pipe)
                os.close(pipe)
                del running[pipe]
                _, status = os.waitpid(pid, 0)
                told = b"".join(parts)
                ended = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
                yield task, Died(ended) if ended or not told else json.loads(told)
    finally:
        gc.unfreeze()
        for _, pid, _ in running.values():
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


_NONE: Any = object()


def _fork(task: T, work: Callable[[T], object]) -> tuple[int, int]:
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    status = 1
    try:
        os.close(reading)
        told = json.dumps(work(task)).encode("utf-8")
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(told)
        status = 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
        sys.stderr.flush()
    finally:
        os._exit(status)
