"""``whichside steps``: the sentences that a feature may say."""

from __future__ import annotations

from importlib import resources
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
from whichside_rules.finding import plain
from whichside_rules.in_french import Language
from whichside_rules.printable import as_lines

if TYPE_CHECKING:
    from whichside_rules.vocabulary.registry import Sentence

_HEADINGS = {
    "en": {"given": "Given", "when": "When", "then": "Then"},
    "fr": {"given": "Étant donné", "when": "Quand", "then": "Alors"},
}
_BRACKETS = {"en": "What the brackets take", "fr": "Ce que prennent les crochets"}


Listed = tuple["Sentence", list[str], dict[str, Any]]
"""A sentence, how it is shown in the language of the user, and what programs are told of it."""


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
    from whichside_rules.vocabulary.registry import brackets, readable

    try:
        sentences = load().listed(game)
    except (VocabularyError, ImportError) as error:
        raise Unreadable(str(error)) from None
    wanted = plain(words or "").split()
    listed, by_value = list[Listed](), list[Listed]()
    for sentence in sentences:
        texts = {
            one: [readable(text) for spoken, text in sentence.patterns() if spoken == one]
            for one in ("en", "fr")
        }
        if kind not in (None, sentence.kind) or not texts[language]:
            continue
        # A programme reads both languages, and a search looks in both.
        texts = {one: said for one, said in texts.items() if said}
        slots = {
            one: [
                slot
                for spoken, text in sentence.patterns()
                if spoken == one
                for slot in sentence.slots(text).values()
            ]
            for one in texts
        }
        takes = {one: {slot.field: slot.takes(one) for slot in slots[one]} for one in texts}
        about = {one: sentence.about(one) for one in texts}
        entry: dict[str, Any] = {"kind": sentence.kind, **texts, "doc": sentence.doc}
        entry |= {"about": about}
        entry |= {"name": sentence.name, "game": sentence.game, "takes": takes}
        shown = [
            readable(text, spoken) for spoken, text in sentence.patterns() if spoken == language
        ]
        said = [*chain.from_iterable(texts.values()), *shown, *about.values()]
        heap = plain(" ".join(said))
        values = plain(" ".join(slot.told(one) for one in texts for slot in slots[one]))
        if all(word in heap for word in wanted):
            listed.append((sentence, shown, entry))
        elif all(word in heap or word in values for word in wanted):
            by_value.append((sentence, shown, entry))
    fitting = listed or by_value
    chosen, found = [one for one, _, _ in fitting], [entry for _, _, entry in fitting]
    if as_json:
        print_json(found)
    else:
        console = output()
        for one in ("given", "when", "then"):
            group = [(shown, each) for _, shown, each in fitting if each["kind"] == one]
            if group:
                section(console, _HEADINGS[language][one])
            for shown, each in group:
                for text in shown:
                    say(console, text, indent=2)
                # Where several games are listed, whose sentence it is.
                whose = f"  [{each['game']}]" if each["game"] and game is None else ""
                say(console, (f"{each['about'][language]}{whose}", "dim"), indent=5)
        published = brackets(chosen, language)
        if published:
            section(console, _BRACKETS[language])
        for bracket in published:
            say(console, bracket.label, indent=2)
            say(console, bracket.slot.told(language), indent=5)
    if not found:
        remark("no sentence fits; try fewer words" if wanted else "no sentences")
        ctx.exit(WRONG)
