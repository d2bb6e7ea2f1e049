"""Three kinds of block that are filled in before a Markdown page is parsed.

``:::{lang} fr`` holds what only the French site shows: one tree of pages serves both sites, and the
headings in such a block are ordinary headings. ``:::{rule:modules} package`` becomes one section
with an ``automodule`` for each module of the package that exists when the page is read, or that
``:only:`` names. ``:::{rule:names} package`` documents each public name of a package there, where
it is imported from, in one section for each module that it comes from.

All are done on the text, because a heading within a directive would not be part of the page's
outline. Lines keep their numbers where language blocks are concerned, so warnings stay right.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import pkgutil
import re
from typing import Final

from sphinx.application import Sphinx

from whichside_rules.kernel.book.rulebook import unfinished
from whichside_rules.sphinxext.labels import own_language
from whichside_rules.sphinxext.sources.public_names import directive_of, origins, public_names
from whichside_rules.sphinxext.writing.published import published

_OPEN: Final = re.compile(r"^(:{3,})\{lang\}\s+([a-z]{2})\s*$")
_FENCE: Final = re.compile(r"^\s*(`{3,}|~{3,})")
_MODULES: Final = re.compile(
    r"^(:{3,})\{rule:(modules|names)\}[ \t]+([\w.]+)[ \t]*\n((?::[\w-]+:.*\n)*)\1[ \t]*$",
    re.MULTILINE,
)
_OPTION: Final = re.compile(r"^:([\w-]+):[ \t]*(.*)$", re.MULTILINE)


def keep_language(text: str, language: str) -> str:
    """Return the text with the blocks of other languages blanked, line for line."""
    kept: list[str] = []
    fence: str | None = None  # the colons that close the block we are in
    shown = True
    code: str | None = None
    for line in text.split("\n"):
        mark = _FENCE.match(line)
        if code is not None:
            if mark and mark[1].startswith(code) and not line.strip().strip(mark[1][0]):
                code = None
        elif mark:
            code = mark[1]
        elif fence is None and (found := _OPEN.match(line)):
            fence, shown = found[1], found[2] == language
            kept.append("")
            continue
        elif fence is not None and line.rstrip() == fence:
            fence, shown = None, True
            kept.append("")
            continue
        kept.append(line if shown else "")
    return "\n".join(kept)


def modules_of(package: str) -> tuple[str, ...]:
    """Return the public modules of a package that can be found now, without the package itself.

    What belongs to a game that is being written, and has its name, is not published yet.
    """
    try:
        spec = importlib.util.find_spec(package)
    except ModuleNotFoundError:
        return ()
    if spec is None:
        return ()
    found: list[str] = []
    for module in pkgutil.iter_modules(spec.submodule_search_locations or []):
        if module.name.startswith("_") or module.name in unfinished():
            continue
        name = f"{package}.{module.name}"
        found.append(name)
        if module.ispkg:
            found.extend(modules_of(name))
    return tuple(sorted(found))


def _whole(module: str) -> str:
    """Return what documents a module: the names of its ``__all__``, or all that it defines."""
    # autodoc loads what nobody has loaded yet twice, and takes the classes of both for others.
    with contextlib.suppress(Exception):  # that it cannot be imported is for autodoc to say
        if hasattr(importlib.import_module(module), "__all__"):
            names = [directive_of(module, name) for name in origins(module)]
            return "\n".join([f".. automodule:: {module}\n", *names])
    return f".. automodule:: {module}\n   :members:\n"


def _sections(package: str, options: dict[str, str]) -> str:
    modules = modules_of(package)
    first = [f"{package}.{word}" for word in options.get("first", "").split()]
    left_out = {f"{package}.{word}" for word in options.get("exclude", "").split()}
    ordered = [one for one in first if one in modules]
    ordered += [one for one in modules if one not in first]
    if "only" in options:
        wanted = [f"{package}.{word}" for word in options["only"].split()]
        ordered = [one for one in wanted if one in modules]
    level = "#" * int(options.get("level", "2"))
    parts = []
    if "no-package" not in options:
        # The package itself comes without a heading: its docstring continues the introduction.
        parts.append(f"```{{eval-rst}}\n{_whole(package)}```\n")
    for module in ordered:
        if module in left_out:
            continue
        short = module.removeprefix(f"{package}.")
        parts.append(f"{level} {short}\n\n`{module}`\n\n```{{eval-rst}}\n{_whole(module)}```\n")
    return "\n".join(parts)


def _names(package: str, options: dict[str, str]) -> str:
    level = "#" * int(options.get("level", "2"))
    parts = [f"```{{eval-rst}}\n.. automodule:: {package}\n```\n"]
    for heading, names in public_names(package).items():
        parts.append(f"{level} {heading}\n\n```{{eval-rst}}\n")
        parts += [directive_of(package, name) + "\n" for name in names]
        parts.append("```\n\n")
    return "".join(parts)


def expand_modules(text: str) -> tuple[str, dict[str, tuple[str, ...]]]:
    """Return the text with module lists written out, and the modules that each package had."""
    listed: dict[str, tuple[str, ...]] = {}

    def write(found: re.Match[str]) -> str:
        options = dict(_OPTION.findall(found[4]))
        if found[2] == "names":
            return _names(found[3], options)
        listed[found[3]] = modules_of(found[3])
        return _sections(found[3], options)

    return _MODULES.sub(write, text), listed


def on_source_read(app: Sphinx, docname: str, content: list[str]) -> None:
    """Fill in the blocks of one page."""
    if app.env.doc2path(docname).suffix != ".md":
        return
    text = keep_language(content[0], own_language(app.config.language))
    text, listed = expand_modules(text)
    if listed:
        published(app.env).modules[docname] = listed
    content[0] = text
