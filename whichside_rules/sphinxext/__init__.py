"""A Sphinx domain that publishes rulebook clauses with their proofs and their code.

Load it with ``extensions = ["whichside_rules.sphinxext"]``. The page "The reference extension" of
the documentation lists the directives, the roles and the configuration. A project that only
wants to link to clauses needs the roles alone: it configures nothing and uses intersphinx.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

_HERE = Path(__file__).parent


def _config_inited(app: Sphinx, config: Config) -> None:
    from whichside_rules.sphinxext.labels import label, own_language
    from whichside_rules.sphinxext.links.domain import ClauseIndex

    # Relative settings start from the folder of conf.py, which the configuration does not carry.
    config.rule_confdir = str(app.confdir)
    config.rule_doctreedir = str(app.doctreedir)
    config.templates_path.append(str(_HERE / "templates"))
    config.html_static_path.append(str(_HERE / "static"))
    # The domain is made before it can see the configuration, so its index is named here.
    ClauseIndex.localname = label("index", own_language(config.language))


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the domain, its roles and everything around it."""
    from whichside_rules.sphinxext.answering import page
    from whichside_rules.sphinxext.links import incremental, navigation, searching
    from whichside_rules.sphinxext.links.domain import BareClauseRole, RuleDomain, warn_missing
    from whichside_rules.sphinxext.sources import public_names
    from whichside_rules.sphinxext.writing import (
        code_pages,
        every_game,
        exports,
        markdown,
        signatures,
    )
    from whichside_rules.sphinxext.writing.nodes import add_nodes
    from whichside_rules.sphinxext.writing.transforms import CodeLinks
    from whichside_rules.sphinxext.writing.turn import TurnLinks

    none: type = type(None)
    some_text: frozenset[type] = frozenset({str, none})
    some_list: frozenset[type] = frozenset({list, tuple})
    app.add_config_value("rule_games", None, "env", some_list | {none})
    app.add_config_value("rule_catalogues", [], "env", some_list)
    app.add_config_value("rule_features", None, "env", some_text)
    app.add_config_value("rule_results", None, "env", some_text)
    app.add_config_value("rule_reviewed", None, "env", some_text)
    app.add_config_value("rule_mutation", None, "env", some_text)
    app.add_config_value("rule_packages", [], "env", some_list)
    app.add_config_value("rule_vocabulary", None, "env", some_text)
    app.add_config_value("rule_translate", False, "env", frozenset({bool}))
    app.add_config_value("rule_root", "..", "env", frozenset({str}))
    app.add_config_value("rule_repository_url", None, "env", some_text)
    app.add_config_value("rule_repository_ref", "", "env", frozenset({str}))
    app.add_config_value("rule_languages", {}, "html", frozenset({dict}))
    app.add_config_value("rule_confdir", "", "", frozenset({str}))
    app.add_config_value("rule_doctreedir", "", "", frozenset({str}))

    app.add_domain(RuleDomain)
    app.add_role("clause", BareClauseRole(warn_dangling=True))
    add_nodes(app)
    app.add_post_transform(CodeLinks)
    app.add_post_transform(TurnLinks)
    page.connect(app)

    app.connect("config-inited", _config_inited)
    app.connect("config-inited", public_names.connect)
    app.connect("config-inited", signatures.connect)
    app.connect("source-read", every_game.on_source_read)  # before the blocks within are filled in
    app.connect("source-read", markdown.on_source_read)
    app.connect("doctree-read", incremental.note_links)
    app.connect("env-get-outdated", incremental.outdated)
    app.connect("env-updated", incremental.moved)
    app.connect("env-updated", code_pages.register)
    app.connect("env-check-consistency", incremental.check_complete)
    app.connect("warn-missing-reference", warn_missing)
    app.connect("doctree-resolved", searching.remember_stems)
    app.connect("html-page-context", exports.add_context)
    app.connect("html-page-context", navigation.hand_out_titles, priority=400)  # before the theme
    app.connect("build-finished", exports.write_exports)
    app.add_css_file("rule.css")
    app.add_js_file("find.js", loading_method="defer")
    app.add_js_file("rule.js", loading_method="defer")
    return {
        "version": "1",
        "env_version": 2,  # more when pages are made anew of what has not changed
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }
