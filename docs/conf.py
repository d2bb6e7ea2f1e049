"""The reference, built once per language: ``-D language=en`` or ``-D language=fr``."""

import ast
import builtins
import contextlib
import functools
import gettext
import importlib
import inspect
import pydoc
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

from sphinx.addnodes import pending_xref
from sphinx.ext.autodoc.mock import mock
from sphinx.util.nodes import make_refnode
from sphinx.writers.html5 import HTML5Translator

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from whichside_rules.kernel.book.clause import book, catalogue  # noqa: E402 - found once the path is set
from whichside_rules.kernel.book.rulebook import built_in, unfinished  # noqa: E402 - found once the path is set
from whichside_rules.sphinxext.labels import spaced  # noqa: E402 - found once the path is set
from whichside_rules.sphinxext.sources.public_names import documented, home  # noqa: E402 - found once the path is set
from whichside_rules.sphinxext.writing.markdown import modules_of  # noqa: E402 - found once the path is set

project = "whichside_rules"
ABOUT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
author = ", ".join(one["name"] for one in ABOUT["authors"])
version = release = ABOUT["version"]
LICENCE = ABOUT["license"]
#: Who made it, as a French page says it.
MADE_BY = {"The whichside_rules contributors": "l'équipe de whichside_rules"}

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx.ext.viewcode",
    "whichside_rules.sphinxext",
]
# The pages of a game that is being written wait until its book is finished.
exclude_patterns = [
    "_build",
    *(page for game in unfinished() for page in (f"{game}/**", f"guide/{game}.md")),
]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

# `sphinx-build -t fr` does the same as `-D language=fr`.
language = "fr" if tags.has("fr") else "en"  # noqa: F821 - Sphinx gives `tags` to this file

# What the pages are made of.
rule_features = "../features"
rule_results = "../build/results.json"
rule_reviewed = "../features/reviewed.toml"
rule_mutation = "mutation.json"
# A game is published once it has pages, and its code is read once it has some.
rule_games = [game for game in built_in() if (ROOT / "docs" / game).is_dir()]
rule_games.sort(key=lambda game: not project.startswith(game))  # the main game leads
rule_packages = [
    f"whichside_rules.{game}"
    for game in rule_games
    if (ROOT / "whichside_rules" / game / "__init__.py").is_file()
]

# Each game has a page of its names, written here as autosummary writes its own.
GAME_PAGE = """\
:::{{lang}} en
# {en}

All that a program needs of `{game}`, where it is imported from. The headings are the modules that
carry it out; their code, and which clause is carried out where, is linked from the rules.
:::

:::{{lang}} fr
# {fr}

Tout ce dont un programme a besoin de `{game}`, là d'où on l'importe. Les titres sont les modules
qui le mettent en œuvre ; leur code, et ce qui met en œuvre chaque clause, se trouve depuis les
règles.
:::

:::{{rule:names}} whichside_rules.{game}
:::
"""

VOCABULARY_PAGE = """\
:::{{lang}} en
# Sentences of {en}

What only a scenario of this game may say, beside the [sentences of every game](../vocabulary.md). A
dashed word is a place to fill in; at the end stands what each place takes.
:::

:::{{lang}} fr
# Phrases de {fr}

Ce que seul un scénario de ce jeu peut dire, à côté des
[phrases de tous les jeux](../vocabulary.md). Un mot en pointillé est une place à remplir ; à la fin
figure ce que prend chaque place.
:::

:::{{rule:vocabulary}} {game}
:::
"""


BOOKLET_PAGE = """\
---
nosearch: true
---

:::{{lang}} en
# {en}

The rules from end to end, in our own words, to be read at a table or printed. Where the rulebook
is silent, the answer that holds unless a game is set up otherwise stands beneath the clause. What
proves a clause is found at its address.
:::

:::{{lang}} fr
# {fr}

Les règles d'un bout à l'autre, dans nos propres mots, à lire autour d'une table ou à imprimer. Là
où le livret se tait, la réponse qui vaut sauf indication contraire figure sous la clause. Ce qui
prouve une clause se trouve à son adresse.
:::

:::{{rule:turn}} {game}
:::

:::{{rule:table}} {game}
:::

:::{{rule:booklet}} {game}
:::
"""

THINGS_PAGE = """\
:::{{lang}} en
# What things do: {en}

Every card, space, place and row of a table, and what it does and costs. The words are made from
the content that the rules carry out, so that a [pack](../guide/packs.md) of yours is told as well:
`whichside tell {game} NAME`. Beside a line stands where its numbers come from, and which clause
says it.
:::

:::{{lang}} fr
# Ce que fait chaque chose : {fr}

Chaque carte, case, lieu et ligne d'une table, et ce qu'elle fait et coûte. Les mots sont tirés du
contenu que les règles appliquent, de sorte qu'un [paquet](../guide/packs.md) à vous se raconte
aussi : `whichside tell {game} NOM`. À côté d'une ligne figurent la provenance de ses nombres et la
clause qui le dit.
:::

:::{{rule:things}} {game}
:::
"""

TABLE_PAGE = """\
:::{{lang}} en
# The table: {en}

How a new game lies, before anything is drawn or rolled. It is drawn from the content that the rules
carry out. Behind what the book does not print stands a sign: ~ follows from the book, ? is a
stand-in of ours, + was supplied; a [pack](../guide/packs.md) puts the values of your copy in
their place. With the table of your own game you [ask, and play on](../ask.md).

What a move changes is drawn for each chapter: {examples_en}.
:::

:::{{lang}} fr
# La table : {fr}

Une nouvelle partie, avant toute pioche et tout dé. Elle est dessinée à partir du contenu que les
règles appliquent. Derrière ce que le livret n'imprime pas se trouve un signe : ~ découle du livret,
? est un bouche-trou de notre cru, + a été fourni ; un [paquet](../guide/packs.md) met à leur place
les valeurs de votre exemplaire. Avec votre propre table, on [demande, et on joue](../ask.md).

Ce que change un coup est dessiné pour chaque chapitre : {examples_fr}.
:::

:::{{rule:table}} {game}
:::
"""

DRAWN_PAGE = """\
---
orphan: true
nosearch: true
---

:::{{lang}} en
# Before and after, {number} of {of}: {en}

Of each chapter one scenario, its table before the first move and after the last: the example of
the book where there is one, else the simplest. Only the parts of the table that change are drawn,
with what changed marked. The scenario stands in its chapter, where it can be tried.
:::

:::{{lang}} fr
# Avant et après, {number} sur {of} : {fr}

De chaque chapitre un scénario, sa table avant le premier coup et après le dernier : l'exemple du
livret là où il y en a un, sinon le plus simple. Seules les parties de la table qui changent sont
dessinées, et ce qui a changé est marqué. Le scénario se trouve dans son chapitre, où on peut
l'essayer.
:::

{chapters}
"""
CHAPTERS_DRAWN = 8
"""So many chapters are drawn on a page: each is some kilobytes, and a page must stay small."""


def write_pages(folder, pages):
    """Write the generated pages that changed and remove those that are no longer wanted."""
    folder.mkdir(exist_ok=True)
    for name, text in pages.items():
        page = folder / name
        if not page.is_file() or page.read_text("utf-8") != text:
            page.write_text(text, "utf-8")
    for page in folder.iterdir():
        if page.name not in pages:
            page.unlink()


TITLES = {game: book(game).title for game in rule_games}
for name, page in (
    ("api/games", GAME_PAGE),
    ("vocabulary", VOCABULARY_PAGE),
    ("booklet", BOOKLET_PAGE),
    ("things", THINGS_PAGE),
):
    write_pages(
        ROOT / "docs" / name,
        {
            f"{game}.md": page.format(game=game, en=title.en, fr=title.fr)
            for game, title in TITLES.items()
        },
    )


def table_pages(game, title):
    """The page of a game's table, and those of what is drawn of its chapters."""
    chapters = catalogue(game).chapters
    parts = [chapters[n : n + CHAPTERS_DRAWN] for n in range(0, len(chapters), CHAPTERS_DRAWN)]
    told = {"game": game, "en": title.en, "fr": title.fr, "of": len(parts)}
    for part in ("en", "fr"):
        told[f"examples_{part}"] = ", ".join(
            f"[{ones[0].title.in_(part)} … {ones[-1].title.in_(part)}]({game}-{n}.md)"
            for n, ones in enumerate(parts, start=1)
        )
    yield f"{game}.md", TABLE_PAGE.format(**told)
    for n, ones in enumerate(parts, start=1):
        drawn = "\n".join(f":::{{rule:drawn}} {one.id}\n:::\n" for one in ones)
        yield f"{game}-{n}.md", DRAWN_PAGE.format(**told, number=n, chapters=drawn)


write_pages(
    ROOT / "docs" / "tables",
    dict(page for game, title in TITLES.items() for page in table_pages(game, title)),
)
rule_vocabulary = "whichside_rules.vocabulary"
rule_translate = True
rule_ask = "../build/ask"
rule_languages = {"en": "English", "fr": "Français"}
rule_repository_url = ABOUT.get("urls", {}).get("Repository")

# Every link must lead somewhere; see also plain_names below.
nitpicky = True
nitpick_ignore = [
    # Attributes that are set in __init__ and told in the docstring of their class.
    ("py:attr", "nearest"),
    ("py:attr", "known"),
    # A part of an annotation that is no type: how pydantic is to check the field.
    ("py:class", "whichside_rules.kernel.book.names._printable"),
]

# The adapters stand on libraries that nothing else here needs: empty ones stand in for them.
ADAPTED = {"gymnasium", "lsprotocol", "mcp", "mcp_types", "numpy", "pettingzoo", "pygls", "pyspiel"}
with mock(sorted(ADAPTED)):
    importlib.import_module("pyspiel").PlayerId = SimpleNamespace(CHANCE=-1, TERMINAL=-4)
    for adapter in modules_of("whichside_rules.clients"):
        importlib.import_module(adapter)

autodoc_mock_imports = sorted(ADAPTED)
autodoc_default_options = {"exclude-members": "model_config"}  # how pydantic reads a class
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
autodoc_use_type_comments = False  # there are none, and to look for them takes long
python_use_unqualified_type_names = True
add_module_names = False
napoleon_google_docstring = True
napoleon_numpy_docstring = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_favicon = "_static/favicon.svg"
html_context = {
    "licence": LICENCE,
    "author": author,
    "made_by": MADE_BY,
}
templates_path = ["_templates"]
html_title = "whichside rules"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "rule/jump.html",
        "rule/languages.html",
        "sidebar/doors.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#8c1c13",
        "color-brand-content": "#8c1c13",
        "color-brand-visited": "#6b2a4a",
    },
    "dark_css_variables": {
        "color-brand-primary": "#ff9e8f",
        "color-brand-content": "#ff9e8f",
        "color-brand-visited": "#e0a8c8",
    },
}
viewcode_line_numbers = True
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"


OTHERS = {"_pytest", "annotated_types", "click", "docutils", "hypothesis", "parse", "pydantic"}
OTHERS |= {"pydantic_core", "pytest", "pytest_bdd", "rich", "sphinx", "typing_extensions"}
OTHERS |= ADAPTED
UNQUALIFIED = {
    "Context",
    "FieldInfo",
    "Ge",
    "Le",
    "MaxLen",
    "MinLen",
    "NoneType",
    "Parameter",
    "TextElement",
    "Traversable",
    "_InputT_contra",
    "_ValueT_co",
    "optional",
}


@functools.cache
def imported(module):
    """The full names that a module imports, those for type checkers too."""
    try:
        tree = ast.parse(inspect.getsource(importlib.import_module(module)))
    except (ImportError, OSError, TypeError, ValueError):
        return {}
    return {
        name.asname or name.name: f"{node.module}.{name.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for name in node.names
    }


def meaning(module, name):
    """What a name stands for in a module, or where the module has its own names from."""
    known = imported(module)
    own = sorted({full.rpartition(".")[0] for full in known.values()})
    places = [module, *(each for each in own if each.startswith(project))]
    there = next((imported(each)[name] for each in places if name in imported(each)), None)
    # What a package passes on speaks of its own module.
    return there or next((f"{each}.{name}" for each in places if exists(f"{each}.{name}")), None)


def full_names(app, doctree):
    """Give names written in annotations their full form: two modules may have a ``Scenario``."""
    for node in doctree.findall(pending_xref):
        first, dot, rest = node.get("reftarget", "").partition(".")
        module = node.get("py:module") if node.get("refdomain") == "py" else None
        full = meaning(module, first) if module and first else None
        if full:
            node["reftarget"] = home(f"{full}{dot}{rest}")
        if elsewhere(node.get("reftarget", "")):
            # Without it Sphinx compares the endings of all names, for every `int`.
            node.attributes.pop("refspecific", None)


def elsewhere(name):
    """Whether a name is Python's or another project's, in its full form."""
    top, dot, _ = name.partition(".")
    return hasattr(builtins, top) if not dot else top in sys.stdlib_module_names | OTHERS


def plain_names(app, env, node, contnode):
    """Lead names to where they are documented; leave those as text that have no page here.

    These are other projects', type variables and what is not for users. What is nothing at all is
    a dead link. The reference is built without a network, so there is no inventory of the standard
    library.
    """
    if node.get("refdomain") != "py":
        return None
    target = node["reftarget"].lstrip("~.")
    if not all(map(str.isidentifier, target.split("."))):
        return contnode  # a value in Literal[...], or how pydantic is to check a field
    top, _, rest = target.partition(".")
    if top in sys.stdlib_module_names or top in OTHERS or target in UNQUALIFIED:
        return contnode
    if not rest and hasattr(builtins, top):
        return contnode
    scope = node.get("py:module") or ""
    for name in (target, f"{scope}.{target}", f"{scope.rpartition('.')[0]}.{target}"):
        place = documented(env).get(name) or documented(env).get(home(name))
        if place is not None:
            known = env.domains.python_domain.objects[place]
            return make_refnode(
                app.builder, node["refdoc"], known.docname, known.node_id, contnode, target
            )
        if exists(name):
            return contnode
    return None


@functools.cache
def exists(name):
    """Whether a full name stands for anything."""
    with contextlib.suppress(AttributeError, ImportError, ValueError):
        return pydoc.locate(name) is not None
    return False


# The theme comes in English only.
THEME = {
    "Back to top": "Haut de la page",
    "Error": "Erreur",
    "Made with ": "Fait avec ",
    "Next": "Suivant",
    "On this page": "Sur cette page",
    "Please activate JavaScript to enable the search functionality.": (
        "La recherche a besoin de JavaScript."
    ),
    "Previous": "Précédent",
}


class Theme(gettext.NullTranslations):
    """The words of the theme in French, asked for when Sphinx has none."""

    def gettext(self, message):
        return THEME.get(message, message)


def translate_theme(app):
    if app.config.language == "fr":
        app.translator.add_fallback(Theme())
        app.set_translator("html", French, override=True)


class French(HTML5Translator):
    """Pages in French: a sign that stands alone stays on the line of its word."""

    def visit_Text(self, node):  # noqa: N802 - the name is docutils'
        if self.protect_literal_text:
            super().visit_Text(node)
        else:
            self.body.append(self.encode(spaced(node.astext(), "fr")))


def setup(app):
    app.connect("builder-inited", translate_theme)
    app.connect("doctree-read", full_names)
    app.connect("missing-reference", plain_names)
