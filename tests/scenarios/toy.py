"""A game of three clauses, for the tests: wages are paid, debts are refused.

Copied into the folder of each test and used as ``whichside_vocabulary = toy:VOCABULARY``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.registry import Registry, pattern


@dataclass(frozen=True)
class Words:
    en: str
    fr: str

    def in_(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True)
class Clause:
    status: str
    title: Words


CLAUSES = {
    "toy.wage.paid": Clause("normative", Words("Wages are paid", "Salaires versés")),
    "toy.wage.debt": Clause("normative", Words("No debts", "Pas de dettes")),
    "toy.wage.silent": Clause("normative", Words("Silent", "Muette")),
    "toy.meta.words": Clause("informative", Words("Words", "Mots")),
}


class UnknownClause(LookupError):
    pass


def clause(clause_id: str) -> Clause:
    if clause_id not in CLAUSES:
        raise UnknownClause(f"perhaps {min(CLAUSES)}?")
    return CLAUSES[clause_id]


def pay(coins: int, wage: int) -> int:
    """Pay a wage (:clause:`toy.wage.paid`)."""
    return coins + wage


def count(coins: int) -> int:
    """Count coins; a clause that no event cites: :clause:`the silent one <toy.wage.silent>`."""
    return coins


class World:
    def __init__(self) -> None:
        self.coins = 0
        self.cited: list[str] = []
        self.notes: list[tuple[str, str]] = []
        self.unread_refusal = False

    @property
    def fired(self) -> tuple[str, ...]:
        return tuple(self.cited)

    def finish(self) -> None:
        assert not self.unread_refusal, "a refused move was never looked at"

    def note_game(self, game: str) -> None:
        self.notes.append((game, ""))

    def note_step(self, text: str, language: str) -> None:
        self.notes.append((text, language))

    def look_up(self, match: object) -> None:
        """What a toy has is always the same."""

    def look_ahead(self, *moves: Callable[[World], object]) -> None:
        """The moment of a toy is always the same."""

    def ask(self, question: Callable[[World], object], *, at_once: bool = False) -> None:
        question(self)


@pattern(r"-?\d+|one|une?|no|aucune?")
def number(text: str) -> int:
    words = {"one": 1, "un": 1, "une": 1, "no": 0, "aucun": 0, "aucune": 0}
    word = text.casefold()
    return words[word] if word in words else int(word)


@pattern(r"\w+")
def place(text: str) -> str:
    if text.casefold() not in ("mill", "mine"):
        raise ValueError(f"no place is called {text!r}; there are mill and mine")
    return text.casefold()


TYPES = {"Number": number, "Place": place}
REGISTRY = Registry()


@REGISTRY.given(en="a purse of {n:Number} coins", fr="une bourse de {n:Number} pièces")
def purse(world: World, n: int) -> None:
    """Begin with coins."""
    world.coins = n


@REGISTRY.given(en="a wage was paid before", fr="un salaire a déjà été versé")
def paid_before(world: World) -> None:
    """A function that names a clause runs, but as a Given."""
    world.coins = pay(world.coins, 0)


@REGISTRY.when(
    en=("the worker is paid {n:Number} coins", "the worker is paid {n:Number} coins again"),
    fr="le travailleur reçoit {n:Number} pièces",
)
def paid(world: World, n: int) -> None:
    """Pay the worker."""
    world.coins = pay(world.coins, n)
    world.cited.append("toy.wage.paid")


@REGISTRY.when(en="the worker waits", fr=("le travailleur attend", "l'ouvrier attend"))
def waits(world: World) -> None:
    """Nothing happens."""


@REGISTRY.when(en="the worker walks to the {where:Place}")
def walks(world: World, where: str) -> None:
    """A place that not every word names."""


@REGISTRY.when(en="the worker borrows")
def borrows(world: World) -> None:
    """A refusal."""
    world.cited.append("toy.wage.debt")
    world.unread_refusal = True


@REGISTRY.when(en="something breaks")
def breaks(world: World) -> None:
    """A fault, not a verdict."""
    raise ZeroDivisionError("the toy broke")


@REGISTRY.then(en="the move is refused", fr="le coup est refusé")
def refused(world: World) -> None:
    """Look at the refusal."""
    world.unread_refusal = False


@REGISTRY.then(en="the purse holds {n:Number} coins", fr="la bourse contient {n:Number} pièces")
def holds(world: World, n: int) -> None:
    """Count."""
    if world.coins != n:
        raise AssertionError(f"the rules say {world.coins} coins, by toy.wage.paid")


@REGISTRY.then(en="the coins are counted")
def counted(world: World) -> None:
    """Run code of a clause that nothing cites."""
    count(world.coins)


@REGISTRY.then(en="the notes are")
def notes(world: World, datatable: list[list[str]]) -> None:
    """Compare what the world was told."""
    assert [[text, language] for text, language in world.notes] == datatable, str(world.notes)


@REGISTRY.then(en="the last line is")
def last_line(world: World, docstring: str) -> None:
    """Take a text block."""
    assert docstring == "coins", docstring


@REGISTRY.then(en="the {thing} is empty")
def generic(world: World, thing: str) -> None:
    """Overlaps with the next sentence."""


@REGISTRY.then(en="the purse is empty")
def empty(world: World) -> None:
    """Overlaps with the sentence before."""
    assert world.coins == 0


VOCABULARY = Vocabulary(REGISTRY, World, clause, ("toy",))

MORE = Registry()


@MORE.when(en="a third party moves")
def third_party(world: World) -> None:
    """A sentence of another project."""
