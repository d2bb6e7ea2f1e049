"""``whichside check``: ask the rules about feature files."""

from __future__ import annotations

import click

from whichside_rules.cli._spoken import command
from whichside_rules.cli.console import print_json, remark

VERDICTS = {0: "holds", 1: "fails", 2: "unreadable"}


@command("check")
@click.argument("files", nargs=-1, required=True)
@click.option("-v", "--verbose", is_flag=True)
@click.option("--why", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.option(
    "--vocabulary",
)
@click.pass_context
def check(
    ctx: click.Context,
    files: tuple[str, ...],
    verbose: bool,
    why: bool,
    as_json: bool,
    vocabulary: str | None,
) -> None:
    """Ask the rules about what feature files expect; the verdict cites the clauses.

    A folder stands for the feature files in it.
    """
    from whichside_rules.scenarios.results import document
    from whichside_rules.scenarios.runner import ask

    if not all(files):
        raise click.UsageError("an empty name is no feature file; name a file or a folder")
    answer = ask(files, evidence=verbose, vocabulary=vocabulary, why=why)
    if as_json:
        found = document(answer.rows, answer.root) if answer.rows else None
        verdict = VERDICTS[answer.code]
        print_json({"verdict": verdict, "problems": answer.problems, "results": found})
    else:
        click.echo(answer.verdict, nl=False)
    for problem in answer.problems:
        remark(problem)
    ctx.exit(answer.code)
