"""What the sentences of the board game share: the types of their fields, and whom they ask."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.vocabulary.parameter_types import number, quoted
from whichside_rules.vocabulary.playing import playing
from whichside_rules.vocabulary.quantity import bound, quantity as declare
from whichside_rules.vocabulary.registry import Kind, Registry
from whichside_rules.vocabulary.whichside import parameter_types as say

TYPES: dict[str, Callable[[str], object]] = {
    "Bound": bound,
    "Box": say.box,
    "Card": say.card,
    "Cards": say.cards,
    "Effect": say.effect,
    "EmployerCard": say.employer_card,
    "EmployersGauge": say.employers_gauge,
    "Gauge": say.gauge,
    "Labour": say.labour,
    "Mishap": say.mishap,
    "Moment": say.at_phase,
    "Difficulty": say.difficulty,
    "Number": number,
    "Objective": say.objective,
    "OwnCard": say.own_card,
    "Person": say.character,
    "Phase": say.phase,
    "Pile": say.pile,
    "Premises": say.premises,
    "Price": say.price,
    "Quoted": quoted,
    "Resource": say.resource,
    "Result": say.result,
    "Scenario": say.scenario,
    "Side": say.side,
    "Solidarity": say.solidarity_card,
    "Space": say.space,
    "Strategy": say.strategy,
    "Tenement": say.tenement,
    "Theirs": say.of_tenement,
    "ToTenement": say.to_tenement,
    "Tile": say.tile,
    "Tiles": say.tiles,
    "Variant": say.variant,
}

SENTENCES = Registry(game="whichside", types=TYPES)
"""What a scenario of this game may say beside the sentences of every game."""

given: Final = SENTENCES.given
when: Final = SENTENCES.when
then: Final = SENTENCES.then
quantity: Final = partial(declare, SENTENCES)
plays: Final = playing(SENTENCES)


def of(what: Text, whose: Text) -> Text:
    """What is asked, and of whom: "the health of Emma Goldman", « la santé (Emma Goldman) »."""
    return Text(f"{what.en} of {whose.en}", f"{what.fr} ({whose.fr})")


UNCLEAR: tuple[tuple[tuple[Kind, ...], str, tuple[str, ...]], ...] = (
    (
        ("given", "then"),
        "{labour:Labour} are {n:Number}",
        ("{labour} stand on cell {n}", "{labour} read {n}"),
    ),
    (
        ("given", "then"),
        "{labour:Labour} sont à {n:Number}",
        ("{labour} sont sur la case {n}", "{labour} affichent {n}"),
    ),
    (
        ("given", "then"),
        "{labour:Labour} est à {n:Number}",
        ("{labour} est sur la case {n}", "{labour} affiche {n}"),
    ),
    (("then",), "{tenement:Tenement} cannot pay", ("{tenement} falls into misery",)),
    (("then",), "{tenement:Tenement} ne peut pas payer", ("{tenement} tombe dans la misère",)),
)
"""What people say, by the kinds of step, and what of it can be meant."""

for _kinds, _said, _meant in UNCLEAR:
    SENTENCES.unclear(*_kinds, said=_said, meant=_meant, types=TYPES)
