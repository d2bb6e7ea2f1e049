"""What tiles and places for discs say is told from the rules that count them."""

from __future__ import annotations

from tests.changed import changes
from whichside_rules import yellow_places
from whichside_rules.yellow_places.table.told import tell

BOX = yellow_places.default_content()


def test_a_place_tells_the_tiles_that_the_rules_count_there() -> None:
    assert yellow_places.what_it_does("column-2").parts[0].text.en == (
        "a disc there says how many tea houses, restaurants and bakeries of cells 2, 5 and 8 are "
        "in the hand of whoever places it"
    )
    circle = yellow_places.what_it_does("places.bakery").parts[0].text
    assert "how many bakeries of cells 1, 2, 3" in circle.en
    assert "combien de pâtisseries des cases 1, 2, 3" in circle.fr
    told = {one.text.en.partition(": ")[2] for one in yellow_places.told() if "places." in one.key}
    assert len(told) == len(yellow_places.PLACES)


def test_every_tile_is_told_otherwise() -> None:
    told = {one.text for one in yellow_places.told() if one.key.startswith("tiles.")}
    assert len(told) == len(yellow_places.TILES)
    assert "row 2 and column 2" in yellow_places.what_it_does("5-tea").text.en


def test_whatever_changes_the_deal_changes_its_words() -> None:
    before = [one.text for one in tell(BOX, yellow_places.sheet())]
    tried = [path for path, _ in changes(BOX) if path.startswith(("hand", "revealed"))]
    for path, other in changes(BOX):
        if path in tried:
            assert [one.text for one in tell(other, yellow_places.sheet())] != before, path
    assert len(tried) > 5


def test_every_number_says_where_it_comes_from() -> None:
    assert yellow_places.what_it_does("row-1").parts[0].provenance == "implied"
    assert yellow_places.what_it_does("row-2").parts[0].provenance == "stated"
    deal = yellow_places.what_it_does("deal.3").parts[0]
    assert [one.key for one in deal.data] == ["hand.3", "revealed.3"]
