"""The group of commands. Each command is a module and is loaded when it is called."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module

import click

from whichside_rules import __version__
from whichside_rules.cli import INTERRUPTED, silence
from whichside_rules.cli.console import examples

_COMMANDS = {
    "check": ("whichside_rules.cli.check", "check"),
    "clause": ("whichside_rules.cli.clauses", "clause"),
    "play": ("whichside_rules.cli.play", "play"),
    "replay": ("whichside_rules.cli.replay", "replay"),
    "schema": ("whichside_rules.cli.schemas", "schema"),
    "simulate": ("whichside_rules.cli.simulation", "simulate"),
    "steps": ("whichside_rules.cli.steps", "steps"),
    "translate": ("whichside_rules.cli.translate", "translate"),
}


class _Lazy(click.Group):
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
        from whichside_rules.kernel import rulebook

        super().format_epilog(ctx, formatter)
        with suppress(rulebook.RulebookError):  # told when a game is asked for
            formatter.write(f"\nGames: {', '.join(rulebook.names())}\n")

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; an interruption or a closed pipe ends it without a traceback."""
        try:
            return super().invoke(ctx)
        except ValueError as error:
            raise _wrong(error) from None
        except KeyboardInterrupt:
            click.echo("interrupted", err=True)
            ctx.exit(INTERRUPTED)
        except BrokenPipeError:
            # Whoever read our output has closed it, as ``head`` does: nothing more to say.
            silence()
            ctx.exit(0)


def _wrong(error: ValueError) -> Exception:
    """A rulebook that is registered or written wrongly is told in one line."""
    from whichside_rules.cli.console import Unreadable
    from whichside_rules.kernel.clause import ClauseDataError
    from whichside_rules.kernel.rulebook import RulebookError

    if isinstance(error, (ClauseDataError, RulebookError)):
        return Unreadable(str(error))
    return error


@click.group(
    cls=_Lazy,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=examples(
        "whichside check table.feature         ask the rules about a position on your table",
        "whichside clause ID                   its texts, its source, who carries it out",
        "whichside play GAME                   play in the terminal",
        "whichside simulate GAME -n 1000 --seed 1",
    )
    + "\n\nExit codes: 0 fine; 1 a verdict fails, or a game or record does not hold; "
    "2 wrong usage or unreadable input; 130 interrupted.",
)
@click.version_option(__version__, prog_name="whichside")
def whichside() -> None:
    """Board-game rulebooks that can be asked, looked up, played and simulated."""
