"""What the spaces and the rest of the board do is told from what the rules do with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.changed import changes
from whichside_rules import postal
from whichside_rules.postal import action, gauge
from whichside_rules.postal.engine.content import PostalContent
from whichside_rules.postal.engine.moves import Choice
from whichside_rules.postal.engine.state import PostalDraft
from whichside_rules.postal.table.told import tell

BOX = postal.default_content()
SET_UP = ("cubes.", "start.")
"""What the set-up puts on the board is no thing that does something."""


def words(content: PostalContent) -> tuple[tuple[str, str], ...]:
    told = [one.text for one in tell(content, postal.sheet())]
    return tuple(zip(*((one.en, one.fr) for one in told), strict=True))


def test_whatever_changes_the_content_changes_its_words() -> None:
    before, tried = words(BOX), 0
    for path, other in changes(BOX):
        ids = path.endswith(".id") or (path == "means" and len(other.means) > len(BOX.means))
        if path.startswith(SET_UP) or ids:
            continue
        now = words(other)
        assert (now[0] == before[0], now[1] == before[1]) == (False, False), path
        tried += 1
    assert tried > 60


def test_what_an_action_does_besides_is_told_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    before = postal.what_it_does("spaces.tenderloin").text

    def worse(draft: PostalDraft, choice: Choice | None) -> None:
        action.tenderloin(draft, choice)
        gauge.raise_gauge(draft, "risk", "postal.action.docks.risk-up")

    monkeypatch.setitem(action.ACTIONS, "tenderloin", worse)
    told = next(one for one in tell(BOX, postal.sheet()) if one.key == "spaces.tenderloin")
    assert "Risk goes up by 1" in told.text.en
    assert "le Risque monte de 1" in told.text.fr.replace("Le Risque", "le Risque")
    assert told.text != before


def test_every_number_says_where_it_comes_from() -> None:
    docks = postal.what_it_does("spaces.east_river_docks")
    pay, risk, uses = docks.parts
    assert pay.text.en == "gain $3"
    assert (pay.provenance, pay.clauses) == ("stated", ("postal.action.docks.gain",))
    assert (risk.data, risk.clauses) == ((), ("postal.action.docks.risk-up",))
    assert uses.provenance == "stand-in"
    assert postal.what_it_does("8usd").parts[0].provenance == "implied"


def test_a_choice_tells_all_of_its_ways() -> None:
    lawyers = postal.what_it_does("liberal_lawyers")
    assert lawyers.parts[0].text.en == (
        "choose one of 2: (1) one prisoner is freed, (2) Police Threat goes down by 1"
    )
    assert "postal.action.lawyers.free" in lawyers.parts[0].clauses


def test_what_is_lost_in_a_picture_is_said_to_be() -> None:
    lost = replace(BOX, last_box=replace(BOX.last_box, risk=None))
    assert "lost picture" in postal.what_it_does("last_box.risk", lost).text.en


def test_the_smallest_and_the_dearest_boards_are_told() -> None:
    dear = replace(
        BOX,
        price=replace(BOX.price, printing_press=99),
        strength=replace(BOX.strength, last_box=2, two_dice=(1, 2)),
        last_box=replace(BOX.last_box, risk=1, unsanitary=1, police_threat=1),
        cubes=replace(BOX.cubes, workers=4),
    )
    told = {one.key: one.text.en for one in tell(dear, postal.sheet())}
    assert told["spaces.printing_press"].startswith("the Printing Press: pay $99. Gain 1 anar")
    assert told["results.6"] == (
        "die result 6: Employers' Strength goes up by 1, and as many turns are lost."
    )
