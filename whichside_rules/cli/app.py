"""The group of commands. Each command is a module and is loaded when it is called."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import copy_context
from importlib import import_module
from typing import Any

import click

from whichside_rules import __version__
from whichside_rules.cli import INTERRUPTED, WRONG
from whichside_rules.cli._spoken import Group, language_parameter, listen, word
from whichside_rules.cli.console import complain, remark, silence
from whichside_rules.shared.files import FileProblem, reason_of

_COMMANDS = {
    "check": ("whichside_rules.cli.asking.check", "check"),
    "clause": ("whichside_rules.cli.asking.clauses", "clause"),
    "data": ("whichside_rules.cli.content.data", "data"),
    "lsp": ("whichside_rules.cli.asking.adapters", "lsp"),
    "mcp": ("whichside_rules.cli.asking.adapters", "mcp"),
    "pack": ("whichside_rules.cli.content.packs", "pack"),
    "play": ("whichside_rules.cli.playing.play", "play"),
    "readings": ("whichside_rules.cli.asking.clauses", "list_readings"),
    "replay": ("whichside_rules.cli.playing.replay", "replay"),
    "schema": ("whichside_rules.cli.content.schemas", "schema"),
    "simulate": ("whichside_rules.cli.playing.simulation", "simulate"),
    "steps": ("whichside_rules.cli.asking.steps", "steps"),
    "tell": ("whichside_rules.cli.content.tell", "tell"),
    "translate": ("whichside_rules.cli.asking.translate", "translate"),
}


class _Lazy(Group):
    """A group whose commands are imported when they are needed: ``--version`` stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order of the alphabet."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, imported now; ``None`` if there is none."""
        if cmd_name not in _COMMANDS:
            return None
        module, name = _COMMANDS[cmd_name]
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        return command

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The games there are stand with the examples."""
        from whichside_rules.kernel.book import rulebook

        super().format_epilog(ctx, formatter)
        with suppress(rulebook.RulebookError):  # told when a game is asked for
            formatter.write(f"\n{word('games')}{', '.join(rulebook.names())}\n")

    def main(self, *args: Any, **more: Any) -> Any:
        """Run once; the language that one command line asks for is not that of the next."""
        return copy_context().run(super().main, *args, **more)

    def make_context(
        self, info_name: str | None, args: list[str], *rest: Any, **more: Any
    ) -> click.Context:
        """Read the command line; what goes wrong is told in one line."""
        listen(args)
        with _told():
            return super().make_context(info_name, args, *rest, **more)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; what goes wrong is told in one line."""
        with _told():
            return super().invoke(ctx)


@contextmanager
def _told() -> Iterator[None]:
    """Whatever a person or a machine can do ends the command with its code and one line."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except click.exceptions.Exit:
        raise
    except (Exception, KeyboardInterrupt) as error:
        code = _tell(error)
        if code is None:
            raise
        raise click.exceptions.Exit(code) from None


def _tell(error: BaseException) -> int | None:
    """Say what went wrong; the exit code, or ``None`` for a fault of ours."""
    from whichside_rules.kernel.book.tables import DataError

    match error:
        case click.exceptions.NoArgsIsHelpError():
            error.show()
        case click.UsageError(ctx=click.Context() as ctx):
            told = error.format_message().rstrip(".")
            complain(told, _meant(ctx, told) + word("see").format(ctx.command_path))
        case click.ClickException():
            complain(error.format_message())
        case KeyboardInterrupt() | click.Abort():
            remark("interrupted")
            return INTERRUPTED
        case BrokenPipeError():
            # Whoever read our output has closed it, as ``head`` does: nothing more to say.
            silence(sys.stdout)
            return 0
        case OSError():
            silence(sys.stdout)
            where = error.filename or "standard input or output"
            complain(f"{where}: {reason_of(error)}")
            return WRONG
        case MemoryError():
            complain("there is not enough memory for this")
            return WRONG
        case FileProblem() | DataError():
            # A rulebook that is registered or written wrongly, a file that changed meanwhile.
            complain(str(error))
            return WRONG
        case _:
            return None
    return error.exit_code


_EXTRA = re.compile(r"unexpected extra arguments? \((.+)\)")


def _meant(ctx: click.Context, told: str) -> str:
    """What may stand there, in brackets: the commands of a group, an option for what was said."""
    from whichside_rules.kernel.book import rulebook

    meant: list[str] = []
    if isinstance(ctx.command, click.Group):
        meant = ctx.command.list_commands(ctx)
    elif any("--game" in one.opts for one in ctx.command.params):
        with suppress(rulebook.RulebookError):
            meant = ["--game " + one for one in rulebook.names() if f"({one})" in told]
    if not meant and any("--search" in one.opts for one in ctx.command.params):
        meant = ["--search " + words for words in _EXTRA.findall(told)]
    return f" ({', '.join(meant)})" if meant else ""


@click.group(
    cls=_Lazy,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="whichside")
def whichside() -> None:
    """Board-game rulebooks that can be asked, looked up, played and simulated."""


whichside.params.append(language_parameter())
