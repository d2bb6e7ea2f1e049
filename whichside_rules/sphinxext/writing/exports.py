"""What the HTML site gets beside its pages: exports, search data, links in the source pages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from html import escape
from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

from whichside_rules.kernel.book.clause import Clause, Reading
from whichside_rules.shared.finding import known_words, texts_of
from whichside_rules.sphinxext.labels import label, own_language, spaced
from whichside_rules.sphinxext.sources.store import Store, store_of
from whichside_rules.sphinxext.writing.code_pages import FOLDER, with_lines
from whichside_rules.sphinxext.writing.published import published

FORMAT: Final = "whichside-clauses/2"
_ID: Final = re.compile(r"(?<![\w.-])[a-z][a-z0-9_]*(?:\.[a-z0-9][a-z0-9-]*){2,}(?![\w-])")
_TAG: Final = re.compile(r"(<[^>]*>)")
_LABELS: Final = (
    *("jump", "jump.placeholder", "jump.none", "jump.hits", "language"),
    *("about", "repository"),
)
#: A description of a page is cut after so many letters, as search engines do.
_LONGEST: Final = 160


def add_context(
    app: Sphinx, pagename: str, template: str, context: dict[str, Any], doctree: nodes.Node | None
) -> None:
    """Give the templates their words and languages; link the clauses in source pages."""
    language = own_language(app.config.language)
    context["rule_label"] = {key: label(key, language) for key in _LABELS}
    context["rule_published"] = bool(published(app.env).places)
    context["rule_languages"] = _languages(app, pagename, language)
    context["rule_repository"] = app.config.rule_repository_url
    context["rule_games"] = [
        spaced(f"{book.title.in_(language)}{label('colon', language)}", language)
        + ", ".join(book.made_by(language))
        for book in (one.book for one in store_of(app.config).catalogues)
    ]
    if doctree is not None:
        words = escape(described(doctree))
        context["metatags"] = (
            f'{context.get("metatags", "")}<meta name="description" content="{words}">'
        )
    if pagename.startswith(FOLDER) and "body" in context:
        body = with_lines(app, pagename, str(context["body"]))
        context["body"] = _linked(app, pagename, body)


def described(doctree: nodes.Node) -> str:
    """Return what a page is about: its first words that are no heading, list or figures."""
    for node in doctree.findall(nodes.paragraph):
        plain = not any(one.startswith("rule-") for one in node["classes"])
        if plain and isinstance(node.parent, (nodes.section, nodes.document, nodes.container)):
            words = " ".join(node.astext().split())
            return (
                words if len(words) <= _LONGEST else words[: _LONGEST - 2].rpartition(" ")[0] + " …"
            )
    title = next(iter(doctree.findall(nodes.title)), None)
    return "" if title is None else title.astext()


def _languages(app: Sphinx, pagename: str, current: str) -> list[dict[str, Any]]:
    """Return the sites in other languages, as links relative to the page."""
    target = app.builder.get_target_uri(pagename)
    up = "../" * (target.count("/") + 1)
    return [
        {"code": code, "name": name, "href": f"{up}{code}/{target}", "current": code == current}
        for code, name in app.config.rule_languages.items()
    ]


def _linked(app: Sphinx, pagename: str, body: str) -> str:
    """Turn every clause id in a page of highlighted source into a link."""
    places = published(app.env).places

    def link(found: re.Match[str]) -> str:
        place = places.get(found[0])
        if place is None or place.kind != "clause":
            return found[0]
        url = app.builder.get_relative_uri(pagename, place.docname) + f"#{place.anchor}"
        return f'<a class="rule-source-link" href="{url}">{found[0]}</a>'

    parts = _TAG.split(body)
    return "".join(part if part.startswith("<") else _ID.sub(link, part) for part in parts)


def write_exports(app: Sphinx, exception: Exception | None) -> None:
    """Write ``clauses.json`` and the data of the search when a site was built."""
    builder = app.builder
    if exception is not None or not isinstance(builder, StandaloneHTMLBuilder):
        return
    places = published(app.env).places
    if not places:
        return
    store = store_of(app.config)
    language = own_language(app.config.language)
    rows = [
        row_of(store.entries[name].clause, store.readings, language)
        | {"address": builder.get_target_uri(place.docname)}
        for name, place in sorted(places.items())
        if place.kind == "clause" and name in store.entries
    ]
    data = json.dumps(search_data(rows, language), ensure_ascii=False, separators=(",", ":"))
    static = builder.outdir / "_static"
    static.mkdir(exist_ok=True)
    (static / "clauses.js").write_text(f"window.ruleClauses={data};\n", encoding="utf-8")
    text = json.dumps(_export(app, store), ensure_ascii=False, indent=1) + "\n"
    (builder.outdir / "clauses.json").write_text(text, encoding="utf-8")


def row_of(clause: Clause, readings: Mapping[str, Reading], language: str) -> dict[str, Any]:
    """What a clause is found by, in the language of the site."""
    found = [readings[name] for name in clause.readings if name in readings]
    return {
        "id": clause.id,
        "title": clause.title.in_(language),
        "text": clause.text.in_(language),
        "readings": [
            [one.id, " ".join(text.in_(language) for text in texts_of(one))] for one in found
        ],
    }


def search_data(rows: Sequence[Mapping[str, Any]], language: str) -> dict[str, Any]:
    """What ``static/find.js`` reads."""
    return {"rows": list(rows), **known_words(language)}


def _export(app: Sphinx, store: Store) -> dict[str, Any]:
    places = published(app.env).places
    clauses = []
    for name, entry in store.entries.items():
        place = places.get(name)
        if place is None:
            continue
        clause = entry.clause
        clauses.append(
            {
                "id": name,
                "kind": clause.kind,
                "status": clause.status,
                "title": {"en": clause.title.en, "fr": clause.title.fr},
                "text": {"en": clause.text.en, "fr": clause.text.fr},
                "section": {"en": clause.section.en, "fr": clause.section.fr},
                "sources": [
                    {"edition": source.edition.id, "lines": source.lines}
                    for source in clause.sources
                ],
                "readings": list(clause.readings),
                "digest": clause.digest,
                "reviewed": None if entry.reviewed is None else entry.reviewed == clause.digest,
                "state": entry.state,
                "scenarios": len(entry.proofs),
                "breaks": entry.noticed and asdict(entry.noticed),
                "implemented_by": [one.path for one in entry.implementations],
                "url": f"{app.builder.get_target_uri(place.docname)}#{place.anchor}",
            }
        )
    run = store.run
    games = {name.split(".", 1)[0] for name in places}
    return {
        "format": FORMAT,
        "project": app.config.project,
        "version": app.config.release or app.config.version,
        "run": None
        if run is None
        else {"date": run.date, "commit": run.commit, "library": run.library},
        "breaks": {"date": store.mutation.date, "commit": store.mutation.commit}
        if store.mutation is not None and store.mutation.measured
        else None,
        "editions": {
            one.book.id: [asdict(edition) for edition in one.book.editions]
            for one in store.catalogues
            if one.book.id in games
        },
        "clauses": clauses,
    }
