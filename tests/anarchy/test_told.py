"""What the cards, zones and tables of the box say is told from the content that the rules read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.changed import changes, same
from whichside_rules import anarchy
from whichside_rules.anarchy.engine.content import AnarchyContent
from whichside_rules.anarchy.table.told import tell
from whichside_rules.kernel.files.telling import Telling

BOX = anarchy.default_content()
UNTOLD = ("id", "x", "y", "name.en", "name.fr")
"""Where a name stands on the map is no rule; a name has another text in each language."""


def first(group: str, one: Any) -> Telling:
    """A thing of that group, told as the only one of the box."""
    only: dict[str, Any] = {"cards": BOX.cards[:1], "companies": BOX.companies[:2], group: (one,)}
    if group == "companies":
        only[group] = (one, BOX.companies[1])
    told = tell(replace(BOX, **only), anarchy.sheet())
    return next(thing for thing in told if thing.key == f"{group}.{one.id}")


def test_whatever_changes_a_thing_changes_its_words() -> None:
    tried = 0
    for group in ("cards", "zones", "companies"):
        things = {getattr(one, "kind", group): one for one in getattr(BOX, group)}
        for one in things.values():
            before = first(group, one).text
            for path, other in changes(one):
                if path not in UNTOLD:
                    assert same(before, first(group, other).text) == [], (group, one.id, path)
                    tried += 1
    assert tried > 60


def words(content: AnarchyContent) -> list[str]:
    return [one.text.en for one in tell(content, anarchy.sheet())]


def test_the_tables_are_told_from_their_numbers() -> None:
    before = words(BOX)
    for path, other in changes(BOX.losses):
        assert words(replace(BOX, losses=other)) != before, path
    assert words(replace(BOX, prices=(*BOX.prices[:-1], 46))) != before


def test_goods_follow_only_who_bears_a_crown() -> None:
    indigo = anarchy.what_it_does("bayana-indigo")
    assert "it follows every leader of its zone who has a crown" in [
        p.text.en for p in indigo.parts
    ]


def test_every_number_says_where_it_comes_from() -> None:
    card = anarchy.what_it_does("imad-ul-mulk")
    said = {part.text.en: part.provenance for part in card.parts}
    assert said["it follows nobody and can only lead"] == "stated"
    assert said["number 2, with which it can lead a government"] == "stand-in"
    bill = anarchy.what_it_does("losses.defender_0").parts[0]
    assert bill.text.en == "the defender wins, and each side loses 3 cards"
    assert (bill.provenance, bill.clauses) == ("stated", ("anarchy.war.butchers-bill.defender-0",))
