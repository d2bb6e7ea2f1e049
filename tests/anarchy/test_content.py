"""The content of The Anarchy: the shipped box, what the book says of it, and packs for it."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from whichside_rules.anarchy.engine.content import (
    ANY,
    CONTENT,
    KINDS,
    AnarchyContent,
    Card,
    Company,
    Zone,
    default_content,
    pack_content,
    pack_schema,
    read_pack,
    row_of,
    sheet,
)
from whichside_rules.kernel.files.content import stand_ins
from whichside_rules.kernel.files.sheet import Pack, PackError
from whichside_rules.kernel.values import memory

BOX = default_content()


def pack(data: dict[str, Any]) -> Pack:
    head = {"format": "whichside-pack/1", "game": "anarchy", "name": "mine"}
    return read_pack(json.dumps(head | {"data": data}), "mine.json", "json")


def mistakes(data: dict[str, Any]) -> tuple[str, ...]:
    return CONTENT.mistakes(pack(data))


def cards(*names: str) -> list[Card]:
    return [BOX.card(one) for one in names]


def melds_of(zone: str, size: int) -> Iterable[list[Card]]:
    """The governments of a zone with so many cards, the leader first."""
    there = cards(*BOX.cards_of(zone))
    for leader in there:
        if leader.number and leader.crowns:
            others = [one for one in there if one != leader and one.lists(leader.number)]
            for some in combinations(others, size - 1):
                yield [leader, *some]


def total(field: str, some: Iterable[Card]) -> int:
    return sum(getattr(one, field) for one in some)


# The shipped box ----------------------------------------------------------------------------------


def test_the_box_has_126_cards_in_16_sets_of_unequal_sizes() -> None:
    assert len(BOX.card_ids) == len(set(BOX.card_ids)) == len(BOX.cards) == 126
    assert len(BOX.zone_ids) == len(BOX.zones) == 16
    assert {len(BOX.cards_of(zone)) for zone in BOX.zone_ids} == {7, 8, 9}
    assert [one for zone in BOX.zone_ids for one in BOX.cards_of(zone)] == list(BOX.card_ids)
    assert sheet()["components.cards"].value == 126
    assert sheet()["components.sets"].value == 16


def test_a_zone_and_a_card_have_names_of_their_own_in_both_languages() -> None:
    things: tuple[Card | Zone | Company, ...] = (*BOX.cards, *BOX.zones, *BOX.companies)
    names = [one.name for one in things]
    for language in ("en", "fr"):
        told = [one.text.in_(language) for one in names]
        assert len(told) == len(set(told))
        assert all(one == one.strip() and one[:1] == one[:1].upper() for one in told)
    ids = [one.id for one in things]
    assert len(ids) == len(set(ids))


def test_every_zone_can_be_governed_by_several_and_has_an_army_and_wealth() -> None:
    for zone in BOX.zone_ids:
        there = cards(*BOX.cards_of(zone))
        kinds = Counter(one.kind for one in there)
        assert set(kinds) == set(KINDS), zone
        assert 3 <= sum(bool(one.number and one.crowns) for one in there) <= 5, zone
        assert max(total("chests", some) for some in melds_of(zone, 3)) >= 2, zone


def test_every_card_leads_or_follows_somebody() -> None:
    for card in BOX.cards:
        leaders = [one for one in cards(*BOX.cards_of(card.zone)) if one != card]
        follows = any(card.lists(one.number) for one in leaders)
        assert follows or (card.number and card.crowns), card.id


def test_armies_and_goods_follow_anybody_mostly() -> None:
    for kind in ("army", "goods"):
        some = [one for one in BOX.cards if one.kind == kind]
        assert sum(one.follows == ANY for one in some) > len(some) / 2


def test_symbols_suffice_for_games_that_end() -> None:
    best = sum(
        max(total("chests", some) for n in range(1, 10) for some in melds_of(zone, n))
        for zone in BOX.zone_ids
    )
    assert best >= 3 * BOX.goal
    assert 60 <= total("chests", BOX.cards) <= 80


def test_the_map_is_one_piece_and_borders_have_two_sides() -> None:
    for zone in BOX.zone_ids:
        assert BOX.neighbours(zone)
        for name in BOX.neighbours(zone):
            assert name != zone
            assert zone in BOX.neighbours(name)
    seen = {BOX.zone_ids[0]}
    while new := {one for zone in seen for one in BOX.neighbours(zone)} - seen:
        seen |= new
    assert seen == set(BOX.zone_ids)
    places = [(one.x, one.y) for one in BOX.zones]
    assert len(set(places)) == len(places)


def test_the_tables_of_the_book() -> None:
    assert BOX.prices == tuple(n * (n - 1) // 2 for n in range(1, 11))
    assert [BOX.losses.of(bill) for bill in range(4, -5, -1)] == [0, 0, 1, 2, 3, 2, 1, 0, 0]
    assert [row_of(bill) for bill in (99, 3, 2, 1)] == [
        "attacker_gt2",
        "attacker_gt2",
        "attacker_2",
        "attacker_1",
    ]
    assert [row_of(bill) for bill in (0, -1, -2, -3, -99)] == [
        "defender_0",
        "defender_minus1",
        "defender_minus2",
        "defender_lt_minus2",
        "defender_lt_minus2",
    ]
    assert (BOX.least_players, BOX.most_players, BOX.hand, BOX.rupees, BOX.goal) == (
        2,
        6,
        10,
        10,
        20,
    )
    assert {4, 5} <= set(BOX.money)
    companies = {one.id: one.name for one in BOX.companies}
    assert companies["violet"].en.startswith("Dutch")
    assert "portugaise" in companies["green"].fr


def test_every_datum_says_where_it_comes_from() -> None:
    for one in sheet():
        assert one.provenance in ("stated", "implied", "stand-in"), one.key
        assert bool(one.why) == (one.provenance != "stated"), one.key
        assert one.lines or one.provenance == "stand-in", one.key
    said = {one.key: one.provenance for one in sheet() if one.key.startswith("cards.")}
    assert said["cards.imad-ul-mulk.follows"] == "stated"
    assert said["cards.zabita-khan.crowns"] == "implied"
    assert said["cards.zabita-khan.number"] == "stand-in"
    found = stand_ins(BOX, ["rohillas"])["cards.rohillas"]
    assert "swords" in found
    assert "zone" not in found


def test_order_and_look_ups_are_the_same_without_memory() -> None:
    with memory.off():
        assert BOX.card_ids == default_content().card_ids
        assert BOX.neighbours("mysore") == ("pune", "hyderabad", "carnatic", "malabar")
        assert BOX.card("rohillas").zone == "mughals"
        assert BOX.zone_order["punjab"] == 1
    numbers = [BOX.card(one).number or 10 for one in BOX.cards_of("mysore")]
    assert numbers == sorted(numbers)


def test_content_is_copied_and_pickled() -> None:
    assert BOX.card_ids
    for other in (deepcopy(BOX), pickle.loads(pickle.dumps(BOX))):
        assert other == BOX
        assert hash(other) == hash(BOX)
        assert other.card_ids == BOX.card_ids


# What the text says of cards by name --------------------------------------------------------------


def test_the_dutch_open_with_zabita_khan_and_the_rohillas() -> None:
    zabita, rohillas = cards("zabita-khan", "rohillas")
    assert rohillas.lists(zabita.number)
    assert total("crowns", (zabita, rohillas)) == 1
    assert total("chests", (zabita, rohillas)) == 1
    alone = [one for one in BOX.cards if one.number and one.crowns and one.chests == 1]
    assert len({one.zone for one in alone} - {"mughals"}) >= 2


def test_shah_alam_overthrows_them_with_three_crowns_and_none_of_the_others_joins() -> None:
    shah_alam = BOX.card("shah-alam")
    crowns = {total("crowns", some) for n in (2, 3) for some in melds_of("mughals", n)
              if some[0] == shah_alam}  # fmt: skip
    assert 3 in crowns
    for name in ("zabita-khan", "rohillas", "imad-ul-mulk"):
        assert not BOX.card(name).lists(shah_alam.number)
    imad = BOX.card("imad-ul-mulk")
    assert imad.follows == ()
    assert imad.number
    followers = [one for one in cards(*BOX.cards_of("mughals")) if one.lists(imad.number)]
    assert len(followers) <= 3


def test_two_rulers_of_the_carnatic_do_not_follow_each_other() -> None:
    rulers = [one for one in cards(*BOX.cards_of("carnatic")) if one.kind == "leader"]
    assert any(
        not one.lists(other.number) and not other.lists(one.number)
        for one, other in combinations(rulers, 2)
    )


def test_the_war_of_pune_can_be_fought() -> None:
    assert "pune" in BOX.neighbours("mysore")
    assert any(total("swords", some) == 3 for some in melds_of("mysore", 2))
    pune = [
        some
        for some in melds_of("pune", 2)
        if (total("swords", some), total("castles", some)) == (1, 0)
        and BOX.card("lohagad") not in some
    ]
    assert pune
    assert [BOX.card("lohagad")] in melds_of("pune", 1)


def test_the_english_can_have_five_governments_with_three_chests() -> None:
    alone = {zone: {total("chests", some) for some in melds_of(zone, 1)} for zone in BOX.zone_ids}
    assert sum(1 in chests for chests in alone.values()) >= 3
    assert sum(chests == {0} or 0 in chests for chests in alone.values()) >= 5


def test_a_place_can_be_all_that_the_first_picture_shows() -> None:
    assert any(
        one.kind == "place"
        and one.number
        and one.follows
        and (one.crowns, one.castles, one.swords, one.chests) == (1, 1, 0, 1)
        for one in BOX.cards
    )


# Packs --------------------------------------------------------------------------------------------

TEN: list[tuple[dict[str, Any], str]] = [
    ({"cards": {"lahore": {"crowns": 10}}}, "cards.lahore.crowns is 10: it is 9 or less"),
    (
        {"cards": {"barabati": {"chest": 1}}},
        "cards.barabati.chest is 1: there is no such field; did you mean chests?",
    ),
    (
        {"cards": {"surat": {"zone": "gujrat"}}},
        "cards.surat.zone is 'gujrat': there is no zone 'gujrat'; did you mean gujarat?",
    ),
    (
        {"cards": {"tipu-sultan": {"number": 1}}},
        "cards.tipu-sultan.number is 1: the number of 'haidar-ali' of mysore too; give each "
        "card of a zone a number of its own",
    ),
    (
        {"cards": {"najaf-khan": {"follows": [1, 8]}}},
        "cards.najaf-khan.follows is [1, 8]: no card of mughals has the number 8; the numbers "
        "there are 1, 2, 3, 4, 5",
    ),
    (
        {"cards": {"pindaris": {"crowns": 1}}},
        "cards.pindaris.crowns is 1: the kind 'army' is without 'crowns'; leave it out, or give "
        "the card another kind",
    ),
    (
        {"cards": {"malwa-opium": {"swords": 2}}},
        "cards.malwa-opium.swords is 2: the kind 'goods' is without 'swords'; leave it out, or "
        "give the card another kind",
    ),
    (
        {"cards": {"nairs": {"follows": []}}},
        "cards.nairs.follows is []: it bears no number and follows nobody, so that it could never "
        "be played; give it a number, or the numbers that it follows",
    ),
    (
        {"cards": {"rohillas": {"follows": "any"}}},
        "cards.rohillas.follows is 'any': by the book this card does not follow Shah Alam; leave "
        "out the number 1 [anarchy.example.portuguese-coup.leftovers]",
    ),
    (
        {"zones": {"sindh": {"neighbours": ["punjab", "rajputana"]}}},
        "zones.sindh.neighbours is ['punjab', 'rajputana']: the border with 'gujarat' is "
        "named there only; name it here as well, or in neither",
    ),
]


def merged(some: Iterable[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for data in some:
        for group, entries in data.items():
            for name, fields in entries.items():
                found.setdefault(group, {}).setdefault(name, {}).update(fields)
    return found


@pytest.mark.parametrize(("data", "told"), TEN, ids=[told.split(" is ")[0] for _, told in TEN])
def test_a_mistake_is_told_with_its_card_its_field_and_what_to_do(
    data: dict[str, Any], told: str
) -> None:
    assert mistakes(data) == (told,)
    with pytest.raises(PackError, match="pack 'mine'"):
        pack_content(pack(data))


def test_ten_mistakes_are_ten_errors_at_once() -> None:
    assert sorted(mistakes(merged(data for data, _ in TEN))) == sorted(told for _, told in TEN)


ALSO: list[tuple[dict[str, Any], str]] = [
    ({"cards": {"imad-ul-mulk": {"follows": [4]}}}, "he can only lead by the book"),
    ({"cards": {"imad-ul-mulk": {"follows": "any"}}}, "he can only lead by the book"),
    ({"cards": {"imad-ul-mulk": {"crowns": 0}}}, "the kind 'leader' is never without 'crowns'"),
    ({"cards": {"zabita-khan": {"follows": [1]}}}, "does not follow Shah Alam"),
    ({"cards": {"zabita-khan": {"crowns": 2}}}, "have 1 crown together, not 2"),
    ({"cards": {"rohillas": {"follows": [2]}}}, "follow Zabita Khan; add the number 3"),
    ({"cards": {"shah-alam": {"zone": "awadh"}}}, "belongs to the Mughals"),
    ({"cards": {"lohagad": {"crowns": 0}}}, "by the book this card leads"),
    ({"cards": {"lohagad": {"zone": "malwa"}}}, "belongs to Pune"),
    ({"cards": {"paiks": {"swords": 0}}}, "the kind 'army' is never without 'swords'"),
    ({"cards": {"paiks": {"number": 9}}}, "the kind 'army' is without 'number'"),
    ({"cards": {"sambhar-salt": {"chests": 0}}}, "the kind 'goods' is never without 'chests'"),
    ({"cards": {"sambhar-salt": {"castles": 1}}}, "the kind 'goods' is without 'castles'"),
    ({"cards": {"najaf-khan": {"number": 0}}}, "it is 1 or more"),
    ({"cards": {"red-fort": {"follows": [1, 1, 4]}}}, "it names 1 twice"),
    ({"cards": {"red-fort": {"follows": [1, 10]}}}, "it is 9 or less"),
    ({"cards": {"red-fort": {"kind": "castle"}}}, "cards.red-fort.kind is 'castle'"),
    ({"cards": {"red-fort": {"name": {"fr": ""}}}}, "cards.red-fort.name.fr is ''"),
    ({"zones": {"sindh": {"neighbours": ["punjab", "rajputana", "gujarat", "sindh"]}}},
     "a zone is no neighbour of itself"),
    ({"zones": {"sindh": {"neighbours": ["punjab", "rajputana", "gujarat", "gujarat"]}}},
     "it names 'gujarat' twice"),
    ({"zones": {"sindh": {"neighbours": ["punjab", "rajputana", "gujarat", "pune"]}}},
     "the border with 'pune' is named here only"),
    ({"zones": {"sindh": {"x": 101}}}, "it is 100 or less"),
    ({"box": {"zones": ["mysore", "pune"]}, "income": {"goal": 5}},
     "there are 17 cards in the box"),
    ({"box": {"zones": ["mysore", "pune", "hyderabad", "bihar"]}, "income": {"goal": 5}},
     "there is no zone 'bihar'"),
    ({"box": {"without": ["tipu"]}}, "there is no card 'tipu'"),
    ({"box": {"zones": ["mysore", "pune", "bengal"]}, "income": {"goal": 5}},
     "no way leads from 'pune' to bengal"),
    ({"pay": {"prices": [1, 2, 3]}}, "the first card is free"),
    ({"pay": {"prices": [0, 2, 1]}}, "a card more costs no less"),
    ({"money": {"cards": [1, 5, 4]}}, "the smallest first"),
    ({"players": {"least": 4, "most": 3}}, "at most 3 play"),
    ({"losses": {"defender_0": -1}}, "it is 0 or more"),
    ({"income": {"goal": 99}}, "the cards have 75 chests in all"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "told"), ALSO, ids=[told for _, told in ALSO])
def test_so_is_every_other_mistake(data: dict[str, Any], told: str) -> None:
    found = mistakes(data)
    assert len(found) == 1
    assert told in found[0]


def test_mysore_and_pune_share_a_border_by_the_book() -> None:
    without = {
        name: {"neighbours": [one for one in BOX.neighbours(name) if one not in ("mysore", "pune")]}
        for name in ("mysore", "pune")
    }
    told, *_ = mistakes({"zones": without})
    assert "by the book Mysore attacks Pune; name 'pune'" in told


def test_a_set_without_a_leader_is_told() -> None:
    nobody = {name: {"crowns": 0, "kind": "place"} for name in BOX.cards_of("sindh")[:4]}
    (told,) = mistakes({"cards": nobody})
    assert "no card of sindh leads" in told
    assert told.startswith("cards.noor-mohammad.crowns is 0: ")
    names = {"en": "Nepal", "fr": "Népal"}
    new = {"nepal": {"name": names, "neighbours": ["awadh"], "x": 62, "y": 24}}
    awadh = {"awadh": {"neighbours": [*BOX.neighbours("awadh"), "nepal"]}}
    told, *_ = mistakes({"zones": new | awadh})
    assert told.startswith("zones.nepal: no card of nepal leads")


def small() -> AnarchyContent:
    """Two zones of one's own and nothing else."""
    zones = {
        "east": {"name": {"en": "East", "fr": "Est"}, "neighbours": ["west"], "x": 1, "y": 1},
        "west": {"name": {"en": "West", "fr": "Ouest"}, "neighbours": ["east"], "x": 0, "y": 1},
    }
    own = {
        f"{zone}-{n}": {
            "name": {"en": f"{zone} {n}", "fr": f"{zone} {n}"},
            "zone": zone,
            "kind": "leader",
            "number": n,
            "crowns": 1,
            "chests": 1,
        }
        for zone in zones
        for n in range(1, 4)
    }
    return pack_content(
        pack(
            {
                "cards": own,
                "zones": zones,
                "start": {"hand": 2},
                "income": {"goal": 5},
                "box": {"zones": ["west", "east"], "without": ["east-3"]},
            }
        )
    )


def test_a_box_may_have_other_zones_and_fewer_cards() -> None:
    content = small()
    assert content.zone_ids == ("east", "west")
    assert content.card_ids == ("east-1", "east-2", "west-1", "west-2", "west-3")
    assert content.neighbours("east") == ("west",)
    assert content.cards_of("east") == ("east-1", "east-2")
    assert CONTENT.sheet_of(content)["cards.east-1.number"].provenance == "supplied"


def test_zones_that_are_left_out_are_no_neighbours() -> None:
    content = pack_content(
        pack({"box": {"zones": ["mysore", "pune", "carnatic"]}, "income": {"goal": 5}})
    )
    assert content.zone_ids == ("pune", "carnatic", "mysore")
    assert content.neighbours("mysore") == ("pune", "carnatic")
    assert len(content.card_ids) == 25


def test_a_zone_with_another_name_is_still_the_same() -> None:
    names = {"en": "Delhi", "fr": "Delhi"}
    content = pack_content(pack({"zones": {"mughals": {"name": names}}}))
    assert content.zone("mughals").name.en == "Delhi"


def test_a_card_with_another_name_is_not_bound_by_the_book() -> None:
    names = {"en": "Najib Khan", "fr": "Najib Khan"}
    content = pack_content(pack({"cards": {"zabita-khan": {"name": names, "crowns": 3}}}))
    assert content.card("zabita-khan").crowns == 3


def test_a_card_that_is_not_in_the_box_is_not_bound_by_the_book() -> None:
    data = {"cards": {"rohillas": {"follows": "any"}}, "box": {"without": ["shah-alam"]}}
    assert pack_content(pack(data)).card("rohillas").follows == ANY


def test_hand_made_content_is_looked_over_where_it_comes_in() -> None:
    shah_alam = replace(BOX.card("shah-alam"), number=2)
    others = tuple(one for one in BOX.cards if one.id != "shah-alam")
    told = dict(CONTENT._agree(replace(BOX, cards=(*others, shah_alam))))
    assert "the number of 'imad-ul-mulk' of mughals too" in told["cards.shah-alam.number"]


def test_content_is_read_again_from_its_name_and_what_differs() -> None:
    for content in (BOX, small()):
        named = CONTENT._reference(content)
        assert named["format"] == "whichside-content/1"
        assert CONTENT._read(named) == content
        whole = CONTENT.adapter.dump_json(content)
        assert CONTENT.adapter.validate_json(whole) == content


def test_the_schema_of_a_pack_knows_the_fields() -> None:
    schema = pack_schema()
    card = schema["$defs"]["Card"]["properties"]
    assert {"name", "zone", "kind", "number", "follows", "crowns"} <= set(card)
    groups = schema["properties"]["data"]["properties"]
    assert set(groups) == {
        "cards", "zones", "companies", "losses", "box",
        "players", "start", "pay", "money", "income",
    }  # fmt: skip
