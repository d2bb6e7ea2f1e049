"""The board of Yellow Places as a seat sees it: nine cells, discs before their places, tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from whichside_rules import yellow_places
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Names
from whichside_rules.laid.describing import NOTHING, Laying, number
from whichside_rules.laid.description import Area, Legend, Sign, Thing
from whichside_rules.yellow_places.engine import words

_KINDS: Final = Names("yellow_places", "kind", "name")
_LETTERS: Final = {"tea": Text("T", "S"), "restaurant": Text("R", "R"), "bakery": Text("B", "P")}
_PLACES: Final[dict[str, yellow_places.Place]] = {place: place for place in yellow_places.PLACES}
_NONE: Final = Text("none", "aucune")
_LEGEND: Final = (
    Legend("own", Text("yours", "à vous")),
    Legend("found", Text("found (yellow cube)", "trouvée (cube jaune)")),
    Legend("out", Text("in no hand (neutral cube)", "dans aucune main (cube neutre)")),
    Legend("unknown", Text("nobody knows yet", "on ne sait pas encore")),
)
_LETTERS_TOLD: Final = Text(
    "T tea house, R restaurant, B bakery", "S salon de thé, R restaurant, P pâtisserie"
)


def areas(laying: Laying) -> Iterator[Area]:
    """The areas of the table: the round, the board, who holds what."""
    yield _round(laying)
    yield Area(
        "board",
        Text("Board", "Plateau"),
        "map",
        (*_places(laying), *_establishments(laying), *_discs(laying)),
        shown=_LETTERS_TOLD,
        legend=_LEGEND,
    )
    yield _hand(laying)
    yield _seats(laying)
    found = tuple(_found(laying))
    if found:
        yield Area("found", Text("Found", "Trouvées"), "row", found)
    pawns = tuple(_pawns(laying))
    if pawns:
        yield Area("pawns", Text("Pawns of this round", "Pions de cette manche"), "row", pawns)
    earlier = tuple(_earlier(laying))
    if earlier:
        yield Area("earlier", Text("Pawns of earlier rounds", "Pions d'avant"), "row", earlier)
    said = tuple(_accusations(laying))
    if said:
        yield Area(
            "accusations", Text("Said in the conclusion", "Dit à la conclusion"), "row", said
        )


def _round(laying: Laying) -> Area:
    seen, phase = laying.view, laying.view.phase
    stage = phase in ("discs", "pawns", "conclusion")
    dealing = phase == "deal" and not _is_new(laying)
    thing = laying.thing(
        "phase",
        NOTHING,
        words.PHASES[phase],
        says=laying.says("stage_given", stage=phase, n=seen.round)
        if stage
        else laying.says("being_dealt")
        if dealing
        else None,
    )
    of = seen.setup.content.rounds
    told = Text(f"{seen.round} of {of}", f"{seen.round} sur {of}")
    return Area("round", Text("Round", "Manche"), "row", (thing,), shown=told)


def _is_new(laying: Laying) -> bool:
    """Whether nothing is dealt yet, to the usual colours."""
    seen, seats = laying.view, laying.view.setup.seats
    usual = tuple(seats) == yellow_places.COLOURS[: len(seats)]
    return usual and seen.phase == "deal" and not (any(seen.held) or seen.neutral)


# The board ----------------------------------------------------------------------------------------


def _places(laying: Laying) -> Iterator[Thing]:
    """The columns and rows along the sides, the cells between them, the circles beside."""
    for n in (1, 2, 3):
        short = Text(f"column {n}", f"verticale {n}")
        yield laying.thing(
            f"column-{n}",
            words.place(_PLACES[f"column-{n}"]),
            short=short,
            at=(25 * n, 0),
            space=True,
        )
    for row in (1, 2, 3):
        short = Text(f"row {row}", f"horiz. {row}")
        yield laying.thing(
            f"row-{row}",
            words.place(_PLACES[f"row-{row}"]),
            short=short,
            at=(0, 25 * row),
            space=True,
        )
        for column in (1, 2, 3):
            cell = 3 * (row - 1) + column
            yield laying.thing(
                f"cell-{cell}",
                Text(f"cell {cell}", f"case {cell}"),
                short=number(cell),
                at=(25 * column, 25 * row),
                space=True,
                clauses=("yellow_places.board.27-establishments",),
            )
    for kind in yellow_places.KINDS:
        circle = words.place(kind)
        yield laying.thing(kind, circle, short=_KINDS[kind], space=True)


def _establishments(laying: Laying) -> Iterator[Thing]:
    """The 27 establishments, each with what the seat knows of its tile."""
    seen = laying.view
    holders = {one.tile: one.holder for one in seen.found}
    missed = {one.tile for one in seen.designations if one.holder is None and not one.known}
    # What a pawn did not find is said with the pawn, where it is known whose it was.
    named = {one.tile for one in seen.designations if one.holder is None and one.round}
    for tile in yellow_places.TILES:
        sign: Sign = "unknown"
        shown, said = NOTHING, None
        if tile in holders:
            who = words.player(holders[tile])
            sign, shown = "found", Text(f"found with {who.en}", f"trouvée chez {who.fr}")
            said = laying.says("was_found", tile=tile, player=holders[tile])
        elif tile in seen.neutral:
            sign, shown = "out", Text("in no hand", "dans aucune main")
            if tile not in missed:
                said = laying.says("face_up", tiles=[tile])
            elif tile not in named:
                said = laying.says("was_missed", tile=tile)
        elif tile in seen.hand:
            who = words.player(seen.player)
            sign, shown = "own", Text(f"held by {who.en}", f"en main : {who.fr}")
            if laying.you:
                shown = Text("in your hand", "dans votre main")
        yield laying.thing(
            tile,
            words.named(tile).text("name"),
            shown,
            where=f"cell-{yellow_places.cell_of(tile)}",
            short=_LETTERS[yellow_places.kind_of(tile)],
            sign=sign,
            seen=sign != "unknown",
            says=said,
            clauses=("yellow_places.board.27-establishments",),
        )


def _discs(laying: Laying) -> Iterator[Thing]:
    for disc in laying.view.discs:
        yield laying.thing(
            f"disc.{disc.player}.{disc.round}",
            words.player(disc.player),
            amount=disc.cubes,
            where=disc.place,
            least=0,
            clauses=("yellow_places.component.discs",),
            says=laying.says("has_disc", player=disc.player, place=disc.place),
        )


# Who holds what -----------------------------------------------------------------------------------


def _hand(laying: Laying) -> Area:
    """The own hand; each tile of it is set by one sentence."""
    seen, player = laying.view, words.player(laying.view.player)
    name = Text(f"Hidden tiles of {player.en}", f"Tuiles cachées du joueur {player.fr}")
    if laying.you:
        name = Text(
            f"You are {player.en}. Your hidden tiles",
            f"Vous êtes {player.fr}. Vos tuiles cachées",
        )
    tiles = [
        laying.thing(
            f"tile.{tile}",
            words.named(tile).text("name"),
            tone="good",
            says=laying.says("holds", player=seen.player, tiles=[tile]),
        )
        for tile in seen.hand
    ]
    return Area(f"hand.{seen.player}", name, "row", tuple(tiles), empty=_NONE)


def _seats(laying: Laying) -> Area:
    """Who sits where, with how many hidden tiles."""
    seen = laying.view
    held = zip(seen.setup.seats, seen.held, strict=True)
    people = [
        laying.thing(
            f"seat.{one}",
            words.player(one),
            amount=n,
            least=0,
            tone="loud" if one == laying.you else None,
        )
        for one, n in held
    ]
    between = laying.thing(
        "players",
        Text("players", "joueurs"),
        number(len(people)),
        tone="quiet",
        says=laying.says("a_new_game", n=len(people))
        if _is_new(laying)
        else laying.says("a_game_between", players=list(seen.setup.seats)),
    )
    name = Text("Hidden tiles of each", "Tuiles cachées de chacun")
    return Area("seats", name, "ring", (between, *people))


def _found(laying: Laying) -> Iterator[Thing]:
    for one in laying.view.found:
        yield laying.thing(
            f"found.{one.tile}", words.named(one.tile).text("name"), words.player(one.holder)
        )


def _earlier(laying: Laying) -> Iterator[Thing]:
    """The pawns of the rounds before, and what was said in the conclusion."""
    seen = laying.view
    now = seen.round if seen.phase == "pawns" else seen.round + 1
    for one in seen.designations:
        if 0 < one.round < now:
            yield laying.thing(
                f"earlier.{one.round}.{one.player}",
                words.player(one.player),
                words.named(one.tile).text("name"),
                tone="quiet",
                says=laying.says("designated_in", player=one.player, tile=one.tile, n=one.round),
            )


def _accusations(laying: Laying) -> Iterator[Thing]:
    """What was rightly said in the conclusion."""
    for one in laying.view.accusations:
        who, of = words.player(one.player), words.player(one.holder)
        name = Text(f"{who.en}, of {of.en}", f"{who.fr}, de {of.fr}")
        values = {"player": one.player, "holder": one.holder, "tile": one.tile}
        yield laying.thing(
            f"accusation.{one.tile}.{one.player}",
            name,
            words.named(one.tile).text("name"),
            says=laying.says("has_accused", **values) if one.right else None,
        )


def _pawns(laying: Laying) -> Iterator[Thing]:
    seen = laying.view
    for player in seen.passed:
        kept = Text("kept", "gardé")
        said = laying.says("has_kept_the_pawn", player=player)
        yield laying.thing(f"pawn.{player}", words.player(player), kept, says=said)
    for one in yellow_places.pawns_on_board(seen):
        yield laying.thing(
            f"pawn.{one.player}",
            words.player(one.player),
            words.named(one.tile).text("name"),
            says=laying.says("has_designated", player=one.player, tile=one.tile),
        )
