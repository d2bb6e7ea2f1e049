"""Every sentence of the vocabulary is said by some feature, in English and in French."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from whichside_rules.kernel.book.rulebook import unfinished
from whichside_rules.scenarios.lint import fill
from whichside_rules.scenarios.source import read
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.registry import KINDS, Kind, Registry, readable

ROOT = Path(__file__).resolve().parents[2]
QUOTED = re.compile(r'"([^"]+)"|«\s*([^»]+?)\s*»')


def said(root: Path, path: Path) -> Iterator[tuple[str, Kind, str]]:
    """Every step of a feature as it is performed, and what stands in quotation marks in it.

    Before each stands the game: the first folder, however deep the chapter lies.
    """
    game = path.relative_to(root).parts[0]
    feature, _ = read(path)
    assert feature is not None, path
    for scenario in feature.scenarios:
        for step in (*scenario.background, *scenario.steps):
            for row in scenario.rows or (None,):
                text = fill(step.text, row) if row else step.text
                assert step.kind is not None
                yield game, step.kind, text
                for found in QUOTED.finditer(text):
                    for kind in KINDS[1:]:
                        yield game, kind, found[1] or found[2]


def unused(sentences: Registry, root: Path) -> tuple[list[str], list[str]]:
    """Functions that no feature calls in one of the languages, and alternatives nobody says."""
    features = sorted(root.glob("*/**/*.feature"))
    used: set[tuple[str, str, str]] = set()
    for game, kind, text in {one for path in features for one in said(root, path)}:
        matches = sentences.of(game).match(kind, text)
        used |= {(kind, match.sentence.name, match.pattern) for match in matches}
    functions, alternatives = [], []
    for sentence in sentences:
        for language, patterns in (("en", sentence.en), ("fr", sentence.fr)):
            idle = [one for one in patterns if (sentence.kind, sentence.name, one) not in used]
            if len(idle) == len(patterns):
                functions.append(
                    f"{sentence.name} ({language}): {sentence.kind} {readable(patterns[0])}"
                )
            else:
                alternatives += [
                    f"{sentence.name} ({language}): {sentence.kind} {readable(one)}" for one in idle
                ]
    return functions, alternatives


def undescribed(sentences: Registry) -> list[str]:
    """Sentences without a description, or with one that nobody wrote in French."""
    return [one.name for one in sentences if not one.doc or one.about("fr") == one.doc]


def needless(sentences: Registry) -> list[str]:
    """Descriptions in French of what no sentence says any more."""
    written = {
        one["en"]
        for file in (ROOT / "whichside_rules" / "vocabulary").rglob("descriptions.toml")
        for one in tomllib.loads(file.read_text(encoding="utf-8"))["description"]
    }
    return sorted(written - {one.doc for one in sentences})


def test_every_sentence_is_described_in_both_languages() -> None:
    assert undescribed(load().sentences) == []
    assert needless(load().sentences) == []


def test_a_description_that_is_missing_or_left_over_is_found() -> None:
    few = Registry()

    @few.then(en="the cat purrs", fr="le chat ronronne")
    def purrs(world: object) -> None:
        """How loud it is."""

    (found,) = undescribed(few)
    assert found.endswith("purrs")
    assert "The last move was accepted." in needless(few)


def test_every_sentence_is_said_in_both_languages() -> None:
    functions, _ = unused(load().sentences, ROOT / "features")
    written = tuple(f"whichside_rules.vocabulary.{game}." for game in unfinished())
    assert [one for one in functions if not one.startswith(written)] == []


def test_a_sentence_that_nobody_says_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "chess" / "small.feature"
    path.parent.mkdir()
    path.write_text(
        "Feature: Small\n  Scenario Outline: One\n    Given <n> cubes\n"
        '    Then "cubes are rolled" is legal\n    Examples:\n      | n |\n      | 2 |\n',
        encoding="utf-8",
    )
    small = Registry()

    @small.given(en=("{n} cubes", "cubes: {n}"), fr="{n} cubes")
    def cubes(world: object, n: str) -> None: ...

    @small.when(en="cubes are rolled", fr="les cubes sont lancés")
    def rolled(world: object) -> None: ...

    @small.then(en="{step} is legal", fr="{step} est légal")
    def legal(world: object, step: str) -> None: ...

    functions, alternatives = unused(small, tmp_path)
    assert [one.partition(" (")[2][:2] for one in functions] == ["fr", "fr"]
    assert len(alternatives) == 1
    assert "cubes: [n]" in alternatives[0]


def test_a_chapter_in_a_folder_counts_for_its_game(tmp_path: Path) -> None:
    path = tmp_path / "chess" / "ending" / "mate.feature"
    path.parent.mkdir(parents=True)
    path.write_text(
        "Feature: Mate\n  Scenario: One\n    When kings meet\n    When queens meet\n",
        encoding="utf-8",
    )
    chess, ending = Registry(game="chess"), Registry(game="ending")
    chess.when(en="kings meet", fr="les rois se croisent")(lambda world: None)
    ending.when(en="queens meet", fr="les reines se croisent")(lambda world: None)

    functions, _ = unused(chess + ending, tmp_path)
    english = [one for one in functions if " (en): " in one]
    assert [one.rpartition(": when ")[2] for one in english] == ["queens meet"]
