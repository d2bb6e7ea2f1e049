"""``whichside clause``: what stands at an address, who carries it out, what proves it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from whichside_rules import clause as find, clauses, games, reading, readings
from whichside_rules.cli import WRONG
from whichside_rules.cli._spoken import command
from whichside_rules.cli.console import (
    FILE,
    Unreadable,
    language_option,
    meant,
    output,
    print_json,
    remark,
    say,
    section,
)
from whichside_rules.cli.games import complete_games, known_if_named
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.clause import Clause, Reading, Source, UnknownClause
from whichside_rules.kernel.playing.exclusion import excluded_parts
from whichside_rules.shared.files import FileProblem, kind_of
from whichside_rules.shared.finding import find as search
from whichside_rules.shared.in_french import Language

if TYPE_CHECKING:
    from whichside_rules.scenarios.proofs import Proof

__all__ = ["clause", "list_readings", "one_clause", "show"]


def _complete_ids(ctx: click.Context, param: click.Parameter, begun: str) -> list[str]:
    return [one.id for one in clauses() if one.id.startswith(begun)]


@command("clause")
@click.argument("clause_id", required=False, shell_complete=_complete_ids)
@click.option("--search", "words")
@click.option(
    "--list",
    "game",
    is_flag=False,
    flag_value="*",
)
@click.option("--scenarios", "whole", is_flag=True)
@click.option(
    "--features",
    type=FILE,
)
@language_option
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def clause(
    ctx: click.Context,
    clause_id: str | None,
    words: str | None,
    game: str | None,
    whole: bool,
    features: Path | None,
    language: Language,
    as_json: bool,
) -> None:
    """Show the clause ID: texts, source, readings, the code and the scenarios that go with it.

    ID may also be a reading, such as postal.R-2, or a chapter, such as postal.debt.
    """
    if sum(one is not None for one in (clause_id, words, game)) != 1:
        raise click.UsageError("give one of: an ID, --search WORDS, --list [GAME]")
    if features is not None:
        kind = kind_of(features, "no such folder") or "a file"
        if kind != "a folder":
            raise Unreadable(f"{features}: {kind}, not a folder")
    if clause_id is not None:
        wanted = clause_id.strip().removeprefix("@")
        asked = _readings(wanted)
        if asked:
            _show_readings(asked, language, as_json)
            return
        chapter = [one for one in clauses() if one.id.startswith(f"{wanted}.")]
        # Some clauses have others below them; those are shown themselves.
        if chapter and wanted not in [one.id for one in clauses()]:
            _list(chapter, language, as_json)
            return
        from whichside_rules.scenarios.proofs import scenarios_of, told

        found = one_clause(clause_id)
        try:
            proofs = scenarios_of(found, features)
        except FileProblem as problem:
            raise Unreadable(str(problem)) from None
        texts = told(proofs, language) if whole and proofs else {}
        if as_json:
            print_json(_as_json(found, proofs, texts))
        else:
            _show_whole(output(), found, language, proofs, texts)
        return
    if game not in (None, "*") and not rulebook.known(str(game)):
        raise Unreadable(f"no game '{game}'{meant(str(game), games())}")
    among = clauses(None if game in (None, "*") else game)
    if words is None:
        _list(list(among), language, as_json)
        return
    hits = search(words, among)
    _list(list(hits.clauses), language, as_json)
    if not hits.clauses:  # what is asked for does not exist, as with an unknown id
        remark("no clause has any of these words; try others")
        ctx.exit(WRONG)
    if not hits.whole:
        remark("no clause has all of these words; these have most of them")


def _list(listed: list[Clause], language: str, as_json: bool) -> None:
    """Ids and titles."""
    if as_json:
        print_json([{"id": one.id, "title": _both(one.title)} for one in listed])
        return
    console, width = output(), max((len(one.id) for one in listed), default=0)
    for one in listed:
        say(console, (f"{one.id:<{width}}", "cyan"), f"  {one.title.in_(language)}")


def _readings(wanted: str) -> list[Reading]:
    """The readings of that id; without the game's name, those of all games."""
    return [one for one in readings() if wanted in (one.id, one.id.partition(".")[2])]


@command("readings")
@click.argument("name", required=False, callback=known_if_named, shell_complete=complete_games)
@language_option
@click.option("--json", "as_json", is_flag=True)
def list_readings(name: str | None, language: str, as_json: bool) -> None:
    """List the readings of GAME, or of every game: the question, and how it is settled."""
    found = readings(name)
    if as_json:
        print_json([_reading_json(one) | {"clauses": list(one.clauses)} for one in found])
        return
    console, width = output(), max((len(one.id) for one in found), default=0)
    for one in found:
        settled = f"  {one.field}={one.default}" if one.field else ""
        question = f"  {one.question.in_(language)}"
        say(console, (f"{one.id:<{width}}", "cyan"), question, (settled, "dim"))


def _show_readings(found: list[Reading], language: str, as_json: bool) -> None:
    """Readings, each with the clauses that it belongs to."""
    if as_json:
        print_json([_reading_json(one) | {"clauses": list(one.clauses)} for one in found])
        return
    console = output()
    for one in found:
        _show_reading(console, one, language)
        say(console, "Clauses :" if language == "fr" else "Clauses:", indent=4)
        for name in one.clauses:
            say(console, (name, "cyan"), f"  {find(name).title.in_(language)}", indent=6)


def one_clause(clause_id: str) -> Clause:
    """The clause of that id.

    Raises:
        Unreadable: there is none; the message names the nearest.
    """
    wanted = clause_id.strip().removeprefix("@")
    try:
        return find(wanted)
    except UnknownClause as error:
        hint = "" if error.nearest else f"; try 'whichside clause --search {wanted or 'WORD'}'"
        raise Unreadable(f"{error}{hint}") from None


def show(console: Console, one: Clause, language: str) -> None:
    """Title, text, source and readings of a clause."""
    say(console, (one.id, "bold cyan"), "  ", (one.title.in_(language), "bold"))
    say(console, one.text.in_(language), indent=2)
    for source in one.sources:
        edition, section = source.edition, one.section.in_(language)
        say(console, (f"{edition.book}, {edition.called(language)}, {section}", "dim"), indent=2)
    if one.reason:
        say(console, (one.reason.in_(language), "dim"), indent=2)
    for name in one.readings:
        _show_reading(console, reading(name), language)


def _show_reading(console: Console, one: Reading, language: str) -> None:
    label = "Lecture" if language == "fr" else "Reading"
    say(console, (f"{label} {one.id}", "yellow"), f"  {one.question.in_(language)}", indent=2)
    for option in one.options:
        mark = "*" if option.name == one.default else " "
        setting = f"{one.field}={option.name}" if one.field else option.name
        say(console, f"{mark} ", (setting, "bold"), f"  {option.text.in_(language)}", indent=4)
    say(console, (one.why.in_(language), "dim"), indent=4)
    for each in one.excludes:
        word = "Exclu :" if language == "fr" else "Excluded:"
        say(
            console, f"{word} {' + '.join(excluded_parts(each))}  ", (each.clause, "cyan"), indent=4
        )


def _show_whole(
    console: Console,
    one: Clause,
    language: str,
    proofs: Sequence[Proof] | None,
    texts: Mapping[Proof, Sequence[str]],
) -> None:
    from whichside_rules.scenarios.proofs import code_of

    show(console, one, language)
    french = language == "fr"
    section(console, "Code" if french else "Code that names it")
    places = list(code_of(one))
    for place in places:
        say(console, (f"{place.module}:{place.line}", "green"), f"  {place.name}", indent=2)
    if not places:
        say(console, "aucun" if french else "none", indent=2)
    section(console, "Scénarios" if french else "Scenarios that prove it")
    if proofs is None:
        say(
            console,
            "non installés ; donnez --features DOSSIER"
            if french
            else "not installed; give --features DIR",
            indent=2,
        )
    for proof in proofs or ():
        name = proof.title(language)
        say(console, (f"{proof.file}:{proof.line}", "green"), f"  {name}", indent=2)
        for line in texts.get(proof, ()):
            say(console, line, indent=6)
    if proofs is not None and not proofs:
        say(console, "aucun" if french else "none", indent=2)


def _both(text: Any) -> dict[str, str]:
    return {"en": text.en, "fr": text.fr}


def _as_json(
    one: Clause, proofs: Sequence[Proof] | None, texts: Mapping[Proof, Sequence[str]]
) -> dict[str, Any]:
    from whichside_rules.scenarios.proofs import code_of

    def written(proof: Proof) -> dict[str, Any]:
        found: dict[str, Any] = {"file": proof.file, "line": proof.line, "name": proof.name}
        return found | ({"text": "\n".join(texts[proof])} if proof in texts else {})

    return {
        "id": one.id,
        "kind": one.kind,
        "status": one.status,
        "title": _both(one.title),
        "text": _both(one.text),
        "reason": _both(one.reason) if one.reason else None,
        "section": _both(one.section),
        "sources": [_source_json(source) for source in one.sources],
        "digest": one.digest,
        "readings": [_reading_json(reading(name)) for name in one.readings],
        "code": [place._asdict() for place in code_of(one)],
        "scenarios": None if proofs is None else list(map(written, proofs)),
    }


def _source_json(one: Source) -> dict[str, Any]:
    return {"edition": asdict(one.edition), "lines": one.lines}


def _reading_json(one: Reading) -> dict[str, Any]:
    return {
        "id": one.id,
        "kind": one.kind,
        "field": one.field,
        "question": _both(one.question),
        "options": [{"name": o.name, "text": _both(o.text)} for o in one.options],
        "default": one.default,
        "why": _both(one.why),
        "sources": [_source_json(source) for source in one.sources],
        "excludes": [
            {
                "options": {each.field: list(each.options) for each in exclusion.choices},
                "bounds": [asdict(bound) for bound in exclusion.bounds],
                "clause": exclusion.clause,
                "why": _both(exclusion.why),
                "remedy": _both(exclusion.remedy),
            }
            for exclusion in one.excludes
        ],
    }
