"""The data of the search: without accents, and quickly.

Who searches types no accents, or all of them: a word is kept by the stem of what remains without,
and ``static/rule.js`` does the same with what is asked. The stem is taken until it stays as it is,
since without accents the endings of a French word go one by one: *policière*, *policier*, *polici*.

Sphinx finds the stem of each word anew on each page. The words of rules are few and said again and
again, and a stem of a French word takes its time.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx

from whichside_rules.shared.finding import plain

_MOST: Final = 4
"""How often the stem of a stem is taken at most."""


def remember_stems(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Ask for the stem of a word once in a build."""
    indexer: Any = getattr(app.builder, "indexer", None)
    if indexer is not None and not hasattr(indexer.lang.stem, "cache_info"):
        indexer.lang.stem = functools.cache(functools.partial(stem_of, indexer.lang.stem))


def stem_of(stem: Callable[[str], str], word: str) -> str:
    """What a word is kept by: the stem of it without accents, as far as it goes."""
    found = plain(word)
    for _ in range(_MOST):
        shorter = stem(found)
        if shorter == found:
            break
        found = shorter
    return found
