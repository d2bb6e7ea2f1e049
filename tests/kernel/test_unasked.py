"""What was done without asking: who watches hears of it, and a refusal says so."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation
from whichside_rules.kernel.playing.unasked import Unasked, noted, refused_as_done, watching

QUESTION = Text("Which?", "Lequel ?")
NOT_NOW = Violation(
    "postal.debt.definition", Text("Not now.", "Pas maintenant."), Text("What now?", "Et donc ?")
)


class Told:
    """An event that says itself."""

    def say(self, language: str = "en") -> str:
        """What happened."""
        return "Ann pays." if language == "en" else "Ann paie."


def _draft() -> tuple[Any, list[Any]]:
    events: list[Any] = []
    tell: Callable[[Any], None] = events.append
    return SimpleNamespace(tell=tell), events


def test_who_watches_hears_of_the_move_in_the_words_of_what_it_did() -> None:
    draft, events = _draft()
    tell = draft.tell
    with watching() as found, noted(draft, "pay", QUESTION):
        draft.tell(Told())
    assert found == [Unasked("pay", Text("Ann pays.", "Ann paie."))]
    assert len(events) == 1
    assert draft.tell == tell


def test_what_tells_nothing_is_known_by_its_question() -> None:
    draft, _ = _draft()
    with watching() as found, noted(draft, "pay", QUESTION):
        pass
    assert found == [Unasked("pay", QUESTION)]


def test_without_anybody_who_watches_nothing_is_kept() -> None:
    draft, events = _draft()
    with watching() as found:
        pass
    with noted(draft, "pay", QUESTION):
        draft.tell(Told())
    assert found == []
    assert len(events) == 1


def test_a_refusal_of_what_was_done_says_so_in_both_languages() -> None:
    done = [Unasked("pay", Text("Ann pays.", "Ann paie."))]
    (said,) = refused_as_done(IllegalAction("pay", (NOT_NOW,)), done).violations
    assert said.clause == NOT_NOW.clause
    assert said.say("en").startswith("Ann pays. This had only one way and was done unasked.")
    assert "Leave this step out. What now?" in said.say("en")
    assert said.say("fr").startswith("Ann paie. Il n'y avait qu'une façon")
    assert "Ôtez cette étape. Et donc ?" in said.say("fr")


def test_a_refusal_of_anything_else_stays_as_it_is() -> None:
    refusal = IllegalAction("sell", (NOT_NOW,))
    assert refused_as_done(refusal, [Unasked("pay", QUESTION)]) is refusal
