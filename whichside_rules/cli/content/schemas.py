"""``whichside schema``: JSON Schemas of everything that the library reads and writes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import click

from whichside_rules.cli import games
from whichside_rules.cli._spoken import command
from whichside_rules.cli.console import Unreadable, meant, print_json
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files.record import GameRecord, ViewRecord
from whichside_rules.simulate import summary_adapter

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def known() -> dict[str, Callable[[], dict[str, Any]]]:
    """Every schema by name."""
    found: dict[str, Callable[[], dict[str, Any]]] = {
        f"{name}-{what}": make
        for name in rulebook.names()
        for what, make in games.load(name).schemas().items()
    }
    found["record"] = partial(GameRecord.model_json_schema, mode="validation")
    found["view-record"] = partial(ViewRecord.model_json_schema, mode="validation")
    found["summary"] = summary_adapter().json_schema
    return found


@command("schema")
@click.argument("name", required=False)
def schema(name: str | None) -> None:
    """Print the JSON Schema NAME (draft 2020-12); without a name, list the names."""
    schemas = known()
    if name is None:
        for each in schemas:
            click.echo(each)
        return
    game = name.rpartition("-")[0]
    if name not in schemas and rulebook.known(game):  # a book that is being written is not listed
        schemas |= {f"{game}-{what}": make for what, make in games.load(game).schemas().items()}
    if name not in schemas:
        hint = meant(name, schemas)
        listed = "" if hint.startswith("; there are") else f" There are: {', '.join(schemas)}."
        raise Unreadable(f"no schema '{name}'{hint}{listed}")
    print_json({"$schema": DIALECT} | schemas[name]())
