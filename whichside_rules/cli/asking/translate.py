"""``whichside translate``: a feature in the other language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from whichside_rules.cli import WRONG
from whichside_rules.cli._spoken import command
from whichside_rules.cli.console import FILE, Unreadable, remark


@command("translate")
@click.argument("file", type=FILE)
@click.option("--to", "language", type=click.Choice(["en", "fr"]), required=True)
@click.option("-o", "--output", "target", type=FILE)
@click.option(
    "--vocabulary",
)
@click.pass_context
def translate(
    ctx: click.Context, file: Path, language: Any, target: Path | None, vocabulary: str | None
) -> None:
    """Tell a feature in the other language: English or French.

    The steps keep their meaning. Titles and descriptions stay as they are unless their author has
    written the second text before them, in a comment such as "# fr: Le loyer".
    """
    from whichside_rules.scenarios.source import shown
    from whichside_rules.scenarios.translation import LANGUAGES, Untranslatable, translate as tell
    from whichside_rules.shared.files import FileProblem, write_atomically
    from whichside_rules.shared.printable import as_lines
    from whichside_rules.vocabulary import VocabularyError, load

    try:
        told = tell(file, language, load(vocabulary))
    except Untranslatable as error:
        for line in shown(error.problems, Path.cwd()):
            remark(line)
        ctx.exit(WRONG)
    except (VocabularyError, FileProblem) as error:
        raise Unreadable(str(error)) from None
    if target is None:
        click.echo(as_lines(told.text), nl=False)
    else:
        try:
            write_atomically(target, told.text)
        except FileProblem as error:
            raise Unreadable(str(error)) from None
    if told.kept:
        lines = ", ".join(map(str, told.kept))
        remark(
            f"{file}: kept as written, for want of a text in {LANGUAGES[language]}: the titles and "
            f"descriptions of lines {lines}; write '# {language}: ...' before them"
        )
