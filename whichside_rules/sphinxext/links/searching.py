"""The data of the search, quickly.

Sphinx finds the stem of each word anew on each page. The words of rules are few and said again and
again, and a stem of a French word takes its time.
"""

from __future__ import annotations

import functools
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx


def remember_stems(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Ask for the stem of a word once in a build; the answer is the same."""
    indexer: Any = getattr(app.builder, "indexer", None)
    if indexer is not None and not hasattr(indexer.lang.stem, "cache_info"):
        indexer.lang.stem = functools.cache(indexer.lang.stem)
