"""The pages of source that viewcode makes: of every module that a page points at, line by line.

Left alone, viewcode shows the modules that are documented. What carries a clause out is mostly none
of them, and it is there that a reader of a clause wants to look.
"""

from __future__ import annotations

import hashlib
import re
import shutil
from typing import Any, Final, cast

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.errors import PycodeError
from sphinx.pycode import ModuleAnalyzer

from whichside_rules.sphinxext.sources.public_names import documented
from whichside_rules.sphinxext.sources.store import store_of
from whichside_rules.sphinxext.writing.published import published

FOLDER: Final = "_modules/"
_NUMBER: Final = re.compile(r'<span class="linenos">( *)(\d+)</span>')
_BACK: Final = re.compile(
    r'(<div class="viewcode-block" id="([^"]+)">\n)'
    r'<a class="viewcode-back" href="[^"]*">([^<]*)</a>'
)

# As viewcode keeps them: the code, where each name stands, the pages of the documented names.
_Entry = tuple[str, dict[str, tuple[str, int, int]], dict[str, str], str]


def shown(env: BuildEnvironment) -> dict[str, Any]:
    """Return the modules whose source has a page, as viewcode keeps them."""
    return cast("dict[str, Any]", getattr(env, "_viewcode_modules", {}))


def register(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Have pages made of the modules that carry out clauses and of those behind the sentences."""
    if "sphinx.ext.viewcode" not in app.extensions:
        return []
    modules: dict[str, Any] = env.__dict__.setdefault("_viewcode_modules", {})
    for module in [name for name, entry in modules.items() if not entry]:
        del modules[module]  # it has no source, such as that of a type: the index would link to it
    store = store_of(app.config)
    wanted = {one.module for found in store.implementations.values() for one in found}
    wanted |= {one.module for one in store.vocabulary.phrases}
    # viewcode forgets these modules with each page that is read; to find their names takes long.
    analyzed: dict[str, tuple[str, Any]] = env.__dict__.setdefault("rule_analyzed", {})
    for module in sorted(wanted):
        entry = modules.get(module)
        if entry and entry[2]:
            continue  # viewcode has it, and knows when it changes
        try:
            analyzer = ModuleAnalyzer.for_module(module)
            known = analyzed.get(module)
            if known is None or known[0] != analyzer.code:
                known = analyzed[module] = (analyzer.code, analyzer.find_tags())
        except PycodeError:
            continue
        modules[module] = (*known, {}, module)
    _forget_moved(app, env)
    return []


def _forget_moved(app: Sphinx, env: BuildEnvironment) -> None:
    """Have all pages made anew when something that they lead to has moved.

    viewcode leaves a page as it is until its source changes, and never removes one.
    """
    objects = env.domains.python_domain.objects
    led_to = {name: (one.docname, one.node_id) for name, one in objects.items()}
    places = {name: (one.docname, one.anchor) for name, one in published(env).places.items()}
    digest = hashlib.sha256(repr((sorted(led_to.items()), sorted(places.items()))).encode())
    now = (digest.hexdigest(), str(app.outdir))
    if getattr(env, "rule_led_to", None) != now:
        env.__dict__["rule_led_to"] = now
        shutil.rmtree(app.outdir / FOLDER, ignore_errors=True)


def page_of(module: str) -> str:
    """Return the name of the page of a module's source."""
    return f"{FOLDER}{module.replace('.', '/')}"


def anchor(config: Config, env: BuildEnvironment, module: str, name: str, line: int) -> str:
    """Return the place of a function in the page of its module: its line, or else its name."""
    _, tags, used, _ = cast("_Entry", shown(env)[module])
    if config.viewcode_line_numbers:
        line = line or (tags[name][1] if name in tags else 0)
        return f"L{line}" if line else ""
    return name if name in used else ""


def with_lines(app: Sphinx, page: str, body: str) -> str:
    """Make the number of each line its address, and lead from names to where they are documented.

    viewcode takes every name of a module for documented in one place.
    """
    module = page.removeprefix(FOLDER).replace("/", ".")
    objects = app.env.domains.python_domain.objects

    def back(found: re.Match[str]) -> str:
        name = f"{module}.{found[2]}"
        known = objects.get(documented(app.env).get(name, name))
        if known is None:
            return found[1]
        url = f"{app.builder.get_relative_uri(page, known.docname)}#{known.node_id}"
        return f'{found[1]}<a class="viewcode-back" href="{url}">{found[3]}</a>'

    body = _NUMBER.sub(r'<a class="linenos" id="L\2" href="#L\2">\1\2</a>', body)
    return _BACK.sub(back, body)
