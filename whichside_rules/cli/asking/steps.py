"""``whichside steps``: the sentences that a feature may say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

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
from whichside_rules.shared.in_french import Language
from whichside_rules.shared.printable import as_lines

if TYPE_CHECKING:
    from whichside_rules.vocabulary.in_other_words.searching import Listed

_HEADINGS = {
    "en": {"given": "Given", "when": "When", "then": "Then"},
    "fr": {"given": "Étant donné", "when": "Quand", "then": "Alors"},
}
_BRACKETS = {"en": "What the brackets take", "fr": "Ce que prennent les crochets"}


def _example(game: str | None, language: Language) -> str:
    """A whole file about a game, in a language.

    Raises:
        click.UsageError: no game is named.
        Unreadable: the game has none.
    """
    from whichside_rules.scenarios.proofs import example

    if game is None:
        raise click.UsageError("--example needs --game GAME")
    text = example(game, language)
    if text is None:
        raise Unreadable(f"no example of {game}")
    return text


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
    fits looks among these words as well, then among other ways of saying a sentence.
    """
    if example:
        click.echo(as_lines(_example(game, language)), nl=False)
        return
    from whichside_rules.vocabulary import VocabularyError, load
    from whichside_rules.vocabulary.in_other_words.searching import fitting, listed

    try:
        sentences = load().listed(game)
    except (VocabularyError, ImportError) as error:
        raise Unreadable(str(error)) from None
    found = fitting(listed(sentences, kind, language), words or "")
    if as_json:
        print_json([one.entry for one in found])
    else:
        _show(found, language, several=game is None)
    if not found:
        remark("no sentence fits; try fewer words" if words else "no sentences")
        ctx.exit(WRONG)


def _show(found: Sequence[Listed], language: Language, *, several: bool) -> None:
    """The sentences by their kind, then what their brackets take.

    Where ``several`` games are listed, it is told whose each is.
    """
    from whichside_rules.vocabulary.registry import brackets

    console = output()
    for kind, heading in _HEADINGS[language].items():
        group = [one for one in found if one.entry["kind"] == kind]
        if group:
            section(console, heading)
        for one in group:
            for text in one.shown:
                say(console, text, indent=2)
            whose = f"  [{one.entry['game']}]" if one.entry["game"] and several else ""
            say(console, (f"{one.entry['about'][language]}{whose}", "dim"), indent=5)
    published = brackets([one.sentence for one in found], language)
    if published:
        section(console, _BRACKETS[language])
    for bracket in published:
        say(console, bracket.label, indent=2)
        say(console, bracket.slot.told(language), indent=5)
