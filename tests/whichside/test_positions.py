"""Positions of the main game from outside: what no table can show is refused, and it says why."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest

from whichside_rules import whichside
from whichside_rules.kernel.playing import invariant
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.testing import conformance
from whichside_rules.whichside.control import turns_before
from whichside_rules.whichside.engine.lasting import minimum
from whichside_rules.whichside.engine.state import Ending, LaidPlan, Longer, Phase

SIX = tuple(one.id for one in whichside.default_content().objectives[:6])
SUFFERED = (
    *(Longer("rent", 2, one, None, "turn", "rent-error") for one in whichside.TENEMENTS[:3]),
    *(Longer("cost", 1, one, None, "turn", "cousin-to-feed") for one in whichside.TENEMENTS[1:3]),
)
"""Five misfortunes of one turn."""

IMPOSSIBLE: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"phase": "daily", "people": {"bessy": (2, "moon.work")}},
        "daily.free-space",
        "Bessy is on moon.work; there is no such space in the box.",
        "Bessy est sur moon.work ; cet emplacement n'existe pas dans la boîte.",
    ),
    (
        {"phase": "daily", "people": {"bessy": (0, "newtown-creek.work")}},
        "health.hea0-stays-home",
        "Bessy stands on a space at HEA 0; at HEA 0 one is at home.",
        "Bessy est sur un emplacement à SAN 0 ; à SAN 0 on est au Tenement.",
    ),
    (
        {"people": {"bessy": (2, "home", True)}},
        "component.black-markers",
        "Bessy is injured for good and at HEA 2; HEA 1 is the best.",
        "Bessy a une blessure définitive et SAN 2 ; le mieux est SAN 1.",
    ),
    (
        {"people": {"bessy": (0, "jail")}},
        "prison.hea0-dies",
        "Bessy is in prison at HEA 0.",
        "Bessy est en prison à SAN 0.",
    ),
    (
        {"people": {"bessy": (2, "lawyer")}},
        "premises.liberal-lawyer-capacity",
        "At the Liberal Lawyer there are more than its room allows,"
        " or others than its owner's: Bessy.",
        "Chez l'Avocat libéral, il y a plus de monde que de places,"
        " ou d'autres que ceux de qui le possède : Bessy.",
    ),
    (
        {"tenements": {"italian": {"risk": 9}}},
        "daily.gauge-maximum",
        "The Risk of the Italian Tenement is 9; its cells are 0 to 8.",
        "Le Tenement italien, le Risque : 9 ; les cases vont de 0 à 8.",
    ),
    (
        {"tenements": {"italian": {"police": -1}}},
        "daily.gauge-maximum",
        "The Police Threat of the Italian Tenement is -1; its cells are 0 to 8.",
        "Le Tenement italien, la Menace policière : -1 ; les cases vont de 0 à 8.",
    ),
    (
        {"tenements": {"italian": {"risk": 1}}, "active": ("worker-surveillance",)},
        "end-of-turn.minimum-shift",
        "The Risk of the Italian Tenement is 1; its minimum is 2 now.",
        "Le Tenement italien, le Risque : 1 ; le minimum est à présent 2.",
    ),
    (
        {"strength": 11},
        "employers-board.es-track",
        "Employers' Strength is 11; its cells are 1 to 10.",
        "La Force patronale est à 11 ; ses cases vont de 1 à 10.",
    ),
    (
        {"wages": 7},
        "employers-board.three-labour-gauges",
        "The wages: cell 7; there are 6, counted from the left.",
        "Les salaires : case 7 ; il y en a 6, comptées depuis la gauche.",
    ),
    (
        {"acting": "chinese"},
        "daily.one-at-a-time",
        "It is the turn of the Chinese Tenement, but this is neither day nor night.",
        "Le Tenement chinois a la main, mais ce n'est ni le jour ni la nuit.",
    ),
    (
        {"passed": ("chinese",)},
        "daily.one-at-a-time",
        "The Chinese Tenement has passed, but this is neither day nor night.",
        "Le Tenement chinois a passé, mais ce n'est ni le jour ni la nuit.",
    ),
    (
        {"phase": "daily", "acting": "russian", "passed": ("chinese", "chinese")},
        "daily.one-at-a-time",
        "The Chinese Tenement has passed twice.",
        "Le Tenement chinois a passé deux fois.",
    ),
    (
        {"phase": "over"},
        "goal.cooperative",
        "The game is over and has no ending.",
        "La partie est finie et n'a pas de fin.",
    ),
    (
        {"misfortunes": Deck((("amputation", "amputation"),))},
        "component.misfortune-cards",
        "Amputation is there 2 times; the box has 1.",
        "Amputation : il y en a 2 ; la boîte en a 1.",
    ),
    (
        {"incidents": Deck((("moon",),))},
        "component.incident-cards",
        "moon is there once; this game is played without it.",
        "moon : il y en a 1 ; cette partie se joue sans.",
    ),
    (
        {"solidarities": Deck((("clara-lemlich",),)), "guests": {"clara-lemlich": "italian"}},
        "component.solidarity-cards",
        "Clara Lemlich is there 2 times; the box has 1.",
        "Clara Lemlich : il y en a 2 ; la boîte en a 1.",
    ),
    (
        {"faced": ("workplace-closure", "workplace-closure")},
        "component.normal-employer-cards",
        "Closure of a Workplace is there 2 times; the box has 1.",
        "Fermeture d'un lieu de travail : il y en a 2 ; la boîte en a 1.",
    ),
    (
        {"step": 1},
        "offensives.lay-plans",
        "The marker is on the step 1; there are no plans, so it is 0.",
        "Le marqueur est à l'étape 1 ; il n'y a aucun plan, c'est donc 0.",
    ),
    (
        {"plans": (LaidPlan("triangle-fire-1", False),)},
        "offensives.lay-plans",
        "The plans laid out are step 1 of Triangle Shirtwaist Factory Fire; "
        "the strategy in play has none.",
        "Plans posés : l'étape 1 de « Incendie de l'usine Triangle Shirtwaist » ; "
        "plans de la stratégie en jeu : aucun.",
    ),
    (
        {"objectives": ("sabotage", "sabotage")},
        "control.once-per-game",
        "The means of production for 4 sabotages is controlled twice.",
        "Le moyen de production à 4 sabotages est contrôlé deux fois.",
    ),
    (
        {"objectives": ("moon",)},
        "control.once-per-game",
        "moon is controlled; there is no such means of production on the Employers' board.",
        "moon est contrôlé ; ce moyen de production n'est pas sur le plateau des patrons.",
    ),
    (
        {"market": ("bonesetter",), "tenements": {"italian": {"premises": "bonesetter"}}},
        "component.premises",
        "The Bonesetter is there 2 times; it is in one place.",
        "Le Rebouteux : 2 fois là ; un local est à un seul endroit.",
    ),
    (
        {"tenements": {"italian": {"premises": "moon"}}},
        "component.premises",
        "There are no premises called moon.",
        "Le local moon n'existe pas.",
    ),
    (
        {"market": ("bonesetter", "laundry", "union-hall")},
        "setup.premises-market",
        "3 premises lie face up; there are 2 at most.",
        "3 locaux sont visibles ; il y en a 2 au plus.",
    ),
    (
        {"phase": "daily", "people": {"rosa": (2, "woolworth.work")}},
        "daily.gendered-spaces",
        "Rosa is on the work, the Woolworth Building. This space is reserved for men.",
        "Rosa est sur le travail, le Woolworth Building. Cet emplacement est réservé : hommes.",
    ),
    (
        {
            "phase": "daily",
            "people": {"carlo": (2, "iww.improvement"), "rosa": (2, "iww.improvement")},
        },
        "daily.multi-tenement-space",
        "Carlo is on the improvement, the Labor Union IWW. The Italian Tenement has a "
        "character there already.",
        "Carlo est sur l'amélioration, le syndicat IWW. Le Tenement italien y a déjà un "
        "personnage.",
    ),
    (
        {
            "phase": "daily",
            "people": {"carlo": (2, "tenderloin.robbery"), "rosa": (2, "tenderloin.robbery")},
        },
        "tenderloin.one-per-tenement-per-action",
        "Carlo is on the robbery, the Tenderloin. The Italian Tenement has a character "
        "there already.",
        "Carlo est sur le braquage, le Tenderloin. Le Tenement italien y a déjà un personnage.",
    ),
    (
        {"phase": "daily", "people": {"rosa": (2, "woolworth.control")}},
        "reap.gauge-side-b-only",
        "Rosa is on the workers' control, the Woolworth Building; that is on side B, and "
        "side A is up.",
        "Rosa est sur le contrôle ouvrier, le Woolworth Building ; c'est sur la face B, "
        "et la face A est visible.",
    ),
    (
        {"phase": "daily", "people": {"rosa": (2, "newark.work")}},
        "daily.free-space",
        "Rosa is on the work, the Newark Cardboard Workshop; on the table are the "
        "Triangle Shirtwaist Factory, the Newtown Creek Dye Industry, the Woolworth Building, "
        "the Tenderloin, the Western Pen, the East River Docks, Greenwich Village, the Labor "
        "Union IWW and the Labor Union ILGWU.",
        "Rosa est sur le travail, l'atelier de cartonnage de Newark ; sur la table il y a "
        "l'usine Triangle Shirtwaist, la teinturerie de Newtown Creek, le Woolworth Building, "
        "le Tenderloin, le Western Pen, les East River Docks, Greenwich Village, le syndicat "
        "IWW et le syndicat ILGWU.",
    ),
    (
        {
            "phase": "daily",
            "improved": ("triangle",),
            "people": {"rosa": (2, "triangle.control"), "olga": (2, "triangle.work")},
        },
        "daily.workers-control-exclusive",
        "The workers' control keeps the Triangle Shirtwaist Factory for one character; "
        "there are: Olga, Rosa.",
        "Le contrôle ouvrier réserve la tuile à un personnage (l'usine Triangle "
        "Shirtwaist) ; il y a : Olga, Rosa.",
    ),
    (
        {"phase": "daily", "people": {"rosa": (2, "arrest")}},
        "prison.arrest-to-jail",
        "Rosa is on Arrest by day or at night; who was there has moved to Jail.",
        "Rosa est sur la case Arrestation de jour ou le soir ; qui y était est en prison.",
    ),
    (
        {"phase": "misfortunes", "people": {"rosa": (2, "jail")}},
        "prison.release",
        "Rosa is in Jail after the release; who was there has gone home.",
        "Rosa est en prison après la libération ; qui y était est au Tenement.",
    ),
    (
        {"phase": "night", "tenements": {"italian": {"night": "triangle.home-sewing"}}},
        "night.where-day-work",
        "The Italian Tenement has its night action on the home sewing, the Triangle "
        "Shirtwaist Factory. No character of the Tenement worked there by day: the "
        "Triangle Shirtwaist Factory.",
        "Le Tenement italien a son action du soir sur la couture à domicile, l'usine "
        "Triangle Shirtwaist. Aucun personnage du Tenement n'y a travaillé de jour : "
        "l'usine Triangle Shirtwaist.",
    ),
    (
        {"phase": "night", "tenements": {"italian": {"night": "triangle.work"}}},
        "night.moon",
        "The Italian Tenement has its night action on the work, the Triangle Shirtwaist "
        "Factory; it has no such space with a moon.",
        "Le Tenement italien a son action du soir sur le travail, l'usine Triangle "
        "Shirtwaist ; il n'a pas cet emplacement avec une lune.",
    ),
    (
        {"active": ("workplace-closure",)},
        "employer.exceptional-apply",
        "Closure of a Workplace is in force and has closed no workplace; say which one is "
        "closed by it.",
        "Fermeture d'un lieu de travail est en vigueur et n'a fermé aucun lieu de travail ; "
        "dites lequel cette carte ferme.",
    ),
    (
        {"longer": (Longer("rent", 1, None, None, "active", "fines"),)},
        "employer.exceptional-apply",
        "Fines is not in force; what it does has ended.",
        "Amendes n'est pas en vigueur ; ce que fait cette carte est fini.",
    ),
    (
        {
            "active": ("worker-surveillance",),
            "longer": (Longer("closed", 0, None, "triangle", "active", "worker-surveillance"),),
        },
        "employer.exceptional-apply",
        "Degradation of Worker Surveillance closes no tile.",
        "Dégradation de la surveillance ouvrière ne ferme aucune tuile.",
    ),
    (
        {"people": {"rosa": (2, "triangle.work")}},
        "reap.order",
        "Rosa is on the work, the Triangle Shirtwaist Factory, but the gains are collected: "
        "whoever was placed has left by then.",
        "Rosa est sur le travail, l'usine Triangle Shirtwaist, mais les gains sont récoltés : "
        "qui était posé est alors reparti.",
    ),
    (
        {"phase": "daily", "acting": "chinese", "passed": ("chinese",)},
        "daily.one-at-a-time",
        "It is the turn of the Chinese Tenement, which has passed.",
        "Le Tenement chinois a la main, et il a passé.",
    ),
    (
        {"people": {"rosa": (1, "home", True), "olga": (1, "home", True)}},
        "component.black-markers",
        "Olga and Rosa are injured for good; one card does it, and none has come up twice yet.",
        "Olga et Rosa ont une blessure définitive ; une carte la cause, et aucune n'est encore "
        "sortie deux fois.",
    ),
    (
        {"phase": "daily", "strategy": "wage-reduction-law", "countered": (1,), "step": 1},
        "fight.only-current-plan",
        (
            "Plan 1 is countered and bears the marker; the marker leaves it in the same turn,"
            " so that it stands there in the struggle and at the Employer actions only."
        ),
        (
            "Le plan 1 est contré et porte le marqueur ; le marqueur le quitte au même tour :"
            " il n'y est que pendant la lutte et les actions patronales."
        ),
    ),
    (
        {"longer": SUFFERED},
        "misfortune.draw",
        ("5 misfortunes have come up this turn; 4 are drawn."),
        ("5 malheurs sont sortis ce tour-ci ; on en pioche 4."),
    ),
    (
        {"setup": whichside.Setup(rolls=1), "rolled": (33,), "strength": 1},
        "employers-board.es-never-left",
        (
            "Employers' Strength stands on 1; by what the D66 set and what has happened "
            "since, it is on 2 at least, and it only rises."
        ),
        (
            "La Force patronale est sur 1 ; d'après ce que le D66 a fixé et ce qui s'est "
            "passé depuis, elle est au moins sur 2, et elle ne fait que monter."
        ),
    ),
    (
        {"phase": "misfortunes", "objectives": SIX, "wages": 1},
        "victory.end-of-turn",
        (
            "6 means of production are controlled and 1 gauge is leftmost, and it is the "
            "misfortunes of life; that was reached when the last turn ended, and the game is "
            "won."
        ),
        (
            "6 moyens de production sont contrôlés et 1 jauge est tout à gauche, et le tour "
            "en est aux malheurs de la vie ; c'était atteint à la fin du tour précédent, et "
            "la partie est gagnée."
        ),
    ),
    (
        {"phase": "life", "faced": ("fines",)},
        "employer.apply-undefeated",
        (
            "Fines lies face up without a marker, and the employers have acted: by then it "
            "has taken effect, and is discarded or in force."
        ),
        (
            "Amendes est visible sans marqueur, et le patronat a agi : la carte a alors pris "
            "effet, et elle est défaussée ou en vigueur."
        ),
    ),
    (
        {
            "phase": "daily",
            "people": {"carlo": (2, "woolworth.work")},
            "active": ("workplace-closure",),
            "longer": (Longer("closed", 0, None, "woolworth", "active", "workplace-closure"),),
        },
        "cards.exceptional-measure",
        (
            "Carlo is on the work, the Woolworth Building; a card has closed this tile before"
            " anybody was placed."
        ),
        (
            "Carlo est sur le travail, le Woolworth Building ; une carte a fermé cette tuile "
            "avant que quiconque soit posé."
        ),
    ),
    (
        {
            "phase": "daily",
            "tenements": {
                "italian": {"premises": "political-cafe", "night": "political-cafe.meeting"}
            },
        },
        "night.after-all-placements",
        (
            "A night action is made on the meeting, the Political Café, and it is still day: "
            "it is made when all have placed."
        ),
        (
            "Une action du soir est faite sur la réunion, le Café politique, et il fait "
            "encore jour : elle se fait quand tout le monde a posé."
        ),
    ),
    (
        {"improved": ("western-pen",)},
        "component.tile-sides",
        (
            "The Western Pen shows side B; nothing improves it: only workplaces and "
            "political places are turned."
        ),
        (
            "Le Western Pen montre sa face B ; rien ne l'améliore : seuls les lieux de "
            "travail et les lieux politiques se retournent."
        ),
    ),
    (
        {"converted": ("italian",)},
        "side-b.ferrer-center",
        (
            "The Italian Tenement has exchanged agitation this turn; that is done at the "
            "Ferrer Center, on its side B, which is not on the table."
        ),
        (
            "Le Tenement italien a transformé de l'agitation ce tour-ci ; cela se fait au "
            "Ferrer Center, sur sa face B, qui n'est pas sur la table."
        ),
    ),
    (
        {"strategy": "wage-reduction-law", "strength": 9, "step": 1},
        "plans.move-marker",
        (
            "The marker stands on plan 1 of Wage Reduction Law at Employers' Strength 9; it "
            "leaves a plan in every turn, so it stands there at Strength 1, 3, 4, 5, 6 or 8."
        ),
        (
            "Le marqueur est sur le plan 1 de la planification Loi de réduction salariale à "
            "la Force patronale 9 ; il quitte un plan à chaque tour : il est là à la Force 1,"
            " 3, 4, 5, 6 ou 8."
        ),
    ),
    (
        {
            "phase": "daily",
            "people": {"rosa": (2, "newtown-creek.work")},
            "tenements": {"italian": {"risk": 1}},
        },
        "daily.immediate-gauges",
        (
            "The Risk of the Italian Tenement is 1; who is placed has raised it at once, to 3"
            " at least."
        ),
        ("Le Tenement italien, le Risque : 1 ; qui est posé l'a augmenté aussitôt, au moins à 3."),
    ),
    (
        {"guests": {"clara-lemlich": "italian"}, "strength": 2},
        "solidarity.draw-two-keep-one",
        (
            "1 character has joined at Employers' Strength 2; each comes by a strategy that "
            "was won, and one is over at Strength 3 at the earliest."
        ),
        (
            "1 personnage est venu à la Force patronale 2 ; chacun vient d'une planification "
            "vaincue, et une est terminée à la Force 3 au plus tôt."
        ),
    ),
]
"""What is given, the clause that makes it impossible, and what is said."""


@pytest.mark.parametrize(("given", "clause", "en", "fr"), IMPOSSIBLE)
def test_what_no_table_can_show_is_refused(
    given: dict[str, Any], clause: str, en: str, fr: str
) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        whichside.position(**given)
    assert refused.value.say("en") == f"{en} [whichside.{clause}]"
    assert refused.value.say("fr") == f"{fr} [whichside.{clause}]"


def _tree(**given: Any) -> dict[str, Any]:
    found: dict[str, Any] = whichside.state_adapter().dump_python(
        whichside.position(**given), mode="json"
    )
    return found


def _missing(tree: dict[str, Any]) -> None:
    del tree["tenements"][0]["people"][0]


def _twice(tree: dict[str, Any]) -> None:
    tree["tenements"][0]["people"].append(tree["tenements"][0]["people"][0])


def _guest_twice(tree: dict[str, Any]) -> None:
    guest = {"id": "emma-goldman", "health": 2, "place": "home", "maimed": False}
    tree["solidarities"], tree["strength"] = {"strata": []}, 5
    tree["tenements"][0]["people"] += [guest]
    tree["tenements"][1]["people"] += [guest]


def _tile_twice(tree: dict[str, Any]) -> None:
    tree["tiles"].append({"id": "tenderloin", "improved": False})


def _no_such_tile(tree: dict[str, Any]) -> None:
    tree["tiles"].append({"id": "moon", "improved": False})


def _strategy_twice(tree: dict[str, Any]) -> None:
    tree["strategies"]["strata"].append(["triangle-fire", "triangle-fire"])


def _no_such_card(tree: dict[str, Any]) -> None:
    tree["faced"] = [{"card": "moon", "active": False}]


def _elsewhere(tree: dict[str, Any]) -> None:
    tree["tenements"].reverse()


def _kept_twice(tree: dict[str, Any]) -> None:
    cards = ["emma-goldman", "emma-goldman"]
    tree["solidarities"] = {"strata": []}
    tree["agenda"] = [{"kind": "keep-solidarity", "drawn": cards}]


def _stranger(tree: dict[str, Any]) -> None:
    tree["setup"] |= {"tenements": ["russian", "italian", "american"]}
    del tree["tenements"][3]
    tree["first"] = "chinese"


@pytest.mark.parametrize(
    ("spoil", "clause", "en", "fr"),
    [
        (
            _tile_twice,
            "component.tile-sides",
            "The tile Tenderloin lies on the table 2 times; it can lie there once.",
            "La tuile Tenderloin est 2 fois sur la table ; elle peut y être une fois.",
        ),
        (
            _no_such_tile,
            "component.tile-sides",
            "There is no tile moon.",
            "La tuile moon n'existe pas.",
        ),
        (
            _no_such_card,
            "component.normal-employer-cards",
            "There is no Employer card moon.",
            "La carte patronale moon n'existe pas.",
        ),
        (
            _strategy_twice,
            "component.strategy-cards",
            "Triangle Shirtwaist Factory Fire is there 3 times; the box has 1.",
            "Incendie de l'usine Triangle Shirtwaist : il y en a 3 ; la boîte en a 1.",
        ),
        (
            _missing,
            "individual-board.contents",
            "Alexei does not live in the Russian Tenement; whoever died has the place 'dead'.",
            "Alexei n'habite pas dans le Tenement russe ; qui est mort a la place « dead ».",
        ),
        (
            _twice,
            "individual-board.contents",
            "Alexei lives in the Russian Tenement once too often.",
            "Alexei habite une fois de trop dans le Tenement russe.",
        ),
        (
            _guest_twice,
            "component.solidarity-cards",
            "Emma Goldman is there 2 times; the box has 1.",
            "Emma Goldman : il y en a 2 ; la boîte en a 1.",
        ),
        (
            _kept_twice,
            "component.solidarity-cards",
            "Emma Goldman is there 2 times; the box has 1.",
            "Emma Goldman : il y en a 2 ; la boîte en a 1.",
        ),
        (
            _elsewhere,
            "players.four-tenements",
            "The Tenements are the Chinese Tenement, the American Tenement, "
            "the Italian Tenement, the Russian Tenement; in this game they are "
            "the Russian Tenement, the Italian Tenement, the American Tenement, "
            "the Chinese Tenement.",
            "Les Tenements : le Tenement chinois, le Tenement étasunien, "
            "le Tenement italien, le Tenement russe ; dans cette partie : "
            "le Tenement russe, le Tenement italien, le Tenement étasunien, le Tenement chinois.",
        ),
        (
            _stranger,
            "players.four-tenements",
            "The Chinese Tenement is not in this game; there are "
            "the Russian Tenement, the Italian Tenement, the American Tenement.",
            "Le Tenement chinois n'est pas dans cette partie ; "
            "il y a : le Tenement russe, le Tenement italien, le Tenement étasunien.",
        ),
    ],
)
def test_json_that_no_table_can_show_is_refused(spoil: Any, clause: str, en: str, fr: str) -> None:
    tree = _tree()
    spoil(tree)
    with pytest.raises(InvalidValue) as refused:
        whichside.state_adapter().validate_json(json.dumps(tree))
    said = ImpossiblePosition.of(refused.value)
    assert said.say("en") == f"{en} [whichside.{clause}]"
    assert said.say("fr") == f"{fr} [whichside.{clause}]"


def test_what_lies_elsewhere_is_not_in_the_stock() -> None:
    state = whichside.position(
        market=("laundry",), tenements={"italian": {"premises": "bonesetter"}}
    )
    assert not {"laundry", "bonesetter"} & set(state.stock.certain())
    assert len(state.stock) == len(state.setup.content.premises) - 2


def test_whoever_came_is_taken_from_wherever_the_card_lies_in_its_pile() -> None:
    setup = whichside.Setup(scenario="shirtwaist-strike")
    for guest in ("clara-lemlich", "rose-schneiderman"):
        assert guest in whichside.new_game(setup).solidarities.certain()
        state = whichside.position(setup=setup, guests={guest: "italian"})
        assert guest not in state.solidarities.certain()


def test_whoever_stays_until_the_turn_ends_may_stand_on_the_side_that_was_up() -> None:
    setup = whichside.Setup(readings=whichside.Readings(come_home="end-of-turn"))
    people = dict.fromkeys(("rosa", "olga"), (2, "triangle.improvement"))
    night: Any = {"italian": {"night": "triangle.home-sewing"}}
    given: dict[str, Any] = {"setup": setup, "people": people, "improved": ("triangle",)}
    assert not invariant.broken(whichside.position(phase="struggle", tenements=night, **given))
    with pytest.raises(ImpossiblePosition, match=r"night.where-day-work"):
        whichside.position(phase="night", tenements=night, **given)
    people["lucia"] = (2, "triangle.improvement")
    with pytest.raises(ImpossiblePosition, match=r"daily.multi-tenement-space"):
        whichside.position(phase="struggle", **given)


def test_who_starts_in_jail_is_there_in_the_first_misfortunes() -> None:
    setup = whichside.Setup(rolls=1, readings=whichside.Readings(rolled_prison="jail"))
    given: dict[str, Any] = {"phase": "misfortunes", "people": {"rosa": (2, "jail")}}
    assert not invariant.broken(whichside.position(setup=setup, **given))
    with pytest.raises(ImpossiblePosition, match=r"prison.release"):
        whichside.position(setup=whichside.Setup(rolls=1), **given)


@pytest.mark.parametrize(
    ("phase", "taken", "turns"),
    [
        *(("struggle", taken, 2 - taken) for taken in (False, True)),
        *((late, False, 1) for late in ("employers", "life", "offensives", "end", "over")),
        ("over", True, 1),
    ],
)
def test_the_last_means_of_production_may_be_of_this_turn(
    phase: Phase, taken: bool, turns: int
) -> None:
    assert turns_before(2, phase, taken=taken) == turns
    assert turns_before(0, phase, taken=taken) == 0


def test_when_the_game_is_over_no_gauge_goes_to_its_minimum() -> None:
    given: dict[str, Any] = {
        "active": ("worker-surveillance",),
        "tenements": {"italian": {"risk": 1}},
    }
    ending = Ending(won=False, clause="whichside.defeat.no-playable-character")
    assert whichside.position(phase="over", ending=ending, **given).strength == 1
    with pytest.raises(ImpossiblePosition, match=r"end-of-turn.minimum-shift"):
        whichside.position(phase="struggle", **given)


def test_who_is_first_acts_first_by_day_and_by_night() -> None:
    for phase in ("daily", "night"):
        assert whichside.position(phase=phase).acting == "russian"
        assert whichside.position(phase=phase, first="chinese").acting == "chinese"
        assert whichside.position(phase=phase, acting="chinese").acting == "chinese"
    dead = dict.fromkeys(("olga", "sonia", "masha", "alexei"), (0, "dead"))
    assert whichside.position(phase="daily", people=dead).acting == "italian"
    worked = {"rosa": (2, "triangle.work")}
    assert whichside.position(phase="night", people=worked).acting == "italian"
    assert whichside.position(phase="struggle").acting is None


def test_what_a_card_does_until_the_turn_ends_needs_no_measure_in_force() -> None:
    longer = (Longer("rent", 1, None, None, "turn", "fines"),)
    assert whichside.position(longer=longer).longer == longer


def test_a_pile_of_incidents_is_never_used_up_when_it_is_shuffled_again() -> None:
    with pytest.raises(ImpossiblePosition, match=r"R-52.*incidents.first-player-draws"):
        whichside.position(incidents=Deck(()))
    setup = whichside.Setup(readings=whichside.Readings(empty_pile="used-up"))
    assert not whichside.position(setup=setup, incidents=Deck(()), misfortunes=Deck(())).incidents


@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_random_game_is_possible(seed: int) -> None:
    setup = whichside.Setup(variant="duo" if seed == 2 else None)
    for step in conformance.walk(conformance.Subject(whichside), setup, seed):
        assert not invariant.broken(step.after)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            {"ended": {"pinkerton-raid": "draw"}},
            "ended.pinkerton-raid is 'draw': it is one of victory",
        ),
        ({"left": {"misfortunes": "two"}}, "left.misfortunes is 'two': it is a whole number"),
        ({"left": {"misfortunes": True}}, "left.misfortunes is True: it is a whole number"),
        ({"left": {"moon": 3}}, "left is 'moon': it is one of misfortunes"),
        ({"gone": {"moon": ("fines",)}}, "gone is 'moon': it is one of misfortunes"),
    ],
)
def test_a_result_or_a_number_that_is_none_is_told_by_its_place(
    given: dict[str, Any], said: str
) -> None:
    with pytest.raises(ImpossiblePosition, match=re.escape(said)):
        whichside.position(**given)


def test_minimums_beyond_the_ends_stop_at_the_ends() -> None:
    def raised(by: int) -> whichside.WhichsideState:
        longer = [
            Longer(what, by, "italian", None, "game", "moon")
            for what in ("risk-minimum", "police-minimum")
        ]
        return whichside.position(longer=tuple(longer))

    for gauge in ("risk", "police"):
        assert [minimum(raised(by), gauge, "italian") for by in (-3, 2, 20)] == [0, 2, 8]


# Described as it was played -----------------------------------------------------------------------


def of_the_employers(state: whichside.WhichsideState) -> Counter[Longer]:
    """What plans and measures change for longer, but what the team chose to close."""
    measures = {faced.card for faced in state.faced if faced.active}
    plans = {one.plan for one in state.plans}
    return Counter(
        one for one in state.longer if one.source in plans | measures and one.what != "closed"
    )


def described(state: whichside.WhichsideState) -> whichside.WhichsideState:
    """The table as somebody describes it who looks at the cards, and knows what holds for good."""
    return whichside.position(
        setup=state.setup,
        phase=state.phase,
        first=state.first,
        faced=[faced.card for faced in state.faced if not faced.active],
        active=[faced.card for faced in state.faced if faced.active],
        strategy=state.strategy,
        step=state.step,
        countered=[n for n, one in enumerate(state.plans, 1) if one.countered],
        longer=tuple(one for one in state.longer if one.until == "game"),
    )


def conditioned() -> whichside.WhichsideContent:
    """A box in which every plan has a condition for its turn."""
    raised = {"kind": "lasting", "what": "risk-minimum", "until": "turn", "whom": "each"}
    wage = {"kind": "lasting", "what": "wage", "by": -1, "until": "turn"}
    plans = {
        one.id: {"condition": [raised | {"by": one.step}, wage]}
        for one in whichside.default_content().plans
    }
    head = {"format": "whichside-pack/1", "game": "whichside", "name": "conditions"}
    text = json.dumps(head | {"data": {"plans": plans}})
    return whichside.pack_content(whichside.read_pack(text, "conditions.json", "json"))


def supplied(**tables: Any) -> whichside.WhichsideContent:
    """A box in which some cards say something else."""
    head = {"format": "whichside-pack/1", "game": "whichside", "name": "supplied"}
    text = json.dumps(head | {"data": tables})
    return whichside.pack_content(whichside.read_pack(text, "supplied.json", "json"))


def test_a_measure_that_names_a_tile_closes_it_as_long_as_it_is_in_force() -> None:
    closing = {"kind": "close", "tile": "triangle"}
    card = "workplace-closure"
    for until, longer in (
        ("active", (Longer("closed", 0, None, "triangle", "active", card),)),
        ("turn", ()),
    ):
        content = supplied(normals={card: {"effects": [closing | {"until": until}]}})
        setup = whichside.Setup(content=content)
        assert whichside.position(setup=setup, active=(card,)).longer == longer


def test_the_wages_that_a_strategy_has_changed_for_good_are_those_of_all() -> None:
    wage = {"kind": "lasting", "what": "wage", "by": -1, "until": "game"}
    rent = {"kind": "lasting", "what": "rent", "by": 1, "until": "game"}
    content = supplied(strategies={"abusive-controls": {"victory": [wage, rent]}})
    setup = whichside.Setup(content=content)
    state = whichside.position(setup=setup, ended={"abusive-controls": "victory"})
    assert {(one.what, one.by, one.source) for one in state.longer} == {
        ("wage", -1, "abusive-controls")
    }


@pytest.mark.parametrize("pile", ["misfortunes", "incidents"])
def test_a_pile_of_which_no_card_is_used_is_empty(pile: str) -> None:
    cards = getattr(whichside.default_content(), pile)
    content = supplied(**{pile: {one.id: {"complex": True} for one in cards}})
    state = whichside.position(setup=whichside.Setup(content=content))
    assert not getattr(state, pile)
    assert state.misfortunes or state.incidents


@pytest.mark.parametrize("variant", [None, "duo"])
def test_a_position_that_is_described_is_the_one_that_is_played(variant: str | None) -> None:
    """The conditions of plans and the measures in force, and the gauges as a turn begins."""
    setup = whichside.Setup(variant=variant, content=conditioned())
    seen, held, raised = Counter[str](), Counter[str](), 0
    games = (conformance.walk(conformance.Subject(whichside), setup, seed) for seed in range(5))
    for state in (step.after for game in games for step in game):
        if state.agenda or state.phase in ("setup", "over") or not state.strategy:
            continue
        said = described(state)
        if state.phase != "end" or state.step > 1:  # else it is that of the strategy before
            assert of_the_employers(said) == of_the_employers(state)
        seen[state.phase] += 1
        held.update({one.until for one in of_the_employers(state)})
        if state.phase == "misfortunes":
            as_played = [(one.risk, one.police) for one in state.tenements]
            assert [(one.risk, one.police) for one in said.tenements] == as_played
            raised += any(risk for risk, _ in as_played)
    assert {"misfortunes", "daily", "struggle", "employers", "life", "end"} <= set(seen)
    assert held["turn"]
    assert held["active"]
    assert raised


@pytest.mark.parametrize(
    ("given", "said", "clause"),
    [
        ({"tenements": {"french": {}}}, "french ; il y a : le Tenement russe", "four-tenements"),
        ({"people": {"alexi": (1, "home")}}, "alexi ; peut-être Alexei", "contents"),
        ({"improved": ["moon"]}, "moon ; il y a : l'usine Triangle", "tiles-layout"),
        ({"guests": {"john": "italian"}}, "John ; il y a : Clara Lemlich", "solidarity-cards"),
    ],
)
def test_a_position_that_names_nobody_is_told_with_the_names_of_the_game(
    given: dict[str, Any], said: str, clause: str
) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        whichside.position(**given)
    assert said in caught.value.say("fr")
    assert caught.value.clauses[0].endswith(clause)


# What has happened before ------------------------------------------------------------------------

WINTER = whichside.Setup(scenario="winter-fires")


def test_the_turn_follows_from_the_strategy_and_its_plan() -> None:
    third = whichside.position(setup=WINTER, strategy="triangle-fire", step=3)
    assert third.strength == 8  # two plans, then three, then the third of this one
    acted = whichside.position(setup=WINTER, phase="end", strategy="triangle-fire", step=3)
    assert acted.strength == 7
    over = whichside.position(setup=WINTER, over=("newark-workshop-fire",))
    assert over.strength == 3


def test_a_strength_is_held_against_the_plans_that_are_left() -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        whichside.position(setup=WINTER, strategy="triangle-fire", step=3, strength=7)
    assert refused.value.clauses == ("whichside.employers-board.es-counts-turns",)
    tree = json.loads(
        whichside.to_json(whichside.position(setup=WINTER, strategy="triangle-fire", step=3))
    )
    tree["strength"] = 7
    with pytest.raises(InvalidValue, match="8 at least"):
        whichside.from_json(json.dumps(tree))


def test_a_tile_is_gone_only_by_what_has_destroyed_it() -> None:
    burnt = whichside.position(setup=WINTER, destroyed=("newark",))
    assert burnt.strength == 3, "its fire is over"
    alike = whichside.position(setup=WINTER, tiles=burnt.tiles)
    assert alike == burnt
    for given, clause in (
        ({"destroyed": ("tenderloin",)}, "whichside.setup.tiles-layout"),
        (
            {"destroyed": ("newark",), "strategy": "newark-workshop-fire"},
            "whichside.scenario.winter-fires.strategy-1-undefeated",
        ),
        (
            {"destroyed": ("newark",), "ended": {"newark-workshop-fire": "victory"}},
            "whichside.scenario.winter-fires.strategy-1-undefeated",
        ),
    ):
        with pytest.raises(ImpossiblePosition) as refused:
            whichside.position(setup=WINTER, **given)
        assert clause in refused.value.clauses


def test_what_is_gone_without_a_fire_is_refused_in_json() -> None:
    tree = _tree()
    gone = [tile for tile in tree["tiles"] if tile["id"] != "tenderloin"]
    tree["tiles"] = gone
    with pytest.raises(InvalidValue, match="nothing in this game destroys it"):
        whichside.state_adapter().validate_json(json.dumps(tree))


def test_in_the_desperate_situation_a_tile_can_have_burnt_before_the_first_turn() -> None:
    setup = whichside.Setup(variant="desperate")
    burnt = whichside.position(setup=setup, destroyed=("triangle",))
    assert burnt.strength == 5
    assert "triangle-fire" not in {one for _, some in burnt.strategies.reserves for one in some}


def test_a_strategy_in_two_steps_has_no_partial_victory() -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        whichside.position(ended={"abusive-controls": "partial-victory"})
    clause = "whichside.strategy.table.2-step-partial-victory"
    assert refused.value.clauses == (clause,)


def test_tiles_are_given_as_they_lie() -> None:
    start = whichside.position()
    tiles = tuple(whichside.TileState(tile.id, tile.id == "triangle") for tile in start.tiles)
    assert whichside.position(tiles=tiles) == whichside.position(improved=("triangle",))
    with pytest.raises(ImpossiblePosition, match="give one of them"):
        whichside.position(tiles=tiles, improved=("triangle",))
    with pytest.raises(ImpossiblePosition, match="twice"):
        whichside.position(tiles=(*tiles, tiles[0]))


@pytest.mark.parametrize(
    "given",
    [
        {"hosted": "printing-press"},
        {"longer": ("fines",)},
        {"longer": 3},
        {"guests": ["clara-lemlich"]},
        {"guests": {"clara-lemlich": 3}},
        {"faced": "fines"},
        {"faced": (3,)},
        {"faced": None},
        {"active": 3},
        {"tenements": ["russian"]},
        {"tenements": {"russian": 3}},
        {"people": {"rosa": 2}},
        {"people": {"rosa": (1, 2, 3, 4)}},
        {"people": 3},
        {"improved": 3},
        {"tiles": "triangle"},
        {"tiles": ("triangle",)},
        {"countered": 1},
        {"countered": ("one",)},
        {"over": 3},
        {"rolled": 11},
        {"ended": ["abusive-controls"]},
        {"destroyed": 3},
        {"left": 3},
        {"strategy": 3},
        {"strategy": "abusive-controls", "step": "one"},
        {"objectives": 3},
        {"market": 3},
        {"plans": ("abusive-controls-1",)},
        {"stock": ("bonesetter",)},
        {"strategies": 3},
        {"agenda": 3},
        {"phase": 3},
        {"setup": 3},
        {"strength": "1"},
        {"controlled": 3},
    ],
    ids=repr,
)
def test_a_wrong_type_is_told_as_what_it_should_be(given: dict[str, Any]) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        whichside.position(**given)
    assert list(given)[-1] in str(refused.value)


def test_bounds_are_those_of_the_board() -> None:
    with pytest.raises(ImpossiblePosition, match="its cells are 1 to 10"):
        whichside.position(strength=21)
    with pytest.raises(ImpossiblePosition, match="there are 6"):
        whichside.position(hours=13)


@pytest.mark.parametrize(
    ("countered", "phase", "plan"),
    [((1,), "daily", 2), ((1, 2), "daily", 3), ((1, 2), "struggle", 2), ((2,), "struggle", 2)],
)
def test_the_marker_stands_by_the_last_plan_that_is_countered(
    countered: tuple[int, ...], phase: Phase, plan: int
) -> None:
    told = whichside.position(strategy="wage-reduction-law", countered=countered, phase=phase)
    assert told.step == plan
