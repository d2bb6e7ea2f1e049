"""A sentence that only plays a move is one call."""

from __future__ import annotations

from dataclasses import dataclass

from whichside_rules.vocabulary.parameter_types import number, quoted
from whichside_rules.vocabulary.playing import playing
from whichside_rules.vocabulary.registry import Kind, Registry

TYPES = {"Number": number, "Quoted": quoted}


@dataclass(frozen=True)
class Pay:
    who: str
    n: int


class Table:
    """A world that notes what is played."""

    def __init__(self) -> None:
        self.played: list[object] = []

    def at(self, game: str | None, kind: Kind) -> Table:
        assert (game, kind) == ("toy", "when")
        return self

    def play(self, move: object) -> None:
        self.played.append(move)


def test_the_move_is_made_of_the_fields_in_the_order_of_the_sentence() -> None:
    found = Registry(game="toy")
    plays = playing(found)
    plays("pays", Pay)(
        about="Somebody pays.",
        en="{who:Quoted} (pays|pay) {n:Number} coins",
        fr="{n:Number} pièces sont payées par {who:Quoted}",
    )
    plays("pays_nothing", lambda who: Pay(who, 0))(
        about="Somebody pays nothing.",
        en="{who:Quoted} pays nothing",
        fr="{who:Quoted} ne paie rien",
    )
    found.validate()

    table = Table()
    for text in ('"ann" pay 2 coins', '2 pièces sont payées par "ann"', '"bob" pays nothing'):
        (match,) = found.match("when", text)
        match.perform(table)
    assert table.played == [Pay("ann", 2), Pay("ann", 2), Pay("bob", 0)]


def test_it_is_told_where_the_call_stands() -> None:
    found = Registry(game="toy")
    playing(found)("ends", lambda: None)(about="All ends.", en="all ends", fr="tout finit")

    (sentence,) = found
    assert (sentence.kind, sentence.doc) == ("when", "All ends.")
    assert sentence.name == f"{__name__}.ends"
    line: int = sentence.function.line  # type: ignore[attr-defined]
    with open(__file__, encoding="utf-8") as file:
        assert '"ends"' in file.readlines()[line - 1]
