"""Pages that speak of every game without naming one.

Filled in before a Markdown page is parsed, once for each game that the site publishes
(``rule_games``): a block such as the following, with ``{game}`` and ``{title}`` in it, and each
line with ``{each-game}`` in it, such as an entry of a ``toctree``.

.. code-block:: text

    ::::{rule:each-game}
    ## {title}
    ::::
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from sphinx.application import Sphinx

from whichside_rules.sphinxext.labels import own_language
from whichside_rules.sphinxext.sources.store import store_of

_BLOCK: Final = re.compile(
    r"^(:{3,})\{rule:each-game\}[ \t]*\n(.*?)^\1[ \t]*$\n?", re.MULTILINE | re.DOTALL
)
_LINE: Final = re.compile(r"^.*\{each-game\}.*$\n?", re.MULTILINE)


def for_each_game(text: str, games: Mapping[str, str]) -> str:
    """Return the text with its blocks and lines for each game written out.

    Args:
        text: a page.
        games: the titles of the games by name, in the order wanted.
    """

    def block(found: re.Match[str]) -> str:
        return "\n".join(
            found[2].replace("{game}", game).replace("{title}", title)
            for game, title in games.items()
        )

    def line(found: re.Match[str]) -> str:
        return "".join(found[0].replace("{each-game}", game) for game in games)

    return _LINE.sub(line, _BLOCK.sub(block, text))


def on_source_read(app: Sphinx, docname: str, content: list[str]) -> None:
    """Fill in one page."""
    text = content[0]
    if app.env.doc2path(docname).suffix == ".md" and "each-game}" in text:
        language = own_language(app.config.language)
        books = [found.book for found in store_of(app.config).catalogues]
        content[0] = for_each_game(text, {book.id: book.title.in_(language) for book in books})
