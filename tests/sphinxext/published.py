"""What a built site fails to publish: a public name with no entry, and what weighs too much.

``python -m tests.sphinxext.published SITE`` looks whether every name of every documented module's
``__all__`` (of a game: every name that it passes on), and whatever the guides and the examples
import, can be linked to where it is imported from, and whether a reader can load every page.
"""

from __future__ import annotations

import ast
import re
import sys
import zlib
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

from whichside_rules.kernel.book.rulebook import built_in
from whichside_rules.sphinxext.sources.public_names import origins

LARGEST = 600_000
"""Bytes of a page, uncompressed."""

ROOT = Path(__file__).resolve().parents[2]
#: Where our readers learn what to import.
TOLD = ("README.md", "docs/guide/*.md", "examples/*.py", "examples/*/*.py", "examples/*/*/*.py")
_WAY = re.compile(r'href="([\w-]+)/index\.html"')
_IMPORT = re.compile(r"^(?:>>> |\.\.\. |\s*)(from whichside_rules[\w.]* import [\w, ]+)$", re.M)


def inventory(site: Path) -> dict[str, str]:
    """Every Python name that a site documents, with its kind."""
    data = (site / "objects.inv").read_bytes().split(b"\n", 4)[4]
    rows = (line.split(" ") for line in zlib.decompress(data).decode("utf-8").splitlines())
    return {row[0]: row[1] for row in rows if row[1].startswith("py:")}


def told() -> Iterator[str]:
    """The full names that guides and examples import."""
    for pattern in TOLD:
        for file in ROOT.glob(pattern):
            for line in _IMPORT.findall(file.read_text(encoding="utf-8")):
                (node,) = ast.parse(line.strip()).body
                assert isinstance(node, ast.ImportFrom)
                if _is_adapter(str(node.module)):
                    continue
                for name in node.names:
                    yield f"{node.module}.{name.name}"


def wanted(modules: Iterable[str]) -> Iterator[str]:
    """The public names of modules, where a program imports them from."""
    for module in modules:
        if _is_adapter(module):
            yield from (f"{module}.{name}" for name in _names_written(module))
        elif hasattr(import_module(module), "__all__") or module.split(".")[-1] in built_in():
            for name in origins(module):
                yield f"{module}.{name}"


def _is_adapter(module: str) -> bool:
    """Whether it stands on a library that no reference is built with: it cannot be imported."""
    return f"{module}.".startswith("whichside_rules.clients.") and module.count(".") > 1


def _names_written(module: str) -> list[str]:
    """The names of a module's ``__all__``, as they are written."""
    tree = ast.parse(ROOT.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    return []


def missing(site: Path) -> list[str]:
    """The public names that a site does not document."""
    known = inventory(site)
    modules = {name for name, kind in known.items() if kind == "py:module"}
    games = {f"whichside_rules.{game}" for game in built_in()}
    return sorted({*wanted(modules | games | {"whichside_rules"}), *told()} - set(known))


def too_large(site: Path) -> list[str]:
    """The pages of a site that weigh more than a reader should have to load."""
    return [
        f"{page.relative_to(site).as_posix()}: {page.stat().st_size:,} bytes, {LARGEST:,} at most"
        for page in sorted(site.rglob("*.html"))
        if page.stat().st_size > LARGEST
    ]


def unreached(folder: Path) -> list[str]:
    """The sites of a folder that its first page does not lead to."""
    front = folder / "index.html"
    led = _WAY.findall(front.read_text(encoding="utf-8")) if front.is_file() else []
    sites = sorted(one.parent.name for one in folder.glob("*/index.html"))
    return [f"{front} does not lead to {name}" for name in sites if name not in led]


def main(*sites: str) -> int:
    """Look, tell, and say whether all is well."""
    found = []
    for site in map(Path, sites):
        found += [f"{site}: {name} is not documented" for name in missing(site)]
        found += [f"{site}: {page}" for page in too_large(site)]
    for folder in dict.fromkeys(Path(site).parent for site in sites):
        found += unreached(folder)
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
