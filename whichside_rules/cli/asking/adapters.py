"""``whichside lsp`` and ``whichside mcp``: serving an editor, and serving an assistant.

What they serve with is an extra, so it is loaded by its name and by nothing else here.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import click

from whichside_rules.cli._spoken import command, spoken
from whichside_rules.cli.console import Unreadable, remark

__all__ = ["adapter", "lsp", "mcp"]

_LIBRARIES = {"lsp": ("pygls", "lsprotocol"), "mcp": ("mcp", "mcp_types")}


def adapter(name: str) -> Any:
    """The module that serves with the library of that extra.

    Raises:
        Unreadable: the library is not installed.
    """
    try:
        return import_module(f"whichside_rules.clients.{name}")
    except ModuleNotFoundError as missing:
        package = str(missing.name).partition(".")[0]
        if package not in _LIBRARIES[name]:
            raise
        raise Unreadable(
            f"'whichside {name}' needs {package}: pip install \"whichside-rules[{name}]\""
        ) from None


@command("lsp")
@click.option("--vocabulary")
@click.option("--stdio", is_flag=True, expose_value=False)
def lsp(vocabulary: str | None) -> None:
    """Serve an editor: complete, check and explain features while they are written."""
    from whichside_rules.vocabulary import VocabularyError

    serving = _served("lsp")
    try:
        serving.serve(vocabulary)
    except VocabularyError as error:
        raise Unreadable(str(error)) from None


@command("mcp")
def mcp() -> None:
    """Serve an assistant: find rules, read them, ask them."""
    serving = _served("mcp")
    serving.serve(spoken())


def _served(name: str) -> Any:
    serving = adapter(name)
    if sys.stdin.isatty():
        remark("a program talks to this command on standard input; Ctrl-D ends it")
    return serving
