"""Asking in a process of its own: the same answer, bounded in time, and never for ever."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from whichside_rules import ask
from whichside_rules.scenarios.apart import Asker, TookTooLong, WasEnded

TABLE = """
Feature: Our table
  Scenario: Two dollars short
    Given a postal game
    And 3 healthy workers
    And Savings of 2 dollars
    When the Cost of Living is paid
    Then Savings are {} dollars
"""


@pytest.fixture(scope="module")
def asker() -> Iterator[Asker]:
    with Asker(seconds=60) as one:
        yield one


@pytest.mark.parametrize("text", [TABLE.format(0), TABLE.format(1), "nonsense", "", "é\u2028\n"])
def test_the_answer_is_that_of_the_function(asker: Asker, text: str) -> None:
    assert asker.ask(text) == ask(text)


def test_the_language_and_the_folder_are_handed_on(asker: Asker) -> None:
    said = "Fonctionnalité: x\n  Scénario: y\n    Alors la partie est perdue\n"
    found = asker.ask(said, "fr", Path("postal/x.feature"))
    assert found.language == "fr"
    assert [one.game for one in found.rulings] == ["postal"]
    assert [one.game for one in asker.ask(said, "fr").rulings] == [None]


def test_who_waits_too_long_is_told_and_may_ask_again(asker: Asker) -> None:
    asker.ask("")
    asker.seconds = 0.0
    with pytest.raises(TookTooLong, match="within 0 seconds"):
        asker.ask(TABLE.format(0))
    asker.seconds = 60
    assert asker.ask(TABLE.format(0)).verdict == "holds"


def test_who_waits_for_a_process_that_ends_is_told(asker: Asker) -> None:
    asker.ask("")
    process = asker._process
    assert process is not None
    told: list[str] = []

    def wait() -> None:
        try:
            asker._answer(60)
        except WasEnded as error:
            told.append(str(error))

    waiting = Thread(target=wait)
    waiting.start()
    process.kill()
    waiting.join()
    assert told == ["the process that asks the rules has ended"]
    assert process.poll() is not None
