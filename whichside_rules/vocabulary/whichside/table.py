"""What the sentences of the board game share: the types of their fields, and whom they ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.vocabulary.parameter_types import number, quoted
from whichside_rules.vocabulary.playing import playing
from whichside_rules.vocabulary.quantity import Measure, bound, quantity as declare
from whichside_rules.vocabulary.registry import Kind, Registry
from whichside_rules.vocabulary.whichside import parameter_types as say
from whichside_rules.vocabulary.whichside.world import WhichsideWorld
from whichside_rules.vocabulary.world import World
from whichside_rules.whichside.engine import words

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


def on(world: World) -> WhichsideWorld:
    """The table of a scenario."""
    return world.of(WhichsideWorld)


plays: Final = playing(SENTENCES)


def must_be_one_of(game: WhichsideWorld, card: str, cards: Iterable[Any], kind: Text) -> None:
    """Refuse a card of another deck."""
    game.given()
    _must_be_among(game, card, cards, kind)


def must_be_a_card(game: WhichsideWorld, card: str) -> None:
    """Refuse what no deck has: a slip of the pen is no illegal move."""
    box = game.content
    decks = (box.misfortunes, box.incidents, box.normals, box.difficults, box.solidarities)
    cards = (one for deck in (*decks, box.strategies, box.premises) for one in deck)
    _must_be_among(game, card, cards, Text("card", "une carte"))


def _must_be_among(game: WhichsideWorld, card: str, cards: Iterable[Any], kind: Text) -> None:
    known = [one.id for one in cards]
    if card not in known:
        said = words.card(card)
        near = perhaps(nearest(card, known), ", ") if said.en == card else ""
        raise game.slip(f"{said.en} is no {kind.en}{near}", f"{said.fr} n'est pas {kind.fr}")


def must_be_strategy(game: WhichsideWorld, card: str) -> None:
    """Refuse a card that is no strategy of the employers."""
    must_be_one_of(game, card, game.content.strategies, Text("strategy", "une planification"))


def must_be_employers(game: WhichsideWorld, card: str) -> None:
    """Refuse a card that is no normal or difficult Employer card."""
    cards = (*game.content.normals, *game.content.difficults)
    must_be_one_of(game, card, cards, Text("Employer card", "une carte patronale"))


def tenement_said(tenement: str) -> Text:
    """A Tenement by its name."""
    return words.called("player", tenement)


def of(what: Text, whose: Text) -> Text:
    """What is asked, and of whom: "the health of Emma Goldman", « la santé (Emma Goldman) »."""
    return Text(f"{what.en} of {whose.en}", f"{what.fr} ({whose.fr})")


def each_tenement(game: WhichsideWorld, note: Callable[[WhichsideWorld, str], object]) -> None:
    """Note something of every Tenement that plays."""
    for tenement in whichside.players(game.setup()):
        note(game, tenement)


def told(game: WhichsideWorld) -> list[Any]:
    """All that happened so far."""
    game.accept()
    game.must_have_played()
    return game.all_events


def since(
    game: WhichsideWorld, what: Text, value: Callable[[Any], int], sign: int, *clauses: str
) -> Measure:
    """By how much something is more, or less, than it was before the moves."""
    game.accept()
    game.must_have_played()
    return Measure(what, sign * (value(game.state) - value(game.first)), clauses)


def choose(game: WhichsideWorld, **choices: Any) -> None:
    """Note what the table chose before the game; contradictions are errors."""
    game.given()
    for name, chosen in choices.items():
        if game.choices.get(name, chosen) != chosen:
            game.contradiction(game.fact(name), game.choices[name], chosen)
        game.choices[name] = chosen


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
