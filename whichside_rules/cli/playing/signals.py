"""Signals that would end the process, turned into one interruption."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

__all__ = ["ENDING", "handled", "interrupted_once"]

ENDING: tuple[signal.Signals, ...] = tuple(
    getattr(signal, name)
    for name in (
        *("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGBREAK"),
        *("SIGUSR1", "SIGUSR2", "SIGALRM", "SIGXCPU"),
    )
    if hasattr(signal, name)
)
"""Those that can be caught. One that is ignored, as under ``nohup``, stays so."""


@contextmanager
def interrupted_once() -> Iterator[None]:
    """In the block the first of these signals is a ``KeyboardInterrupt``, the others are nothing.

    What is done about the first is not interrupted by a second: who closes a terminal sends two.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal came
        if not came:
            came = True
            raise KeyboardInterrupt

    with handled(interrupt):
        yield


@contextmanager
def handled(handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """In the block these signals are handled so, but for those that are ignored."""
    before = {
        number: signal.signal(number, handler)
        for number in ENDING
        if signal.getsignal(number) is not signal.SIG_IGN
    }
    try:
        yield
    finally:
        for number, usual in before.items():
            signal.signal(number, usual)
