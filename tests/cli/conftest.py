"""Calling the command in this process, and as a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from tests import warm
from whichside_rules.cli.app import whichside

ROOT = Path(__file__).resolve().parents[2]
Run = Callable[..., Result]
Start = Callable[..., "subprocess.Popen[str]"]
Command = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """``run("clause", ID, input="...")`` in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: object, **more: Any) -> Result:
        result = CliRunner().invoke(whichside, [str(one) for one in arguments], **more)
        if result.exception and not isinstance(result.exception, (SystemExit, click.Abort)):
            raise result.exception
        return result

    return call


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """``command("clause", ID, text="...")`` as a process of its own, to its end."""

    def call(*arguments: object, **more: Any) -> subprocess.CompletedProcess[str]:
        return warm.run("-m", "whichside_rules.cli", *arguments, cwd=tmp_path, **more)

    return call


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """The command as it is started, with pipes: one can talk to it, and end it."""
    # A run in the background, or one that outlives its terminal, ignores some signals, and so would
    # whatever it starts.
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
        if signal.getsignal(number) is signal.SIG_IGN:
            usual = number == signal.SIGINT
            signal.signal(number, signal.default_int_handler if usual else signal.SIG_DFL)

    def call(*arguments: object, **more: Any) -> subprocess.Popen[str]:
        environment = os.environ | {"PYTHONPATH": str(ROOT)} | more.pop("env", {})
        return subprocess.Popen(
            [sys.executable, "-m", "whichside_rules.cli", *(str(one) for one in arguments)],
            cwd=more.pop("cwd", tmp_path),
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            **more,
        )

    return call
