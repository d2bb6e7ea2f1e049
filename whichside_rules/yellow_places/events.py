"""The events of Yellow Places: what a move made happen, each with the clause that caused it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.transition import Told
from whichside_rules.kernel.value import told, value
from whichside_rules.yellow_places import words
from whichside_rules.yellow_places.content import Cell, Place, Tile
from whichside_rules.yellow_places.state import Phase


@value
class TileDrawn(Told):
    """A player drew a tile; only that player sees which."""

    player: str
    tile: Tile | None
    clause: str
    kind: Literal["tile-drawn"] = "tile-drawn"

    def seen_by(self, player: str) -> TileDrawn:
        """Others see only that a tile was drawn."""
        return self if player == self.player else TileDrawn(self.player, None, self.clause)

    def _sentence(self) -> Text:
        who = words.player(self.player)
        if self.tile is None:
            return Text(f"{who.en} draws a tile.", f"{who.fr} pioche une tuile.")
        name = words.establishment(self.tile)
        return Text(f"{who.en} draws {name.en}.", f"{who.fr} pioche {name.fr}.")


@value
class TileRevealed(Told):
    """A tile was turned up at the set-up."""

    tile: Tile
    clause: str
    kind: Literal["tile-revealed"] = "tile-revealed"

    def _sentence(self) -> Text:
        name = words.establishment(self.tile)
        return Text(f"Face up: {name.en}.", f"Face visible : {name.fr}.")


@value
class NeutralCube(Told):
    """A neutral cube on an establishment: its tile is in no hand."""

    tile: Tile
    clause: str
    kind: Literal["neutral-cube"] = "neutral-cube"

    def _sentence(self) -> Text:
        name = words.establishment(self.tile)
        return Text(f"A neutral cube on {name.en}.", f"Un cube neutre sur {name.fr}.")


@value
class YellowCube(Told):
    """A yellow cube on an establishment: its tile was found."""

    tile: Tile
    clause: str
    kind: Literal["yellow-cube"] = "yellow-cube"

    def _sentence(self) -> Text:
        name = words.establishment(self.tile)
        return Text(f"A yellow cube on {name.en}.", f"Un cube jaune sur {name.fr}.")


@value
class DiscPlaced(Told):
    """A disc with its cubes."""

    player: str
    place: Place
    cubes: int
    clause: str
    kind: Literal["disc-placed"] = "disc-placed"

    def _sentence(self) -> Text:
        who = words.player(self.player)
        at, count = words.place(self.place), words.cubes(self.cubes)
        return Text(
            f"{who.en} puts a disc before {at.en} with {count.en}.",
            f"{who.fr} pose un disque devant {at.fr} avec {count.fr}.",
        )


@value
class PawnPlaced(Told):
    """A pawn in a cell."""

    player: str
    cell: Cell
    clause: str
    kind: Literal["pawn-placed"] = "pawn-placed"

    def _sentence(self) -> Text:
        who = words.player(self.player)
        return Text(
            f"{who.en} puts the pawn in cell {self.cell}.",
            f"{who.fr} place son pion dans la case {self.cell}.",
        )


@value
class Designated(Told):
    """An establishment named with the pawn."""

    player: str
    tile: Tile
    clause: str
    kind: Literal["designated"] = "designated"

    def _sentence(self) -> Text:
        who = words.player(self.player)
        name = words.establishment(self.tile)
        return Text(f"{who.en} designates {name.en}.", f"{who.fr} désigne {name.fr}.")


@value
class PawnKept(Told):
    """A player left the pawn off the board (reading R-7)."""

    player: str
    clause: str
    kind: Literal["pawn-kept"] = "pawn-kept"

    def _sentence(self) -> Text:
        who = words.player(self.player)
        return Text(f"{who.en} keeps the pawn.", f"{who.fr} garde son pion.")


@value
class NobodyAnswered(Told):
    """No player holds the tile, or it was known already."""

    tile: Tile
    clause: str
    kind: Literal["nobody-answered"] = "nobody-answered"

    def _sentence(self) -> Text:
        name = words.establishment(self.tile)
        return Text(f"Nobody answers for {name.en}.", f"Personne ne répond pour {name.fr}.")


@value
class TileFound(Told):
    """The holder reveals the tile."""

    holder: str
    tile: Tile
    clause: str
    kind: Literal["tile-found"] = "tile-found"

    def _sentence(self) -> Text:
        who = words.player(self.holder)
        name = words.establishment(self.tile)
        return Text(f"{who.en} reveals {name.en}.", f"{who.fr} révèle {name.fr}.")


@value
class CubeRemoved(Told):
    """A yellow cube left a disc, which no longer counts the found tile."""

    player: str
    place: Place
    left: int
    """Cubes that stay on it."""
    clause: str
    kind: Literal["cube-removed"] = "cube-removed"

    def _sentence(self) -> Text:
        who = words.player(self.player)
        at = words.place(self.place)
        return Text(
            f"The disc of {who.en} before {at.en} keeps {words.cubes(self.left).en}.",
            f"Le disque de {who.fr} devant {at.fr} garde {words.cubes(self.left).fr}.",
        )


@value
class Accused(Told):
    """An establishment and a player were named."""

    player: str
    tile: Tile
    holder: str
    clause: str
    kind: Literal["accused"] = "accused"

    def _sentence(self) -> Text:
        who = words.player(self.player)
        named = words.player(self.holder)
        name = words.establishment(self.tile)
        return Text(
            f"{who.en} says that {named.en} holds {name.en}.",
            f"{who.fr} affirme que {named.fr} détient {name.fr}.",
        )


@value
class RoundEnded(Told):
    """All have placed the pawn, or passed (reading R-7): the round is over."""

    round: int
    clause: str
    kind: Literal["round-ended"] = "round-ended"

    def _sentence(self) -> Text:
        return Text(f"Round {self.round} is over.", f"La manche {self.round} est finie.")


@value
class PawnsRecovered(Told):
    """The pawns go back to their players."""

    clause: str
    kind: Literal["pawns-recovered"] = "pawns-recovered"

    def _sentence(self) -> Text:
        return Text("The pawns are taken back.", "Les pions sont repris.")


@value
class StageBegan(Told):
    """A stage of a round, or the conclusion, began."""

    phase: Phase
    round: int
    clause: str
    kind: Literal["stage-began"] = "stage-began"

    def _sentence(self) -> Text:
        phase = words.PHASES[self.phase]
        if self.phase == "conclusion":
            return Text("Next: the conclusion.", "Ensuite : la conclusion.")
        return Text(
            f"Next: {phase.en} of round {self.round}.",
            f"Ensuite : {phase.fr}, manche {self.round}.",
        )


@value
class GameEnded(Told):
    """All won or all lost."""

    won: bool
    clause: str
    kind: Literal["game-ended"] = "game-ended"

    def _sentence(self) -> Text:
        if self.won:
            return Text("All players win.", "Tout le monde gagne.")
        return Text("All players lose.", "Tout le monde perd.")


# What the chapters tell: an event of each type, by its fields.
tile_drawn: Callable[[str, Tile | None, str], TileDrawn] = told(TileDrawn)
tile_revealed: Callable[[Tile, str], TileRevealed] = told(TileRevealed)
neutral_cube: Callable[[Tile, str], NeutralCube] = told(NeutralCube)
yellow_cube: Callable[[Tile, str], YellowCube] = told(YellowCube)
disc_placed: Callable[[str, Place, int, str], DiscPlaced] = told(DiscPlaced)
pawn_placed: Callable[[str, Cell, str], PawnPlaced] = told(PawnPlaced)
designated: Callable[[str, Tile, str], Designated] = told(Designated)
pawn_kept: Callable[[str, str], PawnKept] = told(PawnKept)
nobody_answered: Callable[[Tile, str], NobodyAnswered] = told(NobodyAnswered)
tile_found: Callable[[str, Tile, str], TileFound] = told(TileFound)
cube_removed: Callable[[str, Place, int, str], CubeRemoved] = told(CubeRemoved)
accused: Callable[[str, Tile, str, str], Accused] = told(Accused)
round_ended: Callable[[int, str], RoundEnded] = told(RoundEnded)
pawns_recovered: Callable[[str], PawnsRecovered] = told(PawnsRecovered)
stage_began: Callable[[Phase, int, str], StageBegan] = told(StageBegan)
game_ended: Callable[[bool, str], GameEnded] = told(GameEnded)


YellowEvent = Annotated[
    TileDrawn
    | TileRevealed
    | NeutralCube
    | YellowCube
    | DiscPlaced
    | PawnPlaced
    | Designated
    | PawnKept
    | NobodyAnswered
    | TileFound
    | CubeRemoved
    | Accused
    | RoundEnded
    | PawnsRecovered
    | StageBegan
    | GameEnded,
    Field(discriminator="kind"),
]
"""Any event of the game."""
