"""A feature while it is being written: how a step may go on, and what stands where."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from whichside_rules import ask
from whichside_rules.scenarios.editing import (
    Sheet,
    failing,
    marks,
    of_clause,
    of_sentence,
)
from whichside_rules.scenarios.translation import Untranslatable, translate, translate_text
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.agreement import put
from whichside_rules.vocabulary.in_other_words.completing import Suggestion, parted, suggestions
from whichside_rules.vocabulary.registry import Sentence, Slot

ROOT = Path(__file__).resolve().parents[2]
HERE = Path("question.feature")
SENTENCES = load().listed()


def sheet(text: str, path: Path = HERE) -> Sheet:
    return Sheet(text, path, load())


def example(sentence: Sentence, pattern: str, language: str) -> str | None:
    """A sentence with something in each of its places, if examples of all are known."""
    for field, slot in sentence.slots(pattern).items():
        said = slot.example(language)
        if said == "...":
            return None
        pattern = put(pattern, field, said)
    return pattern.replace("{{", "{").replace("}}", "}")


def misfits(sentence: Sentence, language: str) -> Iterator[str]:
    """The beginnings of a sentence after which it is not proposed.

    Once its last place is begun there is nothing left to propose, unless names are known.
    """
    for spoken, pattern in sentence.patterns():
        said = example(sentence, pattern, language) if spoken == language else None
        words = said.split(" ") if said else []
        before, last = parted(sentence, pattern)[-1], [*sentence.slots(pattern).values()][-1:]
        open_end = len(last[0].example(language)) if not before and last else 0
        for end in range(len(words)):
            begun = " ".join(words[:end]) + (" " if end else "")
            found = suggestions([sentence], sentence.kind, begun, language)
            if pattern not in [one.pattern for one in found] and (
                not said or len(begun) <= len(said) - open_end
            ):
                yield f"{begun!r} of {pattern!r}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sentence_can_be_said_to_its_end(language: str) -> None:
    assert [one for each in SENTENCES for one in misfits(each, language)] == []


def test_a_beginning_that_is_none_is_seen() -> None:
    (one,) = (each for each in SENTENCES if "Savings are {n:Number} dollars" in each.en[:1])
    assert suggestions([one], "then", "Savings is", "en") == []
    assert suggestions([one], "then", "Savings are many", "en") == []
    assert suggestions([one], "given", "Savings are", "en") == []
    assert suggestions([one], "then", "Savings are", "fr") == []


def whole(one: Suggestion) -> str:
    return one.said + "".join(
        f"[{each.field}]" if isinstance(each, Slot) else each for each in one.rest
    )


def test_the_nearest_come_first_and_names_are_completed() -> None:
    found = suggestions(SENTENCES, "when", "a worker acts at the Print", "en")
    assert whole(found[0]) == "a worker acts at the Printing Press"
    found = suggestions(SENTENCES, "then", "Savings are 2 d", "en")
    assert [whole(one) for one in found] == ["Savings are 2 dollars", "Savings are 2 dollar"]
    assert suggestions(SENTENCES, "then", "Savings are 2 dollars", "en") == []
    straight, curly = (
        [whole(one) for one in suggestions(SENTENCES, "then", said, "fr")]
        for said in ("l'Économie est d", "l’Économie est d")
    )
    assert straight == curly
    assert "l'Économie est de [n] $" in straight


def test_a_sentence_is_found_by_any_of_its_words() -> None:
    found = [whole(one) for one in suggestions(SENTENCES, "then", "dollars savings", "en")]
    assert "Savings are [n] dollars" in found
    assert not any(
        "zyzzyva" not in whole(one) for one in suggestions(SENTENCES, "then", "zyzzyva", "en")
    )
    begun = [whole(one) for one in suggestions(SENTENCES, "then", "Savings", "en")]
    assert begun[0].startswith("Savings")
    assert len(begun) == len(set(begun))


def test_what_is_said_in_other_words_is_explained() -> None:
    text = "Feature: x\n\n  Scenario: y\n    Given a postal game\n    Then we own 2 dollars\n"
    found = sheet(text)
    assert found.problems == []
    (step,) = found.steps(4, 4)
    (match,) = found.meanings(step)
    assert match.sentence.about("en") == "The Savings, in dollars."
    assert found.meant(step) == []


def test_a_pattern_is_parted_into_words_and_places() -> None:
    (one,) = (each for each in SENTENCES if "Savings are {n:Number} dollars" in each.en[:1])
    before, place, after = parted(one, one.en[0])
    assert (before, after) == ("Savings are ", " dollars")
    assert isinstance(place, Slot)


FEATURE = """\
Feature: Two games

  Background:
    Given a postal game

  Scenario: One
    And Savings of 2 dollars
    \"\"\"
    Then Savings are 1 dollars
    \"\"\"
    Then Savings are
    But it is

  @anarchy.draw.choice
  Scenario Outline: Two
    When <who> draws

    Examples:
      | who |
      | somebody |

  @postal.debt.definition
  Rule: Three

    Scenario: Four
      * Savings of 2 dollars
"""


def line_of(words: str) -> int:
    return next(n for n, line in enumerate(FEATURE.splitlines()) if words in line)


def test_lines_are_read_as_they_stand() -> None:
    found = sheet(FEATURE)
    kinds = {one.text: one.kind for one in found.steps(0, 100)}
    assert kinds == {
        "a postal game": "given",
        "Savings of 2 dollars": "given",
        "Savings are": "then",
        "it is": "then",
        "<who> draws": "when",
    }
    assert found.step(line_of("Then Savings are 1")) is None  # a text block
    assert found.step(0) is None
    outlined = found.step(line_of("<who>"))
    assert outlined is not None
    assert found.filled(outlined) == "somebody draws"


@pytest.mark.parametrize(
    ("words", "game"),
    [("Feature", "postal"), ("it is", "postal"), ("<who>", "anarchy"), ("* Savings", "postal")],
)
def test_the_game_of_a_line(words: str, game: str) -> None:
    assert sheet(FEATURE).game(line_of(words)) == game


def test_nothing_names_the_game_but_the_folder_may() -> None:
    text = "Feature: x\n\n  Scenario: y\n    Given a postal game"
    assert sheet(text).game(3) == "postal"
    assert sheet(text).game(3, besides=3) is None
    assert sheet(text, Path("anarchy/x.feature")).game(3, besides=3) == "anarchy"
    assert sheet("").game(0) is None


def test_a_step_is_completed_at_its_end_only() -> None:
    found = sheet(FEATURE)
    line = next(n for n, one in enumerate(found.lines) if one.strip() == "Then Savings are")
    assert found.ways(line, len(found.lines[line])) is not None
    assert found.ways(line, len(found.lines[line]) - 3) is None
    assert found.ways(0, 3) is None
    assert sheet("").ways(0, 0) is None


def test_keywords_and_tags_that_are_begun() -> None:
    assert sheet("  Scena").keywords(0, 7)[:2] == ["Scenario: ", "Scenario Outline: "]
    assert sheet("  Given x").keywords(0, 4) == []
    found = sheet("@postal.debt.def x").tags(0, 16)
    assert [one.id for one in found] == ["postal.debt.definition"]
    assert sheet("  @nothing").tags(0, 4) == []
    assert sheet("x @postal").tags(0, 5) == []


def test_what_is_meant_is_what_the_check_names() -> None:
    text = (
        "Feature: x\n\n  Scenario: y\n    Given a postal game\n    Then Savings zyzzyva 3 dollars\n"
    )
    found = sheet(text)
    (said,) = [one.message for one in found.problems]
    (step,) = found.steps(4, 4)
    assert found.meant(step)
    assert all(one in said for one in found.meant(step))
    (fine,) = found.steps(3, 3)
    assert found.meant(fine) == []


GOOD = "Feature: x\n\n  Scenario: y\n    Given a postal game\n    Then Savings are 2 dollars\n"
BAD = "\n  @postal.debt.definition\n  Scenario: z\n    Given a postal game\n    Then we zyzzyva\n"


def test_what_is_understood_keeps_its_lines() -> None:
    assert sheet(GOOD).understood == GOOD
    found = sheet(GOOD + BAD + GOOD.removeprefix("Feature: x\n").replace("y", "v")).understood
    assert found is not None
    assert found.splitlines()[:5] == GOOD.splitlines()
    assert found.splitlines()[5:10] == [""] * 5
    assert "Scenario: v" in found
    left = sheet(f"Feature: x\n{BAD}").understood
    assert left is not None
    assert ask(left).verdict == "not understood"
    background = "Feature: x\n\n  Background:\n    Given we zyzzyva\n"
    assert sheet(background + GOOD.removeprefix("Feature: x\n")).understood is None
    assert sheet("nonsense").understood is None
    assert sheet("").understood is None


def test_a_clause_at_length_and_where_it_stands() -> None:
    told, place = of_clause("postal.R-2", "en") or (None, None)
    assert told is None
    told, place = of_clause("postal.offensive.6", "fr") or ("", None)
    assert "Lecture postal.R-2 : " in told
    assert "(par défaut)" in told
    assert place is not None
    assert place.path.read_text("utf-8").splitlines()[place.line] == 'id = "postal.offensive.6"'


def test_every_sentence_leads_to_its_function() -> None:
    for sentence in SENTENCES:
        said = next(
            (text for text in (example(sentence, p, "en") for p in sentence.en) if text), ""
        )
        for match in load().sentences.of(sentence.game).match(sentence.kind, said)[:1]:
            told, place = of_sentence(match, "fr")
            assert sentence.about("fr") in told or match.sentence is not sentence
            assert place is not None
            assert place.line < len(place.path.read_text("utf-8").splitlines())


def test_what_came_of_asking_stands_beside_each_scenario() -> None:
    path = ROOT / "features" / "postal" / "debt.feature"
    verdict = ask(path.read_text("utf-8"))
    found = marks(verdict)
    assert [one.line + 1 for one in found] == sorted({one.line for one in verdict.rulings})
    assert all(one.holds and one.told for one in found)
    assert any(one.label.startswith("3 holds") or one.label.startswith("holds") for one in found)
    assert [*failing(verdict)] == []
    wrong = ask(
        "Feature: x\n  Scenario: y\n    Given a postal game\n    And Savings of 2 dollars\n"
        "    Then Savings are 3 dollars\n"
    )
    (mark,) = marks(wrong)
    assert not mark.holds
    assert mark.label.startswith("FAILS")
    assert [line for line, _ in failing(wrong)] == [4]
    assert marks(ask("nonsense")) == []


def test_a_text_is_told_as_its_file_is() -> None:
    path = ROOT / "features" / "postal" / "debt.feature"
    assert translate_text(path.read_text("utf-8"), path, "fr") == translate(path, "fr")
    with pytest.raises(Untranslatable, match="nonsense"):
        translate_text("nonsense", Path("nonsense.feature"), "fr")
