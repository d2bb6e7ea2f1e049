"""A tiny project with one game of one chapter, built by the real Sphinx."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.sphinxext.builds import Builder, started

REPOSITORY = Path(__file__).resolve().parents[2]

BOOK = """
[book]
id = "toy"
title_en = "Toy"
title_fr = "Jouet"
authors = ["Nobody"]

[[edition]]
id = "en"
title = "first"
language = "en"
source_digest = "0123456789ab"
"""

CHAPTER = """
[chapter]
id = "toy.debt"
title_en = "Debt"
title_fr = "Endettement"

[[clause]]
id = "toy.debt.definition"
kind = "rule"
status = "normative"
title_en = "What debt is"
title_fr = "Ce qu'est une dette"
text_en = "Whoever cannot pay is in debt."
text_fr = "Qui ne peut payer est endetté."
section_en = "Money"
section_fr = "Argent"
lines = "12"
readings = ["toy.R-1"]

[[clause]]
id = "toy.debt.injury"
kind = "rule"
status = "normative"
title_en = "What it costs"
title_fr = "Ce qu'elle coûte"
text_en = "A debt hurts."
text_fr = "Une dette blesse."
section_en = "Money"
section_fr = "Argent"
lines = "13-14"
readings = []

[[clause]]
id = "toy.debt.history"
kind = "definition"
status = "informative"
title_en = "Why"
title_fr = "Pourquoi"
text_en = "Times were hard."
text_fr = "Les temps étaient durs."
section_en = "Money"
section_fr = "Argent"
lines = "15"
readings = []
reason_en = "It tells the past and rules nothing."
reason_fr = "Elle raconte le passé et ne règle rien."
"""

READINGS = """
[[reading]]
id = "toy.R-1"
kind = "option"
field = "debt_limit"
question_en = "Is there a limit?"
question_fr = "Y a-t-il une limite ?"
default = "none"
why_en = "The book names no limit."
why_fr = "Le livret n'en donne pas."
clauses = ["toy.debt.definition"]
lines = "12"

[[reading.option]]
name = "none"
text_en = "There is none."
text_fr = "Il n'y en a pas."

[[reading.option]]
name = "ten"
text_en = "Ten dollars."
text_fr = "Dix dollars."
"""

FEATURE = """\
Feature: Debt

  @toy.debt.definition
  Rule: Debt is a shortfall

    Background:
      Given a purse

    Scenario: One dollar short
      Given the purse holds 4
      When 5 is paid
      Then 1 is missing

    Scenario Outline: The difference
      Given the purse holds <held>
      When <price> is paid
      Then <missing> is missing

      Examples:
        | held | price | missing |
        | 0    | 3     | 3       |
        | 1    | 3     | 2       |

  @toy.debt.injury
  Rule: Debt hurts

    Scenario: It hurts
      When 5 is paid
      Then somebody is hurt
"""

FRENCH = """\
# language: fr
Fonctionnalité: Endettement

  @toy.debt.definition
  Règle: La dette

    Scénario: Il manque un dollar
      Étant donné que la bourse contient 4
      Lorsque 5 est payé
      Alors il manque 1
"""

CODE = '''
"""The debt."""


def fall(missing: int) -> int:
    """Fall into debt.

    :clause:`toy.debt.definition` and, by name, :clause:`the injury <toy.debt.injury>`
    """
    return missing


def silent() -> None:
    """Say nothing of any clause."""
'''

CONF = """
import sys
sys.path.insert(0, {root!r})
project = "toy"
version = release = "1"
extensions = {extensions!r}
myst_enable_extensions = ["colon_fence"]
exclude_patterns = ["_build"]
nitpicky = True
html_theme = "basic"
rule_games = []
rule_catalogues = ["../data/toy"]
rule_features = "../features"
rule_results = "../results.json"
rule_packages = ["toyrules"]
rule_vocabulary = "toyrules.sentences"
rule_languages = {{"en": "English", "fr": "Français"}}
"""

SENTENCES = '''
"""The toy's sentences."""

import re
from types import SimpleNamespace


class Registry(list):
    def match(self, kind, text):
        return [
            SimpleNamespace(sentence=one)
            for one in self
            if one.kind == kind
            and any(re.fullmatch(re.sub(r"{.*?}", ".+", p), text) for p in (*one.en, *one.fr))
        ]


def load():
    return Registry(
        SimpleNamespace(kind=k, en=(en,), fr=(fr,), function=f, doc="A step.", module=__name__)
        for k, en, fr, f in [
            ("given", "the purse holds {n}", "la bourse contient {n}", "holds"),
            ("when", "{n} is paid", "{n} est payé", "pay"),
            ("then", "nobody says this", "nul ne dit cela", "never"),
        ]
    )
'''

PAGES = {
    "index.md": """# Toy

See {rule:clause}`toy.debt.definition` and {rule:reading}`toy.R-1`.

```{toctree}
debt
matrix
api
```
""",
    "debt.md": """::::{rule:chapter} toy.debt

:::{lang} en
Debt in a few words.
:::

:::{lang} fr
La dette en quelques mots.
:::

::::
""",
    "matrix.md": """# Matrix

:::{rule:coverage}
:::

:::{rule:uncovered} toy
:::

:::{rule:readings}
:::

:::{rule:vocabulary}
:::
""",
    "api.md": """# API

:::{rule:modules} toyrules
:::
""",
}

EXTENSIONS = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "whichside_rules.sphinxext",
]


@dataclass
class Built:
    """What a build left."""

    out: Path
    warnings: str
    status: str

    def page(self, name: str) -> str:
        return (self.out / f"{name}.html").read_text(encoding="utf-8")

    def section(self, clause: str, page: str = "debt") -> str:
        """The HTML of one section, up to the next one."""
        text = self.page(page)
        start = text.index(f'id="{clause}"')
        end = text.find("<section", start + 1)
        return text[start:end]

    def read(self) -> set[str]:
        """The pages that Sphinx read in this build."""
        lines = self.status.splitlines()
        mark = "reading sources... "
        return {line.split("] ", 1)[1] for line in lines if line.startswith(mark) and "] " in line}

    def inventory(self) -> str:
        data = (self.out / "objects.inv").read_bytes()
        return zlib.decompress(data.split(b"\n", 4)[4]).decode()

    def export(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.out / "clauses.json").read_text("utf-8"))
        return found


class Project:
    """The project's files, and how to build them."""

    def __init__(self, root: Path, builder: Builder) -> None:
        self.root = root
        self.builder = builder
        self.write("data/toy/book.toml", BOOK)
        self.write("data/toy/debt.toml", CHAPTER)
        self.write("data/toy/readings.toml", READINGS)
        self.write("features/toy/debt.feature", FEATURE)
        self.write("features/toy/debt.fr.feature", FRENCH)
        self.write("toyrules/__init__.py", "")
        self.write("toyrules/debt.py", CODE)
        self.write("toyrules/sentences.py", SENTENCES)
        self.configure(EXTENSIONS)
        for name, text in PAGES.items():
            self.write(f"docs/{name}", text)

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def configure(self, extensions: list[str], more: str = "") -> None:
        self.write("docs/conf.py", CONF.format(root=str(self.root), extensions=extensions) + more)

    def results(
        self, *, limit: str | None = None, ours: Sequence[str] = (), **outcomes: str
    ) -> None:
        """Write the results of a run: an outcome for each scenario that is named.

        With ``limit`` they hang on the reading of that name, which was in force; with ``ours`` they
        rest on these fields of a card, which are stand-ins.
        """
        reading = {"reading": "toy.R-1", "field": "debt_limit", "option": limit}
        in_force = [reading | {"default": limit == "none"}] if limit else []
        rows: list[dict[str, Any]] = []

        def row(file: str, line: int, name: str, key: str, example: int | None = None) -> None:
            if key in outcomes:
                rows.append(
                    {
                        "feature": f"features/toy/{file}",
                        "line": line,
                        "name": name,
                        "row": {"line": example, "values": {}} if example else None,
                        "outcome": outcomes[key],
                        "message": "expected 1, there is 0" if outcomes[key] == "failed" else None,
                        "readings": in_force,
                        "stand_ins": {"cards.rent": list(ours)} if ours else {},
                    }
                )

        row("debt.feature", 9, "One dollar short", "short")
        row("debt.feature", 14, "The difference", "first_row", 21)
        row("debt.feature", 14, "The difference", "second_row", 22)
        row("debt.feature", 27, "It hurts", "hurts")
        row("debt.fr.feature", 7, "Il manque un dollar", "french")
        data = {
            "format": "whichside-results/2",
            "library": "1.2.3",
            "python": "3.11.7",
            "date": "2026-11-20T22:58:03+00:00",
            "commit": "abcdef0123456789",
            "scenarios": rows,
        }
        self.write("results.json", json.dumps(data))

    def mutation(self, **more: object) -> None:
        """Write what a run of breaks found: one of the first clause went unnoticed."""
        survivor = {"place": "toyrules/debt.py:8", "was": "return missing", "wrong": "return 0"}
        data = {
            "format": "whichside-mutation/2",
            "date": "2026-11-21T06:07:08+00:00",
            "commit": "fedcba9876543210",
            "chapters": {"toy/debt": {"noticed": 22, "of": 23}},
            "clauses": {"toy.debt.definition": {"noticed": 6, "of": 7}},
            "survivors": [{**survivor, "clauses": ["toy.debt.definition"]}],
            "aside": [
                {
                    "why": "programs",
                    "en": "For programs.",
                    "fr": "Pour les programmes.",
                    "chapters": {"toy/debt": 3, "toy/engine/position": 40},
                }
            ],
            "equivalent": [
                {"id": f"toy/debt:f:cut:{n}", "chapter": "toy/debt", "why": "a shortcut"}
                for n in (1, 2)
            ],
            "samples": [
                {
                    "name": "toy/broad",
                    "drawn": 9,
                    "every": 80,
                    "noticed": 6,
                    "of": 8,
                    "equivalent": 1,
                    "aside": 0,
                }
            ],
        }
        self.write("mutation.json", json.dumps(data | more))

    def all_passed(self) -> None:
        names = ("short", "first_row", "second_row", "hurts", "french")
        self.results(**dict.fromkeys(names, "passed"))

    def build(self, *options: str, out: str = "html") -> Built:
        target = self.root / out
        printed = self.root / f"{out}-printed"
        printed.mkdir(exist_ok=True)
        command = ["-b", "html", "-v", "--no-color", "-d", str(self.root / f"{out}-trees")]
        done = self.builder.build(
            [*command, *options, str(self.root / "docs"), str(target)], printed
        )
        assert done.code == 0, done.stderr[-2000:]
        return Built(target, done.stderr, done.stdout)


@pytest.fixture(scope="session")
def builder() -> Iterator[Builder]:
    with started(REPOSITORY) as builder:
        yield builder


@pytest.fixture
def project(tmp_path: Path, builder: Builder) -> Project:
    return Project(tmp_path, builder)


@pytest.fixture(scope="session")
def passed(tmp_path_factory: pytest.TempPathFactory, builder: Builder) -> Built:
    """The toy with every scenario green, built once for all who only read it."""
    project = Project(tmp_path_factory.mktemp("passed"), builder)
    project.all_passed()
    return project.build()
