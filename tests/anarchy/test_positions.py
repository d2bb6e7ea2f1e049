"""Positions that programs give: which a table can show, at the edges where no scenario stands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from whichside_rules import anarchy
from whichside_rules.anarchy.engine.tasks import Accompany, Destroy, Reply
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import altered

SETUP = anarchy.Setup()
CARDS = SETUP.content.card_ids
MIXED = anarchy.Setup(readings=anarchy.Readings(empty_deck="reshuffle"))


def refusal(**given: Any) -> str:
    with pytest.raises(ImpossiblePosition) as refused:
        anarchy.position(**given)
    return str(refused.value)


@pytest.mark.parametrize(("discarded", "may_be"), [(0, True), (1, True), (2, False)])
def test_while_cards_are_drawn_an_empty_pile_was_mixed_from_more_than_one(
    discarded: int, may_be: bool
) -> None:
    given: dict[str, Any] = {
        "setup": MIXED,
        "phase": "draw",
        "hands": {"violet": CARDS[discarded:]},
        "discard": CARDS[:discarded],
    }
    if may_be:
        assert not anarchy.position(**given).deck
    else:
        assert f"{discarded} cards" in refusal(**given)
        kept = anarchy.position(**given | {"setup": SETUP})
        assert len(kept.discard) == discarded


def test_whoever_laid_a_bid_in_the_last_war_plays() -> None:
    assert "'nobody' does not play" in refusal(turned_up={"violet": 1, "nobody": 2})


def crownless() -> tuple[anarchy.Setup, str]:
    """A box with a place that leads by its number alone, by the other option of R-3."""
    content, leader = SETUP.content, "surat"
    card = altered(content.card(leader), crowns=0)
    cards = tuple(card if one.id == leader else one for one in content.cards)
    readings = anarchy.Readings(leads="number")
    return replace(SETUP, content=altered(content, cards=cards), readings=readings), leader


def test_a_leader_without_a_crown_lies_alone_only_until_it_is_joined() -> None:
    setup, leader = crownless()
    given: dict[str, Any] = {"setup": setup, "melds": [("violet", [leader])], "player": "violet"}
    waiting = anarchy.position(**given, agenda=[Accompany.of("violet", leader)])
    assert anarchy.from_json(anarchy.to_json(waiting)) == waiting
    assert "anarchy.meld.single-card" in refusal(**given)


WAR: dict[str, Any] = {
    "phase": "war",
    "player": "violet",
    "melds": [("violet", ["haidar-ali"]), ("green", ["lohagad"])],
}


def test_what_is_destroyed_lies_in_the_zones_of_the_war() -> None:
    def doomed(*names: str) -> dict[str, Any]:
        battle = anarchy.Battle("violet", "green", "mysore", "pune", "violet", names)
        return WAR | {"battle": battle, "agenda": [Destroy.of()]}

    told = anarchy.position(**doomed("haidar-ali", "lohagad"))
    assert told.battle == doomed("haidar-ali", "lohagad")["battle"]
    assert "Surat" in refusal(**doomed("lohagad", "surat"))


def test_a_bid_lies_before_a_reply_only_where_there_is_no_war() -> None:
    """Without a war one thing is wrong with it, and nothing is said of the war there is not."""
    reply = Reply.of("green", "pune", "anarchy.war.defender-reinforces")
    given: dict[str, Any] = WAR | {"bids": {"violet": 1}, "agenda": [reply]}
    battle = anarchy.Battle("violet", "green", "mysore", "pune")
    in_war, without = refusal(**given | {"battle": battle}), refusal(**given)
    assert "anarchy.war.defender-reinforces" in in_war
    assert "anarchy.war.bid.decide-amount" in without
    assert "anarchy.war.defender-reinforces" not in without


def test_no_more_play_than_there_are_companies() -> None:
    few = altered(SETUP.content, companies=SETUP.content.companies[:5])
    with pytest.raises(InvalidValue, match="there are 5 companies; let no more play, or add some"):
        anarchy.Setup(content=few)


@pytest.mark.parametrize(("rupees", "may_be"), [(19, True), (20, False)])
def test_by_the_incomes_of_all_turns_who_has_enough_has_won(rupees: int, may_be: bool) -> None:
    setup = anarchy.Setup(readings=anarchy.Readings(victory="all-incomes"))
    given: dict[str, Any] = {"setup": setup, "taken": {"green": rupees}}
    if may_be:
        assert anarchy.position(**given).taken[1] == rupees
    else:
        assert refusal(**given).endswith("[anarchy.goal.twenty-income]")
