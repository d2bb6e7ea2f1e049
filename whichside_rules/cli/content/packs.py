"""``whichside pack``: what lies in the box of a game, and what somebody says of their own copy."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import click
from rich.table import Table

from whichside_rules.cli import WRONG, games
from whichside_rules.cli._spoken import Group, command, language_parameter, spoken
from whichside_rules.cli.console import (
    FILE,
    Unreadable,
    language_option,
    meant,
    output,
    remark,
    say,
    section,
)
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import nouns
from whichside_rules.kernel.files.content import Content, declared
from whichside_rules.kernel.files.sheet import (
    PACK_FORMAT,
    Datum,
    Pack,
    PackError,
    Provenance,
    pack_tree,
    told,
)
from whichside_rules.kernel.files.telling import Telling
from whichside_rules.shared.files import FileProblem
from whichside_rules.shared.in_french import in_language
from whichside_rules.shared.printable import one_line
from whichside_rules.shared.punctuation import semicolon

__all__ = ["pack", "template_of"]

MARKS: dict[Provenance, str] = {"stated": "", "implied": "~", "stand-in": "?", "supplied": "+"}
"""What stands behind a value that the book does not print."""
KEY = Text(
    "no mark: the book prints it; ~ it follows; ? ours, look at your copy; + yours",
    "sans signe : le livret l'imprime ; ~ en découle ; ? de nous, voyez votre exemplaire ; "
    "+ de vous",
)
CALLED: dict[Provenance, Text] = {
    "stated": Text("stated", "énoncées"),
    "implied": Text("implied", "déduites"),
    "stand-in": Text("stand-ins", "bouche-trous"),
    "supplied": Text("supplied", "fournies"),
}
WIDEST = 6
"""A table has so many columns at most; what has more fields is told in one column."""
SPARSEST = 0.5
"""A table is filled more than that; else the fields are told in one column as well."""


@click.group(cls=Group)
def pack() -> None:
    """Content packs: what the boards and cards of your own copy show."""


pack.params.append(language_parameter())


def _content_of(name: str) -> Content[Any]:
    game: Any = games.load(name).game
    if not hasattr(game, "pack_content"):
        raise Unreadable(f"{name} has no content that a pack could replace")
    return declared(game.default_content())


# Check -------------------------------------------------------------------------------------------


@command("pack check", within=pack)
@click.argument("file", type=FILE)
@click.pass_context
def check(ctx: click.Context, file: Path) -> None:
    """Tell all that is wrong with the pack FILE, one line for each mistake."""
    try:
        text, place, notation = games.read_pack(file)
    except FileProblem as error:
        raise Unreadable(str(error)) from None
    kind: Literal["toml", "json"] = "toml" if notation == "toml" else "json"
    try:
        game = pack_tree(text, place=place, kind=kind).get("game")
    except PackError as error:
        raise Unreadable(str(error)) from None
    name = None if game is None else str(game)
    if name is not None and not rulebook.known(name):
        raise Unreadable(f"{place}: game is '{name[:40]}'{meant(name, rulebook.names())}")
    content = _content_of(name or next(iter(rulebook.names())))
    try:
        found = content.read_pack(text, place, kind)
    except PackError as error:
        raise Unreadable(str(error)) from None
    mistakes = content.mistakes(found)
    for mistake in mistakes:
        remark(f"{place}: {mistake}")
    if mistakes:
        ctx.exit(WRONG)
    supplied = Counter(one.provenance for one in content.with_pack(found))
    said = (
        f"{place}: '{found.name}' can be played with; it supplies {supplied['supplied']} data, "
        f"{supplied['stand-in']} stand-ins are left"
    )
    click.echo(one_line(in_language(said, spoken())))
    for otherwise in content.unlike_the_book(found):
        remark(f"{place}: {otherwise}")


# Show --------------------------------------------------------------------------------------------


class Words(NamedTuple):
    """What data come to in words, as far as the game tells what its things do."""

    language: Literal["en", "fr"]
    told: dict[str, list[str]]
    """By the key of a datum; nothing where the words stand with another one, told together."""
    things: dict[str, str]
    """The name of what it is told of, by the same keys."""

    @classmethod
    def of(
        cls, game: str, content: Any, keys: Collection[str], language: Literal["en", "fr"]
    ) -> Words:
        """The words of a game for the data of some content, which have these keys."""
        rules: Any = games.load(game).game
        tops: Iterable[Telling] = rules.told(content) if hasattr(rules, "told") else ()
        about = dict[str, dict[str, list[str]]]()
        names = dict[str, str]()
        for one in (each for top in tops for each in top.every()):
            names[one.key] = one.name.in_(language)
            for part in one.parts:
                said = part.text.in_(language) + MARKS[part.provenance or "stated"]
                # A price may be one datum, and is told from its fields.
                data = dict.fromkeys(
                    datum.key if datum.key in keys else datum.key.rpartition(".")[0]
                    for datum in part.data
                )
                for number, key in enumerate(data):
                    told = about.setdefault(key, {}).setdefault(one.key, [])
                    told += [] if number else [said]
        words = cls(language, {}, {})
        for key, things in about.items():
            # What tells of many things, such as the row of a table, is told by its own.
            own = [one for one in things if f"{key}.".startswith(f"{one}.")] or list(things)
            if len(own) == 1:
                words.told[key], words.things[key] = things[own[0]], names[own[0]]
        return words

    def cell(self, datum: Datum | None, *, numbers: bool = False) -> str:
        """A datum in words; ``numbers``: what can be added up stays what it is."""
        if datum is None:
            return ""
        value = datum.value
        if datum.key in self.told and not (numbers and not isinstance(value, (dict, list))):
            return semicolon(self.language).join(self.told[datum.key])
        if isinstance(value, dict) and value.keys() == {"en", "fr"}:
            value = value[self.language]
        if isinstance(value, bool) and self.language == "fr":
            value = "oui" if value else "non"
        return f"{told(value)}{MARKS[datum.provenance]}"

    def field(self, name: str, datum: Datum) -> str:
        """A datum in a row of several: in words, or behind the name of its field."""
        said = self.cell(datum)
        return said if datum.key in self.told else f"{name} {said}"


class Row(NamedTuple):
    """An entry of a group, such as a card, and what is said of it."""

    name: str
    fields: dict[str, Datum]


@command("pack show", within=pack)
@games.game_argument
@click.argument("groups", nargs=-1)
@click.option("--pack", "file", type=FILE)
@language_option
def show(
    name: str, groups: tuple[str, ...], file: Path | None, language: Literal["en", "fr"]
) -> None:
    """Show what lies in the box of GAME as tables with totals, or some of its groups.

    What a thing does is told in words; what the game does not tell stands as its field.
    """
    content, console = _content_of(name), output()
    found = _read(content, file) if file else None
    data = list(content.with_pack(found) if found else content.sheet())
    played = content.pack_content(found) if found else content.default()
    words = Words.of(name, played, {one.key for one in data}, language)
    by_group: dict[str, list[Datum]] = {}
    for datum in data:
        by_group.setdefault(datum.key.partition(".")[0], []).append(datum)
    for group in groups:
        if group not in by_group:
            raise Unreadable(f"no group '{group}'{meant(group, by_group)}")
    for group in groups or by_group:
        section(console, group)
        console.print(_table(name, group, by_group[group], words))
    shown = [one for group in groups or by_group for one in by_group[group]]
    counted = Counter(one.provenance for one in shown)
    say(
        console,
        ", ".join(f"{counted[one]} {CALLED[one].in_(language)}" for one in MARKS if counted[one]),
    )
    say(console, KEY.in_(language))


def _read(content: Content[Any], file: Path) -> Pack:
    try:
        text, place, notation = games.read_pack(file)
        found = content.read_pack(text, place, "toml" if notation == "toml" else "json")
        content.pack_content(found)
    except (FileProblem, PackError) as error:
        raise Unreadable(str(error)) from None
    return found


def rows_of(group: str, data: Iterable[Datum]) -> Iterator[Row]:
    """The entries of a group; what has no entries is one."""
    found: dict[str, dict[str, Datum]] = {}
    for datum in data:
        entry, _, field = datum.key.removeprefix(f"{group}.").rpartition(".")
        found.setdefault(entry, {})[field] = datum
    return (Row(*each) for each in found.items())


def _table(game: str, group: str, data: list[Datum], words: Words) -> Table:
    language = words.language
    rows = list(rows_of(group, data))
    columns = list(dict.fromkeys(field for row in rows for field in row.fields))
    made = Table(box=None, pad_edge=False, header_style="bold")
    if len(rows) == 1 and not rows[0].name:
        for field, datum in rows[0].fields.items():
            said, thing = words.cell(datum), words.things.get(datum.key)
            # Some things are called by what they cost.
            named = thing and thing not in said
            made.add_row(f"{field} ({thing})" if named else field, said)
        made.show_header = False
        return made
    filled = sum(len(row.fields) for row in rows) / (len(rows) * len(columns))
    narrow = len(columns) <= WIDEST and filled > SPARSEST
    made.add_column(Text("entry", "entrée").in_(language))
    for column in columns if narrow else [Text("fields", "champs").in_(language)]:
        made.add_column(column)
    for row in rows:
        name = _called(game, group, row.name, language)
        if narrow:
            cells = (words.cell(row.fields.get(column), numbers=True) for column in columns)
            made.add_row(name, *cells)
        else:
            told = (words.field(field, datum) for field, datum in row.fields.items())
            made.add_row(name, semicolon(language).join(filter(None, told)))
    total = Text("total", "total").in_(language)
    made.add_section()
    entries = {row.name.partition(".")[0] for row in rows}
    sums = [_sum(rows, column) for column in columns]
    if not narrow:
        within = Text("with {n} parts", "avec {n} parties").in_(language).format(n=len(rows))
        added = ", ".join(f"{column} {n}" for column, n in zip(columns, sums, strict=True) if n)
        sums = [added if len(rows) == len(entries) else within]
    made.add_row(f"{total}: {len(entries)}", *sums, style="bold")
    return made


def _called(game: str, group: str, name: str, language: Literal["en", "fr"]) -> str:
    """An entry by its name in the pack, and by its noun where it has one.

    A space may have the name of its premises: the nouns of the group itself come first.
    """
    known = nouns(game)
    own = [known[one] for one in (group, group.removesuffix("s")) if one in known]
    for some in (*own, *known.values()):
        if name in some:
            return f"{name} ({some[name].name(language)})"
    return name


def _sum(rows: list[Row], column: str) -> str:
    """The sum of a column of numbers."""
    values = [row.fields[column].value for row in rows if column in row.fields]
    if values and all(type(one) is int for one in values):
        return str(sum(values))
    return ""


# Template ----------------------------------------------------------------------------------------

INTRODUCTION = Text(
    """What your copy of the game shows. Compare it with the box, line by line.
A line that is marked "look at your copy" is ours: take away the "#" before it and write what
your board, tile or card says. What the book prints needs no line; it stands here for comparison.
Check the file with: whichside pack check FILE""",
    """Ce que montre votre exemplaire du jeu. Comparez avec la boîte, ligne à ligne.
Une ligne marquée « voyez votre exemplaire » est de nous : ôtez le « # » qui la précède et écrivez
ce que dit votre plateau, votre tuile ou votre carte. Ce que le livret imprime n'a pas besoin de
ligne et n'est là que pour comparer.
Vérifiez le fichier avec : whichside pack check FICHIER""",
)
LOOK = Text("look at your copy", "voyez votre exemplaire")
PRINTED = Text("the book prints it", "le livret l'imprime")
FOLLOWS = Text("it follows from the book", "découle du livret")
NAME = Text("what my copy shows", "ce que montre mon exemplaire")


@command("pack template", within=pack)
@games.game_argument
@language_option
def template(name: str, language: Literal["en", "fr"]) -> None:
    """Print a pack for GAME to be filled in by somebody who has the box at hand."""
    click.echo(template_of(name, language), nl=False)


def template_of(name: str, language: Literal["en", "fr"]) -> str:
    """The text of a pack in which every datum that is not the book's waits for its value."""
    content = _content_of(name)
    lines = [f"# {line}" for line in INTRODUCTION.in_(language).splitlines()]
    lines += ["", f'format = "{PACK_FORMAT}"', f'game = "{name}"']
    lines += [f'name = "{NAME.in_(language)}"']
    table = ""
    for datum in content.sheet():
        if not datum.key.startswith(tuple(f"{one}." for one in content.replaceable)) and (
            datum.key not in content.replaceable
        ):
            continue
        at, _, field = datum.key.rpartition(".")
        if at != table:
            table = at
            lines += ["", f"[data.{at}]"]
        lines.append(f"# {field} = {_toml(datum.value)}  # {_remark(datum, language)}")
    return "\n".join([*lines, ""])


def _remark(datum: Datum, language: Literal["en", "fr"]) -> str:
    where = f" ({datum.lines})" if datum.lines else ""
    if datum.provenance == "stand-in":
        return LOOK.in_(language)
    return f"{(PRINTED if datum.provenance == 'stated' else FOLLOWS).in_(language)}{where}"


def _toml(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        fields = ", ".join(f"{key} = {_toml(one)}" for key, one in value.items())
        return f"{{ {fields} }}" if fields else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)
