"""What no table can show is refused, and the reason names what is wrong."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from whichside_rules import yellow_places as yp
from whichside_rules.kernel.playing.refusal import IllegalAction, ImpossiblePosition
from whichside_rules.kernel.values.invalid import InvalidValue


def table(*, known: str = "refused", places: str = "allowed", **given: Any) -> yp.YellowState:
    readings: Any = {"known_establishments": known, "shared_places": places}
    setup = yp.Setup(readings=yp.Readings(**readings))
    return yp.position(setup=setup, hands={"green": ["5-tea"]}, **given)


MISS = yp.Designation("pink", "8-tea", None, 1)
AGAIN = yp.Designation("blue", "8-tea", None, 1, known=True)
UNKNOWING = yp.Designation("blue", "8-tea", None, 1)


@pytest.mark.parametrize(
    ("reading", "pawns", "why"),
    [
        ("refused", [MISS, UNKNOWING], "8-tea was designated when it bore a cube already; by"),
        ("refused", [MISS, AGAIN], "8-tea was designated when it bore a cube already; by"),
        ("refused", [AGAIN], "8-tea bore no cube when it was designated, and known is True"),
        ("allowed", [AGAIN], "8-tea bore no cube when it was designated, and known is True"),
        ("allowed", [AGAIN, MISS], "8-tea bore no cube when it was designated, and known is True"),
        ("allowed", [MISS, UNKNOWING], "8-tea bore a cube when it was designated, and known is F"),
    ],
)
def test_a_designation_knows_whether_there_was_a_cube(
    reading: str, pawns: list[yp.Designation], why: str
) -> None:
    with pytest.raises(ImpossiblePosition, match=why) as refused:
        table(known=reading, phase="pawns", designations=pawns)
    assert "[yellow_places.pawn.designate-in-cell]" in str(refused.value)


def test_readings_that_exclude_each_other_are_refused_at_the_table_and_in_positions() -> None:
    one_disc = yp.Readings(shared_places="one-disc")
    four = yp.Setup(players=4, readings=one_disc)
    why = "With one disc a place, the discs of 4 players do not fit the 9 places."
    with pytest.raises(IllegalAction) as refused:
        yp.new_game(four)
    [violation] = refused.value.violations
    assert violation.clause == "yellow_places.disc.one-per-round"
    assert violation.why.en == why
    assert violation.why.fr.endswith("les disques de 4 joueurs n'y tiennent pas.")
    with pytest.raises(ImpossiblePosition, match=why):
        yp.position(setup=four)
    # Twelve discs do not fit; eight do.
    for rounds, fits in ((1, True), (2, True), (3, False)):
        content = dataclasses.replace(yp.default_content(), rounds=rounds)
        setup = dataclasses.replace(four, content=content)
        assert (not list(setup.excluded())) == fits
    assert not list(yp.Setup(players=3, readings=one_disc).excluded())
    assert not list(yp.Setup(players=4).excluded())


def test_a_cube_of_any_earlier_time_is_known() -> None:
    state = table(known="allowed", phase="pawns", designations=[MISS, AGAIN])
    assert yp.neutral(state) == ("8-tea",)
    state = table(known="allowed", phase="pawns", designations=[AGAIN], revealed=["8-tea"])
    assert yp.neutral(state) == ("8-tea",)
    earlier = yp.Designation("blue", "8-tea", None, 0, known=True)
    state = table(known="allowed", in_round=2, designations=[earlier], found={"8-tea": "pink"})
    assert yp.found(state) == (("8-tea", "pink"),)


def test_only_the_place_with_two_discs_is_named() -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        table(places="one-disc", discs=[("green", "row-1"), ("pink", "tea"), ("blue", "row-1")])
    assert "2 discs lie at row-1; by reading R-11" in str(refused.value)
    assert "[yellow_places.disc.place.horizontal]" in str(refused.value)
    assert "tea" not in str(refused.value)


def test_the_reasons_are_said_in_both_languages() -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        table(revealed=["5-tea"])
    assert refused.value.say("fr") == (
        "la tuile désignant le salon de thé de la case 5 est à 2 endroits ; chacune des 27 est à "
        "un seul : dans une main, face visible, trouvée ou face cachée "
        "[yellow_places.component.tiles]"
    )
    with pytest.raises(ImpossiblePosition) as refused:
        table(discs=[(player, "tea") for player in ("green", "pink", "blue")])
    assert refused.value.say("fr") == (
        "personne ne peut agir pendant l'étape des disques de la manche 1 : chacun a fait sa part, "
        "donc la partie aurait continué [yellow_places.course.two-stages]"
    )


def test_moves_at_another_time_are_refused_by_the_clause_on_it() -> None:
    deal, discs = yp.new_game(), table()
    conclusion = table(phase="conclusion")
    disc, accuse = yp.PlaceDisc("green", "tea", 1), yp.Accuse("pink", "5-tea", "green")
    for state, move, clause in (
        (deal, disc, "setup.draw-hand"),
        (deal, accuse, "setup.draw-hand"),
        (discs, accuse, "course.conclusion"),
        (discs, yp.PassPawn("green"), "course.two-stages"),
        (conclusion, disc, "course.conclusion"),
        (conclusion, yp.Draw("1-tea"), "setup.undealt-tiles"),
        (discs, yp.Announce("green", "5-tea"), "setup.no-communication"),
    ):
        [refusal] = yp.check(state, move)
        assert refusal.clause == f"yellow_places.{clause}"
    [refusal] = yp.check(discs, yp.PassPawn("violet"))
    assert refusal.clause == "yellow_places.setup.choose-colour"
    assert refusal.remedy.fr == "Les joueurs : vert, rose, bleu."


LATE = yp.Designation("pink", "8-tea", None, 2)
TWICE = [MISS, yp.Designation("pink", "9-tea", None, 1)]
STRANGER = yp.Accusation("violet", "8-tea", "green", False)
LOST = yp.Ending(False, "yellow_places.end.wrong.loss")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"phase": "pawns", "designations": [LATE]}, "pink placed pawns in the rounds .2. up to"),
        ({"phase": "pawns", "designations": TWICE}, "pink placed pawns in the rounds .1, 1. up to"),
        ({"in_round": 2, "hands": {}, "found": {"5-tea": "green"}}, "so the game is won"),
        ({"phase": "pawns", "hands": {}, "found": {"5-tea": "green"}}, "so the game is won"),
        ({"phase": "over"}, "the phase is 'over' and the ending is None"),
        ({"ending": LOST}, "the phase is 'discs' and the ending is Ending"),
        ({"phase": "conclusion", "accusations": [STRANGER]}, "'violet' does not play"),
        ({"discs": ["tea"]}, "discs.0 is 'tea': it is a tuple"),
        ({"discs": 3}, "discs is 3: it is a list"),
        ({"found": ["5-tea"]}, "found is .'5-tea'.: it is a table"),
        ({"hands": ["5-tea"]}, "hands is .'5-tea'.: it is a table"),
    ],
)
def test_what_does_not_fit_together_is_named(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ImpossiblePosition, match=why):
        yp.position(**{"hands": {"green": ["5-tea"]}, **given})


def test_there_are_as_many_players_as_colours() -> None:
    with pytest.raises(ValueError, match="3 players, but 2 colours"):
        yp.Setup(players=3, colours=("green", "pink"))


def test_what_no_pawn_can_have_found_was_found_by_an_accusation_of_somebody_else() -> None:
    missed = [tile for tile in yp.TILES if tile not in ("5-tea", "9-tea")][:9]
    for holder, accuser in (("green", "pink"), ("pink", "green")):
        told = yp.position(
            phase="conclusion", hands={"blue": ["9-tea"]}, missed=missed, found={"5-tea": holder}
        )
        assert told.accusations == (yp.Accusation(accuser, "5-tea", holder, True),)


def test_before_the_conclusion_a_pawn_of_somebody_else_has_found_it() -> None:
    for holder, finder in (("green", "pink"), ("pink", "green")):
        told = yp.position(
            phase="discs", in_round=2, hands={"blue": ["9-tea"]}, found={"5-tea": holder}
        )
        assert [(one.player, one.holder) for one in told.designations] == [(finder, holder)]
        assert not told.accusations


def test_the_face_down_tiles_lie_in_one_pile() -> None:
    tree = json.loads(yp.to_json(table()))
    [pile] = tree["deck"]["strata"]
    for piles in ([pile[:4], pile[4:]], [pile[:4], pile[4:8], pile[8:]]):
        tree["deck"]["strata"] = piles
        with pytest.raises(InvalidValue, match=f"{len(piles)} piles"):
            yp.from_json(json.dumps(tree))
