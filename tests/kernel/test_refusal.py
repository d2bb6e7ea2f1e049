"""Refusals keep what they are about, in a message and in a pickle."""

from __future__ import annotations

import pickle

import pytest

from whichside_rules import postal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.refusal import (
    IllegalAction,
    ImpossiblePosition,
    MissingContent,
    Violation,
)

ONE = Violation(
    "postal.turn.order", Text("Not now.", "Pas maintenant."), Text("Wait.", "Patience.")
)
TWO = Violation("postal.debt.definition", Text("No.", "Non."), Text("Pay.", "Payez."))


def test_a_violation_speaks_both_languages() -> None:
    assert ONE.say() == "Not now. Wait. [postal.turn.order]"
    assert ONE.say("fr") == "Pas maintenant. Patience. [postal.turn.order]"


def test_an_illegal_action_names_every_clause() -> None:
    refusal = IllegalAction("a move", [ONE, TWO])
    assert isinstance(refusal, ValueError)
    assert refusal.violations == (ONE, TWO)
    assert str(refusal) == f"{ONE.say()}; {TWO.say()}"


def test_refusals_survive_a_pickle() -> None:
    illegal = pickle.loads(pickle.dumps(IllegalAction(postal.Pay(), (ONE,))))
    assert (illegal.action, illegal.violations) == (postal.Pay(), (ONE,))
    missing = pickle.loads(pickle.dumps(MissingContent("last_box.risk")))
    assert missing.datum == "last_box.risk"
    assert "last_box.risk" in str(missing)
    impossible = pickle.loads(pickle.dumps(ImpossiblePosition("no such table")))
    assert str(impossible) == "no such table"


def test_kinds_of_refusal_are_kept_apart() -> None:
    kinds: list[type[Exception]] = [IllegalAction, MissingContent, ImpossiblePosition]
    for one in kinds:
        assert not any(issubclass(one, other) for other in kinds if other is not one)


def test_refusals_for_a_game_that_cannot_begin() -> None:
    with pytest.raises(IllegalAction) as refusal:
        postal.new_game(postal.Setup(players=2))
    assert [one.clause for one in refusal.value.violations] == ["postal.meta.player-count"]
