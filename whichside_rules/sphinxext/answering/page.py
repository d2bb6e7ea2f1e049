"""The page that answers: a scenario is asked in the reader's browser, and nowhere else.

``rule:ask`` puts an editor on a page. When a site was built, the folder ``ask`` beside its pages
holds all that the answer needs: Python for browsers and its packages, as brought by
:mod:`whichside_rules.sphinxext.answering.files`, this library, the sentences for completion, the
places of clauses and readings, and every published scenario as a feature of its own. Without the
files (``rule_ask``) the page says so, and no scenario offers to be tried.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Final

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.docutils import SphinxDirective

from whichside_rules.desk.page import games
from whichside_rules.laid.drawn.html import STYLE
from whichside_rules.sphinxext.answering.compiled import add_compiled, compiled, put, with_compiled
from whichside_rules.sphinxext.answering.completion import completions
from whichside_rules.sphinxext.answering.files import COMPLETE
from whichside_rules.sphinxext.answering.words import words
from whichside_rules.sphinxext.labels import LANGUAGES, own_language
from whichside_rules.sphinxext.sources.features import as_feature
from whichside_rules.sphinxext.sources.store import Store, store_of
from whichside_rules.sphinxext.writing.nodes import ask_form, try_link
from whichside_rules.sphinxext.writing.published import published

FOLDER: Final = "ask"
STANDARD: Final = "python_stdlib.zip"
"""Python's own library, among what was brought."""
KEY: Final = "ask"
"""What a page with the editor shows, for the domain."""
SCRIPTS: Final = (
    "ask-grammar.js",
    "ask-page.js",
    "ask-text.js",
    "ask-walk.js",
    "ask-verdict.js",
    "ask-rules.js",
    "ask-table.js",
    "ask-share.js",
    "ask.js",
)
"""What moves it: the last one puts the others together."""
_LIBRARY: Final = Path(__file__).resolve().parents[2]
#: Parts of the library that an answer does not need, and that need what browsers do not have.
_LEFT_OUT: Final = {"sphinxext", "cli", "__pycache__"}


def files_of(config: Config) -> Path | None:
    """The folder with what an answer runs on, if the site has it."""
    if not config.rule_ask:
        return None
    folder = Path(config.rule_confdir).joinpath(config.rule_ask).resolve()
    return folder if (folder / COMPLETE).is_file() else None


def page_of(env: BuildEnvironment) -> str | None:
    """The page with the editor."""
    return next((page for page, keys in published(env).shown.items() if KEY in keys), None)


class AskDirective(SphinxDirective):
    """The editor, with the feature that it starts with, and the verdict below it."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """Return the editor, or the line that says why there is none."""
        language = own_language(self.config.language)
        if files_of(self.config) is None:
            told = nodes.paragraph()
            for number, part in enumerate(words(language)["left-out"].split("`")):
                told += nodes.literal("", part) if number % 2 else nodes.Text(part)
            return [told]
        published(self.env).note_shown(KEY)
        return [ask_form(language=language, start="\n".join(self.content))]


class TryLinks(SphinxPostTransform):
    """Link every scenario to the editor, where the site has one."""

    default_priority: ClassVar[int] = 90

    def run(self, **kwargs: Any) -> None:
        """Replace every placeholder."""
        app = getattr(self.env, "_app", None) or self.app
        builder: Builder = app.builder
        page = page_of(self.env) if builder.format == "html" else None
        told = words(own_language(self.config.language))
        for node in list(self.document.findall(try_link)):
            if page is None:
                node.parent.remove(node)
                continue
            here = self.env.current_document.docname
            address = f"{builder.get_relative_uri(here, page)}?try={node['anchor']}"
            node.replace_self(
                nodes.reference(
                    "",
                    told["try"],
                    refuri=address,
                    reftitle=told["try.title"],
                    internal=True,
                    classes=["rule-try"],
                )
            )


def visit_form(self: Any, node: nodes.Element) -> None:
    """Write the editor."""
    language = node["language"]
    root = "../" * self.builder.current_docname.count("/")
    told = {
        "root": root,
        "language": language,
        "version": version(self.builder.config),
        "words": words(language),
        "start": f"{node['start']}\n",
        "games": games(language),
        "style": STYLE,
    }
    self.body.append(self.builder.templates.render("rule/ask.html", told))
    raise nodes.SkipNode


def add_script(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Give the page with the editor what moves it; no other page loads it."""
    if doctree is not None and page == page_of(app.env):
        app.add_css_file("ask.css")
        for script in SCRIPTS:
            app.add_js_file(script, loading_method="defer")


def rewritten(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """The page with the editor is written in every build: it names the version of the library."""
    page = page_of(env)
    return [] if page is None else [page]


def version(config: Config) -> str:
    """A name for what the site answers with: browsers keep files by their address."""
    digest = hashlib.sha256()
    for file in sorted(_library()):
        digest.update(f"{file.relative_to(_LIBRARY)} {len(content := file.read_bytes())}".encode())
        digest.update(content)
    folder = files_of(config)
    if folder is not None:
        digest.update((folder / COMPLETE).read_bytes())
    return digest.hexdigest()[:12]


def _library() -> Iterator[Path]:
    for suffix in ("py", "toml"):
        for file in _LIBRARY.rglob(f"*.{suffix}"):
            if not _LEFT_OUT & set(file.relative_to(_LIBRARY).parts):
                yield file


def write_files(app: Sphinx, exception: Exception | None) -> None:
    """Write the folder that an answer needs when a site with the editor was built."""
    builder, files = app.builder, files_of(app.config)
    if exception is not None or not isinstance(builder, StandaloneHTMLBuilder):
        return
    if files is None or page_of(app.env) is None:
        return
    folder = builder.outdir / FOLDER
    folder.mkdir(exist_ok=True)
    _write_runtime(files, folder, version(app.config))
    places = {
        name: f"{builder.get_target_uri(place.docname)}#{place.anchor}"
        for name, place in published(app.env).places.items()
    }
    _write(folder / "places.json", places)
    store = store_of(app.config)
    for language in LANGUAGES:
        _write(folder / f"sentences-{language}.json", completions(store.vocabulary, language))
    _write_scenarios(app, store, folder / "scenarios")


def _write_runtime(files: Path, folder: Path, made_of: str) -> None:
    """Write what is run, and the list of it, with sizes for the progress.

    What was brought has a folder with a name of its own: browsers keep files by their address, and
    Python's own loader asks for its parts without a version.
    """
    told = json.loads((files / COMPLETE).read_text("utf-8"))
    library, standard = folder / "library.zip", folder / "standard.zip"
    name, places = told["made_from"][:12], {one: files / one for one in told["files"]}
    _write_library(library)
    made = compiled(files, library, made_of)
    if made is not None:
        add_compiled(made, library)
        with_compiled(made, files / STANDARD, standard)
        name += f"-{hashlib.sha256(standard.read_bytes()).hexdigest()[:6]}"
        places[STANDARD] = standard
    brought = folder / f"python-{name}"
    for old in folder.glob("python-*"):
        if old != brought:
            shutil.rmtree(old)
    brought.mkdir(exist_ok=True)
    for one, file in places.items():
        _same(file, brought / one)
    standard.unlink(missing_ok=True)
    sizes = {f"{brought.name}/{one}": (brought / one).stat().st_size for one in places}
    sizes[library.name] = library.stat().st_size
    _write(folder / "files.json", {"python": f"{brought.name}/", "files": sizes})


def _same(source: Path, target: Path) -> None:
    """Give a large file a second place; it takes no room where the disk can do that."""
    target.unlink(missing_ok=True)
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


def _write(file: Path, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    file.write_text(text + "\n", encoding="utf-8")


def _write_library(file: Path) -> None:
    """Pack the library; the same library makes the same file."""
    with zipfile.ZipFile(file, "w") as packed:
        for source in sorted(_library()):
            name = f"{_LIBRARY.name}/{source.relative_to(_LIBRARY).as_posix()}"
            put(packed, name, source.read_bytes())


def _write_scenarios(app: Sphinx, store: Store, folder: Path) -> None:
    """Write the scenarios of each page that publishes some, by their anchors."""
    pages: dict[str, dict[str, str]] = {}
    places = published(app.env).places
    for name, entry in store.entries.items():
        place = places.get(name)
        if place is not None:
            title = entry.clause.title.in_(own_language(app.config.language))
            texts = {one.anchor: as_feature(one.scenario, title) for one in entry.proofs}
            pages.setdefault(place.docname, {}).update(texts)
    shutil.rmtree(folder, ignore_errors=True)
    for page, texts in pages.items():
        file = folder / f"{page}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        _write(file, texts)


def connect(app: Sphinx) -> None:
    """Register everything around the editor."""
    app.add_config_value("rule_ask", None, "env", frozenset({str, type(None)}))
    app.add_directive_to_domain("rule", "ask", AskDirective)
    others: dict[str, Any] = dict.fromkeys(("latex", "text", "man", "texinfo"), (_nothing, None))
    app.add_node(ask_form, html=(visit_form, None), **others)
    app.add_post_transform(TryLinks)
    app.connect("env-updated", rewritten)
    app.connect("html-page-context", add_script)
    app.connect("build-finished", write_files)


def _nothing(self: Any, node: nodes.Element) -> None:
    raise nodes.SkipNode
