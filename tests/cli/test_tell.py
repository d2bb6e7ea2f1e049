"""``whichside tell``: what things do, found by any of their names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from whichside_rules import anarchy, whichside, yellow_places
from whichside_rules.shared.naming import called


def test_a_thing_is_told_with_where_its_numbers_come_from(run: Run) -> None:
    told = run("tell", "whichside", "tiles.newtown-creek").output
    assert told.startswith(
        "The Newtown Creek Dye Industry  (location tile)\n  A workplace  stated ["
    )
    assert "    At once: Risk +3  stated [whichside.daily.immediate-gauges]\n" in told
    assert "    Room for 2  stand-in\n" in told
    french = run("tell", "whichside", "café politique", "--lang", "fr").output
    assert "    Rapporte 1 grève  énoncée\n" in french


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("clumsiness", "misfortunes.clumsiness"),
        ("MALADRESSE", "misfortunes.clumsiness"),
        ("la teinturerie de Newtown Creek", "tiles.newtown-creek"),
        ("epidemie", "incidents.epidemic"),
        ("pinkerton raid", "strategies.pinkerton-raid"),
        ("docks", "tiles.east-river-docks"),
        ("unforeseen.16", "unforeseen.16"),
    ],
)
def test_a_name_is_understood_in_either_language_without_accents(asked: str, key: str) -> None:
    assert called(whichside.told(), asked).things[0].key == key


def test_a_part_of_a_name_finds_all_that_are_called_so() -> None:
    found = called(whichside.told(), "fire")
    assert {"incidents.fire-in-the-stairs", "difficults.tenement-fire"} <= {
        one.key for one in found.things
    }
    # What is part of a thing that was found is told with it.
    den = called(whichside.told(), "smugglers den").things
    assert [one.key for one in den] == ["premises.smugglers-den"]


def test_what_is_called_by_nothing_has_no_name() -> None:
    assert called(whichside.told(), "  ") == ((), ())
    assert called(anarchy.told(), "Rohilas", "fr") == ((), ("Rohillas",))
    assert called(yellow_places.told(), "5-tea").things[0].key == "tiles.5-tea"


def test_nothing_of_that_name_is_2_and_says_what_may_be_meant(run: Run) -> None:
    wrong = run("tell", "anarchy", "Rohilas")
    assert wrong.exit_code == 2
    assert "nothing is called 'Rohilas'; did you mean Rohillas?" in wrong.stderr
    assert (
        "rien ne s'appelle « Rohilas »" in run("tell", "anarchy", "Rohilas", "--lang", "fr").stderr
    )


def test_every_game_of_the_library_tells_its_things(run: Run) -> None:
    for game, name in (("postal", "Bonesetter"), ("yellow_places", "Row 2"), ("anarchy", "Pune")):
        assert f"{name}  (" in run("tell", game).output


def test_what_is_told_may_be_read_by_a_program(run: Run) -> None:
    (one,) = json.loads(run("tell", "whichside", "bedbugs", "--json").output)
    assert one["key"] == "misfortunes.bedbugs"
    assert one["parts"][0]["data"] == ["misfortunes.bedbugs.effects"]
    assert one["parts"][0]["text"]["fr"].startswith("choisissez une possibilité sur 2 : (1)")


def test_a_pack_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        'format = "whichside-pack/1"\ngame = "whichside"\nname = "mine"\n'
        '[data.misfortunes.flood]\neffects = [{ kind = "money", by = -4 }]\n'
    )
    told = run("tell", "whichside", "flood", "--pack", "mine.toml").output
    assert told.splitlines() == [
        "Flood  (misfortune)",
        "  Pay $4  supplied",
        "  The box has 1 of this card  supplied",
    ]
    assert run("tell", "whichside", "flood").exit_code == 2
