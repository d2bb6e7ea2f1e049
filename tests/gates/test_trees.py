"""The four trees agree: clauses, scenarios, code and pages know the same rules.

A chapter ``postal.debt`` is ``whichside_rules/postal/debt.toml`` and, where it has logic,
``debt.py``; ``features/postal/debt.feature``; ``docs/postal/debt.md``. A chapter may stand one
level deeper: ``chess.draws.fifty-moves`` is ``draws/fifty_moves`` in all four.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from gherkin.parser import Parser

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import text_digest
from whichside_rules.kernel.book.roles import clauses_in

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("engine", "cards", "table")
"""The folders of a game that are no chapters: below them, between them and above them."""


@dataclass(frozen=True)
class Chapter:
    """A chapter as its TOML file has it."""

    game: str
    stem: str
    """Its path below the game's folder, without the ending."""
    id: str
    clauses: dict[str, dict[str, Any]]
    listed: bool
    """Whether its book finds it: always, unless it stands one level deeper."""
    unfinished: bool = False
    """Whether its book is being written: pages, features and scenarios may be missing."""


def chapters(root: Path) -> list[Chapter]:
    found = []
    for book in sorted((root / "whichside_rules").glob("*/book.toml")):
        head = tomllib.loads(book.read_text(encoding="utf-8")).get("book", {})
        named = {word.replace("-", "_") for word in head.get("chapters", ())}
        for path in sorted(book.parent.rglob("*.toml")):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            if "chapter" in data:
                clauses = {clause["id"]: clause for clause in data.get("clause", [])}
                stem = path.relative_to(book.parent).with_suffix("").as_posix()
                listed = "/" not in stem or stem in named
                game, name = book.parent.name, data["chapter"]["id"]
                open_ = head.get("unfinished") is True
                found.append(Chapter(game, stem, name, clauses, listed, open_))
    return found


def rules(path: Path) -> Iterator[tuple[int, set[str], int]]:
    """Line, tags and number of scenarios of each rule; scenarios outside a rule come alone."""
    document: Any = Parser().parse(path.read_text(encoding="utf-8"))
    feature = document["feature"] or {"children": []}
    outer = {tag["name"][1:] for tag in feature.get("tags", [])}
    for child in feature["children"]:
        part = child.get("rule") or child.get("scenario")
        if part is None:
            continue
        tags = outer | {tag["name"][1:] for tag in part["tags"]}
        scenarios = 1
        if "rule" in child:
            inside = [each["scenario"] for each in part["children"] if "scenario" in each]
            scenarios = len(inside)
            tags |= {tag["name"][1:] for each in inside for tag in each["tags"]}
        yield part["location"]["line"], tags, scenarios


def faults(root: Path) -> list[str]:
    """Everything on which the trees disagree."""
    found: list[str] = []
    all_chapters = chapters(root)
    games = {chapter.game for chapter in all_chapters}
    unfinished = {chapter.game for chapter in all_chapters if chapter.unfinished}
    clauses = {name: c for chapter in all_chapters for name, c in chapter.clauses.items()}
    normative = {
        name
        for chapter in all_chapters
        if not chapter.unfinished
        for name, clause in chapter.clauses.items()
        if clause["status"] == "normative"
    }

    for chapter in all_chapters:
        address = f"{chapter.game}.{chapter.stem.replace('/', '.').replace('_', '-')}"
        if chapter.id != address:
            found.append(f"{chapter.id}: its file is the address of {address}")
        if not chapter.listed:
            found.append(f"{chapter.id}: the book does not name it")
        found += [
            f"{name}: stands in the chapter {chapter.id}"
            for name in chapter.clauses
            if not name.startswith(f"{chapter.id}.")
        ]
        if chapter.unfinished:
            continue
        page = root / "docs" / chapter.game / f"{chapter.stem}.md"
        if not page.is_file():
            found.append(f"{chapter.id}: no page")
        else:
            text = page.read_text(encoding="utf-8")
            if not re.search(rf"\{{rule:chapter\}}\s+{re.escape(chapter.id)}\s*$", text, re.M):
                found += [
                    f"{name}: not on the page of its chapter"
                    for name in chapter.clauses
                    if not re.search(rf"\{{rule:clause\}}\s+{re.escape(name)}\s*$", text, re.M)
                ]
        if not (root / "features" / chapter.game / f"{chapter.stem}.feature").is_file():
            found.append(f"{chapter.id}: no feature")

    addresses = {(chapter.game, chapter.stem): chapter for chapter in all_chapters}
    proved: set[str] = set()
    for path in sorted(root.glob("features/*/**/*.feature")):
        where = path.relative_to(root)
        _, game, *below = where.parts
        below[-1] = below[-1].split(".")[0]
        chapter_here = addresses.get((game, "/".join(below)))
        if chapter_here is None:
            found.append(f"{where}: no chapter has this address")
            continue
        for line, tags, scenarios in rules(path):
            cited = {tag for tag in tags if tag.partition(".")[0] in games}
            found += [
                f"{where}:{line}: unknown clause {tag}" for tag in sorted(cited - set(clauses))
            ]
            if not cited & set(chapter_here.clauses):
                found.append(f"{where}:{line}: no clause of its chapter")
            if scenarios:
                proved |= cited & set(chapter_here.clauses)
    found += [f"{name}: no scenario" for name in sorted(normative - proved)]

    for path in sorted(root.glob("whichside_rules/**/*.py")):
        _, game, *inside = path.relative_to(root).with_suffix("").parts
        if game in games:
            stem = "/".join(inside)
            # The rest of a game's folder reads as the table of contents of its book.
            own = inside[0] in ROOMS or stem == "game" or inside[-1] == "__init__"
            if not own and game not in unfinished and (game, stem) not in addresses:
                found.append(f"{path.relative_to(root)}: no chapter; its place is engine/")
            cited = set(clauses_in(path.read_text(encoding="utf-8")))
            found += [
                f"{path.relative_to(root)}: unknown clause {name}"
                for name in sorted(cited - set(clauses))
            ]
    return found


def unreviewed(root: Path) -> list[str]:
    """Clauses whose text is not the one that their scenarios were compared with."""
    path = root / "features" / "reviewed.toml"
    reviewed = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    known = chapters(root)
    clauses = {name: c for chapter in known for name, c in chapter.clauses.items()}
    unfinished = {name for chapter in known if chapter.unfinished for name in chapter.clauses}
    found = [
        f"{name}: reviewed, but no such clause" for name in sorted(set(reviewed) - set(clauses))
    ]
    for name, clause in clauses.items():
        if name not in reviewed:
            if clause["status"] == "normative" and name not in unfinished:
                found.append(f"{name}: never reviewed")
        elif reviewed[name] != text_digest(Text(clause["text_en"], clause["text_fr"])):
            found.append(f"{name}: its text changed, read its scenarios again")
    return found


def test_the_four_trees_agree() -> None:
    assert chapters(ROOT)
    assert faults(ROOT) == []


def test_every_clause_was_reviewed_as_it_stands() -> None:
    assert unreviewed(ROOT) == []


# A small sound tree, and what must be seen when a part of it is broken.

SMALL = {
    "whichside_rules/chess/book.toml": "",
    "whichside_rules/chess/fifty_moves.toml": """
        [chapter]
        id = "chess.fifty-moves"
        [[clause]]
        id = "chess.fifty-moves.claim"
        status = "normative"
        text_en = "A player may claim a draw."
        text_fr = "Un joueur peut demander la nulle."
        [[clause]]
        id = "chess.fifty-moves.name"
        status = "informative"
        text_en = "It has a name."
        text_fr = "Elle a un nom."
        """,
    "whichside_rules/chess/fifty_moves.py": '"""See :clause:`chess.fifty-moves.claim`."""',
    "features/chess/fifty_moves.feature": """
        Feature: Fifty moves
          @chess.fifty-moves.claim
          Rule: A claim
            Scenario: Fifty moves went by
              Given a board
        """,
    "docs/chess/fifty_moves.md": ":::{rule:chapter} chess.fifty-moves\n:::\n",
}


def plant(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    claim = text_digest(Text("A player may claim a draw.", "Un joueur peut demander la nulle."))
    reviewed = root / "features" / "reviewed.toml"
    reviewed.parent.mkdir(exist_ok=True)
    reviewed.write_text(f'"chess.fifty-moves.claim" = "{claim}"\n', encoding="utf-8")
    return root


def replaced(name: str, old: str, new: str) -> dict[str, str]:
    assert old in SMALL[name]
    return SMALL | {name: SMALL[name].replace(old, new)}


def without(name: str) -> dict[str, str]:
    return {key: text for key, text in SMALL.items() if key != name}


TOML = "whichside_rules/chess/fifty_moves.toml"
CODE = "whichside_rules/chess/fifty_moves.py"
FEATURE = "features/chess/fifty_moves.feature"
PAGE = "docs/chess/fifty_moves.md"
BOOK = "whichside_rules/chess/book.toml"
DEEP_TOML = "whichside_rules/chess/draws/fifty_moves.toml"
DEEP_CODE = "whichside_rules/chess/draws/fifty_moves.py"
DEEP_FEATURE = "features/chess/draws/fifty_moves.feature"
DEEP_PAGE = "docs/chess/draws/fifty_moves.md"


# The same one level deeper.
DEEP = {
    name.replace("chess/fifty", "chess/draws/fifty"): text.replace(
        "chess.fifty-moves", "chess.draws.fifty-moves"
    )
    for name, text in SMALL.items()
} | {"whichside_rules/chess/book.toml": '[book]\nchapters = ["draws/fifty-moves"]\n'}


def deeper(name: str, old: str, new: str) -> dict[str, str]:
    assert old in DEEP[name]
    return DEEP | {name: DEEP[name].replace(old, new)}


def moved(name: str, to: str) -> dict[str, str]:
    return {to if key == name else key: text for key, text in DEEP.items()}


def test_a_sound_tree_has_no_faults(tmp_path: Path) -> None:
    assert faults(plant(tmp_path, SMALL)) + unreviewed(tmp_path) == []


def test_what_the_chapters_stand_on_has_a_place_of_its_own(tmp_path: Path) -> None:
    beside = ["__init__", "game", "engine/__init__", "engine/state"]
    files = {f"whichside_rules/chess/{name}.py": "" for name in beside}
    assert faults(plant(tmp_path, SMALL | files)) == []


def test_a_book_that_is_being_written_may_lack_pages_and_scenarios(tmp_path: Path) -> None:
    book = {BOOK: "[book]\nunfinished = true\n"}
    assert faults(plant(tmp_path / "a", without(FEATURE) | book)) == []
    assert faults(plant(tmp_path / "b", without(PAGE) | book)) == []
    wrong = replaced(CODE, "claim", "clam") | book
    assert faults(plant(tmp_path / "c", wrong)) == [
        "whichside_rules/chess/fifty_moves.py: unknown clause chess.fifty-moves.clam"
    ]


def test_a_sound_tree_may_have_a_chapter_one_level_deeper(tmp_path: Path) -> None:
    assert faults(plant(tmp_path, DEEP)) == []
    assert [(one.stem, one.id) for one in chapters(tmp_path)] == [
        ("draws/fifty_moves", "chess.draws.fifty-moves")
    ]


@pytest.mark.parametrize(
    ("files", "seen"),
    [
        (without(FEATURE), "no feature"),
        (without(PAGE), "no page"),
        (without(TOML), "no chapter has this address"),
        (replaced(TOML, '"chess.fifty-moves"', '"chess.draws"'), "its file is the address of"),
        (replaced(TOML, "informative", "normative"), "chess.fifty-moves.name: no scenario"),
        (replaced(PAGE, "rule:chapter", "rule:clause"), "not on the page of its chapter"),
        (replaced(FEATURE, "@chess.fifty-moves.claim", "@slow"), "no clause of its chapter"),
        (replaced(FEATURE, "claim", "clam"), "unknown clause chess.fifty-moves.clam"),
        (
            replaced(FEATURE, "    Scenario: Fifty moves went by\n              Given a board", ""),
            "chess.fifty-moves.claim: no scenario",
        ),
        (replaced(CODE, "claim", "clam"), "unknown clause chess.fifty-moves.clam"),
        (moved(DEEP_FEATURE, FEATURE), "draws.fifty-moves: no feature"),
        (moved(DEEP_FEATURE, FEATURE), "no chapter has this address"),
        (moved(DEEP_PAGE, PAGE), "draws.fifty-moves: no page"),
        (moved(DEEP_CODE, CODE), "chess/fifty_moves.py: no chapter; its place is engine/"),
        (moved(DEEP_TOML, TOML), "its file is the address of chess.fifty-moves"),
        (deeper(DEEP_CODE, "claim", "clam"), "unknown clause chess.draws.fifty-moves.clam"),
        (deeper(DEEP_FEATURE, "claim", "clam"), "chess.draws.fifty-moves.claim: no scenario"),
        (deeper(BOOK, "fifty-moves", "other"), "draws.fifty-moves: the book does not name it"),
    ],
)
def test_a_broken_tree_is_seen(tmp_path: Path, files: dict[str, str], seen: str) -> None:
    assert [fault for fault in faults(plant(tmp_path, files)) if seen in fault]


@pytest.mark.parametrize(
    ("change", "seen"),
    [
        (lambda text: "", "never reviewed"),
        (lambda text: text + '"chess.fifty-moves.old" = "00"\n', "no such clause"),
        (lambda text: text.replace('= "', '= "0'), "its text changed"),
    ],
)
def test_a_missing_review_is_seen(tmp_path: Path, change: Callable[[str], str], seen: str) -> None:
    path = plant(tmp_path, SMALL) / "features" / "reviewed.toml"
    path.write_text(change(path.read_text()))
    assert [fault for fault in unreviewed(tmp_path) if seen in fault]
