"""Links of a built site that lead nowhere: to a missing file, or to a missing place in a page.

python -m tests.sphinxext.links docs/_build/html
"""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

_ID = re.compile(r'\b(?:id|name)="([^"]+)"')
_HREF = re.compile(r'<(?:a|link)\b[^>]*?\shref="([^"]*)"')
_SRC = re.compile(r'<(?:img|script)\b[^>]*?\ssrc="([^"]*)"')
_OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:", re.I)


def dead_links(site: Path) -> Iterator[tuple[str, str]]:
    """Pages and their links that lead nowhere; links out of the site are not followed."""
    pages = {page.resolve(): page.read_text(encoding="utf-8") for page in site.rglob("*.html")}
    places = {page: set(map(html.unescape, _ID.findall(text))) for page, text in pages.items()}
    for page, text in sorted(pages.items()):
        for href in sorted({*_HREF.findall(text), *_SRC.findall(text)}):
            link = html.unescape(href)
            if _OUTSIDE.match(link) or link.startswith("//"):
                continue
            path, _, anchor = link.partition("#")
            path = unquote(path.partition("?")[0])
            target = (page.parent / path).resolve() if path else page
            found = target.is_file()
            if found and anchor and target in places:
                found = unquote(anchor) in places[target] or anchor in places[target]
            if not found:
                yield str(page.relative_to(site.resolve())), link


def main() -> int:
    """Print what is wrong with the sites named on the command line."""
    wrong = [dead for site in sys.argv[1:] for dead in dead_links(Path(site))]
    for page, link in wrong:
        print(f"{page}: {link} leads nowhere")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
