"""``whichside check``: ask the rules about feature files."""

from __future__ import annotations

import io
import json
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path

import click

from whichside_rules.cli.console import examples, print_json

VERDICTS = {0: "holds", 1: "fails", 2: "unreadable"}


@click.command(
    epilog=examples(
        "whichside check table.feature",
        "whichside check --json features/ > results.json",
    )
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("-v", "--verbose", is_flag=True, help="Name the clauses whose code ran as well.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.option(
    "--vocabulary",
    metavar="MODULE:NAME",
    help="Sentences of your own, beside ours or instead of them.",
)
@click.pass_context
def check(
    ctx: click.Context, files: tuple[str, ...], verbose: bool, as_json: bool, vocabulary: str | None
) -> None:
    """Ask the rules about what feature files expect; the verdict cites the clauses.

    A folder stands for the feature files in it.
    """
    from whichside_rules.scenarios.runner import check_files

    if not all(files):
        raise click.UsageError("an empty name is no feature file; name a file or a folder")
    paths = [path for file in files for path in _expanded(Path(file))]
    if not as_json:
        ctx.exit(check_files(paths, evidence=verbose, vocabulary=vocabulary))
    with tempfile.TemporaryDirectory(prefix="whichside-") as folder:
        results, errors = Path(folder, "results.json"), io.StringIO()
        with redirect_stdout(io.StringIO()):
            code = check_files(
                paths,
                verdict=False,
                evidence=verbose,
                results=results,
                vocabulary=vocabulary,
                errors=errors,
            )
        found = json.loads(results.read_text(encoding="utf-8")) if results.exists() else {}
    problems = errors.getvalue().splitlines()
    print_json({"verdict": VERDICTS[code], "problems": problems, "results": found or None})
    if problems:
        print(errors.getvalue(), end="", file=sys.stderr)
    ctx.exit(code)


def _expanded(path: Path) -> list[Path]:
    """The features in a folder; a file, or an empty folder, as it is."""
    return (sorted(path.rglob("*.feature")) or [path]) if path.is_dir() else [path]
