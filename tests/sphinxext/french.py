"""English that is left on the pages of a French site, where somebody reads it.

``python -m tests.sphinxext.french docs/_build/html/fr`` looks at what is visible: not at code, nor
at what says of itself that it is English, nor at docstrings, which are those of the code.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

#: What English cannot do without and French does not have. Not "on", "or", "a" or "place".
_ENGLISH = re.compile(
    r"(?<![\w'’-])(?:the|of|is|are|was|and|with|this|that|which|from|what|when|where|who|by|not|its|"
    r"their|has|have|must|cannot|may|every|each|other|than|then|it|to be|your)(?![\w'’-])",
    re.IGNORECASE,
)
_VOID = frozenset(
    [
        "area",
        "base",
        "br",
        "col",
        "embed",
        "hr",
        "img",
        "input",
        "link",
        "meta",
        "source",
        "track",
        "wbr",
    ]
)
_UNSEEN = frozenset(["code", "pre", "script", "style", "template", "title", "svg", "textarea"])
#: Classes of parts that are no text of ours in French, each with its reason.
ASIDE = {
    "highlight": "code, and what a terminal prints",
    "py": "a signature with its docstring, in English as the code",
    "rule-second": "the text in the other language, for whoever compares",
    "rule-id": "an address",
}
#: Pages that are made of code.
PAGES = {
    "_modules": "the source, in English",
    "api": "docstrings, in English as the code",
    "genindex.html": "names of the code",
    "py-modindex.html": "names of the code",
}
#: Names that are English in the French editions too.
NAMES = (
    "The Anarchy",
    "Which Side are you on",
    "Which Side",
    "The cloakmakers strike",  # a title of the French booklet
)
#: What is said for programs, in English as the data of a box and the names of options are.
_NAMED = re.compile(r"^(?:.* )?(?:la donnée \S+|la lecture R-\w+) est « [^»]*»$|^«? ?[\w-]+ ?»?$")


class _Visible(HTMLParser):
    """Gathers what is to be read, a piece for each element."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.found: list[str] = [""]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _VOID:
            return
        given = {name: value or "" for name, value in attrs}
        classes = given.get("class", "").split()
        other = given.get("lang", "fr").startswith("en") or "language-en" in classes
        aside = tag in _UNSEEN or other or not ASIDE.keys().isdisjoint(classes)
        self.open.append((tag, aside or bool(self.open and self.open[-1][1])))
        if tag not in ("a", "b", "em", "i", "span", "strong"):
            self.found.append("")

    def handle_endtag(self, tag: str) -> None:
        while self.open:
            name, _ = self.open.pop()
            if name == tag:
                break
        if tag not in ("a", "b", "em", "i", "span", "strong", "code"):
            self.found.append("")

    def handle_data(self, data: str) -> None:
        self.found[-1] += " … " if self.open and self.open[-1][1] else data


def english(page: str) -> Iterator[str]:
    """The texts of a page with English words in them."""
    reader = _Visible()
    reader.feed(page)
    for text in dict.fromkeys(" ".join(one.split()) for one in reader.found):
        plain = text
        for name in NAMES:
            plain = plain.replace(name, " ")
        if _ENGLISH.search(plain) and not _NAMED.match(text.replace("\N{NO-BREAK SPACE}", " ")):
            yield text


def strangers(site: Path) -> Iterator[tuple[str, str]]:
    """The pages of a site with their English texts."""
    for page in sorted(site.rglob("*.html")):
        name = page.relative_to(site).as_posix()
        if name.split("/")[0] not in PAGES:
            for text in english(page.read_text(encoding="utf-8")):
                yield name, text


def main(*sites: str) -> int:
    """Tell what is left, and whether nothing is."""
    found = [f"{page}: {text[:200]}" for site in sites for page, text in strangers(Path(site))]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
