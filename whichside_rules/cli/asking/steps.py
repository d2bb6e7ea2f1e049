"""``whichside steps``: the sentences that a feature may say."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from whichside_rules.cli import WRONG
from whichside_rules.cli._spoken import command
from whichside_rules.cli.console import (
    Unreadable,
    language_option,
    output,
    print_json,
    remark,
    say,
    section,
)
from whichside_rules.cli.games import complete_games, known_if_named
from whichside_rules.shared.finding import plain
from whichside_rules.shared.in_french import Language
from whichside_rules.shared.printable import as_lines

if TYPE_CHECKING:
    from whichside_rules.vocabulary.registry import Sentence

_HEADINGS = {
    "en": {"given": "Given", "when": "When", "then": "Then"},
    "fr": {"given": "Étant donné", "when": "Quand", "then": "Alors"},
}
_BRACKETS = {"en": "What the brackets take", "fr": "Ce que prennent les crochets"}


class Listed(NamedTuple):
    """A sentence as it is listed."""

    sentence: Sentence
    shown: list[str]
    """How it is shown in the language of the user."""
    entry: dict[str, Any]
    """What programs are told of it."""
    heap: str
    """The words in which it is looked for."""
    values: str
    """Those of what its brackets take."""


def _example(game: str | None, language: Language) -> str:
    """A whole file about a game, in a language.

    Raises:
        click.UsageError: no game is named.
        Unreadable: the game has none.
    """
    from whichside_rules.scenarios.translation import translate

    if game is None:
        raise click.UsageError("--example needs --game GAME")
    path = resources.files("whichside_rules.vocabulary") / game / "example.feature"
    if not isinstance(path, Path) or not path.is_file():
        raise Unreadable(f"no example of {game}")
    return path.read_text("utf-8") if language == "en" else translate(path, language).text


@command("steps")
@click.option("--search", "words")
@click.option("--game", callback=known_if_named, shell_complete=complete_games)
@language_option
@click.option("--kind", type=click.Choice(["given", "when", "then"]))
@click.option("--example", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def steps(
    ctx: click.Context,
    words: str | None,
    game: str | None,
    language: Language,
    kind: str | None,
    example: bool,
    as_json: bool,
) -> None:
    """List the step sentences of the vocabulary; what is in [brackets] is filled in.

    After the sentences stands what each of their brackets takes. A search that no sentence
    fits looks among these words as well.
    """
    if example:
        click.echo(as_lines(_example(game, language)), nl=False)
        return
    from whichside_rules.vocabulary import VocabularyError, load

    try:
        sentences = load().listed(game)
    except (VocabularyError, ImportError) as error:
        raise Unreadable(str(error)) from None
    wanted = plain(words or "").split()
    told = [
        _listed(one, language)
        for one in sentences
        if kind in (None, one.kind) and _patterns(one, language)
    ]
    fitting = [one for one in told if all(word in one.heap for word in wanted)] or [
        one for one in told if all(word in one.heap or word in one.values for word in wanted)
    ]
    if as_json:
        print_json([one.entry for one in fitting])
    else:
        _show(fitting, language, several=game is None)
    if not fitting:
        remark("no sentence fits; try fewer words" if wanted else "no sentences")
        ctx.exit(WRONG)


def _patterns(sentence: Sentence, language: str) -> list[str]:
    return [text for spoken, text in sentence.patterns() if spoken == language]


def _listed(sentence: Sentence, language: Language) -> Listed:
    """A sentence as it is listed. A programme reads both languages, and a search looks in both."""
    from whichside_rules.vocabulary.registry import readable

    patterns = {one: _patterns(sentence, one) for one in ("en", "fr")}
    texts = {one: [readable(text) for text in of_it] for one, of_it in patterns.items() if of_it}
    slots = {
        one: [slot for text in patterns[one] for slot in sentence.slots(text).values()]
        for one in texts
    }
    about = {one: sentence.about(one) for one in texts}
    entry: dict[str, Any] = {"kind": sentence.kind, **texts, "doc": sentence.doc, "about": about}
    entry |= {"name": sentence.name, "game": sentence.game}
    entry["takes"] = {one: {slot.field: slot.takes(one) for slot in slots[one]} for one in texts}
    shown = [readable(text, language) for text in patterns[language]]
    said = [*chain.from_iterable(texts.values()), *shown, *about.values()]
    values = " ".join(slot.told(one) for one in texts for slot in slots[one])
    return Listed(sentence, shown, entry, plain(" ".join(said)), plain(values))


def _show(fitting: Sequence[Listed], language: Language, *, several: bool) -> None:
    """The sentences by their kind, then what their brackets take.

    Where ``several`` games are listed, it is told whose each is.
    """
    from whichside_rules.vocabulary.registry import brackets

    console = output()
    for kind, heading in _HEADINGS[language].items():
        group = [one for one in fitting if one.entry["kind"] == kind]
        if group:
            section(console, heading)
        for one in group:
            for text in one.shown:
                say(console, text, indent=2)
            whose = f"  [{one.entry['game']}]" if one.entry["game"] and several else ""
            say(console, (f"{one.entry['about'][language]}{whose}", "dim"), indent=5)
    published = brackets([one.sentence for one in fitting], language)
    if published:
        section(console, _BRACKETS[language])
    for bracket in published:
        say(console, bracket.label, indent=2)
        say(console, bracket.slot.told(language), indent=5)
